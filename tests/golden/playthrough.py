"""A game told so that a person can follow it: every step, how many were possible, the points after a turn."""

from pathlib import Path

from boulevard.bots.catalogue import find_bot
from boulevard.games.chance import rng_of
from boulevard.games.contract import State
from boulevard.records import Match
from boulevard.words import say

from ..kit import SETTINGS, Setting

FOLDER = Path(__file__).parent
# One told game for every setting that a reader can take in.
PLAYED = [setting for setting in SETTINGS if setting.seats <= 4]


def playthrough(setting: Setting) -> str:
    """Greedy and random bots in turn, seat after seat, so that the text reads like a report."""
    match = Match(setting.start(), "golden")
    state = match.state
    bots = [find_bot(name, setting.game) for name in ("greedy", "random")]
    chance = rng_of("golden")
    lines = [f"{say(state.game.name_key)}, {setting.seats} seats, {setting.options or 'no options'}", ""]
    told = 0
    while True:
        for line in match.record.lines[told:]:
            if line.actor < 0:
                lines.append(f"* {' '.join(line.tokens)}")
        told = len(match.record.lines)
        seat = int(state.actor())
        if seat < 0:
            break
        choices = state.legal(seat)
        choice = bots[seat % 2].choose(state, seat, chance)
        lines.append(f"  {seat + 1}: {state.token(seat, choice)}  (of {len(choices)})")
        match.apply(seat, choice)
        if state.actor() != seat or state.awaits_chance():
            lines.append(f"     {_points(state)}")
    lines += ["", *_ending(state)]
    return "\n".join(lines) + "\n"


def _points(state: State) -> str:
    return "points " + " ".join(str(score.total) for score in state.scores())


def _ending(state: State) -> list[str]:
    lines = []
    for seat, (score, place) in enumerate(zip(state.scores(), state.places(), strict=True)):
        parts = ", ".join(f"{say(f'score-{state.game.id}-{name}')} {points}" for name, points in score.parts)
        lines.append(f"Seat {seat + 1}: {score.total} points, place {place} ({parts})")
    return lines
