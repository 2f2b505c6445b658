"""Positions of Welcome To... as JSON: writing, reading, refusing the impossible.

docs/positions-welcome-to.md describes them.
"""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from boulevard.games.contract import Game, GameError, Json
from boulevard.games.packed import BIT, BYTE, bits, byte
from boulevard.games.reading import distinct, fields, flag, header, impossible, items, one_of, whole, wholes
from boulevard.games.streets import EMPTY, Pile

from .components import (
    CARD_TOKENS,
    CARDS,
    DECK_SIZE,
    ESTATE_POINTS,
    FIRST,
    HOUSES,
    LAST_HOUSES,
    LAST_REFUSAL,
    NO_CARD,
    PARKS,
    POOL_LOTS,
    ROUNDABOUTS,
    SOLO_CARD,
    SOLO_UPPER_HALF,
    STREET_MASK,
    STREETS,
    TEMP_BOXES,
    card_token,
    house_name,
)
from .dealing import DEALING, DEALING_PLANS, FIRST_SEAT, OVER, PLAYING, STAGES, Table, new_table
from .plans import PLAN_NAMES, PLANS, PLANS_IN_PLAY, plan_in_play
from .sheet import Sheet, new_sheet

LENGTHS: Final = [10, 11, 12]
COPIES: Final = [f"{number}b" for number in range(18)]
LONGEST_DRAFT: Final = 40  # more steps than any turn can have
SOLO_TURNS: Final[i64] = 27  # three cards each


# -- writing


def sheet_json(sheet: Sheet) -> Json:
    streets: list[Json] = []
    for street in range(STREETS):
        houses: list[object] = []
        fences: list[int] = []
        pools: list[int] = []
        used: list[int] = []
        for house in range(FIRST[street], FIRST[street + 1]):
            place = int(house - FIRST[street]) + 1
            number = int(sheet.numbers[house])
            if sheet.roundabouts & BIT[house]:
                houses.append("R")
            elif number == EMPTY:
                houses.append(None)
            else:
                houses.append(f"{number}b" if sheet.copies & BIT[house] else number)
            if sheet.fences & BIT[house]:
                fences.append(place)
            if sheet.pools & BIT[house]:
                pools.append(place)
            if sheet.used & BIT[house]:
                used.append(place)
        parks = int(byte(sheet.parks, street))
        streets.append({"houses": houses, "fences": fences, "pools": pools, "parks": parks, "used": used})
    return {
        "streets": streets,
        "estates": [int(byte(sheet.estates, i)) for i in range(i64(6))],
        "temps": int(sheet.temps),
        "refusals": int(sheet.refusals),
        "plans": [int(byte(sheet.plans, k)) for k in range(PLANS_IN_PLAY)],
    }


def slot_json(card: i64) -> str | None:
    return None if card == NO_CARD else card_token(int(card))


# -- reading


class Reading:
    """A position, read and found possible."""

    def __init__(self) -> None:
        self.seats: i64 = 1
        self.options: dict[str, Any] = {}
        self.stage: i64 = DEALING
        self.turn: i64 = 0
        self.plans = vec[i64]()
        self.approved: i64 = 0
        self.pile = Pile(CARDS[:])
        self.table = new_table(1, False)
        self.solo_seen = False
        self.stopped = False  # over before anything ended it: sheets that somebody typed in
        self.sheets: list[Sheet] = []
        self.drafts: list[list[Any]] = []


def read(game: Game, position: object) -> Reading:
    top = header(
        position,
        game.id,
        game.rules_version,
        ["sheets"],
        ["seats", "options", "stage", "turn", "plans", "solo_card", "first_seat", "cards", "drafts"],
    )
    reading = Reading()
    sheets = items(top["sheets"], "sheets", 1, game.most_seats)
    seats, reading.options = game.choose_options(top.get("seats", len(sheets)), top.get("options", {}))
    reading.seats = seats
    items(sheets, "sheets", seats, seats)
    _read_plans(reading, top)
    reading.sheets = [_read_sheet(sheet, f"sheets[{seat}]", reading) for seat, sheet in enumerate(sheets)]
    _check_turns(reading, top)
    _read_solo_card(reading, top)
    _find_approved(reading, top)
    _check_plans(reading)
    _read_cards(reading, top)
    drafts = items(top.get("drafts", [[] for _ in range(seats)]), "drafts", seats, seats)
    reading.drafts = [items(draft, f"drafts[{seat}]", 0, LONGEST_DRAFT) for seat, draft in enumerate(drafts)]
    return reading


def _read_plans(reading: Reading, top: Json) -> None:
    advanced: bool = reading.options["advanced"]
    roundabouts: bool = reading.options["roundabouts"]
    for k, entry in enumerate(items(top.get("plans", []), "plans", 0, 3)):
        where = f"plans[{k}]"
        plan = fields(entry, where, ["plan"], ["approved"])
        index = PLAN_NAMES[one_of(plan["plan"], where + ".plan", list(PLAN_NAMES))]
        if not plan_in_play(index, k, advanced, roundabouts):
            raise impossible(where, "plan-stack", plan=PLANS[index].name, stack=k + 1)
        reading.plans = append(reading.plans, index)


def _read_sheet(value: object, where: str, reading: Reading) -> Sheet:
    top = fields(value, where, ["streets"], ["estates", "temps", "refusals", "plans"])
    sheet = new_sheet()
    for street, entry in enumerate(items(top["streets"], where + ".streets", 3, 3)):
        _read_street(sheet, street, entry, f"{where}.streets[{street}]")
    for i, count in enumerate(wholes(top.get("estates", [0] * 6), where + ".estates", 6, 0, 4)):
        whole(count, f"{where}.estates[{i}]", 0, len(ESTATE_POINTS[i]) - 1)
        sheet.estates += BYTE[i] * count
    sheet.temps = whole(top.get("temps", 0), where + ".temps", 0, int(TEMP_BOXES))
    sheet.refusals = whole(top.get("refusals", 0), where + ".refusals", 0, int(LAST_REFUSAL))
    for k, points in enumerate(wholes(top.get("plans", [0, 0, 0]), where + ".plans", 3, 0, 99)):
        sheet.plans += BYTE[k] * points
    if sheet.roundabouts and not reading.options["roundabouts"]:
        raise impossible(where, "roundabouts-off")
    if bits(sheet.roundabouts) > ROUNDABOUTS:
        raise impossible(where, "roundabouts", most=int(ROUNDABOUTS))
    _check_effects(sheet, where)
    return sheet


def _read_street(sheet: Sheet, street: int, value: object, where: str) -> None:
    top = fields(value, where, ["houses"], ["fences", "pools", "parks", "used"])
    length = LENGTHS[street]
    first = FIRST[street]
    for i, entry in enumerate(items(top["houses"], where + ".houses", length, length)):
        _read_house(sheet, first + i, entry, f"{where}.houses[{i}]")
    for place in distinct(top.get("fences", []), where + ".fences", 1, length - 1):
        sheet.fences |= BIT[first + place - 1]
    for place in distinct(top.get("pools", []), where + ".pools", 1, length):
        house = first + place - 1
        if not POOL_LOTS & sheet.filled & ~sheet.copies & BIT[house]:
            raise impossible(where, "pool", house=house_name(int(house)))
        sheet.pools |= BIT[house]
    for place in distinct(top.get("used", []), where + ".used", 1, length):
        sheet.used |= BIT[first + place - 1]
    parks = whole(top.get("parks", 0), where + ".parks", 0, int(PARKS[street]))
    sheet.parks += BYTE[street] * parks
    _check_street(sheet, street, where)


def _read_house(sheet: Sheet, house: i64, entry: object, where: str) -> None:
    if entry is None:
        return
    if entry == "R":
        sheet.build_roundabout(house)
        return
    copy = False
    if isinstance(entry, str) and entry in COPIES:
        entry = COPIES.index(entry)
        copy = True
    if not isinstance(entry, int) or isinstance(entry, bool) or not 0 <= entry <= 17:
        raise GameError("error-wt-position-house", where=where)
    sheet.write(house, entry)
    if copy:
        sheet.copies |= BIT[house]


def _check_street(sheet: Sheet, street: i64, where: str) -> None:
    """Numbers ascend, copies stand beside their twin, fences respect twins."""
    before: i64 = -1  # the last number since the start of the street or the last roundabout
    run_copies: i64 = 0  # houses of the current run of equal numbers that are copies
    run: i64 = 0
    last: i64 = -2  # the house that held it
    for house in range(FIRST[street], FIRST[street + 1] + 1):
        number = i64(sheet.numbers[house]) if house < FIRST[street + 1] else EMPTY
        numbered = house < FIRST[street + 1] and bool(sheet.filled & BIT[house])
        same = numbered and number == before and last == house - 1
        if not same and run and run_copies != run - 1:
            raise impossible(where, "copies", number=int(before))
        if house == FIRST[street + 1]:
            return
        if sheet.roundabouts & BIT[house]:
            before = -1
            run = 0
        elif numbered:
            if same:
                if sheet.fences & BIT[house - 1]:
                    raise impossible(where, "fence-twins", house=house_name(int(house - 1)))
                run += 1
            elif number <= before:
                raise impossible(
                    where, "order", house=house_name(int(house)), number=int(number), before=int(before)
                )
            else:
                run = 1
                run_copies = 0
            if sheet.copies & BIT[house]:
                run_copies += 1
            before = number
            last = house


def _check_effects(sheet: Sheet, where: str) -> None:
    """Every number written by a card brought at most one effect."""
    written = bits(sheet.filled & ~sheet.copies)
    free_fences: i64 = 0
    for house in range(HOUSES):
        if sheet.roundabouts & BIT[house]:
            free_fences |= (BIT[house] | BIT[house] >> 1) & ~LAST_HOUSES
    effects = bits(sheet.fences & ~free_fences) + bits(sheet.pools) + bits(sheet.copies) + sheet.temps
    for i in range(i64(6)):
        effects += byte(sheet.estates, i)
    for street in range(STREETS):
        parks = byte(sheet.parks, street)
        effects += parks
        pools = bits(sheet.pools & STREET_MASK[street])
        houses = bits(sheet.filled & ~sheet.copies & STREET_MASK[street])
        if parks + pools > houses:
            raise impossible(
                where,
                "street-effects",
                street=int(street) + 1,
                effects=int(parks + pools),
                houses=int(houses),
            )
    if effects > written:
        raise impossible(where, "effects", effects=int(effects), houses=int(written))
    changed = 0  # numbers that are on no card
    for house in range(HOUSES):
        if sheet.filled & ~sheet.copies & BIT[house] and not 1 <= i64(sheet.numbers[house]) <= 15:
            changed += 1
    if changed > sheet.temps and sheet.temps < TEMP_BOXES:
        raise impossible(where, "temps", numbers=changed, temps=int(sheet.temps))
    if bits(sheet.roundabouts) > written + sheet.refusals:
        raise impossible(where, "roundabout-turns")


def _turns_played(sheet: Sheet) -> i64:
    return bits(sheet.filled & ~sheet.copies) + sheet.refusals


def _check_turns(reading: Reading, top: Json) -> None:
    """Everybody has played the same number of turns, the one the position names."""
    played = _turns_played(reading.sheets[0])
    for seat, sheet in enumerate(reading.sheets):
        if _turns_played(sheet) != played:
            raise impossible(f"sheets[{seat}]", "turns", turns=int(_turns_played(sheet)), others=int(played))
    solo = reading.seats == 1
    dealt = len(reading.plans) == PLANS_IN_PLAY
    default = "cards" if dealt else "plans"
    if played and "cards" not in top and (solo or reading.options["expert"] or not dealt):
        default = "over"  # nothing but sheets: they can be scored, not played on
    reading.stage = STAGES.index(one_of(top.get("stage", default), "stage", STAGES))
    expected = played + (1 if reading.stage == PLAYING else 0)
    reading.turn = whole(top.get("turn", int(expected)), "turn", 0, 1000)
    if reading.turn != expected:
        raise impossible("turn", "turn-number", turn=int(reading.turn), expected=int(expected))
    if solo and played > SOLO_TURNS:
        raise impossible("sheets[0]", "solo-turns", turns=int(played), most=int(SOLO_TURNS))
    finished = any([sheet.finished() for sheet in reading.sheets]) or (solo and played == SOLO_TURNS)
    if finished and reading.stage != OVER:
        # A typed sheet rarely says so: a finished sheet is a finished game.
        if "stage" in top:
            raise impossible("stage", "finished")
        reading.stage = OVER
    reading.stopped = reading.stage == OVER and not finished
    _check_stage(reading)


def _check_stage(reading: Reading) -> None:
    """Can the game be waiting for this?"""
    stage = reading.stage
    expert: bool = reading.options["expert"]
    plans_dealt = len(reading.plans) == PLANS_IN_PLAY
    if (
        (stage == DEALING_PLANS and plans_dealt)
        or (stage == FIRST_SEAT and not expert)
        or (stage < DEALING and expert and reading.turn > 0)
    ):
        raise impossible("stage", "stage", stage=STAGES[stage])
    if DEALING_PLANS < stage < OVER and not plans_dealt:
        raise impossible("plans", "plans-missing")


def _find_approved(reading: Reading, top: Json) -> None:
    """A plan that somebody fulfilled, or that the Solo card turned over, is approved; no need to type it."""
    for k in range(i64(len(reading.plans))):
        plan: Json = top["plans"][k]
        approved = reading.solo_seen
        for sheet in reading.sheets:
            if byte(sheet.plans, k):
                approved = True
        if flag(plan.get("approved", approved), f"plans[{k}].approved"):
            reading.approved |= BIT[k]
        if reading.solo_seen and not reading.approved & BIT[k]:
            raise impossible(f"plans[{k}]", "solo-card-approved")


def _check_plans(reading: Reading) -> None:
    for seat, sheet in enumerate(reading.sheets):
        _check_claims(reading, sheet, f"sheets[{seat}]")
    for k in range(i64(len(reading.plans))):
        first = any([byte(sheet.plans, k) == PLANS[reading.plans[k]].first for sheet in reading.sheets])
        if reading.approved & BIT[k] and not first and not reading.solo_seen:
            raise impossible(f"plans[{k}]", "plan-nobody-first", plan=int(k) + 1)


def _check_claims(reading: Reading, sheet: Sheet, where: str) -> None:
    """The plans that one seat has fulfilled."""
    needs: i64 = 0  # estates used up by plans, packed by size - 1
    others = sheet.clone()  # what plans that ask for other things have used up
    others.used = 0
    for k in range(PLANS_IN_PLAY):
        points = byte(sheet.plans, k)
        if points == 0:
            continue
        if k >= len(reading.plans):
            raise impossible(where, "plan-unknown", plan=int(k) + 1)
        plan = PLANS[reading.plans[k]]
        if points != plan.first and points != plan.later:
            raise impossible(
                where,
                "plan-points",
                plan=int(k) + 1,
                points=int(points),
                first=int(plan.first),
                later=int(plan.later),
            )
        if not reading.approved & BIT[k]:
            raise impossible(where, "plan-not-approved", plan=int(k) + 1)
        needs += plan.needs
        if not plan.needs:
            if not plan.fulfilled(others, 0):
                raise impossible(where, "plan-unfulfilled", plan=int(k) + 1)
            plan.use_up(others)
    _check_used(sheet, needs, others.used, where)


def _check_used(sheet: Sheet, needs: i64, other: i64, where: str) -> None:
    """The used houses are whole estates of the sizes the plans asked for, and the other plans' houses."""
    again = sheet.clone()
    again.used = other
    found: i64 = 0
    covered = other
    for size in range(i64(1), i64(7)):
        starts = again.estate_starts(size, True)
        for house in range(HOUSES):
            if starts & BIT[house]:
                houses = (BIT[size] - 1) << house
                if houses & ~sheet.used == 0:
                    found += BYTE[size - 1]
                    covered |= houses
    if covered != sheet.used or found != needs:
        raise impossible(where, "used")


def _read_solo_card(reading: Reading, top: Json) -> None:
    if "solo_card" in top and reading.seats > 1:
        raise impossible("solo_card", "solo-card")
    reading.solo_seen = one_of(top.get("solo_card", "hidden"), "solo_card", ["hidden", "seen"]) == "seen"
    drawn = 3 * reading.turn  # at most, this turn's hand included
    if reading.stage == DEALING:
        drawn += 2
    if reading.solo_seen and drawn < SOLO_UPPER_HALF:
        raise impossible("solo_card", "solo-card-early", cards=int(SOLO_UPPER_HALF))


def _read_cards(reading: Reading, top: Json) -> None:
    seats = int(reading.seats)
    expert: bool = reading.options["expert"]
    table = new_table(seats, expert)
    reading.table = table
    table.first_seat = whole(top.get("first_seat", 1), "first_seat", 1, seats) - 1
    if "first_seat" in top and not (expert and reading.stage > FIRST_SEAT):
        raise impossible("first_seat", "first-seat")
    if reading.stopped and "stage" in top and not _deck_whole(top):
        raise impossible("stage", "unfinished")
    if "cards" not in top:
        # A typed sheet: everything is shuffled and dealt anew, unless that would forget a hand.
        if reading.stage == PLAYING or (
            reading.stage != OVER and reading.turn > 0 and (expert or table.solo)
        ):
            raise GameError("error-position-missing", where="position", field="cards")
        return
    names = ["hand"] if table.solo else ["hands"] if expert else ["numbers", "effects"]
    cards = fields(top["cards"], "cards", ["pile", *names], [])
    if expert:
        for seat, hand in enumerate(items(cards["hands"], "cards.hands", seats, seats)):
            _read_slots(table, hand, f"cards.hands[{seat}]", 3 * seat)
    else:
        for i, name in enumerate(names):
            _read_slots(table, cards[name], "cards." + name, 3 * i)
    pile = items(cards["pile"], "cards.pile", 0, int(DECK_SIZE))
    kinds = sorted([_card(token, f"cards.pile[{i}]") for i, token in enumerate(pile)])
    reading.pile = Pile(vec[u8]([u8(kind) for kind in kinds]))
    _check_cards(reading)
    _find_deal(reading, table)
    _check_pile(reading, table)


def _card(token: object, where: str) -> int:
    if not isinstance(token, str) or CARD_TOKENS.get(token, int(SOLO_CARD)) == SOLO_CARD:
        raise GameError("error-wt-position-card", where=where, card=str(token))
    return CARD_TOKENS[token]


def _read_slots(table: Table, value: object, where: str, base: i64) -> None:
    for i, token in enumerate(items(value, where, 3, 3)):
        if token is not None:
            table.cards[base + i] = u8(_card(token, f"{where}[{i}]"))


def _check_cards(reading: Reading) -> None:
    """Pile and table together hold no more than there are of any card."""
    left = Pile(CARDS[:])
    for card in [*reading.pile.contents(), *[int(card) for card in reading.table.cards]]:
        if card != NO_CARD:
            if not left.holds(card):
                raise impossible("cards", "card-twice", card=card_token(card))
            left.remove(card)


def _find_deal(reading: Reading, table: Table) -> None:
    """How far the current deal has come, from the cards on the table."""
    on_table = table.on_table()
    size = i64(len(table.cards))
    stage = reading.stage
    if stage == PLAYING or (stage == OVER and not _cards_unknown(reading, table)):
        if on_table != size:
            raise impossible("cards", "cards-missing")
        table.dealt = table.to_deal
    elif stage == DEALING:
        if table.expert:
            if reading.turn > 0:
                table.to_deal = 2 * table.seats
        elif not table.solo and NO_CARD not in [
            i64(table.cards[3]),
            i64(table.cards[4]),
            i64(table.cards[5]),
        ]:
            table.to_deal = 3
        table.dealt = on_table - (size - table.to_deal)
        if table.dealt == table.to_deal or not table.dealt_in_order():
            raise impossible("cards", "cards-dealt")
    elif stage < DEALING and (on_table or reading.pile.left != DECK_SIZE):
        raise impossible("cards", "cards-early")


def _deck_whole(top: Json) -> bool:
    """Is this a game that was stopped, of which nothing but the sheets is known?"""
    cards = top.get("cards")
    return isinstance(cards, dict) and isinstance(cards.get("pile"), list) and len(cards["pile"]) == DECK_SIZE


def _cards_unknown(reading: Reading, table: Table) -> bool:
    """The end of a game of which somebody typed in nothing but the sheets."""
    return reading.stage == OVER and reading.pile.left == DECK_SIZE and table.on_table() == 0


def _check_pile(reading: Reading, table: Table) -> None:
    """Can this many cards be left?"""
    if _cards_unknown(reading, table):
        return
    left = reading.pile.left
    drawn = DECK_SIZE - left
    played = _turns_played(reading.sheets[0])
    dealing = reading.stage == DEALING
    if table.solo:
        expected = DECK_SIZE - 3 * played - (table.on_table() if reading.stage != OVER else 0)
        if left != expected:
            raise impossible("cards.pile", "pile", cards=int(left), expected=int(expected))
        if reading.solo_seen and drawn < SOLO_UPPER_HALF:
            raise impossible("solo_card", "solo-card-early", cards=int(SOLO_UPPER_HALF))
        return
    if reading.stage < DEALING:
        return
    if table.expert:
        # A turn discards two cards a seat, and an empty pile is filled with the discards at once.
        discards = drawn - table.on_table()
        rounds = played - 1 if reading.stage == OVER else played
        possible = discards <= 2 * table.seats * rounds and not (dealing and left == 0)
    elif dealing and table.to_deal == 6:
        possible = drawn == table.dealt
    else:
        # New stacks show three effects, then every turn takes three numbers.
        before = drawn - table.dealt if dealing else drawn
        turns = (before - 3) // 3
        fewest: i64 = 0 if dealing else 1
        possible = before % 3 == 0 and fewest <= turns <= reading.turn and not (dealing and left == 0)
    if not possible:
        raise impossible("cards.pile", "pile-turns", cards=int(left))


# -- the schema


def schema(game: Game) -> Json:
    card: Json = {"type": "string", "enum": [token for token in CARD_TOKENS if token != "solo"]}
    slots: Json = {
        "type": "array",
        "items": {"anyOf": [card, {"type": "null"}]},
        "minItems": 3,
        "maxItems": 3,
    }
    house: Json = {
        "anyOf": [
            {"type": "null"},
            {"type": "integer", "minimum": 0, "maximum": 17},
            {"type": "string", "pattern": "^([0-9]|1[0-7])b$"},
            {"const": "R"},
        ],
        "description": "null: empty; 7: a number; '7b': a bis copy of its neighbour; 'R': a roundabout",
    }
    streets: list[Json] = []
    for street in range(3):
        place: Json = {"type": "integer", "minimum": 1, "maximum": LENGTHS[street]}
        streets.append(
            {
                "type": "object",
                "required": ["houses"],
                "additionalProperties": False,
                "properties": {
                    "houses": {
                        "type": "array",
                        "items": house,
                        "minItems": LENGTHS[street],
                        "maxItems": LENGTHS[street],
                    },
                    "fences": {
                        "type": "array",
                        "items": {"type": "integer", "minimum": 1, "maximum": LENGTHS[street] - 1},
                        "description": "places of fences; n stands to the right of house n",
                    },
                    "pools": {"type": "array", "items": place, "description": "houses with a built pool"},
                    "parks": {"type": "integer", "minimum": 0, "maximum": int(PARKS[street])},
                    "used": {
                        "type": "array",
                        "items": place,
                        "description": "houses that a plan has used up",
                    },
                },
            }
        )
    sheet: Json = {
        "type": "object",
        "required": ["streets"],
        "additionalProperties": False,
        "properties": {
            "streets": {"type": "array", "prefixItems": streets, "minItems": 3, "maxItems": 3},
            "estates": {
                "type": "array",
                "items": {"type": "integer", "minimum": 0, "maximum": 4},
                "minItems": 6,
                "maxItems": 6,
                "description": "crosses in the value ladders of estates of size 1 to 6",
            },
            "temps": {"type": "integer", "minimum": 0, "maximum": int(TEMP_BOXES)},
            "refusals": {"type": "integer", "minimum": 0, "maximum": int(LAST_REFUSAL)},
            "plans": {
                "type": "array",
                "items": {"type": "integer", "minimum": 0},
                "minItems": 3,
                "maxItems": 3,
                "description": "points written for plan 1, 2 and 3; 0 is not fulfilled",
            },
        },
    }
    pile: Json = {"type": "array", "items": card, "description": "cards not yet drawn, in no order"}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A position of Welcome To...",
        "type": "object",
        "required": ["game", "sheets"],
        "additionalProperties": False,
        "properties": {
            "game": {"const": game.id},
            "rules": {"const": game.rules_version},
            "seats": {"type": "integer", "minimum": game.fewest_seats, "maximum": game.most_seats},
            "options": {
                "type": "object",
                "additionalProperties": False,
                "properties": {option.name: {"type": "boolean"} for option in game.options},
            },
            "stage": {"enum": STAGES, "description": "what the game is waiting for"},
            "turn": {"type": "integer", "minimum": 0},
            "plans": {
                "type": "array",
                "maxItems": 3,
                "items": {
                    "type": "object",
                    "required": ["plan"],
                    "additionalProperties": False,
                    "properties": {"plan": {"enum": list(PLAN_NAMES)}, "approved": {"type": "boolean"}},
                },
            },
            "solo_card": {"enum": ["hidden", "seen"]},
            "first_seat": {"type": "integer", "minimum": 1},
            "cards": {
                "oneOf": [
                    _cards_schema("standard game", {"pile": pile, "numbers": slots, "effects": slots}),
                    _cards_schema("solo game", {"pile": pile, "hand": slots}),
                    _cards_schema("expert game", {"pile": pile, "hands": {"type": "array", "items": slots}}),
                ]
            },
            "sheets": {"type": "array", "items": sheet, "minItems": 1},
            "drafts": {
                "type": "array",
                "items": {"type": "array", "items": {"type": "string"}},
                "description": "per seat, the steps of the turn that are not resolved yet",
            },
        },
    }


def _cards_schema(about: str, parts: Json) -> Json:
    return {
        "type": "object",
        "description": about,
        "required": list(parts),
        "additionalProperties": False,
        "properties": parts,
    }
