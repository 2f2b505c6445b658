"""What is long is counted and read where it is, a page at a time."""

from pathlib import Path
from typing import Any

import orjson
import pytest
from sqlalchemy import insert

from boulevard.server import hall, queries, replays
from boulevard.server.models import EventRow
from boulevard.server.tables import Logged, Seat, event_row, read_event

from .test_stream import Rooms, in_rooms


def count_rows(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many rows every question brings."""
    counted: list[int] = []
    really = rooms.storage._ask

    async def ask(*what: Any) -> Any:
        answers = await really(*what)
        counted.append(sum(map(len, answers)))
        return answers

    monkeypatch.setattr(rooms.storage, "_ask", ask)
    return counted


def test_tables_in_the_lobby_are_read_without_their_seats(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(rooms: Rooms) -> None:
        _, ann = await rooms.table()
        taken = [Seat("bot", None, f"bot {number}", "random") for number in range(50)]
        for named in (taken, []):
            await rooms.seating.create(
                ann,
                game_id="welcome-to",
                seats=2000,
                options={},
                places=[
                    Seat("person", ann.id, "Ann"),
                    *[Seat()] * 7,
                    *named,
                    *[Seat()] * (1992 - len(named)),
                ],
                turn_limit=None,
                when_late="ask",
                spectators=True,
                listed=True,
            )
        counted = count_rows(rooms, monkeypatch)
        alone, crowded = await queries.open_tables(rooms.storage, None)
        assert (alone["names"], alone["free"], alone["seats"]) == (["Ann"], 1999, 2000)
        assert (crowded["names"][:2], len(crowded["names"])) == (["Ann", "bot 0"], queries.NAMES_LISTED)
        assert crowded["free"] == 1949
        assert sum(counted) < 100
        assert await queries.open_tables(rooms.storage, ann.id) == []  # she sits there

    in_rooms(tmp_path, story)


def test_a_long_log_is_read_in_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "A_PAGE", 3)

    async def story(rooms: Rooms) -> None:
        table, _ = await rooms.table()
        first = table.audience.seq + 1
        kinds = ("turn", "chat", "undo", "turn") * 3
        events = [
            Logged(first + number, kind, 0, 0.5, {"text": "!"}, {"tokens": [str(number)]})
            for number, kind in enumerate(kinds)
        ]
        for event in events:
            await rooms.storage.write((insert(EventRow), event_row(table.id, event)))
        counted = count_rows(rooms, monkeypatch)
        pages = await rooms.hall.pages_of(table)
        assert counted == [3, 3, 3, 0]
        read = [read_event(row) for page in pages for row in orjson.loads(page)]
        assert read == [event for event in events if event.kind != "chat"]

    in_rooms(tmp_path, story)


def test_few_records_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MOST_TEXT", 100)
    texts = replays.Texts()
    for name in "abcd":
        texts.put(name, name * 30)
    assert texts.get("a") is None
    assert texts.get("b") == "b" * 30
    texts.put("e", "e" * 30)  # c was used longest ago
    assert [texts.get(name) is None for name in "bcde"] == [False, True, False, False]
    texts.put("e", "e" * 20)
    assert texts.size == 80
    texts.put("f", "f" * 101)
    assert texts.size == 0
