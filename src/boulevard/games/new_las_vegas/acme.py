"""ACME, the rival of the solo game: what it collects, builds and scores."""

from boulevard.games.contract import Score
from boulevard.games.native import append, i64, u8, vec
from boulevard.games.packed import BIT, BYTE, bits, byte
from boulevard.games.streets.cards import NO_CARD, effect_of, number_of

from .architects import (
    OF_GOLF,
    OF_HOTELS,
    OF_INAUGURATION,
    OF_LIMOUSINE,
    OF_SHOWS,
    OF_STREETS,
    Architect,
)
from .components import (
    BORROWS,
    CONSTRUCTION,
    IMPROVEMENT,
    INAUGURATION,
    LIMOUSINE,
    PROJECTS_IN_PLAY,
    SHOW,
    STREETS,
)
from .edition import Edition
from .sheet import Sheet


class Acme:
    __slots__ = ("architect", "cards", "came", "hotels", "loan_card", "projects", "settled")

    def __init__(self, architect: Architect) -> None:
        self.architect = architect
        self.cards = vec[u8]()  # its pile, first card first; shared between copies, never changed in place
        self.came = vec[i64]()  # colours of the approval cards in the order they came; likewise
        self.settled: i64 = 0  # how many of them have had their effect
        self.hotels: i64 = 0  # avenues with an A
        self.projects: i64 = 0  # points written for the three projects, packed
        self.loan_card: i64 = NO_CARD  # once it is revealed

    def clone(self) -> "Acme":
        acme = Acme(self.architect)
        acme.cards = self.cards
        acme.came = self.came
        acme.settled = self.settled
        acme.hotels = self.hotels
        acme.projects = self.projects
        acme.loan_card = self.loan_card
        return acme

    def receive(self, card: i64) -> None:
        self.cards = append(self.cards[:], u8(card))

    def approval(self, colour: i64) -> None:
        self.came = append(self.came[:], colour)

    def has_come(self, colour: i64) -> bool:
        for known in self.came:
            if known == colour:
                return True
        return False

    def end_turn(self, edition: Edition, projects: vec[i64], approved: i64, taken: i64) -> i64:
        """Approval cards of this turn take effect; returns the projects ACME fulfilled, as a mask.

        `approved` and `taken` are the projects and hotels of earlier turns: what the player did in this
        very turn neither lowers ACME's points nor keeps it from building.
        """
        fulfilled: i64 = 0
        while self.settled < len(self.came):
            colour = self.came[self.settled]
            if self.architect.fulfils >> self.settled & 1:
                project = projects[colour]
                points = edition.later[project] if approved >> colour & 1 else edition.first[project]
                self.projects += BYTE[colour] * points
                fulfilled |= BIT[colour]
            self.hotels |= self.architect.hotels[self.settled] & ~taken
            self.settled += 1
        return fulfilled

    def all_projects(self) -> bool:
        return byte(self.projects, 0) > 0 and byte(self.projects, 1) > 0 and byte(self.projects, 2) > 0

    # -- points

    def count(self, effect: i64) -> i64:
        """Cards with this effect in its pile."""
        count: i64 = 0
        for card in self.cards:
            if effect_of(i64(card)) == effect:
                count += 1
        return count

    def series(self) -> i64:
        """The length of its series, the same in every street."""
        return max(self.count(CONSTRUCTION) + self.architect.crane, 1)

    def holes(self) -> i64:
        """Golf holes: cards with the effect of the card before."""
        count: i64 = 0
        for i in range(1, i64(len(self.cards))):
            if effect_of(i64(self.cards[i])) == effect_of(i64(self.cards[i - 1])):
                count += 1
        return count

    def borrows(self) -> bool:
        """Its wish, once the card is revealed; until then it is taken not to borrow."""
        return number_of(self.loan_card) >= self.architect.borrows_from

    def project_points(self) -> i64:
        points: i64 = 0
        for k in range(PROJECTS_IN_PLAY):
            points += byte(self.projects, k)
        return points

    def score(self, sheet: Sheet) -> Score:
        """Its points beside those of the player with this sheet."""
        architect = self.architect
        improvements = self.count(IMPROVEMENT)
        inauguration = self.count(INAUGURATION) * architect.value(OF_INAUGURATION, improvements)
        shows = self.count(SHOW) * architect.value(OF_SHOWS, improvements)
        hotels = bits(self.hotels) * architect.value(OF_HOTELS, improvements)
        streets = STREETS * self.series()
        for street in range(STREETS):
            if self.series() >= sheet.longest(street, -1):
                streets += architect.value(OF_STREETS, improvements)
        golf = self.holes() * architect.value(OF_GOLF, improvements) if sheet.golf else i64(0)
        limousine = self.count(LIMOUSINE) * architect.value(OF_LIMOUSINE, improvements)
        penalty: i64 = 0
        if self.loan_card != NO_CARD and not self.borrows() and sheet.loan != BORROWS:
            penalty = number_of(self.loan_card)
        total = self.project_points() + inauguration + shows + hotels + streets + golf + limousine - penalty
        return Score(
            [
                ("projects", int(self.project_points())),
                ("inauguration", int(inauguration)),
                ("shows", int(shows)),
                ("hotels", int(hotels)),
                ("streets", int(streets)),
                ("golf", int(golf)),
                ("limousine", int(limousine)),
                ("bankruptcy", -int(penalty)),
            ],
            int(total),
            [int(bits(self.hotels)), int(bits(self.hotels))],
        )
