"""The course of a turn: stacks, picks, permits, drafts."""

from collections import Counter

import pytest

from boulevard.games.chance import Rng
from boulevard.games.contract import SPECTATOR, State
from tests.streets import deal, drafted, dull_turn, everybody_else, play, refuses, verbs, whole_turns
from tests.welcome_to.sheets import DECK, after, filler, game, load, sheet, start, table


def test_combinations() -> None:
    """WT-R11, WT-R12: number and effect of the same stack belong together, and one of three is picked."""
    state = game(sheet(), combos="5/surveyor 8/park 11/estate")
    assert state.tokens(0) == ["pick:A", "pick:B", "pick:C"]
    state.play(0, "pick:B")
    assert {place.partition("@")[0] for place in verbs(state, "write")} == {"8"}
    state.play(0, "write:8@2.2")
    assert state.tokens(0) == ["done", "park"]


def test_numbers_become_effects() -> None:
    """WT-R11, WT-R19: when everybody is ready, three new numbers come and the old ones show their backs."""
    state = game(sheet(), combos="5/surveyor 8/park 11/estate")
    numbers = state.position()["cards"]["numbers"]
    dull_turn(state, 0)
    assert not state.awaits_chance()
    dull_turn(state, 1)
    assert state.awaits_chance()
    cards = state.position()["cards"]
    assert cards["effects"] == numbers
    assert cards["numbers"] == [None, None, None]
    for token in ("9-temp", "15-surveyor", "15-park"):
        state.reveal_token(token)
    assert state.position()["cards"]["numbers"] == ["9-temp", "15-surveyor", "15-park"]
    assert state.position()["turn"] == 2
    assert numbers[2] == "11-surveyor"
    play(state, 0, "pick:C write:15@2.4")
    assert verbs(state, "fence")


def test_effects_come_first() -> None:
    """WT-R10, WT-R11: new stacks turn up three effects, then show three numbers."""
    state = start(3)
    for token in ("plan:estates-44", "plan:estates-36", "plan:estates-25"):
        state.reveal_token(token)
    for token in ("8-bis", "8-temp", "8-pool", "1-park", "2-park", "14-park"):
        state.reveal_token(token)
    cards = state.position()["cards"]
    assert cards["effects"] == ["8-bis", "8-temp", "8-pool"]
    assert cards["numbers"] == ["1-park", "2-park", "14-park"]


def test_same_combination_for_all() -> None:
    """WT-R12: everybody may pick the same combination, in any order."""
    state = game(sheet(), sheet(), sheet(), combos="5/surveyor 8/park 11/pool")
    for seat in (2, 0, 1):
        assert "pick:B" in state.tokens(seat)
        play(state, seat, "pick:B write:8@1.5 park done")
    assert state.awaits_chance()
    assert [one["streets"][0]["parks"] for one in state.position()["sheets"]] == [1, 1, 1]


# -- refusals

# Every lot is numbered or between neighbours: only 3 would fit (in 1.2), and 12 (in 3.12).
TIGHT = ("2 . 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 11")


def test_refusal() -> None:
    """WT-R17, WT-12: when none of the numbers fits, a refusal is all there is, and it has no effect."""
    state = game(sheet(*TIGHT), combos="5/park 8/park 11/estate")
    assert state.tokens(0) == ["refuse"]
    state.play(0, "refuse")
    assert state.tokens(0) == ["done"]
    assert drafted(state)["refusals"] == 1
    refuses(state, 0, "park", "error-wt-refused-turn")
    state.play(0, "done")
    dull_turn(state, 1)
    assert state.position()["sheets"][0]["refusals"] == 1


def test_no_refusal_while_a_number_fits() -> None:
    """WT-12: one number that fits is enough to rule the refusal out, and the others cannot be picked."""
    state = game(sheet(*TIGHT), combos="5/park 8/park 12/estate")
    assert state.tokens(0) == ["pick:C"]
    refuses(state, 0, "refuse", "error-wt-number-fits")
    refuses(state, 0, "pick:A", "error-wt-number-nowhere", number=5)


def test_temp_may_be_declined() -> None:
    """WT-12: a number that only fits with a temp may be built, or the permit refused."""
    state = game(sheet(*TIGHT), combos="5/temp 8/park 11/estate")
    assert state.tokens(0) == ["pick:A", "refuse"]
    state.play(0, "pick:A")
    assert state.tokens(0) == ["write:3@1.2"]
    state.undo(0)
    state.play(0, "refuse")
    assert drafted(state)["refusals"] == 1


def test_temp_only_stretches_its_own_number() -> None:
    """WT-12: the temp of one stack does not help the number of another."""
    state = game(sheet(*TIGHT), combos="8/temp 5/park 11/estate")
    assert state.tokens(0) == ["refuse"]


# -- the stacks run out


def test_three_cards_a_turn() -> None:
    """WT-R19: six cards in the first turn, three in every other."""
    state = start(2)
    chance = Rng(4)
    state.deal(chance)
    for turn in range(1, 6):
        assert state.position()["turn"] == turn
        assert len(state.position()["cards"]["pile"]) == 81 - 3 - 3 * turn
        dull_turn(state, 0)
        dull_turn(state, 1)
        state.deal(chance)


def _last_cards(rules: int) -> State:
    """The turn with the last three numbers has been played."""
    position = table(filler(25), combos="5/surveyor 8/park 11/pool")
    position["cards"]["pile"] = []
    position["rules"] = rules
    state = load(position)
    assert state.position()["turn"] == 26
    dull_turn(state, 0)
    dull_turn(state, 1)
    return state


def test_the_last_effects_count() -> None:
    """WT-R20, WT-25: the last three cards are turned over, the 78 discards make the stacks of the numbers."""
    state = _last_cards(2)
    cards = state.position()["cards"]
    assert [effect.split("-")[0] for effect in cards["effects"]] == ["5", "8", "11"]
    assert cards["numbers"] == [None] * 3
    assert Counter(cards["pile"]) == Counter(DECK) - Counter(cards["effects"])
    assert load(state.position()).position() == state.position()
    shown = cards["effects"]
    deal(state)
    cards = state.position()["cards"]
    assert len(cards["pile"]) == 75
    assert cards["effects"] == shown
    assert None not in cards["numbers"]


def test_a_wish_shuffles_the_last_cards_too() -> None:
    """WT-20, WT-25: whoever fulfils the first plan may have all 81 shuffled, the last three included."""
    nine = "1 2 3 4 5 6 7 8 9"
    plans = ("estates-44", "estates-36", "estates-34")
    position = table(
        sheet("1 2 3 | 4 5 6 7 |", nine, nine), combos="14/surveyor 15/park 13/pool", plans=plans
    )
    position["cards"]["pile"] = []
    state = load(position)
    everybody_else(state)
    play(state, 0, "pick:A write:14@3.12 claim:3")
    other = state.clone()
    play(state, 0, "reshuffle done")
    play(other, 0, "done")
    assert len(state.position()["cards"]["pile"]) == 81
    assert state.position()["cards"]["effects"] == [None] * 3
    assert len(other.position()["cards"]["pile"]) == 78
    assert None not in other.position()["cards"]["effects"]


def test_version_1_shuffled_a_turn_early() -> None:
    """Games of version 1 go on as they began: after 26 turns all 81 cards are shuffled."""
    state = _last_cards(1)
    cards = state.position()["cards"]
    assert Counter(cards["pile"]) == Counter(DECK)
    assert cards["numbers"] == cards["effects"] == [None] * 3
    deal(state)
    cards = state.position()["cards"]
    assert len(cards["pile"]) == 75
    assert None not in cards["numbers"] + cards["effects"]


# -- drafts


def test_undo_step_by_step() -> None:
    """WT-R81: a turn can be taken back until it is confirmed."""
    state = game(sheet("1"), combos="5/surveyor 8/park 11/pool")
    pictures = [state.position()]
    for step in ("pick:A", "write:5@1.4", "fence:1.4"):
        state.play(0, step)
        pictures.append(state.position())
    for picture in reversed(pictures[:-1]):
        state.undo(0)
        assert state.position() == picture
    assert not state.can_undo(0)
    play(state, 0, "pick:A write:5@1.4 done")
    assert not state.can_undo(0)


def test_drafts_are_private() -> None:
    """WT-R81: nobody sees a turn before everybody has confirmed; then everybody does."""
    state = game(sheet(), combos="5/surveyor 8/park 11/pool")
    before = state.view(1)
    spectator = state.view(SPECTATOR)
    play(state, 0, "pick:A write:5@1.4")
    assert state.view(1) == before
    assert state.view(SPECTATOR) == spectator
    assert state.view(0)["draft"]["sheet"]["streets"][0]["houses"][3] == 5
    state.play(0, "done")
    assert state.view(1) == before | {"confirmed": [True, False]}
    dull_turn(state, 1)
    assert state.view(1)["sheets"][0]["streets"][0]["houses"][3] == 5


def test_turns_are_independent() -> None:
    """WT-R12: what one player drafts does not change what another may do."""
    state = game(sheet("3"), sheet("7"), combos="5/surveyor 8/park 11/pool")
    before = state.tokens(1)
    play(state, 0, "pick:A write:5@1.4 fence:1.4")
    assert state.tokens(1) == before


@pytest.mark.parametrize("seats", [1, 2, 100, 1000])
def test_seats(seats: int) -> None:
    """WT-R74, WT-R08: from one player to a thousand, all with a sheet of their own."""
    state = start(seats)
    deal(state)
    assert len(state.position()["sheets"]) == seats
    for seat in range(seats):
        dull_turn(state, seat)
    assert state.awaits_chance()


def test_order_of_a_turn() -> None:
    """WT-R13, WT-R18: pick, write, effect; nothing of it can be left out or turned round."""
    state = game(sheet(), combos="5/surveyor 8/park 11/pool")
    refuses(state, 0, "done", "error-wt-pick-first")
    refuses(state, 0, "fence:1.1", "error-wt-pick-first")
    state.play(0, "pick:A")
    refuses(state, 0, "done", "error-wt-write-first")
    refuses(state, 0, "fence:1.1", "error-wt-write-first")
    state.play(0, "write:5@1.1")
    refuses(state, 0, "write:5@2.1", "error-step-not-now")
    refuses(state, 0, "pick:B", "error-step-not-now")


def test_whole_turns_are_told_apart_by_what_they_did() -> None:
    """WT-R12: two combinations that lead to the same sheet are the same turn."""
    state = load(table(sheet(), combos="5/surveyor 5/park 11/pool"))
    told = [" ".join(turn) for turn in whole_turns(state, 0)]
    assert "pick:A write:5@1.1 done" in told
    assert "pick:B write:5@1.1 done" not in told
    assert "pick:B write:5@1.1 park done" in told


def test_everybody_else_is_waited_for() -> None:
    """WT-R19: the turn is over when the last of them has confirmed."""
    state = game(filler(3), filler(3), filler(3), combos="5/surveyor 8/park 11/pool")
    dull_turn(state, 1)
    assert not state.may_act(1)
    assert state.actor() == 0
    everybody_else(state, but=1)
    assert state.awaits_chance()


def test_drafts_are_part_of_the_position() -> None:
    """WT-R81: the steps of a draft are part of the position."""
    state = after("pick:B write:8@2.2 park", sheet(), combos="5/surveyor 8/park 11/pool")
    assert state.position()["drafts"] == [["pick:B", "write:8@2.2", "park"], []]
