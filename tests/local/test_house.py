"""A house without a server: whole games, kept and taken up again, told as a server tells them."""

import json
import random
from typing import Any

import pytest

from boulevard.games.catalogue import GAMES
from boulevard.games.contract import GameError
from boulevard.match import begin, read_record, replay, verify
from boulevard.server import shapes
from boulevard.server.shapes import TOLD

from .hands import Device

BOT = {"kind": "bot", "bot": "random"}
GREEDY = {"kind": "bot", "bot": "greedy"}
EVERY_GAME = pytest.mark.parametrize("game", list(GAMES))


@pytest.fixture
def device() -> Device:
    device = Device()
    device.call("becomeGuest", name="Ann")
    return device


def table_of(device: Device, game: str, *others: dict[str, Any], **more: Any) -> str:
    wish = {"game": game, "places": [{"kind": "me"}, *others], "start": True, **more}
    return str(device.call("newTable", wish=wish)["id"])


@EVERY_GAME
def test_a_whole_game_against_a_bot_that_anybody_can_check(device: Device, game: str) -> None:
    table = table_of(device, game, BOT)
    over = device.game(table, random.Random(7).choice)
    record = read_record(device.call("tableRecord", id=table))
    assert record.result == [score["total"] for score in over["result"]["scores"]]
    assert verify(record) > 10  # every card and every die follows from the seed
    match = begin(record)
    for _ in replay(record, match):
        pass
    view = device.view(table)["view"]
    assert match.state.view(0) == view
    assert device.call("history")["games"][0]["total"] == record.result[0]
    assert device.call("statistics")["games"][game]["played"] == 1


@EVERY_GAME
def test_the_device_is_told_what_a_server_tells(device: Device, game: str) -> None:
    table = table_of(device, game, BOT)
    choose = random.Random(3).choice
    for _ in range(4):
        device.bots()
        device.turn(table, 0, choose)
    device.bots()
    for message in device.call("listen", id=table):
        TOLD.validate_python(message)
    assert {message["type"] for _, message in device.told} == {"events", "table", "view"}
    for id, message in device.told:
        assert id == table
        TOLD.validate_python(message)
    shapes.TableShape.model_validate(device.call("table", id=table))
    shapes.Games.model_validate(device.call("games") | {"languages": []})
    shapes.TableLines.model_validate(device.call("myTables"))
    assert device.call("myTables")["tables"][0]["your_turn"]


@EVERY_GAME
def test_a_game_goes_on_after_a_restart_wherever_it_was(device: Device, game: str) -> None:
    table = table_of(device, game, BOT)
    choose = random.Random(11).choice
    for _ in range(5):
        device.bots()
        if device.view(table)["legal"]:
            view = device.view(table)
            first = choose(view["legal"])
            if device.call("table", id=table)["simultaneous"]:
                device.ask(table, type="draft", seat=0, tokens=[*view["draft"], first], turn=view["turn"])
            else:
                device.ask(table, type="step", seat=0, token=first)
        before = device.view(table), device.call("table", id=table), device.call("listen", id=table)
        assert device.restart() == []
        after = device.view(table), device.call("table", id=table), device.call("listen", id=table)
        assert json.dumps(before) == json.dumps(after)
    over = device.game(table, choose)
    assert verify(read_record(device.call("tableRecord", id=table))) > 10
    device.restart()
    assert device.call("table", id=table)["result"] == over["result"]


def test_drafts_are_taken_back_step_by_step(device: Device) -> None:
    table = table_of(device, "welcome-to", GREEDY)
    view = device.view(table)
    first = view["legal"][0]
    drafted = device.ask(table, type="draft", seat=0, tokens=[first], turn=view["turn"])
    assert not drafted["confirmed"]
    assert drafted["view"]["draft"] == [first]
    back = device.ask(table, type="draft", seat=0, tokens=[], turn=view["turn"])
    assert back["view"]["legal"] == view["legal"]
    with pytest.raises(GameError) as refused:
        device.ask(table, type="draft", seat=0, tokens=["nonsense"], turn=view["turn"])
    assert refused.value.key.startswith("error-")
    assert device.view(table)["legal"] == view["legal"]
    with pytest.raises(GameError, match="turn"):
        device.ask(table, type="draft", seat=0, tokens=[first], turn=view["turn"] + 5)


def test_steps_are_taken_back(device: Device) -> None:
    table = table_of(device, "lords-of-vegas", GREEDY)
    choose = random.Random(4).choice
    before = after = device.view(table)
    while not after["can_undo"]:  # dice and cards cannot be taken back, and come to an end
        device.bots()
        before = device.view(table)
        after = device.ask(table, type="step", seat=0, token=choose(before["legal"]))["view"]
    assert after["can_undo"]
    device.restart()
    undone = device.ask(table, type="undo", seat=0)["view"]
    assert undone["view"] == before["view"]


def test_what_was_asked_twice_happens_once(device: Device) -> None:
    table = table_of(device, "lords-of-vegas", BOT)
    device.bots()
    token = device.view(table)["legal"][0]
    once = device.ask(table, type="step", seat=0, token=token, key="k")
    again = device.ask(table, type="step", seat=0, token=token, key="k")
    assert (once["repeated"], again["repeated"]) == (False, True)
    assert once["seq"] == again["seq"]


def test_friends_hand_the_device_around(device: Device) -> None:
    table = table_of(device, "welcome-to", {"kind": "me", "name": "Bob"})
    now = device.call("table", id=table)
    assert [seat["name"] for seat in now["seats"]] == ["Ann", "Bob"]
    assert all(seat["yours"] for seat in now["seats"])
    over = device.game(table, random.Random(1).choice)
    assert len(over["result"]["scores"]) == 2


def test_alone(device: Device) -> None:
    table = table_of(device, "new-las-vegas")
    assert device.game(table, random.Random(2).choice)["status"] == "over"


def test_a_lobby_is_set_before_the_game(device: Device) -> None:
    wish = {"game": "lords-of-vegas", "seats": 3, "places": [{"kind": "me"}]}
    table = device.call("newTable", wish=wish)["id"]
    with pytest.raises(GameError, match="seat"):
        device.call("start", id=table)
    device.call("addSeat", id=table)
    device.call("take", id=table, seat=1, name="Bob")
    device.call("seatBot", id=table, seat=2, bot="greedy")
    device.call("removeSeat", id=table, seat=3)
    device.call("changeSeat", id=table, seat=1, name="Bea", colour="teal")
    with pytest.raises(GameError, match="colour"):
        device.call("changeSeat", id=table, seat=0, colour="teal")
    device.restart()
    device.call("mix", id=table, number="0" * 32)
    begun = device.call("start", id=table)
    assert [seat["name"] for seat in begun["seats"]] == ["Ann", "Bea", "greedy"]
    assert begun["status"] == "running"
    assert begun["mixed"] == 2
    left = device.call("leave", id=table, seat=1, to="bot")
    assert left["seats"][1]["kind"] == "bot"


def test_practice_has_the_arranged_cards(device: Device) -> None:
    for game in GAMES:
        table = device.call("practise", game=game)
        assert table["origin"]["practice"]
        assert table["status"] == "running"


@EVERY_GAME
def test_a_game_is_seen_again_turn_by_turn_and_goes_on_from_one(device: Device, game: str) -> None:
    table = table_of(device, game, BOT)
    device.game(table, random.Random(5).choice)
    turns: list[Any] = []
    length = 1
    while len(turns) <= length:
        page = device.call("tableTurns", id=table, first=len(turns))
        shapes.Turns.model_validate(page)
        length = page["length"]
        turns += page["turns"]
    assert [turn["at"] for turn in turns] == list(range(length + 1))
    anew = device.call("goOnFromTable", id=table, turn=2, seat=0)
    assert anew["origin"]["turn"] == 2
    device.bots()
    assert device.view(anew["id"])["legal"]
    again = device.call("rematch", id=table)
    assert again["status"] == "open"
    assert device.call("rematch", id=table)["id"] == again["id"]


def test_records_come_in_and_are_played_on(device: Device) -> None:
    table = table_of(device, "welcome-to", BOT)
    for _ in range(3):
        device.bots()
        device.turn(table, 0, random.Random(9).choice)
    device.bots()
    text = device.call("tableRecord", id=table)
    other = Device()
    other.call("becomeGuest", name="Bea")
    line = other.call("importRecord", text=text)
    shapes.RecordLine.model_validate(line)
    other.restart()
    assert other.call("record", id=line["id"]) == line
    assert other.call("recordText", id=line["id"]) == text
    assert other.call("recordFacts", id=line["id"])
    last = other.call("recordTurns", id=line["id"], first=0)["length"]
    anew = other.call("goOnFromRecord", id=line["id"], turn=last, seat=1)
    assert [seat["yours"] for seat in anew["seats"]] == [False, True]
    with pytest.raises(GameError, match="boulevard record"):
        other.call("importRecord", text="no record")


def test_what_cannot_be_read_is_said_and_kept(device: Device) -> None:
    table = table_of(device, "welcome-to", BOT)
    good = device.kept[table]
    newer = dict(json.loads(good), format=99)
    device.kept |= {"~broken": "{", "~odd": "[]", "~newer": json.dumps(newer), "~empty": '{"format": 1}'}
    said = {line["id"]: line["code"] for line in device.restart()}
    assert said == {
        "~broken": "error-local-broken",
        "~odd": "error-local-broken",
        "~newer": "error-local-newer",
        "~empty": "error-local-broken",
    }
    assert [line["id"] for line in device.call("myTables")["tables"]] == [table]
    log = json.loads(good)
    log["log"][-1][5] = {"chance": ["nonsense"]}
    device.kept[table] = json.dumps(log)
    device.restart()
    with pytest.raises(GameError):
        device.call("listen", id=table)
    assert device.kept[table] == json.dumps(log)  # nothing is lost by trying


def test_what_is_deleted_is_gone(device: Device) -> None:
    table = table_of(device, "welcome-to", BOT)
    device.call("forget", id=table)
    assert table not in device.kept
    device.restart()
    assert device.call("myTables")["tables"] == []
    with pytest.raises(GameError, match="table"):
        device.call("table", id=table)


def test_unknown_calls_and_words_to_nobody_are_refused(device: Device) -> None:
    table = table_of(device, "welcome-to", BOT)
    with pytest.raises(GameError):
        device.call("__init__")
    with pytest.raises(GameError, match="chat"):
        device.ask(table, type="chat", text="hello")
    with pytest.raises(GameError, match="Seat 2"):
        device.ask(table, type="look", seat=1)
