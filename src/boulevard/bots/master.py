"""Players of street games that look some turns ahead.

The best turns by the learned value are played on with cards that chance might bring, everybody playing by
that value; all candidates meet the same cards. Half of them are dropped again and again, so that most samples
go to those that are hard to tell apart.
"""

import math
from typing import Final

from boulevard.games.chance import Chance, Rng
from boulevard.games.contract import State
from boulevard.games.native import append, i64, vec
from boulevard.games.streets.state import StreetsState
from boulevard.games.streets.turn import DONE

from .learned import CROWD, WIDTH, Judges, Learned, Search, SheetValue, distinct
from .planning import ALTERNATIVES, MARGIN, Alternative, Budget, Plan

AHEAD: Final[i64] = 3  # turns that are looked ahead
CANDIDATES: Final[i64] = 8
ROUND: Final[i64] = 8  # samples of every candidate before the first half is dropped
RIVALS: Final[i64] = 3  # more rivals than that are not thought for: any turn of theirs will do
SAMPLES: Final = 200
SECONDS: Final = 0.9


class Candidate:
    """A turn, and what came of it in the samples."""

    def __init__(self, steps: vec[i64], prior: float) -> None:
        self.steps = steps
        self.prior = prior
        self.count = 0.0
        self.sum = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1.0
        self.sum += value
        self.squares += value * value

    def mean(self) -> float:
        return self.sum / self.count if self.count > 0.0 else self.prior

    def error(self) -> float:
        if self.count < 2.0:
            return 0.0
        variance = (self.squares - self.sum * self.sum / self.count) / (self.count - 1.0)
        return math.sqrt(max(variance, 0.0) / self.count)


class Master(Learned):
    def __init__(self, judges: Judges, ahead: int = int(AHEAD), budget: Budget | None = None) -> None:
        super().__init__(judges, 0.0)
        self.worth = 0.0  # of the last turn that was found for somebody
        self.quick: SheetValue | None = None  # judges turns that are only imagined
        self.quick_seats: i64 = 0
        self.ahead: i64 = ahead
        self.budget = Budget(SAMPLES, SECONDS) if budget is None else budget

    def quick_judge(self, seats: i64) -> SheetValue:
        quick = self.quick
        if quick is None or self.quick_seats != seats:
            quick = self.judges(seats)
            quick.width = WIDTH
            quick.crowd = CROWD
            self.quick = quick
            self.quick_seats = seats
        return quick

    def plan(self, state: State, seat: i64, chance: Chance, budget: Budget | None = None) -> Plan:
        assert isinstance(state, StreetsState)
        judge = self.judge(state.seats)
        meter = (self.budget if budget is None else budget).started()
        search = Search(judge, state, seat, 2 * ALTERNATIVES, 0.0)
        search.run(chance)
        field = [
            Candidate(found.steps, found.value)
            for found in distinct(state, seat, search.best)[: int(CANDIDATES)]
        ]
        unit = MARGIN if state.seats == 2 else judge.unit
        if len(field) == 1:
            return Plan(unit, [Alternative(field[0].steps, field[0].prior)])
        quick = self.quick_judge(state.seats)
        start = state.resample(seat, chance)  # no draft of others is of any use
        assert isinstance(start, StreetsState)
        # What others do this turn depends neither on the candidate nor, if all cards lie open, on chance.
        rivals = [] if judge.hidden else self._rivals(start, seat, quick, chance)
        dropped: list[Candidate] = []
        samples: i64 = ROUND
        while not meter.spent():
            for _ in range(samples):
                seed = int(chance.word()) | int(chance.word()) << 32
                for candidate in field:
                    candidate.add(self._sample(start, seat, candidate.steps, rivals, quick, Rng(seed)))
                meter.use(i64(len(field)))
                if meter.spent():
                    break
            field.sort(key=lambda one: -one.mean())
            if len(field) > 2:
                half = (len(field) + 1) // 2
                dropped = field[half:] + dropped
                field = field[:half]
                samples += samples // 2
        # Those that were dropped stay behind those that were not: they were looked at less.
        found = [Alternative(one.steps, one.mean(), one.error()) for one in field + dropped]
        for i in range(1, len(found)):
            found[i].value = min(found[i].value, found[i - 1].value)
        return Plan(unit, found)

    def _rivals(self, state: StreetsState, seat: i64, judge: SheetValue, chance: Chance) -> list[vec[i64]]:
        """What the others will do this turn, as far as one can tell: none of them sees the seat's draft."""
        turns: list[vec[i64]] = []
        for other in range(state.seats):
            turns.append(vec[i64]() if other == seat else self._turn(state, other, judge, chance))
        return turns

    def _turn(self, state: StreetsState, seat: i64, judge: SheetValue, chance: Chance) -> vec[i64]:
        if state.seats > RIVALS + 1:
            return any_turn(state, seat, chance)
        search = Search(judge, state, seat, 1, 0.0)
        search.run(chance)
        self.worth = search.best[0].value
        return append(search.best[0].draft.steps[:], DONE)

    def _sample(
        self,
        state: StreetsState,
        seat: i64,
        steps: vec[i64],
        rivals: list[vec[i64]],
        judge: SheetValue,
        chance: Chance,
    ) -> float:
        """What this turn comes to with the cards of this chance: real points if the game ends before one has
        looked far enough, otherwise the value of the sheet then. With one rival, less what it has."""
        trial = state.resample(seat, chance)
        assert isinstance(trial, StreetsState)
        trial.undoable = False
        if len(rivals) == 0:
            rivals = self._rivals(trial, seat, judge, chance)
        for other in range(trial.seats):
            for step in steps if other == seat else rivals[other]:
                trial.advance(other, step)
        mine = 0.0
        theirs = 0.0
        for _ in range(self.ahead):
            trial.deal(chance)
            if trial.over():
                return final_points(trial, seat, judge)
            turns: list[vec[i64]] = []
            for other in range(trial.seats):
                turns.append(self._turn(trial, other, judge, chance) if other != seat else vec[i64]())
                if other != seat:
                    theirs = self.worth
            search = Search(judge, trial, seat, 1, 0.0)
            search.run(chance)
            mine = search.best[0].value
            turns[seat] = append(search.best[0].draft.steps[:], DONE)
            for other in range(trial.seats):
                for step in turns[other]:
                    trial.advance(other, step)
        return mine if judge.unit == MARGIN or trial.seats != 2 else mine - theirs


def final_points(state: StreetsState, seat: i64, judge: SheetValue) -> float:
    scores = state.scores()
    points = float(scores[seat].total)
    if state.seats == 1 or (state.seats > 2 and judge.unit != MARGIN):
        return points - judge.rival_points(state)
    most = -1e9
    for other in range(state.seats):
        if other != seat:
            most = max(most, float(scores[other].total))
    return points - most


def any_turn(state: StreetsState, seat: i64, chance: Chance) -> vec[i64]:
    """A whole turn without thinking: nothing but what has to be done."""
    draft = state.new_draft(seat)
    steps = vec[i64]()
    while True:
        choices = state.draft_choices(seat, draft)
        step = choices[0]
        if step != DONE:
            step = choices[chance.below(i64(len(choices)))]
        steps = append(steps, step)
        if step == DONE:
            return steps
        state.draft_step(seat, draft, step)
