"""Who sits at the table: six characters a game, each with a taste of its own and a level.

A character weighs things as its taste bids, and misjudges them the more the lower its level is: no two of
them play alike, nor one of them twice. The strong ones learned what things are worth, and the master of each
game looks ahead as well. Words: `bot-NAME`, `bot-style-NAME`. Strength: docs/strength.md.
"""

from boulevard.games.native import i64
from boulevard.games.new_las_vegas.turn import VegasDraft
from boulevard.games.packed import bits, byte
from boulevard.games.streets.draft import Draft
from boulevard.games.welcome_to.turn import WelcomeDraft

from . import lords_value, new_las_vegas_value, welcome_to_value
from .base import Bot
from .learned import Learned, SheetValue
from .lords_master import LordsMaster
from .lords_of_vegas import LordsGreedy, Temper
from .lords_strong import LordsLearned, Manner
from .master import SECONDS, Master
from .new_las_vegas import NewLasVegasGreedy, Weights
from .new_las_vegas_value import VegasValue
from .planning import Budget
from .tables import Tables
from .welcome_to import Tastes, WelcomeToGreedy
from .welcome_to_value import WelcomeValue


def learned_welcome() -> Bot:
    return Learned(welcome_to_value.judge)


def master_welcome() -> Bot:
    return Master(welcome_to_value.judge)


def learned_vegas() -> Bot:
    return Learned(new_las_vegas_value.judge)


def master_vegas() -> Bot:
    return Master(new_las_vegas_value.judge)


class _WelcomeLikes:
    """What somebody who learned the game likes more than it is worth: points for each."""

    def __init__(self) -> None:
        self.temps = 0.0
        self.parks = 0.0
        self.fences = 0.0
        self.plans = 0.0

    def judge(self, seats: i64) -> SheetValue:
        return _FondWelcome(welcome_to_value.shipped_tables(seats), self)


class _FondWelcome(WelcomeValue):
    def __init__(self, tables: Tables, likes: _WelcomeLikes) -> None:
        super().__init__(tables)
        self.likes = likes

    def value(self, draft: Draft, depth: i64) -> float:
        value = super().value(draft, depth)
        if self.ended:
            return value
        assert isinstance(draft, WelcomeDraft)
        sheet = draft.sheet
        parks = byte(sheet.parks, 0) + byte(sheet.parks, 1) + byte(sheet.parks, 2)
        value += self.likes.temps * float(sheet.temps) + self.likes.parks * float(parks)
        value += self.likes.plans * float(_written(sheet.plans))
        return value + self.likes.fences * float(bits(sheet.fences))


def _written(points: i64) -> i64:
    """For how many of three plans or projects points are written, packed as they are."""
    return i64(byte(points, 0) > 0) + i64(byte(points, 1) > 0) + i64(byte(points, 2) > 0)


def daisy() -> Bot:
    return WelcomeToGreedy(Tastes(), 7.0)


def walter() -> Bot:
    tastes = Tastes()
    tastes.pools = 1.0
    return WelcomeToGreedy(tastes, 1.8)


def peggy() -> Bot:
    likes = _WelcomeLikes()
    likes.parks = 0.4
    return Learned(likes.judge, 4.9)


def frank() -> Bot:
    likes = _WelcomeLikes()
    likes.fences = 0.35
    return Learned(likes.judge, 4.8)


def rosa() -> Bot:
    likes = _WelcomeLikes()
    likes.temps = 0.3
    return Learned(likes.judge, 2.3)


def harold() -> Bot:
    # With all that `master` looks at the step from the strong player would be too high to climb.
    likes = _WelcomeLikes()
    likes.plans = 0.8
    return Master(likes.judge, ahead=1, budget=Budget(24, SECONDS))


class _VegasLikes:
    """The same for New Las Vegas."""

    def __init__(self) -> None:
        self.stars = 0.0  # lit
        self.carpets = 0.0
        self.bundles = 0.0  # more than it needs, up to three
        self.projects = 0.0

    def judge(self, seats: i64) -> SheetValue:
        return _FondVegas(new_las_vegas_value.shipped_tables(seats), self)


class _FondVegas(VegasValue):
    def __init__(self, tables: Tables, likes: _VegasLikes) -> None:
        super().__init__(tables)
        self.likes = likes

    def value(self, draft: Draft, depth: i64) -> float:
        value = super().value(draft, depth)
        if self.ended:
            return value
        assert isinstance(draft, VegasDraft)
        sheet = draft.sheet
        value += self.likes.stars * float(bits(sheet.edition.stars & sheet.opened))
        value += self.likes.carpets * float(bits(sheet.carpets))
        value += self.likes.projects * float(_written(sheet.projects))
        return value + self.likes.bundles * float(min(self.safe(sheet, sheet.loan), 3))


def dolly() -> Bot:
    return NewLasVegasGreedy(Weights(), 8.0)


def buster() -> Bot:
    weights = Weights()
    weights.golf = 1.0
    return NewLasVegasGreedy(weights, 2.0)


def lola() -> Bot:
    likes = _VegasLikes()
    likes.stars = 0.3
    return Learned(likes.judge, 5.4)


def vince() -> Bot:
    likes = _VegasLikes()
    likes.carpets = 0.5
    return Learned(likes.judge, 5.4)


def grace() -> Bot:
    likes = _VegasLikes()
    likes.bundles = 0.5
    return Learned(likes.judge, 2.2)


def maxwell() -> Bot:
    likes = _VegasLikes()
    likes.projects = 0.8
    return Master(likes.judge, budget=Budget(48, SECONDS))


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
    manner.thrift = 0.0004
    return LordsMaster(lords_value.shipped_weights, manner)


def master_lords() -> Bot:
    manner = Manner()
    manner.depth = 3
    return LordsMaster(lords_value.shipped_weights, manner)


def learned_lords() -> Bot:
    return LordsLearned(lords_value.shipped_weights, Manner())
