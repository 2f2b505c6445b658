"""What a person reads off the board by looking: casinos and their bosses, supplies, what is in the deck.

Seats count from 0.
"""

from typing import Final

from boulevard.games.contract import GameError, Json
from boulevard.games.native import i64, vec
from boulevard.games.packed import BIT, bits

from .board import Board, flooded, lots_of
from .components import (
    ALL_LOTS,
    BLOCK_F,
    COMPANIES,
    COMPANY_COUNT,
    END_CARD,
    LAST_PILE,
    LOT_NAMES,
    LOTS,
    ON_STRIP,
    PAYS,
    STRIP,
)
from .log import Teller
from .payout import bank_share, boss_share, pay_for
from .turn import LAYING_OFF, ROLLING, Course

HOUSE: Final = vec[i64]([-1, 1, 2])  # the rows of the house odds, as in facts.py


def readings(board: Board, deals_open: bool) -> Json:
    return {
        "deals_open": deals_open,
        "casinos": casinos(board),
        "closed": names(BLOCK_F) if board.seats == 2 else [],
        "stock": {COMPANIES[company]: int(board.stock(company)) for company in range(COMPANY_COUNT)},
        "seats": [
            {
                "dice": names(board.dice[seat]),
                "free_dice": int(board.free_dice(seat)),
                "free_markers": int(board.free_markers(seat)),
            }
            for seat in range(board.seats)
        ],
        "undrawn": undrawn(board.drawn),
        "brings": brings(board),
        "cards_to_end": cards_to_end(board),
    }


def names(mask: i64) -> list[str]:
    return [LOT_NAMES[lot] for lot in lots_of(mask)]


def casinos(board: Board) -> list[Json]:
    found: list[Json] = []
    for company in range(COMPANY_COUNT):
        area = board.tiles[company]
        rest = area
        while rest:
            lots = flooded(rest & -rest, area)
            rest &= ~lots
            made = bosses(board, lots)
            made["lots"] = names(lots)
            made["company"] = COMPANIES[company]
            made["pips"] = int(board.pips(lots))
            made["strip"] = bool(lots & ON_STRIP)
            made["rolled"] = bool(lots & board.rolled)
            found.append(made)
    return found


def bosses(board: Board, casino: i64) -> Json:
    """Whose casino it is, and with which die; or who share the highest value."""
    boss = board.boss(casino)
    top = board.highest(casino)
    return {
        "size": int(bits(casino)),
        "boss": int(boss) if boss >= 0 else None,
        "crown": LOT_NAMES[lots_of(top)[0]] if boss >= 0 else None,
        "tied": [int(seat) for seat in range(board.seats) if boss < 0 and board.dice[seat] & top],
    }


def undrawn(drawn: i64) -> Json:
    """Lots whose cards are still in the deck, by what they pay."""
    left: dict[str, list[str]] = {name: [] for name in [*COMPANIES, "strip"]}
    for lot in range(LOTS):
        if not drawn & BIT[lot]:
            pays = PAYS[lot]
            left["strip" if pays == STRIP else COMPANIES[pays]].append(LOT_NAMES[lot])
    made: Json = {}
    made.update(left)
    return made


def brings(board: Board) -> Json:
    """What a card would bring every seat now, by what it pays."""
    silent = Teller()
    made: Json = {}
    for company in range(COMPANY_COUNT + 1):  # STRIP is the last
        after = board.clone()
        pay_for(after, company, silent)
        made["strip" if company == STRIP else COMPANIES[company]] = [
            {
                "money": int(after.money[seat] - board.money[seat]),
                "points": int(after.points[seat] - board.points[seat]),
            }
            for seat in range(board.seats)
        ]
    return made


def cards_to_end(board: Board) -> int:
    """Cards that come before the End of Game card."""
    if board.drawn & BIT[END_CARD]:
        return 0
    return int(max(LOTS - bits(board.drawn & ALL_LOTS) - LAST_PILE[board.seats], i64(0)))


def gamble(course: Course) -> Json | None:
    """Before the dice of a gamble: who gets what in each row of the house odds, laid off or not."""
    if course.phase != LAYING_OFF and course.phase != ROLLING:
        return None
    purse = course.board.money[course.owner]
    return {"stand": shares(course.bet, purse, False), "lay_off": shares(course.bet, purse, True)}


def shares(bet: i64, purse: i64, laid_off: bool) -> list[Json]:
    """What a bet changes for the gambler, the boss and the bank, per row of the house odds."""
    rows: list[Json] = []
    for times in HOUSE:
        share = boss_share(bet, times, laid_off, purse)
        bank = bank_share(bet, times, laid_off)
        if times < 0:
            rows.append({"gambler": int(-bet), "boss": int(share), "bank": int(bank)})
        else:
            rows.append({"gambler": int(share + bank), "boss": int(-share), "bank": int(-bank)})
    return rows


def problem(error: GameError | None) -> Json | None:
    """Why something is not possible, for whoever says it in words."""
    if error is None:
        return None
    reason = error.details.get("reason")
    return {
        "key": error.key,
        "details": {name: value for name, value in error.details.items() if name != "reason"},
        "reason": problem(reason) if isinstance(reason, GameError) else None,
    }
