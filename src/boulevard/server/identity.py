"""Who somebody is: guests by a signed cookie, optional accounts, personal links for other devices."""

import asyncio
import hashlib
import secrets
import time
import unicodedata
from dataclasses import dataclass

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from itsdangerous import BadData, URLSafeSerializer
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from .errors import ServerError
from .models import PersonRow
from .storage import Conflict, Row, Storage

COOKIE = "boulevard"
COOKIE_AGE = 400 * 24 * 3600
NAME_LENGTH = 40
REMEMBERED = 20_000  # people kept in memory
TRUSTED = 15.0  # seconds after which another worker's changes are looked for


@dataclass
class Person:
    id: str
    name: str
    account: str | None
    generation: int
    created: float

    def json(self) -> dict[str, object]:
        return {"name": self.name, "account": self.account, "created": self.created}


def clean_name(text: str) -> str:
    """A name as it may be shown: no control or invisible direction characters, not too long."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= NAME_LENGTH or any(unicodedata.category(letter) in UNSEEN for letter in name):
        raise ServerError("error-server-name", most=NAME_LENGTH)
    return name


UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def clean_chat(text: str, most: int) -> str:
    said = unicodedata.normalize("NFC", text).strip()
    if not 1 <= len(said) <= most or any(
        unicodedata.category(letter) in ("Cc", "Cs") and letter != "\n" for letter in said
    ):
        raise ServerError("error-server-chat", most=most)
    return said


class Identities:
    def __init__(self, storage: Storage, secret: str) -> None:
        self.storage = storage
        self.cookies = _serializer(secret, "boulevard-cookie")
        self.links = _serializer(secret, "boulevard-link")
        self.hasher = PasswordHasher()
        self.hashing = asyncio.Semaphore(2)  # argon2 is meant to be expensive
        self.known: dict[str, tuple[float, Person]] = {}
        self.nobody = self.hasher.hash(secrets.token_hex(8))

    # -- cookies and links

    def cookie(self, person: Person) -> str:
        return str(self.cookies.dumps([person.id, person.generation]))

    async def of_cookie(self, cookie: str | None) -> Person | None:
        return None if not cookie else await self._signed(self.cookies, cookie)

    def signed_by(self, cookie: str) -> str | None:
        """Whose cookie this was, without asking the database."""
        try:
            loaded = self.cookies.loads(cookie)
        except BadData:
            return None
        return str(loaded[0]) if isinstance(loaded, list) and loaded else None

    async def _signed(self, serializer: URLSafeSerializer, text: str) -> Person | None:
        try:
            loaded = serializer.loads(text)
        except BadData:
            return None
        if not isinstance(loaded, list) or len(loaded) != 2:
            return None
        person = await self.find(str(loaded[0]))
        return person if person is not None and person.generation == loaded[1] else None

    async def link(self, person: Person, renew: bool) -> tuple[Person, str]:
        if renew:
            person.generation += 1
            await self._update(person, generation=person.generation)
        return person, str(self.links.dumps([person.id, person.generation]))

    async def claim(self, token: str) -> Person:
        person = await self._signed(self.links, token)
        if person is None:
            raise ServerError("error-server-link")
        return person

    # -- people

    async def find(self, id: str) -> Person | None:
        now = time.monotonic()
        known = self.known.get(id)
        if known is not None and now - known[0] < TRUSTED:
            return known[1]
        row = await self.storage.row(select(PersonRow.__table__).where(PersonRow.id == id))
        if row is None:
            return None
        return self._remember(_person(row))

    def _remember(self, person: Person) -> Person:
        if len(self.known) >= REMEMBERED:
            for id in list(self.known)[: REMEMBERED // 2]:
                del self.known[id]
        known = self.known.get(person.id)
        if known is not None:  # the same object for everybody who holds it
            known[1].__dict__.update(person.__dict__)
            person = known[1]
        self.known[person.id] = (time.monotonic(), person)
        return person

    async def _update(self, person: Person, **values: object) -> None:
        await self.storage.write((update(PersonRow).where(PersonRow.id == person.id).values(**values), None))

    async def guest(self, name: str | None) -> Person:
        now = time.time()
        person = Person(
            secrets.token_urlsafe(16), clean_name(name) if name is not None else _guest_name(), None, 1, now
        )
        row = {
            "id": person.id,
            "name": person.name,
            "account": None,
            "account_key": None,
            "password": None,
            "generation": 1,
            "created": now,
            "seen": now,
        }
        await self.storage.write((insert(PersonRow), row))
        return self._remember(person)

    async def rename(self, person: Person, name: str) -> Person:
        person.name = clean_name(name)
        await self._update(person, name=person.name, seen=time.time())
        return person

    # -- accounts

    async def register(self, person: Person, account: str, password: str) -> Person:
        if person.account is not None:
            raise ServerError("error-server-has-account", account=person.account)
        account = _clean_account(account)
        if not 8 <= len(password) <= 200:
            raise ServerError("error-server-password-length", fewest=8, most=200)
        async with self.hashing:
            hashed = await asyncio.to_thread(self.hasher.hash, password)
        statement = update(PersonRow).where(PersonRow.id == person.id, PersonRow.account.is_(None))
        try:
            await self.storage.write(
                (
                    statement.values(
                        account=account, account_key=_fold(account), password=hashed, seen=time.time()
                    ),
                    None,
                )
            )
        except (Conflict, IntegrityError):
            raise ServerError("error-server-account-taken", account=account) from None
        person.account = account
        return person

    async def login(self, account: str, password: str) -> Person:
        row = await self.storage.row(
            select(PersonRow.__table__).where(PersonRow.account_key == _fold(account))
        )
        # An unknown account takes as long as a wrong password.
        hashed = row["password"] if row is not None and row["password"] else self.nobody
        async with self.hashing:
            right = await asyncio.to_thread(self._verify, hashed, password)
        if row is None or not right:
            raise ServerError("error-server-login")
        person = self._remember(_person(row))
        await self._update(person, seen=time.time())
        return person

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self.hasher.verify(hashed, password)
        except (Argon2Error, InvalidHashError):
            return False


def _serializer(secret: str, salt: str) -> URLSafeSerializer:
    return URLSafeSerializer(secret, salt=salt, signer_kwargs={"digest_method": hashlib.sha256})


def _person(row: Row) -> Person:
    return Person(row["id"], row["name"], row["account"], row["generation"], row["created"])


def _guest_name() -> str:
    return f"Guest {secrets.randbelow(9000) + 1000}"


def _fold(account: str) -> str:
    folded = unicodedata.normalize("NFKC", account).casefold()
    return "".join(letter for letter in folded if unicodedata.category(letter) not in UNSEEN)[:120]


def _clean_account(account: str) -> str:
    try:
        name = clean_name(account)
    except ServerError:
        name = ""
    if len(name) < 3 or len(_fold(name)) < 3:
        raise ServerError("error-server-account-name", fewest=3, most=NAME_LENGTH)
    return name
