"""Practice: a first game whose cards are arranged, so that the first turns show what the game is about.

Its seed is known to everybody, and the table says so (Origin.practice).
"""

from dataclasses import dataclass, field
from typing import Any

from boulevard.games.contract import GameError


@dataclass(frozen=True)
class Lesson:
    seed: str
    options: dict[str, Any] = field(default_factory=dict)


LESSONS = {
    # A fence beside a 1; an estate agent; a fence beside a 7, and a plan that wants six estates of one house.
    "welcome-to": Lesson("practice welcome-to 546"),
    # A crane; a drive of the limousine; an improvement.
    "new-las-vegas": Lesson("practice new-las-vegas 11", {"introductory": True}),
    # The newcomer begins, with two lots side by side that they can pay for one after the other, and far from
    # the other's: nobody takes a first casino over at once.
    "lords-of-vegas": Lesson("practice lords-of-vegas 385"),
}
SEATS = 2


def lesson_of(game: str) -> Lesson:
    if game not in LESSONS:
        raise GameError("error-server-no-practice", game=game)
    return LESSONS[game]
