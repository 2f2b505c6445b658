"""A game being played and written down."""

from collections.abc import Sequence

from boulevard.games.chance import Sealed, commitment
from boulevard.games.contract import State

from .record import CHANCE, Record
from .replay import replay


class Match:
    """Takes steps, lets the sealed dealer answer at once, and keeps the record.

    In simultaneous games a turn enters the record when its seat confirms it: a draft is nobody's business.
    """

    def __init__(
        self, state: State, seed: str, names: Sequence[str] | None = None, from_box: bool = True
    ) -> None:
        self.state = state
        self.seed = seed
        self.dealer = Sealed(seed)
        self.answers = 0
        self.drafts: list[list[str]] = [[] for _ in range(state.seats)]
        self.record = Record(
            game=state.game.id,
            rules=state.game.rules_version,
            options=dict(state.options),
            seats=int(state.seats),
            names=list(names) if names is not None else None,
            commitment=commitment(seed),
            start=None if from_box else state.position(),
        )
        self.deal()

    @classmethod
    def resume(cls, record: Record, seed: str) -> "Match":
        """Goes on where an unfinished record stopped."""
        match = cls.__new__(cls)
        match.state = record.opening()
        match.seed = seed
        match.dealer = Sealed(seed)
        match.drafts = [[] for _ in range(record.seats)]
        match.record = record
        match.answers = sum(len(line.tokens) for line in record.lines if line.actor == CHANCE)
        for _ in replay(record, match.state):
            pass
        match.deal()
        return match

    def play(self, seat: int, token: str) -> None:
        self.state.play(seat, token)
        self._note(seat, token)

    def apply(self, seat: int, choice: int) -> None:
        """The same, for a choice as an int."""
        known = self.state.check_seat(seat)
        token = self.state.token(known, choice) if choice in self.state.legal(known) else str(choice)
        self.state.apply(seat, choice)
        self._note(seat, token)

    def _note(self, seat: int, token: str) -> None:
        if not self.state.game.simultaneous:
            self.record.add(seat, token)
        else:
            draft = self.drafts[seat]
            draft.append(token)
            if not self.state.can_undo(seat):  # confirmed
                for step in draft:
                    self.record.add(seat, step)
                draft.clear()
        self.deal()

    def undo(self, seat: int) -> None:
        self.state.undo(seat)
        if self.state.game.simultaneous:
            self.drafts[seat].pop()
        else:
            last = self.record.lines[-1]
            last.tokens.pop()
            if not last.tokens:
                self.record.lines.pop()

    def deal(self) -> None:
        state = self.state
        while state.awaits_chance():
            self.dealer.turn_to(self.answers)
            outcome = state.sample(self.dealer)
            self.record.add(CHANCE, state.outcome_token(outcome))
            state.settle(outcome)
            self.answers += 1
        if state.over():
            self.record.result = [score.total for score in state.scores()]
            self.record.seed = self.seed
