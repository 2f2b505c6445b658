"""Records: out of the log of a table, and looked at when they come in."""

from collections.abc import Iterable
from typing import Any

from boulevard.games.contract import GameError

from .record import SEEDED, read_record, write_record
from .replay import begin, proof, replay
from .sources import Comparing
from .table import OVER, PLAYED, Logged, Table, Terms, follow

MOST_TOKENS = 200_000  # of a record that may be imported


def check_export(table: Table, person: str | None) -> None:
    """A running game that hides something would give it away: its record waits until it is over."""
    if table.state is None:
        raise GameError("error-server-not-started")
    if table.status != OVER and table.hides() and len(table.seats_of(person)) < table.seat_count:
        raise GameError("error-server-record-secret")


def check_go_on(table: Table, person: str | None) -> None:
    """Whoever tries a turn again learns what could have come: when it is over, or in a game alone."""
    if table.state is None:
        raise GameError("error-server-not-started")
    if table.status != OVER and not (table.seat_count == 1 and table.holds(person)):
        raise GameError("error-server-not-over")


# -- in a process of their own, because they may take long


def table_record(terms: Terms, events: Iterable[Logged]) -> str:
    """The game so far. A round that is not resolved stays out: its turns are still secret."""
    match = terms.begin(terms.follower(), keep_log=True)
    for event in events:
        if event.kind in PLAYED:
            follow(match, event)
    match.source = terms.source()
    return write_record(match.record(open_round=False))


def inspect_record(text: str) -> dict[str, Any]:
    """Reads and replays a record, once; what a list of records shows of it."""
    record = read_record(text)
    length = sum(len(line.tokens) for line in record.lines)
    if length > MOST_TOKENS:
        raise GameError("error-server-record-long", most=MOST_TOKENS)
    source: Comparing | None = None
    verified: bool | None = None
    if record.seed is not None and (record.commitment is not None or record.chance == SEEDED):
        try:
            source = proof(record)
        except GameError:
            verified = False
    match = begin(record, source)
    for _ in replay(record, match):
        pass
    if source is not None:
        verified = source.expected is None
    state = match.state
    return {
        "game": record.game,
        "seats": record.seats,
        "names": record.names,
        "options": record.options,
        "length": length,
        "over": state.over(),
        "result": [score.total for score in state.scores()] if state.over() else None,
        "verified": verified,
        "chance": record.chance,
    }
