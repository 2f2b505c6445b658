"""The baseline bots of every game."""

import pytest

from boulevard.bots.base import Bot
from boulevard.bots.catalogue import NAMES, find_bot
from boulevard.bots.playout import play_game, playout
from boulevard.games.catalogue import GAMES, find_game
from boulevard.games.chance import Chance, rng_of
from boulevard.games.contract import GameError, State

from .kit import SETTINGS, Setting, somewhere, text

every_game = pytest.mark.parametrize("game", GAMES)
GAMES_PLAYED = 100


@every_game
def test_greedy_beats_random(game: str) -> None:
    """More than 95 of 100 two-seat games, seats changing."""
    won = 0
    for number in range(GAMES_PLAYED):
        state = find_game(game).start(2)
        bots = [find_bot("greedy", game), find_bot("random", game)]
        greedy = number % 2
        if greedy == 1:
            bots.reverse()
        play_game(state, bots, rng_of(f"deal {number}"), [rng_of(f"{seat} {number}") for seat in range(2)])
        won += state.places()[greedy] == 1 and state.places()[1 - greedy] == 2
    assert won > 95


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
@pytest.mark.parametrize("name", NAMES)
def test_bots_choose_legal_steps_and_change_nothing(setting: Setting, name: str) -> None:
    bot = find_bot(name, setting.game)
    for events in (0, 20, 45, 90):
        state = somewhere(setting, 40, events)
        state.deal(rng_of("deal"))
        seat = state.actor()
        if seat < 0:
            continue
        before = text(state.position())
        choice = bot.choose(state, seat, rng_of("thought"))
        assert choice in list(state.legal(seat))
        assert bot.choose(state, seat, rng_of("thought")) == choice
        assert text(state.position()) == before


@pytest.mark.parametrize("setting", [s for s in SETTINGS if s.seats > 1], ids=str)
def test_bots_cannot_peek(setting: Setting) -> None:
    """A bot chooses the same whatever the things it may not know are."""
    bot = find_bot("greedy", setting.game)
    for events in (25, 60):
        state = somewhere(setting, 41, events)
        state.deal(rng_of("deal"))
        seat = state.actor()
        if seat < 0:
            continue
        choice = bot.choose(state, seat, rng_of("thought"))
        for other in range(3):
            possible = state.resample(seat, rng_of(f"another world {other}"))
            assert bot.choose(possible, seat, rng_of("thought")) == choice


@every_game
def test_a_bot_in_plain_python_can_play(game: str) -> None:
    class Last(Bot):
        def choose(self, state: State, seat: int, chance: Chance) -> int:
            return int(state.legal(seat)[-1])

    state = find_game(game).start(2)
    bots: list[Bot] = [Last(), find_bot("random", game)]
    play_game(state, bots, rng_of("deal"), [rng_of("a"), rng_of("b")])
    assert state.over()


@every_game
def test_unknown_bots_are_refused(game: str) -> None:
    for name in ("nobody", "", None, 3):
        with pytest.raises(GameError) as caught:
            find_bot(name, game)
        assert caught.value.key == "error-no-such-bot"


@every_game
def test_a_playout_says_how_many_steps_it_took(game: str) -> None:
    state = find_game(game).start(2)
    assert playout(state, rng_of("play")) > 20
    assert state.over()
