"""What the two flip-and-write games share: a pile of cards, streets of ascending numbers, private turns.

Everybody plays at the same time. A seat's turn is a *draft*: a few steps on a copy of its sheet that
nobody else sees and that can be undone one by one until the seat confirms. When the last seat has
confirmed, the round is resolved.
"""

from abc import abstractmethod
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from boulevard.games.packed import BIT

from .chance import Chance
from .contract import NOBODY, State

EMPTY: Final[i64] = 99  # no number here yet
BARRIER: Final[i64] = 98  # something that starts the numbering again
LOWEST: Final[i64] = 0
HIGHEST: Final[i64] = 17

USUAL_STEPS: Final[i64] = 8
DONE: Final[i64] = 0  # the step that confirms a turn, in every game of streets


def places(numbers: vec[u8], first: i64, end: i64, number: i64) -> i64:
    """The empty lots of a street (`first` to `end` - 1) where `number` keeps it ascending, as a mask."""
    mask: i64 = 0
    gap: i64 = 0  # empty lots since the last number
    below: i64 = LOWEST - 1
    for lot in range(first, end):
        there = i64(numbers[lot])
        if there == EMPTY:
            gap |= BIT[lot]
        elif there == BARRIER:
            if below < number:
                mask |= gap
            gap = 0
            below = LOWEST - 1
        else:
            if below < number < there:
                mask |= gap
            gap = 0
            below = there
    if below < number:
        mask |= gap
    return mask


def new_room(lots: i64) -> vec[i64]:
    """For every number, the empty lots where it keeps its street ascending: all, to begin with.

    Kept up to date with every number written, so that a turn need not look through the streets.
    """
    return vec[i64]([int(lots)] * int(HIGHEST + 1))


def narrow(room: vec[i64], street: i64, lot: i64, number: i64) -> None:
    """`number` stands on a lot of this street now: smaller ones go to its left, larger ones to its right."""
    elsewhere_or_left = ~street | (BIT[lot] - 1)
    elsewhere_or_right = ~street | ~(BIT[lot + 1] - 1)
    for other in range(LOWEST, number):
        room[other] &= elsewhere_or_left
    room[number] &= ~street
    for other in range(number + 1, HIGHEST + 1):
        room[other] &= elsewhere_or_right


def add_all(steps: vec[i64], base: i64, mask: i64) -> vec[i64]:
    """A step for every lot of a mask."""
    lot: i64 = 0
    while mask:
        if mask & 1:
            steps = append(steps, base + lot)
        mask >>= 1
        lot += 1
    return steps


class Pile:
    """Cards face down. There is no order to peek at: a card is drawn from those left when it is needed.

    The cards are kept sorted, so that the same chance draws the same card however the pile came about.
    """

    __slots__ = ("cards", "left", "seen")

    def __init__(self, cards: vec[u8]) -> None:
        self.cards = cards
        self.left: i64 = i64(len(cards))
        self.seen: i64 = 0  # where `some` last looked: the place of the card that is likely removed next

    def clone(self) -> "Pile":
        pile = Pile(self.cards[:])
        pile.left = self.left
        return pile

    def some(self, chance: Chance) -> i64:
        """A card drawn at random; it stays in the pile until `remove`."""
        self.seen = chance.below(self.left)
        return i64(self.cards[self.seen])

    def holds(self, card: i64) -> bool:
        for i in range(self.left):
            if i64(self.cards[i]) == card:
                return True
        return False

    def remove(self, card: i64) -> None:
        """Takes out one card of this kind, which must be there."""
        cards = self.cards
        i = self.seen
        if i >= self.left or i64(cards[i]) != card:
            i = 0
            while i64(cards[i]) != card:
                i += 1
        self.left -= 1
        while i < self.left:
            cards[i] = cards[i + 1]
            i += 1

    def contents(self) -> list[int]:
        return [int(self.cards[i]) for i in range(self.left)]


class Stamps:
    """Numbers that never come twice."""

    def __init__(self) -> None:
        self.last: i64 = 0

    def fresh(self) -> i64:
        self.last += 1
        return self.last


STAMPS: Final = Stamps()


class Draft:
    """A seat's turn so far. Copies of a state share it until one of them changes it."""

    steps: vec[i64]
    confirmed: bool
    stamp: i64  # of the one state that may change it

    def __init__(self) -> None:
        self.steps = vec[i64](capacity=USUAL_STEPS)
        self.confirmed = False
        self.stamp = 0

    @abstractmethod
    def rewind(self) -> None:
        """Back to the start of the turn."""

    @abstractmethod
    def clone(self) -> "Draft": ...


class StreetsState(State):
    """A game in which all seats draft at once."""

    turn: i64
    waiting: i64  # seats that have not confirmed
    front: i64  # the first of them
    stamp: i64  # drafts with this stamp are this state's alone

    @abstractmethod
    def draft(self, seat: i64) -> Draft:
        """A seat's turn, to look at."""

    @abstractmethod
    def put_draft(self, seat: i64, draft: Draft) -> None: ...

    def own_draft(self, seat: i64) -> Draft:
        """A seat's turn, to change. A thousand seats make copies of a state costly if nothing is shared."""
        draft = self.draft(seat)
        if draft.stamp != self.stamp:
            draft = draft.clone()
            draft.stamp = self.stamp
            self.put_draft(seat, draft)
        return draft

    def share_drafts(self, copy: "StreetsState") -> None:
        """From now on neither this state nor its copy may change the drafts they have in common."""
        self.stamp = STAMPS.fresh()
        copy.stamp = STAMPS.fresh()

    @abstractmethod
    def draft_choices(self, seat: i64, draft: Draft) -> vec[i64]:
        """What may come next in a draft of this seat: its real one, or a copy on which a bot tries things."""

    @abstractmethod
    def draft_step(self, seat: i64, draft: Draft, choice: i64) -> None:
        """Carries a step out on a draft; DONE sets `confirmed`."""

    @abstractmethod
    def resolve(self) -> None:
        """Everybody has confirmed: make the drafts real and go on."""

    def open_round(self) -> None:
        self.waiting = self.seats
        self.front = 0

    def may_act(self, seat: i64) -> bool:
        return not self.awaits_chance() and not self.over() and not self.draft(seat).confirmed

    def actor(self) -> i64:
        if self.awaits_chance() or self.over():
            return NOBODY
        while self.draft(self.front).confirmed:
            self.front += 1
        return self.front

    def legal(self, seat: i64) -> vec[i64]:
        if self.awaits_chance() or self.over():
            return vec[i64]()
        draft = self.draft(seat)
        return vec[i64]() if draft.confirmed else self.draft_choices(seat, draft)

    def advance(self, seat: i64, choice: i64) -> None:
        draft = self.own_draft(seat)
        draft.steps = append(draft.steps, choice)
        self.draft_step(seat, draft, choice)
        if draft.confirmed:
            self.waiting -= 1
            if self.waiting == 0:
                self.resolve()

    def can_undo(self, seat: i64) -> bool:
        return self.may_act(seat) and len(self.draft(seat).steps) > 0

    def _undo(self, seat: i64) -> None:
        draft = self.own_draft(seat)
        steps = draft.steps
        draft.rewind()
        for i in range(i64(len(steps)) - 1):
            self.advance(seat, steps[i])
