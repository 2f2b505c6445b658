"""Whole turns: every distinct one exactly once. Their number in some positions is our perft."""

import json
from collections.abc import Iterator
from dataclasses import replace

import pytest

from boulevard.bots.registry import find_bot
from boulevard.games.catalogue import find_game
from boulevard.games.chance import Chance, rng_of
from boulevard.games.contract import State
from boulevard.games.new_las_vegas.state import NewLasVegasState
from boulevard.games.welcome_to.state import WelcomeState

from .golden.turns import COUNTED, COUNTS, count_turns
from .kit import Setting, pick, text

OLD = [replace(setting, rules=1) for setting in COUNTED]


@pytest.mark.parametrize("setting", COUNTED, ids=str)
def test_the_number_of_turns_is_known(setting: Setting) -> None:
    known = json.loads(COUNTS.read_text())[str(setting)]
    assert {events: count_turns(setting, int(events)) for events in known} == known


@pytest.mark.parametrize(
    ("setting", "count"),
    [
        (Setting("welcome-to", 1, rules=1), 414),
        (Setting("welcome-to", 3, {"advanced": True}, rules=1), 561),
    ],
    ids=str,
)
def test_counts_that_were_wrong_once(setting: Setting, count: int) -> None:
    """Found by brute force; unlike turns had been taken for one."""
    assert count_turns(setting, 40) == count


def _dealt(seats: int, tokens: str, **options: bool) -> State:
    state = find_game("welcome-to").start(seats, options)
    for token in tokens.split():
        state.reveal_token(token)
    return state


PLANS = "plan:estates-44 plan:estates-36 plan:estates-34"


@pytest.mark.parametrize(
    ("seats", "cards", "options", "count"),
    [
        # Three numbers without temps, an empty sheet of 33 houses, and effects that can be counted on paper.
        # A: 5 with a park: 33 houses, park or not.                          66
        # B: 6 with a pool: 33 houses, 9 of them with a pool.                42
        # C: 7 with an estate agent: 33 houses, 6 ladders or none.          231
        (2, "8-park 9-pool 1-estate 5-surveyor 6-bis 7-park", {}, 66 + 42 + 231),
        # An 8 with a park or with one of 30 fences: without the effect they are the same turn.
        # A: 33 * 2, B: 33 * 31, less the 33 they share; C: an 11 with a pool, 33 + 9.
        (2, "1-park 2-surveyor 3-pool 8-estate 8-bis 11-park", {}, 66 + 33 * 31 - 33 + 42),
        # Solo: six pairs of number and effect.
        # 11, 9 or 6 with the effects of the other two, no effect shared: 33 * (1 + fences, ladders, pools).
        (1, "11-surveyor 9-estate 6-pool top:park", {}, (33 * 7 + 9) + (33 * 31 + 9) + (33 * 31 + 33 * 6)),
        (2, "1-surveyor 4-bis 3-temp 5-park 8-estate 11-estate", {"roundabouts": True}, 41_382),
    ],
    ids=["paper", "shared", "solo", "roundabouts"],
)
def test_first_turns_that_were_counted(seats: int, cards: str, options: dict[str, bool], count: int) -> None:
    state = _dealt(seats, f"{PLANS} {cards}", **options)
    assert len(state.turns(0)) == count


def test_turns_go_on_from_what_was_done() -> None:
    """From the middle of a turn: only the steps that are still to come."""
    state = _dealt(2, f"{PLANS} 8-park 9-pool 1-estate 5-surveyor 6-bis 7-park")
    state.play(0, "pick:A")
    assert len(state.turns(0)) == 66
    state.play(0, "write:5@1.1")
    assert [[state.token(0, turn.steps[0]), len(turn.steps)] for turn in state.turns(0)] == [
        ["done", 1],
        ["park", 2],
    ]


# -- against brute force


def _others_confirm(state: State, seat: int) -> None:
    """The other seats do as little as they can, so that this one's confirmation ends the round."""
    for other in range(state.seats):
        while other != seat and state.may_act(other):
            choices = list(state.legal(other))
            state.advance(other, 0 if 0 in choices else choices[0])


def _sequences(state: State, seat: int, most: int) -> list[State] | None:
    """Where every sequence of steps leads, confirmation included; None if there are too many."""
    ended: list[State] = []
    stack = [state]
    while stack:
        here = stack.pop()
        for choice in here.legal(seat):
            after = here.clone()
            after.advance(seat, choice)
            if choice:
                stack.append(after)
            else:
                ended.append(after)
        if len(ended) + len(stack) > most:
            return None
    return ended


def _check(state: State, seat: int, most: int) -> bool:
    """Are the turns those of brute force? False if there are too many sequences to tell, or if somebody else
    ends the game in this very round: a seat cannot know that its wish to shuffle is in vain then."""
    _others_confirm(state, seat)
    assert isinstance(state, WelcomeState | NewLasVegasState)
    if any(state.draft(other).sheet.finished() for other in range(state.seats) if other != seat):
        return False
    ended = _sequences(state, seat, most)
    if ended is None:
        return False
    expected = {text(after.position()) for after in ended}
    turns = state.turns(seat)
    found = set()
    for turn in turns:
        after = state.clone()
        for step in turn.steps:
            assert step in list(after.legal(seat))
            after.advance(seat, step)
        found.add(text(after.position()))
    assert found == expected
    assert len(turns) == len(expected) == len({turn.key for turn in turns})
    return True


def _positions(setting: Setting, seed: int) -> Iterator[tuple[State, int]]:
    """One position of every turn of a game that is played well in part: only so are plans fulfilled."""
    chance: Chance = rng_of(f"turns {setting} {seed}")
    bots = [find_bot("greedy", setting.game), None]
    state = setting.start()
    while not state.over():
        state.deal(chance)
        waiting = state.waiting()
        if waiting:
            seat = waiting[chance.below(len(waiting))]
            before = state.clone()
            for _ in range(chance.below(3)):  # some steps may be taken already
                if before.legal(seat)[0] == 0:
                    break
                before.advance(seat, pick(before, seat, chance))
            yield before, seat
        for seat in waiting:
            bot = bots[(seat + seed) % 2]
            while state.may_act(seat):
                choice = pick(state, seat, chance) if bot is None else bot.choose(state, seat, chance)
                state.advance(seat, choice)
                if state.awaits_chance():
                    break


def _compare(setting: Setting, positions: int, most: int) -> None:
    checked = 0
    seed = 0
    while checked < positions:
        for state, seat in _positions(setting, seed):
            if checked < positions and _check(state, seat, most):
                checked += 1
        seed += 1
        assert seed <= positions + 10, "nearly all positions have too many sequences"


@pytest.mark.parametrize("setting", COUNTED, ids=str)
def test_turns_are_those_of_brute_force(setting: Setting) -> None:
    _compare(setting, 6, 2000)


@pytest.mark.long
@pytest.mark.parametrize("setting", [*COUNTED, *OLD], ids=str)
def test_turns_of_a_thousand_positions_are_those_of_brute_force(setting: Setting) -> None:
    _compare(setting, 1000, 5000)
