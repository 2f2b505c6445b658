"""Lords of Vegas in a real browser: a whole game, deals, several people at one device, phones."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from boulevard.words import say

from .conftest import Server, Visitor
from .hands import (
    click,
    confirm,
    new_table,
    no_guide,
    open_drawer,
    play_to_the_end,
    play_turn_of_lords,
    speak,
    table_of,
    tokens,
    undo,
    view_of,
    wait_for_turn,
)


def test_a_whole_game_against_a_bot(visitor: Visitor) -> None:
    page = visitor.open()
    page.click("[data-test=play-lords-of-vegas]")
    wait_for_turn(page)
    expect(page.locator("[data-test=guide]")).to_be_visible()
    page.get_by_role("button", name="Hide the hints").click()
    turns = play_to_the_end(page, play_turn_of_lords, 4)
    table = table_of(page)
    assert table["status"] == "over"
    assert turns > 5
    for score in table["result"]["scores"]:
        expect(page.locator("[data-test=ending]")).to_contain_text(str(score["total"]))
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
    assert before["phase"] == "break"  # LOV-31: also before the first card
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
        expect(page.locator('[data-seat="0"] .money')).to_contain_text(f"{purses[0] - 1}")
        expect(page.locator('[data-seat="1"] .money')).to_contain_text(f"{purses[1] + 1}")
        expect(page.locator(f'[data-lot="{lot}"]')).to_have_attribute("aria-label", re.compile("Ann"))
        expect(page.locator("[data-test=log]")).to_contain_text(lot)
        assert not any(token.startswith("accept:") for token in tokens(page))
    guest.context.close()
    assert guest.troubles == []


def step(page: Page, seat: int, token: str) -> None:
    """What somebody else at this device says."""
    answer = page.evaluate(
        """async ([seat, token]) => {
            const path = '/api/tables/' + location.pathname.split('/')[2] + '/seats/' + seat + '/step';
            const headers = {'Content-Type': 'application/json'};
            return (await fetch(path, {method: 'POST', headers, body: JSON.stringify({token})})).json();
        }""",
        [seat, token],
    )
    assert "code" not in answer, answer


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Cards of bots are not turned while a test looks."""
    server = Server(tmp_path_factory.mktemp("patient"), pause="600")
    server.start()
    yield server
    server.stop()


def before_a_bots_card(page: Page, bot: int) -> None:
    """Plays on, without actions, until the bot's card is to be turned."""
    while (view := view_of(page, 0))["phase"] != "break" or view["active"] != bot:
        if view["active"] != bot:
            step(page, view["active"], "turn-card" if view["phase"] == "break" else "end")


def purses(page: Page) -> list[int]:
    return [player["money"] for player in view_of(page, 0)["players"]]


def test_a_person_deals_in_a_bots_turn_counters_and_takes_part_in_a_deal_of_three(
    browser: Browser, patient: Server
) -> None:
    """LOV-30, LOV-31, LOV-36"""
    visitor = Visitor(browser, patient)
    page = visitor.open()
    no_guide(page)
    visitor.open(new_table(page, "lords-of-vegas", here=2, bots=1))
    page.locator("[data-lot]").first.wait_for()
    before_a_bots_card(page, 2)
    page.locator("[data-test=break]").wait_for()
    start = purses(page)
    log = page.locator("[data-test=log]")
    page.get_by_role("button", name="Deals").first.click()
    partners = page.locator(".partners button")

    # A gift to the bot: it answers at once, though the card is its own.
    partners.nth(1).click()
    partners.nth(0).click()
    expect(page.locator("fieldset.side")).to_have_count(2)
    for _ in range(2):
        page.locator('[data-side="0"]').get_by_role("button", name="Add $1").click()
    click(page, "offer:3:give=$2;get=nothing")
    expect(log).to_contain_text("have a deal: $2 for nothing", timeout=30_000)
    assert purses(page) == [start[0] - 2, start[1], start[2] + 2]

    # Two offers stand side by side; Ann counters, and the other accepts.
    step(page, 1, "offer:1:give=$1;get=nothing")
    step(page, 1, "offer:1:give=$2;get=nothing")
    expect(page.locator("[data-test=offers] > li")).to_have_count(2)
    expect(page.locator("[data-test=prompt]")).to_contain_text("Guest 2 offers you a deal")
    page.locator("[data-test=offers] > li").nth(1).get_by_role("button", name="Counter").click()
    page.locator('[data-side="1"]').get_by_role("button", name="Add $1").click()
    click(page, "counter:2:give=nothing;get=$3")
    step(page, 1, "accept:1:give=$3;get=nothing")
    expect(page.locator("[data-test=offers] > li")).to_have_count(0)
    assert purses(page) == [start[0] + 1, start[1] - 3, start[2] + 2]

    # A deal of three, that no chain of two could do safely: everybody says yes, then it happens.
    partners.nth(1).click()
    page.locator('[data-side="0"] [data-to="1"]').get_by_role("button", name="Add $1").click()
    for _ in range(2):
        page.locator('[data-side="1"] [data-to="2"]').get_by_role("button", name="Add $1").click()
    click(page, "offer:1>2=$1;2>3=$2")
    standing = page.locator("[data-test=offers] > li")
    expect(standing).to_contain_text("Agreed so far: Ann, Quick Rick", timeout=30_000)
    expect(standing.locator(".flows > li")).to_have_count(2)
    assert purses(page)[0] == start[0] + 1  # nothing moves before the last yes
    step(page, 1, "accept:1:1>2=$1;2>3=$2")
    made = "The deal that Ann proposed is made: Ann → Guest 2: $1; Guest 2 → Quick Rick: $2"
    expect(log).to_contain_text(made)
    assert purses(page) == [start[0], start[1] - 4, start[2] + 4]

    # Whoever wants time says so, and everybody sees who.
    page.click("[data-test=wait]")
    expect(page.locator("[data-test=break]")).to_contain_text("Ann asked for a moment")
    page.click("[data-test=go-on]")
    expect(page.locator("[data-test=go-on]")).to_have_count(0)
    assert table_of(page)["waiting"] == [2]  # all of it in the bot's turn
    assert visitor.troubles == []
    visitor.context.close()


def test_the_end_of_a_turn_can_be_taken_back_until_the_card_is_turned(
    browser: Browser, patient: Server
) -> None:
    visitor = Visitor(browser, patient)
    page = visitor.open()
    no_guide(page)
    visitor.open(new_table(page, "lords-of-vegas", here=3))
    wait_for_turn(page)
    first = view_of(page, 0)["active"]
    after = (first + 1) % 3
    click(page, "turn-card")  # the card itself is what one taps
    assert view_of(page, 0)["phase"] == "turn"
    expect(page.locator("[data-test=break]")).to_have_count(0)
    confirm(page)
    assert view_of(page, 0)["active"] == after
    step(page, after, f"offer:{first + 1}:give=$1;get=nothing")  # what others say is no obstacle
    page.locator(f'[data-chip="{first}"]').click()
    undo(page)
    view = view_of(page, 0)
    assert (view["phase"], view["active"], len(view["offers"])) == ("turn", first, 1)
    assert visitor.troubles == []
    visitor.context.close()


def test_two_people_at_one_device_take_turns(visitor: Visitor) -> None:
    page = visitor.open()
    no_guide(page)
    visitor.open(new_table(page, "lords-of-vegas", here=2))
    wait_for_turn(page)
    seats = page.get_by_role("group", name=say("ui-players", "en"))
    acting: list[str] = []
    for _ in range(6):
        # Both may offer deals at any time, but the page belongs to the one whose turn it is.
        active = table_of(page)["waiting"][0]
        pressed = seats.locator("[aria-pressed=true] .name")
        expect(pressed).to_have_text(["Ann", "Guest 2"][active])
        expect(page.locator(f'[data-seat="{active}"] .you')).to_be_visible()
        acting.append(pressed.inner_text())
        while tokens(page):  # a lot or a die is asked for first
            click(page, tokens(page)[0])
        confirm(page)
        page.wait_for_function(
            "before => document.querySelector('[data-chip][aria-pressed=true] .name').innerText !== before",
            arg=acting[-1],
        )
    assert set(acting) == {"Ann", "Guest 2"}
    # Whoever wants to may look from the other seat, and stays there.
    other = seats.locator("[aria-pressed=false] .name")
    name = other.inner_text()
    other.click()
    expect(seats.locator("[aria-pressed=true] .name")).to_have_text(name)


def test_the_button_says_that_it_ends_the_turn(visitor: Visitor) -> None:
    page = visitor.open()
    no_guide(page)
    visitor.open(new_table(page, "lords-of-vegas", here=3))
    wait_for_turn(page)
    expect(page.locator("[data-test=confirm]")).to_have_text("Turn the card")
    click(page, "turn-card")
    expect(page.locator("[data-test=confirm]")).to_have_text("End the turn")
    speak(page, "de")
    expect(page.locator("[data-test=confirm]")).to_have_text("Den Zug beenden")
    speak(page, "en")
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
    # Another idea is shown, or none where the cards give no occasion for one.
    expect(guide.filter(has_text=first)).to_have_count(0)
    assert "lords-of-vegas-strip" in page.evaluate("localStorage.getItem('boulevard-ideas') ?? ''")
    page.reload()  # remembered
    wait_for_turn(page)
    expect(guide.filter(has_text=first)).to_have_count(0)


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
    open_drawer(page)
    lines = page.locator("[data-test=log] [data-place], [data-test=log] button")
    for number in range(min(6, lines.count())):
        lines.nth(number).hover()  # points at places on the board, which changes what the board is given
    page.mouse.move(5, 5)
    expect(caption).to_have_count(0, timeout=60_000)
    drawn = [text for text in page.evaluate("window.told") if " draws " in text]
    assert drawn
    assert len(drawn) == len(set(drawn))  # every card comes once
    visitor.context.close()
