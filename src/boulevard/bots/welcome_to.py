"""How good a sheet of Welcome To... looks."""

from typing import Final

from mypy_extensions import i64

from boulevard.games.packed import byte
from boulevard.games.streets import BARRIER, EMPTY, Draft, StreetsState
from boulevard.games.welcome_to.components import (
    DECK_TABLE,
    ESTATE_POINTS,
    FIRST,
    HOUSES,
    LARGEST_ESTATE,
    LAST_HOUSES,
    PARK_POINTS,
    PARKS,
    STREETS,
)
from boulevard.games.welcome_to.game import WelcomeState
from boulevard.games.welcome_to.plans import PLANS, PLANS_IN_PLAY
from boulevard.games.welcome_to.scoring import own_points
from boulevard.games.welcome_to.sheet import Sheet
from boulevard.games.welcome_to.turn import Turn

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

ROOM: Final = 0.55  # cost of numbers that will hardly find a place
TEMP_VALUE: Final = 0.9
REFUSAL_FEAR: Final = 2.0


class WelcomeToGreedy(TurnGreedy):
    def value(self, state: StreetsState, seat: i64, draft: Draft) -> float:
        assert isinstance(state, WelcomeState)
        assert isinstance(draft, Turn)
        sheet = draft.sheet
        value = float(own_points(sheet)) + TEMP_VALUE * float(min(sheet.temps, 7))
        value -= REFUSAL_FEAR * float(sheet.refusals)
        value += _parks_to_come(sheet) + _estates_to_come(sheet) - ROOM * _crowding(sheet)
        if draft.claiming < 0:
            value += _plans_to_come(state, sheet)
        if draft.reshuffle:
            value -= 0.001
        return value


def _crowding(sheet: Sheet) -> float:
    """How badly the empty lots match the cards that can still fill them."""
    cost = 0.0
    for street in range(STREETS):
        below: i64 = -1
        gap = 0.0
        for house in range(FIRST[street], FIRST[street + 1] + 1):
            there = i64(sheet.numbers[house]) if house < FIRST[street + 1] else BARRIER
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
    for street in range(STREETS):
        parks = byte(sheet.parks, street)
        full = PARKS[street]
        share = float(parks) / float(full)
        value += 0.5 * share * share * float(PARK_POINTS[street][full] - PARK_POINTS[street][parks])
    return value


def _estates_to_come(sheet: Sheet) -> float:
    """Estates that are being filled, and value ladders that were climbed for estates yet to come."""
    value = 0.0
    walls = sheet.fences | LAST_HOUSES
    start: i64 = 0
    filled: i64 = 0
    for house in range(HOUSES):
        if sheet.filled >> house & 1:
            filled += 1
        if walls >> house & 1:
            size = house + 1 - start
            if size > LARGEST_ESTATE:
                value += 0.45 * float(filled)
            elif filled < size and not sheet.roundabouts >> house & 1:
                share = float(filled) / float(size)
                worth = float(ESTATE_POINTS[size - 1][byte(sheet.estates, size - 1)])
                value += 0.8 * worth * share * (0.4 + 0.6 * share)
            start = house + 1
            filled = 0
    for i in range(LARGEST_ESTATE):
        value += 0.6 * float(ESTATE_POINTS[i][byte(sheet.estates, i)] - ESTATE_POINTS[i][0])
    return value


def _plans_to_come(state: WelcomeState, sheet: Sheet) -> float:
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
            value += 0.8 * points * share * share
    return value
