"""Who will win a game of Lords of Vegas: a learned chance for every seat, from what lies on the board.

Every seat gets a score, the sum of its features times weights that change with the cards left; chances are
the softmax over the seats. The features that matter most look ahead exactly: if nobody built any more,
which space of the track would each seat reach, card by card?
"""

import math
from typing import Final

from boulevard.games.lords_of_vegas.board import Board, flooded, grown
from boulevard.games.lords_of_vegas.components import (
    ALL_LOTS,
    COMPANY_COUNT,
    LAST_PILE,
    LOTS,
    ON_STRIP,
    PAYS,
    PRINTED,
    REACHED,
    STRIP,
    TRACK,
)
from boulevard.games.native import append, i64, vec
from boulevard.games.packed import bits, which

from .tables import Tables, shipped

SPACES: Final[i64] = 29
SIZES: Final[i64] = 10  # of a casino, and one more
CARDS: Final[i64] = 10  # of a company in the deck, and one more
KNOTS: Final = vec[float]([0.0, 5.0, 13.0, 33.0])  # draws left; weights are straight lines in between
KNOT_COUNT: Final[i64] = 4

FROZEN: Final[i64] = 0  # log of the chance to win if nothing but payments happened
REACH: Final[i64] = 1  # points expected then
POINTS: Final[i64] = 2
PURSE: Final[i64] = 3  # money up to 12
RICHES: Final[i64] = 4  # beyond
LOTS_HELD: Final[i64] = 5
LOT_DICE: Final[i64] = 6  # what they are worth
LOTS_BESIDE: Final[i64] = 7  # lots beside an own casino
LOTS_TOGETHER: Final[i64] = 8
INCOME: Final[i64] = 9  # money from dice until the end
GUEST: Final[i64] = (
    10  # what others' casinos would bring, times the share of own dice: about the chance to win a roll
)
THREAT: Final[i64] = 11  # the same for others in own casinos
EXPOSED: Final[i64] = 12  # casinos held by a die that a card may take away
LARGEST: Final[i64] = 13
ROOM: Final[i64] = 14  # free lots to sprawl to
CASINOS: Final[i64] = 15
DICE_OUT: Final[i64] = 16
NEXT: Final[i64] = 17  # draws the next card
PAYMENTS: Final[i64] = 18  # points without the track
OPEN: Final[i64] = 19  # lots of own casinos whose cards are still in the deck
FEATURES: Final[i64] = 20
WEIGHTS: Final[i64] = 80  # FEATURES * KNOT_COUNT
LAYOUT: Final = "lords-1"


def _spaces() -> vec[i64]:
    """The space that a payment of a size leads to, by space."""
    table = vec[i64]()
    for space in range(SPACES):
        for size in range(SIZES):
            table = append(table, i64(TRACK.index(int(REACHED[TRACK[space] + size]))))
    return table


def _space_of() -> vec[i64]:
    return vec[i64]([TRACK.index(int(REACHED[points])) for points in range(100)])


def _log_factorials() -> vec[float]:
    table = vec[float]([0.0])
    for n in range(1, 60):
        table = append(table, table[n - 1] + math.log(float(n)))
    return table


LOG_FACTORIAL: Final = _log_factorials()
AFTER: Final = _spaces()
SPACE: Final = _space_of()
POINTS_AT: Final = vec[float]([float(points) for points in TRACK])


def _chance(total: i64, good: i64, drawn: i64, hits: i64) -> float:
    """That so many of the drawn cards are good ones."""
    misses = drawn - hits
    if hits > good or misses > total - good or misses < 0:
        return 0.0
    logs = LOG_FACTORIAL
    return math.exp(
        logs[good]
        - logs[hits]
        - logs[good - hits]
        + logs[total - good]
        - logs[misses]
        - logs[total - good - misses]
        - logs[total]
        + logs[drawn]
        + logs[total - drawn]
    )


class Deck:
    """What the cards that are left will do. The same for a whole turn."""

    def __init__(self, board: Board) -> None:
        left = vec[i64]([0, 0, 0, 0, 0, 0])
        rest = ALL_LOTS & ~board.drawn
        while rest:
            bit = rest & -rest
            rest ^= bit
            left[PAYS[which(bit)]] += 1
        remaining = LOTS - bits(board.drawn & ALL_LOTS)
        draws = remaining - LAST_PILE[board.seats]
        if draws < 0:
            draws = 0
        self.draws = draws
        self.remaining = remaining
        self.left = left
        self.share = float(draws) / float(remaining) if remaining > 0 else 0.0
        odds = vec[float]()
        for company in range(COMPANY_COUNT + 1):
            for hits in range(CARDS):
                odds = append(odds, _chance(remaining, left[company], draws, hits))
        self.odds = odds

    def often(self, company: i64, casino: i64) -> float:
        """How often a casino may expect to pay; the End of Game card pays the Strip."""
        times = float(self.left[company]) * self.share
        return times + float(self.left[STRIP]) * self.share + 1.0 if casino & ON_STRIP else times


class Judge:
    """Features and chances of boards with the same cards left. Its arrays are used again and again."""

    def __init__(self, board: Board, weights: vec[float]) -> None:
        self.seats = board.seats
        self.deck = Deck(board)
        self.features = vec[float]([0.0] * (FEATURES * 4))
        self.reach = vec[float]([0.0] * (SPACES * 4))  # per seat, the chance of every space at the end
        self.now = vec[float]([0.0] * SPACES)
        self.sum = vec[float]([0.0] * SPACES)
        # Per seat and company (or the Strip), sizes of casinos that pay there, ascending, and their safety.
        self.sizes = vec[i64]([0] * (4 * 6 * 9))
        self.safe = vec[float]([0.0] * (4 * 6 * 9))
        self.held = vec[i64]([0] * (4 * 6))
        self.weights = at_stage(weights, self.deck.draws)

    def chances(self, board: Board, following: i64) -> vec[float]:
        """The chance of every seat to win, when `following` draws the next card."""
        self.look(board, following)
        seats = self.seats
        features = self.features
        weights = self.weights
        scores = vec[float]([0.0, 0.0, 0.0, 0.0])
        best = -1e9
        for seat in range(seats):
            first = seat * FEATURES
            score = 0.0
            for i in range(FEATURES):
                score += weights[i] * features[first + i]
            scores[seat] = score
            if score > best:
                best = score
        total = 0.0
        for seat in range(seats):
            scores[seat] = math.exp(scores[seat] - best)
            total += scores[seat]
        for seat in range(seats):
            scores[seat] /= total
        return scores

    def look(self, board: Board, following: i64) -> None:
        """All features of all seats."""
        features = self.features
        seats = self.seats
        for i in range(seats * FEATURES):
            features[i] = 0.0
        for i in range(seats * 6):
            self.held[i] = 0
        self._casinos(board)
        taken = board.tiled() | board.marked()
        for seat in range(seats):
            first = seat * FEATURES
            money = board.money[seat]
            lots = board.marks[seat]
            features[first + POINTS] = 0.1 * float(board.points[seat])
            features[first + PURSE] = 0.1 * float(money if money < 12 else 12)
            if money > 12:
                features[first + RICHES] = 0.1 * float(money - 12 if money < 50 else 38)
            held = bits(lots)
            features[first + LOTS_HELD] = 0.5 * float(held)
            near = grown(lots | board.dice[seat])
            worth: i64 = 0
            together: i64 = 0
            while lots:
                bit = lots & -lots
                lots ^= bit
                worth += PRINTED[which(bit)]
                if grown(bit) & (board.marks[seat] | board.dice[seat]) & ~bit:
                    together += 1
            features[first + LOT_DICE] = 0.1 * float(worth)
            features[first + LOTS_TOGETHER] = 0.5 * float(together)
            features[first + DICE_OUT] = 0.2 * float(bits(board.dice[seat]))
            features[first + NEXT] = 0.5 if seat == following else 0.0
            room = bits(near & ~taken)
            features[first + ROOM] += 0.1 * float(room if room < 6 else 6)
            self._reach(board, seat)
        self._frozen(board)

    def _casinos(self, board: Board) -> None:
        features = self.features
        deck = self.deck
        seats = self.seats
        risk = deck.share * float(seats - 1) / float(seats)
        with_dice = board.with_dice()
        for company in range(COMPANY_COUNT):
            area = board.tiles[company]
            rest = area
            while rest:
                casino = flooded(rest & -rest, area)
                rest ^= casino
                boss = board.boss(casino)
                often = deck.often(company, casino)
                size = bits(casino)
                pays = 0.1 * often * float(size)
                dice = bits(casino & with_dice)
                safety = 1.0
                if boss >= 0:
                    own = casino & board.dice[boss]
                    mine = bits(own)
                    first = boss * FEATURES
                    features[first + PAYMENTS] += pays
                    features[first + CASINOS] += 0.5
                    features[first + LOTS_BESIDE] += 0.5 * float(bits(grown(casino) & board.marks[boss]))
                    features[first + OPEN] += 0.1 * often * float(bits(casino & ~board.drawn))
                    if 0.2 * float(size) > features[first + LARGEST]:
                        features[first + LARGEST] = 0.2 * float(size)
                    if not board.highest(casino) & board.drawn:
                        features[first + EXPOSED] += risk * pays
                        safety = 1.0 - 0.5 * risk
                    if dice > mine:
                        features[first + THREAT] += pays * float(dice - mine) / float(dice)
                        safety *= 0.9
                    self._enter(boss, company, size, safety)
                    if casino & ON_STRIP:
                        self._enter(boss, STRIP, size, safety)
                for seat in range(seats):
                    own = casino & board.dice[seat]
                    if own:
                        drawn = own & board.drawn
                        pips = float(board.pips(drawn)) + (1.0 - 0.5 * risk) * float(board.pips(own ^ drawn))
                        first = seat * FEATURES
                        features[first + INCOME] += 0.05 * pips * often
                        if seat != boss:
                            mine = bits(own)
                            features[first + GUEST] += pays * float(mine) / float(dice)

    def _enter(self, seat: i64, company: i64, size: i64, safety: float) -> None:
        """One more casino that pays, in order of size."""
        row = seat * 6 + company
        held = self.held[row]
        place = held
        first = row * 9
        while place > 0 and self.sizes[first + place - 1] > size:
            self.sizes[first + place] = self.sizes[first + place - 1]
            self.safe[first + place] = self.safe[first + place - 1]
            place -= 1
        if held < 9:
            self.sizes[first + place] = size
            self.safe[first + place] = safety
            self.held[row] = held + 1

    def _reach(self, board: Board, seat: i64) -> None:
        """Where this seat's marker will be at the end if only payments happen from here on."""
        reach = self.reach
        now = self.now
        total = self.sum
        odds = self.deck.odds
        first = seat * SPACES
        start = SPACE[board.points[seat]]
        for space in range(SPACES):
            now[space] = 0.0
        now[start] = 1.0
        for company in range(COMPANY_COUNT + 1):
            row = seat * 6 + company
            if self.held[row] == 0:
                continue
            if company == STRIP:
                self._pay(row, start)  # the End of Game card
            most = self.deck.left[company]
            mean = float(most) * self.deck.share
            chance = odds[company * CARDS]
            for space in range(start, SPACES):
                total[space] = chance * now[space]
            for hits in range(i64(1), most + 1):
                chance = odds[company * CARDS + hits]
                if chance < 0.0005 and float(hits) > mean:
                    break
                self._pay(row, start)
                for space in range(start, SPACES):
                    total[space] += chance * now[space]
            for space in range(start, SPACES):
                now[space] = total[space]
        expected = 0.0
        mass = 0.0
        for space in range(SPACES):
            chance = now[space] if space >= start else 0.0
            reach[first + space] = chance
            expected += chance * POINTS_AT[space]
            mass += chance
        if mass > 0.0:
            expected /= mass
        self.features[seat * FEATURES + REACH] = 0.1 * expected

    def _pay(self, row: i64, start: i64) -> None:
        """A card of this company comes: the marker moves for one casino after the other."""
        now = self.now
        for i in range(self.held[row]):
            size = self.sizes[row * 9 + i]
            safety = self.safe[row * 9 + i]
            space = SPACES - 1
            while space >= start:
                chance = now[space]
                if chance > 0.0:
                    goal = AFTER[space * SIZES + size]
                    if goal != space:
                        moved = chance * safety
                        now[goal] += moved
                        now[space] = chance - moved
                space -= 1

    def _frozen(self, board: Board) -> None:
        """The chance of every seat to be first then. Ties go to the richer seat, mostly."""
        reach = self.reach
        seats = self.seats
        below = vec[float]([0.0, 0.0, 0.0, 0.0])
        won = vec[float]([0.0, 0.0, 0.0, 0.0])
        for space in range(SPACES):
            for seat in range(seats):
                here = reach[seat * SPACES + space]
                if here > 0.0:
                    chance = here
                    for other in range(seats):
                        if other != seat:
                            tie = 0.5
                            if board.money[seat] > board.money[other]:
                                tie = 0.75
                            elif board.money[seat] < board.money[other]:
                                tie = 0.25
                            chance *= below[other] + tie * reach[other * SPACES + space]
                    won[seat] += chance
            for seat in range(seats):
                below[seat] += reach[seat * SPACES + space]
        total = 0.0
        for seat in range(seats):
            total += won[seat]
        for seat in range(seats):
            self.features[seat * FEATURES + FROZEN] = math.log(won[seat] / total + 0.02)


def new_tables() -> Tables:
    return Tables(LAYOUT, int(WEIGHTS))


def shipped_weights(seats: i64) -> vec[float]:
    """The weights of the package."""
    return shipped("lords-of-vegas", seats, LAYOUT, int(WEIGHTS)).weights


def knot_of(draws: i64) -> i64:
    """The knot below so many draws left."""
    knot: i64 = 0
    while knot < KNOT_COUNT - 2 and float(draws) > KNOTS[knot + 1]:
        knot += 1
    return knot


def part_of(draws: i64) -> float:
    """How far it is from there to the next knot."""
    knot = knot_of(draws)
    part = (float(draws) - KNOTS[knot]) / (KNOTS[knot + 1] - KNOTS[knot])
    return part if part < 1.0 else 1.0


def at_stage(weights: vec[float], draws: i64) -> vec[float]:
    """The weights when so many cards are still to be drawn."""
    first = knot_of(draws) * FEATURES
    part = part_of(draws)
    found = vec[float]()
    for i in range(FEATURES):
        low = weights[first + i]
        high = weights[first + FEATURES + i]
        found = append(found, low + part * (high - low))
    return found
