"""`boulevard arena`: bots against bots on the same deals."""

import hashlib
import json
import os
import sys
from collections.abc import Generator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from boulevard.arena.crew import spread
from boulevard.arena.deals import line_ups, play_deal
from boulevard.arena.figures import Games, Sequential, figures, pairs
from boulevard.arena.ratings import ratings
from boulevard.bots.tables import FOLDER
from boulevard.games.catalogue import find_game
from boulevard.games.contract import GameError

from .common import GameName, parse_options, read_text, with_progress, write_text
from .own_bot import find_player

Deals = dict[int, Games]
Played = Generator[tuple[int, Games]]


def arena(
    game: GameName,
    bot: Annotated[
        list[str],
        typer.Option(
            help="Who plays; named once each. Of fewer bots than seats the first is alone among the others;"
            " of more, everybody meets everybody."
        ),
    ],
    games: Annotated[
        int, typer.Option(min=1, help="How many games, or a few more: a deal is played from every seat.")
    ] = 200,
    deals: Annotated[int | None, typer.Option(min=1, help="How many deals, instead of --games.")] = None,
    seats: Annotated[int, typer.Option(help="How many play.")] = 2,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first deal; the next ones count up.")] = 0,
    option: Annotated[list[str] | None, typer.Option(help="A game option as name=value. Repeatable.")] = None,
    sprt: Annotated[
        float | None,
        typer.Option(
            min=0.5,
            max=50,
            help="Stop as soon as it is decided (95 %) whether the first bot wins its share of the games"
            " or so many percent more.",
        ),
    ] = None,
    keep: Annotated[
        Path | None,
        typer.Option(help="A file that keeps every deal; what it holds already is not played again."),
    ] = None,
    records: Annotated[
        Path | None, typer.Option(help="A folder for the record of every game that is played now.")
    ] = None,
    cores: Annotated[int, typer.Option(min=1, help="How many processes play.")] = os.cpu_count() or 1,
    ray: Annotated[
        str | None,
        typer.Option(help="Play on a Ray cluster: its address, auto, or local for one on this machine."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> None:
    """Find out which bot is stronger: the same deals for all, seats changing."""
    box = find_game(game)
    seats, options = box.choose_options(seats, parse_options(box, option or []))
    if sprt is not None and (len(bot) < 2 or seats < 2):
        raise GameError("error-arena-sprt")
    for name in bot:
        find_player(name, box.id)
    setting = {"game": box.id, "bots": bot, "seats": seats, "options": options, "rules": box.rules_version}
    setting["minds"] = _minds(box.id, bot)
    wanted = deals or -(-games // len(line_ups(len(bot), seats)))
    numbers = range(seed, seed + wanted)
    kept = _kept(keep, setting)
    done: Deals = {number: kept[number] for number in numbers if number in kept}
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    test = None if sprt is None else Sequential(seats, sprt / 100)
    try:
        missing = [number for number in numbers if number not in done]
        work = partial(_deal, setting, records is not None)
        with closing(_until_decided(spread(work, missing, cores, ray), done, numbers, test)) as played:
            for number, row in with_progress(played, len(missing), "deals"):
                if records is not None:
                    _write_records(records, number, row)
                done[number] = row
                if keep is not None:
                    write_text(
                        keep, json.dumps({"setting": setting, "deal": number, "games": row}) + "\n", "a"
                    )
    except KeyboardInterrupt:
        again = "the same command goes on" if keep else "with --keep FILE it could go on later"
        print(f"\nStopped after {len(done)} of {wanted} deals; {again}.", file=sys.stderr)
        if not done:
            raise
    counted = [
        done[number]
        for number in (numbers if test is None else numbers[: _seen(test, done, numbers)])
        if number in done
    ]
    _print(setting, counted, test, as_json)


def _minds(game: str, bots: list[str]) -> str:
    """What the bots know, as far as it is in files: deals are kept for the same players only."""
    files = sorted(FOLDER.glob(f"{game}-*.weights"))
    files += [Path(name.rpartition(":")[0]) for name in bots if ":" in name]
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:16]


def _until_decided(played: Played, done: Deals, numbers: range, test: Sequential | None) -> Played:
    """The deals as they are played, until the sequential test has seen enough."""
    with closing(played):
        while test is None or (_seen(test, done, numbers) < len(numbers) and test.stronger is None):
            row = next(played, None)
            if row is None:
                return
            yield row


def _seen(test: Sequential, done: Deals, numbers: range) -> int:
    """How many deals the test has looked at: in their order, up to the one that decides. Which process was
    faster must not matter."""
    while test.stronger is None and test.deals < len(numbers) and numbers[test.deals] in done:
        test.add(done[numbers[test.deals]])
    return test.deals


def _print(setting: dict[str, Any], counted: list[Games], test: Sequential | None, as_json: bool) -> None:
    names, seats = setting["bots"], setting["seats"]
    rows = figures(counted, names)
    rated = ratings(counted, len(names)) if len(names) > 1 and seats > 1 else None
    for row, rating in zip(rows, rated or []):
        row["rating"], row["rating_sure"] = rating
    between = pairs(counted, names) if seats > 1 else []
    result: dict[str, Any] = {**setting, "deals": len(counted), "figures": rows, "pairs": between}
    result["games"] = sum(len(games) for games in counted)
    if test is not None:
        result["sprt"] = {"stronger": test.stronger, "evidence": round(test.evidence(), 2)}
    if as_json:
        print(json.dumps(result, ensure_ascii=False))
        return
    console = Console()
    table = Table("bot", "wins", "points", "ahead of the others", "rating", "ms a decision (slowest)")
    for row in rows:
        table.add_row(
            row["bot"],
            _percent(row, "wins"),
            _sure(row["points"], row["points_sure"]),
            _sure(row["ahead"], row["ahead_sure"]) if "ahead" in row else "-",
            f"{row['rating']:.1f} ±{2 * row['rating_sure']:.1f}" if "rating" in row else "-",
            f"{row['ms']:.2f} ({row['slowest_ms']:.0f})" if "ms" in row else "-",
        )
    console.print(table)
    if len(names) > 2:
        table = Table("on the same cards", "over", "wins", "points")
        for row in between:
            points = _sure(row["points"], row["points_sure"], signed=True)
            table.add_row(row["bot"], row["over"], _percent(row, "wins", signed=True), points)
        console.print(table)
    print(f"{result['games']} games, {len(counted)} deals.")
    if test is not None:
        says = {True: "is stronger", False: "is not stronger", None: "is not decided yet"}
        stronger = says[result["sprt"]["stronger"]]
        print(f"{names[0]}: {stronger} (by {100 * test.margin:g} %, evidence {result['sprt']['evidence']}).")
    if rated is None and len(names) > 1 and seats > 1:
        print('Ratings need openskill: pip install "boulevard[arena]".', file=sys.stderr)


def _percent(row: dict[str, Any], key: str, signed: bool = False) -> str:
    half = row[f"{key}_sure"]
    return _sure(100 * row[key], None if half is None else 100 * half, " %", signed)


def _sure(middle: float, half: float | None, unit: str = "", signed: bool = False) -> str:
    said = f"{middle:+.1f}" if signed else f"{middle:.1f}"
    return f"{said}{unit}" if half is None else f"{said} ±{half:.1f}{unit}"


def _deal(setting: dict[str, Any], record: bool, seed: int) -> Games:
    return play_deal(
        setting["game"], setting["bots"], setting["seats"], setting["options"], seed, find_player, record
    )


def _write_records(folder: Path, number: int, games: Games) -> None:
    for place, game in enumerate(games):
        write_text(folder / f"deal-{number}-{place + 1}.txt", game.pop("record"))


def _kept(keep: Path | None, setting: dict[str, Any]) -> Deals:
    """The deals of a file that was begun with the same setting; a line that was cut off is played again."""
    if keep is None or not keep.exists():
        return {}
    text = read_text(keep)
    whole = text[: text.rfind("\n") + 1]
    done: Deals = {}
    for place, line in enumerate(whole.splitlines()):
        try:
            kept = json.loads(line)
            number, games, begun = kept["deal"], kept["games"], kept["setting"]
        except (ValueError, TypeError, KeyError):
            raise GameError("error-arena-file", file=str(keep), line=place + 1) from None
        if begun != setting:
            raise GameError("error-arena-setting", file=str(keep))
        done[number] = games
    if whole != text:
        write_text(keep, whole, "w")
    return done
