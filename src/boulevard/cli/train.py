"""`boulevard train`: learn the weights of a bot by play against itself."""

import datetime
import hashlib
import json
import os
import sys
import time
import zlib
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Annotated, Any

import typer

from boulevard.arena.crew import Crew, crew
from boulevard.arena.exam import Exam, strength
from boulevard.arena.figures import interval
from boulevard.arena.lessons import Setting, lessons
from boulevard.bots.tables import FOLDER, Tables, weights_file
from boulevard.games.catalogue import find_game
from boulevard.games.contract import GameError
from boulevard.school.courses import COURSES, Course
from boulevard.school.training import Trainer

from .common import GameName, read_json, with_progress

SAVE_EVERY = 10.0  # seconds
REPORT_EVERY = 1000  # games
GAMES = 20_000


def train(
    game: GameName,
    seats: Annotated[int, typer.Option(min=1, help="How many play; weights are learned for each.")] = 2,
    minutes: Annotated[float, typer.Option(min=0.0, help="How long; 0: until all games are played.")] = 0.0,
    games: Annotated[
        int | None,
        typer.Option(
            min=1,
            help="How many games; default: 20,000, or what --minutes allow."
            " The same seed and games give the same weights.",
        ),
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="Seed of all games.")] = 1,
    out: Annotated[Path | None, typer.Option(help="The file of weights; else the package's own.")] = None,
    keep: Annotated[
        Path | None, typer.Option(help="A file that keeps what was learned, so that a run can go on.")
    ] = None,
    after: Annotated[
        Path | None,
        typer.Option(help="Weights of an earlier run to go on from, as a second course: guests may come."),
    ] = None,
    deals: Annotated[
        int,
        typer.Option(
            min=2,
            help="Deals against the weights that are there, which stay unless it is sure (95 %)"
            " that the new ones are better.",
        ),
    ] = 400,
    cores: Annotated[int, typer.Option(min=1, help="How many processes play.")] = os.cpu_count() or 1,
    ray: Annotated[
        str | None,
        typer.Option(help="Play on a Ray cluster: its address, auto, or local for one on this machine."),
    ] = None,
) -> None:
    """Learn a bot's weights from scratch, by play against itself."""
    box = find_game(game)
    course = COURSES.get(box.id)
    if course is None:
        raise GameError("error-train-game", game=box.id, games=", ".join(COURSES))
    box.choose_options(seats, {})
    target = FOLDER / f"{box.id}-{seats}.weights" if out is None else out
    # A table without weights of its own plays by others, and those have to be beaten.
    champion = weights_file(box.id, seats) if out is None else out
    if games is None:
        games = sys.maxsize if minutes else GAMES
    trainer = course.train(seats, seed)
    setting = {"game": box.id, "seats": seats, "seed": seed, "layout": trainer.tables.layout}
    if after is not None:
        setting["after"] = _begin_with(after, trainer)
    done = _restore(keep, setting, trainer)
    with closing(crew(cores, ray)) as workers:
        school = School(workers, (box.id, seats, seed, after is not None), trainer, keep, setting)
        try:
            for number in with_progress(school.attend(done, games, minutes), None, "games"):
                done = number
            card = _card(box.id, seats, seed, setting, course, done, after)
            _graduate(workers, box.id, seats, trainer.learned(), champion, target, card, deals)
        except KeyboardInterrupt:
            again = "the same command goes on" if keep else "with --keep FILE it could go on later"
            print(f"\nStopped after {done} games; {again}.", file=sys.stderr)
            raise typer.Exit(1) from None


def _card(
    game: str, seats: int, seed: int, setting: dict[str, Any], course: Course, games: int, after: Path | None
) -> dict[str, Any]:
    command = f"boulevard train {game} --seats {seats} --games {games} --seed {seed}"
    return {
        **setting,
        "features": course.features,
        "games": games,
        "command": command if after is None else f"{command} --after {after.name}",
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
    }


def _begin_with(file: Path, trainer: Trainer) -> dict[str, Any]:
    """Those weights are what is known at first; what they are, and how they came about as far as is told."""
    try:
        data = file.read_bytes()
    except OSError as error:
        raise GameError("error-file", file=str(file), reason=error.strerror or str(error)) from None
    trainer.tables.load(data, str(file))
    trainer.go_on()
    told: dict[str, Any] = {"sum": hashlib.sha256(data).hexdigest()[:16]}
    beside = file.with_suffix(".json")
    if beside.exists():
        earlier = read_json(beside)
        if isinstance(earlier, dict):
            told |= {name: earlier[name] for name in ("games", "command", "after") if name in earlier}
    return told


class School:
    """Plays and learns, block after block."""

    def __init__(
        self, crew: Crew, lesson: Setting, trainer: Trainer, keep: Path | None, setting: dict[str, Any]
    ) -> None:
        self.crew = crew
        self.lesson = lesson
        self.trainer = trainer
        self.keep = keep
        self.setting = setting

    def attend(self, done: int, games: int, minutes: float) -> Iterator[int]:
        """Yields how many games that were; saves now and then and at the end."""
        started = saved = time.monotonic()
        points: list[float] = []
        try:
            while done < games and (minutes == 0.0 or time.monotonic() - started < 60.0 * minutes):
                block = range(done, min(done + self.trainer.block, games))
                if len(block) < self.trainer.block:
                    self._save(done)  # a run that goes on later plays whole blocks
                found = lessons(self.crew, self.lesson, self.trainer, block)
                self.trainer.learn(found, done)
                done = block.stop
                points += [lesson.points for lesson in found]
                if len(points) >= REPORT_EVERY or done == games:
                    print(f"{done} games: {sum(points) / len(points):.1f} points", file=sys.stderr)
                    points = []
                if time.monotonic() - saved > SAVE_EVERY:
                    self._save(done)
                    saved = time.monotonic()
                yield done
        finally:
            self._save(done)

    def _save(self, done: int) -> None:
        if self.keep is not None and done % self.trainer.block == 0:
            head = json.dumps({**self.setting, "games": done}).encode() + b"\n"
            _write(self.keep, head + self.trainer.learner.state())


def _restore(keep: Path | None, setting: dict[str, Any], trainer: Trainer) -> int:
    """How many games were played already."""
    if keep is None or not keep.exists():
        return 0
    head, _, state = keep.read_bytes().partition(b"\n")
    try:
        begun = json.loads(head)
        done = int(begun.pop("games"))
        if begun != setting:
            raise ValueError
        trainer.learner.restore(state)
    except (ValueError, AttributeError, KeyError, zlib.error, GameError):
        raise GameError("error-train-file", file=str(keep)) from None
    return done


def _graduate(
    workers: Crew,
    game: str,
    seats: int,
    new: Tables,
    champion: Path,
    target: Path,
    card: dict[str, Any],
    deals: int,
) -> None:
    """Keeps the new weights if there are none, or if they surely beat those that are played by now."""
    players = {"new": new.dump()}
    if champion.exists():
        old = champion.read_bytes()
        try:
            Tables(new.layout, new.size).load(old, str(champion))
            players["old"] = old
        except GameError as error:
            print(error, file=sys.stderr)  # of other features: nothing to compare with
    if "old" in players:
        exam = Exam(workers, game, seats, players, deals)
        for row in exam.rows():
            print(f"{row['bot']}: {row['points']:.1f} points, {100 * row['wins']:.1f} % wins")
        ahead, half = interval(exam.advantages())
        if ahead <= half:
            print("The new weights are not surely better: the old ones stay.")
            return
    card["strength"] = strength(workers, game, seats, players["new"], deals)
    for against, measured in card["strength"].items():
        print(f"{against}: {measured}")
    target.parent.mkdir(parents=True, exist_ok=True)
    _write(target, players["new"])
    _write(target.with_suffix(".json"), (json.dumps(card, indent=2) + "\n").encode())
    print(f"Kept as {target}.")


def _write(file: Path, data: bytes) -> None:
    draft = file.with_name(file.name + ".new")  # whoever is stopped in the middle has the file of before
    try:
        draft.write_bytes(data)
        draft.replace(file)
    except OSError as error:
        raise GameError("error-file", file=str(file), reason=error.strerror or str(error)) from None
