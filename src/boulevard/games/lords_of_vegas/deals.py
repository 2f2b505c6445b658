"""Deals between two seats: the terms, whether they are possible, and the menu for bots and planners.

People may agree on any mix of money, lots, dice and one action of the active seat. For bots and
planners `add_menu` lists a few typical offers; docs/rules/lords-of-vegas.md describes them. Every
seat may take one offer from the menu in a turn.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boulevard.games.contract import GameError
from boulevard.games.packed import BIT

from .actions import BUY_DIE, BUY_LOT, SELL_DIE, SELL_LOT, SWAP, first_lot, may
from .board import NONE, Board, count, flooded, grown, lots_of, number
from .components import COMPANY_COUNT, DICE, LOT_NAMES, LOTS, MARKERS, MOST_SEATS, PRICE

DIE_PRICE: Final[i64] = 3  # for every pip, in offers from the menu


class Offer:
    """What one seat proposes to another. Never changed once made."""

    __slots__ = (
        "action",
        "by",
        "get_dice",
        "get_lots",
        "get_money",
        "give_dice",
        "give_lots",
        "give_money",
        "to",
    )

    def __init__(
        self,
        by: i64,
        to: i64,
        give_money: i64,
        get_money: i64,
        give_lots: i64,
        get_lots: i64,
        give_dice: i64,
        get_dice: i64,
        action: i64,
    ) -> None:
        self.by = by
        self.to = to
        self.give_money = give_money
        self.get_money = get_money
        self.give_lots = give_lots
        self.get_lots = get_lots
        self.give_dice = give_dice
        self.get_dice = get_dice
        self.action = action  # of the active seat, or NONE

    def turned(self) -> "Offer":
        """The same terms as the other side says them."""
        return Offer(
            self.to,
            self.by,
            self.get_money,
            self.give_money,
            self.get_lots,
            self.give_lots,
            self.get_dice,
            self.give_dice,
            self.action,
        )

    def empty(self) -> bool:
        goods = self.give_lots | self.get_lots | self.give_dice | self.get_dice
        return self.give_money + self.get_money == 0 and goods == 0 and self.action == NONE


def same_terms(board: Board, one: Offer, other: Offer) -> bool:
    """Do two sides say the same? A casino may be named by any of its lots."""
    return (
        one.give_money == other.give_money
        and one.get_money == other.get_money
        and one.give_lots == other.give_lots
        and one.get_lots == other.get_lots
        and one.give_dice == other.give_dice
        and one.get_dice == other.get_dice
        and first_lot(board, one.action) == first_lot(board, other.action)
    )


def side_problem(
    board: Board, seat: i64, money: i64, lots: i64, dice: i64, lots_in: i64, dice_in: i64
) -> GameError | None:
    """Why this seat cannot give that and take this."""
    name = int(seat) + 1
    if money > board.money[seat]:
        return GameError("error-lov-deal-money", seat=name, have=int(board.money[seat]), money=int(money))
    missing = lots & ~board.marks[seat]
    if missing:
        return GameError("error-lov-deal-lot", seat=name, lot=LOT_NAMES[lots_of(missing)[0]])
    missing = dice & ~board.dice[seat]
    if missing:
        return GameError("error-lov-deal-die", seat=name, lot=LOT_NAMES[lots_of(missing)[0]])
    if count(board.marks[seat]) - count(lots) + count(lots_in) > MARKERS:
        return GameError("error-lov-deal-markers", seat=name, most=int(MARKERS))
    if count(board.dice[seat]) - count(dice) + count(dice_in) > DICE:
        return GameError("error-lov-deal-dice", seat=name, most=int(DICE))
    return None


def goods_problem(board: Board, offer: Offer) -> GameError | None:
    """Why the goods of a deal cannot change hands."""
    problem = side_problem(
        board, offer.by, offer.give_money, offer.give_lots, offer.give_dice, offer.get_lots, offer.get_dice
    )
    if problem is None:
        problem = side_problem(
            board, offer.to, offer.get_money, offer.get_lots, offer.get_dice, offer.give_lots, offer.give_dice
        )
    return problem


def transfer(board: Board, offer: Offer) -> None:
    """The goods change hands."""
    board.money[offer.by] += offer.get_money - offer.give_money
    board.money[offer.to] += offer.give_money - offer.get_money
    board.marks[offer.by] = board.marks[offer.by] & ~offer.give_lots | offer.get_lots
    board.marks[offer.to] = board.marks[offer.to] & ~offer.get_lots | offer.give_lots
    board.own_dice(offer.give_dice, offer.to)
    board.own_dice(offer.get_dice, offer.by)


def action_possible(board: Board, active: i64, gambled: bool, offer: Offer) -> bool:
    """Once the goods have moved, may the active seat take the action it sold?"""
    after = board.clone()
    transfer(after, offer)
    return may(after, active, gambled, offer.action)


# -- the menu


def from_menu(board: Board, seat: i64, code: i64) -> Offer:
    """The offer that a step of the menu stands for."""
    if code >= SWAP:
        mine = BIT[(code - SWAP) // LOTS]
        other = BIT[(code - SWAP) % LOTS]
        return Offer(seat, board.owner_at(other), 0, 0, 0, 0, mine, other, NONE)
    if code >= SELL_DIE:
        lot = (code - SELL_DIE) // MOST_SEATS
        price = DIE_PRICE * board.face_at(BIT[lot])
        return Offer(seat, (code - SELL_DIE) % MOST_SEATS, 0, price, 0, 0, BIT[lot], 0, NONE)
    if code >= BUY_DIE:
        lot = code - BUY_DIE
        price = DIE_PRICE * board.face_at(BIT[lot])
        return Offer(seat, board.owner_at(BIT[lot]), price, 0, 0, 0, 0, BIT[lot], NONE)
    if code >= SELL_LOT:
        lot = (code - SELL_LOT) // MOST_SEATS
        return Offer(seat, (code - SELL_LOT) % MOST_SEATS, 0, PRICE[lot], BIT[lot], 0, 0, 0, NONE)
    lot = code - BUY_LOT
    return Offer(seat, board.marker_at(BIT[lot]), PRICE[lot], 0, 0, BIT[lot], 0, 0, NONE)


def add_menu(steps: vec[i64], board: Board, seat: i64) -> vec[i64]:
    """Typical offers that are possible now: lots next to what a side has, dice in shared casinos."""
    money = board.money[seat]
    here = grown(board.marks[seat] | board.dice[seat])
    for other in range(board.seats):
        if other == seat:
            continue
        lots = board.marks[other] & here
        if lots and board.free_markers(seat) > 0:
            while lots:
                bit = lots & -lots
                lots ^= bit
                if PRICE[number(bit)] <= money:
                    steps = append(steps, BUY_LOT + number(bit))
        lots = board.marks[seat]
        if lots:
            lots &= grown(board.marks[other] | board.dice[other])
        if lots and board.free_markers(other) > 0:
            while lots:
                bit = lots & -lots
                lots ^= bit
                if PRICE[number(bit)] <= board.money[other]:
                    steps = append(steps, SELL_LOT + number(bit) * MOST_SEATS + other)
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
            steps = append(steps, SWAP + number(bit) * LOTS + number(their_bit))
    return steps


def add_die_sales(steps: vec[i64], board: Board, seat: i64, other: i64, mine: i64, theirs: i64) -> vec[i64]:
    if board.free_dice(seat) > 0:
        while theirs:
            bit = theirs & -theirs
            theirs ^= bit
            if DIE_PRICE * board.face_at(bit) <= board.money[seat]:
                steps = append(steps, BUY_DIE + number(bit))
    if board.free_dice(other) > 0:
        while mine:
            bit = mine & -mine
            mine ^= bit
            if DIE_PRICE * board.face_at(bit) <= board.money[other]:
                steps = append(steps, SELL_DIE + number(bit) * MOST_SEATS + other)
    return steps
