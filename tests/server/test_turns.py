"""A game turn by turn, and tables that go on from one of its turns."""

import random
from itertools import pairwise
from typing import Any

import orjson
import pytest

from boulevard.games.catalogue import find_game
from boulevard.games.contract import GameError
from boulevard.match import Match, Seeded, write_record
from boulevard.match.moments import position_before
from boulevard.server.replays import turns_of

from .helpers import Browser, Server


def record_of(game: str, seats: int, seed: int, most: int = 100_000) -> str:
    """A game by chance; with `most` steps it stays unfinished."""
    match = Match(find_game(game).start(seats), Seeded(f"turns {seed}"))
    chance = random.Random(seed)
    for _ in range(most):
        if match.over:
            break
        seat = match.state.waiting()[0]
        match.take(seat, chance.choice(list(match.state.legal(seat))))
    return write_record(match.record(open_round=False))


@pytest.mark.parametrize(("game", "seats"), [("welcome-to", 2), ("welcome-to", 1), ("new-las-vegas", 2)])
def test_every_turn_shows_its_cards_and_what_everybody_chose(game: str, seats: int) -> None:
    page = orjson.loads(turns_of(record_of(game, seats, 3), 0, 99, None if seats > 1 else 0))
    turns = page["turns"]
    assert len(turns) == page["length"] + 1
    for at, turn in enumerate(turns[:-1]):
        assert turn["at"] == at
        assert turn["view"]["turn"] == at + 1
        assert all(turn["view"]["readings"]["cards"]["numbers"])  # no card is blank
        after = turns[at + 1]
        played = {steps["actor"]: steps["tokens"] for steps in after["steps"] if steps["actor"] >= 0}
        assert sorted(played) == list(range(seats))
        assert all(tokens[-1] == "done" for tokens in played.values())
    assert turns[-1]["view"]["stage"] == "over"


def test_a_turn_of_lords_of_vegas_belongs_to_one_seat() -> None:
    page = orjson.loads(turns_of(record_of("lords-of-vegas", 3, 4, 400), 0, 99, None))
    turns = page["turns"]
    assert page["length"] > 5
    active = [turn["view"]["active"] for turn in turns[:-1]]
    assert all(one != other for one, other in pairwise(active))
    for before, after in pairwise(turns[:-1]):
        drawn = len(after["view"]["drawn"]) - len(before["view"]["drawn"])
        assert drawn == 1


def test_turns_that_are_not_there_are_refused() -> None:
    text = record_of("welcome-to", 1, 5)
    length = orjson.loads(turns_of(text, 0, 0, None))["length"]
    with pytest.raises(GameError, match="Turns"):
        turns_of(text, length + 1, length + 1, None)
    for turn in (0, length + 1):
        with pytest.raises(GameError, match="Turns"):
            position_before(text, turn)


def finished(ann: Browser, places: str) -> Any:
    table = ann.new_table(places, start=True)
    return ann.play_on(table["id"], random.Random(1))


def test_a_finished_game_goes_on_from_a_turn(server: Server) -> None:
    ann = Browser(server)
    table = finished(ann, "mm")
    here = f"/api/tables/{table['id']}"
    before = ann.get(f"{here}/turns", **{"from": 2, "to": 2})["turns"][0]["view"]
    again = ann.post(f"{here}/go-on", {"turn": 3, "seat": 1, "key": "once"}, 201)
    assert again["origin"] == {"table": table["id"], "turn": 3, "practice": False}
    assert [seat["kind"] for seat in again["seats"]] == ["bot", "person"]
    assert again["status"] == "running"
    assert ann.post(f"{here}/go-on", {"turn": 3, "seat": 1, "key": "once"}, 201)["id"] == again["id"]
    view = ann.get(f"/api/tables/{again['id']}/view", seat=1)["view"]
    assert view["turn"] == 3
    assert (view["sheets"], view["readings"]["cards"]) == (before["sheets"], before["readings"]["cards"])

    # It is played to its end, its record is true, and nobody's statistics know of it.
    played = ann.get("/api/me/statistics")["games"]["welcome-to"]["played"]
    over = ann.play_on(again["id"], random.Random(2))
    assert over["result"]
    assert ann.get("/api/me/statistics")["games"]["welcome-to"]["played"] == played
    text = ann.get(f"/api/tables/{again['id']}/record")
    brought = ann.http.post("/api/records", content=text, headers={"Content-Type": "text/plain"}).json()
    assert brought["verified"] is True
    from_record = ann.post(f"/api/records/{brought['id']}/go-on", {"turn": 1}, 201)
    assert from_record["origin"] == {"table": None, "turn": 1, "practice": False}
    assert ann.get(f"/api/tables/{from_record['id']}/view", seat=0)["view"]["turn"] == 3


def test_a_running_game_goes_on_only_for_somebody_alone(server: Server) -> None:
    ann, ben = Browser(server), Browser(server, "Ben")
    both = ann.new_table("mb", start=True)
    ann.post(f"/api/tables/{both['id']}/go-on", {"turn": 1}, 409)
    solo = ann.new_table("m", start=True)
    ann.random_turn(solo["id"], 0, random.Random(3))
    ben.post(f"/api/tables/{solo['id']}/go-on", {"turn": 1}, 409)
    again = ann.post(f"/api/tables/{solo['id']}/go-on", {"turn": 1}, 201)
    assert again["origin"]["turn"] == 1
    ann.post(f"/api/tables/{solo['id']}/go-on", {"turn": 99}, 400)
    ann.post(f"/api/tables/{solo['id']}/go-on", {"turn": 1, "seat": 3}, 409)
