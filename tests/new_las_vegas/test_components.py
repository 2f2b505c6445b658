"""What is in the box, recounted, and the file it is read from."""

from collections import Counter

import pytest

from boulevard.games.contract import GameError
from boulevard.games.new_las_vegas.edition import DATA, Edition, edition_of
from boulevard.games.new_las_vegas.projects import PROJECTS
from tests.new_las_vegas.sheets import DECK, GAME, KINDS, own_data
from tests.streets import Json


def test_cards() -> None:
    """NLV-R01: 81 cards with the rulebook's numbers and effects."""
    assert len(DECK) == 81
    numbers = Counter(int(card.split("-")[0]) for card in DECK)
    counts = {1: 3, 2: 3, 3: 4, 4: 5, 5: 6, 6: 7, 7: 8, 8: 9, 9: 8, 10: 7, 11: 6, 12: 5, 13: 4, 14: 3, 15: 3}
    assert numbers == counts
    effects = Counter(card.split("-")[1] for card in DECK)
    assert effects == {"improvement": 17, "inauguration": 16, "construction": 16, "limousine": 16, "show": 16}


def test_projects() -> None:
    """NLV-R02: seven projects of each colour, each worth more to whoever is first."""
    assert Counter(int(project.colour) for project in PROJECTS) == {0: 7, 1: 7, 2: 7}
    edition = edition_of(None)
    for project in PROJECTS:
        assert edition.first[project.index] > edition.later[project.index] > 0


def test_city() -> None:
    """NLV-R03: four streets of eleven casinos; cranes at both ends, something special in every street."""
    assert [len(row) for row in KINDS] == [11, 11, 11, 11]
    for row in KINDS:
        assert {"crane", "star"} <= {*row}
        assert {*row} & {"vip", "luxury", "mafia"}
    for avenue in range(11):
        assert sum(row[avenue] == "crane" for row in KINDS) == 1
    assert Counter(DATA["city_sheet"]["golf_par_of_top_street"]) == {3: 4, 4: 4, 5: 3}


def test_architects() -> None:
    """NLV-R04, NLV-R81: five ACME architects; the first one's approvals are those the rulebook shows."""
    options = {option.name: option.values for option in GAME.options}
    assert options["acme"] == [1, 2, 3, 4, 5]
    cards = DATA["acme"]["architects"]
    assert [card["level"] for card in cards] == [1, 2, 3, 4, 5]
    assert cards[0]["approvals"] == [[False, [6]], [False, [7]], [True, [8, 9]]]


def test_every_part_names_its_source() -> None:
    assert {"deck", "projects", "city_sheet", "limousine_map", "score_sheet", "acme"} < {*DATA}
    for name in ("deck", "projects", "city_sheet", "limousine_map", "acme"):
        assert DATA[name]["source"]
    for zone in DATA["score_sheet"].values():
        assert zone["source"]


# -- a file of one's own


def test_a_section_alone() -> None:
    """A file may hold only what it corrects."""
    safe = own_data()["score_sheet"]
    safe["safe"]["bankruptcy"] = -25
    state = GAME.start(2, {"sheet": {"score_sheet": safe}})
    assert edition_of({"score_sheet": safe}).bankruptcy == -25
    assert state.position()["options"]["sheet"]["score_sheet"]["safe"]["bankruptcy"] == -25
    again = GAME.load(state.position())
    assert again.position() == state.position()


def test_several_things_in_one_casino() -> None:
    data = own_data()
    data["city_sheet"]["streets_top_to_bottom"][0][2] = "crane+star"
    edition = Edition(data)
    assert edition.cranes >> 2 & edition.stars >> 2 & 1


def test_another_map() -> None:
    """Lamps on every crossing make lines of one stretch; a closed road and a moved carpet count."""
    data = own_data()["limousine_map"]
    data["lamps"] = ["o" * 12] * 4
    data["closed_roads"] = ["4.0-4.1"]
    data["carpets"] = {"4.1": "3.0-4.0"}
    state = GAME.start(1, {"sheet": {"limousine_map": data}, "introductory": True})
    for project in ("large-3", "even-6", "cranes-4"):
        state.reveal_token("project:" + project)
    for card in ("5-show", "8-limousine", "9-show"):
        state.reveal_token(card)
    for step in ("pick:AB", "open:5@1.2"):
        state.play(0, step)
    assert [step for step in state.tokens(0) if step.startswith("drive")] == ["drive:N"]


BROKEN: list[tuple[list[str | int], object, str, str]] = [
    (["deck", "show", 0], 2, "error-nlv-sheet-cards", "sheet.deck.show"),
    (["deck", "show"], [1, 1, 0, 1, 1, 2, 1, 2, 2, 1, 1, 1, 1, 1, 0], "error-nlv-sheet-number", "sheet.deck"),
    (["projects", "pink", "large-3"], [4, 8], "error-nlv-sheet-project", "sheet.projects.pink.large-3"),
    (["projects", "pink", "huge-9"], [4, 8], "error-position-extra", "sheet.projects.pink"),
    (
        ["city_sheet", "streets_top_to_bottom", 1, 4],
        "pool",
        "error-nlv-sheet-casino",
        "sheet.city_sheet.streets_top_to_bottom[1][4]",
    ),
    (
        ["city_sheet", "streets_top_to_bottom", 1, 4],
        "vip+mafia",
        "error-nlv-sheet-casino",
        "sheet.city_sheet.streets_top_to_bottom[1][4]",
    ),
    (
        ["city_sheet", "streets_top_to_bottom", 1, 4],
        "plain+star",
        "error-nlv-sheet-casino",
        "sheet.city_sheet.streets_top_to_bottom[1][4]",
    ),
    (
        ["city_sheet", "streets_top_to_bottom", 2],
        ["plain"] * 11,
        "error-nlv-sheet-street",
        "sheet.city_sheet.streets_top_to_bottom[2]",
    ),
    (
        ["city_sheet", "streets_top_to_bottom", 1, 0],
        "plain",
        "error-nlv-sheet-avenue",
        "sheet.city_sheet.streets_top_to_bottom",
    ),
    (
        ["city_sheet", "golf_par_of_top_street"],
        [3] * 11,
        "error-nlv-sheet-par",
        "sheet.city_sheet.golf_par_of_top_street",
    ),
    (["limousine_map", "lamps", 0], "ooo", "error-nlv-sheet-lamps", "sheet.limousine_map.lamps[0]"),
    (["limousine_map", "start"], "9.9", "error-nlv-sheet-crossing", "sheet.limousine_map.start"),
    (["limousine_map", "start"], "1.0", "error-nlv-sheet-start", "sheet.limousine_map.start"),
    (
        ["limousine_map", "closed_roads"],
        ["1.0-3.0"],
        "error-nlv-sheet-road",
        "sheet.limousine_map.closed_roads[0]",
    ),
    (
        ["limousine_map", "carpets"],
        {"1.1": "1.0-1.1"},
        "error-nlv-sheet-carpet",
        "sheet.limousine_map.carpets",
    ),
    (
        ["limousine_map", "closed_roads"],
        ["4.0-4.1", "3.0-4.0"],
        "error-nlv-sheet-stuck",
        "sheet.limousine_map",
    ),
    (
        ["score_sheet", "hotels", "large"],
        [3, 2],
        "error-nlv-sheet-ascending",
        "sheet.score_sheet.hotels.large",
    ),
    (
        ["score_sheet", "shows", "left", "debts_beside_boxes"],
        [6, 5],
        "error-nlv-sheet-ascending",
        "sheet.score_sheet.shows.left.debts_beside_boxes",
    ),
    (
        ["score_sheet", "inauguration", "bonus_pairs", 1],
        [4, 6],
        "error-nlv-sheet-pair",
        "sheet.score_sheet.inauguration.bonus_pairs[1]",
    ),
    (
        ["score_sheet", "inauguration", "boxes"],
        99,
        "error-position-number",
        "sheet.score_sheet.inauguration.boxes",
    ),
    (["score_sheet", "safe", "bankruptcy"], 5, "error-position-number", "sheet.score_sheet.safe.bankruptcy"),
    (["acme", "architects", 1, "level"], 3, "error-nlv-sheet-level", "sheet.acme.architects[1].level"),
    (
        ["acme", "architects", 4, "values", "golf"],
        [1],
        "error-position-list",
        "sheet.acme.architects[4].values.golf",
    ),
    (["game"], "welcome-to", "error-nlv-sheet-game", "sheet.game"),
    (["cities"], {}, "error-position-extra", "sheet"),
]


@pytest.mark.parametrize(("path", "value", "key", "where"), BROKEN)
def test_a_wrong_file_is_refused_by_field(path: list[str | int], value: object, key: str, where: str) -> None:
    data: Json = own_data()
    inner: object = data
    for name in path[:-1]:
        inner = inner[name]  # type: ignore[index]
    inner[path[-1]] = value  # type: ignore[index]
    with pytest.raises(GameError) as caught:
        GAME.start(2, {"sheet": data})
    assert caught.value.key == key
    assert caught.value.details["where"] == where
    assert where in str(caught.value)
