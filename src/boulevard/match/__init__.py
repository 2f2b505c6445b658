"""A game being played: chance is asked, drafts stay private, everything is written down. docs/records.md."""

from .match import Act, Match
from .record import CHANCE, Line, Record, RecordError, read_record, write_record
from .replay import Moment, begin, proof, replay, resume, verify
from .sources import Comparing, Scripted, Sealed, Seeded, Source, Typed

__all__ = [
    "CHANCE",
    "Act",
    "Comparing",
    "Line",
    "Match",
    "Moment",
    "Record",
    "RecordError",
    "Scripted",
    "Sealed",
    "Seeded",
    "Source",
    "Typed",
    "begin",
    "proof",
    "read_record",
    "replay",
    "resume",
    "verify",
    "write_record",
]
