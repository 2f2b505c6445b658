"""Playing: drafts and their confirmation in simultaneous games, steps and undo in games in turns."""

import time
from math import ceil
from typing import Any

from .audience import Listener
from .errors import ServerError
from .hall import Change, Hall
from .tables import Done, Table, dump


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
            known = table.repeated(seat, key)
            if known is not None:
                return Change(result=Done(known, True, True, view()))
            events = table.drafts_turn(seat, tokens, turn=turn, key=key, by=by)
            if not events:
                self.hall.storage.keep_draft(table.id, seat, table.turn, dump(tokens).decode())
                table.audience.show_draft(seat, source)
                legal = table.playing().state.tokens(seat) if brief else None
                return Change(result=Done(table.seq, False, False, view(), legal))
            change = Change()
            self.hall.storage.drop_draft(table.id, seat)
            self.hall.played(table, events, change)
            change.shows = events[0].public["resolved"]
            change.result = Done(events[0].seq, True, False, view())
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
            known = table.repeated(seat, key)
            if known is not None:
                return Change(result=Done(known, False, True, view()))
            table.check_running()
            if token is not None and token == table.formality() and not bot:
                now = time.time()
                others = [table.waits[asked] for asked in table.asked_to_wait(now) if asked != seat]
                if others:
                    raise ServerError("error-server-wait", seconds=ceil(max(others) - now))
            change = Change()
            event = self.hall.stepped(table, seat, token, change, by, key)
            change.result = Done(event.seq, False, False, view())
            return change

        done: Done = await self.hall.change(table, decide)
        return done

    async def tell(
        self, table: Table, number: int, token: str | None, person: str, key: str | None = None
    ) -> int:
        """Somebody says what a real card or die shows; without a token the last one was misread."""

        def decide() -> Change:
            seats = table.seats_of(person)
            if not seats:
                raise ServerError("error-server-not-seated")
            change = Change()
            if token is None:
                events = table.untells(number, seat=seats[0])
            else:
                events = table.tells(token, number, seat=seats[0])
            self.hall.played(table, events, change)
            change.result = events[0].seq
            return change

        once = None if key is None else (person, key)
        seq: int = await self.hall.change(table, decide, once)
        return seq

    async def formality(self, table: Table) -> None:
        """The one step that is left to whoever is next, when the time for a word is over."""

        def decide() -> Change:
            change = Change()
            # Asked again after a conflict: the formality may be another one by now, and somebody's own.
            if table.goes_by_itself() and table.pause_ends() <= time.time():
                self.hall.stepped(table, table.waiting[0], table.formality(), change)
            return change

        await self.hall.change(table, decide)

    async def wait(self, table: Table, seat: int, on: bool, person: str) -> int:
        """Somebody wants time for a word, once before every formality, or has had enough of it."""

        def decide() -> Change:
            table.check_mine(seat, person)
            table.check_running()
            now = time.time()
            if not table.formality():
                raise ServerError("error-server-no-pause")
            if on == (seat in table.asked_to_wait(now)):
                return Change(result=table.seq)
            if on and seat in table.waits:
                raise ServerError("error-server-waited")
            until = now + table.longest_wait if on else now
            event = table.event("wait", seat, {"until": until})
            table.absorb(event)
            return Change([event], result=event.seq)

        seq: int = await self.hall.change(table, decide)
        return seq
