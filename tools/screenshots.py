"""Writes a picture of every main screen, for a laptop, a tablet and a phone, and a page that shows them."""

import base64
import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import FLAGS, Server, Visitor, find_chromium
from tests.browser.hands import (
    click,
    confirm,
    new_table,
    no_guide,
    over,
    tokens,
    wait_for_turn,
)
from tests.browser.test_paper import write

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "screenshots"
SIZES = {"laptop": (1366, 768), "tablet": (1024, 768), "phone": (390, 844)}
QUALITY = 72  # of WebP; all pictures together take 4 MB
TURNS = {"welcome-to": 18, "new-las-vegas": 16, "lords-of-vegas": 8}  # until the board tells a story
RIVALS = {
    "welcome-to": ("peggy", "frank"),
    "new-las-vegas": ("lola", "vince"),
    "lords-of-vegas": ("stella", "tony"),
}
GAMES = {
    "welcome-to": "Welcome To",
    "new-las-vegas": "Welcome to New Las Vegas",
    "lords-of-vegas": "Lords of Vegas",
}
#: What can be seen: the name of the picture, and what the page says of it.
SCREENS = {
    "home": "The first page",
    "new-table": "Setting a table",
    "lobby": "A set table, before the game",
    **{
        f"{game}-{what}": f"{name}: {about}"
        for game, name in GAMES.items()
        for what, about in {
            "first-turn": "a first game that teaches",
            "turn": "what may be chosen",
            "dark": "by night",
            "end": "the end",
            "rules": "the rules",
        }.items()
    },
    "lords-of-vegas-deals": "Lords of Vegas: a deal on the table",
    "replay": "A game again, turn by turn",
    "companion": "Beside the real box",
    "telling": "Real cards, tapped",
    "dealer": "The device as the deck",
    "check": "A finished paper sheet, checked",
    "print": "Sheets to print",
    "you": "You",
    "dead-end": "A table that is not there",
}
# A person who takes every hint, so that the boards look as if somebody had thought.
BY_HINTS = """async ([path, turns]) => {
    const table = '/api/tables/' + path.split('/')[2];
    const headers = {'Content-Type': 'application/json'};
    const get = address => fetch(table + address).then(answer => answer.json());
    const send = (address, body) =>
        fetch(table + address, {method: 'POST', headers, body: JSON.stringify(body ?? {})});
    for (let taken = 0; taken < turns; ) {
        const now = await get('');
        if (now.status === 'over') return;
        if (!now.waiting.includes(0)) { await get(`/events?since=${now.seq}&wait=2`); continue; }
        const view = await get('/view?seat=0');
        const hint = await (await send('/seats/0/hint')).json();
        if (now.simultaneous) {
            await send('/seats/0/draft', {tokens: [...view.draft, ...hint.tokens], turn: view.turn});
            taken += 1;
        } else {
            await send('/seats/0/step', {token: hint.tokens[0]});
            if (hint.tokens[0] === 'end') taken += 1;
        }
    }
}"""
PLANS = ("plan:estates-44", "plan:estates-36", "plan:estates-34")
CARDS = ("8-park", "9-pool", "10-temp", "5-surveyor")


class Album:
    """Takes pictures of what a visitor sees, at one size."""

    def __init__(self, visitor: Visitor, size: str) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.size = size
        self.camera = visitor.context.new_cdp_session(self.page)

    def open(self, path: str, ready: str) -> Page:
        self.visitor.open(path)
        self.page.locator(ready).first.wait_for()
        return self.page

    def theme(self, name: str) -> None:
        self.page.evaluate(f"localStorage.setItem('boulevard-theme', '\"{name}\"')")
        self.page.reload()
        wait_for_turn(self.page)

    def take(self, name: str) -> None:
        assert name in SCREENS, name
        self.page.mouse.move(1, 1)
        self.page.wait_for_timeout(300)
        shot = self.camera.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        (FOLDER / f"{name}-{self.size}.webp").write_bytes(base64.b64decode(shot["data"]))


def record_game(album: Album, game: str) -> None:
    page = album.page
    album.open("/", f"[data-test=learn-{game}]")
    page.click(f"[data-test=learn-{game}]")
    wait_for_turn(page)
    page.click("[data-test=guide-next]")  # after how one wins: what to do, with light and arrow
    album.take(f"{game}-first-turn")
    no_guide(page)
    path = new_table(page, game, bots=RIVALS[game])
    page.evaluate(BY_HINTS, [path, TURNS[game]])
    album.visitor.open(path)
    show_choices(page, game)
    album.take(f"{game}-turn")
    album.theme("dark")
    show_choices(page, game)
    album.take(f"{game}-dark")
    album.theme("light")
    if game == "lords-of-vegas":
        page.locator(".tabs button").nth(1).click()
        album.take("lords-of-vegas-deals")
    page.evaluate(BY_HINTS, [path, 99])
    album.open(path, "[data-test=ending][data-stage=result], [data-test=skip]")
    if page.locator("[data-test=skip]").count():
        page.click("[data-test=skip]")
        page.locator("[data-test=ending][data-stage=result]").wait_for()
    album.take(f"{game}-end")
    if game == "welcome-to":
        album.open(f"{path}/replay", "[data-test=slider]")
        slider = page.locator("[data-test=slider]")
        slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
        slider.blur()
        album.take("replay")
    album.open(f"/rules/{game}", "figure")
    page.locator("figure").nth(2).scroll_into_view_if_needed()
    page.wait_for_load_state("networkidle")
    album.take(f"{game}-rules")


def show_choices(page: Page, game: str) -> None:
    """To the moment with the most to see: lots that glow, or a casino and what can be done there."""
    glowing = page.locator("[data-test=board] [data-glow]")
    for _ in range(30):
        wait_for_turn(page)
        offered = tokens(page)
        if over(page) or any(token.startswith(("write:", "open:")) for token in offered):
            return
        if game == "lords-of-vegas" and not offered and glowing.count():
            glowing.nth(glowing.count() // 2).click()
            return
        if offered:
            click(page, random.Random(len(offered)).choice(offered))
        else:
            confirm(page)


def record_real_table(album: Album) -> None:
    """Beside the real box."""
    page = album.page
    album.open("/companion", "[data-test=sheet-welcome-to]")
    album.take("companion")
    page.click("[data-test=sheet-welcome-to]")
    page.select_option("[data-test=paper]", "2")
    page.click("[data-test=seat-1]")
    page.click("[data-test=seat-remove]")
    page.click("[data-test=create]")
    page.click("[data-test=start]")
    for token in (*PLANS, *CARDS):
        page.locator(f'[data-tell="{token}"]:not(:disabled)').click()
        page.wait_for_selector('[data-test=board][data-busy="false"]')
    album.take("telling")
    album.open("/dealer", "[data-test=deal-welcome-to]")
    page.click("[data-test=deal-welcome-to]")
    page.locator('[data-test=dealer][data-turn="1"]').wait_for(timeout=120_000)
    album.take("dealer")
    album.open("/check", "[data-test=cross-parks-0]")
    for number, house in ((3, "1.1"), (4, "1.2"), (2, "1.3"), (8, "2.5"), (11, "3.9")):
        write(page, number, house)
        if page.locator(f"[data-test=tool-{number}][aria-pressed=true]").count():
            page.click(f'[data-token="write:{number}@{house}"]')  # on a phone the street came near first
    page.evaluate("scrollTo({top: 0, behavior: 'instant'})")
    album.take("check")
    album.open("/print", "[data-test=pages] svg")
    album.take("print")


def record(visitor: Visitor, size: str, games: list[str]) -> None:
    album = Album(visitor, size)
    page = album.page
    for game in games:
        record_game(album, game)
    album.open("/", "[data-test^=play-]")
    album.take("home")
    album.open("/new/welcome-to", "[data-test=create]")
    album.take("new-table")
    page.click("[data-test=create]")
    page.locator("[data-test=start]").wait_for()
    album.take("lobby")
    record_real_table(album)
    album.open("/me", "h1")
    album.take("you")
    album.open("/table/nothing-here", "[data-problem]")
    album.take("dead-end")


def write_page() -> None:
    """All of them, for whoever wants to look."""
    lines = ["# What it looks like", "", "Made by `make screenshots`; laptop, tablet and phone.", ""]
    for name, about in SCREENS.items():
        lines += [f"## {about}", ""]
        lines += [f"![{about}, {size}]({name}-{size}.webp)" for size in SIZES]
        lines.append("")
    (FOLDER / "README.md").write_text("\n".join(lines), encoding="utf-8")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[1:] or list(GAMES)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), public_url="http://boulevard.example:8080")
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
            for size, (width, height) in SIZES.items():
                visitor = Visitor(browser, server, width, height)
                record(visitor, size, [game for game in GAMES if game in wanted])
                visitor.context.close()
            browser.close()
        finally:
            server.stop()
    write_page()


if __name__ == "__main__":
    main()
