"""Help texts and refusals for people: what a value is, not which type it has in Python."""

from collections.abc import Callable
from typing import Any, get_args

from boulevard.games.contract import GameError

KINDS = {
    "bool": "YES|NO",
    "directory": "FOLDER",
    "file": "FILE",
    "float": "NUMBER",
    "int": "NUMBER",
    "path": "FILE",
    "str": "TEXT",
}


def speak_plainly(command: Any) -> None:
    """Does it for a command and everything below it."""
    for parameter in command.params:
        parameter.display_type = _plain(parameter.display_type)
    for part in getattr(command, "commands", {}).values():
        speak_plainly(part)


def _plain(display: Callable[[Any], str]) -> Callable[[Any], str]:
    def shown(context: Any) -> str:
        kind = display(context).strip("<>").removeprefix("list[").removesuffix("]").removesuffix(" range")
        return KINDS.get(kind, kind)

    return shown


def refusal(error: Any) -> GameError | None:
    """What is wrong with a number, in our words and the person's language; None for everything else."""
    parameter: Any = getattr(error, "param", None)
    annotation = getattr(getattr(parameter, "type_descriptor", None), "annotation", None)
    if not {int, float} & {annotation, *get_args(annotation)}:
        return None
    option = max(parameter.opts, key=len)
    least, most = parameter.min, parameter.max
    if least is not None and most is not None:
        return GameError("error-option-number-between", option=option, least=str(least), most=str(most))
    if least is not None:
        return GameError("error-option-number-from", option=option, least=str(least))
    return GameError("error-option-number", option=option, example=str(parameter.default or 1))
