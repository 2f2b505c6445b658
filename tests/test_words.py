"""Everything people read exists in four languages, with the same variables, and nothing is left over."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from boulevard.games.contract import GameError
from boulevard.words import FOLDER, LANGUAGES, explain, say


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


def test_an_error_speaks_every_language() -> None:
    error = GameError("error-record-line", line=7, reason=GameError("error-game-over"))
    assert str(error) == "Line 7: The game is over."
    assert explain(error, "de") == "Zeile 7: Die Partie ist zu Ende."
    assert explain(error, "fr") == "Ligne 7\u00a0: La partie est terminée."
    assert explain(error, "it") == "Riga 7: La partita è finita."
    assert explain(error, "xx") == str(error)


def test_numbers_are_written_plainly() -> None:
    text = say("error-record-long", "de", most=10000000)
    assert text == "Eine gespeicherte Partie hat höchstens 10000000 Zeichen."


# One form of address in each language: German "du", French "vous", Italian "tu". The patterns find the other
# form. German has one word for "she", "they" and the polite "you", so no sentence of ours begins with it.
OTHER_ADDRESS = {
    "de": re.compile(r"\b(?:Sie|Ihr(?:e[mnrs]?)?|Ihnen)\b"),
    "fr": re.compile(r"\b(?:tu|toi|te|ton|ta|tes|tien(?:ne)?s?)\b|\bt['’]", re.IGNORECASE),
    "it": re.compile(
        r"\b(?:voi|vostr[oaie]|[a-zà-ù]+(?:ete|reste)|[a-zà-ù]+[aei]te(?:l[oaie]|ne))\b"
        r"|(?:^|[.:;=] )(?!(?:Partite|Ospite)\b)[a-zà-ù]{2,}(?:ate|ite)\b"
        r"|\b(?:Lei|La prego)\b",
        re.IGNORECASE | re.MULTILINE,
    ),
}
RULES = Path(__file__).resolve().parents[1] / "docs" / "rules"


@pytest.mark.parametrize("language", sorted(OTHER_ADDRESS))
def test_people_are_addressed_in_one_way(language: str) -> None:
    files = [*(FOLDER / language).glob("*.ftl"), *(RULES / language).glob("*.md")]
    assert len(files) > len(list((RULES / language).glob("*.md"))) > 0
    found = [
        f"{file.name}: {line.strip()}"
        for file in files
        for line in file.read_text(encoding="utf-8").splitlines()
        if OTHER_ADDRESS[language].search(re.sub(r"^[a-z0-9-]+(?= =)", "", line))  # a key is no word
    ]
    assert found == []


def test_the_other_form_of_address_is_recognised() -> None:
    for language, sentence in [
        ("de", "Wählen Sie eine Karte."),
        ("de", "Das ist Ihr Zug."),
        ("fr", "Choisis ta carte."),
        ("fr", "C'est à toi."),
        ("it", "Scegliete una carta."),
        ("it", "ui-x = Segnate una casella."),
        ("it", "Chiedereste il prestito?"),
        ("it", "Prima correggetelo."),
    ]:
        assert OTHER_ADDRESS[language].search(sentence), sentence
