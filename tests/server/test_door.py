"""The door: who is handed to which worker."""

import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress

import pytest

from boulevard.server.address import household
from boulevard.server.door import worker_of

from .helpers import OPENED

WORKERS = 4
# Each worker says its number to whoever comes.
DOOR = """
import socket, sys
from boulevard.server.door import LONGEST_NOTE, READY, Door

def work(number, pipe):
    pipe.setblocking(True)
    pipe.send(READY)
    kept = []
    while True:
        message, files, _, _ = socket.recv_fds(pipe, LONGEST_NOTE + 1, 1)
        if not message:
            return
        for file in files:
            kept.append(socket.socket(fileno=file))
            kept[-1].setblocking(True)
            kept[-1].sendall(str(number).encode())

listener = socket.create_server(("127.0.0.1", 0))
door = Door(listener, int(sys.argv[1]), 30.0, work, sys.argv[2])
door.opened = lambda: print(listener.getsockname()[1], flush=True)
door.run()
"""
Ask = Callable[..., bytes]


@pytest.fixture(params=["127.0.0.1", "192.0.2.1"])
def door(request: pytest.FixtureRequest) -> Iterator[tuple[str, Ask]]:
    """Whom it trusts, and somebody who says something to it."""
    command = [sys.executable, "-c", DOOR, str(WORKERS), request.param]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        port = int(running.stdout.readline())

        def ask(*parts: bytes, end: bool = False) -> bytes:
            connection = socket.create_connection(("127.0.0.1", port), timeout=30)
            OPENED.append(connection)
            for part in parts:
                connection.sendall(part)
            if end:
                connection.shutdown(socket.SHUT_WR)
            return connection.recv(10)

        yield request.param, ask
        running.send_signal(signal.SIGTERM)


def test_a_worker_that_is_told_to_end_before_it_began_ends() -> None:
    """It does not take the signal for the door's, and go on."""
    told = (
        "import os, signal; os.register_at_fork(after_in_child=lambda: os.kill(os.getpid(), signal.SIGTERM))"
    )
    with subprocess.Popen([sys.executable, "-c", told + DOOR, "1", ""], stderr=subprocess.PIPE) as running:
        try:
            running.wait(60)  # nobody ever came to work
        finally:
            running.kill()


def test_households_behind_a_trusted_proxy_are_told_apart(door: tuple[str, Ask]) -> None:
    trusted, ask = door
    visitors = [f"203.0.113.{number}" for number in range(20)] + ["2001:db8:1:2::1", "2001:db8:1:2::9"]
    led = []
    for address in visitors:
        head = b"GET /api/me HTTP/1.1\r\nHost: x\r\nX-FORWARDED-FOR: 192.0.2.7, %s\r\n" % address.encode()
        led.append(int(ask(head, b"Accept: */*\r\n\r\n")))
    if trusted == "127.0.0.1":
        assert led == [worker_of(household(address), WORKERS) for address in visitors]
        assert len(set(led)) == WORKERS
    else:
        assert set(led) == {worker_of("127.0.0.1", WORKERS)}


def test_whoever_says_nothing_of_it_is_whoever_connects(door: tuple[str, Ask]) -> None:
    _, ask = door
    here = worker_of("127.0.0.1", WORKERS)
    assert int(ask(b"GET /api/me HTTP/1.1\r\n\r\nX-Forwarded-For: 203.0.113.1\r\n\r\n")) == here
    assert int(ask(b"GET /api/me HTTP/1.1\r\nA: " + b"x" * 9000)) == here  # no end in sight
    table = worker_of("a-table", WORKERS)
    assert int(ask(b"GET /api/tables/a-table HTTP/1.1\r\n")) == table  # the first line is enough


def test_whoever_ends_in_the_middle_is_let_go(door: tuple[str, Ask]) -> None:
    _, ask = door
    with suppress(ConnectionResetError):  # what it said was not read
        assert ask(b"GET /api/me HT", end=True) == b""
