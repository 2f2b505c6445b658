"""What the seats have said to each other: the offers that stand, and how an answer names one of them."""

from typing import Final

from boulevard.games.contract import NOBODY, GameError
from boulevard.games.native import i64, mypyc_attr
from boulevard.games.packed import BIT

from .board import Board
from .deals import Offer, goods_problem, same_terms, same_words
from .notation import answer_token, own_token, parse_seat, parse_terms


@mypyc_attr(acyclic=True)
class Standing:
    """An offer that stands, and who has agreed to it so far. Never changed once made."""

    __slots__ = ("agreed", "offer", "order")

    def __init__(self, offer: Offer, agreed: i64, order: i64) -> None:
        self.offer = offer
        self.agreed = agreed  # seats
        self.order = order  # higher than that of every offer made before

    def asks(self, seat: i64) -> bool:
        """Is it for this seat to accept or reject?"""
        return self.offer.by != seat and self.offer.is_side(seat)


NO_OFFERS: Final[list[Standing]] = []


@mypyc_attr(acyclic=True, free_list_len=1)
class Talk:
    """The offers that stand, oldest first, and how many each seat has made this turn."""

    __slots__ = ("anytime", "made", "next", "offers", "seats")

    def __init__(self, seats: i64, anytime: bool, offers: list[Standing], made: i64, next: i64) -> None:
        self.seats = seats
        self.anytime = anytime  # rules version 2: alternatives, several actions, more than two sides
        self.offers = offers  # replaced, never changed: copies share it
        self.made = made  # this turn, eight bits a seat
        self.next = next  # the order of the next offer

    def clone(self) -> "Talk":
        return Talk(self.seats, self.anytime, self.offers, self.made, self.next)

    def clear(self) -> None:
        self.offers = NO_OFFERS
        self.made = 0

    def has_offered(self, seat: i64) -> bool:
        return self.made >> (8 * seat) & 255 != 0

    def find(self, by: i64, to: i64) -> i64:
        """The place of the first offer that one seat has made to another, or -1."""
        for place in range(i64(len(self.offers))):
            offer = self.offers[place].offer
            if offer.by == by and offer.is_side(to):
                return place
        return -1

    def place_of(self, said: Offer) -> i64:
        """The place of the offer of the same seat in the same words, or -1."""
        for place in range(i64(len(self.offers))):
            offer = self.offers[place].offer
            if offer.by == said.by and same_words(offer, said):
                return place
        return -1

    def from_seat(self, seat: i64) -> i64:
        """How many offers of this seat stand."""
        number_of: i64 = 0
        for standing in self.offers:
            if standing.offer.by == seat:
                number_of += 1
        return number_of

    def put(self, offer: Offer) -> Standing:
        standing = Standing(offer, BIT[offer.by], self.next)
        self.next += 1
        self.offers = self.offers + [standing]
        self.count(offer.by, 1)
        return standing

    def count(self, seat: i64, more: i64) -> None:
        if more < 0 or self.made >> (8 * seat) & 255 < 255:
            self.made += more * BIT[8 * seat]

    def put_back(self, standing: Standing) -> None:
        """Where it was."""
        earlier = [other for other in self.offers if other.order < standing.order]
        later = [other for other in self.offers if other.order > standing.order]
        self.offers = [*earlier, standing, *later]

    def place(self, standing: Standing) -> i64:
        """The place of an offer, or -1 if it does not stand."""
        for place in range(i64(len(self.offers))):
            if self.offers[place] is standing:
                return place
        return -1

    def take_back(self, said: Standing | None, dropped: list[Standing]) -> None:
        """As if somebody had not said this, and these still stood."""
        if said is not None:
            self.drop(self.place(said))
        for standing in dropped:
            self.put_back(standing)

    def drop(self, place: i64) -> None:
        if place >= 0:
            rest = self.offers[:]
            rest.pop(place)
            self.offers = rest

    def new_turn(self, active: i64) -> None:
        """Actions were for the turn that is over, and nobody is held to having agreed to a ring in it."""
        self.made = 0
        if self.offers:
            self.offers = [
                Standing(standing.offer, BIT[standing.offer.by], standing.order)
                for standing in self.offers
                if standing.offer.doer == NOBODY or standing.offer.doer == active
            ]

    def tidy(self, board: Board) -> None:
        """Offers of what somebody no longer has are gone."""
        for standing in self.offers:
            if goods_problem(board, standing.offer) is not None:
                self.offers = [other for other in self.offers if goods_problem(board, other.offer) is None]
                return

    # -- in words

    def said(self, seat: i64, rest: str) -> Offer:
        """The offer in the words after `offer:`."""
        head, _, terms = rest.partition(":")
        if self.anytime and ">" in head:
            return parse_terms(rest, seat, seat, self.seats)
        return self.said_to(seat, head, terms)

    def said_to(self, seat: i64, head: str, terms: str) -> Offer:
        """What this seat says to the one that is called `head`."""
        if not terms:
            raise GameError("error-lov-deal-form")
        other: i64 = parse_seat(head, self.seats)
        if other == seat:
            raise GameError("error-lov-deal-self")
        if not self.anytime and not terms.startswith("give="):
            raise GameError("error-lov-deal-form")
        offer = parse_terms(terms, seat, other, self.seats)
        if not self.anytime and len(offer.actions) > 1:
            raise GameError("error-lov-deal-one-action")
        return offer

    def offers_to(self, seat: i64, other: i64) -> list[Standing]:
        """All that another seat has offered this one."""
        found = [standing for standing in self.offers if standing.offer.by == other and standing.asks(seat)]
        if not found:
            raise GameError("error-lov-no-offer", seat=int(other) + 1)
        return found

    def accepted(self, board: Board, seat: i64, said: Offer, other: i64) -> i64:
        """The place of another seat's offer that has exactly these terms."""
        found = self.offers_to(seat, other)
        for standing in found:
            if same_terms(board, standing.offer, said):
                return self.place(standing)
        raise GameError("error-lov-deal-other-terms", offer=listed("accept", found, seat))

    def rejected(self, board: Board, seat: i64, rest: str) -> i64:
        """The place of the offer that `reject:` names. Its terms may be left out when it is the only one."""
        head, colon, terms = rest.partition(":")
        if not self.anytime:
            head, colon = rest, ""
        other: i64 = parse_seat(head, self.seats)
        found = self.offers_to(seat, other)
        if colon:
            return self.accepted(board, seat, self.said_to(seat, head, terms), other)
        if len(found) > 1:
            raise GameError("error-lov-which-offer", offers=listed("reject", found, seat))
        return self.place(found[0])

    def withdrawn(self, seat: i64, rest: str) -> i64:
        """The place of one's own offer that `withdraw:` names, its terms left out when it is the only one."""
        if self.anytime and (":" in rest or ">" in rest):
            place = self.place_of(self.said(seat, rest))
            if place >= 0:
                return place
            raise GameError("error-lov-no-such-offer")
        other: i64 = parse_seat(rest, self.seats)
        found = [
            standing
            for standing in self.offers
            if standing.offer.by == seat and other != seat and standing.offer.is_side(other)
        ]
        if not found:
            raise GameError("error-lov-no-own-offer", seat=int(other) + 1)
        if len(found) > 1:
            raise GameError("error-lov-which-offer", offers=listed("withdraw", found, seat))
        return self.place(found[0])


def listed(verb: str, found: list[Standing], seat: i64) -> str:
    """What to say instead."""
    words: list[str] = []
    for standing in found:
        offer = standing.offer
        words.append(own_token(verb, offer) if offer.by == seat else answer_token(verb, offer, seat))
    return " ".join(words)
