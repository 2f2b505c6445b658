"""New weights against old ones, and against the plain player: the same deals, and enough of them."""

from functools import partial
from typing import Any

from boulevard.bots.base import Bot
from boulevard.bots.registry import find_bot
from boulevard.bots.tables import Tables
from boulevard.school.courses import COURSES

from .crew import Crew
from .deals import play_deal
from .figures import Deal, Games, figures, mean

PLAIN = "greedy"  # plays without weights

known: dict[bytes, Tables] = {}  # those that were read before


class Exam:
    """At a table the first of these players is alone among the other; alone, both play the same deals."""

    def __init__(
        self, crew: Crew, game: str, seats: int, players: dict[str, bytes], deals: int, other: str = ""
    ) -> None:
        self.names = [*players, other] if other else list(players)
        self.seats = seats
        self.points = seats == 1 and COURSES[game].alone is None  # there is nobody to beat
        groups = [[name] for name in self.names] if seats == 1 else [self.names]
        self.played: list[list[Games]] = []
        for names in groups:
            work = partial(_deal, game, seats, players, names)
            found = dict(crew.spread(work, list(range(deals))))
            self.played.append([found[number] for number in range(deals)])

    def rows(self) -> list[dict[str, Any]]:
        if self.seats == 1:
            return [figures(deals, [name])[0] for name, deals in zip(self.names, self.played, strict=True)]
        return figures(self.played[0], self.names)

    def advantages(self) -> list[float]:
        """Per deal, by how much the first player did better than the other."""
        if self.seats > 1:
            return [mean(Deal(games, 0).wins) - 1.0 / self.seats for games in self.played[0]]
        return [self._alone(mine) - self._alone(theirs) for mine, theirs in zip(*self.played, strict=True)]

    def told(self) -> str:
        """How the first player did, for the card of its weights."""
        row = self.rows()[0]
        points = f"{row['points']:.1f} +-{row['points_sure']:.1f} points, {self.games():,} games"
        if self.points:
            return points
        return f"{100 * row['wins']:.1f} +-{100 * row['wins_sure']:.1f} % wins, {points}"

    def games(self) -> int:
        return sum(len(games) for games in self.played[0])

    def _alone(self, games: Games) -> float:
        deal = Deal(games, 0)
        return mean(deal.points if self.points else deal.wins)


def _deal(game: str, seats: int, players: dict[str, bytes], names: list[str], number: int) -> Games:
    course = COURSES[game]

    def find(name: str, _: str) -> Bot:
        if name not in players:
            return find_bot(name, game)
        data = players[name]
        if data not in known:
            fresh = course.train(seats, 0).tables
            fresh.load(data, name)
            known[data] = fresh
        return course.graduate(known[data])

    options = (course.alone or {}) if seats == 1 else {}
    return play_deal(game, names, seats, options, number, find)


def strength(crew: Crew, game: str, seats: int, weights: bytes, deals: int) -> dict[str, str]:
    """What the card says of these weights: how they do alone, or against the plain player."""
    if seats == 1:
        against = " ".join(f"{name} {value}" for name, value in (COURSES[game].alone or {}).items())
        return {against or "alone": Exam(crew, game, 1, {"new": weights}, deals).told()}
    beside = PLAIN if seats == 2 else f"alone among {seats - 1} {PLAIN}"
    return {beside: Exam(crew, game, seats, {"new": weights}, deals, PLAIN).told()}
