"""Who may play besides the bots that people meet: `--bot my.py:Class`, a bot that somebody wrote, from a file
of their own; `--bot mcts`, a plain search to measure others by."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

from boulevard.bots.base import Bot
from boulevard.bots.planning import Budget
from boulevard.bots.registry import find_bot
from boulevard.games.contract import GameError
from boulevard.school.mcts import Mcts

# Games played at random a turn: at least a hundred times as long as `learned` takes.
MCTS_SAMPLES = 2500
MCTS_SAMPLES_OF = {"new-las-vegas": 4000}


def find_player(name: str, game: str) -> Bot:
    """A bot of ours by its name, or one of yours by FILE.py:CLASS."""
    if name == "mcts":
        return Mcts(Budget(MCTS_SAMPLES_OF.get(game, MCTS_SAMPLES)))
    return own_bot(name) if ".py:" in name else find_bot(name, game)


def own_bot(name: str) -> Bot:
    file, _, wanted = name.rpartition(":")
    module = _load(Path(file))
    bots = {
        key: value
        for key, value in vars(module).items()
        if isinstance(value, type) and issubclass(value, Bot) and value.__module__ == module.__name__
    }
    if wanted not in bots:
        raise GameError("error-own-bot-class", file=file, bot=wanted, bots=", ".join(bots) or "-")
    try:
        bot: Bot = bots[wanted]()
    except Exception as error:
        raise GameError("error-own-bot-broken", file=file, reason=_reason(error)) from error
    return bot


def _load(path: Path) -> ModuleType:
    if not path.is_file():
        raise GameError("error-file-missing", file=str(path))
    name = f"boulevard_own_{path.stem}"
    if name in sys.modules and sys.modules[name].__file__ == str(path.resolve()):
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, path.resolve())
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # so that dataclasses and pickles of its classes work
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise GameError("error-own-bot-broken", file=str(path), reason=_reason(error)) from error
    return module


def _reason(error: Exception) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())
