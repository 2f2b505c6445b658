"""Others at the real table write on paper: what they did is told (WT-R82 to WT-R84)."""

import pytest

from boulevard.games.catalogue import find_game
from boulevard.games.contract import GameError, State

from ..streets import dull_turn, play

GAME = find_game("welcome-to")
PLANS = ("plan:estates-111111", "plan:estates-36", "plan:estates-34")
FIRST = ("8-park", "9-pool", "10-temp", "5-surveyor", "6-bis", "7-estate")
NEXT = ("4-pool", "11-park", "12-surveyor")


def told(state: State, *tokens: str) -> State:
    for token in tokens:
        state.reveal_token(token)
    return state


def news(state: State) -> list[str]:
    tokens = [state.outcome_token(outcome) for outcome in state.outcomes().outcomes]
    return [token for token in tokens if token.startswith("others:")]


def temps(state: State) -> list[int]:
    return [dict(score.parts)["temps"] for score in state.scores()]


def table(seats: int = 1, paper: int = 2) -> State:
    """A game with some on paper, dealt for the first turn."""
    state = GAME.start(seats, {"paper": paper})
    return told(state, *PLANS, *FIRST)


def again(state: State) -> State:
    """The same from its position."""
    loaded = GAME.load(state.position())
    assert loaded.position() == state.position()
    return loaded


def test_one_sheet_with_others_is_no_solo_game() -> None:
    """WT-R82: the cards are those of several players; up to seven write on paper, and nobody has secrets."""
    state = table()
    assert "solo_card" not in state.view(0)
    assert state.tokens(0) == ["pick:A", "pick:B", "pick:C"]
    assert GAME.start(1, {"paper": 7}).view(0)["options"]["paper"] == 7
    for options in ({"paper": 8}, {"paper": True}, {"paper": -1}):
        with pytest.raises(GameError) as refused:
            GAME.start(1, options)
        assert refused.value.key == "error-option-value"
    with pytest.raises(GameError) as refused:
        GAME.start(2, {"paper": 1, "expert": True})
    assert refused.value.key == "error-wt-expert-paper"
    assert "paper" not in GAME.start(2, {"paper": 0}).options  # records of before stay as they were


def test_what_others_reached_is_told_before_the_next_cards() -> None:
    """WT-R83: a plan completed on paper counts as completed in the turn that is over."""
    state = table()
    assert news(GAME.load(state.position())) == []  # nobody has played yet
    dull_turn(state, 0)
    assert news(state) == ["others:plan-1", "others:plan-2", "others:plan-3", "others:shuffle", "others:end"]
    told(state, "others:plan-2")
    assert [plan["approved"] for plan in state.view(0)["plans"]] == [False, True, False]
    assert news(again(state)) == ["others:plan-1", "others:plan-3", "others:shuffle", "others:end"]
    told(state, NEXT[0])
    assert news(state) == []  # the first card said that there was nothing more
    with pytest.raises(GameError):
        state.reveal_token("others:plan-1")


def test_a_plan_of_others_pays_the_lower_value() -> None:
    """WT-R83"""
    points = {}
    for first in (True, False):
        position = table().position()
        street = position["sheets"][0]["streets"][0]
        street["houses"][:6] = [1, 2, 3, 4, 5, 6]
        street["fences"] = [1, 2, 3, 4, 5, 6]
        position["turn"] = 7
        if not first:
            position["plans"][0]["approved"] = True
        state = GAME.load(position)
        play(state, 0, "pick:A write:5@2.4 claim:1")
        points[first] = dict(state.scores()[0].parts)["plans"]
    assert points[False] < points[True]


def test_whoever_shuffles_the_real_cards_says_so() -> None:
    """WT-R83: whatever the reason, the deck here is the one on the table."""
    state = table()
    dull_turn(state, 0)
    told(state, "others:shuffle")
    assert news(state) == ["others:plan-1", "others:plan-2", "others:plan-3", "others:end"]
    cards = again(state).view(0)["cards"]
    assert len(cards["pile"]) == 81
    assert cards["effects"] == [None] * 3
    told(state, *FIRST)
    assert again(state).tokens(0) == ["pick:A", "pick:B", "pick:C"]


def test_in_the_expert_game_only_the_own_hand_is_told() -> None:
    """WT-R82: three cards every turn, of which one is passed on; it may come round again, the others not."""
    state = told(GAME.start(1, {"paper": 2, "expert": True}), *PLANS, "8-park", "9-pool", "8-pool")
    assert again(state).view(0)["cards"]["hands"] == [["8-park", "9-pool", "8-pool"]]
    assert state.view(-1)["cards"]["hands"] == [[None] * 3]
    assert "first_seat" not in state.position()
    assert "pick:AA" not in state.tokens(0)  # number and effect are of two cards
    play(state, 0, "pick:AB write:8@1.3 done")
    assert news(again(state)) == [
        "others:plan-1",
        "others:plan-2",
        "others:plan-3",
        "others:shuffle",
        "others:end",
    ]
    assert not state.possible(state.parse_outcome("9-pool"))  # the only one, and it was laid down
    told(state, "8-pool", "8-park", "5-surveyor")
    assert again(state).view(0)["cards"]["hands"] == [["8-pool", "8-park", "5-surveyor"]]
    dull_turn(state, 0)
    told(state, "others:shuffle", "9-pool")
    assert again(state).position()["cards"]["hands"] == [["9-pool", None, None]]


def test_a_shuffle_in_the_expert_game_brings_back_everything() -> None:
    """WT-R83: also when it is one's own wish after a plan."""
    position = told(GAME.start(1, {"paper": 1, "expert": True}), *PLANS, *FIRST[:3]).position()
    street = position["sheets"][0]["streets"][0]
    street["houses"][:6] = [1, 2, 3, 4, 5, 6]
    street["fences"] = [1, 2, 3, 4, 5, 6]
    state = GAME.load(position | {"turn": 7})
    play(state, 0, "pick:AB write:8@2.4 claim:1 reshuffle done")
    assert len(again(state).position()["cards"]["pile"]) == 81
    assert "others:shuffle" not in news(state)


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"first_seat": 0}, "impossible-first-seat"),
        ({"stage": "first-seat"}, "impossible-stage"),
    ],
)
def test_with_others_nobody_is_dealt_to_first(wrong: dict[str, object], key: str) -> None:
    position = told(GAME.start(1, {"paper": 1, "expert": True}), *PLANS).position()
    with pytest.raises(GameError) as refused:
        GAME.load(position | wrong)
    assert refused.value.key == key


@pytest.mark.parametrize("seats", [1, 2])
def test_points_for_temps_wait_for_the_others(seats: int) -> None:
    """WT-R84: equals share a rank, and nobody is paid before all are known."""
    position = table(seats).position()
    for sheet in position["sheets"]:
        sheet["temps"] = 3
        sheet["streets"][0]["houses"][:3] = [1, 2, 3]
    state = GAME.load(position | {"turn": 4})
    for seat in range(seats):
        dull_turn(state, seat)
    assert temps(state) == [0] * seats
    told(state, "others:end")
    assert not state.over()
    assert news(again(state)) == [f"others:temps-{hired}" for hired in range(12)]
    told(state, "others:temps-5")
    assert not again(state).over()
    told(state, "others:temps-3")
    assert again(state).over()
    assert temps(state) == [4] * seats
    assert state.view(0)["others"] == {"told": [5, 3]}


def test_a_finished_sheet_ends_the_game_for_all() -> None:
    """WT-R84: then the others are counted, too."""
    position = table(paper=1).position()
    position["sheets"][0]["plans"] = [0, 0, 0]
    for street in position["sheets"][0]["streets"]:
        street["houses"] = [*range(1, len(street["houses"]) + 1)]
    position["sheets"][0]["streets"][0]["houses"][2] = None
    state = GAME.load(position | {"turn": 33})
    assert "refuse" in state.tokens(0)
    position["sheets"][0]["refusals"] = 2
    state = GAME.load(position | {"turn": 35})
    play(state, 0, "refuse done")
    assert not state.over()
    assert again(told(state, "others:temps-0")).over()


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"others": {"told": [3]}}, "impossible-others-told"),
        ({"others": {"told": ["3"]}}, "error-position-number"),
        ({"others": None}, "error-position-object"),
        ({"options": {}}, "impossible-others"),
        ({"stage": "others"}, "impossible-turn-number"),
    ],
)
def test_what_no_table_can_be_is_refused(wrong: dict[str, object], key: str) -> None:
    position = table(2).position()
    with pytest.raises(GameError) as refused:
        GAME.load(position | wrong)
    assert refused.value.key == key
    del position["others"]
    with pytest.raises(GameError) as refused:
        GAME.load(position)
    assert refused.value.key == "error-position-missing"
