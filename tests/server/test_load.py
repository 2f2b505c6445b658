"""`boulevard load` measures what it says. How fast the server is, is no test."""

import re
from collections.abc import Callable

import pytest

from boulevard.games.catalogue import GAMES
from boulevard.games.contract import GameError
from boulevard.server.errors import ServerError
from boulevard.server.load import load

from .helpers import Browser, Server, free_port


@pytest.mark.parametrize("game", sorted(GAMES))
def test_players_play_and_are_counted(server: Server, game: str) -> None:
    report = load(players=7, tables=3, rate=200, seconds=2, game=game, url=server.url)
    lines = dict(report.lines())
    assert report.moves == len(report.measured.acknowledgements) > 20
    took = report.measured.acknowledgements
    assert 0 < report.percentile(took, 0.5) <= max(took)
    assert lines["players connected"] == "7"
    if GAMES[game].simultaneous:
        assert report.measured.refused == 0
    # What was acknowledged is in the server's log.
    committed = re.search(r"boulevard_events_total ([0-9.e+]+)", Browser(server).get("/metrics"))
    assert committed is not None
    assert float(committed[1]) >= report.moves


def test_a_server_of_its_own_plays_a_game_to_its_end(postgresql: Callable[[], str]) -> None:
    for database, url in (("SQLite", ""), ("PostgreSQL", postgresql())):
        report = load(players=2, tables=1, rate=0, seconds=60, database_url=url, restart=True)
        assert report.database == database
        assert report.finished == 1
        assert report.memory_end > 10_000_000
        assert report.back is not None
        assert report.back > 0


def test_what_cannot_be_measured_is_one_clear_line(new_server: Callable[..., Server]) -> None:
    with pytest.raises(ServerError, match=r"^The server to be measured does not answer as expected: [^\n]+$"):
        load(players=2, tables=1, url=f"http://127.0.0.1:{free_port()}")
    with pytest.raises(ServerError, match="can be started again"):
        load(players=2, tables=1, url="http://127.0.0.1:1", restart=True)
    with pytest.raises(GameError, match="players, not"):
        load(players=1, tables=2)
    careful = new_server(create_rate="3/hour")
    with pytest.raises(ServerError, match="BOULEVARD_CREATE_RATE"):
        load(players=20, tables=2, url=careful.url)
