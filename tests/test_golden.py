"""The golden playthroughs are what the rules and bots play today."""

import pytest

from .golden.playthrough import FOLDER, PLAYED, playthrough
from .kit import Setting


@pytest.mark.parametrize("setting", PLAYED, ids=str)
def test_the_game_is_told_as_before(setting: Setting) -> None:
    """If the change is meant: `python -m tests.golden`, and raise the rules version when rules changed."""
    assert playthrough(setting) == (FOLDER / f"{setting}.txt").read_text(encoding="utf-8")


def test_nothing_golden_is_left_over() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.txt")) == sorted(map(str, PLAYED))
