"""People at the table whose sheets are of paper, and not here: what they did is told like a card."""

from typing import Final

from boulevard.games.contract import Json
from boulevard.games.native import append, i64, mypyc_attr, vec
from boulevard.games.schemas import listing, record

MOST_OTHERS: Final = 7

# Answers of chance, after all cards. In the order in which they are offered.
OTHERS: Final[i64] = 512
SHUFFLE: Final[i64] = OTHERS + 3  # before it: the plan or project with this number
END: Final[i64] = OTHERS + 4
HOTEL: Final[i64] = OTHERS + 8  # + avenue
COUNTED: Final[i64] = OTHERS + 32  # + what they have at the end
# Nobody knows how others play. Where it is drawn all the same, a card is so much likelier than any news.
CARD_WEIGHT: Final[i64] = 8


@mypyc_attr(acyclic=True)
class Others:
    def __init__(self, count: i64) -> None:
        self.count = count
        self.hotels: i64 = 0  # New Las Vegas: avenues where one of them was first
        self.told = vec[i64]()  # what they have at the end, in the order in which it is asked for

    def clone(self) -> "Others":
        others = Others(self.count)
        others.hotels = self.hotels
        others.told = self.told  # never changed in place
        return others

    def tell(self, value: i64) -> None:
        self.told = append(self.told[:], value)

    def json(self) -> Json:
        return {"told": [int(value) for value in self.told]}


def schema(about: str, more: Json | None = None) -> Json:
    properties: Json = {"told": listing({"type": "integer", "minimum": 0}, "at the end, " + about)}
    return record(properties | (more or {}), about="those who play on paper")
