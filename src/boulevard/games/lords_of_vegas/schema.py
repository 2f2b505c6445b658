"""The shape of a position, for other programs."""

from boulevard.games.contract import Json

from .components import COMPANIES, LOT_NAMES, TRACK
from .position import FORMAT, MOST_MONEY, THEN
from .turn import PHASES


def position_schema() -> Json:
    lot_name: Json = {"enum": list(LOT_NAMES)}
    lots: Json = {"type": "array", "items": lot_name, "uniqueItems": True}
    seat: Json = {"type": "integer", "minimum": 0, "maximum": 3}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Lords of Vegas, position",
        "type": "object",
        "required": ["game", "format", "seats", "phase", "players", "tiles", "drawn"],
        "additionalProperties": False,
        "properties": {
            "game": {"const": "lords-of-vegas"},
            "format": {"const": FORMAT, "description": "without it, seats count from 1"},
            "rules": {"enum": [1, 2]},
            "options": {"type": "object", "additionalProperties": False},
            "seats": {"type": "integer", "minimum": 2, "maximum": 4},
            "phase": {"enum": list(PHASES)},
            "active": {"anyOf": [seat, {"type": "null"}], "description": "whose turn it is"},
            "card": {"enum": [*LOT_NAMES, "end", None], "description": "drawn this turn"},
            "players": {
                "type": "array",
                "minItems": 2,
                "maxItems": 4,
                "items": {
                    "type": "object",
                    "required": ["money", "points", "lots"],
                    "additionalProperties": False,
                    "properties": {
                        "money": {"type": "integer", "minimum": 0, "maximum": MOST_MONEY},
                        "points": {"enum": list(TRACK)},
                        "lots": {**lots, "maxItems": 10, "description": "with this seat's marker"},
                    },
                },
            },
            "tiles": {
                "type": "object",
                "propertyNames": lot_name,
                "additionalProperties": {
                    "type": "object",
                    "required": ["company"],
                    "additionalProperties": False,
                    "properties": {
                        "company": {"enum": list(COMPANIES)},
                        "seat": {"anyOf": [seat, {"type": "null"}], "description": "whose die stands there"},
                        "die": {"type": ["integer", "null"], "minimum": 1, "maximum": 6},
                    },
                },
            },
            "drawn": {
                "type": "array",
                "items": {"enum": [*LOT_NAMES, "end"]},
                "uniqueItems": True,
                "description": "cards that have left the deck, those of the start included",
            },
            "reorganised": {**lots, "description": "dice that were reorganised this turn"},
            "gambled": {"type": "boolean"},
            "offered": {"type": "array", "items": seat, "description": "seats that made an offer this turn"},
            "offers": {
                "type": "array",
                "items": {
                    "type": "object",
                    "required": ["from", "terms"],
                    "additionalProperties": False,
                    "properties": {
                        "from": seat,
                        "to": {
                            "anyOf": [seat, {"type": "null"}],
                            "description": "null when there are more sides",
                        },
                        "terms": {"type": "string", "description": "as the proposing seat says them"},
                        "sides": {"type": "array", "items": seat},
                        "agreed": {"type": "array", "items": seat},
                    },
                },
            },
            "pending": {
                "type": ["object", "null"],
                "description": "what a half-done action waits for",
                "additionalProperties": False,
                "properties": {
                    "seats": {
                        "type": "array",
                        "items": seat,
                        "description": "still rolling for the first turn",
                    },
                    "sums": {"type": "array", "items": {"type": "integer", "minimum": 0, "maximum": 12}},
                    "thrown": {"type": "integer", "minimum": 0, "maximum": 7},
                    "roll": {**lots, "description": "dice still to be rolled"},
                    "check": {**lots, "description": "lots whose casinos are then looked at for ties"},
                    "then": {"enum": list(THEN), "description": "what follows when no casino is tied"},
                    "casino": lot_name,
                    "seat": {**seat, "description": "who arranges"},
                    "left": {**lots, "description": "still to be arranged"},
                    "lot": {**lot_name, "description": "where a tile waits for a die"},
                    "company": {"enum": list(COMPANIES)},
                    "bet": {"type": "integer", "minimum": 1, "maximum": 45},
                    "laid_off": {"type": "boolean"},
                    "sold": {
                        "type": "array",
                        "items": {"type": "string"},
                        "description": "actions of a deal that are still to be done",
                    },
                    "first": {"type": ["integer", "null"], "minimum": 1, "maximum": 6},
                },
            },
        },
    }
