"""Reading JSON that somebody may have typed: every complaint names the place."""

from typing import Any

from .contract import Game, GameError


def fields(value: object, where: str, required: list[str], optional: list[str]) -> dict[str, Any]:
    """An object with these fields and no others."""
    if not isinstance(value, dict):
        raise GameError("error-position-object", where=where)
    for name in required:
        if name not in value:
            raise GameError("error-position-missing", where=where, field=name)
    for name in value:
        if name not in required and name not in optional:
            raise GameError("error-position-extra", where=where, field=str(name))
    return value


def whole(value: object, where: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise GameError("error-position-number", where=where, low=low, high=high)
    return value


def items(value: object, where: str, fewest: int, most: int) -> list[Any]:
    if not isinstance(value, list) or not fewest <= len(value) <= most:
        if fewest == most:
            raise GameError("error-position-list", where=where, count=fewest)
        raise GameError("error-position-list-range", where=where, fewest=fewest, most=most)
    return value


def wholes(value: object, where: str, count: int, low: int, high: int) -> list[int]:
    return [
        whole(item, f"{where}[{i}]", low, high) for i, item in enumerate(items(value, where, count, count))
    ]


def distinct(value: object, where: str, low: int, high: int) -> list[int]:
    """Whole numbers in any order, none of them twice."""
    found: list[int] = []
    for i, item in enumerate(items(value, where, 0, high - low + 1)):
        number = whole(item, f"{where}[{i}]", low, high)
        if number in found:
            raise GameError("error-position-twice", where=where, number=number)
        found.append(number)
    return found


def flag(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        raise GameError("error-position-flag", where=where)
    return value


def one_of(value: object, where: str, known: list[str]) -> str:
    if not isinstance(value, str) or value not in known:
        raise GameError("error-position-word", where=where, known=", ".join(known))
    return value


def impossible(where: str, reason: str, **details: object) -> GameError:
    """A position that no play can lead to. The words of the reason: `impossible-REASON`."""
    return GameError("impossible-" + reason, where=where, **details)


class Complaints:
    """What is impossible: the first thing is raised, or, where finished sheets are checked, all are kept."""

    def __init__(self, keep: bool) -> None:
        self.keep = keep
        self.kept: list[GameError] = []

    def add(self, error: GameError) -> None:
        if not self.keep:
            raise error
        self.kept.append(error)


def header(value: object, game: Game, required: list[str], optional: list[str]) -> tuple[dict[str, Any], int]:
    """The outermost object of a position, checked to be of this game; and the rules it is played by."""
    if not isinstance(value, dict):
        raise GameError("error-position-object", where="position")
    if value.get("game") != game.id:
        raise GameError("error-position-game", game=game.id, found=str(value.get("game")))
    rules = game.check_rules(value.get("rules", game.rules_version))
    return fields(value, "position", ["game", *required], ["rules", *optional]), rules
