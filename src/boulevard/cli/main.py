"""All commands, and how errors reach the person at the keyboard."""

import os
import sys
from typing import Annotated, NoReturn

import typer
from typer.exceptions import Abort, TyperException

import boulevard
from boulevard.games.contract import GameError

from . import analyse, arena, bench, calibrate, network, paper, play, puzzles, simulate, study, train
from .plain_help import refusal, speak_plainly

app = typer.Typer(
    name="boulevard",
    help="Play, study and master three city-building board games.\n\n"
    "Start with: boulevard serve --open (in the browser) or boulevard play (in the terminal). "
    "Games, options and bots: boulevard games.",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("play")(play.play)
app.command("serve")(network.serve)
app.command("site", short_help="Write a site of files for any web space: no server.")(network.site)
app.command("games")(study.games)
app.command("simulate")(simulate.simulate)
app.command("replay")(study.replay_command)
app.command("analyse", short_help="Say what every decision of a finished game was worth.")(analyse.analyse)
app.command("puzzles", short_help="Collect puzzles from games between strong bots.")(puzzles.puzzles)
app.command("verify", short_help="Check that nobody touched deck or dice of a game.")(study.verify_command)
app.command("score")(study.score)
app.command("moves")(study.moves)
app.command("schema")(study.schema)
app.command("print")(paper.print_command)
app.command("check", short_help="Count finished paper sheets, and check them.")(paper.check_command)
app.command("bench", short_help="Measure the speed of every game.")(bench.bench)
app.command("calibrate", short_help="Measure the five ACME architects.")(calibrate.calibrate)
app.command("arena", short_help="Find out which bot is stronger.")(arena.arena)
app.command("train")(train.train)
app.command("load")(network.load)
app.command("chaos", short_help="Break a server again and again while people play.")(network.chaos)
app.add_typer(network.admin, name="admin")


def _version(wanted: bool) -> None:
    if wanted:
        print(f"boulevard {boulevard.__version__} ({'compiled' if boulevard.compiled() else 'interpreted'})")
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say which Boulevard this is.")
    ] = False,
) -> None:
    pass


def fail(message: str) -> NoReturn:
    print(f"boulevard: {message}", file=sys.stderr)
    sys.exit(2)


def main(arguments: list[str] | None = None) -> None:
    """Runs a command. Whatever is wrong with the input is said in one line, with exit code 2."""
    given = sys.argv[1:] if arguments is None else arguments
    try:
        command = typer.main.get_command(app)
        speak_plainly(command)
        code = command(args=given or ["--help"], prog_name="boulevard", standalone_mode=False)
        sys.stdout.flush()
    except TyperException as error:
        context = getattr(error, "ctx", None)
        asked = "boulevard" if context is None else context.command_path
        said = refusal(error) or " ".join(error.format_message().split())
        fail(f"{said} (see: {asked} --help)")
    except GameError as error:
        fail(str(error))
    except ModuleNotFoundError as error:
        package = str(error.name).partition(".")[0]
        if package == "boulevard":
            raise
        fail(str(GameError("error-package-missing", package=package, extra="all")))
    except BrokenPipeError:
        # Whoever read our output has seen enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except OSError as error:  # a folder that cannot be made, a full disk
        reason = error.strerror or str(error)
        fail(str(GameError("error-file-unusable", file=str(error.filename or "-"), reason=reason)))
    except (Abort, KeyboardInterrupt):
        print("\nStopped.", file=sys.stderr)
        sys.exit(130)
    sys.exit(code if isinstance(code, int) else 0)
