"""The greedy bot."""

from boulevard.bots.base import Bot, RandomBot
from boulevard.bots.lords_of_vegas import LordsGreedy, Outlook, own_gain
from boulevard.bots.playout import play_game
from boulevard.games.chance import Chance, Rng
from boulevard.games.lords_of_vegas.game import LordsState
from boulevard.games.lords_of_vegas.notation import parse_terms

from .helpers import board, play, start, tile_at


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
        state = board(tiles=tiles, lots={1: ["A2"]}, active=2)
        play(state, 2, f"offer:1:give={give};get={get}")
        assert choice(state, 1) == answer


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
                terms = parse_terms(words[2], seat, int(words[1]) - 1, state.active, 3)
                assert own_gain(state.board, terms, seat, Outlook(state.board)) > 0
            state.advance(seat, step)
    assert deals > 0
