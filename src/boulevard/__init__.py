"""Boulevard: play, study and master three city-building board games."""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

__version__ = "0.1.0"


class _SourceFinder:
    """Finds Boulevard's modules as Python source even where a compiled one lies beside it."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.startswith("boulevard."):
            for folder in path or ():
                spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
                if spec is not None:
                    return spec
        return None


# For comparing the compiled rules with the source they were made from.
if os.environ.get("BOULEVARD_INTERPRETED") == "1":
    sys.meta_path.insert(0, _SourceFinder)

from boulevard.games import contract  # noqa: E402 (the finder must be in place first)


def compiled() -> bool:
    """Do the rules run compiled, or as plain Python?"""
    return not str(contract.__file__).endswith(".py")


def _speak(error: contract.GameError) -> str:
    # Only when there is something to explain, and as well as it can be done here.
    try:
        from boulevard.words import explain

        return explain(error)
    except ModuleNotFoundError:
        return " ".join([error.key, *(f"{name}={value}" for name, value in error.details.items())])


contract.speaker.say = _speak
