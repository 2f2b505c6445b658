"""Greedy for Lords of Vegas: the step after which its seat stands best, looked at one step at a time.

A standing is what a seat may expect by the end of the game, in points: the payments its casinos will
see given the cards that are left, what the score track makes of them, and what money still buys.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boulevard.games.chance import Chance
from boulevard.games.contract import State
from boulevard.games.lords_of_vegas.actions import (
    ACCEPT,
    ARRANGE,
    BUY_LOT,
    END,
    GAMBLE,
    REJECT,
    STAND,
    WITHDRAW,
)
from boulevard.games.lords_of_vegas.board import Board, count, flooded, number
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
from boulevard.games.lords_of_vegas.deals import Offer, from_menu, goods_problem, transfer
from boulevard.games.lords_of_vegas.table import ARRANGING, DRAWING, Table
from boulevard.games.packed import BIT

from .base import Bot

SAMPLES: Final[i64] = 8  # rolls tried for a step that rolls
MARGIN: Final = 0.05  # what an action must bring
ROLL_MARGIN: Final = 0.4  # and one whose worth was only sampled
DEAL_MARGIN: Final = 0.3
RIVALRY: Final = 0.6  # what the others gain counts against


def cards_left(board: Board) -> vec[i64]:
    """Cards in the deck by the company they pay; the last entry is the Strip."""
    left = vec[i64]([0, 0, 0, 0, 0, 0])
    rest = ALL_LOTS & ~board.drawn
    while rest:
        bit = rest & -rest
        rest ^= bit
        left[PAYS[number(bit)]] += 1
    return left


class Outlook:
    """What is still to come: draws before the end, payments by company, the worth of a dollar."""

    def __init__(self, board: Board) -> None:
        left = cards_left(board)
        remaining = LOTS - count(board.drawn & ALL_LOTS)
        draws = remaining - LAST_PILE[board.seats]
        self.draws = float(draws)
        self.share = self.draws / float(remaining)  # chance that a given card still comes
        self.left = left
        self.strip = float(left[STRIP]) * self.share + 1.0  # the End of Game card pays the Strip
        self.dollar = 0.014 * self.draws
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
        value += float(count(lots)) * outlook.draws * outlook.later
        while lots:
            bit = lots & -lots
            lots ^= bit
            value += outlook.draws * (0.02 + 0.001 * float(PRICE[number(bit)]))
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
                    values[seat] += hold * often * worth_of_points(board.points[seat], count(casino))
    return values


def standing(board: Board, outlook: Outlook, seat: i64) -> float:
    """How well this seat stands compared with the others."""
    values = standings(board, outlook)
    others = 0.0
    for other in range(board.seats):
        if other != seat:
            others += values[other]
    return values[seat] - RIVALRY * others / float(board.seats - 1)


class LordsGreedy(Bot):
    """Takes the step that improves its standing most; deals only when both sides gain."""

    def choose(self, state: State, seat: i64, chance: Chance) -> i64:
        assert isinstance(state, Table)
        steps = state.legal(seat)
        if len(steps) == 1:
            return steps[0]
        if steps[0] == STAND:
            return STAND  # the odds are with the house
        if state.phase == ARRANGING:
            return arranged(state, steps)
        return self._best(state, seat, steps, chance)

    def _best(self, state: Table, seat: i64, steps: vec[i64], chance: Chance) -> i64:
        outlook = Outlook(state.board)
        now = standing(state.board, outlook, seat)
        best: i64 = -1
        best_value = -1e9
        for step in steps:
            if GAMBLE <= step < ACCEPT or WITHDRAW <= step < BUY_LOT:
                continue  # gambling loses on average, and an offer was meant
            if step == END or REJECT <= step < WITHDRAW:
                value = now
            elif step >= BUY_LOT:
                value = offer_worth(state, seat, step, outlook)
            else:
                value = after_step(state, seat, step, outlook, chance)
                if ACCEPT <= step < REJECT:
                    value -= DEAL_MARGIN
                    if not gains(state, seat, step):
                        value = -1e8
            if value > best_value:
                best_value = value
                best = step
        return best if best >= 0 else steps[0]


def after_step(state: Table, seat: i64, step: i64, outlook: Outlook, chance: Chance) -> float:
    """How the seat stands after a step and the rolls it causes, on average."""
    total = 0.0
    tried: i64 = 0
    while tried < SAMPLES:
        look = state.clone()
        look.undoable = False
        look.past = []
        look.advance(seat, step)
        rolled = False
        while look.phase != DRAWING:
            if look.awaits_chance():
                look.settle(look.sample(chance))
                rolled = True
            elif look.deals_open() or look.over():
                break
            else:
                options = look.legal(look.actor())
                look.advance(look.actor(), arranged(look, options) if look.phase == ARRANGING else options[0])
        total += standing(look.board, outlook, seat)
        tried += 1
        if not rolled:
            return total - MARGIN
    return total / float(tried) - ROLL_MARGIN


def arranged(state: Table, steps: vec[i64]) -> i64:
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


def gains(state: Table, seat: i64, step: i64) -> bool:
    """Does the seat gain by accepting, whatever it does to the other side?"""
    offer = state.offer_between(step - ACCEPT, seat)
    if offer is None:
        return False
    return own_gain(state.board, offer, seat, Outlook(state.board)) > 0.0


def offer_worth(state: Table, seat: i64, step: i64, outlook: Outlook) -> float:
    """How the seat would stand if an offer from the menu were accepted; it must suit both sides."""
    offer = from_menu(state.board, seat, step)
    if goods_problem(state.board, offer) is not None:
        return -1e8
    if (
        own_gain(state.board, offer, seat, outlook) <= 0.0
        or own_gain(state.board, offer, offer.to, outlook) <= 0.0
    ):
        return -1e8
    after = state.board.clone()
    transfer(after, offer)
    return standing(after, outlook, seat) - DEAL_MARGIN
