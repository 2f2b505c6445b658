"""What was revoked does not act any more."""

import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest
from itsdangerous import URLSafeSerializer
from websockets.exceptions import ConnectionClosed

from boulevard.server import identity

from .helpers import Browser, Live, Server, free_port, with_cookie_of
from .test_tables import join


def closed_with(live: Live) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        live.until("nothing")
    assert closed.value.rcvd is not None
    return int(closed.value.rcvd.code)


def test_sockets_of_an_old_cookie_are_closed(server: Server, ann: Browser) -> None:
    table = ann.new_table("mm", start=True)["id"]
    thief = with_cookie_of(ann)
    live = thief.live(table)
    live.until("view")
    ann.post("/api/me/link", {"renew": True})
    assert closed_with(live) == 4401
    again = thief.live(table)
    again.until("hello")
    assert again.ask(type="draft", seat=0, tokens=[])["code"] == "error-server-no-identity"
    # Renewing with the old cookie gives no new one.
    thief.post("/api/me/link", {"renew": True}, 401)


def test_logging_out_ends_the_cookie_and_no_other(server: Server, ann: Browser) -> None:
    link = ann.post("/api/me/link")["path"].partition("#")[2]
    phone = Browser(server, identity=False)
    phone.post("/api/me/claim", {"token": link})
    table = ann.new_table("mm", start=True)["id"]
    copy = with_cookie_of(phone)
    live = copy.live(table)
    live.until("view")
    phone.post("/api/logout")
    assert copy.get("/api/me") is None
    assert closed_with(live) == 4401
    assert ann.get("/api/me")["name"] == "Ann"


def test_whoever_lost_their_seat_at_a_private_table_hears_no_more(
    server: Server, ann: Browser, ben: Browser
) -> None:
    table = ann.post("/api/tables", {"game": "welcome-to", "seats": 2, "spectators": False})
    join(table, ben, 1)
    live = ben.live(table["id"])
    live.until("hello")
    ann.post(f"/api/tables/{table['id']}/seats/1/leave")
    assert closed_with(live) == 4403
    mine = ann.live(table["id"])
    mine.until("hello")


@pytest.mark.parametrize("how", ["start", "unlisted"])
def test_whoever_might_have_sat_down_sees_nothing_of_a_private_game(
    server: Server, ann: Browser, ben: Browser, how: str
) -> None:
    table = ann.post(
        "/api/tables",
        {"game": "welcome-to", "places": [{"kind": "me"}] * 2, "spectators": False, "listed": True},
    )
    here = f"/api/tables/{table['id']}"
    stranger = Browser(server, identity=False)
    lives = [ben.live(table["id"]), stranger.live(table["id"])]
    for live in lives:
        live.until("view")
    with ThreadPoolExecutor(1) as pool:
        waits = pool.submit(stranger.http.get, f"{here}/events", params={"since": table["seq"], "wait": 30})
        lives[0].ask(type="ping")
        if how == "start":
            ann.post(f"{here}/start")
        else:
            ann.post(f"{here}/listed", {"listed": False})
        assert waits.result().status_code == 403
    for live in lives:
        assert closed_with(live) == 4403
        assert [message["type"] for message in live.heard if message["type"] != "pong"] == ["hello", "view"]
    mine = ann.live(table["id"])
    mine.until("hello")


def test_cookies_and_links_have_an_end(server: Server, ann: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the server's own key, as if time had passed."""
    secret = server.settings.secret()
    for salt, age, path in (
        ("boulevard-cookie", identity.COOKIE_AGE, None),
        ("boulevard-link", identity.LINK_AGE, "/api/me/claim"),
    ):
        serializer = identity._serializer(secret, salt)
        assert isinstance(serializer, URLSafeSerializer)
        token = ann.post("/api/me/link")["path"].partition("#")[2]
        text = token if path else ann.http.cookies["boulevard"]
        id, generation, issued, *rest = serializer.loads(text)
        for older, good in ((age - 3600, True), (age + 3600, False)):
            old = str(serializer.dumps([id, generation, issued - older, *rest]))
            if path:
                claimed = httpx.post(server.url + path, json={"token": old})
                assert claimed.status_code == (200 if good else 401)
            else:
                me = httpx.get(server.url + "/api/me", headers={"Cookie": f"boulevard={old}"}).json()
                assert (me is not None) is good


def test_cookies_of_before_they_said_when_they_were_made_go_on_for_a_while(
    new_server: Callable[..., Server],
) -> None:
    server = new_server()
    ann = Browser(server, "Ann")
    cookies = identity._serializer(server.settings.secret(), "boulevard-cookie")
    before = str(cookies.dumps(cookies.loads(ann.http.cookies["boulevard"])[:2]))
    ann.http.cookies.clear()
    ann.http.cookies.set("boulevard", before)
    assert ann.get("/api/me")["name"] == "Ann"
    with of(server) as database:
        (until,) = database.execute("SELECT value FROM house WHERE name = 'old-cookies'").fetchone()
        assert abs(float(until) - time.time() - identity.COOKIE_AGE) < 3600
        database.execute("UPDATE house SET value = ? WHERE name = 'old-cookies'", [repr(time.time() - 1)])
        database.commit()
    server.stop()
    server.start()
    assert ann.get("/api/me") is None


@contextmanager
def of(server: Server) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(Path(server.settings.data_dir) / "boulevard.sqlite")) as database:
        yield database


def ended(server: Server) -> int:
    with of(server) as database:
        return int(database.execute("SELECT count(*) FROM ended_cookies").fetchone()[0])


def test_cookies_that_are_void_anyway_are_not_remembered(new_server: Callable[..., Server]) -> None:
    server = new_server()
    ann = Browser(server, "Ann")
    link = ann.post("/api/me/link")["path"].partition("#")[2]

    def comes_and_goes() -> Browser:
        phone = Browser(server, identity=False)
        phone.post("/api/me/claim", {"token": link})
        left = with_cookie_of(phone)
        phone.post("/api/logout")
        assert left.get("/api/me") is None
        return left

    left = [comes_and_goes() for _ in range(3)]
    assert ended(server) == 3
    with of(server) as database:  # as if two of them were too old by now
        database.execute(
            "UPDATE ended_cookies SET until = 1 WHERE mark IN (SELECT mark FROM ended_cookies LIMIT 2)"
        )
        database.commit()
    left.append(comes_and_goes())
    assert ended(server) == 2
    ann.post("/api/me/link", {"renew": True})
    assert ended(server) == 0
    assert [one.get("/api/me") for one in left] == [None] * 4
    assert ann.get("/api/me")["name"] == "Ann"


def test_logging_out_without_end_ends_everything(new_server: Callable[..., Server]) -> None:
    server = new_server()
    ann = Browser(server, "Ann")
    for _ in range(identity.MOST_ENDED + 1):
        old = ann.http.cookies["boulevard"]
        ann.post("/api/me", {})
        fresh = ann.http.cookies["boulevard"]
        httpx.post(server.url + "/api/logout", headers={"Cookie": f"boulevard={old}"})
        assert fresh != old
    assert ended(server) == 0
    assert ann.get("/api/me") is None


@pytest.mark.parametrize("how", ["renewed", "logged out"])
def test_a_revoked_cookie_does_not_use_up_what_its_owner_may_ask(
    new_server: Callable[..., Server], how: str
) -> None:
    server = new_server(http_rate="30/minute")
    ann = Browser(server, "Ann")
    thief = with_cookie_of(ann)
    if how == "renewed":
        ann.post("/api/me/link", {"renew": True})
    else:
        ann.post("/api/me", {})  # another cookie
        with_cookie_of(thief).post("/api/logout")
    for _ in range(40):
        assert thief.http.get("/api/me").status_code in (200, 429)
    for _ in range(10):
        ann.get("/api/me")


def test_another_worker_hears_of_it(new_server: Callable[..., Server], postgresql: Callable[[], str]) -> None:
    url = postgresql()
    here = new_server(url, secret_key="0123456789abcdef0123456789abcdef")
    there = new_server(url, secret_key="0123456789abcdef0123456789abcdef", port=free_port())
    ann = Browser(here, "Ann")
    table = ann.new_table("mm", start=True)["id"]
    thief = with_cookie_of(ann, there)
    assert thief.get("/api/me")["name"] == "Ann"  # it knows the cookie now
    live = thief.live(table)
    live.until("view")
    ann.post("/api/me/link", {"renew": True})
    thief.post("/api/me/link", {"renew": True}, 401)
    assert closed_with(live) == 4401
    assert thief.get("/api/me") is None
