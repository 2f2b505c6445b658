"""The 21 city projects. Their points are in data.json."""

from abc import abstractmethod
from typing import Final

from boulevard.games.native import i64, vec
from boulevard.games.packed import BIT, bits

from .components import AVENUE, AVENUE_MASK, PROJECT_NAMES, PROJECTS_PER_COLOUR, STREET, STREET_MASK, STREETS
from .sheet import Sheet

ENDS: Final[i64] = 1 | 1 << 10  # the first and the last avenue
EVEN: Final[i64] = 0
ODD: Final[i64] = 1


class Project:
    """One card. The words of its condition: `project-NAME`."""

    def __init__(self, name: str, lasting: bool = True) -> None:
        self.name = name
        self.index: i64 = PROJECT_NAMES.index(name)
        self.colour: i64 = self.index // PROJECTS_PER_COLOUR
        self.lasting = lasting  # once fulfilled, nothing can undo it

    @abstractmethod
    def fulfilled(self, sheet: Sheet) -> bool: ...

    @abstractmethod
    def progress(self, sheet: Sheet) -> float:
        """How much of it is done, from 0 to 1, for bots."""


def share(done: i64, asked: i64) -> float:
    return min(float(done) / float(asked), 1.0)


# -- pink: hotels and inauguration


class LargeHotels(Project):
    def fulfilled(self, sheet: Sheet) -> bool:
        return bits(sheet.large) >= 3

    def progress(self, sheet: Sheet) -> float:
        return share(bits(sheet.large), 3)


class SmallHotels(Project):
    def fulfilled(self, sheet: Sheet) -> bool:
        return bits(sheet.small) >= 5

    def progress(self, sheet: Sheet) -> float:
        return share(bits(sheet.small), 5)


class AnyHotels(Project):
    def fulfilled(self, sheet: Sheet) -> bool:
        return bits(sheet.large | sheet.small) >= 7

    def progress(self, sheet: Sheet) -> float:
        return share(bits(sheet.large | sheet.small), 7)


class LargeNeighbours(Project):
    """Two large hotels on neighbouring avenues."""

    def fulfilled(self, sheet: Sheet) -> bool:
        return (sheet.large & sheet.large >> 1) != 0

    def progress(self, sheet: Sheet) -> float:
        return 1.0 if self.fulfilled(sheet) else 0.5 if sheet.large else 0.0


class HotelRow(Project):
    """Four hotels of any size on consecutive avenues."""

    def fulfilled(self, sheet: Sheet) -> bool:
        hotels = sheet.large | sheet.small
        pairs = hotels & hotels >> 1
        return (pairs & pairs >> 2) != 0

    def progress(self, sheet: Sheet) -> float:
        run = sheet.large | sheet.small
        length: i64 = 0
        while run:
            run &= run >> 1
            length += 1
        return share(length, 4)


class EndHotels(Project):
    """The hotels of the first and the last avenue."""

    def fulfilled(self, sheet: Sheet) -> bool:
        return (sheet.large | sheet.small) & ENDS == ENDS

    def progress(self, sheet: Sheet) -> float:
        casinos = AVENUE_MASK[0] | AVENUE_MASK[10]
        return share(bits(sheet.opened & casinos), 8)


class Contribution(Project):
    """Ten boxes of the inauguration track checked and not used for a bonus."""

    def fulfilled(self, sheet: Sheet) -> bool:
        return sheet.contribution() >= 10

    def progress(self, sheet: Sheet) -> float:
        return share(sheet.contribution(), 10)


# -- purple: series and the limousine


class CarpetTypes(Project):
    """The limousine has passed a VIP, a luxury and a mafia casino, open or not."""

    def fulfilled(self, sheet: Sheet) -> bool:
        edition = sheet.edition
        passed = sheet.carpets
        return passed & edition.vip != 0 and passed & edition.luxury != 0 and passed & edition.mafia != 0

    def progress(self, sheet: Sheet) -> float:
        edition = sheet.edition
        types: i64 = 0
        for kind in (edition.vip, edition.luxury, edition.mafia):
            if sheet.carpets & kind:
                types += 1
        return share(types, 3)


class Series(Project):
    """A series of so many even or odd casinos in one street."""

    def __init__(self, name: str, parity: i64, length: i64) -> None:
        super().__init__(name, False)
        self.parity = parity
        self.length = length

    def _best(self, sheet: Sheet) -> i64:
        best: i64 = 0
        for street in range(STREETS):
            best = max(best, sheet.longest(street, self.parity))
        return best

    def fulfilled(self, sheet: Sheet) -> bool:
        return self._best(sheet) >= self.length

    def progress(self, sheet: Sheet) -> float:
        return share(self._best(sheet), self.length)


class TwoSeries(Project):
    """Two series of four odd casinos, in one street or in two. Eight in a row are two series."""

    def __init__(self, name: str) -> None:
        super().__init__(name, False)

    def fulfilled(self, sheet: Sheet) -> bool:
        return self._count(sheet, 4) >= 2

    def _count(self, sheet: Sheet, length: i64) -> i64:
        count: i64 = 0
        standing = sheet.standing()
        for street in range(STREETS):
            run: i64 = 0
            for casino in range(street * 11, street * 11 + 11):
                if not standing >> casino & 1:
                    continue
                if not sheet.opened >> casino & 1 or not i64(sheet.numbers[casino]) & 1:
                    run = 0
                    continue
                run += 1
                if run == length:
                    count += 1
                    run = 0
        return count

    def progress(self, sheet: Sheet) -> float:
        return min(0.5 * float(self._count(sheet, 4)) + 0.12 * float(self._count(sheet, 2)), 1.0)


class EndSeries(Project):
    """Five even casinos in a row at the beginning or the end of a street."""

    def __init__(self, name: str) -> None:
        super().__init__(name, False)

    def _best(self, sheet: Sheet) -> i64:
        best: i64 = 0
        for street in range(STREETS):
            # Compiled code knows the larger of two numbers; of three it asks Python.
            best = max(best, sheet.end_series(street, False, EVEN))
            best = max(best, sheet.end_series(street, True, EVEN))
        return best

    def fulfilled(self, sheet: Sheet) -> bool:
        return self._best(sheet) >= 5

    def progress(self, sheet: Sheet) -> float:
        return share(self._best(sheet), 5)


class OpenStreets(Project):
    """All built casinos of two streets open; unbuilt cranes do not count."""

    def __init__(self, name: str) -> None:
        super().__init__(name, False)

    def fulfilled(self, sheet: Sheet) -> bool:
        streets: i64 = 0
        for street in range(STREETS):
            if sheet.street_open(street):
                streets += 1
        return streets >= 2

    def progress(self, sheet: Sheet) -> float:
        best: i64 = 11
        second: i64 = 11
        for street in range(STREETS):
            empty = bits(STREET_MASK[street] & sheet.standing() & ~sheet.opened)
            if empty < best:
                second = best
                best = empty
            elif empty < second:
                second = empty
        return 1.0 - float(best + second) / 22.0


class CarpetStreets(Project):
    """The limousine has passed a special casino in each of the four streets, open or not."""

    def fulfilled(self, sheet: Sheet) -> bool:
        return self._streets(sheet) == STREETS

    def _streets(self, sheet: Sheet) -> i64:
        streets: i64 = 0
        for street in range(STREETS):
            if sheet.carpets & STREET_MASK[street]:
                streets += 1
        return streets

    def progress(self, sheet: Sheet) -> float:
        return share(self._streets(sheet), 4)


# -- yellow: cranes, shows and golf


class EndCranes(Project):
    """The cranes of the first and the last avenue built and opened."""

    def fulfilled(self, sheet: Sheet) -> bool:
        return not self._asked(sheet) & ~(sheet.built & sheet.opened)

    def _asked(self, sheet: Sheet) -> i64:
        return sheet.edition.cranes & (AVENUE | AVENUE << 10)

    def progress(self, sheet: Sheet) -> float:
        asked = self._asked(sheet)
        return share(bits(asked & sheet.built) + bits(asked & sheet.built & sheet.opened), 2 * bits(asked))


class StreetCranes(Project):
    """All cranes of two streets built and opened."""

    def fulfilled(self, sheet: Sheet) -> bool:
        streets: i64 = 0
        for street in range(STREETS):
            if cranes_open(sheet, street):
                streets += 1
        return streets >= 2

    def progress(self, sheet: Sheet) -> float:
        done: i64 = 0
        for street in range(STREETS):
            if cranes_open(sheet, street):
                done += 1
        built = bits(sheet.built) + bits(sheet.built & sheet.opened)
        return min(0.5 * float(done) + 0.03 * float(built), 1.0)


class AllCranes(Project):
    """Every crane of the city built, opened or not."""

    def fulfilled(self, sheet: Sheet) -> bool:
        return sheet.built == sheet.edition.cranes

    def progress(self, sheet: Sheet) -> float:
        return share(bits(sheet.built), bits(sheet.edition.cranes))


class CranesAndShows(Project):
    """All cranes built and opened and all shows on stage in one street."""

    def fulfilled(self, sheet: Sheet) -> bool:
        for street in range(STREETS):
            if cranes_open(sheet, street) and shows_open(sheet, street):
                return True
        return False

    def progress(self, sheet: Sheet) -> float:
        best = 0.0
        edition = sheet.edition
        for street in range(STREETS):
            mask = STREET_MASK[street]
            if mask & edition.stars & sheet.opened & ~sheet.shows:
                continue  # a star is lost
            done = bits(mask & sheet.shows) + bits(mask & sheet.built & sheet.opened)
            best = max(best, share(done, bits(mask & edition.stars) + bits(mask & edition.cranes)))
        return best


class ShowBoxes(Project):
    """The first three boxes of both show columns crossed."""

    def fulfilled(self, sheet: Sheet) -> bool:
        return sheet.left >= 3 and sheet.right >= 3

    def progress(self, sheet: Sheet) -> float:
        return share(min(sheet.left, 3) + min(sheet.right, 3), 6)


class ShowsAndGolf(Project):
    """All shows of the top street on stage and all its golf holes built."""

    def fulfilled(self, sheet: Sheet) -> bool:
        return shows_open(sheet, 0) and sheet.holes == STREET

    def progress(self, sheet: Sheet) -> float:
        if sheet.lost or STREET & sheet.edition.stars & sheet.opened & ~sheet.shows:
            return 0.0
        return share(
            bits(sheet.holes) + 2 * bits(sheet.shows & STREET), 11 + 2 * bits(sheet.edition.stars & STREET)
        )


class Par4(Project):
    """All PAR 4 holes built."""

    def fulfilled(self, sheet: Sheet) -> bool:
        return not sheet.edition.par4 & ~sheet.holes

    def progress(self, sheet: Sheet) -> float:
        if sheet.edition.par4 & sheet.lost:
            return 0.0
        return share(bits(sheet.edition.par4 & sheet.holes), bits(sheet.edition.par4))


def cranes_open(sheet: Sheet, street: i64) -> bool:
    """All cranes of a street built and opened?"""
    return not STREET_MASK[street] & sheet.edition.cranes & ~(sheet.built & sheet.opened)


def shows_open(sheet: Sheet, street: i64) -> bool:
    """All stars of a street circled?"""
    return not STREET_MASK[street] & sheet.edition.stars & ~sheet.shows


PROJECTS: Final = vec[Project](
    [
        LargeHotels("large-3"),
        SmallHotels("small-5"),
        AnyHotels("hotels-7"),
        LargeNeighbours("large-neighbours-2"),
        HotelRow("hotels-row-4"),
        EndHotels("hotels-ends"),
        Contribution("inauguration-10", False),
        CarpetTypes("limo-types"),
        Series("even-6", EVEN, 6),
        Series("odd-7", ODD, 7),
        TwoSeries("odd-4-twice"),
        EndSeries("even-5-end"),
        OpenStreets("streets-2"),
        CarpetStreets("limo-streets"),
        EndCranes("cranes-ends"),
        StreetCranes("cranes-2"),
        AllCranes("cranes-4"),
        CranesAndShows("cranes-shows"),
        ShowBoxes("shows-3"),
        ShowsAndGolf("shows-golf"),
        Par4("par-4"),
    ]
)
GOLF_PROJECTS: Final[i64] = 1 << 19 | 1 << 20


def projects_in_play(colour: i64, golf: bool) -> i64:
    """Those that may be dealt as the one of this colour, as a mask."""
    mask = (BIT[PROJECTS_PER_COLOUR] - 1) << (PROJECTS_PER_COLOUR * colour)
    return mask if golf else mask & ~GOLF_PROJECTS
