"""How many distinct whole turns there are, some random events into a game."""

from boulevard.games.chance import Rng

from ..kit import SETTINGS, Setting, somewhere
from .playthrough import FOLDER

COUNTS = FOLDER / "turn-counts.json"
COUNTED = [setting for setting in SETTINGS if setting.game != "lords-of-vegas" and setting.seats <= 4]
EVENTS = ("0", "40", "70")


def count_turns(setting: Setting, events: int) -> int:
    """The turns of who is next; -1 where the game is over."""
    state = somewhere(setting, 30, events)
    state.deal(Rng(31))
    seat = state.actor()
    return -1 if seat < 0 else len(state.turns(seat))
