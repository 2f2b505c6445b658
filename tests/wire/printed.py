"""What is printed in the three boxes, typed a second time: facts are compared with this."""

from typing import Any

Json = dict[str, Any]

# -- Welcome To

WT_STREETS = [
    (10, [3, 7, 8], [0, 2, 4, 10]),
    (11, [1, 4, 8], [0, 2, 4, 6, 14]),
    (12, [2, 7, 11], [0, 2, 4, 6, 8, 18]),
]
WT_LADDERS = {
    "pools": [0, 3, 6, 9, 13, 17, 21, 26, 31, 36],
    "bis": [0, 1, 3, 6, 9, 12, 16, 20, 24, 28],
    "refusals": [0, 0, 3, 5],
    "roundabouts": [0, 3, 8],
}
WT_ESTATES = [[1, 3], [2, 3, 4], [3, 4, 5, 6], [4, 5, 6, 7, 8], [5, 6, 7, 8, 10], [6, 7, 8, 10, 12]]
WT_PLANS = """
estates-111111 8 4 | estates-2222 8 4 | estates-333 8 4 | estates-44 6 3 | estates-55 8 4 | estates-66 10 6
estates-1116 11 6 | estates-225 10 6 | estates-334 12 7 | estates-36 8 4 | estates-45 9 5 | estates-1114 9 5
estates-126 12 7 | estates-145 13 7 | estates-34 7 3 | estates-25 7 3 | estates-1223 11 6 | estates-235 13 7
street-3 8 4 | street-1 6 3 | bis-5 8 3 | temps-7 6 3 | ends 7 4
parks-2 7 4 | parks-pools-roundabout 10 5 | pools-2 7 4 | parks-pools-3 10 5 | parks-pools-2 8 3
"""


def welcome_to(facts: Json) -> None:
    assert [(one["houses"], one["pools"], one["parks"]) for one in facts["streets"]] == WT_STREETS
    for name, ladder in WT_LADDERS.items():
        assert facts[name] == ladder, name
    assert facts["estates"] == WT_ESTATES
    assert facts["temps"] == {"boxes": 11, "points": [7, 4, 1]}
    plans = [row.split() for row in WT_PLANS.replace("\n", "|").split("|") if row.strip()]
    assert facts["plans"] == {name: [int(first), int(later)] for name, first, later in plans}
    assert facts["effects"] == ["surveyor", "estate", "park", "pool", "temp", "bis"]


# -- New Las Vegas: the box as it is in data.json; tests/new_las_vegas/test_components.py recounts that

NLV_LADDERS = {
    "hotel-large": [3, 4, 6],
    "hotel-small": [1, 2, 4],
    "streets": [6, 8],
    "golf-3": [1, 2, 3],
    "golf-4": [1, 2, 3],
    "golf-5": [2, 3, 5],
    "vip": [3, 4, 5],
    "luxury": [3, 4, 5],
    "missing": [-6, -5, -4],
}
NLV_SAFE = {"start": 1, "introductory": 3, "many_borrow": 4, "few_borrow": 2, "bankruptcy": -20}
NLV_SHOWS = {
    "left": {"values": [0, 1, 3, 6, 10, 15, 21, 28], "debts": [5, 6]},
    "right": {"values": [0, 3, 6, 9, 13, 17, 21, 26], "debts": [3, 4]},
}
NLV_TRACK = {
    "boxes": 12,
    "bonus_pairs": [[2, 3], [4, 5], [6, 7], [8, 9], [10, 11]],
    "points": [[10, 5, 2], [15, 8, 0]],
}


def new_las_vegas(facts: Json) -> None:
    assert facts["ladders"] == NLV_LADDERS
    assert facts["safe"] == NLV_SAFE
    assert facts["shows"] == NLV_SHOWS
    assert facts["inauguration"] == NLV_TRACK
    assert [len(street) for street in facts["streets"]] == [11] * 4
    assert len(facts["projects"]) == 21
    assert all(later <= first for first, later in facts["projects"].values())
    assert len(facts["pars"]) == 11
    assert set(facts["pars"]) == {3, 4, 5}
    assert facts["start"] == "4.0"
    assert facts["start"] in facts["lamps"]
    # Every second crossing has a lamp; 4 x 11 stretches along streets, 3 x 12 between them.
    assert len(facts["lamps"]) == 24
    assert len(facts["roads"]) == 44 + 36
    laid = {name: (road["from"], road["to"]) for road in facts["roads"] for name in road["carpets"]}
    special = [lot for street in facts["streets"] for lot in street if lot["special"]]
    for lot in special:  # carpets lie on the road below
        below = (f"{lot['street']}.{lot['avenue'] - 1}", f"{lot['street']}.{lot['avenue']}")
        assert laid.pop(lot["name"]) == below
    assert laid == {}
    assert [one["level"] for one in facts["architects"]] == [1, 2, 3, 4, 5]
    first = facts["architects"][0]
    assert first["approvals"][2] == {"fulfils": True, "hotels": [8, 9]}
    assert (first["crane"], first["borrows_from"], first["values"]["hotels"]) == (-3, 9, [2, 4])


# -- Lords of Vegas: price, die and payer of every lot, block by block

LOV_LOTS = {
    "A": "9 3 p|6 2 a|15 5 v|12 4 s|9 3 t|20 6 *",
    "B": "15 5 s|6 2 t|9 3 a|20 6 a|9 3 v|12 4 p",
    "C": "12 4 t|9 3 s|20 6 a|6 2 p|8 1 v|12 4 t|6 2 s|8 1 a|12 4 p|9 3 v|6 2 t|15 5 s",
    "D": "20 6 t|9 3 p|12 4 v|12 4 v|8 1 *|6 2 a|15 5 a|6 2 s|9 3 p",
    "E": "9 3 p|6 2 a|15 5 v|12 4 t|9 3 p|20 6 s",
    "F": "20 6 a|9 3 t|12 4 s|12 4 s|8 1 p|6 2 v|15 5 v|6 2 *|9 3 t",
}
PAYERS = {"a": "albion", "s": "sphinx", "v": "vega", "t": "tivoli", "p": "pioneer", "*": "strip"}
LOV_TRACK = "0 1 2 3 4 5 6 7 8 10 12 14 16 18 20 23 26 29 32 36 40 44 49 54 60 66 73 81 90"
LOV_HOUSE = [
    {"times": -1, "sums": [5, 6, 7, 8], "ways": 20},
    {"times": 1, "sums": [3, 4, 9, 10, 11], "ways": 14},
    {"times": 2, "sums": [2, 12], "ways": 2},
]


def lords_of_vegas(facts: Json) -> None:
    found = iter(facts["lots"])
    for block, row in LOV_LOTS.items():
        for index, cell in enumerate(row.split("|")):
            price, die, pays = cell.split()
            west = block in "ACE"
            assert next(found) == {
                "name": f"{block}{index + 1}",
                "block": block,
                "west": west,
                "row": index // 3,
                "column": index % 3,
                "price": int(price),
                "die": int(die),
                "pays": PAYERS[pays],
                "strip": index % 3 == (2 if west else 0),
            }
    assert next(found, None) is None
    assert facts["track"] == [int(space) for space in LOV_TRACK.split()]
    assert facts["house"] == LOV_HOUSE
    assert (facts["dice"], facts["markers"], facts["tiles"], facts["bet_per_tile"]) == (12, 10, 9, 5)


CHECKS = {"welcome-to": welcome_to, "new-las-vegas": new_las_vegas, "lords-of-vegas": lords_of_vegas}
