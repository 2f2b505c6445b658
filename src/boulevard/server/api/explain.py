"""What a page needs to draw a game: what is printed, and what could be added to a step."""

from typing import Annotated, Any

import orjson
from fastapi import Query, Response

from boulevard.games.catalogue import find_game

from .. import queries, shapes
from .common import SEATED, HouseOf, Id, Known, SeatId, Somebody, TableOf, answer, refusals, resource

router = resource("games")


def _facts(game_id: str, seats: int, options: dict[str, Any]) -> Response:
    game = find_game(game_id)
    _, chosen = game.choose_options(seats, options)
    response = answer(game.facts(chosen))
    response.headers["Cache-Control"] = "private, max-age=300"
    return response


@router.get("/tables/{table_id}/facts", response_model=dict[str, Any], responses=refusals(404))
async def facts_of_table(house: HouseOf, table: TableOf, person: Somebody) -> Response:
    """What is printed on the sheets, boards and cards of this game; it never changes."""
    house.hall.check_watch(table, None if person is None else person.id)
    return _facts(table.game.id, table.seat_count, table.options)


@router.get("/records/{record_id}/facts", response_model=dict[str, Any], responses=refusals(404))
async def facts_of_record(house: HouseOf, record_id: Id) -> Response:
    """The same, for a record that was brought along."""
    line = orjson.loads((await queries.record(house.storage, record_id))["line"])
    return _facts(line["game"], line["seats"], line["options"])


@router.get("/tables/{table_id}/seats/{seat}/additions", response_model=shapes.Additions, responses=SEATED)
async def additions(
    house: HouseOf,
    table: TableOf,
    seat: SeatId,
    person: Known,
    token: Annotated[str, Query(max_length=300)],
) -> Response:
    """What could still be added to a step that is being put together, for instance an action to an offer."""
    table.check_mine(seat, person.id)
    return answer(
        {"menu": await house.hall.settled(table, lambda: table.playing().state.additions(seat, token))}
    )
