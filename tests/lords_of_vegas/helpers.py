"""Boards in a few words."""

from typing import Any

import pytest

from boulevard.games.contract import GameError
from boulevard.games.lords_of_vegas.components import LOT_NAMES
from boulevard.games.lords_of_vegas.game import LordsOfVegas
from boulevard.games.lords_of_vegas.state import LordsState

GAME = LordsOfVegas()


def position(
    seats: int = 4,
    *,
    tiles: dict[str, str] | None = None,
    lots: dict[int, list[str]] | None = None,
    money: list[int] | None = None,
    points: list[int] | None = None,
    undrawn: list[str] | None = None,
    drawn: int = 0,
    active: int = 1,
    phase: str = "turn",
    **more: Any,
) -> dict[str, Any]:
    """A position, seats as people count them. A tile is 'company' or 'company seat:die'. Cards of lots in use
    count as drawn, except `undrawn`; other cards are added until the number fits (or is `drawn`)."""
    tiles = tiles or {}
    lots = lots or {}
    hidden = undrawn or []
    used = [name for name in tiles if name not in hidden]
    for own in lots.values():
        used += own
    fewest = max(drawn, 2 * seats + 1)
    card = None
    for name in reversed(LOT_NAMES):
        free = (
            name not in used
            and name not in tiles
            and name not in hidden
            and not (seats == 2 and name[0] == "F")
        )
        if free and (len(used) < fewest or card is None):
            used.append(name)
            card = name
    described: dict[str, Any] = {
        "game": "lords-of-vegas",
        "format": 2,
        "seats": seats,
        "phase": phase,
        "active": active - 1,
        "card": None if phase in ("drawing", "break") else card,
        "players": [
            {
                "money": money[seat] if money else 50,
                "points": points[seat] if points else 0,
                "lots": lots.get(seat + 1, []),
            }
            for seat in range(seats)
        ],
        "tiles": {name: tile(text) for name, text in tiles.items()},
        "drawn": used,
    }
    described.update(more)
    return described


def tile(text: str) -> dict[str, Any]:
    company, _, die = text.partition(" ")
    if not die:
        return {"company": company, "seat": None, "die": None}
    seat, _, value = die.partition(":")
    return {"company": company, "seat": int(seat) - 1, "die": int(value)}


def board(seats: int = 4, **what: Any) -> LordsState:
    return GAME.load(position(seats, **what))


def start(seats: int) -> LordsState:
    return GAME.new_state(seats, {}, GAME.rules_version)


def roll(state: LordsState, *faces: int) -> None:
    for face in faces:
        state.reveal_token(f"die:{face}")


def draw(state: LordsState, card: str) -> None:
    """The card comes up; whoever has to turns it."""
    if phase(state) == "break":
        state.play(state.actor(), "turn-card")
    state.reveal_token(f"card:{card}")


def tile_at(state: LordsState, lot: str) -> str:
    """As in `position`."""
    found = state.position()["tiles"][lot]
    company: str = found["company"]
    return company + (f" {found['seat'] + 1}:{found['die']}" if found["die"] else "")


def money(state: LordsState) -> list[int]:
    return [player["money"] for player in state.position()["players"]]


def points(state: LordsState) -> list[int]:
    return [player["points"] for player in state.position()["players"]]


def lots(state: LordsState, seat: int) -> list[str]:
    found: list[str] = state.position()["players"][seat - 1]["lots"]
    return found


def phase(state: LordsState) -> str:
    return str(state.position()["phase"])


def may(state: LordsState, seat: int, token: str) -> bool:
    return token in state.tokens(seat - 1)


def play(state: LordsState, seat: int, *tokens: str) -> None:
    for token in tokens:
        state.play(seat - 1, token)


def refused(state: LordsState, seat: int, token: str) -> tuple[str, dict[str, object]]:
    """Why a step is refused; nothing has changed."""
    before = state.position()
    with pytest.raises(GameError) as caught:
        state.play(seat - 1, token)
    assert state.position() == before
    return caught.value.key, caught.value.details
