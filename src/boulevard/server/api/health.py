"""For whoever looks after the server."""

import asyncio

from fastapi import APIRouter, Response
from fastapi.responses import PlainTextResponse

from .. import shapes
from .common import HouseOf, answer

router = APIRouter(tags=["operations"])


@router.get("/healthz", response_model=shapes.Health, responses={503: {"model": shapes.Health}})
@router.head("/healthz", include_in_schema=False)
async def health(house: HouseOf) -> Response:
    """Is the server well, and can its database be read and written?"""
    alive = await house.storage.alive()
    return answer({"status": "ok" if alive else "database"}, 200 if alive else 503)


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(house: HouseOf) -> Response:
    """Numbers for Prometheus."""
    text = await asyncio.to_thread(house.metrics.text)
    return PlainTextResponse(text, media_type="text/plain; version=0.0.4")
