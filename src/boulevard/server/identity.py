"""Who somebody is: guests by a signed cookie, optional accounts, personal links for other devices."""

import asyncio
import hashlib
import secrets
import time
import unicodedata
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from itsdangerous import BadData, URLSafeSerializer
from sqlalchemy import Executable, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from boulevard.games.contract import GameError
from boulevard.match.names import NAME_LENGTH, UNSEEN, clean_name

from .errors import ServerError
from .gathered import Gathered
from .models import EndedCookieRow, PersonRow, RecordRow, SeatRow
from .passwords import check_password
from .storage import Conflict, Row, Storage

COOKIE = "boulevard"
DAY = 24 * 3600
COOKIE_AGE = 400 * DAY
LINK_AGE = 90 * DAY
ASKED_AT_ONCE = 500  # people, in one question to the database
REMEMBERED = 20_000  # people kept in memory
TRUSTED = 15.0  # seconds after which another worker's changes are looked for


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    account: str | None
    generation: int
    created: float
    ended: frozenset[str] = frozenset()  # cookies they logged out with
    administrator: bool = False
    muted: bool = False
    banned: bool = False

    def json(self) -> dict[str, object]:
        return {
            "name": self.name,
            "account": self.account,
            "created": self.created,
            "administrator": self.administrator,
        }


def check_voice(person: Person) -> None:
    if person.muted:
        raise ServerError("error-server-muted")


class Identities:
    def __init__(self, storage: Storage, secret: str) -> None:
        self.storage = storage
        self.cookies = _serializer(secret, "boulevard-cookie")
        self.links = _serializer(secret, "boulevard-link")
        self.hasher = PasswordHasher()
        self.hashing = asyncio.Semaphore(2)  # argon2 is meant to be expensive
        self.known: dict[str, tuple[float, Person]] = {}
        self.asked = Gathered(self._read)
        self.tell: Callable[[str], None] = lambda _: None  # who must hear that a person changed, see house.py
        self.nobody = self.hasher.hash(secrets.token_hex(8))

    # -- cookies and links

    def cookie(self, person: Person) -> str:
        """Every one is another, so that each can be ended alone."""
        return str(
            self.cookies.dumps([person.id, person.generation, int(time.time()), secrets.token_urlsafe(6)])
        )

    async def of_cookie(self, cookie: str | None) -> Person | None:
        if not cookie:
            return None
        person = await self._signed(self.cookies, cookie, COOKIE_AGE)
        return None if person is None or _mark(cookie) in person.ended else person

    def signed_by(self, cookie: str) -> str | None:
        """Whose cookie this was, without asking the database."""
        try:
            loaded = self.cookies.loads(cookie)
        except BadData:
            return None
        return str(loaded[0]) if isinstance(loaded, list) and loaded else None

    async def _signed(self, serializer: URLSafeSerializer, text: str, age: float) -> Person | None:
        try:
            loaded = serializer.loads(text)
        except BadData:
            return None
        if not isinstance(loaded, list) or len(loaded) < 2:
            return None
        if len(loaded) == 2 and serializer is not self.cookies:
            return None  # a link of before links had an end
        # One from the future was signed by us while a clock was wrong: it is as good as new.
        if len(loaded) > 2 and time.time() - loaded[2] >= age:
            return None
        person = await self.find(str(loaded[0]))
        return person if person is not None and person.generation == loaded[1] else None

    async def link(self, person: Person, renew: bool) -> tuple[Person, str]:
        if renew:
            person = await self._renewed(person)
        return person, str(self.links.dumps([person.id, person.generation, int(time.time())]))

    async def _renewed(self, person: Person, **values: object) -> Person:
        """Ends all cookies and links. Only the newest generation can do so: whoever holds an older cookie
        gets no new one from a worker that has not heard of it yet."""
        generation = person.generation + 1
        await self._update(person, generation=generation, **values)
        return self._changed(replace(person, generation=generation))

    def _changed(self, person: Person) -> Person:
        self._remember(person)
        self.tell(person.id)
        return person

    async def end_cookie(self, person: Person, cookie: str) -> None:
        """Logs out: this cookie, and no other."""
        mark = _mark(cookie)
        row = {"mark": mark, "person_id": person.id, "until": time.time() + COOKIE_AGE}
        with suppress(Conflict):  # twice is once
            await self.storage.write((insert(EndedCookieRow), row))
        self._changed(replace(person, ended=person.ended | {mark}))

    async def claim(self, token: str) -> Person:
        person = await self._signed(self.links, token, LINK_AGE)
        if person is None:
            raise ServerError("error-server-link")
        return person

    # -- people

    async def find(self, id: str) -> Person | None:
        now = time.monotonic()
        known = self.known.get(id)
        if known is not None and now - known[0] < TRUSTED:
            return known[1]
        person = await self.asked.get(id)
        return None if person is None else self._remember(person)

    async def _read(self, ids: list[str]) -> dict[str, Person]:
        people, ended = await self.storage.together(
            select(PersonRow.__table__).where(PersonRow.id.in_(ids)),
            select(EndedCookieRow.person_id, EndedCookieRow.mark).where(EndedCookieRow.person_id.in_(ids)),
        )
        marks: dict[str, list[Row]] = {}
        for row in ended:
            marks.setdefault(row["person_id"], []).append(row)
        return {row["id"]: _person(row, marks.get(row["id"], [])) for row in people}

    def forget(self, id: str) -> None:
        """Another worker, or an administrator, changed something about this person."""
        self.known.pop(id, None)

    async def outdated(self, people: list[Person]) -> list[str]:
        """Those of whom the database knows something newer."""
        found: list[str] = []
        for first in range(0, len(people), ASKED_AT_ONCE):
            some = {person.id: person for person in people[first : first + ASKED_AT_ONCE]}
            kept = select(PersonRow.id, PersonRow.generation, PersonRow.muted).where(PersonRow.id.in_(some))
            now = {
                row["id"]: (row["generation"], bool(row["muted"])) for row in await self.storage.rows(kept)
            }
            marks = select(EndedCookieRow.person_id, EndedCookieRow.mark)
            ended = {
                row["person_id"]
                for row in await self.storage.rows(marks.where(EndedCookieRow.person_id.in_(some)))
                if row["mark"] not in some[row["person_id"]].ended
            }
            found += [
                id
                for id, person in some.items()
                if now.get(id) != (person.generation, person.muted) or id in ended
            ]
        return found

    def _remember(self, person: Person) -> Person:
        if len(self.known) >= REMEMBERED:
            for id in list(self.known)[: REMEMBERED // 2]:
                del self.known[id]
        self.known[person.id] = (time.monotonic(), person)
        return person

    async def _update(self, person: Person, **values: object) -> None:
        """Changes the person, unless the generation changed since they were asked who they are."""
        here = update(PersonRow).where(PersonRow.id == person.id, PersonRow.generation == person.generation)
        try:
            await self.storage.write((here.values(**values).execution_options(sure=True), None))
        except Conflict:
            self.forget(person.id)
            raise ServerError("error-server-no-identity") from None

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
        person = replace(person, name=clean_name(name))
        await self._update(person, name=person.name, seen=time.time())
        return self._changed(person)

    # -- accounts

    async def register(self, person: Person, account: str, password: str) -> Person:
        if person.account is not None:
            raise ServerError("error-server-has-account", account=person.account)
        account = _clean_account(account)
        check_password(password, account)
        hashed = await self._hash(password)
        statement = update(PersonRow).where(PersonRow.id == person.id, PersonRow.account.is_(None))
        try:
            await self.storage.write(
                (
                    statement.values(
                        account=account, account_key=fold(account), password=hashed, seen=time.time()
                    ),
                    None,
                )
            )
        except (Conflict, IntegrityError):
            raise ServerError("error-server-account-taken", account=account) from None
        return self._changed(replace(person, account=account))

    async def change_password(self, person: Person, old: str, new: str) -> Person:
        """Ends all cookies and links of before, on other devices too."""
        await self.check_own(person, old)
        check_password(new, person.account)
        return await self._renewed(person, password=await self._hash(new), seen=time.time())

    async def reset_password(self, id: str) -> str:
        """An administrator does so; it is told once. Cookies and links of before end."""
        password = secrets.token_urlsafe(12)
        values = {"password": await self._hash(password), "generation": PersonRow.generation + 1}
        await self.storage.write((update(PersonRow).where(PersonRow.id == id).values(**values), None))
        self.forget(id)
        self.tell(id)
        return password

    async def check_own(self, person: Person, password: str | None) -> None:
        """Whoever has an account says its password before something that cannot be taken back."""
        row = await self.storage.row(select(PersonRow.password).where(PersonRow.id == person.id))
        hashed = None if row is None else row["password"]
        if hashed is not None and (password is None or not await self._matches(hashed, password)):
            raise ServerError("error-server-login")

    async def delete(self, person: Person) -> None:
        """The person is gone, with all that is only theirs; games others played too keep their moves."""
        before: list[tuple[Executable, Any]] = [
            (delete(RecordRow).where(RecordRow.person_id == person.id), None),
            (update(SeatRow).where(SeatRow.person_id == person.id).values(name=""), None),
            (delete(PersonRow).where(PersonRow.id == person.id), None),
        ]
        await self.storage.write(*before)
        self.forget(person.id)
        self.tell(person.id)

    async def _hash(self, password: str) -> str:
        async with self.hashing:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def _matches(self, hashed: str, password: str) -> bool:
        async with self.hashing:
            return await asyncio.to_thread(self._verify, hashed, password)

    async def login(self, account: str, password: str) -> Person:
        row = await self.storage.row(
            select(PersonRow.__table__).where(PersonRow.account_key == fold(account))
        )
        # An unknown account takes as long as a wrong password.
        hashed = row["password"] if row is not None and row["password"] else self.nobody
        if not await self._matches(hashed, password) or row is None:
            raise ServerError("error-server-login")
        self.forget(row["id"])
        person = await self.find(row["id"])
        if person is None:
            raise ServerError("error-server-login")
        if person.banned:
            raise ServerError("error-server-banned")
        await self._update(person, seen=time.time())
        return person

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self.hasher.verify(hashed, password)
        except (Argon2Error, InvalidHashError):
            return False


def _serializer(secret: str, salt: str) -> URLSafeSerializer:
    return URLSafeSerializer(secret, salt=salt, signer_kwargs={"digest_method": hashlib.sha256})


def _person(row: Row, ended: Iterable[Row]) -> Person:
    marks = frozenset(one["mark"] for one in ended)
    return Person(
        row["id"],
        row["name"],
        row["account"],
        row["generation"],
        row["created"],
        marks,
        bool(row["administrator"]),
        bool(row["muted"]),
        bool(row["banned"]),
    )


def _mark(cookie: str) -> str:
    return hashlib.sha256(cookie.encode()).hexdigest()


def _guest_name() -> str:
    return f"Guest {secrets.randbelow(9000) + 1000}"


def fold(account: str) -> str:
    folded = unicodedata.normalize("NFKC", account).casefold()
    return "".join(letter for letter in folded if unicodedata.category(letter) not in UNSEEN)[:120]


def _clean_account(account: str) -> str:
    try:
        name = clean_name(account)
    except GameError:
        name = ""
    if len(name) < 3 or len(fold(name)) < 3:
        raise ServerError("error-server-account-name", fewest=3, most=NAME_LENGTH)
    return name
