"""What the turns of both games have in common: their steps and phases, and what a round offers."""

from typing import Final

from boulevard.games.native import i64, mypyc_attr, vec

# Steps as ints. A game's own begin at OWN.
DONE: Final[i64] = 0  # confirms the turn
PICK: Final[i64] = 1  # + number card * 3 + effect card
REFUSE: Final[i64] = 10
PASS: Final[i64] = 11  # + card of the hand, for somebody else
RESHUFFLE: Final[i64] = 14
CLAIM: Final[i64] = 15  # + plan or project
OWN: Final[i64] = 18

# Where in the turn a seat is. A game's own phases begin at OWN_PHASE.
CHOOSING: Final[i64] = 0  # nothing picked yet
WRITING: Final[i64] = 1  # where the number goes
PASSING: Final[i64] = 2  # refused: which card somebody else gets
ACTING: Final[i64] = 3  # the effect, and what else fits in
OWN_PHASE: Final[i64] = 4

CARD_LETTERS: Final = "ABC"


@mypyc_attr(acyclic=True)
class Round:
    """What the rules and the cards on the table offer a seat this turn."""

    def __init__(
        self, numbers: vec[i64], effects: vec[i64], separate: bool, approved: i64, reshuffle: bool
    ) -> None:
        self.numbers = numbers  # three of them
        self.effects = effects  # three of them
        self.separate = separate  # number and effect come from two different cards
        self.approved = approved  # plans or projects fulfilled in earlier turns, as a mask
        self.reshuffle = reshuffle  # nobody has fulfilled one yet: who does may have the cards shuffled
