"""The five ACME architects of the solo game: what their cards say."""

from typing import Final

from boulevard.games.contract import GameError
from boulevard.games.native import i64, vec
from boulevard.games.reading import fields, flag, items, whole, wholes

LEVELS: Final = 5

# What ACME scores in, in the order of the rulebook.
DOMAINS: Final = ["inauguration", "shows", "hotels", "streets", "golf", "limousine"]
OF_INAUGURATION: Final[i64] = 0
OF_SHOWS: Final[i64] = 1
OF_HOTELS: Final[i64] = 2
OF_STREETS: Final[i64] = 3
OF_GOLF: Final[i64] = 4
OF_LIMOUSINE: Final[i64] = 5


class Architect:
    """One card."""

    def __init__(self, value: object, where: str, level: int) -> None:
        names = ["level", "approvals", "crane", "borrows_from", "values", "improvement_at"]
        top = fields(value, where, names, ["about", "measured"])
        if whole(top["level"], where + ".level", 1, LEVELS) != level:
            raise GameError("error-nlv-sheet-level", where=where + ".level", level=level)
        self.level: i64 = level
        self.fulfils: i64 = 0  # bit n: the project of approval card n + 1 is fulfilled
        hotels: list[int] = []
        for i, entry in enumerate(items(top["approvals"], where + ".approvals", 3, 3)):
            place = f"{where}.approvals[{i}]"
            pair = items(entry, place, 2, 2)
            if flag(pair[0], place + "[0]"):
                self.fulfils |= 1 << i
            avenues = 0
            for k, avenue in enumerate(items(pair[1], place + "[1]", 0, 11)):
                avenues |= 1 << (whole(avenue, f"{place}[1][{k}]", 1, 11) - 1)
            hotels.append(avenues)
        self.hotels = vec[i64]([i64(avenues) for avenues in hotels])  # per approval card, a mask of avenues
        self.crane: i64 = whole(top["crane"], where + ".crane", -20, 20)
        self.borrows_from: i64 = whole(top["borrows_from"], where + ".borrows_from", 1, 16)
        basic: list[int] = []
        improved: list[int] = []
        thresholds: list[int] = []
        values = fields(top["values"], where + ".values", DOMAINS, [])
        improvement_at = fields(top["improvement_at"], where + ".improvement_at", DOMAINS, [])
        for name in DOMAINS:
            low, high = wholes(values[name], f"{where}.values.{name}", 2, 0, 50)
            basic.append(low)
            improved.append(high)
            thresholds.append(whole(improvement_at[name], f"{where}.improvement_at.{name}", 1, 17))
        self.basic = vec[i64]([i64(points) for points in basic])
        self.improved = vec[i64]([i64(points) for points in improved])
        self.thresholds = vec[i64]([i64(cards) for cards in thresholds])

    def value(self, domain: i64, improvements: i64) -> i64:
        """What one thing of a domain is worth with this many Improvement cards in ACME's pile."""
        if improvements >= self.thresholds[domain]:
            return self.improved[domain]
        return self.basic[domain]


def read_architects(value: object, where: str) -> list[Architect]:
    top = fields(value, where, ["architects"], ["source", "about"])
    cards = items(top["architects"], where + ".architects", LEVELS, LEVELS)
    return [Architect(card, f"{where}.architects[{i}]", i + 1) for i, card in enumerate(cards)]
