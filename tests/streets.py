"""What the tests of the two games of streets share."""

from typing import Any

import pytest

from boulevard.games.chance import Rng
from boulevard.games.contract import Game, GameError, State

Json = dict[str, Any]

# A turn without effect, bonus or claim: the first lot that takes a number, or a refusal.
DULL = ("decline", "pick", "refuse", "pass", "give", "write", "open", "done")


def take_card(cards: list[str], *, number: int = 0, effect: str = "") -> str:
    """Takes the first card with this number or this effect out of a list."""
    for card in cards:
        its_number, its_effect = card.split("-")
        if (not number or int(its_number) == number) and (not effect or its_effect == effect):
            cards.remove(card)
            return card
    raise AssertionError(f"no card {number} {effect} left")


def stacks(deck: list[str], combos: str) -> Json:
    """The cards of a position: the three pairs on the table, number/effect, and a pile of all others."""
    pile = deck[:]
    pairs = [combo.split("/") for combo in combos.split()]
    numbers = [take_card(pile, number=int(number)) for number, _ in pairs]
    effects = [take_card(pile, effect=effect) for _, effect in pairs]
    return {"pile": pile, "numbers": numbers, "effects": effects}


def play(state: State, seat: int, steps: str) -> None:
    for step in steps.split():
        state.play(seat, step)


def dull_turn(state: State, seat: int) -> None:
    step = ""
    while step != "done":
        steps = state.tokens(seat)
        step = next(step for verb in DULL for step in steps if step.split(":")[0] == verb)
        state.play(seat, step)


def everybody_else(state: State, but: int = 0) -> None:
    for seat in range(int(state.seats)):
        if seat != but:
            dull_turn(state, seat)


def whole_turns(state: State, seat: int) -> list[list[str]]:
    """Every distinct turn as tokens."""
    told = []
    for turn in state.turns(seat):
        here = state.clone()
        tokens = []
        for step in turn.steps:
            tokens.append(here.token(seat, step))
            here.advance(seat, step)
        told.append(tokens)
    return told


def drafted(state: State, seat: int = 0) -> Json:
    """The sheet of a seat as its draft leaves it."""
    one: Json = state.view(seat)["draft"]["sheet"]
    return one


def verbs(state: State, verb: str, seat: int = 0) -> list[str]:
    """What may follow this verb now: `verbs(state, "fence")` might be `["1.1", "1.2"]`."""
    return [step.partition(":")[2] for step in state.tokens(seat) if step.split(":")[0] == verb]


def category(state: State, name: str, seat: int = 0) -> int:
    return dict(state.scores()[seat].parts)[name]


def deal(state: State, seed: int = 1) -> None:
    state.deal(Rng(seed))


def _says(error: GameError, key: str, details: Json) -> None:
    assert error.key == key
    assert str(error) != key, "the reason has words"
    for name, value in details.items():
        assert error.details[name] == value


def not_loaded(game: Game, position: object, key: str, details: Json) -> None:
    """This position is refused for this reason."""
    with pytest.raises(GameError) as caught:
        game.load(position)
    _says(caught.value, key, details)


def refuses(state: State, seat: int, step: str, key: str, /, **details: object) -> None:
    """This step is refused for this reason, and nothing has changed."""
    before = state.position()
    with pytest.raises(GameError) as caught:
        state.play(seat, step)
    _says(caught.value, key, details)
    assert state.position() == before
