"""Deals in rules version 1: two sides, one action, and moments for them."""

from typing import Any

import pytest

from boulevard.games.contract import GameError
from boulevard.games.lords_of_vegas.deals import exchange
from boulevard.games.lords_of_vegas.state import LordsState

from . import helpers
from .helpers import draw, lots, may, money, phase, play, refused, roll, tile_at
from .test_card import TWELVE

SHARED = {"B1": "vega 2:5", "B2": "vega 1:2", "C1": "tivoli 1:4", "C2": "tivoli 2:3", "E1": "albion 3:3"}


def board(seats: int = 4, **what: Any) -> LordsState:
    return helpers.board(seats, rules=1, **what)


def strip(**more: Any) -> Any:
    return board(tiles=SHARED, lots={1: ["A3"], 2: ["D1"], 3: ["E4"]}, money=[20, 20, 20, 20], **more)


def test_a_mix() -> None:
    """LOV-R49, LOV-R50, LOV-11: money, a lot and a die against a die; values stay, markers change."""
    state = strip()
    play(state, 1, "offer:2:give=$5,A3,die@B2;get=die@C2")
    assert state.actor() == 1
    assert money(state) == [20, 20, 20, 20]
    play(state, 2, "accept:1:give=die@C2;get=$5,A3,die@B2")
    assert money(state) == [15, 25, 20, 20]
    assert (lots(state, 1), lots(state, 2)) == ([], ["A3", "D1"])
    assert (tile_at(state, "B2"), tile_at(state, "C2")) == ("vega 2:2", "tivoli 1:3")
    assert state.position()["offers"] == []
    assert state.actor() == 0


@pytest.mark.parametrize(
    ("give", "get"),
    [
        ("die@B2", "D1"),
        ("die@B2", "$9"),
        ("A3,die@B2", "die@B1,die@C2"),
        ("$20", "D1"),
        ("$1", "nothing"),
        ("nothing", "D1"),
    ],
)
def test_examples(give: str, get: str) -> None:
    """LOV-R49, LOV-31: a die for a lot or money, a lot and a die for two dice, gifts."""
    state = strip()
    play(state, 1, f"offer:2:give={give};get={get}")
    play(state, 2, f"accept:1:give={get};get={give}")
    assert phase(state) == "turn"


def test_between_two_others_and_in_anybodys_turn() -> None:
    """LOV-R49: it is seat 1's turn, seats 2 and 3 deal."""
    state = strip()
    play(state, 3, "offer:2:give=E4,$2;get=D1")
    play(state, 2, "accept:3:give=D1;get=$2,E4")
    assert lots(state, 2) == ["E4"]
    assert lots(state, 3) == ["D1"]
    assert state.actor() == 0


def test_an_action_for_money() -> None:
    """LOV-R49, LOV-30: the money moves first, so it may pay for the action."""
    state = strip()
    assert refused(state, 1, "offer:2:give=build:A3=vega,$20;get=nothing") == ("error-lov-deal-action", {})
    poor = board(lots={1: ["A3"]}, money=[10, 20, 0, 0])
    assert refused(poor, 1, "build:A3=vega") == ("error-lov-money", {"have": 10, "lot": "A3", "cost": 15})
    play(poor, 1, "offer:2:give=build:A3=vega;get=$6")
    play(poor, 2, "accept:1:give=$6;get=build:A3=vega")
    assert tile_at(poor, "A3") == "vega 1:5"
    assert money(poor)[:2] == [1, 14]


def test_the_other_side_may_ask_for_the_action() -> None:
    """LOV-30: but only the active seat acts."""
    state = strip()
    play(state, 2, "offer:1:give=$6;get=reorganise:C2")
    play(state, 1, "accept:2:give=reorganise:C1;get=$6")
    assert money(state)[:2] == [20 + 6 - 7, 14]
    assert phase(state) == "reorganising"
    assert refused(strip(), 2, "offer:1:give=reorganise:C2;get=$6") == ("error-lov-deal-active", {"seat": 1})


def test_a_casino_that_grows_while_an_offer_stands() -> None:
    """LOV-30, LOV-11: the offer still means the same casino, though another lot is its first now."""
    state = board(tiles={"C2": "tivoli 1:3", "C5": "tivoli 2:1"}, lots={1: ["C1"]})
    play(state, 1, "offer:2:give=reorganise:C5;get=$2", "build:C1=tivoli")
    assert state.tokens(1) == ["accept:1:give=$2;get=reorganise:C5", "reject:1"]
    play(state, 2, "accept:1:give=$2;get=reorganise:C1")
    assert phase(state) == "reorganising"
    assert state.position()["pending"]["roll"] == ["C1", "C2", "C5"]


def test_a_lot_and_building_on_it() -> None:
    """LOV-30: goods move first, then the action must be legal."""
    state = strip()
    play(state, 1, "offer:2:give=build:D1=vega;get=D1")
    play(state, 2, "accept:1:give=D1;get=build:D1=vega")
    assert tile_at(state, "D1") == "vega 1:6"


def test_ties_are_settled_once_at_the_end() -> None:
    """LOV-30, LOV-03: the dice that move would tie, but the action parts them."""
    tiles = {"C1": "vega 1:4", "C2": "vega 1:4", "C3": "vega 1:5"}
    state = board(tiles=tiles)
    play(state, 1, "offer:2:give=die@C1,reorganise:C1;get=$1")
    play(state, 2, "accept:1:give=$1;get=die@C1,reorganise:C1")
    assert phase(state) == "reorganising"
    roll(state, 3, 2, 2)
    assert phase(state) == "turn"


def test_tie_by_a_deal() -> None:
    """LOV-03"""
    state = board(tiles={"C1": "vega 1:4", "C2": "vega 1:4"})
    play(state, 1, "offer:2:give=die@C1;get=$1")
    play(state, 2, "accept:1:give=$1;get=die@C1")
    assert phase(state) == "ties"
    roll(state, 2, 3)
    assert phase(state) == "turn"
    assert tile_at(state, "C1") == "vega 2:2"


def test_a_sold_gamble() -> None:
    """LOV-30: an action of several steps goes its way; ties come last."""
    state = board(tiles={"C1": "vega 1:4", "C2": "vega 1:4", "E1": "sphinx 3:3"})
    play(state, 1, "offer:2:give=die@C1,gamble:E1=2;get=$1")
    play(state, 2, "accept:1:give=$1;get=die@C1,gamble:E1=2")
    assert state.actor() == 2
    play(state, 3, "stand")
    roll(state, 4, 5)
    assert phase(state) == "ties"


@pytest.mark.parametrize(
    "word", ["points", "tile@A2", "5", "$0", "$-1", "$", "$1.5", "A3A3", "", "promise", "$5,$5"]
)
def test_what_cannot_be_dealt(word: str) -> None:
    """LOV-R51, LOV-11: no points, no tiles, no promises, nothing unknown."""
    assert refused(strip(), 1, f"offer:2:give={word};get=$1")[0] == "error-lov-deal-word"


@pytest.mark.parametrize(
    ("token", "key"),
    [
        ("offer:2:give=end;get=$1", "error-lov-deal-no-action"),
        ("offer:2:give=accept:2;get=$1", "error-lov-deal-no-action"),
        ("offer:2:give=lift:A3;get=$1", "error-lov-deal-no-action"),
        ("offer:2:give=reorganise:B1,reorganise:C1;get=$1", "error-lov-deal-one-action"),
        ("offer:2:give=A3,A3;get=$1", "error-lov-deal-twice"),
        ("offer:2:give=die@B2,die@B2;get=$1", "error-lov-deal-twice"),
        ("offer:2:give=$1", "error-lov-deal-form"),
        ("offer:2:get=$1;give=$1", "error-lov-deal-form"),
        ("offer:2", "error-lov-deal-form"),
        ("offer:1:give=$1;get=nothing", "error-lov-deal-self"),
        ("offer:5:give=$1;get=nothing", "error-seat-written"),
        ("offer:x:give=$1;get=nothing", "error-seat-written"),
        ("offer:2:give=nothing;get=nothing", "error-lov-deal-empty"),
        ("offer:2:give=die@Z1;get=$1", "error-lov-no-such-lot"),
        ("counter:2:give=$1;get=nothing", "error-lov-no-offer"),
        ("accept:2:give=$1;get=nothing", "error-lov-no-offer"),
        ("reject:2", "error-lov-no-offer"),
        ("withdraw:2", "error-lov-no-own-offer"),
    ],
)
def test_refused_words(token: str, key: str) -> None:
    """LOV-30, LOV-31"""
    assert refused(strip(), 1, token)[0] == key


def test_what_a_side_does_not_have() -> None:
    """LOV-11: refused with the reason, for both sides."""
    state = strip()
    assert refused(state, 1, "offer:2:give=$21;get=D1") == (
        "error-lov-deal-money",
        {"seat": 1, "have": 20, "money": 21},
    )
    assert refused(state, 1, "offer:2:give=$1;get=$21")[1] == {"seat": 2, "have": 20, "money": 21}
    assert refused(state, 1, "offer:2:give=D1;get=$1") == ("error-lov-deal-lot", {"seat": 1, "lot": "D1"})
    assert refused(state, 1, "offer:2:give=B2;get=$1") == ("error-lov-deal-lot", {"seat": 1, "lot": "B2"})
    assert refused(state, 1, "offer:2:give=$1;get=die@B2") == ("error-lov-deal-die", {"seat": 2, "lot": "B2"})


def test_supplies_are_counted_net() -> None:
    """LOV-31: with all dice or markers out, only an even exchange is possible."""
    tiles = {**TWELVE, "E1": "sphinx 2:3"}
    state = board(tiles=tiles)
    assert refused(state, 1, "offer:2:give=$1;get=die@E1") == ("error-lov-deal-dice", {"seat": 1, "most": 12})
    play(state, 1, "offer:2:give=$1,die@C8;get=die@E1")
    ten = ["A1", "A2", "A3", "A4", "A5", "A6", "B1", "B2", "B3", "B4"]
    full = board(lots={1: ten, 2: ["C1"]})
    assert refused(full, 2, "offer:1:give=C1;get=$1") == ("error-lov-deal-markers", {"seat": 1, "most": 10})
    play(full, 2, "offer:1:give=C1;get=A1")


def test_exactly_the_same_terms() -> None:
    """LOV-11: an acceptance that says something else is refused."""
    state = strip()
    play(state, 1, "offer:2:give=$5;get=D1")
    key, details = refused(state, 2, "accept:1:give=D1;get=$6")
    assert (key, details["offer"]) == ("error-lov-deal-other-terms", "accept:1:give=D1;get=$5")
    play(state, 1, "offer:2:give=$4;get=D1")
    assert len(state.position()["offers"]) == 1
    assert refused(state, 2, "accept:1:give=D1;get=$5")[0] == "error-lov-deal-other-terms"
    assert refused(state, 3, "accept:1:give=D1;get=$4")[0] == "error-lov-no-offer"


def test_counter_reject_withdraw() -> None:
    """LOV-36"""
    state = strip()
    play(state, 1, "offer:2:give=$5;get=D1")
    play(state, 2, "counter:1:give=D1;get=$9")
    assert [(offer["from"], offer["to"]) for offer in state.position()["offers"]] == [(1, 0)]
    assert state.actor() == 0
    play(state, 1, "reject:2")
    assert state.position()["offers"] == []
    play(state, 1, "offer:2:give=$5;get=D1", "withdraw:2")
    assert state.position()["offers"] == []
    play(state, 1, "offer:2:give=$5;get=D1", "end")
    assert state.position()["offers"] == []


def test_offers_are_open() -> None:
    """LOV-36: everybody sees them."""
    state = strip()
    play(state, 1, "offer:2:give=$5;get=D1")
    for seat in (-1, 0, 1, 2, 3):
        assert state.view(seat)["offers"] == [{"from": 0, "to": 1, "terms": "give=$5;get=D1"}]


def test_a_deal_that_has_become_impossible() -> None:
    """LOV-11: it stands, but is refused with the reason, whole."""
    state = strip()
    play(state, 1, "offer:2:give=$20;get=D1", "build:A3=vega")
    assert "reject:1" in state.tokens(1)
    assert not any(token.startswith("accept") for token in state.tokens(1))
    assert refused(state, 2, "accept:1:give=D1;get=$20") == (
        "error-lov-deal-money",
        {"seat": 1, "have": 5, "money": 20},
    )


def test_no_deals_while_something_is_pending() -> None:
    """LOV-31, LOV-35: not before a roll, not while dice are lifted or arranged or a lay-off is decided."""
    state = strip(active=3)
    play(state, 3, "gamble:B1=1")
    for seat in (1, 3):
        assert refused(state, seat, "offer:2:give=$1;get=nothing")[0] == "error-not-your-turn"
    assert refused(state, 2, "offer:1:give=$1;get=nothing")[0] == "error-lov-deal-not-now"
    play(state, 2, "stand")
    assert refused(state, 1, "offer:2:give=$1;get=nothing")[0] == "error-chance-next"
    full = board(tiles=TWELVE, lots={1: ["A1"]})
    play(full, 1, "build:A1=sphinx")
    assert refused(full, 1, "offer:2:give=$1;get=nothing")[0] == "error-lov-deal-not-now"


def test_a_deal_frees_a_die_for_the_drawn_lot() -> None:
    """LOV-35, LOV-05, LOV-R29: the lot is then taken without lifting."""
    tiles = {**TWELVE, "A2": "sphinx 2:6", "A5": "sphinx 2:3"}
    state = board(phase="drawing", tiles=tiles, undrawn=["A5"])
    draw(state, "A5")
    assert refused(state, 1, "offer:3:give=build:A1=vega;get=$5")[0] == "error-lov-deal-action"
    play(state, 1, "offer:3:give=die@C8;get=$5")
    play(state, 3, "accept:1:give=$5;get=die@C8")
    assert tile_at(state, "A5") == "sphinx 1:3"
    assert phase(state) == "turn"


def test_a_traded_die_stays_reorganised() -> None:
    """LOV-24"""
    state = strip()
    play(state, 1, "reorganise:C1")
    roll(state, 4, 3)
    play(state, 1, "offer:2:give=$1;get=die@C2")
    play(state, 2, "accept:1:give=die@C2;get=$1")
    assert state.position()["reorganised"] == ["C1", "C2"]
    assert refused(state, 1, "reorganise:C1")[0] == "error-lov-rolled"


def test_the_menu() -> None:
    """LOV-R49: typical offers are among the legal steps, until a seat has made an offer."""
    state = board(
        tiles={"B1": "vega 2:5", "B2": "vega 1:2", "C1": "tivoli 1:4", "C2": "tivoli 2:3"},
        lots={1: ["C4"], 2: ["B5"], 3: ["E1"]},
    )
    offers = sorted(token for token in state.tokens(0) if token.startswith("offer"))
    assert offers == [
        "offer:2:give=$15;get=die@B1",
        "offer:2:give=$9;get=B5",
        "offer:2:give=$9;get=die@C2",
        "offer:2:give=die@B2;get=$6",
        "offer:2:give=die@B2;get=die@C2",
        "offer:2:give=die@C1;get=$12",
    ]
    assert may(state, 2, "offer:1:give=$6;get=die@B2")
    play(state, 1, "offer:2:give=$9;get=B5")
    assert not any(token.startswith("offer") for token in state.tokens(0) + state.tokens(1))
    assert sorted(state.tokens(1)) == ["accept:1:give=B5;get=$9", "reject:1"]
    assert may(state, 1, "withdraw:2")
    assert may(state, 1, "end")


def test_asking_for_a_number_changes_nothing() -> None:
    """LOV-11: offers on the menu have one, others are only words; a question leaves no trace."""
    state = strip()
    on_the_menu = next(token for token in state.tokens(0) if token.startswith("offer"))
    free = "offer:2:give=$5,A3,die@B2;get=die@C2"
    before, past = state.position(), list(state.past)
    assert state.token(0, state.choice(0, on_the_menu)) == on_the_menu
    with pytest.raises(GameError) as caught:
        state.choice(0, free)
    assert (caught.value.key, caught.value.details) == ("error-lov-not-on-the-menu", {"step": free})
    assert str(state.explain(0, free)) == str(caught.value)
    assert state.position() == before
    assert state.past == past
    assert list(state.legal(0)) == list(strip().legal(0))
    play(state, 1, free)
    with pytest.raises(GameError) as caught:
        state.choice(1, "counter:1:give=D1;get=$3")
    assert caught.value.key == "error-lov-not-on-the-menu"
    assert [offer["from"] for offer in state.position()["offers"]] == [0]


def test_an_offer_is_a_value() -> None:
    """LOV-11: it can be made without words, is checked like them, and says the same."""
    by_words, by_value = strip(), strip()
    play(by_words, 3, "offer:2:give=$2,E4;get=D1")
    said = by_words.talk.offers[0].offer
    by_value.propose(said)
    assert by_value.position() == by_words.position()
    with pytest.raises(GameError) as caught:
        by_value.propose(exchange(0, 1, 21, 0, 0, 0, 0, 0))
    assert caught.value.key == "error-lov-deal-money"
    assert by_value.position() == by_words.position()
