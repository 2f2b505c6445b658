"""The stream of events has no gaps, and trying again doubles nothing."""

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import func, insert, select, text

from boulevard.server.errors import ServerError
from boulevard.server.hall import Hall
from boulevard.server.identity import Identities, Person
from boulevard.server.metrics import Metrics
from boulevard.server.models import EventRow
from boulevard.server.seating import Seating
from boulevard.server.settings import Settings
from boulevard.server.storage import Storage, migrate
from boulevard.server.tables import Logged, Seat, Table, event_row

from .helpers import Browser, Server


class Ear:
    """Somebody who listens."""

    def __init__(self) -> None:
        self.person: str | None = None
        self.views = False
        self.gains = False
        self.seq = 0
        self.heard: list[int] = []
        self.missed = False

    def put(self, message: bytes) -> None:
        told = json.loads(message)
        if told["type"] == "events":
            self.heard += [event["seq"] for event in told["events"]]
            self.missed |= told["missed"]

    def end(self, code: int) -> None:
        raise AssertionError(code)


class Rooms:
    """A hall without doors, on a database of its own."""

    def __init__(self, folder: Path) -> None:
        self.settings = Settings(data_dir=str(folder))
        migrate(self.settings)
        self.storage = Storage(self.settings, Metrics())
        self.hall = Hall(self.settings, self.storage, Metrics())
        self.seating = Seating(self.hall)

    async def table(self, **more: Any) -> tuple[Table, Person]:
        ann = await Identities(self.storage, "secret").guest("Ann")
        places = [Seat("person", ann.id, "Ann"), Seat("bot", None, "bot", "random")]
        table = await self.seating.create(
            ann,
            game_id="welcome-to",
            seats=2,
            options={},
            places=places,
            turn_limit=None,
            when_late="ask",
            spectators=True,
            **more,
        )
        return table, ann


def in_rooms(folder: Path, story: Callable[[Rooms], Awaitable[None]]) -> None:
    async def main() -> None:
        rooms = Rooms(folder)
        rooms.storage.start()
        try:
            await story(rooms)
        finally:
            await rooms.hall.close()
            await rooms.storage.close()

    asyncio.run(main())


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_a_database_that_fails_while_a_table_is_read_again_leaves_no_gap(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(rooms: Rooms) -> None:
        table, ann = await rooms.table()
        ear = Ear()
        ear.seq = table.audience.seq
        table.audience.join(ear)
        # Another worker writes, and ours reads again; the database goes away at every point of that in turn.
        written = 0
        for broken_at in range(1, 8):
            event = Logged(table.audience.seq + 1, "chat", 0, 0.0, {"name": "Ann", "text": "!"})
            await rooms.storage.write((insert(EventRow), event_row(table.id, event)))
            written += 1
            table.spoil()
            really, reads = rooms.storage.rows, [0]

            async def failing(*what: Any, at: int = broken_at, go: Any = really, count: Any = reads) -> Any:
                count[0] += 1
                if count[0] == at:
                    raise ServerError("error-server-database")
                return await go(*what)

            with monkeypatch.context() as patch:
                patch.setattr(rooms.storage, "rows", failing)
                try:
                    await rooms.seating.chat(table, ann, "one")
                    written += 1
                except ServerError:
                    pass
            await rooms.seating.chat(table, ann, "two")
            written += 1
            await settle()
            told, _ = await rooms.hall.events(table, 0, 500)
            assert [json.loads(one)["seq"] for one in told] == list(range(1, written + 2))
        assert ear.heard == list(range(2, written + 2))
        assert not ear.missed

    in_rooms(tmp_path, story)


def test_the_events_in_memory_are_without_gaps_or_not_there(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        table, ann = await rooms.table()
        for _ in range(4):
            await rooms.seating.chat(table, ann, "hello")
        audience = table.audience
        audience.seq = 3  # as if the last two had not been told
        while audience.ring[-1][0] > 3:
            audience.ring.pop()
        audience.tell([Logged(5, "chat", 0, 0.0, {"name": "Ann", "text": "hello"})])
        assert [seq for seq, _ in audience.ring] == [5]
        assert json.loads(audience.events_message(3))["missed"]
        told, _ = await rooms.hall.events(table, 0, 500)
        assert [json.loads(one)["seq"] for one in told] == [1, 2, 3, 4, 5]

    in_rooms(tmp_path, story)


@pytest.mark.parametrize("committed", [False, True])
def test_a_commit_that_may_have_happened_says_so_and_is_not_doubled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, committed: bool
) -> None:
    async def story(rooms: Rooms) -> None:
        table, ann = await rooms.table()
        dialect = rooms.storage.writer.dialect
        really = dialect.do_commit

        def broken(connection: Any) -> None:
            if committed:
                really(connection)
            raise OSError("the line was cut")

        with monkeypatch.context() as patch:
            patch.setattr(dialect, "do_commit", broken)
            with pytest.raises(ServerError, match="perhaps it was done"):
                await rooms.seating.chat(table, ann, "hello", "a key")
        seq = await rooms.seating.chat(table, ann, "hello", "a key")
        assert seq == 2
        assert await rooms.seating.chat(table, ann, "hello", "a key") == 2
        assert [event.kind for event in await rooms.hall.log_of(table)] == ["created", "chat"]

    in_rooms(tmp_path, story)


def test_what_builds_on_something_that_was_not_written_is_decided_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is full for a moment: a line is lost while it is looked up whether the next one was said."""

    async def story(rooms: Rooms) -> None:
        table, ann = await rooms.table()
        asked = threading.Event()
        dialect, rows = rooms.storage.writer.dialect, rooms.storage.rows

        def full(connection: Any) -> None:
            asked.wait(10)
            raise OSError("the disk is full")

        async def rows_later(*question: Any) -> Any:
            asked.set()
            await asyncio.wait([lost])
            monkeypatch.undo()
            return await rows(*question)

        monkeypatch.setattr(dialect, "do_commit", full)
        lost = asyncio.ensure_future(rooms.seating.chat(table, ann, "lost"))
        while not table.pending():
            await asyncio.sleep(0)
        monkeypatch.setattr(rooms.storage, "rows", rows_later)
        await rooms.seating.chat(table, ann, "said", "a key")
        with pytest.raises(ServerError):
            await lost
        assert [event.seq for event in await rooms.hall.log_of(table)] == [1, 2]

    in_rooms(tmp_path, story)


def test_what_is_asked_for_twice_with_a_key_happens_once(
    new_server: Callable[..., Server],
) -> None:
    server = new_server()
    ann, ben = Browser(server, "Ann"), Browser(server, "Ben")
    wish = {"game": "welcome-to", "seats": 3, "key": "table-1"}
    table = ann.post("/api/tables", wish)
    assert ann.post("/api/tables", wish)["id"] == table["id"]
    assert ben.post("/api/tables", wish)["id"] != table["id"]
    here = f"/api/tables/{table['id']}"
    invite = table["invite"].rpartition("/")[2]
    ann.post(f"{here}/seats/2/bot", {"bot": "random", "key": "b"})
    ann.post(f"{here}/seats/2/bot", {"bot": "random", "key": "b"})
    ben.post(f"{here}/seats/1/take", {"invite": invite, "key": "t"})
    ben.post(f"{here}/seats/1/leave", {"key": "l"})
    ben.post(f"{here}/seats/1/leave", {"key": "l"})
    ben.post(f"{here}/seats/1/take", {"invite": invite, "key": "t"})  # long ago: he does not sit down again
    ann.post(f"{here}/seats/1/bot", {"bot": "random"})
    said = ann.post(f"{here}/chat", {"text": "hello", "key": "c"})
    server.kill()
    server.start()
    assert ann.post(f"{here}/chat", {"text": "hello", "key": "c"}) == said
    live = ann.live(table["id"])
    assert live.ask(type="chat", text="hello", key="c")["seq"] == said["seq"]
    assert live.ask(type="chat", text="hello", key="d")["seq"] > said["seq"]
    ann.post(f"{here}/start", {"key": "s"})
    ann.post(f"{here}/start", {"key": "s"})
    assert ann.post(f"{here}/start", {"key": "other"}, 409)["code"] == "error-server-started"
    kinds = [event["kind"] for event in ann.get(f"{here}/events")["events"]]
    assert kinds[:8] == ["created", "seat", "seat", "seat", "seat", "chat", "chat", "start"]
    started = {
        **wish,
        "places": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}],
        "start": True,
        "key": "g",
    }
    assert ann.post("/api/tables", started)["id"] == ann.post("/api/tables", started)["id"]
    record = ann.get(f"{here}/record")
    headers = {"Content-Type": "text/plain"}
    lines = [
        ann.http.post(f"/api/records?key={key}", content=record, headers=headers).json()["id"]
        for key in ("r", "r", "q")
    ]
    assert lines[0] == lines[1] != lines[2]


def test_a_table_is_read_as_of_one_moment(postgresql: Callable[[], str], tmp_path: Path) -> None:
    """Its row, its snapshot and its log belong together, however much is written meanwhile."""
    url = postgresql()
    storage = Storage(Settings(database_url=url, data_dir=str(tmp_path)), Metrics())
    rows = select(func.count()).select_from(text("ticks"))

    async def read() -> list[Any]:
        found = await storage.together(rows, select(func.pg_sleep(0.5)), rows)
        await storage.reader.dispose()
        return [list(found[number][0].values()) for number in (0, 2)]

    with psycopg.connect(url, autocommit=True) as connection, ThreadPoolExecutor(1) as pool:
        connection.execute("CREATE TABLE ticks ()")
        reading = pool.submit(asyncio.run, read())
        while not reading.done():
            connection.execute("INSERT INTO ticks DEFAULT VALUES")
        before, after = reading.result()
        assert before == after
        found = connection.execute("SELECT count(*) FROM ticks").fetchone()
        assert found is not None
        assert before < list(found)
