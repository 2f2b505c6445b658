"""What the routes share: who asks, at which table, and how an answer looks."""

from collections.abc import AsyncIterator
from contextlib import ExitStack
from typing import Annotated, Any

from fastapi import APIRouter, Body, Depends, Path, Query, Request, Response

from .. import shapes
from ..errors import ServerError
from ..gate import address_of
from ..house import House
from ..identity import COOKIE, COOKIE_AGE, Person
from ..tables import Table, dump


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    return {status: {"model": shapes.Error} for status in (400, 403, 408, 413, 429, 503, *statuses)}


def resource(tag: str) -> APIRouter:
    return APIRouter(prefix="/api", responses=refusals(), tags=[tag])


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


Once = Annotated[shapes.OnceIn | None, Body()]


def key_of(wish: shapes.OnceIn | None) -> str | None:
    return None if wish is None else wish.key


async def the_table(table_id: Id, house: HouseOf) -> Table:
    return await house.hall.find(table_id)


TableOf = Annotated[Table, Depends(the_table)]


async def listening(request: Request, house: HouseOf, person: Somebody) -> AsyncIterator[None]:
    """Whoever waits for what comes counts like a socket, until the answer was sent."""
    with ExitStack() as doors:
        doors.enter_context(house.doors.through("address", address_of(request.scope)))
        if person is not None:
            doors.enter_context(house.doors.through("person", person.id))
        yield


def answer(data: object, status: int = 200) -> Response:
    return Response(dump(data), status, media_type="application/json")


def with_cookie(response: Response, house: House, request: Request, person: Person) -> Response:
    response.set_cookie(
        COOKIE,
        house.identities.cookie(person),
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=house.settings.secure_cookie or request.url.scheme == "https",
        path=cookie_path(house),
    )
    return response


def cookie_path(house: House) -> str:
    return house.settings.root_path or "/"


def without_cookie(house: House) -> Response:
    """The answer to somebody who goes."""
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path=cookie_path(house))
    return response


async def table_answer(
    house: House, table: Table, person: Person | None, status: int = 200, **more: Any
) -> Response:
    id = None if person is None else person.id
    return answer(await house.hall.settled(table, lambda: table.json(id, table.audience, **more)), status)


SEATED = refusals(401, 404, 409)
