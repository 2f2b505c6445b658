"""Learning by playing against oneself. Game number n of a seed is always the same, whatever came before it
being the same: a run can be stopped, go on later, and be repeated bit by bit."""

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, Final

from boulevard.games.chance import Chance, rng_of
from boulevard.games.contract import Game
from boulevard.games.native import append, i64, vec
from boulevard.games.streets.state import StreetsState
from boulevard.games.streets.turn import DONE

from .base import Bot
from .learned import CROWD, WIDTH, Search, SheetValue
from .tables import Episode, Learner, Tables

TRUST: Final = 0.6  # lambda
SLIPS: Final = (0.0, 0.3, 0.6, 1.2)  # players that misjudge things a little meet positions of all kinds
BLOCK: Final = 64


class Trainer:
    """Learns the weights of one game for a number of seats."""

    def __init__(self, seed: int, tables: Tables) -> None:
        self.seed = seed
        self.tables = tables
        self.learner = Learner(tables)
        self.block = 1  # a run can be stopped and go on after so many games

    @abstractmethod
    def play(self, number: int) -> float:
        """Plays game `number` and learns from it; says how many points the seats had on average."""


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
        self.block = BLOCK if replays else 1
        self.recent: list[Episode] = []  # of this block
        self.rival: Bot | None = None  # plays against it in half of the games
        self.game = game
        self.seats = seats
        self.value = value(tables)
        self.value.width = WIDTH
        self.value.crowd = CROWD
        self.options = options

    def play(self, number: int) -> float:
        chance = rng_of(f"{self.seed}/{number}")
        state = self.game.start(self.seats, self.options(chance))
        assert isinstance(state, StreetsState)
        state.undoable = False
        slips = [SLIPS[chance.below(i64(len(SLIPS)))] for _ in range(self.seats)]
        rival = self._rival(chance)
        learners = self.seats if rival is None else 1
        episodes = [Episode() for _ in range(learners)]
        state.deal(chance)
        while not state.over():
            for seat in range(i64(self.seats)):
                if rival is not None and seat > 0:
                    steps = rival.plan(state, seat, chance).steps
                else:
                    steps = self._turn(state, seat, slips[seat], episodes[seat], chance)
                for step in steps:
                    state.advance(seat, step)
            state.deal(chance)
        total = 0.0
        scores = state.scores()
        for place in range(learners):
            episode = episodes[place]
            episode.final = float(scores[place].total) - self.value.rival_points(state)
            episode.learn(self.learner, TRUST, True)
            total += episode.final
        if self.replays:
            self.recent += episodes
            if (number + 1) % self.block == 0:
                self._repeat(chance)
        return total / float(learners)

    def _rival(self, chance: Chance) -> Bot | None:
        """Who plays the other seats of this game, if not what is learned."""
        if self.rival is None or chance.below(2):
            return None
        return self.rival

    def _repeat(self, chance: Chance) -> None:
        """To learn is cheaper than to play: the games of a block once more, in any order."""
        recent = self.recent
        for _ in range(self.replays):
            for i in range(i64(len(recent)) - 1, 0, -1):
                other = chance.below(i + 1)
                recent[i], recent[other] = recent[other], recent[i]
            for episode in recent:
                episode.learn(self.learner, TRUST, False)
        self.recent = []

    def _turn(
        self, state: StreetsState, seat: i64, slips: float, episode: Episode, chance: Chance
    ) -> vec[i64]:
        search = Search(self.value, state, seat, 1, slips)
        search.run(chance)
        draft = search.best[0].draft
        active = self.value.note(draft)
        if not self.value.ended:
            episode.add(active, self.value.known)
        return append(draft.steps[:], DONE)
