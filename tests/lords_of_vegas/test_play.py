"""Whole games: nothing gets lost, and the same answers give the same game."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boulevard.games.chance import Rng
from boulevard.games.contract import GameError
from boulevard.games.lords_of_vegas.state import LordsState

from .helpers import GAME, board, start


def random_deal(state: LordsState, rng: random.Random) -> tuple[int, str]:
    """Some offer between two seats that may or may not be possible."""
    data = state.position()
    by, to = rng.sample(range(1, data["seats"] + 1), 2)

    def side(seat: int) -> str:
        goods = []
        if rng.random() < 0.6:
            goods.append(f"${rng.randint(1, 12)}")
        own = data["players"][seat - 1]["lots"]
        goods += rng.sample(own, min(len(own), rng.randint(0, 2)))
        dice = [name for name, tile in data["tiles"].items() if tile["seat"] == seat - 1]
        goods += ["die@" + name for name in rng.sample(dice, min(len(dice), rng.randint(0, 2)))]
        if seat - 1 == data["active"] and rng.random() < 0.3:
            actions = [token for token in state.tokens(seat - 1) if token.split(":")[0] in ACTIONS]
            goods += rng.sample(actions, min(len(actions), 1))
        return ",".join(goods) or "nothing"

    return by - 1, f"offer:{to}:give={side(by)};get={side(to)}"


ACTIONS = ["build", "sprawl", "remodel", "reorganise", "gamble"]


def counts(data: dict[str, Any]) -> None:
    """Every die, tile and marker is on the board once or in its supply."""
    companies = [tile["company"] for tile in data["tiles"].values()]
    for company in set(companies):
        assert companies.count(company) <= 9
    owners = [tile["seat"] for tile in data["tiles"].values()]
    taken: list[str] = list(data["tiles"])
    for seat, player in enumerate(data["players"]):
        assert owners.count(seat) <= 12
        assert len(player["lots"]) <= 10
        assert player["money"] >= 0
        taken += player["lots"]
    assert len(taken) == len(set(taken))


def follow(before: dict[str, Any], after: dict[str, Any], token: str, events: list[Any]) -> None:
    """Every dollar that moved is accounted for by what was told."""
    change = [b["money"] - a["money"] for a, b in zip(before["players"], after["players"])]
    due = [0] * len(change)
    for event in events:
        details = event.details
        seat = details.get("seat", 0)
        if event.key in ("log-lov-rent", "log-lov-income", "log-lov-start-card"):
            due[seat] += details["money"]
        elif event.key in ("log-lov-build", "log-lov-sprawl", "log-lov-remodel", "log-lov-reorganise"):
            due[seat] -= details["money"]
        elif event.key == "log-lov-gamble-won":
            due[seat] += details["money"]
            due[details["other"]] -= details["share"]
        elif event.key == "log-lov-gamble-lost":
            due[seat] -= details["money"]
            due[details["other"]] += details["share"]
        elif event.key == "log-lov-deal":
            for side, sign in zip(details["terms"].split(";"), (1, -1)):
                for good in side.partition("=")[2].split(","):
                    if good.startswith("$"):
                        due[seat] -= sign * int(good[1:])
                        due[details["other"]] += sign * int(good[1:])
    assert change == due, (token, events)


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32), seats=st.integers(2, 4))
def test_nothing_gets_lost(seed: int, seats: int) -> None:
    """LOV-R01, LOV-R02, LOV-R50, LOV-11, LOV-30: money, dice, tiles and markers through games with deals."""
    rng = random.Random(seed)
    chance = Rng(seed)
    state = start(seats)
    state.listen()
    before = state.position()
    while not state.over():
        if state.awaits_chance():
            outcome = state.sample(chance)
            token = state.outcome_token(outcome)
            state.reveal_token(token)
        else:
            seat, token = state.actor(), ""
            if state.position()["phase"] == "turn" and rng.random() < 0.25:
                seat, token = random_deal(state, rng)
                try:
                    state.play(seat, token)
                except GameError:
                    assert state.position() == before
                    continue
            else:
                choices = state.tokens(seat)
                accepts = [choice for choice in choices if choice.startswith("accept")]
                token = rng.choice(accepts or choices)
                state.play(seat, token)
        after = state.position()
        counts(after)
        follow(before, after, token, state.heard())
        for old, new in zip(before["players"], after["players"]):
            assert new["points"] >= old["points"]
        assert set(before["tiles"]) <= set(after["tiles"])
        assert set(before["drawn"]) <= set(after["drawn"])
        before = after
    assert 1 in state.places()


def test_same_answers_same_game() -> None:
    """A game follows from its answers and tokens alone, and from any position on the way."""
    for seed in range(3):
        chance = Rng(seed)
        state = start(2 + seed)
        lines: list[tuple[int, str]] = []
        halfway = None
        while not state.over():
            if len(lines) == 60:
                halfway = state.position()
            if state.awaits_chance():
                outcome = state.sample(chance)
                lines.append((-1, state.outcome_token(outcome)))
                state.settle(outcome)
            else:
                seat = state.actor()
                steps = state.legal(seat)
                step = steps[chance.below(len(steps))]
                lines.append((int(seat), state.token(seat, step)))
                state.advance(seat, step)
        assert halfway is not None
        for again, rest in ((start(2 + seed), lines), (GAME.load(halfway), lines[60:])):
            for seat, token in rest:
                if seat < 0:
                    again.reveal_token(token)
                else:
                    again.play(seat, token)
            assert again.position() == state.position()
            assert again.over()


def test_every_legal_step_has_one_word() -> None:
    """Tokens and ints name the same steps, and every listed step can be taken."""
    chance = Rng(11)
    state = start(4)
    for _ in range(150):
        state.deal(chance)
        if state.over():
            break
        seat = state.actor()
        steps = list(state.legal(seat))
        tokens = state.tokens(seat)
        assert len(set(tokens)) == len(tokens)
        assert [state.choice(seat, token) for token in tokens] == steps
        for step in steps[:: max(1, len(steps) // 4)]:
            look = state.clone()
            look.apply(seat, step)
        state.advance(seat, steps[chance.below(len(steps))])


def test_views_hide_nothing_and_know_no_future() -> None:
    """The deck has no order until a card is drawn, so there is nothing to peek at."""
    state = start(3)
    state.deal(Rng(4))
    for seat in (-1, 0, 1, 2):
        view = state.view(seat)
        view.pop("readings")
        assert view == state.position()
    assert state.resample(0, Rng(1)).position() == state.position()


def test_there_are_no_whole_turns_to_list() -> None:
    """Players act one after another and chance answers in between."""
    state = board(lots={1: ["A2"]}, money=[6, 0, 0, 0])
    with pytest.raises(GameError, match="one after another") as refused:
        state.turns(0)
    assert refused.value.key == "error-no-whole-turns"
