"""Records: out of the log, into the database, played again frame by frame."""

from collections.abc import Iterable
from typing import Any

from boulevard.games.chance import commitment
from boulevard.games.contract import SPECTATOR, GameError
from boulevard.records import Record, read_record, replay, verify, write_record
from boulevard.records.record import CHANCE

from .errors import ServerError
from .tables import OVER, Logged, Table, story_json

MOST_FRAMES = 100
MOST_TOKENS = 200_000  # of a record that may be imported


def check_export(table: Table, person: str | None) -> None:
    """A running game that hides something would give it away: its record waits until it is over."""
    if table.state is None:
        raise ServerError("error-server-not-started")
    if table.status != OVER and table.hides() and len(table.seats_of(person)) < table.seat_count:
        raise ServerError("error-server-record-secret")


def record_of(table: Table, events: Iterable[Logged]) -> Record:
    """The game so far. A round that is not resolved stays out: its turns are still secret."""
    over = table.status == OVER
    moves: list[tuple[int, str]] = []
    for event in events:
        if event.seq > table.turn and not over:
            break
        secret = event.secret or {}
        if event.kind == "undo":
            moves.pop()
        elif event.kind in ("start", "turn", "step"):
            seat = CHANCE if event.seat is None else event.seat
            moves += [(seat, token) for token in secret.get("tokens", ())]
            moves += [(CHANCE, token) for token in secret.get("chance", ())]
    record = Record(
        game=table.game.id,
        rules=table.rules,
        options=table.options,
        seats=table.seat_count,
        names=table.names(),
        commitment=commitment(table.seed),
    )
    for actor, token in moves:
        record.add(actor, token)
    if over and table.state is not None:
        record.result = [score.total for score in table.state.scores()]
        record.seed = table.seed
    return record


# -- in a process of their own, because they may take long


def inspect_record(text: str) -> dict[str, Any]:
    """Reads and replays a record; what a list of records shows of it."""
    record = read_record(text)
    length = sum(len(line.tokens) for line in record.lines)
    if length > MOST_TOKENS:
        raise ServerError("error-server-record-long", most=MOST_TOKENS)
    state = record.opening()
    for _ in replay(record, state):
        pass
    verified: bool | None = None
    if record.seed is not None and record.commitment is not None:
        try:
            verify(record)
            verified = True
        except GameError:
            verified = False
    return {
        "game": record.game,
        "seats": record.seats,
        "names": record.names,
        "options": record.options,
        "length": length,
        "over": state.over(),
        "result": [score.total for score in state.scores()] if state.over() else None,
        "verified": verified,
    }


def frames_of(text: str, first: int, last: int, seat: int | None) -> dict[str, Any]:
    """The states after `first` to `last` tokens."""
    record = read_record(text)
    length = sum(len(line.tokens) for line in record.lines)
    if not 0 <= first <= last or first > length:
        raise ServerError("error-server-replay-range", length=length)
    if seat is not None and not 0 <= seat < record.seats:
        raise GameError("error-no-such-seat", seat=str(seat), seats=record.seats)
    last = min(last, length, first + MOST_FRAMES - 1)
    state = record.opening()
    state.listen()
    frames = []
    viewer = SPECTATOR if seat is None else seat

    def frame(at: int, actor: int | None, token: str | None) -> None:
        story = story_json(state.heard())
        if at >= first:
            frames.append(
                {
                    "at": at,
                    "actor": actor,
                    "token": token,
                    "story": story,
                    "view": state.view(viewer),
                    "scores": [score.json() for score in state.scores()],
                }
            )

    frame(0, None, None)
    if last > 0:
        for at, moment in enumerate(replay(record, state), 1):
            frame(at, moment.actor, moment.token)
            if at == last:
                break
    return {"length": length, "frames": frames}


__all__ = ["check_export", "frames_of", "inspect_record", "record_of", "write_record"]
