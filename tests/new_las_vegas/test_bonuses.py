"""The mayor's bonuses."""

from tests.new_las_vegas.sheets import after, game, sheet
from tests.streets import drafted, everybody_else, play, refuses, verbs


def test_pairs() -> None:
    """NLV-R63, NLV-08, NLV-23: a checked pair that is not circled; the first free one is used."""
    state = after("pick:A easy:6@1.2", sheet())
    assert drafted(state)["inauguration"]["bonuses"] == ["clear", None, None, None, None]
    used = after("pick:A", sheet("0", checked=3, bonuses="c"))
    refuses(used, 0, "easy:6@1.2", "error-nlv-no-pair")
    again = after("pick:A easy:6@1.4", sheet("0 2", checked=5, bonuses="c"))
    assert drafted(again)["inauguration"]["bonuses"] == ["clear", "clear", None, None, None]


def test_one_bonus_a_turn() -> None:
    """NLV-R63, NLV-08: the second bonus waits for the next turn."""
    state = after("pick:A easy:6@1.2", sheet("1", "", "", "2", checked=5))
    assert not verbs(state, "extend")
    assert "free" not in state.tokens(0)
    refuses(state, 0, "extend:6@1.3", "error-nlv-bonus-used")
    refuses(state, 0, "free", "error-nlv-bonus-used")
    play(state, 0, "done")
    everybody_else(state)
    for card in ("9-show", "9-limousine", "9-improvement"):
        state.reveal_token(card)
    play(state, 0, "pick:A easy:10@3.1")


def test_a_pair_completed_this_turn() -> None:
    """NLV-R63: at any time, so a box checked by the effect can complete the pair for this turn's bonus."""
    one = sheet("0 2", checked=4, bonuses="c")
    state = after("pick:A open:5@4.2", one, combos="5/inauguration 8/construction 11/limousine")
    assert not verbs(state, "extend")
    play(state, 0, "inaugurate")
    assert "5@4.1" in verbs(state, "extend")


def test_easy_opening() -> None:
    """NLV-R64, NLV-09: 1 or 2 more or less, from 0 to 17."""
    state = game(sheet(), combos="1/show 8/construction 15/limousine")
    for pick, numbers in (("A", {0, 2, 3}), ("B", {6, 7, 9, 10}), ("C", {13, 14, 16, 17})):
        play(state, 0, "pick:" + pick)
        assert {int(place.split("@")[0]) for place in verbs(state, "easy")} == numbers
        state.undo(0)
    play(state, 0, "pick:B")
    refuses(state, 0, "easy:11@1.2", "error-nlv-easy-number")
    refuses(state, 0, "easy:8@1.2", "error-nlv-easy-number")


def test_zero_is_even() -> None:
    """NLV-09: 0-2 is a series."""
    state = after("pick:A easy:0@1.1", sheet(". 2"), combos="1/show 8/construction 15/limousine")
    assert state.draft(0).sheet.longest(0, 0) == 2


def test_free_action() -> None:
    """NLV-R65, NLV-23: any other effect instead of the card's, and the pair's debt is crossed off."""
    state = after("pick:B open:8@1.2 free", sheet())
    verbs_now = {step.split(":")[0] for step in state.tokens(0)}
    assert verbs_now == {"inaugurate", "drive", "show", "improve"}
    refuses(state, 0, "crane:1.3", "error-nlv-free-same")
    refuses(state, 0, "done", "error-nlv-free-first")
    play(state, 0, "improve:vip")
    assert drafted(state)["inauguration"]["bonuses"][0] == "clear"
    refuses(state, 0, "crane:1.3", "error-nlv-effect-used")


def test_a_free_show_needs_a_star() -> None:
    """NLV-10: a show by Free Action goes to the casino opened this turn."""
    with_star = after("pick:B open:8@1.2 free", sheet())
    assert verbs(with_star, "show") == ["left", "right"]
    without = after("pick:B open:8@1.1 free", sheet())
    assert verbs(without, "show") == []
    refuses(without, 0, "show:left", "error-nlv-no-star")


def test_no_free_action_after_the_effect() -> None:
    """NLV-10, NLV-R65: it replaces the card's effect."""
    state = after("pick:B open:8@1.2 crane:1.3", sheet())
    assert "free" not in state.tokens(0)


def test_extended_casino() -> None:
    """NLV-R66, NLV-R67: built, empty, beside an open casino, with its number; the debt is circled."""
    state = after("pick:A open:5@4.6", sheet(". 2 . . 3", ". 4"))
    assert {*verbs(state, "extend")} == {"2@1.1", "3@1.4", "4@2.3", "5@4.5", "5@4.7"}
    refuses(state, 0, "extend:2@1.3", "error-nlv-under-construction")
    refuses(state, 0, "extend:3@1.7", "error-nlv-no-neighbour")
    refuses(state, 0, "extend:7@1.1", "error-nlv-extend")
    play(state, 0, "extend:5@4.7")
    assert drafted(state)["inauguration"]["bonuses"][0] == "debt"
    assert drafted(state)["streets"][3]["casinos"][5:7] == [5, "5x"]


def test_between_two_neighbours() -> None:
    """NLV-R66: either neighbour's number."""
    state = after("pick:B open:8@2.4", sheet("", ". 4"))
    assert {"4@2.3", "8@2.3"} <= {*verbs(state, "extend")}


def test_an_extension_leaves_room_for_the_number() -> None:
    """NLV-R11, NLV-R66: before the opening, an extension may not take the only place of the number."""
    one = sheet("15", ". 15", "15", "4 . 6", golf={"holes": [1], "lost": []})
    state = after("pick:A", one)
    assert verbs(state, "open") == ["5@4.2"]
    assert "4@4.2" not in verbs(state, "extend")
    refuses(state, 0, "extend:4@4.2", "error-nlv-extend")
    assert "15@1.2" in verbs(state, "extend")


def test_a_star_opened_by_extension_is_lost() -> None:
    """NLV-05, NLV-R29: only the casino opened with the card can have a show."""
    state = after("pick:A open:5@1.1 extend:5@1.2", sheet())
    assert not verbs(state, "show")
    refuses(state, 0, "show:left", "error-nlv-no-star", casino="1.1")


def test_twins_do_not_block() -> None:
    """NLV-R13: the twin is the one exception to different numbers."""
    state = after("pick:A", sheet(". 5 #"))
    assert "5@1.3" not in verbs(state, "open")
    assert "5@1.3" in verbs(state, "extend")
