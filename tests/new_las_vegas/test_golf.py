"""The golf course above the top street."""

import pytest

from boulevard.games.new_las_vegas.edition import edition_of
from boulevard.games.new_las_vegas.sheet import Sheet, new_sheet
from tests.new_las_vegas.sheets import after, beside, sheet
from tests.streets import category, drafted, play


def course(order: list[int], extended: tuple[int, ...] = ()) -> tuple[list[int], list[int]]:
    """Holes and lost holes after opening the casinos of these avenues one after the other."""
    one: Sheet = new_sheet(edition_of(None), True)
    one.built = one.edition.cranes
    for avenue in order:
        one.open(avenue - 1, avenue, 0)
    for avenue in extended:
        one.extend(avenue - 1, avenue - 2, 0)
    holes = [n + 1 for n in range(11) if one.holes >> n & 1]
    lost = [n + 1 for n in range(11) if one.lost >> n & 1]
    return holes, lost


def test_the_first_casino_starts_the_course() -> None:
    """NLV-R36, NLV-06: wherever it is."""
    for avenue in range(1, 12):
        assert course([avenue]) == ([avenue], [])
    state = after("pick:A open:5@1.5", sheet())
    assert drafted(state)["golf"] == {"holes": [5], "lost": []}


@pytest.mark.parametrize(
    ("order", "holes", "lost"),
    [
        ([5, 6, 4], [4, 5, 6], []),
        ([5, 6, 7, 8, 9, 10, 11, 4, 3, 2, 1], [*range(1, 12)], []),
        ([5, 7], [5], [6, 7, 8, 9, 10, 11]),
        ([5, 7, 6], [5], [6, 7, 8, 9, 10, 11]),  # too late
        ([5, 7, 4, 3], [3, 4, 5], [6, 7, 8, 9, 10, 11]),  # the other side is alive
        ([5, 7, 3], [5], [1, 2, 3, 4, 6, 7, 8, 9, 10, 11]),
        ([5, 7, 8, 11], [5], [6, 7, 8, 9, 10, 11]),
        ([1, 3], [1], [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
        ([11, 9], [11], [*range(1, 11)]),
        ([5, 6, 1], [5, 6], [1, 2, 3, 4]),
    ],
)
def test_the_course(order: list[int], holes: list[int], lost: list[int]) -> None:
    """NLV-R37, NLV-R38, NLV-06: neighbours go on, a jump loses everything on that side."""
    assert course(order) == (holes, lost)


def test_extended_casino_builds_its_hole() -> None:
    """NLV-07: an extension is next to an open casino."""
    assert course([5], (6,)) == ([5, 6], [])
    state = after("pick:A open:5@1.1 extend:5@1.2", sheet())
    assert drafted(state)["golf"]["holes"] == [1, 2]


def test_an_extension_first_saves_the_course() -> None:
    """NLV-07, NLV-R63: a bonus comes at any time, so an extension can bridge the gap before the opening."""
    jump = after("pick:B open:8@1.4", sheet(". 5 #"))
    assert drafted(jump)["golf"] == {"holes": [2], "lost": [3, 4, 5, 6, 7, 8, 9, 10, 11]}
    bridge = after("pick:B extend:5@1.3 open:8@1.4", sheet(". 5 #"))
    assert drafted(bridge)["golf"] == {"holes": [2, 3, 4], "lost": []}


def test_an_unbuilt_crane_is_a_gap() -> None:
    """NLV-R38: only directly neighbouring casinos go on."""
    state = after("pick:B", sheet(". 5"))
    play(state, 0, "open:8@1.4")
    assert drafted(state)["golf"]["holes"] == [2]


def test_golf_points() -> None:
    """NLV-R75: holes of each kind times their values: PAR 3 1, PAR 4 1, PAR 5 2, or improved."""
    one = sheet("1 2 3 4")  # PAR 3, 5, 3, 4
    assert category(beside(one), "golf") == 1 + 2 + 1 + 1
    better = sheet("1 2 3 4", improved={"golf-3": 1, "golf-4": 2})
    assert category(beside(better), "golf") == 2 + 2 + 2 + 3
    best = sheet("1 2 3 4", improved={"golf-5": 2})
    assert category(beside(best), "golf") == 1 + 5 + 1 + 1
