"""Every bot in every variant: it takes legal steps only, and knows nothing that is hidden from its seat."""

import pytest

from boulevard.bots.driver import SPOKEN, remark, think
from boulevard.bots.registry import bots_of
from boulevard.games.chance import rng_of

from .kit import SETTINGS, Setting, quick_bot, somewhere

pytestmark = pytest.mark.searching
PAIRS = [(setting, entry.name) for setting in SETTINGS for entry in bots_of(setting.game)]
every_pair = pytest.mark.parametrize(("setting", "name"), PAIRS, ids=str)
LONG = 12  # games of each bot in each variant: two thousand in all


def play(setting: Setting, name: str, number: int) -> None:
    """A whole game, every step of which the rules check. Beyond two seats some play at random."""
    state = setting.start()
    names = [name if seat < 2 else "random" for seat in range(setting.seats)]
    bots = [quick_bot(one, setting.game) for one in names]
    thoughts = [rng_of(f"{number}/{seat}") for seat in range(setting.seats)]
    chance = rng_of(f"deal {number}")
    while True:
        state.deal(chance)
        seat = int(state.actor())
        if seat < 0:
            break
        for other in range(setting.seats):
            said = remark(bots[other], state, other, thoughts[other]) if other != seat else ""
            if said:
                state.play(other, said)
                break
        if state.awaits_chance() or state.actor() != seat:
            continue
        thought = think(bots[seat], state, seat, thoughts[seat])
        words = iter(thought.said)
        for step in thought.steps:
            if step == SPOKEN:
                state.play(seat, next(words))
            else:
                state.apply(seat, int(step))
    assert state.over()


@every_pair
def test_every_step_is_legal(setting: Setting, name: str) -> None:
    play(setting, name, 0)


@pytest.mark.long
@every_pair
def test_every_step_of_thousands_of_games_is_legal(setting: Setting, name: str) -> None:
    for number in range(1, LONG + 1):
        play(setting, name, number)


@every_pair
def test_nobody_peeks(setting: Setting, name: str) -> None:
    """The same plan in every world that the seat cannot tell apart."""
    for events in (20, 55):
        state = somewhere(setting, 43, events)
        state.deal(rng_of("deal"))
        seat = state.actor()
        if seat < 0:
            continue
        plan = quick_bot(name, setting.game).plan(state, seat, rng_of("thought"))
        for world in range(2):
            other = state.resample(seat, rng_of(f"another world {world}"))
            again = quick_bot(name, setting.game).plan(other, seat, rng_of("thought"))
            assert [(list(a.steps), a.value) for a in again.alternatives] == [
                (list(a.steps), a.value) for a in plan.alternatives
            ]
