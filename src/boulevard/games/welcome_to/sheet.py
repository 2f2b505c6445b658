"""What one seat has written on its sheet."""

from boulevard.games.native import i64, mypyc_attr, u8, vec
from boulevard.games.packed import BIT, BYTE, bits, byte
from boulevard.games.streets.digest import Digest
from boulevard.games.streets.rows import BARRIER, EMPTY, HIGHEST, LOWEST, narrow, new_room, places
from boulevard.games.streets.sheet import StreetSheet

from .components import LARGEST_ESTATE
from .edition import BUILT_IN, Edition


@mypyc_attr(acyclic=True, free_list_len=1)
class Sheet(StreetSheet):
    __slots__ = (
        "copies",
        "edition",
        "estates",
        "fences",
        "filled",
        "parks",
        "plans",
        "pools",
        "refusals",
        "roundabouts",
        "temps",
        "used",
    )

    def __init__(self, edition: Edition, numbers: vec[u8], room: vec[i64]) -> None:
        super().__init__(numbers, room)  # BARRIER is a roundabout
        self.edition = edition  # what is printed
        self.filled: i64 = 0  # houses with a number
        self.copies: i64 = 0  # houses whose number is a bis copy
        self.roundabouts: i64 = 0  # lots with a roundabout
        self.fences: i64 = 0  # bit h: fence between house h and h + 1 (street ends not included)
        self.pools: i64 = 0  # houses with a built pool
        self.used: i64 = 0  # houses used up by a plan
        self.parks: i64 = 0  # crosses per street, packed
        self.estates: i64 = 0  # crosses per estate size - 1, packed
        self.plans: i64 = 0  # points written for plan 1, 2, 3, packed
        self.temps: i64 = 0
        self.refusals: i64 = 0

    def clone(self) -> "Sheet":
        sheet = Sheet(self.edition, self.numbers[:], self.room[:])
        sheet.filled = self.filled
        sheet.copies = self.copies
        sheet.roundabouts = self.roundabouts
        sheet.fences = self.fences
        sheet.pools = self.pools
        sheet.used = self.used
        sheet.parks = self.parks
        sheet.estates = self.estates
        sheet.plans = self.plans
        sheet.temps = self.temps
        sheet.refusals = self.refusals
        return sheet

    def digest(self, digest: Digest) -> None:
        digest.add_row(self.numbers)
        digest.add(self.copies)
        digest.add(self.fences)
        digest.add(self.pools)
        digest.add(self.used)
        digest.add(self.parks | self.plans << 24)
        digest.add(self.estates)
        digest.add(self.temps | self.refusals << 8)

    # -- houses

    def empty(self) -> i64:
        return self.edition.all_houses & ~(self.filled | self.roundabouts)

    def fits(self, number: i64) -> i64:
        """The empty houses that may take this number."""
        return self.room[number]

    def write(self, house: i64, number: i64) -> None:
        self.numbers[house] = u8(number)
        self.filled |= BIT[house]
        edition = self.edition
        street = edition.street_of[house]
        mask = edition.street_mask[street]
        if self.roundabouts & mask:
            self._look_for_room(street)
        else:
            narrow(self.room, mask, house, number)

    def _look_for_room(self, street: i64) -> None:
        """A roundabout parts a street, so that both sides of it ascend on their own."""
        edition = self.edition
        elsewhere = ~edition.street_mask[street]
        for number in range(LOWEST, HIGHEST + 1):
            here = places(self.numbers, edition.first[street], edition.first[street + 1], number)
            self.room[number] = self.room[number] & elsewhere | here

    # -- bis

    def bis_from_left(self) -> i64:
        """Empty houses that may copy the number to their left."""
        return (self.filled & ~self.fences & ~self.edition.last_houses) << 1 & self.empty()

    def bis_from_right(self) -> i64:
        return self.filled >> 1 & ~self.fences & ~self.edition.last_houses & self.empty()

    def copy_number(self, house: i64, source: i64) -> None:
        self.write(house, i64(self.numbers[source]))
        self.copies |= BIT[house]

    def twins(self) -> i64:
        """Bit h: houses h and h + 1 hold the same number, so no fence may part them."""
        mask: i64 = 0
        candidates = self.copies | self.copies >> 1
        house: i64 = 0
        candidates &= self.filled & self.filled >> 1 & ~self.edition.last_houses
        while candidates >> house:
            if candidates >> house & 1 and self.numbers[house] == self.numbers[house + 1]:
                mask |= BIT[house]
            house += 1
        return mask

    # -- fences and estates

    def fence_lots(self) -> i64:
        """Bit h: a surveyor may put a fence between house h and h + 1."""
        edition = self.edition
        mask = edition.all_houses & ~(self.fences | edition.last_houses | (self.used & self.used >> 1))
        if self.copies:
            mask &= ~self.twins()
        return mask

    def estate_counts(self, unused_only: bool) -> i64:
        """How many complete estates of size 1 to 6 there are, packed by size - 1."""
        counts: i64 = 0
        bad = ~self.filled
        if unused_only:
            bad |= self.used
        walls = self.fences | self.edition.last_houses
        first: i64 = 1  # the first house since the last wall, as a bit
        while walls:
            wall = walls & -walls
            walls ^= wall
            houses = (wall << 1) - first
            if not houses & bad:
                size = bits(houses)
                if size <= LARGEST_ESTATE:
                    counts += BYTE[size - 1]
            first = wall << 1
        return counts

    def estate_starts(self, size: i64, unused_only: bool) -> i64:
        """The first houses of the complete estates of one size."""
        starts: i64 = 0
        bad = ~self.filled
        if unused_only:
            bad |= self.used
        walls = self.fences | self.edition.last_houses
        start: i64 = 0
        for house in range(self.edition.houses):
            if walls >> house & 1:
                if house + 1 - start == size and not bad >> start & BIT[size] - 1:
                    starts |= BIT[start]
                start = house + 1
        return starts

    def use_estate(self, start: i64, size: i64) -> None:
        self.used |= (BIT[size] - 1) << start

    # -- roundabouts

    def roundabout_lots(self) -> i64:
        return self.empty() if bits(self.roundabouts) < self.edition.roundabouts else 0

    def build_roundabout(self, house: i64) -> None:
        self.numbers[house] = u8(BARRIER)
        self.roundabouts |= BIT[house]
        self.fences |= (BIT[house] | BIT[house] >> 1) & ~self.edition.last_houses
        self._look_for_room(self.edition.street_of[house])

    # -- what plans and the end of the game ask

    def lots_filled(self) -> i64:
        return self.filled | self.roundabouts

    def street_full(self, street: i64) -> bool:
        return not self.edition.street_mask[street] & ~(self.filled | self.roundabouts)

    def pools_complete(self, street: i64) -> bool:
        """Are all pools of a street built? A street without any has nothing to complete."""
        lots = self.edition.street_mask[street] & self.edition.pool_lots
        return lots != 0 and not lots & ~self.pools

    def ends_built(self) -> bool:
        return not self.edition.end_houses & ~self.filled

    def finished(self) -> bool:
        """Does this sheet end the game?"""
        return (
            self.refusals == self.edition.last_refusal
            or self.lots_filled() == self.edition.all_houses
            or (byte(self.plans, 0) > 0 and byte(self.plans, 1) > 0 and byte(self.plans, 2) > 0)
        )


def new_sheet(edition: Edition = BUILT_IN) -> Sheet:
    return Sheet(edition, vec[u8]([u8(EMPTY)] * int(edition.houses)), new_room(edition.all_houses))
