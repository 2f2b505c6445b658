"""Pig, a game of somebody else's in plain Python: roll as often as you dare, a one loses the turn."""

from typing import Any

from boulevard.games.contract import Game, GameError, Json, Odds, Score, State
from boulevard.games.native import i64, vec
from boulevard.games.reading import flag, header, whole, wholes

GOAL = 30
STEPS = ["roll", "hold"]


class PigState(State):
    def __init__(self, game: Game, seats: int, options: dict[str, Any], rules: int) -> None:
        super().__init__(game, seats, options, rules)
        self.points = [0] * seats
        self.turn, self.pot, self.rolling = 0, 0, False  # whose turn, what is at stake, is the die in the air

    def over(self) -> bool:
        return max(self.points) >= GOAL

    def awaits_chance(self) -> bool:
        return self.rolling

    def actor(self) -> int:
        return -1 if self.rolling or self.over() else self.turn

    def _legal(self, seat: int) -> Any:
        return vec[i64](([0, 1] if self.pot else [0]) if seat == self.actor() else [])

    def token(self, seat: int, choice: int) -> str:
        return STEPS[choice]

    def advance(self, seat: int, choice: int) -> None:
        if STEPS[choice] == "roll":
            self.rolling = True
        else:
            self.points[seat] += self.pot
            self.turn, self.pot = (self.turn + 1) % int(self.seats), 0

    def outcomes(self) -> Odds:
        odds = Odds()
        for pips in range(1, 7):
            odds.add(pips)
        return odds

    def outcome_token(self, outcome: int) -> str:
        return f"die:{outcome}"

    def settle(self, outcome: int) -> None:
        self.rolling, self.pot = False, self.pot + outcome
        if outcome == 1:
            self.turn, self.pot = (self.turn + 1) % int(self.seats), 0

    def position(self) -> Json:
        own = {"points": self.points[:], "turn": self.turn, "pot": self.pot, "rolling": self.rolling}
        return {"game": self.game.id, "rules": self.rules, **own}

    def scores(self) -> list[Score]:
        return [Score([("points", points)], points, []) for points in self.points]


class Pig(Game):
    def __init__(self) -> None:
        super().__init__("pig", [1], 2, 8, simultaneous=False, steps=2, options=[])

    def new_state(self, seats: int, options: dict[str, Any], rules: int) -> PigState:
        return PigState(self, seats, options, rules)

    def load(self, position: object) -> PigState:
        read, rules = header(position, self, ["points", "turn", "pot", "rolling"], [])
        seats = len(read["points"]) if isinstance(read["points"], list) else 0
        state = PigState(self, *self.choose_options(seats, {}), rules)
        state.points = wholes(read["points"], "points", seats, 0, 2 * GOAL)
        state.turn = whole(read["turn"], "turn", 0, seats - 1)
        state.pot = whole(read["pot"], "pot", 0, 0 if state.over() else 1000)
        state.rolling = flag(read["rolling"], "rolling")
        if state.rolling and state.over():
            raise GameError("error-game-over")
        return state

    def schema(self) -> Json:
        return {"type": "object", "required": ["game", "points", "turn", "pot", "rolling"]}
