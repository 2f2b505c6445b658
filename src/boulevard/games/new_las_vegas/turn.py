"""A seat's turn: which steps there are, which are allowed, and what each does to the sheet.

The order of a turn: pick a combination, open a casino with its number, use its effect. A project can be
claimed whenever it is fulfilled after the casino was opened, even if a later step undoes its condition.
One bonus fits in: Easy Opening changes the number, Free Action the effect, Extended Casino comes before
the opening or after it. A seat that cannot open a casino with any number refuses the permit instead.
`DONE` confirms.
"""

from typing import Final

from boulevard.games.native import append, i64, mypyc_attr, vec
from boulevard.games.packed import BIT, BYTE, byte
from boulevard.games.streets.digest import Digest
from boulevard.games.streets.draft import Draft
from boulevard.games.streets.rows import HIGHEST, LOWEST, add_all
from boulevard.games.streets.turn import ACTING, CLAIM, DONE, PASSING, PICK, REFUSE, Round

from .components import (
    BORROWS,
    CASINOS,
    CONSTRUCTION,
    DECLINES,
    EASY_REACH,
    IMPROVE_PAR3,
    IMPROVE_PAR5,
    IMPROVEMENT,
    INAUGURATION,
    LADDER_COUNT,
    LIMOUSINE,
    SHOW,
)
from .edition import Edition
from .projects import PROJECTS
from .sheet import NIBBLE, Sheet, nibble

# Steps as ints, after those of every game of streets.
INAUGURATE: Final[i64] = 18
STAGE: Final[i64] = 19  # + show column
IMPROVE: Final[i64] = 21  # + ladder
FREE: Final[i64] = 31
BORROW: Final[i64] = 32
DECLINE: Final[i64] = 33
DRIVE: Final[i64] = 34  # + line
CRANE: Final[i64] = 54  # + casino
EXTEND_LEFT: Final[i64] = 98  # + casino that takes the number to its left
EXTEND_RIGHT: Final[i64] = 142  # + casino that takes the number to its right
OPEN: Final[i64] = 186  # + number * 44 + casino
STEPS: Final[i64] = 978  # OPEN + 18 * 44

# Where in the turn a seat is, after the phases of every game of streets.
FREEING: Final[i64] = 4  # Free Action: which effect

REFUSAL_BOXES: Final[i64] = 2


@mypyc_attr(acyclic=True, free_list_len=1)
class VegasDraft(Draft):
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
        self.bonus_used = False

    def fresh(self) -> "VegasDraft":
        return VegasDraft(self.public)

    def _copy_progress(self, draft: Draft) -> None:
        assert isinstance(draft, VegasDraft)
        super()._copy_progress(draft)
        draft.bonus_used = self.bonus_used

    def digest_progress(self, digest: Digest) -> None:
        super().digest_progress(digest)
        digest.add(i64(self.bonus_used))

    def starts(self, round: Round) -> vec[i64]:
        own = own_round(round)
        return _loans(self) if own.loans else _starts(self, own)

    def writes(self, round: Round) -> vec[i64]:
        return _openings(self)

    def further(self, round: Round) -> vec[i64]:
        if self.phase == FREEING:
            return _other_effects(self, own_round(round))
        return _further(self, own_round(round))

    def take_own(self, round: Round, step: i64) -> None:
        _take(self, self.sheet, own_round(round), step)

    def refuse(self, round: Round) -> None:
        self.sheet.check(REFUSAL_BOXES)
        self.bonus_used = True
        self.phase = PASSING if round.separate else ACTING

    def claim(self, round: Round, k: i64) -> None:
        _claim(self, own_round(round), k)


@mypyc_attr(acyclic=True)
class VegasRound(Round):
    """What the rules and the cards on the table offer a seat this turn."""

    def __init__(
        self,
        numbers: vec[i64],
        effects: vec[i64],
        separate: bool,
        approved: i64,
        reshuffle: bool,
        edition: Edition,
        loans: bool,
        projects: vec[i64],
        taken: i64,
        rules: i64,
    ) -> None:
        super().__init__(numbers, effects, separate, approved, reshuffle)
        self.edition = edition
        self.loans = loans  # this is the round in which everybody decides about the bank
        self.projects = projects
        self.taken = taken  # avenues where somebody built a hotel in an earlier turn
        self.rules = rules


def own_round(round: Round) -> VegasRound:
    assert isinstance(round, VegasRound)
    return round


def _further(draft: VegasDraft, round: VegasRound) -> vec[i64]:
    steps = append(vec[i64](capacity=48), DONE)
    if not draft.acted:
        steps = _effect(draft, round, draft.effect, steps)
    sheet = draft.sheet
    if not draft.bonus_used and sheet.free_pair() >= 0:
        if not draft.acted and len(_other_effects(draft, round)) > 0:
            steps = append(steps, FREE)
        steps = add_all(steps, EXTEND_LEFT, sheet.extendable_from_left())
        steps = add_all(steps, EXTEND_RIGHT, sheet.extendable_from_right())
    for k in range(i64(len(round.projects))):
        if not byte(sheet.projects, k) and PROJECTS[round.projects[k]].fulfilled(sheet):
            steps = append(steps, CLAIM + k)
    return draft.wishes(round, steps)


def _loans(draft: VegasDraft) -> vec[i64]:
    if draft.acted:
        return vec[i64]([DONE])
    return vec[i64]([BORROW, DECLINE])


def _starts(draft: VegasDraft, round: VegasRound) -> vec[i64]:
    sheet = draft.sheet
    first = sheet.fits(round.numbers[0])
    second = sheet.fits(round.numbers[1])
    third = sheet.fits(round.numbers[2])
    refused = not first | second | third  # no number fits as it is printed
    # In version 1 Easy Opening could avert a refusal.
    stretching = (not refused or round.rules == 1) and sheet.free_pair() >= 0
    steps = vec[i64](capacity=12)
    for i in range(i64(3)):
        fits = first if i == 0 else second if i == 1 else third
        if not fits and not (stretching and _stretched_fits(sheet, round.numbers[i])):
            continue
        for j in range(i64(3)):
            if (i == j) != round.separate:
                steps = append(steps, PICK + i * 3 + j)
    return append(steps, REFUSE) if refused else steps


def _stretched_fits(sheet: Sheet, number: i64) -> bool:
    for stretched in range(max(number - EASY_REACH, LOWEST), min(number + EASY_REACH, HIGHEST) + 1):
        if sheet.fits(stretched):
            return True
    return False


def _openings(draft: VegasDraft) -> vec[i64]:
    sheet = draft.sheet
    fits = sheet.fits(draft.number)
    steps = add_all(vec[i64](capacity=64), OPEN + draft.number * CASINOS, fits)
    if draft.bonus_used or sheet.free_pair() < 0:
        return steps
    for number in range(max(draft.number - EASY_REACH, LOWEST), min(draft.number + EASY_REACH, HIGHEST) + 1):
        if number != draft.number:
            steps = add_all(steps, OPEN + number * CASINOS, sheet.fits(number))
    # An extension first, as long as it leaves room for the number itself.
    from_left = sheet.extendable_from_left()
    from_right = sheet.extendable_from_right()
    if fits & (fits - 1) == 0:
        from_left &= ~fits
        from_right &= ~fits
    if fits:
        steps = add_all(steps, EXTEND_LEFT, from_left)
        steps = add_all(steps, EXTEND_RIGHT, from_right)
    return steps


def _other_effects(draft: VegasDraft, round: VegasRound) -> vec[i64]:
    """What Free Action offers: every effect but the card's own."""
    steps = vec[i64](capacity=48)
    for effect in range(i64(5)):
        if effect != draft.effect:
            steps = _effect(draft, round, effect, steps)
    return steps


def _effect(draft: VegasDraft, round: VegasRound, effect: i64, steps: vec[i64]) -> vec[i64]:
    sheet = draft.sheet
    edition = sheet.edition
    if effect == INAUGURATION:
        if sheet.checked < edition.boxes:
            steps = append(steps, INAUGURATE)
    elif effect == CONSTRUCTION:
        steps = add_all(steps, CRANE, edition.cranes & ~sheet.built)
    elif effect == LIMOUSINE:
        for line in sheet.drives():
            steps = append(steps, DRIVE + line)
    elif effect == SHOW:
        if edition.stars >> draft.lot & 1:
            if sheet.left + 1 < len(edition.show_points[0]):
                steps = append(steps, STAGE)
            if sheet.right + 1 < len(edition.show_points[1]):
                steps = append(steps, STAGE + 1)
    elif effect == IMPROVEMENT:
        golf = sheet.golf or round.rules == 1  # in version 1 golf was improved where none is played
        for ladder in range(LADDER_COUNT):
            if nibble(sheet.improved, ladder) + 1 < len(edition.ladders[ladder]):
                if golf or not IMPROVE_PAR3 <= ladder <= IMPROVE_PAR5:
                    steps = append(steps, IMPROVE + ladder)
    return steps


def _take(draft: VegasDraft, sheet: Sheet, round: VegasRound, step: i64) -> None:
    if step >= OPEN:
        number = (step - OPEN) // CASINOS
        draft.lot = (step - OPEN) % CASINOS
        if number != draft.number:  # Easy Opening
            sheet.use_pair(False)
            draft.bonus_used = True
        sheet.open(draft.lot, number, round.taken)
        draft.phase = ACTING
    elif step == FREE:
        sheet.use_pair(False)
        draft.bonus_used = True
        draft.phase = FREEING
    elif BORROW <= step <= DECLINE:
        sheet.loan = BORROWS if step == BORROW else DECLINES
        draft.acted = True
    elif step < EXTEND_LEFT:
        _act(draft, sheet, step)
    elif step < EXTEND_RIGHT:
        sheet.use_pair(True)
        draft.bonus_used = True
        sheet.extend(step - EXTEND_LEFT, step - EXTEND_LEFT - 1, round.taken)
    else:
        sheet.use_pair(True)
        draft.bonus_used = True
        sheet.extend(step - EXTEND_RIGHT, step - EXTEND_RIGHT + 1, round.taken)


def _act(draft: VegasDraft, sheet: Sheet, step: i64) -> None:
    draft.acted = True
    draft.phase = ACTING
    if step >= CRANE:
        sheet.built |= BIT[step - CRANE]
    elif step >= DRIVE:
        sheet.drive(step - DRIVE)
    elif step >= IMPROVE:
        sheet.improved += NIBBLE[step - IMPROVE]
    elif step >= STAGE:
        sheet.shows |= BIT[draft.lot]
        if step == STAGE:
            sheet.left += 1
        else:
            sheet.right += 1
    else:
        sheet.check(1)


def _claim(draft: VegasDraft, round: VegasRound, k: i64) -> None:
    project = round.projects[k]
    edition = round.edition
    points = edition.later[project] if round.approved >> k & 1 else edition.first[project]
    draft.sheet.projects += BYTE[k] * points
    draft.claims |= BIT[k]
