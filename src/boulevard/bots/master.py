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
REACH: Final = 4.0  # points by which a turn may look worse than the best and still be looked at
ROUND: Final[i64] = 8  # samples of every candidate before the first half is dropped
SURE: Final = 2.5  # standard errors
TRIFLE: Final = 0.25  # a difference in points that does not matter
RIVALS: Final[i64] = 3  # more rivals than that are not thought for: any turn of theirs will do
SAMPLES: Final = 200
SECONDS: Final = 0.9


class Candidate:
    """A turn, and what came of it in the samples."""

    def __init__(self, steps: vec[i64], prior: float) -> None:
        self.steps = steps
        self.prior = prior
        self.values: list[float] = []
        self.sum = 0.0

    def add(self, value: float) -> None:
        self.values.append(value)
        self.sum += value

    def mean(self) -> float:
        return self.sum / float(len(self.values)) if self.values else self.prior

    def error(self) -> float:
        return spread(self.values)

    def settled(self, best: "Candidate") -> bool:
        """Is it surely behind the best, or as good as equal to it? Both saw the same cards."""
        gaps = [best.values[i] - self.values[i] for i in range(len(self.values))]
        gap = sum(gaps) / float(len(gaps))
        error = spread(gaps)
        return gap >= SURE * error or gap + SURE * error < TRIFLE


def spread(values: list[float]) -> float:
    """The standard error of their mean."""
    count = float(len(values))
    if count < 2.0:
        return 0.0
    mean = sum(values) / count
    squares = 0.0
    for value in values:
        squares += (value - mean) * (value - mean)
    return math.sqrt(squares / (count - 1.0) / count)


class Master(Learned):
    def __init__(self, judges: Judges, ahead: int = int(AHEAD), budget: Budget | None = None) -> None:
        super().__init__(judges, 0.0)
        self.worth = 0.0  # of the last turn that was found for somebody else
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
        compared = 2 <= state.seats <= RIVALS + 1  # is it the lead that is counted?
        unit = MARGIN if compared else judge.unit
        quick = self.quick_judge(state.seats)
        start = state.resample(seat, chance)  # no draft of others is of any use
        assert isinstance(start, StreetsState)
        # What others do this turn depends neither on the candidate nor, if all cards lie open, on chance.
        rivals = self._rivals(start, seat, quick, chance)
        if compared and judge.unit != MARGIN:
            for candidate in field:
                candidate.prior -= self.worth
        if judge.hidden:
            rivals = []
        field, dropped = likely(field)
        samples: i64 = ROUND
        while len(field) > 1 and not meter.spent():
            for _ in range(samples):
                seed = int(chance.word()) | int(chance.word()) << 32
                for candidate in field:
                    candidate.add(self._sample(start, seat, candidate.steps, rivals, quick, Rng(seed)))
                meter.use(i64(len(field)))
                if meter.spent():
                    break
            field.sort(key=lambda one: -one.mean())
            half = max((len(field) + 1) // 2, 2)
            stay = [one for i, one in enumerate(field) if i == 0 or (i < half and not one.settled(field[0]))]
            dropped = [one for one in field if one not in stay] + dropped
            field = stay
            samples += samples // 2
        # Those that were dropped stay behind those that were not: they were looked at less.
        found: list[Alternative] = []
        best = field[0]
        for one in field + dropped:
            value = one.mean() if one.values else best.mean() + one.prior - best.prior
            if found:
                value = min(value, found[-1].value)
            found.append(Alternative(one.steps, value, one.error() if one.values else best.error()))
        return Plan(unit, found)

    def _rivals(self, state: StreetsState, seat: i64, judge: SheetValue, chance: Chance) -> list[vec[i64]]:
        """What the others will do this turn, as far as one can tell: none of them sees the seat's draft. What
        the best of them can expect then is left in `worth`."""
        turns: list[vec[i64]] = []
        most = -1e9
        for other in range(state.seats):
            if other == seat:
                turns.append(vec[i64]())
            else:
                turns.append(self._turn(state, other, judge, chance))
                most = max(most, self.worth)
        self.worth = most
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
        looked far enough, otherwise the value of the sheet then; at small tables less what the best of the
        others has."""
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
            turns = self._rivals(trial, seat, judge, chance)
            theirs = self.worth
            search = Search(judge, trial, seat, 1, 0.0)
            search.run(chance)
            mine = search.best[0].value
            turns[seat] = append(search.best[0].draft.steps[:], DONE)
            for other in range(trial.seats):
                for step in turns[other]:
                    trial.advance(other, step)
        compared = 2 <= trial.seats <= RIVALS + 1
        return mine - theirs if compared and judge.unit != MARGIN else mine


def likely(field: list[Candidate]) -> tuple[list[Candidate], list[Candidate]]:
    """Those that may turn out to be best, and the rest."""
    best = field[0].prior
    return (
        [one for one in field if one.prior > best - REACH],
        [one for one in field if one.prior <= best - REACH],
    )


def final_points(state: StreetsState, seat: i64, judge: SheetValue) -> float:
    scores = state.scores()
    points = float(scores[seat].total)
    if state.seats == 1 or state.seats > RIVALS + 1:
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
