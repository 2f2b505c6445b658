"""Every message with values, for people to read: numbers 0, 1, 2, 8 and 11, names that begin with a vowel."""

import re
from functools import cache
from pathlib import Path

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from boulevard.words import say

from .texts import messages

FOLDER = Path(__file__).parent / "golden"
COUNTS = (0, 1, 2, 8, 11)
# What stands in a sentence that is not a number. Everything else is rendered with every count.
NAMES = {
    "name": "Anna",
    "seat": "Anna",
    "other": "Ida",
    "names": "Anna, Ida",
    "lot": "A1",
    "company": "albion",
    "ladder": "hotel-large",
    "colour": "yellow",
    "column": "left",
    "effect": "improvement",
    "house": "2.8",
    "houses": "2.1-2.3",
    "casino": "2.8",
    "place": "2.8",
    "where": "sheets[0]",
    "give": "A3",
    "get": "B2",
    "terms": "A3 = B2",
    "loan": "borrow",
    "borrows": "true",
    "lost": "true",
    "state": "lost",
    "fulfils": "yes",
    "gone": "yes",
    "best": "yes",
    "rival": "yes",
    "sign": "+",
    "penalty": "20",
    "label": "A",
    "text": "B",
}
TEXTS = {
    "account", "actions", "avenues", "bot", "card", "columns", "companies", "condition",
    "crossing", "field", "file", "game", "games", "goods", "hash", "host", "kind", "kinds",
    "known", "ladders", "language", "languages", "line", "nth", "offer", "option", "options", "outcome",
    "problem", "reason", "rest", "road", "stage", "step", "steps", "text", "values",
    "verbs", "wanted", "way", "what", "word",
}  # fmt: skip


class Variables(Visitor):
    """Names of the variables of a message, and those that choose between plural forms."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.counted: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if isinstance(node.selector, ast.VariableReference) and keys & {"one", "other"}:
            self.counted.add(node.selector.id.name)
        self.generic_visit(node)


def variables(message: ast.Message) -> Variables:
    found = Variables()
    found.visit(message)
    return found


@cache
def rendered(language: str) -> str:
    """All messages with variables, one by one."""
    lines: list[str] = []
    for key, message in sorted(messages(language).items()):
        found = variables(message)
        if not found.names:
            continue
        numbers = sorted(name for name in found.names if _number(key, name, found))
        fixed = {name: NAMES.get(name, f"<{name}>") for name in found.names if name not in numbers}
        lines.append(key)
        shown = {
            count: say(key, language, **{**fixed, **dict.fromkeys(numbers, count)})
            for count in (COUNTS if numbers else COUNTS[:1])
        }
        forms = {re.sub(r"\d+", "#", text) for text in shown.values()}
        if len(forms) == 1 and len(shown) > 1:  # only the number changes: one and eight show how it reads
            shown = {count: shown[count] for count in (1, 8)}
        lines += [f"    {text}" for text in shown.values()]
    return "\n".join(lines) + "\n"


def _number(key: str, name: str, found: Variables) -> bool:
    if name in found.counted:
        return True
    if name == "seat":  # a number in errors and labels, a person's name in the log
        return not key.startswith("log-")
    return name not in NAMES and name not in TEXTS
