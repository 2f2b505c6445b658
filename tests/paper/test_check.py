"""Finished paper sheets: the games' own points, and everything impossible with its rule."""

import copy
import csv
import io
import json
import random
import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from boulevard.bots.playout import playout
from boulevard.cli.main import main
from boulevard.games.catalogue import GAMES
from boulevard.games.chance import Rng
from boulevard.games.contract import GameError
from boulevard.paper.check import RULES, as_csv, check_facts, check_sheets
from boulevard.words import LANGUAGES

from ..welcome_to.sheets import sheet

Json = dict[str, Any]
ROOT = Path(__file__).parents[2]
OPTIONS: list[tuple[str, int, Json]] = [
    ("welcome-to", 3, {}),
    ("welcome-to", 2, {"advanced": True, "roundabouts": True}),
    ("welcome-to", 1, {}),
    ("new-las-vegas", 2, {}),
    ("new-las-vegas", 3, {"introductory": True}),
]


def finished(game: str, seats: int, options: Json, seed: int) -> tuple[Json, Any]:
    """What the players of a real game have on their sheets at its end."""
    state = GAMES[game].start(seats, options)
    playout(state, Rng(seed))
    position = state.position()
    told = {"game": game, "options": options, "sheets": position["sheets"]}
    for name in ("plans", "projects", "solo_card"):
        if name in position:
            told[name] = position[name]
    return told, state


@pytest.mark.parametrize(("game", "seats", "options"), OPTIONS)
def test_real_games_are_possible_and_have_the_games_points(game: str, seats: int, options: Json) -> None:
    for seed in range(3):
        told, state = finished(game, seats, options, seed)
        result = check_sheets(told)
        assert result["problems"] == [], (seed, result["problems"])
        assert [player["parts"] for player in result["players"]] == [
            dict(score.parts) for score in state.scores()
        ]
        assert [player["place"] for player in result["players"]] == state.places()


def test_marks_of_used_houses_may_be_left_out() -> None:
    """Nobody ticks houses on paper."""
    for seed in range(3):
        told, state = finished("welcome-to", 3, {}, seed)
        for one in told["sheets"]:
            for street in one["streets"]:
                street["used"] = []
        result = check_sheets(told)
        assert result["problems"] == []
        assert [player["total"] for player in result["players"]] == [score.total for score in state.scores()]


WELCOME: list[tuple[str, Json, set[str]]] = [
    ("WT-R13", sheet("5 3"), {"WT-R13"}),
    ("WT-R36", sheet("5 | 5b", temps=0), {"WT-R36"}),
    ("WT-R35", sheet("5 5"), {"WT-R35"}),
    ("WT-R31", sheet("0 1 2"), {"WT-R31"}),
    ("WT-R18", sheet("4", parks=(1, 1, 0)), {"WT-R18"}),
    ("WT-R66", sheet("4 R 5"), {"WT-R66"}),
]


@pytest.mark.parametrize(("rule", "one", "expected"), WELCOME)
def test_what_is_impossible_in_welcome_to_names_its_rule(rule: str, one: Json, expected: set[str]) -> None:
    result = check_sheets({"game": "welcome-to", "sheets": [one, sheet(first_of(one))]})
    assert rule in {problem["rule"] for problem in result["problems"]}
    assert {problem["rule"] for problem in result["problems"] if problem["seat"] == 0} >= expected


def first_of(one: Json) -> str:
    """As many turns, and nothing wrong with them."""
    written = [house for street in one["streets"] for house in street["houses"] if isinstance(house, int)]
    return " ".join(str(number) for number in range(1, len(written) + 1))


def test_everything_impossible_is_told_at_once_and_the_rest_is_counted() -> None:
    """WT-R13, WT-R29 and WT-R36 on one sheet; parks still count."""
    wrong = sheet("7 3~ 4 | 4b", parks=(2, 0, 0))
    right = sheet("1 2 3", parks=(1, 0, 0))
    result = check_sheets({"game": "welcome-to", "names": ["Ann", ""], "sheets": [wrong, right]})
    assert {"WT-R13", "WT-R29", "WT-R36"} <= {problem["rule"] for problem in result["problems"]}
    assert {problem["seat"] for problem in result["problems"]} == {0}
    assert all("Ann" in problem["text"] for problem in result["problems"])
    assert result["players"][0]["parts"]["parks"] == 4
    assert result["players"][0]["parts"]["pools"] == 0
    assert result["players"][1]["parts"]["parks"] == 2


def test_a_plan_that_is_not_fulfilled_is_told_once() -> None:
    """WT-R42: points for six estates of one, and none of them is there."""
    plans = [{"plan": name} for name in ("estates-111111", "estates-36", "estates-145")]
    one = sheet("1 2 3", plans=(8, 0, 0))
    result = check_sheets({"game": "welcome-to", "plans": plans, "sheets": [one, sheet("4 5 6")]})
    assert [(problem["rule"], problem["seat"]) for problem in result["problems"]] == [("WT-R42", 0)]


def spoil(told: Json, how: str) -> Json:
    told = copy.deepcopy(told)
    one = told["sheets"][0]
    if how == "NLV-R20":
        one["hotels"] = {"large": list(range(1, 12)), "small": []}
    elif how == "NLV-R27":
        one["shows"] = {"left": 7, "right": 7}
    elif how == "NLV-R33":
        one["limousine"] = ["NE", "WS"]
    elif how == "NLV-R22":
        one["streets"][0]["built"] = list(range(1, 12))
    elif how == "NLV-R13":
        street = one["streets"][0]["casinos"]
        written = [i for i, number in enumerate(street) if isinstance(number, int)]
        street[written[0]], street[written[-1]] = street[written[-1]], street[written[0]]
    elif how == "NLV-R38":
        one["golf"] = {"holes": one["golf"]["holes"], "lost": list(range(1, 12))}
    elif how == "NLV-R67":
        one["inauguration"] = {"checked": 12, "bonuses": ["debt"] * 5}
    elif how == "NLV-R39":
        one["projects"] = [1, 1, 1]
    return told


@pytest.mark.parametrize(
    "rule",
    ["NLV-R13", "NLV-R20", "NLV-R22", "NLV-R27", "NLV-R33", "NLV-R38", "NLV-R39", "NLV-R67"],
)
def test_what_is_impossible_in_new_las_vegas_names_its_rule(rule: str) -> None:
    told, _ = finished("new-las-vegas", 2, {}, 5)
    result = check_sheets(spoil(told, rule))
    rules = {problem["rule"] for problem in result["problems"]}
    assert rule in rules


@pytest.mark.parametrize(("game", "seats", "options"), OPTIONS)
def test_whatever_is_written_gets_an_answer(game: str, seats: int, options: Json) -> None:
    """Sheets spoiled at random: an answer or one sentence, never a crash; every problem has a rule."""
    chance = random.Random(1)
    told, _ = finished(game, seats, options, 1)
    for _ in range(40):
        wrong = copy.deepcopy(told)
        for _ in range(chance.randint(1, 4)):
            spoil_at_random(wrong["sheets"], chance)
        with suppress(GameError):
            for problem in check_sheets(wrong)["problems"]:
                assert problem["rule"] is not None, problem
                assert problem["text"] != problem["key"]


def spoil_at_random(value: Any, chance: random.Random) -> None:
    while True:
        key = chance.choice(list(value) if isinstance(value, dict) else range(len(value)))
        inner = value[key]
        if isinstance(inner, dict | list) and inner:
            value = inner
            continue
        value[key] = chance.choice([0, 1, 3, 7, 17, None, [], [1, 2, 3], "7b", "9x"])
        return


def test_every_reason_has_a_rule_that_exists() -> None:
    text = "\n".join(file.read_text(encoding="utf-8") for file in (ROOT / "docs" / "rules").glob("*.md"))
    for rule in RULES.values():
        assert f"**{rule}**" in text
    for game in ("welcome_to", "new_las_vegas"):
        source = (ROOT / "src/boulevard/games" / game / "sheet_reading.py").read_text(encoding="utf-8")
        reasons = re.findall(r'impossible\(\s*where[^,]*,\s*"([a-z-]+)"', source)
        assert len(reasons) > 8
        assert {f"impossible-{reason}" for reason in reasons} - RULES.keys() == set()


# -- a finished table of Lords of Vegas

PLAYER: Json = {"money": 10, "points": 20, "lots": []}


def die(company: str, seat: int | None, value: int | None) -> Json:
    return {"company": company, "seat": seat, "die": value}


def test_a_table_at_its_end_has_the_games_points() -> None:
    for seed in range(3):
        state = GAMES["lords-of-vegas"].start(3)
        playout(state, Rng(seed))
        position = state.position()
        told = {name: position[name] for name in ("game", "players", "tiles")}
        result = check_sheets(told)
        assert result["problems"] == []
        assert [player["total"] for player in result["players"]] == [score.total for score in state.scores()]
        assert [player["place"] for player in result["players"]] == state.places()
        casinos = result["readings"][0]["casinos"]
        assert sum(casino["size"] for casino in casinos) == len(position["tiles"])


def test_the_last_card_pays_lots_and_the_strip() -> None:
    """LOV-R17, LOV-R20, LOV-R21, LOV-R52: a casino of two on the Strip, and one that is not."""
    lots = {lot["name"]: lot for lot in GAMES["lords-of-vegas"].facts({})["lots"]}
    assert (lots["A3"]["strip"], lots["A1"]["strip"]) == (True, False)
    told: Json = {
        "game": "lords-of-vegas",
        "players": [{**PLAYER, "lots": ["B1"]}, PLAYER],
        "tiles": {"A3": die("vega", 1, 3), "A2": die("vega", 0, 5), "C1": die("albion", 1, 6)},
    }
    before = check_sheets(told)
    assert [player["total"] for player in before["players"]] == [20, 20]
    assert [player["place"] for player in before["players"]] == [1, 1]
    paid = check_sheets({**told, "last_card": True})
    assert [player["parts"] for player in paid["players"]] == [
        {"points": 20, "strip": 0, "money": 16},  # two points do not reach 23
        {"points": 20, "strip": 0, "money": 13},
    ]
    assert [player["place"] for player in paid["players"]] == [1, 2]
    told["players"] = [{**PLAYER, "points": 8}, PLAYER]
    assert check_sheets({**told, "last_card": True})["players"][0]["parts"]["strip"] == 2


ROW = ["A1", "A2", "A3", "A4", "A5", "A6", "B1", "B2", "B3", "B4", "C1", "C2", "C3"]


@pytest.mark.parametrize(
    ("rule", "change"),
    [
        ("LOV-R24", {"players": [{**PLAYER, "points": 9}, PLAYER]}),
        ("LOV-R03", {"players": [{**PLAYER, "lots": ["A1"]}, {**PLAYER, "lots": ["A1"]}]}),
        ("LOV-R01", {"players": [{**PLAYER, "lots": ROW[:11]}, PLAYER]}),
        ("LOV-R02", {"tiles": {lot: die("vega", None, None) for lot in ROW[:10]}}),
        ("LOV-R14", {"players": [{**PLAYER, "lots": ["A1"]}, PLAYER], "tiles": {"A1": die("vega", 1, 1)}}),
        ("LOV-R55", {"tiles": {"F1": die("vega", 0, 1)}}),
        ("LOV-R45", {"tiles": {"A1": die("vega", 0, 4), "A2": die("vega", 1, 4)}}),
    ],
)
def test_what_no_table_can_show(rule: str, change: Json) -> None:
    told = {"game": "lords-of-vegas", "players": [PLAYER, PLAYER], "tiles": {}, "language": "de"} | change
    result = check_sheets(told)
    assert [problem["rule"] for problem in result["problems"]] == [rule]
    assert "{" not in result["problems"][0]["text"]
    assert result["problems"][0]["text"].split(":")[0] != "tiles"
    assert len(result["players"]) == 2


def test_thirteen_dice_are_one_too_many() -> None:
    """LOV-R01"""
    tiles = {lot: die(["vega", "albion"][i % 2], 0, 1) for i, lot in enumerate(ROW)}
    told = {"game": "lords-of-vegas", "players": [PLAYER, PLAYER], "tiles": tiles}
    assert [problem["rule"] for problem in check_sheets(told)["problems"]] == ["LOV-R01"]


@pytest.mark.parametrize("game", list(GAMES))
def test_an_empty_sheet_to_begin_with_is_possible(game: str) -> None:
    told = check_facts({"game": game})
    sheets = [told["empty"], copy.deepcopy(told["empty"])]
    wish = {"players": sheets, "tiles": {}} if game == "lords-of-vegas" else {"sheets": sheets}
    result = check_sheets({"game": game, **wish})
    assert result["problems"] == []
    assert [player["place"] for player in result["players"]] == [1, 1]


def test_where_the_limousine_may_go_on() -> None:
    empty = check_facts({"game": "new-las-vegas"})["empty"]
    first = check_sheets({"game": "new-las-vegas", "sheets": [empty, empty]})["readings"][0]["drives"]
    assert first
    for drive in first:
        gone = check_sheets(
            {"game": "new-las-vegas", "sheets": [{**empty, "limousine": [drive["name"]]}, empty]}
        )
        assert gone["readings"][0]["trail"]["at"] == drive["way"][-1]
        assert {problem["rule"] for problem in gone["problems"]} == {"NLV-R15"}  # no casino was opened for it


def test_results_as_a_table() -> None:
    told, _ = finished("new-las-vegas", 2, {}, 2)
    for language in LANGUAGES:
        result = check_sheets({**told, "names": ["=Ann", "Bob"], "language": language})
        rows = list(csv.reader(io.StringIO(as_csv(result, language))))
        assert rows[0][1:] == ["'=Ann", "Bob"]
        assert [int(total) for total in rows[-2][1:]] == [player["total"] for player in result["players"]]
        assert len(rows) == 8 + 3


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        (3, "error-position-object"),
        ({"game": "lords-of-vegas", "sheets": []}, "error-position-list-range"),
        (
            {"game": "lords-of-vegas", "players": [PLAYER, PLAYER], "tiles": {"Z9": {}}},
            "error-lov-position-lot",
        ),
        ({"game": "welcome-to"}, "error-position-list-range"),
        ({"game": "welcome-to", "sheets": [{}]}, "error-position-missing"),
        ({"game": "welcome-to", "sheets": [sheet()], "names": [3]}, "error-check-name"),
        ({"game": "welcome-to", "sheets": [sheet()], "cards": {}}, "error-position-extra"),
    ],
)
def test_what_is_no_sheet_gets_one_sentence(wish: Any, key: str) -> None:
    with pytest.raises(GameError) as refused:
        check_sheets(wish)
    assert refused.value.key == key


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told, state = finished("welcome-to", 2, {}, 4)
    file = tmp_path / "sheets.json"
    file.write_text(json.dumps({**told, "names": ["Ann", "Bob"]}), encoding="utf-8")
    with pytest.raises(SystemExit) as ended:
        main(["check", "welcome-to", str(file)])
    assert ended.value.code == 0
    said = capsys.readouterr().out
    assert "Ann" in said
    assert str(state.scores()[0].total) in said
    told["sheets"][0] = sheet("9 1")
    file.write_text(json.dumps(told), encoding="utf-8")
    with pytest.raises(SystemExit) as ended:
        main(["check", "welcome-to", str(file), "--language", "de"])
    assert ended.value.code == 1
    assert "WT-R13" in capsys.readouterr().out
