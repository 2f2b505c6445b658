"""What the game waits for, and the cards: face up on the table, face down in the pile."""

from typing import Final

from boulevard.games.chance import Chance
from boulevard.games.contract import Odds
from boulevard.games.native import i64, mypyc_attr
from boulevard.games.streets.cards import HAND, Cards, no_cards
from boulevard.games.streets.pile import Pile

DEALING_PROJECTS: Final[i64] = 0
DECIDING: Final[i64] = 1  # everybody tells the bank what they want
DEALING: Final[i64] = 2
PLAYING: Final[i64] = 3
REVEALING: Final[i64] = 4  # solo game: the card set aside for ACME's loan is turned over
OVER: Final[i64] = 5
COUNTING: Final[i64] = 6  # others, who play on paper, say what they have at the end
STAGES: Final = ["projects", "loans", "cards", "play", "reveal", "over", "others"]

UPPER_HALF: Final[i64] = 40  # solo game: cards above the half that hides the approval cards


@mypyc_attr(acyclic=True, free_list_len=1)
class VegasCards(Cards):
    """The cards face up: those of the stacks; solo: a hand."""

    def clone(self) -> "VegasCards":
        cards = VegasCards(self.slots[:])
        cards.dealt = self.dealt
        cards.to_deal = self.to_deal
        return cards


def new_cards(solo: bool) -> VegasCards:
    return VegasCards(no_cards(HAND if solo else i64(6)))


@mypyc_attr(acyclic=True, free_list_len=1)
class Stock:
    """The cards face down.

    `fresh` has never been seen; `again` came back by a reshuffle. In the solo game one card of `fresh` lies
    under the score sheet: which one is drawn only when it is turned over, so that nobody can know it before.
    """

    __slots__ = ("again", "aside", "fresh", "upper")

    def __init__(self, fresh: Pile, again: Pile, aside: i64, upper: i64) -> None:
        self.fresh = fresh
        self.again = again
        self.aside = aside  # cards of `fresh` that are not in the pile: 1 or 0
        self.upper = upper  # cards still to be drawn before an approval card can come

    def clone(self) -> "Stock":
        return Stock(self.fresh.clone(), self.again.clone(), self.aside, self.upper)

    def left(self) -> i64:
        return self.fresh.left - self.aside + self.again.left

    def some(self, chance: Chance) -> i64:
        """A card drawn at random, as card * 2, plus 1 if it comes again; it stays until `remove`."""
        returned = self.again.left
        if returned and chance.below(self.left()) < returned:
            return 2 * self.again.some(chance) + 1
        return 2 * self.fresh.some(chance)

    def unit(self) -> i64:
        """The weight of one card in `weigh`."""
        return self.fresh.left if self.aside else i64(1)

    def weigh(self, odds: Odds) -> None:
        """Adds every card as `some` draws it. Where one of `fresh` lies aside, all of them weigh less."""
        self.again.weigh(odds, 2, 1, self.unit())
        if self.fresh.left > self.aside:
            self.fresh.weigh(odds, 2, 0, self.fresh.left - self.aside if self.aside else i64(1))

    def holds(self, drawn: i64) -> bool:
        if drawn & 1:
            return self.again.holds(drawn >> 1)
        return self.fresh.left > self.aside and self.fresh.holds(drawn >> 1)

    def remove(self, drawn: i64) -> None:
        if drawn & 1:
            self.again.remove(drawn >> 1)
        else:
            self.fresh.remove(drawn >> 1)
        if self.upper > 0:
            self.upper -= 1
