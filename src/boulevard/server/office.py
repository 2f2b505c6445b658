"""What administrators look at and do: the same for the page, which asks a running server, and for the command
line, which works beside it."""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import RowMapping, Select, func, select, update

from .errors import ServerError
from .identity import fold
from .models import EventRow, PersonRow, SeatRow, TableRow
from .porter import Statement
from .settings import Settings
from .storage import Row
from .tables import OVER, dump

SHOWN = 100  # people or tables in a list
NAMES = 12
COPY = "boulevard-*"


def people(text: str = "", limit: int = SHOWN) -> Select[Any]:
    """Who was here last, or whose name has this in it."""
    tables = (
        select(func.count(func.distinct(SeatRow.table_id)))
        .join(TableRow, TableRow.id == SeatRow.table_id)
        .where(SeatRow.person_id == PersonRow.id, TableRow.status != OVER)
        .scalar_subquery()
    )
    shown = ("id", "name", "account", "created", "seen", "administrator", "muted", "banned")
    wanted = select(*(getattr(PersonRow, name) for name in shown), tables.label("tables"))
    if text:
        wanted = wanted.where(
            PersonRow.name.icontains(text, autoescape=True)
            | PersonRow.account_key.contains(fold(text), autoescape=True)
            | (PersonRow.id == text)
        )
    return wanted.order_by(PersonRow.seen.desc()).limit(limit)


def person(text: str) -> Select[Any]:
    """By account or id."""
    return select(PersonRow.__table__).where((PersonRow.account_key == fold(text)) | (PersonRow.id == text))


def order(who: Row | RowMapping, **marks: bool) -> Statement:
    """Mutes, bans, makes an administrator, or takes it back. A ban ends all cookies and links."""
    if who["administrator"] and (marks.get("banned") or marks.get("muted")):
        raise ServerError("error-server-is-administrator", name=who["name"])
    values: dict[str, Any] = dict(marks)
    if marks.get("banned"):
        values["generation"] = PersonRow.generation + 1
    return update(PersonRow).where(PersonRow.id == who["id"]).values(**values), None


def tables(text: str = "", limit: int = SHOWN) -> Select[Any]:
    """What was played last; with a text, tables of somebody of this name, of this id, or of a game."""
    said = (
        select(func.count())
        .where(EventRow.table_id == TableRow.id, EventRow.kind == "chat")
        .scalar_subquery()
    )
    wanted = select(
        TableRow.id,
        TableRow.game,
        TableRow.status,
        TableRow.seat_count.label("seats"),
        TableRow.updated,
        said.label("said"),
    )
    if text:
        named = select(SeatRow.table_id).where(SeatRow.name.icontains(text, autoescape=True))
        wanted = wanted.where((TableRow.id == text) | (TableRow.game == text) | TableRow.id.in_(named))
    return wanted.order_by(TableRow.updated.desc()).limit(limit)


def names(ids: Sequence[str]) -> Select[Any, Any]:
    """Who sits at these tables."""
    return (
        select(SeatRow.table_id, SeatRow.name)
        .where(SeatRow.table_id.in_(ids), SeatRow.seat < NAMES, SeatRow.name != "")
        .order_by(SeatRow.table_id, SeatRow.seat)
    )


def with_names(
    lines: Sequence[Row] | Sequence[RowMapping], seated: Sequence[Row] | Sequence[RowMapping]
) -> list[dict[str, Any]]:
    found: dict[str, list[str]] = {line["id"]: [] for line in lines}
    for seat in seated:
        found[seat["table_id"]].append(seat["name"])
    return [{**line, "names": found[line["id"]]} for line in lines]


def talk(table_id: str) -> Select[Any, Any, Any, Any]:
    """What was said at a table."""
    return (
        select(EventRow.seq, EventRow.at, EventRow.public, SeatRow.person_id.label("person"))
        .outerjoin(SeatRow, (SeatRow.table_id == EventRow.table_id) & (SeatRow.seat == EventRow.seat))
        .where(EventRow.table_id == table_id, EventRow.kind == "chat")
        .order_by(EventRow.seq)
    )


def unsay(table_id: str, seq: int, name: str) -> Statement:
    """Takes the words out of the log; that something was said there stays."""
    line = update(EventRow).where(EventRow.table_id == table_id, EventRow.seq == seq)
    return line.values(public=dump({"name": name, "text": ""}).decode()), None


def count(what: Any, *where: Any) -> Select[Any]:
    return select(func.count().label("count")).select_from(what).where(*where)


# -- copies


def copy_name(settings: Settings, now: float) -> str:
    ending = "sqlite" if settings.sqlite else "dump"
    return time.strftime("boulevard-%Y-%m-%dT%H-%M-%S.", time.gmtime(now)) + ending


def copies(folder: Path) -> list[Path]:
    """Oldest first: the names say when."""
    return sorted(file for file in folder.glob(COPY) if file.suffix in (".sqlite", ".dump"))


def rotate(folder: Path, keep: int) -> int:
    """Removes the oldest copies; says how many."""
    old = copies(folder)[:-keep]
    for file in old:
        file.unlink(missing_ok=True)
    return len(old)
