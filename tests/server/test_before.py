"""A database of the version before there was a match room: all in it is still there, and is played on.

data/before_match.sql was written by that version, with people in the middle of all kinds of things: a
draft, a confirmed turn in an open round, a snapshot, steps taken back, a finished game, a table that has
not begun. data/before_match.json is what that version showed of it.
"""

import json
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from boulevard.match import read_record, verify

from .helpers import Browser, Server

DATA = Path(__file__).parent / "data"
SHOWN = json.loads((DATA / "before_match.json").read_text())
Start = Callable[..., Server]


@pytest.fixture
def opened(new_server: Start, tmp_path: Path) -> tuple[Browser, Browser]:
    """Ann and Ben, at a server that got the old database."""
    folder = tmp_path / "own0"  # of the first server that `new_server` starts
    folder.mkdir()
    database = sqlite3.connect(folder / "boulevard.sqlite")
    database.executescript((DATA / "before_match.sql").read_text())
    database.close()
    server = new_server()
    people = []
    for name in ("ann", "ben"):
        people.append(Browser(server, identity=False))
        people[-1].post("/api/login", {"account": name, "password": "correct horse"})
    return people[0], people[1]


def test_everything_is_where_it_was(opened: tuple[Browser, Browser]) -> None:
    for table, seats in SHOWN["seats"].items():
        for seat, before in enumerate(seats):
            now = opened[seat].get(f"/api/tables/{table}/view", seat=seat)
            assert {name: now[name] for name in before} == before
    for table, record in SHOWN["records"].items():
        assert opened[0].get(f"/api/tables/{table}/record") == record
    assert verify(read_record(SHOWN["records"]["over"])) > 20


def test_every_table_is_played_to_its_end(opened: tuple[Browser, Browser]) -> None:
    """By the same seed: the record of the whole game, before and after, is proven."""
    for table in SHOWN["seats"]:
        play_to_the_end(opened, table)
        written = opened[0].get(f"/api/tables/{table}/record")
        assert verify(read_record(written)) > 20
        assert written.startswith(SHOWN["records"].get(table, ""))


def play_to_the_end(people: tuple[Browser, Browser], table: str) -> None:
    chance = random.Random(2)
    while (seen := people[0].get(f"/api/tables/{table}"))["status"] != "over":
        for seat in seen["waiting"]:
            play = people[seat].random_turn if seen["simultaneous"] else people[seat].random_steps
            play(table, seat, chance)


def test_a_step_of_before_is_taken_back(opened: tuple[Browser, Browser]) -> None:
    """What was done in the old version can be undone in the new one."""
    undone = 0
    for table, seats in SHOWN["seats"].items():
        for seat, before in enumerate(seats):
            if not before["can_undo"]:
                continue
            here = f"/api/tables/{table}"
            if before["draft"]:
                opened[seat].post(f"{here}/seats/{seat}/draft", {"tokens": [], "turn": before["turn"]})
            else:
                opened[seat].post(f"{here}/seats/{seat}/undo")
            now = opened[seat].get(f"{here}/view", seat=seat)
            assert now["draft"] == []
            assert now["legal"] != before["legal"]
            undone += 1
    assert undone >= 4


def test_an_open_table_begins(opened: tuple[Browser, Browser]) -> None:
    ann, ben = opened
    invite = ann.get("/api/tables/open")["invite"].rsplit("/", 1)[1]
    ben.post("/api/tables/open/seats/1/take", {"invite": invite})
    assert ann.post("/api/tables/open/start")["status"] == "running"
    ann.random_turn("open", 0, random.Random(1))
