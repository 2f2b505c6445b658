"""Killed at any moment, a server has lost nothing it acknowledged, and every table goes on."""

import os
import random
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest

from boulevard.server.chaos import Machine, chaos, compare, judge, playing
from boulevard.server.errors import ServerError

from .helpers import Browser, Server
from .test_deals import Lords


@pytest.mark.parametrize("faults", [9, pytest.param(100, marks=pytest.mark.long)])
@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_nothing_acknowledged_is_lost_doubled_or_left_out(
    database: str,
    faults: int,
    tmp_path: Path,
    request: pytest.FixtureRequest,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """`boulevard chaos` in a short form: every kind of fault at least once, on both databases."""
    url = request.getfixturevalue("postgresql")() if database == "postgresql" else ""
    verdict = chaos(tmp_path, faults, database_url=url)
    with capsys.disabled():
        print(f"\n{database}: {verdict}")
    assert verdict.sound
    assert verdict.faults.total() == faults
    assert len(verdict.faults) == (8 if database == "sqlite" else 9)
    for log in tmp_path.glob("*/server.log"):
        assert "Traceback (most recent call last)" not in _of_the_server(log), log.read_text()[-3000:]


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux" or os.geteuid() != 0, reason="networks are the administrator's")
def test_two_machines_with_networks_of_their_own_lose_nothing(
    tmp_path: Path, postgresql_for_machines: str, capsys: pytest.CaptureFixture[str]
) -> None:
    verdict = chaos(tmp_path, 100, database_url=postgresql_for_machines, lines=True)
    with capsys.disabled():
        print(f"\ntwo machines: {verdict}")
    assert verdict.sound
    assert verdict.faults["line"] >= 10


def _of_the_server(log: Path) -> str:
    """A bot's process that was just starting complains about its killed parent; the server itself may not."""
    return "\n".join(line for line in log.read_text().splitlines() if line.startswith("{"))


@pytest.mark.parametrize(
    ("acknowledged", "written", "lost", "doubled"),
    [
        ("abc", "abc", 0, 0),
        ("abc", "ac", 1, 0),
        ("abc", "abbc", 0, 1),
        ("abc", "acb", 1, 1),
        ("", "a", 0, 1),
    ],
)
def test_what_is_missing_or_too_much_is_counted(
    acknowledged: str, written: str, lost: int, doubled: int
) -> None:
    missing, more = compare(list(acknowledged), list(written))
    assert (len(missing), len(more)) == (lost, doubled)


def test_a_server_that_forgets_is_found_out(tmp_path: Path) -> None:
    """The verdict can be a bad one: an acknowledgement of something that is nowhere written."""
    machine = Machine(tmp_path, snapshot_every=10_000).start()
    try:
        with playing([machine], 1) as players:
            while sum(len(played.acknowledged) for played in players[0].tables.values()) < 5:
                time.sleep(0.05)
        assert judge(players).sound
        table, played = next(iter(players[0].tables.items()))
        played.acknowledged.insert(1, played.acknowledged[0])
        played.gaps.append("none")
        verdict = judge(players)
        assert (verdict.lost, verdict.gaps, verdict.sound) == (1, 1, False)
        assert "SOMETHING IS WRONG" in str(verdict)
        assert table in players[0].tables
    finally:
        machine.end(signal.SIGTERM)


def test_cables_without_a_common_database_are_one_clear_line(tmp_path: Path) -> None:
    with pytest.raises(ServerError, match=r"^Machines with networks of their own need a database [^\n]*$"):
        chaos(tmp_path, lines=True)


def test_an_unknown_fault_is_one_clear_line(tmp_path: Path) -> None:
    with pytest.raises(ServerError, match=r"^There is no fault 'earthquake'; there are: bots, [^\n]*$"):
        chaos(tmp_path, only=["earthquake"])


def test_a_server_whose_connections_were_cut_still_hears_of_others(
    new_server: Callable[..., Server], postgresql: Callable[[], str]
) -> None:
    url = postgresql()
    server = new_server(url, log_level="warning")
    ann = Browser(server, "Ann")
    with psycopg.connect(url, autocommit=True) as connection:
        for _ in range(5):
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            assert ann.get("/api/me")["name"] == "Ann"  # no more than a pause
    other = new_server(url, secret_key=(Path(server.settings.data_dir) / "secret.key").read_text().strip())
    table = ann.new_table("mm", start=True)["id"]
    live = ann.live(table)
    there = Browser(other, identity=False)
    there.http.cookies.set("boulevard", ann.http.cookies["boulevard"])
    done = there.random_turn(table, 0, random.Random(1))
    live.until("events", seq=done["seq"])


def test_a_bot_whose_turn_could_not_be_written_plays_it_when_the_database_is_well(
    new_server: Callable[..., Server], postgresql: Callable[[], str]
) -> None:
    url = postgresql()
    ann = Browser(new_server(url), "Ann")
    lords = Lords([ann, None])
    lords.bring(0, "turn")
    live = ann.live(lords.id)
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(
            "CREATE FUNCTION refuse() RETURNS trigger AS "
            "$$ BEGIN RAISE EXCEPTION 'no room'; END $$ LANGUAGE plpgsql"
        )
        # In memory the turn is then Ann's, and in the log it is the bot's.
        connection.execute(
            "CREATE TRIGGER refusal BEFORE INSERT ON events FOR EACH ROW "
            """WHEN (NEW.seat = 1 AND NEW.secret LIKE '%"end"%') EXECUTE FUNCTION refuse()"""
        )
        lords.step(0, "end")
        time.sleep(3)  # the bot had its turn, and tried it more than once
        connection.execute("DROP TRIGGER refusal ON events")
    live.until("events", waiting=[0])
