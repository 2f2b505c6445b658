"""What a bot is, and the one that plays anything."""

from abc import abstractmethod
from typing import Final

from boulevard.games.chance import Chance
from boulevard.games.contract import State
from boulevard.games.native import append, i64, mypyc_attr, vec

from .planning import NOTHING, Alternative, Budget, Plan

MOST_STEPS: Final[i64] = 200  # of one thought


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses one legal step at a time. The driver hands it a state that agrees with what its seat may know;
    the rest is drawn anew."""

    @abstractmethod
    def choose(self, state: State, seat: i64, chance: Chance) -> i64:
        """A step of `state.legal(seat)`."""

    def plan(self, state: State, seat: i64, chance: Chance, budget: Budget | None = None) -> Plan:
        """All it would do now, what it expects of that, and what else it thought of; without a budget it
        thinks as long as it does in play. Changes nothing. A bot that only chooses expects nothing."""
        trial = state.clone()
        trial.undoable = False
        steps = vec[i64]()
        while i64(len(steps)) < MOST_STEPS and (len(steps) == 0 or not turn_ended(trial, seat)):
            step = self.choose(trial, seat, chance)
            steps = append(steps, step)
            trial.advance(seat, step)
        return Plan(NOTHING, [Alternative(steps, 0.0)])

    def speak(self, state: State, seat: i64, chance: Chance) -> str:
        """A step that no list of legal steps holds (a free offer in Lords of Vegas), as a token for `play`.

        Asked in games in turns whenever the seat is next, before `choose`; and when another seat is next, if
        this one may act all the same. "" is nothing.
        """
        return ""


def turn_ended(state: State, seat: i64) -> bool:
    """Has this seat done all it has to do before somebody else or chance is next?"""
    return state.confirmed(seat) if state.game.simultaneous else state.actor() != seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Planner(Bot):
    """A bot that plans; a choice is the first step of its plan."""

    def choose(self, state: State, seat: i64, chance: Chance) -> i64:
        steps = state.legal(seat)
        return steps[0] if len(steps) == 1 else self.plan(state, seat, chance).steps[0]


def slip(chance: Chance, size: float) -> float:
    """By how much something is misjudged: seldom by nearly `size`, on average not at all."""
    return size * float(chance.below(2001) + chance.below(2001) - 2000) / 2000.0


class Substitute(Bot):
    """A bot that plays for a person who is away: it binds them to no deal, and proposes none."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def speak(self, state: State, seat: i64, chance: Chance) -> str:
        words = state.refusals(seat)
        return words[0] if words else ""

    def choose(self, state: State, seat: i64, chance: Chance) -> i64:
        alone = state.alone(seat)
        if len(alone.legal(seat)) > 0:
            return self.bot.choose(alone, seat, chance)
        steps = state.legal(seat)
        for step in steps:  # nothing but an answer is left: no
            if not state.agrees(step):
                return step
        return steps[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Any legal step, all equally likely."""

    def choose(self, state: State, seat: i64, chance: Chance) -> i64:
        steps = state.legal(seat)
        return steps[chance.below(i64(len(steps)))]
