"""What is stored. The log of events is the truth; everything else could be made from it or belongs to people.

The two parts of the primary key of an event are the optimistic lock of a table: whoever writes event
n first has decided what happened, and nobody can write another one with the same number.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Text,
    false,
    text,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}
SAID = text("kind = 'chat'")


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
    administrator: Mapped[bool] = mapped_column(Boolean, default=False, server_default=false())
    muted: Mapped[bool] = mapped_column(Boolean, default=False, server_default=false())
    banned: Mapped[bool] = mapped_column(Boolean, default=False, server_default=false())


class HouseRow(Base):
    """What holds for the whole server; see porter.py for the names."""

    __tablename__ = "house"

    name: Mapped[str] = mapped_column(String(80), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class EndedCookieRow(Base):
    """A cookie that somebody logged out with. Those of earlier generations need no line."""

    __tablename__ = "ended_cookies"

    mark: Mapped[str] = mapped_column(String(64), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    until: Mapped[float] = mapped_column(Float(53))


class TableRow(Base):
    __tablename__ = "tables"
    __table_args__ = (Index("ix_tables_listed_updated", "listed", "updated"),)

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
    listed: Mapped[bool] = mapped_column(Boolean)  # anybody on this server may sit down
    seed: Mapped[str] = mapped_column(String(80))
    chance: Mapped[str] = mapped_column(String(10), server_default="sealed")  # or typed: real cards and dice
    rematch: Mapped[str | None] = mapped_column(String(32))
    origin: Mapped[str | None] = mapped_column(Text)  # where it began, if not from the box (tables.Origin)
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
    colour: Mapped[str | None] = mapped_column(String(10))


class CodeRow(Base):
    """A short word for an invite, to be typed; it is forgotten after a while."""

    __tablename__ = "codes"

    code: Mapped[str] = mapped_column(String(10), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), unique=True)
    created: Mapped[float] = mapped_column(Float(53))


class CallRow(Base):
    """How somebody wants to be called when a table waits for them: a browser's push address, or e-mail."""

    __tablename__ = "calls"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    kind: Mapped[str] = mapped_column(String(10))  # push or mail
    address: Mapped[str] = mapped_column(Text)
    keys: Mapped[str | None] = mapped_column(Text)  # of a push address
    language: Mapped[str] = mapped_column(String(5))
    confirmed: Mapped[bool] = mapped_column(Boolean)
    created: Mapped[float] = mapped_column(Float(53))


class EventRow(Base):
    __tablename__ = "events"
    __table_args__ = (
        # Only those that were done with a key: they are few, and looked for at every key.
        Index(
            "ix_events_table_id_once",
            "table_id",
            "once",
            sqlite_where=text("once IS NOT NULL"),
            postgresql_where=text("once IS NOT NULL"),
        ),
        Index("ix_events_said", "table_id", sqlite_where=SAID, postgresql_where=SAID),
        {"sqlite_with_rowid": False},
    )

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seq: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(10))
    seat: Mapped[int | None] = mapped_column(Integer)
    at: Mapped[float] = mapped_column(Float(53))
    public: Mapped[str] = mapped_column(Text)  # what everybody may know
    secret: Mapped[str | None] = mapped_column(Text)  # the tokens, and what chance answered
    once: Mapped[str | None] = mapped_column(String(80))  # whose key it was done with, see tables.py


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


class StageRow(Base):
    """What a dealer shows to a whole hall: the newest picture."""

    __tablename__ = "stages"

    id: Mapped[str] = mapped_column(String(20), primary_key=True)
    mark: Mapped[str] = mapped_column(String(64))  # of the dealer's key
    seq: Mapped[int] = mapped_column(Integer)
    body: Mapped[str] = mapped_column(Text)
    updated: Mapped[float] = mapped_column(Float(53), index=True)


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
