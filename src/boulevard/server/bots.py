"""Bots think in processes of their own, so that the server keeps answering."""

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import orjson

from boulevard.bots.catalogue import find_bot
from boulevard.games.catalogue import find_game
from boulevard.games.chance import rng_of

from .metrics import Metrics

MOST_STEPS = 200  # of one seat in one job

PATIENCE = 2.0  # seconds for a bot's last thought when the server stops

Thought = tuple[int, list[str]]  # a seat and its steps


def _settle_in(parent: int) -> None:
    """Runs first in every bot process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when it ends

    def follow() -> None:
        while os.getppid() == parent:
            time.sleep(0.5)
        os._exit(0)  # the server was killed

    threading.Thread(target=follow, daemon=True).start()


def think(game_id: str, position: bytes, seats: list[tuple[int, str]], salt: str) -> list[Thought]:
    """What these seats, each with its bot, do next.

    In simultaneous games a whole turn, otherwise until somebody else or chance is next.
    """
    game = find_game(game_id)
    state = game.load(orjson.loads(position))
    thoughts: list[Thought] = []
    for seat, name in seats:
        bot = find_bot(name, game_id)
        chance = rng_of(f"{salt}/{seat}")
        mine = state.resample(seat, chance)
        steps: list[str] = []
        if not mine.may_act(seat):
            continue
        if game.simultaneous:
            while mine.can_undo(seat):
                mine.undo(seat)
        for _ in range(MOST_STEPS):
            choice = bot.choose(mine, seat, chance)
            steps.append(mine.token(seat, choice))
            mine.advance(seat, choice)
            if game.simultaneous:
                if not mine.can_undo(seat):
                    break
            elif mine.awaits_chance() or mine.over() or mine.actor() != seat:
                break
        thoughts.append((seat, steps))
    return thoughts


class Bots:
    def __init__(self, processes: int, metrics: Metrics) -> None:
        self.processes = processes
        self.metrics = metrics
        self.pool: ProcessPoolExecutor | None = None

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.processes,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_settle_in,
                initargs=(os.getpid(),),
            )
        return self.pool

    async def think(
        self, game_id: str, position: dict[str, Any], seats: list[tuple[int, str]]
    ) -> list[Thought]:
        started = time.perf_counter()
        packed = orjson.dumps(position)
        for attempt in (1, 2):
            try:
                thoughts = await asyncio.get_running_loop().run_in_executor(
                    self._pool(), think, game_id, packed, seats, secrets.token_hex(16)
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

    async def run(self, function: Any, *arguments: Any) -> Any:
        """Anything else that takes long: checking and replaying records."""
        try:
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
