"""Everything people read, in four languages, from the Fluent files beside this one."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from boulevard.games.contract import GameError

LANGUAGES = ("en", "fr", "de", "it")
FOLDER = Path(__file__).parent


@cache
def bundle(language: str) -> FluentBundle:
    words = FluentBundle([language], use_isolating=False)
    for file in sorted((FOLDER / language).glob("*.ftl")):
        words.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return words


def say(key: str, language: str = "en", /, **details: object) -> str:
    """The text of a key. A key without words is a defect, but one that a player should survive."""
    words = bundle(language if language in LANGUAGES else "en")
    if not words.has_message(key):
        return key
    pattern = words.get_message(key).value
    if pattern is None:
        return key
    text, _errors = words.format_pattern(
        pattern, {name: _plain(value, language) for name, value in details.items()}
    )
    return str(text)


def _plain(value: object, language: str) -> Any:
    if isinstance(value, GameError):
        return explain(value, language)
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return fluent_number(value, useGrouping=False)
    if isinstance(value, float | str):
        return value
    if isinstance(value, list | tuple):
        return ", ".join(str(item) for item in value)
    return str(value)


def explain(error: GameError, language: str = "en") -> str:
    """What an error says to a person."""
    details: Mapping[str, object] = error.details
    return say(error.key, language, **details)
