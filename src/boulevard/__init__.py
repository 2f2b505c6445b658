"""Boulevard: play, study and master three city-building board games."""

from boulevard.games.contract import GameError, speaker

__version__ = "0.1.0"


def _speak(error: GameError) -> str:
    from boulevard.words import explain  # only when there is something to explain

    return explain(error)


speaker.say = _speak
