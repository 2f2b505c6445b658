"""What is in the box, recounted."""

from collections import Counter

import pytest

from boulevard.games.chance import Rng
from boulevard.games.welcome_to.plans import PLANS
from tests.streets import category, drafted, play, verbs
from tests.welcome_to.sheets import DECK, game, scored, sheet, start

NUMBERS = {1: 3, 2: 3, 3: 4, 4: 5, 5: 6, 6: 7, 7: 8, 8: 9, 9: 8, 10: 7, 11: 6, 12: 5, 13: 4, 14: 3, 15: 3}
EFFECTS = {"surveyor": 18, "estate": 18, "park": 18, "pool": 9, "temp": 9, "bis": 9}
BACKS = {
    (1, 2, 14, 15): "surveyor estate park",
    (3, 13): "surveyor pool temp bis",
    (4, 12): "estate park pool temp bis",
    (5, 11): "surveyor surveyor estate estate park park",
    (6, 10): "surveyor surveyor estate park pool temp bis",
    (7, 9): "surveyor estate estate park park pool temp bis",
    (8,): "surveyor surveyor estate estate park park pool temp bis",
}
ESTATE_PLANS = {
    1: {"111111": (8, 4), "2222": (8, 4), "333": (8, 4), "44": (6, 3), "55": (8, 4), "66": (10, 6)},
    2: {"1116": (11, 6), "225": (10, 6), "334": (12, 7), "36": (8, 4), "45": (9, 5), "1114": (9, 5)},
    3: {"126": (12, 7), "145": (13, 7), "34": (7, 3), "25": (7, 3), "1223": (11, 6), "235": (13, 7)},
}
ADVANCED_PLANS = {
    1: {"street-3": (8, 4), "street-1": (6, 3), "bis-5": (8, 3), "temps-7": (6, 3), "ends": (7, 4)},
    2: {
        "parks-2": (7, 4),
        "parks-pools-roundabout": (10, 5),
        "pools-2": (7, 4),
        "parks-pools-3": (10, 5),
        "parks-pools-2": (8, 3),
    },
}


def test_three_streets() -> None:
    """WT-R01, WT-R08: 10, 11 and 12 lots, all empty; everybody has such a sheet."""
    sheets = start(4).position()["sheets"]
    assert len(sheets) == 4
    for one in sheets:
        assert [len(street["houses"]) for street in one["streets"]] == [10, 11, 12]
        assert all(house is None for street in one["streets"] for house in street["houses"])
        assert one == sheet()


def test_pool_lots() -> None:
    """WT-R02: a pool is offered on exactly nine lots."""
    offered = []
    state = game(sheet(), combos="8/pool 1/park 2/park")
    state.play(0, "pick:A")
    for house in verbs(state, "write"):
        state.play(0, "write:" + house)
        if "pool" in state.tokens(0):
            offered.append(house.removeprefix("8@"))
        state.undo(0)
    assert offered == ["1.3", "1.7", "1.8", "2.1", "2.4", "2.8", "3.2", "3.7", "3.11"]


FULL = (
    "1 2 3 4 5 6 7 8 9 10",
    "1 2 3 4 5 6 7 8 9 10 11",
    "1 2 3 4 5 6 7 8 9 10 11 12",
)


@pytest.mark.parametrize(
    ("street", "ladder"), [(0, [0, 2, 4, 10]), (1, [0, 2, 4, 6, 14]), (2, [0, 2, 4, 6, 8, 18])]
)
def test_park_ladders(street: int, ladder: list[int]) -> None:
    """WT-R03, WT-R28: what parks are worth."""
    for crosses, points in enumerate(ladder):
        parks = [0, 0, 0]
        parks[street] = crosses
        assert category(scored(sheet(*FULL, parks=parks)), "parks") == points


def test_pool_ladder() -> None:
    """WT-R03, WT-R29: what pools are worth, from none to nine."""
    ladder = [0, 3, 6, 9, 13, 17, 21, 26, 31, 36]
    lots = [(0, 3), (0, 7), (0, 8), (1, 1), (1, 4), (1, 8), (2, 2), (2, 7), (2, 11)]
    for built, points in enumerate(ladder):
        one = sheet(*FULL)
        for street, place in lots[:built]:
            one["streets"][street]["pools"].append(place)
        assert category(scored(one), "pools") == points


def test_bis_ladder() -> None:
    """WT-R03, WT-R38: what bis copies cost, from none to nine."""
    for copies, points in enumerate([0, 1, 3, 6, 9, 12, 16, 20, 24, 28]):
        first = " ".join(["5"] + ["5b"] * copies)
        second = "1 2 3 4 5 6 7 8 9"
        assert category(scored(sheet(first, second)), "bis") == -points


def test_refusal_ladder() -> None:
    """WT-R03, WT-13: what refusals cost."""
    for refusals, points in enumerate([0, 0, 3, 5]):
        assert category(scored(sheet("1 2", refusals=refusals)), "refusals") == -points


@pytest.mark.parametrize(
    ("size", "ladder"),
    [
        (1, [1, 3]),
        (2, [2, 3, 4]),
        (3, [3, 4, 5, 6]),
        (4, [4, 5, 6, 7, 8]),
        (5, [5, 6, 7, 8, 10]),
        (6, [6, 7, 8, 10, 12]),
    ],
)
def test_estate_ladders(size: int, ladder: list[int]) -> None:
    """WT-R03, WT-R26: what an estate of each size is worth, and how often its value can rise."""
    first = " ".join(str(n + 1) for n in range(size)) + " |"
    for crosses, points in enumerate(ladder):
        estates = [0] * 6
        estates[size - 1] = crosses
        one = sheet(first, third="1 2 3 4 5 6 7 8 9 10", estates=estates)
        assert category(scored(one), "estates") == points
        state = game(one, combos="11/estate 12/park 13/park")
        play(state, 0, "pick:A write:11@2.6")
        more = [str(n) for n in range(1, 7) if n != size or crosses < len(ladder) - 1]
        assert verbs(state, "estate") == more


def test_temp_boxes() -> None:
    """WT-R03, WT-R32: eleven boxes."""
    state = game(sheet("1 2 3 4 5 6 7 8 9 10", temps=10), combos="8/temp 1/park 2/park")
    play(state, 0, "pick:A write:8@2.5 temp")
    assert drafted(state)["temps"] == 11
    state = game(sheet("1 2 3 4 5 6 7 8 9 10", "1", temps=11), combos="8/temp 1/park 2/park")
    play(state, 0, "pick:A write:8@2.5")
    assert "temp" not in state.tokens(0)


def test_card_numbers() -> None:
    """WT-R04: 81 cards, most of them in the middle."""
    assert len(DECK) == 81
    assert Counter(int(card.split("-")[0]) for card in DECK) == NUMBERS


def test_card_effects() -> None:
    """WT-R05: how often each effect is there, and behind which number."""
    assert Counter(card.split("-")[1] for card in DECK) == EFFECTS
    backs = Counter(
        f"{number}-{effect}"
        for numbers, effects in BACKS.items()
        for number in numbers
        for effect in effects.split()
    )
    assert Counter(DECK) == backs


def test_plan_cards() -> None:
    """WT-R06, WT-R07: 28 plans and the Solo card; every plan has its stack and its two values."""
    basic = {
        "estates-" + sizes: (stack, *values)
        for stack, plans in ESTATE_PLANS.items()
        for sizes, values in plans.items()
    }
    advanced = {
        name: (stack, *values) for stack, plans in ADVANCED_PLANS.items() for name, values in plans.items()
    }
    found = {plan.name: (int(plan.stack) + 1, int(plan.first), int(plan.later)) for plan in PLANS}
    assert len(basic) == 18
    assert len(advanced) == 10
    assert len(PLANS) == 28
    assert found == basic | advanced
    assert {plan.name for plan in PLANS if plan.advanced} == set(advanced)
    assert all(plan.first > plan.later for plan in PLANS)


def test_three_plans_are_drawn() -> None:
    """WT-R09: one plan of each number, only basic ones and each of them possible; none is approved yet."""
    drawn: list[set[str]] = [set(), set(), set()]
    for seed in range(150):
        state = start(2)
        state.deal(Rng(seed))
        plans = state.position()["plans"]
        assert [plan["approved"] for plan in plans] == [False] * 3
        for k in range(3):
            drawn[k].add(plans[k]["plan"])
    assert drawn == [{"estates-" + sizes for sizes in ESTATE_PLANS[k]} for k in (1, 2, 3)]


def test_advanced_plans_are_mixed_in() -> None:
    """WT-R57, WT-R75: the plan with the roundabout is dealt only if there are roundabouts."""
    for roundabouts in (False, True):
        drawn: set[str] = set()
        for seed in range(300):
            state = start(2, {"advanced": True, "roundabouts": roundabouts})
            state.deal(Rng(seed))
            for k, plan in enumerate(state.position()["plans"]):
                assert plan["plan"] in {
                    **{"estates-" + s: 0 for s in ESTATE_PLANS[k + 1]},
                    **ADVANCED_PLANS.get(k + 1, {}),
                }
                drawn.add(plan["plan"])
        everything = {plan.name for plan in PLANS}
        assert drawn == (everything if roundabouts else everything - {"parks-pools-roundabout"})


def test_first_flip() -> None:
    """WT-R10: six of 81 cards are on the table in the first turn, three numbers and three effects."""
    state = start(2)
    state.deal(Rng(3))
    cards = state.position()["cards"]
    assert len(cards["pile"]) == 75
    assert Counter(cards["pile"] + cards["numbers"] + cards["effects"]) == Counter(DECK)
