"""What comes in, checked here, and what goes out, documented here."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from boulevard.match.pictures import MOST_SHEETS

Token = Annotated[str, Field(max_length=300)]
Tokens = Annotated[list[Token], Field(max_length=100)]
Key = Annotated[str, Field(pattern=r"^[!-~]{1,40}$")]
SeatNumber = Annotated[int, Field(ge=0, le=9999)]
Seq = Annotated[int, Field(ge=0, le=2**53)]
Name = Annotated[str, Field(min_length=1, max_length=40)]
BotName = Annotated[str, Field(max_length=40)]
Colour = Literal[
    "teal", "coral", "mustard", "violet", "blue", "green", "pink", "slate", "red", "white", "black"
]


class In(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class NameIn(In):
    name: Name | None = None
    code: Annotated[str, Field(max_length=80, description="of a closed club; see /api/house")] | None = None
    key: (
        Annotated[str, Field(pattern=r"^[!-~]{16,40}$", description="of a newcomer; nobody else may know it")]
        | None
    ) = None


class LinkIn(In):
    renew: bool = False


class ClaimIn(In):
    token: Annotated[str, Field(max_length=300)]


class AccountIn(In):
    account: Annotated[str, Field(max_length=80)]
    password: Annotated[str, Field(max_length=400)]


class PasswordIn(In):
    old: Annotated[str, Field(max_length=400)]
    new: Annotated[str, Field(max_length=400)]


class DeleteIn(In):
    password: Annotated[str, Field(max_length=400)] | None = None


class PlaceIn(In):
    kind: Literal["me", "bot", "open"]
    name: Name | None = None
    bot: BotName = "greedy"
    colour: Colour | None = None


class TableIn(In):
    game: Annotated[str, Field(max_length=40)]
    seats: Annotated[int, Field(ge=1, le=99_999)] | None = None
    options: dict[str, Any] = {}
    places: Annotated[list[PlaceIn], Field(max_length=10_000)] = []
    turn_limit: Annotated[int, Field(ge=5, le=10_000_000, description="seconds")] | None = None
    when_late: Literal["ask", "bot"] = "ask"
    spectators: bool = True
    listed: Annotated[bool, Field(description="anybody on this server may sit down")] = False
    chance: Annotated[
        Literal["sealed", "typed"],
        Field(description="typed: cards and dice are real, and told"),
    ] = "sealed"
    start: bool = False
    key: Key | None = None


class PracticeIn(In):
    game: Annotated[str, Field(max_length=40)]
    bot: BotName = "greedy"
    key: Key | None = None


class OnceIn(In):
    key: Key | None = None


Number = Annotated[str, Field(pattern="^[0-9a-f]{32}$", description="Yours, drawn by chance: 32 hex digits")]


class NumberIn(OnceIn):
    number: Number


class StartIn(OnceIn):
    number: Number | None = None


class TakeIn(OnceIn):
    invite: Annotated[str, Field(max_length=80)] | None = None
    name: Name | None = None


class BotIn(OnceIn):
    bot: BotName = "greedy"


class LeaveIn(OnceIn):
    to: Literal["open", "bot"] = "open"
    bot: BotName = "greedy"


class SeatIn(OnceIn):
    name: Name | None = None
    colour: Colour | None = None


class ListedIn(OnceIn):
    listed: bool


class PushKeysIn(In):
    p256dh: Annotated[str, Field(pattern=r"^[A-Za-z0-9_=-]{80,100}$")]
    auth: Annotated[str, Field(pattern=r"^[A-Za-z0-9_=-]{16,40}$")]


class PushIn(In):
    endpoint: Annotated[str, Field(min_length=10, max_length=1000)]
    keys: PushKeysIn


class MailIn(In):
    address: Annotated[str, Field(min_length=3, max_length=200)]


class ChatIn(OnceIn):
    text: Annotated[str, Field(min_length=1, max_length=500)]


class DraftIn(In):
    tokens: Tokens
    turn: Seq | None = None
    key: Key | None = None


class StepIn(In):
    token: Token
    key: Key | None = None


class TellIn(OnceIn):
    number: Annotated[Seq, Field(description="of the answer that is meant, as `telling` has it")]
    token: Token


class UntellIn(OnceIn):
    number: Seq


class WaitIn(In):
    on: bool


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
    administrator: bool = False


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
    levels: dict[str, int]


class Games(BaseModel):
    games: list[GameShape]
    languages: list[str]


class SeatShape(BaseModel):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    colour: Colour | None = None
    yours: bool
    online: bool


class ScoreShape(BaseModel):
    total: int
    categories: dict[str, int]
    tie_break: list[int]


class Result(BaseModel):
    places: list[int]
    scores: list[ScoreShape]
    seats: Annotated[
        list[int] | None, Field(description="of a large table: whose these are; null: everybody's")
    ]


class WaitShape(BaseModel):
    seat: int
    until: float
    on: bool


class OriginShape(BaseModel):
    """Where a table began that did not begin from the box."""

    table: Annotated[str | None, Field(description="the game whose turn it goes on from")]
    turn: Annotated[int | None, Field(description="from 1")]
    practice: Annotated[bool, Field(description="the first cards are arranged")]


class TableShape(BaseModel):
    id: str
    game: str
    simultaneous: bool
    options: dict[str, Any]
    status: Literal["open", "running", "over"]
    seat_count: int
    free: Annotated[int, Field(description="open seats")]
    seats: Annotated[list[SeatShape], Field(description="all; of a large table some, with yours")]
    host: bool
    invite: str | None
    turn_limit: int | None
    when_late: Literal["ask", "bot"]
    spectators: bool
    listed: bool
    seq: int
    waiting: Annotated[list[int], Field(description="of a large table some, with yours")]
    waiting_count: int
    late: list[int]
    deadline: float | None
    pause: float
    waits: list[WaitShape]
    chance: Literal["sealed", "typed"]
    commitment: Annotated[str | None, Field(description="The seal of the cards; none where they are real")]
    mixed: Annotated[int, Field(description="Of how many seats a number is mixed into chance")]
    seed: str | None
    result: Result | None
    rematch: str | None
    origin: OriginShape | None
    created: float
    updated: float


class SomeSeats(BaseModel):
    seats: list[SeatShape]


class TableLine(BaseModel):
    id: str
    game: str
    status: Literal["open", "running", "over"]
    names: list[str]
    your_seats: list[int]
    your_turn: bool
    waiting: list[int]
    updated: float


class OpenTable(BaseModel):
    id: str
    game: str
    status: Literal["open", "running"]
    names: list[str]
    seats: int
    free: int
    updated: float


class OpenTables(BaseModel):
    tables: list[OpenTable]


class Door(BaseModel):
    """How others come in: `addresses` work on other devices, unless the server listens only to itself."""

    path: str
    code: str
    addresses: list[str]
    closed: bool


class Invite(BaseModel):
    path: str


class Call(BaseModel):
    id: str
    kind: Literal["push", "mail"]
    address: str
    confirmed: bool


class Calls(BaseModel):
    push_key: str | None
    mail: bool
    calls: list[Call]


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


class RecordText(BaseModel):
    id: str
    created: float
    text: str


class CallKept(BaseModel):
    kind: Literal["push", "mail"]
    address: str
    language: str
    confirmed: bool
    created: float


class Export(BaseModel):
    """Everything that is kept about a person."""

    me: Me
    tables: list[TableLine]
    games: list[HistoryLine]
    said: list[dict[str, Any]]
    calls: list[CallKept]
    records: list[RecordText]


class MenuEntry(BaseModel):
    """A step; what else is said about it depends on the game."""

    model_config = ConfigDict(extra="allow")
    token: str
    gain: int | None = None


class Telling(BaseModel):
    """What somebody at a table with real cards and dice may say now."""

    number: Annotated[int, Field(description="of the answer that is next, from 0")]
    tokens: Annotated[list[str], Field(description="what cards or dice may show; none: nothing is asked for")]
    can_untell: bool
    unplays: Annotated[bool, Field(description="turns go too when the last answer is taken back")]


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
    menu: list[MenuEntry] | None
    view: dict[str, Any] | None
    telling: Annotated[Telling | None, Field(description="where cards and dice are real")]


class Additions(BaseModel):
    menu: list[MenuEntry]


class DoneShape(BaseModel):
    seq: int
    confirmed: bool
    repeated: bool
    legal: list[str] | None
    view: SeatView | None


class Said(BaseModel):
    seq: int


class StoryShape(BaseModel):
    key: str
    details: dict[str, Any]


class SeatChange(BaseModel):
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None


class EventShape(BaseModel):
    """What else there is depends on the kind."""

    model_config = ConfigDict(extra="forbid")
    seq: int
    kind: Literal[
        "created",
        "seat",
        "host",
        "number",
        "start",
        "turn",
        "step",
        "undo",
        "told",
        "untold",
        "late",
        "wait",
        "chat",
        "unsaid",
        "over",
        "rematch",
        "table",
    ]
    seat: int | None
    at: float
    story: list[StoryShape] | None = None
    resolved: bool | None = None
    by: Literal["bot"] | None = None
    to: SeatChange | None = None
    changed: bool | None = None
    removed: bool | None = None
    listed: bool | None = None
    seats: list[int] | None = None
    until: float | None = None
    name: str | None = None
    text: str | None = None
    said: Annotated[int | None, Field(description="the words of this event were taken out")] = None
    places: list[int] | None = None
    totals: list[int] | None = None
    seed: str | None = None
    commitment: str | None = None
    origin: OriginShape | None = None
    number: str | None = None
    table: str | None = None
    token: Annotated[str | None, Field(description="what a real card or die shows")] = None


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
    chance: Literal["sealed", "seeded", "typed"] | None = None  # not in lines that were stored before


class Frame(BaseModel):
    at: int
    actor: int | None
    token: str | None
    story: list[StoryShape]
    view: dict[str, Any]
    scores: list[ScoreShape]


class Replay(BaseModel):
    length: int
    frames: list[Frame]


class TurnSteps(BaseModel):
    actor: Annotated[int, Field(description="a seat, or -1 for chance")]
    tokens: list[str]


class Turn(BaseModel):
    """The game before a turn, and what the turn before that was made of."""

    at: Annotated[int, Field(description="turns played before this moment")]
    steps: list[TurnSteps]
    story: list[StoryShape]
    view: dict[str, Any]
    scores: list[ScoreShape]


class Turns(BaseModel):
    length: Annotated[int, Field(description="turns; there is one moment more")]
    turns: list[Turn]


class EstimateShape(BaseModel):
    tokens: list[str]
    value: Annotated[float, Field(description="points, or the chance to win")]
    error: Annotated[float, Field(description="standard error; 0: judged, not sampled")]


class VerdictShape(BaseModel):
    turn: int
    seat: int
    unit: Literal["points", "win"]
    done: EstimateShape
    best: EstimateShape
    cost: Annotated[float, Field(description="what was given away; 0: nothing better is known")]
    error: Annotated[float, Field(description="standard error of the cost")]
    others: list[EstimateShape]
    view: Annotated[dict[str, Any] | None, Field(description="the table after the best, if that is another")]


class TurnJudged(BaseModel):
    decisions: list[VerdictShape]


class ReasonShape(BaseModel):
    key: str
    details: dict[str, Any]


class HintShape(BaseModel):
    tokens: Annotated[list[str], Field(description="a good turn from here on")]
    others: Annotated[list[list[str]], Field(description="about as good")]
    reasons: list[ReasonShape]


class PuzzleIn(In):
    tokens: Tokens = []


class PuzzleCounts(BaseModel):
    games: dict[str, int]


class PuzzleAnswer(BaseModel):
    right: bool
    close: Annotated[bool, Field(description="as good, as far as anybody can tell")]
    unit: Literal["points", "win"]
    best: EstimateShape
    second: Annotated[EstimateShape, Field(description="what comes after the best")]
    yours: EstimateShape


class PuzzleShape(BaseModel):
    game: str
    number: Annotated[int, Field(description="from 1")]
    count: int
    seat: int
    seats: int
    together: Annotated[bool, Field(description="a whole turn is asked for, not a step")]
    facts: dict[str, Any]
    view: dict[str, Any]
    legal: list[str]
    menu: list[MenuEntry]
    draft: list[str]
    scores: list[ScoreShape]
    answer: PuzzleAnswer | None


class GoOnIn(In):
    turn: Annotated[int, Field(ge=1, le=10**6, description="the first one that is played anew, from 1")]
    seat: SeatNumber = 0
    bot: BotName = "greedy"
    key: Key | None = None


EffectName = Annotated[str, Field(pattern=r"^[a-z]{1,20}$")]


class ShownCard(In):
    number: Annotated[int, Field(ge=0, le=99)]
    effect: EffectName
    next: EffectName | None


class ShownGoal(In):
    name: Annotated[str, Field(pattern=r"^[a-z0-9-]{1,40}$")]
    approved: bool


class ShownDeck(In):
    """What lies on the table of a dealer."""

    game: Literal["welcome-to", "new-las-vegas"]
    turn: Annotated[int, Field(ge=0, le=9999)]
    left: Annotated[int, Field(ge=0, le=999)]
    cards: Annotated[list[ShownCard | None], Field(max_length=3)]
    goals: Annotated[list[ShownGoal], Field(max_length=3)]
    told: Annotated[
        list[Annotated[list[Annotated[str, Field(max_length=40)]], Field(max_length=16)]],
        Field(max_length=400, description="of every turn, what a table with real cards would be told"),
    ] = []
    over: bool


class StageIn(OnceIn):
    deck: ShownDeck


class ShowIn(In):
    deck: ShownDeck
    key: Annotated[str, Field(max_length=80)]
    seq: Annotated[int, Field(ge=2, le=10**6)]


class StageKey(BaseModel):
    id: str
    key: str
    path: str
    addresses: Annotated[list[str], Field(description="that work on other devices")]


# -- keeping order


class HouseShape(BaseModel):
    announcement: str | None
    closed: Annotated[bool, Field(description="newcomers need the code of the club")]


class OfficePerson(BaseModel):
    id: str
    name: str
    account: str | None
    created: float
    seen: float
    administrator: bool
    muted: bool
    banned: bool
    tables: Annotated[int, Field(description="where they sit, of tables that are not over")]
    online: bool


class OfficePeople(BaseModel):
    people: list[OfficePerson]


class OfficeTable(BaseModel):
    id: str
    game: str
    status: Literal["open", "running", "over"]
    seats: int
    names: list[str]
    said: Annotated[int, Field(description="lines of chat")]
    listening: int
    updated: float


class OfficeTables(BaseModel):
    tables: list[OfficeTable]


class OfficeLine(BaseModel):
    seq: int
    at: float
    name: str
    text: str
    person: Annotated[str | None, Field(description="who said it; of old lines that is not known")]


class OfficeTalk(BaseModel):
    said: list[OfficeLine]


class OfficeCopies(BaseModel):
    every: Annotated[float, Field(description="hours; 0: never by itself")]
    keep: int
    last: float | None


class Office(BaseModel):
    people: int
    accounts: int
    listening: int
    tables: dict[str, int]
    announcement: str
    club_code: str
    addresses: list[str]
    copies: OfficeCopies


class OrderIn(In):
    muted: bool | None = None
    banned: bool | None = None


class NewPassword(BaseModel):
    password: str


class HouseIn(In):
    announcement: Annotated[str, Field(max_length=1000)] | None = None
    club_code: Annotated[str, Field(max_length=200)] | None = None


class AddressIn(In):
    address: Annotated[str, Field(max_length=80)]
    banned: bool


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


class TellMessage(TellIn):
    type: Literal["tell"]
    id: MessageId = None


class UntellMessage(UntellIn):
    type: Literal["untell"]
    id: MessageId = None


class LookMessage(In):
    type: Literal["look"]
    id: MessageId = None
    seat: SeatNumber | None = None
    gains: bool = False
    sheets: Annotated[
        list[SeatNumber],
        Field(max_length=MOST_SHEETS, description="of a large table: others that are looked at"),
    ] = []


class ChatMessage(ChatIn):
    type: Literal["chat"]
    id: MessageId = None


class WaitMessage(WaitIn):
    type: Literal["wait"]
    id: MessageId = None
    seat: SeatNumber


class PingMessage(In):
    type: Literal["ping"]
    id: MessageId = None


Message = (
    DraftMessage
    | StepMessage
    | UndoMessage
    | TellMessage
    | UntellMessage
    | LookMessage
    | ChatMessage
    | WaitMessage
    | PingMessage
)
MESSAGES: TypeAdapter[Message] = TypeAdapter(Annotated[Message, Field(discriminator="type")])


# -- messages to sockets


class Out(BaseModel):
    model_config = ConfigDict(extra="forbid")


class HelloMessage(Out):
    type: Literal["hello"]
    table: TableShape
    seq: int
    # Seconds between two questions whether the line is alive, more when more are here; a device needs none.
    pulse: float | None = None


class EventsMessage(Out):
    type: Literal["events"]
    events: list[EventShape]
    seq: int
    waiting: list[int]
    waiting_count: int
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
    """To a draft, step or undo: all fields. To a look: `view`. To a chat, a wait, tell or untell: `seq`."""

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
    pulse: float


class ByeMessage(Out):
    type: Literal["bye"]
    code: Literal["error-server-going-down"]


class AnnouncementMessage(Out):
    type: Literal["announcement"]
    text: str | None


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
    | AnnouncementMessage
)
TOLD: TypeAdapter[Told] = TypeAdapter(Annotated[Told, Field(discriminator="type")])
