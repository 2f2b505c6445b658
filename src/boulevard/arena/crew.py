"""Who does the work: this process, all cores of this machine, or a Ray cluster. The results are the same."""

import multiprocessing
import socket
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from typing import Any, TypeVar

from boulevard.games.contract import GameError

Job = TypeVar("Job")
Result = TypeVar("Result")
AHEAD = 4  # jobs a worker of a cluster has waiting, so that none runs dry


def spread(
    work: Callable[[Job], Result], jobs: Iterable[Job], cores: int, ray: str | None = None
) -> Generator[tuple[Job, Result]]:
    """Every job with its result, as they come. Whoever stops asking stops the work.

    `work` is a function of a module, or a `functools.partial` of one: other processes have to find it.
    """
    waiting = list(jobs)
    if ray is not None:
        return _on_cluster(work, waiting, cores, ray)
    if cores == 1 or len(waiting) < 2:
        return ((job, work(job)) for job in waiting)
    return _on_cores(work, waiting, cores)


def _on_cores(work: Callable[[Job], Result], jobs: list[Job], cores: int) -> Generator[tuple[Job, Result]]:
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(cores, len(jobs)), mp_context=context) as pool:
        running = {pool.submit(work, job): job for job in jobs}
        try:
            for finished in as_completed(running):
                yield running[finished], finished.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _on_cluster(
    work: Callable[[Job], Result], jobs: list[Job], cores: int, address: str
) -> Generator[tuple[Job, Result]]:
    try:
        ray: Any = import_module("ray")  # without its types: most who read this do not have it
    except ImportError:
        raise GameError("error-package-missing", package="ray", extra="ray") from None
    _knock(address)
    own: dict[str, Any] = {"num_cpus": cores, "include_dashboard": False} if address == "local" else {}
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", **own)
    except (ConnectionError, ValueError, RuntimeError) as error:
        reason = " ".join(str(error).split())[:200].rstrip(".")
        raise GameError("error-no-cluster", address=address, reason=reason) from error
    try:
        remote = ray.remote(work_on)
        shared = ray.put(work)
        most = AHEAD * max(int(ray.cluster_resources().get("CPU", 1)), 1)
        running: dict[Any, Job] = {}
        left = iter(jobs)
        while True:
            for job in left:
                running[remote.remote(shared, job)] = job
                if len(running) >= most:
                    break
            if not running:
                return
            (finished,), _ = ray.wait(list(running), num_returns=1)
            yield running.pop(finished), ray.get(finished)
    finally:
        ray.shutdown()


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
