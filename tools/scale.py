"""What many players take: a small simulation of doors, workers and a database (docs/scale.md).

    python tools/scale.py                      the table of docs/scale.md
    python tools/scale.py --players 100000 --machines 4 --fail 20

Every part is a queue with a price that was measured (docs/performance-server.md): workers pay for a move and
for a connection, the database writes all that waits in one transaction. Times are seconds, everything random
comes from one seed.
"""

import argparse
import heapq
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial


@dataclass(frozen=True)
class Prices:
    """Measured on one core of the machine of docs/performance-server.md."""

    move: float = 0.00023  # a worker's processor time for a confirmed move, with the draft steps before it
    told: float = 0.55  # of which so much falls after the commit, into telling the table
    transaction: float = 0.00066  # of its processor time, however many moves are in it
    commit: float = 0.0001  # until the disk has it; one at a time
    row: float = 0.00003  # of the writer's time for each move in it
    connection: float = 0.0011  # to come in: handshake, identity, table read, first picture
    door: float = 0.00006  # of the door's time for a connection
    way: float = 0.0001  # there and back, on one machine


SQLITE = Prices()
# Transactions of several workers overlap in PostgreSQL, but each goes there and back, with its notice.
POSTGRESQL = Prices(transaction=0.0008, commit=0.0008, row=0.00012, way=0.0006)


class Clock:
    def __init__(self) -> None:
        self.now = 0.0
        self.agenda: list[tuple[float, int, Callable[[], None]]] = []
        self.count = 0

    def at(self, when: float, what: Callable[[], None]) -> None:
        self.count += 1
        heapq.heappush(self.agenda, (when, self.count, what))

    def run(self, until: float) -> None:
        while self.agenda and self.agenda[0][0] <= until:
            self.now, _, what = heapq.heappop(self.agenda)
            what()


class Core:
    """Does one thing after the other."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.free = 0.0
        self.worked = 0.0

    def work(self, price: float, rest: float, then: Callable[[], None]) -> None:
        """`rest`: what passes afterwards without keeping the core busy."""
        self.free = max(self.free, self.clock.now) + price
        self.worked += price
        self.clock.at(self.free + rest, then)


class Writer:
    """A worker's: one transaction at a time, with everything that came meanwhile."""

    def __init__(self, worker: Core, disk: Core, prices: Prices, chance: random.Random) -> None:
        self.worker, self.disk, self.prices, self.chance = worker, disk, prices, chance
        self.waiting: list[Callable[[], None]] = []
        self.writing = False

    def write(self, done: Callable[[], None]) -> None:
        self.waiting.append(done)
        if not self.writing:
            self._next()

    def _next(self) -> None:
        batch, self.waiting = self.waiting, []
        self.writing = bool(batch)
        if not batch:
            return
        prices = self.prices
        slow = self.chance.lognormvariate(0.0, 0.6)  # a disk takes longer now and then

        def durable() -> None:
            for done in batch:
                done()
            self._next()

        def written() -> None:
            self.disk.work(prices.row * len(batch), slow * prices.commit, durable)

        self.worker.work(prices.transaction, 0.0, written)


@dataclass
class House:
    """Machines with workers, and one database for all of them."""

    players: int
    moves: float  # a second, all players together; 0: everybody moves again at once
    machines: int = 1
    cores: int = 2
    prices: Prices = SQLITE
    database_cores: int = 1
    seconds: float = 30.0
    fail: float | None = None  # when one worker ends; whoever was there comes back at once
    seed: int = 1
    times: list[float] = field(default_factory=list)
    back: float = 0.0
    busiest: float = 0.0
    database: float = 0.0

    def run(self) -> "House":
        clock, chance = Clock(), random.Random(self.seed)
        prices = self.prices
        doors = [Core(clock) for _ in range(self.machines)]
        workers = [Core(clock) for _ in range(self.machines * self.cores)]
        disks = [Core(clock) for _ in range(self.database_cores)]
        writers = [
            Writer(worker, disks[number % len(disks)], prices, chance)
            for number, worker in enumerate(workers)
        ]

        def move(number: int, again: bool) -> None:
            worker, began = workers[number], clock.now

            def told() -> None:
                self.times.append(clock.now - began + prices.way)
                if again:
                    move(number, again)

            def durable() -> None:
                worker.work(prices.move * prices.told, 0.0, told)

            worker.work(prices.move * (1 - prices.told), 0.0, lambda: writers[number].write(durable))

        def arrive() -> None:
            move(chance.randrange(len(workers)), again=False)
            clock.at(clock.now + chance.expovariate(self.moves), arrive)

        def end() -> None:
            began = clock.now

            def came() -> None:
                self.back = clock.now - began

            for _ in range(self.players // len(workers)):
                doors[0].work(prices.door, 0.0, lambda: workers[0].work(prices.connection, 0.0, came))

        if self.moves:
            clock.at(0.0, arrive)
        else:
            for player in range(self.players):
                clock.at(0.0, partial(move, player % len(workers), True))
        if self.fail is not None:
            clock.at(self.fail, end)
        clock.run(self.seconds)
        self.busiest = max(worker.worked for worker in workers) / self.seconds
        self.database = max(disk.worked for disk in disks) / self.seconds
        return self

    def at(self, share: float) -> float:
        ordered = sorted(self.times)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000 if ordered else 0.0

    def line(self) -> str:
        served = len(self.times) / self.seconds
        line = (
            f"{self.players:>9,} {self.machines:>4} x {self.cores:<3} {served:>8,.0f} {self.at(0.5):>8.1f} "
        )
        line += f"{self.at(0.99):>8.1f} {self.busiest * 100:>6.0f} % {self.database * 100:>6.0f} %"
        return line + (f"  back in {self.back:.1f} s" if self.fail is not None else "")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--players", type=int)
    parser.add_argument("--moves", type=float, help="a second; default: one in 20 seconds from everybody")
    parser.add_argument("--machines", type=int, default=1)
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--fail", type=float, help="the second in which a worker ends")
    parser.add_argument("--seconds", type=float, default=30.0)
    chosen = parser.parse_args()
    print("  players  machines     moves      p50      p99    worker database")
    if chosen.players is not None:
        prices, cores = (SQLITE, 1) if chosen.machines == 1 else (POSTGRESQL, 8)
        moves = chosen.players / 20 if chosen.moves is None else chosen.moves
        rest = (chosen.machines, chosen.cores, prices, cores, chosen.seconds, chosen.fail)
        print(House(chosen.players, moves, *rest).run().line())
        return
    for house in (
        House(1_000, 500),
        House(1_000, 0, seconds=10),
        House(10_000, 500),
        House(10_000, 500, fail=5.0),
        House(100_000, 5_000, 2, 4, POSTGRESQL, 8, fail=5.0),
        House(100_000, 5_000, 4, 4, POSTGRESQL, 8, fail=5.0),
        House(1_000_000, 50_000, 20, 4, POSTGRESQL, 8, seconds=10, fail=2.0),
        House(1_000_000, 50_000, 40, 4, POSTGRESQL, 8, seconds=10, fail=2.0),
    ):
        print(house.run().line(), flush=True)


if __name__ == "__main__":
    main()
