"""Playing: drafts and their confirmation in simultaneous games, steps and undo in games in turns."""

from dataclasses import dataclass
from typing import Any

from boulevard.games.contract import GameError

from .audience import Listener
from .errors import ServerError
from .hall import Change, Hall
from .tables import OPEN, OVER, Table, dump, story_json


@dataclass
class Done:
    seq: int
    confirmed: bool
    repeated: bool = False
    view: dict[str, Any] | None = None
    legal: list[str] | None = None  # in brief answers

    def json(self) -> dict[str, Any]:
        return {
            "seq": self.seq,
            "confirmed": self.confirmed,
            "repeated": self.repeated,
            "legal": self.legal,
            "view": self.view,
        }


class Play:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def draft(
        self,
        table: Table,
        seat: int,
        tokens: list[str],
        *,
        person: str | None = None,
        bot: bool = False,
        turn: int | None = None,
        key: str | None = None,
        brief: bool = False,
        gains: bool = False,
        source: Listener | None = None,
        by: str | None = None,
    ) -> Done:
        """The whole draft of a seat; the confirmation when it ends in the confirming token."""

        def view() -> dict[str, Any] | None:
            return None if brief else table.seat_view(seat, gains)

        def decide() -> Change:
            if not bot:
                table.check_mine(seat, person)
            known = repeated(table, seat, key)
            if known is not None:
                return Change(result=Done(known, True, True, view()))
            check_running(table)
            if turn is not None and turn != table.turn:
                raise ServerError("error-server-turn-over", turn=turn, now=table.turn)
            trial = table.try_draft(seat, tokens)
            state = trial.state
            if not tokens or state.can_undo(seat):
                table.keep_draft(seat, tokens, trial)
                self.hall.storage.keep_draft(table.id, seat, table.turn, dump(tokens).decode())
                table.audience.show_draft(seat, source)
                legal = state.tokens(seat) if brief else None
                return Change(result=Done(table.seq, False, False, view(), legal))
            change = Change()
            public: dict[str, Any] = {
                "resolved": bool(state.over() or trial.chance or state.may_act(seat)),
                "story": story_json(state.heard()),
            }
            if by:
                public["by"] = by
            secret: dict[str, Any] = {"tokens": tokens, "chance": trial.chance}
            if key:
                secret["key"] = key
            self.hall.storage.drop_draft(table.id, seat)
            event = self.hall.event(table, "turn", seat, public, secret)
            self.hall.played(table, event, trial, change)
            change.shows = public["resolved"]
            change.result = Done(event.seq, True, False, view())
            return change

        done: Done = await self.hall.change(table, decide)
        return done

    async def step(
        self,
        table: Table,
        seat: int,
        token: str | None,
        *,
        person: str | None = None,
        bot: bool = False,
        key: str | None = None,
        brief: bool = False,
        gains: bool = False,
        by: str | None = None,
    ) -> Done:
        """One step of a game in turns; without a token the last one is taken back."""

        def view() -> dict[str, Any] | None:
            return None if brief else table.seat_view(seat, gains)

        def decide() -> Change:
            if not bot:
                table.check_mine(seat, person)
            known = repeated(table, seat, key)
            if known is not None:
                return Change(result=Done(known, False, True, view()))
            check_running(table)
            trial = table.try_undo(seat) if token is None else table.try_step(seat, token)
            change = Change()
            public: dict[str, Any] = {} if token is None else {"story": story_json(trial.state.heard())}
            if by:
                public["by"] = by
            secret: dict[str, Any] = {}
            if token is not None:
                secret = {"tokens": [token], "chance": trial.chance}
            if key:
                secret["key"] = key
            event = self.hall.event(table, "undo" if token is None else "step", seat, public, secret)
            self.hall.played(table, event, trial, change)
            change.result = Done(event.seq, False, False, view())
            return change

        done: Done = await self.hall.change(table, decide)
        return done


def repeated(table: Table, seat: int, key: str | None) -> int | None:
    """The event that this key already stands for."""
    known = table.keys.get(seat)
    return known[1] if key and known is not None and known[0] == key else None


def check_running(table: Table) -> None:
    if table.status == OPEN:
        raise ServerError("error-server-not-started")
    if table.status == OVER:
        raise GameError("error-game-over")
