"""Reading one seat's sheet from a position, and refusing what no play can lead to."""

from typing import Final

from boulevard.games.contract import GameError
from boulevard.games.native import i64
from boulevard.games.packed import BIT, BYTE, bits, byte
from boulevard.games.reading import Complaints, distinct, fields, impossible, items, whole, wholes
from boulevard.games.streets.rows import EMPTY

from .components import LARGEST_ESTATE, STREETS
from .edition import MOST_CROSSES, Edition
from .sheet import Sheet, new_sheet

COPIES: Final = [f"{number}b" for number in range(18)]


def read_sheet(
    value: object, where: str, edition: Edition, with_roundabouts: bool, complaints: Complaints
) -> Sheet:
    top = fields(value, where, ["streets"], ["estates", "temps", "refusals", "plans"])
    sheet = new_sheet(edition)
    for street, entry in enumerate(items(top["streets"], where + ".streets", 3, 3)):
        _read_street(sheet, street, entry, f"{where}.streets[{street}]", complaints)
    for i, count in enumerate(wholes(top.get("estates", [0] * 6), where + ".estates", 6, 0, MOST_CROSSES)):
        whole(count, f"{where}.estates[{i}]", 0, len(edition.estate_points[i]) - 1)
        sheet.estates += BYTE[i] * count
    sheet.temps = whole(top.get("temps", 0), where + ".temps", 0, int(edition.temp_boxes))
    sheet.refusals = whole(top.get("refusals", 0), where + ".refusals", 0, int(edition.last_refusal))
    for k, points in enumerate(wholes(top.get("plans", [0, 0, 0]), where + ".plans", 3, 0, 99)):
        sheet.plans += BYTE[k] * points
    if sheet.roundabouts and not with_roundabouts:
        complaints.add(impossible(where, "roundabouts-off"))
    if bits(sheet.roundabouts) > edition.roundabouts:
        raise impossible(where, "roundabouts", most=int(edition.roundabouts))
    _check_effects(sheet, where, complaints)
    return sheet


def _read_street(sheet: Sheet, street: int, value: object, where: str, complaints: Complaints) -> None:
    top = fields(value, where, ["houses"], ["fences", "pools", "parks", "used"])
    edition = sheet.edition
    first = edition.first[street]
    length = int(edition.first[street + 1] - first)
    for i, entry in enumerate(items(top["houses"], where + ".houses", length, length)):
        _read_house(sheet, first + i, entry, f"{where}.houses[{i}]")
    for place in distinct(top.get("fences", []), where + ".fences", 1, length - 1):
        sheet.fences |= BIT[first + place - 1]
    for place in distinct(top.get("pools", []), where + ".pools", 1, length):
        house = first + place - 1
        if not edition.pool_lots & sheet.filled & ~sheet.copies & BIT[house]:
            complaints.add(impossible(where, "pool", house=edition.names[house]))
        else:
            sheet.pools |= BIT[house]
    for place in distinct(top.get("used", []), where + ".used", 1, length):
        sheet.used |= BIT[first + place - 1]
    parks = whole(top.get("parks", 0), where + ".parks", 0, int(edition.parks[street]))
    sheet.parks += BYTE[street] * parks
    _check_street(sheet, street, where, complaints)


def _read_house(sheet: Sheet, house: i64, entry: object, where: str) -> None:
    if entry is None:
        return
    if entry == "R":
        sheet.build_roundabout(house)
        return
    copy = False
    if isinstance(entry, str) and entry in COPIES:
        entry = COPIES.index(entry)
        copy = True
    if not isinstance(entry, int) or isinstance(entry, bool) or not 0 <= entry <= 17:
        raise GameError("error-wt-position-house", where=where)
    sheet.write(house, entry)
    if copy:
        sheet.copies |= BIT[house]


def _check_street(sheet: Sheet, street: i64, where: str, complaints: Complaints) -> None:
    """Numbers ascend, copies stand beside their twin, fences respect twins."""
    before: i64 = -1  # the last number since the start of the street or the last roundabout
    run_copies: i64 = 0  # houses of the current run of equal numbers that are copies
    run: i64 = 0
    last: i64 = -2  # the house that held it
    edition = sheet.edition
    end = edition.first[street + 1]
    for house in range(edition.first[street], end + 1):
        number = i64(sheet.numbers[house]) if house < end else EMPTY
        numbered = house < end and bool(sheet.filled & BIT[house])
        same = numbered and number == before and last == house - 1
        if not same and run and run_copies != run - 1:
            complaints.add(impossible(where, "copies", number=int(before)))
        if house == end:
            return
        if sheet.roundabouts & BIT[house]:
            before = -1
            run = 0
        elif numbered:
            if same:
                if sheet.fences & BIT[house - 1]:
                    complaints.add(impossible(where, "fence-twins", house=edition.names[house - 1]))
                run += 1
            else:
                if number <= before:
                    complaints.add(
                        impossible(
                            where,
                            "order",
                            house=edition.names[house],
                            number=int(number),
                            before=int(before),
                        )
                    )
                run = 1
                run_copies = 0
            if sheet.copies & BIT[house]:
                run_copies += 1
            before = number
            last = house


def _check_effects(sheet: Sheet, where: str, complaints: Complaints) -> None:
    """Every number written by a card brought at most one effect."""
    written = bits(sheet.filled & ~sheet.copies)
    free_fences: i64 = 0
    for house in range(sheet.edition.houses):
        if sheet.roundabouts & BIT[house]:
            free_fences |= (BIT[house] | BIT[house] >> 1) & ~sheet.edition.last_houses
    effects = bits(sheet.fences & ~free_fences) + bits(sheet.pools) + bits(sheet.copies) + sheet.temps
    for i in range(LARGEST_ESTATE):
        effects += byte(sheet.estates, i)
    for street in range(STREETS):
        parks = byte(sheet.parks, street)
        effects += parks
        pools = bits(sheet.pools & sheet.edition.street_mask[street])
        houses = bits(sheet.filled & ~sheet.copies & sheet.edition.street_mask[street])
        if parks + pools > houses:
            complaints.add(
                impossible(
                    where,
                    "street-effects",
                    street=int(street) + 1,
                    effects=int(parks + pools),
                    houses=int(houses),
                )
            )
    if effects > written:
        complaints.add(impossible(where, "effects", effects=int(effects), houses=int(written)))
    changed = 0  # numbers that are on no card
    for house in range(sheet.edition.houses):
        if sheet.filled & ~sheet.copies & BIT[house] and not 1 <= i64(sheet.numbers[house]) <= 15:
            changed += 1
    if changed > sheet.temps and sheet.temps < sheet.edition.temp_boxes:
        complaints.add(impossible(where, "temps", numbers=changed, temps=int(sheet.temps)))
    if bits(sheet.roundabouts) > written + sheet.refusals:
        complaints.add(impossible(where, "roundabout-turns"))


def turns_played(sheet: Sheet) -> i64:
    return bits(sheet.filled & ~sheet.copies) + sheet.refusals
