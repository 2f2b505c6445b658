"""`boulevard simulate`: bots play whole games."""

import json
import sys
from collections.abc import Iterator
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from boulevard.arena.playing import Recorded, play_out
from boulevard.bots.base import Bot
from boulevard.bots.driver import play_game
from boulevard.games import chance
from boulevard.games.catalogue import find_game
from boulevard.games.chance import Chance, rng_of
from boulevard.games.contract import Game, GameError
from boulevard.match import Match, Sealed, write_record

from .common import GameName, parse_options, with_progress
from .own_bot import find_player


def simulate(
    game: GameName,
    seats: Annotated[int, typer.Option(help="How many play.")] = 2,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first game; the next ones count up.")] = 0,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            help="Who plays: once for all seats, or once for each seat in turn. A bot of yours: my.py:Class."
        ),
    ] = None,
    option: Annotated[list[str] | None, typer.Option(help="A game option as name=value. Repeatable.")] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="One JSON object a game, with record and position.")
    ] = False,
) -> None:
    """Let bots play, and print what came of it."""
    box = find_game(game)
    options = parse_options(box, option or [])
    seats, options = box.choose_options(seats, options)
    names = list(bot or ["greedy"])
    if len(names) == 1:
        names = names * seats
    if len(names) != seats:
        raise GameError("error-bots-count", bots=len(names), seats=seats)
    bots = [find_player(name, box.id) for name in names]
    done = 0
    results: list[dict[str, Any]] = []
    try:
        seeds = range(seed, seed + games)
        played = play_games(box, seats, options, bots, names, seeds, in_full=as_json)
        for result in with_progress(played, games, "games"):
            done += 1
            if as_json:
                print(json.dumps(result, ensure_ascii=False), flush=True)
            else:
                results.append(result)
    except KeyboardInterrupt:
        print(
            f"\nStopped after {done} of {games} games;"
            f" go on with --seed {seed + done} --games {games - done}",
            file=sys.stderr,
        )
        if results:
            _print_summary(results, names)
        raise
    if results:
        _print_summary(results, names)


def play_games(
    box: Game,
    seats: int,
    options: dict[str, Any],
    bots: list[Bot],
    names: list[str],
    seeds: range,
    *,
    in_full: bool,
) -> Iterator[dict[str, Any]]:
    """Scores and places of every game; in full also its record, which costs a token for every step."""
    for seed in seeds:
        state = box.start(seats, options)
        thoughts: list[Chance] = [rng_of(f"{seed}/{seat}/{name}") for seat, name in enumerate(names)]
        result: dict[str, Any] = {}
        if in_full:
            match = Match(state, Sealed(str(seed)), names)
            play_out(Recorded(match), bots, thoughts)
            result = {
                "game": box.id,
                "rules": state.rules,
                "options": dict(state.options),
                "seats": seats,
                "bots": names,
                "seed": seed,
                "record": write_record(match.record()),
                "position": state.position(),
            }
        else:
            play_game(state, bots, chance.Sealed(str(seed)), thoughts)
        result["scores"] = [score.json() for score in state.scores()]
        result["ranking"] = state.places()
        yield result


def _print_summary(results: list[dict[str, Any]], names: list[str]) -> None:
    table = Table("seat", "bot", "first places", "mean score", "lowest", "highest")
    for seat, name in enumerate(names):
        totals = [result["scores"][seat]["total"] for result in results]
        firsts = sum(result["ranking"][seat] == 1 for result in results)
        table.add_row(
            str(seat + 1),
            name,
            f"{firsts} of {len(results)}",
            f"{sum(totals) / len(totals):.1f}",
            str(min(totals)),
            str(max(totals)),
        )
    Console().print(table)
