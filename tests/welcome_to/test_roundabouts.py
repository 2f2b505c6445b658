"""Roundabouts."""

import pytest

from tests.streets import category, drafted, dull_turn, play, refuses, verbs
from tests.welcome_to.sheets import after, game, sheet

ON = ("roundabouts",)
CALM = "8/surveyor 14/park 15/park"


def test_only_as_an_option() -> None:
    """WT-R66: without the option there are none."""
    state = game(sheet(), combos=CALM)
    assert verbs(state, "roundabout") == []
    refuses(state, 0, "roundabout:1.1", "error-wt-no-roundabouts")


def test_any_empty_lot() -> None:
    """WT-R66: on any lot that is empty."""
    state = game(sheet("1 2"), combos=CALM, opts=ON)
    lots = [f"{s + 1}.{n + 1}" for s, length in enumerate((10, 11, 12)) for n in range(length)]
    assert verbs(state, "roundabout") == lots[2:]
    refuses(state, 0, "roundabout:1.2", "error-wt-house-taken", house="1.2", number=2)


@pytest.mark.parametrize(
    "steps",
    [
        "roundabout:1.5 pick:A write:8@2.5 fence:2.5 done",
        "pick:A write:8@2.5 roundabout:1.5 fence:2.5 done",
        "pick:A write:8@2.5 fence:2.5 roundabout:1.5 done",
    ],
)
def test_before_or_after(steps: str) -> None:
    """WT-06, WT-R66: before the house, between house and effect, or after both."""
    state = after(steps, sheet(), combos=CALM, opts=ON)
    dull_turn(state, 1)
    assert state.position()["sheets"][0] == {
        **sheet(". . . . | R |", ". . . . 8 |"),
    }


def test_once_a_turn() -> None:
    """WT-06: a second one has to wait for another turn."""
    state = after("roundabout:1.5", sheet(), combos=CALM, opts=ON)
    assert verbs(state, "roundabout") == []
    refuses(state, 0, "roundabout:2.5", "error-wt-roundabout-twice")
    play(state, 0, "pick:A write:8@2.5")
    assert verbs(state, "roundabout") == []


def test_two_a_game() -> None:
    """WT-06, WT-R66: the sheet has room for two."""
    state = game(sheet("1 2 R R"), combos=CALM, opts=ON)
    assert verbs(state, "roundabout") == []
    refuses(state, 0, "roundabout:2.5", "error-wt-roundabout-limit")
    refuses(state, 0, "roundabout:1.3", "error-wt-roundabout-there")
    state = game(sheet("1 2 R"), combos=CALM, opts=ON)
    state.play(0, "roundabout:2.5")
    assert category(state, "roundabouts") == -8


def test_fences() -> None:
    """WT-R67, WT-08: fences to the left and the right, at no cost; street ends have theirs already."""
    state = after("roundabout:1.5", sheet(), combos=CALM, opts=ON)
    assert drafted(state)["streets"][0]["fences"] == [4, 5]
    assert category(state, "roundabouts") == -3
    state = after("roundabout:2.1", sheet(), combos=CALM, opts=ON)
    assert [street["fences"] for street in drafted(state)["streets"]] == [[], [1], []]
    state = after("roundabout:2.11", sheet(), combos=CALM, opts=ON)
    assert [street["fences"] for street in drafted(state)["streets"]] == [[], [10], []]
    state = after("roundabout:1.5 pick:A write:8@2.5", sheet(), combos=CALM, opts=ON)
    assert verbs(state, "fence")  # the surveyor's own fence is still to come


def test_fences_complete_estates() -> None:
    """WT-R67: houses on either side may be complete estates now."""
    state = game(sheet("1 2 3 . 5 6 7 8 9 10"), combos=CALM, opts=ON)
    assert category(state, "estates") == 0
    state.play(0, "roundabout:1.4")
    assert category(state, "estates") == 3 + 6


def test_no_estate_includes_it() -> None:
    """WT-09: it belongs to no estate, neither side's nor one of its own."""
    state = game(sheet("1 2 . | 4"), combos=CALM, opts=ON)
    state.play(0, "roundabout:1.3")
    assert state.scores()[0].tie_break == [1, 0, 1, 0, 0, 0, 0]


def test_numbers_begin_again() -> None:
    """WT-R68, WT-08: both sides ascend on their own, from 0 to 17."""
    state = game(sheet("9 . . . . . R 3"), combos="1/temp 14/park 15/temp", opts=ON)
    state.play(0, "pick:A")
    here = {place for place in verbs(state, "write") if "@1." in place}
    # Right of the roundabout, nothing fits before the 3 in 1.8, so neither does a small number after it.
    assert here == set()
    state = game(sheet("9 . . . . R . . 3"), combos="1/temp 14/park 15/temp", opts=ON)
    state.play(0, "pick:A")
    here = {place for place in verbs(state, "write") if "@1." in place}
    assert here == {f"{number}@1.{lot}" for number in (0, 1, 2) for lot in (7, 8)}
    state.undo(0)
    state.play(0, "pick:C")
    here = {place for place in verbs(state, "write") if "@1." in place}
    assert here == {f"{number}@1.{lot}" for number in range(13, 18) for lot in (2, 3, 4, 5, 10)}


def test_same_number_on_both_sides() -> None:
    """WT-R68: a number may stand once on each side."""
    state = after("pick:A", sheet(". 8 R"), combos=CALM, opts=ON)
    here = {place for place in verbs(state, "write") if "@1." in place}
    assert here == {f"8@1.{lot}" for lot in range(4, 11)}


def test_bis_and_roundabout() -> None:
    """WT-04: nothing to copy from a roundabout, nor across one."""
    state = after("pick:A write:8@2.5", sheet("5 R . 7"), combos="8/bis 14/park 15/park", opts=ON)
    here = {place for place in verbs(state, "bis") if "@1." in place}
    assert here == {"7@1.3", "7@1.5"}
    refuses(state, 0, "bis:5@1.3", "error-wt-bis-neighbour")
    refuses(state, 0, "bis:5@1.2", "error-wt-roundabout-there")


def test_roundabout_between_a_number_and_its_copy() -> None:
    """WT-01: a roundabout needs an empty lot, so it never parts twins."""
    state = game(sheet("5 5b 5b", third="1"), combos=CALM, opts=ON)
    assert not {"1.1", "1.2", "1.3"} & set(verbs(state, "roundabout"))


def test_pool_lot() -> None:
    """WT-10: a roundabout on a pool lot takes the pool away for good."""
    state = game(sheet(), combos="8/pool 14/park 15/park", opts=ON)
    play(state, 0, "roundabout:1.3 pick:A")
    assert "8@1.3" not in verbs(state, "write")
    refuses(state, 0, "write:8@1.3", "error-wt-roundabout-there", house="1.3")


def test_end_of_the_game() -> None:
    """WT-09, WT-R47: a roundabout on the last lot fills the streets."""
    one = sheet("1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10")
    state = game(one, combos="12/park 14/park 15/park", opts=ON)
    play(state, 0, "pick:A write:12@3.11 roundabout:3.12 done")
    dull_turn(state, 1)
    assert state.over()


@pytest.mark.parametrize("steps", ["roundabout:1.2 refuse done", "refuse roundabout:1.2 done"])
def test_in_a_refused_turn(steps: str) -> None:
    """WT-27: before or after the refusal."""
    one = sheet("2 . 3 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 11 12")
    state = after(steps, one, combos="3/park 5/park 6/park", opts=ON)
    dull_turn(state, 1)
    mine = state.position()["sheets"][0]
    assert mine["refusals"] == 1
    assert mine["streets"][0]["houses"][1] == "R"


def test_roundabout_makes_room() -> None:
    """WT-27, WT-12: numbers are judged as the sheet is now, so a roundabout can save or spoil a turn."""
    one = sheet("2 . . 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 11 12")
    state = game(one, combos="8/park 9/park 10/park", opts=ON)
    assert "refuse" in state.tokens(0)
    state.play(0, "roundabout:1.3")
    assert state.tokens(0) == ["pick:A", "pick:B", "pick:C"]
    state.play(0, "pick:A")
    assert state.tokens(0) == ["write:8@1.2"]
