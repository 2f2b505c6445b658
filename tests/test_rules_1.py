"""Games of the street games under version 1 of their rules, played by the engine of that time.

They replay to the same position and score, verify, and can be taken up in the middle.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from boulevard.games.catalogue import find_game
from boulevard.match import begin, read_record, replay, verify

from .kit import text

Json = dict[str, Any]

GAMES: list[Json] = json.loads((Path(__file__).parent / "golden" / "streets-rules-1.json").read_text())
NAMES = [
    "-".join(
        [
            game["game"],
            str(game["position"]["seats"]),
            *[k for k, v in game["position"]["options"].items() if v],
        ]
    )
    for game in GAMES
]


def as_then(position: Json) -> str:
    """A position as version 1 wrote it: without a format, seats counted from 1."""
    old = {name: value for name, value in position.items() if name != "format"}
    if "first_seat" in old:
        old["first_seat"] += 1
    return text(old)


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_records_of_version_1_lead_where_they_led(game: Json) -> None:
    record = read_record(game["record"])
    assert verify(record) > 0
    match = begin(record)
    for _ in replay(record, match):
        pass
    state = match.state
    assert state.rules == 1
    assert as_then(state.position()) == text(game["position"])
    assert [score.total for score in state.scores()] == game["scores"]


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_positions_of_version_1_go_on_as_they_did(game: Json) -> None:
    """Taken up from the middle, the rest of the record leads to the same end."""
    record = read_record(game["record"])
    middle = find_game(game["game"]).load(game["middle"]["position"])
    assert as_then(middle.position()) == text(game["middle"]["position"])
    moments = replay(record)
    for _ in range(game["middle"]["events"]):
        next(moments)
    for moment in moments:
        if moment.actor < 0:
            middle.reveal_token(moment.token)
        else:
            middle.play(moment.actor, moment.token)
    assert as_then(middle.position()) == text(game["position"])
