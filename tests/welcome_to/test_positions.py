"""Positions: written, read back, and refused when no play leads to them."""

import json
import pickle
import re
from collections.abc import Callable
from contextlib import suppress
from itertools import product
from typing import Any

import jsonschema
import pytest

from boulevard.games.chance import Rng
from boulevard.games.contract import GameError, State
from boulevard.games.welcome_to.position import READER
from tests.streets import Json, deal, dull_turn, play
from tests.welcome_to.sheets import (
    DECK,
    GAME,
    SOURCES,
    expert_table,
    filler,
    final,
    load,
    options,
    plan_cards,
    refused,
    sheet,
    solo_table,
    start,
    table,
)

SCHEMA = jsonschema.Draft202012Validator(GAME.schema())
SIMPLE = ("estates-44", "estates-36", "estates-34")


def same(state: State) -> State:
    """Written and read back it is the same state."""
    position = state.position()
    again = GAME.load(json.loads(json.dumps(position)))
    assert again.position() == position
    assert [again.tokens(seat) for seat in range(int(state.seats))] == [
        state.tokens(seat) for seat in range(int(state.seats))
    ]
    assert again.awaits_chance() == state.awaits_chance()
    assert again.over() == state.over()
    assert again.actor() == state.actor()
    assert again.places() == state.places()
    return again


COMBINATIONS = [
    (
        seats,
        [name for name, chosen in zip(("advanced", "roundabouts", "expert"), flags, strict=True) if chosen],
    )
    for seats, flags in product((1, 2, 3), product((False, True), repeat=3))
    if seats > 1 or not flags[2]
]


@pytest.mark.parametrize(("seats", "names"), COMBINATIONS)
def test_round_trip(seats: int, names: list[str]) -> None:
    """WT-R10, WT-R51, WT-R70: every stage of a game can be put away and taken up again."""
    state = start(seats, options(*names))
    chance = Rng(len(names) * 10 + seats)
    stages = set()
    kinds = set()
    for step in range(100_000):
        stage = state.position()["stage"]
        kind = (stage, sum(len(draft) > 0 for draft in state.position()["drafts"]))
        if step < 40 or step % 17 == 0 or kind not in kinds or state.over():
            if kind not in kinds:
                SCHEMA.validate(state.position())
            kinds.add(kind)
            stages.add(stage)
            again = same(state)
            if step % 5 == 0:
                state = again  # the game goes on from what was read
        if state.over():
            break
        if state.awaits_chance():
            state.settle(state.sample(chance))
            continue
        seat = state.actor()
        choices = state.legal(seat)
        state.advance(seat, choices[chance.below(len(choices))])
    expected = {"plans", "cards", "play", "over"}
    assert stages == (expected | {"first-seat"} if "expert" in names else expected)


def test_expert_deal_with_two_seats() -> None:
    """WT-R72: six cards on the table are two hands here, not three stacks."""
    for first in ("first:1", "first:2"):
        state = start(2, {"expert": True})
        for token in ("plan:estates-44", "plan:estates-36", "plan:estates-25", first):
            state.reveal_token(token)
        while state.awaits_chance():
            same(state)
            state.settle(state.sample(Rng(3)))


def test_pickle() -> None:
    """WT-R81: a game in progress can be sent to another process, drafts included."""
    state = load(table(sheet("1 2 |"), combos="5/surveyor 8/park 11/pool"))
    play(state, 0, "pick:A write:5@1.4")
    again = pickle.loads(pickle.dumps(state))
    assert again.position() == state.position()


def test_the_shortest_position() -> None:
    """WT-R08: one empty sheet is a solo game, two are a game for two, before anything is drawn."""
    for seats in (1, 2):
        state = load({"game": "welcome-to", "sheets": [sheet()] * seats})
        assert state.position() == start(seats).position()


def test_a_typed_sheet() -> None:
    """WT-R48: fields may be left out; a street needs its houses, everything else is empty."""
    streets = [{"houses": [None] * length} for length in (10, 11, 12)]
    state = load({"game": "welcome-to", "sheets": [{"streets": streets}, {"streets": streets}]})
    assert state.position()["sheets"] == [sheet(), sheet()]


def test_typed_sheets_go_on_with_fresh_cards() -> None:
    """WT-R20: without cards a standard game goes on with new stacks."""
    one = sheet("1 2 3 |", third="5")
    state = final(one, filler(4), plans=plan_cards(SIMPLE))
    assert state.position()["stage"] == "cards"
    deal(state)
    assert state.position()["turn"] == 5
    same(state)
    assert len(state.position()["cards"]["pile"]) == 75


def test_approval_need_not_be_typed() -> None:
    """WT-R39, WT-R53: a plan that somebody has points for is approved; so are all after the Solo card."""
    one = sheet("1* 2* 3* | 4* 5* 6* 7* |", plans=(0, 0, 7))
    plans = [{"plan": name} for name in SIMPLE]
    state = final(one, filler(7), plans=plans)
    assert [plan["approved"] for plan in state.position()["plans"]] == [False, False, True]
    position = solo_table(filler(14), hand="14-park 15-park 13-bis", solo_card="seen")
    position["plans"] = plans
    assert [plan["approved"] for plan in load(position).position()["plans"]] == [True] * 3


def test_finished_solo_sheet() -> None:
    """WT-R55: a typed solo sheet that is finished needs no cards, and can be put away again."""
    same(final(sheet("1 2", refusals=3)))
    same(final(sheet("1 2", refusals=3), solo_card="hidden"))
    same(final(filler(27), stage="over"))
    assert same(final(filler(27))).over()


def test_sheets_without_anything_else() -> None:
    """WT-R48: sheets of which nothing else is known are over, finished or not, and can be put away again."""
    for sheets in ([sheet("1 2 |")], [sheet("1 2 |"), filler(2)]):
        state = same(final(*sheets))
        assert state.over()
        assert state.scores()[0].total == 2
    state = same(final(sheet("1 2 |"), filler(2), options=options("expert"), plans=plan_cards(SIMPLE)))
    assert state.over()


def test_over_with_cards() -> None:
    """WT-R47: the cards of the last turn stay on the table."""
    lots = ("1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 11 .")
    state = load(table(sheet(*lots), combos="12/park 14/park 15/park"))
    play(state, 0, "pick:A write:12@3.12 done")
    dull_turn(state, 1)
    assert state.over()
    assert None not in same(state).position()["cards"]["numbers"]


def test_a_bis_on_both_sides() -> None:
    """WT-R37: one original among any number of copies."""
    load({"game": "welcome-to", "sheets": [sheet("5b 5 5b", third="1")] * 2})


# -- shapes


def typed(**changes: Any) -> Json:
    position = table(sheet("1 2 3 | 4"), combos="5/surveyor 8/park 11/pool")
    position.update(changes)
    return position


def street(**changes: Any) -> Json:
    position = typed()
    position["sheets"][0]["streets"][0].update(changes)
    return position


def on_sheet(**changes: Any) -> Json:
    position = typed()
    position["sheets"][0].update(changes)
    return position


def cards(**changes: Any) -> Json:
    position = typed()
    position["cards"].update(changes)
    return position


def without(position: Json, *names: str) -> Json:
    for name in names:
        del position[name]
    return position


SHAPES: list[tuple[str, object]] = [
    ("error-position-object", None),
    ("error-position-object", [1]),
    ("error-position-object", "welcome-to"),
    ("error-position-object", typed(sheets=[3, 4])),
    ("error-position-object", typed(plans=["estates-44"])),
    ("error-position-object", typed(cards=[])),
    ("error-position-game", typed(game="chess")),
    ("error-position-game", without(typed(), "game")),
    ("error-rules-version", typed(rules=99)),
    ("error-rules-version", typed(rules=None)),
    ("error-rules-version", typed(rules=True)),
    ("error-position-missing", without(typed(), "sheets")),
    ("error-position-missing", without(typed(), "cards")),
    ("error-position-missing", typed(cards={"pile": [], "numbers": [None] * 3})),
    (
        "error-position-missing",  # a solo game cannot be played on without its cards, only scored
        {"game": "welcome-to", "stage": "cards", "plans": plan_cards(SIMPLE), "sheets": [sheet("1")]},
    ),
    ("error-position-extra", typed(winner=1)),
    ("error-position-extra", street(colour="red")),
    ("error-position-extra", cards(hand=[None] * 3)),
    ("error-position-number", on_sheet(temps=12)),
    ("error-position-number", on_sheet(temps=True)),
    ("error-position-number", on_sheet(temps=1.0)),
    ("error-position-number", on_sheet(refusals=4)),
    ("error-position-number", on_sheet(refusals=10**30)),
    ("error-position-number", on_sheet(estates=[2, 0, 0, 0, 0, 0])),
    ("error-position-number", on_sheet(plans=[0, 0, -1])),
    ("error-position-number", street(parks=4)),
    ("error-position-number", street(fences=[10])),
    ("error-position-number", street(fences=[0])),
    ("error-position-number", street(pools=["3"])),
    ("error-position-number", typed(turn="5")),
    ("error-position-number", typed(first_seat=3)),
    ("error-position-list", street(houses=[None] * 11)),
    ("error-position-list", on_sheet(streets=[])),
    ("error-position-list", typed(seats=3)),
    ("error-position-list", cards(numbers=["8-bis"])),
    ("error-position-list", typed(drafts=[[]])),
    ("error-position-list-range", typed(sheets=[])),
    ("error-position-list-range", typed(plans=plan_cards([*SIMPLE, "ends"]))),
    ("error-position-list-range", street(fences=3)),
    ("error-position-list-range", typed(drafts=[["done"] * 100, []])),
    ("error-position-twice", street(fences=[3, 3])),
    ("error-position-twice", street(used=[1, 2, 1])),
    ("error-position-flag", typed(plans=[{"plan": "estates-44", "approved": 1}, *plan_cards(SIMPLE)[1:]])),
    ("error-position-word", typed(stage="lunch")),
    ("error-position-word", typed(stage=3)),
    ("error-position-word", typed(plans=[{"plan": "estates-7"}])),
    ("error-wt-position-house", street(houses=[1, 2, 3, 18, *[None] * 6])),
    ("error-wt-position-house", street(houses=[1, 2, 3, "x", *[None] * 6])),
    ("error-wt-position-house", street(houses=[1, 2, 3, "03b", *[None] * 6])),
    ("error-wt-position-house", street(houses=[1, 2, 3, "18b", *[None] * 6])),
    ("error-wt-position-house", street(houses=[1, 2, 3, True, *[None] * 6])),
    ("error-wt-position-house", street(houses=[1, 2, 3, [], *[None] * 6])),
    ("error-wt-position-card", cards(pile=["1-bis"])),
    ("error-wt-position-card", cards(pile=[None])),
    ("error-wt-position-card", cards(numbers=["solo", None, None])),
    ("error-seats", typed(seats=0)),
    ("error-options-shape", typed(options=[])),
    ("error-option-unknown", typed(options={"fast": True})),
    ("error-option-value", typed(options={"advanced": 1})),
    ("error-wt-expert-seats", {"game": "welcome-to", "options": {"expert": True}, "sheets": [sheet()]}),
]


@pytest.mark.parametrize(("key", "position"), SHAPES)
def test_malformed(key: str, position: object) -> None:
    """WT-R01: what is not a position is refused, naming the place."""
    refused(position, key)


def test_the_place_is_named() -> None:
    """WT-R01: a complaint says where to look."""
    refused(on_sheet(temps=12), "error-position-number", where="sheets[0].temps", low=0, high=11)
    refused(
        street(houses=[1, 2, 3, 18, *[None] * 6]),
        "error-wt-position-house",
        where="sheets[0].streets[0].houses[3]",
    )
    refused(typed(winner=1), "error-position-extra", where="position", field="winner")


# -- impossible


def two(one: Json, **known: Any) -> Json:
    """A sheet and a dull one, before the cards are dealt."""
    return {"game": "welcome-to", "plans": plan_cards(SIMPLE), "sheets": [one, filler_for(one)], **known}


def filler_for(one: Json) -> Json:
    houses = [house for street in one["streets"] for house in street["houses"]]
    return filler(min(33, sum(isinstance(house, int) for house in houses) + int(one["refusals"])))


def three_claims(
    *, plans: tuple[int, int, int] = (0, 0, 7), text: str = "1* 2* 3* | 4* 5* 6* 7* |", **known: Any
) -> Json:
    return two(sheet(text, plans=plans), **known)


def solo(turns: int, **known: Any) -> Json:
    position = solo_table(filler(turns), hand="14-park 15-park 13-bis")
    position.update(known)
    return position


def lower_value_before_the_solo_card() -> Json:
    one = sheet("1* 2* 3* | 4* 5* 6* 7* |", plans=(0, 0, 3))
    return solo_table(one, hand="14-park 15-park 13-bis", plans=SIMPLE, approved=(3,))


def solo_cards(turns: int, **known: Any) -> Json:
    position = solo(turns)
    position["cards"].update(known)
    return position


def expert(**known: Any) -> Json:
    position = expert_table(filler(2), hands=("5-surveyor 8-park 7-pool", "5-estate 8-estate 7-bis"))
    position.update(known)
    return position


def expert_pile(cards: list[str]) -> Json:
    position = expert()
    position["cards"]["pile"] = cards
    return position


def expert_start(**known: Any) -> Json:
    return {"game": "welcome-to", "options": options("expert"), "sheets": [sheet()] * 2, **known}


def untouched_pile(**known: Any) -> Json:
    """A solo game of which no card has been dealt."""
    cards = {"pile": DECK, "hand": [None] * 3, **known}
    return {"game": "welcome-to", "plans": plan_cards(SIMPLE), "cards": cards, "sheets": [sheet()]}


NOTHING: Json = {"numbers": [None] * 3, "effects": [None] * 3}


def advanced(plan: str, stack: int, one: Json, points: int, *opts: str) -> Json:
    plans = list(SIMPLE)
    plans[stack] = plan
    one["plans"][stack] = points
    return two(one, plans=[{"plan": name} for name in plans], options=options("advanced", *opts))


ROUNDABOUTS = options("roundabouts")
CASES: list[tuple[str, Json]] = [
    # streets
    ("order", two(sheet("3 2"))),
    ("order", two(sheet("3 . 3"))),
    ("order", two(sheet("9 R 3 2"), options=ROUNDABOUTS)),
    ("copies", two(sheet("3 3"))),
    ("copies", two(sheet("1 3b"))),
    ("copies", two(sheet("3b", third="1"))),
    ("copies", two(sheet("3 R 3b"), options=ROUNDABOUTS)),
    ("fence-twins", two(sheet("3 | 3b", third="1 2"))),
    ("pool", two(sheet("1~"))),
    ("pool", two(sheet("2 2b 2b~", third="1 2 3"))),
    (
        "pool",
        two(
            {
                **sheet("1 2"),
                "streets": [{"houses": [1, 2, *[None] * 8], "pools": [3]}, *sheet()["streets"][1:]],
            }
        ),
    ),
    ("roundabouts-off", two(sheet("1 R"))),
    ("roundabouts", two(sheet("1 R R R", third="1 2 3"), options=ROUNDABOUTS)),
    ("roundabout-turns", two(sheet("R R", refusals=1), options=ROUNDABOUTS)),
    # effects
    ("effects", two(sheet("1 2", temps=2, estates=(1, 0, 0, 0, 0, 0)))),
    ("effects", two(sheet("1 | . | ."))),
    ("effects", two(sheet("1 1b", parks=(1, 0, 0)))),
    ("street-effects", two(sheet("1", third="1 2 3", parks=(2, 0, 0)))),
    ("street-effects", two(sheet(". . 1~", third="1 2 3", parks=(1, 0, 0)))),
    ("temps", two(sheet("0 1"))),
    ("temps", two(sheet("16 17", temps=1))),
    # turns and stages
    ("turns", {"game": "welcome-to", "sheets": [sheet("1"), sheet()]}),
    ("turn-number", two(sheet("1 2"), turn=3)),
    ("turn-number", typed(turn=4)),
    ("finished", two(filler(33), stage="cards")),
    ("finished", two(sheet("1 2", refusals=3), stage="play")),
    ("finished", solo(27, stage="cards", cards={"pile": [], "hand": [None] * 3})),
    ("unfinished", two(sheet("1 2"), stage="over")),
    ("unfinished", {"game": "welcome-to", "sheets": [filler(26)], "stage": "over"}),
    ("solo-turns", {"game": "welcome-to", "sheets": [filler(28)]}),
    ("solo-turns", {"game": "welcome-to", "sheets": [filler(33)]}),
    ("stage", two(sheet(), stage="plans")),
    ("stage", two(sheet(), stage="first-seat")),
    ("stage", expert(stage="first-seat")),
    ("plans-missing", {"game": "welcome-to", "sheets": [sheet(), sheet()], "stage": "cards"}),
    # plans
    ("plan-stack", typed(plans=plan_cards(["estates-36"]))),
    ("plan-stack", typed(plans=plan_cards(["ends"]))),
    ("plan-stack", typed(plans=plan_cards(["ends", "parks-pools-roundabout"]), options=options("advanced"))),
    ("plan-unknown", three_claims(plans=(0, 0, 7)) | {"plans": plan_cards(SIMPLE[:2])}),
    ("plan-points", three_claims(plans=(0, 0, 5))),
    ("plan-not-approved", three_claims(plans=(0, 0, 7))),
    ("plan-nobody-first", three_claims(plans=(0, 0, 3)) | {"plans": plan_cards(SIMPLE, (3,))}),
    ("plan-nobody-first", two(sheet("1"), plans=plan_cards(SIMPLE, (1,)))),
    ("plan-nobody-first", solo(5, plans=plan_cards(SIMPLE, (1,)))),
    ("plan-nobody-first", lower_value_before_the_solo_card()),
    ("plan-unfulfilled", advanced("temps-7", 0, sheet("1 2 3 4 5 6 7", temps=6), 6)),
    ("plan-unfulfilled", advanced("street-1", 0, sheet("1* 2*"), 6)),
    ("plan-unfulfilled", advanced("ends", 0, sheet("1* 2*"), 7)),
    ("plan-unfulfilled", advanced("bis-5", 0, sheet("5 5b 5b 5b 5b", third="1 2 3 4"), 8)),
    ("plan-unfulfilled", advanced("parks-2", 1, sheet("1 2 3", parks=(3, 0, 0)), 7)),
    ("plan-unfulfilled", advanced("pools-2", 1, sheet("1 2 3~"), 7)),
    ("plan-unfulfilled", advanced("parks-pools-2", 1, sheet("", "1~ 2"), 8)),
    ("plan-unfulfilled", advanced("parks-pools-roundabout", 1, sheet("1 2 R"), 10, "roundabouts")),
    ("used", three_claims(text="1* 2* 3* | 4 5 6 7 |") | {"plans": plan_cards(SIMPLE, (3,))}),
    ("used", three_claims(text="1* 2* 3* | 4* 5* 6* |") | {"plans": plan_cards(SIMPLE, (3,))}),
    ("used", three_claims(text="1* 2* 3* 4* 5* 6* 7* |") | {"plans": plan_cards(SIMPLE, (3,))}),
    ("used", two(sheet("1* |"))),
    ("used", advanced("street-1", 0, sheet("1 2 3 4 5 6 7 8 9 10"), 6)),
    # the Solo card
    ("solo-card", two(sheet(), solo_card="hidden")),
    ("solo-card-approved", solo(14, solo_card="seen")),
    ("solo-card-early", solo(12, solo_card="seen", plans=[{"plan": name} for name in SIMPLE])),
    ("solo-card-early", {"game": "welcome-to", "sheets": [sheet("1", refusals=3)], "solo_card": "seen"}),
    # cards
    ("first-seat", two(sheet(), first_seat=1)),
    ("first-seat", expert_start(first_seat=1)),
    ("top", untouched_pile(top="pool")),
    ("top", untouched_pile(first_open=True)),
    ("card-twice", cards(pile=[*DECK[:70], DECK[0]])),
    ("card-twice", cards(numbers=["1-park", "1-park", "8-bis"])),
    ("cards-missing", cards(numbers=[None, *typed()["cards"]["numbers"][1:]])),
    (
        "cards-missing",
        two(filler(33), cards={"pile": DECK[:60], "numbers": [None] * 3, "effects": [None] * 3}),
    ),
    (
        "cards-dealt",
        two(sheet(), cards={"pile": DECK[1:], "numbers": [DECK[0], None, None], "effects": [None] * 3}),
    ),
    ("cards-dealt", two(sheet(), cards={"pile": DECK[6:], "numbers": DECK[:3], "effects": DECK[3:6]})),
    ("cards-early", {"game": "welcome-to", "sheets": [sheet()] * 2, "cards": NOTHING | {"pile": DECK[1:]}}),
    ("pile", solo_cards(5, pile=DECK[:60])),
    ("pile-turns", cards(pile=cards()["cards"]["pile"][:-1])),
    ("pile-turns", cards(pile=cards()["cards"]["pile"][:-15])),
    ("pile-turns", two(sheet("1"), cards=NOTHING | {"pile": DECK[1:]})),
    ("pile-turns", two(filler(25), cards={"pile": [], "numbers": [None] * 3, "effects": DECK[:3]})),
    ("pile-turns", expert_pile(expert()["cards"]["pile"][:-9])),
    # drafts
    ("draft-now", two(sheet(), drafts=[["pick:A"], []])),
    ("draft", typed(drafts=[["pick:A", "write:9@1.5"], []])),
    ("draft", typed(drafts=[[None], []])),
    ("drafts-done", typed(drafts=[["pick:A", "write:5@2.5", "done"], ["pick:A", "write:5@2.5", "done"]])),
]


@pytest.mark.parametrize(("reason", "position"), CASES)
def test_impossible(reason: str, position: Json) -> None:
    """WT-R13, WT-R36, WT-R43, WT-R53: a position that no play leads to is refused with the reason."""
    refused(position, "impossible-" + reason)


def test_every_reason_is_tested() -> None:
    """WT-R01: no reason of the sources is missing above."""
    files = ("position.py", "sheet_reading.py", "../streets/state.py")
    text = "".join((SOURCES / file).read_text() for file in files)
    reasons = re.findall(r'impossible\(\s*(?:f?"[^"]*"|where),\s*"([a-z-]+)"', text)
    reasons += re.findall(r'"impossible-([a-z-]+)"', text)
    assert text.count("impossible(") == len(
        re.findall(r'impossible\(\s*(?:f?"[^"]*"|where),\s*"[a-z-]+"', text)
    )
    assert {reason for reason, _ in CASES} == {*reasons, READER.twice}
    shapes = set(re.findall(r'"(error-[a-z-]+)"', text + (SOURCES.parent / "reading.py").read_text()))
    assert shapes <= {key for key, _ in SHAPES}


def test_a_draft_is_refused_with_its_own_reason() -> None:
    """WT-R13: the step of a draft that is not allowed says why."""
    with pytest.raises(GameError) as caught:
        load(typed(drafts=[["pick:A", "write:9@1.5"], []]))
    assert caught.value.details["where"] == "drafts[0][1]"
    reason = caught.value.details["reason"]
    assert isinstance(reason, GameError)
    assert reason.key == "error-wt-other-number"


def test_a_refused_position_changes_nothing() -> None:
    """WT-R01: reading leaves the JSON as it was."""
    makers: list[Callable[[], Json]] = [typed, lambda: two(sheet("3 2")), lambda: solo(5)]
    for make in makers:
        position = make()
        before = json.dumps(position)
        with suppress(GameError):
            load(position)
        assert json.dumps(position) == before


def test_schema_refuses_too() -> None:
    """WT-R01: the schema knows the shape of a position; what the rules say it leaves to the rules."""
    SCHEMA.validate(typed())
    SCHEMA.validate(solo(5))
    SCHEMA.validate(expert())
    for key, position in SHAPES:
        if key in (
            "error-position-object",
            "error-position-extra",
            "error-position-game",
            "error-wt-position-house",
        ):
            assert not SCHEMA.is_valid(position), key
