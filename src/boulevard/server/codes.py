"""Short codes: an invite that can be read out across a room and typed on another device."""

import secrets
import time

from sqlalchemy import delete, insert, select

from .errors import ServerError
from .models import CodeRow, TableRow
from .storage import Conflict, Storage

LETTERS = "23456789BCDFGHJKMNPQRTVWXZ"  # nothing that looks like something else, and no words
LENGTH = 6
LASTS = 48 * 3600.0  # seconds: few codes are good at a time, so guessing leads nowhere


def read_code(text: str) -> str:
    """As people type it: small letters, gaps and dashes."""
    return "".join(letter for letter in text.upper() if letter in LETTERS)


async def code_of(storage: Storage, table_id: str) -> str:
    """The code of a table; a new one when it has none, or an old one."""
    while True:
        now = time.time()
        row = await storage.row(select(CodeRow.__table__).where(CodeRow.table_id == table_id))
        if row is not None and row["created"] > now - LASTS / 2:
            return str(row["code"])
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        old = delete(CodeRow).where((CodeRow.table_id == table_id) | (CodeRow.created < now - LASTS))
        try:
            await storage.write(
                (old, None), (insert(CodeRow), {"code": code, "table_id": table_id, "created": now})
            )
        except Conflict:
            continue  # somebody asked at the same time, or the code is in use
        return code


async def invite_of(storage: Storage, text: str) -> str:
    """The invite that a code stands for."""
    row = await storage.row(
        select(TableRow.invite)
        .join(CodeRow, CodeRow.table_id == TableRow.id)
        .where(CodeRow.code == read_code(text), CodeRow.created > time.time() - LASTS)
    )
    if row is None:
        raise ServerError("error-server-no-code")
    return str(row["invite"])
