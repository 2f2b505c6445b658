"""Several workers on one PostgreSQL, hearing of each other."""

import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import httpx
import psycopg
import pytest

from boulevard.match import read_record, verify
from boulevard.server.door import worker_of
from boulevard.server.storage import CHANNEL

from .helpers import OPENED, Browser, Live, Server
from .test_deals import Lords
from .test_tables import join

SECRET = "shared by the workers of this test"


def test_players_on_different_workers_see_each_others_moves_in_order(
    new_server: Callable[..., Server], postgresql: Callable[[], str]
) -> None:
    url = postgresql()
    first = new_server(url, secret_key=SECRET)
    second = new_server(url, secret_key=SECRET)
    ann, ben = Browser(first, "Ann"), Browser(second, "Ben")
    table = ann.new_table("mo")
    here = f"/api/tables/{table['id']}"
    join(table, ben, 1)
    lives = [ann.live(table["id"], since=0), ben.live(table["id"], since=0)]
    ann.post(f"{here}/start")
    chance = random.Random(1)
    played = [0, 0]
    over = False
    while not over:
        for seat, live in enumerate(lives):
            view = live.until_turn(seat, played[seat])
            if view is None:
                over = True
                break
            played[seat] = view["turn"]
            tokens: list[str] = []
            while True:
                tokens.append(chance.choice(view["legal"]))
                answer = live.ask(type="draft", seat=seat, tokens=tokens, turn=view["turn"])
                assert answer["type"] == "answer", answer
                if answer["confirmed"]:
                    break
                view = answer["view"]
    final = ann.get(here)
    assert final["status"] == "over"
    for live in lives:
        while not any(
            message["type"] == "events" and message["seq"] == final["seq"] for message in live.heard
        ):
            live.receive()
        told = [event for message in live.heard if message["type"] == "events" for event in message["events"]]
        assert [event["seq"] for event in told] == list(range(1, final["seq"] + 1))
    verify(read_record(ben.get(f"{here}/record")))
    assert ann.get(f"{here}/record") == ben.get(f"{here}/record")


def test_seats_on_different_workers_confirm_at_once_without_conflict(
    new_server: Callable[..., Server], postgresql: Callable[[], str]
) -> None:
    url = postgresql()
    servers = [new_server(url, secret_key=SECRET), new_server(url, secret_key=SECRET)]
    people = [Browser(servers[number % 2], f"P{number}") for number in range(6)]
    table = people[0].new_table("mooooo")
    for seat, person in enumerate(people[1:], 1):
        join(table, person, seat)
    here = f"/api/tables/{table['id']}"
    turn = people[0].post(f"{here}/start")["seq"]
    for number in range(4):
        with ThreadPoolExecutor(6) as pool:
            jobs = [
                pool.submit(person.random_turn, table["id"], seat, random.Random(f"{number}/{seat}"))
                for seat, person in enumerate(people)
            ]
            done = [job.result() for job in jobs]
        assert sorted(one["seq"] for one in done) == list(range(turn + 1, turn + 7))
        turn += 6
    seen = [person.get(f"{here}/events", since=0, wait=1)["events"] for person in people]
    assert all([event["seq"] for event in events] == list(range(1, len(events) + 1)) for events in seen)


def test_who_is_online_is_known_at_every_worker(
    new_server: Callable[..., Server], postgresql: Callable[[], str]
) -> None:
    url = postgresql()
    first, second = new_server(url, secret_key=SECRET), new_server(url, secret_key=SECRET)
    ann, ben = Browser(first, "Ann"), Browser(second, "Ben")
    table = ann.new_table("mo")
    join(table, ben, 1)
    here = ann.live(table["id"])

    def until_online(live: Live, *wanted: bool) -> None:
        while True:
            message = live.receive()
            if message["type"] in ("hello", "table"):
                if [seat["online"] for seat in message["table"]["seats"]] == list(wanted):
                    return

    until_online(here, True, False)
    there = ben.live(table["id"])
    until_online(there, True, True)  # who was there before is known to whom comes later, too
    until_online(here, True, True)
    there.close()
    until_online(here, True, False)


def test_a_draft_follows_its_owner_to_another_worker(
    new_server: Callable[..., Server], postgresql: Callable[[], str]
) -> None:
    url = postgresql()
    first, second = new_server(url, secret_key=SECRET), new_server(url, secret_key=SECRET)
    ann = Browser(first, "Ann")
    table = ann.new_table("mb", start=True)["id"]
    phone = Browser(second, identity=False)
    phone.http.cookies.set("boulevard", ann.http.cookies["boulevard"])
    live = phone.live(table)
    token = live.until("view", seat=0)["legal"][0]
    ann.post(f"/api/tables/{table}/seats/0/draft", {"tokens": [token]})
    live.until("view", draft=[token])


def test_a_worker_that_hears_its_own_notice_keeps_the_newer_draft(
    new_server: Callable[..., Server], postgresql: Callable[[], str]
) -> None:
    url = postgresql()
    ann = Browser(new_server(url), "Ann")
    table = ann.new_table("mb", start=True)["id"]
    here = f"/api/tables/{table}"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"LISTEN {CHANNEL}")
        view = ann.get(f"{here}/view", seat=0)
        tokens = view["legal"][:1]
        view = ann.post(f"{here}/seats/0/draft", {"tokens": tokens})["view"]
        signature = ""
        for notice in connection.notifies(timeout=60):
            if f"{table}:draft:0" in notice.payload:
                signature = notice.payload.split()[0]
                break
        assert signature
        # The database holds one step; the second one is only in memory when the old notice comes.
        tokens = tokens + view["legal"][:1]
        ann.post(f"{here}/seats/0/draft", {"tokens": tokens})
        for worker in (signature, "another"):
            connection.execute("SELECT pg_notify(%s, %s)", [CHANNEL, f"{worker} {table}:draft:0"])
        until = time.monotonic() + 0.5
        while time.monotonic() < until:
            assert ann.get(f"{here}/view", seat=0)["draft"] == tokens


def test_a_deadlock_in_the_database_is_nobodys_trouble(
    new_server: Callable[..., Server], postgresql: Callable[[], str]
) -> None:
    url = postgresql()
    ann = Browser(new_server(url), "Ann")
    table = ann.new_table("mm", start=True)["id"]
    seq = ann.get(f"/api/tables/{table}")["seq"]
    with psycopg.connect(url) as connection, ThreadPoolExecutor(1) as pool:
        connection.execute("SELECT 1 FROM tables WHERE id = %s FOR UPDATE", [table])
        turn = pool.submit(ann.random_turn, table, 0, random.Random(1))
        # The server has written its event and waits for the table's row; whoever waits longer is the one
        # that finds the deadlock, a second later, and gives in.
        with psycopg.connect(url, autocommit=True) as looking:
            stuck = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
            while not looking.execute(stuck).fetchall():
                time.sleep(0.01)
        connection.execute(
            "INSERT INTO events (table_id, seq, kind, at, public) VALUES (%s, %s, 'chat', 0, '{}')",
            [table, seq + 1],
        )
        connection.rollback()
        assert turn.result(30)["seq"] == seq + 1
    assert [event["kind"] for event in ann.get(f"/api/tables/{table}/events", since=seq)["events"]] == [
        "turn"
    ]


def test_a_refusal_rests_on_nothing_that_is_still_being_written(
    new_server: Callable[..., Server], postgresql: Callable[[], str]
) -> None:
    """Whoever asks again elsewhere with the same key hears that it was done, not that it cannot be done."""
    url = postgresql()
    ann = Browser(new_server(url, secret_key=SECRET), "Ann")
    phone = Browser(new_server(url, secret_key=SECRET), identity=False)
    phone.http.cookies.set("boulevard", ann.http.cookies["boulevard"])
    lords = Lords([ann, Browser(ann.server, "Ben")])
    lords.bring(0, "turn")
    phone.get(f"{lords.here}/view", seat=0)

    def end(who: Browser, key: str) -> httpx.Response:
        return who.http.post(f"{lords.here}/seats/0/step", json={"token": "end", "key": key})

    with psycopg.connect(url) as connection, ThreadPoolExecutor(3) as pool:
        # The first one writes its event and waits for the table's row; the next one waits for the first.
        connection.execute("SELECT 1 FROM tables WHERE id = %s FOR UPDATE", [lords.id])
        first = pool.submit(end, ann, "first")
        _until_writers_wait(url, 1)
        second = pool.submit(end, phone, "second")
        _until_writers_wait(url, 2)
        again = pool.submit(end, phone, "first")
        time.sleep(0.5)
        connection.rollback()
        done = first.result(30)
        assert done.status_code == 200
        assert again.result(30).json() | {"view": None} == done.json() | {"repeated": True, "view": None}
        assert second.result(30).status_code == 409


def _until_writers_wait(url: str, count: int) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        while True:
            found = connection.execute(
                "SELECT count(*) FROM pg_stat_activity "
                "WHERE datname = current_database() AND wait_event_type = 'Lock'"
            ).fetchone()
            if found == (count,):
                return
            time.sleep(0.02)


def test_two_workers_with_bots_never_turn_the_card_of_a_person(
    new_server: Callable[..., Server], postgresql: Callable[[], str]
) -> None:
    """Both play the bots of a table; the slower one looks again, and by then the card is somebody's own."""
    url = postgresql()
    servers = [new_server(url, secret_key=SECRET), new_server(url, secret_key=SECRET)]
    ann = Browser(servers[0], "Ann")
    phone = Browser(servers[1], identity=False)
    phone.http.cookies.set("boulevard", ann.http.cookies["boulevard"])
    tables = [Lords([ann, None]) for _ in range(4)]
    for lords in tables:
        phone.get(lords.here)  # now both workers look after it
    turned: Counter[str] = Counter()
    while min(turned[lords.id] for lords in tables) < 5:
        for lords in tables:
            legal = lords.view(0)["legal"] if lords.table()["waiting"] == [0] else []
            if "turn-card" in legal:
                turned[lords.id] += 1
                lords.step(0, "turn-card")
            elif legal:
                lords.step(0, "end" if "end" in legal else legal[0])
        time.sleep(0.05)
    for lords in tables:
        told = [story for event in lords.events() if event["seat"] == 0 for story in event.get("story", ())]
        cards = [story for story in told if story["key"] == "log-lov-card"]
        assert len(cards) == turned[lords.id]


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_workers_of_one_server_share_its_tables(
    database: str, new_server: Callable[..., Server], request: pytest.FixtureRequest
) -> None:
    """Every table is in one of them, whoever made it, and its bots play there."""
    url = request.getfixturevalue("postgresql")() if database == "postgresql" else ""
    server = new_server(url, workers=2)
    ann = Browser(server, "Ann")
    tables = [ann.new_table("mbb", start=True)["id"] for _ in range(8)]
    assert {worker_of(table, 2) for table in tables} == {0, 1}
    for table in tables[:2]:
        assert ann.play_on(table, random.Random(2))["status"] == "over"
        verify(read_record(ann.get(f"/api/tables/{table}/record")))
    for table in tables[2:]:
        ann.random_turn(table, 0, random.Random(3))
    until = time.monotonic() + 60
    while "boulevard_tables_in_memory 8.0" not in (said := ann.get("/metrics")):
        assert time.monotonic() < until, said
        time.sleep(0.1)


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_a_worker_that_is_killed_is_started_again_alone(
    database: str, new_server: Callable[..., Server], request: pytest.FixtureRequest
) -> None:
    url = request.getfixturevalue("postgresql")() if database == "postgresql" else ""
    server = new_server(url, workers=2)
    ann = Browser(server, "Ann")
    table = ann.new_table("mb", start=True)["id"]
    done = ann.random_turn(table, 0, random.Random(1))
    before = _workers(server)
    os.kill(before[worker_of(table, 2)], signal.SIGKILL)
    ann.http.close()
    ann.http = httpx.Client(base_url=server.url, timeout=60, cookies=ann.http.cookies)
    assert ann.get(f"/api/tables/{table}")["seq"] >= done["seq"]
    assert ann.play_on(table, random.Random(2))["status"] == "over"
    after = _workers(server)
    assert len(after) == 2
    assert before[1 - worker_of(table, 2)] in after
    assert "worker-ended" in server.log.read_text()


def _workers(server: Server) -> list[int]:
    """In the order in which they were started."""
    return [int(pid) for pid in Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()]


def test_whoever_does_not_say_where_to_keeps_nobody_waiting(new_server: Callable[..., Server]) -> None:
    server = new_server(workers=2, patience=1.0)
    address = ("127.0.0.1", server.settings.port)
    slow = [socket.create_connection(address) for _ in range(50)]
    OPENED.extend(slow)
    for number, connection in enumerate(slow):
        connection.sendall(b"GET /healthz HTTP/1.1"[: number % 22])
    assert httpx.get(server.url + "/healthz").status_code == 200
    patient = slow.pop()
    patient.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"[(49 % 22) :])
    patient.settimeout(30)
    assert patient.recv(12) == b"HTTP/1.1 200"
    for connection in slow:
        connection.settimeout(30)
        with suppress(ConnectionResetError):
            assert connection.recv(1) == b""  # let go
    with socket.create_connection(address) as strange:
        strange.sendall(b"\x16\x03\x01 hello\r\n\r\n")
        strange.settimeout(30)
        assert strange.recv(12) == b"HTTP/1.1 400"


def test_workers_of_one_server_count_together_and_all_say_goodbye(
    new_server: Callable[..., Server], postgresql: Callable[[], str]
) -> None:
    server = new_server(postgresql(), workers=2)
    ann = Browser(server, "Ann")
    table = ann.new_table("mb", start=True)["id"]
    sockets = [ann.live(table) for _ in range(16)]  # spread over the workers by the system
    for live in sockets:
        live.until("view")
    for _ in range(10):
        metrics = httpx.get(server.url + "/metrics").text  # a new connection: any worker
        assert "boulevard_sockets 16.0" in metrics
        assert "boulevard_events_total 0" not in metrics
    assert server.stop() in (0, -15)
    for live in sockets:
        assert live.until("bye")["code"] == "error-server-going-down"


def test_a_server_whose_workers_cannot_start_says_so_and_ends(new_server: Callable[..., Server]) -> None:
    server = new_server(workers=2)
    assert server.stop() == 0
    code = (
        "import sys; from boulevard.server import run; from boulevard.server.settings import Settings\n"
        "from boulevard.games.contract import GameError\n"
        "def broken(settings): raise OSError('no memory left')\n"
        "run._config = broken\n"
        "try:\n"
        "    run.serve_with(Settings(workers=2, port=0, data_dir=sys.argv[1]))\n"
        "except GameError as error:\n"
        "    sys.exit(str(error))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, server.settings.data_dir],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1
    assert "OSError: no memory left" in done.stderr
    assert done.stderr.splitlines()[-1] == "The server could not start; what went wrong stands above."


def test_two_servers_on_one_sqlite_file_are_refused(new_server: Callable[..., Server]) -> None:
    server = new_server()
    code = (
        "from boulevard.server.run import serve; from boulevard.games.contract import GameError\n"
        "import sys\n"
        "try:\n"
        "    serve(port=0, data_dir=sys.argv[1])\n"
        "except GameError as error:\n"
        "    sys.exit(str(error))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, server.settings.data_dir],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1
    assert "Another server is using" in done.stderr
    assert httpx.get(server.url + "/healthz").status_code == 200
