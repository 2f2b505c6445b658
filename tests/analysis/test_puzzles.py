"""Puzzles of the package: every solution is legal, ahead of the rest, and holds when looked at anew."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from boulevard.analysis.calls import puzzle_counts
from boulevard.analysis.judge import Effort, Judge
from boulevard.analysis.puzzles import AHEAD, AHEAD_POINTS, _puzzle, ahead, ask, parsed, puzzles_of
from boulevard.bots.planning import POINTS
from boulevard.games.catalogue import GAMES, find_game
from boulevard.games.contract import GameError, State
from boulevard.server import shapes
from tests.local.hands import Device

QUICK = Effort(8, 0, 16)
EVERY_GAME = pytest.mark.parametrize("game", GAMES)


@EVERY_GAME
def test_every_puzzle_has_a_legal_solution_that_is_clearly_ahead(game: str) -> None:
    found = puzzles_of(game)
    assert len(found) == 60
    assert len({json.dumps(one["position"]) for one in found}) == len(found)
    for one in found:
        state = find_game(game).load(one["position"])
        for line in [one["best"], *one["others"]]:
            parsed(state, one["seat"], line["tokens"])  # refuses what is not legal
        assert ahead(one) >= AHEAD.get(one["unit"], AHEAD_POINTS) - 0.001
        # Nothing hidden is in it that its seat could not draw anew.
        assert state.may_act(one["seat"])


@pytest.mark.searching
@EVERY_GAME
def test_a_solution_holds_when_it_is_looked_at_anew(game: str) -> None:
    found = puzzles_of(game)
    for one in found[:: max(1, len(found) // 3)]:
        state = find_game(game).load(one["position"])
        judge = Judge(game, Effort(12, 0, 64), own=one["unit"] == POINTS, by=one["bot"])
        best, second = (
            parsed(state, one["seat"], line["tokens"]) for line in (one["best"], one["others"][0])
        )
        gap, error = judge.compare(state, one["seat"], best, second, "anew")
        assert gap > 0
        assert gap > error


@EVERY_GAME
def test_an_answer_is_explained_by_the_same_values(game: str) -> None:
    one = puzzles_of(game)[0]
    begun = ask(game, 1, [], QUICK)
    shapes.PuzzleShape.model_validate(begun)
    assert begun["answer"] is None
    assert begun["legal"]
    right = ask(game, 1, steps(one["best"]["tokens"], begun["together"]), QUICK)["answer"]
    assert right["right"]
    assert right["best"] == one["best"]
    wrong = ask(game, 1, steps(one["others"][0]["tokens"], begun["together"]), QUICK)
    shapes.PuzzleShape.model_validate(wrong)
    assert not wrong["answer"]["right"]
    assert wrong["answer"]["yours"]["value"] < wrong["answer"]["best"]["value"]
    assert wrong["answer"]["second"]["value"] < wrong["answer"]["best"]["value"]


class Looks(Judge):
    """What games bring is written down: a row for every look, a mean for every line."""

    def __init__(self, rows: list[list[float]]) -> None:
        super().__init__("welcome-to", Effort(4, 0, 4), own=True)
        self.rows = rows
        self.played: list[int] = []

    def games(
        self, state: State, seat: int, lines: list[list[int]], salt: str, games: int, until: float
    ) -> list[list[float]]:
        row = self.rows[len(self.played)]
        self.played.append(games)
        return [
            [row[min(line, len(row) - 1)] + game % 2 for game in range(games)] for line in range(len(lines))
        ]


@pytest.mark.parametrize(
    ("rows", "found"),
    [
        ([[60, 50], [60, 50]], True),
        ([[60, 59]], False),  # not clear at first sight
        ([[60, 50], [60, 59]], False),  # not clear any more
        ([[60, 50], [50, 60, 50]], False),  # another one is best after all
        ([[50, 60, 50], [60, 50]], True),  # not the one that the player thought of first
    ],
)
def test_a_puzzle_is_clear_twice_and_the_second_look_is_ten_times_as_long(
    rows: list[list[float]], found: bool
) -> None:
    one = puzzles_of("welcome-to")[0]
    judge = Looks(rows)
    puzzle = _puzzle(judge, find_game("welcome-to").load(one["position"]), one["seat"], "salt")
    assert (puzzle is not None) is found
    assert judge.played == [4, 40][: len(rows)]


def steps(tokens: list[str], together: bool) -> list[str]:
    return tokens if together else tokens[:1]


def test_any_other_turn_is_measured() -> None:
    one = puzzles_of("welcome-to")[0]
    state = find_game("welcome-to").load(one["position"])
    known = [line["tokens"] for line in [one["best"], *one["others"]]]
    tokens: list[str] = []
    for turn in reversed(state.turns(one["seat"])):
        look = state.clone()
        tokens = []
        for step in turn.steps:
            tokens.append(look.token(one["seat"], step))
            look.advance(one["seat"], step)
        if tokens not in known:
            break
    answer = ask("welcome-to", 1, tokens, QUICK)["answer"]
    assert not answer["right"]
    assert answer["yours"]["tokens"] == tokens
    assert answer["yours"]["value"] <= answer["best"]["value"]


def test_what_is_no_puzzle_is_refused() -> None:
    with pytest.raises(GameError) as refused:
        ask("welcome-to", 10_000, [], QUICK)
    assert refused.value.key == "error-puzzle-none"
    tokens = puzzles_of("welcome-to")[0]["best"]["tokens"]
    with pytest.raises(GameError):
        ask("welcome-to", 1, [*tokens, "done"], QUICK)
    with pytest.raises(GameError):
        ask("welcome-to", 1, ["write:1@1.1"], QUICK)


def test_a_device_without_a_server_has_the_same_puzzles() -> None:
    device = Device()
    assert device.call("puzzles") == puzzle_counts()
    one = puzzles_of("welcome-to")[1]
    answer = device.call("puzzle", game="welcome-to", number=2, tokens=one["best"]["tokens"])
    assert answer["answer"]["right"]


def test_the_command_goes_on_where_it_stopped(tmp_path: Path) -> None:
    keep, write = tmp_path / "kept", tmp_path / "set.json"
    found = puzzles_of("welcome-to")[:2]
    lines = [json.dumps({"game": "welcome-to", "number": n, "puzzle": one}) for n, one in enumerate(found)]
    keep.write_text("\n".join(lines) + '\n{"game": "welc', encoding="utf-8")
    command = [
        sys.executable,
        "-m",
        "boulevard",
        "puzzles",
        "welcome-to",
        "--keep",
        str(keep),
        "--count",
        "2",
    ]
    subprocess.run([*command, "--write", str(write)], capture_output=True, timeout=120, check=True)
    assert json.loads(write.read_text(encoding="utf-8"))["puzzles"] == sorted(
        found, key=lambda one: -ahead(one)
    )
    assert keep.read_text(encoding="utf-8").splitlines() == lines  # the line that was cut off is gone
    keep.write_text("no puzzle\n", encoding="utf-8")
    wrong = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert wrong.returncode == 2
    assert wrong.stderr.count("\n") == 1
