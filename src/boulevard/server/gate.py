"""What every request passes: size, speed, origin, headers, counting."""

import asyncio
import json
import re
import time
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .address import household
from .budgets import Budget, paid
from .errors import ServerError, status_of
from .house import House
from .identity import COOKIE
from .settings import Settings, listed
from .speech import choose_language, error_json
from .tables import dump

log = structlog.get_logger("boulevard.http")

HALF_LETTER = re.compile(rb"\\u[dD][89a-fA-F]")
SAFE = ("GET", "HEAD", "OPTIONS")
# Nothing on our pages comes from elsewhere.
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "  # the rules in the browser are WebAssembly
    "img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self' ws: wss:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)


def same_origin(headers: Mapping[str, str], settings: Settings) -> bool:
    """Does this come from our own pages, or from something that is no browser?"""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    if origin in listed(settings.origins):
        return True
    try:
        return bool(origin != "null" and urlsplit(origin).netloc == headers.get("host"))
    except ValueError:  # no address at all
        return False


def address_of(scope: Scope) -> str:
    """Where somebody comes from, as limits count it."""
    client = scope.get("client")
    return household(str(client[0])) if client else "-"


class Gate:
    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope = self._inside(scope)
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        house = self.house
        headers = Headers(scope=scope)
        started = time.perf_counter()
        status = 500
        several = house.settings.count() > 1

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers_out = MutableHeaders(scope=message)
                _secure(headers_out, scope["path"])
                if several:
                    headers_out["Connection"] = "close"  # the next request may be another worker's
            await send(message)

        try:
            try:
                budgets = await self._check(scope, headers)
                body = await self._body(scope, headers, receive)
                for budget in budgets:
                    budget.check()
            except ServerError as error:
                house.metrics.refusals.labels(error.key).inc()
                await _refuse(error, scope, headers, send_on)
            else:
                await paid(budgets, lambda: self.app(scope, body, send_on))
        finally:
            seconds = time.perf_counter() - started
            house.metrics.requests.labels(str(status)).inc()
            house.metrics.request_seconds.observe(seconds)
            if scope["path"].startswith("/api") or status >= 500:
                # Never the query or the body: invites, tokens and drafts are nobody's business.
                log.info(
                    "request",
                    method=scope["method"],
                    route=getattr(scope.get("route"), "path", None),
                    status=status,
                    ms=round(seconds * 1000, 1),
                )

    def _inside(self, scope: Scope) -> Scope:
        """Addresses as the server knows them: without the folder it has at a proxy, if that left it there."""
        root = self.house.settings.root_path
        if not root or scope["type"] not in ("http", "websocket"):
            return scope
        path = scope["path"]
        if path == root:
            path += "/"
        return {**scope, "path": path.removeprefix(root)} if path.startswith(root + "/") else scope

    async def _check(self, scope: Scope, headers: Headers) -> list[Budget]:
        """Whether it may pass, and who pays for it."""
        house = self.house
        if house.closing:
            raise ServerError("error-server-going-down")
        if (
            scope["method"] not in SAFE
            and house.settings.check_origin
            and not same_origin(headers, house.settings)
        ):
            raise ServerError("error-server-origin")
        address = address_of(scope)
        if not scope["path"].startswith("/api"):
            # Whoever watches over the server is always told.
            return [] if scope["path"] == "/healthz" else house.budgets.for_pages(address)
        person = self._who(headers)
        house.porter.check_address(address)
        await house.limits.check("http", person or address)
        return house.budgets.for_whom(person, address)

    def _who(self, headers: Headers) -> str | None:
        """The person of a cookie that holds: what somebody does with a revoked one is not theirs."""
        for part in headers.get("cookie", "").split(";"):
            name, _, value = part.strip().partition("=")
            if name == COOKIE:
                return self.house.identities.known_by(value)
        return None

    async def _body(self, scope: Scope, headers: Headers, receive: Receive) -> Receive:
        """Reads the whole body, unless it is too large."""
        if scope["method"] in SAFE:
            return receive
        settings = self.house.settings
        most = settings.record_limit if scope["path"] == "/api/records" else settings.body_limit
        said = headers.get("content-length", "0")
        if said.isdecimal() and int(said) > most:
            raise ServerError("error-server-too-large", most=most)
        parts: list[bytes] = []
        size = 0
        try:
            async with asyncio.timeout(settings.patience):
                while True:
                    message = await receive()
                    if message["type"] != "http.request":
                        break
                    part = message.get("body", b"")
                    size += len(part)
                    if size > most:
                        raise ServerError("error-server-too-large", most=most)
                    parts.append(part)
                    if not message.get("more_body", False):
                        break
        except TimeoutError:
            raise ServerError("error-server-slow", seconds=round(settings.patience)) from None
        _check_letters(b"".join(parts))
        body: list[Message] = [{"type": "http.request", "body": b"".join(parts), "more_body": False}]

        async def receive_again() -> Message:
            return body.pop() if body else await receive()

        return receive_again


def _check_letters(body: bytes) -> None:
    """Half a letter (a lone surrogate) can be written in JSON, and nowhere else."""
    if not HALF_LETTER.search(body):
        return
    try:
        json.dumps(json.loads(body), ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise ServerError("error-server-bad-request", where="body", problem="surrogate") from None
    except (ValueError, RecursionError):
        pass  # no JSON: whoever reads it says so


def _secure(headers: MutableHeaders, path: str) -> None:
    headers["X-Content-Type-Options"] = "nosniff"
    headers["Referrer-Policy"] = "no-referrer"
    headers["X-Frame-Options"] = "DENY"
    headers["Content-Security-Policy"] = POLICY
    if path.startswith("/api"):
        headers.setdefault("Cache-Control", "no-store")


async def _refuse(error: ServerError, scope: Scope, headers: Headers, send: Send) -> None:
    language = choose_language(None, headers.get("accept-language"))
    body = dump(error_json(error, language))
    sent: list[tuple[bytes, bytes]] = [
        (b"content-type", b"application/json"),
        (b"content-length", b"%d" % len(body)),
    ]
    if "seconds" in error.details:
        sent.append((b"retry-after", str(error.details["seconds"]).encode()))
    start: dict[str, Any] = {"type": "http.response.start", "status": status_of(error), "headers": sent}
    await send(start)
    await send({"type": "http.response.body", "body": body})
