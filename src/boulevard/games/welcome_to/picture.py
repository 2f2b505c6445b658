"""Sheets and cards as JSON. docs/positions-welcome-to.md describes it; position.py reads it."""

from boulevard.games.contract import Json
from boulevard.games.native import i64
from boulevard.games.packed import BIT, byte
from boulevard.games.streets.cards import NO_CARD
from boulevard.games.streets.rows import EMPTY

from .components import STREETS, card_token
from .plans import PLANS_IN_PLAY
from .sheet import Sheet


def sheet_json(sheet: Sheet) -> Json:
    streets: list[Json] = []
    starts = sheet.edition.first
    for street in range(STREETS):
        houses: list[object] = []
        fences: list[int] = []
        pools: list[int] = []
        used: list[int] = []
        for house in range(starts[street], starts[street + 1]):
            place = int(house - starts[street]) + 1
            number = int(sheet.numbers[house])
            if sheet.roundabouts & BIT[house]:
                houses.append("R")
            elif number == EMPTY:
                houses.append(None)
            else:
                houses.append(f"{number}b" if sheet.copies & BIT[house] else number)
            if sheet.fences & BIT[house]:
                fences.append(place)
            if sheet.pools & BIT[house]:
                pools.append(place)
            if sheet.used & BIT[house]:
                used.append(place)
        parks = int(byte(sheet.parks, street))
        streets.append({"houses": houses, "fences": fences, "pools": pools, "parks": parks, "used": used})
    return {
        "streets": streets,
        "estates": [int(byte(sheet.estates, i)) for i in range(i64(6))],
        "temps": int(sheet.temps),
        "refusals": int(sheet.refusals),
        "plans": [int(byte(sheet.plans, k)) for k in range(PLANS_IN_PLAY)],
    }


def slot_json(card: i64) -> str | None:
    return None if card == NO_CARD else card_token(int(card))
