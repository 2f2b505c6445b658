"""Commands that look at records and positions."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from mypy_extensions import i64
from rich.console import Console
from rich.table import Table

from boulevard.bots.catalogue import NAMES
from boulevard.games.catalogue import GAMES, find_game
from boulevard.games.contract import GameError, State
from boulevard.records import read_record, replay, verify
from boulevard.records.replay import opening
from boulevard.words import say

from .common import read_position, read_text, with_progress

PositionFile = Annotated[Path, typer.Argument(help="A file with a position as JSON; - reads standard input.")]
RecordFile = Annotated[Path, typer.Argument(help="A file with a record; - reads standard input.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]


def games() -> None:
    """List the games, their options and the bots."""
    table = Table("game", "name", "seats", "options", "bots")
    for game in GAMES.values():
        options = [
            f"{option.name}={'FILE' if option.data else '|'.join(_spell(value) for value in option.values)}"
            for option in game.options
        ]
        table.add_row(
            game.id,
            say(game.name_key),
            f"{game.fewest_seats} to {game.most_seats}",
            "\n".join(options),
            ", ".join(NAMES),
        )
    Console().print(table)


def _spell(value: object) -> str:
    return {True: "yes", False: "no"}.get(value, str(value)) if isinstance(value, bool) else str(value)


def replay_command(file: RecordFile, as_json: AsJson = False) -> None:
    """Show a record move by move."""
    record = read_record(read_text(file))
    state = opening(record)
    moments = replay(record, state)
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
    console.print(score_table(state, record.names))


def verify_command(file: RecordFile) -> None:
    """Prove that nobody touched the deck or the dice of a finished game."""
    answers = verify(read_record(read_text(file)))
    print(f"Verified: all {answers} answers of chance follow from the seed that was committed at the start.")


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
        bool, typer.Option("--turn", help="Every distinct position that the seat's whole turn can lead to.")
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
    lines = list(with_progress(whole_turns(state, who), None, "turns"))
    if as_json:
        turns = [{"moves": tokens, "position": after.position()} for tokens, after in lines]
        print(json.dumps({"seat": int(who), "count": len(turns), "turns": turns}, ensure_ascii=False))
        return
    for tokens, _ in lines:
        print(" ".join(tokens))
    print(f"{len(lines)} distinct positions")


def whole_turns(state: State, seat: i64) -> Iterator[tuple[list[str], State]]:
    """Every distinct outcome of a seat's turn, up to where chance or somebody else is next."""
    seen: set[str] = set()
    known: set[str] = set()  # states on the way, so that steps in another order are not followed twice
    stack: list[tuple[list[str], State]] = [([], state)]
    while stack:
        tokens, here = stack.pop()
        choices = here.legal(seat)
        waits = here.over() or here.awaits_chance() or len(choices) == 0
        if tokens and (waits or (here.actor() != seat and not here.can_undo(seat))):
            key = here.turn_key(seat)
            if key not in seen:
                seen.add(key)
                yield tokens, here
            continue
        for choice in choices:
            after = here.clone()
            token = here.token(seat, choice)
            after.advance(seat, choice)
            key = f"{after.turn_key(seat)} {list(after.legal(seat))}"
            if key not in known:
                known.add(key)
                stack.append(([*tokens, token], after))


def schema(game: Annotated[str, typer.Argument(help="Which game, for instance welcome-to.")]) -> None:
    """Print the JSON Schema of a game's positions."""
    box = find_game(game)
    description: dict[str, Any] = box.schema()
    print(json.dumps(description, indent=1, ensure_ascii=False))
