"""What the tests of every game share: the settings to try, and random walks through a game."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from boulevard.bots.base import Bot
from boulevard.bots.lords_master import LordsMaster
from boulevard.bots.master import Master
from boulevard.bots.planning import Budget
from boulevard.bots.registry import find_bot
from boulevard.games.catalogue import find_game
from boulevard.games.chance import Chance, Rng
from boulevard.games.contract import State


@dataclass(frozen=True)
class Setting:
    """A game with seats and options."""

    game: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    rules: int | None = None  # the version; None for the newest

    def start(self) -> State:
        return find_game(self.game).start(self.seats, self.options, self.rules)

    def __str__(self) -> str:
        options = [
            name if value is True else f"{name}={value}" for name, value in self.options.items() if value
        ]
        version = [] if self.rules is None else [f"rules={self.rules}"]
        return "-".join([self.game, str(self.seats), *options, *version])


SETTINGS = [
    Setting("welcome-to", 1),
    Setting("welcome-to", 2),
    Setting("welcome-to", 3, {"advanced": True}),
    Setting("welcome-to", 2, {"roundabouts": True}),
    Setting("welcome-to", 1, {"advanced": True, "roundabouts": True}),
    Setting("welcome-to", 2, {"expert": True}),
    Setting("welcome-to", 4, {"advanced": True, "roundabouts": True, "expert": True}),
    Setting("welcome-to", 9),
    Setting("welcome-to", 1, {"paper": 3}),
    Setting("welcome-to", 1, {"expert": True, "paper": 2}),
    Setting("new-las-vegas", 1),
    Setting("new-las-vegas", 2),
    Setting("new-las-vegas", 3, {"introductory": True}),
    Setting("new-las-vegas", 1, {"introductory": True, "acme": 3}),
    Setting("new-las-vegas", 1, {"acme": 2}),
    Setting("new-las-vegas", 1, {"acme": 4}),
    Setting("new-las-vegas", 1, {"acme": 5}),
    Setting("new-las-vegas", 6),
    Setting("new-las-vegas", 1, {"paper": 2}),
    Setting("lords-of-vegas", 2),
    Setting("lords-of-vegas", 3),
    Setting("lords-of-vegas", 4),
]


def text(value: object) -> str:
    """JSON that two equal things share."""
    return json.dumps(value, sort_keys=True)


def menu_tokens(menu: list[dict[str, Any]]) -> list[str]:
    """All steps of a menu; bets of one casino share an entry."""
    tokens = []
    for entry in menu:
        stem, _, least = entry["token"].rpartition("=")
        bets = range(int(least), entry["most"] + 1) if "most" in entry else ()
        tokens += [f"{stem}={bet}" for bet in bets] or [entry["token"]]
    return tokens


def pick(state: State, seat: int, chance: Chance) -> int:
    choices = state.legal(seat)
    assert len(choices) > 0, "a seat that must act has a choice"
    return int(choices[chance.below(len(choices))])


def walk(state: State, chance: Chance) -> Iterator[State]:
    """Plays random steps, any seat that may act; yields the state before every event."""
    while not state.over():
        yield state
        if state.awaits_chance():
            state.settle(state.sample(chance))
            continue
        seats = [seat for seat in range(state.seats) if state.may_act(seat)]
        seat = seats[chance.below(len(seats))] if state.game.simultaneous else int(state.actor())
        state.advance(seat, pick(state, seat, chance))


def somewhere(setting: Setting, seed: int, events: int) -> State:
    """A state some random events into a game (the last one before the end if the game is shorter)."""
    state = setting.start()
    last = state
    for count, here in enumerate(walk(state, Rng(seed))):
        if count == events:
            return here
        if not here.awaits_chance():
            last = here.clone()
    return last


def finished(setting: Setting, seed: int) -> State:
    state = setting.start()
    for _ in walk(state, Rng(seed)):
        pass
    return state


def quick_bot(name: str, game: str, samples: int = 6) -> Bot:
    """A bot; those who think as long as they may think a little here, and as much every time."""
    bot = find_bot(name, game)
    if isinstance(bot, (Master, LordsMaster)):
        bot.budget = Budget(samples=samples)
    return bot
