"""What the menus of all games share: the points that a step brings at once."""

from typing import Final

from boulevard.games.native import i64, vec

from .contract import Json, State

MOST_GAINS: Final = 400  # steps of one menu that are tried out


def add_gains(state: State, seat: i64, choices: vec[i64], entries: list[Json]) -> None:
    """Write into every entry what its step adds to the seat's total."""
    before = state.scores()[seat].total
    for i in range(min(len(entries), MOST_GAINS)):
        after = state.clone()
        after.advance(seat, choices[i])
        entries[i]["gain"] = after.scores()[seat].total - before
