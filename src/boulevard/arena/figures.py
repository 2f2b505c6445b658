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


def evidence(deals: list[Games], seats: int, margin: float) -> float:
    """The log-likelihood ratio of a sequential test: does the first bot win its share of the games, or
    `margin` more? Above 0 speaks for more. What a deal varies by is estimated from the deals."""
    won = [mean(Deal(games, 0).wins) for games in deals]
    par = 1.0 / seats
    # Half a deal off is added, so that a run of equal deals proves nothing by itself.
    variance = (sum((share - mean(won)) ** 2 for share in won) + 0.25) / len(won)
    return len(won) * margin * (mean(won) - par - margin / 2) / variance


def decided(deals: list[Games], seats: int, margin: float) -> bool | None:
    """Is the first bot stronger than its share by now? None while nobody can say."""
    if len(deals) < FEWEST:
        return None
    bound = math.log((1 - ERROR) / ERROR)
    ratio = evidence(deals, seats, margin)
    return None if abs(ratio) < bound else ratio > 0
