"""What a seat says, as words: which step, which offer it means, and why it may not say that now."""

from typing import Final

from boulevard.games.contract import NOBODY, GameError, some
from boulevard.games.native import i64, vec

from .actions import ACCEPT, BUY_LOT, REJECT, WITHDRAW, first_lot
from .deals import Offer, from_menu, same_terms
from .legal import board_steps, legal
from .moments import check_offer, problem, talk_open
from .notation import parse_seat, parse_step, step_token, verb_of
from .talk import Talk
from .turn import ARRANGING, LAYING_OFF, Course

TALK: Final = ("offer", "counter", "accept", "reject", "withdraw")


def choice(course: Course, talk: Talk, seat: i64, token: str) -> i64:
    """The legal step that a token names."""
    verb, _, rest = token.partition(":")
    if verb == "offer" or verb == "counter":
        return _menu_choice(course, talk, seat, verb, rest, token)
    if verb in TALK and course.awaits_chance():
        raise GameError("error-chance-next")
    if verb == "accept":
        return ACCEPT + accepted(course, talk, seat, rest)
    if verb == "reject":
        return REJECT + rejected(course, talk, seat, rest)
    if verb == "withdraw":
        return WITHDRAW + withdrawn(course, talk, seat, rest)
    named = parse_step(token)
    step = first_lot(course.board, named)
    for known in legal(course, talk, seat):
        if known == step:
            return step
    raise _refusal(course, seat, named, token)


def _menu_choice(course: Course, talk: Talk, seat: i64, verb: str, rest: str, token: str) -> i64:
    """The number of an offer that is on the menu; others have none."""
    board = course.board
    offer = said(course, talk, seat, rest, verb)
    if verb == "offer":
        for known in legal(course, talk, seat):
            if known >= BUY_LOT and same_terms(board, from_menu(board, seat, known), offer):
                return known
    check_offer(course, talk, offer)
    raise GameError("error-lov-not-on-the-menu", step=token)


def said(course: Course, talk: Talk, seat: i64, rest: str, verb: str) -> Offer:
    """The terms that a seat names. In version 1 only the active seat could act in them."""
    if verb == "offer":
        offer = talk.said(seat, rest)
    else:
        head, _, terms = rest.partition(":")
        offer = talk.said_to(seat, head, terms)
    if not talk.anytime and offer.doer != NOBODY and offer.doer != course.active:
        raise GameError("error-lov-deal-active", seat=int(course.active) + 1)
    return offer


def accepted(course: Course, talk: Talk, seat: i64, rest: str) -> i64:
    """The place of the offer that `accept:` names, if it can be accepted now."""
    offer = said(course, talk, seat, rest, "accept")
    _check_open(course, talk)
    other: i64 = parse_seat(rest.partition(":")[0], talk.seats)
    place = talk.accepted(course.board, seat, offer, other)
    trouble = problem(course, talk.anytime, talk.offers[place].offer)
    if trouble is not None:
        raise trouble
    return place


def rejected(course: Course, talk: Talk, seat: i64, rest: str) -> i64:
    _check_open(course, talk)
    return talk.rejected(course.board, seat, rest)


def withdrawn(course: Course, talk: Talk, seat: i64, rest: str) -> i64:
    _check_open(course, talk)
    return talk.withdrawn(seat, rest)


def _check_open(course: Course, talk: Talk) -> None:
    if not talk_open(course, talk.anytime):
        raise GameError("error-lov-deal-not-now")


def _refusal(course: Course, seat: i64, step: i64, token: str) -> GameError:
    """Why this seat may not take this step on the board now."""
    if course.phase == LAYING_OFF or course.phase == ARRANGING:
        if seat != course.owner:
            return GameError("error-not-your-turn", seat=int(seat) + 1)
    elif seat != course.active:
        return GameError("error-lov-not-active", seat=int(course.active) + 1)
    verb = verb_of(step)
    refusal = verb.refusal(course, seat, step - verb.first)
    if refusal is None:
        own = [step_token(known) for known in board_steps(course, vec[i64](), seat)]
        return GameError("error-step-not-now", step=token, steps=some(own))
    return refusal
