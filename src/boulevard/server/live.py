"""Sockets: hearing what happens at a table, and playing there. docs/server-api.md has the messages."""

import asyncio
from collections import deque
from contextlib import ExitStack, suppress
from functools import partial
from typing import Any

import orjson
import structlog
from fastapi import APIRouter, Query, WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from boulevard.games.contract import GameError
from boulevard.match.names import clean_chat

from .audience import events_message
from .budgets import Budget, paid
from .errors import ServerError, misunderstood, status_of
from .gate import address_of, same_origin
from .hall import Hall
from .house import House
from .identity import COOKIE, Person, check_voice
from .limits import Bucket
from .shapes import (
    MESSAGES,
    ChatMessage,
    DraftMessage,
    LookMessage,
    Message,
    PingMessage,
    StepMessage,
    TellMessage,
    UntellMessage,
    WaitMessage,
)
from .speech import choose_language, error_json
from .tables import Table, dump

log = structlog.get_logger("boulevard.live")
router = APIRouter()

MOST_UNSENT = 16 * 1024 * 1024  # bytes; who reads slower than that is let go
MOST_MISSED = 500
CHAT_LENGTH = 500
CLOSE_CODES = {404: 4404, 429: 4429, 503: 1013}  # by the status of the error; 1013: try again later


class Socket:
    """One open connection."""

    def __init__(self, websocket: WebSocket, views: bool, gains: bool, language: str) -> None:
        self.websocket = websocket
        self.who: Person | None = None
        self.person: str | None = None
        self.cookie: str | None = None
        self.views = views
        self.gains = gains
        self.language = language
        self.seq = 0
        self.unsent: deque[bytes] = deque()
        self.unsent_bytes = 0
        self.ready = asyncio.Event()
        self.told = asyncio.Event()  # the last word is out, or nobody is there to hear it
        self.close_code: int | None = None
        self.budgets: list[Budget] = []
        self.nonsense = 0

    def put(self, message: bytes) -> None:
        if self.close_code is not None:
            return
        self.unsent.append(message)
        self.unsent_bytes += len(message)
        if self.unsent_bytes > MOST_UNSENT:
            self.unsent.clear()
            self.close_code = 4408
        self.ready.set()

    def end(self, code: int) -> None:
        """Closes after what is waiting was sent."""
        if self.close_code is None:
            self.close_code = code
            self.ready.set()

    def belongs_to(self, person: Person | None) -> None:
        self.who = person
        self.person = None if person is None else person.id

    def refuse(self, error: GameError, id: Any = None) -> None:
        self.put(dump({"type": "error", "id": id, **error_json(error, self.language)}))

    async def send_on(self) -> None:
        send = self.websocket.send
        while True:
            await self.ready.wait()
            self.ready.clear()
            while self.unsent:
                message = self.unsent.popleft()
                self.unsent_bytes -= len(message)
                await send({"type": "websocket.send", "text": message.decode()})
            if self.close_code is not None:
                self.told.set()
                await self.websocket.close(self.close_code)
                return


@router.websocket("/api/tables/{table_id}/live")
async def live(
    websocket: WebSocket,
    table_id: str,
    since: str | None = Query(None),
    views: str = Query("true"),
    gains: str = Query("false"),
    lang: str | None = Query(None),
) -> None:
    house: House = websocket.app.state.house
    language = choose_language(lang, websocket.headers.get("accept-language"))
    if house.settings.check_origin and not same_origin(websocket.headers, house.settings):
        await websocket.close(4403)
        return
    await websocket.accept()
    socket = Socket(websocket, views != "false", gains == "true", language)
    sender = asyncio.create_task(socket.send_on())
    house.sockets.add(socket)
    house.metrics.sockets.inc()
    table: Table | None = None
    doors = ExitStack()
    try:
        try:
            address = address_of(websocket.scope)
            house.porter.check_address(address)
            doors.enter_context(house.doors.through("address", address))
            socket.cookie = websocket.cookies.get(COOKIE)
            socket.belongs_to(await house.identities.of_cookie(socket.cookie))
            if socket.person is not None:
                doors.enter_context(house.doors.through("person", socket.person))
            await house.limits.check("http", socket.person or address)
            socket.budgets = house.budgets.for_whom(socket.person, address)
            table = await house.hall.find(
                table_id[:64] if table_id.isascii() and "\x00" not in table_id else ""
            )
            house.hall.check_watch(table, socket.person)
            await paid(socket.budgets, partial(_greet, house.hall, table, socket, _number(since)))
        except GameError as error:
            socket.refuse(error)
            socket.end(CLOSE_CODES.get(status_of(error), 4403))
            await sender
            return
        await _receive(house, table, socket, sender)
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass  # it went away
    finally:
        doors.close()
        house.sockets.discard(socket)
        house.metrics.sockets.dec()
        if table is not None:
            table.audience.leave(socket)
        sender.cancel()
        socket.told.set()
        await asyncio.gather(sender, return_exceptions=True)
        if websocket.application_state == WebSocketState.CONNECTED:
            with suppress(RuntimeError, OSError, WebSocketDisconnect):
                await websocket.close(1012 if house.closing else 1000)


def _number(text: str | None) -> int | None:
    if text is None or not text.isascii() or not text.isdecimal() or len(text) > 15:
        return None
    return int(text)


async def _greet(hall: Hall, table: Table, socket: Socket, since: int | None) -> None:
    audience = table.audience

    def picture() -> tuple[dict[str, Any], list[bytes], int]:
        online = audience.online() | ({socket.person} if socket.person else set())
        pictures = [audience.picture(angle) for angle in audience.angles(socket)]
        return table.json(socket.person, online), pictures, table.turn

    start = audience.seq if since is None else min(since, audience.seq)
    while True:
        seen, pictures, turn = await hall.settled(table, picture)
        from_here = max(start, audience.seq - MOST_MISSED)
        missed = await hall.events(table, from_here, MOST_MISSED)
        if turn == table.turn:
            break  # nothing was shown to others meanwhile; from here on the audience tells
    socket.put(dump({"type": "hello", "table": seen, "seq": seen["seq"]}))
    socket.seq = from_here
    if missed:
        socket.seq = from_here + len(missed)
        socket.put(events_message(missed, socket.seq, table.waiting, from_here > start))
    for message in pictures:
        socket.put(message)
    audience.join(socket)
    audience.show_events()


async def _receive(house: House, table: Table, socket: Socket, sender: "asyncio.Task[None]") -> None:
    bucket = Bucket(house.settings.socket_rate, house.settings.socket_burst)
    while not sender.done():
        # What lies ready is handed over without a pause: others are heard between two messages.
        await asyncio.sleep(0)
        incoming = await socket.websocket.receive()
        if incoming["type"] == "websocket.disconnect":
            return
        text = incoming.get("text")
        if not bucket.take():
            if bucket.hopeless():
                socket.end(4429)
                await sender
                return
            house.metrics.refusals.labels("error-server-too-fast").inc()
            socket.refuse(ServerError("error-server-too-fast", seconds=1))
            continue
        await paid(socket.budgets, partial(_hear, house, table, socket, text))
        if socket.nonsense >= house.settings.socket_nonsense:
            socket.end(4400)
            await sender
            return


async def _hear(house: House, table: Table, socket: Socket, text: str | None) -> None:
    try:
        message = MESSAGES.validate_json(text if text is not None else b"")
    except ValidationError as error:
        house.metrics.messages.labels("nonsense").inc()
        socket.nonsense += 1
        socket.refuse(_misunderstood(error), _id_of(text))
        return
    house.metrics.messages.labels(message.type).inc()
    try:
        socket.put(await _do(house, table, socket, message))
    except GameError as refusal:
        house.metrics.refusals.labels(refusal.key).inc()
        socket.refuse(refusal, message.id)


def _misunderstood(error: ValidationError) -> ServerError:
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    return misunderstood("error-server-message", first)


def _id_of(text: str | None) -> Any:
    """So that a client knows which of its messages was not understood."""
    try:
        loaded = orjson.loads(text or "")
    except ValueError:
        return None
    id = loaded.get("id") if isinstance(loaded, dict) else None
    return id if isinstance(id, int) or (isinstance(id, str) and len(id) <= 40) else None


async def _do(house: House, table: Table, socket: Socket, message: Message) -> bytes:
    """Does what a message asks for; the answer."""
    if isinstance(message, PingMessage):
        return dump({"type": "pong", "id": message.id})
    answer: dict[str, Any] = {"type": "answer", "id": message.id}
    if isinstance(message, DraftMessage):
        done = await house.play.draft(
            table,
            message.seat,
            message.tokens,
            person=socket.person,
            turn=message.turn,
            key=message.key,
            brief=message.brief,
            gains=socket.gains,
            source=socket,
        )
        return dump(answer | done.json())
    if isinstance(message, LookMessage):
        if message.seat is not None and table.check_seat(message.seat).person != socket.person:
            raise ServerError("error-server-not-your-seat", seat=message.seat + 1)
        if message.seat is not None and socket.person is None:
            raise ServerError("error-server-no-identity")
        house.hall.check_watch(table, socket.person)
        look = partial(table.audience.look, message.seat, message.gains)
        view: bytes = await house.hall.settled(table, look)
        return dump(answer)[:-1] + b',"view":' + view + b"}"
    if isinstance(message, ChatMessage):
        if socket.who is None:
            raise ServerError("error-server-no-identity")
        check_voice(socket.who)
        text = clean_chat(message.text, CHAT_LENGTH)
        return dump(answer | {"seq": await house.seating.chat(table, socket.who, text, message.key)})
    if isinstance(message, WaitMessage):
        if socket.person is None:
            raise ServerError("error-server-no-identity")
        seq = await house.play.wait(table, message.seat, message.on, socket.person)
        return dump(answer | {"seq": seq})
    if isinstance(message, TellMessage | UntellMessage):
        if socket.person is None:
            raise ServerError("error-server-no-identity")
        said = message.token if isinstance(message, TellMessage) else None
        seq = await house.play.tell(table, message.number, said, socket.person, message.key)
        return dump(answer | {"seq": seq})
    token = message.token if isinstance(message, StepMessage) else None
    done = await house.play.step(
        table,
        message.seat,
        token,
        person=socket.person,
        key=message.key,
        brief=message.brief,
        gains=socket.gains,
    )
    return dump(answer | done.json())
