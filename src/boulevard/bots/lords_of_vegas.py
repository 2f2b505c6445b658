"""Greedy for Lords of Vegas: the step after which its seat stands best, looked at one step at a time.

A standing is what a seat may expect by the end of the game, in points: the payments its casinos will
see given the cards that are left, what the score track makes of them, and what money still buys.
"""

from typing import Final

from boulevard.games.chance import Chance
from boulevard.games.contract import State
from boulevard.games.lords_of_vegas.actions import (
    ACCEPT,
    ARRANGE,
    BETS,
    BUY_LOT,
    END,
    GAMBLE,
    REJECT,
    STAND,
    WITHDRAW,
)
from boulevard.games.lords_of_vegas.board import Board, flooded
from boulevard.games.lords_of_vegas.components import (
    ALL_LOTS,
    COMPANY_COUNT,
    LAST_PILE,
    LOTS,
    ON_STRIP,
    PAYS,
    PRICE,
    REACHED,
    STRIP,
)
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
from boulevard.games.lords_of_vegas.turn import ARRANGING, BREAK, DRAWING, TAKING, TURN
from boulevard.games.native import append, i64, vec
from boulevard.games.packed import BIT, bits, which

from .base import Planner, slip
from .planning import MARGIN, Alternative, Budget, Plan, Shortlist

SAMPLES: Final[i64] = 8  # rolls tried for a step that rolls
SMALL_BET: Final[i64] = 5  # dollars
BAD: Final = -1e8
RAISES: Final = vec[i64]([1, 2, 3, 4, 6, 8, 11, 15, 20, 27, 36])  # dollars more, in a counter-offer


class Temper:
    """How a player weighs things."""

    def __init__(self) -> None:
        self.margin = 0.05  # what an action must bring
        self.roll_margin = 0.4  # and one whose worth was only sampled
        self.deal_margin = 0.3
        self.rivalry = 0.6  # what the others gain counts against
        self.thrift = 1.0  # what a dollar is worth to it
        self.strip = 1.0  # how often it believes the Strip to pay
        self.gambles: i64 = 0  # of ten chances to gamble, how many it takes
        self.slips = 0.0  # points by which it misjudges a step at most


PLAIN: Final = Temper()


def cards_left(board: Board) -> vec[i64]:
    """Cards in the deck by the company they pay; the last entry is the Strip."""
    left = vec[i64]([0, 0, 0, 0, 0, 0])
    rest = ALL_LOTS & ~board.drawn
    while rest:
        bit = rest & -rest
        rest ^= bit
        left[PAYS[which(bit)]] += 1
    return left


class Outlook:
    """What is still to come: draws before the end, payments by company, the worth of a dollar."""

    def __init__(self, board: Board, temper: Temper = PLAIN) -> None:
        self.temper = temper
        left = cards_left(board)
        remaining = LOTS - bits(board.drawn & ALL_LOTS)
        draws = remaining - LAST_PILE[board.seats]
        self.draws = float(draws)
        self.share = self.draws / float(remaining)  # chance that a given card still comes
        self.left = left
        # The End of Game card pays the Strip.
        self.strip = temper.strip * (float(left[STRIP]) * self.share + 1.0)
        self.dollar = 0.014 * self.draws * temper.thrift
        if self.dollar > 0.3:
            self.dollar = 0.3
        if self.dollar < 0.01:
            self.dollar = 0.01
        self.later = 0.5 * self.dollar  # a dollar that comes in some time before the end

    def payments(self, company: i64, casino: i64) -> float:
        """How often a casino may expect to pay."""
        often = float(self.left[company]) * self.share
        return often + self.strip if casino & ON_STRIP else often


def worth_of_points(points: i64, size: i64) -> float:
    """What one payment of `size` points is worth at this place of the track, breaks included."""
    step = REACHED[points + size] - points
    return 0.8 * float(step) + 0.1 * float(size)


def standings(board: Board, outlook: Outlook) -> list[float]:
    """What every seat may expect."""
    values = [0.0, 0.0, 0.0, 0.0]
    risk = outlook.share * float(board.seats - 1) / float(board.seats)
    for seat in range(board.seats):
        lots = board.marks[seat]
        value = float(board.points[seat]) + outlook.dollar * float(board.money[seat])
        value += float(bits(lots)) * outlook.draws * outlook.later
        while lots:
            bit = lots & -lots
            lots ^= bit
            value += outlook.draws * (0.02 + 0.001 * float(PRICE[which(bit)]))
        values[seat] = value
    for company in range(COMPANY_COUNT):
        area = board.tiles[company]
        rest = area
        while rest:
            casino = flooded(rest & -rest, area)
            rest ^= casino
            often = outlook.payments(company, casino)
            boss = board.boss(casino)
            for seat in range(board.seats):
                own = casino & board.dice[seat]
                if not own:
                    continue
                # A die on a lot whose card is still in the deck may be taken over.
                safe = own & board.drawn
                income = float(board.pips(safe)) + (1.0 - 0.5 * risk) * float(board.pips(own & ~safe))
                values[seat] += income * often * outlook.later
                if seat == boss:
                    hold = 1.0 if board.highest(casino) & safe else 1.0 - 0.5 * risk
                    if casino & board.with_dice() & ~own:
                        hold *= 0.9  # others can roll against the boss
                    values[seat] += hold * often * worth_of_points(board.points[seat], bits(casino))
    return values


def standing(board: Board, outlook: Outlook, seat: i64) -> float:
    """How well this seat stands compared with the others."""
    values = standings(board, outlook)
    others = 0.0
    for other in range(board.seats):
        if other != seat:
            others += values[other]
    return values[seat] - outlook.temper.rivalry * others / float(board.seats - 1)


class LordsGreedy(Planner):
    """Takes the step that improves its standing most; deals only when both sides gain."""

    def __init__(self, temper: Temper = PLAIN) -> None:
        self.temper = temper

    def plan(self, state: State, seat: i64, chance: Chance, budget: Budget | None = None) -> Plan:
        """One step. Its value is how the seat stands afterwards, compared with the others."""
        assert isinstance(state, LordsState)
        steps = state.legal(seat)
        if steps[0] == STAND and len(steps) > 1:
            return self._only(state, seat, STAND)  # the odds are with the house
        if state.course.phase == ARRANGING and len(steps) > 1:
            return self._only(state, seat, arranged(state, steps))
        return self._best(state, seat, steps, chance)

    def _only(self, state: LordsState, seat: i64, step: i64) -> Plan:
        """A step that is taken without weighing it."""
        value = standing(state.board, Outlook(state.board, self.temper), seat)
        return Plan(MARGIN, [Alternative(vec[i64]([step]), value)])

    def speak(self, state: State, seat: i64, chance: Chance) -> str:
        """Withdraws what it would regret, answers offers, and proposes what helps both sides."""
        assert isinstance(state, LordsState)
        if not state.anytime:
            return ""  # in version 1 all of this is among the legal steps
        outlook = Outlook(state.board, self.temper)
        words = regretted(state, seat, outlook) or answered(state, seat, outlook, chance)
        if not words and state.course.phase == BREAK and not state.talk.has_offered(seat):
            return proposed(state, seat, outlook)
        return words

    def _best(self, state: LordsState, seat: i64, steps: vec[i64], chance: Chance) -> Plan:
        temper = self.temper
        outlook = Outlook(state.board, temper)
        now = standing(state.board, outlook, seat)
        found = Shortlist()
        for step in steps:
            if GAMBLE <= step < ACCEPT or WITHDRAW <= step < BUY_LOT:
                continue  # gambling loses on average, and an offer was meant
            if step == END or REJECT <= step < WITHDRAW:
                value = now
            elif step >= BUY_LOT:
                value = now + offer_gain(state, from_menu(state.board, seat, step), outlook)
            else:
                value = after_step(state, seat, step, outlook, chance)
                if ACCEPT <= step < REJECT:
                    value -= outlook.temper.deal_margin
                    if not gains(state, seat, step):
                        value = BAD
            if temper.slips > 0.0:
                value += slip(chance, temper.slips)
            found.add(Alternative(vec[i64]([step]), value))
        if not found.best:
            return self._only(state, seat, steps[0])
        if found.best[0].steps[0] == END and temper.gambles > 0 and temper.gambles > chance.below(10):
            return self._only(state, seat, _bet(steps, chance))
        return Plan(MARGIN, found.best)


def _bet(steps: vec[i64], chance: Chance) -> i64:
    """A small bet at any table that takes one, or the end of the turn."""
    bets = vec[i64]()
    for step in steps:
        if GAMBLE <= step < ACCEPT and (step - GAMBLE) % BETS <= SMALL_BET:
            bets = append(bets, step)
    return bets[chance.below(i64(len(bets)))] if len(bets) > 0 else END


def after_step(state: LordsState, seat: i64, step: i64, outlook: Outlook, chance: Chance) -> float:
    """How the seat stands after a step and the rolls it causes, on average."""
    total = 0.0
    tried: i64 = 0
    while tried < SAMPLES:
        look = state.clone()
        look.undoable = False
        look.past = []
        look.advance(seat, step)
        rolled = False
        while look.course.phase != DRAWING:
            if look.awaits_chance():
                look.settle(look.sample(chance))
                rolled = True
            elif look.course.at_rest() or look.course.phase == TAKING or look.over():
                break
            else:
                asked = look.actor()
                options = look.legal(asked)
                look.advance(asked, arranged(look, options) if look.course.phase == ARRANGING else options[0])
        total += standing(look.board, outlook, seat)
        tried += 1
        if not rolled:
            return total - outlook.temper.margin
    return total / float(tried) - outlook.temper.roll_margin


def arranged(state: LordsState, steps: vec[i64]) -> i64:
    """The highest value on a lot whose card is out, the lowest on one that may be taken over."""
    lot = (steps[0] - ARRANGE) // 7
    if state.board.drawn & BIT[lot]:
        return steps[i64(len(steps)) - 1]
    return steps[0]


# -- deals


def own_gain(board: Board, offer: Offer, seat: i64, outlook: Outlook) -> float:
    """What a deal changes for one side alone."""
    after = board.clone()
    transfer(after, offer)
    return standings(after, outlook)[seat] - standings(board, outlook)[seat]


def gains(state: LordsState, seat: i64, step: i64) -> bool:
    """Does the seat gain by accepting, whatever it does to the other side?"""
    offer = state.talk.offers[step - ACCEPT].offer
    return own_gain(state.board, offer, seat, Outlook(state.board)) > 0.0


def advantage(board: Board, offer: Offer, seat: i64, outlook: Outlook) -> float:
    """What the goods of a deal change for a seat, compared with the others; bad if it loses by itself."""
    if own_gain(board, offer, seat, outlook) <= 0.0:
        return BAD
    after = board.clone()
    transfer(after, offer)
    return standing(after, outlook, seat) - standing(board, outlook, seat) - outlook.temper.deal_margin


def offer_gain(state: LordsState, offer: Offer, outlook: Outlook) -> float:
    """What an offer would bring its seat; it must suit every side, and not stand already."""
    board = state.board
    if goods_problem(board, offer) is not None or state.talk.place_of(offer) >= 0:
        return BAD
    for seat in range(board.seats):
        if seat != offer.by and offer.is_side(seat) and own_gain(board, offer, seat, outlook) <= 0.0:
            return BAD
    return advantage(board, offer, offer.by, outlook)


def regretted(state: LordsState, seat: i64, outlook: Outlook) -> str:
    """Takes back an own offer that would no longer be made."""
    for place in range(i64(len(state.talk.offers))):
        offer = state.talk.offers[place].offer
        if offer.by == seat and (
            goods_problem(state.board, offer) is not None
            or own_gain(state.board, offer, seat, outlook) <= 0.0
        ):
            return state.token(seat, WITHDRAW + place)
    return ""


def answered(state: LordsState, seat: i64, outlook: Outlook, chance: Chance) -> str:
    """Accepts what is good, counters what could be, rejects the rest; waits while no deal is possible."""
    if not state.course.at_rest():
        return ""
    for place in range(i64(len(state.talk.offers))):
        standing_offer = state.talk.offers[place]
        if not standing_offer.asks(seat) or standing_offer.agreed & BIT[seat]:
            continue
        offer = standing_offer.offer
        if state.problem(offer) is None and accepts(state, seat, place, outlook, chance):
            return state.token(seat, ACCEPT + place)
        if len(offer.actions) > 0 and state.course.phase != TURN:
            continue  # it lapses with the turn
        return countered(state, seat, offer, outlook) or state.token(seat, REJECT + place)
    return ""


def accepts(state: LordsState, seat: i64, place: i64, outlook: Outlook, chance: Chance) -> bool:
    offer = state.talk.offers[place].offer
    gain = advantage(state.board, offer, seat, outlook)
    if gain == BAD or len(offer.actions) == 0 or bits(offer.sides) > 2:
        return gain > 0.0
    now = standing(state.board, outlook, seat)
    return after_step(state, seat, ACCEPT + place, outlook, chance) - outlook.temper.deal_margin > now


def countered(state: LordsState, seat: i64, offer: Offer, outlook: Outlook) -> str:
    """The same goods for more money, if that would still suit the other side. Once a turn."""
    if len(offer.actions) > 0 or bits(offer.sides) != 2 or state.talk.has_offered(seat):
        return ""
    give = offer.flows[1]
    get = offer.flows[0]
    for more in RAISES:
        better = exchange(
            seat, offer.by, 0, get.money - give.money + more, give.lots, get.lots, give.dice, get.dice
        )
        if get.money - give.money + more >= 0 and offer_gain(state, better, outlook) > 0.0:
            return f"counter:{offer.by + 1}:{terms_text(better, seat)}"
    return ""


def proposed(state: LordsState, seat: i64, outlook: Outlook) -> str:
    """The best offer on the menu, if there is one that helps both and none of its own stands."""
    if state.talk.from_seat(seat) > 0:
        return ""
    best: Offer | None = None
    best_gain = 0.0
    for step in add_menu(vec[i64](), state.board, seat):
        offer = from_menu(state.board, seat, step)
        gain = offer_gain(state, offer, outlook)
        if gain > best_gain:
            best_gain = gain
            best = offer
    return "" if best is None else own_token("offer", best)
