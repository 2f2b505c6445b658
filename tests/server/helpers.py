"""Servers in processes of their own, and people who use them."""

import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from boulevard.server.settings import Settings

START = """
import json, sys
from boulevard.server.run import serve_with
from boulevard.server.settings import Settings
serve_with(Settings(**json.loads(sys.argv[1])))
"""
FAST = {"http_rate": "1000000/minute", "create_rate": "1000000/hour", "login_rate": "100000/minute"}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server that can be killed and started again on the same data."""

    def __init__(self, folder: Path, database_url: str = "", **more: Any) -> None:
        chosen = {**FAST, "socket_rate": 1e6, "socket_burst": 1_000_000, "look_every": 0.3, **more}
        self.settings = Settings(data_dir=str(folder), database_url=database_url, port=free_port(), **chosen)
        self.log = folder / "server.log"
        folder.mkdir(parents=True, exist_ok=True)
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.settings.port}"

    def start(self) -> "Server":
        with open(self.log, "ab") as out:
            self.process = subprocess.Popen(
                [sys.executable, "-c", START, json.dumps(asdict(self.settings))],
                stdout=out,
                stderr=out,
                env={**os.environ, "PYTHONWARNINGS": ""},
            )
        until = time.monotonic() + 60
        while True:
            try:
                if httpx.get(self.url + "/healthz", timeout=5).status_code == 200:
                    return self
            except httpx.HTTPError:
                pass
            if self.process.poll() is not None or time.monotonic() > until:
                raise AssertionError("the server did not start:\n" + self.log.read_text()[-3000:])
            time.sleep(0.02)

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(30)

    @property
    def running(self) -> bool:
        return self.process is not None and self.process.poll() is None


@contextmanager
def served(folder: Path, database_url: str = "", **more: Any) -> Iterator[Server]:
    server = Server(folder, database_url, **more).start()
    try:
        yield server
    finally:
        if server.running:
            server.stop()


class Browser:
    """Somebody with a cookie."""

    def __init__(self, server: Server, name: str | None = "Ann", identity: bool = True) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=60)
        if identity:
            self.post("/api/me", {} if name is None else {"name": name})

    def get(self, path: str, status: int = 200, **params: Any) -> Any:
        answer = self.http.get(path, params=params)
        assert answer.status_code == status, answer.text
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
        tokens: list[str] = []
        while True:
            tokens.append(chance.choice(view["legal"]))
            done = self.post(f"{here}/seats/{seat}/draft", {"tokens": tokens, "turn": view["turn"]})
            if done["confirmed"]:
                return done
            view = done["view"]

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
                self.random_turn(table, seat, chance)
            if not mine:
                self.get(f"/api/tables/{table}/events", since=seen["seq"], wait=2)


class Live:
    """A socket of somebody's."""

    def __init__(self, browser: Browser, table: str, **params: Any) -> None:
        query = "&".join(f"{name}={value}" for name, value in params.items())
        address = browser.server.url.replace("http", "ws") + f"/api/tables/{table}/live?{query}"
        cookie = "; ".join(f"{name}={value}" for name, value in browser.http.cookies.items())
        headers = {"Cookie": cookie} if cookie else {}
        self.socket: ClientConnection = connect(address, additional_headers=headers, max_size=None)
        self.number = 0
        self.heard: list[Any] = []

    def receive(self, timeout: float = 20) -> Any:
        message = json.loads(self.socket.recv(timeout))
        self.heard.append(message)
        return message

    def until(self, kind: str, **fields: Any) -> Any:
        while True:
            message = self.receive()
            if message["type"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message

    def ask(self, **message: Any) -> Any:
        """Sends a message and waits for its answer."""
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, **message}))
        while True:
            answer = self.receive()
            if answer.get("id") == self.number and answer["type"] in ("answer", "error", "pong"):
                return answer

    def close(self) -> None:
        self.socket.close()
