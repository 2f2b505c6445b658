"""What is the same in every copy of New Las Vegas: the shape of the city, the names of things.

What is printed on the sheets and cards is in data.json, read by edition.py.
"""

from typing import Final

from boulevard.games.native import i64, vec

# A casino is a number from 0 to 43, street after street from the top, left to right.
STREETS: Final[i64] = 4
AVENUES: Final[i64] = 11
CASINOS: Final[i64] = 44
STREET: Final[i64] = (1 << 11) - 1  # the casinos of the top street; `>> 11 * street` for the others
AVENUE: Final[i64] = 1 | 1 << 11 | 1 << 22 | 1 << 33  # the casinos of the first avenue
ALL_AVENUES: Final[i64] = (1 << 11) - 1
ALL_CASINOS: Final[i64] = (1 << 44) - 1
STREET_MASK: Final = vec[i64]([((1 << 11) - 1) << (11 * street) for street in range(4)])
AVENUE_MASK: Final = vec[i64]([(1 | 1 << 11 | 1 << 22 | 1 << 33) << avenue for avenue in range(11)])
WEST_ENDS: Final[i64] = AVENUE  # casinos without a left-hand neighbour
EAST_ENDS: Final[i64] = 1 << 10 | 1 << 21 | 1 << 32 | 1 << 43


def casino_name(casino: int) -> str:
    """Street and avenue counted from 1: `2.4` is the casino of the second street in the fourth avenue."""
    return f"{casino // 11 + 1}.{casino % 11 + 1}"


CASINO_NAMES: Final[dict[str, int]] = {casino_name(casino): casino for casino in range(44)}

# Effects of the cards, in the order of the rulebook's list of cards.
INAUGURATION: Final[i64] = 0
CONSTRUCTION: Final[i64] = 1
LIMOUSINE: Final[i64] = 2
SHOW: Final[i64] = 3
IMPROVEMENT: Final[i64] = 4
EFFECTS: Final = ["inauguration", "construction", "limousine", "show", "improvement"]

# A card is number * 8 + effect.
DECK_SIZE: Final[i64] = 81
EASY_REACH: Final[i64] = 2  # how far Easy Opening changes a number


def card_token(card: int) -> str:
    return f"{card >> 3}-{EFFECTS[card & 7]}"


CARD_TOKENS: Final[dict[str, int]] = {
    card_token(number * 8 + effect): number * 8 + effect for number in range(1, 16) for effect in range(5)
}

# Colours of projects and of approval cards.
COLOURS: Final = ["pink", "purple", "yellow"]
PROJECTS_IN_PLAY: Final[i64] = 3
PROJECTS_PER_COLOUR: Final[i64] = 7
# All projects, seven of each colour. projects.py says what they ask for.
PROJECT_NAMES: Final = [
    "large-3",
    "small-5",
    "hotels-7",
    "large-neighbours-2",
    "hotels-row-4",
    "hotels-ends",
    "inauguration-10",
    "limo-types",
    "even-6",
    "odd-7",
    "odd-4-twice",
    "even-5-end",
    "streets-2",
    "limo-streets",
    "cranes-ends",
    "cranes-2",
    "cranes-4",
    "cranes-shows",
    "shows-3",
    "shows-golf",
    "par-4",
]

# The ladders an Improvement climbs.
IMPROVE_INAUGURATION: Final[i64] = 0
IMPROVE_LARGE: Final[i64] = 1
IMPROVE_SMALL: Final[i64] = 2
IMPROVE_STREETS: Final[i64] = 3
IMPROVE_PAR3: Final[i64] = 4
IMPROVE_PAR4: Final[i64] = 5
IMPROVE_PAR5: Final[i64] = 6
IMPROVE_VIP: Final[i64] = 7
IMPROVE_LUXURY: Final[i64] = 8
IMPROVE_MISSING: Final[i64] = 9
LADDERS: Final = [
    "inauguration",
    "hotel-large",
    "hotel-small",
    "streets",
    "golf-3",
    "golf-4",
    "golf-5",
    "vip",
    "luxury",
    "missing",
]
LADDER_COUNT: Final[i64] = 10

COLUMNS: Final = ["left", "right"]  # of the shows

# Roads. A crossing is street * 12 + how many avenues lie to its left.
CROSSINGS: Final[i64] = 48
COMPASS: Final = "NESW"


def crossing_name(crossing: int) -> str:
    return f"{crossing // 12 + 1}.{crossing % 12}"


CROSSING_NAMES: Final[dict[str, int]] = {crossing_name(crossing): crossing for crossing in range(48)}

# A line of the limousine: one stretch of road or two, each N, E, S or W. As an int first * 5 + second + 1,
# the second being -1 when there is none.
LINES: Final[i64] = 20


def line_name(line: int) -> str:
    first, second = divmod(line, 5)
    return COMPASS[first] + (COMPASS[second - 1] if second else "")


LINE_NAMES: Final[dict[str, int]] = {line_name(line): line for line in range(20)}

# What a seat wants of the bank.
UNDECIDED: Final[i64] = 0
BORROWS: Final[i64] = 1
DECLINES: Final[i64] = 2
LOANS: Final[list[str | None]] = [None, "borrow", "decline"]
