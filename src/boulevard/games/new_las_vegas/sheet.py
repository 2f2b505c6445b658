"""What one seat has written on its two sheets."""

from typing import Final

from boulevard.games.native import append, i64, mypyc_attr, u8, vec
from boulevard.games.packed import BIT, bits, byte
from boulevard.games.streets.digest import Digest
from boulevard.games.streets.rows import EMPTY, narrow, new_room
from boulevard.games.streets.sheet import StreetSheet

from .components import (
    ALL_CASINOS,
    AVENUE,
    AVENUES,
    CASINOS,
    EAST_ENDS,
    LINES,
    STREET,
    STREET_MASK,
    UNDECIDED,
    WEST_ENDS,
)
from .edition import Edition

# Points of projects share an integer, eight bits each; steps of ladders another, four bits each.
NIBBLE: Final = vec[i64]([1 << (4 * i) for i in range(15)])


def nibble(packed: i64, index: i64) -> i64:
    return packed >> (4 * index) & 15


@mypyc_attr(acyclic=True, free_list_len=1)
class Sheet(StreetSheet):
    __slots__ = (
        "across",
        "along",
        "built",
        "carpets",
        "checked",
        "circled",
        "crossing",
        "debts",
        "edition",
        "extended",
        "golf",
        "holes",
        "improved",
        "large",
        "left",
        "loan",
        "lost",
        "opened",
        "projects",
        "right",
        "shows",
        "small",
        "trail",
    )

    def __init__(self, edition: Edition, golf: bool, numbers: vec[u8], room: vec[i64]) -> None:
        super().__init__(numbers, room)  # there is room in casinos that have to be built first, too
        self.edition = edition
        self.golf = golf  # is it played with the golf course?
        self.opened: i64 = 0  # casinos with a number
        self.extended: i64 = 0  # those opened by Extended Casino
        self.built: i64 = 0  # casinos whose crane is crossed off
        self.shows: i64 = 0  # casinos whose star is circled
        self.left: i64 = 0  # boxes crossed in the show columns
        self.right: i64 = 0
        self.checked: i64 = edition.checked_at_start  # boxes of the inauguration track
        self.circled: i64 = 0  # pairs of boxes used for a bonus
        self.debts: i64 = 0  # those of them whose debt is circled
        self.improved: i64 = 0  # steps climbed on every ladder, packed
        self.large: i64 = 0  # avenues with a large hotel of ours
        self.small: i64 = 0
        self.holes: i64 = 0  # avenues with a built golf hole
        self.lost: i64 = 0  # avenues whose hole is crossed off
        self.crossing: i64 = edition.limousine.start
        self.along: i64 = 0  # stretches of street the limousine has used
        self.across: i64 = 0  # stretches of avenue
        self.carpets: i64 = 0  # special casinos it has passed
        self.trail = vec[u8]()  # its lines, shared between copies and never changed in place
        self.projects: i64 = 0  # points written for the three projects, packed
        self.loan: i64 = UNDECIDED

    def clone(self) -> "Sheet":
        sheet = Sheet(self.edition, self.golf, self.numbers[:], self.room[:])
        sheet.opened = self.opened
        sheet.extended = self.extended
        sheet.built = self.built
        sheet.shows = self.shows
        sheet.left = self.left
        sheet.right = self.right
        sheet.checked = self.checked
        sheet.circled = self.circled
        sheet.debts = self.debts
        sheet.improved = self.improved
        sheet.large = self.large
        sheet.small = self.small
        sheet.holes = self.holes
        sheet.lost = self.lost
        sheet.crossing = self.crossing
        sheet.along = self.along
        sheet.across = self.across
        sheet.carpets = self.carpets
        sheet.trail = self.trail
        sheet.projects = self.projects
        sheet.loan = self.loan
        return sheet

    def digest(self, digest: Digest) -> None:
        digest.add_row(self.numbers)
        digest.add(self.extended)
        digest.add(self.built)
        digest.add(self.shows)
        digest.add(self.left | self.right << 8 | self.checked << 16 | self.loan << 24)
        digest.add(self.circled | self.debts << 16)
        digest.add(self.improved)
        digest.add(self.large | self.small << 16 | self.holes << 32 | self.lost << 48)
        digest.add(self.projects)
        digest.add_row(self.trail)

    # -- casinos

    def standing(self) -> i64:
        """The casinos that are built: without a crane, or with a crossed-off one."""
        return ALL_CASINOS & ~self.edition.cranes | self.built

    def fits(self, number: i64) -> i64:
        """The built, unopened casinos that may take this number."""
        return self.room[number] & self.standing()

    def write(self, casino: i64, number: i64) -> None:
        self.numbers[casino] = u8(number)
        self.opened |= BIT[casino]
        narrow(self.room, STREET_MASK[casino // AVENUES], casino, number)

    def open(self, casino: i64, number: i64, taken: i64) -> None:
        """Opens a casino, and with it a golf hole and a hotel if it completes them.

        `taken` are the avenues where somebody had a hotel before this turn.
        """
        if casino < AVENUES and self.golf:
            self._play_golf(casino)
        self.write(casino, number)
        avenue = casino % AVENUES
        if self.opened >> avenue & AVENUE == AVENUE:
            if taken >> avenue & 1:
                self.small |= BIT[avenue]
            else:
                self.large |= BIT[avenue]

    def _play_golf(self, avenue: i64) -> None:
        """The hole above a casino of the top street that is about to be opened. The course has no gaps."""
        there = self.opened & STREET
        hole = BIT[avenue]
        if not there or (there << 1 | there >> 1) & hole:
            self.holes |= hole & ~self.lost
        elif hole > self.holes:  # beyond the course, to the right
            self.lost |= STREET & ~(self.holes | self.holes - 1)
        else:
            self.lost |= (self.holes & -self.holes) - 1

    def extendable_from_left(self) -> i64:
        """Built, unopened casinos whose left-hand neighbour is open."""
        return (self.opened & ~EAST_ENDS) << 1 & self.standing() & ~self.opened

    def extendable_from_right(self) -> i64:
        return (self.opened & ~WEST_ENDS) >> 1 & self.standing() & ~self.opened

    def extend(self, casino: i64, source: i64, taken: i64) -> None:
        self.open(casino, i64(self.numbers[source]), taken)
        self.extended |= BIT[casino]

    def longest(self, street: i64, parity: i64) -> i64:
        """The longest series of even (0) or odd (1) casinos in a street; either, when parity is -1."""
        standing = self.standing()
        best: i64 = 0
        run: i64 = 0
        kind: i64 = -1
        for casino in range(street * AVENUES, street * AVENUES + AVENUES):
            if not standing >> casino & 1:
                continue
            if not self.opened >> casino & 1:
                run = 0
                kind = -1
                continue
            here = i64(self.numbers[casino]) & 1
            if here != kind:
                run = 0
                kind = here
            run += 1
            if run > best and (parity < 0 or parity == here):
                best = run
        return best

    def end_series(self, street: i64, from_east: bool, parity: i64) -> i64:
        """The length of the series of this parity at one end of a street."""
        standing = self.standing()
        run: i64 = 0
        for i in range(AVENUES):
            casino = street * AVENUES + (AVENUES - 1 - i if from_east else i)
            if standing >> casino & 1:
                if not self.opened >> casino & 1 or i64(self.numbers[casino]) & 1 != parity:
                    break
                run += 1
        return run

    def street_open(self, street: i64) -> bool:
        """Are all built casinos of a street open?"""
        return not STREET_MASK[street] & self.standing() & ~self.opened

    # -- shows

    def show_debts(self) -> i64:
        """Circled debts beside the show columns that are not cleared."""
        count: i64 = 0
        for column in range(i64(2)):
            boxes = self.right if column else self.left
            if boxes > 0:
                for box in self.edition.show_debts[column]:
                    if box > boxes:
                        count += 1
        return count

    # -- the inauguration track

    def contribution(self) -> i64:
        """Checked boxes that were not used for a bonus."""
        return self.checked - 2 * bits(self.circled)

    def check(self, boxes: i64) -> None:
        self.checked = min(self.checked + boxes, self.edition.boxes)

    def free_pair(self) -> i64:
        """The first pair that can still be used for a bonus, or -1. All pairs are alike."""
        ends = self.edition.pair_ends
        for pair in range(i64(len(ends))):
            if ends[pair] > self.checked:
                return -1
            if not self.circled >> pair & 1:
                return pair
        return -1

    def use_pair(self, with_debt: bool) -> None:
        pair = self.free_pair()
        self.circled |= BIT[pair]
        if with_debt:
            self.debts |= BIT[pair]

    # -- the limousine

    def closed(self) -> bool:
        return len(self.trail) > 0 and self.crossing == self.edition.limousine.start

    def drives(self) -> vec[i64]:
        """The lines that may be drawn next."""
        if self.closed():
            return vec[i64]()
        return self.edition.limousine.lines(self.crossing, self.along, self.across)

    def drive(self, line: i64) -> None:
        roads = self.edition.limousine
        i = self.crossing * LINES + line
        self.along |= roads.along[i]
        self.across |= roads.across[i]
        self.carpets |= roads.carpets[i]
        self.crossing = roads.ends[i]
        self.trail = append(self.trail[:], u8(line))

    def missing_lines(self) -> i64:
        if len(self.trail) == 0 or self.crossing == self.edition.limousine.start:
            return 0
        return self.edition.limousine.missing(self.crossing, self.along, self.across)

    # -- money

    def owed(self) -> i64:
        """Debts on both sheets, apart from the one for being last in the inauguration."""
        return bits(self.built & ~self.opened) + bits(self.debts) + self.show_debts()

    def mafia_bundles(self) -> i64:
        return bits(self.carpets & self.opened & self.edition.mafia)

    # -- the end

    def ladder(self, index: i64) -> i64:
        """The value that a ladder of the score sheet shows."""
        return self.edition.ladders[index][nibble(self.improved, index)]

    def all_projects(self) -> bool:
        return byte(self.projects, 0) > 0 and byte(self.projects, 1) > 0 and byte(self.projects, 2) > 0

    def finished(self) -> bool:
        """Does this sheet end the game?"""
        return self.checked == self.edition.boxes or not self.standing() & ~self.opened or self.all_projects()


def new_sheet(edition: Edition, golf: bool) -> Sheet:
    return Sheet(edition, golf, vec[u8]([u8(EMPTY)] * int(CASINOS)), new_room(ALL_CASINOS))
