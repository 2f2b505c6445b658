"""The score before the loans are shown: what is certain, and what depends on the others."""

import pytest

from boulevard.games.chance import Rng
from boulevard.games.contract import SPECTATOR
from boulevard.games.new_las_vegas.state import NewLasVegasState
from tests.new_las_vegas.sheets import GAME, filler, sheet, solo, turns_of, written
from tests.streets import Json, category, play

CRANES = ["1.3", "1.6", "1.9", "2.1", "2.5", "2.8", "3.2"]


def indebted(cranes: int, loan: str) -> Json:
    """A sheet with so many built cranes that are not open, and nothing else."""
    rows = []
    for number in range(4):
        names = [f"{number + 1}.{avenue}" for avenue in range(1, 12)]
        last = number == 3
        rows.append(
            " ".join(
                "#" if name in CRANES[:cranes] else str(n) if last and n not in (4, 10) else "."
                for n, name in enumerate(names, 1)
            )
        )
    return sheet(*rows, loan=loan)


def city(cranes: int, own: str, *others: str) -> NewLasVegasState:
    one = indebted(cranes, own)
    sheets = [one]
    for loan in others:
        sheets.append({**filler(turns_of(one)), "loan": loan})
    return written(*sheets)


def started(**options: bool) -> NewLasVegasState:
    state = GAME.new_state(*GAME.choose_options(2, options), GAME.rules_version)
    state.deal(Rng(3))
    return state


def rows(state: NewLasVegasState, seat: int = 0) -> list[tuple[int, int, int, int]]:
    bank = state.prospects(seat)["bank"]
    return [(row["fewest"], row["most"], row["brings"], row["bankruptcy"]) for row in bank]


@pytest.mark.parametrize(
    ("cranes", "own", "others", "expected"),
    [
        # One bundle, the debt of the inauguration (all are last), and so many cranes.
        (3, "borrow", 1, [(0, 0, 2, -20), (1, 1, 4, 0)]),
        (3, "decline", 1, [(0, 0, 0, -20), (1, 1, 2, -20)]),
        (1, "decline", 1, [(0, 0, 0, -20), (1, 1, 2, 0)]),
        (0, "decline", 1, [(0, 0, 0, 0), (1, 1, 2, 0)]),
        (5, "borrow", 1, [(0, 0, 2, -20), (1, 1, 4, -20)]),
        (3, "borrow", 3, [(0, 1, 2, -20), (2, 3, 4, 0)]),
        (1, "decline", 3, [(0, 0, 0, -20), (1, 2, 2, 0), (3, 3, 4, 0)]),
    ],
)
def test_what_the_bank_may_bring(
    cranes: int, own: str, others: int, expected: list[tuple[int, int, int, int]]
) -> None:
    """NLV-15, NLV-R78, NLV-R79: a row for every sum, with how many others must borrow, and what it means."""
    for loan in ("borrow", "decline"):
        assert rows(city(cranes, own, *[loan] * others)) == expected


def test_debts_by_kind() -> None:
    """NLV-R79, NLV-R28, NLV-R67, NLV-14: cranes, bonuses, shows and the inauguration."""
    one = sheet("1 1x # 2", ". . 3*", checked=5, bonuses="d", loan="borrow")
    other = sheet("1 2 . 3", ". 3", checked=6, loan="decline")
    known = written(one, other).prospects(0)
    assert known["debts"] == {"cranes": 1, "bonuses": 1, "shows": 2, "inauguration": 1}
    assert known["bundles"] == 1
    assert known["mafia"] == 0
    assert known["without_bank"] == -20


def test_the_preview_tosses_no_coin() -> None:
    """NLV-R07, NLV-R79: whatever is drawn for the others' loans, a seat reads the same points."""
    for others in ("borrow", "decline"):
        state = city(3, "borrow", others)
        for viewer in (SPECTATOR, 0, 1):
            totals = {
                tuple(score.total for score in state.resample(viewer, Rng(seed)).scores())
                for seed in range(20)
            }
            assert len(totals) == 1
        # It may still go well, so nothing is lost yet.
        assert category(state.resample(0, Rng(1)), "bankruptcy") == 0
    # With five cranes nothing helps.
    assert category(city(5, "borrow", "borrow").resample(0, Rng(1)), "bankruptcy") == -20
    # Who did not borrow can hope for 2 bundles at most; a spectator does not know that.
    assert category(city(3, "decline", "borrow").resample(0, Rng(1)), "bankruptcy") == -20
    assert category(city(3, "decline", "borrow").resample(SPECTATOR, Rng(1)), "bankruptcy") == 0


def test_what_is_typed_in_is_scored_whole() -> None:
    """NLV-15: a position that names every loan is scored with them, as if the game ended now."""
    assert category(city(3, "borrow", "borrow"), "bankruptcy") == 0
    assert category(city(3, "borrow", "decline"), "bankruptcy") == -20


def test_prospects_know_no_secret() -> None:
    """NLV-R07: others' drafts and loans change nothing in what a seat is told."""
    state = started()
    assert state.prospects(0)["bank"] == []  # nothing is decided yet
    play(state, 0, "borrow done")
    play(state, 1, "decline done")
    state.deal(Rng(3))
    before = state.prospects(0)
    while not state.confirmed(1) and "done" not in state.tokens(1)[:1]:
        state.play(1, state.tokens(1)[-1])
    assert state.prospects(0) == before


def test_the_introductory_game_has_no_bank() -> None:
    """NLV-16, NLV-R08: three bundles, and nothing that depends on anybody."""
    state = started(introductory=True)
    known = state.prospects(0)
    assert known["bundles"] == 3
    assert known["bank"] == []


def test_against_acme() -> None:
    """NLV-R96: alone, ACME is the other one."""
    one = sheet("1 2 . 3", "#", "1", "1 2 3 . 4", loan="borrow")
    state = solo(one, cards=[])
    assert [row[:3] for row in rows(state)] == [(0, 0, 2), (1, 1, 4)]
