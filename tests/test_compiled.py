"""The compiled rules and their Python source play the same games, state by state."""

import os
import subprocess
import sys
from itertools import zip_longest
from pathlib import Path

import pytest

import boulevard
from boulevard.games.catalogue import GAMES

ROOT = Path(__file__).parent.parent
# At least this many games of every game, spread over its settings. Interpreted games are what takes the time.
SHORT, LONG = 60, 600


def _run(games: int, interpreted: bool) -> list[str]:
    environment = {**os.environ, "BOULEVARD_INTERPRETED": "1" if interpreted else "0"}
    command = [sys.executable, "-m", "tests.trace", str(games)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize("games", [SHORT, pytest.param(LONG, marks=pytest.mark.long)])
def test_compiled_and_interpreted_agree_state_by_state(games: int) -> None:
    if not boulevard.compiled():
        pytest.skip("Boulevard was installed without a C compiler: there is only one engine to test")
    compiled = _run(games, interpreted=False)
    interpreted = _run(games, interpreted=True)
    assert compiled[0] == "compiled"
    assert interpreted[0] == "interpreted"
    for number, (left, right) in enumerate(zip_longest(compiled[1:], interpreted[1:])):
        assert left == right, f"first difference in line {number + 2}"
    for game in GAMES:
        assert sum(line.startswith(game) and " over: " in line for line in compiled) >= games
