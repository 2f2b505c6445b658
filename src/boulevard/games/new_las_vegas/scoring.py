"""Points and tie-breaks."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boulevard.games.contract import Score
from boulevard.games.packed import BIT, bits, byte

from .acme import Acme
from .components import (
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
)
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
    """What depends on the others: ranks in the inauguration, the longest series, the bank."""

    def __init__(self, sheets: list[Sheet], acme: Acme | None, introductory: bool) -> None:
        self.acme = acme
        self.contributions: i64 = 0  # bit n: somebody contributed n boxes
        self.fewest: i64 = 1000
        self.longest = vec[i64]([0, 0, 0, 0])
        edition = sheets[0].edition
        self.bundles: i64 = edition.introductory_bundles if introductory else edition.bundles
        borrowers: i64 = 0
        for sheet in sheets:
            contribution = sheet.contribution()
            self.contributions |= BIT[contribution]
            self.fewest = min(self.fewest, contribution)
            for street in range(STREETS):
                self.longest[street] = max(self.longest[street], sheet.longest(street, -1))
            if sheet.loan == BORROWS:
                borrowers += 1
        architects = i64(len(sheets))
        if acme is not None:
            architects = 2
            borrowers += 1 if acme.borrows() else 0
            for street in range(STREETS):
                self.longest[street] = max(self.longest[street], acme.series())
        if introductory or borrowers == 0:
            self.bank: i64 = 0
        elif 2 * borrowers > architects:
            self.bank = edition.bank_many
        else:
            self.bank = edition.bank_few

    def rank(self, sheet: Sheet) -> i64:
        """Place in the inauguration; equals share it, and nobody is skipped after them."""
        contribution = sheet.contribution()
        if self.acme is not None:
            return 0 if contribution >= self.acme.count(INAUGURATION) else 1
        return bits(self.contributions >> contribution) - 1

    def last(self, sheet: Sheet) -> bool:
        """Does this sheet owe the debt of the inauguration?"""
        if self.acme is not None:
            return self.rank(sheet) > 0
        return sheet.contribution() == self.fewest

    def street_points(self, sheet: Sheet) -> i64:
        points: i64 = 0
        for street in range(STREETS):
            length = sheet.longest(street, -1)
            points += length
            if length > 0 and length == self.longest[street]:
                points += sheet.ladder(IMPROVE_STREETS)
        return points

    def bankruptcy(self, sheet: Sheet) -> i64:
        """The penalty, or 0 when the bundles cover the debts."""
        owed = sheet.owed() + (1 if self.last(sheet) else 0)
        return sheet.edition.bankruptcy if owed > self.bundles + sheet.mafia_bundles() + self.bank else i64(0)


def score_sheets(sheets: list[Sheet], acme: Acme | None, introductory: bool) -> list[Score]:
    comparison = Comparison(sheets, acme, introductory)
    scores: list[Score] = []
    for sheet in sheets:
        parts = [
            ("projects", int(project_points(sheet))),
            ("inauguration", int(inauguration_points(sheet, comparison.rank(sheet)))),
            ("shows", int(show_points(sheet))),
            ("hotels", int(hotel_points(sheet))),
            ("streets", int(comparison.street_points(sheet))),
            ("golf", int(golf_points(sheet))),
            ("limousine", int(limousine_points(sheet))),
            ("bankruptcy", int(comparison.bankruptcy(sheet))),
        ]
        total = 0
        for _, points in parts:
            total += points
        hotels = int(bits(sheet.large | sheet.small))
        scores.append(Score(parts, total, [hotels, int(bits(sheet.large))]))
    return scores
