"""Puzzles: the board takes a turn, and the page says what it is worth."""

from playwright.sync_api import expect

from boulevard.analysis.puzzles import puzzles_of
from boulevard.games.catalogue import GAMES

from .conftest import NARROW, Visitor
from .hands import click, no_guide


def test_somebody_solves_a_puzzle_after_a_wrong_turn(visitor: Visitor) -> None:
    page = visitor.open()
    no_guide(page)
    page.click("[data-test=to-puzzles]")
    page.click("[data-test=puzzles-welcome-to]")
    best, second = puzzles_of("welcome-to")[0]["best"], puzzles_of("welcome-to")[0]["others"][0]
    shown = page.locator("[data-test=puzzle]")
    expect(shown).to_have_attribute("data-number", "1")
    answer = page.locator("[data-test=answer]")
    for line, right in ((second, "false"), (best, "true")):
        for token in line["tokens"][:-1]:
            number = token.removeprefix("write:").partition("@")[0]
            choice = page.locator("[role=radio]", has_text=number)
            if token.startswith("write:") and choice.count():  # a temp chooses the number first
                choice.filter(has_text=number).first.click()
            click(page, token)
        page.click("[data-test=confirm]")
        expect(answer).to_have_attribute("data-right", right)
        if right == "false":
            page.click("[data-test=again]")
            expect(answer).to_have_count(0)
    assert page.evaluate(NARROW)
    # Solved once, it is marked.
    visitor.open("/puzzles")
    expect(page.locator("[data-test=puzzles-welcome-to]")).to_contain_text("one solved")


def test_every_game_has_puzzles_on_its_own_board(visitor: Visitor) -> None:
    page = visitor.open()
    no_guide(page)
    for game in GAMES:
        if not puzzles_of(game):
            continue
        visitor.open(f"/puzzles/{game}/2")
        expect(page.locator("[data-test=puzzle]")).to_have_attribute("data-number", "2")
        expect(page.locator("[data-test=board] svg").first).to_be_visible()
