"""The rules, the match and the bots run unchanged in a browser: real Pyodide, under Node."""

import shutil
import subprocess
import sys
from itertools import zip_longest
from pathlib import Path

import pytest

from boulevard.server.site import packed_rules

from . import everywhere

HERE = Path(__file__).resolve().parent
PYODIDE = HERE.parent / "web" / "node_modules" / "pyodide"


def _node() -> str | None:
    beside = shutil.which("node", path=str(Path(sys.executable).parent))
    return beside or shutil.which("node")


def test_whole_games_are_the_same_in_a_browser(tmp_path: Path) -> None:
    node = _node()
    if node is None or not (PYODIDE / "pyodide.mjs").exists():
        pytest.skip("NOT TESTED: Pyodide. It is one of the browser app's packages: run npm ci in web/.")
    house = tmp_path / "house.zip"
    house.write_bytes(packed_rules()[1])
    program = [node, str(HERE / "pyodide.mjs"), str(PYODIDE), str(house)]
    done = subprocess.run(
        [*program, str(HERE / "everywhere.py")], capture_output=True, text=True, timeout=1200, check=False
    )
    assert done.returncode == 0, done.stderr[-3000:]
    there = done.stdout.splitlines()
    assert there[0].startswith("wasm32 3."), there[0]
    here = list(everywhere.lines())
    assert len(here) > 800
    for number, (left, right) in enumerate(zip_longest(here, there[1:])):
        assert left == right, f"first difference in line {number + 2}"
