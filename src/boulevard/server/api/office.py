"""The office: what administrators see and do. An administrator is made with `boulevard admin promote`."""

from typing import Annotated, Any

import structlog
from fastapi import Depends, Path, Query, Response

from .. import office, shapes
from ..errors import ServerError
from ..identity import Person
from ..models import PersonRow, TableRow
from ..porter import ANNOUNCEMENT, BANNED, CLUB_CODE, clean, clean_address
from ..tables import Table
from .common import HouseOf, Id, Known, TableOf, answer, refusals, resource

router = resource("office")
open_router = resource("people")
log = structlog.get_logger("boulevard.office")


@open_router.get("/house", response_model=shapes.HouseShape)
async def the_house(house: HouseOf) -> Response:
    """What is said to everybody, and whether newcomers need the code of the club."""
    return answer(house.porter.json())


async def an_administrator(person: Known) -> Person:
    if not person.administrator or person.account is None:
        raise ServerError("error-server-not-administrator")
    return person


Administrator = Annotated[Person, Depends(an_administrator)]
Text = Annotated[str, Query(max_length=60)]
Seq = Annotated[int, Path(ge=1, le=2**53)]
ORDERED = refusals(401, 404, 409)


@router.get("/admin", response_model=shapes.Office, responses=ORDERED)
async def overview(house: HouseOf, _: Administrator) -> Response:
    """How many people and tables there are, and what holds for everybody."""
    rows = house.storage.row

    async def number(*what: Any) -> int:
        row = await rows(office.count(*what))
        return 0 if row is None else int(row["count"])

    made = office.copies(house.settings.copies())
    return answer(
        {
            "people": await number(PersonRow),
            "accounts": await number(PersonRow, PersonRow.account.is_not(None)),
            "listening": len(house.sockets),
            "tables": {
                status: await number(TableRow, TableRow.status == status)
                for status in ("open", "running", "over")
            },
            "announcement": house.porter.announcement,
            "club_code": house.porter.club_code,
            "addresses": sorted(house.porter.addresses),
            "copies": {
                "every": house.settings.backup_every,
                "keep": house.settings.backup_keep,
                "last": made[-1].stat().st_mtime if made else None,
            },
        }
    )


@router.post("/admin/house", response_model=shapes.HouseShape, responses=ORDERED)
async def change_house(house: HouseOf, admin: Administrator, wish: shapes.HouseIn) -> Response:
    """The announcement, and the code of the club; an empty text ends it."""
    for name, text in ((ANNOUNCEMENT, wish.announcement), (CLUB_CODE, wish.club_code)):
        if text is not None:
            await house.porter.change(name, clean(name, text))
            _note(admin, name)
    return answer(house.porter.json())


@router.post("/admin/addresses", response_model=shapes.Office, responses=ORDERED)
async def ban_address(house: HouseOf, admin: Administrator, wish: shapes.AddressIn) -> Response:
    """Shut out an address (of IPv6 its /64), or let it in again."""
    await house.porter.change(BANNED + clean_address(wish.address), "yes" if wish.banned else "")
    _note(admin, "address", banned=wish.banned)
    return await overview(house, admin)


@router.post("/admin/copies", response_model=shapes.Office, responses=ORDERED)
async def copy_now(house: HouseOf, admin: Administrator) -> Response:
    """Make a copy of everything, beside those made by themselves."""
    await house.limits.check("login", admin.id)
    await house.copies.make()
    _note(admin, "copy")
    return await overview(house, admin)


@router.get("/admin/people", response_model=shapes.OfficePeople, responses=ORDERED)
async def list_people(house: HouseOf, _: Administrator, text: Text = "") -> Response:
    """Who was here last, or whose name has this in it."""
    here = {socket.person for socket in house.sockets}
    rows = await house.storage.rows(office.people(text.strip()))
    return answer({"people": [{**row, "online": row["id"] in here} for row in rows]})


@router.post("/admin/people/{person_id}", response_model=shapes.OfficePeople, responses=ORDERED)
async def keep_order(house: HouseOf, admin: Administrator, person_id: Id, wish: shapes.OrderIn) -> Response:
    """Mute or ban somebody, or take it back.

    A ban ends all cookies and links of a person, and frees their seats.
    """
    row = await house.storage.row(office.person(person_id))
    if row is None:
        raise ServerError("error-server-no-person", name=person_id)
    marks = {name: mark for name, mark in wish.model_dump().items() if mark is not None}
    if marks:
        await house.storage.write(*office.order(row, **marks))
        house.identities.forget(row["id"])
        house.tell_of_person(row["id"])
        _note(admin, "order", person=row["id"], **marks)
    return await list_people(house, admin, row["id"])


@router.post("/admin/people/{person_id}/password", response_model=shapes.NewPassword, responses=ORDERED)
async def new_password(house: HouseOf, admin: Administrator, person_id: Id) -> Response:
    """A new password for an account, told once; cookies and links of before end. Not for administrators."""
    row = await house.storage.row(office.person(person_id))
    if row is None or row["account"] is None:
        raise ServerError("error-server-no-person", name=person_id)
    office.check_no_administrator(row)
    password = await house.identities.reset_password(row["id"])
    _note(admin, "password", person=row["id"])
    return answer({"password": password})


@router.get("/admin/tables", response_model=shapes.OfficeTables, responses=ORDERED)
async def list_tables(house: HouseOf, _: Administrator, text: Text = "") -> Response:
    """What was played last; with a text, tables of somebody of this name, of this id, or of a game."""
    lines = await house.storage.rows(office.tables(text.strip()))
    seated = await house.storage.rows(office.names([line["id"] for line in lines]))

    def listening(id: str) -> int:
        table = house.hall.tables.get(id)
        return 0 if table is None else len(table.audience.listeners)

    return answer(
        {
            "tables": [
                {**line, "listening": listening(line["id"])} for line in office.with_names(lines, seated)
            ]
        }
    )


@router.post("/admin/tables/{table_id}/remove", status_code=204, responses=ORDERED)
async def remove_table(house: HouseOf, admin: Administrator, table: TableOf) -> Response:
    """Remove a table with everything that happened there."""
    await house.hall.remove(table)
    _note(admin, "remove", table=table.id)
    return Response(status_code=204)


@router.get("/admin/tables/{table_id}/talk", response_model=shapes.OfficeTalk, responses=ORDERED)
async def read_talk(house: HouseOf, _: Administrator, table: TableOf) -> Response:
    """What was said at a table."""
    return await _talk(house, table)


async def _talk(house: HouseOf, table: Table) -> Response:
    rows = await house.storage.rows(office.talk(table.id))
    return answer({"said": office.lines(rows)})


@router.post(
    "/admin/tables/{table_id}/talk/{seq}/remove", response_model=shapes.OfficeTalk, responses=ORDERED
)
async def unsay(house: HouseOf, admin: Administrator, table: TableOf, seq: Seq) -> Response:
    """Take the words of a line of chat away, from the log and from everybody's page."""
    await house.seating.unsay(table, seq)
    _note(admin, "unsay", table=table.id)
    return await _talk(house, table)


def _note(admin: Person, what: str, **more: Any) -> None:
    """Who did what, in the server's log."""
    log.info("office", by=admin.id, what=what, **more)
