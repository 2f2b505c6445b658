"""A seat's turn: which steps there are, which are allowed, and what each does to the sheet.

The order of a turn: pick a combination, write its number, use its effect, then claim plans. A
roundabout fits in anywhere before the claims. A seat that cannot write any number is refused a
permit instead. `DONE` confirms.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boulevard.games.packed import BIT, BYTE, byte
from boulevard.games.streets import DONE, HIGHEST, LOWEST, USUAL_STEPS, Draft, add_all

from .components import (
    BIS,
    ESTATE,
    ESTATE_POINTS,
    HOUSES,
    LARGEST_ESTATE,
    PARK,
    PARKS,
    POOL,
    POOL_LOTS,
    STREET_OF,
    SURVEYOR,
    TEMP,
    TEMP_BOXES,
    TEMP_REACH,
)
from .plans import PLANS, PLANS_IN_PLAY
from .sheet import Sheet

# Steps as ints. DONE is 0.
PICK: Final[i64] = 1  # + number card * 3 + effect card
REFUSE: Final[i64] = 10
PASS: Final[i64] = 11  # + card
RESHUFFLE: Final[i64] = 14
CLAIM: Final[i64] = 15  # + plan
TICK_PARK: Final[i64] = 18
TICK_POOL: Final[i64] = 19
TICK_TEMP: Final[i64] = 20
TICK_ESTATE: Final[i64] = 21  # + size - 1
FENCE: Final[i64] = 27  # + house to the left of it
ROUNDABOUT: Final[i64] = 60  # + house
BIS_LEFT: Final[i64] = 93  # + house that copies the number to its left
BIS_RIGHT: Final[i64] = 126  # + house that copies the number to its right
USE: Final[i64] = 159  # + first house of the estate
WRITE: Final[i64] = 192  # + number * 33 + house

# Where in the turn a seat is.
CHOOSING: Final[i64] = 0  # nothing picked yet
WRITING: Final[i64] = 1
PASSING: Final[i64] = 2  # expert game, refused: which card goes to the neighbour
ACTING: Final[i64] = 3  # the effect, roundabouts, claims
USING: Final[i64] = 4  # which estates a claimed plan uses up
CLAIMING: Final[i64] = 5  # claimed something: only claims are left


class Turn(Draft):
    """One seat's draft. `base` is the sheet everybody may see, `sheet` what the draft makes of it."""

    def __init__(self, base: Sheet) -> None:
        super().__init__()
        self.base = base
        self.sheet = base  # copied at the first step
        self._clear()

    def _clear(self) -> None:
        self.phase: i64 = CHOOSING
        self.number: i64 = 0  # of the picked combination
        self.effect: i64 = -1
        self.house: i64 = -1  # where it was written
        self.acted = False  # the effect is used, or there is none
        self.built_roundabout = False
        self.claims: i64 = 0  # plans claimed this turn, as a mask
        self.claiming: i64 = -1  # the plan whose estates are being chosen
        self.need: i64 = 0  # estates still to choose, packed by size - 1
        self.after: i64 = 0  # first house that the next estate of the same size may start at
        self.reshuffle = False
        self.passed: i64 = -1  # expert game: the card for the neighbour

    def rewind(self) -> None:
        self.sheet = self.base
        self.steps = vec[i64](capacity=USUAL_STEPS)
        self._clear()

    def commit(self) -> None:
        """The draft becomes what everybody sees, and a new turn begins."""
        self.base = self.sheet
        self.steps = vec[i64](capacity=USUAL_STEPS)
        self.confirmed = False
        self._clear()

    def clone(self) -> "Turn":
        turn = Turn(self.base)  # never changed in place
        if self.sheet is self.base:  # no step was taken
            return turn
        turn.sheet = self.sheet.clone()
        turn.steps = self.steps[:]
        turn.confirmed = self.confirmed
        turn.phase = self.phase
        turn.number = self.number
        turn.effect = self.effect
        turn.house = self.house
        turn.acted = self.acted
        turn.built_roundabout = self.built_roundabout
        turn.claims = self.claims
        turn.claiming = self.claiming
        turn.need = self.need
        turn.after = self.after
        turn.reshuffle = self.reshuffle
        turn.passed = self.passed
        return turn

    def writable(self) -> Sheet:
        """The sheet of the draft, to be changed."""
        if self.sheet is self.base:
            self.sheet = self.base.clone()
        return self.sheet


class Offer:
    """What the rules and the cards on the table offer a seat this turn."""

    __slots__ = ("approved", "effects", "expert", "numbers", "plans", "reshuffle", "roundabouts", "separate")

    def __init__(
        self,
        numbers: vec[i64],
        effects: vec[i64],
        separate: bool,
        expert: bool,
        roundabouts: bool,
        plans: vec[i64],
        approved: i64,
        reshuffle: bool,
    ) -> None:
        self.numbers = numbers  # three of them
        self.effects = effects  # three of them
        self.separate = separate  # number and effect come from two different cards
        self.expert = expert
        self.roundabouts = roundabouts
        self.plans = plans
        self.approved = approved  # plans fulfilled in earlier turns, as a mask
        self.reshuffle = reshuffle  # no plan has been fulfilled yet, so who does may have the cards shuffled


def choices(turn: Turn, offer: Offer) -> vec[i64]:
    """Every step that may come next."""
    phase = turn.phase
    if phase == CHOOSING:
        return _starts(turn, offer)
    if phase == WRITING:
        return _writes(turn)
    if phase == PASSING:
        return vec[i64]([PASS, PASS + 1, PASS + 2])
    if phase == USING:
        return add_all(vec[i64](), USE, _usable(turn))
    steps = append(vec[i64](capacity=48), DONE)
    if phase == ACTING:
        if not turn.acted:
            steps = _effects(turn, steps)
        steps = _roundabouts(turn, offer, steps)
    sheet = turn.sheet
    estates = sheet.estate_counts(True)
    for k in range(PLANS_IN_PLAY):
        if not byte(sheet.plans, k) and PLANS[offer.plans[k]].fulfilled(sheet, estates):
            steps = append(steps, CLAIM + k)
    if turn.claims and offer.reshuffle and not turn.reshuffle:
        steps = append(steps, RESHUFFLE)
    return steps


def _starts(turn: Turn, offer: Offer) -> vec[i64]:
    steps = vec[i64](capacity=40)
    sheet = turn.sheet
    refusable = True
    for i in range(i64(3)):
        number = offer.numbers[i]
        plain = sheet.fits(number) != 0
        if plain:
            refusable = False
        for j in range(i64(3)):
            if (i == j) == offer.separate:
                continue
            if plain or (offer.effects[j] == TEMP and _reached_fits(sheet, number)):
                steps = append(steps, PICK + i * 3 + j)
    if refusable:
        steps = append(steps, REFUSE)
    return _roundabouts(turn, offer, steps)


def _reached_fits(sheet: Sheet, number: i64) -> bool:
    """Does one of the numbers fit that the temp agency makes of this one?"""
    for reached in range(max(number - TEMP_REACH, LOWEST), min(number + TEMP_REACH, HIGHEST) + 1):
        if sheet.fits(reached):
            return True
    return False


def _writes(turn: Turn) -> vec[i64]:
    steps = vec[i64](capacity=40)
    low = turn.number
    high = low
    if turn.effect == TEMP:
        low = max(low - TEMP_REACH, LOWEST)
        high = min(high + TEMP_REACH, HIGHEST)
    for number in range(low, high + 1):
        steps = add_all(steps, WRITE + number * HOUSES, turn.sheet.fits(number))
    return steps


def _roundabouts(turn: Turn, offer: Offer, steps: vec[i64]) -> vec[i64]:
    if offer.roundabouts and not turn.built_roundabout:
        return add_all(steps, ROUNDABOUT, turn.sheet.roundabout_lots())
    return steps


def _effects(turn: Turn, steps: vec[i64]) -> vec[i64]:
    effect = turn.effect
    sheet = turn.sheet
    if effect == SURVEYOR:
        return add_all(steps, FENCE, sheet.fence_lots())
    if effect == ESTATE:
        for i in range(LARGEST_ESTATE):
            if byte(sheet.estates, i) + 1 < len(ESTATE_POINTS[i]):
                steps = append(steps, TICK_ESTATE + i)
    elif effect == PARK:
        street = STREET_OF[turn.house]
        if byte(sheet.parks, street) < PARKS[street]:
            steps = append(steps, TICK_PARK)
    elif effect == POOL:
        if POOL_LOTS >> turn.house & 1:
            steps = append(steps, TICK_POOL)
    elif effect == TEMP:
        if sheet.temps < TEMP_BOXES:
            steps = append(steps, TICK_TEMP)
    elif effect == BIS:
        steps = add_all(steps, BIS_LEFT, sheet.bis_from_left())
        steps = add_all(steps, BIS_RIGHT, sheet.bis_from_right())
    return steps


def take(turn: Turn, offer: Offer, step: i64) -> None:
    """Carries out a step that `choices` gave."""
    sheet = turn.writable()
    if step >= WRITE:
        _write(turn, sheet, (step - WRITE) // HOUSES, (step - WRITE) % HOUSES)
    elif step == DONE:
        turn.confirmed = True
    elif step < REFUSE:
        turn.number = offer.numbers[(step - PICK) // 3]
        turn.effect = offer.effects[(step - PICK) % 3]
        # The third card: 0 + 1 + 2 less the two picked.
        turn.passed = 3 - (step - PICK) // 3 - (step - PICK) % 3
        turn.phase = WRITING
    elif step == REFUSE:
        sheet.refusals += 1
        turn.acted = True
        turn.phase = PASSING if offer.expert else ACTING
    elif step < RESHUFFLE:
        turn.passed = step - PASS
        turn.phase = ACTING
    elif step == RESHUFFLE:
        turn.reshuffle = True
    elif step < TICK_PARK:
        _claim(turn, offer, step - CLAIM)
    elif step < FENCE:
        turn.acted = True
        if step == TICK_PARK:
            sheet.parks += BYTE[STREET_OF[turn.house]]
        elif step == TICK_POOL:
            sheet.pools |= BIT[turn.house]
        elif step == TICK_TEMP:
            sheet.temps += 1
        else:
            sheet.estates += BYTE[step - TICK_ESTATE]
    elif step < ROUNDABOUT:
        turn.acted = True
        sheet.fences |= BIT[step - FENCE]
    elif step < BIS_LEFT:
        turn.built_roundabout = True
        sheet.build_roundabout(step - ROUNDABOUT)
    elif step < BIS_RIGHT:
        turn.acted = True
        sheet.copy_number(step - BIS_LEFT, step - BIS_LEFT - 1)
    elif step < USE:
        turn.acted = True
        sheet.copy_number(step - BIS_RIGHT, step - BIS_RIGHT + 1)
    else:
        _use(turn, step - USE)


def _write(turn: Turn, sheet: Sheet, number: i64, house: i64) -> None:
    sheet.write(house, number)
    turn.house = house
    turn.phase = ACTING
    if number != turn.number:  # only the temp agency changes a number
        turn.acted = True
        if sheet.temps < TEMP_BOXES:
            sheet.temps += 1


def _claim(turn: Turn, offer: Offer, k: i64) -> None:
    plan = PLANS[offer.plans[k]]
    sheet = turn.sheet
    sheet.plans += BYTE[k] * (plan.later if offer.approved >> k & 1 else plan.first)
    turn.claims |= BIT[k]
    turn.phase = CLAIMING
    plan.use_up(sheet)
    if plan.needs:
        turn.claiming = k
        turn.need = plan.needs
        turn.after = 0
        _settle_estates(turn)


def size_needed(turn: Turn) -> i64:
    """The smallest estate size still to be chosen, or 0."""
    for i in range(LARGEST_ESTATE):
        if byte(turn.need, i):
            return i + 1
    return 0


def _usable(turn: Turn) -> i64:
    """Estates that may be chosen next: from left to right, leaving enough for the rest."""
    size = size_needed(turn)
    starts = turn.sheet.estate_starts(size, True) & ~(BIT[turn.after] - 1)
    needed = byte(turn.need, size - 1)
    usable: i64 = 0
    count: i64 = 0
    for house in range(HOUSES - 1, -1, -1):
        if starts >> house & 1:
            count += 1
            if count >= needed:
                usable |= BIT[house]
    return usable


def _use(turn: Turn, start: i64) -> None:
    size = size_needed(turn)
    turn.sheet.use_estate(start, size)
    turn.need -= BYTE[size - 1]
    turn.after = start + 1 if byte(turn.need, size - 1) else 0
    _settle_estates(turn)


def _settle_estates(turn: Turn) -> None:
    """Uses the estates that leave no choice; stops where there is one."""
    while True:
        size = size_needed(turn)
        if size == 0:
            turn.claiming = -1
            turn.phase = CLAIMING
            return
        usable = _usable(turn)
        if usable & (usable - 1):
            turn.phase = USING
            return
        start: i64 = 0
        while not usable >> start & 1:
            start += 1
        turn.sheet.use_estate(start, size)
        turn.need -= BYTE[size - 1]
        turn.after = start + 1 if byte(turn.need, size - 1) else 0
