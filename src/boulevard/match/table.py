"""A table: who sits there, and the match as far as the log goes.

Nothing here waits for anything. The match decides what is possible and what chance answers; the caller
writes the events down, and only what was written counts. A server has many (server/tables.py), a browser
without one has its own (local/house.py).
"""

import secrets
import time
from bisect import bisect_left, insort
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from boulevard.games.catalogue import find_game
from boulevard.games.chance import commitment
from boulevard.games.contract import Event, Game, GameError, Score, State, no_such_seat

from .match import Act, Match
from .names import clean_name
from .pictures import seat_view, table_json
from .record import SEALED, TYPED
from .sources import Scripted, Sealed, Source, Typed

OPEN, RUNNING, OVER = "open", "running", "over"
PLAYED = ("start", "turn", "step", "undo", "told", "untold")  # events of the match
# events that change the table's picture
TELLING = ("created", "seat", "host", "number", "start", "late", "wait", "over", "rematch", "table")
BIG = 12  # seats; at larger tables everybody is told what changed, and asks for what they want to see
KEYS = 4  # of a seat that are remembered: whoever is asked late may have been asked again since


@dataclass
class Seat:
    kind: str = "open"  # or person, bot
    person: str | None = None
    name: str = ""
    bot: str | None = None
    colour: str | None = None


class Places:
    """Who sits where, found quickly."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.held: dict[str, list[int]] = {}  # seats of a person
        self.bots: list[int] = []
        self.free: list[int] = []
        for number, seat in enumerate(seats):
            self._enter(number, seat)

    def _enter(self, number: int, seat: Seat) -> None:
        if seat.person is not None:
            insort(self.held.setdefault(seat.person, []), number)
        if seat.kind == "bot":
            insort(self.bots, number)
        if seat.kind == "open":
            insort(self.free, number)

    def change(self, number: int, before: Seat, after: Seat) -> None:
        if before.person is not None:
            self.held[before.person].remove(number)
            if not self.held[before.person]:
                del self.held[before.person]
        if before.kind == "bot":
            self.bots.remove(number)
        if before.kind == "open":
            self.free.remove(number)
        self._enter(number, after)


@dataclass
class Logged:
    """An event of the log."""

    seq: int
    kind: str
    seat: int | None
    at: float
    public: dict[str, Any]
    secret: dict[str, Any] | None = None

    def shown(self) -> dict[str, Any]:
        """What everybody may know."""
        return {"seq": self.seq, "kind": self.kind, "seat": self.seat, "at": self.at, **self.public}


@dataclass
class Origin:
    """Where a table began that did not begin from the box."""

    table: str | None = None  # the game whose turn it goes on from
    turn: int | None = None  # from 1
    position: dict[str, Any] | None = None  # before that turn
    practice: bool = False  # the first cards are arranged

    def json(self) -> dict[str, Any]:
        """What everybody may know of it."""
        return {"table": self.table, "turn": self.turn, "practice": self.practice}


@dataclass
class Terms:
    """What a match is played by; bot processes get it."""

    game: str
    rules: int
    options: dict[str, Any]
    seats: int
    names: list[str]
    seed: str
    numbers: dict[int, str]  # what seats mixed in
    position: dict[str, Any] | None = None  # instead of the box
    chance: str = SEALED  # or typed: cards and dice are real, and somebody says what they show

    def source(self) -> Source:
        return Typed() if self.chance == TYPED else Sealed(self.seed, self.numbers)

    def follower(self) -> Source:
        """For a match that does what a log says."""
        return Typed() if self.chance == TYPED else Scripted([])

    def begin(self, source: Source, *, keep_log: bool = False, listen: bool = False) -> Match:
        game = find_game(self.game)
        if self.position is None:
            state = game.start(self.seats, self.options, self.rules)
        else:
            state = game.load(self.position)
        from_box = self.position is None
        return Match(state, source, self.names, from_box=from_box, keep_log=keep_log, listen=listen)


@dataclass
class Done:
    """The answer to a draft or a step."""

    seq: int
    confirmed: bool
    repeated: bool = False
    view: dict[str, Any] | None = None
    legal: list[str] | None = None  # in brief answers

    def json(self) -> dict[str, Any]:
        return {
            "seq": self.seq,
            "confirmed": self.confirmed,
            "repeated": self.repeated,
            "legal": self.legal,
            "view": self.view,
        }


def new_id() -> str:
    """Cannot be guessed: 96 random bits."""
    return secrets.token_urlsafe(12)


def check_chance(game: Game, chance: str, options: dict[str, Any]) -> str:
    """Refuses real cards where nobody may see them all, and others where somebody has to look at paper."""
    if chance not in (SEALED, TYPED):
        raise GameError("error-record-chance-source", source=str(chance)[:60])
    if chance == TYPED and game.deals_secrets(options):
        raise GameError("error-chance-secret", game=game.id)
    if chance != TYPED and game.tells_of_others(options):
        raise GameError("error-chance-paper", game=game.id)
    return chance


def story_json(story: list[Event]) -> list[dict[str, Any]]:
    return [{"key": event.key, "details": event.details} for event in story]


class Table:
    def __init__(self, id: str, game: str, seat_count: int) -> None:
        self.id = id
        self.game: Game = find_game(game)
        self.rules = int(self.game.rules_version)
        self.options: dict[str, Any] = {}
        self.seat_count = seat_count
        self.seats = [Seat() for _ in range(seat_count)]
        self.kept_places: Places | None = None
        self.status = OPEN
        self.host: str | None = None
        self.invite = ""
        self.turn_limit: int | None = None
        self.when_late = "ask"
        self.spectators = True
        self.listed = False
        self.pause = 0.0  # seconds for a word before a formality
        self.longest_wait = 60.0  # seconds that somebody may ask for then
        self.seed = ""
        self.chance = SEALED
        self.rematch: str | None = None
        self.origin: Origin | None = None
        self.created = self.updated = 0.0
        self.forget()

    def forget(self) -> None:
        """Before the first event."""
        self.match: Match | None = None
        self.kept_source: Source | None = None
        self.calm: State | None = None  # of a large table: the state when the turn began
        self.ending: tuple[list[int], list[Score]] | None = None  # places and points
        self.seq = 0
        self.turn = 0  # the event that opened the turn
        self.turn_began = 0.0
        self.keys: dict[int, list[tuple[str, int]]] = {}  # the last keys of a seat and their events
        self.waiting: list[int] = []
        self.late: list[int] = []
        self.before: tuple[list[int], float] = ([], 0.0)  # who was waited for before, and since when
        self.formal = False  # a formality is next
        self.waits: dict[int, float] = {}  # who asked for time before this formality, and until when
        self.stand_ins: set[int] = set()  # bots that took over from people
        self.numbers: dict[int, str] = {}  # what seats mix into chance

    # -- asking

    @property
    def big(self) -> bool:
        return self.seat_count > BIG

    def playing(self) -> Match:
        if self.match is None:
            raise GameError("error-server-not-started")
        return self.match

    @property
    def state(self) -> State | None:
        return None if self.match is None else self.match.state

    @property
    def drafts(self) -> dict[int, list[str]]:
        return {} if self.match is None else self.match.drafts

    @property
    def typed(self) -> bool:
        """Does somebody have to say what cards and dice show?"""
        return self.chance == TYPED

    def commitment(self) -> str | None:
        """The seal of the cards, where there are some to seal."""
        return None if self.typed else commitment(self.seed)

    def seats_of(self, person: str | None) -> list[int]:
        return [] if person is None else self.places().held.get(person, [])

    def holds(self, person: str | None) -> bool:
        return person is not None and person in self.places().held

    def places(self) -> "Places":
        """Asked for often, and by thousands at a large table."""
        if self.kept_places is None:
            self.kept_places = Places(self.seats)
        return self.kept_places

    def may_watch(self, person: str | None) -> bool:
        if self.spectators or (self.listed and self.status == OPEN):  # whoever may sit down may see where
            return True
        return self.holds(person) or (person is not None and self.host == person)

    def put_seat(self, number: int, seat: Seat) -> None:
        if self.kept_places is not None:
            self.kept_places.change(number, self.seats[number], seat)
        self.seats[number] = seat

    def check_seat(self, seat: int) -> Seat:
        if not 0 <= seat < self.seat_count:
            raise no_such_seat(seat, self.seat_count)
        return self.seats[seat]

    def check_mine(self, seat: int, person: str | None) -> None:
        """A person acts and looks for seats they hold, and for no other."""
        if person is None:
            raise GameError("error-server-no-identity")
        if self.check_seat(seat).person != person:
            raise GameError("error-server-not-your-seat", seat=seat + 1)

    def check_running(self) -> None:
        if self.status == OPEN:
            raise GameError("error-server-not-started")
        if self.status == OVER:
            raise GameError("error-game-over")

    def repeated(self, seat: int, key: str | None) -> int | None:
        """The event that this key already stands for."""
        return next((seq for known, seq in self.keys.get(seat, ()) if known == key), None) if key else None

    def deadline(self) -> float | None:
        if self.turn_limit is None or self.status != RUNNING or not self.waiting:
            return None
        self.mend_clock()
        return max([self.turn_began, *self.waits.values()]) + self.turn_limit

    def mend_clock(self) -> None:
        """What was written by a clock that was ahead began now: nobody waits until that clock is right."""
        now = time.time()
        self.turn_began = min(self.turn_began, now)
        latest = now + self.longest_wait
        if any(until > latest for until in self.waits.values()):
            self.waits = {seat: min(until, latest) for seat, until in self.waits.items()}

    def formality(self) -> str:
        """The step that is taken for whoever is next when nobody wants a word."""
        return self.match.state.formality() if self.match is not None and self.status == RUNNING else ""

    def goes_by_itself(self) -> bool:
        """Is a formality next that nobody has to take: a bot's, or a person's if nobody has an offer open and
        people are given time for one?"""
        if not self.formality():
            return False
        return bool(self.bots_waiting()) or (self.pause > 0 and not self.playing().state.proposals())

    def pause_ends(self) -> float:
        """When the time for a word is over."""
        self.mend_clock()
        return max([self.turn_began + self.pause, *self.waits.values()])

    def asked_to_wait(self, now: float) -> list[int]:
        return [seat for seat, until in self.waits.items() if until > now]

    def stands_in(self, seat: int) -> bool:
        """Does somebody sit here who must not deal with what is another's?"""
        return self.seats[seat].kind != "bot" or seat in self.stand_ins

    def waits_for(self, seat: int) -> bool:
        """Does the game not go on without this seat?"""
        if not self.game.simultaneous:
            return seat in self.waiting
        at = bisect_left(self.waiting, seat)
        return at < len(self.waiting) and self.waiting[at] == seat

    def bots_waiting(self) -> list[int]:
        return [seat for seat in self.places().bots if self.waits_for(seat)]

    def hides(self) -> bool:
        return self.game.hides(self.options)

    def names(self) -> list[str]:
        return [seat.name or f"{number + 1}" for number, seat in enumerate(self.seats)]

    # -- the log

    def terms(self) -> Terms:
        return Terms(
            self.game.id,
            self.rules,
            self.options,
            self.seat_count,
            self.names(),
            self.seed,
            self.numbers,
            None if self.origin is None else self.origin.position,
            self.chance,
        )

    def start(self) -> Act:
        terms = self.terms()
        self.match = terms.begin(terms.source(), listen=True)
        return self.match.begun

    def absorb(self, event: Logged) -> None:
        """Does what an event of the log says."""
        if event.kind == "start":
            terms = self.terms()
            self.match = terms.begin(terms.follower(), listen=True)
        if event.kind in PLAYED and self.match is not None:
            follow(self.match, event)
            self.match.source = self.source()
        self.note(event)

    def source(self) -> Source:
        """Where chance comes from, as far as it is known who mixes something in."""
        if self.typed:
            return Typed()
        if self.kept_source is None:
            self.kept_source = Sealed(self.seed, self.numbers)
        return self.kept_source

    def note(self, event: Logged) -> None:
        """What a table remembers of an event, its match apart."""
        self.seq = event.seq
        self.updated = event.at
        if event.kind == "number":
            self.numbers.update(dict.fromkeys(event.public["seats"], event.public["number"]))
            self.kept_source = None
        elif event.kind == "seat" and event.seat is not None and self.match is None:
            self._seat_number(event.seat, event.public)
        elif event.kind == "start":
            self.status = RUNNING
        elif event.kind == "late":
            self.late = event.public["seats"]
        elif event.kind == "wait" and event.seat is not None:
            self.waits[event.seat] = event.public["until"]
        elif event.kind == "seat" and event.seat is not None and self.status == RUNNING:
            if event.public["to"]["kind"] == "bot":
                self.stand_ins.add(event.seat)
            else:
                self.stand_ins.discard(event.seat)
        elif event.kind == "over":
            self.status = OVER
            self.waiting = []
        if event.kind not in PLAYED or self.match is None:
            return
        secret = event.secret or {}
        if event.seat is not None and secret.get("key"):
            before = self.keys.get(event.seat, [])
            self.keys[event.seat] = [*before[1 - KEYS :], (secret["key"], event.seq)]
        if event.kind == "turn" and not event.public["resolved"]:
            if event.seat is not None and self.waits_for(event.seat):
                self.waiting.remove(event.seat)
            if event.seat in self.late:
                self.late = [seat for seat in self.late if seat != event.seat]
            return
        waiting = self.match.state.waiting()
        was_formal, self.formal = self.formal, bool(self.match.state.formality())
        if self.game.simultaneous or waiting != self.waiting or (was_formal and not self.formal):
            waited = (self.waiting, self.turn_began)
            # Whoever takes the end of a turn back has no more time for it than before.
            back = event.kind == "undo" and waiting == self.before[0]
            self.turn_began = self.before[1] if back else event.at
            self.before = waited
            self.late = []
        self.waiting = waiting
        if not self.formal:
            self.waits = {}
        self.turn = event.seq
        if self.big:
            self.calm = self.match.state.clone()

    def _seat_number(self, seat: int, public: Mapping[str, Any]) -> None:
        """Somebody else has this seat now, or it is gone: its number was whose seat this was."""
        if public.get("changed"):
            return
        self.numbers.pop(seat, None)
        self.kept_source = None
        if public.get("removed"):
            self.numbers = {other - (other > seat): number for other, number in self.numbers.items()}

    def put_drafts_back(self, drafts: Mapping[int, list[str]]) -> None:
        """After loading: what seats had drafted, as far as it still fits."""
        for seat, tokens in drafts.items():
            self.put_draft(seat, tokens)

    def put_draft(self, seat: int, tokens: list[str]) -> bool:
        """A draft that was made elsewhere; never a confirmation, which only the log can tell."""
        if self.match is None:
            return False
        trial = self.match.clone()
        try:
            if trial.draft(seat, tokens).confirmed:
                return False
        except GameError:
            return False
        self.match = trial
        return True

    # -- doing: what happened as events, which the caller writes down

    def event(
        self,
        kind: str,
        seat: int | None,
        public: dict[str, Any] | None = None,
        secret: dict[str, Any] | None = None,
    ) -> Logged:
        return Logged(self.seq + 1, kind, seat, time.time(), public or {}, secret)

    def sits(self, number: int, seat: Seat, secret: dict[str, Any] | None = None) -> Logged:
        """Somebody else has this seat now, in the colour that it has."""
        seat.colour = self.seats[number].colour
        self.put_seat(number, seat)
        return self._seat_event(number, seat, secret)

    def repaints(self, number: int, name: str | None, colour: str | None) -> list[Logged]:
        """Another name or another colour, which no other seat has."""
        if self.status != OPEN:
            raise GameError("error-server-started")
        if colour is not None:
            for other, taken in enumerate(self.seats):
                if other != number and taken.colour == colour:
                    raise GameError("error-server-colour-taken", seat=other + 1)
        seat = self.seats[number]
        new_name = seat.name if name is None else clean_name(name)
        changed = Seat(seat.kind, seat.person, new_name, seat.bot, colour or seat.colour)
        if changed == seat:
            return []
        self.put_seat(number, changed)
        return [self._seat_event(number, changed, None, changed=True)]

    def adds_seat(self) -> Logged:
        """One more open seat, as far as the game goes."""
        self.game.choose_options(self.seat_count + 1, self.options)
        self._set_seats([*self.seats, Seat()])
        return self._seat_event(self.seat_count - 1, Seat(), None)

    def removes_seat(self, number: int) -> Logged:
        """Those after it move up."""
        self.game.choose_options(self.seat_count - 1, self.options)
        self._set_seats(self.seats[:number] + self.seats[number + 1 :])
        return self._seat_event(number, Seat(), None, removed=True)

    def _set_seats(self, seats: list[Seat]) -> None:
        self.seat_count = len(seats)
        self.seats = seats
        self.kept_places = None

    def _seat_event(self, number: int, seat: Seat, secret: dict[str, Any] | None, **more: object) -> Logged:
        to = {"kind": seat.kind, "name": seat.name, "bot": seat.bot}
        event = self.event("seat", number, {"to": to, **more}, secret)
        self.absorb(event)
        return event

    def mix(self, person: str, number: str) -> list[Logged]:
        """A number of somebody's goes into chance; the first one of a seat stands."""
        seats = [seat for seat in self.seats_of(person) if seat not in self.numbers]
        if not seats:
            return []
        event = self.event("number", None, {"seats": seats, "number": number})
        self.absorb(event)
        return [event]

    def begins(self, person: str | None = None, number: str | None = None) -> list[Logged]:
        """The first cards are dealt, with a number of whoever says so."""
        if self.status != OPEN:
            raise GameError("error-server-started")
        empty = sum(seat.kind == "open" for seat in self.seats)
        if empty:
            raise GameError("error-server-open-seats", count=empty)
        mixed = [] if person is None or number is None else self.mix(person, number)
        act = self.start()
        public: dict[str, Any] = {"commitment": self.commitment(), "story": story_json(act.story)}
        if self.origin is not None:
            public["origin"] = self.origin.json()
        return mixed + self._played(self.event("start", None, public, {"chance": act.chance}))

    def drafts_turn(
        self,
        seat: int,
        tokens: list[str],
        *,
        turn: int | None = None,
        key: str | None = None,
        by: str | None = None,
    ) -> list[Logged]:
        """The whole draft of a seat; nothing to write down until it ends in the confirming token."""
        self.check_running()
        if turn is not None and turn != self.turn:
            raise GameError("error-server-turn-over", turn=turn, now=self.turn)
        act = self.draft(seat, tokens)
        if not act.confirmed:
            return []
        public: dict[str, Any] = {"resolved": act.resolved, "story": story_json(act.story)}
        if by:
            public["by"] = by
        secret: dict[str, Any] = {"tokens": tokens, "chance": act.chance}
        if key:
            secret["key"] = key
        return self._played(self.event("turn", seat, public, secret))

    def takes_step(
        self, seat: int, token: str | None, *, key: str | None = None, by: str | None = None
    ) -> list[Logged]:
        """A seat takes a step of a game in turns; without a token it takes its last one back."""
        act = self.step(seat, token)
        public: dict[str, Any] = {} if token is None else {"story": story_json(act.story)}
        if by:
            public["by"] = by
        secret: dict[str, Any] = {} if token is None else {"tokens": [token], "chance": act.chance}
        if key:
            secret["key"] = key
        return self._played(self.event("undo" if token is None else "step", seat, public, secret))

    def tells(self, token: str, number: int, *, seat: int | None = None) -> list[Logged]:
        """Somebody says what a real card or die shows; `number` is the answer they mean (from 0), for two
        people may read the same card aloud."""
        match = self._typing(number)
        act = match.answer(token)
        public = {"token": token, "story": story_json(act.story)}
        return self._played(self.event("told", seat, public, {"chance": [token]}))

    def untells(self, number: int, *, seat: int | None = None) -> list[Logged]:
        """The last card or die was misread: it is taken back, and so are turns that were played with it."""
        token = self._typing(number).withdraw()
        return self._played(self.event("untold", seat, {"token": token}))

    def _typing(self, number: int) -> Match:
        self.check_running()
        match = self.playing()
        if not self.typed:
            raise GameError("error-chance-dealt")
        if number != match.answers:
            raise GameError("error-chance-told")
        return match

    def _played(self, event: Logged) -> list[Logged]:
        """An event of the match that was played already; perhaps the game is over."""
        self.note(event)
        state = self.playing().state
        if not state.over():
            return [event]
        places, scores = self.result()
        ending: dict[str, Any] = {"places": places, "totals": [score.total for score in scores]}
        if not self.typed:
            ending["seed"] = self.seed
        over = self.event("over", None, ending)
        self.absorb(over)
        return [event, over]

    def result(self) -> tuple[list[int], list[Score]]:
        """Places and points of a game that is over."""
        if self.ending is None:
            state = self.playing().state
            self.ending = (state.places(), state.scores())
        return self.ending

    def draft(self, seat: int, tokens: list[str]) -> Act:
        """A whole draft; the confirmation when its last token confirms."""
        return self.playing().draft(seat, tokens)

    def step(self, seat: int, token: str | None) -> Act:
        """A step of a game in turns; without a token the last one is taken back."""
        match = self.playing()
        if self.game.simultaneous:
            raise GameError("error-server-no-steps")
        if token is not None:
            return match.play(seat, token)
        match.undo(seat)
        return Act()

    # -- pictures

    def seat_view(self, seat: int | None, gains: bool = False, sheets: Sequence[int] = ()) -> dict[str, Any]:
        """What a seat, or a spectator, may know; at a large table others' sheets only as far as asked for."""
        return seat_view(self, seat, gains, sheets)

    def json(self, person: str | None, online: Container[str], *, invite: bool = False) -> dict[str, Any]:
        """The table as this person may see it."""
        return table_json(self, person, online, invite=invite)


def follow(match: Match, event: Logged) -> None:
    """Does in a match what an event of the log says, with the answers that chance gave then."""
    secret = event.secret or {}
    seat = -1 if event.seat is None else event.seat
    if not match.source.corrects:
        match.source = Scripted(secret.get("chance", ()))
    if event.kind == "told":
        match.answer(secret["chance"][0])
    elif event.kind == "untold":
        match.withdraw()
    elif event.kind == "start":
        match.deal()
    elif event.kind == "turn":
        match.draft(seat, secret["tokens"])
    elif event.kind == "step":
        match.play(seat, secret["tokens"][0])
    else:
        match.undo(seat)
