"""The shape of views, menus and facts. The page's types are made from it."""

from boulevard.games.contract import Game, Json
from boulevard.games.schemas import (
    document,
    flag,
    listing,
    mapping,
    nullable,
    one_of,
    record,
    ref,
    text,
    whole,
)

from .components import COMPANIES
from .menu import VERB_NAMES
from .position import FORMAT, THEN
from .turn import PHASES


def view_schema(game: Game) -> Json:
    company = one_of(COMPANIES)
    seat = whole("from 0")
    lots = listing(text())
    return document(
        "Lords of Vegas",
        {
            "Company": company,
            "Payer": one_of([*COMPANIES, "strip"], "what a card pays"),
            "View": _view(game),
            "Tile": record(
                {"company": ref("Company"), "seat": nullable(whole("whose die")), "die": nullable(whole())}
            ),
            "Offer": record(
                {
                    "from": seat,
                    "to": nullable(whole("a seat, from 0; null when there are more sides")),
                    "terms": text("as the proposing seat says them"),
                    "sides": listing(seat, "since rules version 2"),
                    "agreed": listing(seat, "since rules version 2"),
                },
                ["sides", "agreed"],
            ),
            "Problem": record(
                {
                    "key": text("of the words"),
                    "details": {"type": "object"},
                    "reason": nullable(ref("Problem")),
                }
            ),
            "Pending": _pending(),
            "Casino": record(
                {
                    **_bosses(),
                    "lots": listing(text(), "in the order of the board; the first names it"),
                    "company": ref("Company"),
                    "pips": whole("all that its dice show"),
                    "strip": flag("touches the Strip"),
                    "rolled": flag("reorganised in this turn"),
                }
            ),
            "Bosses": record(_bosses()),
            "MenuEntry": record(
                {
                    "token": text(),
                    "verb": one_of(VERB_NAMES),
                    "lots": {**lots, "description": "where; all of its casino"},
                    "company": ref("Company"),
                    "cost": whole("what it costs at once; a gamble risks it"),
                    "most": whole("of a gamble: the highest bet; the token places the least"),
                    "covers": whole("of a gamble: all that the boss can pay"),
                    "bets": listing(
                        record({"stand": listing(whole()), "lay_off": listing(whole())}),
                        "of a gamble: per bet from 1 on, what each row of the house odds brings the gambler, "
                        "with the whole bet kept or half of it laid off",
                    ),
                    "amounts": listing(
                        whole(), "of an answer to a bet: what each row of the house odds moves"
                    ),
                    "value": whole("that a die is to show"),
                    "brings": ref("Bosses"),
                    "odds": record({"boss": {"type": "number"}, "tie": {"type": "number"}}),
                },
                ["lots", "company", "cost", "most", "covers", "bets", "amounts", "value", "brings", "odds"],
            ),
            "Lot": _lot(),
            "Facts": _facts(),
        },
    )


def _bosses() -> Json:
    return {
        "size": whole("tiles"),
        "boss": nullable(whole("the seat, from 0")),
        "crown": nullable(text("the lot of the die that makes the boss")),
        "tied": listing(whole(), "seats whose highest dice are tied"),
    }


def _view(game: Game) -> Json:
    player = record({"money": whole(), "points": whole(), "lots": listing(text(), "with this seat's marker")})
    in_readings = record(
        {
            "dice": listing(text(), "lots where its dice stand"),
            "free_dice": whole(),
            "free_markers": whole(),
        }
    )
    return record(
        {
            "game": {"const": game.id},
            "format": {"const": FORMAT},
            "rules": whole(),
            "options": record({}),
            "seats": whole(),
            "phase": one_of(PHASES),
            "active": nullable(whole("whose turn it is, from 0")),
            "card": nullable(text("drawn this turn")),
            "players": listing(player),
            "tiles": mapping(ref("Tile"), "by lot"),
            "drawn": listing(text(), "cards that have left the deck"),
            "reorganised": listing(text(), "dice that were reorganised this turn"),
            "gambled": flag(),
            "offered": listing(whole(), "seats that made an offer this turn"),
            "offers": listing(ref("Offer")),
            "pending": nullable(ref("Pending")),
            "readings": record(
                {
                    "deals_open": flag("offers may be made and answered"),
                    "problems": listing(
                        nullable(ref("Problem")), "per offer, why it could not be carried out now"
                    ),
                    "sold": listing(
                        listing(ref("MenuEntry")), "per offer, the actions that are part of it, in order"
                    ),
                    "gamble": nullable(record({"stand": _shares(), "lay_off": _shares()})),
                    "casinos": listing(ref("Casino")),
                    "closed": listing(text(), "lots that are out of play"),
                    "stock": _each(COMPANIES, whole("tiles that are not on the board")),
                    "seats": listing(in_readings),
                    "undrawn": _each(
                        [*COMPANIES, "strip"], listing(text(), "lots whose cards are in the deck")
                    ),
                    "brings": _each(
                        [*COMPANIES, "strip"],
                        listing(
                            record({"money": whole(), "points": whole()}),
                            "per seat, what a card that pays this would bring now",
                        ),
                    ),
                    "cards_to_end": whole("cards before the End of Game card"),
                },
                about="what a person reads off the table by looking",
            ),
        }
    )


def _shares() -> Json:
    row = record({"gambler": whole(), "boss": whole(), "bank": whole()})
    return listing(row, "what each gets, per row of the house odds")


def _each(names: list[str], entry: Json) -> Json:
    properties: Json = {name: entry for name in names}
    return record(properties)


def _pending() -> Json:
    lots = listing(text())
    fields: Json = {
        "seats": listing(whole()),
        "sums": listing(whole()),
        "thrown": whole(),
        "roll": lots,
        "check": lots,
        "then": one_of(THEN),
        "casino": text(),
        "seat": whole("who arranges, from 0"),
        "left": lots,
        "lot": text(),
        "company": ref("Company"),
        "bet": whole(),
        "laid_off": flag(),
        "first": nullable(whole()),
        "sold": listing(text(), "actions of a deal that are still to be done"),
    }
    return record(fields, list(fields), "what a half-done action waits for")


def _lot() -> Json:
    return record(
        {
            "name": text(),
            "block": text(),
            "west": flag("of the Strip"),
            "row": whole("inside the block, from 0"),
            "column": whole("inside the block, from 0"),
            "price": whole(),
            "die": whole(),
            "pays": ref("Payer"),
            "strip": flag("beside the Strip"),
        }
    )


def _facts() -> Json:
    return record(
        {
            "companies": listing(ref("Company")),
            "lots": listing(ref("Lot"), "in the order of the board"),
            "dice": whole("of a seat"),
            "markers": whole("of a seat"),
            "tiles": whole("of a company"),
            "bet_per_tile": whole("the highest bet, for each tile of a casino"),
            "track": listing(whole(), "spaces of the score track"),
            "house": listing(
                record({"times": whole(), "sums": listing(whole()), "ways": whole("of 36")}),
                "what two dice do with a bet: they move it so many times",
            ),
        },
        about="what is printed",
    )
