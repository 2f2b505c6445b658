"""`make check`: the fast round for contributors. Nothing is built: the tests run on the Python source.

Style, types, layers, the unit tests of the pages, and the tests that belong to the files that changed since
the main branch. `make test` is everything.
"""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = ROOT / ".venv" / "bin"
ALWAYS = ["tests/test_rule_ids.py", "tests/test_words.py"]
GAMES = ["tests/welcome_to", "tests/new_las_vegas", "tests/lords_of_vegas"]
SLOW = ("tests/browser", "tests/server")  # they need a build, a browser or a database: make test
ENVIRONMENT = {**os.environ, "PYTHONPATH": "src", "PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"}


def git(*arguments: str) -> list[str]:
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.splitlines() if done.returncode == 0 else []


def changed() -> list[str]:
    """Files that differ from the main branch, new ones too."""
    bases = git("merge-base", "HEAD", "origin/main") or git("merge-base", "HEAD", "main") or ["HEAD"]
    return git("diff", "--name-only", bases[0]) + git("ls-files", "--others", "--exclude-standard")


def tests_of(path: str) -> list[str]:
    """Where a file is tested: tests/ mirrors src/boulevard."""
    parts = Path(path).parts
    if parts[0] == "tests":
        if parts[-1].startswith("test_"):
            return [path]
        return [str(Path(path).parent)] if len(parts) > 2 else []
    if parts[:2] != ("src", "boulevard") or len(parts) < 4:
        return []
    room, name = parts[2], Path(parts[3]).stem
    if room == "games":
        folder = f"tests/{name}"
        folders = [folder] if folder in GAMES else GAMES
        shared = ["tests/wire", "tests/test_every_game.py"]
        return [*shared, *(str(file) for one in folders for file in rules_tests(one))]
    found = [f"tests/{room}", f"tests/test_{room}.py"]
    if room == "school":
        found.append("tests/test_learned.py")
    if room == "bots":
        found += ["tests/test_driver.py", "tests/test_planning.py", "tests/test_every_bot.py"]
        found += [f"tests/{name}/test_bot.py", f"tests/{name}/test_bots.py"]
    return found


def rules_tests(folder: str) -> list[Path]:
    """All but those of the bots, which play many games."""
    files = sorted((ROOT / folder).glob("test_*.py"))
    return [file.relative_to(ROOT) for file in files if not file.name.startswith("test_bot")]


def choose(files: list[str]) -> tuple[list[str], list[str]]:
    """The tests to run, and those that would have to be run but take long."""
    wanted = sorted({test for file in files for test in tests_of(file) if (ROOT / test).exists()})
    return (
        sorted({*ALWAYS, *(test for test in wanted if not test.startswith(SLOW))}),
        [test for test in wanted if test.startswith(SLOW)],
    )


def run(name: str, *commands: list[str]) -> bool:
    started = time.monotonic()
    for command in commands:
        done = subprocess.run(
            command,
            cwd=ROOT / "web" if name == "pages" else ROOT,
            env=ENVIRONMENT,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            print(f"{name}: {' '.join(command)}\n{done.stdout}", flush=True)
            return False
    print(f"{name}: fine ({time.monotonic() - started:.0f} s)", flush=True)
    return True


def main() -> None:
    files = changed()
    tests, left = choose(files)
    print("Tests:", " ".join(tests), flush=True)
    if left:
        print("Left to make test:", " ".join(left), flush=True)
    pages = [["npm", "run", "--silent", "test"]]
    if any(file.startswith("web/") for file in files):
        pages.insert(0, ["npm", "run", "--silent", "check"])
    if not (ROOT / "web" / "node_modules").exists():
        pages.insert(0, ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"])
    jobs: dict[str, list[list[str]]] = {
        "types": [["mypy"]],
        "tests": [["pytest", "-q", *tests]],
        "pages": pages,
        "style": [["ruff", "check"], ["ruff", "format", "--check"]],
        "layers": [["lint-imports", "--no-cache"]],
    }
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        results = [pool.submit(run, name, *commands) for name, commands in jobs.items()]
    sys.exit(0 if all(result.result() for result in results) else 1)


if __name__ == "__main__":
    main()
