"""The database: reading, and one writer that commits what many tables do together.

A move is acknowledged after the transaction that holds its event is committed. All that waits when
the writer is free goes into one transaction, so that many tables share the cost of making it durable.
"""

import asyncio
import os
import secrets
import sqlite3
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter, sleep
from typing import IO, Any, Protocol, cast

import structlog
from sqlalchemy import Connection, Engine, Executable, create_engine, event, inspect, select, text, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool, Pool, QueuePool
from sqlalchemy.sql.expression import bindparam

from .errors import ServerError
from .metrics import Metrics
from .models import Base, DraftRow, EventRow, SnapshotRow, TableRow
from .settings import Settings, prepare_folder

log = structlog.get_logger("boulevard.storage")

HEAD = "0009"  # the newest migration; a test compares
CHANNEL = "boulevard"
MOST_AT_ONCE = 400  # submissions in one transaction
ONE_MOMENT = "REPEATABLE READ"
MIGRATION_LOCK = 0x626F756C  # an advisory lock of PostgreSQL, so that workers do not migrate at once

WAITED_IN_A_CIRCLE = ("40P01", "40001")  # PostgreSQL: deadlock, serialization failure

# A killed server is gone at once; a process it was just starting holds its lock a moment longer.
LETTING_GO = 5.0  # seconds
WORKERS_LEAVE = 30.0  # seconds in which workers end what was begun when their door was killed
DRAFTS_REST = 0.2  # seconds
NOTICE_LENGTH = 7500  # bytes; PostgreSQL takes less than 8,000
TOUCH = text("UPDATE alembic_version SET version_num = version_num")  # writes, and changes nothing
TRIED = 2.0  # seconds for which that is believed
# A machine that is cut off tells nobody. PostgreSQL ends what it left open, before others wait for it too
# long, and we notice that PostgreSQL is out of reach.
SILENCE = 10  # seconds
PROBES = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3}
LINE_TO_POSTGRESQL: dict[str, Any] = {
    **PROBES,
    "tcp_user_timeout": SILENCE * 1000,
    "connect_timeout": SILENCE,
    "options": " ".join(
        [
            f"-c idle_in_transaction_session_timeout={SILENCE}s",
            *(f"-c tcp_{name}={seconds}" for name, seconds in PROBES.items()),
        ]
    ),
}
NOTIFY = text("SELECT pg_notify(:channel, :notice)").bindparams(channel=CHANNEL)

Row = Mapping[str, Any]
Drafts = dict[tuple[str, int], dict[str, Any]]  # by table and seat


class Conflict(Exception):
    """Somebody else wrote an event of this number first; look again and try again.

    Also when a statement with the option `sure` found nothing to change.
    """


class Unsure(Exception):
    """It failed while it was committed: perhaps it is written, perhaps not."""


class Written(Protocol):
    """What the writer needs to know of a table."""

    id: str
    epoch: int  # raised when what the table has in memory is not what was written

    def spoil(self) -> None: ...


@dataclass
class Submission:
    """Things that are written together or not at all."""

    table: Written | None = None
    epoch: int = 0
    events: list[dict[str, Any]] = field(default_factory=list)
    look: Callable[[], dict[str, Any]] | None = None  # the columns of `tables` that lists and sweeps use
    snapshot: dict[str, Any] | None = None
    before: list[tuple[Executable, Any]] = field(default_factory=list)  # statements ahead of the events
    after: list[tuple[Executable, Any]] = field(default_factory=list)
    done: Callable[[], None] | None = None  # called in the order of submission, after the commit
    future: "asyncio.Future[None]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())


# -- opening


def tune_sqlite(dbapi_connection: Any, _record: object) -> None:
    # SQLAlchemy begins transactions itself (see below); the driver must not.
    dbapi_connection.isolation_level = None
    cursor = dbapi_connection.cursor()
    # FULL: a commit is on the disk when it returns; even a power cut takes back nothing acknowledged.
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "busy_timeout=10000",
        "foreign_keys=ON",
        "cache_size=-16000",
    ):
        cursor.execute("PRAGMA " + pragma)
    cursor.close()


def _begin_immediate(connection: Any) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _begin(connection: Any) -> None:
    connection.exec_driver_sql("BEGIN")


def sync_engine(settings: Settings, pool: type[Pool] = NullPool, **more: Any) -> Engine:
    """For writing, for migrations and for `boulevard admin`."""
    url = settings.url().replace("sqlite+aiosqlite:", "sqlite:")
    if settings.sqlite:
        more["connect_args"] = {"check_same_thread": False}
    elif pool is not NullPool:
        more |= {"pool_pre_ping": True, "connect_args": LINE_TO_POSTGRESQL}
    engine = create_engine(url, poolclass=pool, **more)
    if settings.sqlite:
        event.listen(engine, "connect", tune_sqlite)
        event.listen(engine, "begin", _begin_immediate)
    return engine


def migrate(settings: Settings) -> None:
    """Brings the database to the newest shape; quick when it already has it."""
    if settings.sqlite:
        prepare_folder(settings.folder())
        _keep_private(sqlite_file(settings))
    engine = sync_engine(settings)
    try:
        with engine.connect() as connection:
            if _revision(connection) == HEAD:
                return
            connection.rollback()
            _upgrade(connection, settings)
    except DBAPIError as error:
        raise ServerError("error-server-no-database", reason=_first_line(error)) from error
    finally:
        engine.dispose()


def _keep_private(file: Path) -> None:
    """It holds seeds and password hashes. SQLite gives the files beside it the same mode."""
    with suppress(OSError):  # not ours, or its folder is not there: opening it will say so
        file.touch(mode=0o600, exist_ok=True)
        for one in (file, *(Path(str(file) + tail) for tail in ("-wal", "-shm"))):
            if one.exists() and one.stat().st_mode & 0o077:
                one.chmod(0o600)


def sqlite_file(settings: Settings) -> Path:
    return Path(settings.url().partition(":///")[2])


def check_sqlite(file: Path) -> None:
    """Raises ServerError when this is no sound SQLite database; it stays as it is."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.DatabaseError as error:
        found = str(error)
    if found != "ok":
        raise ServerError("error-server-malformed", file=str(file), reason=" ".join(found.split())[:200])


def holds_tables(settings: Settings) -> bool:
    """Is this a database of Boulevard's, of whatever version?"""
    engine = sync_engine(settings)
    try:
        with engine.connect() as connection:
            return _revision(connection) is not None
    except DBAPIError as error:
        raise ServerError("error-server-no-database", reason=_first_line(error)) from error
    finally:
        engine.dispose()


def _revision(connection: Any) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def _upgrade(connection: Any, settings: Settings) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    if not settings.sqlite:
        connection.execute(text("SELECT pg_advisory_lock(:lock)"), {"lock": MIGRATION_LOCK})
        connection.commit()
    try:
        command.upgrade(config, "head")
        connection.commit()
    except CommandError as error:  # a database of a newer Boulevard
        raise ServerError("error-server-no-database", reason=str(error)) from error
    finally:
        if not settings.sqlite:
            connection.rollback()
            connection.execute(text("SELECT pg_advisory_unlock(:lock)"), {"lock": MIGRATION_LOCK})
            connection.commit()


def _first_line(error: DBAPIError) -> str:
    lines = str(error.orig).strip().splitlines()
    return lines[0] if lines else type(error.orig).__name__


def _locked(file: IO[str]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


@dataclass
class Hold:
    """Locks on an SQLite file. They go with the processes that have them open."""

    server: IO[str] | None = None
    workers: IO[str] | None = None  # open in every process that may still write

    def close(self) -> None:
        for held in (self.server, self.workers):
            if held is not None:
                held.close()


def hold_folder(settings: Settings) -> Hold:
    """One server at a time on one SQLite file. Of one that was killed, the workers still end what they had
    begun: until then nothing else may happen to the file."""
    hold = Hold()
    if not settings.sqlite:
        return hold
    database = settings.url().partition(":///")[2]
    if not database or database == ":memory:":
        raise ServerError("error-server-database-url")
    prepare_folder(Path(database).parent)
    try:
        taken = ServerError("error-server-sqlite-taken", file=database)
        hold.server = _hold(Path(database + ".lock"), LETTING_GO, taken)
        lingering = ServerError("error-server-workers-left", file=database)
        hold.workers = _hold(Path(database + ".workers"), WORKERS_LEAVE, lingering)
    except ServerError:
        hold.close()
        raise
    return hold


def _hold(file: Path, patience: float, refusal: ServerError) -> IO[str]:
    held = open(file, "w", encoding="ascii")  # noqa: SIM115 - kept open on purpose
    until = perf_counter() + patience
    while not _locked(held):
        if perf_counter() > until:
            held.close()
            raise refusal
        sleep(0.05)
    os.set_inheritable(held.fileno(), False)
    return held


class Storage:
    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.sqlite = settings.sqlite
        self.alone = self.sqlite and settings.count() == 1  # nobody else writes
        # Signs our notices: what we wrote is no news to us.
        self.worker = f"{settings.machine or secrets.token_hex(4)}-{secrets.token_hex(4)}"
        # Who passes notices on where the database does not: the door of this machine.
        self.carry: Callable[[str], None] = lambda _: None
        self.metrics = metrics
        url = settings.url()
        options: dict[str, Any] = {"pool_size": 4, "max_overflow": 4}
        if not self.sqlite:
            options |= {"pool_pre_ping": True, "connect_args": LINE_TO_POSTGRESQL}
        self.reader: AsyncEngine = create_async_engine(url, **options)
        # Several questions of one transaction are answered as of one moment; SQLite does that by itself.
        self.still = self.reader if self.sqlite else self.reader.execution_options(isolation_level=ONE_MOMENT)
        # Writing happens in one thread: the loop waits once for a transaction, not for every statement.
        self.writer = sync_engine(settings, QueuePool, pool_size=1, max_overflow=0)
        self.thread = ThreadPoolExecutor(1, "writer")
        if self.sqlite:
            event.listen(self.reader.sync_engine, "connect", tune_sqlite)
            event.listen(self.reader.sync_engine, "begin", _begin)
        self.queue: list[Submission] = []
        self.drafts: Drafts = {}
        self.drafts_due = False
        self.draft_rounds = 0  # odd while drafts are being written
        self.notes: list[str] = []  # for other workers, beside what is written
        self.wake = asyncio.Event()
        self.tried = (
            -TRIED,
            False,
        )  # when it was last tried whether the database is well, and whether it was
        self.closing = False
        self.task: asyncio.Task[None] | None = None
        insert: Callable[..., Any] = sqlite.insert
        if not self.sqlite:
            from sqlalchemy.dialects import postgresql  # takes a tenth of a second

            insert = postgresql.insert
        self.insert = insert
        snapshots = insert(SnapshotRow)
        self.put_snapshot = snapshots.on_conflict_do_update(
            index_elements=["table_id"], set_={"seq": snapshots.excluded.seq, "body": snapshots.excluded.body}
        )
        drafts = insert(DraftRow)
        self.put_draft = drafts.on_conflict_do_update(
            index_elements=["table_id", "seat"],
            set_={"turn": drafts.excluded.turn, "tokens": drafts.excluded.tokens},
        )
        self.put_event = insert(EventRow)
        self.put_look = (
            update(TableRow.__table__)  # type: ignore[arg-type]
            .where(TableRow.__table__.c.id == bindparam("b_id"))
            .values(updated=bindparam("b_updated"), waiting=bindparam("b_waiting"), due=bindparam("b_due"))
        )

    def start(self) -> None:
        self.task = asyncio.create_task(self._write_on(), name="writer")

    async def close(self) -> None:
        """Finishes what was submitted."""
        self.closing = True
        self.wake.set()
        if self.task is not None:
            await self.task
        await self.reader.dispose()
        self.writer.dispose()
        self.thread.shutdown()

    # -- reading

    async def rows(self, statement: Executable, values: Any = None) -> list[Row]:
        return (await self._ask(self.reader, [statement], values))[0]

    async def together(self, *statements: Executable) -> list[list[Row]]:
        """The answers to several questions, as of one moment."""
        return await self._ask(self.still, statements)

    async def _ask(
        self, engine: AsyncEngine, statements: Sequence[Executable], values: Any = None
    ) -> list[list[Row]]:
        """Asks once more when the connection was cut: whoever waits need not notice."""
        for again in (True, False):
            try:
                async with engine.connect() as connection:
                    return [
                        [cast(Row, row) for row in (await connection.execute(statement, values)).mappings()]
                        for statement in statements
                    ]
            except NoConnection as error:
                raise ServerError("error-server-database") from error
            except DBAPIError as error:
                if not (again and error.connection_invalidated):
                    log.warning("read-failed", error=type(error).__name__, reason=_first_line(error)[:300])
                    raise ServerError("error-server-database") from error
        raise AssertionError("unreachable")

    async def row(self, statement: Executable, values: Any = None) -> Row | None:
        found = await self.rows(statement, values)
        return found[0] if found else None

    async def alive(self) -> bool:
        """Can be read from and written to? Asked for often, it is tried now and then."""
        now = perf_counter()
        if now - self.tried[0] > TRIED:
            self.tried = (now, await self._try())
        return self.tried[1]

    async def _try(self) -> bool:
        try:
            async with asyncio.timeout(5):
                await self.rows(select(1))
                await self.write((TOUCH, None))
        except (ServerError, SQLAlchemyError, OSError, TimeoutError, Conflict):
            return False
        return True

    # -- writing

    def submit(self, submission: Submission) -> "asyncio.Future[None]":
        """Queues something to be written. The future ends after the commit, or with Conflict."""
        if self.closing:
            raise ServerError("error-server-going-down")
        if submission.table is not None:
            submission.epoch = submission.table.epoch
        self.queue.append(submission)
        self.wake.set()
        # Nobody may be listening any more when it fails; that is no news.
        submission.future.add_done_callback(lambda future: future.cancelled() or future.exception())
        return submission.future

    async def write(self, *statements: tuple[Executable, Any]) -> None:
        await self.submit(Submission(before=list(statements)))

    def keep_draft(self, table_id: str, seat: int, turn: int, tokens: str) -> None:
        """Written a moment later, and not at all if it is confirmed before; nobody waits for it."""
        if not self.drafts and not self.closing:
            asyncio.get_running_loop().call_later(DRAFTS_REST, self._write_drafts)
        self.drafts[table_id, seat] = {"table_id": table_id, "seat": seat, "turn": turn, "tokens": tokens}

    def drop_draft(self, table_id: str, seat: int) -> None:
        self.drafts.pop((table_id, seat), None)

    def has_draft(self, table_id: str, seat: int) -> bool:
        return (table_id, seat) in self.drafts

    def tell(self, note: str) -> None:
        """Something other workers may want to know, and that is kept nowhere."""
        if not self.alone and not self.closing:
            self.notes.append(note)
            self.wake.set()

    def _write_drafts(self) -> None:
        self.drafts_due = bool(self.drafts)
        self.wake.set()

    async def _write_on(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.queue or self.notes or self.drafts_due or (self.closing and self.drafts):
                batch, self.queue = self.queue[:MOST_AT_ONCE], self.queue[MOST_AT_ONCE:]
                drafts: Drafts = {}
                if self.drafts_due or self.closing:
                    drafts, self.drafts, self.drafts_due = self.drafts, {}, False
                notes, self.notes = self.notes, []
                self.draft_rounds += bool(drafts)
                await self._write(self._sound(batch), drafts, notes)
                self.draft_rounds += bool(drafts)
            if self.closing:
                return

    def _sound(self, batch: list[Submission]) -> list[Submission]:
        """Without those that build on something that was not written."""
        sound = []
        for submission in batch:
            table = submission.table
            if table is not None and submission.epoch != table.epoch:
                _end(submission, Conflict())
            else:
                sound.append(submission)
        return sound

    async def _write(self, batch: list[Submission], drafts: Drafts, notes: list[str]) -> None:
        started = perf_counter()
        try:
            await self._transaction(batch, drafts, notes)
        except Exception as error:
            if _collides(error):
                await self._write_apart(batch)
                if batch:  # else it was a draft at a table that is gone
                    self._put_back(drafts)
                return
            # The disk is full, the database went away: nobody gets an acknowledgement.
            log.error("write-failed", error=type(error).__name__, reason=str(error).splitlines()[0][:300])
            for submission in batch:
                _fail(submission, _trouble(error))
            if not self.closing:
                self._put_back(drafts)
            if not batch:
                await asyncio.sleep(0.5)
            return
        self.metrics.committed(len(batch), sum(len(s.events) for s in batch), perf_counter() - started)
        self._pass_on(batch, drafts, notes)
        for submission in batch:
            _end(submission, None)

    def _pass_on(self, batch: list[Submission], drafts: Drafts, notes: list[str]) -> None:
        """Where the database tells nobody."""
        if self.sqlite and not self.alone:
            events = [event for submission in batch for event in submission.events]
            for notice in self._notices(notes, events, list(drafts.values())):
                self.carry(notice)

    async def _write_apart(self, batch: list[Submission]) -> None:
        """Something in the batch conflicts: every submission by itself, in order."""
        for submission in batch:
            for sound in self._sound([submission]):
                try:
                    await self._transaction([sound], {}, [])
                except Exception as error:
                    if _collides(error):
                        self.metrics.conflicts.inc()
                        _fail(sound, Conflict())
                    else:
                        log.error("write-failed", error=type(error).__name__)
                        _fail(sound, _trouble(error))
                else:
                    self._pass_on([sound], {}, [])
                    _end(sound, None)

    def _put_back(self, drafts: Drafts) -> None:
        """They were not written; newer ones of the same seats go before them."""
        for place, draft in drafts.items():
            if place not in self.drafts:
                self.keep_draft(draft["table_id"], draft["seat"], draft["turn"], draft["tokens"])

    async def _transaction(self, batch: list[Submission], drafts: Drafts, notes: list[str]) -> None:
        loop = asyncio.get_running_loop()
        last = {s.table.id: s.look for s in batch if s.table is not None and s.look is not None}
        looks = [look() for _, look in sorted(last.items())]
        await loop.run_in_executor(self.thread, self._commit, batch, looks, list(drafts.values()), notes)

    def _commit(
        self,
        batch: list[Submission],
        looks: list[dict[str, Any]],
        drafts: list[dict[str, Any]],
        notes: list[str],
    ) -> None:
        """One transaction, in the writer's thread."""
        events: list[dict[str, Any]] = []
        snapshots: dict[str, dict[str, Any]] = {}
        for submission in batch:
            events += submission.events
            if submission.snapshot is not None:
                snapshots[submission.snapshot["table_id"]] = submission.snapshot
        # The same order everywhere, so that two workers never wait for each other in a circle.
        events.sort(key=lambda row: (row["table_id"], row["seq"]))
        with self._committing() as connection:
            for submission in batch:
                for statement, values in submission.before:
                    done = connection.execute(statement, values)
                    if statement.get_execution_options().get("sure") and not done.rowcount:
                        raise Conflict
            if events:
                connection.execute(self.put_event, events)
            for submission in batch:
                for statement, values in submission.after:
                    connection.execute(statement, values)
            if looks:
                connection.execute(self.put_look, looks)
            if snapshots:
                connection.execute(self.put_snapshot, [snapshots[id] for id in sorted(snapshots)])
            if drafts:
                self._put_drafts(connection, drafts)
            if not self.sqlite:
                for notice in self._notices(notes, events, drafts):
                    connection.execute(NOTIFY, {"notice": notice})

    @contextmanager
    def _committing(self) -> Iterator[Connection]:
        with self.writer.connect() as connection:
            transaction = connection.begin()
            yield connection
            try:
                transaction.commit()
            except Exception as error:
                if _collides(error):
                    raise
                connection.invalidate()  # whatever it holds open ends with it
                raise Unsure(str(error)) from error

    def _put_drafts(self, connection: Connection, drafts: list[dict[str, Any]]) -> None:
        drafts.sort(key=lambda row: (row["table_id"], row["seat"]))
        connection.execute(self.put_draft, drafts)

    def _notices(
        self, notes: list[str], events: list[dict[str, Any]], drafts: list[dict[str, Any]]
    ) -> Iterator[str]:
        """What other workers are told. They hear of it after the commit, and the log is the truth."""
        last = {row["table_id"]: row["seq"] for row in events}
        written = [f"{id}:{seq}" for id, seq in last.items()]
        written += [f"{d['table_id']}:draft:{d['seat']}" for d in drafts]
        notice = self.worker
        for note in written + notes:
            if len(notice) + len(note) >= NOTICE_LENGTH:
                yield notice
                notice = self.worker
            notice += " " + note
        if written or notes:
            yield notice


def _collides(error: Exception) -> bool:
    """Was another worker quicker, or did two of them wait for each other?"""
    if isinstance(error, IntegrityError | Conflict):
        return True
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in WAITED_IN_A_CIRCLE


def _trouble(error: Exception) -> ServerError:
    return ServerError("error-server-unsure" if isinstance(error, Unsure) else "error-server-database")


def _end(submission: Submission, error: Exception | None) -> None:
    if error is None:
        if submission.done is not None:
            submission.done()
        if not submission.future.done():
            submission.future.set_result(None)
    elif not submission.future.done():
        submission.future.set_exception(error)


def _fail(submission: Submission, error: Exception) -> None:
    if submission.table is not None:
        submission.table.spoil()
    _end(submission, error)


__all__ = [
    "Base",
    "Conflict",
    "Hold",
    "Storage",
    "Submission",
    "check_sqlite",
    "hold_folder",
    "holds_tables",
    "migrate",
    "sqlite_file",
    "sync_engine",
]
