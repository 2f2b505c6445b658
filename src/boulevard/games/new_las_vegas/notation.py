"""Steps as text, and why a text is refused. docs/notation-new-las-vegas.md describes the tokens."""

from typing import Final

from mypy_extensions import i64

from boulevard.games.contract import GameError
from boulevard.games.packed import BIT, byte
from boulevard.games.streets import DONE, HIGHEST, LOWEST

from .components import (
    CASINO_NAMES,
    COLUMNS,
    EASY_REACH,
    EFFECTS,
    LADDERS,
    LINE_NAMES,
    SHOW,
    casino_name,
    line_name,
)
from .sheet import nibble
from .turn import (
    BORROW,
    CHOOSING,
    CLAIM,
    CRANE,
    DECLINE,
    DRIVE,
    EXTEND_LEFT,
    EXTEND_RIGHT,
    FREE,
    FREEING,
    GIVE,
    GIVING,
    IMPROVE,
    INAUGURATE,
    OPEN,
    OPENING,
    PICK,
    REFUSE,
    RESHUFFLE,
    STAGE,
    Offer,
    Turn,
)

CARD_LETTERS: Final = "ABC"
VERBS: Final = [
    "pick",
    "open",
    "easy",
    "inaugurate",
    "crane",
    "drive",
    "show",
    "improve",
    "free",
    "extend",
    "refuse",
    "give",
    "claim",
    "reshuffle",
    "borrow",
    "decline",
    "done",
]
# Which effect a step is.
EFFECT_VERBS: Final = ["inaugurate", "crane", "drive", "show", "improve"]


def step_token(step: i64, turn: Turn, offer: Offer) -> str:
    if step >= OPEN:
        number, casino = divmod(int(step - OPEN), 44)
        return f"{'open' if number == turn.number else 'easy'}:{number}@{casino_name(casino)}"
    if step == DONE:
        return "done"
    if step < REFUSE:
        number, effect = divmod(int(step - PICK), 3)
        return "pick:" + CARD_LETTERS[number] + (CARD_LETTERS[effect] if offer.solo else "")
    if step == REFUSE:
        return "refuse"
    if step < RESHUFFLE:
        return "give:" + CARD_LETTERS[step - GIVE]
    if step == RESHUFFLE:
        return "reshuffle"
    if step < INAUGURATE:
        return f"claim:{step - CLAIM + 1}"
    if step == INAUGURATE:
        return "inaugurate"
    if step < IMPROVE:
        return "show:" + COLUMNS[step - STAGE]
    if step < FREE:
        return "improve:" + LADDERS[step - IMPROVE]
    if step == FREE:
        return "free"
    if step == BORROW:
        return "borrow"
    if step == DECLINE:
        return "decline"
    if step < CRANE:
        return "drive:" + line_name(int(step - DRIVE))
    if step < EXTEND_LEFT:
        return "crane:" + casino_name(int(step - CRANE))
    if step < EXTEND_RIGHT:
        casino = int(step - EXTEND_LEFT)
        return f"extend:{turn.sheet.numbers[casino - 1]}@{casino_name(casino)}"
    casino = int(step - EXTEND_RIGHT)
    return f"extend:{turn.sheet.numbers[casino + 1]}@{casino_name(casino)}"


def refusal(token: str, turn: Turn, offer: Offer, legal: str) -> GameError:
    """The most helpful reason for refusing a token that is not legal now."""
    verb, _, rest = token.partition(":")
    if verb not in VERBS:
        return GameError("error-nlv-unknown-step", step=token, verbs=", ".join(VERBS))
    if offer.loans:
        return GameError("error-nlv-loan-first", step=token)
    if verb in ("borrow", "decline"):
        return GameError("error-nlv-loan-over")
    if turn.phase == CHOOSING and verb not in ("pick", "refuse"):
        return GameError("error-nlv-pick-first", step=token)
    if verb == "refuse" and turn.phase == CHOOSING:
        return GameError("error-nlv-number-fits")
    if turn.phase == GIVING and verb != "give":
        return GameError("error-nlv-give-first")
    if turn.phase == OPENING and verb not in ("open", "easy", "extend"):
        return GameError("error-nlv-open-first", step=token)
    if turn.phase == FREEING and verb not in EFFECT_VERBS:
        return GameError("error-nlv-free-first")
    if verb in ("easy", "free", "extend"):
        if turn.effect < 0:
            return GameError("error-nlv-refused-turn")
        if turn.bonus_used:
            return GameError("error-nlv-bonus-used")
        if turn.sheet.free_pair() < 0:
            return GameError("error-nlv-no-pair")
    if verb in ("open", "easy", "extend", "crane"):
        reason = _casino_refusal(verb, rest, turn)
        if reason is not None:
            return reason
    if verb in EFFECT_VERBS:
        reason = _effect_refusal(verb, rest, token, turn)
        if reason is not None:
            return reason
    if verb == "claim" and rest in ("1", "2", "3"):
        if byte(turn.sheet.projects, int(rest) - 1):
            return GameError("error-nlv-project-claimed", project=rest)
        return GameError("error-nlv-project-open", project=rest)
    return GameError("error-step-not-now", step=token, steps=legal)


def _casino_refusal(verb: str, rest: str, turn: Turn) -> GameError | None:
    sheet = turn.sheet
    number = ""
    if verb != "crane":
        number, _, rest = rest.partition("@")
        if (
            not number.isdecimal()
            or not number.isascii()
            or len(number) > 2
            or not LOWEST <= int(number) <= HIGHEST
        ):
            return GameError("error-nlv-number", number=number)
    if rest not in CASINO_NAMES:
        return GameError("error-nlv-casino", casino=rest)
    casino = CASINO_NAMES[rest]
    if verb == "crane":
        if not sheet.edition.cranes & BIT[casino]:
            return GameError("error-nlv-no-crane", casino=rest)
        if sheet.built & BIT[casino]:
            return GameError("error-nlv-crane-built", casino=rest)
        return None
    if sheet.opened & BIT[casino]:
        return GameError("error-nlv-casino-open", casino=rest, number=int(sheet.numbers[casino]))
    if not sheet.standing() & BIT[casino]:
        return GameError("error-nlv-under-construction", casino=rest)
    if verb == "extend":
        if not (sheet.extendable_from_left() | sheet.extendable_from_right()) & BIT[casino]:
            return GameError("error-nlv-no-neighbour", casino=rest)
        return GameError("error-nlv-extend", number=int(number), casino=rest)
    if turn.phase != OPENING:
        return GameError(
            "error-nlv-opened", casino=casino_name(int(turn.casino)) if turn.casino >= 0 else "-"
        )
    distance = abs(int(number) - int(turn.number))
    if verb == "open" and distance > 0:
        return GameError("error-nlv-other-number", number=int(number), card=int(turn.number))
    if verb == "easy" and not 1 <= distance <= EASY_REACH:
        return GameError("error-nlv-easy-number", number=int(number), card=int(turn.number))
    return GameError("error-nlv-order", number=int(number), casino=rest)


def _effect_refusal(verb: str, rest: str, token: str, turn: Turn) -> GameError | None:
    sheet = turn.sheet
    edition = sheet.edition
    if turn.effect < 0:
        return GameError("error-nlv-refused-turn")
    if turn.acted:
        return GameError("error-nlv-effect-used")
    effect = EFFECT_VERBS.index(verb)
    if turn.phase == FREEING and effect == turn.effect:
        return GameError("error-nlv-free-same", effect=EFFECTS[effect])
    if turn.phase != FREEING and effect != turn.effect:
        return GameError("error-nlv-other-effect", step=token, effect=EFFECTS[turn.effect])
    if verb == "show":
        if not edition.stars & BIT[turn.casino]:
            return GameError("error-nlv-no-star", casino=casino_name(int(turn.casino)))
        if rest in COLUMNS:
            return GameError("error-nlv-column-full", column=rest)
        return GameError("error-nlv-column", columns=", ".join(COLUMNS))
    if verb == "improve":
        if rest not in LADDERS:
            return GameError("error-nlv-ladder", ladders=", ".join(LADDERS))
        ladder = LADDERS.index(rest)
        if nibble(sheet.improved, ladder) + 1 >= len(edition.ladders[ladder]):
            return GameError("error-nlv-ladder-top", ladder=rest)
    if verb == "drive":
        if rest not in LINE_NAMES:
            return GameError("error-nlv-line", line=rest)
        if sheet.closed():
            return GameError("error-nlv-limousine-home")
        if edition.limousine.ends[sheet.crossing * 20 + LINE_NAMES[rest]] < 0:
            return GameError("error-nlv-no-lamp", line=rest)
        return GameError("error-nlv-road-used", line=rest)
    return None


assert EFFECT_VERBS.index("show") == SHOW
