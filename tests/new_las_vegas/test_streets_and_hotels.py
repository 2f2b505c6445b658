"""Series of even or odd casinos, and hotels."""

import pytest

from tests.new_las_vegas.sheets import beside, game, sheet, written
from tests.streets import category, drafted, play


def test_series_score_their_length() -> None:
    """NLV-R17, NLV-R74: the longest run of even or odd numbers of each street, and 6 for leading."""
    one = sheet("2 4 . 6 8", ". 1 2 3", "", "")
    state = beside(one)
    # The dull rival has 1 2 3 . 5 6 7 in the fourth street: a series of one, or two beside the crane.
    assert category(state, "streets") == 4 + 1 + 6 + 6


def test_the_rulebooks_series_of_four() -> None:
    """NLV-R17: four even casinos score 4, and 6 more for the longest series."""
    one = sheet("3 4 . 6 8 . 10 11")
    assert category(beside(one), "streets") == 4 + 6


@pytest.mark.parametrize(
    ("row", "length"),
    [
        ("1 3 . 5 7", 4),  # the crane is not built
        ("1 3 # 5 7", 2),  # built, not open
        ("1 3 4 5 7", 2),  # open, but even
        ("1 3 5 7 9", 5),
        ("1 3 . . 7", 2),  # a casino without a crane that is not open
        (". . . . 2 . 4", 2),
    ],
)
def test_cranes_in_a_series(row: str, length: int) -> None:
    """NLV-R18, NLV-04: unbuilt cranes are skipped, built casinos that are not open break a series."""
    assert category(beside(sheet(row)), "streets") == length + 6


def test_bonuses_make_series() -> None:
    """NLV-R19, NLV-04: 0-2-4-6 and 5-5-7 are series."""
    zero = sheet("0 2 . 4 6", checked=3, bonuses="c")
    assert category(beside(zero), "streets") == 4 + 6
    twins = sheet("5 5x . 7", checked=3, bonuses="d")
    assert category(beside(twins), "streets") == 3 + 6


def test_nobody_in_a_street() -> None:
    """NLV-25: an empty street gives nobody a bonus."""
    state = written(sheet("1"), sheet("1"))
    assert category(state, "streets") == category(state, "streets", 1) == 1 + 6


# -- hotels


def test_a_hotel_needs_the_crane() -> None:
    """NLV-R20: three casinos without a crane are not enough."""
    one = sheet("1", "", "1", "1")
    assert one["hotels"]["large"] == []
    assert category(beside(one), "hotels") == 0


def test_first_large_later_small() -> None:
    """NLV-R20, NLV-R21, NLV-20: the first has the large hotel at once, the next gets the small one."""
    ready = sheet("1", "#", "1", "1")
    state = game(ready, ready, combos="5/show 8/construction 11/limousine")
    play(state, 0, "pick:A open:5@2.1")
    assert drafted(state)["hotels"] == {"large": [1], "small": []}
    play(state, 0, "done")
    play(state, 1, "pick:A open:5@4.5 done")
    for card in ("9-show", "9-limousine", "7-show"):
        state.reveal_token(card)
    play(state, 1, "pick:A open:9@2.1")
    assert drafted(state, 1)["hotels"] == {"large": [], "small": [1]}


def test_large_for_all_in_the_same_turn() -> None:
    """NLV-R21, NLV-11: who completes an avenue in the same turn gets the large hotel too."""
    ready = sheet("1", "#", "1", "1")
    state = game(ready, ready, ready)
    for seat in (0, 1):
        play(state, seat, "pick:A open:5@2.1 done")
    play(state, 2, "pick:A open:5@4.5 done")
    hotels = [one["hotels"]["large"] for one in state.position()["sheets"]]
    assert hotels == [[1], [1], []]


def test_an_extension_completes_an_avenue() -> None:
    """NLV-R20, NLV-R66: the last casino may be opened by Extended Casino."""
    state = game(sheet(". 2", "#", "1", "1"))
    play(state, 0, "pick:A open:5@2.1 extend:2@1.1")
    assert drafted(state)["hotels"]["large"] == [1]


def test_hotel_points() -> None:
    """NLV-R73: large ones count 3, small ones 1, improved ones more."""
    one = sheet("1 2", "1 2", "1 2", "1 2", small=[2], improved={"hotel-large": 1, "hotel-small": 2})
    owner = sheet("1 2", "1 2", "1 2", "1 2", small=[1])
    state = written(one, owner)
    assert category(state, "hotels") == 4 + 4
    assert category(state, "hotels", 1) == 3 + 1
