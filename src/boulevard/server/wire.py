"""Sockets on the wire. The library reads and writes the frames; a connection on which nothing happens holds
no task, no timer and no queue."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Protocol, cast
from urllib.parse import parse_qs, unquote

import structlog
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from .address import visitor

if TYPE_CHECKING:
    from uvicorn.config import Config
    from uvicorn.server import ServerState

log = structlog.get_logger("boulevard.wire")

MOST_UNSENT = 16 * 1024 * 1024  # bytes; who reads slower than that is let go
MOST_UNHEARD = 50  # messages, before more is read
PIECE = 4096  # bytes that are taken apart in one go
LAST_WORD = 5.0  # seconds for the other side to answer that a connection ends
SLOW, DEAD = 4408, 1011  # codes of connections that are let go


class Hearer(Protocol):
    """Whoever is at our end of a wire."""

    def opened(self, wire: "Wire") -> None: ...

    async def come_in(self) -> None:
        """The first message waits until this ends."""

    def puts_up_with(self) -> bool:
        """A frame came that is no message of its own (a ping, a part). Is it bearable?"""

    def owes(self, seconds: float) -> bool:
        """Reading took so long. Has more of it to wait?"""

    async def pays(self, work: Callable[[], Awaitable[None]]) -> None:
        """Does it at the cost of whoever is at the other end, when they can afford it."""

    def answers_at_once(self, text: str | None) -> bool:
        """Was this a message that needs nobody's time?"""

    async def heard(self, text: str | None) -> None:
        """The next message; None for what is no text."""

    def closed(self) -> None: ...


class Reception(Protocol):
    """Takes in whoever comes, or says with which status they are sent away."""

    def receive(self, call: "Call") -> Hearer | HTTPStatus: ...


class Call:
    """How somebody asked for a connection."""

    def __init__(self, request: Request, client: tuple[str, int] | None, trusted: str) -> None:
        path, _, query = request.path.partition("?")
        self.path = unquote(path)
        self.query = {name: values[-1] for name, values in parse_qs(query, keep_blank_values=True).items()}
        self.headers = {name.lower(): value for name, value in request.headers.raw_items()}
        headers = [
            (name.lower().encode("latin-1"), value.encode("latin-1", "replace"))
            for name, value in request.headers.raw_items()
        ]
        self.client = visitor(client, headers, trusted)


class Framed:
    """The last message as it goes over the wire: a table tells the same to everybody."""

    message = b""
    frame = b""


def framed(message: bytes) -> bytes:
    if message is not Framed.message:
        Framed.frame = Frame(Opcode.TEXT, message).serialize(mask=False)
        Framed.message = message
    return Framed.frame


class Wire(asyncio.Protocol):
    """A connection, as the web server hands it over."""

    __slots__ = (
        "_catching_up",
        "_closing",
        "_deaf",
        "_frames",
        "_heard",
        "_hearer",
        "_loop",
        "_paused",
        "_reception",
        "_state",
        "_transport",
        "_trusted",
        "_unheard",
        "_unread",
        "alive",
    )

    def __init__(
        self,
        config: "Config",
        server_state: "ServerState",
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        *,
        reception: Reception,
    ) -> None:
        self._loop = _loop or asyncio.get_running_loop()
        self._state = server_state
        self._trusted = str(config.forwarded_allow_ips) if config.proxy_headers else ""
        self._reception = reception
        self._hearer: Hearer | None = None
        self._frames = ServerProtocol(max_size=config.ws_max_size)
        self._unread = b""  # came, and was not taken apart yet
        self._paused = False  # nothing more is read from the connection
        self._catching_up = False  # a task reads what is there
        self._deaf = False  # for good
        self._heard = bytearray()  # of a message that is not complete
        self._unheard: deque[str | None] | None = None  # while somebody works on what was heard
        self._closing = False
        self.alive = True  # something came since it was last asked for

    # -- what the web server calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._state.connections.add(self)  # type: ignore[arg-type]

    def connection_lost(self, exc: Exception | None) -> None:
        self._state.connections.discard(self)
        self._closing = True
        if self._hearer is not None:
            self._hearer.closed()
            self._hearer = None

    def data_received(self, data: bytes) -> None:
        self.alive = True
        if self._deaf:
            return
        if self._paused or len(data) > PIECE:
            self._unread += data
            self._pause()
        else:
            began = time.perf_counter()
            self._take(data)
            seconds = time.perf_counter() - began
            if self._is_full() or (self._hearer is not None and self._hearer.owes(seconds)):
                self._pause()

    def eof_received(self) -> None:
        self._frames.receive_eof()
        self._take()

    def shutdown(self) -> None:
        """The server stops. Whoever has not read its last word by now does without."""
        self.end(1012)
        if self._transport.get_write_buffer_size():
            self._transport.abort()
        else:
            self._transport.close()

    # -- hearing

    def _pause(self) -> None:
        if not self._paused:
            self._paused = True
            if not self._transport.is_closing():
                self._transport.pause_reading()
        if not self._deaf:
            self._catch_up()

    def _resume(self) -> None:
        self._paused = False
        if not self._transport.is_closing():
            self._transport.resume_reading()

    def _is_full(self) -> bool:
        return self._unheard is not None and len(self._unheard) >= MOST_UNHEARD

    def _catch_up(self) -> None:
        if not self._catching_up:
            self._catching_up = True
            self._spawn(self._read_on())

    async def _read_on(self) -> None:
        """Much at once is read piece by piece: others are heard in between, and only what is read makes room
        for more."""
        try:
            while not (self._deaf or self._is_full() or self._transport.is_closing()):
                if self._hearer is None:
                    await self._take_piece()
                else:
                    await self._hearer.pays(self._take_piece)
                if not (self._unread or self._deaf or self._is_full()):
                    self._resume()
                    return
                await asyncio.sleep(0)
        finally:
            self._catching_up = False

    async def _take_piece(self) -> None:
        piece, self._unread = self._unread[:PIECE], self._unread[PIECE:]
        if piece and not self._transport.is_closing():
            self._take(piece)

    def _take(self, data: bytes = b"") -> None:
        if data:
            self._frames.receive_data(data)
        for event in self._frames.events_received():
            if isinstance(event, Request):
                self._open(event)
            elif isinstance(event, Frame):
                if event.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
                    self._collect(event)
                else:
                    self._bear()
            if self._deaf:
                break
        self._send_frames()
        if self._frames.state in (State.CLOSING, State.CLOSED) and self._frames.close_expected():
            self._closing = True
            self._transport.close()

    def _bear(self) -> None:
        """Pings and parts of messages are as much work as messages."""
        if self._hearer is not None and not self._hearer.puts_up_with():
            self._deafen()

    def _deafen(self) -> None:
        """Whatever they say from now on is not even read."""
        self._deaf = True
        self._unread = b""
        self._heard.clear()
        self._pause()

    def _open(self, request: Request) -> None:
        client = self._transport.get_extra_info("peername")
        call = Call(request, (str(client[0]), int(client[1])) if client else None, self._trusted)
        response = self._frames.accept(request)
        if response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            received = self._reception.receive(call)
            if isinstance(received, HTTPStatus):
                response = self._frames.reject(received, received.phrase + "\n")
            else:
                self._hearer = received
        self._frames.send_response(response)
        self._send_frames()
        if self._hearer is None:
            self._closing = True
            self._transport.close()
        else:
            self._unheard = deque()
            self._hearer.opened(self)
            self._spawn(self._begin(self._hearer))

    def _collect(self, frame: Frame) -> None:
        """Messages may come in parts."""
        if frame.opcode is not Opcode.CONT:
            self._heard = bytearray(b"" if frame.opcode is Opcode.TEXT else b"\xff")  # which is no text
        self._heard += frame.data
        if not frame.fin:
            self._bear()
            return
        data, self._heard = self._heard, bytearray()
        try:
            text = data.decode()
        except UnicodeDecodeError:
            text = None
        if self._closing or self._hearer is None:
            self._bear()
            return
        if self._unheard is None:
            if self._hearer.answers_at_once(text):
                return
            self._unheard = deque((text,))
            self._spawn(self._work(self._hearer))
        else:
            self._unheard.append(text)

    async def _begin(self, hearer: Hearer) -> None:
        await hearer.come_in()
        await self._work(hearer)

    async def _work(self, hearer: Hearer) -> None:
        unheard = self._unheard
        assert unheard is not None
        while unheard and not self._closing:
            text = unheard.popleft()
            if self._paused and not self._is_full():
                self._catch_up()
            await hearer.heard(text)
            if unheard:
                # What lies ready is worked on without a pause: others are heard between two messages.
                await asyncio.sleep(0)
        self._unheard = None

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = self._loop.create_task(work)
        self._state.tasks.add(task)
        task.add_done_callback(self._worked)

    def _worked(self, task: "asyncio.Task[None]") -> None:
        self._state.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("defect", error=type(error).__name__, exc_info=error)  # a mistake of ours
            self.end(DEAD)

    # -- saying

    def put(self, message: bytes) -> None:
        if self._closing:
            return
        self._transport.write(framed(message))
        if self._transport.get_write_buffer_size() > MOST_UNSENT:
            self.end(SLOW)

    def unsent(self) -> int:
        return 0 if self._transport.is_closing() else self._transport.get_write_buffer_size()

    def end(self, code: int) -> None:
        """Closes after what is waiting was sent."""
        if self._closing:
            return
        self._closing = True
        try:
            self._frames.send_close(code)
        except InvalidState:
            return  # it is closed
        self._send_frames()
        self._loop.call_later(LAST_WORD, self._transport.abort)

    def ask(self) -> None:
        """Is somebody there? Whoever has not answered the last time is gone."""
        if self._closing or self._frames.state is not State.OPEN:
            return
        if not self.alive:
            self._frames.fail(DEAD)
            self._send_frames()
            self._transport.abort()
            return
        self.alive = False
        self._frames.send_ping(b"?")
        self._send_frames()

    def _send_frames(self) -> None:
        """What the library has to say: the handshake, pongs, the end."""
        if data := b"".join(self._frames.data_to_send()):
            self._transport.write(data)
