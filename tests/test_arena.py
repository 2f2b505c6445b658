"""The arena: who sits where, what the figures are made of, when it stops, and where the games are played."""

import json
import math
import os
import signal
import subprocess
import sys
from collections import Counter
from functools import partial
from pathlib import Path

import pytest

from boulevard.arena.crew import spread
from boulevard.arena.deals import line_ups, play_deal
from boulevard.arena.figures import Games, Sequential, figures, pairs
from boulevard.arena.ratings import ratings
from boulevard.bots.registry import find_bot
from boulevard.games.contract import GameError
from boulevard.match import read_record, verify

from .test_cli import run


def deal(*games: tuple[list[int], list[int]]) -> Games:
    """Games as who sat where and their points; places follow."""
    return [
        {"who": who, "points": points, "places": [1 + sum(p > mine for p in points) for mine in points]}
        for who, points in games
    ]


@pytest.mark.parametrize(
    ("bots", "seats", "games"),
    [(1, 1, 1), (1, 3, 1), (2, 2, 2), (2, 4, 4), (3, 3, 3), (4, 2, 12), (5, 3, 30)],
)
def test_everybody_sits_in_every_seat_equally_often(bots: int, seats: int, games: int) -> None:
    rows = line_ups(bots, seats)
    assert len(rows) == games
    for seat in range(seats):
        sat = Counter(row[seat] for row in rows)
        assert len(sat) == bots
        alone = 1 < bots < seats  # the first one among the others
        assert sat[0] == games / seats if alone else len(set(sat.values())) == 1
    if bots > seats:
        assert all(len(set(row)) == seats for row in rows)


def test_a_deal_is_one_observation() -> None:
    deals = [
        deal(([0, 1], [30, 10]), ([1, 0], [20, 20])),
        deal(([0, 1], [10, 20]), ([1, 0], [10, 40])),
    ]
    first, second = figures(deals, ["a", "b"])
    assert (first["wins"], second["wins"]) == (0.625, 0.375)  # 1, a half; 0, 1
    assert first["wins_sure"] == pytest.approx(1.96 * 0.125, abs=1e-4)
    assert (first["points"], first["ahead"]) == (25, 10)
    (pair,) = pairs(deals, ["a", "b"])
    assert (pair["bot"], pair["over"], pair["wins"], pair["points"]) == ("a", "b", 0.25, 10)
    assert pair["points_sure"] == 0  # on both deals the same


def test_of_many_bots_two_are_compared_where_they_met() -> None:
    games = deal(([0, 1], [9, 1]), ([1, 2], [9, 1]), ([0, 2], [1, 9]))
    rows = {(row["bot"], row["over"]): row["points"] for row in pairs([games], ["a", "b", "c"])}
    assert rows == {("a", "b"): 8, ("b", "c"): 8, ("a", "c"): -8}


def decided(deals: list[Games], seats: int, margin: float) -> bool | None:
    test = Sequential(seats, margin)
    for games in deals:
        if test.stronger is None:
            test.add(games)
    return test.stronger


def test_a_sequential_test_decides_when_it_is_sure() -> None:
    won, lost = deal(([0, 1], [2, 1]), ([1, 0], [1, 2])), deal(([0, 1], [1, 2]), ([1, 0], [2, 1]))
    split = deal(([0, 1], [2, 1]), ([1, 0], [2, 1]))
    assert decided([won] * 7, 2, 0.05) is None  # too few to say anything
    assert decided([won] * 30, 2, 0.05) is True
    assert decided([lost] * 30, 2, 0.05) is False
    assert decided([won, lost] * 10, 2, 0.05) is None
    assert decided([split] * 200, 2, 0.05) is False
    # A par of four seats is a quarter.
    quarter = [deal(([0, 1, 1, 1], [2, 1, 1, 1])), *[deal(([0, 1, 1, 1], [1, 2, 1, 1]))] * 3]
    assert decided(quarter * 200, 4, 0.05) is False
    assert decided((quarter + [won]) * 200, 4, 0.05) is True


def test_ratings_follow_the_places() -> None:
    games = deal(([0, 1, 2], [9, 5, 1]), ([1, 2, 0], [5, 1, 9]), ([2, 0, 1], [1, 9, 5]))
    rated = ratings([games] * 10, 3)
    assert rated is not None
    assert rated[0][0] > rated[1][0] + 5 > rated[2][0] + 10
    assert all(sure < 25 / 3 for _, sure in rated)
    alone = ratings([deal(([0, 1, 1], [9, 1, 1]))] * 10, 2)
    assert alone is not None
    assert alone[0][0] > 25 > alone[1][0]


def test_with_and_without_a_record_a_deal_is_the_same() -> None:
    bare, kept = (
        play_deal("lords-of-vegas", ["ace", "penny"], 3, {}, 5, find_bot, record) for record in (False, True)
    )
    for one, other in zip(bare, kept, strict=True):
        assert all(one[key] == other[key] for key in ("who", "points", "places", "thoughts"))
        record = read_record(other["record"])
        assert record.names == [["ace", "penny"][bot] for bot in other["who"]]
        verify(record)
        assert any(line.tokens[0].startswith("offer") for line in record.lines)  # talk is in it too


def squared(base: int, number: int) -> int:
    if number < 0:
        raise GameError("error-game-over")
    return base + number * number


@pytest.mark.parametrize("cores", [1, 2])
def test_work_is_spread(cores: int) -> None:
    work = partial(squared, 100)
    assert dict(spread(work, range(5), cores)) == {n: 100 + n * n for n in range(5)}
    with pytest.raises(GameError):
        list(spread(work, [1, -1, 2], cores))
    some = spread(work, range(1000), cores)
    next(some)
    some.close()  # nothing is left running


def test_the_arena_stops_when_it_is_decided(tmp_path: Path) -> None:
    keep, records = tmp_path / "deals.jsonl", tmp_path / "records"
    asked = ["arena", "welcome-to", "--bot", "walter", "--bot", "random", "--json", "--sprt", "20"]
    asked += ["--games", "200", "--keep", str(keep), "--records", str(records)]
    found = json.loads(run(*asked, "--cores", "1"))
    assert found["sprt"]["stronger"] is True
    assert found["deals"] < 30
    assert found["games"] == 2 * found["deals"] == len(list(records.iterdir()))
    assert found["sprt"]["evidence"] > math.log(19)
    assert found["pairs"][0]["wins"] == 1.0
    first, second = found["figures"]
    assert first["rating"] > second["rating"]
    assert 0 < first["ms"] <= first["slowest_ms"]
    # What was kept is enough, and says the same.
    before = keep.read_text(encoding="utf-8")
    again = json.loads(run(*asked, "--cores", "1"))
    assert again == found
    assert keep.read_text(encoding="utf-8") == before


def test_what_was_kept_by_other_players_is_not_counted(tmp_path: Path) -> None:
    """A bot of one's own has the same name after it was changed."""
    own, keep = tmp_path / "own.py", tmp_path / "deals.jsonl"
    bot = """
from boulevard.bots.base import Bot
class Hasty(Bot):
    def choose(self, state, seat, chance):
        return state.legal(seat)[{}]
"""
    asked = [
        "arena",
        "welcome-to",
        "--bot",
        f"{own}:Hasty",
        "--bot",
        "random",
        "--games",
        "2",
        "--cores",
        "1",
    ]
    own.write_text(bot.format(0), encoding="utf-8")
    run(*asked, "--keep", str(keep))
    run(*asked, "--keep", str(keep))
    own.write_text(bot.format(-1), encoding="utf-8")
    assert str(keep) in run(*asked, "--keep", str(keep), code=2)


@pytest.mark.searching
@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="no such signals here")
def test_ctrl_c_is_one_sentence(tmp_path: Path) -> None:
    """It reaches the processes that work, too: they say nothing."""
    command = ["train", "welcome-to", "--games", "100000", "--cores", "2", "--keep", str(tmp_path / "run")]
    # Whoever runs tests may ignore the signal, and who is started by it then does, too.
    heeds = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    with subprocess.Popen(
        [sys.executable, "-c", f"{heeds}; from boulevard.cli import main; main()", *command],
        stderr=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    ) as running:
        assert running.stderr is not None
        told = running.stderr.readline()  # they are at work
        os.killpg(running.pid, signal.SIGINT)
        told += running.stderr.read()
    assert running.returncode == 1
    assert "Traceback" not in told
    assert "KeyboardInterrupt" not in told
    assert "the same command goes on" in told


def test_everybody_meets_everybody() -> None:
    asked = [word for name in ("peggy", "daisy", "random") for word in ("--bot", name)]
    found = json.loads(run("arena", "welcome-to", *asked, "--games", "7", "--cores", "1", "--json"))
    assert (found["deals"], found["games"]) == (2, 12)
    assert [row["bot"] for row in found["figures"]] == ["peggy", "daisy", "random"]
    assert len(found["pairs"]) == 3
    table = run("arena", "welcome-to", *asked, "--deals", "1", "--cores", "1")
    assert "on the same cards" in table
    assert "6 games, 1 deals." in table


def test_a_cluster_that_is_not_there() -> None:
    """Without Ray, or without a cluster: one sentence."""
    said = run("arena", "welcome-to", "--bot", "random", "--ray", "127.0.0.1:1", code=2)
    assert "ray" in said.lower()
    assert "Traceback" not in said


@pytest.mark.long
def test_a_real_cluster_plays_the_same_games() -> None:
    pytest.importorskip("ray", reason="make test-long brings it")
    asked = ["arena", "welcome-to", "--bot", "peggy", "--bot", "random", "--deals", "6", "--json"]
    here = json.loads(run(*asked, "--cores", "1"))
    there = json.loads(run(*asked, "--cores", "2", "--ray", "local"))
    for found in (here, there):
        for row in found["figures"]:
            del row["ms"], row["slowest_ms"]
    assert there == here
