"""The fast round chooses tests for what changed."""

import pytest

from tools.check import choose


@pytest.mark.parametrize(
    ("changed", "wanted"),
    [
        (
            "src/boulevard/bots/driver.py",
            {"tests/test_driver.py", "tests/test_planning.py", "tests/test_every_bot.py"},
        ),
        ("src/boulevard/games/contract.py", {"tests/wire", "tests/test_every_game.py"}),
        ("src/boulevard/games/welcome_to/menu.py", {"tests/wire", "tests/welcome_to/test_turn.py"}),
        ("src/boulevard/match/match.py", {"tests/match"}),
    ],
)
def test_the_fast_round_runs_what_a_change_may_break(changed: str, wanted: set[str]) -> None:
    chosen, _ = choose([changed])
    assert wanted <= set(chosen)
