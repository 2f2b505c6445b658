"""Steps as entries of the menu: where, for how much, and what they would leave behind. Seats count from 0.

All bets in one casino are one entry: its token bets the least, `most` is the highest bet, and `bets` says of
each what it may bring.
"""

from typing import Final

from boulevard.games.contract import Json
from boulevard.games.native import append, i64, vec
from boulevard.games.packed import BIT, bits

from .actions import (
    ACCEPT,
    ARRANGE,
    BETS,
    BUILD,
    BUY_LOT,
    GAMBLE,
    GIVE_UP,
    LIFT,
    REJECT,
    REMODEL,
    REORGANISE,
    SPRAWL,
    WITHDRAW,
    add_actions,
    first_lot,
    limit,
    remodel,
)
from .board import Board
from .components import (
    COMPANIES,
    COMPANY_COUNT,
    LOT_NAMES,
    PRICE,
    PRINTED,
    REMODEL_PER_TILE,
    SPRAWL_FACTOR,
)
from .deals import Offer, goods_problem, transfer
from .notation import VERBS, step_token, verb_of
from .readings import bosses, names, shares
from .sold import done

TALK: Final = [(BUY_LOT, "offer"), (WITHDRAW, "withdraw"), (REJECT, "reject"), (ACCEPT, "accept")]
VERB_NAMES: Final = [name for _, name in TALK] + [verb.name for verb in VERBS]


def verb_name(code: i64) -> str:
    for first, name in TALK:
        if code >= first:
            return name
    return verb_of(code).name


def distinct(codes: vec[i64]) -> vec[i64]:
    """Every step, but of all bets in a casino only the first. They stand together, the least first."""
    found = vec[i64](capacity=len(codes))
    for code in codes:
        if not GAMBLE <= code < ACCEPT or (code - GAMBLE) % BETS == 1:
            found = append(found, code)
    return found


def entry(board: Board, seat: i64, code: i64, token: str) -> Json:
    """One of the steps that a seat may take on this board."""
    made: Json = {"token": token, "verb": verb_name(code)}
    if BUILD <= code < LIFT or GAMBLE <= code < ACCEPT:
        _add_action(made, board, seat, code)
    elif LIFT <= code < ARRANGE:
        lot = code - (LIFT if code < GIVE_UP else GIVE_UP)
        made["lots"] = [LOT_NAMES[lot]]
    elif ARRANGE <= code < GAMBLE:
        made["lots"] = [LOT_NAMES[(code - ARRANGE) // 7]]
        made["value"] = int((code - ARRANGE) % 7)
    return made


def _add_action(made: Json, board: Board, seat: i64, code: i64) -> None:
    if code < REORGANISE:
        rest = code - (BUILD if code < SPRAWL else SPRAWL if code < REMODEL else REMODEL)
        lot = rest // COMPANY_COUNT
        company = rest % COMPANY_COUNT
        made["company"] = COMPANIES[company]
        after = board.clone()
        if code < REMODEL:
            made["lots"] = [LOT_NAMES[lot]]
            made["cost"] = int(PRICE[lot] if code < SPRAWL else SPRAWL_FACTOR * PRICE[lot])
            after.tiles[company] |= BIT[lot]
            after.put_die(BIT[lot], seat, PRINTED[lot])
        else:
            casino = board.casino_at(BIT[lot])
            made["lots"] = names(casino)
            made["cost"] = int(REMODEL_PER_TILE * bits(casino))
            remodel(after, casino, company)
        made["brings"] = bosses(after, after.casino_at(BIT[lot]))
        return
    if code < LIFT:
        casino = board.casino_at(BIT[code - REORGANISE])
        made["lots"] = names(casino)
        made["cost"] = int(board.pips(casino))
        made["odds"] = roll_odds(board, casino, seat)
        return
    casino = board.casino_at(BIT[(code - GAMBLE) // BETS])
    made["lots"] = names(casino)
    made["cost"] = 1
    made["most"] = int(limit(board, seat, casino))
    boss = board.boss(casino)
    purse = board.money[boss] if boss >= 0 else i64(0)
    made["covers"] = int(purse)
    made["bets"] = [
        {
            "stand": [row["gambler"] for row in shares(bet, purse, False)],
            "lay_off": [row["gambler"] for row in shares(bet, purse, True)],
        }
        for bet in range(1, made["most"] + 1)
    ]


def roll_odds(board: Board, casino: i64, seat: i64) -> Json:
    """When all dice of a casino are rolled: how likely a seat has the highest alone, and shares it."""
    own = bits(board.dice[seat] & casino)
    boss = 0.0
    at_least = 0.0
    for face in range(1, 7):
        here = (face / 6) ** int(own) - ((face - 1) / 6) ** int(own)
        below = 1.0
        up_to = 1.0
        for other in range(board.seats):
            dice = int(bits(board.dice[other] & casino))
            if other != seat and dice > 0:
                below *= ((face - 1) / 6) ** dice
                up_to *= (face / 6) ** dice
        boss += here * below
        at_least += here * up_to
    return {"boss": boss, "tie": at_least - boss}


def sold(board: Board, offer: Offer) -> list[Json]:
    """The actions that are part of an offer, each on the board as it is by then as far as no roll decides it;
    only those before the first that has become impossible."""
    found: list[Json] = []
    if goods_problem(board, offer) is not None:
        return found
    after = board.clone()
    transfer(after, offer)
    rolled: i64 = 0
    for step in offer.actions:
        code = first_lot(after, step)
        tiled = after.tiled() & BIT[lot_of(code)] != 0
        if tiled == (code < REMODEL):  # something else was built there, or taken away
            return found
        found.append(entry(after, offer.doer, code, step_token(step)))
        rolled |= done(after, offer.doer, code, rolled)
    return found


def lot_of(code: i64) -> i64:
    """Where an action takes place."""
    if code < REORGANISE:
        return (code - (BUILD if code < SPRAWL else SPRAWL if code < REMODEL else REMODEL)) // COMPANY_COUNT
    return code - REORGANISE if code < LIFT else (code - GAMBLE) // BETS


def sellable(board: Board, active: i64, gambled: bool, offer: Offer) -> list[Json]:
    """The actions that the active seat could add to a deal, once its goods have changed hands and those it
    already holds are done."""
    if goods_problem(board, offer) is not None:
        return []
    after = board.clone()
    transfer(after, offer)
    rolled: i64 = 0
    for step in offer.actions:
        rolled |= done(after, active, first_lot(after, step), rolled)
        gambled = gambled or step >= GAMBLE
    codes = distinct(add_actions(vec[i64](), after, active, gambled))
    return [entry(after, active, code, step_token(code)) for code in codes]
