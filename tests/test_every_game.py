"""What every game must do, tried on every game and set of options."""

import ast
import contextlib
import pickle
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from boulevard.games.catalogue import find_game
from boulevard.games.chance import Rng
from boulevard.games.contract import SPECTATOR, GameError
from boulevard.match import Match, Sealed, read_record, replay, resume, verify, write_record

from .kit import SETTINGS, Setting, finished, menu_tokens, pick, somewhere, text, walk

every = pytest.mark.parametrize("setting", SETTINGS, ids=str)
MOMENTS = (0, 2, 11, 23, 47, 80)
CONTRACT = Path(__file__).parents[1] / "src" / "boulevard" / "games" / "contract.py"


@every
def test_a_random_game_ends_and_is_scored(setting: Setting) -> None:
    for seed in range(3):
        state = finished(setting, seed)
        scores = state.scores()
        places = state.places()
        assert len(scores) == len(places) == setting.seats
        assert min(places) == 1 or setting.seats == 1  # alone, second is behind a rival without a seat
        assert state.actor() == -1
        assert all(list(state.legal(seat)) == [] for seat in range(setting.seats))
        for score in scores:
            assert score.total == sum(points for _, points in score.parts)


@every
def test_tokens_name_every_choice_unmistakably(setting: Setting) -> None:
    for state in walk(setting.start(), Rng(4)):
        for seat in range(setting.seats):
            choices = list(state.legal(seat))
            tokens = state.tokens(seat)
            assert len(set(choices)) == len(choices)
            assert len(set(tokens)) == len(tokens)
            assert all(" " not in token for token in tokens)
            assert bool(tokens) <= state.may_act(seat)
            if tokens:
                assert state.choice(seat, tokens[-1]) == choices[-1]


@every
@pytest.mark.parametrize("events", MOMENTS)
def test_a_clone_lives_its_own_life(setting: Setting, events: int) -> None:
    state = somewhere(setting, 5, events)
    before = text(state.position())
    copy = state.clone()
    assert text(copy.position()) == before
    for _ in walk(copy, Rng(6)):
        pass
    assert text(state.position()) == before
    again = state.clone()
    for _ in walk(again, Rng(6)):
        pass
    assert text(again.position()) == text(copy.position())


@every
def test_undo_takes_back_exactly_one_step(setting: Setting) -> None:
    undone = 0
    chance = Rng(8)
    for state in walk(setting.start(), Rng(7)):
        seat = state.actor()
        if seat < 0:
            continue
        copy = state.clone()
        before = text(copy.position())
        copy.advance(seat, pick(copy, seat, chance))
        if copy.can_undo(seat):
            copy.undo(seat)
            undone += 1
            assert text(copy.position()) == before
            assert copy.tokens(seat) == state.tokens(seat)
    assert undone > 0


@every
def test_undo_goes_back_to_the_start_of_the_turn(setting: Setting) -> None:
    state = somewhere(setting, 9, 40)
    chance = Rng(1)
    state.deal(chance)
    seat = state.actor()
    while state.can_undo(seat):
        state.undo(seat)
    before = text(state.position())
    taken = 0
    while state.actor() == seat and taken < 3:
        copy = state.clone()
        copy.advance(seat, pick(copy, seat, chance))
        if not copy.can_undo(seat):
            break
        state = copy
        taken += 1
    for _ in range(taken):
        state.undo(seat)
    assert text(state.position()) == before


@every
def test_a_record_gives_the_identical_game(setting: Setting) -> None:
    for seed in range(2):
        match = Match(
            setting.start(), Sealed(f"seed {seed}"), [f"name {seat}" for seat in range(setting.seats)]
        )
        chance = Rng(seed)
        while (seat := match.state.actor()) >= 0:
            match.apply(seat, pick(match.state, seat, chance))
        written = write_record(match.record())
        record = read_record(written)
        assert write_record(record) == written
        last = None
        for moment in replay(record):
            last = moment.state
        assert last is not None
        assert text(last.position()) == text(match.state.position())
        assert verify(record) == match.answers


@every
def test_an_interrupted_record_goes_on_with_the_same_chance(setting: Setting) -> None:
    whole = Match(setting.start(), Sealed("seed"))
    chance = Rng(3)
    steps: list[tuple[int, int]] = []
    while (seat := whole.state.actor()) >= 0:
        steps.append((int(seat), pick(whole.state, seat, chance)))
        whole.apply(*steps[-1])
    match = Match(setting.start(), Sealed("seed"))
    for seat, choice in steps[: len(steps) // 2]:
        match.apply(seat, choice)
    resumed = resume(read_record(write_record(match.record())), Sealed("seed"))
    if setting.seats == 1 or not match.state.game.simultaneous:
        drafted = sum(len(draft) for draft in match.drafts.values())
        for seat, choice in steps[len(steps) // 2 - drafted :]:
            resumed.apply(seat, choice)
        assert write_record(resumed.record()) == write_record(whole.record())
    else:
        while (seat := resumed.state.actor()) >= 0:
            resumed.apply(seat, pick(resumed.state, seat, chance))
        assert verify(read_record(write_record(resumed.record()))) == resumed.answers


@every
def test_positions_say_everything(setting: Setting) -> None:
    game = find_game(setting.game)
    schema = jsonschema.Draft202012Validator(game.schema())
    for count, state in enumerate(walk(setting.start(), Rng(10))):
        if count % 5 and count > 12:
            continue
        position = state.position()
        schema.validate(position)
        again = game.load(position)
        assert text(again.position()) == text(position)
        assert [again.tokens(seat) for seat in range(setting.seats)] == [
            state.tokens(seat) for seat in range(setting.seats)
        ]
        left, right = again.clone(), state.clone()
        for _ in walk(left, Rng(count)):
            pass
        for _ in walk(right, Rng(count)):
            pass
        assert text(left.position()) == text(right.position())
    over = finished(setting, 10).position()
    schema.validate(over)
    assert game.load(over).position() == over


@every
def test_a_state_survives_pickling(setting: Setting) -> None:
    for events in MOMENTS:
        state = somewhere(setting, 11, events)
        assert pickle.loads(pickle.dumps(state)).position() == state.position()


@every
def test_the_same_seed_gives_the_same_game(setting: Setting) -> None:
    assert text(finished(setting, 12).position()) == text(finished(setting, 12).position())
    assert text(finished(setting, 12).position()) != text(finished(setting, 13).position())


@every
def test_nobody_sees_a_draft_before_it_is_confirmed(setting: Setting) -> None:
    """What one seat drafts changes nothing in what the others and the spectators see."""
    if not find_game(setting.game).simultaneous or setting.seats == 1:
        return
    looked = 0
    chance = Rng(15)
    for state in walk(setting.start(), Rng(14)):
        seat = state.actor()
        if seat < 0:
            continue
        others = [other for other in range(setting.seats) if other != seat] + [SPECTATOR]
        before = [text(state.view(other)) for other in others]
        copy = state.clone()
        copy.advance(seat, pick(copy, seat, chance))
        if copy.can_undo(seat):  # not confirmed
            looked += 1
            assert [text(copy.view(other)) for other in others] == before
    assert looked > 0


@every
def test_planners_get_what_their_seat_may_know(setting: Setting) -> None:
    for events in MOMENTS:
        state = somewhere(setting, 16, events)
        if state.awaits_chance():
            continue
        before = text(state.position())
        for seat in range(setting.seats):
            copy = state.resample(seat, Rng(events))
            view, again = state.view(seat), copy.view(seat)
            # Whether others have confirmed is forgotten, because what they confirmed is a secret.
            view.pop("confirmed", None)
            again.pop("confirmed", None)
            assert text(again) == text(view)
            for _ in walk(copy, Rng(17)):
                pass
        assert text(state.position()) == before


BAD_SEATS: list[Any] = [-1, 10**30, "0", None, 1.0, True, [], b""]
BAD_CHOICES: list[Any] = [-1, 10**30, -(10**30), 999_999, "pick:A", None, 1.5, True, []]
BAD_TOKENS: list[Any] = [
    "", "no-such-step", "write", "write:", "write:99@9.9", "pick:Z", "done:done", "claim:9", "*",
    "write:-1@1.1", "write:1@1.1 done", "\x00", "é" * 300, None, 7, [],
]  # fmt: skip


BROKEN: list[Any] = [None, -7, 10**12, "x", [], {}, [None], 3.5, True]
NONSENSE: list[Any] = [None, 3, [], "x", {}, {"game": "chess"}]


@every
@pytest.mark.parametrize("events", [0, 1, 15, 30])
def test_bad_input_is_refused_and_changes_nothing(setting: Setting, events: int) -> None:
    state = somewhere(setting, 18, events)
    before = text(state.position())
    for seat in [*BAD_SEATS, setting.seats]:
        for call in (lambda s: state.apply(s, 0), lambda s: state.play(s, "done"), state.undo):
            with pytest.raises(GameError) as caught:
                call(seat)
            assert str(caught.value)
    seat = max(int(state.actor()), 0)
    for choice in BAD_CHOICES:
        with pytest.raises(GameError):
            state.apply(seat, choice)
    for token in BAD_TOKENS:
        with pytest.raises(GameError):
            state.play(seat, token)
        with pytest.raises(GameError):
            state.reveal_token(token)
    for outcome in (-1, 10**30, 999_999, "7", None, 1.5, True):
        with pytest.raises(GameError):
            state.reveal(outcome)
    assert text(state.position()) == before


@every
def test_every_int_that_is_not_legal_is_refused(setting: Setting) -> None:
    """Nothing is silently accepted, compiled or not."""
    state = somewhere(setting, 19, 17)
    state.deal(Rng(1))
    seat = state.actor()
    before = text(state.position())
    legal = set(state.legal(seat))
    for choice in range(-5, 900):
        if choice not in legal:
            with pytest.raises(GameError):
                state.apply(seat, choice)
    assert text(state.position()) == before


@every
def test_nothing_moves_after_the_end(setting: Setting) -> None:
    state = finished(setting, 20)
    before = text(state.position())
    for seat in range(setting.seats):
        for call in (lambda s: state.play(s, "done"), lambda s: state.apply(s, 0), state.undo):
            with pytest.raises(GameError):
                call(seat)
    with pytest.raises(GameError) as caught:
        state.reveal(0)
    assert caught.value.key == "error-game-over"
    assert text(state.position()) == before


@every
def test_bad_positions_are_refused_with_a_reason(setting: Setting) -> None:
    """Whatever is broken in a position, the answer is a GameError, never a crash."""
    game = find_game(setting.game)
    position = somewhere(setting, 21, 30).position()
    for path in _paths(position):
        for value in BROKEN:
            broken = _replaced(position, path, value)
            with contextlib.suppress(GameError):
                game.load(broken).position()
    for nonsense in NONSENSE:
        with pytest.raises(GameError):
            game.load(nonsense)


def _paths(value: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    found: list[tuple[str | int, ...]] = [path] if path else []
    if isinstance(value, dict):
        for name, item in value.items():
            found += _paths(item, (*path, name))
    elif isinstance(value, list):
        for index in sorted({0, len(value) - 1}) if value else []:
            found += _paths(value[index], (*path, index))
    return found


def _replaced(value: Any, path: tuple[str | int, ...], new: object) -> Any:
    if not path:
        return new
    copy: Any = dict(value) if isinstance(value, dict) else list(value)
    copy[path[0]] = _replaced(value[path[0]], path[1:], new)
    return copy


@every
def test_seats_and_options_are_checked(setting: Setting) -> None:
    game = find_game(setting.game)
    for seats in (0, game.most_seats + 1, -1, "2", None, 2.0, True):
        with pytest.raises(GameError):
            game.start(seats)
    bad: list[Any] = [{"no-such": True}, [], "x"]
    bad += [{option.name: -7} for option in game.options]
    for options in bad:
        with pytest.raises(GameError):
            game.start(game.fewest_seats, options)


@every
def test_the_odds_are_what_chance_draws(setting: Setting) -> None:
    """Every answer that can be drawn is listed with its weight, and nothing else is possible."""
    asked = 0
    for state in walk(setting.start(), Rng(31)):
        if not state.awaits_chance():
            continue
        asked += 1
        odds = state.outcomes()
        weights = dict(zip(odds.outcomes, odds.weights, strict=True))
        assert len(weights) == len(odds.outcomes)
        assert odds.total == sum(weights.values())
        assert min(weights.values()) > 0
        assert all(state.possible(outcome) for outcome in weights)
        tokens = [state.outcome_token(outcome) for outcome in weights]
        assert [state.parse_outcome(token) for token in tokens] == list(weights)
        assert state.sample(Rng(asked)) in weights
        if asked in (1, 8, 40, 90):
            chance = Rng(7)
            tries = 4000
            drawn = Counter(int(state.sample(chance)) for _ in range(tries))
            assert set(drawn) <= set(weights)
            for outcome, weight in weights.items():
                expected = tries * int(weight) / int(odds.total)
                assert abs(drawn[outcome] - expected) <= 6 * expected**0.5 + 6


@every
def test_who_is_waited_for_has_not_confirmed(setting: Setting) -> None:
    for state in walk(setting.start(), Rng(32)):
        waiting = state.waiting()
        assert (state.actor() in waiting) == (state.actor() >= 0)
        for seat in range(setting.seats):
            assert state.confirmed(seat) == (seat not in waiting)
            assert seat not in waiting or state.may_act(seat)


@every
def test_rewinding_is_undoing_everything(setting: Setting) -> None:
    chance = Rng(8)
    state = somewhere(setting, 33, 60)
    state.deal(chance)
    for _ in range(40):
        seat = state.actor()
        if seat < 0:
            break
        one, other = state.clone(), state.clone()
        one.rewind(seat)
        while other.can_undo(seat):
            other.undo(seat)
        assert text(one.position()) == text(other.position())
        state.advance(seat, pick(state, seat, chance))
        state.deal(chance)


UNCHECKED = {"advance", "token"}  # for what `legal` just gave


def methods_with_a_seat() -> set[str]:
    """Of the contract; compiled methods do not tell their parameters."""
    tree = ast.parse(CONTRACT.read_text(encoding="utf-8"))
    (state,) = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "State"]
    return {
        method.name
        for method in state.body
        if isinstance(method, ast.FunctionDef)
        and not method.name.startswith("_")
        and any(argument.arg == "seat" for argument in method.args.args)
    }


@every
def test_every_entrance_knows_its_seats(setting: Setting) -> None:
    state = somewhere(setting, 34, 20)
    state.deal(Rng(1))
    before = text(state.position())
    entrances: dict[str, Callable[[int], Any]] = {
        "may_act": state.may_act,
        "confirmed": state.confirmed,
        "legal": state.legal,
        "tokens": state.tokens,
        "menu": state.menu,
        "additions": lambda seat: state.additions(seat, "x"),
        "turns": state.turns,
        "score": state.score,
        "alone": state.alone,
        "retractions": state.retractions,
        "refusals": state.refusals,
        "can_undo": state.can_undo,
        "undo": state.undo,
        "rewind": state.rewind,
        "play": lambda seat: state.play(seat, "x"),
        "apply": lambda seat: state.apply(seat, 0),
        "choice": lambda seat: state.choice(seat, "x"),
        "explain": lambda seat: state.explain(seat, "x"),
        "check_seat": state.check_seat,
    }
    viewers: dict[str, Callable[[int], Any]] = {
        "view": state.view,
        "sketch": lambda seat: state.sketch(seat, [0]),
        "resample": lambda seat: state.resample(seat, Rng(1)),
    }
    assert {*entrances, *viewers, *UNCHECKED} == methods_with_a_seat()
    for seat in (-2, setting.seats, 10**9):
        for entrance in [*entrances.values(), *viewers.values()]:
            with pytest.raises(GameError) as refused:
                entrance(seat)
            assert refused.value.key == "error-no-such-seat"
    for entrance in entrances.values():
        with pytest.raises(GameError):
            entrance(SPECTATOR)
    for seat in (SPECTATOR, setting.seats):
        with pytest.raises(GameError):
            state.sketch(0, [0, seat])
    for viewer in viewers.values():
        viewer(SPECTATOR)
    assert text(state.position()) == before


@every
def test_the_menu_is_what_is_legal(setting: Setting) -> None:
    for state in walk(setting.start(), Rng(35)):
        for seat in range(min(setting.seats, 3)):
            menu = state.menu(seat)
            assert menu_tokens(menu) == state.tokens(seat)
            assert all(0 <= choice < state.game.steps for choice in state.legal(seat))
