"""Makes the private environment .venv: what playing needs, Boulevard itself, and the test tools.

`make` runs this with the Python that is there, so it needs the standard library and nothing else.

    environment.py play    what playing needs, and Boulevard built from these sources
    environment.py test    the test tools
    environment.py lock    newer versions of everything, into constraints.txt
"""

import ast
import contextlib
import glob
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import threading
import time
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
DIST = ROOT / "build" / "dist"
LOCK = ROOT / "constraints.txt"  # the versions that go together
BACKEND = "import hatchling.build as b; "
NO_INSTALLER = (
    "Boulevard needs uv, or Python's own pip (Debian: apt install python3-venv), "
    "to fetch the packages it is made with."
)
# What pip was told about package indexes on this machine, and how uv is told the same.
FOR_UV = {
    "index-url": "UV_DEFAULT_INDEX",
    "extra-index-url": "UV_INDEX",
    "find-links": "UV_FIND_LINKS",
    "trusted-host": "UV_INSECURE_HOST",
    "cert": "SSL_CERT_FILE",
    "proxy": "ALL_PROXY",
}


class Failed(Exception):
    """A step that did not work; its output says why."""


# -- one honest line


class Progress:
    """What is being done and for how long: one line where somebody looks, a line a step where nobody does."""

    def __init__(self) -> None:
        self.started = time.monotonic()
        self.doing: list[str] = []
        self.said: set[str] = set()
        self.live = sys.stderr.isatty()
        self.over = threading.Event()
        self.painter = threading.Thread(target=self._paint, daemon=True)
        if self.live:
            self.painter.start()

    def _paint(self) -> None:
        while not self.over.wait(0.2):
            self._show("\r", "")

    def _show(self, before: str, after: str) -> None:
        line = f"Setting up Boulevard, {time.monotonic() - self.started:.0f} s: {', '.join(self.doing)}"
        width = shutil.get_terminal_size().columns - 1
        print(before + line[:width].ljust(width if before else 0), end=after, file=sys.stderr, flush=True)

    @contextlib.contextmanager
    def step(self, name: str) -> Iterator[None]:
        self.begin(name)
        try:
            yield
        finally:
            self.end(name)

    def begin(self, name: str) -> None:
        self.doing.append(name)
        if not self.live:
            self._show("", "\n")

    def end(self, name: str) -> None:
        if name in self.doing:
            self.doing.remove(name)

    def say(self, line: str) -> None:
        """Something to know, once."""
        if line not in self.said:
            self.said.add(line)
            print(("\r" if self.live else "") + line, file=sys.stderr, flush=True)

    def close(self) -> None:
        self.over.set()
        if self.live:
            self.painter.join()
            print(
                "\r" + " " * (shutil.get_terminal_size().columns - 1), end="\r", file=sys.stderr, flush=True
            )


def run(*command: str | Path, env: dict[str, str] | None = None, told: str | None = None) -> str:
    done = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        env={**os.environ, **(env or {})},
        input=told,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        raise Failed(f"{' '.join(str(part) for part in command[:4])} ...\n{done.stdout}")
    return done.stdout


# -- who installs packages: uv where it can be had, because it takes a tenth of the time; else pip


class Installer:
    def __init__(self) -> None:
        self.env: dict[str, str] = {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_ROOT_USER_ACTION": "ignore"}
        pip = find_pip()
        self.uv = os.environ.get("UV") or shutil.which("uv") or fetch_uv(pip, self.env)
        if self.uv:
            self.command: list[str | Path] = [self.uv, "pip", "install", "--quiet", "--python", PYTHON]
            self.again = "--reinstall"
            self.env.update(uv_settings(pip))
        elif pip:
            run(PYTHON, "-m", "ensurepip")
            self.command = [PYTHON, "-m", "pip", "--no-input", "-qq", "install"]
            self.again = "--force-reinstall"
        else:
            raise Failed(NO_INSTALLER)

    def install(self, requirements: list[str]) -> None:
        run(*self.command, "--constraint", LOCK, *requirements, env=self.env)

    def put(self, wheel: str) -> None:
        run(*self.command, "--no-deps", self.again, wheel, env=self.env)


def find_pip() -> list[str] | None:
    """A pip that can be run: an installed one, or the one that Python carries for its environments."""
    if importlib.util.find_spec("pip"):
        return [sys.executable, "-m", "pip"]
    try:
        import ensurepip
    except ImportError:
        return None
    folders = [str(Path(ensurepip.__file__).parent / "_bundled"), "/usr/share/python-wheels"]
    wheels = [wheel for folder in folders for wheel in glob.glob(f"{folder}/pip-*.whl")]
    return [sys.executable, f"{wheels[0]}/pip"] if wheels else None


def fetch_uv(pip: list[str] | None, env: dict[str, str]) -> str | None:
    """uv as a wheel, beside the environment's own packages."""
    folder = VENV / "uv"
    program = folder / "bin" / ("uv.exe" if os.name == "nt" else "uv")
    if program.exists():
        return str(program)
    if pip is None or os.environ.get("BOULEVARD_UV") == "0":
        return None
    wanted = ["--no-deps", "--only-binary=:all:", "--target", str(folder), "--constraint", str(LOCK), "uv"]
    try:
        run(*pip, "--no-input", "-qq", "install", *wanted, env=env)
        run(program, "--version")
    except (Failed, OSError):
        return None
    return str(program)


def uv_settings(pip: list[str] | None) -> dict[str, str]:
    """uv does not read pip's settings; somebody who made them meant both."""
    if pip is None or any(name in os.environ for name in ("UV_DEFAULT_INDEX", "UV_INDEX", "UV_CONFIG_FILE")):
        return {}
    settings: dict[str, str] = {}
    with contextlib.suppress(Failed):
        for line in run(*pip, "config", "list").splitlines():
            name, _, value = line.partition("=")
            variable = FOR_UV.get(name.rpartition(".")[2])
            if variable and variable not in os.environ:
                words = " ".join(str(ast.literal_eval(value)).split())
                settings[variable] = words.replace(" ", ",") if variable == "UV_FIND_LINKS" else words
    if "UV_INDEX" in settings:  # as pip does: the best version of all indexes
        settings["UV_INDEX_STRATEGY"] = "unsafe-best-match"
    return settings


# -- the environment


def create() -> None:
    if PYTHON.exists() and (VENV / ".created").exists():
        return
    run(sys.executable, "-m", "venv", "--clear", "--without-pip", VENV)
    (VENV / ".created").touch()


def read_project() -> dict[str, Any]:
    """Requirements are written once, in pyproject.toml."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def extra(name: str) -> list[str]:
    """What an extra of Boulevard needs, and what the extras that it names need."""
    found: list[str] = []
    for line in read_project()["project"]["optional-dependencies"][name]:
        found += extra(line[len("boulevard[") : -1]) if line.startswith("boulevard[") else [line]
    return found


def for_building() -> list[str]:
    """The build says itself what it needs here."""
    asked = run(PYTHON, "-c", BACKEND + 'print("\\n".join(b.get_requires_for_build_wheel()))')
    return [line for line in asked.split("\n") if line]


def for_testing() -> list[str]:
    project = read_project()
    groups = project["dependency-groups"]
    lists = [project["build-system"]["requires"], groups["rules"], groups["pages"]]
    return [line for lines in [*lists, project["project"]["dependencies"]] for line in lines] + extra("test")


def ensure(wanted: list[str], stamp: Path, installer: "Installer | None") -> Installer | None:
    """Install what is wanted, unless exactly that was done before."""
    text = hashlib.sha256("\n".join([*wanted, LOCK.read_text(encoding="utf-8")]).encode()).hexdigest()
    if stamp.exists() and stamp.read_text() == text:
        return installer
    installer = installer or Installer()
    installer.install(wanted)
    stamp.write_text(text)
    return installer


def play(progress: Progress) -> None:
    project = read_project()
    with progress.step("fetching what the rules are compiled with"):
        create()
        installer = ensure(project["build-system"]["requires"], VENV / ".backend", None)
        asked = for_building()
        rules = [line for line in asked if line in project["dependency-groups"]["rules"]]
        if rules:
            installer = ensure(rules, VENV / ".rules", installer)
    # The rest comes while the rules are compiled.
    with ThreadPoolExecutor() as beside:
        compiled = beside.submit(follow, progress, "hatch_build.py", "rules")
        with progress.step("fetching the rest"):
            everything = asked + project["project"]["dependencies"] + extra("play")
            installer = ensure(everything, VENV / ".requires", installer) or Installer()
        follow(progress, "hatch_build.py", "pages")
    compiled.result()
    with progress.step("putting it together"):
        shutil.rmtree(DIST, ignore_errors=True)
        DIST.mkdir(parents=True)
        follow(progress, "-c", BACKEND + f"b.build_wheel({str(DIST)!r})")
        (wheel,) = glob.glob(str(DIST / "*.whl"))
        installer.put(wheel)


def follow(progress: Progress, *arguments: str) -> None:
    """A step of the build. It says what it is at; the rest of its output is shown when it fails."""
    lines: list[str] = []
    with subprocess.Popen(
        [str(PYTHON), *arguments],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            lines.append(line)
            doing, done, _ = line.removeprefix("Boulevard: ").partition(": done")
            if done:
                progress.end(doing)
            elif line.startswith("Boulevard: "):
                progress.begin(doing.strip())
            elif line.startswith("Boulevard "):  # something to know, such as that there is no compiler
                progress.say(line.rstrip())
    if process.returncode != 0:
        raise Failed("".join(lines))


def test(progress: Progress) -> None:
    with progress.step("fetching the test tools"):
        create()
        ensure(for_testing(), VENV / ".test-requires", None)


def long(progress: Progress) -> None:
    """What only the slow checks need, because it is large."""
    with progress.step("fetching a cluster"):
        create()
        ensure(extra("ray"), VENV / ".long-requires", None)


def lock(progress: Progress) -> None:
    """Choose the newest versions that go together, for every Python and system, and write them down."""
    with progress.step("choosing versions"):
        create()
        installer = Installer()
        if installer.uv is None:
            raise Failed("constraints.txt is written with uv, and there is none.")
        options = ["--universal", "--python-version=3.11", "--no-header", "--no-annotate", "--quiet"]
        wanted = "\n".join([*for_testing(), *extra("ray"), "uv"])
        text = run(installer.uv, "pip", "compile", *options, "-", env=installer.env, told=wanted)
        LOCK.write_text(text, encoding="utf-8")


def main() -> None:
    steps = {"play": play, "test": test, "long": long, "lock": lock}
    progress = Progress()
    try:
        steps[sys.argv[1]](progress)
    except Failed as error:
        progress.close()
        sys.exit(f"{error}\nBoulevard could not be set up, see the messages above.")
    finally:
        progress.close()


if __name__ == "__main__":
    main()
