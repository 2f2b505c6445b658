"""The game of an outsider in docs/examples: it does all that every game must do."""

from collections.abc import Callable, Iterator

import pytest
from docs.examples.pig import Pig

from boulevard.bots.driver import play_game
from boulevard.bots.registry import find_bot
from boulevard.games.catalogue import GAMES
from boulevard.games.chance import Rng

from . import test_every_game as kit
from .kit import Setting
from .match import test_match as matches

SETTING = Setting("pig", 3)
# What is left out needs undo, drafts or secrets, which Pig has not.
CHECKS: list[Callable[[Setting], None]] = [
    kit.test_a_random_game_ends_and_is_scored,
    kit.test_tokens_name_every_choice_unmistakably,
    kit.test_a_record_gives_the_identical_game,
    kit.test_an_interrupted_record_goes_on_with_the_same_chance,
    kit.test_positions_say_everything,
    kit.test_a_state_survives_pickling,
    kit.test_the_same_seed_gives_the_same_game,
    kit.test_planners_get_what_their_seat_may_know,
    kit.test_every_int_that_is_not_legal_is_refused,
    kit.test_nothing_moves_after_the_end,
    kit.test_bad_positions_are_refused_with_a_reason,
    kit.test_the_odds_are_what_chance_draws,
    kit.test_who_is_waited_for_has_not_confirmed,
    kit.test_rewinding_is_undoing_everything,
    kit.test_every_entrance_knows_its_seats,
    kit.test_the_menu_is_what_is_legal,
    matches.test_a_match_begins_anywhere,
    matches.test_a_misread_answer_is_corrected,
    matches.test_a_clone_of_a_match_lives_its_own_life,
    matches.test_what_is_refused_changes_nothing,
]


@pytest.fixture
def pig() -> Iterator[None]:
    GAMES["pig"] = Pig()
    yield
    del GAMES["pig"]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: str(check.__name__))
def test_a_game_from_outside_passes(check: Callable[[Setting], None], pig: None) -> None:
    check(SETTING)


@pytest.mark.parametrize("events", [0, 2, 11, 47])
def test_it_is_cloned_and_refuses_nonsense(events: int, pig: None) -> None:
    kit.test_a_clone_lives_its_own_life(SETTING, events)
    kit.test_bad_input_is_refused_and_changes_nothing(SETTING, events)


def test_bots_play_it(pig: None) -> None:
    state = Pig().start(4)
    play_game(state, [find_bot("random", "pig")] * 4, Rng(1), [Rng(seat) for seat in range(4)])
    assert state.over()
    assert min(state.places()) == 1
