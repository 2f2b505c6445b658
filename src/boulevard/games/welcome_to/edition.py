"""What is printed on the sheet: as it is in the box, or in a file of the player's own.

A file has sections of the names that `facts` uses; what it leaves out is as in the box. Every complaint names
the field.
"""

from typing import Final

from boulevard.games.contract import GameError, Json
from boulevard.games.native import append, i64, vec
from boulevard.games.reading import distinct, fields, items, whole, wholes

from .components import (
    BIS_PENALTY,
    ESTATE_POINTS,
    FIRST,
    LARGEST_ESTATE,
    PARK_POINTS,
    POOL_LOTS,
    POOL_POINTS,
    REFUSAL_PENALTY,
    ROUNDABOUT_PENALTY,
    SOLO_TEMPS,
    STREETS,
    TEMP_BOXES,
    TEMP_RANK_POINTS,
)

SECTIONS: Final = ["streets", "pools", "temps", "estates", "bis", "roundabouts", "refusals"]
SHORTEST: Final = 3  # houses of a street
LONGEST: Final = 16
PLACES: Final[i64] = 45  # houses of a sheet at most: steps leave room for so many
# Boxes that a ladder may have at most; more find no room on a sheet.
MOST_POOLS: Final = 15
MOST_TEMPS: Final = 15
MOST_PARKS: Final = 8
MOST_CROSSES: Final = 6  # for estates of one size
MOST_BIS: Final = 12
MOST_ROUNDABOUTS: Final = 4
MOST_REFUSALS: Final = 6


class Edition:
    """One printed sheet, in the form the rules use. A house is a number from 0 on, street after street."""

    def __init__(self, data: Json, standard: bool) -> None:
        self.standard = standard
        self.houses: i64 = 0
        self.first = vec[i64]([0] * 4)  # first house of each street, and the end of the last
        self.street_of = vec[i64]([0] * int(PLACES))
        self.street_mask = vec[i64]([0] * 3)
        self.all_houses: i64 = 0
        self.last_houses: i64 = 0
        self.end_houses: i64 = 0
        self.pool_lots: i64 = 0
        self.parks = vec[i64]([0] * 3)  # boxes
        self.park_points = vec[vec[i64]]()
        self.names: list[str] = []  # of the houses, `2.4`
        self._read_streets(data["streets"], "sheet.streets")
        self.places = {name: house for house, name in enumerate(self.names)}
        self.pool_points = _ladder(data["pools"], "sheet.pools", MOST_POOLS, True)
        pools = bin(int(self.pool_lots)).count("1")
        if len(self.pool_points) <= pools:
            raise GameError("error-wt-sheet-pools", where="sheet.pools", lots=pools)
        temps = fields(data["temps"], "sheet.temps", ["boxes", "points"], [])
        self.temp_boxes: i64 = whole(temps["boxes"], "sheet.temps.boxes", int(SOLO_TEMPS), MOST_TEMPS)
        ranks = wholes(temps["points"], "sheet.temps.points", 3, 0, 99)
        if sorted(ranks, reverse=True) != ranks:
            raise GameError("error-wt-sheet-ranks", where="sheet.temps.points")
        self.temp_points = vec[i64]([i64(points) for points in ranks])
        sizes = int(LARGEST_ESTATE)
        self.estate_points = vec[vec[i64]]()
        for i, values in enumerate(items(data["estates"], "sheet.estates", sizes, sizes)):
            self.estate_points = append(
                self.estate_points, _ladder(values, f"sheet.estates[{i}]", MOST_CROSSES, True)
            )
        self.bis_penalty = _ladder(data["bis"], "sheet.bis", MOST_BIS, False)
        self.roundabout_penalty = _ladder(data["roundabouts"], "sheet.roundabouts", MOST_ROUNDABOUTS, False)
        self.refusal_penalty = _ladder(data["refusals"], "sheet.refusals", MOST_REFUSALS, False)
        # Boxes: the ladders begin with what stands before the first.
        self.bis_boxes: i64 = len(self.bis_penalty) - 1
        self.roundabouts: i64 = len(self.roundabout_penalty) - 1
        self.last_refusal: i64 = len(self.refusal_penalty) - 1

    def _read_streets(self, value: object, where: str) -> None:
        first = 0
        for street, entry in enumerate(items(value, where, int(STREETS), int(STREETS))):
            place = f"{where}[{street}]"
            top = fields(entry, place, ["houses", "pools", "parks"], [])
            length = whole(top["houses"], place + ".houses", SHORTEST, LONGEST)
            if first + length > PLACES:
                raise GameError("error-wt-sheet-houses", where=where, most=int(PLACES))
            mask = ((1 << length) - 1) << first
            self.street_mask[street] = mask
            self.all_houses |= mask
            self.last_houses |= 1 << (first + length - 1)
            self.end_houses |= 1 << first | 1 << (first + length - 1)
            for house in range(length):
                self.street_of[first + house] = street
                self.names.append(f"{street + 1}.{house + 1}")
            for pool in distinct(top["pools"], place + ".pools", 1, length):
                self.pool_lots |= 1 << (first + pool - 1)
            ladder = _ladder(top["parks"], place + ".parks", MOST_PARKS, True)
            if len(ladder) - 1 > length:
                raise GameError("error-wt-sheet-parks", where=place + ".parks", houses=length)
            self.parks[street] = len(ladder) - 1
            self.park_points = append(self.park_points, ladder)
            first += length
            self.first[street + 1] = first
        self.houses = first


def _ladder(value: object, where: str, most: int, reward: bool) -> vec[i64]:
    """What stands after 0, 1, 2, ... crosses: never less than before. Penalties begin with nothing."""
    entries = items(value, where, 2, most + 1)
    steps = [whole(entry, f"{where}[{i}]", 0, 99) for i, entry in enumerate(entries)]
    if sorted(steps) != steps or (not reward and steps[0] != 0):
        raise GameError("error-wt-sheet-ladder", where=where)
    return vec[i64]([i64(step) for step in steps])


def _in_the_box() -> Json:
    streets: list[Json] = []
    for street in range(3):
        first, end = int(FIRST[street]), int(FIRST[street + 1])
        streets.append(
            {
                "houses": end - first,
                "pools": [house - first + 1 for house in range(first, end) if int(POOL_LOTS) >> house & 1],
                "parks": points(PARK_POINTS[street]),
            }
        )
    return {
        "streets": streets,
        "pools": points(POOL_POINTS),
        "temps": {"boxes": int(TEMP_BOXES), "points": points(TEMP_RANK_POINTS)},
        "estates": [points(ladder) for ladder in ESTATE_POINTS],
        "bis": points(BIS_PENALTY),
        "roundabouts": points(ROUNDABOUT_PENALTY),
        "refusals": points(REFUSAL_PENALTY),
    }


def points(ladder: vec[i64]) -> list[int]:
    return [int(value) for value in ladder]


DATA: Final[Json] = _in_the_box()
BUILT_IN: Final = Edition(DATA, True)


def edition_of(data: object) -> Edition:
    """The edition that the option `sheet` names: None for the one in the box."""
    if data is None:
        return BUILT_IN
    top = fields(data, "sheet", [], ["game", "name", "about", *SECTIONS])
    if top.get("game", "welcome-to") != "welcome-to":
        raise GameError("error-wt-sheet-game", where="sheet.game", game=str(top["game"]))
    return Edition({name: top.get(name, DATA[name]) for name in SECTIONS}, False)
