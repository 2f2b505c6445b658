"""How the game ends, points by comparison, ties."""

import pytest

from tests.new_las_vegas.sheets import KINDS, beside, filler, game, sheet, turns_of, written
from tests.streets import Json, category, dull_turn, play

FOUR = ("1 2", "", "", "1 2")


def all_open(but: str = "") -> Json:
    """All casinos without a crane open, except one."""
    rows: list[str] = []
    for number, kinds in enumerate(KINDS):
        words = []
        for avenue, kind in enumerate(kinds, 1):
            closed = kind == "crane" or but == f"{number + 1}.{avenue}"
            words.append("." if closed else str(avenue))
        rows.append(" ".join(words))
    return sheet(*rows)


def test_all_built_casinos_open() -> None:
    """NLV-R68: cranes that are not built do not count; a built one does."""
    one = all_open("4.5")
    state = game(one, one, combos="5/construction 8/construction 11/limousine")
    for seat in (0, 1):
        play(state, seat, "pick:A open:5@4.5 crane:1.3 done")
    assert not state.over()
    state = game(one, one, combos="5/construction 8/construction 11/limousine")
    play(state, 0, "pick:A open:5@4.5 done")
    assert not state.over()  # everybody plays the turn to its end
    dull_turn(state, 1)
    assert state.over()


# -- inauguration


def ranks(*checked: int, improved: int = 0) -> list[int]:
    sheets = [
        sheet(*FOUR[:3], "1 2 3 . 4 5 6 7 8", checked=n, improved={"inauguration": improved}) for n in checked
    ]
    state = written(*sheets)
    return [category(state, "inauguration", seat) for seat in range(len(sheets))]


@pytest.mark.parametrize(
    ("checked", "points"),
    [
        ((6, 5, 4, 3), [10, 5, 2, 0]),
        ((6, 6, 5, 4), [10, 10, 5, 2]),
        ((5, 5), [10, 10]),
        ((4, 8), [5, 10]),
        ((6, 5, 5, 4, 3), [10, 5, 5, 2, 0]),
    ],
)
def test_inauguration(checked: tuple[int, ...], points: list[int]) -> None:
    """NLV-R71: most boxes 10, second 5, third 2; equals share and nobody is skipped after them."""
    assert ranks(*checked) == points


def test_improved_inauguration() -> None:
    """NLV-R71: 15, 8 and nothing on an improved sheet."""
    assert ranks(6, 5, 4, improved=1) == [15, 8, 0]


def test_used_boxes_do_not_count() -> None:
    """NLV-R71: boxes circled for a bonus are gone."""
    state = written(sheet("0 2", "", "", "1", checked=5, bonuses="c"), sheet("1 2", "", "", "1", checked=4))
    assert [category(state, "inauguration", seat) for seat in (0, 1)] == [5, 10]


def owes(*checked: int) -> list[bool]:
    """Who owes the debt of the inauguration: one bundle in the safe is already spoken for by a crane."""
    sheets = [
        sheet("1 2 . 3", "#", "1", "1 2 3 . 4", checked=n, loan="decline") for n in checked
    ]  # fmt: skip
    state = written(*sheets)
    return [category(state, "bankruptcy", seat) < 0 for seat in range(len(sheets))]


def test_the_last_owe_a_debt() -> None:
    """NLV-14, NLV-R71: all who tie for last; with everybody equal, everybody; of two the second."""
    assert owes(5, 4) == [False, True]
    assert owes(5, 4, 4) == [False, True, True]
    assert owes(5, 5) == [True, True]
    assert owes(6, 5, 4) == [False, False, True]


# -- streets and shows


def test_street_bonus() -> None:
    """NLV-R74: 6 for each street with the longest series, equals included; 8 when improved."""
    state = written(sheet("1 3", "", "", "1"), sheet("1 2", "", "", "1", improved={"streets": 1}))
    assert category(state, "streets") == 2 + 6 + 1 + 6
    assert category(state, "streets", 1) == 1 + 1 + 8


@pytest.mark.parametrize(
    ("left", "right", "points"), [(0, 0, 0), (3, 1, 6 + 3), (1, 3, 1 + 9), (7, 2, 28 + 6)]
)
def test_show_points(left: int, right: int, points: int) -> None:
    """NLV-R72: the lowest visible value of each column."""
    stars = [". 1* . . 2*", ". . 1* . . 2*", "1* . . 2* . 3*", ". 1* . . 2*"]
    rows = []
    circled = left + right
    for row in stars:
        words = []
        for word in row.split():
            if word.endswith("*"):
                circled -= 1
                words.append(word if circled >= 0 else word[:-1])
            else:
                words.append(word)
        rows.append(" ".join(words))
    assert category(beside(sheet(*rows, shows=(left, right))), "shows") == points


# -- the bank


@pytest.mark.parametrize(
    ("loans", "bank"),
    [
        ("bb", 4), ("bd", 2), ("dd", 0), ("bbb", 4), ("bbd", 4), ("bdd", 2), ("ddd", 0),
        ("bbdd", 2), ("bbbd", 4), ("bddd", 2), ("dddd", 0),
    ],
)  # fmt: skip
def test_bank(loans: str, bank: int) -> None:
    """NLV-R78, NLV-15: more than half borrow 4, half or more refuse 2, nobody borrows 0; the same for all."""
    for debts in range(1, 8):
        sheets = []
        for loan in loans:
            cranes = ["1.3", "1.6", "1.9", "2.1", "2.5", "2.8", "3.2"][
                : debts - 1
            ]  # and the last in inauguration
            rows = []
            for number in range(4):
                words = []
                for avenue in range(1, 12):
                    name = f"{number + 1}.{avenue}"
                    words.append(
                        "#" if name in cranes else "." if number < 3 or avenue in (4, 10) else str(avenue)
                    )
                rows.append(" ".join(words))
            sheets.append(sheet(*rows, loan={"b": "borrow", "d": "decline"}[loan]))
        state = written(*sheets)
        for seat in range(len(loans)):
            assert category(state, "bankruptcy", seat) == (-20 if debts > 1 + bank else 0)


def test_mafia_pays() -> None:
    """NLV-R76, NLV-R79: a visited and open mafia casino is a bundle."""
    for opened, penalty in ((True, 0), (False, -20)):
        fourth = "1 2 3" if opened else ". 2 3 . 4"
        one = sheet("", "#", "", fourth, limousine="EE", loan="decline")
        rival = filler(turns_of(one))
        state = written(one, rival)
        assert category(state, "bankruptcy") == penalty


# -- ties


def test_ties() -> None:
    """NLV-R69, NLV-19: most points, then most hotels, then most large hotels; then the place is shared."""
    one = sheet("1", "2", "3", "4")
    state = written(one, one)
    assert state.places() == [1, 1]
    score = state.scores()[0]
    assert score.tie_break == [1, 1]
    mixed = sheet("1 2", "1 2", "1 2", "1 2", small=[2])
    both = sheet("1 2", "1 2", "1 2", "1 2")
    assert written(mixed, both).scores()[0].tie_break == [2, 1]
    assert written(mixed, both).scores()[1].tie_break == [2, 2]


def test_large_hotels_decide_a_tie() -> None:
    """NLV-19, NLV-R69: equal points and equally many hotels, the city with more large ones is first."""
    city = ("1 2", "1 2", "1 2", "1 2")
    mixed = sheet(*city, small=[2], improved={"hotel-large": 1, "hotel-small": 1})
    state = written(mixed, sheet(*city))
    first, second = state.scores()
    assert first.total == second.total
    assert state.places() == [2, 1]
