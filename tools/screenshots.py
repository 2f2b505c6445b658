"""Writes a picture of every main screen, for a desktop and a phone, into docs/screenshots."""

import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import FLAGS, Server, Visitor, find_chromium
from tests.browser.hands import at, click, confirm, over, tokens, wait_for_turn

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "screenshots"
SIZES = {"desktop": (1280, 860), "phone": (360, 780)}
HOME_OF = {"welcome-to": 64, "new-las-vegas": 80, "lords-of-vegas": 90}  # steps until the board tells a story


def sensible(offered: list[str], chance: random.Random) -> str:
    """Low numbers to the left and high ones to the right, so that streets look as if somebody had thought."""

    def strange(token: str) -> float:
        number, _, house = token.removeprefix("write:").partition("@")
        street, _, place = house.partition(".")
        return abs((int(number) - 1) / 14 - (int(place) - 1) / (8 + int(street)))

    houses = [token for token in offered if token.startswith("write:") and "." in token]
    return min(houses, key=strange) if houses else chance.choice(offered)


def play(page: Page, chance: random.Random, steps: int) -> None:
    """Anything that is offered, until so many steps were taken or the game is over."""
    for _ in range(steps):
        wait_for_turn(page)
        if over(page):
            return
        offered = tokens(page)
        if offered and (page.locator("[data-test=confirm]").count() == 0 or chance.random() < 0.75):
            click(page, sensible(offered, chance))
        elif page.locator("[data-test=confirm]").count():
            confirm(page)


class Album:
    def __init__(self, page: Page, size: str) -> None:
        self.page = page
        self.size = size

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
        page.click(f"[data-test=play-{game}]")
        wait_for_turn(page)
        album.take(f"{game}-first-turn")
        page.evaluate("localStorage.setItem('boulevard-guide', 'false')")
        page.reload()
        play(page, chance, HOME_OF[game])
        wait_for_turn(page)
        page.evaluate("scrollTo(0, 0)")
        album.take(game)
        if game == "welcome-to":
            picks = [token for token in tokens(page) if token.startswith("pick:")]
            if picks:
                click(page, picks[-1])
                album.take(f"{game}-houses")
        page.click("[aria-pressed][aria-label]:nth-of-type(2)")  # dark
        album.take(f"{game}-dark")
        page.click("[aria-pressed][aria-label]:nth-of-type(2)")
        before = ""
        while not over(page) and before != at(page):
            before = at(page)
            play(page, chance, 40)
        page.evaluate("scrollTo(0, 0)")
        album.take(f"{game}-end")
        visitor.open(page.url.removeprefix(visitor.server.address) + "/replay")
        slider = page.locator("[data-test=slider]")
        slider.wait_for()
        slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
        album.take(f"{game}-replay")
        visitor.open(f"/rules/{game}")
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
