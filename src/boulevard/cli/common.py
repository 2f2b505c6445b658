"""What several commands need."""

import json
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from boulevard.games.catalogue import GAMES, load_position
from boulevard.games.contract import Game, GameError, State

T = TypeVar("T")


def games_so_far(begun: str) -> list[str]:
    return [game for game in GAMES if game.startswith(begun)]


GameName = Annotated[
    str, typer.Argument(help="Which game, for instance welcome-to.", autocompletion=games_so_far)
]
Language = Annotated[str, typer.Option("--lang", "--language", help="Language: en, fr, de or it.")]


def read_text(path: Path) -> str:
    """The text of a file, or of standard input for `-`."""
    try:
        if str(path) == "-":
            return sys.stdin.read()
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise GameError("error-file-missing", file=str(path)) from None
    except UnicodeDecodeError:
        raise GameError("error-file-text", file=str(path)) from None
    except OSError as error:
        raise GameError("error-file", file=str(path), reason=error.strerror or str(error)) from None


def write_text(path: Path, text: str, mode: str = "w") -> None:
    try:
        with path.open(mode, encoding="utf-8") as opened:
            opened.write(text)
    except OSError as error:
        raise GameError("error-file-unusable", file=str(path), reason=error.strerror or str(error)) from None


def read_json(path: Path) -> Any:
    text = read_text(path)
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise GameError(
            "error-file-json", file=str(path), line=error.lineno, column=error.colno, reason=error.msg
        ) from None
    except RecursionError:
        raise GameError(
            "error-file-json", file=str(path), line=1, column=1, reason="nested too deeply"
        ) from None


def read_position(path: Path) -> State:
    return load_position(read_json(path))


def parse_options(game: Game, texts: Iterable[str]) -> dict[str, Any]:
    """`--option name=value`, several times."""
    options: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise GameError("error-option-text", text=text)
        option = game.option(name)
        options[name] = read_json(Path(value)) if option.data else option.parse(value)
    return options


def with_progress(items: Iterable[T], total: int | None, text: str) -> Iterator[T]:
    """A bar on standard error for whatever takes longer than a second; nothing where nobody looks."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield from items
        return
    started = time.monotonic()
    progress = Progress(
        TextColumn(text),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
    )
    task = progress.add_task(text, total=total)
    try:
        for item in items:
            yield item
            progress.advance(task)
            if not progress.live.is_started and time.monotonic() - started > 1:
                progress.start()
    finally:
        progress.stop()
