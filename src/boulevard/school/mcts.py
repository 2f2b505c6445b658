"""The yardstick from the books: a tree of steps, grown by playing at random to the end of the game.

It knows nothing but the rules. Cards and dice are no nodes of the tree: every visit goes down it in a world
of its own, with the steps that are legal there.
"""

import math
from typing import Final

from boulevard.bots.base import MOST_STEPS, Bot, turn_ended
from boulevard.bots.planning import WIN, Alternative, Budget, Meter, Plan
from boulevard.bots.playout import playout
from boulevard.games.chance import Chance
from boulevard.games.contract import State
from boulevard.games.native import append, i64, vec

CURIOSITY: Final = 0.7  # the root of a half, as in the books
SPREAD: Final = 100.0  # points between a certain defeat and a certain victory


class Node:
    """A step, by whoever took it, and what followed."""

    def __init__(self, step: i64, seat: i64) -> None:
        self.step = step
        self.seat = seat
        self.visits = 0.0
        self.sum = 0.0  # for the seat that took the step
        self.children: list[Node] = []

    def child(self, step: i64, seat: i64) -> "Node | None":
        for node in self.children:
            if node.step == step and node.seat == seat:
                return node
        return None

    def most_visited(self) -> "Node | None":
        best: Node | None = None
        for node in self.children:
            if best is None or node.visits > best.visits:
                best = node
        return best


class Mcts(Bot):
    def __init__(self, budget: Budget) -> None:
        self.budget = budget  # of a whole turn: half of it for the first step, half of the rest for the next
        self.planned = vec[i64]()  # steps that are left of the turn it decided on

    def choose(self, state: State, seat: i64, chance: Chance) -> i64:
        for step in state.legal(seat):
            if len(self.planned) > 0 and step == self.planned[0]:
                self.planned = self.planned[1:]
                return step
        steps = self.plan(state, seat, chance).steps
        self.planned = steps[1:]
        return steps[0]

    def plan(self, state: State, seat: i64, chance: Chance, budget: Budget | None = None) -> Plan:
        own = self.budget if budget is None else budget
        samples = own.samples
        seconds = own.seconds
        here = state.clone()
        here.undoable = False
        root = Node(-1, -1)
        steps = vec[i64]()
        value = 0.0
        while i64(len(steps)) < MOST_STEPS and (len(steps) == 0 or not turn_ended(here, seat)):
            choices = here.legal(seat)
            step = choices[0]
            if len(choices) > 1:
                samples = (samples + 1) // 2
                seconds = 0.5 * seconds
                self._grow(here, seat, root, Budget(int(samples), seconds).started(), chance)
                best = root.most_visited()
                assert best is not None
                step = best.step
                root = best
                if len(steps) == 0:
                    value = best.sum / best.visits
            else:
                known = root.child(step, seat)
                root = Node(step, seat) if known is None else known
            steps = append(steps, step)
            here.advance(seat, step)
        return Plan(WIN, [Alternative(steps, value)])

    def _grow(self, state: State, seat: i64, root: Node, meter: Meter, chance: Chance) -> None:
        while True:
            self._visit(state.resample(seat, chance), seat, root, chance)
            meter.use()
            if meter.spent():
                return

    def _visit(self, world: State, seat: i64, root: Node, chance: Chance) -> None:
        world.undoable = False
        together = world.game.simultaneous
        path = [root]
        node = root
        while True:
            world.deal(chance)
            actor = world.actor()
            if actor < 0:
                break
            if together and world.may_act(seat):
                actor = seat  # everybody drafts at once: the own turn comes first
            choices = world.legal(actor)
            step, known = self._pick(node, choices, actor, chance)
            world.advance(actor, step)
            if known is None:
                known = Node(step, actor)
                node.children.append(known)
                path.append(known)
                playout(world, chance)
                break
            path.append(known)
            node = known
        results = _results(world)
        for node in path:
            node.visits += 1.0
            if node.seat >= 0:
                node.sum += results[node.seat]

    def _pick(self, node: Node, choices: vec[i64], seat: i64, chance: Chance) -> "tuple[i64, Node | None]":
        """A step that was not tried yet, any of them; otherwise the most promising one (UCT)."""
        fresh = vec[i64]()
        best: Node | None = None
        most = 0.0
        for step in choices:
            known = node.child(step, seat)
            if known is None:
                fresh = append(fresh, step)
            elif len(fresh) == 0:
                hope = known.sum / known.visits
                hope += CURIOSITY * math.sqrt(math.log(node.visits + 1.0) / known.visits)
                if best is None or hope > most:
                    best = known
                    most = hope
        if len(fresh) > 0 or best is None:
            return fresh[chance.below(i64(len(fresh)))], None
        return best.step, best


def _results(state: State) -> list[float]:
    """From 0 to 1, per seat: by how much it won, or how many points it has alone. Who wins by a random game
    tells less."""
    points = [float(score.total) for score in state.scores()]
    if len(points) == 1:
        return [min(max(0.25 + points[0] / (2.0 * SPREAD), 0.0), 1.0)]
    results: list[float] = []
    for seat, own in enumerate(points):
        rival = -1e9
        for other, theirs in enumerate(points):
            if other != seat:
                rival = max(rival, theirs)
        results.append(min(max(0.5 + (own - rival) / SPREAD, 0.0), 1.0))
    return results
