"""`boulevard analyse`: what the decisions of a finished game were worth."""

import json
import os
import sys
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from boulevard.analysis.judge import Effort, Verdict
from boulevard.analysis.page import page
from boulevard.analysis.report import ENDS, Job, finish, jobs, report, sums_of
from boulevard.arena.crew import spread
from boulevard.bots.planning import POINTS
from boulevard.games.contract import GameError, no_such_seat
from boulevard.match import read_record
from boulevard.words import LANGUAGES, say
from boulevard.words.telling import people

from .common import Language, read_text, with_progress, write_text
from .study import AsJson, RecordFile

MOST = 10  # mistakes on the terminal


def analyse(
    file: RecordFile,
    as_json: AsJson = False,
    html: Annotated[Path | None, typer.Option(help="Write one page with plots to this file.")] = None,
    seat: Annotated[
        list[int] | None, typer.Option(help="Whose decisions, counted from 0; default: all. Repeatable.")
    ] = None,
    games: Annotated[int, typer.Option(min=4, help="Games that are played to the end for a decision.")] = 16,
    lang: Language = "en",
    cores: Annotated[int, typer.Option(min=1, help="How many processes.")] = os.cpu_count() or 1,
) -> None:
    """Say what every decision of a finished game was worth, and what would have been better."""
    if lang not in LANGUAGES:
        raise GameError("error-language", language=lang, languages=", ".join(LANGUAGES))
    record = read_record(read_text(file))
    finish(record)
    for number in seat or []:
        if not 0 <= number < record.seats:
            raise no_such_seat(number, record.seats)
    effort = Effort(games)
    asked = jobs(record, seat)
    found: dict[int, Verdict] = {}
    work = spread(partial(_judge, effort), asked, cores)
    try:
        for _, (number, verdict) in with_progress(work, len(asked), "decisions"):
            found[number] = verdict
    except KeyboardInterrupt:
        print(f"\nStopped after {len(found)} of {len(asked)} decisions.", file=sys.stderr)
        if not found:
            raise
    result = report(record, asked, found, effort)
    if html is not None:
        write_text(html, page(record, result, asked, lang))
    if as_json:
        print(json.dumps(result, ensure_ascii=False))
    elif html is None:
        _print(result, people(record.names or [""] * record.seats, lang), lang)


def _judge(effort: Effort, job: Job) -> tuple[int, Verdict]:
    return job.judged(effort)


def _print(result: dict[str, Any], names: list[str], lang: str) -> None:
    points = result["unit"] == POINTS

    def figure(value: float, sign: str = "") -> str:
        return f"{value:{sign}.1f}" if points else f"{100 * value:{sign}.1f} %"

    columns = sums_of(result)
    sums = Table("", *(say(f"analysis-{key}", lang) for key in columns))
    for row, name in enumerate(names):
        cells = [figure(of[row], "" if key in ENDS else "+") for key, of in columns.items()]
        sums.add_row(name, *cells)
    console = Console()
    console.print(sums)
    if not result["complete"]:
        console.print(say("analysis-partial", lang))
    if not result["mistakes"]:
        console.print(say("analysis-none", lang))
        return
    worst = Table(
        *(say(f"analysis-{key}", lang) for key in ("turn", "player", "done", "better", "costs")),
        title=say("analysis-mistakes", lang),
    )
    for place in result["mistakes"][:MOST]:
        line = result["decisions"][place]
        worst.add_row(
            str(line["turn"]),
            names[line["seat"]],
            " ".join(line["done"]["tokens"]),
            " ".join(line["best"]["tokens"]),
            figure(line["cost"]) + (f" ±{figure(line['error'])}" if line["error"] else ""),
        )
    console.print(worst)
