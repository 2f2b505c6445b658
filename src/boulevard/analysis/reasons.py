"""Why a turn is good, in keys of the words: read off the table before and after it, and off what else could
be done. Categories of points are tokens; whoever speaks has the words (`score-GAME-CATEGORY`)."""

from collections.abc import Callable
from typing import Any

from boulevard.games.contract import State

Json = dict[str, Any]
MOST = 3
LAST_NUMBER = 17
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
    room = _room(state, seat, sheet, others)
    return found + ([_reason("hint-room", number=room)] if room else [])


def _done(needed: list[int], estates: list[int]) -> int:
    return sum(min(needed.count(size), estates.count(size)) for size in set(needed))


def _room(state: State, seat: int, sheet: Json, others: list[list[int]]) -> int:
    """The number that has clearly more places left than after the other turns, or 0."""
    drafts = [_after(state, seat, steps).view(seat)["draft"]["sheet"] for steps in others]
    if not drafts:
        return 0
    mine = places(sheet)
    rest = [places(draft) for draft in drafts]
    more = {
        number: mine[number] - sum(one[number] for one in rest) / len(rest)
        for number in range(1, LAST_NUMBER - 1)
    }
    best = max(more, key=lambda number: more[number])
    return best if more[best] >= CLEAR else 0


def places(sheet: Json) -> list[int]:
    """By number, the empty lots that could take it."""
    count = [0] * (LAST_NUMBER + 1)
    for street in sheet["streets"]:
        lots = [_number(house) for house in street["houses"]]
        for at, here in enumerate(lots):
            if here is not None:
                continue
            left = next((one for one in reversed(lots[:at]) if one is not None), -1)
            right = next((one for one in lots[at:] if one is not None), LAST_NUMBER + 1)
            # Beyond a roundabout numbers begin anew.
            left = -1 if left == ROUNDABOUT else left
            right = LAST_NUMBER + 1 if right == ROUNDABOUT else right
            for number in range(left + 1, right):
                count[number] += 1
    return count


ROUNDABOUT = 99


def _number(house: Any) -> int | None:
    if house is None:
        return None
    text = str(house).removesuffix("b")
    return int(text) if text.isdecimal() else ROUNDABOUT


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
    return found


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
