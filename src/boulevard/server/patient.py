"""Connections that begin a request and do not end it are let go."""

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol


class Patient(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """The web server's own protocol, with a limit for the time until a request's head is there.

    What comes after the head is the gate's to wait for, and between two requests the web server has a limit.
    """

    def __init__(self, *arguments: Any, patience: float, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.patience = patience
        self.waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.cycle is not None and not self.cycle.response_complete:
            self._wait_no_more()  # a request is being answered
        elif self.waiting is None:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_more()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self.waiting = self.loop.call_later(self.patience, self._give_up)

    def _wait_no_more(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None

    def _give_up(self) -> None:
        self.waiting = None
        # A socket has taken the connection over: it has its own pings.
        answering = self.cycle is not None and not self.cycle.response_complete
        if not answering and self.transport.get_protocol() is self:
            self.transport.close()
