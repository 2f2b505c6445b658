"""What many deals say: how often each bot wins, its points, how sure that is, and whether that is enough."""

import math
from itertools import combinations
from typing import Any

Games = list[dict[str, Any]]  # of one deal

SURE = 1.96  # standard errors to either side of a 95 % interval
ERROR = 0.05  # how often a sequential test may decide wrongly, either way
FEWEST = 8  # deals before it decides anything


def interval(values: list[float]) -> tuple[float, float]:
    """Mean, and half the width of its 95 % interval."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, math.inf
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, SURE * math.sqrt(variance / len(values))


def shares(places: list[int]) -> list[float]:
    """What every seat has of the win: those who share the first place share it."""
    first = places.count(1)
    return [1.0 / first if place == 1 else 0.0 for place in places]


class Deal:
    """What one bot made of a deal: shares of the win, points, points ahead of the others."""

    def __init__(self, games: Games, bot: int, beside: int | None = None) -> None:
        """All its games, or those in which another bot sat too."""
        self.wins: list[float] = []
        self.points: list[float] = []
        self.ahead: list[float] = []
        for game in games:
            who = game["who"]
            if beside is not None and beside not in who:
                continue
            won = shares(game["places"])
            others = [total for seat, total in enumerate(game["points"]) if who[seat] != bot]
            for seat, sitting in enumerate(who):
                if sitting == bot:
                    self.wins.append(won[seat])
                    self.points.append(game["points"][seat])
                    if others:
                        self.ahead.append(game["points"][seat] - sum(others) / len(others))


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def figures(deals: list[Games], names: list[str]) -> list[dict[str, Any]]:
    """A row for every bot. A deal is one observation: its games have the same cards."""
    rows = []
    for bot, name in enumerate(names):
        played = [Deal(games, bot) for games in deals]
        row: dict[str, Any] = {"bot": name, "deals": len(deals)}
        _enter(row, "wins", [mean(deal.wins) for deal in played])
        _enter(row, "points", [mean(deal.points) for deal in played])
        _enter(row, "ahead", [mean(deal.ahead) for deal in played if deal.ahead])
        row.update(_times(deals, bot))
        rows.append(row)
    return rows


def pairs(deals: list[Games], names: list[str]) -> list[dict[str, Any]]:
    """For every two bots, by how much the first does better on the same cards."""
    rows = []
    for one, other in combinations(range(len(names)), 2):
        both = [(Deal(games, one, other), Deal(games, other, one)) for games in deals]
        row: dict[str, Any] = {"bot": names[one], "over": names[other]}
        _enter(row, "wins", [mean(a.wins) - mean(b.wins) for a, b in both if a.wins])
        _enter(row, "points", [mean(a.points) - mean(b.points) for a, b in both if a.wins])
        rows.append(row)
    return rows


def _enter(row: dict[str, Any], key: str, values: list[float]) -> None:
    if values:
        middle, half = interval(values)
        row[key] = round(middle, 4)
        row[f"{key}_sure"] = None if math.isinf(half) else round(half, 4)


def _times(deals: list[Games], bot: int) -> dict[str, float]:
    """Milliseconds of the processor a decision; nothing for deals kept before they were timed."""
    thoughts, seconds, slowest = 0, 0.0, 0.0
    for game in (game for games in deals for game in games if "seconds" in game):
        for seat, who in enumerate(game["who"]):
            if who == bot:
                thoughts += game["thoughts"][seat]
                seconds += game["seconds"][seat]
                slowest = max(slowest, game["slowest"][seat])
    if not thoughts:
        return {}
    return {"ms": round(1000 * seconds / thoughts, 3), "slowest_ms": round(1000 * slowest, 1)}


class Sequential:
    """A sequential test, deal by deal in their order: does the first bot win its share of the games, or
    `margin` more? What a deal varies by is estimated from the deals."""

    def __init__(self, seats: int, margin: float) -> None:
        self.par = 1.0 / seats
        self.margin = margin
        self.deals = 0
        self.total = 0.0
        self.squares = 0.0
        self.stronger: bool | None = None  # than its share; None while nobody can say

    def add(self, games: Games) -> None:
        share = mean(Deal(games, 0).wins)
        self.deals += 1
        self.total += share
        self.squares += share * share
        ratio = self.evidence()
        if self.deals >= FEWEST and abs(ratio) >= math.log((1 - ERROR) / ERROR):
            self.stronger = ratio > 0

    def evidence(self) -> float:
        """The log-likelihood ratio; above 0 speaks for more."""
        if not self.deals:
            return 0.0
        middle = self.total / self.deals
        # Half a deal off is added, so that a run of equal deals proves nothing by itself.
        variance = (max(self.squares - self.total * middle, 0.0) + 0.25) / self.deals
        return self.deals * self.margin * (middle - self.par - self.margin / 2) / variance
