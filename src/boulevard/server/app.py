"""The application: routes, errors, the browser app's files."""

import gzip
import logging
import mimetypes
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import structlog
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, PlainTextResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import Receive, Scope, Send

import boulevard
from boulevard.games.contract import GameError

from . import api
from .errors import ServerError, misunderstood, status_of
from .gate import Gate
from .house import House
from .settings import Settings, from_environment
from .shapes import MESSAGES, TOLD
from .site import LIST, STATIC, is_script, listing, packed_rules, pyodide_files
from .speech import choose_language, error_json
from .tables import dump

HTTP_CODES = {404: "error-server-no-route", 405: "error-server-method", 415: "error-server-media-type"}
FOREVER = "public, max-age=31536000, immutable"
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
NO_PAGES = "This Boulevard server was built without the browser app. /openapi.json describes its interface.\n"
DESCRIPTION = """Tables, seats and records.

A socket at `/api/tables/{table_id}/live?since=SEQ&views=true&gains=false&lang=en` tells what happens
at a table and takes drafts and steps. Its messages are JSON texts: a client sends `SocketMessage`,
the server `SocketAnswer` (both below, among the schemas).
"""


def create_app(settings: Settings | None = None) -> FastAPI:
    settings = settings or from_environment()
    settings.check()
    set_up_logs(settings)
    house = House(settings)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    app = FastAPI(
        title="Boulevard",
        version=boulevard.__version__,
        description=DESCRIPTION,
        lifespan=lifespan,
        docs_url=None,  # a page of ours, see page()
        openapi_url=None,  # see described()
        redoc_url=None,
    )
    app.state.house = house
    for router in api.ROUTERS:
        app.include_router(router)
    app.add_exception_handler(GameError, _refuse)
    app.add_exception_handler(RequestValidationError, _bad_request)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(Exception, _defect)
    app.get("/openapi.json", include_in_schema=False)(described)
    app.get("/{path:path}", include_in_schema=False)(page)
    app.add_middleware(Packing, minimum_size=2000, compresslevel=4)
    app.add_middleware(Gate, house=house)
    app.openapi = lambda: _describe(app)  # type: ignore[method-assign]
    return app


# -- errors


def _language(request: Request) -> str:
    return choose_language(request.query_params.get("lang"), request.headers.get("accept-language"))


def _answer(request: Request, error: GameError) -> Response:
    request.app.state.house.metrics.refusals.labels(error.key).inc()
    headers = {"Retry-After": str(error.details["seconds"])} if "seconds" in error.details else None
    return JSONResponse(error_json(error, _language(request)), status_of(error), headers)


async def _refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, GameError)
    return _answer(request, error)


async def _bad_request(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return _answer(request, misunderstood("error-server-bad-request", error.errors()[0]))


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    key = HTTP_CODES.get(error.status_code)
    if key is None:
        refusal = ServerError("error-server-bad-request", where="-", problem=str(error.detail)[:200])
        return JSONResponse(error_json(refusal, _language(request)), error.status_code, error.headers)
    details = {"wanted": "application/json"} if key == "error-server-media-type" else {}
    response = JSONResponse(error_json(ServerError(key, **details), _language(request)), error.status_code)
    response.headers.update(error.headers or {})
    return response


async def _defect(request: Request, error: Exception) -> Response:
    """A mistake of ours. It is logged with its trace (by the server) and says nothing to the outside."""
    structlog.get_logger("boulevard.http").error("defect", error=type(error).__name__, exc_info=error)
    return JSONResponse(error_json(ServerError("error-server-defect"), _language(request)), 500)


def _describe(app: FastAPI) -> dict[str, Any]:
    """OpenAPI, without the errors that FastAPI would give and this server does not."""
    if app.openapi_schema is None:
        schema = get_openapi(
            title=app.title, version=app.version, description=app.description, routes=app.routes
        )
        if root := app.state.house.settings.root_path:
            schema["servers"] = [{"url": root}]
        for path in schema["paths"].values():
            for operation in path.values():
                operation["responses"].pop("422", None)
                operation["summary"], _, operation["description"] = operation["description"].partition("\n\n")
                for status, response in operation["responses"].items():
                    if int(status) >= 400 and "text/plain" in response.get("content", {}):
                        response["content"] = {"application/json": response["content"]["text/plain"]}
        for name in ("HTTPValidationError", "ValidationError"):
            schema["components"]["schemas"].pop(name, None)
        for name, messages in (("SocketMessage", MESSAGES), ("SocketAnswer", TOLD)):
            described = messages.json_schema(ref_template="#/components/schemas/{model}")
            schema["components"]["schemas"] |= described.pop("$defs") | {name: described}
        app.openapi_schema = schema
    return app.openapi_schema


async def described(request: Request) -> Response:
    """The interface; written and packed once."""
    app: FastAPI = request.app
    if not hasattr(app.state, "described"):
        text = dump(app.openapi())
        app.state.described = (text, gzip.compress(text, 9))
    text, packed = app.state.described
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type="application/json", headers=headers | {"Content-Encoding": "gzip"})
    return Response(text, media_type="application/json", headers=headers)


class Packing(GZipMiddleware):
    """Only what is made for somebody: files lie here packed."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        made = scope["type"] == "http" and scope["path"].startswith("/api/")
        await (super().__call__ if made else self.app)(scope, receive, send)


# -- the browser app


async def page(path: str, request: Request) -> Response:
    """A file of the app, or its page for every address the app itself understands."""
    if path.startswith("api/") or path == "api":
        raise HTTPException(404)
    if path.startswith("offline/"):
        return _offline(path.removeprefix("offline/"), request)
    file = _file("docs.html" if path == "docs" else path)
    if file is None:
        if "." in path.rpartition("/")[2]:
            raise HTTPException(404)
        file = _file("index.html")
        if file is None:
            return PlainTextResponse(NO_PAGES)
    house: House = request.app.state.house
    if file.suffix == ".html" and house.settings.root_path:
        return HTMLResponse(_in_folder(file, house.settings.root_path), headers={"Cache-Control": "no-cache"})
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    # Files of the build carry a hash in their name; everything else is asked for again.
    forever = file.parent.name == "assets"
    headers = {
        "Cache-Control": FOREVER if forever else "no-cache",
        "Vary": "Accept-Encoding",
    }
    accepted = request.headers.get("accept-encoding", "")
    for encoding, suffix in ENCODINGS:
        packed = file.with_name(file.name + suffix)
        if encoding in accepted and packed.is_file():
            return FileResponse(packed, media_type=kind, headers=headers | {"Content-Encoding": encoding})
    return FileResponse(file, media_type=kind, headers=headers)


@cache
def _in_folder(file: Path, root: str) -> str:
    """A page whose files, and whose server, are in a folder of the address."""
    text = file.read_text(encoding="utf-8").replace('="/', f'="{root}/')
    return text.replace("<title>", f'<meta name="boulevard-root" content="{root}" />\n    <title>', 1)


def _offline(name: str, request: Request) -> Response:
    """What a browser needs to play without a server (see site.py)."""
    if name == LIST:
        return Response(listing(), media_type="application/json", headers={"Cache-Control": "no-cache"})
    if name == packed_rules()[0]:
        return Response(packed_rules()[1], media_type="application/zip", headers={"Cache-Control": FOREVER})
    file = pyodide_files().get(name)
    if file is None:
        raise HTTPException(404)
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if not is_script(name):
        return FileResponse(file, media_type="application/octet-stream", headers=headers)
    kind = "text/javascript"
    if "gzip" in request.headers.get("accept-encoding", ""):
        return FileResponse(file, media_type=kind, headers=headers | {"Content-Encoding": "gzip"})
    return Response(_unpacked(file), media_type=kind, headers=headers)


@cache
def _unpacked(script: Path) -> bytes:
    return gzip.decompress(script.read_bytes())


def _file(path: str) -> Path | None:
    if not path or "\x00" in path or not STATIC.is_dir():
        return None
    try:
        file = (STATIC / path).resolve()
        return file if file.is_relative_to(STATIC.resolve()) and file.is_file() else None
    except OSError:  # no name a file can have
        return None


# -- logs


def set_up_logs(settings: Settings) -> None:
    """One line a happening, to standard error. Nothing secret is ever handed to a log."""
    level = getattr(logging, settings.log_level.upper(), logging.INFO)
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: Any = (
        structlog.processors.JSONRenderer()
        if settings.log_json
        else structlog.dev.ConsoleRenderer(colors=False)
    )
    structlog.configure(
        processors=[*shared, structlog.processors.format_exc_info, last],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    # Libraries speak the same way, and only of trouble; what becomes of a cut connection we say ourselves.
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                last,
            ],
        )
    )
    logging.basicConfig(handlers=[handler], level=max(level, logging.WARNING), force=True)
    for name in ("psycopg", "sqlalchemy.pool"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
