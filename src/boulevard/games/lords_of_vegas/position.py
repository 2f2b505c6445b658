"""Positions of Lords of Vegas as JSON: writing, reading, refusing the impossible.

Seats count from 0; in positions of format 1, which name no format, from 1. A casino is called by any of its
lots. `pending` says what a half-done action waits for; docs/positions-lords-of-vegas.md describes all fields.
"""

from typing import Any, Final

from boulevard.games.contract import NOBODY, Game, GameError, Json, State
from boulevard.games.native import append, i64
from boulevard.games.packed import BIT, bits
from boulevard.games.reading import Complaints, fields, flag, header, impossible, items, one_of, whole

from .actions import BUILD, SPRAWL, STANDING, action_code
from .board import NONE, TIED, Board, flooded, lots_of, new_board
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
from .deals import MOST_OFFERS, Offer
from .notation import COMPANY_NUMBERS, LOT_NUMBERS, parse_step, parse_terms, step_token, terms_text
from .payout import name_of
from .talk import Standing, Talk
from .turn import (
    ARRANGING,
    BREAK,
    DEALING,
    DRAWING,
    LAYING_OFF,
    LIFTING,
    OVER,
    PHASES,
    REORGANISING,
    REST,
    ROLLING,
    STARTING,
    TAKING,
    TIES,
    Course,
)

THEN: Final = ["turn", "pay", "take", "break"]  # what follows the last reroll, as in turn.py
MOST_MONEY: Final = 1_000_000
MOST_SOLD: Final = 40  # actions of one deal that a position may hold
FORMAT: Final = 2  # of positions that are written; format 1 counted seats from 1


# -- writing


def names(mask: i64) -> list[str]:
    return [LOT_NAMES[lot] for lot in lots_of(mask & ALL_LOTS)]


def seat_list(mask: i64) -> list[int]:
    return lots_of(mask)


def describe(state: State, course: Course, talk: Talk) -> Json:
    board = course.board
    tiles: Json = {}
    for lot in lots_of(board.tiled()):
        bit = BIT[lot]
        owner = board.owner_at(bit)
        tiles[LOT_NAMES[lot]] = {
            "company": COMPANIES[board.company_at(bit)],
            "seat": int(owner) if owner >= 0 else None,
            "die": int(board.face_at(bit)) if owner >= 0 else None,
        }
    card: str | None = None
    if course.card != NONE:
        card = "end" if course.card == END_CARD else LOT_NAMES[course.card]
    return {
        "game": state.game.id,
        "format": FORMAT,
        "rules": state.rules,
        "options": dict(state.options),
        "seats": int(board.seats),
        "phase": PHASES[course.phase],
        "active": int(course.active) if course.phase > STARTING else None,
        "card": card,
        "players": [
            {
                "money": int(board.money[seat]),
                "points": int(board.points[seat]),
                "lots": names(board.marks[seat]),
            }
            for seat in range(board.seats)
        ],
        "tiles": tiles,
        "drawn": names(board.drawn) + (["end"] if board.drawn & BIT[END_CARD] else []),
        "reorganised": names(board.rolled),
        "gambled": course.gambled,
        "offered": [int(seat) for seat in range(board.seats) if talk.has_offered(seat)],
        "offers": [describe_offer(standing, state.rules) for standing in talk.offers],
        "pending": pending(course),
    }


def describe_offer(standing: Standing, rules: int) -> Json:
    offer = standing.offer
    sides = bits(offer.sides)
    described: Json = {
        "from": int(offer.by),
        "to": int(offer.to()) if sides == 2 else None,
        "terms": terms_text(offer, offer.by),
    }
    if rules >= 2:
        described["sides"] = seat_list(offer.sides)
        described["agreed"] = seat_list(standing.agreed)
    return described


def pending(course: Course) -> Json | None:
    found = half_done(course)
    if found is not None and len(course.sold) > 0:
        found["sold"] = [step_token(step) for step in course.sold]
    return found


def half_done(course: Course) -> Json | None:
    phase = course.phase
    if phase == STARTING:
        sums = [int(course.sums >> (8 * seat) & 255) for seat in range(course.board.seats)]
        return {"seats": seat_list(course.left), "sums": sums, "thrown": int(course.throws)}
    if phase == TIES:
        return {"roll": names(course.roll), "check": names(course.check), "then": THEN[course.after]}
    if phase == REORGANISING:
        return {"casino": name_of(course.casino), "roll": names(course.roll), "check": names(course.check)}
    if phase == ARRANGING:
        return {
            "casino": name_of(course.casino),
            "seat": int(course.owner),
            "left": names(course.left),
            "check": names(course.check),
        }
    if phase == LIFTING:
        return {
            "lot": LOT_NAMES[course.lot],
            "company": COMPANIES[course.company],
            "check": names(course.check),
        }
    if phase == LAYING_OFF:
        return {"casino": name_of(course.casino), "bet": int(course.bet), "check": names(course.check)}
    if phase == ROLLING:
        return {
            "casino": name_of(course.casino),
            "bet": int(course.bet),
            "laid_off": course.laid_off,
            "first": int(course.first_die) or None,
            "check": names(course.check),
        }
    return None


# -- reading


def read_header(game: Game, position: object) -> tuple[Json, int, dict[str, Any], int]:
    if isinstance(position, dict) and position.get("format", 1) == 1 and "rules" not in position:
        position = {**position, "rules": 1}  # there were no others
    data, rules = header(
        position,
        game,
        ["seats", "phase", "players", "tiles", "drawn"],
        ["format", "options", "active", "card", "reorganised", "gambled", "offered", "offers", "pending"],
    )
    seats, options = game.choose_options(data["seats"], data.get("options", {}))
    whole(data.get("format", 1), "format", 1, FORMAT)
    return data, seats, options, rules


def seat_in(value: object, where: str, seats: i64, first: int) -> int:
    """A seat; `first` is what this format calls the first."""
    return whole(value, where, first, int(seats) - 1 + first) - first


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


def fill(course: Course, talk: Talk, data: Json) -> None:
    """Sets a new game up as the position says, or raises GameError."""
    first = 0 if data.get("format", 1) == FORMAT else 1
    course.phase = PHASES.index(one_of(data["phase"], "phase", PHASES))
    if course.phase == BREAK and not course.breaks:
        raise impossible("phase", "lov-no-break")
    half = data.get("pending")
    if course.phase == TIES and isinstance(half, dict) and half.get("then") == "break":
        course.after = REST
    strict = Complaints(False)
    fill_players(course.board, data, strict)
    fill_tiles(course.board, data["tiles"], first)
    fill_drawn(course, data)
    check_supplies(course.board, strict)
    fill_turn(course, talk, data, first)
    fill_pending(course, data.get("pending"), first)
    check_ties(course.board, course.check | course.casino, strict)
    fill_offers(course, talk, data, first)


def check(game: Game, value: object) -> tuple[Board, list[GameError]]:
    """A table as somebody found it at the end, with all that is impossible about it. Which cards were drawn
    nobody knows any more. `last_card`: lots and the Strip are still to be paid for the last time."""
    data, _ = header(value, game, ["players", "tiles"], ["options", "last_card"])
    players = items(data["players"], "players", game.fewest_seats, game.most_seats)
    seats, _ = game.choose_options(len(players), data.get("options", {}))
    board = new_board(seats)
    kept = Complaints(True)
    fill_players(board, data, kept)
    fill_tiles(board, data["tiles"], 0)
    board.drawn = ALL_LOTS
    check_supplies(board, kept)
    check_ties(board, 0, kept)
    return board, kept.kept


def fill_players(board: Board, data: Json, complaints: Complaints) -> None:
    taken: i64 = 0
    for seat, player in enumerate(items(data["players"], "players", int(board.seats), int(board.seats))):
        where = f"players[{seat}]"
        read = fields(player, where, ["money", "points", "lots"], [])
        board.money[seat] = whole(read["money"], where + ".money", 0, MOST_MONEY)
        points = whole(read["points"], where + ".points", 0, int(WINNING))
        if points not in TRACK:
            complaints.add(impossible(where + ".points", "lov-track", points=points))
        board.points[seat] = points
        lots = lot_set(read["lots"], where + ".lots")
        if bits(lots) > MARKERS:
            complaints.add(
                impossible(where + ".lots", "lov-markers", most=int(MARKERS), found=int(bits(lots)))
            )
        if lots & taken:
            complaints.add(impossible(where + ".lots", "lov-twice", lot=names(lots & taken)[0]))
        board.marks[seat] = lots & ~taken
        taken |= lots


def fill_tiles(board: Board, value: object, first: int) -> None:
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
        owner = seat_in(seat, where + ".seat", board.seats, first)
        board.put_die(bit, owner, whole(die, where + ".die", 1, 6))


def before_card(course: Course) -> bool:
    """Is the card of the turn not drawn yet?"""
    phase = course.phase
    return phase <= DRAWING or phase == BREAK or (phase == TIES and course.after == REST)


def fill_drawn(course: Course, data: Json) -> None:
    drawn: i64 = 0
    for card in items(data["drawn"], "drawn", 0, int(LOTS) + 1):
        number = int(END_CARD) if card == "end" else lot(card, "drawn")
        if drawn & BIT[number]:
            raise impossible("drawn", "lov-twice", lot=str(card))
        drawn |= BIT[number]
    board = course.board
    board.drawn = drawn
    lots = bits(drawn & ALL_LOTS)
    dealt = 2 * board.seats
    most = LOTS - LAST_PILE[board.seats]
    fewest = 0 if course.phase == DEALING else dealt if before_card(course) else dealt + 1
    if course.phase == DEALING:
        most = dealt - 1
    elif course.phase == STARTING:
        most = dealt
    if not fewest <= lots <= most:
        raise impossible("drawn", "lov-drawn", fewest=int(fewest), most=int(most), found=int(lots))
    if drawn & BIT[END_CARD] and (course.phase != OVER or lots != most):
        raise impossible("drawn", "lov-end-card")
    won = False
    for seat in range(board.seats):
        won = won or board.points[seat] >= WINNING
    if course.phase == OVER and not won and not drawn & BIT[END_CARD]:
        raise impossible("phase", "lov-not-over")
    if won and course.phase != OVER:
        raise impossible("phase", "lov-over", points=int(WINNING))
    if lots <= dealt:
        check_start(course)


def check_start(course: Course) -> None:
    """Before the first card the seats have just what their start cards gave: each seat its two, and all
    together where deals may have been made already."""
    board = course.board
    dealt = bits(board.drawn)
    all_money: i64 = 0
    for seat in range(board.seats):
        due = dealt - 2 * seat
        due = 0 if due < 0 else 2 if due > 2 else due
        money: i64 = 0
        for own in lots_of(board.marks[seat]):
            money += START_MONEY[own]
        all_money += board.money[seat] - money
        untouched = bits(board.marks[seat]) == due and board.money[seat] == money
        if board.points[seat] > 0 or (course.phase != BREAK and not untouched):
            raise impossible(f"players[{seat}]", "lov-start")
    if all_money != 0:
        raise impossible("players", "lov-start")
    if board.tiled() or board.marked() != board.drawn:
        raise impossible("drawn", "lov-start")


def check_supplies(board: Board, complaints: Complaints) -> None:
    marked = board.marked()
    if marked & board.tiled():
        complaints.add(impossible("tiles", "lov-marker-on-tile", lot=names(marked & board.tiled())[0]))
    if marked & ~board.drawn:
        complaints.add(impossible("drawn", "lov-marker-undrawn", lot=names(marked & ~board.drawn)[0]))
    if board.seats == 2 and (marked | board.tiled()) & BLOCK_F:
        shut = names((marked | board.tiled()) & BLOCK_F)[0]
        complaints.add(impossible("tiles", "lov-block-f", lot=shut))
    for seat in range(board.seats):
        if bits(board.dice[seat]) > DICE:
            complaints.add(
                impossible(
                    "tiles",
                    "lov-dice",
                    seat=int(seat) + 1,
                    most=int(DICE),
                    found=int(bits(board.dice[seat])),
                )
            )
    for company in range(COMPANY_COUNT):
        area = board.tiles[company]
        if bits(area) > TILES:
            complaints.add(
                impossible(
                    "tiles", "lov-tiles", company=COMPANIES[company], most=int(TILES), found=int(bits(area))
                )
            )
        rest = area
        while rest:
            casino = flooded(rest & -rest, area)
            rest &= ~casino
            if not casino & board.drawn:
                # Somebody built its first tile, on a lot whose card was drawn.
                complaints.add(impossible("tiles", "lov-nobody-built", lot=name_of(casino)))


def fill_turn(course: Course, talk: Talk, data: Json, first: int) -> None:
    board = course.board
    active = data.get("active")
    card = data.get("card")
    if course.phase > STARTING:
        course.active = seat_in(active, "active", board.seats, first)
    elif active is not None:
        raise impossible("active", "lov-not-started")
    if card is not None:
        course.card = END_CARD if card == "end" else lot(card, "card")
        if not board.drawn & BIT[course.card]:
            raise impossible("card", "lov-card-undrawn", card=str(card))
    closed = board.seats == 2 and card is not None and BLOCK_F & BIT[course.card] != 0
    drawn_by = not before_card(course) and course.phase != OVER
    if (drawn_by and (card is None or closed)) or (
        before_card(course) and card is not None and not (closed and course.phase >= DRAWING)
    ):
        raise impossible("card", "lov-card")
    if course.card == END_CARD and course.phase != OVER:
        raise impossible("card", "lov-card")
    board.rolled = lot_set(data.get("reorganised", []), "reorganised")
    if board.rolled & ~board.with_dice():
        raise impossible("reorganised", "lov-no-die", lot=names(board.rolled & ~board.with_dice())[0])
    course.gambled = flag(data.get("gambled", False), "gambled")
    for seat in items(data.get("offered", []), "offered", 0, int(board.seats)):
        by = seat_in(seat, "offered", board.seats, first)
        if not talk.has_offered(by):
            talk.count(by, 1)
    begun = not before_card(course) and course.phase != OVER
    if not begun and (board.rolled or course.gambled or (talk.made and not talk.anytime)):
        raise impossible("phase", "lov-not-this-turn")
    if (course.phase == LAYING_OFF or course.phase == ROLLING) and not course.gambled:
        raise impossible("gambled", "lov-gambled")
    if course.phase == TAKING:
        tiled = board.tiled() & BIT[course.card] != 0
        free = board.free_dice(course.active) if tiled else board.free_markers(course.active)
        if free > 0 or board.dice[course.active] & BIT[course.card] or board.marked() & BIT[course.card]:
            raise impossible("phase", "lov-taking", card=str(card))


# -- reading what a half-done action waits for


def fill_pending(course: Course, value: object, first: int) -> None:
    phase = course.phase
    if phase == STARTING:
        fill_start_rolls(course, fields(value, "pending", ["seats", "sums", "thrown"], []), first)
        return
    if isinstance(value, dict) and "sold" in value and course.breaks:
        fill_sold(course, value["sold"])
    if phase == TIES:
        read = fields(value, "pending", ["roll", "check", "then"], more(course))
        course.check = lot_set(read["check"], "pending.check")
        course.after = THEN.index(one_of(read["then"], "pending.then", THEN if course.breaks else THEN[:3]))
        casino = course.board.casino_at(course.check & -course.check)
        fill_roll(course, read["roll"], casino)
    elif phase == REORGANISING:
        read = fields(value, "pending", ["casino", "roll", "check"], more(course))
        fill_casino(course, read)
        fill_roll(course, read["roll"], course.casino)
    elif phase == ARRANGING:
        read = fields(value, "pending", ["casino", "seat", "left", "check"], more(course))
        fill_casino(course, read)
        course.owner = seat_in(read["seat"], "pending.seat", course.board.seats, first)
        course.left = lot_set(read["left"], "pending.left")
        own = course.casino & course.board.dice[course.owner]
        # Lots are arranged in the order of the board, so what is left is the end of that order.
        done = own & ~course.left
        if course.left & ~own or done >= (course.left & -course.left) or course.alike():
            raise impossible("pending.left", "lov-arranging")
    elif phase == LIFTING:
        fill_lifting(course, fields(value, "pending", ["lot", "company", "check"], more(course)))
    elif phase in (LAYING_OFF, ROLLING):
        fill_gamble(course, value)
    elif value is not None:
        raise impossible("pending", "lov-nothing-pending")


def more(course: Course) -> list[str]:
    return ["sold"] if course.breaks else []


def fill_sold(course: Course, value: object) -> None:
    for word in items(value, "pending.sold", 1, MOST_SOLD):
        step = parse_step(str(word))
        if not action_code(step):
            raise GameError("error-lov-deal-no-action", word=str(word))
        course.sold = append(course.sold, step)


def fill_start_rolls(course: Course, read: Json, first: int) -> None:
    seats = int(course.board.seats)
    for seat in items(read["seats"], "pending.seats", 2, seats):
        course.left |= BIT[seat_in(seat, "pending.seats", seats, first)]
    course.throws = whole(read["thrown"], "pending.thrown", 0, int(2 * bits(course.left)) - 1)
    thrown = int(course.throws)
    for seat, total in enumerate(items(read["sums"], "pending.sums", seats, seats)):
        dice = 0
        if course.left & BIT[seat]:
            dice = min(thrown, 2)
            thrown -= dice
        course.sums += BIT[8 * seat] * whole(total, "pending.sums", dice, 6 * dice)
    if bits(course.left) < 2:
        raise impossible("pending.seats", "lov-contenders")


def fill_casino(course: Course, read: Json) -> None:
    course.casino = course.board.casino_at(BIT[lot(read["casino"], "pending.casino")])
    if not course.casino & course.board.with_dice():
        raise impossible("pending.casino", "lov-no-casino", lot=str(read["casino"]))
    if course.phase == REORGANISING or course.phase == ARRANGING:
        if course.casino & course.board.with_dice() & ~course.board.rolled:
            raise impossible("reorganised", "lov-reorganised", lot=str(read["casino"]))
    course.check = lot_set(read["check"], "pending.check")


def fill_roll(course: Course, value: object, casino: i64) -> None:
    course.roll = lot_set(value, "pending.roll")
    if not course.roll or course.roll & ~(casino & course.board.with_dice()):
        raise impossible("pending.roll", "lov-roll")


def fill_lifting(course: Course, read: Json) -> None:
    board = course.board
    course.lot = lot(read["lot"], "pending.lot")
    course.company = COMPANY_NUMBERS[one_of(read["company"], "pending.company", COMPANIES)]
    course.check = lot_set(read["check"], "pending.check")
    verb = BUILD if board.marks[course.active] & BIT[course.lot] else SPRAWL
    code = verb + course.lot * COMPANY_COUNT + course.company
    if board.free_dice(course.active) > 0 or not course.action_allowed(code):
        raise impossible("pending.lot", "lov-lifting", lot=LOT_NAMES[course.lot])


def fill_gamble(course: Course, value: object) -> None:
    if course.phase == LAYING_OFF:
        read = fields(value, "pending", ["casino", "bet", "check"], more(course))
    else:
        read = fields(value, "pending", ["casino", "bet", "laid_off", "first", "check"], more(course))
        course.laid_off = flag(read["laid_off"], "pending.laid_off")
        if read["first"] is not None:
            course.first_die = whole(read["first"], "pending.first", 1, 6)
    fill_casino(course, read)
    course.owner = course.board.boss(course.casino)
    if course.owner in (NOBODY, TIED) or course.owner == course.active:
        raise impossible("pending.casino", "lov-gamble-boss", lot=str(read["casino"]))
    most = min(int(5 * bits(course.casino)), int(course.board.money[course.active]))
    course.bet = whole(read["bet"], "pending.bet", 1, max(most, 1))
    if most < 1:
        raise impossible("pending.bet", "lov-bet")


def check_ties(board: Board, settling: i64, complaints: Complaints) -> None:
    """Ties for boss are settled at once, so only a casino that is being settled may be tied."""
    for company in range(COMPANY_COUNT):
        area = board.tiles[company]
        rest = area
        while rest:
            casino = flooded(rest & -rest, area)
            rest &= ~casino
            if board.tied(casino) and not casino & settling:
                complaints.add(impossible("tiles", "lov-tie", lot=name_of(casino)))


def fill_offers(course: Course, talk: Talk, data: Json, first: int) -> None:
    made = talk.made
    seats = course.board.seats
    for i, item in enumerate(items(data.get("offers", []), "offers", 0, int(STANDING))):
        where = f"offers[{i}]"
        if talk.anytime:
            read = fields(item, where, ["from", "terms"], ["to", "sides", "agreed"])
        else:
            read = fields(item, where, ["from", "to", "terms"], [])
        by = seat_in(read["from"], where + ".from", seats, first)
        to = by
        if read.get("to") is not None:
            to = seat_in(read["to"], where + ".to", seats, first)
        terms = str(read["terms"])
        if (by == to) == terms.startswith("give="):
            raise impossible(where, "lov-offer")
        offer = parse_terms(terms, by, to, seats)
        if offer.empty():
            raise GameError("error-lov-deal-empty")
        check_offer(course, talk, offer, where)
        standing = talk.put(offer)
        for agreed in items(read.get("agreed", []), where + ".agreed", 0, int(seats)):
            seat = seat_in(agreed, where + ".agreed", seats, first)
            if not offer.is_side(seat):
                raise impossible(where, "lov-offer")
            standing.agreed |= BIT[seat]
        if standing.agreed == offer.sides:
            raise impossible(where, "lov-offer")
    talk.made = made
    if talk.offers and (course.phase == OVER or (not talk.anytime and before_card(course))):
        raise impossible("offers", "lov-not-this-turn")


def check_offer(course: Course, talk: Talk, offer: Offer, where: str) -> None:
    """Offers stand once; in version 1 there is one between two seats, with one action, in the same turn."""
    doer = offer.doer
    over = before_card(course) and doer == (course.active - 1) % course.board.seats  # its turn
    if doer != NOBODY and doer != course.active and not (talk.anytime and over):
        raise GameError("error-lov-deal-active", seat=int(course.active) + 1)
    if talk.anytime:
        if talk.place_of(offer) >= 0 or talk.from_seat(offer.by) >= MOST_OFFERS:
            raise impossible(where, "lov-offer")
        return
    if len(offer.actions) > 1:
        raise GameError("error-lov-deal-one-action")
    if bits(offer.sides) != 2 or talk.find(offer.by, offer.to()) >= 0 or not talk.has_offered(offer.by):
        raise impossible(where, "lov-offer")
