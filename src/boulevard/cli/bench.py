"""`boulevard bench`: how fast the rules run, compiled and interpreted, in one go."""

import gc
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

import boulevard
from boulevard.arena.playing import Bare, Clock, play_out
from boulevard.bots.playout import clones, playout, playouts
from boulevard.bots.registry import Entry, bots_of
from boulevard.games.catalogue import GAMES, find_game
from boulevard.games.chance import Chance, Rng
from boulevard.games.contract import Game

BENCH_SEATS = {"lords-of-vegas": 4}  # the others are measured with two
CROWD = 100
ENOUGH = 400  # crowds in memory at once, to see what one takes; fewer where the rules run slowly


def bench(
    seconds: Annotated[float, typer.Option(min=0.05, help="How long each measurement takes.")] = 1.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
    bots: Annotated[bool, typer.Option("--bots", help="How long every bot thinks, instead.")] = False,
    only_this: Annotated[bool, typer.Option("--only-this", hidden=True)] = False,
) -> None:
    """Measure playouts, steps and copies of every game, compiled and interpreted."""
    if bots:
        thoughts = [_thoughts(game, entry, seconds) for game in GAMES for entry in bots_of(game)]
        print(json.dumps({"bots": thoughts})) if as_json else _print_thoughts(thoughts)
        return
    here = measure(seconds, progress=not only_this)
    if only_this:
        print(json.dumps(here))
        return
    engines = {"compiled" if boulevard.compiled() else "interpreted": here}
    if boulevard.compiled():
        engines["interpreted"] = _measure_interpreted(seconds)
    report = {
        "python": sys.version.split()[0],
        "games": {
            game: {
                "seats": BENCH_SEATS.get(game, 2),
                **{engine: figures[game] for engine, figures in engines.items()},
                **_ratios(game, engines),
            }
            for game in GAMES
        },
    }
    print(json.dumps(report)) if as_json else _print(report)


def _thoughts(game: str, entry: Entry, seconds: float) -> dict[str, Any]:
    """What a decision of this bot takes, in games of two against itself: at least one, and for so long."""
    total, number, started = Clock(), 0, time.perf_counter()
    while not number or time.perf_counter() - started < seconds:
        table = Bare(find_game(game).start(2), Rng(number))
        thoughts: list[Chance] = [Rng(100 + number), Rng(200 + number)]
        for clock in play_out(table, [entry.factory(), entry.factory()], thoughts):
            total.thoughts += clock.thoughts
            total.seconds += clock.seconds
            total.slowest = max(total.slowest, clock.slowest)
        number += 1
    return {
        "game": game,
        "bot": entry.name,
        "ms": 1000 * total.seconds / total.thoughts,
        "slowest_ms": 1000 * total.slowest,
        "limit_ms": 1000 * entry.budget,
        "too_long": 0.0 < entry.budget < total.slowest,
    }


def _print_thoughts(thoughts: list[dict[str, Any]]) -> None:
    table = Table("game", "bot", "ms a decision", "slowest", "may think")
    for one in thoughts:
        limit = f"{one['limit_ms']:.0f}" if one["limit_ms"] else "-"
        slowest = f"{one['slowest_ms']:.0f}" + (" too long" if one["too_long"] else "")
        table.add_row(one["game"], one["bot"], f"{one['ms']:.2f}", slowest, limit)
    Console().print(table)


def _ratios(game: str, engines: dict[str, dict[str, Any]]) -> dict[str, Any]:
    if len(engines) < 2:
        return {}
    fast, slow = engines["compiled"][game], engines["interpreted"][game]
    return {
        "ratio": {
            "steps": fast["steps_per_s"] / slow["steps_per_s"],
            "clone": slow["clone_us"] / fast["clone_us"],
        }
    }


def _measure_interpreted(seconds: float) -> dict[str, Any]:
    command = [sys.executable, "-m", "boulevard", "bench", "--only-this", "--seconds", str(seconds)]
    environment = {**os.environ, "BOULEVARD_INTERPRETED": "1"}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True, text=True)
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def measure(seconds: float, progress: bool) -> dict[str, Any]:
    figures: dict[str, Any] = {}
    for game in GAMES.values():
        if progress and sys.stderr.isatty():
            print(f"measuring {game.id} ...", file=sys.stderr)
        figures[game.id] = measure_game(game, seconds)
    return figures


def measure_game(game: Game, seconds: float) -> dict[str, float]:
    state = game.start(BENCH_SEATS.get(game.id, 2))
    chance = Rng(1)
    games = 0
    steps = 0
    started = time.perf_counter()
    while (elapsed := time.perf_counter() - started) < seconds:
        steps += playouts(state, chance, 20)
        games += 20
    driven = _rate(lambda: _drive(game, chance), seconds)
    middle = state.clone()
    middle.deal(chance)
    for _ in range(20):  # a few turns in, so that there is something to copy
        seat = middle.actor()
        if seat < 0:
            break
        choices = middle.legal(seat)
        middle.advance(seat, choices[chance.below(len(choices))])
        middle.deal(chance)
    copies = _rate(lambda: _clone(middle), seconds)
    figures = {
        "playouts_per_s": games / elapsed,
        "steps_per_s": steps / elapsed,
        "python_steps_per_s": driven,
        "clone_us": 1e6 / copies,
    }
    memory = _memory_of_crowd(game, seconds)
    if memory is not None:
        figures["memory_100_seats_kb"] = memory
    return figures


def _rate(work: Callable[[], int], seconds: float) -> float:
    count = 0
    started = time.perf_counter()
    while (elapsed := time.perf_counter() - started) < seconds:
        count += work()
    return count / elapsed


def _drive(game: Game, chance: Rng) -> int:
    """A random game through the checked, public methods."""
    state = game.start(BENCH_SEATS.get(game.id, 2))
    steps = 0
    while True:
        while state.awaits_chance():
            state.reveal(state.sample(chance))
        seat = state.actor()
        if seat < 0:
            return steps
        choices = state.legal(seat)
        state.apply(seat, choices[chance.below(len(choices))])
        steps += 1


def _clone(state: Any) -> int:
    clones(state, 1000)
    return 1000


def _memory_of_crowd(game: Game, seconds: float) -> float | None:
    """Kilobytes of one finished 100-seat game, or None where this cannot be seen or played."""
    if game.most_seats < CROWD or not Path("/proc/self/statm").exists():
        return None
    state = game.start(CROWD)
    playout(state, Rng(2))
    position = state.position()
    game.load(position)
    gc.collect()
    before = _resident()
    # Loaded, not copied: copies of a state share what neither has changed.
    kept = [game.load(position)]
    started = time.perf_counter()
    while len(kept) < ENOUGH and time.perf_counter() - started < max(seconds, 1.0):
        kept.append(game.load(position))
    used = _resident() - before
    return used / len(kept) / 1024


def _resident() -> int:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def _print(report: dict[str, Any]) -> None:
    table = Table("game", "engine", "playouts/s", "steps/s", "steps/s from Python", "clone", "100 seats")
    for game, figures in report["games"].items():
        for engine in ("compiled", "interpreted"):
            if engine not in figures:
                continue
            row = figures[engine]
            memory = row.get("memory_100_seats_kb")
            table.add_row(
                f"{game} ({figures['seats']} seats)",
                engine,
                f"{row['playouts_per_s']:,.0f}",
                f"{row['steps_per_s']:,.0f}",
                f"{row['python_steps_per_s']:,.0f}",
                f"{row['clone_us']:.2f} us",
                "-" if memory is None else f"{memory:.0f} kB",
            )
        if "ratio" in figures:
            ratio = figures["ratio"]
            table.add_row("", "ratio", "", f"{ratio['steps']:.0f}x", "", f"{ratio['clone']:.0f}x", "")
        table.add_section()
    Console().print(table)
    if not boulevard.compiled():
        print("Boulevard runs interpreted here; install a C compiler and rebuild for the fast engine.")
