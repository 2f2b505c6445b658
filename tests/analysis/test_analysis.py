"""Finished games judged: every decision, the mistakes, luck and skill."""

import json
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from boulevard.analysis.calls import judge_turn
from boulevard.analysis.decisions import Decision, decisions
from boulevard.analysis.judge import Effort, Judge
from boulevard.analysis.page import page
from boulevard.analysis.report import jobs, report, sums_of, verdicts
from boulevard.arena.deals import play_deal
from boulevard.bots.registry import find_bot
from boulevard.games.chance import Rng
from boulevard.games.contract import GameError
from boulevard.match import read_record, write_record
from boulevard.match.moments import Reading, stops
from boulevard.words import LANGUAGES

from .games import BLUNDER, blundered, played

QUICK = Effort(8)


@pytest.mark.searching
@pytest.mark.parametrize("seats", [1, 2])
def test_a_planted_blunder_is_found(seats: int) -> None:
    record = blundered(seats)
    asked = jobs(record, [0])
    found = report(record, asked, dict(verdicts(asked, QUICK)), QUICK)
    worst = found["decisions"][found["mistakes"][0]]
    assert worst["turn"] == BLUNDER
    assert worst["seat"] == 0
    assert worst["cost"] > 2 * worst["error"]
    assert worst["cost"] > (3 if seats == 1 else 0.05)
    assert worst["unit"] == ("points" if seats == 1 else "win")
    assert worst["best"]["tokens"] != worst["done"]["tokens"]
    # What was expected, luck and mistakes add up to what came of it.
    mine = found["seats"][0]
    columns = sums_of(found)
    end = columns.pop("end")
    assert sum(of[0] for of in columns.values()) == pytest.approx(end[0], abs=0.01)
    assert ("given" in columns) == (seats == 2)
    assert mine["end"] == (found["result"][0] if seats == 1 else mine["end"])
    assert mine["cost"] == pytest.approx(sum(line["cost"] for line in found["decisions"]), abs=0.01)


@pytest.mark.parametrize(("game", "seats"), [("welcome-to", 2), ("new-las-vegas", 1), ("lords-of-vegas", 2)])
def test_every_step_of_a_record_is_in_a_decision(game: str, seats: int) -> None:
    record = played(game, seats)
    made = list(decisions(record))
    for seat in range(seats):
        told = [token for line in record.lines if line.actor == seat for token in line.tokens]
        assert [token for one in made if one.seat == seat for token in one.tokens] == told
    # Turns are counted as a replay counts them.
    turns: dict[int, set[tuple[int, str]]] = {}
    for stop in stops(Reading(write_record(record))):
        turns[stop.at] = {(step["actor"], token) for step in stop.steps for token in step["tokens"]}
    for one in made:
        assert {(one.seat, token) for token in one.tokens} <= turns[one.turn] | turns[0]
        assert one.state.may_act(one.seat)


@pytest.mark.searching
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("welcome-to", 2, {"expert": True}), ("new-las-vegas", 2, {}), ("lords-of-vegas", 3, {})],
)
def test_nobody_is_judged_by_what_is_hidden(game: str, seats: int, options: dict[str, object]) -> None:
    """The same verdict on the real state and on one in which everything hidden was drawn anew."""
    free = [one for one in decisions(played(game, seats, options=options)) if one.free]
    judge = Judge(game, Effort(4))
    for one in free[len(free) // 2 :: max(1, len(free) // 4)]:
        real = judge.judge(one.state, one.seat, one.steps, "salt")
        other = judge.judge(one.state.resample(one.seat, Rng(99)), one.seat, one.steps, "salt")
        assert real == other


@pytest.mark.searching
@pytest.mark.parametrize("seats", [2, 3])
def test_whoever_answers_an_offer_in_somebody_elses_turn_is_judged_too(seats: int) -> None:
    talks: list[Decision] = []
    for deal in range(4):
        for game in play_deal("lords-of-vegas", ["greedy", "stella"], seats, {}, deal, find_bot, record=True):
            made = decisions(read_record(game["record"]))
            talks += [one for one in made if one.free and one.state.actor() not in (-1, one.seat)]
    assert talks
    judge = Judge("lords-of-vegas", Effort(2, 0, 8))
    for one in talks:
        verdict = judge.judge(one.state, one.seat, one.steps, "salt")
        assert verdict.done.tokens == one.tokens
        assert 0 <= verdict.done.value <= verdict.best.value <= 1
        assert verdict.cost == 0 or verdict.cost > 2 * verdict.error  # what noise explains is no mistake


@pytest.mark.searching
def test_a_turn_is_judged_and_the_better_one_drawn() -> None:
    record = blundered(2)
    judged = judge_turn(write_record(record), BLUNDER, 0, Effort(32))["decisions"]
    assert [line["seat"] for line in judged] == [0]
    written = next(token for token in judged[0]["best"]["tokens"] if token.startswith("write:"))
    number, _, house = written.removeprefix("write:").partition("@")
    street, _, place = house.partition(".")
    houses = judged[0]["view"]["sheets"][0]["streets"][int(street) - 1]["houses"]
    assert str(houses[int(place) - 1]) == number
    with pytest.raises(GameError) as refused:
        judge_turn(write_record(record), 99, None, QUICK)
    assert refused.value.key == "error-server-no-turn"


def test_an_unfinished_game_is_not_judged() -> None:
    record = played("welcome-to", 1)
    record.lines, record.result, record.seed = record.lines[:9], None, None
    with pytest.raises(GameError) as refused:
        report(record, [], {}, QUICK)
    assert refused.value.key == "error-analysis-unfinished"


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.met: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.met.add(tag)
        assert not {"src", "href"} & {name for name, _ in attrs}
        if tag not in ("meta", "path", "circle", "polygon"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("path", "circle", "polygon"):
            assert self.open.pop() == tag


@pytest.mark.searching
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_nothing_from_elsewhere(language: str) -> None:
    record = blundered(1)
    asked = jobs(record)[4:7]
    effort = Effort(4)
    text = page(record, report(record, asked, dict(verdicts(asked, effort)), effort), asked, language)
    tags = Tags()
    tags.feed(text)
    assert tags.open == []
    assert {"svg", "polygon", "table"} <= tags.met
    assert "http" not in text
    assert "analysis-" not in text, "every key has words"


@pytest.mark.searching
def test_the_command_judges_a_record(tmp_path: Path) -> None:
    file, html = tmp_path / "game.txt", tmp_path / "game.html"
    file.write_text(write_record(blundered(1)), encoding="utf-8")
    command = [sys.executable, "-m", "boulevard", "analyse", str(file), "--games", "4", "--json"]
    done = subprocess.run(
        [*command, "--html", str(html), "--lang", "de", "--cores", "2"],
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    found = json.loads(done.stdout)
    assert found["complete"]
    assert BLUNDER in [found["decisions"][place]["turn"] for place in found["mistakes"][:3]]
    assert "Glück und Können" in html.read_text(encoding="utf-8")
    file.write_text(write_record(played("lords-of-vegas", 2)), encoding="utf-8")
    table = subprocess.run(
        [*command[:-1], "--lang", "en"], capture_output=True, text=True, timeout=300, check=True
    ).stdout
    for row in re.findall(r"^│ .*%.*$", table, re.MULTILINE)[:2]:
        figures = [float(cell) for cell in re.findall(r"([-+]?[\d.]+) %", row)]
        assert len(figures) == 5
        assert sum(figures[:4]) == pytest.approx(figures[4], abs=0.3)
    wrong = subprocess.run([*command, "--seat", "3"], capture_output=True, text=True, timeout=60, check=False)
    assert wrong.returncode == 2
    assert wrong.stderr.count("\n") == 1
