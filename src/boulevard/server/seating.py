"""Tables before and around the game: making them, sitting down, leaving, beginning, rematch, chat."""

import base64
import hmac
import secrets
import time
from collections.abc import Sequence
from typing import Any
from weakref import WeakKeyDictionary

import orjson
from sqlalchemy import insert, update

from boulevard.bots.registry import find_bot
from boulevard.games.catalogue import find_game
from boulevard.games.contract import GameError
from boulevard.match import Record, practice
from boulevard.match.moments import check_seat
from boulevard.match.practice import lesson_of
from boulevard.match.record import SEALED
from boulevard.match.table import check_chance

from . import office
from .audience import Audience
from .errors import ServerError
from .hall import Change, Hall, Once
from .identity import Person
from .models import EventRow, SeatRow, TableRow
from .storage import Conflict, Submission
from .tables import OPEN, OVER, RUNNING, Logged, Origin, Seat, Table, dump, event_row, new_id


class Seating:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        # Who left which seat since the table was loaded; before that, the log says it.
        self.left: WeakKeyDictionary[Table, dict[str, set[int]]] = WeakKeyDictionary()

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
        listed: bool = False,
        origin: Origin | None = None,
        rules: int | None = None,
        seed: str | None = None,
        chance: str = SEALED,
        id: str | None = None,
    ) -> Table:
        """Makes a table; with an `id` that is there already, it is that one."""
        game = find_game(game_id)
        seats, options = game.choose_options(seats, options)
        check_chance(game, chance, options)
        self._check_crowd(sum(seat.person == person.id for seat in places))
        self._check_bots(sum(seat.kind == "bot" for seat in places))
        now = time.time()
        row = {
            "id": id or new_id(),
            "game": game.id,
            "rules": game.rules_version if rules is None else rules,
            "options": dump(options).decode(),
            "seat_count": seats,
            "status": OPEN,
            "host": person.id,
            "invite": secrets.token_urlsafe(16),
            "turn_limit": turn_limit,
            "when_late": when_late,
            "spectators": spectators,
            "listed": listed,
            "seed": seed or secrets.token_hex(32),
            "chance": chance,
            "rematch": None,
            "origin": None if origin is None else dump(origin).decode(),
            "created": now,
            "updated": now,
            "waiting": "[]",
            "due": None,
        }
        table = Table(row, self.hall.settings.pause)
        table.audience = Audience(table, self.hall.storage.tell)
        for number, seat in enumerate(places):
            table.put_seat(number, seat)
        event = Logged(1, "created", None, now, {})
        table.absorb(event)
        self.hall.make_room()
        making = Submission(
            before=[(insert(TableRow), row), (insert(SeatRow), seat_rows(table))],
            events=[event_row(table.id, event)],
        )
        try:
            await self.hall.storage.submit(making)
        except Conflict:
            return await self.hall.find(table.id)
        table.audience.tell([event])
        table.used = time.monotonic()
        self.hall.tables[table.id] = table
        self.hall.metrics.tables.set(len(self.hall.tables))
        return table

    def _check_crowd(self, seats: int) -> None:
        """Every seat of a person costs views; somebody alone needs a few, not a stadium."""
        most = self.hall.settings.seats_of_person
        if seats > most:
            raise ServerError("error-server-many-seats", most=most)

    def _check_bots(self, bots: int) -> None:
        """Each thinks about the whole table; a stadium is for people."""
        most = self.hall.settings.bots_at_table
        if bots > most:
            raise ServerError("error-server-many-bots", most=most)

    def _check_hands(self, table: Table, number: int, person: str, seen: set[int]) -> None:
        """Where a game hides something, whoever has looked into one hand looks into no other."""
        if table.status != RUNNING or not table.hides():
            return
        known = seen | self.left.get(table, {}).get(person, set()) | set(table.seats_of(person))
        if known - {number}:
            raise ServerError("error-server-second-seat")

    async def _hands_seen(self, table: Table, person: str) -> set[int]:
        """Seats this person has left, as the log says."""
        if table.status != RUNNING or not table.hides():
            return set()
        log = await self.hall.log_of(table, "seat")
        return {
            event.seat
            for event in log
            if event.seat is not None and (event.secret or {}).get("left") == person
        }

    def _seat_change(self, table: Table, number: int, seat: Seat) -> Change:
        left = table.seats[number].person
        if left is not None:
            self.left.setdefault(table, {}).setdefault(left, set()).add(number)
        event = table.sits(number, seat, None if left is None else {"left": left})
        statement = (
            update(SeatRow)
            .where(SeatRow.table_id == table.id, SeatRow.seat == number)
            .values(kind=seat.kind, person_id=seat.person, name=seat.name, bot=seat.bot, colour=seat.colour)
        )
        return Change([event], after=[(statement, None)], shows=table.status == RUNNING)

    def id_of(self, person: str, key: str | None, *what: str) -> str | None:
        """The id of what somebody makes with this key, the same every time; nobody else can know it."""
        if key is None:
            return None
        text = " ".join((person, *what, key))
        made = hmac.digest(self.hall.settings.secret().encode(), text.encode(), "sha256")
        return base64.urlsafe_b64encode(made)[:16].decode()

    async def take(
        self,
        table: Table,
        number: int,
        person: Person,
        name: str | None,
        invite: str | None,
        key: str | None = None,
    ) -> None:
        seen = await self._hands_seen(table, person.id)

        def decide() -> Change:
            seat = table.check_seat(number)
            if not table.holds(person.id) and table.host != person.id and not table.listed:
                if invite is None or not secrets.compare_digest(invite.encode(), table.invite.encode()):
                    raise ServerError("error-server-invite")
            if seat.person == person.id:
                return Change()
            if seat.kind != "open":
                raise ServerError("error-server-seat-taken", seat=number + 1)
            if table.status == OVER:
                raise GameError("error-game-over")
            self._check_crowd(len(table.seats_of(person.id)) + 1)
            self._check_hands(table, number, person.id, seen)
            change = self._seat_change(table, number, Seat("person", person.id, name or person.name))
            if table.host is None:
                self._new_host(table, change)
            return change

        await self.hall.change(table, decide, once(person, key))

    async def seat_bot(
        self, table: Table, number: int, person: Person, bot: str, key: str | None = None
    ) -> None:
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
            self._check_bots(1 + sum(seat.kind == "bot" for seat in table.seats))
            return self._seat_change(table, number, Seat("bot", None, bot, bot))

        await self.hall.change(table, decide, once(person, key))

    async def leave(
        self, table: Table, number: int, person: Person, bot: str | None, key: str | None = None
    ) -> None:
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
                table.draft(number, [])
            self.hall.storage.keep_draft(table.id, number, 0, "[]")
            change = Change()
            if table.status == RUNNING:
                # Nobody is bound by what they said before they left.
                for words in table.playing().state.retractions(number):
                    self.hall.stepped(table, number, words, change)
            taken = self._seat_change(table, number, Seat() if bot is None else Seat("bot", None, bot, bot))
            change.events += taken.events
            change.after += taken.after
            change.shows = taken.shows
            if mine and host and not table.holds(person.id):
                self._new_host(table, change)
            return change

        await self.hall.change(table, decide, once(person, key))

    def _new_host(self, table: Table, change: Change) -> None:
        """The table passes to the first person who sits at it."""
        heir = next((number for number, seat in enumerate(table.seats) if seat.person is not None), None)
        table.host = None if heir is None else table.seats[heir].person
        event = table.event("host", heir)
        table.absorb(event)
        change.events.append(event)
        change.after.append((update(TableRow).where(TableRow.id == table.id).values(host=table.host), None))

    async def mix(self, table: Table, person: Person, number: str, key: str | None = None) -> None:
        """Mixes a number of somebody's into chance. The seal of the cards is known by then, and the first
        number of a seat stands: nobody tries until it suits."""

        def decide() -> Change:
            if table.status != OPEN:
                raise ServerError("error-server-started")
            if not table.holds(person.id):
                raise ServerError("error-server-not-seated")
            return Change(table.mix(person.id, number))

        await self.hall.change(table, decide, once(person, key))

    async def start(
        self, table: Table, person: Person, number: str | None = None, key: str | None = None
    ) -> None:
        def decide() -> Change:
            if table.host != person.id:
                raise ServerError("error-server-not-host")
            change = Change()
            self.hall.played(table, table.begins(person.id, number), change)
            status = (
                update(TableRow)
                .where(TableRow.id == table.id, TableRow.status == OPEN)
                .values(status=RUNNING)
            )
            change.after.insert(0, (status, None))
            return change

        await self.hall.change(table, decide, once(person, key))

    async def rematch(self, table: Table, person: Person) -> Table:
        if not table.holds(person.id):
            raise ServerError("error-server-not-seated")
        if table.status != OVER:
            raise ServerError("error-server-not-over")
        if table.rematch is None:
            places = [Seat(seat.kind, seat.person, seat.name, seat.bot, seat.colour) for seat in table.seats]
            again = await self.create(
                person,
                game_id=table.game.id,
                seats=table.seat_count,
                options=table.options,
                places=places,
                turn_limit=table.turn_limit,
                when_late=table.when_late,
                spectators=table.spectators,
                listed=table.listed,
                chance=table.chance,
                id=self.id_of(table.id, "rematch"),  # whoever asks first, and however often
            )

            def decide() -> Change:
                if table.rematch is not None:
                    return Change()
                table.rematch = again.id
                event = table.event("rematch", None, {"table": again.id})
                table.absorb(event)
                statement = update(TableRow).where(TableRow.id == table.id).values(rematch=again.id)
                return Change([event], after=[(statement, None)])

            await self.hall.change(table, decide)
        return await self.hall.find(table.rematch or "")

    async def go_on(
        self,
        person: Person,
        record: Record,
        origin: Origin,
        *,
        seat: int,
        bot: str,
        colours: Sequence[str | None] = (),
        id: str | None = None,
    ) -> Table:
        """A table that begins before a turn of a record: this person at one seat, bots at all others."""
        find_bot(bot, record.game)
        check_seat(seat, record.seats)
        chosen = [*colours, *([None] * record.seats)]
        places = [
            Seat("person", person.id, person.name, None, chosen[number])
            if number == seat
            else Seat("bot", None, bot, bot, chosen[number])
            for number in range(record.seats)
        ]
        table = await self.create(
            person,
            game_id=record.game,
            seats=record.seats,
            options=record.options,
            places=places,
            turn_limit=None,
            when_late="ask",
            spectators=True,
            origin=origin,
            rules=record.rules,
            id=id,
        )
        if table.status == OPEN:
            await self.start(table, person)
        return table

    async def practise(self, person: Person, game: str, bot: str, id: str | None = None) -> Table:
        """A first game against a bot, with arranged cards."""
        find_bot(bot, game)
        lesson = lesson_of(game)
        bots = [Seat("bot", None, bot, bot) for _ in range(practice.SEATS - 1)]
        table = await self.create(
            person,
            game_id=game,
            seats=practice.SEATS,
            options=lesson.options,
            places=[Seat("person", person.id, person.name), *bots],
            turn_limit=None,
            when_late="ask",
            spectators=True,
            origin=Origin(practice=True),
            seed=lesson.seed,
            id=id,
        )
        if table.status == OPEN:
            await self.start(table, person)
        return table

    async def chat(self, table: Table, person: Person, text: str, key: str | None = None) -> int:
        def decide() -> Change:
            seats = table.seats_of(person.id)
            if not seats:
                raise ServerError("error-server-not-seated")
            event = table.event("chat", seats[0], {"name": table.seats[seats[0]].name, "text": text})
            event.secret = {"by": person.id}  # somebody else may sit there one day
            table.absorb(event)
            return Change([event], result=event.seq)

        seq: int = await self.hall.change(table, decide, once(person, key))
        return seq

    async def unsay(self, table: Table, seq: int) -> None:
        """Takes the words of a line of chat out of the log, and tells everybody who has heard them."""
        row = await self.hall.storage.row(office.talk(table.id).where(EventRow.seq == seq))
        said = {} if row is None else orjson.loads(row["public"])
        if not said.get("text"):
            raise ServerError("error-server-nothing-said")

        def decide() -> Change:
            event = table.event("unsaid", None, {"said": seq})
            table.absorb(event)
            return Change([event], after=[office.unsay(table.id, seq, said["name"])])

        await self.hall.change(table, decide)


def once(person: Person, key: str | None) -> Once | None:
    return None if key is None else (person.id, key)


def seat_rows(table: Table) -> list[dict[str, Any]]:
    return [
        {
            "table_id": table.id,
            "seat": number,
            "kind": seat.kind,
            "person_id": seat.person,
            "name": seat.name,
            "bot": seat.bot,
            "colour": seat.colour,
        }
        for number, seat in enumerate(table.seats)
    ]
