"""Sets and small counters in one native integer: cheap to copy, compare and combine."""

from typing import Final

from boulevard.games.native import i64, vec

# Bit n of a mask. A table, because `1 << n` goes wrong for native integers beyond 30.
BIT: Final = vec[i64]([1 << n for n in range(62)])

# The unit of counter n, where counters have eight bits each.
BYTE: Final = vec[i64]([1 << (8 * n) for n in range(7)])

HIGH_BITS: Final[i64] = 0x80808080808080


# A de Bruijn sequence: times a single bit, its six highest bits differ for each of the 64.
SEQUENCE: Final[i64] = 0x03F79D71B4CB0A89


def _numbers() -> list[int]:
    table = [0] * 64
    for n in range(64):
        table[(int(SEQUENCE) << n) >> 58 & 63] = n
    return table


NUMBERS: Final = vec[i64](_numbers())


def which(bit: i64) -> i64:
    """Which bit a single bit is."""
    return NUMBERS[bit * SEQUENCE >> 58 & 63]


def byte(packed: i64, index: i64) -> i64:
    """Counter `index` of a packed row of counters."""
    return packed >> (8 * index) & 255


def covers(packed: i64, needed: i64) -> bool:
    """Is no counter of the one row below that of the other? All must be below 128."""
    return (packed | HIGH_BITS) - needed & HIGH_BITS == HIGH_BITS


def members(mask: i64) -> list[int]:
    """Which bits are set, the lowest first."""
    found: list[int] = []
    while mask:
        bit = mask & -mask
        mask ^= bit
        found.append(int(which(bit)))
    return found


def bits(mask: i64) -> i64:
    """How many of 62 bits are set: counted in pairs, then in fours, and so on."""
    mask -= mask >> 1 & 0x1555555555555555
    mask = (mask & 0x3333333333333333) + (mask >> 2 & 0x3333333333333333)
    mask = mask + (mask >> 4) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    return mask + (mask >> 32) & 127
