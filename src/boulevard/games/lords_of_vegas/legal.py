"""What a seat may do now, as steps."""

from boulevard.games.native import append, i64, vec
from boulevard.games.packed import BIT, which

from .actions import (
    ACCEPT,
    ARRANGE,
    END,
    GIVE_UP,
    LAY_OFF,
    LEAVE,
    LIFT,
    REJECT,
    STAND,
    TURN_CARD,
    WITHDRAW,
    add_actions,
)
from .deals import MOST_OFFERS, add_menu
from .moments import problem, talk_open
from .talk import Talk
from .turn import ARRANGING, BREAK, LAYING_OFF, LIFTING, TAKING, TURN, Course


def legal(course: Course, talk: Talk, seat: i64) -> vec[i64]:
    """Steps on the board, answers to offers, and offers from the menu."""
    phase = course.phase
    steps = vec[i64](capacity=56) if phase == TURN else vec[i64]()
    if course.awaits_chance():
        return steps
    if seat == course.decider():
        steps = board_steps(course, steps, seat)
    anytime = talk.anytime
    if not talk_open(course, anytime):
        return steps
    asked = False
    own: i64 = 0
    offers = talk.offers
    for place in range(i64(len(offers))):
        standing = offers[place]
        if standing.offer.by == seat:
            own += 1
            steps = append(steps, WITHDRAW + place)
        elif standing.asks(seat):
            asked = True
            if not standing.agreed & BIT[seat] and problem(course, anytime, standing.offer) is None:
                steps = append(steps, ACCEPT + place)
            steps = append(steps, REJECT + place)
    # One offer from the menu a turn; in version 1 only by those who had none to answer.
    if not talk.has_offered(seat) and (phase == TURN and own < MOST_OFFERS if anytime else not asked):
        steps = add_menu(steps, course.board, seat)
    return steps


def board_steps(course: Course, steps: vec[i64], seat: i64) -> vec[i64]:
    """What whoever decides may do."""
    board = course.board
    phase = course.phase
    if phase == TURN:
        return add_actions(append(steps, END), board, seat, course.gambled)
    if phase == BREAK:
        return append(steps, TURN_CARD)
    if phase == LAYING_OFF:
        return append(append(steps, STAND), LAY_OFF)
    if phase == LIFTING:
        return each_lot(steps, board.dice[seat], LIFT)
    if phase == TAKING:
        steps = append(steps, LEAVE)
        if course.needs_die():
            return each_lot(steps, board.dice[seat], LIFT)
        return each_lot(steps, board.marks[seat], GIVE_UP)
    if phase == ARRANGING:
        lot = which(course.left & -course.left)
        for face in range(i64(1), i64(7)):
            if board.showing(face, course.left):
                steps = append(steps, ARRANGE + lot * 7 + face)
    return steps


def each_lot(steps: vec[i64], lots: i64, code: i64) -> vec[i64]:
    while lots:
        bit = lots & -lots
        lots ^= bit
        steps = append(steps, code + which(bit))
    return steps
