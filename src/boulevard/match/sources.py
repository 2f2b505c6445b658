"""Where the chance of a match comes from. Sources can be exchanged while a match goes on."""

import hashlib
from collections.abc import Mapping, Sequence

from boulevard.games import chance
from boulevard.games.contract import GameError, State

from .record import SEALED, SEEDED, TYPED


class Source:
    """Never answers by itself: the match waits until somebody tells it what chance said."""

    name = "told"
    seed: str | None = None
    corrects = False  # may an answer be taken back?

    def answer(self, state: State, number: int) -> int | None:
        """Answer `number` (from 0) of the match, or None when somebody has to tell it."""
        return None

    def check(self, state: State, number: int, token: str) -> None:
        """Looks at an answer that was told, before it counts."""


class Typed(Source):
    """People at a table read cards and dice aloud, and sometimes they misread."""

    name = TYPED
    corrects = True


class Seeded(Source):
    """The same for everybody: the seed is no secret. Answer n follows from the seed and n alone, so nothing
    but the number of answers has to be remembered."""

    name = SEEDED

    def __init__(self, seed: str) -> None:
        self.seed: str = seed
        self.dealer = chance.Sealed(seed)

    def answer(self, state: State, number: int) -> int | None:
        self.dealer.turn_to(number)
        return int(state.sample(self.dealer))


class Sealed(Seeded):
    """The seed stays secret until the game is over; its hash, published before, proves it then.

    Numbers that seats gave after the hash was known are mixed in: whoever chose the seed could not know
    what would become of it.
    """

    name = SEALED

    def __init__(self, seed: str, numbers: Mapping[int, str] | None = None) -> None:
        super().__init__(mixed(seed, numbers or {}))
        self.seed = seed
        self.numbers = dict(numbers or {})


def mixed(seed: str, numbers: Mapping[int, str]) -> str:
    """What the answers follow from: the seed, and the number of every seat (from 0) that gave one."""
    if not numbers:
        return seed
    parts = [seed, *(f"{seat + 1}={numbers[seat]}" for seat in sorted(numbers))]
    return hashlib.sha256(" ".join(parts).encode()).hexdigest()


class Scripted(Source):
    """Answers that are known already, for instance from a log. After the last one it waits like any other."""

    name = "scripted"

    def __init__(self, tokens: Sequence[str]) -> None:
        self.left = list(reversed(tokens))

    def answer(self, state: State, number: int) -> int | None:
        if not self.left:
            return None
        token = self.left.pop()
        outcome = int(state.parse_outcome(token))
        if outcome < 0 or not state.possible(outcome):
            raise GameError("error-chance-impossible", outcome=token)
        return outcome


class Comparing(Source):
    """Lets everything pass, and remembers the first answer that another source would not have given."""

    name = "comparing"

    def __init__(self, source: Source) -> None:
        self.source = source
        self.expected: str | None = None  # instead of the first answer that differs

    def check(self, state: State, number: int, token: str) -> None:
        outcome = self.source.answer(state, number)
        if self.expected is None and outcome is not None:
            expected = state.outcome_token(outcome)
            if expected != token:
                self.expected = expected
