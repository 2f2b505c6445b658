"""What a bot intends to do, what it expects of that, and what else it thought of.

Play, hints and analysis read the same plan. How long a bot may think is a `Budget`: in samples for tests and
everything that has to be repeatable, in seconds for play.
"""

import time
from typing import Final

from boulevard.games.native import i64, vec

# What values are in. Values of one plan can be compared; those of different units cannot.
POINTS: Final = "points"  # the seat's own points at the end of the game
MARGIN: Final = "margin"  # the same, less what the others will have
WIN: Final = "win"  # the chance to win, from 0 to 1
NOTHING: Final = ""  # the bot does not say

ALTERNATIVES: Final[i64] = 8  # a plan tells of so many at most, the best one included


class Budget:
    """How much a bot may think about one decision; 0 is no limit. A bot that never samples ignores it."""

    def __init__(self, samples: int = 0, seconds: float = 0.0) -> None:
        self.samples: i64 = samples
        self.seconds = seconds

    def started(self) -> "Meter":
        return Meter(self)


class Meter:
    """What is left of a budget, from the moment a bot begins to think."""

    def __init__(self, budget: Budget) -> None:
        self.samples = budget.samples
        self.until = time.monotonic() + budget.seconds if budget.seconds > 0.0 else 0.0
        self.used: i64 = 0

    def use(self, samples: i64 = 1) -> None:
        self.used += samples

    def spent(self) -> bool:
        """Is nothing left?"""
        if self.samples > 0 and self.used >= self.samples:
            return True
        return self.until > 0.0 and time.monotonic() >= self.until


class Alternative:
    """Steps that may be taken, and what the bot expects of them."""

    def __init__(self, steps: vec[i64], value: float, error: float = 0.0) -> None:
        self.steps = steps
        self.value = value
        self.error = error  # standard error of a value that was sampled; 0.0: it was judged, not sampled


class Plan:
    """What a bot would do: in games in which everybody drafts, all steps to its confirmation; otherwise one
    step, or several until chance or another seat is next."""

    def __init__(self, unit: str, alternatives: list[Alternative]) -> None:
        self.unit = unit
        self.alternatives = alternatives  # the best first, each leading elsewhere; the first one is the plan

    @property
    def steps(self) -> vec[i64]:
        return self.alternatives[0].steps

    @property
    def value(self) -> float:
        return self.alternatives[0].value

    @property
    def error(self) -> float:
        return self.alternatives[0].error


class Shortlist:
    """The best alternatives so far, the earlier one first among equals."""

    def __init__(self, size: i64 = ALTERNATIVES) -> None:
        self.size = size
        self.best: list[Alternative] = []

    def takes(self, value: float) -> bool:
        """Is there a place for something of this value?"""
        return i64(len(self.best)) < self.size or value > self.best[-1].value

    def add(self, alternative: Alternative) -> None:
        place = len(self.best)
        while place > 0 and self.best[place - 1].value < alternative.value:
            place -= 1
        if place < self.size:
            self.best.insert(place, alternative)
            if len(self.best) > self.size:
                self.best.pop()
