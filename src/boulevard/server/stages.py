"""Stages: a dealer in a hall shows its cards, and every phone follows.

The dealer's device says what lies there; the newest picture is kept for a day, and whoever looks hears of
every next one.
"""

import asyncio
import hmac
import secrets
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256

from sqlalchemy import delete, insert, select, update

from .errors import ServerError
from .models import StageRow
from .storage import Conflict, Row, Storage

LASTS = 24 * 3600.0  # seconds without a flip
LOOK_EVERY = 1.0  # seconds; another worker may have heard of a flip
BREATH = 15.0  # seconds; a line that says nothing is cut somewhere on the way


@dataclass
class Stage:
    """What is shown, as far as this worker knows."""

    seq: int
    body: str
    looked: float = 0.0
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def show(self, seq: int, body: str) -> None:
        if seq > self.seq:
            self.seq, self.body = seq, body
            self.news.set()
            self.news = asyncio.Event()


class Stages:
    def __init__(self, storage: Storage, closing: Callable[[], bool]) -> None:
        self.storage = storage
        self.closing = closing
        self.known: dict[str, Stage] = {}
        self.watched: dict[str, int] = {}  # how many look

    async def open(self, body: str, id: str | None = None, key: str | None = None) -> tuple[str, str]:
        """A new stage and the key to it; with an `id` that is there already, it is that one."""
        id, key = id or secrets.token_urlsafe(9), key or secrets.token_urlsafe(24)
        now = time.time()
        row = {"id": id, "mark": _mark(key), "seq": 1, "body": body, "updated": now}
        old = delete(StageRow).where(StageRow.updated < now - LASTS)
        with suppress(Conflict):  # the same key again
            await self.storage.write((old, None), (insert(StageRow), row))
        return id, key

    async def show(self, id: str, key: str, seq: int, body: str) -> int:
        """What lies there now. An older picture than the one that is shown changes nothing."""
        row = await self._row(id)
        if not hmac.compare_digest(str(row["mark"]), _mark(key)):
            raise ServerError("error-server-no-stage")
        newer = update(StageRow).where(StageRow.id == id, StageRow.seq < seq)
        await self.storage.write((newer.values(seq=seq, body=body, updated=time.time()), None))
        stage = self.known.get(id)
        if stage is not None:
            stage.show(seq, body)
        return max(seq, int(row["seq"]))

    async def look(self, id: str) -> AsyncGenerator[tuple[int, str] | None]:
        """What is shown, and everything that is shown after it; nothing now and then, to be heard."""
        row = await self._row(id)
        stage = self.known.setdefault(id, Stage(0, ""))
        stage.show(int(row["seq"]), str(row["body"]))
        self.watched[id] = self.watched.get(id, 0) + 1
        seen = 0
        said = time.monotonic()
        try:
            while not self.closing():
                if stage.seq > seen:
                    seen = stage.seq
                    said = time.monotonic()
                    yield seen, stage.body
                    continue
                if time.monotonic() - said > BREATH:
                    said = time.monotonic()
                    yield None
                await self._wait(id, stage)
        finally:
            self.watched[id] -= 1
            if not self.watched[id]:
                del self.watched[id], self.known[id]

    async def _wait(self, id: str, stage: Stage) -> None:
        try:
            async with asyncio.timeout(LOOK_EVERY):
                await stage.news.wait()
        except TimeoutError:
            now = time.monotonic()
            if now - stage.looked >= LOOK_EVERY / 2:  # one of all who look asks
                stage.looked = now
                row = await self._row(id)
                stage.show(int(row["seq"]), str(row["body"]))

    async def _row(self, id: str) -> Row:
        row = await self.storage.row(select(StageRow.__table__).where(StageRow.id == id))
        if row is None:
            raise ServerError("error-server-no-stage")
        return row


def _mark(key: str) -> str:
    return sha256(key.encode()).hexdigest()
