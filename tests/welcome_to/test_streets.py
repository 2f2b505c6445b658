"""Where numbers may be written, fences, estates."""

from tests.streets import category, drafted, play, refuses, verbs
from tests.welcome_to.sheets import after, game, scored, sheet

FIVE = "5/surveyor 14/park 15/park"


def places(first: str, number: int, opts: tuple[str, ...] = ()) -> list[str]:
    """The lots of the first street that would take this number."""
    state = game(sheet(first), combos=f"{number}/park 14/surveyor 15/surveyor", opts=opts)
    state.play(0, "pick:A")
    return [place.partition("@")[2] for place in verbs(state, "write") if "@1." in place]


def test_any_lot_of_an_empty_sheet() -> None:
    """WT-R13: any number, anywhere on an empty sheet."""
    state = after("pick:A", sheet(), combos=FIVE)
    lots = [f"5@{s + 1}.{n + 1}" for s, length in enumerate((10, 11, 12)) for n in range(length)]
    assert verbs(state, "write") == lots


def test_ascending() -> None:
    """WT-R13: left of the larger number, right of the smaller one, on empty lots only."""
    assert places("3 . 7 . . 9", 5) == ["1.2"]
    assert places("3 . 7 . . 9", 8) == ["1.4", "1.5"]
    assert places("3 . 7 . . 9", 2) == []
    assert places("3 . 7 . . 9", 10) == ["1.7", "1.8", "1.9", "1.10"]
    assert places(". . 7", 1) == ["1.1", "1.2"]


def test_no_number_twice() -> None:
    """WT-R14: the same number never fits a second time, but other streets do not mind."""
    assert places(". 7 . 9", 7) == []
    state = after("pick:A", sheet(". 7 . 9"), combos="7/park 14/park 15/park")
    assert {place.partition("@")[2][0] for place in verbs(state, "write")} == {"2", "3"}


def test_lots_may_wait() -> None:
    """WT-R15: gaps are filled later."""
    state = after("pick:A write:5@1.10 done", sheet(), combos=FIVE)
    assert state.position()["drafts"][0] == ["pick:A", "write:5@1.10", "done"]
    assert places("3 . . . . . . . . 11", 6) == [f"1.{n}" for n in range(2, 10)]


def test_numbers_may_be_skipped() -> None:
    """WT-R16: a 10 beside a 7."""
    assert "1.2" in places("7", 10)


def test_gap_without_room() -> None:
    """WT-R15: a gap between 7 and 8 stays empty for ever."""
    for number in range(1, 16):
        assert "1.2" not in places("7 . 8", number)


def test_fence_anywhere() -> None:
    """WT-R21, WT-R22: a fence goes between any two lots of a street; its ends are fenced from the start."""
    state = after("pick:A write:5@2.5", sheet(), combos=FIVE)
    lots = [f"{s + 1}.{n + 1}" for s, length in enumerate((10, 11, 12)) for n in range(length - 1)]
    assert verbs(state, "fence") == lots
    for end in ("1.10", "2.11", "3.12"):
        refuses(state, 0, "fence:" + end, "error-wt-fence-there", house=end)
    state.play(0, "fence:3.4")
    assert drafted(state)["streets"][2]["fences"] == [4]
    assert verbs(state, "fence") == []


def test_fences_at_the_ends_count() -> None:
    """WT-R22: a street without any fence drawn needs none at its ends."""
    one = sheet("1 2 3 |", "", ". . . . . . . . | 9 10 11 12")
    assert category(scored(one), "estates") == 3 + 4


def test_complete_estates() -> None:
    """WT-R23: neighbouring houses between two fences, none of them empty, one to six of them."""
    estates = {
        "1 |": 1,
        "1 2": 0,
        "1 2 |": 2,
        "1 . 3 |": 0,
        ". | 2 3 | .": 2,
        "1 | 2 | 3 |": 3,
        "1 2 3 4 5 6 |": 6,
    }
    for street, points in estates.items():
        one = sheet(street, third="1 2 3 4 5")
        assert category(scored(one), "estates") == points, street


def test_estate_of_seven() -> None:
    """WT-15, WT-R23: seven houses in a row are no estate, for points, tie-breaks or plans."""
    one = sheet("1 2 3 4 5 6 7 |", third="1 2 3")
    state = scored(one)
    assert category(state, "estates") == 0
    assert state.scores()[0].tie_break == [0] * 7
    state = after(
        "pick:A write:5@3.5",
        sheet("1 2 3 4 5 6 7 |"),
        combos=FIVE,
        plans=("estates-66", "estates-36", "estates-34"),
    )
    assert verbs(state, "claim") == []
    # Cut by a fence it is two estates again, here of 3 and of 4.
    state.play(0, "fence:1.3")
    assert verbs(state, "claim") == ["3"]


def test_splitting_an_estate() -> None:
    """WT-R24, WT-R25: a 5 completes an estate of three, the fence turns another three into one and two."""
    one = sheet("1 2 3 |", "3 4 . |")
    state = game(one, combos=FIVE)
    play(state, 0, "pick:A write:5@2.3")
    assert state.scores()[0].tie_break == [2, 0, 0, 2, 0, 0, 0]
    state.play(0, "fence:1.1")
    assert state.scores()[0].tie_break == [3, 1, 1, 1, 0, 0, 0]
    assert drafted(state)["streets"][0]["fences"] == [1, 3]


def test_no_second_fence_in_a_place() -> None:
    """WT-R21: a fence that stands is not drawn again."""
    state = after("pick:A write:5@2.5", sheet("1 | 2"), combos=FIVE)
    assert "1.1" not in verbs(state, "fence")
    refuses(state, 0, "fence:1.1", "error-wt-fence-there")
