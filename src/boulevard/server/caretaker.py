"""What the server itself does at tables: bots move, late seats are told, and workers say who is here."""

import asyncio
import time

import structlog
from sqlalchemy import select, update
from sqlalchemy.exc import SQLAlchemyError

from boulevard.games.contract import GameError

from .audience import PRESENCE_TOLD
from .bots import Bots
from .errors import ServerError
from .hall import Change, Hall
from .identity import Person
from .models import TableRow
from .play import Play, check_running
from .storage import Conflict
from .tables import RUNNING, Table

log = structlog.get_logger("boulevard.caretaker")


class Caretaker:
    def __init__(self, hall: Hall, play: Play, bots: Bots) -> None:
        self.hall = hall
        self.play = play
        self.bots = bots
        self.presence_told = 0.0
        hall.look_after = self.look_after

    def look_after(self, table: Table) -> None:
        """Whatever the server itself has to do at a table."""
        if table.status == RUNNING and not table.thinking and not self.hall.closing and table.bots_waiting():
            table.thinking = True
            self.hall.spawn(self._play_bots(table), "bots")

    async def _play_bots(self, table: Table) -> None:
        troubles = 0
        try:
            while table.status == RUNNING and table.bots_waiting():
                before = table.seq
                await self._bots_move(table, table.bots_waiting(), None)
                if table.seq == before:
                    troubles += 1
                    if troubles > 5:
                        log.error("bots-stuck", table=table.id)
                        return
                    await asyncio.sleep(0.2 * troubles)
                else:
                    troubles = 0
        finally:
            table.thinking = False

    async def _bots_move(self, table: Table, seats: list[int], by: str | None) -> None:
        if table.tail is not None:
            await asyncio.wait([table.tail])
        async with table.lock:
            if table.stale:  # what was waited for could not be written
                await self.hall.refresh(table)
            minds = [(seat, table.seats[seat].bot or "greedy") for seat in seats if seat in table.waiting]
            if not minds:
                return
            position = table.game_state().position()
        thoughts = await self.bots.think(table.game.id, position, minds)
        if table.game.simultaneous:
            # Together, so that they share transactions.
            await asyncio.gather(*(self._bot_turn(table, seat, tokens, by) for seat, tokens in thoughts))
            return
        for seat, tokens in thoughts:
            for token in tokens:
                try:
                    await self.play.step(table, seat, token, bot=True, brief=True, by=by)
                except GameError:
                    return  # something happened meanwhile: think again

    async def _bot_turn(self, table: Table, seat: int, tokens: list[str], by: str | None) -> None:
        try:
            await self.play.draft(table, seat, tokens, bot=True, brief=True, by=by)
        except GameError as error:
            log.info("bot-turn-refused", table=table.id, seat=seat, code=error.key)

    async def watch(self) -> None:
        """Looks now and then for late seats, and for tables that a stopped server left waiting."""
        while True:
            await asyncio.sleep(self.hall.settings.look_every)
            self._tell_presence()
            try:
                await self._watch_once()
            except (GameError, Conflict, SQLAlchemyError, OSError) as error:
                log.warning("watch", error=type(error).__name__)

    def _tell_presence(self) -> None:
        """A worker that is gone cannot say so: the others say again and again that they are not."""
        now = time.monotonic()
        if self.hall.storage.sqlite or now - self.presence_told < PRESENCE_TOLD:
            return
        self.presence_told = now
        for table in self.hall.tables.values():
            table.audience.forget_gone()
            if table.audience.listeners:
                table.audience.announce()

    async def _watch_once(self) -> None:
        now = time.time()
        rows = await self.hall.storage.rows(
            select(TableRow.id)
            .where(TableRow.due < now, TableRow.status == RUNNING)
            .order_by(TableRow.due)
            .limit(100)
        )
        for row in rows:
            try:
                table = await self.hall.find(row["id"])
                self.look_after(table)
                deadline = table.deadline()
                if deadline is not None and deadline < now and not table.late:
                    await self._declare_late(table)
                elif not table.bots_waiting():
                    await self.hall.storage.write((self.hall.storage.put_look, table.look(now)))
            except GameError as error:
                log.warning("watch-table", table=row["id"], code=error.key)
                await self.hall.storage.write(
                    (update(TableRow).where(TableRow.id == row["id"]).values(due=None), None)
                )

    async def _declare_late(self, table: Table) -> None:
        def decide() -> Change:
            deadline = table.deadline()
            if table.late or deadline is None or deadline > time.time():
                return Change()
            event = self.hall.event(table, "late", None, {"seats": list(table.waiting)})
            table.absorb(event)
            return Change([event], result=True)

        declared = await self.hall.change(table, decide)
        if declared and table.when_late == "bot":
            seats = [seat for seat in table.late if table.seats[seat].kind != "bot"]
            if seats:
                self.hall.spawn(self._bots_move(table, seats, "bot"), "late")

    async def move_for_late(self, table: Table, seat: int, person: Person) -> None:
        if not table.holds(person.id):
            raise ServerError("error-server-not-seated")
        table.check_seat(seat)
        check_running(table)
        if seat not in table.late or seat not in table.waiting:
            raise ServerError("error-server-not-late", seat=seat + 1)
        await self._bots_move(table, [seat], "bot")
