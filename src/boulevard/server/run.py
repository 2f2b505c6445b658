"""Starting a server."""

import os
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from functools import partial
from typing import Any

import uvicorn

from . import metrics
from .app import create_app, set_up_logs
from .errors import ServerError
from .patient import Patient
from .settings import Settings, from_environment
from .storage import check_sqlite, hold_folder, migrate, sqlite_file

GRACE = 10  # seconds for what was begun


def _config(settings: Settings) -> dict[str, object]:
    return {
        "host": settings.host,
        "port": settings.port,
        "log_config": None,  # our own lines say it
        "access_log": False,
        "ws_max_size": settings.message_limit,
        "ws_per_message_deflate": False,  # costs more time than it saves in bytes
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 40.0,
        "timeout_graceful_shutdown": GRACE,
        "server_header": False,
        "http": partial(Patient, patience=settings.patience),
    }


def serve_with(settings: Settings, open_browser: bool = False) -> None:
    """Runs a server until it is told to stop. Raises ServerError when it cannot start."""
    settings.check()
    _check_address(settings)
    held = hold_folder(settings)
    try:
        if settings.sqlite and sqlite_file(settings).exists():
            check_sqlite(sqlite_file(settings))
        settings.secret()  # made once, before workers could race for it
        migrate(settings)
        set_up_logs(settings)
        address = (
            f"http://{'127.0.0.1' if settings.host in ('0.0.0.0', '::') else settings.host}:{settings.port}"
            f"{settings.root_path}/"
        )
        print(f"Boulevard is at {address} (Ctrl-C stops it; nothing is lost)", file=sys.stderr, flush=True)
        if open_browser:
            threading.Thread(target=_open, args=(address,), daemon=True).start()
        if settings.workers == 1:
            uvicorn.run(create_app(settings), **_config(settings))  # type: ignore[arg-type]
        else:
            settings.model_copy(update={"supervisor": os.getpid()}).to_environment()
            with tempfile.TemporaryDirectory(prefix="boulevard-metrics-") as folder:
                os.environ[metrics.FOLDER] = folder
                uvicorn.run(
                    "boulevard.server.app:create_app",
                    factory=True,
                    workers=settings.workers,
                    **_config(settings),  # type: ignore[arg-type]
                )
    finally:
        if held is not None:
            held.close()


def _check_address(settings: Settings) -> None:
    """One clear line now instead of a trace later."""
    try:
        family, kind, _, _, address = socket.getaddrinfo(
            settings.host, settings.port, type=socket.SOCK_STREAM
        )[0]
        with socket.socket(family, kind) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise ServerError(
            "error-server-address-taken", host=settings.host, port=settings.port, reason=reason
        ) from error


def _open(address: str) -> None:
    time.sleep(1.0)
    webbrowser.open(address)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    workers: int = 1,
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
