"""Games of rules version 1 go on as they were: rules-1.json was written by the first release.

A game there is its seats, its events (who, the word, a hash of what every seat might do afterwards; -1 is
chance) and, after some of the events, the position in format 1, in which seats count from 1.
"""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from boulevard.games.contract import State

from .helpers import GAME

GAMES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "rules-1.json").read_text(encoding="utf-8"))


def legal_key(state: State) -> str:
    text = "|".join(",".join(state.tokens(seat)) for seat in range(state.seats))
    return hashlib.sha256(text.encode()).hexdigest()[:8]


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_games_of_the_first_version_replay(number: int) -> None:
    game = GAMES[number]
    state = GAME.start(game["seats"], {}, 1)
    for place, event in enumerate(game["events"], 1):
        who, word, legal = event.split(" ")
        if who == "-1":
            state.reveal_token(word)
        elif word == "undo":
            state.undo(int(who))
        else:
            state.play(int(who), word)
        assert legal_key(state) == legal, (place, event)
        stored = game["positions"].get(str(place))
        if stored is not None:
            assert GAME.load(stored).position() == state.position(), place
    assert state.over()


def test_positions_of_the_first_format_say_the_same() -> None:
    """Every seat named in them is one less than it was."""
    phases = set()
    for game in GAMES:
        for old in game["positions"].values():
            new = GAME.load(old).position()
            phases.add(new["phase"])
            assert new["format"] == 2
            assert new["rules"] == 1
            assert new["active"] == (None if old["active"] is None else old["active"] - 1)
            assert new["offered"] == [seat - 1 for seat in old["offered"]]
            assert [(offer["from"], offer["to"]) for offer in new["offers"]] == [
                (offer["from"] - 1, offer["to"] - 1) for offer in old["offers"]
            ]
            for lot, tile in old["tiles"].items():
                assert new["tiles"][lot]["seat"] == (tile["seat"] and tile["seat"] - 1)
            if old["phase"] == "arranging":
                assert new["pending"]["seat"] == old["pending"]["seat"] - 1
            if old["phase"] == "starting":
                assert new["pending"]["seats"] == [seat - 1 for seat in old["pending"]["seats"]]
            assert GAME.load(json.loads(json.dumps(new))).position() == new
    assert len(phases) == 12
