"""What you have played, and are playing."""

from typing import Annotated, Literal

from fastapi import Query, Response

from .. import queries, shapes
from .common import HouseOf, Known, Limit, answer, refusals, resource

router = resource("people")


@router.get("/me/tables", response_model=shapes.TableLines, responses=refusals(401))
async def my_tables(
    house: HouseOf, person: Known, status: Literal["open", "running", "over"] | None = None, limit: Limit = 50
) -> Response:
    """Tables you sit at or made, newest first."""
    return answer({"tables": await queries.tables_of(house.storage, person.id, status, limit)})


@router.get("/me/history", response_model=shapes.History, responses=refusals(401))
async def history(
    house: HouseOf,
    person: Known,
    limit: Limit = 50,
    before: Annotated[float | None, Query(ge=0, le=1e12, allow_inf_nan=False)] = None,
) -> Response:
    """Your finished games, newest first."""
    return answer({"games": await queries.history_of(house.storage, person.id, before, limit)})


@router.get("/me/statistics", response_model=shapes.Statistics, responses=refusals(401))
async def statistics(house: HouseOf, person: Known) -> Response:
    """What your finished games add up to, by game."""
    return answer({"games": await queries.statistics_of(house.storage, person.id)})
