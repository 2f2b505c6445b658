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
    from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
except ImportError:  # a shipped package is tested without the browser
    pytest.skip("NO BROWSER TESTS: playwright is not installed", allow_module_level=True)

from boulevard.server.app import STATIC

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
    "import sys; from boulevard.server.run import serve; serve(port=int(sys.argv[1]), data_dir=sys.argv[2])"
)

NARROW = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`boulevard serve` in a process of its own; it can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        environment = {
            **os.environ,
            "BOULEVARD_LOG_LEVEL": "error",
            "BOULEVARD_CREATE_RATE": "10000/hour",
            "BOULEVARD_HTTP_RATE": "100000/minute",
        }
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE, str(self.port), str(self.folder)],
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for _ in range(300):
            try:
                with urllib.request.urlopen(self.address + "/healthz", timeout=2) as answer:
                    if json.load(answer)["status"] == "ok":
                        return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("the server did not start")

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


@pytest.fixture(scope="session")
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
        self, browser: Browser, server: Server, width: int = 1280, height: int = 900, motion: bool = False
    ) -> None:
        self.server = server
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height},
            locale="en-GB",
            reduced_motion="no-preference" if motion else "reduce",
        )
        self.context.set_default_timeout(15_000)
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
