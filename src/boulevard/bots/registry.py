"""Which bots there are, for which games. A bot of your own is entered with `register`."""

from collections.abc import Callable
from typing import Final

from boulevard.games.contract import GameError

from . import characters
from .base import Bot, RandomBot
from .lords_of_vegas import LordsGreedy
from .new_las_vegas import NewLasVegasGreedy
from .welcome_to import WelcomeToGreedy

MASTER_SECONDS: Final = 1.0


class Entry:
    """A bot of one name, for some games. Its words: `bot-NAME`."""

    def __init__(
        self, name: str, games: list[str], level: int, budget: float, factory: Callable[[], Bot]
    ) -> None:
        self.name = name
        self.games = games  # their ids; empty: every game
        self.level = level  # the higher, the stronger
        self.budget = budget  # seconds it may think about a turn; 0: it never thinks long
        self.factory = factory

    def plays(self, game: str) -> bool:
        return not self.games or game in self.games


ENTRIES: Final[list[Entry]] = []


def register(entry: Entry) -> None:
    """A new bot, or another one under a name that is there for the same games."""
    ENTRIES[:] = [known for known in ENTRIES if known.name != entry.name or known.games != entry.games]
    ENTRIES.append(entry)


def bots_of(game: str) -> list[Entry]:
    """Every bot that plays this game, the weakest first."""
    return sorted([entry for entry in ENTRIES if entry.plays(game)], key=lambda entry: entry.level)


def find_bot(name: object, game: str) -> Bot:
    known = bots_of(game)
    for entry in known:
        if entry.name == name:
            return entry.factory()
    raise GameError("error-no-such-bot", bot=str(name), bots=", ".join([entry.name for entry in known]))


register(Entry("random", [], 0, 0.0, RandomBot))
# Characters: level 1 is a newcomer, 4 is strong, 5 is a master.
register(Entry("daisy", ["welcome-to"], 1, 0.0, characters.daisy))
register(Entry("walter", ["welcome-to"], 2, 0.0, characters.walter))
register(Entry("peggy", ["welcome-to"], 3, 0.0, characters.peggy))
register(Entry("frank", ["welcome-to"], 3, 0.0, characters.frank))
register(Entry("rosa", ["welcome-to"], 4, 0.0, characters.rosa))
register(Entry("harold", ["welcome-to"], 5, MASTER_SECONDS, characters.harold))
register(Entry("dolly", ["new-las-vegas"], 1, 0.0, characters.dolly))
register(Entry("buster", ["new-las-vegas"], 2, 0.0, characters.buster))
register(Entry("lola", ["new-las-vegas"], 3, 0.0, characters.lola))
register(Entry("vince", ["new-las-vegas"], 3, 0.0, characters.vince))
register(Entry("grace", ["new-las-vegas"], 4, 0.0, characters.grace))
register(Entry("maxwell", ["new-las-vegas"], 5, MASTER_SECONDS, characters.maxwell))
register(Entry("penny", ["lords-of-vegas"], 1, 0.0, characters.penny))
register(Entry("ace", ["lords-of-vegas"], 2, 0.0, characters.ace))
register(Entry("stella", ["lords-of-vegas"], 3, 0.0, characters.stella))
register(Entry("tony", ["lords-of-vegas"], 3, 0.0, characters.tony))
register(Entry("ruby", ["lords-of-vegas"], 4, 0.0, characters.ruby))
register(Entry("morris", ["lords-of-vegas"], 5, MASTER_SECONDS, characters.morris))
# The plain player of each game: no taste, no mistakes, always the same. Others are measured by it.
register(Entry("greedy", ["welcome-to"], 3, 0.0, WelcomeToGreedy))
register(Entry("greedy", ["new-las-vegas"], 3, 0.0, NewLasVegasGreedy))
# What was learned, without taste and nearly without mistakes; and the same with looking ahead.
register(Entry("learned", ["welcome-to"], 4, 0.0, characters.learned_welcome))
register(Entry("learned", ["new-las-vegas"], 4, 0.0, characters.learned_vegas))
register(Entry("master", ["welcome-to"], 5, MASTER_SECONDS, characters.master_welcome))
register(Entry("master", ["new-las-vegas"], 5, MASTER_SECONDS, characters.master_vegas))
register(Entry("greedy", ["lords-of-vegas"], 3, 0.0, LordsGreedy))
register(Entry("learned", ["lords-of-vegas"], 4, 0.0, characters.learned_lords))
register(Entry("master", ["lords-of-vegas"], 5, MASTER_SECONDS, characters.master_lords))
