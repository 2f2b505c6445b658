"""Records played again, step by step or turn by turn, with what a page shows of them."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from boulevard.games.contract import SPECTATOR, GameError, no_such_seat

from .record import Record, read_record
from .replay import begin, replay
from .table import story_json


class Reading:
    """A record that is being played again, and how far."""

    def __init__(self, text: str) -> None:
        record = self.record = read_record(text)
        self.length = sum(len(line.tokens) for line in record.lines)
        match = begin(record, listen=True)
        self.state = match.state
        self.moments = replay(record, match)
        self.at = 0
        self.actor: int | None = None
        self.token: str | None = None
        self.story = story_json(match.begun.story)

    def forward(self) -> None:
        moment = next(self.moments)
        self.at += 1
        self.actor, self.token = moment.actor, moment.token
        self.story = story_json(moment.story)

    def frame(self, viewer: int) -> dict[str, Any]:
        return {
            "at": self.at,
            "actor": self.actor,
            "token": self.token,
            "story": self.story,
            "view": self.state.view(viewer),
            "scores": [score.json() for score in self.state.scores()],
        }


@dataclass
class Stop:
    """A moment before a turn, or the last one; and what was done since the stop before it."""

    at: int
    steps: list[dict[str, Any]] = field(default_factory=list)
    story: list[dict[str, Any]] = field(default_factory=list)


def turn(reading: Reading, stop: Stop, seat: int | None) -> dict[str, Any]:
    """A stop as a seat or a spectator sees it."""
    frame = reading.frame(SPECTATOR if seat is None else seat)
    shown = {"at": stop.at, "steps": stop.steps, "story": stop.story}
    return shown | {name: frame[name] for name in ("view", "scores")}


def stops(reading: Reading) -> Iterator[Stop]:
    stop = Stop(0, story=list(reading.story))
    mark = 0  # of the turn that the last stop was before
    stopped = -1
    while True:
        now = reading.state.turn_mark()
        if now not in (0, mark) or (reading.at == reading.length and stopped != reading.at):
            mark, stopped = now, reading.at
            yield stop
            stop = Stop(stop.at + 1)
        if reading.at == reading.length:
            return
        reading.forward()
        if not stop.steps or stop.steps[-1]["actor"] != reading.actor:
            stop.steps.append({"actor": reading.actor, "tokens": []})
        stop.steps[-1]["tokens"].append(reading.token)
        stop.story += reading.story


def position_before(text: str, turn: int) -> tuple[dict[str, Any], Record]:
    """The position before a turn (from 1), and the record it is from."""
    reading = Reading(text)
    for stop in stops(reading):
        if stop.at == turn - 1 and not reading.state.over():
            return reading.state.position(), reading.record
    raise GameError("error-server-no-turn", turns=stop.at)


def check_seat(seat: int | None, seats: int) -> None:
    if seat is not None and not 0 <= seat < seats:
        raise no_such_seat(seat, seats)
