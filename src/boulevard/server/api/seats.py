"""Seats of a table: sitting down, bots, leaving, and who is late."""

from typing import Annotated

from fastapi import Body, Query, Response

from boulevard.match.names import clean_name
from boulevard.match.pictures import page_of_seats

from .. import shapes
from .common import SEATED, HouseOf, Known, SeatId, Somebody, TableOf, answer, resource, table_answer

router = resource("tables")


@router.get("/tables/{table_id}/seats", response_model=shapes.SomeSeats, responses=SEATED)
async def seats(
    house: HouseOf,
    table: TableOf,
    person: Somebody,
    start: Annotated[int, Query(alias="from", ge=0, le=9999)] = 0,
) -> Response:
    """A hundred seats from this one on: a large table is told with some of them only."""
    id = None if person is None else person.id
    house.hall.check_watch(table, id)
    found = await house.hall.settled(table, lambda: page_of_seats(table, start, id, table.audience))
    return answer({"seats": found})


@router.post(
    "/tables/{table_id}/seats/{seat}/take",
    response_model=shapes.TableShape,
    responses=SEATED,
)
async def take(
    house: HouseOf,
    table: TableOf,
    seat: SeatId,
    person: Known,
    wish: Annotated[shapes.TakeIn | None, Body()] = None,
) -> Response:
    """Sit down on an open seat, before or during the game."""
    wish = wish or shapes.TakeIn()
    name = clean_name(wish.name) if wish.name is not None else None
    await house.seating.take(table, seat, person, name, wish.invite, wish.key)
    return await table_answer(house, table, person)


@router.post("/tables/{table_id}/seats/{seat}/bot", response_model=shapes.TableShape, responses=SEATED)
async def seat_bot(
    house: HouseOf,
    table: TableOf,
    seat: SeatId,
    person: Known,
    wish: Annotated[shapes.BotIn | None, Body()] = None,
) -> Response:
    """Put a bot on an open seat."""
    wish = wish or shapes.BotIn()
    await house.seating.seat_bot(table, seat, person, wish.bot, wish.key)
    return await table_answer(house, table, person)


@router.post(
    "/tables/{table_id}/seats/{seat}/leave",
    response_model=shapes.TableShape,
    responses=SEATED,
)
async def leave(
    house: HouseOf,
    table: TableOf,
    seat: SeatId,
    person: Known,
    wish: Annotated[shapes.LeaveIn | None, Body()] = None,
) -> Response:
    """Give up your seat, to a bot or to whoever comes.

    The host may also empty seats before the start, and those of bots at any time.
    """
    wish = wish or shapes.LeaveIn()
    await house.seating.leave(table, seat, person, wish.bot if wish.to == "bot" else None, wish.key)
    return await table_answer(house, table, person)


@router.post("/tables/{table_id}/late/{seat}", response_model=shapes.TableShape, responses=SEATED)
async def late(house: HouseOf, table: TableOf, seat: SeatId, person: Known) -> Response:
    """Take the offered bot's move for a seat that is over the turn limit."""
    await house.caretaker.move_for_late(table, seat, person)
    return await table_answer(house, table, person)
