"""One-turn look-ahead for games in which everybody drafts at once."""

from abc import abstractmethod
from typing import Final

from boulevard.games.chance import Chance
from boulevard.games.contract import State
from boulevard.games.native import append, i64
from boulevard.games.streets.draft import Draft
from boulevard.games.streets.state import StreetsState
from boulevard.games.streets.turn import DONE

from .base import slip
from .planning import POINTS, Alternative, Budget, Plan, Shortlist
from .streets import TurnPlanner

WIDTH: Final[i64] = 10


class Line:
    """A draft that was tried, and what it is worth."""

    def __init__(self, draft: Draft, value: float) -> None:
        self.draft = draft
        self.value = value


class TurnGreedy(TurnPlanner):
    """Tries its whole turn, keeping the most promising drafts after each step, and takes the best one."""

    def __init__(self, slips: float = 0.0) -> None:
        super().__init__()
        self.slips = slips  # points by which it misjudges a turn at most

    @abstractmethod
    def value(self, state: StreetsState, seat: i64, draft: Draft) -> float:
        """How good the seat's sheet would be after this draft; more is better."""

    def promise(self, state: StreetsState, seat: i64, draft: Draft) -> float:
        """What the steps still open to this draft may add; only decides which drafts are followed further."""
        return 0.0

    def width(self) -> i64:
        """How many drafts are followed further after every step."""
        return WIDTH

    def plan(self, state: State, seat: i64, chance: Chance, budget: Budget | None = None) -> Plan:
        assert isinstance(state, StreetsState)
        found = Shortlist()
        met: set[i64] = set()  # where the turns on the list lead
        lines = [Line(state.draft(seat), 0.0)]
        begun = i64(len(lines[0].draft.steps))
        while lines:
            tried: list[Line] = []
            for line in lines:
                for step in state.draft_choices(seat, line.draft):
                    if step == DONE:
                        value = self.value(state, seat, line.draft)
                        if self.slips > 0.0:
                            value += slip(chance, self.slips)
                        if found.takes(value):
                            key = state.turn_key(seat, line.draft)
                            if key not in met:
                                met.add(key)
                                found.add(Alternative(append(line.draft.steps[begun:], DONE), value))
                        continue
                    draft = line.draft.clone()
                    draft.steps = append(draft.steps, step)
                    state.draft_step(seat, draft, step)
                    hope = self.value(state, seat, draft) + self.promise(state, seat, draft)
                    tried.append(Line(draft, hope))
            lines = _best(tried, self.width())
        return Plan(POINTS, found.best)


def _best(lines: list[Line], width: i64) -> list[Line]:
    """The most valuable lines, the earlier one first among equals."""
    kept: list[Line] = []
    for line in lines:
        place = len(kept)
        while place > 0 and kept[place - 1].value < line.value:
            place -= 1
        if place < width:
            kept.insert(place, line)
            if len(kept) > width:
                kept.pop()
    return kept
