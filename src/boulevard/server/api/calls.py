"""How you want to be called when a table waits for you and the page is closed."""

from fastapi import Request, Response

from .. import shapes
from ..gate import address_of
from ..speech import choose_language
from .common import HouseOf, Id, Known, answer, refusals, resource

router = resource("people")


def _language(request: Request) -> str:
    return choose_language(request.query_params.get("lang"), request.headers.get("accept-language"))


async def _calls(house: HouseOf, person: Known) -> Response:
    calls = house.calls
    offered = {"push_key": calls.push.key, "mail": calls.mail is not None}
    return answer({**offered, "calls": await calls.of(person)})


@router.get("/me/calls", response_model=shapes.Calls, responses=refusals(401))
async def my_calls(house: HouseOf, person: Known) -> Response:
    """What this server offers, and what you chose. `push_key` is for PushManager.subscribe."""
    return await _calls(house, person)


@router.post("/me/calls/push", response_model=shapes.Calls, responses=refusals(401, 409))
async def call_browser(request: Request, house: HouseOf, person: Known, wish: shapes.PushIn) -> Response:
    """Call this browser: its PushSubscription, as `toJSON()` gives it."""
    keys = {"p256dh": wish.keys.p256dh, "auth": wish.keys.auth}
    await house.calls.add_push(person, wish.endpoint, keys, _language(request))
    return await _calls(house, person)


@router.post("/me/calls/mail", response_model=shapes.Calls, responses=refusals(401, 409))
async def call_by_mail(request: Request, house: HouseOf, person: Known, wish: shapes.MailIn) -> Response:
    """Write to this address, once somebody there has opened the link in the first letter."""
    await house.limits.check("login", address_of(request.scope))
    await house.limits.check("login", "mail/" + wish.address.casefold())
    await house.calls.add_mail(person, wish.address, _language(request))
    return await _calls(house, person)


@router.post("/me/calls/{call_id}/stop", response_model=shapes.Calls, responses=refusals(401, 404))
async def stop_call(house: HouseOf, person: Known, call_id: Id) -> Response:
    """Do not call there any more."""
    await house.calls.stop(person, call_id)
    return await _calls(house, person)


@router.post("/calls/yes", response_model=shapes.Call, responses=refusals(401))
async def confirm_call(request: Request, house: HouseOf, wish: shapes.ClaimIn) -> Response:
    """The link of the first letter: yes, write to me."""
    await house.limits.check("login", address_of(request.scope))
    return answer(await house.calls.confirm(wish.token))


@router.post("/calls/stop", response_model=shapes.Call, responses=refusals(401))
async def end_call(request: Request, house: HouseOf, wish: shapes.ClaimIn) -> Response:
    """The link in every letter: no more of these."""
    await house.limits.check("login", address_of(request.scope))
    return answer(await house.calls.end(wish.token))
