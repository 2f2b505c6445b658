"""A step as an entry of the menu: its verb, and where on the sheet it happens."""

from boulevard.games.contract import Json
from boulevard.games.native import i64

from .edition import PLACES
from .notation import NOTATION
from .turn import BIS_LEFT, BIS_RIGHT, FENCE, TICK_PARK, TICK_POOL, USE, WRITE, WelcomeDraft, size_needed


def entry(step: i64, token: str, draft: WelcomeDraft) -> Json:
    made: Json = {"token": token, "verb": NOTATION.verb_of[step].name}
    sheet = draft.sheet
    names = sheet.edition.names
    if step >= WRITE:
        number, house = divmod(int(step - WRITE), int(PLACES))
        made["number"] = number
        made["place"] = names[house]
    elif step >= USE:
        made["place"] = names[step - USE]
        made["size"] = int(size_needed(draft))
    elif step >= FENCE:
        lot = (step - FENCE) % PLACES
        made["place"] = names[lot]
        if step >= BIS_LEFT:
            made["number"] = int(sheet.numbers[lot - 1 if step < BIS_RIGHT else lot + 1])
    elif step in (TICK_PARK, TICK_POOL):
        made["place"] = names[draft.lot]
    return made
