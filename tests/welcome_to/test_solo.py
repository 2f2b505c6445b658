"""The solo game."""

from collections import Counter

import pytest

from boulevard.games.chance import Rng
from tests.streets import Json, category, deal, drafted, dull_turn, play, refuses, verbs
from tests.welcome_to.sheets import DECK, filler, final, load, sheet, solo_table, start

SIMPLE = ("estates-44", "estates-36", "estates-34")


def late(turns: int) -> Json:
    """A solo position after so many dull turns."""
    return solo_table(filler(turns), hand="14-park 15-park 13-bis")


def test_three_cards() -> None:
    """WT-R51, WT-R52: three plans and a hand of three from one pile."""
    state = start(1)
    state.deal(Rng(2))
    position = state.position()
    assert len(position["plans"]) == 3
    assert len(position["cards"]["hand"]) == 3
    assert Counter(position["cards"]["hand"] + position["cards"]["pile"]) == Counter(DECK)
    assert position["solo_card"] == "hidden"
    assert state.places() == [1]


def test_number_and_effect_from_two_cards() -> None:
    """WT-R52, WT-23: the number of one card, the effect of another."""
    state = load(solo_table(sheet(), hand="5-surveyor 8-park 7-pool"))
    assert state.tokens(0) == ["pick:AB", "pick:AC", "pick:BA", "pick:BC", "pick:CA", "pick:CB"]
    play(state, 0, "pick:AC write:5@1.3")
    assert state.tokens(0) == ["done", "pool"]
    refuses(load(solo_table(sheet())), 0, "pick:AA", "error-wt-two-cards", cards="AA")
    refuses(load(solo_table(sheet())), 0, "pick:A", "error-wt-two-cards", cards="A")


def test_all_three_are_discarded() -> None:
    """WT-R52: the next hand is three new cards."""
    state = load(solo_table(sheet(), hand="5-surveyor 8-park 7-pool"))
    play(state, 0, "pick:AB write:5@1.3 done")
    assert state.awaits_chance()
    cards = state.position()["cards"]
    assert cards["hand"] == [None, None, None]
    assert len(cards["pile"]) == 78
    state.deal(Rng(1))
    assert len(state.position()["cards"]["pile"]) == 75


def test_temp_of_another_card() -> None:
    """WT-R52, WT-R31: a temp changes the number of one of the other cards."""
    state = load(solo_table(sheet(), hand="8-temp 5-park 7-pool"))
    state.play(0, "pick:BA")
    assert {place.partition("@")[0] for place in verbs(state, "write")} == {"3", "4", "5", "6", "7"}
    state.undo(0)
    state.play(0, "pick:AB")
    assert {place.partition("@")[0] for place in verbs(state, "write")} == {"8"}


def test_solo_card_is_in_the_lower_half() -> None:
    """WT-R78, WT-23, WT-R51: the first 40 cards are safe; after that it may come at any time."""
    state = load(late(12))  # 39 cards drawn
    dull_turn(state, 0)
    assert len(state.position()["cards"]["pile"]) == 42
    assert not state.possible(state.parse_outcome("solo"))
    state.reveal_token(state.position()["cards"]["pile"][0])
    assert state.possible(state.parse_outcome("solo"))


def test_solo_card_can_be_anywhere_in_its_half() -> None:
    """WT-R51: it comes up in every position of the lower half, the last one included, equally often."""
    state = load(late(12))
    dull_turn(state, 0)
    state.reveal_token(state.position()["cards"]["pile"][0])
    found: Counter[int] = Counter()
    for seed in range(2100):
        trial = state.clone()
        chance = Rng(seed)
        outcome = trial.sample(chance)
        found[int(outcome == trial.parse_outcome("solo"))] += 1
    # One card in 42: about 50 times in 2100.
    assert 25 <= found[1] <= 85


def test_solo_card_turns_the_plans_over() -> None:
    """WT-R53, WT-23: it is replaced at once, and all plans are approved."""
    state = load(late(13))  # 42 cards drawn
    dull_turn(state, 0)
    pile = state.position()["cards"]["pile"]
    state.reveal_token(pile[0])
    state.reveal_token("solo")
    position = state.position()
    assert position["solo_card"] == "seen"
    assert [plan["approved"] for plan in position["plans"]] == [True] * 3
    assert position["cards"]["hand"].count(None) == 2
    assert not state.possible(state.parse_outcome("solo"))
    state.reveal_token(pile[1])
    state.reveal_token(pile[2])
    assert None not in state.position()["cards"]["hand"]
    deal(state)
    assert not state.awaits_chance()


def test_the_pile_lies_effect_side_up() -> None:
    """WT-36, WT-R50: before the choice the effect of the next card is seen, and that card comes next."""
    state = load(late(3))
    dull_turn(state, 0)
    for _ in range(3):
        state.settle(state.sample(Rng(2)))
    assert state.awaits_chance()
    state.reveal_token("top:bis")
    assert not state.awaits_chance()
    assert state.view(0)["cards"]["top"] == "bis"
    assert load(state.position()).position() == state.position()
    dull_turn(state, 0)
    assert {state.outcome_token(outcome).split("-")[1] for outcome in state.outcomes().outcomes} == {"bis"}


def test_played_cards_are_open() -> None:
    """WT-38: so which effects are left in the pile is known as well."""
    state = load(late(3))
    cards = state.view(0)["cards"]
    assert Counter(cards["discards"] + cards["pile"] + cards["hand"]) == Counter(DECK)


def test_solo_card_on_top_of_the_pile() -> None:
    """WT-36, WT-34, WT-23: it is seen there before the choice, turns the plans over and makes room."""
    state = load(late(13))  # 42 cards drawn
    dull_turn(state, 0)
    for _ in range(3):
        state.reveal_token(state.position()["cards"]["pile"][0])
    position = state.position()
    assert position["stage"] == "cards"
    assert load(position).position() == position
    state.reveal_token("solo")
    assert [plan["approved"] for plan in state.position()["plans"]] == [True] * 3
    assert state.awaits_chance()
    state.reveal_token("top:park")
    assert not state.awaits_chance()


def test_lower_values_from_that_turn_on() -> None:
    """WT-34, WT-R53: plans claimed in the turn of the Solo card pay the lower value already."""
    one = sheet("1 2 3 | 4 5 6 7 |", third="1 2 3 4 5 6")
    position = solo_table(one, hand="14-park 15-park 1-park", plans=SIMPLE)
    state = load(position)
    dull_turn(state, 0)
    pile = state.position()["cards"]["pile"]
    for token in (pile[0], "solo", pile[1], pile[2]):
        state.reveal_token(token)
    deal(state)
    state.play(0, next(step for step in state.tokens(0) if step.startswith("pick")))
    state.play(0, state.tokens(0)[-1])
    state.play(0, "claim:3")
    assert drafted(state)["plans"] == [0, 0, 3]


def test_higher_values_before() -> None:
    """WT-R53: until then the higher value is paid, and only that plan is approved."""
    one = sheet("1 2 3 | 4 5 6 7 |")
    state = load(solo_table(one, hand="14-park 15-park 1-park", plans=SIMPLE))
    play(state, 0, "pick:AB write:14@3.12 claim:3 done")
    assert state.position()["sheets"][0]["plans"] == [0, 0, 7]
    assert [plan["approved"] for plan in state.position()["plans"]] == [False, False, True]


def test_no_shuffle() -> None:
    """WT-R54: the pile goes on as it is."""
    one = sheet("1 2 3 | 4 5 6 7 |")
    state = load(solo_table(one, hand="14-park 15-park 1-park", plans=SIMPLE))
    play(state, 0, "pick:AB write:14@3.12 claim:3")
    assert "reshuffle" not in state.tokens(0)
    state.play(0, "done")
    assert len(state.position()["cards"]["pile"]) == 81 - 3 * 8


def test_pile_used_up() -> None:
    """WT-R55, WT-23: after 27 turns the pile is empty and the game over."""
    state = load(late(25))
    dull_turn(state, 0)
    assert not state.over()
    assert len(state.position()["cards"]["pile"]) == 3
    state.deal(Rng(1))
    dull_turn(state, 0)
    assert state.over()
    assert state.position()["turn"] == 27


def test_usual_ends() -> None:
    """WT-R55: the three ends of the standard game count as well."""
    lots = ("1 1b 1b 2 2b 3 4 5 6 7", "1 1b 1b 2 2b 3 4 5 6 7 7b", "1 1b 1b 2 2b 3 4 4b 5 6 7 .")
    state = load(solo_table(sheet(*lots), hand="14-park 15-park 8-bis"))
    play(state, 0, "pick:AB write:14@3.12 done")
    assert state.over()
    state = load(
        solo_table(sheet(*lots[:2], "1 1b 1b 2 2b 3 4 4b 5 5b 15", refusals=2), hand="1-park 2-park 8-bis")
    )
    play(state, 0, "refuse done")
    assert state.over()
    one = sheet(
        "1* 2* 3* 4* | 5* 6* 7* 8* |", "1* 2* 3* | 4* 5* 6* 7* 8* 9* |", "1 2 3 | 4 5 6 7 |", plans=(6, 8, 0)
    )
    position = solo_table(one, hand="14-park 15-park 1-park", plans=SIMPLE, approved=(1, 2))
    state = load(position)
    play(state, 0, "pick:AB write:14@3.12 claim:3 done")
    assert state.over()


@pytest.mark.parametrize(("temps", "points"), [(0, 0), (5, 0), (6, 7), (7, 7), (11, 7)])
def test_temps(temps: int, points: int) -> None:
    """WT-R56: six temps or more are worth 7 points, fewer nothing."""
    one = sheet("1 2 3 4 5 6 7 8 9 10", "1 2 3 4", temps=temps, refusals=3)
    assert category(final(one), "temps") == points


def test_options_combine() -> None:
    """WT-R56, WT-R57, WT-R66: advanced plans and roundabouts can be played alone."""
    state = start(1, {"advanced": True, "roundabouts": True})
    state.deal(Rng(5))
    assert verbs(state, "roundabout")


def test_refusal() -> None:
    """WT-R56, WT-12: none of the three numbers fits; a temp on another card may help, or be declined."""
    tight = sheet("5 5b . 7 7b 8 9 10 11 12", "1 1b 2 2b 3 4 5 6 7 8 9", "1 1b 2 2b 3 4 5 6 7 8 9 10")
    hand = "1-park 2-park 4-pool"
    assert load(solo_table(tight, hand=hand)).tokens(0) == ["refuse"]
    state = load(solo_table(tight, hand="1-park 4-pool 3-temp"))
    assert state.tokens(0) == ["pick:BC", "refuse"]
    state.play(0, "pick:BC")
    assert state.tokens(0) == ["write:6@1.3"]
