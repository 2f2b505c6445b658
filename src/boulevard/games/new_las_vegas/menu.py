"""A step as an entry of the menu: its verb, where it happens, and the way of a drive."""

from boulevard.games.contract import Json
from boulevard.games.native import i64
from boulevard.games.packed import members

from .components import LINES, casino_name, crossing_name
from .notation import NOTATION
from .sheet import Sheet
from .turn import CRANE, DRIVE, EXTEND_LEFT, EXTEND_RIGHT, OPEN


def entry(step: i64, token: str, sheet: Sheet, number: i64) -> Json:
    """`number` is the one of the picked combination: another is an Easy Opening."""
    made: Json = {"token": token, "verb": NOTATION.verb_of[step].name}
    if step >= OPEN:
        written, casino = divmod(int(step - OPEN), 44)
        if written != number:
            made["verb"] = "easy"
        made["number"] = written
        made["place"] = casino_name(casino)
    elif step >= EXTEND_RIGHT:
        made["number"] = int(sheet.numbers[step - EXTEND_RIGHT + 1])
        made["place"] = casino_name(int(step - EXTEND_RIGHT))
    elif step >= EXTEND_LEFT:
        made["number"] = int(sheet.numbers[step - EXTEND_LEFT - 1])
        made["place"] = casino_name(int(step - EXTEND_LEFT))
    elif step >= CRANE:
        made["place"] = casino_name(int(step - CRANE))
    elif step >= DRIVE:
        roads = sheet.edition.limousine
        passed = roads.carpets[sheet.crossing * LINES + step - DRIVE]
        made["way"] = [crossing_name(one) for one in roads.way(sheet.crossing, step - DRIVE)]
        made["passes"] = [casino_name(casino) for casino in members(passed)]
    return made
