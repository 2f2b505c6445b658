"""The master of Lords of Vegas: what seems best is played on for a round, with the same cards and dice for
every candidate; the worse half drops out, the rest is looked at twice as long."""

from typing import Final

from boulevard.games.chance import Chance, Rng
from boulevard.games.contract import State
from boulevard.games.lords_of_vegas.state import LordsState
from boulevard.games.lords_of_vegas.turn import BREAK, DRAWING, OVER, TURN
from boulevard.games.native import i64, vec

from .lords_strong import LordsLearned, Manner, Thinking, Weights, candidates, copy
from .planning import WIN, Alternative, Budget, Meter, Plan

PLAYED_ON: Final[i64] = 6  # candidates
CLOSE: Final = 0.05  # and by how much they may seem worse than the best
FIRST_LOOK: Final[i64] = 8  # samples for each
SAMPLES: Final = 128  # of a decision in play
JUDGED: Final = 8.0  # so many samples is the first judgement worth: a few lucky dice do not outweigh it
SECONDS: Final = 0.9  # on a slow machine it looks at less


class Tried:
    """A candidate and what came of it so far."""

    def __init__(self, step: i64, judged: float) -> None:
        self.step = step
        self.judged = judged
        self.total = 0.0
        self.squares = 0.0
        self.count: i64 = 0

    def add(self, value: float) -> None:
        self.total += value
        self.squares += value * value
        self.count += 1

    def mean(self) -> float:
        return (self.total + JUDGED * self.judged) / (float(self.count) + JUDGED)

    def error(self) -> float:
        if self.count < 2:
            return 0.0
        sampled = self.total / float(self.count)
        spread = self.squares / float(self.count) - sampled * sampled
        return (spread / float(self.count)) ** 0.5 if spread > 0.0 else 0.0


def by_mean(tried: Tried) -> float:
    return -tried.mean()


class LordsMaster(LordsLearned):
    """The learned player, who looks at what is close."""

    def __init__(self, weights: Weights, manner: Manner, budget: Budget | None = None) -> None:
        super().__init__(weights, manner)
        self.budget = Budget(SAMPLES, SECONDS) if budget is None else budget

    def plan(self, state: State, seat: i64, chance: Chance, budget: Budget | None = None) -> Plan:
        assert isinstance(state, LordsState)
        meter = (self.budget if budget is None else budget).started()  # its first judgement takes time too
        plan = super().plan(state, seat, chance)
        if state.course.phase != TURN or state.actor() != seat:  # who only answers an offer plays nothing on
            return plan
        field: list[Tried] = []
        for one in plan.alternatives:
            if one.value > plan.value - CLOSE and i64(len(field)) < PLAYED_ON:
                field.append(Tried(one.steps[0], one.value))
        if len(field) < 2:
            return plan
        self._compare(state, seat, field, meter, int(chance.word()))
        found: list[Alternative] = []
        for tried in field:  # whoever was dropped stays behind whoever was not: they were looked at less
            value = min(tried.mean(), found[-1].value) if found else tried.mean()
            found.append(Alternative(vec[i64]([tried.step]), value, tried.error()))
        return Plan(WIN, found)

    def _compare(self, state: LordsState, seat: i64, field: list[Tried], meter: Meter, seed: int) -> None:
        """Sequential halving. `field` ends in order, those that stayed longest first."""
        alive = len(field)
        looks = FIRST_LOOK
        sample: i64 = 0
        while not meter.spent():
            for _ in range(looks):
                for place in range(alive):
                    field[place].add(self._played_on(state, seat, field[place].step, seed + 31 * int(sample)))
                sample += 1
                meter.use(alive)
                if meter.spent():
                    break
            ahead = field[:alive]
            ahead.sort(key=by_mean)
            field[:alive] = ahead
            if alive > 2:
                alive = (alive + 1) // 2
            looks *= 2

    def _played_on(self, state: LordsState, seat: i64, step: i64, seed: int) -> float:
        """The chance to win a round later, if all play as the learned player does. No talk."""
        look = copy(state)
        look.talk.clear()
        cards = Rng(seed)
        dice = Rng(seed + 1_000_003)
        weights = self.weights(state.seats)
        look.advance(seat, step)
        drawn: i64 = 0
        while look.course.phase != OVER:
            course = look.course
            if course.awaits_chance():
                if course.phase == DRAWING:
                    drawn += 1
                    look.settle(look.sample(cards))
                else:
                    look.settle(look.sample(dice))
                continue
            if course.phase == BREAK and drawn >= look.seats:
                break
            asked = look.actor()
            look.advance(asked, best_step(look, asked, weights, seed))
        return Thinking(look, seat, weights, dice).value(look)


def best_step(state: LordsState, seat: i64, weights: vec[float], seed: int) -> i64:
    """What the learned player would do without much thought."""
    steps = candidates(state, seat, bets=False)
    if len(steps) == 1:
        return steps[0]
    thinking = Thinking(state, seat, weights, Rng(seed), quick=True)
    best = steps[0]
    best_value = -1.0
    for step in steps:
        value = thinking.after(state, seat, step)
        if value > best_value:
            best_value = value
            best = step
    return best
