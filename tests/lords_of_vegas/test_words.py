"""Everything the game says has words in every language, with the same variables."""

import ast
import re
from collections import defaultdict
from pathlib import Path

import pytest

import boulevard
from boulevard.games.chance import Rng
from boulevard.words import LANGUAGES, say

from .helpers import board, refused, start

PACKAGE = Path(boulevard.__file__).parent
RULES = PACKAGE / "games" / "lords_of_vegas"
VARIABLE = re.compile(r"\{ *\$(\w+)")


def messages(language: str) -> dict[str, set[str]]:
    """Keys and their variables, as written in the file of a language."""
    found: dict[str, set[str]] = {}
    key = ""
    for line in (
        (PACKAGE / "words" / language / "lords-of-vegas.ftl").read_text(encoding="utf-8").splitlines()
    ):
        if re.match(r"[a-z]", line):
            key = line.partition(" =")[0]
            assert key not in found, key
            found[key] = set()
        if key and not line.startswith("#"):
            found[key] |= set(VARIABLE.findall(line))
    return found


def said() -> dict[str, set[str]]:
    """Keys that the rules use, and the details they give."""
    keys: dict[str, set[str]] = defaultdict(set)
    for file in RULES.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                details = {keyword.arg for keyword in node.keywords if keyword.arg}
                if name == "impossible" and isinstance(node.args[1], ast.Constant):
                    keys["impossible-" + str(node.args[1].value)] |= details | {"where"}
                elif name in ("GameError", "tell", "_tell_deal"):
                    for part in ast.walk(node.args[0]):
                        if isinstance(part, ast.Constant) and str(part.value).count("-lov-"):
                            keys[str(part.value)] |= details
            if isinstance(node, ast.Constant) and str(node.value).startswith(("log-lov-", "error-lov-")):
                keys.setdefault(str(node.value), set())
    return keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_same_keys_and_variables(language: str) -> None:
    assert messages(language) == messages("en")


def test_all_that_is_said_has_words() -> None:
    words = messages("en")
    for key, details in said().items():
        assert key in words, key
        if details:
            assert words[key] <= details, key
    unused = {key for key in words if re.match("error|impossible|log", key)} - set(said())
    assert not unused


def test_a_player_understands() -> None:
    state = board(lots={1: ["C3"]}, money=[7, 0, 0, 0])
    key, details = refused(state, 1, "build:C3=vega")
    assert say(key, "en", **details) == "You have $7, building on C3 costs $20."
    assert say(key, "fr", **details) == "Vous avez 7 $, construire sur C3 coûte 20 $."
    assert say(key, "de", **details) == "Du hast 7 $, bauen auf C3 kostet 20 $."
    assert say(key, "it", **details) == "Hai 7 $, costruire su C3 costa 20 $."
    assert (
        say("log-lov-take-over", "en", seat=1, lot="A5", value=3, other=0) == "Seat 1 takes over A5 with a 3."
    )
    tiles = say("error-lov-no-tiles", "en", company="vega", left=1, need=2)
    assert tiles == "Of vega only one tile is left; 2 are needed."


def test_stories_read_well_in_every_language() -> None:
    """What is told in whole games has all the variables that its words want."""
    heard = set()
    for seed in range(4):
        chance = Rng(seed)
        state = start(2 + seed % 3)
        state.listen()
        while not state.over():
            state.deal(chance)
            if state.actor() >= 0:
                steps = state.legal(state.actor())
                state.advance(state.actor(), steps[chance.below(len(steps))])
            for event in state.heard():
                heard.add(event.key)
                for language in LANGUAGES:
                    text = say(event.key, language, **event.details)
                    assert text != event.key
                    assert "{" not in text, text
    assert len(heard) > 20
