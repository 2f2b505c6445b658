"""People who want more of the server than is theirs: they wait, and nobody else does."""

import asyncio
import json
import re
from collections.abc import Callable
from contextlib import ExitStack, suppress
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from boulevard.server.audience import Audience
from boulevard.server.budgets import Budget, Budgets, Floor, Timed, paid
from boulevard.server.errors import ServerError
from boulevard.server.limits import Limits
from boulevard.server.settings import Settings
from boulevard.server.tables import Table

from .helpers import Browser, Live, Server, hot_seats


def send_at_once(live: Live, messages: list[dict[str, Any]]) -> None:
    """All frames in one send, as no well-meaning client would."""
    frames = b""
    for message in messages:
        text = json.dumps(message).encode()
        assert len(text) < 126
        frames += bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text
    live.socket.socket.sendall(frames)


def looks_taken(server: Server) -> int:
    found = re.search(r'messages_total\{type="look"\} (\d+)', httpx.get(server.url + "/metrics").text)
    return 0 if found is None else int(found[1])


def test_costly_messages_of_one_guest_leave_the_server_to_others(new_server: Callable[..., Server]) -> None:
    server = new_server(person_share=0.001, share_burst=0.01)
    ann, mallory = Browser(server, "Ann"), Browser(server, "Mallory")
    live = mallory.live(hot_seats(ann, 30, 1))
    live.until("hello")
    # Ever other sheets: no picture that was drawn before will do.
    asked = [[number % 30, number // 30 % 30] for number in range(1000)]
    send_at_once(live, [{"type": "look", "id": n, "sheets": sheets} for n, sheets in enumerate(asked)])
    live.until("answer")
    # Somebody else is heard while nearly all of it still waits.
    Browser(server, "Ben").new_table("mb", start=True)
    assert 0 < looks_taken(server) < 1000
    assert server.stop() in (0, -15)


def test_requests_that_wait_too_long_are_refused(new_server: Callable[..., Server]) -> None:
    server = new_server(person_share=0.001, share_burst=0.05)
    path = f"/api/tables/{Browser(server, 'Ann').new_table('mm', start=True)['id']}/view"
    mallory = Browser(server, "Mallory")

    async def ask() -> list[httpx.Response]:
        limits = httpx.Limits(max_connections=200)
        async with httpx.AsyncClient(cookies=mallory.http.cookies, limits=limits, timeout=60) as client:
            asked = [asyncio.create_task(client.get(server.url + path)) for _ in range(200)]
            done: set[asyncio.Task[httpx.Response]] = set()
            while not any(task.result().status_code == 429 for task in done):
                done, _ = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
                asked = [task for task in asked if task not in done]
            for task in asked:
                task.cancel()
            await asyncio.gather(*asked, return_exceptions=True)
            return [task.result() for task in done]

    refused = [answer for answer in asyncio.run(ask()) if answer.status_code == 429]
    assert refused[0].json()["code"] == "error-server-too-fast"
    assert int(refused[0].headers["retry-after"]) >= 1
    assert httpx.get(server.url + "/healthz").status_code == 200
    Browser(server, "Ben").new_table("mb", start=True)


def test_a_budget_counts_work_and_not_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    clock = SimpleNamespace(monotonic=lambda: now[0], perf_counter=lambda: now[0])
    monkeypatch.setattr("boulevard.server.budgets.time", clock)

    async def work() -> str:
        now[0] += 2.0  # holds the loop
        await asyncio.sleep(0)
        now[0] += 3.0
        return "done"

    async def main() -> None:
        timed = Timed(work())
        assert await timed == "done"
        assert timed.seconds == 5.0
        budget = Budget(rate=0.25, burst=1.0)
        budget.spend(timed.seconds, await budget.turn())
        assert budget.left == -4.0
        turns = [asyncio.ensure_future(budget.turn()) for _ in range(2)]
        await asyncio.sleep(0)
        now[0] += 15.0  # not yet
        budget._wake()
        await asyncio.sleep(0)
        assert not any(turn.done() for turn in turns)
        now[0] += 1.1
        budget._wake()
        await asyncio.sleep(0)
        assert [turn.done() for turn in turns] == [True, False]
        turns[1].cancel()

    asyncio.run(main())


def test_what_lasts_is_charged_while_it_does(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    clock = SimpleNamespace(monotonic=lambda: now[0], perf_counter=lambda: now[0])
    monkeypatch.setattr("boulevard.server.budgets.time", clock)

    async def main() -> None:
        budget = Budget(rate=0.001, burst=100.0)
        go = asyncio.Event()

        async def stream() -> None:
            now[0] += 5.0
            await go.wait()
            now[0] += 2.0

        task = asyncio.ensure_future(paid([budget], stream))
        await asyncio.sleep(0)
        assert 94 < budget.left < 95.1
        go.set()
        await task
        assert 92 < budget.left < 93.1  # nothing is charged twice

    asyncio.run(main())


def test_what_fails_inside_is_counted_and_fails() -> None:
    async def work() -> None:
        try:
            await asyncio.sleep(10)
        except asyncio.CancelledError:
            raise ValueError("inside") from None

    async def main() -> None:
        async def run() -> None:
            await Timed(work())

        task = asyncio.ensure_future(run())
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(ValueError, match="inside"):
            await task

    asyncio.run(main())


def test_seats_of_one_person_have_a_limit(server: Server, ann: Browser) -> None:
    places = [{"kind": "me"}] * 21
    refused = ann.post("/api/tables", {"game": "welcome-to", "places": places}, 409)
    assert refused["code"] == "error-server-many-seats"
    table = ann.post("/api/tables", {"game": "welcome-to", "places": [*places[:20], {"kind": "open"}]})["id"]
    assert ann.post(f"/api/tables/{table}/seats/20/take", {}, 409)["code"] == "error-server-many-seats"
    ann.post(f"/api/tables/{table}/seats/3/leave")
    ann.post(f"/api/tables/{table}/seats/20/take")


def test_bots_at_one_table_have_a_limit(server: Server, ann: Browser) -> None:
    bot = {"kind": "bot", "bot": "random"}
    places = [{"kind": "me"}, *[bot] * 101]
    refused = ann.post("/api/tables", {"game": "welcome-to", "places": places}, 409)
    assert refused["code"] == "error-server-many-bots"
    table = ann.post("/api/tables", {"game": "welcome-to", "places": [*places[:101], {"kind": "open"}]})["id"]
    here = f"/api/tables/{table}/seats/101/bot"
    assert ann.post(here, {"bot": "random"}, 409)["code"] == "error-server-many-bots"


@pytest.mark.parametrize("whose", ["person", "address"])
def test_sockets_have_a_limit(new_server: Callable[..., Server], whose: str) -> None:
    server = new_server(**{f"sockets_of_{whose}": 3})
    ann = Browser(server, "Ann")
    table = ann.new_table("mb", start=True)["id"]
    others = [ann if whose == "person" else Browser(server, name) for name in ("Ben", "Cleo", "Dan")]
    lives = [other.live(table) for other in others]
    for live in lives:
        live.until("hello")
    fourth = ann.live(table)
    assert fourth.receive()["code"] == "error-server-many-sockets"
    with pytest.raises(ConnectionClosed) as closed:
        fourth.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429
    with ExitStack() as closing:
        closing.callback(lives[0].close)
    while True:  # the server hears of it in a moment
        again = ann.live(table)
        if again.receive()["type"] == "hello":
            break


def test_a_large_table_is_drawn_once_for_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    table = large_table(50)
    drawn: list[Any] = []

    def draw(seat: int | None, _gains: bool, _sheets: object) -> dict[str, Any]:
        drawn.append(seat)
        return {"seat": seat}

    monkeypatch.setattr(table, "seat_view", draw)
    for _ in range(3):
        assert table.audience.look(None, False) == b'{"seat":null}'
        table.audience.look(4, False)
    assert drawn == [None, 4]
    table.seq += 1
    table.audience.look(4, False)
    assert drawn == [None, 4, 4]
    for seat in range(50):
        table.audience.look(seat, False)
    assert len(table.audience.drawn) <= 40


def large_table(seats: int) -> Table:
    row: dict[str, Any] = dict.fromkeys(("host", "turn_limit", "rematch", "origin"), None) | {
        "id": "t",
        "game": "welcome-to",
        "options": "{}",
        "rules": 1,
        "seat_count": seats,
        "status": "open",
        "invite": "i",
        "when_late": "ask",
        "spectators": True,
        "listed": False,
        "seed": "s",
        "chance": "sealed",
        "created": 0.0,
        "updated": 0.0,
    }
    table = Table(row)
    table.audience = Audience(table, lambda _: None)
    return table


def test_a_club_that_fetches_all_pages_at_once_gets_them(new_server: Callable[..., Server]) -> None:
    """A page without one of its files is broken; what else is asked for meanwhile does not wait for them."""
    server = new_server(address_share=0.5, share_burst=0.01)

    async def main() -> tuple[list[int], int]:
        limits = httpx.Limits(max_connections=300)
        async with httpx.AsyncClient(base_url=server.url, limits=limits, timeout=120) as club:
            pages = [asyncio.create_task(club.get("/openapi.json")) for _ in range(200)]
            await asyncio.sleep(0.05)
            asked = (await club.get("/api/games")).status_code
            return [answer.status_code for answer in await asyncio.gather(*pages)], asked

    statuses, asked = asyncio.run(main())
    assert set(statuses) == {200}
    assert asked == 200


def test_whoever_fetches_pages_without_end_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boulevard.server.budgets.MOST_FILES", 60)
    budgets = Budgets(Settings(address_share=0.001, share_burst=0.01))
    (pages,) = budgets.for_pages("here")
    assert budgets.for_whom(None, "here") != [pages]

    async def main() -> int:
        asked = [asyncio.ensure_future(pages.turn()) for _ in range(100)]
        await asyncio.sleep(0)
        waiting = sum(not one.done() for one in asked)
        budgets.close()
        await asyncio.gather(*asked)
        return waiting

    assert asyncio.run(main()) > 90
    pages.waiting.extend([None] * 60)  # type: ignore[list-item]
    with pytest.raises(ServerError):
        pages.check()


def test_thousands_who_wait_are_not_woken_in_vain() -> None:
    """Whoever is told to go on goes on; who came first goes first, and in between the loop hears others."""

    async def main() -> None:
        floor = Floor()
        floor.took(1.0)
        went: list[int] = []
        heard = 0

        async def one(number: int) -> None:
            await floor.breathe()
            went.append(number)
            floor.took(0.002)

        tasks = [asyncio.create_task(one(number)) for number in range(2000)]
        turns = 0
        while len(went) < len(tasks):
            before = len(went)
            await asyncio.sleep(0)
            turns += 1
            assert len(went) - before <= 50
            heard += 1
        assert went == list(range(2000))
        assert heard > 100
        assert not floor.waiting

    asyncio.run(main())


def test_a_rate_is_counted_in_a_window_that_slides(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [600.0]
    monkeypatch.setattr("boulevard.server.limits.time", SimpleNamespace(monotonic=lambda: now[0]))
    limits = Limits(Settings(http_rate="10/minute"))

    async def tries(who: str, count: int) -> int:
        taken = 0
        for _ in range(count):
            with suppress(ServerError):
                await limits.check("http", who)
                taken += 1
        return taken

    async def main() -> None:
        assert await tries("ann", 15) == 10
        assert await tries("ben", 3) == 3
        now[0] += 60  # the window before still counts
        assert await tries("ann", 5) == 0
        with pytest.raises(ServerError) as refused:
            await limits.check("http", "ann")
        assert refused.value.key == "error-server-too-fast"
        assert refused.value.details["seconds"] == 61
        now[0] += 30
        assert await tries("ann", 15) == 5
        now[0] += 200
        assert await tries("ann", 15) == 10
        limits._forget(now[0] + 3600)
        assert not limits.counts

    asyncio.run(main())
