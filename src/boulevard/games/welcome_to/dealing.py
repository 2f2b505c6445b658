"""What the game waits for, and where the next card of a deal goes."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from .components import NO_CARD

DEALING_PLANS: Final[i64] = 0
FIRST_SEAT: Final[i64] = 1  # expert game: who is dealt to first
DEALING: Final[i64] = 2
PLAYING: Final[i64] = 3
OVER: Final[i64] = 4
STAGES: Final = ["plans", "first-seat", "cards", "play", "over"]


class Table:
    """The cards face up: 3 numbers then 3 effects; solo: a hand of 3; expert: a hand of 3 for every seat."""

    __slots__ = ("cards", "dealt", "expert", "first_seat", "seats", "solo", "to_deal")

    def __init__(self, seats: i64, expert: bool, cards: vec[u8]) -> None:
        self.seats = seats
        self.solo = seats == 1
        self.expert = expert
        self.cards = cards
        self.dealt: i64 = 0  # cards of the current deal that are on the table
        self.to_deal: i64 = i64(len(cards))
        self.first_seat: i64 = 0

    def clone(self) -> "Table":
        table = Table(self.seats, self.expert, self.cards[:])
        table.dealt = self.dealt
        table.to_deal = self.to_deal
        table.first_seat = self.first_seat
        return table

    def slot(self, dealt: i64) -> i64:
        """Where the card goes that comes after `dealt` cards of this deal."""
        if self.expert:
            each = self.to_deal // self.seats
            seat = (self.first_seat + dealt // each) % self.seats
            return seat * 3 + 3 - each + dealt % each
        # New stacks turn up three effects first, then three numbers; later only numbers come.
        return (dealt + 3) % 6 if self.to_deal == 6 else dealt

    def put(self, card: i64) -> None:
        self.cards[self.slot(self.dealt)] = u8(card)
        self.dealt += 1

    def complete(self) -> bool:
        return self.dealt == self.to_deal

    def clear(self, first: i64, end: i64) -> None:
        for slot in range(first, end):
            self.cards[slot] = u8(NO_CARD)

    def new_stacks(self) -> None:
        """Solo hand, or the first flip of new stacks."""
        self.dealt = 0
        self.to_deal = i64(len(self.cards))
        self.clear(0, self.to_deal)

    def flip(self) -> None:
        """The numbers on the stacks are turned over and become effects."""
        self.dealt = 0
        self.to_deal = 3
        for i in range(i64(3)):
            self.cards[i + 3] = self.cards[i]
        self.clear(0, 3)

    def pass_on(self, passed: vec[i64]) -> None:
        """Expert game: each unused card goes to the right-hand neighbour, who has the next lower number."""
        hands = self.cards[:]
        self.clear(0, i64(len(hands)))
        for seat in range(self.seats):
            neighbour = (seat + self.seats - 1) % self.seats
            self.cards[neighbour * 3] = hands[seat * 3 + passed[seat]]
        self.dealt = 0
        self.to_deal = 2 * self.seats

    def on_table(self) -> i64:
        count: i64 = 0
        for card in self.cards:
            if i64(card) != NO_CARD:
                count += 1
        return count

    def dealt_in_order(self) -> bool:
        """Do the first `dealt` cards of this deal, and only they, lie beside those that were there before?"""
        expected = self.on_table() - self.dealt
        kept: i64 = i64(len(self.cards)) - self.to_deal
        if expected != kept:
            return False
        for i in range(self.to_deal):
            if (i64(self.cards[self.slot(i)]) != NO_CARD) != (i < self.dealt):
                return False
        return True


def new_table(seats: i64, expert: bool) -> Table:
    size: i64 = 3 if seats == 1 else 3 * seats if expert else 6
    return Table(seats, expert, vec[u8]([u8(NO_CARD)] * int(size)))
