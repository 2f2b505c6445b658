"""What is printed on the sheets of an edition, for whoever draws them. Streets and avenues count from 1."""

from typing import Final

from boulevard.games.contract import Json
from boulevard.games.native import i64, vec
from boulevard.games.packed import BIT

from .architects import DOMAINS, Architect
from .components import (
    AVENUES,
    COLUMNS,
    EFFECTS,
    LADDER_COUNT,
    LADDERS,
    PROJECT_NAMES,
    STREETS,
    casino_name,
    crossing_name,
)
from .edition import Edition, edition_of
from .limousine import Roads, stretch
from .picture import avenues_of

SPECIALS: Final = ["mafia", "luxury", "vip"]
EAST: Final = 1
SOUTH: Final = 2


def facts(sheet: object) -> Json:
    """`sheet` is the option of that name."""
    edition = edition_of(sheet)
    roads = edition.limousine
    return {
        "effects": list(EFFECTS),
        "streets": [
            [_lot(edition, street, avenue) for avenue in range(int(AVENUES))]
            for street in range(int(STREETS))
        ],
        "pars": [_par(edition, avenue) for avenue in range(AVENUES)],
        "lamps": [crossing_name(i) for i in range(48) if roads.lamps[i]],
        "start": crossing_name(int(roads.start)),
        "roads": _roads(roads),
        # The first one has no single value: it is `inauguration.points`.
        "ladders": {LADDERS[i]: points(edition.ladders[i]) for i in range(1, LADDER_COUNT)},
        "inauguration": {
            "boxes": int(edition.boxes),
            "bonus_pairs": [[int(end) - 1, int(end)] for end in edition.pair_ends],
            "points": [points(edition.inauguration_points[:3]), points(edition.inauguration_points[3:])],
        },
        "shows": {
            COLUMNS[i]: {"values": points(edition.show_points[i]), "debts": points(edition.show_debts[i])}
            for i in range(2)
        },
        "safe": {
            "start": int(edition.bundles),
            "introductory": int(edition.introductory_bundles),
            "many_borrow": int(edition.bank_many),
            "few_borrow": int(edition.bank_few),
            "bankruptcy": int(edition.bankruptcy),
        },
        "projects": {
            name: [int(edition.first[i]), int(edition.later[i])] for i, name in enumerate(PROJECT_NAMES)
        },
        "architects": [_architect(one) for one in edition.architects],
    }


def points(ladder: vec[i64]) -> list[int]:
    return [int(value) for value in ladder]


def special_at(edition: Edition, casino: i64) -> str | None:
    bit = BIT[casino]
    if edition.mafia & bit:
        return "mafia"
    if edition.luxury & bit:
        return "luxury"
    return "vip" if edition.vip & bit else None


def _lot(edition: Edition, street: int, avenue: int) -> Json:
    casino = 11 * street + avenue
    return {
        "name": casino_name(casino),
        "street": street + 1,
        "avenue": avenue + 1,
        "crane": bool(edition.cranes & BIT[casino]),
        "star": bool(edition.stars & BIT[casino]),
        "special": special_at(edition, casino),
    }


def _par(edition: Edition, avenue: i64) -> int:
    return 3 if edition.par3 & BIT[avenue] else 4 if edition.par4 & BIT[avenue] else 5


def _roads(roads: Roads) -> list[Json]:
    """Every open stretch, with the special casinos whose carpet lies there."""
    found: list[Json] = []
    for crossing in range(48):
        for direction in (EAST, SOUTH):
            end, road = stretch(crossing, direction)
            if end >= 0 and road not in roads.closed:
                found.append(
                    {
                        "from": crossing_name(crossing),
                        "to": crossing_name(end),
                        "carpets": [casino_name(casino) for casino in roads.laid[road]],
                    }
                )
    return found


def _architect(one: Architect) -> Json:
    """What an ACME architect's card says."""
    return {
        "level": int(one.level),
        "approvals": [
            {"fulfils": bool(one.fulfils >> i & 1), "hotels": avenues_of(one.hotels[i])}
            for i in range(len(one.hotels))
        ],
        "crane": int(one.crane),
        "borrows_from": int(one.borrows_from),
        "values": {name: [int(one.basic[i]), int(one.improved[i])] for i, name in enumerate(DOMAINS)},
        "improvement_at": {name: int(one.thresholds[i]) for i, name in enumerate(DOMAINS)},
    }
