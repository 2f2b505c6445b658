"""Playing a record again, going on with it, and proving that its chance was not touched."""

from collections.abc import Iterator
from dataclasses import dataclass

from boulevard.games.chance import commitment
from boulevard.games.contract import Event, GameError, State

from .match import Match
from .record import CHANCE, SEALED, TYPED, Record, RecordError
from .sources import Comparing, Seeded, Source, mixed


@dataclass
class Moment:
    """One token, and the state after it (the same object every time: clone it to keep it)."""

    line: int
    actor: int
    token: str
    state: State
    story: list[Event]  # of a match that listens


def begin(record: Record, source: Source | None = None, *, listen: bool = False) -> Match:
    """The match before the first line, waiting to be told what happened."""
    try:
        state = record.opening()
    except GameError as error:
        raise RecordError.wrap(record.line_of("start" if record.start else "game"), error) from error
    return Match(state, source or Source(), record.names, from_box=record.start is None, listen=listen)


def replay(record: Record, match: Match | None = None) -> Iterator[Moment]:
    """Plays a record token by token; raises RecordError at the first line that does not fit."""
    match = begin(record) if match is None else match
    for line in record.lines:
        for token in line.tokens:
            try:
                act = match.answer(token) if line.actor == CHANCE else match.play(line.actor, token)
            except GameError as error:
                raise RecordError.wrap(line.number, error) from error
            yield Moment(line.number, line.actor, token, match.state, act.story)
    _check_result(record, match.state)


def _check_result(record: Record, state: State) -> None:
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


def resume(record: Record, source: Source) -> Match:
    """Goes on where an unfinished record stopped."""
    match = begin(record)
    for _ in replay(record, match):
        pass
    match.source = source
    match.deal()
    return match


def proof(record: Record) -> Comparing:
    """A source that compares a record with what its seed gives; refuses a record that proves nothing."""
    if record.chance == TYPED:
        raise RecordError(record.line_of("chance"), "error-record-typed")
    if record.seed is None:
        raise RecordError(len(record.lines), "error-record-no-seed")
    if record.chance == SEALED:
        if record.commitment is None:
            raise RecordError(1, "error-record-no-commitment")
        if commitment(record.seed) != record.commitment:
            raise RecordError(record.line_of("seed"), "error-record-commitment")
    return Comparing(Seeded(mixed(record.seed, record.numbers)))


def verify(record: Record) -> int:
    """Proves that every answer of chance follows from the seed; returns how many there were."""
    source = proof(record)
    match = begin(record, source)
    for moment in replay(record, match):
        if source.expected is not None:
            raise RecordError(
                moment.line, "error-record-chance", found=moment.token, expected=source.expected
            )
    return match.answers
