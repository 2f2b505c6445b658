"""How good a sheet of New Las Vegas looks."""

from typing import Final

from boulevard.games.chance import Chance
from boulevard.games.contract import State
from boulevard.games.native import i64
from boulevard.games.new_las_vegas.components import (
    AVENUES,
    BORROWS,
    CONSTRUCTION,
    IMPROVE_LARGE,
    IMPROVE_LUXURY,
    IMPROVE_MISSING,
    IMPROVE_PAR3,
    IMPROVE_PAR4,
    IMPROVE_PAR5,
    IMPROVE_SMALL,
    IMPROVE_STREETS,
    IMPROVE_VIP,
    IMPROVEMENT,
    INAUGURATION,
    LIMOUSINE,
    SHOW,
    STREET,
    STREETS,
)
from boulevard.games.new_las_vegas.projects import PROJECTS
from boulevard.games.new_las_vegas.scoring import (
    golf_points,
    inauguration_points,
    project_points,
    show_points,
)
from boulevard.games.new_las_vegas.sheet import Sheet
from boulevard.games.new_las_vegas.state import NewLasVegasState
from boulevard.games.new_las_vegas.turn import FREEING, VegasDraft
from boulevard.games.packed import bits, byte
from boulevard.games.streets.draft import Draft
from boulevard.games.streets.rows import EMPTY
from boulevard.games.streets.state import StreetsState
from boulevard.games.streets.turn import ACTING, WRITING

from .greedy import TurnGreedy

# How many cards have a number below n; numbers that only Easy Opening can reach count a little.
CARDS_PER_NUMBER: Final = [
    0.3,
    3.0,
    3.0,
    4.0,
    5.0,
    6.0,
    7.0,
    8.0,
    9.0,
    8.0,
    7.0,
    6.0,
    5.0,
    4.0,
    3.0,
    3.0,
    0.3,
    0.3,
]
CARDS_BELOW: Final[list[float]] = [0.0] * 20


def _count_cards() -> None:
    total = 0.0
    for number in range(18):
        CARDS_BELOW[number] = total
        total += CARDS_PER_NUMBER[number]
    CARDS_BELOW[18] = total
    CARDS_BELOW[19] = total


_count_cards()

AVENUE_SHARE: Final = [
    0.0,
    0.06,
    0.22,
    0.55,
    1.0,
]  # what an avenue with so many open casinos has of its hotel
RISK: Final = [0.0, 0.0, 0.15, 0.45, 0.85]  # of bankruptcy, by debts beyond the money
TYPICAL_TURNS: Final = 30.0
WIDTH: Final[i64] = 24


class Weights:
    """What things that are not points yet are worth. Found by play against itself and against ACME."""

    def __init__(self) -> None:
        self.room = 0.096  # cost of numbers that will hardly find a place
        self.opened = 0.25  # every open casino brings the city on
        self.pair = 3.5  # a bonus in reserve
        self.box = 0.15  # a checked box
        self.carpet = 0.7  # a visited casino that is not open yet
        self.mafia = 2.5  # a bundle of bills
        self.missing = 0.3  # a missing line at the start of the game
        self.project = 0.75  # the share of a project that is done
        self.stars = 0.35  # a star that can still be lit
        self.golf = 0.55  # a hole that can still be built
        self.avenue = 1.0  # an avenue on its way to a hotel
        self.ladder = 0.75  # an improved hotel value for hotels to come
        self.series = 0.3  # a longer series early in the game
        self.bonus = 0.08  # lead in a street, early in the game
        self.crane = 0.42  # an avenue without a crane
        self.debts = 1.0  # fear of bankruptcy
        self.show_debt = 0.48  # a show debt early in the game


class NewLasVegasGreedy(TurnGreedy):
    def __init__(self, weights: Weights | None = None, slips: float = 0.0) -> None:
        super().__init__(slips)
        self.weights = Weights() if weights is None else weights
        self.others: _Others | None = None  # as this turn sees them

    def choose(self, state: State, seat: i64, chance: Chance) -> i64:
        assert isinstance(state, NewLasVegasState)
        self.others = _Others(state, seat)
        return super().choose(state, seat, chance)

    def value(self, state: StreetsState, seat: i64, draft: Draft) -> float:
        assert isinstance(state, NewLasVegasState)
        assert isinstance(draft, VegasDraft)
        sheet = draft.sheet
        late = min(float(state.turn) / TYPICAL_TURNS, 1.0)
        others = self.others
        if others is None:
            others = _Others(state, seat)
        value = float(project_points(sheet) + show_points(sheet) + golf_points(sheet))
        value += _inauguration(self.weights, sheet, others, late)
        value += _hotels(self.weights, sheet, others, late)
        value += _streets(self.weights, sheet, others, late)
        value += _golf_to_come(self.weights, sheet, late)
        value += _limousine(self.weights, sheet, late)
        value += _projects_to_come(self.weights, state, sheet, late)
        value += _shows_to_come(self.weights, sheet, late)
        value += self.weights.opened * float(bits(sheet.opened)) - self.weights.room * _crowding(sheet)
        value -= 20.0 * self.weights.debts * _bankruptcy(self.weights, sheet, others, late)
        if sheet.loan == BORROWS:
            value += 0.01
        if draft.reshuffle:
            value -= 0.001
        return value

    def promise(self, state: StreetsState, seat: i64, draft: Draft) -> float:
        assert isinstance(draft, VegasDraft)
        return _effect_to_come(draft)

    def width(self) -> i64:
        return WIDTH


class _Others:
    """What a seat sees of its rivals."""

    def __init__(self, state: NewLasVegasState, seat: i64) -> None:
        self.most: i64 = 0  # boxes of the inauguration
        self.fewest: i64 = 99
        self.longest0: i64 = 0  # series of every street
        self.longest1: i64 = 0
        self.longest2: i64 = 0
        self.longest3: i64 = 0
        self.taken: i64 = state.taken
        self.near: i64 = 0  # avenues that a rival can complete soon
        self.count: i64 = state.seats - 1
        self.introductory = state.introductory
        acme = state.acme
        if acme is not None:
            self.count = 1
            self.most = acme.count(INAUGURATION)
            self.fewest = self.most
            length = acme.series()
            self.longest0 = length
            self.longest1 = length
            self.longest2 = length
            self.longest3 = length
            for n in range(acme.settled, i64(3)):
                self.near |= acme.architect.hotels[n]
            return
        for other in range(state.seats):
            if other == seat:
                continue
            sheet = state.draft(other).base
            boxes = sheet.contribution()
            self.most = max(self.most, boxes)
            self.fewest = min(self.fewest, boxes)
            self.longest0 = max(self.longest0, sheet.longest(0, -1))
            self.longest1 = max(self.longest1, sheet.longest(1, -1))
            self.longest2 = max(self.longest2, sheet.longest(2, -1))
            self.longest3 = max(self.longest3, sheet.longest(3, -1))

    def longest(self, street: i64) -> i64:
        if street == 0:
            return self.longest0
        if street == 1:
            return self.longest1
        return self.longest2 if street == 2 else self.longest3


def _inauguration(weights: Weights, sheet: Sheet, others: _Others, late: float) -> float:
    """Being first pays, being last costs a debt; pairs are worth keeping until they are needed."""
    boxes = sheet.contribution()
    lead = float(boxes - others.most)
    first = float(inauguration_points(sheet, 0))
    second = float(inauguration_points(sheet, 1))
    chance = min(max(0.5 + lead * (0.06 + 0.3 * late), 0.0), 1.0)
    value = chance * first + (1.0 - chance) * second
    pairs: i64 = 0
    for end in sheet.edition.pair_ends:
        if end <= sheet.checked:
            pairs += 1
    value += weights.pair * (1.0 - late) * float(pairs - bits(sheet.circled))
    return value + weights.box * float(sheet.checked)


def _hotels(weights: Weights, sheet: Sheet, others: _Others, late: float) -> float:
    large = float(sheet.ladder(IMPROVE_LARGE))
    small = float(sheet.ladder(IMPROVE_SMALL))
    value = float(bits(sheet.large)) * large + float(bits(sheet.small)) * small
    built = sheet.standing()
    for avenue in range(AVENUES):
        if (sheet.large | sheet.small) >> avenue & 1:
            continue
        opened: i64 = 0
        ready: i64 = 0
        for street in range(STREETS):
            casino = street * AVENUES + avenue
            if sheet.opened >> casino & 1:
                opened += 1
            if built >> casino & 1:
                ready += 1
        worth = small if others.taken >> avenue & 1 else large
        if others.near >> avenue & 1:
            worth = 0.5 * (large + small)
        share = AVENUE_SHARE[opened]
        if ready == STREETS:
            share += weights.crane if opened < 3 else 2.0 * weights.crane
        value += weights.avenue * worth * share * (1.0 - 0.4 * late)
    # Improvements count for the hotels to come.
    value += weights.ladder * (1.0 - late) * (2.0 * (large - 3.0) + 1.2 * (small - 1.0))
    return value


def _streets(weights: Weights, sheet: Sheet, others: _Others, late: float) -> float:
    value = 0.0
    bonus = float(sheet.ladder(IMPROVE_STREETS))
    for street in range(STREETS):
        length = sheet.longest(street, -1)
        lead = float(length - others.longest(street))
        chance = min(max(0.45 + 0.05 * float(length) + lead * (weights.bonus + 0.3 * late), 0.05), 1.0)
        if length == 0:
            chance = 0.2
        value += float(length) * (1.0 + weights.series * (1.0 - late)) + bonus * chance
    return value


def _golf_to_come(weights: Weights, sheet: Sheet, late: float) -> float:
    """Holes that can still be built."""
    if not sheet.golf:
        return 0.0
    edition = sheet.edition
    coming = STREET & ~(sheet.holes | sheet.lost)
    value = float(bits(coming & edition.par3)) * float(sheet.ladder(IMPROVE_PAR3))
    value += float(bits(coming & edition.par4)) * float(sheet.ladder(IMPROVE_PAR4))
    value += float(bits(coming & edition.par5)) * float(sheet.ladder(IMPROVE_PAR5))
    return value * weights.golf * (1.0 - late)


def _limousine(weights: Weights, sheet: Sheet, late: float) -> float:
    edition = sheet.edition
    open_now = sheet.carpets & sheet.opened
    ahead = sheet.carpets & ~sheet.opened
    vip = float(sheet.ladder(IMPROVE_VIP))
    luxury = float(sheet.ladder(IMPROVE_LUXURY))
    hope = weights.carpet * (1.0 - 0.7 * late)
    value = vip * (float(bits(open_now & edition.vip)) + hope * float(bits(ahead & edition.vip)))
    value += luxury * (float(bits(open_now & edition.luxury)) + hope * float(bits(ahead & edition.luxury)))
    value += weights.mafia * (
        float(bits(open_now & edition.mafia)) + hope * float(bits(ahead & edition.mafia))
    )
    missing = sheet.missing_lines()
    if missing:
        value += float(missing * sheet.ladder(IMPROVE_MISSING)) * (
            weights.missing + (1.0 - weights.missing) * late
        )
    return value


def _projects_to_come(weights: Weights, state: NewLasVegasState, sheet: Sheet, late: float) -> float:
    value = 0.0
    edition = sheet.edition
    for k in range(i64(len(state.projects))):
        if byte(sheet.projects, k):
            continue
        project = PROJECTS[state.projects[k]]
        points = edition.later[project.index] if state.approved >> k & 1 else edition.first[project.index]
        share = project.progress(sheet)
        value += weights.project * float(points) * share * share * (1.0 - 0.5 * late)
    return value


def _shows_to_come(weights: Weights, sheet: Sheet, late: float) -> float:
    """Stars that can still be lit, for the next boxes of the columns."""
    stars = bits(sheet.edition.stars & ~sheet.opened)
    return weights.stars * float(min(stars, 10)) * (1.0 - late)


def _bankruptcy(weights: Weights, sheet: Sheet, others: _Others, late: float) -> float:
    """How likely the debts are to exceed the money."""
    edition = sheet.edition
    if others.introductory:
        money = float(edition.introductory_bundles)
    else:
        # With one rival the bank gives 4 or 2 to a borrower, 2 or nothing to others.
        money = float(edition.bundles) + (3.0 if sheet.loan == BORROWS else 1.0)
    money += float(sheet.mafia_bundles())
    idle = float(bits(sheet.built & ~sheet.opened))
    owed = float(bits(sheet.debts)) + idle * (0.4 + 0.6 * late)
    owed += float(sheet.show_debts()) * (weights.show_debt + (1.0 - weights.show_debt) * late)
    if sheet.contribution() <= others.fewest:
        owed += 0.3 + 0.7 * late
    beyond = owed - money + 3.0
    if beyond <= 0.0:
        return 0.0
    if beyond >= 4.0:
        return min(0.85 + 0.05 * (beyond - 4.0), 1.0)
    step = int(beyond)
    return RISK[step] + (RISK[step + 1] - RISK[step]) * (beyond - float(step))


def _effect_to_come(draft: VegasDraft) -> float:
    """A draft that has not used its effect yet is worth a little more."""
    if (
        draft.acted
        or draft.effect < 0
        or (draft.phase != WRITING and draft.phase != ACTING and draft.phase != FREEING)
    ):
        return 0.0
    effect = draft.effect
    if draft.phase == FREEING:
        return 2.5
    sheet = draft.sheet
    if effect == SHOW:
        if draft.lot < 0:
            return 2.0
        return 4.0 if sheet.edition.stars >> draft.lot & 1 else 0.0
    if effect == IMPROVEMENT:
        return 2.5
    if effect == INAUGURATION:
        return 1.5
    if effect == LIMOUSINE:
        return 0.0 if sheet.closed() else 1.5
    if effect == CONSTRUCTION:
        return 1.0
    return 0.0


def _crowding(sheet: Sheet) -> float:
    """How badly the empty casinos match the cards that can still open them."""
    cost = 0.0
    standing = sheet.standing()
    for street in range(STREETS):
        below: i64 = -1
        gap = 0.0
        for i in range(AVENUES + 1):
            casino = street * AVENUES + i
            there = i64(sheet.numbers[casino]) if i < AVENUES else i64(18)
            if there == EMPTY:
                gap += 1.0 if standing >> casino & 1 else 0.5
                continue
            if gap > 0.0:
                cards = CARDS_BELOW[there] - CARDS_BELOW[below + 1]
                cost += gap * gap / (0.12 * cards + 0.1)
            gap = 0.0
            below = there
    return cost
