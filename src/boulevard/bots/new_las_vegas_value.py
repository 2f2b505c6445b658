"""What a sheet of New Las Vegas is worth after a turn: the points on it, and what tables say will come.

Tables foretell a seat's own points. What a turn is worth is the lead they promise: over ACME, or at small
tables over the rival who will have most. What a sheet is worth by itself is looked up apart from what it is
worth beside another one, so that a rival's sheet is weighed once a turn. Nobody knows a rival's loan.

`stage` and `phase` tell how many turns are left, as far as the inauguration tracks tell. Counts are cut off
where a table ends: on a sheet of the player's own there may be more of anything.
"""

from typing import Final

from boulevard.games.native import i64, vec
from boulevard.games.new_las_vegas.components import (
    AVENUE,
    AVENUES,
    BORROWS,
    CASINOS,
    IMPROVE_INAUGURATION,
    IMPROVE_LARGE,
    IMPROVE_LUXURY,
    IMPROVE_MISSING,
    IMPROVE_PAR3,
    IMPROVE_PAR4,
    IMPROVE_PAR5,
    IMPROVE_SMALL,
    IMPROVE_STREETS,
    IMPROVE_VIP,
    INAUGURATION,
    SHOW,
    STREET,
    STREET_MASK,
    STREETS,
    UNDECIDED,
)
from boulevard.games.new_las_vegas.projects import PROJECTS
from boulevard.games.new_las_vegas.scoring import (
    golf_points,
    hotel_points,
    inauguration_points,
    project_points,
    show_points,
)
from boulevard.games.new_las_vegas.sheet import Sheet, nibble
from boulevard.games.new_las_vegas.state import NewLasVegasState
from boulevard.games.new_las_vegas.turn import EXTEND_LEFT, FREE, OPEN, VegasDraft
from boulevard.games.packed import bits, byte
from boulevard.games.streets.cards import HAND, NO_CARD, effect_of, number_of
from boulevard.games.streets.draft import Draft
from boulevard.games.streets.pile import Pile
from boulevard.games.streets.rows import EMPTY
from boulevard.games.streets.state import StreetsState

from .learned import DEPTH, SheetValue
from .planning import MARGIN, POINTS
from .tables import Tables, shipped

STAGES: Final[i64] = 4
PHASES: Final[i64] = 14  # of two turns each
STAGE_OF: Final = vec[i64]([0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3])
TURNS: Final[i64] = 40
WIDTH: Final[i64] = 5
LOTS: Final[i64] = 12  # in a row: 0 to 11
ENDS: Final[i64] = 19
FITS: Final[i64] = 16
FEW_FITS: Final[i64] = 4
LEVELS: Final[i64] = 4
BOX: Final[i64] = 13  # boxes to go: 0 to 12
RIVALS: Final[i64] = 3  # with more of them nobody compares

# Where the tables begin. By itself:
GAP: Final[i64] = 0  # stage, lots, number to the left, number to the right
FIT: Final[i64] = GAP + STAGES * LOTS * ENDS * ENDS  # stage, built lots, cranes, cards to come that fit
EITHER: Final[i64] = FIT + STAGES * LOTS * 6 * FITS  # stage, built lots, parities beside, even, odd
HOUSE: Final[i64] = EITHER + STAGES * LOTS * 9 * FEW_FITS * FEW_FITS  # stage, casino, number
RUN: Final[i64] = HOUSE + STAGES * CASINOS * 18  # stage, length, gap and same parity beyond, left and right
HOPE: Final[i64] = RUN + STAGES * LOTS * 64  # stage, parity, lots without the other one, open ones
ALLEY: Final[i64] = HOPE + STAGES * 2 * LOTS * LOTS  # phase, open casinos of an avenue, cranes, taken, ladder
PLACE: Final[i64] = ALLEY + PHASES * 5 * 3 * 2 * LEVELS  # stage, avenue, open casinos, cranes
HOTELS: Final[i64] = PLACE + STAGES * AVENUES * 5 * 3  # phase, large, small
COURSE: Final[i64] = HOTELS + PHASES * LOTS * LOTS  # stage, par, holes, holes that can still come, ladder
SHOWS: Final[i64] = COURSE + STAGES * 3 * 7 * 7 * LEVELS  # phase, left, right
STARS: Final[i64] = SHOWS + PHASES * 9 * 9  # phase, stars that can still be lit, boxes crossed
BOXES: Final[i64] = STARS + PHASES * 16 * 16  # phase, checked, pairs that are free
AT: Final[i64] = BOXES + PHASES * 16 * 6  # stage, crossing, is the trip over
CARPET: Final[i64] = AT + STAGES * 48 * 2  # stage, casino that was passed, open
MISSING: Final[i64] = CARPET + STAGES * CASINOS * 2  # phase, lines missing, ladder
TRAIL: Final[i64] = MISSING + PHASES * 10 * LEVELS  # phase, lines
LADDER: Final[i64] = TRAIL + PHASES * 24  # stage, ladder, level, what it counts for
PROJECT: Final[i64] = LADDER + STAGES * 10 * 6 * LOTS  # phase, project, approved, share
DONE_PROJECTS: Final[i64] = PROJECT + PHASES * 21 * 2 * 11  # phase, which are done
MONEY: Final[i64] = DONE_PROJECTS + PHASES * 8  # phase, money less debts, loan
OPENED: Final[i64] = MONEY + PHASES * 13 * 3  # turn, open casinos
LEFT: Final[i64] = OPENED + TURNS * 45  # phase, built casinos left to open
ROOM: Final[i64] = LEFT + PHASES * 45  # phase, share of the cards to come that fit somewhere
# Beside another sheet:
SERIES: Final[i64] = ROOM + PHASES * 21  # phase, street, longest series, lead
LEAD: Final[i64] = SERIES + PHASES * 4 * LOTS * 9  # phase, boxes more than the best rival, ladder
IDLE: Final[i64] = LEAD + PHASES * 13 * 2  # phase, built casinos that are not open, behind in boxes
PACE: Final[i64] = IDLE + PHASES * LOTS * 2  # turn, boxes to go, those of the quickest rival
GROWTH: Final[i64] = PACE + TURNS * BOX * BOX  # open casinos, boxes to go, those of the quickest rival
ENDING: Final[i64] = GROWTH + 23 * BOX * BOX  # phase, projects done, most that a rival has done
# Beside ACME:
ACME: Final[i64] = ENDING + PHASES * 16  # phase, effect, ACME's cards of it
APPROVALS: Final[i64] = ACME + PHASES * 5 * 16  # phase, approval cards that came
ARCHITECT: Final[i64] = APPROVALS + PHASES * 4  # phase, architect
# A rival's sheet, while its turn is not known:
BEHIND: Final[i64] = ARCHITECT + PHASES * 6  # phase
LAST: Final[i64] = BEHIND + PHASES  # turn: the game ends now
LAST_BOX: Final[i64] = LAST + TURNS  # the same: its boxes to go
SIZE: Final[i64] = LAST_BOX + BOX

LAYOUT: Final = "new-las-vegas 2"


class Glimpse:
    """What was found on a sheet, so that the next one only looks at what changed."""

    def __init__(self) -> None:
        self.opened: i64 = -1
        self.built: i64 = 0
        self.worth = vec[float]([0.0, 0.0, 0.0, 0.0])
        self.longest = vec[i64]([0, 0, 0, 0])
        self.improved: i64 = 0
        self.avenues = 0.0
        self.alleys = 0.0
        self.along: i64 = -1
        self.across: i64 = -1
        self.crossing: i64 = -1
        self.missing: i64 = 0


class Standing:
    """What a sheet, or several together, mean to somebody else."""

    def __init__(self) -> None:
        self.boxes: i64 = 0  # contributed to the inauguration: the most
        self.fewest: i64 = 0  # and the fewest
        self.to_go: i64 = 0  # boxes until the track is full
        self.done: i64 = 0  # projects
        self.hotels: i64 = 0  # avenues
        self.longest = vec[i64]([0, 0, 0, 0])  # series

    def clear(self) -> None:
        self.boxes = 0
        self.fewest = 99
        self.to_go = BOX - 1
        self.done = 0
        self.hotels = 0
        for street in range(STREETS):
            self.longest[street] = 0

    def add(self, sheet: Sheet, longest: vec[i64]) -> None:
        boxes = sheet.contribution()
        self.boxes = max(self.boxes, boxes)
        self.fewest = min(self.fewest, boxes)
        self.to_go = min(self.to_go, sheet.edition.boxes - sheet.checked)
        done: i64 = 0
        for k in range(i64(3)):
            if byte(sheet.projects, k):
                done += 1
        self.done = max(self.done, done)
        self.hotels |= sheet.large | sheet.small
        for street in range(STREETS):
            self.longest[street] = max(self.longest[street], longest[street])


class Rival:
    """Somebody else's sheet."""

    def __init__(self) -> None:
        self.sheet: Sheet | None = None
        self.glimpse = Glimpse()
        self.standing = Standing()
        self.known = 0.0  # points on it
        self.worth = 0.0  # the same, and what is to come, apart from what depends on others


class VegasValue(SheetValue):
    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        self.width = WIDTH
        self.glimpses = [Glimpse() for _ in range(DEPTH)]
        self.below = vec[float]([0.0] * 19)  # cards to come with a smaller number
        self.below_even = vec[float]([0.0] * 19)  # those of them that are even
        self.count = vec[float]([0.0] * 19)
        self.cards = 1.0
        self.turn: i64 = 0
        self.stage: i64 = 0
        self.phase: i64 = 0
        self.solo = True
        self.projects = vec[i64]()
        self.approved: i64 = 0
        self.taken: i64 = 0
        self.money: i64 = 0
        self.mine = Standing()  # of the sheet that was valued last
        self.others = Standing()  # of all rivals together
        self.ranks = vec[i64]()  # boxes of all rivals
        self.rival: Rival | None = None  # the one to be beaten
        self.acme_points = vec[float]([0.0, 0.0, 0.0, 0.0])  # by the card it is given
        self.acme_effects = vec[i64]([0, 0, 0, -1])
        self.acme_cards = vec[i64]([0, 0, 0, 0, 0])
        self.came: i64 = 0
        self.architect: i64 = 0

    def late(self, draft: Draft, step: i64) -> bool:
        """Bonuses: changing the number, another effect, a second casino."""
        if step < FREE:
            return False
        if step >= OPEN:
            return (step - OPEN) // CASINOS != draft.number
        return step == FREE or step >= EXTEND_LEFT

    def rival_points(self, state: StreetsState) -> float:
        assert isinstance(state, NewLasVegasState)
        score = state.acme_score()
        return 0.0 if score is None else float(score.total)

    def promise(self, draft: Draft) -> float:
        """A star that can be lit at once."""
        assert isinstance(draft, VegasDraft)
        if draft.acted or draft.effect != SHOW or draft.lot < 0:
            return 0.0
        return 4.0 if draft.sheet.edition.stars >> draft.lot & 1 else 0.0

    # -- the table

    def look(self, state: StreetsState, seat: i64) -> None:
        assert isinstance(state, NewLasVegasState)
        self.turn = min(state.turn, TURNS - 1)
        self.solo = state.solo
        self.projects = state.projects
        self.approved = state.approved
        self.taken = state.taken
        edition = state.edition
        self.money = edition.introductory_bundles if state.introductory else edition.bundles
        self._count_cards(state)
        self._look_ahead(state)
        self.rival = None
        self.rival_seat = -1
        self.others.clear()
        if state.acme is None:
            self._look_around(state, seat)
        else:
            self._look_at_acme(state)
        self.unit = MARGIN if state.solo or self.rival_seat >= 0 else POINTS

    def _look_ahead(self, state: NewLasVegasState) -> None:
        """How many turns are left: players check a box every third turn at first, later every one."""
        to_go: i64 = BOX - 1
        for seat in range(state.seats):
            to_go = min(to_go, state.edition.boxes - state.draft(seat).base.checked)
        left = to_go * max(320 - 9 * state.turn, i64(100)) // 100
        self.stage = STAGE_OF[min(left, i64(len(STAGE_OF)) - 1)]
        self.phase = min(left // 2, PHASES - 1)

    def _count_cards(self, state: NewLasVegasState) -> None:
        count = self.count
        for number in range(i64(19)):
            count[number] = 0.0
        self._add_cards(state.stock.fresh, 1.0)
        self._add_cards(state.stock.again, 1.0)
        if state.stock.left() < 30:  # soon all are shuffled again
            for card in state.edition.cards:
                count[number_of(i64(card))] += 0.4
        total = 0.0
        even = 0.0
        for number in range(i64(19)):
            self.below[number] = total
            self.below_even[number] = even
            total += count[number]
            if not number & 1:
                even += count[number]
        self.cards = max(total, 1.0)

    def _add_cards(self, pile: Pile, weight: float) -> None:
        for i in range(pile.first, pile.first + pile.left):
            self.count[number_of(i64(pile.cards[i]))] += weight

    def _look_around(self, state: NewLasVegasState, seat: i64) -> None:
        ranks: list[int] = []
        contested = state.seats <= RIVALS + 1
        before = Glimpse()
        mine = self.mine
        mine.clear()
        self._streets(state.draft(seat).base, before, self.glimpses[0])  # how long series are
        mine.add(state.draft(seat).base, self.glimpses[0].longest)
        best = 0.0
        for other in range(state.seats):
            if other == seat:
                continue
            sheet = state.draft(other).base
            rival = Rival()
            rival.sheet = sheet
            if contested:
                self._weigh(rival, sheet)
                hope = rival.worth + self._beside(sheet, rival.standing, mine, rival.glimpse.alleys)
                if self.rival is None or hope > best:
                    best = hope
                    self.rival = rival
                    self.rival_seat = other
            else:
                for street in range(STREETS):
                    rival.glimpse.longest[street] = sheet.longest(street, -1)
            self.others.add(sheet, rival.glimpse.longest)
            if len(ranks) < 8:
                ranks.append(int(sheet.contribution()))
        self.ranks = vec[i64]([i64(boxes) for boxes in ranks])

    def _look_at_acme(self, state: NewLasVegasState) -> None:
        acme = state.acme
        assert acme is not None
        others = self.others
        others.boxes = acme.count(INAUGURATION)
        others.fewest = others.boxes - 1  # equal to it is not behind it
        others.to_go = 3 - min(i64(len(acme.came)), i64(3))
        self.ranks = vec[i64]([others.boxes])
        for street in range(STREETS):
            others.longest[street] = acme.series()
        for effect in range(i64(5)):
            self.acme_cards[effect] = acme.count(effect)
        self.architect = min(acme.architect.level, i64(5))
        self.came = min(i64(len(acme.came)), i64(3))
        sheet = state.draft(0).base
        for slot in range(i64(4)):
            after = acme
            self.acme_effects[slot] = -1
            if slot < HAND:
                card = i64(state.cards.slots[slot])
                if card != NO_CARD:
                    after = acme.clone()
                    after.receive(card)
                    self.acme_effects[slot] = effect_of(card)
            self.acme_points[slot] = float(after.score(sheet).total)

    # -- a rival

    def _weigh(self, rival: Rival, sheet: Sheet) -> None:
        """What it will have, apart from what depends on others."""
        before = Glimpse()
        here = rival.glimpse
        worth = self._alone(sheet, before, here, UNDECIDED)
        rival.known = self._points(sheet, here)
        rival.worth = rival.known + worth + self.entry(BEHIND + self.phase)
        rival.standing.clear()
        rival.standing.add(sheet, here.longest)

    def _theirs(self, rival: Rival) -> float:
        """What the rival will have, beside the sheet that was valued last."""
        sheet = rival.sheet
        assert sheet is not None
        mine = self.mine
        if self.ended:
            worth = self.entry(LAST + self.turn) + self.entry(LAST_BOX + rival.standing.to_go)
            rank: i64 = 1 if mine.boxes > rival.standing.boxes else 0
            return worth + rival.known + self._reckoning(sheet, rival.standing, mine, rank, UNDECIDED)
        alleys = rival.glimpse.alleys
        if mine.hotels & ~self.taken or self.noting:
            alleys = self._alleys(sheet, self.taken | mine.hotels)
        return rival.worth + self._beside(sheet, rival.standing, mine, alleys)

    def note_rival(self, draft: Draft) -> vec[i64]:
        rival = self.rival
        self.active = vec[i64](capacity=160)
        if rival is None or rival.sheet is None:
            return self.active
        self.value(draft, 0)
        self.noting = True
        self.known = rival.known
        if self.ended:
            rank: i64 = 1 if self.mine.boxes > rival.standing.boxes else 0
            self.known += self._reckoning(rival.sheet, rival.standing, self.mine, rank, UNDECIDED)
        else:
            self._weigh(rival, rival.sheet)
        self._theirs(rival)
        self.noting = False
        return self.active

    # -- a sheet

    def value(self, draft: Draft, depth: i64) -> float:
        assert isinstance(draft, VegasDraft)
        sheet = draft.sheet
        before = self.glimpses[depth - 1 if depth > 0 else DEPTH - 1]
        here = self.glimpses[depth]
        if depth == 0:
            before.opened = -1
            before.along = -1
        self.ended = sheet.finished()
        worth = 0.0
        if self.ended:
            self._streets(sheet, before, here)
            self._find_missing(sheet, before, here)
            here.opened = -1  # the rest was not looked at
        else:
            worth = self._alone(sheet, before, here, sheet.loan)
        known = self._points(sheet, here)
        mine = self.mine
        mine.clear()
        mine.add(sheet, here.longest)
        spare: i64 = 3 if draft.spare < 0 else draft.spare
        if self.solo:
            known -= self.acme_points[spare]
        if self.ended:
            known += self._reckoning(sheet, mine, self.others, self._rank(mine.boxes), sheet.loan)
        else:
            if self.noting:
                here.alleys = self._alleys(sheet, self.taken)
            worth += self._beside(sheet, mine, self.others, here.alleys)
            if self.solo:
                worth += self._acme(spare)
        self.known = known
        rival = self.rival
        if rival is not None and not self.noting:
            worth -= self._theirs(rival)
        return known + worth

    def _alone(self, sheet: Sheet, before: Glimpse, here: Glimpse, loan: i64) -> float:
        """What tables say of a sheet that goes on, whatever others do."""
        opened = before.opened == sheet.opened and before.built == sheet.built
        worth = self._streets(sheet, before, here)
        self._find_missing(sheet, before, here)
        here.avenues = before.avenues if opened and not self.noting else self._avenues(sheet)
        if not self.noting:
            alike = opened and before.improved == sheet.improved
            here.alleys = before.alleys if alike else self._alleys(sheet, self.taken)
            here.improved = sheet.improved
        return (
            worth
            + here.avenues
            + self._course(sheet)
            + self._limousine(sheet, here)
            + self._whole(sheet, loan)
        )

    def _points(self, sheet: Sheet, here: Glimpse) -> float:
        """What no rival can change."""
        points = project_points(sheet) + show_points(sheet) + hotel_points(sheet) + golf_points(sheet)
        visited = sheet.carpets & sheet.opened
        points += bits(visited & sheet.edition.vip) * sheet.ladder(IMPROVE_VIP)
        points += bits(visited & sheet.edition.luxury) * sheet.ladder(IMPROVE_LUXURY)
        points += here.missing * sheet.ladder(IMPROVE_MISSING)
        for street in range(STREETS):
            points += here.longest[street]
        return float(points)

    def _rank(self, boxes: i64) -> i64:
        """Place in the inauguration among the rivals as they are now; equals share it."""
        rank: i64 = 0
        seen: i64 = -1
        for _ in self.ranks:
            highest: i64 = -1
            for other in self.ranks:
                if other > boxes and (seen < 0 or other < seen):
                    highest = max(highest, other)
            if highest < 0:
                break
            rank += 1
            seen = highest
        return rank

    def _reckoning(self, sheet: Sheet, own: Standing, other: Standing, rank: i64, loan: i64) -> float:
        """What is added when the game ends with these sheets."""
        points = float(inauguration_points(sheet, rank))
        bonus = float(sheet.ladder(IMPROVE_STREETS))
        for street in range(STREETS):
            if own.longest[street] > 0 and own.longest[street] >= other.longest[street]:
                points += bonus
        beyond = -self.safe(sheet, loan)
        if own.boxes <= other.fewest:
            beyond += 1
        penalty = float(sheet.edition.bankruptcy)
        if beyond > 2:
            points += penalty
        elif beyond > 0:
            points += 0.5 * penalty
        return points

    def safe(self, sheet: Sheet, loan: i64) -> i64:
        """Bundles less debts, with what the bank gives at least to one who borrows."""
        borrowed: i64 = 2 if loan == BORROWS else 0
        return self.money + borrowed + sheet.mafia_bundles() - sheet.owed()

    # -- streets

    def _streets(self, sheet: Sheet, before: Glimpse, here: Glimpse) -> float:
        changed = (before.opened ^ sheet.opened) | (before.built ^ sheet.built)
        total = 0.0
        for street in range(STREETS):
            if before.opened >= 0 and not changed & STREET_MASK[street] and not self.noting:
                here.worth[street] = before.worth[street]
                here.longest[street] = before.longest[street]
            else:
                here.worth[street] = self._street(sheet, street, here)
            total += here.worth[street]
        here.opened = sheet.opened
        here.built = sheet.built
        return total

    def _street(self, sheet: Sheet, street: i64, here: Glimpse) -> float:
        numbers = sheet.numbers
        standing = sheet.standing()
        stage = self.stage
        first = street * AVENUES
        worth = 0.0
        below: i64 = -1
        built: i64 = 0  # lots since the last number, and cranes
        cranes: i64 = 0
        best: i64 = 0  # the longest series
        run: i64 = 0  # of the series so far: its length and parity, and what lies to its left
        kind: i64 = 2
        left: i64 = 0
        lots0: i64 = 0  # casinos in a row of which none is odd, and how many of them are open
        open0: i64 = 0
        lots1: i64 = 0
        open1: i64 = 0
        top0: i64 = 0
        top1: i64 = 0
        for casino in range(first, first + AVENUES + 1):
            there = i64(numbers[casino]) if casino < first + AVENUES else i64(18)
            if there == EMPTY:
                if standing >> casino & 1:
                    built += 1
                    lots0 += 1
                    lots1 += 1
                else:
                    cranes += 1
                continue
            parity: i64 = 2 if there == 18 else there & 1
            if built + cranes > 0:
                worth += self._gap(below, there, built, cranes, kind, parity)
            if run > 0 and built == 0 and parity == kind:
                run += 1
            else:
                right = 2 * min(built, i64(3))
                if parity == kind:
                    right += 1
                if run > 0:
                    best = max(best, run)
                    worth += self.entry(RUN + ((stage * LOTS + run) * 8 + left) * 8 + right)
                left = right
                run = 1
                kind = parity
            if there == 18:
                break
            below = there
            built = 0
            cranes = 0
            worth += self.entry(HOUSE + (stage * CASINOS + casino) * 18 + there)
            if parity:
                top0 = max(top0, open0 * LOTS + lots0)
                lots0 = 0
                open0 = 0
                lots1 += 1
                open1 += 1
            else:
                top1 = max(top1, open1 * LOTS + lots1)
                lots1 = 0
                open1 = 0
                lots0 += 1
                open0 += 1
        top0 = max(top0, open0 * LOTS + lots0)
        top1 = max(top1, open1 * LOTS + lots1)
        here.longest[street] = best
        worth += self.entry(HOPE + stage * 2 * LOTS * LOTS + top0)
        return worth + self.entry(HOPE + (stage * 2 + 1) * LOTS * LOTS + top1)

    def _gap(self, below: i64, there: i64, built: i64, cranes: i64, left: i64, right: i64) -> float:
        """Empty lots between two numbers, of which the parities are told too."""
        stage = self.stage
        worth = self.entry(GAP + ((stage * LOTS + built + cranes) * ENDS + below + 1) * ENDS + there)
        above = min(below + 1, i64(18))
        cards = self.below[there] - self.below[above]
        even = self.below_even[there] - self.below_even[above]
        fit = i64(cards)
        fit = min(fit if fit < 8 else 8 + (fit - 8) // 4, FITS - 1)
        worth += self.entry(FIT + ((stage * LOTS + built) * 6 + min(cranes, i64(5))) * FITS + fit)
        index = ((stage * LOTS + built) * 3 + left) * 3 + right
        return worth + self.entry(EITHER + (index * FEW_FITS + few(even)) * FEW_FITS + few(cards - even))

    def _find_missing(self, sheet: Sheet, before: Glimpse, here: Glimpse) -> None:
        alike = before.along == sheet.along and before.across == sheet.across
        if alike and before.crossing == sheet.crossing:
            here.missing = before.missing
        else:
            here.missing = sheet.missing_lines()
        here.along = sheet.along
        here.across = sheet.across
        here.crossing = sheet.crossing

    # -- what else a sheet has by itself

    def _avenues(self, sheet: Sheet) -> float:
        worth = 0.0
        standing = sheet.standing()
        hotels = sheet.large | sheet.small
        for avenue in range(AVENUES):
            if hotels >> avenue & 1:
                continue
            opened = bits(sheet.opened >> avenue & AVENUE)
            cranes = min(bits(AVENUE & ~(standing >> avenue)), i64(2))
            worth += self.entry(PLACE + ((self.stage * AVENUES + avenue) * 5 + opened) * 3 + cranes)
        index = (self.phase * LOTS + bits(sheet.large)) * LOTS + bits(sheet.small)
        return worth + self.entry(HOTELS + index)

    def _course(self, sheet: Sheet) -> float:
        if not sheet.golf:
            return 0.0
        edition = sheet.edition
        coming = STREET & ~(sheet.holes | sheet.lost)
        worth = 0.0
        for par in range(i64(3)):
            kind = edition.par3 if par == 0 else edition.par4 if par == 1 else edition.par5
            level = min(nibble(sheet.improved, IMPROVE_PAR3 + par), LEVELS - 1)
            built = min(bits(sheet.holes & kind), i64(6))
            index = ((self.stage * 3 + par) * 7 + built) * 7 + min(bits(coming & kind), i64(6))
            worth += self.entry(COURSE + index * LEVELS + level)
        return worth

    def _limousine(self, sheet: Sheet, here: Glimpse) -> float:
        over: i64 = 1 if sheet.closed() else 0
        worth = self.entry(AT + (self.stage * 48 + sheet.crossing) * 2 + over)
        passed = sheet.carpets
        casino: i64 = 0
        while passed:
            if passed & 1:
                opened: i64 = sheet.opened >> casino & 1
                worth += self.entry(CARPET + (self.stage * CASINOS + casino) * 2 + opened)
            passed >>= 1
            casino += 1
        level = min(nibble(sheet.improved, IMPROVE_MISSING), LEVELS - 1)
        worth += self.entry(MISSING + (self.phase * 10 + min(here.missing, i64(9))) * LEVELS + level)
        return worth + self.entry(TRAIL + self.phase * 24 + min(i64(len(sheet.trail)), i64(23)))

    def _whole(self, sheet: Sheet, loan: i64) -> float:
        phase = self.phase
        edition = sheet.edition
        left = min(sheet.left, i64(8))
        right = min(sheet.right, i64(8))
        worth = self.entry(SHOWS + (phase * 9 + left) * 9 + right)
        stars = min(bits(edition.stars & ~sheet.opened), i64(15))
        worth += self.entry(STARS + (phase * 16 + stars) * 16 + min(left + right, i64(15)))
        pairs: i64 = 0
        for end in edition.pair_ends:
            if end <= sheet.checked:
                pairs += 1
        pairs = min(max(pairs - bits(sheet.circled), i64(0)), i64(5))
        worth += self.entry(BOXES + (phase * 16 + min(sheet.checked, i64(15))) * 6 + pairs)
        worth += self._ladders(sheet) + self._projects(sheet)
        safe = min(max(self.safe(sheet, loan) + 6, i64(0)), i64(12))
        worth += self.entry(MONEY + (phase * 13 + safe) * 3 + loan)
        opened = bits(sheet.opened)
        worth += self.entry(OPENED + self.turn * 45 + opened)
        worth += self.entry(LEFT + phase * 45 + bits(sheet.standing()) - opened)
        return worth + self.entry(ROOM + phase * 21 + self._room(sheet))

    def _ladders(self, sheet: Sheet) -> float:
        """What an improvement is worth depends on what it counts for."""
        edition = sheet.edition
        worth = self._ladder(sheet, IMPROVE_LARGE, bits(sheet.large))
        worth += self._ladder(sheet, IMPROVE_SMALL, bits(sheet.small))
        worth += self._ladder(sheet, IMPROVE_PAR3, bits(sheet.holes & edition.par3))
        worth += self._ladder(sheet, IMPROVE_PAR4, bits(sheet.holes & edition.par4))
        worth += self._ladder(sheet, IMPROVE_PAR5, bits(sheet.holes & edition.par5))
        worth += self._ladder(sheet, IMPROVE_VIP, bits(sheet.carpets & edition.vip))
        return worth + self._ladder(sheet, IMPROVE_LUXURY, bits(sheet.carpets & edition.luxury))

    def _ladder(self, sheet: Sheet, ladder: i64, count: i64) -> float:
        level = min(nibble(sheet.improved, ladder), i64(5))
        return self.entry(LADDER + ((self.stage * 10 + ladder) * 6 + level) * LOTS + min(count, LOTS - 1))

    def _projects(self, sheet: Sheet) -> float:
        worth = 0.0
        done: i64 = 0
        for k in range(i64(len(self.projects))):
            if byte(sheet.projects, k):
                done += 1 << k
                continue
            project = PROJECTS[self.projects[k]]
            approved: i64 = self.approved >> k & 1
            index = (self.phase * 21 + project.index) * 2 + approved
            worth += self.entry(PROJECT + index * 11 + i64(10.0 * project.progress(sheet)))
        return worth + self.entry(DONE_PROJECTS + self.phase * 8 + done)

    def _room(self, sheet: Sheet) -> i64:
        """How many of twenty cards to come find a place."""
        fitting = 0.0
        standing = sheet.standing()
        for number in range(i64(1), i64(16)):
            if sheet.room[number] & standing:
                fitting += self.count[number]
        return i64(20.0 * fitting / self.cards)

    # -- beside others

    def _alleys(self, sheet: Sheet, taken: i64) -> float:
        """Avenues on their way to a hotel, which is worth less where somebody has one."""
        worth = 0.0
        standing = sheet.standing()
        hotels = sheet.large | sheet.small
        large = min(nibble(sheet.improved, IMPROVE_LARGE), LEVELS - 1)
        small = min(nibble(sheet.improved, IMPROVE_SMALL), LEVELS - 1)
        for avenue in range(AVENUES):
            if hotels >> avenue & 1:
                continue
            opened = bits(sheet.opened >> avenue & AVENUE)
            cranes = min(bits(AVENUE & ~(standing >> avenue)), i64(2))
            late: i64 = taken >> avenue & 1
            index = (((self.phase * 5 + opened) * 3 + cranes) * 2 + late) * LEVELS
            worth += self.entry(ALLEY + index + (small if late else large))
        return worth

    def _beside(self, sheet: Sheet, own: Standing, other: Standing, alleys: float) -> float:
        phase = self.phase
        first: i64 = 0
        worth = alleys
        for street in range(STREETS):
            best = own.longest[street]
            lead = min(max(best - other.longest[street] + 4, i64(0)), i64(8))
            worth += self.entry(SERIES + ((phase * 4 + street) * LOTS + best) * 9 + lead)
            if best >= other.longest[street]:
                first += 1
        boxes = min(max(own.boxes - other.boxes + 6, i64(0)), i64(12))
        raised: i64 = 1 if nibble(sheet.improved, IMPROVE_INAUGURATION) else 0
        worth += self.entry(LEAD + (phase * 13 + boxes) * 2 + raised)
        worth += self._ladder(sheet, IMPROVE_INAUGURATION, boxes)
        worth += self._ladder(sheet, IMPROVE_STREETS, first)
        behind: i64 = 1 if own.boxes <= other.fewest else 0
        idle = min(bits(sheet.built & ~sheet.opened), LOTS - 1)
        worth += self.entry(IDLE + (phase * LOTS + idle) * 2 + behind)
        both = min(own.to_go, BOX - 1) * BOX + min(other.to_go, BOX - 1)
        worth += self.entry(PACE + self.turn * BOX * BOX + both)
        worth += self.entry(GROWTH + bits(sheet.opened) // 2 * BOX * BOX + both)
        return worth + self.entry(ENDING + (phase * 4 + own.done) * 4 + other.done)

    def _acme(self, spare: i64) -> float:
        worth = 0.0
        for effect in range(i64(5)):
            count = self.acme_cards[effect]
            if self.acme_effects[spare] == effect:
                count += 1
            worth += self.entry(ACME + (self.phase * 5 + effect) * 16 + min(count, i64(15)))
        worth += self.entry(ARCHITECT + self.phase * 6 + self.architect)
        return worth + self.entry(APPROVALS + self.phase * 4 + self.came)


def few(cards: float) -> i64:
    """How many cards, roughly: 0 to 3."""
    if cards < 3.0:
        return 0 if cards < 0.5 else 1
    return 2 if cards < 8.0 else 3


def new_tables() -> Tables:
    return Tables(LAYOUT, int(SIZE))


def shipped_tables(seats: i64) -> Tables:
    """The weights of the package."""
    return shipped("new-las-vegas", seats, LAYOUT, int(SIZE))


def judge(seats: i64) -> SheetValue:
    return VegasValue(shipped_tables(seats))
