"""All games there are."""

from typing import Final

from .contract import Game, GameError, State
from .lords_of_vegas.game import LordsOfVegas
from .new_las_vegas.game import NewLasVegas
from .welcome_to.game import WelcomeTo

GAMES: Final[dict[str, Game]] = {game.id: game for game in [WelcomeTo(), NewLasVegas(), LordsOfVegas()]}


def find_game(id: object) -> Game:
    if not isinstance(id, str) or id not in GAMES:
        raise GameError("error-no-such-game", game=str(id), games=", ".join(GAMES))
    return GAMES[id]


def load_position(position: object) -> State:
    """The state that a position of any game describes."""
    if not isinstance(position, dict):
        raise GameError("error-position-object", where="position")
    if "game" not in position:
        raise GameError("error-position-missing", where="position", field="game")
    return find_game(position["game"]).load(position)
