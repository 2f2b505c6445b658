"""Bots think in processes of their own, so that the server keeps answering."""

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import orjson

from boulevard.bots import minds
from boulevard.bots.minds import Mind, Thought
from boulevard.games.catalogue import find_game

from .budgets import Budget, paid
from .hall import in_pieces
from .lines import FairLine
from .metrics import Metrics
from .tables import Table

ONE_GO = 0.25  # seconds for the bots of a table
PATIENCE = 2.0  # seconds for a bot's last thought when the server stops


def _settle_in(parent: int) -> None:
    """Runs first in every bot process."""
    if hasattr(os, "nice"):
        os.nice(5)  # whoever talks to people goes first
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when it ends

    def follow() -> None:
        while os.getppid() == parent:
            time.sleep(0.5)
        os._exit(0)  # the server was killed

    threading.Thread(target=follow, daemon=True).start()


def think(game_id: str, position: bytes, seats: list[Mind], salt: str) -> list[Thought]:
    return minds.think(find_game(game_id).load(orjson.loads(position)), seats, salt, ONE_GO)


def remark(game_id: str, position: bytes, seats: list[Mind], salt: str) -> list[Thought]:
    return minds.remark(find_game(game_id).load(orjson.loads(position)), seats, salt)


class Bots:
    def __init__(self, processes: int, metrics: Metrics) -> None:
        self.processes = processes
        self.metrics = metrics
        self.pool: ProcessPoolExecutor | None = None
        self.line = FairLine(processes)

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.processes,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_settle_in,
                initargs=(os.getpid(),),
            )
        return self.pool

    async def think(self, table: Table, seats: list[Mind], purse: Budget) -> list[Thought]:
        """What bots on these seats do next, or some of them; for the others ask again."""
        return await self._ask(think, table, seats, purse)

    async def remark(self, table: Table, seats: list[Mind], purse: Budget) -> list[Thought]:
        """What one of them says though others are next."""
        return await self._ask(remark, table, seats, purse)

    async def _ask(
        self,
        question: Callable[[str, bytes, list[Mind], str], list[Thought]],
        table: Table,
        seats: list[Mind],
        purse: Budget,
    ) -> list[Thought]:
        started = time.perf_counter()

        async def pack() -> bytes:
            return await in_pieces(table.playing().state)

        for attempt in (1, 2):
            try:
                async with self.line.place(table.host or table.id, table.id):
                    packed = await paid([purse], pack)
                    thoughts = await asyncio.get_running_loop().run_in_executor(
                        self._pool(), question, table.game.id, packed, seats, secrets.token_hex(16)
                    )
            except BrokenProcessPool:  # a bot process was killed: once more with new ones
                self.metrics.bot_jobs.labels("broken").inc()
                self.pool = None
                if attempt == 2:
                    raise
            else:
                self.metrics.bot_jobs.labels("done").inc()
                self.metrics.bot_seconds.observe(time.perf_counter() - started)
                return thoughts
        return []

    async def run(self, person: str, function: Any, *arguments: Any) -> Any:
        """Anything else that takes long: checking and replaying records."""
        self.line.check(person)
        try:
            async with self.line.place(person, ""):
                return await asyncio.get_running_loop().run_in_executor(self._pool(), function, *arguments)
        except BrokenProcessPool:
            self.pool = None
            raise

    async def close(self) -> None:
        """Ends the processes; a bot deep in thought is not waited for."""
        pool, self.pool = self.pool, None
        if pool is None:
            return
        processes = list((pool._processes or {}).values())
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.to_thread(pool.shutdown, True, cancel_futures=True)
        except TimeoutError:
            for process in processes:
                process.kill()
