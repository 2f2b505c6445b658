"""Tables: who sits where, how games begin, end and go on without somebody."""

import random
import secrets

from boulevard.match import read_record, replay, verify

from .helpers import Browser, Server


def join(table: dict[str, object], person: Browser, seat: int, **more: object) -> dict[str, object]:
    invite = str(table["invite"]).rpartition("/")[2]
    body = {"invite": invite, **more}
    joined: dict[str, object] = person.post(f"/api/tables/{table['id']}/seats/{seat}/take", body)
    return joined


def test_friends_meet_by_an_invite(ann: Browser, ben: Browser) -> None:
    table = ann.new_table("moo", options={"advanced": True})
    here = f"/api/tables/{table['id']}"
    assert table["status"] == "open"
    assert table["host"]
    assert ben.get(here)["invite"] is None
    assert ben.post(f"{here}/seats/1/take", {}, 403)["code"] == "error-server-invite"
    assert ben.post(f"{here}/seats/1/take", {"invite": "guessed"}, 403)["code"] == "error-server-invite"
    code = table["invite"].rpartition("/")[2]
    assert ben.get(f"/api/invites/{code}")["id"] == table["id"]
    assert ben.get("/api/invites/unknown", 404)["code"] == "error-server-no-invite"
    join(table, ben, 1, name="Benjamin")
    assert ben.get(here)["seats"][1] == {
        "seat": 1, "kind": "person", "name": "Benjamin", "bot": None, "colour": None,
        "yours": True, "online": False,
    }  # fmt: skip
    assert ann.post(f"{here}/seats/1/take", {}, 409)["code"] == "error-server-seat-taken"
    assert ben.post(f"{here}/start", None, 403)["code"] == "error-server-not-host"
    refused = ann.post(f"{here}/start", None, 409)
    assert (refused["code"], refused["details"]) == ("error-server-open-seats", {"count": 1})
    assert ben.post(f"{here}/seats/2/bot", {"bot": "random"}, 403)["code"] == "error-server-not-host"
    assert ann.post(f"{here}/seats/2/bot", {"bot": "clever"}, 409)["code"] == "error-no-such-bot"
    ann.post(f"{here}/seats/2/bot", {"bot": "random"})
    started = ann.post(f"{here}/start")
    assert started["status"] == "running"
    assert started["commitment"].startswith("sha256:")
    assert started["seed"] is None
    assert ann.post(f"{here}/start", None, 409)["code"] == "error-server-started"
    kinds = [event["kind"] for event in ann.get(f"{here}/events")["events"]]
    assert kinds[:4] == ["created", "seat", "seat", "start"]


def test_options_and_places_are_checked(ann: Browser) -> None:
    def refused(status: int = 409, **wish: object) -> str:
        return str(ann.post("/api/tables", {"game": "welcome-to", **wish}, status)["code"])

    assert refused(game="chess") == "error-no-such-game"
    assert refused(options={"speed": True}) == "error-option-unknown"
    assert refused(options={"advanced": 1}) == "error-option-value"
    assert refused(seats=10_001) == "error-seats"
    assert refused(seats=28, options={"expert": True}) == "error-wt-expert-seats"
    assert refused(400, seats=1, places=[{"kind": "me"}, {"kind": "me"}]) == "error-server-places"
    assert refused(400, seats=0) == "error-server-bad-request"
    assert refused(400, surprise=1) == "error-server-bad-request"
    assert refused(places=[{"kind": "bot", "bot": "clever"}]) == "error-no-such-bot"


def test_a_whole_game_against_bots_is_proven_fair(ann: Browser) -> None:
    table = ann.new_table("mbb", start=True)
    here = f"/api/tables/{table['id']}"
    over = ann.play_on(table["id"], random.Random(1))
    record = read_record(ann.get(f"{here}/record"))
    assert verify(record) > 0
    assert record.commitment == table["commitment"]
    assert record.seed == over["seed"]
    assert record.result == [score["total"] for score in over["result"]["scores"]]
    last = ann.get(f"{here}/events", since=over["seq"] - 1)["events"]
    assert last[0]["kind"] == "over"
    assert last[0]["totals"] == record.result
    refused = ann.post(f"{here}/seats/0/draft", {"tokens": []}, 409)
    assert refused["code"] == "error-game-over"
    history = ann.get("/api/me/history")["games"]
    assert history[0]["table"] == table["id"]
    assert history[0]["place"] == over["result"]["places"][0]
    assert ann.get("/api/me/statistics")["games"]["welcome-to"]["played"] == 1
    frames = ann.get(f"{here}/replay", **{"from": 10, "to": 12})
    assert [frame["at"] for frame in frames["frames"]] == [10, 11, 12]
    assert frames["length"] == sum(len(line.tokens) for line in record.lines)


def test_a_rematch_seats_the_same_people_once(ann: Browser, ben: Browser) -> None:
    table = ann.new_table("mob", options={"advanced": True})
    join(table, ben, 1)
    here = f"/api/tables/{table['id']}"
    assert ann.post(f"{here}/rematch", None, 409)["code"] == "error-server-not-over"
    ann.post(f"{here}/start")
    chance = random.Random(2)
    while ann.get(here)["status"] == "running":
        for seat, person in enumerate((ann, ben)):
            if seat in ann.get(here)["waiting"]:
                person.random_turn(table["id"], seat, chance)
    again = ben.post(f"{here}/rematch")
    assert ann.post(f"{here}/rematch")["id"] == again["id"]
    assert ann.get(here)["rematch"] == again["id"]
    assert [seat["kind"] for seat in again["seats"]] == ["person", "person", "bot"]
    assert again["seats"][1]["yours"]
    assert again["options"]["advanced"] is True
    assert ben.post(f"/api/tables/{again['id']}/start")["status"] == "running"


def test_hot_seat_one_person_plays_every_seat(ann: Browser) -> None:
    places = [{"kind": "me", "name": "Mum"}, {"kind": "me", "name": "Dad"}]
    table = ann.post("/api/tables", {"game": "welcome-to", "places": places, "start": True})
    assert [seat["name"] for seat in table["seats"]] == ["Mum", "Dad"]
    assert ann.play_on(table["id"], random.Random(3))["status"] == "over"


def test_who_leaves_is_replaced_and_nobody_is_stuck(server: Server, ann: Browser, ben: Browser) -> None:
    table = ann.new_table("moo")
    here = f"/api/tables/{table['id']}"
    join(table, ben, 1)
    ann.post(f"{here}/seats/2/take", {"name": "Ann's second"})
    ann.post(f"{here}/start")
    assert ben.post(f"{here}/seats/0/leave", {}, 403)["code"] == "error-server-not-your-seat"
    # Ben drafts something and leaves; a newcomer on the seat sees nothing of it.
    legal = ben.get(f"{here}/view", seat=1)["legal"]
    ben.post(f"{here}/seats/1/draft", {"tokens": [legal[0]]})
    ben.post(f"{here}/seats/1/leave", {"to": "open"})
    assert ben.get(f"{here}/view", 403, seat=1)["code"] == "error-server-not-your-seat"
    cem = Browser(server, "Cem")
    join(table, cem, 1)
    assert cem.get(f"{here}/view", seat=1)["draft"] == []
    cem.post(f"{here}/seats/1/leave", {"to": "bot", "bot": "random"})
    # The host goes too; the table passes on, and then the rest is bots.
    left = ann.post(f"{here}/seats/0/leave", {"to": "bot", "bot": "random"})
    assert left["host"]
    assert ann.play_on(table["id"], random.Random(4))["status"] == "over"
    events = [event["kind"] for event in ann.get(f"{here}/events")["events"]]
    assert events.count("seat") >= 6


def test_the_host_may_empty_seats_before_the_start(ann: Browser, ben: Browser) -> None:
    table = ann.new_table("mob")
    here = f"/api/tables/{table['id']}"
    join(table, ben, 1)
    ann.post(f"{here}/seats/1/leave")
    ann.post(f"{here}/seats/2/leave")
    assert [seat["kind"] for seat in ann.get(here)["seats"]] == ["person", "open", "open"]
    join(table, ben, 2)
    ann.post(f"{here}/seats/0/leave")
    assert ben.get(here)["host"]
    assert ben.get(f"{here}/events", since=1)["events"][-1]["kind"] == "host"


def test_a_late_seat_is_offered_a_bots_move(ann: Browser, ben: Browser) -> None:
    table = ann.new_table("mo", turn_limit=5)
    here = f"/api/tables/{table['id']}"
    join(table, ben, 1)
    started = ann.post(f"{here}/start")
    assert started["deadline"] is not None
    ann.random_turn(table["id"], 0, random.Random(5))
    assert ann.post(f"{here}/late/1", None, 409)["code"] == "error-server-not-late"
    seq = ann.get(here)["seq"]
    while True:
        news = ann.get(f"{here}/events", since=seq, wait=10)["events"]
        if any(event["kind"] == "late" and event["seats"] == [1] for event in news):
            break
    assert ann.get(here)["late"] == [1]
    moved = ann.post(f"{here}/late/1")
    assert moved["late"] == []
    assert moved["waiting"] == [0, 1]
    last = ann.get(f"{here}/events", since=seq)["events"][-1]
    assert (last["kind"], last["seat"], last["by"], last["resolved"]) == ("turn", 1, "bot", True)


def test_a_table_may_let_the_bot_move_by_itself(ann: Browser, ben: Browser) -> None:
    table = ann.new_table("mo", turn_limit=5, when_late="bot")
    here = f"/api/tables/{table['id']}"
    join(table, ben, 1)
    ann.post(f"{here}/start")
    ann.random_turn(table["id"], 0, random.Random(6))
    seq = ann.get(here)["seq"]
    while True:
        news = ann.get(f"{here}/events", since=seq, wait=10)["events"]
        turns = [event for event in news if event["kind"] == "turn"]
        if turns:
            assert (turns[0]["seat"], turns[0]["by"]) == (1, "bot")
            break


def test_strangers_may_be_kept_out(ann: Browser, ben: Browser) -> None:
    table = ann.new_table("mb", spectators=False, start=True)
    here = f"/api/tables/{table['id']}"
    for path in (here, f"{here}/view", f"{here}/events", f"{here}/record"):
        assert ben.get(path, 403)["code"] == "error-server-no-spectators"
    watched = ann.new_table("mb", start=True)
    view = ben.get(f"/api/tables/{watched['id']}/view")
    assert view["seat"] is None
    assert view["legal"] == []
    assert "draft" not in view["view"]


def test_chat_is_for_those_who_sit_there(ann: Browser, ben: Browser) -> None:
    table = ann.new_table("mb")
    here = f"/api/tables/{table['id']}"
    said = ann.post(f"{here}/chat", {"text": "<b>hello</b> & good luck"})
    event = ann.get(f"{here}/events", since=said["seq"] - 1)["events"][0]
    assert (event["kind"], event["name"], event["text"]) == ("chat", "Ann", "<b>hello</b> & good luck")
    assert ben.post(f"{here}/chat", {"text": "hi"}, 403)["code"] == "error-server-not-seated"
    for text in ("", " ", "x" * 501, "a\x07b"):
        ann.post(f"{here}/chat", {"text": text}, 400 if text in ("", "x" * 501) else 409)


def test_running_games_are_exported_without_what_is_still_secret(ann: Browser, ben: Browser) -> None:
    table = ann.new_table("mo")
    here = f"/api/tables/{table['id']}"
    join(table, ben, 1)
    ann.get(f"{here}/record", 409)
    ann.post(f"{here}/start")
    chance = random.Random(7)
    ann.random_turn(table["id"], 0, chance)
    record = read_record(ben.get(f"{here}/record"))
    assert [line.actor for line in record.lines] == [-1]
    ben.random_turn(table["id"], 1, chance)
    record = read_record(ben.get(f"{here}/record"))
    assert [line.actor for line in record.lines] == [-1, 0, 1, -1]
    assert record.seed is None
    for _ in replay(record):
        pass
    # In the expert game hands are secret, so there is no record before the end.
    table = ann.new_table("mb", options={"expert": True}, start=True)
    assert ann.get(f"/api/tables/{table['id']}/record", 409)["code"] == "error-server-record-secret"


def test_records_can_be_brought_along(ann: Browser) -> None:
    table = ann.new_table("m", start=True)
    ann.play_on(table["id"], random.Random(8))
    text = ann.get(f"/api/tables/{table['id']}/record")

    def bring(content: str, kind: str = "text/plain") -> tuple[int, dict[str, object]]:
        answer = ann.http.post("/api/records", content=content.encode(), headers={"Content-Type": kind})
        return answer.status_code, answer.json()

    status, line = bring(text)
    assert (status, line["over"], line["verified"]) == (201, True, True)
    assert ann.get(f"/api/records/{line['id']}") == line
    assert ann.get(f"/api/records/{line['id']}/text") == text
    last = ann.get(f"/api/records/{line['id']}/replay?from={line['length']}&to={line['length']}")
    assert last["frames"][0]["scores"][0]["total"] == line["result"][0]  # type: ignore[index]
    assert bring(text.replace("seed: ", "seed: f"))[1]["verified"] is False
    status, refused = bring(text.replace("done", "dome", 1))
    assert (status, refused["code"]) == (409, "error-record-line")
    assert bring("hello")[0] == 409
    assert bring(text, "application/json")[0] == 415
    assert bring("x" * 2_100_000)[0] == 413
    ann.get("/api/records/nothing", 404)
    ann.get(f"/api/records/{line['id']}/replay", 400, **{"from": 9, "to": 3})


def test_own_tables_are_listed(ann: Browser, ben: Browser) -> None:
    first = ann.new_table("mb", start=True)
    second = ann.new_table("mo")
    lines = {line["id"]: line for line in ann.get("/api/me/tables")["tables"]}
    assert lines[first["id"]]["your_turn"]
    assert lines[second["id"]]["status"] == "open"
    assert lines[second["id"]]["names"] == ["Ann", ""]
    assert [line["id"] for line in ann.get("/api/me/tables", status="open")["tables"]] == [second["id"]]
    assert ben.get("/api/me/tables")["tables"] == []


def test_the_same_key_again_does_nothing_twice(server: Server, ann: Browser) -> None:
    table = ann.new_table("mo")
    seats = f"/api/tables/{table['id']}/seats"
    for path, keys, left in (
        (seats, ["one", "one", "two"], 4),
        (f"{seats}/1/remove", ["three", "three"], 3),
        (f"{seats}/1/remove", ["four"], 2),
    ):
        for key in keys:
            ann.post(path, {"key": key})
        assert len(ann.get(f"/api/tables/{table['id']}")["seats"]) == left
    # Painted, painted over, and the first one again because its answer was lost.
    for colour, key in (("teal", "five"), ("coral", "six"), ("teal", "five")):
        ann.post(f"{seats}/0", {"colour": colour, "key": key})
    assert ann.get(f"/api/tables/{table['id']}")["seats"][0]["colour"] == "coral"
    for listed, key in ((True, "seven"), (False, "eight"), (True, "seven")):
        ann.post(f"/api/tables/{table['id']}/listed", {"listed": listed, "key": key})
    assert ann.get(f"/api/tables/{table['id']}")["listed"] is False


def test_a_newcomer_who_asks_twice_is_one_person(server: Server) -> None:
    key = secrets.token_hex(12)
    first, again = Browser(server, identity=False), Browser(server, identity=False)
    first.post("/api/me", {"name": "Ann", "key": key})
    table = first.new_table("mb")["id"]
    again.post("/api/me", {"name": "Ann", "key": key})
    assert [line["id"] for line in again.get("/api/me/tables")["tables"]] == [table]
    # It opens nothing later.
    first.post("/api/me/account", {"account": "Ann " + table, "password": "correct horse"})
    late = Browser(server, identity=False)
    late.post("/api/me", {"name": "Ann", "key": key})
    assert late.get("/api/me/tables")["tables"] == []
    late.post("/api/me", {"key": "short"}, 400)
