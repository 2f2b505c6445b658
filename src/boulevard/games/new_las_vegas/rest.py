"""The rest of the table: what those have at the end whose sheets are of paper, as far as it counts."""

from typing import Final

from boulevard.games.native import i64
from boulevard.games.packed import BIT
from boulevard.games.schemas import listing, whole
from boulevard.games.streets.others import Others

from .components import AVENUES, STREETS
from .edition import Edition

TOLD: Final = (
    "first what each contributed to the inauguration, then 1 for each who would borrow and 0 for the others "
    "(not in the introductory game), then the longest series of them all in each street"
)
MORE_OF_OTHERS: Final = {"hotels": listing(whole(), "avenues where one of them was first")}
BOXES: Final[i64] = 0
LOAN: Final[i64] = 1
SERIES: Final[i64] = 2


class Rest:
    def __init__(self, others: Others, introductory: bool) -> None:
        self.count = others.count
        self.loans: i64 = 0 if introductory else others.count
        self.told = others.told

    def known(self) -> bool:
        """Has everything been told?"""
        return i64(len(self.told)) == self.count + self.loans + STREETS

    def asked(self) -> i64:
        """What is told next."""
        told = i64(len(self.told))
        return BOXES if told < self.count else LOAN if told < self.count + self.loans else SERIES

    def contributions(self) -> i64:
        """Bit n: somebody contributed n boxes."""
        mask: i64 = 0
        for i in range(self.count):
            mask |= BIT[self.told[i]]
        return mask

    def fewest(self) -> i64:
        fewest = self.told[0]
        for i in range(self.count):
            fewest = min(fewest, self.told[i])
        return fewest

    def borrowers(self) -> i64:
        total: i64 = 0
        for i in range(self.loans):
            total += self.told[self.count + i]
        return total

    def longest(self, street: i64) -> i64:
        return self.told[self.count + self.loans + street]


def most_told(others: Others, introductory: bool, edition: Edition) -> list[int]:
    """The largest that each answer may be."""
    count = int(others.count)
    loans = [] if introductory else [1] * count
    return [int(edition.boxes)] * count + loans + [int(AVENUES)] * int(STREETS)


def most_now(asked: i64, edition: Edition) -> i64:
    if asked == BOXES:
        return edition.boxes
    return i64(1) if asked == LOAN else AVENUES
