"""The first step of a turn: taking the lot, and what a card pays."""

import itertools

import pytest

from .helpers import board, draw, lots, may, money, phase, play, points, roll, tile_at


def test_empty_lot() -> None:
    """LOV-R14, LOV-R03, LOV-R17: the drawn lot gets a marker and pays at once."""
    state = board(phase="drawing", lots={2: ["A1", "B1"]}, money=[0, 0, 0, 0], undrawn=["C3"])
    draw(state, "C3")
    assert lots(state, 1) == ["C3"]
    assert money(state) == [1, 2, 0, 0]
    assert phase(state) == "turn"


def test_example_d8() -> None:
    """LOV-R22, LOV-R18, LOV-R20, LOV-R21: yellow (1) draws D8; green is 2, blue is 3."""
    state = board(
        phase="drawing",
        undrawn=["D8"],
        money=[0, 0, 0, 0],
        lots={2: ["A1"]},
        tiles={
            "E6": "sphinx 1:6",
            "C7": "sphinx 2:4",
            "C8": "sphinx 3:2",
            "C10": "sphinx 2:2",
            "B1": "pioneer 1:5",
            "A2": "albion 2:2",
        },
    )
    draw(state, "D8")
    assert lots(state, 1) == ["D8"]
    assert money(state) == [1 + 6, 1 + 6, 2, 0]
    assert points(state) == [1, 3, 0, 0]


def test_strip() -> None:
    """LOV-R19, LOV-R23, LOV-19: any tile at the Strip makes the whole casino pay, money and points."""
    state = board(
        phase="drawing",
        undrawn=["D5"],
        money=[0, 0, 0, 0],
        tiles={
            "A3": "pioneer 1:5",
            "C3": "sphinx 2:6",
            "C2": "sphinx 3:3",
            "C1": "sphinx 4:4",
            "B2": "albion 1:2",
            "E1": "tivoli 1:3",
        },
    )
    draw(state, "D5")
    assert money(state) == [5 + 1, 6, 3, 4]
    assert points(state) == [1, 3, 0, 0]


def test_take_over() -> None:
    """LOV-R15, LOV-R33: the die of the one who sprawled is replaced by one of the same value."""
    state = board(phase="drawing", tiles={"A2": "sphinx 2:6", "A5": "sphinx 2:3"}, undrawn=["A5"])
    draw(state, "A5")
    assert tile_at(state, "A5") == "sphinx 1:3"
    assert tile_at(state, "A2") == "sphinx 2:6"
    assert phase(state) == "turn"


def test_take_over_value_is_the_one_shown() -> None:
    """LOV-R15: not the printed one."""
    state = board(phase="drawing", tiles={"A2": "sphinx 2:2", "A5": "sphinx 2:6"}, undrawn=["A5"])
    draw(state, "A5")
    assert tile_at(state, "A5") == "sphinx 1:6"


def test_take_over_of_nobodys_tile() -> None:
    """LOV-R16, LOV-06"""
    state = board(phase="drawing", tiles={"A2": "sphinx 2:2", "A5": "sphinx"}, undrawn=["A5"])
    draw(state, "A5")
    assert tile_at(state, "A5") == "sphinx 1:3"


def test_own_tile() -> None:
    """LOV-07: nothing happens."""
    state = board(phase="drawing", tiles={"A2": "sphinx 1:2", "A5": "sphinx 1:6"}, undrawn=["A5"])
    draw(state, "A5")
    assert tile_at(state, "A5") == "sphinx 1:6"


def test_take_over_ties() -> None:
    """LOV-03: a tie that a take-over makes is settled before anybody is paid."""
    state = board(
        phase="drawing",
        tiles={"A2": "tivoli 2:4", "A5": "tivoli 2:4"},
        undrawn=["A5"],
        money=[0, 0, 0, 0],
    )
    draw(state, "A5")
    assert phase(state) == "ties"
    roll(state, 2, 6)
    assert (tile_at(state, "A2"), tile_at(state, "A5")) == ("tivoli 2:2", "tivoli 1:6")
    assert money(state) == [6, 2, 0, 0]
    assert points(state) == [2, 0, 0, 0]


TWELVE = {
    "B1": "albion 1:5",
    "B2": "albion 1:2",
    "B3": "albion 1:3",
    "B5": "vega 1:3",
    "C1": "vega 1:4",
    "C2": "vega 1:3",
    "C3": "vega 1:6",
    "C7": "tivoli 1:2",
    "C8": "tivoli 1:1",
    "C9": "tivoli 1:4",
    "D1": "pioneer 1:6",
    "D2": "pioneer 1:3",
}


def test_take_over_without_dice() -> None:
    """LOV-05: with all dice out, lift one or leave the lot."""
    tiles = {**TWELVE, "A2": "sphinx 2:6", "A5": "sphinx 2:3"}
    state = board(phase="drawing", tiles=tiles, undrawn=["A5"])
    draw(state, "A5")
    assert phase(state) == "taking"
    assert state.actor() == 0
    left = state.clone()
    play(left, 1, "leave")
    assert tile_at(left, "A5") == "sphinx 2:3"
    play(state, 1, "lift:C8")
    assert tile_at(state, "A5") == "sphinx 1:3"
    assert tile_at(state, "C8") == "tivoli"
    assert phase(state) == "turn"


def test_lot_without_markers() -> None:
    """LOV-08: with all markers out, give up a lot or do not take the new one."""
    own = ["A1", "A2", "A3", "A4", "A5", "A6", "B1", "B2", "B3", "B4"]
    state = board(phase="drawing", lots={1: own}, undrawn=["C5"], money=[0, 0, 0, 0])
    draw(state, "C5")
    assert phase(state) == "taking"
    assert sorted(state.tokens(0))[-1] == "leave"
    left = state.clone()
    play(left, 1, "leave")
    assert lots(left, 1) == own
    assert money(left)[0] == 10
    play(state, 1, "give-up:A2")
    assert lots(state, 1) == [name for name in own if name != "A2"] + ["C5"]
    assert money(state)[0] == 10


@pytest.mark.parametrize(("size", "after"), [(1, 8), (2, 10), (3, 10), (4, 12), (5, 12)])
def test_breaks_of_the_track(size: int, after: int) -> None:
    """LOV-R24, LOV-14: on 8, one point changes nothing, 2 or 3 lead to 10, 4 or 5 to 12."""
    names = ["C1", "C2", "C4", "C5", "C7"][:size]
    tiles = {name: "sphinx 2:3" for name in names}
    state = board(phase="drawing", tiles=tiles, points=[0, 8, 0, 0], undrawn=["D8"])
    draw(state, "D8")
    assert points(state) == [0, after, 0, 0]


def test_small_casinos_do_not_cross_a_break() -> None:
    """LOV-R26, LOV-R25"""
    tiles = {"A4": "sphinx 2:4", "B1": "sphinx 2:5", "C2": "sphinx 2:3", "E6": "sphinx 2:6"}
    state = board(phase="drawing", tiles=tiles, points=[0, 8, 0, 0], undrawn=["D8"])
    draw(state, "D8")
    assert points(state) == [0, 8, 0, 0]


def test_smallest_first() -> None:
    """LOV-R25, LOV-14: from 7, one and then two points lead over 8 to 10; two and then one would end on 8."""
    tiles = {"A4": "sphinx 2:4", "C1": "sphinx 2:4", "C2": "sphinx 2:3"}
    state = board(phase="drawing", tiles=tiles, points=[0, 7, 0, 0], undrawn=["D8"])
    draw(state, "D8")
    assert points(state) == [0, 10, 0, 0]


def test_order_of_equal_casinos_does_not_matter() -> None:
    """LOV-34: equal casinos are worth the same number of points each, whichever comes first."""
    seen = set()
    names = [["A1"], ["C1", "C2"], ["E1", "E2"]]
    for order in itertools.permutations(names):
        tiles = {name: "sphinx 2:4" for casino in order for name in casino}
        state = board(phase="drawing", tiles=tiles, points=[0, 16, 0, 0], undrawn=["D8"])
        draw(state, "D8")
        assert phase(state) == "turn"
        seen.add(points(state)[1])
    assert seen == {20}


def test_tile_without_die_counts_for_points() -> None:
    """LOV-27: and a casino without dice has no boss."""
    tiles = {"C1": "sphinx 2:4", "C2": "sphinx", "C3": "sphinx", "E6": "sphinx"}
    state = board(phase="drawing", tiles=tiles, money=[0, 0, 0, 0], undrawn=["D8"])
    draw(state, "D8")
    assert points(state) == [0, 3, 0, 0]
    assert money(state) == [1, 4, 0, 0]
    assert may(state, 1, "gamble:C1=1")
    assert not any(token.startswith("gamble:E6") for token in state.tokens(0))


def test_end_card_pays_the_strip() -> None:
    """LOV-R52, LOV-15, LOV-19: its drawer has no actions; lots and the Strip pay a last time."""
    state = board(
        phase="drawing",
        drawn=38,
        money=[0, 0, 0, 0],
        lots={4: ["A1"]},
        tiles={"A3": "pioneer 2:5", "B2": "albion 1:2"},
    )
    draw(state, "end")
    assert state.over()
    assert money(state) == [0, 5, 0, 1]
    assert points(state) == [0, 1, 0, 0]
    assert state.places() == [3, 1, 3, 2]


def test_money_breaks_ties() -> None:
    """LOV-R53, LOV-33: equal points: more money; equal money too: a shared place."""
    state = board(phase="drawing", drawn=38, points=[20, 20, 12, 20], money=[9, 12, 99, 9])
    draw(state, "end")
    assert state.places() == [2, 1, 4, 2]
    assert state.scores()[1].json() == {"total": 20, "categories": {"points": 20}, "tie_break": [12]}


def test_ninety_points() -> None:
    """LOV-R54, LOV-17: the game is over at once."""
    names = ["C1", "C2", "C4", "C5", "C7", "C8", "C10", "C11", "C12"]
    state = board(
        phase="drawing", tiles=dict.fromkeys(names, "sphinx 2:3"), points=[0, 81, 0, 0], undrawn=["D8"]
    )
    draw(state, "D8")
    assert state.over()
    assert points(state) == [0, 90, 0, 0]
    assert state.places()[1] == 1


def test_two_reach_ninety() -> None:
    """LOV-32: the whole card is paid, then money decides."""
    tiles = dict.fromkeys(["C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9"], "sphinx 2:3")
    tiles.update(dict.fromkeys(["D1", "D2", "D3", "D4", "D5", "D6", "D7", "D9"], "vega 3:6"))
    tiles["D8"] = "vega 3:6"
    state = board(phase="drawing", tiles=tiles, points=[0, 81, 81, 0], money=[0, 0, 0, 0], undrawn=["F8"])
    draw(state, "F8")
    assert state.over()
    assert points(state) == [0, 90, 90, 0]
    assert state.places() == [3, 2, 1, 4]


def test_block_f_with_two_seats() -> None:
    """LOV-R55, LOV-R56, LOV-16: it pays, nobody takes the lot, and another card is drawn."""
    state = board(2, phase="drawing", lots={1: ["A1"], 2: ["A4"]}, tiles={"B1": "albion 2:5"}, money=[0, 0])
    draw(state, "F1")
    assert phase(state) == "break"
    assert money(state) == [1, 1 + 5]
    assert points(state) == [0, 1]
    draw(state, "F5")
    assert money(state) == [2, 7]
    draw(state, "B3")
    assert phase(state) == "turn"
    assert lots(state, 1) == ["A1", "B3"]
    assert money(state) == [4, 13]
    assert points(state) == [0, 2]


def test_block_f_with_three_seats() -> None:
    """LOV-R55: only two seats leave it out."""
    state = board(3, phase="drawing", undrawn=["F1"])
    draw(state, "F1")
    assert lots(state, 1) == ["F1"]
