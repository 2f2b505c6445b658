"""`boulevard load`: how much a server bears. Scripted players over WebSockets, and what they measured.

Each player has an identity and a socket of its own. They draft step by step, as people do, and the time that
counts is the one from sending the confirmation (in games in turns: a step) to hearing that it is durable.
"""

import multiprocessing
import multiprocessing.connection
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import orjson

from boulevard.games.catalogue import find_game

from .attack import ATTACKS, ROOM
from .attack import attack as attack_it
from .crowd import Measured, Seats, take_part
from .errors import ServerError
from .settings import Settings

START = (
    "import json, sys; from boulevard.server.run import serve_with; "
    "from boulevard.server.settings import Settings; serve_with(Settings(**json.loads(sys.argv[1])))"
)
SETTING_UP = 12  # threads that set things up
FIRST_TABLES = 250
A_CROWD = 100  # seats that are not taken one after the other
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
    seconds: float = 0.0
    measured: Measured = field(default_factory=Measured)
    memory_start: int = 0  # bytes of the server's processes
    memory_first: int = 0  # with the first tables, for which processes cease to share what they began with
    first: int = 0
    memory_tables: int = 0
    memory_sockets: int = 0
    memory_end: int = 0
    server_cpu: float = 0.0  # seconds of processor time while measuring
    back: float | None = None  # seconds from the order to start again until everybody was back

    @property
    def moves(self) -> int:
        return self.measured.moves

    @property
    def finished(self) -> int:
        return len(set(self.measured.over))

    def percentile(self, values: list[float], share: float) -> float:
        ordered = sorted(values)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0

    def lines(self) -> list[tuple[str, str]]:
        seen = self.measured
        rate = seen.moves / self.seconds if self.seconds else 0.0

        def ms(values: list[float], share: float) -> str:
            return f"{self.percentile(values, share) * 1000:.1f} ms"

        def cores(seconds: float) -> str:
            return f"{seconds / self.seconds * 100 if self.seconds else 0:.0f} % of a core"

        def each(more: int, less: int, count: int) -> str:
            return f"{max(0, more - less) / count / 1e3:.1f} kB"

        lines = [
            ("database", self.database),
            ("players connected", str(self.players)),
            ("tables", f"{self.tables} ({self.finished} finished)"),
            ("confirmed moves", f"{seen.moves} in {self.seconds:.1f} s"),
            ("confirmed moves a second", f"{rate:.0f}"),
            ("acknowledgement p50", ms(seen.acknowledgements, 0.50)),
            ("acknowledgement p99", ms(seen.acknowledgements, 0.99)),
            ("acknowledgement worst", ms(seen.acknowledgements, 1.0)),
            ("draft step p50", ms(seen.drafts, 0.50)),
            ("draft step p99", ms(seen.drafts, 0.99)),
            ("refused messages", str(seen.refused)),
            ("told for a move", f"{seen.heard / max(1, seen.moves) / 1e3:.1f} kB"),
            ("server processor time", cores(self.server_cpu)),
            ("players' processor time", cores(seen.cpu)),
            ("memory at start", f"{self.memory_start / 1e6:.0f} MB"),
            ("memory per table", each(self.memory_tables, self.memory_first, self.tables - self.first)),
            ("memory per connection", each(self.memory_sockets, self.memory_tables, self.players)),
            ("memory at the end", f"{self.memory_end / 1e6:.0f} MB"),
        ]
        if self.back is not None:
            lines.append(("everybody back after", f"{self.back:.1f} s"))
        return lines

    def __str__(self) -> str:
        return "\n".join(f"{name + ':':28}{value}" for name, value in self.lines())


class Http:
    """The few requests that set things up."""

    def __init__(self, url: str, cookie: str = "", household: str = "") -> None:
        address = urlsplit(url)
        kind = HTTPSConnection if address.scheme == "https" else HTTPConnection
        source = (household, 0) if household else None
        host = address.hostname or "127.0.0.1"
        self.connection = kind(host, address.port, timeout=120, source_address=source)
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


def _new_people(url: str, count: int, households: bool = False) -> list[str]:
    """Cookies of new guests; from one household, or each from their own."""

    def some(numbers: range) -> list[str]:
        cookies = []
        for number in numbers:
            with closing(Http(url, "", _household(number) if households else "")) as http:
                http.post("/api/me", {"name": f"Player {number + 1}"})
                cookies.append(http.cookie)
        return cookies

    parts = [range(start, min(start + 50, count)) for start in range(0, count, 50)]
    with ThreadPoolExecutor(SETTING_UP) as pool:
        return [cookie for part in pool.map(some, parts) for cookie in part]


def _household(number: int) -> str:
    return f"127.1.{number // 250}.{number % 250 + 1}"


def _set_table(url: str, cookies: list[str], game: str, options: dict[str, Any], household: str = "") -> str:
    """A running table with one seat for each of these people."""
    with closing(Http(url, cookies[0], household)) as http:
        table = http.post("/api/tables", {"game": game, "seats": len(cookies), "options": options})
        invite = table["invite"].rpartition("/")[2]
        id: str = table["id"]
        seats = list(enumerate(cookies))[1:]

        def sit(some: list[tuple[int, str]]) -> None:
            with closing(Http(url, "", household)) as own:
                for seat, own.cookie in some:
                    own.post(f"/api/tables/{id}/seats/{seat}/take", {"invite": invite})

        with ThreadPoolExecutor(SETTING_UP if len(seats) > A_CROWD else 1) as pool:
            list(pool.map(sit, [seats[first : first + 50] for first in range(0, len(seats), 50)]))
        http.post(f"/api/tables/{id}/start", {})
    return id


@contextmanager
def _crowd(url: str, shares: list[Seats], rate: float, simultaneous: bool) -> Iterator[list[Connection]]:
    """Processes with players in them, all connected, and pipes to them."""
    start = multiprocessing.get_context("spawn")
    pipes: list[Connection] = []
    processes = []
    try:
        for share in shares:
            ours, theirs = start.Pipe()
            words = (theirs, url, share, rate / len(shares), simultaneous)
            process = start.Process(target=take_part, args=words, daemon=True)
            process.start()
            theirs.close()
            pipes.append(ours)
            processes.append(process)
        for pipe in pipes:
            _hear(pipe)
        yield pipes
    finally:
        for pipe in pipes:
            with suppress(OSError):
                pipe.send("end")
        for process in processes:
            process.join(10)
            process.kill()


@contextmanager
def _attacked(url: str, how: str, seconds: float) -> Iterator[None]:
    """By somebody in a process of their own."""
    if not how:
        yield
        return
    attacker = multiprocessing.get_context("spawn").Process(target=attack_it, args=(url, how, seconds))
    attacker.start()
    try:
        time.sleep(2.0)  # its tables are set
        yield
    finally:
        attacker.kill()
        attacker.join()


def _hear(pipe: Connection) -> Any:
    """The next word that is no news of an end."""
    try:
        while (word := pipe.recv()) == "over":
            pass
    except EOFError:
        raise ServerError("error-load-server", reason="the players could not come in") from None
    return word


def _play(report: Report, pipes: list[Connection], seconds: float, pid: int | None) -> None:
    cpu, started = _cpu(pid), time.perf_counter()
    for pipe in pipes:
        pipe.send("go")
    playing = list(pipes)
    try:
        while playing and (left := started + seconds - time.perf_counter()) > 0:
            for ended in multiprocessing.connection.wait(playing, left):
                assert isinstance(ended, Connection)
                ended.recv()
                playing.remove(ended)
    except KeyboardInterrupt:
        pass  # what was measured until now counts
    report.seconds = time.perf_counter() - started
    report.server_cpu = _cpu(pid) - cpu
    report.memory_end = _memory(pid)
    for pipe in pipes:
        pipe.send("enough")
    for pipe in pipes:
        report.measured.add(_hear(pipe))
    if report.measured.lost:
        raise ServerError("error-load-lost", count=report.measured.lost)


def tree(pid: int | None) -> list[int]:
    """A process and those it started (Linux; elsewhere none)."""
    if pid is None:
        return []
    found = [pid]
    for one in found:
        with suppress(OSError):
            for file in Path(f"/proc/{one}/task").glob("*/children"):
                found += [int(child) for child in file.read_text().split()]
    return found


def _memory(pid: int | None) -> int:
    """Bytes of real memory; what processes share is counted once."""
    total = 0
    for one in tree(pid):
        with suppress(OSError, StopIteration):
            lines = Path(f"/proc/{one}/smaps_rollup").read_text().splitlines()
            total += 1024 * int(next(line for line in lines if line.startswith("Pss:")).split()[1])
    return total


def _cpu(pid: int | None) -> float:
    total = 0.0
    for one in tree(pid):
        with suppress(OSError):
            fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
            total += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return total


class Measuring:
    """A server that is measured: the one at an address, or one of its own."""

    def __init__(self, folder: str, url: str, database_url: str, **settings: Any) -> None:
        self.url = url
        self.settings: Settings | None = None
        self.process: subprocess.Popen[bytes] | None = None
        if not url:
            chosen = {"data_dir": folder, "database_url": database_url, "port": free_port(), **settings}
            self.settings = Settings(**chosen)
            self.url = f"http://127.0.0.1:{self.settings.port}"
            self.start()

    @property
    def pid(self) -> int | None:
        return None if self.process is None else self.process.pid

    def start(self) -> None:
        if self.settings is None:
            return
        # A session of its own: Ctrl-C is for us, and the server is still needed then.
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, self.settings.model_dump_json()], start_new_session=True
        )
        until = time.monotonic() + 60
        while time.monotonic() < until:
            with (
                suppress(OSError),
                closing(HTTPConnection("127.0.0.1", self.settings.port, timeout=5)) as one,
            ):
                one.request("GET", "/healthz")
                if one.getresponse().status == 200:
                    return
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        self.process.kill()
        raise ServerError("error-load-server", reason=self.url)

    def stop(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(30)
            except subprocess.TimeoutExpired:
                self.process.kill()


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
    processes: int = 2,
    restart: bool = False,
    attack: str = "",
) -> Report:
    """Measures a server: the one at `url`, or one started for the purpose (on a new SQLite file, or on
    `database_url`). `rate` 0 lets everybody play as fast as it goes; `seconds` is the longest it may take.
    With `restart` it is stopped and started again afterwards, and everybody comes back. With an `attack`
    (attack.py) everybody comes from a household of their own, and the limits are those of any server."""
    chosen = find_game(game)
    for count in {players // tables, -(-players // tables)}:  # shares differ by one
        chosen.choose_options(count, options or {})
    if restart and url:
        raise ServerError("error-load-restart")
    if attack and (url or attack not in ATTACKS):
        raise ServerError("error-load-attack", known=", ".join(ATTACKS))
    with tempfile.TemporaryDirectory(prefix="boulevard-load-") as folder:
        limits = {**ROOM, "log_level": "warning"} if attack else UNLIMITED
        server = Measuring(folder, url, database_url, **limits)
        try:
            name = "PostgreSQL" if database_url.startswith("postgres") else "SQLite"
            report = Report("given server" if url else name, players, tables)
            say(f"{players} people come in ...")
            cookies = _new_people(server.url, players, bool(attack))
            shares = [cookies[number::tables] for number in range(tables)]
            say(f"{tables} tables are set ...")
            report.memory_start = _memory(server.pid)  # with people known, so that a table is only a table
            with ThreadPoolExecutor(4) as pool:
                homes = [_household(number) if attack else "" for number in range(tables)]
                new = partial(_set_table, server.url, game=game, options=options or {})
                first = min(FIRST_TABLES, tables // 2)
                ids = list(pool.map(lambda share, home: new(share, household=home), shares[:first], homes))
                report.memory_first, report.first = _memory(server.pid), first
                rest = zip(shares[first:], homes[first:], strict=True)
                ids += pool.map(lambda one: new(one[0], household=one[1]), rest)
            report.memory_tables = _memory(server.pid)
            say(f"They connect, and play for up to {seconds:.0f} s; Ctrl-C ends it earlier ...")
            processes = min(processes, tables)
            seats: list[Seats] = [[] for _ in range(processes)]
            for number, (id, share) in enumerate(zip(ids, shares)):
                where = homes[number]
                seats[number % processes] += [(id, seat, cookie, where) for seat, cookie in enumerate(share)]
            with _crowd(server.url, seats, rate, chosen.simultaneous) as pipes:
                time.sleep(1.0)
                report.memory_sockets = _memory(server.pid)
                with _attacked(server.url, attack, seconds):
                    _play(report, pipes, seconds, server.pid)
                if restart:
                    say("The server starts again ...")
                    for pipe in pipes:
                        pipe.send("come back")
                        _hear(pipe)
                    server.stop()
                    server.start()
                    report.back = max(_hear(pipe) for pipe in pipes)
            return report
        except (OSError, HTTPException) as error:
            reason = str(error) or type(error).__name__
            raise ServerError("error-load-server", reason=reason.splitlines()[0]) from error
        finally:
            server.stop()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
