"""Cards face up. A card is number * 8 + effect."""

from typing import Final

from boulevard.games.native import append, i64, mypyc_attr, u8, vec

NO_CARD: Final[i64] = 0
HAND: Final[i64] = 3  # cards, or stacks


def number_of(card: i64) -> i64:
    return card >> 3


def effect_of(card: i64) -> i64:
    return card & 7


def stack_slot(dealt: i64, to_deal: i64) -> i64:
    """New stacks turn up three effects first, then three numbers; later only numbers come."""
    return (dealt + 3) % 6 if to_deal == 6 else dealt


@mypyc_attr(acyclic=True)
class Cards:
    """Three stacks: 3 numbers then 3 effects. Or a hand of 3."""

    def __init__(self, slots: vec[u8]) -> None:
        self.slots = slots
        self.dealt: i64 = 0  # cards of the current deal that are on the table
        self.to_deal: i64 = i64(len(slots))

    def slot(self, dealt: i64) -> i64:
        """Where the card goes that comes after `dealt` cards of this deal."""
        return stack_slot(dealt, self.to_deal)

    def put(self, card: i64) -> None:
        self.slots[self.slot(self.dealt)] = u8(card)
        self.dealt += 1

    def complete(self) -> bool:
        return self.dealt == self.to_deal

    def clear(self) -> None:
        """A new hand, or the first flip of new stacks."""
        self.dealt = 0
        self.to_deal = i64(len(self.slots))
        for slot in range(self.to_deal):
            self.slots[slot] = u8(NO_CARD)

    def flip(self) -> None:
        """The numbers on the stacks are turned over and become effects."""
        self.dealt = 0
        self.to_deal = HAND
        for i in range(HAND):
            self.slots[i + HAND] = self.slots[i]
            self.slots[i] = u8(NO_CARD)

    def on_table(self) -> i64:
        count: i64 = 0
        for card in self.slots:
            if i64(card) != NO_CARD:
                count += 1
        return count

    def held(self) -> list[i64]:
        """The cards that lie there."""
        return [i64(card) for card in self.slots if i64(card) != NO_CARD]

    def dealt_in_order(self) -> bool:
        """Do the first `dealt` cards of this deal, and only they, lie beside those that were there before?"""
        if self.on_table() - self.dealt != i64(len(self.slots)) - self.to_deal:
            return False
        for i in range(self.to_deal):
            if (i64(self.slots[self.slot(i)]) != NO_CARD) != (i < self.dealt):
                return False
        return True

    def effects_lie(self) -> bool:
        """Are the three effects of the stacks turned up?"""
        for i in range(HAND):
            if i64(self.slots[HAND + i]) == NO_CARD:
                return False
        return True

    def numbers(self, first: i64) -> vec[i64]:
        """The numbers of the three cards from this slot on."""
        found = vec[i64](capacity=HAND)
        for i in range(HAND):
            found = append(found, number_of(i64(self.slots[first + i])))
        return found

    def effects(self, first: i64) -> vec[i64]:
        found = vec[i64](capacity=HAND)
        for i in range(HAND):
            found = append(found, effect_of(i64(self.slots[first + i])))
        return found


def no_cards(slots: i64) -> vec[u8]:
    return vec[u8]([u8(NO_CARD)] * int(slots))
