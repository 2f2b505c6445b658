"""City plans, basic and advanced."""

from typing import Any

import pytest

from tests.streets import category, drafted, dull_turn, everybody_else, play, refuses, verbs
from tests.welcome_to.sheets import PLAIN_PLANS, after, filler, game, load, refused, sheet, solo_table, table

SIMPLE = ("estates-44", "estates-36", "estates-34")
CALM = "14/park 15/park 13/park"  # numbers out of the way
HOUSES = "1 2 3 | 4 5 6 7 |"  # an estate of three and one of four


def used(state: Any) -> list[list[int]]:
    return [street["used"] for street in drafted(state)["streets"]]


def ready(*streets: str, plans: tuple[str, str, str] = SIMPLE, combos: str = CALM, **known: Any) -> Any:
    """A 14 has been written at the end of the third street: time to claim."""
    return after("pick:A write:14@3.12", sheet(*streets, **known), combos=combos, plans=plans)


def test_claim_pays_at_once() -> None:
    """WT-R39: the first to fulfil a plan scores its higher value, and the plan is approved after the turn."""
    state = ready(HOUSES)
    assert verbs(state, "claim") == ["3"]
    state.play(0, "claim:3")
    assert drafted(state)["plans"] == [0, 0, 7]
    assert category(state, "plans") == 7
    state.play(0, "done")
    assert [plan["approved"] for plan in state.position()["plans"]] == [False] * 3
    dull_turn(state, 1)
    assert [plan["approved"] for plan in state.position()["plans"]] == [False, False, True]


def test_both_in_the_same_turn() -> None:
    """WT-R39, WT-18: all who fulfil it in the same turn get the higher value."""
    state = game(sheet(HOUSES), sheet("", HOUSES), filler(7), combos=CALM, plans=SIMPLE)
    for seat in (0, 1):
        play(state, seat, "pick:A write:14@3.12 claim:3 done")
    dull_turn(state, 2)
    assert [one["plans"] for one in state.position()["sheets"]] == [[0, 0, 7], [0, 0, 7], [0, 0, 0]]


def test_later_value() -> None:
    """WT-R40: once approved, the plan pays its lower value."""
    first = sheet("1* 2* 3* | 4* 5* 6* 7* |", plans=(0, 0, 7))
    state = game(sheet("", HOUSES), first, combos=CALM, plans=SIMPLE, approved=(3,))
    play(state, 0, "pick:A write:14@3.12 claim:3")
    assert drafted(state)["plans"] == [0, 0, 3]


def test_once_only() -> None:
    """WT-R41: nobody scores a plan twice, however many estates there are."""
    state = ready(HOUSES, HOUSES)
    play(state, 0, "claim:3 use:1.1-1.3 use:1.4-1.7")
    assert verbs(state, "claim") == []
    refuses(state, 0, "claim:3", "error-wt-plan-claimed", plan=3)
    mine = sheet("1* 2* 3* | 4* 5* 6* 7* |", HOUSES, plans=(0, 0, 7))
    state = after("pick:A write:14@3.12", mine, combos=CALM, plans=SIMPLE, approved=(3,))
    assert verbs(state, "claim") == []


def test_all_estates_have_to_be_complete() -> None:
    """WT-R42: one empty lot, and the plan is still open."""
    state = ready("1 2 3 | 4 5 . 7 |")
    assert verbs(state, "claim") == []
    refuses(state, 0, "claim:3", "error-wt-plan-open", plan=3)


@pytest.mark.parametrize(
    "streets",
    [
        ("1 2 3 | 4 5 6 7 |",),
        ("1 2 3 |", "4 5 6 7 |"),
        ("", "4 5 6 7 | . | 9 10 11 |"),
        ("", ". . . . . . . | 8 9 10 11", "1 2 3 |"),
    ],
)
def test_anywhere(streets: tuple[str, ...]) -> None:
    """WT-R42: in one street or several, in any order."""
    assert verbs(ready(*streets), "claim") == ["3"]


@pytest.mark.parametrize(
    ("plan", "stack", "streets"),
    [
        ("111111", 0, ("1 | 2 | 3 |", "1 | 2 | 3 |")),
        ("2222", 0, ("1 2 | 3 4 |", "1 2 | 3 4 |")),
        ("333", 0, ("1 2 3 | 4 5 6 |", "1 2 3 |")),
        ("44", 0, ("1 2 3 4 | 5 6 7 8 |",)),
        ("55", 0, ("1 2 3 4 5 | 6 7 8 9 10",)),
        ("66", 0, ("1 2 3 4 5 6 |", "1 2 3 4 5 6 |")),
        ("1116", 1, ("1 | 2 | 3 |", "1 2 3 4 5 6 |")),
        ("225", 1, ("1 2 | 3 4 | 5 6 7 8 9 |",)),
        ("334", 1, ("1 2 3 | 4 5 6 | 7 8 9 10",)),
        ("36", 1, ("1 2 3 | 4 5 6 7 8 9 |",)),
        ("45", 1, ("1 2 3 4 | 5 6 7 8 9 |",)),
        ("1114", 1, ("1 | 2 | 3 | 4 5 6 7 |",)),
        ("126", 2, ("1 | 2 3 | 4 5 6 7 8 9 |",)),
        ("145", 2, ("1 | 2 3 4 5 | 6 7 8 9 10",)),
        ("34", 2, ("1 2 3 | 4 5 6 7 |",)),
        ("25", 2, ("1 2 | 3 4 5 6 7 |",)),
        ("1223", 2, ("1 | 2 3 | 4 5 | 6 7 8 |",)),
        ("235", 2, ("1 2 | 3 4 5 | 6 7 8 9 10",)),
    ],
)
def test_every_estate_plan(plan: str, stack: int, streets: tuple[str, ...]) -> None:
    """WT-R07, WT-R42: exactly the estates of the card are needed, and are used up without asking."""
    plans = ["estates-66", "estates-1116", "estates-126"]
    if plan in ("66", "1116", "126"):
        plans = ["estates-55", "estates-225", "estates-25"]
    plans[stack] = "estates-" + plan
    state = ready(*streets, plans=(plans[0], plans[1], plans[2]))
    assert verbs(state, "claim") == [str(stack + 1)]
    state.play(0, f"claim:{stack + 1}")
    assert "done" in state.tokens(0)
    assert sum(len(houses) for houses in used(state)) == sum(int(size) for size in plan)
    # Without the first estate (its last house is missing) the plan is open.
    less = [streets[0].replace("|", "x", 1), *streets[1:]]
    head, _, tail = less[0].partition("x")
    less[0] = " ".join([*head.split()[:-1], ".", "|", tail])
    less += [""] * (2 - len(less))
    state = ready(*less, "1 2", plans=(plans[0], plans[1], plans[2]))
    assert verbs(state, "claim") == []


def test_choosing_estates() -> None:
    """WT-R43: who has more estates than the plan asks for chooses, size by size and from left to right."""
    state = ready("1 2 3 | 4 5 6 |", "1 2 3 4 | 5 6 7 8 |")
    assert verbs(state, "claim") == ["1", "3"]
    state.play(0, "claim:3")
    assert state.tokens(0) == ["use:1.1-1.3", "use:1.4-1.6"]
    refuses(state, 0, "done", "error-wt-use-first", plan=3)
    state.play(0, "use:1.4-1.6")
    assert state.tokens(0) == ["use:2.1-2.4", "use:2.5-2.8"]
    state.play(0, "use:2.1-2.4")
    assert used(state) == [[4, 5, 6], [1, 2, 3, 4], []]
    assert verbs(state, "claim") == []


def test_choosing_several_of_a_size() -> None:
    """WT-R43: the same set of estates can be chosen in one order only, and never too few are left."""
    plans = ("estates-333", "estates-36", "estates-145")
    state = ready("1 2 3 | 4 5 6 | 7 8 9 |", "1 2 3 |", plans=plans)
    state.play(0, "claim:1")
    assert state.tokens(0) == ["use:1.1-1.3", "use:1.4-1.6"]
    state.play(0, "use:1.4-1.6")
    assert used(state) == [[4, 5, 6, 7, 8, 9], [1, 2, 3], []]


def test_used_estates_are_not_split() -> None:
    """WT-R24, WT-R43, WT-16: no fence inside, but the estate still scores."""
    one = sheet("1* 2* 3* | 4* 5* 6* 7* | 8 9 10", plans=(0, 0, 7))
    state = after(
        "pick:A write:14@3.12", one, combos="14/surveyor 15/park 13/park", plans=SIMPLE, approved=(3,)
    )
    fences = [house for house in verbs(state, "fence") if house.startswith("1.")]
    assert fences == ["1.8", "1.9"]
    refuses(state, 0, "fence:1.2", "error-wt-fence-used", house="1.2")
    assert category(state, "estates") == 3 + 4 + 3


def test_used_estates_are_not_used_again() -> None:
    """WT-R43, WT-R65, WT-16: another plan needs other estates."""
    plans = ("estates-44", "estates-36", "estates-34")
    one = sheet("1* 2* 3* | 4* 5* 6* 7* |", "1 2 3 4 |", "1 2 3 4 5 6 |", plans=(0, 0, 7))
    state = after("pick:A write:14@3.12", one, combos=CALM, plans=plans, approved=(3,))
    assert verbs(state, "claim") == []


def test_claiming_is_optional() -> None:
    """WT-19: a fulfilled plan may wait, and be claimed in a later turn."""
    state = ready(HOUSES)
    state.play(0, "done")
    dull_turn(state, 1)
    for card in ("1-estate", "2-estate", "8-bis"):
        state.reveal_token(card)
    play(state, 0, "pick:C write:8@3.6 claim:3")
    assert drafted(state)["plans"] == [0, 0, 7]


def test_several_claims_in_a_turn() -> None:
    """WT-19: two plans in one turn, in any order, each with estates of its own."""
    streets = ("1 2 3 | 4 5 6 7 |", "1 2 3 4 | 5 6 7 8 |")
    state = ready(*streets)
    assert verbs(state, "claim") == ["1", "3"]
    play(state, 0, "claim:1 use:2.1-2.4")
    assert verbs(state, "claim") == ["3"]
    play(state, 0, "claim:3")
    assert drafted(state)["plans"] == [6, 0, 7]


def test_claim_after_a_refusal() -> None:
    """WT-19: the permit was refused, the plan is fulfilled all the same."""
    one = sheet("1 2 3 | 4 5 6 7 | 8 9 | 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 11")
    state = game(one, combos="8/park 9/park 10/park", plans=SIMPLE)
    play(state, 0, "refuse claim:3 done")
    dull_turn(state, 1)
    assert state.position()["sheets"][0]["plans"] == [0, 0, 7]


def test_claims_come_last() -> None:
    """WT-R76: after a claim there is no effect and no roundabout any more."""
    state = game(sheet(HOUSES), combos="14/surveyor 15/park 13/park", plans=SIMPLE, opts=("roundabouts",))
    play(state, 0, "pick:A write:14@3.12")
    assert verbs(state, "fence")
    assert verbs(state, "roundabout")
    state.play(0, "claim:3")
    assert state.tokens(0) == ["done", "reshuffle"]
    refuses(state, 0, "fence:2.1", "error-wt-claims-last")
    refuses(state, 0, "roundabout:2.1", "error-wt-claims-last")


def test_claims_without_estates_come_last_too() -> None:
    """WT-R76: the same with a plan that asks for something else."""
    one = sheet("1 2 3 4 5 6 7", temps=7)
    plans = ("temps-7", "estates-36", "estates-34")
    state = game(one, combos="14/surveyor 15/park 13/park", plans=plans, opts=("advanced", "roundabouts"))
    play(state, 0, "pick:A write:14@3.12 claim:1")
    assert state.tokens(0) == ["done", "reshuffle"]


def test_claim_with_this_turns_effect() -> None:
    """WT-R39: house and effect of the turn count."""
    one = sheet("1 2 . | 4 5 6 7")
    state = game(one, combos="3/surveyor 14/park 15/park", plans=SIMPLE)
    play(state, 0, "pick:A write:3@1.3")
    assert verbs(state, "claim") == []
    state.play(0, "fence:1.7")
    assert verbs(state, "claim") == ["3"]


# -- shuffling


def test_first_plan_may_shuffle() -> None:
    """WT-R44, WT-20: whoever fulfils the first plan may have all cards shuffled before the next flip."""
    state = ready(HOUSES)
    refuses(state, 0, "reshuffle", "error-step-not-now")
    state.play(0, "claim:3")
    assert state.tokens(0) == ["done", "reshuffle"]
    play(state, 0, "reshuffle done")
    dull_turn(state, 1)
    cards = state.position()["cards"]
    assert len(cards["pile"]) == 81
    assert cards["numbers"] == cards["effects"] == [None] * 3


def test_first_plan_need_not_shuffle() -> None:
    """WT-R44, WT-20: it is an offer."""
    state = ready(HOUSES)
    play(state, 0, "claim:3 done")
    dull_turn(state, 1)
    assert len(state.position()["cards"]["pile"]) == 75


def test_everybody_in_that_turn_may_shuffle() -> None:
    """WT-20: several who fulfil a first plan are all asked, even for different plans; one wish is enough."""
    state = game(sheet(HOUSES), sheet("1 2 3 4 | 5 6 7"), combos="8/park 14/park 15/park", plans=SIMPLE)
    play(state, 0, "pick:B write:14@3.12 claim:3 done")
    assert verbs(state, "claim", 1) == []
    state = game(sheet(HOUSES, "1"), sheet("1 2 3 4 | 5 6 7 8 |"), combos=CALM, plans=SIMPLE)
    play(state, 0, "pick:A write:14@3.12 claim:3")
    play(state, 1, "pick:A write:14@3.12 claim:1")
    assert "reshuffle" in state.tokens(0)
    assert "reshuffle" in state.tokens(1)
    play(state, 1, "reshuffle done")
    play(state, 0, "done")
    assert len(state.position()["cards"]["pile"]) == 81


def test_later_plans_do_not_shuffle() -> None:
    """WT-20: once any plan has been fulfilled, the offer is gone, for other plans too."""
    first = sheet("1* 2* 3* 4* | 5* 6* 7* 8* |", plans=(6, 0, 0))
    state = game(sheet(HOUSES, "1"), first, combos=CALM, plans=SIMPLE, approved=(1,))
    play(state, 0, "pick:A write:14@3.12 claim:3")
    assert state.tokens(0) == ["done"]


# -- advanced plans

ADVANCED = ("estates-55", "estates-36", "estates-145")


def advanced(plan: str, stack: int, one: Any, combos: str = CALM, opts: tuple[str, ...] = ()) -> Any:
    plans = list(ADVANCED)
    plans[stack] = plan
    return game(one, combos=combos, plans=plans, opts=("advanced", *opts))


FIRST_STREET = "1 2 3 4 5 6 7 8 9 10"
THIRD_STREET = "1 2 3 4 5 6 7 8 9 10 11 12"


@pytest.mark.parametrize(("number", "streets"), [("1", (FIRST_STREET,)), ("3", ("", "", THIRD_STREET))])
def test_full_street(number: str, streets: tuple[str, ...]) -> None:
    """WT-R58, WT-R57: every lot of that street, whatever the fences."""
    state = advanced("street-" + number, 0, sheet(*streets))
    play(state, 0, "pick:A write:14@2.11 claim:1")
    length = 10 if number == "1" else 12
    assert used(state)[int(number) - 1] == list(range(1, length + 1))
    assert drafted(state)["plans"][0] == (6 if number == "1" else 8)
    gap = [street.replace("5", ".") for street in streets]
    state = advanced("street-" + number, 0, sheet(*gap))
    play(state, 0, "pick:A write:14@2.11")
    assert verbs(state, "claim") == []


def test_full_street_is_used_up() -> None:
    """WT-17, WT-30: its estates serve no other plan and get no more fences, but keep scoring."""
    one = sheet("1* 2* 3* | 4* 5* 6* 7* 8* 9* | 10*", plans=(6, 0, 0))
    plans = ("street-1", "estates-36", "estates-145")
    state = game(one, combos="14/surveyor 15/park 13/park", plans=plans, approved=(1,), opts=("advanced",))
    play(state, 0, "pick:A write:14@3.12")
    assert verbs(state, "claim") == []
    assert [house for house in verbs(state, "fence") if house.startswith("1.")] == []
    refuses(state, 0, "fence:1.5", "error-wt-fence-used")
    assert category(state, "estates") == 3 + 6 + 1


def test_full_street_needs_unused_houses() -> None:
    """WT-31, WT-R65: a house that served another plan bars the full-street plan."""
    one = sheet("1* 2* 3* | 4* 5* 6* 7* 8* 9* | 10", plans=(0, 8, 0))
    plans = ("street-1", "estates-36", "estates-145")
    state = game(one, combos=CALM, plans=plans, approved=(2,), opts=("advanced",))
    play(state, 0, "pick:A write:14@3.12")
    assert verbs(state, "claim") == []


ENDS = ("1 . . . . . . . . 10", "1 . . . . . . . . . 11", "1 . . . . . . . . . . 12")


def test_ends() -> None:
    """WT-R59: first and last house of all three streets."""
    state = advanced("ends", 0, sheet(*ENDS), combos="8/surveyor 7/park 9/park")
    play(state, 0, "pick:A write:8@1.5 claim:1")
    assert used(state) == [[1, 10], [1, 11], [1, 12]]
    assert drafted(state)["plans"][0] == 7
    state = advanced("ends", 0, sheet(ENDS[0], ENDS[1], "1"), combos="8/surveyor 7/park 9/park")
    play(state, 0, "pick:A write:8@1.5")
    assert verbs(state, "claim") == []


def test_ends_are_used_up() -> None:
    """WT-17: an estate with a used end house serves no other plan; a fence beside it is allowed."""
    one = sheet(
        "1* 2 3 | 4 5 6 7 8 9 | 10*",
        "1* . . . . . . . . . 11*",
        "1* . . . . . . . . . . 12*",
        plans=(7, 0, 0),
    )
    plans = ("ends", "estates-36", "estates-145")
    state = game(one, combos="8/surveyor 7/park 9/park", plans=plans, approved=(1,), opts=("advanced",))
    play(state, 0, "pick:A write:8@2.5")
    assert verbs(state, "claim") == []
    assert "1.1" in verbs(state, "fence")
    assert category(state, "estates") == 3 + 6 + 1


def test_ends_need_unused_houses() -> None:
    """WT-31, WT-R65: an end house in a used estate bars the end-house plan."""
    one = sheet("1* 2* 3* | 4* 5* 6* 7* 8* 9* | 10", *ENDS[1:], plans=(0, 8, 0))
    plans = ("ends", "estates-36", "estates-145")
    state = game(one, combos="8/surveyor 7/park 9/park", plans=plans, approved=(2,), opts=("advanced",))
    play(state, 0, "pick:A write:8@2.5")
    assert verbs(state, "claim") == []


SECOND_POOLS = "1~ 2 3 4~ 5 6 7 8~"
THIRD_POOLS = "1 2~ 3 4 5 6 7~ 8 9 10 11~"


@pytest.mark.parametrize(
    ("plan", "streets", "parks", "points"),
    [
        ("parks-pools-2", ("", SECOND_POOLS, ""), (0, 4, 0), 8),
        ("parks-pools-3", ("", "", THIRD_POOLS), (0, 0, 5), 10),
    ],
)
def test_parks_and_pools(plan: str, streets: tuple[str, ...], parks: tuple[int, ...], points: int) -> None:
    """WT-R60, WT-17: all parks and all pools of the named street; no house is used up."""
    state = advanced(plan, 1, sheet(*streets, parks=parks))
    play(state, 0, "pick:A write:14@1.10 claim:2")
    assert drafted(state)["plans"][1] == points
    assert used(state) == [[], [], []]
    fewer = [max(0, park - 1) for park in parks]
    state = advanced(plan, 1, sheet(*streets, parks=fewer))
    play(state, 0, "pick:A write:14@1.10")
    assert verbs(state, "claim") == []
    dry = [street.replace("7~", "7").replace("8~", "8") for street in streets]
    state = advanced(plan, 1, sheet(*dry, parks=parks))
    play(state, 0, "pick:A write:14@1.10")
    assert verbs(state, "claim") == []


def test_parks_and_pools_of_another_street() -> None:
    """WT-R60: only the street on the card counts."""
    state = advanced("parks-pools-2", 1, sheet("", "", THIRD_POOLS, parks=(0, 0, 5)))
    play(state, 0, "pick:A write:14@1.10")
    assert verbs(state, "claim") == []
    state = advanced("parks-pools-3", 1, sheet("", SECOND_POOLS, parks=(0, 4, 0)))
    play(state, 0, "pick:A write:14@1.10")
    assert verbs(state, "claim") == []


def test_seven_temps() -> None:
    """WT-R61: six are not enough, seven are, this turn's included."""
    for temps, claims in ((5, []), (6, ["1"])):
        state = advanced("temps-7", 0, sheet(FIRST_STREET, temps=temps), combos="8/temp 14/park 15/park")
        play(state, 0, "pick:A write:8@2.5 temp")
        assert verbs(state, "claim") == claims


@pytest.mark.parametrize(
    ("parks", "claims"),
    [((3, 4, 0), ["2"]), ((3, 0, 5), ["2"]), ((0, 4, 5), ["2"]), ((3, 3, 4), []), ((3, 4, 5), ["2"])],
)
def test_parks_of_two_streets(parks: tuple[int, ...], claims: list[str]) -> None:
    """WT-R62, WT-17: all parks of any two streets; no house is used up."""
    one = sheet("1 2 3 4", "1 2 3 4", "1 2 3 4 5", parks=parks)
    state = advanced("parks-2", 1, one)
    play(state, 0, "pick:A write:14@1.10")
    assert verbs(state, "claim") == claims
    if claims:
        state.play(0, "claim:2")
        assert used(state) == [[], [], []]


@pytest.mark.parametrize(
    ("streets", "claims"),
    [
        (("1 2 3~ 4 5 6 7~ 8~", SECOND_POOLS), ["2"]),
        (("", SECOND_POOLS, THIRD_POOLS), ["2"]),
        (("1 2 3~ 4 5 6 7 8~", SECOND_POOLS), []),
        (("", "", THIRD_POOLS), []),
    ],
)
def test_pools_of_two_streets(streets: tuple[str, ...], claims: list[str]) -> None:
    """WT-R62, WT-R65: all pools of any two streets; their houses stay free for other plans."""
    state = advanced("pools-2", 1, sheet(*streets))
    play(state, 0, "pick:A write:14@1.10")
    assert verbs(state, "claim") == claims
    if claims:
        state.play(0, "claim:2")
        assert used(state) == [[], [], []]


def test_pool_houses_serve_another_plan() -> None:
    """WT-R65, WT-17: the same houses can be estates of a second plan."""
    one = sheet("", "1~ 2 3 4~ | 5 6 7 8~ |", "1", parks=(0, 4, 0))
    plans = ("estates-44", "parks-pools-2", "estates-145")
    state = game(one, combos=CALM, plans=plans, opts=("advanced",))
    play(state, 0, "pick:A write:14@3.12 claim:2 claim:1")
    assert drafted(state)["plans"] == [6, 8, 0]


@pytest.mark.parametrize(
    ("streets", "parks", "claims"),
    [
        (("1 2 3~ 4 5 6 7~ 8~ R",), (3, 0, 0), ["2"]),
        (("", "1~ 2 3 4~ R 6 7 8~"), (0, 4, 0), ["2"]),
        (("", "", "1 2~ 3 4 5 6 7~ 8 R 10 11~"), (0, 0, 5), ["2"]),
        (("1 2 3~ 4 5 6 7~ 8~", "R"), (3, 0, 0), []),
        (("1 2 3~ 4 5 6 7~ 8~ R",), (2, 0, 0), []),
        (("1 2 3~ 4 5 6 7~ R 9",), (3, 0, 0), []),
    ],
)
def test_parks_pools_roundabout(streets: tuple[str, ...], parks: tuple[int, ...], claims: list[str]) -> None:
    """WT-R63, WT-10: all three in the same street; a roundabout on a pool lot spoils it."""
    state = advanced("parks-pools-roundabout", 1, sheet(*streets, parks=parks), opts=("roundabouts",))
    play(state, 0, "pick:A write:14@1.10")
    assert verbs(state, "claim") == claims


@pytest.mark.parametrize(
    ("streets", "claims"),
    [
        (("5 5b 5b 5b 5b 5b",), ["1"]),
        (("3 3b 3b 5 5b 5b 5b",), ["1"]),
        (("5 5b 5b 5b 5b", "5 5b"), []),
    ],
)
def test_five_bis(streets: tuple[str, ...], claims: list[str]) -> None:
    """WT-R64, WT-29: any five copies in one street; they use up no houses."""
    one = sheet(streets[0], streets[-1] if len(streets) > 1 else "", "1 2 3 4 5")
    state = advanced("bis-5", 0, one)
    play(state, 0, "pick:A write:14@3.12")
    assert verbs(state, "claim") == claims
    if claims:
        state.play(0, "claim:1")
        assert used(state) == [[], [], []]
        assert drafted(state)["plans"][0] == 8


def test_five_bis_houses_stay_free() -> None:
    """WT-29: estates of the copies serve another plan in the same turn."""
    one = sheet("1 2 3 |", "3 3b 3b 3b | 5 5b 5b 5b |", "1 2 3 4 5")
    plans = ("bis-5", "estates-36", "estates-34")
    state = game(one, combos=CALM, plans=plans, opts=("advanced",))
    play(state, 0, "pick:A write:14@3.12 claim:1 claim:3")
    assert "use:2.1-2.4" in state.tokens(0)


def test_roundabout_is_no_end_house() -> None:
    """WT-26: the plan asks for houses."""
    one = sheet("R . . . . . . . . 10", *ENDS[1:])
    state = advanced("ends", 0, one, combos="8/surveyor 7/park 9/park", opts=("roundabouts",))
    play(state, 0, "pick:A write:8@1.5")
    assert verbs(state, "claim") == []


def test_roundabout_fills_a_street() -> None:
    """WT-09: for a full street a roundabout is as good as a house."""
    one = sheet("1 2 3 4 5 R 7 8 9 10")
    state = advanced("street-1", 0, one, opts=("roundabouts",))
    play(state, 0, "pick:A write:14@2.11 claim:1")
    assert drafted(state)["plans"][0] == 6


@pytest.mark.parametrize("rules", [1, 2])
def test_a_full_street_uses_up_its_houses(rules: int) -> None:
    """WT-39: a roundabout in the street is no house. Version 1 took it for one, and its positions do."""
    one = sheet("1 2 3 R 1 2 3 4 5")
    position = table(
        one,
        combos="8/surveyor 7/park 9/park",
        plans=("street-1", "parks-2", PLAIN_PLANS[2]),
        opts=("advanced", "roundabouts"),
    )
    state = load({**position, "rules": rules})
    everybody_else(state)
    play(state, 0, "pick:A write:8@1.10 claim:1 done")
    houses = [1, 2, 3, 5, 6, 7, 8, 9, 10]
    after = state.position()
    assert after["sheets"][0]["streets"][0]["used"] == (houses if rules == 2 else sorted([*houses, 4]))
    assert load(after).position() == after
    after["sheets"][0]["streets"][0]["used"] = houses if rules == 1 else sorted([*houses, 4])
    refused(after, "impossible-used")


def test_advanced_plans_pay_less_later() -> None:
    """WT-R57: first and later values, as with basic plans."""
    winner = sheet("1* 2* 3* 4* 5* 6* 7* 8* 9* 10*", plans=(6, 0, 0))
    plans = ("street-1", "estates-36", "estates-145")
    state = game(sheet(FIRST_STREET), winner, combos=CALM, plans=plans, approved=(1,), opts=("advanced",))
    play(state, 0, "pick:A write:14@2.11 claim:1")
    assert drafted(state)["plans"][0] == 3


def test_solo_never_shuffles() -> None:
    """WT-20, WT-R54: the first plan of a solo game offers nothing of the kind."""
    state = load(solo_table(sheet(HOUSES), hand="14-park 15-park 1-park", plans=SIMPLE))
    play(state, 0, "pick:AB write:14@3.12 claim:3")
    assert drafted(state)["plans"] == [0, 0, 7]
    assert state.tokens(0) == ["done"]
