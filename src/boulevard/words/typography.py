"""Apostrophes, dots and spaces as printers set them, so that the files can be written on any keyboard.

The browser app has the same rules in web/src/core/typography.ts; tests/words/typography.json holds both
to them.
"""

import re

from fluent.syntax import ast

NARROW = "\u202f"
HARD = "\u00a0"


def typeset(text: str, language: str) -> str:
    text = text.replace(" ...", f"{HARD}…" if language == "de" else "…").replace("...", "…")
    # In English the same sign quotes what somebody typed; there it stays.
    text = re.sub(r"(?<=[a-z])'(?=[a-z])" if language == "en" else "'", "’", text, flags=re.IGNORECASE)
    if language == "fr":
        text = re.sub(r" (?=[;!?])", NARROW, text)
        text = re.sub(r" (?=[:»])|(?<=«) ", HARD, text)
    if language != "en":
        text = re.sub(r" (?=[$%](?!\w))", HARD, text)
    return text


def typeset_pattern(pattern: ast.Pattern, language: str) -> None:
    """All text of a message, the variants of its selectors included."""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            element.value = typeset(element.value, language)
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                typeset_pattern(variant.value, language)
