"""What bots at a table do and say, each as its own seat or for somebody who is away."""

import time

from boulevard.games.chance import rng_of
from boulevard.games.contract import State

from . import driver
from .base import Bot, Substitute
from .registry import find_bot

Thought = tuple[int, list[str]]  # a seat and its steps
Mind = tuple[int, str, bool]  # a seat, its bot, and whether that stands in for somebody who is away


def _bot(name: str, game_id: str, stands_in: bool) -> Bot:
    bot = find_bot(name, game_id)
    return Substitute(bot) if stands_in else bot


def think(state: State, minds: list[Mind], salt: str, seconds: float) -> list[Thought]:
    """What these seats, each with its bot, do next.

    In simultaneous games a whole turn, otherwise until somebody else or chance is next. When there are
    too many of them for that time, the first ones: nobody should wait long.
    """
    until = time.monotonic() + seconds
    thoughts: list[Thought] = []
    for seat, name, stands_in in minds:
        if thoughts and time.monotonic() > until:
            break
        # Who was waited for when this was asked may only talk by now.
        if not state.confirmed(seat):
            # What somebody who is away proposed was meant for the table as they left it.
            taken_back = state.retractions(seat) if stands_in else []
            for token in taken_back:
                state.play(seat, token)
            bot = _bot(name, state.game.id, stands_in and not state.game.simultaneous)
            thought = driver.think(bot, state, seat, rng_of(f"{salt}/{seat}"), True)
            thoughts.append((seat, taken_back + thought.tokens))
    return thoughts


def remark(state: State, minds: list[Mind], salt: str) -> list[Thought]:
    """What the first of these seats that has something to say says though others are next."""
    for seat, name, stands_in in minds:
        said = driver.remark(_bot(name, state.game.id, stands_in), state, seat, rng_of(f"{salt}/{seat}"))
        if said:
            return [(seat, [said])]
    return []
