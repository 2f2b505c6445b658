"""Records played again, in pages: work of the bot processes (see bots.py)."""

import hashlib
from collections.abc import Hashable, Iterator

import orjson

from boulevard.games.contract import SPECTATOR, GameError
from boulevard.match.archive import table_record
from boulevard.match.moments import Reading, check_seat, stops, turn

from .errors import ServerError
from .tables import Terms, dump, read_event

MOST_FRAMES = 100
PAGE = 1024 * 1024  # bytes after which a page ends; at a thousand seats that is two frames
BOOKMARKS = 4
MOST_TEXT = 16 * 1024 * 1024  # letters of records that a worker remembers


class Texts:
    """Records of tables that were asked for lately: whoever leafs through one has it written once."""

    def __init__(self) -> None:
        self.kept: dict[Hashable, str] = {}  # the last one used is the last
        self.size = 0

    def get(self, key: Hashable) -> str | None:
        text = self._drop(key)
        if text is not None:
            self.put(key, text)
        return text

    def put(self, key: Hashable, text: str) -> None:
        self._drop(key)
        self.kept[key] = text
        self.size += len(text)
        while self.size > MOST_TEXT:
            self._drop(next(iter(self.kept)))

    def _drop(self, key: Hashable) -> str | None:
        text = self.kept.pop(key, None)
        self.size -= len(text or "")
        return text


def text_of(terms: Terms, pages: list[bytes]) -> str:
    """A record, of the pages of a table's log."""
    return table_record(terms, (read_event(row) for page in pages for row in orjson.loads(page)))


_bookmarks: dict[bytes, Reading] = {}  # by the text's hash; the last one used is the last


def _open(text: str, first: int) -> Reading:
    """Goes on where the last page ended, if it can: whoever leafs through a record reads it once."""
    key = hashlib.sha256(text.encode()).digest()
    reading = _bookmarks.pop(key, None)
    if reading is None or reading.at > first:
        reading = Reading(text)
    while len(_bookmarks) >= BOOKMARKS:
        del _bookmarks[next(iter(_bookmarks))]
    _bookmarks[key] = reading
    return reading


def _frames(reading: Reading, first: int, last: int, viewer: int) -> Iterator[bytes]:
    while reading.at < first:
        reading.forward()
    size = 0
    while True:
        frame = dump(reading.frame(viewer))
        size += len(frame)
        yield frame
        if reading.at == last or size >= PAGE:
            return
        reading.forward()


def turns_of(text: str, first: int, last: int, seat: int | None) -> bytes:
    """The game before turns `first` to `last` (from 0; the one after the last turn is the end), or as many
    of them as fit on a page; as JSON."""
    reading = Reading(text)
    check_seat(seat, reading.record.seats)
    turns: list[bytes] = []
    count = size = 0
    for stop in stops(reading):
        count = stop.at
        if first <= stop.at <= last and len(turns) < MOST_FRAMES and size < PAGE:
            turns.append(dump(turn(reading, stop, seat)))
            size += len(turns[-1])
    if not 0 <= first <= last or first > count:
        raise ServerError("error-server-no-turn", turns=count)
    return b'{"length":%d,"turns":[' % count + b",".join(turns) + b"]}"


# -- step by step


def page_of(text: str, first: int, last: int, seat: int | None) -> bytes:
    """The states after `first` to `last` tokens, or as many of them as fit on a page; as JSON."""
    reading = _open(text, first)
    length, seats = reading.length, reading.record.seats
    if not 0 <= first <= last or first > length:
        raise ServerError("error-server-replay-range", length=length)
    check_seat(seat, seats)
    last = min(last, length, first + MOST_FRAMES - 1)
    try:
        frames = list(_frames(reading, first, last, SPECTATOR if seat is None else seat))
    except GameError:
        _bookmarks.clear()  # a reading that failed does not go on
        raise
    return b'{"length":%d,"frames":[' % length + b",".join(frames) + b"]}"
