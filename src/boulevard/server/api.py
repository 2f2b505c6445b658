"""The HTTP interface."""

import asyncio
import time
from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Body, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from sqlalchemy import func, insert, select

from boulevard.bots.catalogue import NAMES as BOT_NAMES
from boulevard.bots.catalogue import find_bot
from boulevard.games.catalogue import GAMES, find_game
from boulevard.games.contract import GameError
from boulevard.words import FOLDER, LANGUAGES

from . import shapes
from .archive import check_export, frames_of, inspect_record, record_of, write_record
from .errors import ServerError
from .gate import address_of
from .house import House
from .identity import COOKIE, COOKIE_AGE, Person, clean_chat, clean_name
from .live import CHAT_LENGTH
from .models import RecordRow, ResultRow, SeatRow, TableRow
from .tables import Seat, Table, dump, new_id

MOST_EVENTS = 500
NAMES_LISTED = 40


def _refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    return {status: {"model": shapes.Error} for status in (400, 403, 429, 503, *statuses)}


router = APIRouter(prefix="/api", responses=_refusals())

Id = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
SeatId = Annotated[int, Path(ge=0, le=9999)]
Limit = Annotated[int, Query(ge=1, le=200)]


def the_house(request: Request) -> House:
    house: House = request.app.state.house
    return house


HouseOf = Annotated[House, Depends(the_house)]


async def somebody(request: Request, house: HouseOf) -> Person | None:
    return await house.identities.of_cookie(request.cookies.get(COOKIE))


Somebody = Annotated[Person | None, Depends(somebody)]


async def a_person(person: Somebody) -> Person:
    if person is None:
        raise ServerError("error-server-no-identity")
    return person


Known = Annotated[Person, Depends(a_person)]


async def the_table(table_id: Id, house: HouseOf) -> Table:
    return await house.hall.find(table_id)


TableOf = Annotated[Table, Depends(the_table)]


def answer(data: object, status: int = 200) -> Response:
    return Response(dump(data), status, media_type="application/json")


def _with_cookie(response: Response, house: House, request: Request, person: Person) -> Response:
    response.set_cookie(
        COOKIE,
        house.identities.cookie(person),
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=house.settings.secure_cookie or request.url.scheme == "https",
        path="/",
    )
    return response


async def _table_answer(
    house: House, table: Table, person: Person | None, status: int = 200, **more: Any
) -> Response:
    id = None if person is None else person.id
    return answer(
        await house.hall.settled(table, lambda: table.json(id, table.audience.online(), **more)), status
    )


# -- people


@router.get("/me", response_model=shapes.Me | None, tags=["people"])
async def me(person: Somebody) -> Response:
    """Who you are, or null without an identity."""
    return answer(None if person is None else person.json())


@router.post("/me", response_model=shapes.Me, tags=["people"])
async def become(
    request: Request, house: HouseOf, person: Somebody, wish: Annotated[shapes.NameIn | None, Body()] = None
) -> Response:
    """Become a guest, which sets the cookie, or change your name."""
    name = None if wish is None else wish.name
    if person is None:
        await house.limits.check("create", address_of(request.scope))
        person = await house.identities.guest(name)
    elif name is not None:
        person = await house.identities.rename(person, name)
    return _with_cookie(answer(person.json()), house, request, person)


@router.post("/me/link", response_model=shapes.Link, responses=_refusals(401), tags=["people"])
async def link(
    request: Request, house: HouseOf, person: Known, wish: Annotated[shapes.LinkIn | None, Body()] = None
) -> Response:
    """A link that opens your identity on another device.

    `renew` first ends all earlier links and the cookies of all other devices.
    """
    person, token = await house.identities.link(person, wish is not None and wish.renew)
    return _with_cookie(answer({"path": f"/back#{token}"}), house, request, person)


@router.post("/me/claim", response_model=shapes.Me, responses=_refusals(401), tags=["people"])
async def claim(request: Request, house: HouseOf, wish: shapes.ClaimIn) -> Response:
    """Take over the identity of a link, on the other device."""
    await house.limits.check("login", address_of(request.scope))
    person = await house.identities.claim(wish.token)
    return _with_cookie(answer(person.json()), house, request, person)


@router.post("/me/account", response_model=shapes.Me, responses=_refusals(401, 409), tags=["people"])
async def register(request: Request, house: HouseOf, person: Known, wish: shapes.AccountIn) -> Response:
    """Turn the guest you are into an account with a password."""
    await house.limits.check("login", address_of(request.scope))
    person = await house.identities.register(person, wish.account, wish.password)
    return _with_cookie(answer(person.json()), house, request, person)


@router.post("/login", response_model=shapes.Me, responses=_refusals(401), tags=["people"])
async def login(request: Request, house: HouseOf, wish: shapes.AccountIn) -> Response:
    """Become the person of an account."""
    await house.limits.check("login", address_of(request.scope))
    await house.limits.check("login", "account/" + wish.account.casefold())
    person = await house.identities.login(wish.account, wish.password)
    return _with_cookie(answer(person.json()), house, request, person)


@router.post("/logout", status_code=204, tags=["people"])
async def logout() -> Response:
    """Forget the cookie."""
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path="/")
    return response


@router.get("/me/tables", response_model=shapes.TableLines, responses=_refusals(401), tags=["people"])
async def my_tables(
    house: HouseOf, person: Known, status: Literal["open", "running", "over"] | None = None, limit: Limit = 50
) -> Response:
    """Tables you sit at or made, newest first."""
    mine = select(SeatRow.table_id).where(SeatRow.person_id == person.id)
    wanted = select(TableRow.__table__).where(TableRow.id.in_(mine) | (TableRow.host == person.id))
    if status is not None:
        wanted = wanted.where(TableRow.status == status)
    tables = await house.storage.rows(wanted.order_by(TableRow.updated.desc()).limit(limit))
    seats: dict[str, list[Any]] = {row["id"]: [] for row in tables}
    if tables:
        listed = select(SeatRow.__table__).where(
            SeatRow.table_id.in_(list(seats)),
            (SeatRow.seat < NAMES_LISTED) | (SeatRow.person_id == person.id),
        )
        for row in await house.storage.rows(listed.order_by(SeatRow.table_id, SeatRow.seat)):
            seats[row["table_id"]].append(row)
    lines = []
    for row in tables:
        here = seats[row["id"]]
        yours = [seat["seat"] for seat in here if seat["person_id"] == person.id]
        waiting = orjson.loads(row["waiting"]) if row["status"] == "running" else []
        lines.append(
            {
                "id": row["id"],
                "game": row["game"],
                "status": row["status"],
                "names": [seat["name"] for seat in here if seat["seat"] < NAMES_LISTED],
                "your_seats": yours,
                "your_turn": any(seat in waiting for seat in yours),
                "waiting": waiting,
                "updated": row["updated"],
            }
        )
    return answer({"tables": lines})


@router.get("/me/history", response_model=shapes.History, responses=_refusals(401), tags=["people"])
async def history(
    house: HouseOf,
    person: Known,
    limit: Limit = 50,
    before: Annotated[float | None, Query(ge=0, le=1e12, allow_inf_nan=False)] = None,
) -> Response:
    """Your finished games, newest first."""
    wanted = select(ResultRow.__table__).where(ResultRow.person_id == person.id)
    if before is not None:
        wanted = wanted.where(ResultRow.ended < before)
    rows = await house.storage.rows(wanted.order_by(ResultRow.ended.desc(), ResultRow.seat).limit(limit))
    fields = ("game", "seat", "total", "place", "seats", "ended")
    return answer(
        {
            "games": [
                {"table": row["table_id"], "names": orjson.loads(row["names"])}
                | {name: row[name] for name in fields}
                for row in rows
            ]
        }
    )


@router.get("/me/statistics", response_model=shapes.Statistics, responses=_refusals(401), tags=["people"])
async def statistics(house: HouseOf, person: Known) -> Response:
    """What your finished games add up to, by game."""
    won = func.sum(func.coalesce((ResultRow.place == 1).cast(ResultRow.place.type), 0))
    rows = await house.storage.rows(
        select(
            ResultRow.game,
            func.count().label("played"),
            won.label("won"),
            func.max(ResultRow.total).label("best"),
            func.avg(ResultRow.total).label("mean"),
        )
        .where(ResultRow.person_id == person.id)
        .group_by(ResultRow.game)
    )
    return answer(
        {
            "games": {
                row["game"]: {
                    "played": int(row["played"]),
                    "won": int(row["won"]),
                    "best": int(row["best"]),
                    "mean": round(float(row["mean"]), 2),
                }
                for row in rows
            }
        }
    )


# -- what there is


@router.get("/games", response_model=shapes.Games, tags=["games"])
async def games() -> Response:
    """The games with their options, seats and bots, and the languages."""
    listed = []
    for game in GAMES.values():
        bots = []
        for name in BOT_NAMES:
            try:
                find_bot(name, game.id)
            except GameError:
                continue
            bots.append(name)
        listed.append(
            {
                "id": game.id,
                "name": game.name_key,
                "rules_version": game.rules_version,
                "fewest_seats": game.fewest_seats,
                "most_seats": game.most_seats,
                "simultaneous": game.simultaneous,
                "options": [
                    {
                        "name": option.name,
                        "default": option.default,
                        "values": option.values,
                        "data": option.data,
                    }
                    for option in game.options
                ],
                "bots": bots,
            }
        )
    return answer({"games": listed, "languages": list(LANGUAGES)})


@router.get("/words/{language}", response_class=PlainTextResponse, responses=_refusals(404), tags=["games"])
async def words(language: Literal["en", "fr", "de", "it"]) -> Response:
    """All words of a language, as Fluent text."""
    files = sorted((FOLDER / language).glob("*.ftl"))
    text = "\n".join([file.read_text(encoding="utf-8") for file in files])
    return PlainTextResponse(text, headers={"Cache-Control": "max-age=300"})


# -- tables


@router.post(
    "/tables",
    status_code=201,
    response_model=shapes.TableShape,
    responses=_refusals(401, 409),
    tags=["tables"],
)
async def create(house: HouseOf, person: Known, wish: shapes.TableIn) -> Response:
    """Make a table; with `start` and no open place the game begins at once.

    `places` says who sits where; those left out are yours for seat 0 and open for the rest.
    """
    await house.limits.check("create", person.id)
    game = find_game(wish.game)
    count = wish.seats if wish.seats is not None else max(len(wish.places), game.fewest_seats)
    # Before anything is made of them: a table of no such size has no places.
    game.choose_options(count, wish.options)
    if len(wish.places) > count:
        raise ServerError("error-server-places", places=len(wish.places), seats=count)
    places = [_place(place, person, game.id) for place in wish.places]
    if not places:
        places.append(Seat("person", person.id, person.name))
    places += [Seat() for _ in range(count - len(places))]
    table = await house.seating.create(
        person,
        game_id=game.id,
        seats=count,
        options=wish.options,
        places=places,
        turn_limit=wish.turn_limit,
        when_late=wish.when_late,
        spectators=wish.spectators,
    )
    if wish.start:
        await house.seating.start(table, person)
    return await _table_answer(house, table, person, 201)


def _place(place: shapes.PlaceIn, person: Person, game: str) -> Seat:
    if place.kind == "me":
        return Seat("person", person.id, clean_name(place.name) if place.name is not None else person.name)
    if place.kind == "bot":
        find_bot(place.bot, game)
        return Seat("bot", None, clean_name(place.name) if place.name is not None else place.bot, place.bot)
    return Seat()


@router.get("/tables/{table_id}", response_model=shapes.TableShape, responses=_refusals(404), tags=["tables"])
async def see_table(house: HouseOf, table: TableOf, person: Somebody) -> Response:
    """A table as you may see it."""
    house.hall.check_watch(table, None if person is None else person.id)
    return await _table_answer(house, table, person)


@router.get("/invites/{code}", response_model=shapes.TableShape, responses=_refusals(404), tags=["tables"])
async def see_invite(house: HouseOf, code: Id, person: Somebody) -> Response:
    """The table behind an invite."""
    return await _table_answer(house, await house.hall.find_invite(code), person, invite=True)


SEATED = _refusals(401, 404, 409)


@router.post(
    "/tables/{table_id}/seats/{seat}/take",
    response_model=shapes.TableShape,
    responses=SEATED,
    tags=["tables"],
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
    await house.seating.take(table, seat, person, name, wish.invite)
    return await _table_answer(house, table, person)


@router.post(
    "/tables/{table_id}/seats/{seat}/bot", response_model=shapes.TableShape, responses=SEATED, tags=["tables"]
)
async def seat_bot(
    house: HouseOf,
    table: TableOf,
    seat: SeatId,
    person: Known,
    wish: Annotated[shapes.BotIn | None, Body()] = None,
) -> Response:
    """Put a bot on an open seat."""
    await house.seating.seat_bot(table, seat, person, (wish or shapes.BotIn()).bot)
    return await _table_answer(house, table, person)


@router.post(
    "/tables/{table_id}/seats/{seat}/leave",
    response_model=shapes.TableShape,
    responses=SEATED,
    tags=["tables"],
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
    await house.seating.leave(table, seat, person, wish.bot if wish.to == "bot" else None)
    return await _table_answer(house, table, person)


@router.post("/tables/{table_id}/start", response_model=shapes.TableShape, responses=SEATED, tags=["tables"])
async def start(house: HouseOf, table: TableOf, person: Known) -> Response:
    """Begin; the host does it when every seat is taken."""
    await house.seating.start(table, person)
    return await _table_answer(house, table, person)


@router.post(
    "/tables/{table_id}/late/{seat}", response_model=shapes.TableShape, responses=SEATED, tags=["tables"]
)
async def late(house: HouseOf, table: TableOf, seat: SeatId, person: Known) -> Response:
    """Take the offered bot's move for a seat that is over the turn limit."""
    await house.caretaker.move_for_late(table, seat, person)
    return await _table_answer(house, table, person)


@router.post(
    "/tables/{table_id}/rematch", response_model=shapes.TableShape, responses=SEATED, tags=["tables"]
)
async def rematch(house: HouseOf, table: TableOf, person: Known) -> Response:
    """A new table with the same people, bots and options; asking twice gives the same one."""
    return await _table_answer(house, await house.seating.rematch(table, person), person)


@router.post("/tables/{table_id}/chat", response_model=shapes.Said, responses=SEATED, tags=["tables"])
async def chat(house: HouseOf, table: TableOf, person: Known, wish: shapes.ChatIn) -> Response:
    """Say something at a table."""
    return answer({"seq": await house.seating.chat(table, person, clean_chat(wish.text, CHAT_LENGTH))})


async def _record_text(house: House, table: Table, person: Person | None) -> str:
    id = None if person is None else person.id
    house.hall.check_watch(table, id)
    await house.hall.settled(table, lambda: check_export(table, id))
    return write_record(record_of(table, await house.hall.log_of(table)))


@router.get(
    "/tables/{table_id}/record",
    response_class=PlainTextResponse,
    responses=_refusals(404, 409),
    tags=["records"],
)
async def record(house: HouseOf, table: TableOf, person: Somebody) -> Response:
    """The game as a record.

    A running game that hides something gives it when it is over.
    """
    return PlainTextResponse(await _record_text(house, table, person))


@router.get(
    "/tables/{table_id}/replay", response_model=shapes.Replay, responses=_refusals(404, 409), tags=["records"]
)
async def replay_table(
    house: HouseOf,
    table: TableOf,
    person: Somebody,
    first: Annotated[int, Query(alias="from", ge=0, le=10**7)] = 0,
    last: Annotated[int, Query(alias="to", ge=0, le=10**7)] = 50,
    seat: Annotated[int | None, Query(ge=0, le=9999)] = None,
) -> Response:
    """The states a game went through, at most 100 at once."""
    text = await _record_text(house, table, person)
    return answer(await house.bots.run(frames_of, text, first, last, seat))


# -- playing


@router.get("/tables/{table_id}/view", response_model=shapes.SeatView, responses=SEATED, tags=["playing"])
async def view(
    house: HouseOf,
    table: TableOf,
    person: Somebody,
    seat: Annotated[int | None, Query(ge=0, le=9999)] = None,
    gains: bool = False,
) -> Response:
    """What a seat of yours sees and may do, or a spectator without `seat`."""
    id = None if person is None else person.id
    if seat is not None:
        table.check_mine(seat, id)
    house.hall.check_watch(table, id)
    return answer(await house.hall.settled(table, lambda: table.seat_view(seat, gains)))


@router.post(
    "/tables/{table_id}/seats/{seat}/draft",
    response_model=shapes.DoneShape,
    responses=SEATED,
    tags=["playing"],
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
    tags=["playing"],
)
async def step(house: HouseOf, table: TableOf, seat: SeatId, person: Known, wish: shapes.StepIn) -> Response:
    """Games in turns: do something. The same `key` again does nothing twice."""
    return answer((await house.play.step(table, seat, wish.token, person=person.id, key=wish.key)).json())


@router.post(
    "/tables/{table_id}/seats/{seat}/undo",
    response_model=shapes.DoneShape,
    responses=SEATED,
    tags=["playing"],
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


@router.get(
    "/tables/{table_id}/events", response_model=shapes.Events, responses=_refusals(404), tags=["playing"]
)
async def events(
    house: HouseOf,
    table: TableOf,
    person: Somebody,
    since: Annotated[int, Query(ge=0, le=2**53)] = 0,
    wait: Annotated[float, Query(ge=0, le=60, allow_inf_nan=False)] = 0,
) -> Response:
    """What happened after `since`; with `wait` it answers when there is something new."""
    house.hall.check_watch(table, None if person is None else person.id)
    found = await house.hall.events(table, since, MOST_EVENTS)
    until = time.monotonic() + wait
    while not found and not house.closing and (left := until - time.monotonic()) > 0:
        await table.audience.wait(min(left, 1.0))
        found = await house.hall.events(table, since, MOST_EVENTS)
    seq = min(since, table.audience.seq) if not found else orjson.loads(found[-1])["seq"]
    return Response(b'{"seq":%d,"events":[' % seq + b",".join(found) + b"]}", media_type="application/json")


# -- records


@router.post(
    "/records",
    status_code=201,
    response_model=shapes.RecordLine,
    responses=_refusals(401, 409, 413, 415),
    tags=["records"],
    openapi_extra={
        "requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}},
    },
)
async def bring_record(request: Request, house: HouseOf, person: Known) -> Response:
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
    line = await house.bots.run(inspect_record, text)
    line = {"id": new_id(), **line}
    row = {
        "id": line["id"],
        "person_id": person.id,
        "text": text,
        "line": dump(line).decode(),
        "created": time.time(),
    }
    await house.storage.write((insert(RecordRow), row))
    return answer(line, 201)


async def _brought(house: House, record_id: str) -> Any:
    row = await house.storage.row(select(RecordRow.__table__).where(RecordRow.id == record_id))
    if row is None:
        raise ServerError("error-server-no-record")
    return row


@router.get(
    "/records/{record_id}", response_model=shapes.RecordLine, responses=_refusals(404), tags=["records"]
)
async def record_line(house: HouseOf, record_id: Id) -> Response:
    """What a record that was brought along is about."""
    return Response((await _brought(house, record_id))["line"], media_type="application/json")


@router.get(
    "/records/{record_id}/text", response_class=PlainTextResponse, responses=_refusals(404), tags=["records"]
)
async def record_text(house: HouseOf, record_id: Id) -> Response:
    """The record itself."""
    return PlainTextResponse((await _brought(house, record_id))["text"])


@router.get(
    "/records/{record_id}/replay",
    response_model=shapes.Replay,
    responses=_refusals(404, 409),
    tags=["records"],
)
async def replay_record(
    house: HouseOf,
    record_id: Id,
    first: Annotated[int, Query(alias="from", ge=0, le=10**7)] = 0,
    last: Annotated[int, Query(alias="to", ge=0, le=10**7)] = 50,
    seat: Annotated[int | None, Query(ge=0, le=9999)] = None,
) -> Response:
    """The states a record goes through, at most 100 at once."""
    text = (await _brought(house, record_id))["text"]
    return answer(await house.bots.run(frames_of, text, first, last, seat))


# -- operations

operations = APIRouter(tags=["operations"])


@operations.get("/healthz", response_model=shapes.Health, responses={503: {"model": shapes.Health}})
async def health(house: HouseOf) -> Response:
    """Is the server well, and does its database answer?"""
    alive = await house.storage.alive()
    return answer({"status": "ok" if alive else "database"}, 200 if alive else 503)


@operations.get("/metrics", response_class=PlainTextResponse)
async def metrics(house: HouseOf) -> Response:
    """Numbers for Prometheus."""
    text = await asyncio.to_thread(house.metrics.text)
    return PlainTextResponse(text, media_type="text/plain; version=0.0.4")
