"""A server that is started wrongly, half asked or cut off from its disk says so and goes on."""

import os
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from boulevard.server.errors import ServerError
from boulevard.server.settings import Settings, from_environment

from .helpers import Browser, Server, free_port

WRONG = {
    "SECRET_KEY": "a",
    "BOT_PROCESSES": "-3",
    "CREATE_RATE": "0/minute",
    "ORIGINS": "https://example.com,example.org",
    "PUBLIC_URL": "https://",
    "PUSH_SERVICES": "ftp://x",
    "BACKUP_EVERY": "0.000001",
    "PATIENCE": "1e-9",
    "LOOK_EVERY": "1e-9",
    "SOCKET_RATE": "nan",
    "PERSON_SHARE": "inf",
    "PORT": "70000",
    "LOG_LEVEL": "loud",
    "LOG_JSON": "perhaps",
    "HTTP_RATE": "often",
    "SOCKET_BURST": "0",
    "TABLES_IN_MEMORY": "many",
}


@pytest.mark.parametrize("name", WRONG)
def test_a_senseless_setting_is_refused_by_name(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOULEVARD_" + name, WRONG[name])
    said = rf"^The value of BOULEVARD_{name} cannot be used: .{{6,}}\. What it may be is in docs/"
    with pytest.raises(ServerError, match=said):
        from_environment()


@pytest.mark.parametrize(
    "chosen",
    [
        {"mail_from": "boulevard@example.org"},
        {"mail_from": "boulevard@example.org", "public_url": "https://play.example.org"},
        {"smtp_url": "smtp://", "mail_from": "b@example.org", "public_url": "https://play.example.org"},
        {"smtp_url": "smtp://x", "mail_from": "boulevard", "public_url": "https://play.example.org"},
    ],
)
def test_half_of_the_settings_for_mail_is_refused(chosen: dict[str, str]) -> None:
    with pytest.raises(ServerError, match="E-mail needs"):
        Settings(**chosen).check()


@pytest.mark.parametrize("key", ["", "a\n", "\u00e9" * 40])
def test_a_key_that_is_none_is_refused(key: str, tmp_path: Path) -> None:
    (tmp_path / "secret.key").write_text(key)
    with pytest.raises(ServerError, match=r"^The value of .*secret\.key cannot be used: "):
        Settings(data_dir=str(tmp_path)).secret()


def test_origins_and_addresses_are_taken_as_browsers_say_them() -> None:
    for origin in ("https://example.org", "http://example.org:8080", "https://[2001:db8::1]:444"):
        Settings(origins=f"https://example.com, {origin}")
    for origin in ("*", "https://*", "https://Example.org", "https://example.org/", "https://example.org:"):
        with pytest.raises(ServerError, match="BOULEVARD_ORIGINS"):
            Settings(origins=origin)
    Settings(public_url="https://play.example.org/boulevard/")


def test_processes_for_bots_are_shared_out_among_workers() -> None:
    def each(**chosen: int) -> list[int]:
        settings = Settings(**chosen)
        return [settings.model_copy(update={"worker": n}).bots_here() for n in range(settings.count())]

    assert each(workers=1, bot_processes=1) == [1]
    assert each(workers=3, bot_processes=5) == [2, 2, 1]
    assert each(workers=3, bot_processes=1) == [1, 1, 1]  # a worker without one could not play
    assert min(each(workers=2)) >= 2


def test_every_wrong_setting_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOULEVARD_SECRET_KEY", "a")
    monkeypatch.setenv("BOULEVARD_SOCKET_RATE", "nan")
    with pytest.raises(ServerError, match="BOULEVARD_SECRET_KEY, BOULEVARD_SOCKET_RATE"):
        from_environment()


def test_a_setting_that_does_not_exist_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOULEVARD_SOKET_RATE", "5")
    with pytest.raises(ServerError, match=r"^There is no setting BOULEVARD_SOKET_RATE\.$"):
        from_environment()


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOULEVARD_LOG_LEVEL", "WARNING")
    monkeypatch.setenv("BOULEVARD_SECURE_COOKIE", "yes")
    monkeypatch.setenv("BOULEVARD_INTERPRETED", "1")  # not the server's
    chosen = from_environment(log_level="info", log_json=False)
    assert (chosen.log_level, chosen.secure_cookie, chosen.log_json) == ("warning", True, False)
    assert "horse" not in repr(Settings(secret_key="correct horse battery staple, and so on"))


def test_the_database_file_is_its_owners(server: Server) -> None:
    if server.settings.sqlite:
        for name in ("boulevard.sqlite", "boulevard.sqlite-wal"):
            assert stat.S_IMODE((Path(server.settings.data_dir) / name).stat().st_mode) == 0o600


def test_health_can_be_asked_without_a_body(server: Server) -> None:
    answer = httpx.head(server.url + "/healthz")
    assert answer.status_code == 200
    assert answer.content == b""


def test_health_knows_when_nothing_can_be_written(new_server: Callable[..., Server]) -> None:
    server = new_server()
    assert httpx.get(server.url + "/healthz").json() == {"status": "ok"}
    database = Path(server.settings.data_dir) / "boulevard.sqlite"
    with closing(sqlite3.connect(database)) as other:
        other.execute(
            "CREATE TRIGGER full BEFORE UPDATE ON alembic_version BEGIN SELECT RAISE(ABORT, 'full'); END"
        )
        other.commit()
        until = time.monotonic() + 90
        while (answer := httpx.get(server.url + "/healthz")).status_code == 200:
            assert time.monotonic() < until
            time.sleep(0.2)
        assert answer.status_code == 503
        assert answer.json() == {"status": "database"}


@pytest.mark.parametrize(
    "path",
    ["/api/me", "/api/login", "/api/me/account", "/api/tables", "/api/me/claim", "/api/me/password"],
)
def test_half_a_letter_is_a_bad_request(ann: Browser, path: str) -> None:
    for body in (
        '{"name": "\\ud800"}',
        '{"account": "ann\\udfff", "password": "\\ud800 and more"}',
        '{"game": "welcome-to", "options": {"\\ud800": "\\udbff"}}',
        '{"token": "\\ud800"}',
        '{"old": "\\ud800", "new": "\\ud800 and more"}',
    ):
        answer = ann.http.post(path, content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code == 400, answer.text
    whole = '{"name": "\\ud83c\\udfe0"}'  # two halves are a house
    answer = ann.http.post("/api/me", content=whole, headers={"Content-Type": "application/json"})
    assert answer.json()["name"] == "\U0001f3e0"


def test_addresses_that_no_file_can_have(server: Server) -> None:
    for path in ("/" + "x" * 300, "/" + "x" * 300 + ".js", "/table/" + "é" * 200):
        assert httpx.get(server.url + path).status_code in (200, 404)


def test_an_origin_that_is_no_address_is_another_site(ann: Browser) -> None:
    for origin in ("http://[", "http://[::1", "http://a]b"):
        answer = ann.http.post("/api/me", json={}, headers={"Origin": origin})
        assert answer.status_code == 403


@pytest.mark.parametrize(
    "half",
    [b"", b"GET /healthz HT", b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{"]
    + [b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /heal"],
)
def test_half_a_request_is_not_waited_for(new_server: Callable[..., Server], half: bytes) -> None:
    server = new_server(patience=0.5)
    with socket.create_connection(("127.0.0.1", server.settings.port), timeout=30) as line:
        line.sendall(half)
        while line.recv(10_000):  # until the server hangs up
            pass
    # Sockets are no requests.
    ann = Browser(server, "Ann")
    live = ann.live(ann.new_table("mb", start=True)["id"])
    live.until("hello")
    time.sleep(1.2)
    assert live.ask(type="ping")["type"] == "pong"


def test_workers_end_with_their_supervisor(tmp_path: Path, postgresql: Callable[[], str]) -> None:
    port = free_port()
    code = (
        "import sys; from boulevard.server.run import serve\n"
        "serve(port=int(sys.argv[1]), workers=2, database_url=sys.argv[2], data_dir=sys.argv[3])"
    )
    with open(tmp_path / "log", "wb") as out:
        supervisor = subprocess.Popen(
            [sys.executable, "-c", code, str(port), postgresql(), str(tmp_path)], stderr=out, stdout=out
        )
    url = f"http://127.0.0.1:{port}/healthz"

    def answers() -> bool:
        try:
            return httpx.get(url, timeout=5).status_code == 200
        except httpx.HTTPError:
            return False

    until = time.monotonic() + 180
    while not answers():
        assert time.monotonic() < until, (tmp_path / "log").read_text()
        time.sleep(0.2)
    # Nobody answers as soon as the door is gone: whether its workers are, only the system knows.
    workers = Path(f"/proc/{supervisor.pid}/task/{supervisor.pid}/children").read_text().split()
    assert len(workers) == 2
    os.kill(supervisor.pid, signal.SIGKILL)
    supervisor.wait()
    until = time.monotonic() + 60
    while left := [int(pid) for pid in workers if Path(f"/proc/{pid}/cmdline").exists()]:
        if time.monotonic() > until:
            for pid in left:
                os.kill(pid, signal.SIGKILL)
            raise AssertionError("workers without a supervisor go on:\n" + (tmp_path / "log").read_text())
        time.sleep(0.2)
    with socket.socket() as probe:
        assert probe.connect_ex(("127.0.0.1", port)) != 0
