"""New Las Vegas on paper: the city, the score sheet, the projects and the ACME architects."""

from typing import Any

from boulevard.games.contract import Json
from boulevard.games.new_las_vegas.components import COLOURS, PROJECT_NAMES, PROJECTS_PER_COLOUR

from .canvas import Drawing
from .look import INK, PENCIL, Look, cell, result, rows_of, signed

# The city of the page (web/src/games/new-las-vegas/layout.ts).
PITCH = 98.0
LOT = 68.0
TALL = 104.0
ROAD = 24.0
HOTELS = 92.0
GOLF = 66.0
SKY = 22.0
LEFT = 46.0
RIGHT = 62.0

NIGHT, INDIGO, EDGE = "#1c1250", "#3a2b86", "#7a6bc0"
MAGENTA, CYAN, YELLOW, RED, ORANGE, GREEN = "#c02a8f", "#0f7f95", "#e0b400", "#c8324b", "#c9701a", "#2c8a57"
DUSK, HAZE, CREAM, STREET = "#efeafb", "#f8f5ff", "#fffaf0", "#d9d2ee"
WALLS = ("#e4dcf7", "#dbe6f8", "#f3dcee", "#e8e0f4")
ROOFS = ("V52L34 44 68 52", "V50L12 46H56L68 50", "V48Q34 40 68 48", "V54L17 47 34 54 51 47 68 54")
STAR = "m0-13 4 8.5 9.3 1.1-6.9 6.4 1.8 9.2L0 7.700l-8.2 4.500 1.800-9.200-6.900-6.400L-4-4.500z"
GEM = "M-14-4-7-12H7L14-4 0 11ZM-14-4H14M-5-4 0 11 5-4 0-12Z"
HAT = "M-17 5Q-9 9 0 9T17 5Q13 1 9 2L7-8Q3-12 0-8-3-12-7-8L-9 2Q-13 1-17 5ZM-8.5-1Q0 3 8.5-1"
CRANE = "M18 46V6M23 46V6M18 14h5M18 22h5M18 30h5M18 38h5M6 12H62M20 4 6 12M21 4 62 12M52 12V26M48 26h8v7h-8z"
TONES = {"pink": MAGENTA, "purple": "#6a45c2", "yellow": "#b98900"}


# -- the city


def city(d: Drawing, w: float, h: float, facts: Json, look: Look) -> None:
    streets, avenues = len(facts["streets"]), len(facts["streets"][0])
    golf = facts.get("golf", True)
    top = GOLF if golf else SKY
    wide = LEFT + avenues * PITCH + RIGHT
    rest = top + HOTELS + streets * ROAD
    scale = min(w / wide, h / (rest + streets * TALL))
    tall = min(190.0, max(TALL, (h / scale - rest) / streets))
    if w / scale > wide:  # as broad as the box: casinos stand further apart
        pitch = (w / scale - LEFT - RIGHT) / avenues
    else:
        pitch = PITCH
    plan = _Plan(top, tall, pitch, streets, avenues)
    with d.at(0, 0, scale):
        _ground(d, look, plan, golf, facts)
        _roads(d, look, plan, facts)
        for row in facts["streets"]:
            for lot in row:
                with d.at(plan.lot_x(lot["avenue"]), plan.lot_y(lot["street"])):
                    _casino(d, look, lot, tall)
        _carpets(d, look, plan, facts)
        for avenue in range(1, avenues + 1):
            with d.at(plan.middle_x(avenue) - 41, plan.ground + 2):
                _hotel(d, look, avenue)


class _Plan:
    """Where things stand, as in the page's Plan."""

    def __init__(self, top: float, tall: float, pitch: float, streets: int, avenues: int) -> None:
        self.top, self.tall, self.pitch, self.streets, self.avenues = top, tall, pitch, streets, avenues
        self.wide = LEFT + avenues * pitch + RIGHT
        self.ground = top + streets * (tall + ROAD)

    def road_x(self, west: int) -> float:
        return LEFT + west * self.pitch

    def road_y(self, street: int) -> float:
        return self.lot_y(street) + self.tall + ROAD / 2

    def lot_x(self, avenue: int) -> float:
        return self.road_x(avenue - 1) + (self.pitch - LOT) / 2

    def lot_y(self, street: int) -> float:
        return self.top + (street - 1) * (self.tall + ROAD)

    def middle_x(self, avenue: int) -> float:
        return self.road_x(avenue - 1) + self.pitch / 2

    def point(self, name: str) -> tuple[float, float]:
        street, _, west = name.partition(".")
        return self.road_x(int(west)), self.road_y(int(street))


def _ground(d: Drawing, look: Look, plan: _Plan, golf: bool, facts: Json) -> None:
    right = plan.road_x(plan.avenues)
    d.rect(LEFT - 14, plan.top - 8, right - LEFT + 28, plan.ground - plan.top + 12, 10, fill=look.fill(DUSK))
    if golf:
        d.rect(
            LEFT - 8,
            34,
            right - LEFT + 16,
            24,
            10,
            fill=look.fill("#cfe9cf"),
            stroke=look.line(GREEN),
            width=1.2,
        )
        for avenue, par in enumerate(facts["pars"], 1):
            x = plan.middle_x(avenue)
            d.circle(x + 9, 47, 8, fill=look.paper("#e9f7e6"), stroke=look.line(GREEN), width=1.2)
            d.line(x - 10, 50, x - 10, 5, look.line(INK), 1.6)
            d.path(
                f"M{x - 10} 5H{x + 17}l-7 10.500 7 10.500H{x - 10}z",
                fill=look.paper("#fff3b8"),
                stroke=look.line(ORANGE),
                width=1.2,
            )
            d.middle(
                x + 1,
                15.5,
                str(par),
                look.size(15) if not look.large else 16,
                room=17,
                fact=f"pars.{avenue - 1}",
            )
    for street in range(1, plan.streets + 1):
        y = plan.lot_y(street)
        d.rect(8, y + 16, 28, 26, 5, fill=look.fill("#16614a"), stroke=look.line("#16614a"), width=1.2)
        d.middle(22, y + 29, str(street), 17, room=20, fill=look.on("#ffffff"))
        d.line(22, y + 42, 22, y + 74, look.line("#16614a"), 1.6)
        # Its longest series, and the bonus.
        d.rect(right + 12, y + 8, 44, 40, 7, fill="#ffffff", stroke=look.line(CYAN), width=1.8)
        d.rect(right + 18, y + 58, 32, 26, 6, fill="#ffffff", stroke=look.line(YELLOW), width=1.8)
        d.path(
            f"M{right + 26} {y + 78}v-9l5 4 3-6 3 6 5-4v9z",
            fill=look.fill("#fff0a8"),
            stroke=look.line(YELLOW),
            width=1,
        )


def _roads(d: Drawing, look: Look, plan: _Plan, facts: Json) -> None:
    for road in facts["roads"]:
        (x1, y1), (x2, y2) = plan.point(road["from"]), plan.point(road["to"])
        d.line(x1, y1, x2, y2, look.line(STREET) if not look.save else "#c9c9c9", 11 if not look.save else 1)
    for road in facts["roads"]:
        (x1, y1), (x2, y2) = plan.point(road["from"]), plan.point(road["to"])
        if not look.save:
            d.line(x1, y1, x2, y2, "#ffffff", 1.1, 5)
    x, y = plan.point(facts["start"])
    d.path(f"M{x - 4} {y}h-16", stroke=look.line(MAGENTA), width=2)
    with d.at(x - 31, y):  # the airport
        d.circle(0, 0, 13, fill=look.fill(INDIGO), stroke=look.line(INDIGO), width=1.5)
        d.path(
            "M0-9c1.500 0 2 2 2 4v2l7 5v2l-7-2v4l2.500 2v1.500L0 8.500-4.500 9.500V8L-2 6V2l-7 2V2l7-5v-2"
            "c0-2 .5-4 2-4z",
            fill=look.on("#ffffff"),
        )
    for lamp in facts["lamps"]:
        x, y = plan.point(lamp)
        d.circle(x, y, 7.5, fill=look.paper("#ffe99a"), stroke=look.line("#b98900"), width=1.6)
        d.circle(x, y, 2.6, fill=look.line("#b98900"))


def _carpets(d: Drawing, look: Look, plan: _Plan, facts: Json) -> None:
    """From the door of every special casino to its stretch of road."""
    special = {lot["name"]: lot for row in facts["streets"] for lot in row if lot["special"]}
    for road in facts["roads"]:
        (x1, y1), (_, y2) = plan.point(road["from"]), plan.point(road["to"])
        for name in road["carpets"]:
            lot = special[name]
            x, y = plan.middle_x(lot["avenue"]), plan.lot_y(lot["street"]) + plan.tall
            tone = look.line(RED)
            if y1 == y2 and abs(y1 - y) < ROAD:  # below the casino
                way = f"M{x - 7} {y - 1}h14l3 {ROAD / 2 + 5}h-20z"
            elif y1 == y2:  # above it
                top = plan.lot_y(lot["street"])
                way = f"M{x - 6} {top}h12v-{ROAD / 2}h-12z"
            else:  # beside it
                side = x - LOT / 2 if x1 < x else x + LOT / 2
                way = f"M{side} {y - 22}L{x1} {y - 22}v12L{side} {y - 10}z"
            d.path(way, fill=look.fill(RED), stroke=tone, width=1.4)


def _casino(d: Drawing, look: Look, lot: Json, tall: float) -> None:
    variety = (lot["street"] * 5 + lot["avenue"] * 3) % 4
    line = look.line(INDIGO)
    d.path(f"M0 {tall}{ROOFS[variety]}V{tall}Z", fill=look.paper(WALLS[variety]), stroke=line, width=1.4)
    d.path(f"M27 {tall}v-14a7 7 0 0 1 14 0v14Z", fill=look.fill("#cbbdf0"), stroke=line, width=1)
    d.rect(
        1,
        2,
        66,
        42,
        9,
        fill=look.fill(RED if not lot["crane"] else ORANGE),
        stroke=look.line(RED if not lot["crane"] else ORANGE),
        width=1.4,
    )
    d.rect(5, 6, 58, 34, 6, fill="#ffffff" if look.save else CREAM, stroke=line, width=0.8)
    for x in (9.0, 22.0, 34.0, 46.0, 59.0):
        for y in (4.0, 42.0):
            d.circle(
                x,
                y,
                1.3,
                fill=look.fill("#fff2b0"),
                stroke=look.line("#fff2b0") if look.save else None,
                width=0.4,
            )
    if lot["crane"]:
        # The crane stands in the sign, in pale steel: it is crossed off, and a number is written over it.
        with d.at(12, 7, 0.66):
            d.path(CRANE, stroke="#d9b48c" if not look.save else "#b5b5b5", width=1.6)
        d.circle(56, tall - 13, 10, fill=look.paper("#fff7e6"), stroke=look.line(RED), width=1.4, dash=3)
        d.middle(56, tall - 13, "$", 13, room=12, fill=look.ink(RED))
    if lot["star"]:
        with d.at(34 if not lot["special"] else 14, 68):
            d.path(STAR, fill=look.paper("#fff6c9"), stroke=look.line("#a67c00"), width=1.6)
    if lot["special"]:
        with d.at(34 if not lot["star"] else 49, 67, 1.0 if not lot["star"] else 0.8):
            if lot["special"] == "vip":
                d.rect(-17, -11, 34, 20, 5, fill=look.fill(MAGENTA), stroke=look.line(MAGENTA), width=1.6)
                d.middle(0, -1, "VIP", 13, room=28, fill=look.on("#ffffff"))
            elif lot["special"] == "luxury":
                d.path(GEM, fill=look.paper("#d6f5fa"), stroke=look.line(CYAN), width=1.6)
            else:
                d.path(HAT, fill=look.paper("#f0d6b8"), stroke=look.line("#7a4a17"), width=1.6)


def _hotel(d: Drawing, look: Look, avenue: int) -> None:
    line = look.line(INDIGO)
    with d.at(9, 5, 0.62):
        d.path("M14 106V12L24 4h14l10 8V106Z", fill=look.paper("#f9dcee"), stroke=look.line(MAGENTA), width=2)
        for y in (20, 34, 48, 62, 76, 90):
            d.path(
                f"M20 {y}h6M29 {y}h6M38 {y}h6" if y else "",
                stroke=look.line("#d48fbd"),
                width=3 if not look.save else 1,
            )
        d.path("M56 106V76L74 69 92 76V106Z", fill=look.paper("#d6f0f5"), stroke=look.line(CYAN), width=2)
        d.path(
            "M62 85h6M72 85h6M82 85h6M62 96h6M72 96h6M82 96h6",
            stroke=look.line("#7cc0cc"),
            width=3 if not look.save else 1,
        )
    d.rect(10, 72, 62, 17, 4, fill=look.fill(INDIGO), stroke=line, width=1)
    d.middle(41, 80.5, str(avenue), 12.5, room=30, fill=look.on("#ffffff"))


# -- the score sheet


def score(d: Drawing, w: float, h: float, facts: Json, look: Look) -> None:
    """The track on top; below it every zone above the box for its points."""
    track = h * (0.16 if look.large else 0.24)
    _track(d, look, w, track - 1.5, facts)
    zones: dict[str, float] = {
        "projects": 24,
        "inauguration": 28,
        "shows": 62,
        "hotels": 30,
        "streets": 20,
        "limousine": 44,
        "golf": 42,
        "bankruptcy": 38,
        "total": 22,
    }
    if not facts.get("golf", True):
        del zones["golf"]
    for i, row in enumerate(rows_of(zones, look)):
        each = (h - track) / (2 if look.large else 1)
        with d.at(0, track + i * each):
            _zones(d, look, w, each - (1.4 if look.large else 0), row, facts)


def _zones(d: Drawing, look: Look, w: float, high: float, zones: dict[str, float], facts: Json) -> None:
    gap = 1.4
    unit = (w - gap * (len(zones) - 1)) / sum(zones.values())
    head, foot = high * 0.14, high * 0.22
    x = 0.0
    for name, share in zones.items():
        wide = share * unit
        with d.at(x, 0):
            d.rect(0, 0, wide, high, 1.6, fill=look.fill(HAZE), stroke=look.line(EDGE), width=0.3)
            said = look.say("score-total") if name == "total" else look.say(f"score-new-las-vegas-{name}")
            size = min(head * 0.52, 5.0)
            d.block(
                1, 0.5, wide - 2, head - 0.6, said, size, font="bold", fill=look.ink(INDIGO), anchor="middle"
            )
            with d.at(1.2, head):
                ZONES[name](d, look, wide - 2.4, high - head - foot - 1.8, facts)
            result(d, look, 1.2, high - foot - 0.9, wide - 2.4, foot, MAGENTA if name == "total" else EDGE)
        x += wide + gap


def _track(d: Drawing, look: Look, w: float, h: float, facts: Json) -> None:
    told = facts["inauguration"]
    boxes, pairs = told["boxes"], told["bonus_pairs"]
    d.rect(0, 0, w, h, 1.6, fill=look.fill("#fdeef1"), stroke=look.line(RED), width=0.3)
    said = w * 0.13
    d.block(
        1.5,
        0.5,
        said - 2,
        h - 1,
        look.say("score-new-las-vegas-inauguration"),
        look.size(h * 0.24),
        font="bold",
        fill=look.ink(RED),
    )
    step = (w - said - h * 0.9) / boxes
    size = min(step * 0.8, h * 0.52)
    base = h - size - h * 0.08
    for i in range(1, boxes + 1):
        x = said + (i - 1) * step + (step - size) / 2 + (h * 0.7 if i == boxes else 0)
        d.rect(x, base, size, size, size * 0.16, fill="#ffffff", stroke=look.line(RED), width=0.4)
        if i <= told["checked"]:
            d.path(
                f"M{x + size * 0.22} {base + size * 0.55}"
                f"l{size * 0.2} {size * 0.22} {size * 0.36} -{size * 0.5}",
                stroke=INK,
                width=0.6,
            )
    for left, right in pairs:
        x1 = said + (left - 0.5) * step
        x2 = said + (right - 0.5) * step
        y = base - h * 0.06
        d.path(f"M{x1} {y}v-{h * 0.07}H{x2}v{h * 0.07}", stroke=look.line(RED), width=0.3)
        d.circle(
            (x1 + x2) / 2,
            y - h * 0.11,
            h * 0.125,
            fill=look.paper("#fff7e6"),
            stroke=look.line(RED),
            width=0.3,
        )
        d.middle((x1 + x2) / 2, y - h * 0.11, "$", h * 0.18, room=h * 0.2, fill=look.ink(RED))
    # The scissors before the last box.
    x = said + (boxes - 1) * step + h * 0.36
    with d.at(x - size * 0.4, base, size / 24):
        d.circle(6, 20, 2.6, stroke=look.line(INK), width=1.6)
        d.circle(18, 20, 2.6, stroke=look.line(INK), width=1.6)
        d.path("M7.4 18 15.500 3M16.600 18 8.500 3", stroke=look.line(INK), width=1.6)


def _projects(d: Drawing, look: Look, w: float, h: float, facts: Json) -> None:
    for i, colour in enumerate(COLOURS):
        y, high = h / 3 * i + 0.2, min(h / 3 - 0.6, w * 0.42)
        d.rect(
            0, y, high, high, 0.8, fill=look.fill(TONES[colour]), stroke=look.line(TONES[colour]), width=0.4
        )
        d.middle(high / 2, y + high / 2, str(i + 1), high * 0.55, room=high * 0.8, fill=look.on("#ffffff"))
        result(d, look, high * 1.12, y, w - high * 1.12, high, EDGE)


def _inauguration(d: Drawing, look: Look, w: float, h: float, facts: Json) -> None:
    rows = facts["inauguration"]["points"]
    for r, row in enumerate(rows):
        y, high = h / 2 * r + 0.2, h / 2 - 0.5
        d.rect(
            0,
            y,
            w,
            high,
            0.9,
            fill=look.paper("#fdeef1" if r == 0 else "#ffffff"),
            stroke=look.line(RED),
            width=0.3,
        )
        for i, value in enumerate(row):
            d.middle(
                w * (i + 0.5) / 3,
                y + high / 2,
                str(value),
                look.size(min(high * 0.5, 3.6)),
                room=w / 3.6,
                fact=f"inauguration.points.{r}.{i}",
            )


def _shows(d: Drawing, look: Look, w: float, h: float, facts: Json) -> None:
    for r, column in enumerate(("left", "right")):
        told = facts["shows"][column]
        values = told["values"]
        y, high = h / 2 * r, h / 2
        size = w / (len(values) - 0.3)
        d.middle(
            size * 0.3,
            y + high * 0.66,
            str(values[0]),
            min(high * 0.3, 3.0),
            room=size * 0.6,
            fact=f"shows.{column}.values.0",
        )
        for i, value in enumerate(values[1:], 1):
            x = size * (i - 0.35)
            cell(
                d,
                look,
                x,
                y + high * 0.38,
                size - 0.6,
                high * 0.54,
                str(value),
                fact=f"shows.{column}.values.{i}",
                fill="#fff9d9",
                line="#a67c00",
            )
            if i in told["debts"]:
                r_ = min(high * 0.15, size * 0.3)
                d.circle(
                    x + size / 2 - 0.3,
                    y + high * 0.19,
                    r_,
                    fill=look.paper("#fff7e6"),
                    stroke=look.line(RED),
                    width=0.3,
                )
                d.middle(
                    x + size / 2 - 0.3, y + high * 0.19, "$", r_ * 1.3, room=r_ * 1.5, fill=look.ink(RED)
                )


def _ladders(
    d: Drawing,
    look: Look,
    w: float,
    h: float,
    facts: Json,
    names: tuple[str, ...],
    tone: str,
    counted: bool = True,
) -> None:
    """Side by side: values from top to bottom, and a box to count in."""
    wide = w / len(names)
    for i, name in enumerate(names):
        values = facts["ladders"][name]
        head = h * 0.22
        low = h * 0.2 if counted else 0.0
        d.block(
            i * wide + 0.2,
            0,
            wide - 0.4,
            head - 0.3,
            look.say(f"ui-nlv-ladder-{name}"),
            min(look.size(h * 0.11), 4.2),
            anchor="middle",
        )
        step = (h - head - low) / len(values)
        for k, value in enumerate(values):
            cell(
                d,
                look,
                i * wide + 0.6,
                head + k * step + 0.15,
                wide - 1.2,
                step - 0.35,
                signed(value),
                fact=f"ladders.{name}.{k}",
                line=tone,
            )
        if counted:
            d.middle(i * wide + 1.6, h - low / 2, "×", low * 0.5, room=1.8, fill=PENCIL)
            result(d, look, i * wide + 2.7, h - low + 0.3, wide - 3.4, low - 0.6, EDGE)


def _hotels(d: Drawing, look: Look, w: float, h: float, facts: Json) -> None:
    _ladders(d, look, w, h, facts, ("hotel-large", "hotel-small"), MAGENTA)


def _bonus(d: Drawing, look: Look, w: float, h: float, facts: Json) -> None:
    _ladders(d, look, w, h, facts, ("streets",), CYAN)


def _golf(d: Drawing, look: Look, w: float, h: float, facts: Json) -> None:
    _ladders(d, look, w, h, facts, ("golf-3", "golf-4", "golf-5"), GREEN)


def _limousine(d: Drawing, look: Look, w: float, h: float, facts: Json) -> None:
    _ladders(d, look, w, h, facts, ("vip", "luxury", "missing"), "#6a45c2")


def _safe(d: Drawing, look: Look, w: float, h: float, facts: Json) -> None:
    safe = facts["safe"]
    introductory = not facts.get("golf", True)
    start = safe["introductory" if introductory else "start"]
    bank = 0 if introductory else safe["many_borrow"]
    half = h * 0.46
    for row, (key, count, tone) in enumerate(
        (("paper-bundles", start + bank, GREEN), ("ui-nlv-debts", 6, RED))
    ):
        y = row * half
        d.text(
            0, y + half * 0.3, look.say(key), min(look.size(half * 0.24), 4.6), room=w, fill=look.ink(tone)
        )
        size = min(w / max(count, 1), half * 0.6)
        for i in range(count):
            x, top = i * size + 0.2, y + half * 0.38
            if row == 0:
                d.rect(
                    x,
                    top,
                    size - 0.5,
                    size * 0.72,
                    0.5,
                    fill=look.paper("#dff3e4" if i < start else "#ffffff"),
                    stroke=look.line(tone),
                    width=0.3,
                    dash=0 if i < start else 0.8,
                )
                d.middle(
                    x + size / 2 - 0.2,
                    top + size * 0.36,
                    "$",
                    size * 0.4,
                    room=size * 0.6,
                    fill=look.ink(tone),
                )
            else:
                d.circle(
                    x + size / 2 - 0.2,
                    top + size * 0.36,
                    size * 0.34,
                    fill="#ffffff",
                    stroke=look.line(tone),
                    width=0.3,
                )
    d.middle(
        w / 2,
        h * 0.95,
        signed(safe["bankruptcy"]),
        min(h * 0.12, 5),
        room=w,
        fill=look.ink(RED),
        fact="safe.bankruptcy",
    )


def _total(d: Drawing, look: Look, w: float, h: float, facts: Json) -> None:
    size = min(w, h) * 0.8
    with d.at(w / 2, h / 2, size / 30):
        d.path(STAR, fill=look.paper("#ffe99a"), stroke=look.line("#a67c00"), width=1.4)


ZONES: dict[str, Any] = {
    "projects": _projects,
    "inauguration": _inauguration,
    "shows": _shows,
    "hotels": _hotels,
    "streets": _bonus,
    "golf": _golf,
    "limousine": _limousine,
    "bankruptcy": _safe,
    "total": _total,
}
PANELS = ((city, 0.7), (score, 0.3))


# -- projects and architects


def project_card(d: Drawing, w: float, h: float, name: str, facts: Json, look: Look) -> None:
    colour = PROJECT_NAMES.index(name) // int(PROJECTS_PER_COLOUR)
    tone = TONES[COLOURS[colour]]
    _frame(d, look, w, h, tone, str(colour + 1), look.say("score-new-las-vegas-projects"))
    d.block(
        5,
        h * 0.24,
        w - 10,
        h * 0.44,
        look.say(f"project-{name}"),
        look.size(h * 0.062),
        font="bold",
        anchor="middle",
    )
    d.line(w * 0.2, h * 0.72, w * 0.8, h * 0.72, look.line(tone), 0.3, 1)
    for i, (value, key) in enumerate(zip(facts["projects"][name], ("paper-first", "paper-later"))):
        x, r = w * (0.3 if i == 0 else 0.72), h * (0.088 if i == 0 else 0.068)
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
            fact=f"projects.{name}.{i}",
        )
        d.middle(x, h * 0.955, look.say(key), look.size(h * 0.03), room=w * 0.42, font="text")


def _frame(d: Drawing, look: Look, w: float, h: float, tone: str, sign: str, said: str) -> None:
    d.rect(0, 0, w, h, 3, fill=look.paper(HAZE), stroke=look.line(EDGE), width=0.3)
    d.rect(2, 2, w - 4, h * 0.16, 2, fill=look.fill(tone), stroke=look.line(tone), width=0.4)
    d.circle(2 + h * 0.08, 2 + h * 0.08, h * 0.055, fill="#ffffff", stroke=look.line(tone), width=0.4)
    d.middle(2 + h * 0.08, 2 + h * 0.08, sign, h * 0.07, room=h * 0.08)
    d.middle(
        w / 2 + h * 0.06,
        2 + h * 0.08,
        said,
        h * 0.055,
        room=w - h * 0.2 - 6,
        font="sign",
        fill=look.on("#ffffff"),
    )


def architect_card(d: Drawing, w: float, h: float, number: int, facts: Json, look: Look) -> None:
    told = facts["architects"][number]
    _frame(d, look, w, h, INDIGO, str(told["level"]), "ACME")
    base = f"architects.{number}"
    step = h * 0.075
    y = h * 0.22
    for i, approval in enumerate(told["approvals"]):
        sign = "✓" if approval["fulfils"] else "–"
        d.circle(
            6.5,
            y + step / 2,
            step * 0.36,
            fill=look.paper("#ffffff"),
            stroke=look.line(TONES[COLOURS[i]]),
            width=0.5,
        )
        d.middle(6.5, y + step / 2, f"{i + 1}", step * 0.4, room=step * 0.6)
        if sign == "✓":
            d.path(f"M11 {y + step * 0.5}l1.4 1.6 2.600-3.600", stroke=look.line(GREEN), width=0.7)
        else:
            d.path(f"M11.300 {y + step * 0.3}l3 3m0-3l-3 3", stroke=look.line(RED), width=0.6)
        hotels = ", ".join(str(avenue) for avenue in approval["hotels"])
        with d.at(w * 0.3, y + step * 0.12, step * 0.72 / 24):
            d.path("M4 24V4L9 0h6l5 4v20z", fill=look.paper("#f9dcee"), stroke=look.line(MAGENTA), width=1.6)
        d.text(w * 0.42, y + step * 0.68, hotels, look.size(step * 0.5), font="bold", room=w * 0.5)
        y += step
    y += h * 0.02
    names = list(told["values"])
    step = (h * 0.84 - y) / len(names)
    for name in names:
        d.text(
            4, y + step * 0.64, look.say(f"score-new-las-vegas-{name}"), look.size(step * 0.42), room=w * 0.46
        )
        basic, improved = told["values"][name]
        for i, (value, tone) in enumerate(((basic, EDGE), (improved, CYAN))):
            x = w * (0.55 + 0.28 * i)
            d.rect(
                x,
                y + step * 0.12,
                w * 0.12,
                step * 0.72,
                0.8,
                fill="#ffffff",
                stroke=look.line(tone),
                width=0.35,
            )
            d.middle(
                x + w * 0.06,
                y + step * 0.48,
                str(value),
                step * 0.44,
                room=w * 0.1,
                fact=f"{base}.values.{name}.{i}",
            )
        x = w * 0.69
        d.path(f"M{x} {y + step * 0.48}h{w * 0.12}m-1-1l1 1-1 1", stroke=look.line(CYAN), width=0.3)
        d.middle(
            x + w * 0.055,
            y + step * 0.24,
            str(told["improvement_at"][name]),
            step * 0.3,
            room=w * 0.1,
            fill=look.ink(CYAN),
            fact=f"{base}.improvement_at.{name}",
        )
        y += step
    with d.at(4, h * 0.87, h * 0.075 / 60):
        d.path(CRANE, stroke=look.line(ORANGE), width=3)
    d.text(
        w * 0.24,
        h * 0.93,
        signed(told["crane"]) if told["crane"] <= 0 else f"+{told['crane']}",
        h * 0.05,
        font="bold",
        room=w * 0.16,
        fact=f"{base}.crane",
    )
    d.rect(
        w * 0.52,
        h * 0.88,
        w * 0.16,
        h * 0.06,
        0.6,
        fill=look.paper("#dff3e4"),
        stroke=look.line(GREEN),
        width=0.35,
    )
    d.middle(w * 0.6, h * 0.91, "$", h * 0.04, room=w * 0.1, fill=look.ink(GREEN))
    d.text(
        w * 0.72,
        h * 0.93,
        f"{told['borrows_from']}+",
        h * 0.05,
        font="bold",
        room=w * 0.22,
        fact=f"{base}.borrows_from",
    )
