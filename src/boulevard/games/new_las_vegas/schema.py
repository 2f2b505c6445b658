"""JSON Schema of positions."""

from boulevard.games.contract import Game, Json
from boulevard.games.streets.others import MOST_OTHERS
from boulevard.games.streets.others import schema as others_schema
from boulevard.games.streets.reading import FORMAT

from .architects import LEVELS
from .components import CARD_TOKENS, COLOURS, LADDERS, LINE_NAMES, PROJECT_NAMES
from .dealing import STAGES
from .rest import MORE_OF_OTHERS, TOLD


def _list(entry: Json, about: str = "", exactly: int = -1) -> Json:
    made: Json = {"type": "array", "items": entry}
    if about:
        made["description"] = about
    if exactly >= 0:
        made["minItems"] = exactly
        made["maxItems"] = exactly
    return made


def _object(properties: Json, required: list[str]) -> Json:
    return {
        "type": "object",
        "required": required,
        "additionalProperties": False,
        "properties": properties,
    }


def _count(about: str = "") -> Json:
    made: Json = {"type": "integer", "minimum": 0}
    if about:
        made["description"] = about
    return made


def _sheet() -> Json:
    avenue: Json = {"type": "integer", "minimum": 1, "maximum": 11}
    casino: Json = {
        "anyOf": [
            {"type": "null"},
            {"type": "integer", "minimum": 0, "maximum": 17},
            {"type": "string", "pattern": "^([0-9]|1[0-7])x$"},
        ],
        "description": "null: not open; 7: opened with this number; '7x': opened by Extended Casino",
    }
    street = _object(
        {
            "casinos": _list(casino, "", 11),
            "built": _list(avenue, "avenues whose crane is crossed off"),
            "shows": _list(avenue, "avenues whose star is circled"),
        },
        ["casinos"],
    )
    return _object(
        {
            "streets": _list(street, "from top to bottom", 4),
            "hotels": _object({"large": _list(avenue), "small": _list(avenue)}, []),
            "golf": _object({"holes": _list(avenue), "lost": _list(avenue)}, []),
            "limousine": _list({"enum": list(LINE_NAMES)}, "the lines of the trail, from the airport"),
            "inauguration": _object(
                {
                    "checked": _count("checked boxes, those of the start included"),
                    "bonuses": _list(
                        {"enum": [None, "debt", "clear"]},
                        "per pair: null: not used; debt: for Extended Casino; clear: for another bonus",
                    ),
                },
                [],
            ),
            "shows": _object({"left": _count("crossed boxes"), "right": _count("crossed boxes")}, []),
            "improvements": _object({ladder: _count() for ladder in LADDERS}, []),
            "projects": _list(_count(), "points written for project 1, 2 and 3; 0 is not fulfilled", 3),
            "loan": {"enum": ["borrow", "decline", None]},
        },
        ["streets"],
    )


def schema(game: Game) -> Json:
    card: Json = {"type": "string", "enum": list(CARD_TOKENS)}
    slots = _list({"anyOf": [card, {"type": "null"}]}, "", 3)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A position of Welcome to New Las Vegas",
        **_object(
            {
                "game": {"const": game.id},
                "format": {"enum": [1, FORMAT]},
                "rules": {"enum": game.rules_versions},
                "seats": {"type": "integer", "minimum": game.fewest_seats, "maximum": game.most_seats},
                "options": _object(
                    {
                        "introductory": {"type": "boolean"},
                        "acme": {"type": "integer", "minimum": 1, "maximum": LEVELS},
                        "sheet": {"type": ["object", "null"], "description": "another edition of the sheets"},
                        "paper": {"type": "integer", "minimum": 0, "maximum": MOST_OTHERS},
                    },
                    [],
                ),
                "others": others_schema(TOLD, MORE_OF_OTHERS),
                "stage": {"enum": STAGES, "description": "what the game is waiting for"},
                "turn": _count(),
                "projects": {
                    "type": "array",
                    "maxItems": 3,
                    "items": _object(
                        {"project": {"enum": PROJECT_NAMES}, "approved": {"type": "boolean"}}, ["project"]
                    ),
                },
                "cards": _object(
                    {
                        "pile": _list(
                            card, "cards never seen, in no order; solo: the one set aside is among them"
                        ),
                        "again": _list(card, "solo: cards that came back by a reshuffle"),
                        "upper": _count("solo: cards to be drawn before an approval card can come"),
                        "numbers": slots,
                        "effects": slots,
                        "hand": slots,
                    },
                    ["pile"],
                ),
                "acme": _object(
                    {
                        "cards": _list(card, "its pile, first card first"),
                        "approvals": _list({"enum": COLOURS}, "approval cards in the order they came"),
                        "settled": _count("how many of them have had their effect"),
                        "hotels": _list({"type": "integer", "minimum": 1, "maximum": 11}),
                        "projects": _list(_count(), "", 3),
                        "loan_card": {"anyOf": [card, {"type": "null"}]},
                        "score": {"type": "object", "description": "of a finished game, not read"},
                    },
                    [],
                ),
                "sheets": {"type": "array", "items": _sheet(), "minItems": 1},
                "drafts": _list(
                    _list({"type": "string"}), "per seat, the steps of the turn that are not resolved yet"
                ),
            },
            ["game", "sheets"],
        ),
    }
