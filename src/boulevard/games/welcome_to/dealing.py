"""What the game waits for, and where the next card of a deal goes."""

from typing import Final

from boulevard.games.native import i64, mypyc_attr, u8, vec
from boulevard.games.streets.cards import HAND, Cards, no_cards, stack_slot

DEALING_PLANS: Final[i64] = 0
FIRST_SEAT: Final[i64] = 1  # expert game: who is dealt to first
DEALING: Final[i64] = 2
PLAYING: Final[i64] = 3
OVER: Final[i64] = 4
COUNTING: Final[i64] = 5  # others, who play on paper, say what they have at the end
STAGES: Final = ["plans", "first-seat", "cards", "play", "over", "others"]


@mypyc_attr(acyclic=True, free_list_len=1)
class WelcomeCards(Cards):
    """The cards face up: those of the stacks; solo: a hand; expert: a hand of 3 for every seat here."""

    def __init__(self, seats: i64, expert: bool, slots: vec[u8]) -> None:
        super().__init__(slots)
        self.seats = seats
        self.solo = seats == 1 and not expert
        self.expert = expert
        self.first_seat: i64 = 0  # expert: who is dealt to first

    def clone(self) -> "WelcomeCards":
        cards = WelcomeCards(self.seats, self.expert, self.slots[:])
        cards.dealt = self.dealt
        cards.to_deal = self.to_deal
        cards.first_seat = self.first_seat
        return cards

    def slot(self, dealt: i64) -> i64:
        if not self.expert:
            return stack_slot(dealt, self.to_deal)
        each = self.to_deal // self.seats
        seat = (self.first_seat + dealt // each) % self.seats
        return seat * HAND + HAND - each + dealt % each

    def pass_on(self, spare: vec[i64]) -> None:
        """Expert game: each unused card goes to the right-hand neighbour, who has the next lower number."""
        hands = self.slots[:]
        self.clear()
        for seat in range(self.seats):
            neighbour = (seat + self.seats - 1) % self.seats
            self.slots[neighbour * HAND] = hands[seat * HAND + spare[seat]]
        self.to_deal = 2 * self.seats


def new_cards(seats: i64, others: i64, expert: bool) -> WelcomeCards:
    """`others` play on paper; they have their hands with them."""
    here = seats if expert else seats + others
    size: i64 = HAND * here if expert or here == 1 else i64(6)
    return WelcomeCards(here, expert, no_cards(size))
