"""Tables before and around the game: making them, sitting down, leaving, beginning, rematch, chat."""

import secrets
import time
from typing import Any

from sqlalchemy import insert, update

from boulevard.bots.catalogue import find_bot
from boulevard.games.catalogue import find_game
from boulevard.games.chance import commitment
from boulevard.games.contract import GameError

from .audience import Audience
from .errors import ServerError
from .hall import Change, Hall
from .identity import Person
from .models import SeatRow, TableRow
from .storage import Submission
from .tables import OPEN, OVER, RUNNING, Logged, Seat, Table, dump, new_id, story_json


class Seating:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def create(
        self,
        person: Person,
        *,
        game_id: str,
        seats: int,
        options: dict[str, Any],
        places: list[Seat],
        turn_limit: int | None,
        when_late: str,
        spectators: bool,
    ) -> Table:
        game = find_game(game_id)
        seats, options = game.choose_options(seats, options)
        now = time.time()
        row = {
            "id": new_id(),
            "game": game.id,
            "rules": game.rules_version,
            "options": dump(options).decode(),
            "seat_count": seats,
            "status": OPEN,
            "host": person.id,
            "invite": secrets.token_urlsafe(16),
            "turn_limit": turn_limit,
            "when_late": when_late,
            "spectators": spectators,
            "seed": secrets.token_hex(32),
            "rematch": None,
            "created": now,
            "updated": now,
            "waiting": "[]",
            "due": None,
        }
        table = Table(row)
        table.audience = Audience(table, self.hall.storage.tell)
        for number, seat in enumerate(places):
            table.put_seat(number, seat)
        event = Logged(1, "created", None, now, {})
        table.absorb(event)
        self.hall.make_room()
        await self.hall.storage.submit(
            Submission(
                before=[(insert(TableRow), row), (insert(SeatRow), _seat_rows(table))],
                events=[event.row(table.id)],
            )
        )
        table.audience.tell([event], {})
        table.used = time.monotonic()
        self.hall.tables[table.id] = table
        self.hall.metrics.tables.set(len(self.hall.tables))
        return table

    def _seat_change(self, table: Table, number: int, seat: Seat) -> Change:
        table.put_seat(number, seat)
        event = self.hall.event(
            table, "seat", number, {"to": {"kind": seat.kind, "name": seat.name, "bot": seat.bot}}
        )
        table.absorb(event)
        statement = (
            update(SeatRow)
            .where(SeatRow.table_id == table.id, SeatRow.seat == number)
            .values(kind=seat.kind, person_id=seat.person, name=seat.name, bot=seat.bot)
        )
        table.drafts.pop(number, None)
        return Change([event], after=[(statement, None)], shows=table.status == RUNNING)

    async def take(
        self, table: Table, number: int, person: Person, name: str | None, invite: str | None
    ) -> None:
        def decide() -> Change:
            seat = table.check_seat(number)
            if not table.holds(person.id) and table.host != person.id:
                if invite is None or not secrets.compare_digest(invite.encode(), table.invite.encode()):
                    raise ServerError("error-server-invite")
            if seat.person == person.id:
                return Change()
            if seat.kind != "open":
                raise ServerError("error-server-seat-taken", seat=number + 1)
            if table.status == OVER:
                raise GameError("error-game-over")
            change = self._seat_change(table, number, Seat("person", person.id, name or person.name))
            if table.host is None:
                self._new_host(table, change)
            return change

        await self.hall.change(table, decide)

    async def seat_bot(self, table: Table, number: int, person: Person, bot: str) -> None:
        find_bot(bot, table.game.id)

        def decide() -> Change:
            seat = table.check_seat(number)
            if table.status == OPEN and table.host != person.id:
                raise ServerError("error-server-not-host")
            if table.host != person.id and not table.holds(person.id):
                raise ServerError("error-server-not-seated")
            if table.status == OVER:
                raise GameError("error-game-over")
            if seat.kind != "open":
                raise ServerError("error-server-seat-taken", seat=number + 1)
            return self._seat_change(table, number, Seat("bot", None, bot, bot))

        await self.hall.change(table, decide)

    async def leave(self, table: Table, number: int, person: Person, bot: str | None) -> None:
        if bot is not None:
            find_bot(bot, table.game.id)

        def decide() -> Change:
            seat = table.check_seat(number)
            host = table.host == person.id
            mine = seat.person == person.id
            if not mine and not (host and (table.status == OPEN or seat.kind == "bot")):
                raise ServerError("error-server-not-your-seat", seat=number + 1)
            if table.status == OVER:
                raise GameError("error-game-over")
            # What was drafted belongs to whoever drafted it.
            if table.status == RUNNING and table.game.simultaneous and number in table.drafts:
                table.keep_draft(number, [], table.try_draft(number, []))
            self.hall.storage.keep_draft(table.id, number, 0, "[]")
            change = self._seat_change(table, number, Seat() if bot is None else Seat("bot", None, bot, bot))
            if mine and host and not table.holds(person.id):
                self._new_host(table, change)
            return change

        await self.hall.change(table, decide)

    def _new_host(self, table: Table, change: Change) -> None:
        """The table passes to the first person who sits at it."""
        heir = next((number for number, seat in enumerate(table.seats) if seat.person is not None), None)
        table.host = None if heir is None else table.seats[heir].person
        event = self.hall.event(table, "host", heir)
        table.absorb(event)
        change.events.append(event)
        change.after.append((update(TableRow).where(TableRow.id == table.id).values(host=table.host), None))

    async def start(self, table: Table, person: Person) -> None:
        def decide() -> Change:
            if table.host != person.id:
                raise ServerError("error-server-not-host")
            if table.status != OPEN:
                raise ServerError("error-server-started")
            empty = sum(seat.kind == "open" for seat in table.seats)
            if empty:
                raise ServerError("error-server-open-seats", count=empty)
            trial = table.try_start()
            public = {"commitment": commitment(table.seed), "story": story_json(trial.state.heard())}
            event = self.hall.event(table, "start", None, public, {"chance": trial.chance})
            change = Change()
            self.hall.played(table, event, trial, change)
            status = (
                update(TableRow)
                .where(TableRow.id == table.id, TableRow.status == OPEN)
                .values(status=RUNNING)
            )
            change.after.insert(0, (status, None))
            return change

        await self.hall.change(table, decide)

    async def rematch(self, table: Table, person: Person) -> Table:
        if not table.holds(person.id):
            raise ServerError("error-server-not-seated")
        if table.status != OVER:
            raise ServerError("error-server-not-over")
        if table.rematch is None:
            places = [Seat(seat.kind, seat.person, seat.name, seat.bot) for seat in table.seats]
            again = await self.create(
                person,
                game_id=table.game.id,
                seats=table.seat_count,
                options=table.options,
                places=places,
                turn_limit=table.turn_limit,
                when_late=table.when_late,
                spectators=table.spectators,
            )

            def decide() -> Change:
                if table.rematch is not None:
                    return Change()
                table.rematch = again.id
                event = self.hall.event(table, "rematch", None, {"table": again.id})
                table.absorb(event)
                statement = update(TableRow).where(TableRow.id == table.id).values(rematch=again.id)
                return Change([event], after=[(statement, None)])

            await self.hall.change(table, decide)
        return await self.hall.find(table.rematch or "")

    async def chat(self, table: Table, person: Person, text: str) -> int:
        def decide() -> Change:
            seats = table.seats_of(person.id)
            if not seats:
                raise ServerError("error-server-not-seated")
            event = self.hall.event(
                table, "chat", seats[0], {"name": table.seats[seats[0]].name, "text": text}
            )
            table.absorb(event)
            return Change([event], result=event.seq)

        seq: int = await self.hall.change(table, decide)
        return seq


def _seat_rows(table: Table) -> list[dict[str, Any]]:
    return [
        {
            "table_id": table.id,
            "seat": number,
            "kind": seat.kind,
            "person_id": seat.person,
            "name": seat.name,
            "bot": seat.bot,
        }
        for number, seat in enumerate(table.seats)
    ]
