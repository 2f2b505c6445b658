"""Measures the first start of a site of files with an empty cache: from the address to a table that is dealt.

For a quiet machine: `python -m tools.first_start [times]`. docs/offline.md has the figures.
"""

import os
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from boulevard.server.site import write_site
from tests.browser.conftest import FLAGS, find_chromium
from tests.browser.hands import CHOICES, no_guide
from tests.browser.test_offline import PATIENCE, web_space


def main() -> None:
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        size = write_site(Path(folder) / "games" / "town")
        print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}; {size / 1e6:.1f} MB")
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        with web_space(Path(folder)) as address:
            for _ in range(times):
                context = browser.new_context(locale="en-GB")
                context.set_default_timeout(PATIENCE)
                page = context.new_page()
                began = time.monotonic()
                page.goto(f"{address}/games/town/")
                no_guide(page)
                page.locator("[data-test=play-welcome-to]").wait_for()
                ready = time.monotonic() - began
                page.click("[data-test=play-welcome-to]")
                page.locator(CHOICES).first.wait_for()
                dealt = time.monotonic() - began
                print(f"rules ready after {ready:.1f} s, a table dealt after {dealt:.1f} s")
                context.close()
        browser.close()


if __name__ == "__main__":
    main()
