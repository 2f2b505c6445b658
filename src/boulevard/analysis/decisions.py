"""The decisions of a record: who chose what, and the game as it was before."""

from collections.abc import Iterator
from dataclasses import dataclass

from boulevard.games.contract import State
from boulevard.match.record import CHANCE, UNDO, Record
from boulevard.match.replay import begin, replay

SPOKEN = -1  # a step that only its token can say


@dataclass
class Decision:
    """A whole turn where everybody drafts at once, otherwise one step."""

    turn: int  # from 1, as a replay counts them
    seat: int
    state: State  # before it
    tokens: list[str]
    steps: list[int]  # the same, as the game has them

    @property
    def free(self) -> bool:
        """Was there a choice, and can it be judged? Offers in words of one's own cannot."""
        return SPOKEN not in self.steps and len(self.state.legal(self.seat)) > 1


def decisions(record: Record) -> Iterator[Decision]:
    """In the order in which they were made; a step that was taken back is none."""
    match = begin(record)
    together = match.state.game.simultaneous
    made: list[Decision] = []
    open_turns: dict[int, Decision] = {}
    turn = mark = 0
    before = match.state.clone()
    for moment in replay(record, match):
        now = before.turn_mark()
        if now not in (0, mark):
            mark = now
            turn += 1
            yield from made
            made = []
        seat, token = moment.actor, moment.token
        if seat != CHANCE and token == UNDO:
            _take_back(made, seat)
        elif seat != CHANCE:
            decision = open_turns.get(seat)
            if decision is None:
                decision = Decision(max(turn, 1), seat, before, [], [])
                made.append(decision)
                if together:
                    open_turns[seat] = decision
            decision.tokens.append(token)
            decision.steps.append(_step(before, seat, token))
            if (together and moment.state.turn_mark() != now) or moment.state.confirmed(seat):
                open_turns.pop(seat, None)
        before = moment.state.clone()
    yield from made


def _step(state: State, seat: int, token: str) -> int:
    for step in state.legal(seat):
        if state.token(seat, step) == token:
            return int(step)
    return SPOKEN


def _take_back(made: list[Decision], seat: int) -> None:
    for place in range(len(made) - 1, -1, -1):
        if made[place].seat == seat:
            del made[place]
            return
