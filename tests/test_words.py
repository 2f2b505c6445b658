"""Everything people read exists in four languages, with the same variables, and nothing is left over."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import boulevard
from boulevard.games.contract import GameError
from boulevard.words import FOLDER, LANGUAGES, explain, say

PACKAGE = Path(boulevard.__file__).parent
KEY = re.compile(r'"((?:error|impossible|log)-[a-z0-9-]+)"')
REASON = re.compile(r'impossible\(\s*[^"]*(?:"[^"]*"[^"]*)?,\s*"([a-z0-9-]+)"')


def _messages(language: str) -> dict[str, set[str]]:
    """Every key of a language with the variables of its text."""
    found: dict[str, set[str]] = {}
    for file in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{file.name}: {entry.content!r}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} stands there twice"
                found[entry.id.name] = set(_variables(entry))
    return found


def _variables(node: object) -> Iterator[str]:
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            yield from _variables(value)
    elif isinstance(node, list):
        for value in node:
            yield from _variables(value)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_language_has_the_same_keys_and_variables(language: str) -> None:
    english, other = _messages("en"), _messages(language)
    assert sorted(english.keys() - other.keys()) == [], "missing"
    assert sorted(other.keys() - english.keys()) == [], "left over"
    assert {key: other[key] for key in english if english[key] != other[key]} == {}


def _keys_in_code() -> set[str]:
    keys: set[str] = set()
    for file in PACKAGE.rglob("*.py"):
        source = file.read_text(encoding="utf-8")
        keys |= {key for key in KEY.findall(source) if not key.endswith("-")}
        keys |= {"impossible-" + reason for reason in REASON.findall(source)}
    return keys


def test_every_key_in_the_code_has_words() -> None:
    assert sorted(_keys_in_code() - _messages("en").keys()) == []


def test_every_error_in_the_words_is_used() -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in PACKAGE.rglob("*.py"))
    unused = [
        key
        for key in _messages("en")
        if key.startswith(("error-", "impossible-", "log-"))
        and f'"{key}"' not in source
        and f'"{key.removeprefix("impossible-")}"' not in source
    ]
    assert unused == []


def test_an_error_speaks_every_language() -> None:
    error = GameError("error-record-line", line=7, reason=GameError("error-game-over"))
    assert str(error) == "Line 7: The game is over."
    assert explain(error, "de") == "Zeile 7: Das Spiel ist zu Ende."
    assert explain(error, "fr") == "Ligne 7 : La partie est terminée."
    assert explain(error, "it") == "Riga 7: La partita è finita."
    assert explain(error, "xx") == str(error)


def test_numbers_are_written_plainly() -> None:
    assert (
        say("error-record-long", "de", most=10000000) == "Eine Aufzeichnung hat höchstens 10000000 Zeichen."
    )
