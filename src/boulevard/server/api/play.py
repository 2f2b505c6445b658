"""Playing without a socket: views, drafts, steps, events."""

import time
from typing import Annotated

from fastapi import Body, Depends, Query, Response

from boulevard.match.pictures import MOST_SHEETS

from .. import shapes
from .common import SEATED, HouseOf, Known, SeatId, Somebody, TableOf, answer, listening, refusals, resource

MOST_EVENTS = 500

router = resource("playing")


@router.get("/tables/{table_id}/view", response_model=shapes.SeatView, responses=SEATED)
async def view(
    house: HouseOf,
    table: TableOf,
    person: Somebody,
    seat: Annotated[int | None, Query(ge=0, le=9999)] = None,
    gains: bool = False,
    sheets: Annotated[list[shapes.SeatNumber], Query(max_length=MOST_SHEETS)] = [],  # noqa: B006
) -> Response:
    """What a seat of yours sees and may do, or a spectator without `seat`; at a large table, with the sheets
    of these seats."""
    id = None if person is None else person.id
    if seat is not None:
        table.check_mine(seat, id)
    house.hall.check_watch(table, id)
    seen: bytes = await house.hall.settled(table, lambda: table.audience.look(seat, gains, sheets))
    return Response(seen, media_type="application/json")


@router.post(
    "/tables/{table_id}/seats/{seat}/draft",
    response_model=shapes.DoneShape,
    responses=SEATED,
)
async def draft(
    house: HouseOf, table: TableOf, seat: SeatId, person: Known, wish: shapes.DraftIn
) -> Response:
    """Simultaneous games: your whole draft. It is the confirmation when it ends in the confirming token.

    A shorter list takes steps back. The same `key` again does nothing twice.
    """
    done = await house.play.draft(table, seat, wish.tokens, person=person.id, turn=wish.turn, key=wish.key)
    return answer(done.json())


@router.post(
    "/tables/{table_id}/seats/{seat}/step",
    response_model=shapes.DoneShape,
    responses=SEATED,
)
async def step(house: HouseOf, table: TableOf, seat: SeatId, person: Known, wish: shapes.StepIn) -> Response:
    """Games in turns: do something. The same `key` again does nothing twice."""
    return answer((await house.play.step(table, seat, wish.token, person=person.id, key=wish.key)).json())


@router.post(
    "/tables/{table_id}/seats/{seat}/undo",
    response_model=shapes.DoneShape,
    responses=SEATED,
)
async def undo(
    house: HouseOf,
    table: TableOf,
    seat: SeatId,
    person: Known,
    wish: Annotated[shapes.UndoIn | None, Body()] = None,
) -> Response:
    """Games in turns: take your last step back, until something was revealed."""
    key = None if wish is None else wish.key
    return answer((await house.play.step(table, seat, None, person=person.id, key=key)).json())


@router.post("/tables/{table_id}/tell", response_model=shapes.Said, responses=SEATED)
async def tell(house: HouseOf, table: TableOf, person: Known, wish: shapes.TellIn) -> Response:
    """Real cards and dice: say what the next one shows. The same `key` again does nothing twice."""
    return answer({"seq": await house.play.tell(table, wish.number, wish.token, person.id, wish.key)})


@router.post("/tables/{table_id}/untell", response_model=shapes.Said, responses=SEATED)
async def untell(house: HouseOf, table: TableOf, person: Known, wish: shapes.UntellIn) -> Response:
    """Real cards and dice: take back the last one, and the turns that were played with it."""
    return answer({"seq": await house.play.tell(table, wish.number, None, person.id, wish.key)})


@router.post("/tables/{table_id}/seats/{seat}/wait", response_model=shapes.Said, responses=SEATED)
async def wait(house: HouseOf, table: TableOf, seat: SeatId, person: Known, wish: shapes.WaitIn) -> Response:
    """Games in turns: ask for time before a step that would go by itself, or say that you need no more."""
    return answer({"seq": await house.play.wait(table, seat, wish.on, person.id)})


@router.get(
    "/tables/{table_id}/events",
    response_model=shapes.Events,
    responses=refusals(404),
    dependencies=[Depends(listening)],
)
async def events(
    house: HouseOf,
    table: TableOf,
    person: Somebody,
    since: Annotated[int, Query(ge=0, le=2**53)] = 0,
    wait: Annotated[float, Query(ge=0, le=60, allow_inf_nan=False)] = 0,
) -> Response:
    """What happened after `since`; with `wait` it answers when there is something new."""
    id = None if person is None else person.id
    house.hall.check_watch(table, id)
    found, seq = await house.hall.events(table, since, MOST_EVENTS)
    until = time.monotonic() + wait
    while not found and not house.closing and (left := until - time.monotonic()) > 0:
        await table.audience.wait(min(left, 1.0))
        house.hall.check_watch(table, id)
        found, seq = await house.hall.events(table, since, MOST_EVENTS)
    return Response(b'{"seq":%d,"events":[' % seq + b",".join(found) + b"]}", media_type="application/json")
