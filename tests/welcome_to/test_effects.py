"""The six effects."""

import pytest

from tests.streets import category, drafted, play, refuses, verbs
from tests.welcome_to.sheets import after, game, scored, sheet


def combos(number: int, effect: str) -> str:
    other = [n for n in (14, 15, 13) if n != number]
    return f"{number}/{effect} {other[0]}/estate {other[1]}/estate"


@pytest.mark.parametrize("effect", ["surveyor", "estate", "park", "pool", "temp", "bis"])
def test_effects_are_optional(effect: str) -> None:
    """WT-R18: every effect may be left out, and nothing but the number is written then."""
    state = after("pick:A write:8@1.3", sheet("1"), combos=combos(8, effect))
    assert "done" in state.tokens(0)
    assert len(state.tokens(0)) > 1
    assert drafted(state) == sheet("1 . 8")


@pytest.mark.parametrize(
    ("effect", "step"),
    [
        ("surveyor", "fence:2.1"),
        ("estate", "estate:2"),
        ("park", "park"),
        ("pool", "pool"),
        ("temp", "temp"),
        ("bis", "bis:8@1.4"),
    ],
)
def test_effects_work_once(effect: str, step: str) -> None:
    """WT-R18: an effect is used at most once a turn."""
    state = after(f"pick:A write:8@1.3 {step}", sheet("1"), combos=combos(8, effect))
    assert state.tokens(0) == ["done"]
    refuses(state, 0, step if effect not in ("surveyor", "bis") else "estate:1", "error-wt-effect-used")


# -- estate agent


def test_estate_agent() -> None:
    """WT-R26: one cross, in the column of any size."""
    state = after("pick:A write:8@1.3", sheet(), combos=combos(8, "estate"))
    assert verbs(state, "estate") == ["1", "2", "3", "4", "5", "6"]
    state.play(0, "estate:5")
    assert drafted(state)["estates"] == [0, 0, 0, 0, 1, 0]


def test_every_estate_of_the_size_is_worth_more() -> None:
    """WT-R26: the value counts for each complete estate of that size."""
    one = sheet("1 2 | 3 4 | 5 6 |", estates=[0, 2, 0, 0, 0, 0])
    assert category(scored(one), "estates") == 3 * 4


def test_twos_and_threes_at_three_points() -> None:
    """WT-R27: with one cross for size 2, estates of 2 and of 3 are worth 3 each; one of 4 is worth 4."""
    one = sheet("1 2 | 3 4 5 |", "1 2 3 4 |", estates=[0, 1, 0, 0, 0, 0])
    assert category(scored(sheet("1 2 |", third="1", estates=[0, 1, 0, 0, 0, 0])), "estates") == 3
    assert category(scored(sheet("1 2 3 |", third="1", estates=[0, 1, 0, 0, 0, 0])), "estates") == 3
    assert category(scored(sheet("", "1 2 3 4 |")), "estates") == 4
    assert category(scored(one), "estates") == 3 + 3 + 4


# -- landscaper


@pytest.mark.parametrize(("house", "street"), [("1.4", 0), ("2.4", 1), ("3.4", 2)])
def test_park_in_the_street_of_the_house(house: str, street: int) -> None:
    """WT-R28: the park belongs to the street where the number was written, and the first one brings 2."""
    state = after(f"pick:A write:8@{house} park", sheet(), combos=combos(8, "park"))
    assert [line["parks"] for line in drafted(state)["streets"]] == [int(i == street) for i in range(3)]
    assert category(state, "parks") == 2


def test_no_park_left() -> None:
    """WT-R28: when all trees of the street are crossed there is nothing more to cross."""
    state = after("pick:A write:8@1.8", sheet("1 2 3", parks=(3, 0, 0)), combos=combos(8, "park"))
    assert "park" not in state.tokens(0)
    refuses(state, 0, "park", "error-wt-boxes-full", effect="park")


# -- pools


def test_pool() -> None:
    """WT-R29: a number on a pool lot builds the pool; the first one brings 3, the second 6."""
    state = after("pick:A write:8@1.7 pool", sheet("1 2 3~"), combos=combos(8, "pool"))
    assert drafted(state)["streets"][0]["pools"] == [3, 7]
    assert category(state, "pools") == 6


def test_pool_card_on_a_plain_lot() -> None:
    """WT-R30: allowed, and no pool is built."""
    state = after("pick:A write:8@1.6", sheet(), combos=combos(8, "pool"))
    assert state.tokens(0) == ["done"]
    refuses(state, 0, "pool", "error-wt-no-pool-lot", house="1.6")


def test_other_card_on_a_pool_lot() -> None:
    """WT-R30: allowed, and no pool is built, now or later."""
    state = after("pick:A write:8@1.7", sheet(), combos=combos(8, "park"))
    refuses(state, 0, "pool", "error-wt-other-effect", effect="park")
    state = after("pick:A write:9@1.8", sheet(". . . . . . 8"), combos=combos(9, "pool"))
    state.play(0, "pool")
    assert drafted(state)["streets"][0]["pools"] == [8]


def test_bis_copy_on_a_pool_lot() -> None:
    """WT-R30: a copy brings no pool either."""
    state = after("pick:A write:8@1.6 bis:8@1.7", sheet(), combos=combos(8, "bis"))
    assert state.tokens(0) == ["done"]
    assert drafted(state)["streets"][0]["pools"] == []


# -- temps


def test_eight_with_a_temp() -> None:
    """WT-R31, WT-R34: an 8 becomes 6, 7, 8, 9 or 10."""
    state = after("pick:A", sheet(), combos=combos(8, "temp"))
    assert {place.partition("@")[0] for place in verbs(state, "write")} == {"6", "7", "8", "9", "10"}


@pytest.mark.parametrize(
    ("number", "low", "high"), [(3, 1, 5), (4, 2, 6), (6, 4, 8), (10, 8, 12), (12, 10, 14), (13, 11, 15)]
)
def test_temp_reach(number: int, low: int, high: int) -> None:
    """WT-R31: two up, two down."""
    state = after("pick:A", sheet(), combos=combos(number, "temp"))
    written = {int(place.partition("@")[0]) for place in verbs(state, "write")}
    assert written == set(range(low, high + 1))


def test_numbers_from_0_to_17() -> None:
    """WT-R31: the outermost numbers are 0 and 17."""
    for number, ends in (
        (1, {0, 1, 2, 3}),
        (2, {0, 1, 2, 3, 4}),
        (14, {12, 13, 14, 15, 16}),
        (15, {13, 14, 15, 16, 17}),
    ):
        state = after("pick:A", sheet(), combos=f"{number}/temp 8/park 9/park")
        assert {int(place.partition("@")[0]) for place in verbs(state, "write")} == ends


def test_changing_a_number_hires() -> None:
    """WT-R32: a changed number is a temp hired, and the effect is used."""
    state = after("pick:A write:10@1.5", sheet(), combos=combos(8, "temp"))
    assert drafted(state)["temps"] == 1
    assert state.tokens(0) == ["done"]


def test_unchanged_number() -> None:
    """WT-11: nobody is hired for an unchanged number, unless the player wants to."""
    state = after("pick:A write:8@1.5", sheet(), combos=combos(8, "temp"))
    assert drafted(state)["temps"] == 0
    assert state.tokens(0) == ["done", "temp"]
    state.play(0, "temp")
    assert drafted(state)["temps"] == 1
    assert drafted(state)["streets"][0]["houses"][4] == 8


def test_twelfth_temp() -> None:
    """WT-28: the number changes, no box is left to cross."""
    one = sheet("1 2 3 4 5 6 7 8 9 10", "1", temps=11)
    state = after("pick:A write:10@2.5", one, combos=combos(8, "temp"))
    assert drafted(state)["temps"] == 11
    assert drafted(state)["streets"][1]["houses"][4] == 10
    assert state.tokens(0) == ["done"]
    state = after("pick:A write:8@2.5", one, combos=combos(8, "temp"))
    refuses(state, 0, "temp", "error-wt-boxes-full")


def test_only_the_temp_agency_changes_numbers() -> None:
    """WT-R31: with any other effect the number is the card's."""
    state = after("pick:A", sheet(), combos=combos(8, "park"))
    assert {place.partition("@")[0] for place in verbs(state, "write")} == {"8"}
    refuses(state, 0, "write:9@1.5", "error-wt-other-number", number=9, card=8)


# -- bis


def test_bis_copies_any_number() -> None:
    """WT-R35, WT-03: any number of any street into an empty house beside it, not only this turn's."""
    state = after("pick:A write:8@1.5", sheet("3", ". 6", "10 11"), combos=combos(8, "bis"))
    copies = {"8@1.4", "8@1.6", "3@1.2", "6@2.1", "6@2.3", "11@3.3"}
    assert set(verbs(state, "bis")) == copies
    state.play(0, "bis:6@2.1")
    assert drafted(state)["streets"][1]["houses"][:3] == ["6b", 6, None]
    assert category(state, "bis") == -1


def test_bis_comes_with_a_house() -> None:
    """WT-R35: the copy is written besides the turn's own number."""
    state = after("pick:A write:8@1.5 bis:8@1.6", sheet(), combos=combos(8, "bis"))
    assert drafted(state)["streets"][0]["houses"][4:6] == [8, "8b"]
    state = after("", sheet("3"), combos=combos(8, "bis"))
    refuses(state, 0, "bis:3@1.2", "error-wt-pick-first")


def test_bis_of_a_bis() -> None:
    """WT-R37, WT-03: a number may be copied again, from either twin."""
    state = after("pick:A write:8@2.5", sheet("3 3b", ". 6b 6"), combos=combos(8, "bis"))
    assert {"3@1.3", "6@2.1", "6@2.4"} <= set(verbs(state, "bis"))
    state.play(0, "bis:3@1.3")
    assert drafted(state)["streets"][0]["houses"][:3] == [3, "3b", "3b"]


def test_bis_between_two_numbers() -> None:
    """WT-R35: one empty house between two numbers may become the twin of either."""
    state = after("pick:A write:8@2.5", sheet("3 . 6"), combos=combos(8, "bis"))
    assert {"3@1.2", "6@1.2"} <= set(verbs(state, "bis"))
    refuses(state, 0, "bis:4@1.2", "error-wt-bis-neighbour", number=4, house="1.2")


def test_no_fence_between_twins() -> None:
    """WT-R36, WT-01: never, on either side of the original."""
    state = after("pick:A write:8@2.5", sheet(". 5b 5 5b .", third="1"), combos=combos(8, "surveyor"))
    fences = verbs(state, "fence")
    assert "1.2" not in fences
    assert "1.3" not in fences
    assert "1.1" in fences
    assert "1.4" in fences
    refuses(state, 0, "fence:1.3", "error-wt-fence-twins", house="1.3")


def test_no_copy_across_a_fence() -> None:
    """WT-02, WT-R36: twins live in one estate."""
    state = after("pick:A write:8@2.5", sheet("5 | ."), combos=combos(8, "bis"))
    assert "5@1.2" not in verbs(state, "bis")
    refuses(state, 0, "bis:5@1.2", "error-wt-bis-neighbour")


def test_no_copy_into_the_next_street() -> None:
    """WT-R35: the last house of a street is no neighbour of the next street's first."""
    state = after(
        "pick:A write:8@3.6", sheet(". . . . . . . . . 5", ". . . . . . . . . . 7"), combos=combos(8, "bis")
    )
    assert "5@2.1" not in verbs(state, "bis")
    assert "7@3.1" not in verbs(state, "bis")
    state = after("pick:A write:8@3.6", sheet("", "5", "5"), combos=combos(8, "bis"))
    assert "5@1.10" not in verbs(state, "bis")
    assert "5@2.11" not in verbs(state, "bis")


def test_tenth_copy() -> None:
    """WT-05: still allowed, and the penalty stays at 28."""
    one = sheet("5 5b 5b 5b 5b 5b 5b 5b 5b 5b", "1 2 3 4 5 6 7 8 9", "1")
    assert category(scored(one), "bis") == -28
    state = after("pick:A write:8@3.8 bis:8@3.9", one, combos=combos(8, "bis"))
    assert category(state, "bis") == -28


def test_copies_count_as_houses() -> None:
    """WT-R35: a copy completes an estate like any other house."""
    assert category(scored(sheet("5 5b 5b |", third="1 2")), "estates") == 3


def test_surveyor_is_not_tied_to_the_house() -> None:
    """WT-R21: the fence may be drawn in another street than the number."""
    state = game(sheet(), combos=combos(8, "surveyor"))
    play(state, 0, "pick:A write:8@1.3 fence:3.11")
    assert drafted(state)["streets"][2]["fences"] == [11]
