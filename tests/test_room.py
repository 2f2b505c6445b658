"""The room that sheets remember for every number is what a look through their streets finds."""

from itertools import pairwise

import pytest

from boulevard.games.catalogue import find_game
from boulevard.games.chance import rng_of
from boulevard.games.new_las_vegas.state import NewLasVegasState
from boulevard.games.streets.rows import HIGHEST, places
from boulevard.games.welcome_to.components import FIRST
from boulevard.games.welcome_to.state import WelcomeState


def _look(numbers: object, streets: list[int], number: int) -> int:
    found = 0
    for first, end in pairwise(streets):
        found |= int(places(numbers, first, end, number))  # type: ignore[arg-type]
    return found


@pytest.mark.parametrize(
    ("game", "options"),
    [("welcome-to", {}), ("welcome-to", {"roundabouts": True}), ("new-las-vegas", {})],
    ids=["welcome-to", "roundabouts", "new-las-vegas"],
)
def test_room_is_kept_up_to_date(game: str, options: dict[str, object]) -> None:
    streets = [int(first) for first in FIRST] if game == "welcome-to" else [0, 11, 22, 33, 44]
    for seed in range(6):
        chance = rng_of(f"room {seed}")
        state = find_game(game).start(2, options)
        state.deal(chance)
        while (seat := state.actor()) >= 0:
            choices = state.legal(seat)
            state.advance(seat, choices[chance.below(len(choices))])
            state.deal(chance)
            assert isinstance(state, WelcomeState | NewLasVegasState)
            sheet = state.draft(seat).sheet
            for number in range(int(HIGHEST) + 1):
                assert sheet.room[number] == _look(sheet.numbers, streets, number)
        loaded = find_game(game).load(state.position())
        assert isinstance(loaded, WelcomeState | NewLasVegasState)
        assert isinstance(state, WelcomeState | NewLasVegasState)
        for seat in range(2):
            assert list(loaded.draft(seat).base.room) == list(state.draft(seat).base.room)
