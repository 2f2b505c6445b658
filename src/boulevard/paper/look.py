"""How a sheet is printed: language, colours or little ink, large print; and boxes that all sheets share."""

from dataclasses import dataclass

from boulevard.words import say

from .canvas import Drawing

INK = "#25292b"
PENCIL = "#8a8f92"  # lines to write on


@dataclass(frozen=True)
class Look:
    language: str = "en"
    save: bool = False
    large: bool = False

    def say(self, key: str, **details: object) -> str:
        return say(key, self.language, **details)

    def fill(self, colour: str) -> str | None:
        """An area: paper white where ink is saved."""
        return None if self.save else colour

    def paper(self, colour: str) -> str:
        """An area that hides what is below it."""
        return "#ffffff" if self.save else colour

    def line(self, colour: str) -> str:
        return "#55595c" if self.save else colour

    def ink(self, colour: str = INK) -> str:
        """Letters on paper."""
        return INK if self.save else colour

    def on(self, colour: str) -> str:
        """Letters on an area of `fill`."""
        return INK if self.save else colour

    def size(self, size: float) -> float:
        return size * 1.3 if self.large else size


def signed(value: int) -> str:
    """With the sign that typographers use."""
    return f"−{-value}" if value < 0 else str(value)


def cell(
    d: Drawing,
    look: Look,
    x: float,
    y: float,
    w: float,
    h: float,
    text: str,
    *,
    fact: str | None = None,
    fill: str = "#fffdf6",
    line: str = "#6d6a60",
    ink: str = INK,
    r: float = 0.9,
) -> None:
    """A box that is crossed off, with what stands in it."""
    d.rect(x, y, w, h, r, fill=look.paper(fill), stroke=look.line(line), width=0.25)
    d.middle(
        x + w / 2,
        y + h / 2,
        text,
        look.size(min(h * 0.62, 4.2)),
        room=w * 0.86,
        fill=look.ink(ink),
        fact=fact,
    )


def result(d: Drawing, look: Look, x: float, y: float, w: float, h: float, line: str = "#6d6a60") -> None:
    """A box to write points in."""
    d.rect(x, y, w, h, 1.2, fill="#ffffff", stroke=look.line(line), width=0.45)


def rows_of(zones: dict[str, float], look: Look) -> list[dict[str, float]]:
    """Zones of a score sheet beside each other; in large print in two rows of about the same width."""
    if not look.large:
        return [zones]
    rows: list[dict[str, float]] = [{}, {}]
    half = sum(zones.values()) / 2
    taken = 0.0
    for name, share in zones.items():
        rows[0 if taken + share / 2 <= half else 1][name] = share
        taken += share
    return rows
