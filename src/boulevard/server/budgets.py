"""How much of the server's time somebody may take.

Everything the server does for somebody is timed and charged to a budget, which fills again with time,
but slower than it can be spent: whoever asks for costly things waits, and nobody else does.
"""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Generator, Sequence
from typing import Any, TypeVar

from .errors import ServerError
from .settings import Settings

T = TypeVar("T")

MOST_WAITING = 50  # things of one budget
MOST_FILES = 5_000  # a page without one of its files is broken, and a whole club may come at once
FIRST_GUESS = 0.01  # seconds that something takes of which nothing is known
REMEMBERED = 20_000  # budgets
ONE_GO = 0.01  # seconds of work after which others are heard first
SOON = 0.002  # seconds of work that are charged when all of it is done


class Budget:
    """Seconds of work: `rate` of them come every second, up to `burst`. Everybody has one, so it is small."""

    __slots__ = ("at", "burst", "guess", "left", "most", "rate", "waiting", "waking")

    def __init__(self, rate: float, burst: float, most: int = MOST_WAITING) -> None:
        self.rate = rate
        self.most = most  # things that may wait
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()
        self.guess = FIRST_GUESS
        self.waiting: list[asyncio.Future[None]] = []
        self.waking = False

    def _fill(self) -> float:
        now = time.monotonic()
        if now > self.at:
            self.left = min(self.burst, self.left + (now - self.at) * self.rate)
            self.at = now
        return self.left

    def full(self) -> bool:
        return not self.waiting and self._fill() >= self.burst

    def check(self) -> None:
        """Somebody who need not be heard (a request) is refused when too many wait already."""
        if len(self.waiting) >= self.most:
            seconds = (self.most * self.guess - self._fill()) / self.rate
            raise ServerError("error-server-too-fast", seconds=max(1, min(600, round(seconds))))

    async def turn(self) -> float:
        """Waits, one after the other, until something is left; what was taken ahead is handed to `spend`."""
        if self.waiting or self._fill() <= 0:
            mine = asyncio.get_running_loop().create_future()
            self.waiting.append(mine)
            self._wake_soon()
            await mine
        self.left -= self.guess
        return self.guess

    def spend(self, seconds: float, taken: float) -> None:
        self.left += taken - seconds
        self.guess += (seconds - self.guess) * 0.2

    def charge(self, seconds: float) -> bool:
        """For what could not wait; whether nothing is left."""
        self.left -= seconds
        return self.left <= 0 and self._fill() <= 0

    def _wake_soon(self) -> None:
        if not self.waking:
            self.waking = True
            asyncio.get_running_loop().call_later(max(0.0, -self._fill() / self.rate), self._wake)

    def _wake(self) -> None:
        self.waking = False
        while self.waiting and self.waiting[0].done():
            self.waiting.pop(0)  # gave up
        if self.waiting:
            if self._fill() > 0:
                self.waiting.pop(0).set_result(None)
            # The next one after the first has taken its share.
            self._wake_soon()

    def close(self) -> None:
        """The server stops: nobody waits any more."""
        self.rate = float("inf")
        for one in self.waiting:
            if not one.done():
                one.set_result(None)
        self.waiting.clear()


class Budgets:
    """Those of every person and of every address."""

    def __init__(self, settings: Settings) -> None:
        self.rates = {
            "person": settings.person_share,
            "address": settings.address_share,
            "bots": settings.person_share,  # those of one host, so that their own wishes go on
            "pages": settings.address_share,  # whoever fetches them all asks for other things meanwhile
        }
        self.burst = settings.share_burst
        self.known: dict[tuple[str, str], Budget] = {}

    def of(self, kind: str, who: str) -> Budget:
        budget = self.known.get((kind, who))
        if budget is None:
            if len(self.known) >= REMEMBERED:
                self.known = {key: one for key, one in self.known.items() if not one.full()}
            most = MOST_FILES if kind == "pages" else MOST_WAITING
            budget = self.known[kind, who] = Budget(self.rates[kind], self.burst, most)
        return budget

    def for_whom(self, person: str | None, address: str) -> list[Budget]:
        """A person pays, and so does the address they come from: it may send many persons."""
        budgets = [self.of("address", address)]
        return budgets if person is None else [self.of("person", person), *budgets]

    def for_pages(self, address: str) -> list[Budget]:
        return [self.of("pages", address)]

    def close(self) -> None:
        for budget in self.known.values():
            budget.close()


async def paid(budgets: list[Budget], work: Callable[[], Awaitable[T]]) -> T:
    """Does something when the budgets have room for it, and charges them what it took."""
    taken = [await budget.turn() for budget in budgets]
    timed = Timed(work(), budgets)
    try:
        return await timed
    finally:
        for budget, ahead in zip(budgets, taken, strict=True):
            budget.spend(timed.seconds, ahead + timed.charged)


class Timed(Awaitable[T]):
    """Counts the seconds of work that something takes; those it waits for others do not count. (A busy
    machine makes it dearer: asking for processor time instead would cost a third of what a message does.)
    What lasts is charged to the budgets while it does."""

    def __init__(self, work: Awaitable[T], budgets: Sequence[Budget] = ()) -> None:
        self.work = work
        self.budgets = budgets
        self.seconds = 0.0
        self.charged = 0.0

    def _charge(self) -> None:
        due = self.seconds - self.charged
        if due > SOON:
            self.charged = self.seconds
            for budget in self.budgets:
                budget.charge(due)

    def __await__(self) -> Generator[Any, Any, T]:
        steps = self.work.__await__()
        go: Callable[..., Any] = steps.__next__
        given: tuple[Any, ...] = ()
        while True:
            began = time.perf_counter()
            try:
                waits_for = go(*given)
            except StopIteration as end:
                result: T = end.value
                return result
            finally:
                self.seconds += time.perf_counter() - began
            self._charge()
            try:
                yield waits_for
            except BaseException as error:
                assert isinstance(steps, Generator)
                go, given = steps.throw, (error,)
            else:
                go, given = steps.__next__, ()


class Floor:
    """Costly things go one after the other, and between two of them everybody else is heard."""

    def __init__(self) -> None:
        self.spent = 0.0
        self.usual = ONE_GO  # seconds that one of them takes
        self.waiting: deque[asyncio.Future[None]] = deque()
        self.due = False

    async def breathe(self) -> None:
        """Waits when enough was done in one go, behind those who came before."""
        if self.spent < ONE_GO and not self.waiting:
            return
        mine = asyncio.get_running_loop().create_future()
        self.waiting.append(mine)
        self._go_on_soon()
        await mine

    def _go_on_soon(self) -> None:
        if not self.due:
            self.due = True
            asyncio.get_running_loop().call_soon(self._go_on)

    def _go_on(self) -> None:
        """As many as will take one go. Thousands may wait: nobody is woken who would have to wait again."""
        self.due = False
        self.spent = 0.0
        for _ in range(max(1, int(ONE_GO / max(self.usual, ONE_GO / MOST_WAITING)))):
            if not self.waiting:
                return
            one = self.waiting.popleft()
            if not one.done():
                one.set_result(None)
        if self.waiting:
            self._go_on_soon()

    def took(self, seconds: float) -> None:
        self.spent += seconds
        self.usual += (seconds - self.usual) * 0.1
