"""Everything people read, in four languages, from the Fluent files beside this one.

A detail that is a token of the notation (`company="vega"`) is replaced by its word where there is one
(`word-company-vega`): sentences never show tokens. glossary.toml says which word is used for what.
"""

import json
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from boulevard.games.contract import GameError

if TYPE_CHECKING:  # when there is something to say is early enough
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr", "de", "it")
FOLDER = Path(__file__).parent
Teller = Callable[[str, str, str], str]  # language, key and details, which are JSON: the text
_teller: Teller | None = None


def speak_with(teller: Teller | None) -> None:
    """In a browser the page's own Fluent speaks: the package for it would be larger than Python."""
    global _teller
    _teller = teller


@cache
def bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax import ast

    from .typography import typeset_pattern

    words = FluentBundle([language], use_isolating=False)
    for file in sorted((FOLDER / language).glob("*.ftl")):
        resource = FluentResource(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                typeset_pattern(entry.value, language)
        words.add_resource(resource)
    return words


def say(key: str, language: str = "en", /, **details: object) -> str:
    """The text of a key. A key without words is a defect, but one that a player should survive."""
    language = language if language in LANGUAGES else "en"
    if _teller is not None:
        told = {name: _sent(value, language) for name, value in details.items()}
        return str(_teller(language, key, json.dumps(told)))
    words = bundle(language)
    if not words.has_message(key):
        return key
    pattern = words.get_message(key).value
    if pattern is None:
        return key
    text, _errors = words.format_pattern(
        pattern, {name: _plain(name, value, language) for name, value in details.items()}
    )
    return str(text)


def _sent(value: object, language: str) -> Any:
    """What the page's Fluent makes the same of as `_plain`."""
    if isinstance(value, GameError):
        return explain(value, language)
    if isinstance(value, bool):
        return str(value).lower()
    return value if isinstance(value, int | float | str | list | tuple) else str(value)


def _plain(name: str, value: object, language: str) -> Any:
    if isinstance(value, GameError):
        return explain(value, language)
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        from fluent.runtime.types import fluent_number

        return fluent_number(value, useGrouping=False)
    if isinstance(value, float):
        return value
    if isinstance(value, str):
        word = f"word-{name}-{value}"
        return say(word, language) if bundle(language).has_message(word) else value
    if isinstance(value, list | tuple):
        return ", ".join(str(item) for item in value)
    return str(value)


def explain(error: GameError, language: str = "en") -> str:
    """What an error says to a person."""
    details: Mapping[str, object] = error.details
    return say(error.key, language, **details)
