"""Learned values: many small tables in one row of weights, and the file they are kept in.

A position is worth the sum of the entries it looks up, one or a few a table. Learning moves the entries of
positions that were met towards what came of them; each entry the faster, the more its errors agree in sign
(temporal coherence), so that no learning rate has to be chosen.
"""

import json
import sys
import zlib
from array import array
from pathlib import Path
from typing import Any, Final

from boulevard.games.contract import GameError
from boulevard.games.native import append, i64, vec

FOLDER: Final = Path(__file__).parent / "weights"
MAGIC: Final = b"boulevard weights 1\n"
STEP: Final = 1.0 / 256.0  # weights are kept in whole steps, 16 bits each
MOST: Final = 32767
LATER: Final = 4.0  # how much more the mean heeds what was learned later: weights as the third power of time


class Tables:
    """Weights by index. `layout` names what the indices mean: other features, other name."""

    def __init__(self, layout: str, size: int) -> None:
        self.layout = layout
        self.size = size
        self.weights = _zeros(size)

    def sum(self, active: vec[i64]) -> float:
        total = 0.0
        weights = self.weights
        for i in active:
            total += weights[i]
        return total

    # -- other processes

    def exact(self) -> bytes:
        """The weights as they are, to be played by elsewhere."""
        return array("d", list(self.weights)).tobytes()

    def adopt(self, exact: bytes) -> None:
        for i, weight in enumerate(array("d", exact)):
            self.weights[i64(i)] = weight

    # -- files

    def dump(self) -> bytes:
        """The same weights give the same bytes."""
        steps = array("h", [_whole(weight) for weight in self.weights])
        if sys.byteorder == "big":
            steps.byteswap()
        head = f"{self.layout} {self.size}\n".encode()
        return MAGIC + head + zlib.compress(steps.tobytes(), 9)

    def load(self, data: bytes, name: str = "") -> None:
        expected = MAGIC + f"{self.layout} {self.size}\n".encode()
        if not data.startswith(expected):
            raise GameError("error-weights", file=name, layout=self.layout)
        try:
            steps = array("h", zlib.decompress(data[len(expected) :]))
        except (ValueError, zlib.error) as error:
            raise GameError("error-weights", file=name, layout=self.layout) from error
        if len(steps) != self.size:
            raise GameError("error-weights", file=name, layout=self.layout)
        if sys.byteorder == "big":
            steps.byteswap()
        weights = self.weights
        for i, step in enumerate(steps):
            if step:
                weights[i64(i)] = float(step) * STEP


def _zeros(size: int) -> vec[float]:
    row = vec[float](capacity=size)
    for _ in range(size):
        row = append(row, 0.0)
    return row


def _whole(weight: float) -> int:
    return max(-MOST, min(MOST, round(weight / STEP)))


def weights_file(game: str, seats: int) -> Path:
    """Where the weights of the package are; games of three and more seats use those of two if they have
    none of their own."""
    while seats > 2 and not (FOLDER / f"{game}-{seats}.weights").exists():
        seats -= 1
    return FOLDER / f"{game}-{seats}.weights"


def card(game: str, seats: int) -> dict[str, Any]:
    """How those weights came about, and how strong they are."""
    found: dict[str, Any] = json.loads(
        weights_file(game, seats).with_suffix(".json").read_text(encoding="utf-8")
    )
    return found


LOADED: Final[dict[str, Tables]] = {}


def shipped(game: str, seats: i64, layout: str, size: int) -> Tables:
    """The weights of the package, read once."""
    file = weights_file(game, int(seats))
    if file.name not in LOADED:
        tables = Tables(layout, size)
        tables.load(file.read_bytes(), file.name)
        LOADED[file.name] = tables
    return LOADED[file.name]


class Learner:
    """Changes tables so that they foretell what came."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.drift = _zeros(tables.size)  # sum of errors
        self.spread = _zeros(tables.size)  # sum of their sizes
        self.mean = _zeros(tables.size)  # of the weights over time

    def correct(self, active: vec[i64], error: float, news: bool) -> None:
        """The sum of these entries was too small by `error`. What was learned from before is no news: it says
        nothing new about how far to trust an entry."""
        weights = self.tables.weights
        drift = self.drift
        spread = self.spread
        share = error / float(i64(len(active)))
        size = abs(error)
        for i in active:
            if news:
                drift[i] += error
                spread[i] += size
            if spread[i] > 0.0:
                weights[i] += share * abs(drift[i]) / spread[i]

    def average(self, before: int) -> None:
        """Another moment for the mean, after so many others."""
        share = LATER / (float(before) + LATER)
        mean = self.mean
        weights = self.tables.weights
        for i in range(i64(self.tables.size)):
            mean[i] += share * (weights[i] - mean[i])

    def averaged(self) -> Tables:
        found = Tables(self.tables.layout, self.tables.size)
        found.weights = self.mean
        return found

    def state(self) -> bytes:
        """Everything that is needed to go on later."""
        rows = [array("d", list(row)) for row in (self.tables.weights, self.drift, self.spread, self.mean)]
        return zlib.compress(b"".join([row.tobytes() for row in rows]), 1)

    def restore(self, state: bytes) -> None:
        row = array("d", zlib.decompress(state))
        size = self.tables.size
        if len(row) != 4 * size:
            raise GameError("error-weights", file="", layout=self.tables.layout)
        for i in range(size):
            self.tables.weights[i64(i)] = row[i]
            self.drift[i64(i)] = row[size + i]
            self.spread[i64(i)] = row[2 * size + i]
            self.mean[i64(i)] = row[3 * size + i]


class Episode:
    """The positions one seat went through in a game, and what they were thought to be worth."""

    def __init__(self) -> None:
        self.active: list[vec[i64]] = []
        self.known: list[float] = []  # the part of the value that no table gives: points that are there
        self.final = 0.0  # what came of it

    def add(self, active: vec[i64], known: float) -> None:
        self.active.append(active)
        self.known.append(known)

    def pack(self) -> bytes:
        """For another process."""
        counts = array("i", [len(active) for active in self.active])
        entries = array("i", [int(i) for active in self.active for i in active])
        values = array("d", [*self.known, self.final])
        return array("i", [len(counts), len(entries)]).tobytes() + b"".join(
            [row.tobytes() for row in (counts, entries, values)]
        )

    def learn(self, learner: Learner, trust: float, news: bool) -> None:
        """Every position is moved towards the end of the game and the positions on the way there; `trust`
        in the end against the next position is lambda of TD(lambda)."""
        target = self.final
        for i in range(len(self.active) - 1, -1, -1):
            value = self.known[i] + learner.tables.sum(self.active[i])
            learner.correct(self.active[i], target - value, news)
            target = (1.0 - trust) * value + trust * target


def unpack(data: bytes, begin: int) -> tuple[Episode, int]:
    """The episode that was packed here, and where the next one begins."""
    head = array("i", data[begin : begin + 8])
    begin += 8
    middle = begin + 4 * head[0]
    end = middle + 4 * head[1]
    counts = array("i", data[begin:middle])
    entries = array("i", data[middle:end])
    values = array("d", data[end : end + 8 * (head[0] + 1)])
    episode = Episode()
    place = 0
    for i, count in enumerate(counts):
        episode.add(vec[i64]([i64(entry) for entry in entries[place : place + count]]), values[i])
        place += count
    episode.final = values[head[0]]
    return episode, end + 8 * (head[0] + 1)
