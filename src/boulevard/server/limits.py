"""How fast somebody may be."""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from limits import RateLimitItem, parse

from .errors import ServerError
from .settings import Settings

DAY = 24 * 3600.0
FREE_TRIES = 5
PATIENCE = 600.0  # seconds, the longest pause
FAILURES_KEPT = 100_000
COUNTED = 100_000  # people and addresses


class Limits:
    """For HTTP, by person or address. Every worker counts for itself.

    A window that slides: what was done in the one before counts as far as it still reaches into this one.
    (The storage of the package that reads the rates looks at everybody it knows at every request.)
    """

    def __init__(self, settings: Settings) -> None:
        self.counts: dict[tuple[str, str], tuple[int, int, int]] = {}  # window, in it, in the one before
        self.rates: dict[str, RateLimitItem] = {
            "http": parse(settings.http_rate),
            "create": parse(settings.create_rate),
            "login": parse(settings.login_rate),
        }

    async def check(self, rate: str, who: str) -> None:
        item = self.rates[rate]
        length = item.get_expiry()
        now = time.monotonic()
        window, over = int(now // length), now % length / length
        last, count, before = self.counts.get((rate, who), (window, 0, 0))
        if last != window:
            count, before = 0, count if last == window - 1 else 0
        if count + int(before * (1 - over)) >= item.amount:
            raise ServerError("error-server-too-fast", seconds=max(1, int((1 - over) * length) + 1))
        if len(self.counts) >= COUNTED:
            self._forget(now)
        self.counts[rate, who] = (window, count + 1, before)

    def _forget(self, now: float) -> None:
        """Those who have done nothing for long."""
        oldest = {rate: int(now // item.get_expiry()) - 1 for rate, item in self.rates.items()}
        self.counts = {key: one for key, one in self.counts.items() if one[0] >= oldest[key[0]]}


class Failures:
    """Whoever guesses wrong waits longer every time, until they are right or a day has passed."""

    def __init__(self) -> None:
        self.known: dict[str, tuple[int, float]] = {}  # how often, and when the next try is welcome

    def check(self, who: str) -> None:
        left = self.known.get(who, (0, 0.0))[1] - time.monotonic()
        if left > 0:
            raise ServerError("error-server-too-fast", seconds=int(left) + 1)

    def count(self, who: str) -> None:
        now = time.monotonic()
        if len(self.known) >= FAILURES_KEPT:
            self.known = {key: one for key, one in self.known.items() if one[1] > now - PATIENCE}
        wrong, until = self.known.get(who, (0, 0.0))
        wrong = 1 if now - until > DAY else wrong + 1
        pause = 0.0 if wrong < FREE_TRIES else min(PATIENCE, 2.0 ** (wrong - FREE_TRIES))
        self.known[who] = (wrong, now + pause)

    def forget(self, who: str) -> None:
        self.known.pop(who, None)


class Bucket:
    """For one socket: a steady rate with room for bursts."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = float(burst)
        self.left = float(burst)
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        self.left -= 1.0
        return self.left >= 0.0

    def hopeless(self) -> bool:
        """Goes on without a thought for what it was told."""
        return self.left < -self.burst


class Doors:
    """How many sockets of one person, and of one address, are open."""

    def __init__(self, settings: Settings) -> None:
        self.most = {"person": settings.sockets_of_person, "address": settings.sockets_of_address}
        self.open: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def through(self, kind: str, who: str) -> Iterator[None]:
        door = (kind, who)
        if self.open[door] >= self.most[kind]:
            raise ServerError("error-server-many-sockets", most=self.most[kind])
        self.open[door] += 1
        try:
            yield
        finally:
            self.open[door] -= 1
            if not self.open[door]:
                del self.open[door]
