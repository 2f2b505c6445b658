"""`boulevard train`: learn the weights of a bot by play against itself, on one core."""

import datetime
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from boulevard.arena.deals import play_deal
from boulevard.arena.figures import figures
from boulevard.bots.base import Bot
from boulevard.bots.courses import COURSES, Course
from boulevard.bots.tables import FOLDER, Tables
from boulevard.bots.training import Trainer
from boulevard.games.catalogue import find_game
from boulevard.games.contract import GameError

from .common import GameName, with_progress

SAVE_EVERY = 10.0  # seconds
REPORT_EVERY = 1000  # games


def train(
    game: GameName,
    seats: Annotated[int, typer.Option(min=1, help="How many play; weights are learned for each.")] = 2,
    minutes: Annotated[float, typer.Option(min=0.0, help="How long; 0: until all games are played.")] = 0.0,
    games: Annotated[
        int, typer.Option(min=1, help="How many games. The same seed and games give the same weights.")
    ] = 20_000,
    seed: Annotated[int, typer.Option(min=0, help="Seed of all games.")] = 1,
    out: Annotated[Path | None, typer.Option(help="The file of weights; else the package's own.")] = None,
    keep: Annotated[
        Path | None, typer.Option(help="A file that keeps what was learned, so that a run can go on.")
    ] = None,
    deals: Annotated[
        int,
        typer.Option(min=1, help="Deals against the weights that are there; they stay if they are better."),
    ] = 100,
) -> None:
    """Learn a bot's weights from scratch, by play against itself."""
    box = find_game(game)
    course = COURSES.get(box.id)
    if course is None:
        raise GameError("error-train-game", game=box.id, games=", ".join(COURSES))
    box.choose_options(seats, {})
    target = FOLDER / f"{box.id}-{seats}.weights" if out is None else out
    trainer = course.train(seats, seed)
    setting = {"game": box.id, "seats": seats, "seed": seed, "layout": trainer.tables.layout}
    done = _restore(keep, setting, trainer)
    try:
        for number in with_progress(_lessons(trainer, done, games, minutes, keep, setting), None, "games"):
            done = number
    except KeyboardInterrupt:
        again = "the same command goes on" if keep else "with --keep FILE it could go on later"
        print(f"\nStopped after {done} games; {again}.", file=sys.stderr)
        raise typer.Exit(1) from None
    card = {
        **setting,
        "features": course.features,
        "games": done,
        "command": f"boulevard train {box.id} --seats {seats} --games {done} --seed {seed}",
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
    }
    _graduate(box.id, seats, course, trainer.tables, target, card, deals)


def _lessons(
    trainer: Trainer, done: int, games: int, minutes: float, keep: Path | None, setting: dict[str, Any]
) -> Iterator[int]:
    """Plays and learns; yields how many games that were, and saves now and then and at the end."""
    started = saved = time.monotonic()
    points = 0.0
    try:
        while done < games and (minutes == 0.0 or time.monotonic() - started < 60.0 * minutes):
            block = range(done, min(done + trainer.block, games))
            lessons = [trainer.play(number) for number in block]
            trainer.learn(lessons, done)
            done = block.stop
            if done % REPORT_EVERY == 0:
                print(f"{done} games: {points / REPORT_EVERY:.1f} points", file=sys.stderr)
                points = 0.0
            if done % trainer.block == 0 and (time.monotonic() - saved > SAVE_EVERY or done == games):
                _save(keep, setting, done, trainer)
                saved = time.monotonic()
            yield done
    finally:
        if done % trainer.block == 0:
            _save(keep, setting, done, trainer)


def _save(keep: Path | None, setting: dict[str, Any], done: int, trainer: Trainer) -> None:
    if keep is not None:
        head = json.dumps({**setting, "games": done}).encode() + b"\n"
        _write(keep, head + trainer.learner.state())


def _restore(keep: Path | None, setting: dict[str, Any], trainer: Trainer) -> int:
    """How many games were played already."""
    if keep is None or not keep.exists():
        return 0
    head, _, state = keep.read_bytes().partition(b"\n")
    try:
        begun = json.loads(head)
        done = int(begun.pop("games"))
    except (ValueError, AttributeError, KeyError):
        raise GameError("error-train-file", file=str(keep)) from None
    if begun != setting:
        raise GameError("error-train-file", file=str(keep))
    trainer.learner.restore(state)
    return done


def _graduate(
    game: str, seats: int, course: Course, new: Tables, target: Path, card: dict[str, Any], deals: int
) -> None:
    """Keeps the new weights if there are none, or if they beat those that are there."""
    data = new.dump()
    kept = Tables(new.layout, new.size)
    kept.load(data)  # as they are kept, in whole steps
    players = {"new": kept}
    if target.exists():
        old = Tables(new.layout, new.size)
        try:
            old.load(target.read_bytes(), str(target))
            players["old"] = old
        except GameError as error:
            print(error, file=sys.stderr)  # of other features: nothing to compare with
    rows = _compare(game, seats, course, players, deals)
    card["strength"] = rows
    for row in rows:
        print(f"{row['bot']}: {row['points']:.1f} points, {100 * row['wins']:.1f} % wins")
    better = "points" if seats == 1 else "wins"
    if len(rows) > 1 and rows[0][better] <= rows[1][better]:
        print("The new weights are not better: the old ones stay.")
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    _write(target, data)
    _write(target.with_suffix(".json"), (json.dumps(card, indent=2) + "\n").encode())
    print(f"Kept as {target}.")


def _compare(
    game: str, seats: int, course: Course, players: dict[str, Tables], deals: int
) -> list[dict[str, Any]]:
    def find(name: str, _: str) -> Bot:
        return course.graduate(players[name])

    names = list(players)
    if seats == 1:
        return [
            figures([play_deal(game, [name], 1, {}, number, find) for number in range(deals)], [name])[0]
            for name in names
        ]
    return figures([play_deal(game, names, seats, {}, number, find) for number in range(deals)], names)


def _write(file: Path, data: bytes) -> None:
    try:
        file.write_bytes(data)
    except OSError as error:
        raise GameError("error-file", file=str(file), reason=error.strerror or str(error)) from None
