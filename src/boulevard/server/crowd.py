"""Scripted players over WebSockets, for `boulevard load`: any legal steps, one turn at a time.

A process has some hundred or thousand of them. It is told when to begin and when to end, and answers with
what it measured.
"""

import asyncio
import random
import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any, cast
from urllib.parse import urlsplit

import orjson
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

TOGETHER = 50  # that come in at once
FIRST_WAIT, LONGEST_WAIT, GROWS = 0.3, 8.0, 1.8  # seconds until a lost connection is tried again, as pages do
SOON = 1.5  # the longest wait for a server that said it would be back


@dataclass
class Measured:
    """What some players measured, in seconds."""

    moves: int = 0
    refused: int = 0
    lost: int = 0
    heard: int = 0  # bytes
    acknowledgements: list[float] = field(default_factory=list, repr=False)
    drafts: list[float] = field(default_factory=list, repr=False)
    over: list[str] = field(default_factory=list)  # tables
    back: float = 0.0  # until the last one was greeted again
    cpu: float = 0.0

    def add(self, other: "Measured") -> None:
        self.moves += other.moves
        self.refused += other.refused
        self.lost += other.lost
        self.heard += other.heard
        self.acknowledgements += other.acknowledgements
        self.drafts += other.drafts
        self.over += other.over
        self.back = max(self.back, other.back)
        self.cpu += other.cpu


class Player(asyncio.Protocol):
    """A seat at a table, and its connection."""

    __slots__ = (
        "address",
        "answered",
        "asked",
        "chance",
        "cookie",
        "crowd",
        "frames",
        "greeted",
        "legal",
        "number",
        "parts",
        "seat",
        "table",
        "tokens",
        "transport",
        "turn",
        "soon",
        "wait",
    )

    def __init__(self, crowd: "Crowd", table: str, seat: int, cookie: str, address: str) -> None:
        self.crowd = crowd
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.address = address  # ours: a household of its own
        self.chance = random.Random(f"{table}/{seat}")
        self.number = 0
        self.turn = 0
        self.tokens: list[str] = []
        self.legal: list[str] = []
        self.asked = 0.0
        self.greeted = False
        self.wait = FIRST_WAIT
        self.soon = False
        self.parts: list[bytes] = []
        self.transport: asyncio.Transport | None = None
        self.frames: ClientProtocol | None = None

    # -- the connection

    async def come(self) -> None:
        server = urlsplit(self.crowd.url)
        local = (self.address, 0) if self.address else None
        await asyncio.get_running_loop().create_connection(
            lambda: self, server.hostname or "127.0.0.1", server.port or 80, local_addr=local
        )

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        address = f"{self.crowd.url.replace('http', 'ws', 1)}/api/tables/{self.table}/live?views=false"
        self.frames = ClientProtocol(parse_uri(address), max_size=None)
        request = self.frames.connect()
        request.headers["Cookie"] = self.cookie
        self.frames.send_request(request)
        self._send()

    def connection_lost(self, exc: Exception | None) -> None:
        self.transport = self.frames = None
        self.crowd.lost(self)

    def _send(self) -> None:
        if self.transport is not None and self.frames is not None:
            self.transport.write(b"".join(self.frames.data_to_send()))

    def data_received(self, data: bytes) -> None:
        if self.frames is None:
            return
        if self.crowd.measuring:
            self.crowd.measured.heard += len(data)
        self.frames.receive_data(data)
        for event in self.frames.events_received():
            if isinstance(event, Frame):
                self._take(event)
            elif isinstance(event, Response) and event.status_code != 101 and self.transport is not None:
                self.transport.close()
        self._send()

    def _take(self, frame: Frame) -> None:
        if frame.opcode not in (Opcode.TEXT, Opcode.CONT):
            return
        if frame.fin and not self.parts:
            self._hear(bytes(frame.data))
            return
        self.parts.append(bytes(frame.data))
        if frame.fin:
            whole, self.parts = b"".join(self.parts), []
            self._hear(whole)

    def _hear(self, text: bytes) -> None:
        """What matters to a player: who is there, whose turn it is, what became of a wish, and the end."""
        if text.startswith(b'{"type":"events"'):
            if b'"kind":"over"' in text:
                self.crowd.ended(self)
            return
        message = orjson.loads(text)
        kind = message["type"]
        if kind == "answer":
            self._answered(message, time.perf_counter() - self.asked)
        elif kind == "error":
            self.crowd.measured.refused += 1
        elif kind == "turn":
            if message["legal"] and message["turn"] > self.turn:
                self.turn = message["turn"]
                self.tokens = []
                self.legal = message["legal"]
                self.crowd.may_act(self)
        elif kind == "bye":
            self.soon = True
        elif kind == "hello":
            self.soon = False
            self.greeted = True
            self.wait = FIRST_WAIT
            self.crowd.came()

    # -- playing

    def go_on(self) -> None:
        """The next step of a turn."""
        if self.frames is None or not self.legal:
            return
        self.number += 1
        token = self.chance.choice(self.legal)
        message: dict[str, Any] = {"id": self.number, "seat": self.seat, "brief": True}
        if self.crowd.simultaneous:
            self.tokens.append(token)
            message |= {"type": "draft", "tokens": self.tokens, "turn": self.turn}
        else:
            message |= {"type": "step", "token": token}
        self.legal = []
        self.asked = time.perf_counter()
        self.frames.send_text(orjson.dumps(message))
        self._send()

    def _answered(self, answer: dict[str, Any], took: float) -> None:
        crowd = self.crowd
        if answer["confirmed"] or not crowd.simultaneous:
            if crowd.measuring:
                crowd.measured.moves += 1
                crowd.measured.acknowledgements.append(took)
            return
        if crowd.measuring:
            crowd.measured.drafts.append(took)
        self.legal = answer["legal"]
        self.go_on()


class Crowd:
    """The players of a process."""

    def __init__(self, url: str, simultaneous: bool, rate: float) -> None:
        self.url = url
        self.simultaneous = simultaneous
        self.rate = rate  # confirmed moves a second to aim for; 0: as fast as it goes
        self.players: list[Player] = []
        self.measured = Measured()
        self.ready: deque[Player] = deque()
        self.measuring = False
        self.begun = False
        self.patient = False  # whoever is thrown out comes back
        self.missing = 0  # players who are not greeted
        self.everybody = asyncio.Event()
        self.over: set[str] = set()
        self.all_over = asyncio.Event()
        self.tables = 0
        self.coming: set[asyncio.Task[None]] = set()

    async def gather(self, seats: list[tuple[str, int, str, str]]) -> None:
        self.players = [Player(self, *seat) for seat in seats]
        self.tables = len({player.table for player in self.players})
        self.missing = len(self.players)
        self.patient = True  # a crowd may be too much for the door at once
        for first in range(0, len(self.players), TOGETHER):
            await asyncio.gather(*(player.come() for player in self.players[first : first + TOGETHER]))
        await self.everybody.wait()
        self.patient = False

    def came(self) -> None:
        self.missing -= 1
        if not self.missing:
            self.everybody.set()

    def lost(self, player: Player) -> None:
        if player.greeted:
            player.greeted = False
            self.missing += 1
            self.everybody.clear()
            self.measured.lost += 1
        if self.patient:
            asyncio.get_running_loop().call_later(player.wait * random.uniform(0.7, 1.3), self._again, player)
            player.wait = min(player.wait * GROWS, SOON if player.soon else LONGEST_WAIT)

    def _again(self, player: Player) -> None:
        task = asyncio.get_running_loop().create_task(player.come())
        self.coming.add(task)  # asyncio itself does not hold on to them
        task.add_done_callback(lambda done: self._failed(player, done))

    def _failed(self, player: Player, done: "asyncio.Task[None]") -> None:
        self.coming.discard(done)
        if not done.cancelled() and done.exception() is not None:
            self.lost(player)

    def may_act(self, player: Player) -> None:
        if self.begun and not self.rate:
            player.go_on()
        else:
            self.ready.append(player)

    def ended(self, player: Player) -> None:
        self.over.add(player.table)
        if len(self.over) == self.tables:
            self.all_over.set()

    async def play(self) -> None:
        """Lets players begin their turns at a steady rate, whoever is ready first, until it is enough."""
        self.begun = True
        if not self.rate:
            while self.ready:
                self.ready.popleft().go_on()
            return
        started = time.perf_counter()
        begun = 0
        while True:
            await asyncio.sleep(0.002)
            due = int((time.perf_counter() - started) * self.rate)
            while begun < due and self.ready:
                self.ready.popleft().go_on()
                begun += 1
            if not self.ready:  # nobody was ready: the time is not made up later
                begun = max(begun, due - 5)


Seats = list[tuple[str, int, str, str]]  # table, seat, cookie, address


async def _follow(pipe: Connection, url: str, seats: Seats, rate: float, simultaneous: bool) -> None:
    """Does what it is told through the pipe, one word at a time."""
    loop = asyncio.get_running_loop()
    crowd = Crowd(url, simultaneous, rate)
    words: asyncio.Queue[str] = asyncio.Queue()

    def hear() -> None:
        word = ""
        while word != "end":
            try:
                word = pipe.recv()
            except EOFError:
                word = "end"
            loop.call_soon_threadsafe(words.put_nowait, word)

    threading.Thread(target=hear, daemon=True).start()
    await crowd.gather(seats)
    pipe.send("here")
    playing: asyncio.Task[None] | None = None
    cpu = time.process_time()
    while (word := await words.get()) != "end":
        if word == "go":
            crowd.measuring = True
            cpu = time.process_time()
            playing = loop.create_task(crowd.play())
            loop.create_task(_tell_the_end(crowd, pipe.send)).add_done_callback(lambda _: None)
        elif word == "enough":
            crowd.measuring = False
            crowd.measured.cpu = time.process_time() - cpu
            crowd.measured.over = sorted(crowd.over)
            if playing is not None:
                playing.cancel()
            pipe.send(crowd.measured)
            crowd.measured = Measured()
        elif word == "come back":  # the server is about to be started again
            crowd.patient = True
            began = time.perf_counter()
            pipe.send("patient")
            while not crowd.missing:
                await asyncio.sleep(0.01)
            await crowd.everybody.wait()
            crowd.patient = False  # the next farewell is the last one
            pipe.send(time.perf_counter() - began)
    for player in crowd.players:
        if player.transport is not None:
            player.transport.abort()


async def _tell_the_end(crowd: Crowd, send: Callable[[str], None]) -> None:
    await crowd.all_over.wait()
    send("over")


def take_part(pipe: Connection, url: str, seats: Seats, rate: float, simultaneous: bool) -> None:
    """What such a process does."""
    try:
        import uvloop
    except ImportError:
        asyncio.run(_follow(pipe, url, seats, rate, simultaneous))
    else:
        uvloop.run(_follow(pipe, url, seats, rate, simultaneous))
