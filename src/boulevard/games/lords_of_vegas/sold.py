"""Actions that are part of a deal: are they possible, as far as no roll decides it?

The deal is tried on a copy of the board. Where a roll will have changed dice by then, every action that some
roll allows is possible; when its time comes it is looked at again, and dropped if the dice were against it.
"""

from boulevard.games.contract import GameError
from boulevard.games.native import i64
from boulevard.games.packed import BIT, bits

from .actions import (
    BETS,
    BUILD,
    GAMBLE,
    REMODEL,
    REORGANISE,
    SPRAWL,
    first_lot,
    may,
    place_cost,
    remodel,
)
from .board import Board, flooded, lots_of
from .components import COMPANY_COUNT, PRINTED, REMODEL_PER_TILE
from .deals import Offer, transfer
from .notation import step_token, verb_of


def sold_problem(board: Board, gambled: bool, offer: Offer) -> GameError | None:
    """Why what is sold with a deal cannot be done once the goods have changed hands."""
    after = board.clone()
    transfer(after, offer)
    seat = offer.doer
    open_lots: i64 = 0  # dice that a roll decides
    for step in offer.actions:
        if not possible(after, seat, gambled, step, open_lots):
            verb = verb_of(step)
            reason = verb.reason(after, seat, gambled, step - verb.first)
            why = reason if reason is not None else GameError("error-lov-deal-action")
            return GameError("error-lov-sold", seat=int(seat) + 1, action=step_token(step), reason=why)
        open_lots |= done(after, seat, first_lot(after, step), open_lots)
        gambled = gambled or step >= GAMBLE
        open_lots |= tied_casinos(after)
    return None


def done(board: Board, seat: i64, step: i64, open_lots: i64) -> i64:
    """Does what is certain of an action, always in favour of the seat; says which dice it rolls."""
    if step >= GAMBLE:
        board.money[seat] += 2 * ((step - GAMBLE) % BETS)  # at most
        return 0
    if step >= REORGANISE:
        casino = board.casino_at(BIT[step - REORGANISE])
        dice = casino & board.with_dice()
        board.money[seat] -= board.pips(dice & ~open_lots) + bits(dice & open_lots)  # at least
        board.rolled |= dice
        return dice
    if step >= REMODEL:
        casino = board.casino_at(BIT[(step - REMODEL) // COMPANY_COUNT])
        board.money[seat] -= REMODEL_PER_TILE * bits(casino)
        remodel(board, casino, (step - REMODEL) % COMPANY_COUNT)
        return 0
    about = step - SPRAWL if step >= SPRAWL else step - BUILD
    lot = about // COMPANY_COUNT
    board.money[seat] -= place_cost(board, seat, lot)
    board.marks[seat] &= ~BIT[lot]
    board.tiles[about % COMPANY_COUNT] |= BIT[lot]
    board.put_die(BIT[lot], seat, PRINTED[lot])  # if all are out, the seat will find one
    return 0


def tied_casinos(board: Board) -> i64:
    """All lots of casinos that are tied: in the end any of their dice may have been rolled."""
    tied: i64 = 0
    for area in board.tiles:
        rest = area
        while rest:
            casino = flooded(rest & -rest, area)
            rest &= ~casino
            if board.tied(casino):
                tied |= casino
    return tied


def possible(board: Board, seat: i64, gambled: bool, step: i64, open_lots: i64) -> bool:
    """May the seat do this now, or if the open dice fall well: for any one seat, or all of them low?"""
    if may(board, seat, gambled, step):
        return True
    if not open_lots & board.with_dice():
        return False
    for lucky in range(-1, int(board.seats)):
        guess = board.clone()
        for lot in lots_of(open_lots & board.with_dice()):
            guess.show(BIT[lot], 1)
        if lucky >= 0:
            raise_open_dice(guess, lucky, open_lots)
        if may(guess, seat, gambled, step):
            return True
    return False


def raise_open_dice(board: Board, lucky: i64, open_lots: i64) -> None:
    """A seat with an open die in a casino becomes its boss: a six that it ties with is rolled again."""
    for area in board.tiles:
        rest = area & open_lots & board.dice[lucky]
        while rest:
            bit = rest & -rest
            casino = flooded(bit, area)
            rest &= ~casino
            for lot in lots_of(casino & board.with_dice()):
                board.show(BIT[lot], 1)
            board.show(bit, 6)
