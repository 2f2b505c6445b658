"""Lords of Vegas in a real browser: a whole game, deals, several people at one device, phones."""

import random
import re

import pytest
from playwright.sync_api import Browser, expect

from boulevard.words import say

from .conftest import NARROW, Server, Visitor
from .hands import (
    click,
    confirm,
    new_table,
    no_guide,
    play_to_the_end,
    play_turn_of_lords,
    table_of,
    tokens,
    view_of,
    wait_for_turn,
)


def test_a_whole_game_against_a_bot(visitor: Visitor) -> None:
    page = visitor.open()
    page.click("[data-test=play-lords-of-vegas]")
    wait_for_turn(page)
    expect(page.locator("[data-test=guide]")).to_be_visible()
    page.get_by_role("button", name="No more hints").click()
    turns = play_to_the_end(page, play_turn_of_lords, 4)
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


def test_two_people_at_one_device_take_turns(visitor: Visitor) -> None:
    page = visitor.open()
    no_guide(page)
    visitor.open(new_table(page, "lords-of-vegas", here=2))
    wait_for_turn(page)
    seats = page.get_by_role("group", name=say("ui-hot-seat", "en"))
    acting: list[str] = []
    for _ in range(6):
        # Both may offer deals at any time, but the page belongs to the one whose turn it is.
        active = table_of(page)["waiting"][0]
        pressed = seats.locator("[aria-pressed=true]")
        expect(pressed).to_have_text(["Ann", "Guest 2"][active])
        expect(page.locator(f'[data-seat="{active + 1}"] .you')).to_be_visible()
        acting.append(pressed.inner_text())
        while tokens(page):  # a lot or a die is asked for first
            click(page, tokens(page)[0])
        confirm(page)
        page.wait_for_function(
            "before => document.querySelector('.seats [aria-pressed=true]').innerText.trim() !== before",
            arg=acting[-1],
        )
    assert set(acting) == {"Ann", "Guest 2"}
    # Whoever wants to may look from the other seat, and stays there.
    other = seats.locator("[aria-pressed=false]")
    name = other.inner_text()
    other.click()
    expect(seats.locator("[aria-pressed=true]")).to_have_text(name)


def test_the_button_says_that_it_ends_the_turn(visitor: Visitor) -> None:
    page = visitor.open()
    no_guide(page)
    visitor.open(new_table(page, "lords-of-vegas", here=2))
    wait_for_turn(page)
    expect(page.locator("[data-test=confirm]")).to_have_text("End the turn")
    page.select_option("[data-test=language]", "de")
    expect(page.locator("[data-test=confirm]")).to_have_text("Den Zug beenden")
    page.select_option("[data-test=language]", "en")
    visitor.open(new_table(page, "welcome-to"))
    wait_for_turn(page)
    for kind in ("pick:", "write:"):
        click(page, next(token for token in tokens(page) if token.startswith(kind)))
    expect(page.locator("[data-test=confirm]")).to_have_text("Confirm")


def test_an_idea_of_the_guide_is_read_when_a_step_is_taken(visitor: Visitor) -> None:
    page = visitor.open()
    visitor.open(new_table(page, "lords-of-vegas", here=2))
    wait_for_turn(page)
    guide = page.locator("[data-test=guide] p")
    first = guide.inner_text()
    assert "lords-of-vegas-strip" not in page.evaluate("localStorage.getItem('boulevard-ideas') ?? ''")
    while tokens(page):
        click(page, tokens(page)[0])
    confirm(page)
    expect(guide).not_to_have_text(first)
    assert "lords-of-vegas-strip" in page.evaluate("localStorage.getItem('boulevard-ideas') ?? ''")
    page.reload()  # remembered
    expect(guide).not_to_have_text(first)


LONG = "Maximiliane Bartholomea von Hohenfels"


@pytest.mark.parametrize(("width", "height"), [(360, 740), (768, 1024), (1280, 860)])
def test_long_names_are_whole_and_the_actions_in_sight(
    browser: Browser, server: Server, width: int, height: int
) -> None:
    visitor = Visitor(browser, server, width, height)
    page = visitor.open()
    no_guide(page)
    visitor.open(new_table(page, "lords-of-vegas", bots=3, name=LONG))
    chance = random.Random(2)
    for language in ("en", "de"):
        wait_for_turn(page)
        page.select_option("[data-test=language]", language)
        for _ in range(20):  # until there is something to pay for
            wait_for_turn(page)
            if page.locator("[data-verb]").count() and not tokens(page):
                break
            play_turn_of_lords(page, chance, most=0)
        assert page.evaluate(NARROW)
        card = page.locator('[data-seat="1"]')
        expect(card).to_contain_text(LONG)
        cut = card.locator(".name").evaluate("one => one.scrollWidth > one.clientWidth")
        assert not cut
        page.evaluate("scrollTo(0, 0)")
        bar = page.locator(".bar").bounding_box()
        assert bar is not None
        for verb in page.locator("[data-verb]").all():
            box = verb.bounding_box()
            assert box is not None
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= bar["y"]
    if width < 400:  # the deal table is one touch away, and so is the way back
        page.get_by_role("button", name="Handel").click()
        page.get_by_role("button", name="Aktionen").click()
        expect(page.locator("[data-verb]").first).to_be_visible()
    assert visitor.troubles == []
    visitor.context.close()


def test_news_are_told_once_whatever_the_pointer_does(browser: Browser, server: Server) -> None:
    visitor = Visitor(browser, server, motion=True)
    page = visitor.open()
    no_guide(page)
    page.reload()
    page.click("[data-test=play-lords-of-vegas]")
    wait_for_turn(page)
    page.evaluate(
        """() => {
            window.told = [];
            new MutationObserver(() => {
                const text = document.querySelector('.caption > span:not(.thrown)')?.textContent ?? null;
                if (text !== null && text !== window.told.at(-1)) window.told.push(text);
            }).observe(
                document.querySelector('.telling'), {subtree: true, childList: true, characterData: true}
            );
        }"""
    )
    caption = page.locator(".caption")
    confirm(page)
    caption.wait_for()
    lines = page.locator("[data-test=log] [data-place], [data-test=log] button")
    for number in range(min(6, lines.count())):
        lines.nth(number).hover()  # points at places on the board, which changes what the board is given
    page.mouse.move(5, 5)
    expect(caption).to_have_count(0, timeout=60_000)
    drawn = [text for text in page.evaluate("window.told") if " draws " in text]
    assert drawn
    assert len(drawn) == len(set(drawn))  # every card comes once
    visitor.context.close()


def test_a_replay_moves_step_by_step_and_not_when_leafed_through(browser: Browser, server: Server) -> None:
    visitor = Visitor(browser, server, motion=True)
    page = visitor.open()
    no_guide(page)
    path = new_table(page, "lords-of-vegas", here=2)
    visitor.open(path)
    wait_for_turn(page)
    for _ in range(4):
        while tokens(page):
            click(page, tokens(page)[0])
        confirm(page)
        wait_for_turn(page)
    visitor.open(path + "/replay")
    slider = page.locator("[data-test=slider]")
    on = page.get_by_role("button", name=say("ui-replay-on", "en"))
    told = page.locator(".caption")
    on.click()
    told.wait_for()
    # A jump, or several steps at once, show where things stand without telling how they came about.
    slider.fill("3")
    expect(told).to_have_count(0)
    page.wait_for_timeout(500)
    on.click()
    told.wait_for()
    on.evaluate("button => { button.click(); }")
    on.evaluate("button => { for (let i = 0; i < 3; i++) button.click(); }")
    expect(told).to_have_count(0)
    expect(page.locator(".at")).to_have_text(re.compile(r"^8 /"))
    assert visitor.troubles == []
    visitor.context.close()
