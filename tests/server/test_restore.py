"""The way back from a backup."""

import random
import shutil
import sqlite3
from collections.abc import Callable
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
    assert kept == Path(f"{database}.before-restore")
    assert not Path(f"{database}-wal").exists()
    server.start()
    assert ann.get(f"/api/tables/{table}/events") == before
    ann.get(f"/api/tables/{later}", 404)
    assert ann.play_on(table, random.Random(3))["status"] == "over"
    # What was there is not lost: it is a backup like any other, with its log.
    server.kill()
    saved = admin_backup(tmp_path / "saved", database_url=f"sqlite:///{kept}")
    admin_restore(saved, **where)
    server.start()
    assert ann.get(f"/api/tables/{table}/record") == after


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
