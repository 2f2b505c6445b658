"""Few places for many who wait."""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from .errors import ServerError

MOST_WAITING = 20  # wishes of one person that somebody asked for


class FairLine:
    """Persons are served in turn, and among the wishes of a person the tables.

    Where there is more than one place, nobody has all of them.
    """

    def __init__(self, places: int) -> None:
        self.places = places
        self.busy: Counter[str] = Counter()  # by person
        self.waiting: dict[str, dict[str, deque[asyncio.Future[None]]]] = {}  # by person and table, in order

    def check(self, person: str) -> None:
        if sum(len(line) for line in self.waiting.get(person, {}).values()) >= MOST_WAITING:
            raise ServerError("error-server-too-fast", seconds=5)

    @asynccontextmanager
    async def place(self, person: str, table: str) -> AsyncIterator[None]:
        mine = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(person, {}).setdefault(table, deque()).append(mine)
        self._serve()
        try:
            await mine
            yield
        finally:
            if mine.done() and not mine.cancelled():
                self.busy[person] -= 1
                if not self.busy[person]:
                    del self.busy[person]
            else:
                mine.cancel()
            self._serve()

    def _serve(self) -> None:
        while self.busy.total() < self.places:
            person = next((who for who in self.waiting if self.busy[who] < max(1, self.places - 1)), None)
            if person is None:
                return
            tables = self.waiting.pop(person)
            table = next(iter(tables))
            line = tables.pop(table)
            first = line.popleft()
            # Whoever has more to wait for goes to the end, table by table.
            if line:
                tables[table] = line
            if tables:
                self.waiting[person] = tables
            if not first.done():  # else it gave up
                self.busy[person] += 1
                first.set_result(None)
