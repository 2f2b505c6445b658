"""`boulevard load`: how much a server bears. Scripted players over WebSockets, and what they measured.

Each player has an identity and a socket of its own. They draft step by step, as people do, and the time that
counts is the one from sending the confirmation (in games in turns: a step) to hearing that it is durable.
"""

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from boulevard.games.catalogue import find_game

from .errors import ServerError
from .settings import Settings

START = (
    "import json, sys; from boulevard.server.run import serve_with; "
    "from boulevard.server.settings import Settings; serve_with(Settings(**json.loads(sys.argv[1])))"
)
UNLIMITED = {
    "http_rate": "100000000/minute",
    "create_rate": "100000000/minute",
    "login_rate": "100000000/minute",
    "person_share": 1e6,
    "address_share": 1e6,
    "sockets_of_address": 1_000_000,
    "socket_rate": 1e6,
    "socket_burst": 1_000_000,
    "log_level": "warning",
}


@dataclass
class Report:
    """What was measured."""

    database: str
    players: int
    tables: int
    moves: int = 0
    seconds: float = 0.0
    acknowledgements: list[float] = field(default_factory=list, repr=False)  # of confirmed moves, in seconds
    drafts: list[float] = field(default_factory=list, repr=False)
    refused: int = 0
    finished: int = 0  # tables
    memory_start: int = 0  # bytes of the server process
    memory_tables: int = 0
    memory_sockets: int = 0
    memory_end: int = 0
    server_cpu: float = 0.0  # seconds of processor time while measuring

    def percentile(self, values: list[float], share: float) -> float:
        ordered = sorted(values)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0

    def lines(self) -> list[tuple[str, str]]:
        rate = self.moves / self.seconds if self.seconds else 0.0

        def ms(values: list[float], share: float) -> str:
            return f"{self.percentile(values, share) * 1000:.1f} ms"

        return [
            ("database", self.database),
            ("players connected", str(self.players)),
            ("tables", f"{self.tables} ({self.finished} finished)"),
            ("confirmed moves", f"{self.moves} in {self.seconds:.1f} s"),
            ("confirmed moves a second", f"{rate:.0f}"),
            ("acknowledgement p50", ms(self.acknowledgements, 0.50)),
            ("acknowledgement p99", ms(self.acknowledgements, 0.99)),
            ("acknowledgement worst", ms(self.acknowledgements, 1.0)),
            ("draft step p50", ms(self.drafts, 0.50)),
            ("draft step p99", ms(self.drafts, 0.99)),
            ("refused messages", str(self.refused)),
            (
                "server processor time",
                f"{self.server_cpu / self.seconds * 100 if self.seconds else 0:.0f} % of a core",
            ),
            ("memory at start", f"{self.memory_start / 1e6:.0f} MB"),
            (
                "memory per table",
                f"{max(0, self.memory_tables - self.memory_start) / self.tables / 1e3:.1f} kB",
            ),
            (
                "memory per connection",
                f"{max(0, self.memory_sockets - self.memory_tables) / self.players / 1e3:.1f} kB",
            ),
            ("memory at the end", f"{self.memory_end / 1e6:.0f} MB"),
        ]

    def __str__(self) -> str:
        return "\n".join(f"{name + ':':28}{value}" for name, value in self.lines())


class Http:
    """The few requests that set things up."""

    def __init__(self, url: str, cookie: str = "") -> None:
        address = urlsplit(url)
        kind = HTTPSConnection if address.scheme == "https" else HTTPConnection
        self.connection = kind(address.hostname or "127.0.0.1", address.port, timeout=120)
        self.cookie = cookie

    def close(self) -> None:
        self.connection.close()

    def post(self, path: str, body: object) -> Any:
        headers = {"Content-Type": "application/json"}
        if self.cookie:
            headers["Cookie"] = self.cookie
        self.connection.request("POST", path, orjson.dumps(body), headers)
        answer = self.connection.getresponse()
        text = answer.read()
        if answer.status == 429:
            raise ServerError("error-load-limits")
        if answer.status >= 300:
            raise ServerError("error-load-server", reason=f"{path}: {answer.status} {text[:200].decode()}")
        for cookie in answer.headers.get_all("Set-Cookie") or ():
            self.cookie = cookie.partition(";")[0]
        return orjson.loads(text) if text else None


def _new_people(url: str, count: int) -> list[str]:
    """Cookies of new guests."""

    def some(numbers: range) -> list[str]:
        cookies = []
        with closing(Http(url)) as http:
            for number in numbers:
                http.cookie = ""
                http.post("/api/me", {"name": f"Player {number + 1}"})
                cookies.append(http.cookie)
        return cookies

    parts = [range(start, min(start + 50, count)) for start in range(0, count, 50)]
    with ThreadPoolExecutor(4) as pool:
        return [cookie for part in pool.map(some, parts) for cookie in part]


def _set_table(url: str, cookies: list[str], game: str, options: dict[str, Any]) -> str:
    """A running table with one seat for each of these people."""
    with closing(Http(url, cookies[0])) as http:
        table = http.post("/api/tables", {"game": game, "seats": len(cookies), "options": options})
        invite = table["invite"].rpartition("/")[2]
        id: str = table["id"]
        for seat, cookie in enumerate(cookies[1:], 1):
            http.cookie = cookie
            http.post(f"/api/tables/{id}/seats/{seat}/take", {"invite": invite})
        http.cookie = cookies[0]
        http.post(f"/api/tables/{id}/start", {})
    return id


class Player:
    """A scripted player: any legal steps, one turn at a time."""

    def __init__(self, load: "Load", url: str, table: str, seat: int, cookie: str) -> None:
        self.load = load
        self.simultaneous = load.simultaneous
        self.address = url.replace("http", "ws", 1) + f"/api/tables/{table}/live?views=false"
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.chance = random.Random(f"{table}/{seat}")
        self.number = 0
        self.turn = 0
        self.waits: dict[int, asyncio.Future[Any]] = {}
        self.over = False
        self.socket: ClientConnection

    async def open(self) -> None:
        self.socket = await connect(
            self.address,
            additional_headers={"Cookie": self.cookie},
            compression=None,
            max_size=None,
            ping_interval=None,
            open_timeout=120,
        )
        self.reader = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        try:
            async for text in self.socket:
                message = orjson.loads(text)
                kind = message["type"]
                if kind in ("answer", "error"):
                    wait = self.waits.pop(message["id"], None)
                    if wait is not None and not wait.done():
                        wait.set_result(message)
                elif kind == "turn":
                    if message["legal"] and message["turn"] > self.turn:
                        self.turn = message["turn"]
                        self.load.may_act(self, message["legal"])
                elif kind == "events" and any(event["kind"] == "over" for event in message["events"]):
                    self.over = True
                    self.load.ended(self)
        except ConnectionClosed:
            self.load.lost += 1

    async def _ask(self, **message: Any) -> Any:
        self.number += 1
        wait = self.waits[self.number] = asyncio.get_running_loop().create_future()
        message["id"] = self.number
        await self.socket.send(orjson.dumps(message), text=True)
        return await wait

    async def play(self, legal: list[str]) -> None:
        """One turn, confirmed; in a game in turns one step."""
        report = self.load.report
        turn = self.turn
        if not self.simultaneous:
            started = time.perf_counter()
            token = self.chance.choice(legal)
            answer = await self._ask(type="step", seat=self.seat, token=token, brief=True)
            if answer["type"] == "error":
                report.refused += 1  # somebody else was quicker
            else:
                self.load.acknowledged(time.perf_counter() - started)
            return
        tokens: list[str] = []
        while legal:
            tokens.append(self.chance.choice(legal))
            started = time.perf_counter()
            answer = await self._ask(type="draft", seat=self.seat, tokens=tokens, turn=turn, brief=True)
            took = time.perf_counter() - started
            if answer["type"] == "error":
                report.refused += 1
                return
            if answer["confirmed"]:
                self.load.acknowledged(took)
                return
            report.drafts.append(took)
            legal = answer["legal"]


class Load:
    def __init__(self, report: Report, rate: float, simultaneous: bool) -> None:
        self.report = report
        self.simultaneous = simultaneous
        self.rate = rate  # confirmed moves a second to aim for; 0: as fast as it goes
        self.ready: deque[tuple[Player, list[str]]] = deque()
        self.tasks: set[asyncio.Task[None]] = set()
        self.lost = 0
        self.over: set[str] = set()
        self.measuring = False
        self.all_over = asyncio.Event()

    def may_act(self, player: Player, legal: list[str]) -> None:
        if self.rate:
            self.ready.append((player, legal))
        else:
            self._go(player, legal)

    def ended(self, player: Player) -> None:
        self.over.add(player.table)
        self.report.finished = len(self.over)
        if len(self.over) == self.report.tables:
            self.all_over.set()

    def acknowledged(self, took: float) -> None:
        if self.measuring:
            self.report.moves += 1
            self.report.acknowledgements.append(took)

    def _go(self, player: Player, legal: list[str]) -> None:
        task = asyncio.create_task(player.play(legal))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def pace(self) -> None:
        """Lets players begin their turns at a steady rate, whoever is ready first."""
        started = time.perf_counter()
        begun = 0
        while True:
            await asyncio.sleep(0.002)
            due = int((time.perf_counter() - started) * self.rate)
            while begun < due and self.ready:
                self._go(*self.ready.popleft())
                begun += 1
            if not self.ready:  # nobody was ready: the time is not made up later
                begun = max(begun, due - 5)


async def _play(
    url: str,
    report: Report,
    seats: list[tuple[str, int, str]],
    rate: float,
    seconds: float,
    pid: int | None,
    simultaneous: bool,
) -> None:
    load = Load(report, rate, simultaneous)
    players = [Player(load, url, table, seat, cookie) for table, seat, cookie in seats]
    held, load.rate = load.rate, load.rate or 1e-9  # nobody begins before everybody is connected
    for start in range(0, len(players), 25):
        await asyncio.gather(*(player.open() for player in players[start : start + 25]))
    await asyncio.sleep(1.0)
    report.memory_sockets = _memory(pid)
    load.rate = held
    load.measuring = True
    cpu, started = _cpu(pid), time.perf_counter()
    pacer = None
    if load.rate:
        pacer = asyncio.create_task(load.pace())
    else:
        while load.ready:
            load._go(*load.ready.popleft())
    try:
        async with asyncio.timeout(seconds):
            await load.all_over.wait()
    except TimeoutError:
        pass
    except asyncio.CancelledError:
        pass  # interrupted: what was measured until now counts
    report.seconds = time.perf_counter() - started
    report.server_cpu = _cpu(pid) - cpu
    load.measuring = False
    report.memory_end = _memory(pid)
    if pacer is not None:
        pacer.cancel()
    for task in list(load.tasks):
        task.cancel()
    if load.lost:
        raise ServerError("error-load-lost", count=load.lost)
    for player in players:
        player.reader.cancel()
        player.socket.transport.abort()


def _memory(pid: int | None) -> int:
    """Bytes of real memory of a process (Linux; elsewhere 0)."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except (OSError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


def _cpu(pid: int | None) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def load(
    players: int = 1000,
    tables: int = 250,
    rate: float = 500.0,
    seconds: float = 30.0,
    game: str = "welcome-to",
    url: str = "",
    database_url: str = "",
    options: dict[str, Any] | None = None,
    say: Callable[[str], None] = lambda _: None,
) -> Report:
    """Measures a server: the one at `url`, or one started for the purpose (on a new SQLite file, or on
    `database_url`). `rate` 0 lets everybody play as fast as it goes; `seconds` is the longest it may take."""
    chosen = find_game(game)
    for count in {players // tables, -(-players // tables)}:  # shares differ by one
        chosen.choose_options(count, options or {})
    with tempfile.TemporaryDirectory(prefix="boulevard-load-") as folder:
        process: subprocess.Popen[bytes] | None = None
        if not url:
            process, url = _start(folder, database_url)
        try:
            report = Report("given server" if process is None else _name(database_url), players, tables)
            pid = None if process is None else process.pid
            report.memory_start = _memory(pid)
            say(f"{players} people come in ...")
            cookies = _new_people(url, players)
            report.memory_start = _memory(pid)  # with people known, so that a table is only a table
            shares = [cookies[number::tables] for number in range(tables)]

            def set_up(share: list[str]) -> str:
                return _set_table(url, share, game, options or {})

            say(f"{tables} tables are set ...")
            with ThreadPoolExecutor(4) as pool:
                ids = list(pool.map(set_up, shares))
            report.memory_tables = _memory(pid)
            seats = [
                (id, seat, cookie) for id, share in zip(ids, shares) for seat, cookie in enumerate(share)
            ]
            say(f"They connect, and play for up to {seconds:.0f} s; Ctrl-C ends it earlier ...")
            asyncio.run(_play(url, report, seats, rate, seconds, pid, chosen.simultaneous))
            return report
        except (OSError, HTTPException, WebSocketException) as error:
            reason = str(error) or type(error).__name__
            raise ServerError("error-load-server", reason=reason.splitlines()[0]) from error
        finally:
            if process is not None:
                process.send_signal(signal.SIGTERM)
                try:
                    process.wait(30)
                except subprocess.TimeoutExpired:
                    process.kill()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _name(database_url: str) -> str:
    return "PostgreSQL" if database_url.startswith("postgres") else "SQLite"


def _start(folder: str, database_url: str) -> tuple["subprocess.Popen[bytes]", str]:
    port = free_port()
    settings = Settings(data_dir=folder, database_url=database_url, port=port, **UNLIMITED)
    # A session of its own: Ctrl-C is for us, and the server is still needed then.
    process = subprocess.Popen(
        [sys.executable, "-c", START, settings.model_dump_json()], start_new_session=True
    )
    url = f"http://127.0.0.1:{port}"
    until = time.monotonic() + 60
    while time.monotonic() < until:
        try:
            with closing(HTTPConnection("127.0.0.1", port, timeout=5)) as connection:
                connection.request("GET", "/healthz")
                if connection.getresponse().status == 200:
                    return process, url
        except OSError:
            pass
        if process.poll() is not None:
            break
        time.sleep(0.05)
    process.kill()
    raise ServerError("error-load-server", reason=url)
