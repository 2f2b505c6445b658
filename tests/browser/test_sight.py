"""What is asked for is in sight: the first turns of a game at nine sizes in four languages.

A choice must be inside the window and uncovered at the moment it is asked for, while the hints of a first
game are on. Nothing here scrolls: choices are measured where they stand and clicked by coordinates. On the
smallest windows a street, a drawer or a ladder that opened by itself counts; what a tap only brings nearer
wears `data-far` and is tapped twice; a button says with `data-behind` what it would show.
"""

import random
import re
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from boulevard.words import LANGUAGES

from .conftest import Server, Visitor
from .hands import SETTLED, at, legal_of, new_table, over, wait_for_turn

SIZES = (
    (1920, 1080),
    (1440, 900),
    (1366, 768),
    (1280, 720),
    (1024, 768),
    (768, 1024),
    (390, 844),
    (360, 640),
    (844, 390),
)
#: A finger needs so many pixels.
FINGER = 40


@dataclass(frozen=True)
class Table:
    """A game as it is set up; `turns` are as many as are looked at."""

    game: str
    bots: int = 1
    turns: int = 2
    options: dict[str, object] = field(default_factory=dict)


#: The page itself confirms.
CONFIRMED = re.compile(r"done$|end$|turn-card$")
#: What Lords of Vegas shows after a tap on a lot that glows.
ON_A_LOT = re.compile(r"(?:build|sprawl|remodel|reorganise|gamble):([A-F]\d+)")

TABLES = {
    "welcome-to": Table("welcome-to"),
    "new-las-vegas": Table("new-las-vegas", turns=3),
    "lords-of-vegas": Table("lords-of-vegas", turns=6),
}
VARIANTS = {
    "welcome-to-expert": Table("welcome-to", options={"expert": True, "advanced": True}),
    "welcome-to-solo": Table("welcome-to", bots=0, turns=3),
    "welcome-to-roundabouts": Table("welcome-to", options={"roundabouts": True}),
    "new-las-vegas-solo": Table("new-las-vegas", bots=0, turns=3),
}
LONG_NAME = "Maximiliane Bartholomea von Hohenfels"

# Everything that can be chosen, and what is wrong with it. What lies over the board is asked for alone, but
# for the tabs below it.
LOOK = """() => {
    const board = document.querySelector('[data-test=board]');
    const lids = [...board.querySelectorAll('.panel.open')];
    const lid = lids.find(one => getComputedStyle(one).position === 'absolute');
    const tabs = lid ? board.querySelectorAll('.tabs button') : [];
    const inside = (lid ?? board).querySelectorAll(
        '[data-token], [data-glow], [data-verb], [data-lot], [data-behind], [role=radio], .tabs button'
    );
    const frame = document.querySelectorAll('[data-test=confirm], [data-test=undo]');
    return [...inside, ...tabs, ...frame].filter(one => !one.disabled && one.checkVisibility()).map(one => {
        const box = one.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const inside = Math.min(box.x, box.y, innerWidth - box.right, innerHeight - box.bottom) >= -1;
        const top = document.elementFromPoint(x, y);
        const {token, test, lot, glow, behind} = one.dataset;
        return {
            token: token ?? null, test: test ?? null, x, y, far: 'far' in one.dataset,
            width: box.width, height: box.height, lot: glow === undefined ? null : (lot ?? null),
            behind: behind ?? '', name: token ?? test ?? lot ?? one.textContent.trim(),
            fault: !inside ? 'outside' : one.contains(top) ? null : `under ${top?.outerHTML.slice(0, 120)}`,
        };
    });
}"""
# What must not happen to the frame: scrolling, words cut off.
FRAME = """() => {
    const found = [];
    const page = document.scrollingElement;
    if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) {
        found.push(`the page scrolls: ${page.scrollWidth} x ${page.scrollHeight}`);
    }
    const board = document.querySelector('[data-test=board]');
    if (board.scrollHeight > board.clientHeight + 1) found.push('the board scrolls');
    if (board.scrollWidth > board.clientWidth + 1) found.push('the board scrolls sideways');
    const words = document.querySelector('[data-test=prompt]').parentElement;
    if (words.scrollHeight > words.clientHeight + 1) found.push(`cut off: ${words.textContent}`);
    for (const one of document.querySelectorAll('.strip button, .strip a, [data-test=ask] button')) {
        const {width, height} = one.getBoundingClientRect();
        if (width && Math.min(width, height) < 39.5) found.push(`small: ${one.outerHTML.slice(0, 80)}`);
    }
    return found;
}"""
DRAWN = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"


def look(page: Page) -> list[dict[str, Any]]:
    page.evaluate(DRAWN)
    found: list[dict[str, Any]] = page.evaluate(LOOK)
    return found


def faults(found: list[dict[str, Any]]) -> list[str]:
    hidden = [f"{one['name']}: {one['fault']}" for one in found if one["fault"]]
    small = [
        f"{one['name']}: {one['width']:.0f} x {one['height']:.0f}"
        for one in found
        if not one["far"] and min(one["width"], one["height"]) < FINGER - 0.5
    ]
    return hidden + small


def shown(token: str, found: list[dict[str, Any]]) -> bool:
    """Whether the choice is there, or something that would bring it."""
    if CONFIRMED.match(token) or any(one["token"] == token for one in found):
        return True
    behind = [name for one in found for name in one["behind"].split()]
    if any(token.startswith(name) if ":" in name else token.partition(":")[0] == name for name in behind):
        return True
    lot = ON_A_LOT.match(token)
    return lot is not None and any(one["lot"] == lot.group(1) for one in found)


def check(page: Page, where: str) -> list[dict[str, Any]]:
    """The choices of this moment, all of them in sight."""
    found = look(page)
    assert faults(found) == [], where
    assert page.evaluate(FRAME) == [], where
    return found


def check_all(page: Page, where: str) -> list[dict[str, Any]]:
    found = check(page, where)
    assert [token for token in legal_of(page, 0) if not shown(token, found)] == [], where
    return found


def play_and_look(page: Page, turns: int, chance: random.Random) -> int:
    """So many turns, by mouse, or until the end; how many choices were in sight."""
    seen = 0
    while turns > 0:
        wait_for_turn(page)
        if over(page):
            break
        before = at(page)
        where = f"{page.viewport_size} {before}"
        found = check_all(page, where)
        near = {one["token"] for one in found if not one["far"]}
        choices = [one for one in found if one["token"] and not (one["far"] and one["token"] in near)]
        lots = [one for one in found if one["lot"]]
        ready = [one for one in found if one["test"] == "confirm"]
        assert choices or ready, f"a dead end: {where}"
        seen += len(choices) + len(lots)
        if not choices and lots and chance.random() < 0.7:
            lot = chance.choice(lots)
            page.mouse.click(lot["x"], lot["y"])
            page.locator(".choices [data-token]").first.wait_for()
            open_ = [one for one in check(page, f"{where}, {lot['name']}") if one["token"]]
            chosen = chance.choice(open_)
        elif ready and (not choices or chance.random() < 0.3):
            turns -= 1
            chosen = ready[0]
        else:
            chosen = chance.choice(choices)
        page.mouse.click(chosen["x"], chosen["y"])
        if chosen["far"]:
            page.wait_for_selector(f'[data-token="{chosen["token"]}"]:not([data-far])')
            closely = check_all(page, f"{where}, near")
            # The far one may still be there, in the overview.
            chosen = next(one for one in closely if one["token"] == chosen["token"] and not one["far"])
            page.mouse.click(chosen["x"], chosen["y"])
        page.wait_for_function(SETTLED, arg=before)
    return seen


def sit_down(visitor: Visitor, table: Table, language: str) -> Page:
    page = visitor.open()
    page.evaluate(f"localStorage.setItem('boulevard-language', '{language}')")
    visitor.open(new_table(page, table.game, bots=table.bots, name=LONG_NAME, options=table.options))
    return page


def in_sight(browser: Browser, server: Server, name: str, size: tuple[int, int], language: str) -> None:
    table = {**TABLES, **VARIANTS}[name]
    visitor = Visitor(browser, server, *size)
    page = sit_down(visitor, table, language)
    seed = SIZES.index(size) * 4 + LANGUAGES.index(language)
    assert play_and_look(page, table.turns, random.Random(seed)) > 10
    assert visitor.troubles == []
    visitor.context.close()


MATRIX = [(name, size, language) for name in TABLES for size in SIZES for language in LANGUAGES]
MATRIX += [
    (name, size, LANGUAGES[(at + index) % len(LANGUAGES)])
    for at, name in enumerate(VARIANTS)
    for index, size in enumerate(SIZES)
]
#: Every size, every language and every game at least once.
SAMPLE = [
    ([*TABLES][index % len(TABLES)], size, LANGUAGES[index % len(LANGUAGES)])
    for index, size in enumerate(SIZES)
]


def label(case: object) -> str:
    return "x".join(map(str, case)) if isinstance(case, tuple) else str(case)


def test_the_sample_covers_sizes_languages_and_games() -> None:
    assert {size for _, size, _ in SAMPLE} == set(SIZES)
    assert {language for _, _, language in SAMPLE} == set(LANGUAGES)
    assert {name for name, _, _ in SAMPLE} == set(TABLES)


@pytest.mark.parametrize(("name", "size", "language"), SAMPLE, ids=label)
def test_what_is_asked_for_is_in_sight(
    browser: Browser, server: Server, name: str, size: tuple[int, int], language: str
) -> None:
    in_sight(browser, server, name, size, language)


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "size", "language"), [case for case in MATRIX if case not in SAMPLE], ids=label
)
def test_what_is_asked_for_is_in_sight_everywhere(
    browser: Browser, server: Server, name: str, size: tuple[int, int], language: str
) -> None:
    in_sight(browser, server, name, size, language)


@pytest.mark.long
@pytest.mark.parametrize("size", [(390, 844), (360, 640), (844, 390)], ids=label)
@pytest.mark.parametrize("name", TABLES)
def test_a_whole_game_on_a_phone_needs_no_scrolling(
    browser: Browser, server: Server, name: str, size: tuple[int, int]
) -> None:
    """Every choice until the end is clicked where it stands; the same hands play the first turns above."""
    visitor = Visitor(browser, server, *size)
    page = sit_down(visitor, TABLES[name], LANGUAGES[SIZES.index(size) % len(LANGUAGES)])
    play_and_look(page, 200, random.Random(SIZES.index(size)))
    assert over(page)
    assert visitor.troubles == []
    visitor.context.close()


def test_what_is_hidden_is_noticed(browser: Browser, server: Server) -> None:
    """The looking itself: a lot under something else, and one outside the window."""
    visitor = Visitor(browser, server, 1366, 768)
    page = visitor.open()
    visitor.open(new_table(page, "welcome-to", bots=1))
    wait_for_turn(page)
    found = check(page, "before")
    before = at(page)
    page.mouse.click(found[0]["x"], found[0]["y"])
    page.wait_for_function(SETTLED, arg=before)
    lots = [one for one in check(page, "open") if one["token"]]
    page.evaluate(
        """([x, y]) => {
            const lid = document.body.appendChild(document.createElement('i'));
            const style = {position: 'fixed', zIndex: 99, left: `${x - 9}px`, top: `${y - 9}px`};
            Object.assign(lid.style, style, {width: '18px', height: '18px'});
        }""",
        [lots[0]["x"], lots[0]["y"]],
    )
    assert [fault.startswith(f"{lots[0]['token']}: under <i") for fault in faults(look(page))] == [True]
    page.evaluate("document.querySelector('[data-test=board]').style.transform = 'translateX(-600px)'")
    assert len(faults(look(page))) > 5
    visitor.context.close()
