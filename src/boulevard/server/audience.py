"""Everybody who listens to a table: what happened goes out once it is durable, bursts in one message."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

import orjson

from boulevard.match import Match
from boulevard.match.table import TELLING

from .tables import Logged, dump

if TYPE_CHECKING:
    from .tables import Table

PRESENCE_TOLD = 20.0  # seconds between two announcements of who is here
PRESENCE_LASTS = 50.0  # seconds without one after which a worker, and its people, are taken for gone
DRAWINGS = 40  # pictures kept of a large table, half a megabyte each at a thousand seats
REMEMBERED = 500  # events kept for those who were away for a moment
SOCKETS_A_SECOND = 4000  # how often a crowded table may be told

# Which picture of a seat: the seat (or None), with gains, only the note.
Angle = tuple[int | None, bool, bool]
Pictures = dict[Angle, bytes]


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
        self.ring: deque[tuple[int, bytes]] = deque(maxlen=REMEMBERED)
        self.seq = table.seq  # the last event that was told
        self.pictures: Pictures = {}
        self.drawn: dict[tuple[int | None, bool], bytes] = {}
        self.drawn_of: Match | None = None
        self.drawn_at = (0, 0)
        self.changed = False
        self.timer: asyncio.TimerHandle | asyncio.Handle | None = None
        self.news: asyncio.Future[None] | None = None

    # -- coming and going

    def online(self) -> set[str]:
        """Who listens, here or at another worker."""
        online = {person for person in self.people if person is not None}
        return online.union(*(people for people, _ in self.elsewhere.values()))

    def join(self, listener: Listener) -> None:
        first = not self.listeners
        known = listener.person in self.online()
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
        if listener.person not in self.online() and self.table.holds(listener.person):
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
        self.changed = True
        self._schedule()

    def show_events(self) -> None:
        """Somebody who just came may lack the last ones."""
        if any(listener.seq < self.seq for listener in self.listeners):
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
            return dump(self.table.turn_note(seat))
        return b'{"type":"view",' + self.look(seat, gains)[1:]

    def look(self, seat: int | None, gains: bool) -> bytes:
        """What a seat, or a spectator, may know. A large table is drawn once for everybody who asks."""
        table = self.table
        if not table.big:
            return dump(table.seat_view(seat, gains))
        now = (table.seq, 0 if table.match is None else table.match.changes)
        if self.drawn_of is not table.match or self.drawn_at != now:
            self.drawn, self.drawn_of, self.drawn_at = {}, table.match, now
        drawn = self.drawn.get((seat, gains))
        if drawn is None:
            while len(self.drawn) >= DRAWINGS:
                del self.drawn[next(iter(self.drawn))]
            drawn = self.drawn[seat, gains] = _kept(dump(table.seat_view(seat, gains)))
        return drawn

    def collect(self) -> Pictures:
        """Pictures for everybody here, of the table as it is now."""
        pictures: Pictures = {}
        for listener in self.listeners:
            for angle in self.angles(listener):
                if angle not in pictures:
                    pictures[angle] = self.picture(angle)
        return pictures

    def tell(self, events: list[Logged], pictures: Pictures) -> None:
        """These events are durable, and the pictures show the table after them."""
        for event in events:
            if event.seq > self.seq:
                if event.seq != self.seq + 1:
                    self.ring.clear()  # without gaps, or not at all: the log has the rest
                self.ring.append((event.seq, _kept(dump(event.shown()))))
                self.seq = event.seq
                if event.kind == "unsaid":
                    self._forget_words(event.public["said"])
            if event.kind in TELLING:
                self.changed = True
            if event.kind in ("seat", "host"):
                self.show_out()
        self.pictures.update(pictures)
        if self.news is not None and not self.news.done():
            self.news.set_result(None)
        self.news = None
        self._schedule()

    def _forget_words(self, said: int) -> None:
        """What was taken back is told to nobody who comes later."""
        for place, (seq, shown) in enumerate(self.ring):
            if seq == said:
                self.ring[place] = (seq, dump({**orjson.loads(shown), "text": ""}))

    def show_out(self) -> None:
        """At a table without spectators nobody stays who has no seat any more."""
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
            return
        loop = asyncio.get_running_loop()
        crowd = len(self.listeners)
        if crowd > 50:
            self.timer = loop.call_later(crowd / SOCKETS_A_SECOND, self._flush)
        else:
            self.timer = loop.call_soon(self._flush)

    def _flush(self) -> None:
        self.timer = None
        table = self.table
        pictures, self.pictures = self.pictures, {}
        # The picture of a table may show what is not durable yet; the next event brings it then.
        changed = self.changed and not table.pending()
        if changed:
            self.changed = False
        messages: dict[int, bytes] = {}
        online = self.online() if changed else set()
        for listener in list(self.listeners):
            if listener.seq < self.seq:
                if listener.seq not in messages:
                    messages[listener.seq] = self.events_message(listener.seq)
                listener.put(messages[listener.seq])
                listener.seq = self.seq
            if changed and not table.big:
                listener.put(dump({"type": "table", "table": table.json(listener.person, online)}))
            if pictures:
                for angle in self.angles(listener):
                    picture = pictures.get(angle)
                    if picture is not None:
                        listener.put(picture)

    def events_message(self, since: int) -> bytes:
        events = [event for seq, event in self.ring if seq > since]
        missed = self.seq - since > len(events)
        return events_message(events, self.seq, self.table.waiting, missed)


def _kept(message: bytes) -> bytes:
    """orjson leaves room at the end of what it makes, four kilobytes at least; what is kept is copied."""
    return bytes(memoryview(message))


def events_message(events: list[bytes], seq: int, waiting: list[int], missed: bool) -> bytes:
    rest: dict[str, Any] = {"seq": seq, "waiting": waiting, "missed": missed}
    return b'{"type":"events","events":[' + b",".join(events) + b"]," + dump(rest)[1:]
