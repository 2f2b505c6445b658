"""The driver: what a bot is handed, what becomes of its choice, and bots that somebody brings along."""

import re
from collections.abc import Callable, Iterator

import orjson
import pytest

from boulevard.bots import registry
from boulevard.bots.base import Bot, RandomBot
from boulevard.bots.driver import SPOKEN, carry_out, consider, play_game, think
from boulevard.bots.lords_of_vegas import LordsGreedy, Temper
from boulevard.bots.registry import Entry, bots_of, find_bot, register
from boulevard.games import chance as chances
from boulevard.games.catalogue import GAMES, find_game
from boulevard.games.chance import Chance, Rng, rng_of
from boulevard.games.contract import GameError, State
from boulevard.match import Match, Sealed
from boulevard.server import bots as server_bots

from .kit import SETTINGS, Setting, pick, text, walk

WORLDS = 6
# Everything there is to hide: hands in the expert game, loans, and what others have drafted.
HIDING = [
    Setting("welcome-to", 2),
    Setting("welcome-to", 2, {"expert": True}),
    Setting("welcome-to", 4, {"advanced": True, "roundabouts": True, "expert": True}),
    Setting("new-las-vegas", 2),
    Setting("new-las-vegas", 3, {"introductory": True}),
]


class Spy(Bot):
    """Writes down all it is handed, and plays the first step."""

    seen: list[str] = []  # noqa: RUF012 (the registry makes a new spy every time)

    def choose(self, state: State, seat: int, chance: Chance) -> int:
        self.seen.append(text(state.position()))
        return int(state.legal(seat)[0])


@pytest.fixture
def own_bots() -> Iterator[None]:
    """Whatever a test registers is forgotten."""
    before = list(registry.ENTRIES)
    yield
    registry.ENTRIES[:] = before


def other_worlds(state: State, seat: int) -> list[State]:
    """States that look the same to this seat. Hands, loans and drafts of the others differ."""
    worlds = []
    for number in range(WORLDS):
        world = state.resample(seat, Rng(1000 + number))
        chance = Rng(number)
        for other in range(state.seats):
            if other != seat and number % 3:  # drafts some steps, or confirms
                for _ in range(2 if number % 3 == 1 else 40):
                    if not world.may_act(other):
                        break
                    world.advance(other, pick(world, other, chance))
        worlds.append(world)
    return worlds


def moments(setting: Setting) -> Iterator[tuple[State, int]]:
    """Some positions of a game in which a seat is next, and the seat."""
    for count, state in enumerate(walk(setting.start(), Rng(50))):
        if count % 23 == 7 and not state.awaits_chance():
            for seat in state.waiting()[:2]:
                yield state.clone(), seat


@pytest.mark.parametrize("asked", [think, consider])
@pytest.mark.parametrize("setting", HIDING, ids=str)
def test_a_bot_is_handed_nothing_its_seat_may_not_know(
    setting: Setting, asked: Callable[..., object]
) -> None:
    """Worlds that the seat cannot tell apart give the bot the very same states."""
    apart = 0
    for state, seat in moments(setting):
        worlds = other_worlds(state, seat)
        handed = []
        for world in worlds:
            Spy.seen.clear()
            asked(Spy(), world, seat, rng_of("thought"))
            handed.append(list(Spy.seen))
            assert Spy.seen
        assert all(seen == handed[0] for seen in handed)
        apart += len({text(world.position()) for world in worlds}) > 1
    assert apart > 3  # there was something to hide


@pytest.mark.parametrize("setting", HIDING, ids=str)
def test_the_server_hands_a_bot_nothing_its_seat_may_not_know(setting: Setting, own_bots: None) -> None:
    register(Entry("spy", [], 0, 0.0, Spy))
    for state, seat in moments(setting):
        handed = []
        for world in other_worlds(state, seat):
            Spy.seen.clear()
            position = orjson.dumps(world.position())
            (thought,) = server_bots.think(setting.game, position, [(seat, "spy", False)], "salt")
            handed.append((thought, list(Spy.seen)))
        assert all(seen == handed[0] for seen in handed)


@pytest.mark.parametrize("setting", [s for s in HIDING if s.options.get("expert")], ids=str)
def test_whole_games_hand_bots_worlds_that_may_be_wrong(setting: Setting) -> None:
    """In a game of hidden hands, what a bot sees is not the real state."""
    real = setting.start()
    hands: list[bool] = []

    class Watched(RandomBot):
        def choose(self, state: State, seat: int, chance: Chance) -> int:
            mine, others = state.position()["cards"]["hands"], real.position()["cards"]["hands"]
            assert mine[seat] == others[seat]
            hands.append(mine != others)
            return int(super().choose(state, seat, chance))

    spies: list[Bot] = [Watched() for _ in range(setting.seats)]
    play_game(real, spies, Rng(1), [Rng(seat) for seat in range(setting.seats)])
    assert sum(hands) > len(hands) // 2 > 20


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_thought_is_a_whole_turn_and_changes_nothing(setting: Setting) -> None:
    bot = find_bot("random", setting.game)
    simultaneous = find_game(setting.game).simultaneous
    for count, state in enumerate(walk(setting.start(), Rng(51))):
        if count % 9 or state.awaits_chance():
            continue
        seat = state.actor()
        before = text(state.position())
        thought = think(bot, state, seat, Rng(count), spell=True)
        assert text(state.position()) == before
        assert len(thought.tokens) == len(thought.steps)
        done, told = state.clone(), state.clone()
        carry_out(done, seat, thought)
        told.rewind(seat) if simultaneous else None
        for token in thought.tokens:
            told.play(seat, token)
        assert text(done.position()) == text(told.position())
        assert not done.can_undo(seat) if simultaneous else done.actor() != seat


@pytest.mark.parametrize("setting", [s for s in SETTINGS if s.seats < 6], ids=str)
def test_with_and_without_a_record_it_is_the_same_game(setting: Setting) -> None:
    bots = [find_bot("random", setting.game)] * setting.seats
    state = setting.start()
    minds: list[Chance] = [Rng(seat) for seat in range(setting.seats)]
    play_game(state, bots, chances.Sealed("seed"), minds)
    match = Match(setting.start(), Sealed("seed"))
    minds = [Rng(seat) for seat in range(setting.seats)]
    while (seat := match.state.actor()) >= 0:
        for step in think(bots[seat], match.state, seat, minds[seat]).steps:
            match.take(seat, step)
    assert text(match.state.position()) == text(state.position())


class Trader(RandomBot):
    """Makes the offers of the menu, at a price that does not stand there."""

    def speak(self, state: State, seat: int, chance: Chance) -> str:
        for token in state.tokens(seat):
            if token.startswith("offer:") and "$" in token:
                return re.sub(r"\$(\d+)", lambda price: f"${int(price[1]) - 1}", token)
        return ""


def test_a_bot_may_say_what_no_list_holds() -> None:
    """A free offer in Lords of Vegas: it stands in the thought, and is played."""
    state = find_game("lords-of-vegas").start(3)
    spoken = 0
    chance = Rng(3)
    for _ in range(400):
        state.deal(chance)
        seat = state.actor()
        if seat < 0:
            break
        thought = think(Trader(), state, seat, chance, spell=True)
        if len(thought.steps) and thought.steps[0] == SPOKEN:
            spoken += 1
            assert thought.said == [thought.tokens[0]]
            assert thought.tokens[0] not in state.tokens(seat)
        carry_out(state, seat, thought)
    assert spoken > 5


# -- the registry


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_weak_and_a_better_bot(game: str) -> None:
    names = [entry.name for entry in bots_of(game)]
    assert names[0] == "random"
    assert "greedy" in names
    assert all(isinstance(entry.factory(), Bot) for entry in bots_of(game))


def test_a_bot_of_ones_own_is_found_like_any_other(own_bots: None) -> None:
    class Last(Bot):
        def choose(self, state: State, seat: int, chance: Chance) -> int:
            return int(state.legal(seat)[-1])

    register(Entry("last", ["welcome-to"], 1, 0.0, Last))
    assert isinstance(find_bot("last", "welcome-to"), Last)
    with pytest.raises(GameError) as refused:
        find_bot("last", "lords-of-vegas")
    assert refused.value.key == "error-no-such-bot"
    register(Entry("last", ["welcome-to"], 1, 0.0, RandomBot))
    assert isinstance(find_bot("last", "welcome-to"), RandomBot)
    assert [entry.name for entry in bots_of("welcome-to")].count("last") == 1


class Watched(Bot):
    """Plays as another bot does, and notes when its word alone makes dice fall."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.rolls = 0

    def choose(self, state: State, seat: int, chance: Chance) -> int:
        return int(self.bot.choose(state, seat, chance))

    def speak(self, state: State, seat: int, chance: Chance) -> str:
        said = self.bot.speak(state, seat, chance)
        if said:
            after = state.clone()
            after.play(seat, said)
            self.rolls += after.awaits_chance()
        return said


def test_a_word_that_makes_dice_fall_is_settled_before_the_next_thought() -> None:
    """Somebody accepts in another's turn, two bosses tie, and dice are rolled before anybody is asked."""
    gambler, lover = Temper(), Temper()
    gambler.slips, gambler.gambles = 2.5, 8
    lover.slips, lover.strip = 1.0, 1.3
    bots = [Watched(LordsGreedy(temper)) for temper in (gambler, lover, Temper())]
    for number in range(200):
        state = find_game("lords-of-vegas").start(3)
        minds: list[Chance] = [rng_of(f"{number}/{seat}") for seat in range(3)]
        play_game(state, [*bots], chances.Sealed(f"arena {number}"), minds)
        assert state.over()
        if any(bot.rolls for bot in bots):
            return  # it did happen
    raise AssertionError("in 200 games no word made dice fall")
