"""What a page may ask of this room: JSON in, JSON or bytes out. A server answers so, or the browser."""

from collections.abc import Callable
from typing import Any

from boulevard.games.catalogue import find_game
from boulevard.games.contract import Json
from boulevard.games.reading import fields, flag, one_of, whole
from boulevard.words import LANGUAGES, say

from .canvas import Drawing
from .check import check_facts, check_sheets
from .look import Look
from .own import own_sheet
from .pages import PAPERS, PARTS, PER_PAGE, pages
from .pdf import pdf
from .svg import svg

__all__ = ["CALLS", "check_facts", "check_sheets", "own_sheet", "print_pages", "print_pdf"]

MOST_COPIES = 40
WISHES = ["part", "paper", "per_page", "copies", "language", "save_ink", "large", "options"]


def print_pages(wish: object) -> Json:
    """The pages as drawings."""
    return {"pages": [{"width": page.wide, "height": page.high, "svg": svg(page)} for page in _pages(wish)]}


def print_pdf(wish: object) -> bytes:
    drawn = _pages(wish)
    assert isinstance(wish, dict)  # the pages would not be there
    return pdf(drawn, say(f"game-{wish['game']}", wish.get("language", "en")))


# By the ends of their addresses on a server.
CALLS: dict[str, Callable[[object], Json]] = {
    "print": print_pages,
    "check": check_sheets,
    "check/facts": check_facts,
    "own": own_sheet,
}


def _pages(wish: object) -> list[Drawing]:
    asked: dict[str, Any] = fields(wish, "print", ["game"], WISHES)
    game = find_game(asked["game"])
    per_page = whole(asked.get("per_page", 1), "print.per_page", min(PER_PAGE), max(PER_PAGE))
    one_of(str(per_page), "print.per_page", [str(count) for count in PER_PAGE])
    return pages(
        game.id,
        asked.get("options", {}),
        part=one_of(asked.get("part", "sheets"), "print.part", list(PARTS)),
        paper=one_of(asked.get("paper", "a4"), "print.paper", list(PAPERS)),
        per_page=per_page,
        copies=whole(asked.get("copies", 1), "print.copies", 1, MOST_COPIES),
        look=Look(
            one_of(asked.get("language", "en"), "print.language", list(LANGUAGES)),
            flag(asked.get("save_ink", False), "print.save_ink"),
            flag(asked.get("large", False), "print.large"),
        ),
    )
