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
    score,
    text,
    whole,
)
from boulevard.games.streets.others import schema as others_schema
from boulevard.games.streets.reading import FORMAT

from .architects import DOMAINS
from .components import COLOURS, EFFECTS, LADDERS, PROJECT_NAMES
from .dealing import STAGES
from .facts import SPECIALS
from .notation import NOTATION
from .rest import MORE_OF_OTHERS, TOLD


def view_schema(game: Game) -> Json:
    return document(
        "Welcome to New Las Vegas",
        {
            "View": _view(game),
            "Cards": _cards(),
            "Acme": _acme(),
            "Sheet": _sheet(),
            "SheetReadings": _sheet_readings(),
            "Prospects": _prospects(),
            "AcmeReadings": record(
                {
                    "counts": _each(EFFECTS, whole("cards in its pile")),
                    "has": _each(DOMAINS, whole("things that count in this domain")),
                    "improved": _each(DOMAINS, flag("the improved value counts")),
                    "borrows": nullable(flag("known once its card is revealed")),
                }
            ),
            "Line": record({"name": text(), "way": listing(text(), "crossings, the first included")}),
            "MenuEntry": record(
                {
                    "token": text(),
                    "verb": one_of(NOTATION.names),
                    "place": text("the casino, `2.4`"),
                    "number": whole("that is written"),
                    "way": listing(text(), "of a drive: crossings, the first included"),
                    "passes": listing(text(), "of a drive: casinos whose carpet it passes"),
                    "gain": whole("points that it brings at once"),
                },
                ["place", "number", "way", "passes", "gain"],
            ),
            "Lot": _lot(),
            "Architect": _architect(),
            "Facts": _facts(),
        },
    )


def _each(names: list[str], entry: Json) -> Json:
    properties: Json = {name: entry for name in names}
    return record(properties)


def _view(game: Game) -> Json:
    return record(
        {
            "game": {"const": game.id},
            "format": {"const": FORMAT},
            "rules": whole(),
            "seats": whole(),
            "options": record(
                {
                    "introductory": flag(),
                    "acme": whole(),
                    "sheet": {"type": ["object", "null"], "description": "another edition of the sheets"},
                    "paper": whole("how many others play on paper"),
                },
                ["paper"],
            ),
            "stage": one_of(STAGES),
            "turn": whole(),
            "projects": listing(record({"project": one_of(PROJECT_NAMES), "approved": flag()})),
            "cards": ref("Cards"),
            "sheets": listing(ref("Sheet"), "as they were before this turn"),
            "acme": ref("Acme"),
            "others": others_schema(TOLD, MORE_OF_OTHERS),
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
                        about="what everybody picks from",
                    ),
                    "taken": listing(whole(), "avenues whose large hotel was built in an earlier turn"),
                    "longest": listing(whole(), "per street, the longest series of all"),
                    "sheets": listing(ref("SheetReadings")),
                    "draft": ref("SheetReadings"),
                    "prospects": ref("Prospects"),
                    "acme": ref("AcmeReadings"),
                    "settled": nullable(
                        record(
                            {
                                "bank": whole("bundles that the bank gave everybody"),
                                "last": listing(flag(), "who owes a debt for the inauguration"),
                            },
                            about="known at the end of the game",
                        )
                    ),
                },
                ["draft", "prospects", "acme"],
                "what a person reads off the table by looking",
            ),
        },
        ["acme", "others", "shown_seats", "draft"],
    )


def _cards() -> Json:
    slots = listing(nullable(text()))
    return record(
        {
            "pile": listing(text()),
            "numbers": slots,
            "effects": slots,
            "hand": slots,
            "again": listing(text()),
            "upper": whole("cards to be drawn before an approval card can come"),
        },
        ["numbers", "effects", "hand", "again", "upper"],
    )


def _acme() -> Json:
    return record(
        {
            "cards": listing(text(), "its pile, first card first"),
            "approvals": listing(one_of(COLOURS), "in the order they came"),
            "settled": whole("how many of them have had their effect"),
            "hotels": listing(whole()),
            "projects": listing(whole()),
            "loan_card": nullable(text()),
            "score": score(),
        }
    )


def _sheet() -> Json:
    avenues = listing(whole())
    casino: Json = {"type": ["integer", "string", "null"]}
    street = record(
        {
            "casinos": listing(casino, "7: opened with it, '7x': opened by Extended Casino"),
            "built": listing(whole(), "avenues whose crane is crossed off"),
            "shows": listing(whole(), "avenues whose star is circled"),
        }
    )
    bonus: Json = {"enum": ["debt", "clear", None]}
    return record(
        {
            "streets": listing(street),
            "hotels": record({"large": avenues, "small": avenues}),
            "golf": record({"holes": avenues, "lost": avenues}),
            "limousine": listing(text(), "the lines of the trail"),
            "inauguration": record({"checked": whole(), "bonuses": listing(bonus)}),
            "shows": record({"left": whole(), "right": whole()}),
            "improvements": _each(LADDERS, whole("values crossed off")),
            "projects": listing(whole()),
            "loan": {"enum": ["borrow", "decline", None]},
        }
    )


def _sheet_readings() -> Json:
    series = record({"length": whole(), "from": whole(), "to": whole()})
    counted = [name for name in LADDERS if name not in ("inauguration", "streets")]
    return record(
        {
            "series": listing(series, "the longest of every street, with its first and last avenue"),
            "trail": record(
                {
                    "lines": listing(ref("Line")),
                    "at": text("the crossing where the limousine stands"),
                    "passed": listing(text(), "special casinos whose carpet it has passed"),
                    "home": flag(),
                }
            ),
            "counts": _each(counted, whole("how many things the ladder's value counts for")),
            "contribution": whole("checked boxes that were not used for a bonus"),
            "debts": record({"cranes": whole(), "shows": whole(), "bonuses": whole()}, about="not cleared"),
            "bundles": record({"start": whole(), "mafia": whole()}),
        }
    )


def _prospects() -> Json:
    row = record(
        {
            "fewest": whole("others who must want to borrow for it, at least"),
            "most": whole("and at most"),
            "brings": whole("bundles for everybody"),
            "bankruptcy": whole("points lost then"),
        }
    )
    return record(
        {
            "bundles": whole("of the start"),
            "mafia": whole("bundles"),
            "debts": record(
                {
                    "cranes": whole(),
                    "bonuses": whole(),
                    "shows": whole(),
                    "inauguration": whole("1 for the last, as things stand"),
                }
            ),
            "bank": listing(row, "what the bank may bring; empty before one has answered it"),
            "without_bank": whole("points lost if the bank brings nothing"),
        },
        about="one's own safe, as far as one can know before the loans are shown",
    )


def _lot() -> Json:
    return record(
        {
            "name": text("`2.4`"),
            "street": whole(),
            "avenue": whole(),
            "crane": flag(),
            "star": flag(),
            "special": {"enum": [*SPECIALS, None]},
        }
    )


def _architect() -> Json:
    return record(
        {
            "level": whole(),
            "approvals": listing(record({"fulfils": flag(), "hotels": listing(whole())})),
            "crane": whole("added to its construction cards for its series"),
            "borrows_from": whole(),
            "values": _each(DOMAINS, pair(whole(), "basic, improved")),
            "improvement_at": _each(DOMAINS, whole("improvement cards")),
        }
    )


def _facts() -> Json:
    show = record({"values": listing(whole()), "debts": listing(whole(), "boxes beside which a debt stands")})
    road = record(
        {"from": text(), "to": text(), "carpets": listing(text(), "casinos whose carpet lies there")}
    )
    return record(
        {
            "effects": listing(one_of(EFFECTS)),
            "streets": listing(listing(ref("Lot"))),
            "pars": listing(whole(), "of the golf holes"),
            "lamps": listing(text(), "crossings"),
            "start": text("the crossing at the airport"),
            "roads": listing(road, "open stretches between neighbouring crossings"),
            "ladders": _each(LADDERS[1:], listing(whole())),
            "inauguration": record(
                {
                    "boxes": whole(),
                    "bonus_pairs": listing(pair(whole())),
                    "points": listing(listing(whole()), "basic and improved, for first, second, third"),
                }
            ),
            "shows": record({"left": show, "right": show}),
            "safe": _each(["start", "introductory", "many_borrow", "few_borrow", "bankruptcy"], whole()),
            "projects": mapping(pair(whole()), "points for who is first, and for later ones"),
            "architects": listing(ref("Architect")),
        },
        about="what is printed",
    )
