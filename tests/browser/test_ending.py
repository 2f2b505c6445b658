"""The end of a game: told first, then counted, then the result; nothing gives it away before."""

import base64
import struct
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from .conftest import NARROW, Server, Visitor
from .hands import new_table, no_guide, play_by_api, table_of, view_of

ENDING = "[data-test=ending]"
COVERED = """() => {
    const ending = document.querySelector('[data-test=ending]');
    const xs = [0.02, 0.3, 0.6, 0.98], ys = [0.02, 0.3, 0.6, 0.98];
    return xs.every(x => ys.every(y => ending.contains(
        document.elementFromPoint(x * innerWidth, y * innerHeight)
    )));
}"""
IN_SIGHT = """one => {
    const box = one.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return one.contains(hit);
}"""


@pytest.fixture(scope="module")
def finished(browser: Browser, server: Server) -> Iterator[tuple[Visitor, str]]:
    """Two people at one device, a whole game of Welcome To; its end was not seen yet."""
    visitor = Visitor(browser, server)
    page = visitor.open()
    no_guide(page)
    path = new_table(page, "welcome-to", here=2)
    play_by_api(page, path, seed=5)
    yield visitor, path
    visitor.context.close()
    assert visitor.troubles == []


def tags(page: Page) -> int:
    return sum(page.locator(f"{ENDING} [data-tag]").evaluate_all("all => all.map(one => +one.dataset.tag)"))


def test_the_end_is_told_then_counted_then_shown(browser: Browser, server: Server) -> None:
    visitor = Visitor(browser, server, 1366, 768, motion=True)
    page = visitor.open()
    no_guide(page)
    path = new_table(page, "welcome-to", here=2)
    visitor.open(path)
    page.wait_for_selector("[data-test=board]")
    page.evaluate("scrollTo(0, 99999)")
    play_by_api(page, path, seed=7)
    # While the last turn is told, the page says nothing of the points.
    page.locator(f"{ENDING}[data-stage=counting]").wait_for()
    table = table_of(page)
    assert page.evaluate(COVERED)
    assert page.locator("[data-test=points], [data-test=reason]").count() == 0

    page.click("[data-test=skip]")
    expect(page.locator(f"{ENDING}[data-stage=result]")).to_be_visible()
    assert page.evaluate(COVERED)
    expect(page.locator(f"{ENDING} .players li")).to_have_count(2)
    for one in table["result"]["scores"]:
        expect(page.locator(f"{ENDING} tfoot tr").first).to_contain_text(str(abs(one["total"])))
    expect(page.locator("[data-test=reason]")).not_to_be_empty()

    # Seen once, it is not counted again unless one asks for it.
    page.reload()
    expect(page.locator(f"{ENDING}[data-stage=result]")).to_be_visible()
    page.click("[data-test=count-again]")
    expect(page.locator(f"{ENDING}[data-stage=counting]")).to_be_visible()
    page.click("[data-test=skip]")
    expect(page.locator(f"{ENDING}[data-stage=result]")).to_be_visible()
    visitor.context.close()
    assert visitor.troubles == []


def test_the_eye_is_led_category_by_category(finished: tuple[Visitor, str]) -> None:
    visitor, path = finished
    page = visitor.page
    visitor.open(path)
    page.click("[data-test=count-again]")
    page.locator(f"{ENDING} .portrait").wait_for()
    total = 0
    for name, points in table_of(page)["result"]["scores"][0]["categories"].items():
        total += points
        expect(page.locator("[data-test=sum]")).to_have_text(str(total).replace("-", "−"))
        if name not in ("roundabouts",):  # an option; without it there is no ladder to show
            assert tags(page) == points, name
        page.keyboard.press("ArrowRight")
    expect(page.locator(f"{ENDING}[data-stage=result]")).to_be_visible()


def test_on_the_strip_the_eye_is_led_over_casinos_dice_and_money_to_the_points(
    browser: Browser, server: Server
) -> None:
    visitor = Visitor(browser, server, 1366, 768)
    page = visitor.open()
    no_guide(page)
    path = new_table(page, "lords-of-vegas", here=2)
    play_by_api(page, path, seed=3)
    visitor.open(path)
    page.click("[data-test=count-again]")
    page.locator(f"{ENDING} .portrait").wait_for()
    view = view_of(page, 0)
    ruled = sum(casino["boss"] == 0 for casino in view["readings"]["casinos"])
    dice = len(view["readings"]["seats"][0]["dice"])
    points = view["players"][0]["points"]
    gains = [str(ruled), str(dice), str(view["players"][0]["money"]), f"+{points}"]
    for gain, total in zip(gains, ["0", "0", "0", str(points)], strict=True):
        expect(page.locator(f"{ENDING} .gain")).to_have_text(gain)
        expect(page.locator("[data-test=sum]")).to_have_text(total)
        page.click("[data-test=count-on]")
    expect(page.locator(f"{ENDING}[data-stage=result]")).to_be_visible()
    visitor.context.close()
    assert visitor.troubles == []


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844), (360, 640), (844, 390)])
def test_the_result_fits_every_window(finished: tuple[Visitor, str], width: int, height: int) -> None:
    visitor, path = finished
    page = visitor.page
    page.set_viewport_size({"width": width, "height": height})
    visitor.open(path)
    expect(page.locator(f"{ENDING}[data-stage=result]")).to_be_visible()
    assert page.evaluate(NARROW)
    assert page.evaluate(f"document.querySelector('{ENDING}').scrollWidth <= innerWidth")
    if height > 400:
        assert page.locator("[data-test=rematch]").evaluate(IN_SIGHT)  # the next game is one tap away
    small = page.locator(f"{ENDING} button, {ENDING} a").evaluate_all(
        "all => all.filter(one => one.getBoundingClientRect().height < 40).length"
    )
    assert small == 0
    page.click("[data-test=count-again]")
    sheet = page.locator(f"{ENDING} .portrait")
    box = sheet.bounding_box()
    assert box is not None
    assert 0 <= box["x"] <= width - box["width"]
    assert 0 <= box["y"] <= height - box["height"]
    for button in ("skip", "count-on"):
        assert page.locator(f"[data-test={button}]").evaluate(IN_SIGHT)


def test_the_board_can_be_looked_at_and_the_result_comes_back(finished: tuple[Visitor, str]) -> None:
    visitor, path = finished
    page = visitor.page
    page.set_viewport_size({"width": 1280, "height": 900})
    visitor.open(path)
    page.click("[data-test=look]")
    expect(page.locator(ENDING)).to_have_count(0)
    expect(page.locator("[data-test=board]")).to_be_visible()
    page.click("[data-test=result]")
    expect(page.locator(ENDING)).to_be_visible()
    expect(page.locator("[data-test=medals] li")).to_have_count(2)  # two seats were hers
    mine = page.evaluate("fetch('/api/me/statistics').then(a => a.json())")["games"]["welcome-to"]
    expect(page.locator("[data-test=medals]")).to_contain_text(f"{mine['mean']:g}")


def test_the_picture_is_a_png_made_by_the_page(finished: tuple[Visitor, str]) -> None:
    visitor, path = finished
    page = visitor.page
    page.set_viewport_size({"width": 1280, "height": 900})
    visitor.open(path)
    page.locator("[data-test=picture] .portrait").wait_for()
    with page.expect_download() as waiting:
        page.click("[data-test=save]")
    with open(waiting.value.path(), "rb") as file:
        picture = file.read()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    # It shows something: many colours, and ink where the drawing has its houses.
    colours = page.evaluate(
        """async data => {
            const image = new Image();
            image.src = 'data:image/png;base64,' + data;
            await image.decode();
            const canvas = document.createElement('canvas');
            canvas.width = 1200; canvas.height = 630;
            const pen = canvas.getContext('2d');
            pen.drawImage(image, 0, 0);
            const {data: pixels} = pen.getImageData(230, 150, 740, 400);
            const found = new Set();
            for (let i = 0; i < pixels.length; i += 4) found.add(pixels.slice(i, i + 3).join());
            return found.size;
        }""",
        base64.b64encode(picture).decode(),
    )
    assert colours > 1000


def test_a_rematch_is_one_tap(finished: tuple[Visitor, str]) -> None:
    visitor, path = finished
    page = visitor.page
    visitor.open(path)
    page.click("[data-test=rematch]")
    page.wait_for_url(lambda address: "/table/" in address and not address.endswith(path))
    page.wait_for_selector("[data-test=board]")  # nobody else is asked, so it has begun
    assert table_of(page)["status"] == "running"
