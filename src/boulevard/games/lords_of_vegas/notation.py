"""Steps, offers and answers of chance as text. docs/notation-lords-of-vegas.md describes it."""

from typing import Final

from mypy_extensions import i64

from boulevard.games.contract import GameError
from boulevard.games.packed import BIT

from .actions import (
    ACCEPT,
    ARRANGE,
    BETS,
    BUILD,
    BUY_LOT,
    END,
    GAMBLE,
    GIVE_UP,
    LAY_OFF,
    LEAVE,
    LIFT,
    REJECT,
    REMODEL,
    REORGANISE,
    SPRAWL,
    STAND,
    WITHDRAW,
    action_code,
)
from .board import NONE, lots_of
from .components import COMPANIES, COMPANY_COUNT, END_CARD, LOT_NAMES
from .deals import Offer

# Answers of chance as ints: a card is its number, a die is DIE + what it shows.
DIE: Final[i64] = 60

LOT_NUMBERS: Final = {name: lot for lot, name in enumerate(LOT_NAMES)}
COMPANY_NUMBERS: Final = {name: company for company, name in enumerate(COMPANIES)}
PLAIN: Final = {"end": int(END), "leave": int(LEAVE), "stand": int(STAND), "lay-off": int(LAY_OFF)}
WITH_COMPANY: Final = {"build": int(BUILD), "sprawl": int(SPRAWL), "remodel": int(REMODEL)}
WITH_LOT: Final = {"reorganise": int(REORGANISE), "lift": int(LIFT), "give-up": int(GIVE_UP)}
ACTIONS: Final = ["build", "sprawl", "remodel", "reorganise", "gamble"]
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


def step_token(code: i64) -> str:
    """Any step but an offer or its acceptance, which need their terms."""
    for name, plain in PLAIN.items():
        if code == plain:
            return name
    if BUILD <= code < REORGANISE:
        verb = "build" if code < SPRAWL else "sprawl" if code < REMODEL else "remodel"
        rest = code - BUILD if code < SPRAWL else code - SPRAWL if code < REMODEL else code - REMODEL
        return f"{verb}:{LOT_NAMES[rest // COMPANY_COUNT]}={COMPANIES[rest % COMPANY_COUNT]}"
    if REORGANISE <= code < LIFT:
        return f"reorganise:{LOT_NAMES[code - REORGANISE]}"
    if LIFT <= code < GIVE_UP:
        return f"lift:{LOT_NAMES[code - LIFT]}"
    if GIVE_UP <= code < ARRANGE:
        return f"give-up:{LOT_NAMES[code - GIVE_UP]}"
    if ARRANGE <= code < GAMBLE:
        return f"arrange:{LOT_NAMES[(code - ARRANGE) // 7]}={(code - ARRANGE) % 7}"
    if GAMBLE <= code < ACCEPT:
        return f"gamble:{LOT_NAMES[(code - GAMBLE) // BETS]}={(code - GAMBLE) % BETS}"
    if REJECT <= code < WITHDRAW:
        return f"reject:{code - REJECT + 1}"
    if WITHDRAW <= code < BUY_LOT:
        return f"withdraw:{code - WITHDRAW + 1}"
    raise GameError("error-lov-step", step=str(code))


def parse_step(token: str, seats: i64) -> int:
    """The code of a step as it is written; a casino may be named by any of its lots."""
    if token in PLAIN:
        return PLAIN[token]
    verb, colon, rest = token.partition(":")
    if not colon:
        raise GameError("error-lov-step", step=token)
    if verb in WITH_LOT:
        return WITH_LOT[verb] + parse_lot(rest)
    if verb == "reject" or verb == "withdraw":
        seat = parse_seat(rest, seats)
        return (int(REJECT) if verb == "reject" else int(WITHDRAW)) + seat
    name, equals, what = rest.partition("=")
    if verb in WITH_COMPANY and equals:
        return WITH_COMPANY[verb] + parse_lot(name) * 5 + parse_company(what)
    if (verb == "arrange" or verb == "gamble") and equals:
        lot = parse_lot(name)
        value = whole_number(what)
        if verb == "arrange" and 1 <= value <= 6:
            return int(ARRANGE) + lot * 7 + value
        if verb == "gamble" and 1 <= value < 46:
            return int(GAMBLE) + lot * 46 + value
        if verb == "gamble":
            raise GameError("error-lov-bet", bet=what)
    raise GameError("error-lov-step", step=token)


def parse_seat(text: str, seats: i64) -> int:
    seat = whole_number(text)
    if not 1 <= seat <= seats:
        raise GameError("error-no-such-seat", seat=text, seats=int(seats))
    return seat - 1


# -- offers


def side_text(money: i64, lots: i64, dice: i64, action: i64) -> str:
    goods: list[str] = []
    if money > 0:
        goods.append(f"${money}")
    goods.extend([LOT_NAMES[lot] for lot in lots_of(lots)])
    goods.extend(["die@" + LOT_NAMES[lot] for lot in lots_of(dice)])
    if action != NONE:
        goods.append(step_token(action))
    return ",".join(goods) or "nothing"


def terms_text(offer: Offer, active: i64) -> str:
    """The terms as the proposing side says them."""
    mine = offer.action if active == offer.by else NONE
    other = offer.action if active == offer.to else NONE
    give = side_text(offer.give_money, offer.give_lots, offer.give_dice, mine)
    get = side_text(offer.get_money, offer.get_lots, offer.get_dice, other)
    return f"give={give};get={get}"


def offer_token(offer: Offer, active: i64) -> str:
    return f"offer:{offer.to + 1}:{terms_text(offer, active)}"


def accept_token(offer: Offer, active: i64) -> str:
    return f"accept:{offer.by + 1}:{terms_text(offer.turned(), active)}"


class Side:
    """What one side gives."""

    def __init__(self) -> None:
        self.money: i64 = 0
        self.lots: i64 = 0
        self.dice: i64 = 0
        self.action: i64 = NONE


def parse_side(text: str, seats: i64) -> Side:
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
        elif ":" in good or good in PLAIN:
            if good.partition(":")[0] not in ACTIONS:
                raise GameError("error-lov-deal-no-action", word=good)
            if side.action != NONE:
                raise GameError("error-lov-deal-one-action")
            side.action = parse_step(good, seats)
            if not action_code(side.action):
                raise GameError("error-lov-deal-no-action", word=good)
        elif good in LOT_NUMBERS:
            bit = BIT[LOT_NUMBERS[good]]
            if side.lots & bit:
                raise GameError("error-lov-deal-twice", word=good)
            side.lots |= bit
        else:
            raise GameError("error-lov-deal-word", word=good)
    return side


def parse_terms(text: str, by: i64, to: i64, active: i64, seats: i64) -> Offer:
    """Terms of a deal as seat `by` says them to seat `to`."""
    give_text, semicolon, get_text = text.partition(";")
    if not semicolon or not give_text.startswith("give=") or not get_text.startswith("get="):
        raise GameError("error-lov-deal-form")
    give = parse_side(give_text[5:], seats)
    get = parse_side(get_text[4:], seats)
    if give.action != NONE and get.action != NONE:
        raise GameError("error-lov-deal-one-action")
    if (give.action != NONE and by != active) or (get.action != NONE and to != active):
        raise GameError("error-lov-deal-active", seat=int(active) + 1)
    action = give.action if give.action != NONE else get.action
    return Offer(by, to, give.money, get.money, give.lots, get.lots, give.dice, get.dice, action)


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
