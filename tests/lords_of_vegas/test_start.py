"""From the box to the first turn."""

import pytest

from boulevard.games.chance import Rng
from boulevard.games.contract import GameError

from .helpers import GAME, draw, lots, money, phase, play, points, refused, roll, start


def test_two_cards_each() -> None:
    """LOV-R07, LOV-R08, LOV-R01: a 4 and a 7 make 11; markers lie on both lots; everybody is on 0."""
    state = start(3)
    for card in ["A6", "A1", "B2", "B3", "C5", "C8"]:
        draw(state, card)
    assert money(state) == [11, 15, 18]
    assert [lots(state, seat) for seat in (1, 2, 3)] == [["A1", "A6"], ["B2", "B3"], ["C5", "C8"]]
    assert points(state) == [0, 0, 0]


def test_first_turn_by_dice() -> None:
    """LOV-R11, LOV-18: the highest sum begins; those who tie roll again, the others do not."""
    state = start(3)
    for card in ["A1", "A2", "A3", "A4", "A5", "A6"]:
        draw(state, card)
    roll(state, 6, 3, 1, 1, 5, 4)
    assert state.position()["pending"]["seats"] == [0, 2]
    roll(state, 1, 2, 2, 1)
    assert state.position()["pending"]["seats"] == [0, 2]
    roll(state, 1, 2, 6, 1)
    assert phase(state) == "break"
    assert state.position()["active"] == 2


def test_turns_go_round() -> None:
    """LOV-R12, LOV-R13, LOV-31: a card first, which its seat turns, then actions, then the next seat."""
    state = start(3)
    for card in ["A1", "A2", "A3", "A4", "A5", "A6"]:
        draw(state, card)
    roll(state, 1, 1, 1, 1, 5, 4)
    for seat, card in [(3, "B1"), (1, "B2"), (2, "B3"), (3, "B4")]:
        assert refused(state, seat, "end")[0] == "error-step-not-now"
        other = seat % 3 + 1
        assert refused(state, other, "turn-card") == ("error-lov-not-active", {"seat": seat})
        assert state.tokens(seat - 1) == ["turn-card"]
        draw(state, card)
        assert state.actor() == seat - 1
        play(state, seat, "end")


@pytest.mark.parametrize(("seats", "below"), [(2, 11), (3, 10), (4, 10)])
def test_end_card(seats: int, below: int) -> None:
    """LOV-R10, LOV-15, LOV-20, LOV-R09: the End card comes when only the last pile is left, never before."""
    state = start(seats)
    chance = Rng(seats)
    seen = []
    while not state.over():
        if state.awaits_chance():
            left = 48 - len(state.position()["drawn"])
            outcome = state.sample(chance)
            token = state.outcome_token(outcome)
            if phase(state) == "drawing":
                assert (token == "card:end") == (left == below)
                assert state.possible(48) == (left == below)
            if token.startswith("card"):
                seen.append(token)
            state.reveal(outcome)
        elif phase(state) == "turn":
            state.play(state.actor(), "end")
        else:
            state.advance(state.actor(), state.legal(state.actor())[0])
    assert seen[-1] == "card:end"
    assert len(seen) == len(set(seen)) == 48 - below + 1
    assert state.position()["drawn"][-1] == "end"


def test_block_f_is_replaced_at_the_start() -> None:
    """LOV-16: with two seats no start card is one of block F; with three it may be."""
    two, three = start(2), start(3)
    with pytest.raises(GameError):
        draw(two, "F1")
    draw(three, "F1")
    assert lots(three, 1) == ["F1"]
    for seed in range(30):
        state = start(2)
        state.deal(Rng(seed))
        assert all(name[0] != "F" for seat in (1, 2) for name in lots(state, seat))


@pytest.mark.parametrize("token", ["card:G1", "card:", "die:3", "A1", "", "card:end", "end"])
def test_impossible_answers_of_chance(token: str) -> None:
    state = start(2)
    before = state.position()
    with pytest.raises(GameError) as caught:
        state.reveal_token(token)
    assert caught.value.key == "error-chance-impossible"
    assert state.position() == before


def test_a_card_comes_once() -> None:
    """LOV-R04, LOV-R09"""
    state = start(2)
    draw(state, "A1")
    with pytest.raises(GameError):
        draw(state, "A1")


@pytest.mark.parametrize("seats", [1, 5, 0, -1, True, "2", None])
def test_wrong_number_of_seats(seats: object) -> None:
    """LOV-R01"""
    with pytest.raises(GameError) as caught:
        GAME.start(seats)
    assert caught.value.key == "error-seats"
