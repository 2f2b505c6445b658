"""What a seat has written."""

from abc import abstractmethod

from boulevard.games.native import i64, mypyc_attr, u8, vec

from .digest import Digest


@mypyc_attr(acyclic=True)
class StreetSheet:
    """Numbers in ascending streets. A game adds what else there is to write."""

    __slots__ = ("numbers", "room")

    def __init__(self, numbers: vec[u8], room: vec[i64]) -> None:
        self.numbers = numbers  # per lot, or what else there can be (rows.py)
        self.room = room  # per number, the empty lots that may take it

    @abstractmethod
    def clone(self) -> "StreetSheet": ...

    @abstractmethod
    def finished(self) -> bool:
        """Does this sheet end the game?"""

    @abstractmethod
    def fits(self, number: i64) -> i64:
        """The lots that may take this number now."""

    @abstractmethod
    def digest(self, digest: Digest) -> None:
        """All that is written here."""
