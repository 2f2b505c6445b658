"""The same question of many, asked once: when a server starts again, everybody comes at the same time."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

Answer = TypeVar("Answer")

AT_ONCE = 500  # within what a database takes in one statement


class Gathered(Generic[Answer]):
    """Asks for all keys that came up while the question before was being answered. An answer is never older
    than the asking."""

    def __init__(self, ask: Callable[[list[str]], Awaitable[dict[str, Answer]]]) -> None:
        self.ask = ask
        self.next: dict[str, asyncio.Future[Answer | None]] = {}
        self.task: asyncio.Task[None] | None = None

    async def get(self, key: str) -> Answer | None:
        answer = self.next.get(key)
        if answer is None:
            answer = self.next[key] = asyncio.get_running_loop().create_future()
            if self.task is None:
                self.task = asyncio.create_task(self._go_on())
        return await asyncio.shield(answer)

    async def _go_on(self) -> None:
        while self.next:
            keys = list(self.next)[:AT_ONCE]
            asked = {key: self.next.pop(key) for key in keys}
            try:
                found = await self.ask(keys)
            except Exception as error:
                for waiting in asked.values():
                    waiting.set_exception(error)
                    waiting.exception()  # whoever asked may be gone
            else:
                for key, waiting in asked.items():
                    waiting.set_result(found.get(key))
        self.task = None
