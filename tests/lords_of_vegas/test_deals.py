"""Deals at any time: said in every phase by everybody, carried out when the table is at rest."""

import contextlib
from collections.abc import Callable
from typing import Any

import pytest

from boulevard.games.contract import SPECTATOR, GameError
from boulevard.games.lords_of_vegas.state import LordsState

from .helpers import (
    GAME,
    board,
    draw,
    lots,
    may,
    money,
    phase,
    play,
    refused,
    roll,
    tile_at,
)
from .test_card import TWELVE

SHARED = {"B1": "vega 2:5", "B2": "vega 1:2", "C1": "tivoli 1:4", "C2": "tivoli 2:3", "E1": "albion 3:3"}
# All dice of seat 1 are out.
FULL = {"F9" if lot == "D1" else lot: tile for lot, tile in TWELVE.items()}
TEN = ["A1", "A2", "A3", "A4", "A5", "A6", "B1", "B2", "B3", "B4"]


def strip(**more: Any) -> LordsState:
    return board(tiles=SHARED, lots={1: ["A3"], 2: ["D1"], 3: ["E4"]}, money=[20, 20, 20, 20], **more)


def turn() -> LordsState:
    return strip()


def pause() -> LordsState:
    return strip(phase="break")


def drawing() -> LordsState:
    state = strip(phase="break")
    play(state, 1, "turn-card")
    return state


def laying_off() -> LordsState:
    state = strip(active=3)
    play(state, 3, "gamble:B1=1")
    return state


def rolling() -> LordsState:
    state = laying_off()
    play(state, 2, "stand")
    return state


def reorganising() -> LordsState:
    state = strip()
    play(state, 1, "reorganise:C1")
    return state


def arranging() -> LordsState:
    state = board(tiles={**SHARED, "C3": "tivoli 1:1"}, lots={1: ["A3"], 2: ["D1"], 3: ["E4"]})
    play(state, 1, "reorganise:C1")
    roll(state, 4, 3, 2)
    return state


def lifting() -> LordsState:
    state = board(tiles={**FULL, "E1": "albion 2:3"}, lots={1: ["A1"], 2: ["D1"], 3: ["E4"]})
    play(state, 1, "build:A1=sphinx")
    return state


def taking() -> LordsState:
    tiles = {**FULL, "A2": "sphinx 2:6", "A5": "sphinx 2:3"}
    state = board(phase="drawing", tiles=tiles, lots={2: ["D1"], 3: ["E4"]}, undrawn=["A5"])
    draw(state, "A5")
    return state


def ties() -> LordsState:
    state = board(tiles={"C1": "vega 1:4", "C2": "vega 1:4"}, lots={2: ["D1"], 3: ["E4"]})
    play(state, 1, "offer:2:give=die@C1;get=$1")
    play(state, 2, "accept:1:give=$1;get=die@C1")
    return state


PHASES: dict[str, Callable[[], LordsState]] = {
    "turn": turn,
    "break": pause,
    "drawing": drawing,
    "laying-off": laying_off,
    "rolling": rolling,
    "reorganising": reorganising,
    "arranging": arranging,
    "lifting": lifting,
    "taking": taking,
    "ties": ties,
}
every_phase = pytest.mark.parametrize("name", PHASES)


def table(state: LordsState) -> dict[str, Any]:
    """The position without what was said."""
    seen = state.position()
    seen.pop("offers")
    seen.pop("offered")
    return seen


def terms(state: LordsState) -> list[tuple[int, str]]:
    """Who proposes what, as people count."""
    return [(offer["from"] + 1, offer["terms"]) for offer in state.position()["offers"]]


# -- saying


@every_phase
def test_talk_is_possible_in_every_phase_and_never_touches_the_table(name: str) -> None:
    """LOV-31, LOV-R49, LOV-36: offer, counter, reject, withdraw; whose decision it is stays as it was."""
    state = PHASES[name]()
    assert phase(state) == name
    before, waiting, legal = table(state), state.waiting(), [list(state.legal(seat)) for seat in range(4)]
    can_undo = [state.can_undo(seat) for seat in range(4)]
    for by, to in [(1, 2), (2, 1), (3, 4), (4, 1), (2, 3)]:
        play(state, by, f"offer:{to}:give=$1;get=nothing")
        assert terms(state) == [(by, "give=$1;get=nothing")]
        play(state, to, f"counter:{by}:give=nothing;get=$2")
        assert terms(state) == [(to, "give=nothing;get=$2")]
        play(state, by, f"reject:{to}")
        play(state, by, f"offer:{to}:give=$3;get=nothing", f"withdraw:{to}")
        assert terms(state) == []
        assert table(state) == before
        assert state.waiting() == waiting
    for seat in range(4):
        board_steps = [step for step in state.legal(seat) if state.token(seat, step).split(":")[0] != "offer"]
        assert board_steps == [step for step in legal[seat] if step in board_steps]
        assert not can_undo[seat] or state.can_undo(seat)
    again = GAME.load(state.position())
    assert again.position() == state.position()


def test_offers_are_open_and_may_be_said_in_a_turn_of_others() -> None:
    """LOV-36, LOV-R49: everybody sees them, whoever made them and whoever is active."""
    state = strip()
    play(state, 3, "offer:2:give=E4,$2;get=D1")
    for seat in (-1, 0, 1, 2, 3):
        assert state.view(seat)["offers"] == [
            {"from": 2, "to": 1, "terms": "give=$2,E4;get=D1", "sides": [1, 2], "agreed": [2]}
        ]
    assert state.waiting() == [0]
    play(state, 2, "accept:3:give=D1;get=$2,E4")
    assert (lots(state, 2), lots(state, 3)) == (["E4"], ["D1"])


def test_what_nobody_has_is_not_offered() -> None:
    """LOV-11: refused with the reason, for every side."""
    state = strip()
    assert refused(state, 1, "offer:2:give=$21;get=D1") == (
        "error-lov-deal-money",
        {"seat": 1, "have": 20, "money": 21},
    )
    assert refused(state, 1, "offer:2:give=$1;get=$21")[1] == {"seat": 2, "have": 20, "money": 21}
    assert refused(state, 1, "offer:2:give=B2;get=$1") == ("error-lov-deal-lot", {"seat": 1, "lot": "B2"})
    assert refused(state, 1, "offer:2:give=$1;get=die@B2") == ("error-lov-deal-die", {"seat": 2, "lot": "B2"})
    assert refused(state, 4, "offer:1>2=A3;2>3=D1;3>1=D1")[1] == {"seat": 3, "lot": "D1"}


@pytest.mark.parametrize(
    ("token", "key"),
    [
        ("offer:2:give=end;get=$1", "error-lov-deal-no-action"),
        ("offer:2:give=turn-card;get=$1", "error-lov-deal-no-action"),
        ("offer:2:give=accept:2;get=$1", "error-lov-deal-no-action"),
        ("offer:2:give=reorganise:B1;get=build:D1=vega", "error-lov-deal-one-doer"),
        ("offer:2:give=A3,A3;get=$1", "error-lov-deal-twice"),
        ("offer:2:give=$1", "error-lov-deal-form"),
        ("offer:2", "error-lov-deal-form"),
        ("offer:", "error-lov-deal-form"),
        ("offer", "error-lov-deal-form"),
        ("offer:1:give=$1;get=nothing", "error-lov-deal-self"),
        ("offer:5:give=$1;get=nothing", "error-seat-written"),
        ("offer:2:give=nothing;get=nothing", "error-lov-deal-empty"),
        ("offer:1>2=$1;2>9=$1", "error-seat-written"),
        ("offer:1>2=$1;2>2=$1", "error-lov-deal-self"),
        ("offer:1>2=$1;1>2=A3", "error-lov-deal-twice"),
        ("offer:1>2=$1;2>3", "error-lov-deal-form"),
        ("offer:1>2=$1;2>3=reorganise:B1", "error-lov-deal-form"),
        ("offer:1>2=$1;2>3=$1;1=$1", "error-lov-deal-form"),
        ("offer:1>2=$1;1=reorganise:B1;2=reorganise:B1", "error-lov-deal-one-doer"),
        ("offer:1>2=nothing;2>3=nothing", "error-lov-deal-empty"),
        ("counter:2:give=$1;get=nothing", "error-lov-no-offer"),
        ("accept:2:give=$1;get=nothing", "error-lov-no-offer"),
        ("accept:2", "error-lov-deal-form"),
        ("reject:2", "error-lov-no-offer"),
        ("reject:", "error-seat-written"),
        ("withdraw:2", "error-lov-no-own-offer"),
        ("withdraw:2:give=$1;get=nothing", "error-lov-no-such-offer"),
        ("withdraw:1>2=$1;2>3=$1", "error-lov-no-such-offer"),
    ],
)
def test_refused_words(token: str, key: str) -> None:
    """LOV-30, LOV-31"""
    assert refused(strip(), 1, token)[0] == key


# -- when deals are carried out

CLOSED = {
    "drawing": ("error-lov-deal-chance", {}),
    "rolling": ("error-lov-deal-chance", {}),
    "reorganising": ("error-lov-deal-chance", {}),
    "ties": ("error-lov-deal-chance", {}),
    "laying-off": ("error-lov-deal-half-done", {"seat": 2}),
    "arranging": ("error-lov-deal-half-done", {"seat": 1}),
    "lifting": ("error-lov-deal-lift", {"seat": 1}),
    "taking": ("error-lov-deal-lift", {"seat": 1}),
}


@every_phase
def test_accepting_waits_and_says_for_what(name: str) -> None:
    """LOV-31, LOV-35: not while a roll is pending, a card is unpaid or an action is half done."""
    state = PHASES[name]()
    play(state, 3, "offer:2:give=E4;get=D1")
    accept = "accept:3:give=D1;get=E4"
    if name in CLOSED:
        assert refused(state, 2, accept) == CLOSED[name]
        assert not may(state, 2, accept)
    else:
        assert may(state, 2, accept)
        play(state, 2, accept)
        assert (lots(state, 2), lots(state, 3)) == (["E4"], ["D1"])
        assert phase(state) == name


def test_it_is_judged_when_it_is_accepted() -> None:
    """LOV-31, LOV-11: an offer that cannot be met now is refused with the reason, whole."""
    state = strip()
    play(state, 1, "offer:2:give=$20;get=D1", "build:A3=vega")
    assert refused(state, 2, "accept:1:give=D1;get=$20") == (
        "error-lov-deal-money",
        {"seat": 1, "have": 5, "money": 20},
    )
    assert not any(token.startswith("accept") for token in state.tokens(1))
    play(state, 3, "offer:1:give=$10;get=nothing")
    play(state, 1, "accept:3:give=nothing;get=$10")
    assert terms(state) == []  # whatever nobody can meet ends with the next deal


def test_no_card_unpaid() -> None:
    """LOV-31, LOV-08: with no marker for the drawn lot nothing is traded before it is paid."""
    state = board(phase="drawing", lots={1: TEN, 2: ["D1"]}, undrawn=["C1"])
    draw(state, "C1")
    assert phase(state) == "taking"
    play(state, 1, "offer:2:give=A1;get=$1")
    assert refused(state, 2, "accept:1:give=$1;get=A1") == ("error-lov-deal-card", {})
    play(state, 1, "leave")
    play(state, 2, "accept:1:give=$1;get=A1")


def test_the_word_before_the_last_card() -> None:
    """LOV-31, LOV-15: the game ends with the card, but before it is turned there is a break for deals."""
    state = board(2, phase="break", lots={1: ["A3"], 2: ["D1"]}, money=[5, 5], drawn=37)
    assert state.position()["active"] == 0
    play(state, 2, "offer:1:give=$5;get=A3")
    play(state, 1, "accept:2:give=A3;get=$5")
    play(state, 1, "turn-card")
    state.reveal_token("card:end")
    assert phase(state) == "over"
    assert money(state) == [10, 2]
    assert state.position()["offers"] == []
    assert refused(state, 1, "offer:2:give=$1;get=nothing")[0] == "error-game-over"


# -- how long offers stand


def test_offers_outlive_the_turn() -> None:
    """LOV-36, LOV-31: those without actions, until they are answered, withdrawn or impossible."""
    state = strip(undrawn=["A5", "A6", "B3"])
    play(
        state,
        1,
        "offer:2:give=$5;get=D1",
        "offer:2:give=A3;get=D1",
        "offer:2:give=reorganise:C1;get=$2",
        "end",
    )
    assert len(terms(state)) == 3
    assert refused(state, 2, "accept:1:give=$2;get=reorganise:C1") == ("error-lov-deal-no-turn", {"seat": 1})
    draw(state, "A5")
    assert terms(state) == [(1, "give=$5;get=D1"), (1, "give=A3;get=D1")]
    play(state, 2, "end")
    draw(state, "A6")
    play(state, 2, "accept:1:give=D1;get=$5")
    assert lots(state, 1) == ["A3", "D1"]
    assert terms(state) == []  # seat 2 no longer has D1


def test_a_lot_that_is_built_on_is_no_offer_after_the_card() -> None:
    """LOV-36: what has become impossible is dropped when the next card is paid, and can be undone before."""
    state = strip(undrawn=["A5"])
    play(state, 2, "offer:1:give=$5;get=A3")
    play(state, 1, "build:A3=vega")
    assert terms(state) == [(2, "give=$5;get=A3")]
    assert refused(state, 1, "accept:2:give=A3;get=$5")[0] == "error-lov-deal-lot"
    state.undo(0)
    assert may(state, 1, "accept:2:give=A3;get=$5")
    play(state, 1, "build:A3=vega", "end")
    draw(state, "A5")
    assert terms(state) == []


def test_alternatives() -> None:
    """LOV-36, LOV-11: several offers to the same neighbour; answers name which one they mean."""
    state = strip()
    play(state, 1, "offer:2:give=$5;get=D1", "offer:2:give=A3;get=D1", "offer:2:give=$9;get=die@C2")
    assert [token for token in state.tokens(1) if token.split(":")[0] != "offer"] == [
        "accept:1:give=D1;get=$5",
        "reject:1:give=D1;get=$5",
        "accept:1:give=D1;get=A3",
        "reject:1:give=D1;get=A3",
        "accept:1:give=die@C2;get=$9",
        "reject:1:give=die@C2;get=$9",
    ]
    assert refused(state, 2, "reject:1")[0] == "error-lov-which-offer"
    assert refused(state, 1, "withdraw:2")[0] == "error-lov-which-offer"
    key, details = refused(state, 2, "accept:1:give=D1;get=$6")
    assert key == "error-lov-deal-other-terms"
    assert "accept:1:give=D1;get=A3" in str(details["offer"])
    play(state, 2, "reject:1:give=D1;get=$5")
    play(state, 1, "withdraw:2:give=$9;get=die@C2")
    assert terms(state) == [(1, "give=A3;get=D1")]
    play(state, 1, "offer:2:give=A3;get=D1")  # the same again is still one
    assert terms(state) == [(1, "give=A3;get=D1")]
    play(state, 2, "accept:1:give=D1;get=A3")
    assert lots(state, 2) == ["A3"]


def test_a_counter_offer_answers_all_alternatives() -> None:
    """LOV-36"""
    state = strip()
    play(state, 1, "offer:2:give=$5;get=D1", "offer:2:give=A3;get=D1", "offer:3:give=$1;get=E4")
    play(state, 2, "counter:1:give=D1;get=$9")
    assert terms(state) == [(1, "give=$1;get=E4"), (2, "give=D1;get=$9")]
    state.undo(1)
    assert terms(state) == [(1, "give=$5;get=D1"), (1, "give=A3;get=D1"), (1, "give=$1;get=E4")]


def test_not_more_than_six_offers_of_one_seat() -> None:
    """LOV-36"""
    state = strip()
    for price in range(1, 7):
        play(state, 1, f"offer:2:give=${price};get=D1")
    assert refused(state, 1, "offer:3:give=$1;get=E4") == ("error-lov-deal-many", {"most": 6})
    play(state, 1, "offer:2:give=$6;get=D1", "withdraw:2:give=$1;get=D1", "offer:3:give=$1;get=E4")


# -- undo


def test_talk_does_not_take_away_undo() -> None:
    """LOV-31, LOV-36: whatever others say or answer, the active seat takes its steps back."""
    state = strip()
    start = table(state)
    play(state, 1, "build:A3=vega", "offer:2:give=$1;get=nothing")
    play(state, 3, "offer:1:give=$2;get=nothing", "offer:2:give=E4;get=D1")
    play(state, 2, "reject:1", "offer:1:give=$3;get=die@C1")
    play(state, 1, "reject:3")
    assert state.can_undo(0)
    state.undo(0)
    assert (3, "give=$2;get=nothing") in terms(state)  # the last thing seat 1 did was to reject this
    state.undo(0)  # its offer was answered, so the next is the tile
    assert table(state) == start
    assert not state.can_undo(0)
    assert terms(state) == [(3, "give=$2;get=nothing"), (3, "give=E4;get=D1"), (2, "give=$3;get=die@C1")]


def test_an_offer_for_what_was_just_built() -> None:
    """LOV-31: when the tile is taken back, the offer for its die stands but cannot be accepted."""
    state = strip()
    play(state, 1, "build:A3=vega")
    play(state, 2, "offer:1:give=$9;get=die@A3")
    state.play(0, "undo")
    assert refused(state, 1, "accept:2:give=die@A3;get=$9") == (
        "error-lov-deal-die",
        {"seat": 1, "lot": "A3"},
    )
    play(state, 1, "build:A3=albion", "accept:2:give=die@A3;get=$9")
    assert tile_at(state, "A3") == "albion 2:5"
    assert [state.can_undo(seat) for seat in range(4)] == [False] * 4


def test_the_end_of_a_turn_is_undone_while_others_talk() -> None:
    """LOV-31"""
    state = strip()
    play(state, 1, "offer:2:give=reorganise:C1;get=$2", "end")
    play(state, 2, "offer:3:give=$1;get=nothing")
    state.undo(0)
    assert state.waiting() == [0]
    play(state, 2, "accept:1:give=$2;get=reorganise:C1")
    assert phase(state) == "reorganising"


def test_what_was_said_is_taken_back_until_it_is_answered() -> None:
    """LOV-36: an offer, a rejection, a withdrawal; not when the same was said again."""
    state = strip()
    start = state.position()
    play(state, 3, "offer:2:give=$1;get=nothing")
    offered = state.position()
    play(state, 2, "reject:3")
    assert not state.can_undo(2)
    state.undo(1)
    assert state.position() == offered
    state.undo(2)
    assert state.position() == start
    play(state, 3, "offer:2:give=$1;get=nothing")
    play(state, 2, "reject:3")
    play(state, 3, "offer:2:give=$1;get=nothing")
    assert not state.can_undo(1)
    play(state, 3, "withdraw:2")
    state.undo(2)
    assert terms(state) == [(3, "give=$1;get=nothing")]


# -- actions in deals


def test_an_action_for_money() -> None:
    """LOV-R49, LOV-30: the money moves first, so it may pay for the action."""
    state = strip()
    key, details = refused(state, 1, "offer:2:give=build:A3=vega,$20;get=nothing")
    assert (key, details["seat"], details["action"]) == ("error-lov-sold", 1, "build:A3=vega")
    assert isinstance(details["reason"], GameError)
    assert details["reason"].key == "error-lov-money"
    poor = board(lots={1: ["A3"]}, money=[10, 20, 0, 0])
    play(poor, 1, "offer:2:give=build:A3=vega;get=$6")
    play(poor, 2, "accept:1:give=$6;get=build:A3=vega")
    assert tile_at(poor, "A3") == "vega 1:5"
    assert money(poor)[:2] == [1, 14]


def test_only_in_the_turn_of_whoever_acts() -> None:
    """LOV-30, LOV-R51"""
    state = strip()
    assert refused(state, 2, "offer:1:give=reorganise:C2;get=$6") == ("error-lov-deal-no-turn", {"seat": 2})
    play(state, 1, "end")
    assert refused(state, 1, "offer:2:give=reorganise:C2;get=$6") == ("error-lov-deal-no-turn", {"seat": 1})
    assert refused(state, 2, "offer:1:give=reorganise:C2;get=$6") == ("error-lov-deal-no-turn", {"seat": 2})


def test_several_actions_in_the_order_said() -> None:
    """LOV-30, LOV-11: goods first, then one action after the other, each with its rolls."""
    state = board(tiles=SHARED, lots={1: ["A3"], 2: ["D1"]}, money=[6, 30, 0, 0])
    said = "reorganise:C1,build:D1=vega,remodel:D1=albion"
    play(state, 1, f"offer:2:give={said};get=$26,D1")
    sold = state.view(SPECTATOR)["readings"]["sold"][0]
    assert [(entry["token"], entry["cost"]) for entry in sold] == list(
        zip(said.split(","), (7, 20, 5), strict=True)
    )
    first = "offer:2:give=reorganise:C1,build:D1=vega;get=$26,D1"
    assert "remodel:D1=albion" in [entry["token"] for entry in state.additions(0, first)]
    play(state, 2, f"accept:1:give=$26,D1;get={said}")
    assert phase(state) == "reorganising"
    assert state.position()["pending"]["sold"] == ["build:D1=vega", "remodel:D1=albion"]
    again = GAME.load(state.position())
    for game in (state, again):
        roll(game, 6, 1)
        assert phase(game) == "turn"
        assert tile_at(game, "D1") == "albion 1:6"
        assert money(game)[0] == 6 + 26 - 7 - 20 - 5
    wrong = "remodel:D1=albion,build:D1=vega"
    key, details = refused(strip(), 1, f"offer:2:give={wrong};get=D1,$20")
    assert (key, details["action"]) == ("error-lov-sold", "remodel:D1=albion")


def test_actions_for_nothing() -> None:
    """LOV-30: also for nothing."""
    state = strip()
    play(state, 1, "offer:2:give=reorganise:C1;get=nothing")
    play(state, 2, "accept:1:give=nothing;get=reorganise:C1")
    assert phase(state) == "reorganising"


def test_the_whole_deal_must_be_legal_as_far_as_no_roll_decides() -> None:
    """LOV-30: money, lots and dice that were rolled are certain; who is boss after a roll is not."""
    state = board(tiles={"C1": "vega 1:2", "C2": "vega 2:4"}, lots={2: ["D1"]}, money=[30, 9, 0, 0])
    for said, action in [
        ("reorganise:C1,reorganise:C1", "reorganise:C1"),  # no die twice
        ("gamble:C1=1,gamble:C1=1", "gamble:C1=1"),  # once a turn
        ("remodel:C1=albion,reorganise:C1", "remodel:C1=albion"),  # the boss is seat 2 before any roll
        ("reorganise:C1,build:A1=vega", "build:A1=vega"),  # not a lot of seat 1
    ]:
        key, details = refused(state, 1, f"offer:2:give={said};get=$1")
        assert (key, details["action"]) == ("error-lov-sold", action)
    play(state, 1, "offer:2:give=reorganise:C1,remodel:C1=albion;get=$1")


@pytest.mark.parametrize(("faces", "company"), [((5, 3), "albion"), ((3, 5), "vega")])
def test_an_action_that_a_roll_has_made_illegal_is_dropped(faces: tuple[int, int], company: str) -> None:
    """LOV-30: and the rest goes on."""
    state = board(tiles={"C1": "vega 1:2", "C2": "vega 2:4"}, lots={1: ["A1"]}, money=[60, 9, 0, 0])
    state.listen()
    said = "reorganise:C1,remodel:C1=albion,build:A1=vega"
    play(state, 1, f"offer:2:give={said};get=$1")
    play(state, 2, f"accept:1:give=$1;get={said}")
    roll(state, *faces)
    assert phase(state) == "turn"
    assert tile_at(state, "C1").startswith(company)
    assert tile_at(state, "A1").startswith("vega 1")
    dropped = [event.details for event in state.heard() if event.key == "log-lov-sold-dropped"]
    assert dropped == ([] if company == "albion" else [{"seat": 0, "action": "remodel:C1=albion"}])


def test_ties_of_the_goods_are_settled_after_the_first_action() -> None:
    """LOV-30, LOV-03: together with those that it makes, then after each action."""
    tiles = {"C1": "vega 1:4", "C2": "vega 1:4", "C3": "vega 1:5", "E1": "albion 1:3"}
    state = board(tiles=tiles, lots={1: ["A1"]})
    said = "die@C3,die@C1,remodel:E1=sphinx,build:A1=vega"
    play(state, 1, f"offer:2:give={said};get=$1")
    play(state, 2, f"accept:1:give=$1;get={said}")
    assert phase(state) == "turn"
    tied = board(tiles={"C1": "vega 1:4", "C2": "vega 1:4", "E1": "albion 1:3"}, lots={1: ["A1"]})
    said = "die@C1,remodel:E1=sphinx,build:A1=vega"
    play(tied, 1, f"offer:2:give={said};get=$1")
    play(tied, 2, f"accept:1:give=$1;get={said}")
    assert phase(tied) == "ties"
    assert tile_at(tied, "E1") == "sphinx 1:3"
    assert "A1" not in tied.position()["tiles"]
    assert tied.position()["pending"]["sold"] == ["build:A1=vega"]
    roll(tied, 2, 3)
    assert tile_at(tied, "A1") == "vega 1:3"


def test_a_tie_in_the_break_leads_back_to_it() -> None:
    """LOV-03, LOV-31"""
    state = board(phase="break", tiles={"C1": "vega 1:4", "C2": "vega 1:4"})
    play(state, 1, "offer:2:give=die@C1;get=$1")
    play(state, 2, "accept:1:give=$1;get=die@C1")
    assert state.position()["pending"]["then"] == "break"
    state = GAME.load(state.position())
    roll(state, 2, 3)
    assert phase(state) == "break"
    assert state.tokens(0)[0] == "turn-card"


# -- more than two sides


def test_a_ring() -> None:
    """LOV-31: three sides, none of which could safely begin; it happens when the last has agreed, whole."""
    state = strip()
    ring = "1>2=A3;2>3=D1;3>1=$2,E4"
    state.listen()
    play(state, 4, "offer:1:give=$1;get=nothing")
    play(state, 1, f"offer:{ring}")
    assert state.position()["offers"][1] == {
        "from": 0,
        "to": None,
        "terms": ring,
        "sides": [0, 1, 2],
        "agreed": [0],
    }
    assert refused(state, 4, f"accept:1:{ring}")[0] == "error-lov-no-offer"
    play(state, 3, f"accept:1:{ring}")
    assert lots(state, 1) == ["A3"]
    assert not may(state, 3, f"accept:1:{ring}")
    assert may(state, 3, f"reject:1:{ring}")
    again = GAME.load(state.position())
    assert again.position() == state.position()
    play(state, 2, f"accept:1:{ring}")
    assert [lots(state, seat) for seat in (1, 2, 3)] == [["E4"], ["A3"], ["D1"]]
    assert money(state) == [22, 20, 18, 20]
    assert [event.key for event in state.heard()] == [
        "log-lov-offer",
        "log-lov-offer-of-several",
        "log-lov-agree",
        "log-lov-deal-of-several",
    ]


def test_a_ring_with_an_action_of_the_active_seat() -> None:
    """LOV-30, LOV-31"""
    state = strip()
    ring = "2>1=$5;3>1=$4;1=reorganise:C1"
    play(state, 2, f"offer:{ring}")
    play(state, 1, f"accept:2:{ring}")
    play(state, 3, f"accept:2:{ring}")
    assert phase(state) == "reorganising"
    assert money(state) == [20 + 9 - 7, 15, 16, 20]


def test_agreeing_to_a_ring_can_be_taken_back() -> None:
    """LOV-31: by undo, by rejecting it, and it is forgotten with the next card."""
    ring = "1>2=A3;2>3=D1;3>1=E4"
    state = strip(undrawn=["A5"])
    play(state, 1, f"offer:{ring}")
    before = state.position()
    play(state, 3, f"accept:1:{ring}")
    assert state.position()["offers"][0]["agreed"] == [0, 2]
    state.undo(2)
    assert state.position() == before
    play(state, 3, f"accept:1:{ring}")
    play(state, 1, "end")
    draw(state, "A5")
    assert state.position()["offers"][0]["agreed"] == [0]
    play(state, 3, f"accept:1:{ring}", f"reject:1:{ring}")
    assert terms(state) == []


def test_a_ring_of_two_is_a_plain_offer() -> None:
    """LOV-31"""
    state = strip()
    play(state, 1, "offer:1>2=$5;2>1=D1")
    assert terms(state) == [(1, "give=$5;get=D1")]
    play(state, 1, "withdraw:2:give=$5;get=D1")
    play(state, 1, "offer:2>1=D1")
    assert terms(state) == [(1, "give=nothing;get=D1")]


def test_supplies_are_counted_net() -> None:
    """LOV-31: with all dice out, only an even exchange is possible, in rings too."""
    state = board(tiles={**FULL, "E1": "sphinx 2:3"})
    assert refused(state, 1, "offer:2:give=$1;get=die@E1") == ("error-lov-deal-dice", {"seat": 1, "most": 12})
    play(state, 1, "offer:1>3=die@C8;2>1=die@E1;3>2=$4")
    full = board(lots={1: TEN, 2: ["C1"]})
    assert refused(full, 2, "offer:1:give=C1;get=$1") == ("error-lov-deal-markers", {"seat": 1, "most": 10})


# -- freeing a die


def test_a_deal_frees_a_die_for_a_tile() -> None:
    """LOV-31, LOV-35, LOV-R29: then the tile is placed without lifting one."""
    state = lifting()
    before = money(state)[0]
    play(state, 1, "offer:2:give=die@C8;get=$5")
    assert may(state, 2, "accept:1:give=$5;get=die@C8")
    play(state, 2, "accept:1:give=$5;get=die@C8")
    assert tile_at(state, "A1") == "sphinx 1:3"
    assert tile_at(state, "C8").split(" ")[1].startswith("2:")
    assert money(state)[0] == before + 5 - 9
    assert phase(state) in ("turn", "ties")


def test_such_a_deal_leaves_the_tile_possible() -> None:
    """LOV-31: its lot and its price are not given away, and nothing else is done for it."""
    state = lifting()
    for give in ("die@C8,A1", "die@C8,$42"):
        play(state, 1, f"offer:2:give={give};get=nothing")
        key = refused(state, 2, f"accept:1:give=nothing;get={give}")[0]
        assert key == "error-lov-deal-half-done"
    play(state, 1, "offer:2:give=$1;get=nothing")
    assert refused(state, 2, "accept:1:give=nothing;get=$1") == ("error-lov-deal-lift", {"seat": 1})
    play(state, 1, "offer:2:give=die@C8;get=die@E1")
    assert refused(state, 2, "accept:1:give=die@E1;get=die@C8") == ("error-lov-deal-lift", {"seat": 1})


def test_a_deal_frees_a_die_for_the_drawn_lot() -> None:
    """LOV-31, LOV-05, LOV-35: the lot is then taken without lifting."""
    state = taking()
    play(state, 1, "offer:3:give=die@C8;get=$5")
    play(state, 3, "accept:1:give=$5;get=die@C8")
    assert tile_at(state, "A5") == "sphinx 1:3"
    assert phase(state) == "turn"


# -- the menu, and for somebody who is away


def test_the_menu() -> None:
    """LOV-R49: typical offers are among the steps of a turn, one a seat, also when others have been made."""
    state = board(
        tiles={"B1": "vega 2:5", "B2": "vega 1:2", "C1": "tivoli 1:4", "C2": "tivoli 2:3"},
        lots={1: ["C4"], 2: ["B5"], 3: ["E1"]},
    )
    play(state, 1, "offer:2:give=$9;get=B5")
    assert not any(token.startswith("offer") for token in state.tokens(0))
    assert may(state, 2, "offer:1:give=$6;get=die@B2")
    assert state.waiting() == [0]
    assert may(state, 1, "end")


def test_asking_for_a_number_changes_nothing() -> None:
    """LOV-11: offers on the menu have one, others are only words; a question leaves no trace."""
    state = strip()
    free = "offer:2:give=$5,A3,die@B2;get=die@C2"
    play(state, 3, "offer:1:give=$1;get=nothing")
    before, past, made = state.position(), list(state.past), state.talk.made
    for seat, token in [
        (0, free),
        (0, "counter:3:give=$1;get=E4"),
        (1, "offer:1>2=A3;2>3=D1;3>1=E4"),
        (0, "accept:3:give=nothing;get=$1"),
        (0, "reject:3"),
        (2, "withdraw:1"),
        (0, "build:A3=vega"),
    ]:
        with contextlib.suppress(GameError):
            state.choice(seat, token)
        free_words = token.startswith(("offer", "counter"))
        assert free_words == (state.explain(seat, token).key == "error-lov-not-on-the-menu")
        assert state.position() == before
        assert (state.past, state.talk.made) == (past, made)


def test_what_binds_a_seat() -> None:
    """LOV-31: accepting does, and whoever leaves can take back all that others could still accept."""
    state = strip()
    ring = "1>2=A3;2>3=D1;3>1=E4"
    play(state, 1, f"offer:{ring}", "offer:2:give=$1;get=D1")
    play(state, 2, f"accept:1:{ring}", "offer:3:give=$2;get=E4")
    binding = [state.token(1, step) for step in state.legal(1) if state.agrees(step)]
    assert binding == ["accept:1:give=D1;get=$1"]
    assert state.retractions(1) == [f"reject:1:{ring}", "withdraw:3:give=$2;get=E4"]
    for token in state.retractions(1):
        play(state, 2, token)
    assert state.retractions(1) == []
    assert terms(state) == [(1, "give=$1;get=D1")]
