"""Why a turn is good, in keys of the words: read off the table before and after it, and off what else could
be done. Categories of points are tokens; whoever speaks has the words (`score-GAME-CATEGORY`)."""

from collections.abc import Callable
from typing import Any

from boulevard.games.contract import State
from boulevard.games.packed import bits
from boulevard.games.streets.state import StreetsState

Json = dict[str, Any]
MOST = 3
NUMBERS = range(1, 16)  # on cards
CLEAR = 0.75  # lots more than after the other turns


def reasons(state: State, seat: int, steps: list[int], others: list[list[int]]) -> list[Json]:
    """What speaks for these steps, the weightiest first."""
    after = _after(state, seat, steps)
    found = _points(state, after, seat)
    own = OWN.get(state.game.id)
    if own is not None:
        found += own(state, after, seat, steps, others)
    return found[:MOST] or [_reason("hint-open")]


def _after(state: State, seat: int, steps: list[int]) -> State:
    """The steps as a draft: nobody else and no card has answered them."""
    look = state.clone()
    for step in steps[:-1] if state.game.simultaneous else steps:
        look.advance(seat, step)
    return look


def _reason(key: str, **details: object) -> Json:
    return {"key": key, "details": details}


def _points(state: State, after: State, seat: int) -> list[Json]:
    before = dict(state.scores()[seat].parts)
    gains = [(points - before[name], name) for name, points in after.scores()[seat].parts]
    gains.sort(key=lambda gain: -gain[0])
    return [_reason("hint-points", points=points, category=name) for points, name in gains if points > 0]


# -- Welcome To


def _welcome_to(
    state: State, after: State, seat: int, steps: list[int], others: list[list[int]]
) -> list[Json]:
    view, then = state.view(seat), after.view(seat)
    found = []
    old, new = ([one["size"] for one in read["readings"]["draft"]["estates"]] for read in (view, then))
    for size in sorted(set(new), reverse=True):
        if new.count(size) > old.count(size):
            found.append(_reason("hint-estate", size=size))
            break
    sheet = then["draft"]["sheet"]
    for number, plan in enumerate(view["plans"], 1):
        name = plan["plan"]
        if name.startswith("estates-") and not sheet["plans"][number - 1]:
            sizes = [int(size) for size in name.removeprefix("estates-")]
            if _done(sizes, new) > _done(sizes, old):
                found.append(_reason("hint-plan", plan=number))
                break
    return found + _room(after, seat, [_after(state, seat, turn) for turn in others])


def _done(needed: list[int], estates: list[int]) -> int:
    return sum(min(needed.count(size), estates.count(size)) for size in set(needed))


def _room(after: State, seat: int, others: list[State]) -> list[Json]:
    """The number that has clearly more lots left than after the other turns, if there is one."""
    if not others:
        return []
    mine, rest = _lots(after, seat), [_lots(other, seat) for other in others]
    more = {number: mine[number] - sum(one[number] for one in rest) / len(rest) for number in NUMBERS}
    best = max(more, key=lambda number: more[number])
    return [_reason("hint-room", number=best)] if more[best] >= CLEAR else []


def _lots(look: State, seat: int) -> list[int]:
    """By number, the empty lots that could take it."""
    assert isinstance(look, StreetsState)
    sheet = look.draft(seat).drafted
    return [int(bits(sheet.fits(number))) for number in range(NUMBERS.stop)]


# -- New Las Vegas


def _new_las_vegas(
    state: State, after: State, seat: int, steps: list[int], others: list[list[int]]
) -> list[Json]:
    old, new = (one.view(seat)["readings"]["draft"] for one in (state, after))
    found = []
    fewer = sum(old["debts"].values()) - sum(new["debts"].values())
    if fewer > 0:
        found.append(_reason("hint-debts", count=fewer))
    for street, (was, now) in enumerate(zip(old["series"], new["series"]), 1):
        if now["length"] > max(was["length"], 1):
            found.append(_reason("hint-series", street=street, length=now["length"]))
            break
    boxes = [one.view(seat)["draft"]["sheet"]["inauguration"]["checked"] for one in (state, after)]
    if boxes[1] > boxes[0]:
        found.append(_reason("hint-inauguration", count=boxes[1] - boxes[0]))
    return found + _room(after, seat, [_after(state, seat, turn) for turn in others])


# -- Lords of Vegas


def _lords_of_vegas(
    state: State, after: State, seat: int, steps: list[int], others: list[list[int]]
) -> list[Json]:
    token = state.token(seat, steps[0])
    if token == "end":
        return [_reason("hint-end")]
    entry = next((one for one in state.menu(seat) if one["token"] == token), {})
    if "odds" in entry:
        return [_reason("hint-odds", percent=round(100 * entry["odds"]["boss"]))]
    old, new = (one.view(seat)["readings"] for one in (state, after))
    found = []
    was, now = (
        {one["lots"][0]: one["size"] for one in read["casinos"] if one["boss"] == seat} for read in (old, new)
    )
    fresh = [size for lot, size in now.items() if size > was.get(lot, 0)]
    if fresh:
        found.append(_reason("hint-boss", size=max(fresh)))
    if new["seats"][seat]["free_dice"] < old["seats"][seat]["free_dice"]:
        found.append(_reason("hint-die"))
    return found


OWN: dict[str, Callable[[State, State, int, list[int], list[list[int]]], list[Json]]] = {
    "welcome-to": _welcome_to,
    "new-las-vegas": _new_las_vegas,
    "lords-of-vegas": _lords_of_vegas,
}
