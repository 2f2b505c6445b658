"""Tables as text, as a browser keeps them: what was said before the game, and the log."""

import json
from dataclasses import asdict
from typing import Any

from boulevard.games.contract import GameError
from boulevard.match.record import SEALED
from boulevard.match.table import Logged, Origin, Seat, Table

FORMAT = 1


def dump(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=str)


class Kept:
    """A table and its log; the text of every event is written once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.log: list[Logged] = []
        self.lines: list[str] = []

    def add(self, event: Logged) -> None:
        self.log.append(event)
        self.lines.append(dump([event.seq, event.kind, event.seat, event.at, event.public, event.secret]))

    def about(self) -> dict[str, Any]:
        """What a list of tables needs, without playing the log again."""
        table = self.table
        over = next((event for event in reversed(self.log) if event.kind == "over"), None)
        return {
            "id": table.id,
            "game": table.game.id,
            "status": table.status,
            "seats": [asdict(seat) for seat in table.seats],
            "waiting": table.waiting,
            "updated": table.updated,
            "result": None if over is None else {"at": over.at, **over.public},
            "origin": None if table.origin is None else asdict(table.origin),
        }

    def text(self) -> str:
        table = self.table
        head = self.about() | {
            "format": FORMAT,
            "rules": table.rules,
            "options": table.options,
            "host": table.host,
            "seed": table.seed,
            "chance": table.chance,
            "rematch": table.rematch,
            "created": table.created,
            "drafts": table.drafts,
        }
        return dump(head)[:-1] + ',"log":[' + ",".join(self.lines) + "]}"


def read_text(text: str) -> dict[str, Any]:
    """Something that was kept: of this format, or refused."""
    try:
        found = json.loads(text)
        known = found["format"]
    except (ValueError, KeyError, TypeError, RecursionError):
        raise GameError("error-local-broken") from None
    if known != FORMAT:
        raise GameError("error-local-newer")
    return dict(found)


def check_head(found: dict[str, Any]) -> None:
    """Refuses what cannot be a table; KeyError and TypeError for whoever calls."""
    for name in ("id", "game", "status"):
        if not isinstance(found[name], str):
            raise TypeError(name)
    if not [Seat(**seat) for seat in found["seats"]] or not isinstance(found["log"], list):
        raise TypeError("seats")


def read_kept(text: str) -> Kept:
    """The table in a text, its log played again."""
    found = read_text(text)
    try:
        check_head(found)
        table = Table(found["id"], found["game"], len(found["seats"]))
        table.rules = table.game.check_rules(found["rules"])
        for number, seat in enumerate(found["seats"]):
            table.put_seat(number, Seat(**seat))
        table.options = found["options"]
        table.host = found["host"]
        table.seed = found["seed"]
        table.chance = found.get("chance", SEALED)
        table.rematch = found["rematch"]
        table.created = found["created"]
        table.origin = None if found["origin"] is None else Origin(**found["origin"])
        kept = Kept(table)
        for line in found["log"]:
            event = Logged(*line)
            table.absorb(event)
            kept.add(event)
        table.put_drafts_back({int(seat): list(tokens) for seat, tokens in found["drafts"].items()})
    except GameError:
        raise
    except (ValueError, KeyError, TypeError, AttributeError, IndexError, AssertionError):
        raise GameError("error-local-broken") from None
    return kept
