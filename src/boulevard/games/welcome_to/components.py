"""What is in the box of Welcome To...: streets, cards, ladders of points.

The rulebook gives the totals of the cards and the first steps of every ladder; the rest agrees in two
independent public transcriptions. tests/welcome_to/test_components.py recounts all of it.
"""

from typing import Final

from boulevard.games.native import i64, u8, vec

# Streets. A house is a number from 0 to 32, street after street, left to right.
STREETS: Final[i64] = 3
HOUSES: Final[i64] = 33
FIRST: Final = vec[i64]([0, 10, 21, 33])  # first house of each street, and the end of the last
STREET_MASK: Final = vec[i64]([(1 << 10) - 1, (1 << 21) - (1 << 10), (1 << 33) - (1 << 21)])
LAST_HOUSES: Final[i64] = 1 << 9 | 1 << 20 | 1 << 32
END_HOUSES: Final[i64] = LAST_HOUSES | 1 << 0 | 1 << 10 | 1 << 21
POOL_LOTS: Final[i64] = 1 << 2 | 1 << 6 | 1 << 7 | 1 << 10 | 1 << 13 | 1 << 17 | 1 << 22 | 1 << 27 | 1 << 31

# Effects of the cards.
SURVEYOR: Final[i64] = 0
ESTATE: Final[i64] = 1
PARK: Final[i64] = 2
POOL: Final[i64] = 3
TEMP: Final[i64] = 4
BIS: Final[i64] = 5
EFFECTS: Final = ["surveyor", "estate", "park", "pool", "temp", "bis"]

# The 81 cards: a card is number * 8 + effect. Per number, how many of each effect.
DECK_TABLE: Final[dict[int, list[int]]] = {
    1: [1, 1, 1, 0, 0, 0],
    2: [1, 1, 1, 0, 0, 0],
    3: [1, 0, 0, 1, 1, 1],
    4: [0, 1, 1, 1, 1, 1],
    5: [2, 2, 2, 0, 0, 0],
    6: [2, 1, 1, 1, 1, 1],
    7: [1, 2, 2, 1, 1, 1],
    8: [2, 2, 2, 1, 1, 1],
    9: [1, 2, 2, 1, 1, 1],
    10: [2, 1, 1, 1, 1, 1],
    11: [2, 2, 2, 0, 0, 0],
    12: [0, 1, 1, 1, 1, 1],
    13: [1, 0, 0, 1, 1, 1],
    14: [1, 1, 1, 0, 0, 0],
    15: [1, 1, 1, 0, 0, 0],
}


def _all_cards() -> vec[u8]:
    cards: list[int] = []
    for number, counts in DECK_TABLE.items():
        for effect, count in enumerate(counts):
            cards.extend([number * 8 + effect] * count)
    return vec[u8]([u8(card) for card in cards])


CARDS: Final = _all_cards()
DECK_SIZE: Final[i64] = 81
SOLO_CARD: Final[i64] = 7  # of the solo game; no number has effect 7
SOLO_UPPER_HALF: Final[i64] = 40  # cards above the half that hides the Solo card


def card_token(card: int) -> str:
    return "solo" if card == 7 else f"{card >> 3}-{EFFECTS[card & 7]}"


CARD_TOKENS: Final[dict[str, int]] = {card_token(card): card for card in [*[int(c) for c in CARDS], 7]}

# Ladders of points: what stands after 0, 1, 2, ... crosses.
PARK_POINTS: Final = vec[vec[i64]](
    [vec[i64]([0, 2, 4, 10]), vec[i64]([0, 2, 4, 6, 14]), vec[i64]([0, 2, 4, 6, 8, 18])]
)
PARKS: Final = vec[i64]([3, 4, 5])
POOL_POINTS: Final = vec[i64]([0, 3, 6, 9, 13, 17, 21, 26, 31, 36])
BIS_PENALTY: Final = vec[i64]([0, 1, 3, 6, 9, 12, 16, 20, 24, 28])
BIS_BOXES: Final[i64] = 9
REFUSAL_PENALTY: Final = vec[i64]([0, 0, 3, 5])
LAST_REFUSAL: Final[i64] = 3
ROUNDABOUT_PENALTY: Final = vec[i64]([0, 3, 8])
TEMP_BOXES: Final[i64] = 11
TEMP_RANK_POINTS: Final = vec[i64]([7, 4, 1])
SOLO_TEMPS: Final[i64] = 6  # hired at least, for
SOLO_TEMP_POINTS: Final[i64] = 7
TEMP_REACH: Final[i64] = 2

LARGEST_ESTATE: Final[i64] = 6
ESTATE_POINTS: Final = vec[vec[i64]](
    [
        vec[i64]([1, 3]),
        vec[i64]([2, 3, 4]),
        vec[i64]([3, 4, 5, 6]),
        vec[i64]([4, 5, 6, 7, 8]),
        vec[i64]([5, 6, 7, 8, 10]),
        vec[i64]([6, 7, 8, 10, 12]),
    ]
)
