"""What can be chosen about a server; everything has a default."""

import os
import secrets
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path

import orjson
from limits import parse
from platformdirs import user_data_path

from .errors import ServerError

ENVIRONMENT = "BOULEVARD_"
SETTINGS_VARIABLE = "BOULEVARD_SETTINGS"  # how a parent process hands its settings to its workers


@dataclass
class Settings:
    data_dir: str = ""
    database_url: str = ""  # empty: SQLite in the data folder
    secret_key: str = field(default="", repr=False)  # empty: the file secret.key in the data folder
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    origins: str = ""  # further origins whose pages may use the interface, separated by commas
    secure_cookie: bool = False  # behind HTTPS: the cookie never travels without it
    bot_processes: int = 1
    http_rate: str = "1200/minute"  # for a person, or for an address without identity
    create_rate: str = "120/hour"  # new tables, guests and imported records
    login_rate: str = "20/minute"  # for an address and for an account
    socket_rate: float = 30.0  # messages a second, on average
    socket_burst: int = 120
    socket_nonsense: int = 100  # messages not understood after which a socket is closed
    body_limit: int = 64 * 1024
    record_limit: int = 2 * 1024 * 1024
    message_limit: int = 64 * 1024
    snapshot_every: int = 60  # events
    tables_in_memory: int = 2000
    look_every: float = 2.0  # seconds between looks for late seats and bots that somebody else left waiting
    log_json: bool = True
    log_level: str = "info"
    check_origin: bool = True

    def folder(self) -> Path:
        return Path(self.data_dir) if self.data_dir else user_data_path("boulevard", appauthor=False)

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
        if self.workers < 1:
            raise ServerError("error-server-workers")
        if self.workers > 1 and self.sqlite:
            raise ServerError("error-server-sqlite-workers", workers=self.workers)
        for name in ("http_rate", "create_rate", "login_rate"):
            try:
                parse(getattr(self, name))
            except ValueError:
                raise ServerError("error-server-setting", name=ENVIRONMENT + name.upper()) from None

    def secret(self) -> str:
        """The key that signs cookies and links: made once, readable by its owner only."""
        if self.secret_key:
            return self.secret_key
        file = self.folder() / "secret.key"
        try:
            return file.read_text(encoding="ascii").strip()
        except FileNotFoundError:
            pass
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
        return file.read_text(encoding="ascii").strip()

    def to_environment(self) -> None:
        os.environ[SETTINGS_VARIABLE] = orjson.dumps(asdict(self)).decode()


def prepare_folder(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)


def from_environment() -> Settings:
    """The settings a parent process left, or the defaults changed by BOULEVARD_... variables."""
    left = os.environ.get(SETTINGS_VARIABLE)
    if left:
        return Settings(**orjson.loads(left))
    return with_environment(Settings())


def with_environment(settings: Settings) -> Settings:
    for entry in fields(Settings):
        text = os.environ.get(ENVIRONMENT + entry.name.upper())
        if text is None:
            continue
        default = getattr(Settings(), entry.name)
        try:
            if isinstance(default, bool):
                value: object = {
                    "1": True,
                    "yes": True,
                    "true": True,
                    "0": False,
                    "no": False,
                    "false": False,
                }[text.lower()]
            else:
                value = type(default)(text)
        except (KeyError, ValueError):
            raise ServerError("error-server-setting", name=ENVIRONMENT + entry.name.upper()) from None
        setattr(settings, entry.name, value)
    return settings
