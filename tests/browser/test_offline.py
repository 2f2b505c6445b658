"""Without a network: the rules in the browser, games that are kept there, and sites without a server."""

import contextlib
import http.server
import random
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from boulevard.paper.calls import print_pdf
from boulevard.server.site import pyodide_files, write_site
from boulevard.words import say

from .conftest import Server, Visitor
from .hands import (
    at,
    no_guide,
    open_drawer,
    over,
    play_to_the_end,
    play_turn,
    play_turn_of_lords,
    play_turn_of_new_las_vegas,
    tokens,
    wait_for_turn,
)
from .test_paper import drawn, sizes, write

PATIENCE = 120_000  # ms; nothing is compiled there, and the machine may be busy
KEPT = """async () => {
    const held = async name => (await (await caches.open(name)).keys()).map(({url}) => url);
    const rules = (await caches.keys()).find(name => name.startsWith('boulevard-rules-'));
    return navigator.serviceWorker.controller && (await held('boulevard-words')).length >= 4
        && rules && (await held(rules)).some(url => url.endsWith('files.json'));
}"""
PLAYS: dict[str, Callable[[Page, random.Random], None]] = {
    "welcome-to": play_turn,
    "new-las-vegas": play_turn_of_new_las_vegas,
    "lords-of-vegas": play_turn_of_lords,
}


@pytest.fixture(autouse=True, scope="module")
def _files(browser: Browser) -> None:
    if not pyodide_files():
        pytest.skip("NOT TESTED: playing without a network; these pages were built without it")


@pytest.fixture
def traveller(browser: Browser, tmp_path: Path) -> Iterator[Visitor]:
    """Somebody whose browser keeps what it needs; their server can be stopped."""
    server = Server(tmp_path)
    server.start()
    visitor = Visitor(browser, server, keeps=True)
    visitor.context.set_default_timeout(PATIENCE)
    try:
        yield visitor
    finally:
        visitor.context.close()
        server.stop()
    assert visitor.troubles == []
    assert visitor.strangers == []


def where(page: Page) -> tuple[str, list[str]]:
    """The turn, and what could be done in it; what others do meanwhile is another thing."""
    return at(page).split()[1], tokens(page)


def wait_until_kept(page: Page) -> None:
    """`wait_for_function` takes the promise of an answer for a yes."""
    until = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(KEPT):
        assert time.monotonic() < until, "the browser keeps nothing"
        page.wait_for_timeout(100)


def take_off(visitor: Visitor) -> Page:
    """One visit, playing without a network is chosen, and then there is none."""
    page = visitor.open()
    no_guide(page)
    page.click("[data-test=local]")
    page.locator("[data-test=play-welcome-to]").wait_for()
    wait_until_kept(page)
    visitor.server.stop()
    return page


def test_a_game_begins_and_goes_on_without_a_network(traveller: Visitor) -> None:
    page = take_off(traveller)
    page.reload()
    expect(page.locator("[data-test=here]")).to_be_visible()
    page.click("[data-test=play-welcome-to]")
    wait_for_turn(page)
    play_turn(page, random.Random(1))
    wait_for_turn(page)
    picked = next(token for token in tokens(page) if token.startswith("pick:"))
    page.locator(f'[data-test=board] [data-token="{picked}"]').first.click()
    page.wait_for_selector('[data-test=board] [data-token^="write:"]')
    before = where(page)
    page.reload()  # the aeroplane's screen went dark
    page.wait_for_selector('[data-test=board] [data-token^="write:"]')
    assert where(page) == before
    # A second window would write over the first one's games.
    other = traveller.new_page()
    other.goto(page.url)
    expect(other.locator("[data-test=local-trouble]")).to_have_text(say("error-local-elsewhere"))
    page.close()
    other.wait_for_selector('[data-test=board] [data-token^="write:"]')
    expect(other.locator("[data-test=local-trouble]")).to_have_count(0)


def test_paper_and_the_deck_without_a_network(traveller: Visitor, tmp_path: Path) -> None:
    """Printing, the check, the editor and the dealer, one after the other: the rules start once."""
    page = take_off(traveller)
    page.click("[data-test=to-print]")
    drawn(page, say("wt-street-3"), 1)
    page.click("[data-test=print-new-las-vegas]")
    page.click("[data-test=part-all]")
    page.select_option("[data-test=print-language]", "de")
    drawn(page, "Schuldscheine", 4)
    with page.expect_download() as coming:
        page.click("[data-test=pdf]")
    kept = tmp_path / "kept.pdf"
    coming.value.save_as(kept)
    assert kept.read_bytes() == print_pdf({"game": "new-las-vegas", "part": "all", "language": "de"})
    assert sizes(page.pdf(prefer_css_page_size=True)) == sizes(kept)
    page.go_back()
    page.click("[data-test=to-check]")
    expect(page.locator("[data-test=possible]")).to_be_visible()
    for number, house in ((3, "1.1"), (4, "1.2"), (2, "1.3")):
        write(page, number, house)
    expect(page.locator("[data-test=problems] li").first).to_contain_text("2 in house 1.3 stands after 4")
    page.go_back()
    page.click("[data-test=to-own]")
    page.click("[data-test=own-welcome-to]")
    expect(page.locator("[data-test=own-drawn] svg")).to_be_visible()
    page.click("[data-test=length-0]")
    expect(page.locator('[data-test="house-1.11"]')).to_be_visible()
    expect(page.locator("[data-test=own-state]")).to_have_text(say("ui-own-fine"))
    with page.expect_download() as coming:
        page.click("[data-test=own-save]")
    coming.value.save_as(tmp_path / "mine.json")
    assert '"houses": 11' in (tmp_path / "mine.json").read_text(encoding="utf-8")
    page.go_back()
    page.click("[data-test=to-dealer]")
    page.click("[data-test=deal-welcome-to]")
    page.locator('[data-test=dealer][data-turn="1"]').wait_for()


@pytest.mark.long
@pytest.mark.parametrize("game", list(PLAYS))
def test_a_whole_game_without_a_network(traveller: Visitor, game: str) -> None:
    page = take_off(traveller)
    page.click(f"[data-test=play-{game}]")
    wait_for_turn(page)
    PLAYS[game](page, random.Random(3))
    page.reload()
    wait_for_turn(page)
    assert play_to_the_end(page, PLAYS[game], 4) > 4
    page.reload()
    page.locator("[data-test=ending]").wait_for()
    assert over(page)


def test_a_game_goes_to_the_server_and_a_broken_or_full_browser_says_so(traveller: Visitor) -> None:
    page = traveller.open()
    no_guide(page)
    page.click("[data-test=local]")
    page.click("[data-test=play-welcome-to]")
    wait_for_turn(page)
    # No room for what comes next; the game goes on.
    full = "IDBObjectStore.prototype.put = () => { throw new DOMException('', 'QuotaExceededError') }"
    worker = page.workers[0]
    worker.evaluate(f"() => {{ self.putsReally = IDBObjectStore.prototype.put; {full} }}")
    play_turn(page, random.Random(1))
    expect(page.locator("[data-test=local-trouble]")).to_have_text(say("error-local-full"))
    wait_for_turn(page)
    worker.evaluate("() => { IDBObjectStore.prototype.put = self.putsReally }")
    play_turn(page, random.Random(2))
    expect(page.locator("[data-test=local-trouble]")).to_have_count(0)
    wait_for_turn(page)
    before = where(page)
    open_drawer(page)
    page.get_by_text(say("ui-table-menu"), exact=True).click()
    page.click("[data-test=local-send]")
    page.wait_for_url("**/record/*")
    assert "~" not in page.url
    page.locator("[data-test=replay], [data-test=board]").first.wait_for()
    # Something unreadable among the games of this browser: said once, and the others are there.
    page.evaluate(
        """() => new Promise(done => {
            const opening = indexedDB.open('boulevard');
            opening.onsuccess = () => {
                const writing = opening.result.transaction('kept', 'readwrite');
                writing.objectStore('kept').put('{', '~broken');
                writing.oncomplete = () => { opening.result.close(); done(); };
            };
        })"""
    )
    page.goto(traveller.server.address)
    page.locator("[data-test=running]").wait_for()
    expect(page.locator("[data-test=local-trouble]")).to_have_text(say("error-local-broken"))
    page.locator("[data-test=running]").click()
    wait_for_turn(page)
    assert where(page) == before  # all of it was kept in the end


def test_a_page_of_before_is_told_that_the_house_was_renewed(visitor: Visitor) -> None:
    page = visitor.open()
    page.route(
        "**/offline/files.json", lambda route: route.fulfill(json={"version": "x", "build": "y", "files": []})
    )
    page.click("[data-test=local]")
    expect(page.locator("[data-test=local-trouble]")).to_contain_text(say("error-local-old"))
    page.unroute("**/offline/files.json")


@contextlib.contextmanager
def web_space(folder: Path) -> Iterator[str]:
    """A file server, and nothing else."""

    class Files(http.server.SimpleHTTPRequestHandler):
        def log_message(self, format: str, *args: object) -> None:
            pass

    files = http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder)))
    threading.Thread(target=files.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{files.server_address[1]}"
    finally:
        files.shutdown()
        files.server_close()


def test_a_site_of_files_under_any_path(browser: Browser, tmp_path: Path) -> None:
    write_site(tmp_path / "games" / "town")
    troubles: list[str] = []
    missing: list[str] = []
    with web_space(tmp_path) as address:
        context = browser.new_context(locale="en-GB", reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("response", lambda answer: missing.extend([] if answer.ok else [answer.url]))
        page.goto(f"{address}/games/town/")
        no_guide(page)
        expect(page.locator("[data-test=local-loading]")).to_be_visible()
        page.click("[data-test=play-welcome-to]")
        wait_for_turn(page)
        play_turn(page, random.Random(1))
        wait_for_turn(page)
        assert page.url.startswith(f"{address}/games/town/#/table/~")
        before = where(page)
        page.reload()
        wait_for_turn(page)
        assert where(page) == before
        # Friends around one device.
        page.goto(f"{address}/games/town/#/new/welcome-to")
        expect(page.locator("[data-test=listed]")).to_have_count(0)
        page.click("[data-test=create]")
        page.click("[data-test=start]")
        wait_for_turn(page)
        page.goto(f"{address}/games/town/#/rules/welcome-to")
        page.get_by_role("heading", level=1).wait_for()
        page.goto(f"{address}/games/town/#/print/welcome-to")
        drawn(page, say("wt-street-3"), 1)
        wait_until_kept(page)
        context.close()
    assert troubles == []
    assert [url for url in missing if "/words/" not in url] == []
