"""A sheet of one's own: whole, judged as it is edited, compared with ours."""

import copy
from typing import Any

import pytest

from boulevard.bots.playout import playout
from boulevard.games.catalogue import find_game
from boulevard.games.chance import Rng
from boulevard.games.contract import GameError
from boulevard.paper.own import own_sheet

GAME = "new-las-vegas"


def ask(sheet: Any = None, language: str = "en") -> Any:
    return own_sheet({"game": GAME, "language": language} | ({} if sheet is None else {"sheet": sheet}))


def test_ours_is_whole_and_can_be_given_back() -> None:
    first = ask()
    assert first["problem"] is None
    assert first["svg"].startswith("<svg ")
    again = ask(first["sheet"])
    assert again["sheet"] == first["sheet"]
    assert not any(fact["changed"] for fact in again["facts"])
    told = {fact["name"]: fact["ours"] for fact in first["facts"]}
    assert len(told) == 5 + 7
    # Where the pictures were missing; what the rulebook says outright is not ours.
    assert told["city_sheet"]
    assert told["limousine_map"]
    assert told["acme"]
    assert not told["safe"]


def test_what_was_corrected_is_seen_drawn_and_played() -> None:
    sheet = ask()["sheet"]
    sheet["score_sheet"]["streets"]["bonus"] = [5, 11]
    sheet["city_sheet"]["streets_top_to_bottom"][0][0] = "star+vip"
    answer = ask(sheet)
    assert answer["problem"] is None
    assert {fact["name"] for fact in answer["facts"] if fact["changed"]} == {"streets", "city_sheet"}
    assert ">11</text>" in answer["svg"]
    state = find_game(GAME).start(2, {"sheet": answer["sheet"]})
    playout(state, Rng(3))
    assert state.over()


@pytest.mark.parametrize(
    ("way", "value", "where"),
    [
        (("score_sheet", "hotels", "large"), [6, 4, 3], "sheet.score_sheet.hotels.large"),
        (("score_sheet", "hotels", "large"), [], "sheet.score_sheet.hotels.large"),
        (("city_sheet", "golf_par_of_top_street"), [3] * 11, "sheet.city_sheet.golf_par_of_top_street"),
        (("limousine_map", "start"), "1.0", "sheet.limousine_map.start"),
        (("limousine_map", "closed_roads"), ["1.3-1.5"], "sheet.limousine_map.closed_roads[0]"),
        (("deck", "show"), [1] * 15, "sheet.deck.show"),
        (("score_sheet",), 3, "sheet.score_sheet"),
    ],
)
def test_what_is_wrong_is_said_and_nothing_is_lost(way: tuple[str, ...], value: Any, where: str) -> None:
    sheet = copy.deepcopy(ask()["sheet"])
    inner = sheet
    for step in way[:-1]:
        inner = inner[step]
    inner[way[-1]] = value
    for language in ("en", "fr", "de", "it"):
        answer = ask(sheet, language)
        assert answer["problem"]["where"] == where
        assert where in answer["problem"]["text"]
        assert answer["svg"] is None
        assert answer["sheet"] == sheet


def test_only_new_las_vegas_has_one() -> None:
    with pytest.raises(GameError) as refused:
        own_sheet({"game": "lords-of-vegas"})
    assert refused.value.key == "error-own-game"
