"""A table of the server with real cards: everybody has a sheet, whoever sits there says what came up."""

from pathlib import Path

from .helpers import Browser, Live, Server, served
from .test_playing import two
from .test_tables import join

PLANS = ("plan:estates-44", "plan:estates-36", "plan:estates-34")
FIRST = ("8-park", "9-pool", "10-temp", "5-surveyor", "6-bis", "7-estate")


def tell(live: Live, first: int, *tokens: str) -> None:
    for number, token in enumerate(tokens, first):
        assert live.ask(type="tell", number=number, token=token)["type"] == "answer"


def test_one_types_and_everybody_plays(server: Server, ann: Browser, ben: Browser) -> None:
    table = two(ann, ben, chance="typed")
    seen = ann.get(f"/api/tables/{table}")
    assert (seen["chance"], seen["commitment"]) == ("typed", None)
    one, other, stranger = ann.live(table), ben.live(table), Browser(server, "Eve").live(table)
    asked = other.until("view", seat=1)["telling"]
    assert asked["number"] == 0
    assert {token.partition(":")[0] for token in asked["tokens"]} == {"plan"}
    # Nobody who does not sit there, nothing that cannot come, nothing twice.
    assert stranger.ask(type="tell", number=0, token=PLANS[0])["code"] == "error-server-not-seated"
    assert one.ask(type="tell", number=0, token="8-park")["code"] == "error-chance-impossible"
    done = one.ask(type="tell", number=0, token=PLANS[0], key="a")
    assert one.ask(type="tell", number=0, token=PLANS[0], key="a")["seq"] == done["seq"]
    late = other.ask(type="tell", number=0, token=PLANS[0])
    assert late["code"] == "error-chance-told"
    assert "quicker" in late["message"]
    tell(one, 1, *PLANS[1:], *FIRST[:-1])
    ben.post(f"/api/tables/{table}/tell", {"number": 8, "token": FIRST[-1]})
    view = other.until("view", seat=1, may_act=True)
    assert view["view"]["cards"]["numbers"] == ["5-surveyor", "6-bis", "7-estate"]
    assert view["telling"] == {"number": 9, "tokens": [], "can_untell": True, "unplays": False}
    # One has written: the misread card takes that turn along, for everybody.
    one.ask(type="draft", seat=0, tokens=["pick:A", "write:5@1.4", "done"])
    other.until("events")
    ben.post(f"/api/tables/{table}/untell", {"number": 9})
    again = one.until("view", seat=0, may_act=False)
    assert again["view"]["sheets"][0] == view["view"]["sheets"][0]
    tell(other, 8, "7-park")
    assert one.until("view", seat=0, may_act=True)["legal"] == ["pick:A", "pick:B", "pick:C"]
    told = ann.get(f"/api/tables/{table}/events")["events"]
    assert [event["token"] for event in told if event["kind"] == "untold"] == ["7-estate"]
    text = ann.get(f"/api/tables/{table}/record")
    assert "\nchance: typed\n" in text
    assert text.endswith("7-park\n")
    for live in (one, other, stranger):
        live.close()


def test_a_table_that_deals_takes_no_cards(ann: Browser, ben: Browser) -> None:
    table = two(ann, ben)
    assert ann.post(f"/api/tables/{table}/tell", {"number": 9, "token": "8-park"}, 409)["code"] == (
        "error-chance-dealt"
    )
    refused = ann.post(
        "/api/tables", {"game": "welcome-to", "seats": 2, "chance": "typed", "options": {"expert": True}}, 409
    )
    assert refused["code"] == "error-chance-secret"


def test_real_cards_outlive_the_server(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ann, ben = Browser(server, "Ann"), Browser(server, "Ben")
        table = ann.new_table("mo", chance="typed")
        join(table, ben, 1)
        id = table["id"]
        ann.post(f"/api/tables/{id}/start")
        for number, token in enumerate((*PLANS, *FIRST)):
            ann.post(f"/api/tables/{id}/tell", {"number": number, "token": token})
        before = ann.get(f"/api/tables/{id}/view", seat=0)
        server.stop()
        server.start()
        assert ann.get(f"/api/tables/{id}/view", seat=0) == before
        ann.post(f"/api/tables/{id}/untell", {"number": 9})
        assert ann.get(f"/api/tables/{id}/view", seat=0)["telling"]["number"] == 8
        server.stop()
        server.start()
        assert ann.get(f"/api/tables/{id}/view", seat=0)["telling"]["number"] == 8
