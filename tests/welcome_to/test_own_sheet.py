"""A sheet of one's own: other streets, pools, parks and ladders, played by the same rules."""

import json
from itertools import product
from typing import Any

import pytest

from boulevard.bots.driver import play_game
from boulevard.bots.offer import offered_games
from boulevard.bots.playout import playout
from boulevard.bots.registry import find_bot
from boulevard.games.catalogue import GAMES
from boulevard.games.chance import Chance, Rng
from boulevard.games.contract import GameError
from boulevard.games.welcome_to.edition import BUILT_IN, DATA, edition_of
from boulevard.games.welcome_to.plans import PLAN_NAMES, PLANS, plan_in_play
from boulevard.games.welcome_to.state import WelcomeState
from boulevard.match import Match, Seeded, begin, read_record, replay, verify, write_record
from tests.kit import pick

Json = dict[str, Any]
GAME = GAMES["welcome-to"]
HAMLET: Json = {
    "game": "welcome-to",
    "name": "The hamlet",
    "streets": [
        {"houses": 7, "pools": [2], "parks": [0, 5]},
        {"houses": 6, "pools": [1, 6], "parks": [0, 1, 3]},
        {"houses": 8, "pools": [], "parks": [1, 2, 3, 4]},
    ],
    "pools": [0, 4, 9, 15],
    "temps": {"boxes": 8, "points": [9, 5, 0]},
    "estates": [[2, 4], [2, 4], [3, 5, 7], [4, 6], [5, 7], [8, 12]],
    "bis": [0, 2, 5],
    "roundabouts": [0, 4],
    "refusals": [0, 1, 2, 4, 8],
}
TOWN: Json = {
    "streets": [
        {"houses": 16, "pools": [1, 16], "parks": [0, 2, 4, 10]},
        {"houses": 13, "pools": [13], "parks": [0, 2, 4, 6, 14]},
        {"houses": 16, "pools": [8], "parks": [0, 2, 4, 6, 8, 18]},
    ]
}


EMPTY_HAMLET: Json = {"streets": [{"houses": [None] * street["houses"]} for street in HAMLET["streets"]]}
CLOSED = {"parks-pools-3"}


def streets(*lengths: int) -> Json:
    return {"streets": [{"houses": length, "pools": [], "parks": [0, 2]} for length in lengths]}


def key_of(sheet: Any) -> str:
    with pytest.raises(GameError) as refused:
        GAME.choose_options(2, {"sheet": sheet})
    return refused.value.key


def test_the_sheet_of_the_box_as_a_file_is_the_sheet_of_the_box() -> None:
    assert edition_of(None) is BUILT_IN
    same = edition_of(json.loads(json.dumps(DATA)))
    for name in ("houses", "all_houses", "last_houses", "end_houses", "pool_lots", "names", "temp_boxes"):
        assert getattr(same, name) == getattr(BUILT_IN, name)
    assert GAME.facts({"sheet": DATA}) == GAME.facts({})
    plain, filed = GAME.start(2), GAME.start(2, {"sheet": DATA})
    for state in (plain, filed):
        playout(state, Rng(5))
    assert plain.position()["sheets"] == filed.position()["sheets"]
    assert "sheet" not in plain.position()["options"]


@pytest.mark.parametrize("sheet", [HAMLET, TOWN])
@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {}), (2, {}), (3, {"advanced": True, "roundabouts": True}), (2, {"expert": True})],
)
def test_games_are_played_to_the_end_and_told_whole(sheet: Json, seats: int, options: Json) -> None:
    for seed in range(4):
        state = GAME.start(seats, {**options, "sheet": sheet})
        playout(state, Rng(seed))
        position = state.position()
        assert position["options"]["sheet"] == sheet
        again = GAME.load(json.loads(json.dumps(position)))
        assert again.position() == position
        assert [score.parts for score in again.scores()] == [score.parts for score in state.scores()]
        for one in position["sheets"]:
            lengths = [len(street["houses"]) for street in one["streets"]]
            assert lengths == [street["houses"] for street in sheet["streets"]]


def test_points_are_those_of_its_ladders() -> None:
    told = {
        "game": "welcome-to",
        "options": {"sheet": HAMLET, "roundabouts": True},
        "sheets": [
            {
                "streets": [
                    {"houses": [1, 3, None, None, None, None, None], "fences": [2], "pools": [2], "parks": 1},
                    {"houses": [4, "4b", "4b", "4b", None, None], "parks": 1},
                    {"houses": [None, None, 5, 6, 7, 8, 9, 10], "fences": [2], "parks": 0},
                ],
                "estates": [0, 0, 0, 0, 0, 1],
                "temps": 0,
                "refusals": 3,
            }
        ],
    }
    parts = dict(GAME.load(told).scores()[0].parts)
    assert parts == {
        "plans": 0,
        "parks": 5 + 1 + 1,
        "pools": 4,
        "temps": 0,
        "estates": 2 + 12,
        "bis": -5,  # the last box counts for all further copies
        "roundabouts": 0,
        "refusals": -4,
    }


def test_the_game_ends_with_the_last_refusal_of_its_ladder() -> None:
    """WT-R46, WT-R49 on a ladder of four."""
    full = {"streets": [{"houses": [None] * length} for length in (7, 6, 8)], "refusals": 3}
    told = {"game": "welcome-to", "options": {"sheet": HAMLET}, "sheets": [full, full]}
    assert GAME.load(told).scores()[0].total == 1 - 4  # a street whose parks begin with a point
    assert GAME.load({**told, "sheets": [{**full, "refusals": 4}] * 2}).over()


def test_houses_that_a_sheet_does_not_have_are_refused() -> None:
    state = GAME.start(2, {"sheet": HAMLET})
    state.deal(Rng(1))
    state.play(0, "pick:A")
    tokens = state.tokens(0)
    places = {token.partition("@")[2] for token in tokens if token.startswith("write:")}
    assert places == {f"{street + 1}.{n + 1}" for street, many in enumerate((7, 6, 8)) for n in range(many)}
    number = tokens[0].partition(":")[2].partition("@")[0]
    with pytest.raises(GameError) as refused:
        state.play(0, f"write:{number}@1.8")
    assert refused.value.key == "error-wt-house"
    state.play(0, f"write:{number}@3.8")
    large = GAME.start(2, {"sheet": TOWN})
    large.deal(Rng(1))
    large.play(0, "pick:A")
    assert f"write:{number}@3.16" in large.tokens(0)


def test_plans_that_nobody_can_fulfil_are_not_dealt() -> None:
    """Compared with every way to put estates side by side."""
    edition = edition_of(HAMLET)
    lengths = (7, 6, 8)
    for index, plan in enumerate(PLANS):
        dealt = plan_in_play(index, int(plan.stack), True, True, edition)
        if plan.name.startswith("estates-"):
            sizes = [int(size) for size in plan.name[8:]]
            ways = product(range(3), repeat=len(sizes))
            fits = any(
                all(
                    sum(size for size, at in zip(sizes, way) if at == street) <= lengths[street]
                    for street in range(3)
                )
                for way in ways
            )
            assert dealt == fits, plan.name
    closed = {
        name
        for name, i in PLAN_NAMES.items()
        if not plan_in_play(i, int(PLANS[i].stack), True, True, edition)
    }
    # Street 3 has no pool.
    assert {name for name in closed if not name.startswith("estates-")} == CLOSED
    for seed in range(40):
        state = GAME.start(2, {"sheet": HAMLET, "advanced": True, "roundabouts": True})
        state.deal(Rng(seed))
        assert closed.isdisjoint(plan["plan"] for plan in state.position()["plans"])


def test_a_street_without_pools_is_no_street_with_all_its_pools() -> None:
    """WT-R62"""
    plan = PLANS[PLAN_NAMES["pools-2"]]
    state = GAME.load({"game": "welcome-to", "options": {"sheet": HAMLET}, "sheets": [EMPTY_HAMLET]})
    assert isinstance(state, WelcomeState)
    assert not plan.fulfilled(state.draft(0).sheet, 0)
    one = json.loads(json.dumps(EMPTY_HAMLET))
    one["streets"][0] |= {"houses": [None, 3, None, None, None, None, None], "pools": [2]}
    state = GAME.load({"game": "welcome-to", "options": {"sheet": HAMLET}, "sheets": [one]})
    assert isinstance(state, WelcomeState)
    assert not plan.fulfilled(state.draft(0).sheet, 0)


@pytest.mark.parametrize(
    ("sheet", "key"),
    [
        ([], "error-option-data"),
        ({"game": "new-las-vegas"}, "error-wt-sheet-game"),
        ({"casinos": 3}, "error-position-extra"),
        (streets(10, 11), "error-position-list"),
        (streets(10, 11, 2), "error-position-number"),
        (streets(10, 11, 17), "error-position-number"),
        (streets(15, 15, 16), "error-wt-sheet-houses"),
        (streets(3, 3, 3), "error-wt-sheet-plans"),
        ({"streets": [{**street, "pools": [99]} for street in DATA["streets"]]}, "error-position-number"),
        ({"streets": [{**street, "pools": [1, 1]} for street in DATA["streets"]]}, "error-position-twice"),
        ({"streets": [{**street, "parks": [4, 2]} for street in DATA["streets"]]}, "error-wt-sheet-ladder"),
        ({"streets": [{**street, "parks": [0]} for street in DATA["streets"]]}, "error-position-list-range"),
        (streets(5, 6, 7) | {"pools": [0]}, "error-position-list-range"),
        ({"pools": [0, 1, 2]}, "error-wt-sheet-pools"),
        ({"temps": {"boxes": 5, "points": [7, 4, 1]}}, "error-position-number"),
        ({"temps": {"boxes": 11, "points": [4, 7, 1]}}, "error-wt-sheet-ranks"),
        ({"estates": [[1, 3]] * 5}, "error-position-list"),
        ({"bis": [1, 3]}, "error-wt-sheet-ladder"),
        ({"refusals": [0, 3, 2]}, "error-wt-sheet-ladder"),
        ({"roundabouts": [0, 1.5]}, "error-position-number"),
    ],
)
def test_what_cannot_be_played_is_refused_with_one_sentence(sheet: Any, key: str) -> None:
    assert key_of(sheet) == key


def test_more_parks_than_houses_find_no_room() -> None:
    short = streets(5, 6, 7)
    short["streets"][0] = {"houses": 3, "pools": [], "parks": [0, 1, 2, 3, 4]}
    assert key_of(short) == "error-wt-sheet-parks"


def test_a_greedy_bot_plays_it_better_than_chance() -> None:
    totals = [0, 0]
    for seed in range(6):
        state = GAME.start(2, {"sheet": TOWN})
        bots = [find_bot("greedy", "welcome-to"), find_bot("random", "welcome-to")]
        play_game(state, bots, Rng(seed), [Rng(seed + 50), Rng(seed + 60)])
        for seat, score in enumerate(state.scores()):
            totals[seat] += score.total
    assert totals[0] > totals[1] + 60


@pytest.mark.parametrize("sheet", [HAMLET, TOWN])
def test_every_bot_plays_it(sheet: Json) -> None:
    offered = next(game for game in offered_games(0.0) if game["id"] == "welcome-to")
    names = offered["bots"]
    assert len(names) > 6
    state = GAME.start(len(names), {"sheet": sheet})
    chances: list[Chance] = [Rng(seat) for seat in range(len(names))]
    play_game(state, [find_bot(name, "welcome-to") for name in names], Rng(8), chances)
    assert state.over()


def test_a_record_keeps_the_sheet_and_leads_to_the_same_end() -> None:
    match = Match(GAME.start(2, {"sheet": HAMLET}), Seeded("hamlet"))
    chance = Rng(3)
    while not match.over:
        if match.state.awaits_chance():
            match.deal()
        else:
            seat = int(match.state.actor())
            match.take(seat, pick(match.state, seat, chance))
    text = write_record(match.record())
    record = read_record(text)
    assert record.options["sheet"] == HAMLET
    again = begin(record)
    for _ in replay(record, again):
        pass
    assert again.state.position() == match.state.position()
    assert verify(record) > 10
