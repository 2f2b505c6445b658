"""Whole games of every game, one line a state; wherever this runs, the lines must be the same.

It uses only the rooms that run in a browser: games, match, bots and local.
"""

import hashlib
import json
import platform
from collections.abc import Iterator
from typing import Any

from boulevard.bots.driver import think
from boulevard.bots.registry import find_bot
from boulevard.games.catalogue import find_game
from boulevard.games.chance import rng_of
from boulevard.local import House
from boulevard.match import Match, Sealed, read_record, verify, write_record

SETTINGS: list[tuple[str, int, dict[str, Any]]] = [
    ("welcome-to", 1, {"advanced": True, "roundabouts": True}),
    ("welcome-to", 2, {}),
    ("welcome-to", 3, {"advanced": True, "expert": True}),
    ("new-las-vegas", 1, {"acme": 5}),
    ("new-las-vegas", 2, {}),
    ("new-las-vegas", 3, {"introductory": True}),
    ("lords-of-vegas", 2, {}),
    ("lords-of-vegas", 4, {}),
]
GREEDY = 3  # turns that the greedy bot plays first: it thinks long where nothing is compiled


def lines() -> Iterator[str]:
    for game, seats, options in SETTINGS:
        match = Match(find_game(game).start(seats, options), Sealed("everywhere"), listen=True)
        bots = [find_bot(name, game) for name in ("greedy", "random")]
        chance = rng_of("everywhere")
        turns = 0
        while not match.over:
            seat = int(match.state.actor())
            thought = think(bots[0 if turns < GREEDY else 1], match.state, seat, chance, spell=True)
            turns += 1
            for token in thought.tokens:
                act = match.play(seat, token)
                state = match.state
                seen = [
                    state.position(),
                    [list(map(int, state.legal(other))) for other in range(seats)],
                    [state.view(other) for other in range(seats)],
                    [[event.key, event.details] for event in act.story],
                ]
                digest = hashlib.sha256(json.dumps(seen, sort_keys=True).encode()).hexdigest()[:16]
                yield f"{game} {seats} {seat} {token} {' '.join(act.chance)} {digest}"
        written = write_record(match.record())
        yield f"{game} {seats} {verify(read_record(written))} {written!r}"
        if seats == 2:
            yield _seen_again(written)


def _seen_again(written: str) -> str:
    """The game turn by turn, as a house without a server shows it to a page."""
    house = House()

    def ask(call: str, **details: Any) -> Any:
        return json.loads(house.answer(json.dumps({"call": call, "with": details})))["result"]

    id = ask("importRecord", text=written)["id"]
    seen = ask("recordTurns", id=id, first=0, seat=1), ask("recordFacts", id=id), ask("games")
    return hashlib.sha256(json.dumps(seen, sort_keys=True).encode()).hexdigest()


if __name__ == "__main__":
    print(platform.machine(), platform.python_version())
    for line in lines():
        print(line)
