"""Welcome to New Las Vegas: the box."""

from typing import Any

from boulevard.games.contract import Game, Json, Option
from boulevard.games.native import vec
from boulevard.games.streets.draft import Draft
from boulevard.games.streets.others import MOST_OTHERS, Others

from . import facts, position, schema, view_schema
from .architects import LEVELS
from .dealing import DECIDING, PLAYING, new_cards
from .edition import edition_of
from .sheet import new_sheet
from .state import NewLasVegasState, new_stock
from .turn import STEPS, VegasDraft


class NewLasVegas(Game):
    def __init__(self) -> None:
        super().__init__(
            "new-las-vegas",
            [1, 2],
            1,
            10_000,
            True,
            int(STEPS),
            [
                Option("introductory", False),
                Option("acme", 1, [level + 1 for level in range(LEVELS)]),
                Option("sheet", None, data=True),
                Option("paper", 0, [number for number in range(MOST_OTHERS + 1)], silent=True),
            ],
        )

    def check_combination(self, seats: int, options: dict[str, Any]) -> None:
        edition_of(options["sheet"])

    def tells_of_others(self, options: dict[str, Any]) -> bool:
        return "paper" in options

    def new_state(self, seats: int, options: dict[str, Any], rules: int) -> NewLasVegasState:
        edition = edition_of(options["sheet"])
        golf = not options["introductory"]
        drafts = vec[Draft]([VegasDraft(new_sheet(edition, golf)) for _ in range(seats)])
        others = Others(options.get("paper", 0))
        alone = seats == 1 and others.count == 0
        stock = new_stock(edition, alone, options["introductory"])
        state = NewLasVegasState(self, seats, options, rules, edition, drafts, stock, new_cards(alone))
        if others.count:
            state.sit_with(others)
        return state

    def load(self, value: object) -> NewLasVegasState:
        read = position.read(self, value)
        drafts = vec[Draft]([VegasDraft(sheet) for sheet in read.sheets])
        state = NewLasVegasState(
            self, read.seats, read.options, read.rules, read.edition, drafts, read.stock, read.cards
        )
        if read.others.count:
            state.sit_with(read.others)
        state.acme = read.acme
        state.projects = read.projects
        state.approved = read.approved
        state.taken = read.taken
        state.turn = read.turn
        state.stage = read.stage
        state.make_rounds()
        if state.stage == PLAYING or state.stage == DECIDING:
            state.open_round()
        state.play_drafts(read.drafts)
        return state

    def schema(self) -> Json:
        return schema.schema(self)

    def facts(self, options: dict[str, Any]) -> Json:
        return facts.facts(options["sheet"])

    def view_schema(self) -> Json:
        return view_schema.view_schema(self)
