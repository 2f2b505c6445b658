"""The pages around the games: languages, sizes, accessibility, dead ends, lost connections."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from boulevard.words import LANGUAGES, say

from .conftest import NARROW, ROOT, Server, Visitor
from .hands import (
    BOARD,
    click,
    no_guide,
    play_turn,
    play_turn_of_lords,
    play_turn_of_new_las_vegas,
    speak,
    tokens,
    wait_for_turn,
)

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def table_of_mine(page: Page, mode: str = "play") -> str:
    page.click(f"[data-test={mode}-welcome-to]")
    wait_for_turn(page)
    return page.url.rpartition("/")[2]


def test_four_languages_at_any_time(visitor: Visitor) -> None:
    page = visitor.open()
    no_guide(page)
    for language in LANGUAGES:
        speak(page, language)
        expect(page.locator("h1")).to_have_text(say("ui-home-title", language))
        assert page.locator("html").get_attribute("lang") == language
    table_of_mine(page)
    for language in ("en", "de", "fr", "it"):
        speak(page, language)
        expect(page.locator("[data-test=prompt]")).to_have_text(say("ui-wt-prompt-pick", language))
    page.reload()  # remembered
    expect(page.locator("[data-test=prompt]")).to_have_text(say("ui-wt-prompt-pick", "it"))


def test_the_interface_is_described_without_any_other_host(visitor: Visitor) -> None:
    page = visitor.open("/docs")  # a visitor who asks another host fails
    expect(page.get_by_text("/api/tables/{table_id}/live?since=SEQ")).to_be_visible()
    described = page.evaluate("fetch('/openapi.json').then(answer => answer.json())")
    expect(page.locator(".opblock")).to_have_count(sum(len(path) for path in described["paths"].values()))
    expect(page.get_by_text("SocketMessage", exact=True).first).to_be_visible()
    page.locator(".opblock-summary", has_text="/api/games").first.click()
    page.get_by_role("button", name="Try it out").click()
    page.get_by_role("button", name="Execute").click()
    expect(page.locator(".live-responses-table .response .response-col_status")).to_have_text("200")


def test_no_text_is_a_bare_key(visitor: Visitor) -> None:
    page = visitor.open()
    for path in ("/", "/me", "/new/welcome-to", "/rules/welcome-to", "/nowhere"):
        page = visitor.open(path)
        page.wait_for_load_state("networkidle")
        text = page.locator("body").inner_text()
        assert "ui-" not in text
        assert "option-" not in text


def test_a_phone_never_scrolls_sideways(browser: Browser, server: Server) -> None:
    visitor = Visitor(browser, server, 360, 740)
    page = visitor.open()
    for language in LANGUAGES:
        speak(page, language)
        page.wait_for_timeout(150)
        assert page.evaluate(NARROW), language
    table_of_mine(page)
    assert page.evaluate(NARROW)
    for kind in ("pick:", "write:"):
        click(page, next(token for token in tokens(page) if token.startswith(kind)))
        assert page.evaluate(NARROW)
    for path in ("/me", "/new/welcome-to", "/rules/welcome-to", "/nowhere"):
        visitor.open(path)
        page.wait_for_load_state("networkidle")
        assert page.evaluate(NARROW), path
    assert visitor.troubles == []
    visitor.context.close()


def scan(page: Page) -> list[str]:
    result: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for one in result["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:3]
    ]


PLAY = {
    "welcome-to": play_turn,
    "new-las-vegas": play_turn_of_new_las_vegas,
    "lords-of-vegas": play_turn_of_lords,
}


def moments(page: Page, game: str) -> Iterator[str]:
    """A table of the game, moment after moment, as far as it shows what a board can look like."""
    page.click(f"[data-test=play-{game}]")
    wait_for_turn(page)
    yield "first"
    if game == "lords-of-vegas":
        page.locator(f"{BOARD} [data-lot=A1]").click()
        yield "lot"
        page.get_by_role("button", name="Close", exact=True).click()
        page.get_by_role("button", name="Deals").click()
        yield "deals"
        page.get_by_role("button", name="Actions").click()
    chance = random.Random(9)
    for turn in range(4):
        PLAY[game](page, chance)
        wait_for_turn(page)
        yield f"turn {turn + 2}"
    for kind in ("pick:", "write:", "open:"):
        found = [token for token in tokens(page) if token.startswith(kind)]
        if found:
            click(page, found[0])
            yield kind


@pytest.mark.parametrize("game", list(PLAY))
def test_no_table_scrolls_a_phone_sideways(browser: Browser, server: Server, game: str) -> None:
    visitor = Visitor(browser, server, 360, 740)
    page = visitor.open()
    for moment in moments(page, game):
        assert page.evaluate(NARROW), moment
    for language in ("de", "fr", "it"):
        speak(page, language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.evaluate(NARROW), language
    assert visitor.troubles == []
    visitor.context.close()


@pytest.mark.parametrize("game", ["new-las-vegas", "lords-of-vegas"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_accessibility_scan_of_tables(visitor: Visitor, theme: str, game: str) -> None:
    visitor.context.add_init_script(path=AXE)
    page = visitor.open()
    page.evaluate(f"localStorage.setItem('boulevard-theme', '\"{theme}\"')")
    page.reload()
    found = {moment: scan(page) for moment in moments(page, game)}
    assert {moment: troubles for moment, troubles in found.items() if troubles} == {}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_accessibility_scan(visitor: Visitor, theme: str) -> None:
    visitor.context.add_init_script(path=AXE)  # the pages themselves allow no foreign script
    page = visitor.open()
    page.evaluate(f"localStorage.setItem('boulevard-theme', '\"{theme}\"')")
    page.reload()
    page.locator("[data-test=play-welcome-to]").wait_for()
    assert scan(page) == []
    table_of_mine(page)
    assert scan(page) == []
    for kind in ("pick:", "write:"):
        click(page, next(token for token in tokens(page) if token.startswith(kind)))
        assert scan(page) == []
    page.get_by_role("button", name="Rules", exact=True).click()
    page.locator("dialog [data-rule]").first.wait_for()
    assert scan(page) == []
    for path in ("/new/welcome-to", "/me", "/nowhere"):
        visitor.open(path)
        page.locator("h1").wait_for()
        assert scan(page) == []


def test_rules_open_at_the_right_paragraph(visitor: Visitor) -> None:
    page = visitor.open()
    no_guide(page)
    table_of_mine(page)
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(page.locator("dialog .found")).to_be_in_viewport()
    expect(page.locator("dialog .found")).to_contain_text("WT-R12")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_dead_ends_say_what_happened(visitor: Visitor, browser: Browser, server: Server) -> None:
    page = visitor.page
    for path, kind in (
        ("/table/nothing-here", "table"),
        ("/join/no-such-code", "invite"),
        ("/back#stale", "link"),
        ("/record/none", "record"),
        ("/table/nothing-here/replay", "table"),
        ("/nowhere/at/all", "page"),
    ):
        visitor.open(path)
        trouble = page.locator(f"[data-problem={kind}]")
        expect(trouble).to_be_visible()
        expect(trouble.get_by_role("link", name="Home")).to_be_visible()
    # A full table.
    visitor.open()
    table_of_mine(page)
    invite = page.evaluate(
        "fetch('/api/tables/' + location.pathname.split('/')[2]).then(a => a.json()).then(t => t.invite)"
    )
    other = Visitor(browser, server)
    other.open(invite)
    expect(other.page.locator("[data-problem=full]")).to_be_visible()
    other.page.get_by_role("link", name="Watch").click()
    expect(other.page.get_by_text("You are watching this table.")).to_be_visible()
    other.context.close()
    # A browser that has forgotten who it is.
    visitor.context.clear_cookies()
    page.reload()
    expect(page.get_by_role("link", name="Is one of the seats yours?")).to_be_visible()


def test_a_personal_link_brings_the_seats_to_another_device(
    visitor: Visitor, browser: Browser, server: Server
) -> None:
    page = visitor.open()
    table = table_of_mine(page)
    visitor.open("/me")
    page.get_by_role("button", name="Show the link").click()
    link = page.locator("[data-test=link]").input_value()
    other = Visitor(browser, server)
    other.page.goto(link)
    expect(other.page.get_by_role("heading", level=1)).to_contain_text("Welcome back")
    other.open(f"/table/{table}")
    wait_for_turn(other.page)
    assert tokens(other.page)
    other.context.close()


def test_a_draft_survives_the_server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> None:
    server = Server(tmp_path_factory.mktemp("restarted"))
    server.start()
    try:
        visitor = Visitor(browser, server)
        page = visitor.open()
        no_guide(page)
        table_of_mine(page)
        click(page, next(token for token in tokens(page) if token.startswith("pick:")))
        token = next(token for token in tokens(page) if token.startswith("write:"))
        server.stop()
        expect(page.locator("[data-test=offline]")).to_be_visible()
        page.locator(f'[data-token="{token}"]').click()  # kept, and sent later
        expect(page.locator("[data-test=offline]")).to_contain_text("kept")
        server.start()
        expect(page.locator("[data-test=offline]")).to_have_count(0)
        expect(page.locator("[data-test=confirm]")).to_be_enabled()
        assert token in (page.locator("[data-test=board]").get_attribute("data-at") or "")
        page.click("[data-test=confirm]")
        page.wait_for_selector("[data-token^='pick:']")
        visitor.context.close()
        assert visitor.troubles == []
    finally:
        server.stop()


def test_the_first_load_is_small(visitor: Visitor) -> None:
    page = visitor.page
    sizes: list[int] = []
    page.on("response", lambda response: sizes.append(response.request.sizes()["responseBodySize"]))
    visitor.open()
    page.locator("[data-test=play-welcome-to]").wait_for()
    page.wait_for_load_state("networkidle")
    home = sum(sizes)
    table_of_mine(page)
    page.wait_for_load_state("networkidle")
    print(f"first load {home / 1000:.0f} kB, with a table {sum(sizes) / 1000:.0f} kB")
    assert sum(sizes) < 250_000


def test_a_person_changes_the_password_saves_a_copy_and_is_deleted(visitor: Visitor) -> None:
    page = visitor.open("/me")
    page.get_by_label("Account name").fill("Karla")
    page.get_by_label("Password").fill("correct horse battery")
    page.get_by_role("button", name="Create an account").click()
    page.locator("[data-test=old-password]").fill("correct horse battery")
    page.locator("[data-test=new-password]").fill("staple of horses")
    page.locator("[data-test=change-password]").click()
    expect(page.locator("[data-test=old-password]")).to_have_value("")
    with page.expect_download() as saved:
        page.locator("[data-test=export]").click()
    assert json.loads(saved.value.path().read_text())["me"]["account"] == "Karla"
    page.get_by_role("button", name="Sign out").click()
    expect(page.locator("[data-test=delete]")).to_have_count(0)
    page.get_by_label("Account name").fill("karla")
    page.get_by_label("Password").fill("staple of horses")
    page.get_by_role("button", name="Sign in").click()
    page.locator("[data-test=delete]").click()
    page.locator("[data-test=farewell]").fill("staple of horses")
    page.locator("[data-test=delete-sure]").click()
    expect(page.locator("[data-test=delete]")).to_have_count(0)
    assert page.evaluate("fetch('/api/me').then(answer => answer.json())") is None
