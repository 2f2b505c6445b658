"""What there is: games, bots, languages and their words."""

from typing import Literal

from fastapi import Response
from fastapi.responses import PlainTextResponse

from boulevard.bots.offer import offered_games
from boulevard.words import LANGUAGES

from .. import shapes
from ..site import words_text
from .common import answer, refusals, resource

router = resource("games")


@router.get("/games", response_model=shapes.Games)
async def games() -> Response:
    """The games with their options, seats and bots, and the languages."""
    return answer({"games": offered_games(), "languages": list(LANGUAGES)})


@router.get("/words/{language}", response_class=PlainTextResponse, responses=refusals(404))
async def words(language: Literal["en", "fr", "de", "it"]) -> Response:
    """All words of a language, as Fluent text."""
    return PlainTextResponse(words_text(language), headers={"Cache-Control": "max-age=300"})
