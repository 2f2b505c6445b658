"""The baseline bots of every game."""

import pytest

from boulevard.bots.base import Bot
from boulevard.bots.driver import play_game
from boulevard.bots.planning import Budget
from boulevard.bots.playout import playout
from boulevard.bots.registry import bots_of, find_bot
from boulevard.games.catalogue import GAMES, find_game
from boulevard.games.chance import Chance, rng_of
from boulevard.games.contract import GameError, State
from boulevard.school.mcts import Mcts
from boulevard.words import LANGUAGES, say

from .kit import SETTINGS, Setting, quick_bot, somewhere, text

every_game = pytest.mark.parametrize("game", GAMES)
GAMES_PLAYED = 100


@pytest.mark.searching
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
@pytest.mark.parametrize("name", ["random", "greedy"])
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


@every_game
def test_a_bot_in_plain_python_can_play(game: str) -> None:
    class Last(Bot):
        def choose(self, state: State, seat: int, chance: Chance) -> int:
            return int(state.legal(seat)[-1])

    state = find_game(game).start(2)
    bots: list[Bot] = [Last(), find_bot("random", game)]
    play_game(state, bots, rng_of("deal"), [rng_of("a"), rng_of("b")])
    assert state.over()


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_plain_search_plans_legal_turns_and_cannot_peek(setting: Setting) -> None:
    for events in (0, 45):
        state = somewhere(setting, 42, events)
        state.deal(rng_of("deal"))
        seat = state.actor()
        if seat < 0:
            continue
        before = text(state.position())
        steps = Mcts(Budget(samples=12)).plan(state, seat, rng_of("thought")).steps
        assert text(state.position()) == before
        other = state.resample(seat, rng_of("another world"))
        assert list(Mcts(Budget(samples=12)).plan(other, seat, rng_of("thought")).steps) == list(steps)
        for step in steps:
            state.apply(seat, step)


@pytest.mark.searching
@pytest.mark.parametrize("game", ["welcome-to", "new-las-vegas"])
def test_a_plain_search_beats_random(game: str) -> None:
    """With so many samples a turn it won 34 and 36 of 40 games. Lords of Vegas takes many more."""
    won = 0
    for number in range(4):
        state = find_game(game).start(2)
        bots: list[Bot] = [Mcts(Budget(samples=60)), find_bot("random", game)]
        play_game(state, bots, rng_of(f"deal {number}"), [rng_of(f"{seat} {number}") for seat in range(2)])
        won += state.places() == [1, 2]
    assert won >= 3


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


PLAIN = ("random", "greedy", "learned", "master")
CHARACTERS = [(game, entry.name) for game in GAMES for entry in bots_of(game) if entry.name not in PLAIN]


def plays(game: str, names: list[str], number: int) -> State:
    state = find_game(game).start(len(names))
    bots = [quick_bot(name, game, 12) for name in names]
    thoughts: list[Chance] = [rng_of(f"{seat} {number}") for seat in range(len(names))]
    play_game(state, bots, rng_of(f"deal {number}"), thoughts)
    return state


@every_game
def test_a_game_has_six_characters_from_newcomer_to_strong(game: str) -> None:
    levels = [entry.level for entry in bots_of(game) if (game, entry.name) in CHARACTERS]
    assert len(levels) >= 6
    assert {1, 2, 3, 4} <= set(levels) <= {1, 2, 3, 4, 5}


@pytest.mark.parametrize(("game", "name"), CHARACTERS)
def test_characters_have_words_in_every_language(game: str, name: str) -> None:
    for language in LANGUAGES:
        assert say(f"bot-{name}", language) != f"bot-{name}"
        assert say(f"bot-style-{name}", language) != f"bot-style-{name}"


@pytest.mark.searching
@pytest.mark.parametrize("game", ["welcome-to", "new-las-vegas"])
def test_no_two_seats_of_a_character_play_alike(game: str) -> None:
    """They see the same cards; two plain players would write the same sheet."""
    strongest = [name for of, name in CHARACTERS if of == game][-1]
    sheets = plays(game, [strongest, strongest], 2).position()["sheets"]
    assert text(sheets[0]) != text(sheets[1])


@pytest.mark.searching
@every_game
def test_levels_are_felt(game: str) -> None:
    names = [name for of, name in CHARACTERS if of == game]
    newcomer, strong = names[0], names[-1]
    won = 0
    for number in range(10):
        seats = [newcomer, strong] if number % 2 else [strong, newcomer]
        places = plays(game, seats, number).places()
        won += places[seats.index(strong)] == 1
    assert won >= 7
