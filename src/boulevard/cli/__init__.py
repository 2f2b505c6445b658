"""The command line: `boulevard ...`."""

import sys

import boulevard

ENGINE_ONLY = """\
boulevard {version} ({engine}): rules, bots and records, to be used from Python.

The command line, and the page to play in the browser, need more packages:
  pip install "boulevard[play]"      then: boulevard --help, boulevard serve --open
  pip install "boulevard[server]"    the same, for many people: PostgreSQL, several workers"""


def main(arguments: list[str] | None = None) -> None:
    try:
        from .main import main as run
    except ModuleNotFoundError as error:
        if str(error.name).startswith("boulevard"):
            raise
        _without_packages(sys.argv[1:] if arguments is None else arguments)
    else:
        run(arguments)


def _without_packages(arguments: list[str]) -> None:
    """Somebody installed the engine alone. What is here is said; for what is not here: how to get it."""
    if arguments in ([], ["-h"], ["--help"], ["--version"]):
        engine = "compiled" if boulevard.compiled() else "interpreted"
        print(ENGINE_ONLY.format(version=boulevard.__version__, engine=engine))
        return
    print('boulevard: the command line needs more packages: pip install "boulevard[play]"', file=sys.stderr)
    sys.exit(2)


__all__ = ["main"]
