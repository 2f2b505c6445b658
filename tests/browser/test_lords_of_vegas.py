"""Lords of Vegas in a real browser: a whole game, and a deal between two people."""

import random
import re
from typing import Any

from playwright.sync_api import Browser, Page, expect

from .conftest import Server, Visitor
from .hands import click, no_guide, over, play_turn_of_lords, tokens, wait_for_turn


def table_of(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(
        "fetch('/api/tables/' + location.pathname.split('/')[2]).then(a => a.json())"
    )
    return found


def view_of(page: Page, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(
        f"fetch('/api/tables/' + location.pathname.split('/')[2] + '/view?seat={seat}')"
        ".then(a => a.json()).then(v => v.view)"
    )
    return found


def test_a_whole_game_against_a_bot(visitor: Visitor) -> None:
    page = visitor.open()
    page.click("[data-test=play-lords-of-vegas]")
    wait_for_turn(page)
    expect(page.locator("[data-test=guide]")).to_be_visible()
    page.get_by_role("button", name="No more hints").click()
    chance = random.Random(4)
    turns = 0
    while not over(page):
        play_turn_of_lords(page, chance)
        wait_for_turn(page)
        turns += 1
        assert turns < 60
    table = table_of(page)
    assert table["status"] == "over"
    assert turns > 5
    for score in table["result"]["scores"]:
        expect(page.locator("[data-test=ending] tfoot tr").first).to_contain_text(str(score["total"]))
    expect(page.locator("[data-test=log]")).to_contain_text("End of Game")


def test_a_deal_between_two_people(browser: Browser, visitor: Visitor, server: Server) -> None:
    ann = visitor.open("/new/lords-of-vegas")
    no_guide(ann)
    ann.get_by_label("Your name").fill("Ann")
    ann.click("[data-test=create]")
    guest = Visitor(browser, server)
    ben = guest.page
    ben.goto(ann.locator("[data-test=link]").input_value())
    no_guide(ben)
    ben.fill("[data-test=name]", "Ben")
    ben.click("[data-test=sit]")
    expect(ann.get_by_text("Ben", exact=True)).to_be_visible()
    ann.click("[data-test=start]")
    for page in (ann, ben):
        page.locator("[data-test=board] [data-lot]").first.wait_for()
    before = view_of(ann, 0)
    assert before["phase"] == "turn"
    purses = [player["money"] for player in before["players"]]
    lot = before["players"][1]["lots"][0]

    # Ann composes: a chip from her purse, a lot of his, by clicking it in the city.
    ann.get_by_role("button", name="Deals").click()
    sides = ann.locator("fieldset.side")
    sides.first.get_by_role("button", name="Add").first.click()
    ann.locator(f'[data-lot="{lot}"]').click()
    expect(sides.nth(1).locator("[aria-pressed=true]")).to_have_text(lot)
    offer = f"offer:2:give=$1;get={lot}"
    assert offer in tokens(ann)
    click(ann, offer)

    # Ben sees what he would give and get, and says yes.
    expect(ben.locator("[data-test=prompt]")).to_contain_text("Ann")
    click(ben, f"accept:1:give={lot};get=$1")

    for page in (ann, ben):
        expect(page.locator('[data-seat="1"] .money')).to_contain_text(f"{purses[0] - 1}")
        expect(page.locator('[data-seat="2"] .money')).to_contain_text(f"{purses[1] + 1}")
        expect(page.locator(f'[data-lot="{lot}"]')).to_have_attribute("aria-label", re.compile("Ann"))
        expect(page.locator("[data-test=log]")).to_contain_text(lot)
        assert not any(token.startswith("accept:") for token in tokens(page))
    guest.context.close()
    assert guest.troubles == []
