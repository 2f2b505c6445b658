"""The device as the deck of a table with paper sheets."""

import random

import pytest
from playwright.sync_api import Browser, Page, expect

from boulevard.server.site import pyodide_files
from boulevard.words import say

from .conftest import Server, Visitor
from .hands import no_guide, play_turn

PATIENCE = 120_000  # ms, as in test_offline.py


@pytest.fixture(autouse=True, scope="module")
def _files(browser: Browser) -> None:
    if not pyodide_files():
        pytest.skip("NOT TESTED: the dealer; these pages were built without Pyodide")


def shown(page: Page) -> list[str]:
    return page.locator(".near .pair").all_inner_texts()


def flip(page: Page, what: str, turn: int) -> None:
    page.click(f"[data-test={what}]")
    page.locator(f'[data-test=dealer][data-turn="{turn}"]').wait_for()


def keep_a_sheet(browser: Browser, server: Server, link: str, dealer: Page) -> None:
    """A phone with a sheet of its own: the dealer's cards come to it, from the first turn on."""
    other = Visitor(browser, server, 390, 844)
    other.context.set_default_timeout(PATIENCE)
    phone = other.open("/")
    no_guide(phone)
    phone.goto(link)
    phone.click("[data-test=follow-sheet]")
    chance = random.Random(3)
    for _ in range(3):  # the turns that were flipped before
        phone.locator("[data-token^='pick:']").first.wait_for()
        play_turn(phone, chance)
    expect(phone.locator("[data-test=prompt]")).to_have_text(say("ui-follow-next"))
    expect(phone.locator("[data-tell]")).to_have_count(1)  # nobody taps cards; only who ends the game is told
    flip(dealer, "flip", 4)
    phone.locator("[data-token^='pick:']").first.wait_for()
    numbers = phone.locator("[data-token^='pick:'] .big").all_text_contents()
    assert numbers == [text.split()[0] for text in shown(dealer)]
    flip(dealer, "flip-back", 3)
    expect(phone.locator("[data-test=prompt]")).to_have_text(say("ui-follow-next"))
    other.context.close()
    assert other.troubles == []


def test_in_the_expert_game_the_device_goes_round(visitor: Visitor) -> None:
    page = visitor.page
    page.set_viewport_size({"width": 1024, "height": 768})
    visitor.context.set_default_timeout(PATIENCE)
    visitor.open("/dealer")
    page.click("[data-test=expert-2]")
    hands: list[list[str]] = []
    for turn in (1, 2):
        for seat in (0, 1):
            expect(page.locator("[data-test=hand-over]")).to_contain_text(say("seat", seat=seat + 1))
            expect(page.locator(".pair")).to_have_count(0)  # nobody's cards lie open
            page.click("[data-test=hand-over-ready]")
            page.locator(f'[data-test=hand][data-seat="{seat}"]').wait_for()
            hands.append(page.locator(".pair .number strong").all_inner_texts())
            assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
            expect(page.locator("[data-test=passed]")).to_be_disabled()
            page.click("[data-test=spare-2]")
            page.click("[data-test=passed]")
        page.locator(f'[data-test=dealer][data-turn="{turn}"]').wait_for()
        page.click("[data-test=flip]")
    assert [len(hand) for hand in hands] == [3] * 4
    assert hands[2][0] == hands[1][2]  # the neighbour's third card
    assert hands[3][0] == hands[0][2]
    expect(page.locator("[data-test=hand-over]")).to_be_visible()
    assert visitor.troubles == []


def test_the_device_deals_for_paper_sheets(browser: Browser, server: Server, visitor: Visitor) -> None:
    page = visitor.page
    page.set_viewport_size({"width": 1024, "height": 768})
    visitor.context.set_default_timeout(PATIENCE)
    visitor.open("/")
    page.click("[data-test=to-dealer]")
    page.click("[data-test=deal-welcome-to]")
    page.locator('[data-test=dealer][data-turn="1"]').wait_for()
    first = shown(page)
    assert len(first) == 3
    assert page.locator(".far .pair").all_inner_texts() == first  # those across the table read the same
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    tall = page.locator(".near .number strong").first.bounding_box()
    assert tall is not None
    assert tall["height"] > 100  # readable from two metres
    for number in page.locator(".near .number").all():  # all of it
        assert number.evaluate("one => one.firstElementChild.offsetWidth <= one.clientWidth")
    flip(page, "flip", 2)
    second = shown(page)
    assert second != first
    page.click("[data-test=goal-1]")
    flip(page, "flip", 3)
    expect(page.locator("[data-test=goal-1]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-test=goal-1]")).to_be_disabled()
    flip(page, "flip-back", 2)
    assert shown(page) == second
    expect(page.locator("[data-test=goal-1]")).to_be_enabled()
    flip(page, "shuffle", 3)
    # A whole hall follows: the wall, and every phone that scans it.
    page.click("[data-test=stage]")
    link = page.locator("[data-test=hall] [data-test=qr]").get_attribute("data-text")
    assert link is not None
    phone = visitor.new_page()
    phone.set_viewport_size({"width": 390, "height": 844})
    phone.goto(link)
    phone.locator('[data-test=follow][data-turn="3"]').wait_for()
    flip(page, "flip", 4)
    phone.locator('[data-test=follow][data-turn="4"]').wait_for()
    assert phone.locator(".cards .pair").all_inner_texts() == shown(page)
    assert phone.locator("[data-test=qr]").count() == 0
    phone.set_viewport_size({"width": 1366, "height": 768})
    expect(phone.locator("[data-test=qr]")).to_have_attribute("data-text", link)
    assert phone.evaluate("document.documentElement.scrollHeight <= innerHeight")
    flip(page, "flip-back", 3)
    phone.locator('[data-test=follow][data-turn="3"]').wait_for()
    phone.close()  # a page behind another one is drawn once a second
    keep_a_sheet(browser, server, link, page)
    # Alone, against ACME.
    page.locator(".tools a").click()
    page.check("[data-test=dealer-solo]")
    page.click("[data-test=deal-new-las-vegas]")
    page.locator('[data-test=dealer][data-turn="1"]').wait_for()
    expect(page.locator("[data-test=flip]")).to_be_disabled()
    page.click("[data-test=spare-1]")
    flip(page, "flip", 2)
    score = say("ui-dealer-acme", cards=1, total=0).partition("0")[0]
    expect(page.locator(".says")).to_contain_text(score)
    # Lords of Vegas: cards and who turns them, dice, and what is paid for what is on the real board.
    page.locator(".tools a").click()
    page.click("[data-test=strip-2]")
    page.click("[data-test=deal-lords-of-vegas]")
    page.locator('[data-test=dealer][data-turn="0"]').wait_for()
    assert page.locator(".seats li").count() == 2
    flip(page, "flip", 1)
    card = page.locator(".card strong").inner_text()
    paid = page.locator("[data-test=pays-1]")
    before = int(paid.inner_text().removeprefix("$"))
    assert before in (2, 3)  # two lots, three for whoever turned the card; no casino yet
    for _ in range(3):
        page.click("[data-test=pips-1]")
    page.click("[data-test=lots-1]")
    expect(paid).to_have_text(f"${before + 4}")
    page.click("[data-test=roll-2]")
    faces = page.locator("[data-test=die] svg").evaluate_all("all => all.map(one => +one.ariaLabel)")
    assert len(faces) == 2
    expect(page.locator("[data-test=sum]")).to_have_text(str(sum(faces)))
    for width, height in ((1024, 768), (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.querySelector('[data-test=dealer]').scrollHeight <= innerHeight")
    flip(page, "flip", 2)
    assert page.locator(".card strong").inner_text() != card
    flip(page, "flip-back", 1)
    expect(page.locator(".card strong")).to_have_text(card)
