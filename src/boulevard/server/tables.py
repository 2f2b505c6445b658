"""A table of a server: it is locked and written while others look on, and remembered in snapshots."""

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import orjson

from boulevard.match import Match
from boulevard.match import table as at_table
from boulevard.match.table import OPEN, OVER, PLAYED, RUNNING, Done, Logged, Origin, Seat, Terms, new_id

if TYPE_CHECKING:
    from .audience import Audience

__all__ = [
    "OPEN",
    "OVER",
    "PLAYED",
    "RUNNING",
    "Done",
    "Logged",
    "Origin",
    "Seat",
    "Table",
    "Terms",
    "dump",
    "event_row",
    "new_id",
    "read_event",
]

HEARD_AGAIN = 3  # what bots say may come too late: then they think again, but not for ever
BOT_PATIENCE = 10.0  # seconds until somebody else looks whether a bot was forgotten


def dump(value: object) -> bytes:
    return orjson.dumps(value, default=str, option=orjson.OPT_NON_STR_KEYS)


def event_row(table_id: str, event: Logged) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "seq": event.seq,
        "kind": event.kind,
        "seat": event.seat,
        "at": event.at,
        "public": dump(event.public).decode(),
        "secret": None if event.secret is None else dump(event.secret).decode(),
        "once": once_of(event),
    }


def once_of(event: Logged) -> str | None:
    """By which an event that was done with a key is found again: whose, and which."""
    secret = event.secret or {}
    return f"{secret['by']}/{secret['once']}" if "once" in secret else None


def read_event(row: Mapping[str, Any]) -> Logged:
    secret = row["secret"]
    return Logged(
        row["seq"],
        row["kind"],
        row["seat"],
        row["at"],
        orjson.loads(row["public"]),
        None if secret is None else orjson.loads(secret),
    )


def _keys(kept: list[Any]) -> list[tuple[str, int]]:
    """Until lately a snapshot held one of a seat."""
    return [(key, seq) for key, seq in (kept if isinstance(kept[0], list) else [kept])]


class Table(at_table.Table):
    def __init__(self, row: Mapping[str, Any], pause: float = 0.0, longest_wait: float = 60.0) -> None:
        super().__init__(row["id"], row["game"], row["seat_count"])
        self.pause = pause
        self.longest_wait = longest_wait
        self.lock = asyncio.Lock()
        self.epoch = 0
        self.stale = False
        self.tail: asyncio.Future[None] | None = None  # the last thing submitted
        self.thinking = False
        self.unheard = 0  # something happened that the bots have not talked about: how often they still try
        self.used = 0.0
        self.audience: Audience
        self.set_row(row)

    def set_row(self, row: Mapping[str, Any]) -> None:
        self.options = orjson.loads(row["options"])
        self.rules = row["rules"]
        self.seat_count = row["seat_count"]
        self.status = row["status"]
        self.host = row["host"]
        self.invite = row["invite"]
        self.turn_limit = row["turn_limit"]
        self.when_late = row["when_late"]
        self.spectators = bool(row["spectators"])
        self.listed = bool(row["listed"])
        self.seed = row["seed"]
        self.chance = row["chance"]
        self.rematch = row["rematch"]
        self.origin = None if row["origin"] is None else Origin(**orjson.loads(row["origin"]))
        self.created = row["created"]
        self.updated = row["updated"]

    def set_seats(self, rows: Any) -> None:
        seats = [Seat() for _ in range(self.seat_count)]
        for row in rows:
            seats[row["seat"]] = Seat(row["kind"], row["person_id"], row["name"], row["bot"], row["colour"])
        self._set_seats(seats)

    def forget(self) -> None:
        super().forget()
        self.last_snapshot = 0

    def spoil(self) -> None:
        """What is in memory is not what was written."""
        self.epoch += 1
        self.stale = True

    def pending(self) -> bool:
        """Does memory hold something that is not durable yet?"""
        return self.tail is not None and not self.tail.done()

    def busy(self) -> bool:
        """Is it needed in memory: by somebody who listens, who writes, or who thinks?"""
        return bool(self.audience.listeners) or self.pending() or self.thinking or self.lock.locked()

    def due(self, now: float) -> float | None:
        if self.status != RUNNING:
            return None
        if self.bots_waiting():
            return now + BOT_PATIENCE
        return None if self.late else self.deadline()

    def look(self, now: float) -> dict[str, Any]:
        return {
            "b_id": self.id,
            "b_updated": now,
            "b_waiting": dump(self.waiting).decode(),
            "b_due": self.due(now),
        }

    def may_snapshot(self) -> bool:
        """Only when nothing could be undone: a position does not remember how it came about."""
        state = self.state
        if state is None or self.typed:
            return False
        if self.big:
            return self.calm is not None and (self.turn == self.seq or self.status == OVER)
        return not any(state.can_undo(seat) for seat in range(self.seat_count))

    def snapshot(self) -> dict[str, Any]:
        row = self.snapshot_head()
        position = dump(self.playing().state.position())
        return row | {"body": (row["body"][:-1] + b',"position":' + position + b"}").decode()}

    def snapshot_head(self) -> dict[str, Any]:
        """All but the position."""
        self.last_snapshot = self.seq
        match = self.playing()
        body = {
            "turn": self.turn,
            "turn_began": self.turn_began,
            "answers": match.answers,
            "numbers": {str(seat): number for seat, number in self.numbers.items()},
            "keys": {str(seat): keys for seat, keys in self.keys.items()},
            "waiting": self.waiting,
            "late": self.late,
            "waits": {str(seat): until for seat, until in self.waits.items()},
            "stand_ins": sorted(self.stand_ins),
        }
        return {"table_id": self.id, "seq": self.seq, "body": dump(body)}

    def load_snapshot(self, seq: int, text: str) -> None:
        body = orjson.loads(text)
        state = self.game.load(body["position"])
        self.numbers = {int(seat): number for seat, number in body.get("numbers", {}).items()}
        self.kept_source = None
        self.match = Match(state, self.source(), answers=body["answers"], keep_log=False, listen=True)
        self.seq = self.last_snapshot = seq
        self.turn = body["turn"]
        self.turn_began = body["turn_began"]
        self.keys = {int(seat): _keys(keys) for seat, keys in body["keys"].items()}
        self.waiting = body["waiting"]
        self.late = body["late"]
        self.formal = bool(state.formality())
        self.calm = state.clone() if self.big else None
        self.waits = {int(seat): until for seat, until in body.get("waits", {}).items()}
        self.stand_ins = set(body.get("stand_ins", []))
