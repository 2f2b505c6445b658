"""What a person reads off the sheets by looking: series, the trail, money and debts, ACME's pile."""

from boulevard.games.contract import Json
from boulevard.games.native import i64
from boulevard.games.packed import BIT, bits, members
from boulevard.games.streets.cards import NO_CARD

from .acme import Acme
from .architects import DOMAINS
from .components import (
    AVENUES,
    EFFECTS,
    IMPROVEMENT,
    INAUGURATION,
    LIMOUSINE,
    SHOW,
    STREETS,
    casino_name,
    crossing_name,
    line_name,
)
from .rest import Rest
from .scoring import Comparison
from .sheet import Sheet


def cards_for(cards: Json) -> Json:
    """Three number cards and three effect cards to pick from. `apart`: any two of a hand."""
    if "hand" in cards:
        return {"numbers": cards["hand"], "effects": cards["hand"], "apart": True}
    return {"numbers": cards["numbers"], "effects": cards["effects"], "apart": False}


def sheet_readings(sheet: Sheet, introductory: bool) -> Json:
    edition = sheet.edition
    visited = sheet.carpets & sheet.opened
    start = edition.introductory_bundles if introductory else edition.bundles
    return {
        "series": [series(sheet, street) for street in range(STREETS)],
        "trail": trail(sheet),
        "counts": {
            "hotel-large": int(bits(sheet.large)),
            "hotel-small": int(bits(sheet.small)),
            "golf-3": int(bits(sheet.holes & edition.par3)),
            "golf-4": int(bits(sheet.holes & edition.par4)),
            "golf-5": int(bits(sheet.holes & edition.par5)),
            "vip": int(bits(visited & edition.vip)),
            "luxury": int(bits(visited & edition.luxury)),
            "missing": int(sheet.missing_lines()),
        },
        "contribution": int(sheet.contribution()),
        "debts": {
            "cranes": int(bits(sheet.built & ~sheet.opened)),
            "shows": int(sheet.show_debts()),
            "bonuses": int(bits(sheet.debts)),
        },
        "bundles": {"start": int(start), "mafia": int(sheet.mafia_bundles())},
    }


def series(sheet: Sheet, street: i64) -> Json:
    """The longest series of a street, with its first and last avenue. Cranes that stand are skipped."""
    standing = sheet.standing()
    best: i64 = 0
    best_from: i64 = 0
    best_to: i64 = 0
    run: i64 = 0
    run_from: i64 = 0
    kind: i64 = -1
    for casino in range(street * AVENUES, street * AVENUES + AVENUES):
        if not standing & BIT[casino]:
            continue
        if not sheet.opened & BIT[casino]:
            kind = -1
            continue
        here = i64(sheet.numbers[casino]) & 1
        if here != kind:
            run = 0
            run_from = casino - street * AVENUES + 1
            kind = here
        run += 1
        if run > best:
            best = run
            best_from = run_from
            best_to = casino - street * AVENUES + 1
    return {"length": int(best), "from": int(best_from), "to": int(best_to)}


def longest(sheets: list[Sheet], acme: Acme | None, rest: Rest | None) -> list[int]:
    """Per street, the longest series of all, as far as they are known."""
    found: list[int] = []
    for street in range(STREETS):
        best: i64 = 0 if acme is None else acme.series()
        for sheet in sheets:
            best = max(best, sheet.longest(street, -1))
        if rest is not None and rest.known():
            best = max(best, rest.longest(street))
        found.append(int(best))
    return found


def trail(sheet: Sheet) -> Json:
    roads = sheet.edition.limousine
    lines: list[Json] = []
    at = roads.start
    for line in sheet.trail:
        way = roads.way(at, i64(line))
        lines.append({"name": line_name(int(line)), "way": [crossing_name(one) for one in way]})
        at = way[-1]
    return {
        "lines": lines,
        "at": crossing_name(int(at)),
        "passed": [casino_name(casino) for casino in members(sheet.carpets)],
        "home": sheet.closed(),
    }


def drives(sheet: Sheet) -> list[Json]:
    """Where the limousine may go on, though it is nobody's turn."""
    roads = sheet.edition.limousine
    return [
        {
            "name": line_name(int(line)),
            "way": [crossing_name(one) for one in roads.way(sheet.crossing, i64(line))],
        }
        for line in ([] if sheet.closed() else sheet.drives())
    ]


def settled(sheets: list[Sheet], comparison: Comparison) -> Json:
    """What only the end of the game settles: the bank, and who owes the debt of the inauguration."""
    return {"bank": int(comparison.bank), "last": [comparison.last(sheet) for sheet in sheets]}


def acme_readings(acme: Acme) -> Json:
    """What its pile adds up to. Until its card is revealed nobody knows whether it borrows."""
    architect = acme.architect
    improvements = acme.count(IMPROVEMENT)
    # In the order of DOMAINS.
    has = [
        acme.count(INAUGURATION),
        acme.count(SHOW),
        bits(acme.hotels),
        acme.series(),
        acme.holes(),
        acme.count(LIMOUSINE),
    ]
    return {
        "counts": {name: int(acme.count(effect)) for effect, name in enumerate(EFFECTS)},
        "has": {name: int(has[i]) for i, name in enumerate(DOMAINS)},
        "improved": {name: bool(improvements >= architect.thresholds[i]) for i, name in enumerate(DOMAINS)},
        "borrows": None if acme.loan_card == NO_CARD else acme.borrows(),
    }
