"""Commands for the real table: printed sheets, and what is written on them."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from boulevard.games.catalogue import find_game
from boulevard.games.contract import GameError
from boulevard.paper.calls import check_sheets, print_pages, print_pdf
from boulevard.paper.check import as_csv
from boulevard.words import say

from .common import GameName, Language, parse_options, read_json


def print_command(
    game: GameName,
    file: Annotated[Path, typer.Argument(help="The file to write: .pdf, or .svg for one drawing a page.")],
    part: Annotated[str, typer.Option(help="sheets (or the board), cards, or all.")] = "sheets",
    paper: Annotated[str, typer.Option(help="a4 or letter.")] = "a4",
    per_page: Annotated[int, typer.Option(help="Sheets on a page: 1, 2 or 4.")] = 1,
    copies: Annotated[int, typer.Option(help="How many sheets.")] = 1,
    language: Language = "en",
    ink: Annotated[str, typer.Option(help="full or save.")] = "full",
    large: Annotated[bool, typer.Option("--large", help="Large print, on more pages.")] = False,
    option: Annotated[
        list[str] | None, typer.Option(help="Game option, for instance advanced=yes or sheet=FILE.")
    ] = None,
) -> None:
    """Print sheets, boards and cards."""
    box = find_game(game)
    if ink not in ("full", "save"):
        raise GameError("error-position-word", where="--ink", known="full, save")
    wish = {
        "game": box.id,
        "part": part,
        "paper": paper,
        "per_page": per_page,
        "copies": max(copies, per_page) if copies == 1 else copies,
        "language": language,
        "save_ink": ink == "save",
        "large": large,
        "options": parse_options(box, option or []),
    }
    if file.suffix.lower() == ".svg":
        drawn = print_pages(wish)["pages"]
        for number, page in enumerate(drawn, 1):
            place = file if len(drawn) == 1 else file.with_name(f"{file.stem}-{number}{file.suffix}")
            place.write_text(page["svg"], encoding="utf-8")
            print(place)
        return
    file.write_bytes(print_pdf(wish))
    print(file)


def check_command(
    game: GameName,
    file: Annotated[
        Path, typer.Argument(help="Finished sheets as JSON (docs/paper.md); - reads standard input.")
    ],
    language: Language = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
    csv: Annotated[bool, typer.Option("--csv", help="Print a table for spreadsheets.")] = False,
) -> None:
    """Count finished paper sheets, and say what is impossible on them.

    Exit code 1 when something is impossible.
    """
    told = read_json(file)
    if not isinstance(told, dict):
        raise GameError("error-position-object", where=str(file))
    result = check_sheets({**told, "game": find_game(told.get("game", game)).id, "language": language})
    if as_json:
        print(json.dumps(result, ensure_ascii=False))
    elif csv:
        print(as_csv(result, language), end="")
    else:
        _show_result(result, language)
    if result["problems"]:
        raise typer.Exit(1)


def _show_result(result: dict[str, Any], language: str) -> None:
    players = result["players"]
    if players:
        table = Table(say("score-category", language))
        for seat, player in enumerate(players):
            table.add_column(player["name"] or say("seat", language, seat=seat + 1), justify="right")
        for category in players[0]["parts"]:
            told = say(f"score-{result['game']}-{category}", language)
            table.add_row(told, *[str(player["parts"][category]) for player in players])
        table.add_section()
        table.add_row(say("score-total", language), *[str(player["total"]) for player in players])
        table.add_row(say("score-place", language), *[str(player["place"]) for player in players])
        Console().print(table)
    for problem in result["problems"]:
        print(f"{problem['rule']}  {problem['text']}")
