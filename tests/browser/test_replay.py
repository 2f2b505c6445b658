"""A game again, turn by turn: the cards and who took them, fresh ink, keys, links, and playing on."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from .conftest import NARROW, Server, Visitor
from .hands import new_table, no_guide, play_by_api, view_of

Finished = tuple[Visitor, str, list[dict[str, Any]]]


@pytest.fixture(scope="module")
def finished(browser: Browser, server: Server) -> Iterator[Finished]:
    """A whole game of Welcome To for two, and what the server says of its turns."""
    visitor = Visitor(browser, server)
    page = visitor.open()
    no_guide(page)
    path = new_table(page, "welcome-to", here=2)
    play_by_api(page, path, seed=5)
    turns = page.evaluate(
        "path => fetch(`/api/tables/${path.split('/')[2]}/turns?to=99`).then(a => a.json())", path
    )
    assert len(turns["turns"]) == turns["length"] + 1 > 6
    yield visitor, path, turns["turns"]
    visitor.context.close()
    assert visitor.troubles == []


def test_a_turn_shows_its_cards_and_who_took_them(finished: Finished) -> None:
    visitor, path, turns = finished
    page = visitor.open(path + "/replay?turn=3")
    expect(page.locator("[data-test=turn]")).to_have_text(f"Turn 3 of {len(turns) - 1}")
    cards = turns[2]["view"]["readings"]["cards"]["numbers"]
    dealt = page.locator("[data-test=dealt]")
    expect(dealt).to_have_count(3)
    for at, card in enumerate(cards):
        expect(dealt.nth(at)).to_contain_text(card.split("-")[0])
    picks = {
        steps["actor"]: next(token for token in steps["tokens"] if token.startswith("pick:"))
        for steps in turns[3]["steps"]
        if steps["actor"] >= 0
    }
    for at, letter in enumerate("ABC"):
        by = " ".join(str(seat) for seat, pick in sorted(picks.items()) if pick == f"pick:{letter}")
        expect(dealt.nth(at)).to_have_attribute("data-takers", by)

    # Both sheets side by side, and exactly the new houses in fresh ink.
    sheets = page.locator("[data-test=sheet]")
    expect(sheets).to_have_count(2)
    for seat in range(2):
        before, after = (
            [house for street in turns[at]["view"]["sheets"][seat]["streets"] for house in street["houses"]]
            for at in (2, 3)
        )
        new = sum(one != other for one, other in zip(before, after, strict=True))
        expect(sheets.nth(seat).locator(".new")).to_have_count(new)
        expect(sheets.nth(seat).locator("strong")).to_have_text(
            str(turns[3]["scores"][seat]["total"]).replace("-", "−")
        )


def test_keys_slider_and_address_go_together(finished: Finished) -> None:
    visitor, path, turns = finished
    last = len(turns) - 1
    page = visitor.open(path + "/replay")
    shown = page.locator("[data-test=replay]")
    shown.wait_for()
    for key, turn in [("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), ("End", last), ("Home", 1)]:
        page.keyboard.press(key)
        expect(shown).to_have_attribute("data-turn", str(turn))
        expect(page).to_have_url(re.compile(rf"\?turn={turn}$"))
    page.locator("[data-test=slider]").fill("4")
    expect(page).to_have_url(re.compile(r"\?turn=4$"))
    page.locator("[data-test=speed]").select_option("4")
    page.locator("h1").click()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    expect(shown).not_to_have_attribute("data-turn", "4")
    page.keyboard.press("Space")
    # What nobody has is the nearest there is.
    visitor.open(path + "/replay?turn=999")
    expect(shown).to_have_attribute("data-turn", str(last))


def test_a_replay_fits_a_phone(finished: Finished) -> None:
    visitor, path, _ = finished
    page = visitor.page
    page.set_viewport_size({"width": 390, "height": 844})
    visitor.open(path + "/replay?turn=2")
    expect(page.locator("[data-test=sheet]")).to_have_count(2)
    assert page.evaluate(NARROW)
    page.set_viewport_size({"width": 1280, "height": 900})


def test_somebody_plays_on_from_a_turn(finished: Finished) -> None:
    visitor, path, turns = finished
    page = visitor.open(path + "/replay?turn=5")
    page.locator("[data-test=go-on-as]").select_option("1")
    page.click("[data-test=go-on]")
    page.wait_for_url(lambda address: "/table/" in address and path not in address)
    page.wait_for_selector("[data-token^='pick:'], [data-token=refuse]")
    view = view_of(page, 1)
    assert view["turn"] == 5
    assert view["sheets"] == turns[4]["view"]["sheets"]
    # The table says where it began.
    expect(page.locator("[data-test=log]")).to_contain_text("turn 5")


def test_a_record_that_somebody_sent_is_shown_the_same_way(finished: Finished) -> None:
    visitor, path, turns = finished
    page = visitor.open()
    text = page.evaluate("id => fetch(`/api/tables/${id}/record`).then(a => a.text())", path.split("/")[2])
    page.set_input_files(
        "input[type=file]", {"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()}
    )
    expect(page).to_have_url(re.compile("/record/"))
    expect(page.locator("[data-test=turn]")).to_have_text(f"Turn 1 of {len(turns) - 1}")
    expect(page.locator("[data-test=sheet]")).to_have_count(2)


@pytest.mark.parametrize(("game", "sheets"), [("new-las-vegas", 2), ("lords-of-vegas", 1)])
def test_every_game_can_be_leafed_through(visitor: Visitor, game: str, sheets: int) -> None:
    page = visitor.open()
    no_guide(page)
    path = new_table(page, game, here=2)
    play_by_api(page, path, seed=2, turns=4)
    visitor.open(path + "/replay?turn=2")
    expect(page.locator("[data-test=turn]")).to_contain_text("Turn 2 of ")
    expect(page.locator("[data-test=sheet] .portrait")).to_have_count(sheets)
    expect(page.locator("[data-test=story] li").first).to_be_visible()
    assert page.locator("[data-test=go-on]").count() == 0  # while it runs, nobody tries it again
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-test=replay]")).to_have_attribute("data-turn", "1")


@pytest.mark.searching
def test_a_game_is_judged_and_the_better_turn_is_drawn(finished: Finished) -> None:
    visitor, path, turns = finished
    page = visitor.open(path + "/replay?turn=1")
    page.click("[data-test=judge]")
    judged = page.locator("[data-test=judged]")
    expect(judged.locator("progress")).to_have_count(0, timeout=180_000)
    expect(judged.locator("svg[role=img]")).to_be_visible()
    worst = judged.locator("[data-test=worst] button")
    expect(worst.first).to_be_visible()  # somebody who plays by chance makes mistakes
    assert worst.count() <= 3
    turn = worst.first.get_attribute("data-turn")
    worst.first.click()
    expect(page.locator("[data-test=replay]")).to_have_attribute("data-turn", str(turn))
    expect(judged.locator("[data-test=better]")).not_to_be_empty()
    page.click("[data-test=master]")
    expect(page.locator("[data-test=sheet][data-instead=true]")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-test=sheet][data-instead=true]")).to_have_count(0)
    assert 1 <= int(turn or 0) <= len(turns)
