"""Sheets, boards and cards to print: all of it on the page, texts in their places, numbers the game's."""

import copy
import json
import math
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pypdfium2
import pytest

from boulevard.cli.main import main
from boulevard.games import new_las_vegas
from boulevard.games.catalogue import GAMES
from boulevard.games.contract import GameError
from boulevard.paper import canvas, letters, pages
from boulevard.paper.calls import print_pages, print_pdf
from boulevard.paper.canvas import Drawing, Text, read_path
from boulevard.paper.letters import down, up, width
from boulevard.paper.look import Look
from boulevard.paper.truetype import font
from boulevard.words import LANGUAGES

from ..wire.printed import CHECKS

OPTIONS: dict[str, dict[str, Any]] = {
    "welcome-to": {"advanced": True},
    "new-las-vegas": {},
    "lords-of-vegas": {},
}
POINT = 25.4 / 72
SMALLEST = {1: 4.0, 2: 3.0, 4: 2.0}  # points of type, on a page of one, two, four


def everything(game: str, look: Look, paper: str = "a4", per_page: int = 1) -> list[Drawing]:
    part = "all" if per_page == 1 else "sheets"
    return pages.pages(game, OPTIONS[game], part=part, paper=paper, per_page=per_page, look=look)


def extent(mark: canvas.Mark) -> tuple[float, float, float, float]:
    """The box that a mark takes on the page."""
    match mark:
        case canvas.Rect():
            return mark.x, mark.y, mark.x + mark.w, mark.y + mark.h
        case canvas.Circle():
            return mark.x - mark.r, mark.y - mark.r, mark.x + mark.r, mark.y + mark.r
        case canvas.Path():
            xs = [n for _, numbers in mark.segments for n in numbers[::2]]
            ys = [n for _, numbers in mark.segments for n in numbers[1::2]]
            return min(xs), min(ys), max(xs), max(ys)
        case Text():
            wide = width(mark.text, mark.font, mark.size)
            left = {"start": 0.0, "middle": -wide / 2, "end": -wide}[mark.anchor]
            corners = [
                (x, y)
                for x in (left, left + wide)
                for y in (-up(mark.font, mark.size), down(mark.font, mark.size))
            ]
            angle = math.radians(mark.turn)
            turned = [
                (x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle))
                for x, y in corners
            ]
            xs = [mark.x + x for x, _ in turned]
            ys = [mark.y + y for _, y in turned]
            return min(xs), min(ys), max(xs), max(ys)


def texts(page: Drawing) -> list[Text]:
    return [mark for mark in page.marks if isinstance(mark, Text)]


def complaints(page: Drawing, per_page: int) -> Iterator[str]:
    for mark in page.marks:
        left, top, right, bottom = extent(mark)
        if min(left, top) < 0 or right > page.wide or bottom > page.high:
            yield f"off the page: {mark}"
    found = sorted([(extent(mark), mark) for mark in texts(page)], key=lambda one: one[0])
    for i, ((_, top, right, bottom), mark) in enumerate(found):
        wide = letters.width(mark.text, mark.font, mark.size)
        if mark.room is None or wide > mark.room * 1.001:
            yield f"wider than its place: {mark}"
        if mark.size / POINT < SMALLEST[per_page]:
            yield f"too small to read: {mark}"
        for box, other in found[i + 1 :]:
            if box[0] > right - 0.05:
                break
            down = min(bottom, box[3]) - max(top, box[1])
            if down > 0.35 * min(bottom - top, box[3] - box[1]):
                yield f"one over the other: {mark.text} {other.text}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_is_on_its_page_and_in_its_place(game: str, language: str) -> None:
    for paper in pages.PAPERS:
        for large in (False, True):
            for per_page in pages.PER_PAGE:
                for page in everything(game, Look(language, large, large), paper, per_page):
                    assert list(complaints(page, per_page)) == [], (paper, large, per_page)


def test_the_largest_neighbourhood_finds_room_too() -> None:
    street = {"houses": 15, "pools": [1, 4, 7, 10, 13], "parks": [0, 1, 2, 3, 4, 5, 6, 7, 99]}
    sheet = {
        "streets": [street] * 3,
        "pools": list(range(80, 96)),
        "temps": {"boxes": 15, "points": [99, 50, 20]},
        "estates": [[10, 20, 30, 40, 50, 60, 99]] * 6,
        "bis": [0, *range(80, 92)],
        "roundabouts": [0, 10, 20, 30, 99],
        "refusals": [0, 10, 20, 30, 40, 50, 99],
    }
    for large in (False, True):
        for per_page in pages.PER_PAGE:
            look = Look("de", large, large)
            for page in pages.pages("welcome-to", {"sheet": sheet}, per_page=per_page, look=look):
                assert list(complaints(page, per_page)) == [], (large, per_page)


def test_the_complaints_are_not_blind() -> None:
    page = Drawing(100, 100)
    page.rect(90, 10, 20, 5)
    page.text(10, 10, "wide", 5, room=1000)
    page.text(10, 10, "over", 5, room=1000)
    page.text(50, 50, "tiny", 0.5, room=1000)
    page.text(50, 80, "boundless", 5)
    said = "\n".join(complaints(page, 1))
    for word in ("off the page", "one over the other", "tiny", "boundless"):
        assert word in said


# -- the numbers


def drawn_numbers(made: list[Drawing]) -> dict[str, int]:
    """Every number of the facts that is drawn, by its place there; the same one twice must agree."""
    found: dict[str, int] = {}
    for page in made:
        for mark in texts(page):
            if mark.fact is not None:
                value = int(re.sub(r"[^0-9−]", "", mark.text).replace("−", "-"))
                assert found.setdefault(mark.fact, value) == value, mark
    return found


def fact(facts: Any, place: str) -> Any:
    """`plans.estates-111111.0`: names may hold no point."""
    for step in place.split("."):
        facts = facts[int(step) if isinstance(facts, list) else step]
    return facts


def wrong_numbers(game: str, drawn: dict[str, int]) -> list[str]:
    chosen = GAMES[game].choose_options(2, OPTIONS[game])[1]
    facts = GAMES[game].facts(chosen)
    CHECKS[game](facts)  # as they were typed a second time
    return [
        place
        for place, value in drawn.items()
        if not place.startswith("start.")
        and abs(fact(facts, place)) != abs(value)
        and fact(facts, place) != value
    ]


# How many numbers there are on sheets and cards.
COUNTS = {
    "welcome-to": 4 + 5 + 6 + 10 + 10 + 4 + 3 + 3 + (2 + 3 + 4 + 5 + 5 + 5) + 2 * 28,
    "new-las-vegas": 11 + 6 + 16 + (3 + 3 + 2 + 3 * 3 + 3 * 3) + 1 + 2 * 21 + 5 * (12 + 6 + 2),
    "lords-of-vegas": 48 + 48 + 29,
}


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_the_game_is_drawn_and_right(game: str) -> None:
    drawn = drawn_numbers(everything(game, Look()))
    assert len(drawn) == COUNTS[game]
    assert wrong_numbers(game, drawn) == []
    assert drawn_numbers(everything(game, Look("fr", True, True))) == drawn


@pytest.mark.parametrize(
    ("game", "place", "value"),
    [
        ("welcome-to", "streets.2.parks.5", 17),
        ("welcome-to", "estates.5.4", 13),
        ("welcome-to", "plans.temps-7.0", 8),
        ("new-las-vegas", "ladders.golf-5.2", 6),
        ("new-las-vegas", "shows.left.values.7", 27),
        ("new-las-vegas", "architects.4.improvement_at.golf", 9),
        ("lords-of-vegas", "lots.47.price", 12),
    ],
)
def test_a_wrong_number_is_caught(game: str, place: str, value: int, monkeypatch: pytest.MonkeyPatch) -> None:
    box = GAMES[game]
    facts = copy.deepcopy(box.facts(box.choose_options(2, OPTIONS[game])[1]))
    *way, last = place.split(".")
    inner = fact(facts, ".".join(way))
    inner[int(last) if isinstance(inner, list) else last] = value

    class Misprint:
        fewest_seats = box.fewest_seats
        choose_options = staticmethod(box.choose_options)

        @staticmethod
        def facts(options: object) -> Any:
            return facts

    monkeypatch.setattr(pages, "find_game", lambda id: Misprint())
    assert wrong_numbers(game, drawn_numbers(everything(game, Look()))) == [place]


def test_a_sheet_of_ones_own_is_printed() -> None:
    printed = json.loads((Path(str(new_las_vegas.__file__)).parent / "data.json").read_text(encoding="utf-8"))
    own = {"score_sheet": printed["score_sheet"] | {"streets": {"bonus": [5, 11]}}}
    drawn = drawn_numbers(pages.pages("new-las-vegas", {"sheet": own}, look=Look()))
    assert (drawn["ladders.streets.0"], drawn["ladders.streets.1"]) == (5, 11)


# -- PDF and SVG


@pytest.mark.parametrize("game", GAMES)
def test_a_pdf_holds_the_pages_their_fonts_and_their_words(game: str) -> None:
    wish = {"game": game, "part": "all", "language": "de", "paper": "letter", "options": OPTIONS[game]}
    made = print_pdf(wish)
    assert made == print_pdf(wish)  # the same sheet is the same file
    drawn = everything(game, Look("de"), "letter")
    document = pypdfium2.PdfDocument(made)
    try:
        assert len(document) == len(drawn)
        for page, drawing in zip(document, drawn, strict=True):
            assert page.get_size() == pytest.approx((drawing.wide / POINT, drawing.high / POINT), abs=0.1)
            read = re.sub(r"[^\w]", "", page.get_textpage().get_text_range())
            for mark in texts(drawing):
                assert re.sub(r"[^\w]", "", mark.text) in read, mark
    finally:
        document.close()
    for name in letters.FONTS[:2]:
        assert f"Boulevard-{name}".encode() in made


def test_letters_are_as_wide_as_the_fonts_say() -> None:
    for name in letters.FONTS:
        face = font(name)
        for letter, wide in letters.metrics()[name]["widths"].items():
            assert face.width(face.glyphs[letter]) == pytest.approx(wide, abs=1), (name, letter)


def test_drawings_for_the_page() -> None:
    made = print_pages({"game": "new-las-vegas", "per_page": 2, "copies": 3, "save_ink": True})
    assert [(page["width"], page["height"]) for page in made["pages"]] == [(210.0, 297.0)] * 2
    for page in made["pages"]:
        assert page["svg"].startswith("<svg ")
        assert page["svg"].count("Welcome to New Las Vegas") == 2


def test_paths_are_read_as_svg_means_them() -> None:
    assert read_path("M1 2h3v4l-1-1z") == [
        ("M", (1, 2)),
        ("L", (4, 2)),
        ("L", (4, 6)),
        ("L", (3, 5)),
        ("Z", ()),
    ]
    curve = read_path("M0 0q3 3 6 0t6 0")
    assert curve[1][1] == pytest.approx((2, 2, 4, 2, 6, 0))
    assert curve[2][1] == pytest.approx((8, -2, 10, -2, 12, 0))
    half = read_path("M0 0a5 5 0 0 1 10 0")
    assert half[-1][1][-2:] == pytest.approx((10, 0))
    assert half[1][1][-2:] == pytest.approx((5, -5))


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ([], "error-position-object"),
        ({}, "error-position-missing"),
        ({"game": "chess"}, "error-no-such-game"),
        ({"game": "welcome-to", "paper": "a3"}, "error-position-word"),
        ({"game": "welcome-to", "per_page": 3}, "error-position-word"),
        ({"game": "welcome-to", "per_page": True}, "error-position-number"),
        ({"game": "welcome-to", "copies": 1000}, "error-position-number"),
        ({"game": "welcome-to", "language": "es"}, "error-position-word"),
        ({"game": "welcome-to", "large": 1}, "error-position-flag"),
        ({"game": "welcome-to", "options": {"golf": True}}, "error-option"),
        ({"game": "new-las-vegas", "options": {"sheet": {"deck": 3}}}, "error-position-object"),
        ({"game": "welcome-to", "colour": "red"}, "error-position-extra"),
    ],
)
def test_a_wish_that_makes_no_sense_gets_one_sentence(wish: object, key: str) -> None:
    with pytest.raises(GameError) as refused:
        print_pages(wish)
    assert refused.value.key.startswith(key)
    with pytest.raises(GameError):
        print_pdf(wish)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (
        ["welcome-to", "--paper", "a4", "--per-page", "2", "sheets.pdf"],
        ["lords-of-vegas", "--part", "cards", "--ink", "save", "cards.svg"],
    ):
        with pytest.raises(SystemExit) as ended:
            main(["print", *arguments[:-1], str(tmp_path / arguments[-1])])
        assert ended.value.code == 0
    assert (tmp_path / "sheets.pdf").read_bytes().startswith(b"%PDF-")
    assert len(list(tmp_path.glob("cards-*.svg"))) == 6
    with pytest.raises(SystemExit) as ended:
        main(["print", "welcome-to", "--ink", "green", str(tmp_path / "no.pdf")])
    assert ended.value.code == 2
    assert "full, save" in capsys.readouterr().err
