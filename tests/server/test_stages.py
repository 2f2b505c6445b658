"""A dealer for a whole hall: one device flips, every phone follows."""

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx

from .helpers import Browser, Server, served

DECK = {
    "game": "welcome-to",
    "turn": 1,
    "left": 75,
    "cards": [{"number": number, "effect": "park", "next": "pool"} for number in (5, 6, 7)],
    "goals": [{"name": "estates-44", "approved": False}],
    "over": False,
}


def flipped(turn: int) -> dict[str, Any]:
    return {**DECK, "turn": turn}


def pictures(lines: Iterator[str]) -> Iterator[tuple[int, int]]:
    """What a phone hears: number and turn."""
    for line in lines:
        if line.startswith("data: "):
            heard = json.loads(line[6:])
            yield heard["seq"], heard["deck"]["turn"]


def test_every_phone_follows_the_flip(server: Server, ann: Browser) -> None:
    stage = ann.post("/api/stages", {"deck": DECK})
    where = f"/api/stages/{stage['id']}"
    assert stage["path"] == f"/follow/{stage['id']}"
    with httpx.Client(base_url=server.url, timeout=60) as phone:  # nobody in particular
        with phone.stream("GET", where) as first, phone.stream("GET", where) as second:
            assert first.headers["content-type"].startswith("text/event-stream")
            heard, other = pictures(first.iter_lines()), pictures(second.iter_lines())
            assert next(heard) == next(other) == (1, 1)
            ann.post(where, {"key": stage["key"], "seq": 2, "deck": flipped(2)})
            assert next(heard) == next(other) == (2, 2)
            # A picture that was on its way for too long changes nothing.
            ann.post(where, {"key": stage["key"], "seq": 4, "deck": flipped(4)})
            ann.post(where, {"key": stage["key"], "seq": 3, "deck": flipped(3)})
            assert next(heard) == (4, 4)
        with phone.stream("GET", where) as late:
            assert next(pictures(late.iter_lines())) == (4, 4)


def test_only_the_dealer_shows_and_only_cards(ann: Browser, ben: Browser) -> None:
    stage = ann.post("/api/stages", {"deck": DECK})
    where = f"/api/stages/{stage['id']}"
    assert ben.post(where, {"key": "x", "seq": 2, "deck": DECK}, 404)["code"] == "error-server-no-stage"
    bad = [{"number": 5, "effect": "<b>hello</b>", "next": None}]
    assert ben.post(where, {"key": stage["key"], "seq": 2, "deck": {**DECK, "cards": bad}}, 400)["code"] == (
        "error-server-bad-request"
    )
    assert ben.get("/api/stages/nowhere", 404)["code"] == "error-server-no-stage"


def test_cards_outlive_the_server(tmp_path: Path) -> None:
    flips = 3
    with served(tmp_path) as server:
        ann = Browser(server)
        stage = ann.post("/api/stages", {"deck": DECK})
        where = f"/api/stages/{stage['id']}"
        for turn in range(2, flips + 1):
            ann.post(where, {"key": stage["key"], "seq": turn, "deck": flipped(turn)})
        with httpx.Client(base_url=server.url, timeout=60) as phone, phone.stream("GET", where) as line:
            assert next(pictures(line.iter_lines())) == (flips, flips)
            server.stop()  # somebody still looks: it ends all the same
        server.start()
        with httpx.Client(base_url=server.url, timeout=60) as phone, phone.stream("GET", where) as line:
            assert next(pictures(line.iter_lines())) == (flips, flips)


def test_a_stage_that_is_asked_for_twice_is_one(ann: Browser, ben: Browser) -> None:
    made = [who.post("/api/stages", {"deck": DECK, "key": "mine"}) for who in (ann, ann, ben)]
    assert made[0] == made[1]
    assert {made[0]["id"], made[0]["key"]}.isdisjoint({made[2]["id"], made[2]["key"]})
    ann.post(f"/api/stages/{made[1]['id']}", {"key": made[1]["key"], "seq": 2, "deck": flipped(2)})


def test_whoever_follows_or_waits_counts_like_a_socket(new_server: Callable[..., Server]) -> None:
    server = new_server(sockets_of_address=2, sockets_of_person=1)
    ann, ben = Browser(server, "Ann"), Browser(server, "Ben")
    where = f"/api/stages/{ann.post('/api/stages', {'deck': DECK})['id']}"
    events = f"/api/tables/{ann.new_table('mo')['id']}/events"
    with ann.http.stream("GET", where) as first, Browser(server, identity=False).http as phone:
        heard = pictures(first.iter_lines())
        assert next(heard) == (1, 1)
        assert ann.get(events, 429, since=99, wait=60)["code"] == "error-server-many-sockets"
        with phone.stream("GET", where) as second:
            other = pictures(second.iter_lines())
            assert next(other) == (1, 1)
            assert ben.get(where, 429)["code"] == "error-server-many-sockets"
    # Places are free again, in a moment.
    until = time.monotonic() + 60
    while ann.http.get(events).status_code != 200:
        assert time.monotonic() < until
