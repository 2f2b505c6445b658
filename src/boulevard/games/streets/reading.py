"""Reading cards from a position."""

from typing import Final

from boulevard.games.contract import GameError
from boulevard.games.native import i64, u8, vec
from boulevard.games.reading import impossible, items

from .cards import HAND, Cards
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
