"""Learning by playing against oneself, in blocks of games.

All games of a block are played by what was known before it; then they are learned from, in their order. Game
number n of a seed is always the same, whatever came before it being the same, and so it does not matter which
process plays it: a run can be spread, stopped, go on later, and be repeated bit by bit.
"""

from abc import abstractmethod
from array import array
from collections.abc import Callable
from typing import Any, Final

from boulevard.bots.base import Bot
from boulevard.bots.learned import CROWD, WIDTH, Search, SheetValue
from boulevard.bots.tables import Episode, Learner, Tables, unpack
from boulevard.games.chance import Chance, rng_of
from boulevard.games.contract import Game
from boulevard.games.native import append, i64, vec
from boulevard.games.streets.state import StreetsState
from boulevard.games.streets.turn import DONE

TRUST: Final = 0.6  # lambda
SLIPS: Final = (0.0, 0.3, 0.6, 1.2)  # players that misjudge things a little meet positions of all kinds
GUEST: Final = 4  # one game in so many is played against somebody else
BLOCK: Final = 64


class Lesson:
    """What there is to learn from a game; a game adds what that is."""

    def __init__(self, points: float) -> None:
        self.points = points  # of the seats that learn, on average


class Trainer:
    """Learns the weights of one game for a number of seats."""

    def __init__(self, seed: int, tables: Tables) -> None:
        self.seed = seed
        self.tables = tables
        self.learner = Learner(tables)
        self.block = BLOCK  # games

    @abstractmethod
    def play(self, number: int) -> Lesson:
        """Plays game `number`; learns nothing yet."""

    @abstractmethod
    def learn(self, lessons: list[Lesson], number: int) -> None:
        """From the games of a block, the first of which was game `number`."""

    def go_on(self) -> None:
        """What was learned before is known already: from now on guests may come."""

    def learned(self) -> Tables:
        """What all that came to."""
        return self.tables

    @abstractmethod
    def pack(self, lesson: Lesson) -> bytes:
        """For another process."""

    @abstractmethod
    def unpack(self, data: bytes) -> Lesson: ...


class StreetLesson(Lesson):
    def __init__(self, points: float, episodes: list[Episode]) -> None:
        super().__init__(points)
        self.episodes = episodes


class StreetTrainer(Trainer):
    """All seats are played by what has been learned so far, each with an error of its own."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        tables: Tables,
        value: Callable[[Tables], SheetValue],
        options: Callable[[Chance], dict[str, Any]],
        replays: int,
    ) -> None:
        super().__init__(seed, tables)
        self.replays = replays  # how often the games of a block are learned from once more
        self.rival: Bot | None = None  # plays against it now and then
        self.guest: Bot | None = None  # does so once the first course is over
        self.game = game
        self.seats = seats
        self.value = value(tables)
        self.value.width = WIDTH
        self.value.crowd = CROWD
        self.options = options

    def go_on(self) -> None:
        if self.guest is not None:
            self.rival = self.guest

    def play(self, number: int) -> Lesson:
        chance = rng_of(f"{self.seed}/{number}")
        state = self.game.start(self.seats, self.options(chance))
        assert isinstance(state, StreetsState)
        state.undoable = False
        slips = [SLIPS[chance.below(i64(len(SLIPS)))] for _ in range(self.seats)]
        rival = self._rival(chance)
        learners = self.seats if rival is None else 1
        own = [Episode() for _ in range(learners)]
        others = [[Episode() for _ in range(self.seats)] for _ in range(learners)]
        state.deal(chance)
        while not state.over():
            for seat in range(i64(self.seats)):
                if rival is not None and seat > 0:
                    steps = rival.plan(state, seat, chance).steps
                else:
                    steps = self._turn(state, seat, slips[seat], own[seat], others[seat], chance)
                for step in steps:
                    state.advance(seat, step)
            state.deal(chance)
        total = 0.0
        scores = state.scores()
        episodes: list[Episode] = []
        for place in range(learners):
            own[place].final = float(scores[place].total) - self.value.rival_points(state)
            total += own[place].final
            episodes.append(own[place])
            for seat, episode in enumerate(others[place]):
                if episode.active:
                    episode.final = float(scores[seat].total)
                    episodes.append(episode)
        return StreetLesson(total / float(learners), episodes)

    def _rival(self, chance: Chance) -> Bot | None:
        """Who plays the other seats of this game, if not what is learned."""
        if self.rival is None or chance.below(GUEST):
            return None
        return self.rival

    def learn(self, lessons: list[Lesson], number: int) -> None:
        """To learn is cheaper than to play: from every game several times, then in any order."""
        episodes: list[Episode] = []
        for lesson in lessons:
            assert isinstance(lesson, StreetLesson)
            episodes += lesson.episodes
        for episode in episodes:
            episode.learn(self.learner, TRUST, True)
        chance = rng_of(f"{self.seed}/again {number}")
        for _ in range(self.replays):
            for i in range(i64(len(episodes)) - 1, 0, -1):
                other = chance.below(i + 1)
                episodes[i], episodes[other] = episodes[other], episodes[i]
            for episode in episodes:
                episode.learn(self.learner, TRUST, False)
        self.learner.average(number // self.block)

    def learned(self) -> Tables:
        return self.learner.averaged()

    def pack(self, lesson: Lesson) -> bytes:
        assert isinstance(lesson, StreetLesson)
        head = array("d", [lesson.points]).tobytes()
        return head + b"".join([episode.pack() for episode in lesson.episodes])

    def unpack(self, data: bytes) -> Lesson:
        episodes: list[Episode] = []
        place = 8
        while place < len(data):
            episode, place = unpack(data, place)
            episodes.append(episode)
        return StreetLesson(array("d", data[:8])[0], episodes)

    def _turn(
        self,
        state: StreetsState,
        seat: i64,
        slips: float,
        own: Episode,
        others: list[Episode],
        chance: Chance,
    ) -> vec[i64]:
        search = Search(self.value, state, seat, 1, slips)
        search.run(chance)
        draft = search.best[0].draft
        value = self.value
        active = value.note(draft)
        if not value.ended:
            own.add(active, value.known)
        if value.rival_seat >= 0:
            active = value.note_rival(draft)
            others[value.rival_seat].add(active, value.known)
        return append(draft.steps[:], DONE)
