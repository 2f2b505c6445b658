"""How many distinct whole turns some positions have (our perft): a change in any rule shows here."""

import json
from pathlib import Path

import pytest

from boulevard.cli.study import whole_turns
from boulevard.games.catalogue import find_game
from boulevard.games.chance import Rng

from .kit import SETTINGS, Setting, somewhere

COUNTS = Path(__file__).parent / "golden" / "turn-counts.json"
EVENTS = (0, 40, 70)


def _counts(setting: Setting) -> list[int]:
    counts = []
    for events in EVENTS:
        state = somewhere(setting, 30, events)
        state.deal(Rng(31))
        seat = state.actor()
        counts.append(-1 if seat < 0 else sum(1 for _ in whole_turns(state, seat)))
    return counts


# Every order of effects and roundabouts is followed, so only settings with small turns.
COUNTED = [
    s for s in SETTINGS if s.seats <= 4 and not s.options.get("roundabouts") and s.game == "welcome-to"
]


@pytest.mark.parametrize("setting", COUNTED, ids=str)
def test_the_number_of_turns_is_known(setting: Setting) -> None:
    assert _counts(setting) == json.loads(COUNTS.read_text())[str(setting)]


def test_the_first_turn_counted_by_hand() -> None:
    """Three numbers without temps, an empty sheet of 33 houses, and effects that can be counted on paper."""
    game = find_game("welcome-to")
    state = game.start(2)
    tokens = "plan:estates-44 plan:estates-36 plan:estates-34 8-park 9-pool 1-estate 5-surveyor 6-bis 7-park"
    for token in tokens.split():
        state.reveal_token(token)
    # A: 5 with a park: 33 houses, park or not.          66
    # B: 6 with a pool: 33 houses, 9 of them with a pool. 42
    # C: 7 with an estate agent: 33 houses, 6 ladders or none. 231
    assert sum(1 for _ in whole_turns(state, 0)) == 66 + 42 + 231
