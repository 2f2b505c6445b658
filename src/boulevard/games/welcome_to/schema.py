"""JSON Schema of positions."""

from boulevard.games.contract import Game, Json
from boulevard.games.streets.others import MOST_OTHERS
from boulevard.games.streets.others import schema as others_schema
from boulevard.games.streets.reading import FORMAT

from .components import CARD_TOKENS, EFFECTS
from .dealing import STAGES
from .edition import LONGEST, MOST_CROSSES, MOST_PARKS, MOST_REFUSALS, MOST_TEMPS, SHORTEST
from .plans import PLAN_NAMES


def schema(game: Game) -> Json:
    card: Json = {"type": "string", "enum": [token for token in CARD_TOKENS if token != "solo"]}
    slots: Json = {
        "type": "array",
        "items": {"anyOf": [card, {"type": "null"}]},
        "minItems": 3,
        "maxItems": 3,
    }
    house: Json = {
        "anyOf": [
            {"type": "null"},
            {"type": "integer", "minimum": 0, "maximum": 17},
            {"type": "string", "pattern": "^([0-9]|1[0-7])b$"},
            {"const": "R"},
        ],
        "description": "null: empty; 7: a number; '7b': a bis copy of its neighbour; 'R': a roundabout",
    }
    # How many there are the sheet says; these are the limits of all.
    place: Json = {"type": "integer", "minimum": 1, "maximum": LONGEST}
    street: Json = {
        "type": "object",
        "required": ["houses"],
        "additionalProperties": False,
        "properties": {
            "houses": {"type": "array", "items": house, "minItems": SHORTEST, "maxItems": LONGEST},
            "fences": {
                "type": "array",
                "items": {"type": "integer", "minimum": 1, "maximum": LONGEST - 1},
                "description": "places of fences; n stands to the right of house n",
            },
            "pools": {"type": "array", "items": place, "description": "houses with a built pool"},
            "parks": {"type": "integer", "minimum": 0, "maximum": MOST_PARKS},
            "used": {"type": "array", "items": place, "description": "houses that a plan has used up"},
        },
    }
    sheet: Json = {
        "type": "object",
        "required": ["streets"],
        "additionalProperties": False,
        "properties": {
            "streets": {"type": "array", "items": street, "minItems": 3, "maxItems": 3},
            "estates": {
                "type": "array",
                "items": {"type": "integer", "minimum": 0, "maximum": MOST_CROSSES},
                "minItems": 6,
                "maxItems": 6,
                "description": "crosses in the value ladders of estates of size 1 to 6",
            },
            "temps": {"type": "integer", "minimum": 0, "maximum": MOST_TEMPS},
            "refusals": {"type": "integer", "minimum": 0, "maximum": MOST_REFUSALS},
            "plans": {
                "type": "array",
                "items": {"type": "integer", "minimum": 0},
                "minItems": 3,
                "maxItems": 3,
                "description": "points written for plan 1, 2 and 3; 0 is not fulfilled",
            },
        },
    }
    pile: Json = {"type": "array", "items": card, "description": "cards not yet drawn, in no order"}
    effect: Json = {
        "enum": [*EFFECTS, None],
        "description": "of the top card of the pile, since version 2; null: not known",
    }
    seen: Json = {"type": "boolean", "description": "did the first card of this deal lie there before?"}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A position of Welcome To...",
        "type": "object",
        "required": ["game", "sheets"],
        "additionalProperties": False,
        "properties": {
            "game": {"const": game.id},
            "format": {"enum": [1, FORMAT], "description": "1, or left out: seats count from 1"},
            "rules": {"enum": game.rules_versions},
            "seats": {"type": "integer", "minimum": game.fewest_seats, "maximum": game.most_seats},
            "options": {
                "type": "object",
                "additionalProperties": False,
                "properties": {
                    "advanced": {"type": "boolean"},
                    "roundabouts": {"type": "boolean"},
                    "expert": {"type": "boolean"},
                    "sheet": {"type": ["object", "null"], "description": "another sheet"},
                    "paper": {"type": "integer", "minimum": 0, "maximum": MOST_OTHERS},
                },
            },
            "stage": {"enum": STAGES, "description": "what the game is waiting for"},
            "turn": {"type": "integer", "minimum": 0},
            "plans": {
                "type": "array",
                "maxItems": 3,
                "items": {
                    "type": "object",
                    "required": ["plan"],
                    "additionalProperties": False,
                    "properties": {"plan": {"enum": list(PLAN_NAMES)}, "approved": {"type": "boolean"}},
                },
            },
            "solo_card": {"enum": ["hidden", "seen"]},
            "first_seat": {"type": "integer", "minimum": 0},
            "others": others_schema("the temps of each"),
            "cards": {
                "oneOf": [
                    _cards_schema("standard game", {"pile": pile, "numbers": slots, "effects": slots}, {}),
                    _cards_schema("solo game", {"pile": pile, "hand": slots}, {"top": effect}),
                    _cards_schema(
                        "expert game",
                        {"pile": pile, "hands": {"type": "array", "items": slots}},
                        {"top": effect, "first_open": seen},
                    ),
                ]
            },
            "sheets": {"type": "array", "items": sheet, "minItems": 1},
            "drafts": {
                "type": "array",
                "items": {"type": "array", "items": {"type": "string"}},
                "description": "per seat, the steps of the turn that are not resolved yet",
            },
        },
    }


def _cards_schema(about: str, parts: Json, optional: Json) -> Json:
    return {
        "type": "object",
        "description": about,
        "required": list(parts),
        "additionalProperties": False,
        "properties": parts | optional,
    }
