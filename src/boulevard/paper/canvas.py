"""A drawing: rectangles, circles, paths and texts, in millimetres from the upper left corner of a page."""

import math
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from .letters import block, fitting, plain, up

Segment = tuple[str, tuple[float, ...]]  # M, L, C or Z, and where to; never relative


@dataclass(frozen=True, slots=True)
class Rect:
    x: float
    y: float
    w: float
    h: float
    r: float
    fill: str | None
    stroke: str | None
    width: float
    dash: float


@dataclass(frozen=True, slots=True)
class Circle:
    x: float
    y: float
    r: float
    fill: str | None
    stroke: str | None
    width: float
    dash: float


@dataclass(frozen=True, slots=True)
class Path:
    segments: tuple[Segment, ...]
    fill: str | None
    stroke: str | None
    width: float
    dash: float


@dataclass(frozen=True, slots=True)
class Text:
    """`room` is the width that it may take; `fact` says which number of the game's facts it is."""

    x: float
    y: float
    text: str
    font: str
    size: float
    fill: str
    anchor: str
    turn: float
    room: float | None
    fact: str | None


Mark = Rect | Circle | Path | Text


class Drawing:
    def __init__(self, wide: float, high: float) -> None:
        self.wide = wide
        self.high = high
        self.marks: list[Mark] = []
        self._left = 0.0
        self._top = 0.0
        self._scale = 1.0

    @contextmanager
    def at(self, x: float, y: float, scale: float = 1.0) -> Iterator[None]:
        """What is drawn inside counts from there, in units of that size."""
        before = self._left, self._top, self._scale
        self._left += x * self._scale
        self._top += y * self._scale
        self._scale *= scale
        try:
            yield
        finally:
            self._left, self._top, self._scale = before

    def _x(self, x: float) -> float:
        return self._left + x * self._scale

    def _y(self, y: float) -> float:
        return self._top + y * self._scale

    def rect(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        r: float = 0,
        *,
        fill: str | None = None,
        stroke: str | None = None,
        width: float = 0.3,
        dash: float = 0,
    ) -> None:
        s = self._scale
        self.marks.append(
            Rect(self._x(x), self._y(y), w * s, h * s, r * s, fill, stroke, width * s, dash * s)
        )

    def circle(
        self,
        x: float,
        y: float,
        r: float,
        *,
        fill: str | None = None,
        stroke: str | None = None,
        width: float = 0.3,
        dash: float = 0,
    ) -> None:
        s = self._scale
        self.marks.append(Circle(self._x(x), self._y(y), r * s, fill, stroke, width * s, dash * s))

    def path(
        self,
        way: str,
        *,
        fill: str | None = None,
        stroke: str | None = None,
        width: float = 0.3,
        dash: float = 0,
    ) -> None:
        """`way` is written as in SVG."""
        s = self._scale
        moved = tuple(
            (verb, tuple(self._x(n) if i % 2 == 0 else self._y(n) for i, n in enumerate(numbers)))
            for verb, numbers in read_path(way)
        )
        self.marks.append(Path(moved, fill, stroke, width * s, dash * s))

    def line(
        self, x: float, y: float, to_x: float, to_y: float, stroke: str, width: float = 0.3, dash: float = 0
    ) -> None:
        self.path(f"M{x} {y}L{to_x} {to_y}", stroke=stroke, width=width, dash=dash)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        *,
        font: str = "text",
        fill: str = "#222222",
        anchor: str = "start",
        room: float | None = None,
        turn: float = 0,
        fact: str | None = None,
    ) -> None:
        """One line on its base line at y; smaller where it would be wider than the room."""
        s = self._scale
        said = plain(text, font)
        if room is not None:
            size = fitting(said, font, size, room)
        limit = None if room is None else room * s
        self.marks.append(Text(self._x(x), self._y(y), said, font, size * s, fill, anchor, turn, limit, fact))

    def middle(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        *,
        room: float,
        font: str = "bold",
        fill: str = "#222222",
        fact: str | None = None,
    ) -> None:
        """One line with its middle at x, y."""
        size = fitting(plain(text, font), font, size, room)
        self.text(
            x, y + up(font, size) / 2, text, size, font=font, fill=fill, anchor="middle", room=room, fact=fact
        )

    def block(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        text: str,
        size: float,
        *,
        font: str = "text",
        fill: str = "#222222",
        anchor: str = "start",
        lead: float = 1.2,
    ) -> None:
        """A text of several lines, in the middle of the height of its box."""
        size, lines = block(plain(text, font), font, size, w, h, lead)
        tall = (len(lines) - 1) * size * lead + up(font, size)
        base = y + (h - tall) / 2 + up(font, size)
        at = x if anchor == "start" else x + w / 2 if anchor == "middle" else x + w
        for i, line in enumerate(lines):
            self.text(
                at, base + i * size * lead, line, size, font=font, fill=fill, anchor=anchor, room=w * 1.001
            )


# -- paths

TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?")
TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


def read_path(way: str) -> list[Segment]:
    """SVG's way of writing a path, as moves, lines and curves from point to point."""
    tokens = TOKEN.findall(way)
    found: list[Segment] = []
    verb = ""
    at = (0.0, 0.0)
    start = at
    handle = at  # the last control point, for S and T
    i = 0
    while i < len(tokens):
        if tokens[i].isalpha():
            verb = tokens[i]
            i += 1
        elif verb in "Mm":
            verb = "L" if verb == "M" else "l"
        kind = verb.upper()
        numbers = [float(token) for token in tokens[i : i + TAKES[kind]]]
        i += TAKES[kind]
        if verb.islower():
            numbers = _absolute(kind, numbers, at)
        if kind == "Z":
            found.append(("Z", ()))
            at = start
            continue
        end = _end(kind, numbers, at)
        if kind == "M":
            found.append(("M", end))
            start = end
        elif kind in "LHV":
            found.append(("L", end))
        elif kind in "CS":
            first = (
                (numbers[0], numbers[1]) if kind == "C" else (2 * at[0] - handle[0], 2 * at[1] - handle[1])
            )
            handle = (numbers[-4], numbers[-3])
            found.append(("C", (*first, *handle, *end)))
        elif kind in "QT":
            handle = (
                (numbers[0], numbers[1]) if kind == "Q" else (2 * at[0] - handle[0], 2 * at[1] - handle[1])
            )
            found.append(("C", (*_third(at, handle), *_third(end, handle), *end)))
        else:
            found.extend(_arc(at, numbers, end))
        if kind not in "CSQT":
            handle = end
        at = end
    return found


def _absolute(kind: str, numbers: Sequence[float], at: tuple[float, float]) -> list[float]:
    if kind == "A":
        return [*numbers[:5], numbers[5] + at[0], numbers[6] + at[1]]
    if kind == "V":
        return [numbers[0] + at[1]]
    return [n + at[i % 2] for i, n in enumerate(numbers)]


def _end(kind: str, numbers: Sequence[float], at: tuple[float, float]) -> tuple[float, float]:
    if kind == "H":
        return numbers[0], at[1]
    if kind == "V":
        return at[0], numbers[0]
    return numbers[-2], numbers[-1]


def _third(end: tuple[float, float], handle: tuple[float, float]) -> tuple[float, float]:
    return end[0] + 2 / 3 * (handle[0] - end[0]), end[1] + 2 / 3 * (handle[1] - end[1])


def _arc(at: tuple[float, float], numbers: Sequence[float], end: tuple[float, float]) -> list[Segment]:
    """A piece of a circle or an upright ellipse, as curves of at most a quarter."""
    rx, ry, _, large, sweep = numbers[:5]
    dx, dy = (at[0] - end[0]) / 2, (at[1] - end[1]) / 2
    grow = (dx / rx) ** 2 + (dy / ry) ** 2
    if grow > 1:
        rx, ry = rx * math.sqrt(grow), ry * math.sqrt(grow)
    rest = max(0.0, (rx * ry) ** 2 / ((rx * dy) ** 2 + (ry * dx) ** 2) - 1)
    sign = -1 if bool(large) == bool(sweep) else 1
    cx, cy = sign * math.sqrt(rest) * rx * dy / ry, -sign * math.sqrt(rest) * ry * dx / rx
    first = math.atan2((dy - cy) / ry, (dx - cx) / rx)
    turn = math.atan2((-dy - cy) / ry, (-dx - cx) / rx) - first
    if sweep and turn < 0:
        turn += 2 * math.pi
    elif not sweep and turn > 0:
        turn -= 2 * math.pi
    cx, cy = cx + (at[0] + end[0]) / 2, cy + (at[1] + end[1]) / 2
    pieces = max(1, math.ceil(abs(turn) / (math.pi / 2) - 1e-9))
    step = turn / pieces
    reach = 4 / 3 * math.tan(step / 4)
    found: list[Segment] = []
    for n in range(pieces):
        a, b = first + n * step, first + (n + 1) * step
        found.append(
            (
                "C",
                (
                    cx + rx * (math.cos(a) - reach * math.sin(a)),
                    cy + ry * (math.sin(a) + reach * math.cos(a)),
                    cx + rx * (math.cos(b) + reach * math.sin(b)),
                    cy + ry * (math.sin(b) - reach * math.cos(b)),
                    cx + rx * math.cos(b),
                    cy + ry * math.sin(b),
                ),
            )
        )
    return found
