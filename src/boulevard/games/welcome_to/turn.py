"""A seat's turn: which steps there are, which are allowed, and what each does to the sheet.

The order of a turn: pick a combination, write its number, use its effect, then claim plans. A
roundabout fits in anywhere before the claims. A seat that cannot write any number is refused a
permit instead. `DONE` confirms.
"""

from typing import Final

from boulevard.games.native import append, i64, mypyc_attr, vec
from boulevard.games.packed import BIT, BYTE, byte, which
from boulevard.games.streets.digest import Digest
from boulevard.games.streets.draft import Draft
from boulevard.games.streets.rows import HIGHEST, LOWEST, add_all
from boulevard.games.streets.turn import ACTING, CLAIM, DONE, PASSING, PICK, REFUSE, Round

from .components import BIS, ESTATE, LARGEST_ESTATE, PARK, POOL, SURVEYOR, TEMP, TEMP_REACH
from .edition import PLACES
from .plans import PLANS, PLANS_IN_PLAY
from .sheet import Sheet

# Steps as ints, after those of every game of streets.
TICK_PARK: Final[i64] = 18
TICK_POOL: Final[i64] = 19
TICK_TEMP: Final[i64] = 20
TICK_ESTATE: Final[i64] = 21  # + size - 1
FENCE: Final[i64] = 27  # + house to the left of it
ROUNDABOUT: Final[i64] = 72  # + house; PLACES further on, as the others
BIS_LEFT: Final[i64] = 117  # + house that copies the number to its left
BIS_RIGHT: Final[i64] = 162  # + house that copies the number to its right
USE: Final[i64] = 207  # + first house of the estate
WRITE: Final[i64] = 252  # + number * PLACES + house
STEPS: Final[i64] = 1062  # WRITE + 18 * PLACES

# Where in the turn a seat is, after the phases of every game of streets.
USING: Final[i64] = 4  # which estates a claimed plan uses up
CLAIMING: Final[i64] = 5  # claimed something: only claims are left


@mypyc_attr(acyclic=True, free_list_len=1)
class WelcomeDraft(Draft):
    @property
    def base(self) -> Sheet:
        """The sheet that everybody may see."""
        sheet = self.public
        assert isinstance(sheet, Sheet)
        return sheet

    @property
    def sheet(self) -> Sheet:
        """What the draft makes of it."""
        sheet = self.drafted
        assert isinstance(sheet, Sheet)
        return sheet

    def _clear(self) -> None:
        super()._clear()
        self.built_roundabout = False
        self.claiming: i64 = -1  # the plan whose estates are being chosen
        self.need: i64 = 0  # estates still to choose, packed by size - 1
        self.after: i64 = 0  # first house that the next estate of the same size may start at

    def fresh(self) -> "WelcomeDraft":
        return WelcomeDraft(self.public)

    def _copy_progress(self, draft: Draft) -> None:
        assert isinstance(draft, WelcomeDraft)
        super()._copy_progress(draft)
        draft.built_roundabout = self.built_roundabout
        draft.claiming = self.claiming
        draft.need = self.need
        draft.after = self.after

    def digest_progress(self, digest: Digest) -> None:
        super().digest_progress(digest)
        digest.add(self.claiming)
        digest.add(self.need)
        digest.add(self.after | (BIT[10] if self.built_roundabout else 0))

    def starts(self, round: Round) -> vec[i64]:
        return _starts(self, own_round(round))

    def writes(self, round: Round) -> vec[i64]:
        return _writes(self)

    def further(self, round: Round) -> vec[i64]:
        if self.phase == USING:
            return add_all(vec[i64](), USE, _usable(self))
        return _further(self, own_round(round))

    def take_own(self, round: Round, step: i64) -> None:
        _take(self, self.sheet, step)

    def refuse(self, round: Round) -> None:
        self.sheet.refusals += 1
        self.phase = PASSING if own_round(round).expert else ACTING

    def claim(self, round: Round, k: i64) -> None:
        _claim(self, self.sheet, own_round(round), k)


@mypyc_attr(acyclic=True)
class WelcomeRound(Round):
    """What the rules and the cards on the table offer a seat this turn."""

    def __init__(
        self,
        numbers: vec[i64],
        effects: vec[i64],
        separate: bool,
        approved: i64,
        reshuffle: bool,
        expert: bool,
        roundabouts: bool,
        plans: vec[i64],
        rules: i64,
    ) -> None:
        super().__init__(numbers, effects, separate, approved, reshuffle)
        self.expert = expert
        self.roundabouts = roundabouts
        self.plans = plans
        self.rules = rules


def own_round(round: Round) -> WelcomeRound:
    assert isinstance(round, WelcomeRound)
    return round


def _further(draft: WelcomeDraft, round: WelcomeRound) -> vec[i64]:
    steps = append(vec[i64](capacity=48), DONE)
    if draft.phase == ACTING:
        if not draft.acted:
            steps = _effects(draft, steps)
        steps = _roundabouts(draft, round, steps)
    sheet = draft.sheet
    estates = sheet.estate_counts(True)
    for k in range(PLANS_IN_PLAY):
        if not byte(sheet.plans, k) and PLANS[round.plans[k]].fulfilled(sheet, estates):
            steps = append(steps, CLAIM + k)
    return draft.wishes(round, steps)


def _starts(draft: WelcomeDraft, round: WelcomeRound) -> vec[i64]:
    steps = vec[i64](capacity=8)
    sheet = draft.sheet
    refusable = True
    for i in range(i64(3)):
        number = round.numbers[i]
        plain = sheet.fits(number) != 0
        if plain:
            refusable = False
        for j in range(i64(3)):
            if (i == j) == round.separate:
                continue
            if plain or (round.effects[j] == TEMP and _reached_fits(sheet, number)):
                steps = append(steps, PICK + i * 3 + j)
    if refusable:
        steps = append(steps, REFUSE)
    return _roundabouts(draft, round, steps)


def _reached_fits(sheet: Sheet, number: i64) -> bool:
    """Does one of the numbers fit that the temp agency makes of this one?"""
    for reached in range(max(number - TEMP_REACH, LOWEST), min(number + TEMP_REACH, HIGHEST) + 1):
        if sheet.fits(reached):
            return True
    return False


def _writes(draft: WelcomeDraft) -> vec[i64]:
    sheet = draft.sheet
    steps = vec[i64](capacity=40)
    if draft.effect != TEMP:
        return add_all(steps, WRITE + draft.number * PLACES, sheet.fits(draft.number))
    low = max(draft.number - TEMP_REACH, LOWEST)
    high = min(draft.number + TEMP_REACH, HIGHEST)
    for number in range(low, high + 1):
        steps = add_all(steps, WRITE + number * PLACES, sheet.fits(number))
    return steps


def _roundabouts(draft: WelcomeDraft, round: WelcomeRound, steps: vec[i64]) -> vec[i64]:
    if round.roundabouts and not draft.built_roundabout:
        return add_all(steps, ROUNDABOUT, draft.sheet.roundabout_lots())
    return steps


def _effects(draft: WelcomeDraft, steps: vec[i64]) -> vec[i64]:
    effect = draft.effect
    sheet = draft.sheet
    if effect == SURVEYOR:
        return add_all(steps, FENCE, sheet.fence_lots())
    if effect == ESTATE:
        for i in range(LARGEST_ESTATE):
            if byte(sheet.estates, i) + 1 < len(sheet.edition.estate_points[i]):
                steps = append(steps, TICK_ESTATE + i)
    elif effect == PARK:
        street = sheet.edition.street_of[draft.lot]
        if byte(sheet.parks, street) < sheet.edition.parks[street]:
            steps = append(steps, TICK_PARK)
    elif effect == POOL:
        if sheet.edition.pool_lots >> draft.lot & 1:
            steps = append(steps, TICK_POOL)
    elif effect == TEMP:
        if sheet.temps < sheet.edition.temp_boxes:
            steps = append(steps, TICK_TEMP)
    elif effect == BIS:
        steps = add_all(steps, BIS_LEFT, sheet.bis_from_left())
        steps = add_all(steps, BIS_RIGHT, sheet.bis_from_right())
    return steps


def _take(draft: WelcomeDraft, sheet: Sheet, step: i64) -> None:
    if step >= WRITE:
        _write(draft, sheet, (step - WRITE) // PLACES, (step - WRITE) % PLACES)
    elif step < FENCE:
        draft.acted = True
        if step == TICK_PARK:
            sheet.parks += BYTE[sheet.edition.street_of[draft.lot]]
        elif step == TICK_POOL:
            sheet.pools |= BIT[draft.lot]
        elif step == TICK_TEMP:
            sheet.temps += 1
        else:
            sheet.estates += BYTE[step - TICK_ESTATE]
    elif step < ROUNDABOUT:
        draft.acted = True
        sheet.fences |= BIT[step - FENCE]
    elif step < BIS_LEFT:
        draft.built_roundabout = True
        sheet.build_roundabout(step - ROUNDABOUT)
    elif step < BIS_RIGHT:
        draft.acted = True
        sheet.copy_number(step - BIS_LEFT, step - BIS_LEFT - 1)
    elif step < USE:
        draft.acted = True
        sheet.copy_number(step - BIS_RIGHT, step - BIS_RIGHT + 1)
    else:
        _use(draft, step - USE)


def _write(draft: WelcomeDraft, sheet: Sheet, number: i64, house: i64) -> None:
    sheet.write(house, number)
    draft.lot = house
    draft.phase = ACTING
    if number != draft.number:  # only the temp agency changes a number
        draft.acted = True
        if sheet.temps < sheet.edition.temp_boxes:
            sheet.temps += 1


def _claim(draft: WelcomeDraft, sheet: Sheet, round: WelcomeRound, k: i64) -> None:
    plan = PLANS[round.plans[k]]
    sheet.plans += BYTE[k] * (plan.later if round.approved >> k & 1 else plan.first)
    draft.claims |= BIT[k]
    draft.phase = CLAIMING
    plan.use_up(sheet, round.rules)
    if plan.needs:
        draft.claiming = k
        draft.need = plan.needs
        draft.after = 0
        _settle_estates(draft)


def size_needed(draft: WelcomeDraft) -> i64:
    """The smallest estate size still to be chosen, or 0."""
    for i in range(LARGEST_ESTATE):
        if byte(draft.need, i):
            return i + 1
    return 0


def _usable(draft: WelcomeDraft) -> i64:
    """Estates that may be chosen next: from left to right, leaving enough for the rest."""
    size = size_needed(draft)
    starts = draft.sheet.estate_starts(size, True) & ~(BIT[draft.after] - 1)
    needed = byte(draft.need, size - 1)
    usable: i64 = 0
    count: i64 = 0
    for house in range(draft.sheet.edition.houses - 1, -1, -1):
        if starts >> house & 1:
            count += 1
            if count >= needed:
                usable |= BIT[house]
    return usable


def _use(draft: WelcomeDraft, start: i64) -> None:
    size = size_needed(draft)
    draft.sheet.use_estate(start, size)
    draft.need -= BYTE[size - 1]
    draft.after = start + 1 if byte(draft.need, size - 1) else 0
    _settle_estates(draft)


def _settle_estates(draft: WelcomeDraft) -> None:
    """Uses the estates that leave no choice; stops where there is one."""
    while True:
        size = size_needed(draft)
        if size == 0:
            draft.claiming = -1
            draft.phase = CLAIMING
            return
        usable = _usable(draft)
        if usable & (usable - 1):
            draft.phase = USING
            return
        start = which(usable)
        draft.sheet.use_estate(start, size)
        draft.need -= BYTE[size - 1]
        draft.after = start + 1 if byte(draft.need, size - 1) else 0
