"""Setting the table before the game: chairs come and go, people choose a name and a colour."""

from sqlalchemy import delete, insert, update

from .errors import ServerError
from .hall import Change, Hall
from .identity import Person
from .models import SeatRow, TableRow
from .seating import once, seat_rows
from .tables import OPEN, Logged, Table


class Chairs:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def add(self, table: Table, person: Person, key: str | None = None) -> None:
        """One more open seat, as far as the game goes."""

        def decide() -> Change:
            _check_host(table, person)
            return _seats_change(table, table.adds_seat())

        await self.hall.change(table, decide, once(person, key))

    async def remove(self, table: Table, number: int, person: Person, key: str | None = None) -> None:
        """A seat that nobody else sits on; those after it move up."""

        def decide() -> Change:
            _check_host(table, person)
            seat = table.check_seat(number)
            last = seat.person == person.id and len(table.seats_of(person.id)) == 1
            if last or seat.person not in (None, person.id):
                raise ServerError("error-server-seat-taken", seat=number + 1)
            return _seats_change(table, table.removes_seat(number))

        await self.hall.change(table, decide, once(person, key))

    async def change(
        self,
        table: Table,
        number: int,
        person: Person,
        name: str | None,
        colour: str | None,
        key: str | None = None,
    ) -> None:
        """Name and colour of a seat of yours; the host paints those of bots too, and open ones."""

        def decide() -> Change:
            seat = table.check_seat(number)
            if seat.person != person.id and (
                seat.person is not None or table.host != person.id or name is not None
            ):
                raise ServerError("error-server-not-your-seat", seat=number + 1)
            events = table.repaints(number, name, colour)
            changed = table.seats[number]
            statement = (
                update(SeatRow)
                .where(SeatRow.table_id == table.id, SeatRow.seat == number)
                .values(name=changed.name, colour=changed.colour)
            )
            return Change(events, after=[(statement, None)]) if events else Change()

        await self.hall.change(table, decide, once(person, key))

    async def list(self, table: Table, person: Person, listed: bool, key: str | None = None) -> None:
        """Whether anybody on this server may sit down."""

        def decide() -> Change:
            if table.host != person.id:
                raise ServerError("error-server-not-host")
            if table.listed == listed:
                return Change()
            table.listed = listed
            event = table.event("table", None, {"listed": listed})
            table.absorb(event)
            statement = update(TableRow).where(TableRow.id == table.id).values(listed=listed)
            return Change([event], after=[(statement, None)])

        await self.hall.change(table, decide, once(person, key))


def _seats_change(table: Table, event: Logged) -> Change:
    size = update(TableRow).where(TableRow.id == table.id).values(seat_count=table.seat_count)
    clear = delete(SeatRow).where(SeatRow.table_id == table.id)
    return Change([event], after=[(size, None), (clear, None), (insert(SeatRow), seat_rows(table))])


def _check_host(table: Table, person: Person) -> None:
    if table.host != person.id:
        raise ServerError("error-server-not-host")
    if table.status != OPEN:
        raise ServerError("error-server-started")
