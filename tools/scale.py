"""What many players take: a small simulation of doors, workers and a database (docs/scale.md).

    python tools/scale.py                      the table of docs/scale.md
    python tools/scale.py --known              does it give what was measured?
    python tools/scale.py --players 100000 --machines 4 --fail 20

Every part is a queue with a price that was measured (docs/performance-server.md): workers pay for a move and
for a connection, the database writes all that waits in one transaction. Workers, the door and, where they
were measured together, the players' scripts share the cores of their machine. Times are seconds, everything
random comes from one seed.
"""

import argparse
import heapq
import random
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

SLICE = 0.003  # for so long a process keeps a core while others wait for one


@dataclass(frozen=True)
class Prices:
    """Measured on one core of the machine of docs/performance-server.md."""

    drafts: float = 0.0001  # a worker's processor time for the draft steps before a move
    asked: float = 0.00005  # for the move itself, until it is handed to the database
    told: float = 0.00008  # for telling the table, after the commit
    transaction: float = 0.0004  # for a transaction, however many moves are in it
    after: float = 0.00026  # for the same, when the table was told
    commit: float = 0.0001  # until the disk has it; one at a time
    row: float = 0.00003  # of the writer's time for each move in it
    connection: float = 0.0011  # to come in: handshake, identity, table read, first picture
    door: float = 0.00006  # of the door's time for a connection
    way: float = 0.0001  # there and back, on one machine
    ping: float = 0.00003  # a page asks whether we are there
    # What was written is put in its place now and then, and commits wait for that: for each table's pages.
    tidy_every: int = 250  # transactions
    tidy: float = 0.002
    tidy_table: float = 0.0000032
    tidied: int = 2500  # tables at most, whose pages fit between two times
    play: float = 0.0001  # a script's processor time for a move, with what it hears of others' ...
    wake: float = 0.00009  # ... and for each time it is woken


SQLITE = Prices()
# Transactions of several workers overlap in PostgreSQL, but each goes there and back, with its notice; it
# writes down what it has in bursts, and a commit waits behind them.
POSTGRESQL = Prices(
    transaction=0.0005, after=0.0003, commit=0.0005, row=0.00012, way=0.0003, tidy=0.004, tidy_table=0.000006
)


SCRIPTS = 2  # processes of players
THINKS = 2.0  # seconds at most, from the draft to the move
STARTS = 2.0  # seconds until a server that is started takes connections
PULSE, PULSES_A_SECOND = 0.75, 1500  # how often a page asks, and how often all of a worker may (house.py)


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


class Disk:
    """Does one thing after the other."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.free = 0.0
        self.worked = 0.0

    def work(self, price: float, rest: float, then: Callable[[], None]) -> None:
        """`rest`: what passes afterwards without keeping it busy."""
        self.free = max(self.free, self.clock.now) + price
        self.worked += price
        self.clock.at(self.free + rest, then)


class Machine:
    """Cores that processes share. A process that is woken while all are taken waits for a slice to end."""

    def __init__(self, clock: Clock, cores: int) -> None:
        self.clock = clock
        self.idle = cores
        self.ready: deque[Process] = deque()

    def wants(self, process: "Process") -> None:
        self.ready.append(process)
        self._serve()

    def _serve(self) -> None:
        while self.idle and self.ready:
            self.idle -= 1
            self._run(self.ready.popleft(), 0.0)

    def _run(self, process: "Process", used: float) -> None:
        price = process.jobs[0][0]

        def done() -> None:
            process.worked += price
            process.jobs.popleft()[1]()
            if process.jobs and (used + price < SLICE or not self.ready):
                self._run(process, used + price if self.ready else 0.0)
                return
            process.runs = bool(process.jobs)
            self.idle += 1
            if process.jobs:
                self.ready.append(process)
            self._serve()

        self.clock.at(self.clock.now + price, done)


class Process:
    """Does one thing after the other, when it has a core."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.jobs: deque[tuple[float, Callable[[], None]]] = deque()
        self.runs = False  # or waits for a core
        self.worked = 0.0

    def work(self, price: float, then: Callable[[], None]) -> None:
        self.jobs.append((price, then))
        if not self.runs:
            self.runs = True
            self.machine.wants(self)


class Writer:
    """A worker's: one transaction at a time, with everything that came meanwhile."""

    def __init__(
        self, worker: Process, disk: Disk, prices: Prices, tables: int, chance: random.Random
    ) -> None:
        self.worker, self.disk, self.prices, self.chance = worker, disk, prices, chance
        self.tidy = prices.tidy + prices.tidy_table * min(tables, prices.tidied)
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
        tidy = self.tidy * (self.chance.random() * prices.tidy_every < 1)

        def durable() -> None:
            for done in batch:
                done()
            self.worker.work(prices.after, self._next)

        def written() -> None:
            self.disk.work(prices.row * len(batch) + tidy, slow * prices.commit, durable)

        self.worker.work(prices.transaction, written)


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
    together: bool = False  # the players' scripts are on the same cores, as they were when it was measured
    fail: float | None = None  # when workers end; whoever was there comes back at once
    lost: int = 1  # how many do
    seed: int = 1
    times: list[float] = field(default_factory=list)
    back: float = 0.0
    busiest: float = 0.0
    database: float = 0.0

    def run(self) -> "House":
        clock, chance = Clock(), random.Random(self.seed)
        prices = self.prices
        machines = [Machine(clock, self.cores) for _ in range(self.machines)]
        door = Process(machines[0])
        workers = [Process(machine) for machine in machines for _ in range(self.cores)]
        scripts = [Process(machines[0]) for _ in range(SCRIPTS if self.together else 0)]
        disks = [Disk(clock) for _ in range(self.database_cores)]
        tables = self.players // 4 // self.database_cores
        writers = [
            Writer(worker, disks[number % len(disks)], prices, tables, chance)
            for number, worker in enumerate(workers)
        ]

        def script(price: float, then: Callable[[], None]) -> None:
            """A player's, if it shares the cores."""
            if not scripts:
                then()
                return
            one = scripts[chance.randrange(len(scripts))]
            one.work(price + (0.0 if one.runs else prices.wake), then)

        def move(number: int, again: bool) -> None:
            worker = workers[number]

            def ask() -> None:
                began = clock.now

                def heard() -> None:
                    self.times.append(clock.now - began + prices.way)
                    if again:
                        move(number, again)

                def told() -> None:
                    script(prices.play / 2, heard)

                def durable() -> None:
                    worker.work(prices.told, told)

                worker.work(prices.asked, lambda: writers[number].write(durable))

            def drafted() -> None:
                """Whoever plays thinks between draft steps; a script that is told to hurry does not."""
                ask() if again else clock.at(clock.now + chance.uniform(0.0, THINKS), ask)

            script(prices.play / 2, lambda: worker.work(prices.drafts, drafted))

        def arrive() -> None:
            move(chance.randrange(len(workers)), again=False)
            clock.at(clock.now + chance.expovariate(self.moves), arrive)

        def ping(worker: Process, every: float) -> None:
            script(prices.ping, lambda: worker.work(prices.ping, lambda: None))
            clock.at(clock.now + chance.expovariate(1 / every), partial(ping, worker, every))

        def end() -> None:
            began = clock.now

            def came() -> None:
                self.back = clock.now - began

            def come(worker: Process) -> None:
                worker.work(prices.connection, lambda: script(prices.play, came))

            for _ in range(self.players // len(workers)):
                for worker in workers[: self.lost]:
                    door.work(prices.door, partial(come, worker))

        if self.moves:
            clock.at(0.0, arrive)
            for worker in workers:  # all its pages together
                ping(worker, max(PULSE / (self.players / len(workers)), 1 / PULSES_A_SECOND))
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
        counted = self.seconds - (THINKS / 2 if self.moves else 0.0)  # the first ones think
        served = len(self.times) / counted
        line = (
            f"{self.players:>9,} {self.machines:>4} x {self.cores:<3} {served:>8,.0f} {self.at(0.5):>8.1f} "
        )
        line += f"{self.at(0.99):>8.1f} {self.busiest * 100:>6.0f} % {self.database * 100:>6.0f} %"
        return line + (f"  back in {self.back:.1f} s" if self.fail is not None else "")


def known() -> list[tuple[str, float, float]]:
    """What was measured (docs/performance-server.md), on two cores with the players' scripts: its name, the
    figure, and what comes out here."""
    found = []
    for name, prices, figures in (
        ("SQLite", SQLITE, (0.8, 2.4, 1.0, 10.9, 5805)),
        ("PostgreSQL", POSTGRESQL, (None, None, 1.6, 21.9, 4654)),
    ):
        few = House(1_000, 500, prices=prices, together=True).run()
        many = House(10_000, 500, prices=prices, together=True).run()
        fast = House(1_000, 0, prices=prices, together=True, seconds=10).run()
        simulated = (few.at(0.5), few.at(0.99), many.at(0.5), many.at(0.99), len(fast.times) / fast.seconds)
        names = [f"{players} players: {share}" for players in ("1,000", "10,000") for share in ("p50", "p99")]
        names.append("as fast as it goes: moves a second")
        for what, was, comes in zip(names, figures, simulated, strict=True):
            if was is not None:
                found.append((f"{name}, {what}", was, comes))
    again = House(10_000, 1, together=True, fail=0.0, lost=2).run()
    return [*found, ("restart with 10,000 players: all back, s", 8.05, STARTS + again.back)]


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
    parser.add_argument("--known", action="store_true", help="what was measured, and what comes out here")
    chosen = parser.parse_args()
    if chosen.known:
        for name, measured, simulated in known():
            print(f"{name:<50} {measured:>8,.1f} {simulated:>8,.1f}")
        return
    print("  players  machines     moves      p50      p99    worker database")
    if chosen.players is not None:
        prices, cores = (SQLITE, 1) if chosen.machines == 1 else (POSTGRESQL, 8)
        moves = chosen.players / 20 if chosen.moves is None else chosen.moves
        rest = (chosen.machines, chosen.cores, prices, cores, chosen.seconds, False, chosen.fail)
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
