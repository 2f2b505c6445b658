"""`boulevard admin`: looking after data, people and tables. All but restore work beside a running server."""

import os
import secrets
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Protocol, TypeVar

from argon2 import PasswordHasher
from sqlalchemy import Connection, RowMapping, delete, func, insert, select, update
from sqlalchemy.engine import make_url

from boulevard.match import read_record
from boulevard.match.archive import table_record

from . import office, porter
from .errors import ServerError
from .identity import end_of_marks, fold
from .models import EndedCookieRow, EventRow, HouseRow, PersonRow, RecordRow, ResultRow, SeatRow, TableRow
from .porter import Statement
from .settings import Settings, from_environment
from .storage import check_sqlite, hold_folder, holds_tables, migrate, sqlite_file, sync_engine
from .tables import OPEN, OVER, RUNNING, Logged, Table, event_row, read_event

DAY = 24 * 3600
SQLITE_TAILS = ("-wal", "-shm")
SQLITE_FILES = ("", *SQLITE_TAILS)
BEFORE = ".before-restore-%Y-%m-%dT%H-%M-%S"
T = TypeVar("T")


def _settings(database_url: str, data_dir: str) -> Settings:
    given = {"database_url": database_url, "data_dir": data_dir}
    return Settings(**from_environment().model_dump() | {name: text for name, text in given.items() if text})


def admin_backup(target: Path, database_url: str = "", data_dir: str = "") -> Path:
    """A consistent copy of the whole database: an SQLite file, or what pg_restore reads. It holds secrets."""
    return copy_to(_settings(database_url, data_dir), Path(target))


def admin_copies(
    folder: Path | None = None, keep: int | None = None, database_url: str = "", data_dir: str = ""
) -> tuple[Path, int]:
    """One more copy in a folder of copies, with the time as its name; says where it is, and how many old ones
    went."""
    settings = _settings(database_url, data_dir)
    folder = folder or settings.copies()
    made = copy_to(settings, folder / office.copy_name(settings, time.time()))
    return made, office.rotate(folder, keep or settings.backup_keep)


def copy_to(settings: Settings, target: Path) -> Path:
    if target.exists():
        raise ServerError("error-server-backup-exists", file=str(target))
    target.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    # Under another name first: whatever interrupts us, a copy is whole or not there.
    part = target.with_name(target.name + ".part")
    try:
        part.touch(mode=0o600, exist_ok=False)
    except FileExistsError:
        if time.time() - part.stat().st_mtime < DAY:  # somebody is at it
            raise ServerError("error-server-backup-exists", file=str(part)) from None
    try:
        if settings.sqlite:
            _copy_sqlite(settings, part)
        else:
            _dump_postgresql(settings, part)
        part.replace(target)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    return target


def _copy_sqlite(settings: Settings, target: Path) -> None:
    source = sqlite_file(settings)
    if not source.exists():
        raise ServerError("error-server-no-database", reason=str(source))
    with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(target)) as there:
        here.backup(there)


def _dump_postgresql(settings: Settings, target: Path) -> None:
    _run_postgresql(settings, "pg_dump", "--format=custom", f"--file={target}")


def _run_postgresql(settings: Settings, name: str, *arguments: str) -> None:
    program = shutil.which(name)
    if program is None:
        raise ServerError("error-server-backup-tool", reason=name)
    address = make_url(settings.url()).set(drivername="postgresql")
    # The password goes by the environment: a command line can be read by everybody on the machine.
    environment = {"PGPASSWORD": address.password} if address.password else {}
    shown = address.set(password=None).render_as_string(hide_password=False)
    done = subprocess.run(
        [program, *arguments, f"--dbname={shown}"],
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
        check=False,
    )
    if done.returncode != 0:
        said = done.stderr.strip().splitlines() or [name]
        raise ServerError("error-server-backup-tool", reason=said[-1][:300])


def admin_restore(source: Path, database_url: str = "", data_dir: str = "") -> Path | None:
    """Puts a backup in place of what is there. Says where the SQLite file that was there is kept now."""
    settings = _settings(database_url, data_dir)
    source = Path(source)
    if not source.is_file():
        raise ServerError("error-server-no-backup", file=str(source))
    if not settings.sqlite:
        _restore_postgresql(settings, source)
        return None
    with closing(hold_folder(settings)):  # nobody opens it meanwhile
        return _restore_sqlite(settings, source)


def _restore_sqlite(settings: Settings, source: Path) -> Path | None:
    database = sqlite_file(settings)
    draft = database.with_name(database.name + ".restoring")
    if draft.exists() and draft.samefile(source):  # half of one, of a run that was interrupted
        raise ServerError("error-server-no-backup", file=str(source))
    _remove_sqlite(draft)
    draft.touch(mode=0o600)
    try:
        _read_sqlite(source, draft)
        check_sqlite(draft)
        copy = settings.model_copy(update={"database_url": f"sqlite:///{draft}"})
        if not holds_tables(copy):
            raise ServerError("error-server-malformed", file=str(source), reason="alembic_version")
        migrate(copy)
        _fold_log(draft)
        kept = _set_aside(database) if database.exists() else None
        draft.replace(database)
        return kept
    finally:
        _remove_sqlite(draft)


def _read_sqlite(source: Path, target: Path) -> None:
    """A copy with all that is in the log beside the source, which stays as it is."""
    # Without a log nobody has it open in the way we do: then nothing is laid beside it either.
    alone = "" if _beside(source, "-wal").exists() else "&immutable=1"
    address = f"{source.absolute().as_uri()}?mode=ro{alone}"
    try:
        with closing(sqlite3.connect(address, uri=True)) as here, closing(sqlite3.connect(target)) as there:
            here.backup(there)
    except sqlite3.DatabaseError as error:
        raise ServerError("error-server-malformed", file=str(source), reason=str(error)) from error


def _fold_log(file: Path) -> None:
    """What is in the log beside it goes into the file itself."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)) as connection:
            busy = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
    except sqlite3.DatabaseError as error:
        raise ServerError("error-server-no-database", reason=str(error)) from error
    if busy:
        raise ServerError("error-server-sqlite-taken", file=str(file))


def _set_aside(database: Path) -> Path:
    """A second name for what is there, under which it stays. Interrupted anywhere, nothing is lost."""
    try:
        check_sqlite(database)
    except ServerError:
        pass  # damaged: it is kept as it is, and its log beside it
    else:
        _fold_log(database)
    kept = first = database.with_name(time.strftime(f"{database.name}{BEFORE}", time.gmtime()))
    number = 1
    while any(_beside(kept, tail).exists() for tail in SQLITE_FILES):
        number += 1
        kept = first.with_name(f"{first.name}-{number}")
    os.link(database, kept)
    if _beside(database, "-wal").exists():
        os.link(_beside(database, "-wal"), _beside(kept, "-wal"))
    # They belong to the old file, and would undo or destroy the new one.
    for tail in SQLITE_TAILS:
        _beside(database, tail).unlink(missing_ok=True)
    return kept


def _beside(file: Path, tail: str) -> Path:
    return Path(f"{file}{tail}")


def _remove_sqlite(file: Path) -> None:
    for tail in SQLITE_FILES:
        _beside(file, tail).unlink(missing_ok=True)


def _restore_postgresql(settings: Settings, source: Path) -> None:
    if holds_tables(settings):
        raise ServerError("error-server-restore-full")
    _run_postgresql(
        settings, "pg_restore", "--exit-on-error", "--single-transaction", "--no-owner", str(source)
    )
    migrate(settings)


class Bar(Protocol):
    """Shows how far a job is while it goes through its items."""

    def __call__(self, items: Sequence[T], total: int, /) -> Iterable[T]: ...


def admin_export(
    folder: Path,
    running: bool = False,
    database_url: str = "",
    data_dir: str = "",
    bar: Bar = lambda items, _total: items,
) -> int:
    """Writes the records of finished games (and of running ones, if asked) into a folder; says how many.

    The record of a finished game that is there already is left alone, so an export can be gone on with.
    """
    settings = _settings(database_url, data_dir)
    migrate(settings)
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    statuses = [OVER, RUNNING] if running else [OVER]
    count = 0
    engine = sync_engine(settings)
    try:
        with engine.connect() as connection:
            wanted = select(TableRow.__table__).where(TableRow.status.in_(statuses))
            rows = connection.execute(wanted).mappings().all()
            for row in bar(rows, len(rows)):
                file = folder / f"{row['game']}-{row['id']}.txt"
                if row["status"] == OVER and file.exists() and not _is_part(file):
                    continue
                # Under another name first: whatever interrupts us, a record is whole or not there.
                part = file.with_suffix(".part")
                part.write_text(_record(connection, row), encoding="utf-8")
                part.replace(file)
                count += 1
    finally:
        engine.dispose()
    return count


def _is_part(file: Path) -> bool:
    """Was this game still running when its record was written?"""
    return read_record(file.read_text(encoding="utf-8")).result is None


def _record(connection: Connection, row: RowMapping) -> str:
    table = Table(dict(row))
    seats = select(SeatRow.__table__).where(SeatRow.table_id == table.id)
    table.set_seats(connection.execute(seats).mappings())
    log = select(EventRow.__table__).where(EventRow.table_id == table.id).order_by(EventRow.seq)
    events = [read_event(dict(event)) for event in connection.execute(log).mappings()]
    return table_record(table.terms(), events)


@contextmanager
def _opened(database_url: str, data_dir: str) -> Iterator[Connection]:
    """The database, in a transaction."""
    settings = _settings(database_url, data_dir)
    migrate(settings)
    engine = sync_engine(settings)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def _person(connection: Connection, text: str) -> RowMapping:
    row = connection.execute(office.person(text)).mappings().first()
    if row is None:
        raise ServerError("error-server-unknown-account", account=text)
    return row


def _do(connection: Connection, *statements: Statement) -> None:
    for statement, values in statements:
        connection.execute(statement, values)


def admin_password(account: str, database_url: str = "", data_dir: str = "") -> str:
    """Gives an account a new password, which is told once; cookies and links of before end.

    A server that runs believes an old cookie for some seconds more.
    """
    password = secrets.token_urlsafe(12)
    with _opened(database_url, data_dir) as connection:
        found = select(PersonRow.id).where(PersonRow.account_key == fold(account))
        id = connection.execute(found).scalar()
        if id is None:
            raise ServerError("error-server-unknown-account", account=account)
        values = {"password": PasswordHasher().hash(password), "generation": PersonRow.generation + 1}
        _do(
            connection, (update(PersonRow).where(PersonRow.id == id).values(**values), None), end_of_marks(id)
        )
    return password


def admin_order(who: str, database_url: str = "", data_dir: str = "", **marks: bool) -> str:
    """Mutes, bans or promotes somebody (by account or id), or takes it back; says their name.

    A server that runs hears of it within seconds.
    """
    with _opened(database_url, data_dir) as connection:
        row = _person(connection, who)
        if marks.get("administrator") and row["account"] is None:
            raise ServerError("error-server-unknown-account", account=who)
        _do(connection, *office.order(row, **marks), *porter.changed("person", row["id"]))
        return str(row["account"] or row["name"])


def admin_people(text: str = "", database_url: str = "", data_dir: str = "") -> list[dict[str, Any]]:
    with _opened(database_url, data_dir) as connection:
        return [dict(row) for row in connection.execute(office.people(text)).mappings()]


def admin_tables(text: str = "", database_url: str = "", data_dir: str = "") -> list[dict[str, Any]]:
    with _opened(database_url, data_dir) as connection:
        lines = connection.execute(office.tables(text)).mappings().all()
        seated = connection.execute(office.names([line["id"] for line in lines])).mappings().all()
        return office.with_names(lines, seated)


def admin_remove(table_id: str, database_url: str = "", data_dir: str = "") -> None:
    """Removes a table with everything that happened there."""
    with _opened(database_url, data_dir) as connection:
        if not connection.execute(delete(TableRow).where(TableRow.id == table_id)).rowcount:
            raise ServerError("error-server-no-table")
        _do(connection, *porter.changed("table", table_id))


def admin_talk(table_id: str, database_url: str = "", data_dir: str = "") -> list[dict[str, Any]]:
    """What was said at a table."""
    with _opened(database_url, data_dir) as connection:
        return office.lines(connection.execute(office.talk(table_id)).mappings().all())


def admin_unsay(table_id: str, seq: int, database_url: str = "", data_dir: str = "") -> None:
    """Takes the words of a line of chat away; whoever listens hears of it within seconds."""
    line = next((one for one in admin_talk(table_id, database_url, data_dir) if one["seq"] == seq), None)
    if line is None:
        raise ServerError("error-server-nothing-said")
    with _opened(database_url, data_dir) as connection:
        newest = select(func.max(EventRow.seq)).where(EventRow.table_id == table_id)
        event = Logged(
            int(connection.execute(newest).scalar() or 0) + 1, "unsaid", None, time.time(), {"said": seq}
        )
        # If the server writes the same number first, this fails and nothing was done.
        _do(
            connection,
            (insert(EventRow), event_row(table_id, event)),
            office.unsay(table_id, seq, line["name"]),
            *porter.changed("table", table_id),
        )


def admin_house(name: str, text: str | None, database_url: str = "", data_dir: str = "") -> str:
    """The announcement or the code of the club: what it is, or a new one; an empty one ends it."""
    with _opened(database_url, data_dir) as connection:
        if text is not None:
            _do(connection, *porter.put(name, porter.clean(name, text)))
        kept = select(HouseRow.value).where(HouseRow.name == name)
        return str(connection.execute(kept).scalar() or "")


def admin_address(address: str, banned: bool, database_url: str = "", data_dir: str = "") -> str:
    """Shuts an address out (of IPv6 its /64), or lets it in again."""
    address = porter.clean_address(address)
    with _opened(database_url, data_dir) as connection:
        _do(connection, *porter.put(porter.BANNED + address, "yes" if banned else ""))
    return address


def admin_prune(
    days: float = 180.0, finished: bool = False, database_url: str = "", data_dir: str = ""
) -> dict[str, int]:
    """Removes what nobody has touched for so many days: tables that were not finished (finished ones too, if
    asked; results stay with their table), records brought along by guests, and guests without any seat."""
    settings = _settings(database_url, data_dir)
    migrate(settings)
    before = time.time() - days * DAY
    statuses = [OPEN, RUNNING, OVER] if finished else [OPEN, RUNNING]
    guests = select(PersonRow.id).where(PersonRow.account.is_(None))
    engine = sync_engine(settings)
    try:
        with engine.begin() as connection:
            tables = connection.execute(
                delete(TableRow).where(TableRow.status.in_(statuses), TableRow.updated < before)
            ).rowcount
            records = connection.execute(
                delete(RecordRow).where(
                    RecordRow.created < before,
                    RecordRow.person_id.is_(None) | RecordRow.person_id.in_(guests),
                )
            ).rowcount
            connection.execute(delete(EndedCookieRow).where(EndedCookieRow.until < time.time()))
            people = connection.execute(
                delete(PersonRow).where(
                    PersonRow.account.is_(None),
                    PersonRow.seen < before,
                    PersonRow.id.not_in(select(SeatRow.person_id).where(SeatRow.person_id.is_not(None))),
                    PersonRow.id.not_in(select(ResultRow.person_id)),
                    PersonRow.id.not_in(select(TableRow.host).where(TableRow.host.is_not(None))),
                )
            ).rowcount
    finally:
        engine.dispose()
    return {"tables": tables, "records": records, "guests": people}
