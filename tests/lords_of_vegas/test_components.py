"""The tables, recounted against the totals of the rulebook."""

from collections import Counter

from boulevard.games.lords_of_vegas.components import (
    BLOCKS,
    COLOURS,
    COMPANIES,
    DICE,
    LOT_NAMES,
    LOT_TABLE,
    MARKERS,
    ODDS,
    ON_STRIP,
    PRICE,
    PRINTED,
    REACHED,
    TILES,
    TRACK,
)

from .helpers import GAME


def test_seats_dice_markers() -> None:
    """LOV-R01"""
    assert (GAME.fewest_seats, GAME.most_seats) == (2, 4)
    assert (DICE, MARKERS) == (12, 10)
    assert TRACK[0] == 0


def test_companies() -> None:
    """LOV-R02"""
    assert len(COMPANIES) == len(COLOURS) == 5
    assert TILES * len(COMPANIES) == 45


def test_lots() -> None:
    """LOV-R03: six blocks of three columns, 48 lots, each named once."""
    assert len(set(LOT_NAMES)) == 48
    assert {name: 3 * rows for name, _, rows in BLOCKS} == Counter(name[0] for name in LOT_NAMES)
    assert Counter(name[0] for name in LOT_NAMES) == {"A": 6, "B": 6, "C": 12, "D": 9, "E": 6, "F": 9}


def test_cards() -> None:
    """LOV-R04: nine cards of each company and three of the Strip."""
    assert Counter(row[3] for row in LOT_TABLE) == {**dict.fromkeys(COMPANIES, 9), "strip": 3}


def test_prices_follow_the_printed_die() -> None:
    """A lot's price and first money go with its die; lots of 4 pips at the Strip are no dearer."""
    prices = {1: 8, 2: 6, 3: 9, 4: 12, 5: 15, 6: 20}
    for name, price, die, _, first_money in LOT_TABLE:
        assert price == prices[die], name
        assert first_money == 10 - die, name


def test_strip() -> None:
    """LOV-R19: one lot of each row is at the Strip."""
    assert bin(ON_STRIP).count("1") == sum(rows for _, _, rows in BLOCKS) == 16
    at_strip = [name for i, name in enumerate(LOT_NAMES) if ON_STRIP >> i & 1]
    assert at_strip[:4] == ["A3", "A6", "B1", "B4"]


def test_examples_of_lots() -> None:
    """LOV-R30, LOV-R32: A2 costs 6 and shows 2; A5 costs 9, so sprawling there costs 18."""
    at = LOT_NAMES.index
    assert (PRICE[at("A2")], PRINTED[at("A2")]) == (6, 2)
    assert (PRICE[at("A5")], PRINTED[at("A5")]) == (9, 3)


def test_track() -> None:
    """LOV-R24: 8, then 10, then 12; the last space is 90."""
    assert TRACK[8:11] == [8, 10, 12]
    assert TRACK[-1] == 90
    assert sorted(TRACK) == TRACK
    assert [REACHED[8 + gain] for gain in range(1, 6)] == [8, 10, 10, 12, 12]
    assert REACHED[99] == 90


def test_odds() -> None:
    """LOV-R41: 20 of 36 rolls lose, 14 win, 2 win twice: the house keeps 2 of 36, its 5.6 %."""
    ways = Counter(a + b for a in range(1, 7) for b in range(1, 7))
    assert sum(ways[total] for total in range(2, 13) if ODDS[total] == -1) == 20
    assert sum(ways[total] for total in range(2, 13) if ODDS[total] == 1) == 14
    assert sum(ways[total] * int(ODDS[total]) for total in range(2, 13)) == -2
    assert [total for total in range(2, 13) if ODDS[total] == 2] == [2, 12]
