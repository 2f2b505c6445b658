"""Positions that cannot be are refused, with the reason."""

import copy
import json
import pickle
from collections.abc import Callable
from typing import Any

import jsonschema
import pytest

from boulevard.games.chance import Rng
from boulevard.games.contract import GameError

from .helpers import GAME, board, play, position, roll
from .test_actions import NINE
from .test_card import TWELVE

Change = Callable[[dict[str, Any]], Any]
BASE = position(
    tiles={"C1": "vega 2:4", "C2": "vega 1:3", "E1": "sphinx 1:3"},
    lots={1: ["A2"], 2: ["A1"]},
    undrawn=["C2"],
)


def key_of(data: object) -> str:
    with pytest.raises(GameError) as caught:
        GAME.load(data)
    return caught.value.key


def test_round_trip() -> None:
    state = GAME.load(BASE)
    again = GAME.load(json.loads(json.dumps(state.position())))
    assert again.position() == state.position()
    assert again.tokens(0) == state.tokens(0)
    assert pickle.loads(pickle.dumps(state)).position() == state.position()
    jsonschema.validate(state.position(), GAME.schema())
    jsonschema.validate(BASE, GAME.schema())


CHANGES: list[tuple[str, Change]] = [
    ("error-position-game", lambda p: p.update(game="welcome-to")),
    ("error-rules-version", lambda p: p.update(rules=99)),
    ("error-seats", lambda p: p.update(seats=5)),
    ("error-seats", lambda p: p.update(seats="4")),
    ("error-options-shape", lambda p: p.update(options=[])),
    ("error-option-unknown", lambda p: p.update(options={"deals": True})),
    ("error-position-missing", lambda p: p.pop("drawn")),
    ("error-position-extra", lambda p: p.update(deck=[])),
    ("error-position-word", lambda p: p.update(phase="lunch")),
    ("error-position-number", lambda p: p.update(active=4)),
    ("error-position-number", lambda p: p.update(active=None)),
    ("error-position-number", lambda p: p.update(format=3)),
    ("error-position-number", lambda p: p.update(format=None)),
    ("error-position-list", lambda p: p["players"].pop()),
    ("error-position-number", lambda p: p["players"][0].update(money=-1)),
    ("error-position-number", lambda p: p["players"][0].update(money=1.5)),
    ("impossible-lov-track", lambda p: p["players"][0].update(points=9)),
    ("impossible-lov-twice", lambda p: p["players"][2].update(lots=["A2"])),
    ("impossible-lov-twice", lambda p: p["players"][0].update(lots=["A2", "A2"])),
    ("error-lov-position-lot", lambda p: p["players"][0].update(lots=["G7"])),
    (
        "impossible-lov-markers",
        lambda p: p["players"][0].update(lots=["B1", "B2", "B3", "B4", "B5", "B6", *NINE[:5]]),
    ),
    ("impossible-lov-marker-on-tile", lambda p: p["players"][2].update(lots=["E1"])),
    ("impossible-lov-marker-undrawn", lambda p: p["players"][2].update(lots=["B5"])),
    ("error-position-object", lambda p: p.update(tiles=[])),
    ("error-position-object", lambda p: p["tiles"].update(C1="vega")),
    ("error-position-word", lambda p: p["tiles"]["C1"].update(company="gold")),
    ("error-position-number", lambda p: p["tiles"]["C1"].update(die=7)),
    ("error-position-number", lambda p: p["tiles"]["C1"].update(die=None)),
    ("error-position-number", lambda p: p["tiles"]["C1"].update(seat=5)),
    ("impossible-lov-nobody-built", lambda p: p["tiles"].update(B5={"company": "vega"})),
    ("impossible-lov-tie", lambda p: p["tiles"]["C2"].update(die=4)),
    ("impossible-lov-twice", lambda p: p["drawn"].append("A1")),
    ("error-lov-position-lot", lambda p: p["drawn"].append("")),
    ("impossible-lov-end-card", lambda p: p["drawn"].append("end")),
    ("impossible-lov-drawn", lambda p: p["drawn"].pop()),
    ("impossible-lov-card", lambda p: p.update(card=None)),
    ("impossible-lov-card-undrawn", lambda p: p.update(card="B5")),
    ("error-lov-position-lot", lambda p: p.update(card="Z1")),
    ("impossible-lov-not-over", lambda p: p.update(phase="over")),
    ("impossible-lov-over", lambda p: p["players"][0].update(points=90)),
    ("impossible-lov-no-die", lambda p: p.update(reorganised=["A1"])),
    ("error-position-flag", lambda p: p.update(gambled=1)),
    ("impossible-lov-card", lambda p: p.update(phase="drawing", gambled=True)),
    ("impossible-lov-not-this-turn", lambda p: p.update(phase="drawing", card=None, gambled=True)),
    ("impossible-lov-nothing-pending", lambda p: p.update(pending={})),
    ("impossible-lov-taking", lambda p: p.update(phase="taking")),
    ("error-position-object", lambda p: p.update(phase="ties")),
    (
        "impossible-lov-roll",
        lambda p: p.update(phase="ties", pending={"roll": [], "check": ["C1"], "then": "turn"}),
    ),
    (
        "impossible-lov-roll",
        lambda p: p.update(phase="ties", pending={"roll": ["E1"], "check": ["C1"], "then": "pay"}),
    ),
    (
        "impossible-lov-reorganised",
        lambda p: p.update(phase="reorganising", pending={"casino": "C1", "roll": ["C1"], "check": []}),
    ),
    (
        "impossible-lov-no-casino",
        lambda p: p.update(phase="reorganising", pending={"casino": "A1", "roll": ["A1"], "check": []}),
    ),
    (
        "impossible-lov-arranging",
        lambda p: p.update(
            phase="arranging",
            reorganised=["C1", "C2"],
            pending={"casino": "C1", "seat": 1, "left": ["C2"], "check": []},
        ),
    ),
    (
        "impossible-lov-gambled",
        lambda p: p.update(phase="laying-off", pending={"casino": "C1", "bet": 1, "check": []}),
    ),
    (
        "impossible-lov-gamble-boss",
        lambda p: p.update(phase="laying-off", gambled=True, pending={"casino": "E1", "bet": 1, "check": []}),
    ),
    (
        "error-position-number",
        lambda p: p.update(
            phase="laying-off", gambled=True, pending={"casino": "C1", "bet": 11, "check": []}
        ),
    ),
    (
        "impossible-lov-lifting",
        lambda p: p.update(phase="lifting", pending={"lot": "A2", "company": "vega", "check": []}),
    ),
    (
        "impossible-lov-start",
        lambda p: p.update(phase="starting", active=None, card=None, drawn=p["drawn"][:8]),
    ),
    (
        "impossible-lov-offer",
        lambda p: p.update(rules=1, offers=[{"from": 0, "to": 1, "terms": "give=$1;get=nothing"}]),
    ),
    (
        "error-lov-deal-form",
        lambda p: p.update(offered=[0], offers=[{"from": 0, "to": 1, "terms": "give=$1"}]),
    ),
    (
        "impossible-lov-offer",
        lambda p: p.update(offered=[0], offers=[{"from": 0, "to": 0, "terms": "give=$1;get=nothing"}]),
    ),
]


@pytest.mark.parametrize(("key", "change"), CHANGES)
def test_refused(key: str, change: Change) -> None:
    """LOV-R01, LOV-R02, LOV-R05: counts, places and phases that no play leads to."""
    data = copy.deepcopy(BASE)
    change(data)
    assert key_of(data) == key


@pytest.mark.parametrize("data", [None, [], "position", 1, {}, {"game": "lords-of-vegas"}])
def test_not_a_position(data: object) -> None:
    assert key_of(data).startswith("error-position")


def test_supplies() -> None:
    """LOV-R01, LOV-R02"""
    assert key_of(position(tiles={**TWELVE, "E1": "sphinx 1:3"})) == "impossible-lov-dice"
    assert key_of(position(tiles=dict.fromkeys([*NINE, "E1"], "vega 2:3"))) == "impossible-lov-tiles"


def test_block_f_with_two_seats() -> None:
    """LOV-R55"""
    assert key_of(position(2, lots={1: ["F1"]})) == "impossible-lov-block-f"
    assert key_of(position(2, tiles={"F1": "vega 1:6"})) == "impossible-lov-block-f"


def test_before_the_first_card() -> None:
    """LOV-R07, LOV-R08: lots and money are those of the start cards."""
    state = GAME.start(2)
    for card in ("A1", "A2", "B1", "B2"):
        state.reveal_token("card:" + card)
    data = state.position()
    assert GAME.load(data).position() == data
    data["players"][0]["money"] += 1
    assert key_of(data) == "impossible-lov-start"


def test_half_done_actions() -> None:
    """Every phase survives a round trip, with what it waits for."""
    state = board(
        tiles={"C1": "vega 1:4", "C2": "vega 1:3", "C3": "vega 2:3", "E1": "albion 3:3"}, lots={1: ["A2"]}
    )
    seen = set()

    def check() -> None:
        data = state.position()
        seen.add(data["phase"])
        again = GAME.load(data)
        assert again.position() == data
        assert [again.tokens(seat) for seat in range(4)] == [state.tokens(seat) for seat in range(4)]
        jsonschema.validate(data, GAME.schema())

    check()
    play(state, 1, "offer:2:give=build:A2=vega;get=$3")
    check()
    play(state, 1, "gamble:E1=3")
    check()
    play(state, 3, "lay-off")
    check()
    roll(state, 3)
    check()
    roll(state, 3)
    play(state, 1, "reorganise:C1")
    check()
    roll(state, 2, 4)
    check()
    roll(state, 4)
    check()
    play(state, 1, "arrange:C1=4")
    check()
    roll(state, 1)
    check()
    assert seen == {"turn", "laying-off", "rolling", "reorganising", "arranging", "ties"}


def test_a_position_after_a_deal_before_the_first_card_is_possible() -> None:
    """LOV-31: deals may be made before the first card is turned."""
    state = GAME.start(2)
    state.deal(Rng(1))
    first = state.waiting()[0]
    other = 1 - first
    state.play(first, f"offer:{other + 1}:give=$2;get=nothing")
    state.play(other, next(token for token in state.tokens(other) if token.startswith("accept:")))
    after = state.position()
    assert GAME.load(after).position() == after
    after["players"][first]["money"] += 1  # from nowhere
    assert key_of(after) == "impossible-lov-start"
