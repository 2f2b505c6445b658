"""A hint while one plays against bots: what to do, why, and the choice that stands out."""

import pytest
from playwright.sync_api import expect

from .conftest import Visitor
from .hands import BOARD, close_drawer, new_table, no_guide, open_drawer


@pytest.mark.parametrize("game", ["welcome-to", "lords-of-vegas"])
def test_somebody_asks_for_a_hint(visitor: Visitor, game: str) -> None:
    page = visitor.open()
    no_guide(page)
    visitor.open(new_table(page, game, bots=1))
    page.wait_for_selector(f"{BOARD} [data-token], [data-test=confirm]")
    page.click("[data-test=hint-button]")
    expect(page.locator("[data-test=hint-steps] li").first).not_to_be_empty()
    expect(page.locator("[data-test=hint-why] li").first).not_to_be_empty()
    close_drawer(page)
    if game == "welcome-to":
        lit = page.locator(f"{BOARD} [data-hinted]")
        expect(lit.first).to_be_visible()
        token = lit.first.get_attribute("data-token") or ""
        assert token.startswith("pick:")
        lit.first.click()
        expect(page.locator(f"{BOARD} [data-token^='write:']").first).to_be_visible()
        # It holds as long as the turn follows it.
        open_drawer(page)
        expect(page.locator("[data-test=hint-steps] li").first).not_to_be_empty()


def test_people_among_themselves_get_none(visitor: Visitor) -> None:
    page = visitor.open()
    no_guide(page)
    visitor.open(new_table(page, "welcome-to", here=2))
    page.wait_for_selector(f"{BOARD} [data-token]")
    assert page.locator("[data-test=hint-button], [data-test=hint]").count() == 0
