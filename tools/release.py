"""`make wheels`: what is released, into dist/, built here and tried out.

The source archive; the wheel for this Python and system, compiled; and the wheel that runs interpreted
anywhere. The wheels of the other systems come from cibuildwheel, see docs/release.md.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
BACKEND = "import sys, hatchling.build as b; print(getattr(b, sys.argv[1])(sys.argv[2]))"
TRY = (
    "import boulevard; from boulevard.games.catalogue import GAMES; from boulevard.games.chance import Rng; "
    "from boulevard.bots.playout import playout; "
    "print({game.id: playout(game.start(2), Rng(1)) for game in GAMES.values()}, boulevard.compiled())"
)


def build(target: str, folder: Path, **environment: str) -> Path:
    done = subprocess.run(
        [sys.executable, "-c", BACKEND, f"build_{target}", str(folder)],
        cwd=ROOT,
        env={**os.environ, "BOULEVARD_QUICK": "0", **environment},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return folder / done.stdout.split()[-1]


def try_out(wheel: Path) -> str:
    """Every game once, from the wheel alone."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.unpack_archive(wheel, folder, "zip")
        command = [sys.executable, "-c", TRY]
        environment = {**os.environ, "PYTHONPATH": folder, "PYTHONSAFEPATH": "1"}
        return subprocess.run(
            command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True, check=True
        ).stdout


def main() -> None:
    shutil.rmtree(DIST, ignore_errors=True)
    with tempfile.TemporaryDirectory() as scratch:
        made = [
            build("sdist", DIST),
            build("wheel", Path(scratch) / "compiled"),
            build("wheel", Path(scratch) / "pure", BOULEVARD_PURE="1"),
        ]
        for wheel in made[1:]:
            shutil.copy(wheel, DIST)  # the same name twice means that there is no compiler here
    for wheel in sorted(DIST.glob("*.whl")):
        print(f"{wheel.name}: {try_out(wheel).strip()}")
    print("Wrote", ", ".join(sorted(path.name for path in DIST.iterdir())), "to dist/")


if __name__ == "__main__":
    main()
