"""Points and tie-breaks."""

from typing import Final

from boulevard.games.contract import Score
from boulevard.games.native import i64, vec
from boulevard.games.packed import bits, byte

from .components import LARGEST_ESTATE, SOLO_TEMP_POINTS, SOLO_TEMPS, STREETS
from .sheet import Sheet

NO_OTHERS: Final[i64] = 0
UNKNOWN: Final[i64] = -1


def plan_points(sheet: Sheet) -> i64:
    return byte(sheet.plans, 0) + byte(sheet.plans, 1) + byte(sheet.plans, 2)


def park_points(sheet: Sheet) -> i64:
    points: i64 = 0
    ladders = sheet.edition.park_points
    for street in range(STREETS):
        points += ladders[street][byte(sheet.parks, street)]
    return points


def pool_points(sheet: Sheet) -> i64:
    return sheet.edition.pool_points[bits(sheet.pools)]


def estate_points(sheet: Sheet) -> i64:
    points: i64 = 0
    counts = sheet.estate_counts(False)
    ladders = sheet.edition.estate_points
    for i in range(LARGEST_ESTATE):
        points += byte(counts, i) * ladders[i][byte(sheet.estates, i)]
    return points


def bis_penalty(sheet: Sheet) -> i64:
    return sheet.edition.bis_penalty[min(bits(sheet.copies), sheet.edition.bis_boxes)]


def own_points(sheet: Sheet) -> i64:
    """All that does not depend on the other seats."""
    return (
        plan_points(sheet)
        + park_points(sheet)
        + pool_points(sheet)
        + estate_points(sheet)
        - bis_penalty(sheet)
        - sheet.edition.roundabout_penalty[bits(sheet.roundabouts)]
        - sheet.edition.refusal_penalty[sheet.refusals]
    )


class Temps:
    """Most temps, second most, third most; equals share, and nobody is paid for none.

    `others` are the temps of those whose sheets are not here: bit n for n of them, or UNKNOWN.
    """

    def __init__(self, sheets: list[Sheet], others: i64) -> None:
        self.solo = len(sheets) == 1 and others == NO_OTHERS
        self.unknown = others == UNKNOWN
        self.hired: i64 = 0 if others == UNKNOWN else others  # bit n: somebody has n temps
        for sheet in sheets:
            self.hired |= i64(1) << sheet.temps

    def points(self, sheet: Sheet) -> i64:
        temps = sheet.temps
        if self.solo:
            return SOLO_TEMP_POINTS if temps >= SOLO_TEMPS else 0
        rank = bits(self.hired >> (temps + 1))
        return sheet.edition.temp_points[rank] if temps > 0 and rank < 3 and not self.unknown else 0


def temp_points(sheets: list[Sheet], others: i64) -> vec[i64]:
    temps = Temps(sheets, others)
    return vec[i64]([temps.points(sheet) for sheet in sheets])


def score_sheets(sheets: list[Sheet], others: i64) -> list[Score]:
    temps = Temps(sheets, others)
    return [score_sheet(sheet, temps) for sheet in sheets]


def score_sheet(sheet: Sheet, temps: Temps) -> Score:
    paid = temps.points(sheet)
    counts = sheet.estate_counts(False)
    sizes = [int(byte(counts, i)) for i in range(LARGEST_ESTATE)]
    return Score(
        [
            ("plans", int(plan_points(sheet))),
            ("parks", int(park_points(sheet))),
            ("pools", int(pool_points(sheet))),
            ("temps", int(paid)),
            ("estates", int(estate_points(sheet))),
            ("bis", -int(bis_penalty(sheet))),
            ("roundabouts", -int(sheet.edition.roundabout_penalty[bits(sheet.roundabouts)])),
            ("refusals", -int(sheet.edition.refusal_penalty[sheet.refusals])),
        ],
        int(own_points(sheet) + paid),
        [sum(sizes), *sizes],
    )
