"""The deck of a table with paper sheets: cards, goals, reshuffles, Solo and ACME, forth and back."""

import itertools
import json
from collections import Counter
from typing import Any

import pytest

from boulevard.games.catalogue import find_game
from boulevard.games.contract import GameError
from boulevard.local.dealer import Dealer
from boulevard.local.strip import StripDealer

from .hands import Device

STREETS = pytest.mark.parametrize("game", ["welcome-to", "new-las-vegas"])


def tokens(dealer: Dealer) -> list[str]:
    """The number cards on the table, as the notation has them."""
    return [f"{card['number']}-{card['next'] or card['effect']}" for card in dealer._cards() if card]


@STREETS
def test_numbers_become_effects_and_every_card_comes_once(game: str) -> None:
    dealer = Dealer(game, False, {}, "a seed")
    whole = Counter(find_game(game).start(2).view(-1)["cards"]["pile"])
    seen = Counter(tokens(dealer))
    left = dealer.json()["left"]
    assert sum(whole.values()) == left + 6  # three numbers lie on three effects
    while dealer.json()["left"] >= 3:
        coming = [card["next"] for card in dealer.json()["cards"]]
        dealer.flip([], False, None)
        assert [card["effect"] for card in dealer.json()["cards"]] == coming
        assert dealer.json()["left"] == left - 3
        left -= 3
        seen += Counter(tokens(dealer))
    assert not seen - whole
    assert sum((whole - seen).values()) == 3  # the first effects were never numbers
    dealer.flip([], False, None)  # the discards make new stacks, without a gap
    assert all(dealer.json()["cards"])
    assert dealer.json()["left"] > 60


@STREETS
def test_a_flip_is_taken_back_and_brings_the_same_cards_again(game: str) -> None:
    dealer = Dealer(game, False, {})
    first = dealer.json()
    with pytest.raises(GameError):
        dealer.back()
    shown = []
    for _ in range(5):
        dealer.flip([], False, None)
        shown.append(dealer.json())
    for _ in range(5):
        dealer.back()
    assert dealer.json() == first
    for picture in shown:
        dealer.flip([], False, None)
        assert dealer.json() == picture


@STREETS
def test_goals_are_turned_over_and_all_is_shuffled_when_somebody_wants_it(game: str) -> None:
    dealer = Dealer(game, False, {})
    assert [goal["approved"] for goal in dealer.json()["goals"]] == [False, False, False]
    for _ in range(4):
        dealer.flip([], False, None)
    few = dealer.json()["left"]
    dealer.flip([1], True, None)
    now = dealer.json()
    assert [goal["approved"] for goal in now["goals"]] == [False, True, False]
    assert now["left"] > few + 10
    dealer.back()
    assert not any(goal["approved"] for goal in dealer.json()["goals"])
    with pytest.raises(GameError):
        dealer.flip([3], False, None)


def test_the_solo_card_comes_and_the_game_ends_with_the_pile() -> None:
    dealer = Dealer("welcome-to", True, {})
    assert dealer.json()["solo_card"] == "hidden"
    with pytest.raises(GameError):
        dealer.flip([], False, None)  # which card was left?
    while not dealer.json()["over"]:
        dealer.flip([], False, 0)
    assert dealer.json()["solo_card"] == "seen"
    assert all(goal["approved"] for goal in dealer.json()["goals"])
    with pytest.raises(GameError):
        dealer.flip([], False, 0)


def test_acme_is_played() -> None:
    dealer = Dealer("new-las-vegas", True, {"acme": 5})
    given = 0
    while not dealer.json()["over"]:
        dealer.flip([], False, 1)
        given += 1
        assert len(dealer.json()["acme"]["cards"]) == given
    acme = dealer.json()["acme"]
    assert acme["score"]["total"] == sum(acme["score"]["categories"].values())
    assert len(acme["approvals"]) == 3


def test_a_dealer_is_kept_and_goes_on_on_another_day() -> None:
    device = Device()
    now = device.call("newDealer", game="new-las-vegas", solo=False, options={})
    for claims in ([], [0], []):
        now = device.call("flip", id=now["id"], claims=claims, reshuffle=False)
    device.restart()
    assert device.call("dealers") == [{"id": now["id"], "game": "new-las-vegas", "turn": 4}]
    assert device.call("dealer", id=now["id"]) == now
    then: Any = device.call("flipBack", id=now["id"])
    assert then["turn"] == 3
    assert json.loads(device.kept[now["id"]])["dealer"]["flips"] == [[0, False, -1], [1, False, -1]]
    device.call("forget", id=now["id"])
    assert device.kept == {}


def test_what_cannot_be_dealt_is_refused() -> None:
    for game, options in (("lords-of-vegas", {}), ("welcome-to", {"advanced": 3})):
        with pytest.raises(GameError):
            Dealer(game, False, options)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_strip_is_dealt_to_the_end(seats: int) -> None:
    """Start cards for everybody, turns one after the other, every card once, the End of Game card last."""
    dealer = StripDealer(seats, "a seed")
    first = dealer.json()
    lots = [lot for seat in first["seats"] for lot in seat["lots"]]
    assert len(lots) == len(set(lots)) == 2 * seats
    assert (first["card"], first["turn"], first["can_back"]) == (None, 0, False)
    assert first["marked"] == [2] * seats
    with pytest.raises(GameError):
        dealer.back()
    shown: list[dict[str, Any]] = []
    while not dealer.json()["over"]:
        dealer.turn_card()
        shown.append(dealer.json())
    assert [picture["left"] for picture in shown[:-1]] == [first["left"] - n for n in range(1, len(shown))]
    drawn = [picture["card"] for picture in shown[:-1]]
    assert len(set(drawn)) == len(drawn)
    assert not set(drawn) & set(lots)
    assert (shown[-1]["card"], shown[-1]["pays"]) == ("end", "strip")
    for before, after in itertools.pairwise(shown[:-1]):
        again = seats == 2 and before["card"].startswith("F")  # LOV-R55: not taken, and another one is turned
        assert after["active"] == (before["active"] if again else (before["active"] + 1) % seats)
    assert all(picture["lot"]["pays"] == picture["pays"] for picture in shown[:-1])
    with pytest.raises(GameError):
        dealer.turn_card()
    for _ in shown:
        dealer.back()
    assert dealer.json() == first
    dealer.turn_card()
    assert dealer.json() == shown[0]  # the same card again


def test_the_cards_of_the_strip_are_kept() -> None:
    device = Device()
    deck = device.call("newStrip", seats=3)
    for _ in range(4):
        deck = device.call("turnCard", id=deck["id"])
    device.restart()
    assert device.call("dealers") == [{"id": deck["id"], "game": "lords-of-vegas", "turn": 5}]
    assert device.call("dealer", id=deck["id"]) == deck
    with pytest.raises(GameError):
        device.call("flip", id=deck["id"], claims=[], reshuffle=False)
    assert device.call("flipBack", id=deck["id"])["turn"] == 3
    with pytest.raises(GameError):
        device.call("newStrip", seats=7)


def test_the_expert_game_deals_a_hand_to_everybody() -> None:
    """WT-R70: three cards each; the one that is left goes to the right-hand neighbour, two are dealt."""
    dealer = Dealer("welcome-to", False, {"expert": True}, "a seed", 3)
    first = dealer.json()
    assert [len(hand) for hand in first["hands"]] == [3, 3, 3]
    assert first["left"] == 81 - 9
    assert first["top"] is not None  # the pile lies effect side up
    assert first["cards"] == [None] * 3  # nobody across the table reads a hand
    assert first["told"] == []
    for wrong in (None, 1, [0, 1], [0, 1, 3]):
        with pytest.raises(GameError) as refused:
            dealer.flip([], False, wrong)
        assert refused.value.key == "error-local-passed"
    dealer.flip([2], False, [0, 1, 2])
    now = dealer.json()
    assert [now["hands"][(seat - 1) % 3][0] for seat in range(3)] == [
        first["hands"][seat][card] for seat, card in enumerate([0, 1, 2])
    ]
    assert now["left"] == 81 - 9 - 6
    assert [goal["approved"] for goal in now["goals"]] == [False, False, True]
    again = Dealer.restore(json.loads(json.dumps(dealer.kept())))
    assert again.json() == now
    again.back()
    assert again.json() == first
    for _ in range(20):  # the discards are shuffled when the pile ends, and never a card that somebody holds
        dealer.flip([], False, [0, 0, 0])
        hands = Counter(
            f"{card['number']}-{card['effect']}" for hand in dealer.json()["hands"] for card in hand
        )
        whole = Counter(find_game("welcome-to").start(2).view(-1)["cards"]["pile"])
        assert not hands - whole
    with pytest.raises(GameError):
        Dealer("welcome-to", False, {"expert": True}, seats=1)
    with pytest.raises(GameError) as refused:
        Dealer("welcome-to", False, {}).flip([], False, [0, 1])
    assert refused.value.key == "error-local-spare"
