"""The device is the sheet, the cards are real: somebody taps what came up."""

import random

from playwright.sync_api import Page, expect

from boulevard.match import read_record
from boulevard.words import say

from .conftest import NARROW, Server, Visitor
from .hands import at, click, confirm, no_guide, play_turn, view_of
from .test_offline import PATIENCE, _files, take_off, traveller

__all__ = ["_files", "traveller"]
PLANS = ("plan:estates-44", "plan:estates-36", "plan:estates-34")
FIRST = ("8-park", "9-pool", "10-temp", "5-surveyor", "6-bis", "7-estate")
KEPT_TEXTS = """() => new Promise((done) => {
    const asked = indexedDB.open('boulevard');
    asked.onsuccess = () => {
        const found = asked.result.transaction('kept').objectStore('kept').getAll();
        found.onsuccess = () => done(found.result.join());
    };
})"""
FITS = "document.documentElement.scrollHeight <= innerHeight"


def told(page: Page) -> list[str]:
    """What can be tapped."""
    page.locator("[data-tell]").first.wait_for()
    found: list[str] = page.locator("[data-tell]").evaluate_all("all => all.map(one => one.dataset.tell)")
    return found


def tell(page: Page, *tokens: str) -> None:
    for token in tokens:
        before = at(page)
        page.locator(f'[data-tell="{token}"]:not(:disabled)').click()
        page.wait_for_function(
            "before => document.querySelector('[data-test=board]').dataset.at !== before", arg=before
        )


def set_sheets(page: Page, game: str) -> None:
    """From the page of the real table: two sheets on this device."""
    page.click("[data-test=to-companion]")
    page.click(f"[data-test=sheet-{game}]")
    expect(page.locator("[data-test=cards-real]")).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)
    page.click("[data-test=create]")
    page.click("[data-test=start]")
    page.locator("[data-test=telling]").wait_for()


def test_a_sheet_with_typed_cards_without_a_network(traveller: Visitor) -> None:
    page = take_off(traveller)
    page.evaluate("localStorage.setItem('boulevard-handover', 'false')")
    page.goto(traveller.server.address + "/")
    set_sheets(page, "welcome-to")
    assert all(token.startswith("plan:") for token in told(page))
    tell(page, *PLANS)
    assert len(told(page)) == 66
    for width, height in ((1024, 768), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(NARROW)
        assert page.evaluate(FITS)
        boxes = page.locator("[data-tell]").evaluate_all(
            "all => all.map(one => one.getBoundingClientRect().toJSON())"
        )
        assert min(box["width"] for box in boxes) >= 40
        assert min(box["height"] for box in boxes) >= 34
        assert max(box["bottom"] for box in boxes) <= height
    # One tap a card; the wrong one is taken back.
    tell(page, *FIRST[:4], "8-pool")
    assert "8-pool" not in told(page)  # the box has one
    page.click("[data-test=undo]")
    page.locator('[data-tell="8-pool"]').wait_for()
    tell(page, *FIRST[4:])
    page.locator("[data-token='pick:A']").wait_for()
    chance = random.Random(4)
    click(page, "pick:A")
    assert page.locator("[data-token^='write:5@']").count() > 5  # only legal lots can be tapped
    page.reload()  # what was drafted is there after a restart, and so are the cards
    page.locator("[data-token^='write:5@']").first.wait_for()
    play_turn(page, chance)
    # Somebody has written; the misread card takes that along, and asks before.
    page.click("[data-test=untell]")
    expect(page.locator("[data-test=prompt]")).to_contain_text("taken back")
    page.click("[data-test=untell]")
    tell(page, "7-park")
    for _ in range(2):
        page.locator("[data-token='pick:A']").wait_for()
        play_turn(page, chance)
    page.locator("[data-test=telling]").wait_for()
    # Three taps a turn.
    tell(page, "1-park", "2-park", "3-pool")
    page.locator("[data-token='pick:A']").wait_for()
    assert "typed" in page.evaluate(KEPT_TEXTS)
    # The deck works without a network too.
    page.locator(f"a[aria-label='{say('ui-home')}']").click()
    page.click("[data-test=to-dealer]")
    page.click("[data-test=deal-welcome-to]")
    page.locator('[data-test=dealer][data-turn="1"]').wait_for()
    page.click("[data-test=flip-far]")  # from across the table
    page.locator('[data-test=dealer][data-turn="2"]').wait_for()
    page.click("[data-test=stage]")
    expect(page.locator(".says")).not_to_be_empty()  # a hall needs a network, and the page says so
    page.click("[data-test=flip]")
    page.locator('[data-test=dealer][data-turn="3"]').wait_for()


def test_everybody_has_a_sheet_and_one_types(browser: object, server: Server, visitor: Visitor) -> None:
    """A table of the server: the other phone sees the cards that this one types."""
    page = visitor.page
    visitor.open("/")
    no_guide(page)
    page.click("[data-test=to-companion]")
    page.click("[data-test=sheet-welcome-to]")
    page.click("[data-test=create]")
    page.wait_for_url("**/table/*")
    id = page.url.rsplit("/", 1)[1]
    invite = page.evaluate("id => fetch(`/api/tables/${id}`).then((a) => a.json()).then((t) => t.invite)", id)
    other = Visitor(browser, server)  # type: ignore[arg-type]
    try:
        friend = other.open(invite)
        no_guide(friend)
        friend.click("[data-test=sit]")
        page.click("[data-test=start]")
        tell(page, *PLANS, *FIRST[:5])
        friend.locator("[data-test=telling]").wait_for()
        tell(friend, FIRST[5])
        for one in (page, friend):
            one.locator("[data-token='pick:B']").wait_for()
        click(friend, "pick:B")
        friend.locator("[data-token^='write:6@']").first.wait_for()
        record = read_record(
            page.evaluate("id => fetch(`/api/tables/${id}/record`).then((a) => a.text())", id)
        )
        assert record.chance == "typed"
    finally:
        other.context.close()
    assert other.troubles == []


def test_what_depends_on_others_is_asked_for(visitor: Visitor) -> None:
    """One sheet here, two people with paper at the same table (WT-R82 to WT-R84)."""
    page = visitor.page
    visitor.open("/new/welcome-to/real")
    no_guide(page)
    page.select_option("[data-test=paper]", "2")
    page.click("[data-test=seat-1]")
    page.click("[data-test=seat-remove]")
    page.click("[data-test=create]")
    page.click("[data-test=start]")
    tell(page, *PLANS, *FIRST)
    play_turn(page, random.Random(1))
    page.locator("[data-test=on-paper]").wait_for()
    tell(page, "others:plan-2", "4-park")
    expect(page.locator("[data-test=on-paper]")).to_have_count(0)  # the card said that there was nothing more
    tell(page, "12-pool", "11-park")
    page.locator("[data-token='pick:A']").wait_for()
    assert [plan["approved"] for plan in view_of(page, 0)["plans"]] == [False, True, False]
    play_turn(page, random.Random(2))
    page.locator("[data-test=on-paper]").wait_for()
    tell(page, "others:end")
    for number, temps in ((1, 3), (2, 0)):
        asked = say("ui-tell-others-temps", player=number, count=2)
        expect(page.locator("[data-test=prompt]")).to_have_text(asked)
        tell(page, f"others:temps-{temps}")
    page.locator("[data-test=ending]").wait_for()


def test_in_the_expert_game_one_taps_the_own_hand(visitor: Visitor) -> None:
    """WT-R82: nobody may see all hands, so one sheet is here and the others have theirs with them."""
    page = visitor.open("/new/welcome-to/real")
    no_guide(page)
    page.get_by_label(say("option-welcome-to-expert").partition(":")[0]).check()
    page.click("[data-test=create]")
    expect(page.locator("[role=alert]")).to_have_text(say("error-chance-secret"))
    page.select_option("[data-test=paper]", "2")
    page.click("[data-test=create]")
    expect(page.locator("[role=alert]")).to_have_text(say("error-wt-expert-paper"))
    page.click("[data-test=seat-1]")
    page.click("[data-test=seat-remove]")
    page.click("[data-test=create]")
    page.click("[data-test=start]")
    tell(page, *PLANS)
    expect(page.locator("[data-test=prompt]")).to_have_text(say("ui-tell-hand"))
    tell(page, *FIRST[:3])
    click(page, "pick:AB")
    click(page, "write:8@1.3")
    confirm(page)
    page.locator("[data-test=on-paper]").wait_for()
    tell(page, FIRST[2], *FIRST[3:5])  # the card that was passed on has come round
    page.locator("[data-token='pick:AB']").wait_for()
    assert visitor.troubles == []


def test_real_dice_and_cards_on_the_strip(visitor: Visitor) -> None:
    page = visitor.page
    visitor.open("/new/lords-of-vegas/real")
    no_guide(page)
    page.click("[data-test=seat-1]")
    page.click("[data-test=seat-here]")
    page.keyboard.press("Escape")
    page.click("[data-test=create]")
    page.click("[data-test=start]")
    tell(page, "card:A1", "card:B1", "card:C1", "card:D1")
    tell(page, "die:3", "die:3", "die:1", "die:2")
    page.locator("[data-test=hand-over-ready]").click()
    confirm(page)
    assert "card:A1" not in told(page)
    tell(page, "card:B2")
    expect(page.locator("[data-test=board]")).to_contain_text("B2")
