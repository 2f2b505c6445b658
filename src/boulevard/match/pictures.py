"""A table as somebody sees it: what a seat may know, and who sits there.

A large table is never told as a whole. Whoever looks gets what is common and their own, and of the others
what they ask for; lists of seats are cut to some of them, and a number says how many there are.
"""

import secrets
import time
from collections.abc import Container, Sequence
from typing import TYPE_CHECKING, Any

from boulevard.games.chance import Rng
from boulevard.games.contract import SPECTATOR, State

if TYPE_CHECKING:
    from .table import Table

SOME = 12  # seats of a large table that everybody is told of
MOST_SHEETS = 20  # that are shown at once
A_PAGE = 100  # of seats


def seat_view(table: "Table", seat: int | None, gains: bool, sheets: Sequence[int]) -> dict[str, Any]:
    """What a seat, or a spectator, may know."""
    state = table.state
    picture: dict[str, Any] = {
        "seat": seat,
        "seq": table.seq,
        "turn": table.turn,
        "may_act": False,
        "legal": [],
        "can_undo": False,
        "draft": [],
        "confirmed": False,
        "score": None,
        "scores": [],
        "menu": None,
        "view": None,
        "telling": None,
    }
    if state is None:
        return picture
    if table.typed and table.status == "running":
        picture["telling"] = telling(table)
    viewer = SPECTATOR if seat is None else seat
    picture["view"] = state.sketch(viewer, _shown(table, seat, sheets)) if table.big else state.view(viewer)
    if seat is not None:
        picture["may_act"] = may_act = state.may_act(seat)
        picture["legal"] = state.tokens(seat) if may_act else []
        picture["can_undo"] = state.can_undo(seat)
        picture["draft"] = list(table.drafts.get(seat, []))
        picture["confirmed"] = table.game.simultaneous and table.status == "running" and not may_act
    if table.big and seat is None:
        return picture
    known = _known(table, state, seat, viewer)
    if table.big:
        assert seat is not None
        picture["score"] = known.score(seat).json()
    else:
        picture["scores"] = scores = _scores(table, known, seat)
        if seat is not None:
            picture["score"] = scores[seat]
    if gains and seat is not None and picture["may_act"]:
        picture["menu"] = known.menu(seat, True)
    return picture


def _shown(table: "Table", seat: int | None, sheets: Sequence[int]) -> list[int]:
    """Whose sheets are drawn. Somebody who has none looks at the first one."""
    wanted = list(dict.fromkeys(sheets))[:MOST_SHEETS]
    for one in wanted:
        table.check_seat(one)
    return [0, *wanted] if seat is None else wanted


def _known(table: "Table", state: State, seat: int | None, viewer: int) -> State:
    """The state as this seat knows it. Of a large table the turn's beginning is kept: what others have done
    since need not be forgotten one by one."""
    chance = Rng(secrets.randbits(96))
    if state.over():
        return state
    if table.calm is None or seat is None or not state.may_act(seat):
        return state.resample(viewer, chance)
    known = table.calm.resample(viewer, chance)
    for token in table.drafts.get(seat, []):
        known.play(seat, token)
    return known


def telling(table: "Table") -> dict[str, Any]:
    """What cards or dice may show now, none when none is asked for; and whether a turn goes when the last
    of them is taken back."""
    match = table.playing()
    state = match.state
    tokens: list[str] = []
    if match.awaits_answer:
        tokens = [state.outcome_token(outcome) for outcome in state.outcomes().outcomes]
    return {
        "number": match.answers,
        "tokens": tokens,
        "can_untell": match.can_withdraw(),
        "unplays": match.withdraws_turns(),
    }


def _scores(table: "Table", known: State, seat: int | None) -> list[dict[str, Any] | None]:
    """Points as if it ended now. Where things are hidden, others' points could give them away."""
    everybody = known.over() or not table.hides()
    return [
        score.json() if everybody or number == seat else None for number, score in enumerate(known.scores())
    ]


def seat_json(table: "Table", number: int, person: str | None, online: Container[str]) -> dict[str, Any]:
    seat = table.seats[number]
    return {
        "seat": number,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "colour": seat.colour,
        "yours": person is not None and seat.person == person,
        "online": seat.kind == "bot" or (seat.person is not None and seat.person in online),
    }


def page_of_seats(
    table: "Table", first: int, person: str | None, online: Container[str]
) -> list[dict[str, Any]]:
    """Of a large table, those that `table_json` leaves out."""
    last = min(first + A_PAGE, table.seat_count)
    return [seat_json(table, number, person, online) for number in range(first, last)]


def some(table: "Table", seats: Sequence[int], mine: Sequence[int]) -> list[int]:
    """Of a long list of seats, at a large table, the first ones, and those of whoever asks."""
    if not table.big or len(seats) <= SOME:
        return list(seats)
    own = [seat for seat in mine if seat in seats] if mine else []
    return sorted({*seats[:SOME], *own})


def _told_of(table: "Table", mine: Sequence[int]) -> list[int]:
    """The seats that somebody is told of: all, or some, with their own and with free ones."""
    if not table.big:
        return list(range(table.seat_count))
    free = table.places().free
    first = secrets.randbelow(len(free)) if free and table.seat_count > 100 else 0  # not all to the same one
    return sorted({*range(min(SOME, table.seat_count)), *mine, *free[first : first + 3]})


def _result(table: "Table", mine: Sequence[int]) -> dict[str, Any] | None:
    if table.status != "over" or table.state is None:
        return None
    places, scores = table.result()
    if not table.big:
        return {"places": places, "scores": [score.json() for score in scores], "seats": None}
    best = sorted(range(len(places)), key=lambda seat: places[seat])[:SOME]
    seats = sorted({*best, *mine})
    return {
        "places": [places[seat] for seat in seats],
        "scores": [scores[seat].json() for seat in seats],
        "seats": seats,
    }


def table_json(table: "Table", person: str | None, online: Container[str], *, invite: bool) -> dict[str, Any]:
    """The table as this person may see it."""
    now = time.time()
    over = table.status == "over"
    mine = table.seats_of(person)
    host = person is not None and table.host == person
    return {
        "id": table.id,
        "game": table.game.id,
        "simultaneous": table.game.simultaneous,
        "options": table.options,
        "status": table.status,
        "seat_count": table.seat_count,
        "free": len(table.places().free),
        "seats": [seat_json(table, number, person, online) for number in _told_of(table, mine)],
        "host": host,
        "invite": f"/join/{table.invite}" if mine or invite or host else None,
        "turn_limit": table.turn_limit,
        "when_late": table.when_late,
        "spectators": table.spectators,
        "listed": table.listed,
        "seq": table.seq,
        "waiting": some(table, table.waiting, mine),
        "waiting_count": len(table.waiting),
        "late": some(table, table.late, mine),
        "deadline": table.deadline(),
        "pause": table.pause,
        "waits": [{"seat": seat, "until": until, "on": until > now} for seat, until in table.waits.items()],
        "chance": table.chance,
        "commitment": table.commitment(),
        "mixed": len(table.numbers),
        "seed": table.seed if over and not table.typed else None,
        "result": _result(table, mine),
        "rematch": table.rematch,
        "origin": None if table.origin is None else table.origin.json(),
        "created": table.created,
        "updated": table.updated,
    }
