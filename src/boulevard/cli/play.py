"""`boulevard play`: a game in the terminal, alone or against bots."""

import os
import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import boulevard
from boulevard.bots.driver import SPOKEN, think
from boulevard.games.catalogue import find_game
from boulevard.games.chance import rng_of
from boulevard.games.contract import Event, GameError
from boulevard.match import Match, Sealed, read_record, resume, write_record
from boulevard.words import LANGUAGES, say
from boulevard.words.telling import people, story_lines

from .common import GameName, Language, parse_options, read_text
from .draw import describe, draw
from .own_bot import find_player
from .study import score_table


def play(
    game: GameName = "welcome-to",
    seats: Annotated[int, typer.Option(help="How many play: you and bots. 1 is a solo game.")] = 2,
    bot: Annotated[
        str, typer.Option(help="Who plays the other seats. A bot of yours: my.py:Class.")
    ] = "greedy",
    option: Annotated[list[str] | None, typer.Option(help="A game option as name=value. Repeatable.")] = None,
    language: Language = "",
    seed: Annotated[str | None, typer.Option(help="Deal the same cards again; default: new ones.")] = None,
    record: Annotated[Path | None, typer.Option(help="Where the game is written down.")] = None,
    resumed: Annotated[
        Path | None, typer.Option("--resume", help="Go on with a game that was written down.")
    ] = None,
) -> None:
    """Play in the terminal. Every turn is saved; an interrupted game can be resumed."""
    if language and language not in LANGUAGES:
        raise GameError("error-language", language=language, languages=", ".join(LANGUAGES))
    console = Console(highlight=False)
    if resumed is not None:
        match = _resume(resumed, bot)
        record = record or resumed
    else:
        box = find_game(game)
        seats, options = box.choose_options(seats, parse_options(box, option or []))
        find_player(bot, box.id)  # complains before anything is dealt
        names = ["you"] + [bot] * (seats - 1)
        match = Match(box.start(seats, options), Sealed(seed or secrets.token_hex(16)), names)
    if not boulevard.compiled():
        Console(stderr=True).print(say("play-interpreted", language or _system_language()), style="dim")
    Evening(console, match, language or _system_language(), record or _default_record()).run()


def _system_language() -> str:
    wanted = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "en")[:2]
    return wanted if wanted in LANGUAGES else "en"


def _default_record() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "boulevard" / "last-game.txt"


def _resume(path: Path, bot: str) -> Match:
    record = read_record(read_text(path))
    if record.seed is None or record.names is None:
        raise GameError("error-play-resume", file=str(path))
    if record.result is not None:
        raise GameError("error-play-finished", file=str(path))
    for name in record.names:
        if ".py:" in name and name != bot:  # a record that somebody sent must not choose what is run here
            raise GameError("error-own-bot-resume", file=str(path), bot=name)
    return resume(record, Sealed(record.seed))


MANY = 7  # choices of one kind that are listed one by one at most


class Evening:
    """One person, one match, and bots in the other seats."""

    def __init__(self, console: Console, match: Match, language: str, file: Path) -> None:
        self.console = console
        self.match = match
        self.language = language
        self.file = file
        seated = match.names or []
        self.names = people(seated, language)
        game = match.state.game.id
        self.bots = {seat: find_player(name, game) for seat, name in enumerate(seated) if seat > 0}
        self.thoughts = {seat: rng_of(f"{match.source.seed}/{seat}") for seat in self.bots}

    def say(self, key: str, **details: object) -> None:
        self.console.print(say(key, self.language, **details), markup=False)

    def run(self) -> None:
        state = self.match.state
        self.say("play-welcome", game=say(state.game.name_key, self.language))
        self.match.listens = True
        state.listen()
        try:
            while not state.over():
                seat = int(state.actor())
                if seat in self.bots:
                    self.move(seat)
                elif not self.ask(seat):
                    break
                self.save()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
        self.save()
        if state.over():
            self.console.print(draw(state, 0, self.language))
            self.console.print(score_table(state, self.names, self.language))
            self.say("play-over", file=str(self.file))
        else:
            self.say("play-stopped", file=str(self.file))

    def move(self, seat: int) -> None:
        """A bot's turn."""
        match = self.match
        thought = think(self.bots[seat], match.state, seat, self.thoughts[seat])
        said = iter(thought.said)
        for step in thought.steps:
            act = match.play(seat, next(said)) if step == SPOKEN else match.take(seat, step)
            self.tell(act.story)

    def tell(self, story: list[Event]) -> None:
        """What has just happened."""
        state = self.match.state
        for event in story:
            for line in story_lines(state.game.id, event, state.view(0), self.names, self.language):
                self.console.print(line, style="dim", markup=False)

    def save(self) -> None:
        """The seed goes into the file, so that an interrupted game goes on with the same cards."""
        record = self.match.record()
        record.seed = self.match.source.seed
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            fresh = self.file.with_name(self.file.name + ".new")
            fresh.write_text(write_record(record), encoding="utf-8")
            fresh.replace(self.file)
        except OSError as error:
            raise GameError("error-file", file=str(self.file), reason=error.strerror or str(error)) from None

    def ask(self, seat: int) -> bool:
        """Shows the board and takes one step; False when the person wants to stop."""
        state = self.match.state
        tokens = state.tokens(seat)
        self.console.print(draw(state, seat, self.language))
        self.list_choices(seat, tokens)
        while True:
            self.console.print(f"[bold]{say('play-prompt', self.language)}[/bold] ", end="")
            sys.stdout.flush()
            line = sys.stdin.readline()
            if not line:
                raise EOFError
            answer = line.strip()
            if answer in ("q", "quit"):
                return False
            if answer in ("?", "help", "h"):
                self.say("play-help")
                continue
            try:
                if answer in ("u", "undo"):
                    self.match.undo(seat)
                else:
                    self.tell(self.match.play(seat, find_token(answer, tokens)).story)
                return True
            except GameError as error:
                self.console.print(say(error.key, self.language, **error.details), markup=False)

    def list_choices(self, seat: int, tokens: list[str]) -> None:
        """Numbered choices; many of one kind stand together in one line, to be named by their place."""
        kinds = [token.partition("@")[0] if "@" in token else token.partition(":")[0] for token in tokens]
        told: set[str] = set()
        for number, (token, kind) in enumerate(zip(tokens, kinds, strict=True), 1):
            if kinds.count(kind) < MANY:
                text = describe(self.match.state, seat, token, self.names, self.language)
                self.console.print(f"{number:>4}  {text}", markup=False)
            elif kind not in told:
                told.add(kind)
                group = [token for token, other in zip(tokens, kinds, strict=True) if other == kind]
                places = "  ".join(token.removeprefix(kind)[1:] for token in group)
                self.console.print(
                    f"      {say('play-many', self.language, kind=kind, places=places)}", markup=False
                )


def find_token(answer: str, tokens: list[str]) -> str:
    """The step that a person means: its number in the list, its token, or what is unmistakable of it."""
    if answer.isdecimal() and 1 <= int(answer) <= len(tokens):
        return tokens[int(answer) - 1]
    wanted = answer.lower()
    for mark in (":", "@"):
        meant = [token for token in tokens if wanted and wanted in (token, token.lower().partition(mark)[2])]
        if len(meant) == 1:
            return meant[0]
    return answer
