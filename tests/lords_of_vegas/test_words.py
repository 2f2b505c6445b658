"""Everything the game says has words in every language, with the same variables."""

import ast
import re
from collections import defaultdict
from pathlib import Path

import pytest

import boulevard
from boulevard.games.chance import Rng
from boulevard.words import LANGUAGES, say
from boulevard.words.telling import step_words, story_lines

from .helpers import board, refused, start

PACKAGE = Path(boulevard.__file__).parent
RULES = PACKAGE / "games" / "lords_of_vegas"
NAMES = ["Anna", "Ida", "Otto", "Uwe"]
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
    hard = "\u00a0"
    assert say(key, "en", **details) == "You have $7; building on C3 costs $20."
    assert say(key, "fr", **details) == f"Vous avez 7{hard}$\u202f; construire sur C3 coûte 20{hard}$."
    assert say(key, "de", **details) == f"Du hast 7{hard}$; auf C3 zu bauen kostet 20{hard}$."
    assert say(key, "it", **details) == f"Hai 7{hard}$; costruire su C3 costa 20{hard}$."
    taken = say("log-lov-take-over", "en", seat="Anna", lot="A5", value=3, other="Ida")
    assert taken == "Anna takes over A5 from Ida (die: 3)."
    tiles = say("error-lov-no-tiles", "en", company="vega", left=1, need=2)
    assert tiles == "Too few Vega tiles: 2 needed, 1 left."


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
                    [text] = story_lines("lords-of-vegas", event, state.view(0), NAMES, language)
                    assert text != event.key
                    seat = event.details.get("seat")
                    assert seat is None or NAMES[int(str(seat))] in text
                    assert "{" not in text, text
    assert len(heard) > 20


def test_a_deal_of_several_is_told_with_names() -> None:
    """LOV-31: who gives whom what, and no word of the notation is needed to read it."""
    state = board(tiles={"C1": "vega 3:4"}, lots={1: ["A3"], 2: ["D1"]})
    state.listen()
    state.play(0, "offer:1>2=$5,A3;2>3=D1;3>1=die@C1")
    names = ["Ada", "Ben", "Cleo", "Dan"]
    (event,) = state.heard()
    for language in LANGUAGES:
        (line,) = story_lines("lords-of-vegas", event, state.view(0), names, language)
        assert "Ada → Ben: " in line
        assert "Cleo → Ada: " in line
        assert ">" not in line
        for token in [token for token in state.tokens(1) if token.startswith(("accept", "reject"))]:
            assert "Ben → Cleo: " in step_words("lords-of-vegas", token, state.view(1), names, language)
