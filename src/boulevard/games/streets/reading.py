"""Reading cards from a position."""

from typing import Final

from boulevard.games.contract import GameError, Json
from boulevard.games.native import i64, u8, vec
from boulevard.games.reading import fields, impossible, items, whole

from .cards import HAND, Cards
from .others import Others
from .pile import Pile

FORMAT: Final = (
    2  # of positions that are written; in format 1, which positions did not name, seats counted from 1
)


class CardReader:
    """Knows the cards of one game and what its complaints are called."""

    def __init__(self, tokens: dict[str, int], unknown: str, twice: str) -> None:
        self.tokens = tokens
        self.names = {card: token for token, card in tokens.items()}
        self.unknown = unknown
        self.twice = twice

    def card(self, token: object, where: str) -> int:
        if not isinstance(token, str) or token not in self.tokens:
            raise GameError(self.unknown, where=where, card=str(token))
        return self.tokens[token]

    def slots(self, cards: Cards, value: object, where: str, first: i64) -> None:
        """Three slots from `first` on; null is an empty one."""
        for i, token in enumerate(items(value, where, int(HAND), int(HAND))):
            if token is not None:
                cards.slots[first + i] = u8(self.card(token, f"{where}[{i}]"))

    def pile(self, value: object, where: str, most: int) -> Pile:
        tokens = items(value, where, 0, most)
        cards = sorted([self.card(token, f"{where}[{i}]") for i, token in enumerate(tokens)])
        return Pile(vec[u8]([u8(card) for card in cards]))

    def take(self, left: Pile, card: i64) -> None:
        """One card more that is not in the box any longer."""
        if not left.holds(card):
            raise impossible("cards", self.twice, card=self.names[int(card)])
        left.remove(card)


def find_deal(cards: Cards) -> bool:
    """How far a deal has come that is not complete, from the cards on the table. Can it be so?"""
    cards.dealt = cards.on_table() - (i64(len(cards.slots)) - cards.to_deal)
    return cards.dealt != cards.to_deal and cards.dealt_in_order()


def read_others(
    others: Others, top: Json, counting: bool, over: bool, most: list[int], more: list[str]
) -> None:
    """What is known of those who play on paper. `most`: the largest that each answer at the end may be."""
    if "others" not in top:
        if others.count:
            raise GameError("error-position-missing", where="position", field="others")
        return
    if not others.count:
        raise impossible("others", "others")
    value = fields(top["others"], "others", ["told", *more], [])
    told = items(value["told"], "others.told", 0, len(most))
    for i, answer in enumerate(told):
        others.tell(whole(answer, f"others.told[{i}]", 0, most[i]))
    early = len(told) > 0 and not counting and not over
    if early or (counting and len(told) == len(most)) or (over and len(told) < len(most)):
        raise impossible("others.told", "others-told")
