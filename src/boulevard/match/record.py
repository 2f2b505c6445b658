"""What a record holds, and its text."""

import json
import re
from dataclasses import dataclass, field
from typing import Any

from boulevard.games.catalogue import find_game
from boulevard.games.contract import Game, GameError, State

FIRST_LINE = "boulevard record 1"
CHANCE = -1
UNDO = "undo"  # instead of a step: the seat took one back after others had talked
SEALED, SEEDED, TYPED = "sealed", "seeded", "typed"  # where chance came from
HEADERS = ("game", "rules", "options", "seats", "names", "chance", "commitment", "numbers", "start")
REQUIRED = ("game", "rules", "options", "seats")
ENDINGS = ("result", "seed")
NUMBER = re.compile("[0-9a-f]{32}")  # what a seat mixes into sealed chance
LONGEST = 10_000_000  # characters; far beyond any real game


class RecordError(GameError):
    """A record that cannot be read or replayed; names the line."""

    def __init__(self, line: int, key: str, **details: object) -> None:
        super().__init__("error-record-line", line=line, reason=GameError(key, **details))
        self.line = line

    @classmethod
    def wrap(cls, line: int, error: GameError) -> "RecordError":
        return cls(line, error.key, **error.details)


@dataclass
class Line:
    """Consecutive tokens of one actor: a seat (from 0) or CHANCE."""

    actor: int
    tokens: list[str]
    number: int = 0  # of the line in the text it was read from


@dataclass
class Record:
    game: str
    rules: int
    options: dict[str, Any]
    seats: int
    lines: list[Line] = field(default_factory=list)
    names: list[str] | None = None
    chance: str = SEALED
    commitment: str | None = None
    numbers: dict[int, str] = field(default_factory=dict)  # sealed chance: what seats (from 0) mixed in
    start: dict[str, Any] | None = None  # a position, when the game did not start from the box
    result: list[int] | None = None  # final totals, when the game is over
    seed: str | None = None  # sealed chance: published when the game is over
    line_numbers: dict[str, int] = field(default_factory=dict)

    def box(self) -> Game:
        return find_game(self.game)

    def opening(self) -> State:
        """The state before the first line."""
        game = self.box()
        game.check_rules(self.rules)
        if self.start is not None:
            state = game.load(self.start)
            if state.seats != self.seats or state.options != self.options or state.rules != self.rules:
                raise GameError("error-record-start")
            return state
        return game.start(self.seats, self.options, self.rules)

    def add(self, actor: int, token: str) -> None:
        if self.lines and self.lines[-1].actor == actor:
            self.lines[-1].tokens.append(token)
        else:
            self.lines.append(Line(actor, [token]))

    def line_of(self, name: str) -> int:
        return self.line_numbers.get(name, 1)


def write_record(record: Record) -> str:
    def compact(value: object) -> str:
        return json.dumps(value, ensure_ascii=False, sort_keys=True)

    text = [
        FIRST_LINE,
        f"game: {record.game}",
        f"rules: {record.rules}",
        f"options: {compact(record.options)}",
        f"seats: {record.seats}",
    ]
    if record.names is not None:
        text.append(f"names: {compact(record.names)}")
    if record.chance != SEALED:
        text.append(f"chance: {record.chance}")
    if record.commitment is not None:
        text.append(f"commitment: {record.commitment}")
    if record.numbers:
        text.append(f"numbers: {' '.join(f'{seat + 1}={given}' for seat, given in record.numbers.items())}")
    if record.start is not None:
        text.append(f"start: {compact(record.start)}")
    text.append("")
    for line in record.lines:
        actor = "*" if line.actor == CHANCE else f"{line.actor + 1}:"
        text.append(f"{actor} {' '.join(line.tokens)}")
    if record.result is not None:
        text.append(f"result: {' '.join(str(total) for total in record.result)}")
    if record.seed is not None:
        text.append(f"seed: {record.seed}")
    return "\n".join(text) + "\n"


def read_record(text: str) -> Record:
    """The record in a text. Nothing is replayed yet; see `replay`."""
    if len(text) > LONGEST:
        raise RecordError(1, "error-record-long", most=LONGEST)
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise RecordError(1, "error-record-first-line", expected=FIRST_LINE)
    found: dict[str, str] = {}
    numbers: dict[str, int] = {}
    moves: list[Line] = []
    for number, line in enumerate(lines[1:], 2):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        word, _, rest = line.partition(" ")
        name = word.removesuffix(":")
        if word == "*":
            _add_moves(moves, CHANCE, rest, number, numbers)
        elif word.endswith(":") and name.isdecimal() and len(name) < 5:
            _add_moves(moves, int(name) - 1, rest, number, numbers)
        elif word.endswith(":") and name in (*HEADERS, *ENDINGS):
            if name in numbers:
                raise RecordError(number, "error-record-twice", name=name)
            if name in HEADERS and moves:
                raise RecordError(number, "error-record-late-header", name=name)
            numbers[name] = number
            found[name] = rest.strip()
        else:
            raise RecordError(number, "error-record-unknown-line", text=line[:60])
    for name in REQUIRED:
        if name not in found:
            raise RecordError(1, "error-record-missing", name=name)
    return _build(found, numbers, moves)


def _add_moves(moves: list[Line], actor: int, rest: str, number: int, numbers: dict[str, int]) -> None:
    if any(name in numbers for name in ENDINGS):
        raise RecordError(number, "error-record-after-end")
    tokens = rest.split()
    if not tokens:
        raise RecordError(number, "error-record-empty-line")
    moves.append(Line(actor, tokens, number))


def _build(found: dict[str, str], numbers: dict[str, int], moves: list[Line]) -> Record:
    def whole(name: str) -> int:
        if not found[name].isdecimal() or len(found[name]) > 6:
            raise RecordError(numbers[name], "error-record-number", name=name, text=found[name][:60])
        return int(found[name])

    def parsed(name: str, kind: type[Any]) -> Any:
        if name not in found:
            return None
        try:
            value = json.loads(found[name])
        except (ValueError, RecursionError):
            value = None
        if not isinstance(value, kind):
            raise RecordError(numbers[name], "error-record-json", name=name)
        return value

    record = Record(
        game=found["game"],
        rules=whole("rules"),
        options=parsed("options", dict),
        seats=whole("seats"),
        lines=moves,
        names=parsed("names", list),
        chance=found.get("chance", SEALED),
        commitment=found.get("commitment"),
        start=parsed("start", dict),
        seed=found.get("seed"),
        line_numbers=numbers,
    )
    if record.chance not in (SEALED, SEEDED, TYPED):
        raise RecordError(numbers["chance"], "error-record-chance-source", source=record.chance[:60])
    for given in found.get("numbers", "").split():
        seat, equals, number = given.partition("=")
        if not (equals and seat.isdecimal() and 1 <= int(seat) <= record.seats and NUMBER.fullmatch(number)):
            raise RecordError(numbers["numbers"], "error-record-seat-numbers", text=given[:60])
        record.numbers[int(seat) - 1] = number
    for line in moves:
        if not CHANCE <= line.actor < record.seats:
            raise RecordError(line.number, "error-seat-written", seat=line.actor + 1, seats=record.seats)
    if record.names is not None and (
        len(record.names) != record.seats or not all(isinstance(name, str) for name in record.names)
    ):
        raise RecordError(numbers["names"], "error-record-names", seats=record.seats)
    if "result" in found:
        try:
            record.result = [int(total) for total in found["result"].split()]
        except ValueError:
            raise RecordError(
                numbers["result"], "error-record-number", name="result", text=found["result"][:60]
            ) from None
    return record
