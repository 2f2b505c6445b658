"""Rows of lots in which numbers ascend."""

from typing import Final

from boulevard.games.native import append, i64, u8, vec
from boulevard.games.packed import BIT, which

EMPTY: Final[i64] = 99  # no number here yet
BARRIER: Final[i64] = 98  # something that starts the numbering again
LOWEST: Final[i64] = 0
HIGHEST: Final[i64] = 17


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
    while mask:
        steps = append(steps, base + which(mask & -mask))
        mask &= mask - 1
    return steps
