"""One-turn look-ahead for games in which everybody drafts at once."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from boulevard.games.chance import Chance
from boulevard.games.contract import State
from boulevard.games.streets import DONE, Draft, StreetsState

from .base import Bot

WIDTH: Final[i64] = 10


class Line:
    """A draft that was tried, the first step that led to it, and what it is worth."""

    def __init__(self, draft: Draft, first: i64, value: float) -> None:
        self.draft = draft
        self.first = first
        self.value = value


class TurnGreedy(Bot):
    """Tries its whole turn, keeping the most promising drafts after each step, and takes the best one."""

    @abstractmethod
    def value(self, state: StreetsState, seat: i64, draft: Draft) -> float:
        """How good the seat's sheet would be after this draft; more is better."""

    def promise(self, state: StreetsState, seat: i64, draft: Draft) -> float:
        """What the steps still open to this draft may add; only decides which drafts are followed further."""
        return 0.0

    def width(self) -> i64:
        """How many drafts are followed further after every step."""
        return WIDTH

    def choose(self, state: State, seat: i64, chance: Chance) -> i64:
        assert isinstance(state, StreetsState)
        steps = state.legal(seat)
        if len(steps) == 1:
            return steps[0]
        best: i64 = -1
        best_value = 0.0
        lines = [Line(state.draft(seat), -1, 0.0)]
        while lines:
            tried: list[Line] = []
            for line in lines:
                for step in state.draft_choices(seat, line.draft):
                    first = step if line.first < 0 else line.first
                    if step == DONE:
                        value = self.value(state, seat, line.draft)
                        if best < 0 or value > best_value:
                            best = first
                            best_value = value
                        continue
                    draft = line.draft.clone()
                    state.draft_step(seat, draft, step)
                    hope = self.value(state, seat, draft) + self.promise(state, seat, draft)
                    tried.append(Line(draft, first, hope))
            lines = _best(tried, self.width())
        return best


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
