"""Welcome to New Las Vegas: the box."""

from typing import Any

from librt.vecs import vec

from boulevard.games.contract import Game, GameError, Json, Option

from . import position, schema
from .architects import LEVELS
from .dealing import DECIDING, PLAYING, new_table
from .edition import edition_of
from .sheet import new_sheet
from .state import NewLasVegasState, new_stock
from .turn import Turn


class NewLasVegas(Game):
    def __init__(self) -> None:
        super().__init__(
            "new-las-vegas",
            1,
            1,
            1000,
            True,
            [
                Option("introductory", False),
                Option("acme", 1, [level + 1 for level in range(LEVELS)]),
                Option("sheet", None, data=True),
            ],
        )

    def check_combination(self, seats: int, options: dict[str, Any]) -> None:
        edition_of(options["sheet"])

    def new_state(self, seats: int, options: dict[str, Any]) -> "NewLasVegasState":
        edition = edition_of(options["sheet"])
        golf = not options["introductory"]
        turns = vec[Turn]([Turn(new_sheet(edition, golf)) for _ in range(seats)])
        stock = new_stock(edition, seats == 1, options["introductory"])
        return NewLasVegasState(self, seats, options, edition, turns, stock, new_table(seats == 1))

    def load(self, value: object) -> "NewLasVegasState":
        read = position.read(self, value)
        turns = vec[Turn]([Turn(sheet) for sheet in read.sheets])
        state = NewLasVegasState(self, read.seats, read.options, read.edition, turns, read.stock, read.table)
        state.acme = read.acme
        state.projects = read.projects
        state.approved = read.approved
        state.taken = read.taken
        state.turn = read.turn
        state.stage = read.stage
        state.make_offer()
        if state.stage == PLAYING or state.stage == DECIDING:
            state.open_round()
        for seat, draft in enumerate(read.drafts):
            for i, token in enumerate(draft):
                where = f"drafts[{seat}][{i}]"
                if state.stage != read.stage or state.awaits_chance() or state.over():
                    raise GameError("impossible-draft-now", where=where)
                try:
                    state.play(seat, token)
                except GameError as error:
                    raise GameError("impossible-draft", where=where, reason=error) from error
        return state

    def schema(self) -> Json:
        return schema.schema(self)
