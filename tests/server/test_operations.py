"""What an operator does: stopping, starting again, backup, export, prune."""

import json
import random
import shutil
import stat
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.command import downgrade
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

import boulevard.server
from boulevard.match import read_record, verify
from boulevard.server.admin import admin_backup, admin_export, admin_prune
from boulevard.server.errors import ServerError
from boulevard.server.hall import done_with
from boulevard.server.models import Base
from boulevard.server.run import serve
from boulevard.server.settings import Settings
from boulevard.server.storage import HEAD, migrate, sync_engine

from .helpers import Browser, Server, free_port
from .test_tables import join

MIGRATIONS = Path(boulevard.server.__file__).parent / "migrations"


@pytest.fixture(params=["sqlite", "postgresql"])
def own(request: pytest.FixtureRequest, new_server: Callable[..., Server]) -> Server:
    return new_server(request.getfixturevalue("postgresql")() if request.param == "postgresql" else "")


def test_a_stopped_server_goes_on_where_it_was(own: Server) -> None:
    ann = Browser(own, "Ann")
    table = ann.new_table("mbb", start=True)["id"]
    chance = random.Random(1)
    ann.random_turn(table, 0, chance)
    live = ann.live(table)
    view = live.until_turn(0, 0)
    token = view["legal"][0]
    live.ask(type="draft", seat=0, tokens=[token])
    assert own.stop() in (0, -15)
    assert live.until("bye")["code"] == "error-server-going-down"
    own.start()
    again = ann.get(f"/api/tables/{table}/view", seat=0)
    assert again["draft"] == [token]
    assert again["turn"] == view["turn"]
    assert ann.play_on(table, chance)["status"] == "over"
    verify(read_record(ann.get(f"/api/tables/{table}/record")))


def test_bots_go_on_by_themselves_after_a_restart(own: Server) -> None:
    ann = Browser(own, "Ann")
    ann.new_table("bbbb", start=True)  # she only looks on
    own.kill()
    own.start()
    # Nobody asks for the table; the server finds it.
    until = time.monotonic() + 60
    while ann.get("/api/me/tables")["tables"][0]["status"] == "running":
        assert time.monotonic() < until
        time.sleep(0.1)


def test_a_backup_made_while_playing_opens_as_a_server(
    own: Server,
    new_server: Callable[..., Server],
    tmp_path: Path,
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ann = Browser(own, "Ann")
    table = ann.new_table("mm", start=True)["id"]
    for seat in (0, 1, 0):
        ann.random_turn(table, seat, random.Random(1))
    where: dict[str, Any] = {"database_url": own.settings.database_url, "data_dir": own.settings.data_dir}
    copy = tmp_path / "copy"
    if own.settings.sqlite:
        assert admin_backup(copy, **where) == copy
        (tmp_path / "again").mkdir()
        shutil.copy(copy, tmp_path / "again" / "boulevard.sqlite")
        url = f"sqlite:///{tmp_path / 'again' / 'boulevard.sqlite'}"
    else:
        monkeypatch.setenv("PATH", "")
        with pytest.raises(ServerError, match="pg_dump"):
            admin_backup(copy, **where)
        assert not copy.exists()
        tools: Path = request.getfixturevalue("postgresql_tools")
        monkeypatch.setenv("PATH", str(tools))
        assert admin_backup(copy, **where) == copy
        url = request.getfixturevalue("postgresql")()
        subprocess.run([tools / "pg_restore", f"--dbname={url}", copy], check=True)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    with pytest.raises(ServerError, match="already there"):
        admin_backup(copy, **where)
    again = new_server(url, secret_key=(Path(own.settings.data_dir) / "secret.key").read_text().strip())
    same = Browser(again, identity=False)
    same.http.cookies.set("boulevard", ann.http.cookies["boulevard"])
    assert same.get("/api/me")["name"] == "Ann"
    assert same.play_on(table, random.Random(2))["status"] == "over"
    verify(read_record(same.get(f"/api/tables/{table}/record")))


def test_export_and_prune(own: Server, tmp_path: Path) -> None:
    ann = Browser(own, "Ann")
    where: dict[str, Any] = {"database_url": own.settings.database_url, "data_dir": own.settings.data_dir}
    table = ann.new_table("mb", start=True)["id"]
    ann.play_on(table, random.Random(2))
    ann.new_table("mo")
    records = tmp_path / "records"
    assert admin_export(records, **where) == 1
    file = records / f"welcome-to-{table}.txt"
    assert file.read_text() == ann.get(f"/api/tables/{table}/record")
    # Gone on with: what is there stays, what was not finished then is written again.
    assert admin_export(records, **where) == 0
    second = ann.new_table("mm", start=True)["id"]
    assert admin_export(records, running=True, **where) == 1
    ann.play_on(second, random.Random(3))
    assert admin_export(records, running=True, **where) == 1
    assert (records / f"welcome-to-{second}.txt").read_text() == ann.get(f"/api/tables/{second}/record")
    assert sorted(path.suffix for path in records.iterdir()) == [".txt", ".txt"]
    assert admin_prune(1, **where) == {"tables": 0, "records": 0, "guests": 0}
    assert admin_prune(0, **where)["tables"] == 1
    assert admin_prune(0, finished=True, **where) == {"tables": 2, "records": 0, "guests": 1}


def test_the_migrations_make_what_the_models_say(tmp_path: Path, postgresql: Callable[[], str]) -> None:
    assert ScriptDirectory(str(MIGRATIONS)).get_current_head() == HEAD
    for url in ("", postgresql()):
        settings = Settings(data_dir=str(tmp_path), database_url=url)
        migrate(settings)
        migrate(settings)
        engine = sync_engine(settings)
        with engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []
        engine.dispose()


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_a_key_is_known_for_good(
    database: str, new_server: Callable[..., Server], request: pytest.FixtureRequest
) -> None:
    """After a restart too, and in a database of before there was a column for it."""
    url = request.getfixturevalue("postgresql")() if database == "postgresql" else ""
    server = new_server(url)
    ann, ben = Browser(server, "Ann"), Browser(server, "Ben")
    table = ann.new_table("mo")
    join(table, ben, 1)
    here = f"/api/tables/{table['id']}/chat"
    said = ann.post(here, {"text": "good evening", "key": "a-key"})["seq"]
    assert ben.post(here, {"text": "good evening", "key": "a-key"})["seq"] != said  # hers is not his
    server.stop()
    engine = sync_engine(server.settings)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        downgrade(config, "0007")
    engine.dispose()
    for _ in range(2):
        server.start()
        assert ann.post(here, {"text": "good evening", "key": "a-key"})["seq"] == said
        assert ann.post(here, {"text": "good evening", "key": "%"})["seq"] > said
        server.stop()


def test_a_key_is_found_without_reading_the_log(tmp_path: Path) -> None:
    settings = Settings(data_dir=str(tmp_path))
    migrate(settings)
    engine = sync_engine(settings)
    with engine.connect() as connection:
        asked = done_with("a table", "somebody", "a key").compile(
            engine, compile_kwargs={"literal_binds": True}
        )
        plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {asked}").fetchall()
    engine.dispose()
    assert [row[-1] for row in plan] == [
        "SEARCH events USING COVERING INDEX ix_events_table_id_once (table_id=? AND once=?)"
    ]


def test_a_database_that_is_not_there_is_one_clear_line() -> None:
    settings = Settings(database_url=f"postgresql://nobody@127.0.0.1:{free_port()}/nothing")
    with pytest.raises(ServerError, match=r"^The database cannot be used: [^\n]*$"):
        migrate(settings)
    with pytest.raises(ServerError, match="must begin with"):
        Settings(database_url="mysql://x").url()


def test_a_setting_that_is_not_understood_is_one_clear_line() -> None:
    with pytest.raises(ServerError, match=r"^The value of BOULEVARD_HTTP_RATE cannot be used: .*often"):
        Settings(http_rate="often").check()


def test_an_address_that_is_taken_is_one_clear_line(server: Server, tmp_path: Path) -> None:
    with pytest.raises(ServerError, match=r"^Nothing can listen at 127.0.0.1:\d+: [^\n]*$"):
        serve(port=server.settings.port, data_dir=str(tmp_path))


def test_logs_are_json_without_secrets(own: Server) -> None:
    ann = Browser(own, "Ann")
    table = ann.new_table("mo", start=False)
    code = table["invite"].rpartition("/")[2]
    ann.get(f"/api/invites/{code}")
    ann.post("/api/me/account", {"account": "ann" + table["id"], "password": "a very secret word"})
    token = ann.post("/api/me/link")["path"].partition("#")[2]
    said = own.log.read_text()
    for secret in (code, "a very secret word", token, ann.http.cookies["boulevard"]):
        assert secret not in said
    lines = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
    assert {"event", "level", "timestamp"} <= set(lines[-1])
    assert any(line.get("route") == "/api/invites/{code}" for line in lines)
    metrics = httpx.get(own.url + "/metrics").text
    assert code not in metrics
    assert "boulevard_commits_total" in metrics
