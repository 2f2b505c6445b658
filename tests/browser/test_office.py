"""The office of administrators, the door of a closed club, and a server in a folder of an address."""

import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from boulevard.server.admin import admin_order
from boulevard.words import LANGUAGES, say

from .conftest import NARROW, Server, Visitor
from .hands import no_guide, play_turn, wait_for_turn
from .test_lobby import small_targets
from .test_pages import AXE, scan

SECRET = "a better secret 7"
FOLDER = "/club/games"


@pytest.fixture(scope="module")
def office_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With an administrator, and somebody's table."""
    server = Server(tmp_path_factory.mktemp("office"), look_every="0.05")
    server.start()
    with httpx.Client(base_url=server.address) as boss:
        boss.post("/api/me", json={"name": "Boss"})
        boss.post("/api/me/account", json={"account": "boss", "password": SECRET})
        boss.post("/api/tables", json={"game": "lords-of-vegas", "seats": 3})
    admin_order("boss", data_dir=str(server.folder), administrator=True)
    yield server
    server.stop()


def come(browser: Browser, server: Server, name: str) -> Visitor:
    """Somebody with a name, on their page."""
    visitor = Visitor(browser, server)
    page = visitor.open("/me")
    page.get_by_label(say("ui-your-name")).fill(name)
    page.get_by_role("button", name=say("ui-save"), exact=True).first.click()
    expect(page.get_by_text(say("ui-done"))).to_be_visible()
    return visitor


def administrator(browser: Browser, server: Server, width: int = 1280, height: int = 900) -> Visitor:
    boss = Visitor(browser, server, width, height)
    page = boss.open("/me")
    page.get_by_label(say("ui-account-name")).fill("boss")
    page.get_by_label(say("ui-password")).fill(SECRET)
    page.get_by_role("button", name=say("ui-login"), exact=True).click()
    page.click("[data-test=to-office]")
    page.locator("[data-test=announcement]").wait_for()
    return boss


def table_of(visitor: Visitor) -> Page:
    page = visitor.open("/")
    page.click("[data-test=play-welcome-to]")
    no_guide(page)
    wait_for_turn(page)
    return page


def test_an_evening_at_the_office(browser: Browser, office_server: Server) -> None:
    boss, ann = administrator(browser, office_server), come(browser, office_server, "Ann")
    office, table = boss.page, table_of(ann)
    # Said to everybody: it passes over a table that is open.
    office.fill("[data-test=announcement]", "Soup at eight.")
    office.click("[data-test=announce]")
    expect(table.locator("[data-test=news]")).to_contain_text("Soup at eight.")
    table.locator("[data-test=news] button").click()
    expect(table.locator("[data-test=news]")).to_have_count(0)
    # Words that nobody should read.
    table.evaluate(
        """async () => fetch(`/api/tables/${location.pathname.split('/')[2]}/chat`, {method: 'POST',
            headers: {'Content-Type': 'application/json'}, body: JSON.stringify({text: 'an ugly word'})})"""
    )
    office.click("[data-test=to-tables]")
    office.locator("[data-test=office-table]").first.locator("[data-test=talk]").click()
    expect(office.locator("[data-test=line]")).to_contain_text("an ugly word")
    office.locator("[data-test=unsay]").click()
    expect(office.locator("[data-test=line]")).to_have_count(0)
    # Somebody is shut out, with the second tap.
    office.get_by_role("button", name=say("ui-office-people")).click()
    office.fill("[data-test=find-person]", "ann")
    person = office.locator("[data-test=person]")
    expect(person).to_have_count(1)
    person.locator("[data-test=mute]").click()
    expect(person).to_contain_text(say("ui-office-is-muted"))
    person.locator("[data-test=ban]").click()
    expect(person.locator("[data-test=ban]")).to_contain_text(say("ui-office-sure"))
    person.locator("[data-test=ban]").click()
    expect(person).to_contain_text(say("ui-office-is-banned"))
    office.click("[data-test=copy]")
    expect(office.locator(".copy")).not_to_contain_text(say("ui-office-no-copy"))
    assert len(list((office_server.folder / "backups").glob("*.sqlite"))) == 1
    # The door is closed: newcomers say the code.
    office.fill("[data-test=club-code]", "Villa Rosa")
    office.click("[data-test=close-door]")
    expect(office.get_by_text(say("ui-office-closed"), exact=True)).to_be_visible()
    cleo = Visitor(browser, office_server)
    page = cleo.open("/")
    page.click("[data-test=play-welcome-to]")
    for code in ("rosa", "villa rosa"):
        page.fill("[data-test=club-say]", code)
        page.click("[data-test=club-enter]")
        if code == "rosa":
            expect(page.get_by_text(say("ui-club-wrong"))).to_be_visible()
    no_guide(page)
    wait_for_turn(page)
    office.click("[data-test=open-door]")
    expect(office.get_by_text(say("ui-office-open"), exact=True)).to_be_visible()
    for visitor in (boss, ann, cleo):
        assert visitor.troubles == []
        visitor.context.close()


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1024, 768), (390, 844)])
def test_the_office_fits_every_size_and_language(
    browser: Browser, office_server: Server, width: int, height: int
) -> None:
    visitor = administrator(browser, office_server, width, height)
    page = visitor.page
    for language in LANGUAGES:
        page.evaluate(f"localStorage.setItem('boulevard-language', '{language}')")
        page.goto(office_server.address + "/admin")
        for room in ("person", "office-table"):
            page.locator(f"[data-test={room}]").first.wait_for()
            assert page.evaluate(NARROW), (language, room)
            if language == "en":
                page.evaluate(AXE.read_text())
                assert scan(page) == []
                assert small_targets(page) == []
            page.click("[data-test=to-tables]")
    assert visitor.troubles == []
    visitor.context.close()


def test_a_stranger_sees_nothing_of_the_office(browser: Browser, office_server: Server) -> None:
    visitor = come(browser, office_server, "Dan")
    page = visitor.open("/admin")
    expect(page.get_by_text(say("error-server-not-administrator"))).to_be_visible()
    visitor.context.close()


def test_a_whole_turn_in_a_folder_of_an_address(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path, root_path=FOLDER)
    server.start()
    visitor = Visitor(browser, server)
    asked: list[str] = []
    visitor.context.on("request", lambda request: asked.append(request.url))
    try:
        page = visitor.open(FOLDER + "/")
        page.on("websocket", lambda socket: asked.append(socket.url))
        page.click("[data-test=play-welcome-to]")
        no_guide(page)
        wait_for_turn(page)
        assert f"{FOLDER}/table/" in page.url
        play_turn(page, random.Random(1))
        page.reload()
        wait_for_turn(page)
        # A link that is opened in another tab leads there too.
        page.goto(server.address + FOLDER)
        link = page.locator("[data-test=running]").first
        assert (link.get_attribute("href") or "").startswith(FOLDER + "/table/")
        link.click()
        wait_for_turn(page)
        page.go_back()
        page.locator("[data-test=play-welcome-to]").wait_for()
        assert any("/live" in url for url in asked)
        for url in asked:
            assert FOLDER + "/" in url or url.endswith(FOLDER), url
    finally:
        visitor.context.close()
        server.stop()
    assert visitor.troubles == []
