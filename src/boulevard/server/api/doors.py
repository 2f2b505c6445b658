"""How others come in: addresses, codes, tables that anybody may join; and the chairs they sit on."""

from typing import Annotated

from fastapi import Path, Request, Response

from .. import queries, shapes
from ..address import ways_in
from ..codes import code_of, invite_of
from ..errors import ServerError
from ..gate import address_of
from .common import (
    SEATED,
    HouseOf,
    Known,
    Once,
    SeatId,
    Somebody,
    TableOf,
    answer,
    key_of,
    refusals,
    resource,
    table_answer,
)

router = resource("tables")


@router.get("/tables", response_model=shapes.OpenTables)
async def open_tables(house: HouseOf, person: Somebody) -> Response:
    """Tables that you may join without an invite, newest first."""
    return answer({"tables": await queries.open_tables(house.storage, person.id if person else None)})


@router.post("/tables/{table_id}/door", response_model=shapes.Door, responses=SEATED)
async def door(request: Request, house: HouseOf, table: TableOf, person: Known) -> Response:
    """The way in for others: the invite, a code to type, and addresses that work on other devices."""
    if not table.holds(person.id) and table.host != person.id:
        raise ServerError("error-server-not-seated")
    addresses = ways_in(house.settings, str(request.base_url))
    code = await code_of(house.storage, table.id)
    path = f"/join/{table.invite}"
    return answer({"path": path, "code": code, "addresses": addresses, "closed": not addresses})


@router.get("/codes/{code}", response_model=shapes.Invite, responses=refusals(404))
async def enter_code(
    request: Request, house: HouseOf, code: Annotated[str, Path(min_length=1, max_length=40)]
) -> Response:
    """The invite that a typed code stands for."""
    await house.limits.check("login", address_of(request.scope))
    return answer({"path": f"/join/{await invite_of(house.storage, code)}"})


@router.post("/tables/{table_id}/listed", response_model=shapes.TableShape, responses=SEATED)
async def list_table(house: HouseOf, table: TableOf, person: Known, wish: shapes.ListedIn) -> Response:
    """Host: may anybody on this server sit down?"""
    await house.chairs.list(table, person, wish.listed, wish.key)
    return await table_answer(house, table, person)


@router.post("/tables/{table_id}/seats", response_model=shapes.TableShape, responses=SEATED)
async def add_seat(house: HouseOf, table: TableOf, person: Known, wish: Once = None) -> Response:
    """Host, before the start: one more seat."""
    await house.chairs.add(table, person, key_of(wish))
    return await table_answer(house, table, person)


@router.post("/tables/{table_id}/seats/{seat}/remove", response_model=shapes.TableShape, responses=SEATED)
async def remove_seat(
    house: HouseOf, table: TableOf, seat: SeatId, person: Known, wish: Once = None
) -> Response:
    """Host, before the start: one seat less, if nobody else sits on it. Later seats move up."""
    await house.chairs.remove(table, seat, person, key_of(wish))
    return await table_answer(house, table, person)


@router.post("/tables/{table_id}/seats/{seat}", response_model=shapes.TableShape, responses=SEATED)
async def change_seat(
    house: HouseOf, table: TableOf, seat: SeatId, person: Known, wish: shapes.SeatIn
) -> Response:
    """Before the start: name and colour of a seat of yours; the host chooses colours of bots too."""
    await house.chairs.change(table, seat, person, wish.name, wish.colour, wish.key)
    return await table_answer(house, table, person)
