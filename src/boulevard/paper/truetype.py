"""The little that a PDF has to know of a font: which glyph a letter is, and how wide it stands."""

import struct
from functools import cache
from typing import Any

from .letters import FOLDER


class Font:
    """A TrueType file. Widths and heights are in thousandths of the size."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self._tables: dict[bytes, int] = {}
        for at in range(12, 12 + 16 * self._read(">H", 4)[0], 16):
            tag, _, offset, _ = self._read(">4s3L", at)
            self._tables[tag] = offset
        head, across = self._tables[b"head"], self._tables[b"hhea"]
        self._em: int = self._read(">H", head + 18)[0]
        self.box = [self._thousandths(n) for n in self._read(">4h", head + 36)]
        self.up, self.down = [self._thousandths(n) for n in self._read(">2h", across + 4)]
        self._advances: int = self._read(">H", across + 34)[0]
        self.glyphs = self._letters()

    def _read(self, shape: str, at: int) -> tuple[Any, ...]:
        return struct.unpack_from(shape, self.data, at)

    def _thousandths(self, units: int) -> int:
        return round(units * 1000 / self._em)

    def width(self, glyph: int) -> int:
        at = self._tables[b"hmtx"] + 4 * min(glyph, self._advances - 1)
        return self._thousandths(self._read(">H", at)[0])

    def _letters(self) -> dict[str, int]:
        """From the table for the first 65536 letters (format 4): our fonts have no others."""
        start = self._tables[b"cmap"]
        for at in range(start + 4, start + 4 + 8 * self._read(">H", start + 2)[0], 8):
            table = start + self._read(">L", at + 4)[0]
            if self._read(">H", table)[0] == 4:
                return self._ranges(table)
        raise ValueError("a font without letters")

    def _ranges(self, table: int) -> dict[str, int]:
        found: dict[str, int] = {}
        size: int = self._read(">H", table + 6)[0]  # two bytes a range
        for at in range(table + 14, table + 14 + size, 2):
            # After the ends of all ranges, and two bytes: their starts, shifts and offsets.
            last = self._read(">H", at)[0]
            first = self._read(">H", at + size + 2)[0]
            shift = self._read(">H", at + 2 * size + 2)[0]
            place = at + 3 * size + 2
            offset = self._read(">H", place)[0]
            for code in range(first, min(last, 0xFFFE) + 1):
                glyph = self._read(">H", place + offset + 2 * (code - first))[0] if offset else code
                if glyph:
                    found[chr(code)] = (glyph + shift) % 65536
        return found


@cache
def font(name: str) -> Font:
    return Font((FOLDER / f"{name}.ttf").read_bytes())
