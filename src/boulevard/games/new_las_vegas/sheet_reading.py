"""Reading one seat's sheet from a position, and refusing what no play can lead to."""

from typing import Any

from boulevard.games.contract import GameError
from boulevard.games.native import i64
from boulevard.games.packed import BIT, BYTE, bits
from boulevard.games.reading import Complaints, fields, impossible, items, one_of, whole, wholes

from .components import (
    AVENUE,
    AVENUES,
    BORROWS,
    COLUMNS,
    DECLINES,
    IMPROVE_PAR3,
    IMPROVE_PAR5,
    LADDERS,
    LINE_NAMES,
    LINES,
    STREET,
    STREETS,
    casino_name,
)
from .edition import Edition
from .sheet import NIBBLE, Sheet, new_sheet, nibble


def read_sheet(
    value: object, where: str, edition: Edition, introductory: bool, rules: int, complaints: Complaints
) -> Sheet:
    optional = ["hotels", "golf", "limousine", "inauguration", "shows", "improvements", "projects", "loan"]
    top = fields(value, where, ["streets"], optional)
    sheet = new_sheet(edition, not introductory)
    for street, entry in enumerate(items(top["streets"], where + ".streets", 4, 4)):
        _read_street(sheet, street, entry, f"{where}.streets[{street}]", complaints)
    _read_hotels(sheet, top.get("hotels"), where + ".hotels", complaints)
    _read_golf(sheet, top.get("golf"), where + ".golf", complaints)
    for i, name in enumerate(items(top.get("limousine", []), where + ".limousine", 0, 40)):
        _read_line(sheet, name, f"{where}.limousine[{i}]", complaints)
    _read_inauguration(sheet, top.get("inauguration", {}), where + ".inauguration", complaints)
    _read_shows(sheet, top.get("shows", {}), where + ".shows", complaints)
    steps = fields(top.get("improvements", {}), where + ".improvements", [], LADDERS)
    for i, ladder in enumerate(LADDERS):
        most = len(edition.ladders[i]) - 1
        climbed = whole(steps.get(ladder, 0), f"{where}.improvements.{ladder}", 0, most)
        if climbed and introductory and rules > 1 and IMPROVE_PAR3 <= i <= IMPROVE_PAR5:
            complaints.add(impossible(where + ".improvements", "nlv-golf-introductory"))
        sheet.improved += NIBBLE[i] * climbed
    for k, points in enumerate(wholes(top.get("projects", [0, 0, 0]), where + ".projects", 3, 0, 99)):
        sheet.projects += BYTE[k] * points
    loan = top.get("loan")
    if loan is not None:
        if introductory:
            complaints.add(impossible(where + ".loan", "nlv-loan-introductory"))
        sheet.loan = BORROWS if one_of(loan, where + ".loan", ["borrow", "decline"]) == "borrow" else DECLINES
    return sheet


def _read_street(sheet: Sheet, street: int, value: object, where: str, complaints: Complaints) -> None:
    top = fields(value, where, ["casinos"], ["built", "shows"])
    first = street * 11
    for i, avenue in enumerate(items(top.get("built", []), where + ".built", 0, 11)):
        casino = first + whole(avenue, f"{where}.built[{i}]", 1, 11) - 1
        if not sheet.edition.cranes & BIT[casino]:
            complaints.add(impossible(where, "nlv-no-crane", casino=casino_name(casino)))
        else:
            sheet.built |= BIT[casino]
    before = -1
    for i, entry in enumerate(items(top["casinos"], where + ".casinos", 11, 11)):
        if entry is not None:
            before = _read_casino(sheet, first + i, before, entry, f"{where}.casinos[{i}]", complaints)
    _check_twins(sheet, first, where, complaints)
    for i, avenue in enumerate(items(top.get("shows", []), where + ".shows", 0, 11)):
        casino = first + whole(avenue, f"{where}.shows[{i}]", 1, 11) - 1
        if not sheet.edition.stars & sheet.opened & ~sheet.extended & BIT[casino]:
            complaints.add(impossible(where, "nlv-show", casino=casino_name(casino)))
        else:
            sheet.shows |= BIT[casino]


def _read_casino(
    sheet: Sheet, casino: int, before: int, entry: object, where: str, complaints: Complaints
) -> int:
    extended = False
    if isinstance(entry, str) and entry.endswith("x") and entry[:-1].isdecimal() and len(entry) < 4:
        entry = int(entry[:-1])
        extended = True
    if not isinstance(entry, int) or isinstance(entry, bool) or not 0 <= entry <= 17:
        raise GameError("error-nlv-position-casino", where=where)
    if not sheet.standing() & BIT[casino]:
        complaints.add(impossible(where, "nlv-unbuilt", casino=casino_name(casino)))
    if entry < before:
        complaints.add(
            impossible(where, "nlv-order", casino=casino_name(casino), number=entry, before=before)
        )
    sheet.write(casino, entry)
    if extended:
        sheet.extended |= BIT[casino]
    return entry


def _check_twins(sheet: Sheet, first: int, where: str, complaints: Complaints) -> None:
    """Equal numbers stand side by side, and all but one of them were opened by Extended Casino."""
    casino = first
    while casino < first + 11:
        if not sheet.opened & BIT[casino]:
            casino += 1
            continue
        number = int(sheet.numbers[casino])
        end = casino
        originals = 0
        while end < first + 11 and sheet.opened & BIT[end] and int(sheet.numbers[end]) == number:
            originals += 0 if sheet.extended & BIT[end] else 1
            end += 1
        if originals != 1:
            complaints.add(impossible(where, "nlv-twins", number=number))
        for other in range(end, first + 11):
            if sheet.opened & BIT[other] and int(sheet.numbers[other]) == number:
                complaints.add(impossible(where, "nlv-twins", number=number))
        casino = end


def _avenues(value: object, where: str) -> int:
    mask = 0
    for i, avenue in enumerate(items(value, where, 0, 11)):
        mask |= 1 << (whole(avenue, f"{where}[{i}]", 1, 11) - 1)
    return mask


def _read_hotels(sheet: Sheet, value: object, where: str, complaints: Complaints) -> None:
    """Every complete avenue has a hotel, and no other has. Left out: all are large."""
    complete: i64 = 0
    for avenue in range(AVENUES):
        if sheet.opened >> avenue & AVENUE == AVENUE:
            complete |= BIT[avenue]
    if value is None:
        sheet.large = complete
        return
    top = fields(value, where, [], ["large", "small"])
    sheet.large = _avenues(top.get("large", []), where + ".large")
    sheet.small = _avenues(top.get("small", []), where + ".small")
    if sheet.large & sheet.small or sheet.large | sheet.small != complete:
        complaints.add(impossible(where, "nlv-hotels"))


def _read_golf(sheet: Sheet, value: object, where: str, complaints: Complaints) -> None:
    """Which holes there are depends on the order of play, but not every set is possible."""
    there = sheet.opened & STREET
    if value is None:
        value = {}
        if there and sheet.golf:
            raise GameError("error-position-missing", where=where, field="holes")
    top = fields(value, where, [], ["holes", "lost"])
    holes = _avenues(top.get("holes", []), where + ".holes")
    lost = _avenues(top.get("lost", []), where + ".lost")
    sheet.holes = holes
    sheet.lost = lost
    if not sheet.golf:
        if holes or lost:
            complaints.add(impossible(where, "nlv-golf-introductory"))
            sheet.holes = 0
        return
    if (there != 0) != (holes != 0) or sheet.holes & ~there:
        complaints.add(impossible(where, "nlv-golf-holes"))
    left = (holes & -holes) - 1 if holes else 0
    if holes + left & holes + left + 1:  # without gaps, left and course are an unbroken row of bits
        complaints.add(impossible(where, "nlv-golf-gap"))
    right = 2047 & ~(holes | left) if holes else 0
    beside = holes << 1 | holes >> 1
    for side in (left, right):
        # A side is lost as a whole, and only by a casino opened there that is not next to the course.
        if lost & side != (side if there & side else 0):
            complaints.add(impossible(where, "nlv-golf-lost"))
        if lost & side and not there & side & ~beside:
            complaints.add(impossible(where, "nlv-golf-lost"))
    if lost & ~(left | right):
        complaints.add(impossible(where, "nlv-golf-lost"))


def _read_line(sheet: Sheet, name: object, where: str, complaints: Complaints) -> None:
    if not isinstance(name, str) or name not in LINE_NAMES:
        raise GameError("error-nlv-position-line", where=where, line=str(name))
    line = i64(LINE_NAMES[name])
    if sheet.closed():
        complaints.add(impossible(where, "nlv-limousine-home"))
        return
    for legal in sheet.drives():
        if legal == line:
            sheet.drive(line)
            return
    if sheet.edition.limousine.ends[sheet.crossing * LINES + line] < 0:
        complaints.add(impossible(where, "nlv-no-lamp", line=name))
        return
    complaints.add(impossible(where, "nlv-road-used", line=name))


def _read_inauguration(sheet: Sheet, value: object, where: str, complaints: Complaints) -> None:
    top = fields(value, where, [], ["checked", "bonuses"])
    edition = sheet.edition
    start = int(edition.checked_at_start)
    sheet.checked = whole(top.get("checked", start), where + ".checked", start, int(edition.boxes))
    pairs = len(edition.pair_ends)
    bonuses: list[Any] = items(top.get("bonuses", [None] * pairs), where + ".bonuses", pairs, pairs)
    for i, bonus in enumerate(bonuses):
        if bonus is None:
            continue
        if edition.pair_ends[i] > sheet.checked:
            complaints.add(impossible(where, "nlv-pair", pair=i + 1))
            continue
        sheet.circled |= BIT[i]
        if one_of(bonus, f"{where}.bonuses[{i}]", ["debt", "clear"]) == "debt":
            sheet.debts |= BIT[i]
    if bits(sheet.debts) != bits(sheet.extended):
        complaints.add(
            impossible(
                where, "nlv-extensions", debts=int(bits(sheet.debts)), casinos=int(bits(sheet.extended))
            )
        )


def _read_shows(sheet: Sheet, value: object, where: str, complaints: Complaints) -> None:
    top = fields(value, where, [], COLUMNS)
    boxes: list[int] = []
    for column, name in enumerate(COLUMNS):
        most = len(sheet.edition.show_points[column]) - 1
        boxes.append(whole(top.get(name, 0), f"{where}.{name}", 0, most))
    sheet.left = boxes[0]
    sheet.right = boxes[1]
    if sheet.left + sheet.right != bits(sheet.shows):
        complaints.add(
            impossible(where, "nlv-show-boxes", boxes=boxes[0] + boxes[1], stars=int(bits(sheet.shows)))
        )


def turns_opened(sheet: Sheet) -> i64:
    """Turns in which this seat opened a casino with a card."""
    return bits(sheet.opened & ~sheet.extended)


def check_turns(sheet: Sheet, turns: i64, where: str, complaints: Complaints) -> None:
    """Can this sheet have come about in so many turns?"""
    opened = turns_opened(sheet)
    refusals = turns - opened
    edition = sheet.edition
    boxes = sheet.checked - edition.checked_at_start
    # The last box of the track swallows the second cross of a refusal.
    spare: i64 = 1 if sheet.checked == edition.boxes else 0
    if refusals < 0 or 2 * refusals > boxes + spare:
        complaints.add(impossible(where, "nlv-turns", turns=int(turns), opened=int(opened)))
    effects = bits(sheet.built) + bits(sheet.shows) + i64(len(sheet.trail)) + max(boxes - 2 * refusals, 0)
    for i in range(i64(len(edition.ladders))):
        effects += nibble(sheet.improved, i)
    if effects > opened:
        complaints.add(impossible(where, "nlv-effects", effects=int(effects), opened=int(opened)))
    if bits(sheet.circled) > opened:
        complaints.add(impossible(where, "nlv-bonuses", bonuses=int(bits(sheet.circled)), opened=int(opened)))
    stretched: i64 = 0
    for casino in range(STREETS * AVENUES):
        number = int(sheet.numbers[casino])
        if sheet.opened & ~sheet.extended & BIT[casino] and (number == 0 or number > 15):
            stretched += 1
    if stretched > bits(sheet.circled & ~sheet.debts):
        complaints.add(impossible(where, "nlv-easy", casinos=int(stretched)))
