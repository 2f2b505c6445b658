"""All tables: loading them, doing things at them, telling who listens.

Everything that happens at a table follows the same path: under the table's lock it is tried in memory
and submitted to the writer; the lock is released, and when the event is durable the audience and
whoever did it hear of it. If another worker was quicker, the table is read again and it is tried again.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakKeyDictionary

import orjson
import structlog
from sqlalchemy import Executable, Select, delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from boulevard.games.catalogue import find_game
from boulevard.games.contract import GameError, State

from .audience import QUIET, Audience, told_to_crowd
from .budgets import Floor
from .door import worker_of
from .errors import ServerError
from .gathered import Gathered
from .metrics import Metrics
from .models import DraftRow, EventRow, ResultRow, SeatRow, SnapshotRow, TableRow
from .settings import Settings
from .storage import Conflict, Row, Storage, Submission
from .tables import HEARD_AGAIN, OVER, PLAYED, Logged, Table, dump, event_row, read_event

log = structlog.get_logger("boulevard.hall")

Once = tuple[str, str]  # a person, and a key of theirs

ATTEMPTS = 40
DRAFT_REST = 0.02  # seconds
A_PIECE = 40  # seats of a large table that are written down at once
A_PAGE = 500  # events of a long log that are read at once
IDLE = 60.0  # seconds after which a table nobody listens to may leave memory


@dataclass
class Change:
    """What somebody wants to write down at a table."""

    events: list[Logged] = field(default_factory=list)
    before: list[tuple[Executable, Any]] = field(default_factory=list)
    after: list[tuple[Executable, Any]] = field(default_factory=list)
    shows: bool = False  # the game looks different afterwards
    result: Any = None


class Hall:
    def __init__(self, settings: Settings, storage: Storage, metrics: Metrics) -> None:
        self.settings = settings
        self.storage = storage
        self.metrics = metrics
        self.tables: dict[str, Table] = {}
        self.newest = Gathered(self._read_newest)  # the last event of a table, as the log has it
        self.loading: dict[str, asyncio.Future[Table]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False
        self.floor = Floor()
        # What was done with a key since the table was loaded; before that, the log says it.
        self.once: WeakKeyDictionary[Table, dict[Once, int]] = WeakKeyDictionary()
        self.person_changed: Callable[[str], None] = lambda _: None  # the house's
        self.house_changed: Callable[[], None] = lambda: None
        self.look_after: Callable[[Table], None] = lambda _: None  # the caretaker's, see caretaker.py
        self.call: Callable[[Table, list[Logged]], None] = lambda _, __: None  # who is away, see calls.py

    def mine(self, table_id: str) -> bool:
        """Do connections to this table come to this worker?"""
        count = self.settings.count()
        return count == 1 or worker_of(table_id, count) == self.settings.worker

    def spawn(self, work: Awaitable[None], name: str) -> None:
        """Something nobody waits for."""

        async def guarded() -> None:
            try:
                await work
            except (GameError, Conflict, SQLAlchemyError) as error:
                log.warning("background", task=name, error=type(error).__name__, reason=str(error)[:200])
            except Exception:
                log.exception("background", task=name)

        task = asyncio.create_task(guarded(), name=name)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        self.closing = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # -- finding and loading

    async def find(self, table_id: str) -> Table:
        table = self.tables.get(table_id)
        loading = self.loading.get(table_id)
        if table is None and loading is None:
            loading = self.loading[table_id] = asyncio.ensure_future(self._load(table_id))
            loading.add_done_callback(lambda _: self.loading.pop(table_id, None))
            table = await asyncio.shield(loading)
        else:  # it may have been read before what this one knows of
            if table is None:
                assert loading is not None
                table = await asyncio.shield(loading)
            if not self.storage.alone:
                await self._catch_up_with(table)
        table.used = time.monotonic()
        return table

    async def _catch_up_with(self, table: Table) -> None:
        """Whoever comes to a table sees all that was acknowledged before, wherever that was. Nearly always it
        is all here, and thousands who come at once need not wait for each other to know that."""
        newest = await self.newest.get(table.id)
        if table.tail is not None:
            await asyncio.wait([table.tail])
        if not table.stale and newest is not None and newest <= table.seq:
            return
        async with table.lock:
            if await self._behind(table):
                table.spoil()
                await self.refresh(table)

    async def wake(self, table_id: str) -> None:
        """A table of ours: perhaps bots are next."""
        await self.find(table_id)

    async def find_invite(self, code: str) -> Table:
        row = await self.storage.row(select(TableRow.id).where(TableRow.invite == code))
        if row is None:
            raise ServerError("error-server-no-invite")
        return await self.find(row["id"])

    async def _load(self, table_id: str) -> Table:
        drafts = select(DraftRow.__table__).where(DraftRow.table_id == table_id)
        row, fill, (kept,) = await self._read(table_id, drafts)
        if row["rules"] not in find_game(row["game"]).rules_versions:
            raise ServerError("error-server-old-rules", game=row["game"], rules=row["rules"])
        table = Table(row, self.settings.pause, self.settings.longest_wait)
        table.audience = Audience(table, self.storage.tell)
        fill(table)
        table.put_drafts_back(
            {draft["seat"]: _strings(draft["tokens"]) for draft in kept if draft["turn"] == table.turn}
        )
        table.audience.begin(table.seq)
        self.make_room()
        self.tables[table_id] = table
        self.metrics.tables.set(len(self.tables))
        self.look_after(table)
        return table

    async def _read(
        self, table_id: str, *more: Executable
    ) -> tuple[Row, Callable[[Table], None], list[list[Row]]]:
        """Everything as of one moment: its row, the log from the last snapshot on, and what else is asked.
        The function fills a table without waiting: it is never half of before and half of now."""
        snapshots = select(SnapshotRow.__table__).where(SnapshotRow.table_id == table_id)
        since = select(SnapshotRow.seq).where(SnapshotRow.table_id == table_id).scalar_subquery()
        rows, seats, kept, log, *answers = await self.storage.together(
            select(TableRow.__table__).where(TableRow.id == table_id),
            select(SeatRow.__table__).where(SeatRow.table_id == table_id),
            snapshots,
            _after(table_id, func.coalesce(since, 0)),
            *more,
        )
        if not rows:
            raise ServerError("error-server-no-table")
        events = [read_event(row) for row in log]

        def fill(table: Table) -> None:
            table.set_row(rows[0])
            table.set_seats(seats)
            table.forget()
            for snapshot in kept:
                table.load_snapshot(snapshot["seq"], snapshot["body"])
            self.once.pop(table, None)
            self._absorb(table, events)

        return rows[0], fill, answers

    def _absorb(self, table: Table, events: list[Logged]) -> None:
        for event in events:
            table.absorb(event)
            self._note(table, event)

    async def _events_after(
        self, table_id: str, seq: int, limit: int | None = None, kind: str | None = None
    ) -> list[Logged]:
        statement = _after(table_id, seq).limit(limit)
        if kind is not None:
            statement = statement.where(EventRow.kind == kind)
        return [read_event(row) for row in await self.storage.rows(statement)]

    async def refresh(self, table: Table) -> None:
        """Memory and log differ: read the table again. Under the table's lock."""
        try:
            _, fill, (missed,) = await self._read(table.id, _after(table.id, table.audience.seq))
        except ServerError as error:
            if error.key == "error-server-no-table":
                self.gone(table.id)
            raise
        # From here on nothing waits, and nothing can fail for the database's sake. Told first, then fresh:
        # whatever goes wrong on the way, the next one reads and tells again.
        drafts, turn = table.drafts, table.turn
        fill(table)
        if table.turn == turn:
            table.put_drafts_back(drafts)
        if missed:
            table.audience.tell([read_event(row) for row in missed], table.audience.collect())
        table.stale = False
        self.look_after(table)

    async def remove(self, table: Table) -> None:
        """With everything that happened there."""
        async with table.lock:
            await self.storage.write((delete(TableRow).where(TableRow.id == table.id), None))
            table.spoil()
        self.gone(table.id)
        self.storage.tell(f"gone:{table.id}")

    def gone(self, table_id: str) -> None:
        table = self._forget(table_id)
        if table is not None:
            table.audience.dismiss()

    def _forget(self, table_id: str) -> Table | None:
        table = self.tables.pop(table_id, None)
        self.metrics.tables.set(len(self.tables))
        return table

    async def heard(self, table_id: str, seq: int) -> None:
        """Another worker wrote something."""
        table = self.tables.get(table_id)
        if table is None:
            return
        if not self.mine(table_id) and not table.busy():
            self._forget(table_id)  # whoever has it now tells of it
            return
        async with table.lock:
            if table.stale:
                await self.refresh(table)
                return
            if seq <= table.seq:
                return
            events = await self._events_after(table_id, table.seq)
            if table.pending() or table.stale:
                return  # ours will conflict, and then everything is read again
            if any(event.kind in ("seat", "host", "start", "rematch", "over", "table") for event in events):
                await self.refresh(table)
                return
            self._absorb(table, events)
            table.audience.tell(events, table.audience.collect())
            self.look_after(table)

    async def look_again(self, table_id: str) -> None:
        """Something was done to a table beside the server; perhaps it is gone."""
        table = self.tables.get(table_id)
        if table is not None:
            async with table.lock:
                table.spoil()
                with suppress(ServerError):  # whoever needs it next tries again
                    await self.refresh(table)

    async def _behind(self, table: Table) -> bool:
        """Is what was written something else than what is in memory? Under the table's lock."""
        if table.tail is not None:
            await asyncio.wait([table.tail])
        if table.stale:
            return True
        newest = await self.newest.get(table.id)
        return newest is not None and newest > table.seq

    async def _read_newest(self, ids: list[str]) -> dict[str, int]:
        # A question about each: the index answers it at once, however long the log is.
        last = select(func.max(EventRow.seq)).where(EventRow.table_id == TableRow.id).scalar_subquery()
        statement = select(TableRow.id, last.label("newest")).where(TableRow.id.in_(ids))
        return {row["id"]: row["newest"] for row in await self.storage.rows(statement)}

    async def heard_drafts(self, drafts: list[tuple[str, int]]) -> None:
        """Another worker has newer drafts of these seats."""
        for table_id in sorted({table_id for table_id, _ in drafts}):
            table = self.tables.get(table_id)
            if table is not None:
                seats = [seat for id, seat in drafts if id == table_id]
                which = select(DraftRow.__table__).where(
                    DraftRow.table_id == table_id, DraftRow.seat.in_(seats)
                )
                async with table.lock:
                    for row in await self._settled_drafts(which):
                        self._take_draft(table, row)

    async def _settled_drafts(self, which: Executable) -> list[Row]:
        """As of a moment when none of ours was on its way: ours would be newer."""
        while True:
            rounds = self.storage.draft_rounds
            rows = await self.storage.rows(which)
            if rounds == self.storage.draft_rounds and not rounds % 2:
                return rows
            await asyncio.sleep(DRAFT_REST)

    def _take_draft(self, table: Table, row: Mapping[str, Any]) -> None:
        seat, tokens = row["seat"], _strings(row["tokens"])
        if table.stale or row["turn"] != table.turn or tokens == table.drafts.get(seat, []):
            return
        if self.storage.has_draft(table.id, seat):
            return  # ours is newer, and about to be written
        if table.put_draft(seat, tokens):
            table.audience.show_draft(seat)

    async def catch_up(self) -> None:
        """Notices may have been lost: look at every table here."""
        for table in list(self.tables.values()):
            await self.heard(table.id, 1 << 62)

    def make_room(self) -> None:
        if len(self.tables) < self.settings.tables_in_memory:
            return
        now = time.monotonic()
        idle = [table for table in self.tables.values() if not table.busy() and now - table.used > IDLE]
        for table in sorted(idle, key=lambda table: table.used)[: max(1, len(idle) // 4)]:
            self._forget(table.id)

    # -- doing things

    async def change(self, table: Table, decide: Callable[[], Change], once: Once | None = None) -> Any:
        """Decides under the lock, writes, and answers when it is durable.

        With `once`, a person and a key of theirs, it is done once however often it is asked for; asked again,
        it answers with the number of the event that it became.
        """
        for _ in range(ATTEMPTS):
            await self.floor.breathe()
            async with table.lock:
                if table.stale:
                    await self.refresh(table)
                # Under the lock: what another worker writes from here on makes ours conflict.
                known = None if once is None else await self._done(table, once)
                if table.stale:  # while we asked, something before ours was found not to be written
                    continue
                began = time.perf_counter()
                try:
                    change = decide() if known is None else Change(result=known)
                except GameError:
                    # Another worker may know better: a refusal is only sure when all that it rests on is
                    # written, and nothing more.
                    if self.storage.alone or not await self._behind(table):
                        raise
                    table.spoil()
                    continue
                if not change.events:
                    tail = table.tail if table.pending() else None
                else:
                    if once is not None:
                        first = change.events[0]
                        first.secret = {**(first.secret or {}), "by": once[0], "once": once[1]}
                        self._note(table, first)
                    tail = self._submit(table, change)
                self.floor.took(time.perf_counter() - began)
            if tail is None:
                return change.result
            try:
                await asyncio.shield(tail)
            except Conflict:
                continue
            return change.result
        raise ServerError("error-server-busy")

    async def _done(self, table: Table, once: Once) -> int | None:
        """The event that this key of this person already stands for."""
        if (noted := self.once.get(table, {}).get(once)) is not None:
            return noted
        row = await self.storage.row(done_with(table.id, *once))
        return None if row is None else int(row["seq"])

    def _note(self, table: Table, event: Logged) -> None:
        secret = event.secret or {}
        if "once" in secret:
            self.once.setdefault(table, {})[secret["by"], secret["once"]] = event.seq

    def _submit(self, table: Table, change: Change) -> "asyncio.Future[None]":
        now = change.events[-1].at
        snapshot = None
        enough = max(self.settings.snapshot_every, 2 * table.seat_count)
        due = table.status == OVER or (table.seq - table.last_snapshot >= enough and change.shows)
        if due and table.may_snapshot():
            if table.big:
                self.spawn(self._snapshot_in_pieces(table), "snapshot")
            else:
                snapshot = table.snapshot()
        pictures = table.audience.collect() if change.shows else None

        def done() -> None:
            table.audience.tell(change.events, pictures)
            if change.shows:
                table.unheard = HEARD_AGAIN
            self.look_after(table)
            self.call(table, change.events)

        submission = Submission(
            table=table,
            events=[event_row(table.id, event) for event in change.events],
            look=lambda: table.look(now),
            snapshot=snapshot,
            before=change.before,
            after=change.after,
            done=done,
        )
        try:
            tail = table.tail = self.storage.submit(submission)
        except ServerError:
            table.spoil()
            raise
        return tail

    async def _snapshot_in_pieces(self, table: Table) -> None:
        """Of a large table: written down a few seats at a time, and then on its own."""
        row, epoch, state = table.snapshot_head(), table.epoch, table.calm
        tail = table.tail
        assert state is not None
        position = await in_pieces(state)
        body = row["body"][:-1] + b',"position":' + position + b"}"
        if tail is not None:
            await asyncio.wait([tail])
        if table.epoch == epoch:  # what it shows was written
            await self.storage.write((self.storage.put_snapshot, row | {"body": body.decode()}))

    def stepped(
        self,
        table: Table,
        seat: int,
        token: str | None,
        change: Change,
        by: str | None = None,
        key: str | None = None,
    ) -> Logged:
        """A seat takes a step of a game in turns; without a token it takes its last one back."""
        events = table.takes_step(seat, token, key=key, by=by)
        self.played(table, events, change)
        return events[0]

    def played(self, table: Table, events: list[Logged], change: Change) -> None:
        """These events of a game happened; perhaps it is over."""
        change.events += events
        change.shows = True
        over = events[-1]
        if over.kind != "over":
            return
        totals, places = over.public["totals"], over.public["places"]
        change.after.append((update(TableRow).where(TableRow.id == table.id).values(status=OVER), None))
        names = dump(table.names()[:100]).decode()
        results = [
            {
                "table_id": table.id,
                "seat": number,
                "person_id": seat.person,
                "game": table.game.id,
                "total": totals[number],
                "place": places[number],
                "seats": table.seat_count,
                "names": names,
                "ended": over.at,
            }
            for number, seat in enumerate(table.seats)
            if seat.person is not None
        ]
        # A game that somebody took over in the middle, or with arranged cards, says nothing about them.
        if results and table.origin is None:
            change.after.append((insert(ResultRow), results))

    async def settled(self, table: Table, picture: Callable[[], Any]) -> Any:
        """A picture of the table that shows nothing that could still be taken back."""
        return await self.change(table, lambda: Change(result=picture()))

    # -- hearing

    async def events(self, table: Table, since: int, limit: int) -> tuple[list[bytes], int]:
        """What everybody may know, after `since`, and the number up to which this is all."""
        audience = table.audience
        upto = audience.seq
        if since >= upto:
            return [], min(since, upto)
        if since >= audience.floor:
            found = [one for one in audience.ring if one[0] > since]
        elif table.big:
            rows = await self.storage.rows(_loud(_after(table.id, since)).limit(limit))
            events = [read_event(row) for row in rows]
            found = [(event.seq, dump(told_to_crowd(event))) for event in events]
        else:
            told = await self._events_after(table.id, since, limit)
            found = [(event.seq, dump(event.shown())) for event in told]
            upto = max([since, *(seq for seq, _ in found)])
        if len(found) >= limit:
            upto = found[limit - 1][0]
        return [event for _, event in found[:limit]], max(upto, *(seq for seq, _ in found[:limit]), since)

    async def log_of(self, table: Table, kind: str | None = None) -> list[Logged]:
        return await self._events_after(table.id, 0, kind=kind)

    async def pages_of(self, table: Table) -> list[bytes]:
        """What was played at a table, for another process to read: in pages, for it may be long."""
        pages: list[bytes] = []
        since = 0
        while True:
            played = _after(table.id, since).where(EventRow.kind.in_(PLAYED)).limit(A_PAGE)
            rows = await self.storage.rows(played)
            if rows:
                pages.append(dump([dict(row) for row in rows]))
                since = rows[-1]["seq"]
            if len(rows) < A_PAGE:
                return pages

    def check_watch(self, table: Table, person: str | None) -> None:
        if not table.may_watch(person):
            raise ServerError("error-server-no-spectators")


def _after(table_id: str, seq: Any) -> Select[Any]:
    return (
        select(EventRow.__table__)
        .where(EventRow.table_id == table_id, EventRow.seq > seq)
        .order_by(EventRow.seq)
    )


def done_with(table_id: str, person: str, key: str) -> Select[Any]:
    """The event that a key of somebody's already stands for."""
    return select(EventRow.seq).where(EventRow.table_id == table_id, EventRow.once == f"{person}/{key}")


def _loud(events: Select[Any]) -> Select[Any]:
    """Those that a large table tells of."""
    resolved = EventRow.public.contains('"resolved":true')
    return events.where(EventRow.kind.not_in(QUIET), (EventRow.kind != "turn") | resolved)


async def in_pieces(state: State) -> bytes:
    """A position as JSON, written down so that others are heard in between."""
    seats = int(state.seats)
    if seats <= A_PIECE:
        return dump(state.position())
    state = state.clone()  # whatever happens meanwhile
    lists: dict[str, list[bytes]] = {"sheets": [], "drafts": []}
    head: dict[str, Any] = {}
    for first in range(0, seats, A_PIECE):
        head = state.position_of(first, first + A_PIECE)
        for name, parts in lists.items():
            parts.append(dump(head.pop(name))[1:-1])
        await asyncio.sleep(0)
    joined = b"".join(b',"%s":[%s]' % (name.encode(), b",".join(parts)) for name, parts in lists.items())
    return dump(head)[:-1] + joined + b"}"


def _strings(text: str) -> list[str]:
    return [str(token) for token in orjson.loads(text)]
