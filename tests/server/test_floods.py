"""Sockets that send more than anybody can hear: they end, and others are answered meanwhile."""

import asyncio
import re
from collections.abc import Awaitable, Callable

import httpx
import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from boulevard.server.wire import Call, Hearer, Wire

from .helpers import Browser, Live, Server

PING = bytes([0x89, 0x80, 0, 0, 0, 0])
BEGIN = bytes([0x01, 0x80, 0, 0, 0, 0])  # an empty part of a text
PART = bytes([0x00, 0x80, 0, 0, 0, 0])
FLOODS = {"pings": PING * 20_000, "parts": BEGIN + PART * 20_000}


def text_frame(text: bytes) -> bytes:
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


def close_code(live: Live) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        live.until("nothing that is ever said")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


@pytest.mark.parametrize("flood", FLOODS)
def test_a_flood_of_frames_that_say_nothing_ends_the_socket(
    new_server: Callable[..., Server], flood: str
) -> None:
    server = new_server(socket_rate=30, socket_burst=120)
    ann, mallory = Browser(server, "Ann"), Browser(server, "Mallory")
    table = ann.new_table("mb", start=True)["id"]
    live = mallory.live(table)
    live.until("hello")
    live.socket.socket.sendall(FLOODS[flood])
    assert close_code(live) == 4429
    ann.new_table("mb", start=True)


@pytest.mark.parametrize("flood", FLOODS)
def test_reading_is_at_the_cost_of_whoever_sends(new_server: Callable[..., Server], flood: str) -> None:
    server = new_server(person_share=0.001, share_burst=0.01)  # a socket may send as much as it likes
    ann, mallory = Browser(server, "Ann"), Browser(server, "Mallory")
    live = mallory.live(ann.new_table("mb", start=True)["id"])
    live.until("hello")
    # Whoever asks whether we are there is answered as soon as that is read.
    asks = text_frame(b'{"type":"ping","id":0}')
    live.socket.socket.sendall(FLOODS[flood] + (asks if flood == "pings" else b"\x80" + asks[1:]))
    Browser(server, "Ben").new_table("mb", start=True)
    # Somebody else was answered, and the last of it is not even read.
    metrics = httpx.get(server.url + "/metrics").text
    assert not re.search(r'messages_total\{type="ping"\} [1-9]', metrics)


class Listening:
    """Somebody at our end who writes down what is heard, and what else happened before that."""

    def __init__(self, order: list[str]) -> None:
        self.order = order
        self.done = asyncio.Event()

    def opened(self, wire: Wire) -> None:
        self.wire = wire

    async def come_in(self) -> None:
        pass

    def puts_up_with(self) -> bool:
        return True

    def owes(self, seconds: float) -> bool:
        return False

    async def pays(self, work: Callable[[], Awaitable[None]]) -> None:
        await work()

    def answers_at_once(self, text: str | None) -> bool:
        return False

    async def heard(self, text: str | None) -> None:
        self.order.append(str(text)[:20])
        if text == "last":
            self.done.set()
        else:
            asyncio.get_running_loop().call_soon(self.order.append, "somebody else")

    def closed(self) -> None:
        pass


def heard_of(frames: bytes) -> list[str]:
    """In which order a server hears of what comes at once; everything it does in between is noted too."""
    order: list[str] = []
    listening = Listening(order)

    class Reception:
        def receive(self, call: Call) -> Hearer:
            return listening

    async def main() -> None:
        config, state = Config("none:none", ws_max_size=65536), ServerState()
        loop = asyncio.get_running_loop()
        server = await loop.create_server(
            lambda: Wire(config, state, {}, reception=Reception()), "127.0.0.1", 0
        )
        port = server.sockets[0].getsockname()[1]
        async with connect(f"ws://127.0.0.1:{port}/") as client:
            client.transport.write(frames)
            await asyncio.wait_for(listening.done.wait(), 60)
        server.close()

    asyncio.run(main())
    return order


def test_others_are_heard_between_two_messages() -> None:
    order = heard_of(text_frame(b"1") + text_frame(b"2") + text_frame(b"last"))
    assert order == ["1", "somebody else", "2", "somebody else", "last"]


def test_a_message_in_many_parts_is_one_message() -> None:
    frames = bytes([0x01, 0x81, 0, 0, 0, 0]) + b"a"
    frames += (bytes([0x00, 0x81, 0, 0, 0, 0]) + b"b") * 5000 + PART * 5000 + PING * 5000
    order = heard_of(frames + bytes([0x80, 0x81, 0, 0, 0, 0]) + b"c" + text_frame(b"last"))
    assert order == ["abbbbbbbbbbbbbbbbbbb", "somebody else", "last"]


def test_nothing_is_lost_of_what_comes_at_once() -> None:
    messages = [f"{number}".encode() for number in range(5000)]
    order = heard_of(b"".join(map(text_frame, messages)) + text_frame(b"last"))
    assert [text for text in order if text != "somebody else"] == [*map(bytes.decode, messages), "last"]
    assert order.count("somebody else") == len(messages)
