"""One number for each bot from games of any number of seats: openskill's Plackett-Luce model."""

from typing import Any

from .figures import Games


def ratings(deals: list[Games], bots: int) -> list[tuple[float, float]] | None:
    """Rating of every bot and its standard deviation, from 25 and 8.3 on; None without openskill."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    model = PlackettLuce()
    rated: list[Any] = [model.rating() for _ in range(bots)]
    for games in deals:
        for game in games:
            who = game["who"]
            if len(set(who)) < 2:
                continue
            teams = [[model.rating(mu=rated[bot].mu, sigma=rated[bot].sigma)] for bot in who]
            after = model.rate(teams, ranks=[float(place) for place in game["places"]])
            for bot in set(who):  # a bot in several seats learns from all of them
                mine = [after[seat][0] for seat, sitting in enumerate(who) if sitting == bot]
                rated[bot] = model.rating(
                    mu=sum(one.mu for one in mine) / len(mine),
                    sigma=sum(one.sigma for one in mine) / len(mine),
                )
    return [(round(one.mu, 2), round(one.sigma, 2)) for one in rated]
