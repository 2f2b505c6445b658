"""Nobody learns a loan or the card set aside before the end: every view of every step is searched."""

from collections.abc import Iterator
from typing import Any

import pytest

from boulevard.games.chance import Rng
from boulevard.games.contract import SPECTATOR, State
from boulevard.games.new_las_vegas.state import NewLasVegasState
from tests.kit import walk
from tests.new_las_vegas.sheets import DECK, GAME
from tests.streets import deal, play

LOAN_WORDS = {"borrow", "decline"}


def words(value: Any) -> Iterator[str]:
    """Every text in a view."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, item in value.items():
            yield name
            yield from words(item)
    elif isinstance(value, list):
        for item in value:
            yield from words(item)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_loans_are_secret(seats: int) -> None:
    """NLV-R07: no view but one's own names a loan until the game is over, then all do."""
    for seed in range(2):
        state = GAME.start(seats)
        for here in walk(state, Rng(seed)):
            assert LOAN_WORDS.isdisjoint(words(here.view(SPECTATOR)))
            for seat in range(seats):
                view = here.view(seat)
                own = {*words(view.pop("draft")), *words(view["sheets"].pop(seat))}
                assert LOAN_WORDS.isdisjoint(words(view))
                assert len(LOAN_WORDS & own) <= 1
        assert all(one["loan"] in LOAN_WORDS for one in state.view(SPECTATOR)["sheets"])


def test_a_loan_changes_no_view() -> None:
    """NLV-R07: whatever a seat tells the bank, everybody else sees the same game to the end of it."""
    games: list[State] = []
    for loan in ("borrow", "decline"):
        state = GAME.start(2)
        deal(state)
        play(state, 0, loan + " done")
        play(state, 1, "borrow done")
        games.append(state)
    left, right = games
    for count, (a, b) in enumerate(zip(walk(left, Rng(5)), walk(right, Rng(5)), strict=True)):
        assert a.view(1) == b.view(1), count
        assert a.view(SPECTATOR) == b.view(SPECTATOR), count
    assert left.view(1) != right.view(1)


def test_the_log_keeps_the_secret() -> None:
    """NLV-R07: what is told while the game runs names no loan; the end does."""
    state = GAME.start(2)
    state.listen()
    for here in walk(state, Rng(2)):
        for event in here.heard():
            assert LOAN_WORDS.isdisjoint(words([event.key, *map(str, event.details.values())]))
            assert not any(word in str(event.details) for word in LOAN_WORDS)
    told = state.heard()
    assert [event.details["loan"] for event in told if event.key == "log-nlv-loan"]


def test_planners_do_not_know() -> None:
    """NLV-R07: a planner gets other seats' loans drawn anew and its own as it is."""
    state = GAME.start(2)
    deal(state)
    play(state, 0, "borrow done")
    play(state, 1, "borrow done")
    deal(state)
    seen = set()
    for seed in range(20):
        copy = state.resample(0, Rng(seed))
        loans = [one["loan"] for one in copy.position()["sheets"]]
        assert loans[0] == "borrow"
        seen.add(loans[1])
    assert seen == LOAN_WORDS


def test_the_card_set_aside_does_not_exist_before_it_is_revealed() -> None:
    """NLV-R83, NLV-27: neither views nor position nor log hold it; it could be any card never seen."""
    for seed in range(6):
        state = GAME.start(1)
        state.listen()
        possible = set()
        for here in walk(state, Rng(seed)):
            for picture in (here.view(0), here.view(SPECTATOR), here.position()):
                assert picture["acme"]["loan_card"] is None
            assert all(event.key != "log-nlv-loan-card" for event in here.heard())
            if here.position()["stage"] == "reveal":
                assert isinstance(here, NewLasVegasState)
                for card in DECK:
                    outcome = here.parse_outcome("aside:" + card)
                    if here.possible(outcome):
                        possible.add(card)
                assert possible == {*here.position()["cards"]["pile"]}
        shown = state.view(0)["acme"]["loan_card"]
        assert shown in possible


def test_the_card_set_aside_was_never_dealt() -> None:
    """NLV-27: over a whole game, every card dealt and the card set aside fit into one deck."""
    for seed in range(6):
        state = GAME.start(1)
        rng = Rng(seed)
        fresh: list[str] = []
        while not state.over():
            if state.awaits_chance():
                token = state.outcome_token(state.sample(rng))
                if token in DECK:
                    fresh.append(token)
                elif token.startswith("aside:"):
                    fresh.append(token.removeprefix("aside:"))
                state.reveal_token(token)
            else:
                choices = state.legal(0)
                state.advance(0, choices[rng.below(len(choices))])
        left = DECK[:]
        for card in fresh:
            left.remove(card)
