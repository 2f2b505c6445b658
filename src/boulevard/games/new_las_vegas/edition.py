"""What is printed on the sheets and cards: read from data.json, or from a file of the player's own.

Every complaint about a file names the field. A section that a file leaves out is taken from data.json.
"""

import json
from pathlib import Path
from typing import Any, Final

from boulevard.games.contract import GameError, Json
from boulevard.games.native import i64, u8, vec
from boulevard.games.reading import fields, items, whole, wholes

from .architects import Architect, read_architects
from .components import COLOURS, EFFECTS, PROJECT_NAMES
from .limousine import Roads, read_roads

NOTES: Final = ["source", "about"]
SECTIONS: Final = ["deck", "projects", "city_sheet", "limousine_map", "score_sheet", "acme"]
KINDS: Final = ["plain", "star", "crane", "mafia", "luxury", "vip"]
# The rulebook's totals.
CARDS_PER_NUMBER: Final = [3, 3, 4, 5, 6, 7, 8, 9, 8, 7, 6, 5, 4, 3, 3]
CARDS_PER_EFFECT: Final = [16, 16, 16, 16, 17]


class Edition:
    """One printed copy of the game, in the form the rules use."""

    def __init__(self, data: Json) -> None:
        self.cards = _read_deck(data["deck"], "sheet.deck")
        self.first = vec[i64]([0] * len(PROJECT_NAMES))  # points of every project for who is first
        self.later = vec[i64]([0] * len(PROJECT_NAMES))
        self._read_projects(data["projects"], "sheet.projects")
        self.cranes: i64 = 0
        self.stars: i64 = 0
        self.mafia: i64 = 0
        self.luxury: i64 = 0
        self.vip: i64 = 0
        self.par3: i64 = 0  # avenues of the golf holes of each kind
        self.par4: i64 = 0
        self.par5: i64 = 0
        self._read_city(data["city_sheet"], "sheet.city_sheet")
        self.specials: i64 = self.mafia | self.luxury | self.vip
        self.limousine: Roads = read_roads(data["limousine_map"], "sheet.limousine_map", int(self.specials))
        self._read_scores(data["score_sheet"], "sheet.score_sheet")
        self.architects: list[Architect] = read_architects(data["acme"], "sheet.acme")

    # -- projects and the city

    def _read_projects(self, value: object, where: str) -> None:
        top = fields(value, where, COLOURS, NOTES)
        for colour in range(3):
            place = f"{where}.{COLOURS[colour]}"
            names = PROJECT_NAMES[7 * colour : 7 * colour + 7]
            cards = fields(top[COLOURS[colour]], place, names, [])
            for i, name in enumerate(names):
                points = wholes(cards[name], f"{place}.{name}", 2, 1, 99)
                if points[1] > points[0]:
                    raise GameError("error-nlv-sheet-project", where=f"{place}.{name}")
                self.first[7 * colour + i] = points[0]
                self.later[7 * colour + i] = points[1]

    def _read_city(self, value: object, where: str) -> None:
        top = fields(value, where, ["streets_top_to_bottom", "golf_par_of_top_street"], NOTES)
        place = where + ".streets_top_to_bottom"
        masks = [0] * len(KINDS)
        for street, row in enumerate(items(top["streets_top_to_bottom"], place, 4, 4)):
            for avenue, casino in enumerate(items(row, f"{place}[{street}]", 11, 11)):
                for kind in _kinds(casino, f"{place}[{street}][{avenue}]"):
                    masks[kind] |= 1 << (street * 11 + avenue)
            for kind in [1, 2]:
                if not masks[kind] >> (street * 11):
                    raise GameError("error-nlv-sheet-street", where=f"{place}[{street}]", kind=KINDS[kind])
            if not (masks[3] | masks[4] | masks[5]) >> (street * 11):
                raise GameError(
                    "error-nlv-sheet-street", where=f"{place}[{street}]", kind="mafia, luxury, vip"
                )
        for kind in [3, 4, 5]:
            if not masks[kind]:
                raise GameError("error-nlv-sheet-street", where=place, kind=KINDS[kind])
        for avenue in [0, 10]:
            if not masks[2] >> avenue & (1 | 1 << 11 | 1 << 22 | 1 << 33):
                raise GameError("error-nlv-sheet-avenue", where=place, avenue=avenue + 1)
        self.stars = masks[1]
        self.cranes = masks[2]
        self.mafia = masks[3]
        self.luxury = masks[4]
        self.vip = masks[5]
        pars = [0] * 6
        place = where + ".golf_par_of_top_street"
        for avenue, par in enumerate(wholes(top["golf_par_of_top_street"], place, 11, 3, 5)):
            pars[par] |= 1 << avenue
        if not pars[4]:
            raise GameError("error-nlv-sheet-par", where=place)
        self.par3 = pars[3]
        self.par4 = pars[4]
        self.par5 = pars[5]

    # -- the score sheet

    def _read_scores(self, value: object, where: str) -> None:
        zones = ["inauguration", "shows", "hotels", "streets", "golf", "limousine", "safe"]
        top = fields(value, where, zones, NOTES)
        self._read_inauguration(top["inauguration"], where + ".inauguration")
        shows = fields(top["shows"], where + ".shows", ["left", "right"], NOTES)
        self.show_points: list[vec[i64]] = []  # per column, what stands after 0, 1, 2, ... boxes
        self.show_debts: list[vec[i64]] = []  # per column, the boxes beside which a debt stands
        for column in ["left", "right"]:
            place = f"{where}.shows.{column}"
            entry = fields(shows[column], place, ["values", "debts_beside_boxes"], [])
            self.show_points.append(_ladder(entry["values"], place + ".values", 4, 20, True))
            boxes = len(self.show_points[-1]) - 1
            debts = wholes(entry["debts_beside_boxes"], place + ".debts_beside_boxes", 2, 1, boxes)
            if debts[0] >= debts[1]:
                raise GameError("error-nlv-sheet-ascending", where=place + ".debts_beside_boxes")
            self.show_debts.append(vec[i64]([i64(box) for box in debts]))
        hotels = fields(top["hotels"], where + ".hotels", ["large", "small"], NOTES)
        streets = fields(top["streets"], where + ".streets", ["bonus"], NOTES)
        golf = fields(top["golf"], where + ".golf", ["par3", "par4", "par5"], NOTES)
        limousine = fields(top["limousine"], where + ".limousine", ["vip", "luxury", "missing_line"], NOTES)
        # In the order of LADDERS. Inauguration has no single value; its ladder only has a length.
        self.ladders: list[vec[i64]] = [
            vec[i64]([0, 1]),
            _ladder(hotels["large"], where + ".hotels.large", 1, 8, True),
            _ladder(hotels["small"], where + ".hotels.small", 1, 8, True),
            _ladder(streets["bonus"], where + ".streets.bonus", 1, 8, True),
            _ladder(golf["par3"], where + ".golf.par3", 1, 8, True),
            _ladder(golf["par4"], where + ".golf.par4", 1, 8, True),
            _ladder(golf["par5"], where + ".golf.par5", 1, 8, True),
            _ladder(limousine["vip"], where + ".limousine.vip", 1, 8, True),
            _ladder(limousine["luxury"], where + ".limousine.luxury", 1, 8, True),
            _ladder(limousine["missing_line"], where + ".limousine.missing_line", 1, 8, False),
        ]
        self._read_safe(top["safe"], where + ".safe")

    def _read_inauguration(self, value: object, where: str) -> None:
        top = fields(value, where, ["boxes", "checked_at_start", "bonus_pairs", "points"], NOTES)
        boxes = whole(top["boxes"], where + ".boxes", 6, 40)
        self.boxes: i64 = boxes
        self.checked_at_start: i64 = whole(top["checked_at_start"], where + ".checked_at_start", 0, boxes - 1)
        ends: list[int] = []
        last = 0
        for i, pair in enumerate(items(top["bonus_pairs"], where + ".bonus_pairs", 1, 7)):
            place = f"{where}.bonus_pairs[{i}]"
            left, right = wholes(pair, place, 2, 1, boxes)
            if right != left + 1 or left <= last:
                raise GameError("error-nlv-sheet-pair", where=place)
            last = right
            ends.append(right)
        self.pair_ends = vec[i64]([i64(end) for end in ends])  # the second box of every pair
        points: list[int] = []
        for i, row in enumerate(items(top["points"], where + ".points", 2, 2)):
            points.extend(wholes(row, f"{where}.points[{i}]", 3, 0, 99))
        self.inauguration_points = vec[i64]([i64(point) for point in points])  # improved * 3 + rank

    def _read_safe(self, value: object, where: str) -> None:
        names = [
            "bundles_at_start",
            "introductory_game",
            "more_than_half_borrow",
            "half_or_more_refuse",
            "bankruptcy",
        ]
        top = fields(value, where, names, NOTES)
        self.bundles: i64 = whole(top["bundles_at_start"], where + ".bundles_at_start", 0, 20)
        self.introductory_bundles: i64 = whole(top["introductory_game"], where + ".introductory_game", 0, 20)
        self.bank_many: i64 = whole(top["more_than_half_borrow"], where + ".more_than_half_borrow", 0, 20)
        self.bank_few: i64 = whole(top["half_or_more_refuse"], where + ".half_or_more_refuse", 0, 20)
        self.bankruptcy: i64 = whole(top["bankruptcy"], where + ".bankruptcy", -99, 0)


def _read_deck(value: object, where: str) -> vec[u8]:
    rows = fields(value, where, EFFECTS, NOTES)
    counts = [wholes(rows[name], f"{where}.{name}", 15, 0, 9) for name in EFFECTS]
    for effect, name in enumerate(EFFECTS):
        if sum(counts[effect]) != CARDS_PER_EFFECT[effect]:
            raise GameError(
                "error-nlv-sheet-cards", where=f"{where}.{name}", expected=CARDS_PER_EFFECT[effect]
            )
    cards: list[int] = []
    for number in range(15):
        column = [counts[effect][number] for effect in range(5)]
        if sum(column) != CARDS_PER_NUMBER[number]:
            raise GameError(
                "error-nlv-sheet-number", where=where, number=number + 1, expected=CARDS_PER_NUMBER[number]
            )
        for effect in range(5):
            cards.extend([(number + 1) * 8 + effect] * column[effect])
    return vec[u8]([u8(card) for card in cards])


def _kinds(value: object, where: str) -> list[int]:
    """What a casino is, as indices of KINDS: for instance `star` or `crane+star`."""
    words = value.split("+") if isinstance(value, str) else []
    kinds = [KINDS.index(word) for word in words if word in KINDS]
    carpets = [kind for kind in kinds if kind >= 3]
    if not kinds or len(kinds) != len(words) or len(set(kinds)) != len(kinds) or len(carpets) > 1:
        raise GameError("error-nlv-sheet-casino", where=where, casino=str(value), kinds=", ".join(KINDS))
    if 0 in kinds and len(kinds) > 1:
        raise GameError("error-nlv-sheet-casino", where=where, casino=str(value), kinds=", ".join(KINDS))
    return kinds


def _ladder(value: object, where: str, fewest: int, most: int, rewards: bool) -> vec[i64]:
    """Values that only get better for the player."""
    entries = items(value, where, fewest, most)
    low, high = (0, 99) if rewards else (-99, 0)
    steps = [whole(entry, f"{where}[{i}]", low, high) for i, entry in enumerate(entries)]
    for i in range(1, len(steps)):
        if steps[i] < steps[i - 1]:
            raise GameError("error-nlv-sheet-ascending", where=where)
    return vec[i64]([i64(step) for step in steps])


def _load() -> Json:
    data: Any = json.loads((Path(__file__).parent / "data.json").read_text(encoding="utf-8"))
    top: Json = data
    return top


DATA: Final[Json] = _load()
BUILT_IN: Final = Edition(DATA)


def edition_of(data: object) -> Edition:
    """The edition that the option `sheet` names: None for the one in the box."""
    if data is None:
        return BUILT_IN
    top = fields(data, "sheet", [], ["game", "about", *SECTIONS])
    if top.get("game", "new-las-vegas") != "new-las-vegas":
        raise GameError("error-nlv-sheet-game", where="sheet.game", game=str(top["game"]))
    return Edition({name: top.get(name, DATA[name]) for name in SECTIONS})
