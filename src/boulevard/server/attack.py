"""`boulevard load --attack`: one guest who wants everything, while others play.

`looks` sends a thousand questions at once, again and again, to a table where the guest holds a thousand
seats. `replays` sets three tables with a thousand bots, and asks with twenty voices for the replay of one.
Both hold more seats than a server allows by default (`ROOM`); every other limit stays as it is.
"""

import contextlib
import threading
import time
from http.client import HTTPConnection, HTTPException
from urllib.parse import urlsplit

import orjson
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

ATTACKS = ("looks", "replays")
SEATS = 1000
ROOM = {"seats_of_person": SEATS, "bots_at_table": SEATS}
HOUSEHOLD = "127.0.0.2"  # nobody else's
AT_ONCE = 1000
VOICES = 20
SHORT = 0.2  # seconds


class Guest:
    """Somebody with a cookie, who is not discouraged."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.cookie = ""

    def ask(self, method: str, path: str, body: object = None) -> object:
        address = urlsplit(self.url)
        line = HTTPConnection(
            address.hostname or "127.0.0.1", address.port, timeout=60, source_address=(HOUSEHOLD, 0)
        )
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        with contextlib.closing(line):
            line.request(method, path, None if body is None else orjson.dumps(body), headers)
            answer = line.getresponse()
            text = answer.read()
            for cookie in answer.headers.get_all("Set-Cookie") or ():
                self.cookie = cookie.partition(";")[0]
        return orjson.loads(text) if answer.status < 300 and text else None

    def table(self, kind: dict[str, str]) -> str:
        places = [{"kind": "me"}, *[kind] * (SEATS - 1)]
        made = self.ask("POST", "/api/tables", {"game": "welcome-to", "places": places, "start": True})
        assert isinstance(made, dict), "the table was refused"
        return str(made["id"])


def attack(url: str, how: str, seconds: float) -> None:
    """What the attacker's process does."""
    guest = Guest(url)
    guest.ask("POST", "/api/me", {"name": "Mallory"})
    until = time.monotonic() + seconds
    if how == "looks":
        _look(guest, guest.table({"kind": "me"}), until)
        return
    tables = [guest.table({"kind": "bot", "bot": "random"}) for _ in range(3)]
    voices = [threading.Thread(target=_leaf, args=(guest, tables[0], until)) for _ in range(VOICES)]
    for voice in voices:
        voice.start()
    for voice in voices:
        voice.join()


def _look(guest: Guest, table: str, until: float) -> None:
    address = guest.url.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    frames = b""
    for number in range(AT_ONCE):
        text = orjson.dumps({"type": "look", "id": number})
        frames += bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text
    while time.monotonic() < until:
        with contextlib.suppress(OSError, WebSocketException, TimeoutError):
            line = connect(
                address,
                additional_headers={"Cookie": guest.cookie},
                max_size=None,
                source_address=(HOUSEHOLD, 0),
            )
            with line as live:
                live.socket.sendall(frames)
                left = min(until, time.monotonic() + 3)
                while (rest := left - time.monotonic()) > 0:
                    live.recv(rest)
        time.sleep(SHORT)


def _leaf(guest: Guest, table: str, until: float) -> None:
    while time.monotonic() < until:
        with contextlib.suppress(OSError, HTTPException):
            if guest.ask("GET", f"/api/tables/{table}/replay?from=0&to=100") is None:
                time.sleep(SHORT)
