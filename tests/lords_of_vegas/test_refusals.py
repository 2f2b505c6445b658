"""Bad input: one error type, a reason a player can check, and nothing changes."""

from collections.abc import Callable

import pytest

from boulevard.games.chance import Rng
from boulevard.games.contract import GameError

from .helpers import board, phase, play, refused, start
from .test_gamble import THREE


def test_building_without_money() -> None:
    """'You have $7, building on C3 costs $20.'"""
    state = board(lots={1: ["C3"]}, money=[7, 0, 0, 0])
    assert refused(state, 1, "build:C3=vega") == ("error-lov-money", {"have": 7, "lot": "C3", "cost": 20})


@pytest.mark.parametrize(
    ("token", "key"),
    [
        ("", "error-lov-step"),
        ("build", "error-lov-step"),
        ("build:", "error-lov-step"),
        ("build:A2", "error-lov-step"),
        ("build:A2=gold", "error-lov-no-such-company"),
        ("build:A9=vega", "error-lov-no-such-lot"),
        ("build:a2=vega", "error-lov-no-such-lot"),
        ("build:A2=vega ", "error-lov-no-such-company"),
        ("build:C1=vega", "error-lov-lot-built"),
        ("build:A1=vega", "error-lov-not-your-lot"),
        ("build:B1=vega", "error-lov-not-your-lot"),
        ("sprawl:C4=vega", "error-lov-not-boss"),
        ("sprawl:B1=vega", "error-lov-not-adjacent"),
        ("sprawl:C5=vega", "error-lov-lot-built"),
        ("remodel:B1=vega", "error-lov-no-casino"),
        ("remodel:C1=albion", "error-lov-not-boss"),
        ("reorganise:B1", "error-lov-no-casino"),
        ("reorganise:Q", "error-lov-no-such-lot"),
        ("gamble:C1=x", "error-lov-bet"),
        ("gamble:C1=-1", "error-lov-bet"),
        ("gamble:C1=99999999999999999999", "error-lov-bet"),
        ("gamble:C1", "error-lov-step"),
        ("arrange:C1=4", "error-step-not-now"),
        ("arrange:C1=9", "error-lov-step"),
        ("lift:C5", "error-step-not-now"),
        ("give-up:A2", "error-step-not-now"),
        ("leave", "error-step-not-now"),
        ("stand", "error-step-not-now"),
        ("lay-off", "error-step-not-now"),
        ("0", "error-lov-step"),
        ("\u0665", "error-lov-step"),
        ("reject:9", "error-seat-written"),
    ],
)
def test_words(token: str, key: str) -> None:
    state = board(tiles=THREE, lots={1: ["A2"], 2: ["A1"]})
    assert refused(state, 1, token)[0] == key


def test_sprawl_without_money() -> None:
    state = board(tiles={"A2": "sphinx 1:2"}, undrawn=["A5"], money=[17, 0, 0, 0])
    assert refused(state, 1, "sprawl:A5=sphinx") == (
        "error-lov-money-sprawl",
        {"have": 17, "lot": "A5", "cost": 18},
    )


def test_remodel_without_money() -> None:
    state = board(tiles={"A2": "sphinx 1:2", "A5": "sphinx 1:3"}, money=[9, 0, 0, 0])
    assert refused(state, 1, "remodel:A5=vega") == (
        "error-lov-money-remodel",
        {"have": 9, "lot": "A5", "cost": 10},
    )


def test_arranging() -> None:
    state = board(tiles={"C1": "vega 1:1", "C2": "vega 1:2", "C3": "vega 1:6"})
    play(state, 1, "reorganise:C1")
    for face in (2, 4, 6):
        state.reveal_token(f"die:{face}")
    assert phase(state) == "arranging"
    assert refused(state, 1, "arrange:C1=5")[0] == "error-lov-arrange"
    assert refused(state, 1, "arrange:C2=4")[0] == "error-lov-arrange"
    assert refused(state, 1, "end")[0] == "error-step-not-now"
    play(state, 1, "arrange:C1=6", "arrange:C2=2")
    assert phase(state) == "turn"


@pytest.mark.parametrize("choice", [-1, 1, 10, 3421, 7000, 7001, 10**30, "end", None, True, 1.0])
def test_ints(choice: object) -> None:
    state = board(tiles=THREE)
    before = state.position()
    with pytest.raises(GameError):
        state.apply(0, choice)
    assert state.position() == before


@pytest.mark.parametrize("seat", [-1, 4, True, "1", None])
def test_seats(seat: object) -> None:
    state = board(tiles=THREE)
    with pytest.raises(GameError) as caught:
        state.play(seat, "end")
    assert caught.value.key == "error-no-such-seat"


def test_after_the_end() -> None:
    state = start(2)
    chance = Rng(3)
    while not state.over():
        if state.awaits_chance():
            state.settle(state.sample(chance))
        else:
            state.advance(state.actor(), state.legal(state.actor())[0])
    before = state.position()
    late: list[Callable[[], None]] = [
        lambda: state.play(0, "end"),
        lambda: state.apply(0, 0),
        lambda: state.reveal(0),
        lambda: state.reveal_token("card:A1"),
        lambda: state.undo(0),
    ]
    for action in late:
        with pytest.raises(GameError):
            action()
    assert state.position() == before
    assert [list(state.legal(seat)) for seat in range(2)] == [[], []]


def test_chance_is_not_a_step() -> None:
    state = start(2)
    with pytest.raises(GameError) as caught:
        state.play(0, "end")
    assert caught.value.key == "error-chance-next"
    turn = board(tiles=THREE)
    with pytest.raises(GameError) as caught:
        turn.reveal_token("card:A1")
    assert caught.value.key == "error-chance-not-next"
