"""Every refusal of a step names its reason and leaves the game as it was."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from boulevard.games.chance import Rng
from boulevard.games.contract import GameError, State
from tests.streets import deal, play, refuses
from tests.welcome_to.sheets import GAME, SOURCES, expert_table, game, load, sheet, solo_table, start

ALL = "8/{} 14/park 15/park"
TIGHT = ("5 . 6 7 8 9 10 11 12 13", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 11 12")
USED = sheet("1* 2* 3* | 4* 5* 6* 7* | 8", plans=(0, 0, 7))
SIMPLE = ("estates-44", "estates-36", "estates-34")


def drafted(steps: str, one: Any = None, effect: str = "surveyor", **known: Any) -> State:
    state = game(sheet("1") if one is None else one, combos=ALL.format(effect), **known)
    play(state, 0, steps)
    return state


def expert_refusal() -> State:
    state = load(
        expert_table(sheet(*TIGHT), sheet(*TIGHT), hands=("5-park 6-park 7-park", "1-park 2-park 8-park"))
    )
    state.play(0, "refuse")
    return state


def refused_permit() -> State:
    state = game(sheet(*TIGHT), combos="8/park 9/park 10/park")
    state.play(0, "refuse")
    return state


def claimed() -> State:
    state = game(sheet("1 2 3 | 4 5 6 7 |"), combos="14/park 15/park 13/park", plans=SIMPLE)
    play(state, 0, "pick:A write:14@3.12 claim:3")
    return state


def choosing_estates() -> State:
    state = game(sheet("1 2 3 | 4 5 6 7 |", "1 2 3 |"), combos="14/park 15/park 13/park", plans=SIMPLE)
    play(state, 0, "pick:A write:14@3.12 claim:3")
    return state


ON = ("roundabouts",)
ACTED = "pick:A write:8@2.5"
REFUSALS: list[tuple[str, Callable[[], State], str]] = [
    ("error-wt-unknown-step", lambda: drafted(""), "dance"),
    ("error-wt-unknown-step", lambda: drafted(""), ""),
    ("error-wt-unknown-step", lambda: drafted(""), "Pick:A"),
    ("error-wt-pick-first", lambda: drafted(""), "write:8@1.5"),
    ("error-wt-pick-first", lambda: drafted(""), "claim:1"),
    ("error-wt-one-letter", lambda: drafted(""), "pick:AB"),
    ("error-wt-two-cards", lambda: load(solo_table(sheet())), "pick:A"),
    ("error-wt-number-fits", lambda: drafted(""), "refuse"),
    ("error-wt-number-nowhere", lambda: game(sheet(*TIGHT), combos="8/park 9/park 10/park"), "pick:A"),
    ("error-wt-write-first", lambda: drafted("pick:A"), "pick:B"),
    ("error-wt-number", lambda: drafted("pick:A"), "write:18@1.5"),
    ("error-wt-number", lambda: drafted("pick:A"), "write:x@1.5"),
    ("error-wt-number", lambda: drafted("pick:A"), "write:08@1.5"),
    ("error-wt-number", lambda: drafted("pick:A"), "write:"),
    ("error-wt-house", lambda: drafted("pick:A"), "write:8@1.11"),
    ("error-wt-house", lambda: drafted("pick:A"), "write:8"),
    ("error-wt-house", lambda: drafted(ACTED), "fence:4.1"),
    ("error-wt-house-taken", lambda: drafted("pick:A"), "write:8@1.1"),
    ("error-wt-other-number", lambda: drafted("pick:A"), "write:9@1.5"),
    ("error-wt-order", lambda: drafted("pick:A", sheet(". . 9")), "write:8@1.4"),
    ("error-wt-roundabout-there", lambda: drafted("roundabout:1.5 pick:A", opts=ON), "write:8@1.5"),
    ("error-wt-no-roundabouts", lambda: drafted(""), "roundabout:1.5"),
    ("error-wt-roundabout-twice", lambda: drafted("roundabout:1.5", opts=ON), "roundabout:1.6"),
    ("error-wt-roundabout-limit", lambda: drafted("", sheet("1 2 R R"), opts=ON), "roundabout:1.6"),
    ("error-wt-fence-there", lambda: drafted(ACTED, sheet("1 | 2")), "fence:1.1"),
    ("error-wt-fence-there", lambda: drafted(ACTED), "fence:3.12"),
    ("error-wt-fence-twins", lambda: drafted(ACTED, sheet("1 1b")), "fence:1.1"),
    ("error-wt-fence-used", lambda: drafted(ACTED, USED, plans=SIMPLE, approved=(3,)), "fence:1.2"),
    ("error-wt-other-effect", lambda: drafted(ACTED), "park"),
    ("error-wt-effect-used", lambda: drafted(ACTED + " fence:1.1"), "fence:1.2"),
    ("error-wt-refused-turn", refused_permit, "park"),
    ("error-wt-no-pool-lot", lambda: drafted(ACTED, None, "pool"), "pool"),
    (
        "error-wt-boxes-full",
        lambda: drafted(ACTED, sheet("1", estates=(1, 0, 0, 0, 0, 0)), "estate"),
        "estate:1",
    ),
    ("error-wt-bis-neighbour", lambda: drafted(ACTED, None, "bis"), "bis:2@1.2"),
    ("error-wt-pass-first", expert_refusal, "done"),
    ("error-wt-use-first", choosing_estates, "done"),
    ("error-wt-claims-last", claimed, "park"),
    ("error-wt-plan-open", lambda: drafted(ACTED), "claim:1"),
    ("error-wt-plan-claimed", lambda: drafted(ACTED, USED, plans=SIMPLE, approved=(3,)), "claim:3"),
    ("error-step-not-now", lambda: drafted(ACTED), "claim:4"),
    ("error-step-not-now", lambda: drafted(ACTED), "pick:A"),
    ("error-step-not-now", lambda: drafted(ACTED), "reshuffle"),
    ("error-step-not-now", lambda: drafted(ACTED), "done:now"),
    ("error-step-not-now", lambda: drafted(""), "pick:D"),
    ("error-step-not-now", lambda: drafted(""), "pick"),
    ("error-step-not-now", choosing_estates, "use:1.4-1.7"),
]


@pytest.mark.parametrize(("key", "state", "step"), REFUSALS)
def test_refused_steps(key: str, state: Callable[[], State], step: str) -> None:
    """WT-R13, WT-R18: a step that the rules do not allow is refused with its reason; nothing changes."""
    refuses(state(), 0, step, key)


def test_every_reason_is_tested() -> None:
    """WT-R13: no reason of the notation is missing above."""
    source = (SOURCES / "refusals.py").read_text()
    assert {key for key, _, _ in REFUSALS} == set(re.findall(r'"(error-[a-z-]+)"', source))


@pytest.mark.parametrize("seat", [-1, 2, 10**30, True, None, "0", 0.0])
def test_unknown_seats(seat: object) -> None:
    """WT-R12: only those who take part can play."""
    state = game(sheet(), combos=ALL.format("park"))
    before = state.position()
    calls: list[Callable[[], None]] = [
        lambda: state.play(seat, "pick:A"),
        lambda: state.apply(seat, 1),
        lambda: state.undo(seat),
    ]
    for call in calls:
        with pytest.raises(GameError) as caught:
            call()
        assert caught.value.key == "error-no-such-seat"
    assert state.position() == before


@pytest.mark.parametrize("seat", [-2, 2, 99])
def test_seats_that_look(seat: int) -> None:
    """WT-R81: views and lists of steps are there for those who take part, and views for spectators."""
    state = game(sheet(), combos=ALL.format("park"))
    with pytest.raises(GameError) as caught:
        state.view(seat)
    assert caught.value.key == "error-no-such-seat"
    with pytest.raises(GameError) as caught:
        state.tokens(seat)
    assert caught.value.key == "error-no-such-seat"


@pytest.mark.parametrize("choice", [-1, 2, 3, 10**30, -(10**30), 2**63, True, None, "pick:A", 1.0, [1]])
def test_unknown_ints(choice: object) -> None:
    """WT-R13: a step given as a number is checked as strictly as a token."""
    state = game(sheet(), combos=ALL.format("park"))
    before = state.position()
    with pytest.raises(GameError):
        state.apply(0, choice)
    assert state.position() == before


@pytest.mark.parametrize(
    "token", [None, 5, b"pick:A", "pick:A ", " pick:A", "PICK:A", "pick:A\n", "pïck:A", "x" * 10000]
)
def test_unknown_tokens(token: object) -> None:
    """WT-R13: whatever is not a token of the notation is refused."""
    state = game(sheet(), combos=ALL.format("park"))
    before = state.position()
    with pytest.raises(GameError):
        state.play(0, token)
    assert state.position() == before


def test_wrong_time() -> None:
    """WT-R19, WT-R81: chance and seats wait for each other."""
    state = start(2)
    refuses(state, 0, "pick:A", "error-chance-next")
    deal(state)
    with pytest.raises(GameError) as caught:
        state.reveal_token("8-bis")
    assert caught.value.key == "error-chance-not-next"
    with pytest.raises(GameError) as caught:
        state.undo(0)
    assert caught.value.key == "error-nothing-to-undo"
    state.play(0, state.tokens(0)[0])
    state.play(0, state.tokens(0)[0])
    state.play(0, "done")
    refuses(state, 0, "done", "error-not-your-turn", seat=1)
    with pytest.raises(GameError) as caught:
        state.undo(0)
    assert caught.value.key == "error-nothing-to-undo"


@pytest.mark.parametrize("outcome", [-1, 28, 10**30, True, None, "8-bis", 6, 1.0])
def test_impossible_chance(outcome: object) -> None:
    """WT-R09: a plan of the wrong number, or no plan at all."""
    state = start(2)
    before = state.position()
    with pytest.raises(GameError) as caught:
        state.reveal(outcome)
    assert caught.value.key == "error-chance-impossible"
    assert state.position() == before


@pytest.mark.parametrize(
    "token", ["plan:estates-36", "plan:street-1", "plan:", "estates-44", "8-bis", "first:1", "", None, "solo"]
)
def test_impossible_plans(token: object) -> None:
    """WT-R09, WT-R57: the first plan is a basic one with a 1."""
    state = start(2)
    before = state.position()
    with pytest.raises(GameError) as caught:
        state.reveal_token(token)
    assert caught.value.key == "error-chance-impossible"
    assert state.position() == before


@pytest.mark.parametrize(
    "token", ["solo", "0-park", "16-park", "1-bis", "8-Bis", "plan:estates-44", "8", "", "8-bis-1"]
)
def test_impossible_cards(token: str) -> None:
    """WT-R04, WT-R05: only cards that are left in the pile come up."""
    state = start(2)
    for _ in range(3):
        state.settle(state.sample(Rng(1)))
    before = state.position()
    with pytest.raises(GameError) as caught:
        state.reveal_token(token)
    assert caught.value.key == "error-chance-impossible"
    assert state.position() == before
    state.reveal_token("8-bis")
    with pytest.raises(GameError):
        state.reveal_token("8-bis")  # there is only one


@pytest.mark.parametrize(
    "token", ["first:0", "first:3", "first:01", "first:\u0661", "first:-1", "first:", "1", "8-bis"]
)
def test_impossible_first_seats(token: str) -> None:
    """WT-R70: the Solo card goes to one of the players."""
    state = start(2, {"expert": True})
    for _ in range(3):
        state.settle(state.sample(Rng(1)))
    with pytest.raises(GameError) as caught:
        state.reveal_token(token)
    assert caught.value.key == "error-chance-impossible"
    state.reveal_token("first:2")


@pytest.mark.parametrize("seats", [0, -1, 10_001, 10**30, True, "2", None, 2.0])
def test_seats(seats: object) -> None:
    """WT-R74: 1 to 10000."""
    with pytest.raises(GameError) as caught:
        start(seats)
    assert caught.value.key == "error-seats"


def test_options() -> None:
    """WT-R57, WT-R66, WT-R70: three options, each on or off; and another sheet."""
    assert [option.name for option in GAME.options] == ["advanced", "roundabouts", "expert", "sheet", "paper"]
    with pytest.raises(GameError) as caught:
        start(2, {"advance": True})
    assert caught.value.key == "error-option-unknown"
    for value in (1, "yes", None):
        with pytest.raises(GameError) as caught:
            start(2, {"advanced": value})
        assert caught.value.key == "error-option-value"
