"""Looking at games: decisions judged after a game, a hint while one plays alone or against bots."""

import secrets
from typing import Annotated

import orjson
from fastapi import Path, Query, Request, Response

from boulevard.analysis.calls import PATIENT, hint_for, judge_turn, puzzle, puzzle_counts
from boulevard.analysis.hints import check_hint
from boulevard.match.archive import check_go_on

from .. import queries, shapes
from ..gate import address_of
from .common import SEATED, HouseOf, Id, Known, SeatId, Somebody, TableOf, answer, refusals, resource
from .records import SomeSeat, text_of_table

router = resource("analysis")
ATurn = Annotated[int, Query(ge=1, le=10**6, description="from 1")]


@router.get(
    "/tables/{table_id}/analysis", response_model=shapes.TurnJudged, responses=refusals(401, 404, 409)
)
async def judge_table(
    request: Request, house: HouseOf, table: TableOf, person: Known, turn: ATurn = 1, seat: SomeSeat = None
) -> Response:
    """The decisions of one turn of a finished game, or of your own solo game.

    Each with what it was worth, what would have been better, and the table after that. Of big tables ask
    for one seat.
    """
    await house.hall.settled(table, lambda: check_go_on(table, person.id))
    text = await text_of_table(house, request, table, person)
    return answer(await house.bots.run(person.id, judge_turn, text, turn, seat, PATIENT))


@router.get("/records/{record_id}/analysis", response_model=shapes.TurnJudged, responses=refusals(404, 409))
async def judge_record(
    request: Request,
    house: HouseOf,
    person: Somebody,
    record_id: Id,
    turn: ATurn = 1,
    seat: SomeSeat = None,
) -> Response:
    """How the turns of a record that was brought along are judged."""
    text = (await queries.record(house.storage, record_id))["text"]
    who = address_of(request.scope) if person is None else person.id
    return answer(await house.bots.run(who, judge_turn, text, turn, seat, PATIENT))


@router.post("/tables/{table_id}/seats/{seat}/hint", response_model=shapes.HintShape, responses=SEATED)
async def hint(house: HouseOf, table: TableOf, seat: SeatId, person: Known) -> Response:
    """A good turn from here on, and why; only where nobody else but bots plays."""

    def position() -> bytes:
        check_hint(table, seat, person.id)
        return orjson.dumps(table.playing().state.position())

    packed = await house.hall.settled(table, position)
    salt = secrets.token_hex(16)
    return answer(await house.bots.run(person.id, hint_for, orjson.loads(packed), seat, salt, PATIENT))


@router.get("/puzzles", response_model=shapes.PuzzleCounts)
async def how_many_puzzles() -> Response:
    """How many puzzles there are of each game."""
    return answer(puzzle_counts())


@router.post("/puzzles/{game}/{number}", response_model=shapes.PuzzleShape, responses=refusals(404, 409))
async def ask_puzzle(
    request: Request,
    house: HouseOf,
    person: Somebody,
    game: Annotated[str, Path(max_length=40)],
    number: Annotated[int, Path(ge=1, le=10**4)],
    wish: shapes.PuzzleIn,
) -> Response:
    """A puzzle after some steps; and what they are worth when the turn is done. Nothing is kept."""
    who = address_of(request.scope) if person is None else person.id
    return answer(await house.bots.run(who, puzzle, game, number, wish.tokens, PATIENT))
