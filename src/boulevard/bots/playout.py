"""Whole random games without leaving compiled code, for planners and for measuring."""

from boulevard.games.chance import Chance
from boulevard.games.contract import State
from boulevard.games.native import i64


def playout(state: State, chance: Chance) -> i64:
    """Plays random steps to the end; says how many steps the seats took."""
    steps: i64 = 0
    state.undoable = False
    while True:
        state.deal(chance)
        seat = state.actor()
        if seat < 0:
            return steps
        choices = state._legal(seat)  # who acts is a seat
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
