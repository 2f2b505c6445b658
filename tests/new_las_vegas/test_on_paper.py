"""Others at the real table write on paper: what they did is told (NLV-R97 to NLV-R99)."""

import random
from typing import Any

import pytest

from boulevard.games.contract import GameError, State
from tests.new_las_vegas.sheets import GAME, PLAIN_PROJECTS, sheet
from tests.streets import category, dull_turn

FIRST = ("8-show", "9-limousine", "10-show", "5-limousine", "6-construction", "7-improvement")
#: After these nothing is left to be asked for.
COUNTED = ("others:series-2", "others:series-0", "others:series-11", "others:series-1")


def told(state: State, *tokens: str) -> State:
    for token in tokens:
        state.reveal_token(token)
    return state


def asked(state: State) -> list[str]:
    """What may be told of others now."""
    tokens = [state.outcome_token(outcome) for outcome in state.outcomes().outcomes]
    return [token for token in tokens if token.startswith("others:")]


def again(state: State) -> State:
    loaded = GAME.load(state.position())
    assert loaded.position() == state.position()
    return loaded


def table(seats: int = 1, paper: int = 2, **options: Any) -> State:
    state = GAME.start(seats, {"paper": paper, **options})
    told(state, *(f"project:{name}" for name in PLAIN_PROJECTS))
    for seat in range(seats if not options.get("introductory") else 0):
        state.play(seat, "borrow" if seat == 0 else "decline")
        state.play(seat, "done")
    return told(state, *FIRST)


def ended(*answers: str, **options: Any) -> State:
    """One turn, then somebody on paper ends the game and all is told."""
    state = table(**options)
    for seat in range(int(state.seats)):
        dull_turn(state, seat)
    return told(state, "others:end", *answers)


def test_one_sheet_with_others_is_not_alone_against_acme() -> None:
    """NLV-R97"""
    view = table().view(0)
    assert "acme" not in view
    assert view["readings"]["cards"]["apart"] is False
    with pytest.raises(GameError) as refused:
        GAME.start(1, {"paper": 8})
    assert refused.value.key == "error-option-value"


def test_what_others_reached_is_told_before_the_next_cards() -> None:
    """NLV-R98: projects pay less, hotels lose their upper floors."""
    state = table()
    dull_turn(state, 0)
    hotels = [f"others:hotel-{avenue}" for avenue in range(1, 12)]
    projects = ["others:project-1", "others:project-2", "others:project-3"]
    assert asked(state) == [*projects, "others:shuffle", "others:end", *hotels]
    told(state, "others:hotel-4", "others:project-3")
    left = [token for token in hotels if token != "others:hotel-4"]
    assert asked(again(state)) == [*projects[:2], "others:shuffle", "others:end", *left]
    view = again(state).view(0)
    assert view["readings"]["taken"] == [4]
    assert view["others"]["hotels"] == [4]
    assert [project["approved"] for project in view["projects"]] == [False, False, True]
    told(state, "others:shuffle")
    assert len(again(state).view(0)["cards"]["pile"]) == 81
    told(state, FIRST[0])
    assert asked(state) == []


def test_a_hotel_of_others_leaves_the_small_one() -> None:
    """NLV-R98: its upper floors are closed."""
    for first in (True, False):
        position = table().position()
        position["sheets"][0] = sheet(". 5", ". 5", ". 5", "") | {"loan": "borrow"}
        if not first:
            position["others"]["hotels"] = [2]
        state = GAME.load(position | {"turn": 4})
        state.play(0, "pick:A")
        state.play(0, "open:5@4.2")
        hotels = state.view(0)["draft"]["sheet"]["hotels"]
        assert hotels["large"] == ([2] if first else [])
        assert hotels["small"] == ([] if first else [2])


def test_at_the_end_the_others_are_asked_what_counts() -> None:
    """NLV-R99: boxes and loan of each, the longest series of them all; then it is over."""
    state = ended()
    assert asked(state)[:2] == ["others:inauguration-0", "others:inauguration-1"]
    assert not state.over()
    told(state, "others:inauguration-4", "others:inauguration-2")
    assert asked(again(state)) == ["others:no-loan", "others:loan"]
    told(state, "others:loan", "others:no-loan")
    assert asked(again(state)) == [f"others:series-{length}" for length in range(12)]
    told(state, *COUNTED)
    assert again(state).over()
    assert state.view(0)["others"]["told"] == [4, 2, 1, 0, 2, 0, 11, 1]


def test_nobody_is_ranked_before_all_are_known() -> None:
    """NLV-R99"""
    state = ended(introductory=True)
    before = category(state, "inauguration", 0), category(state, "streets", 0)
    told(state, "others:inauguration-0", "others:inauguration-0")
    told(state, "others:series-0", "others:series-0", "others:series-0", "others:series-0")
    assert state.over()
    assert before[0] == 0
    assert category(state, "inauguration", 0) > 0  # boxes or not, nobody has more
    assert category(state, "streets", 0) > before[1]  # the longest series, now that it is known
    beaten = ended("others:inauguration-9", "others:inauguration-8", *COUNTED, introductory=True)
    assert category(beaten, "inauguration", 0) < category(state, "inauguration", 0)
    assert category(beaten, "streets", 0) < category(state, "streets", 0)


@pytest.mark.parametrize(("loans", "bundles"), [(("no-loan", "no-loan"), "few"), (("loan", "loan"), "many")])
def test_the_bank_counts_everybody(loans: tuple[str, str], bundles: str) -> None:
    """NLV-R99: three architects; the one here borrows."""
    answers = ["others:inauguration-1", "others:inauguration-1", *(f"others:{loan}" for loan in loans)]
    settled = ended(*answers, *COUNTED).view(0)["readings"]["settled"]
    one = ended("others:inauguration-1", "others:no-loan", *COUNTED, paper=1)
    few = one.view(0)["readings"]["settled"]["bank"]
    assert (settled["bank"] > few) == (bundles == "many")


def test_whole_games_with_others() -> None:
    """Whatever is told and played, every position is one that can be loaded."""
    chance = random.Random(3)
    for paper, introductory in ((1, True), (3, False)):
        state = GAME.start(2, {"paper": paper, "introductory": introductory})
        for _ in range(400):
            if state.over():
                break
            if state.awaits_chance():
                tokens = [state.outcome_token(outcome) for outcome in state.outcomes().outcomes]
                told(state, chance.choice(tokens))
            else:
                seat = state.waiting()[0]
                state.play(seat, chance.choice(state.tokens(seat)))
            again(state)
        assert state.over()
        assert len(state.scores()) == 2


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"others": {"told": [], "hotels": [12]}}, "error-position-number"),
        ({"others": {"told": [1], "hotels": []}}, "impossible-others-told"),
        ({"others": {"told": []}}, "error-position-missing"),
        ({"options": {}}, "impossible-others"),
    ],
)
def test_what_no_table_can_be_is_refused(wrong: dict[str, object], key: str) -> None:
    with pytest.raises(GameError) as refused:
        GAME.load(table(2).position() | wrong)
    assert refused.value.key == key
