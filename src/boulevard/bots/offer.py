"""What can be played: every game with its options, its seats and the bots that know it."""

from typing import Any

from boulevard.games.catalogue import GAMES

from .registry import bots_of


def offered_games(longest: float | None = None) -> list[dict[str, Any]]:
    """With `longest`, only bots that think no longer than that about a turn, in seconds."""
    return [
        {
            "id": game.id,
            "name": game.name_key,
            "rules_version": game.rules_version,
            "fewest_seats": game.fewest_seats,
            "most_seats": game.most_seats,
            "simultaneous": game.simultaneous,
            "options": [
                {
                    "name": option.name,
                    "default": option.default,
                    "values": option.values,
                    "data": option.data,
                }
                for option in game.options
            ],
            "bots": [entry.name for entry in bots_of(game.id) if longest is None or entry.budget <= longest],
            "levels": {entry.name: entry.level for entry in bots_of(game.id)},
        }
        for game in GAMES.values()
    ]
