"""Killed at any moment, a server has lost nothing it acknowledged, and every table goes on."""

import random
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from websockets.exceptions import WebSocketException

from boulevard.games.catalogue import GAMES
from boulevard.records import read_record, verify

from .helpers import Browser, Live, Server

PLAYERS = 6
SIMULTANEOUS = {game.id: game.simultaneous for game in GAMES.values()}
PASSING = ("error-server-going-down", "error-server-database")
TROUBLE = (httpx.HTTPError, WebSocketException, OSError, TimeoutError, EOFError)


class Player(threading.Thread):
    """Plays one seat of one table against two bots, game after game, whatever happens to the server."""

    def __init__(self, server: Server, number: int) -> None:
        super().__init__()
        self.server = server
        self.chance = random.Random(number)
        self.game = list(SIMULTANEOUS)[number % len(SIMULTANEOUS)]
        self.browser = Browser(server, f"P{number}")
        self.acknowledged: dict[str, list[str]] = {}  # by table, in order
        self.stopping = False
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.stopping:
                table = self.persist(lambda: self.browser.new_table("mbb", game=self.game, start=True))
                self.play(table["id"])
        except BaseException as error:
            self.failure = error

    def persist(self, ask: Callable[[], Any]) -> Any:
        """Asks again until there is an answer."""
        while True:
            try:
                return ask()
            except TROUBLE:
                time.sleep(0.02)
            except AssertionError as error:
                if not any(code in str(error) for code in PASSING):
                    raise

    def play(self, table: str) -> None:
        played = self.acknowledged.setdefault(table, [])
        turn = 0
        while self.persist(lambda: self.browser.get(f"/api/tables/{table}"))["status"] == "running":
            try:
                live = self.browser.live(table, views="true")
                while (view := live.until_turn(0, turn)) is not None:
                    play = self.draft if SIMULTANEOUS[self.game] else self.step
                    played += play(table, live, view)
                    turn = view["turn"]
                live.close()
            except TROUBLE:
                time.sleep(0.02)

    def draft(self, table: str, live: Live, view: Any) -> list[str]:
        """A turn, step by step, until it is confirmed."""
        tokens: list[str] = list(view["draft"])
        while True:
            tokens.append(self.chance.choice(view["legal"]))
            answer = self.ask(table, live, "draft", {"tokens": tokens, "turn": view["turn"]})
            assert "code" not in answer, answer
            if answer["confirmed"]:
                return tokens
            view = answer["view"]

    def step(self, table: str, live: Live, view: Any) -> list[str]:
        """A step of a game in turns; a bot may have been quicker, and then it is refused."""
        if not view["legal"]:
            return []  # it may make an offer of its own, and does not
        token = self.chance.choice(view["legal"])
        answer = self.ask(table, live, "step", {"token": token})
        return [] if "code" in answer else [token]

    def ask(self, table: str, live: Live, kind: str, message: dict[str, Any]) -> Any:
        """If the answer is lost, or nothing could be written, asks again with the same key until it could."""
        message = {**message, "key": uuid.uuid4().hex}
        try:
            answer = live.ask(type=kind, seat=0, **message)
        except TROUBLE:
            answer = {"code": "lost"}
        while answer.get("code") in ("lost", *PASSING):
            time.sleep(0.02)
            here = f"/api/tables/{table}/seats/0/{kind}"
            answer = self.persist(partial(self.browser.http.post, here, json=message)).json()
        return answer


@contextmanager
def playing(server: Server) -> Iterator[list[Player]]:
    """Meanwhile people play; in the end they finish their games."""
    players = [Player(server, number) for number in range(PLAYERS)]
    assert {player.game for player in players} == set(SIMULTANEOUS)
    for player in players:
        player.start()
    try:
        yield players
    finally:
        for player in players:
            player.stopping = True
        for player in players:
            player.join(120)
    for player in players:
        assert not player.is_alive(), "a table does not go on"
        if player.failure is not None:
            raise player.failure


def check(server: Server, players: list[Player]) -> tuple[int, int]:
    """Every acknowledged step is in the record of its table, once and in order."""
    moves = tables = 0
    for player in players:
        for table, tokens in player.acknowledged.items():
            seen = player.browser.get(f"/api/tables/{table}")
            assert seen["status"] == "over"
            events: list[Any] = []
            while len(events) < seen["seq"]:
                events += player.browser.get(f"/api/tables/{table}/events", since=len(events))["events"]
            assert [event["seq"] for event in events] == list(range(1, seen["seq"] + 1))
            record = read_record(player.browser.get(f"/api/tables/{table}/record"))
            written = [token for line in record.lines if line.actor == 0 for token in line.tokens]
            assert written == tokens
            verify(record)
            moves += len(tokens)
            tables += 1
    assert moves > 0
    return moves, tables


@pytest.mark.parametrize(("database", "kills"), [("sqlite", 50), ("postgresql", 50)])
def test_nothing_acknowledged_is_lost_and_nothing_happens_twice(
    database: str,
    kills: int,
    new_server: Callable[..., Server],
    request: pytest.FixtureRequest,
    capsys: pytest.CaptureFixture[str],
) -> None:
    url = request.getfixturevalue("postgresql")() if database == "postgresql" else ""
    server = new_server(url, snapshot_every=10, log_level="warning")
    chance = random.Random(database)
    with playing(server) as players:
        for _ in range(kills):
            time.sleep(chance.uniform(0.02, 0.6))
            server.kill()
            server.start()
    moves, tables = check(server, players)
    with capsys.disabled():
        print(f"\n{database}: killed {kills} times; {moves} acknowledged steps at {tables} tables all there")
    # A bot's process that was just starting complains about its killed parent; the server itself may not.
    assert '"level": "error"' not in server.log.read_text()


def test_cut_connections_to_the_database_are_no_more_than_a_pause(
    new_server: Callable[..., Server], postgresql: Callable[[], str], capsys: pytest.CaptureFixture[str]
) -> None:
    url = postgresql()
    server = new_server(url, snapshot_every=10, log_level="warning")
    cut = 0
    with psycopg.connect(url, autocommit=True) as connection, playing(server) as players:
        for _ in range(40):
            time.sleep(0.2)
            cut += connection.execute(
                "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            ).fetchone()[0]  # type: ignore[index]
    moves, tables = check(server, players)
    with capsys.disabled():
        print(f"\n{cut} connections cut; {moves} acknowledged steps at {tables} tables all there")
    assert cut > 40
    assert "Traceback" not in server.log.read_text()
    # It still hears of what others write.
    other = new_server(url, secret_key=(Path(server.settings.data_dir) / "secret.key").read_text().strip())
    ann = Browser(server, "Ann")
    table = ann.new_table("mm", start=True)["id"]
    live = ann.live(table)
    there = Browser(other, identity=False)
    there.http.cookies.set("boulevard", ann.http.cookies["boulevard"])
    done = there.random_turn(table, 0, random.Random(1))
    live.until("events", seq=done["seq"])
