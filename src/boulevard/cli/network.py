"""Commands around the server: `serve`, `load`, `admin ...`."""

import json
import socket
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Annotated, TypeVar

import typer
from rich.console import Console

from boulevard.games.catalogue import find_game

from .common import games_so_far, parse_options, with_progress

T = TypeVar("T")

DEFAULT_PORT = 8000
PORTS_TRIED = 20

DatabaseUrl = Annotated[
    str, typer.Option(help="postgresql://... for several workers or machines; default: a SQLite file.")
]
DataDir = Annotated[str, typer.Option(help="Where tables and keys are kept; default: your data folder.")]


def serve(
    host: Annotated[
        str,
        typer.Option(envvar="BOULEVARD_HOST", help="Who may connect: 0.0.0.0 lets your whole network in."),
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            envvar="BOULEVARD_PORT", min=1, max=65535, help="Default: 8000, or the next one that is free."
        ),
    ] = None,
    workers: Annotated[
        int,
        typer.Option(
            envvar="BOULEVARD_WORKERS",
            min=0,
            help="Processes that hold tables; 0: one a core, up to 4.",
        ),
    ] = 0,
    database_url: DatabaseUrl = "",
    data_dir: DataDir = "",
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in your browser.")] = False,
) -> None:
    """Open the doors: the page, the tables, everything. Stop with Ctrl-C; nothing is lost."""
    from boulevard.server.run import serve as run  # the other commands start faster without it

    run(host, port or _free_port(host), workers, database_url, data_dir, open_browser)


def site(
    folder: Annotated[Path, typer.Argument(help="Where to write it: new, empty, or a site of before.")],
) -> None:
    """Write a site of files: the games against bots and at one device, for any web space, with no server."""
    from boulevard.server.site import write_site

    size = write_site(folder)
    print(f"{folder}: {size / 1e6:.1f} MB. Try it: python -m http.server --directory {folder}")


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
    game: Annotated[
        str, typer.Option(help="Which game they play.", autocompletion=games_so_far)
    ] = "welcome-to",
    option: Annotated[list[str] | None, typer.Option(help="A game option as name=value. Repeatable.")] = None,
    url: Annotated[str, typer.Option(help="A server that runs already; default: one is started.")] = "",
    database_url: DatabaseUrl = "",
    processes: Annotated[
        int, typer.Option(min=1, help="Processes that the players are in, so that they are not measured.")
    ] = 2,
    restart: Annotated[
        bool, typer.Option(help="In the end start the server again, and wait until everybody is back.")
    ] = False,
    attack: Annotated[
        str, typer.Option(help="Meanwhile a guest wants everything: looks or replays.", show_default=False)
    ] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> None:
    """Measure a server under the load of many scripted players."""
    import signal

    from boulevard.server.load import load as run

    signal.signal(signal.SIGTERM, signal.default_int_handler)  # as Ctrl-C: its server ends with it
    options = parse_options(find_game(game), option or [])
    say: Callable[[str], None] = Console(stderr=True).print if sys.stderr.isatty() else lambda _: None
    wish = (players, tables, rate, seconds, game, url, database_url, options, say, processes, restart, attack)
    report = run(*wish)
    print(json.dumps(dict(report.lines())) if as_json else report)


def chaos(
    faults: Annotated[int, typer.Option(min=0, help="How many.")] = 100,
    players: Annotated[int, typer.Option(min=1, help="People who play meanwhile, with two bots each.")] = 6,
    fault: Annotated[
        list[str] | None,
        typer.Option(
            help="Only this kind: kill, stop, worker, freeze, clock, bots, full, locked, cut, database, line."
        ),
    ] = None,
    seed: Annotated[int, typer.Option(help="Another seed gives another order.")] = 1,
    database_url: Annotated[
        str, typer.Option(help="An empty PostgreSQL database for two servers; default: one on SQLite.")
    ] = "",
    lines: Annotated[
        bool,
        typer.Option(
            help="Each of two servers in a network of its own whose cable can be pulled: Linux, by the"
            " administrator; the database listens to all addresses."
        ),
    ] = False,
) -> None:
    """Break a server again and again while people play: is anything lost, doubled or left out?"""
    import tempfile

    from boulevard.server.chaos import chaos as run

    say: Callable[[str], None] = Console(stderr=True, highlight=False).print
    with tempfile.TemporaryDirectory(prefix="boulevard-chaos-") as folder:
        verdict = run(Path(folder), faults, players, database_url, fault, seed, say, lines)
    print(verdict)
    if not verdict.sound:
        raise typer.Exit(1)


admin = typer.Typer(help="Look after a server: its data, its people, its tables.", rich_markup_mode=None)
Who = Annotated[str, typer.Argument(help="An account, or the id that `admin people` shows.")]
TableId = Annotated[str, typer.Argument(help="The id of a table, as `admin tables` shows it.")]
Search = Annotated[str, typer.Argument(help="A part of a name; default: who or what was here last.")]


@admin.command()
def backup(
    target: Annotated[Path | None, typer.Argument(help="The file to write.")] = None,
    folder: Annotated[
        Path | None, typer.Option(help="Instead of a file: a folder of copies, each named by its time.")
    ] = None,
    keep: Annotated[int, typer.Option(min=1, help="How many copies stay in the folder.")] = 14,
    database_url: DatabaseUrl = "",
    data_dir: DataDir = "",
) -> None:
    """Copy everything into one file, while the server runs. (BOULEVARD_BACKUP_EVERY: the server does it.)"""
    from boulevard.server.admin import admin_backup, admin_copies

    if target is not None:
        print(f"Wrote {admin_backup(target, database_url, data_dir)}")
        return
    made, removed = admin_copies(folder, keep, database_url, data_dir)
    print(f"Wrote {made}" + (f"; old copies removed: {removed}" if removed else ""))


@admin.command("restore", short_help="Put a backup in place of what is there.")
def restore(
    source: Annotated[Path, typer.Argument(help="A file that `boulevard admin backup` wrote.")],
    database_url: DatabaseUrl = "",
    data_dir: DataDir = "",
) -> None:
    """Put a backup in place of what is there, with the server stopped (PostgreSQL: in an empty database)."""
    from boulevard.server.admin import admin_restore

    kept = admin_restore(source, database_url, data_dir)
    print(f"Restored {source}" + (f"; what was there is now {kept}" if kept else ""))


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
def password(
    account: Annotated[str, typer.Argument(help="Whose password was forgotten.")],
    database_url: DatabaseUrl = "",
    data_dir: DataDir = "",
) -> None:
    """Give an account a new password, and end its cookies and links."""
    from boulevard.server.admin import admin_password

    print(f"The password of {account} is now {admin_password(account, database_url, data_dir)}")


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


@admin.command()
def people(text: Search = "", database_url: DatabaseUrl = "", data_dir: DataDir = "") -> None:
    """Who was here last, or whose name has this in it."""
    from boulevard.server.admin import admin_people

    for row in admin_people(text, database_url, data_dir):
        marks = ", ".join(mark for mark in ("administrator", "muted", "banned") if row[mark])
        account = row["account"] or "guest"
        _line(row["id"], _when(row["seen"]), row["name"], account, f"{row['tables']} tables", marks)


@admin.command("tables", short_help="What was played last, or who plays at which table.")
def tables(text: Search = "", database_url: DatabaseUrl = "", data_dir: DataDir = "") -> None:
    """What was played last; with a text, tables of somebody of this name, of this id, or of a game."""
    from boulevard.server.admin import admin_tables

    for row in admin_tables(text, database_url, data_dir):
        who = ", ".join(row["names"]) + (" ..." if row["seats"] > len(row["names"]) else "")
        _line(row["id"], _when(row["updated"]), row["game"], row["status"], who, f"{row['said']} lines")


@admin.command()
def promote(
    account: Who,
    off: Annotated[bool, typer.Option("--off", help="Take it back.")] = False,
    database_url: DatabaseUrl = "",
    data_dir: DataDir = "",
) -> None:
    """Make an account an administrator: the page /admin opens for it."""
    _order(account, "administrator", off, database_url, data_dir)


@admin.command()
def mute(
    who: Who,
    off: Annotated[bool, typer.Option("--off", help="Take it back.")] = False,
    database_url: DatabaseUrl = "",
    data_dir: DataDir = "",
) -> None:
    """Somebody may play, but not chat."""
    _order(who, "muted", off, database_url, data_dir)


@admin.command("ban", short_help="Shut somebody out.")
def ban(
    who: Annotated[str, typer.Argument(help="An account, an id, or with --address an address.")],
    address: Annotated[bool, typer.Option("--address", help="Shut out an address (IPv6: its /64).")] = False,
    off: Annotated[bool, typer.Option("--off", help="Take it back.")] = False,
    database_url: DatabaseUrl = "",
    data_dir: DataDir = "",
) -> None:
    """Shut somebody out: their cookies and links end, their seats are free."""
    from boulevard.server.admin import admin_address

    if not address:
        _order(who, "banned", off, database_url, data_dir)
        return
    known = admin_address(who, not off, database_url, data_dir)
    print(f"{known}: {'let in again' if off else 'shut out'}")


@admin.command()
def remove(table: TableId, database_url: DatabaseUrl = "", data_dir: DataDir = "") -> None:
    """Remove a table with everything that happened there."""
    from boulevard.server.admin import admin_remove

    admin_remove(table, database_url, data_dir)
    print(f"Removed {table}")


@admin.command()
def talk(
    table: TableId,
    unsay: Annotated[list[int] | None, typer.Option(help="Take the words of this line away.")] = None,
    database_url: DatabaseUrl = "",
    data_dir: DataDir = "",
) -> None:
    """What was said at a table."""
    from boulevard.server.admin import admin_talk, admin_unsay

    for seq in unsay or []:
        admin_unsay(table, seq, database_url, data_dir)
    for line in admin_talk(table, database_url, data_dir):
        _line(str(line["seq"]), _when(line["at"]), line["name"], line["text"])


@admin.command()
def club(
    code: Annotated[str | None, typer.Argument(help="The new code; default: show what it is.")] = None,
    open_door: Annotated[bool, typer.Option("--open", help="No code any more: everybody may come.")] = False,
    database_url: DatabaseUrl = "",
    data_dir: DataDir = "",
) -> None:
    """Close the door: newcomers say a code. Whoever is known already comes in without."""
    from boulevard.server.admin import admin_house

    now = admin_house("club-code", "" if open_door else code, database_url, data_dir)
    print(f"Newcomers say: {now}" if now else "Everybody may come in.")


@admin.command()
def announce(
    text: Annotated[str | None, typer.Argument(help="One sentence; default: show what is said.")] = None,
    off: Annotated[bool, typer.Option("--off", help="Say nothing any more.")] = False,
    database_url: DatabaseUrl = "",
    data_dir: DataDir = "",
) -> None:
    """Say something to everybody, on top of every page."""
    from boulevard.server.admin import admin_house

    print(admin_house("announcement", "" if off else text, database_url, data_dir) or "Nothing is announced.")


def _order(who: str, mark: str, off: bool, database_url: str, data_dir: str) -> None:
    from boulevard.server.admin import admin_order

    name = admin_order(who, database_url, data_dir, **{mark: not off})
    print(f"{name}: {'no longer ' if off else ''}{mark}")


def _line(*parts: str) -> None:
    print("  ".join(part for part in parts if part))


def _when(seconds: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))
