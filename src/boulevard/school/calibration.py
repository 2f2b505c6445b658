"""How hard the ACME architects of New Las Vegas are: the greedy bot plays against each of them.

The measured rates stand in the game's data.json beside the values they were measured with.
"""

from typing import Any

from boulevard.bots.driver import play_game
from boulevard.bots.new_las_vegas import NewLasVegasGreedy
from boulevard.games.chance import Rng
from boulevard.games.contract import Json
from boulevard.games.native import i64
from boulevard.games.new_las_vegas.architects import LEVELS
from boulevard.games.new_las_vegas.game import NewLasVegas
from boulevard.games.new_las_vegas.state import NewLasVegasState


class Measure:
    """The games of one level."""

    def __init__(self, level: int) -> None:
        self.level = level
        self.games = 0
        self.won = 0
        self.points = 0  # of the bot, all games together
        self.acme_points = 0

    def add(self, state: NewLasVegasState) -> None:
        rival = state.acme_score()
        assert rival is not None
        self.games += 1
        self.won += 1 if state.places()[0] == 1 else 0
        self.points += state.scores()[0].total
        self.acme_points += rival.total

    def json(self) -> Json:
        games = max(self.games, 1)
        return {
            "level": self.level,
            "games": self.games,
            "won": self.won,
            "rate": round(self.won / games, 3),
            "average": round(self.points / games, 1),
            "acme_average": round(self.acme_points / games, 1),
        }


def play_acme(level: int, seed: int, sheet: Any = None) -> NewLasVegasState:
    """One game of the greedy bot against an architect, to its end. The same seed deals the same game."""
    state = NewLasVegas().start(1, {"acme": level, "sheet": sheet})
    assert isinstance(state, NewLasVegasState)
    dealer = Rng(seed)
    play_game(state, [NewLasVegasGreedy()], dealer, [Rng(seed + 1)])
    return state


def measure(level: int, games: i64, seed: int = 0, sheet: Any = None) -> Measure:
    """So many games against one architect, with the seeds from `seed` on."""
    found = Measure(level)
    for i in range(games):
        found.add(play_acme(level, seed + int(i), sheet))
    return found


def calibrate(games: i64, seed: int = 0, sheet: Any = None) -> list[Measure]:
    """All five architects, with the same seeds for each."""
    return [measure(level + 1, games, seed, sheet) for level in range(LEVELS)]
