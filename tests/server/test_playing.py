"""Playing: private drafts, confirmation, hearing of it over sockets."""

import random
from concurrent.futures import ThreadPoolExecutor

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from .helpers import Browser, Live, Server
from .test_tables import join


def two(ann: Browser, ben: Browser, **more: object) -> str:
    table = ann.new_table("mo", **more)
    join(table, ben, 1)
    ann.post(f"/api/tables/{table['id']}/start")
    return str(table["id"])


def finish_draft(live: Live, seat: int, chance: random.Random, view: dict[str, object]) -> list[str]:
    """Drafts until only the confirmation is left to choose; gives the draft with it."""
    tokens: list[str] = []
    while True:
        legal = view["legal"]
        assert isinstance(legal, list)
        if "done" in legal:
            return [*tokens, "done"]
        tokens.append(chance.choice(legal))
        view = live.ask(type="draft", seat=seat, tokens=tokens)["view"]


def test_drafts_are_private_and_can_be_undone(ann: Browser, ben: Browser) -> None:
    table = two(ann, ben)
    one, other, phone = ann.live(table), ben.live(table), ann.live(table)
    view = one.until("view", seat=0)
    first = view["legal"][0]
    answer = one.ask(type="draft", seat=0, tokens=[first], turn=view["turn"])
    assert answer["view"]["draft"] == [first]
    assert answer["view"]["can_undo"]
    assert not answer["confirmed"]
    # The other device of the same person hears of it, the other seat does not.
    phone.until("view", draft=[first])
    assert other.ask(type="ping")["type"] == "pong"
    assert not [message for message in other.heard if first in str(message.get("draft"))]
    seen = ben.get(f"/api/tables/{table}/view", seat=1)
    assert seen["draft"] == []
    assert seen["view"]["draft"]["steps"] == []
    second = answer["view"]["legal"][0]
    answer = one.ask(type="draft", seat=0, tokens=[first, second])
    assert answer["view"]["draft"] == [first, second]
    answer = one.ask(type="draft", seat=0, tokens=[first])
    assert answer["view"]["legal"][0] == second
    assert one.ask(type="draft", seat=0, tokens=[])["view"]["draft"] == []
    for socket in (one, other, phone):
        socket.close()


def test_a_round_resolves_when_all_have_confirmed(ann: Browser, ben: Browser) -> None:
    table = two(ann, ben)
    one, other = ann.live(table), ben.live(table)
    chance = random.Random(1)
    mine = finish_draft(one, 0, chance, one.until("view", seat=0))
    view = other.until("view", seat=1)
    yours = finish_draft(other, 1, chance, view)
    assert one.ask(type="draft", seat=0, tokens=[*mine, mine[0]])["code"] == "error-after-confirm"
    done = one.ask(type="draft", seat=0, tokens=mine, key="k1")
    assert done["confirmed"]
    assert done["view"]["confirmed"]
    heard = other.until("events")
    assert [(event["kind"], event["seat"], event["resolved"]) for event in heard["events"]] == [
        ("turn", 0, False)
    ]
    assert heard["waiting"] == [1]
    assert mine[1] not in str(heard)
    # Sending it again is safe, and it cannot be taken back.
    again = one.ask(type="draft", seat=0, tokens=mine, key="k1")
    assert (again["repeated"], again["seq"]) == (True, done["seq"])
    assert one.ask(type="draft", seat=0, tokens=[])["code"] == "error-not-your-turn"
    assert other.ask(type="draft", seat=1, tokens=yours)["confirmed"]
    new = one.until("view", seat=0)
    assert new["turn"] > view["turn"]
    assert new["may_act"]
    stale = one.ask(type="draft", seat=0, tokens=mine, turn=view["turn"])
    assert stale["code"] == "error-server-turn-over"
    told = [event for message in one.heard if message["type"] == "events" for event in message["events"]]
    assert [event["seq"] for event in told] == list(range(told[0]["seq"], told[0]["seq"] + len(told)))
    one.close()
    other.close()


def test_seats_that_confirm_at_the_same_moment_do_not_collide(server: Server, ann: Browser) -> None:
    people = [Browser(server, f"P{number}") for number in range(6)]
    table = people[0].new_table("mooooo")
    for seat, person in enumerate(people[1:], 1):
        join(table, person, seat)
    people[0].post(f"/api/tables/{table['id']}/start")
    lives = [person.live(table["id"]) for person in people]
    for number in range(3):
        drafts: list[list[str]] = []
        for seat, live in enumerate(lives):
            view = live.ask(type="look", seat=seat)["view"]
            drafts.append(finish_draft(live, seat, random.Random(f"{number}/{seat}"), view))
        with ThreadPoolExecutor(6) as pool:
            asked = [
                pool.submit(live.ask, type="draft", seat=seat, tokens=drafts[seat])
                for seat, live in enumerate(lives)
            ]
            done = [one.result() for one in asked]
        assert all(answer["type"] == "answer" and answer["confirmed"] for answer in done), done
        assert len({answer["seq"] for answer in done}) == 6
    events = ann.get(f"/api/tables/{table['id']}/events")["events"]
    assert [event["seq"] for event in events] == list(range(1, len(events) + 1))
    assert sum(event.get("resolved", False) for event in events) == 3
    for live in lives:
        live.close()


def test_who_was_away_gets_what_was_missed(ann: Browser, ben: Browser) -> None:
    table = two(ann, ben)
    chance = random.Random(3)
    live = ann.live(table, since=0)
    known = live.until("events")["seq"]
    live.close()
    for seat, person in enumerate((ann, ben)):
        person.random_turn(table, seat, chance)
    back = ann.live(table, since=known)
    assert back.receive()["type"] == "hello"
    missed = back.receive()
    polled = ann.get(f"/api/tables/{table}/events", since=known)
    assert missed["events"] == polled["events"]
    assert [event["seq"] for event in missed["events"]] == [known + 1, known + 2]
    assert back.receive()["type"] == "view"
    back.close()


def test_a_draft_waits_for_its_owner(ann: Browser, ben: Browser) -> None:
    table = two(ann, ben)
    live = ann.live(table)
    first = live.until("view", seat=0)["legal"][0]
    live.ask(type="draft", seat=0, tokens=[first])
    live.close()
    back = ann.live(table)
    assert back.until("view", seat=0)["draft"] == [first]
    back.close()


def test_gains_say_what_a_step_brings(ann: Browser) -> None:
    table = ann.new_table("m", start=True)
    view = ann.get(f"/api/tables/{table['id']}/view", seat=0, gains=True)
    assert sorted(entry["token"] for entry in view["menu"]) == sorted(view["legal"])
    assert all(isinstance(entry["gain"], int) for entry in view["menu"])
    assert view["score"]["total"] == view["scores"][0]["total"] == 0
    live = ann.live(table["id"], gains="true")
    assert live.until("view")["menu"] == view["menu"]
    live.close()


def test_nobody_acts_for_seats_of_others(server: Server, ann: Browser, ben: Browser) -> None:
    table = two(ann, ben)
    here = f"/api/tables/{table}"
    stranger = Browser(server, identity=False)
    assert ben.post(f"{here}/seats/0/draft", {"tokens": []}, 403)["code"] == "error-server-not-your-seat"
    assert ben.get(f"{here}/view", 403, seat=0)["code"] == "error-server-not-your-seat"
    assert stranger.get(f"{here}/view", 401, seat=0)["code"] == "error-server-no-identity"
    live = ben.live(table)
    for message in (
        {"type": "draft", "seat": 0, "tokens": []},
        {"type": "look", "seat": 0},
        {"type": "step", "seat": 0, "token": "x"},
        {"type": "undo", "seat": 0},
    ):
        assert live.ask(**message)["code"] == "error-server-not-your-seat"
    assert live.ask(type="draft", seat=7, tokens=[])["code"] == "error-no-such-seat"
    assert live.ask(type="step", seat=1, token="x")["code"] == "error-server-no-steps"
    live.close()
    watching = stranger.live(table)
    assert watching.until("view")["seat"] is None
    assert watching.ask(type="draft", seat=0, tokens=[])["code"] == "error-server-no-identity"
    assert watching.ask(type="chat", text="boo")["code"] == "error-server-no-identity"
    watching.close()


def test_sockets_say_why_they_close(server: Server, ann: Browser) -> None:
    lost = ann.live("no-such-table")
    assert lost.receive()["code"] == "error-server-no-table"
    with pytest.raises(ConnectionClosed) as closed:
        lost.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    table = ann.new_table("mb", start=True)["id"]
    address = server.url.replace("http", "ws") + f"/api/tables/{table}/live"
    with pytest.raises(InvalidStatus) as refused, connect(address, origin=Origin("https://evil.example")):
        pass
    assert refused.value.response.status_code == 403
    with connect(address, origin=Origin(server.url)) as welcome:
        assert "hello" in str(welcome.recv(60))


def test_messages_that_make_no_sense_get_an_answer(ann: Browser) -> None:
    live = ann.live(ann.new_table("mb", start=True)["id"])
    for text in (
        "",
        "[]",
        "{",
        "null",
        '{"type":"draft","id":9}',
        '{"type":"fly","id":9}',
        '{"id":9,"id":[9]}',
    ):
        live.socket.send(text)
        assert live.until("error")["code"] == "error-server-message"
    live.socket.send(b"\x00\xff")
    assert live.until("error")["code"] == "error-server-message"
    assert live.ask(type="ping")["type"] == "pong"
    live.socket.send("x" * 70_000)
    with pytest.raises(ConnectionClosed) as closed:
        live.until("nothing")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_presence_and_chat_are_heard(ann: Browser, ben: Browser) -> None:
    table = two(ann, ben)
    live = ann.live(table)
    live.until("view")
    other = ben.live(table)
    while not live.until("table")["table"]["seats"][1]["online"]:
        pass
    other.ask(type="chat", text="hello")
    heard = live.until("events")
    assert heard["events"][0]["text"] == "hello"
    other.close()
    while live.until("table")["table"]["seats"][1]["online"]:
        pass
    live.close()
