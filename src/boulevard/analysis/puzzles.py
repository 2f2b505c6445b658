"""Positions in which one turn is clearly the best, and what an answer is worth.

They come from games between strong players. A position is taken when the best turn is ahead of every other by
more than noise can explain, and again when it is looked at ten times as long. `boulevard puzzles` collects.
"""

import json
import math
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from boulevard.bots.driver import carry_out, consider, think
from boulevard.bots.planning import POINTS, WIN, Plan
from boulevard.games.catalogue import find_game
from boulevard.games.chance import Chance, rng_of
from boulevard.games.contract import GameError, State

from .judge import Effort, Estimate, Judge, contested, judging_entry, mean_of, same, spelled

Json = dict[str, Any]
FOLDER = Path(__file__).parent / "collected"
AHEAD = {WIN: 0.04}  # of every other turn
AHEAD_POINTS = 2.0
SURE = 3.0  # standard errors
AGAIN = 10  # times as long
HOPEFUL = {WIN: 0.06}  # by which the quick players see the best turn ahead before anybody looks closer
HOPEFUL_POINTS = 2.5
LINES = 4  # turns that are compared at first
LATER = 0.4  # of a game is over before anything is asked
TRIES = 3  # decisions of a game that are looked at closely
CLOSE = 2.0  # standard errors within which an answer is as good as the best

Setting = tuple[int, Json]
SETTINGS: dict[str, list[Setting]] = {
    "welcome-to": [(1, {}), (2, {}), (1, {"advanced": True})],
    "new-las-vegas": [(2, {}), (1, {"acme": 5})],
    "lords-of-vegas": [(2, {}), (3, {})],
}


# -- collecting


def collect(game: str, number: int, effort: Effort) -> Json | None:
    """The first puzzle of game `number`, always the same; or none."""
    settings = SETTINGS[game]
    seats, options = settings[number % len(settings)]
    chance = rng_of(f"puzzle/{game}/{number}")
    judge = Judge(game, effort, own=not contested(find_game(game).start(seats, options)))
    for state, seat in _moments(game, seats, options, judge, chance):
        found = _puzzle(judge, state.resample(seat, chance), seat, f"puzzle/{number}/{state.turn_mark()}")
        if found is not None:
            return {"number": number, "bot": judging_entry(game, effort).name} | found
    return None


def _moments(
    game: str, seats: int, options: Json, judge: Judge, chance: Chance
) -> Iterator[tuple[State, int]]:
    """Some decisions of a game between quick players that seem clear to them, in its later part: there one
    can tell what is best."""
    state = find_game(game).start(seats, options)
    bots = [judge.quick.factory() for _ in range(seats)]
    asked: list[tuple[State, int, bool]] = []
    while True:
        state.deal(chance)
        seat = int(state.actor())
        if seat < 0:
            break
        clear = _worth_asking(state, seat) and _clear(consider(bots[seat], state, seat, chance))
        asked.append((state.clone(), seat, clear))
        carry_out(state, seat, think(bots[seat], state, seat, chance))
    hopeful = [(before, seat) for before, seat, clear in asked[int(LATER * len(asked)) :] if clear]
    for _ in range(min(TRIES, len(hopeful))):
        yield hopeful.pop(chance.below(len(hopeful)))


def _clear(plan: Plan) -> bool:
    values = [one.value for one in plan.alternatives]
    return len(values) > 2 and values[0] - values[1] > HOPEFUL.get(plan.unit, HOPEFUL_POINTS)


def _worth_asking(state: State, seat: int) -> bool:
    """Is there more to choose than how often or how high?"""
    tokens = state.tokens(seat)
    verbs = {token.partition(":")[0] for token in tokens} - {"gamble"}
    return len(tokens) > 2 and (state.game.simultaneous or len(verbs) > 2)


def _puzzle(judge: Judge, state: State, seat: int, salt: str) -> Json | None:
    plan = judge.plan(state, seat, salt)
    if len(plan.alternatives) < 3:
        return None
    if plan.unit == WIN:
        return _by_plan(judge, state, seat, plan, salt)
    lines = [list(one.steps) for one in plan.alternatives]
    first = _compared(judge, state, seat, lines[:LINES], f"{salt}/1", judge.effort.games)
    if first is None:
        return None
    order, _ = first
    lines[0], lines[order] = lines[order], lines[0]
    games = AGAIN * judge.effort.games
    again = _compared(judge, state, seat, lines, f"{salt}/2", games)
    if again is None or again[0] != 0:
        return None
    return _told(state, seat, POINTS if judge.own else WIN, again[1], games)


def _compared(
    judge: Judge, state: State, seat: int, lines: list[list[int]], salt: str, games: int
) -> tuple[int, list[Estimate]] | None:
    """Which line is surely ahead of every other, and what all of them are worth; None when none is."""
    results = judge.games(state, seat, lines, salt, games, math.inf)
    best = max(range(len(lines)), key=lambda line: mean_of(results[line])[0])
    scale = judge.scale(state, seat, lines[best], results, salt)
    for line in range(len(lines)):
        gap, error = scale.gap(results[best], results[line])
        if line != best and gap < max(SURE * error, AHEAD.get(scale.unit, AHEAD_POINTS)):
            return None
    return best, [scale.estimate(spelled(state, seat, steps), one) for steps, one in zip(lines, results)]


def _by_plan(judge: Judge, state: State, seat: int, plan: Plan, salt: str) -> Json | None:
    """The same where the best player knows its chance to win: it thinks ten times as long, and the best step
    is played on against the next one."""
    again = Judge(state.game.id, judge.effort.times(AGAIN))
    look = again.plan(state, seat, f"{salt}/again")
    for one in (plan, look):
        best, second = one.alternatives[:2]
        sure = SURE * math.hypot(best.error, second.error)
        if list(best.steps) != list(plan.steps) or best.value - second.value < max(sure, AHEAD[WIN]):
            return None
    lines = [list(one.steps) for one in look.alternatives[:2]]
    results = judge.games(state, seat, lines, f"{salt}/on", AGAIN * judge.effort.games, math.inf)
    gap, error = judge.scale(state, seat, lines[0], results, salt).gap(results[0], results[1])
    if gap < SURE * error:
        return None
    estimates = [
        Estimate(spelled(state, seat, list(one.steps)), one.value, one.error) for one in look.alternatives
    ]
    return _told(state, seat, WIN, estimates, AGAIN * judge.effort.games)


def _told(state: State, seat: int, unit: str, estimates: list[Estimate], games: int) -> Json:
    best, *others = estimates
    return {
        "seat": seat,
        "unit": unit,
        "games": games,
        "best": best.json(),
        "others": [one.json() for one in sorted(others, key=lambda one: -one.value)],
        "position": state.position(),
    }


def ahead(puzzle: Json) -> float:
    """By how much the best is ahead of the next."""
    return float(puzzle["best"]["value"] - puzzle["others"][0]["value"])


# -- asking


@cache
def puzzles_of(game: str) -> list[Json]:
    """The puzzles that come with the package, the easier first."""
    file = FOLDER / f"{find_game(game).id}.json"
    if not file.exists():
        return []
    found: list[Json] = json.loads(file.read_text(encoding="utf-8"))["puzzles"]
    return found


def puzzle_of(game: str, number: int) -> Json:
    """Puzzle `number`, from 1."""
    known = puzzles_of(game)
    if not 1 <= number <= len(known):
        raise GameError("error-puzzle-none")
    return known[number - 1]


def ask(game: str, number: int, tokens: list[str], effort: Effort) -> Json:
    """The puzzle after some steps, for whoever draws it; and what they are worth when the turn is done."""
    puzzle = puzzle_of(game, number)
    seat: int = puzzle["seat"]
    state = find_game(game).load(puzzle["position"])
    steps: list[int] = []
    together = state.game.simultaneous
    shown = state.clone()
    for token in tokens:
        if len(steps) > 0 and (not together or not state.may_act(seat)):
            raise GameError("error-after-confirm", step=tokens[len(steps) - 1])
        steps.append(int(state.choice(state.check_seat(seat), token)))
        state.play(seat, token)
        if together and state.may_act(seat) and not state.over():
            shown = state.clone()
    done = bool(steps) and (not together or tokens[-1] == "done")
    return {
        "game": game,
        "number": number,
        "count": len(puzzles_of(game)),
        "seat": seat,
        "seats": int(shown.seats),
        "together": together,
        "facts": shown.game.facts(shown.options),
        "view": shown.view(seat),
        "legal": [] if done else shown.tokens(seat),
        "menu": [] if done else shown.menu(seat, True),
        "draft": tokens[:-1] if done and together else tokens if together else [],
        "scores": [score.json() for score in shown.scores()],
        "answer": _answer(puzzle, seat, steps, tokens, effort) if done else None,
    }


def _answer(puzzle: Json, seat: int, steps: list[int], tokens: list[str], effort: Effort) -> Json:
    state = find_game(puzzle["position"]["game"]).load(puzzle["position"])
    best: Json = puzzle["best"]
    wanted = parsed(state, seat, best["tokens"])
    answer = {
        "right": True,
        "close": False,
        "unit": puzzle["unit"],
        "best": best,
        "second": puzzle["others"][0],
        "yours": best,
    }
    if same(state, seat, wanted, steps) or steps == wanted[: len(steps)]:
        return answer
    for other in puzzle["others"]:
        there = parsed(state, seat, other["tokens"])
        if same(state, seat, there, steps) or steps == there[: len(steps)]:
            return answer | {"right": False, "yours": other | {"tokens": tokens}}
    judge = Judge(state.game.id, effort, own=puzzle["unit"] == POINTS, by=puzzle["bot"])
    gap, error = judge.compare(state, seat, wanted, steps, "answer")
    value = best["value"] - max(gap, 0.0)
    yours = {"tokens": tokens, "value": round(value, 4), "error": round(error, 4)}
    return answer | {"right": False, "close": gap <= CLOSE * error, "yours": yours}


def parsed(state: State, seat: int, tokens: list[str]) -> list[int]:
    """Steps of the notation as the game has them."""
    look = state.clone()
    steps = []
    for token in tokens:
        steps.append(int(look.choice(look.check_seat(seat), token)))
        look.play(seat, token)
    return steps
