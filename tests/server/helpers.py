"""Servers in processes of their own, and people who use them."""

import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections import deque
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from boulevard.server.settings import Settings
from boulevard.server.shapes import TOLD

# Starts servers as often as it is told: the modules are loaded once, every server is a process of its own.
LAUNCHER = """
import json, os, sys
from boulevard.server.run import serve_with
from boulevard.server.settings import Settings
import boulevard.server.app, uvicorn.loops.auto, uvicorn.protocols.http.auto, uvicorn.lifespan.on
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "start":
        told = json.loads(rest)
        child = os.fork()
        if child == 0:
            os.close(0)
            log = os.open(told["log"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
            os.dup2(log, 1)
            os.dup2(log, 2)
            serve_with(Settings(**told["settings"]))
            os._exit(0)
        print(child, flush=True)
    else:
        print(os.waitpid(int(rest), 0)[1], flush=True)
"""
FAST = {"http_rate": "1000000/minute", "create_rate": "1000000/hour", "login_rate": "100000/minute"}


OPENED: list[Any] = []  # closed after every test


def close_what_was_opened() -> None:
    while OPENED:
        OPENED.pop().close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Launcher:
    """One for all servers of a test run: what they are made of is loaded once."""

    process: "subprocess.Popen[str] | None" = None

    @classmethod
    def tell(cls, line: str) -> int:
        if cls.process is None:
            cls.process = subprocess.Popen(
                [sys.executable, "-c", LAUNCHER],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                env={**os.environ, "PYTHONWARNINGS": ""},
            )
        assert cls.process.stdin is not None
        assert cls.process.stdout is not None
        cls.process.stdin.write(line + "\n")
        cls.process.stdin.flush()
        return int(cls.process.stdout.readline())

    @classmethod
    def close(cls) -> None:
        if cls.process is not None:
            for pipe in (cls.process.stdin, cls.process.stdout):
                if pipe is not None:
                    pipe.close()
            cls.process.wait(30)
            cls.process = None


class Server:
    """A server that can be killed and started again on the same data."""

    def __init__(self, folder: Path, database_url: str = "", **more: Any) -> None:
        chosen = {
            **FAST,
            "socket_rate": 1e6,
            "socket_burst": 1_000_000,
            "socket_nonsense": 10**9,
            "person_share": 1e6,
            "address_share": 1e6,
            "sockets_of_address": 10_000,
            "look_every": 0.3,
            "pause": 0,
            "workers": 1,
            **more,
        }
        chosen.setdefault("port", free_port())
        self.settings = Settings(data_dir=str(folder), database_url=database_url, **chosen)
        self.log = folder / "server.log"
        folder.mkdir(parents=True, exist_ok=True)
        self.pid = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.settings.port}"

    def start(self) -> "Server":
        self.log.touch()
        told = {"log": str(self.log), "settings": self.settings.model_dump()}
        self.pid = Launcher.tell("start " + json.dumps(told))
        until = time.monotonic() + 180
        while True:
            try:
                if httpx.get(self.url + "/healthz", timeout=5).status_code == 200:
                    return self
            except httpx.HTTPError:
                pass
            if time.monotonic() > until:
                raise AssertionError("the server did not start:\n" + self.log.read_text()[-3000:])
            time.sleep(0.02)

    def end(self, how: signal.Signals) -> int:
        """Sends a signal and waits until the process is gone; what it left with."""
        os.kill(self.pid, how)
        status = Launcher.tell(f"wait {self.pid}")
        self.pid = 0
        return os.waitstatus_to_exitcode(status)

    def kill(self) -> None:
        assert self.end(signal.SIGKILL) == -signal.SIGKILL

    def stop(self) -> int:
        return self.end(signal.SIGTERM)

    def close(self) -> None:
        if self.pid:
            self.stop()


@contextmanager
def served(folder: Path, database_url: str = "", **more: Any) -> Iterator[Server]:
    server = Server(folder, database_url, **more)
    try:
        yield server.start()
    finally:
        server.close()


class Browser:
    """Somebody with a cookie."""

    def __init__(self, server: Server, name: str | None = "Ann", identity: bool = True) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=60)
        OPENED.append(self.http)
        if identity:
            self.post("/api/me", {} if name is None else {"name": name})

    def get(self, path: str, expect: int = 200, **params: Any) -> Any:
        answer = self.http.get(path, params=params or None)
        assert answer.status_code == expect, answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def post(self, path: str, body: Any = None, status: int | None = None, **headers: str) -> Any:
        answer = self.http.post(path, json=body, headers=headers)
        if status is None:
            assert answer.status_code in (200, 201, 204), answer.text
        else:
            assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    def live(self, table: str, **params: Any) -> "Live":
        return Live(self, table, **params)

    def new_table(self, places: str, **more: Any) -> Any:
        """`places`: m for me, b for a bot, o for open."""
        kinds = {"m": {"kind": "me"}, "b": {"kind": "bot", "bot": "random"}, "o": {"kind": "open"}}
        return self.post(
            "/api/tables", {"game": "welcome-to", "places": [kinds[letter] for letter in places], **more}
        )

    def random_turn(self, table: str, seat: int, chance: random.Random) -> Any:
        """Drafts and confirms a random turn, step by step."""
        here = f"/api/tables/{table}"
        view = self.get(f"{here}/view", seat=seat)
        tokens: list[str] = list(view["draft"])
        while True:
            tokens.append(chance.choice(view["legal"]))
            done = self.post(f"{here}/seats/{seat}/draft", {"tokens": tokens, "turn": view["turn"]})
            if done["confirmed"]:
                return done
            view = done["view"]

    def random_steps(self, table: str, seat: int, chance: random.Random) -> None:
        """A random step in a game in turns; somebody else may act meanwhile, and then it is refused."""
        here = f"/api/tables/{table}"
        legal = self.get(f"{here}/view", seat=seat)["legal"]
        if legal:
            answer = self.http.post(f"{here}/seats/{seat}/step", json={"token": chance.choice(legal)})
            assert answer.status_code in (200, 409), answer.text

    def play_on(self, table: str, chance: random.Random) -> Any:
        """Plays all seats of this person until the game is over."""
        while True:
            seen = self.get(f"/api/tables/{table}")
            if seen["status"] == "over":
                return seen
            mine = [
                seat["seat"] for seat in seen["seats"] if seat["yours"] and seat["seat"] in seen["waiting"]
            ]
            for seat in mine:
                if seen["simultaneous"]:
                    self.random_turn(table, seat, chance)
                else:
                    self.random_steps(table, seat, chance)
            if not mine:
                self.get(f"/api/tables/{table}/events", since=seen["seq"], wait=2)


def with_cookie_of(other: Browser, server: Server | None = None) -> Browser:
    same = Browser(server or other.server, identity=False)
    same.http.cookies.set("boulevard", other.http.cookies["boulevard"])
    return same


def hot_seats(browser: Browser, seats: int, mine: int) -> str:
    """A running table where somebody holds many seats, and bots the rest."""
    places = [{"kind": "me"}] * mine + [{"kind": "bot", "bot": "random"}] * (seats - mine)
    return str(browser.post("/api/tables", {"game": "welcome-to", "places": places, "start": True})["id"])


class Live:
    """A socket of somebody's."""

    def __init__(self, browser: Browser, table: str, root: str = "", **params: Any) -> None:
        query = "&".join(f"{name}={value}" for name, value in params.items())
        address = browser.server.url.replace("http", "ws") + f"{root}/api/tables/{table}/live?{query}"
        cookie = "; ".join(f"{name}={value}" for name, value in browser.http.cookies.items())
        headers = {"Cookie": cookie} if cookie else {}
        closing = ExitStack()
        self.socket: ClientConnection = closing.enter_context(
            connect(address, additional_headers=headers, max_size=None, open_timeout=60)
        )
        OPENED.append(closing)
        self.number = 0
        self.heard: list[Any] = []
        self.aside: deque[Any] = deque()  # came while an answer was awaited

    def receive(self) -> Any:
        """The next message that was not the answer to a question."""
        return self.aside.popleft() if self.aside else self._next()

    def _next(self) -> Any:
        text = self.socket.recv(60)
        TOLD.validate_json(text)  # nothing leaves the server that its description does not know
        message = json.loads(text)
        self.heard.append(message)
        return message

    def until(self, kind: str, **fields: Any) -> Any:
        while True:
            message = self.receive()
            if message["type"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message

    def until_turn(self, seat: int, after: int) -> Any:
        """A view of a later turn in which this seat may act, or None when the game is over."""
        while True:
            message = self.receive()
            if message["type"] == "view" and message["seat"] == seat and message["turn"] > after:
                if message["may_act"]:
                    return message
            if message["type"] == "table" and message["table"]["status"] == "over":
                return None
            if message["type"] == "hello" and message["table"]["status"] == "over":
                return None

    def ask(self, **message: Any) -> Any:
        """Sends a message and waits for its answer."""
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, **message}))
        while True:
            answer = self._next()
            if answer.get("id") == self.number and answer["type"] in ("answer", "error", "pong"):
                return answer
            self.aside.append(answer)

    def close(self) -> None:
        self.socket.close()
