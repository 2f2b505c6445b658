"""A seat's turn: which steps there are, which are allowed, and what each does to the sheet.

The order of a turn: pick a combination, open a casino with its number, use its effect. A project can be
claimed whenever it is fulfilled after the casino was opened, even if a later step undoes its condition.
One bonus fits in: Easy Opening changes the number, Free Action the effect, Extended Casino comes before
the opening or after it. A seat that cannot open a casino with any number refuses the permit instead.
`DONE` confirms.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boulevard.games.packed import BIT, BYTE, byte
from boulevard.games.streets import DONE, HIGHEST, LOWEST, Draft, add_all

from .components import (
    BORROWS,
    CASINOS,
    CONSTRUCTION,
    DECLINES,
    EASY_REACH,
    IMPROVEMENT,
    INAUGURATION,
    LADDER_COUNT,
    LIMOUSINE,
    SHOW,
)
from .edition import Edition
from .projects import PROJECTS
from .sheet import NIBBLE, Sheet, nibble

# Steps as ints. DONE is 0.
PICK: Final[i64] = 1  # + number card * 3 + effect card
REFUSE: Final[i64] = 10
GIVE: Final[i64] = 11  # + card: solo game, refused: which card goes to ACME
RESHUFFLE: Final[i64] = 14
CLAIM: Final[i64] = 15  # + project
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

# Where in the turn a seat is.
CHOOSING: Final[i64] = 0  # nothing picked yet
OPENING: Final[i64] = 1
GIVING: Final[i64] = 2  # solo game, refused: which card ACME gets
ACTING: Final[i64] = 3  # the effect, a bonus, claims
FREEING: Final[i64] = 4  # Free Action: which effect

REFUSAL_BOXES: Final[i64] = 2


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
        self.casino: i64 = -1  # the one opened with it
        self.acted = False  # the effect is used, or there is none
        self.bonus_used = False
        self.claims: i64 = 0  # projects claimed this turn, as a mask
        self.reshuffle = False
        self.given: i64 = -1  # solo game: the card for ACME

    def rewind(self) -> None:
        self.sheet = self.base
        self.steps = vec[i64]()
        self._clear()

    def commit(self) -> None:
        """The draft becomes what everybody sees, and a new turn begins."""
        self.base = self.sheet
        self.steps = vec[i64]()
        self.confirmed = False
        self._clear()

    def clone(self) -> "Turn":
        turn = Turn(self.base)  # never changed in place
        if len(self.steps) == 0 and self.sheet is self.base:
            return turn
        turn.sheet = self.sheet.clone()
        turn.steps = self.steps[:]
        turn.confirmed = self.confirmed
        turn.phase = self.phase
        turn.number = self.number
        turn.effect = self.effect
        turn.casino = self.casino
        turn.acted = self.acted
        turn.bonus_used = self.bonus_used
        turn.claims = self.claims
        turn.reshuffle = self.reshuffle
        turn.given = self.given
        return turn

    def writable(self) -> Sheet:
        """The sheet of the draft, to be changed."""
        if self.sheet is self.base:
            self.sheet = self.base.clone()
        return self.sheet


class Offer:
    """What the rules and the cards on the table offer a seat this turn."""

    __slots__ = (
        "approved",
        "edition",
        "effects",
        "loans",
        "numbers",
        "projects",
        "reshuffle",
        "solo",
        "taken",
    )

    def __init__(
        self,
        edition: Edition,
        loans: bool,
        numbers: vec[i64],
        effects: vec[i64],
        solo: bool,
        projects: vec[i64],
        approved: i64,
        taken: i64,
        reshuffle: bool,
    ) -> None:
        self.edition = edition
        self.loans = loans  # this is the round in which everybody decides about the bank
        self.numbers = numbers  # three of them
        self.effects = effects  # three of them
        self.solo = solo  # number and effect come from two different cards
        self.projects = projects
        self.approved = approved  # projects fulfilled in earlier turns, as a mask
        self.taken = taken  # avenues where somebody built a hotel in an earlier turn
        self.reshuffle = reshuffle  # nobody has fulfilled a project yet: who does may shuffle


def choices(turn: Turn, offer: Offer) -> vec[i64]:
    """Every step that may come next."""
    phase = turn.phase
    if phase == CHOOSING:
        return _loans(turn) if offer.loans else _starts(turn, offer)
    if phase == OPENING:
        return _openings(turn)
    if phase == GIVING:
        return vec[i64]([GIVE, GIVE + 1, GIVE + 2])
    if phase == FREEING:
        return _other_effects(turn)
    steps = append(vec[i64](capacity=48), DONE)
    if not turn.acted:
        steps = _effect(turn, turn.effect, steps)
    sheet = turn.sheet
    if not turn.bonus_used and sheet.free_pair() >= 0:
        if not turn.acted and len(_other_effects(turn)) > 0:
            steps = append(steps, FREE)
        steps = add_all(steps, EXTEND_LEFT, sheet.extendable_from_left())
        steps = add_all(steps, EXTEND_RIGHT, sheet.extendable_from_right())
    for k in range(i64(len(offer.projects))):
        if not byte(sheet.projects, k) and PROJECTS[offer.projects[k]].fulfilled(sheet):
            steps = append(steps, CLAIM + k)
    if turn.claims and offer.reshuffle and not turn.reshuffle:
        steps = append(steps, RESHUFFLE)
    return steps


def _loans(turn: Turn) -> vec[i64]:
    if turn.acted:
        return vec[i64]([DONE])
    return vec[i64]([BORROW, DECLINE])


def _starts(turn: Turn, offer: Offer) -> vec[i64]:
    steps = vec[i64](capacity=12)
    sheet = turn.sheet
    refusable = True
    for i in range(i64(3)):
        number = offer.numbers[i]
        plain = sheet.fits(number) != 0
        if plain:
            refusable = False
        elif sheet.free_pair() < 0 or not _stretched_fits(sheet, number):
            continue
        for j in range(i64(3)):
            if (i == j) != offer.solo:
                steps = append(steps, PICK + i * 3 + j)
    if refusable:
        steps = append(steps, REFUSE)
    return steps


def _stretched_fits(sheet: Sheet, number: i64) -> bool:
    for stretched in range(max(number - EASY_REACH, LOWEST), min(number + EASY_REACH, HIGHEST) + 1):
        if sheet.fits(stretched):
            return True
    return False


def _openings(turn: Turn) -> vec[i64]:
    sheet = turn.sheet
    fits = sheet.fits(turn.number)
    steps = add_all(vec[i64](capacity=64), OPEN + turn.number * CASINOS, fits)
    if turn.bonus_used or sheet.free_pair() < 0:
        return steps
    for number in range(max(turn.number - EASY_REACH, LOWEST), min(turn.number + EASY_REACH, HIGHEST) + 1):
        if number != turn.number:
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


def _other_effects(turn: Turn) -> vec[i64]:
    """What Free Action offers: every effect but the card's own."""
    steps = vec[i64](capacity=48)
    for effect in range(i64(5)):
        if effect != turn.effect:
            steps = _effect(turn, effect, steps)
    return steps


def _effect(turn: Turn, effect: i64, steps: vec[i64]) -> vec[i64]:
    sheet = turn.sheet
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
        if edition.stars >> turn.casino & 1:
            if sheet.left + 1 < len(edition.show_points[0]):
                steps = append(steps, STAGE)
            if sheet.right + 1 < len(edition.show_points[1]):
                steps = append(steps, STAGE + 1)
    elif effect == IMPROVEMENT:
        for ladder in range(LADDER_COUNT):
            if nibble(sheet.improved, ladder) + 1 < len(edition.ladders[ladder]):
                steps = append(steps, IMPROVE + ladder)
    return steps


def take(turn: Turn, offer: Offer, step: i64) -> None:
    """Carries out a step that `choices` gave."""
    sheet = turn.writable()
    if step >= OPEN:
        number = (step - OPEN) // CASINOS
        turn.casino = (step - OPEN) % CASINOS
        if number != turn.number:  # Easy Opening
            sheet.use_pair(False)
            turn.bonus_used = True
        sheet.open(turn.casino, number, offer.taken)
        turn.phase = ACTING
    elif step == DONE:
        turn.confirmed = True
    elif step < REFUSE:
        turn.number = offer.numbers[(step - PICK) // 3]
        turn.effect = offer.effects[(step - PICK) % 3]
        # The third card: 0 + 1 + 2 less the two picked.
        turn.given = 3 - (step - PICK) // 3 - (step - PICK) % 3
        turn.phase = OPENING
    elif step == REFUSE:
        sheet.check(REFUSAL_BOXES)
        turn.acted = True
        turn.bonus_used = True
        turn.phase = GIVING if offer.solo else ACTING
    elif step < RESHUFFLE:
        turn.given = step - GIVE
        turn.phase = ACTING
    elif step == RESHUFFLE:
        turn.reshuffle = True
    elif step < INAUGURATE:
        _claim(turn, offer, step - CLAIM)
    elif step == FREE:
        sheet.use_pair(False)
        turn.bonus_used = True
        turn.phase = FREEING
    elif BORROW <= step <= DECLINE:
        sheet.loan = BORROWS if step == BORROW else DECLINES
        turn.acted = True
    elif step < EXTEND_LEFT:
        _act(turn, sheet, step)
    elif step < EXTEND_RIGHT:
        sheet.use_pair(True)
        turn.bonus_used = True
        sheet.extend(step - EXTEND_LEFT, step - EXTEND_LEFT - 1, offer.taken)
    else:
        sheet.use_pair(True)
        turn.bonus_used = True
        sheet.extend(step - EXTEND_RIGHT, step - EXTEND_RIGHT + 1, offer.taken)


def _act(turn: Turn, sheet: Sheet, step: i64) -> None:
    turn.acted = True
    turn.phase = ACTING
    if step >= CRANE:
        sheet.built |= BIT[step - CRANE]
    elif step >= DRIVE:
        sheet.drive(step - DRIVE)
    elif step >= IMPROVE:
        sheet.improved += NIBBLE[step - IMPROVE]
    elif step >= STAGE:
        sheet.shows |= BIT[turn.casino]
        if step == STAGE:
            sheet.left += 1
        else:
            sheet.right += 1
    else:
        sheet.check(1)


def _claim(turn: Turn, offer: Offer, k: i64) -> None:
    project = offer.projects[k]
    edition = offer.edition
    points = edition.later[project] if offer.approved >> k & 1 else edition.first[project]
    turn.sheet.projects += BYTE[k] * points
    turn.claims |= BIT[k]
