"""Games to look at: bots play them, and one of them blunders where a test wants it."""

from collections.abc import Callable
from functools import cache

from boulevard.bots.driver import SPOKEN, think
from boulevard.bots.registry import find_bot
from boulevard.games.catalogue import find_game
from boulevard.games.chance import Rng
from boulevard.games.contract import State
from boulevard.match import Match, Record
from boulevard.match.sources import Sealed

Blunder = Callable[[State, int], list[str] | None]


def played(
    game: str,
    seats: int,
    seed: str = "7",
    blunder: Blunder | None = None,
    options: dict[str, object] | None = None,
) -> Record:
    """A whole game; `blunder` may say what a seat does instead of what its bot would."""
    match = Match(
        find_game(game).start(seats, options or {}), Sealed(seed), [f"P{seat}" for seat in range(seats)]
    )
    state = match.state
    bots = [find_bot("greedy", game) for _ in range(seats)]
    chance = Rng(3)
    while (seat := int(state.actor())) >= 0:
        tokens = blunder(state, seat) if blunder else None
        if tokens is not None:
            for token in tokens:
                match.play(seat, token)
            continue
        thought = think(bots[seat], state, seat, chance)
        said = iter(thought.said)
        for step in thought.steps:
            if step == SPOKEN:
                match.play(seat, next(said))
            else:
                match.take(seat, step)
    return match.record()


def low_number_last(state: State, seat: int) -> list[str] | None:
    """A very low number in the last house of a nearly empty street: hardly anything fits before it."""
    if seat != 0 or state.turn_mark() != BLUNDER:
        return None
    houses = [street["houses"] for street in state.view(seat)["sheets"][seat]["streets"]]
    for pick in state.tokens(seat):
        look = state.clone()
        look.play(seat, pick)
        for write in look.tokens(seat):
            number, _, house = write.removeprefix("write:").partition("@")
            street, _, place = house.partition(".")
            lots = houses[int(street) - 1]
            if int(number) <= 3 and int(place) == len(lots) and lots.count(None) >= len(lots) - 3:
                return [pick, write, "done"]
    raise AssertionError("another seed would do")


BLUNDER = 5  # the turn


@cache
def blundered(seats: int) -> Record:
    """A game of Welcome To in which the first seat spoils a street."""
    return played("welcome-to", seats, SEEDS[seats], low_number_last)


SEEDS = {1: "24", 2: "18"}
