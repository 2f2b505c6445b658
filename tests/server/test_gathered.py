"""The same question of many is asked once, and no answer is older than the asking."""

import asyncio

import pytest

from boulevard.server.gathered import AT_ONCE, Gathered


def test_questions_that_come_while_one_is_answered_go_together() -> None:
    asked: list[list[str]] = []
    door = asyncio.Event()
    truth = {"a": 1}

    async def ask(keys: list[str]) -> dict[str, int]:
        asked.append(keys)
        found = {key: truth[key] for key in keys if key in truth}
        await door.wait()
        return found

    async def run() -> list[int | None]:
        gathered = Gathered(ask)
        first = asyncio.create_task(gathered.get("a"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        truth["a"] = 2  # whoever asks from here on must hear of it
        later = [asyncio.create_task(gathered.get(key)) for key in ("a", "b", "a")]
        await asyncio.sleep(0)
        door.set()
        return [await one for one in (first, *later)]

    assert asyncio.run(run()) == [1, 2, None, 2]
    assert asked == [["a"], ["a", "b"]]


def test_thousands_are_asked_in_parts_and_a_failure_is_everybodys() -> None:
    sizes: list[int] = []

    async def ask(keys: list[str]) -> dict[str, str]:
        sizes.append(len(keys))
        if "bad" in keys:
            raise ValueError("gone")
        return {key: key for key in keys}

    async def run() -> None:
        gathered = Gathered(ask)
        wanted = [str(number) for number in range(AT_ONCE + 1)]
        assert await asyncio.gather(*map(gathered.get, wanted)) == wanted
        with pytest.raises(ValueError, match="gone"):
            await gathered.get("bad")
        assert await gathered.get("well") == "well"

    asyncio.run(run())
    assert sizes == [AT_ONCE, 1, 1, 1]
