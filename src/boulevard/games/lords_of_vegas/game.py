"""The box of Lords of Vegas."""

from typing import Any

from boulevard.games.contract import Game, Json

from . import facts, view_schema
from .actions import STEPS
from .board import new_board
from .components import MOST_SEATS
from .position import read_header
from .schema import position_schema
from .state import LordsState
from .talk import Talk
from .turn import Course


class LordsOfVegas(Game):
    """The box of Lords of Vegas."""

    def __init__(self) -> None:
        super().__init__("lords-of-vegas", [1, 2], 2, int(MOST_SEATS), False, int(STEPS), [])

    def hides(self, options: dict[str, Any]) -> bool:
        return False  # everything lies on the table

    def new_state(self, seats: int, options: dict[str, Any], rules: int) -> LordsState:
        latest = rules >= 2
        course = Course(new_board(seats), latest)
        return LordsState(self, seats, options, rules, course, Talk(seats, latest, [], 0, 0))

    def load(self, position: object) -> LordsState:
        data, seats, options, rules = read_header(self, position)
        state = self.new_state(seats, options, rules)
        state.fill(data)
        return state

    def schema(self) -> Json:
        return position_schema()

    def facts(self, options: dict[str, Any]) -> Json:
        return facts.facts()

    def view_schema(self) -> Json:
        return view_schema.view_schema(self)
