"""Welcome to New Las Vegas in a real browser: a whole introductory game, and a secret that is kept."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from .conftest import Server, Visitor
from .hands import (
    click,
    confirm,
    new_table,
    no_guide,
    open_drawer,
    over,
    play_to_the_end,
    play_turn_of_new_las_vegas,
    table_of,
    tokens,
    view_of,
    wait_for_turn,
)


def test_a_whole_introductory_game_against_a_bot(visitor: Visitor) -> None:
    page = visitor.open()
    page.click("[data-test=play-new-las-vegas]")
    wait_for_turn(page)
    expect(page.locator("[data-test=guide]")).to_be_visible()
    page.get_by_role("button", name="Hide the hints").click()
    turns = play_to_the_end(page, play_turn_of_new_las_vegas, 4)
    table = table_of(page)
    assert table["status"] == "over"
    assert table["options"]["introductory"] is True
    assert turns > 5
    for score in table["result"]["scores"]:
        expect(page.locator("[data-test=ending] tfoot tr").first).to_contain_text(str(abs(score["total"])))


def test_a_solo_game_ends_beside_acme(visitor: Visitor) -> None:
    page = visitor.open()
    no_guide(page)
    page.reload()
    page.click("[data-test=solo-new-las-vegas]")
    wait_for_turn(page)
    play_to_the_end(page, play_turn_of_new_las_vegas, 6)
    ending = page.locator("[data-test=ending]")
    expect(ending.locator("thead")).to_contain_text("ACME")
    expect(ending.locator("tfoot tr").first.locator("td")).to_have_count(2)
    expect(ending.get_by_role("heading", level=1)).to_contain_text("win")


def test_acme_is_counted_during_a_solo_game(visitor: Visitor) -> None:
    page = visitor.open()
    no_guide(page)
    visitor.open(new_table(page, "new-las-vegas"))
    wait_for_turn(page)
    chance = random.Random(3)
    for _ in range(5):
        play_turn_of_new_las_vegas(page, chance)
        wait_for_turn(page)
    score = view_of(page, 0)["acme"]["score"]
    assert score["total"] > 0
    expect(page.locator("[data-test=acme-total]")).to_have_text(f"{score['total']} points so far")
    open_drawer(page)
    side = page.get_by_role("complementary").get_by_role("table")
    expect(side.locator("thead th").last).to_have_text("ACME")
    expect(side.locator("tfoot td").last).to_have_text(str(score["total"]))


WATCH = """() => {
    window.moved = [];
    const keep = (element, name) => window.moved.push(...element.classList, name);
    addEventListener('animationstart', event => {
        for (const one of event.target.getAnimations()) {
            const {duration, iterations} = one.effect.getTiming();
            const name = one.animationName?.split('-').at(-1);
            if (name && duration > 50 && iterations !== Infinity) keep(event.target, name);
        }
    }, true);
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...all) {
        keep(this, 'script');
        return animate.apply(this, all);
    };
}"""


def watch(page: Page, token: str) -> None:
    """Plays a step and keeps what moves from then on."""
    page.evaluate(WATCH)
    click(page, token)


def first(page: Page, verb: str) -> str | None:
    return next((token for token in tokens(page) if token.startswith(verb)), None)


@pytest.mark.parametrize("motion", [True, False])
def test_what_happens_moves_unless_less_motion_is_wanted(
    browser: Browser, server: Server, motion: bool
) -> None:
    visitor = Visitor(browser, server, motion=motion)
    page = visitor.open()
    no_guide(page)
    visitor.open(new_table(page, "new-las-vegas", bots=1, options={"introductory": True}))
    wanted = {"opened": {"number", "write", "bulb", "light"}, "driven": {"limo", "script", "trail", "drive"}}
    chance = random.Random(1)
    for _ in range(40):
        wait_for_turn(page)
        assert not over(page)
        limousine = page.locator("[data-test=board] [data-token^='pick:']", has_text="Limousine")
        if "opened" not in wanted and not limousine.count():
            play_turn_of_new_las_vegas(page, chance)
            continue
        pick = limousine.first.get_attribute("data-token") if limousine.count() else first(page, "pick:")
        click(page, pick or "refuse")
        for kind, verb in (("opened", "open:"), ("driven", "drive:")):
            token = first(page, verb)
            if token is None:
                continue
            watch(page, token)
            expected = wanted.pop(kind, set())
            if motion:
                page.wait_for_function("names => names.every(name => moved.includes(name))", arg=[*expected])
            else:
                page.wait_for_timeout(300)
                assert page.evaluate("moved") == []
        if not wanted:
            break
        confirm(page)
    assert wanted == {}
    assert visitor.troubles == []
    visitor.context.close()


def listen(page: Page) -> list[str]:
    """Everything that the page hears from the server from now on."""
    heard: list[str] = []

    def frame(payload: str | bytes) -> None:
        heard.append(payload if isinstance(payload, str) else payload.decode())

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", frame)

    page.on("websocket", opened)
    return heard


def words(value: Any) -> Iterator[str]:
    """Every text in a message but what the reader may play."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key not in ("legal", "menu"):
                yield from words(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from words(inner)
    elif isinstance(value, str):
        yield value


def views(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        if "sheets" in value and "stage" in value:  # a view; readings have sheets too
            yield value
        for inner in value.values():
            yield from views(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from views(inner)


def test_a_loan_stays_a_secret(browser: Browser, visitor: Visitor, server: Server) -> None:
    ann = visitor.open("/new/new-las-vegas")
    no_guide(ann)
    ann.get_by_label("Your name").fill("Ann")
    ann.click("[data-test=create]")
    guest = Visitor(browser, server)
    ben = guest.page
    heard = listen(ben)
    ben.goto(ann.locator("[data-test=link]").input_value())
    no_guide(ben)
    ben.fill("[data-test=name]", "Ben")
    ben.click("[data-test=sit]")
    expect(ann.get_by_text("Ben", exact=True)).to_be_visible()
    ann.click("[data-test=start]")
    ann.wait_for_selector("[data-token=borrow]")
    ben.wait_for_selector("[data-token=borrow]")

    click(ann, "borrow")
    confirm(ann)
    expect(ann.locator("[data-test=prompt]")).to_contain_text("Ben")
    click(ben, "decline")
    confirm(ben)
    for page in (ann, ben):
        page.wait_for_selector("[data-token^='pick:']")
    play_turn_of_new_las_vegas(ann, random.Random(3))
    play_turn_of_new_las_vegas(ben, random.Random(4))
    ben.wait_for_selector("[data-token^='pick:']")

    messages = [json.loads(one) for one in heard]
    shown = [view for message in messages for view in views(message)]
    assert any(view["stage"] == "loans" and view["confirmed"][0] for view in shown)
    assert any(view["turn"] > 1 for view in shown)
    # Ann's loan is in no picture; and since Ben himself declined, the word is nowhere.
    assert {view["sheets"][0]["loan"] for view in shown} == {None}
    assert not [word for message in messages for word in words(message) if "borrow" in word]
    board = ben.locator("[data-test=board]")
    ben.click("[data-chip='0']")  # her sheet, as he sees it
    expect(board.get_by_role("region", name="Sheet: Ann")).to_be_visible()
    assert "borrow" not in board.inner_html().lower()
    assert "borrow" not in ben.locator("[data-test=log]").inner_text().lower()
    guest.context.close()
    assert guest.troubles == []
