"""Readable positions for the tests.

A street is written as text: `.` is an empty lot, `7` a number, `7b` a bis copy, `R` a roundabout and `|` a
fence; `~` after a number is a built pool, `*` a house that a plan has used up. Lots that are not
mentioned are empty: `1 2* | . 5~` has two houses, a fence, an empty lot and a house with its pool.
"""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from boulevard.games.contract import State
from boulevard.games.welcome_to.game import WelcomeTo
from tests.streets import Json, not_loaded, play, stacks

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
    return {
        "game": "welcome-to",
        "options": options(*opts),
        "stage": "play",
        "plans": plan_cards(plans, approved),
        "cards": stacks(DECK, combos),
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


def after(steps: str, *sheets: Json, **known: Any) -> State:
    """The game of `table` after these steps of the first seat."""
    state = game(*sheets, **known)
    play(state, 0, steps)
    return state


def final(*sheets: Json, **known: Any) -> State:
    """Finished sheets, as somebody might type them in: no cards, only what is written."""
    position: Json = {"game": "welcome-to", "sheets": [*sheets]}
    position.update(known)
    return load(position)


def refused(position: object, key: str, /, **details: object) -> None:
    """This position is refused for this reason."""
    not_loaded(GAME, position, key, details)


def scored(one: Json) -> State:
    """A sheet beside a dull one, in the middle of a game; good enough for counting points."""
    return final(one, filler(turns_of(one)))
