"""`boulevard calibrate`: how hard the ACME architects of New Las Vegas are."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from boulevard.games.new_las_vegas.architects import LEVELS
from boulevard.school.calibration import Measure, play_acme

from .common import read_json, with_progress


def calibrate(
    games: Annotated[int, typer.Option(min=1, help="How many games against each architect.")] = 200,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first game; the next ones count up.")] = 0,
    sheet: Annotated[Path | None, typer.Option(help="A file with your own sheets and architects.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> None:
    """Let the greedy bot play New Las Vegas solo against each of the five ACME architects."""
    data = None if sheet is None else read_json(sheet)
    measures = [Measure(level + 1) for level in range(int(LEVELS))]
    for _ in with_progress(_play(measures, games, seed, data), games * len(measures), "games"):
        pass
    if as_json:
        print(json.dumps([measure.json() for measure in measures]))
        return
    table = Table("architect", "won by greedy", "rate", "greedy's mean", "ACME's mean")
    for measure in measures:
        row = measure.json()
        won = f"{row['won']} of {row['games']}"
        table.add_row(
            str(row["level"]), won, f"{row['rate']:.3f}", str(row["average"]), str(row["acme_average"])
        )
    Console().print(table)


def _play(measures: list[Measure], games: int, seed: int, sheet: Any) -> Iterator[None]:
    for measure in measures:
        for number in range(games):
            measure.add(play_acme(measure.level, seed + number, sheet))
            yield
