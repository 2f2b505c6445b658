"""Who you are: guests, links to other devices, accounts."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

from fastapi import Body, Request, Response

from .. import queries, shapes
from ..errors import ServerError
from ..gate import address_of
from ..house import House
from ..identity import COOKIE, fold
from .common import HouseOf, Known, Somebody, answer, refusals, resource, with_cookie, without_cookie

router = resource("people")


@router.get("/me", response_model=shapes.Me | None)
async def me(person: Somebody) -> Response:
    """Who you are, or null without an identity."""
    return answer(None if person is None else person.json())


@router.post("/me", response_model=shapes.Me)
async def become(
    request: Request, house: HouseOf, person: Somebody, wish: Annotated[shapes.NameIn | None, Body()] = None
) -> Response:
    """Become a guest, which sets the cookie, or change your name."""
    wish = wish or shapes.NameIn()
    name = wish.name
    if person is None:
        if house.porter.club_code:
            await house.limits.check("login", address_of(request.scope))
            house.porter.check_code(wish.code)
        await house.limits.check("create", address_of(request.scope))
        person = await house.identities.guest(name, wish.key)
    elif name is not None:
        person = await house.identities.rename(person, name)
    return with_cookie(answer(person.json()), house, request, person)


@router.post("/me/link", response_model=shapes.Link, responses=refusals(401))
async def link(
    request: Request, house: HouseOf, person: Known, wish: Annotated[shapes.LinkIn | None, Body()] = None
) -> Response:
    """A link that opens your identity on another device.

    `renew` first ends all earlier links and the cookies of all other devices.
    """
    person, token = await house.identities.link(person, wish is not None and wish.renew)
    return with_cookie(answer({"path": f"/back#{token}"}), house, request, person)


@router.post("/me/claim", response_model=shapes.Me, responses=refusals(401))
async def claim(request: Request, house: HouseOf, wish: shapes.ClaimIn) -> Response:
    """Take over the identity of a link, on the other device."""
    await house.limits.check("login", address_of(request.scope))
    person = await house.identities.claim(wish.token)
    return with_cookie(answer(person.json()), house, request, person)


@router.post("/me/account", response_model=shapes.Me, responses=refusals(401, 409))
async def register(request: Request, house: HouseOf, person: Known, wish: shapes.AccountIn) -> Response:
    """Turn the guest you are into an account with a password."""
    await house.limits.check("login", address_of(request.scope))
    person = await house.identities.register(person, wish.account, wish.password)
    return with_cookie(answer(person.json()), house, request, person)


@router.post("/login", response_model=shapes.Me, responses=refusals(401))
async def login(request: Request, house: HouseOf, wish: shapes.AccountIn) -> Response:
    """Become the person of an account."""
    address = address_of(request.scope)
    account = fold(wish.account)
    await house.limits.check("login", address)
    await house.limits.check("login", "account/" + account)
    async with _guessing(house, f"{address}/{account}"):
        person = await house.identities.login(wish.account, wish.password)
    return with_cookie(answer(person.json()), house, request, person)


@asynccontextmanager
async def _guessing(house: House, who: str) -> AsyncIterator[None]:
    """Every wrong password makes the next try wait longer."""
    house.failures.check(who)
    try:
        yield
    except ServerError as error:
        if error.key == "error-server-login":
            house.failures.count(who)
        raise
    house.failures.forget(who)


@router.post("/me/password", response_model=shapes.Me, responses=refusals(401, 409))
async def change_password(
    request: Request, house: HouseOf, person: Known, wish: shapes.PasswordIn
) -> Response:
    """Change your password.

    All cookies and links of before end, on other devices too.
    """
    if person.account is None:
        raise ServerError("error-server-no-account")
    await house.limits.check("login", address_of(request.scope))
    async with _guessing(house, f"{person.id}/own"):
        person = await house.identities.change_password(person, wish.old, wish.new)
    return with_cookie(answer(person.json()), house, request, person)


@router.get("/me/export", response_model=shapes.Export, responses=refusals(401))
async def export(house: HouseOf, person: Known) -> Response:
    """Everything that is kept about you."""
    await house.limits.check("create", person.id)
    return answer({"me": person.json()} | await queries.kept_about(house.storage, person.id))


@router.post("/me/delete", status_code=204, responses=refusals(401, 409))
async def delete(
    request: Request,
    house: HouseOf,
    person: Known,
    wish: Annotated[shapes.DeleteIn | None, Body()] = None,
) -> Response:
    """Delete who you are: account, results, records you brought, and your name at tables.

    Whoever has an account says the password. Seats of games that go on are left open.
    """
    await house.limits.check("login", address_of(request.scope))
    async with _guessing(house, f"{person.id}/own"):
        await house.identities.check_own(person, None if wish is None else wish.password)
    await house.free_seats(person)
    await house.identities.delete(person)
    return without_cookie(house)


@router.post("/logout", status_code=204)
async def logout(request: Request, house: HouseOf, person: Somebody) -> Response:
    """End the cookie, here and on the server."""
    if person is not None:
        await house.identities.end_cookie(person, request.cookies[COOKIE])
    return without_cookie(house)
