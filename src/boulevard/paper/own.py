"""A sheet of one's own: as it is in the box somebody owns, where ours is a reconstruction, or made up."""

import copy
from typing import Any

from boulevard.games.catalogue import find_game
from boulevard.games.contract import GameError, Json
from boulevard.games.new_las_vegas import edition as vegas
from boulevard.games.reading import fields, one_of
from boulevard.games.welcome_to import edition as suburb
from boulevard.words import LANGUAGES, explain

from .look import Look
from .pages import pages
from .svg import svg

# Our copy of a sheet, and its sections.
PRINTED: dict[str, tuple[Json, list[str]]] = {
    "new-las-vegas": (vegas.DATA, vegas.SECTIONS),
    "welcome-to": (suburb.DATA, suburb.SECTIONS),
}
OURS = "RECONSTRUCTED"  # what the sources in data.json call it
SCORES = ("inauguration", "shows", "hotels", "streets", "golf", "limousine", "safe")


def own_sheet(wish: object) -> Json:
    """The sheet with everything it leaves out, what is wrong with it, how it looks, and what to compare."""
    asked = fields(wish, "own", ["game"], ["sheet", "language"])
    game = find_game(asked["game"])
    if game.id not in PRINTED:
        raise GameError("error-own-game", game=game.id)
    language = one_of(asked.get("language", "en"), "language", list(LANGUAGES))
    given: Any = asked.get("sheet")
    problem = None
    drawn = None
    try:
        game.choose_options(2, {"sheet": given})
        drawn = svg(pages(game.id, {"sheet": given}, look=Look(language))[0])
    except GameError as error:
        problem = {"where": str(error.details.get("where", "")), "text": explain(error, language)}
    return {
        "sheet": _whole(game.id, given),
        "problem": problem,
        "svg": drawn,
        "facts": [
            {
                "name": name,
                "ours": isinstance(part, dict) and OURS in str(part.get("source", "")),
                "changed": _plain(part) != _plain(now),
            }
            for name, part, now in _compared(game.id, given)
        ],
    }


def _whole(game: str, given: Any) -> Json:
    """With every section; notes about sources belong to our own copy."""
    mine = given if isinstance(given, dict) else {}
    ours, sections = PRINTED[game]
    return {"game": game} | {name: _plain(mine.get(name, ours[name])) for name in sections}


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {
            key: _plain(inner) for key, inner in value.items() if key not in ("source", "about", "measured")
        }
    return copy.deepcopy(value)


def _compared(game: str, given: Any) -> list[tuple[str, Any, Any]]:
    """The parts that have a source of their own, as they are in our copy and in theirs."""
    mine = given if isinstance(given, dict) else {}
    found: list[tuple[str, Any, Any]] = []
    ours, sections = PRINTED[game]
    for name in sections:
        theirs = mine.get(name, ours[name])
        if name != "score_sheet":
            found.append((name, ours[name], theirs))
            continue
        for zone in SCORES:
            found.append((zone, ours[name][zone], theirs.get(zone) if isinstance(theirs, dict) else None))
    return found
