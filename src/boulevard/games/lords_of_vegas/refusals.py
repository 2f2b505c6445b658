"""Why an action is refused, in terms a player can check on the board."""

from boulevard.games.contract import GameError
from boulevard.games.native import i64
from boulevard.games.packed import BIT, bits, which

from .actions import boss_of_touching, limit
from .board import Board, flooded, grown
from .components import BET_PER_TILE, COMPANIES, LOT_NAMES, PRICE, REMODEL_PER_TILE, SPRAWL_FACTOR


def build_reason(board: Board, seat: i64, lot: i64, company: i64) -> GameError | None:
    name = LOT_NAMES[lot]
    if board.tiled() & BIT[lot]:
        return GameError("error-lov-lot-built", lot=name)
    if not board.marks[seat] & BIT[lot]:
        return GameError("error-lov-not-your-lot", lot=name)
    if PRICE[lot] > board.money[seat]:
        return GameError("error-lov-money", have=int(board.money[seat]), lot=name, cost=int(PRICE[lot]))
    if board.stock(company) <= 0:
        return GameError("error-lov-no-tiles", company=COMPANIES[company], left=0, need=1)
    return None


def sprawl_reason(board: Board, seat: i64, lot: i64, company: i64) -> GameError | None:
    name = LOT_NAMES[lot]
    if board.tiled() & BIT[lot]:
        return GameError("error-lov-lot-built", lot=name)
    owner = board.marker_at(BIT[lot])
    if owner >= 0:
        return GameError("error-lov-lot-owned", lot=name, seat=int(owner) + 1)
    if not grown(BIT[lot]) & board.tiles[company]:
        return GameError("error-lov-not-adjacent", lot=name, company=COMPANIES[company])
    if not boss_of_touching(board, seat, BIT[lot], company):
        near = grown(BIT[lot]) & board.tiles[company]
        casino = flooded(near & -near, board.tiles[company])
        return GameError("error-lov-not-boss", lot=LOT_NAMES[which(casino & -casino)])
    cost = SPRAWL_FACTOR * PRICE[lot]
    if cost > board.money[seat]:
        return GameError("error-lov-money-sprawl", have=int(board.money[seat]), lot=name, cost=int(cost))
    if board.stock(company) <= 0:
        return GameError("error-lov-no-tiles", company=COMPANIES[company], left=0, need=1)
    return None


def remodel_reason(board: Board, seat: i64, lot: i64, company: i64) -> GameError | None:
    name = LOT_NAMES[lot]
    casino = board.casino_at(BIT[lot])
    size = bits(casino)
    cost = REMODEL_PER_TILE * size
    if not casino:
        return GameError("error-lov-no-casino", lot=name)
    if board.boss(casino) != seat:
        return GameError("error-lov-not-boss", lot=name)
    if casino & board.tiles[company]:
        return GameError("error-lov-same-company", lot=name, company=COMPANIES[company])
    if cost > board.money[seat]:
        return GameError("error-lov-money-remodel", have=int(board.money[seat]), lot=name, cost=int(cost))
    if board.stock(company) < size:
        return GameError(
            "error-lov-no-tiles", company=COMPANIES[company], left=int(board.stock(company)), need=int(size)
        )
    return None


def reorganise_reason(board: Board, seat: i64, lot: i64) -> GameError | None:
    name = LOT_NAMES[lot]
    casino = board.casino_at(BIT[lot])
    if not casino:
        return GameError("error-lov-no-casino", lot=name)
    if not casino & board.dice[seat]:
        return GameError("error-lov-no-die", lot=name)
    if casino & board.rolled:
        rolled = casino & board.rolled
        return GameError("error-lov-rolled", lot=LOT_NAMES[which(rolled & -rolled)])
    if board.pips(casino) > board.money[seat]:
        return GameError(
            "error-lov-money-reorganise", have=int(board.money[seat]), lot=name, cost=int(board.pips(casino))
        )
    return None


def gamble_reason(board: Board, seat: i64, gambled: bool, lot: i64, bet: i64) -> GameError | None:
    name = LOT_NAMES[lot]
    if gambled:
        return GameError("error-lov-gambled")
    casino = board.casino_at(BIT[lot])
    if not casino:
        return GameError("error-lov-no-casino", lot=name)
    boss = board.boss(casino)
    if boss == seat:
        return GameError("error-lov-own-casino", lot=name)
    if boss < 0:
        return GameError("error-lov-no-boss", lot=name)
    if bet > BET_PER_TILE * bits(casino):
        return GameError(
            "error-lov-bet-limit", lot=name, limit=int(BET_PER_TILE * bits(casino)), bet=int(bet)
        )
    if bet > limit(board, seat, casino):
        return GameError("error-lov-money-bet", have=int(board.money[seat]), bet=int(bet))
    return None
