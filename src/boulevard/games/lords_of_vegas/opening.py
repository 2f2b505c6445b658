"""Before the first turn: two cards for every seat, and dice for who begins."""

from mypy_extensions import i64

from boulevard.games.packed import BIT

from .board import count, number
from .components import LOT_NAMES, START_MONEY
from .table import DRAWING, STARTING, Table


class Opening(Table):
    def _deal_start_card(self, card: i64) -> None:
        board = self.board
        seat = count(board.drawn) // 2
        board.drawn |= BIT[card]
        board.marks[seat] |= BIT[card]
        board.money[seat] += START_MONEY[card]
        if self.story is not None:
            self.tell(
                "log-lov-start-card", seat=int(seat) + 1, lot=LOT_NAMES[card], money=int(START_MONEY[card])
            )
        if count(board.drawn) == 2 * self.seats:
            self.phase = STARTING
            self.left = BIT[self.seats] - 1

    def start_roller(self) -> i64:
        """Whose die comes next: every seat still in the running throws two."""
        rest = self.left
        for _ in range(self.throws // 2):
            rest &= rest - 1
        return number(rest & -rest)

    def _start_roll(self, face: i64) -> None:
        seat = self.start_roller()
        self.sums += BIT[8 * seat] * face
        self.throws += 1
        if self.story is not None:
            self.tell("log-lov-start-roll", seat=int(seat) + 1, value=int(face))
        if self.throws < 2 * count(self.left):
            return
        best: i64 = 0
        winners: i64 = 0
        for seat in range(self.seats):
            total = self.sums >> (8 * seat) & 255
            if total > best:
                best = total
                winners = 0
            if total == best:
                winners |= BIT[seat]
        self.sums = 0
        self.throws = 0
        self.left = winners
        if count(winners) == 1:
            self.active = number(winners)
            self.left = 0
            self.phase = DRAWING
            if self.story is not None:
                self.tell("log-lov-first", seat=int(self.active) + 1)
