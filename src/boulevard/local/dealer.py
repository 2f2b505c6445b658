"""The deck of a street game at a table with paper sheets: the real rules deal, and nobody writes anything.

What was done is a list of flips; the cards follow from a seed and that list, so a flip can be taken back,
and the same one brings the same cards again.
"""

import secrets
from typing import Any

from boulevard.games.catalogue import find_game
from boulevard.games.contract import SPECTATOR, GameError
from boulevard.games.streets.state import StreetsState
from boulevard.match import Match, Sealed

Json = dict[str, Any]
# Goals fulfilled (a mask), whether all is shuffled, and the card nobody used; expert: of every hand the one
# that is passed on.
Flip = tuple[int, bool, int | list[int]]
GOALS = {"welcome-to": ("plans", "plan"), "new-las-vegas": ("projects", "project")}
SEVERAL = 2  # seats: how many play makes no difference to the deck, but whether one does
MOST_FLIPS = 1000


class Dealer:
    def __init__(self, game: str, solo: bool, options: Json, seed: str = "", seats: int = SEVERAL) -> None:
        """`seats` matter in the expert game, where everybody has a hand and the device goes round."""
        if game not in GOALS:
            raise GameError("error-local-no-dealer", game=game)
        self.game = find_game(game)
        self.solo = solo
        self.seats, self.options = self.game.choose_options(1 if solo else seats, options)
        self.expert = bool(self.options.get("expert"))
        self.seed = seed or secrets.token_hex(32)
        self.flips: list[Flip] = []
        self._begin()

    def _begin(self) -> None:
        self.match = Match(self.game.start(self.seats, self.options), Sealed(self.seed), keep_log=False)
        self.past: list[Match] = []
        # Of every turn, what a table with real cards would be told.
        self.told = [list(self.match.begun.chance)]
        if not self.expert and not any(self._cards()):  # before the first cards everybody goes to the bank
            self._next_cards(0, False, -1)

    @property
    def state(self) -> StreetsState:
        state = self.match.state
        assert isinstance(state, StreetsState)
        return state

    def _next_cards(self, mask: int, reshuffle: bool, spare: int) -> None:
        self.state.next_cards(mask, reshuffle, spare)
        self.told[-1] += self.match.deal().chance

    def flip(self, claims: list[int], reshuffle: bool, spare: int | list[int] | None) -> None:
        """The next cards. `claims` are the goals (from 0) that somebody fulfilled now."""
        if self.state.over():
            raise GameError("error-game-over")
        if len(self.flips) >= MOST_FLIPS or not all(goal in (0, 1, 2) for goal in claims):
            raise GameError("error-local-flip")
        if self.expert:
            if not isinstance(spare, list) or len(spare) != self.seats or set(spare) - {0, 1, 2}:
                raise GameError("error-local-passed")
        elif isinstance(spare, list) or (self.solo and spare not in (0, 1, 2)):
            raise GameError("error-local-spare")
        mask = sum(1 << goal for goal in set(claims))
        self._flip((mask, reshuffle and not self.solo, -1 if spare is None else spare))

    def _flip(self, flip: Flip) -> None:
        self.past.append(self.match.clone())
        self.flips.append(flip)
        mask, reshuffle, spare = flip
        goal = GOALS[self.game.id][1]
        news = [f"others:{goal}-{k + 1}" for k in range(3) if mask >> k & 1]
        self.told.append([*news, "others:shuffle"] if reshuffle else news)
        if isinstance(spare, list):
            for seat in range(self.seats):
                self.state.own_draft(seat).spare = spare[seat]
            spare = spare[0]
        self._next_cards(mask, reshuffle, spare)

    def back(self) -> None:
        if not self.flips:
            raise GameError("error-local-flip")
        self.flips.pop()
        self.told.pop()
        self.match = self.past.pop()

    # -- kept and shown

    def kept(self) -> Json:
        return {
            "game": self.game.id,
            "solo": self.solo,
            "options": self.options,
            "seed": self.seed,
            "flips": self.flips,
            **({"seats": self.seats} if self.expert else {}),
        }

    @classmethod
    def restore(cls, kept: Json) -> "Dealer":
        dealer = cls(kept["game"], kept["solo"], kept["options"], kept["seed"], kept.get("seats", SEVERAL))
        for mask, reshuffle, spare in kept["flips"]:
            dealer._flip((mask, reshuffle, spare))
        return dealer

    def _cards(self, seat: int = SPECTATOR) -> list[Json | None]:
        """Number, effect, and the effect that the number card becomes. Of a seat: its hand."""
        cards = self.state.view(seat)["readings"]["cards"]
        shown: list[Json | None] = []
        for number, effect in zip(cards["numbers"], cards["effects"]):
            if number is None or effect is None:
                shown.append(None)
                continue
            figure, _, after = number.partition("-")
            shown.append(
                {
                    "number": int(figure),
                    "effect": effect.partition("-")[2],
                    "next": None if cards["apart"] else after,
                }
            )
        return shown

    def json(self) -> Json:
        view = self.state.view(SPECTATOR)
        many, one = GOALS[self.game.id]
        cards = view["cards"]
        return {
            "game": self.game.id,
            "solo": self.solo,
            "turn": len(self.flips) + 1,
            "left": cards["left"] if self.expert else len(cards["pile"]) + len(cards.get("again", [])),
            "cards": self._cards(),
            "hands": [self._cards(seat) for seat in range(self.seats)] if self.expert else [],
            "top": cards["top"] if self.expert else None,
            "goals": [{"name": goal[one], "approved": goal["approved"]} for goal in view[many]],
            "solo_card": view.get("solo_card"),
            "acme": view.get("acme"),
            "told": [] if self.solo or self.expert else self.told,
            "over": self.state.over(),
            "can_back": bool(self.flips),
        }
