"""A game as text: reading, writing, replaying, proving. docs/records.md describes the format."""

from .match import Match
from .record import Line, Record, RecordError, read_record, write_record
from .replay import Moment, replay, verify

__all__ = [
    "Line",
    "Match",
    "Moment",
    "Record",
    "RecordError",
    "read_record",
    "replay",
    "verify",
    "write_record",
]
