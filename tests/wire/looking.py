"""Reading a table by looking at it, written a second time on plain JSON: readings are compared with this."""

from collections import deque
from itertools import pairwise
from typing import Any

from .printed import LOV_LOTS

Json = dict[str, Any]

# -- Welcome To


def estates(sheet: Json) -> list[Json]:
    found = []
    for number, street in enumerate(sheet["streets"]):
        row: list[int] = []
        for place, house in enumerate(street["houses"], 1):
            row.append(place)
            if place in street["fences"] or place == len(street["houses"]):
                numbered = all(street["houses"][one - 1] not in (None, "R") for one in row)
                if numbered and len(row) <= 6:
                    used = row[0] in street["used"]
                    found.append({"street": number, "first": row[0], "size": len(row), "used": used})
                row = []
            assert house is None or isinstance(house, int | str)
    return found


def welcome_to(view: Json, facts: Json) -> None:
    readings = view["readings"]
    cards = view["cards"]
    if "hands" in cards:
        assert readings["cards"]["numbers"] in cards["hands"]
    else:
        assert readings["cards"]["numbers"] == cards.get("hand", cards.get("numbers"))
        assert readings["cards"]["effects"] == cards.get("hand", cards.get("effects"))
    assert readings["cards"]["apart"] == ("numbers" not in cards)
    pairs = list(zip(view["sheets"], readings["sheets"], strict=True))
    if "draft" in view:
        pairs.append((view["draft"]["sheet"], readings["draft"]))
    for sheet, read in pairs:
        houses = [house for street in sheet["streets"] for house in street["houses"]]
        assert read == {
            "estates": estates(sheet),
            "pools": sum(len(street["pools"]) for street in sheet["streets"]),
            "bis": min(9, sum(str(house).endswith("b") for house in houses)),
            "roundabouts": houses.count("R"),
        }
    if "top" in cards:
        assert readings["unseen"] == unseen(cards)


WT_EFFECTS = {"surveyor": 18, "estate": 18, "park": 18, "pool": 9, "temp": 9, "bis": 9}


def unseen(cards: Json) -> Json:
    """The deck less every effect that lies open or is in a hand that one sees."""
    seen = [*cards["discards"], *cards.get("hand", [])]
    for hand, known in zip(cards.get("hands", []), cards.get("open", []), strict=True):
        seen += [card or (effect and f"?-{effect}") for card, effect in zip(hand, known, strict=True)]
    effects = [card.partition("-")[2] for card in seen if card]
    return {name: count - effects.count(name) for name, count in WT_EFFECTS.items()}


# -- New Las Vegas


def number(casino: object) -> int | None:
    return None if casino is None else int(str(casino).rstrip("x"))


def series(street: Json, lots: list[Json]) -> list[list[int]]:
    """Runs of open casinos of one parity, as lists of avenues."""
    runs: list[list[int]] = [[]]
    kind = None
    for casino, lot in zip(street["casinos"], lots, strict=True):
        if lot["crane"] and lot["avenue"] not in street["built"]:
            continue
        value = number(casino)
        parity = None if value is None else value % 2
        if parity is None or parity != kind:
            runs.append([])
        if parity is not None:
            runs[-1].append(lot["avenue"])
        kind = parity
    return runs


STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}


def moved(crossing: str, sign: str) -> str:
    street, west = (int(part) for part in crossing.split("."))
    down, right = STEPS[sign]
    return f"{street + down}.{west + right}"


def lines_home(at: str, used: set[frozenset[str]], facts: Json) -> int | None:
    """The fewest lines of one or two stretches from lamp to lamp that lead to the start."""
    roads = {frozenset((road["from"], road["to"])) for road in facts["roads"]} - used
    lamps = set(facts["lamps"])
    far = {at: 0}
    queue = deque([at])
    while queue:
        here = queue.popleft()
        if here == facts["start"]:
            return far[here]
        for first in STEPS:
            middle = moved(here, first)
            if frozenset((here, middle)) not in roads:
                continue
            ends = [middle] if middle in lamps else [moved(middle, second) for second in STEPS]
            for end in ends:
                last = middle if middle not in lamps else here
                if end in lamps and end != here and frozenset((last, end)) in roads and end not in far:
                    far[end] = far[here] + 1
                    queue.append(end)
    return None


def nlv_sheet(sheet: Json, read: Json, facts: Json, introductory: bool) -> None:
    lots = {lot["name"]: lot for street in facts["streets"] for lot in street}
    opened = {
        f"{s}.{a}"
        for s, street in enumerate(sheet["streets"], 1)
        for a, casino in enumerate(street["casinos"], 1)
        if casino is not None
    }
    for street, printed, longest in zip(sheet["streets"], facts["streets"], read["series"], strict=True):
        runs = series(street, printed)
        best = max(len(run) for run in runs)
        run = next(run for run in runs if len(run) == best)
        ends = (run[0], run[-1]) if run else (0, 0)
        assert (longest["length"], longest["from"], longest["to"]) == (best, *ends)
    at = facts["start"]
    used: set[frozenset[str]] = set()
    for line, drawn in zip(sheet["limousine"], read["trail"]["lines"], strict=True):
        way = [at]
        for sign in line:
            way.append(moved(way[-1], sign))
            used.add(frozenset(way[-2:]))
        assert drawn == {"name": line, "way": way}
        at = way[-1]
    home = bool(sheet["limousine"]) and at == facts["start"]
    laid = [road for road in facts["roads"] if frozenset((road["from"], road["to"])) in used]
    passed = {name for road in laid for name in road["carpets"]}
    assert (read["trail"]["at"], read["trail"]["home"]) == (at, home)
    assert set(read["trail"]["passed"]) == passed
    missing = 0
    if sheet["limousine"] and not home:
        over_unused = lines_home(at, used, facts)
        over_any = lines_home(at, set(), facts)
        missing = over_unused if over_unused is not None else over_any or 0
    pars = [facts["pars"][avenue - 1] for avenue in sheet["golf"]["holes"]]
    kinds = [lots[name]["special"] for name in passed & opened]
    assert read["counts"] == {
        "hotel-large": len(sheet["hotels"]["large"]),
        "hotel-small": len(sheet["hotels"]["small"]),
        **{f"golf-{par}": pars.count(par) for par in (3, 4, 5)},
        "vip": kinds.count("vip"),
        "luxury": kinds.count("luxury"),
        "missing": missing,
    }
    bonuses = sheet["inauguration"]["bonuses"]
    spent = sum(bonus is not None for bonus in bonuses)
    assert read["contribution"] == sheet["inauguration"]["checked"] - 2 * spent
    assert read["debts"] == {
        "cranes": sum(
            f"{s}.{avenue}" not in opened
            for s, street in enumerate(sheet["streets"], 1)
            for avenue in street["built"]
        ),
        "shows": sum(
            box > sheet["shows"][column] > 0
            for column in ("left", "right")
            for box in facts["shows"][column]["debts"]
        ),
        "bonuses": bonuses.count("debt"),
    }
    start = facts["safe"]["introductory" if introductory else "start"]
    assert read["bundles"] == {"start": start, "mafia": kinds.count("mafia")}


def new_las_vegas(view: Json, facts: Json) -> None:
    readings = view["readings"]
    introductory = view["options"]["introductory"]
    for sheet, read in zip(view["sheets"], readings["sheets"], strict=True):
        nlv_sheet(sheet, read, facts, introductory)
    if "draft" in view:
        nlv_sheet(view["draft"]["sheet"], readings["draft"], facts, introductory)
    cards = view["cards"]
    hand = cards.get("hand")
    assert readings["cards"] == {
        "numbers": hand or cards["numbers"],
        "effects": hand or cards["effects"],
        "apart": hand is not None,
    }
    if "acme" in view:
        effects = [card.partition("-")[2] for card in view["acme"]["cards"]]
        architect = facts["architects"][view["options"]["acme"] - 1]
        better = architect["improvement_at"]
        card = view["acme"]["loan_card"]
        assert readings["acme"] == {
            "counts": {name: effects.count(name) for name in facts["effects"]},
            "has": {
                "inauguration": effects.count("inauguration"),
                "shows": effects.count("show"),
                "hotels": len(view["acme"]["hotels"]),
                "streets": max(1, effects.count("construction") + architect["crane"]),
                "golf": sum(one == other for one, other in pairwise(effects)),
                "limousine": effects.count("limousine"),
            },
            "improved": {name: effects.count("improvement") >= at for name, at in better.items()},
            "borrows": None if card is None else int(card.partition("-")[0]) >= architect["borrows_from"],
        }
    taken = {a for sheet in view["sheets"] for size in ("large", "small") for a in sheet["hotels"][size]}
    elsewhere = [*view.get("acme", {}).get("hotels", []), *view.get("others", {}).get("hotels", [])]
    assert set(readings["taken"]) == taken | set(elsewhere)
    if view["stage"] != "over":
        assert readings["settled"] is None
        return
    assert "prospects" not in readings
    borrowers = sum(sheet["loan"] == "borrow" for sheet in view["sheets"])
    seats = len(view["sheets"])
    boxes = [read["contribution"] for read in readings["sheets"]]
    paper = view["options"].get("paper", 0)
    told = view["others"]["told"] if paper else []
    last = [box == min([*boxes, *told[:paper]]) for box in boxes]
    borrowers += sum(told[paper:-4])
    seats += paper
    if "acme" in view:
        borrowers += bool(readings["acme"]["borrows"])
        seats = 2
        last = [boxes[0] < readings["acme"]["counts"]["inauguration"]]
    assert readings["settled"] == {"bank": bank(borrowers, seats, introductory), "last": last}


def prospects(view: Json, facts: Json, seat: int) -> Json:
    """One's safe, and what the bank may bring, from one's own loan and the number of the others alone."""
    readings = view["readings"]
    own, loan = readings["draft"], view["draft"]["sheet"]["loan"]
    introductory = view["options"]["introductory"]
    if "acme" in view:
        others = 1
        last = own["contribution"] < readings["acme"]["counts"]["inauguration"]
    elif "others" in view:
        others = len(view["sheets"]) - 1 + view["options"]["paper"]
        last = False  # nobody knows yet
    else:
        others = len(view["sheets"]) - 1
        boxes = [read["contribution"] for read in readings["sheets"]]
        last = own["contribution"] <= min(boxes[:seat] + boxes[seat + 1 :])
    debts = {**own["debts"], "inauguration": int(last)}
    safe = sum(own["bundles"].values())

    def lost(brings: int) -> int:
        return facts["safe"]["bankruptcy"] if sum(debts.values()) > safe + brings else 0

    rows: list[Json] = []
    for wishes in range(others + 1) if loan else ():
        brings = bank(wishes + (loan == "borrow"), others + 1, introductory)
        if rows and rows[-1]["brings"] == brings:
            rows[-1]["most"] = wishes
        else:
            rows.append({"fewest": wishes, "most": wishes, "brings": brings, "bankruptcy": lost(brings)})
    return {
        "bundles": own["bundles"]["start"],
        "mafia": own["bundles"]["mafia"],
        "debts": debts,
        "bank": rows,
        "without_bank": lost(0),
    }


def bank(borrowers: int, seats: int, introductory: bool) -> int:
    """More than half borrow: 4 bundles; somebody, but no more than half: 2."""
    if introductory or borrowers == 0:
        return 0
    return 4 if borrowers / seats > 0.5 else 2


# -- Lords of Vegas


def neighbours(lot: str) -> list[str]:
    block, index = lot[0], int(lot[1:]) - 1
    size = len(LOV_LOTS[block].split("|"))
    around = [index - 3, index + 3]
    if index % 3 > 0:
        around.append(index - 1)
    if index % 3 < 2:
        around.append(index + 1)
    return [f"{block}{one + 1}" for one in around if 0 <= one < size]


def casino_of(tiles: Json, lot: str) -> set[str]:
    found = {lot}
    queue = [lot]
    while queue:
        for other in neighbours(queue.pop()):
            if other not in found and tiles.get(other, {}).get("company") == tiles[lot]["company"]:
                found.add(other)
                queue.append(other)
    return found


def bosses(tiles: Json, lots: set[str]) -> Json:
    dice = [(tiles[lot]["die"], tiles[lot]["seat"], lot) for lot in lots if tiles[lot]["die"]]
    top = max((die for die, _, _ in dice), default=0)
    seats = sorted({seat for die, seat, _ in dice if die == top})
    return {
        "size": len(lots),
        "boss": seats[0] if len(seats) == 1 else None,
        "tied": seats if len(seats) > 1 else [],
    }


def gamble(view: Json) -> None:
    """LOV-13, LOV-21, LOV-22: a boss has half, rounded down, pays at most the purse; the bank the rest."""
    found = view["readings"]["gamble"]
    assert (found is None) == (view["phase"] not in ("laying-off", "rolling"))
    if found is None:
        return
    bet = view["pending"]["bet"]
    casino = next(made for made in view["readings"]["casinos"] if view["pending"]["casino"] in made["lots"])
    purse = view["players"][casino["boss"]]["money"]
    for row, times in enumerate((-1, 1, 2)):
        for name, half in (("stand", False), ("lay_off", True)):
            owed = bet * abs(times)
            boss = owed // 2 if half else owed
            bank = owed - boss
            if times > 0:
                boss, bank = -min(boss, purse), -bank
            assert found[name][row] == {
                "gambler": -bet if times < 0 else -boss - bank,
                "boss": boss,
                "bank": bank,
            }


def would_bring(view: Json, facts: Json, payer: str) -> list[Json]:
    """$1 a lot; then every paying casino: its pips, and points for its boss, the smallest casino first."""
    tiles = view["tiles"]
    found = [{"money": len(player["lots"]), "points": 0} for player in view["players"]]
    on_strip = {lot["name"] for lot in facts["lots"] if lot["strip"]}
    paying = {frozenset(casino_of(tiles, lot)) for lot in tiles}
    for lots in sorted(paying, key=len):
        if not (lots & on_strip if payer == "strip" else tiles[min(lots)]["company"] == payer):
            continue
        for lot in lots:
            if tiles[lot]["die"]:
                found[tiles[lot]["seat"]]["money"] += tiles[lot]["die"]
        boss = bosses(tiles, set(lots))["boss"]
        if boss is not None:
            had = view["players"][boss]["points"]
            reached = max(
                space for space in facts["track"] if space <= had + found[boss]["points"] + len(lots)
            )
            found[boss]["points"] = reached - had
    return found


def lords_of_vegas(view: Json, facts: Json) -> None:
    readings = view["readings"]
    tiles = view["tiles"]
    if view["rules"] == 1:
        assert readings["deals_open"] == (view["phase"] in ("turn", "taking"))
    else:
        assert readings["deals_open"] == (view["phase"] != "over")  # LOV-31: talk is possible at any time
    assert len(readings["problems"]) == len(readings["sold"]) == len(view["offers"])
    gamble(view)
    order = [lot["name"] for lot in facts["lots"]]
    wanted = {frozenset(casino_of(tiles, lot)) for lot in tiles}
    assert {frozenset(casino["lots"]) for casino in readings["casinos"]} == wanted
    assert len(readings["casinos"]) == len(wanted)
    for casino in readings["casinos"]:
        lots = set(casino["lots"])
        assert casino["lots"] == sorted(lots, key=order.index)
        boss = bosses(tiles, lots)
        assert {name: casino[name] for name in boss} == boss
        assert casino["company"] == tiles[casino["lots"][0]]["company"]
        assert casino["pips"] == sum(tiles[lot]["die"] or 0 for lot in lots)
        assert casino["strip"] == any(facts["lots"][order.index(lot)]["strip"] for lot in lots)
        assert casino["rolled"] == any(lot in view["reorganised"] for lot in lots)
        if boss["boss"] is None:
            assert casino["crown"] is None
        else:
            crown = tiles[casino["crown"]]
            assert crown["seat"] == boss["boss"]
            assert crown["die"] == max(tiles[lot]["die"] or 0 for lot in lots)
    assert readings["closed"] == ([f"F{n}" for n in range(1, 10)] if view["seats"] == 2 else [])
    for company, left in readings["stock"].items():
        assert left == 9 - sum(tile["company"] == company for tile in tiles.values())
    for seat, read in enumerate(readings["seats"]):
        assert read["dice"] == [lot for lot in order if tiles.get(lot, {}).get("seat") == seat]
        assert read["free_dice"] == 12 - len(read["dice"])
        assert read["free_markers"] == 10 - len(view["players"][seat]["lots"])
    for payer, lots_left in readings["undrawn"].items():
        cards = [lot["name"] for lot in facts["lots"] if lot["pays"] == payer]
        assert lots_left == [name for name in cards if name not in view["drawn"]]
    for payer, brought in readings["brings"].items():
        assert brought == would_bring(view, facts, payer)
    gone = [card for card in view["drawn"] if card != "end"]
    below = 11 if view["seats"] == 2 else 10  # cards under the End of Game card
    expected = 0 if "end" in view["drawn"] else 48 - len(gone) - below
    assert readings["cards_to_end"] == expected


CHECKS = {"welcome-to": welcome_to, "new-las-vegas": new_las_vegas, "lords-of-vegas": lords_of_vegas}
