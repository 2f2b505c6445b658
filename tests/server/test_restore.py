"""The way back from a backup."""

import random
import shutil
import socket
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from boulevard.server.admin import admin_backup, admin_restore
from boulevard.server.errors import ServerError
from boulevard.server.run import serve

from .helpers import Browser, Server, free_port


def test_a_backup_comes_back_whole_after_a_kill(new_server: Callable[..., Server], tmp_path: Path) -> None:
    server = new_server()
    where = {"data_dir": server.settings.data_dir}
    database = Path(server.settings.data_dir) / "boulevard.sqlite"
    ann = Browser(server, "Ann")
    table = ann.new_table("mm", start=True)["id"]
    ann.random_turn(table, 0, random.Random(1))
    before = ann.get(f"/api/tables/{table}/events")
    copy = admin_backup(tmp_path / "copy", **where)
    with pytest.raises(ServerError, match="Another server is using"):
        admin_restore(copy, **where)
    later = ann.new_table("mb", start=True)["id"]
    ann.play_on(table, random.Random(2))
    after = ann.get(f"/api/tables/{table}/record")
    server.kill()
    assert Path(f"{database}-wal").stat().st_size > 0  # what a copy by hand stumbles over
    kept = admin_restore(copy, **where)
    assert kept is not None
    assert kept.name.startswith("boulevard.sqlite.before-restore-")
    assert not Path(f"{database}-wal").exists()
    server.start()
    assert ann.get(f"/api/tables/{table}/events") == before
    ann.get(f"/api/tables/{later}", 404)
    assert ann.play_on(table, random.Random(3))["status"] == "over"
    # What was there is not lost: it is a backup like any other, and stays one however often it is used.
    server.kill()
    for _ in range(2):
        admin_restore(kept, **where)
    server.start()
    assert ann.get(f"/api/tables/{table}/record") == after
    # Neither is anything that was there at any of the times.
    assert len({kept, *database.parent.glob("*.before-restore-*")}) == 3


def names(database: Path) -> list[str]:
    with closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as connection:
        return sorted(name for (name,) in connection.execute("SELECT name FROM people"))


def test_what_lies_in_the_log_beside_a_copy_comes_along(
    new_server: Callable[..., Server], tmp_path: Path
) -> None:
    """Copied by hand, as a file with its log, while the server was down after a crash."""
    server = new_server()
    where = {"data_dir": server.settings.data_dir}
    folder = Path(server.settings.data_dir)
    for name in ("Ann", "Ben"):
        Browser(server, name)
    server.kill()
    by_hand = tmp_path / "by hand"
    by_hand.mkdir()
    for file in folder.glob("boulevard.sqlite*"):
        shutil.copy(file, by_hand)
    source = by_hand / "boulevard.sqlite"
    before = {file: (by_hand / file).read_bytes() for file in ("boulevard.sqlite", "boulevard.sqlite-wal")}
    assert before["boulevard.sqlite-wal"]
    for file in folder.glob("boulevard.sqlite*"):
        file.unlink()
    assert admin_restore(source, **where) is None
    assert names(folder / "boulevard.sqlite") == ["Ann", "Ben"]
    assert {file: (by_hand / file).read_bytes() for file in before} == before


def killed_after_a_copy(
    new_server: Callable[..., Server], folder: Path
) -> tuple[Server, dict[str, str], Path, Path]:
    """A server that had a newcomer since its copy: where it is told to be, the copy, and its database."""
    server = new_server()
    where = {"data_dir": server.settings.data_dir}
    copy = admin_backup(folder / "copy", **where)
    Browser(server, "Ann")
    server.kill()
    return server, where, copy, Path(server.settings.data_dir) / "boulevard.sqlite"


def test_a_restore_that_is_killed_at_its_end_has_lost_nothing(
    new_server: Callable[..., Server], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, where, copy, database = killed_after_a_copy(new_server, tmp_path)
    assert Path(f"{database}-wal").stat().st_size > 0

    replace = Path.replace

    def killed(file: Path, target: Path) -> Path:
        if target == database:
            raise KeyboardInterrupt
        return replace(file, target)

    with monkeypatch.context() as patched:
        patched.setattr(Path, "replace", killed)
        with pytest.raises(KeyboardInterrupt):
            admin_restore(copy, **where)
    assert names(database) == ["Ann"]
    kept = admin_restore(copy, **where)
    assert kept is not None
    assert names(database) == []
    assert names(kept) == ["Ann"]


def test_a_damaged_database_is_kept_as_it_is(new_server: Callable[..., Server], tmp_path: Path) -> None:
    server, where, copy, database = killed_after_a_copy(new_server, tmp_path)
    foreign(database)
    harmed, log = database.read_bytes(), Path(f"{database}-wal").read_bytes()
    assert log
    kept = admin_restore(copy, **where)
    assert kept is not None
    assert kept.read_bytes() == harmed
    assert Path(f"{kept}-wal").read_bytes() == log
    assert names(database) == []
    server.start()


def test_nothing_is_put_in_place_under_workers_that_still_write(
    new_server: Callable[..., Server], tmp_path: Path
) -> None:
    """Their door was killed; they end what they had begun."""
    server = new_server(workers=2)
    where = {"data_dir": server.settings.data_dir}
    ann = Browser(server, "Ann")
    copy = admin_backup(tmp_path / "copy", **where)
    half = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n{"
    with ThreadPoolExecutor(1) as pool, socket.create_connection(("127.0.0.1", server.settings.port)) as line:
        line.sendall(half)
        line.settimeout(60)
        assert line.recv(12) == b"HTTP/1.1 100"  # a worker is at it, and waits for the rest
        server.kill()
        restored = pool.submit(admin_restore, copy, **where)
        time.sleep(1.0)
        assert not restored.done()
        line.close()
        assert restored.result() is not None
    server.start()
    assert ann.get("/api/me")["name"] == "Ann"


def damaged(copy: Path) -> None:
    with open(copy, "r+b") as file:
        file.seek(4096)
        file.write(b"no page of a database" * 400)


def cut(copy: Path) -> None:
    with open(copy, "r+b") as file:
        file.truncate(copy.stat().st_size // 2 + 7)


def another(copy: Path) -> None:
    copy.unlink()
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute("CREATE TABLE shopping (what TEXT)")
        connection.commit()


def foreign(copy: Path) -> None:
    copy.write_text("a shopping list\n" * 1000)


@pytest.mark.parametrize("harm", [damaged, cut, foreign, another])
def test_a_damaged_file_is_refused_with_one_line(
    new_server: Callable[..., Server], tmp_path: Path, harm: Callable[[Path], None]
) -> None:
    server = new_server()
    ann = Browser(server, "Ann")
    where = {"data_dir": server.settings.data_dir}
    copy = admin_backup(tmp_path / "copy", **where)
    server.stop()
    database = Path(server.settings.data_dir) / "boulevard.sqlite"
    sound = database.read_bytes()
    harm(copy)
    with pytest.raises(ServerError, match=r"is damaged or not an SQLite database: [^\n]*$"):
        admin_restore(copy, **where)
    assert database.read_bytes() == sound
    assert not list(database.parent.glob("*.restoring*"))
    server.start()
    assert ann.get("/api/me")["name"] == "Ann"
    server.stop()
    if harm is another:
        return
    # Neither does a server open such a file.
    shutil.copy(copy, database)
    with pytest.raises(ServerError, match=r"is damaged or not an SQLite database: [^\n]*$"):
        serve(port=free_port(), data_dir=server.settings.data_dir)


def test_a_file_that_is_not_there_is_one_clear_line(tmp_path: Path) -> None:
    with pytest.raises(ServerError, match=r"^There is no file '[^\n]*' to restore\.$"):
        admin_restore(tmp_path / "nothing", data_dir=str(tmp_path))


def test_a_backup_of_postgresql_comes_back_into_an_empty_database(
    new_server: Callable[..., Server],
    postgresql: Callable[[], str],
    postgresql_tools: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    server = new_server(postgresql())
    where: dict[str, Any] = {"database_url": server.settings.database_url}
    ann = Browser(server, "Ann")
    table = ann.new_table("mm", start=True)["id"]
    ann.random_turn(table, 0, random.Random(1))
    monkeypatch.setenv("PATH", str(postgresql_tools))
    copy = admin_backup(tmp_path / "copy", **where)
    with pytest.raises(ServerError, match="goes into an empty database"):
        admin_restore(copy, **where)
    before = ann.get(f"/api/tables/{table}/events")
    empty = postgresql()
    assert admin_restore(copy, database_url=empty) is None
    again = new_server(empty)
    assert Browser(again, "Ben").get(f"/api/tables/{table}/events") == before
