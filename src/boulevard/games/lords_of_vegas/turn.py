"""The course of a game: whose decision or which roll is next, and what each does.

A turn is: draw a card, take its lot, settle ties, pay, then actions until `end`. Since rules version 2
the next seat turns the card itself, so that there is a break before it. Chance answers one
card or one die at a time. Whatever changes a casino marks its lots in `check`; `settle_ties` looks
at those casinos, asks for rerolls until none is tied, and then goes on with `after`.
"""

from typing import Final

from boulevard.games.chance import Chance
from boulevard.games.contract import NOBODY
from boulevard.games.native import i64, mypyc_attr, vec
from boulevard.games.packed import BIT, bits, which

from .actions import may, place_cost, remodel
from .board import NONE, Board
from .components import (
    ALL_LOTS,
    BLOCK_F,
    COMPANIES,
    END_CARD,
    LAST_PILE,
    LOT_NAMES,
    LOTS,
    ODDS,
    PRINTED,
    REMODEL_PER_TILE,
    START_MONEY,
    WINNING,
)
from .log import Teller
from .payout import bank_share, boss_share, name_of, pay

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
BREAK: Final[i64] = 11  # before a card: the active seat turns it
OVER: Final[i64] = 12
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
    "break",
    "over",
]

# What follows the last reroll.
GO_ON: Final[i64] = 0  # the turn
PAY: Final[i64] = 1  # the drawn card
RETAKE: Final[i64] = 2  # the drawn lot again: a deal may have freed a marker or a die
REST: Final[i64] = 3  # the break

NOTHING: Final = vec[i64]()

# Answers of chance as ints: a card is its number, a die is DIE + what it shows.
DIE: Final[i64] = 60


@mypyc_attr(acyclic=True, free_list_len=1)
class Course(Teller):
    """Where a game stands between its board and its end."""

    def __init__(self, board: Board, breaks: bool) -> None:
        super().__init__()
        self.board = board
        self.breaks = breaks  # is there one before every card?
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
        self.sold = NOTHING  # actions of a deal that are still to be done; replaced, never changed
        self.sums: i64 = 0  # start rolls, eight bits a seat
        self.throws: i64 = 0  # dice thrown in this round of start rolls

    def clone(self) -> "Course":
        """An independent copy, board included, that tells no story."""
        copy = Course(self.board.clone(), self.breaks)
        copy.phase = self.phase
        copy.active = self.active
        copy.card = self.card
        copy.lot = self.lot
        copy.company = self.company
        copy.casino = self.casino
        copy.owner = self.owner
        copy.left = self.left
        copy.bet = self.bet
        copy.laid_off = self.laid_off
        copy.first_die = self.first_die
        copy.roll = self.roll
        copy.check = self.check
        copy.after = self.after
        copy.gambled = self.gambled
        copy.sold = self.sold
        copy.sums = self.sums
        copy.throws = self.throws
        return copy

    # -- who is next

    def awaits_chance(self) -> bool:
        return self.phase <= ROLLING

    def decider(self) -> i64:
        """Who has to take the next step on the board, or NOBODY."""
        phase = self.phase
        if phase in (ARRANGING, LAYING_OFF):
            return self.owner
        return self.active if TAKING <= phase < OVER else NOBODY

    def at_rest(self) -> bool:
        """Is no roll pending, no card unpaid and no action half done?"""
        return self.phase == TURN or self.phase == BREAK

    def needs_die(self) -> bool:
        """Are all dice of the active seat out, and one is needed for a tile or the drawn lot?"""
        return self.phase == LIFTING or (self.phase == TAKING and self.board.tiled() & BIT[self.card] != 0)

    def action_allowed(self, code: i64) -> bool:
        """May the active seat take this action, if it is in its turn?"""
        return may(self.board, self.active, self.gambled, code)

    # -- chance asks

    def remaining(self) -> i64:
        """Cards in the deck, the End of Game card aside."""
        return LOTS - bits(self.board.drawn & ALL_LOTS)

    def end_is_next(self) -> bool:
        return self.phase == DRAWING and self.remaining() <= LAST_PILE[self.board.seats]

    def sample(self, chance: Chance) -> i64:
        if self.phase != DRAWING and self.phase != DEALING:
            return DIE + 1 + chance.below(6)
        if self.end_is_next():
            return END_CARD
        gone = self.board.drawn
        if self.phase == DEALING and self.board.seats == 2:
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
        return not (self.phase == DEALING and self.board.seats == 2 and BLOCK_F & BIT[outcome])

    # -- chance answers

    def settle(self, outcome: i64) -> None:
        phase = self.phase
        if phase == DRAWING:
            self._draw(outcome)
        elif phase == DEALING:
            self._deal_start_card(outcome)
        elif phase == STARTING:
            self._start_roll(outcome - DIE)
        elif phase == ROLLING:
            self._gamble_roll(outcome - DIE)
        else:
            bit = self.roll & -self.roll
            self.roll ^= bit
            self.board.show(bit, outcome - DIE)
            if self.story is not None:
                self.tell(
                    "log-lov-roll",
                    lot=LOT_NAMES[which(bit)],
                    seat=int(self.board.owner_at(bit)),
                    value=int(outcome - DIE),
                )
            if self.roll == 0:
                if phase == TIES:
                    self.settle_ties()
                else:
                    self.owner = NOBODY
                    self._next_owner()

    # -- before the first turn: two cards for every seat, and dice for who begins

    def _deal_start_card(self, card: i64) -> None:
        board = self.board
        seat = bits(board.drawn) // 2
        board.drawn |= BIT[card]
        board.marks[seat] |= BIT[card]
        board.money[seat] += START_MONEY[card]
        if self.story is not None:
            self.tell("log-lov-start-card", seat=int(seat), lot=LOT_NAMES[card], money=int(START_MONEY[card]))
        if bits(board.drawn) == 2 * board.seats:
            self.phase = STARTING
            self.left = BIT[board.seats] - 1

    def start_roller(self) -> i64:
        """Whose die comes next: every seat still in the running throws two."""
        rest = self.left
        for _ in range(self.throws // 2):
            rest &= rest - 1
        return which(rest & -rest)

    def _start_roll(self, face: i64) -> None:
        seat = self.start_roller()
        self.sums += BIT[8 * seat] * face
        self.throws += 1
        if self.story is not None:
            self.tell("log-lov-start-roll", seat=int(seat), value=int(face))
        if self.throws < 2 * bits(self.left):
            return
        best: i64 = 0
        winners: i64 = 0
        for seat in range(self.board.seats):
            total = self.sums >> (8 * seat) & 255
            if total > best:
                best = total
                winners = 0
            if total == best:
                winners |= BIT[seat]
        self.sums = 0
        self.throws = 0
        self.left = winners
        if bits(winners) == 1:
            self.active = which(winners)
            self.left = 0
            self._next_card()
            if self.story is not None:
                self.tell("log-lov-first", seat=int(self.active))

    # -- step 1: the card

    def _next_card(self) -> None:
        self.phase = BREAK if self.breaks else DRAWING

    def turn_card(self) -> None:
        self.phase = DRAWING

    def _draw(self, card: i64) -> None:
        board = self.board
        board.drawn |= BIT[card]
        self.card = card
        if card == END_CARD:
            if self.story is not None:
                self.tell("log-lov-end-card", seat=int(self.active))
            pay(board, card, self)
            self._finish()
            return
        if self.story is not None:
            self.tell("log-lov-card", seat=int(self.active), lot=LOT_NAMES[card])
        if board.seats == 2 and BLOCK_F & BIT[card]:
            self._pay()
        else:
            self._take()

    def _take(self) -> None:
        """The active seat takes the drawn lot, if it has a marker or a die for it."""
        board = self.board
        seat = self.active
        bit = BIT[self.card]
        if not board.tiled() & bit:
            if board.free_markers(seat) <= 0:
                self.phase = TAKING
                return
            board.marks[seat] |= bit
            self._pay()
        elif board.dice[seat] & bit:
            self._pay()
        elif board.free_dice(seat) <= 0:
            self.phase = TAKING
        else:
            self._take_over(bit)

    def _take_over(self, bit: i64) -> None:
        board = self.board
        face = board.face_at(bit)
        if face == 0:
            face = PRINTED[which(bit)]
        if self.story is not None:
            seat = int(self.active)
            where = LOT_NAMES[which(bit)]
            loser = board.owner_at(bit)
            if loser == NOBODY:
                self.tell("log-lov-take-empty", seat=seat, lot=where, value=int(face))
            else:
                self.tell("log-lov-take-over", seat=seat, lot=where, value=int(face), other=int(loser))
        board.put_die(bit, self.active, face)
        self.check |= bit
        self.after = PAY
        self.settle_ties()

    def leave(self) -> None:
        """The active seat does not take the drawn lot."""
        if self.story is not None:
            self.tell("log-lov-leave", seat=int(self.active), lot=LOT_NAMES[self.card])
        self._pay()

    def give_up(self, lot: i64) -> None:
        """All markers are out: one leaves its lot for the drawn one."""
        self.board.marks[self.active] ^= BIT[lot]
        if self.story is not None:
            self.tell("log-lov-give-up", seat=int(self.active), lot=LOT_NAMES[lot])
        self._take()

    def _pay(self) -> None:
        board = self.board
        pay(board, self.card, self)
        for seat in range(board.seats):
            if board.points[seat] >= WINNING:
                self._finish()
                return
        self.phase = TURN
        if board.seats == 2 and BLOCK_F & BIT[self.card]:
            self._next_card()

    def _finish(self) -> None:
        self.phase = OVER
        self.gambled = False
        self.board.rolled = 0

    # -- ties for boss

    def settle_ties(self) -> None:
        board = self.board
        while self.check:
            bit = self.check & -self.check
            casino = board.casino_at(bit)
            tied = board.tied(casino)
            if tied:
                self.roll = tied
                self.phase = TIES
                if self.story is not None:
                    value = int(board.face_at(tied & -tied))
                    self.tell("log-lov-tie", lot=name_of(casino), value=value)
                return
            self.check &= ~(casino | bit)
        after = self.after
        self.after = GO_ON
        if after == PAY:
            self._pay()
        elif after == RETAKE:
            self._take()
        elif after == REST:
            self.phase = BREAK
        else:
            self.phase = TURN

    # -- step 2: actions

    def end_turn(self) -> None:
        self.gambled = False
        self.board.rolled = 0
        self.card = NONE
        self.active = (self.active + 1) % self.board.seats
        self._next_card()

    def gamble(self, lot: i64, bet: i64) -> None:
        board = self.board
        self.gambled = True
        self.casino = board.casino_at(BIT[lot])
        self.owner = board.boss(self.casino)
        self.bet = bet
        self.phase = LAYING_OFF
        if self.story is not None:
            self.tell(
                "log-lov-gamble",
                seat=int(self.active),
                other=int(self.owner),
                lot=name_of(self.casino),
                money=int(bet),
            )

    def stand(self, laid_off: bool) -> None:
        """The boss has decided: the dice may roll."""
        self.laid_off = laid_off
        self.phase = ROLLING
        if self.story is not None:
            self.tell("log-lov-lay-off" if laid_off else "log-lov-stand", seat=int(self.owner))

    def _gamble_roll(self, face: i64) -> None:
        if self.first_die == 0:
            self.first_die = face
            return
        total = self.first_die + face
        money = self.board.money
        bet = self.bet
        boss = self.owner
        odds = ODDS[total]
        share = boss_share(bet, odds, self.laid_off, money[boss])
        if odds < 0:
            won = -bet
            money[boss] += share
        else:
            won = share + bank_share(bet, odds, self.laid_off)
            money[boss] -= share
        money[self.active] += won
        if self.story is not None:
            self.tell(
                "log-lov-gamble-lost" if odds < 0 else "log-lov-gamble-won",
                seat=int(self.active),
                other=int(boss),
                first=int(self.first_die),
                second=int(face),
                total=int(total),
                money=int(-won if odds < 0 else won),
                share=int(share),
            )
        self.bet = 0
        self.first_die = 0
        self.laid_off = False
        self.owner = NOBODY
        self.casino = 0
        self.settle_ties()

    def remodel(self, lot: i64, company: i64) -> None:
        board = self.board
        casino = board.casino_at(BIT[lot])
        cost = REMODEL_PER_TILE * bits(casino)
        board.money[self.active] -= cost
        remodel(board, casino, company)
        if self.story is not None:
            self.tell(
                "log-lov-remodel",
                seat=int(self.active),
                lot=name_of(casino),
                company=COMPANIES[company],
                money=int(cost),
            )
        self.check |= casino
        self.settle_ties()

    def place(self, lot: i64, company: i64) -> None:
        """A tile comes onto a lot, with a die of the active seat; when all are out, one is lifted first."""
        self.lot = lot
        self.company = company
        if self.board.free_dice(self.active) <= 0:
            self.phase = LIFTING
        else:
            self._place()

    def _place(self) -> None:
        board = self.board
        seat = self.active
        lot = self.lot
        bit = BIT[lot]
        cost = place_cost(board, seat, lot)
        if self.story is not None:
            self.tell(
                "log-lov-build" if board.marks[seat] & bit else "log-lov-sprawl",
                seat=int(seat),
                lot=LOT_NAMES[lot],
                company=COMPANIES[self.company],
                money=int(cost),
                value=int(PRINTED[lot]),
            )
        board.money[seat] -= cost
        board.marks[seat] &= ~bit
        board.tiles[self.company] |= bit
        board.put_die(bit, seat, PRINTED[lot])
        self.lot = NONE
        self.company = NONE
        self.check |= bit
        self.settle_ties()

    def lift(self, lot: i64) -> None:
        """All dice are out: one leaves its tile for the tile that waits, or for the drawn lot."""
        board = self.board
        bit = BIT[lot]
        rolled = board.rolled & bit
        board.lift_die(bit)
        self.check |= bit
        if self.story is not None:
            self.tell("log-lov-lift", seat=int(self.active), lot=LOT_NAMES[lot])
        if self.phase == TAKING:
            self._take_over(BIT[self.card])
            return
        target = BIT[self.lot]
        self._place()
        if rolled:
            # The die was reorganised this turn and stays so wherever it goes.
            board.rolled |= target

    # -- reorganising

    def reorganise(self, lot: i64) -> None:
        board = self.board
        casino = board.casino_at(BIT[lot])
        cost = board.pips(casino)
        board.money[self.active] -= cost
        self.casino = casino
        self.roll = casino & board.with_dice()
        board.rolled |= self.roll
        self.phase = REORGANISING
        if self.story is not None:
            self.tell("log-lov-reorganise", seat=int(self.active), lot=name_of(casino), money=int(cost))

    def alike(self) -> bool:
        """Do all dice still to be arranged show the same?"""
        for face in range(i64(1), i64(7)):
            shown = self.board.showing(face, self.left)
            if shown:
                return shown == self.left
        return True

    def _next_owner(self) -> None:
        """The next seat, from the active one on, whose dice in the casino differ arranges them."""
        board = self.board
        seats = board.seats
        seat = self.active if self.owner == NOBODY else (self.owner + 1) % seats
        while self.owner == NOBODY or seat != self.active:
            self.owner = seat
            self.left = self.casino & board.dice[seat]
            if not self.alike():
                self.phase = ARRANGING
                return
            seat = (seat + 1) % seats
        self.owner = NOBODY
        self.left = 0
        self.check |= self.casino
        self.casino = 0
        self.settle_ties()

    def arrange(self, lot: i64, face: i64) -> None:
        """Of the dice that are left, the one that shows this goes to the first lot that is left."""
        board = self.board
        bit = BIT[lot]
        shown = board.face_at(bit)
        if shown != face:
            other = board.showing(face, self.left)
            other &= -other
            board.show(bit, face)
            board.show(other, shown)
        self.left ^= bit
        if self.alike():
            self._next_owner()

    # -- deals

    def after_goods(self, dice: i64) -> None:
        """Goods have changed hands, and nobody does anything for it."""
        self.check |= dice
        if self.phase == LIFTING:
            self._place()  # there is a die now
            return
        self.after = RETAKE if self.phase == TAKING else REST if self.phase == BREAK else GO_ON
        self.settle_ties()
