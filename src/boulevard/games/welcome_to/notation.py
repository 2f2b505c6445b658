"""Steps as text. docs/notation-welcome-to.md describes the tokens."""

from typing import Final

from boulevard.games.streets.draft import Draft
from boulevard.games.streets.notation import CopyVerb, Notation, Verb, spell, written
from boulevard.games.streets.turn import Round

from .edition import BUILT_IN, PLACES, Edition
from .turn import (
    BIS_LEFT,
    BIS_RIGHT,
    FENCE,
    ROUNDABOUT,
    TICK_ESTATE,
    TICK_PARK,
    TICK_POOL,
    TICK_TEMP,
    USE,
    WRITE,
    WelcomeDraft,
    size_needed,
)


class UseVerb(Verb):
    """An estate that a plan uses up, from its first house to its last."""

    def text(self, place: int, draft: Draft, round: Round) -> str:
        assert isinstance(draft, WelcomeDraft)
        return spell(self.name, f"{self.words[place]}-{self.words[place + int(size_needed(draft)) - 1]}")

    def place(self, rest: str) -> int:
        return super().place(rest.partition("-")[0])


def _notation(edition: Edition) -> Notation:
    # Steps leave room for more houses than there may be; those have no name that anybody could type.
    houses = edition.names + [f":{place}" for place in range(len(edition.names), int(PLACES))]
    return Notation(
        "pass",
        [
            Verb("park", TICK_PARK),
            Verb("pool", TICK_POOL),
            Verb("temp", TICK_TEMP),
            Verb("estate", TICK_ESTATE, ["1", "2", "3", "4", "5", "6"]),
            Verb("fence", FENCE, houses),
            Verb("roundabout", ROUNDABOUT, houses),
            CopyVerb("bis", BIS_LEFT, houses, -1),
            CopyVerb("bis", BIS_RIGHT, houses, 1),
            UseVerb("use", USE, houses),
            Verb("write", WRITE, written(houses)),
        ],
    )


NOTATION: Final = _notation(BUILT_IN)
OTHERS: Final[dict[str, Notation]] = {}  # by the names of the last houses
MOST_KEPT: Final = 100


def notation_of(edition: Edition) -> Notation:
    """The same tokens for all sheets with streets of the same lengths."""
    if edition.standard:
        return NOTATION
    key = " ".join([edition.names[end - 1] for end in edition.first[1:]])
    if key not in OTHERS:
        if len(OTHERS) >= MOST_KEPT:
            OTHERS.clear()
        OTHERS[key] = _notation(edition)
    return OTHERS[key]
