"""A game being played."""

import copy
from collections.abc import Sequence
from dataclasses import dataclass, field

from boulevard.games.chance import commitment
from boulevard.games.contract import Event, GameError, Json, State

from .record import CHANCE, UNDO, Record
from .sources import Sealed, Source


@dataclass(frozen=True, slots=True)
class Act:
    """What somebody's doing brought about."""

    confirmed: bool = False  # the seat's turn stands; in games in turns every step does
    resolved: bool = False  # everybody's does: the game went on
    chance: Sequence[str] = ()  # what chance answered
    story: list[Event] = field(default_factory=list)  # of a match that listens


@dataclass(frozen=True, slots=True)
class Told:
    """An answer that may be taken back, and what stood before it."""

    token: str
    before: State
    noted: int
    answers: int


class Match:
    """Takes steps, asks its source whenever chance is next, and writes down what stands.

    In simultaneous games a turn is a draft until its seat confirms it: it enters the log then, and steps
    taken back never do. Every method that is refused (GameError) leaves the match as it was.
    """

    def __init__(
        self,
        state: State,
        source: Source,
        names: Sequence[str] | None = None,
        *,
        from_box: bool = True,
        answers: int = 0,
        keep_log: bool = True,
        listen: bool = False,
    ) -> None:
        """From the box, or from any position; `answers` are those that were given before it."""
        self.state = state
        self.source = source
        self.names = None if names is None else list(names)
        self.answers = answers
        self.changes = 0  # how often something was done: whoever draws the match can see it is another
        self.drafts: dict[int, list[str]] = {}
        self.log: list[tuple[int, str]] | None = [] if keep_log else None
        self.public = 0  # so much of the log everybody may know
        self.listens = listen
        self.noted = 0  # how many things stand, whether a log is kept or not
        self._before: list[Told] = []
        self.start: Json | None = None
        if not from_box:
            # Nobody could say which steps a draft in a position was made of.
            for seat in state.waiting() if state.game.simultaneous else []:
                state.rewind(seat)
            self.start = state.position()
        if listen:
            state.listen()
        self.begun = self.deal()

    # -- asking

    @property
    def over(self) -> bool:
        return self.state.over()

    @property
    def awaits_answer(self) -> bool:
        """Does somebody have to say what chance answered?"""
        return self.state.awaits_chance()

    def can_undo(self, seat: int) -> bool:
        return self.state.can_undo(seat)

    def record(self, *, open_round: bool = True) -> Record:
        """The game so far. Without its open round: turns that were confirmed while others still draft."""
        assert self.log is not None, "this match keeps no log"
        state = self.state
        record = Record(
            game=state.game.id,
            rules=state.rules,
            options=dict(state.options),
            seats=int(state.seats),
            names=self.names,
            chance=self.source.name,
            start=self.start,
        )
        seed = self.source.seed
        if isinstance(self.source, Sealed):
            record.commitment = commitment(self.source.seed)
            record.numbers = self.source.numbers
            seed = seed if state.over() else None
        record.seed = seed
        for actor, token in self.log if open_round else self.log[: self.public]:
            record.add(actor, token)
        if state.over():
            record.result = [score.total for score in state.scores()]
        return record

    def clone(self) -> "Match":
        """An independent copy, to try things on."""
        twin = copy.copy(self)
        twin.state = self.state.clone()
        twin.drafts = {seat: list(tokens) for seat, tokens in self.drafts.items()}
        twin.log = None if self.log is None else list(self.log)
        twin._before = list(self._before)
        if self.listens:
            twin.state.listen()
        return twin

    # -- doing

    def play(self, seat: int, token: str) -> Act:
        self.state.play(seat, token)
        return self._took(seat, token)

    def apply(self, seat: int, choice: int) -> Act:
        """The same, for a step as an int."""
        state = self.state
        known = state.check_seat(seat)
        token = state.token(known, choice) if choice in state.legal(known) else str(choice)
        state.apply(seat, choice)
        return self._took(seat, token)

    def take(self, seat: int, choice: int) -> Act:
        """The same without checks, for what `legal` just gave."""
        token = self.state.token(seat, choice)
        self.state.advance(seat, choice)
        return self._took(seat, token)

    def draft(self, seat: int, tokens: Sequence[str]) -> Act:
        """All that a seat has drafted, instead of what it had; confirmed when the last token confirms."""
        if not self.state.game.simultaneous:
            raise GameError("error-no-drafts")
        drafted = self.drafts.get(seat, [])
        if len(tokens) == len(drafted) + 1 and list(tokens[:-1]) == drafted:
            return self.play(seat, tokens[-1])
        known = self.state.check_seat(seat)
        if not self.state.may_act(known):
            over = self.state.over()
            raise GameError("error-game-over") if over else GameError("error-not-your-turn", seat=seat + 1)
        state = self.state.clone()
        if self.listens:
            state.listen()
        state.rewind(seat)
        for place, token in enumerate(tokens, 1):
            state.play(seat, token)
            if place < len(tokens) and state.confirmed(seat):
                raise GameError("error-after-confirm", step=token)
        self.state = state
        self.changes += 1
        self.drafts[seat] = list(tokens)
        return self._drafted(seat)

    def undo(self, seat: int) -> None:
        """Takes back the last step of a seat."""
        self.state.undo(seat)
        self.state.heard()
        self.changes += 1
        if self.state.game.simultaneous:
            self.drafts[seat].pop()
            if not self.drafts[seat]:
                del self.drafts[seat]
        elif self.log is not None:
            if self.log[-1][0] == seat and self.log[-1][1] != UNDO:
                self.log.pop()
                self.noted -= 1
            else:
                # Others have talked since, and what they said stands: the record tells both.
                self._note(seat, UNDO)
            self.public = len(self.log)
        else:
            self.noted += 1

    def rewind(self, seat: int) -> None:
        """Takes back every step of a seat that can be."""
        while self.state.can_undo(seat):
            self.undo(seat)

    def answer(self, token: str) -> Act:
        """Tells what chance answered, in a match that waits for it."""
        state = self.state
        if state.awaits_chance():
            self.source.check(state, self.answers, token)
        before = state.clone() if self.source.corrects else None
        state.reveal_token(token)
        if before is not None:
            self._before.append(Told(token, before, self.noted, self.answers))
        self._note(CHANCE, token)
        self.answers += 1
        self.changes += 1
        return self.deal()

    def can_correct(self) -> bool:
        """Can the last answer be taken back? Not when something was done because of it."""
        return self.can_withdraw() and not self.drafts and not self.withdraws_turns()

    def correct(self) -> str:
        """Takes back the last answer that somebody told: it was misread. Says which it was."""
        if not self.can_correct():
            raise GameError("error-nothing-to-correct")
        return self.withdraw()

    def can_withdraw(self) -> bool:
        return bool(self._before)

    def withdraws_turns(self) -> bool:
        """Does something stand that was done after the last answer?"""
        return bool(self._before) and self._before[-1].noted < self.noted - 1

    def withdraw(self) -> str:
        """The same, whatever was done since: all of that is taken back too. Says which answer it was."""
        if not self._before:
            raise GameError("error-nothing-to-correct")
        told = self._before.pop()
        self.state = told.before
        if self.listens:
            self.state.listen()
        self.drafts = {}
        self.answers = told.answers
        self.noted = told.noted
        self.changes += 1
        if self.log is not None:
            del self.log[self.noted :]
        self.public = min(self.public, self.noted)
        return told.token

    def deal(self) -> Act:
        """Asks the source until a seat is next, the game is over, or somebody has to tell the answer."""
        state = self.state
        told: list[str] = []
        while state.awaits_chance():
            outcome = self.source.answer(state, self.answers)
            if outcome is None:
                break
            token = state.outcome_token(outcome)
            state.settle(outcome)
            self._note(CHANCE, token)
            self.answers += 1
            told.append(token)
        if self.log is not None:
            self.public = len(self.log)
        return Act(True, True, told, state.heard())

    # -- the log

    def _took(self, seat: int, token: str) -> Act:
        self.changes += 1
        if self.state.game.simultaneous:
            self.drafts.setdefault(seat, []).append(token)
            return self._drafted(seat)
        self._note(seat, token)
        return self.deal()

    def _drafted(self, seat: int) -> Act:
        state = self.state
        if not self.drafts[seat]:
            del self.drafts[seat]
            return Act()
        if not state.confirmed(seat):
            return Act()
        for token in self.drafts.pop(seat):
            self._note(seat, token)
        if state.over() or state.awaits_chance() or state.may_act(seat):
            return self.deal()
        return Act(confirmed=True, story=state.heard())

    def _note(self, actor: int, token: str) -> None:
        self.noted += 1
        if self.log is not None:
            self.log.append((actor, token))
