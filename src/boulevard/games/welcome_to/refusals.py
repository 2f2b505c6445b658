"""Why a step is refused: the most helpful reason."""

from typing import Final

from boulevard.games.contract import GameError
from boulevard.games.packed import BIT, byte
from boulevard.games.streets.notation import NUMBERS, out_of_turn
from boulevard.games.streets.turn import ACTING, CARD_LETTERS, CHOOSING, PASSING, WRITING

from .components import BIS, EFFECTS, TEMP, TEMP_REACH
from .notation import NOTATION
from .turn import CLAIMING, USING, WelcomeDraft, WelcomeRound

EFFECT_VERBS: Final = ["fence", "estate", "park", "pool", "temp", "bis"]
CLAIMS_COME_AFTER: Final = EFFECT_VERBS + ["roundabout"]
BEFORE_OR_AFTER: Final = [name for name in NOTATION.names if name not in CLAIMS_COME_AFTER]
# What a phase asks for first, and what to say otherwise.
NEEDED: Final[dict[int, tuple[list[str], str]]] = {
    int(CHOOSING): (["pick", "refuse", "roundabout"], "error-wt-pick-first"),
    int(WRITING): (["write"], "error-wt-write-first"),
    int(PASSING): (["pass"], "error-wt-pass-first"),
    int(CLAIMING): (BEFORE_OR_AFTER, "error-wt-claims-last"),
}


def refusal(token: str, draft: WelcomeDraft, round: WelcomeRound, legal: str) -> GameError:
    """Why a token that is not legal now is refused."""
    verb, _, rest = token.partition(":")
    if verb not in NOTATION.names:
        return GameError("error-wt-unknown-step", step=token, verbs=", ".join(NOTATION.names))
    if draft.phase == USING and verb != "use":
        return GameError("error-wt-use-first", plan=int(draft.claiming) + 1)
    reason = out_of_turn(verb, draft.phase, NEEDED, token)
    if reason is None and verb in ("pick", "refuse") and draft.phase == CHOOSING:
        reason = _pick_refusal(verb, rest, round)
    if reason is None and verb in ("write", "bis", "fence", "roundabout"):
        reason = _house_refusal(verb, rest, draft, round)
    if reason is None and verb in EFFECT_VERBS and draft.phase == ACTING:
        reason = _effect_refusal(verb, token, rest, draft)
    if reason is None and verb == "claim" and rest in ("1", "2", "3"):
        key = "error-wt-plan-claimed" if byte(draft.sheet.plans, int(rest) - 1) else "error-wt-plan-open"
        reason = GameError(key, plan=int(rest))
    return GameError("error-step-not-now", step=token, steps=legal) if reason is None else reason


def _pick_refusal(verb: str, cards: str, round: WelcomeRound) -> GameError | None:
    if verb == "refuse":
        return GameError("error-wt-number-fits")
    if cards == "" or len(cards) > 2 or cards.strip(CARD_LETTERS):
        return None
    if round.separate != (len(cards) == 2) or (len(cards) == 2 and cards[0] == cards[1]):
        return GameError("error-wt-two-cards" if round.separate else "error-wt-one-letter", cards=cards)
    return GameError("error-wt-number-nowhere", number=int(round.numbers[CARD_LETTERS.index(cards[0])]))


def _house_refusal(verb: str, rest: str, draft: WelcomeDraft, round: WelcomeRound) -> GameError | None:
    number = -1
    if verb in ("write", "bis"):
        text, _, rest = rest.partition("@")
        if text not in NUMBERS:
            return GameError("error-wt-number", number=text)
        number = int(text)
    sheet = draft.sheet
    edition = sheet.edition
    if rest not in edition.places:
        return GameError("error-wt-house", house=rest)
    house = edition.places[rest]
    if verb == "fence":
        if (sheet.fences | edition.last_houses) & BIT[house]:
            return GameError("error-wt-fence-there", house=rest)
        if sheet.twins() & BIT[house]:
            return GameError("error-wt-fence-twins", house=rest)
        if sheet.used & BIT[house] and sheet.used & BIT[house + 1]:
            return GameError("error-wt-fence-used", house=rest)
        return None
    if verb == "roundabout" and not round.roundabouts:
        return GameError("error-wt-no-roundabouts")
    if sheet.roundabouts & BIT[house]:
        return GameError("error-wt-roundabout-there", house=rest)
    if sheet.filled & BIT[house]:
        return GameError("error-wt-house-taken", house=rest, number=int(sheet.numbers[house]))
    if verb == "roundabout":
        return GameError(
            "error-wt-roundabout-twice" if draft.built_roundabout else "error-wt-roundabout-limit"
        )
    if verb == "write" and draft.phase == WRITING:
        reach = int(TEMP_REACH) if draft.effect == TEMP else 0
        if not draft.number - reach <= number <= draft.number + reach:
            return GameError("error-wt-other-number", number=number, card=int(draft.number))
        return GameError("error-wt-order", number=number, house=rest)
    if verb == "bis" and draft.effect == BIS and not draft.acted:
        return GameError("error-wt-bis-neighbour", number=number, house=rest)
    return None


def _effect_refusal(verb: str, token: str, rest: str, draft: WelcomeDraft) -> GameError | None:
    if draft.effect < 0:
        return GameError("error-wt-refused-turn")
    if draft.acted:
        return GameError("error-wt-effect-used")
    effect = "surveyor" if verb == "fence" else verb
    if effect != EFFECTS[draft.effect]:
        return GameError("error-wt-other-effect", step=token, effect=EFFECTS[draft.effect])
    if verb == "pool" and rest == "" and not draft.sheet.edition.pool_lots & BIT[draft.lot]:
        return GameError("error-wt-no-pool-lot", house=draft.sheet.edition.names[draft.lot])
    if (verb in ("park", "temp") and rest == "") or (
        verb == "estate" and rest in ("1", "2", "3", "4", "5", "6")
    ):
        return GameError("error-wt-boxes-full", effect=verb)
    return None
