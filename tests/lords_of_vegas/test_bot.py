"""The greedy bot."""

import contextlib

import pytest

from boulevard.bots.base import Bot, RandomBot, Substitute
from boulevard.bots.driver import play_game
from boulevard.bots.lords_of_vegas import LordsGreedy, Outlook, own_gain
from boulevard.games.chance import Chance, Rng
from boulevard.games.contract import GameError
from boulevard.games.lords_of_vegas.notation import parse_terms
from boulevard.games.lords_of_vegas.state import LordsState

from .helpers import GAME, board, phase, play, start, tile_at


def choice(state: LordsState, seat: int) -> str:
    return state.token(seat - 1, LordsGreedy().choose(state, seat - 1, Rng(1)))


def test_greedy_beats_random() -> None:
    wins = 0
    games = 12
    for game in range(games):
        state = start(2)
        greedy = game % 2
        bots: list[Bot] = [RandomBot(), RandomBot()]
        bots[greedy] = LordsGreedy()
        thoughts: list[Chance] = [Rng(game), Rng(game + 100)]
        play_game(state, bots, Rng(game + 200), thoughts)
        wins += state.places()[greedy] == 1
    assert wins >= games - 1


def test_builds_early() -> None:
    state = board(lots={1: ["A2"]}, money=[20, 0, 0, 0])
    assert choice(state, 1).startswith("build:A2")


def test_never_gives_for_nothing() -> None:
    """LOV-11: gifts to others are refused, gifts to itself accepted."""
    tiles = {"C1": "vega 1:4", "C2": "vega 2:3", "E1": "sphinx 1:3"}
    for give, get, answer in [
        ("nothing", "$10", "reject:2"),
        ("nothing", "die@C1", "reject:2"),
        ("$1", "die@C1,die@E1", "reject:2"),
        ("nothing", "A2", "reject:2"),
        ("$10", "nothing", "accept:2:give=nothing;get=$10"),
        ("die@C2", "nothing", "accept:2:give=nothing;get=die@C2"),
    ]:
        state = board(tiles=tiles, lots={1: ["A2"]}, active=2, rules=1)
        play(state, 2, f"offer:1:give={give};get={get}")
        assert choice(state, 1) == answer
        state = board(tiles=tiles, lots={1: ["A2"]}, active=2)
        play(state, 2, f"offer:1:give={give};get={get}")
        said = LordsGreedy().speak(state, 0, Rng(1))
        verb = answer.split(":", maxsplit=1)[0]
        assert said.startswith(verb) or (verb == "reject" and said.startswith("counter:2"))
        before = state.position()
        play(state, 1, said)
        after = state.position()
        moved = any(after[part] != before[part] for part in ("players", "tiles"))
        assert moved == (verb == "accept")


def test_keeps_high_dice_where_they_are_safe() -> None:
    """LOV-R38: a tile whose card is in the deck gets the low die."""
    state = board(tiles={"C1": "vega 1:1", "C2": "vega 1:2"}, undrawn=["C1"])
    play(state, 1, "reorganise:C1")
    state.reveal_token("die:6")
    state.reveal_token("die:1")
    play(state, 1, choice(state, 1))
    assert (tile_at(state, "C1"), tile_at(state, "C2")) == ("vega 1:1", "vega 1:6")


def test_stands() -> None:
    state = board(tiles={"C1": "vega 1:4"}, active=2)
    play(state, 2, "gamble:C1=3")
    assert choice(state, 1) == "stand"


def test_never_makes_a_deal_that_only_loses() -> None:
    """LOV-11: whatever it offers or accepts, its own standing improves and it gets something."""
    deals = 0
    for seed in range(12):
        state = start(3)
        chance = Rng(seed)
        greedy, other = LordsGreedy(), RandomBot()
        while not state.over():
            state.deal(chance)
            seat = state.actor()
            if seat < 0:
                break
            step = (greedy if seat == seed % 3 else other).choose(state, seat, chance)
            token = state.token(seat, step)
            if seat == seed % 3 and token.split(":")[0] in ("offer", "accept"):
                deals += 1
                assert not token.endswith("get=nothing")
                words = token.split(":", 2)
                terms = parse_terms(words[2], seat, int(words[1]) - 1, 3)
                assert own_gain(state.board, terms, seat, Outlook(state.board)) > 0
            state.advance(seat, step)
    assert deals > 0


WORTH = {"C1": "vega 1:4", "C2": "vega 2:3", "E1": "sphinx 1:3"}


def test_counters_a_fair_idea_at_a_bad_price() -> None:
    """LOV-36: the same goods for more money, if that helps both sides; otherwise it says no."""
    tiles = {"C1": "vega 2:4", "C2": "vega 1:1", "C3": "vega 2:6", "C4": "vega 2:2", "C5": "vega 2:2"}
    state = board(tiles=tiles, active=2, money=[5, 60, 0, 0])
    play(state, 2, "offer:1:give=$1;get=die@C2")
    said = LordsGreedy().speak(state, 0, Rng(1))
    assert said.startswith("counter:2:give=die@C2;get=$")
    play(state, 1, said)
    counter = state.talk.offers[0].offer
    outlook = Outlook(state.board)
    assert own_gain(state.board, counter, 0, outlook) > 0
    assert own_gain(state.board, counter, 1, outlook) > 0
    assert LordsGreedy().speak(state, 1, Rng(1)).startswith("accept:1")
    play(state, 2, "reject:1", "offer:1:give=$1;get=die@C2")
    assert LordsGreedy().speak(state, 0, Rng(1)).startswith("reject:2")  # one counter-offer a turn


def test_waits_while_nothing_can_be_carried_out() -> None:
    """LOV-31: it does not reject a gift because dice are in the air."""
    state = board(tiles=WORTH, active=3)
    play(state, 3, "gamble:C1=1")
    play(state, 2, "offer:1:give=$10;get=nothing")
    assert LordsGreedy().speak(state, 0, Rng(1)) == ""
    play(state, 1, "stand")
    state.deal(Rng(1))
    assert LordsGreedy().speak(state, 0, Rng(1)) == "accept:2:give=nothing;get=$10"


def test_withdraws_what_it_would_regret() -> None:
    """LOV-36: offers outlive the turn, so they are looked at again."""
    state = board(tiles=WORTH, lots={1: ["A2"], 2: ["A1"]}, active=2)
    play(state, 1, "offer:2:give=A2,die@C1;get=$1")
    assert LordsGreedy().speak(state, 0, Rng(1)) == "withdraw:2:give=A2,die@C1;get=$1"


def test_proposes_what_helps_both() -> None:
    """LOV-R49: in the breaks of whole games, and what it says is always possible."""
    proposed = 0
    for seed in range(2):
        state = start(3)
        chance = Rng(seed)
        while not state.over():
            state.deal(chance)
            seat = int(state.actor())
            if seat < 0:
                break
            for other in range(3 if phase(state) == "break" else 0):
                said = LordsGreedy().speak(state, other, chance)
                if said:
                    state.play(other, said)
                if said.startswith("offer"):
                    proposed += 1
                    offer = state.talk.offers[-1].offer
                    outlook = Outlook(state.board)
                    for side in range(3):
                        assert not offer.is_side(side) or own_gain(state.board, offer, side, outlook) > 0
            steps = state.legal(seat)
            state.advance(seat, steps[chance.below(len(steps))])
    assert proposed > 0


@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize("bot", [LordsGreedy(), RandomBot()])
def test_a_substitute_never_accepts_a_deal(rules: int, bot: Bot) -> None:
    """LOV-31, LOV-11: whatever is offered to somebody who is away, a bot in that seat agrees to nothing."""
    away = Substitute(bot)
    asked = 0
    for seed in range(2):
        state = GAME.start(3, {}, rules)
        assert isinstance(state, LordsState)
        chance = Rng(seed)
        while not state.over():
            state.deal(chance)
            if state.actor() < 0:
                break
            if not state.talk.has_offered(1):
                with contextlib.suppress(GameError):
                    state.play(1, "offer:1:give=$1;get=nothing")
            seat = int(state.actor())
            if seat == 0:
                asked += len(state.talk.offers) > 0
                said = away.speak(state, 0, chance)
                assert not said or said.startswith("reject:")
                step = away.choose(state, 0, chance)
                assert step in list(state.legal(0))
                assert state.token(0, step).split(":")[0] not in ("accept", "offer", "counter")
                state.advance(0, step)
            else:
                steps = state.legal(seat)
                state.advance(seat, steps[chance.below(len(steps))])
    assert asked > 10
