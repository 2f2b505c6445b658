"""`boulevard chaos`: real servers, players who note every acknowledgement, and one fault after the other.

In the end every acknowledged step must be in the record of its table, once and in order, everybody must have
heard every event, and every game must have come to its end.
"""

import json
import mmap
import os
import random
import signal
import sqlite3
import struct
import subprocess
import sys
import threading
import time
import uuid
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

from sqlalchemy.engine import make_url
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from boulevard.games.catalogue import GAMES
from boulevard.games.contract import GameError
from boulevard.match import read_record, verify

from .errors import ServerError
from .load import UNLIMITED, free_port, tree
from .settings import Settings
from .storage import sqlite_file

PASSING = ("lost", "error-server-going-down", "error-server-database", "error-server-unsure")
TROUBLE = (HTTPException, WebSocketException, OSError, TimeoutError, EOFError)
PATIENCE = 180.0  # seconds until a game that does not go on counts as stuck
ANSWERED = 15.0  # seconds
SHORT = 0.02

# Its clock is what a file says: seconds that are added to the time of day.
START = """
import mmap, struct, sys, time
with open(sys.argv[2], "r+b") as file:
    jump = mmap.mmap(file.fileno(), 8)
really = time.time
time.time = lambda: really() + struct.unpack("d", jump[:8])[0]
from boulevard.server.run import serve_with
from boulevard.server.settings import Settings
import json
serve_with(Settings(**json.loads(sys.argv[1])))
"""


class Line:
    """A network of a machine's own, with one cable to us (Linux, by the administrator of the computer)."""

    def __init__(self, number: int) -> None:
        self.name = f"boulevard{os.getpid() % 100_000}-{number}"
        self.cable = f"blvd{number}"
        self.ours = f"10.213.{number}.1"
        self.theirs = f"10.213.{number}.2"

    def __enter__(self) -> "Line":
        with suppress(ServerError):
            _ip("link", "del", self.cable)  # of somebody who was killed
        _ip("netns", "add", self.name)
        _ip("link", "add", self.cable, "type", "veth", "peer", "name", "eth0", "netns", self.name)
        _ip("addr", "add", f"{self.ours}/30", "dev", self.cable)
        _ip("link", "set", self.cable, "up")
        for words in (("addr", "add", f"{self.theirs}/30", "dev", "eth0"), ("link", "set", "eth0", "up")):
            _ip("-n", self.name, *words)
        _ip("-n", self.name, "link", "set", "lo", "up")
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(ServerError):
            _ip("link", "del", self.cable)
        with suppress(ServerError):
            _ip("netns", "del", self.name)

    def plug(self, how: str) -> None:
        _ip("link", "set", self.cable, how)


def _ip(*words: str) -> None:
    try:
        subprocess.run(["ip", *words], check=True, capture_output=True, text=True)
    except (OSError, subprocess.CalledProcessError) as error:
        reason = getattr(error, "stderr", "") or str(error)
        raise ServerError("error-chaos-line", reason=reason.strip()) from error


class Machine:
    """A server in a process of its own, and what can happen to it."""

    def __init__(self, folder: Path, line: Line | None = None, **settings: Any) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.line = line
        if line is not None:
            url = make_url(settings["database_url"]).set(host=line.ours)
            settings["database_url"] = url.render_as_string(hide_password=False)
            settings["host"] = line.theirs
        chosen = {
            **UNLIMITED,
            "look_every": 0.3,
            "pause": 0,
            "snapshot_every": 10,
            "log_json": True,
            **settings,
        }
        chosen.setdefault("port", free_port())
        self.settings = Settings(data_dir=str(folder), **chosen)
        self.log = folder / "server.log"
        self.clock = folder / "clock"
        self.clock.write_bytes(struct.pack("d", 0.0))
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Machine":
        with open(self.log, "ab") as out:
            self.process = subprocess.Popen(
                [
                    *(("ip", "netns", "exec", self.line.name) if self.line is not None else ()),
                    *(sys.executable, "-c", START, self.settings.model_dump_json(), str(self.clock)),
                ],
                stdout=out,
                stderr=out,
                start_new_session=True,  # Ctrl-C is for us
            )
        until = time.monotonic() + 90
        while not self.well():
            if self.process.poll() is not None or time.monotonic() > until:
                self.end(signal.SIGKILL)
                raise ServerError("error-load-server", reason=self.log.read_text()[-300:].strip())
            time.sleep(0.05)
        return self

    def well(self) -> bool:
        try:
            with closing(HTTPConnection(self.settings.host, self.settings.port, timeout=5)) as connection:
                connection.request("GET", "/healthz")
                return connection.getresponse().status == 200
        except (OSError, HTTPException):
            return False

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def end(self, how: signal.Signals) -> None:
        process, self.process = self.process, None
        if process is not None:
            process.send_signal(how)
            try:
                process.wait(60)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()

    def jump(self, seconds: float) -> None:
        with open(self.clock, "r+b") as file, closing(mmap.mmap(file.fileno(), 8)) as shared:
            shared[:8] = struct.pack("d", seconds)

    def workers(self) -> list[int]:
        """Its processes, the first one first, without those in which bots think."""
        return [pid for pid in tree(self.pid) if START in _command(pid)]

    def bots(self) -> list[int]:
        return [pid for pid in tree(self.pid) if "--multiprocessing-fork" in _command(pid)]


def _command(pid: int) -> list[str]:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text().split("\0")
    except OSError:
        return []  # it is gone


# -- people


class Visitor:
    """Somebody with a cookie, at whichever machine answers."""

    def __init__(self, machines: list[Machine], chance: random.Random) -> None:
        self.machines = machines
        self.chance = chance
        self.cookie = ""

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        at = self.chance.choice(self.machines).settings
        headers = {"Content-Type": "application/json", **({"Cookie": self.cookie} if self.cookie else {})}
        with closing(HTTPConnection(at.host, at.port, timeout=ANSWERED)) as connection:
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            answer = connection.getresponse()
            text = answer.read()
            for cookie in answer.headers.get_all("Set-Cookie") or ():
                self.cookie = cookie.partition(";")[0]
            is_json = "json" in (answer.headers.get_content_type() or "")
            return answer.status, json.loads(text) if is_json else text.decode()

    def get_answer(self, method: str, path: str, body: Any = None) -> Any:
        """Asks until there is an answer that says yes or no."""
        while True:
            try:
                status, answer = self.ask(method, path, body)
            except (*TROUBLE, ValueError):
                time.sleep(SHORT)
                continue
            if status < 300:
                return answer
            if not (isinstance(answer, dict) and answer.get("code") in PASSING):
                raise ServerError("error-load-server", reason=f"{path}: {answer}")
            time.sleep(SHORT)

    def listen(self, table: str, since: int) -> ClientConnection:
        at = self.chance.choice(self.machines).settings
        address = f"ws://{at.host}:{at.port}/api/tables/{table}/live?since={since}"
        return connect(
            address, additional_headers={"Cookie": self.cookie}, max_size=None, open_timeout=ANSWERED
        )


@dataclass
class Played:
    """What a player knows of a table."""

    acknowledged: list[str] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    heard: int = 0  # the last event
    gaps: list[str] = field(default_factory=list)


class Player(threading.Thread):
    """Plays one seat against two bots, game after game, whatever happens to the servers."""

    def __init__(self, machines: list[Machine], number: int) -> None:
        super().__init__(daemon=True)
        self.chance = random.Random(number)
        self.visitor = Visitor(machines, self.chance)
        self.game = list(GAMES)[number % len(GAMES)]
        self.tables: dict[str, Played] = {}
        self.stopping = False
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            self.visitor.get_answer("POST", "/api/me", {"name": "Player"})
            while not self.stopping:
                places = [{"kind": "me"}, *([{"kind": "bot", "bot": "random"}] * 2)]
                wish = {"game": self.game, "places": places, "start": True, "key": uuid.uuid4().hex}
                self.play(self.visitor.get_answer("POST", "/api/tables", wish)["id"])
        except BaseException as error:
            self.failure = error

    def play(self, table: str) -> None:
        played = self.tables[table] = Played()
        turn = 0
        while self.visitor.get_answer("GET", f"/api/tables/{table}")["status"] == "running":
            with suppress(*TROUBLE), self.visitor.listen(table, played.heard) as socket:
                live = Live(socket, played, self.visitor, table)
                while (view := live.until_turn(turn)) is not None:
                    turn = self.act(table, live, view, played)
            time.sleep(SHORT)

    def act(self, table: str, live: "Live", view: Any, played: Played) -> int:
        act = self.draft if GAMES[self.game].simultaneous else self.step
        played.acknowledged += act(table, live, view)
        if not self.chance.randrange(4):
            text = uuid.uuid4().hex
            answer = self.insist(table, live, "chat", f"/api/tables/{table}/chat", {"text": text})
            if "code" not in answer:
                played.said.append(text)
        return int(view["turn"])

    def draft(self, table: str, live: "Live", view: Any) -> list[str]:
        """A turn, step by step, until it is confirmed."""
        tokens: list[str] = list(view["draft"])
        while True:
            tokens.append(self.chance.choice(view["legal"]))
            path = f"/api/tables/{table}/seats/0/draft"
            answer = self.insist(table, live, "draft", path, {"tokens": tokens, "turn": view["turn"]})
            if "code" in answer:
                raise ServerError("error-load-server", reason=str(answer))
            if answer["confirmed"]:
                return tokens
            view = answer["view"]

    def step(self, table: str, live: "Live", view: Any) -> list[str]:
        """A step of a game in turns; a bot may have been quicker, and then it is refused."""
        if not view["legal"]:
            return []  # it may make an offer of its own, and does not
        token = self.chance.choice(view["legal"])
        path = f"/api/tables/{table}/seats/0/step"
        answer = self.insist(table, live, "step", path, {"token": token})
        return [] if "code" in answer else [token]

    def insist(self, table: str, live: "Live", kind: str, path: str, message: dict[str, Any]) -> Any:
        """If the answer is lost, or nothing could be written, asks again with the same key until it could."""
        message = {**message, "key": uuid.uuid4().hex}
        seat = {} if kind == "chat" else {"seat": 0}
        try:
            answer = live.ask(type=kind, **seat, **message)
        except TROUBLE:
            answer = {"code": "lost"}
        while answer.get("code") in PASSING:
            time.sleep(SHORT)
            with suppress(*TROUBLE, ValueError):
                answer = self.visitor.ask("POST", path, message)[1]
        return answer


class Live:
    """A socket, and what is heard on it: every event once, in order."""

    def __init__(self, socket: ClientConnection, played: Played, visitor: Visitor, table: str) -> None:
        self.socket = socket
        self.played = played
        self.visitor = visitor
        self.table = table
        self.number = 0
        self.aside: list[Any] = []

    def next(self) -> Any:
        message = json.loads(self.socket.recv(ANSWERED))
        if message["type"] == "events":
            self._count(message)
        return message

    def _count(self, message: Any) -> None:
        events = [event["seq"] for event in message["events"]]
        if message["missed"]:  # the server says so: then one asks
            while self.played.heard < message["seq"]:
                path = f"/api/tables/{self.table}/events?since={self.played.heard}"
                told = self.visitor.get_answer("GET", path)
                self._follow([event["seq"] for event in told["events"]])
        else:
            self._follow(events)

    def _follow(self, events: list[int]) -> None:
        for seq in events:
            if seq > self.played.heard:
                if seq != self.played.heard + 1:
                    self.played.gaps.append(f"after {self.played.heard} came {seq}")
                self.played.heard = seq

    def ask(self, **message: Any) -> Any:
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, **message}))
        while True:
            answer = self.next()
            if answer.get("id") == self.number and answer["type"] in ("answer", "error"):
                return answer
            self.aside.append(answer)

    def until_turn(self, after: int) -> Any:
        """The picture of a later turn in which we may act, or None when the game is over."""
        while True:
            message = self.aside.pop(0) if self.aside else self.next()
            kind = message["type"]
            if kind == "view" and message["seat"] == 0 and message["turn"] > after and message["may_act"]:
                return message
            if kind in ("hello", "table") and message["table"]["status"] == "over":
                return None


@contextmanager
def playing(machines: list[Machine], count: int = 6) -> Iterator[list[Player]]:
    """Meanwhile people play; in the end they finish their games."""
    players = [Player(machines, number) for number in range(count)]
    for player in players:
        player.start()
    try:
        yield players
    finally:
        for player in players:
            player.stopping = True
        until = time.monotonic() + PATIENCE
        for player in players:
            player.join(max(0.0, until - time.monotonic()))
    for player in players:
        if player.failure is not None:
            raise player.failure


# -- what became of it


@dataclass
class Verdict:
    faults: Counter[str] = field(default_factory=Counter)
    steps: int = 0
    words: int = 0
    tables: int = 0
    lost: int = 0
    doubled: int = 0
    gaps: int = 0
    stuck: int = 0
    wrong: list[str] = field(default_factory=list)  # records that prove something else
    where: list[str] = field(default_factory=list)  # what is lost, doubled or left out, and at which table

    @property
    def sound(self) -> bool:
        return not (self.lost or self.doubled or self.gaps or self.stuck or self.wrong) and self.steps > 0

    def __str__(self) -> str:
        faults = ", ".join(f"{count} x {name}" for name, count in sorted(self.faults.items()))
        head = f"{self.faults.total()} faults ({faults or 'none'})"
        played = f"{self.steps} acknowledged steps and {self.words} lines of chat at {self.tables} tables"
        found = f"lost {self.lost}, doubled {self.doubled}, gaps {self.gaps}, stuck {self.stuck}"
        if self.wrong:
            found += f", wrong records {len(self.wrong)}: {self.wrong[0]}"
        found += ": nothing is wrong" if self.sound else ": SOMETHING IS WRONG"
        return "\n".join([head, played, found, *self.where])


def compare(acknowledged: list[str], written: list[str]) -> tuple[list[str], list[str]]:
    """The acknowledged ones that are missing, in order, and those written that were not acknowledged."""
    lost: list[str] = []
    doubled: list[str] = []
    found = SequenceMatcher(None, acknowledged, written, autojunk=False)
    for kind, first, last, from_, to in found.get_opcodes():
        if kind != "equal":
            lost += [f"{number}: {acknowledged[number]}" for number in range(first, last)]
            doubled += [f"{number}: {written[number]}" for number in range(from_, to)]
    return lost, doubled


def judge(players: list[Player], verdict: Verdict | None = None) -> Verdict:
    """Every acknowledged step is in the record of its table, once and in order; so is every word."""
    verdict = verdict or Verdict()
    for player in players:
        ask = player.visitor.get_answer
        verdict.stuck += player.is_alive() and not player.tables
        for table, played in player.tables.items():
            seen = ask("GET", f"/api/tables/{table}")
            verdict.tables += 1
            verdict.steps += len(played.acknowledged)
            verdict.words += len(played.said)
            events: list[Any] = []
            while len(events) < seen["seq"]:
                more = ask("GET", f"/api/tables/{table}/events?since={len(events)}")["events"]
                if not more:
                    break
                events += more
            numbers = [event["seq"] for event in events]
            if numbers != list(range(1, seen["seq"] + 1)):
                played.gaps.append(f"of {seen['seq']} events {len(numbers)}, the last {numbers[-1:]}")
            verdict.gaps += len(played.gaps)
            verdict.where += [f"{player.game} {table}: gap {what}" for what in played.gaps]
            said = [event["text"] for event in events if event["kind"] == "chat"]
            lost, doubled = compare(played.said, said)
            if seen["status"] != "over":
                verdict.stuck += 1
                verdict.where.append(f"{player.game} {table}: stuck after {seen['seq']} events")
                continue
            try:
                record = read_record(ask("GET", f"/api/tables/{table}/record"))
                verify(record)
            except GameError as error:
                verdict.wrong.append(f"{table}: {error}")
                continue
            written = [token for line in record.lines if line.actor == 0 for token in line.tokens]
            missing, more_than = compare(played.acknowledged, written)
            verdict.lost += len(lost + missing)
            verdict.doubled += len(doubled + more_than)
            verdict.where += [f"{player.game} {table}: lost {what}" for what in lost + missing]
            verdict.where += [f"{player.game} {table}: doubled {what}" for what in doubled + more_than]
    return verdict


# -- faults


class Faults:
    """What can happen; each ends with everything well again."""

    def __init__(self, machines: list[Machine], chance: random.Random) -> None:
        self.machines = machines
        self.chance = chance
        self.sqlite = machines[0].settings.sqlite

    def kinds(self) -> dict[str, Callable[[], None]]:
        common = {
            "kill": self.kill,
            "stop": self.stop,
            "worker": self.worker,
            "freeze": self.freeze,
            "clock": self.clock,
            "bots": self.bots,
        }
        if self.sqlite:
            return {**common, "locked": self.locked, "full": self.full}
        own = {"cut": self.cut, "full": self.refused}
        if self._of_database():
            own["database"] = self.database
        if self.machines[0].line is not None:
            own["line"] = self.line
        return {**common, **own}

    def _one(self) -> Machine:
        return self.chance.choice(self.machines)

    def kill(self) -> None:
        """A process is gone at once."""
        machine = self._one()
        machine.end(signal.SIGKILL)
        machine.start()

    def stop(self) -> None:
        """It is told to go, and goes gently."""
        machine = self._one()
        machine.end(signal.SIGTERM)
        machine.start()

    def worker(self) -> None:
        """One of a machine's processes is gone; the others go on."""
        workers = self._one().workers()[1:]  # none while they are being started
        _send(signal.SIGKILL, self.chance.sample(workers, min(1, len(workers))))

    def freeze(self) -> None:
        """A process stands still for a while and then goes on, as if nothing had happened."""
        self._freeze([self.chance.choice(self._one().workers())])

    def _freeze(self, processes: list[int]) -> None:
        _send(signal.SIGSTOP, processes)
        time.sleep(self.chance.uniform(0.2, 2.5))
        _send(signal.SIGCONT, processes)

    def clock(self) -> None:
        """The time of day jumps, and later back."""
        machine = self._one()
        machine.jump(self.chance.choice((-1, 1)) * self.chance.choice((70.0, 3700.0, 90_000.0)))
        time.sleep(self.chance.uniform(0.5, 1.5))
        machine.jump(0.0)

    def bots(self) -> None:
        """A process in which bots think is gone."""
        _send(signal.SIGKILL, self._one().bots()[-1:])

    def locked(self) -> None:
        """Somebody else holds the SQLite file."""
        file = sqlite_file(self.machines[0].settings)
        with closing(sqlite3.connect(file, timeout=30, isolation_level=None)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            time.sleep(self.chance.uniform(0.2, 2.0))
            connection.execute("ROLLBACK")

    def full(self) -> None:
        """No file of the server grows any more: what a full disk does to it."""
        import resource  # Linux and its relatives

        machine = self.machines[0]
        log = Path(str(sqlite_file(machine.settings)) + "-wal")
        size = max(4096, log.stat().st_size if log.exists() else 0)
        unlimited = resource.RLIM_INFINITY
        for limit, seconds in ((size, self.chance.uniform(0.5, 2.0)), (unlimited, 0.0)):
            for pid in machine.workers():
                with suppress(ProcessLookupError):
                    resource.prlimit(pid, resource.RLIMIT_FSIZE, (limit, unlimited))
            time.sleep(seconds)

    @contextmanager
    def _database(self) -> Iterator[Any]:
        import psycopg  # not everywhere

        url = make_url(self.machines[0].settings.url()).set(drivername="postgresql")
        with psycopg.connect(url.render_as_string(hide_password=False), autocommit=True) as connection:
            yield connection

    def cut(self) -> None:
        """All connections to PostgreSQL end."""
        with self._database() as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )

    def _of_database(self) -> list[int]:
        """The processes of PostgreSQL, if they run here."""
        with self._database() as connection:  # which is one of them, as long as it is open
            [own] = connection.execute("SELECT pg_backend_pid()").fetchone()
            try:
                fields = Path(f"/proc/{own}/stat").read_text().rpartition(")")[2].split()
            except OSError:
                return []
            return tree(int(fields[1])) if "postgres" in " ".join(_command(own)) else []

    def database(self) -> None:
        """PostgreSQL stands still, and goes on."""
        self._freeze(self._of_database())

    def line(self) -> None:
        """A machine's cable is pulled, and put back: it hears neither people nor the database."""
        line = self._one().line
        assert line is not None
        line.plug("down")
        time.sleep(self.chance.uniform(0.5, 6.0))
        line.plug("up")

    def refused(self) -> None:
        """PostgreSQL says that its disk is full."""
        with self._database() as connection:
            connection.execute(
                "CREATE OR REPLACE FUNCTION chaos_full() RETURNS trigger AS $$ BEGIN "
                "RAISE EXCEPTION 'no space left' USING ERRCODE = '53100'; END $$ LANGUAGE plpgsql"
            )
            connection.execute(
                "CREATE TRIGGER chaos_full BEFORE INSERT ON events FOR EACH ROW EXECUTE FUNCTION chaos_full()"
            )
            try:
                time.sleep(self.chance.uniform(0.5, 2.0))
            finally:
                connection.execute("DROP TRIGGER chaos_full ON events")


def _send(how: signal.Signals, processes: list[int]) -> None:
    for pid in processes:
        with suppress(ProcessLookupError):
            os.kill(pid, how)


def _in_turn(kinds: list[str], count: int, chance: random.Random) -> Iterator[str]:
    """Every kind as often as the others, in any order."""
    left: list[str] = []
    for _ in range(count):
        if not left:
            left = chance.sample(kinds, len(kinds))
        yield left.pop()


def chaos(
    folder: Path,
    faults: int = 100,
    players: int = 6,
    database_url: str = "",
    only: list[str] | None = None,
    seed: int = 1,
    say: Callable[[str], None] = lambda _: None,
    lines: bool = False,
) -> Verdict:
    """One machine on SQLite, or two on one PostgreSQL, and `faults` in turn while people play.

    With `lines` each of the two has a network of its own; the database must listen to all addresses.
    """
    if lines and not database_url:
        raise ServerError("error-chaos-lines-database")
    chance = random.Random(seed)
    verdict = Verdict()
    key = "of machines that break, and of no other"
    with ExitStack() as running:
        machines = [
            Machine(
                folder / f"machine{number}",
                running.enter_context(Line(number)) if lines else None,
                database_url=database_url,
                secret_key=key,
                workers=2,
            )
            for number in range(2 if database_url else 1)
        ]
        kinds = Faults(machines, chance).kinds()
        for name in only or []:
            if name not in kinds:
                raise ServerError("error-chaos-fault", name=name, known=", ".join(sorted(kinds)))
        for machine in machines:
            machine.start()
            running.callback(machine.end, signal.SIGTERM)
        with playing(machines, players) as people:
            try:
                for number, name in enumerate(_in_turn(only or sorted(kinds), faults, chance)):
                    time.sleep(chance.uniform(0.1, 0.8))
                    steps = sum(len(p.acknowledged) for one in people for p in list(one.tables.values()))
                    say(f"{number + 1}/{faults}  {name:8}{steps} steps acknowledged")
                    kinds[name]()
                    verdict.faults[name] += 1
                    if any(player.failure for player in people):
                        break
            except KeyboardInterrupt:
                say("Interrupted: games are played to their end, and then looked at.")
        say("Looking at every table ...")
        return judge(people, verdict)
