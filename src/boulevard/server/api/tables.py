"""Tables: making one, seeing one, beginning, talking, the next one."""

from typing import Annotated

from fastapi import Body, Response

from boulevard.bots.registry import find_bot
from boulevard.games.catalogue import find_game
from boulevard.match.names import clean_chat, clean_name

from .. import shapes
from ..errors import ServerError
from ..identity import Person, check_voice
from ..live import CHAT_LENGTH
from ..tables import OPEN, Seat
from .common import SEATED, HouseOf, Id, Known, Somebody, TableOf, answer, refusals, resource, table_answer

router = resource("tables")


@router.post(
    "/tables",
    status_code=201,
    response_model=shapes.TableShape,
    responses=refusals(401, 409),
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
        listed=wish.listed,
        chance=wish.chance,
        id=house.seating.id_of(person.id, wish.key),
    )
    if wish.start and table.status == OPEN:
        await house.seating.start(table, person)
    return await table_answer(house, table, person, 201)


@router.post(
    "/practice",
    status_code=201,
    response_model=shapes.TableShape,
    responses=refusals(401, 404, 409),
)
async def practise(house: HouseOf, person: Known, wish: shapes.PracticeIn) -> Response:
    """A first game against a bot: it has begun, and its cards are arranged so that they teach."""
    await house.limits.check("create", person.id)
    id = house.seating.id_of(person.id, wish.key)
    table = await house.seating.practise(person, find_game(wish.game).id, wish.bot, id)
    return await table_answer(house, table, person, 201)


def _place(place: shapes.PlaceIn, person: Person, game: str) -> Seat:
    name = clean_name(place.name) if place.name is not None else None
    if place.kind == "me":
        return Seat("person", person.id, name or person.name, None, place.colour)
    if place.kind == "bot":
        find_bot(place.bot, game)
        return Seat("bot", None, name or place.bot, place.bot, place.colour)
    return Seat(colour=place.colour)


@router.get("/tables/{table_id}", response_model=shapes.TableShape, responses=refusals(404))
async def see_table(house: HouseOf, table: TableOf, person: Somebody) -> Response:
    """A table as you may see it."""
    house.hall.check_watch(table, None if person is None else person.id)
    return await table_answer(house, table, person)


@router.get("/invites/{code}", response_model=shapes.TableShape, responses=refusals(404))
async def see_invite(house: HouseOf, code: Id, person: Somebody) -> Response:
    """The table behind an invite."""
    return await table_answer(house, await house.hall.find_invite(code), person, invite=True)


@router.post("/tables/{table_id}/start", response_model=shapes.TableShape, responses=SEATED)
async def start(
    house: HouseOf, table: TableOf, person: Known, wish: Annotated[shapes.StartIn | None, Body()] = None
) -> Response:
    """Begin; the host does it when every seat is taken."""
    wish = wish or shapes.StartIn()
    await house.seating.start(table, person, wish.number, wish.key)
    return await table_answer(house, table, person)


@router.post("/tables/{table_id}/number", response_model=shapes.TableShape, responses=SEATED)
async def mix(house: HouseOf, table: TableOf, person: Known, wish: shapes.NumberIn) -> Response:
    """Mix a number of your own into cards and dice, before the start; the first one of a seat stands."""
    await house.seating.mix(table, person, wish.number, wish.key)
    return await table_answer(house, table, person)


@router.post("/tables/{table_id}/rematch", response_model=shapes.TableShape, responses=SEATED)
async def rematch(house: HouseOf, table: TableOf, person: Known) -> Response:
    """A new table with the same people, bots and options; asking twice gives the same one."""
    return await table_answer(house, await house.seating.rematch(table, person), person)


@router.post("/tables/{table_id}/chat", response_model=shapes.Said, responses=SEATED)
async def chat(house: HouseOf, table: TableOf, person: Known, wish: shapes.ChatIn) -> Response:
    """Say something at a table."""
    check_voice(person)
    return answer(
        {"seq": await house.seating.chat(table, person, clean_chat(wish.text, CHAT_LENGTH), wish.key)}
    )
