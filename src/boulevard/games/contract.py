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

from boulevard.games.native import append, i64, mypyc_attr, vec

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
        self,
        name: str,
        default: object,
        values: list[object] | None = None,
        *,
        data: bool = False,
        silent: bool = False,
    ) -> None:
        self.name = name
        self.default = default
        self.values: list[object] = [False, True] if values is None else values
        self.data = data  # any JSON object, checked by the game
        self.silent = silent  # only named where somebody chose it: what was written before it stays as it was

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The box: what the game is and how one starts. The words of its name: `game-ID`."""

    id: str
    rules_version: int  # of new games
    rules_versions: list[int]  # of games that can be played to their end
    fewest_seats: int
    most_seats: int
    simultaneous: bool
    steps: int  # steps as ints are smaller than this

    def __init__(
        self,
        id: str,
        rules_versions: list[int],
        fewest_seats: int,
        most_seats: int,
        simultaneous: bool,
        steps: int,
        options: list[Option],
    ) -> None:
        self.id = id
        self.rules_version = rules_versions[-1]
        self.rules_versions = rules_versions
        self.fewest_seats = fewest_seats
        self.most_seats = most_seats
        self.simultaneous = simultaneous
        self.steps = steps
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
        """Checks seats and options together; every option gets its value, but for silent ones."""
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
            if value != option.default or not option.silent:
                values[option.name] = value
        self.check_combination(seats, values)
        return seats, values

    def check_combination(self, seats: int, options: dict[str, Any]) -> None:
        """Raises GameError when these options do not go together."""

    def check_rules(self, rules: object) -> int:
        """The version of the rules that somebody asks for."""
        if isinstance(rules, int) and not isinstance(rules, bool) and rules in self.rules_versions:
            return rules
        raise GameError(
            "error-rules-version",
            game=self.id,
            rules=str(rules),
            known=", ".join([str(version) for version in self.rules_versions]),
        )

    def hides(self, options: dict[str, Any]) -> bool:
        """Would the record of a running game with these options tell what some seat may not know yet?

        Drafts aside: they enter no record before they are confirmed.
        """
        return True

    def deals_secrets(self, options: dict[str, Any]) -> bool:
        """Does chance give seats something that others may not see? Nobody can read that aloud."""
        return False

    def tells_of_others(self, options: dict[str, Any]) -> bool:
        """Does chance say what people did whose sheets are not here? Somebody has to look."""
        return False

    def start(self, seats: object, options: object = None, rules: object = None) -> "State":
        """A new game in which nothing has been dealt: its first event is chance's."""
        version = self.rules_version if rules is None else self.check_rules(rules)
        count, values = self.choose_options(seats, {} if options is None else options)
        return self.new_state(count, values, version)

    @abstractmethod
    def new_state(self, seats: int, options: dict[str, Any], rules: int) -> "State":
        """What `start` gives, for seats, options and rules that were checked."""
        raise missing(self, "new_state")

    @abstractmethod
    def load(self, position: object) -> "State":
        """The state that a position (see `State.position`) describes."""
        raise missing(self, "load")

    @abstractmethod
    def schema(self) -> Json:
        """JSON Schema of positions."""
        raise missing(self, "schema")

    def facts(self, options: dict[str, Any]) -> Json:
        """What is printed on sheets, boards and cards, for whoever draws them: it never changes in a game."""
        return {}

    def view_schema(self) -> Json:
        """JSON Schema of views, menus and facts; the page's types are made from it."""
        return {}


class Odds:
    """What chance may answer, each answer with its weight. The weights add up to `total`."""

    def __init__(self) -> None:
        self.outcomes = vec[i64]()
        self.weights = vec[i64]()
        self.total: i64 = 0

    def add(self, outcome: i64, weight: i64 = 1) -> None:
        self.outcomes = append(self.outcomes, outcome)
        self.weights = append(self.weights, weight)
        self.total += weight


class WholeTurn:
    """All steps of a seat from here to its confirmation, as few as there are to where it leads.

    Keys are equal when turns lead to the same position and differ otherwise: 63 bits of everything the turn
    changes, so that two keys would have to meet by chance.
    """

    def __init__(self, steps: vec[i64], key: i64) -> None:
        self.steps = steps
        self.key = key


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game in progress. Seats count from 0; every method that takes one checks it, but for `advance` and
    `token`, which are for what `legal` just gave."""

    game: Game
    options: dict[str, Any]
    rules: int  # the version that this game is played by
    seats: i64
    story: list[Event] | None
    undoable: bool  # keeps what undo needs; playouts switch it off where that costs time

    def __init__(self, game: Game, seats: i64, options: dict[str, Any], rules: int) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.rules = rules
        self.story = None
        self.undoable = True

    # -- what a game gives (with an underscore: seats are checked already)

    @abstractmethod
    def over(self) -> bool:
        raise missing(self, "over")

    @abstractmethod
    def awaits_chance(self) -> bool:
        raise missing(self, "awaits_chance")

    @abstractmethod
    def actor(self) -> i64:
        """A seat without whose step the game does not go on, or NOBODY (chance is next, or it is over)."""
        raise missing(self, "actor")

    def _may_act(self, seat: i64) -> bool:
        """In games in turns it is the seat that is waited for."""
        return self.actor() == seat

    @abstractmethod
    def _legal(self, seat: i64) -> vec[i64]:
        raise missing(self, "_legal")

    @abstractmethod
    def advance(self, seat: i64, choice: i64) -> None:
        """Take a step that `legal(seat)` just gave. Unchecked."""
        raise missing(self, "advance")

    def sample(self, chance: Chance) -> i64:
        """What chance answers, when the state waits for it. Unchecked. Most games know a faster way."""
        odds = self.outcomes()
        left = chance.below(odds.total)
        place: i64 = 0
        while left >= odds.weights[place]:
            left -= odds.weights[place]
            place += 1
        return odds.outcomes[place]

    @abstractmethod
    def settle(self, outcome: i64) -> None:
        """Carry on with an answer that `sample` or `possible` approved. Unchecked."""
        raise missing(self, "settle")

    @abstractmethod
    def outcomes(self) -> Odds:
        """Every answer that chance may give now, as often as `sample` gives it."""
        raise missing(self, "outcomes")

    def possible(self, outcome: i64) -> bool:
        """Can chance give this answer now?"""
        for known in self.outcomes().outcomes:
            if known == outcome:
                return True
        return False

    @abstractmethod
    def token(self, seat: i64, choice: i64) -> str:
        """A step that `legal(seat)` just gave, in the notation. Unchecked."""
        raise missing(self, "token")

    @abstractmethod
    def outcome_token(self, outcome: i64) -> str:
        raise missing(self, "outcome_token")

    def parse_outcome(self, token: str) -> i64:
        """The answer of chance that a token names, or -1 if it names none."""
        for outcome in self.outcomes().outcomes:
            if self.outcome_token(outcome) == token:
                return outcome
        return -1

    def _choice(self, seat: i64, token: str) -> i64:
        for legal in self._legal(seat):
            if self.token(seat, legal) == token:
                return legal
        raise self._explain(seat, token)

    def _explain(self, seat: i64, token: str) -> GameError:
        """Games that can say it better do."""
        return GameError("error-step-not-now", step=token, steps=some(self.tokens(seat)))

    def clone(self) -> "State":
        """An independent copy (that tells no story). Games that are played fast copy faster."""
        copy = self.game.load(self.position())
        copy.undoable = self.undoable
        return copy

    def _resample(self, seat: i64, chance: Chance) -> "State":
        """For games that hide nothing: there is nothing to draw anew."""
        return self.clone()

    def _can_undo(self, seat: i64) -> bool:
        return False

    def _undo(self, seat: i64) -> None:
        """Take back the last step of this seat, which `can_undo` approved."""
        raise missing(self, "_undo")

    def _turns(self, seat: i64) -> list[WholeTurn]:
        raise GameError("error-no-whole-turns", game=self.game.id)

    @abstractmethod
    def position(self) -> Json:
        """All of the state, secrets included, as documented JSON. `Game.load` reads it."""
        raise missing(self, "position")

    def _view(self, seat: i64) -> Json:
        """For games that hide nothing: the position."""
        return self.position()

    def _menu(self, seat: i64, gains: bool) -> list[Json]:
        return [{"token": self.token(seat, choice)} for choice in self._legal(seat)]

    def _additions(self, seat: i64, token: str) -> list[Json]:
        return []

    def agrees(self, choice: i64) -> bool:
        """Does this step bind a seat to what others proposed? Nobody takes it for a person who is away."""
        return False

    def _alone(self, seat: i64) -> "State":
        return self.clone()

    def _retractions(self, seat: i64) -> list[str]:
        return []

    def _refusals(self, seat: i64) -> list[str]:
        return []

    def formality(self) -> str:
        """The one step that is left to whoever is next, as a token, where others may want a word before it:
        after a pause it may be taken for them. Or nothing."""
        return ""

    def proposals(self) -> bool:
        """Does something stand that a seat has proposed and others may still agree to?"""
        return False

    def _sketch(self, seat: i64, sheets: list[int]) -> Json:
        return self._view(seat)

    def position_of(self, first: int, last: int) -> Json:
        """The position as far as these seats go (the last one not among them): its lists `sheets` and
        `drafts` have their entries only. Put together they are the position."""
        return self.position()

    @abstractmethod
    def scores(self) -> list[Score]:
        """Points as if the game ended now, one Score a seat."""
        raise missing(self, "scores")

    def _score(self, seat: i64) -> Score:
        return self.scores()[seat]

    # -- who is next

    def may_act(self, seat: i64) -> bool:
        """May this seat take a step now? In simultaneous games several may."""
        return self._may_act(self._known(seat))

    def waiting(self) -> list[int]:
        """The seats without whose steps the game does not go on."""
        actor = self.actor()
        return [] if actor == NOBODY else [int(actor)]

    def confirmed(self, seat: i64) -> bool:
        """Has this seat done all it has to do for now? The opposite of being waited for."""
        return self.actor() != self._known(seat)

    # -- what a seat may do

    def legal(self, seat: i64) -> vec[i64]:
        """Every step this seat may take now; empty when it may not act."""
        return self._legal(self._known(seat))

    def tokens(self, seat: i64) -> list[str]:
        """Every step this seat may take now, in the notation."""
        return [self.token(seat, choice) for choice in self.legal(seat)]

    def menu(self, seat: i64, gains: bool = False) -> list[Json]:
        """Every step this seat may take now, for whoever shows it: `token`, `verb`, and where they mean
        something place, cost, and with `gains` (they take time) `gain`: points that the step brings at once.
        Steps that differ only in an amount may share an entry; `Game.view_schema` describes the entries."""
        return self._menu(self._known(seat), gains)

    def additions(self, seat: i64, token: str) -> list[Json]:
        """What could still be added to a step that is being put together (an offer), as entries of a menu."""
        return self._additions(self._known(seat), token)

    def turns(self, seat: i64) -> list[WholeTurn]:
        """Every distinct whole turn of this seat exactly once (games in which everybody drafts)."""
        self._check_turn(seat)
        return self._turns(seat)

    # -- what others proposed

    def alone(self, seat: i64) -> "State":
        """A copy in which nobody has proposed anything, and this seat does not: what somebody who plays for a
        person who is away decides on. What is legal in it is legal here."""
        return self._alone(self._known(seat))

    def retractions(self, seat: i64) -> list[str]:
        """Words by which a seat takes back all that it proposed or agreed to, for somebody who left."""
        return self._retractions(self._known(seat))

    def refusals(self, seat: i64) -> list[str]:
        """Words by which a seat says no to all that others propose to it."""
        return self._refusals(self._known(seat))

    # -- copies and secrets

    def resample(self, seat: i64, chance: Chance) -> "State":
        """A copy in which all that this seat (or SPECTATOR) cannot know is drawn anew; no planner peeks."""
        return self._resample(self._viewer(seat), chance)

    def view(self, seat: i64) -> Json:
        """What this seat (or SPECTATOR) may know: a position in which hidden things are null or absent, and
        readings of it that a person makes by looking (whose casino, which estates)."""
        return self._view(self._viewer(seat))

    def sketch(self, seat: i64, sheets: list[int]) -> Json:
        """A view of a table that is too large to be looked at as a whole: of what every seat has only that of
        these is in it (`shown_seats` says whose), and of this one."""
        drawn = sorted(
            set([int(self._known(one)) for one in sheets] + ([] if seat == SPECTATOR else [int(seat)]))
        )
        return self._sketch(self._viewer(seat), drawn)

    # -- checked entrances

    def _known(self, seat: i64) -> i64:
        if not 0 <= seat < self.seats:
            raise self._no_such_seat(int(seat))
        return seat

    def _viewer(self, seat: i64) -> i64:
        return seat if seat == SPECTATOR else self._known(seat)

    def _no_such_seat(self, seat: object) -> GameError:
        return no_such_seat(seat, int(self.seats))

    def check_seat(self, seat: object) -> i64:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < int(self.seats):
            raise self._no_such_seat(seat)
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
        raise self._explain(known, str(choice))

    def play(self, seat: object, token: object) -> None:
        """Take a step, given as a token of the notation."""
        known = self._check_turn(seat)
        self.advance(known, self.choice(known, str(token)))

    def choice(self, seat: i64, token: str) -> i64:
        """The legal step that a token names. Changes nothing."""
        return self._choice(self._known(seat), token)

    def explain(self, seat: i64, token: str) -> GameError:
        """Why a token is refused."""
        return self._explain(self._known(seat), token)

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
            chance.next_answer()
            self.settle(self.sample(chance))

    def can_undo(self, seat: i64) -> bool:
        return self._can_undo(self._known(seat))

    def undo(self, seat: object) -> None:
        """Take back the last step of this seat."""
        known = self.check_seat(seat)
        if not self.can_undo(known):
            raise GameError("error-nothing-to-undo")
        self._undo(known)

    def rewind(self, seat: object) -> None:
        """Take back every step of this seat that can be taken back."""
        known = self.check_seat(seat)
        while self.can_undo(known):
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

    # -- turns

    def turn_mark(self) -> int:
        """Another number as soon as another turn begins, for whoever leafs through a game turn by turn;
        0 before the first one."""
        return 0

    # -- the end

    def score(self, seat: i64) -> Score:
        """Of `scores`, this seat's."""
        return self._score(self._known(seat))

    def places(self) -> list[int]:
        """The place of every seat, 1 being the best; equal seats share a place (1, 1, 3)."""
        ranks = [[score.total, *score.tie_break] for score in self.scores()]
        order = sorted(range(len(ranks)), key=lambda seat: ranks[seat], reverse=True)
        places = [0] * len(ranks)
        for at, seat in enumerate(order):
            equal = at > 0 and ranks[order[at - 1]] == ranks[seat]
            places[seat] = places[order[at - 1]] if equal else at + 1
        return places

    def __reduce__(self) -> tuple[Any, ...]:
        return (_revive, (type(self.game), self.position()))


def no_such_seat(seat: object, seats: int) -> GameError:
    return GameError("error-no-such-seat", seat=str(seat), last=seats - 1)


def missing(thing: object, method: str) -> NotImplementedError:
    """For games written elsewhere: what they forgot."""
    return NotImplementedError(f"{type(thing).__name__} does not say what {method} is")


def _revive(kind: type[Game], position: Json) -> State:
    build: Any = kind
    game: Game = build()
    return game.load(position)


def some(words: list[str]) -> str:
    """A list short enough for a message."""
    if len(words) > 12:
        return ", ".join(words[:12]) + ", ..."
    return ", ".join(words) or "-"
