"""Readable positions for the tests.

A street is written as text: `.` is an empty lot, `7` a number, `7b` a bis copy, `R` a roundabout and `|` a
fence; `~` after a number is a built pool, `*` a house that a plan has used up. Lots that are not
mentioned are empty: `1 2* | . 5~` has two houses, a fence, an empty lot and a house with its pool.
"""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import pytest

from boulevard.games.chance import Rng
from boulevard.games.contract import GameError, State
from boulevard.games.welcome_to.game import WelcomeTo

Json = dict[str, Any]

SOURCES = Path(__file__).parents[2] / "src/boulevard/games/welcome_to"  # to see that no reason is forgotten
LENGTHS = (10, 11, 12)
GAME = WelcomeTo()
DECK: list[str] = GAME.start(2).position()["cards"]["pile"]
PLAIN_PLANS = ("estates-111111", "estates-36", "estates-145")
OPTIONS = ("advanced", "roundabouts", "expert")


def street(text: str, length: int, parks: int = 0) -> Json:
    houses: list[object] = []
    fences: list[int] = []
    pools: list[int] = []
    used: list[int] = []
    for word in text.split():
        if word == "|":
            fences.append(len(houses))
            continue
        mark = word.lstrip("0123456789bR.")
        word = word.removesuffix(mark)
        houses.append(None if word == "." else int(word) if word.isdecimal() else word)
        if "~" in mark:
            pools.append(len(houses))
        if "*" in mark:
            used.append(len(houses))
    houses += [None] * (length - len(houses))
    return {"houses": houses, "fences": fences, "pools": pools, "parks": parks, "used": used}


def sheet(
    first: str = "",
    second: str = "",
    third: str = "",
    *,
    parks: Sequence[int] = (0, 0, 0),
    estates: Sequence[int] = (0, 0, 0, 0, 0, 0),
    temps: int = 0,
    refusals: int = 0,
    plans: Sequence[int] = (0, 0, 0),
) -> Json:
    return {
        "streets": [street(text, LENGTHS[i], parks[i]) for i, text in enumerate((first, second, third))],
        "estates": list(estates),
        "temps": temps,
        "refusals": refusals,
        "plans": list(plans),
    }


def turns_of(one: Json) -> int:
    """The turns it took to fill this sheet."""
    houses = [house for street in one["streets"] for house in street["houses"]]
    return sum(isinstance(house, int) for house in houses) + int(one["refusals"])


def filler(turns: int) -> Json:
    """A dull sheet after so many turns, without any effect."""
    lots = [12, 11, 10]
    rows: list[str] = []
    for lot in lots:
        here = min(lot, turns)
        turns -= here
        rows.append(" ".join(str(n + 1) for n in range(here)))
    return sheet(rows[2], rows[1], rows[0])


def options(*names: str) -> dict[str, bool]:
    return {name: name in names for name in OPTIONS}


def take_card(cards: list[str], *, number: int = 0, effect: str = "") -> str:
    """Takes the first card with this number or this effect out of a list."""
    for card in cards:
        its_number, its_effect = card.split("-")
        if (not number or int(its_number) == number) and (not effect or its_effect == effect):
            cards.remove(card)
            return card
    raise AssertionError(f"no card {number} {effect} left")


def plan_cards(plans: Iterable[str], approved: Iterable[int] = ()) -> list[Json]:
    return [{"plan": plan, "approved": k + 1 in approved} for k, plan in enumerate(plans)]


def table(
    *sheets: Json,
    combos: str = "5/surveyor 8/park 11/pool",
    plans: Iterable[str] = PLAIN_PLANS,
    approved: Iterable[int] = (),
    opts: Iterable[str] = (),
) -> Json:
    """A standard game in which it is time to play; the stacks have just been shuffled.

    `combos` are the three pairs on the table, number/effect. One sheet gets a dull opponent.
    """
    everybody = [*sheets] if len(sheets) > 1 else [*sheets, filler(turns_of(sheets[0]))]
    pile = DECK[:]
    pairs = [combo.split("/") for combo in combos.split()]
    numbers = [take_card(pile, number=int(number)) for number, _ in pairs]
    effects = [take_card(pile, effect=effect) for _, effect in pairs]
    return {
        "game": "welcome-to",
        "options": options(*opts),
        "stage": "play",
        "plans": plan_cards(plans, approved),
        "cards": {"pile": pile, "numbers": numbers, "effects": effects},
        "sheets": everybody,
    }


def solo_table(
    one: Json,
    *,
    hand: str = "5-surveyor 8-park 7-pool",
    plans: Iterable[str] = PLAIN_PLANS,
    approved: Iterable[int] = (),
    solo_card: str = "hidden",
    opts: Iterable[str] = (),
) -> Json:
    """A solo game in which it is time to play, with this hand."""
    pile = DECK[:]
    cards = hand.split()
    for card in cards:
        pile.remove(card)
    return {
        "game": "welcome-to",
        "options": options(*opts),
        "stage": "play",
        "plans": plan_cards(plans, approved),
        "cards": {"pile": pile[: 81 - 3 * (turns_of(one) + 1)], "hand": cards},
        "solo_card": solo_card,
        "sheets": [one],
    }


def expert_table(
    *sheets: Json,
    hands: Sequence[str],
    plans: Iterable[str] = PLAIN_PLANS,
    approved: Iterable[int] = (),
    opts: Iterable[str] = (),
) -> Json:
    """An expert game in which it is time to play, with these hands."""
    everybody = [*sheets, *[filler(turns_of(sheets[0])) for _ in hands[len(sheets) :]]]
    pile = DECK[:]
    for hand in hands:
        for card in hand.split():
            pile.remove(card)
    return {
        "game": "welcome-to",
        "options": options("expert", *opts),
        "stage": "play",
        "plans": plan_cards(plans, approved),
        "cards": {"pile": pile, "hands": [hand.split() for hand in hands]},
        "sheets": everybody,
    }


def start(seats: object, chosen: object = None) -> State:
    return GAME.start(seats, chosen)


def load(position: Json) -> State:
    return GAME.load(position)


def game(*sheets: Json, **known: Any) -> State:
    """`table`, loaded."""
    return load(table(*sheets, **known))


def play(state: State, seat: int, steps: str) -> None:
    for step in steps.split():
        state.play(seat, step)


def after(steps: str, *sheets: Json, **known: Any) -> State:
    """The game of `table` after these steps of the first seat."""
    state = game(*sheets, **known)
    play(state, 0, steps)
    return state


def dull_turn(state: State, seat: int) -> None:
    """Any turn without effect, roundabout or claim: the first house that takes a number, or a refusal."""
    wanted = ("pick", "refuse", "pass", "write", "done")
    step = ""
    while step != "done":
        steps = state.tokens(seat)
        step = next(step for verb in wanted for step in steps if step.split(":")[0] == verb)
        state.play(seat, step)


def everybody_else(state: State, but: int = 0) -> None:
    for seat in range(int(state.seats)):
        if seat != but:
            dull_turn(state, seat)


def drafted(state: State, seat: int = 0) -> Json:
    """The sheet of a seat as its draft leaves it."""
    one: Json = state.view(seat)["draft"]["sheet"]
    return one


def verbs(state: State, verb: str, seat: int = 0) -> list[str]:
    """What may follow this verb now: `verbs(state, "fence")` might be `["1.1", "1.2"]`."""
    return [step.partition(":")[2] for step in state.tokens(seat) if step.split(":")[0] == verb]


def category(state: State, name: str, seat: int = 0) -> int:
    return dict(state.scores()[seat].parts)[name]


def final(*sheets: Json, **known: Any) -> State:
    """Finished sheets, as somebody might type them in: no cards, only what is written."""
    position: Json = {"game": "welcome-to", "sheets": [*sheets]}
    position.update(known)
    return load(position)


def deal(state: State, seed: int = 1) -> None:
    state.deal(Rng(seed))


def refused(position: object, key: str, /, **details: object) -> None:
    """This position is refused for this reason."""
    with pytest.raises(GameError) as caught:
        GAME.load(position)
    assert caught.value.key == key
    for name, value in details.items():
        assert caught.value.details[name] == value


def refuses(state: State, seat: int, step: str, key: str, /, **details: object) -> None:
    """This step is refused for this reason, and nothing has changed."""
    before = state.position()
    with pytest.raises(GameError) as caught:
        state.play(seat, step)
    assert caught.value.key == key
    for name, value in details.items():
        assert caught.value.details[name] == value
    assert state.position() == before


def scored(one: Json) -> State:
    """A sheet beside a dull one, in the middle of a game; good enough for counting points."""
    return final(one, filler(turns_of(one)))
