"""One table with very many seats: everybody is told what changed, and asks for what they want to see."""

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

import orjson
import pytest

from boulevard.games.catalogue import GAMES
from boulevard.games.chance import Rng
from boulevard.games.contract import GameError
from boulevard.match.table import BIG, Logged
from boulevard.server.audience import told_to_crowd
from boulevard.server.hall import in_pieces
from boulevard.server.load import load

from .helpers import Browser, Server

SEATS = BIG + 8


@pytest.fixture
def crowd(server: Server) -> tuple[list[Browser], str]:
    """Two people with ten seats each, at a table that has begun."""
    ann, ben = Browser(server, "Ann"), Browser(server, "Ben")
    places = [{"kind": "me"}] * (SEATS // 2) + [{"kind": "open"}] * (SEATS // 2)
    table = ann.post("/api/tables", {"game": "welcome-to", "places": places}, 201)
    invite = table["invite"].rpartition("/")[2]
    for seat in range(SEATS // 2, SEATS):
        ben.post(f"/api/tables/{table['id']}/seats/{seat}/take", {"invite": invite})
    ann.post(f"/api/tables/{table['id']}/start", {})
    return [ann, ben], table["id"]


def test_a_large_table_is_told_with_some_of_its_seats(ann: Browser) -> None:
    table = ann.post("/api/tables", {"game": "welcome-to", "seats": 10_000}, 201)
    assert (table["seat_count"], table["free"]) == (10_000, 9_999)
    assert len(json.dumps(table)) < 5_000
    assert [seat["seat"] for seat in table["seats"] if seat["yours"]] == [0]
    free = [seat["seat"] for seat in table["seats"] if seat["kind"] == "open"]
    table = ann.post(f"/api/tables/{table['id']}/seats/{free[-1]}/take")
    assert [seat["seat"] for seat in table["seats"] if seat["yours"]] == [0, free[-1]]
    page = ann.get(f"/api/tables/{table['id']}/seats?from=9950")["seats"]
    assert [seat["seat"] for seat in page] == list(range(9950, 10_000))
    refused = ann.post("/api/tables", {"game": "welcome-to", "seats": 10_001}, 409)
    assert refused["code"] == "error-seats"


def test_others_sheets_are_fetched_when_looked_at(crowd: tuple[list[Browser], str]) -> None:
    (ann, _), table = crowd
    view = ann.get(f"/api/tables/{table}/view?seat=3")
    assert view["view"]["shown_seats"] == [3]
    assert len(view["view"]["sheets"]) == len(view["view"]["readings"]["sheets"]) == 1
    assert view["score"] is not None
    assert view["scores"] == []
    looked = ann.get(f"/api/tables/{table}/view?seat=3&sheets=17&sheets=5")
    assert looked["view"]["shown_seats"] == [3, 5, 17]
    assert len(looked["view"]["confirmed"]) == 3
    ann.get(f"/api/tables/{table}/view?seat=3&sheets={SEATS}", 409)
    live = ann.live(table)
    live.until("hello")
    assert live.ask(type="look", seat=None, sheets=[4])["view"]["view"]["shown_seats"] == [0, 4]


def test_only_changes_are_told_to_a_crowd(crowd: tuple[list[Browser], str]) -> None:
    """Turns that resolve nothing are counted, not told; the round's end is one event, and a note for each."""
    (ann, ben), table = crowd
    live = ben.live(table)
    hello = live.until("hello")
    assert hello["table"]["waiting_count"] == SEATS
    seq = hello["seq"]
    chance = random.Random(1)
    for seat in range(SEATS // 2):
        ann.random_turn(table, seat, chance)
    told: list[dict[str, Any]] = []
    while not told or told[-1]["waiting_count"] > SEATS // 2:
        told.append(live.until("events"))
    assert all(message["events"] == [] and not message["missed"] for message in told)
    for seat in range(SEATS // 2, SEATS):
        ben.random_turn(table, seat, chance)
    while not told[-1]["events"]:
        told.append(live.until("events"))
    [event] = told[-1]["events"]
    assert (event["kind"], event["resolved"], event["seq"]) == ("turn", True, seq + SEATS)
    notes = {live.until("turn")["seat"] for _ in range(SEATS // 2)}
    assert notes == set(range(SEATS // 2, SEATS))
    # Whoever asks later gets the same, and knows how far it goes.
    asked = ann.get(f"/api/tables/{table}/events?since={seq}")
    assert asked["seq"] == seq + SEATS
    assert [one["seq"] for one in asked["events"]] == [seq + SEATS]


def test_a_table_of_hundreds_is_played_to_its_end(postgresql: Callable[[], str]) -> None:
    for url in ("", postgresql()):
        report = load(players=150, tables=1, rate=0, seconds=120, database_url=url, restart=True)
        assert report.finished == 1
        assert report.measured.refused == 0
        assert report.measured.heard / report.moves < 20_000  # bytes for a move, by all 150


@pytest.mark.long
def test_a_table_of_ten_thousand_is_played_to_its_end() -> None:
    report = load(players=10_000, tables=1, rate=0, seconds=900)
    assert report.finished == 1


@pytest.mark.parametrize("game", ["welcome-to", "new-las-vegas"])
def test_a_position_in_pieces_is_the_position(game: str) -> None:
    state = GAMES[game].start(150)
    chance = random.Random(2)
    state.deal(Rng(1))
    for seat in range(0, 150, 2):
        state.play(seat, chance.choice(state.tokens(seat)))
    written = asyncio.run(in_pieces(state))
    assert orjson.loads(written) == state.position()
    for seat in (0, 77, 149):
        assert state.score(seat).json() == state.scores()[seat].json()
        whole, part = state.view(seat), state.sketch(seat, [3])
        drawn = part.pop("shown_seats")
        assert drawn == sorted({3, seat})
        assert part["sheets"] == [whole["sheets"][one] for one in drawn]
        assert part["readings"]["sheets"] == [whole["readings"]["sheets"][one] for one in drawn]
        lists = ("sheets", "confirmed", "readings")
        assert {name: part[name] for name in part if name not in lists} == {
            name: whole[name] for name in whole if name not in lists
        }
    with pytest.raises(GameError):
        state.sketch(0, [150])


def test_long_lists_are_not_told_to_a_crowd() -> None:
    event = Logged(7, "over", None, 0.0, {"places": [1] * 50, "totals": [3] * 50, "seed": "s"})
    assert told_to_crowd(event) == {
        "seq": 7,
        "kind": "over",
        "seat": None,
        "at": 0.0,
        "places": None,
        "totals": None,
        "seed": "s",
    }
