"""Facts, readings and menus say what is printed, what lies there and what a step costs."""

from itertools import chain
from typing import Any

import jsonschema
import pytest

from boulevard.games.catalogue import GAMES, find_game
from boulevard.games.chance import Rng
from boulevard.games.contract import SPECTATOR, State

from ..kit import SETTINGS, Setting, text, walk
from ..lords_of_vegas.helpers import board
from ..welcome_to.test_errors import choosing_estates
from . import looking, printed

every = pytest.mark.parametrize("setting", SETTINGS, ids=str)


def validator(game: str, part: str) -> Any:
    schema = find_game(game).view_schema()
    whole = {**schema, **schema["properties"][part]}
    for word in ("properties", "required", "additionalProperties"):
        whole.pop(word, None)
    if part == "menu":
        whole["type"] = "array"
    else:
        whole.pop("type", None)
    return jsonschema.Draft202012Validator(whole)


def facts_of(state: State) -> dict[str, Any]:
    return state.game.facts(state.options)


@pytest.mark.parametrize("game", GAMES)
def test_facts_are_what_is_printed(game: str) -> None:
    options = find_game(game).choose_options(2, {})[1]
    facts = find_game(game).facts(options)
    validator(game, "facts").validate(facts)
    printed.CHECKS[game](facts)


def test_facts_follow_the_edition() -> None:
    sheet = {"projects": find_game("new-las-vegas").facts({"sheet": None})["projects"]}
    names = list(sheet["projects"])
    colours = {
        colour: {name: [9, 1] for name in names[7 * i : 7 * i + 7]}
        for i, colour in enumerate(("pink", "purple", "yellow"))
    }
    facts = find_game("new-las-vegas").facts({"sheet": {"projects": colours}})
    assert set(map(tuple, facts["projects"].values())) == {(9, 1)}


@every
def test_views_say_what_can_be_seen(setting: Setting) -> None:
    """Every view of a random game fits its schema, and its readings are what somebody else would read."""
    view_shape, menu_shape = validator(setting.game, "view"), validator(setting.game, "menu")
    look = looking.CHECKS[setting.game]
    state = setting.start()
    facts = facts_of(state)
    for count, here in enumerate(walk(state, Rng(31))):
        if count % 9 and count > 30:
            continue
        for seat in [SPECTATOR, *range(min(3, setting.seats))]:
            view = here.view(seat)
            look(view, facts)
            if "prospects" in view["readings"]:
                assert view["readings"]["prospects"] == looking.prospects(view, facts, seat)
            if count % 3 == 0:
                view_shape.validate(view)
        actor = here.actor()
        if actor >= 0:
            menu_shape.validate(here.menu(actor, True))
    for seat in (SPECTATOR, 0):
        look(state.view(seat), facts)
        view_shape.validate(state.view(seat))


@every
def test_a_view_without_readings_is_a_position_without_secrets(setting: Setting) -> None:
    for state in walk(setting.start(), Rng(32)):
        view, position = state.view(0), state.position()
        view.pop("readings")
        shared = [name for name in position if name not in ("sheets", "cards", "drafts", "acme")]
        assert {name: view[name] for name in shared} == {name: position[name] for name in shared}


@every
def test_gains_are_what_steps_bring(setting: Setting) -> None:
    if setting.game == "lords-of-vegas":
        pytest.skip("nothing brings points at once")
    for count, state in enumerate(walk(setting.start(), Rng(34))):
        actor = state.actor()
        if count % 11 or actor < 0:
            continue
        before = state.scores()[actor].total
        for entry in state.menu(actor, True):
            after = state.clone()
            after.play(actor, entry["token"])
            assert entry["gain"] == after.scores()[actor].total - before


def test_an_entry_says_where_it_happens() -> None:
    """Every step of Welcome To with a place on the sheet, tried out."""
    walks = (
        walk(Setting("welcome-to", 2, {"roundabouts": True}).start(), Rng(seed)) for seed in range(44, 52)
    )
    seen = set()
    for state in chain(*walks, [choosing_estates()]):
        actor = int(state.actor())
        for entry in state.menu(actor) if actor >= 0 else []:
            assert ("place" in entry) == (entry["verb"] in PLACED)
            if "place" in entry:
                seen.add(entry["verb"])
                happens_there(state, actor, entry)
    assert seen == PLACED


PLACED = {"park", "pool", "fence", "roundabout", "bis", "use", "write"}


def happens_there(state: State, actor: int, entry: dict[str, Any]) -> None:
    after = state.clone()
    after.play(actor, entry["token"])
    before, view = state.view(actor), after.view(actor)
    street, place = int(entry["place"][0]) - 1, int(entry["place"][2:])
    old, new = (seen["draft"]["sheet"]["streets"] for seen in (before, view))
    if entry["verb"] == "use":
        estate = {"street": street, "first": place, "size": entry["size"], "used": True}
        assert estate in view["readings"]["draft"]["estates"]
        assert estate not in before["readings"]["draft"]["estates"]
        return
    assert [at for at in range(3) if old[at] != new[at]] == [street]
    match entry["verb"]:
        case "write" | "bis":
            copy = "b" if entry["verb"] == "bis" else ""
            assert str(new[street]["houses"][place - 1]) == f"{entry['number']}{copy}"
        case "roundabout":
            assert new[street]["houses"][place - 1] == "R"
        case "park":
            assert new[street]["houses"][place - 1] is not None
        case verb:
            assert new[street][f"{verb}s"] == sorted([*old[street][f"{verb}s"], place])


@pytest.mark.parametrize("size", [1, 6, 7])
def test_an_estate_has_one_to_six_houses(size: int) -> None:
    """WT-R23: rows that random games hardly ever close."""
    street = {"houses": [*range(1, size + 1), *[None] * (10 - size)], "fences": [size]}
    empty = [{"houses": [None] * 11}, {"houses": [None] * 12}]
    state = find_game("welcome-to").load({"game": "welcome-to", "sheets": [{"streets": [street, *empty]}]})
    estates = state.view(SPECTATOR)["readings"]["sheets"][0]["estates"]
    assert estates == ([{"street": 0, "first": 1, "size": size, "used": False}] if size < 7 else [])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_action_costs_and_brings_what_the_menu_says(seats: int) -> None:
    seen = set()
    for seed in (35, 36, 37):
        for state in walk(Setting("lords-of-vegas", seats).start(), Rng(seed)):
            actor = int(state.actor())
            if actor < 0 or state.view(actor)["phase"] != "turn" or state.view(actor)["offers"]:
                continue
            for entry in state.menu(actor):
                if "cost" not in entry or entry["verb"] == "gamble":
                    continue
                after = state.clone()
                after.play(actor, entry["token"])
                view = after.view(actor)
                if view["phase"] == "lifting":
                    continue  # first a die must be freed
                paid = state.view(actor)["players"][actor]["money"] - view["players"][actor]["money"]
                assert paid == entry["cost"], entry
                seen.add(entry["verb"])
                if "brings" in entry:
                    casino = looking.casino_of(view["tiles"], entry["lots"][0])
                    boss = looking.bosses(view["tiles"], casino)
                    assert {name: entry["brings"][name] for name in boss} == boss
    assert seen == {"build", "sprawl", "remodel", "reorganise"}


def test_a_boss_is_told_what_a_bet_moves() -> None:
    """Both answers, and every roll of two dice, tried out."""
    tried = 0
    for state in walk(Setting("lords-of-vegas", 2).start(), Rng(42)):
        view = state.view(SPECTATOR)
        if view["phase"] != "laying-off":
            continue
        boss = int(state.actor())
        for entry in state.menu(boss)[:2]:
            assert entry["token"] in ("stand", "lay-off")
            for row, amount in zip(facts_of(state)["house"], entry["amounts"], strict=True):
                after = state.clone()
                after.play(boss, entry["token"])
                first = max(1, row["sums"][0] - 6)
                after.reveal_token(f"die:{first}")
                after.reveal_token(f"die:{row['sums'][0] - first}")
                purse = after.view(SPECTATOR)["players"][boss]["money"]
                assert purse - view["players"][boss]["money"] == amount
                tried += 1
    assert tried


@pytest.mark.parametrize("purse", [0, 1, 3, 7, 50])
def test_a_gambler_is_told_what_every_bet_brings(purse: int) -> None:
    """LOV-R41, LOV-R42, LOV-R43: every bet, both answers and every roll of two dice, tried out."""
    state = board(tiles={"C1": "vega 2:4", "C2": "vega 2:3", "C5": "vega 1:1"}, money=[13, purse, 0, 0])
    (entry,) = [entry for entry in state.menu(0) if entry["verb"] == "gamble"]
    assert (entry["most"], entry["covers"]) == (13, purse)
    assert len(entry["bets"]) == entry["most"]
    for bet, told in enumerate(entry["bets"], 1):
        for answer, amounts in (("stand", told["stand"]), ("lay-off", told["lay_off"])):
            for row, amount in zip(facts_of(state)["house"], amounts, strict=True):
                after = state.clone()
                after.play(0, f"gamble:C1={bet}")
                after.play(1, answer)
                first = max(1, row["sums"][0] - 6)
                after.reveal_token(f"die:{first}")
                after.reveal_token(f"die:{row['sums'][0] - first}")
                assert after.view(0)["players"][0]["money"] - 13 == amount, (bet, answer, row)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_cards_to_the_end_come_before_the_end(seats: int) -> None:
    """Counted by drawing them."""
    state = Setting("lords-of-vegas", seats).start()
    said: list[tuple[int, int]] = []
    for here in walk(state, Rng(38)):
        view = here.view(SPECTATOR)
        said.append((view["readings"]["cards_to_end"], len(view["drawn"])))
    drawn = state.view(SPECTATOR)["drawn"]
    assert drawn[-1] == "end"
    assert len(said) > 30
    for left, before in said:
        assert left == len(drawn) - 1 - before


@pytest.mark.parametrize(
    ("borrowers", "bank"), [(0, 0), (1, 2), (2, 2), (3, 4), (4, 4)], ids=lambda value: str(value)
)
def test_the_bank_gives_four_only_when_more_than_half_borrow(borrowers: int, bank: int) -> None:
    """NLV-R78: exactly half is not more than half."""
    state = Setting("new-las-vegas", 4).start()
    rng = Rng(39)
    state.deal(rng)
    for seat in range(4):
        state.play(seat, "borrow" if seat < borrowers else "decline")
        if "done" in state.tokens(seat):
            state.play(seat, "done")
    for _ in walk(state, rng):
        pass
    assert state.view(SPECTATOR)["readings"]["settled"]["bank"] == bank


def test_what_could_be_sold_follows_the_deal() -> None:
    """Actions that the active seat could add to an offer: what it may do once the goods have moved."""
    found = False
    for state in walk(Setting("lords-of-vegas", 3).start(), Rng(40)):
        view = state.view(SPECTATOR)
        active = view["active"]
        if view["phase"] != "turn" or view["offers"]:
            continue
        buyer = (active + 1) % 3
        money = view["players"][buyer]["money"]
        for give in ("nothing", f"${money}") if money else ("nothing",):
            token = f"offer:{active + 1}:give={give};get=nothing"
            before = text(state.position())
            entries = state.additions(buyer, token)
            assert text(state.position()) == before
            purse = view["players"][active]["money"] + (money if give != "nothing" else 0)
            assert all(entry["cost"] <= purse for entry in entries)
            for entry in entries[:3]:
                after = state.clone()
                after.play(buyer, f"offer:{active + 1}:give={give};get={entry['token']}")
                assert after.view(SPECTATOR)["readings"]["sold"] == [[entry]]
                found = True
        if money > view["players"][active]["money"]:
            richer = state.additions(buyer, f"offer:{active + 1}:give=${money};get=nothing")
            assert len(richer) >= len(state.additions(buyer, f"offer:{active + 1}:give=nothing;get=nothing"))
    assert found


# -- errors planted on purpose: the comparisons above must notice each of them

PLANTED_FACTS: dict[str, tuple[str, list[Any], Any]] = {
    "plan value": ("welcome-to", ["plans", "estates-334", 0], 11),
    "later plan value": ("welcome-to", ["plans", "ends", 1], 3),
    "park ladder": ("welcome-to", ["streets", 1, "parks", 4], 12),
    "pool lot": ("welcome-to", ["streets", 0, "pools", 0], 2),
    "estate ladder": ("welcome-to", ["estates", 5, 4], 11),
    "refusals": ("welcome-to", ["refusals", 1], 3),
    "bank": ("new-las-vegas", ["safe", "few_borrow"], 4),
    "show debt": ("new-las-vegas", ["shows", "left", "debts", 0], 4),
    "missing line": ("new-las-vegas", ["ladders", "missing", 0], -5),
    "lot price": ("lords-of-vegas", ["lots", 20, "price"], 9),
    "payer": ("lords-of-vegas", ["lots", 5, "pays"], "vega"),
    "track": ("lords-of-vegas", ["track", 9], 9),
    "odds": ("lords-of-vegas", ["house", 1, "ways"], 15),
}


@pytest.mark.parametrize("name", PLANTED_FACTS)
def test_a_wrong_fact_is_noticed(name: str) -> None:
    game, path, wrong = PLANTED_FACTS[name]
    facts = find_game(game).facts(find_game(game).choose_options(2, {})[1])
    plant(facts, path, wrong)
    with pytest.raises(AssertionError):
        printed.CHECKS[game](facts)


def plant(where: Any, path: list[Any], wrong: object) -> None:
    for step in path[:-1]:
        where = where[step]
    assert where[path[-1]] != wrong
    where[path[-1]] = wrong


PLANTED_READINGS: dict[str, tuple[Setting, list[Any], Any]] = {
    "block F open": (Setting("lords-of-vegas", 2), ["closed"], []),
    "block F closed for three": (Setting("lords-of-vegas", 3), ["closed"], ["F1"]),
    "cards to the end": (Setting("lords-of-vegas", 2), ["cards_to_end"], -1),
    "boss": (Setting("lords-of-vegas", 3), ["casinos", 0, "boss"], 7),
    "pips": (Setting("lords-of-vegas", 3), ["casinos", 0, "pips"], 99),
    "stock": (Setting("lords-of-vegas", 3), ["stock", "vega"], -1),
    "what a card brings": (Setting("lords-of-vegas", 3), ["brings", "strip", 1, "points"], -1),
    "estates": (Setting("welcome-to", 2), ["sheets", 0, "estates"], None),
    "bis crosses": (Setting("welcome-to", 2), ["sheets", 0, "bis"], -1),
    "series": (Setting("new-las-vegas", 2), ["sheets", 0, "series", 0, "length"], 12),
    "missing lines": (Setting("new-las-vegas", 2), ["sheets", 0, "counts", "missing"], 99),
    "debts": (Setting("new-las-vegas", 2), ["sheets", 0, "debts", "cranes"], 99),
    "bank at the end": (Setting("new-las-vegas", 2), ["settled", "bank"], 9),
}


@pytest.mark.parametrize("name", PLANTED_READINGS)
def test_a_wrong_reading_is_noticed(name: str) -> None:
    setting, path, wrong = PLANTED_READINGS[name]
    state = setting.start()
    for _ in walk(state, Rng(41)):
        pass
    view = state.view(SPECTATOR)
    plant(view["readings"], path, wrong)
    with pytest.raises(AssertionError):
        looking.CHECKS[setting.game](view, facts_of(state))
