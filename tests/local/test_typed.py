"""Tables whose cards and dice are real: somebody says what they show, and sometimes misreads them."""

import random
from typing import Any

import pytest

from boulevard.games.contract import GameError
from boulevard.match import begin, read_record, replay, verify
from boulevard.server.shapes import TOLD

from .hands import Device
from .test_house import BOT, EVERY_GAME, device, table_of

__all__ = ["device"]
HERE = {"kind": "me", "name": "Ben"}
PLANS = ("plan:estates-44", "plan:estates-36", "plan:estates-34")
FIRST = ("8-park", "9-pool", "10-temp", "5-surveyor", "6-bis", "7-estate")


def sheets(device: Device, game: str = "welcome-to", *others: dict[str, Any], **more: Any) -> str:
    return table_of(device, game, *(others or (HERE,)), chance="typed", **more)


def telling(device: Device, table: str) -> dict[str, Any]:
    found: dict[str, Any] = device.view(table)["telling"]
    return found


def tell(device: Device, table: str, *tokens: str) -> None:
    for token in tokens:
        device.ask(table, type="tell", number=telling(device, table)["number"], token=token)


def untell(device: Device, table: str) -> None:
    device.ask(table, type="untell", number=telling(device, table)["number"])


def refusal(device: Device, table: str, **ask: Any) -> str:
    """What is refused leaves everything as it was."""
    before = device.kept[table], device.view(table)["view"]
    with pytest.raises(GameError) as refused:
        device.ask(table, **ask)
    assert (device.kept[table], device.view(table)["view"]) == before
    return refused.value.key


@EVERY_GAME
def test_a_whole_game_with_real_cards_replays_and_says_so(device: Device, game: str) -> None:
    table = sheets(device, game, HERE, BOT)
    chance = random.Random(5)
    corrected = 0
    while device.call("table", id=table)["status"] != "over":
        device.bots()
        asked = device.view(table)["telling"]
        if asked is None:
            break
        if asked["tokens"]:
            tell(device, table, chance.choice(asked["tokens"]))
            if corrected < 6 and chance.random() < 0.3:
                untell(device, table)
                corrected += 1
            elif corrected == 6:
                device.restart()  # and goes on where it was
                corrected += 1
            continue
        waiting = device.call("table", id=table)["waiting"]
        if waiting and waiting[0] < 2:
            device.turn(table, waiting[0], chance.choice)
    over = device.call("table", id=table)
    assert corrected > 6
    assert over["chance"] == "typed"
    assert over["commitment"] is None
    assert over["seed"] is None
    record = read_record(device.call("tableRecord", id=table))
    assert record.chance == "typed"
    assert record.seed is None
    assert record.result == [score["total"] for score in over["result"]["scores"]]
    match = begin(record)
    for _ in replay(record, match):
        pass
    assert match.state.view(0) == device.view(table)["view"]
    with pytest.raises(GameError, match="Nothing to prove"):
        verify(record)
    line = device.call("importRecord", text=device.call("tableRecord", id=table))
    assert (line["chance"], line["verified"]) == ("typed", None)
    for message in device.call("listen", id=table):
        TOLD.validate_python(message)


def test_only_what_the_deck_still_holds_can_be_told(device: Device) -> None:
    table = sheets(device)
    assert all(token.startswith("plan:") for token in telling(device, table)["tokens"])
    assert refusal(device, table, type="tell", number=0, token="8-park") == "error-chance-impossible"
    assert refusal(device, table, type="tell", number=0, token="plan:estates-36") == "error-chance-impossible"
    tell(device, table, *PLANS)
    asked = telling(device, table)["tokens"]
    assert len(asked) == len(set(asked)) == 66  # different cards of the 81
    tell(device, table, "8-pool")  # the only one
    assert "8-pool" not in telling(device, table)["tokens"]
    tell(device, table, "8-park")  # one of two
    assert "8-park" in telling(device, table)["tokens"]
    tell(device, table, "8-park")
    assert "8-park" not in telling(device, table)["tokens"]
    assert refusal(device, table, type="tell", number=6, token="8-park") == "error-chance-impossible"
    untell(device, table)
    assert "8-park" in telling(device, table)["tokens"]


def test_a_misread_card_is_taken_back_with_what_was_played(device: Device) -> None:
    table = sheets(device)
    tell(device, table, *PLANS, *FIRST)
    asked = telling(device, table)
    assert (asked["tokens"], asked["can_untell"], asked["unplays"]) == ([], True, False)
    first = device.view(table)["view"]["sheets"]
    # A draft is only a draft: it goes without a word.
    device.ask(table, type="draft", seat=0, tokens=["pick:C"])
    assert not telling(device, table)["unplays"]
    untell(device, table)
    assert "7-estate" in telling(device, table)["tokens"]
    assert device.view(table)["draft"] == []
    tell(device, table, "7-estate")
    # One has confirmed: the page says that this turn goes too.
    device.ask(table, type="draft", seat=0, tokens=["pick:C", "write:7@1.4", "done"])
    assert telling(device, table)["unplays"]
    device.restart()
    untell(device, table)
    assert device.view(table)["view"]["sheets"] == first
    tell(device, table, "7-park")
    assert device.call("table", id=table)["waiting"] == [0, 1]
    # Both have, and the next cards are asked for: that round can still be taken back.
    for seat in (0, 1):
        device.ask(table, type="draft", seat=seat, tokens=["pick:A", "write:5@1.4", "done"])
    assert len(telling(device, table)["tokens"]) > 50
    assert device.view(table)["view"]["sheets"] != first
    untell(device, table)
    assert device.view(table)["view"]["sheets"] == first
    assert device.view(table)["view"]["cards"]["numbers"] == ["5-surveyor", "6-bis", None]
    # Up to the first card, and no further.
    for _ in range(8):
        untell(device, table)
    assert refusal(device, table, type="untell", number=0) == "error-nothing-to-correct"
    # Nothing of it is in the record.
    tell(device, table, *PLANS, *FIRST)
    record = read_record(device.call("tableRecord", id=table))
    assert [line.tokens for line in record.lines] == [[*PLANS, *FIRST]]


def test_two_people_read_the_same_card_aloud(device: Device) -> None:
    table = sheets(device)
    tell(device, table, PLANS[0])
    assert refusal(device, table, type="tell", number=0, token=PLANS[0]) == "error-chance-told"
    assert refusal(device, table, type="untell", number=2) == "error-chance-told"


def test_nobody_tells_a_table_that_deals(device: Device) -> None:
    table = table_of(device, "welcome-to", HERE)
    assert device.view(table)["telling"] is None
    assert refusal(device, table, type="tell", number=9, token="8-park") == "error-chance-dealt"


def test_secret_hands_cannot_be_read_aloud(device: Device) -> None:
    with pytest.raises(GameError) as refused:
        sheets(device, options={"expert": True})
    assert refused.value.key == "error-chance-secret"


def test_real_dice_say_who_begins(device: Device) -> None:
    table = sheets(device, "lords-of-vegas")
    tell(device, table, *[f"card:{lot}" for lot in ("A1", "B1", "C1", "D1")])
    assert [player["lots"] for player in device.view(table)["view"]["players"]] == [
        ["A1", "B1"],
        ["C1", "D1"],
    ]
    tell(device, table, "die:3", "die:3", "die:1", "die:2")  # two each: six against three
    assert device.view(table)["view"]["phase"] == "break"
    assert device.view(table)["view"]["active"] == 0


@pytest.mark.parametrize(
    ("game", "more"), [("welcome-to", {}), ("welcome-to", {"expert": True}), ("new-las-vegas", {})]
)
def test_others_may_play_on_paper_where_somebody_tells_what_they_do(
    device: Device, game: str, more: dict[str, bool]
) -> None:
    """One sheet on one device; the rest of the table has paper (WT-R82, NLV-R97)."""
    options = {"paper": 2, **more}
    with pytest.raises(GameError) as refused:
        table_of(device, game, options=options)
    assert refused.value.key == "error-chance-paper"
    table = table_of(device, game, options=options, chance="typed")
    chance = random.Random(8)
    news = 0
    while device.call("table", id=table)["status"] != "over":
        asked = telling(device, table)["tokens"]
        if not asked:
            hint = device.call("hint", id=table, seat=0)
            assert hint["tokens"][0] in device.view(table)["legal"]
            device.turn(table, 0, chance.choice)
            continue
        told = [token for token in asked if token.startswith("others:") and token != "others:end"]
        token = chance.choice(told if told and chance.random() < 0.3 else asked)
        tell(device, table, token)
        if token.startswith("others:"):
            news += 1
            # The end is final: what ended the game stays.
            if chance.random() < 0.3 and device.call("table", id=table)["status"] != "over":
                untell(device, table)
                assert token in telling(device, table)["tokens"]
    assert news > 2
    record = read_record(device.call("tableRecord", id=table))
    assert record.options["paper"] == 2
    match = begin(record)
    for _ in replay(record, match):
        pass
    assert match.state.view(0) == device.view(table)["view"]
    assert device.call("judgeTable", id=table, turn=2, seat=0)["decisions"]
