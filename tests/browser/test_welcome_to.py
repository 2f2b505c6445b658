"""Welcome To in a real browser: by mouse, by two people, by keyboard."""

import random

from playwright.sync_api import Browser, expect

from .conftest import Server, Visitor
from .hands import (
    CHOICES,
    click,
    confirm,
    no_guide,
    open_drawer,
    over,
    play_turn,
    tokens,
    undo,
    wait_for_turn,
)


def test_a_newcomer_plays_a_whole_game_against_a_bot(
    visitor: Visitor, browser: Browser, server: Server
) -> None:
    page = visitor.open()
    page.click("[data-test=play-welcome-to]")  # one click, and the next one is a move
    wait_for_turn(page)
    assert any(token.startswith("pick:") for token in tokens(page))
    expect(page.locator("[data-test=guide]")).to_be_visible()
    chance = random.Random(4)
    turns = 0
    while not over(page):
        play_turn(page, chance)
        wait_for_turn(page)
        turns += 1
        assert turns < 80
    ending = page.locator("[data-test=ending]")
    table = page.evaluate("fetch('/api/tables/' + location.pathname.split('/')[2]).then(a => a.json())")
    assert table["status"] == "over"
    for score in table["result"]["scores"]:
        expect(ending.locator("tfoot tr").first).to_contain_text(str(abs(score["total"])))

    late = Visitor(browser, server)
    late.open(table["invite"])
    expect(late.page.locator("[data-problem=over]")).to_be_visible()
    late.context.close()


def test_two_people_draft_undo_and_confirm(browser: Browser, visitor: Visitor, server: Server) -> None:
    ann = visitor.open("/new/welcome-to")
    ann.get_by_label("Your name").fill("Ann")
    ann.click("[data-test=create]")
    link = ann.locator("[data-test=link]").input_value()
    guest = Visitor(browser, server)
    ben = guest.page
    ben.goto(link)
    ben.fill("[data-test=name]", "Ben")
    ben.click("[data-test=sit]")
    expect(ann.get_by_text("Ben", exact=True)).to_be_visible()
    expect(ben.get_by_text("The host starts the game.")).to_be_visible()
    ann.click("[data-test=start]")
    wait_for_turn(ann)
    wait_for_turn(ben)
    for page in (ann, ben):
        no_guide(page)

    first = next(token for token in tokens(ann) if token.startswith("pick:"))
    click(ann, first)
    written = next(token for token in tokens(ann) if token.startswith("write:"))
    click(ann, written)
    expect(ann.locator("[data-test=confirm]")).to_be_enabled()
    # Nothing of that is to be seen at the other side.
    assert any(token.startswith("pick:") for token in tokens(ben))
    ben.get_by_role("button", name="Ann").click()
    house = written.partition("@")[2]
    expect(ben.get_by_role("img", name=f"Lot {house}: empty")).to_have_count(1)

    undo(ann)
    assert any(token.startswith("write:") for token in tokens(ann))
    undo(ann)
    assert any(token.startswith("pick:") for token in tokens(ann))
    click(ann, first)
    click(ann, written)
    confirm(ann)
    expect(ann.locator("[data-test=prompt]")).to_contain_text("Ben")
    expect(ben.locator("[data-test=log]")).not_to_contain_text("Ann writes")
    ben.get_by_role("button", name="Ben (you)").click()
    click(ben, next(token for token in tokens(ben) if token.startswith("pick:")))
    click(ben, next(token for token in tokens(ben) if token.startswith("write:")))
    confirm(ben)
    for page in (ann, ben):
        expect(page.locator("[data-test=log]")).to_contain_text("Ann writes")
        expect(page.locator("[data-test=log]")).to_contain_text("Ben writes")
        assert any(token.startswith("pick:") for token in tokens(page))
    # Pointing at a line of the log shows the place, on the sheet of whoever did it.
    open_drawer(ben)
    ben.locator("[data-test=log] button", has_text="Ann writes").hover()
    expect(ben.locator(".found")).to_have_count(1)
    guest.context.close()
    assert guest.troubles == []


def test_two_tabs_stay_in_step(visitor: Visitor) -> None:
    one = visitor.open()
    no_guide(one)
    one.click("[data-test=solo-welcome-to]")
    wait_for_turn(one)
    two = visitor.new_page()
    two.goto(one.url)
    wait_for_turn(two)
    click(one, next(token for token in tokens(one) if token.startswith("pick:")))
    two.wait_for_selector("[data-token^='write:']")
    undo(two)
    one.wait_for_selector("[data-token^='pick:']")


def test_a_solo_game_by_keyboard_alone(visitor: Visitor) -> None:
    page = visitor.open()
    no_guide(page)
    page.reload()
    button = page.locator("[data-test=solo-welcome-to]")
    button.wait_for()
    for _ in range(40):
        page.keyboard.press("Tab")
        if button.evaluate("one => one === document.activeElement"):
            break
    page.keyboard.press("Enter")
    wait_for_turn(page)
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.hasAttribute('data-token')"):
            break
    chance = random.Random(5)
    for _ in range(600):
        if over(page):
            break
        page.wait_for_function(
            """() => document.querySelector('[data-test=ending]') ||
            document.activeElement.matches('[data-token], [data-test=confirm]')"""
        )
        if over(page):
            break
        for _ in range(chance.randrange(4)):
            page.keyboard.press(chance.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
        outline = "one => getComputedStyle(one.querySelector('.spot') ?? one)"
        focused = page.locator(":focus")
        style = focused.evaluate(
            f"one => {{ const s = ({outline})(one); return s.outlineStyle + s.strokeWidth }}"
        )
        assert style.startswith(("solid", "auto")) or style.endswith("5px")  # the focus can be seen
        name = focused.get_attribute("aria-label") or focused.text_content() or ""
        assert name.strip()  # and heard
        before = page.locator("[data-test=board]").get_attribute("data-at")
        page.keyboard.press("Enter")
        page.wait_for_function(
            """before => { const board = document.querySelector('[data-test=board]');
            return board.dataset.busy === 'false' && board.dataset.at !== before }""",
            arg=before,
        )
    assert over(page)
    expect(page.locator("[data-test=announcement]")).not_to_be_empty()


def test_every_legal_house_lights_up(visitor: Visitor) -> None:
    page = visitor.open()
    no_guide(page)
    page.click("[data-test=play-welcome-to]")
    wait_for_turn(page)
    click(page, tokens(page)[0])
    table = page.url.rpartition("/")[2]
    legal = page.evaluate(f"fetch('/api/tables/{table}/view?seat=0').then(a => a.json()).then(v => v.legal)")
    shown = set(tokens(page))
    assert shown <= set(legal)
    numbers = {token.partition("@")[0] for token in legal}
    if len(numbers) == 1:
        assert shown == set(legal)
    assert page.locator(CHOICES).first.get_attribute("aria-label")  # a house says what it would get


def test_a_large_table(visitor: Visitor) -> None:
    """Above 40 seats the server does not push views: the page asks for them."""
    page = visitor.open()
    no_guide(page)
    table = page.evaluate(
        """async () => {
            const headers = {'Content-Type': 'application/json'};
            await fetch('/api/me', {method: 'POST', headers, body: '{}'});
            const bots = Array.from({length: 44}, () => ({kind: 'bot', bot: 'random'}));
            const body = JSON.stringify({game: 'welcome-to', places: [...bots, {kind: 'me'}], start: true});
            return (await (await fetch('/api/tables', {method: 'POST', headers, body})).json()).id;
        }"""
    )
    visitor.open(f"/table/{table}")
    chance = random.Random(6)
    for _ in range(2):
        page.wait_for_selector("[data-token^='pick:'], [data-token=refuse]")
        play_turn(page, chance)
    page.wait_for_selector("[data-token^='pick:'], [data-token=refuse]")
    expect(page.get_by_role("button", name="(you)")).to_be_visible()


def test_two_people_at_one_device_and_one_leaves(visitor: Visitor) -> None:
    page = visitor.open("/new/welcome-to")
    no_guide(page)
    page.click("[data-test=seat-1]")
    page.click("[data-test=seat-here]")
    page.keyboard.press("Escape")
    page.click("[data-test=create]")
    page.click("[data-test=start]")
    wait_for_turn(page)
    chance = random.Random(8)
    for seat in (0, 1):
        page.click("[data-test=hand-over-ready]")
        expect(page.locator(f"[data-chip='{seat}']")).to_have_attribute("aria-pressed", "true")
        expect(page.locator("[data-chip][aria-pressed=true]")).to_have_count(1)
        play_turn(page, chance)
        wait_for_turn(page)
    page.click("[data-test=hand-over-ready]")
    expect(page.locator("[data-test=log]")).to_contain_text("Guest 2 writes")
    open_drawer(page)
    page.get_by_text("Table menu", exact=True).click()
    page.get_by_role("button", name="Let a bot take over for Guest 2", exact=True).click()
    expect(page.get_by_role("button", name="Guest 2 (you)")).to_have_count(0)
    play_turn(page, chance)
    page.wait_for_selector("[data-token^='pick:']")
