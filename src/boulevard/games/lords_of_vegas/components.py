"""What is in the box of Lords of Vegas: lots, cards, companies, the score track.

The rulebook gives the counts, the house odds and the start of the track; price, die and company of
every lot agree in two independent public transcriptions; the rest of the track comes from one of
them. tests/lords_of_vegas/test_components.py recounts all of it.
"""

from typing import Final

from boulevard.games.native import i64, vec

MOST_SEATS: Final[i64] = 4
LOTS: Final[i64] = 48
COLUMNS: Final[i64] = 3  # every block is three lots wide
DICE: Final[i64] = 12  # a seat's own
MARKERS: Final[i64] = 10
TILES: Final[i64] = 9  # of each company

# The companies that pay. A card names one of them, or the Strip.
COMPANIES: Final = ["albion", "sphinx", "vega", "tivoli", "pioneer"]
COLOURS: Final = ["purple", "gold", "blue", "grey", "brown"]
COMPANY_COUNT: Final[i64] = 5
STRIP: Final[i64] = 5

# A lot: its name, the price of building there, the die that goes on it, and of its card the company
# that it pays and the money that it starts with. Left to right, top to bottom, block after block.
LOT_TABLE: Final = [
    # block A
    ("A1", 9, 3, "pioneer", 7),
    ("A2", 6, 2, "albion", 8),
    ("A3", 15, 5, "vega", 5),
    ("A4", 12, 4, "sphinx", 6),
    ("A5", 9, 3, "tivoli", 7),
    ("A6", 20, 6, "strip", 4),
    # block B
    ("B1", 15, 5, "sphinx", 5),
    ("B2", 6, 2, "tivoli", 8),
    ("B3", 9, 3, "albion", 7),
    ("B4", 20, 6, "albion", 4),
    ("B5", 9, 3, "vega", 7),
    ("B6", 12, 4, "pioneer", 6),
    # block C
    ("C1", 12, 4, "tivoli", 6),
    ("C2", 9, 3, "sphinx", 7),
    ("C3", 20, 6, "albion", 4),
    ("C4", 6, 2, "pioneer", 8),
    ("C5", 8, 1, "vega", 9),
    ("C6", 12, 4, "tivoli", 6),
    ("C7", 6, 2, "sphinx", 8),
    ("C8", 8, 1, "albion", 9),
    ("C9", 12, 4, "pioneer", 6),
    ("C10", 9, 3, "vega", 7),
    ("C11", 6, 2, "tivoli", 8),
    ("C12", 15, 5, "sphinx", 5),
    # block D
    ("D1", 20, 6, "tivoli", 4),
    ("D2", 9, 3, "pioneer", 7),
    ("D3", 12, 4, "vega", 6),
    ("D4", 12, 4, "vega", 6),
    ("D5", 8, 1, "strip", 9),
    ("D6", 6, 2, "albion", 8),
    ("D7", 15, 5, "albion", 5),
    ("D8", 6, 2, "sphinx", 8),
    ("D9", 9, 3, "pioneer", 7),
    # block E
    ("E1", 9, 3, "pioneer", 7),
    ("E2", 6, 2, "albion", 8),
    ("E3", 15, 5, "vega", 5),
    ("E4", 12, 4, "tivoli", 6),
    ("E5", 9, 3, "pioneer", 7),
    ("E6", 20, 6, "sphinx", 4),
    # block F
    ("F1", 20, 6, "albion", 4),
    ("F2", 9, 3, "tivoli", 7),
    ("F3", 12, 4, "sphinx", 6),
    ("F4", 12, 4, "sphinx", 6),
    ("F5", 8, 1, "pioneer", 9),
    ("F6", 6, 2, "vega", 8),
    ("F7", 15, 5, "vega", 5),
    ("F8", 6, 2, "strip", 8),
    ("F9", 9, 3, "tivoli", 7),
]
BLOCKS: Final = [
    ("A", 0, 2),
    ("B", 6, 2),
    ("C", 12, 4),
    ("D", 24, 3),
    ("E", 33, 2),
    ("F", 39, 3),
]  # first lot, rows
WESTERN: Final = "ACE"  # these touch the Strip with their right column, the others with their left


def _strip_lots() -> int:
    mask = 0
    for name, first, rows in BLOCKS:
        for row in range(rows):
            mask |= 1 << (first + 3 * row + (2 if name in WESTERN else 0))
    return mask


def _row_lots(last: bool) -> int:
    mask = 0
    for _, first, rows in BLOCKS:
        mask |= 0b111 << (first + (3 * (rows - 1) if last else 0))
    return mask


def _column_lots(column: int) -> int:
    return sum([1 << lot for lot in range(48) if lot % 3 == column])


LOT_NAMES: Final = [row[0] for row in LOT_TABLE]
PRICE: Final = vec[i64]([row[1] for row in LOT_TABLE])
PRINTED: Final = vec[i64]([row[2] for row in LOT_TABLE])
PAYS: Final = vec[i64]([5 if row[3] == "strip" else COMPANIES.index(row[3]) for row in LOT_TABLE])
START_MONEY: Final = vec[i64]([row[4] for row in LOT_TABLE])


ALL_LOTS: Final[i64] = (1 << 48) - 1
BLOCK_F: Final[i64] = 0b111111111 << 39
ON_STRIP: Final[i64] = _strip_lots()
NOT_LEFT: Final[i64] = ((1 << 48) - 1) ^ _column_lots(0)
NOT_RIGHT: Final[i64] = ((1 << 48) - 1) ^ _column_lots(2)
NOT_TOP: Final[i64] = ((1 << 48) - 1) ^ _row_lots(False)
NOT_BOTTOM: Final[i64] = ((1 << 48) - 1) ^ _row_lots(True)

# Cards: card n is the card of lot n. The End of Game card lies on the last of four near-equal piles.
END_CARD: Final[i64] = 48
LAST_PILE: Final = vec[i64]([0, 0, 11, 10, 10])  # cards below it, by number of seats

# The score track. A marker moves to the highest space that its points reach; the rest is lost.
TRACK: Final = [
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    8,
    10,
    12,
    14,
    16,
    18,
    20,
    23,
    26,
    29,
    32,
    36,
    40,
    44,
    49,
    54,
    60,
    66,
    73,
    81,
    90,
]
WINNING: Final[i64] = 90


def _spaces() -> list[int]:
    return [max([space for space in TRACK if space <= points]) for points in range(100)]


REACHED: Final = vec[i64](_spaces())  # the space that so many points reach

# The house odds, by the sum of two dice: how many times the bet the house owes; -1: the bet is lost.
ODDS: Final = vec[i64]([0, 0, 2, 1, 1, -1, -1, -1, -1, 1, 1, 1, 2])
BET_PER_TILE: Final[i64] = 5
REMODEL_PER_TILE: Final[i64] = 5
SPRAWL_FACTOR: Final[i64] = 2
