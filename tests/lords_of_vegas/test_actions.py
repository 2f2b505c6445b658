"""Build, sprawl, remodel, reorganise."""

from .helpers import board, draw, lots, may, money, phase, play, refused, roll, tile_at
from .test_card import TWELVE


def test_build() -> None:
    """LOV-R30, LOV-R27: A2 costs 6, any company, a die that shows 2, the marker is free again."""
    state = board(lots={1: ["A2", "A4"]}, money=[18, 0, 0, 0])
    play(state, 1, "build:A2=sphinx")
    assert tile_at(state, "A2") == "sphinx 1:2"
    assert money(state) == [12, 0, 0, 0]
    assert lots(state, 1) == ["A4"]
    play(state, 1, "build:A4=vega")
    assert money(state)[0] == 0
    assert state.tokens(0)[0] == "end"


def test_sprawl() -> None:
    """LOV-R31, LOV-R32: from A2 to A5 for 18, a 3; not to A3, where yellow has a marker."""
    state = board(lots={2: ["A3"]}, tiles={"A2": "sphinx 1:2"}, undrawn=["A5"], money=[20, 0, 0, 0])
    assert refused(state, 1, "sprawl:A3=sphinx") == ("error-lov-lot-owned", {"lot": "A3", "seat": 2})
    play(state, 1, "sprawl:A5=sphinx")
    assert tile_at(state, "A5") == "sphinx 1:3"
    assert money(state)[0] == 2


def test_sprawl_and_lose_it() -> None:
    """LOV-R33: the card of A5 is still in the deck."""
    state = board(tiles={"A2": "sphinx 1:2"}, undrawn=["A5"])
    play(state, 1, "sprawl:A5=sphinx", "end")
    draw(state, "A5")
    assert tile_at(state, "A5") == "sphinx 2:3"


def test_sprawl_needs_the_boss() -> None:
    """LOV-R31, LOV-28, LOV-R06: not others in the casino; not onto one's own lot."""
    tiles = {"A1": "sphinx 2:4", "A2": "sphinx 1:2"}
    state = board(tiles=tiles, lots={2: ["A4"]})
    assert refused(state, 1, "sprawl:A5=sphinx")[0] == "error-lov-not-boss"
    mine = board(tiles=tiles, lots={2: ["A4"]}, active=2)
    assert refused(mine, 2, "sprawl:A4=sphinx") == ("error-lov-lot-owned", {"lot": "A4", "seat": 2})
    assert may(mine, 2, "sprawl:A5=sphinx")
    assert refused(mine, 2, "sprawl:A5=vega")[0] == "error-lov-not-adjacent"


def test_streets_part_casinos() -> None:
    """LOV-10, LOV-R05: no casino goes across a street, across the Strip, or by a corner."""
    tiles = {
        "A3": "sphinx 1:5",
        "A6": "sphinx 1:6",
        "B1": "sphinx 2:4",
        "C3": "sphinx 3:4",
        "C5": "sphinx 4:1",
    }
    state = board(tiles=tiles, active=2)
    assert may(state, 2, "sprawl:B2=sphinx")
    assert may(state, 2, "sprawl:B4=sphinx")
    assert refused(state, 2, "sprawl:C2=sphinx")[0] == "error-lov-not-boss"
    assert refused(state, 2, "sprawl:D1=sphinx")[0] == "error-lov-not-adjacent"
    assert "gamble:A3=10" in state.tokens(1)
    assert "gamble:A3=11" not in state.tokens(1)
    assert "gamble:C3=5" in state.tokens(1)
    assert "gamble:C3=6" not in state.tokens(1)


NINE = ["C1", "C2", "C4", "C5", "C7", "C8", "C10", "C11", "C12"]


def test_tiles_run_out() -> None:
    """LOV-R28, LOV-R02: no tenth tile, by whatever action."""
    tiles = {**dict.fromkeys(NINE, "vega 2:3"), "E1": "sphinx 1:3"}
    state = board(tiles=tiles, lots={1: ["A1"]})
    none = {"company": "vega", "left": 0, "need": 1}
    assert refused(state, 1, "build:A1=vega") == ("error-lov-no-tiles", none)
    assert refused(state, 1, "remodel:E1=vega") == ("error-lov-no-tiles", none)
    boss = board(tiles=tiles, active=2, lots={1: ["A1"]})
    assert refused(boss, 2, "sprawl:C3=vega") == ("error-lov-no-tiles", none)


def test_remodel_needs_enough_tiles() -> None:
    """LOV-R28, LOV-R34"""
    tiles = {**dict.fromkeys(NINE[:8], "vega 2:3"), "E1": "sphinx 1:3", "E2": "sphinx 1:2"}
    state = board(tiles=tiles)
    want = {"company": "vega", "left": 1, "need": 2}
    assert refused(state, 1, "remodel:E2=vega") == ("error-lov-no-tiles", want)
    assert may(state, 1, "remodel:E1=tivoli")


def test_remodel_merge() -> None:
    """LOV-R35, LOV-R34: two gold tiles become brown for 10 and join yellow's, whose 5 beats red's 3."""
    state = board(
        tiles={"A2": "sphinx 1:2", "A5": "sphinx 1:3", "A3": "pioneer 2:5"},
        money=[20, 20, 20, 20],
    )
    play(state, 1, "remodel:A5=pioneer")
    assert money(state)[0] == 10
    assert [tile_at(state, name) for name in ("A2", "A5", "A3")] == [
        "pioneer 1:2",
        "pioneer 1:3",
        "pioneer 2:5",
    ]
    assert refused(state, 1, "remodel:A2=vega")[0] == "error-lov-not-boss"
    assert refused(state, 2, "remodel:A2=vega")[0] == "error-lov-not-active"


def test_remodel_to_the_same_company() -> None:
    """LOV-29"""
    state = board(tiles={"A2": "sphinx 1:2"})
    assert refused(state, 1, "remodel:A2=sphinx") == (
        "error-lov-same-company",
        {"lot": "A2", "company": "sphinx"},
    )


def test_remodel_counts_tiles_without_dice() -> None:
    """LOV-27"""
    state = board(tiles={"A2": "sphinx 1:2", "A5": "sphinx"}, money=[10, 0, 0, 0])
    play(state, 1, "remodel:A2=vega")
    assert money(state)[0] == 0
    assert tile_at(state, "A5") == "vega"


def test_reorganise_for_ten() -> None:
    """LOV-R39, LOV-R36, LOV-R37: 2, 3 and 5 cost 10; red's 5 makes red boss; not twice in a turn."""
    state = board(
        tiles={"A2": "pioneer 1:2", "A5": "pioneer 1:3", "A3": "pioneer 2:5"},
        money=[30, 0, 0, 0],
    )
    play(state, 1, "reorganise:A3")
    assert money(state)[0] == 20
    roll(state, 5, 4, 1)
    assert state.actor() == 0
    play(state, 1, "arrange:A2=5")
    assert [tile_at(state, name) for name in ("A2", "A5", "A3")] == [
        "pioneer 1:5",
        "pioneer 1:1",
        "pioneer 2:4",
    ]
    assert may(state, 1, "remodel:A2=vega")
    assert refused(state, 1, "reorganise:A2") == ("error-lov-rolled", {"lot": "A2"})


def test_each_owner_arranges() -> None:
    """LOV-R38, LOV-09, LOV-38, LOV-25: own dice, own tiles, active seat first, before ties are checked."""
    state = board(
        tiles={"C1": "vega 2:1", "C2": "vega 2:2", "C3": "vega 3:6", "C4": "vega 3:1", "C5": "vega 1:1"},
        active=3,
        money=[0, 0, 11, 0],
    )
    play(state, 3, "reorganise:C5")
    roll(state, 2, 5, 1, 5, 5)
    assert state.actor() == 2
    assert sorted(state.tokens(2)) == ["arrange:C3=1", "arrange:C3=5"]
    play(state, 3, "arrange:C3=5")
    assert state.actor() == 1
    play(state, 2, "arrange:C1=5")
    assert [tile_at(state, name)[-3:] for name in ("C1", "C2", "C3", "C4")] == ["2:5", "2:2", "3:5", "3:1"]
    assert phase(state) == "ties"
    assert state.position()["pending"]["roll"] == ["C1", "C3", "C5"]


def test_several_casinos_but_no_die_twice() -> None:
    """LOV-R37, LOV-09: one rolled die bars the casino that its casino has become."""
    state = board(tiles={"A1": "vega 1:3", "A4": "sphinx 1:4"})
    play(state, 1, "reorganise:A1")
    roll(state, 2)
    play(state, 1, "remodel:A1=sphinx")
    assert refused(state, 1, "reorganise:A4") == ("error-lov-rolled", {"lot": "A1"})
    other = board(tiles={"A1": "vega 1:3", "A4": "sphinx 1:4"})
    play(other, 1, "reorganise:A1")
    roll(other, 2)
    play(other, 1, "reorganise:A4")
    roll(other, 6)
    assert tile_at(other, "A4") == "sphinx 1:6"


def test_reorganise_again_next_turn() -> None:
    """LOV-R37: within a turn only."""
    state = board(2, tiles={"A1": "vega 1:3", "A4": "sphinx 2:4"}, undrawn=["B1"])
    play(state, 1, "reorganise:A1")
    roll(state, 2)
    play(state, 1, "end")
    draw(state, "B1")
    assert state.position()["reorganised"] == []
    assert may(state, 2, "reorganise:A4")


def test_who_may_reorganise() -> None:
    """LOV-R36, LOV-09: anyone with a die there, who pays for all dice."""
    state = board(tiles={"A1": "vega 1:1", "A2": "vega 2:6"}, money=[7, 0, 0, 0])
    assert may(state, 1, "reorganise:A1")
    stranger = board(tiles={"A1": "vega 1:1", "A2": "vega 2:6"}, active=3)
    assert refused(stranger, 3, "reorganise:A1") == ("error-lov-no-die", {"lot": "A1"})
    poor = board(tiles={"A1": "vega 1:1", "A2": "vega 2:6"}, money=[6, 0, 0, 0])
    assert refused(poor, 1, "reorganise:A1") == (
        "error-lov-money-reorganise",
        {"have": 6, "lot": "A1", "cost": 7},
    )


def test_build_and_reorganise() -> None:
    """LOV-R36: a new die was not rolled yet."""
    state = board(lots={1: ["C5"]}, money=[9, 0, 0, 0])
    play(state, 1, "build:C5=vega", "reorganise:C5")
    roll(state, 6)
    assert tile_at(state, "C5") == "vega 1:6"
    assert money(state)[0] == 0


def test_build_with_all_dice_out() -> None:
    """LOV-R29, LOV-04: a die moves; its tile stays and is nobody's."""
    state = board(tiles=TWELVE, lots={1: ["A1"]})
    play(state, 1, "build:A1=sphinx")
    assert phase(state) == "lifting"
    assert refused(state, 1, "lift:A2") == ("error-lov-no-own-die", {"lot": "A2"})
    play(state, 1, "lift:B1")
    assert tile_at(state, "A1") == "sphinx 1:3"
    assert tile_at(state, "B1") == "albion"
    assert money(state)[0] == 50 - 9


def test_sprawl_lifting_the_bosss_die() -> None:
    """LOV-28: who is boss is judged before the die leaves."""
    tiles = {name: text for name, text in TWELVE.items() if name not in ("B2", "B3")}
    tiles.update({"E5": "sphinx 1:6", "B2": "albion 1:1", "E4": "sphinx 2:2"})
    state = board(tiles=tiles, undrawn=["E6"])
    assert sum(text.split(" ")[1].startswith("1:") for text in tiles.values()) == 12
    play(state, 1, "sprawl:E6=sphinx", "lift:E5")
    assert tile_at(state, "E6") == "sphinx 1:6"
    assert tile_at(state, "E5") == "sphinx"


def test_lifting_can_make_a_tie() -> None:
    """LOV-01: ties are looked for in every casino that changed."""
    tiles = {name: text for name, text in TWELVE.items() if name != "D1"}
    tiles.update({"E1": "sphinx 2:4", "E2": "sphinx 3:4", "E3": "sphinx 1:5"})
    state = board(tiles=tiles, lots={1: ["A1"]})
    play(state, 1, "build:A1=sphinx", "lift:E3")
    assert phase(state) == "ties"
    assert state.position()["pending"]["roll"] == ["E1", "E2"]


def test_a_lifted_die_stays_reorganised() -> None:
    """LOV-24"""
    state = board(tiles=TWELVE, lots={1: ["A1"]})
    play(state, 1, "reorganise:D1")
    roll(state, 2, 2)
    play(state, 1, "build:A1=sphinx", "lift:D2")
    assert state.position()["reorganised"] == ["A1", "D1"]
    assert refused(state, 1, "reorganise:A1")[0] == "error-lov-rolled"


def test_nobody_acts_in_anothers_turn() -> None:
    """LOV-R51, LOV-R12"""
    state = board(lots={2: ["A1"]})
    assert refused(state, 2, "build:A1=vega") == ("error-lov-not-active", {"seat": 1})
    assert refused(state, 2, "end") == ("error-lov-not-active", {"seat": 1})
