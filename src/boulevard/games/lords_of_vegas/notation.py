"""Steps, offers and answers of chance as text. docs/notation-lords-of-vegas.md describes it.

A step on the board is a verb of the one table `VERBS` and what the verb is about, in one int. The verb
knows how that is written and read, why it may be refused, and how it is done.
"""

from typing import Final

from boulevard.games.contract import NOBODY, GameError
from boulevard.games.native import append, i64, vec
from boulevard.games.packed import BIT, bits, which

from .actions import (
    ACCEPT,
    ARRANGE,
    BETS,
    BUILD,
    END,
    GAMBLE,
    GIVE_UP,
    LAY_OFF,
    LEAVE,
    LIFT,
    REMODEL,
    REORGANISE,
    SPRAWL,
    STAND,
    TURN_CARD,
    action_code,
)
from .board import Board, lots_of
from .components import COMPANIES, COMPANY_COUNT, END_CARD, LOT_NAMES, LOTS, MOST_SEATS
from .deals import Flow, Offer
from .refusals import build_reason, gamble_reason, remodel_reason, reorganise_reason, sprawl_reason
from .turn import ARRANGING, DIE, LIFTING, TAKING, TURN, Course

LOT_NUMBERS: Final = {name: lot for lot, name in enumerate(LOT_NAMES)}
COMPANY_NUMBERS: Final = {name: company for company, name in enumerate(COMPANIES)}
FACES: Final[i64] = 7
MOST_MONEY: Final = 1_000_000


def whole_number(text: str) -> int:
    """A number without sign, or -1."""
    if text.isascii() and text.isdigit() and len(text) <= 7:
        return int(text)
    return -1


def parse_lot(text: str) -> int:
    lot = LOT_NUMBERS.get(text, -1)
    if lot < 0:
        raise GameError("error-lov-no-such-lot", lot=text)
    return lot


def parse_company(text: str) -> int:
    company = COMPANY_NUMBERS.get(text, -1)
    if company < 0:
        raise GameError("error-lov-no-such-company", company=text, companies=", ".join(COMPANIES))
    return company


# -- verbs


class Verb:
    """A word that is a step by itself."""

    def __init__(self, name: str, first: i64, steps: i64) -> None:
        self.name = name
        self.first = first  # of its steps
        self.steps = steps  # how many there are

    def token(self, about: i64) -> str:
        return self.name

    def parse(self, text: str) -> i64:
        """What the text after the verb and its colon is about, or -1. Verbs alone have no such text."""
        return -1

    def reason(self, board: Board, seat: i64, gambled: bool, about: i64) -> GameError | None:
        """Why a seat may not take this action in its turn."""
        return None

    def refusal(self, course: Course, seat: i64, about: i64) -> GameError | None:
        """Why the active seat, or whoever decides, may not do this; None if it is just not the time."""
        return self.reason(course.board, seat, course.gambled, about) if course.phase == TURN else None

    def take(self, course: Course, about: i64) -> None:
        """Do it. Unchecked."""


class VerbOfLot(Verb):
    """About a lot: `lift:B2`."""

    def __init__(self, name: str, first: i64) -> None:
        super().__init__(name, first, LOTS)

    def token(self, about: i64) -> str:
        return f"{self.name}:{LOT_NAMES[about]}"

    def parse(self, text: str) -> i64:
        return parse_lot(text)


class VerbOfCompany(Verb):
    """About a lot and a company: `build:A2=sphinx`."""

    def __init__(self, name: str, first: i64) -> None:
        super().__init__(name, first, LOTS * COMPANY_COUNT)

    def token(self, about: i64) -> str:
        return f"{self.name}:{LOT_NAMES[about // COMPANY_COUNT]}={COMPANIES[about % COMPANY_COUNT]}"

    def parse(self, text: str) -> i64:
        name, equals, company = text.partition("=")
        if not equals:
            return -1
        lot: i64 = parse_lot(name)
        return lot * COMPANY_COUNT + parse_company(company)


class VerbOfNumber(Verb):
    """About a lot and a number below `numbers`: `gamble:D8=4`."""

    def __init__(self, name: str, first: i64, numbers: i64) -> None:
        super().__init__(name, first, LOTS * numbers)
        self.numbers = numbers

    def token(self, about: i64) -> str:
        return f"{self.name}:{LOT_NAMES[about // self.numbers]}={about % self.numbers}"

    def parse(self, text: str) -> i64:
        name, equals, what = text.partition("=")
        if not equals:
            return -1
        lot: i64 = parse_lot(name)
        value: i64 = whole_number(what)
        return lot * self.numbers + value if 1 <= value < self.numbers else self.bad_number(what)

    def bad_number(self, text: str) -> i64:
        return -1


class End(Verb):
    def take(self, course: Course, about: i64) -> None:
        course.end_turn()


class TurnCard(Verb):
    def take(self, course: Course, about: i64) -> None:
        course.turn_card()


class Leave(Verb):
    def take(self, course: Course, about: i64) -> None:
        course.leave()


class Stand(Verb):
    def take(self, course: Course, about: i64) -> None:
        course.stand(False)


class LayOff(Verb):
    def take(self, course: Course, about: i64) -> None:
        course.stand(True)


class Build(VerbOfCompany):
    def reason(self, board: Board, seat: i64, gambled: bool, about: i64) -> GameError | None:
        return build_reason(board, seat, about // COMPANY_COUNT, about % COMPANY_COUNT)

    def take(self, course: Course, about: i64) -> None:
        course.place(about // COMPANY_COUNT, about % COMPANY_COUNT)


class Sprawl(VerbOfCompany):
    def reason(self, board: Board, seat: i64, gambled: bool, about: i64) -> GameError | None:
        return sprawl_reason(board, seat, about // COMPANY_COUNT, about % COMPANY_COUNT)

    def take(self, course: Course, about: i64) -> None:
        course.place(about // COMPANY_COUNT, about % COMPANY_COUNT)


class Remodel(VerbOfCompany):
    def reason(self, board: Board, seat: i64, gambled: bool, about: i64) -> GameError | None:
        return remodel_reason(board, seat, about // COMPANY_COUNT, about % COMPANY_COUNT)

    def take(self, course: Course, about: i64) -> None:
        course.remodel(about // COMPANY_COUNT, about % COMPANY_COUNT)


class Reorganise(VerbOfLot):
    def reason(self, board: Board, seat: i64, gambled: bool, about: i64) -> GameError | None:
        return reorganise_reason(board, seat, about)

    def take(self, course: Course, about: i64) -> None:
        course.reorganise(about)


class Lift(VerbOfLot):
    def refusal(self, course: Course, seat: i64, about: i64) -> GameError | None:
        phase = course.phase
        if phase == LIFTING or (phase == TAKING and course.board.tiled() & BIT[course.card]):
            return GameError("error-lov-no-own-die", lot=LOT_NAMES[about])
        return None

    def take(self, course: Course, about: i64) -> None:
        course.lift(about)


class GiveUp(VerbOfLot):
    def refusal(self, course: Course, seat: i64, about: i64) -> GameError | None:
        if course.phase == TAKING and not course.board.tiled() & BIT[course.card]:
            return GameError("error-lov-not-your-lot", lot=LOT_NAMES[about])
        return None

    def take(self, course: Course, about: i64) -> None:
        course.give_up(about)


class Arrange(VerbOfNumber):
    def refusal(self, course: Course, seat: i64, about: i64) -> GameError | None:
        if course.phase != ARRANGING:
            return None
        lot = which(course.left & -course.left)
        faces = [face for face in range(1, int(FACES)) if course.board.showing(face, course.left)]
        steps = ", ".join([self.token(lot * FACES + face) for face in faces])
        return GameError("error-lov-arrange", lot=LOT_NAMES[lot], steps=steps)

    def take(self, course: Course, about: i64) -> None:
        course.arrange(about // FACES, about % FACES)


class Gamble(VerbOfNumber):
    def bad_number(self, text: str) -> i64:
        raise GameError("error-lov-bet", bet=text)

    def reason(self, board: Board, seat: i64, gambled: bool, about: i64) -> GameError | None:
        return gamble_reason(board, seat, gambled, about // BETS, about % BETS)

    def take(self, course: Course, about: i64) -> None:
        course.gamble(about // BETS, about % BETS)


VERBS: Final[list[Verb]] = [
    End("end", END, 1),
    Leave("leave", LEAVE, 1),
    Stand("stand", STAND, 1),
    LayOff("lay-off", LAY_OFF, 1),
    TurnCard("turn-card", TURN_CARD, 1),
    Build("build", BUILD),
    Sprawl("sprawl", SPRAWL),
    Remodel("remodel", REMODEL),
    Reorganise("reorganise", REORGANISE),
    Lift("lift", LIFT),
    GiveUp("give-up", GIVE_UP),
    Arrange("arrange", ARRANGE, FACES),
    Gamble("gamble", GAMBLE, BETS),
]


def _verbs_by_step() -> vec[Verb | None]:
    table = vec[Verb | None]([None] * int(ACCEPT))
    for verb in VERBS:
        for step in range(verb.steps):
            table[verb.first + step] = verb
    return table


VERB_OF: Final[vec[Verb | None]] = _verbs_by_step()
VERB_NAMED: Final[dict[str, Verb]] = {verb.name: verb for verb in VERBS}


def verb_of(step: i64) -> Verb:
    """The verb of a step on the board."""
    verb = VERB_OF[step] if 0 <= step < ACCEPT else None
    if verb is None:
        raise GameError("error-lov-step", step=str(step))
    return verb


def step_token(step: i64) -> str:
    verb = verb_of(step)
    return verb.token(step - verb.first)


def parse_step(token: str) -> i64:
    """A step on the board as it is written; a casino may be named by any of its lots."""
    name, colon, rest = token.partition(":")
    verb = VERB_NAMED.get(name)
    if verb is not None and not colon and verb.steps == 1:
        return verb.first
    about: i64 = -1
    if verb is not None and colon:
        about = verb.parse(rest)
    if verb is None or about < 0:
        raise GameError("error-lov-step", step=token)
    return verb.first + about


def parse_seat(text: str, seats: i64) -> int:
    seat = whole_number(text)
    if not 1 <= seat <= seats:
        raise GameError("error-seat-written", seat=text, seats=int(seats))
    return seat - 1


# -- offers


def side_text(offer: Offer, seat: i64) -> str:
    """What a seat gives and does."""
    goods: list[str] = []
    for flow in offer.flows:
        if flow.giver == seat:
            goods.extend(goods_words(flow))
    if offer.doer == seat:
        goods.extend([step_token(step) for step in offer.actions])
    return ",".join(goods) or "nothing"


def goods_words(flow: Flow) -> list[str]:
    words: list[str] = []
    if flow.money > 0:
        words.append(f"${flow.money}")
    words.extend([LOT_NAMES[lot] for lot in lots_of(flow.lots)])
    words.extend(["die@" + LOT_NAMES[lot] for lot in lots_of(flow.dice)])
    return words


def terms_text(offer: Offer, speaker: i64) -> str:
    """The terms as one of the sides says them. Between more than two seats everybody says the same."""
    if bits(offer.sides) != 2:
        return ring_text(offer)
    other = offer.to() if speaker == offer.by else offer.by
    return f"give={side_text(offer, speaker)};get={side_text(offer, other)}"


def ring_text(offer: Offer) -> str:
    clauses = [
        f"{flow.giver + 1}>{flow.taker + 1}={','.join(goods_words(flow))}"
        for flow in offer.flows
        if not flow.empty()
    ]
    if offer.doer >= 0:
        clauses.append(f"{offer.doer + 1}={','.join([step_token(step) for step in offer.actions])}")
    return ";".join(clauses)


def own_token(verb: str, offer: Offer) -> str:
    """What the proposer says: `offer`, `withdraw`."""
    if bits(offer.sides) != 2:
        return f"{verb}:{ring_text(offer)}"
    return f"{verb}:{offer.to() + 1}:{terms_text(offer, offer.by)}"


def answer_token(verb: str, offer: Offer, seat: i64) -> str:
    """What another side says: `accept`, `reject`."""
    return f"{verb}:{offer.by + 1}:{terms_text(offer, seat)}"


class Side:
    """What one side gives and does."""

    def __init__(self) -> None:
        self.money: i64 = 0
        self.lots: i64 = 0
        self.dice: i64 = 0
        self.actions = vec[i64]()


def parse_side(text: str) -> Side:
    side = Side()
    if text == "nothing":
        return side
    for good in text.split(","):
        if good.startswith("$"):
            money = whole_number(good[1:])
            if money < 1 or money > MOST_MONEY or side.money > 0:
                raise GameError("error-lov-deal-word", word=good)
            side.money = money
        elif good.startswith("die@"):
            bit = BIT[parse_lot(good[4:])]
            if side.dice & bit:
                raise GameError("error-lov-deal-twice", word=good)
            side.dice |= bit
        elif ":" in good or good in VERB_NAMED:
            verb = VERB_NAMED.get(good.partition(":")[0])
            if verb is None or not action_code(verb.first):
                raise GameError("error-lov-deal-no-action", word=good)
            side.actions = append(side.actions, parse_step(good))
        elif good in LOT_NUMBERS:
            bit = BIT[LOT_NUMBERS[good]]
            if side.lots & bit:
                raise GameError("error-lov-deal-twice", word=good)
            side.lots |= bit
        else:
            raise GameError("error-lov-deal-word", word=good)
    return side


def parse_pair(text: str, by: i64, to: i64) -> Offer:
    """Terms of a deal as seat `by` says them to seat `to`."""
    give_text, semicolon, get_text = text.partition(";")
    if not semicolon or not give_text.startswith("give=") or not get_text.startswith("get="):
        raise GameError("error-lov-deal-form")
    give = parse_side(give_text[5:])
    get = parse_side(get_text[4:])
    if len(give.actions) > 0 and len(get.actions) > 0:
        raise GameError("error-lov-deal-one-doer")
    flows = [Flow(by, to, give.money, give.lots, give.dice), Flow(to, by, get.money, get.lots, get.dice)]
    if len(give.actions) > 0:
        return Offer(by, flows, give.actions, by)
    return Offer(by, flows, get.actions, to if len(get.actions) > 0 else NOBODY)


def parse_ring(text: str, by: i64, seats: i64) -> Offer:
    """Terms of a deal with any number of sides, as everybody says them: `1>2=$5;2>3=D1;3=build:A4=vega`."""
    flows: list[Flow] = []
    actions = vec[i64]()
    doer: i64 = NOBODY
    for clause in text.split(";"):
        head, equals, goods = clause.partition("=")
        if not equals:
            raise GameError("error-lov-deal-form")
        side = parse_side(goods)
        giver_text, arrow, taker_text = head.partition(">")
        giver: i64 = parse_seat(giver_text, seats)
        if arrow:
            taker: i64 = parse_seat(taker_text, seats)
            if giver == taker:
                raise GameError("error-lov-deal-self")
            if len(side.actions) > 0:
                raise GameError("error-lov-deal-form")
            flows.append(Flow(giver, taker, side.money, side.lots, side.dice))
        elif doer != NOBODY:
            raise GameError("error-lov-deal-one-doer")
        elif side.money > 0 or side.lots | side.dice or len(side.actions) == 0:
            raise GameError("error-lov-deal-form")
        else:
            doer = giver
            actions = side.actions
    return Offer(by, in_order(flows, by), actions, doer)


def in_order(flows: list[Flow], by: i64) -> list[Flow]:
    """Sorted by giver and taker, none of them empty or twice; between two seats as `exchange` has them."""
    ring: list[Flow] = []
    seats: i64 = BIT[by]
    for giver in range(MOST_SEATS):
        for taker in range(MOST_SEATS):
            found = [flow for flow in flows if flow.giver == giver and flow.taker == taker]
            if len(found) > 1:
                raise GameError("error-lov-deal-twice", word=f"{giver + 1}>{taker + 1}")
            if found and not found[0].empty():
                ring.append(found[0])
                seats |= BIT[giver] | BIT[taker]
    if bits(seats) != 2:
        return ring
    other = which(seats & ~BIT[by])
    give = [flow for flow in ring if flow.giver == by] + [Flow(by, other, 0, 0, 0)]
    get = [flow for flow in ring if flow.giver == other] + [Flow(other, by, 0, 0, 0)]
    return [give[0], get[0]]


def parse_terms(text: str, by: i64, to: i64, seats: i64) -> Offer:
    """Terms as seat `by` says them, to seat `to` if there are but two."""
    if text.startswith("give="):
        return parse_pair(text, by, to)
    return parse_ring(text, by, seats)


# -- chance


def outcome_text(outcome: i64) -> str:
    if outcome > DIE:
        return f"die:{outcome - DIE}"
    return "card:end" if outcome == END_CARD else f"card:{LOT_NAMES[outcome]}"


def parse_outcome(token: str) -> i64:
    kind, _, rest = token.partition(":")
    if kind == "die" and len(rest) == 1 and rest in "123456":
        return DIE + int(rest)
    if kind == "card":
        return END_CARD if rest == "end" else LOT_NUMBERS.get(rest, -1)
    return -1
