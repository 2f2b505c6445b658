"""What a page may ask of this room: JSON in, JSON out. A server's bot processes answer so, or the browser."""

from typing import Any

from boulevard.games.catalogue import GAMES, find_game, load_position
from boulevard.games.contract import SPECTATOR, GameError
from boulevard.match.moments import check_seat
from boulevard.match.record import read_record

from . import hints, puzzles
from .decisions import Decision, decisions
from .judge import Effort
from .report import job_of

Json = dict[str, Any]
MOST_SEATS = 4  # of a big table that are judged at once
PATIENT = Effort(12, 0.6, 64)  # with compiled code
BRIEF = Effort(4, 3.0, 16, quick=True)  # in a browser


def judge_turn(text: str, turn: int, seat: int | None, effort: Effort) -> Json:
    """What was decided in a turn (from 1) of a record, judged, and where the best would have led."""
    record = read_record(text)
    check_seat(seat, record.seats)
    made = list(decisions(record))
    turns = max((one.turn for one in made), default=0)
    if not 1 <= turn <= turns:
        raise GameError("error-server-no-turn", turns=turns)
    here = [one for one in made if one.turn == turn]
    seats = range(MOST_SEATS) if seat is None else [seat]
    asked = [one for one in here if one.seat in seats and one.free]
    return {"decisions": [_judged(one, here, effort) for one in asked]}


def _judged(decision: Decision, here: list[Decision], effort: Effort) -> Json:
    _, verdict = job_of(here.index(decision), decision).judged(effort)
    line = {"turn": decision.turn, "seat": decision.seat} | verdict.json()
    line["view"] = None if verdict.cost == 0 else _after(decision, here, verdict.best.tokens)
    return line


def _after(decision: Decision, here: list[Decision], tokens: list[str]) -> Json:
    """The table as a spectator would have seen it, had only this been done otherwise."""
    state = decision.state.clone()
    seat = decision.seat
    if state.game.simultaneous:
        for other in here:
            if other.seat != seat and state.may_act(other.seat):
                for token in other.tokens:
                    state.play(other.seat, token)
        state.rewind(seat)
    for token in tokens:
        state.play(seat, token)
    return dict(state.view(0 if state.seats == 1 else SPECTATOR))


def puzzle_counts() -> Json:
    """How many puzzles there are of each game."""
    return {"games": {game: len(puzzles.puzzles_of(game)) for game in GAMES}}


def puzzle(game: str, number: int, tokens: list[str], effort: Effort) -> Json:
    """A puzzle after some steps; and what they are worth when the turn is done."""
    return puzzles.ask(find_game(game).id, number, tokens, effort)


def hint_for(position: Json, seat: int, salt: str, effort: Effort) -> Json:
    """A good turn from here on, and why."""
    state = load_position(position)
    return hints.hint(state, seat, salt, effort)
