"""What an operator may watch, for Prometheus. Worker processes of one server are counted together: they keep
their numbers in files of a folder that the first process makes (see run.py)."""

import os
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

FOLDER = "PROMETHEUS_MULTIPROC_DIR"


class Metrics:
    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        self.requests = Counter(
            "boulevard_http_requests", "HTTP answers by status", ["status"], registry=registry
        )
        self.request_seconds = Histogram(
            "boulevard_http_seconds", "Time of an HTTP answer", registry=registry
        )
        self.sockets = Gauge(
            "boulevard_sockets", "Open WebSockets", registry=registry, multiprocess_mode="livesum"
        )
        self.messages = Counter(
            "boulevard_socket_messages", "Messages from WebSockets", ["type"], registry=registry
        )
        self.refusals = Counter(
            "boulevard_refusals", "Refused requests and messages", ["code"], registry=registry
        )
        self.tables = Gauge(
            "boulevard_tables_in_memory", "Tables in memory", registry=registry, multiprocess_mode="livesum"
        )
        self.events = Counter("boulevard_events", "Events committed to the log", registry=registry)
        self.commits = Counter("boulevard_commits", "Transactions committed", registry=registry)
        self.commit_seconds = Histogram(
            "boulevard_commit_seconds",
            "Time of a transaction",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2),
            registry=registry,
        )
        self.conflicts = Counter(
            "boulevard_conflicts", "Events that another worker was quicker with", registry=registry
        )
        self.bot_jobs = Counter(
            "boulevard_bot_jobs", "Turns thought out by bots", ["outcome"], registry=registry
        )
        self.copied = Gauge(
            "boulevard_copy_timestamp_seconds",
            "When the last copy of everything was made",
            registry=registry,
            multiprocess_mode="max",
        )
        self.bot_seconds = Histogram("boulevard_bot_seconds", "Time a bot's turn took", registry=registry)

    def committed(self, submissions: int, events: int, seconds: float) -> None:
        if submissions:
            self.commits.inc()
            self.events.inc(events)
            self.commit_seconds.observe(seconds)

    def text(self) -> bytes:
        if FOLDER not in os.environ:
            return generate_latest(self.registry)
        _forget_the_gone(Path(os.environ[FOLDER]))
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)


def _forget_the_gone(folder: Path) -> None:
    """A worker that was killed has no open sockets; what it counted stays counted."""
    for file in folder.glob("gauge_live*_*.db"):
        try:
            os.kill(int(file.stem.rpartition("_")[2]), 0)
        except ProcessLookupError:
            file.unlink(missing_ok=True)
