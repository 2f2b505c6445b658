"""How good a sheet of Welcome To... looks."""

from typing import Final

from boulevard.games.native import i64
from boulevard.games.packed import bits, byte
from boulevard.games.streets.draft import Draft
from boulevard.games.streets.rows import BARRIER, EMPTY
from boulevard.games.streets.state import StreetsState
from boulevard.games.welcome_to.components import DECK_TABLE, LARGEST_ESTATE, STREETS
from boulevard.games.welcome_to.plans import PLANS, PLANS_IN_PLAY
from boulevard.games.welcome_to.scoring import own_points
from boulevard.games.welcome_to.sheet import Sheet
from boulevard.games.welcome_to.state import WelcomeState
from boulevard.games.welcome_to.turn import WelcomeDraft

from .greedy import TurnGreedy

# How often a number below n comes up, in 81 cards; numbers that only temps can reach count a little.
CARDS_BELOW: Final[list[float]] = [0.0] * 20


def _count_cards() -> None:
    total = 0.0
    for number in range(18):
        CARDS_BELOW[number] = total
        total += sum(DECK_TABLE[number]) if number in DECK_TABLE else 0.5
    CARDS_BELOW[18] = total
    CARDS_BELOW[19] = total


_count_cards()


class Tastes:
    """What things that are not points yet are worth to a player."""

    def __init__(self) -> None:
        self.room = 0.55  # cost of numbers that will hardly find a place
        self.temp = 0.9  # a temp
        self.refusal = 2.0  # fear of refusals
        self.parks = 1.0  # parks on the way to the last one
        self.pools = 0.0  # a pool beyond its points
        self.copies = 0.0  # a bis beyond its cost
        self.estates = 1.0  # estates that are being filled
        self.ladder = 0.6  # an estate value that was raised
        self.plans = 0.8  # the share of a plan that is done


class WelcomeToGreedy(TurnGreedy):
    def __init__(self, tastes: Tastes | None = None, slips: float = 0.0) -> None:
        super().__init__(slips)
        self.tastes = Tastes() if tastes is None else tastes

    def value(self, state: StreetsState, seat: i64, draft: Draft) -> float:
        assert isinstance(state, WelcomeState)
        assert isinstance(draft, WelcomeDraft)
        tastes = self.tastes
        sheet = draft.sheet
        value = float(own_points(sheet)) + tastes.temp * float(min(sheet.temps, 7))
        value -= tastes.refusal * float(sheet.refusals)
        value += tastes.pools * float(bits(sheet.pools)) + tastes.copies * float(bits(sheet.copies))
        to_come = tastes.parks * _parks_to_come(sheet) + _estates_to_come(tastes, sheet)
        value += to_come - tastes.room * _crowding(sheet)
        if draft.claiming < 0:
            value += _plans_to_come(tastes, state, sheet)
        if draft.reshuffle:
            value -= 0.001
        return value


def _crowding(sheet: Sheet) -> float:
    """How badly the empty lots match the cards that can still fill them."""
    cost = 0.0
    end: i64 = 0
    for street in range(STREETS):
        below: i64 = -1
        gap = 0.0
        start = end
        end = sheet.edition.first[street + 1]
        for house in range(start, end + 1):
            there = i64(sheet.numbers[house]) if house < end else BARRIER
            if there == EMPTY:
                gap += 1.0
                continue
            above: i64 = 18 if there == BARRIER else there
            if gap > 0.0:
                cards = CARDS_BELOW[above] - CARDS_BELOW[below + 1]
                cost += gap * gap / (0.15 * cards + 0.15)
            gap = 0.0
            below = -1 if there == BARRIER else there
    return cost


def _parks_to_come(sheet: Sheet) -> float:
    """The last tree of a street brings most: let the way there count."""
    value = 0.0
    edition = sheet.edition
    for street in range(STREETS):
        parks = byte(sheet.parks, street)
        full = edition.parks[street]
        points = edition.park_points[street]
        share = float(parks) / float(full)
        value += 0.5 * share * share * float(points[full] - points[parks])
    return value


def _estates_to_come(tastes: Tastes, sheet: Sheet) -> float:
    """Estates that are being filled, and value ladders that were climbed for estates yet to come."""
    value = 0.0
    edition = sheet.edition
    ladders = edition.estate_points
    walls = sheet.fences | edition.last_houses
    start: i64 = 0
    filled: i64 = 0
    for house in range(edition.houses):
        if sheet.filled >> house & 1:
            filled += 1
        if walls >> house & 1:
            size = house + 1 - start
            if size > LARGEST_ESTATE:
                value += 0.45 * tastes.estates * float(filled)
            elif filled < size and not sheet.roundabouts >> house & 1:
                share = float(filled) / float(size)
                worth = float(ladders[size - 1][byte(sheet.estates, size - 1)])
                value += 0.8 * tastes.estates * worth * share * (0.4 + 0.6 * share)
            start = house + 1
            filled = 0
    for i in range(LARGEST_ESTATE):
        value += tastes.ladder * float(ladders[i][byte(sheet.estates, i)] - ladders[i][0])
    return value


def _plans_to_come(tastes: Tastes, state: WelcomeState, sheet: Sheet) -> float:
    """Estates count towards the plans that ask for their size."""
    value = 0.0
    counts = sheet.estate_counts(True)
    for k in range(PLANS_IN_PLAY):
        if byte(sheet.plans, k):
            continue
        plan = PLANS[state.plans[k]]
        points = float(plan.later if state.approved >> k & 1 else plan.first)
        needed = 0.0
        there = 0.0
        for i in range(LARGEST_ESTATE):
            need = byte(plan.needs, i)
            needed += float(need * (i + 1))
            there += float(min(need, byte(counts, i)) * (i + 1))
        if needed > 0.0:
            share = there / needed
            value += tastes.plans * points * share * share
    return value
