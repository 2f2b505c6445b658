"""Whole games without leaving compiled code."""

from mypy_extensions import i64

from boulevard.games.chance import Chance
from boulevard.games.contract import State

from .base import Bot


def playout(state: State, chance: Chance) -> i64:
    """Plays random steps to the end; says how many steps the seats took."""
    steps: i64 = 0
    state.undoable = False
    while True:
        while state.awaits_chance():
            state.settle(state.sample(chance))
        seat = state.actor()
        if seat < 0:
            return steps
        choices = state.legal(seat)
        state.advance(seat, choices[chance.below(i64(len(choices)))])
        steps += 1


def playouts(state: State, chance: Chance, games: i64) -> i64:
    """Plays `games` random games from this state; the sum of their steps."""
    steps: i64 = 0
    for _ in range(games):
        steps += playout(state.clone(), chance)
    return steps


def clones(state: State, times: i64) -> None:
    """Copies a state again and again, for measuring."""
    for _ in range(times):
        state.clone()


def play_game(state: State, bots: list[Bot], dealer: Chance, thoughts: list[Chance]) -> None:
    """Plays to the end, seat s by bots[s], with thoughts[s] as its own source of chance."""
    while True:
        while state.awaits_chance():
            state.settle(state.sample(dealer))
        seat = state.actor()
        if seat < 0:
            return
        state.advance(seat, bots[seat].choose(state, seat, thoughts[seat]))
