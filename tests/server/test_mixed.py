"""Cards nobody chose: the server seals its seed first, and seats mix in numbers it could not know."""

import random
import re
from collections.abc import Callable

import pytest

from boulevard.games.contract import GameError
from boulevard.match import read_record, verify

from .helpers import Browser, Server
from .test_tables import join

ONE, TWO = "1" * 32, "2" * 32


def test_numbers_of_seats_are_in_the_record_and_chance_follows_from_them(ann: Browser, ben: Browser) -> None:
    made = ann.new_table("mo")
    table, seal = made["id"], made["commitment"]
    here = f"/api/tables/{table}"
    join(made, ben, 1)
    ben.post(f"{here}/number", {"number": TWO})
    started = ann.post(f"{here}/start", {"number": ONE})
    assert (started["mixed"], started["commitment"]) == (2, seal)
    for who, seat in ((ann, 0), (ben, 1)):
        who.random_turn(table, seat, random.Random(seat))
    while (seen := ann.get(here))["status"] != "over":
        for seat in seen["waiting"]:
            (ann, ben)[seat].random_turn(table, seat, random.Random(seen["seq"]))
    text = ann.get(f"{here}/record")
    record = read_record(text)
    assert (record.commitment, record.numbers) == (seal, {0: ONE, 1: TWO})
    assert verify(record) > 0
    # Without them, with others, or with those of other seats it is another game.
    for forged in (
        re.sub("numbers: .*\n", "", text),
        text.replace(TWO, ONE),
        text.replace("numbers: 1=", "numbers: 2=").replace(" 2=2", " 1=2"),
    ):
        assert forged != text
        with pytest.raises(GameError):
            verify(read_record(forged))


def test_the_first_number_of_a_seat_stands(ann: Browser) -> None:
    table = ann.new_table("mb")["id"]
    here = f"/api/tables/{table}"
    for number in (ONE, TWO):
        assert ann.post(f"{here}/number", {"number": number})["mixed"] == 1
    ann.post(f"{here}/start", {"number": TWO})
    ann.play_on(table, random.Random(1))
    assert read_record(ann.get(f"{here}/record")).numbers == {0: ONE}


def test_a_number_goes_with_whoever_gave_it(ann: Browser, ben: Browser) -> None:
    table = ann.new_table("moo")
    here = f"/api/tables/{table['id']}"
    join(table, ben, 2)
    ben.post(f"{here}/number", {"number": TWO})
    assert ann.post(f"{here}/seats/1/remove")["mixed"] == 1
    ben.post(f"{here}/seats/1/leave", {"to": "open"})
    assert ann.get(here)["mixed"] == 0


def test_numbers_are_refused_that_are_none_or_come_too_late_or_from_others(
    ann: Browser, ben: Browser
) -> None:
    table = ann.new_table("mb")["id"]
    here = f"/api/tables/{table}"
    for wrong in ("", "1" * 31, "G" * 32, "1" * 33, 7, None):
        ann.post(f"{here}/number", {"number": wrong}, status=400)
    ben.post(f"{here}/number", {"number": ONE}, status=403)
    ann.post(f"{here}/start")
    assert ann.post(f"{here}/number", {"number": ONE}, status=409)["code"] == "error-server-started"


def test_a_server_that_was_killed_deals_on_from_the_same_numbers(new_server: Callable[..., Server]) -> None:
    server = new_server(snapshot_every=3)
    ann = Browser(server, "Ann")
    table = ann.new_table("mb")["id"]
    ann.post(f"/api/tables/{table}/start", {"number": ONE})
    for turn in range(6):
        if turn % 3 == 2:
            server.kill()
            server.start()
        ann.random_turn(table, 0, random.Random(turn))
        while 0 not in ann.get(f"/api/tables/{table}")["waiting"]:
            pass
    ann.play_on(table, random.Random(1))
    record = read_record(ann.get(f"/api/tables/{table}/record"))
    assert record.numbers == {0: ONE}
    assert verify(record) > 0
