"""Every project just fulfilled and just not, and how projects are claimed."""

from collections import Counter

import pytest

from boulevard.games.new_las_vegas.components import PROJECT_NAMES
from boulevard.games.new_las_vegas.projects import PROJECTS
from tests.new_las_vegas.sheets import DECK, KINDS, after, filler, game, sheet, turns_of, written
from tests.streets import Json, deal, drafted, everybody_else, play, refuses, verbs


def avenues(*numbers: int, small: tuple[int, ...] = (), **known: object) -> Json:
    """A city in which exactly these avenues are complete."""
    row = " ".join(str(n) if n in numbers else "." for n in range(1, 12))
    return sheet(row, row, row, row, small=small, **known)  # type: ignore[arg-type]


def row(*, built: bool = True, but: tuple[int, ...] = (), street: int = 0) -> str:
    """A street with every casino open, without its cranes if they are not built, and without some others."""
    words = []
    for avenue in range(1, 12):
        closed = avenue in but or (not built and KINDS[street][avenue - 1] == "crane")
        words.append("." if closed else str(avenue))
    return " ".join(words)


MANY = ["1 2 . 3 4", ". 1 2 3", "1 . 2 3"]
EVEN_6 = "2 4 . 6 8 . 10 12"
ODD_7 = "1 3 . 5 7 . 9 11 . 13"
CRANE_ROW = "1 2* 3 4 5* 6 7 8 9"  # the top street up to its last crane, both shows on stage
WITHOUT_LIMO = "1 2 . 3 4 . 5"
TOP_DONE = "1 2* 3 4 5* 6 7 8 9 10 11"

# name: sheets that fulfil it, sheets that just do not
CASES: dict[str, tuple[list[Json], list[Json]]] = {
    "large-3": ([avenues(1, 4, 7)], [avenues(1, 4), avenues(1, 4, 7, small=(7,))]),
    "small-5": (
        [avenues(1, 3, 5, 7, 9, small=(1, 3, 5, 7, 9))],
        [avenues(1, 3, 5, 7, 9, small=(1, 3, 5, 7))],
    ),
    "hotels-7": (
        [avenues(1, 2, 3, 5, 6, 8, 11, small=(1, 2, 3))],
        [avenues(1, 2, 3, 5, 6, 8, small=(1, 2, 3))],
    ),
    "large-neighbours-2": (
        [avenues(4, 5), avenues(10, 11)],
        [avenues(4, 6), avenues(4, 5, small=(5,)), avenues(1, 11)],
    ),
    "hotels-row-4": (
        [avenues(8, 9, 10, 11, small=(9,)), avenues(1, 2, 3, 4)],
        [avenues(1, 2, 3, 5, 6, 7), avenues(8, 9, 10)],
    ),
    "hotels-ends": ([avenues(1, 11), avenues(1, 11, small=(1,))], [avenues(1, 10), avenues(2, 11)]),
    "inauguration-10": (
        [sheet(*MANY, checked=10), sheet("0 2 . 3 4", *MANY[1:], checked=12, bonuses="c")],
        [sheet(*MANY, checked=9), sheet("0 2 . 3 4", *MANY[1:], checked=11, bonuses="c")],
    ),
    "limo-types": (
        [sheet(WITHOUT_LIMO, limousine="EE EE NW WN")],
        [sheet(WITHOUT_LIMO, limousine="EE EE NW")],
    ),
    "even-6": (
        [sheet(EVEN_6), sheet("0 2 . 4 6 . 8 10", checked=3, bonuses="c")],
        [sheet("2 4 . 6 8 . 10 11"), sheet("2 4 # 6 8 . 10 12"), sheet("1 3 . 5 7 . 9 11")],
    ),
    "odd-7": (
        [sheet(ODD_7), sheet("1 3 . 5 7 . 9 9x . 11", checked=3, bonuses="d")],
        [sheet("1 3 . 5 7 . 9 11 . 12"), sheet("1 3 . 5 7 # 9 11 . 13")],
    ),
    "odd-4-twice": (
        [
            sheet("1 3 . 5 7", ". 1 3 5 . 7"),
            sheet("1 3 . 5 7 . 8 9 . 11 13", "", "", "1 3 5 . 7"),
            sheet("1 3 . 5 5x . 7 9 . 11 13", checked=3, bonuses="d"),  # eight in a row
        ],
        [
            sheet("1 3 . 5 7", ". 1 3 5 . 6"),
            sheet("1 3 . 5 7 . 9 11 . 13"),
            sheet("2 4 . 6 8", ". 2 4 6 . 8"),
        ],
    ),
    "even-5-end": (
        [
            sheet("2 4 . 6 8 . 10"),
            sheet("", ". 2 4 6 . 8 10"),  # a crane before the first casino
            sheet("", "", ". . . 2 4 6 . 8 10 12"),  # a crane behind the last one
        ],
        [sheet("1 2 . 4 6 . 8 10"), sheet("2 4 . 6 8"), sheet("", "# 2 4 6 . 8 10"), sheet("1 3 . 5 7 . 9")],
    ),
    "streets-2": (
        [sheet(row(built=False), row(built=False, street=1))],
        [
            sheet(row(built=False), row(built=False, but=(6,), street=1)),
            sheet(row(built=False), row(built=False, street=1).replace(".", "#", 1)),
        ],
    ),
    "limo-streets": (
        [sheet("1 2 . 3 4 . 5 6 . 7 8", limousine="EE EN WN WN EE EE")],
        [sheet("1 2 . 3 4 . 5 6 . 7 8", limousine="EE EN WN WN EE")],
    ),
    "cranes-ends": (
        [sheet("", "5", "1 . . . . . . . . . 8")],
        [sheet("", "5", "1 . . . . . . . . . #", "1"), sheet("", "5", "1 2")],
    ),
    "cranes-2": (
        [sheet(". . 1 . . 2 . . 3", "1 . . . 2 . . 3")],
        [sheet(". . 1 . . 2 . . 3", "1 . . . 2 . . #", "", "1"), sheet(". . 1 . . 2 . . 3", "1 . . . 2")],
    ),
    "cranes-4": (
        [sheet("1 2 # 4 5 # 7 8 #", "# . 2 . # . . #", "1 # . 2 . . # 3 . . #", "1 . . # . . . . . #")],
        [sheet("1 2 # 4 5 # 7 8 #", "# . 2 . # . . #", "1 # . 2 . . # 3 . . #", "1 . . # . . . . .")],
    ),
    "cranes-shows": (
        [sheet(CRANE_ROW)],
        [
            sheet(CRANE_ROW.replace("5*", "5"), "", "", ""),
            sheet(CRANE_ROW[:-1] + "#"),
            sheet("1 2* 3 4 5* 6 7 8"),
            sheet("1 2* 3 4 . 6 7 8 9"),
        ],
    ),
    "shows-3": (
        [sheet(". 1* . . 2*", ". . 1* . . 2*", "1* . . 2*", shows=(3, 3))],
        [
            sheet(". 1* . . 2*", ". . 1* . . 2*", "1* . . 2*", shows=(4, 2)),
            sheet(". 1* . . 2*", ". . 1* . . 2*", "1*", shows=(3, 2)),
        ],
    ),
    "shows-golf": (
        [sheet(TOP_DONE)],
        [
            sheet(TOP_DONE.replace("5*", "5")),
            sheet("1 2* 3 4 5* 6 7 8 9 10"),
            sheet(TOP_DONE, golf={"holes": [*range(1, 10)], "lost": [10, 11]}),
        ],
    ),
    "par-4": (
        [sheet(". . 3 4 5 6 7 8 9 10", golf={"holes": [*range(3, 11)], "lost": []})],
        [
            sheet(". . 3 4 5 6 7 8 9", golf={"holes": [*range(3, 10)], "lost": []}),
            sheet(". . . . 5 6 7 8 9 10", golf={"holes": [*range(5, 11)], "lost": []}),
        ],
    ),
}


def owner(one: Json) -> Json:
    rival: Json = {**one, "hotels": {"large": one["hotels"]["large"] + one["hotels"]["small"], "small": []}}
    return rival


def is_fulfilled(name: str, one: Json) -> bool:
    state = written(one, owner(one))
    return PROJECTS[PROJECT_NAMES.index(name)].fulfilled(state.draft(0).base)


def test_every_project_has_cases() -> None:
    """NLV-R42 NLV-R43 NLV-R44 NLV-R45 NLV-R46 NLV-R47 NLV-R48: pink;
    NLV-R49 NLV-R50 NLV-R51 NLV-R52 NLV-R53 NLV-R54 NLV-R55: purple;
    NLV-R56 NLV-R57 NLV-R58 NLV-R59 NLV-R60 NLV-R61 NLV-R62: yellow."""
    assert {*CASES} == {*PROJECT_NAMES}
    assert all(done and not_done for done, not_done in CASES.values())


@pytest.mark.parametrize("name", PROJECT_NAMES)
def test_just_fulfilled(name: str) -> None:
    """NLV-R42 to NLV-R62, NLV-22: what is asked for, and no more."""
    for one in CASES[name][0]:
        assert is_fulfilled(name, one)


@pytest.mark.parametrize("name", PROJECT_NAMES)
def test_just_not(name: str) -> None:
    """NLV-R42 to NLV-R62: one thing less."""
    for one in CASES[name][1]:
        assert not is_fulfilled(name, one), one


@pytest.mark.parametrize("name", PROJECT_NAMES)
def test_progress(name: str) -> None:
    """What bots are told about the way to a project: done is 1, and nothing is far from it."""
    project = PROJECTS[PROJECT_NAMES.index(name)]
    empty = written(sheet(), sheet()).draft(0).base
    assert project.progress(empty) < 0.5
    for one in CASES[name][0]:
        assert project.progress(written(one, owner(one)).draft(0).base) > 0.85


# -- claiming

EVEN = "2 4 . 6 8 . 10"


def test_first_and_later() -> None:
    """NLV-R39, NLV-R70: the higher value for the first, the lower for everybody later."""
    one = sheet(EVEN)
    state = game(
        one, one, projects=["large-3", "even-6", "cranes-4"], combos="12/show 8/construction 11/limousine"
    )
    play(state, 0, "pick:A open:12@1.8 claim:2 done")
    dull = "pick:C open:11@1.8 done"
    play(state, 1, dull)
    assert state.position()["projects"][1]["approved"]
    assert state.position()["sheets"][0]["projects"] == [0, 8, 0]


def test_later() -> None:
    """NLV-R39: somebody was first in an earlier turn."""
    first = sheet(EVEN_6, projects=(0, 8, 0))
    second = sheet(EVEN, "", "", "1")
    state = game(
        second, first, projects=["large-3", "even-6", "cranes-4"], approved=[2],
        combos="12/show 8/construction 11/limousine",
    )  # fmt: skip
    play(state, 0, "pick:A open:12@1.8 claim:2")
    assert drafted(state)["projects"] == [0, 4, 0]
    assert "reshuffle" not in state.tokens(0)


def test_the_same_turn() -> None:
    """NLV-11, NLV-R39: all who fulfil it in the same turn write down the higher value."""
    one = sheet(EVEN)
    state = game(
        one, one, projects=["large-3", "even-6", "cranes-4"], combos="12/show 8/construction 11/limousine"
    )
    for seat in (0, 1):
        play(state, seat, "pick:A open:12@1.8 claim:2 done")
    assert [entry["projects"] for entry in state.position()["sheets"]] == [[0, 8, 0], [0, 8, 0]]


def test_once_and_for_good() -> None:
    """NLV-R40, NLV-21: points stay although the condition is broken afterwards, even in the same turn."""
    one = sheet("2 4 . 6 8 . 10")
    state = after(
        "pick:A open:12@1.8 claim:2 crane:1.3", one,
        projects=["large-3", "even-6", "cranes-4"], combos="12/construction 8/construction 11/limousine",
    )  # fmt: skip
    assert drafted(state)["projects"] == [0, 8, 0]
    refuses(state, 0, "claim:2", "error-nlv-project-claimed")
    refuses(state, 0, "claim:1", "error-nlv-project-open")


def test_a_claim_may_wait() -> None:
    """NLV-21: nobody must claim."""
    state = after("pick:B open:8@4.6", sheet(EVEN_6), projects=["large-3", "even-6", "cranes-4"])
    assert "claim:2" in state.tokens(0)
    assert "done" in state.tokens(0)


def test_boxes_may_be_used_after_the_claim() -> None:
    """NLV-R48: ten boxes are claimed first and used for a bonus afterwards, in the same turn."""
    one = sheet("1 2 . 3 4", ". 1 2", checked=9)
    state = after(
        "pick:A open:5@4.2 inaugurate claim:1 extend:5@4.3", one,
        projects=["inauguration-10", "even-6", "cranes-4"],
        combos="5/inauguration 8/construction 11/limousine",
    )  # fmt: skip
    assert drafted(state)["projects"] == [8, 0, 0]


def test_reshuffle() -> None:
    """NLV-R41: whoever fulfils the first project of the game may have all cards shuffled."""
    known = {"projects": ["large-3", "even-6", "cranes-4"], "combos": "12/show 8/construction 11/limousine"}
    state = after("pick:A open:12@1.8", sheet(EVEN), **known)
    assert "reshuffle" not in state.tokens(0)
    play(state, 0, "claim:2 reshuffle")
    assert "reshuffle" not in state.tokens(0)
    play(state, 0, "done")
    everybody_else(state)
    assert Counter(state.position()["cards"]["pile"]) == Counter(DECK)
    deal(state)
    assert len(state.position()["cards"]["pile"]) == 75


def test_all_three_end_the_game() -> None:
    """NLV-R68: the turn in which a seat has fulfilled its third project is the last."""
    one = sheet(
        "2 4* . 6 8* . 10",
        ". . 1* . . 2*",
        "1* . . 2*",
        "1 2 3 . 4",
        shows=(3, 3),
        checked=10,
        projects=(8, 0, 12),
    )
    state = game(
        one, filler(turns_of(one)), projects=["inauguration-10", "even-6", "shows-3"], approved=[1, 3],
        combos="12/show 8/construction 11/limousine",
    )  # fmt: skip
    assert not state.over()
    play(state, 0, "pick:A open:12@1.8 claim:2 done")
    everybody_else(state)
    assert state.over()
    assert verbs(state, "claim") == []
