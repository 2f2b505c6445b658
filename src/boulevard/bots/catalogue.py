"""Which bots there are for which game."""

from boulevard.games.contract import GameError

from .base import Bot, RandomBot
from .lords_of_vegas import LordsGreedy
from .new_las_vegas import NewLasVegasGreedy
from .welcome_to import WelcomeToGreedy

NAMES = ["random", "greedy"]


def find_bot(name: object, game: str) -> Bot:
    if name == "random":
        return RandomBot()
    if name == "greedy":
        if game == "welcome-to":
            return WelcomeToGreedy()
        if game == "new-las-vegas":
            return NewLasVegasGreedy()
        if game == "lords-of-vegas":
            return LordsGreedy()
    raise GameError("error-no-such-bot", bot=str(name), bots=", ".join(NAMES))
