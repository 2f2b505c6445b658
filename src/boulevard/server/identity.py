"""Who somebody is: guests by a signed cookie, optional accounts, personal links for other devices."""

import asyncio
import base64
import hashlib
import hmac
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
from sqlalchemy import ColumnElement, Executable, delete, insert, select, update

from boulevard.games.contract import GameError
from boulevard.match.names import NAME_LENGTH, UNSEEN, clean_name

from .errors import ServerError
from .gathered import Gathered
from .models import EndedCookieRow, HouseRow, PersonRow, RecordRow, SeatRow
from .passwords import check_password
from .storage import Conflict, Row, Storage

COOKIE = "boulevard"
DAY = 24 * 3600
COOKIE_AGE = 400 * DAY
OLD_COOKIES = (
    "old-cookies"  # in the house's table: until when those are good that do not say when they were made
)
LINK_AGE = 90 * DAY
ASKED_AT_ONCE = 500  # people, in one question to the database
REMEMBERED = 20_000  # people kept in memory
TRUSTED = 15.0  # seconds after which another worker's changes are looked for
KEYS_LAST = 600.0  # seconds for which the key of a newcomer stands for them: it opens an identity
MOST_ENDED = 500  # cookies of somebody that are remembered as ended one by one


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
        self.secret = secret
        self.cookies = _serializer(secret, "boulevard-cookie")
        self.links = _serializer(secret, "boulevard-link")
        self.hasher = PasswordHasher()
        self.hashing = asyncio.Semaphore(2)  # argon2 is meant to be expensive
        self.known: dict[str, tuple[float, Person]] = {}
        self.asked = Gathered(self._read)
        self.tell: Callable[[str], None] = lambda _: None  # who must hear that a person changed, see house.py
        self.nobody = self.hasher.hash(secrets.token_hex(8))
        self.old_cookies_end = 0.0

    async def open(self) -> None:
        kept = await self.storage.row(select(HouseRow.value).where(HouseRow.name == OLD_COOKIES))
        self.old_cookies_end = 0.0 if kept is None else float(kept["value"])

    async def tidy(self) -> None:
        """Cookies that would be too old by now need not be remembered as ended."""
        await self.storage.write((delete(EndedCookieRow).where(EndedCookieRow.until < time.time()), None))

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

    def known_by(self, cookie: str) -> str | None:
        """Whose cookie this is, as far as that is known without asking the database."""
        signed = self._opened(self.cookies, cookie, COOKIE_AGE)
        if signed is None or signed[0] not in self.known:
            return None
        id, generation = signed
        _, person = self.known[id]
        ended = person.ended and _mark(cookie) in person.ended
        return id if person.generation == generation and not ended else None

    def _opened(self, serializer: URLSafeSerializer, text: str, age: float) -> tuple[str, int] | None:
        """The person and the generation, of something that we signed and that is not too old."""
        try:
            loaded = serializer.loads(text)
        except BadData:
            return None
        if not isinstance(loaded, list) or len(loaded) < 2:
            return None
        if len(loaded) == 2:  # of before cookies and links said when they were made
            good = serializer is self.cookies and time.time() < self.old_cookies_end
        else:  # one from the future was signed by us while a clock was wrong: it is as good as new
            good = time.time() - loaded[2] < age
        return (str(loaded[0]), loaded[1]) if good else None

    async def _signed(self, serializer: URLSafeSerializer, text: str, age: float) -> Person | None:
        signed = self._opened(serializer, text, age)
        if signed is None:
            return None
        person = await self.find(signed[0])
        return person if person is not None and person.generation == signed[1] else None

    async def link(self, person: Person, renew: bool) -> tuple[Person, str]:
        if renew:
            person = await self._renewed(person)
        return person, str(self.links.dumps([person.id, person.generation, int(time.time())]))

    async def _renewed(self, person: Person, **values: object) -> Person:
        """Ends all cookies and links. Only the newest generation can do so: whoever holds an older cookie
        gets no new one from a worker that has not heard of it yet."""
        generation = person.generation + 1
        await self._update(person, generation=generation, **values)
        return self._changed(replace(person, generation=generation, ended=frozenset()))

    def _changed(self, person: Person) -> Person:
        self._remember(person)
        self.tell(person.id)
        return person

    async def end_cookie(self, person: Person, cookie: str) -> None:
        """Logs out: this cookie, and no other."""
        if len(person.ended) >= MOST_ENDED:  # nobody does that to go home
            await self._renewed(person)
            return
        mark, now = _mark(cookie), time.time()
        row = {"mark": mark, "person_id": person.id, "until": now + COOKIE_AGE}
        old = delete(EndedCookieRow).where(EndedCookieRow.person_id == person.id, EndedCookieRow.until < now)
        with suppress(Conflict):  # twice is once
            await self.storage.write((old, None), (insert(EndedCookieRow), row))
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
        try:
            await self._set(person, **values)
        except Conflict:
            raise self._revoked(person) from None

    async def _set(self, person: Person, *where: ColumnElement[bool], **values: object) -> None:
        here = update(PersonRow).where(*_still(person), *where).values(**values)
        marks = [end_of_marks(person.id)] if "generation" in values else []
        await self.storage.write((here.execution_options(sure=True), None), *marks)

    def _revoked(self, person: Person) -> ServerError:
        self.forget(person.id)
        return ServerError("error-server-no-identity")

    async def guest(self, name: str | None, key: str | None = None) -> Person:
        """Somebody new. Asked again soon with the same key, it is the same person."""
        now = time.time()
        id = secrets.token_urlsafe(16) if key is None else self._id_of(key)
        person = Person(id, clean_name(name) if name is not None else _guest_name(), None, 1, now)
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
        try:
            await self.storage.write((insert(PersonRow), row))
        except Conflict:
            made = await self.find(id)
            again = made is not None and now - made.created < KEYS_LAST and made.generation == 1
            return made if made is not None and again and made.account is None else await self.guest(name)
        return self._remember(person)

    def _id_of(self, key: str) -> str:
        """The id of whoever came with this key; nobody else can know it."""
        made = hmac.digest(self.secret.encode(), f"guest {key}".encode(), "sha256")
        return base64.urlsafe_b64encode(made)[:22].decode()

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
        values = {"account": account, "account_key": fold(account), "password": hashed, "seen": time.time()}
        try:
            await self._set(person, PersonRow.account.is_(None), **values)
        except Conflict:
            revoked = self._revoked(person)
            now = await self.find(person.id)
            if now is None or now.generation != person.generation:
                raise revoked from None
            if now.account is not None:  # asked twice at once
                raise ServerError("error-server-has-account", account=now.account) from None
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
        here = update(PersonRow).where(PersonRow.id == id)
        await self.storage.write((here.values(**values), None), end_of_marks(id))
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
            (delete(PersonRow).where(*_still(person)).execution_options(sure=True), None),
        ]
        try:
            await self.storage.write(*before)
        except Conflict:
            raise self._revoked(person) from None
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


def _still(person: Person) -> list[ColumnElement[bool]]:
    """That nobody revoked, meanwhile, the cookie by which we know them."""
    return [PersonRow.id == person.id, PersonRow.generation == person.generation]


def end_of_marks(id: str) -> tuple[Executable, None]:
    """With a new generation all cookies of before are void, and need no line any more."""
    return delete(EndedCookieRow).where(EndedCookieRow.person_id == id), None


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
