"""The command line, as a person or a script uses it."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from boulevard.records import read_record, replay

RECORD = [
    "simulate",
    "welcome-to",
    "--seats",
    "2",
    "--games",
    "2",
    "--seed",
    "5",
    "--bot",
    "greedy",
    "--json",
]


def run(*arguments: str, code: int = 0, given: str = "") -> str:
    """What a command prints; errors must be one line with exit code 2."""
    command = [sys.executable, "-m", "boulevard", *arguments]
    done = subprocess.run(command, input=given, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == code, done.stderr
    if code == 2:
        assert done.stdout == ""
        assert done.stderr.startswith("boulevard: ")
        assert done.stderr.count("\n") == 1, done.stderr
        assert "Traceback" not in done.stderr
        return done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def games() -> list[dict[str, Any]]:
    return [json.loads(line) for line in run(*RECORD).splitlines()]


def test_simulate_prints_a_json_object_a_game(games: list[dict[str, Any]]) -> None:
    assert [game["seed"] for game in games] == [5, 6]
    for game in games:
        assert game["game"] == "welcome-to"
        assert game["rules"] == 1
        assert game["seats"] == 2
        assert game["options"] == {"advanced": False, "roundabouts": False, "expert": False}
        totals = [score["total"] for score in game["scores"]]
        assert all(score["total"] == sum(score["categories"].values()) for score in game["scores"])
        assert min(game["ranking"]) == 1
        assert totals[game["ranking"].index(1)] == max(totals)
        last = None
        for moment in replay(read_record(game["record"])):
            last = moment.state
        assert last is not None
        assert last.position() == game["position"]


def test_the_same_command_gives_the_same_games(games: list[dict[str, Any]]) -> None:
    assert [json.loads(line) for line in run(*RECORD).splitlines()] == games


def test_one_game_of_a_series_can_be_played_again(games: list[dict[str, Any]]) -> None:
    again = json.loads(run("simulate", "welcome-to", "--seed", "6", "--bot", "greedy", "--json"))
    assert again == games[1]


def test_simulate_takes_options_and_a_bot_for_each_seat() -> None:
    text = run(
        "simulate", "welcome-to", "--seats", "2", "--bot", "greedy", "--bot", "random",
        "--option", "advanced=yes", "--option", "roundabouts=yes", "--json",
    )  # fmt: skip
    game = json.loads(text)
    assert game["bots"] == ["greedy", "random"]
    assert game["options"] == {"advanced": True, "roundabouts": True, "expert": False}


def test_simulate_without_json_gives_a_table() -> None:
    text = run("simulate", "welcome-to", "--games", "3", "--bot", "greedy", "--bot", "random")
    assert "3 of 3" in text
    assert "greedy" in text


def test_replay_verify_score_and_moves(games: list[dict[str, Any]], tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    record.write_text(games[0]["record"])
    steps = [json.loads(line) for line in run("replay", str(record), "--json").splitlines()]
    assert steps[-1]["position"] == games[0]["position"]
    assert steps[0]["seat"] is None
    assert steps[0]["move"].startswith("plan:")
    shown = run("replay", str(record))
    assert "write:" in shown
    assert "Total" in shown
    assert run("verify", str(record)).startswith("Verified")

    position = tmp_path / "position.json"
    position.write_text(json.dumps(games[0]["position"]))
    scored = json.loads(run("score", str(position), "--json"))
    assert scored == {"scores": games[0]["scores"], "ranking": games[0]["ranking"]}
    assert "Estates" in run("score", str(position))
    assert "over" in run("moves", str(position), code=2)

    middle = next(step["position"] for step in steps if step["position"]["stage"] == "play")
    position.write_text(json.dumps(middle))
    moves = json.loads(run("moves", str(position), "--json"))
    assert moves["seat"] == 0
    assert moves["count"] == len(moves["moves"]) == 3
    assert run("moves", str(position)).split() == moves["moves"]
    assert json.loads(run("score", "-", "--json", given=position.read_text()))["ranking"] == [1, 1]


def test_a_typed_sheet_is_scored() -> None:
    """Only the sheets: no cards, no plans. Two estates, one park, one pool."""
    houses = [1, 2, 3, *[None] * 7]
    sheet = {
        "streets": [
            {"houses": houses, "fences": [1, 3], "pools": [3], "parks": 0},
            {"houses": [None] * 11},
            {"houses": [None] * 12},
        ]
    }
    position = {"game": "welcome-to", "sheets": [sheet]}
    scored = json.loads(run("score", "-", "--json", given=json.dumps(position)))
    points = scored["scores"][0]["categories"]
    assert {name: value for name, value in points.items() if value} == {"pools": 3, "estates": 3}


def test_schema_is_a_valid_schema() -> None:
    schema = json.loads(run("schema", "welcome-to"))
    jsonschema.Draft202012Validator.check_schema(schema)


def test_bench_measures_every_game() -> None:
    report = json.loads(run("bench", "--json", "--seconds", "0.05"))
    for figures in report["games"].values():
        engine = figures.get("compiled") or figures["interpreted"]
        assert engine["steps_per_s"] > 0
        assert engine["python_steps_per_s"] > 0
        assert engine["clone_us"] > 0


def test_help_says_what_a_newcomer_needs() -> None:
    for arguments in ([], ["--help"], ["-h"]):
        text = run(*arguments)
        for command in ("play", "simulate", "replay", "score", "moves", "schema", "bench", "verify", "games"):
            assert command in text
    assert "--seats" in run("simulate", "--help")
    assert "welcome-to" in run("games")
    assert run("--version").startswith("boulevard ")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nonsense"], "nonsense"),
        (["simulate"], "Missing argument"),
        (["simulate", "chess"], "The games are: welcome-to"),
        (["simulate", "welcome-to", "--seats", "0"], "1 to 1000"),
        (["simulate", "welcome-to", "--seats", "many"], "--seats"),
        (["simulate", "welcome-to", "--games", "0"], "--games"),
        (["simulate", "welcome-to", "--bot", "nobody"], "The bots are: random, greedy"),
        (["simulate", "welcome-to", "--seats", "3", "--bot", "random", "--bot", "random"], "2 bots"),
        (["simulate", "welcome-to", "--option", "advanced"], "name=value"),
        (["simulate", "welcome-to", "--option", "advanced=perhaps"], "no, yes"),
        (["simulate", "welcome-to", "--option", "speed=9"], "advanced, roundabouts, expert"),
        (["simulate", "welcome-to", "--seats", "1", "--option", "expert=yes"], "2 to 27"),
        (["simulate", "welcome-to", "--frobnicate"], "--frobnicate"),
        (["replay", "no-such-file"], "no-such-file"),
        (["score", "."], "'.'"),
        (["schema", "chess"], "chess"),
        (["play", "--lang", "xx"], "en, fr, de, it"),
    ],
)
def test_bad_arguments_get_one_clear_line(arguments: list[str], words: str) -> None:
    assert words in run(*arguments, code=2)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "not valid JSON"),
        ("[1, 2", "line 1"),
        ("[" * 100_000, "not valid JSON"),
        ("7", "expected an object"),
        ("{}", "no game called 'None'"),
        ('{"game": "welcome-to"}', "'sheets' is missing"),
        ('{"game": "welcome-to", "sheets": []}', "a list of 1 to 1000"),
        ('{"game": "welcome-to", "sheets": [{}]}', "sheets[0]: the field 'streets' is missing"),
    ],
)
def test_a_bad_position_gets_one_clear_line(text: str, words: str) -> None:
    assert words in run("score", "-", given=text, code=2)


def test_a_game_in_the_terminal_can_be_stopped_and_resumed(tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    first = run("play", "--seed", "9", "--record", str(file), given="A\n?\nhello\nu\nA\n1\ndone\nq\n")
    assert "Saved. Go on with" in first
    assert "There is no step 'hello'" in first
    assert "done" in file.read_text()
    second = run("play", "--resume", str(file), "--lang", "de", given="B\n1\ndone\n")
    assert "Gespeichert" in second
    assert file.read_text().count("\n1: ") == 2


def test_a_whole_solo_game_in_the_terminal(tmp_path: Path) -> None:
    """Always the first choice in the list leads to the end, too."""
    file = tmp_path / "solo.txt"
    shown = run("play", "--seats", "1", "--seed", "3", "--record", str(file), given="1\n" * 400)
    assert "The game is over" in shown
    assert run("verify", str(file)).startswith("Verified")
    assert "is over" in run("play", "--resume", str(file), code=2)


def test_a_folder_that_cannot_be_made_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    said = run("admin", "export", str(tmp_path / "file" / "x"), "--data-dir", str(tmp_path / "data"), code=2)
    assert "cannot be used: Not a directory" in said
