"""Deals by the chance to win: what to propose, accept, counter and refuse.

A deal is worth what it changes of every side's chance to win. Nobody gains by a deal of two seats what the
other does not lose, so with two seats nothing is proposed and only gifts are taken. With three and four
two sides may both gain at the expense of the rest; the price is looked for by bisection, where both gain
the same, and whoever wants much more than that is answered with that price.
"""

from typing import Final

from boulevard.games.lords_of_vegas.actions import ACCEPT, REJECT, WITHDRAW
from boulevard.games.lords_of_vegas.deals import (
    Offer,
    add_menu,
    exchange,
    from_menu,
    goods_problem,
    transfer,
)
from boulevard.games.lords_of_vegas.notation import own_token, terms_text
from boulevard.games.lords_of_vegas.state import LordsState
from boulevard.games.lords_of_vegas.turn import BREAK, TURN
from boulevard.games.native import i64, vec
from boulevard.games.packed import BIT, bits

from .lords_value import Judge

WORTH_IT: Final = 0.01  # what a deal must add to the own chance to win
FAIR: Final = 0.5  # and of what the others gain by it at least this part


class Broker:
    """Judges deals for one seat at one moment."""

    def __init__(self, state: LordsState, seat: i64, weights: vec[float], worth: float) -> None:
        self.state = state
        self.worth = worth
        self.board = state.board
        self.seat = seat
        course = state.course
        self.following = course.active if course.phase == BREAK else (course.active + 1) % state.seats
        self.judge = Judge(state.board, weights)
        self.now = self.judge.chances(state.board, self.following)

    def gains(self, offer: Offer) -> vec[float]:
        """What the goods of a deal change for every seat."""
        after = self.board.clone()
        transfer(after, offer)
        chances = self.judge.chances(after, self.following)
        for seat in range(self.state.seats):
            chances[seat] -= self.now[seat]
        return chances

    def fair(self, offer: Offer) -> bool:
        """Is it worth the while, and not much better for somebody else?"""
        gains = self.gains(offer)
        own = gains[self.seat]
        if own < self.worth:
            return False
        for other in range(self.state.seats):
            if other != self.seat and offer.is_side(other) and own < FAIR * gains[other]:
                return False
        return True

    def priced(self, to: i64, give: Offer) -> Offer | None:
        """These goods between the seat and another at the price at which both gain the same, if both do."""
        mine = give.flows[0] if give.flows[0].giver == self.seat else give.flows[1]
        theirs = give.flows[1] if give.flows[0].giver == self.seat else give.flows[0]
        low = -self.board.money[self.seat]
        high = self.board.money[to]
        best: Offer | None = None
        while low <= high:
            price = (low + high) // 2 if low + high >= 0 else -((-low - high + 1) // 2)  # what the seat gets
            offer = exchange(
                self.seat,
                to,
                -price if price < 0 else i64(0),
                price if price > 0 else i64(0),
                mine.lots,
                theirs.lots,
                mine.dice,
                theirs.dice,
            )
            gains = self.gains(offer)
            if gains[self.seat] >= self.worth and gains[to] >= self.worth:
                best = offer
            if gains[self.seat] < gains[to]:
                low = price + 1
            else:
                high = price - 1
        return best


def said(state: LordsState, seat: i64, weights: vec[float], worth: float = WORTH_IT) -> str:
    """What a seat says: it takes back what it would regret, answers offers, and proposes in the breaks."""
    breaks = state.course.phase == BREAK and state.seats > 2
    proposes = breaks and not state.talk.has_offered(seat) and state.talk.from_seat(seat) == 0
    if not proposes and len(state.talk.offers) == 0:
        return ""
    broker = Broker(state, seat, weights, worth)
    words = _regretted(broker) or _answered(broker)
    return words or (_proposed(broker) if proposes else "")


def _regretted(broker: Broker) -> str:
    state = broker.state
    for place in range(i64(len(state.talk.offers))):
        offer = state.talk.offers[place].offer
        if offer.by == broker.seat and (
            goods_problem(state.board, offer) is not None
            or broker.gains(offer)[broker.seat] < 0.5 * broker.worth
        ):
            return state.token(broker.seat, WITHDRAW + place)
    return ""


def _answered(broker: Broker) -> str:
    """Accepts what is fair, counters what could be, rejects the rest; waits while no deal is possible."""
    state = broker.state
    seat = broker.seat
    if not state.course.at_rest():
        return ""
    for place in range(i64(len(state.talk.offers))):
        standing = state.talk.offers[place]
        if not standing.asks(seat) or standing.agreed & BIT[seat]:
            continue
        offer = standing.offer
        if len(offer.actions) > 0 and state.course.phase != TURN:
            continue  # it lapses with the turn
        # What somebody does for a deal in their turn is not weighed: such offers are refused.
        if len(offer.actions) == 0 and state.problem(offer) is None and broker.fair(offer):
            return state.token(seat, ACCEPT + place)
        return _countered(broker, offer) or state.token(seat, REJECT + place)
    return ""


def _countered(broker: Broker, offer: Offer) -> str:
    """The same goods at a price that is fair to both, if there is one. Once a turn."""
    state = broker.state
    if state.seats == 2 or len(offer.actions) > 0 or bits(offer.sides) != 2:
        return ""
    if state.talk.has_offered(broker.seat):
        return ""
    better = broker.priced(offer.by, offer)
    if better is None or goods_problem(state.board, better) is not None:
        return ""
    return f"counter:{offer.by + 1}:{terms_text(better, broker.seat)}"


def _proposed(broker: Broker) -> str:
    """Of what may change hands, the deal that helps the seat most and the other side as much."""
    state = broker.state
    best: Offer | None = None
    best_gain = 0.0
    for step in add_menu(vec[i64](), state.board, broker.seat):
        goods = from_menu(state.board, broker.seat, step)
        offer = broker.priced(goods.to(), goods)
        if offer is None or goods_problem(state.board, offer) is not None:
            continue
        gain = broker.gains(offer)[broker.seat]
        if gain > best_gain:
            best_gain = gain
            best = offer
    return "" if best is None else own_token("offer", best)
