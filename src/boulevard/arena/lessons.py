"""The games of a training, played by many. Who plays which game makes no difference to what is learned."""

from collections.abc import Iterator
from functools import partial

from boulevard.school.courses import COURSES
from boulevard.school.training import Lesson, Trainer

from .crew import Crew

HANDFUL = 4  # games that are handed out together

Setting = tuple[str, int, int, bool]  # game, seats, seed, whether it goes on after an earlier run

trainers: dict[Setting, Trainer] = {}  # of a process that plays for another one


def lessons(crew: Crew, setting: Setting, trainer: Trainer, block: range) -> list[Lesson]:
    """The games of a block, in their order."""
    if type(crew) is Crew:  # nobody but this process
        return [trainer.play(number) for number in block]
    work = partial(_play, setting, trainer.tables.exact())
    played = {numbers.start: row for numbers, row in crew.spread(work, list(_handfuls(block)))}
    return [trainer.unpack(data) for first in sorted(played) for data in played[first]]


def _handfuls(block: range) -> Iterator[range]:
    for first in range(block.start, block.stop, HANDFUL):
        yield range(first, min(first + HANDFUL, block.stop))


def _play(setting: Setting, weights: bytes, numbers: range) -> list[bytes]:
    game, seats, seed, goes_on = setting
    if setting not in trainers:
        trainers[setting] = COURSES[game].train(seats, seed)
        if goes_on:
            trainers[setting].go_on()
    trainer = trainers[setting]
    trainer.tables.adopt(weights)
    return [trainer.pack(trainer.play(number)) for number in numbers]
