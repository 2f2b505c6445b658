"""The rulebook's example of a finished game for two."""

from tests.new_las_vegas.sheets import load, project_cards, sheet

BENOIT = sheet(
    "1 2* 4 5 7* 9 11 12 . 13 14",
    "1 1x 2* 3 4 5* 6 # 7 8 9",
    "1* 5 5x 7* 9 11* 15",
    "0 4* 6 8 9* 10 11 12* 13 . 14",
    small=[4, 5, 6, 7],
    golf={"holes": [1, 2, 3, 4, 5, 6, 7], "lost": [8, 9, 10, 11]},
    limousine="EE EE NW WN",
    checked=7,
    bonuses="ddc",
    shows=(7, 3),
    improved={"inauguration": 1, "streets": 1, "golf-4": 1, "golf-5": 2},
    projects=(6, 0, 12),
    loan="borrow",
)
OPPONENT = sheet(
    "1 3 5 7 9 11 13 14 . 15",
    "1 3 5 7 9 11 13 . 14 15",
    "1 2 3 4 5 6 7 8",
    "1 3 5 7 9 11 13 14 15",
    small=[1, 2, 3],
    checked=12,
    projects=(10, 0, 0),
    loan="decline",
)
POSITION = {
    "game": "new-las-vegas",
    "sheets": [BENOIT, OPPONENT],
    "projects": project_cards(["hotels-7", "streets-2", "shows-3"], [1, 3]),
}


def test_92_points() -> None:
    """NLV-R80: every category of the example comes out as printed, and so does the total."""
    state = load(POSITION)
    assert state.over()
    score = state.scores()[0]
    assert dict(score.parts) == {
        "projects": 6 + 12,
        "inauguration": 8,
        "shows": 28 + 9,
        "hotels": 9 + 4,
        "streets": 4 + 2 + 7 + 4 + 8,
        "golf": 3 + 4 + 10,
        "limousine": 3 + 3 - 12,
        "bankruptcy": -20,
    }
    assert score.total == 92


def test_one_bundle_more() -> None:
    """NLV-R78, NLV-R79: 4 bundles do not cover 5 debts; with two borrowers out of two there would be 6."""
    state = load({**POSITION, "sheets": [BENOIT, {**OPPONENT, "loan": "borrow"}]})
    assert state.scores()[0].total == 112


def test_an_extra_show() -> None:
    """NLV-R28: one more show in the right column would have cleared its last debt."""
    better = {**BENOIT, "shows": {"left": 6, "right": 4}}
    state = load({**POSITION, "sheets": [better, OPPONENT]})
    assert dict(state.scores()[0].parts)["bankruptcy"] == 0
