"""A first game that teaches: a light on the thing itself, one action at a time, cards that are arranged."""

import pytest
from playwright.sync_api import Browser, Page, expect

from boulevard.words import say

from .conftest import Server, Visitor
from .hands import BOARD, click, confirm, legal_of, table_of, view_of, wait_for_turn

GUIDE = "[data-test=guide]"
LIT = """token => {
    const box = document.querySelector('[data-test=spotlight] .ring')?.getBoundingClientRect();
    const thing = document.querySelector(token)?.getBoundingClientRect();
    return box && thing && box.left <= thing.left && box.right >= thing.right
        && box.top <= thing.top && box.bottom >= thing.bottom;
}"""


def learn(visitor: Visitor, game: str) -> Page:
    page = visitor.open()
    page.click(f"[data-test=learn-{game}]")
    wait_for_turn(page)
    return page


def told(page: Page, key: str, game: str = "welcome-to") -> None:
    expect(page.locator(GUIDE)).to_contain_text(say(f"guide-{game}-{key}", "en"))


def test_the_first_turns_of_welcome_to_show_fence_estate_and_plan(browser: Browser, server: Server) -> None:
    visitor = Visitor(browser, server, 1366, 768)
    page = learn(visitor, "welcome-to")
    assert table_of(page)["origin"]["practice"] is True
    told(page, "lesson-win")  # the first sentence says how one wins
    expect(page.locator("[data-test=practice]")).to_have_text(say("ui-origin-practice", "en"))
    page.click("[data-test=guide-next]")
    lesson = [
        ("lesson-1-pick", "pick:C"),
        ("lesson-1-write", "write:1@1.1"),
        ("lesson-1-fence", "fence:1.1"),
        ("lesson-1-done", "done"),
        ("lesson-2-pick", "pick:C"),
        ("lesson-2-write", "write:6@2.5"),
        ("lesson-2-estate", "estate:1"),
        ("lesson-2-done", "done"),
        ("lesson-3-plan", ""),
        ("lesson-3-pick", "pick:B"),
        ("lesson-3-write", "write:7@1.2"),
        ("lesson-3-fence", "fence:1.2"),
        ("lesson-3-done", "done"),
    ]
    for key, token in lesson:
        told(page, key)
        spot = f'{BOARD} [data-token="{token}"]'
        if not token:
            page.wait_for_function(LIT, arg=".plans")
            page.click("[data-test=guide-next]")
        elif token == "done":
            page.wait_for_function(LIT, arg="[data-test=confirm]")
            confirm(page)
            page.wait_for_selector("[data-token^='pick:']")  # the bot has played, too
        else:
            page.wait_for_function(LIT, arg=spot)
            click(page, token)
    read = view_of(page, 0)["readings"]["sheets"][0]["estates"]
    assert [(one["first"], one["size"]) for one in read] == [(1, 1), (2, 1)]
    visitor.context.close()
    assert visitor.troubles == []


def test_whoever_goes_another_way_is_guided_all_the_same(browser: Browser, server: Server) -> None:
    visitor = Visitor(browser, server, 390, 844)
    page = learn(visitor, "welcome-to")
    click(page, "pick:A")
    told(page, "write")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    visitor.context.close()
    assert visitor.troubles == []


@pytest.mark.parametrize("game", ["new-las-vegas", "lords-of-vegas"])
def test_every_game_can_be_learned(visitor: Visitor, game: str) -> None:
    page = learn(visitor, game)
    assert table_of(page)["origin"]["practice"] is True
    expect(page.locator("[data-test=practice]")).to_have_text(say("ui-origin-practice", "en"))
    view = view_of(page, 0)
    if game == "new-las-vegas":
        assert view["options"]["introductory"] is True
        assert view["readings"]["cards"]["effects"][0].endswith("-construction")
    else:
        assert view["active"] == 0


def test_the_first_turns_on_the_strip_show_card_casino_and_boss(browser: Browser, server: Server) -> None:
    visitor = Visitor(browser, server, 1366, 768)
    page = learn(visitor, "lords-of-vegas")
    told(page, "lesson-win", "lords-of-vegas")
    page.click("[data-test=guide-next]")
    told(page, "lesson-turn", "lords-of-vegas")
    page.wait_for_function(LIT, arg='[data-token="turn-card"]')
    click(page, "turn-card")
    told(page, "lesson-build", "lords-of-vegas")
    menu = [token for token in legal_of(page, 0) if token.startswith("build:")]
    lot = page.evaluate(
        "lots => lots.find(lot => document.querySelector(`[data-lot=${lot}][data-glow]`))",
        [token.split(":")[1].split("=")[0] for token in menu],
    )
    page.locator(f'[data-lot="{lot}"]').click()
    click(page, next(token for token in menu if token.startswith(f"build:{lot}=")))
    told(page, "lesson-boss", "lords-of-vegas")
    page.wait_for_function(LIT, arg="[data-test=confirm]")
    confirm(page)
    wait_for_turn(page)
    told(page, "lesson-next", "lords-of-vegas")
    visitor.context.close()
    assert visitor.troubles == []


def test_alone_new_las_vegas_is_met_through_its_introduction(visitor: Visitor) -> None:
    page = visitor.open()
    page.click("[data-test=solo-new-las-vegas]")
    wait_for_turn(page)
    assert view_of(page, 0)["options"]["introductory"] is True
    visitor.open()
    page.click("[data-test=solo-new-las-vegas]")
    wait_for_turn(page)
    assert view_of(page, 0)["options"]["introductory"] is False
