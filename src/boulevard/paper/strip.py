"""Lords of Vegas on paper: the Strip with its score track, and the cards of the lots."""

from boulevard.games.contract import Json
from boulevard.games.lords_of_vegas.components import LOT_NAMES, START_MONEY

from .canvas import Drawing
from .look import INK, Look

# The Strip of the page (web/src/games/lords-of-vegas/city.ts).
WIDE, HIGH, GAP = 88.0, 84.0, 4.0
PITCH_Y, STREET, MARGIN, ROAD_WIDE = 88.0, 34.0, 16.0, 112.0
TONES = {
    "albion": "#7a35b8",
    "sphinx": "#96690a",
    "vega": "#1f5fc4",
    "tivoli": "#5d6670",
    "pioneer": "#9c3f12",
    "strip": "#b3246b",
}
# What is painted, what is cut out of it, what is drawn in lines; as on the page.
EMBLEMS = {
    "albion": (
        "M3 18 2 7.5l5 4L12 4l5 7.5 5-4L21 18zM3.4 19.4h17.2v2H3.4z",
        "",
        "",
    ),
    "sphinx": (
        (
            "M2 20.5h20v-3h-3.2c-.3-2.8-2.4-4.6-5.6-5l-1-1.1c.8-.9 1.2-2 1.2-3.2 0-2.9-1.8-5-4.4-5"
            "S4.6 5.3 4.6 8.2c0 .5.1 1 .2 1.4L3 14.4h2.6v3.1H2z"
        ),
        "M7.2 8h1.3M10.3 8h1.3M9.7 14.6v2.8M12.8 15.4v2.1",
        "",
    ),
    "vega": (
        "m12 1.6 2.9 6.9 7.5.6-5.7 4.9 1.8 7.3L12 17.3l-6.5 4 1.8-7.3L1.6 9.1l7.5-.6z",
        "",
        "",
    ),
    "tivoli": (
        "",
        "",
        (
            "M12 2.5v16M4 10.5h16M6.3 4.8l11.4 11.4M17.7 4.8 6.3 16.2M4 10.5a8 8 0 0 1 16 0"
            "a8 8 0 0 1-16 0M12 10.5l-5 11.7h10z"
        ),
    ),
    "pioneer": (
        "M3 13.2C1.6 5.6 6 3.4 12 3.4s10.4 2.2 9 9.8zM2 14.2h20v2.4H2z",
        "M8.2 4.4v8.2M12 3.6v9M15.8 4.4v8.2",
        "M3.8 18.6a3 3 0 0 1 6 0a3 3 0 0 1-6 0M14.2 18.6a3 3 0 0 1 6 0a3 3 0 0 1-6 0",
    ),
    "strip": (
        (
            "M11 22c.6-5 .6-8.5 0-11.5l2-.4c.9 4 .9 8 .6 11.9zM12 10.5C9.5 7 6 6.5 2.5 9"
            "c3-.3 6 .2 9.5 1.5zM12 10.5C14.5 7 18 6.5 21.5 9c-3-.3-6 .2-9.5 1.5zM12 10.5"
            "C9.8 6.5 8.5 4 10 1.5c.8 3 1.5 5 2 9zM12 10.5c0-4 1.5-7 5-8-1.5 2.5-3.500 5-5 8zM12 10.5"
            "c-3.5-.5-6.500 1-7.500 5 2-2.500 4.500-4 7.500-5zM12 10.500"
            "c3.500-.5 6.500 1 7.500 5-2-2.500-4.500-4-7.500-5z"
        ),
        "",
        "",
    ),
}
PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
SAND, SAND_EDGE, GROUND, KERB, TAR = "#fbeed2", "#b98f4e", "#e9cfa6", "#b98f5a", "#5b5170"


def emblem(d: Drawing, company: str, x: float, y: float, size: float, tone: str, ground: str) -> None:
    solid, cuts, lines = EMBLEMS[company]
    with d.at(x, y, size / 24):
        if solid:
            d.path(solid, fill=tone)
        if cuts:
            d.path(cuts, stroke=ground, width=1.3)
        if lines:
            d.path(lines, stroke=tone, width=1.3)


def die(d: Drawing, look: Look, x: float, y: float, size: float, value: int, dashed: bool = True) -> None:
    d.rect(
        x,
        y,
        size,
        size,
        size * 0.18,
        fill="#ffffff",
        stroke=look.line("#4a3a20"),
        width=size * 0.035,
        dash=size * 0.09 if dashed else 0,
    )
    for dx, dy in PIPS[value]:
        d.circle(x + size * (0.5 + 0.27 * dx), y + size * (0.5 + 0.27 * dy), size * 0.085, fill=INK)


def board(d: Drawing, w: float, h: float, facts: Json, look: Look) -> None:
    spots, wide, high = _spots(facts)
    track = h * 0.155
    scale = min(w / wide, (h - track - 3) / high)
    with d.at((w - wide * scale) / 2, 0, scale):
        d.rect(0, 0, wide, high, 14, fill=look.fill(GROUND), stroke=look.line(KERB), width=1.5)
        road = MARGIN + 3 * (WIDE + GAP) + 2
        _boulevard(d, look, road, high)
        for lot, x, y in spots:
            _lot(d, look, lot, x, y, facts["lots"].index(lot))
    with d.at(0, high * scale + 3):
        _track(d, look, w, h - high * scale - 3, facts)


def _spots(facts: Json) -> tuple[list[tuple[Json, float, float]], float, float]:
    """Where the lots lie: on each side of the boulevard one block below the other, a street between them."""
    east = MARGIN + 3 * (WIDE + GAP) + 2 + ROAD_WIDE + 6
    rows = {True: 0, False: 0}
    streets = {True: 0, False: 0}
    above: dict[str, tuple[int, int]] = {}
    found = []
    for lot in facts["lots"]:
        west = lot["west"]
        if lot["block"] not in above:
            above[lot["block"]] = (rows[west], streets[west])
            streets[west] += 1
        before, crossed = above[lot["block"]]
        down = before + lot["row"]
        rows[west] = max(rows[west], down + 1)
        x = (MARGIN if west else east) + lot["column"] * (WIDE + GAP)
        found.append((lot, x, MARGIN + down * PITCH_Y + crossed * STREET))
    wide = east + 3 * (WIDE + GAP) - GAP + MARGIN
    high = MARGIN * 2 + max(rows.values()) * PITCH_Y + (max(streets.values()) - 1) * STREET - 4
    return found, wide, high


def _boulevard(d: Drawing, look: Look, road: float, high: float) -> None:
    d.rect(road, 0, ROAD_WIDE, high, fill=look.fill(TAR), stroke=look.line(TAR), width=1.2)
    for x in (0.24, 0.76):
        d.line(
            road + ROAD_WIDE * x,
            8,
            road + ROAD_WIDE * x,
            high - 8,
            look.on("#f3e9d0") if not look.save else "#b5b5b5",
            2,
            14,
        )
    d.rect(
        road + ROAD_WIDE / 2 - 9,
        0,
        18,
        high,
        fill=look.fill("#8a6f4d"),
        stroke=look.line("#8a6f4d"),
        width=0.8,
    )
    for y in range(30, int(high) - 24, 96):
        if abs(y - high / 2) < 110:  # its name stands there
            continue
        d.circle(
            road + ROAD_WIDE / 2, y, 7, fill=look.paper("#5f9a55"), stroke=look.line("#3c6d35"), width=1.2
        )
    said = look.say("word-company-strip")
    d.text(
        road + ROAD_WIDE / 2 - 11,
        high / 2,
        said,
        34,
        font="sign",
        fill=look.on("#ffdf8a"),
        anchor="middle",
        turn=90,
        room=high * 0.5,
    )


def _lot(d: Drawing, look: Look, lot: Json, x: float, y: float, index: int) -> None:
    tone = TONES[lot["pays"]]
    d.rect(x, y, WIDE, HIGH, 7, fill=look.paper(SAND), stroke=look.line(SAND_EDGE), width=1.8)
    d.text(
        x + 7,
        y + 26,
        f"${lot['price']}",
        look.size(20),
        font="bold",
        room=WIDE - 36,
        fact=f"lots.{index}.price",
    )
    d.text(
        x + 7, y + HIGH - 8, lot["name"], look.size(14), font="bold", fill=look.ink("#7a5a28"), room=WIDE - 48
    )
    emblem(d, lot["pays"], x + WIDE - 27, y + 6, 21, look.line(tone), look.paper(SAND))
    die(d, look, x + WIDE - 40, y + HIGH - 40, 33, lot["die"])
    if lot["strip"]:  # it touches the boulevard
        edge = x + WIDE - 3 if lot["west"] else x
        d.rect(
            edge, y + 8, 3, HIGH - 16, 1.5, fill=look.fill("#ffcf4a"), stroke=look.line("#b98900"), width=0.6
        )


def _track(d: Drawing, look: Look, w: float, h: float, facts: Json) -> None:
    """The score track: a sign where it takes more points at once to move on."""
    d.rect(0, 0, w, h, 3, fill=look.fill("#f1e2f2"), stroke=look.line("#7b2f58"), width=0.3)
    spaces: list[tuple[str, int, int]] = []  # kind, value, index
    before = 0
    for i, value in enumerate(facts["track"]):
        step = 1 if i == 0 else value - facts["track"][i - 1]
        if step != before:
            spaces.append(("sign", step, i))
            before = step
        spaces.append(("space", value, i))
    rows = 3
    each = -(-len(spaces) // rows)
    wide, high = (w - 3) / each, (h - 3) / rows
    for n, (kind, value, i) in enumerate(spaces):
        x, y = 1.5 + n % each * wide, 1.5 + n // each * high
        if kind == "sign":
            d.path(
                f"M{x + 0.8} {y + 1}h{wide * 0.62}l{wide * 0.24} {high / 2 - 1}"
                f" -{wide * 0.24} {high / 2 - 1}h-{wide * 0.62}z",
                fill=look.fill("#ffd84d"),
                stroke=look.line("#b98900"),
                width=0.35,
            )
            d.middle(x + wide * 0.42, y + high / 2, f"{value}+", look.size(high * 0.3), room=wide * 0.6)
        else:
            d.rect(
                x + 0.4,
                y + 0.6,
                wide - 0.8,
                high - 1.2,
                1.4,
                fill="#ffffff",
                stroke=look.line("#7b2f58"),
                width=0.35,
            )
            d.text(
                x + wide / 2,
                y + high - 1.9,
                str(value),
                look.size(high * 0.26),
                font="bold",
                anchor="middle",
                room=wide - 2,
                fact=f"track.{i}",
            )


def lot_card(d: Drawing, w: float, h: float, index: int, facts: Json, look: Look) -> None:
    lot = facts["lots"][index]
    tone = TONES[lot["pays"]]
    d.rect(0, 0, w, h, 3, fill=look.paper(SAND), stroke=look.line(SAND_EDGE), width=0.4)
    d.rect(2.5, 2.5, w - 5, h * 0.47, 2.2, fill=look.fill(tone), stroke=look.line(tone), width=0.5)
    size = h * 0.27
    emblem(d, lot["pays"], (w - size) / 2, h * 0.06, size, look.on("#ffffff"), look.paper(tone))
    d.middle(
        w / 2,
        h * 0.42,
        look.say(f"word-company-{lot['pays']}"),
        h * 0.06,
        room=w - 12,
        font="sign",
        fill=look.on("#ffffff"),
    )
    d.text(6, h * 0.72, lot["name"], h * 0.19, font="bold", fill=INK, room=w * 0.48)
    die(d, look, w - 6 - h * 0.17, h * 0.565, h * 0.17, lot["die"], dashed=False)
    d.line(6, h * 0.78, w - 6, h * 0.78, look.line(SAND_EDGE), 0.3, 1)
    for i, (key, value, fact) in enumerate(
        (
            ("paper-lot-price", lot["price"], f"lots.{index}.price"),
            ("paper-lot-start", int(START_MONEY[LOT_NAMES.index(lot["name"])]), f"start.{index}"),
        )
    ):
        x = w * (0.28 if i == 0 else 0.72)
        d.middle(x, h * 0.86, f"${value}", h * 0.07, room=w * 0.4, fact=fact)
        d.middle(
            x,
            h * 0.94,
            look.say(key),
            look.size(h * 0.03),
            room=w * 0.42,
            font="text",
            fill=look.ink("#6d5226"),
        )


def end_card(d: Drawing, w: float, h: float, look: Look) -> None:
    d.rect(0, 0, w, h, 3, fill=look.paper("#f1e2f2"), stroke=look.line("#7b2f58"), width=0.4)
    d.rect(3.5, 3.5, w - 7, h - 7, 2.2, stroke=look.line("#7b2f58"), width=0.7)
    size = w * 0.44
    emblem(d, "strip", (w - size) / 2, h * 0.16, size, look.line("#b3246b"), look.paper("#f1e2f2"))
    d.block(
        8,
        h * 0.56,
        w - 16,
        h * 0.28,
        look.say("lov-card-end"),
        look.size(h * 0.07),
        font="sign",
        anchor="middle",
    )
