"""`boulevard admin`: backup, export, prune. They work beside a running server."""

import os
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Protocol, TypeVar

from sqlalchemy import Connection, RowMapping, delete, select
from sqlalchemy.engine import make_url

from boulevard.records import read_record, write_record

from .archive import record_of
from .errors import ServerError
from .models import EventRow, PersonRow, RecordRow, ResultRow, SeatRow, TableRow
from .settings import Settings, with_environment
from .storage import migrate, sync_engine
from .tables import OPEN, OVER, RUNNING, Logged, Table

DAY = 24 * 3600
T = TypeVar("T")


def _settings(database_url: str, data_dir: str) -> Settings:
    settings = with_environment(Settings())
    settings.database_url = database_url or settings.database_url
    settings.data_dir = data_dir or settings.data_dir
    return settings


def admin_backup(target: Path, database_url: str = "", data_dir: str = "") -> Path:
    """A consistent copy of the whole database: an SQLite file, or what pg_restore reads. It holds secrets."""
    settings = _settings(database_url, data_dir)
    target = Path(target)
    if target.exists():
        raise ServerError("error-server-backup-exists", file=str(target))
    target.parent.mkdir(parents=True, exist_ok=True)
    target.touch(mode=0o600)
    try:
        if settings.sqlite:
            _copy_sqlite(settings, target)
        else:
            _dump_postgresql(settings, target)
    except BaseException:
        target.unlink(missing_ok=True)
        raise
    return target


def _copy_sqlite(settings: Settings, target: Path) -> None:
    source = Path(settings.url().partition(":///")[2])
    if not source.exists():
        raise ServerError("error-server-no-database", reason=str(source))
    with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(target)) as there:
        here.backup(there)


def _dump_postgresql(settings: Settings, target: Path) -> None:
    program = shutil.which("pg_dump")
    if program is None:
        raise ServerError("error-server-backup-tool", reason="pg_dump")
    address = make_url(settings.url()).set(drivername="postgresql")
    # The password goes by the environment: a command line can be read by everybody on the machine.
    environment = {"PGPASSWORD": address.password} if address.password else {}
    shown = address.set(password=None).render_as_string(hide_password=False)
    done = subprocess.run(
        [program, "--format=custom", f"--file={target}", f"--dbname={shown}"],
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
        check=False,
    )
    if done.returncode != 0:
        raise ServerError("error-server-backup-tool", reason=done.stderr.strip().splitlines()[-1][:300])


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
    events = [Logged.read(dict(event)) for event in connection.execute(log).mappings()]
    for event in events:
        table.absorb(event)
    return write_record(record_of(table, events))


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
