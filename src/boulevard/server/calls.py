"""Called when needed: people who are away hear that a table waits for them, by Web Push or by e-mail."""

import asyncio
import hashlib
import secrets
import time
from typing import Any

import orjson
import structlog
from itsdangerous import BadData, URLSafeSerializer
from sqlalchemy import delete, insert, select, update

from boulevard.words import say

from .errors import ServerError
from .hall import Hall
from .identity import Person
from .mail import Mail, is_address
from .models import CallRow
from .push import Push
from .storage import Row
from .tables import OVER, RUNNING, Logged, Table, dump

log = structlog.get_logger("boulevard.calls")

MOST = 10  # ways to be called, for one person
SENDING = 8  # at the same time

Place = tuple[str, str]  # a table, and a person there
Reason = tuple[str, float]  # why, and since when
Way = tuple[str, float]  # push or mail, and after how many seconds


class Calls:
    def __init__(self, hall: Hall) -> None:
        settings = hall.settings
        self.hall = hall
        self.storage = hall.storage
        secret = settings.secret()
        contact = f"mailto:{settings.mail_from}" if settings.mail_from else settings.public_url
        self.push = Push(secret, settings.push_services, contact or "mailto:nobody@example.org")
        self.mail = Mail(settings.smtp_url, settings.mail_from) if settings.smtp_url else None
        signer = {"digest_method": hashlib.sha256}
        self.tokens = URLSafeSerializer(secret, salt="boulevard-call", signer_kwargs=signer)
        ways = [("push", settings.push_after)] if self.push.key is not None else []
        ways += [("mail", settings.mail_after)] if self.mail is not None else []
        self.ways: list[Way] = sorted(ways, key=lambda way: way[1])
        self.due: dict[Place, Reason] = {}  # what each person was last called for, by table
        self.sending = asyncio.Semaphore(SENDING)
        hall.call = self.hear

    # -- what people want

    async def of(self, person: Person) -> list[dict[str, Any]]:
        rows = await self.storage.rows(
            select(CallRow.__table__).where(CallRow.person_id == person.id).order_by(CallRow.created)
        )
        return [_shown(row) for row in rows]

    async def add_push(self, person: Person, address: str, keys: dict[str, str], language: str) -> None:
        if self.push.key is None or not self.push.knows(address):
            raise ServerError("error-server-push-address")
        # A browser calls one person: whoever used it last.
        await self._add(person, "push", address, dump(keys).decode(), language, True)

    async def add_mail(self, person: Person, address: str, language: str) -> None:
        """Nothing is sent to an address but one question, until somebody there says yes."""
        if self.mail is None or not is_address(address):
            raise ServerError("error-server-mail-address")
        id = await self._add(person, "mail", address, None, language, False)
        link = f"{self._home()}/calls#yes={self._token(id)}"
        text = say("mail-confirm", language, name=person.name, link=link)
        await self._post(address, say("mail-confirm-title", language), text, None)

    async def _add(
        self, person: Person, kind: str, address: str, keys: str | None, language: str, confirmed: bool
    ) -> str:
        known = await self.of(person)
        if len(known) >= MOST:
            raise ServerError("error-server-many-calls", most=MOST)
        row = {
            "id": secrets.token_urlsafe(12),
            "person_id": person.id,
            "kind": kind,
            "address": address,
            "keys": keys,
            "language": language,
            "confirmed": confirmed,
            "created": time.time(),
        }
        same = delete(CallRow).where(CallRow.kind == kind, CallRow.address == address)
        if kind == "mail":
            same = same.where(CallRow.person_id == person.id)
        await self.storage.write((same, None), (insert(CallRow), row))
        return str(row["id"])

    async def stop(self, person: Person, id: str) -> None:
        mine = CallRow.person_id == person.id
        if await self.storage.row(select(CallRow.id).where(CallRow.id == id, mine)) is None:
            raise ServerError("error-server-no-call")
        await self._forget(id)

    async def _forget(self, id: str) -> None:
        await self.storage.write((delete(CallRow).where(CallRow.id == id), None))

    # -- links in letters

    def _token(self, id: str) -> str:
        return str(self.tokens.dumps(id))

    async def _of_token(self, token: str) -> Row:
        try:
            id = self.tokens.loads(token)
        except BadData:
            raise ServerError("error-server-call-link") from None
        row = await self.storage.row(select(CallRow.__table__).where(CallRow.id == str(id)))
        if row is None:
            raise ServerError("error-server-call-link")
        return row

    async def confirm(self, token: str) -> dict[str, Any]:
        row = await self._of_token(token)
        await self.storage.write(
            (update(CallRow).where(CallRow.id == row["id"]).values(confirmed=True), None)
        )
        return _shown(row) | {"confirmed": True}

    async def end(self, token: str) -> dict[str, Any]:
        row = await self._of_token(token)
        await self._forget(row["id"])
        return _shown(row)

    # -- calling

    def hear(self, table: Table, events: list[Logged]) -> None:
        """Something was written at a table: who is needed there now, and perhaps not here?"""
        if table.big or self.hall.closing or not self.ways:
            return
        for person, reason in needed(table, events).items():
            place = (table.id, person)
            if self.due.get(place) != reason:
                self.due[place] = reason
                self._later(place, reason, self.ways)

    def _later(self, place: Place, reason: Reason, ways: list[Way]) -> None:
        """Most have acted by then: a timer costs less than a task that waits."""
        wait = max(0.0, ways[0][1] - (time.time() - reason[1]))
        asyncio.get_running_loop().call_later(wait, self._ring, place, reason, ways)

    def _ring(self, place: Place, reason: Reason, ways: list[Way]) -> None:
        if self.due.get(place) == reason and not self.hall.closing:
            self.hall.spawn(self._call(place, reason, ways), "call")

    async def _call(self, place: Place, reason: Reason, ways: list[Way]) -> None:
        table_id, person = place
        (kind, _), *more = ways
        try:
            table = await self.hall.find(table_id)
            if self.due.get(place) != reason or not still(table, person, reason):
                return
            if person not in table.audience.online():
                await self._send(table, person, kind, reason[0])
            if more:
                self._later(place, reason, more)
        finally:
            # Kept as long as it is the answer to "was this said already?".
            if table_id not in self.hall.tables:
                self.due.pop(place, None)

    async def _send(self, table: Table, person: str, kind: str, why: str) -> None:
        rows = await self.storage.rows(
            select(CallRow.__table__).where(
                CallRow.person_id == person, CallRow.kind == kind, CallRow.confirmed
            )
        )
        names = [seat.name for seat in table.seats if seat.person != person and seat.name][:4]
        for row in rows:
            language = row["language"]
            title = say(f"call-{why}", language, game=say(table.game.name_key, language))
            body = say("call-with", language, names=", ".join(names)) if names else ""
            try:
                if kind == "mail":
                    stop = f"{self._home()}/calls#stop={self._token(row['id'])}"
                    link = f"{self._home()}/table/{table.id}"
                    text = say("mail-call", language, title=title, names=body, link=link, stop=stop)
                    await self._post(row["address"], title, text, stop)
                else:
                    what = {
                        "title": title,
                        "body": body,
                        "path": f"{self.hall.settings.root_path}/table/{table.id}",
                        "tag": table.id,
                    }
                    async with self.sending:
                        wanted = await asyncio.to_thread(
                            self.push.send, row["address"], orjson.loads(row["keys"]), dump(what)
                        )
                    if not wanted:
                        await self._forget(row["id"])
            except OSError as error:
                log.warning("call-failed", kind=kind, error=type(error).__name__)

    async def _post(self, to: str, subject: str, text: str, stop: str | None) -> None:
        if self.mail is None:
            return
        async with self.sending:
            try:
                await asyncio.to_thread(self.mail.send, to, subject, text, stop)
            except OSError as error:
                log.warning("mail-failed", error=type(error).__name__)
                if stop is None:  # somebody waits for this one
                    raise ServerError("error-server-mail-failed") from None

    def _home(self) -> str:
        return self.hall.settings.public_url.rstrip("/")


def needed(table: Table, events: list[Logged]) -> dict[str, Reason]:
    """Who is needed after these events: the reason, and since when."""
    reasons: dict[str, Reason] = {}
    if table.status == OVER:
        if any(event.kind == "over" for event in events):
            for seat in table.seats:
                if seat.person is not None:
                    reasons[seat.person] = ("over", events[-1].at)
        return reasons
    if table.status != RUNNING:
        return reasons
    for event in events:
        for story in event.public.get("story", ()):
            for number in _offered(table, story["key"], story["details"].get("other")):
                person = table.seats[number].person
                if person is not None:
                    reasons[person] = ("deal", event.at)
    for number in table.waiting:
        person = table.seats[number].person
        if person is not None:
            reasons[person] = ("turn", table.turn_began)
    return reasons


def _offered(table: Table, key: str, other: object) -> list[int]:
    """The seats that an offer was made to, if the story tells of one."""
    if key.endswith("-offer") and isinstance(other, int):
        return [other]
    if not key.endswith("-offer-of-several"):
        return []
    state = table.playing().state
    return [number for number in range(table.seat_count) if state.refusals(number)]


def still(table: Table, person: str, reason: Reason) -> bool:
    """Is the reason still one?"""
    why, since = reason
    if why != "turn":
        return True
    return table.turn_began == since and any(seat in table.waiting for seat in table.seats_of(person))


def _shown(row: Row) -> dict[str, Any]:
    """Of a push address the service; the rest is a secret between it and us."""
    address = row["address"] if row["kind"] == "mail" else row["address"].split("/")[2]
    return {"id": row["id"], "kind": row["kind"], "address": address, "confirmed": bool(row["confirmed"])}
