"""Everybody who listens to a table: what happened goes out once it is durable, bursts in one message."""

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

import orjson

from boulevard.games.contract import State
from boulevard.match import Match
from boulevard.match.pictures import some
from boulevard.match.table import TELLING

from .tables import Logged, dump

if TYPE_CHECKING:
    from .tables import Table

PRESENCE_TOLD = 20.0  # seconds between two announcements of who is here
PRESENCE_LASTS = 50.0  # seconds without one after which a worker, and its people, are taken for gone
DRAWINGS = 40  # pictures kept of a large table
REMEMBERED = 500  # events kept for those who were away for a moment
SOCKETS_A_SECOND = 4000  # how often a crowded table may be told
ONE_GO = 0.005  # seconds of telling a crowd, after which others are heard
# What a large table does not tell one by one: how many are waited for, or sit there, says it.
QUIET = ("seat", "number")
LONGEST_TOLD = 40  # entries of a list in what a large table tells

# Which picture of a seat: the seat (or None), with gains, only the note.
Angle = tuple[int | None, bool, bool]


class Pictures(dict[Angle, bytes]):
    """What everybody here is to see. Of a large table: the turn that began, from which each gets their own
    when it is their turn to be told."""

    turn: "Turn | None" = None


@dataclass
class Turn:
    """The beginning of a turn."""

    state: State
    number: int
    seq: int

    def note(self, seat: int) -> bytes:
        return dump(turn_note(self.state, seat, self.seq, self.number))


def loud(event: Logged) -> bool:
    """Does a large table tell of this?"""
    return event.kind not in QUIET and (event.kind != "turn" or bool(event.public["resolved"]))


def told_to_crowd(event: Logged) -> dict[str, Any]:
    """Without what is as long as the table is large."""
    shown = event.shown()
    long = [name for name, value in shown.items() if isinstance(value, list) and len(value) > LONGEST_TOLD]
    return shown | dict.fromkeys(long)


class Listener(Protocol):
    person: str | None
    views: bool
    gains: bool
    seq: int

    def put(self, message: bytes) -> None: ...
    def end(self, code: int) -> None: ...


class Audience:
    def __init__(self, table: "Table", tell_workers: Callable[[str], None]) -> None:
        self.table = table
        self.tell_workers = tell_workers
        self.elsewhere: dict[str, tuple[set[str], float]] = {}  # by worker: people, and when that was said
        self.listeners: set[Listener] = set()
        self.people: dict[str | None, set[Listener]] = {}
        self.ring: list[tuple[int, bytes]] = []  # an empty deque would take ten times as much
        self.seq = self.floor = table.seq  # the last event that was told, and that is not in the ring
        self.pictures = Pictures()
        self.drawn: dict[tuple[int | None, bool, tuple[int, ...]], bytes] = {}
        self.drawn_of: Match | None = None
        self.drawn_at = (0, 0)
        self.changed = False
        self.again = False  # when everybody is told, there is more to tell
        self.noted = 0  # the turn whose beginning was told last
        self.timer: asyncio.TimerHandle | asyncio.Handle | None = None
        self.news: asyncio.Future[None] | None = None

    # -- coming and going

    def online(self) -> set[str]:
        """Who listens, here or at another worker."""
        online = {person for person in self.people if person is not None}
        return online.union(*(people for people, _ in self.elsewhere.values()))

    def is_online(self, person: str | None) -> bool:
        return person in self.people or any(person in people for people, _ in self.elsewhere.values())

    def __contains__(self, person: object) -> bool:
        return isinstance(person, str) and self.is_online(person)

    def begin(self, seq: int) -> None:
        """Of a table that was read: all until here was told, and the log has it."""
        self.seq = self.floor = seq

    def join(self, listener: Listener) -> None:
        first = not self.listeners
        known = self.is_online(listener.person)
        self.listeners.add(listener)
        self.people.setdefault(listener.person, set()).add(listener)
        if not known and self.table.holds(listener.person):
            self.show_table()
        if first or not known:
            self.announce()

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.people.get(listener.person, set()).discard(listener)
        if not self.people.get(listener.person, True):
            del self.people[listener.person]
            self.announce()
        if not self.is_online(listener.person) and self.table.holds(listener.person):
            self.show_table()

    def announce(self) -> None:
        """Tells the other workers who of the seated is here."""
        if not self.table.big:
            here = [person for person in self.people if person is not None and self.table.holds(person)]
            self.tell_workers(f"{self.table.id}:here:{','.join(here)}")

    def forget_gone(self) -> None:
        """Workers that have not announced anything for long, and whoever was there."""
        oldest = time.monotonic() - PRESENCE_LASTS
        kept = {worker: said for worker, said in self.elsewhere.items() if said[1] > oldest}
        if len(kept) < len(self.elsewhere):
            self.elsewhere = kept
            self.show_table()

    def heard_of(self, worker: str, people: set[str]) -> None:
        """Another worker told who is there."""
        before = self.online()
        new = worker not in self.elsewhere
        self.elsewhere[worker] = (people, time.monotonic())
        if new and self.listeners:
            self.announce()  # it cannot know us yet
        if self.online() != before:
            self.show_table()

    def show_table(self) -> None:
        """Somebody came or went; in a crowd nobody looks at that."""
        if not self.table.big:
            self.changed = True
            self._schedule()

    def show_events(self, listener: Listener) -> None:
        """Somebody who just came may lack the last ones."""
        if listener.seq < self.seq:
            self._schedule()

    # -- what is told

    def angles(self, listener: Listener) -> list[Angle]:
        table = self.table
        seats = table.seats_of(listener.person)
        if not listener.views or table.big:
            return [(seat, False, True) for seat in seats]
        if not seats:
            return [(None, False, False)]
        return [(seat, listener.gains, False) for seat in seats]

    def picture(self, angle: Angle) -> bytes:
        seat, gains, note = angle
        if note and seat is not None:
            table = self.table
            return dump(turn_note(table.state, seat, table.seq, table.turn))
        return b'{"type":"view",' + self.look(seat, gains)[1:]

    def look(self, seat: int | None, gains: bool, sheets: Sequence[int] = ()) -> bytes:
        """What a seat, or a spectator, may know. A large table is drawn once for everybody who asks."""
        table = self.table
        if not table.big:
            return dump(table.seat_view(seat, gains))
        now = (table.seq, 0 if table.match is None else table.match.changes)
        if self.drawn_of is not table.match or self.drawn_at != now:
            self.drawn, self.drawn_of, self.drawn_at = {}, table.match, now
        angle = (seat, gains, tuple(sheets))
        drawn = self.drawn.get(angle)
        if drawn is None:
            while len(self.drawn) >= DRAWINGS:
                del self.drawn[next(iter(self.drawn))]
            drawn = self.drawn[angle] = _kept(dump(table.seat_view(seat, gains, sheets)))
        return drawn

    def collect(self) -> Pictures:
        """Pictures for everybody here, of the table as it is now."""
        pictures = Pictures()
        table = self.table
        if table.big:
            if table.calm is not None:
                pictures.turn = Turn(table.calm, table.turn, table.seq)
            return pictures
        for listener in self.listeners:
            for angle in self.angles(listener):
                if angle not in pictures:
                    pictures[angle] = self.picture(angle)
        return pictures

    def tell(self, events: list[Logged], pictures: Pictures | None = None) -> None:
        """These events are durable, and the pictures show the table after them."""
        for event in events:
            if event.seq > self.seq:
                if event.seq != self.seq + 1:
                    self.ring.clear()  # without gaps, or not at all: the log has the rest
                    self.floor = event.seq - 1
                self._remember(event)
                self.seq = event.seq
                if event.kind == "unsaid":
                    self._forget_words(event.public["said"])
            if event.kind in TELLING:
                self.changed = True
        if any(event.kind in TELLING for event in events):
            self.show_out()
        if pictures is not None:
            self.pictures.update(pictures)
            if pictures.turn is not None and pictures.turn.number != self.noted:
                self.pictures.turn = pictures.turn
                self.noted = pictures.turn.number
        if self.news is not None and not self.news.done():
            self.news.set_result(None)
        self.news = None
        self._schedule()

    def _remember(self, event: Logged) -> None:
        big = self.table.big
        if big and not loud(event):
            return
        if len(self.ring) == REMEMBERED:
            self.floor = self.ring.pop(0)[0]
        self.ring.append((event.seq, _kept(dump(told_to_crowd(event) if big else event.shown()))))

    def _forget_words(self, said: int) -> None:
        """What was taken back is told to nobody who comes later."""
        for place, (seq, shown) in enumerate(self.ring):
            if seq == said:
                self.ring[place] = (seq, dump({**orjson.loads(shown), "text": ""}))

    def show_out(self) -> None:
        """At a table without spectators nobody stays who has no seat, or may not take one any more."""
        for listener in list(self.listeners):
            if not self.table.may_watch(listener.person):
                listener.end(4403)

    def dismiss(self) -> None:
        """The table was removed."""
        for listener in list(self.listeners):
            listener.end(4404)

    def show_draft(self, seat: int, apart: Listener | None = None) -> None:
        """A draft changed: the other sockets of the person on that seat hear of it, and nobody else."""
        for listener in self.people.get(self.table.seats[seat].person, ()):
            if listener is not apart:
                for angle in self.angles(listener):
                    if angle[0] == seat:
                        listener.put(self.picture(angle))

    async def wait(self, seconds: float) -> None:
        """Until something is told."""
        if self.news is None:
            self.news = asyncio.get_running_loop().create_future()
        try:
            async with asyncio.timeout(seconds):
                await asyncio.shield(self.news)
        except TimeoutError:
            pass

    def _schedule(self) -> None:
        if self.timer is not None:
            self.again = True  # a crowd may be in the middle of being told
            return
        loop = asyncio.get_running_loop()
        crowd = len(self.listeners)
        if crowd > 50:
            self.timer = loop.call_later(crowd / SOCKETS_A_SECOND, self._flush)
        else:
            self.timer = loop.call_soon(self._flush)

    def _flush(self) -> None:
        pictures, self.pictures = self.pictures, Pictures()
        # The picture of a table may show what is not durable yet; the next event brings it then.
        changed = self.changed and not self.table.pending()
        if changed:
            self.changed = False
        self.again = False
        self._tell_some(iter(list(self.listeners)), pictures, changed, {})

    def _tell_some(
        self, left: Iterator[Listener], pictures: Pictures, changed: bool, messages: dict[int, bytes]
    ) -> None:
        """Tells one after the other; a crowd in pieces, between which others are heard."""
        until = time.perf_counter() + ONE_GO
        for listener in left:
            if listener in self.listeners:
                self._tell_one(listener, pictures, changed, messages)
            if self.table.big and time.perf_counter() > until:
                messages = {}
                loop = asyncio.get_running_loop()
                self.timer = loop.call_later(0, self._tell_some, left, pictures, changed, messages)
                return
        self.timer = None
        if self.again:
            self._schedule()

    def _tell_one(
        self, listener: Listener, pictures: Pictures, changed: bool, messages: dict[int, bytes]
    ) -> None:
        if listener.seq < self.seq:
            if listener.seq not in messages:
                messages[listener.seq] = self.events_message(listener.seq)
            listener.put(messages[listener.seq])
            listener.seq = self.seq
        if changed:
            table = self.table.json(listener.person, self)
            listener.put(dump({"type": "table", "table": table}))
        if pictures.turn is not None:
            for seat in self.table.seats_of(listener.person):
                listener.put(pictures.turn.note(seat))
        elif pictures:
            for angle in self.angles(listener):
                picture = pictures.get(angle)
                if picture is not None:
                    listener.put(picture)

    def events_message(self, since: int) -> bytes:
        events = [event for seq, event in self.ring if seq > since]
        return events_message(events, self.seq, self.table, since < self.floor)


def _kept(message: bytes) -> bytes:
    """orjson leaves room at the end of what it makes, four kilobytes at least; what is kept is copied."""
    return bytes(memoryview(message))


def events_message(events: list[bytes], seq: int, table: "Table", missed: bool) -> bytes:
    waiting = some(table, table.waiting, ())
    rest = {"seq": seq, "waiting": waiting, "waiting_count": len(table.waiting), "missed": missed}
    return b'{"type":"events","events":[' + b",".join(events) + b"]," + dump(rest)[1:]


def turn_note(state: State | None, seat: int, seq: int, turn: int) -> dict[str, Any]:
    """The least a seat must know to go on."""
    may_act = state is not None and state.may_act(seat)
    legal = state.tokens(seat) if state is not None and may_act else []
    return {"type": "turn", "seat": seat, "seq": seq, "turn": turn, "may_act": may_act, "legal": legal}
