"""Makes sure that the browser tests find a Chromium, or says loudly that they will not run."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")


def found() -> str | None:
    for name in NAMES:
        program = shutil.which(name)
        if program:
            return program
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return None
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def run(*command: str) -> bool:
    try:
        return (
            subprocess.run(
                command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=600, check=False
            ).returncode
            == 0
        )
    except (OSError, subprocess.TimeoutExpired):
        return False


def main() -> None:
    if found():
        return
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        print("Installing Chromium for the browser tests (apt-get install chromium) ...", flush=True)
        if not run("apt-get", "install", "-y", "chromium"):
            run("apt-get", "update")
            run("apt-get", "install", "-y", "chromium")
    if not found():
        print("Fetching Chromium for the browser tests (playwright install chromium) ...", flush=True)
        run(sys.executable, "-m", "playwright", "install", "chromium")
    if not found():
        print("=" * 78)
        print("NO CHROMIUM HERE: THE BROWSER TESTS WILL BE SKIPPED.")
        print("Install one (Debian: apt install chromium) and run make test again.")
        print("=" * 78, flush=True)


if __name__ == "__main__":
    main()
