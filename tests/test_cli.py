"""The command line, as a person or a script uses it."""

import json
import re
import shlex
import subprocess
import sys
from io import StringIO
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import typer
from rich.console import Console
from typer.testing import CliRunner

from boulevard.bots.base import RandomBot
from boulevard.bots.registry import Entry, bots_of
from boulevard.cli import bench
from boulevard.cli.draw import draw
from boulevard.cli.main import app
from boulevard.games.catalogue import GAMES, find_game
from boulevard.games.chance import Rng
from boulevard.match import read_record, replay

from .lords_of_vegas.helpers import board

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
        assert game["rules"] == find_game("welcome-to").rules_version
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
    assert run("verify", str(record)).startswith("Consistent with itself")

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

    turns = [json.loads(line) for line in run("moves", str(position), "--turn", "--json").splitlines()]
    assert len({turn["key"] for turn in turns}) == len(turns) > 100
    assert all(turn["seat"] == 0 and turn["moves"][-1] == "done" for turn in turns)
    told = run("moves", str(position), "--turn").splitlines()
    assert told == [*[" ".join(turn["moves"]) for turn in turns], f"{len(turns)} distinct turns"]


def test_whole_turns_are_for_games_of_drafts(tmp_path: Path) -> None:
    state = find_game("lords-of-vegas").start(2)
    state.deal(Rng(1))
    position = tmp_path / "position.json"
    position.write_text(json.dumps(state.position()))
    assert "one after another" in run("moves", str(position), "--turn", code=2)


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


def test_bench_times_every_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    def two(game: str) -> list[Entry]:
        return [entry for entry in bots_of(game) if entry.name in ("random", "greedy")]

    monkeypatch.setattr(bench, "bots_of", two)  # masters take their time
    done = CliRunner().invoke(app, ["bench", "--bots", "--json", "--seconds", "0.05"])
    assert done.exit_code == 0, done.output
    thoughts = json.loads(done.output)["bots"]
    assert {(one["game"], one["bot"]) for one in thoughts} == {
        (game, entry.name) for game in GAMES for entry in two(game)
    }
    for one in thoughts:
        assert 0 < one["ms"] <= one["slowest_ms"]


def test_bench_says_who_thought_longer_than_they_may(monkeypatch: pytest.MonkeyPatch) -> None:
    def one(game: str) -> list[Entry]:
        return [Entry("hurried", [game], 1, 1e-9, RandomBot), Entry("free", [game], 1, 0.0, RandomBot)]

    monkeypatch.setattr(bench, "bots_of", one)
    done = CliRunner().invoke(app, ["bench", "--bots", "--seconds", "0.05"])
    assert done.output.count("too long") == len(GAMES)


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
        (["simulate", "welcome-to", "--seats", "0"], "1 to 10000"),
        (["simulate", "welcome-to", "--seats", "many"], "--seats takes a number, for instance 2"),
        (["simulate", "welcome-to", "--games", "0"], "--games takes a number from 1 on"),
        (["serve", "--port", "x"], "--port takes a number from 1 to 65535"),
        (["simulate", "welcome-to", "--bot", "nobody"], "The bots are: random, daisy, walter"),
        (["simulate", "welcome-to", "--seats", "3", "--bot", "random", "--bot", "random"], "Bots named: 2"),
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
        ("{}", "position: the field 'game' is missing"),
        ('{"game": null}', "no game called 'None'"),
        ('{"game": "welcome-to"}', "'sheets' is missing"),
        ('{"game": "welcome-to", "sheets": []}', "a list of 1 to 10000"),
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
    assert run("verify", str(file)).startswith("Consistent with itself")
    assert "is over" in run("play", "--resume", str(file), code=2)


def test_a_folder_that_cannot_be_made_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    said = run("admin", "export", str(tmp_path / "file" / "x"), "--data-dir", str(tmp_path / "data"), code=2)
    assert "cannot be used: Not a directory" in said


HASTY = """
from boulevard.bots.base import Bot

class Hasty(Bot):
    def choose(self, state, seat, chance):
        return state.legal(seat)[0]

class Needy(Bot):
    def __init__(self, what):
        self.what = what
"""


def test_somebody_plays_with_a_bot_of_their_own(tmp_path: Path) -> None:
    file = tmp_path / "my.py"
    file.write_text(HASTY)
    mine = f"{file}:Hasty"
    game = json.loads(run("simulate", "welcome-to", "--bot", mine, "--bot", "greedy", "--json"))
    assert game["bots"] == [mine, "greedy"]
    first = [line for line in game["record"].splitlines() if line.startswith("1: ")]
    assert all(line.split()[1].startswith("pick:A") for line in first[:3])  # the first of all legal steps
    assert "Its bots: Hasty, Needy" in run("simulate", "welcome-to", "--bot", f"{file}:Nobody", code=2)
    assert "cannot be used: TypeError" in run("simulate", "welcome-to", "--bot", f"{file}:Needy", code=2)
    file.write_text("1 / 0")
    assert "ZeroDivisionError" in run("simulate", "welcome-to", "--bot", mine, code=2)
    file.unlink()
    assert "There is no file" in run("simulate", "welcome-to", "--bot", mine, code=2)


def test_a_record_does_not_choose_which_program_runs(tmp_path: Path) -> None:
    file, record = tmp_path / "my.py", tmp_path / "game.txt"
    file.write_text(HASTY)
    mine = f"{file}:Hasty"
    run("play", "--bot", mine, "--record", str(record), given="1\nq\n")
    assert "name it with --bot" in run("play", "--resume", str(record), given="q\n", code=2)
    run("play", "--resume", str(record), "--bot", mine, given="q\n")


def test_games_fit_80_columns_and_programs_read_them() -> None:
    lines = run("games").splitlines()
    assert max(map(len, lines)) <= 80
    assert "lords-of-vegas: Lords of Vegas, 2 to 4 seats" in lines
    assert "  --option acme=1|2|3|4|5" in lines
    games = {game["id"]: game for game in json.loads(run("games", "--json"))}
    assert games["lords-of-vegas"]["most_seats"] == 4
    assert {"name": "expert", "default": False, "values": [False, True], "data": False} in games[
        "welcome-to"
    ]["options"]


def test_a_free_lot_of_the_strip_shows_price_and_die_apart(tmp_path: Path) -> None:
    arguments = ["play", "lords-of-vegas", "--seed", "1", "--record", str(tmp_path / "game.txt")]
    lines = run(*arguments, given="q\n").splitlines()
    assert any("A3 $15 (5)" in line for line in lines)
    assert max(map(len, lines)) <= 80


def test_the_strip_shows_what_is_closed_and_who_is_boss() -> None:
    """LOV-R55: with two players, block F is out of play."""
    state = board(2, tiles={"A1": "vega 1:3", "A2": "vega 2:4", "B1": "albion 1:2", "C1": "tivoli"})
    shown = StringIO()
    Console(width=80, file=shown, color_system=None).print(draw(state, 0, "en"))
    text = shown.getvalue()
    assert {name for name in re.findall(r"(\w\d+) ×", text)} == {f"F{lot}" for lot in range(1, 10)}
    assert re.findall(r"(\w\d+)  (\d/\d)\*", text) == [("A2", "4/2"), ("B1", "2/1")]
    assert "A1  3/1 " in text
    assert "C1   -  " in text


@pytest.mark.parametrize("command", [[], ["admin"]])
def test_the_list_of_commands_fits_80_columns(command: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    lines = run(*command, "--help").splitlines()
    assert max(map(len, lines)) <= 80
    assert [line for line in lines if line.endswith("...") and not line.startswith("Usage")] == []


def test_every_command_takes_its_language_by_both_names() -> None:
    group: Any = typer.main.get_command(app)
    taking = [
        (name, option.opts)
        for name, command in group.commands.items()
        for option in command.params
        if option.name in ("lang", "language")
    ]
    assert sorted(name for name, _ in taking) == ["analyse", "check", "play", "print"]
    assert all(names == ["--lang", "--language"] for _, names in taking)


@pytest.mark.parametrize(
    "command", [[], ["simulate"], ["play"], ["serve"], ["load"], ["moves"], ["admin", "export"]]
)
def test_help_speaks_no_python(command: list[str]) -> None:
    text = run(*command, "--help")
    assert text.startswith(f"Usage: boulevard {' '.join(command)}".rstrip())
    for word in ("<str", "<int", "<path", "list[", "python -m"):
        assert word not in text


def test_the_shell_completes_commands_and_games(monkeypatch: pytest.MonkeyPatch) -> None:
    # Which shell it is for is found out from who started it, so one does.
    asked = ["bash", "-c", f"{shlex.quote(sys.executable)} -m boulevard --show-completion; exit $?"]
    assert "_boulevard_completion" in subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    monkeypatch.setenv("_BOULEVARD_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", "boulevard simulate we")
    monkeypatch.setenv("COMP_CWORD", "2")
    assert run().split() == ["welcome-to"]


def test_the_arena_measures_bots_on_the_same_deals(tmp_path: Path) -> None:
    keep = tmp_path / "deals.jsonl"
    asked = ("arena", "welcome-to", "--bot", "peggy", "--bot", "random", "--cores", "1", "--json")
    first = json.loads(run(*asked, "--deals", "2", "--keep", str(keep)))
    assert first["deals"] == 2
    assert [row["bot"] for row in first["figures"]] == ["peggy", "random"]
    assert first["figures"][0]["wins"] == 1.0
    # A line that was cut off is played again, the others are not.
    lines = keep.read_text(encoding="utf-8").splitlines()
    changed = json.loads(lines[0])
    changed["games"][0]["points"] = [500, 0]
    keep.write_text(json.dumps(changed) + "\n" + lines[1][:40], encoding="utf-8")
    again = json.loads(run(*asked, "--deals", "2", "--keep", str(keep)))
    assert again["figures"][0]["points"] > 100
    assert len(keep.read_text(encoding="utf-8").splitlines()) == 2


def test_the_arena_refuses_what_does_not_fit(tmp_path: Path) -> None:
    keep = tmp_path / "deals.jsonl"
    keep.write_text('{"setting": {}, "deal": 0, "games": []}\n', encoding="utf-8")
    asked = ("arena", "welcome-to", "--bot", "peggy", "--bot", "random", "--keep", str(keep))
    assert "other bots or other options" in run(*asked, code=2)
    keep.write_text("nothing\n", encoding="utf-8")
    assert "Line 1 of" in run(*asked, code=2)
    assert "no bot called 'nobody'" in run("arena", "welcome-to", "--bot", "nobody", code=2).lower()
    assert "others to compare it with" in run("arena", "welcome-to", "--bot", "rosa", "--sprt", "5", code=2)
