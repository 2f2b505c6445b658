"""Records: of tables, and those that were brought along."""

from collections.abc import AsyncIterator, Callable
from typing import Annotated

import orjson
from fastapi import Query, Request, Response
from fastapi.responses import PlainTextResponse, StreamingResponse

from boulevard.match.archive import check_export, check_go_on, inspect_record
from boulevard.match.moments import position_before

from .. import queries, shapes
from ..errors import ServerError
from ..gate import address_of
from ..house import House
from ..identity import Person
from ..replays import page_of, text_of, turns_of
from ..storage import Conflict
from ..tables import Origin, Table, new_id
from .common import HouseOf, Id, Known, Somebody, TableOf, answer, refusals, resource, table_answer

FirstTurn = Annotated[int, Query(alias="from", ge=0, le=10**6)]
LastTurn = Annotated[int, Query(alias="to", ge=0, le=10**6)]
SomeSeat = Annotated[int | None, Query(ge=0, le=9999)]
PIECE = 64 * 1024  # bytes; who reads slowly is waited for

router = resource("records")


async def text_of_table(house: House, request: Request, table: Table, person: Person | None) -> str:
    id = None if person is None else person.id
    who = id or address_of(request.scope)
    house.hall.check_watch(table, id)
    await house.hall.settled(table, lambda: check_export(table, id))
    terms = table.terms()
    key = (table.id, table.seq, tuple(terms.names))
    text = house.texts.get(key)
    if text is None:
        text = str(await house.bots.run(who, text_of, terms, await house.hall.pages_of(table)))
        house.texts.put(key, text)
    return text


async def _page(
    house: House,
    request: Request,
    person: Person | None,
    read: Callable[[str, int, int, int | None], bytes],
    text: str,
    first: int,
    last: int,
    seat: int | None,
) -> Response:
    who = address_of(request.scope) if person is None else person.id
    page: bytes = await house.bots.run(who, read, text, first, last, seat)

    async def pieces() -> AsyncIterator[bytes]:
        for at in range(0, len(page), PIECE):
            yield page[at : at + PIECE]

    return StreamingResponse(pieces(), media_type="application/json")


@router.get(
    "/tables/{table_id}/record",
    response_class=PlainTextResponse,
    responses=refusals(404, 409),
)
async def record(request: Request, house: HouseOf, table: TableOf, person: Somebody) -> Response:
    """The game as a record.

    A running game that hides something gives it when it is over.
    """
    return PlainTextResponse(await text_of_table(house, request, table, person))


@router.get("/tables/{table_id}/replay", response_model=shapes.Replay, responses=refusals(404, 409))
async def replay_table(
    request: Request,
    house: HouseOf,
    table: TableOf,
    person: Somebody,
    first: Annotated[int, Query(alias="from", ge=0, le=10**7)] = 0,
    last: Annotated[int, Query(alias="to", ge=0, le=10**7)] = 50,
    seat: Annotated[int | None, Query(ge=0, le=9999)] = None,
) -> Response:
    """The states a game went through: at most 100, and at most about a megabyte, at once.

    `frames` may end before `to`; ask again from there.
    """
    text = await text_of_table(house, request, table, person)
    return await _page(house, request, person, page_of, text, first, last, seat)


@router.get("/tables/{table_id}/turns", response_model=shapes.Turns, responses=refusals(404, 409))
async def turns_of_table(
    request: Request,
    house: HouseOf,
    table: TableOf,
    person: Somebody,
    first: FirstTurn = 0,
    last: LastTurn = 50,
    seat: SomeSeat = None,
) -> Response:
    """The game before each turn, the end included: at most 100, and at most about a megabyte, at once.

    `turns` may end before `to`; ask again from there.
    """
    text = await text_of_table(house, request, table, person)
    return await _page(house, request, person, turns_of, text, first, last, seat)


@router.post(
    "/tables/{table_id}/go-on",
    status_code=201,
    response_model=shapes.TableShape,
    responses=refusals(401, 404, 409),
)
async def go_on_from_table(
    request: Request, house: HouseOf, table: TableOf, person: Known, wish: shapes.GoOnIn
) -> Response:
    """Play on from a turn of a finished game, or of your own solo game.

    A new table; bots sit at the other seats.
    """
    await house.hall.settled(table, lambda: check_go_on(table, person.id))
    text = await text_of_table(house, request, table, person)
    return await _go_on(house, person, text, table.id, wish, [seat.colour for seat in table.seats])


async def _go_on(
    house: House,
    person: Person,
    text: str,
    table_id: str | None,
    wish: shapes.GoOnIn,
    colours: list[str | None],
) -> Response:
    await house.limits.check("create", person.id)
    position, record = await house.bots.run(person.id, position_before, text, wish.turn)
    table = await house.seating.go_on(
        person,
        record,
        Origin(table_id, wish.turn, position),
        seat=wish.seat,
        bot=wish.bot,
        colours=colours,
        id=house.seating.id_of(person.id, wish.key),
    )
    return await table_answer(house, table, person, 201)


@router.post(
    "/records",
    status_code=201,
    response_model=shapes.RecordLine,
    responses=refusals(401, 409, 413, 415),
    openapi_extra={
        "requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}},
    },
)
async def bring_record(
    request: Request,
    house: HouseOf,
    person: Known,
    key: Annotated[str | None, Query(pattern=r"^[!-~]{1,40}$")] = None,
) -> Response:
    """Bring a record along; it is checked by replaying it."""
    if not request.headers.get("content-type", "").lower().startswith("text/plain"):
        raise ServerError("error-server-media-type", wanted="text/plain")
    await house.limits.check("create", person.id)
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise ServerError("error-server-bad-request", where="body", problem="UTF-8") from None
    if "\x00" in text:
        raise ServerError("error-server-bad-request", where="body", problem="NUL")
    line = await house.bots.run(person.id, inspect_record, text)
    line = {"id": house.seating.id_of(person.id, key) or new_id(), **line}
    try:
        await queries.keep_record(house.storage, person.id, line, text)
    except Conflict:  # the same key again
        line = orjson.loads((await queries.record(house.storage, line["id"]))["line"])
    return answer(line, 201)


@router.get("/records/{record_id}", response_model=shapes.RecordLine, responses=refusals(404))
async def record_line(house: HouseOf, record_id: Id) -> Response:
    """What a record that was brought along is about."""
    return Response((await queries.record(house.storage, record_id))["line"], media_type="application/json")


@router.get("/records/{record_id}/text", response_class=PlainTextResponse, responses=refusals(404))
async def record_text(house: HouseOf, record_id: Id) -> Response:
    """The record itself."""
    return PlainTextResponse((await queries.record(house.storage, record_id))["text"])


@router.get("/records/{record_id}/turns", response_model=shapes.Turns, responses=refusals(404, 409))
async def turns_of_record(
    request: Request,
    house: HouseOf,
    person: Somebody,
    record_id: Id,
    first: FirstTurn = 0,
    last: LastTurn = 50,
    seat: SomeSeat = None,
) -> Response:
    """The same for a record that was brought along."""
    text = (await queries.record(house.storage, record_id))["text"]
    return await _page(house, request, person, turns_of, text, first, last, seat)


@router.post(
    "/records/{record_id}/go-on",
    status_code=201,
    response_model=shapes.TableShape,
    responses=refusals(401, 404, 409),
)
async def go_on_from_record(house: HouseOf, person: Known, record_id: Id, wish: shapes.GoOnIn) -> Response:
    """Play on from a turn of a record."""
    text = (await queries.record(house.storage, record_id))["text"]
    return await _go_on(house, person, text, None, wish, [])


@router.get(
    "/records/{record_id}/replay",
    response_model=shapes.Replay,
    responses=refusals(404, 409),
)
async def replay_record(
    request: Request,
    house: HouseOf,
    person: Somebody,
    record_id: Id,
    first: Annotated[int, Query(alias="from", ge=0, le=10**7)] = 0,
    last: Annotated[int, Query(alias="to", ge=0, le=10**7)] = 50,
    seat: Annotated[int | None, Query(ge=0, le=9999)] = None,
) -> Response:
    """The states a record goes through: at most 100, and at most about a megabyte, at once.

    `frames` may end before `to`; ask again from there.
    """
    text = (await queries.record(house.storage, record_id))["text"]
    return await _page(house, request, person, page_of, text, first, last, seat)
