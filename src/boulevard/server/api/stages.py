"""A dealer for a whole hall: one device flips, every phone follows."""

from collections.abc import AsyncIterator

from fastapi import Depends, Request, Response
from fastapi.responses import StreamingResponse

from .. import shapes
from ..address import ways_in
from ..errors import ServerError
from .common import HouseOf, Id, Known, answer, listening, refusals, resource

router = resource("stages")


@router.post("/stages", status_code=201, response_model=shapes.StageKey, responses=refusals(401))
async def open_stage(request: Request, house: HouseOf, person: Known, wish: shapes.StageIn) -> Response:
    """Show cards to everybody who has the link: its id, and the key with which you show the next ones."""
    await house.limits.check("create", person.id)
    made = (house.seating.id_of(person.id, wish.key, what) for what in ("stage", "stage-key"))
    id, key = await house.stages.open(wish.deck.model_dump_json(), *made)
    addresses = ways_in(house.settings, str(request.base_url))
    return answer({"id": id, "key": key, "path": f"/follow/{id}", "addresses": addresses}, 201)


@router.post("/stages/{stage_id}", response_model=shapes.Said, responses=refusals(404))
async def show(house: HouseOf, stage_id: Id, wish: shapes.ShowIn) -> Response:
    """What lies there now; `seq` counts up, and an older picture changes nothing."""
    seq = await house.stages.show(stage_id, wish.key, wish.seq, wish.deck.model_dump_json())
    return answer({"seq": seq})


def _line(picture: tuple[int, str] | None) -> bytes:
    if picture is None:
        return b":\n\n"
    seq, deck = picture
    return b'data: {"seq":%d,"deck":' % seq + deck.encode() + b"}\n\n"


@router.get(
    "/stages/{stage_id}",
    responses={**refusals(404), 200: {"content": {"text/event-stream": {}}, "description": "Every flip"}},
    response_class=StreamingResponse,
    dependencies=[Depends(listening)],
)
async def follow(house: HouseOf, stage_id: Id) -> Response:
    """What lies there, and every flip after it, as server-sent events: `{"seq": 3, "deck": {...}}`."""
    pictures = house.stages.look(stage_id)
    first = await anext(pictures)

    async def lines() -> AsyncIterator[bytes]:
        yield _line(first)
        try:
            async for picture in pictures:
                yield _line(picture)
        except ServerError:
            return  # it is over, or the database is away; whoever follows asks again
        finally:
            await pictures.aclose()

    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(lines(), media_type="text/event-stream", headers=headers)
