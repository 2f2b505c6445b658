"""The course of a turn: stacks, picks, opening casinos, refusals."""

from collections import Counter

from boulevard.games.contract import SPECTATOR
from boulevard.games.new_las_vegas.state import NewLasVegasState
from tests.new_las_vegas.sheets import DECK, after, filler, game, load, sheet, table
from tests.streets import Json, deal, drafted, dull_turn, everybody_else, play, refuses, verbs


def test_combinations() -> None:
    """NLV-R09, NLV-R10: number and effect of the same stack belong together; one of three is picked."""
    state = game(sheet(), combos="5/inauguration 8/construction 11/limousine")
    assert state.tokens(0) == ["pick:A", "pick:B", "pick:C"]
    play(state, 0, "pick:A open:5@1.1")
    assert state.tokens(0) == ["done", "inaugurate", "free", "extend:5@1.2"]


def test_numbers_become_effects() -> None:
    """NLV-R09: the numbers on the stacks are turned over and become the next effects."""
    state = game(sheet(), combos="5/show 8/construction 11/limousine")
    numbers = state.position()["cards"]["numbers"]
    dull_turn(state, 0)
    dull_turn(state, 1)
    assert state.position()["cards"]["effects"] == numbers
    for card in ("9-show", "9-limousine", "9-improvement"):
        state.reveal_token(card)
    assert state.position()["turn"] == 2


def test_everybody_may_take_the_same() -> None:
    """NLV-R10: all play at once, in any order, with the same cards."""
    state = game(sheet(), sheet(), sheet())
    for seat in (2, 0, 1):
        play(state, seat, "pick:B open:8@4.6 crane:2.1 done")
    assert state.awaits_chance()
    assert [one["streets"][1]["built"] for one in state.position()["sheets"]] == [[1], [1], [1]]


def test_opening_is_compulsory() -> None:
    """NLV-R11: the number is written before anything else, and a turn does not end without it."""
    state = after("pick:A", sheet())
    refuses(state, 0, "done", "error-nlv-open-first")
    refuses(state, 0, "show:left", "error-nlv-open-first")
    refuses(game(sheet()), 0, "done", "error-nlv-pick-first")
    refuses(game(sheet()), 0, "refuse", "error-nlv-number-fits")


def test_only_built_casinos() -> None:
    """NLV-R12: cranes that are not crossed off and open casinos take no number."""
    state = after("pick:A", sheet(". 3", "#"))
    assert "5@1.3" not in verbs(state, "open")
    refuses(state, 0, "open:5@1.3", "error-nlv-under-construction", casino="1.3")
    refuses(state, 0, "open:5@1.2", "error-nlv-casino-open", casino="1.2", number=3)
    assert "5@2.1" in verbs(state, "open")


def test_ascending_without_twins() -> None:
    """NLV-R13: numbers grow from left to right, gaps and jumps are fine, no number twice."""
    state = after("pick:A", sheet("1 . . . . . 9", "", "", ". 5"))
    streets = {place.split("@")[1] for place in verbs(state, "open")}
    assert {"1.2", "1.4", "1.5"} <= streets
    assert not {"1.8", "1.10", "4.1", "4.3"} & streets
    refuses(state, 0, "open:5@4.3", "error-nlv-order")
    refuses(state, 0, "open:5@1.8", "error-nlv-order")
    refuses(state, 0, "open:6@1.2", "error-nlv-other-number")
    refuses(state, 0, "open:77@1.2", "error-nlv-number")
    refuses(state, 0, "open:5@5.2", "error-nlv-casino")


def stuck(checked: int) -> Json:
    """A city in which no number below 16 can be written any more."""
    return sheet(
        "12 13 . 14 15", ". 12 13 14 . 15", "12 . 13 14 15", "12 13 14 . 15", checked=checked
    )  # fmt: skip


def test_refused_turn() -> None:
    """NLV-R14, NLV-01, NLV-08: two boxes; neither effect nor bonus; claims are still possible."""
    state = game(stuck(checked=8), combos="5/show 8/construction 11/limousine")
    assert "refuse" in state.tokens(0)
    play(state, 0, "refuse")
    assert drafted(state)["inauguration"]["checked"] == 10
    assert state.tokens(0) == ["done"]
    refuses(state, 0, "inaugurate", "error-nlv-refused-turn")
    refuses(state, 0, "extend:2@1.10", "error-nlv-refused-turn")
    refuses(state, 0, "free", "error-nlv-refused-turn")
    known = game(stuck(checked=8), projects=["inauguration-10", "odd-7", "cranes-4"])
    play(known, 0, "refuse claim:1 done")


def test_last_box_by_refusal() -> None:
    """NLV-01, NLV-R31: the second cross of a refusal may be lost; the last box ends the game all the same."""
    state = game(stuck(checked=11))
    play(state, 0, "refuse done")
    everybody_else(state)
    assert state.position()["sheets"][0]["inauguration"]["checked"] == 12
    assert state.over()


def test_easy_opening_does_not_avert_a_refusal() -> None:
    """NLV-30, NLV-01, NLV-R14: none of the three printed numbers fits, so neither effect nor bonus."""
    state = game(stuck(checked=8), combos="14/show 8/construction 11/limousine")
    assert state.tokens(0) == ["refuse"]
    state.play(0, "refuse")
    assert state.tokens(0) == ["done"]
    assert drafted(state)["inauguration"]["checked"] == 10


def test_easy_opening_where_another_number_fits() -> None:
    """NLV-30, NLV-R64: as long as one of the numbers fits as printed, another one may be changed."""
    crowded = sheet("1 3 . 13 14 . 15", checked=8)
    state = game(crowded, combos="2/show 3/construction 8/limousine")
    assert verbs(state, "refuse") == []
    assert verbs(state, "pick") == ["A", "B", "C"]


def test_version_1_let_easy_opening_avert_a_refusal() -> None:
    """Games of version 1 go on as they began: a number that only Easy Opening places may be taken."""
    position = table(stuck(checked=8), combos="14/show 8/construction 11/limousine")
    state = load({**position, "rules": 1})
    assert state.tokens(0) == ["pick:A", "refuse"]
    state.play(0, "pick:A")
    assert {step.split(":")[0] for step in state.tokens(0)} == {"easy"}


def test_effects_are_optional() -> None:
    """NLV-R15: a turn may end without the effect, and the effect is used once."""
    state = after("pick:B open:8@1.1", sheet())
    assert "done" in state.tokens(0)
    state.play(0, "crane:2.1")
    refuses(state, 0, "crane:3.2", "error-nlv-effect-used")
    state.play(0, "done")


def test_other_effects_are_refused() -> None:
    state = after("pick:A open:5@1.2", sheet())
    refuses(state, 0, "inaugurate", "error-nlv-other-effect", effect="show")
    refuses(state, 0, "show:middle", "error-nlv-column")
    refuses(state, 0, "dance", "error-nlv-unknown-step")
    refuses(state, 0, "open:5@1.4", "error-nlv-opened", casino="1.2")


def _last_cards(rules: int) -> NewLasVegasState:
    """The turn with the last three numbers has been played."""
    position = table(filler(25), filler(25))
    position["cards"]["pile"] = []
    position["turn"] = 26
    state = load({**position, "rules": rules})
    dull_turn(state, 0)
    dull_turn(state, 1)
    assert not state.over()
    return state


def test_the_last_effects_count() -> None:
    """NLV-31, NLV-R16: the last three cards are turned over, the 78 discards give the numbers."""
    state = _last_cards(2)
    cards = state.position()["cards"]
    assert [effect.split("-")[0] for effect in cards["effects"]] == ["5", "8", "11"]
    assert Counter(cards["pile"]) == Counter(DECK) - Counter(cards["effects"])
    assert load(state.position()).position() == state.position()
    deal(state)
    assert len(state.position()["cards"]["pile"]) == 75
    assert state.position()["cards"]["effects"] == cards["effects"]


def test_version_1_shuffled_a_turn_early() -> None:
    """Games of version 1 go on as they began: all 81 cards are shuffled and six come up."""
    state = _last_cards(1)
    assert Counter(state.position()["cards"]["pile"]) == Counter(DECK)
    deal(state)
    assert len(state.position()["cards"]["pile"]) == 75


def _told(state: NewLasVegasState) -> list[tuple[str, dict[str, object]]]:
    return [(event.key, event.details) for event in state.heard() if event.key != "log-nlv-turn"]


def test_hotels_are_announced() -> None:
    """NLV-R21: everybody is told who has the large hotel, closed to the others now, and who a small one."""
    builder = sheet("1", "#", "1", "1")
    state = game(builder, builder)
    state.listen()
    play(state, 0, "pick:A open:5@2.1 done")
    play(state, 1, "pick:A open:5@1.2 done")
    assert _told(state) == [("log-nlv-hotel-large", {"seat": 0, "avenue": 1})]
    for card in ("9-show", "9-limousine", "9-improvement"):
        state.reveal_token(card)
    play(state, 1, "pick:A open:9@2.1 done")
    dull_turn(state, 0)
    assert _told(state) == [("log-nlv-hotel-small", {"seat": 1, "avenue": 1})]


def test_projects_are_announced() -> None:
    """NLV-R39: everybody is told who fulfilled which project, and for how much."""
    one = sheet("1 2 . 3 4", ". 1 2 3", checked=9)
    projects = ("inauguration-10", "odd-7", "cranes-4")
    state = game(one, combos="5/inauguration 8/construction 11/limousine", projects=projects)
    state.listen()
    everybody_else(state)
    play(state, 0, "pick:A open:5@1.7 inaugurate claim:1 done")
    assert _told(state) == [("log-nlv-project", {"seat": 0, "project": 1, "points": 8})]


def test_spectators_see_no_draft() -> None:
    state = after("pick:A open:5@1.2", sheet())
    view = state.view(SPECTATOR)
    assert "draft" not in view
    assert view["sheets"][0]["streets"][0]["casinos"][1] is None


def test_a_turn_counted_by_hand() -> None:
    """No bonus left, 32 casinos for every number, and effects that can be counted on paper."""
    state = game(sheet("0", bonuses="c"))
    # A: 5 with a show: 32 casinos, 14 of them with a star: no show, left or right.  60
    # B: 8 with a construction: 32 casinos, 11 cranes or none.                      384
    # C: 11 with the limousine: 32 casinos, 4 lines or none.                        160
    assert len(state.turns(0)) == 60 + 384 + 160
