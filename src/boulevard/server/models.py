"""What is stored. The log of events is the truth; everything else could be made from it or belongs to people.

The two parts of the primary key of an event are the optimistic lock of a table: whoever writes event
n first has decided what happened, and nobody can write another one with the same number.
"""

from sqlalchemy import BigInteger, Boolean, Float, ForeignKey, Index, Integer, MetaData, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}


class Base(DeclarativeBase):
    metadata = MetaData(naming_convention=NAMING)


class PersonRow(Base):
    __tablename__ = "people"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    account: Mapped[str | None] = mapped_column(String(40))
    account_key: Mapped[str | None] = mapped_column(String(120), unique=True)  # folded: Ann is ann
    password: Mapped[str | None] = mapped_column(String(200))
    generation: Mapped[int] = mapped_column(Integer)  # cookies and links of earlier generations are void
    created: Mapped[float] = mapped_column(Float(53))
    seen: Mapped[float] = mapped_column(Float(53))


class TableRow(Base):
    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    rules: Mapped[int] = mapped_column(Integer)
    options: Mapped[str] = mapped_column(Text)
    seat_count: Mapped[int] = mapped_column(Integer)
    status: Mapped[str] = mapped_column(String(10))
    host: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"))
    invite: Mapped[str] = mapped_column(String(32), unique=True)
    turn_limit: Mapped[int | None] = mapped_column(Integer)
    when_late: Mapped[str] = mapped_column(String(10))
    spectators: Mapped[bool] = mapped_column(Boolean)
    seed: Mapped[str] = mapped_column(String(80))
    rematch: Mapped[str | None] = mapped_column(String(32))
    created: Mapped[float] = mapped_column(Float(53))
    # For lists and for looking after tables; the log says the same.
    updated: Mapped[float] = mapped_column(Float(53))
    waiting: Mapped[str] = mapped_column(Text)
    due: Mapped[float | None] = mapped_column(Float(53), index=True)  # when somebody should look at it


class SeatRow(Base):
    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(10))
    person_id: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"), index=True)
    name: Mapped[str] = mapped_column(String(40))
    bot: Mapped[str | None] = mapped_column(String(40))


class EventRow(Base):
    __tablename__ = "events"
    __table_args__ = {"sqlite_with_rowid": False}  # noqa: RUF012

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seq: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(10))
    seat: Mapped[int | None] = mapped_column(Integer)
    at: Mapped[float] = mapped_column(Float(53))
    public: Mapped[str] = mapped_column(Text)  # what everybody may know
    secret: Mapped[str | None] = mapped_column(Text)  # the tokens, and what chance answered


class SnapshotRow(Base):
    """The last one of a table: it is only there to load quickly."""

    __tablename__ = "snapshots"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seq: Mapped[int] = mapped_column(BigInteger)
    body: Mapped[str] = mapped_column(Text)


class DraftRow(Base):
    """What a seat has drafted and not confirmed: a convenience, not a promise."""

    __tablename__ = "drafts"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    turn: Mapped[int] = mapped_column(BigInteger)
    tokens: Mapped[str] = mapped_column(Text)


class ResultRow(Base):
    __tablename__ = "results"
    __table_args__ = (Index("ix_results_person_id_ended", "person_id", "ended"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"))
    game: Mapped[str] = mapped_column(String(40))
    total: Mapped[int] = mapped_column(Integer)
    place: Mapped[int] = mapped_column(Integer)
    seats: Mapped[int] = mapped_column(Integer)
    names: Mapped[str] = mapped_column(Text)
    ended: Mapped[float] = mapped_column(Float(53))


class RecordRow(Base):
    """A record that somebody brought along to look at."""

    __tablename__ = "records"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    person_id: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"), index=True)
    text: Mapped[str] = mapped_column(Text)
    line: Mapped[str] = mapped_column(Text)
    created: Mapped[float] = mapped_column(Float(53))
