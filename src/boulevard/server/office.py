"""What administrators look at and do: the same for the page, which asks a running server, and for the command
line, which works beside it."""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import orjson
from sqlalchemy import RowMapping, Select, func, select, update

from .errors import ServerError
from .identity import end_of_marks, fold
from .models import SAID, EventRow, PersonRow, SeatRow, TableRow
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


def order(who: Row | RowMapping, **marks: bool) -> list[Statement]:
    """Mutes, bans, makes an administrator, or takes it back. A ban ends all cookies and links."""
    if marks.get("banned") or marks.get("muted"):
        check_no_administrator(who)
    here = update(PersonRow).where(PersonRow.id == who["id"])
    if not marks.get("banned"):
        return [(here.values(**marks), None)]
    return [
        (here.values(**marks, generation=PersonRow.generation + 1), None),
        end_of_marks(who["id"]),
    ]


def check_no_administrator(who: Row | RowMapping) -> None:
    """Administrators have no power over each other."""
    if who["administrator"]:
        raise ServerError("error-server-is-administrator", name=who["name"])


def tables(text: str = "", limit: int = SHOWN) -> Select[Any]:
    """What was played last; with a text, tables of somebody of this name, of this id, or of a game."""
    said = select(func.count()).where(EventRow.table_id == TableRow.id, SAID).scalar_subquery()
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
        select(EventRow.seq, EventRow.at, EventRow.public, EventRow.secret)
        .where(EventRow.table_id == table_id, SAID)
        .order_by(EventRow.seq)
    )


def lines(rows: Sequence[Row] | Sequence[RowMapping]) -> list[dict[str, Any]]:
    """Those whose words are still there, and who said them."""
    said = [
        {"seq": row["seq"], "at": row["at"], "person": speaker(row), **orjson.loads(row["public"])}
        for row in rows
    ]
    return [line for line in said if line["text"]]


def speaker(row: Row | RowMapping) -> str | None:
    """Who said a line. Of old ones that is not known: somebody else may sit on that seat by now."""
    by = orjson.loads(row["secret"] or "{}").get("by")
    return None if by is None else str(by)


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
