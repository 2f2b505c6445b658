"""The shape of views, menus and facts. The page's types are made from it."""

from boulevard.games.contract import Game, Json
from boulevard.games.schemas import (
    document,
    flag,
    listing,
    mapping,
    nullable,
    one_of,
    pair,
    record,
    ref,
    text,
    whole,
)
from boulevard.games.streets.others import schema as others_schema
from boulevard.games.streets.reading import FORMAT

from .components import EFFECTS
from .dealing import STAGES
from .notation import NOTATION
from .plans import PLAN_NAMES


def view_schema(game: Game) -> Json:
    return document(
        "Welcome To...",
        {
            "View": _view(game),
            "Sheet": _sheet(),
            "Street": _street(),
            "SheetReadings": _sheet_readings(),
            "Estate": _estate(),
            "Cards": _cards(),
            "MenuEntry": record(
                {
                    "token": text(),
                    "verb": one_of(NOTATION.names),
                    "place": text(
                        "the house, `2.4`; of a fence the one to its left, of an estate its first, "
                        "of a park and a pool the house of this turn"
                    ),
                    "number": whole("that is written"),
                    "size": whole("houses of an estate"),
                    "gain": whole("points that it brings at once"),
                },
                ["place", "number", "size", "gain"],
            ),
            "Facts": _facts(),
        },
    )


def _view(game: Game) -> Json:
    return record(
        {
            "game": {"const": game.id},
            "format": {"const": FORMAT},
            "rules": whole(),
            "seats": whole(),
            "options": record(
                {
                    "advanced": flag(),
                    "roundabouts": flag(),
                    "expert": flag(),
                    "sheet": {"type": ["object", "null"], "description": "another sheet"},
                    "paper": whole("how many others play on paper"),
                },
                ["sheet", "paper"],
            ),
            "stage": one_of(STAGES),
            "turn": whole(),
            "plans": listing(record({"plan": one_of(list(PLAN_NAMES)), "approved": flag()})),
            "cards": ref("Cards"),
            "sheets": listing(ref("Sheet"), "as they were before this turn"),
            "solo_card": one_of(["seen", "hidden"]),
            "first_seat": whole("from 0"),
            "others": others_schema("the temps of each"),
            "shown_seats": listing(
                whole(), "of a large table: the seats whose `sheets`, readings and `confirmed` these are"
            ),
            "confirmed": listing(flag()),
            "draft": record({"steps": listing(text()), "sheet": ref("Sheet")}),
            "readings": record(
                {
                    "cards": record(
                        {
                            "numbers": listing(nullable(text())),
                            "effects": listing(nullable(text())),
                            "apart": flag("a number and an effect are picked from two cards of a hand"),
                        },
                        about="what this seat picks from",
                    ),
                    "sheets": listing(ref("SheetReadings")),
                    "draft": ref("SheetReadings"),
                    "unseen": record(
                        {name: whole() for name in EFFECTS},
                        about="solo, expert: cards whose effect this seat has not seen, and the pile's top",
                    ),
                },
                ["draft", "unseen"],
                "what a person reads off the table by looking",
            ),
        },
        ["solo_card", "first_seat", "others", "shown_seats", "draft"],
    )


def _cards() -> Json:
    slots = listing(nullable(text()))
    return record(
        {
            "pile": nullable(listing(text())),
            "left": whole("cards in a pile that may not be looked at"),
            "numbers": slots,
            "effects": slots,
            "hand": slots,
            "hands": listing(slots),
            "top": nullable(one_of(EFFECTS, "the effect on the back of the pile's top card")),
            "discards": listing(text(), "cards that everybody has seen go"),
            "open": listing(listing(nullable(text())), "per hand, what the others know of its cards"),
        },
        ["left", "numbers", "effects", "hand", "hands", "top", "discards", "open"],
    )


def _sheet() -> Json:
    return record(
        {
            "streets": listing(ref("Street")),
            "estates": listing(whole(), "crosses in each column"),
            "temps": whole(),
            "refusals": whole(),
            "plans": listing(whole(), "points written; 0 is not fulfilled"),
        }
    )


def _street() -> Json:
    house: Json = {"type": ["integer", "string", "null"]}
    return record(
        {
            "houses": listing(house, "7: written, '7b': a bis copy, 'R': a roundabout"),
            "fences": listing(whole(), "houses with a fence to their right"),
            "pools": listing(whole(), "houses with a built pool"),
            "parks": whole("crosses"),
            "used": listing(whole(), "houses that a plan has used up"),
        }
    )


def _sheet_readings() -> Json:
    return record(
        {
            "estates": listing(ref("Estate"), "complete ones"),
            "pools": whole("crosses"),
            "bis": whole("crosses"),
            "roundabouts": whole("crosses"),
        }
    )


def _estate() -> Json:
    return record(
        {
            "street": whole("from 0"),
            "first": whole("the place of its first house, from 1"),
            "size": whole(),
            "used": flag("a plan has used it up"),
        }
    )


def _facts() -> Json:
    ladder = listing(whole())
    street = record(
        {
            "houses": whole(),
            "pools": listing(whole(), "houses where a pool can be built"),
            "parks": listing(whole(), "points after so many crosses"),
        }
    )
    return record(
        {
            "effects": listing(one_of(EFFECTS)),
            "streets": listing(street),
            "pools": ladder,
            "temps": record({"boxes": whole(), "points": listing(whole(), "for most, second, third")}),
            "estates": listing(ladder, "by size"),
            "bis": ladder,
            "roundabouts": ladder,
            "refusals": ladder,
            "plans": mapping(pair(whole()), "points for who is first, and for later ones"),
            "wanted": mapping(listing(whole()), "of plans that ask for estates, their sizes"),
        },
        about="what is printed",
    )
