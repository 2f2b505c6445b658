"""Starting a server."""

import asyncio
import gc
import os
import secrets
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from contextlib import suppress
from functools import partial
from typing import Any

import uvicorn
from prometheus_client import values

from . import metrics
from .app import create_app, set_up_logs
from .door import BACKLOG, CONNECTION, LONGEST_NOTE, NOTE, READY, Door
from .errors import ServerError
from .house import House
from .live import Reception
from .notices import take
from .patient import Patient
from .settings import Settings, from_environment
from .storage import Hold, check_sqlite, hold_folder, migrate, sqlite_file
from .wire import Wire

GRACE = 10  # seconds for what was begun
HANDED_AT_ONCE = 16  # connections


def _config(settings: Settings) -> tuple[uvicorn.Config, House]:
    app = create_app(settings)
    house: House = app.state.house
    config = uvicorn.Config(
        app,
        log_config=None,  # our own lines say it
        access_log=False,
        ws_max_size=settings.message_limit,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
        http=partial(Patient, patience=settings.patience),  # type: ignore[arg-type]
        ws=partial(Wire, reception=Reception(house)),  # type: ignore[arg-type]
    )
    return config, house


class Worker(uvicorn.Server):
    """Takes connections from a door instead of an address."""

    def __init__(self, config: uvicorn.Config, house: House, pipe: socket.socket) -> None:
        super().__init__(config)
        self.house = house
        self.pipe = pipe
        house.storage.carry = self._tell

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=[])
        self._tell_door(READY)
        asyncio.get_running_loop().add_reader(self.pipe.fileno(), self._hear)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().remove_reader(self.pipe.fileno())
        await super().shutdown(sockets)

    def _tell(self, notice: str) -> None:
        self._tell_door(NOTE + notice.encode())

    def _tell_door(self, message: bytes) -> None:
        with suppress(OSError):  # it is gone, or overworked; the log is the truth
            self.pipe.send(message)

    def _hear(self) -> None:
        loop = asyncio.get_running_loop()
        for _ in range(HANDED_AT_ONCE):
            try:
                message, files, _, _ = socket.recv_fds(self.pipe, LONGEST_NOTE + 1, 1)
            except BlockingIOError:
                return
            if not message:
                loop.remove_reader(self.pipe.fileno())  # the house hears that the door is gone
                return
            if message[:1] == NOTE:
                take(self.house.hall, message[1:].decode())
            for file in files if message[:1] == CONNECTION else ():
                connection = socket.socket(fileno=file)
                connection.setblocking(False)
                self.house.hall.spawn(self._take_over(connection), "connection")

    async def _take_over(self, connection: socket.socket) -> None:
        config = self.config

        def protocol() -> asyncio.Protocol:
            return config.http_protocol_class(  # type: ignore[call-arg]
                config=config, server_state=self.server_state, app_state=self.lifespan.state
            )

        with suppress(OSError):  # it is gone again
            await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)


def serve_with(settings: Settings, open_browser: bool = False) -> None:
    """Runs a server until it is told to stop. Raises ServerError when it cannot start."""
    settings.check()
    listener = _listen(settings)
    held = hold_folder(settings)
    try:
        if settings.sqlite and sqlite_file(settings).exists():
            check_sqlite(sqlite_file(settings))
        settings.secret()  # made once, before workers could race for it
        migrate(settings)
        set_up_logs(settings)
        shown = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
        address = f"http://{shown}:{listener.getsockname()[1]}{settings.root_path}/"
        print(f"Boulevard is at {address} (Ctrl-C stops it; nothing is lost)", file=sys.stderr, flush=True)
        if settings.count() == 1:
            if open_browser:
                _open(address)
            uvicorn.Server(_config(settings)[0]).run(sockets=[listener])
        else:
            _serve_several(settings, listener, held, partial(_open, address) if open_browser else None)
    finally:
        listener.close()
        held.close()


def _serve_several(settings: Settings, listener: socket.socket, held: Hold, opened: Any) -> None:
    with tempfile.TemporaryDirectory(prefix="boulevard-metrics-") as folder:
        os.environ[metrics.FOLDER] = folder
        machine = {"supervisor": os.getpid(), "machine": secrets.token_hex(4)}

        def work(number: int, pipe: socket.socket) -> None:
            if held.server is not None:
                held.server.close()  # the door's; the other one says that somebody may still write
            values.ValueClass = values.get_value_class()  # type: ignore[no-untyped-call]
            config, house = _config(settings.model_copy(update={**machine, "worker": number}))
            Worker(config, house, pipe).run()

        # What workers need is loaded once, and stays in memory that they share.
        import uvicorn.lifespan.on
        import uvicorn.loops.auto
        import uvicorn.protocols.http.auto  # noqa: F401

        gc.collect()
        gc.freeze()
        trusted = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1")  # as the web server reads it
        door = Door(listener, settings.count(), settings.patience, work, trusted)
        if opened is not None:
            door.opened = opened
        try:
            if not door.run():
                raise ServerError("error-server-worker")
        finally:
            del os.environ[metrics.FOLDER]


def _listen(settings: Settings) -> socket.socket:
    """One clear line now instead of a trace later."""
    try:
        family, kind, _, _, address = socket.getaddrinfo(
            settings.host, settings.port, type=socket.SOCK_STREAM
        )[0]
        listener = socket.socket(family, kind)
        try:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(address)
            listener.listen(BACKLOG)
        except OSError:
            listener.close()
            raise
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise ServerError(
            "error-server-address-taken", host=settings.host, port=settings.port, reason=reason
        ) from error
    return listener


def _open(address: str) -> None:
    def later() -> None:
        time.sleep(1.0)
        webbrowser.open(address)

    threading.Thread(target=later, daemon=True).start()


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    workers: int = 0,
    database_url: str = "",
    data_dir: str = "",
    open_browser: bool = False,
) -> None:
    """`boulevard serve`. Everything else is set by BOULEVARD_... variables, see docs/server.md."""
    # Somebody at a terminal wants to see troubles; the lines for machines come when nobody looks.
    looking = sys.stderr.isatty()
    otherwise = from_environment(log_json=not looking, log_level="warning" if looking else "info")
    chosen: dict[str, Any] = {"host": host, "port": port, "workers": workers}
    if database_url:
        chosen["database_url"] = database_url
    if data_dir:
        chosen["data_dir"] = data_dir
    serve_with(Settings(**otherwise.model_dump() | chosen), open_browser)
