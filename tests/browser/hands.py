"""What a person's hands do on the pages."""

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

BOARD = "[data-test=board]"
CHOICES = f"{BOARD} [data-token]"
SETTLED = """before => {
    const board = document.querySelector('[data-test=board]');
    return board && board.dataset.busy === 'false' && board.dataset.at !== before;
}"""


def at(page: Page) -> str:
    return page.locator(BOARD).get_attribute("data-at") or ""


def tokens(page: Page) -> list[str]:
    found = page.locator(CHOICES).evaluate_all("all => all.map(one => one.dataset.token)")
    return [str(token) for token in found]


def click(page: Page, token: str) -> None:
    """Clicks a choice on the board and waits until the page shows what came of it."""
    before = at(page)
    page.locator(f'{BOARD} [data-token="{token}"]').first.click()
    page.wait_for_function(SETTLED, arg=before)


def confirm(page: Page) -> None:
    before = at(page)
    page.click("[data-test=confirm]")
    page.wait_for_function(SETTLED, arg=before)


def table_of(page: Page) -> dict[str, Any]:
    """What the server says of the table that the page shows."""
    found: dict[str, Any] = page.evaluate(
        "fetch('/api/tables/' + location.pathname.split('/')[2]).then(a => a.json())"
    )
    return found


def view_of(page: Page, seat: int) -> dict[str, Any]:
    """The game's own picture for a seat of this person."""
    found: dict[str, Any] = page.evaluate(
        f"fetch('/api/tables/' + location.pathname.split('/')[2] + '/view?seat={seat}')"
        ".then(a => a.json()).then(v => v.view)"
    )
    return found


def undo(page: Page) -> None:
    before = at(page)
    page.click("[data-test=undo]")
    page.wait_for_function(SETTLED, arg=before)


def no_guide(page: Page) -> None:
    page.evaluate("localStorage.setItem('boulevard-guide', 'false')")


def new_table(
    page: Page,
    game: str,
    here: int = 1,
    bots: int = 0,
    name: str = "Ann",
    options: dict[str, object] | None = None,
) -> str:
    """The path of a table that has begun, with so many people at this device and so many bots."""
    made = page.evaluate(
        """async ([game, here, bots, name, options]) => {
            const headers = {'Content-Type': 'application/json'};
            await fetch('/api/me', {method: 'POST', headers, body: JSON.stringify({name})});
            const guest = (_, index) => ({kind: 'me', name: `Guest ${index + 2}`});
            const bot = () => ({kind: 'bot', bot: 'greedy'});
            const others = [...Array.from({length: here - 1}, guest), ...Array.from({length: bots}, bot)];
            const places = [{kind: 'me', name}, ...others];
            const body = JSON.stringify({game, options, places, start: true});
            return (await fetch('/api/tables', {method: 'POST', headers, body})).json();
        }""",
        [game, here, bots, name, options or {}],
    )
    return f"/table/{made['id']}"


def wait_for_turn(page: Page) -> None:
    page.wait_for_selector(f"{CHOICES}, [data-test=confirm], [data-test=ending]")


def play_turn(page: Page, chance: random.Random) -> None:
    """A turn of Welcome To: anything that is offered, then confirm."""
    for _ in range(20):
        offered = tokens(page)
        due = any(token.startswith(("pick:", "write:", "refuse", "use:", "pass:")) for token in offered)
        if due or (offered and chance.random() < 0.8):
            click(page, chance.choice(offered))
        else:
            confirm(page)
            return
    raise AssertionError("the turn does not end")


def over(page: Page) -> bool:
    return page.locator("[data-test=ending]").count() > 0


def play_turn_of_lords(page: Page, chance: random.Random, most: int = 3) -> None:
    """What Lords of Vegas asks for, then a few actions on lots that glow, then the end of the turn."""
    for _ in range(40):
        wait_for_turn(page)
        if over(page):
            return
        offered = tokens(page)
        if offered:  # an answer is due: dice, a lot, somebody's offer
            click(page, chance.choice(offered))
            continue
        if not page.locator("[data-test=confirm]").count():
            continue
        lots = page.locator(f"{BOARD} [data-glow]").evaluate_all("all => all.map(one => one.dataset.lot)")
        if most and lots and chance.random() < 0.8:
            most -= 1
            page.locator(f'{BOARD} [data-lot="{chance.choice(lots)}"]').click()
            page.locator(CHOICES).first.wait_for()
            click(page, chance.choice(tokens(page)))
            continue
        confirm(page)
        return
    raise AssertionError("the turn does not end")


def play_turn_of_new_las_vegas(page: Page, chance: random.Random) -> None:
    """A turn of New Las Vegas: anything that is offered, then confirm."""
    for _ in range(30):
        ready = page.locator("[data-test=confirm]").count() > 0
        offered = tokens(page)
        if offered and (not ready or chance.random() < 0.8):
            click(page, chance.choice(offered))
        elif ready:
            confirm(page)
            return
        else:  # only a bonus is left, and it is asked for first
            page.locator(f"{BOARD} .modes button[aria-pressed=false]").first.click()
    raise AssertionError("the turn does not end")


def play_to_the_end(page: Page, play: Callable[[Page, random.Random], object], seed: int) -> int:
    """Turn after turn, each as `play` does it; how many there were."""
    chance = random.Random(seed)
    turns = 0
    while not over(page):
        play(page, chance)
        wait_for_turn(page)
        turns += 1
        assert turns < 60
    return turns
