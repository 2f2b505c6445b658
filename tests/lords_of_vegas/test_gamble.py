"""Bets, odds, laying off."""

import pytest

from boulevard.games.contract import GameError

from .helpers import board, may, money, phase, play, refused, roll

THREE = {"C1": "vega 2:4", "C2": "vega 2:3", "C5": "vega 1:1"}


def test_bet_of_four() -> None:
    """LOV-R44, LOV-R41: yellow bets 4 in red's casino of three tiles and wins 4 with a 3."""
    state = board(tiles=THREE, money=[10, 10, 10, 10])
    assert may(state, 1, "gamble:C1=10")
    play(state, 1, "gamble:C2=4")
    assert phase(state) == "laying-off"
    assert state.actor() == 1
    play(state, 2, "stand")
    roll(state, 1, 2)
    assert money(state) == [14, 6, 10, 10]


def test_limits() -> None:
    """LOV-R40, LOV-12, LOV-26, LOV-27: 5 a tile, with or without die, at most one's cash, at least 1."""
    rich = board(tiles=THREE, money=[99, 0, 0, 0])
    assert may(rich, 1, "gamble:C1=15")
    assert may(rich, 1, "gamble:C1=1")
    assert refused(rich, 1, "gamble:C1=16") == ("error-lov-bet-limit", {"lot": "C1", "limit": 15, "bet": 16})
    assert refused(rich, 1, "gamble:C1=0") == ("error-lov-bet", {"bet": "0"})
    poor = board(tiles=THREE, money=[7, 0, 0, 0])
    assert refused(poor, 1, "gamble:C1=8") == ("error-lov-money-bet", {"have": 7, "bet": 8})
    empty = board(tiles={**THREE, "C3": "vega"}, money=[99, 0, 0, 0])
    assert may(empty, 1, "gamble:C1=20")


def test_once_a_turn() -> None:
    """LOV-R40, LOV-R27, LOV-12"""
    state = board(tiles=THREE)
    play(state, 1, "gamble:C1=1")
    play(state, 2, "stand")
    roll(state, 3, 3)
    assert refused(state, 1, "gamble:C1=1") == ("error-lov-gambled", {})
    assert not any(token.startswith("gamble") for token in state.tokens(0))


def test_where() -> None:
    """LOV-R40, LOV-27: only in a casino of another boss."""
    state = board(tiles={**THREE, "E1": "sphinx 1:3", "A1": "albion"})
    assert refused(state, 1, "gamble:E1=1") == ("error-lov-own-casino", {"lot": "E1"})
    assert refused(state, 1, "gamble:A1=1") == ("error-lov-no-boss", {"lot": "A1"})
    assert refused(state, 1, "gamble:B1=1") == ("error-lov-no-casino", {"lot": "B1"})


@pytest.mark.parametrize("first", range(1, 7))
@pytest.mark.parametrize("second", range(1, 7))
@pytest.mark.parametrize("laid_off", [False, True])
def test_every_roll(first: int, second: int, laid_off: bool) -> None:
    """LOV-R41, LOV-R43, LOV-13, LOV-21: a bet of 5, standing or laid off."""
    state = board(tiles=THREE, money=[20, 20, 0, 0])
    play(state, 1, "gamble:C1=5")
    play(state, 2, "lay-off" if laid_off else "stand")
    roll(state, first, second)
    total = first + second
    if total in (5, 6, 7, 8):
        expected = [15, 22 if laid_off else 25]
    elif total in (2, 12):
        expected = [30, 15 if laid_off else 10]
    else:
        expected = [25, 18 if laid_off else 15]
    assert money(state)[:2] == expected


def test_a_boss_without_money() -> None:
    """LOV-R42, LOV-12, LOV-22, LOV-26: gives all there is; the bank pays only its own part."""
    state = board(tiles=THREE, money=[20, 3, 0, 0])
    play(state, 1, "gamble:C1=5")
    play(state, 2, "stand")
    roll(state, 6, 6)
    assert money(state)[:2] == [23, 0]
    laid = board(tiles=THREE, money=[20, 1, 0, 0])
    play(laid, 1, "gamble:C1=5")
    play(laid, 2, "lay-off")
    roll(laid, 6, 6)
    assert money(laid)[:2] == [20 + 1 + 5, 0]
    penniless = board(tiles=THREE, money=[20, 0, 0, 0])
    play(penniless, 1, "gamble:C1=15")
    play(penniless, 2, "stand")
    roll(penniless, 4, 6)
    assert money(penniless)[:2] == [20, 0]


def test_only_the_boss_decides() -> None:
    """LOV-13"""
    state = board(tiles=THREE)
    play(state, 1, "gamble:C1=5")
    for seat in (1, 3, 4):
        with pytest.raises(GameError) as caught:
            play(state, seat, "stand")
        assert caught.value.key == "error-not-your-turn"
    assert refused(state, 2, "end")[0] == "error-step-not-now"
