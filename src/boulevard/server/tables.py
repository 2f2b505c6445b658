"""A table in memory: who sits there, and the game as far as the log goes.

Nothing here waits for anything. What happens is first tried on a copy of the state; the caller writes
the event down, and only what was written counts (see hall.py).
"""

import asyncio
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import orjson

from boulevard.games.catalogue import find_game
from boulevard.games.chance import Rng, Sealed, commitment
from boulevard.games.contract import SPECTATOR, Event, Game, GameError, State

from .errors import ServerError

if TYPE_CHECKING:
    from .audience import Audience

OPEN, RUNNING, OVER = "open", "running", "over"
BIG = 40  # seats; at bigger tables views are not pushed
MOST_GAINS = 400
BOT_PATIENCE = 10.0  # seconds until somebody else looks whether a bot was forgotten


@dataclass
class Seat:
    kind: str = "open"  # or person, bot
    person: str | None = None
    name: str = ""
    bot: str | None = None


@dataclass
class Logged:
    """An event of the log."""

    seq: int
    kind: str
    seat: int | None
    at: float
    public: dict[str, Any]
    secret: dict[str, Any] | None = None

    def json(self) -> bytes:
        return dump({"seq": self.seq, "kind": self.kind, "seat": self.seat, "at": self.at, **self.public})

    def row(self, table_id: str) -> dict[str, Any]:
        return {
            "table_id": table_id,
            "seq": self.seq,
            "kind": self.kind,
            "seat": self.seat,
            "at": self.at,
            "public": dump(self.public).decode(),
            "secret": None if self.secret is None else dump(self.secret).decode(),
        }

    @classmethod
    def read(cls, row: Mapping[str, Any]) -> "Logged":
        secret = row["secret"]
        return cls(
            row["seq"],
            row["kind"],
            row["seat"],
            row["at"],
            orjson.loads(row["public"]),
            None if secret is None else orjson.loads(secret),
        )


def dump(value: object) -> bytes:
    return orjson.dumps(value, default=str, option=orjson.OPT_NON_STR_KEYS)


def new_id() -> str:
    """Cannot be guessed: 96 random bits."""
    return secrets.token_urlsafe(12)


def story_json(story: list[Event]) -> list[dict[str, Any]]:
    return [{"key": event.key, "details": event.details} for event in story]


class Trial:
    """Something a seat does, tried on a copy."""

    def __init__(self, table: "Table") -> None:
        self.state = table.game_state().clone()
        self.state.listen()
        self.chance: list[str] = []
        self.dealer = Sealed(table.seed)
        self.answers = table.answers

    def deal(self) -> None:
        state = self.state
        while state.awaits_chance():
            self.dealer.turn_to(self.answers)
            outcome = state.sample(self.dealer)
            self.chance.append(state.outcome_token(outcome))
            state.settle(outcome)
            self.answers += 1


class Table:
    def __init__(self, row: Mapping[str, Any]) -> None:
        self.lock = asyncio.Lock()
        self.epoch = 0
        self.stale = False
        self.tail: asyncio.Future[None] | None = None  # the last thing submitted
        self.thinking = False
        self.used = 0.0
        self.audience: Audience
        self.id: str = row["id"]
        self.game: Game = find_game(row["game"])
        self.set_row(row)
        self.seats = [Seat() for _ in range(self.seat_count)]
        self.held: dict[str, list[int]] | None = None
        self.drafts: dict[int, list[str]] = {}
        self.forget()

    def set_row(self, row: Mapping[str, Any]) -> None:
        self.options: dict[str, Any] = orjson.loads(row["options"])
        self.rules: int = row["rules"]
        self.seat_count: int = row["seat_count"]
        self.status: str = row["status"]
        self.host: str | None = row["host"]
        self.invite: str = row["invite"]
        self.turn_limit: int | None = row["turn_limit"]
        self.when_late: str = row["when_late"]
        self.spectators: bool = bool(row["spectators"])
        self.seed: str = row["seed"]
        self.rematch: str | None = row["rematch"]
        self.created: float = row["created"]
        self.updated: float = row["updated"]

    def set_seats(self, rows: Any) -> None:
        for row in rows:
            self.put_seat(row["seat"], Seat(row["kind"], row["person_id"], row["name"], row["bot"]))

    def forget(self) -> None:
        """Before the first event."""
        self.state: State | None = None
        self.seq = 0
        self.turn = 0  # the event that opened the turn
        self.turn_began = 0.0
        self.answers = 0
        self.keys: dict[int, tuple[str, int]] = {}  # the last key of a seat and its event
        self.waiting: list[int] = []
        self.late: list[int] = []
        self.last_snapshot = 0

    def spoil(self) -> None:
        """What is in memory is not what was written."""
        self.epoch += 1
        self.stale = True

    def pending(self) -> bool:
        """Does memory hold something that is not durable yet?"""
        return self.tail is not None and not self.tail.done()

    # -- asking

    @property
    def big(self) -> bool:
        return self.seat_count > BIG

    def game_state(self) -> State:
        if self.state is None:
            raise ServerError("error-server-not-started")
        return self.state

    def seats_of(self, person: str | None) -> list[int]:
        if person is None:
            return []
        return self._held().get(person, [])

    def holds(self, person: str | None) -> bool:
        return person is not None and person in self._held()

    def _held(self) -> dict[str, list[int]]:
        """The seats of every person; asked for often, and by a thousand at a big table."""
        if self.held is None:
            self.held = {}
            for number, seat in enumerate(self.seats):
                if seat.person is not None:
                    self.held.setdefault(seat.person, []).append(number)
        return self.held

    def put_seat(self, number: int, seat: Seat) -> None:
        self.seats[number] = seat
        self.held = None

    def check_seat(self, seat: int) -> Seat:
        if not 0 <= seat < self.seat_count:
            raise GameError("error-no-such-seat", seat=str(seat), seats=self.seat_count)
        return self.seats[seat]

    def check_mine(self, seat: int, person: str | None) -> None:
        """A person acts and looks for seats they hold, and for no other."""
        if person is None:
            raise ServerError("error-server-no-identity")
        if self.check_seat(seat).person != person:
            raise ServerError("error-server-not-your-seat", seat=seat + 1)

    def deadline(self) -> float | None:
        if self.turn_limit is None or self.status != RUNNING or not self.waiting:
            return None
        return self.turn_began + self.turn_limit

    def bots_waiting(self) -> list[int]:
        return [seat for seat in self.waiting if self.seats[seat].kind == "bot"]

    def due(self, now: float) -> float | None:
        if self.status != RUNNING:
            return None
        if self.bots_waiting():
            return now + BOT_PATIENCE
        return None if self.late else self.deadline()

    def look(self, now: float) -> dict[str, Any]:
        return {
            "b_id": self.id,
            "b_updated": now,
            "b_waiting": dump(self.waiting).decode(),
            "b_due": self.due(now),
        }

    def hides(self) -> bool:
        return self.game.hides(self.options)

    def names(self) -> list[str]:
        return [seat.name or f"{number + 1}" for number, seat in enumerate(self.seats)]

    # -- the log

    def absorb(self, event: Logged) -> None:
        """Does what an event of the log says."""
        secret = event.secret or {}
        state = self.state
        seat = -1 if event.seat is None else event.seat
        self.seq = event.seq
        self.updated = event.at
        if event.kind == "start":
            state = self.state = self.game.start(self.seat_count, self.options)
            self.status = RUNNING
        elif event.kind == "turn" and state is not None:
            while state.can_undo(seat):
                state.undo(seat)
            for token in secret["tokens"]:
                state.play(seat, token)
            self.drafts.pop(seat, None)
        elif event.kind == "step" and state is not None:
            state.play(seat, secret["tokens"][0])
        elif event.kind == "undo" and state is not None:
            state.undo(seat)
        elif event.kind == "late":
            self.late = event.public["seats"]
        elif event.kind == "over":
            self.status = OVER
            self.waiting = []
        if event.kind in ("start", "turn", "step", "undo") and state is not None:
            chance = secret.get("chance", ())
            for token in chance:
                state.reveal_token(token)
            self._noted(event, state, self.answers + len(chance))

    def adopt(self, event: Logged, trial: Trial) -> None:
        """The same, when the state after the event is known because it was tried."""
        self.state = trial.state
        trial.state.heard()
        trial.state.story = None
        self.seq = event.seq
        self.updated = event.at
        if event.kind == "start":
            self.status = RUNNING
        if event.kind == "turn" and event.seat is not None:
            self.drafts.pop(event.seat, None)
        self._noted(event, trial.state, trial.answers)

    def _noted(self, event: Logged, state: State, answers: int) -> None:
        self.answers = answers
        secret = event.secret or {}
        if event.seat is not None and secret.get("key"):
            self.keys[event.seat] = (secret["key"], event.seq)
        if self.game.simultaneous:
            if event.kind == "turn" and not event.public["resolved"]:
                if event.seat in self.waiting:
                    self.waiting.remove(event.seat)
                self.late = [seat for seat in self.late if seat in self.waiting]
                return
            self.drafts.clear()
            self.waiting = [seat for seat in range(self.seat_count) if state.may_act(seat)]
            self.turn_began = event.at
            self.late = []
        else:
            actor = int(state.actor())
            waiting = [actor] if actor >= 0 else []
            if waiting != self.waiting:
                self.turn_began = event.at
                self.late = []
            self.waiting = waiting
        self.turn = event.seq

    def put_drafts_back(self) -> None:
        """After loading: what seats had drafted, as far as it still fits."""
        drafts, self.drafts = self.drafts, {}
        for seat, tokens in drafts.items():
            try:
                trial = self.try_draft(seat, tokens)
            except GameError:
                continue
            if trial.state.can_undo(seat):
                self.keep_draft(seat, tokens, trial)

    def keep_draft(self, seat: int, tokens: list[str], trial: Trial) -> None:
        trial.state.story = None
        self.state = trial.state
        if tokens:
            self.drafts[seat] = tokens
        else:
            self.drafts.pop(seat, None)

    def may_snapshot(self) -> bool:
        """Only when nothing could be undone: a position does not remember how it came about."""
        state = self.state
        return state is not None and not any(state.can_undo(seat) for seat in range(self.seat_count))

    def snapshot(self) -> dict[str, Any]:
        self.last_snapshot = self.seq
        body = {
            "position": self.game_state().position(),
            "turn": self.turn,
            "turn_began": self.turn_began,
            "answers": self.answers,
            "keys": {str(seat): key for seat, key in self.keys.items()},
            "waiting": self.waiting,
            "late": self.late,
        }
        return {"table_id": self.id, "seq": self.seq, "body": dump(body).decode()}

    def load_snapshot(self, seq: int, text: str) -> None:
        body = orjson.loads(text)
        self.state = self.game.load(body["position"])
        self.seq = self.last_snapshot = seq
        self.turn = body["turn"]
        self.turn_began = body["turn_began"]
        self.answers = body["answers"]
        self.keys = {int(seat): (key, event) for seat, (key, event) in body["keys"].items()}
        self.waiting = body["waiting"]
        self.late = body["late"]

    # -- trying

    def try_start(self) -> Trial:
        self.state = self.game.start(self.seat_count, self.options)
        try:
            trial = Trial(self)
        finally:
            self.state = None
        trial.deal()
        return trial

    def try_draft(self, seat: int, tokens: list[str]) -> Trial:
        """A whole draft. It was the confirmation when the seat can undo nothing afterwards."""
        trial = Trial(self)
        state = trial.state
        if not self.game.simultaneous:
            raise ServerError("error-server-no-drafts")
        if not state.may_act(seat):
            raise (
                GameError("error-game-over")
                if state.over()
                else GameError("error-not-your-turn", seat=seat + 1)
            )
        while state.can_undo(seat):
            state.undo(seat)
        for place, token in enumerate(tokens, 1):
            state.play(seat, token)
            if place < len(tokens) and not state.can_undo(seat):
                raise ServerError("error-server-after-confirm", step=token)
        if tokens and not state.can_undo(seat):
            trial.deal()
        return trial

    def try_step(self, seat: int, token: str) -> Trial:
        if self.game.simultaneous:
            raise ServerError("error-server-no-steps")
        trial = Trial(self)
        trial.state.play(seat, token)
        trial.deal()
        return trial

    def try_undo(self, seat: int) -> Trial:
        if self.game.simultaneous:
            raise ServerError("error-server-no-steps")
        trial = Trial(self)
        trial.state.undo(seat)
        return trial

    # -- pictures

    def seat_view(self, seat: int | None, gains: bool = False) -> dict[str, Any]:
        """What a seat, or a spectator, may know."""
        state = self.state
        picture: dict[str, Any] = {
            "seat": seat,
            "seq": self.seq,
            "turn": self.turn,
            "may_act": False,
            "legal": [],
            "can_undo": False,
            "draft": [],
            "confirmed": False,
            "score": None,
            "scores": [],
            "gains": None,
            "view": None,
        }
        if state is None:
            return picture
        viewer = SPECTATOR if seat is None else seat
        picture["view"] = state.view(viewer)
        if seat is not None:
            picture["may_act"] = may_act = state.may_act(seat)
            picture["legal"] = state.tokens(seat) if may_act else []
            picture["can_undo"] = state.can_undo(seat)
            picture["draft"] = self.drafts.get(seat, [])
            picture["confirmed"] = self.game.simultaneous and self.status == RUNNING and not may_act
        known = state if state.over() else state.resample(viewer, Rng(secrets.randbits(96)))
        if not self.big or seat is not None:
            picture["scores"] = scores = self._scores(known, seat)
            if seat is not None:
                picture["score"] = scores[seat]
                if self.big:
                    picture["scores"] = []
        if gains and seat is not None and picture["may_act"]:
            picture["gains"] = _gains(known, seat)
        return picture

    def _scores(self, known: State, seat: int | None) -> list[dict[str, Any] | None]:
        """Points as if it ended now. Where things are hidden, others' points could give them away."""
        everybody = known.over() or not self.hides()
        return [
            score.json() if everybody or number == seat else None
            for number, score in enumerate(known.scores())
        ]

    def turn_note(self, seat: int) -> dict[str, Any]:
        """The least a seat must know to go on."""
        state = self.state
        may_act = state is not None and state.may_act(seat)
        legal = state.tokens(seat) if state is not None and may_act else []
        return {
            "type": "turn",
            "seat": seat,
            "seq": self.seq,
            "turn": self.turn,
            "may_act": may_act,
            "legal": legal,
        }

    def json(self, person: str | None, online: set[str], *, invite: bool = False) -> dict[str, Any]:
        """The table as this person may see it."""
        over = self.status == OVER
        result = None
        if over and self.state is not None:
            result = {
                "places": self.state.places(),
                "scores": [score.json() for score in self.state.scores()],
            }
        seated = self.holds(person)
        return {
            "id": self.id,
            "game": self.game.id,
            "simultaneous": self.game.simultaneous,
            "options": self.options,
            "status": self.status,
            "seats": [
                {
                    "seat": number,
                    "kind": seat.kind,
                    "name": seat.name,
                    "bot": seat.bot,
                    "yours": person is not None and seat.person == person,
                    "online": seat.kind == "bot" or (seat.person is not None and seat.person in online),
                }
                for number, seat in enumerate(self.seats)
            ],
            "host": person is not None and self.host == person,
            "invite": f"/join/{self.invite}"
            if seated or invite or (person and self.host == person)
            else None,
            "turn_limit": self.turn_limit,
            "when_late": self.when_late,
            "spectators": self.spectators,
            "seq": self.seq,
            "waiting": self.waiting,
            "late": self.late,
            "deadline": self.deadline(),
            "commitment": commitment(self.seed) if self.status != OPEN else None,
            "seed": self.seed if over else None,
            "result": result,
            "rematch": self.rematch,
            "created": self.created,
            "updated": self.updated,
        }


def _gains(known: State, seat: int) -> dict[str, int]:
    """What each legal step adds to the seat's total at once."""
    before = known.scores()[seat].total
    gains: dict[str, int] = {}
    for choice in list(known.legal(seat))[:MOST_GAINS]:
        after = known.clone()
        token = known.token(seat, choice)
        after.advance(seat, choice)
        gains[token] = after.scores()[seat].total - before
    return gains
