"""The front of a server with several workers. It knows no rules and no people: it takes connections in, reads
where they want to go, and hands each to the worker that holds that table. It also starts workers again that
ended, and passes on what they tell each other.

Every table of a machine is in one worker, so a move is made once and told once. That it is in no other is a
matter of speed alone: what is true, the log says (see hall.py), so a worker that was taken for dead does no
harm when it goes on.
"""

import errno
import os
import re
import select
import selectors
import signal
import socket
import time
import traceback
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from types import FrameType
from zlib import crc32

import structlog

from .address import household, trusts, visitor

log = structlog.get_logger("boulevard.door")

BACKLOG = 2048
LONGEST_LINE = 2048  # bytes of a request in which its address must stand
LONGEST_HEAD = 8192  # bytes in which a proxy must say who asks
MOST_WAITING = 4096  # connections for one worker
LONGEST_NOTE = 60_000  # bytes that workers tell each other at once
CALM = 10.0  # seconds after which a worker that ended is started again at once
# Tables and stages: whoever comes for the same one comes to the same worker.
PLACE = re.compile(rb"^[A-Z]{1,10} [^ ?]*/api/(?:tables|stages)/([A-Za-z0-9_~-]{1,64})[/? ]")
FORWARDED = re.compile(rb"^x-forwarded-for:[ \t]*([^\r\n]*)", re.IGNORECASE | re.MULTILINE)
CONNECTION, NOTE, READY = b"c", b"n", b"r"


def worker_of(place: str, workers: int) -> int:
    """The worker that holds a table, or a stage."""
    return crc32(place.encode()) % workers


@dataclass
class Worker:
    number: int
    pid: int
    pipe: socket.socket
    started: float = field(default_factory=time.monotonic)
    ready: bool = False


class Door:
    """`work` is what a worker does: it gets its number and the pipe to the door, and never comes back.
    `trusted` are the proxies that may say who asks."""

    def __init__(
        self,
        listener: socket.socket,
        count: int,
        patience: float,
        work: Callable[[int, socket.socket], None],
        trusted: str = "",
    ) -> None:
        self.listener = listener
        self.trusted = trusted
        self.patience = patience
        self.work = work
        self.selector = selectors.DefaultSelector()
        self.workers: list[Worker | None] = [None] * count
        # What each is to get. Who comes for one that ended waits: another would have to read all its tables.
        self.unsent: list[deque[tuple[bytes, socket.socket | None]]] = [deque() for _ in range(count)]
        self.again: dict[int, float] = {}  # workers that ended, and when they are started again
        self.coming: dict[socket.socket, float] = {}  # connections that have not said where to, since when
        self.opened: Callable[[], None] = lambda: None
        self.stopping = False
        self.worked = False  # did one of them ever come to work?
        self.failed = False

    def run(self) -> bool:
        """Until it is told to stop; whether everything went well."""
        self.listener.setblocking(False)
        with self._signals() as wake:
            self.selector.register(self.listener, selectors.EVENT_READ, self._accept)
            self.selector.register(wake, selectors.EVENT_READ, lambda _: _drain(wake))
            for number in range(len(self.workers)):
                self._start(number)
            self.opened()
            while not self.stopping or any(self.workers):
                for key, events in self.selector.select(0.5):
                    key.data(events)
                self._look()
        return not self.failed

    @contextmanager
    def _signals(self) -> Iterator[socket.socket]:
        """They wake the loop; workers hear of them from us, gently first."""
        wake, woken = socket.socketpair()
        woken.setblocking(False)
        wake.setblocking(False)

        def stop(_sig: int, _frame: FrameType | None) -> None:
            self._stop(signal.SIGKILL if self.stopping else signal.SIGTERM)

        before = {sig: signal.signal(sig, stop) for sig in (signal.SIGINT, signal.SIGTERM)}
        before[signal.SIGCHLD] = signal.signal(signal.SIGCHLD, lambda *_: None)
        signal.set_wakeup_fd(woken.fileno(), warn_on_full_buffer=False)
        try:
            yield wake
        finally:
            signal.set_wakeup_fd(-1)
            for sig, handler in before.items():
                signal.signal(sig, handler)
            wake.close()
            woken.close()

    def _stop(self, how: signal.Signals) -> None:
        if not self.stopping:
            self.stopping = True
            self.selector.unregister(self.listener)
            self.listener.close()
            for connection in list(self.coming):
                self._forget(connection).close()
            for unsent in self.unsent:
                for _, waiting in unsent:
                    if waiting is not None:
                        waiting.close()
                unsent.clear()
        for worker in self.workers:
            if worker is not None:
                with suppress(ProcessLookupError):
                    os.kill(worker.pid, how)

    # -- workers

    def _start(self, number: int) -> None:
        # A signal waits until it is clear whose it is: a new process would take it for the door's.
        before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT, signal.SIGTERM))
        try:
            if self.stopping:
                return
            ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            pid = os.fork()
            if pid == 0:
                self._become(number, theirs, before)
            worker = self.workers[number] = Worker(number, pid, ours)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
        theirs.close()
        ours.setblocking(False)
        self.selector.register(ours, selectors.EVENT_READ, lambda events: self._hear(worker, events))
        self._send(worker)

    def _become(self, number: int, pipe: socket.socket, signals: set[int | signal.Signals]) -> None:
        """In the new process: nothing of the door's is left."""
        status = 1
        try:
            signal.set_wakeup_fd(-1)
            for sig in (signal.SIGINT, signal.SIGTERM, signal.SIGCHLD):
                signal.signal(sig, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_SETMASK, signals)
            os.setpgid(0, 0)  # Ctrl-C is for the door, which tells us
            self.selector.close()
            self.listener.close()
            for worker in self.workers:
                if worker is not None:
                    worker.pipe.close()
            for connection in self.coming:
                connection.close()
            for unsent in self.unsent:
                for _, waiting in unsent:
                    if waiting is not None:
                        waiting.close()
            pipe.setblocking(False)
            self.work(number, pipe)
            status = 0
        except SystemExit as end:
            status = end.code if isinstance(end.code, int) else 1
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(status)

    def _look(self) -> None:
        """Who ended, who is to be started again, and who does not say where they want to go."""
        now = time.monotonic()
        for number, worker in enumerate(self.workers):
            if worker is not None and os.waitpid(worker.pid, os.WNOHANG)[0]:
                self._ended(number, worker, now)
        if self.stopping:
            return
        for number, when in list(self.again.items()):
            if when <= now:
                del self.again[number]
                self._start(number)
        for connection, since in list(self.coming.items()):
            if now - since < self.patience:
                break  # the others came later
            self._forget(connection).close()

    def _ended(self, number: int, worker: Worker, now: float) -> None:
        with suppress(KeyError):
            self.selector.unregister(worker.pipe)
        worker.pipe.close()
        self.workers[number] = None
        if self.stopping:
            return
        log.error("worker-ended", worker=number)
        if not self.worked and not worker.ready and now - worker.started < CALM:
            # None ever came to work, and it has said why: neither would the next one.
            self.failed = True
            self._stop(signal.SIGTERM)
            return
        self.again[number] = now + (0.0 if now - worker.started > CALM else 1.0)

    def _hear(self, worker: Worker, events: int) -> None:
        if events & selectors.EVENT_WRITE:
            self._send(worker)
        if not events & selectors.EVENT_READ:
            return
        try:
            while note := worker.pipe.recv(LONGEST_NOTE + 1):
                if note[:1] == READY:
                    worker.ready = self.worked = True
                    continue
                for number, other in enumerate(self.workers):
                    if other is not worker:
                        self._hand(number, note, None)
            self.selector.unregister(worker.pipe)  # it is about to end
        except BlockingIOError:
            pass
        except OSError:
            self.selector.unregister(worker.pipe)

    def _hand(self, number: int, message: bytes, connection: socket.socket | None) -> None:
        unsent = self.unsent[number]
        if len(unsent) >= MOST_WAITING:
            if connection is not None:
                connection.close()  # it stands still; whoever comes may come again
            return
        unsent.append((message, connection))
        worker = self.workers[number]
        if worker is not None and len(unsent) == 1:
            self._send(worker)

    def _send(self, worker: Worker) -> None:
        unsent = self.unsent[worker.number]
        while unsent:
            message, connection = unsent[0]
            try:
                if connection is None:
                    worker.pipe.send(message)
                else:
                    socket.send_fds(worker.pipe, [message], [connection.fileno()])
            except OSError as error:
                if error.errno in (errno.EAGAIN, errno.ENOBUFS, errno.ETOOMANYREFS):
                    self._watch(worker, selectors.EVENT_READ | selectors.EVENT_WRITE)
                return  # else it ended, and the next one gets it
            unsent.popleft()
            if connection is not None:
                connection.close()
        self._watch(worker, selectors.EVENT_READ)

    def _watch(self, worker: Worker, events: int) -> None:
        with suppress(KeyError):
            key = self.selector.get_key(worker.pipe)
            if key.events != events:
                self.selector.modify(worker.pipe, events, key.data)

    # -- connections

    def _accept(self, _events: int) -> None:
        for _ in range(100):
            try:
                connection, _ = self.listener.accept()
            except BlockingIOError:
                return
            except OSError as error:
                log.warning("accept", reason=error.strerror)
                time.sleep(0.05)  # no more files may be open: somebody has to leave first
                return
            connection.setblocking(False)
            if not self._lead(connection):
                self.coming[connection] = time.monotonic()
                self.selector.register(
                    connection, selectors.EVENT_READ, lambda _, one=connection: self._came(one)
                )

    def _came(self, connection: socket.socket) -> None:
        if connection in self.coming and self._lead(connection):
            self._forget(connection)

    def _forget(self, connection: socket.socket) -> socket.socket:
        self.coming.pop(connection, None)
        with suppress(KeyError, ValueError):
            self.selector.unregister(connection)
        return connection

    def _lead(self, connection: socket.socket) -> bool:
        """Hands a connection over if it has said enough; nothing of what it said is taken."""
        try:
            said = connection.recv(LONGEST_HEAD, socket.MSG_PEEK)
            number = self._where(said, connection) if said else None
        except BlockingIOError:
            return False
        except OSError:
            said, number = b"", None
        if number is None:
            if not said or _says_no_more(connection):
                self._forget(connection).close()
                return True
            # Not woken again for what we know already.
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVLOWAT, len(said) + 1)
            return False
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVLOWAT, 1)
        self._forget(connection)
        self._hand(number, CONNECTION, connection)
        return True

    def _where(self, said: bytes, connection: socket.socket) -> int | None:
        """The worker for whoever said this; None until they have said enough."""
        if b"\n" not in said and len(said) < LONGEST_LINE:
            return None
        place = PLACE.match(said)
        if place is not None:
            return worker_of(place[1].decode(), len(self.workers))
        # Whoever comes from the same household comes to the same worker, so that limits count everything.
        peer = connection.getpeername()
        client: tuple[str, int] | None = (str(peer[0]), 0)
        if trusts(str(peer[0]), self.trusted):
            head, end, _ = said.partition(b"\r\n\r\n")
            if not end and len(said) < LONGEST_HEAD:
                return None
            headers = [(b"x-forwarded-for", value) for value in FORWARDED.findall(head)]
            client = visitor(client, headers, self.trusted)
        return worker_of(household(client[0]) if client else "", len(self.workers))


def _says_no_more(connection: socket.socket) -> bool:
    """Has the other side ended its half? It would wake us for ever."""
    ended = select.poll()
    ended.register(connection, select.POLLRDHUP)
    return bool(ended.poll(0))


def _drain(wake: socket.socket) -> None:
    with suppress(BlockingIOError):
        while wake.recv(256):
            pass
