"""Paper: sheets to print, finished sheets to check. boulevard.paper answers; nothing is kept."""

from typing import Annotated, Any

from fastapi import Body, Request, Response

from boulevard.paper import calls

from ..gate import address_of
from .common import HouseOf, Somebody, answer, refusals, resource

router = resource("paper")
Wish = Annotated[dict[str, Any], Body()]


@router.post("/print", response_model=dict[str, Any], responses=refusals(409))
async def print_pages(request: Request, house: HouseOf, person: Somebody, wish: Wish) -> Response:
    """Sheets, boards or cards as drawings, a page each."""
    who = address_of(request.scope) if person is None else person.id
    return answer(await house.bots.run(who, calls.print_pages, wish))


@router.post(
    "/print/pdf",
    response_class=Response,
    responses={200: {"content": {"application/pdf": {}}}, **refusals(409)},
)
async def print_pdf(request: Request, house: HouseOf, person: Somebody, wish: Wish) -> Response:
    """The same as a PDF."""
    who = address_of(request.scope) if person is None else person.id
    return Response(await house.bots.run(who, calls.print_pdf, wish), media_type="application/pdf")


@router.post("/check", response_model=dict[str, Any], responses=refusals(409))
async def check_sheets(request: Request, house: HouseOf, person: Somebody, wish: Wish) -> Response:
    """Points of finished sheets by category, and what is impossible on them."""
    who = address_of(request.scope) if person is None else person.id
    return answer(await house.bots.run(who, calls.check_sheets, wish))


@router.post("/check/facts", response_model=dict[str, Any], responses=refusals(409))
async def check_facts(wish: Wish) -> Response:
    """What is printed on the sheets that somebody wants to enter, and the plans there are."""
    return answer(calls.check_facts(wish))


@router.post("/own", response_model=dict[str, Any], responses=refusals(409))
async def own_sheet(request: Request, house: HouseOf, person: Somebody, wish: Wish) -> Response:
    """A sheet of one's own: whole, drawn, and what is wrong with it."""
    who = address_of(request.scope) if person is None else person.id
    return answer(await house.bots.run(who, calls.own_sheet, wish))
