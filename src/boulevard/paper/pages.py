"""Sheets, boards and cards on pages of real paper."""

from collections.abc import Callable, Sequence
from typing import Any

from boulevard.games.catalogue import find_game
from boulevard.games.contract import Json
from boulevard.games.new_las_vegas.edition import edition_of

from . import dusk, strip, suburb
from .canvas import Drawing
from .look import PENCIL, Look

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
PER_PAGE = (1, 2, 4)
PARTS = ("sheets", "cards", "all")
MARGIN = 7.0  # what most printers leave white
CARD = (63.0, 88.0)
LARGE_CARD = (90.0, 90.0 * 88 / 63)

Draw = Callable[[Drawing, float, float], None]


def pages(
    game_id: str,
    options: dict[str, Any],
    *,
    part: str = "sheets",
    paper: str = "a4",
    per_page: int = 1,
    copies: int = 1,
    look: Look,
) -> list[Drawing]:
    game = find_game(game_id)
    _, chosen = game.choose_options(max(game.fewest_seats, 2), options)
    facts = game.facts(chosen)
    made: list[Drawing] = []
    if part in ("sheets", "all"):
        made += _sheets(SHEETS[game_id](facts, chosen, look), PAPERS[paper], per_page, copies)
    if part in ("cards", "all"):
        made += _cards(CARDS[game_id](facts, chosen, look), PAPERS[paper], LARGE_CARD if look.large else CARD)
    return made


# -- sheets, one, two or four on a page


def _sheets(
    kinds: Sequence[tuple[bool, Draw]], paper: tuple[float, float], per_page: int, copies: int
) -> list[Drawing]:
    """Each kind of sheet fills pages of its own: `lies` says that it is wider than high."""
    made: list[Drawing] = []
    for lies, draw in kinds:
        across = lies == (per_page != 2)  # two sheets lie on a standing page, one and four on a lying one
        wide, high = (paper[1], paper[0]) if across else paper
        columns, rows = {1: (1, 1), 2: (1, 2) if lies else (2, 1), 4: (2, 2)}[per_page]
        slot_w, slot_h = wide / columns, high / rows
        edge = MARGIN if per_page == 1 else MARGIN * 0.86
        # Drawn as for a whole page, then made smaller with its lines and gaps.
        whole = (paper[1] if lies else paper[0]) - 2 * MARGIN
        scale = (slot_w - 2 * edge) / whole
        left = copies
        while left > 0:
            page = Drawing(wide, high)
            for n in range(per_page):
                with page.at(n % columns * slot_w + edge, n // columns * slot_h + edge, scale):
                    draw(page, whole, (slot_h - 2 * edge) / scale)
            left -= per_page
            _cuts(page, columns, rows)
            made.append(page)
    return made


def _cuts(page: Drawing, columns: int, rows: int) -> None:
    for n in range(1, columns):
        page.line(page.wide * n / columns, 2, page.wide * n / columns, page.high - 2, PENCIL, 0.15, 2)
    for n in range(1, rows):
        page.line(2, page.high * n / rows, page.wide - 2, page.high * n / rows, PENCIL, 0.15, 2)


def stacked(
    panels: Sequence[tuple[Any, float]], game: str, facts: Json, look: Look
) -> list[tuple[bool, Draw]]:
    """The parts of a sheet below each other; in large print each on a page of its own."""
    if look.large:
        return [(True, _alone(panel, game, facts, look)) for panel, _ in panels]

    def draw(d: Drawing, w: float, h: float) -> None:
        head = h * 0.052
        title(d, w, head, game, look)
        gap = h * 0.012
        rest = h - head - gap * len(panels)
        y = head + gap
        for panel, share in panels:
            with d.at(0, y):
                panel(d, w, rest * share, facts, look)
            y += rest * share + gap

    return [(True, draw)]


def _alone(panel: Any, game: str, facts: Json, look: Look) -> Draw:
    def draw(d: Drawing, w: float, h: float) -> None:
        head = h * 0.06
        title(d, w, head, game, look)
        with d.at(0, head + h * 0.015):
            panel(d, w, h - head - h * 0.015, facts, look)

    return draw


def title(d: Drawing, w: float, h: float, game: str, look: Look) -> None:
    d.text(0.5, h * 0.78, look.say(f"game-{game}"), h * 0.86, font="sign", fill=look.ink(), room=w * 0.5)
    x = w * 0.56
    for key, wide in (("paper-name", 0.27), ("paper-date", 0.17)):
        said = look.say(key)
        d.text(x, h * 0.76, said, look.size(h * 0.36), fill=PENCIL, room=w * 0.08)
        d.line(x + w * 0.065, h * 0.84, x + w * (wide - 0.012), h * 0.84, PENCIL, 0.25)
        x += w * wide


# -- cards to cut out


def _cards(cards: Sequence[Draw], paper: tuple[float, float], size: tuple[float, float]) -> list[Drawing]:
    wide, high = paper
    columns, rows = int((wide - 8) // size[0]), int((high - 8) // size[1])
    left, top = (wide - columns * size[0]) / 2, (high - rows * size[1]) / 2
    made: list[Drawing] = []
    for first in range(0, len(cards), columns * rows):
        page = Drawing(wide, high)
        for n, draw in enumerate(cards[first : first + columns * rows]):
            with page.at(left + n % columns * size[0], top + n // columns * size[1], size[0] / CARD[0]):
                draw(page, *CARD)
        for n in range(columns + 1):  # where to cut
            x = left + n * size[0]
            page.line(x, 1, x, top - 0.5, PENCIL, 0.15)
            page.line(x, high - top + 0.5, x, high - 1, PENCIL, 0.15)
        for n in range(rows + 1):
            y = top + n * size[1]
            page.line(1, y, left - 0.5, y, PENCIL, 0.15)
            page.line(wide - left + 0.5, y, wide - 1, y, PENCIL, 0.15)
        made.append(page)
    return made


# -- what each game has

Kinds = list[tuple[bool, Draw]]
Options = dict[str, Any]


def _suburb_sheets(facts: Json, options: Options, look: Look) -> Kinds:
    return stacked(suburb.PANELS, "welcome-to", facts, look)


def _suburb_cards(facts: Json, options: Options, look: Look) -> list[Draw]:
    def plan(name: str) -> Draw:
        return lambda d, w, h: suburb.plan_card(d, w, h, name, facts, look)

    return [plan(name) for name in suburb.plan_cards(options)]


def _dusk_sheets(facts: Json, options: Options, look: Look) -> Kinds:
    checked = int(edition_of(options["sheet"]).checked_at_start)
    printed = facts | {
        "golf": not options["introductory"],
        "inauguration": facts["inauguration"] | {"checked": checked},
    }
    return stacked(dusk.PANELS, "new-las-vegas", printed, look)


def _dusk_cards(facts: Json, options: Options, look: Look) -> list[Draw]:
    def project(name: str) -> Draw:
        return lambda d, w, h: dusk.project_card(d, w, h, name, facts, look)

    def architect(number: int) -> Draw:
        return lambda d, w, h: dusk.architect_card(d, w, h, number, facts, look)

    return [project(name) for name in facts["projects"]] + [
        architect(n) for n in range(len(facts["architects"]))
    ]


def _strip_sheets(facts: Json, options: Options, look: Look) -> Kinds:
    return [(False, lambda d, w, h: strip.board(d, w, h, facts, look))]


def _strip_cards(facts: Json, options: Options, look: Look) -> list[Draw]:
    def lot(index: int) -> Draw:
        return lambda d, w, h: strip.lot_card(d, w, h, index, facts, look)

    return [lot(index) for index in range(len(facts["lots"]))] + [
        lambda d, w, h: strip.end_card(d, w, h, look)
    ]


SHEETS: dict[str, Callable[[Json, Options, Look], Kinds]] = {
    "welcome-to": _suburb_sheets,
    "new-las-vegas": _dusk_sheets,
    "lords-of-vegas": _strip_sheets,
}
CARDS: dict[str, Callable[[Json, Options, Look], list[Draw]]] = {
    "welcome-to": _suburb_cards,
    "new-las-vegas": _dusk_cards,
    "lords-of-vegas": _strip_cards,
}
