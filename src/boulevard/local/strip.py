"""The deck of Lords of Vegas at a real board: the real rules turn the cards, and nobody builds anything.

Who is next and when the End of Game card comes follows from the rules; what a card pays follows from the
board, which only the people at the table see.
"""

import secrets
from typing import Any

from boulevard.games.catalogue import find_game
from boulevard.games.contract import SPECTATOR, GameError
from boulevard.match import Match, Sealed

Json = dict[str, Any]
GAME = "lords-of-vegas"
QUIET = ("leave", "end")  # what a seat does that does nothing
MOST_CARDS = 100


class StripDealer:
    def __init__(self, seats: int, seed: str = "") -> None:
        self.game = find_game(GAME)
        self.seats, options = self.game.choose_options(seats, {})
        self.seed = seed or secrets.token_hex(32)
        self.match = Match(self.game.start(self.seats, options), Sealed(self.seed), keep_log=False)
        self.past: list[Match] = []
        self.lots = {lot["name"]: lot for lot in self.game.facts(options)["lots"]}
        self.start = self._view()["players"]

    def _view(self) -> Json:
        return self.match.state.view(SPECTATOR)

    def turn_card(self) -> None:
        """The turn of whoever is next ends, and the one after that turns a card."""
        if self.match.over or len(self.past) >= MOST_CARDS:
            raise GameError("error-game-over")
        self.past.append(self.match.clone())
        drawn = len(self._view()["drawn"])
        while len(self._view()["drawn"]) == drawn:
            state = self.match.state
            seat = int(state.actor())
            steps = state.tokens(seat)
            self.match.play(seat, state.formality() or next(step for step in QUIET if step in steps))

    def back(self) -> None:
        if not self.past:
            raise GameError("error-local-flip")
        self.match = self.past.pop()

    # -- kept and shown

    def kept(self) -> Json:
        return {"game": GAME, "seats": self.seats, "seed": self.seed, "flips": [0] * len(self.past)}

    @classmethod
    def restore(cls, kept: Json) -> "StripDealer":
        dealer = cls(kept["seats"], kept["seed"])
        for _ in kept["flips"]:
            dealer.turn_card()
        return dealer

    def json(self) -> Json:
        view = self._view()
        card = view["card"]
        over = self.match.over
        return {
            "game": GAME,
            "turn": len(self.past),
            "left": view["readings"]["cards_to_end"],
            "seats": [{"lots": seat["lots"], "money": seat["money"]} for seat in self.start],
            "marked": [len(seat["lots"]) for seat in view["players"]],  # if nobody had built
            "active": view["active"],
            "card": "end" if over else card,
            "pays": "strip" if over else None if card is None else self.lots[card]["pays"],
            "lot": None if over or card is None else self.lots[card],
            "house": self.game.facts({})["house"],
            "over": over,
            "can_back": bool(self.past),
        }
