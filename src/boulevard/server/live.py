"""Sockets: hearing what happens at a table, and playing there. docs/server-api.md has the messages."""

import re
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from http import HTTPStatus
from typing import Any

import orjson
from pydantic import ValidationError
from starlette.requests import cookie_parser

from boulevard.games.contract import GameError
from boulevard.match.names import clean_chat

from .address import household
from .audience import Audience, events_message
from .budgets import Budget, paid
from .errors import ServerError, misunderstood, status_of
from .gate import same_origin
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
from .wire import Call, Hearer, Wire

MOST_MISSED = 500
CHAT_LENGTH = 500
CLOSE_CODES = {404: 4404, 429: 4429, 503: 1013}  # by the status of the error; 1013: try again later
PING = '{"type":"ping","id":0}'  # as our page says it
ADDRESS = re.compile(r"/api/tables/([^/]+)/live")


class Reception:
    """Takes in whoever wants to listen to a table."""

    def __init__(self, house: House) -> None:
        self.house = house

    def receive(self, call: Call) -> Hearer | HTTPStatus:
        settings = self.house.settings
        path = call.path.removeprefix(settings.root_path)
        where = ADDRESS.fullmatch(path)
        if where is None:
            return HTTPStatus.NOT_FOUND
        if settings.check_origin and not same_origin(call.headers, settings):
            return HTTPStatus.FORBIDDEN
        return Socket(self.house, where[1], call)


class Socket:
    """One open connection."""

    __slots__ = (
        "address",
        "bucket",
        "budgets",
        "cookie",
        "doors",
        "gains",
        "gone",
        "house",
        "language",
        "nonsense",
        "person",
        "seq",
        "since",
        "table",
        "table_id",
        "views",
        "who",
        "wire",
    )

    def __init__(self, house: House, table_id: str, call: Call) -> None:
        self.house = house
        self.table_id = table_id
        self.address = household(call.client[0]) if call.client else "-"
        self.cookie = cookie_parser(call.headers.get("cookie", "")).get(COOKIE)
        self.language = choose_language(call.query.get("lang"), call.headers.get("accept-language"))
        self.views = call.query.get("views", "true") != "false"
        self.gains = call.query.get("gains", "false") == "true"
        self.since = _number(call.query.get("since"))
        self.bucket = Bucket(house.settings.socket_rate, house.settings.socket_burst)
        self.who: Person | None = None
        self.person: str | None = None
        self.wire: Wire
        self.table: Table | None = None
        self.gone = False
        self.doors = ExitStack()
        self.budgets: list[Budget] = house.budgets.for_whom(None, self.address)  # until we know who it is
        self.seq = 0
        self.nonsense = 0

    # -- the wire's

    def opened(self, wire: Wire) -> None:
        self.wire = wire
        self.house.sockets.add(self)
        self.house.metrics.sockets.inc()

    async def come_in(self) -> None:
        try:
            await self._come_in()
        except GameError as error:
            self.refuse(error)
            self.end(CLOSE_CODES.get(status_of(error), 4403))
        finally:
            if self.gone:  # meanwhile
                self._leave()

    async def _come_in(self) -> None:
        house = self.house
        house.porter.check_address(self.address)
        self.doors.enter_context(house.doors.through("address", self.address))
        self.belongs_to(await house.identities.of_cookie(self.cookie))
        if self.person is not None:
            self.doors.enter_context(house.doors.through("person", self.person))
        await house.limits.check("http", self.person or self.address)
        self.budgets = house.budgets.for_whom(self.person, self.address)
        id = self.table_id
        table = await house.hall.find(id[:64] if id.isascii() and "\x00" not in id else "")
        house.hall.check_watch(table, self.person)
        self.table = table
        await paid(self.budgets, partial(_greet, house, table, self, self.since))

    def puts_up_with(self) -> bool:
        if self.bucket.take() or not self.bucket.hopeless():
            return True
        self.end(4429)
        return False

    def owes(self, seconds: float) -> bool:
        return any([budget.charge(seconds) for budget in self.budgets])

    async def pays(self, work: Callable[[], Awaitable[None]]) -> None:
        await paid(self.budgets, work)

    def answers_at_once(self, text: str | None) -> bool:
        """Pages ask whether we are there more often than anything else."""
        if text != PING or not self.bucket.take():
            return False
        self.house.metrics.messages.labels("ping").inc()
        self.put(pong(self.house, 0))
        return True

    async def heard(self, text: str | None) -> None:
        house = self.house
        if not self.bucket.take():
            if self.bucket.hopeless():
                self.end(4429)
                return
            house.metrics.refusals.labels("error-server-too-fast").inc()
            self.refuse(ServerError("error-server-too-fast", seconds=1))
            return
        assert self.table is not None
        await paid(self.budgets, partial(_hear, house, self.table, self, text))
        if self.nonsense >= house.settings.socket_nonsense:
            self.end(4400)

    def closed(self) -> None:
        self.gone = True
        self.house.sockets.discard(self)
        self.house.metrics.sockets.dec()
        self._leave()

    def _leave(self) -> None:
        self.doors.close()
        if self.table is not None:
            self.table.audience.leave(self)

    # -- everybody else's

    def put(self, message: bytes) -> None:
        self.wire.put(message)

    def end(self, code: int) -> None:
        """Closes after what is waiting was sent."""
        self.wire.end(code)

    def belongs_to(self, person: Person | None) -> None:
        self.who = person
        self.person = None if person is None else person.id

    def refuse(self, error: GameError, id: Any = None) -> None:
        self.put(dump({"type": "error", "id": id, **error_json(error, self.language)}))


@dataclass
class Coming:
    """Who is here, and somebody who is about to be."""

    audience: Audience
    person: str | None

    def __contains__(self, person: object) -> bool:
        return person == self.person or person in self.audience


def pong(house: House, id: Any) -> bytes:
    return dump({"type": "pong", "id": id, "pulse": house.pulse()})


def _number(text: str | None) -> int | None:
    if text is None or not text.isascii() or not text.isdecimal() or len(text) > 15:
        return None
    return int(text)


async def _greet(house: House, table: Table, socket: Socket, since: int | None) -> None:
    hall, audience = house.hall, table.audience

    def picture() -> tuple[dict[str, Any], list[bytes], int]:
        pictures = [audience.picture(angle) for angle in audience.angles(socket)]
        return table.json(socket.person, Coming(audience, socket.person)), pictures, table.turn

    start = audience.seq if since is None else min(since, audience.seq)
    while True:
        seen, pictures, turn = await hall.settled(table, picture)
        from_here = max(start, audience.seq - MOST_MISSED)
        missed, socket.seq = await hall.events(table, from_here, MOST_MISSED)
        if turn == table.turn:
            break  # nothing was shown to others meanwhile; from here on the audience tells
    hall.check_watch(table, socket.person)  # the host may have closed the table meanwhile
    socket.put(dump({"type": "hello", "table": seen, "seq": seen["seq"], "pulse": house.pulse()}))
    if missed:
        socket.put(events_message(missed, socket.seq, table, from_here > start))
    for message in pictures:
        socket.put(message)
    audience.join(socket)
    audience.show_events(socket)


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
        return pong(house, message.id)
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
        look = partial(table.audience.look, message.seat, message.gains, message.sheets)
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
