"""Copies of everything, made by the server itself at set times; the oldest ones go."""

import asyncio
import time
from pathlib import Path

import structlog
from sqlalchemy.exc import SQLAlchemyError

from .admin import copy_to
from .errors import ServerError
from .metrics import Metrics
from .office import copies, copy_name, rotate
from .settings import Settings

log = structlog.get_logger("boulevard.copies")

LOOK_EVERY = 30.0  # seconds


class Copies:
    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self.making = asyncio.Lock()

    async def make(self, at: float | None = None) -> Path:
        """One more, and as many as are kept."""
        folder = self.settings.copies()
        async with self.making:
            name = copy_name(self.settings, time.time() if at is None else at)
            made = await asyncio.to_thread(copy_to, self.settings, folder / name)
            await asyncio.to_thread(rotate, folder, self.settings.backup_keep)
        self.metrics.copied.set(made.stat().st_mtime)
        return made

    async def watch(self) -> None:
        """Workers agree on the time, and so on the name: one of them is first."""
        every = self.settings.backup_every * 3600
        if not every:
            return
        while True:
            slot = time.time() // every * every
            made = copies(self.settings.copies())
            if not made or made[-1].name < copy_name(self.settings, slot):
                try:
                    await self.make(slot)
                except ServerError as error:
                    if error.key != "error-server-backup-exists":
                        log.error("copy-failed", code=error.key, reason=str(error)[:200])
                except (OSError, SQLAlchemyError) as error:
                    log.error("copy-failed", error=type(error).__name__, reason=str(error)[:200])
            await asyncio.sleep(min(LOOK_EVERY, every))
