"""Everything a running server consists of."""

import asyncio
import gc
import os
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from types import FrameType
from typing import TYPE_CHECKING, Any

import structlog

from boulevard.games.contract import GameError
from boulevard.words import LANGUAGES, bundle

from . import queries
from .bots import Bots
from .budgets import Budgets
from .calls import Calls
from .caretaker import Caretaker
from .chairs import Chairs
from .copies import Copies
from .errors import ServerError, status_of
from .hall import Hall
from .identity import Identities, Person
from .limits import Doors, Failures, Limits
from .metrics import Metrics
from .notices import listen
from .play import Play
from .porter import Porter
from .replays import Texts
from .seating import Seating
from .settings import Settings
from .stages import Stages
from .storage import Storage
from .tables import dump

if TYPE_CHECKING:
    from .live import Socket

log = structlog.get_logger("boulevard.server")

TIDY_EVERY = 60.0  # seconds
PULSE = 0.75  # seconds: a lost line is known within two
PULSES_A_SECOND = 1500  # at one worker
ASK_EVERY = 20.0  # seconds in which everybody is asked whether they are there
ASKED_AT_ONCE = 20
GOODBYE = 2.0  # seconds for the last word; who reads slower than that does without


async def tend_memory() -> None:
    """A full collection of garbage stops everybody while it visits all objects: a quarter of a second with a
    thousand connections. So what was made at the start is never visited, and the rest once a minute
    instead of whenever much is going on, or less often: a thousandth of the time. Young garbage goes at once,
    as ever."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 20, 1_000_000)
    took = 0.0
    while True:
        await asyncio.sleep(max(TIDY_EVERY, 1000 * took))
        began = time.perf_counter()
        gc.collect()
        took = time.perf_counter() - began


async def _read_words() -> None:
    """Reading the words takes a while, and the first error should not; but the first page comes first."""
    await asyncio.sleep(1)
    for language in LANGUAGES:
        await asyncio.to_thread(bundle, language)


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.storage = Storage(settings, self.metrics)
        self.bots = Bots(settings.bots_here(), self.metrics)
        self.hall = Hall(settings, self.storage, self.metrics)
        self.budgets = Budgets(settings)
        self.seating = Seating(self.hall)
        self.chairs = Chairs(self.hall)
        self.play = Play(self.hall)
        self.caretaker = Caretaker(self.hall, self.play, self.bots, self.budgets)
        self.identities = Identities(self.storage, settings.secret())
        self.limits = Limits(settings)
        self.calls = Calls(self.hall)
        self.doors = Doors(settings)
        self.texts = Texts()
        self.stages = Stages(self.storage, lambda: self.closing)
        self.failures = Failures()
        self.porter = Porter(self.storage)
        self.copies = Copies(settings, self.metrics)
        self.porter.table_changed = lambda id: self.hall.spawn(self.hall.look_again(id), "beside")
        self.porter.person_changed = self.person_changed
        self.porter.announced = self.announce
        self.hall.house_changed = lambda: self.hall.spawn(self.porter.read(), "house")
        self.identities.tell = self.tell_of_person
        self.hall.person_changed = self.person_changed
        self.sockets: set[Socket] = set()
        self.closing = False
        self.watchers: list[asyncio.Task[Any]] = []

    async def open(self) -> None:
        self._hear_signals()
        self.storage.start()
        await self.porter.read()
        await self.identities.open()
        self.hall.spawn(self._put_in_order(), "order")
        self.watchers.append(asyncio.create_task(self.copies.watch(), name="copies"))
        self.watchers.append(asyncio.create_task(tend_memory(), name="memory"))
        self.watchers.append(asyncio.create_task(self.caretaker.watch(), name="watch"))
        self.watchers.append(asyncio.create_task(self._watch_sockets(), name="sockets"))
        self.watchers.append(asyncio.create_task(self._ask_sockets(), name="pings"))
        if not self.settings.sqlite:
            self.watchers.append(asyncio.create_task(listen(self.settings, self.hall), name="notices"))
        self.watchers.append(asyncio.create_task(_read_words(), name="words"))
        if self.settings.supervisor:
            self.watchers.append(asyncio.create_task(self._follow(), name="supervisor"))
        log.info("open", database="sqlite" if self.settings.sqlite else "postgresql")

    async def _follow(self) -> None:
        """A worker whose supervisor was killed is told to stop by nobody else."""
        while os.getppid() == self.settings.supervisor:
            await asyncio.sleep(0.5)
        log.warning("supervisor-gone")
        os.kill(os.getpid(), signal.SIGTERM)

    def _hear_signals(self) -> None:
        """The web server stops on these; here sockets are told first, in every worker process.

        It closes connections at once, so it hears of the signal when the word was sent. A second
        signal is not kept waiting.
        """
        if threading.current_thread() is not threading.main_thread():
            return  # inside somebody else's program, which hears them itself
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            before = signal.getsignal(number)

            def stop(sig: int, frame: FrameType | None, before: Any = before) -> None:
                if not callable(before):
                    return
                if self.closing:
                    before(sig, frame)
                    return
                self.closing = True
                leave = partial(self._leave, partial(before, sig, frame))
                loop.call_soon_threadsafe(lambda: self.hall.spawn(leave(), "goodbye"))

            signal.signal(number, stop)

    def tell_of_person(self, id: str) -> None:
        self.storage.tell(f"person:{id}")
        self.hall.spawn(self.check_sockets(id), "person")

    def person_changed(self, id: str) -> None:
        """Another worker says so: what we know of them may be old."""
        self.identities.forget(id)
        self.hall.spawn(self.check_sockets(id), "person")

    async def check_sockets(self, id: str) -> None:
        """Whose cookie is void is not listened to any more; with another one they may come back."""
        person = await self.identities.find(id)
        for socket in [socket for socket in self.sockets if socket.person == id]:
            now = await self.identities.of_cookie(socket.cookie)
            if now is None:
                socket.end(4401)
            else:
                socket.who = now
        if person is not None and person.banned:
            await self.free_seats(person)
        if person is None:
            for table in self.hall.tables.values():
                if table.holds(id) or table.host == id:
                    table.spoil()  # the database has forgotten them

    async def free_seats(self, person: Person) -> None:
        """Nobody waits for somebody who may not come back."""
        for table_id, seat in await queries.seats_of(self.storage, person.id):
            try:
                await self.seating.leave(await self.hall.find(table_id), seat, person, None)
            except GameError as error:
                if status_of(error) == 503:
                    raise
                # Another worker did it, the game ended a moment ago, or nobody can open that table any more.

    async def _put_in_order(self) -> None:
        """What was done while no server ran, and what went by itself."""
        await self.identities.tidy()
        for id in await queries.banned_and_seated(self.storage):
            person = await self.identities.find(id)
            if person is not None:
                await self.free_seats(person)

    def announce(self, text: str) -> None:
        message = dump({"type": "announcement", "text": text or None})
        for socket in list(self.sockets):
            socket.put(message)

    async def _watch_sockets(self) -> None:
        """What was revoked beside this server (by an administrator), or by a worker whose notice was lost."""
        while True:
            await asyncio.sleep(5 * self.settings.look_every)
            with suppress(ServerError):  # said below
                await self.porter.read()
            people = {socket.who.id: socket.who for socket in self.sockets if socket.who is not None}
            try:
                for id in await self.identities.outdated(list(people.values())):
                    self.person_changed(id)
            except ServerError as error:
                log.warning("watch-sockets", code=error.key)

    def pulse(self) -> float:
        """Seconds after which a silent page asks whether we are there: many ask less often."""
        return max(PULSE, round(len(self.sockets) / PULSES_A_SECOND, 1))

    async def _ask_sockets(self) -> None:
        """Whoever does not answer is gone. Some at a time, so that a crowd is not asked at once."""
        while True:
            asked = list(self.sockets)
            for first in range(0, len(asked), ASKED_AT_ONCE):
                for socket in asked[first : first + ASKED_AT_ONCE]:
                    socket.wire.ask()
                await asyncio.sleep(ASK_EVERY / -(-len(asked) // ASKED_AT_ONCE))
            if not asked:
                await asyncio.sleep(ASK_EVERY)

    async def _leave(self, stop: Callable[[], None]) -> None:
        """Clients may come back in a moment, and are told so before their connections end."""
        self.budgets.close()
        told = list(self.sockets)
        for socket in told:
            socket.put(b'{"type":"bye","code":"error-server-going-down"}')
            socket.end(1012)
        try:
            async with asyncio.timeout(GOODBYE):
                while any(socket.wire.unsent() for socket in told):
                    await asyncio.sleep(0.02)
        except TimeoutError:
            log.info("goodbye-unheard", sockets=sum(socket.wire.unsent() > 0 for socket in told))
        finally:
            stop()

    async def close(self) -> None:
        """No new work; what was begun is written; everybody is told to come back."""
        self.closing = True
        for task in self.watchers:
            task.cancel()
        await asyncio.gather(*self.watchers, return_exceptions=True)
        await self.hall.close()
        await self.bots.close()
        await self.storage.close()
        log.info("closed")
