"""Why a step is refused: the most helpful reason."""

from typing import Final

from boulevard.games.contract import GameError
from boulevard.games.packed import BIT, byte
from boulevard.games.streets.notation import NUMBERS, out_of_turn
from boulevard.games.streets.turn import CHOOSING, PASSING, WRITING

from .components import (
    CASINO_NAMES,
    COLUMNS,
    EASY_REACH,
    EFFECTS,
    LADDERS,
    LINE_NAMES,
    LINES,
    SHOW,
    casino_name,
)
from .notation import NOTATION
from .sheet import nibble
from .turn import FREEING, VegasDraft, VegasRound

EFFECT_VERBS: Final = ["inaugurate", "crane", "drive", "show", "improve"]  # in the order of the effects
# What a phase asks for first, and what to say otherwise.
NEEDED: Final[dict[int, tuple[list[str], str]]] = {
    int(CHOOSING): (["pick", "refuse"], "error-nlv-pick-first"),
    int(WRITING): (["open", "easy", "extend"], "error-nlv-open-first"),
    int(PASSING): (["give"], "error-nlv-give-first"),
    int(FREEING): (EFFECT_VERBS, "error-nlv-free-first"),
}


def refusal(token: str, draft: VegasDraft, round: VegasRound, legal: str) -> GameError:
    """Why a token that is not legal now is refused."""
    verb, _, rest = token.partition(":")
    if verb not in NOTATION.names:
        return GameError("error-nlv-unknown-step", step=token, verbs=", ".join(NOTATION.names))
    if round.loans:
        return GameError("error-nlv-loan-first", step=token)
    if verb in ("borrow", "decline"):
        return GameError("error-nlv-loan-over")
    reason = out_of_turn(verb, draft.phase, NEEDED, token)
    if reason is None and verb == "refuse" and draft.phase == CHOOSING:
        reason = GameError("error-nlv-number-fits")
    if reason is None and verb in ("easy", "free", "extend"):
        reason = _bonus_refusal(draft)
    if reason is None and verb in ("open", "easy", "extend", "crane"):
        reason = _casino_refusal(verb, rest, draft)
    if reason is None and verb in EFFECT_VERBS:
        reason = _effect_refusal(verb, rest, token, draft)
    if reason is None and verb == "claim" and rest in ("1", "2", "3"):
        claimed = byte(draft.sheet.projects, int(rest) - 1)
        reason = GameError("error-nlv-project-claimed" if claimed else "error-nlv-project-open", project=rest)
    return GameError("error-step-not-now", step=token, steps=legal) if reason is None else reason


def _bonus_refusal(draft: VegasDraft) -> GameError | None:
    if draft.effect < 0:
        return GameError("error-nlv-refused-turn")
    if draft.bonus_used:
        return GameError("error-nlv-bonus-used")
    if draft.sheet.free_pair() < 0:
        return GameError("error-nlv-no-pair")
    return None


def _casino_refusal(verb: str, rest: str, draft: VegasDraft) -> GameError | None:
    sheet = draft.sheet
    number = ""
    if verb != "crane":
        number, _, rest = rest.partition("@")
        if number not in NUMBERS:
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
    if draft.phase != WRITING:
        return GameError("error-nlv-opened", casino=casino_name(int(draft.lot)) if draft.lot >= 0 else "-")
    distance = abs(int(number) - int(draft.number))
    if verb == "open" and distance > 0:
        return GameError("error-nlv-other-number", number=int(number), card=int(draft.number))
    if verb == "easy" and not 1 <= distance <= EASY_REACH:
        return GameError("error-nlv-easy-number", number=int(number), card=int(draft.number))
    return GameError("error-nlv-order", number=int(number), casino=rest)


def _effect_refusal(verb: str, rest: str, token: str, draft: VegasDraft) -> GameError | None:
    sheet = draft.sheet
    edition = sheet.edition
    if draft.effect < 0:
        return GameError("error-nlv-refused-turn")
    if draft.acted:
        return GameError("error-nlv-effect-used")
    effect = EFFECT_VERBS.index(verb)
    if draft.phase == FREEING and effect == draft.effect:
        return GameError("error-nlv-free-same", effect=EFFECTS[effect])
    if draft.phase != FREEING and effect != draft.effect:
        return GameError("error-nlv-other-effect", step=token, effect=EFFECTS[draft.effect])
    if verb == "show":
        if not edition.stars & BIT[draft.lot]:
            return GameError("error-nlv-no-star", casino=casino_name(int(draft.lot)))
        if rest in COLUMNS:
            return GameError("error-nlv-column-full", column=rest)
        return GameError("error-nlv-column", columns=", ".join(COLUMNS))
    if verb == "improve":
        if rest not in LADDERS:
            return GameError("error-nlv-ladder", ladders=", ".join(LADDERS))
        if rest.startswith("golf") and not sheet.golf:
            return GameError("error-nlv-no-golf")
        ladder = LADDERS.index(rest)
        if nibble(sheet.improved, ladder) + 1 >= len(edition.ladders[ladder]):
            return GameError("error-nlv-ladder-top", ladder=rest)
    if verb == "drive":
        if rest not in LINE_NAMES:
            return GameError("error-nlv-line", line=rest)
        if sheet.closed():
            return GameError("error-nlv-limousine-home")
        if edition.limousine.ends[sheet.crossing * LINES + LINE_NAMES[rest]] < 0:
            return GameError("error-nlv-no-lamp", line=rest)
        return GameError("error-nlv-road-used", line=rest)
    return None


assert EFFECT_VERBS.index("show") == SHOW
