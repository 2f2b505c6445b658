"""What the menus of all games share: the points that a step brings at once."""

from typing import Final

from boulevard.games.native import i64, vec

from .contract import Json, State

MOST_GAINS: Final = 400  # steps of one menu that are tried out
MOST_SEATS: Final = 1000  # at larger tables it would take too long


def add_gains(state: State, seat: i64, choices: vec[i64], entries: list[Json]) -> None:
    """Write into every entry what its step adds to the seat's total."""
    if state.seats > MOST_SEATS:
        return
    before = state.score(seat).total
    for i in range(min(len(entries), MOST_GAINS)):
        after = state.clone()
        after.advance(seat, choices[i])
        entries[i]["gain"] = after.score(seat).total - before
