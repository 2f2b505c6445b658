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


def temp_points(sheets: list[Sheet], others: i64) -> vec[i64]:
    """Most temps, second most, third most; equals share, and nobody is paid for none.

    `others` are the temps of those whose sheets are not here: bit n for n of them, or UNKNOWN.
    """
    if len(sheets) == 1 and others == NO_OTHERS:
        return vec[i64]([SOLO_TEMP_POINTS if sheets[0].temps >= SOLO_TEMPS else 0])
    points = vec[i64]([0] * len(sheets))
    if others == UNKNOWN:
        return points
    hired = others  # bit n: somebody has n temps
    for sheet in sheets:
        hired |= i64(1) << sheet.temps
    for seat in range(i64(len(sheets))):
        temps = sheets[seat].temps
        rank = bits(hired >> (temps + 1))
        if temps > 0 and rank < 3:
            points[seat] = sheets[0].edition.temp_points[rank]
    return points


def score_sheets(sheets: list[Sheet], others: i64) -> list[Score]:
    temps = temp_points(sheets, others)
    scores: list[Score] = []
    for seat in range(i64(len(sheets))):
        sheet = sheets[seat]
        counts = sheet.estate_counts(False)
        sizes = [int(byte(counts, i)) for i in range(LARGEST_ESTATE)]
        scores.append(
            Score(
                [
                    ("plans", int(plan_points(sheet))),
                    ("parks", int(park_points(sheet))),
                    ("pools", int(pool_points(sheet))),
                    ("temps", int(temps[seat])),
                    ("estates", int(estate_points(sheet))),
                    ("bis", -int(bis_penalty(sheet))),
                    ("roundabouts", -int(sheet.edition.roundabout_penalty[bits(sheet.roundabouts)])),
                    ("refusals", -int(sheet.edition.refusal_penalty[sheet.refusals])),
                ],
                int(own_points(sheet) + temps[seat]),
                [sum(sizes), *sizes],
            )
        )
    return scores
