"""Points, category by category."""

import pytest

from tests.streets import category
from tests.welcome_to.sheets import filler, final, scored, sheet, turns_of

WIDE = "1 2 3 4 5 6 7 8 9 10 11 12"


def temps(*hired: int) -> list[int]:
    """What everybody gets for this many temps."""
    state = final(*[sheet(third=WIDE, temps=count) for count in hired])
    return [category(state, "temps", seat) for seat in range(len(hired))]


@pytest.mark.parametrize(
    ("hired", "points"),
    [
        ((5, 3, 1), [7, 4, 1]),
        ((1, 3, 5, 2), [0, 4, 7, 1]),
        ((5, 5, 3), [7, 7, 4]),
        ((5, 3, 3, 1), [7, 4, 4, 1]),
        ((4, 4, 4), [7, 7, 7]),
        ((5, 5, 3, 3, 2, 2, 1), [7, 7, 4, 4, 1, 1, 0]),
        ((2, 1), [7, 4]),
    ],
)
def test_temps(hired: tuple[int, ...], points: list[int]) -> None:
    """WT-R33, WT-14: 7, 4 and 1 for the three largest counts; equals are paid alike and push nobody down."""
    assert temps(*hired) == points


@pytest.mark.parametrize(
    ("hired", "points"),
    [((0, 0), [0, 0]), ((1, 0), [7, 0]), ((3, 3, 0), [7, 7, 0]), ((2, 1, 0, 0), [7, 4, 0, 0])],
)
def test_nobody_is_paid_for_no_temps(hired: tuple[int, ...], points: list[int]) -> None:
    """WT-14: a rank without a temp is worth nothing."""
    assert temps(*hired) == points


def test_total() -> None:
    """WT-R48: everything is added or subtracted as it should."""
    one = sheet(
        "1* 2* 3~* | 4* 5* 6* 7* | R 9 9b",
        "1~ 2 3 |",
        "1 2 3 | 4",
        parks=(1, 0, 2),
        estates=(0, 0, 1, 0, 0, 0),
        temps=1,
        refusals=2,
        plans=(0, 0, 7),
    )
    plans = [{"plan": name} for name in ("estates-44", "estates-36", "estates-34")]
    state = final(one, filler(turns_of(one)), options={"roundabouts": True}, plans=plans)
    expected = {
        "plans": 7,
        "parks": 2 + 4,
        "pools": 6,
        "temps": 7,
        "estates": 4 + 4 + 4 + 4 + 2,
        "bis": -1,
        "roundabouts": -3,
        "refusals": -3,
    }
    score = state.scores()[0]
    assert dict(score.parts) == expected
    assert score.total == sum(expected.values()) == 37
    assert score.tie_break == [5, 0, 1, 3, 1, 0, 0]
    assert score.json() == {"total": 37, "categories": expected, "tie_break": score.tie_break}


def test_empty_sheet() -> None:
    """WT-R48: nothing written, nothing scored."""
    state = scored(sheet())
    assert [score.total for score in state.scores()] == [0, 0]


def test_below_zero() -> None:
    """WT-R48: a score may be negative."""
    assert scored(sheet("5 5b", "1", refusals=3)).scores()[0].total == -6


def test_incomplete_estates_score_nothing() -> None:
    """WT-R48, WT-R23: only complete estates are paid."""
    assert category(scored(sheet("1 2 3 . 5 | 6 7 8 9 .")), "estates") == 0


@pytest.mark.parametrize(("roundabouts", "points"), [(0, 0), (1, -3), (2, -8)])
def test_roundabouts_cost(roundabouts: int, points: int) -> None:
    """WT-R69, WT-07: 0, 3 and 8."""
    first = " ".join(["1", "2", *["R"] * roundabouts])
    one = sheet(first)
    state = final(one, filler(2), options={"roundabouts": True})
    assert category(state, "roundabouts") == points
