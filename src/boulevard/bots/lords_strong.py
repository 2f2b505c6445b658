"""Strong players of Lords of Vegas: they take the steps after which they are most likely to win.

What a board is worth is learned (lords_value.py). Rolls are weighed exactly where they are few, and sampled
with the same dice for every candidate where they are many.
"""

from collections.abc import Callable
from typing import Final

from boulevard.games.chance import Chance, Rng
from boulevard.games.contract import State
from boulevard.games.lords_of_vegas.actions import (
    ACCEPT,
    BETS,
    END,
    GAMBLE,
    REJECT,
    WITHDRAW,
)
from boulevard.games.lords_of_vegas.state import LordsState
from boulevard.games.lords_of_vegas.turn import (
    ARRANGING,
    BREAK,
    DIE,
    DRAWING,
    OVER,
    ROLLING,
    TAKING,
    TURN,
)
from boulevard.games.native import append, i64, vec
from boulevard.games.packed import bits

from .base import Planner, slip
from .lords_deals import WORTH_IT, said
from .lords_of_vegas import arranged
from .lords_value import Judge
from .planning import WIN, Alternative, Budget, Plan, Shortlist

EXACT: Final[i64] = 2  # dice whose every roll is weighed
SAMPLES: Final[i64] = 20  # rolls of more dice
PURSE: Final[i64] = 40  # millions; nobody saves for more
QUICK_SAMPLES: Final[i64] = 3  # rolls of any dice, for those who play on in somebody's thoughts
# Two dice of a gamble by what they bring: doubled, won, lost; and of 36 rolls how many.
GAMBLE_DICE: Final = vec[i64]([1, 1, 2, 1, 2, 14, 3, 4, 20])


Weights = Callable[[i64], vec[float]]  # by the number of seats


class Manner:
    """How a strong player differs from the best it can."""

    def __init__(self) -> None:
        self.slips = 0.0  # by how much it misjudges the chance to win at most
        self.bargain = WORTH_IT  # what a deal must add to the chance to win
        self.depth: i64 = 1  # actions of a turn it thinks ahead
        self.width: i64 = 4  # ways of going on that it follows
        self.thrift = 0.0  # what a million in hand at the end of a turn is worth to it beyond its use


class Thinking:
    """One decision: the judge for the cards that are left, dice that all candidates share, a taste."""

    def __init__(
        self,
        state: LordsState,
        seat: i64,
        weights: vec[float],
        chance: Chance,
        quick: bool = False,
        thrift: float = 0.0,
    ) -> None:
        self.seat = seat
        self.thrift = thrift
        self.exact = i64(0) if quick else EXACT
        self.samples = QUICK_SAMPLES if quick else SAMPLES
        self.judge = Judge(state.board, weights)
        self.seed = int(chance.word())

    def value(self, state: LordsState) -> float:
        """The seat's chance to win when nothing is left to roll."""
        course = state.course
        if course.phase == OVER:
            places = state.places()
            return 1.0 / float(places.count(1)) if places[int(self.seat)] == 1 else 0.0
        following = course.active
        if course.phase != BREAK and course.phase != DRAWING:
            following = (following + 1) % state.seats
        chance = self.judge.chances(course.board, following)[self.seat]
        if self.thrift == 0.0:
            return chance
        return chance + self.thrift * float(min(course.board.money[self.seat], PURSE))

    def after(self, state: LordsState, seat: i64, step: i64) -> float:
        """The same after a step and all that it makes roll, on average."""
        look = copy(state)
        look.advance(seat, step)
        return self.expect(look)

    def expect(self, look: LordsState) -> float:
        """On average over what is left to roll."""
        self._settle(look, None)
        if not look.awaits_chance() or look.course.phase == DRAWING:
            return self.value(look)
        if look.course.phase == ROLLING:
            total = 0.0
            for i in range(3):
                branch = copy(look)
                branch.settle(DIE + GAMBLE_DICE[3 * i])
                branch.settle(DIE + GAMBLE_DICE[3 * i + 1])
                total += float(GAMBLE_DICE[3 * i + 2]) * self._rolled(branch, i)
            return total / 36.0
        dice = bits(look.course.roll)
        if dice > self.exact:
            total = 0.0
            for i in range(self.samples):
                total += self._rolled(copy(look), i)
            return total / float(self.samples)
        total = 0.0
        for first in range(i64(1), i64(7)):
            branch = copy(look)
            branch.settle(DIE + first)
            if dice == 1:
                total += 6.0 * self._rolled(branch, first)
                continue
            for second in range(i64(1), i64(7)):
                twig = copy(branch)
                twig.settle(DIE + second)
                total += self._rolled(twig, 6 * first + second)
        return total / 36.0

    def _rolled(self, look: LordsState, number: i64) -> float:
        """What one way of rolling leads to; further rolls are sampled."""
        self._settle(look, Rng(self.seed + 7919 * int(number)))
        return self.value(look)

    def _settle(self, look: LordsState, chance: Chance | None) -> None:
        """On to where nothing is half done: dice are rolled if there is chance, and small decisions that
        follow are taken without much thought."""
        course = look.course
        while course.phase != DRAWING:
            if course.awaits_chance():
                if chance is None:
                    return
                look.settle(look.sample(chance))
            elif course.at_rest() or course.phase == TAKING or course.phase == OVER:
                return
            else:
                asked = look.actor()
                steps = look.legal(asked)
                look.advance(asked, arranged(look, steps) if course.phase == ARRANGING else steps[0])


def copy(state: LordsState) -> LordsState:
    look = state.clone()
    look.undoable = False
    look.past = []
    return look


def candidates(state: LordsState, seat: i64, bets: bool = True) -> vec[i64]:
    """What is worth a thought: no talk, and of the bets of a table only the highest and half of it."""
    found = vec[i64]()
    steps = state.legal(seat)
    for i in range(i64(len(steps))):
        step = steps[i]
        if step >= WITHDRAW or (step >= ACCEPT and state.anytime):
            continue
        if GAMBLE <= step < ACCEPT:
            if not bets:
                continue
            table = (step - GAMBLE) // BETS
            following = steps[i + 1] if i + 1 < i64(len(steps)) else i64(0)
            if GAMBLE <= following < ACCEPT and (following - GAMBLE) // BETS == table:
                continue
            bet = (step - GAMBLE) % BETS
            if bet > 1:
                found = append(found, step - bet + (bet + 1) // 2)
        found = append(found, step)
    return found if len(found) > 0 else steps


class Line:
    """Some actions of a turn, one after the other, and what they lead to."""

    def __init__(self, state: LordsState, steps: vec[i64], value: float) -> None:
        self.state = state
        self.steps = steps
        self.value = value


class LordsLearned(Planner):
    """Weighs every step by the learned chance to win."""

    def __init__(self, weights: Weights, manner: Manner) -> None:
        self.weights = weights
        self.manner = manner

    def plan(self, state: State, seat: i64, chance: Chance, budget: Budget | None = None) -> Plan:
        assert isinstance(state, LordsState)
        thinking = Thinking(
            state, seat, self.weights(state.seats), chance, quick=False, thrift=self.manner.thrift
        )
        found = Shortlist()
        slips = self.manner.slips
        steps = candidates(state, seat)
        values = self._values(thinking, state, seat, steps)
        for i in range(i64(len(steps))):
            value = values[i]
            if slips > 0.0:
                value += slip(chance, slips)
            found.add(Alternative(vec[i64]([steps[i]]), value))
        return Plan(WIN, found.best)

    def speak(self, state: State, seat: i64, chance: Chance) -> str:
        assert isinstance(state, LordsState)
        return said(state, seat, self.weights(state.seats), self.manner.bargain) if state.anytime else ""

    def _values(self, thinking: Thinking, state: LordsState, seat: i64, steps: vec[i64]) -> vec[float]:
        """What every first step of the rest of the turn may lead to."""
        values = vec[float]()
        lines: list[Line] = []
        deep = self.manner.depth > 1 and state.course.phase == TURN
        for step in steps:
            look = copy(state)
            look.advance(seat, step)
            value = thinking.expect(look)
            if ACCEPT <= step < REJECT:
                value -= WORTH_IT
            values = append(values, value)
            if deep and step != END and look.course.phase == TURN:
                _keep(lines, Line(look, vec[i64]([i64(len(values)) - 1]), value), self.manner.width)
        depth: i64 = 1
        while len(lines) > 0 and depth < self.manner.depth:
            further: list[Line] = []
            for line in lines:
                for step in candidates(line.state, seat):
                    if step == END or GAMBLE <= step < ACCEPT:
                        continue
                    look = copy(line.state)
                    look.advance(seat, step)
                    value = thinking.expect(look)
                    first = line.steps[0]
                    if value > values[first]:
                        values[first] = value
                    if look.course.phase == TURN:
                        _keep(further, Line(look, line.steps, value), self.manner.width)
            lines = further
            depth += 1
        return values


def _keep(lines: list[Line], line: Line, width: i64) -> None:
    """The best lines, the best first."""
    place = len(lines)
    while place > 0 and lines[place - 1].value < line.value:
        place -= 1
    if place < width:
        lines.insert(place, line)
        if i64(len(lines)) > width:
            lines.pop()
