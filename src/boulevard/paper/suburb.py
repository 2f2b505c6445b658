"""Welcome To on paper: three streets and the score, and the city plans."""

from typing import Any

from boulevard.games.contract import Json
from boulevard.games.welcome_to.plans import PLANS

from .canvas import Drawing
from .look import INK, PENCIL, Look, cell, result, rows_of, signed

# A lot of the page (web/src/games/welcome-to/art.ts): wide ones, and narrow ones that grow upwards.
LOT = 113.0
CUT = 14.0
SIDE = 10.0
WIDE = 80.0
NARROW = 48.0
STOREY = 66.0
HOUSES = (
    ("M12 88V52L40 30l28 22v36z", "M4 56L40 27l36 29"),
    ("M10 88V40l30 12 30-12v48z", "M5 38l35 14 35-14"),
    ("M12 88V46H6v-8h46v-9h9v9h13v8h-6v42z", "M4 42h72"),
    ("M10 88V52l34-18v15h26v39z", "M5 55l41-22M45 48h31"),
    ("M12 88V54H8l14-20h36l14 20h-4v34z", "M6 56l15-23h38l15 23z"),
)
POOL = "M52 93c6-3 9 1 14 1s10 2 10 7-4 9-12 9-22 0-22-8c0-5 5-7 10-9z"
NARROW_POOL = "M28 93c4-2 6 1 9 1s8 2 8 7-3 9-9 9-20 0-20-8c0-5 7-7 12-9z"
TREE = (
    "M12 2c4 0 6.5 2.6 6.5 5.3 1.8.8 2.5 2.2 2.5 3.9 0 2.9-2.3 4.8-5 4.8H8c"
    "-2.7 0-5-1.9-5-4.8 0-1.7.7-3.1 2.5-3.9C5.5 4.6 8 2 12 2z"
)
PICKET = "M-4 110V84l4-5 4 5v26z"
TEAL, CORAL, MUSTARD = "#2c8f89", "#e2674a", "#d99a1c"
ROOFS = (CORAL, TEAL, MUSTARD, TEAL, CORAL)
LEAF, LEAF_LINE, TREE_EMPTY = "#7fae5d", "#55803a", "#f1f5e0"
WATER, WATER_LINE = "#e3f6f7", "#1c8a98"
LAWN, ROAD, WALL = "#d5e6bc", "#9aa19d", "#fffdf8"
LINE, SOFT = "#4b4a44", "#a79c82"
CREAM, PAPER = "#fdf7e8", "#fffdf6"
ESTATES = ("#f6d5cb", "#f8e4b4", "#d6e9c2", "#c2e6e3", "#d3dcf5", "#e6d4f0")


def narrow_house(kind: int, t: float) -> tuple[str, str]:
    walls = (
        f"M6 88V{48 - t}L24 {26 - t}l18 22v{40 + t}z",
        f"M5 88V{36 - t}l19 12 19-12v{52 + t}z",
        f"M6 88V{42 - t}H3v-8h25v-9h7v9h10v8h-3v{46 + t}z",
        f"M5 88V{50 - t}l22-18v15h16v{41 + t}z",
        f"M6 88V{50 - t}H4l8-20h24l8 20h-2v{38 + t}z",
    )
    roofs = (
        f"M1 {51 - t}l23-28 23 28",
        f"M1 {34 - t}l23 14 23-14",
        f"M1 {38 - t}h46",
        f"M1 {53 - t}l26-22M26 {45 - t}h20",
        f"M1 {50 - t}l9-21h28l9 21z",
    )
    return walls[kind], roofs[kind]


# -- the sheet


def streets(d: Drawing, w: float, h: float, facts: Json, look: Look) -> None:
    rows = facts["streets"]
    most = max(row["houses"] for row in rows)
    each = h / len(rows)
    head = min(each * 0.24, 11.0)
    pitch = NARROW if look.large else WIDE
    scale = min(w / (most * pitch + 2 * SIDE), (each - head) / LOT)
    tall = min(STOREY, max(0.0, (each - head) / scale - LOT)) if look.large else 0.0
    for i, row in enumerate(rows):
        with d.at(0, i * each):
            _sign(d, look, i, row, w, head)
        with d.at(0, i * each + head - (CUT - tall) * scale, scale):
            _street(d, look, i, row, pitch, tall)
            for lot in range(row["houses"], most):  # green where the street is over
                with d.at(SIDE + (lot + 0.25) * pitch, 74, pitch / 60 * (1.2 if lot % 2 else 1.5)):
                    _tree(d, look)


def _sign(d: Drawing, look: Look, street: int, row: Json, w: float, head: float) -> None:
    high = head * 0.62
    wide = look.size(high * 3.6)
    name = look.say(f"wt-street-{street + 1}")
    d.line(2.2, high, 2.2, head, look.line(LINE), 0.7)
    d.rect(0.6, 0.5, wide, high, 0.9, fill=look.fill("#1f6f6b"), stroke=look.line(LINE), width=0.3)
    d.middle(
        0.6 + wide / 2,
        0.5 + high / 2,
        f"{street + 1} {name[0].upper()}{name[1:]}",
        look.size(high * 0.56),
        room=wide * 0.9,
        fill=look.on("#ffffff"),
    )
    parks = row["parks"]
    size = head * 0.98
    step = min(size * 1.32, (w - wide - 8) / max(1, len(parks)))
    x = wide + 4 + step / 2
    d.middle(
        x,
        head * 0.42,
        str(parks[0]),
        look.size(head * 0.3),
        room=step * 0.8,
        fact=f"streets.{street}.parks.0",
    )
    for i, points in enumerate(parks[1:], 1):
        with d.at(x + i * step - size / 2, -0.02 * size, size / 24):
            d.path("M11 15h2v7.6h-2z", fill=look.fill("#7a5230"), stroke=look.line("#7a5230"), width=0.4)
            d.path(TREE, fill=look.paper(TREE_EMPTY), stroke=look.line(LEAF_LINE), width=0.9)
        d.middle(
            x + i * step,
            size * 0.37,
            str(points),
            look.size(head * 0.32),
            room=size * 0.6,
            fill=look.ink(),
            fact=f"streets.{street}.parks.{i}",
        )


def _street(d: Drawing, look: Look, street: int, row: Json, pitch: float, tall: float) -> None:
    lots = row["houses"]
    end = SIDE + lots * pitch
    d.rect(SIDE - 6, 88, lots * pitch + 12, 23, 2, fill=look.fill(LAWN))
    d.rect(SIDE - 8, 113, lots * pitch + 16, 10, 2, fill=look.fill(ROAD), stroke=look.line(ROAD), width=0.8)
    d.line(SIDE, 118, end, 118, look.on("#ffffff") if not look.save else "#9aa19d", 1.1, 7)
    for place in range(1, lots + 1):
        kind = (street * 7 + place * 3) % 5
        wall, roof = narrow_house(kind, tall) if pitch == NARROW else HOUSES[kind]
        with d.at(SIDE + (place - 1) * pitch, 0):
            d.path(wall, fill=look.paper(WALL), stroke=look.line(LINE), width=1.6)
            paint = look.line(ROOFS[(street * 5 + place * 3) % 5])
            solid = look.fill(paint) if kind == 4 else None
            d.path(roof, fill=solid, stroke=paint, width=2 if kind == 4 else 2.2 if look.save else 5)
            if place in row["pools"]:
                pool = NARROW_POOL if pitch == NARROW else POOL
                d.path(pool, fill=look.paper(WATER), stroke=look.line(WATER_LINE), width=1.5, dash=3)
        if place < lots:  # where a fence may be drawn
            x = SIDE + place * pitch
            d.line(x, 66 - tall * 0.4, x, 110, look.line("#b9b09a"), 1.1, 3)
    for x in (SIDE, end):
        with d.at(x, 0):
            for shift in (-5.5, 5.5):
                with d.at(shift, 0):
                    d.path(PICKET, fill="#ffffff", stroke=look.line("#7d7666"), width=1.2)
            d.rect(-12, 91, 24, 4, 0.5, fill="#ffffff", stroke=look.line("#7d7666"), width=1.0)
            d.rect(-12, 101, 24, 4, 0.5, fill="#ffffff", stroke=look.line("#7d7666"), width=1.0)


def score(d: Drawing, w: float, h: float, facts: Json, look: Look) -> None:
    """The ladders from left to right, each above the box for its points, and the total."""
    shares = {
        "plans": 25.0,
        "parks": 17.0,
        "pools": 28.0,
        "temps": 35.0,
        "estates": 80.0,
        "bis": 28.0,
        "roundabouts": 22.0,
        "refusals": 23.0,
        "total": 22.0,
    }
    rows = rows_of(shares, look)
    for i, row in enumerate(rows):
        each = h / len(rows)
        with d.at(0, i * each):
            _zones(d, look, w, each - (1.6 if len(rows) > 1 else 0), row, facts)


def _zones(d: Drawing, look: Look, w: float, h: float, zones: dict[str, float], facts: Json) -> None:
    gap = 1.6
    unit = (w - gap * (len(zones) - 1)) / sum(zones.values())
    head, foot = h * 0.13, h * 0.2
    x = 0.0
    for name, share in zones.items():
        wide = share * unit
        d.rect(x, 0, wide, h, 1.6, fill=look.fill(CREAM), stroke=look.line(SOFT), width=0.3)
        title = look.say("score-total") if name == "total" else look.say(f"score-welcome-to-{name}")
        size = min(head * 0.5, 5.0)
        d.block(
            x + 1,
            0.8,
            wide - 2,
            head - 0.6,
            title,
            size,
            font="bold",
            fill=look.ink("#1f6f6b"),
            anchor="middle",
        )
        with d.at(x + 1.4, head * 1.1):
            BOXES[name](d, look, wide - 2.8, h - head * 1.1 - foot - 2.2, facts)
        result(d, look, x + 1.4, h - foot - 1.0, wide - 2.8, foot, MUSTARD if name == "total" else SOFT)
        if name in ("bis", "roundabouts", "refusals"):
            d.middle(x + 4, h - foot / 2 - 1, "−", foot * 0.5, room=3, fill=PENCIL)
        x += wide + gap


def _grid(count: int, w: float, h: float, columns: int) -> list[tuple[float, float, float, float]]:
    """Boxes in rows, from left to right."""
    rows = -(-count // columns)
    wide, high = w / columns, h / rows
    high = min(high, wide * 0.95)
    top = (h - rows * high) / 2
    return [
        (i % columns * wide + 0.25, top + i // columns * high + 0.25, wide - 0.5, high - 0.5)
        for i in range(count)
    ]


def _plans(d: Drawing, look: Look, w: float, h: float, facts: Json) -> None:
    for i in range(3):
        y = h / 3 * i + 0.3
        high = h / 3 - 0.8
        d.circle(
            high * 0.42, y + high / 2, high * 0.36, fill=look.fill("#1f6f6b"), stroke=look.line("#1f6f6b")
        )
        d.middle(high * 0.42, y + high / 2, str(i + 1), high * 0.42, room=high * 0.6, fill=look.on("#ffffff"))
        result(d, look, high * 0.95, y, w - high * 0.95, high, SOFT)


def _parks(d: Drawing, look: Look, w: float, h: float, facts: Json) -> None:
    count = len(facts["streets"])
    for i in range(count):
        y = h / count * i + 0.3
        high = h / count - 0.8
        size = min(high, w * 0.5)
        with d.at(0, y + (high - size) / 2, size / 24):
            d.path("M11 15h2v7.6h-2z", fill=look.fill("#7a5230"), stroke=look.line("#7a5230"), width=0.4)
            d.path(TREE, fill=look.paper(LEAF), stroke=look.line(LEAF_LINE), width=0.8)
        d.middle(size / 2, y + (high - size) / 2 + size * 0.37, str(i + 1), size * 0.36, room=size * 0.5)
        result(d, look, size * 1.08, y, w - size * 1.08, high, SOFT)


def _pools(d: Drawing, look: Look, w: float, h: float, facts: Json) -> None:
    _ladder(d, look, w, h, facts["pools"], "pools", 3, WATER, WATER_LINE)


def _ladder(
    d: Drawing,
    look: Look,
    w: float,
    h: float,
    values: list[int],
    name: str,
    columns: int,
    fill: str,
    line: str,
    sign: int = 1,
) -> None:
    """What counts without a cross stands above; the last crossed box counts."""
    top = h * 0.17
    d.middle(w / 2, top / 2, str(values[0]), look.size(min(top * 0.8, 3.2)), room=w, fact=f"{name}.0")
    with d.at(0, top):
        for i, (x, y, wide, high) in enumerate(_grid(len(values) - 1, w, h - top, columns), 1):
            text = signed(sign * values[i])
            cell(d, look, x, y, wide, high, text, fact=f"{name}.{i}", fill=fill, line=line)


def _temps(d: Drawing, look: Look, w: float, h: float, facts: Json) -> None:
    temps = facts["temps"]
    low = h * 0.62
    for x, y, wide, high in _grid(temps["boxes"], w, low, 4):
        d.rect(x, y, wide, high, 0.9, fill=look.paper(PAPER), stroke=look.line(CORAL), width=0.3)
    points = temps["points"]
    wide = w / len(points)
    for i, value in enumerate(points):
        y = low + (h - low) * 0.2
        high = (h - low) * 0.75
        d.rect(
            i * wide + 0.4,
            y,
            wide - 0.8,
            high,
            high / 2,
            fill=look.fill("#fbe0d8"),
            stroke=look.line(CORAL),
            width=0.3,
        )
        d.middle(i * wide + wide * 0.26, y + high / 2, f"{i + 1}.", high * 0.3, room=wide * 0.22, font="text")
        d.middle(
            i * wide + wide * 0.64,
            y + high / 2,
            str(value),
            high * 0.5,
            room=wide * 0.36,
            fact=f"temps.points.{i}",
        )


def _estates(d: Drawing, look: Look, w: float, h: float, facts: Json) -> None:
    ladders = facts["estates"]
    wide = w / len(ladders)
    most = max(len(ladder) for ladder in ladders)
    low = h * 0.2  # to count estates
    head = h * 0.17
    step = (h - low - head) / most
    for i, ladder in enumerate(ladders):
        x = i * wide + 0.4
        d.rect(x, 0, wide - 0.8, h, 1, fill=look.fill(ESTATES[i]), stroke=look.line(SOFT), width=0.25)
        size = min(head * 0.78, wide * 0.36)
        with d.at(x + (wide - 0.8) / 2 - size * 0.62, (head - size) / 2, size / 20):
            d.path("M2 20V9L12 1l10 8v11z", fill="#ffffff", stroke=look.line(LINE), width=1.3)
        d.middle(
            x + (wide - 0.8) / 2 - size * 0.02,
            head * 0.56,
            str(i + 1),
            look.size(size * 0.52),
            room=size * 0.7,
        )
        for k, value in enumerate(ladder):
            cell(
                d,
                look,
                x + 1.1,
                head + k * step + 0.3,
                wide - 3.0,
                step - 0.5,
                str(value),
                fact=f"estates.{i}.{k}",
            )
        y = h - low + 0.4
        d.middle(x + 2.1, y + (low - 1.2) / 2, "×", low * 0.4, room=2.4, fill=PENCIL)
        result(d, look, x + 3.4, y, wide - 5.2, low - 1.4, SOFT)


def _bis(d: Drawing, look: Look, w: float, h: float, facts: Json) -> None:
    _ladder(d, look, w, h, facts["bis"], "bis", 3, PAPER, CORAL, -1)


def _roundabouts(d: Drawing, look: Look, w: float, h: float, facts: Json) -> None:
    _ladder(d, look, w, h, facts["roundabouts"], "roundabouts", 1, PAPER, CORAL, -1)


def _refusals(d: Drawing, look: Look, w: float, h: float, facts: Json) -> None:
    _ladder(d, look, w, h, facts["refusals"], "refusals", 1, PAPER, CORAL, -1)


def _total(d: Drawing, look: Look, w: float, h: float, facts: Json) -> None:
    size = min(w * 0.95, h * 0.8)
    with d.at((w - size) / 2, (h - size) / 2, size / 64):
        d.path("M10 56V30l22-18 22 18v26z", fill=look.paper(WALL), stroke=look.line(LINE), width=2)
        d.path("M6 33l26-21 26 21", stroke=look.line(CORAL), width=2.2 if look.save else 5)
        d.rect(26, 40, 12, 16, 1, fill=look.fill(TEAL), stroke=look.line(TEAL), width=1.4)


BOXES: dict[str, Any] = {
    "plans": _plans,
    "parks": _parks,
    "pools": _pools,
    "temps": _temps,
    "estates": _estates,
    "bis": _bis,
    "roundabouts": _roundabouts,
    "refusals": _refusals,
    "total": _total,
}
PANELS = ((streets, 0.665), (score, 0.335))


# -- city plans


def plan_cards(options: dict[str, Any]) -> list[str]:
    return [plan.name for plan in PLANS if options["advanced"] or not plan.advanced]


def plan_card(d: Drawing, w: float, h: float, name: str, facts: Json, look: Look) -> None:
    plan = next(plan for plan in PLANS if plan.name == name)
    tone = (TEAL, CORAL, MUSTARD)[int(plan.stack)]
    d.rect(0, 0, w, h, 3, fill=look.paper(CREAM), stroke=look.line(SOFT), width=0.3)
    d.rect(2, 2, w - 4, h * 0.16, 2, fill=look.fill(tone), stroke=look.line(tone), width=0.4)
    d.circle(2 + h * 0.08, 2 + h * 0.08, h * 0.055, fill="#ffffff", stroke=look.line(tone), width=0.4)
    d.middle(2 + h * 0.08, 2 + h * 0.08, str(int(plan.stack) + 1), h * 0.07, room=h * 0.08)
    d.middle(
        w / 2 + h * 0.06,
        2 + h * 0.08,
        look.say("score-welcome-to-plans"),
        h * 0.055,
        room=w - h * 0.2 - 6,
        font="sign",
        fill=look.on("#ffffff"),
    )
    with d.at(w * 0.1, h * 0.24):
        _asked(d, look, w * 0.8, h * 0.24, name, tone)
    d.block(
        4,
        h * 0.5,
        w - 8,
        h * 0.24,
        look.say(f"plan-{name}"),
        look.size(h * 0.052),
        font="bold",
        anchor="middle",
    )
    first, later = facts["plans"][name]
    for i, (value, key) in enumerate(((first, "paper-first"), (later, "paper-later"))):
        x = w * (0.3 if i == 0 else 0.72)
        r = h * (0.088 if i == 0 else 0.068)
        d.circle(
            x, h * 0.84, r, fill=look.fill(tone if i == 0 else "#ffffff"), stroke=look.line(tone), width=0.6
        )
        d.middle(
            x,
            h * 0.84,
            str(value),
            r * 1.15,
            room=r * 1.5,
            fill=look.on("#ffffff") if i == 0 else INK,
            fact=f"plans.{name}.{i}",
        )
        d.middle(x, h * 0.955, look.say(key), look.size(h * 0.03), room=w * 0.42, font="text")


def _asked(d: Drawing, look: Look, w: float, h: float, name: str, tone: str) -> None:
    """Estates as rows of houses; other conditions as a sign."""
    kind, _, rest = name.partition("-")
    if kind != "estates":
        size = h
        with d.at(w / 2 - size / 2, 0, size / 24):
            _icon(d, look, name, tone)
        return
    sizes = [int(digit) for digit in rest]
    total = sum(sizes)
    rows = 1 if total <= 6 else 2
    unit = min(w / (-(-total // rows) + 0.5 * len(sizes)), h / (rows * 1.25))
    lines: list[list[int]] = [[]]
    for size in sizes:
        if len(lines) < rows and lines[-1] and (sum(lines[-1]) + size) > -(-total // rows):
            lines.append([])
        lines[-1].append(size)
    longest = max(sum(line) + 0.5 * (len(line) - 1) for line in lines)
    unit = min(unit, w / longest)
    top = (h - len(lines) * unit * 1.25) / 2
    for row, line in enumerate(lines):
        x = (w - (sum(line) + 0.5 * (len(line) - 1)) * unit) / 2
        y = top + row * unit * 1.25
        for size in line:
            d.rect(x, y + unit * 0.98, size * unit, unit * 0.12, fill=look.line(tone))
            for i in range(size):
                with d.at(x + i * unit, y, unit / 24):
                    d.path(
                        "M3 24V11L12 3l9 8v13z",
                        fill=look.paper(ESTATES[size - 1]),
                        stroke=look.line(LINE),
                        width=1.2,
                    )
            x += (size + 0.5) * unit


def _icon(d: Drawing, look: Look, name: str, tone: str) -> None:
    line = look.line(LINE)
    if name.startswith("parks-pools"):
        with d.at(-6, 0):
            _tree(d, look)
        with d.at(9, 3):
            _pool(d, look)
        if name.endswith("roundabout"):
            d.circle(24, 19, 5, fill=look.fill(ROAD), stroke=line, width=0.8)
            d.circle(24, 19, 2.2, fill=look.paper(LEAF), stroke=line, width=0.6)
    elif name.startswith("parks"):
        for x in (-7, 7):
            with d.at(x, 0):
                _tree(d, look)
    elif name.startswith("pools"):
        for x in (-11, 11):
            with d.at(x, 0):
                _pool(d, look)
    elif name.startswith("temps"):
        d.path("M4 14.5a8 8 0 0 1 16 0z", fill=look.fill(CORAL), stroke=look.line(CORAL), width=0.8)
        d.path("M2.5 14.5h19v2.6h-19z", fill=look.fill("#b84a31"), stroke=look.line("#b84a31"), width=0.6)
    else:  # streets, ends, bis
        marked = {"street-1": range(5), "street-3": range(5), "ends": (0, 4), "bis-5": range(5)}[name]
        for i in range(5):
            with d.at(-22 + i * 14, 2, 0.58):
                fill = look.paper(tone if i in marked else WALL)
                d.path("M2 32V15L12 5l10 10v17z", fill=fill, stroke=line, width=1.4)
        d.line(-22, 22, 48, 22, look.line(ROAD), 2)


def _tree(d: Drawing, look: Look) -> None:
    d.path("M11 15h2v7.6h-2z", fill=look.fill("#7a5230"), stroke=look.line("#7a5230"), width=0.4)
    d.path(TREE, fill=look.paper(LEAF), stroke=look.line(LEAF_LINE), width=0.8)


def _pool(d: Drawing, look: Look) -> None:
    shape = "M7 5c4-2 6 1.6 9 1.6S21.5 9 21.5 13 18 20 13.5 20 2.500 19.500 2.500 13C2.500 9 4.500 6.200 7 5z"
    d.path(shape, fill=look.paper("#8fd9e0"), stroke=look.line(WATER_LINE), width=1)
    d.path(
        "M6 12.5q2-1.800 4 0t4 0 4 0M7 16q2-1.800 4 0t4 0",
        stroke="#ffffff" if not look.save else WATER_LINE,
        width=1.1,
    )
