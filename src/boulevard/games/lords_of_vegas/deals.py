"""Deals: the terms, whether goods can change hands, what stands, and the menu for bots and planners.

People may agree on any mix of money, lots, dice and what the active seat does. For bots and planners
`add_menu` lists a few typical offers; docs/spec/README.md describes them. Every seat may take
one offer from the menu in a turn.
"""

from typing import Final

from boulevard.games.contract import NOBODY, GameError
from boulevard.games.native import append, i64, mypyc_attr, vec
from boulevard.games.packed import BIT, bits, which

from .actions import BUY_DIE, BUY_LOT, SELL_DIE, SELL_LOT, SWAP, first_lot
from .board import Board, flooded, grown, lots_of
from .components import COMPANY_COUNT, DICE, LOT_NAMES, LOTS, MARKERS, MOST_SEATS, PRICE

DIE_PRICE: Final[i64] = 3  # for every pip, in offers from the menu
MOST_OFFERS: Final[i64] = 6  # of one seat that stand at once


@mypyc_attr(acyclic=True)
class Flow:
    """What one seat gives another. Never changed once made."""

    __slots__ = ("dice", "giver", "lots", "money", "taker")

    def __init__(self, giver: i64, taker: i64, money: i64, lots: i64, dice: i64) -> None:
        self.giver = giver
        self.taker = taker
        self.money = money
        self.lots = lots
        self.dice = dice

    def empty(self) -> bool:
        return self.money == 0 and self.lots | self.dice == 0

    def same(self, other: "Flow") -> bool:
        return (
            self.giver == other.giver
            and self.taker == other.taker
            and self.money == other.money
            and self.lots == other.lots
            and self.dice == other.dice
        )


@mypyc_attr(acyclic=True)
class Offer:
    """A deal that a seat proposes: what flows between whom, and what its `doer` does for it in its turn.

    Never changed once made. Between two seats the flows are what `by` gives and what it gets.
    """

    __slots__ = ("actions", "by", "doer", "flows", "sides")

    def __init__(self, by: i64, flows: list[Flow], actions: vec[i64], doer: i64) -> None:
        self.by = by
        self.flows = flows
        self.actions = actions  # as steps, in the order said
        self.doer = doer  # or NOBODY
        sides = BIT[by]
        for flow in flows:
            sides |= BIT[flow.giver] | BIT[flow.taker]
        if doer >= 0:
            sides |= BIT[doer]
        self.sides = sides

    def to(self) -> i64:
        """The other of two sides."""
        return which(self.sides & ~BIT[self.by])

    def is_side(self, seat: i64) -> bool:
        return self.sides & BIT[seat] != 0

    def empty(self) -> bool:
        for flow in self.flows:
            if not flow.empty():
                return False
        return len(self.actions) == 0

    def dice(self) -> i64:
        """All dice that change their owner."""
        moved: i64 = 0
        for flow in self.flows:
            moved |= flow.dice
        return moved


def exchange(
    by: i64,
    to: i64,
    give_money: i64,
    get_money: i64,
    give_lots: i64,
    get_lots: i64,
    give_dice: i64,
    get_dice: i64,
) -> Offer:
    """Goods of one seat for goods of another."""
    flows = [Flow(by, to, give_money, give_lots, give_dice), Flow(to, by, get_money, get_lots, get_dice)]
    return Offer(by, flows, vec[i64](), NOBODY)


def same_goods(one: Offer, other: Offer) -> bool:
    """Do the same goods flow between the same seats? The proposers may be different."""
    if one.sides != other.sides:
        return False
    for flow in one.flows:
        if not flow.empty() and not has_flow(other, flow):
            return False
    for flow in other.flows:
        if not flow.empty() and not has_flow(one, flow):
            return False
    return True


def has_flow(offer: Offer, flow: Flow) -> bool:
    for known in offer.flows:
        if known.same(flow):
            return True
    return False


def same_words(one: Offer, other: Offer) -> bool:
    """Do two offers say the same, casinos called by the same lots?"""
    if one.doer != other.doer or len(one.actions) != len(other.actions) or not same_goods(one, other):
        return False
    for i in range(i64(len(one.actions))):
        if one.actions[i] != other.actions[i]:
            return False
    return True


def same_terms(board: Board, one: Offer, other: Offer) -> bool:
    """Do two seats say the same? A casino may be named by any of its lots."""
    if one.doer != other.doer or len(one.actions) != len(other.actions) or not same_goods(one, other):
        return False
    for i in range(i64(len(one.actions))):
        if first_lot(board, one.actions[i]) != first_lot(board, other.actions[i]):
            return False
    return True


def side_problem(board: Board, seat: i64, flows: list[Flow]) -> GameError | None:
    """Why this seat cannot give and take what flows from and to it."""
    money: i64 = 0
    lots: i64 = 0
    dice: i64 = 0
    markers = bits(board.marks[seat])
    out = bits(board.dice[seat])
    for flow in flows:
        if flow.giver == seat:
            money += flow.money
            lots |= flow.lots
            dice |= flow.dice
            markers -= bits(flow.lots)
            out -= bits(flow.dice)
        elif flow.taker == seat:
            markers += bits(flow.lots)
            out += bits(flow.dice)
    name = int(seat) + 1
    if money > board.money[seat]:
        return GameError("error-lov-deal-money", seat=name, have=int(board.money[seat]), money=int(money))
    missing = lots & ~board.marks[seat]
    if missing:
        return GameError("error-lov-deal-lot", seat=name, lot=LOT_NAMES[lots_of(missing)[0]])
    missing = dice & ~board.dice[seat]
    if missing:
        return GameError("error-lov-deal-die", seat=name, lot=LOT_NAMES[lots_of(missing)[0]])
    if markers > MARKERS:
        return GameError("error-lov-deal-markers", seat=name, most=int(MARKERS))
    if out > DICE:
        return GameError("error-lov-deal-dice", seat=name, most=int(DICE))
    return None


def goods_problem(board: Board, offer: Offer) -> GameError | None:
    """Why the goods of a deal cannot change hands."""
    problem = side_problem(board, offer.by, offer.flows)
    for seat in range(board.seats):
        if problem is None and seat != offer.by and offer.is_side(seat):
            problem = side_problem(board, seat, offer.flows)
    return problem


def transfer(board: Board, offer: Offer) -> None:
    """The goods change hands."""
    for flow in offer.flows:
        board.money[flow.giver] -= flow.money
        board.money[flow.taker] += flow.money
        board.marks[flow.giver] &= ~flow.lots
        if flow.dice:
            board.own_dice(flow.dice, flow.taker)
    for flow in offer.flows:
        board.marks[flow.taker] |= flow.lots


def dice_given(offer: Offer, seat: i64) -> i64:
    """How many dice this seat has fewer on the board after a deal."""
    fewer: i64 = 0
    for flow in offer.flows:
        if flow.giver == seat:
            fewer += bits(flow.dice)
        elif flow.taker == seat:
            fewer -= bits(flow.dice)
    return fewer


# -- the menu


def from_menu(board: Board, seat: i64, code: i64) -> Offer:
    """The offer that a step of the menu stands for."""
    if code >= SWAP:
        mine = BIT[(code - SWAP) // LOTS]
        theirs = BIT[(code - SWAP) % LOTS]
        return exchange(seat, board.owner_at(theirs), 0, 0, 0, 0, mine, theirs)
    if code >= SELL_DIE:
        bit = BIT[(code - SELL_DIE) // MOST_SEATS]
        price = DIE_PRICE * board.face_at(bit)
        return exchange(seat, (code - SELL_DIE) % MOST_SEATS, 0, price, 0, 0, bit, 0)
    if code >= BUY_DIE:
        bit = BIT[code - BUY_DIE]
        return exchange(seat, board.owner_at(bit), DIE_PRICE * board.face_at(bit), 0, 0, 0, 0, bit)
    if code >= SELL_LOT:
        lot = (code - SELL_LOT) // MOST_SEATS
        return exchange(seat, (code - SELL_LOT) % MOST_SEATS, 0, PRICE[lot], BIT[lot], 0, 0, 0)
    lot = code - BUY_LOT
    return exchange(seat, board.marker_at(BIT[lot]), PRICE[lot], 0, 0, BIT[lot], 0, 0)


def add_menu(steps: vec[i64], board: Board, seat: i64) -> vec[i64]:
    """Typical offers that are possible now: lots next to what a side has, dice in shared casinos."""
    money = board.money[seat]
    own = board.marks[seat]
    here = grown(own | board.dice[seat])
    may_buy = board.free_markers(seat) > 0
    for other in range(board.seats):
        if other == seat:
            continue
        theirs = board.marks[other]
        lots = theirs & here if may_buy else i64(0)
        while lots:
            bit = lots & -lots
            lots ^= bit
            lot = which(bit)
            if PRICE[lot] <= money:
                steps = append(steps, BUY_LOT + lot)
        if own:
            lots = own & grown(theirs | board.dice[other])
            if lots and board.free_markers(other) > 0:
                purse = board.money[other]
                while lots:
                    bit = lots & -lots
                    lots ^= bit
                    lot = which(bit)
                    if PRICE[lot] <= purse:
                        steps = append(steps, SELL_LOT + lot * MOST_SEATS + other)
    return add_dice_offers(steps, board, seat)


def add_dice_offers(steps: vec[i64], board: Board, seat: i64) -> vec[i64]:
    """Buy or sell a die where both sides have one; swap so that each side gathers dice where it is boss."""
    own = board.dice[seat]
    shared: i64 = 0  # companies of which a casino reaches beyond the seat's own dice
    for company in range(COMPANY_COUNT):
        mine = board.tiles[company] & own
        if mine and grown(mine) & board.tiles[company] & ~own:
            shared |= BIT[company]
    if not shared:
        return steps
    for other in range(board.seats):
        if other != seat:
            steps = add_offers_between(steps, board, seat, other, shared)
    return steps


def add_offers_between(steps: vec[i64], board: Board, seat: i64, other: i64, shared: i64) -> vec[i64]:
    own = board.dice[seat]
    theirs = board.dice[other]
    guest: i64 = 0  # own dice in casinos of which the other is boss
    host: i64 = 0  # the other's dice in casinos of which this seat is boss
    for company in range(COMPANY_COUNT):
        area = board.tiles[company]
        if not shared >> company & 1 or not area & theirs:
            continue
        rest = area & own
        while rest:
            casino = flooded(rest & -rest, area)
            rest &= ~casino
            if not casino & theirs:
                continue
            boss = board.boss(casino)
            if boss == seat:
                host |= casino & theirs
            elif boss == other:
                guest |= casino & own
            steps = add_die_sales(steps, board, seat, other, casino & own, casino & theirs)
    while guest and host:
        bit = guest & -guest
        guest ^= bit
        rest = host
        while rest:
            their_bit = rest & -rest
            rest ^= their_bit
            steps = append(steps, SWAP + which(bit) * LOTS + which(their_bit))
    return steps


def add_die_sales(steps: vec[i64], board: Board, seat: i64, other: i64, mine: i64, theirs: i64) -> vec[i64]:
    if board.free_dice(seat) > 0:
        while theirs:
            bit = theirs & -theirs
            theirs ^= bit
            if DIE_PRICE * board.face_at(bit) <= board.money[seat]:
                steps = append(steps, BUY_DIE + which(bit))
    if board.free_dice(other) > 0:
        while mine:
            bit = mine & -mine
            mine ^= bit
            if DIE_PRICE * board.face_at(bit) <= board.money[other]:
                steps = append(steps, SELL_DIE + which(bit) * MOST_SEATS + other)
    return steps
