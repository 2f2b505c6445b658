"""Playing a record again, and proving that its chance was not touched."""

from collections.abc import Iterator
from dataclasses import dataclass

from boulevard.games.chance import Sealed, commitment
from boulevard.games.contract import GameError, State

from .record import CHANCE, Record, RecordError


@dataclass
class Moment:
    """One token, and the state after it (the same object every time: clone it to keep it)."""

    line: int
    actor: int
    token: str
    state: State


def replay(record: Record, state: State | None = None) -> Iterator[Moment]:
    """Plays a record token by token; raises RecordError at the first line that does not fit."""
    state = opening(record) if state is None else state
    for line in record.lines:
        for token in line.tokens:
            try:
                if line.actor == CHANCE:
                    state.reveal_token(token)
                else:
                    state.play(line.actor, token)
            except GameError as error:
                raise RecordError.wrap(line.number, error) from error
            yield Moment(line.number, line.actor, token, state)
    check_result(record, state)


def opening(record: Record) -> State:
    try:
        return record.opening()
    except GameError as error:
        raise RecordError.wrap(record.line_of("start" if record.start else "game"), error) from error


def check_result(record: Record, state: State) -> None:
    if record.result is None:
        return
    line = record.line_of("result")
    if not state.over():
        raise RecordError(line, "error-record-unfinished")
    totals = [score.total for score in state.scores()]
    if totals != record.result:
        raise RecordError(
            line,
            "error-record-result",
            found=" ".join(map(str, record.result)),
            expected=" ".join(map(str, totals)),
        )


def verify(record: Record) -> int:
    """Proves that every answer of chance follows from the committed seed; returns how many there were."""
    if record.seed is None:
        raise RecordError(len(record.lines), "error-record-no-seed")
    if record.commitment is None:
        raise RecordError(1, "error-record-no-commitment")
    if commitment(record.seed) != record.commitment:
        raise RecordError(record.line_of("seed"), "error-record-commitment")
    dealer = Sealed(record.seed)
    state = opening(record)
    # The whole record must be sound before its chance is worth checking.
    for _ in replay(record):
        pass
    answers = 0
    for line in record.lines:
        for token in line.tokens:
            if line.actor == CHANCE:
                dealer.turn_to(answers)
                answers += 1
                expected = state.outcome_token(state.sample(dealer))
                if token != expected:
                    raise RecordError(line.number, "error-record-chance", found=token, expected=expected)
                state.reveal_token(token)
            else:
                state.play(line.actor, token)
    return answers
