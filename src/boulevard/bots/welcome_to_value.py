"""What a sheet of Welcome To... is worth after a turn: the points on it, and what tables say will come.

Tables foretell the seat's own points. (To learn the lead over a rival made it weaker: docs/strength.md.) What
a sheet is worth by itself is looked up apart from what it is worth beside others.

`stage` is nine turns long, `phase` three. Cards to come are those of the pile and, if the game will outlast
it, a share of all cards.
"""

from typing import Final

from boulevard.games.native import i64, vec
from boulevard.games.packed import BIT, BYTE, bits, byte
from boulevard.games.streets.cards import NO_CARD, effect_of, number_of
from boulevard.games.streets.draft import Draft
from boulevard.games.streets.rows import BARRIER, EMPTY
from boulevard.games.streets.state import StreetsState
from boulevard.games.welcome_to.components import (
    BIS_BOXES,
    CARDS,
    END_HOUSES,
    FIRST,
    HOUSES,
    LARGEST_ESTATE,
    LAST_HOUSES,
    LAST_REFUSAL,
    PARKS,
    POOL_LOTS,
    SOLO_TEMP_POINTS,
    SOLO_TEMPS,
    STREET_MASK,
    STREETS,
    TEMP_RANK_POINTS,
)
from boulevard.games.welcome_to.components import PARK as PARK_EFFECT
from boulevard.games.welcome_to.components import POOL as POOL_EFFECT
from boulevard.games.welcome_to.components import TEMP as TEMP_EFFECT
from boulevard.games.welcome_to.edition import BUILT_IN
from boulevard.games.welcome_to.plans import (
    PLANS,
    PLANS_IN_PLAY,
    BisPlan,
    EndHousesPlan,
    FullStreetPlan,
    ParksAndPoolsPlan,
    Plan,
    TempsPlan,
    TwoStreetsPlan,
)
from boulevard.games.welcome_to.scoring import own_points
from boulevard.games.welcome_to.sheet import Sheet
from boulevard.games.welcome_to.state import WelcomeState
from boulevard.games.welcome_to.turn import BIS_LEFT, ROUNDABOUT, WelcomeDraft

from .learned import DEPTH, SheetValue
from .tables import Tables, shipped
from .welcome_to import WelcomeToGreedy

STAGES: Final[i64] = 4
PHASES: Final[i64] = 12
TURNS: Final[i64] = 36
USUAL_TURNS: Final[i64] = 33  # of a game that does not end with the pile
SIZES: Final[i64] = 13  # lots in a row: 0 to 12
ENDS: Final[i64] = 19  # a number at the end of a gap, or none
FITS: Final[i64] = 32
MISSING: Final[i64] = 12
TO_GO: Final[i64] = 16  # turns to the end that somebody could bring about: 0 to 15

# Where the tables begin. By itself:
GAP: Final[i64] = 0  # stage, lots, number to the left, number to the right
FIT: Final[i64] = GAP + STAGES * SIZES * ENDS * ENDS  # stage, lots, cards to come that fit
RUN: Final[i64] = FIT + STAGES * SIZES * FITS  # stage, lots between fences, empty, how tight, ladder, used
NEED: Final[i64] = RUN + STAGES * SIZES * SIZES * 4 * 5 * 2  # stage, lots, empty, estates wanted
HOUSE: Final[i64] = NEED + STAGES * 7 * 7 * 4  # stage, house, number
PARK: Final[i64] = HOUSE + STAGES * HOUSES * 18  # phase, street, parks, empty houses
POOL: Final[i64] = PARK + PHASES * 3 * 6 * SIZES  # phase, pools, lots left for more
TEMP: Final[i64] = POOL + PHASES * 10 * 10  # turn, temps
BIS: Final[i64] = TEMP + TURNS * 12  # phase, copies
LADDER: Final[i64] = BIS + PHASES * 10  # stage, size, level, complete estates, others of that size
WANT: Final[i64] = LADDER + STAGES * 6 * 5 * 6 * 6  # stage, size, lots missing, candidates
HOLES: Final[i64] = WANT + STAGES * 7 * 8 * 4  # turn, empty houses
ROOM: Final[i64] = HOLES + TURNS * 34  # phase, share of the cards to come that fit somewhere
SUPPLY: Final[i64] = ROOM + PHASES * 21  # stage, effect, cards of it to come, what it brought or can bring
REFUSED: Final[i64] = SUPPLY + STAGES * 3 * 20 * 16  # phase, refusals
DONE_PLANS: Final[i64] = REFUSED + PHASES * 4  # phase, which plans are done
# Beside others:
PLAN: Final[i64] = DONE_PLANS + PHASES * 8  # phase, plan, approved, what is missing
RIVAL: Final[i64] = PLAN + PHASES * 28 * 2 * MISSING  # turns the quickest rival needs, own empty houses
PACE: Final[i64] = RIVAL + TO_GO * 34  # turn, turns one needs, turns the quickest rival needs
AHEAD: Final[i64] = PACE + TURNS * TO_GO * TO_GO  # phase, temps more than the rival with most
RANK: Final[i64] = AHEAD + PHASES * 23  # phase, rivals with more temps, temps
SIZE: Final[i64] = RANK + PHASES * 4 * 12

LAYOUT: Final = "welcome-to 2"
STREET_PARTS: Final[i64] = 8  # what is remembered of a street: six rows of unused runs, complete, incomplete


class Glimpse:
    """What was found on the streets of a sheet, so that the next one only looks at what changed."""

    def __init__(self) -> None:
        self.lots: i64 = -1
        self.fences: i64 = 0
        self.used: i64 = 0
        self.parks: i64 = 0
        self.estates: i64 = 0
        self.plans: i64 = 0
        self.worth = vec[float]([0.0, 0.0, 0.0])
        self.parts = vec[i64]([0] * 24)
        self.missing = vec[i64]([0, 0, 0])  # for every plan


class Standing:
    """What a sheet, or several together, mean to somebody else."""

    def __init__(self) -> None:
        self.to_go: i64 = 0  # turns in which it could end the game
        self.temps: i64 = 0  # the most
        self.hired: i64 = 0  # bit n: somebody has n temps

    def clear(self) -> None:
        self.to_go = TO_GO - 1
        self.temps = 0
        self.hired = 0

    def add(self, sheet: Sheet) -> None:
        open_plans: i64 = 0
        for k in range(PLANS_IN_PLAY):
            if not byte(sheet.plans, k):
                open_plans += 1
        self.to_go = min(self.to_go, bits(sheet.empty()))
        self.to_go = min(self.to_go, 4 * open_plans + 2)
        self.to_go = min(self.to_go, 4 * (LAST_REFUSAL - sheet.refusals))
        self.temps = max(self.temps, sheet.temps)
        self.hired |= BIT[sheet.temps]


class WelcomeValue(SheetValue):
    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        self.glimpses = [Glimpse() for _ in range(DEPTH)]
        self.below = vec[float]([0.0] * 19)  # cards to come with a smaller number
        self.count = vec[float]([0.0] * 19)
        self.effects = vec[float]([0.0] * 8)  # cards to come with an effect
        self.cards = 1.0
        self.tight = vec[i64]([0] * 33)
        self.total = vec[i64]([0] * 8)
        self.turn: i64 = 0
        self.stage: i64 = 0
        self.phase: i64 = 0
        self.solo = True
        self.last = False  # the pile ends the solo game after this turn
        self.plans = vec[i64]()
        self.approved: i64 = 0
        self.mine = Standing()  # of the sheet that is valued
        self.others = Standing()  # of all rivals together
        self.more = 0.0
        self.state: WelcomeState | None = None
        self.seat: i64 = 0
        self.plain = WelcomeToGreedy()

    def late(self, draft: Draft, step: i64) -> bool:
        return ROUNDABOUT <= step < BIS_LEFT

    def promise(self, draft: Draft) -> float:
        """A pool that can be built at once."""
        return 3.0 if draft.effect == POOL_EFFECT and POOL_LOTS >> draft.lot & 1 else 0.0

    # -- the table

    def look(self, state: StreetsState, seat: i64) -> None:
        assert isinstance(state, WelcomeState)
        self.turn = min(state.turn, TURNS - 1)
        self.stage = min(state.turn // 9, STAGES - 1)
        self.phase = min(state.turn // 3, PHASES - 1)
        self.solo = state.solo
        self.hidden = state.expert
        self.state = state
        self.seat = seat
        self.last = state.solo and state.pile.left < 3
        self.plans = state.plans
        self.approved = state.approved
        self._count_cards(state, seat)
        self.others.clear()
        if not state.solo:
            for other in range(state.seats):
                if other != seat:
                    self.others.add(state.draft(other).base)

    def _count_cards(self, state: WelcomeState, seat: i64) -> None:
        pile = state.pile
        count = self.count
        for number in range(i64(19)):
            count[number] = 0.0
        for effect in range(i64(8)):
            self.effects[effect] = 0.0
        for i in range(pile.first, pile.first + pile.left):
            self._count_card(i64(pile.cards[i]), 1.0)
        if state.expert:  # cards in other hands may be in the pile, as far as this seat knows
            slots = state.cards.slots
            for slot in range(i64(len(slots))):
                if i64(slots[slot]) != NO_CARD and not state.knows(seat, slot):
                    self._count_card(i64(slots[slot]), 1.0)
        if not self.solo:
            more = 3 * max(USUAL_TURNS - state.turn, i64(1)) - pile.left
            if more > 0:
                share = float(more) / 81.0
                for card in CARDS:
                    self._count_card(i64(card), share)
        total = 0.0
        for number in range(i64(19)):
            self.below[number] = total
            total += count[number]
        self.cards = max(total, 1.0)

    def _count_card(self, card: i64, weight: float) -> None:
        self.count[number_of(card)] += weight
        self.effects[effect_of(card)] += weight

    # -- a sheet

    def value(self, draft: Draft, depth: i64) -> float:
        assert isinstance(draft, WelcomeDraft)
        sheet = draft.sheet
        state = self.state
        if state is not None and sheet.edition is not BUILT_IN:  # nobody has learned a sheet of one's own
            return self.plain.value(state, self.seat, draft)
        known = float(own_points(sheet))
        mine = self.mine
        mine.clear()
        mine.add(sheet)
        self.ended = self.last or sheet.finished()
        worth = 0.0
        if self.ended:
            if not self.solo:
                known += float(_ranked(sheet.temps, self.others.hired))
            elif sheet.temps >= SOLO_TEMPS:
                known += float(SOLO_TEMP_POINTS)
        else:
            before = self.glimpses[depth - 1 if depth > 0 else DEPTH - 1]
            here = self.glimpses[depth]
            if depth == 0:
                before.lots = -1
            worth = self._streets(sheet, before, here) + self._whole(sheet, here)
            worth += self._beside(sheet, here)
        self.known = known
        return known + worth

    def _streets(self, sheet: Sheet, before: Glimpse, here: Glimpse) -> float:
        lots = sheet.lots_filled()
        alike = before.lots >= 0 and before.estates == sheet.estates and before.plans == sheet.plans
        changed = (before.lots ^ lots) | (before.fences ^ sheet.fences) | (before.used ^ sheet.used)
        total = 0.0
        for street in range(STREETS):
            if (
                alike
                and not changed & STREET_MASK[street]
                and byte(before.parks, street) == byte(sheet.parks, street)
                and not self.noting
            ):
                here.worth[street] = before.worth[street]
                for i in range(street * STREET_PARTS, (street + 1) * STREET_PARTS):
                    here.parts[i] = before.parts[i]
            else:
                here.worth[street] = self._street(sheet, street, here)
            total += here.worth[street]
        here.lots = lots
        here.fences = sheet.fences
        here.used = sheet.used
        here.parks = sheet.parks
        here.estates = sheet.estates
        here.plans = sheet.plans
        return total

    def _street(self, sheet: Sheet, street: i64, here: Glimpse) -> float:
        first = FIRST[street]
        end = FIRST[street + 1]
        worth = self._gaps(sheet, first, end)
        worth += self._runs(sheet, street, first, end, here)
        filled = sheet.lots_filled()
        empty = bits(STREET_MASK[street] & ~filled)
        index = ((self.phase * 3 + street) * 6 + byte(sheet.parks, street)) * SIZES + empty
        return worth + self.entry(PARK + index)

    def _gaps(self, sheet: Sheet, first: i64, end: i64) -> float:
        """Numbers, and the empty lots between them."""
        worth = 0.0
        numbers = sheet.numbers
        stage = self.stage
        below: i64 = -1
        gap: i64 = 0
        for house in range(first, end + 1):
            there = i64(numbers[house]) if house < end else BARRIER
            if there == EMPTY:
                gap += 1
                continue
            above: i64 = 18 if there == BARRIER else there
            if gap > 0:
                worth += self.entry(GAP + ((stage * SIZES + gap) * ENDS + below + 1) * ENDS + above)
                cards = self.below[above] - self.below[below + 1]
                fit = i64(cards)
                fit = min(fit if fit < 16 else 16 + (fit - 16) // 4, FITS - 1)
                worth += self.entry(FIT + (stage * SIZES + gap) * FITS + fit)
                tight: i64 = 0
                if cards >= float(8 * gap):
                    tight = 3
                elif cards >= float(4 * gap):
                    tight = 2
                elif cards >= float(gap + gap // 2):
                    tight = 1
                for lot in range(house - gap, house):
                    self.tight[lot] = tight
            gap = 0
            if there == BARRIER:
                below = -1
            else:
                below = there
                worth += self.entry(HOUSE + (stage * HOUSES + house) * 18 + there)
        return worth

    def _runs(self, sheet: Sheet, street: i64, first: i64, end: i64, here: Glimpse) -> float:
        """Lots between fences: estates, and what may become some."""
        worth = 0.0
        parts = here.parts
        base = street * STREET_PARTS
        for i in range(base, base + STREET_PARTS):
            parts[i] = 0
        stage = self.stage
        walls = sheet.fences | LAST_HOUSES
        size: i64 = 0
        empty: i64 = 0
        tight: i64 = 3
        used: i64 = 0
        for house in range(first, end):
            size += 1
            if not sheet.filled >> house & 1:
                if sheet.roundabouts >> house & 1:
                    size = 0
                else:
                    empty += 1
                    tight = min(tight, self.tight[house])
            if sheet.used >> house & 1:
                used = 1
            if not walls >> house & 1:
                continue
            if size > 0:
                level: i64 = 0
                if size <= LARGEST_ESTATE:
                    level = byte(sheet.estates, size - 1)
                    if empty == 0:
                        parts[base + 6] += BYTE[size - 1]
                    else:
                        parts[base + 7] += BYTE[size - 1]
                    if not used:
                        parts[base + size - 1] += BYTE[empty]
                        index = (stage * 7 + size) * 7 + empty
                        worth += self.entry(NEED + index * 4 + self._wanted(sheet, size))
                index = ((stage * SIZES + size) * SIZES + empty) * 4 + tight
                worth += self.entry(RUN + (index * 5 + level) * 2 + used)
            size = 0
            empty = 0
            tight = 3
            used = 0
        return worth

    def _wanted(self, sheet: Sheet, size: i64) -> i64:
        """How many estates of this size open plans ask for."""
        wanted: i64 = 0
        for k in range(PLANS_IN_PLAY):
            if not byte(sheet.plans, k):
                wanted += byte(PLANS[self.plans[k]].needs, size - 1)
        return min(wanted, i64(3))

    def _whole(self, sheet: Sheet, here: Glimpse) -> float:
        """What is not of one street."""
        stage = self.stage
        phase = self.phase
        total = self.total
        for i in range(STREET_PARTS):
            total[i] = here.parts[i] + here.parts[STREET_PARTS + i] + here.parts[2 * STREET_PARTS + i]
        worth = 0.0
        for i in range(LARGEST_ESTATE):
            index = (stage * 6 + i) * 5 + byte(sheet.estates, i)
            complete = min(byte(total[6], i), i64(5))
            worth += self.entry(LADDER + (index * 6 + complete) * 6 + min(byte(total[7], i), i64(5)))
        open_lots = bits(POOL_LOTS & ~sheet.lots_filled())
        worth += self.entry(POOL + (phase * 10 + bits(sheet.pools)) * 10 + open_lots)
        worth += self.entry(TEMP + self.turn * 12 + sheet.temps)
        worth += self.entry(BIS + phase * 10 + min(bits(sheet.copies), BIS_BOXES))
        done: i64 = 0
        for k in range(PLANS_IN_PLAY):
            if byte(sheet.plans, k):
                done |= BIT[k]
                continue
            plan = PLANS[self.plans[k]]
            if plan.needs:
                here.missing[k] = self._estates_missing(plan)
                worth += self.more
            else:
                here.missing[k] = min(self._missing(plan, sheet), MISSING - 1)
        worth += self.entry(DONE_PLANS + phase * 8 + done)
        empty = bits(sheet.empty())
        worth += self.entry(HOLES + self.turn * 34 + empty)
        worth += self.entry(ROOM + phase * 21 + self._room(sheet))
        crosses = byte(sheet.parks, 0) + byte(sheet.parks, 1) + byte(sheet.parks, 2)
        worth += self._supply(0, PARK_EFFECT, crosses) + self._supply(1, POOL_EFFECT, open_lots)
        worth += self._supply(2, TEMP_EFFECT, sheet.temps)
        return worth + self.entry(REFUSED + phase * 4 + sheet.refusals)

    def _beside(self, sheet: Sheet, here: Glimpse) -> float:
        phase = self.phase
        other = self.others
        worth = 0.0
        for k in range(PLANS_IN_PLAY):
            if not byte(sheet.plans, k):
                index = (phase * 28 + self.plans[k]) * 2 + (self.approved >> k & 1)
                worth += self.entry(PLAN + index * MISSING + here.missing[k])
        if self.solo:
            return worth
        worth += self.entry(RIVAL + other.to_go * 34 + bits(sheet.empty()))
        worth += self.entry(PACE + (self.turn * TO_GO + self.mine.to_go) * TO_GO + other.to_go)
        worth += self.entry(AHEAD + phase * 23 + 11 + sheet.temps - other.temps)
        rank = min(bits(other.hired >> (sheet.temps + 1)), i64(3))
        return worth + self.entry(RANK + (phase * 4 + rank) * 12 + sheet.temps)

    def _supply(self, kind: i64, effect: i64, counted: i64) -> float:
        """What an effect may still bring, with so many cards of it to come."""
        cards = min(i64(self.effects[effect]), i64(19))
        return self.entry(SUPPLY + ((self.stage * 3 + kind) * 20 + cards) * 16 + counted)

    def _room(self, sheet: Sheet) -> i64:
        """How many of twenty cards to come find a place."""
        fitting = 0.0
        for number in range(i64(1), i64(16)):
            if sheet.room[number]:
                fitting += self.count[number]
        return i64(20.0 * fitting / self.cards)

    def _estates_missing(self, plan: Plan) -> i64:
        """Lots to be filled for the estates of a plan, and a little more for those that have no fences yet.

        What the estates it still needs are worth is left in `more`.
        """
        missing: i64 = 0
        more = 0.0
        for i in range(LARGEST_ESTATE):
            needed = byte(plan.needs, i)
            if not needed:
                continue
            row = self.total[i]
            candidates: i64 = 0
            for empty in range(i64(1), i + 2):
                candidates += byte(row, empty)
            candidates = min(candidates, i64(3))
            for empty in range(i + 2):
                found = min(byte(row, empty), needed)
                needed -= found
                missing += found * empty
                if empty > 0:
                    for _ in range(found):
                        more += self.entry(WANT + ((self.stage * 7 + i) * 8 + empty) * 4 + candidates)
            for _ in range(needed):
                missing += min(i + 2, i64(4))
                more += self.entry(WANT + ((self.stage * 7 + i) * 8 + 7) * 4 + candidates)
        self.more = more
        return min(missing, MISSING - 1)

    def _missing(self, plan: Plan, sheet: Sheet) -> i64:
        """How far an advanced plan is from being fulfilled; the most there is if that cannot be any more."""
        if isinstance(plan, TempsPlan):
            return max(7 - sheet.temps, i64(0))
        if isinstance(plan, FullStreetPlan):
            if sheet.used & STREET_MASK[plan.street]:
                return MISSING
            return bits(STREET_MASK[plan.street] & ~sheet.lots_filled())
        if isinstance(plan, EndHousesPlan):
            return MISSING if sheet.used & END_HOUSES else bits(END_HOUSES & ~sheet.filled)
        if isinstance(plan, BisPlan):
            most: i64 = 0
            for street in range(STREETS):
                most = max(most, bits(sheet.copies & STREET_MASK[street]))
            return max(5 - most, i64(0))
        if isinstance(plan, TwoStreetsPlan):
            worst: i64 = 0
            total: i64 = 0
            for street in range(STREETS):
                here = self._parks_missing(sheet, street)
                if plan.pools:
                    here = self._pools_missing(sheet, street)
                worst = max(worst, here)
                total += here
            return total - worst
        if isinstance(plan, ParksAndPoolsPlan):
            best = MISSING
            for street in range(STREETS):
                if street == plan.street or plan.street < 0:
                    here = self._pools_missing(sheet, street) + self._parks_missing(sheet, street)
                    if plan.street < 0 and not sheet.roundabouts & STREET_MASK[street]:
                        here += 1
                    best = min(best, here)
            return best
        return MISSING

    def _parks_missing(self, sheet: Sheet, street: i64) -> i64:
        return PARKS[street] - byte(sheet.parks, street)

    def _pools_missing(self, sheet: Sheet, street: i64) -> i64:
        left = STREET_MASK[street] & POOL_LOTS & ~sheet.pools
        return MISSING if left & sheet.lots_filled() else bits(left)


def _ranked(temps: i64, hired: i64) -> i64:
    """What so many temps pay; bit n of `hired`: somebody else has n. Equals share a rank."""
    rank = bits(hired >> (temps + 1))
    return TEMP_RANK_POINTS[rank] if temps > 0 and rank < 3 else i64(0)


def new_tables() -> Tables:
    return Tables(LAYOUT, int(SIZE))


def shipped_tables(seats: i64) -> Tables:
    """The weights of the package."""
    return shipped("welcome-to", seats, LAYOUT, int(SIZE))


def judge(seats: i64) -> SheetValue:
    return WelcomeValue(shipped_tables(seats))
