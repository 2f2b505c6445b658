"""Steps as text, and why a text is refused. docs/notation.md describes the tokens."""

from mypy_extensions import i64

from boulevard.games.contract import GameError
from boulevard.games.streets import BIT, DONE, EMPTY, HIGHEST, LOWEST

from .components import EFFECTS, HOUSE_NAMES, HOUSES, POOL_LOTS, TEMP, house_name
from .turn import (
    BIS_LEFT,
    BIS_RIGHT,
    CHOOSING,
    CLAIM,
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
    if verb == "refuse" and turn.phase == CHOOSING:
        return GameError("error-wt-number-fits")
    if verb in ("write", "bis"):
        number, _, rest = rest.partition("@")
        if not number.isdecimal() or len(number) > 2 or not LOWEST <= int(number) <= HIGHEST:
            return GameError("error-wt-number", number=number)
    if verb in ("write", "bis", "fence", "roundabout"):
        if rest not in HOUSE_NAMES:
            return GameError("error-wt-house", house=rest)
        reason = _house_refusal(verb, token, HOUSE_NAMES[rest], turn, offer)
        if reason is not None:
            return reason
    if verb in ("fence", "estate", "park", "pool", "temp", "bis") and turn.phase > WRITING:
        if turn.effect < 0:
            return GameError("error-wt-refused-turn")
        if turn.acted:
            return GameError("error-wt-effect-used")
        effect = "surveyor" if verb == "fence" else verb
        if effect != EFFECTS[turn.effect]:
            return GameError("error-wt-other-effect", step=token, effect=EFFECTS[turn.effect])
        if verb == "pool" and turn.house >= 0 and not POOL_LOTS & BIT[turn.house]:
            return GameError("error-wt-no-pool-lot", house=house_name(int(turn.house)))
    if verb == "claim" and rest in ("1", "2", "3"):
        if turn.sheet.plans >> (8 * (int(rest) - 1)) & 255:
            return GameError("error-wt-plan-claimed", plan=rest)
        return GameError("error-wt-plan-open", plan=rest)
    return GameError("error-step-not-now", step=token, steps=legal)


def _house_refusal(verb: str, token: str, house: int, turn: Turn, offer: Offer) -> GameError | None:
    sheet = turn.sheet
    name = house_name(house)
    if verb == "fence":
        if sheet.fences & BIT[house]:
            return GameError("error-wt-fence-there", house=name)
        if sheet.twins() & BIT[house]:
            return GameError("error-wt-fence-twins", house=name)
        if house + 1 < HOUSES and sheet.used & BIT[house] and sheet.used & BIT[house + 1]:
            return GameError("error-wt-fence-used", house=name)
        return None
    there = int(sheet.numbers[house])
    if there != EMPTY:
        key = "error-wt-roundabout-there" if sheet.roundabouts & BIT[house] else "error-wt-house-taken"
        return GameError(key, house=name, number=there)
    if verb == "roundabout":
        if not offer.roundabouts:
            return GameError("error-wt-no-roundabouts")
        return GameError("error-wt-roundabout-limit")
    if verb == "write" and turn.phase == WRITING:
        number = int(token.partition(":")[2].partition("@")[0])
        reach = 2 if turn.effect == TEMP else 0
        if not turn.number - reach <= number <= turn.number + reach:
            return GameError("error-wt-other-number", number=number, card=int(turn.number))
        return GameError("error-wt-order", number=number, house=name)
    return None
