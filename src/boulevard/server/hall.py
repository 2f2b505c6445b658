"""All tables: loading them, doing things at them, telling who listens.

Everything that happens at a table follows the same path: under the table's lock it is tried in memory
and submitted to the writer; the lock is released, and when the event is durable the audience and
whoever did it hear of it. If another worker was quicker, the table is read again and it is tried again.
"""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import orjson
import structlog
from sqlalchemy import Executable, insert, select, tuple_, update
from sqlalchemy.exc import SQLAlchemyError

from boulevard.bots.catalogue import find_bot
from boulevard.games.catalogue import find_game
from boulevard.games.chance import commitment
from boulevard.games.contract import GameError

from .audience import PRESENCE_TOLD, Audience, Listener, Pictures
from .bots import Bots
from .errors import ServerError
from .identity import Person
from .metrics import Metrics
from .models import DraftRow, EventRow, ResultRow, SeatRow, SnapshotRow, TableRow
from .settings import Settings
from .storage import Conflict, Storage, Submission
from .tables import OPEN, OVER, RUNNING, Logged, Seat, Table, Trial, dump, new_id, story_json

log = structlog.get_logger("boulevard.hall")

ATTEMPTS = 40
IDLE = 60.0  # seconds after which a table nobody listens to may leave memory


@dataclass
class Done:
    seq: int
    confirmed: bool
    repeated: bool = False
    view: dict[str, Any] | None = None
    legal: list[str] | None = None  # in brief answers

    def json(self) -> dict[str, Any]:
        return {
            "seq": self.seq,
            "confirmed": self.confirmed,
            "repeated": self.repeated,
            "legal": self.legal,
            "view": self.view,
        }


@dataclass
class Change:
    """What somebody wants to write down at a table."""

    events: list[Logged] = field(default_factory=list)
    before: list[tuple[Executable, Any]] = field(default_factory=list)
    after: list[tuple[Executable, Any]] = field(default_factory=list)
    shows: bool = False  # the game looks different afterwards
    result: Any = None


class Hall:
    def __init__(self, settings: Settings, storage: Storage, bots: Bots, metrics: Metrics) -> None:
        self.settings = settings
        self.storage = storage
        self.bots = bots
        self.metrics = metrics
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Future[Table]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False
        self.presence_told = 0.0

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
        if table is None:
            loading = self.loading.get(table_id)
            if loading is None:
                loading = self.loading[table_id] = asyncio.ensure_future(self._load(table_id))
                loading.add_done_callback(lambda _: self.loading.pop(table_id, None))
            table = await asyncio.shield(loading)
        table.used = time.monotonic()
        return table

    async def find_invite(self, code: str) -> Table:
        row = await self.storage.row(select(TableRow.id).where(TableRow.invite == code))
        if row is None:
            raise ServerError("error-server-no-invite")
        return await self.find(row["id"])

    async def _load(self, table_id: str) -> Table:
        row = await self.storage.row(select(TableRow.__table__).where(TableRow.id == table_id))
        if row is None:
            raise ServerError("error-server-no-table")
        if row["rules"] != find_game(row["game"]).rules_version:
            raise ServerError("error-server-old-rules", game=row["game"], rules=row["rules"])
        table = Table(row)
        table.audience = Audience(table, self.storage.tell)
        await self._read(table)
        for draft in await self.storage.rows(select(DraftRow.__table__).where(DraftRow.table_id == table_id)):
            if draft["turn"] == table.turn:
                table.drafts[draft["seat"]] = _strings(draft["tokens"])
        table.put_drafts_back()
        table.audience.seq = table.seq
        self._make_room()
        self.tables[table_id] = table
        self.metrics.tables.set(len(self.tables))
        self.look_after(table)
        return table

    async def _read(self, table: Table) -> None:
        """Everything from the log, from the last snapshot on."""
        table.set_seats(
            await self.storage.rows(select(SeatRow.__table__).where(SeatRow.table_id == table.id))
        )
        table.forget()
        snapshot = await self.storage.row(
            select(SnapshotRow.__table__).where(SnapshotRow.table_id == table.id)
        )
        if snapshot is not None:
            table.load_snapshot(snapshot["seq"], snapshot["body"])
        for event in await self._events_after(table.id, table.seq):
            table.absorb(event)

    async def _events_after(self, table_id: str, seq: int, limit: int | None = None) -> list[Logged]:
        statement = (
            select(EventRow.__table__)
            .where(EventRow.table_id == table_id, EventRow.seq > seq)
            .order_by(EventRow.seq)
            .limit(limit)
        )
        return [Logged.read(row) for row in await self.storage.rows(statement)]

    async def refresh(self, table: Table) -> None:
        """Memory and log differ: read the table again. Under the table's lock."""
        row = await self.storage.row(select(TableRow.__table__).where(TableRow.id == table.id))
        if row is None:
            self.tables.pop(table.id, None)
            raise ServerError("error-server-no-table")
        drafts, turn = table.drafts, table.turn
        table.set_row(row)
        table.drafts = {}
        await self._read(table)
        if table.turn == turn:
            table.drafts = drafts
            table.put_drafts_back()
        table.stale = False
        await self._tell_missed(table)
        self.look_after(table)

    async def _tell_missed(self, table: Table) -> None:
        missed = await self._events_after(table.id, table.audience.seq)
        if missed:
            table.audience.tell(
                [event for event in missed if event.seq <= table.seq], table.audience.collect()
            )

    async def heard(self, table_id: str, seq: int) -> None:
        """Another worker wrote something."""
        table = self.tables.get(table_id)
        if table is None:
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
            if any(event.kind in ("seat", "host", "start", "rematch", "over") for event in events):
                await self.refresh(table)
                return
            for event in events:
                table.absorb(event)
            table.audience.tell(events, table.audience.collect())
            self.look_after(table)

    async def _behind(self, table: Table) -> bool:
        if table.pending():
            return False
        newest = await self.storage.row(
            select(EventRow.seq).where(EventRow.table_id == table.id).order_by(EventRow.seq.desc()).limit(1)
        )
        return newest is not None and newest["seq"] > table.seq

    async def heard_drafts(self, drafts: list[tuple[str, int]]) -> None:
        """Another worker has newer drafts of these seats."""
        which = tuple_(DraftRow.table_id, DraftRow.seat).in_(drafts)
        for row in await self.storage.rows(select(DraftRow.__table__).where(which)):
            table = self.tables.get(row["table_id"])
            if table is not None:
                async with table.lock:
                    self._take_draft(table, row)

    def _take_draft(self, table: Table, row: Mapping[str, Any]) -> None:
        seat, tokens = row["seat"], _strings(row["tokens"])
        if table.stale or row["turn"] != table.turn or tokens == table.drafts.get(seat, []):
            return
        if self.storage.has_draft(table.id, seat):
            return  # ours is newer, and about to be written
        try:
            trial = table.try_draft(seat, tokens)
        except GameError:
            return
        if not tokens or trial.state.can_undo(seat):
            table.keep_draft(seat, tokens, trial)
            table.audience.show_draft(seat)

    async def catch_up(self) -> None:
        """Notices may have been lost: look at every table here."""
        for table in list(self.tables.values()):
            await self.heard(table.id, 1 << 62)

    def _make_room(self) -> None:
        if len(self.tables) < self.settings.tables_in_memory:
            return
        now = time.monotonic()
        idle = [
            table
            for table in self.tables.values()
            if not table.audience.listeners
            and not table.pending()
            and not table.thinking
            and not table.lock.locked()
            and now - table.used > IDLE
        ]
        for table in sorted(idle, key=lambda table: table.used)[: max(1, len(idle) // 4)]:
            del self.tables[table.id]

    # -- doing things

    async def change(self, table: Table, decide: Callable[[], Change]) -> Any:
        """Decides under the lock, writes, and answers when it is durable."""
        doubted = self.storage.sqlite
        for _ in range(ATTEMPTS):
            async with table.lock:
                if table.stale:
                    await self.refresh(table)
                try:
                    change = decide()
                except GameError:
                    # Another worker may know better: a refusal is only sure when nothing new was written.
                    if doubted or not await self._behind(table):
                        raise
                    doubted = True
                    table.spoil()
                    continue
                if not change.events:
                    tail = table.tail if table.pending() else None
                else:
                    tail = self._submit(table, change)
            if tail is None:
                return change.result
            try:
                await asyncio.shield(tail)
            except Conflict:
                continue
            return change.result
        raise ServerError("error-server-busy")

    def _submit(self, table: Table, change: Change) -> "asyncio.Future[None]":
        now = change.events[-1].at
        snapshot = None
        enough = max(self.settings.snapshot_every, 2 * table.seat_count)
        if table.status == OVER or (table.seq - table.last_snapshot >= enough and change.shows):
            if table.may_snapshot():
                snapshot = table.snapshot()
        pictures: Pictures = table.audience.collect() if change.shows else {}

        def done() -> None:
            table.audience.tell(change.events, pictures)
            self.look_after(table)

        submission = Submission(
            table=table,
            events=[event.row(table.id) for event in change.events],
            look=table.look(now),
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

    def _event(
        self,
        table: Table,
        kind: str,
        seat: int | None,
        public: dict[str, Any] | None = None,
        secret: dict[str, Any] | None = None,
    ) -> Logged:
        return Logged(table.seq + 1, kind, seat, time.time(), public or {}, secret)

    def _played(self, table: Table, event: Logged, trial: Trial, change: Change) -> None:
        """A game event happened; perhaps the game is over."""
        table.adopt(event, trial)
        change.events.append(event)
        change.shows = True
        state = trial.state
        if not state.over():
            return
        totals = [score.total for score in state.scores()]
        places = state.places()
        over = self._event(table, "over", None, {"places": places, "totals": totals, "seed": table.seed})
        table.absorb(over)
        change.events.append(over)
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
        if results:
            change.after.append((insert(ResultRow), results))

    # -- playing

    def _check_mine(self, table: Table, seat: int, person: str | None) -> None:
        if person is None:
            raise ServerError("error-server-no-identity")
        if table.check_seat(seat).person != person:
            raise ServerError("error-server-not-your-seat", seat=seat + 1)

    def _check_running(self, table: Table) -> None:
        if table.status == OPEN:
            raise ServerError("error-server-not-started")
        if table.status == OVER:
            raise GameError("error-game-over")

    def _repeated(self, table: Table, seat: int, key: str | None, view: Callable[[], Any]) -> Change | None:
        known = table.keys.get(seat)
        if key and known is not None and known[0] == key:
            return Change(result=Done(known[1], table.game.simultaneous, True, view()))
        return None

    async def draft(
        self,
        table: Table,
        seat: int,
        tokens: list[str],
        *,
        person: str | None = None,
        bot: bool = False,
        turn: int | None = None,
        key: str | None = None,
        brief: bool = False,
        gains: bool = False,
        source: Listener | None = None,
        by: str | None = None,
    ) -> Done:
        """The whole draft of a seat; the confirmation when it ends in the confirming token."""

        def view() -> dict[str, Any] | None:
            return None if brief else table.seat_view(seat, gains)

        def decide() -> Change:
            if not bot:
                self._check_mine(table, seat, person)
            again = self._repeated(table, seat, key, view)
            if again is not None:
                return again
            self._check_running(table)
            if turn is not None and turn != table.turn:
                raise ServerError("error-server-turn-over", turn=turn, now=table.turn)
            trial = table.try_draft(seat, tokens)
            state = trial.state
            if not tokens or state.can_undo(seat):
                table.keep_draft(seat, tokens, trial)
                self.storage.keep_draft(table.id, seat, table.turn, dump(tokens).decode())
                table.audience.show_draft(seat, source)
                legal = state.tokens(seat) if brief else None
                return Change(result=Done(table.seq, False, False, view(), legal))
            change = Change()
            public: dict[str, Any] = {
                "resolved": bool(state.over() or trial.chance or state.may_act(seat)),
                "story": story_json(state.heard()),
            }
            if by:
                public["by"] = by
            secret: dict[str, Any] = {"tokens": tokens, "chance": trial.chance}
            if key:
                secret["key"] = key
            self.storage.drop_draft(table.id, seat)
            event = self._event(table, "turn", seat, public, secret)
            self._played(table, event, trial, change)
            change.shows = public["resolved"]
            change.result = Done(event.seq, True, False, view())
            return change

        done: Done = await self.change(table, decide)
        return done

    async def step(
        self,
        table: Table,
        seat: int,
        token: str | None,
        *,
        person: str | None = None,
        bot: bool = False,
        key: str | None = None,
        brief: bool = False,
        gains: bool = False,
        by: str | None = None,
    ) -> Done:
        """One step of a game in turns; without a token the last one is taken back."""

        def view() -> dict[str, Any] | None:
            return None if brief else table.seat_view(seat, gains)

        def decide() -> Change:
            if not bot:
                self._check_mine(table, seat, person)
            again = self._repeated(table, seat, key, view)
            if again is not None:
                return again
            self._check_running(table)
            trial = table.try_undo(seat) if token is None else table.try_step(seat, token)
            change = Change()
            public: dict[str, Any] = {} if token is None else {"story": story_json(trial.state.heard())}
            if by:
                public["by"] = by
            secret: dict[str, Any] = {}
            if token is not None:
                secret = {"tokens": [token], "chance": trial.chance}
            if key:
                secret["key"] = key
            event = self._event(table, "undo" if token is None else "step", seat, public, secret)
            self._played(table, event, trial, change)
            change.result = Done(event.seq, False, False, view())
            return change

        done: Done = await self.change(table, decide)
        return done

    async def settled(self, table: Table, picture: Callable[[], Any]) -> Any:
        """A picture of the table that shows nothing that could still be taken back."""
        return await self.change(table, lambda: Change(result=picture()))

    # -- bots and late seats

    def look_after(self, table: Table) -> None:
        """Whatever the server itself has to do at a table."""
        if table.status == RUNNING and not table.thinking and not self.closing and table.bots_waiting():
            table.thinking = True
            self.spawn(self._play_bots(table), "bots")

    async def _play_bots(self, table: Table) -> None:
        troubles = 0
        try:
            while table.status == RUNNING and table.bots_waiting():
                before = table.seq
                await self._bots_move(table, table.bots_waiting(), None)
                if table.seq == before:
                    troubles += 1
                    if troubles > 5:
                        log.error("bots-stuck", table=table.id)
                        return
                    await asyncio.sleep(0.2 * troubles)
                else:
                    troubles = 0
        finally:
            table.thinking = False

    async def _bots_move(self, table: Table, seats: list[int], by: str | None) -> None:
        if table.tail is not None:
            await asyncio.wait([table.tail])
        async with table.lock:
            if table.stale:  # what was waited for could not be written
                await self.refresh(table)
            minds = [(seat, table.seats[seat].bot or "greedy") for seat in seats if seat in table.waiting]
            if not minds:
                return
            position = table.game_state().position()
        thoughts = await self.bots.think(table.game.id, position, minds)
        if table.game.simultaneous:
            # Together, so that they share transactions.
            await asyncio.gather(*(self._bot_turn(table, seat, tokens, by) for seat, tokens in thoughts))
            return
        for seat, tokens in thoughts:
            for token in tokens:
                try:
                    await self.step(table, seat, token, bot=True, brief=True, by=by)
                except GameError:
                    return  # something happened meanwhile: think again

    async def _bot_turn(self, table: Table, seat: int, tokens: list[str], by: str | None) -> None:
        try:
            await self.draft(table, seat, tokens, bot=True, brief=True, by=by)
        except GameError as error:
            log.info("bot-turn-refused", table=table.id, seat=seat, code=error.key)

    async def watch(self) -> None:
        """Looks now and then for late seats, and for tables that a stopped server left waiting."""
        while True:
            await asyncio.sleep(self.settings.look_every)
            self._tell_presence()
            try:
                await self._watch_once()
            except (GameError, Conflict, SQLAlchemyError, OSError) as error:
                log.warning("watch", error=type(error).__name__)

    def _tell_presence(self) -> None:
        """A worker that is gone cannot say so: the others say again and again that they are not."""
        now = time.monotonic()
        if self.storage.sqlite or now - self.presence_told < PRESENCE_TOLD:
            return
        self.presence_told = now
        for table in self.tables.values():
            table.audience.forget_gone()
            if table.audience.listeners:
                table.audience.announce()

    async def _watch_once(self) -> None:
        now = time.time()
        rows = await self.storage.rows(
            select(TableRow.id)
            .where(TableRow.due < now, TableRow.status == RUNNING)
            .order_by(TableRow.due)
            .limit(100)
        )
        for row in rows:
            try:
                table = await self.find(row["id"])
                self.look_after(table)
                deadline = table.deadline()
                if deadline is not None and deadline < now and not table.late:
                    await self._declare_late(table)
                elif not table.bots_waiting():
                    await self.storage.write((self.storage.put_look, table.look(now)))
            except GameError as error:
                log.warning("watch-table", table=row["id"], code=error.key)
                await self.storage.write(
                    (update(TableRow).where(TableRow.id == row["id"]).values(due=None), None)
                )

    async def _declare_late(self, table: Table) -> None:
        def decide() -> Change:
            deadline = table.deadline()
            if table.late or deadline is None or deadline > time.time():
                return Change()
            event = self._event(table, "late", None, {"seats": list(table.waiting)})
            table.absorb(event)
            return Change([event], result=True)

        declared = await self.change(table, decide)
        if declared and table.when_late == "bot":
            seats = [seat for seat in table.late if table.seats[seat].kind != "bot"]
            if seats:
                self.spawn(self._bots_move(table, seats, "bot"), "late")

    async def move_for_late(self, table: Table, seat: int, person: Person) -> None:
        if not table.holds(person.id):
            raise ServerError("error-server-not-seated")
        table.check_seat(seat)
        self._check_running(table)
        if seat not in table.late or seat not in table.waiting:
            raise ServerError("error-server-not-late", seat=seat + 1)
        await self._bots_move(table, [seat], "bot")

    # -- seats

    async def create(
        self,
        person: Person,
        *,
        game_id: str,
        seats: int,
        options: dict[str, Any],
        places: list[Seat],
        turn_limit: int | None,
        when_late: str,
        spectators: bool,
    ) -> Table:
        game = find_game(game_id)
        seats, options = game.choose_options(seats, options)
        now = time.time()
        row = {
            "id": new_id(),
            "game": game.id,
            "rules": game.rules_version,
            "options": dump(options).decode(),
            "seat_count": seats,
            "status": OPEN,
            "host": person.id,
            "invite": secrets.token_urlsafe(16),
            "turn_limit": turn_limit,
            "when_late": when_late,
            "spectators": spectators,
            "seed": secrets.token_hex(32),
            "rematch": None,
            "created": now,
            "updated": now,
            "waiting": "[]",
            "due": None,
        }
        table = Table(row)
        table.audience = Audience(table, self.storage.tell)
        for number, seat in enumerate(places):
            table.put_seat(number, seat)
        event = Logged(1, "created", None, now, {})
        table.absorb(event)
        self._make_room()
        await self.storage.submit(
            Submission(
                before=[(insert(TableRow), row), (insert(SeatRow), _seat_rows(table))],
                events=[event.row(table.id)],
            )
        )
        table.audience.tell([event], {})
        table.used = time.monotonic()
        self.tables[table.id] = table
        self.metrics.tables.set(len(self.tables))
        return table

    def _seat_change(self, table: Table, number: int, seat: Seat) -> Change:
        table.put_seat(number, seat)
        event = self._event(
            table, "seat", number, {"to": {"kind": seat.kind, "name": seat.name, "bot": seat.bot}}
        )
        table.absorb(event)
        statement = (
            update(SeatRow)
            .where(SeatRow.table_id == table.id, SeatRow.seat == number)
            .values(kind=seat.kind, person_id=seat.person, name=seat.name, bot=seat.bot)
        )
        table.drafts.pop(number, None)
        return Change([event], after=[(statement, None)], shows=table.status == RUNNING)

    async def take(
        self, table: Table, number: int, person: Person, name: str | None, invite: str | None
    ) -> None:
        def decide() -> Change:
            seat = table.check_seat(number)
            if not table.holds(person.id) and table.host != person.id:
                if invite is None or not secrets.compare_digest(invite.encode(), table.invite.encode()):
                    raise ServerError("error-server-invite")
            if seat.person == person.id:
                return Change()
            if seat.kind != "open":
                raise ServerError("error-server-seat-taken", seat=number + 1)
            if table.status == OVER:
                raise GameError("error-game-over")
            change = self._seat_change(table, number, Seat("person", person.id, name or person.name))
            if table.host is None:
                self._new_host(table, change)
            return change

        await self.change(table, decide)

    async def seat_bot(self, table: Table, number: int, person: Person, bot: str) -> None:
        find_bot(bot, table.game.id)

        def decide() -> Change:
            seat = table.check_seat(number)
            if table.status == OPEN and table.host != person.id:
                raise ServerError("error-server-not-host")
            if table.host != person.id and not table.holds(person.id):
                raise ServerError("error-server-not-seated")
            if table.status == OVER:
                raise GameError("error-game-over")
            if seat.kind != "open":
                raise ServerError("error-server-seat-taken", seat=number + 1)
            return self._seat_change(table, number, Seat("bot", None, bot, bot))

        await self.change(table, decide)

    async def leave(self, table: Table, number: int, person: Person, bot: str | None) -> None:
        if bot is not None:
            find_bot(bot, table.game.id)

        def decide() -> Change:
            seat = table.check_seat(number)
            host = table.host == person.id
            mine = seat.person == person.id
            if not mine and not (host and (table.status == OPEN or seat.kind == "bot")):
                raise ServerError("error-server-not-your-seat", seat=number + 1)
            if table.status == OVER:
                raise GameError("error-game-over")
            # What was drafted belongs to whoever drafted it.
            if table.status == RUNNING and table.game.simultaneous and number in table.drafts:
                table.keep_draft(number, [], table.try_draft(number, []))
            self.storage.keep_draft(table.id, number, 0, "[]")
            change = self._seat_change(table, number, Seat() if bot is None else Seat("bot", None, bot, bot))
            if mine and host and not table.holds(person.id):
                self._new_host(table, change)
            return change

        await self.change(table, decide)

    def _new_host(self, table: Table, change: Change) -> None:
        """The table passes to the first person who sits at it."""
        heir = next((number for number, seat in enumerate(table.seats) if seat.person is not None), None)
        table.host = None if heir is None else table.seats[heir].person
        event = self._event(table, "host", heir)
        table.absorb(event)
        change.events.append(event)
        change.after.append((update(TableRow).where(TableRow.id == table.id).values(host=table.host), None))

    async def start(self, table: Table, person: Person) -> None:
        def decide() -> Change:
            if table.host != person.id:
                raise ServerError("error-server-not-host")
            if table.status != OPEN:
                raise ServerError("error-server-started")
            empty = sum(seat.kind == "open" for seat in table.seats)
            if empty:
                raise ServerError("error-server-open-seats", count=empty)
            trial = table.try_start()
            public = {"commitment": commitment(table.seed), "story": story_json(trial.state.heard())}
            event = self._event(table, "start", None, public, {"chance": trial.chance})
            change = Change()
            self._played(table, event, trial, change)
            status = (
                update(TableRow)
                .where(TableRow.id == table.id, TableRow.status == OPEN)
                .values(status=RUNNING)
            )
            change.after.insert(0, (status, None))
            return change

        await self.change(table, decide)

    async def rematch(self, table: Table, person: Person) -> Table:
        if not table.holds(person.id):
            raise ServerError("error-server-not-seated")
        if table.status != OVER:
            raise ServerError("error-server-not-over")
        if table.rematch is None:
            places = [Seat(seat.kind, seat.person, seat.name, seat.bot) for seat in table.seats]
            again = await self.create(
                person,
                game_id=table.game.id,
                seats=table.seat_count,
                options=table.options,
                places=places,
                turn_limit=table.turn_limit,
                when_late=table.when_late,
                spectators=table.spectators,
            )

            def decide() -> Change:
                if table.rematch is not None:
                    return Change()
                table.rematch = again.id
                event = self._event(table, "rematch", None, {"table": again.id})
                table.absorb(event)
                statement = update(TableRow).where(TableRow.id == table.id).values(rematch=again.id)
                return Change([event], after=[(statement, None)])

            await self.change(table, decide)
        return await self.find(table.rematch or "")

    async def chat(self, table: Table, person: Person, text: str) -> int:
        def decide() -> Change:
            seats = table.seats_of(person.id)
            if not seats:
                raise ServerError("error-server-not-seated")
            event = self._event(table, "chat", seats[0], {"name": table.seats[seats[0]].name, "text": text})
            table.absorb(event)
            return Change([event], result=event.seq)

        seq: int = await self.change(table, decide)
        return seq

    # -- hearing

    async def events(self, table: Table, since: int, limit: int) -> list[bytes]:
        """What everybody may know, after `since`."""
        ring = table.audience.ring
        if since >= table.audience.seq:
            return []
        if ring and ring[0][0] <= since + 1:
            return [event for seq, event in ring if seq > since][:limit]
        return [event.json() for event in await self._events_after(table.id, since, limit)]

    async def log_of(self, table: Table) -> list[Logged]:
        return await self._events_after(table.id, 0)

    def check_watch(self, table: Table, person: str | None) -> None:
        if not table.spectators and not table.holds(person) and (person is None or table.host != person):
            raise ServerError("error-server-no-spectators")


def _seat_rows(table: Table) -> list[dict[str, Any]]:
    return [
        {
            "table_id": table.id,
            "seat": number,
            "kind": seat.kind,
            "person_id": seat.person,
            "name": seat.name,
            "bot": seat.bot,
        }
        for number, seat in enumerate(table.seats)
    ]


def _strings(text: str) -> list[str]:
    return [str(token) for token in orjson.loads(text)]
