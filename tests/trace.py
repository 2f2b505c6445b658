"""Prints one line a state for seeded games; run compiled and interpreted, the lines must agree.

`python -m tests.trace GAMES`: as many games of every game, spread over its settings.
"""

import hashlib
import sys

import boulevard
from boulevard.bots.driver import carry_out, think
from boulevard.bots.registry import find_bot
from boulevard.games.chance import Rng

from .kit import SETTINGS, Setting, text, walk


def trace(setting: Setting, seed: int) -> list[str]:
    lines = []
    state = setting.start()
    for count, here in enumerate(walk(state, Rng(seed))):
        legal = [list(here.legal(seat)) for seat in range(here.seats)]
        digest = hashlib.sha256(f"{text(here.position())}{legal}".encode()).hexdigest()[:16]
        lines.append(f"{setting} seed {seed} event {count}: {digest}")
    scores = [score.json() for score in state.scores()]
    lines.append(f"{setting} seed {seed} over: {text(state.position())} {text(scores)} {state.places()}")
    return lines


def bot_trace(setting: Setting, seed: int) -> str:
    """The bots are compiled too: what they choose must not depend on it."""
    state = setting.start()
    chance = Rng(seed)
    bot = find_bot("greedy", setting.game)
    chosen: list[str] = []
    while len(chosen) < 12:
        state.deal(chance)
        seat = state.actor()
        if seat < 0:
            break
        thought = think(bot, state, seat, chance, spell=True)
        chosen += thought.tokens
        carry_out(state, seat, thought)
    return f"{setting} seed {seed} greedy: {' '.join(chosen)}"


def main() -> None:
    games = int(sys.argv[1])
    print("compiled" if boulevard.compiled() else "interpreted")
    for setting in SETTINGS:
        share = sum(other.game == setting.game for other in SETTINGS)
        for seed in range(-(-games // share)):
            print("\n".join(trace(setting, seed)))
        print(bot_trace(setting, 1))


if __name__ == "__main__":
    main()
