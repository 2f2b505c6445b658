"""Who does the work: this process, all cores of this machine, or a Ray cluster. The results are the same."""

import multiprocessing
import signal
import socket
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import closing, contextmanager
from importlib import import_module
from typing import Any, TypeVar

from boulevard.games.contract import GameError

Job = TypeVar("Job")
Result = TypeVar("Result")
AHEAD = 4  # jobs a worker of a cluster has waiting, so that none runs dry


Spread = Generator[tuple[Job, Result]]


class Crew:
    """Those who work. They stay for as many rounds of jobs as there are, until `close`."""

    def spread(self, work: Callable[[Job], Result], jobs: list[Job]) -> Spread[Job, Result]:
        """Every job with its result, as they come. Whoever stops asking stops the work.

        `work` is a function of a module, or a `functools.partial` of one: other processes have to find it.
        """
        return ((job, work(job)) for job in jobs)

    def close(self) -> None: ...


class _Cores(Crew):
    def __init__(self, cores: int) -> None:
        # Ctrl-C at a terminal reaches everybody; one sentence is enough, and it is not theirs.
        ignore = (signal.SIGINT, signal.SIG_IGN)
        spawn = multiprocessing.get_context("spawn")
        self.pool = ProcessPoolExecutor(cores, mp_context=spawn, initializer=signal.signal, initargs=ignore)

    def spread(self, work: Callable[[Job], Result], jobs: list[Job]) -> Spread[Job, Result]:
        with _undisturbed():
            running = {self.pool.submit(work, job): job for job in jobs}
        try:
            for finished in as_completed(running):
                yield running[finished], finished.result()
        finally:
            for job in running:
                job.cancel()

    def close(self) -> None:
        self.pool.shutdown(wait=True, cancel_futures=True)


class _Cluster(Crew):
    def __init__(self, cores: int, address: str) -> None:
        try:
            self.ray: Any = import_module("ray")  # without its types: most who read this do not have it
        except ImportError:
            raise GameError("error-package-missing", package="ray", extra="ray") from None
        _knock(address)
        own: dict[str, Any] = {"num_cpus": cores, "include_dashboard": False} if address == "local" else {}
        try:
            self.ray.init(address=address, log_to_driver=False, logging_level="ERROR", **own)
        except (ConnectionError, ValueError, RuntimeError) as error:
            reason = " ".join(str(error).split())[:200].rstrip(".")
            raise GameError("error-no-cluster", address=address, reason=reason) from error
        self.remote = self.ray.remote(work_on)

    def spread(self, work: Callable[[Job], Result], jobs: list[Job]) -> Spread[Job, Result]:
        shared = self.ray.put(work)
        most = AHEAD * max(int(self.ray.cluster_resources().get("CPU", 1)), 1)
        running: dict[Any, Job] = {}
        left = iter(jobs)
        while True:
            for job in left:
                running[self.remote.remote(shared, job)] = job
                if len(running) >= most:
                    break
            if not running:
                return
            (finished,), _ = self.ray.wait(list(running), num_returns=1)
            yield running.pop(finished), self.ray.get(finished)

    def close(self) -> None:
        self.ray.shutdown()


def crew(cores: int, ray: str | None = None) -> Crew:
    if ray is not None:
        return _Cluster(cores, ray)
    return Crew() if cores == 1 else _Cores(cores)


def spread(
    work: Callable[[Job], Result], jobs: Iterable[Job], cores: int, ray: str | None = None
) -> Spread[Job, Result]:
    """One round of jobs, and the crew goes home."""
    waiting = list(jobs)
    if ray is None:
        cores = max(min(cores, len(waiting)), 1)
    with closing(crew(cores, ray)) as workers:
        yield from workers.spread(work, waiting)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Processes that start here hear nothing of Ctrl-C, not even before they know what to do then."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _knock(address: str) -> None:
    """Ray asks an address where nobody answers for minutes; once is enough."""
    host, _, port = address.rpartition("//")[2].rpartition(":")
    if not port.isdecimal():
        return  # auto, local
    try:
        socket.create_connection((host, int(port)), timeout=10).close()
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise GameError("error-no-cluster", address=address, reason=reason) from error


def work_on(work: Callable[[Job], Result], job: Job) -> Result:
    return work(job)
