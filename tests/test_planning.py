"""Plans: what a bot intends, in every game and every variant."""

import pytest

from boulevard.bots.base import RandomBot
from boulevard.bots.driver import carry_out, consider, think
from boulevard.bots.planning import ALTERNATIVES, MARGIN, NOTHING, POINTS, Alternative, Budget, Shortlist
from boulevard.bots.registry import find_bot
from boulevard.games.catalogue import find_game
from boulevard.games.chance import Rng, rng_of
from boulevard.games.contract import State
from boulevard.games.native import i64, vec

from .kit import SETTINGS, Setting, quick_bot, somewhere, text

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)
FEW = Budget(samples=20)
UNITS = {"welcome-to": POINTS, "new-las-vegas": POINTS, "lords-of-vegas": MARGIN}


def moments(setting: Setting) -> list[tuple[State, int]]:
    """Positions in which somebody has a choice, the seat's draft begun or not."""
    found = []
    for events in (0, 20, 45, 90):
        state = somewhere(setting, 40, events)
        state.deal(rng_of("deal"))
        seat = int(state.actor())
        if seat >= 0:
            found.append((state, seat))
    return found


@every_setting
def test_a_plan_is_a_whole_turn_with_alternatives(setting: Setting) -> None:
    for state, seat in moments(setting):
        before = text(state.position())
        plan = find_bot("greedy", setting.game).plan(state, seat, rng_of("thought"), FEW)
        assert text(state.position()) == before
        assert plan.unit == UNITS[setting.game]
        assert 0 < len(plan.alternatives) <= ALTERNATIVES
        values = [alternative.value for alternative in plan.alternatives]
        assert values == sorted(values, reverse=True)
        assert list(plan.steps) == list(plan.alternatives[0].steps)
        assert (plan.value, plan.error) == (values[0], 0.0)
        led = set()
        for alternative in plan.alternatives:
            trial = state.clone()
            for step in alternative.steps:
                trial.apply(seat, step)
            if state.game.simultaneous:
                assert trial.confirmed(seat)
            led.add(text(trial.position()))
        assert len(led) == len(plan.alternatives)


@every_setting
def test_a_plan_is_the_same_in_every_world_the_seat_cannot_tell_apart(setting: Setting) -> None:
    for state, seat in moments(setting):
        bot = find_bot("greedy", setting.game)
        plan = bot.plan(state, seat, rng_of("thought"), FEW)
        for world in range(3):
            other = bot.plan(state.resample(seat, Rng(world)), seat, rng_of("thought"), FEW)
            assert [(list(a.steps), a.value) for a in other.alternatives] == [
                (list(a.steps), a.value) for a in plan.alternatives
            ]


@every_setting
def test_a_bot_keeps_to_its_plan(setting: Setting) -> None:
    for state, seat in moments(setting):
        bot = find_bot("greedy", setting.game)
        plan = bot.plan(state, seat, rng_of("thought"), FEW)
        trial, chance = state.clone(), rng_of("thought")
        for step in plan.steps:
            assert bot.choose(trial, seat, chance) == step
            trial.advance(seat, step)


def test_a_turn_that_was_taken_back_is_planned_anew() -> None:
    """One who misjudges things keeps to a turn that has begun; the same turn once more is new."""
    bot = find_bot("daisy", "welcome-to")
    state = Setting("welcome-to", 2).start()
    state.deal(Rng(1))
    chance = Rng(2)
    turns = set()
    for _ in range(6):
        trial = state.clone()
        first = bot.choose(trial, 0, chance)
        trial.advance(0, first)
        again = bot.choose(trial, 0, chance)
        assert bot.choose(trial, 0, chance) == again
        turns.add((first, again))
    assert len(turns) > 1


@every_setting
def test_a_bot_that_only_chooses_has_a_plan_too(setting: Setting) -> None:
    for state, seat in moments(setting):
        plan = consider(RandomBot(), state, seat, rng_of("thought"))
        assert plan.unit == NOTHING
        trial = state.clone()
        for step in plan.steps:
            trial.apply(seat, step)
        assert trial.confirmed(seat) if state.game.simultaneous else trial.actor() != seat


@pytest.mark.searching
def test_the_first_alternative_of_the_master_of_the_strip_is_the_best() -> None:
    """Though those that dropped out of its samples early were looked at less."""
    state, chance = find_game("lords-of-vegas").start(2), rng_of("deal")
    master, quick = quick_bot("master", "lords-of-vegas", 200), find_bot("greedy", "lords-of-vegas")
    asked = 0
    while True:
        state.deal(chance)
        seat = int(state.actor())
        if seat < 0:
            break
        values = [one.value for one in master.plan(state, seat, chance).alternatives]
        assert values == sorted(values, reverse=True)
        asked += len(values) > 2
        carry_out(state, seat, think(quick, state, seat, chance))
    assert asked > 20


def test_a_budget_counts_samples_or_seconds() -> None:
    meter = Budget(samples=3).started()
    meter.use(2)
    assert not meter.spent()
    meter.use()
    assert meter.spent()
    assert not Budget().started().spent()
    assert not Budget(seconds=3600.0).started().spent()
    assert Budget(seconds=1e-9).started().spent()


def test_a_shortlist_keeps_the_best_and_the_earlier_of_equals() -> None:
    shortlist = Shortlist(3)
    for number, value in enumerate((1.0, 3.0, 2.0, 3.0, 0.5)):
        if shortlist.takes(value):
            shortlist.add(Alternative(vec[i64]([number]), value))
    assert [(list(a.steps), a.value) for a in shortlist.best] == [([1], 3.0), ([3], 3.0), ([2], 2.0)]
