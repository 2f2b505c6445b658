"""A game told so that a person can follow it: every step, how many were possible, the points after a turn."""

from pathlib import Path

from boulevard.bots.driver import think
from boulevard.bots.registry import find_bot
from boulevard.games.chance import rng_of
from boulevard.games.contract import State
from boulevard.match import Match, Sealed
from boulevard.words import say

from ..kit import SETTINGS, Setting

FOLDER = Path(__file__).parent
# One told game for every setting that a reader can take in.
PLAYED = [setting for setting in SETTINGS if setting.seats <= 4]


def playthrough(setting: Setting) -> str:
    """Greedy and random bots in turn, seat after seat, so that the text reads like a report."""
    match = Match(setting.start(), Sealed("golden"))
    state = match.state
    bots = [find_bot(name, setting.game) for name in ("greedy", "random")]
    chance = rng_of("golden")
    lines = [f"{say(state.game.name_key)}, {setting.seats} seats, {setting.options or 'no options'}", ""]
    told = 0
    while True:
        record = match.record()
        for line in record.lines[told:]:
            if line.actor < 0:
                lines.append(f"* {' '.join(line.tokens)}")
        told = len(record.lines)
        seat = int(state.actor())
        if seat < 0:
            break
        for token in think(bots[seat % 2], state, seat, chance, spell=True).tokens:
            lines.append(f"  {seat + 1}: {token}  (of {len(state.legal(seat))})")
            match.play(seat, token)
        if state.actor() != seat:
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
