"""Cards face down."""

from boulevard.games.chance import Chance
from boulevard.games.contract import Odds
from boulevard.games.native import i64, mypyc_attr, u8, vec

from .cards import effect_of


@mypyc_attr(acyclic=True, free_list_len=1)
class Pile:
    """Cards face down. There is no order to peek at: a card is drawn from those left when it is needed.

    The cards are kept sorted, so that the same chance draws the same card however the pile came about.
    """

    __slots__ = ("cards", "first", "left", "seen")

    def __init__(self, cards: vec[u8]) -> None:
        self.cards = cards
        self.first: i64 = 0  # where the cards left begin
        self.left: i64 = i64(len(cards))
        self.seen: i64 = 0  # where `some` last looked: the place of the card that is likely removed next

    def clone(self) -> "Pile":
        pile = Pile(self.cards[:])
        pile.first = self.first
        pile.left = self.left
        return pile

    def some(self, chance: Chance) -> i64:
        """A card drawn at random; it stays in the pile until `remove`."""
        self.seen = self.first + chance.below(self.left)
        return i64(self.cards[self.seen])

    def count_with(self, effect: i64) -> i64:
        """How many cards have this effect."""
        count: i64 = 0
        for i in range(self.first, self.first + self.left):
            if effect_of(i64(self.cards[i])) == effect:
                count += 1
        return count

    def some_with(self, chance: Chance, effect: i64) -> i64:
        """A card drawn at random from those with this effect, of which there is one."""
        ahead = chance.below(self.count_with(effect))
        i = self.first
        while effect_of(i64(self.cards[i])) != effect or ahead > 0:
            if effect_of(i64(self.cards[i])) == effect:
                ahead -= 1
            i += 1
        self.seen = i
        return i64(self.cards[i])

    def holds(self, card: i64) -> bool:
        for i in range(self.first, self.first + self.left):
            if i64(self.cards[i]) == card:
                return True
        return False

    def remove(self, card: i64) -> None:
        """Takes out one card of this kind, which must be there."""
        cards = self.cards
        first = self.first
        last = first + self.left - 1
        i = self.seen
        if i < first or i > last or i64(cards[i]) != card:
            i = first
            while i64(cards[i]) != card:
                i += 1
        self.left -= 1
        if i - first < last - i:  # the shorter side closes the gap
            self.first = first + 1
            while i > first:
                cards[i] = cards[i - 1]
                i -= 1
        else:
            while i < last:
                cards[i] = cards[i + 1]
                i += 1

    def put_back(self, card: i64) -> None:
        self.cards = vec[u8]([u8(one) for one in sorted([int(card)] + self.contents())])
        self.first = 0
        self.left += 1

    def weigh(self, odds: Odds, factor: i64, offset: i64, weight: i64) -> None:
        """Adds every kind of card as `factor` * card + `offset`, each card with this weight."""
        i = self.first
        end = self.first + self.left
        while i < end:
            card = self.cards[i]
            start = i
            while i < end and self.cards[i] == card:
                i += 1
            odds.add(factor * i64(card) + offset, weight * (i - start))

    def contents(self) -> list[int]:
        return [int(self.cards[i]) for i in range(self.first, self.first + self.left)]
