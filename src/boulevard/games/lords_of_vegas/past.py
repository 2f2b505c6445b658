"""What can be taken back."""

from typing import Final

from boulevard.games.native import i64, mypyc_attr

from .deals import MOST_OFFERS
from .talk import Standing, Talk
from .turn import Course


@mypyc_attr(acyclic=True)
class Past:
    """What was before something that a seat did: the course before a step on the board, or what talk changed.

    In version 1 there is one past for both: course and talk.
    """

    def __init__(
        self,
        seat: i64,
        course: Course | None,
        talk: Talk | None,
        said: Standing | None,
        dropped: list[Standing],
    ) -> None:
        self.seat = seat
        self.course = course
        self.talk = talk
        self.said = said
        self.dropped = dropped


NO_PAST: Final[list[Past]] = []


def last_of(pasts: list[Past], talk: Talk, seat: i64) -> i64:
    """Which of the things that happened this seat can take back first, or -1.

    A step on the board, if no other followed on the board; and talk, as long as nobody has answered it.
    """
    if not talk.anytime:
        last = i64(len(pasts)) - 1
        return last if last >= 0 and pasts[last].seat == seat else -1
    board_is_free = True
    for place in range(i64(len(pasts)) - 1, i64(-1), i64(-1)):
        past = pasts[place]
        if past.course is not None:
            if board_is_free and past.seat == seat:
                return place
            board_is_free = False
        elif past.seat == seat and _unanswered(past, talk):
            return place
    return -1


def _unanswered(past: Past, talk: Talk) -> bool:
    """Does what was said still stand, and has nothing taken the place of what was dropped?"""
    if past.said is not None and talk.place(past.said) < 0:
        return False
    for standing in past.dropped:
        place = talk.place_of(standing.offer)
        if place >= 0 and talk.offers[place] is not past.said:
            return False
    look = talk.clone()
    look.take_back(past.said, past.dropped)
    for seat in range(talk.seats):
        if look.from_seat(seat) > MOST_OFFERS:
            return False
    return True
