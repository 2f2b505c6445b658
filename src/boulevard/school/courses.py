"""Which games can be learned, and who plays by what was learned."""

from collections.abc import Callable
from typing import Any, Final

from boulevard.bots import new_las_vegas_value, welcome_to_value
from boulevard.bots.base import Bot
from boulevard.bots.learned import Learned, SheetValue
from boulevard.bots.lords_strong import LordsLearned, Manner
from boulevard.bots.new_las_vegas import NewLasVegasGreedy
from boulevard.bots.new_las_vegas_value import VegasValue
from boulevard.bots.tables import Tables
from boulevard.bots.welcome_to import WelcomeToGreedy
from boulevard.bots.welcome_to_value import WelcomeValue
from boulevard.games.chance import Chance
from boulevard.games.native import i64, vec
from boulevard.games.new_las_vegas.architects import LEVELS
from boulevard.games.new_las_vegas.game import NewLasVegas
from boulevard.games.welcome_to.game import WelcomeTo

from .lords_training import LordsTrainer
from .training import StreetTrainer, Trainer

REPLAYS: Final = 3


class Course:
    """`train` begins anew, for a number of seats and a seed; `graduate` is the bot that plays by tables."""

    def __init__(
        self, features: str, train: Callable[[int, int], Trainer], graduate: Callable[[Tables], Bot]
    ) -> None:
        self.features = features  # where the tables are described
        self.train = train
        self.graduate = graduate
        self.alone: dict[str, Any] | None = None  # options of a game against the box that can be lost


def _welcome_options(chance: Chance) -> dict[str, Any]:
    """Most games with the basic plans."""
    return {"advanced": chance.below(10) < 3}


def _any_architect(chance: Chance) -> dict[str, Any]:
    return {"acme": 1 + int(chance.below(LEVELS))}


def _no_options(chance: Chance) -> dict[str, Any]:
    return {}


def _welcome_value(tables: Tables) -> SheetValue:
    return WelcomeValue(tables)


def _vegas_value(tables: Tables) -> SheetValue:
    return VegasValue(tables)


def _train_welcome(seats: int, seed: int) -> Trainer:
    tables = welcome_to_value.new_tables()
    trainer = StreetTrainer(WelcomeTo(), seats, seed, tables, _welcome_value, _welcome_options, REPLAYS)
    if seats > 1:  # somebody who hires temps, as nobody does who learned from itself
        trainer.guest = WelcomeToGreedy(None, 1.0)
    return trainer


def _train_vegas(seats: int, seed: int) -> Trainer:
    tables = new_las_vegas_value.new_tables()
    options = _any_architect if seats == 1 else _no_options
    trainer = StreetTrainer(NewLasVegas(), seats, seed, tables, _vegas_value, options, REPLAYS)
    if seats > 1:  # those who play only against themselves let each other build for long
        trainer.rival = NewLasVegasGreedy(None, 1.0)
    return trainer


class _Class:
    """Judges that share tables that are not the package's."""

    def __init__(self, tables: Tables, value: Callable[[Tables], SheetValue]) -> None:
        self.tables = tables
        self.value = value

    def judge(self, seats: i64) -> SheetValue:
        return self.value(self.tables)


def _welcome_graduate(tables: Tables) -> Bot:
    return Learned(_Class(tables, _welcome_value).judge)


def _vegas_graduate(tables: Tables) -> Bot:
    return Learned(_Class(tables, _vegas_value).judge)


class _House:
    """Weights of Lords of Vegas that are not the package's."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def weights(self, seats: i64) -> vec[float]:
        return self.tables.weights


def _train_lords(seats: int, seed: int) -> Trainer:
    return LordsTrainer(seats, seed)


def _lords_graduate(tables: Tables) -> Bot:
    return LordsLearned(_House(tables).weights, Manner())


COURSES: Final[dict[str, Course]] = {
    "welcome-to": Course("bots/welcome_to_value.py", _train_welcome, _welcome_graduate),
    "lords-of-vegas": Course("bots/lords_value.py", _train_lords, _lords_graduate),
    "new-las-vegas": Course("bots/new_las_vegas_value.py", _train_vegas, _vegas_graduate),
}
COURSES["new-las-vegas"].alone = {"acme": LEVELS}
