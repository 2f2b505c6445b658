"""The one place where a bot meets a game. It never sees the real state, only one that agrees with all
its seat may know."""

from typing import Final

from boulevard.games.chance import Chance
from boulevard.games.contract import State
from boulevard.games.native import append, i64, vec

from .base import MOST_STEPS, Bot, turn_ended
from .planning import Budget, Plan

SPOKEN: Final[i64] = -1  # a step that only its token can say


class Thought:
    """What a bot decided: steps up to where somebody else or chance is next."""

    def __init__(self) -> None:
        self.steps = vec[i64]()
        self.said: list[str] = []  # a token for every SPOKEN step
        self.tokens: list[str] = []  # all steps in the notation, if that was asked for


def think(bot: Bot, state: State, seat: i64, chance: Chance, spell: bool = False) -> Thought:
    """What a bot does next: its whole turn in simultaneous games, whatever was drafted before.

    What is hidden from the seat is drawn anew once: until somebody else or chance is next, the seat learns
    nothing.
    """
    mine = state.resample(seat, chance)
    mine.undoable = False
    simultaneous = mine.game.simultaneous
    thought = Thought()
    if simultaneous:
        mine.rewind(seat)
    else:
        said = bot.speak(mine, seat, chance)
        if said:
            mine.play(seat, said)
            thought.steps = append(thought.steps, SPOKEN)
            thought.said.append(said)
            thought.tokens.append(said)
            if mine.actor() != seat:
                return thought
    while i64(len(thought.steps)) < MOST_STEPS:
        step = bot.choose(mine, seat, chance)
        if spell:
            thought.tokens.append(mine.token(seat, step))
        thought.steps = append(thought.steps, step)
        mine.advance(seat, step)
        if turn_ended(mine, seat):
            break
    return thought


def consider(bot: Bot, state: State, seat: i64, chance: Chance, budget: Budget | None = None) -> Plan:
    """What a bot would do from here on, drafted steps included, without doing it: for hints and analysis."""
    mine = state.resample(seat, chance)
    mine.undoable = False
    return bot.plan(mine, seat, chance, budget)


def carry_out(state: State, seat: i64, thought: Thought) -> None:
    """Does what a bot decided."""
    if state.game.simultaneous:
        state.rewind(seat)
    said = 0
    for step in thought.steps:
        if step == SPOKEN:
            state.play(seat, thought.said[said])
            said += 1
        else:
            state.advance(seat, step)


def remark(bot: Bot, state: State, seat: i64, chance: Chance) -> str:
    """What a bot says though another seat is next, or nothing."""
    if state.game.simultaneous or not state.may_act(seat):
        return ""
    return bot.speak(state.resample(seat, chance), seat, chance)


def play_game(state: State, bots: list[Bot], dealer: Chance, thoughts: list[Chance]) -> None:
    """Plays to the end, seat s by bots[s], with thoughts[s] as its own source of chance."""
    state.undoable = False
    while True:
        state.deal(dealer)
        seat = state.actor()
        if seat < 0:
            return
        for other in range(state.seats):
            if other != seat:
                said = remark(bots[other], state, other, thoughts[other])
                if said:
                    state.play(int(other), said)
                    if state.actor() != seat:
                        break  # a deal was made, and dice decide who is boss now
        if state.actor() != seat:
            continue
        carry_out(state, seat, think(bots[seat], state, seat, thoughts[seat]))
