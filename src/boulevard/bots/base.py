"""What a bot is, and the one that plays anything."""

from abc import abstractmethod

from mypy_extensions import i64, mypyc_attr

from boulevard.games.chance import Chance
from boulevard.games.contract import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses one legal step at a time. A bot looks only at what its seat may know."""

    @abstractmethod
    def choose(self, state: State, seat: i64, chance: Chance) -> i64:
        """A step of `state.legal(seat)`."""


class RandomBot(Bot):
    """Any legal step, all equally likely."""

    def choose(self, state: State, seat: i64, chance: Chance) -> i64:
        steps = state.legal(seat)
        return steps[chance.below(i64(len(steps)))]
