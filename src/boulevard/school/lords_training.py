"""How the weights of lords_value.py are learned: who stood how in many games, and who won them."""

import math
from array import array
from typing import Final

from boulevard.bots.base import Bot
from boulevard.bots.driver import carry_out, remark, think
from boulevard.bots.lords_of_vegas import LordsGreedy, Temper
from boulevard.bots.lords_strong import LordsLearned, Manner
from boulevard.bots.lords_value import FEATURES, WEIGHTS, Judge, knot_of, new_tables, part_of
from boulevard.games.chance import Chance, rng_of
from boulevard.games.lords_of_vegas.game import LordsOfVegas
from boulevard.games.lords_of_vegas.state import LordsState
from boulevard.games.lords_of_vegas.turn import BREAK
from boulevard.games.native import append, i64, vec

from .training import Lesson, Trainer

RATE: Final = 0.2
SHRINK: Final = 2e-4  # of a weight, towards nothing
SMOOTH: Final = 0.002  # what one game adds to the weights that are kept
FIRST: Final = 600  # games between plain players, before anything is known
# By how much players misjudge things: they meet positions of all kinds.
SLIPS: Final = (0.0, 0.01, 0.03, 0.06)
PLAIN_SLIPS: Final = (0.05, 0.5, 1.5, 3.0)


class LordsLesson(Lesson):
    def __init__(self, points: float, seen: "list[Seen]", places: list[int]) -> None:
        super().__init__(points)
        self.seen = seen
        self.places = places


class LordsTrainer(Trainer):
    """Softmax over the seats; every game is one step, the smaller, the more a weight has moved.

    The learner's rows are used in another way than for tables: `drift` holds the weights as they are at the
    moment, `spread` the sum of squared slopes; the tables, which are played by and kept, follow slowly.
    """

    def __init__(self, seats: int, seed: int) -> None:
        super().__init__(seed, new_tables())
        self.seats: i64 = seats
        self.first = FIRST

    def go_on(self) -> None:
        for w in range(WEIGHTS):
            self.learner.drift[w] = self.tables.weights[w]
        self.first = 0

    def play(self, number: int) -> Lesson:
        chance = rng_of(f"{self.seed}/{number}")
        state = LordsOfVegas().start(int(self.seats))
        assert isinstance(state, LordsState)
        state.undoable = False
        bots: list[Bot] = [self._player(number, chance) for _ in range(self.seats)]
        seen: list[Seen] = []
        while True:
            state.deal(chance)
            seat = state.actor()
            if seat < 0:
                break
            for other in range(self.seats):
                if other != seat:
                    said = remark(bots[other], state, other, chance)
                    if said:
                        state.play(int(other), said)
                        if state.actor() != seat:
                            break
            if state.actor() == seat:
                if state.course.phase == BREAK:
                    seen.append(_seen(state))
                carry_out(state, seat, think(bots[seat], state, seat, chance))
        total = 0.0
        for points in state.board.points:
            total += float(points)
        return LordsLesson(total / float(self.seats), seen, state.places())

    def learn(self, lessons: list[Lesson], number: int) -> None:
        for lesson in lessons:
            assert isinstance(lesson, LordsLesson)
            self._learn(lesson.seen, lesson.places)

    def pack(self, lesson: Lesson) -> bytes:
        assert isinstance(lesson, LordsLesson)
        row = [lesson.points, *[float(place) for place in lesson.places]]
        for seen in lesson.seen:
            row += [float(seen.low), seen.part, *seen.features]
        return array("d", row).tobytes()

    def unpack(self, data: bytes) -> Lesson:
        row = array("d", data)
        seats = int(self.seats)
        size = 2 + seats * FEATURES
        seen: list[Seen] = []
        for place in range(1 + seats, len(row), size):
            features = vec[float](list(row[place + 2 : place + size]))
            seen.append(Seen(self.seats, features, i64(row[place]), row[place + 1]))
        return LordsLesson(row[0], seen, [int(place) for place in row[1 : 1 + seats]])

    def _player(self, number: int, chance: Chance) -> Bot:
        """One that plays by what was learned, or now and then a plain one."""
        slips = chance.below(4)
        if number < self.first or chance.below(5) == 0:
            temper = Temper()
            temper.slips = PLAIN_SLIPS[slips]
            return LordsGreedy(temper)
        manner = Manner()
        manner.slips = SLIPS[slips]
        return LordsLearned(self._weights, manner)

    def _weights(self, seats: i64) -> vec[float]:
        return self.tables.weights

    def _learn(self, seen: "list[Seen]", places: list[int]) -> None:
        weights = self.learner.drift
        squares = self.learner.spread
        kept = self.tables.weights
        slope = vec[float]()
        for w in range(WEIGHTS):
            slope = append(slope, SHRINK * weights[w])
        won = 1.0 / float(places.count(1))
        for one in seen:
            chances = one.chances(weights)
            for seat in range(self.seats):
                off = chances[seat] - (won if places[seat] == 1 else 0.0)
                one.push(slope, seat, off / float(len(seen)))
        for w in range(WEIGHTS):
            squares[w] += slope[w] * slope[w]
            weights[w] -= RATE * slope[w] / math.sqrt(squares[w] + 1e-6)
            kept[w] += SMOOTH * (weights[w] - kept[w])


class Seen:
    """A position before a card, as features of all seats."""

    def __init__(self, seats: i64, features: vec[float], low: i64, part: float) -> None:
        self.seats = seats
        self.features = features
        self.low = low  # where the weights of this part of the game begin
        self.part = part  # how far it is from there to the next

    def chances(self, weights: vec[float]) -> vec[float]:
        scores = vec[float]()
        total = 0.0
        for seat in range(self.seats):
            score = 0.0
            for f in range(FEATURES):
                low = weights[self.low + f]
                high = weights[self.low + FEATURES + f]
                score += self.features[seat * FEATURES + f] * (low + self.part * (high - low))
            scores = append(scores, math.exp(score))
            total += scores[seat]
        for seat in range(self.seats):
            scores[seat] /= total
        return scores

    def push(self, slope: vec[float], seat: i64, off: float) -> None:
        """What the weights have to do with a chance that was too high by `off`."""
        for f in range(FEATURES):
            share = off * self.features[seat * FEATURES + f]
            slope[self.low + f] += share * (1.0 - self.part)
            slope[self.low + FEATURES + f] += share * self.part


def _seen(state: LordsState) -> Seen:
    judge = Judge(state.board, vec[float]([0.0] * WEIGHTS))
    judge.look(state.board, state.course.active)
    draws = judge.deck.draws
    features = judge.features[: state.seats * FEATURES]
    return Seen(state.seats, features, knot_of(draws) * FEATURES, part_of(draws))
