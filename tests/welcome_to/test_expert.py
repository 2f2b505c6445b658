"""The expert game."""

from collections import Counter

import pytest

from boulevard.games.chance import Rng
from boulevard.games.contract import SPECTATOR, GameError, State
from tests.streets import drafted, dull_turn, play, refuses, verbs, whole_turns
from tests.welcome_to.sheets import DECK, expert_table, filler, load, sheet, start

HANDS = ("5-surveyor 8-park 7-pool", "5-estate 8-estate 7-bis", "6-estate 9-estate 4-bis")


def test_seats() -> None:
    """WT-R77: 2 to 27 players."""
    for seats in (2, 27):
        state = start(seats, {"expert": True})
        state.deal(Rng(1))
        assert not state.awaits_chance()
    for seats in (1, 28, 100):
        with pytest.raises(GameError) as caught:
            start(seats, {"expert": True})
        assert caught.value.key == "error-wt-expert-seats"


def test_set_up() -> None:
    """WT-R70, WT-R79: three plans, then the Solo card is drawn for, then everybody is dealt three cards."""
    state = start(3, {"expert": True})
    for token in ("plan:estates-44", "plan:estates-36", "plan:estates-25"):
        state.reveal_token(token)
    assert state.position()["stage"] == "first-seat"
    assert "first_seat" not in state.position()
    state.reveal_token("first:2")
    assert state.position()["first_seat"] == 1  # seats count from 0
    with pytest.raises(GameError):
        state.reveal_token("solo")
    for token in ("1-park", "2-park", "3-bis", "4-bis", "5-park", "6-bis", "7-bis", "8-bis", "9-bis"):
        assert state.awaits_chance()
        state.reveal_token(token)
    state.reveal_token("top:park")
    assert not state.awaits_chance()
    hands = state.position()["cards"]["hands"]
    assert hands == [["7-bis", "8-bis", "9-bis"], ["1-park", "2-park", "3-bis"], ["4-bis", "5-park", "6-bis"]]


def test_options_combine() -> None:
    """WT-R70: with advanced plans and roundabouts, if you like."""
    drawn = set()
    for seed in range(60):
        state = start(2, {"expert": True, "advanced": True, "roundabouts": True})
        state.deal(Rng(seed))
        drawn |= {plan["plan"] for plan in state.position()["plans"]}
        assert verbs(state, "roundabout")
    assert drawn & {"street-1", "street-3", "ends", "bis-5", "temps-7"}


def test_two_different_cards() -> None:
    """WT-R71: number and effect never come from the same card."""
    state = load(expert_table(sheet(), hands=HANDS))
    assert state.tokens(0) == ["pick:AB", "pick:AC", "pick:BA", "pick:BC", "pick:CA", "pick:CB"]
    refuses(state, 0, "pick:BB", "error-wt-two-cards", cards="BB")
    play(state, 0, "pick:BA write:8@1.1")
    assert verbs(state, "fence")
    play(state, 1, "pick:CB write:7@1.1")
    assert verbs(state, "estate", 1)


def test_third_card_goes_right() -> None:
    """WT-R72, WT-24, WT-33: the card that was not used goes to the seat with the next lower number."""
    state = load(expert_table(sheet(), hands=HANDS))
    play(state, 0, "pick:AB write:5@1.1 done")  # keeps 7-pool
    play(state, 1, "pick:BC write:8@1.1 done")  # keeps 5-estate
    play(state, 2, "pick:CA write:4@1.1 done")  # keeps 9-estate
    hands = state.position()["cards"]["hands"]
    assert hands == [["5-estate", None, None], ["9-estate", None, None], ["7-pool", None, None]]


def test_two_new_cards_each() -> None:
    """WT-R72: dealt two at a time, beginning with the player who has the Solo card."""
    position = expert_table(sheet(), hands=HANDS)
    position["first_seat"] = 3
    state = load(position)
    for seat in range(3):
        dull_turn(state, seat)
    for token in ("15-park", "14-park", "1-park", "1-estate", "2-park", "2-estate", "top:pool"):
        state.reveal_token(token)
    hands = [hand[1:] for hand in state.position()["cards"]["hands"]]
    assert hands == [["1-park", "1-estate"], ["2-park", "2-estate"], ["15-park", "14-park"]]
    assert state.position()["turn"] == 2
    assert len(state.position()["cards"]["pile"]) == 81 - 9 - 6


TIGHT = ("5 . 6 7 8 9 10 11 12 13", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 11 12")


def test_refusal() -> None:
    """WT-32, WT-R73: who is refused a permit chooses which card to pass on."""
    state = load(expert_table(sheet(*TIGHT), sheet(*TIGHT), hands=HANDS[:2]))
    assert state.tokens(0) == ["refuse"]
    state.play(0, "refuse")
    assert state.tokens(0) == ["pass:A", "pass:B", "pass:C"]
    refuses(state, 0, "done", "error-wt-pass-first")
    play(state, 0, "pass:B done")
    play(state, 1, "refuse pass:C done")
    assert [hand[0] for hand in state.position()["cards"]["hands"]] == ["7-bis", "8-park"]
    assert [one["refusals"] for one in state.position()["sheets"]] == [1, 1]


def test_standard_rules_apply() -> None:
    """WT-R73: plans, their values and the offer to shuffle are the same."""
    one = sheet("1 2 3 | 4 5 6 7 |")
    hands = ("14-park 15-park 1-park", "5-park 6-park 7-park")
    state = load(expert_table(one, hands=hands, plans=("estates-44", "estates-36", "estates-34")))
    play(state, 0, "pick:AB write:14@3.12 claim:3")
    assert drafted(state)["plans"] == [0, 0, 7]
    assert state.tokens(0) == ["done", "reshuffle"]


def test_shuffling_leaves_passed_cards() -> None:
    """WT-R80: the pile is all cards but those that were passed on."""
    one = sheet("1 2 3 | 4 5 6 7 |")
    hands = ("14-park 15-park 1-park", "5-park 6-park 7-park")
    position = expert_table(one, hands=hands, plans=("estates-44", "estates-36", "estates-34"))
    position["cards"]["pile"] = position["cards"]["pile"][:60]
    state = load(position)
    play(state, 0, "pick:AB write:14@3.12 claim:3 reshuffle done")
    dull_turn(state, 1)
    cards = state.position()["cards"]
    kept = [hand[0] for hand in cards["hands"]]
    assert kept[1] == "1-park"
    assert len(cards["pile"]) == 79
    assert Counter(cards["pile"] + kept) == Counter(DECK)


def test_pile_runs_out_in_the_middle_of_a_deal() -> None:
    """WT-R80, WT-R20: the discards are shuffled at once and the deal goes on."""
    position = expert_table(filler(20), hands=HANDS)
    position["cards"]["pile"] = position["cards"]["pile"][:2]
    state = load(position)
    for seat in range(3):
        dull_turn(state, seat)
    left = state.position()["cards"]["pile"]
    state.reveal_token(left[0])
    state.reveal_token(left[1])
    cards = state.position()["cards"]
    held = [card for hand in cards["hands"] for card in hand if card]
    assert len(held) == 5
    assert Counter(cards["pile"] + held) == Counter(DECK)
    state.deal(Rng(1))
    assert len(state.position()["cards"]["pile"]) == 81 - 9


def test_27_players() -> None:
    """WT-R77, WT-R80: all 81 cards are in the players' hands, every turn."""
    state = start(27, {"expert": True})
    chance = Rng(8)
    for _ in range(3):
        state.deal(chance)
        position = state.position()
        assert position["cards"]["pile"] == []
        assert Counter(card for hand in position["cards"]["hands"] for card in hand) == Counter(DECK)
        for seat in range(27):
            dull_turn(state, seat)


def test_hands_are_private() -> None:
    """WT-R81, WT-R72: one sees one's own cards and the one that one passed on, and never the pile."""
    state = load(expert_table(sheet(), hands=HANDS))
    cards = state.view(1)["cards"]
    assert cards["pile"] is None
    assert cards["left"] == 72
    assert cards["hands"] == [[None] * 3, HANDS[1].split(), [None] * 3]
    assert state.view(SPECTATOR)["cards"]["hands"] == [[None] * 3] * 3
    play(state, 0, "pick:AB write:5@1.1 done")
    play(state, 1, "pick:BC write:8@1.1 done")
    play(state, 2, "pick:CA write:4@1.1 done")
    state.deal(Rng(1))
    hands = state.view(1)["cards"]["hands"]
    assert hands[0] == ["5-estate", None, None]
    assert hands[1][0] == "9-estate"
    assert hands[2] == [None, None, None]


def test_planners_do_not_peek() -> None:
    """WT-R81: what a seat cannot know is drawn anew, what it knows is kept, also while cards are dealt."""
    state = load(expert_table(sheet(), hands=HANDS))
    play(state, 0, "pick:AB write:5@1.1 done")
    play(state, 2, "pick:CA write:4@1.1")
    seen = set()
    for seed in range(30):
        other = state.resample(1, Rng(seed))
        position = other.position()
        assert other.view(1)["cards"] == state.view(1)["cards"]
        assert position["drafts"] == [[], [], []]
        cards = position["cards"]
        assert Counter(cards["pile"] + [card for hand in cards["hands"] for card in hand]) == Counter(DECK)
        seen.add(tuple(cards["hands"][0]))
    assert len(seen) > 20
    play(state, 1, "pick:BC write:8@1.1 done")
    play(state, 2, "done")
    state.reveal_token("15-park")
    passed = set()
    for seed in range(60):
        cards = state.resample(1, Rng(seed)).position()["cards"]
        assert cards["hands"][0][0] == "5-estate"
        assert cards["hands"][1] == ["9-estate", None, None]
        passed.add(cards["hands"][2][0])
    assert len(passed) > 5
    assert {card.split("-")[1] for card in passed} == {"pool"}  # which everybody has seen (WT-37)


def _second_turn(rules: int = 2) -> State:
    """All have passed a card on; pool lay on the pile and was dealt to the first seat."""
    state = load({**expert_table(sheet(), hands=HANDS), "rules": rules})
    for seat in range(3):
        dull_turn(state, seat)
    return state


def test_the_pile_lies_effect_side_up() -> None:
    """WT-36: everybody sees the effect of its top card before choosing, and the next card has that effect."""
    state = load({**expert_table(sheet(), hands=HANDS), "first_seat": 3})
    assert state.position()["cards"]["top"] is None  # nobody typed it in
    for seat in range(3):
        dull_turn(state, seat)
    for _ in range(6):
        state.settle(state.sample(Rng(1)))
    assert state.awaits_chance()
    assert {state.outcome_token(outcome).split(":")[0] for outcome in state.outcomes().outcomes} == {"top"}
    with pytest.raises(GameError):
        state.reveal_token("9-pool")
    state.reveal_token("top:pool")
    assert not state.awaits_chance()
    for viewer in (SPECTATOR, 0, 1, 2):
        assert state.view(viewer)["cards"]["top"] == "pool"
    assert load(state.position()).position() == state.position()
    for seat in range(3):
        dull_turn(state, seat)
    assert {state.outcome_token(outcome).split("-")[1] for outcome in state.outcomes().outcomes} == {"pool"}
    with pytest.raises(GameError):
        state.reveal_token("15-park")
    state.settle(state.sample(Rng(1)))
    assert state.position()["cards"]["top"] is None
    assert len(state.outcomes().outcomes) > 10
    # Everybody saw that card go to the third seat, who is dealt to first.
    assert state.view(0)["cards"]["open"][2][1] == "pool"
    assert load(state.position()).position() == state.position()


def test_the_passed_card_shows_its_effect() -> None:
    """WT-37: everybody sees the effect of a card that is passed on, nobody its number."""
    state = _second_turn()
    state.deal(Rng(5))
    hands = state.position()["cards"]["hands"]
    for viewer in (SPECTATOR, 0, 1, 2):
        cards = state.view(viewer)["cards"]
        assert [hand[0] for hand in cards["open"]] == [hand[0].split("-")[1] for hand in hands]
        assert [hand[1:] for hand in cards["open"]] == [[None, None]] * 3
    assert [hand[0] for hand in state.view(SPECTATOR)["cards"]["hands"]] == [None] * 3


def test_played_cards_are_open() -> None:
    """WT-38: number and effect of the cards that were used are known to all; hands stay private."""
    state = _second_turn()
    state.deal(Rng(5))
    cards = state.position()["cards"]
    held = Counter(cards["pile"] + [card for hand in cards["hands"] for card in hand])
    for viewer in (SPECTATOR, 0, 1, 2):
        assert Counter(state.view(viewer)["cards"]["discards"]) == Counter(DECK) - held
    assert len(state.view(0)["cards"]["discards"]) == 6


def test_planners_know_what_lies_open() -> None:
    """WT-36, WT-37, WT-38: what is drawn anew agrees with every open effect and every played card."""
    state = _second_turn()
    state.deal(Rng(5))
    for seat in range(3):
        dull_turn(state, seat)
    state.deal(Rng(6))
    assert state.view(1)["cards"]["open"][0][1] is not None
    drawn = set()
    for seed in range(40):
        other = state.resample(1, Rng(seed))
        assert other.view(1) == state.view(1)
        cards = other.position()["cards"]
        drawn.add(cards["hands"][0][1])
        assert any(card.endswith(cards["top"]) for card in cards["pile"])
    assert len(drawn) > 3


def test_version_1_kept_the_pile_closed() -> None:
    """Games of version 1 go on as they began: no effect is seen, and no chance is asked for one."""
    state = _second_turn(rules=1)
    state.deal(Rng(5))
    cards = state.view(1)["cards"]
    assert "top" not in cards
    assert "open" not in cards
    assert "discards" not in cards


def test_passed_card_is_part_of_the_turn() -> None:
    """WT-24: the same sheet with another card passed on is another turn; the same card twice is not."""
    state = load(expert_table(sheet(), hands=("5-surveyor 8-park 9-park", "5-surveyor 5-park 5-park")))
    fives = [turn for turn in whole_turns(state, 0) if turn[1:] == ["write:5@1.1", "done"]]
    assert sorted(turn[0] for turn in fives) == ["pick:AB", "pick:AC"]
    # Seat 2 writes its 5 with a card that leaves a park or the surveyor.
    fives = [turn for turn in whole_turns(state, 1) if turn[1:] == ["write:5@1.1", "done"]]
    assert len(fives) == 2
