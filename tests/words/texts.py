"""All texts that people read, one by one: messages of the words and paragraphs of the rules."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast, serialize

from boulevard.words import FOLDER

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "docs" / "rules"
GAMES = ("welcome-to", "new-las-vegas", "lords-of-vegas")
SIGNS = {
    "welcome-to": ("-wt-", "welcome-to", "plan-"),
    "new-las-vegas": ("-nlv-", "new-las-vegas", "project-"),
    "lords-of-vegas": ("-lov-", "lov-", "lords-of-vegas"),
}


@cache
def messages(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for file in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = entry
    return found


@cache
def pattern_text(message: ast.Message) -> str:
    """The value of a message as it is written in the file."""
    bare = ast.Message(message.id, message.value)
    return str(serialize(ast.Resource([bare]))).partition("=")[2].strip()


def game_of(key: str) -> str:
    return next((game for game, signs in SIGNS.items() if any(sign in key for sign in signs)), "")


def rules_file(game: str, language: str) -> Path:
    return RULES / f"{game}.md" if language == "en" else RULES / language / f"{game}.md"


def rules_parts(game: str, language: str) -> Iterator[tuple[str, str]]:
    """Paragraphs, list items and table rows, each with its rule id or its first words."""
    text = rules_file(game, language).read_text(encoding="utf-8")
    for part in re.split(r"\n{2,}|\n(?=[-*|] ?)", text):
        flat = " ".join(part.split())
        if flat and not flat.startswith("<!--"):
            named = re.search(r"\*\*([A-Z]+-R?\d\d)\*\*", flat)
            yield (named.group(1) if named else flat[:40]), flat


@cache
def texts(language: str) -> list[tuple[str, str, str]]:
    """Game (or nothing), key or rule id, text."""
    words = [(game_of(key), key, pattern_text(message)) for key, message in messages(language).items()]
    rules = [(game, name, text) for game in GAMES for name, text in rules_parts(game, language)]
    return words + rules
