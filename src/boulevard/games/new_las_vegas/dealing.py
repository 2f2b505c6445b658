"""What the game waits for, and the cards: face up on the table, face down in the pile."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from boulevard.games.chance import Chance
from boulevard.games.streets import Pile

from .components import NO_CARD

DEALING_PROJECTS: Final[i64] = 0
DECIDING: Final[i64] = 1  # everybody tells the bank what they want
DEALING: Final[i64] = 2
PLAYING: Final[i64] = 3
REVEALING: Final[i64] = 4  # solo game: the card set aside for ACME's loan is turned over
OVER: Final[i64] = 5
STAGES: Final = ["projects", "loans", "cards", "play", "reveal", "over"]

UPPER_HALF: Final[i64] = 40  # solo game: cards above the half that hides the approval cards


class Table:
    """The cards face up: 3 numbers then 3 effects; solo: a hand of 3."""

    __slots__ = ("cards", "dealt", "to_deal")

    def __init__(self, cards: vec[u8]) -> None:
        self.cards = cards
        self.dealt: i64 = 0  # cards of the current deal that are on the table
        self.to_deal: i64 = i64(len(cards))

    def clone(self) -> "Table":
        table = Table(self.cards[:])
        table.dealt = self.dealt
        table.to_deal = self.to_deal
        return table

    def slot(self, dealt: i64) -> i64:
        """Where the card goes that comes after `dealt` cards of this deal."""
        # New stacks turn up three effects first, then three numbers; later only numbers come.
        return (dealt + 3) % 6 if self.to_deal == 6 else dealt

    def put(self, card: i64) -> None:
        self.cards[self.slot(self.dealt)] = u8(card)
        self.dealt += 1

    def complete(self) -> bool:
        return self.dealt == self.to_deal

    def clear(self) -> None:
        """A new hand, or the first flip of new stacks."""
        self.dealt = 0
        self.to_deal = i64(len(self.cards))
        for slot in range(self.to_deal):
            self.cards[slot] = u8(NO_CARD)

    def flip(self) -> None:
        """The numbers on the stacks are turned over and become effects."""
        self.dealt = 0
        self.to_deal = 3
        for i in range(i64(3)):
            self.cards[i + 3] = self.cards[i]
            self.cards[i] = u8(NO_CARD)

    def on_table(self) -> i64:
        count: i64 = 0
        for card in self.cards:
            if i64(card) != NO_CARD:
                count += 1
        return count

    def dealt_in_order(self) -> bool:
        """Do the first `dealt` cards of this deal, and only they, lie beside those that were there before?"""
        if self.on_table() - self.dealt != i64(len(self.cards)) - self.to_deal:
            return False
        for i in range(self.to_deal):
            if (i64(self.cards[self.slot(i)]) != NO_CARD) != (i < self.dealt):
                return False
        return True


def new_table(solo: bool) -> Table:
    return Table(vec[u8]([u8(NO_CARD)] * (3 if solo else 6)))


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
