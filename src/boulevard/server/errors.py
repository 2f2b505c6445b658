"""What the server refuses. Codes are keys of the words; every code has a status."""

from collections.abc import Mapping
from typing import Any

from boulevard.games.contract import GameError

STATUS = {
    "error-server-bad-request": 400,
    "error-server-message": 400,
    "error-server-name": 400,
    "error-server-account-name": 400,
    "error-server-password-length": 400,
    "error-server-password-common": 400,
    "error-server-places": 400,
    "error-server-mail-address": 400,
    "error-server-push-address": 400,
    "error-server-no-turn": 400,
    "error-server-replay-range": 400,
    "error-server-long-text": 400,
    "error-server-address": 400,
    "error-server-no-identity": 401,
    "error-server-login": 401,
    "error-server-link": 401,
    "error-server-call-link": 401,
    "error-server-origin": 403,
    "error-server-not-your-seat": 403,
    "error-server-not-host": 403,
    "error-server-not-seated": 403,
    "error-server-invite": 403,
    "error-server-no-spectators": 403,
    "error-server-club-code": 403,
    "error-server-banned": 403,
    "error-server-muted": 403,
    "error-server-not-administrator": 403,
    "error-server-no-route": 404,
    "error-server-no-table": 404,
    "error-server-no-invite": 404,
    "error-server-no-practice": 404,
    "error-server-no-record": 404,
    "error-server-no-code": 404,
    "error-server-no-person": 404,
    "error-server-nothing-said": 404,
    "error-server-no-stage": 404,
    "error-server-no-call": 404,
    "error-server-method": 405,
    "error-server-slow": 408,
    "error-server-too-large": 413,
    "error-server-media-type": 415,
    "error-server-too-fast": 429,
    "error-server-many-sockets": 429,
    "error-server-busy": 503,
    "error-server-going-down": 503,
    "error-server-database": 503,
    "error-server-unsure": 503,
}


class ServerError(GameError):
    """Something the server refuses, whatever the game. 409 (not now) unless STATUS says otherwise."""

    @property
    def status(self) -> int:
        return STATUS.get(self.key, 409)


def misunderstood(key: str, first: Mapping[str, Any]) -> ServerError:
    """What pydantic found first: the place and the kind of problem. Its sentence is for programmers."""
    where = ".".join(str(part) for part in first["loc"])[:100]
    return ServerError(key, where=where or "-", problem=str(first["type"]), reason=str(first["msg"])[:200])


def status_of(error: GameError) -> int:
    return STATUS.get(error.key, 409)


def passes(error: GameError) -> bool:
    """Is it the server's own trouble, over when it is asked again later?"""
    return status_of(error) == 503
