"""The actions of the active seat: their codes, when each is allowed, what it costs."""

from typing import Final

from boulevard.games.native import append, extend, i64, vec
from boulevard.games.packed import BIT, bits, which

from .board import Board, flooded, grown
from .components import BET_PER_TILE, COMPANY_COUNT, LOTS, PRICE, REMODEL_PER_TILE, SPRAWL_FACTOR

# Steps as ints. A casino is named by its first lot.
END: Final[i64] = 0
LEAVE: Final[i64] = 1
STAND: Final[i64] = 2
LAY_OFF: Final[i64] = 3
TURN_CARD: Final[i64] = 4
BUILD: Final[i64] = 10  # + lot * 5 + company
SPRAWL: Final[i64] = 250  # + lot * 5 + company
REMODEL: Final[i64] = 490  # + lot * 5 + company
REORGANISE: Final[i64] = 730  # + lot
LIFT: Final[i64] = 778  # + lot
GIVE_UP: Final[i64] = 826  # + lot
ARRANGE: Final[i64] = 874  # + lot * 7 + value
GAMBLE: Final[i64] = 1210  # + lot * 46 + bet
# Deals. An offer that stands is named by its place among them, other offers by what they are about.
ACCEPT: Final[i64] = 3418  # + the place of the offer
REJECT: Final[i64] = 3450
WITHDRAW: Final[i64] = 3482
BUY_LOT: Final[i64] = 3514  # + lot
SELL_LOT: Final[i64] = 3562  # + lot * 4 + buyer
BUY_DIE: Final[i64] = 3754  # + lot
SELL_DIE: Final[i64] = 3802  # + lot * 4 + buyer
SWAP: Final[i64] = 3994  # + own lot * 48 + the other's lot
STEPS: Final[i64] = 6298  # all of them are smaller
BETS: Final[i64] = 46
STANDING: Final[i64] = 32  # offers that stand at once, at most


def _gambles() -> vec[vec[i64]]:
    every = vec[i64]([code for code in range(int(GAMBLE), int(ACCEPT))])
    table = vec[vec[i64]]()
    for lot in range(LOTS):
        for most in range(BETS):
            table = append(table, every[lot * BETS + 1 : lot * BETS + most + 1])
    return table


# Per casino and highest bet, every bet up to that one: there are many, and they come together.
GAMBLES: Final = _gambles()


def _builds() -> vec[vec[i64]]:
    every = vec[i64]([code for code in range(int(BUILD), int(SPRAWL))])
    table = vec[vec[i64]]()
    for lot in range(LOTS):
        table = append(table, every[lot * COMPANY_COUNT : (lot + 1) * COMPANY_COUNT])
    return table


# Per lot, a tile of every company: most of the time all have some left.
BUILDS: Final = _builds()
ALL_COMPANIES: Final[i64] = (1 << COMPANY_COUNT) - 1


def action_code(code: i64) -> bool:
    """Is this one of the five actions of a turn?"""
    return BUILD <= code < LIFT or GAMBLE <= code < ACCEPT


def limit(board: Board, seat: i64, casino: i64) -> i64:
    """The highest bet this seat may place in a casino."""
    most = BET_PER_TILE * bits(casino)
    money = board.money[seat]
    return money if money < most else most


def place_cost(board: Board, seat: i64, lot: i64) -> i64:
    """What a tile on this lot costs: its price on one's own lot, twice that for sprawling."""
    if board.marks[seat] & BIT[lot]:
        return PRICE[lot]
    return SPRAWL_FACTOR * PRICE[lot]


def add_actions(steps: vec[i64], board: Board, seat: i64, gambled: bool) -> vec[i64]:
    """All actions that the active seat may take now."""
    money = board.money[seat]
    if money == 0:
        return steps  # everything costs something
    dice = board.dice[seat]
    in_stock: i64 = 0
    stocks: i64 = 0  # tiles left, eight bits a company
    for company in range(COMPANY_COUNT):
        stock = board.stock(company)
        if stock > 0:
            in_stock |= BIT[company]
            stocks += BIT[8 * company] * stock
    own = board.marks[seat]
    while own:
        bit = own & -own
        own ^= bit
        lot = which(bit)
        if PRICE[lot] <= money:
            if in_stock == ALL_COMPANIES:
                steps = extend(steps, BUILDS[lot])
                continue
            code = BUILD + lot * COMPANY_COUNT
            for company in range(COMPANY_COUNT):
                if in_stock >> company & 1:
                    steps = append(steps, code + company)
    taken: i64 = -1  # lots with a tile or a marker, once they are asked for
    for company in range(COMPANY_COUNT):
        area = board.tiles[company]
        rest = area & dice if gambled else area  # other casinos are only good for gambling
        mine: i64 = 0  # casinos of this company whose boss this seat is
        while rest:
            casino = flooded(rest & -rest, area)
            rest &= ~casino
            lot = which(casino & -casino)
            boss = board.boss(casino)
            if boss == seat:
                mine |= casino
                size = bits(casino)
                if size * REMODEL_PER_TILE <= money:
                    for other in range(COMPANY_COUNT):
                        if other != company and (stocks >> (8 * other) & 255) >= size:
                            steps = append(steps, REMODEL + lot * COMPANY_COUNT + other)
            elif boss >= 0 and not gambled:
                most = BET_PER_TILE * bits(casino)
                if most > money:
                    most = money
                steps = extend(steps, GAMBLES[lot * BETS + most])
            if casino & dice and not casino & board.rolled and board.pips(casino) <= money:
                steps = append(steps, REORGANISE + lot)
        if mine and in_stock >> company & 1:
            if taken < 0:
                taken = board.tiled() | board.marked()
            around = grown(mine) & ~taken
            while around:
                bit = around & -around
                around ^= bit
                lot = which(bit)
                if SPRAWL_FACTOR * PRICE[lot] <= money:
                    steps = append(steps, SPRAWL + lot * COMPANY_COUNT + company)
    return steps


def first_lot(board: Board, code: i64) -> i64:
    """The same step with its casino named by its first lot."""
    if REMODEL <= code < REORGANISE:
        casino = board.casino_at(BIT[(code - REMODEL) // COMPANY_COUNT])
        if casino:
            return REMODEL + which(casino & -casino) * COMPANY_COUNT + (code - REMODEL) % COMPANY_COUNT
    elif REORGANISE <= code < LIFT:
        casino = board.casino_at(BIT[code - REORGANISE])
        if casino:
            return REORGANISE + which(casino & -casino)
    elif GAMBLE <= code < ACCEPT:
        casino = board.casino_at(BIT[(code - GAMBLE) // BETS])
        if casino:
            return GAMBLE + which(casino & -casino) * BETS + (code - GAMBLE) % BETS
    return code


def may(board: Board, seat: i64, gambled: bool, code: i64) -> bool:
    """May the active seat take this one action now?"""
    if not action_code(code):
        return False
    code = first_lot(board, code)
    for step in add_actions(vec[i64](), board, seat, gambled):
        if step == code:
            return True
    return False


def remodel(board: Board, casino: i64, company: i64) -> None:
    """All tiles of a casino change company."""
    for other in range(COMPANY_COUNT):
        board.tiles[other] &= ~casino
    board.tiles[company] |= casino


def boss_of_touching(board: Board, seat: i64, bit: i64, company: i64) -> bool:
    """Is this seat boss of a casino of the company that shares an edge with the lot?"""
    near = grown(bit) & board.tiles[company] & ~bit
    while near:
        casino = flooded(near & -near, board.tiles[company])
        near &= ~casino
        if board.boss(casino) == seat:
            return True
    return False
