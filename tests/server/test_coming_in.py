"""Coming in: addresses for other devices, codes to type, tables anybody may join, chairs, colours, names."""

import re
import socket
from collections.abc import Callable
from typing import Any

import pytest

from boulevard.server.address import own_addresses, ways_in
from boulevard.server.codes import LENGTH, LETTERS, read_code
from boulevard.server.settings import Settings

from .helpers import Browser, Server


def seats_of(table: Any) -> list[tuple[str, str, str | None]]:
    return [(seat["kind"], seat["name"], seat["colour"]) for seat in table["seats"]]


def test_a_server_that_listens_to_itself_says_so(ann: Browser) -> None:
    table = ann.new_table("mo", start=False)
    door = ann.post(f"/api/tables/{table['id']}/door")
    assert door["closed"]
    assert door["addresses"] == []
    assert door["path"] == table["invite"]


def test_the_address_somebody_used_works_for_others() -> None:
    closed = Settings(host="127.0.0.1", port=8000)
    assert ways_in(closed, "http://localhost:8000/") == []
    assert ways_in(closed, "https://play.example.org/") == ["https://play.example.org"]  # behind a proxy
    open_to_all = Settings(host="0.0.0.0", port=8123)
    assert ways_in(open_to_all, "http://192.168.1.20:8123/") == ["http://192.168.1.20:8123"]
    named = Settings(host="0.0.0.0", public_url="https://play.example.org/")
    assert ways_in(named, "http://127.0.0.1:8000/") == ["https://play.example.org"]


def test_an_open_server_names_its_own_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boulevard.server.address.own_addresses", lambda: ["192.168.1.20", "fd00::5"])
    found = ways_in(Settings(host="0.0.0.0", port=8123), "http://[::1]:8123/")
    assert found == ["http://192.168.1.20:8123", "http://[fd00::5]:8123"]
    monkeypatch.undo()
    for host in own_addresses():
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.bind((host, 0))  # an address of this computer, and of no other


def test_a_code_is_typed_as_people_type(ann: Browser, ben: Browser) -> None:
    table = ann.new_table("mo", start=False)
    code = ann.post(f"/api/tables/{table['id']}/door")["code"]
    assert re.fullmatch(f"[{LETTERS}]{{{LENGTH}}}", code)
    assert ann.post(f"/api/tables/{table['id']}/door")["code"] == code
    for typed in (code, code.lower(), f" {code[:3]}-{code[3:]} "):
        assert ben.get(f"/api/codes/{typed}") == {"path": table["invite"]}
    assert read_code("abc 12-é") == "BC2"
    assert ben.get("/api/codes/22222", 404)["code"] == "error-server-no-code"
    # A code is for people who sit there to hand out.
    refused = ben.post(f"/api/tables/{table['id']}/door", status=403)
    assert refused["code"] == "error-server-not-seated"


def test_guessing_codes_is_slow(new_server: Callable[..., Server]) -> None:
    ann = Browser(new_server(login_rate="5/hour"), "Ann")
    answers = [ann.http.get("/api/codes/ZZZZZZ").status_code for _ in range(8)]
    assert answers[:5] == [404] * 5
    assert answers[-1] == 429


def test_chairs_come_and_go(ann: Browser, ben: Browser) -> None:
    table = ann.new_table("mob", start=False)
    here = f"/api/tables/{table['id']}"
    ben.post(f"{here}/seats/1/take", {"invite": table["invite"].rpartition("/")[2]})
    more = ann.post(f"{here}/seats")
    assert [kind for kind, _, _ in seats_of(more)] == ["person", "person", "bot", "open"]
    assert ben.post(f"{here}/seats", status=403)["code"] == "error-server-not-host"
    assert ann.post(f"{here}/seats/1/remove", status=409)["code"] == "error-server-seat-taken"  # Ben's
    assert ann.post(f"{here}/seats/0/remove", status=409)["code"] == "error-server-seat-taken"  # her only one
    less = ann.post(f"{here}/seats/2/remove")
    assert [kind for kind, _, _ in seats_of(less)] == ["person", "person", "open"]
    less = ann.post(f"{here}/seats/2/remove")
    assert [name for _, name, _ in seats_of(less)] == ["Ann", "Ben"]
    assert ann.post(f"{here}/start")["status"] == "running"
    assert ann.post(f"{here}/seats", status=409)["code"] == "error-server-started"
    view = ben.get(f"{here}/view", seat=1)
    assert view["may_act"]


def test_a_table_has_as_many_chairs_as_the_game_allows(ann: Browser) -> None:
    table = ann.new_table("mmbb", game="lords-of-vegas", start=False)
    here = f"/api/tables/{table['id']}"
    assert ann.post(f"{here}/seats", status=409)["code"] == "error-seats"
    for seat in (3, 1):
        ann.post(f"{here}/seats/{seat}/remove")
    assert ann.post(f"{here}/seats/1/remove", status=409)["code"] == "error-seats"
    assert len(ann.get(here)["seats"]) == 2


def test_chairs_are_kept_over_a_restart(new_server: Callable[..., Server]) -> None:
    server: Server = new_server()
    ann = Browser(server, "Ann")
    table = ann.new_table("mmo", start=False)
    here = f"/api/tables/{table['id']}"
    ann.post(f"{here}/seats/1", {"name": "Mia", "colour": "violet"})
    ann.post(f"{here}/seats")
    before = seats_of(ann.post(f"{here}/seats/2/remove"))
    server.kill()
    server.start()
    assert (
        seats_of(ann.get(here))
        == before
        == [("person", "Ann", None), ("person", "Mia", "violet"), ("open", "", None)]
    )


def test_names_and_colours(ann: Browser, ben: Browser) -> None:
    table = ann.new_table("mob", start=False)
    here = f"/api/tables/{table['id']}"
    ben.post(f"{here}/seats/1/take", {"invite": table["invite"].rpartition("/")[2]})
    ann.post(f"{here}/seats/0", {"name": "  Ada ", "colour": "teal"})
    ann.post(f"{here}/seats/2", {"colour": "pink"})  # the host paints bots
    ben.post(f"{here}/seats/1", {"colour": "coral"})
    assert seats_of(ann.get(here)) == [
        ("person", "Ada", "teal"),
        ("person", "Ben", "coral"),
        ("bot", "random", "pink"),
    ]
    taken = ben.post(f"{here}/seats/1", {"colour": "teal"}, status=409)
    assert (taken["code"], taken["details"]["seat"]) == ("error-server-colour-taken", 1)
    assert ann.post(f"{here}/seats/1", {"name": "Bob"}, status=403)["code"] == "error-server-not-your-seat"
    assert ben.post(f"{here}/seats/2", {"colour": "blue"}, status=403)["code"] == "error-server-not-your-seat"
    assert ann.post(f"{here}/seats/0", {"colour": "beige"}, status=400)["code"] == "error-server-bad-request"
    ann.post(f"{here}/start")
    assert ann.post(f"{here}/seats/0", {"colour": "blue"}, status=409)["code"] == "error-server-started"


def test_others_see_the_table_being_set(ann: Browser, ben: Browser) -> None:
    table = ann.new_table("mo", start=False)
    here = f"/api/tables/{table['id']}"
    ben.post(f"{here}/seats/1/take", {"invite": table["invite"].rpartition("/")[2]})
    live = ben.live(table["id"])
    live.until("hello")
    ann.post(f"{here}/seats")
    while len(live.until("table")["table"]["seats"]) != 3:
        pass
    ann.post(f"{here}/seats/0", {"colour": "green"})
    while live.until("table")["table"]["seats"][0]["colour"] != "green":
        pass
    live.close()


def test_tables_that_anybody_may_join(ann: Browser, ben: Browser) -> None:
    hidden = ann.new_table("mo", start=False)
    listed = ann.new_table("moo", start=False, listed=True, spectators=False)
    here = f"/api/tables/{listed['id']}"

    def offered(browser: Browser) -> dict[str, Any]:
        return {table["id"]: table for table in browser.get("/api/tables")["tables"]}

    assert hidden["id"] not in offered(ben)
    assert offered(ben)[listed["id"]]["free"] == 2
    assert offered(ben)[listed["id"]]["names"] == ["Ann"]
    assert listed["id"] not in offered(ann)  # she sits there
    assert ben.get(here)["invite"] is None
    ben.post(f"{here}/seats/1/take", {})
    assert ben.post(f"{here}/listed", {"listed": False}, status=403)["code"] == "error-server-not-host"
    ann.post(f"{here}/listed", {"listed": False})
    cleo = Browser(ann.server, "Cleo")
    assert listed["id"] not in offered(cleo)
    assert cleo.post(f"{here}/seats/2/take", {}, status=403)["code"] == "error-server-invite"
    assert cleo.get(here, 403)["code"] == "error-server-no-spectators"
    ann.post(f"{here}/listed", {"listed": True})
    cleo.post(f"{here}/seats/2/take", {})
    assert listed["id"] not in offered(Browser(ann.server, "Dan"))  # full
