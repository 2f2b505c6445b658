"""The rules once more, as slow and plain as the rulebook, compared with the engine over whole random games.

Nothing of the engine is used here but what it shows to players: views, steps and scores.
"""

import random
from collections import Counter
from typing import Any

import pytest

from boulevard.games.chance import Rng
from tests.streets import Json, play, verbs
from tests.welcome_to.sheets import game, options, sheet, start

POOLS = [(3, 7, 8), (1, 4, 8), (2, 7, 11)]
PARK_VALUES = [[0, 2, 4, 10], [0, 2, 4, 6, 14], [0, 2, 4, 6, 8, 18]]
POOL_VALUES = [0, 3, 6, 9, 13, 17, 21, 26, 31, 36]
BIS_VALUES = [0, 1, 3, 6, 9, 12, 16, 20, 24, 28]
ESTATE_VALUES = [[1, 3], [2, 3, 4], [3, 4, 5, 6], [4, 5, 6, 7, 8], [5, 6, 7, 8, 10], [6, 7, 8, 10, 12]]
Street = dict[str, Any]


def number(house: object) -> int | None:
    if isinstance(house, str) and house != "R":
        return int(house.removesuffix("b"))
    return house if isinstance(house, int) else None


def ascends(houses: list[object]) -> bool:
    """Numbers grow from left to right, copies stand beside their twin, a roundabout starts anew."""
    for i, house in enumerate(houses):
        for j in range(i + 1, len(houses)):
            if "R" in houses[i : j + 1]:
                break
            a, b = number(house), number(houses[j])
            if a is not None and b is not None and a >= b:
                twins = all(number(other) == a for other in houses[i : j + 1])
                if a > b or not twins:
                    return False
    return True


def may_write(street: Street, place: int, value: int) -> bool:
    houses = [*street["houses"]]
    if houses[place - 1] is not None:
        return False
    houses[place - 1] = value
    neighbours = {number(houses[i]) for i in (place - 2, place) if 0 <= i < len(houses)}
    return ascends(houses) and value not in neighbours


def estates(street: Street) -> list[list[int]]:
    """Complete estates as lists of places."""
    found: list[list[int]] = []
    row: list[int] = []
    length = len(street["houses"])
    for place in range(1, length + 1):
        row.append(place)
        if place in street["fences"] or place == length:
            if len(row) <= 6 and all(number(street["houses"][at - 1]) is not None for at in row):
                found.append(row)
            row = []
    return found


def sizes(sheet: Json, *, unused: bool) -> Counter[int]:
    return Counter(
        len(row)
        for street in sheet["streets"]
        for row in estates(street)
        if not unused or not set(row) & set(street["used"])
    )


def fences(street: Street) -> set[int]:
    houses = street["houses"]
    found = set()
    for place in range(1, len(houses)):
        twins = number(houses[place - 1]) is not None and number(houses[place - 1]) == number(houses[place])
        inside = {place, place + 1} <= set(street["used"])
        if place not in street["fences"] and not twins and not inside:
            found.add(place)
    return found


def copies(street: Street) -> set[tuple[int, int]]:
    houses = street["houses"]
    found = set()
    for place in range(1, len(houses) + 1):
        if houses[place - 1] is None:
            for other, fence in ((place - 1, place - 1), (place + 1, place)):
                if 1 <= other <= len(houses) and fence not in street["fences"]:
                    value = number(houses[other - 1])
                    if value is not None:
                        found.add((value, place))
    return found


def full(street: Street) -> bool:
    return None not in street["houses"]


def fulfilled(plan: str, sheet: Json) -> bool:
    streets = sheet["streets"]
    kind, _, rest = plan.partition("-")
    all_parks: list[bool] = [street["parks"] == len(PARK_VALUES[i]) - 1 for i, street in enumerate(streets)]
    all_pools: list[bool] = [set(street["pools"]) == set(POOLS[i]) for i, street in enumerate(streets)]
    if kind == "estates":
        return not Counter(int(size) for size in rest) - sizes(sheet, unused=True)
    if kind == "street":
        return full(streets[int(rest) - 1]) and len(streets[int(rest) - 1]["used"]) == 0
    if kind == "ends":
        return all(
            number(street["houses"][i]) is not None and i % len(street["houses"]) + 1 not in street["used"]
            for street in streets
            for i in (0, -1)
        )
    if kind == "bis":
        return any(sum(str(house).endswith("b") for house in street["houses"]) >= 5 for street in streets)
    if kind == "temps":
        return int(sheet["temps"]) >= 7
    if plan == "parks-2":
        return sum(all_parks) >= 2
    if plan == "pools-2":
        return sum(all_pools) >= 2
    if plan == "parks-pools-roundabout":
        return any(all_parks[i] and all_pools[i] and "R" in streets[i]["houses"] for i in range(3))
    street = int(plan[-1]) - 1
    return all_parks[street] and all_pools[street]


def points(sheet: Json) -> dict[str, int]:
    houses = [house for street in sheet["streets"] for house in street["houses"]]
    bis = sum(str(house).endswith("b") for house in houses)
    return {
        "plans": sum(sheet["plans"]),
        "parks": sum(PARK_VALUES[i][street["parks"]] for i, street in enumerate(sheet["streets"])),
        "pools": POOL_VALUES[sum(len(street["pools"]) for street in sheet["streets"])],
        "estates": sum(
            ESTATE_VALUES[size - 1][sheet["estates"][size - 1]] * count
            for size, count in sizes(sheet, unused=False).items()
        ),
        "bis": -BIS_VALUES[min(bis, 9)],
        "roundabouts": -[0, 3, 8][houses.count("R")],
        "refusals": -[0, 0, 3, 5][sheet["refusals"]],
    }


def expected_steps(view: Json, plans: list[str], offers: list[tuple[int, str]]) -> set[str] | None:
    """What a seat may do before its effect is used, or None where this page does not look."""
    steps, sheet = view["draft"]["steps"], view["draft"]["sheet"]
    verbs = [step.partition(":")[0] for step in steps]
    streets = list(enumerate(sheet["streets"], 1))
    lots = {(s, place) for s, street in streets for place in range(1, len(street["houses"]) + 1)}

    def fits(value: int) -> set[str]:
        return {
            f"write:{value}@{s}.{place}"
            for s, place in lots
            if may_write(sheet["streets"][s - 1], place, value)
        }

    built = sum(street["houses"].count("R") for _, street in streets)
    may_build = view["options"]["roundabouts"] and "roundabout" not in verbs and built < 2
    empty = {(s, place) for s, place in lots if sheet["streets"][s - 1]["houses"][place - 1] is None}
    roundabouts = {f"roundabout:{s}.{place}" for s, place in empty} if may_build else set()
    if "pick" not in verbs and "refuse" not in verbs:
        picks = set()
        for a, (value, _) in enumerate(offers):
            for b, (_, effect) in enumerate(offers):
                separate = "numbers" not in view["cards"]
                if (a == b) != separate:
                    reach = 2 if effect == "temp" else 0
                    if any(fits(n) for n in range(max(0, value - reach), min(17, value + reach) + 1)):
                        picks.add("pick:" + "ABC"[a] + ("ABC"[b] if separate else ""))
        refusal = set() if any(fits(value) for value, _ in offers) else {"refuse"}
        return picks | refusal | roundabouts
    if verbs[-1] == "pick":
        value = offers["ABC".index(steps[-1][5])][0]
        reach = 2 if offers["ABC".index(steps[-1][-1])][1] == "temp" else 0
        return set().union(*[fits(n) for n in range(max(0, value - reach), min(17, value + reach) + 1)])
    claims = {f"claim:{k + 1}" for k in range(3) if not sheet["plans"][k] and fulfilled(plans[k], sheet)}
    if verbs[-1] == "write":
        effects: set[str] = set()
        pick = next(step for step in steps if step.startswith("pick"))
        card, effect = offers["ABC".index(pick[5])][0], offers["ABC".index(pick[-1])][1]
        value, _, house = steps[-1].removeprefix("write:").partition("@")
        s, place = (int(part) for part in house.split("."))
        if effect == "surveyor":
            effects = {f"fence:{i}.{at}" for i, street in streets for at in fences(street)}
        elif effect == "bis":
            effects = {f"bis:{n}@{i}.{at}" for i, street in streets for n, at in copies(street)}
        elif effect == "estate":
            effects = {
                f"estate:{size}"
                for size in range(1, 7)
                if sheet["estates"][size - 1] < len(ESTATE_VALUES[size - 1]) - 1
            }
        elif effect == "park" and sheet["streets"][s - 1]["parks"] < len(PARK_VALUES[s - 1]) - 1:
            effects = {"park"}
        elif effect == "pool" and place in POOLS[s - 1]:
            effects = {"pool"}
        elif effect == "temp" and int(value) == card and sheet["temps"] < 11:
            effects = {"temp"}
        return {"done"} | effects | roundabouts | claims
    if verbs[-1] in ("fence", "bis", "estate", "park", "pool", "temp"):
        return {"done"} | roundabouts | claims
    return None


SETTINGS = [
    (1, ("advanced", "roundabouts")),
    (2, ()),
    (2, ("advanced", "roundabouts")),
    (3, ("advanced", "expert")),
]


@pytest.mark.parametrize(("seats", "names"), SETTINGS)
@pytest.mark.parametrize("seed", range(4))
def test_engine_and_oracle_agree(seats: int, names: tuple[str, ...], seed: int) -> None:
    """WT-R13, WT-R21, WT-R23, WT-R35, WT-R36, WT-R42, WT-R48, WT-R68: the same steps and the same points."""
    state = start(seats, options(*names))
    chance = Rng(1000 * seed + 10 * seats + len(names))
    looked: Counter[str] = Counter()
    while not state.over():
        if state.awaits_chance():
            state.settle(state.sample(chance))
            continue
        seat = int(state.actor())
        view = state.view(seat)
        cards = view["cards"]
        hand = cards["hand"] if seats == 1 else cards["hands"][seat] if "hands" in cards else None
        numbers, effects = (hand, hand) if hand else (cards["numbers"], cards["effects"])
        offers = [(int(a.split("-")[0]), b.split("-")[1]) for a, b in zip(numbers, effects, strict=True)]
        steps = state.tokens(seat)
        assert len(steps) == len(set(steps))
        expected = expected_steps(view, [plan["plan"] for plan in view["plans"]], offers)
        if expected is not None:
            assert set(steps) == expected
            looked[(view["draft"]["steps"] or ["start"])[-1].partition(":")[0]] += 1
        own = points(view["draft"]["sheet"])
        scored = dict(state.scores()[seat].parts)
        assert {name: scored[name] for name in own} == own
        # Claims and effects are rare among random steps: prefer them.
        rare = [
            i
            for i, step in enumerate(steps)
            if step.partition(":")[0] not in ("done", "reshuffle", "roundabout")
        ]
        wanted = rare if rare and chance.below(4) else range(len(steps))
        state.play(seat, steps[wanted[int(chance.below(len(wanted)))]])
    assert looked["start"] > 10
    assert looked["write"] > 10
    for seat, one in enumerate(state.position()["sheets"]):
        breaks = sizes(one, unused=False)
        assert state.scores()[seat].tie_break == [
            sum(breaks.values()),
            *[breaks[size] for size in range(1, 7)],
        ]


PLANS = [
    ["111111", "2222", "333", "44", "55", "66", "street-1", "street-3", "bis-5", "temps-7", "ends"],
    [
        "1116",
        "225",
        "334",
        "36",
        "45",
        "1114",
        "parks-2",
        "parks-pools-roundabout",
        "pools-2",
        "parks-pools-3",
        "parks-pools-2",
    ],
    ["126", "145", "34", "25", "1223", "235"],
]


def rich_sheet(dice: random.Random) -> Json:
    """Nearly full streets; what is on them differs wildly."""
    one = sheet()
    budget = 0
    roundabouts = dice.choice([0, 0, 1, 2])
    for i, street in enumerate(one["streets"]):
        length = len(street["houses"])
        houses: list[object] = []
        value = 0
        for place in range(1, length + 1):
            lot = (i, place)
            if lot == (2, 12) or dice.random() < 0.04:
                houses.append(None)
            elif roundabouts and dice.random() < 0.1:
                roundabouts -= 1
                houses.append("R")
                value = 0
            elif houses and number(houses[-1]) is not None and dice.random() < 0.25 and budget > 0:
                houses.append(f"{number(houses[-1])}b")
                budget -= 1
            else:
                value += 1
                houses.append(value)
                budget += 1
        street["houses"] = houses
    written = [[isinstance(house, int) for house in street["houses"]] for street in one["streets"]]
    spare = [sum(row) for row in written]
    if dice.random() < 0.3:
        one["temps"] = dice.randint(5, 8)
        budget -= one["temps"]
    for i in dice.sample(range(3), 3):
        street = one["streets"][i]
        for place in POOLS[i]:
            if written[i][place - 1] and dice.random() < 0.8 and budget > 0 and spare[i]:
                street["pools"].append(place)
                budget -= 1
                spare[i] -= 1
        most = len(PARK_VALUES[i]) - 1
        if dice.random() < 0.6 and budget >= most and spare[i] >= most:
            street["parks"] = most
            budget -= most
            spare[i] -= most
    size = dice.choice([1, 2, 3, 4, 5, 6, 0])
    for street in one["streets"]:
        houses = street["houses"]
        place = 0
        for at in range(1, len(houses)):
            twins = number(houses[at - 1]) is not None and number(houses[at - 1]) == number(houses[at])
            if "R" in (houses[at - 1], houses[at]):
                street["fences"].append(at)
                place = at
            elif at - place == (size or dice.randint(1, 6)) and not twins and budget > 0:
                street["fences"].append(at)
                place = at
                budget -= 1
    return one


def test_plans_and_oracle_agree() -> None:
    """WT-R42, WT-R58, WT-R59, WT-R60, WT-R61, WT-R62, WT-R63, WT-R64: every plan, on many sheets."""
    dice = random.Random(7)
    seen: Counter[tuple[str, bool]] = Counter()
    for _ in range(500):
        one = rich_sheet(dice)
        plans = [dice.choice(stack) for stack in PLANS]
        plans = ["estates-" + plan if plan.isdecimal() else plan for plan in plans]
        state = game(one, combos="15/park 14/park 13/park", plans=plans, opts=("advanced", "roundabouts"))
        play(state, 0, "pick:A write:15@3.12")
        mine = state.view(0)["draft"]["sheet"]
        found = [str(k + 1) for k in range(3) if fulfilled(plans[k], mine)]
        assert verbs(state, "claim") == found
        for k in range(3):
            seen[plans[k], str(k + 1) in found] += 1
        own = points(mine)
        scored = dict(state.scores()[0].parts)
        assert {name: scored[name] for name in own} == own
    names = ["estates-" + plan if plan.isdecimal() else plan for stack in PLANS for plan in stack]
    assert len(names) == 28
    assert [name for name in names if not seen[name, False]] == []
    assert len([name for name in names if seen[name, True]]) >= 24
