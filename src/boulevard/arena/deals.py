"""Playing a deal: the same cards and dice for everybody, every bot once in every seat."""

from collections.abc import Callable
from itertools import combinations
from typing import Any

from boulevard.bots.base import Bot
from boulevard.games.catalogue import find_game
from boulevard.games.chance import Chance, Sealed, rng_of
from boulevard.match import Match, write_record
from boulevard.match import Sealed as SealedSource

from .playing import Bare, Recorded, play_out

Find = Callable[[str, str], Bot]


def line_ups(bots: int, seats: int) -> list[list[int]]:
    """Who sits where in the games of a deal, each in every seat. With fewer bots than seats the first one is
    alone among the others, who fill up; with more, everybody meets everybody. One bot needs no other seat."""
    if bots == 1:
        return [[0] * seats]
    if bots < seats:
        rows = [[place if place < bots else 1 + (place - bots) % (bots - 1) for place in range(seats)]]
    else:
        rows = [list(row) for row in combinations(range(bots), seats)]
    return [row[turn:] + row[:turn] for row in rows for turn in range(seats)]


def play_deal(
    game_id: str,
    names: list[str],
    seats: int,
    options: dict[str, Any],
    seed: int,
    find: Find,
    record: bool = False,
) -> list[dict[str, Any]]:
    """Every game of one deal: who sat where, points, places, and how long each seat thought."""
    game = find_game(game_id)
    games = []
    for who in line_ups(len(names), seats):
        state = game.start(seats, options)
        bots = [find(names[bot], game_id) for bot in who]
        thoughts: list[Chance] = [rng_of(f"arena/{seed}/{seat}/{names[bot]}") for seat, bot in enumerate(who)]
        table: Bare | Recorded
        if record:
            match = Match(state, SealedSource(f"arena {seed}"), [names[bot] for bot in who])
            table = Recorded(match)
        else:
            table = Bare(state, Sealed(f"arena {seed}"))
        clocks = play_out(table, bots, thoughts)
        played: dict[str, Any] = {
            "who": who,
            "points": [score.total for score in state.scores()],
            "places": state.places(),
            "thoughts": [clock.thoughts for clock in clocks],
            "seconds": [round(clock.seconds, 4) for clock in clocks],
            "slowest": [round(clock.slowest, 4) for clock in clocks],
        }
        if isinstance(table, Recorded):
            played["record"] = write_record(table.match.record())
        games.append(played)
    return games
