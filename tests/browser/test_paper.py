"""Pages for the real table: printing, checking finished sheets."""

import json
from pathlib import Path

import pypdfium2
import pytest
from playwright.sync_api import Browser, Page, expect

from boulevard.words import say

from .conftest import NARROW, Server, Visitor

FULL = "() => { throw new DOMException('', 'QuotaExceededError') }"


def sizes(file: bytes | Path) -> list[tuple[int, int]]:
    """The pages of a PDF in millimetres."""
    document = pypdfium2.PdfDocument(file)
    try:
        return [(round(wide * 25.4 / 72), round(high * 25.4 / 72)) for wide, high in map(size_of, document)]
    finally:
        document.close()


def size_of(page: pypdfium2.PdfPage) -> tuple[float, float]:
    wide, high = page.get_size()
    return float(wide), float(high)


def words_of(file: Path) -> str:
    document = pypdfium2.PdfDocument(file)
    try:
        read = " ".join(page.get_textpage().get_text_range() for page in document)
        return " ".join(read.split())
    finally:
        document.close()


def drawn(page: Page, text: str, count: int) -> None:
    expect(page.locator("[data-test=pages] figure")).to_have_count(count)
    expect(page.locator("[data-test=pages] figure").first).to_contain_text(text)


def test_sheets_are_chosen_seen_and_printed(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor.open()
    page.click("[data-test=to-print]")
    drawn(page, say("wt-street-3"), 1)
    page.click("[data-test=print-new-las-vegas]")
    page.click("[data-test=part-all]")
    page.select_option("[data-test=print-language]", "de")
    drawn(page, "Schuldscheine", 4)
    with page.expect_download() as coming:
        page.click("[data-test=pdf]")
    kept = tmp_path / "kept.pdf"
    coming.value.save_as(kept)
    assert coming.value.suggested_filename == "new-las-vegas-all.pdf"
    assert sizes(kept) == [(297, 210)] + [(210, 297)] * 3
    assert say("project-par-4", "de") in words_of(kept)
    # The browser prints the same pages by itself, and nothing else.
    own = page.pdf(prefer_css_page_size=True)
    assert sizes(own) == sizes(kept)


def test_a_broken_file_is_refused_in_a_sentence_and_loses_nothing(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor.open("/print/new-las-vegas")
    drawn(page, "Total", 1)
    for text, told in (("{", "JSON"), ('{"city_sheet": {}}', "city_sheet")):
        file = tmp_path / "own.json"
        file.write_text(text, encoding="utf-8")
        page.set_input_files("[data-test=print-sheet]", file)
        expect(page.get_by_role("alert")).to_contain_text(told)
        drawn(page, "Total", 1)


@pytest.mark.parametrize("width", [360, 768])
def test_the_page_fits_small_screens(browser: Browser, server: Server, width: int) -> None:
    small = Visitor(browser, server, width, 740)
    page = small.open("/print/lords-of-vegas")
    drawn(page, "A1", 1)
    assert page.evaluate(NARROW)
    small.context.close()
    assert small.troubles == []


# -- check


def write(page: Page, number: int, house: str) -> None:
    page.click(f"[data-test=tool-{number}]")
    page.click(f'[data-token="write:{number}@{house}"]')


def test_a_finished_sheet_is_entered_on_the_board_and_counted(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor.open()
    page.click("[data-test=to-check]")
    expect(page.locator("[data-test=possible]")).to_be_visible()
    page.fill("[data-test=sheet-name]", "Ann")
    for number, house in ((3, "1.1"), (4, "1.2"), (5, "1.3"), (8, "2.1"), (6, "2.2")):
        write(page, number, house)
    page.click("[data-test=tool-fence]")
    page.click('[data-token="fence:1.3"]')
    page.click("[data-test=tool-pool]")
    page.click('[data-token="write:5@1.3"]')
    page.click("[data-test=cross-parks-0]")
    # An estate of three, a pool and a park; and what cannot be, with its rule.
    expect(page.locator("[data-test=total-0]")).to_have_text("8")
    problems = page.locator("[data-test=problems] li")
    expect(problems).to_have_count(2)
    expect(problems.first).to_contain_text("Ann, Street 2: 6 in house 2.2 stands after 8")
    expect(problems.first.get_by_role("link")).to_have_attribute("href", "/rules/welcome-to#WT-R13")
    page.click("[data-test=tool-erase]")
    page.click('[data-token="write:6@2.2"]')
    write(page, 9, "2.2")
    page.click("[data-test=sheet-1]")
    for number in range(1, 6):
        write(page, number, f"3.{number}")
    expect(page.locator("[data-test=possible]")).to_be_visible()
    # Kept on this device, and as files.
    page.reload()
    expect(page.locator("[data-test=total-0]")).to_have_text("8")
    with page.expect_download() as coming:
        page.click("[data-test=csv]")
    coming.value.save_as(tmp_path / "points.csv")
    assert "Total,8,0" in (tmp_path / "points.csv").read_text(encoding="utf-8").splitlines()
    with page.expect_download() as coming:
        page.click("[data-test=json]")
    kept = tmp_path / "sheets.json"
    coming.value.save_as(kept)
    told = json.loads(kept.read_text(encoding="utf-8"))
    assert told["result"]["players"][0]["total"] == 8
    page.evaluate("localStorage.removeItem('boulevard-check')")
    page.goto("about:blank")
    page = visitor.open("/check")
    expect(page.locator("[data-test=total-0]")).to_have_text("0")
    broken = tmp_path / "broken.json"
    broken.write_text("{", encoding="utf-8")
    page.set_input_files("[data-test=open]", broken)
    expect(page.get_by_role("alert")).to_contain_text("broken.json")
    del told["result"]
    kept.write_text(json.dumps(told), encoding="utf-8")
    page.set_input_files("[data-test=open]", kept)
    expect(page.locator("[data-test=total-0]")).to_have_text("8")


def test_a_city_and_a_table_of_lords_are_entered_on_their_boards(visitor: Visitor) -> None:
    page = visitor.open("/check/new-las-vegas")

    def tap(token: str) -> None:
        page.click(f'[data-token="{token}"]')

    for number, casino in ((2, "1.1"), (4, "1.2"), (6, "2.2")):
        page.click(f"[data-test=tool-{number}]")
        tap(f"tap@{casino}")
    tap("hole:1")
    page.click("[data-test=tool-drive]")
    tap("drive:NN")
    expect(page.locator("[data-test=streets-0]")).to_have_text("15")  # 2 and 1, and twice the bonus
    problems = page.locator("[data-test=problems] li")
    expect(problems).to_have_count(2)  # a course that cannot be, and nobody else has had three turns
    expect(problems.first.get_by_role("link")).to_have_attribute("href", "/rules/new-las-vegas#NLV-R38")
    tap("hole:1")
    tap("hole:1")
    expect(page.locator("[data-test=golf-0]")).to_have_text("0")
    page.click("[data-test=drive-back]")
    expect(page.locator("[data-test=limousine-0]")).to_have_text("0")

    page.click("[data-test=check-lords-of-vegas]")
    page.click("[data-test=tool-vega]")
    page.click("[data-lot=A2]")
    page.click("[data-lot=A3]")
    page.click("[data-test=sheet-1]")
    page.click("[data-test=tool-6]")
    page.click("[data-lot=A3]")
    expect(page.locator("[data-test=possible]")).to_be_visible()
    page.check("[data-test=last-card]")
    expect(page.locator("[data-test=total-1]")).to_have_text("2")  # the boss of a casino of two on the Strip
    expect(page.locator("[data-test=money-0]")).to_have_text("2")
    page.click("[data-test=tool-2]")  # as high as the other
    page.click("[data-lot=A3]")
    expect(page.locator("[data-test=problems] a")).to_have_attribute("href", "/rules/lords-of-vegas#LOV-R45")
    # Each game keeps its own.
    page.click("[data-test=check-new-las-vegas]")
    expect(page.locator("[data-test=streets-0]")).to_have_text("15")
    # No room to keep it: said, and the points are still counted.
    page.evaluate(f"() => {{ Storage.prototype.setItem = {FULL} }}")
    page.click("[data-test=tool-8]")
    tap("tap@3.3")
    expect(page.get_by_role("alert")).to_have_text(say("ui-check-full"))
    expect(page.locator("[data-test=streets-0]")).to_have_text("22")


# -- a sheet of one's own


def test_an_owner_corrects_the_sheet_and_plays_on_it(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor.open()
    page.click("[data-test=to-own]")
    state = page.locator("[data-test=own-state]")
    expect(state).to_have_text(say("ui-own-fine"))
    expect(page.locator("[data-test=own-list] li")).to_have_count(12)
    page.click("[data-test=kind-vip]")
    page.click("[data-test='lot-1.1']")
    expect(page.locator("[data-test='lot-1.1']")).to_have_text("V")
    changed = page.locator("[data-test=own-list] li", has_text=say("ui-own-changed", game="new-las-vegas"))
    expect(changed).to_have_count(1)
    page.get_by_text(say("ui-nlv-score-sheet"), exact=True).click()
    ladder = page.locator("[data-test=ladder-streets]")
    ladder.fill("9 5")
    ladder.press("Tab")
    expect(state).to_contain_text("sheet.score_sheet.streets.bonus")  # told as they go
    expect(page.locator("[data-test=own-save]")).to_be_disabled()
    ladder.fill("5 11")
    ladder.press("Tab")
    expect(state).to_have_text(say("ui-own-fine"))
    expect(changed).to_have_count(2)
    page.reload()  # kept on this device
    expect(page.locator("[data-test='lot-1.1']")).to_have_text("V")
    with page.expect_download() as coming:
        page.click("[data-test=own-save]")
    file = tmp_path / "mine.json"
    coming.value.save_as(file)
    page.click("[data-test=own-again]")
    expect(page.locator("[data-test='lot-1.1']")).to_have_text("")
    broken = tmp_path / "broken.json"
    broken.write_text('{"deck": 3}', encoding="utf-8")
    page.set_input_files("[data-test=own-open]", broken)
    expect(page.get_by_role("alert")).to_contain_text("broken.json")
    page.set_input_files("[data-test=own-open]", file)
    expect(page.locator("[data-test='lot-1.1']")).to_have_text("V")
    # At a table.
    page = visitor.open("/new/new-las-vegas")
    page.set_input_files("[data-test=option-sheet]", file)
    page.click("[data-test=create]")
    page.wait_for_url("**/table/**")
    table = page.url.rpartition("/")[2]
    facts = page.evaluate(f"fetch('/api/tables/{table}/facts').then(answer => answer.json())")
    assert facts["ladders"]["streets"] == [5, 11]
    assert facts["streets"][0][0]["special"] == "vip"


def test_a_neighbourhood_of_ones_own_is_made_checked_and_played(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor.open("/own/welcome-to")
    state = page.locator("[data-test=own-state]")
    expect(state).to_have_text(say("ui-own-fine"))
    for _ in range(2):
        page.click("[data-test=length-0]")
    page.click('[data-test="house-1.12"]')
    expect(state).to_contain_text("sheet.pools")  # ten pools, and a ladder for nine
    page.get_by_text(say("ui-own-wt-ladders"), exact=True).click()
    ladder = page.locator("[data-test=ladder-pools]")
    ladder.fill("0 3 6 9 13 17 21 26 31 36 42")
    ladder.press("Tab")
    expect(state).to_have_text(say("ui-own-fine"))
    changed = say("ui-own-changed", game="welcome-to")
    expect(page.locator("[data-test=own-list] li", has_text=changed)).to_have_count(2)
    with page.expect_download() as coming:
        page.click("[data-test=own-save]")
    file = tmp_path / "mine.json"
    coming.value.save_as(file)
    # Printed, checked and played.
    page = visitor.open("/print/welcome-to")
    page.set_input_files("[data-test=print-sheet]", file)
    drawn(page, "42", 1)
    page = visitor.open("/check/welcome-to")
    expect(page.locator("[data-test=possible]")).to_be_visible()
    page.set_input_files("[data-test=check-sheet]", file)
    write(page, 5, "1.12")
    page.click("[data-test=tool-pool]")
    page.click('[data-token="write:5@1.12"]')
    expect(page.locator("[data-test=total-0]")).to_have_text("3")
    page = visitor.open("/new/welcome-to")
    page.set_input_files("[data-test=option-sheet]", file)
    page.click("[data-test=create]")
    page.wait_for_url("**/table/**")
    table = page.url.rpartition("/")[2]
    facts = page.evaluate(f"fetch('/api/tables/{table}/facts').then(answer => answer.json())")
    assert facts["streets"][0] == {"houses": 12, "pools": [3, 7, 8, 12], "parks": [0, 2, 4, 10]}
