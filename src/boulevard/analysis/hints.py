"""A hint for somebody who plays alone or against bots: a good turn from here on, and why."""

from typing import Any

from boulevard.bots.planning import WIN
from boulevard.games.contract import GameError, State
from boulevard.match.table import Table

from .judge import Effort, Judge, spelled
from .reasons import reasons

MOST = 3  # turns that are told
NEAR = {WIN: 0.01}  # as good as the best
NEAR_POINTS = 1.0


def check_hint(table: Table, seat: int, person: str | None) -> None:
    """Between people a hint would be unfair, also when one of them has just gone out."""
    table.check_mine(seat, person)
    table.check_running()
    others = [number for number in range(table.seat_count) if number != seat]
    if any(table.stands_in(number) for number in others):
        raise GameError("error-hint-people")
    if seat not in table.playing().state.waiting():
        raise GameError("error-not-your-turn", seat=seat + 1)


def hint(state: State, seat: int, salt: str, effort: Effort) -> dict[str, Any]:
    """The best turn from here on, others that are about as good, and what speaks for the first."""
    if len(state.legal(seat)) == 0:
        raise GameError("error-not-your-turn", seat=seat + 1)
    plan = Judge(state.game.id, effort).plan(state, seat, salt)
    best = plan.alternatives[0]
    near = NEAR.get(plan.unit, NEAR_POINTS)
    good = [one for one in plan.alternatives[1:MOST] if one.value >= best.value - near]
    others = [list(one.steps) for one in plan.alternatives[1:]]
    return {
        "tokens": spelled(state, seat, list(best.steps)),
        "others": [spelled(state, seat, list(one.steps)) for one in good],
        "reasons": reasons(state, seat, list(best.steps), others),
    }
