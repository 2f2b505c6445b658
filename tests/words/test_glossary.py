"""One thing, one word: src/boulevard/words/glossary.toml is kept by words and rules."""

import re
import tomllib
from typing import Any

import pytest

from boulevard.words import FOLDER, LANGUAGES

from .texts import GAMES, texts

THINGS: list[dict[str, Any]] = tomllib.loads((FOLDER / "glossary.toml").read_text(encoding="utf-8"))["thing"]


def test_every_thing_has_its_word_in_every_language() -> None:
    for thing in THINGS:
        assert set(LANGUAGES) <= thing.keys(), thing["what"]
        assert set(thing.get("game", [])) <= {*GAMES, ""}, thing["what"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_other_word_is_used(language: str) -> None:
    found = [
        f"{name}: {match.group()!r} is {thing[language]!r} ({thing['what']})"
        for thing in THINGS
        for pattern in thing.get("never", {}).get(language, [])
        for game, name, text in texts(language)
        if game in thing.get("game", [*GAMES, ""]) and name not in thing.get("except", [])
        for match in [re.search(rf"\b(?:{pattern})\b", text, re.IGNORECASE)]
        if match
    ]
    assert found == []


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("it", "un recinto"), ("de", "die Schuld"), ("fr", "Barrez une grue"), ("en", "Open a record")],
)
def test_a_forbidden_word_is_recognised(language: str, sentence: str) -> None:
    patterns = [pattern for thing in THINGS for pattern in thing.get("never", {}).get(language, [])]
    assert any(re.search(rf"\b(?:{pattern})\b", sentence, re.IGNORECASE) for pattern in patterns)
