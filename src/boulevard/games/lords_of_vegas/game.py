"""Lords of Vegas as the contract wants it: the box, and a game in progress seen from outside."""

import json
from typing import Any

from mypy_extensions import i64

from boulevard.games.chance import Chance
from boulevard.games.contract import Game, GameError, Json, Score

from .actions import ACCEPT, BUY_LOT, REJECT, first_lot
from .board import Board, new_board
from .components import MOST_SEATS
from .deals import from_menu, same_terms
from .notation import (
    accept_token,
    offer_token,
    outcome_text,
    parse_outcome,
    parse_seat,
    parse_step,
    parse_terms,
    step_token,
)
from .position import describe, fill, read_header
from .refusals import reason
from .schema import position_schema
from .table import SPOKEN, SPOKEN_COUNTER
from .turn import Turn


class LordsState(Turn):
    """A game in progress."""

    def __init__(self, game: Game, seats: i64, options: dict[str, Any], board: Board) -> None:
        super().__init__(game, seats, options, board)

    # -- notation

    def token(self, seat: i64, choice: i64) -> str:
        if ACCEPT <= choice < REJECT:
            offer = self.offer_between(choice - ACCEPT, seat)
            if offer is None:
                raise GameError("error-lov-no-offer", seat=int(choice - ACCEPT) + 1)
            return accept_token(offer, self.active)
        if choice >= SPOKEN:
            spoken = self.spoken
            if spoken is None:
                raise GameError("error-lov-step", step=str(choice))
            token = offer_token(spoken, self.active)
            return token.replace("offer", "counter", 1) if choice == SPOKEN_COUNTER else token
        if choice >= BUY_LOT:
            return offer_token(from_menu(self.board, seat, choice), self.active)
        return step_token(choice)

    def choice(self, seat: i64, token: str) -> i64:
        """The step that a token names. Offers that are not on the menu are kept for `advance`."""
        verb = token.partition(":")[0]
        if verb == "offer" or verb == "counter" or verb == "accept":
            return self._deal_choice(seat, verb, token)
        named: i64 = parse_step(token, self.seats)
        code = first_lot(self.board, named)
        for legal in self.legal(seat):
            if legal == code:
                return code
        raise reason(self, seat, named, token)

    def _deal_choice(self, seat: i64, verb: str, token: str) -> i64:
        words = token.split(":", 2)
        if len(words) < 3:
            raise GameError("error-lov-deal-form")
        other: i64 = parse_seat(words[1], self.seats)
        if other == seat:
            raise GameError("error-lov-deal-self")
        said = parse_terms(words[2], seat, other, self.active, self.seats)
        theirs = self.offer_between(other, seat)
        if not self.deals_open():
            raise GameError("error-lov-deal-not-now")
        if verb != "offer" and theirs is None:
            raise GameError("error-lov-no-offer", seat=int(other) + 1)
        if verb == "accept" and theirs is not None and not same_terms(self.board, theirs.turned(), said):
            raise GameError("error-lov-deal-other-terms", offer=accept_token(theirs, self.active))
        if said.empty():
            raise GameError("error-lov-deal-empty")
        problem = self.problem(said)
        if problem is not None:
            raise problem
        if verb == "accept":
            return ACCEPT + other
        if verb == "offer":
            for legal in self.legal(seat):
                if legal >= BUY_LOT:
                    listed = from_menu(self.board, seat, legal)
                    if listed.to == other and same_terms(self.board, listed, said):
                        return legal
        self.spoken = said
        return SPOKEN_COUNTER if verb == "counter" else SPOKEN

    def explain(self, seat: i64, token: str) -> GameError:
        try:
            self.choice(seat, token)
        except GameError as error:
            return error
        return GameError("error-lov-step", step=token)

    def outcome_token(self, outcome: i64) -> str:
        return outcome_text(outcome)

    def parse_outcome(self, token: str) -> i64:
        return parse_outcome(token)

    # -- copies: nothing is hidden but what chance has not said yet

    def clone(self) -> "LordsState":
        copy = LordsState(self.game, self.seats, self.options, self.board.clone())
        copy.copy_from(self)
        copy.undoable = self.undoable
        copy.past = self.past
        return copy

    def resample(self, seat: i64, chance: Chance) -> "LordsState":
        return self.clone()

    # -- pictures

    def position(self) -> Json:
        return describe(self)

    def view(self, seat: i64) -> Json:
        return describe(self)

    def turn_key(self, seat: i64) -> str:
        return json.dumps(describe(self), sort_keys=True)

    def scores(self) -> list[Score]:
        board = self.board
        return [
            Score([("points", int(board.points[seat]))], int(board.points[seat]), [int(board.money[seat])])
            for seat in range(self.seats)
        ]


class LordsOfVegas(Game):
    """The box of Lords of Vegas."""

    def __init__(self) -> None:
        super().__init__("lords-of-vegas", 1, 2, int(MOST_SEATS), False, [])

    def hides(self, options: dict[str, Any]) -> bool:
        return False  # everything lies on the table

    def new_state(self, seats: int, options: dict[str, Any]) -> LordsState:
        return LordsState(self, seats, options, new_board(seats))

    def load(self, position: object) -> LordsState:
        data, seats, options = read_header(self, position)
        state = self.new_state(seats, options)
        fill(state, data)
        return state

    def schema(self) -> Json:
        return position_schema()
