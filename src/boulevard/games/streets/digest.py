"""A key that stands for many numbers, the same compiled and interpreted."""

from typing import Final

from boulevard.games.native import i64, u8, vec

# Two lanes of 32 bits: products of native integers must not leave 63 bits, or Python would disagree.
WORD: Final[i64] = 0xFFFFFFFF
HALF: Final[i64] = 0x7FFFFFFF


class Digest:
    """Equal numbers in equal order give equal keys. Unequal ones meet by chance once in 2^63 pairs."""

    __slots__ = ("left", "right")

    def __init__(self) -> None:
        self.left: i64 = 0x2545F491
        self.right: i64 = 0x1B873593

    def add(self, number: i64) -> None:
        """One more number, of either sign."""
        self._mix(number & WORD)
        self._mix(number >> 32 & WORD)

    def add_row(self, numbers: vec[u8]) -> None:
        """Many numbers below 128, eight at a time."""
        packed: i64 = 1
        for i in range(i64(len(numbers))):
            packed = packed << 7 | i64(numbers[i])
            if i % 8 == 7:
                self.add(packed)
                packed = 1
        self.add(packed)

    def _mix(self, word: i64) -> None:
        left = (self.left ^ word) * 0x45D9F3B5 & WORD
        left = (left ^ left >> 15) * 0x2C1B3C6D & WORD
        self.left = left ^ left >> 13
        right = (self.right ^ word) * 0x5BD1E995 & WORD
        right = (right ^ right >> 16) * 0x297A2D39 & WORD
        self.right = right ^ right >> 15

    def key(self) -> i64:
        """Never negative, so that a key is one positive number everywhere."""
        return (self.left & HALF) << 32 | self.right
