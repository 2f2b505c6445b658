"""Drawings as pages of a PDF, with the fonts inside. Four kinds of marks need no package."""

import math
import zlib
from collections.abc import Iterable

from .canvas import Circle, Drawing, Mark, Path, Rect, Segment, Text
from .letters import width
from .truetype import font

MM = 72 / 25.4
BOW = 4 / 3 * (math.sqrt(2) - 1)  # how far a quarter of a circle pulls its handles
AXES = ((1, 0), (0, 1), (-1, 0), (0, -1))


def pdf(pages: Iterable[Drawing], title: str) -> bytes:
    """The same drawings are the same file: no date, no random name."""
    file = _File()
    tree = file.reserve()
    letters: dict[str, set[str]] = {}
    drawn = [_page(file, page, tree, letters) for page in pages]
    fonts = " ".join(f"/{name} {_font(file, name, letters[name])} 0 R" for name in sorted(letters))
    file.put(
        tree,
        f"<< /Type /Pages /Count {len(drawn)} /Kids [{' '.join(f'{page} 0 R' for page in drawn)}] "
        f"/Resources << /Font << {fonts} >> >> >>",
    )
    about = file.add(f"<< /Title {_text(title)} /Creator (Boulevard) >>")
    return file.bytes(file.add(f"<< /Type /Catalog /Pages {tree} 0 R >>"), about)


class _File:
    """Numbered objects, and at the end where each of them stands."""

    def __init__(self) -> None:
        self._objects: list[bytes] = []

    def reserve(self) -> int:
        self._objects.append(b"")
        return len(self._objects)

    def put(self, number: int, body: str | bytes) -> None:
        self._objects[number - 1] = body.encode("ascii") if isinstance(body, str) else body

    def add(self, body: str | bytes) -> int:
        number = self.reserve()
        self.put(number, body)
        return number

    def stream(self, data: bytes, about: str = "") -> int:
        packed = zlib.compress(data, 9)
        head = f"<< /Length {len(packed)} /Filter /FlateDecode {about}>>\nstream\n"
        return self.add(head.encode("ascii") + packed + b"\nendstream")

    def bytes(self, root: int, about: int) -> bytes:
        out = bytearray(b"%PDF-1.5\n%\xe2\xe3\xcf\xd3\n")
        places = ["0000000000 65535 f \n"]
        for number, body in enumerate(self._objects, 1):
            places.append(f"{len(out):010} 00000 n \n")
            out += f"{number} 0 obj\n".encode() + body + b"\nendobj\n"
        end = f"<< /Size {len(places)} /Root {root} 0 R /Info {about} 0 R >>\nstartxref\n{len(out)}\n%%EOF\n"
        return bytes(out + f"xref\n0 {len(places)}\n{''.join(places)}trailer\n{end}".encode())


def _text(text: str) -> str:
    return f"<{(chr(0xFEFF) + text).encode('utf-16-be').hex()}>"


def _n(*numbers: float) -> str:
    return " ".join(f"{number:.3f}".rstrip("0").rstrip(".") for number in numbers)


# -- fonts


def _font(file: _File, name: str, letters: set[str]) -> int:
    """The whole font: ours are small. Texts hold glyph numbers; a table says which letters they are."""
    face = font(name)
    known = sorted((face.glyphs[letter], letter) for letter in letters)
    called = f"/Boulevard-{name}"
    inside = file.stream(face.data, f"/Length1 {len(face.data)} ")
    about = file.add(
        f"<< /Type /FontDescriptor /FontName {called} /Flags 4 /FontBBox [{_n(*face.box)}] /ItalicAngle 0 "
        f"/Ascent {face.up} /Descent {face.down} /CapHeight {face.up} /StemV 80 /FontFile2 {inside} 0 R >>"
    )
    widths = " ".join(f"{glyph} [{face.width(glyph)}]" for glyph, _ in known)
    glyphs = file.add(
        f"<< /Type /Font /Subtype /CIDFontType2 /BaseFont {called} /FontDescriptor {about} 0 R /W [{widths}] "
        "/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /CIDToGIDMap /Identity >>"
    )
    return file.add(
        f"<< /Type /Font /Subtype /Type0 /BaseFont {called} /Encoding /Identity-H "
        f"/DescendantFonts [{glyphs} 0 R] /ToUnicode {file.stream(_readable(known))} 0 R >>"
    )


def _readable(known: list[tuple[int, str]]) -> bytes:
    """So that texts can be searched, copied and read aloud."""
    out = ["/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def"]
    out.append("/CMapName /Boulevard def 1 begincodespacerange <0000> <FFFF> endcodespacerange")
    for at in range(0, len(known), 100):  # no more at once
        some = known[at : at + 100]
        out.append(f"{len(some)} beginbfchar")
        out += [f"<{glyph:04x}> <{letter.encode('utf-16-be').hex()}>" for glyph, letter in some]
        out.append("endbfchar")
    out.append("endcmap CMapName currentdict /CMap defineresource pop end end")
    return "\n".join(out).encode("ascii")


# -- pages


def _page(file: _File, page: Drawing, tree: int, letters: dict[str, set[str]]) -> int:
    wide, high = page.wide * MM, page.high * MM
    out = [f"1 j 1 J {_n(MM)} 0 0 {_n(-MM)} 0 {_n(high)} cm"]  # millimetres, from the upper left corner
    for mark in page.marks:
        if isinstance(mark, Text):
            letters.setdefault(mark.font, set()).update(mark.text)
            out.append(_written(mark))
        else:
            out.append(_painted(mark))
    content = file.stream("\n".join(out).encode("ascii"))
    box = f"/MediaBox [0 0 {_n(wide, high)}]"
    return file.add(f"<< /Type /Page /Parent {tree} 0 R {box} /Contents {content} 0 R >>")


def _colour(hex: str) -> str:
    return _n(*(int(hex[at : at + 2], 16) / 255 for at in (1, 3, 5)))


def _written(mark: Text) -> str:
    face = font(mark.font)
    glyphs = "".join(f"{face.glyphs[letter]:04x}" for letter in mark.text)
    part = {"start": 0.0, "middle": 0.5, "end": 1.0}[mark.anchor]
    back = part * width(mark.text, mark.font, mark.size)
    c, s = math.cos(math.radians(mark.turn)), math.sin(math.radians(mark.turn))
    place = _n(c, s, s, -c, mark.x - back * c, mark.y - back * s)
    return f"BT {_colour(mark.fill)} rg /{mark.font} {_n(mark.size)} Tf {place} Tm <{glyphs}> Tj ET"


def _painted(mark: Rect | Circle | Path) -> str:
    out: list[str] = []
    if mark.fill:
        out.append(f"{_colour(mark.fill)} rg")
    if mark.stroke:
        dash = f"[{_n(mark.dash)}]" if mark.dash else "[]"
        out.append(f"{_colour(mark.stroke)} RG {_n(mark.width)} w {dash} 0 d")
    verbs = {"M": "m", "L": "l", "C": "c", "Z": "h"}
    out += [f"{_n(*numbers)} {verbs[verb]}".strip() for verb, numbers in _way(mark)]
    out.append(("B" if mark.fill else "S") if mark.stroke else ("f" if mark.fill else "n"))
    return " ".join(out)


def _way(mark: Mark) -> tuple[Segment, ...]:
    match mark:
        case Path():
            return mark.segments
        case Circle():
            return _rounded(mark.x, mark.y, mark.x, mark.y, mark.r)
        case Rect():
            r = min(mark.r, mark.w / 2, mark.h / 2)
            return _rounded(mark.x + r, mark.y + r, mark.x + mark.w - r, mark.y + mark.h - r, r)
    raise TypeError(mark)


def _rounded(left: float, top: float, right: float, bottom: float, r: float) -> tuple[Segment, ...]:
    """A rectangle with a quarter of a circle around each of these corners."""
    way: list[Segment] = []
    for i, (x, y) in enumerate(((right, bottom), (left, bottom), (left, top), (right, top))):
        (ax, ay), (bx, by) = AXES[i], AXES[(i + 1) % 4]
        way.append(("L" if way else "M", (x + ax * r, y + ay * r)))
        if r:
            pulled = (
                x + r * (ax + BOW * bx),
                y + r * (ay + BOW * by),
                x + r * (bx + BOW * ax),
                y + r * (by + BOW * ay),
            )
            way.append(("C", (*pulled, x + bx * r, y + by * r)))
    return (*way, ("Z", ()))
