"""What a person reads off a sheet by looking: estates, and how far the ladders are crossed off."""

from boulevard.games.contract import Json
from boulevard.games.native import i64
from boulevard.games.packed import BIT, bits
from boulevard.games.streets.cards import NO_CARD, effect_of

from .components import EFFECTS, LARGEST_ESTATE
from .sheet import Sheet


def sheet_readings(sheet: Sheet) -> Json:
    return {
        "estates": estates(sheet),
        "pools": int(bits(sheet.pools)),
        "bis": int(min(bits(sheet.copies), sheet.edition.bis_boxes)),
        "roundabouts": int(bits(sheet.roundabouts)),
    }


def estates(sheet: Sheet) -> list[Json]:
    """Complete estates: one to six numbered houses between fences or street ends."""
    found: list[Json] = []
    edition = sheet.edition
    walls = sheet.fences | edition.last_houses
    first: i64 = 0
    for house in range(edition.houses):
        if not walls & BIT[house]:
            continue
        size = house + 1 - first
        if size <= LARGEST_ESTATE and not ((BIT[size] - 1) << first) & ~sheet.filled:
            street = edition.street_of[first]
            found.append(
                {
                    "street": int(street),
                    "first": int(first - edition.first[street]) + 1,
                    "size": int(size),
                    "used": bool(sheet.used & BIT[first]),
                }
            )
        first = house + 1
    return found


def cards_for(cards: Json, seat: i64) -> Json:
    """Three number cards and three effect cards that a seat picks from. `apart`: any two of a hand."""
    if "numbers" in cards:
        return {"numbers": cards["numbers"], "effects": cards["effects"], "apart": False}
    hand: list[str | None] = cards["hand"] if "hand" in cards else cards["hands"][max(seat, 0)]
    return {"numbers": hand, "effects": hand, "apart": True}


def effects_among(cards: list[i64]) -> Json:
    """How many of these cards have each effect."""
    counts = [0] * len(EFFECTS)
    for card in cards:
        if card != NO_CARD:
            counts[effect_of(card)] += 1
    return {name: counts[effect] for effect, name in enumerate(EFFECTS)}
