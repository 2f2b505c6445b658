"""Players that learned by playing: legal in every variant, blind to what is hidden, strong, repeatable."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from boulevard.bots import tables
from boulevard.bots.base import Bot
from boulevard.bots.driver import carry_out, play_game, think
from boulevard.bots.learned import Learned
from boulevard.bots.master import Master
from boulevard.bots.planning import MARGIN, POINTS, Budget
from boulevard.bots.registry import find_bot
from boulevard.bots.tables import FOLDER, Tables, card, weights_file
from boulevard.cli import train as training_command
from boulevard.cli.main import app
from boulevard.games.catalogue import find_game
from boulevard.games.chance import Chance, Rng, rng_of
from boulevard.games.contract import GameError, State
from boulevard.school.courses import COURSES
from boulevard.school.training import Trainer

from .kit import SETTINGS, Setting, somewhere, text

STREETS = ["welcome-to", "new-las-vegas"]
street_games = pytest.mark.parametrize("game", STREETS)
variants = pytest.mark.parametrize("setting", [s for s in SETTINGS if s.game in STREETS], ids=str)
FEW = Budget(samples=6)


def thinker(name: str, game: str, samples: int = 6) -> Bot:
    """A bot whose thoughts are counted, not timed."""
    bot = find_bot(name, game)
    if isinstance(bot, Master):
        bot.budget = Budget(samples=samples)
    return bot


def played(game: str, names: list[str], number: int, options: dict[str, object] | None = None) -> State:
    state = find_game(game).start(len(names), options or {})
    thoughts: list[Chance] = [rng_of(f"{seat} {number}") for seat in range(len(names))]
    play_game(state, [thinker(name, game) for name in names], rng_of(f"deal {number}"), thoughts)
    return state


@pytest.mark.searching
@variants
def test_the_master_plans_legal_turns_and_says_how_sure_it_is(setting: Setting) -> None:
    for events in (0, 60):
        state = somewhere(setting, 40, events)
        state.deal(rng_of("deal"))
        seat = state.actor()
        if seat < 0:
            continue
        before = text(state.position())
        plan = find_bot("master", setting.game).plan(state, seat, rng_of("thought"), FEW)
        assert text(state.position()) == before
        values = [one.value for one in plan.alternatives]
        assert values == sorted(values, reverse=True)
        nobody = setting.seats == 1 and "paper" in setting.options  # all others are on paper
        acme = setting.seats == 1 and setting.game == "new-las-vegas" and not nobody
        margin = 2 <= setting.seats <= 4 or acme
        assert plan.unit == (MARGIN if margin else POINTS)
        for one in plan.alternatives:
            trial = state.clone()
            for step in one.steps:
                trial.apply(seat, step)
            assert trial.confirmed(seat)


@pytest.mark.searching
def test_samples_are_counted() -> None:
    state = somewhere(Setting("welcome-to", 1), 1, 20)
    state.deal(rng_of("deal"))
    few = find_bot("master", "welcome-to").plan(state, 0, Rng(1), Budget(samples=16))
    many = find_bot("master", "welcome-to").plan(state, 0, Rng(1), Budget(samples=320))
    assert 0.0 < many.error < few.error


@pytest.mark.searching
@street_games
@pytest.mark.parametrize(("name", "games"), [("learned", 20), ("master", 4)])
def test_strong_players_beat_greedy(game: str, name: str, games: int) -> None:
    """They are expected to lose one of 33 games."""
    won = 0
    for number in range(games):
        names = [name, "greedy"] if number % 2 else ["greedy", name]
        won += played(game, names, number).places()[names.index(name)] == 1
    assert won >= 0.7 * games


@pytest.mark.searching
def test_learned_beats_the_third_architect() -> None:
    """It won 40 of 40; greedy wins two of five."""
    won = sum(played("new-las-vegas", ["learned"], n, {"acme": 3}).places()[0] == 1 for n in range(10))
    assert won >= 8


@pytest.mark.searching
def test_learned_plays_well_alone() -> None:
    points = [played("welcome-to", ["learned"], number).scores()[0].total for number in range(20)]
    assert sum(points) / len(points) > 85  # greedy has 72


@street_games
def test_what_the_master_counts_is_of_one_kind_at_a_table_of_three(game: str) -> None:
    """Whether the game ends in its samples or goes on: here it ends in all of them."""
    state = find_game(game).start(3)
    thoughts = [rng_of(f"{seat}") for seat in range(3)]
    bots = [find_bot("learned", game) for _ in range(3)]
    chance, before = rng_of("deal"), state.clone()
    state.deal(chance)
    while (seat := int(state.actor())) >= 0:
        if seat == 0:
            before = state.clone()
        carry_out(state, seat, think(bots[seat], state, seat, thoughts[seat]))
        state.deal(chance)
    plan = find_bot("master", game).plan(before, 0, Rng(1), Budget(samples=24))
    points = [score.total for score in before.scores()]
    expected = points[0] - (max(points[1:]) if plan.unit == MARGIN else 0)
    assert abs(plan.value - expected) < 40  # nobody has so few points at the end


def test_two_who_learned_the_same_do_not_write_the_same_sheet() -> None:
    sheets = played("welcome-to", ["learned", "learned"], 3).position()["sheets"]
    assert text(sheets[0]) != text(sheets[1])


# -- weights


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.weights")), ids=lambda file: file.stem)
def test_weights_ship_with_a_card(file: Path) -> None:
    assert file.stat().st_size < 1_000_000
    game, _, number = file.stem.rpartition("-")
    seats = int(number)
    told = card(game, seats)
    assert (told["game"], told["seats"]) == (game, seats)
    assert told["games"] > 1000
    assert f"--games {told['games']} --seed {told['seed']}" in told["command"]
    assert {"features", "date"} <= set(told)
    assert told["strength"]
    for measured in told["strength"].values():
        games = int(re.findall(r"([\d,]+) games", measured)[-1].replace(",", ""))
        assert games >= 200
        assert "+-" in measured or "100 % wins" in measured


def test_large_tables_use_the_weights_of_two() -> None:
    assert weights_file("welcome-to", 9) == weights_file("welcome-to", 2)
    assert weights_file("welcome-to", 1) != weights_file("welcome-to", 2)


def attend(trainer: Trainer, first: int, games: int) -> None:
    """A block of games."""
    trainer.learn([trainer.play(number) for number in range(first, first + games)], first)


@pytest.mark.searching
@pytest.mark.parametrize(
    ("game", "seats"),
    [("welcome-to", 1), ("welcome-to", 2), ("new-las-vegas", 1), ("new-las-vegas", 2), ("lords-of-vegas", 3)],
)
def test_a_run_can_be_repeated_interrupted_and_shared(game: str, seats: int) -> None:
    """Bit by bit the same: in one go, with a break, and with games that another process played."""

    def begun(seed: int) -> Trainer:
        return COURSES[game].train(seats, seed)

    whole, first, other = begun(5), begun(5), begun(6)
    for trainer in (whole, other):
        attend(trainer, 0, 2)
        attend(trainer, 2, 2)
    attend(first, 0, 2)
    resumed, elsewhere = begun(5), begun(5)
    resumed.learner.restore(first.learner.state())
    elsewhere.tables.adopt(resumed.tables.exact())
    played = [elsewhere.pack(elsewhere.play(number)) for number in (2, 3)]
    resumed.learn([resumed.unpack(data) for data in played], 2)
    assert whole.learner.state() == resumed.learner.state()
    assert whole.learned().dump() == resumed.learned().dump()
    assert whole.learner.state() != other.learner.state()


def test_weights_are_read_as_they_were_written() -> None:
    tables = Tables("layout 1", 5)
    for index, weight in enumerate((0.0, 1.5, -2.25, 500.0, 0.001)):
        tables.weights[index] = weight
    read = Tables("layout 1", 5)
    read.load(tables.dump())
    assert list(read.weights) == [0.0, 1.5, -2.25, 32767 / 256, 0.0]
    assert read.dump() == tables.dump()


@pytest.mark.parametrize("spoil", [lambda data: data[:-3], lambda data: b"x" + data, lambda data: data[:40]])
def test_spoilt_weights_are_refused(spoil: object) -> None:
    assert callable(spoil)
    with pytest.raises(GameError) as refused:
        Tables("layout 1", 50).load(spoil(Tables("layout 1", 50).dump()), "file")
    assert refused.value.key == "error-weights"
    with pytest.raises(GameError):
        Tables("layout 2", 50).load(Tables("layout 1", 50).dump(), "file")


# -- boulevard train


@pytest.mark.searching
def test_train_learns_keeps_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(COURSES["welcome-to"], "train", short_blocks(COURSES["welcome-to"].train))
    out, keep = tmp_path / "own.weights", tmp_path / "run"
    command = ["train", "welcome-to", "--seats", "1", "--seed", "3", "--deals", "2", "--keep", str(keep)]
    command += ["--cores", "1"]
    first = CliRunner().invoke(app, [*command, "--games", "2", "--out", str(out)])
    assert first.exit_code == 0, first.output
    assert "Kept as" in first.output
    told = json.loads(out.with_suffix(".json").read_text())
    assert (told["games"], told["seed"]) == (2, 3)
    assert re.fullmatch(r"\d+\.\d \+-\d+\.\d points, 2 games", told["strength"]["alone"])
    before = out.read_bytes()
    again = CliRunner().invoke(app, [*command, "--games", "2", "--out", str(out)])  # nothing is left to learn
    assert "the old ones stay" in again.output
    assert out.read_bytes() == before
    trainer = COURSES["welcome-to"].train(1, 3)
    for number in range(3):
        attend(trainer, number, 1)
    on = CliRunner().invoke(app, [*command, "--games", "3", "--out", str(tmp_path / "more.weights")])
    assert on.exit_code == 0, on.output
    assert (tmp_path / "more.weights").read_bytes() == trainer.learned().dump()


@pytest.mark.searching
def test_weights_do_not_depend_on_how_many_play(tmp_path: Path) -> None:
    """A run of two processes gives the bytes of one."""
    found = []
    for cores in ("1", "2"):
        out = tmp_path / f"{cores}.weights"
        asked = ["train", "welcome-to", "--seats", "2", "--games", "6", "--deals", "2", "--out", str(out)]
        done = CliRunner().invoke(app, [*asked, "--cores", cores])
        assert done.exit_code == 0, done.output
        found.append(out.read_bytes())
    assert found[0] == found[1]


@pytest.mark.searching
def test_a_second_course_goes_on_from_weights(tmp_path: Path) -> None:
    """With guests from the first game on, and the same bytes from one process as from two."""
    first = FOLDER / "welcome-to-2.weights"
    found = []
    for cores in ("1", "2"):
        out = tmp_path / f"{cores}.weights"
        asked = ["train", "welcome-to", "--games", "6", "--seed", "2", "--deals", "2", "--after", str(first)]
        done = CliRunner().invoke(app, [*asked, "--out", str(out), "--cores", cores])
        assert done.exit_code == 0, done.output
        found.append(out.read_bytes())
    assert found[0] == found[1]
    told = json.loads((tmp_path / "2.json").read_text())
    assert told["command"].endswith("--games 6 --seed 2 --after welcome-to-2.weights")
    assert told["after"]["games"] == card("welcome-to", 2)["games"]
    assert told["strength"]["greedy"].endswith(" points, 4 games")
    trainer = COURSES["welcome-to"].train(2, 2)
    trainer.tables.load(first.read_bytes())
    attend(trainer, 0, 6)
    assert trainer.learned().dump() != found[0]  # nobody came
    refused = CliRunner().invoke(
        app, ["train", "welcome-to", "--after", str(tmp_path / "none"), "--games", "1"]
    )
    assert refused.exit_code != 0


@pytest.mark.long
def test_a_cluster_learns_the_same(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="make test-long brings it")
    found: list[bytes] = []
    for where in (["--cores", "1"], ["--cores", "2", "--ray", "local"]):
        out = tmp_path / f"{len(found)}.weights"
        asked = ["train", "new-las-vegas", "--games", "70", "--deals", "2", "--out", str(out)]
        done = CliRunner().invoke(app, [*asked, *where])
        assert done.exit_code == 0, done.output
        found.append(out.read_bytes())
    assert found[0] == found[1]


@pytest.mark.searching
def test_new_weights_stay_only_if_they_are_surely_better(tmp_path: Path) -> None:
    """The package's own are not beaten by those of a few games; they beat them."""
    out = tmp_path / "own.weights"
    shipped = (FOLDER / "welcome-to-2.weights").read_bytes()
    out.write_bytes(shipped)
    asked = ["train", "welcome-to", "--games", "64", "--deals", "10", "--cores", "1", "--out", str(out)]
    done = CliRunner().invoke(app, asked)
    assert done.exit_code == 0, done.output
    assert "the old ones stay" in done.output
    assert out.read_bytes() == shipped
    assert not out.with_suffix(".json").exists()


def test_tables_of_three_are_not_given_to_beginners(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They play by the weights of two: those are to be beaten."""
    monkeypatch.setattr(tables, "FOLDER", tmp_path)
    monkeypatch.setattr(training_command, "FOLDER", tmp_path)
    (tmp_path / "welcome-to-2.weights").write_bytes((FOLDER / "welcome-to-2.weights").read_bytes())
    asked = ["train", "welcome-to", "--seats", "3", "--games", "1", "--deals", "2", "--cores", "1"]
    done = CliRunner().invoke(app, asked)
    assert done.exit_code == 0, done.output
    assert "the old ones stay" in done.output
    assert not (tmp_path / "welcome-to-3.weights").exists()


def test_a_second_course_on_the_strip_begins_with_what_was_learned() -> None:
    trainer = COURSES["lords-of-vegas"].train(2, 1)
    trainer.tables.load((FOLDER / "lords-of-vegas-2.weights").read_bytes())
    before = list(trainer.tables.weights)
    trainer.go_on()
    attend(trainer, 0, 2)
    moved = [abs(now - was) for now, was in zip(trainer.tables.weights, before, strict=True)]
    assert 0 < max(moved) < 0.01  # it neither forgets nor stands still


def test_minutes_are_not_ended_by_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training_command, "GAMES", 1)
    asked = ["train", "welcome-to", "--seats", "1", "--deals", "2", "--cores", "1"]
    for more, games in ((["--minutes", "0.001"], 64), ([], 1)):
        out = tmp_path / f"{games}.weights"
        done = CliRunner().invoke(app, [*asked, *more, "--out", str(out)])
        assert done.exit_code == 0, done.output
        assert json.loads(out.with_suffix(".json").read_text())["games"] == games


@pytest.mark.parametrize("spoil", [lambda data: data[:-20], lambda data: data[: data.index(b"\n") + 1]])
def test_a_damaged_run_is_refused_in_one_sentence(spoil: Callable[[bytes], bytes], tmp_path: Path) -> None:
    keep = tmp_path / "run"
    asked = ["train", "welcome-to", "--seats", "1", "--cores", "1", "--deals", "2", "--keep", str(keep)]
    asked += ["--games", "1", "--out", str(tmp_path / "own.weights")]
    assert CliRunner().invoke(app, asked).exit_code == 0
    keep.write_bytes(spoil(keep.read_bytes()))
    refused = CliRunner().invoke(app, asked)
    assert isinstance(refused.exception, GameError)
    assert refused.exception.key == "error-train-file"


def short_blocks(train: Callable[[int, int], Trainer]) -> Callable[[int, int], Trainer]:
    def begin(seats: int, seed: int) -> Trainer:
        trainer = train(seats, seed)
        trainer.block = 1
        return trainer

    return begin


def test_train_refuses_what_it_cannot_do(tmp_path: Path) -> None:
    keep = tmp_path / "run"
    keep.write_text("no run\n")
    for arguments in (["welcome-to", "--keep", str(keep)], ["welcome-to", "--seats", "20000"]):
        refused = CliRunner().invoke(app, ["train", *arguments, "--games", "1"])
        assert refused.exit_code != 0
    assert keep.read_text() == "no run\n"


def test_learned_bots_are_of_one_kind() -> None:
    for game in STREETS:
        assert type(find_bot("learned", game)) is Learned
        assert type(find_bot("master", game)) is Master
