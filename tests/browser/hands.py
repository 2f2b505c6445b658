"""What a person's hands do on the pages."""

import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Page, TimeoutError

BOARD = "[data-test=board]"
CHOICES = f"{BOARD} [data-token]"
SETTLED = """before => {
    const board = document.querySelector('[data-test=board]');
    return board && board.dataset.busy === 'false' && board.dataset.at !== before;
}"""


# Where the game is, whether a step is on its way, and whether this choice is large enough for a finger.
MOMENT = """({dataset: {at, busy}}, here) => {
    return [at ?? '', busy !== 'false', document.querySelector(here + ':not([data-far])') !== null];
}"""
NEARER = """([before, here]) => {
    const board = document.querySelector('[data-test=board]');
    const near = document.querySelector(here + ':not([data-far])');
    return near || board.dataset.busy === 'true' || board.dataset.at !== before;
}"""


def at(page: Page) -> str:
    return page.locator(BOARD).get_attribute("data-at") or ""


def tokens(page: Page) -> list[str]:
    found = page.locator(CHOICES).evaluate_all("all => all.map(one => one.dataset.token)")
    return [str(token) for token in found]


def click(page: Page, token: str) -> None:
    """Clicks a choice on the board and waits until the page shows what came of it."""
    here = f'{BOARD} [data-token="{token}"]'
    before, busy, near = page.locator(BOARD).evaluate(MOMENT, here)
    if not near:  # too small for a finger: it comes nearer first, unless it was near already
        page.locator(here).first.click()
        with suppress(TimeoutError):
            page.wait_for_function(NEARER, arg=[before, here], timeout=10_000)
        now, busy, near = page.locator(BOARD).evaluate(MOMENT, here)
        busy = busy or now != before
    if not busy:
        page.locator(f"{here}:not([data-far])" if near else here).first.click()
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


def legal_of(page: Page, seat: int) -> list[str]:
    """The steps that a seat of this person may take."""
    found: list[str] = page.evaluate(
        f"fetch('/api/tables/' + location.pathname.split('/')[2] + '/view?seat={seat}')"
        ".then(a => a.json()).then(v => v.legal)"
    )
    return found


def undo(page: Page) -> None:
    before = at(page)
    page.click("[data-test=undo]")
    page.wait_for_function(SETTLED, arg=before)


def open_drawer(page: Page) -> None:
    """Score, log, talk and settings of a table."""
    if page.locator("[data-test=drawer]").get_attribute("aria-expanded") == "false":
        page.click("[data-test=drawer]")


def close_drawer(page: Page) -> None:
    page.locator("#drawer").press("Escape")


def speak(page: Page, language: str) -> None:
    """Chooses a language, at a table too."""
    if page.locator("[data-test=drawer]").count():
        open_drawer(page)
        page.select_option("[data-test=language]", language)
        close_drawer(page)
    else:
        page.select_option("[data-test=language]", language)


def no_guide(page: Page) -> None:
    page.evaluate("localStorage.setItem('boulevard-guide', 'false')")


def new_table(
    page: Page,
    game: str,
    here: int = 1,
    bots: int | tuple[str, ...] = 0,
    name: str = "Ann",
    options: dict[str, object] | None = None,
) -> str:
    """The path of a table that has begun, with so many people at this device and so many bots, or these.

    The screen between two people at one device is left out; tests/browser/test_lobby.py looks at it.
    """
    page.evaluate("localStorage.setItem('boulevard-handover', 'false')")
    made = page.evaluate(
        """async ([game, here, bots, name, options]) => {
            const headers = {'Content-Type': 'application/json'};
            await fetch('/api/me', {method: 'POST', headers, body: JSON.stringify({name})});
            const guest = (_, index) => ({kind: 'me', name: `Guest ${index + 2}`});
            const rivals = bots.map(bot => ({kind: 'bot', bot}));
            const others = [...Array.from({length: here - 1}, guest), ...rivals];
            const places = [{kind: 'me', name}, ...others];
            const body = JSON.stringify({game, options, places, start: true});
            return (await fetch('/api/tables', {method: 'POST', headers, body})).json();
        }""",
        [game, here, ["greedy"] * bots if isinstance(bots, int) else list(bots), name, options or {}],
    )
    return f"/table/{made['id']}"


def play_by_api(page: Page, path: str, seed: int = 1, turns: int = 10_000) -> None:
    """So many turns of the people at this device, or all of them, without a click. Bots play theirs."""
    page.evaluate(
        """async ([path, seed, turns]) => {
            const table = '/api/tables/' + path.split('/')[2];
            const get = address => fetch(table + address).then(answer => answer.json());
            const send = (address, body) => fetch(table + address, {
                method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body),
            }).then(answer => { if (!answer.ok && answer.status !== 409) throw new Error(address); });
            const chance = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
            const pick = all => all[Math.floor(chance() * all.length)];
            const good = legal => {
                const wanted = legal.filter(token => !/^(refuse|offer|reshuffle|done$|end$)/.test(token));
                const end = legal.find(token => token === 'done' || token === 'end');
                return end && (!wanted.length || chance() < 0.3) ? end : pick(wanted.length ? wanted : legal);
            };
            for (let taken = 0; taken < turns; ) {
                const now = await get('');
                if (now.status === 'over') return;
                const mine = now.seats.filter(seat => seat.yours && now.waiting.includes(seat.seat));
                if (!mine.length) { await get(`/events?since=${now.seq}&wait=2`); continue; }
                for (const {seat} of mine) {
                    for (;;) {
                        const view = await get(`/view?seat=${seat}`);
                        if (!view.may_act || !view.legal.length) break;
                        const token = good(view.legal);
                        if (now.simultaneous) {
                            const tokens = [...view.draft, token];
                            await send(`/seats/${seat}/draft`, {tokens, turn: view.turn});
                        } else await send(`/seats/${seat}/step`, {token});
                        if (token === 'done' || token === 'end') break;
                    }
                }
                taken += 1;
            }
        }""",
        [path, seed, turns],
    )


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
    for _ in range(400):
        wait_for_turn(page)
        if over(page):
            return
        # Offers need no answer, and a bot may withdraw one at any moment.
        offered = [
            token for token in tokens(page) if not token.startswith(("accept:", "reject:", "counter:"))
        ]
        if offered:  # an answer is due: dice, a lot
            click(page, chance.choice(offered))
            continue
        if not page.locator("[data-test=confirm]").count():
            page.wait_for_timeout(50)
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
