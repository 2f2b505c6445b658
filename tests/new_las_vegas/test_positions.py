"""Positions that no play can lead to are refused with the reason, and sparse ones are read."""

from typing import Any

import pytest

from tests.new_las_vegas.sheets import (
    GAME,
    NO_GOLF,
    filler,
    load,
    project_cards,
    refused,
    sheet,
    solo_table,
    table,
    turns_of,
    written,
)
from tests.streets import Json, deal, play


def typed(*sheets: Json, **known: Any) -> Json:
    position: Json = {"game": "new-las-vegas", "sheets": [*sheets], **known}
    return position


def beside(one: Json) -> Json:
    return typed(one, filler(turns_of(one)))


SHEETS: list[tuple[str, Json]] = [
    ("impossible-nlv-order", sheet("5 4", golf={"holes": [1, 2], "lost": []})),
    ("impossible-nlv-twins", sheet("5 5", golf={"holes": [1, 2], "lost": []})),
    ("impossible-nlv-twins", sheet("5x 5x", golf={"holes": [1, 2], "lost": []}, checked=5, bonuses="dd")),
    ("impossible-nlv-twins", sheet("", "", "", "5 . 5x", bonuses="d")),
    ("impossible-nlv-unbuilt", {**sheet(), "streets": [
        {"casinos": [None, None, 5, *[None] * 8]}, *[{"casinos": [None] * 11}] * 3]}),
    ("impossible-nlv-no-crane", {**sheet(), "streets": [
        {"casinos": [None] * 11, "built": [1]}, *[{"casinos": [None] * 11}] * 3]}),
    ("impossible-nlv-show", {**sheet("1"), "streets": [
        {"casinos": [1, *[None] * 10], "shows": [1]}, *[{"casinos": [None] * 11}] * 3]}),
    ("impossible-nlv-show-boxes", sheet(". 5*", shows=(1, 1))),
    ("impossible-nlv-hotels", {**sheet("1"), "hotels": {"large": [1]}}),
    ("impossible-nlv-golf-holes", sheet("1", golf=NO_GOLF)),
    ("impossible-nlv-golf-holes", sheet("1", golf={"holes": [1, 2], "lost": []})),
    ("impossible-nlv-golf-gap", sheet("1 2 . 3", golf={"holes": [1, 4], "lost": []})),
    ("impossible-nlv-golf-lost", sheet("1 2", golf={"holes": [1, 2], "lost": [3]})),
    ("impossible-nlv-golf-lost", sheet("1 . . 2", golf={"holes": [1], "lost": []})),
    ("impossible-nlv-golf-lost", sheet("1 2", golf={"holes": [1], "lost": [*range(2, 12)]})),
    ("impossible-nlv-no-lamp", sheet("1", limousine="WW")),
    ("impossible-nlv-road-used", sheet("1 2", limousine="EE WW")),
    ("impossible-nlv-limousine-home", sheet("1 2 . 3", limousine="EN WS EE")),
    ("impossible-nlv-pair", sheet("1", bonuses="cc")),
    ("impossible-nlv-extensions", sheet("1", bonuses="d")),
    ("impossible-nlv-effects", sheet("", "# . . . #", "", "1")),
    ("impossible-nlv-easy", sheet("0")),
    ("impossible-nlv-bonuses", sheet(checked=3, bonuses="c")),
    ("error-nlv-position-casino", sheet("18", golf={"holes": [1], "lost": []})),
    ("error-nlv-position-line", sheet("1", limousine="up")),
    ("error-position-missing", {**sheet("1"), "golf": None} | {"golf": None}),
]  # fmt: skip


@pytest.mark.parametrize(("key", "one"), SHEETS, ids=[f"{n}-{key}" for n, (key, _) in enumerate(SHEETS)])
def test_impossible_sheets(key: str, one: Json) -> None:
    if key == "error-position-missing":
        del one["golf"]
    refused(beside(one), key)


def test_turns_must_agree() -> None:
    refused(typed(sheet("1"), sheet()), "impossible-nlv-turns")
    # Two boxes may be a refused turn.
    written(sheet("1"), sheet(checked=5))
    refused(typed(sheet("1 2"), sheet(checked=5)), "impossible-nlv-turns")
    refused({**table(sheet("1")), "turn": 9}, "impossible-nlv-turns")


def test_hotels_have_a_first_owner() -> None:
    one = sheet("1", "1", "1", "1", small=[1])
    refused(beside(one), "impossible-nlv-hotel-first", avenue=1)


def test_loans() -> None:
    one = sheet("1")
    refused(typed(one, {**one, "loan": None}), "impossible-nlv-loans-partly")
    refused(table(sheet("1", loan=None), sheet("1", loan=None)), "impossible-nlv-loans-missing")
    introductory = {"introductory": True}
    refused(typed(sheet(), sheet(), options=introductory), "impossible-nlv-loan-introductory")
    improved = sheet("1", golf=NO_GOLF, improved={"golf-3": 1}, loan=None)
    dull = sheet("1", golf=NO_GOLF, loan=None)
    refused(typed(improved, dull, options=introductory), "impossible-nlv-golf-introductory")
    GAME.load({**typed(improved, dull, options=introductory), "rules": 1})  # could be done then
    refused(
        typed(sheet("1", loan=None), sheet("1", loan=None), options=introductory),
        "impossible-nlv-golf-introductory",
    )
    known = project_cards(["large-3", "even-6", "cranes-4"])
    refused(typed(one, one, stage="loans", projects=known), "impossible-nlv-loans-over")


def test_stages() -> None:
    over = sheet("1 2 . 3 4", ". 1 2 3", "1 . 2", checked=12)
    assert written(over, filler(9)).over()
    refused(typed(over, filler(9), stage="cards", projects=project_cards(["large-3", "even-6", "cranes-4"])),
            "impossible-nlv-finished")  # fmt: skip
    refused(typed(sheet(), sheet(), stage="over"), "impossible-nlv-unfinished")
    refused(typed(sheet(), sheet(), stage="cards"), "impossible-nlv-projects-missing")
    refused(typed(over, stage="over"), "impossible-nlv-reveal")
    refused(typed(sheet(), acme={"loan_card": "8-show"}), "impossible-nlv-loan-card-early")


def test_projects() -> None:
    six = sheet("2 4 . 6 8 . 10 12", projects=(0, 8, 0))
    cards = project_cards(["large-3", "even-6", "cranes-4"], [2])
    assert written(six, filler(6), projects=cards).position()["projects"][1]["approved"]
    refused(typed(six, filler(6)), "impossible-nlv-project-unknown")
    refused(typed(six, filler(6), projects=project_cards(["large-3", "even-6", "cranes-4"])),
            "impossible-nlv-project-approved")  # fmt: skip
    refused(
        typed({**six, "projects": [0, 4, 0]}, filler(6), projects=cards), "impossible-nlv-project-approved"
    )
    refused(typed({**six, "projects": [0, 5, 0]}, filler(6), projects=cards), "impossible-nlv-project-points")
    refused(typed(six, filler(6), projects=project_cards(["even-6"])), "impossible-nlv-project-colour")
    golf = project_cards(["large-3", "even-6", "par-4"])
    refused(
        typed(sheet(loan=None), projects=golf, options={"introductory": True}),
        "impossible-nlv-project-colour",
    )
    pink = project_cards(["large-3", "even-6", "cranes-4"], [1])
    refused(typed(sheet("1", projects=(8, 0, 0)), sheet("1"), projects=pink), "impossible-nlv-project-open")


def test_cards() -> None:
    position = table(sheet("1"))
    position["cards"]["pile"].append(position["cards"]["numbers"][0])
    refused(position, "impossible-nlv-card-twice")
    position = table(sheet("1"))
    position["cards"]["numbers"][0] = None
    refused(position, "impossible-nlv-cards-missing")
    position = table(sheet("1"))
    position["cards"]["pile"].pop()
    refused(position, "impossible-nlv-pile-turns")
    position["cards"]["pile"][0] = "8-pool"
    refused(position, "error-nlv-position-card")
    position = {**table(sheet("1")), "stage": "cards"}
    refused(position, "impossible-nlv-cards-dealt")
    position = {**table(sheet(loan=None), sheet(loan=None)), "stage": "loans"}
    refused(position, "impossible-nlv-cards-early")
    position = table(sheet("1"))
    del position["cards"]
    refused(position, "error-position-missing", field="cards")


SOLO: list[tuple[str, Json]] = [
    ("impossible-nlv-acme-hotels", {"hotels": [6]}),
    ("impossible-nlv-acme-projects", {"projects": [8, 0, 0]}),
    ("impossible-nlv-approval-twice", {"approvals": ["pink", "pink"]}),
    ("impossible-nlv-acme-cards", {"cards": ["9-show"] * 2}),
    ("impossible-nlv-upper", {"approvals": ["pink"], "settled": 0}),
]


@pytest.mark.parametrize(("key", "acme"), SOLO)
def test_impossible_acme(key: str, acme: Json) -> None:
    position = solo_table(sheet("1"), cards=acme.get("cards", []))
    position["acme"].update(acme)
    refused(position, key)


def test_impossible_solo_cards() -> None:
    position = solo_table(sheet("1"))
    position["cards"]["upper"] -= 1
    refused(position, "impossible-nlv-upper")
    position = solo_table(sheet("1"))
    position["cards"]["pile"] = position["cards"]["pile"][:-4]
    refused(position, "impossible-nlv-discards")
    position = solo_table(filler(27))
    position["cards"]["pile"] = []
    refused({**position, "sheets": [{**filler(27), "loan": "borrow"}]}, "impossible-nlv-discards")
    position = solo_table(sheet("1"))
    position["cards"].update(again=position["cards"]["pile"], pile=[], upper=0)
    refused(position, "impossible-nlv-aside")
    refused({**table(sheet("1")), "acme": {}}, "impossible-nlv-acme-seats")
    refused(solo_table(sheet("1", loan=None), options={"introductory": True}, loan_card="8-show"),
            "impossible-nlv-golf-introductory")  # fmt: skip


def test_drafts() -> None:
    position = {**table(sheet("1")), "drafts": [["pick:A", "open:5@1.2"], []]}
    assert load(position).position()["drafts"][0] == ["pick:A", "open:5@1.2"]
    refused({**position, "drafts": [["open:5@1.2"], []]}, "impossible-draft", where="drafts[0][0]")
    refused({**typed(sheet(), sheet()), "drafts": [["pick:A"], []]}, "impossible-draft-now")


def test_a_sparse_position_goes_on() -> None:
    """A sheet that somebody typed in: projects, loans and cards are asked for."""
    one = {"streets": [{"casinos": [None] * 11}] * 3 + [{"casinos": [3, 4, *[None] * 9]}]}
    state = GAME.load(typed(one, one))
    assert state.position()["stage"] == "projects"
    deal(state)
    assert state.position()["stage"] == "loans"
    for seat in (0, 1):
        play(state, seat, "decline done")
    deal(state)
    assert state.position()["turn"] == 3
    assert state.position()["sheets"][0]["loan"] == "decline"


def test_a_position_that_brings_its_loans() -> None:
    state = written(sheet("1"), sheet("1"))
    deal(state)
    assert state.position()["stage"] == "play"
