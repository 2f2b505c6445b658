"""Keeping order: on the page of administrators, and beside a running server."""

import random
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from boulevard.server.admin import (
    admin_address,
    admin_copies,
    admin_house,
    admin_order,
    admin_people,
    admin_remove,
    admin_tables,
    admin_talk,
    admin_unsay,
)
from boulevard.server.errors import ServerError
from boulevard.server.office import copies

from .helpers import OPENED, Browser, Live, Server, served
from .test_accounts import SECRET, account_of
from .test_revoked import closed_with
from .test_tables import join


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("office"), look_every=0.05) as server:
        yield server


def until(so: Callable[[], object]) -> None:
    """The server hears of it in a moment."""
    end = time.monotonic() + 60
    while not so():
        assert time.monotonic() < end
        time.sleep(0.02)


def beside(server: Server) -> dict[str, Any]:
    return {"database_url": server.settings.database_url, "data_dir": server.settings.data_dir}


def administrator(server: Server) -> Browser:
    boss = Browser(server, "Boss")
    admin_order(account_of(boss), **beside(server), administrator=True)
    until(lambda: boss.get("/api/me")["administrator"])
    return boss


def id_of(boss: Browser, name: str) -> str:
    return str(boss.get("/api/admin/people", text=name)["people"][0]["id"])


@pytest.fixture
def boss(own: Server) -> Browser:
    return administrator(own)


def test_the_office_is_closed_to_everybody_else(server: Server, ann: Browser) -> None:
    account_of(ann)
    described = httpx.get(server.url + "/openapi.json").json()["paths"]
    office = {
        (method, path) for path, methods in described.items() for method in methods if "/api/admin" in path
    }
    assert len(office) >= 10
    table = ann.new_table("mb")["id"]
    nobody = Browser(server, identity=False)
    for method, path in office:
        address = path.format(table_id=table, person_id="somebody", seq=1)
        body = {"address": "192.0.2.1", "banned": True} if path.endswith("addresses") else {}
        for who, status in ((ann, 403), (nobody, 401)):
            answer = who.http.request(method, address, json=body if method == "post" else None)
            assert answer.status_code == status, (path, answer.text)


def test_a_guest_is_no_administrator(own: Server) -> None:
    ann = Browser(own, "Ann")
    row = admin_people("ann", **beside(own))[0]
    with pytest.raises(ServerError, match="There is no account"):
        admin_order(row["id"], **beside(own), administrator=True)
    ann.get("/api/admin", 403)


def test_whoever_is_banned_is_out_and_their_seats_are_free(own: Server, boss: Browser) -> None:
    ann, ben = Browser(own, "Ann"), Browser(own, "Ben")
    account = account_of(ben)
    table = ann.new_table("mo")
    join(table, ben, 1)
    ann.post(f"/api/tables/{table['id']}/start")
    live = ben.live(table["id"])
    live.until("view")
    link = ben.post("/api/me/link")["path"].partition("#")[2]
    boss.post(f"/api/admin/people/{id_of(boss, account)}", {"banned": True})
    assert closed_with(live) == 4401
    assert ben.get("/api/me") is None
    again = Browser(own, identity=False)
    again.post("/api/me/claim", {"token": link}, 401)
    refused = again.post("/api/login", {"account": account, "password": SECRET}, 403)
    assert refused["code"] == "error-server-banned"
    here = ann.live(table["id"])
    kinds: list[str] = []
    while kinds != ["person", "open"]:  # nobody waits for him
        message = here.receive()
        if message["type"] in ("hello", "table"):
            kinds = [seat["kind"] for seat in message["table"]["seats"]]
    boss.post(f"/api/admin/people/{id_of(boss, account)}", {"banned": False})
    again.post("/api/login", {"account": account, "password": SECRET})


def test_seats_of_whoever_was_banned_meanwhile_are_free_after_the_start(
    new_server: Callable[..., Server],
) -> None:
    server = new_server()
    ann, ben = Browser(server, "Ann"), Browser(server, "Ben")
    account = account_of(ben)
    table = ann.new_table("mo")
    join(table, ben, 1)
    here = f"/api/tables/{table['id']}"
    ann.post(f"{here}/start")
    server.stop()
    admin_order(account, **beside(server), banned=True)
    server.start()
    until(lambda: [seat["kind"] for seat in ann.get(here)["seats"]] == ["person", "open"])


def test_administrators_do_not_shut_each_other_out(own: Server, boss: Browser) -> None:
    refused = boss.post(f"/api/admin/people/{id_of(boss, 'Boss')}", {"banned": True}, 409)
    assert refused["code"] == "error-server-is-administrator"
    refused = boss.post(f"/api/admin/people/{id_of(boss, 'Boss')}/password", None, 409)
    assert refused["code"] == "error-server-is-administrator"
    admin_order(boss.get("/api/me")["account"], **beside(own), administrator=False)
    until(lambda: not boss.get("/api/me")["administrator"])
    boss.get("/api/admin", 403)


def test_whoever_is_muted_plays_and_does_not_chat(own: Server, boss: Browser) -> None:
    ann = Browser(own, "Ann")
    table = ann.new_table("mm", start=True)["id"]
    live = ann.live(table)
    live.until("view")
    who = id_of(boss, "Ann")
    boss.post(f"/api/admin/people/{who}", {"muted": True})
    refused = ann.post(f"/api/tables/{table}/chat", {"text": "hello"}, 403)
    assert refused["code"] == "error-server-muted"
    until(lambda: live.ask(type="chat", text="hello").get("code") == "error-server-muted")
    ann.random_turn(table, 0, random.Random(1))
    # Taken back beside the server, which hears of it.
    admin_order(who, **beside(own), muted=False)
    until(lambda: live.ask(type="chat", text="hello")["type"] == "answer")


def words_heard(live: Live) -> list[str]:
    """What is still readable of a chat after everything was heard."""
    said: dict[int, str] = {}
    for message in live.heard:
        for event in message.get("events", []) if message["type"] == "events" else []:
            if event["kind"] == "chat":
                said[event["seq"]] = event["text"]
            elif event["kind"] == "unsaid":
                said[event["said"]] = ""
    return [text for text in said.values() if text]


def test_whoever_sits_there_later_did_not_say_it(own: Server, boss: Browser) -> None:
    ann, ben, cid = Browser(own, "Ann"), Browser(own, "Ben of before"), Browser(own, "Cid")
    table = ann.new_table("moo")
    here = f"/api/tables/{table['id']}"
    join(table, ben, 1)
    said = [ben.post(f"{here}/chat", {"text": text}, None)["seq"] for text in ("a rude word", "and more")]
    ben.post(f"{here}/seats/1/leave")
    join(table, cid, 1)
    cid.post(f"{here}/chat", {"text": "good evening", "key": "a-key"})
    lines = boss.get(f"/api/admin/tables/{table['id']}/talk")["said"]
    assert [line["person"] for line in lines] == [id_of(boss, "Ben of before")] * 2 + [id_of(boss, "Cid")]

    def kept(who: Browser) -> list[str]:
        return [line["text"] for line in who.get("/api/me/export")["said"]]

    assert kept(ben) == ["a rude word", "and more"]
    assert kept(cid) == ["good evening"]
    # Of old lines nobody knows.
    with closing(sqlite3.connect(Path(own.settings.data_dir) / "boulevard.sqlite")) as database:
        database.execute("UPDATE events SET secret = NULL WHERE kind = 'chat' AND seq = ?", [said[0]])
        database.commit()
    lines = boss.get(f"/api/admin/tables/{table['id']}/talk")["said"]
    assert [line["person"] for line in lines] == [None, id_of(boss, "Ben of before"), id_of(boss, "Cid")]
    assert kept(ben) == ["and more"]
    assert kept(cid) == ["good evening"]


@pytest.mark.parametrize("by", ["page", "command"])
def test_words_are_taken_out_of_the_log_and_off_every_page(own: Server, boss: Browser, by: str) -> None:
    ann = Browser(own, "Ann")
    table = ann.new_table("mm", start=True)["id"]
    here = f"/api/tables/{table}"
    live = ann.live(table)
    seqs = [ann.post(f"{here}/chat", {"text": text})["seq"] for text in ("good evening", "an ugly word")]
    live.until("events", seq=seqs[1])
    if by == "page":
        left = boss.post(f"/api/admin/tables/{table}/talk/{seqs[1]}/remove")["said"]
        assert boss.post(f"/api/admin/tables/{table}/talk/{seqs[1]}/remove", None, 404)
    else:
        admin_unsay(table, seqs[1], **beside(own))
        left = admin_talk(table, **beside(own))
        with pytest.raises(ServerError, match="Nothing was said"):
            admin_unsay(table, seqs[1], **beside(own))
    assert [line["text"] for line in left] == ["good evening"]
    live.until("events", seq=seqs[1] + 1)
    assert words_heard(live) == ["good evening"]
    for since in (0, seqs[1] - 1):
        later = ann.live(table, since=since)
        later.until("events")
        assert "ugly" not in str(later.heard)
    assert "ugly" not in ann.http.get(f"{here}/events").text
    assert "ugly" not in ann.http.get("/api/me/export").text
    with closing(sqlite3.connect(Path(own.settings.data_dir) / "boulevard.sqlite")) as database:
        said = "SELECT 1 FROM events WHERE table_id = ? AND public LIKE '%ugly%'"
        assert not database.execute(said, [table]).fetchall()
    own.kill()
    own.start()
    assert "ugly" not in ann.http.get(f"{here}/events").text
    assert ann.play_on(table, random.Random(2))["status"] == "over"


@pytest.mark.parametrize("by", ["page", "command"])
def test_a_removed_table_is_gone_for_everybody(own: Server, boss: Browser, by: str) -> None:
    ann = Browser(own, "Ann")
    table = ann.new_table("mbb", start=True)["id"]
    live = ann.live(table)
    live.until("view")
    assert admin_tables("Ann", **beside(own))[0]["id"] == table
    line = boss.get("/api/admin/tables", text="Ann")["tables"][0]
    assert (line["id"], line["listening"], line["status"]) == (table, 1, "running")
    if by == "page":
        boss.post(f"/api/admin/tables/{table}/remove")
    else:
        admin_remove(table, **beside(own))
        with pytest.raises(ServerError, match="no such table"):
            admin_remove(table, **beside(own))
    assert closed_with(live) == 4404
    ann.get(f"/api/tables/{table}", 404)
    assert table not in [line["id"] for line in ann.get("/api/me/tables")["tables"]]


def test_a_closed_club_asks_newcomers_for_its_code(own: Server, boss: Browser) -> None:
    known = Browser(own, "Ann")
    boss.post("/api/admin/house", {"club_code": "  Rosa  Villa "})
    anybody = Browser(own, identity=False)
    assert anybody.get("/api/house") == {"announcement": None, "closed": True}
    for wish in ({}, {"name": "Ben"}, {"name": "Ben", "code": "rosa"}):
        assert anybody.post("/api/me", wish, 403)["code"] == "error-server-club-code"
    anybody.post("/api/me", {"name": "Ben", "code": "rosavilla "})
    known.post("/api/me", {"name": "Anna"})
    assert boss.get("/api/admin")["club_code"] == "Rosa Villa"
    assert admin_house("club-code", "", **beside(own)) == ""
    until(lambda: Browser(own, identity=False).http.post("/api/me", json={}).status_code == 200)


def test_guessing_the_code_of_a_club_is_slow(new_server: Callable[..., Server]) -> None:
    server = new_server(login_rate="3/hour")
    admin_house("club-code", "villa", **beside(server))
    server.stop()
    server.start()
    codes = [
        httpx.post(server.url + "/api/me", json={"code": f"guess {number}"}).status_code
        for number in range(5)
    ]
    assert codes == [403] * 3 + [429] * 2


def test_an_announcement_reaches_pages_that_are_open(own: Server, boss: Browser) -> None:
    ann = Browser(own, "Ann")
    live = ann.live(ann.new_table("mb", start=True)["id"])
    live.until("view")
    boss.post("/api/admin/house", {"announcement": "Soup at\neight \u202e"})
    assert live.until("announcement")["text"] == "Soup at eight"
    assert ann.get("/api/house")["announcement"] == "Soup at eight"
    assert admin_house("announcement", "", **beside(own)) == ""
    assert live.until("announcement")["text"] is None
    assert boss.post("/api/admin/house", {"announcement": "x" * 301}, 400)["code"] == "error-server-long-text"


def test_an_address_is_shut_out_and_let_in_again(own: Server, boss: Browser) -> None:
    other = httpx.Client(base_url=own.url, transport=httpx.HTTPTransport(local_address="127.0.0.9"))
    OPENED.append(other)
    assert other.get("/api/games").status_code == 200
    assert boss.post("/api/admin/addresses", {"address": "127.0.0.9", "banned": True})["addresses"] == [
        "127.0.0.9"
    ]
    assert other.get("/api/games").json()["code"] == "error-server-banned"
    assert boss.get("/api/games")
    refused = boss.post("/api/admin/addresses", {"address": "everywhere", "banned": True}, 400)
    assert refused["code"] == "error-server-address"
    assert admin_address("2001:db8:1:2::7", True, **beside(own)) == "2001:db8:1:2::/64"
    admin_address("127.0.0.9", False, **beside(own))
    until(lambda: other.get("/api/games").status_code == 200)


def test_a_forgotten_password_is_set_anew(own: Server, boss: Browser) -> None:
    ann = Browser(own, "Ann")
    account = account_of(ann)
    given = boss.post(f"/api/admin/people/{id_of(boss, account)}/password")["password"]
    assert ann.get("/api/me") is None
    ann.post("/api/login", {"account": account, "password": given})
    Browser(own, "Ben")
    boss.post(f"/api/admin/people/{id_of(boss, 'Ben')}/password", None, 404)


def test_copies_are_made_by_themselves_and_the_oldest_go(new_server: Callable[..., Server]) -> None:
    server = new_server(backup_every=1 / 3600, backup_keep=3)
    folder = server.settings.copies()
    seen: set[str] = set()

    def five() -> bool:
        seen.update(file.name for file in copies(folder))
        return len(seen) >= 5

    until(five)
    server.stop()
    assert len(copies(folder)) <= 4  # one may have come between a copy and the rotation
    for file in copies(folder):
        with closing(sqlite3.connect(file)) as database:
            assert database.execute("PRAGMA quick_check").fetchone() == ("ok",)
    (folder / "boulevard-notes.txt").write_text("not ours")
    time.sleep(1.1)  # their names are seconds
    made, removed = admin_copies(keep=2, **beside(server))
    assert copies(folder)[-1] == made
    assert removed >= 1
    assert len(copies(folder)) == 2
    assert (folder / "boulevard-notes.txt").exists()


def test_a_copy_is_made_when_an_administrator_asks(own: Server, boss: Browser) -> None:
    assert boss.get("/api/admin")["copies"]["last"] is None
    assert boss.post("/api/admin/copies")["copies"]["last"] is not None
    assert len(copies(own.settings.copies())) == 1


def test_another_worker_hears_of_it(new_server: Callable[..., Server], postgresql: Callable[[], str]) -> None:
    url, key = postgresql(), "0123456789abcdef0123456789abcdef"
    here, there = new_server(url, secret_key=key, look_every=0.05), new_server(url, secret_key=key)
    boss = administrator(here)
    ann = Browser(there, "Ann")
    table = ann.new_table("mm", start=True)["id"]
    live = ann.live(table)
    live.until("view")
    seq = ann.post(f"/api/tables/{table}/chat", {"text": "an ugly word"})["seq"]
    boss.post("/api/admin/house", {"announcement": "Soup at eight"})
    assert live.until("announcement")["text"] == "Soup at eight"
    boss.post(f"/api/admin/tables/{table}/talk/{seq}/remove")
    while not any("unsaid" in str(message) for message in live.heard):
        live.receive()
    assert "ugly" not in ann.http.get(f"/api/tables/{table}/events").text
    boss.post(f"/api/admin/tables/{table}/remove")
    with pytest.raises(ConnectionClosed):
        live.until("nothing")
    ann.get(f"/api/tables/{table}", 404)
