"""Errors as JSON in the reader's language."""

from collections.abc import Mapping
from typing import Any

from boulevard.games.contract import GameError
from boulevard.words import LANGUAGES, explain


def choose_language(wanted: str | None, accepted: str | None) -> str:
    """`wanted` from the address, else the best of an Accept-Language header, else English."""
    if wanted in LANGUAGES:
        return str(wanted)
    best, best_weight = "en", 0.0
    for part in (accepted or "")[:200].split(","):
        tag, _, weight = part.strip().partition(";q=")
        language = tag.strip().lower().partition("-")[0]
        try:
            value = float(weight) if weight else 1.0
        except ValueError:
            value = 0.0
        if language in LANGUAGES and value > best_weight:
            best, best_weight = language, value
    return best


def error_json(error: GameError, language: str) -> dict[str, Any]:
    return {
        "code": error.key,
        "message": explain(error, language),
        "details": _plain(error.details, language),
    }


def _plain(details: Mapping[str, object], language: str) -> dict[str, Any]:
    plain: dict[str, Any] = {}
    for name, value in details.items():
        if isinstance(value, GameError):
            plain[name] = {
                "code": value.key,
                "message": explain(value, language),
                "details": _plain(value.details, language),
            }
        elif isinstance(value, str | int | float | bool) or value is None:
            plain[name] = value
        else:
            plain[name] = str(value)
    return plain
