"""When there is talk, what may be offered then, and when a deal can be carried out."""

from boulevard.games.contract import GameError
from boulevard.games.native import i64
from boulevard.games.packed import BIT

from .actions import place_cost
from .deals import MOST_OFFERS, Offer, dice_given, goods_problem, transfer
from .sold import sold_problem
from .talk import Talk
from .turn import ARRANGING, BREAK, DRAWING, LAYING_OFF, LIFTING, OVER, TAKING, TURN, Course


def talk_open(course: Course, anytime: bool) -> bool:
    """May everybody talk now?"""
    phase = course.phase
    if anytime:
        return phase != OVER
    return phase in (TURN, TAKING)


def check_offer(course: Course, talk: Talk, offer: Offer) -> None:
    """May this be offered? Whether it can be carried out is judged when it is accepted."""
    if offer.empty():
        raise GameError("error-lov-deal-empty")
    if not talk.anytime:
        trouble = problem(course, False, offer)
    else:
        if talk.place_of(offer) < 0 and talk.from_seat(offer.by) >= MOST_OFFERS:
            raise GameError("error-lov-deal-many", most=int(MOST_OFFERS))
        trouble = goods_problem(course.board, offer)
        if trouble is None and len(offer.actions) > 0:
            trouble = _actions_problem(course, offer)
    if trouble is not None:
        raise trouble


def problem(course: Course, anytime: bool, offer: Offer) -> GameError | None:
    """Why a deal cannot happen now."""
    if anytime:
        trouble = None if course.at_rest() else _closed(course, offer)
    else:
        trouble = None if talk_open(course, False) else GameError("error-lov-deal-not-now")
    if trouble is None:
        trouble = goods_problem(course.board, offer)
    if trouble is not None or len(offer.actions) == 0:
        return trouble
    if anytime:
        return _actions_problem(course, offer)
    if course.phase == TURN and sold_problem(course.board, course.gambled, offer) is None:
        return None
    return GameError("error-lov-deal-action")


def _closed(course: Course, offer: Offer) -> GameError | None:
    """Why no deal can be carried out at this moment, or this one all the same."""
    active = course.active
    if course.awaits_chance():
        return GameError("error-lov-deal-chance")
    if course.phase == ARRANGING or course.phase == LAYING_OFF:
        return GameError("error-lov-deal-half-done", seat=int(course.owner) + 1)
    if not course.needs_die():
        return GameError("error-lov-deal-card")
    if dice_given(offer, active) <= 0:
        return GameError("error-lov-deal-lift", seat=int(active) + 1)
    if len(offer.actions) > 0:
        return GameError("error-lov-deal-half-done", seat=int(active) + 1)
    if course.phase == LIFTING and goods_problem(course.board, offer) is None:
        # The tile that waits must still be possible: its lot and its price are not given away.
        after = course.board.clone()
        transfer(after, offer)
        lot = course.lot
        cost = place_cost(course.board, active, lot)
        mark: i64 = course.board.marks[active] & BIT[lot]
        if after.money[active] < cost or after.marks[active] & BIT[lot] != mark:
            return GameError("error-lov-deal-half-done", seat=int(active) + 1)
    return None


def _actions_problem(course: Course, offer: Offer) -> GameError | None:
    """Why the actions of a deal cannot be done, as far as it can be said now."""
    if offer.doer != course.active or course.phase == BREAK or course.phase <= DRAWING:
        return GameError("error-lov-deal-no-turn", seat=int(offer.doer) + 1)
    if course.phase != TURN:
        return None
    return sold_problem(course.board, course.gambled, offer)
