"""The five effects."""

import pytest

from tests.new_las_vegas.sheets import after, beside, filler, load, sheet, table, written
from tests.streets import Json, category, drafted, everybody_else, play, refuses, verbs


def penalty(one: Json) -> int:
    """Bankruptcy of a sheet whose rival is last in the inauguration and, like it, does not borrow."""
    return category(beside({**one, "loan": "decline"}), "bankruptcy")


# -- construction


def test_any_crane() -> None:
    """NLV-R22: any crane of any street, once."""
    state = after("pick:B open:8@1.1", sheet("", "#", "", "1"))
    assert verbs(state, "crane") == ["1.3", "1.6", "1.9", "2.5", "2.8", "3.2", "3.7", "3.11", "4.4", "4.10"]
    refuses(state, 0, "crane:2.1", "error-nlv-crane-built")
    refuses(state, 0, "crane:1.1", "error-nlv-no-crane")
    play(state, 0, "crane:3.2")
    assert drafted(state)["streets"][2]["built"] == [2]


def test_a_crane_is_a_debt_until_it_opens() -> None:
    """NLV-R23, NLV-03, NLV-R79: one bundle in the safe covers one open debt, not two."""
    assert penalty(sheet("", "#", "1", "1 2", checked=4)) == 0
    assert penalty(sheet("", "# . . . #", "1", "1 2 3", checked=4)) == -20
    assert penalty(sheet("", "# . . . 5", "1", "1 2 3", checked=4)) == 0


def test_not_for_its_own_number() -> None:
    """NLV-R24, NLV-02: the number is written before the crane is built; an extension may open it."""
    state = after("pick:B", sheet())
    refuses(state, 0, "crane:1.3", "error-nlv-open-first")
    refuses(state, 0, "open:8@1.3", "error-nlv-under-construction")
    play(state, 0, "open:8@1.2")
    refuses(state, 0, "extend:8@1.3", "error-nlv-under-construction")
    play(state, 0, "crane:1.3 extend:8@1.3")
    assert drafted(state)["streets"][0]["casinos"][:3] == [None, 8, "8x"]


# -- improvement

LADDERS = [
    "inauguration", "hotel-large", "hotel-small", "streets", "golf-3", "golf-4", "golf-5", "vip", "luxury",
    "missing",
]  # fmt: skip


def test_what_can_be_improved() -> None:
    """NLV-R25: every ladder of the score sheet."""
    state = after("pick:A open:5@1.1", sheet(), combos="5/improvement 8/construction 11/limousine")
    assert verbs(state, "improve") == LADDERS
    refuses(state, 0, "improve:shows", "error-nlv-ladder")


@pytest.mark.parametrize("rules", [1, 2])
def test_no_golf_is_improved_where_none_is_played(rules: int) -> None:
    """NLV-16, NLV-R08: the introductory game has no golf improvements. Version 1 offered them."""
    combos = "5/improvement 8/construction 11/limousine"
    one = sheet(loan=None)
    state = load({**table(one, combos=combos, options={"introductory": True}), "rules": rules})
    play(state, 0, "pick:A open:5@1.1")
    golf = [ladder for ladder in LADDERS if ladder.startswith("golf")]
    assert verbs(state, "improve") == [ladder for ladder in LADDERS if rules == 1 or ladder not in golf]
    if rules == 2:
        refuses(state, 0, "improve:golf-4", "error-nlv-no-golf")


@pytest.mark.parametrize("ladder", LADDERS)
def test_one_step_at_a_time(ladder: str) -> None:
    """NLV-R26: from top to bottom, and not beyond the last value."""
    steps = 1 if ladder in ("inauguration", "streets") else 2
    for done in range(steps + 1):
        one = sheet("1 2", "", "", "", improved={ladder: done})
        state = after("pick:A open:5@1.4", one, combos="5/improvement 8/construction 11/limousine")
        assert (ladder in verbs(state, "improve")) == (done < steps)
        if done < steps:
            play(state, 0, "improve:" + ladder)
            assert drafted(state)["improvements"][ladder] == done + 1
        else:
            refuses(state, 0, "improve:" + ladder, "error-nlv-ladder-top", ladder=ladder)


# -- shows


def test_a_show_needs_a_star() -> None:
    """NLV-R27, NLV-R29: the casino opened with the card must have a star."""
    state = after("pick:A open:5@1.2", sheet())
    assert verbs(state, "show") == ["left", "right"]
    play(state, 0, "show:right")
    assert drafted(state)["streets"][0]["shows"] == [2]
    assert drafted(state)["shows"] == {"left": 0, "right": 1}
    other = after("pick:A open:5@1.1", sheet())
    assert verbs(other, "show") == []
    refuses(other, 0, "show:left", "error-nlv-no-star", casino="1.1")


def test_a_lost_star() -> None:
    """NLV-R29, NLV-05: a star opened without a show is lost; no later show can use it."""
    state = after("pick:B open:8@1.2 done", sheet())
    everybody_else(state)
    for card in ("9-show", "9-limousine", "9-improvement"):
        state.reveal_token(card)
    assert state.position()["sheets"][0]["streets"][0]["shows"] == []
    for combo in ("A", "B", "C"):
        play(state, 0, "pick:" + combo)
        assert "9@1.2" not in verbs(state, "open")
        state.undo(0)


def test_full_column() -> None:
    """NLV-R27: seven boxes a column."""
    stars = sheet(". 1*", ". . 1* . . 2*", "1* . . 2* . 3*", ". 1*")
    state = after("pick:A open:5@4.5", stars)
    assert verbs(state, "show") == ["right"]
    refuses(state, 0, "show:left", "error-nlv-column-full", column="left")


@pytest.mark.parametrize(
    ("left", "right", "debts"),
    [
        (0, 0, 0),
        (1, 0, 2),
        (4, 0, 2),
        (5, 0, 1),
        (6, 0, 0),
        (0, 1, 2),
        (0, 3, 1),
        (0, 4, 0),
        (2, 3, 3),
        (6, 1, 2),
    ],
)
def test_show_debts(left: int, right: int, debts: int) -> None:
    """NLV-R28: the first box of a column circles two debts, the boxes beside them clear them."""
    stars = [(0, 1), (0, 4), (1, 2), (1, 5), (2, 0), (2, 3), (2, 5), (3, 1), (3, 4)]
    rows = [["."] * 11 for _ in range(4)]
    for n, (street, avenue) in enumerate(stars):
        rows[street][avenue] = f"{avenue + 1}{'*' if n < left + right else ''}"
    golf = {"holes": [2], "lost": [3, 4, 5, 6, 7, 8, 9, 10, 11]}
    one = sheet(*[" ".join(row) for row in rows], shows=(left, right), golf=golf, loan="borrow")
    # With the loan of one of two seats there are 1 + 2 bundles; a crane more tips the scales.
    rival = filler(9)
    rival["inauguration"]["checked"] = 3
    one["inauguration"]["checked"] = 3
    state = written(one, rival)
    owed = debts + 1  # both are last in the inauguration
    assert category(state, "bankruptcy") == (-20 if owed > 3 else 0)
    assert state.draft(0).base.show_debts() == debts


# -- inauguration


def test_inauguration_checks_a_box() -> None:
    """NLV-R30: three boxes are checked from the start, the next one follows."""
    state = after("pick:A open:5@1.1", sheet(), combos="5/inauguration 8/construction 11/limousine")
    assert drafted(state)["inauguration"]["checked"] == 3
    play(state, 0, "inaugurate")
    assert drafted(state)["inauguration"]["checked"] == 4


def test_the_last_box_ends_the_game() -> None:
    """NLV-R31, NLV-R68: the game ends with the turn in which the last box is checked."""
    one = sheet("1 2 . 3 4", ". 1 2 3", "1", checked=11)
    state = after(
        "pick:A open:5@4.1 inaugurate done", one, combos="5/inauguration 8/construction 11/limousine"
    )
    assert not state.over()
    everybody_else(state)
    assert state.over()


# -- limousine


def test_the_first_line() -> None:
    """NLV-R32: from the airport to the next lamps, straight on or round a corner."""
    state = after("pick:C open:11@1.1", sheet())
    assert verbs(state, "drive") == ["NN", "NE", "EN", "EE"]
    refuses(state, 0, "drive:N", "error-nlv-no-lamp")
    refuses(state, 0, "drive:SS", "error-nlv-no-lamp")
    refuses(state, 0, "drive:up", "error-nlv-line")
    play(state, 0, "drive:NE")
    assert drafted(state)["limousine"] == ["NE"]


def test_the_trail_goes_on_where_it_ended() -> None:
    """NLV-R32, NLV-R33, NLV-12: the next line starts at the last lamp and uses no stretch twice."""
    state = after("pick:C open:11@4.9", sheet("1 2", limousine="EE"))
    assert "drive:WW" not in state.tokens(0)
    refuses(state, 0, "drive:WW", "error-nlv-road-used")
    refuses(state, 0, "drive:WN", "error-nlv-road-used")
    assert {"NN", "NE", "NW", "EE", "EN"} == {*verbs(state, "drive")}


def test_crossing_its_own_trail() -> None:
    """NLV-R33, NLV-12: the trail may cross itself."""
    # North through crossing 3.2, later west through it.
    one = sheet("1 2 . 3 4 . 5", limousine="EE NN ES")
    state = after("pick:C open:11@4.9", one)
    assert "WW" in verbs(state, "drive")
    play(state, 0, "drive:WW")
    assert drafted(state)["limousine"] == ["EE", "NN", "ES", "WW"]


def test_home() -> None:
    """NLV-R34, NLV-12: back at the traffic lights the limousine stays."""
    one = sheet("1 2 . 3", limousine="EN WS")
    state = after("pick:C open:11@4.9", one)
    assert verbs(state, "drive") == []
    refuses(state, 0, "drive:EE", "error-nlv-limousine-home")
    assert category(beside(one), "limousine") == 0


def test_carpets() -> None:
    """NLV-R35, NLV-R76: a passed carpet counts when its casino is open, whenever that happens."""
    # EE EE passes mafia 4.1 and luxury 4.3; home is two lines away.
    closed = sheet("1 2", limousine="EE EE")
    assert category(beside(closed), "limousine") == -6 * missing("EE EE")
    opened = sheet("1 2", "", "", ". . 5", limousine="EE EE")
    assert category(beside(opened), "limousine") == 3 - 6 * missing("EE EE")
    improved = sheet("1 2", "", "", ". . 5 . 6", limousine="EE EE", improved={"luxury": 1, "missing": 1})
    assert category(beside(improved), "limousine") == 4 - 5 * missing("EE EE")


def missing(trail: str) -> int:
    one = sheet("1 2 . 3 4 . 5 6", ". 1 2 3 . 4 5", "1 . 2 3 4 5", "1 2", limousine=trail)
    return int(beside(one).draft(0).base.missing_lines())


@pytest.mark.parametrize(
    ("trail", "lines"),
    [
        ("", 0),  # never started
        ("NE", 1),
        ("EE", 2),  # not the way it came: up and round
        ("EE EE", 3),
        ("EE EE NW WN", 2),  # the worked example
        ("EN WS", 0),  # home
        ("EE NW", 1),
    ],
)
def test_missing_lines(trail: str, lines: int) -> None:
    """NLV-R77, NLV-13: the fewest lines that bring the limousine home over unused roads."""
    assert missing(trail) == lines


def test_missing_lines_when_walled_in() -> None:
    """NLV-13: without any free way home, used roads count."""
    roads = beside(sheet("1")).edition.limousine
    start = int(roads.start)
    along, across = 1 << 33, 1 << 24  # the two stretches that meet at the airport
    lamp = start - 12 + 1
    assert roads.missing(lamp, along, across) == roads.missing(lamp, 0, 0) == 1
    assert roads.missing(lamp, along, 0) == 1
