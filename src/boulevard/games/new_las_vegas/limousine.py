"""The map the limousine drives on: crossings, stretches of road, lamps, and the lines between lamps.

Stretches along a street are bits of one mask (the stretch below a casino has the casino's bit),
stretches along an avenue bits of another (the one south of a crossing has the crossing's bit).
"""

from typing import Any, Final

from boulevard.games.contract import GameError
from boulevard.games.native import append, i64, vec
from boulevard.games.packed import BIT
from boulevard.games.reading import fields, items

from .components import CASINO_NAMES, CROSSING_NAMES, CROSSINGS, LINES, crossing_name

FAR: Final[i64] = 99  # no way there


class Roads:
    def __init__(self, start: int, lamps: list[bool], closed: set[int], carpets: list[list[int]]) -> None:
        """`closed` and `carpets` number the stretches: 0..43 along streets, 44 + crossing along avenues."""
        self.start: i64 = start
        self.lamps = lamps
        self.closed = closed
        self.laid = carpets
        size = 48 * 20
        ends = [-1] * size
        along = [0] * size
        across = [0] * size
        passed = [0] * size
        for crossing in range(48):
            if not lamps[crossing]:
                continue
            for first in range(4):
                middle, road = stretch(crossing, first)
                if middle < 0 or road in closed:
                    continue
                if lamps[middle]:
                    _lay(ends, along, across, passed, crossing * 20 + first * 5, middle, [road], carpets)
                    continue
                for second in range(4):
                    end, further = stretch(middle, second)
                    if end < 0 or further in closed or end == crossing or not lamps[end]:
                        continue
                    line = crossing * 20 + first * 5 + second + 1
                    _lay(ends, along, across, passed, line, end, [road, further], carpets)
        self.ends = vec[i64]([i64(end) for end in ends])  # by crossing * 20 + line: where it leads, or -1
        self.along = vec[i64]([i64(mask) for mask in along])  # stretches of streets it uses
        self.across = vec[i64]([i64(mask) for mask in across])  # stretches of avenues it uses
        self.carpets = vec[i64]([i64(mask) for mask in passed])  # casinos whose carpet it passes
        self.distance = vec[i64]([FAR] * 48)  # lines to the start when no road is used
        for crossing in range(48):
            if lamps[crossing]:
                self.distance[crossing] = self._search(crossing, 0, 0)

    def way(self, crossing: i64, line: i64) -> list[int]:
        """The crossings that a line touches, the first included."""
        first, second = divmod(int(line), 5)
        way = [int(crossing), stretch(int(crossing), first)[0]]
        if second:
            way.append(stretch(way[1], second - 1)[0])
        return way

    def lines(self, crossing: i64, along: i64, across: i64) -> vec[i64]:
        """The lines that may follow from here when these stretches are used."""
        found = vec[i64](capacity=16)
        for line in range(LINES):
            i = crossing * LINES + line
            if self.ends[i] >= 0 and not self.along[i] & along and not self.across[i] & across:
                found = append(found, line)
        return found

    def missing(self, crossing: i64, along: i64, across: i64) -> i64:
        """The fewest lines from here to the start over unused stretches; if there is no way, over any."""
        fewest = self._search(crossing, along, across)
        return self.distance[crossing] if fewest == FAR else fewest

    def _search(self, crossing: i64, along: i64, across: i64) -> i64:
        """Breadth first. A shortest way never needs a stretch twice: it could have turned off earlier."""
        reached = BIT[crossing]
        edge = reached
        lines: i64 = 0
        while edge and not edge & BIT[self.start]:
            lines += 1
            next_edge: i64 = 0
            for here in range(CROSSINGS):
                if not edge >> here & 1:
                    continue
                for i in range(here * LINES, here * LINES + LINES):
                    end = self.ends[i]
                    if end >= 0 and not self.along[i] & along and not self.across[i] & across:
                        next_edge |= BIT[end]
            edge = next_edge & ~reached
            reached |= edge
        return lines if edge else FAR


def _lay(
    ends: list[int],
    along: list[int],
    across: list[int],
    passed: list[int],
    line: int,
    end: int,
    roads: list[int],
    carpets: list[list[int]],
) -> None:
    ends[line] = end
    for road in roads:
        if road < 44:
            along[line] |= 1 << road
        else:
            across[line] |= 1 << (road - 44)
        for casino in carpets[road]:
            passed[line] |= 1 << casino


def stretch(crossing: int, direction: int) -> tuple[int, int]:
    """Where one stretch leads, and its number; -1 beyond the edge of the map."""
    street, west = divmod(crossing, 12)
    if direction == 0:
        return (crossing - 12, 44 + crossing - 12) if street > 0 else (-1, -1)
    if direction == 1:
        return (crossing + 1, street * 11 + west) if west < 11 else (-1, -1)
    if direction == 2:
        return (crossing + 12, 44 + crossing) if street < 3 else (-1, -1)
    return (crossing - 1, street * 11 + west - 1) if west > 0 else (-1, -1)


def read_roads(value: object, where: str, specials: int) -> Roads:
    """The section `limousine_map` of an edition; `specials` are the casinos with a carpet."""
    top = fields(value, where, ["lamps", "start"], ["source", "about", "closed_roads", "carpets"])
    lamps: list[bool] = []
    for street, row in enumerate(items(top["lamps"], where + ".lamps", 4, 4)):
        if not isinstance(row, str) or len(row) != 12 or row.strip("o."):
            raise GameError("error-nlv-sheet-lamps", where=f"{where}.lamps[{street}]")
        lamps.extend([mark == "o" for mark in row])
    start = _crossing(top["start"], where + ".start")
    if not lamps[start]:
        raise GameError("error-nlv-sheet-start", where=where + ".start", crossing=crossing_name(start))
    closed: set[int] = set()
    for i, road in enumerate(items(top.get("closed_roads", []), where + ".closed_roads", 0, 80)):
        closed.add(_road(road, f"{where}.closed_roads[{i}]"))
    carpets: list[list[int]] = [[] for _ in range(44 + 48)]
    moved: Any = top.get("carpets", {})
    if not isinstance(moved, dict):
        raise GameError("error-position-object", where=where + ".carpets")
    for name in moved:
        if name not in CASINO_NAMES or not specials >> CASINO_NAMES[name] & 1:
            raise GameError("error-nlv-sheet-carpet", where=where + ".carpets", casino=str(name))
    for name, casino in CASINO_NAMES.items():
        if specials >> casino & 1:
            road = _road(moved[name], f"{where}.carpets.{name}") if name in moved else casino
            carpets[road].append(casino)
    roads = Roads(start, lamps, closed, carpets)
    if len(roads.lines(start, 0, 0)) == 0:
        raise GameError("error-nlv-sheet-stuck", where=where)
    return roads


def _crossing(value: object, where: str) -> int:
    if not isinstance(value, str) or value not in CROSSING_NAMES:
        raise GameError("error-nlv-sheet-crossing", where=where, crossing=str(value))
    return CROSSING_NAMES[value]


def _road(value: object, where: str) -> int:
    """A stretch, written as its two crossings: `1.3-1.4`."""
    first, _, second = str(value).partition("-")
    if isinstance(value, str) and first in CROSSING_NAMES and second in CROSSING_NAMES:
        for direction in range(4):
            end, road = stretch(CROSSING_NAMES[first], direction)
            if end == CROSSING_NAMES[second]:
                return road
    raise GameError("error-nlv-sheet-road", where=where, road=str(value))
