"""Lists and records, asked of the database."""

import time
from typing import Any

import orjson
from sqlalchemy import func, insert, select

from .errors import ServerError
from .models import SAID, CallRow, EventRow, PersonRow, RecordRow, ResultRow, SeatRow, TableRow
from .office import speaker
from .storage import Row, Storage
from .tables import OVER, dump

NAMES_LISTED = 40
TABLES_LISTED = 12
LISTED_FOR = 24 * 3600.0  # seconds without anything happening
EXPORTED = 10_000  # lines of each kind


async def tables_of(storage: Storage, person: str, status: str | None, limit: int) -> list[dict[str, Any]]:
    """Tables somebody sits at or made, newest first."""
    mine = select(SeatRow.table_id).where(SeatRow.person_id == person)
    wanted = select(TableRow.__table__).where(TableRow.id.in_(mine) | (TableRow.host == person))
    if status is not None:
        wanted = wanted.where(TableRow.status == status)
    tables = await storage.rows(wanted.order_by(TableRow.updated.desc()).limit(limit))
    seats: dict[str, list[Any]] = {row["id"]: [] for row in tables}
    if tables:
        listed = select(SeatRow.__table__).where(
            SeatRow.table_id.in_(list(seats)),
            (SeatRow.seat < NAMES_LISTED) | (SeatRow.person_id == person),
        )
        for row in await storage.rows(listed.order_by(SeatRow.table_id, SeatRow.seat)):
            seats[row["table_id"]].append(row)
    return [_line(row, seats[row["id"]], person) for row in tables]


def _line(row: Row, seats: list[Row], person: str) -> dict[str, Any]:
    yours = [seat["seat"] for seat in seats if seat["person_id"] == person]
    waiting = orjson.loads(row["waiting"]) if row["status"] == "running" else []
    return {
        "id": row["id"],
        "game": row["game"],
        "status": row["status"],
        "names": [seat["name"] for seat in seats if seat["seat"] < NAMES_LISTED],
        "your_seats": yours,
        "your_turn": any(seat in waiting for seat in yours),
        "waiting": waiting[:NAMES_LISTED],
        "updated": row["updated"],
    }


async def open_tables(storage: Storage, person: str | None) -> list[dict[str, Any]]:
    """Tables with a seat that anybody may take, newest first, without those where somebody already sits."""
    free = select(SeatRow.table_id).where(SeatRow.kind == "open")
    wanted = select(TableRow.__table__).where(
        TableRow.listed,
        TableRow.updated > time.time() - LISTED_FOR,
        TableRow.status != "over",
        TableRow.id.in_(free),
    )
    if person is not None:
        wanted = wanted.where(TableRow.id.not_in(select(SeatRow.table_id).where(SeatRow.person_id == person)))
    tables = await storage.rows(wanted.order_by(TableRow.updated.desc()).limit(TABLES_LISTED))
    if not tables:
        return []
    # A table may have ten thousand seats: they are counted where they are, and few of them are named.
    counted, *named = await storage.together(
        select(SeatRow.table_id, func.count().label("free"))
        .where(SeatRow.table_id.in_([row["id"] for row in tables]), SeatRow.kind == "open")
        .group_by(SeatRow.table_id),
        *[
            select(SeatRow.name)
            .where(SeatRow.table_id == row["id"], SeatRow.name != "")
            .order_by(SeatRow.seat)
            .limit(NAMES_LISTED)
            for row in tables
        ],
    )
    left = {row["table_id"]: row["free"] for row in counted}
    return [
        {name: row[name] for name in ("id", "game", "status", "updated")}
        | {
            "names": [seat["name"] for seat in names],
            "seats": row["seat_count"],
            "free": left.get(row["id"], 0),
        }
        for row, names in zip(tables, named, strict=True)
    ]


async def history_of(storage: Storage, person: str, before: float | None, limit: int) -> list[dict[str, Any]]:
    """Finished games, newest first."""
    wanted = select(ResultRow.__table__).where(ResultRow.person_id == person)
    if before is not None:
        wanted = wanted.where(ResultRow.ended < before)
    rows = await storage.rows(wanted.order_by(ResultRow.ended.desc(), ResultRow.seat).limit(limit))
    fields = ("game", "seat", "total", "place", "seats", "ended")
    return [
        {"table": row["table_id"], "names": orjson.loads(row["names"])} | {name: row[name] for name in fields}
        for row in rows
    ]


async def statistics_of(storage: Storage, person: str) -> dict[str, dict[str, Any]]:
    """What finished games add up to, by game."""
    won = func.sum(func.coalesce((ResultRow.place == 1).cast(ResultRow.place.type), 0))
    rows = await storage.rows(
        select(
            ResultRow.game,
            func.count().label("played"),
            won.label("won"),
            func.max(ResultRow.total).label("best"),
            func.avg(ResultRow.total).label("mean"),
        )
        .where(ResultRow.person_id == person)
        .group_by(ResultRow.game)
    )
    return {
        row["game"]: {
            "played": int(row["played"]),
            "won": int(row["won"]),
            "best": int(row["best"]),
            "mean": round(float(row["mean"]), 2),
        }
        for row in rows
    }


async def keep_record(storage: Storage, person: str, line: dict[str, Any], text: str) -> None:
    """A record that somebody brought along; `line` is what lists show of it."""
    row = {
        "id": line["id"],
        "person_id": person,
        "text": text,
        "line": dump(line).decode(),
        "created": time.time(),
    }
    await storage.write((insert(RecordRow), row))


async def record(storage: Storage, record_id: str) -> Row:
    row = await storage.row(select(RecordRow.__table__).where(RecordRow.id == record_id))
    if row is None:
        raise ServerError("error-server-no-record")
    return row


async def seats_of(storage: Storage, person: str) -> list[tuple[str, int]]:
    """Where somebody sits at tables that are not over."""
    wanted = (
        select(SeatRow.table_id, SeatRow.seat)
        .join(TableRow, TableRow.id == SeatRow.table_id)
        .where(SeatRow.person_id == person, TableRow.status != OVER)
    )
    return [(row["table_id"], row["seat"]) for row in await storage.rows(wanted)]


async def banned_and_seated(storage: Storage) -> list[str]:
    """Who may not come in, and still sits at tables that are not over."""
    wanted = (
        select(PersonRow.id)
        .join(SeatRow, SeatRow.person_id == PersonRow.id)
        .join(TableRow, TableRow.id == SeatRow.table_id)
        .where(PersonRow.banned, TableRow.status != OVER)
        .distinct()
    )
    return [row["id"] for row in await storage.rows(wanted)]


async def kept_about(storage: Storage, person: str) -> dict[str, Any]:
    """Everything there is about somebody."""
    mine = (
        select(EventRow.table_id, EventRow.at, EventRow.public, EventRow.secret)
        .where(SAID, EventRow.secret.contains(dump(person).decode(), autoescape=True))
        .order_by(EventRow.at)
    )
    calls = select(CallRow.kind, CallRow.address, CallRow.language, CallRow.confirmed, CallRow.created)
    records = select(RecordRow.id, RecordRow.created, RecordRow.text).where(RecordRow.person_id == person)
    return {
        "tables": await tables_of(storage, person, None, EXPORTED),
        "games": await history_of(storage, person, None, EXPORTED),
        "said": [
            {"table": row["table_id"], "at": row["at"], "text": orjson.loads(row["public"])["text"]}
            for row in await storage.rows(mine.limit(EXPORTED))
            if speaker(row) == person
        ],
        "calls": [
            {**row, "confirmed": bool(row["confirmed"])}
            for row in await storage.rows(calls.where(CallRow.person_id == person).order_by(CallRow.created))
        ],
        "records": [dict(row) for row in await storage.rows(records.limit(EXPORTED))],
    }
