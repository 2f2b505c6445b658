"""A drawing as SVG, for the page and for a browser's own printing."""

from html import escape

from .canvas import Circle, Drawing, Mark, Path, Rect, Text

FAMILIES = {
    "text": 'font-family="\'Inter Variable\',Inter,sans-serif" font-weight="450"',
    "bold": 'font-family="\'Inter Variable\',Inter,sans-serif" font-weight="750"',
    "hand": "font-family=\"'Patrick Hand',cursive\"",
    "sign": 'font-family="Limelight,serif"',
}


def svg(drawing: Drawing) -> str:
    wide, high = _n(drawing.wide), _n(drawing.high)
    shapes = "".join(_shape(mark) for mark in drawing.marks)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" '
        f'width="{wide}mm" height="{high}mm" style="font-kerning:none;font-variant-ligatures:none" '
        'stroke-linejoin="round" stroke-linecap="round">'
        f"{shapes}</svg>"
    )


def _n(number: float) -> str:
    return f"{number:.3f}".rstrip("0").rstrip(".")


def _paint(mark: Rect | Circle | Path) -> str:
    paint = f' fill="{mark.fill or "none"}"'
    if mark.stroke:
        paint += f' stroke="{mark.stroke}" stroke-width="{_n(mark.width)}"'
        if mark.dash:
            paint += f' stroke-dasharray="{_n(mark.dash)}"'
    return paint


def _shape(mark: Mark) -> str:
    match mark:
        case Rect():
            place = f'x="{_n(mark.x)}" y="{_n(mark.y)}" width="{_n(mark.w)}" height="{_n(mark.h)}"'
            round_ = f' rx="{_n(mark.r)}"' if mark.r else ""
            return f"<rect {place}{round_}{_paint(mark)}/>"
        case Circle():
            return f'<circle cx="{_n(mark.x)}" cy="{_n(mark.y)}" r="{_n(mark.r)}"{_paint(mark)}/>'
        case Path():
            way = "".join(verb + " ".join(_n(n) for n in numbers) for verb, numbers in mark.segments)
            return f'<path d="{way}"{_paint(mark)}/>'
        case Text():
            turn = f' transform="rotate({_n(mark.turn)} {_n(mark.x)} {_n(mark.y)})"' if mark.turn else ""
            return (
                f'<text x="{_n(mark.x)}" y="{_n(mark.y)}" font-size="{_n(mark.size)}" {FAMILIES[mark.font]} '
                f'fill="{mark.fill}" text-anchor="{mark.anchor}"{turn}>{escape(mark.text)}</text>'
            )
