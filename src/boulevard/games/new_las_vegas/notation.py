"""Steps as text. docs/notation-new-las-vegas.md describes the tokens."""

from typing import Final

from boulevard.games.streets.draft import Draft
from boulevard.games.streets.notation import CopyVerb, Notation, Verb, spell, written
from boulevard.games.streets.turn import Round

from .components import CASINO_NAMES, CASINOS, COLUMNS, LADDERS, LINE_NAMES
from .turn import (
    BORROW,
    CRANE,
    DECLINE,
    DRIVE,
    EXTEND_LEFT,
    EXTEND_RIGHT,
    FREE,
    IMPROVE,
    INAUGURATE,
    OPEN,
    STAGE,
)

NAMES: Final = list(CASINO_NAMES)


class OpenVerb(Verb):
    """Opening a casino with another number than the card's is Easy Opening."""

    def text(self, place: int, draft: Draft, round: Round) -> str:
        name = "open" if place // CASINOS == draft.number else "easy"
        return spell(name, self.words[place])


NOTATION: Final = Notation(
    "give",
    [
        Verb("inaugurate", INAUGURATE),
        Verb("show", STAGE, COLUMNS),
        Verb("improve", IMPROVE, LADDERS),
        Verb("free", FREE),
        Verb("borrow", BORROW),
        Verb("decline", DECLINE),
        Verb("drive", DRIVE, list(LINE_NAMES)),
        Verb("crane", CRANE, NAMES),
        CopyVerb("extend", EXTEND_LEFT, NAMES, -1),
        CopyVerb("extend", EXTEND_RIGHT, NAMES, 1),
        OpenVerb("open", OPEN, written(NAMES)),
        OpenVerb("easy", OPEN, written(NAMES)),
    ],
)
