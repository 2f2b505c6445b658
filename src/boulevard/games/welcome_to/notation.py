"""Steps as text, and why a text is refused. docs/notation-welcome-to.md describes the tokens."""

from mypy_extensions import i64

from boulevard.games.contract import GameError
from boulevard.games.packed import BIT, byte
from boulevard.games.streets import DONE, HIGHEST, LOWEST

from .components import BIS, EFFECTS, HOUSE_NAMES, LAST_HOUSES, POOL_LOTS, TEMP, TEMP_REACH, house_name
from .turn import (
    ACTING,
    BIS_LEFT,
    BIS_RIGHT,
    CHOOSING,
    CLAIM,
    CLAIMING,
    FENCE,
    PASS,
    PASSING,
    PICK,
    REFUSE,
    RESHUFFLE,
    ROUNDABOUT,
    TICK_ESTATE,
    TICK_PARK,
    TICK_POOL,
    TICK_TEMP,
    USE,
    USING,
    WRITE,
    WRITING,
    Offer,
    Turn,
    size_needed,
)

CARD_LETTERS = "ABC"
NUMBERS = [str(number) for number in range(int(LOWEST), int(HIGHEST) + 1)]
VERBS = [
    "pick",
    "write",
    "fence",
    "estate",
    "park",
    "pool",
    "temp",
    "bis",
    "roundabout",
    "refuse",
    "claim",
    "use",
    "reshuffle",
    "pass",
    "done",
]


def step_token(step: i64, turn: Turn, offer: Offer) -> str:
    if step >= WRITE:
        number, house = divmod(int(step - WRITE), 33)
        return f"write:{number}@{house_name(house)}"
    if step == DONE:
        return "done"
    if step < REFUSE:
        number, effect = divmod(int(step - PICK), 3)
        return "pick:" + CARD_LETTERS[number] + (CARD_LETTERS[effect] if offer.separate else "")
    if step == REFUSE:
        return "refuse"
    if step < RESHUFFLE:
        return "pass:" + CARD_LETTERS[step - PASS]
    if step == RESHUFFLE:
        return "reshuffle"
    if step < TICK_PARK:
        return f"claim:{step - CLAIM + 1}"
    if step == TICK_PARK:
        return "park"
    if step == TICK_POOL:
        return "pool"
    if step == TICK_TEMP:
        return "temp"
    if step < FENCE:
        return f"estate:{step - TICK_ESTATE + 1}"
    if step < ROUNDABOUT:
        return "fence:" + house_name(int(step - FENCE))
    if step < BIS_LEFT:
        return "roundabout:" + house_name(int(step - ROUNDABOUT))
    if step < BIS_RIGHT:
        house = int(step - BIS_LEFT)
        return f"bis:{turn.sheet.numbers[house - 1]}@{house_name(house)}"
    if step < USE:
        house = int(step - BIS_RIGHT)
        return f"bis:{turn.sheet.numbers[house + 1]}@{house_name(house)}"
    start = int(step - USE)
    return f"use:{house_name(start)}-{house_name(start + int(size_needed(turn)) - 1)}"


EFFECT_VERBS = ["fence", "estate", "park", "pool", "temp", "bis"]


def refusal(token: str, turn: Turn, offer: Offer, legal: str) -> GameError:
    """The most helpful reason for refusing a token that is not legal now."""
    verb, _, rest = token.partition(":")
    if verb not in VERBS:
        return GameError("error-wt-unknown-step", step=token, verbs=", ".join(VERBS))
    if turn.phase == WRITING and verb != "write":
        return GameError("error-wt-write-first", step=token)
    if turn.phase == USING and verb != "use":
        return GameError("error-wt-use-first", plan=int(turn.claiming) + 1)
    if turn.phase == PASSING and verb != "pass":
        return GameError("error-wt-pass-first")
    if turn.phase == CHOOSING and verb not in ("pick", "refuse", "roundabout"):
        return GameError("error-wt-pick-first", step=token)
    if turn.phase == CLAIMING and (verb in EFFECT_VERBS or verb == "roundabout"):
        return GameError("error-wt-claims-last", step=token)
    reason: GameError | None = None
    if verb in ("pick", "refuse") and turn.phase == CHOOSING:
        reason = _pick_refusal(verb, rest, offer)
    elif verb in ("write", "bis", "fence", "roundabout"):
        reason = _house_refusal(verb, rest, turn, offer)
    if reason is None and verb in EFFECT_VERBS and turn.phase == ACTING:
        reason = _effect_refusal(verb, token, rest, turn)
    if verb == "claim" and rest in ("1", "2", "3"):
        key = "error-wt-plan-claimed" if byte(turn.sheet.plans, int(rest) - 1) else "error-wt-plan-open"
        return GameError(key, plan=int(rest))
    return GameError("error-step-not-now", step=token, steps=legal) if reason is None else reason


def _pick_refusal(verb: str, cards: str, offer: Offer) -> GameError | None:
    if verb == "refuse":
        return GameError("error-wt-number-fits")
    if cards == "" or len(cards) > 2 or cards.strip(CARD_LETTERS):
        return None
    if offer.separate != (len(cards) == 2) or (len(cards) == 2 and cards[0] == cards[1]):
        return GameError("error-wt-two-cards" if offer.separate else "error-wt-one-letter", cards=cards)
    return GameError("error-wt-number-nowhere", number=int(offer.numbers[CARD_LETTERS.index(cards[0])]))


def _house_refusal(verb: str, rest: str, turn: Turn, offer: Offer) -> GameError | None:
    number = -1
    if verb in ("write", "bis"):
        text, _, rest = rest.partition("@")
        if text not in NUMBERS:
            return GameError("error-wt-number", number=text)
        number = int(text)
    if rest not in HOUSE_NAMES:
        return GameError("error-wt-house", house=rest)
    house = HOUSE_NAMES[rest]
    sheet = turn.sheet
    if verb == "fence":
        if (sheet.fences | LAST_HOUSES) & BIT[house]:
            return GameError("error-wt-fence-there", house=rest)
        if sheet.twins() & BIT[house]:
            return GameError("error-wt-fence-twins", house=rest)
        if sheet.used & BIT[house] and sheet.used & BIT[house + 1]:
            return GameError("error-wt-fence-used", house=rest)
        return None
    if verb == "roundabout" and not offer.roundabouts:
        return GameError("error-wt-no-roundabouts")
    if sheet.roundabouts & BIT[house]:
        return GameError("error-wt-roundabout-there", house=rest)
    if sheet.filled & BIT[house]:
        return GameError("error-wt-house-taken", house=rest, number=int(sheet.numbers[house]))
    if verb == "roundabout":
        return GameError(
            "error-wt-roundabout-twice" if turn.built_roundabout else "error-wt-roundabout-limit"
        )
    if verb == "write" and turn.phase == WRITING:
        reach = int(TEMP_REACH) if turn.effect == TEMP else 0
        if not turn.number - reach <= number <= turn.number + reach:
            return GameError("error-wt-other-number", number=number, card=int(turn.number))
        return GameError("error-wt-order", number=number, house=rest)
    if verb == "bis" and turn.effect == BIS and not turn.acted:
        return GameError("error-wt-bis-neighbour", number=number, house=rest)
    return None


def _effect_refusal(verb: str, token: str, rest: str, turn: Turn) -> GameError | None:
    if turn.effect < 0:
        return GameError("error-wt-refused-turn")
    if turn.acted:
        return GameError("error-wt-effect-used")
    effect = "surveyor" if verb == "fence" else verb
    if effect != EFFECTS[turn.effect]:
        return GameError("error-wt-other-effect", step=token, effect=EFFECTS[turn.effect])
    if verb == "pool" and rest == "" and not POOL_LOTS & BIT[turn.house]:
        return GameError("error-wt-no-pool-lot", house=house_name(int(turn.house)))
    if (verb in ("park", "temp") and rest == "") or (
        verb == "estate" and rest in ("1", "2", "3", "4", "5", "6")
    ):
        return GameError("error-wt-boxes-full", step=token)
    return None
