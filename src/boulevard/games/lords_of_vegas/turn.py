"""A game in progress: whose decision or which roll is next, and what each does.

A turn is: draw a card, take its lot, settle ties, pay, then actions until `end`. Chance answers one
card or one die at a time. Whatever changes a casino marks its lots in `check`; `_settle_ties` looks
at those casinos, asks for rerolls until none is tied, and then goes on with `after`.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from boulevard.games.contract import NOBODY
from boulevard.games.packed import BIT

from .actions import (
    ACCEPT,
    ARRANGE,
    BETS,
    BUILD,
    BUY_LOT,
    END,
    GAMBLE,
    GIVE_UP,
    LAY_OFF,
    LEAVE,
    LIFT,
    REJECT,
    REMODEL,
    REORGANISE,
    SPRAWL,
    STAND,
    WITHDRAW,
    add_actions,
    place_cost,
    remodel,
)
from .board import NONE, count, number
from .components import (
    BLOCK_F,
    COMPANIES,
    COMPANY_COUNT,
    END_CARD,
    LOT_NAMES,
    ODDS,
    PRINTED,
    REMODEL_PER_TILE,
    WINNING,
)
from .deals import Offer, add_menu, from_menu, transfer
from .notation import DIE, terms_text
from .opening import Opening
from .payout import name_of, pay
from .table import (
    ARRANGING,
    DEALING,
    DRAWING,
    GO_ON,
    LAYING_OFF,
    LIFTING,
    OVER,
    PAY,
    REORGANISING,
    RETAKE,
    ROLLING,
    SPOKEN,
    SPOKEN_COUNTER,
    STARTING,
    TAKING,
    TIES,
    TURN,
    Past,
)


class Turn(Opening):
    """What happens, step by step and roll by roll."""

    # -- chance answers

    def settle(self, outcome: i64) -> None:
        if self.past:
            self.past = []
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
                    lot=LOT_NAMES[number(bit)],
                    seat=int(self.board.owner_at(bit)) + 1,
                    value=int(outcome - DIE),
                )
            if self.roll == 0:
                if phase == TIES:
                    self._settle_ties()
                else:
                    self.owner = NOBODY
                    self._next_owner()

    # -- step 1: the card

    def _draw(self, card: i64) -> None:
        board = self.board
        board.drawn |= BIT[card]
        self.card = card
        if card == END_CARD:
            if self.story is not None:
                self.tell("log-lov-end-card", seat=int(self.active) + 1)
            pay(board, card, self)
            self._finish()
            return
        if self.story is not None:
            self.tell("log-lov-card", seat=int(self.active) + 1, lot=LOT_NAMES[card])
        if self.seats == 2 and BLOCK_F & BIT[card]:
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
            face = PRINTED[number(bit)]
        if self.story is not None:
            loser = board.owner_at(bit)
            self.tell(
                "log-lov-take-over",
                seat=int(self.active) + 1,
                lot=LOT_NAMES[number(bit)],
                value=int(face),
                other=int(loser) + 1,
            )
        board.put_die(bit, self.active, face)
        self.check |= bit
        self.after = PAY
        self._settle_ties()

    def _pay(self) -> None:
        pay(self.board, self.card, self)
        for seat in range(self.seats):
            if self.board.points[seat] >= WINNING:
                self._finish()
                return
        self.phase = TURN
        if self.seats == 2 and BLOCK_F & BIT[self.card]:
            self.phase = DRAWING

    def _finish(self) -> None:
        self.phase = OVER
        self.offers = []
        self.offered = 0
        self.gambled = False
        self.board.rolled = 0

    # -- ties for boss

    def _settle_ties(self) -> None:
        board = self.board
        while self.check:
            bit = self.check & -self.check
            casino = board.casino_at(bit)
            tied = board.tied(casino)
            if tied:
                self.roll = tied
                self.phase = TIES
                if self.story is not None:
                    self.tell("log-lov-tie", lot=name_of(casino), value=int(board.face_at(tied & -tied)))
                return
            self.check &= ~(casino | bit)
        after = self.after
        self.after = GO_ON
        if after == PAY:
            self._pay()
        elif after == RETAKE:
            self._take()
        else:
            self.phase = TURN

    # -- step 2: actions

    def legal(self, seat: i64) -> vec[i64]:
        phase = self.phase
        steps = vec[i64](capacity=56) if phase == TURN else vec[i64]()
        if phase in (TURN, TAKING):
            if seat == self.active:
                steps = self._active_steps(steps)
            asked = False
            for offer in self.offers:
                if offer.to == seat:
                    asked = True
                    if self.problem(offer) is None:
                        steps = append(steps, ACCEPT + offer.by)
                    steps = append(steps, REJECT + offer.by)
                elif offer.by == seat:
                    steps = append(steps, WITHDRAW + offer.to)
            if not asked and not self.offered & BIT[seat]:
                steps = add_menu(steps, self.board, seat)
        elif seat == self.actor():
            if phase == LAYING_OFF:
                steps = append(append(steps, STAND), LAY_OFF)
            elif phase == LIFTING:
                steps = each_lot(steps, self.board.dice[seat], LIFT)
            elif phase == ARRANGING:
                bit = self.left & -self.left
                for face in range(i64(1), i64(7)):
                    if self.board.showing(face, self.left):
                        steps = append(steps, ARRANGE + number(bit) * 7 + face)
        return steps

    def _active_steps(self, steps: vec[i64]) -> vec[i64]:
        board = self.board
        if self.phase == TURN:
            return add_actions(append(steps, END), board, self.active, self.gambled)
        steps = append(steps, LEAVE)
        if board.tiled() & BIT[self.card]:
            return each_lot(steps, board.dice[self.active], LIFT)
        return each_lot(steps, board.marks[self.active], GIVE_UP)

    def advance(self, seat: i64, choice: i64) -> None:
        if self.undoable:
            if ACCEPT <= choice < REJECT:
                self.past = []
            else:
                self.past = self.past + [Past(seat, self.snapshot())]
        if choice >= ACCEPT:
            self._deal_step(seat, choice)
        elif choice == END:
            self._end_turn()
        elif BUILD <= choice < LIFT or choice >= GAMBLE:
            self._act(choice)
        elif choice >= ARRANGE:
            self._arrange(BIT[(choice - ARRANGE) // 7], (choice - ARRANGE) % 7)
        elif choice >= GIVE_UP:
            self.board.marks[seat] ^= BIT[choice - GIVE_UP]
            if self.story is not None:
                self.tell("log-lov-give-up", seat=int(seat) + 1, lot=LOT_NAMES[choice - GIVE_UP])
            self._take()
        elif choice >= LIFT:
            self._lift(BIT[choice - LIFT])
        elif choice == LEAVE:
            if self.story is not None:
                self.tell("log-lov-leave", seat=int(seat) + 1, lot=LOT_NAMES[self.card])
            self._pay()
        else:
            self.laid_off = choice == LAY_OFF
            self.phase = ROLLING
            if self.story is not None:
                self.tell("log-lov-lay-off" if self.laid_off else "log-lov-stand", seat=int(seat) + 1)

    def _end_turn(self) -> None:
        self.offers = []
        self.offered = 0
        self.gambled = False
        self.board.rolled = 0
        self.card = NONE
        self.active = (self.active + 1) % self.seats
        self.phase = DRAWING

    def _act(self, code: i64) -> None:
        board = self.board
        seat = self.active
        self.after = GO_ON
        if code >= GAMBLE:
            self.gambled = True
            self.casino = board.casino_at(BIT[(code - GAMBLE) // BETS])
            self.owner = board.boss(self.casino)
            self.bet = (code - GAMBLE) % BETS
            self.phase = LAYING_OFF
            if self.story is not None:
                self.tell(
                    "log-lov-gamble",
                    seat=int(seat) + 1,
                    other=int(self.owner) + 1,
                    lot=name_of(self.casino),
                    money=int(self.bet),
                )
        elif code >= REORGANISE:
            casino = board.casino_at(BIT[code - REORGANISE])
            cost = board.pips(casino)
            board.money[seat] -= cost
            self.casino = casino
            self.roll = casino & board.with_dice()
            board.rolled |= self.roll
            self.phase = REORGANISING
            if self.story is not None:
                self.tell("log-lov-reorganise", seat=int(seat) + 1, lot=name_of(casino), money=int(cost))
        elif code >= REMODEL:
            company = (code - REMODEL) % COMPANY_COUNT
            casino = board.casino_at(BIT[(code - REMODEL) // COMPANY_COUNT])
            cost = REMODEL_PER_TILE * count(casino)
            board.money[seat] -= cost
            remodel(board, casino, company)
            if self.story is not None:
                self.tell(
                    "log-lov-remodel",
                    seat=int(seat) + 1,
                    lot=name_of(casino),
                    company=COMPANIES[company],
                    money=int(cost),
                )
            self.check |= casino
            self._settle_ties()
        else:
            rest = code - SPRAWL if code >= SPRAWL else code - BUILD
            self.lot = rest // COMPANY_COUNT
            self.company = rest % COMPANY_COUNT
            if board.free_dice(seat) <= 0:
                self.phase = LIFTING
            else:
                self._place()

    def _place(self) -> None:
        """The tile that waits comes onto its lot, with a die of the active seat."""
        board = self.board
        seat = self.active
        lot = self.lot
        bit = BIT[lot]
        cost = place_cost(board, seat, lot)
        if self.story is not None:
            self.tell(
                "log-lov-build" if board.marks[seat] & bit else "log-lov-sprawl",
                seat=int(seat) + 1,
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
        self._settle_ties()

    def _lift(self, bit: i64) -> None:
        """All dice are out: one leaves its tile for the tile that waits, or for the drawn lot."""
        board = self.board
        rolled = board.rolled & bit
        board.lift_die(bit)
        self.check |= bit
        if self.story is not None:
            self.tell("log-lov-lift", seat=int(self.active) + 1, lot=LOT_NAMES[number(bit)])
        if self.phase == TAKING:
            self._take_over(BIT[self.card])
            return
        target = BIT[self.lot]
        self._place()
        if rolled:
            # The die was reorganised this turn and stays so wherever it goes.
            board.rolled |= target

    # -- reorganising

    def _next_owner(self) -> None:
        """The next seat, from the active one on, whose dice in the casino differ arranges them."""
        board = self.board
        seat = self.active if self.owner == NOBODY else (self.owner + 1) % self.seats
        while self.owner == NOBODY or seat != self.active:
            self.owner = seat
            self.left = self.casino & board.dice[seat]
            if not self.alike():
                self.phase = ARRANGING
                return
            seat = (seat + 1) % self.seats
        self.owner = NOBODY
        self.left = 0
        self.check |= self.casino
        self.casino = 0
        self._settle_ties()

    def _arrange(self, bit: i64, face: i64) -> None:
        board = self.board
        shown = board.face_at(bit)
        if shown != face:
            other = board.showing(face, self.left)
            other &= -other
            board.show(bit, face)
            board.show(other, shown)
        self.left ^= bit
        if self.alike():
            self._next_owner()

    # -- gambling

    def _gamble_roll(self, face: i64) -> None:
        if self.first_die == 0:
            self.first_die = face
            return
        total = self.first_die + face
        money = self.board.money
        bet = self.bet
        boss = self.owner
        odds = ODDS[total]
        if odds < 0:
            share = bet // 2 if self.laid_off else bet
            money[self.active] -= bet
            money[boss] += share
            won = -bet
        else:
            owed = odds * bet
            share = owed // 2 if self.laid_off else owed
            won = owed - share  # what the bank pays
            if share > money[boss]:
                share = money[boss]
            won += share
            money[boss] -= share
            money[self.active] += won
        if self.story is not None:
            key = "log-lov-gamble-lost" if odds < 0 else "log-lov-gamble-won"
            self.tell(
                key,
                seat=int(self.active) + 1,
                other=int(boss) + 1,
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
        self._settle_ties()

    # -- deals

    def _deal_step(self, seat: i64, choice: i64) -> None:
        if choice >= BUY_LOT:
            offer = self.spoken
            if choice < SPOKEN or offer is None:
                offer = from_menu(self.board, seat, choice)
            if choice == SPOKEN_COUNTER:
                self._drop_offer(offer.to, seat)
            self._drop_offer(seat, offer.to)
            self.offers = self.offers + [offer]
            self.offered |= BIT[seat]
            self._tell_deal("log-lov-offer", offer)
        elif choice >= WITHDRAW:
            self._drop_offer(seat, choice - WITHDRAW)
            if self.story is not None:
                self.tell("log-lov-withdraw", seat=int(seat) + 1, other=int(choice - WITHDRAW) + 1)
        elif choice >= REJECT:
            self._drop_offer(choice - REJECT, seat)
            if self.story is not None:
                self.tell("log-lov-reject", seat=int(seat) + 1, other=int(choice - REJECT) + 1)
        else:
            agreed = self.offer_between(choice - ACCEPT, seat)
            if agreed is not None:
                self._agree(agreed)

    def _agree(self, offer: Offer) -> None:
        self._drop_offer(offer.by, offer.to)
        self._tell_deal("log-lov-deal", offer)
        transfer(self.board, offer)
        self.check |= offer.give_dice | offer.get_dice
        if offer.action != NONE:
            self._act(offer.action)
        else:
            self.after = RETAKE if self.phase == TAKING else GO_ON
            self._settle_ties()

    def _tell_deal(self, key: str, offer: Offer) -> None:
        if self.story is not None:
            self.tell(
                key, seat=int(offer.by) + 1, other=int(offer.to) + 1, terms=terms_text(offer, self.active)
            )


def each_lot(steps: vec[i64], lots: i64, code: i64) -> vec[i64]:
    while lots:
        bit = lots & -lots
        lots ^= bit
        steps = append(steps, code + number(bit))
    return steps
