"""How fast somebody may be."""

import time

from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import SlidingWindowCounterRateLimiter

from .errors import ServerError
from .settings import Settings


class Limits:
    """For HTTP, by person or address. Every worker counts for itself."""

    def __init__(self, settings: Settings) -> None:
        self.limiter = SlidingWindowCounterRateLimiter(MemoryStorage())
        self.rates: dict[str, RateLimitItem] = {
            "http": parse(settings.http_rate),
            "create": parse(settings.create_rate),
            "login": parse(settings.login_rate),
        }

    async def check(self, rate: str, who: str) -> None:
        item = self.rates[rate]
        if await self.limiter.hit(item, rate, who):
            return
        window = await self.limiter.get_window_stats(item, rate, who)
        raise ServerError("error-server-too-fast", seconds=max(1, int(window.reset_time - time.time()) + 1))


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
