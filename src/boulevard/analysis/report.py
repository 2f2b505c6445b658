"""A finished game in figures: what every seat could expect before each decision, what its mistakes cost and
what luck brought."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from boulevard.bots.planning import POINTS
from boulevard.games.contract import GameError, State
from boulevard.match.record import Record
from boulevard.match.replay import begin, replay

from .decisions import Decision, decisions
from .judge import Effort, Judge, Verdict, judging_entry, quick_entry, share

Json = dict[str, Any]
SLIGHT = {POINTS: 0.5}  # what costs less is no mistake
SLIGHT_CHANCE = 0.01
SUMS = ("begin", "luck", "given", "cost", "end")
ENDS = ("begin", "end")  # between them is what is added


@dataclass
class Job:
    """A decision that waits for its verdict, as it goes to another process."""

    number: int
    turn: int
    seat: int
    state: State
    tokens: list[str]
    steps: list[int]

    def judged(self, effort: Effort) -> tuple[int, Verdict]:
        judge = Judge(self.state.game.id, effort)
        return self.number, judge.judge(self.state, self.seat, self.steps, f"analysis/{self.number}")


def jobs(record: Record, seats: list[int] | None = None) -> list[Job]:
    """Every decision of the record that can be judged."""
    made = [one for one in decisions(record) if (seats is None or one.seat in seats) and one.free]
    return [job_of(number, one) for number, one in enumerate(made)]


def job_of(number: int, decision: Decision) -> Job:
    return Job(number, decision.turn, decision.seat, decision.state, decision.tokens, decision.steps)


def verdicts(waiting: Iterable[Job], effort: Effort) -> Iterator[tuple[int, Verdict]]:
    """One after the other; whoever has several cores hands the jobs out."""
    for job in waiting:
        yield job.judged(effort)


def finish(record: Record) -> State:
    """The end of a record; refuses one that has none."""
    match = begin(record)
    for _ in replay(record, match):
        pass
    if not match.state.over():
        raise GameError("error-analysis-unfinished")
    return match.state


def report(record: Record, asked: list[Job], found: dict[int, Verdict], effort: Effort) -> Json:
    """All of it, for programs and for the page. With fewer verdicts than decisions it says so."""
    end = finish(record)
    lines = [_line(job, found[job.number]) for job in asked if job.number in found]
    people = [_seat(end, seat, lines) for seat in range(record.seats)]
    if record.seats == 2:
        for mine, other in ((0, 1), (1, 0)):
            people[mine]["given"] = people[other]["cost"]
            people[mine]["luck"] = round(people[mine]["luck"] - people[other]["cost"], 4)
    return {
        "game": record.game,
        "rules": record.rules,
        "options": record.options,
        "names": record.names,
        "unit": lines[0]["unit"] if lines else None,
        "result": [score.total for score in end.scores()],
        "best": judging_entry(record.game, effort).name,
        "quick": quick_entry(record.game).name,
        "games": effort.games,
        "complete": len(lines) == len(asked),
        "seats": people,
        "decisions": lines,
        "mistakes": mistakes(lines),
    }


def sums_of(found: Json) -> dict[str, list[float]]:
    """What adds up from the first expectation to the end, by its name, for every seat."""
    people = found["seats"]
    return {
        key: [-person[key] if key == "cost" else person.get(key, 0.0) for person in people]
        for key in SUMS
        if any(key in person for person in people)
    }


def _line(job: Job, verdict: Verdict) -> Json:
    return {"turn": job.turn, "seat": job.seat} | verdict.json()


def mistakes(lines: list[Json]) -> list[int]:
    """Places of the decisions that cost something, the dearest first."""
    sure = [
        place for place, line in enumerate(lines) if line["cost"] >= SLIGHT.get(line["unit"], SLIGHT_CHANCE)
    ]
    return sorted(sure, key=lambda place: -lines[place]["cost"])


def _seat(end: State, seat: int, lines: list[Json]) -> Json:
    """Where a seat began and ended. What lies between is its mistakes, and luck: cards, dice, the others."""
    mine = [line for line in lines if line["seat"] == seat]
    if not mine:
        return {"seat": seat, "begin": 0.0, "end": 0.0, "cost": 0.0, "luck": 0.0, "curve": []}
    final = float(end.scores()[seat].total) if mine[0]["unit"] == POINTS else share(end, seat)
    cost = sum(line["cost"] for line in mine)
    begun = mine[0]["best"]["value"]
    curve = []
    after = begun
    for line in mine:
        curve.append(
            {
                "turn": line["turn"],
                "before": line["best"]["value"],
                "after": line["done"]["value"],
                "luck": round(line["best"]["value"] - after, 4),
            }
        )
        after = line["done"]["value"]
    return {
        "seat": seat,
        "begin": begun,
        "end": round(final, 4),
        "cost": round(cost, 4),
        "luck": round(final - begun + cost, 4),
        "curve": curve,
    }
