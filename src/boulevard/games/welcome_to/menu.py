"""A step as an entry of the menu: its verb, and where on the sheet it happens."""

from boulevard.games.contract import Json
from boulevard.games.native import i64

from .edition import PLACES, Edition
from .notation import NOTATION
from .turn import FENCE, USE, WRITE


def entry(step: i64, token: str, edition: Edition) -> Json:
    made: Json = {"token": token, "verb": NOTATION.verb_of[step].name}
    if step >= WRITE:
        number, house = divmod(int(step - WRITE), int(PLACES))
        made["number"] = number
        made["place"] = edition.names[house]
    elif step >= USE:
        made["place"] = edition.names[step - USE]
    elif step >= FENCE:
        made["place"] = edition.names[(step - FENCE) % PLACES]
    return made
