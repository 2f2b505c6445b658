"""Where chance comes from. It is always handed in, never global.

`Rng` is fast and meant for bots and playouts. `Sealed` deals real games: its answers follow from a
seed text whose hash can be published beforehand and checked afterwards, and cannot be guessed from
earlier answers.
"""

import hashlib
from abc import abstractmethod
from typing import Final

from boulevard.games.native import i64, vec

MASK: Final[i64] = 0xFFFFFFFF
WORDS_PER_BLOCK: Final[i64] = 8


class Chance:
    """A source of whole numbers."""

    __slots__ = ()

    @abstractmethod
    def word(self) -> i64:
        """32 random bits."""

    def next_answer(self) -> None:
        """What follows is for the next answer of chance."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, for n up to a million (the bias is below 1 in 4,000)."""
        return (self.word() * n) >> 32


class Rng(Chance):
    """sfc32: a small counter-based generator, the same on every machine, compiled or not."""

    __slots__ = ("a", "b", "c", "counter")

    def __init__(self, seed: int) -> None:
        self.a: i64 = seed & 0xFFFFFFFF
        self.b: i64 = (seed >> 32) & 0xFFFFFFFF
        self.c: i64 = (seed >> 64) & 0xFFFFFFFF
        self.counter: i64 = 1
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        c = self.c
        answer = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (c + ((c << 3) & MASK)) & MASK
        self.c = ((((c << 21) & MASK) | (c >> 11)) + answer) & MASK
        return answer


class Sealed(Chance):
    """The dealer of real games. Answer number n follows from the seed and n alone, so a game that was
    put away can go on without remembering anything but how often chance has spoken."""

    __slots__ = ("answer", "block", "seed", "upcoming", "used", "words")

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.answer = 0
        self.upcoming = 0
        self.block = 0
        self.words = vec[i64]()
        self.used: i64 = WORDS_PER_BLOCK

    def turn_to(self, answer: int) -> None:
        """The next words are for this answer of chance."""
        self.answer = answer
        self.upcoming = answer + 1
        self.block = 0
        self.used = WORDS_PER_BLOCK

    def next_answer(self) -> None:
        self.turn_to(self.upcoming)

    def word(self) -> i64:
        if self.used == WORDS_PER_BLOCK:
            text = f"boulevard/{self.seed}/{self.answer}/{self.block}"
            digest = hashlib.sha256(text.encode()).digest()
            self.words = vec[i64]([int.from_bytes(digest[4 * i : 4 * i + 4], "big") for i in range(8)])
            self.block += 1
            self.used = 0
        word = self.words[self.used]
        self.used += 1
        return word


def commitment(seed: str) -> str:
    """What is published at the start so that the seed can be checked at the end."""
    return "sha256:" + hashlib.sha256(seed.encode()).hexdigest()


def rng_of(text: str) -> Rng:
    """A generator that follows from any text, for instance 'game seed / seat / bot'."""
    return Rng(int.from_bytes(hashlib.sha256(text.encode()).digest()[:12], "big"))
