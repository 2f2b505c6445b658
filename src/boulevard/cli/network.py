"""Commands around the server: `serve`, `load`, `admin ...`."""

import json
import socket
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Annotated, TypeVar

import typer
from rich.console import Console

from boulevard.games.catalogue import find_game

from .common import parse_options, with_progress

T = TypeVar("T")

DEFAULT_PORT = 8000
PORTS_TRIED = 20

DatabaseUrl = Annotated[
    str, typer.Option(help="postgresql://... for several workers or machines; default: a SQLite file.")
]
DataDir = Annotated[str, typer.Option(help="Where tables and keys are kept; default: your data folder.")]


def serve(
    host: Annotated[
        str, typer.Option(help="Who may connect: 0.0.0.0 lets your whole network in.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(min=1, max=65535, help="Default: 8000, or the next one that is free.")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes; more than one needs PostgreSQL.")] = 1,
    database_url: DatabaseUrl = "",
    data_dir: DataDir = "",
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in your browser.")] = False,
) -> None:
    """Open the doors: the page, the tables, everything. Stop with Ctrl-C; nothing is lost."""
    from boulevard.server.run import serve as run  # the other commands start faster without it

    run(host, port or _free_port(host), workers, database_url, data_dir, open_browser)


def _free_port(host: str) -> int:
    for port in range(DEFAULT_PORT, DEFAULT_PORT + PORTS_TRIED):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return port
    return DEFAULT_PORT  # the server says what is wrong with it


def load(
    players: Annotated[int, typer.Option(min=1, help="Connected players.")] = 1000,
    tables: Annotated[int, typer.Option(min=1, help="Tables they sit at.")] = 250,
    rate: Annotated[
        float, typer.Option(min=0, help="Confirmed moves a second; 0: as fast as it goes.")
    ] = 500.0,
    seconds: Annotated[float, typer.Option(min=1, help="The longest it may take.")] = 30.0,
    game: Annotated[str, typer.Option(help="Which game they play.")] = "welcome-to",
    option: Annotated[list[str] | None, typer.Option(help="A game option as name=value. Repeatable.")] = None,
    url: Annotated[str, typer.Option(help="A server that runs already; default: one is started.")] = "",
    database_url: DatabaseUrl = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> None:
    """Measure a server under the load of many scripted players."""
    from boulevard.server.load import load as run

    options = parse_options(find_game(game), option or [])
    say: Callable[[str], None] = Console(stderr=True).print if sys.stderr.isatty() else lambda _: None
    report = run(players, tables, rate, seconds, game, url, database_url, options, say)
    print(json.dumps(dict(report.lines())) if as_json else report)


admin = typer.Typer(help="Look after a server's data: backup, export, prune.", rich_markup_mode=None)


@admin.command()
def backup(
    target: Annotated[Path, typer.Argument(help="The file to write.")],
    database_url: DatabaseUrl = "",
    data_dir: DataDir = "",
) -> None:
    """Copy everything into one file, while the server runs."""
    from boulevard.server.admin import admin_backup

    print(f"Wrote {admin_backup(target, database_url, data_dir)}")


@admin.command()
def export(
    folder: Annotated[Path, typer.Argument(help="The folder to write to.")],
    running: Annotated[bool, typer.Option("--running", help="Games that are not over, too.")] = False,
    database_url: DatabaseUrl = "",
    data_dir: DataDir = "",
) -> None:
    """Write the records of all games, one text file each. Files that are there are left alone: started again,
    it goes on where it was."""
    from boulevard.server.admin import admin_export

    def bar(tables: Iterable[T], total: int) -> Iterator[T]:
        return with_progress(tables, total, "records")

    print(f"Wrote {admin_export(folder, running, database_url, data_dir, bar)} records to {folder}")


@admin.command()
def prune(
    days: Annotated[float, typer.Option(min=0, help="Untouched for so many days.")] = 180.0,
    finished: Annotated[bool, typer.Option("--finished", help="Finished games, too.")] = False,
    database_url: DatabaseUrl = "",
    data_dir: DataDir = "",
) -> None:
    """Remove what nobody has touched for a long time."""
    from boulevard.server.admin import admin_prune

    removed = admin_prune(days, finished, database_url, data_dir)
    print("Removed " + ", ".join(f"{count} {what}" for what, count in removed.items()))
