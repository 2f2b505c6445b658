"""Who is boss when several have the highest die."""

from .helpers import board, may, phase, play, roll, tile_at


def test_tie_of_fives() -> None:
    """LOV-R48, LOV-R45, LOV-R47, LOV-01: both 5s roll a 3; green's 4 makes green boss of five tiles."""
    state = board(
        tiles={
            "C1": "sphinx 1:4",
            "C2": "sphinx 1:5",
            "C4": "pioneer 2:5",
            "C7": "pioneer 2:2",
            "C8": "pioneer 3:2",
        },
        money=[60, 0, 0, 0],
    )
    play(state, 1, "remodel:C1=pioneer")
    assert state.position()["pending"]["roll"] == ["C2", "C4"]
    assert state.actor() == -1
    roll(state, 3, 3)
    assert phase(state) == "turn"
    assert state.position()["players"][0]["money"] == 50
    assert [tile_at(state, name)[-3:] for name in ("C1", "C2", "C4", "C7", "C8")] == [
        "1:4",
        "1:3",
        "2:3",
        "2:2",
        "3:2",
    ]
    play(state, 1, "remodel:C8=vega")


def tied_by_remodelling(tiles: dict[str, str]) -> object:
    state = board(tiles={"C1": "sphinx 1:5", **tiles})
    play(state, 1, "remodel:C1=pioneer")
    pending = state.position()["pending"]
    return pending["roll"] if pending else []


def test_who_rolls() -> None:
    """LOV-R46, LOV-02: only the highest dice, only when they belong to different seats."""
    assert tied_by_remodelling({"C4": "pioneer 1:5"}) == []
    assert tied_by_remodelling({"C2": "pioneer 2:4", "C4": "pioneer 3:4"}) == []
    assert tied_by_remodelling({"C4": "pioneer 2:5", "C5": "pioneer 3:4"}) == ["C1", "C4"]
    assert tied_by_remodelling({"C2": "pioneer 1:5", "C4": "pioneer 2:4"}) == []


def test_all_of_a_seats_tied_dice_roll() -> None:
    """LOV-R46, LOV-25"""
    state = board(tiles={"C1": "sphinx 1:5", "C2": "sphinx 1:5", "C4": "pioneer 2:5"})
    play(state, 1, "remodel:C1=pioneer")
    assert state.position()["pending"]["roll"] == ["C1", "C2", "C4"]
    roll(state, 6, 6, 1)
    assert phase(state) == "turn"


def test_until_one_seat_is_highest() -> None:
    """LOV-R45, LOV-25: each round looks at the whole casino afresh."""
    state = board(tiles={"C1": "sphinx 1:5", "C4": "pioneer 2:5", "C7": "pioneer 3:2", "C8": "pioneer 4:1"})
    play(state, 1, "remodel:C1=pioneer")
    roll(state, 2, 1)
    assert state.position()["pending"]["roll"] == ["C1", "C7"]
    roll(state, 4, 4)
    assert state.position()["pending"]["roll"] == ["C1", "C7"]
    roll(state, 1, 1)
    # Now everybody shows 1.
    assert state.position()["pending"]["roll"] == ["C1", "C4", "C7", "C8"]
    roll(state, 1, 2, 3, 6)
    assert phase(state) == "turn"
    assert may(state, 1, "gamble:C1=20")


def test_a_third_seat_becomes_boss() -> None:
    """LOV-R47, LOV-01"""
    state = board(tiles={"C1": "sphinx 1:5", "C4": "pioneer 2:5", "C7": "pioneer 3:4"})
    play(state, 1, "remodel:C1=pioneer")
    roll(state, 1, 2)
    assert phase(state) == "turn"
    play(state, 1, "gamble:C1=1")
    assert state.actor() == 2


def test_tie_rerolls_and_reorganising() -> None:
    """LOV-23, LOV-37: a reroll bars no reorganisation and is not barred by one; dice stay on their tiles."""
    state = board(tiles={"C1": "sphinx 1:5", "C4": "pioneer 2:5"})
    play(state, 1, "remodel:C1=pioneer")
    roll(state, 1, 2)
    assert state.position()["reorganised"] == []
    play(state, 1, "reorganise:C1")
    roll(state, 3, 3)
    assert phase(state) == "ties"
    roll(state, 6, 3)
    assert phase(state) == "turn"
    assert (tile_at(state, "C1"), tile_at(state, "C4")) == ("pioneer 1:6", "pioneer 2:3")


def test_tied_dice_of_one_owner_stay() -> None:
    """LOV-37"""
    state = board(tiles={"C1": "sphinx 1:5", "C2": "sphinx 1:5", "C4": "pioneer 2:5"})
    play(state, 1, "remodel:C1=pioneer")
    roll(state, 2, 6, 1)
    assert phase(state) == "turn"
    assert (tile_at(state, "C1"), tile_at(state, "C2")) == ("pioneer 1:2", "pioneer 1:6")
