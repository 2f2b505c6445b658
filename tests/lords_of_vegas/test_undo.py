"""Taking steps back, as far as nothing random was revealed and nobody else relied on them."""

import pytest

from boulevard.games.contract import GameError
from boulevard.match import Match, Seeded, read_record, replay, write_record

from .helpers import board, money, play, roll

TILES = {"C1": "vega 2:4", "C2": "vega 1:3", "E1": "sphinx 1:3"}


def test_step_by_step() -> None:
    state = board(tiles=TILES, lots={1: ["A2", "A4"]})
    start = state.position()
    play(state, 1, "build:A2=vega")
    built = state.position()
    play(state, 1, "remodel:E1=albion")
    assert state.can_undo(0)
    assert not state.can_undo(1)
    state.undo(0)
    assert state.position() == built
    state.undo(0)
    assert state.position() == start
    assert not state.can_undo(0)
    with pytest.raises(GameError) as caught:
        state.undo(0)
    assert caught.value.key == "error-nothing-to-undo"


def test_a_roll_is_a_barrier() -> None:
    state = board(tiles=TILES)
    play(state, 1, "reorganise:E1")
    roll(state, 6)
    assert not state.can_undo(0)
    play(state, 1, "remodel:E1=albion")
    state.undo(0)
    assert not state.can_undo(0)


def test_a_deal_is_a_barrier() -> None:
    """LOV-11: neither side can take it back alone."""
    state = board(tiles=TILES, lots={1: ["A2"]})
    play(state, 1, "build:A2=vega", "offer:2:give=$1;get=nothing")
    play(state, 2, "accept:1:give=nothing;get=$1")
    assert [state.can_undo(seat) for seat in range(4)] == [False] * 4
    assert money(state)[1] == 51


def test_offers_and_answers() -> None:
    """LOV-36: the last thing that happened may be taken back by whoever did it."""
    state = board(tiles=TILES)
    start = state.position()
    play(state, 3, "offer:2:give=$1;get=nothing")
    offered = state.position()
    assert state.can_undo(2)
    play(state, 2, "reject:3")
    assert not state.can_undo(2)
    state.undo(1)
    assert state.position() == offered
    state.undo(2)
    assert state.position() == start


def test_the_end_of_a_turn_until_the_card() -> None:
    """LOV-31: whoever ended can go on until the next seat turns the card."""
    state = board(2, tiles={"C1": "vega 2:4"}, lots={1: ["A2"]}, undrawn=["B1"])
    before = state.position()
    play(state, 1, "end")
    state.undo(0)
    assert state.position() == before
    play(state, 1, "end")
    assert state.actor() == 1
    play(state, 2, "turn-card")
    assert not state.can_undo(0)
    state.reveal_token("card:B1")
    assert not state.can_undo(0)
    assert not state.can_undo(1)


def test_copies_are_independent() -> None:
    state = board(tiles=TILES, lots={1: ["A2"]})
    start = state.position()
    play(state, 1, "build:A2=vega")
    built = state.position()
    copy = state.clone()
    copy.undo(0)
    play(copy, 1, "build:A2=albion", "end")
    assert state.position() == built
    state.undo(0)
    assert state.position() == start


def test_playouts_keep_no_past() -> None:
    state = board(tiles=TILES, lots={1: ["A2"]})
    state.undoable = False
    play(state, 1, "build:A2=vega")
    assert not state.can_undo(0)


def test_a_record_tells_of_a_step_taken_back_after_others_talked() -> None:
    """LOV-31: what they said stands, so the record holds both and leads to the same position."""
    match = Match(board(tiles=TILES, lots={1: ["A2"]}), Seeded("seed"), from_box=False)
    match.play(0, "build:A2=vega")
    match.play(1, "offer:1:give=$9;get=die@A2")
    match.undo(0)
    match.play(0, "build:A2=albion")
    match.undo(0)
    match.play(2, "offer:1:give=$9;get=A2")
    record = read_record(write_record(match.record()))
    assert [(line.actor, line.tokens) for line in record.lines] == [
        (0, ["build:A2=vega"]),
        (1, ["offer:1:give=$9;get=die@A2"]),
        (0, ["undo"]),
        (2, ["offer:1:give=$9;get=A2"]),
    ]
    last = list(replay(record))[-1]
    assert last.state.position() == match.state.position()
