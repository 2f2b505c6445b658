"""Everything a running server consists of."""

import asyncio
import gc
import signal
import threading
from types import FrameType
from typing import TYPE_CHECKING, Any

import structlog

from boulevard.words import LANGUAGES, bundle

from .bots import Bots
from .caretaker import Caretaker
from .hall import Hall
from .identity import Identities
from .limits import Limits
from .metrics import Metrics
from .notices import listen
from .play import Play
from .seating import Seating
from .settings import Settings
from .storage import Storage

if TYPE_CHECKING:
    from .live import Socket

log = structlog.get_logger("boulevard.server")

TIDY_EVERY = 60.0  # seconds


async def tend_memory() -> None:
    """A full collection of garbage stops everybody while it visits all objects: a quarter of a second with a
    thousand connections. So what was made at the start is never visited, and the rest once a minute
    instead of whenever much is going on. Young garbage goes at once, as ever."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 20, 1_000_000)
    while True:
        await asyncio.sleep(TIDY_EVERY)
        gc.collect()


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.storage = Storage(settings, self.metrics)
        self.bots = Bots(settings.bot_processes, self.metrics)
        self.hall = Hall(settings, self.storage, self.metrics)
        self.seating = Seating(self.hall)
        self.play = Play(self.hall)
        self.caretaker = Caretaker(self.hall, self.play, self.bots)
        self.identities = Identities(self.storage, settings.secret())
        self.limits = Limits(settings)
        self.sockets: set[Socket] = set()
        self.closing = False
        self.watchers: list[asyncio.Task[Any]] = []

    async def open(self) -> None:
        self._hear_signals()
        self.storage.start()
        self.watchers.append(asyncio.create_task(tend_memory(), name="memory"))
        self.watchers.append(asyncio.create_task(self.caretaker.watch(), name="watch"))
        if not self.settings.sqlite:
            self.watchers.append(asyncio.create_task(listen(self.settings, self.hall), name="notices"))
        for language in LANGUAGES:  # reading the words takes a while, and the first error should not
            self.watchers.append(asyncio.create_task(asyncio.to_thread(bundle, language)))
        log.info("open", database="sqlite" if self.settings.sqlite else "postgresql")

    def _hear_signals(self) -> None:
        """The web server stops on these; here sockets are told first, in every worker process."""
        if threading.current_thread() is not threading.main_thread():
            return  # inside somebody else's program, which hears them itself
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            before = signal.getsignal(number)

            def stop(sig: int, frame: FrameType | None, before: Any = before) -> None:
                if not self.closing:
                    loop.call_soon_threadsafe(self.say_goodbye)
                if callable(before):
                    before(sig, frame)

            signal.signal(number, stop)

    def say_goodbye(self) -> None:
        """The server will stop: clients may come back in a moment."""
        self.closing = True
        for socket in list(self.sockets):
            socket.put(b'{"type":"bye","code":"error-server-going-down"}')
            socket.end(1012)

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
