"""Bots at a game whose record is kept, or whose thoughts are timed."""

import time
from dataclasses import dataclass

from boulevard.bots.base import Bot
from boulevard.bots.driver import SPOKEN, Thought, carry_out, remark, think
from boulevard.games.chance import Chance
from boulevard.games.contract import State
from boulevard.match import Match


@dataclass
class Clock:
    """What the thoughts of one seat took, in seconds of the processor."""

    thoughts: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def add(self, seconds: float) -> None:
        self.thoughts += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)


class Bare:
    """A game of which nothing is written down."""

    def __init__(self, state: State, dealer: Chance) -> None:
        self.state = state
        self.dealer = dealer
        state.undoable = False
        state.deal(dealer)

    def say(self, seat: int, token: str) -> None:
        self.state.play(seat, token)
        self.state.deal(self.dealer)

    def do(self, seat: int, thought: Thought) -> None:
        carry_out(self.state, seat, thought)
        self.state.deal(self.dealer)


class Recorded:
    """A game that is a match, and has a record."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.state = match.state

    def say(self, seat: int, token: str) -> None:
        self.match.play(seat, token)

    def do(self, seat: int, thought: Thought) -> None:
        said = iter(thought.said)
        for step in thought.steps:
            if step == SPOKEN:
                self.match.play(seat, next(said))
            else:
                self.match.take(seat, step)


def play_out(table: Bare | Recorded, bots: list[Bot], thoughts: list[Chance]) -> list[Clock]:
    """Plays to the end as `driver.play_game` does, and says how long each seat thought."""
    clocks = [Clock() for _ in bots]
    state = table.state
    while (seat := int(state.actor())) >= 0:
        for other in range(int(state.seats)):
            if other != seat:
                begun = time.thread_time()
                said = remark(bots[other], state, other, thoughts[other])
                if said:
                    clocks[other].add(time.thread_time() - begun)
                    table.say(other, said)
                    if state.actor() != seat:
                        break  # a deal was made, and dice decide who is boss now
        if state.actor() == seat:
            begun = time.thread_time()
            thought = think(bots[seat], state, seat, thoughts[seat])
            clocks[seat].add(time.thread_time() - begun)
            table.do(seat, thought)
    return clocks
