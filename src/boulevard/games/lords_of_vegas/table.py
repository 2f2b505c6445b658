"""What is on the table and who is next; turn.py says what steps and rolls do to it."""

from abc import abstractmethod
from typing import Any, Final

from mypy_extensions import i64

from boulevard.games.chance import Chance
from boulevard.games.contract import NOBODY, Game, GameError, State
from boulevard.games.packed import BIT

from .actions import may
from .board import NONE, Board, count
from .components import ALL_LOTS, BLOCK_F, END_CARD, LAST_PILE, LOTS
from .deals import Offer, action_possible, goods_problem
from .notation import DIE

# What is next. Up to ROLLING it is chance's answer.
DEALING: Final[i64] = 0  # a start card
STARTING: Final[i64] = 1  # a die for the first turn
DRAWING: Final[i64] = 2
REORGANISING: Final[i64] = 3
TIES: Final[i64] = 4
ROLLING: Final[i64] = 5  # a die of a gamble
TAKING: Final[i64] = 6  # no marker or die left for the drawn lot
TURN: Final[i64] = 7
LIFTING: Final[i64] = 8  # no die left for a tile
ARRANGING: Final[i64] = 9
LAYING_OFF: Final[i64] = 10
OVER: Final[i64] = 11
PHASES: Final = [
    "dealing",
    "starting",
    "drawing",
    "reorganising",
    "ties",
    "rolling",
    "taking",
    "turn",
    "lifting",
    "arranging",
    "laying-off",
    "over",
]

# What follows the last reroll.
GO_ON: Final[i64] = 0  # the turn
PAY: Final[i64] = 1  # the drawn card
RETAKE: Final[i64] = 2  # the drawn lot again: a deal may have freed a marker or a die

# Offers in words rather than from the menu: `choice` keeps the terms in `spoken` for `advance`.
SPOKEN: Final[i64] = 7000
SPOKEN_COUNTER: Final[i64] = 7001


class Past:
    """What was before a step of a seat."""

    def __init__(self, seat: i64, table: "Table") -> None:
        self.seat = seat
        self.table = table


class Table(State):
    """The state: fields, chance, offers, undo."""

    def __init__(self, game: Game, seats: i64, options: dict[str, Any], board: Board) -> None:
        super().__init__(game, seats, options)
        self.board = board
        self.phase: i64 = DEALING
        self.active: i64 = 0
        self.card: i64 = NONE  # drawn this turn
        self.lot: i64 = NONE  # where a tile waits for a die
        self.company: i64 = NONE
        self.casino: i64 = 0  # being reorganised or gambled in
        self.owner: i64 = NOBODY  # who arranges, or the boss of the house
        self.left: i64 = 0  # lots still to arrange; at the start, seats still in the running
        self.bet: i64 = 0
        self.laid_off = False
        self.first_die: i64 = 0
        self.roll: i64 = 0  # lots whose dice are still to be rolled
        self.check: i64 = 0  # lots whose casinos may be tied
        self.after: i64 = GO_ON
        self.gambled = False
        self.offered: i64 = 0  # seats that made an offer this turn
        self.sums: i64 = 0  # start rolls, eight bits a seat
        self.throws: i64 = 0  # dice thrown in this round of start rolls
        # Lists that are replaced, never changed, so that copies may share them.
        self.offers: list[Offer] = []
        self.past: list[Past] = []
        self.spoken: Offer | None = None

    def copy_from(self, other: "Table") -> None:
        """Everything but board, past and story."""
        self.phase = other.phase
        self.active = other.active
        self.card = other.card
        self.lot = other.lot
        self.company = other.company
        self.casino = other.casino
        self.owner = other.owner
        self.left = other.left
        self.bet = other.bet
        self.laid_off = other.laid_off
        self.first_die = other.first_die
        self.roll = other.roll
        self.check = other.check
        self.after = other.after
        self.gambled = other.gambled
        self.offered = other.offered
        self.sums = other.sums
        self.throws = other.throws
        self.offers = other.offers
        self.spoken = other.spoken

    # -- who is next

    def over(self) -> bool:
        return self.phase == OVER

    def awaits_chance(self) -> bool:
        return self.phase <= ROLLING

    def deals_open(self) -> bool:
        """Deals are possible whenever no roll is pending and no action is half done."""
        return self.phase == TURN or self.phase == TAKING

    def may_act(self, seat: i64) -> bool:
        return self.deals_open() or (seat == self.actor() and seat >= 0)

    def actor(self) -> i64:
        phase = self.phase
        if phase in (TURN, TAKING):
            if self.offers:
                return self.offers[0].to
            return self.active
        if phase == LIFTING:
            return self.active
        if phase in (ARRANGING, LAYING_OFF):
            return self.owner
        return NOBODY

    # -- chance

    def remaining(self) -> i64:
        """Cards in the deck, the End of Game card aside."""
        return LOTS - count(self.board.drawn & ALL_LOTS)

    def end_is_next(self) -> bool:
        return self.phase == DRAWING and self.remaining() <= LAST_PILE[self.seats]

    def sample(self, chance: Chance) -> i64:
        if self.phase != DRAWING and self.phase != DEALING:
            return DIE + 1 + chance.below(6)
        if self.end_is_next():
            return END_CARD
        gone = self.board.drawn
        if self.phase == DEALING and self.seats == 2:
            gone |= BLOCK_F
        while True:
            card = chance.below(LOTS)
            if not gone & BIT[card]:
                return card

    def possible(self, outcome: i64) -> bool:
        if self.phase != DRAWING and self.phase != DEALING:
            return DIE < outcome <= DIE + 6
        if self.end_is_next():
            return outcome == END_CARD
        if not 0 <= outcome < LOTS or self.board.drawn & BIT[outcome]:
            return False
        return not (self.phase == DEALING and self.seats == 2 and BLOCK_F & BIT[outcome])

    # -- what a step needs to know

    def alike(self) -> bool:
        """Do all dice still to be arranged show the same?"""
        for face in range(i64(1), i64(7)):
            shown = self.board.showing(face, self.left)
            if shown:
                return shown == self.left
        return True

    def action_allowed(self, code: i64) -> bool:
        """May the active seat take this action, if it is in its turn?"""
        return may(self.board, self.active, self.gambled, code)

    # -- offers

    def problem(self, offer: Offer) -> GameError | None:
        """Why a deal cannot happen now."""
        if not self.deals_open():
            return GameError("error-lov-deal-not-now")
        problem = goods_problem(self.board, offer)
        if problem is not None or offer.action == NONE:
            return problem
        if self.phase != TURN or not action_possible(self.board, self.active, self.gambled, offer):
            return GameError("error-lov-deal-action")
        return None

    def offer_between(self, by: i64, to: i64) -> Offer | None:
        for offer in self.offers:
            if offer.by == by and offer.to == to:
                return offer
        return None

    def _drop_offer(self, by: i64, to: i64) -> None:
        self.offers = [offer for offer in self.offers if offer.by != by or offer.to != to]

    # -- undo

    @abstractmethod
    def clone(self) -> "Table": ...

    def snapshot(self) -> "Table":
        copy = self.clone()
        copy.past = []
        return copy

    def can_undo(self, seat: i64) -> bool:
        return len(self.past) > 0 and self.past[-1].seat == seat

    def _undo(self, seat: i64) -> None:
        before = self.past[-1]
        self.past = self.past[:-1]
        self.board = before.table.board.clone()  # copies of this state may share the past
        self.copy_from(before.table)
