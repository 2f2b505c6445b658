"""Bots and replays: many wishes of one person do not keep others waiting."""

import asyncio
import json
import random
from concurrent.futures import Executor, Future
from types import SimpleNamespace
from typing import Any

import orjson
import pytest

from boulevard.games.catalogue import find_game
from boulevard.games.chance import Rng
from boulevard.games.contract import GameError
from boulevard.match import moments, read_record
from boulevard.server import bots, replays
from boulevard.server.budgets import Budget
from boulevard.server.errors import ServerError
from boulevard.server.lines import MOST_WAITING, FairLine
from boulevard.server.metrics import Metrics

from .helpers import Browser, Server


def served(places: int, wishes: list[tuple[str, str]]) -> list[list[str]]:
    """Who has a place at the same time, from the first to the last."""
    line = FairLine(places)
    inside: list[str] = []
    rounds: list[list[str]] = []
    go = asyncio.Event()

    async def wish(person: str, table: str) -> None:
        async with line.place(person, table):
            inside.append(person + table)
            await go.wait()

    async def main() -> None:
        tasks = [asyncio.ensure_future(wish(*one)) for one in wishes]
        while not all(task.done() for task in tasks):
            for _ in range(5):
                await asyncio.sleep(0)
            if inside:
                rounds.append(sorted(inside))
                inside.clear()
            go.set()
            await asyncio.sleep(0)
            go.clear()

    asyncio.run(main())
    assert not line.waiting
    assert not line.busy
    return rounds


def test_persons_are_served_in_turn_and_then_their_tables() -> None:
    wishes = [("a", "1")] * 3 + [("a", "2")] * 2 + [("b", "1"), ("c", "1"), ("b", "2")]
    order = [one for together in served(1, wishes) for one in together]
    assert order == ["a1", "a1", "b1", "c1", "a2", "b2", "a1", "a2"]


def test_nobody_has_all_places() -> None:
    rounds = served(2, [("a", "1")] * 3 + [("b", "1")])
    assert rounds == [["a1", "b1"], ["a1"], ["a1"]]


def test_whoever_gives_up_frees_their_place() -> None:
    async def main() -> None:
        line = FairLine(1)

        async def wish(person: str) -> None:
            async with line.place(person, ""):
                await asyncio.sleep(3600)

        tasks = [asyncio.ensure_future(wish(person)) for person in "abc"]
        await asyncio.sleep(0)
        for task in tasks[:2]:
            task.cancel()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert line.busy == {"c": 1}
        tasks[2].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert not line.busy

    asyncio.run(main())


class Desk(Executor):
    """Does everything at once, and says what came first."""

    def __init__(self) -> None:
        self.asked: list[Any] = []

    def submit(self, function: Any, /, *arguments: Any, **_: Any) -> "Future[Any]":
        self.asked.append(arguments)
        done: Future[Any] = Future()
        done.set_result([])
        return done


def bots_at(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> bots.Bots:
    monkeypatch.setattr(bots, "ProcessPoolExecutor", lambda *_, **__: desk)
    return bots.Bots(1, Metrics())


def test_replays_wait_in_a_fair_line(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk()

    async def main() -> None:
        house = bots_at(desk, monkeypatch)
        await asyncio.gather(*[house.run(person, print, person) for person in "aaaab"])

    asyncio.run(main())
    # The first has its place before anybody else asks.
    assert [person for (person,) in desk.asked] == ["a", "a", "b", "a", "a"]


def test_bots_wait_in_a_fair_line(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk()
    state = find_game("welcome-to").start(seats=2)
    state.deal(Rng(1))

    def table(host: str, id: str) -> Any:
        playing = SimpleNamespace(state=state)
        return SimpleNamespace(host=host, id=id, game=SimpleNamespace(id=id), playing=lambda: playing)

    async def main() -> None:
        house, purse = bots_at(desk, monkeypatch), Budget(1.0, 1.0)
        tables = [table("a", "a1"), table("a", "a1"), table("a", "a1"), table("a", "a2"), table("b", "b1")]
        asks = [house.think, house.think, house.remark, house.think, house.remark]
        await asyncio.gather(*[ask(one, [], purse) for ask, one in zip(asks, tables, strict=True)])

    asyncio.run(main())
    assert [id for id, *_ in desk.asked] == ["a1", "a1", "b1", "a2", "a1"]


def test_too_many_wishes_of_one_person_are_refused() -> None:
    async def main() -> None:
        line = FairLine(1)
        line.busy["b"] = 1
        tasks = [asyncio.ensure_future(enter(line)) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(ServerError, match="try again"):
            line.check("a")
        line.check("c")
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def enter(line: FairLine) -> None:
        async with line.place("a", ""):
            pass

    asyncio.run(main())


def test_many_bots_think_in_several_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    state = find_game("welcome-to").start(seats=30)
    state.deal(Rng(1))
    position = orjson.dumps(state.position())
    minds = [(seat, "random", False) for seat in range(30)]
    monkeypatch.setattr(bots, "ONE_GO", 3600.0)
    assert len(bots.think("welcome-to", position, minds, "salt")) == 30
    monkeypatch.setattr(bots, "ONE_GO", -1.0)
    thoughts = bots.think("welcome-to", position, minds, "salt")
    assert [seat for seat, _ in thoughts] == [0]


def test_whoever_was_waited_for_a_moment_ago_is_not_asked_to_move() -> None:
    """On the Strip others may talk though it is not their turn: that is no turn of theirs."""
    state = find_game("lords-of-vegas").start(seats=3)
    state.deal(Rng(1))
    position = orjson.dumps(state.position())
    first = int(state.actor())
    minds = [(seat, "random", False) for seat in range(3)]
    assert [seat for seat, _ in bots.think("lords-of-vegas", position, minds, "salt")] == [first]


def frames(page: bytes) -> Any:
    return json.loads(page)["frames"]


def test_a_replay_comes_in_pages_of_bounded_size(
    server: Server, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ann.new_table("mm", start=True)["id"]
    for seat in (0, 1, 0):
        ann.random_turn(table, seat, random.Random(seat))
    text = ann.get(f"/api/tables/{table}/record")
    whole = frames(replays.page_of(text, 0, 99, None))
    assert [frame["at"] for frame in whole] == list(range(len(whole)))
    assert len(whole) > 5
    read: list[str] = []
    really = read_record

    def count(text: str) -> Any:
        read.append(text)
        return really(text)

    monkeypatch.setattr(moments, "read_record", count)
    monkeypatch.setattr(replays, "PAGE", 1)
    replays._bookmarks.clear()
    leafed: list[Any] = []
    while len(leafed) < len(whole):
        page = frames(replays.page_of(text, len(leafed), 99, None))
        assert len(page) == 1
        leafed += page
    assert leafed == whole
    assert len(read) == 1  # whoever leafs through a record has it read once
    assert frames(replays.page_of(text, 2, 2, None)) == whole[2:3]
    assert ann.get(f"/api/tables/{table}/replay", **{"from": 0, "to": 99})["frames"] == whole
    with pytest.raises(GameError):
        replays.page_of(text, 0, 1, 7)
    with pytest.raises(ServerError):
        replays.page_of(text, 10**6, 10**6, None)
