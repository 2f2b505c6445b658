"""What the server itself does at tables: bots move, late seats are told, and workers say who is here."""

import asyncio
import time
from functools import partial

import structlog
from sqlalchemy import select, update
from sqlalchemy.exc import SQLAlchemyError

from boulevard.bots.minds import Mind, Thought
from boulevard.games.contract import GameError

from .audience import PRESENCE_TOLD
from .bots import Bots
from .budgets import Budget, Budgets, Timed, paid
from .errors import ServerError, passes
from .hall import Change, Hall
from .identity import Person
from .models import TableRow
from .play import Play
from .storage import Conflict
from .tables import RUNNING, Table

log = structlog.get_logger("boulevard.caretaker")

TOGETHER = 10  # bots of a table whose turns are written at once


class Caretaker:
    def __init__(self, hall: Hall, play: Play, bots: Bots, budgets: Budgets) -> None:
        self.hall = hall
        self.play = play
        self.bots = bots
        self.budgets = budgets
        self.presence_told = 0.0
        hall.look_after = self.look_after

    def look_after(self, table: Table) -> None:
        """Whatever the server itself has to do at a table."""
        if self.hall.mine(table.id) and not table.thinking and not self.hall.closing and _has_work(table):
            table.thinking = True
            self.hall.spawn(self._play_bots(table), "bots")

    async def _play_bots(self, table: Table) -> None:
        troubles = 0
        try:
            while _has_work(table):
                before = table.seq
                try:
                    await self._catch_up(table)
                    await self._bots_talk(table)
                    if table.formality():
                        troubles = 0
                        if table.goes_by_itself():
                            await self._formality(table)
                        continue
                    await self._bots_move(table, table.bots_waiting(), None)
                except GameError as error:
                    if not passes(error):
                        raise
                    # A database that is away comes back, and nobody else moves for a bot.
                    await asyncio.sleep(min(5.0, 0.2 * (troubles := troubles + 1)))
                    continue
                if table.seq == before and table.bots_waiting():
                    troubles += 1
                    if troubles > 5:
                        log.error("bots-stuck", table=table.id)
                        return
                    await asyncio.sleep(0.2 * troubles)
                else:
                    troubles = 0
        finally:
            table.thinking = False

    async def _catch_up(self, table: Table) -> None:
        """What memory shows of a table may never have been written: whose turn it is, the log says."""
        if table.tail is not None:
            await asyncio.wait([table.tail])
        async with table.lock:
            if table.stale:
                await self.hall.refresh(table)

    async def _bots_talk(self, table: Table) -> None:
        """Bots say what they have to say though others are next: until one has spoken, or none wants to."""
        tries, table.unheard = table.unheard, 0
        if not tries:
            return
        if table.status != RUNNING or table.game.simultaneous:
            return
        async with table.lock:
            asleep = [] if table.formality() else table.waiting
            minds = [
                self._mind(table, seat)
                for seat, who in enumerate(table.seats)
                if who.kind == "bot" and seat not in asleep and table.playing().state.may_act(seat)
            ]
        said = False
        try:
            said = not minds or await self._say(
                table, await self.bots.remark(table, minds, self._purse(table)), None
            )
        finally:
            if not said:
                table.unheard = max(table.unheard, tries - 1)

    def _purse(self, table: Table) -> Budget:
        """Whoever set the table pays for its bots."""
        return self.budgets.of("bots", table.host or table.id)

    def _mind(self, table: Table, seat: int) -> Mind:
        return (seat, table.seats[seat].bot or "greedy", table.stands_in(seat))

    async def _formality(self, table: Table) -> None:
        left = table.pause_ends() - time.time()
        if left > 0:
            await table.audience.wait(min(left, 1.0))  # somebody may say something, or ask for more time
        else:
            await self.play.formality(table)

    async def _bots_move(self, table: Table, seats: list[int], by: str | None) -> None:
        await self._catch_up(table)
        async with table.lock:
            minds = [self._mind(table, seat) for seat in seats if seat in table.waiting]
            if not minds:
                return
        purse = self._purse(table)
        thoughts = await self.bots.think(table, minds, purse)
        if table.game.simultaneous:
            # Some together, so that they share transactions; a crowd would keep everybody else waiting.
            for first in range(0, len(thoughts), TOGETHER):
                some = thoughts[first : first + TOGETHER]
                taken = await purse.turn()
                turns = [Timed(self._bot_turn(table, seat, tokens, by)) for seat, tokens in some]
                await asyncio.gather(*turns)
                purse.spend(sum(turn.seconds for turn in turns), taken)
            return
        await self._say(table, thoughts, by)

    async def _say(self, table: Table, thoughts: list[Thought], by: str | None) -> bool:
        """Steps of a game in turns; was every one of them in time?"""
        purse = self._purse(table)
        for seat, tokens in thoughts:
            for token in tokens:
                try:
                    step = partial(self.play.step, table, seat, token, bot=True, brief=True, by=by)
                    await paid([purse], step)
                except GameError as error:
                    if passes(error):
                        raise
                    return False  # something happened meanwhile: think again
        return True

    async def _bot_turn(self, table: Table, seat: int, tokens: list[str], by: str | None) -> None:
        try:
            await self.play.draft(table, seat, tokens, bot=True, brief=True, by=by)
        except GameError as error:
            if passes(error):
                raise
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
        if self.hall.storage.alone or now - self.presence_told < PRESENCE_TOLD:
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
            if not self.hall.mine(row["id"]):
                continue
            try:
                table = await self.hall.find(row["id"])
                await self._catch_up(table)
                self.look_after(table)
                deadline = table.deadline()
                if deadline is not None and deadline < now and not table.late:
                    await self._declare_late(table)
                elif not table.bots_waiting():
                    await self.hall.storage.write((self.hall.storage.put_look, table.look(now)))
            except GameError as error:
                log.warning("watch-table", table=row["id"], code=error.key)
                if passes(error):
                    continue
                await self.hall.storage.write(
                    (update(TableRow).where(TableRow.id == row["id"]).values(due=None), None)
                )

    async def _declare_late(self, table: Table) -> None:
        def decide() -> Change:
            deadline = table.deadline()
            if table.late or deadline is None or deadline > time.time():
                return Change()
            event = table.event("late", None, {"seats": list(table.waiting)})
            table.absorb(event)
            return Change([event], result=True)

        declared = await self.hall.change(table, decide)
        if declared and table.when_late == "bot":
            seats = [seat for seat in table.late if table.seats[seat].kind != "bot"]
            if seats:
                self.hall.spawn(self._move_for(table, seats), "late")

    async def move_for_late(self, table: Table, seat: int, person: Person) -> None:
        if not table.holds(person.id):
            raise ServerError("error-server-not-seated")
        table.check_seat(seat)
        table.check_running()
        if seat not in table.late or seat not in table.waiting:
            raise ServerError("error-server-not-late", seat=seat + 1)
        await self._move_for(table, [seat])

    async def _move_for(self, table: Table, seats: list[int]) -> None:
        """All that these seats have to do before somebody else is next, dice and cards in between."""
        before = -1
        while seats and table.seq > before:
            before = table.seq
            await self._bots_move(table, seats, "bot")
            seats = [] if table.game.simultaneous else [seat for seat in seats if seat in table.waiting]


def _has_work(table: Table) -> bool:
    """Are bots next or have they something to hear, is a formality due, or can't that be known before the
    table is read again?"""
    if table.stale or table.status != RUNNING:
        return table.stale
    return bool(table.bots_waiting()) or table.goes_by_itself() or (table.unheard > 0 and _has_bots(table))


def _has_bots(table: Table) -> bool:
    return not table.game.simultaneous and any(seat.kind == "bot" for seat in table.seats)
