"""Who sits at the table: six characters a game, each with a taste of its own and a level.

A character weighs things as its taste bids, and misjudges them the more the lower its level is: no two of
them play alike, nor one of them twice. The strong ones learned what things are worth, and the master of each
game looks ahead as well. Words: `bot-NAME`, `bot-style-NAME`. Strength: docs/strength.md.
"""

from boulevard.games.native import i64
from boulevard.games.new_las_vegas.turn import VegasDraft
from boulevard.games.streets.draft import Draft
from boulevard.games.welcome_to.turn import WelcomeDraft

from . import lords_value, new_las_vegas_value, welcome_to_value
from .base import Bot
from .learned import Learned, SheetValue
from .lords_master import LordsMaster
from .lords_of_vegas import LordsGreedy, Temper
from .lords_strong import LordsLearned, Manner
from .master import Master
from .new_las_vegas import NewLasVegasGreedy, Weights
from .new_las_vegas_value import VegasValue
from .welcome_to import Tastes, WelcomeToGreedy
from .welcome_to_value import WelcomeValue


def learned_welcome() -> Bot:
    return Learned(welcome_to_value.judge)


def learned_vegas() -> Bot:
    return Learned(new_las_vegas_value.judge)


def daisy() -> Bot:
    return WelcomeToGreedy(Tastes(), 18.0)


def walter() -> Bot:
    tastes = Tastes()
    tastes.pools = 1.5
    return WelcomeToGreedy(tastes, 7.0)


def peggy() -> Bot:
    tastes = Tastes()
    tastes.parks = 1.6
    return WelcomeToGreedy(tastes, 3.2)


def frank() -> Bot:
    tastes = Tastes()
    tastes.estates = 1.25
    tastes.ladder = 0.8
    return WelcomeToGreedy(tastes, 3.2)


class _Agency(WelcomeValue):
    """Would rather hire one temp more."""

    def value(self, draft: Draft, depth: i64) -> float:
        value = super().value(draft, depth)
        if self.ended:
            return value
        assert isinstance(draft, WelcomeDraft)
        return value + 0.5 * float(draft.sheet.temps)


def _agency(seats: i64) -> SheetValue:
    return _Agency(welcome_to_value.shipped_tables(seats))


def rosa() -> Bot:
    return Learned(_agency, 3.2)


def harold() -> Bot:
    return Master(welcome_to_value.judge)


def dolly() -> Bot:
    return NewLasVegasGreedy(Weights(), 18.0)


def buster() -> Bot:
    weights = Weights()
    weights.golf = 1.0
    return NewLasVegasGreedy(weights, 8.5)


def lola() -> Bot:
    weights = Weights()
    weights.stars = 0.6
    return NewLasVegasGreedy(weights, 3.6)


def vince() -> Bot:
    weights = Weights()
    weights.carpet = 1.0
    weights.mafia = 3.5
    return NewLasVegasGreedy(weights, 3.6)


class _Careful(VegasValue):
    """Likes to have a bundle more than it needs."""

    def value(self, draft: Draft, depth: i64) -> float:
        value = super().value(draft, depth)
        if self.ended:
            return value
        assert isinstance(draft, VegasDraft)
        return value + 0.5 * float(min(self.safe(draft.sheet, draft.sheet.loan), 3))


def _careful(seats: i64) -> SheetValue:
    return _Careful(new_las_vegas_value.shipped_tables(seats))


def grace() -> Bot:
    return Learned(_careful, 1.5)


def maxwell() -> Bot:
    return Master(new_las_vegas_value.judge)


def penny() -> Bot:
    temper = Temper()
    temper.slips = 20.0
    return LordsGreedy(temper)


def ace() -> Bot:
    temper = Temper()
    temper.slips = 8.0
    temper.gambles = 8
    return LordsGreedy(temper)


def stella() -> Bot:
    temper = Temper()
    temper.slips = 4.0
    temper.strip = 1.15
    return LordsGreedy(temper)


def tony() -> Bot:
    temper = Temper()
    temper.slips = 4.0
    temper.roll_margin = 0.2
    return LordsGreedy(temper)


def ruby() -> Bot:
    manner = Manner()
    manner.slips = 0.04
    manner.bargain = 0.004
    return LordsLearned(lords_value.shipped_weights, manner)


def morris() -> Bot:
    manner = Manner()
    manner.depth = 3
    return LordsMaster(lords_value.shipped_weights, manner)


def learned_lords() -> Bot:
    return LordsLearned(lords_value.shipped_weights, Manner())
