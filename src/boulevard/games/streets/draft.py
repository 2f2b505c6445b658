"""A seat's turn so far: what may come next, and what each step does."""

from abc import abstractmethod
from typing import Final

from boulevard.games.native import append, i64, mypyc_attr, vec

from .digest import Digest
from .sheet import StreetSheet
from .turn import (
    ACTING,
    CHOOSING,
    CLAIM,
    DONE,
    OWN,
    PASS,
    PASSING,
    PICK,
    REFUSE,
    RESHUFFLE,
    WRITING,
    Round,
)

USUAL_STEPS: Final[i64] = 8


class Stamps:
    """Numbers that never come twice."""

    def __init__(self) -> None:
        self.last: i64 = 0

    def fresh(self) -> i64:
        self.last += 1
        return self.last


STAMPS: Final = Stamps()


@mypyc_attr(acyclic=True)
class Draft:
    """A seat's turn so far. Copies of a state share it until one of them changes it.

    A game adds its own steps, and says of which kind the sheets are.
    """

    steps: vec[i64]
    confirmed: bool
    stamp: i64  # of the one state that may change it

    def __init__(self, public: StreetSheet) -> None:
        self.steps = vec[i64](capacity=USUAL_STEPS)
        self.confirmed = False
        self.stamp = 0
        self.public = public  # the sheet as everybody sees it; never changed in place
        self.drafted = public  # as this draft makes it; copied at the first step
        self._clear()

    def _clear(self) -> None:
        """Nothing has been done this turn."""
        self.phase: i64 = CHOOSING  # where in the turn the seat is
        self.number: i64 = 0  # of the picked combination
        self.effect: i64 = -1
        self.lot: i64 = -1  # where the number was written
        self.spare: i64 = -1  # the card of a hand that gave neither number nor effect
        self.acted = False  # the effect is used, or there is none
        self.claims: i64 = 0  # plans or projects claimed this turn, as a mask
        self.reshuffle = False

    @abstractmethod
    def fresh(self) -> "Draft":
        """A draft of the same seat in which nothing has been done."""

    def untouched(self) -> bool:
        """Has no step been taken?"""
        return self.drafted is self.public

    def clone(self) -> "Draft":
        draft = self.fresh()
        if not self.untouched():
            draft.drafted = self.drafted.clone()
            self._copy_progress(draft)
        return draft

    def _copy_progress(self, draft: "Draft") -> None:
        draft.steps = self.steps[:]
        draft.confirmed = self.confirmed
        draft.phase = self.phase
        draft.number = self.number
        draft.effect = self.effect
        draft.lot = self.lot
        draft.spare = self.spare
        draft.acted = self.acted
        draft.claims = self.claims
        draft.reshuffle = self.reshuffle

    def rewind(self) -> None:
        """Back to the start of the turn."""
        self.drafted = self.public
        self._begin()

    def commit(self) -> None:
        """The draft becomes what everybody sees, and a new turn begins."""
        self.public = self.drafted
        self.confirmed = False
        self._begin()

    def _begin(self) -> None:
        self.steps = vec[i64](capacity=USUAL_STEPS)
        self._clear()

    # -- what may come next

    def choices(self, round: Round) -> vec[i64]:
        """Every step that may come next."""
        phase = self.phase
        if phase == CHOOSING:
            return self.starts(round)
        if phase == WRITING:
            return self.writes(round)
        if phase == PASSING:
            return vec[i64]([PASS, PASS + 1, PASS + 2])
        return self.further(round)

    @abstractmethod
    def starts(self, round: Round) -> vec[i64]:
        """How the turn may begin."""

    @abstractmethod
    def writes(self, round: Round) -> vec[i64]:
        """Where the picked number may go."""

    @abstractmethod
    def further(self, round: Round) -> vec[i64]:
        """What may come once the number is written."""

    def wishes(self, round: Round, steps: vec[i64]) -> vec[i64]:
        """Whoever claimed something first of all may have the cards shuffled."""
        if self.claims and round.reshuffle and not self.reshuffle:
            return append(steps, RESHUFFLE)
        return steps

    # -- what a step does

    def take(self, round: Round, step: i64) -> None:
        """Carries out a step that `choices` gave."""
        if self.untouched():
            self.drafted = self.public.clone()
        if step >= OWN:
            self.take_own(round, step)
        elif step == DONE:
            self.confirmed = True
        elif step < REFUSE:
            self._pick(round, step - PICK)
        elif step == REFUSE:
            self.acted = True
            self.refuse(round)
        elif step < RESHUFFLE:
            self.spare = step - PASS
            self.phase = ACTING
        elif step == RESHUFFLE:
            self.reshuffle = True
        else:
            self.claim(round, step - CLAIM)

    def _pick(self, round: Round, which: i64) -> None:
        first = which // 3
        second = which - 3 * first
        self.number = round.numbers[first]
        self.effect = round.effects[second]
        self.spare = 3 - first - second  # the third card: 0 + 1 + 2 less the two picked
        self.phase = WRITING

    @abstractmethod
    def take_own(self, round: Round, step: i64) -> None:
        """A step of the game's own, on its sheet."""

    @abstractmethod
    def refuse(self, round: Round) -> None:
        """No number can be written."""

    @abstractmethod
    def claim(self, round: Round, k: i64) -> None:
        """Plan or project `k` is fulfilled."""

    # -- keys of whole turns

    def digest_progress(self, digest: Digest) -> None:
        """All that decides what may come next, apart from the sheet and the spare card."""
        digest.add(self.phase)
        digest.add(self.number)
        digest.add(self.effect)
        digest.add(self.lot)
        digest.add(self.claims)
        digest.add(i64(self.acted) | i64(self.reshuffle) << 1)
