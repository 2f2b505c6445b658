"""Hypothesis drives every game through legal and illegal steps, undo, copies and reloads."""

from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from boulevard.games.catalogue import GAMES, find_game
from boulevard.games.chance import Rng
from boulevard.games.contract import GameError, State
from boulevard.match import Match, Sealed, begin, read_record, replay, write_record

from .kit import SETTINGS, Setting, text


class GameMachine(RuleBasedStateMachine):
    """A match in which anything may be tried; the record must always tell the same story as the state."""

    settings: list[Setting]

    @initialize(data=st.data())
    def begin(self, data: Any) -> None:
        setting = data.draw(st.sampled_from(self.settings))
        self.match = Match(setting.start(), Sealed(data.draw(st.text("abc", min_size=1, max_size=3))))

    @property
    def state(self) -> State:
        return self.match.state

    def _some_seat(self, number: int) -> int:
        return number % int(self.state.seats)

    @precondition(lambda self: not self.state.over())
    @rule(number=st.integers(0, 99), index=st.integers(0, 10_000), whole_turn=st.booleans())
    def step(self, number: int, index: int, whole_turn: bool) -> None:
        rng = Rng(index + 1)
        seat = self._some_seat(number)
        if not self.state.may_act(seat):
            seat = int(self.state.actor())
        for _ in range(12 if whole_turn else 1):
            choices = self.state.legal(seat)
            if len(choices) == 0:
                return
            self.match.apply(seat, int(choices[rng.below(len(choices))]))

    @rule(number=st.integers(0, 99))
    def undo(self, number: int) -> None:
        seat = self._some_seat(number)
        if self.state.can_undo(seat):
            self.match.undo(seat)
        else:
            before = text(self.state.position())
            with pytest.raises(GameError):
                self.match.undo(seat)
            assert text(self.state.position()) == before

    @rule(number=st.integers(-2, 99), token=st.text(max_size=20) | st.integers(-5, 900).map(str))
    def nonsense(self, number: int, token: str) -> None:
        seat = number if number < 0 else self._some_seat(number)
        before = text(self.state.position())
        with pytest.raises(GameError):
            self.match.play(seat, "?" + token)
        assert text(self.state.position()) == before

    @rule()
    def reload(self) -> None:
        position = self.state.position()
        self.match.state = find_game(self.state.game.id).load(position)
        assert text(self.match.state.position()) == text(position)

    @invariant()
    def scores_add_up(self) -> None:
        if hasattr(self, "match"):
            for score in self.state.scores():
                assert score.total == sum(points for _, points in score.parts)

    def teardown(self) -> None:
        if not hasattr(self, "match"):
            return
        if self.state.game.simultaneous:
            for seat in range(int(self.state.seats)):
                while self.state.can_undo(seat):
                    self.match.undo(seat)
        again = read_record(write_record(self.match.record()))
        played = begin(again)
        for _ in replay(again, played):
            pass
        assert text(played.state.position()) == text(self.state.position())


def _machine(game: str) -> Any:
    machine = type(f"Machine_{game}", (GameMachine,), {"settings": [s for s in SETTINGS if s.game == game]})
    case = machine.TestCase  # type: ignore[attr-defined]
    case.settings = settings(
        max_examples=25, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
    )
    return case


for _game in GAMES:
    globals()[f"Test_{_game.replace('-', '_')}"] = _machine(_game)
