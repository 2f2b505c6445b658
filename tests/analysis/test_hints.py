"""Hints: a good turn and why, for somebody alone or against bots, and for nobody else."""

import random

import pytest

from boulevard.analysis.hints import check_hint, hint
from boulevard.analysis.judge import Effort
from boulevard.games.catalogue import find_game
from boulevard.games.chance import Rng
from boulevard.games.contract import GameError
from boulevard.match.table import Seat, Table
from boulevard.server import shapes
from boulevard.words import LANGUAGES, say
from tests.kit import SETTINGS, Setting
from tests.local.hands import Device

SHORT = Effort(4, 0, 4, quick=True)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_hint_is_legal_and_has_a_reason_in_words(setting: Setting) -> None:
    state = setting.start()
    chance = Rng(4)
    asked = 0
    while asked < 6:
        state.deal(chance)
        seat = int(state.actor())
        assert seat >= 0
        found = hint(state, seat, f"{asked}", SHORT)
        shapes.HintShape.model_validate(found)
        look = state.clone()
        for token in found["tokens"]:
            look.play(seat, token)
        for reason in found["reasons"]:
            details = dict(reason["details"])
            if "category" in details:
                details["category"] = say(f"score-{setting.game}-{details['category']}")
                assert not details["category"].startswith("score-")
            for language in LANGUAGES:
                assert say(reason["key"], language, **details) != reason["key"]
        assert found["reasons"]
        for token in found["tokens"]:
            state.play(seat, token)
        asked += 1


def test_a_hint_goes_on_with_a_turn_that_was_begun() -> None:
    state = find_game("welcome-to").start(1)
    state.deal(Rng(1))
    state.play(0, state.tokens(0)[1])
    found = hint(state, 0, "x", SHORT)
    assert found["tokens"][0].startswith("write:")
    assert found["tokens"][-1] == "done"


def table(*seats: Seat, game: str = "welcome-to") -> Table:
    made = Table("t", game, len(seats))
    made.options = find_game(game).choose_options(len(seats), {})[1]
    made.seed = "seed"
    for number, seat in enumerate(seats):
        made.put_seat(number, seat)
    made.begins()
    return made


ANN = Seat("person", "ann", "Ann")
BEN = Seat("person", "ben", "Ben")
BOT = Seat("bot", None, "greedy", "greedy")


def refusal(made: Table, seat: int = 0, person: str = "ann") -> str:
    with pytest.raises(GameError) as refused:
        check_hint(made, seat, person)
    return refused.value.key


def test_there_is_a_hint_alone_and_against_bots() -> None:
    check_hint(table(ANN), 0, "ann")
    check_hint(table(BOT, ANN, BOT), 1, "ann")


def test_there_is_no_hint_where_two_people_play() -> None:
    assert refusal(table(ANN, BEN)) == "error-hint-people"
    assert refusal(table(ANN, BOT, BEN)) == "error-hint-people"
    # Two at one device are two people.
    assert refusal(table(ANN, Seat("person", "ann", "Guest"))) == "error-hint-people"
    assert refusal(table(BEN, BOT)) == "error-server-not-your-seat"


def test_nor_while_a_bot_stands_in_for_somebody() -> None:
    made = table(ANN, BEN)
    made.sits(1, Seat("bot", None, "greedy", "greedy"))
    assert refusal(made) == "error-hint-people"


@pytest.mark.searching
def test_a_device_without_a_server_gives_hints_and_judges_games() -> None:
    device = Device()
    device.call("becomeGuest", name="Ann")
    wish = {"game": "welcome-to", "places": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], "start": True}
    id = device.call("newTable", wish=wish)["id"]
    found = device.call("hint", id=id, seat=0)
    assert found["tokens"][-1] == "done"
    with pytest.raises(GameError) as refused:
        device.call("judgeTable", id=id, turn=1)
    assert refused.value.key == "error-server-not-over"
    device.game(id, random.Random(4).choice)
    judged = device.call("judgeTable", id=id, turn=3, seat=0)
    shapes.TurnJudged.model_validate(judged)
    assert [line["turn"] for line in judged["decisions"]] == [3]
    two = {"game": "welcome-to", "places": [{"kind": "me"}, {"kind": "me"}], "start": True}
    with pytest.raises(GameError) as refused:
        device.call("hint", id=device.call("newTable", wish=two)["id"], seat=0)
    assert refused.value.key == "error-hint-people"
