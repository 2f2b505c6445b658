"""Welcome To...: the box."""

from typing import Any, Final

from boulevard.games.contract import Game, GameError, Json, Option
from boulevard.games.native import vec
from boulevard.games.streets.draft import Draft
from boulevard.games.streets.others import MOST_OTHERS, Others
from boulevard.games.streets.pile import Pile

from . import facts, position, schema, view_schema
from .components import CARDS
from .dealing import PLAYING, WelcomeCards, new_cards
from .edition import edition_of
from .plans import check_plans
from .sheet import new_sheet
from .state import WelcomeState
from .turn import STEPS, WelcomeDraft

EXPERT_SEATS: Final = 27  # 81 cards, three each


class WelcomeTo(Game):
    def __init__(self) -> None:
        super().__init__(
            "welcome-to",
            [1, 2],
            1,
            10_000,
            True,
            int(STEPS),
            [
                Option("advanced", False),
                Option("roundabouts", False),
                Option("expert", False),
                Option("sheet", None, data=True, silent=True),
                Option("paper", 0, [number for number in range(MOST_OTHERS + 1)], silent=True),
            ],
        )

    def check_combination(self, seats: int, options: dict[str, Any]) -> None:
        paper: int = options.get("paper", 0)
        if options["expert"] and paper and seats > 1:
            raise GameError("error-wt-expert-paper")
        if options["expert"] and not 2 <= seats + paper <= EXPERT_SEATS:
            raise GameError("error-wt-expert-seats", seats=seats, fewest=2, most=EXPERT_SEATS)
        check_plans(edition_of(options.get("sheet")))

    def hides(self, options: dict[str, Any]) -> bool:
        return bool(options["expert"])  # hands are passed on in secret

    def tells_of_others(self, options: dict[str, Any]) -> bool:
        return "paper" in options

    def deals_secrets(self, options: dict[str, Any]) -> bool:
        return bool(options["expert"]) and "paper" not in options  # a single hand may be told

    def new_state(self, seats: int, options: dict[str, Any], rules: int) -> WelcomeState:
        edition = edition_of(options.get("sheet"))
        drafts = vec[Draft]([WelcomeDraft(new_sheet(edition)) for _ in range(seats)])
        paper: int = options.get("paper", 0)
        cards = new_cards(seats, paper, options["expert"])
        return self._state(seats, options, rules, drafts, Pile(CARDS[:]), cards, Others(paper))

    def _state(
        self,
        seats: int,
        options: dict[str, Any],
        rules: int,
        drafts: vec[Draft],
        pile: Pile,
        cards: WelcomeCards,
        others: Others,
    ) -> WelcomeState:
        advanced: bool = options["advanced"]
        roundabouts: bool = options["roundabouts"]
        state = WelcomeState(self, seats, options, rules, drafts, pile, cards, advanced, roundabouts)
        if others.count:
            state.sit_with(others)
        return state

    def load(self, value: object) -> WelcomeState:
        read = position.read(self, value)
        drafts = vec[Draft]([WelcomeDraft(sheet) for sheet in read.sheets])
        state = self._state(read.seats, read.options, read.rules, drafts, read.pile, read.cards, read.others)
        state.plans = read.plans
        state.approved = read.approved
        state.turn = read.turn
        state.solo_seen = read.solo_seen
        state.top = read.top
        state.first_open = read.first_open
        state.stage = read.stage
        if state.stage == PLAYING:
            state.make_rounds()
            state.open_round()
        state.play_drafts(read.drafts)
        return state

    def schema(self) -> Json:
        return schema.schema(self)

    def facts(self, options: dict[str, Any]) -> Json:
        return facts.facts(edition_of(options.get("sheet")))

    def view_schema(self) -> Json:
        return view_schema.view_schema(self)
