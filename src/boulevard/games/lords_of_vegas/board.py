"""The board: who has what where, and what a casino is."""

from typing import Final

from boulevard.games.contract import NOBODY
from boulevard.games.native import i64, mypyc_attr, vec
from boulevard.games.packed import bits, which

from .components import (
    ALL_LOTS,
    COMPANY_COUNT,
    DICE,
    MARKERS,
    NOT_BOTTOM,
    NOT_LEFT,
    NOT_RIGHT,
    NOT_TOP,
    TILES,
)

NONE: Final[i64] = -1
TIED: Final[i64] = -2  # more than one seat has a highest die


def grown(mask: i64) -> i64:
    """The lots and all that share an edge with one of them. Streets and the Strip part blocks."""
    return (
        mask
        | (mask & NOT_RIGHT) << 1
        | (mask & NOT_LEFT) >> 1
        | (mask & NOT_BOTTOM) << 3
        | (mask & NOT_TOP) >> 3
    )


def flooded(seed: i64, area: i64) -> i64:
    """All of `area` that hangs together with `seed`."""
    while True:
        more = (
            seed
            | (seed & NOT_RIGHT) << 1
            | (seed & NOT_LEFT) >> 1
            | (seed & NOT_BOTTOM) << 3
            | (seed & NOT_TOP) >> 3
        ) & area
        if more == seed:
            return seed
        seed = more


def lots_of(mask: i64) -> list[int]:
    lots: list[int] = []
    while mask:
        bit = mask & -mask
        mask ^= bit
        lots.append(int(which(bit)))
    return lots


@mypyc_attr(acyclic=True, free_list_len=1)
class Board:
    """Markers, tiles and dice as sets of lots, and what every seat holds."""

    __slots__ = (
        "dice",
        "drawn",
        "fours",
        "high_owners",
        "marks",
        "money",
        "odd_owners",
        "ones",
        "points",
        "rolled",
        "seats",
        "tiles",
        "twos",
    )

    def __init__(
        self,
        seats: i64,
        money: vec[i64],
        points: vec[i64],
        marks: vec[i64],
        dice: vec[i64],
        tiles: vec[i64],
        ones: i64,
        twos: i64,
        fours: i64,
        odd_owners: i64,
        high_owners: i64,
        drawn: i64,
        rolled: i64,
    ) -> None:
        self.seats = seats
        self.money = money
        self.points = points
        self.marks = marks  # per seat, lots with its marker
        self.dice = dice  # per seat, lots with its die
        self.tiles = tiles  # per company, lots with its tile
        # What the dice show, in binary: lots whose die has this bit in its value. No die is 0.
        self.ones = ones
        self.twos = twos
        self.fours = fours
        # Whose they are, in binary too: lots with dice of seats 1 and 3, and of seats 2 and 3 (from 0).
        self.odd_owners = odd_owners
        self.high_owners = high_owners
        self.drawn = drawn  # cards that are no longer in the deck
        self.rolled = rolled  # dice that were reorganised this turn

    def clone(self) -> "Board":
        return Board(
            self.seats,
            self.money[:],
            self.points[:],
            self.marks[:],
            self.dice[:],
            self.tiles[:],
            self.ones,
            self.twos,
            self.fours,
            self.odd_owners,
            self.high_owners,
            self.drawn,
            self.rolled,
        )

    # -- lots

    def marked(self) -> i64:
        marks = self.marks
        mask: i64 = 0
        for seat in range(self.seats):
            mask |= marks[seat]
        return mask

    def tiled(self) -> i64:
        tiles = self.tiles
        return tiles[0] | tiles[1] | tiles[2] | tiles[3] | tiles[4]

    def with_dice(self) -> i64:
        return self.ones | self.twos | self.fours

    def showing(self, face: i64, lots: i64) -> i64:
        """Those of the lots whose die shows this value."""
        lots &= self.ones if face & 1 else ~self.ones
        lots &= self.twos if face & 2 else ~self.twos
        lots &= self.fours if face & 4 else ~self.fours
        return lots

    def highest(self, casino: i64) -> i64:
        """The lots with the highest dice."""
        top = casino & (self.ones | self.twos | self.fours)
        if top & self.fours:
            top &= self.fours
        if top & self.twos:
            top &= self.twos
        if top & self.ones:
            top &= self.ones
        return top

    def company_at(self, bit: i64) -> i64:
        for company in range(COMPANY_COUNT):
            if self.tiles[company] & bit:
                return company
        return NONE

    def owner_at(self, bit: i64) -> i64:
        """Whose die stands there."""
        for seat in range(self.seats):
            if self.dice[seat] & bit:
                return seat
        return NOBODY

    def marker_at(self, bit: i64) -> i64:
        """Whose marker lies there."""
        for seat in range(self.seats):
            if self.marks[seat] & bit:
                return seat
        return NOBODY

    def face_at(self, bit: i64) -> i64:
        """What the die there shows; 0 without a die."""
        face: i64 = 1 if self.ones & bit else 0
        if self.twos & bit:
            face += 2
        if self.fours & bit:
            face += 4
        return face

    # -- supplies

    def stock(self, company: i64) -> i64:
        """Tiles of a company that are not on the board."""
        return TILES - bits(self.tiles[company])

    def free_dice(self, seat: i64) -> i64:
        return DICE - bits(self.dice[seat])

    def free_markers(self, seat: i64) -> i64:
        return MARKERS - bits(self.marks[seat])

    # -- casinos

    def casino_at(self, bit: i64) -> i64:
        """The casino that a lot belongs to, or 0."""
        for company in range(COMPANY_COUNT):
            area = self.tiles[company]
            if area & bit:
                return flooded(bit, area)
        return 0

    def boss(self, casino: i64) -> i64:
        """The seat with the highest die; NOBODY without dice; TIED when seats share the highest value."""
        top = self.highest(casino)
        if not top:
            return NOBODY
        odd = top & self.odd_owners
        high = top & self.high_owners
        if (odd and odd != top) or (high and high != top):
            return TIED
        return (1 if odd else 0) + (2 if high else 0)

    def tied(self, casino: i64) -> i64:
        """The highest dice, if they belong to more than one seat."""
        return self.highest(casino) if self.boss(casino) == TIED else 0

    def pips(self, lots: i64) -> i64:
        """All that the dice on these lots show."""
        return bits(self.ones & lots) + 2 * bits(self.twos & lots) + 4 * bits(self.fours & lots)

    # -- changes

    def show(self, bit: i64, face: i64) -> None:
        """The die on this lot shows another value; 0 takes it away."""
        keep = ALL_LOTS ^ bit
        self.ones = self.ones | bit if face & 1 else self.ones & keep
        self.twos = self.twos | bit if face & 2 else self.twos & keep
        self.fours = self.fours | bit if face & 4 else self.fours & keep

    def put_die(self, bit: i64, seat: i64, face: i64) -> None:
        """A die of this seat stands there now, instead of any other."""
        self.lift_die(bit)
        self.own_dice(bit, seat)
        self.show(bit, face)

    def lift_die(self, bit: i64) -> None:
        self.own_dice(bit, NOBODY)
        self.show(bit, 0)
        self.rolled &= ALL_LOTS ^ bit

    def own_dice(self, lots: i64, seat: i64) -> None:
        """The dice on these lots belong to a seat, or NOBODY; they keep their values."""
        keep = ALL_LOTS ^ lots
        for other in range(self.seats):
            self.dice[other] &= keep
        self.odd_owners &= keep
        self.high_owners &= keep
        if seat >= 0:
            self.dice[seat] |= lots
            if seat & 1:
                self.odd_owners |= lots
            if seat & 2:
                self.high_owners |= lots


def new_board(seats: i64) -> Board:
    return Board(
        seats,
        vec[i64]([0] * seats),
        vec[i64]([0] * seats),
        vec[i64]([0] * seats),
        vec[i64]([0] * seats),
        vec[i64]([0] * COMPANY_COUNT),
        0,
        0,
        0,
        0,
        0,
        0,
        0,
    )
