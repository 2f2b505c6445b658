"""Practice games: the same arranged cards for everybody, said openly, and counted for nobody."""

import random

import pytest

from boulevard.games.contract import GameError
from boulevard.match.practice import lesson_of

from .helpers import Browser, Server


def test_the_cards_of_welcome_to_show_fence_estate_and_plan(server: Server) -> None:
    ann = Browser(server)
    table = ann.post("/api/practice", {"game": "welcome-to", "key": "first"}, 201)
    assert table["status"] == "running"
    assert table["origin"] == {"table": None, "turn": None, "practice": True}
    assert ann.post("/api/practice", {"game": "welcome-to", "key": "first"}, 201)["id"] == table["id"]
    chance = random.Random(1)
    seen = []
    plans = ann.get(f"/api/tables/{table['id']}/view", seat=0)["view"]["plans"]
    for turn in (1, 2, 3):
        while (view := ann.get(f"/api/tables/{table['id']}/view", seat=0)["view"])["turn"] < turn:
            now = ann.get(f"/api/tables/{table['id']}")
            ann.get(f"/api/tables/{table['id']}/events", since=now["seq"], wait=1)
        cards = view["readings"]["cards"]
        seen.append(
            {
                effect.split("-")[1]: int(number.split("-")[0])
                for number, effect in zip(cards["numbers"], cards["effects"], strict=True)
            }
        )
        ann.random_turn(table["id"], 0, chance)
    assert seen[0]["surveyor"] == 1
    assert seen[1]["estate"] == 6
    assert seen[2]["surveyor"] == 7
    assert plans[0]["plan"] == "estates-111111"


def test_a_practice_game_is_the_same_for_everybody_and_counts_for_nobody(server: Server) -> None:
    tables = [Browser(server, name).post("/api/practice", {"game": "new-las-vegas"}, 201) for name in "AB"]
    assert len({table["commitment"] for table in tables}) == 1
    assert all(table["options"]["introductory"] for table in tables)
    ann = Browser(server)
    table = ann.post("/api/practice", {"game": "welcome-to", "bot": "random"}, 201)
    ann.play_on(table["id"], random.Random(2))
    assert ann.get("/api/me/history")["games"] == []
    ann.post("/api/practice", {"game": "chess"}, 409)
    with pytest.raises(GameError, match="chess"):
        lesson_of("chess")
