"""The greedy bot, and how hard ACME is for it."""

from typing import Any

import boulevard
from boulevard.bots.driver import play_game
from boulevard.bots.new_las_vegas import NewLasVegasGreedy
from boulevard.games.chance import Rng
from boulevard.games.new_las_vegas.edition import DATA
from boulevard.school.calibration import calibrate, measure
from tests.new_las_vegas.sheets import GAME, own_data


def test_greedy_plays_every_kind_of_game() -> None:
    for seats, options in ((1, {"introductory": True}), (3, {"introductory": True}), (4, {})):
        state = GAME.start(seats, options)
        play_game(state, [NewLasVegasGreedy() for _ in range(seats)], Rng(1), [Rng(2) for _ in range(seats)])
        assert state.over()


def test_the_file_holds_what_was_measured() -> None:
    """Levels grow harder; level 1 is won in more than half of 200 games, level 5 in fewer than one in ten."""
    measured: list[dict[str, Any]] = [card["measured"] for card in DATA["acme"]["architects"]]
    assert all(entry["games"] >= 200 for entry in measured)
    assert all(entry["rate"] == entry["won"] / entry["games"] for entry in measured)
    rates = [entry["rate"] for entry in measured]
    assert rates == sorted(rates, reverse=True)
    assert len({*rates}) == 5
    assert rates[0] > 0.5
    assert rates[4] < 0.1


def test_levels_grow_harder() -> None:
    """A few games of every level, with the same cards; the command plays 200."""
    if not boulevard.compiled():
        assert measure(1, 1).games == 1
        return
    levels = calibrate(8)
    assert [found.level for found in levels] == [1, 2, 3, 4, 5]
    margins = [(found.points - found.acme_points) / found.games for found in levels]
    assert margins == sorted(margins, reverse=True)
    assert levels[0].won > 4
    assert levels[4].won < 4
    assert levels[0].json()["rate"] == round(levels[0].won / 8, 3)


def test_calibrating_a_file_of_ones_own() -> None:
    data = own_data()["acme"]
    data["architects"][0]["values"]["shows"] = [40, 40]
    data["architects"][0]["crane"] = 15
    assert measure(1, 2, 0, {"acme": data}).won == 0
