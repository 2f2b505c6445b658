"""Sheets, cards and ACME as JSON. docs/positions-new-las-vegas.md describes it; position.py reads it."""

from boulevard.games.contract import Json
from boulevard.games.native import i64
from boulevard.games.packed import BIT, byte, members
from boulevard.games.streets.cards import NO_CARD
from boulevard.games.streets.rows import EMPTY

from .acme import Acme
from .components import (
    ALL_AVENUES,
    AVENUES,
    COLOURS,
    LADDER_COUNT,
    LADDERS,
    LOANS,
    PROJECTS_IN_PLAY,
    STREETS,
    card_token,
    line_name,
)
from .dealing import Stock, VegasCards
from .sheet import Sheet, nibble


def avenues_of(mask: i64) -> list[int]:
    """Which avenues, counted from 1."""
    return [avenue + 1 for avenue in members(mask & ALL_AVENUES)]


def sheet_json(sheet: Sheet, with_loan: bool) -> Json:
    streets: list[Json] = []
    for street in range(STREETS):
        casinos: list[object] = []
        for casino in range(street * AVENUES, street * AVENUES + AVENUES):
            number = int(sheet.numbers[casino])
            if number == EMPTY:
                casinos.append(None)
            else:
                casinos.append(f"{number}x" if sheet.extended & BIT[casino] else number)
        shift = street * AVENUES
        streets.append(
            {
                "casinos": casinos,
                "built": avenues_of(sheet.built >> shift),
                "shows": avenues_of(sheet.shows >> shift),
            }
        )
    bonuses: list[str | None] = []
    for pair in range(i64(len(sheet.edition.pair_ends))):
        if not sheet.circled & BIT[pair]:
            bonuses.append(None)
        else:
            bonuses.append("debt" if sheet.debts & BIT[pair] else "clear")
    return {
        "streets": streets,
        "hotels": {"large": avenues_of(sheet.large), "small": avenues_of(sheet.small)},
        "golf": {"holes": avenues_of(sheet.holes), "lost": avenues_of(sheet.lost)},
        "limousine": [line_name(int(line)) for line in sheet.trail],
        "inauguration": {"checked": int(sheet.checked), "bonuses": bonuses},
        "shows": {"left": int(sheet.left), "right": int(sheet.right)},
        "improvements": {LADDERS[i]: int(nibble(sheet.improved, i)) for i in range(LADDER_COUNT)},
        "projects": [int(byte(sheet.projects, k)) for k in range(PROJECTS_IN_PLAY)],
        "loan": LOANS[sheet.loan] if with_loan else None,
    }


def cards_json(stock: Stock, cards: VegasCards, solo: bool) -> Json:
    slots = [None if i64(card) == NO_CARD else card_token(int(card)) for card in cards.slots]
    pile = [card_token(card) for card in stock.fresh.contents()]
    if solo:
        return {
            "pile": pile,
            "again": [card_token(card) for card in stock.again.contents()],
            "upper": int(stock.upper),
            "hand": slots,
        }
    return {"pile": pile, "numbers": slots[:3], "effects": slots[3:]}


def acme_json(acme: Acme) -> Json:
    return {
        "cards": [card_token(int(card)) for card in acme.cards],
        "approvals": [COLOURS[colour] for colour in acme.came],
        "settled": int(acme.settled),
        "hotels": avenues_of(acme.hotels),
        "projects": [int(byte(acme.projects, k)) for k in range(PROJECTS_IN_PLAY)],
        "loan_card": None if acme.loan_card == NO_CARD else card_token(int(acme.loan_card)),
    }
