"""How wide letters are, and how a text gets into a box."""

import json
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "fonts"
FONTS = ("text", "bold", "hand", "sign")
LEAST = 0.05  # no text is asked to be smaller than this part of its wish


@cache
def metrics() -> Any:
    return json.loads((FOLDER / "metrics.json").read_text(encoding="utf-8"))


def plain(text: str, font: str) -> str:
    """Letters that the font has: a space for another kind of space, and never an empty box."""
    known = metrics()[font]["widths"]
    return "".join(
        letter if letter in known else " " if letter.isspace() else "-" if letter in "‐‑" else "?"
        for letter in text
    )


def width(text: str, font: str, size: float) -> float:
    known = metrics()[font]["widths"]
    return float(sum(known[letter] for letter in plain(text, font)) * size / 1000)


def up(font: str, size: float) -> float:
    """How high capitals and figures stand."""
    return float(metrics()[font]["capital"] * size)


def down(font: str, size: float) -> float:
    """How far letters hang below the line, at most."""
    return float(metrics()[font]["down"] * size)


def fitting(text: str, font: str, size: float, room: float) -> float:
    """The size, or the largest smaller one with which the text is no wider than the room."""
    wide = width(text, font, size)
    return size if wide <= room else max(size * room / wide * 0.999, size * LEAST)


def wrapped(text: str, font: str, size: float, room: float) -> list[str]:
    lines: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if line and width(longer, font, size) > room:
            lines.append(line)
            line = word
        else:
            line = longer
    return [*lines, line] if line else lines


def block(
    text: str, font: str, size: float, room: float, height: float, lead: float
) -> tuple[float, list[str]]:
    """Size and lines of a text in a box; smaller until it fits."""
    while True:
        lines = wrapped(text, font, size, room)
        tall = (len(lines) - 1) * size * lead + up(font, size)
        if tall <= height and all(width(line, font, size) <= room for line in lines):
            return size, lines
        size *= 0.95
