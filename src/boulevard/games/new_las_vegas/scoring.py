"""Points and tie-breaks."""

from typing import Final

from boulevard.games.contract import Json, Score
from boulevard.games.native import append, i64, vec
from boulevard.games.packed import BIT, bits, byte

from .acme import Acme
from .components import (
    AVENUES,
    BORROWS,
    IMPROVE_INAUGURATION,
    IMPROVE_LARGE,
    IMPROVE_LUXURY,
    IMPROVE_MISSING,
    IMPROVE_PAR3,
    IMPROVE_PAR4,
    IMPROVE_PAR5,
    IMPROVE_SMALL,
    IMPROVE_STREETS,
    IMPROVE_VIP,
    INAUGURATION,
    STREETS,
    UNDECIDED,
)
from .edition import Edition
from .rest import Rest
from .sheet import Sheet, nibble

PAID_RANKS: Final[i64] = 3  # first, second and third in the inauguration


def project_points(sheet: Sheet) -> i64:
    return byte(sheet.projects, 0) + byte(sheet.projects, 1) + byte(sheet.projects, 2)


def show_points(sheet: Sheet) -> i64:
    edition = sheet.edition
    return edition.show_points[0][sheet.left] + edition.show_points[1][sheet.right]


def hotel_points(sheet: Sheet) -> i64:
    return bits(sheet.large) * sheet.ladder(IMPROVE_LARGE) + bits(sheet.small) * sheet.ladder(IMPROVE_SMALL)


def golf_points(sheet: Sheet) -> i64:
    edition = sheet.edition
    return (
        bits(sheet.holes & edition.par3) * sheet.ladder(IMPROVE_PAR3)
        + bits(sheet.holes & edition.par4) * sheet.ladder(IMPROVE_PAR4)
        + bits(sheet.holes & edition.par5) * sheet.ladder(IMPROVE_PAR5)
    )


def limousine_points(sheet: Sheet) -> i64:
    """Open casinos that the limousine has visited, less the lines it misses."""
    visited = sheet.carpets & sheet.opened
    return (
        bits(visited & sheet.edition.vip) * sheet.ladder(IMPROVE_VIP)
        + bits(visited & sheet.edition.luxury) * sheet.ladder(IMPROVE_LUXURY)
        + sheet.missing_lines() * sheet.ladder(IMPROVE_MISSING)
    )


def inauguration_points(sheet: Sheet, rank: i64) -> i64:
    """Rank 0 is first."""
    if rank >= PAID_RANKS:
        return 0
    return sheet.edition.inauguration_points[3 * nibble(sheet.improved, IMPROVE_INAUGURATION) + rank]


class Comparison:
    """What depends on the others: ranks in the inauguration, the bank.

    Of those who play on paper it is known at the end; until then nobody has a rank.
    """

    def __init__(self, sheets: list[Sheet], acme: Acme | None, introductory: bool, rest: Rest | None) -> None:
        self.acme = acme
        self.open = rest is not None and not rest.known()
        self.contributions: i64 = 0  # bit n: somebody contributed n boxes
        self.fewest: i64 = 1000
        edition = sheets[0].edition
        self.bundles: i64 = edition.introductory_bundles if introductory else edition.bundles
        borrowers: i64 = 0
        for sheet in sheets:
            contribution = sheet.contribution()
            self.contributions |= BIT[contribution]
            self.fewest = min(self.fewest, contribution)
            if sheet.loan == BORROWS:
                borrowers += 1
        architects = i64(len(sheets))
        if acme is not None:
            architects = 2
            borrowers += 1 if acme.borrows() else 0
        if rest is not None:
            architects += rest.count
            if not self.open:
                self.contributions |= rest.contributions()
                self.fewest = min(self.fewest, rest.fewest())
                borrowers += rest.borrowers()
        self.bank: i64 = 0 if introductory else bank(edition, borrowers, architects)

    def rank(self, sheet: Sheet) -> i64:
        """Place in the inauguration; equals share it, and nobody is skipped after them."""
        contribution = sheet.contribution()
        if self.open:
            return PAID_RANKS
        if self.acme is not None:
            return 0 if contribution >= self.acme.count(INAUGURATION) else 1
        return bits(self.contributions >> contribution) - 1

    def last(self, sheet: Sheet) -> bool:
        """Does this sheet owe the debt of the inauguration?"""
        if self.acme is not None:
            return self.rank(sheet) > 0
        return sheet.contribution() == self.fewest and not self.open

    def bankruptcy(self, sheet: Sheet, bank: i64) -> i64:
        """The penalty, or 0 when the bundles cover the debts, if the bank brings so many."""
        owed = sheet.owed() + (1 if self.last(sheet) else 0)
        return sheet.edition.bankruptcy if owed > self.bundles + sheet.mafia_bundles() + bank else i64(0)


def longest_series(sheets: list[Sheet], acme: Acme | None, rest: Rest | None) -> vec[i64]:
    """Per street, the longest series of all, for which something is paid."""
    found = vec[i64]()
    for street in range(STREETS):
        longest: i64 = 1 if acme is None else max(i64(1), acme.series())
        if rest is not None:
            longest = max(longest, rest.longest(street) if rest.known() else AVENUES + 1)
        for sheet in sheets:
            longest = max(longest, sheet.longest(street, -1))
        found = append(found, longest)
    return found


def street_points(sheet: Sheet, longest: vec[i64]) -> i64:
    """The longest series of a sheet, and what is paid for the longest of all in a street."""
    points: i64 = 0
    for street in range(STREETS):
        length = sheet.longest(street, -1)
        points += length
        if length == longest[street]:
            points += sheet.ladder(IMPROVE_STREETS)
    return points


def bank(edition: Edition, borrowers: i64, architects: i64) -> i64:
    """The bundles that everybody gets when so many would borrow."""
    if borrowers == 0:
        return 0
    return edition.bank_many if 2 * borrowers > architects else edition.bank_few


class Outlook:
    """What one seat knows of the bank: its own wish, and that the others may have any."""

    def __init__(self, edition: Edition, loan: i64, others: i64) -> None:
        """`loan` is UNDECIDED for a spectator, who counts among the others."""
        self.fewest: i64 = 1 if loan == BORROWS else 0  # who may want to borrow
        self.most: i64 = self.fewest + others
        self.architects: i64 = others if loan == UNDECIDED else others + 1
        self.edition = edition

    def brings(self, borrowers: i64) -> i64:
        return bank(self.edition, borrowers, self.architects)

    def best(self) -> i64:
        """The most that the bank may bring."""
        most: i64 = 0
        for borrowers in range(self.fewest, self.most + 1):
            most = max(most, self.brings(borrowers))
        return most


def prospects(sheet: Sheet, comparison: Comparison, outlook: Outlook | None) -> Json:
    """The safe of a seat as it stands: bundles, debts by kind, and what becomes of it as others borrow.

    `bank` has a row for every number of bundles that the bank may bring, with how many of the others
    would have to borrow for it, and the points of bankruptcy then.
    """
    rows: list[Json] = []
    if outlook is not None:
        for borrowers in range(outlook.fewest, outlook.most + 1):
            brings = int(outlook.brings(borrowers))
            others = int(borrowers - outlook.fewest)
            if rows and rows[-1]["brings"] == brings:
                rows[-1]["most"] = others
            else:
                lost = int(comparison.bankruptcy(sheet, brings))
                rows.append({"fewest": others, "most": others, "brings": brings, "bankruptcy": lost})
    return {
        "bundles": int(comparison.bundles),
        "mafia": int(sheet.mafia_bundles()),
        "debts": {
            "cranes": int(bits(sheet.built & ~sheet.opened)),
            "bonuses": int(bits(sheet.debts)),
            "shows": int(sheet.show_debts()),
            "inauguration": 1 if comparison.last(sheet) else 0,
        },
        "bank": rows,
        "without_bank": int(comparison.bankruptcy(sheet, 0)),
    }


def score_sheets(
    sheets: list[Sheet], acme: Acme | None, introductory: bool, hidden: Outlook | None, rest: Rest | None
) -> list[Score]:
    table = Together(sheets, acme, introductory, hidden, rest)
    return [table.score(sheet) for sheet in sheets]


class Together:
    """All sheets of a table, as far as they count for each other.

    `hidden`: the wishes of others are not known, and only a bankruptcy that nothing can avert counts.
    """

    def __init__(
        self,
        sheets: list[Sheet],
        acme: Acme | None,
        introductory: bool,
        hidden: Outlook | None,
        rest: Rest | None,
    ) -> None:
        self.comparison = Comparison(sheets, acme, introductory, rest)
        self.brings: i64 = self.comparison.bank if hidden is None else hidden.best()
        self.longest = longest_series(sheets, acme, rest)

    def score(self, sheet: Sheet) -> Score:
        comparison = self.comparison
        parts = [
            ("projects", int(project_points(sheet))),
            ("inauguration", int(inauguration_points(sheet, comparison.rank(sheet)))),
            ("shows", int(show_points(sheet))),
            ("hotels", int(hotel_points(sheet))),
            ("streets", int(street_points(sheet, self.longest))),
            ("golf", int(golf_points(sheet))),
            ("limousine", int(limousine_points(sheet))),
            ("bankruptcy", int(comparison.bankruptcy(sheet, self.brings))),
        ]
        total = 0
        for _, points in parts:
            total += points
        hotels = int(bits(sheet.large | sheet.small))
        return Score(parts, total, [hotels, int(bits(sheet.large))])
