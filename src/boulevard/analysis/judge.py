"""What a decision is worth: the best player's own chance to win where it gives one, otherwise games that go
on from there, to their end or for a few turns until a player that has learned it says what to expect.

Each of these games begins in a world that agrees with what the seat knew. Candidates see the same cards. The
best of many candidates looks better than it is, so the one that is compared with what was done is chosen by
some games and measured by others.
"""

import math
import time
from dataclasses import dataclass, field
from typing import Any

from boulevard.bots.base import Bot, RandomBot
from boulevard.bots.driver import carry_out, consider, play_game, think
from boulevard.bots.greedy import TurnGreedy
from boulevard.bots.lords_of_vegas import LordsGreedy
from boulevard.bots.planning import MARGIN, POINTS, WIN, Budget, Plan
from boulevard.bots.registry import Entry, bots_of, find_bot
from boulevard.games.chance import Chance, rng_of
from boulevard.games.contract import State
from boulevard.games.native import i64
from boulevard.games.new_las_vegas.state import NewLasVegasState
from boulevard.games.streets.state import StreetsState

CANDIDATES = 4  # turns of the best player that are played to the end
SURE = 2.0  # standard errors by which something has to be better
FEWEST = 3  # games of a candidate, however little time there is
ROLLS = 8  # tried for a step that rolls
TURNS = 3  # that a game goes on before somebody who has learned it says what to expect
WHOLE = 8  # games to the end that show how far results lie apart
NARROW = 0.5  # points; nobody knows better by how much a game is won

Steps = list[int]


@dataclass(frozen=True)
class Effort:
    """How long one decision is looked at."""

    games: int = 16  # with what was done, and as many with the best
    seconds: float = 0.0  # no more games after so many; 0: no limit
    thought: int = 64  # samples of the best player, where it samples
    quick: bool = False  # nobody who thinks long: a browser's interpreted Python takes forty times as long

    def times(self, factor: int) -> "Effort":
        return Effort(self.games * factor, self.seconds * factor, self.thought * factor, self.quick)


@dataclass
class Estimate:
    """What a seat may expect after some steps: points, or the chance to win."""

    tokens: list[str]
    value: float
    error: float  # standard error; 0: judged, not sampled

    def json(self) -> dict[str, Any]:
        return {"tokens": self.tokens, "value": round(self.value, 4), "error": round(self.error, 4)}


@dataclass
class Verdict:
    unit: str
    done: Estimate
    best: Estimate
    cost: float  # what was given away; 0 when nothing better is known
    error: float  # of the cost
    others: list[Estimate] = field(default_factory=list)  # the best ones at first sight, best first

    def json(self) -> dict[str, Any]:
        return {
            "unit": self.unit,
            "done": self.done.json(),
            "best": self.best.json(),
            "cost": round(self.cost, 4),
            "error": round(self.error, 4),
            "others": [other.json() for other in self.others],
        }


def best_entry(game: str) -> Entry:
    """The strongest player of a game."""
    return bots_of(game)[-1]


def judging_entry(game: str, effort: Effort) -> Entry:
    """The strongest one that there is time for."""
    return quick_entry(game) if effort.quick else best_entry(game)


def quick_entry(game: str) -> Entry:
    """The strongest one that never thinks long: games to the end are played by it."""
    return [entry for entry in bots_of(game) if entry.budget == 0.0][-1]


class Judge:
    def __init__(self, game: str, effort: Effort | None = None, own: bool = False, by: str = "") -> None:
        self.effort = effort or Effort()
        self.own = own  # points of the seat are all that counts, whoever else plays
        self.best: Bot = judging_entry(game, self.effort).factory()
        self.quick = quick_entry(game)
        if by:  # somebody else, for what they judged before
            self.best = find_bot(by, game)
            known = next(entry for entry in bots_of(game) if entry.name == by)
            self.quick = known if known.budget == 0.0 else self.quick
        # The plain players weigh things up, and expect nothing.
        self.foresees = not isinstance(self.quick.factory(), (TurnGreedy, LordsGreedy, RandomBot))

    def plan(self, state: State, seat: int, salt: str) -> Plan:
        """What the best player would do, and what else it thought of."""
        budget = Budget(self.effort.thought, self.effort.seconds)
        return consider(self.best, state, seat, rng_of(f"{salt}/plan"), budget)

    def judge(self, state: State, seat: int, done: Steps, salt: str) -> Verdict:
        """The steps that were taken, compared with the best ones."""
        plan = self.plan(state, seat, salt)
        if plan.unit == WIN and state.seats > 1:
            value = self._expected(state, seat, done, plan, salt)
            if value is not None:
                return self._read(state, seat, done, plan, value)
        return self._play(state, seat, done, plan, salt)

    def compare(self, state: State, seat: int, better: Steps, worse: Steps, salt: str) -> tuple[float, float]:
        """How much better the first steps are, and the standard error of that."""
        plan = self.plan(state, seat, salt)
        if plan.unit == WIN and state.seats > 1 and not self.own:
            found = [self._expected(state, seat, steps, plan, salt) for steps in (better, worse)]
            if found[0] is not None and found[1] is not None:
                return found[0][0] - found[1][0], math.hypot(found[0][1], found[1][1])
        games = self.games(state, seat, [better, worse], salt, self.effort.games, self._until())
        return self.scale(state, seat, better, games, salt).gap(games[0], games[1])

    # -- by the plan of a player that knows its chance to win

    def _read(self, state: State, seat: int, done: Steps, plan: Plan, value: tuple[float, float]) -> Verdict:
        others = [
            Estimate(spelled(state, seat, list(one.steps)), one.value, one.error) for one in plan.alternatives
        ]
        mine = Estimate(spelled(state, seat, done), *value)
        best = others[0]
        error = math.hypot(best.error, mine.error)
        cost = best.value - mine.value
        if cost <= SURE * error:  # nothing better is known
            return Verdict(WIN, mine, mine, 0.0, error, others)
        return Verdict(WIN, mine, best, cost, error, others)

    def _expected(
        self, state: State, seat: int, done: Steps, plan: Plan, salt: str
    ) -> tuple[float, float] | None:
        """What the player expects of these steps, and how sure it is."""
        known = [one for one in plan.alternatives if same(state, seat, list(one.steps), done)]
        if not known and not state.game.simultaneous:
            known = [one for one in plan.alternatives if list(one.steps[: i64(len(done))]) == done]
        if known:
            return known[0].value, known[0].error
        after = state.clone()
        after.undoable = False
        for step in done[:-1] if state.game.simultaneous else done:
            after.advance(seat, step)
        if state.game.simultaneous:
            return self._confirming(after, seat, salt)
        values = []
        for roll in range(ROLLS):
            look = after.clone()
            rolled = look.awaits_chance()
            look.deal(rng_of(f"{salt}/roll {roll}"))
            if look.over():
                values.append(share(look, seat))
            elif look.actor() == seat or look.seats == 2:
                who = int(look.actor())
                value = consider(self.best, look, who, rng_of(f"{salt}/look {roll}"), self._short()).value
                values.append(value if who == seat else 1.0 - value)
            else:
                return None
            if not rolled:
                break
        mean, error = mean_of(values)
        return mean, error

    def _confirming(self, state: State, seat: int, salt: str) -> tuple[float, float] | None:
        """The turn is drafted: what is expected when it is confirmed now."""
        for one in consider(self.best, state, seat, rng_of(f"{salt}/done"), self._short()).alternatives:
            if len(one.steps) == 1:
                return one.value, one.error
        return None

    def _short(self) -> Budget:
        return Budget(max(self.effort.thought // 4, 1), self.effort.seconds / 4)

    # -- by games that are played to their end

    def _play(self, state: State, seat: int, done: Steps, plan: Plan, salt: str) -> Verdict:
        until = self._until()
        lines = [done]
        for one in plan.alternatives[:CANDIDATES]:
            if not same(state, seat, list(one.steps), done):
                lines.append(list(one.steps))
        if len(lines) == 1:
            games = self.games(state, seat, lines, f"{salt}/second", self.effort.games, until)
            scale = self.scale(state, seat, done, games, salt)
            mine = scale.estimate(spelled(state, seat, done), games[0])
            return Verdict(scale.unit, mine, mine, 0.0, 0.0, [mine])
        first = max(FEWEST, self.effort.games // 2)
        looks = self.games(state, seat, lines, f"{salt}/first", first, until)
        order = sorted(range(len(lines)), key=lambda line: -mean_of(looks[line])[0])
        rival = next(line for line in order if line != 0)
        pair = [lines[0], lines[rival]]
        games = self.games(state, seat, pair, f"{salt}/second", self.effort.games, until)
        scale = self.scale(state, seat, done, games + looks, salt)
        mine, theirs = (
            scale.estimate(spelled(state, seat, line), results) for line, results in zip(pair, games)
        )
        others = [scale.estimate(spelled(state, seat, lines[line]), looks[line]) for line in order]
        error = scale.gap(games[1], games[0])[1]
        cost = theirs.value - mine.value
        if cost <= SURE * error:  # nothing better is known
            return Verdict(scale.unit, mine, mine, 0.0, error, others)
        return Verdict(scale.unit, mine, theirs, cost, error, others)

    def _until(self) -> float:
        return time.monotonic() + self.effort.seconds if self.effort.seconds > 0 else math.inf

    def games(
        self, state: State, seat: int, lines: list[Steps], salt: str, games: int, until: float
    ) -> list[list[float]]:
        """What comes of each line, game by game: the same worlds and cards for all of them."""
        results: list[list[float]] = [[] for _ in lines]
        for game in range(games):
            if game >= FEWEST and time.monotonic() > until:
                break
            for line, steps in enumerate(lines):
                results[line].append(self._game(state, seat, steps, f"{salt}/{game}"))
        return results

    def scale(self, state: State, seat: int, steps: Steps, games: list[list[float]], salt: str) -> "Scale":
        """What the results of games mean. Games that were not played to their end lie too near each other:
        how far apart ends are is seen by others."""
        if self.own or not self.foresees or not contested(state):
            return Scale(games, contested(state) and not self.own)
        if not state.game.simultaneous:
            return Scale(games, True, chances=True)
        ends = [self._game(state, seat, steps, f"{salt}/whole {game}", True) for game in range(WHOLE)]
        return Scale([ends], True)

    def _game(self, state: State, seat: int, steps: Steps, salt: str, to_the_end: bool = False) -> float:
        world = state.resample(seat, rng_of(f"{salt}/world"))
        if state.game.simultaneous:
            world.rewind(seat)
        world.undoable = False
        for step in steps:
            world.advance(seat, step)
        bots = [self.quick.factory() for _ in range(int(state.seats))]
        thoughts: list[Chance] = [rng_of(f"{salt}/seat {number}") for number in range(int(state.seats))]
        cards = rng_of(f"{salt}/cards")
        if to_the_end or not self.foresees:
            play_game(world, bots, cards, thoughts)
            return self._result(totals(world), seat)
        if not world.game.simultaneous:
            return _chance_later(world, seat, bots, cards, thoughts)
        for _ in range(TURNS):
            _play_turn(world, bots, cards, thoughts)
        if world.over():
            return self._result(totals(world), seat)
        plans = [bots[one].plan(world, one, thoughts[one]) for one in range(int(state.seats))]
        if plans[seat].unit == MARGIN and not self.own:
            return plans[seat].value
        if plans[seat].unit == MARGIN:
            play_game(world, bots, cards, thoughts)
            return self._result(totals(world), seat)
        return self._result([plan.value for plan in plans], seat)

    def _result(self, points: list[float], seat: int) -> float:
        return points[seat] if self.own else margin(points, seat)


def _chance_later(world: State, seat: int, bots: list[Bot], cards: Chance, thoughts: list[Chance]) -> float:
    """The chance to win that a seat sees when its next turn has begun; nobody talks until then."""
    mark, turns = world.turn_mark(), 0
    while True:
        world.deal(cards)
        actor = int(world.actor())
        if actor < 0:
            return share(world, seat)
        turns += world.turn_mark() != mark
        mark = world.turn_mark()
        if turns >= world.seats and actor == seat:
            return bots[seat].plan(world, seat, thoughts[seat]).value
        world.advance(actor, bots[actor].choose(world, actor, thoughts[actor]))


def _play_turn(world: State, bots: list[Bot], cards: Chance, thoughts: list[Chance]) -> None:
    """Whoever has not confirmed does; then the next cards."""
    for seat in world.waiting():
        carry_out(world, seat, think(bots[seat], world, seat, thoughts[seat]))
    world.deal(cards)


class Scale:
    """From what games brought to what a seat may expect. By how much they were won says more than how many
    were: chances follow from the mean and the spread of the margins."""

    def __init__(self, games: list[list[float]], wins: bool, chances: bool = False) -> None:
        self.points = not wins or chances  # as they come
        self.unit = WIN if wins else POINTS
        rest = [value - mean_of(line)[0] for line in games for value in line]
        self.spread = max(NARROW, math.sqrt(sum(value * value for value in rest) / max(1, len(rest) - 1)))

    def slope(self, mean: float) -> float:
        """How much a point more changes."""
        if self.points:
            return 1.0
        z = mean / self.spread
        return math.exp(-z * z / 2) / math.sqrt(2 * math.pi) / self.spread

    def gap(self, better: list[float], worse: list[float]) -> tuple[float, float]:
        """How much better, game by game, and the standard error of that."""
        mean, error = mean_of([a - b for a, b in zip(better, worse)])
        slope = self.slope((mean_of(better)[0] + mean_of(worse)[0]) / 2)
        return mean * slope, error * slope

    def estimate(self, tokens: list[str], results: list[float]) -> Estimate:
        mean, error = mean_of(results)
        value = mean if self.points else 0.5 * (1 + math.erf(mean / self.spread / math.sqrt(2)))
        return Estimate(tokens, value, error * self.slope(mean))


def mean_of(values: list[float]) -> tuple[float, float]:
    """Mean and standard error."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return mean, 0.0
    spread = sum((value - mean) ** 2 for value in values) / (count - 1)
    return mean, math.sqrt(spread / count)


def totals(state: State) -> list[float]:
    """Everybody's points; those of a rival without a seat come last."""
    points = [float(score.total) for score in state.scores()]
    rival = state.acme_score() if isinstance(state, NewLasVegasState) else None
    return points if rival is None else [*points, float(rival.total)]


def contested(state: State) -> bool:
    """Can somebody else win?"""
    return len(totals(state)) > 1


def margin(points: list[float], seat: int) -> float:
    """Points at the end, less those of the best of the others."""
    others = points[:seat] + points[seat + 1 :]
    return points[seat] - max(others) if others else points[seat]


def share(state: State, seat: int) -> float:
    """What a seat has of the victory when the game is over."""
    places = state.places()
    return 1.0 / places.count(1) if places[seat] == 1 else 0.0


def spelled(state: State, seat: int, steps: Steps) -> list[str]:
    """Steps in the notation."""
    look = state.clone()
    tokens = []
    for step in steps:
        tokens.append(look.token(seat, step))
        look.advance(seat, step)
    return tokens


def same(state: State, seat: int, one: Steps, other: Steps) -> bool:
    """Do these steps lead to the same place?"""
    if one == other:
        return True
    if not isinstance(state, StreetsState):
        return False
    return _key(state, seat, one) == _key(state, seat, other)


def _key(state: StreetsState, seat: int, steps: Steps) -> int:
    draft = state.new_draft(seat)
    for step in steps[:-1]:
        state.draft_step(seat, draft, step)
    return int(state.turn_key(seat, draft))
