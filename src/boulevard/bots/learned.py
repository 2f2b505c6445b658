"""Players of street games that learned what a sheet is worth after a whole turn."""

from abc import abstractmethod
from collections.abc import Callable
from typing import Final

from boulevard.games.chance import Chance
from boulevard.games.contract import State
from boulevard.games.native import append, i64, vec
from boulevard.games.streets.draft import Draft
from boulevard.games.streets.state import StreetsState
from boulevard.games.streets.turn import CHOOSING, DONE, WRITING

from .base import slip
from .planning import ALTERNATIVES, POINTS, Alternative, Budget, Plan
from .streets import TurnPlanner
from .tables import Tables

SLIPS: Final = 0.1  # two who see the same cards should not write the same sheet
DEPTH: Final[i64] = 32  # a turn has fewer steps
LATE: Final[i64] = 5  # late steps are added to so many drafts, and so many of those followed
# Where many turns have to be found quickly:
WIDTH: Final[i64] = 5  # places for a number that are followed
CROWD: Final[i64] = 14  # where an effect leaves more choices, only those of the best two places


class SheetValue:
    """What a sheet is worth after a turn: the points its seat will have at the end, as far as one can tell,
    or how many more than the rival who is most to be feared.

    `look` comes first, once a turn; then `value` for every draft that is tried. What a draft has in common
    with the one before its last step is not weighed again: hence `depth`, the number of steps taken.
    """

    def __init__(self, tables: Tables) -> None:
        self.weights = tables.weights
        self.unit = POINTS
        self.hidden = False  # do others hold cards that this seat does not see?
        self.width: i64 = 0  # how many places for a number are followed; 0: all
        self.crowd: i64 = 99  # where more steps than that are open, only the best two places are followed
        self.noting = False
        self.active = vec[i64]()  # entries that were looked up, if they are noted
        self.known = 0.0  # the part of the last value that no table gave
        self.rival_seat: i64 = -1  # whose points are taken off, if anybody's
        self.ended = False  # does the last sheet that was valued end the game? Its points are then real

    @abstractmethod
    def look(self, state: StreetsState, seat: i64) -> None:
        """What the table is like this turn."""

    @abstractmethod
    def value(self, draft: Draft, depth: i64) -> float: ...

    def late(self, draft: Draft, step: i64) -> bool:
        """Is this a step that is only tried after the best turns without it? There are too many of them."""
        return False

    def rival_points(self, state: StreetsState) -> float:
        """What is taken off the points of a game that is over: the value of one who plays against the box."""
        return 0.0

    def promise(self, draft: Draft) -> float:
        """What the effect may add to a draft that has not used it."""
        return 0.0

    def entry(self, index: i64) -> float:
        """The weight of an entry."""
        if self.noting:
            self.active = append(self.active, index)
        return self.weights[index]

    def note(self, draft: Draft) -> vec[i64]:
        """The entries that foretell the seat's own points after this draft; `known` is the rest."""
        self.noting = True
        self.active = vec[i64](capacity=128)
        self.value(draft, 0)
        self.noting = False
        return self.active

    def note_rival(self, draft: Draft) -> vec[i64]:
        """The same for the points of the rival, if there is one."""
        return vec[i64]()


class Tried:
    """A draft that was tried, and what it is worth."""

    def __init__(self, draft: Draft, value: float) -> None:
        self.draft = draft
        self.value = value


def enter(best: list[Tried], tried: Tried, size: i64) -> None:
    """Keeps the best ones, the earlier one first among equals."""
    place = i64(len(best))
    while place > 0 and best[place - 1].value < tried.value:
        place -= 1
    if place < size:
        best.insert(place, tried)
        if len(best) > size:
            best.pop()


class Search:
    """The turns of a seat, the best of them kept.

    All of them, where there are not too many: `judge.width` places are followed for every combination, and
    late steps are only added to the best drafts without them.
    """

    def __init__(self, judge: SheetValue, state: StreetsState, seat: i64, keep: i64, slips: float) -> None:
        self.judge = judge
        self.state = state
        self.seat = seat
        self.keep = keep
        self.slips = slips
        self.best: list[Tried] = []
        self.stems: list[Tried] = []  # drafts to which late steps can be added: nothing written yet,
        self.idle: list[Tried] = []  # the effect not used,
        self.busy: list[Tried] = []  # the effect used

    def run(self, chance: Chance) -> None:
        self.judge.look(self.state, self.seat)
        start = self.state.draft(self.seat)
        self._follow(start, self.judge.value(start, 0), 1, chance)
        self._add_late_steps(chance)

    def _follow(self, draft: Draft, value: float, depth: i64, chance: Chance) -> None:
        """Every turn that begins like this, but for late steps."""
        late = False
        width = self.judge.width
        some = draft.phase == WRITING and width > 0
        places: list[Tried] = []
        for step in self.state.draft_choices(self.seat, draft):
            if step == DONE:
                self._keep(draft, value, chance)
            elif self.judge.late(draft, step):
                late = True
            else:
                after = self._after(draft, step)
                if after.phase == WRITING:  # a combination was picked, nothing is written yet
                    self._follow(after, value, depth, chance)
                elif some:
                    hope = self.judge.value(after, depth) + self.judge.promise(after)
                    enter(places, Tried(after, hope), width)
                else:
                    self._follow(after, self.judge.value(after, depth), depth + 1, chance)
        for i in range(i64(len(places))):
            draft_there = places[i].draft
            if i < 2 or i64(len(self.state.draft_choices(self.seat, draft_there))) <= self.judge.crowd:
                self._follow(draft_there, self.judge.value(draft_there, depth), depth + 1, chance)
        if late:
            self._note_stem(draft, value)

    def _note_stem(self, draft: Draft, value: float) -> None:
        stem = Tried(draft, value)
        if draft.phase == WRITING or draft.phase == CHOOSING:
            self.stems.append(stem)
        elif draft.acted:
            enter(self.busy, stem, LATE)
        else:
            enter(self.idle, stem, LATE)

    def _add_late_steps(self, chance: Chance) -> None:
        judge = self.judge
        refused = not self.best or self.best[0].draft.effect < 0
        stems = self.busy + self.idle
        for stem in self.stems:
            if refused or stem.draft.phase == WRITING:
                stems.append(stem)
        self.stems = []
        busy: list[Tried] = []
        idle: list[Tried] = []
        for stem in stems:
            judge.value(stem.draft, 0)
            for step in self.state.draft_choices(self.seat, stem.draft):
                if step != DONE and judge.late(stem.draft, step):
                    after = self._after(stem.draft, step)
                    value = judge.value(after, 1)
                    if after.acted:
                        enter(busy, Tried(after, value), LATE)
                    else:
                        enter(idle, Tried(after, value + judge.promise(after)), LATE)
        for tried in busy + idle:
            self._follow(tried.draft, judge.value(tried.draft, 0), 1, chance)

    def _after(self, draft: Draft, step: i64) -> Draft:
        after = draft.clone()
        after.steps = append(after.steps, step)
        self.state.draft_step(self.seat, after, step)
        return after

    def _keep(self, draft: Draft, value: float, chance: Chance) -> None:
        if self.slips > 0.0:
            value += slip(chance, self.slips)
        enter(self.best, Tried(draft, value), self.keep)


Judges = Callable[[i64], SheetValue]  # for a number of seats


class Learned(TurnPlanner):
    """Takes the turn after which its sheet is worth most."""

    def __init__(self, judges: Judges, slips: float = SLIPS) -> None:
        super().__init__()
        self.judges = judges
        self.known: SheetValue | None = None
        self.known_seats: i64 = 0
        self.slips = slips  # points by which it misjudges a turn at most

    def judge(self, seats: i64) -> SheetValue:
        """The one it used last, if that was for as many seats."""
        known = self.known
        if known is None or self.known_seats != seats:
            known = self.judges(seats)
            self.known = known
            self.known_seats = seats
        return known

    def plan(self, state: State, seat: i64, chance: Chance, budget: Budget | None = None) -> Plan:
        assert isinstance(state, StreetsState)
        judge = self.judge(state.seats)
        search = Search(judge, state, seat, 2 * ALTERNATIVES, self.slips)
        search.run(chance)
        return Plan(judge.unit, distinct(state, seat, search.best))


def distinct(state: StreetsState, seat: i64, turns: list[Tried]) -> list[Alternative]:
    """These turns from where the seat's draft is now, each that leads elsewhere once."""
    begun = i64(len(state.draft(seat).steps))
    found: list[Alternative] = []
    met: set[i64] = set()
    for tried in turns:
        key = state.turn_key(seat, tried.draft)
        if key not in met and i64(len(found)) < ALTERNATIVES:
            met.add(key)
            found.append(Alternative(append(tried.draft.steps[begun:], DONE), tried.value))
    return found
