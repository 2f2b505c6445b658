"""A server of our own, and a real browser in front of it."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

try:
    from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
except ImportError:  # a shipped package is tested without the browser
    pytest.skip("NO BROWSER TESTS: playwright is not installed", allow_module_level=True)

from boulevard.server.site import STATIC

ROOT = Path(__file__).resolve().parents[2]
FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-gpu",
]
SERVE = (
    "import sys; from boulevard.server.run import serve; "
    "serve(host=sys.argv[1], port=int(sys.argv[2]), data_dir=sys.argv[3])"
)

# ms. A page whose server was away comes back after eleven seconds at most (web/src/core/live.ts); the rest is
# for machines with much else to do.
PATIENCE = 60_000
START = 180  # seconds
expect.set_options(timeout=PATIENCE)

NARROW = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`boulevard serve` in a process of its own; it can be stopped and started again."""

    def __init__(self, folder: Path, host: str = "127.0.0.1", **settings: str) -> None:
        self.folder = folder
        self.host = host
        self.settings = settings
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        environment = {
            **os.environ,
            "BOULEVARD_LOG_LEVEL": "error",
            "BOULEVARD_PAUSE": "0",
            "BOULEVARD_CREATE_RATE": "10000/hour",
            "BOULEVARD_HTTP_RATE": "100000/minute",
            "BOULEVARD_LOGIN_RATE": "10000/minute",
            **{f"BOULEVARD_{name.upper()}": value for name, value in self.settings.items()},
        }
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE, self.host, str(self.port), str(self.folder)],
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        until = time.monotonic() + START
        while time.monotonic() < until and self.process.poll() is None:
            try:
                with urllib.request.urlopen(self.address + "/healthz", timeout=10) as answer:
                    if json.load(answer)["status"] == "ok":
                        return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError(f"the server did not start; it left with {self.process.poll()}")

    def stop(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            self.process = None


def find_chromium() -> str | None:
    for name in ("chromium", "chromium-browser", "google-chrome", "chrome"):
        found = shutil.which(name)
        if found:
            return found
    return None


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    if not (STATIC / "index.html").exists():
        pytest.skip("NO BROWSER TESTS: this package was built without the pages")
    with sync_playwright() as playwright:
        program = find_chromium()
        if program is None and not Path(playwright.chromium.executable_path).exists():
            pytest.skip("NO BROWSER TESTS: no Chromium here; install it (Debian: apt install chromium)")
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


class Visitor:
    """A person with a browser of their own. Errors on the page and requests to other hosts are kept."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        width: int = 1280,
        height: int = 900,
        motion: bool = False,
        keeps: bool = False,
    ) -> None:
        """With `keeps`, the browser keeps the pages for times without a network, which takes it a while."""
        self.server = server
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height},
            locale="en-GB",
            reduced_motion="no-preference" if motion else "reduce",
            service_workers="allow" if keeps else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        self.troubles: list[str] = []
        self.strangers: list[str] = []
        self.page: Page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("request", lambda request: self._look(request.url))
        return page

    def _look(self, url: str) -> None:
        host = url.split("/")[2] if "//" in url else ""
        if host and host != self.server.address.split("/")[2]:
            self.strangers.append(url)

    def open(self, path: str = "/") -> Page:
        self.page.goto(self.server.address + path)
        return self.page


@pytest.fixture
def visitor(browser: Browser, server: Server) -> Iterator[Visitor]:
    visitor = Visitor(browser, server)
    yield visitor
    visitor.context.close()
    assert visitor.troubles == []
    assert visitor.strangers == []
