"""`boulevard puzzles`: positions in which one turn is clearly the best."""

import json
import os
import sys
from collections.abc import Iterator
from functools import partial
from itertools import count as counting
from pathlib import Path
from typing import Annotated, Any

import typer

from boulevard.analysis.judge import Effort, judging_entry
from boulevard.analysis.puzzles import ahead, collect
from boulevard.arena.crew import spread
from boulevard.games.catalogue import find_game
from boulevard.games.contract import GameError

from .common import GameName, read_text, with_progress, write_text

AT_ONCE = 64  # games that are handed out together


def puzzles(
    game: GameName,
    keep: Annotated[
        Path,
        typer.Option(help="A file that keeps what was found, game by game; what it holds is not done again."),
    ],
    count: Annotated[int, typer.Option(min=1, help="How many puzzles.")] = 60,
    games: Annotated[
        int, typer.Option(min=4, help="Games played on at first; ten times as many later.")
    ] = 16,
    write: Annotated[
        Path | None, typer.Option(help="Write the set, as the package holds it, to this file.")
    ] = None,
    cores: Annotated[int, typer.Option(min=1, help="How many processes.")] = os.cpu_count() or 1,
) -> None:
    """Collect puzzles from games between strong bots; the same command goes on where it stopped."""
    box = find_game(game)
    effort = Effort(games)
    bot = judging_entry(box.id, effort).name
    done = _kept(keep, box.id)
    found = {number: one for number, one in done.items() if one is not None}
    try:
        for number, one in with_progress(_found(box.id, effort, done, count, cores), None, "games"):
            done[number] = one
            line = {"game": box.id, "number": number, "bot": bot, "puzzle": one}
            write_text(keep, json.dumps(line, ensure_ascii=False) + "\n", "a")
            if one is not None:
                found[number] = one
                print(f"{len(found)} of {count}: game {number}", file=sys.stderr)
    except KeyboardInterrupt:
        print(f"\nStopped with {len(found)} of {count}; the same command goes on.", file=sys.stderr)
        raise
    chosen = [found[number] for number in sorted(found)[:count]]
    chosen.sort(key=lambda one: -ahead(one))
    if write is not None:
        text = {"game": box.id, "rules": box.rules_version, "puzzles": chosen}
        write_text(write, json.dumps(text, ensure_ascii=False, separators=(",", ":")) + "\n")
    print(f"{len(chosen)} puzzles of {box.id} from {len(done)} games, judged by {bot}")


def _found(
    game: str, effort: Effort, done: dict[int, Any], count: int, cores: int
) -> Iterator[tuple[int, dict[str, Any] | None]]:
    """Game after game until there are enough puzzles."""
    numbers = (number for number in counting() if number not in done)
    enough = sum(one is not None for one in done.values())
    while enough < count:
        batch = [next(numbers) for _ in range(AT_ONCE)]
        for number, one in spread(partial(_collect, game, effort), batch, cores):
            enough += one is not None
            yield number, one
            if enough >= count:
                return


def _collect(game: str, effort: Effort, number: int) -> dict[str, Any] | None:
    return collect(game, number, effort)


def _kept(keep: Path, game: str) -> dict[int, Any]:
    """What a file holds; a line that was cut off is done again."""
    if not keep.exists():
        return {}
    text = read_text(keep)
    whole = text[: text.rfind("\n") + 1]
    done: dict[int, Any] = {}
    for place, line in enumerate(whole.splitlines(), 1):
        try:
            kept = json.loads(line)
            if kept["game"] != game:
                raise ValueError
            done[int(kept["number"])] = kept["puzzle"]
        except (ValueError, TypeError, KeyError):
            raise GameError("error-puzzle-file", file=str(keep), line=place) from None
    if whole != text:
        write_text(keep, whole)
    return done
