"""What can be chosen about a server; everything has a default."""

import os
import re
import secrets
import sys
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from limits import parse
from platformdirs import user_data_path
from pydantic import AfterValidator, BeforeValidator, Field, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict, SettingsError

from .errors import ServerError

ENVIRONMENT = "BOULEVARD_"
# Variables of other parts of Boulevard.
NO_SETTINGS = [ENVIRONMENT + name for name in ("INTERPRETED", "NO_WEB", "PURE", "QUICK", "SERVER", "UV")]
SHORTEST_KEY = 32  # letters
A_SECOND = 1 / 3600  # of hours
ROOT = re.compile(r"(/[A-Za-z0-9._~-]+)+")


# As browsers say it: small letters, nothing after the port.
ORIGIN = re.compile(r"https?://([a-z0-9.-]+|\[[0-9a-f:]+\])(:[0-9]{1,5})?")
SERVICE = re.compile(r"https?://[a-z0-9.*-]+(:[0-9]{1,5})?")  # a star stands for anything


def _rate(text: str) -> str:
    if parse(text).amount < 1:
        raise ValueError("nobody could do anything")
    return text


def listed(text: str) -> list[str]:
    """What stands between commas."""
    return [one.strip() for one in text.split(",") if one.strip()]


def _origins(text: str) -> str:
    for origin in listed(text):
        if not ORIGIN.fullmatch(origin):
            raise ValueError(f"'{origin}' is no origin such as https://example.org")
    return text


def _services(text: str) -> str:
    for service in listed(text):
        if not SERVICE.fullmatch(service):
            raise ValueError(f"'{service}' is no origin such as https://push.example.org")
    return text


def _public(text: str) -> str:
    text = text.strip()
    if text:
        parts = urlsplit(text)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ValueError("no address such as https://play.example.org")
        if parts.query or parts.fragment:
            raise ValueError("an address without ? and #")
    return text


def _hours(hours: float) -> float:
    if 0 < hours < A_SECOND:
        raise ValueError("less than a second between two copies (0 is never)")
    return hours


# Connections are handed from process to process, and processes are split in two.
SEVERAL = sys.platform == "linux"
MOST_WORKERS = 4  # that are started by themselves
TOLD = ("supervisor", "machine", "worker")


def _secret(text: str) -> str:
    if text and len(text) < SHORTEST_KEY:
        raise ValueError(f"fewer than {SHORTEST_KEY} letters")
    return text


def _root(text: str) -> str:
    """A path without its last slash, or nothing."""
    text = text.strip().rstrip("/")
    if text and not ROOT.fullmatch(text):
        raise ValueError("not a path such as /boulevard")
    return text


def _lower(text: Any) -> Any:
    return text.lower() if isinstance(text, str) else text


Rate = Annotated[str, AfterValidator(_rate)]
Share = Annotated[float, Field(gt=0, allow_inf_nan=False)]
Patience = Annotated[float, Field(ge=0, allow_inf_nan=False)]
AMoment = Annotated[float, Field(ge=0.01, allow_inf_nan=False)]
Level = Literal["debug", "info", "warning", "error", "critical"]
Count = Annotated[int, Field(ge=1)]


class Settings(BaseSettings):
    model_config = SettingsConfigDict(env_prefix=ENVIRONMENT, env_ignore_empty=True, extra="forbid")

    data_dir: str = ""
    database_url: str = ""  # empty: SQLite in the data folder
    secret_key: Annotated[str, AfterValidator(_secret), Field(repr=False)] = ""  # empty: the file secret.key
    host: Annotated[str, Field(min_length=1)] = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535)] = 8000
    workers: Annotated[int, Field(ge=0, le=1000)] = 0  # processes that hold tables; 0: as many as make sense
    # What a worker is told by the process that started it; never chosen by hand.
    supervisor: int = 0
    machine: str = ""
    worker: int = 0
    origins: Annotated[str, AfterValidator(_origins)] = (
        ""  # further origins whose pages may use the interface, separated by commas
    )
    secure_cookie: bool = False  # behind HTTPS: the cookie never travels without it
    bot_processes: Annotated[int, Field(ge=0, le=256)] = 0  # of all workers together; 0: see bots_here
    http_rate: Rate = "1200/minute"  # for a person, or for an address without identity
    create_rate: Rate = "120/hour"  # new tables, guests and imported records
    login_rate: Rate = "20/minute"  # for an address and for an account
    socket_rate: Share = 30.0  # messages a second, on average
    socket_burst: Count = 120
    person_share: Share = 0.25  # of a worker's time, on average: what one person's wishes may take ...
    address_share: Share = 0.5  # ... and those of everybody at one address
    share_burst: Share = 1.0  # seconds of work at once
    seats_of_person: Count = 20  # at one table
    bots_at_table: Count = 100
    sockets_of_person: Count = 20
    sockets_of_address: Count = 500
    socket_nonsense: Count = 100  # messages not understood after which a socket is closed
    patience: Annotated[float, Field(ge=0.1, allow_inf_nan=False)] = (
        20.0  # seconds for the head and for the body of a request to arrive
    )
    body_limit: Count = 64 * 1024
    record_limit: Count = 2 * 1024 * 1024
    message_limit: Count = 64 * 1024
    snapshot_every: Count = 60  # events
    tables_in_memory: Count = 2000
    look_every: Annotated[float, Field(ge=0.01, allow_inf_nan=False)] = (
        2.0  # seconds between looks for late seats and bots that somebody else left waiting
    )
    pause: Patience = 2.5  # seconds for a word before a card is turned by itself; 0: people turn theirs
    longest_wait: Patience = 60.0  # seconds that somebody may ask for before a card is turned
    log_json: bool = True
    log_level: Annotated[
        Literal["debug", "info", "warning", "error", "critical"], BeforeValidator(_lower)
    ] = "info"
    check_origin: bool = True
    # Behind a proxy that gives this server a folder of its address, for instance /boulevard.
    root_path: Annotated[str, AfterValidator(_root)] = ""
    public_url: Annotated[str, AfterValidator(_public)] = (
        ""  # how others reach this server, for instance https://play.example.org
    )
    # Where a browser may be called: only services known here, since the server will ask whatever it is given.
    push_services: Annotated[str, AfterValidator(_services)] = (
        "https://fcm.googleapis.com,https://updates.push.services.mozilla.com,"
        "https://*.notify.windows.com,https://web.push.apple.com"
    )
    push_after: Patience = 5.0  # seconds somebody may be away before they are called
    smtp_url: Annotated[str, Field(repr=False)] = (
        ""  # smtp://user:password@host:587, or smtps://; empty: no e-mail
    )
    mail_from: str = ""
    mail_after: Patience = 300.0  # seconds until an e-mail is sent
    backup_dir: str = ""  # empty: the folder "backups" in the data folder
    backup_every: Annotated[Patience, AfterValidator(_hours)] = 0.0  # hours; 0: never by itself
    backup_keep: Count = 14

    def __init__(self, **values: Any) -> None:
        """From what is given, else from BOULEVARD_... variables; what is wrong is named in one line."""
        try:
            super().__init__(**values)
        except ValidationError as error:
            wrong = {ENVIRONMENT + str(one["loc"][0]).upper(): one["msg"] for one in error.errors()}
            reasons = "; ".join([reason.removeprefix("Value error, ") for reason in wrong.values()])
            raise ServerError("error-server-setting", name=", ".join(wrong), problem=reasons) from None
        except SettingsError as error:
            raise ServerError("error-server-setting", name=ENVIRONMENT + "...", problem=str(error)) from None

    def count(self) -> int:
        """How many workers there are."""
        return self.workers or (min(MOST_WORKERS, os.cpu_count() or 1) if SEVERAL else 1)

    def bots_here(self) -> int:
        """Processes in which this worker's bots think: its part of what was chosen, and at least one."""
        if not self.bot_processes:
            return max(2, min(4, os.cpu_count() or 1) // self.count())
        each, more = divmod(self.bot_processes, self.count())
        return max(1, each + (self.worker < more))

    def folder(self) -> Path:
        return Path(self.data_dir) if self.data_dir else user_data_path("boulevard", appauthor=False)

    def copies(self) -> Path:
        return Path(self.backup_dir) if self.backup_dir else self.folder() / "backups"

    @property
    def sqlite(self) -> bool:
        return self.url().startswith("sqlite")

    def url(self) -> str:
        """The address of the database, as SQLAlchemy wants it."""
        url = self.database_url
        if not url:
            return f"sqlite+aiosqlite:///{self.folder() / 'boulevard.sqlite'}"
        for given, wanted in (
            ("postgresql+psycopg://", "postgresql+psycopg://"),
            ("postgresql://", "postgresql+psycopg://"),
            ("postgres://", "postgresql+psycopg://"),
            ("sqlite+aiosqlite://", "sqlite+aiosqlite://"),
            ("sqlite://", "sqlite+aiosqlite://"),
        ):
            if url.startswith(given):
                return wanted + url[len(given) :]
        raise ServerError("error-server-database-url")

    def check(self) -> None:
        """Raises ServerError with one clear line when these settings do not go together."""
        if self.workers > 1 and not SEVERAL:
            raise ServerError("error-server-workers", workers=self.workers)
        if self.smtp_url or self.mail_from:
            server = urlsplit(self.smtp_url)
            if not (server.scheme in ("smtp", "smtps") and server.hostname and self.public_url):
                raise ServerError("error-server-mail-settings")
            if "@" not in self.mail_from:
                raise ServerError("error-server-mail-settings")

    def secret(self) -> str:
        """The key that signs cookies and links: made once, readable by its owner only."""
        if self.secret_key:
            return self.secret_key
        file = self.folder() / "secret.key"
        with suppress(FileNotFoundError):
            return _read_key(file)
        prepare_folder(self.folder())
        # Written under another name first: whoever starts at the same time sees a whole key or none.
        draft = file.with_name(f"secret.{os.getpid()}.{secrets.token_hex(4)}")
        with os.fdopen(
            os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii"
        ) as out:
            out.write(secrets.token_urlsafe(48) + "\n")
            out.flush()
            os.fsync(out.fileno())
        try:
            os.link(draft, file)
        except FileExistsError:
            pass
        finally:
            draft.unlink()
        return _read_key(file)


def _read_key(file: Path) -> str:
    """A short one would be guessed, and with it everybody's cookie."""
    try:
        key = _secret(file.read_text(encoding="ascii").strip())
    except ValueError as error:  # no letters, or few
        raise ServerError("error-server-setting", name=str(file), problem=str(error)) from None
    if not key:
        raise ServerError("error-server-setting", name=str(file), problem="an empty file")
    return key


def prepare_folder(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)


def from_environment(**otherwise: Any) -> Settings:
    """The settings of BOULEVARD_... variables; `otherwise` is what is chosen where there is none."""
    known = {ENVIRONMENT + name.upper() for name in Settings.model_fields if name not in TOLD}
    for name in sorted(os.environ):
        if name.upper().startswith(ENVIRONMENT) and name.upper() not in known and name not in NO_SETTINGS:
            raise ServerError("error-server-unknown-setting", name=name)
    given = {name.upper() for name, text in os.environ.items() if text}
    return Settings(
        **{name: value for name, value in otherwise.items() if ENVIRONMENT + name.upper() not in given}
    )
