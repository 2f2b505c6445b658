"""Workers hear of each other: by PostgreSQL, or by the door of their machine. A notice says where to look:
the log is the truth."""

import asyncio

import structlog
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from boulevard.games.contract import GameError

from .hall import Hall
from .settings import Settings
from .storage import CHANNEL, LINE_TO_POSTGRESQL

log = structlog.get_logger("boulevard.notices")


async def listen(settings: Settings, hall: Hall) -> None:
    import psycopg  # which is not everywhere

    address = make_url(settings.url()).set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            line = await psycopg.AsyncConnection.connect(address, autocommit=True, **LINE_TO_POSTGRESQL)
            async with line as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                await hall.catch_up()  # while nobody listened, something may have happened
                async for notice in connection.notifies():
                    take(hall, notice.payload)
        except (psycopg.Error, SQLAlchemyError, GameError, OSError) as error:
            log.warning("notices-lost", error=type(error).__name__)
            await asyncio.sleep(1)


def take(hall: Hall, payload: str) -> None:
    worker, *notes = payload.split(" ")
    if worker == hall.storage.worker:
        return
    neighbour = worker.partition("-")[0] == hall.storage.worker.partition("-")[0]
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
        kind, _, what = rest.partition(":")
        if table is None:
            # Made by a worker of this machine to which nobody will come for it.
            if neighbour and kind.isdecimal() and hall.mine(table_id):
                hall.spawn(hall.wake(table_id), "wake")
            continue
        if kind == "draft":
            drafts.append((table_id, int(what)))
        elif kind == "here":
            table.audience.heard_of(worker, set(filter(None, what.split(","))))
        elif int(kind) > table.seq or table.stale:
            hall.spawn(hall.heard(table_id, int(kind)), "notice")
    if drafts:
        hall.spawn(hall.heard_drafts(drafts), "draft-notice")
