"""Workers that share a PostgreSQL hear of each other. A notice says where to look: the log is the truth."""

import asyncio

import psycopg
import structlog
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from boulevard.games.contract import GameError

from .hall import Hall
from .settings import Settings
from .storage import CHANNEL

log = structlog.get_logger("boulevard.notices")


async def listen(settings: Settings, hall: Hall) -> None:
    address = make_url(settings.url()).set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                await hall.catch_up()  # while nobody listened, something may have happened
                async for notice in connection.notifies():
                    _take(hall, notice.payload)
        except (psycopg.Error, SQLAlchemyError, GameError, OSError) as error:
            log.warning("notices-lost", error=type(error).__name__)
            await asyncio.sleep(1)


def _take(hall: Hall, payload: str) -> None:
    worker, *notes = payload.split(" ")
    if worker == hall.storage.worker:
        return
    drafts: list[tuple[str, int]] = []
    for note in notes:
        table_id, _, rest = note.partition(":")
        if table_id == "person":
            hall.person_changed(rest)
            continue
        if table_id == "gone":
            hall.gone(rest)
            continue
        if table_id == "house":
            hall.house_changed()
            continue
        table = hall.tables.get(table_id)
        if table is None:
            continue
        kind, _, what = rest.partition(":")
        if kind == "draft":
            drafts.append((table_id, int(what)))
        elif kind == "here":
            table.audience.heard_of(worker, set(filter(None, what.split(","))))
        elif int(kind) > table.seq or table.stale:
            hall.spawn(hall.heard(table_id, int(kind)), "notice")
    if drafts:
        hall.spawn(hall.heard_drafts(drafts), "draft-notice")
