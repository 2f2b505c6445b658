"""Writes a picture of every main screen, for a laptop, a tablet and a phone, into docs/screenshots."""

import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import FLAGS, Server, Visitor, find_chromium
from tests.browser.hands import click, confirm, over, play_turn_of_lords, tokens, wait_for_turn

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "screenshots"
SIZES = {"desktop": (1366, 768), "tablet": (1024, 768), "phone": (390, 844)}
TURNS = {"welcome-to": 15, "new-las-vegas": 14, "lords-of-vegas": 12}  # until the board tells a story
NEW_TABLE = """async game => {
    const headers = {'Content-Type': 'application/json'};
    await fetch('/api/me', {method: 'POST', headers, body: '{}'});
    const places = [{kind: 'me'}, {kind: 'bot', bot: 'greedy'}];
    const body = JSON.stringify({game, places, start: true});
    return (await (await fetch('/api/tables', {method: 'POST', headers, body})).json()).id;
}"""


def sensible(offered: list[str], chance: random.Random) -> str:
    """Low numbers to the left and high ones to the right, so that streets look as if somebody had thought."""

    def strange(token: str) -> float:
        verb, _, rest = token.partition(":")
        number, _, place = rest.partition("@")
        street, _, across = place.partition(".")
        if verb == "open":
            return abs(int(number) / 17 - int(across) / 11)
        return abs((int(number) - 1) / 14 - (int(across) - 1) / (8 + int(street)))

    houses = [token for token in offered if token.startswith(("write:", "open:")) and "." in token]
    return min(houses, key=strange) if houses else chance.choice(offered)


def play_turn(page: Page, game: str, chance: random.Random) -> None:
    if game == "lords-of-vegas":
        play_turn_of_lords(page, chance, most=2)
        return
    for _ in range(30):
        offered = tokens(page)
        ready = page.locator("[data-test=confirm]").count() > 0
        if offered and (not ready or chance.random() < 0.8):
            click(page, sensible(offered, chance))
        elif ready:
            confirm(page)
            return
        else:
            page.locator(".modes button[aria-pressed=false]").first.click()


def play(page: Page, game: str, chance: random.Random, turns: int) -> None:
    """So many turns, or until the game is over."""
    for _ in range(turns):
        wait_for_turn(page)
        if over(page):
            return
        play_turn(page, game, chance)
    wait_for_turn(page)


def to_the_actions(page: Page, show: bool) -> None:
    """Past cards to turn, dice and offers, until lots glow; one of them is shown closely."""
    glowing = page.locator("[data-test=board] [data-glow]")
    for _ in range(30):
        wait_for_turn(page)
        if over(page) or glowing.count():
            break
        if tokens(page):
            click(page, tokens(page)[0])
        else:
            confirm(page)
    if show and glowing.count():
        glowing.first.click()


class Album:
    def __init__(self, page: Page, size: str) -> None:
        self.page = page
        self.size = size

    def top(self) -> None:
        self.page.evaluate("scrollTo(0, 0)")

    def theme(self, name: str) -> None:
        self.page.evaluate(f"localStorage.setItem('boulevard-theme', '\"{name}\"')")
        self.page.reload()
        wait_for_turn(self.page)

    def take(self, name: str, whole: bool = False) -> None:
        self.page.wait_for_timeout(250)
        self.page.screenshot(path=FOLDER / f"{name}-{self.size}.png", full_page=whole)


def record(visitor: Visitor, size: str, games: list[str]) -> None:
    album = Album(visitor.page, size)
    page = visitor.open()
    page.locator("[data-test^=play-]").first.wait_for()
    album.take("home", whole=True)
    for game in games:
        chance = random.Random(7)
        visitor.open()
        page.evaluate("localStorage.setItem('boulevard-guide', 'true')")
        page.reload()
        page.click(f"[data-test=play-{game}]")
        wait_for_turn(page)
        album.take(f"{game}-first-turn")
        page.evaluate("localStorage.setItem('boulevard-guide', 'false')")
        visitor.open(f"/table/{page.evaluate(NEW_TABLE, game)}")
        play(page, game, chance, TURNS[game])
        if game == "lords-of-vegas":
            to_the_actions(page, show=size != "phone")
        album.top()
        album.take(game)
        picks = [token for token in tokens(page) if token.startswith("pick:")]
        if picks and game != "lords-of-vegas":
            click(page, picks[-1])
            if size == "phone":
                album.take(f"{game}-choices")
        if size == "phone" and game == "lords-of-vegas":
            page.get_by_role("button", name="Deals").first.click()
            page.locator(".tabs").evaluate("tabs => tabs.scrollIntoView({block: 'start'})")
            album.take(f"{game}-deals")
            page.get_by_role("button", name="Actions").first.click()
        album.theme("dark")
        album.take(f"{game}-dark")
        album.theme("light")
        while not over(page):
            play(page, game, chance, 5)
        album.top()
        album.take(f"{game}-end")
        if game == "welcome-to":
            visitor.open(page.url.removeprefix(visitor.server.address) + "/replay")
            slider = page.locator("[data-test=slider]")
            slider.wait_for()
            slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
            album.take(f"{game}-replay")
        visitor.open(f"/rules/{game}")
        page.locator("figure").nth(2).scroll_into_view_if_needed()
        page.wait_for_load_state("networkidle")
        album.take(f"{game}-rules")
    visitor.open("/new/welcome-to")
    page.locator("[data-test=create]").wait_for()
    album.take("new-table")
    page.click("[data-test=create]")
    page.locator("[data-test=start]").wait_for()
    album.take("lobby")
    visitor.open("/me")
    page.locator("h1").wait_for()
    album.take("you")
    visitor.open("/table/nothing-here")
    page.locator("[data-problem]").wait_for()
    album.take("dead-end")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
            for size, (width, height) in SIZES.items():
                visitor = Visitor(browser, server, width, height)
                page = visitor.open()
                games = page.evaluate(
                    "fetch('/api/games').then(a => a.json()).then(g => g.games.map(one => one.id))"
                )
                wanted = sys.argv[1:] or games
                record(visitor, size, [game for game in games if game in wanted])
                visitor.context.close()
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
