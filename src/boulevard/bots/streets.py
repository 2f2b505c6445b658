"""Bots for games in which everybody drafts at once."""

from boulevard.games.chance import Chance
from boulevard.games.contract import State
from boulevard.games.native import extend, i64, vec
from boulevard.games.streets.state import StreetsState

from .base import Planner


class TurnPlanner(Planner):
    """Plans its whole turn at once and then keeps to it: planning anew after every step takes time, and one
    who misjudges things would spoil its own turn."""

    def __init__(self) -> None:
        self.planned = vec[i64]()  # the steps of the turn it decided on
        self.turn: i64 = -1
        self.seat: i64 = -1

    def choose(self, state: State, seat: i64, chance: Chance) -> i64:
        assert isinstance(state, StreetsState)
        steps = state.legal(seat)
        if len(steps) == 1:
            return steps[0]
        begun = state.draft(seat).steps
        taken = i64(len(begun))
        if self._goes_on(state, seat, begun):
            for step in steps:
                if step == self.planned[taken]:
                    return step
        self.planned = extend(begun[:], self.plan(state, seat, chance).steps)
        self.turn = state.turn
        self.seat = seat
        return self.planned[taken]

    def _goes_on(self, state: StreetsState, seat: i64, begun: vec[i64]) -> bool:
        """Is this the turn that was planned, after its first step?"""
        taken = i64(len(begun))
        if taken == 0 or taken >= i64(len(self.planned)) or self.turn != state.turn or self.seat != seat:
            return False
        for i in range(taken):
            if begun[i] != self.planned[i]:
                return False
        return True
