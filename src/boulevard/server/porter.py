"""The porter: who may come in, and what is said to everybody.

It is kept in the database, so that all workers say the same and an administrator can change it beside a
running server: every worker reads it again now and then (see house.py).
"""

import secrets
import time
from collections.abc import Callable
from ipaddress import ip_address
from typing import Any

from sqlalchemy import Executable, delete, insert, select

from .address import household
from .errors import ServerError
from .models import HouseRow
from .storage import Storage

CLUB_CODE, ANNOUNCEMENT = "club-code", "announcement"
BANNED = "banned:"  # and an address, as limits count it
CHANGED = "changed:"  # and table:ID or person:ID: something that was done beside the server
TOLD_FOR = 3600.0  # seconds for which that is kept
LONGEST = {CLUB_CODE: 40, ANNOUNCEMENT: 300}

Statement = tuple[Executable, Any]


def put(name: str, value: str) -> list[Statement]:
    """What makes this so; an empty value forgets it."""
    there: list[Statement] = [(delete(HouseRow).where(HouseRow.name == name), None)]
    if value:
        there.append((insert(HouseRow), {"name": name, "value": value}))
    return there


def changed(what: str, id: str) -> list[Statement]:
    """Servers that run hear of what was done beside them."""
    old = delete(HouseRow).where(
        HouseRow.name.startswith(CHANGED), HouseRow.value < repr(time.time() - TOLD_FOR)
    )
    return [(old, None), *put(f"{CHANGED}{what}:{id}", repr(time.time()))]


def clean(name: str, text: str) -> str:
    """One line, without what cannot be seen."""
    text = " ".join("".join(letter for letter in text if letter.isprintable() or letter.isspace()).split())
    if len(text) > LONGEST[name]:
        raise ServerError("error-server-long-text", most=LONGEST[name])
    return text


def clean_address(text: str) -> str:
    """An address as limits count it: of IPv6 the /64."""
    try:
        return household(str(ip_address(text.strip().partition("/")[0])))
    except ValueError:
        raise ServerError("error-server-address", address=text[:60]) from None


class Porter:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.club_code = ""
        self.announcement = ""
        self.addresses: frozenset[str] = frozenset()
        self.heard: dict[str, str] = {}
        self.first = True
        self.table_changed: Callable[[str], None] = lambda _: None  # the house's
        self.person_changed: Callable[[str], None] = lambda _: None
        self.announced: Callable[[str], None] = lambda _: None

    async def read(self) -> None:
        rows = await self.storage.rows(select(HouseRow.__table__))
        kept = {row["name"]: row["value"] for row in rows}
        self.club_code = kept.get(CLUB_CODE, "")
        said, self.announcement = self.announcement, kept.get(ANNOUNCEMENT, "")
        self.addresses = frozenset(name.removeprefix(BANNED) for name in kept if name.startswith(BANNED))
        done = {name: at for name, at in kept.items() if name.startswith(CHANGED)}
        if self.announcement != said:
            self.announced(self.announcement)
        if not self.first:  # what was done before we began, we have read
            for name, at in done.items():
                if self.heard.get(name) != at:
                    what, _, id = name.removeprefix(CHANGED).partition(":")
                    (self.table_changed if what == "table" else self.person_changed)(id)
        self.first = False
        self.heard = done

    async def change(self, name: str, value: str) -> None:
        await self.storage.write(*put(name, value))
        await self.read()
        self.storage.tell("house:")

    def check_code(self, code: str | None) -> None:
        """Newcomers of a closed club say its code."""
        if not self.club_code:
            return
        if code is None or not secrets.compare_digest(_folded(code), _folded(self.club_code)):
            raise ServerError("error-server-club-code")

    def check_address(self, address: str) -> None:
        if address in self.addresses:
            raise ServerError("error-server-banned")

    def json(self) -> dict[str, Any]:
        """What everybody may know."""
        return {"announcement": self.announcement or None, "closed": bool(self.club_code)}


def _folded(code: str) -> bytes:
    """As people type it."""
    return "".join(code.casefold().split()).encode()
