"""Finished paper sheets: their points by category, and what is impossible on them, with the rule it breaks.

The games read, judge and count the sheets; nothing here knows a rule. What is impossible is left out where
that can be done (a pool where none is drawn), and counted as it is written where it cannot.
"""

import csv
import io
from collections.abc import Sequence
from typing import Any

from boulevard.games.catalogue import find_game
from boulevard.games.contract import Game, GameError, Json, Score
from boulevard.games.lords_of_vegas import position as lords
from boulevard.games.lords_of_vegas.components import END_CARD
from boulevard.games.lords_of_vegas.log import Teller
from boulevard.games.lords_of_vegas.payout import pay
from boulevard.games.lords_of_vegas.readings import readings as lords_readings
from boulevard.games.new_las_vegas import position as vegas
from boulevard.games.new_las_vegas import scoring as vegas_scoring
from boulevard.games.new_las_vegas.components import COLOURS, PROJECT_NAMES
from boulevard.games.new_las_vegas.readings import drives
from boulevard.games.new_las_vegas.readings import sheet_readings as city_readings
from boulevard.games.reading import fields, flag, items, one_of
from boulevard.games.welcome_to import position as suburb
from boulevard.games.welcome_to import scoring as suburb_scoring
from boulevard.games.welcome_to.edition import edition_of
from boulevard.games.welcome_to.plans import PLANS, plan_in_play
from boulevard.games.welcome_to.readings import sheet_readings
from boulevard.words import LANGUAGES, explain, say

LONGEST_NAME = 40

# The rule that forbids it.
RULES = {
    "impossible-plan-stack": "WT-R09",
    "impossible-roundabouts-off": "WT-R66",
    "impossible-roundabouts": "WT-R66",
    "impossible-roundabout-turns": "WT-R66",
    "impossible-pool": "WT-R29",
    "impossible-copies": "WT-R35",
    "impossible-fence-twins": "WT-R36",
    "impossible-order": "WT-R13",
    "impossible-street-effects": "WT-R18",
    "impossible-effects": "WT-R18",
    "impossible-temps": "WT-R31",
    "impossible-turns": "WT-R12",
    "impossible-solo-turns": "WT-R55",
    "impossible-solo-card-approved": "WT-R53",
    "impossible-plan-unknown": "WT-R39",
    "impossible-plan-points": "WT-R39",
    "impossible-plan-not-approved": "WT-R39",
    "impossible-plan-nobody-first": "WT-R39",
    "impossible-plan-unfulfilled": "WT-R42",
    "impossible-used": "WT-R43",
    "impossible-nlv-project-colour": "NLV-R05",
    "impossible-nlv-no-crane": "NLV-R22",
    "impossible-nlv-unbuilt": "NLV-R12",
    "impossible-nlv-order": "NLV-R13",
    "impossible-nlv-twins": "NLV-R66",
    "impossible-nlv-show": "NLV-R27",
    "impossible-nlv-show-boxes": "NLV-R27",
    "impossible-nlv-hotels": "NLV-R20",
    "impossible-nlv-hotel-first": "NLV-R21",
    "impossible-nlv-golf-introductory": "NLV-R08",
    "impossible-nlv-golf-holes": "NLV-R36",
    "impossible-nlv-golf-gap": "NLV-R37",
    "impossible-nlv-golf-lost": "NLV-R38",
    "impossible-nlv-limousine-home": "NLV-R34",
    "impossible-nlv-no-lamp": "NLV-R32",
    "impossible-nlv-road-used": "NLV-R33",
    "impossible-nlv-pair": "NLV-R63",
    "impossible-nlv-extensions": "NLV-R67",
    "impossible-nlv-turns": "NLV-R14",
    "impossible-nlv-effects": "NLV-R15",
    "impossible-nlv-bonuses": "NLV-R63",
    "impossible-nlv-easy": "NLV-R64",
    "impossible-nlv-loan-introductory": "NLV-R08",
    "impossible-nlv-loans-partly": "NLV-R07",
    "impossible-nlv-project-unknown": "NLV-R39",
    "impossible-nlv-project-points": "NLV-R39",
    "impossible-nlv-project-approved": "NLV-R39",
    "impossible-nlv-project-open": "NLV-R39",
    "impossible-nlv-acme-seats": "NLV-R81",
    "impossible-nlv-approval-twice": "NLV-R04",
    "impossible-nlv-acme-hotels": "NLV-R88",
    "impossible-nlv-acme-projects": "NLV-R86",
    "impossible-lov-track": "LOV-R24",
    "impossible-lov-twice": "LOV-R03",
    "impossible-lov-markers": "LOV-R01",
    "impossible-lov-dice": "LOV-R01",
    "impossible-lov-tiles": "LOV-R02",
    "impossible-lov-marker-on-tile": "LOV-R14",
    "impossible-lov-block-f": "LOV-R55",
    "impossible-lov-tie": "LOV-R45",
}


def check_sheets(wish: object) -> Json:
    """`{game, sheets, names?, options?, plans? or projects?, ...}` as in positions, and `language?`."""
    if not isinstance(wish, dict):
        raise GameError("error-position-object", where="check")
    asked = dict(wish)
    game = find_game(asked.get("game"))
    asked.pop("result", None)  # a file that was kept says what came out
    language = one_of(asked.pop("language", "en"), "language", list(LANGUAGES))
    whose = "players" if game.id == "lords-of-vegas" else "sheets"
    count = len(items(asked.get(whose), whose, game.fewest_seats, game.most_seats))
    names = _names(asked.pop("names", None), count)
    readings: list[Json] = []
    try:
        scores, problems = _judge(game, asked, readings)
    except GameError as error:
        if error.key not in RULES:
            raise  # not a sheet at all
        scores, problems = [], [error]  # nothing can be counted before this is put right
    places = _places(scores)
    result = {
        "game": game.id,
        "players": [
            {
                "name": names[seat],
                "parts": dict(score.parts),
                "total": score.total,
                "place": places[seat],
            }
            for seat, score in enumerate(scores)
        ],
        "problems": [_problem(error, names, language) for error in problems],
        "readings": readings,
    }
    return result | {"csv": as_csv(result, language)}


def check_facts(wish: object) -> Json:
    """What a page needs to let somebody enter sheets: what is printed, which plans or projects there
    are, and an empty sheet."""
    asked = fields(wish, "check", ["game"], ["options"])
    game = find_game(asked["game"])
    _, options = game.choose_options(2, asked.get("options", {}))
    cards: list[list[str]] = []
    if game.id == "welcome-to":
        edition = edition_of(options.get("sheet"))
        for stack in range(3):
            dealt = [
                plan_in_play(i, stack, options["advanced"], options["roundabouts"], edition)
                for i in range(len(PLANS))
            ]
            cards.append([plan.name for plan, may in zip(PLANS, dealt) if may])
    elif game.id == "new-las-vegas":
        each = len(PROJECT_NAMES) // len(COLOURS)
        cards = [PROJECT_NAMES[each * colour : each * (colour + 1)] for colour in range(len(COLOURS))]
    position = game.start(2, options).position()
    empty = position["players" if game.id == "lords-of-vegas" else "sheets"][0]
    return {"facts": game.facts(options), "plans": cards, "empty": empty}


def _judge(game: Game, asked: Json, readings: list[Json]) -> tuple[list[Score], list[GameError]]:
    """`readings` gets what one reads off each sheet, or the board, by looking."""
    if game.id == "welcome-to":
        sheets, problems = suburb.check(game, asked)
        readings.extend(sheet_readings(sheet) for sheet in sheets)
        return suburb_scoring.score_sheets(sheets, suburb_scoring.NO_OTHERS), problems
    if game.id == "lords-of-vegas":
        return _judge_lords(game, asked, readings)
    reading, problems = vegas.check(game, asked)
    readings.extend(
        city_readings(sheet, reading.introductory) | {"drives": drives(sheet)} for sheet in reading.sheets
    )
    scores = vegas_scoring.score_sheets(reading.sheets, reading.acme, reading.introductory, None, None)
    return scores, problems


def _judge_lords(game: Game, asked: Json, readings: list[Json]) -> tuple[list[Score], list[GameError]]:
    board, problems = lords.check(game, asked)
    readings.append(lords_readings(board, False))
    before = [int(points) for points in board.points]
    # What no track has cannot be moved on.
    if flag(asked.get("last_card", False), "last_card") and not any(
        error.key == "impossible-lov-track" for error in problems
    ):
        pay(board, END_CARD, Teller())
    scores = []
    for seat, points in enumerate(before):
        total, money = int(board.points[seat]), int(board.money[seat])
        scores.append(
            Score([("points", points), ("strip", total - points), ("money", money)], total, [money])
        )
    return scores, problems


def _names(value: object, count: int) -> list[str]:
    if value is None:
        return [""] * count
    found = items(value, "names", count, count)
    for i, name in enumerate(found):
        if not isinstance(name, str) or len(name) > LONGEST_NAME:
            raise GameError("error-check-name", where=f"names[{i}]", most=LONGEST_NAME)
    return found


def _places(scores: Sequence[Score]) -> list[int]:
    keys = [(score.total, *score.tie_break) for score in scores]
    return [1 + sum(other > mine for other in keys) for mine in keys]


def _problem(error: GameError, names: Sequence[str], language: str) -> Json:
    where = str(error.details.get("where", ""))
    seat = (
        int(where[where.index("[") + 1 : where.index("]")]) if where[:7] in ("sheets[", "players") else None
    )
    details = dict(error.details)
    place = ""
    if seat is not None:
        place = names[seat] or say("seat", language, seat=seat + 1)
        rest = where.partition("].")[2]
        if rest.startswith("streets["):
            place += ", " + say("check-street", language, street=int(rest[8]) + 1)
    elif where == "tiles":
        place = say("check-board", language)
    details["where"] = place or where
    return {
        "seat": seat,
        "where": where,
        "key": error.key,
        "rule": RULES.get(error.key),
        "text": explain(GameError(error.key, **details), language),
    }


def as_csv(result: Json, language: str = "en") -> str:
    """A line for every category, a column for every player."""
    file = io.StringIO()
    out = csv.writer(file, lineterminator="\n")
    players = result["players"]
    out.writerow(
        [say("score-category", language)]
        + [_cell(player["name"]) or say("seat", language, seat=n + 1) for n, player in enumerate(players)]
    )
    for category in players[0]["parts"] if players else []:
        told = say(f"score-{result['game']}-{category}", language)
        out.writerow([told, *[player["parts"][category] for player in players]])
    out.writerow([say("score-total", language), *[player["total"] for player in players]])
    out.writerow([say("score-place", language), *[player["place"] for player in players]])
    return file.getvalue()


def _cell(name: Any) -> str:
    """A spreadsheet takes these for a formula."""
    return f"'{name}" if name[:1] in ("=", "+", "-", "@", "\t") else str(name)
