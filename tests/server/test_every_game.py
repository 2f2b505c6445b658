"""Every game of the catalogue is played through the server, which knows no rule of any of them."""

import random

import pytest

from boulevard.games.catalogue import GAMES
from boulevard.match import read_record, verify

from .helpers import Browser
from .test_tables import join


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_game_against_a_bot_is_played_to_its_end(ann: Browser, game: str) -> None:
    places = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = ann.post("/api/tables", {"game": game, "places": places, "start": True})
    over = ann.play_on(table["id"], random.Random(game))
    record = read_record(ann.get(f"/api/tables/{table['id']}/record"))
    assert verify(record) > 0
    assert record.result == [score["total"] for score in over["result"]["scores"]]
    length = sum(len(line.tokens) for line in record.lines)
    frames = ann.get(f"/api/tables/{table['id']}/replay?from={length}&to={length}")
    assert [score["total"] for score in frames["frames"][0]["scores"]] == record.result


@pytest.mark.parametrize("game", sorted(GAMES))
def test_greedy_bots_play_promptly(ann: Browser, game: str) -> None:
    places = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    table = ann.post("/api/tables", {"game": game, "places": places, "start": True})
    here = f"/api/tables/{table['id']}"
    chance = random.Random(1)
    seen: list[dict[str, object]] = []
    while not any(event["kind"] in ("turn", "step") and event["seat"] == 1 for event in seen):
        now = ann.get(here)
        if 0 in now["waiting"]:
            ann.random_turn(table["id"], 0, chance) if now["simultaneous"] else ann.random_steps(
                table["id"], 0, chance
            )
        seen = ann.get(f"{here}/events", since=1, wait=1)["events"]


def lords(ann: Browser, ben: Browser) -> tuple[str, list[Browser]]:
    table = ann.post(
        "/api/tables",
        {"game": "lords-of-vegas", "places": [{"kind": "me"}, {"kind": "open"}, {"kind": "me"}]},
    )
    join(table, ben, 1)
    ann.post(f"/api/tables/{table['id']}/start")
    return str(table["id"]), [ann, ben, ann]


def test_a_step_is_seen_at_once_and_can_be_undone(ann: Browser, ben: Browser) -> None:
    table, people = lords(ann, ben)
    here = f"/api/tables/{table}"
    chance = random.Random(3)
    other = ben.live(table)
    assert other.until("view")["view"] is not None
    undone = False
    for number in range(200):
        actor = ann.get(here)["waiting"][0]
        person = people[actor]
        before = person.get(f"{here}/view", seat=actor)
        record = ann.get(f"{here}/record")
        done = person.post(
            f"{here}/seats/{actor}/step", {"token": chance.choice(before["legal"]), "key": f"key-{number}"}
        )
        if done["view"]["can_undo"]:
            again = person.post(
                f"{here}/seats/{actor}/step", {"token": before["legal"][0], "key": f"key-{number}"}
            )
            assert (again["repeated"], again["seq"]) == (True, done["seq"])
            back = person.post(f"{here}/seats/{actor}/undo")
            assert back["view"]["view"] == before["view"]
            assert back["view"]["legal"] == before["legal"]
            assert ann.get(f"{here}/record") == record
            undone = True
            break
        assert person.post(f"{here}/seats/{actor}/undo", None, 409)["code"] == "error-nothing-to-undo"
    assert undone
    heard = other.until("events", seq=ann.get(here)["seq"])
    assert heard["events"][-1]["kind"] == "undo"
    assert ben.post(f"{here}/seats/1/draft", {"tokens": []}, 409)["code"] == "error-no-drafts"


def test_seats_may_act_while_another_one_thinks(ann: Browser, ben: Browser) -> None:
    """Deals: whoever may act out of turn does so by the same road."""
    table, people = lords(ann, ben)
    here = f"/api/tables/{table}"
    chance = random.Random(4)
    for _ in range(300):
        waiting = ann.get(here)["waiting"]
        for seat in (0, 1, 2):
            view = people[seat].get(f"{here}/view", seat=seat)
            offers = [token for token in view["legal"] if token.startswith("offer")]
            if seat not in waiting and view["may_act"] and offers:
                live = ann.live(table)
                done = people[seat].post(f"{here}/seats/{seat}/step", {"token": offers[0]})
                event = live.until("events", seq=done["seq"])["events"][-1]
                assert (event["kind"], event["seat"]) == ("step", seat)
                # The other side may answer, and nobody waits for it.
                assert ann.get(here)["waiting"] == waiting
                asked = int(offers[0].split(":")[1]) - 1
                answers = people[asked].get(f"{here}/view", seat=asked)["legal"]
                reject = next(token for token in answers if token.startswith("reject"))
                people[asked].post(f"{here}/seats/{asked}/step", {"token": reject})
                assert ann.get(here)["waiting"] == waiting
                return
        actor = waiting[0]
        legal = people[actor].get(f"{here}/view", seat=actor)["legal"]
        people[actor].post(f"{here}/seats/{actor}/step", {"token": chance.choice(legal)})
    raise AssertionError("nobody could make an offer")


def test_the_own_points_of_new_las_vegas_do_not_jump(ann: Browser) -> None:
    """NLV-R07, NLV-R79: what the others told the bank is not drawn anew for every picture."""
    places = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    for number in range(10):
        table = ann.post("/api/tables", {"game": "new-las-vegas", "places": places, "start": True})["id"]
        if questions_of_the_bank(ann, table, random.Random(number)):
            return  # a coin would have been seen
    raise AssertionError("the bank left nothing open")


def questions_of_the_bank(ann: Browser, table: str, chance: random.Random) -> bool:
    """Reads every picture several times, until points depend on what the other told the bank."""
    for _ in range(12):
        while 0 not in (seen := ann.get(f"/api/tables/{table}"))["waiting"]:
            ann.get(f"/api/tables/{table}/events", since=seen["seq"], wait=2)
        ann.random_turn(table, 0, chance)
        read = [ann.get(f"/api/tables/{table}/view", seat=0) for _ in range(4)]
        now = [one for one in read if one["seq"] == read[-1]["seq"]]
        if ann.get(f"/api/tables/{table}")["status"] == "over":
            return False
        prospects = [one["view"]["readings"]["prospects"] for one in now]
        assert all(one["score"] == now[0]["score"] for one in now)
        assert all(one == prospects[0] for one in prospects)
        if len({row["bankruptcy"] for row in prospects[0]["bank"]}) > 1:
            return True
    return False
