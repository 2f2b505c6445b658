"""How a game ends, and who has won."""

import pytest

from tests.streets import dull_turn, play, refuses, verbs
from tests.welcome_to.sheets import filler, final, game, sheet

FULL_LOTS = ("1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 11 .")


def test_third_refusal() -> None:
    """WT-R45, WT-13: the third refusal ends the game and costs 5, the second 3, the first nothing."""
    tight = ("5 . 6 7 8 9 10 11 12 13", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 11 12")
    for refusals, over in ((0, False), (1, False), (2, True)):
        one = sheet(*tight, refusals=refusals)
        state = game(one, one, combos="5/park 6/park 7/park")
        play(state, 0, "refuse done")
        assert not state.over()
        play(state, 1, "refuse done")
        assert state.over() == over
        assert dict(state.scores()[0].parts)["refusals"] == [0, -3, -5][refusals]


def test_all_plans() -> None:
    """WT-R46: the third fulfilled plan ends the game."""
    one = sheet(
        "1* 2* 3* 4* | 5* 6* 7* 8* |",
        "1* 2* 3* | 4* 5* 6* 7* 8* 9* |",
        "1 2 3 | 4 5 6 7 |",
        plans=(6, 8, 0),
    )
    plans = ("estates-44", "estates-36", "estates-34")
    state = game(one, combos="14/park 15/park 13/park", plans=plans, approved=(1, 2))
    play(state, 0, "pick:A write:14@3.12 claim:3 done")
    assert not state.over()
    dull_turn(state, 1)
    assert state.over()


def test_all_lots() -> None:
    """WT-R47: no empty lot in all three streets ends the game."""
    state = game(sheet(*FULL_LOTS), combos="12/park 14/park 15/park")
    play(state, 0, "pick:A write:12@3.12 done")
    dull_turn(state, 1)
    assert state.over()


def test_one_lot_left() -> None:
    """WT-R47: two full streets are not enough."""
    state = game(sheet(FULL_LOTS[0], FULL_LOTS[1], "1 2 3 4 5 6 7 8 9 10"), combos="12/park 14/park 15/park")
    play(state, 0, "pick:A write:12@3.12 done")
    dull_turn(state, 1)
    assert not state.over()


def test_copies_fill_lots() -> None:
    """WT-R47: a bis copy in the last lot ends the game as well."""
    one = sheet(FULL_LOTS[0], FULL_LOTS[1], "1 2 3 4 5 6 7 8 9 10")
    state = game(one, combos="12/bis 14/park 15/park")
    play(state, 0, "pick:A write:12@3.12 bis:12@3.11 done")
    dull_turn(state, 1)
    assert state.over()


def test_everybody_finishes_the_turn() -> None:
    """WT-21: the others still play the turn in which somebody fills the last lot."""
    state = game(sheet(*FULL_LOTS), combos="12/park 14/park 15/park")
    play(state, 0, "pick:A write:12@3.12 park done")
    assert not state.over()
    before = state.position()["sheets"][1]
    dull_turn(state, 1)
    assert state.over()
    assert state.position()["sheets"][1] != before
    assert state.tokens(1) == []
    refuses(state, 1, "pick:A", "error-game-over")


def test_places() -> None:
    """WT-R49: most points win."""
    state = final(sheet("1 2 |"), sheet("1 2", parks=(2, 0, 0)), sheet("1 | 2", temps=1))
    assert [score.total for score in state.scores()] == [2, 4, 8]
    assert state.places() == [3, 2, 1]


def test_most_estates_break_a_tie() -> None:
    """WT-R49, WT-22: at equal points, more complete estates win."""
    state = final(sheet("1 2 3 4 |"), sheet("1 2 | 3 4 |"), sheet("1 2", "1 2", parks=(2, 0, 0)))
    assert [score.total for score in state.scores()] == [4, 4, 4]
    assert state.places() == [2, 1, 3]


def test_then_the_smallest_estates() -> None:
    """WT-R49, WT-22: then estates of size 1, then of size 2, and so on."""
    one_and_four = sheet("1 | 2 3 4 5 |", third="1")
    two_and_three = sheet("1 2 | 3 4 5 |", third="1")
    state = final(two_and_three, one_and_four)
    assert [score.total for score in state.scores()] == [5, 5]
    assert state.places() == [2, 1]
    # Nobody has an estate of one house: the estates of two decide.
    two_and_five = sheet("1 2 | 3 4 5 6 7 |")
    three_and_four = sheet("1 2 3 | 4 5 6 7 |")
    assert final(three_and_four, two_and_five).places() == [2, 1]
    # Sizes 1 and 2 are equal: the estates of three decide.
    threes = sheet("1 2 3 | 4 5 6 7 8 9 |")
    fours = sheet("1 2 3 4 | 5 6 7 8 9 |")
    assert final(fours, threes).places() == [2, 1]


def test_large_rows_break_no_tie() -> None:
    """WT-15, WT-22: seven houses in a row do not help."""
    state = final(sheet("1 2 3 4 5 6 7 |"), sheet("1 2 3 4 5 6 7"))
    assert state.places() == [1, 1]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1)])
def test_complete_tie(order: tuple[int, ...]) -> None:
    """WT-R50, WT-35: nobody is ahead, the place is shared (1, 1, 3)."""
    sheets = [sheet("1 2 |"), sheet("", "3 4 |"), sheet("1 . 3")]
    state = final(*[sheets[i] for i in order])
    assert state.places() == [3 if i == 2 else 1 for i in order]


def test_typed_final_sheets() -> None:
    """WT-R48: finished sheets can be typed in without cards or plans, and are a finished game."""
    state = final(filler(33), filler(33))
    assert state.over()
    assert state.position()["turn"] == 33


def test_no_steps_after_the_end() -> None:
    """WT-R45: whatever is tried, a finished game stays as it is."""
    one = sheet(*FULL_LOTS, refusals=2)
    state = game(one, one, combos="1/park 2/park 3/park")
    assert verbs(state, "refuse") == [""]
    play(state, 0, "refuse done")
    dull_turn(state, 1)
    assert state.over()
    assert not state.awaits_chance()
    for step in ("done", "refuse", "nonsense"):
        refuses(state, 0, step, "error-game-over")
