"""Positions of Lords of Vegas as JSON: writing, reading, refusing the impossible.

Seats are numbered from 1, a casino is called by any of its lots. `pending` says what a half-done
action waits for; docs/positions-lords-of-vegas.md describes all fields.
"""

from typing import Any, Final

from mypy_extensions import i64

from boulevard.games.contract import NOBODY, Game, GameError, Json
from boulevard.games.packed import BIT
from boulevard.games.reading import fields, flag, header, impossible, items, one_of, whole

from .actions import BUILD, SPRAWL
from .board import NONE, TIED, Board, count, flooded, lots_of
from .components import (
    ALL_LOTS,
    BLOCK_F,
    COMPANIES,
    COMPANY_COUNT,
    DICE,
    END_CARD,
    LAST_PILE,
    LOT_NAMES,
    LOTS,
    MARKERS,
    START_MONEY,
    TILES,
    TRACK,
    WINNING,
)
from .deals import Offer
from .notation import COMPANY_NUMBERS, LOT_NUMBERS, parse_terms, terms_text
from .payout import name_of
from .table import (
    ARRANGING,
    DEALING,
    DRAWING,
    LAYING_OFF,
    LIFTING,
    OVER,
    PHASES,
    REORGANISING,
    ROLLING,
    STARTING,
    TAKING,
    TIES,
    Table,
)

THEN: Final = ["turn", "pay", "take"]  # what follows the last reroll, as in turn.py
MOST_MONEY: Final = 1_000_000


# -- writing


def names(mask: i64) -> list[str]:
    return [LOT_NAMES[lot] for lot in lots_of(mask & ALL_LOTS)]


def seat_list(mask: i64) -> list[int]:
    return [lot + 1 for lot in lots_of(mask)]


def describe(table: Table) -> Json:
    board = table.board
    tiles: Json = {}
    for lot in lots_of(board.tiled()):
        bit = BIT[lot]
        owner = board.owner_at(bit)
        tiles[LOT_NAMES[lot]] = {
            "company": COMPANIES[board.company_at(bit)],
            "seat": int(owner) + 1 if owner >= 0 else None,
            "die": int(board.face_at(bit)) if owner >= 0 else None,
        }
    card: str | None = None
    if table.card != NONE:
        card = "end" if table.card == END_CARD else LOT_NAMES[table.card]
    return {
        "game": table.game.id,
        "rules": table.game.rules_version,
        "options": dict(table.options),
        "seats": int(table.seats),
        "phase": PHASES[table.phase],
        "active": int(table.active) + 1 if table.phase > STARTING else None,
        "card": card,
        "players": [
            {
                "money": int(board.money[seat]),
                "points": int(board.points[seat]),
                "lots": names(board.marks[seat]),
            }
            for seat in range(table.seats)
        ],
        "tiles": tiles,
        "drawn": names(board.drawn) + (["end"] if board.drawn & BIT[END_CARD] else []),
        "reorganised": names(board.rolled),
        "gambled": table.gambled,
        "offered": seat_list(table.offered),
        "offers": [
            {"from": int(offer.by) + 1, "to": int(offer.to) + 1, "terms": terms_text(offer, table.active)}
            for offer in table.offers
        ],
        "pending": pending(table),
    }


def pending(table: Table) -> Json | None:
    phase = table.phase
    if phase == STARTING:
        sums = [int(table.sums >> (8 * seat) & 255) for seat in range(table.seats)]
        return {"seats": seat_list(table.left), "sums": sums, "thrown": int(table.throws)}
    if phase == TIES:
        return {"roll": names(table.roll), "check": names(table.check), "then": THEN[table.after]}
    if phase == REORGANISING:
        return {"casino": name_of(table.casino), "roll": names(table.roll), "check": names(table.check)}
    if phase == ARRANGING:
        return {
            "casino": name_of(table.casino),
            "seat": int(table.owner) + 1,
            "left": names(table.left),
            "check": names(table.check),
        }
    if phase == LIFTING:
        return {"lot": LOT_NAMES[table.lot], "company": COMPANIES[table.company], "check": names(table.check)}
    if phase == LAYING_OFF:
        return {"casino": name_of(table.casino), "bet": int(table.bet), "check": names(table.check)}
    if phase == ROLLING:
        return {
            "casino": name_of(table.casino),
            "bet": int(table.bet),
            "laid_off": table.laid_off,
            "first": int(table.first_die) or None,
            "check": names(table.check),
        }
    return None


# -- reading


def read_header(game: Game, position: object) -> tuple[Json, int, dict[str, Any]]:
    data = header(
        position,
        game.id,
        game.rules_version,
        ["seats", "phase", "players", "tiles", "drawn"],
        ["options", "active", "card", "reorganised", "gambled", "offered", "offers", "pending"],
    )
    seats, options = game.choose_options(data["seats"], data.get("options", {}))
    return data, seats, options


def lot(value: object, where: str) -> int:
    if not isinstance(value, str) or value not in LOT_NUMBERS:
        raise GameError("error-lov-position-lot", where=where, found=str(value))
    return LOT_NUMBERS[value]


def lot_set(value: object, where: str) -> i64:
    mask: i64 = 0
    for item in items(value, where, 0, int(LOTS)):
        bit = BIT[lot(item, where)]
        if mask & bit:
            raise impossible(where, "lov-twice", lot=str(item))
        mask |= bit
    return mask


def fill(table: Table, data: Json) -> None:
    """Sets the table up as the position says, or raises GameError."""
    table.phase = PHASES.index(one_of(data["phase"], "phase", PHASES))
    fill_players(table, data)
    fill_tiles(table.board, data["tiles"])
    fill_drawn(table, data)
    check_supplies(table.board)
    fill_turn(table, data)
    fill_pending(table, data.get("pending"))
    check_ties(table)
    fill_offers(table, data)


def fill_players(table: Table, data: Json) -> None:
    board = table.board
    taken: i64 = 0
    for seat, player in enumerate(items(data["players"], "players", int(table.seats), int(table.seats))):
        where = f"players[{seat}]"
        read = fields(player, where, ["money", "points", "lots"], [])
        board.money[seat] = whole(read["money"], where + ".money", 0, MOST_MONEY)
        points = whole(read["points"], where + ".points", 0, int(WINNING))
        if points not in TRACK:
            raise impossible(where + ".points", "lov-track", points=points)
        board.points[seat] = points
        lots = lot_set(read["lots"], where + ".lots")
        if count(lots) > MARKERS:
            raise impossible(where + ".lots", "lov-markers", most=int(MARKERS), found=int(count(lots)))
        if lots & taken:
            raise impossible(where + ".lots", "lov-twice", lot=names(lots & taken)[0])
        taken |= lots
        board.marks[seat] = lots


def fill_tiles(board: Board, value: object) -> None:
    if not isinstance(value, dict):
        raise GameError("error-position-object", where="tiles")
    for name, tile in value.items():
        where = f"tiles.{name}"
        bit = BIT[lot(name, "tiles")]
        read = fields(tile, where, ["company"], ["seat", "die"])
        company = one_of(read["company"], where + ".company", COMPANIES)
        board.tiles[COMPANY_NUMBERS[company]] |= bit
        seat = read.get("seat")
        die = read.get("die")
        if seat is None and die is None:
            continue
        owner = whole(seat, where + ".seat", 1, int(board.seats)) - 1
        board.put_die(bit, owner, whole(die, where + ".die", 1, 6))


def fill_drawn(table: Table, data: Json) -> None:
    drawn: i64 = 0
    for card in items(data["drawn"], "drawn", 0, int(LOTS) + 1):
        number = int(END_CARD) if card == "end" else lot(card, "drawn")
        if drawn & BIT[number]:
            raise impossible("drawn", "lov-twice", lot=str(card))
        drawn |= BIT[number]
    board = table.board
    board.drawn = drawn
    lots = count(drawn & ALL_LOTS)
    dealt = 2 * table.seats
    most = LOTS - LAST_PILE[table.seats]
    fewest = 0 if table.phase == DEALING else dealt if table.phase <= DRAWING else dealt + 1
    if table.phase == DEALING:
        most = dealt - 1
    elif table.phase == STARTING:
        most = dealt
    if not fewest <= lots <= most:
        raise impossible("drawn", "lov-drawn", fewest=int(fewest), most=int(most), found=int(lots))
    if drawn & BIT[END_CARD] and (table.phase != OVER or lots != most):
        raise impossible("drawn", "lov-end-card")
    won = False
    for seat in range(table.seats):
        won = won or board.points[seat] >= WINNING
    if table.phase == OVER and not won and not drawn & BIT[END_CARD]:
        raise impossible("phase", "lov-not-over")
    if won and table.phase != OVER:
        raise impossible("phase", "lov-over", points=int(WINNING))
    if lots <= dealt:
        check_start(table)


def check_start(table: Table) -> None:
    """Before the first card every seat has just what its two start cards gave."""
    board = table.board
    dealt = count(board.drawn)
    for seat in range(table.seats):
        due = dealt - 2 * seat
        due = 0 if due < 0 else 2 if due > 2 else due
        money: i64 = 0
        for own in lots_of(board.marks[seat]):
            money += START_MONEY[own]
        if count(board.marks[seat]) != due or board.points[seat] > 0 or board.money[seat] != money:
            raise impossible(f"players[{seat}]", "lov-start")
    if board.tiled() or board.marked() != board.drawn:
        raise impossible("drawn", "lov-start")


def check_supplies(board: Board) -> None:
    marked = board.marked()
    if marked & board.tiled():
        raise impossible("tiles", "lov-marker-on-tile", lot=names(marked & board.tiled())[0])
    if marked & ~board.drawn:
        raise impossible("drawn", "lov-marker-undrawn", lot=names(marked & ~board.drawn)[0])
    if board.seats == 2 and (marked | board.tiled()) & BLOCK_F:
        raise impossible("tiles", "lov-block-f", lot=names((marked | board.tiled()) & BLOCK_F)[0])
    for seat in range(board.seats):
        if count(board.dice[seat]) > DICE:
            raise impossible(
                "tiles", "lov-dice", seat=int(seat) + 1, most=int(DICE), found=int(count(board.dice[seat]))
            )
    for company in range(COMPANY_COUNT):
        area = board.tiles[company]
        if count(area) > TILES:
            raise impossible(
                "tiles", "lov-tiles", company=COMPANIES[company], most=int(TILES), found=int(count(area))
            )
        rest = area
        while rest:
            casino = flooded(rest & -rest, area)
            rest &= ~casino
            if not casino & board.drawn:
                # Somebody built its first tile, on a lot whose card was drawn.
                raise impossible("tiles", "lov-nobody-built", lot=name_of(casino))


def fill_turn(table: Table, data: Json) -> None:
    board = table.board
    active = data.get("active")
    card = data.get("card")
    if table.phase > STARTING:
        table.active = whole(active, "active", 1, int(table.seats)) - 1
    elif active is not None:
        raise impossible("active", "lov-not-started")
    if card is not None:
        table.card = END_CARD if card == "end" else lot(card, "card")
        if not board.drawn & BIT[table.card]:
            raise impossible("card", "lov-card-undrawn", card=str(card))
    closed = table.seats == 2 and card is not None and BLOCK_F & BIT[table.card] != 0
    drawn_by = table.phase > DRAWING and table.phase != OVER
    if (drawn_by and (card is None or closed)) or (
        table.phase <= DRAWING and card is not None and not (closed and table.phase == DRAWING)
    ):
        raise impossible("card", "lov-card")
    if table.card == END_CARD and table.phase != OVER:
        raise impossible("card", "lov-card")
    board.rolled = lot_set(data.get("reorganised", []), "reorganised")
    if board.rolled & ~board.with_dice():
        raise impossible("reorganised", "lov-no-die", lot=names(board.rolled & ~board.with_dice())[0])
    table.gambled = flag(data.get("gambled", False), "gambled")
    for seat in items(data.get("offered", []), "offered", 0, int(table.seats)):
        table.offered |= BIT[whole(seat, "offered", 1, int(table.seats)) - 1]
    begun = table.phase >= REORGANISING and table.phase != OVER
    if not begun and (board.rolled or table.gambled or table.offered):
        raise impossible("phase", "lov-not-this-turn")
    if (table.phase == LAYING_OFF or table.phase == ROLLING) and not table.gambled:
        raise impossible("gambled", "lov-gambled")
    if table.phase == TAKING:
        tiled = board.tiled() & BIT[table.card] != 0
        free = board.free_dice(table.active) if tiled else board.free_markers(table.active)
        if free > 0 or board.dice[table.active] & BIT[table.card] or board.marked() & BIT[table.card]:
            raise impossible("phase", "lov-taking", card=str(card))


# -- reading what a half-done action waits for


def fill_pending(table: Table, value: object) -> None:
    phase = table.phase
    if phase == STARTING:
        fill_start_rolls(table, fields(value, "pending", ["seats", "sums", "thrown"], []))
    elif phase == TIES:
        read = fields(value, "pending", ["roll", "check", "then"], [])
        table.check = lot_set(read["check"], "pending.check")
        table.after = THEN.index(one_of(read["then"], "pending.then", THEN))
        casino = table.board.casino_at(table.check & -table.check)
        fill_roll(table, read["roll"], casino)
    elif phase == REORGANISING:
        read = fields(value, "pending", ["casino", "roll", "check"], [])
        fill_casino(table, read)
        fill_roll(table, read["roll"], table.casino)
    elif phase == ARRANGING:
        read = fields(value, "pending", ["casino", "seat", "left", "check"], [])
        fill_casino(table, read)
        table.owner = whole(read["seat"], "pending.seat", 1, int(table.seats)) - 1
        table.left = lot_set(read["left"], "pending.left")
        own = table.casino & table.board.dice[table.owner]
        # Lots are arranged in the order of the board, so what is left is the end of that order.
        done = own & ~table.left
        if table.left & ~own or done >= (table.left & -table.left) or table.alike():
            raise impossible("pending.left", "lov-arranging")
    elif phase == LIFTING:
        fill_lifting(table, fields(value, "pending", ["lot", "company", "check"], []))
    elif phase in (LAYING_OFF, ROLLING):
        fill_gamble(table, value)
    elif value is not None:
        raise impossible("pending", "lov-nothing-pending")


def fill_start_rolls(table: Table, read: Json) -> None:
    for seat in items(read["seats"], "pending.seats", 2, int(table.seats)):
        table.left |= BIT[whole(seat, "pending.seats", 1, int(table.seats)) - 1]
    table.throws = whole(read["thrown"], "pending.thrown", 0, int(2 * count(table.left)) - 1)
    thrown = int(table.throws)
    for seat, total in enumerate(items(read["sums"], "pending.sums", int(table.seats), int(table.seats))):
        dice = 0
        if table.left & BIT[seat]:
            dice = min(thrown, 2)
            thrown -= dice
        table.sums += BIT[8 * seat] * whole(total, "pending.sums", dice, 6 * dice)
    if count(table.left) < 2:
        raise impossible("pending.seats", "lov-contenders")


def fill_casino(table: Table, read: Json) -> None:
    table.casino = table.board.casino_at(BIT[lot(read["casino"], "pending.casino")])
    if not table.casino & table.board.with_dice():
        raise impossible("pending.casino", "lov-no-casino", lot=str(read["casino"]))
    if table.phase == REORGANISING or table.phase == ARRANGING:
        if table.casino & table.board.with_dice() & ~table.board.rolled:
            raise impossible("reorganised", "lov-reorganised", lot=str(read["casino"]))
    table.check = lot_set(read["check"], "pending.check")


def fill_roll(table: Table, value: object, casino: i64) -> None:
    table.roll = lot_set(value, "pending.roll")
    if not table.roll or table.roll & ~(casino & table.board.with_dice()):
        raise impossible("pending.roll", "lov-roll")


def fill_lifting(table: Table, read: Json) -> None:
    board = table.board
    table.lot = lot(read["lot"], "pending.lot")
    table.company = COMPANY_NUMBERS[one_of(read["company"], "pending.company", COMPANIES)]
    table.check = lot_set(read["check"], "pending.check")
    verb = BUILD if board.marks[table.active] & BIT[table.lot] else SPRAWL
    code = verb + table.lot * COMPANY_COUNT + table.company
    if board.free_dice(table.active) > 0 or not table.action_allowed(code):
        raise impossible("pending.lot", "lov-lifting", lot=LOT_NAMES[table.lot])


def fill_gamble(table: Table, value: object) -> None:
    if table.phase == LAYING_OFF:
        read = fields(value, "pending", ["casino", "bet", "check"], [])
    else:
        read = fields(value, "pending", ["casino", "bet", "laid_off", "first", "check"], [])
        table.laid_off = flag(read["laid_off"], "pending.laid_off")
        if read["first"] is not None:
            table.first_die = whole(read["first"], "pending.first", 1, 6)
    fill_casino(table, read)
    table.owner = table.board.boss(table.casino)
    if table.owner in (NOBODY, TIED) or table.owner == table.active:
        raise impossible("pending.casino", "lov-gamble-boss", lot=str(read["casino"]))
    most = min(int(5 * count(table.casino)), int(table.board.money[table.active]))
    table.bet = whole(read["bet"], "pending.bet", 1, max(most, 1))
    if most < 1:
        raise impossible("pending.bet", "lov-bet")


def check_ties(table: Table) -> None:
    """Ties for boss are settled at once, so only a casino that is being settled may be tied."""
    board = table.board
    settling = table.check | table.casino
    for company in range(COMPANY_COUNT):
        area = board.tiles[company]
        rest = area
        while rest:
            casino = flooded(rest & -rest, area)
            rest &= ~casino
            if board.tied(casino) and not casino & settling:
                raise impossible("tiles", "lov-tie", lot=name_of(casino))


def fill_offers(table: Table, data: Json) -> None:
    offers: list[Offer] = []
    for i, item in enumerate(items(data.get("offers", []), "offers", 0, 12)):
        where = f"offers[{i}]"
        read = fields(item, where, ["from", "to", "terms"], [])
        by = whole(read["from"], where + ".from", 1, int(table.seats)) - 1
        to = whole(read["to"], where + ".to", 1, int(table.seats)) - 1
        if by == to or not table.offered & BIT[by]:
            raise impossible(where, "lov-offer")
        for offer in offers:
            if offer.by == by and offer.to == to:
                raise impossible(where, "lov-offer")
        offer = parse_terms(str(read["terms"]), by, to, table.active, table.seats)
        if offer.empty():
            raise GameError("error-lov-deal-empty")
        offers.append(offer)
    if offers and (table.phase < REORGANISING or table.phase == OVER):
        raise impossible("offers", "lov-not-this-turn")
    table.offers = offers
