"""Commands that look at records and positions."""

import json
import textwrap
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from boulevard.bots.offer import offered_games
from boulevard.games.catalogue import find_game
from boulevard.games.contract import GameError, State
from boulevard.match import begin, read_record, replay, verify
from boulevard.words import say

from .common import GameName, read_position, read_text, with_progress

PositionFile = Annotated[Path, typer.Argument(help="A file with a position as JSON; - reads standard input.")]
RecordFile = Annotated[Path, typer.Argument(help="A file with a record; - reads standard input.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]


def games(as_json: AsJson = False) -> None:
    """List the games, their options and the bots."""
    if as_json:
        named = [{**box, "name": say(box["name"])} for box in offered_games()]
        print(json.dumps(named, ensure_ascii=False))
        return
    for box in offered_games():
        print(f"{box['id']}: {say(box['name'])}, {box['fewest_seats']} to {box['most_seats']} seats")
        for option in box["options"]:
            values = "FILE" if option["data"] else "|".join(_spell(value) for value in option["values"])
            print(f"  --option {option['name']}={values}")
        bots = " | ".join([*box["bots"], "FILE.py:CLASS"])
        print(textwrap.fill(f"  --bot {bots}", 80, subsequent_indent=" " * 8))


def _spell(value: object) -> str:
    return {True: "yes", False: "no"}.get(value, str(value)) if isinstance(value, bool) else str(value)


def replay_command(file: RecordFile, as_json: AsJson = False) -> None:
    """Show a record move by move."""
    record = read_record(read_text(file))
    match = begin(record)
    moments = replay(record, match)
    if as_json:
        for moment in moments:
            seat = None if moment.actor < 0 else moment.actor
            step = {"seat": seat, "move": moment.token, "position": moment.state.position()}
            print(json.dumps(step, ensure_ascii=False))
        return
    console = Console(highlight=False, soft_wrap=True)
    who = ", ".join(record.names) if record.names else f"{record.seats}"
    console.print(f"{say('game-' + record.game)} · {who}")
    line = -1
    for moment in moments:
        if moment.line != line:
            line = moment.line
            actor = "*" if moment.actor < 0 else str(moment.actor + 1)
            console.print(f"\n{actor:>4}", end="")
        console.print(f"  {moment.token}", end="", markup=False)
    console.print("\n")
    console.print(score_table(match.state, record.names))


def verify_command(file: RecordFile) -> None:
    """Check that nobody touched the deck or the dice of a finished game."""
    record = read_record(read_text(file))
    answers = verify(record)
    if record.commitment is None:
        print(say("verify-seeded", answers=answers))
        return
    print(say("verify-sealed", answers=answers, seats=len(record.numbers)))
    print(say("verify-seal", seal=record.commitment))


def score(file: PositionFile, as_json: AsJson = False) -> None:
    """Score a position, as if the game ended now."""
    state = read_position(file)
    if as_json:
        result = {"scores": [score.json() for score in state.scores()], "ranking": state.places()}
        print(json.dumps(result, ensure_ascii=False))
        return
    Console().print(score_table(state, None))


def score_table(state: State, names: list[str] | None, language: str = "en") -> Table:
    table = Table(say("score-category", language))
    scores = state.scores()
    for seat in range(len(scores)):
        table.add_column(names[seat] if names else say("seat", language, seat=seat + 1), justify="right")
    for category, _ in scores[0].parts:
        points = [str(dict(score.parts)[category]) for score in scores]
        table.add_row(say(f"score-{state.game.id}-{category}", language), *points)
    table.add_section()
    table.add_row(say("score-total", language), *[str(score.total) for score in scores])
    table.add_row(say("score-place", language), *[str(place) for place in state.places()])
    return table


def moves(
    file: PositionFile,
    seat: Annotated[
        int | None, typer.Option(help="Whose choices, counted from 0; default: who is next.")
    ] = None,
    turn: Annotated[
        bool, typer.Option("--turn", help="Every distinct whole turn of the seat; with --json a line each.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """List what a seat may do in a position."""
    state = read_position(file)
    if state.over():
        raise GameError("error-game-over")
    if state.awaits_chance():
        raise GameError("error-chance-next")
    who = state.check_seat(int(state.actor()) if seat is None else seat)
    if not turn:
        tokens = state.tokens(who)
        print(
            json.dumps({"seat": int(who), "moves": tokens, "count": len(tokens)})
            if as_json
            else "\n".join(tokens)
        )
        return
    turns = state.turns(who)
    for whole in with_progress(turns, len(turns), "turns"):
        after = state.clone()
        tokens = []
        for step in whole.steps:
            tokens.append(after.token(who, step))
            after.advance(who, step)
        if as_json:
            line = {
                "seat": int(who),
                "moves": tokens,
                "key": f"{whole.key:016x}",
                "position": after.position(),
            }
            print(json.dumps(line, ensure_ascii=False))
        else:
            print(" ".join(tokens))
    if not as_json:
        print(f"{len(turns)} distinct turns")


def schema(game: GameName) -> None:
    """Print the JSON Schema of a game's positions."""
    box = find_game(game)
    description: dict[str, Any] = box.schema()
    print(json.dumps(description, indent=1, ensure_ascii=False))
