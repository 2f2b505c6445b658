"""Deals at a table (LOV-31): they wait for nobody, move no clock, and bind nobody who is away."""

from typing import Any

from .helpers import Browser, Server
from .test_tables import join


class Lords:
    """A table of Lords of Vegas, and who sits where."""

    def __init__(self, people: list[Browser | None], **more: Any) -> None:
        host = people[0]
        assert host is not None
        places = [
            {"kind": "bot", "bot": "greedy"} if who is None else {"kind": "me" if who is host else "open"}
            for who in people
        ]
        table = host.post("/api/tables", {"game": "lords-of-vegas", "places": places, **more})
        self.people = people
        self.host = host
        self.id: str = table["id"]
        self.here = f"/api/tables/{self.id}"
        for seat, who in enumerate(people):
            if who is not None and who is not host:
                join(table, who, seat)
        host.post(f"{self.here}/start")

    def table(self) -> Any:
        return self.host.get(self.here)

    def of(self, seat: int) -> Browser:
        who = self.people[seat]
        assert who is not None
        return who

    def view(self, seat: int) -> Any:
        return self.of(seat).get(f"{self.here}/view", seat=seat)

    def step(self, seat: int, token: str, status: int | None = None) -> Any:
        return self.of(seat).post(f"{self.here}/seats/{seat}/step", {"token": token}, status)

    def undo(self, seat: int) -> Any:
        return self.of(seat).post(f"{self.here}/seats/{seat}/undo")

    def wait(self, seat: int, on: bool, status: int | None = None) -> Any:
        return self.of(seat).post(f"{self.here}/seats/{seat}/wait", {"on": on}, status)

    def events(self) -> list[Any]:
        return list(self.host.get(f"{self.here}/events", since=0)["events"])

    def told(self) -> list[str]:
        return [story["key"] for event in self.events() for story in event.get("story") or ()]

    def until(self, key: str, times: int = 1) -> None:
        """Until something was told."""
        while self.told().count(key) < times:
            self.host.get(f"{self.here}/events", since=self.table()["seq"], wait=1)

    def bring(self, seat: int, phase: str) -> None:
        """Plays on without actions until this seat is next in this phase."""
        while True:
            now = self.table()
            actor = now["waiting"][0] if now["waiting"] else -1
            if actor < 0 or self.people[actor] is None:
                self.host.get(f"{self.here}/events", since=now["seq"], wait=1)
                continue
            view = self.view(actor)
            if (actor, view["view"]["phase"]) == (seat, phase):
                return
            self.step(actor, "turn-card" if "turn-card" in view["legal"] else "end")


def goods(lords: Lords, seat: int) -> Any:
    view = lords.view(0)["view"]
    return view["players"][seat]["lots"], view["players"][seat]["money"]


def test_an_offer_moves_no_clock_and_takes_no_turn(ann: Browser, ben: Browser) -> None:
    """LOV-31: offered, withdrawn, rejected: the same seat is waited for, since the same moment."""
    lords = Lords([ann, ben, ann], turn_limit=86400)
    lords.bring(0, "turn")
    before = lords.table()
    for token in ("offer:1:give=$1;get=nothing", "offer:1:give=$2;get=nothing"):
        lords.step(1, token)
    lords.step(1, "withdraw:1:give=$1;get=nothing")
    lords.step(0, "reject:2")
    lords.step(2, "offer:1:give=$2;get=nothing")
    after = lords.table()
    assert (after["waiting"], after["deadline"]) == (before["waiting"], before["deadline"])
    assert after["seq"] == before["seq"] + 5


def test_talk_takes_nobodys_undo_away(ann: Browser, ben: Browser) -> None:
    """LOV-31: what somebody says does not stand between a seat and its last step."""
    lords = Lords([ann, ben], turn_limit=86400)
    lords.bring(0, "turn")
    before = lords.table()
    picture = lords.view(0)["view"]
    lords.step(0, "end")
    lords.step(1, "offer:1:give=$1;get=nothing")
    assert lords.view(0)["can_undo"]
    lords.undo(0)
    now = lords.view(0)["view"]
    assert (now["phase"], now["active"], now["players"]) == ("turn", 0, picture["players"])
    assert [offer["terms"] for offer in now["offers"]] == ["give=$1;get=nothing"]
    # Nor does ending a turn and taking that back buy time.
    assert lords.table()["deadline"] == before["deadline"]
    lords.step(0, "end")
    lords.step(1, "turn-card")
    assert not lords.view(0)["can_undo"]
    assert lords.table()["deadline"] > before["deadline"]


def test_goods_of_somebody_who_is_late_never_move_by_a_deal(new_server: Any) -> None:
    """LOV-11: whatever is offered, whoever moves for them says no; what they proposed is taken back."""
    server: Server = new_server()
    ann, ben = Browser(server, "Ann"), Browser(server, "Ben")
    lords = Lords([ann, ben], turn_limit=5, when_late="bot")
    lords.bring(1, "break")
    lords.step(1, "offer:1:give=$1;get=nothing")
    lords.step(0, "offer:2:give=$1;get=nothing")
    while not any(event["kind"] == "late" for event in lords.events()):
        ann.get(f"{lords.here}/events", since=lords.table()["seq"], wait=1)
    lords.until("log-lov-card")
    while lords.table()["waiting"] != [0]:
        ann.get(f"{lords.here}/events", since=lords.table()["seq"], wait=1)
    told = lords.told()
    assert {"log-lov-reject", "log-lov-withdraw"} <= set(told)
    assert "log-lov-deal" not in told
    assert any(event.get("by") == "bot" for event in lords.events())
    assert lords.step(0, "accept:2:give=nothing;get=$1", 409)["code"] == "error-lov-no-offer"


def test_goods_of_somebody_who_left_never_move_by_a_deal(ann: Browser, ben: Browser) -> None:
    """LOV-11: a bot that took a person's seat over says no to every offer, and makes none."""
    lords = Lords([ann, ben, ann])
    lots, _ = goods(lords, 1)
    lords.step(1, f"offer:1:give={lots[0]};get=nothing")
    ben.post(f"{lords.here}/seats/1/leave", {"to": "bot"})
    lords.people[1] = None
    assert lords.view(0)["view"]["offers"] == []
    assert lords.step(0, f"accept:2:give=nothing;get={lots[0]}", 409)["code"] == "error-lov-no-offer"
    lords.bring(0, "turn")
    for number in range(2):
        lords.step(0, "offer:2:give=$3;get=nothing")
        lords.until("log-lov-reject", number + 1)
        lords.step(0, "end")
        lords.bring(0, "turn")
    assert "log-lov-deal" not in lords.told()
    assert [event["seat"] for event in lords.events() if "log-lov-offer" in str(event)] == [1, 0, 0]


def test_bots_answer_in_anybodys_turn(ann: Browser) -> None:
    """LOV-31: a gift is taken, and what would harm the bot is not, whoever is next."""
    lords = Lords([ann, None, ann])
    lords.bring(2, "turn")
    before = lords.table()["waiting"]
    lords.step(0, "offer:2:give=$3;get=nothing")
    lords.until("log-lov-deal")
    lots, _ = goods(lords, 1)
    lords.step(0, f"offer:2:give=nothing;get={lots[0]}")
    while any(offer["from"] == 0 for offer in lords.view(0)["view"]["offers"]):
        ann.get(f"{lords.here}/events", since=lords.table()["seq"], wait=1)
    assert lords.told().count("log-lov-deal") == 1
    assert goods(lords, 1)[0] == lots
    assert lords.table()["waiting"] == before


def test_people_may_ask_for_time_before_a_card(new_server: Any) -> None:
    """LOV-31: the card of a bot, or of somebody who has nothing to answer, is turned after a pause that
    everybody may lengthen, once."""
    server: Server = new_server(pause=2)
    ann, ben = Browser(server, "Ann"), Browser(server, "Ben")
    lords = Lords([ann, ben, ann])
    first = lords.table()["waiting"][0]
    other = (first + 1) % 3
    live = lords.of(first).live(lords.id)
    lords.wait(other, True)
    table = live.until("table")["table"]
    while not table["waits"]:  # who is here was told before
        table = live.until("table")["table"]
    assert [(wait["seat"], wait["on"]) for wait in table["waits"]] == [(other, True)]
    assert lords.step(first, "turn-card", 409)["code"] == "error-server-wait"
    lords.wait(other, False)
    assert lords.wait(other, True, 409)["code"] == "error-server-waited"
    lords.until("log-lov-card")  # by itself
    kinds = [(event["kind"], event["seat"]) for event in lords.events()[-3:]]
    assert kinds == [("wait", other), ("wait", other), ("step", first)]
    assert lords.table()["waits"] == []
    assert lords.wait(other, True, 409)["code"] == "error-server-no-pause"
    # While an offer stands, the card waits for whoever is next.
    lords.step(first, f"offer:{other + 1}:give=$1;get=nothing")
    lords.step(first, "end")
    lords.wait(other, True)
    lords.step(other, "turn-card")  # who asked for time may also stop waiting
    assert lords.told().count("log-lov-card") == 2


def test_a_step_that_comes_again_late_is_not_done_again(ann: Browser, ben: Browser) -> None:
    """An offer would be possible again; whoever asked twice with one key meant one."""
    lords = Lords([ann, ben])
    lords.bring(0, "turn")

    def say(token: str, key: str) -> Any:
        return ann.post(f"{lords.here}/seats/0/step", {"token": token, "key": key})

    first = say("offer:2:give=$1;get=nothing", "first")
    say("withdraw:2", "second")
    say("end", "third")
    again = say("offer:2:give=$1;get=nothing", "first")
    assert (again["seq"], again["repeated"]) == (first["seq"], True)
    assert lords.told().count("log-lov-offer") == 1
