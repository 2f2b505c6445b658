"""What comes in, checked here, and what goes out, documented here."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

Token = Annotated[str, Field(max_length=300)]
Tokens = Annotated[list[Token], Field(max_length=100)]
Key = Annotated[str, Field(pattern=r"^[!-~]{1,40}$")]
SeatNumber = Annotated[int, Field(ge=0, le=9999)]
Seq = Annotated[int, Field(ge=0, le=2**53)]
Name = Annotated[str, Field(min_length=1, max_length=40)]
BotName = Annotated[str, Field(max_length=40)]


class In(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class NameIn(In):
    name: Name | None = None


class LinkIn(In):
    renew: bool = False


class ClaimIn(In):
    token: Annotated[str, Field(max_length=300)]


class AccountIn(In):
    account: Annotated[str, Field(max_length=80)]
    password: Annotated[str, Field(max_length=400)]


class PlaceIn(In):
    kind: Literal["me", "bot", "open"]
    name: Name | None = None
    bot: BotName = "greedy"


class TableIn(In):
    game: Annotated[str, Field(max_length=40)]
    seats: Annotated[int, Field(ge=1, le=9999)] | None = None
    options: dict[str, Any] = {}
    places: Annotated[list[PlaceIn], Field(max_length=1000)] = []
    turn_limit: Annotated[int, Field(ge=5, le=10_000_000, description="seconds")] | None = None
    when_late: Literal["ask", "bot"] = "ask"
    spectators: bool = True
    start: bool = False


class TakeIn(In):
    invite: Annotated[str, Field(max_length=80)] | None = None
    name: Name | None = None


class BotIn(In):
    bot: BotName = "greedy"


class LeaveIn(In):
    to: Literal["open", "bot"] = "open"
    bot: BotName = "greedy"


class ChatIn(In):
    text: Annotated[str, Field(min_length=1, max_length=500)]


class DraftIn(In):
    tokens: Tokens
    turn: Seq | None = None
    key: Key | None = None


class StepIn(In):
    token: Token
    key: Key | None = None


class UndoIn(In):
    key: Key | None = None


# -- answers


class Error(BaseModel):
    code: str
    message: str
    details: dict[str, Any]


class Me(BaseModel):
    name: str
    account: str | None
    created: float


class Link(BaseModel):
    path: str


class OptionShape(BaseModel):
    name: str
    default: Any
    values: list[Any]
    data: bool


class GameShape(BaseModel):
    id: str
    name: str
    rules_version: int
    fewest_seats: int
    most_seats: int
    simultaneous: bool
    options: list[OptionShape]
    bots: list[str]


class Games(BaseModel):
    games: list[GameShape]
    languages: list[str]


class SeatShape(BaseModel):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    yours: bool
    online: bool


class ScoreShape(BaseModel):
    total: int
    categories: dict[str, int]
    tie_break: list[int]


class Result(BaseModel):
    places: list[int]
    scores: list[ScoreShape]


class TableShape(BaseModel):
    id: str
    game: str
    simultaneous: bool
    options: dict[str, Any]
    status: Literal["open", "running", "over"]
    seats: list[SeatShape]
    host: bool
    invite: str | None
    turn_limit: int | None
    when_late: Literal["ask", "bot"]
    spectators: bool
    seq: int
    waiting: list[int]
    late: list[int]
    deadline: float | None
    commitment: str | None
    seed: str | None
    result: Result | None
    rematch: str | None
    created: float
    updated: float


class TableLine(BaseModel):
    id: str
    game: str
    status: Literal["open", "running", "over"]
    names: list[str]
    your_seats: list[int]
    your_turn: bool
    waiting: list[int]
    updated: float


class TableLines(BaseModel):
    tables: list[TableLine]


class HistoryLine(BaseModel):
    table: str
    game: str
    seat: int
    total: int
    place: int
    seats: int
    names: list[str]
    ended: float


class History(BaseModel):
    games: list[HistoryLine]


class GameStatistics(BaseModel):
    played: int
    won: int
    best: int
    mean: float


class Statistics(BaseModel):
    games: dict[str, GameStatistics]


class SeatView(BaseModel):
    seat: int | None
    seq: int
    turn: int
    may_act: bool
    legal: list[str]
    can_undo: bool
    draft: list[str]
    confirmed: bool
    score: ScoreShape | None
    scores: list[ScoreShape | None]
    gains: dict[str, int] | None
    view: dict[str, Any] | None


class DoneShape(BaseModel):
    seq: int
    confirmed: bool
    repeated: bool
    legal: list[str] | None
    view: SeatView | None


class Said(BaseModel):
    seq: int


class EventShape(BaseModel):
    model_config = ConfigDict(extra="allow")
    seq: int
    kind: Literal[
        "created", "seat", "host", "start", "turn", "step", "undo", "late", "chat", "over", "rematch"
    ]
    seat: int | None
    at: float


class Events(BaseModel):
    seq: int
    events: list[EventShape]


class RecordLine(BaseModel):
    id: str
    game: str
    seats: int
    names: list[str] | None
    options: dict[str, Any]
    length: int
    over: bool
    result: list[int] | None
    verified: bool | None


class Frame(BaseModel):
    at: int
    actor: int | None
    token: str | None
    story: list[dict[str, Any]]
    view: dict[str, Any]
    scores: list[ScoreShape]


class Replay(BaseModel):
    length: int
    frames: list[Frame]


class Health(BaseModel):
    status: Literal["ok", "database"]


# -- messages from sockets

MessageId = Annotated[int, Field(ge=-(2**53), le=2**53)] | Annotated[str, Field(max_length=40)] | None


class DraftMessage(DraftIn):
    type: Literal["draft"]
    id: MessageId = None
    seat: SeatNumber
    brief: bool = False


class StepMessage(StepIn):
    type: Literal["step"]
    id: MessageId = None
    seat: SeatNumber
    brief: bool = False


class UndoMessage(UndoIn):
    type: Literal["undo"]
    id: MessageId = None
    seat: SeatNumber
    brief: bool = False


class LookMessage(In):
    type: Literal["look"]
    id: MessageId = None
    seat: SeatNumber | None = None
    gains: bool = False


class ChatMessage(ChatIn):
    type: Literal["chat"]
    id: MessageId = None


class PingMessage(In):
    type: Literal["ping"]
    id: MessageId = None


Message = DraftMessage | StepMessage | UndoMessage | LookMessage | ChatMessage | PingMessage
MESSAGES: TypeAdapter[Message] = TypeAdapter(Annotated[Message, Field(discriminator="type")])


# -- messages to sockets


class Out(BaseModel):
    model_config = ConfigDict(extra="forbid")


class HelloMessage(Out):
    type: Literal["hello"]
    table: TableShape
    seq: int


class EventsMessage(Out):
    type: Literal["events"]
    events: list[EventShape]
    seq: int
    waiting: list[int]
    missed: bool


class TableMessage(Out):
    type: Literal["table"]
    table: TableShape


class ViewMessage(SeatView):
    model_config = ConfigDict(extra="forbid")
    type: Literal["view"]


class TurnMessage(Out):
    type: Literal["turn"]
    seat: int
    seq: int
    turn: int
    may_act: bool
    legal: list[str]


class AnswerMessage(Out):
    """To a draft, step or undo: all fields. To a look: `view`. To a chat: `seq`."""

    type: Literal["answer"]
    id: MessageId
    seq: int | None = None
    confirmed: bool | None = None
    repeated: bool | None = None
    legal: list[str] | None = None
    view: SeatView | None = None


class ErrorMessage(Error):
    model_config = ConfigDict(extra="forbid")
    type: Literal["error"]
    id: MessageId


class PongMessage(Out):
    type: Literal["pong"]
    id: MessageId


class ByeMessage(Out):
    type: Literal["bye"]
    code: Literal["error-server-going-down"]


Told = (
    HelloMessage
    | EventsMessage
    | TableMessage
    | ViewMessage
    | TurnMessage
    | AnswerMessage
    | ErrorMessage
    | PongMessage
    | ByeMessage
)
TOLD: TypeAdapter[Told] = TypeAdapter(Annotated[Told, Field(discriminator="type")])
