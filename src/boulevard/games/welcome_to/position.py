"""Positions of Welcome To... from JSON (docs/positions-welcome-to.md): reading and refusing."""

from typing import Any, Final

from boulevard.games.contract import Game, GameError, Json
from boulevard.games.native import append, i64, vec
from boulevard.games.packed import BIT, BYTE, byte
from boulevard.games.reading import Complaints, fields, flag, header, impossible, items, one_of, whole
from boulevard.games.streets.others import Others
from boulevard.games.streets.pile import Pile
from boulevard.games.streets.reading import FORMAT, CardReader, find_deal, read_others

from .components import CARD_TOKENS, CARDS, DECK_SIZE, EFFECTS, SOLO_CARD, SOLO_UPPER_HALF
from .dealing import (
    COUNTING,
    DEALING,
    DEALING_PLANS,
    FIRST_SEAT,
    OVER,
    PLAYING,
    STAGES,
    WelcomeCards,
    new_cards,
)
from .edition import BUILT_IN, edition_of
from .plans import PLAN_NAMES, PLANS, PLANS_IN_PLAY, plan_in_play
from .sheet import Sheet
from .sheet_reading import read_sheet, turns_played

LONGEST_DRAFT: Final = 40  # more steps than any turn can have
SOLO_TURNS: Final[i64] = 27  # three cards each
PLAYED: Final = {token: card for token, card in CARD_TOKENS.items() if card != SOLO_CARD}
READER: Final = CardReader(PLAYED, "error-wt-position-card", "card-twice")


class Reading:
    """A position, read and found possible."""

    def __init__(self) -> None:
        self.seats: i64 = 1
        self.options: dict[str, Any] = {}
        self.edition = BUILT_IN
        self.stage: i64 = DEALING
        self.rules = 0
        self.turn: i64 = 0
        self.plans = vec[i64]()
        self.approved: i64 = 0
        self.pile = Pile(CARDS[:])
        self.cards = new_cards(1, 0, False)
        self.solo_seen = False
        self.top: i64 = -1
        self.first_open = False
        self.others = Others(0)
        self.stopped = False  # over before anything ended it: sheets that somebody typed in
        self.sheets: list[Sheet] = []
        self.drafts: list[list[Any]] = []


def read(game: Game, position: object) -> Reading:
    optional = ["format", "seats", "options", "stage", "turn", "plans"]
    optional += ["solo_card", "first_seat", "cards", "drafts", "others"]
    top, rules = header(position, game, ["sheets"], optional)
    reading = Reading()
    reading.rules = rules
    sheets = items(top["sheets"], "sheets", 1, game.most_seats)
    seats, reading.options = game.choose_options(top.get("seats", len(sheets)), top.get("options", {}))
    reading.seats = seats
    reading.edition = edition_of(reading.options.get("sheet"))
    items(sheets, "sheets", seats, seats)
    reading.others = Others(reading.options.get("paper", 0))
    _read_plans(reading, top)
    strict = Complaints(False)
    roundabouts: bool = reading.options["roundabouts"]
    for seat, entry in enumerate(sheets):
        reading.sheets.append(read_sheet(entry, f"sheets[{seat}]", reading.edition, roundabouts, strict))
    _check_turns(reading, top)
    _read_others(reading, top)
    _read_solo_card(reading, top)
    _find_approved(reading, top)
    _check_plans(reading, strict)
    _read_cards(reading, top)
    drafts = items(top.get("drafts", [[] for _ in range(seats)]), "drafts", seats, seats)
    reading.drafts = [items(draft, f"drafts[{seat}]", 0, LONGEST_DRAFT) for seat, draft in enumerate(drafts)]
    return reading


def _read_others(reading: Reading, top: Json) -> None:
    most = [int(reading.edition.temp_boxes)] * int(reading.others.count)
    read_others(reading.others, top, reading.stage == COUNTING, reading.stage == OVER, most, [])


def check(game: Game, value: object) -> tuple[list[Sheet], list[GameError]]:
    """Finished sheets as somebody wrote them: read as far as they can be, with all that is impossible.

    Which plans lay on the table may be left out; then nobody can say whether they were fulfilled. Without
    marks of its own, an estates plan is taken to have used the estates that are there.
    """
    top, rules = header(value, game, ["sheets"], ["seats", "options", "plans", "solo_card"])
    reading = Reading()
    reading.rules = rules
    sheets = items(top["sheets"], "sheets", 1, game.most_seats)
    reading.seats, reading.options = game.choose_options(len(sheets), top.get("options", {}))
    reading.edition = edition_of(reading.options.get("sheet"))
    _read_plans(reading, top)
    kept = Complaints(True)
    roundabouts: bool = reading.options["roundabouts"]
    for seat, entry in enumerate(sheets):
        reading.sheets.append(read_sheet(entry, f"sheets[{seat}]", reading.edition, roundabouts, kept))
    played = turns_played(reading.sheets[0])
    for seat, sheet in enumerate(reading.sheets):
        turns = int(turns_played(sheet))
        if turns != played:
            kept.add(impossible(f"sheets[{seat}]", "turns", turns=turns, others=int(played)))
    if reading.seats == 1 and played > SOLO_TURNS:
        kept.add(impossible("sheets[0]", "solo-turns", turns=int(played), most=int(SOLO_TURNS)))
    reading.solo_seen = one_of(top.get("solo_card", "hidden"), "solo_card", ["hidden", "seen"]) == "seen"
    if len(reading.plans):
        _find_approved(reading, top)
        for seat, sheet in enumerate(reading.sheets):
            _mark_used(reading, sheet, f"sheets[{seat}]", kept)
        _check_plans(reading, kept)
    # A plan that is not fulfilled has no houses; that is said once.
    open_at = [error.details["where"] for error in kept.kept if error.key == "impossible-plan-unfulfilled"]
    found = [
        error
        for error in kept.kept
        if error.key != "impossible-used" or error.details["where"] not in open_at
    ]
    return reading.sheets, found


def _mark_used(reading: Reading, sheet: Sheet, where: str, complaints: Complaints) -> None:
    """Nobody ticks houses on paper: where none are marked, the plans took the first estates that fit."""
    if sheet.used:
        return
    for k in range(i64(len(reading.plans))):
        if byte(sheet.plans, k) == 0:
            continue
        plan = PLANS[reading.plans[k]]
        plan.use_up(sheet, reading.rules)
    for k in range(i64(len(reading.plans))):
        if byte(sheet.plans, k) == 0:
            continue
        plan = PLANS[reading.plans[k]]
        missing = False
        for size in range(i64(1), i64(7)):
            for _ in range(byte(plan.needs, size - 1)):
                starts = sheet.estate_starts(size, True)
                if starts:
                    sheet.used |= (BIT[size] - 1) * (starts & -starts)
                else:
                    missing = True
        if missing:
            complaints.add(impossible(where, "plan-unfulfilled", plan=int(k) + 1))


def _read_plans(reading: Reading, top: Json) -> None:
    advanced: bool = reading.options["advanced"]
    roundabouts: bool = reading.options["roundabouts"]
    for k, entry in enumerate(items(top.get("plans", []), "plans", 0, 3)):
        where = f"plans[{k}]"
        plan = fields(entry, where, ["plan"], ["approved"])
        index = PLAN_NAMES[one_of(plan["plan"], where + ".plan", list(PLAN_NAMES))]
        if not plan_in_play(index, k, advanced, roundabouts, reading.edition):
            raise impossible(where, "plan-stack", plan=PLANS[index].name, stack=k + 1)
        reading.plans = append(reading.plans, index)


def _check_turns(reading: Reading, top: Json) -> None:
    """Everybody has played the same number of turns, the one the position names."""
    played = turns_played(reading.sheets[0])
    for seat, sheet in enumerate(reading.sheets):
        if turns_played(sheet) != played:
            raise impossible(f"sheets[{seat}]", "turns", turns=int(turns_played(sheet)), others=int(played))
    paper = reading.others.count > 0
    solo = reading.seats == 1 and not paper
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
    if finished and reading.stage < OVER:
        # A typed sheet rarely says so: a finished sheet is a finished game.
        if "stage" in top:
            raise impossible("stage", "finished")
        reading.stage = OVER
    reading.stopped = reading.stage == OVER and not finished and not paper
    _check_stage(reading)


def _check_stage(reading: Reading) -> None:
    """Can the game be waiting for this?"""
    stage = reading.stage
    expert: bool = reading.options["expert"]
    plans_dealt = len(reading.plans) == PLANS_IN_PLAY
    if (
        (stage == DEALING_PLANS and plans_dealt)
        or (stage == FIRST_SEAT and not (expert and not reading.others.count))
        or (stage == COUNTING and not reading.others.count)
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


def _check_plans(reading: Reading, complaints: Complaints) -> None:
    for seat, sheet in enumerate(reading.sheets):
        _check_claims(reading, sheet, f"sheets[{seat}]", complaints)
    for k in range(i64(len(reading.plans))):
        first = any([byte(sheet.plans, k) == PLANS[reading.plans[k]].first for sheet in reading.sheets])
        if reading.approved & BIT[k] and not first and not reading.solo_seen and not reading.others.count:
            complaints.add(impossible(f"plans[{k}]", "plan-nobody-first", plan=int(k) + 1))


def _check_claims(reading: Reading, sheet: Sheet, where: str, complaints: Complaints) -> None:
    """The plans that one seat has fulfilled."""
    needs: i64 = 0  # estates used up by plans, packed by size - 1
    others = sheet.clone()  # what plans that ask for other things have used up
    others.used = 0
    for k in range(PLANS_IN_PLAY):
        points = byte(sheet.plans, k)
        if points == 0:
            continue
        if k >= len(reading.plans):
            complaints.add(impossible(where, "plan-unknown", plan=int(k) + 1))
            continue
        plan = PLANS[reading.plans[k]]
        if points != plan.first and points != plan.later:
            complaints.add(
                impossible(
                    where,
                    "plan-points",
                    plan=int(k) + 1,
                    points=int(points),
                    first=int(plan.first),
                    later=int(plan.later),
                )
            )
        if not reading.approved & BIT[k]:
            complaints.add(impossible(where, "plan-not-approved", plan=int(k) + 1))
        needs += plan.needs
        if not plan.needs:
            if not plan.fulfilled(others, 0):
                complaints.add(impossible(where, "plan-unfulfilled", plan=int(k) + 1))
            plan.use_up(others, reading.rules)
    _check_used(sheet, needs, others.used, where, complaints)


def _check_used(sheet: Sheet, needs: i64, other: i64, where: str, complaints: Complaints) -> None:
    """The used houses are whole estates of the sizes the plans asked for, and the other plans' houses."""
    again = sheet.clone()
    again.used = other
    found: i64 = 0
    covered = other
    for size in range(i64(1), i64(7)):
        starts = again.estate_starts(size, True)
        for house in range(sheet.edition.houses):
            if starts & BIT[house]:
                houses = (BIT[size] - 1) << house
                if houses & ~sheet.used == 0:
                    found += BYTE[size - 1]
                    covered |= houses
    if covered != sheet.used or found != needs:
        complaints.add(impossible(where, "used"))


def _read_solo_card(reading: Reading, top: Json) -> None:
    if "solo_card" in top and reading.seats + reading.others.count > 1:
        raise impossible("solo_card", "solo-card")
    reading.solo_seen = one_of(top.get("solo_card", "hidden"), "solo_card", ["hidden", "seen"]) == "seen"
    drawn = 3 * reading.turn  # at most, this turn's hand included
    if reading.stage == DEALING:
        drawn += 2 if reading.rules == 1 else 3
    if reading.solo_seen and drawn < SOLO_UPPER_HALF:
        raise impossible("solo_card", "solo-card-early", cards=int(SOLO_UPPER_HALF))


def _read_cards(reading: Reading, top: Json) -> None:
    seats = int(reading.seats)
    expert: bool = reading.options["expert"]
    shown = new_cards(seats, reading.others.count, expert)
    reading.cards = shown
    first = 0 if whole(top.get("format", 1), "format", 1, FORMAT) == FORMAT else 1
    shown.first_seat = whole(top.get("first_seat", first), "first_seat", first, seats - 1 + first) - first
    if "first_seat" in top and not (expert and reading.stage > FIRST_SEAT and not reading.others.count):
        raise impossible("first_seat", "first-seat")
    if reading.stopped and "stage" in top and not _deck_whole(top):
        raise impossible("stage", "unfinished")
    if "cards" not in top:
        # A typed sheet: everything is shuffled and dealt anew, unless that would forget a hand.
        if reading.stage == PLAYING or (reading.stage < OVER and reading.turn > 0 and (expert or shown.solo)):
            raise GameError("error-position-missing", where="position", field="cards")
        return
    names = ["hand"] if shown.solo else ["hands"] if expert else ["numbers", "effects"]
    open_pile = reading.rules > 1 and (shown.solo or expert) and not reading.others.count
    cards = fields(top["cards"], "cards", ["pile", *names], ["top", "first_open"] if open_pile else [])
    if expert:
        for seat, hand in enumerate(items(cards["hands"], "cards.hands", seats, seats)):
            READER.slots(shown, hand, f"cards.hands[{seat}]", 3 * seat)
    else:
        for i, name in enumerate(names):
            READER.slots(shown, cards[name], "cards." + name, 3 * i)
    reading.pile = READER.pile(cards["pile"], "cards.pile", int(DECK_SIZE))
    _check_cards(reading)
    _find_deal(reading, shown, open_pile)
    _check_pile(reading, shown)
    _read_open_cards(reading, shown, cards)


def _check_cards(reading: Reading) -> None:
    """Pile and table together hold no more than there are of any card."""
    left = Pile(CARDS[:])
    for card in [*reading.pile.contents(), *reading.cards.held()]:
        READER.take(left, card)


def _read_open_cards(reading: Reading, shown: WelcomeCards, cards: Json) -> None:
    """The effect on top of the pile. Where nobody typed it in, the next card is any card."""
    if cards.get("top") is not None:
        reading.top = EFFECTS.index(one_of(cards["top"], "cards.top", EFFECTS))
        dealing = reading.stage == DEALING and shown.dealt > 0
        if dealing or reading.turn == 0 or reading.pile.count_with(reading.top) == 0:
            raise impossible("cards.top", "top")
    reading.first_open = flag(cards.get("first_open", False), "cards.first_open")
    if reading.first_open and (reading.stage < DEALING or shown.solo or shown.dealt == 0):
        raise impossible("cards.first_open", "top")


def _find_deal(reading: Reading, shown: WelcomeCards, open_pile: bool) -> None:
    """How far the current deal has come, from the cards on the table."""
    on_table = shown.on_table()
    size = i64(len(shown.slots))
    stage = reading.stage
    if stage >= OVER and reading.others.count:
        return  # others may have ended it when some or all cards had gone already
    if shown.expert and turns_played(reading.sheets[0]) > 0 and not reading.others.count:
        shown.to_deal = 2 * shown.seats
    if stage == PLAYING or (stage == OVER and not _cards_unknown(reading, shown)):
        if on_table != size:
            raise impossible("cards", "cards-missing")
        shown.dealt = shown.to_deal
    elif stage == DEALING:
        if not shown.expert and not shown.solo and shown.effects_lie():
            shown.to_deal = 3
        if not find_deal(shown) and not (open_pile and on_table == size):
            raise impossible("cards", "cards-dealt")
    elif stage < DEALING and (on_table or reading.pile.left != DECK_SIZE):
        raise impossible("cards", "cards-early")


def _deck_whole(top: Json) -> bool:
    """Is this a game that was stopped, of which nothing but the sheets is known?"""
    cards = top.get("cards")
    return isinstance(cards, dict) and isinstance(cards.get("pile"), list) and len(cards["pile"]) == DECK_SIZE


def _cards_unknown(reading: Reading, shown: WelcomeCards) -> bool:
    """The end of a game of which somebody typed in nothing but the sheets."""
    return reading.stage == OVER and reading.pile.left == DECK_SIZE and shown.on_table() == 0


def _check_pile(reading: Reading, shown: WelcomeCards) -> None:
    """Can this many cards be left?"""
    if _cards_unknown(reading, shown) or (reading.stage >= OVER and reading.others.count):
        return
    left = reading.pile.left
    drawn = DECK_SIZE - left
    played = turns_played(reading.sheets[0])
    dealing = reading.stage == DEALING
    if shown.solo:
        expected = DECK_SIZE - 3 * played - (shown.on_table() if reading.stage != OVER else 0)
        if left != expected:
            raise impossible("cards.pile", "pile", cards=int(left), expected=int(expected))
        if reading.solo_seen and drawn < SOLO_UPPER_HALF:
            raise impossible("solo_card", "solo-card-early", cards=int(SOLO_UPPER_HALF))
        return
    if reading.stage < DEALING:
        return
    if shown.expert:
        # A turn discards two cards a seat, and an empty pile is filled with the discards at once.
        discards = drawn - shown.on_table()
        rounds = played - 1 if reading.stage == OVER else played
        possible = discards <= 2 * shown.seats * rounds and not (dealing and left == 0)
    elif dealing and shown.to_deal == 6:
        possible = drawn == shown.dealt
    else:
        # New stacks show three effects, then every turn takes three numbers.
        before = drawn - shown.dealt if dealing else drawn
        turns = (before - 3) // 3
        fewest: i64 = 0 if dealing else 1
        possible = before % 3 == 0 and fewest <= turns <= reading.turn and not (dealing and left == 0)
    if not possible:
        raise impossible("cards.pile", "pile-turns", cards=int(left))
