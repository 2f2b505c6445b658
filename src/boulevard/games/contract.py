"""What every game is.

A `Game` is the box: identity, options, seats, how to start or load. A `State` is a game in progress.
Three kinds of thing happen to a state:

* a seat takes a *step* (`apply`, or `play` with a text token): one small decision of its turn;
* chance answers (`reveal`): a card comes up, a die falls. A state that waits for chance says so with
  `awaits_chance`, `sample` draws an answer from a `Chance`, and nothing else moves until it is given;
* a seat takes a step back (`undo`), as long as nothing was confirmed or revealed since.

Inside, a step and an answer of chance are ints, for speed. Outside they are text tokens that say
what they mean. `apply`, `play`, `reveal`, `reveal_token` and `undo` check everything and raise
`GameError`, leaving the state as it was. `advance` and `settle` are the same without the checks, for
bots that only use what `legal` and `sample` gave them for this very state.
"""

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from .chance import Chance

Json = dict[str, Any]

NOBODY: Final[i64] = -1
SPECTATOR: Final[i64] = -1
LIMIT: Final = 1_000_000  # steps and answers of chance are smaller ints


@mypyc_attr(allow_interpreted_subclasses=True)
class GameError(ValueError):
    """Something the rules refuse: a move, an option, a position, a record.

    `key` and `details` are for programs and translators; `str(error)` is a sentence in English.
    """

    def __init__(self, key: str, **details: object) -> None:
        super().__init__(key)
        self.key = key
        self.details = details

    def __str__(self) -> str:
        return speaker.say(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return (_revive_error, (self.key, self.details))


def _revive_error(key: str, details: dict[str, object]) -> GameError:
    return GameError(key, **details)


def _say_plainly(error: GameError) -> str:
    return error.key + "".join([f" {name}={value}" for name, value in error.details.items()])


class Speaker:
    """Turns an error into a sentence. The package fills this in; the rules know no language."""

    def __init__(self) -> None:
        self.say: Callable[[GameError], str] = _say_plainly


speaker: Final = Speaker()


class Option:
    """One thing that can be chosen before a game starts. Its words: `option-GAME-NAME`."""

    def __init__(
        self, name: str, default: object, values: list[object] | None = None, *, data: bool = False
    ) -> None:
        self.name = name
        self.default = default
        self.values: list[object] = [False, True] if values is None else values
        self.data = data  # any JSON object, checked by the game

    def check(self, value: object) -> None:
        if self.data:
            if value is not None and not isinstance(value, dict):
                raise GameError("error-option-data", option=self.name)
            return
        for known in self.values:
            if value == known and type(value) is type(known):
                return
        raise GameError(
            "error-option-value",
            option=self.name,
            value=str(value),
            values=", ".join([_spell(known) for known in self.values]),
        )

    def parse(self, text: str) -> object:
        """The value that a person typed."""
        for known in self.values:
            if text.lower() == _spell(known):
                return known
        raise GameError(
            "error-option-value",
            option=self.name,
            value=text,
            values=", ".join([_spell(known) for known in self.values]),
        )


def _spell(value: object) -> str:
    if value is True:
        return "yes"
    if value is False:
        return "no"
    return str(value).lower()


class Score:
    """What a seat has, category by category. The words of a category: `score-GAME-CATEGORY`."""

    def __init__(self, parts: list[tuple[str, int]], total: int, tie_break: list[int]) -> None:
        self.parts = parts
        self.total = total
        self.tie_break = tie_break  # compared one after the other, higher is better

    def json(self) -> Json:
        return {"total": self.total, "categories": dict(self.parts), "tie_break": self.tie_break}


class Event:
    """Something everybody may know, for the log: a key of the words and its arguments.

    Seats among the arguments (`seat`, `to`, ...) count from 0; whoever shows the log puts names there.
    """

    def __init__(self, key: str, details: dict[str, object]) -> None:
        self.key = key
        self.details = details


class Game:
    """The box: what the game is and how one starts. The words of its name: `game-ID`."""

    id: str
    rules_version: int
    fewest_seats: int
    most_seats: int
    simultaneous: bool

    def __init__(
        self,
        id: str,
        rules_version: int,
        fewest_seats: int,
        most_seats: int,
        simultaneous: bool,
        options: list[Option],
    ) -> None:
        self.id = id
        self.rules_version = rules_version
        self.fewest_seats = fewest_seats
        self.most_seats = most_seats
        self.simultaneous = simultaneous
        self.options = options

    @property
    def name_key(self) -> str:
        return "game-" + self.id

    def option(self, name: str) -> Option:
        for option in self.options:
            if option.name == name:
                return option
        raise GameError(
            "error-option-unknown",
            option=name,
            options=", ".join([option.name for option in self.options]) or "-",
        )

    def choose_options(self, seats: object, chosen: object) -> tuple[int, dict[str, Any]]:
        """Checks seats and options together; every option gets its value."""
        if (
            not isinstance(seats, int)
            or isinstance(seats, bool)
            or not self.fewest_seats <= seats <= self.most_seats
        ):
            raise GameError("error-seats", seats=str(seats), fewest=self.fewest_seats, most=self.most_seats)
        if not isinstance(chosen, dict):
            raise GameError("error-options-shape")
        for name in chosen:
            self.option(str(name))
        values: dict[str, Any] = {}
        for option in self.options:
            value = chosen.get(option.name, option.default)
            option.check(value)
            values[option.name] = value
        self.check_combination(seats, values)
        return seats, values

    def check_combination(self, seats: int, options: dict[str, Any]) -> None:
        """Raises GameError when these options do not go together."""

    def hides(self, options: dict[str, Any]) -> bool:
        """Would the record of a running game with these options tell what some seat may not know yet?

        Drafts aside: they enter no record before they are confirmed.
        """
        return True

    def start(self, seats: object, options: object = None) -> "State":
        """A new game in which nothing has been dealt: its first event is chance's."""
        count, values = self.choose_options(seats, {} if options is None else options)
        return self.new_state(count, values)

    @abstractmethod
    def new_state(self, seats: int, options: dict[str, Any]) -> "State":
        """What `start` gives, for seats and options that were checked."""

    @abstractmethod
    def load(self, position: object) -> "State":
        """The state that a position (see `State.position`) describes."""

    @abstractmethod
    def schema(self) -> Json:
        """JSON Schema of positions."""


class State:
    """A game in progress."""

    game: Game
    options: dict[str, Any]
    seats: i64
    story: list[Event] | None
    undoable: bool  # keeps what undo needs; playouts switch it off where that costs time

    def __init__(self, game: Game, seats: i64, options: dict[str, Any]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.story = None
        self.undoable = True

    # -- who is next

    @abstractmethod
    def over(self) -> bool: ...

    @abstractmethod
    def awaits_chance(self) -> bool: ...

    @abstractmethod
    def may_act(self, seat: i64) -> bool:
        """May this seat take a step now? In simultaneous games several may."""

    @abstractmethod
    def actor(self) -> i64:
        """A seat without whose step the game does not go on, or NOBODY (chance is next, or it is over)."""

    # -- steps, as ints

    @abstractmethod
    def legal(self, seat: i64) -> vec[i64]:
        """Every step this seat may take now; empty when it may not act."""

    @abstractmethod
    def advance(self, seat: i64, choice: i64) -> None:
        """Take a step that `legal(seat)` just gave. Unchecked."""

    @abstractmethod
    def sample(self, chance: Chance) -> i64:
        """What chance answers, when the state waits for it. Unchecked."""

    @abstractmethod
    def settle(self, outcome: i64) -> None:
        """Carry on with an answer that `sample` or `possible` approved. Unchecked."""

    @abstractmethod
    def possible(self, outcome: i64) -> bool:
        """Can chance give this answer now?"""

    # -- steps, as text

    @abstractmethod
    def token(self, seat: i64, choice: i64) -> str:
        """A legal step in the notation."""

    @abstractmethod
    def outcome_token(self, outcome: i64) -> str: ...

    @abstractmethod
    def parse_outcome(self, token: str) -> i64:
        """The answer of chance that a token names, or -1 if it names none."""

    def explain(self, seat: i64, token: str) -> GameError:
        """Why a token is refused. Games that can say it better do."""
        return GameError("error-step-not-now", step=token, steps=_some(self.tokens(seat)))

    # -- copies and secrets

    @abstractmethod
    def clone(self) -> "State":
        """An independent copy (that tells no story)."""

    @abstractmethod
    def resample(self, seat: i64, chance: Chance) -> "State":
        """A copy in which everything this seat cannot know is drawn anew, so that a planner cannot peek."""

    @abstractmethod
    def can_undo(self, seat: i64) -> bool: ...

    @abstractmethod
    def _undo(self, seat: i64) -> None:
        """Take back the last step of this seat, which `can_undo` approved."""

    # -- pictures of the state

    @abstractmethod
    def position(self) -> Json:
        """All of the state, secrets included, as documented JSON. `Game.load` reads it."""

    @abstractmethod
    def view(self, seat: i64) -> Json:
        """What this seat (or SPECTATOR) may know: a position in which hidden things are null or absent."""

    @abstractmethod
    def turn_key(self, seat: i64) -> str:
        """Two lines of play that give the same key did the same to the game (for counting whole turns)."""

    @abstractmethod
    def scores(self) -> list[Score]:
        """Points as if the game ended now, one Score a seat."""

    # -- checked entrances

    def check_seat(self, seat: object) -> i64:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < int(self.seats):
            raise GameError("error-no-such-seat", seat=str(seat), seats=int(self.seats))
        return seat

    def _check_turn(self, seat: object) -> i64:
        known = self.check_seat(seat)
        if self.over():
            raise GameError("error-game-over")
        if self.awaits_chance():
            raise GameError("error-chance-next")
        if not self.may_act(known):
            raise GameError("error-not-your-turn", seat=int(known) + 1)
        return known

    def apply(self, seat: object, choice: object) -> None:
        """Take a step, given as an int."""
        known = self._check_turn(seat)
        # The range comes first: a native integer cannot be compared with just any int.
        if isinstance(choice, int) and not isinstance(choice, bool) and 0 <= choice < LIMIT:
            for legal in self.legal(known):
                if legal == choice:
                    self.advance(known, legal)
                    return
        raise self.explain(known, str(choice))

    def play(self, seat: object, token: object) -> None:
        """Take a step, given as a token of the notation."""
        known = self._check_turn(seat)
        self.advance(known, self.choice(known, str(token)))

    def choice(self, seat: i64, token: str) -> i64:
        """The legal step that a token names."""
        for legal in self.legal(seat):
            if self.token(seat, legal) == token:
                return legal
        raise self.explain(seat, token)

    def tokens(self, seat: i64) -> list[str]:
        """Every step this seat may take now, in the notation."""
        self.check_seat(seat)
        return [self.token(seat, choice) for choice in self.legal(seat)]

    def reveal(self, outcome: object) -> None:
        """Let chance answer, given as an int."""
        self._check_chance()
        if not isinstance(outcome, int) or isinstance(outcome, bool) or not 0 <= outcome < LIMIT:
            raise GameError("error-chance-impossible", outcome=str(outcome))
        if not self.possible(outcome):
            raise GameError("error-chance-impossible", outcome=str(outcome))
        self.settle(outcome)

    def reveal_token(self, token: object) -> None:
        """Let chance answer, given as a token of the notation."""
        self._check_chance()
        outcome = self.parse_outcome(str(token))
        if outcome < 0 or not self.possible(outcome):
            raise GameError("error-chance-impossible", outcome=str(token))
        self.settle(outcome)

    def _check_chance(self) -> None:
        if self.over():
            raise GameError("error-game-over")
        if not self.awaits_chance():
            raise GameError("error-chance-not-next")

    def deal(self, chance: Chance) -> None:
        """Let chance answer until a seat is asked or the game is over."""
        while self.awaits_chance():
            self.settle(self.sample(chance))

    def undo(self, seat: object) -> None:
        known = self.check_seat(seat)
        if not self.can_undo(known):
            raise GameError("error-nothing-to-undo")
        self._undo(known)

    # -- the log

    def listen(self) -> None:
        """From now on, remember what happens until `heard` asks."""
        self.story = []

    def heard(self) -> list[Event]:
        """What has happened since `listen` or the last `heard`."""
        told = self.story
        if told is None:
            return []
        self.story = []
        return told

    def tell(self, key: str, **details: object) -> None:
        story = self.story
        if story is not None:
            story.append(Event(key, details))

    # -- the end

    def places(self) -> list[int]:
        """The place of every seat, 1 being the best; equal seats share a place (1, 1, 3)."""
        ranks = [[score.total, *score.tie_break] for score in self.scores()]
        order = sorted(ranks, reverse=True)
        return [order.index(rank) + 1 for rank in ranks]

    def __reduce__(self) -> tuple[Any, ...]:
        return (_revive, (type(self.game), self.position()))


def _revive(kind: type[Game], position: Json) -> State:
    build: Any = kind
    game: Game = build()
    return game.load(position)


def _some(words: list[str]) -> str:
    """A list short enough for a message."""
    if len(words) > 12:
        return ", ".join(words[:12]) + ", ..."
    return ", ".join(words) or "-"
