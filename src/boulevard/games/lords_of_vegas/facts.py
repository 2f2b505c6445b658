"""What is printed on board and cards, for whoever draws them."""

from boulevard.games.contract import Json

from .components import (
    BET_PER_TILE,
    BLOCKS,
    COLUMNS,
    COMPANIES,
    DICE,
    LOT_TABLE,
    MARKERS,
    ODDS,
    ON_STRIP,
    TILES,
    TRACK,
    WESTERN,
)


def facts() -> Json:
    return {
        "companies": list(COMPANIES),
        "lots": lots(),
        "dice": int(DICE),
        "markers": int(MARKERS),
        "tiles": int(TILES),
        "bet_per_tile": int(BET_PER_TILE),
        "track": list(TRACK),
        "house": house(),
    }


def lots() -> list[Json]:
    """Rows and columns count from 0 inside the block."""
    found: list[Json] = []
    for block, first, rows in BLOCKS:
        for index in range(3 * rows):
            name, price, die, pays, _ = LOT_TABLE[first + index]
            found.append(
                {
                    "name": name,
                    "block": block,
                    "west": block in WESTERN,
                    "row": index // int(COLUMNS),
                    "column": index % int(COLUMNS),
                    "price": price,
                    "die": die,
                    "pays": pays,
                    "strip": bool(ON_STRIP >> (first + index) & 1),
                }
            )
    return found


def house() -> list[Json]:
    """The house odds: sums of two dice that move so many times the bet, and how many of 36 ways they have."""
    found: list[Json] = []
    for times in (-1, 1, 2):  # as in menu.py
        sums = [total for total in range(2, 13) if ODDS[total] == times]
        found.append({"times": times, "sums": sums, "ways": sum([6 - abs(7 - total) for total in sums])})
    return found
