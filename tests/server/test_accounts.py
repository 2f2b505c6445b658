"""Accounts: guessing, changing and forgetting passwords, taking everything along, going for good."""

import random
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from starlette.types import Scope
from websockets.exceptions import ConnectionClosed

from boulevard.server.admin import admin_password
from boulevard.server.errors import ServerError
from boulevard.server.gate import address_of
from boulevard.server.passwords import check_password

from .helpers import Browser, Server, with_cookie_of

SECRET = "correct horse"


def account_of(browser: Browser) -> str:
    """An account nobody has yet."""
    name: str = "Ann " + browser.new_table("mb")["id"]
    browser.post("/api/me/account", {"account": name, "password": SECRET})
    return name


def tried(guesser: Browser, account: str, address: str) -> int:
    """A wrong password for somebody, from somewhere; a proxy on this computer is trusted."""
    given = {"account": account, "password": "guess"}
    return guesser.http.post("/api/login", json=given, headers={"X-Forwarded-For": address}).status_code


def test_invisible_letters_are_no_way_around_the_login_limit(new_server: Callable[..., Server]) -> None:
    guesser = Browser(new_server(login_rate="3/hour"), identity=False)
    names = ["ann" + "\u200b" * extra + "A" * (extra % 2) + "a" * (1 - extra % 2) for extra in range(8)]
    # Everybody from somewhere else: what counts is the account.
    statuses = [tried(guesser, name, f"192.0.2.{number}") for number, name in enumerate(names)]
    assert statuses[0] == 401
    assert statuses[-1] == 429
    assert tried(guesser, "somebody else", "192.0.2.0") == 401


def test_addresses_of_one_household_are_no_way_around_the_login_limit(
    new_server: Callable[..., Server],
) -> None:
    guesser = Browser(new_server(login_rate="3/hour"), identity=False)
    statuses = [tried(guesser, f"ann {number}", f"2001:db8:1:2::{number + 1}") for number in range(8)]
    assert statuses[0] == 401
    assert statuses[-1] == 429
    assert tried(guesser, "ann 9", "2001:db8:1:3::1") == 401


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("somewhere", "somewhere", True),
    ],
)
def test_an_address_is_a_household(one: str, other: str, same: bool) -> None:
    scopes: list[Scope] = [{"client": (address, 1)} for address in (one, other)]
    assert (address_of(scopes[0]) == address_of(scopes[1])) is same


def test_wrong_passwords_make_the_next_try_wait(server: Server, ann: Browser) -> None:
    name = account_of(ann)
    guesser = Browser(server, identity=False)
    answers = [
        guesser.http.post("/api/login", json={"account": name.upper(), "password": f"guess {number}"})
        for number in range(8)
    ]
    assert [answer.status_code for answer in answers[:5]] == [401] * 5
    assert answers[-1].status_code == 429
    assert int(answers[-1].headers["retry-after"]) >= 1
    # Nobody else's tries are slower for it.
    guesser.post("/api/login", {"account": account_of(Browser(server, "Ben")), "password": SECRET})


@pytest.mark.parametrize(
    "common",
    ["password", "Passwort1!", "12345678", "87654321", "aaaaaaaa", "qwertyuiop", "abcdefgh", "boulevard7"]
    + ["20262026", "abcd1234abcd1234"],
)
def test_passwords_that_everybody_tries_are_refused(common: str) -> None:
    with pytest.raises(ServerError, match="one of the first"):
        check_password(common)


def test_other_passwords_are_welcome() -> None:
    for good in (SECRET, "x7!kPq2-", "eine lange Reihe von Worten", "4817 2290 1157"):
        check_password(good, "somebody")
    with pytest.raises(ServerError, match="one of the first"):
        check_password("Somebody1", "somebody")


def test_a_new_password_ends_what_was_before(server: Server, ann: Browser) -> None:
    ann.post("/api/me/password", {"old": "x", "new": "y"}, 409)  # a guest has none
    name = account_of(ann)
    phone = Browser(server, identity=False)
    phone.post("/api/login", {"account": name, "password": SECRET})
    link = ann.post("/api/me/link")["path"].partition("#")[2]
    assert ann.post("/api/me/password", {"old": "wrong one", "new": "a better one"}, 401)
    assert ann.post("/api/me/password", {"old": SECRET, "new": "password1"}, 400)
    ann.post("/api/me/password", {"old": SECRET, "new": "a better one"})
    assert ann.get("/api/me")["account"] == name
    assert phone.get("/api/me") is None
    phone.post("/api/me/claim", {"token": link}, 401)
    phone.post("/api/login", {"account": name, "password": SECRET}, 401)
    phone.post("/api/login", {"account": name, "password": "a better one"})


def test_an_administrator_gives_a_new_password(server: Server, ann: Browser) -> None:
    name = account_of(ann)
    where: dict[str, Any] = {
        "database_url": server.settings.database_url,
        "data_dir": server.settings.data_dir,
    }
    live = ann.live(ann.new_table("mb", start=True)["id"])
    live.until("hello")
    given = admin_password(name.lower(), **where)
    with pytest.raises(ConnectionClosed) as closed:  # nobody told the server: it looks now and then
        live.until("nothing")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401
    again = Browser(server, identity=False)
    again.post("/api/login", {"account": name, "password": SECRET}, 401)
    again.post("/api/login", {"account": name, "password": given})
    assert ann.get("/api/me") is None  # the server has heard of it by the login
    with pytest.raises(ServerError, match="There is no account 'nobody'"):
        admin_password("nobody", **where)


def test_a_thief_who_is_shut_out_while_waiting_gets_no_account(server: Server, ann: Browser) -> None:
    thief = with_cookie_of(ann)
    name = "Thief " + ann.new_table("mb")["id"]
    guessers = [Browser(server, identity=False) for _ in range(30)]
    with ThreadPoolExecutor(31) as pool:
        # Reading passwords is slow on purpose, and so there is a line in which to wait.
        for number, one in enumerate(guessers):
            wish = {"account": f"{name} {number}", "password": "anything at all"}
            pool.submit(one.http.post, "/api/login", json=wish)
        wish = {"account": name, "password": SECRET}
        taken = pool.submit(thief.http.post, "/api/me/account", json=wish)
        time.sleep(0.1)
        ann.post("/api/me/link", {"renew": True})
        assert taken.result().status_code == 401
    assert ann.get("/api/me")["account"] is None
    account_of(ann)


def test_a_guest_becomes_one_account_however_often_they_ask(server: Server, ann: Browser) -> None:
    name = "Ann " + ann.new_table("mb")["id"]
    same = [with_cookie_of(ann) for _ in range(2)]
    with ThreadPoolExecutor(2) as pool:
        asked = [
            pool.submit(
                one.http.post, "/api/me/account", json={"account": f"{name} {number}", "password": SECRET}
            )
            for number, one in enumerate(same)
        ]
        answers = [one.result() for one in asked]
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    (made,) = [answer.json()["account"] for answer in answers if answer.status_code == 200]
    assert {answer.json().get("code") for answer in answers} == {None, "error-server-has-account"}
    assert ann.get("/api/me")["account"] == made


def test_everything_about_a_person_can_be_taken_along(ann: Browser) -> None:
    table = ann.new_table("mm", start=True)["id"]
    ann.post(f"/api/tables/{table}/chat", {"text": "good evening"})
    ann.play_on(table, random.Random(1))
    text = ann.get(f"/api/tables/{table}/record")
    ann.http.post("/api/records", content=text, headers={"Content-Type": "text/plain"})
    kept = ann.get("/api/me/export")
    assert kept["me"]["name"] == "Ann"
    assert table in [line["id"] for line in kept["tables"]]
    assert [game["table"] for game in kept["games"]] == [table, table]
    assert [said["text"] for said in kept["said"]] == ["good evening"]
    assert [record["text"] for record in kept["records"]] == [text]
    assert kept["calls"] == []


def test_whoever_goes_does_not_wait_for_tables_that_cannot_be_opened(
    new_server: Callable[..., Server],
) -> None:
    server = new_server()
    ann = Browser(server, "Ann")
    strange, sound = (ann.new_table("mo")["id"] for _ in range(2))
    ben = Browser(server, "Ben")
    server.stop()
    with closing(sqlite3.connect(Path(server.settings.data_dir) / "boulevard.sqlite")) as database:
        database.execute("UPDATE tables SET rules = 99 WHERE id = ?", [strange])
        database.execute("UPDATE tables SET listed = 1 WHERE id = ?", [sound])
        database.commit()
    server.start()
    ann.get(f"/api/tables/{strange}", 409)
    ann.post("/api/me/delete")
    assert ann.get("/api/me") is None
    assert [seat["kind"] for seat in ben.get(f"/api/tables/{sound}")["seats"]] == ["open", "open"]


def test_a_person_can_go_for_good(server: Server, ann: Browser, ben: Browser) -> None:
    over = ann.new_table("mm", start=True)["id"]
    ann.play_on(over, random.Random(1))
    running = ann.new_table("mo")
    invite = running["invite"].rpartition("/")[2]
    ben.post(f"/api/tables/{running['id']}/seats/1/take", {"invite": invite})
    ann.post(f"/api/tables/{running['id']}/start")
    name = account_of(ann)
    live = ann.live(running["id"])
    live.until("hello")
    cookie = ann.http.cookies["boulevard"]
    ann.post("/api/me/delete", {"password": "not this"}, 401)
    ann.post("/api/me/delete", {"password": SECRET})
    ghost = Browser(server, identity=False)
    ghost.http.cookies.set("boulevard", cookie)
    assert ghost.get("/api/me") is None
    ghost.http.cookies.clear()
    ghost.post("/api/login", {"account": name, "password": SECRET}, 401)
    # Ben's game goes on without her, and finished ones do not name her.
    seats = ben.get(f"/api/tables/{running['id']}")["seats"]
    assert [seat["kind"] for seat in seats] == ["open", "person"]
    ben.post(f"/api/tables/{running['id']}/seats/0/bot", {"bot": "random"})
    assert ben.play_on(running["id"], random.Random(2))["status"] == "over"
    assert [seat["name"] for seat in ben.get(f"/api/tables/{over}")["seats"]] == ["", ""]
