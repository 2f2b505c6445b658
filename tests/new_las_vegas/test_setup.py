"""Before the first turn: projects, stacks, the bank's question, the introductory game."""

from boulevard.games.chance import Rng
from tests.new_las_vegas.sheets import GAME, filler, game, sheet, written
from tests.streets import deal, everybody_else, play


def test_one_project_of_each_colour() -> None:
    """NLV-R05: pink, purple, yellow, in this order, and nothing is hidden."""
    state = GAME.start(3)
    assert state.awaits_chance()
    state.reveal_token("project:hotels-7")
    assert state.parse_outcome("project:large-3") == 0
    assert not state.possible(0)
    state.reveal_token("project:streets-2")
    state.reveal_token("project:par-4")
    names = [entry["project"] for entry in state.view(-1)["projects"]]
    assert names == ["hotels-7", "streets-2", "par-4"]


def test_stacks() -> None:
    """NLV-R06, NLV-R09: three effects and three numbers come up, of all 81 cards."""
    state = GAME.start(2)
    deal(state)
    for seat in (0, 1):
        play(state, seat, "decline done")
    deal(state)
    cards = state.position()["cards"]
    assert len(cards["pile"]) == 75
    assert len(cards["numbers"]) == len(cards["effects"]) == 3


def test_the_bank_asks_everybody_once() -> None:
    """NLV-R07: borrow or decline, before the first card; it can be taken back until all have confirmed."""
    state = GAME.start(2)
    deal(state)
    assert state.position()["stage"] == "loans"
    assert state.tokens(0) == state.tokens(1) == ["borrow", "decline"]
    play(state, 0, "borrow")
    assert state.tokens(0) == ["done"]
    state.undo(0)
    play(state, 0, "decline done")
    play(state, 1, "borrow done")
    assert [one["loan"] for one in state.position()["sheets"]] == ["decline", "borrow"]
    assert state.awaits_chance()


def test_introductory_game() -> None:
    """NLV-R08, NLV-16: no golf, no bank, no golf projects, three bundles of bills."""
    for seed in range(40):
        state = GAME.start(2, {"introductory": True})
        state.deal(Rng(seed))
        assert state.position()["stage"] == "play"
        assert {entry["project"] for entry in state.position()["projects"]}.isdisjoint(
            {"shows-golf", "par-4"}
        )
    known = game(sheet(loan=None, golf={}), options={"introductory": True})
    play(known, 0, "pick:A open:5@1.2 done")
    everybody_else(known)
    one = known.position()["sheets"][0]
    assert one["golf"] == {"holes": [], "lost": []}


def test_introductory_bundles() -> None:
    """NLV-16, NLV-R79: three debts are covered, a fourth is not."""
    for cranes, penalty in ((2, 0), (3, -20)):
        row = ["#", ".", ".", ".", "#" if cranes > 1 else ".", ".", ".", "#" if cranes > 2 else "."]
        one = sheet("", " ".join(row), "", "1 2 3", loan=None)
        other = filler(3, True)
        other["inauguration"]["checked"] = 4
        state = written(one, other, options={"introductory": True})
        assert dict(state.scores()[0].parts)["bankruptcy"] == penalty
