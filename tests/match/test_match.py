"""A game being played: who answers for chance, what is drafted, what stands and what can be taken back."""

import time
from pathlib import Path

import pytest

from boulevard.games.catalogue import find_game
from boulevard.games.chance import Rng
from boulevard.games.contract import GameError
from boulevard.match import (
    CHANCE,
    Match,
    Scripted,
    Sealed,
    Seeded,
    Source,
    Typed,
    begin,
    read_record,
    replay,
    resume,
    verify,
    write_record,
)
from boulevard.match.table import Seat, Table
from tests.kit import SETTINGS, Setting, pick, text

every = pytest.mark.parametrize("setting", SETTINGS, ids=str)
OLD = sorted((Path(__file__).parent / "data").glob("*.txt"))
drafted = [setting for setting in SETTINGS if setting.game != "lords-of-vegas"]


def play_on(match: Match, chance: Rng, steps: int = 10**9) -> Match:
    """Random steps of whoever is next; in a match that waits for answers, random answers."""
    for _ in range(steps):
        if match.awaits_answer:
            match.answer(match.state.outcome_token(match.state.sample(chance)))
        elif match.over:
            break
        else:
            seat = int(match.state.actor())
            match.take(seat, pick(match.state, seat, chance))
    return match


@pytest.mark.parametrize("file", OLD, ids=lambda file: file.stem)
def test_records_of_earlier_versions_are_played_and_proven(file: Path) -> None:
    written = file.read_text()
    record = read_record(written)
    match = begin(record)
    for _ in replay(record, match):
        pass
    assert match.over
    assert verify(record) == match.answers > 20
    match.source = Sealed(str(record.seed))
    assert write_record(match.record()) == written


# -- sources


@every
def test_the_same_seed_deals_the_same_cards_whoever_keeps_it(setting: Setting) -> None:
    sealed = play_on(Match(setting.start(), Sealed("s")), Rng(1))
    seeded = play_on(Match(setting.start(), Seeded("s")), Rng(1))
    assert sealed.log == seeded.log
    other = play_on(Match(setting.start(), Sealed("t")), Rng(1))
    assert (other.log or [])[: other.answers] != (sealed.log or [])[: other.answers]


@every
def test_a_script_answers_what_it_was_given_and_then_waits(setting: Setting) -> None:
    known = play_on(Match(setting.start(), Sealed("s")), Rng(2))
    answers = [token for actor, token in known.log or [] if actor == CHANCE]
    match = Match(setting.start(), Scripted(answers[:-1]))
    for actor, token in known.log or []:
        if actor != CHANCE:
            if match.awaits_answer:
                match.answer(answers[-1])
            match.play(actor, token)
    if match.awaits_answer:
        match.answer(answers[-1])
    assert match.log == known.log
    assert text(match.state.position()) == text(known.state.position())


def test_a_script_that_chance_could_not_give_is_refused() -> None:
    with pytest.raises(GameError) as refused:
        Match(find_game("welcome-to").start(1), Scripted(["plan:estates-44", "plan:nonsense"]))
    assert refused.value.key == "error-chance-impossible"


@every
def test_a_match_with_typed_chance_waits_for_every_answer(setting: Setting) -> None:
    match = Match(setting.start(), Typed())
    assert match.awaits_answer
    with pytest.raises(GameError):
        match.play(0, "done")
    play_on(match, Rng(3))
    record = read_record(write_record(match.record()))
    assert record.chance == "typed"
    assert record.commitment is None
    assert record.seed is None
    played = begin(record)
    for _ in replay(record, played):
        pass
    assert text(played.state.position()) == text(match.state.position())
    with pytest.raises(GameError, match="Nothing to prove"):
        verify(record)


def test_nobody_can_tell_a_dealer_what_to_deal() -> None:
    match = Match(find_game("welcome-to").start(1), Sealed("s"))
    with pytest.raises(GameError) as refused:
        match.answer("8-park")
    assert refused.value.key == "error-chance-not-next"


@every
def test_a_misread_answer_is_corrected(setting: Setting) -> None:
    match = Match(setting.start(), Typed())
    corrected = 0
    chance = Rng(4)
    while not match.over and corrected < 40:
        if not match.awaits_answer:
            play_on(match, chance, 1)
            continue
        before, log, answers = text(match.state.position()), list(match.log or []), match.answers
        wrong = match.state.outcome_token(match.state.sample(chance))
        match.answer(wrong)
        assert match.can_correct()
        assert match.correct() == wrong
        assert text(match.state.position()) == before
        assert match.log == log
        assert match.answers == answers
        match.answer(match.state.outcome_token(match.state.sample(chance)))
        corrected += 1
    record = match.record()
    for _ in replay(record):
        pass


def test_several_answers_are_corrected_one_by_one_until_something_was_done() -> None:
    match = Match(find_game("welcome-to").start(2), Typed())
    plans = ["plan:estates-44", "plan:estates-36", "plan:estates-34"]
    first = [*plans, "8-park", "9-pool", "10-temp", "5-surveyor", "6-bis", "7-estate"]
    for token in first:
        match.answer(token)
    assert [match.correct() for _ in range(3)] == ["7-estate", "6-bis", "5-surveyor"]
    for token in first[6:]:
        match.answer(token)
    match.play(0, "pick:A")
    assert not match.can_correct()
    with pytest.raises(GameError) as refused:
        match.correct()
    assert refused.value.key == "error-nothing-to-correct"
    match.undo(0)
    assert match.correct() == "7-estate"
    match.answer("7-estate")
    for token in ("pick:A", "write:5@1.3", "done"):
        match.play(0, token)
    assert not match.can_correct()


def test_sealed_chance_is_never_corrected() -> None:
    match = Match(find_game("welcome-to").start(2), Sealed("s"))
    assert not match.can_correct()


# -- drafts and the log


@pytest.mark.parametrize("setting", drafted, ids=str)
def test_a_whole_draft_replaces_what_was_drafted(setting: Setting) -> None:
    match = play_on(Match(setting.start(), Sealed("s")), Rng(5), 30)
    seat = match.state.waiting()[-1]
    trial = match.clone()
    trial.rewind(seat)
    steps = []
    while True:
        steps.append(trial.state.token(seat, pick(trial.state, seat, Rng(6))))
        if trial.play(seat, steps[-1]).confirmed:
            break
    for drafted in (steps[:2], steps[:1], [], steps[:-1]):
        act = match.draft(seat, drafted)
        assert not act.confirmed
        assert match.drafts.get(seat, []) == drafted
    length = len(match.log or [])
    with pytest.raises(GameError) as refused:
        match.draft(seat, [*steps, steps[0]])
    assert refused.value.key == "error-after-confirm"
    assert match.drafts[seat] == steps[:-1]
    assert len(match.log or []) == length
    assert match.draft(seat, steps).confirmed
    assert seat not in match.drafts
    assert (match.log or [])[length : length + len(steps)] == [(seat, token) for token in steps]


@pytest.mark.parametrize("setting", [s for s in drafted if s.seats > 1], ids=str)
def test_an_open_round_stays_out_of_the_record_that_everybody_may_read(setting: Setting) -> None:
    match = Match(setting.start(), Sealed("s"))
    chance = Rng(7)
    seen = 0
    while not match.over and seen < 6:
        public = write_record(match.record(open_round=False))
        seat = int(match.state.actor())
        act = match.take(seat, pick(match.state, seat, chance))
        if act.confirmed and not act.resolved:
            seen += 1
            assert write_record(match.record(open_round=False)) == public
            assert write_record(match.record()) != public
        if act.resolved:
            assert write_record(match.record(open_round=False)) == write_record(match.record())
    assert seen


def test_games_in_turns_have_no_drafts() -> None:
    match = Match(find_game("lords-of-vegas").start(2), Sealed("s"))
    with pytest.raises(GameError) as refused:
        match.draft(0, [])
    assert refused.value.key == "error-no-drafts"


@every
def test_what_is_taken_back_was_never_there(setting: Setting) -> None:
    """Steps and their undoing leave the same match as no steps at all."""
    plain = play_on(Match(setting.start(), Sealed("s")), Rng(8))
    match = Match(setting.start(), Sealed("s"))
    chance = Rng(9)
    undone = 0
    for actor, token in plain.log or []:
        if actor == CHANCE:
            continue
        trial = match.clone()
        trial.take(actor, pick(trial.state, actor, chance))
        if trial.can_undo(actor):
            match.play(actor, trial.drafts[actor][-1] if trial.drafts else (trial.log or [])[-1][1])
            match.undo(actor)
            undone += 1
        match.play(actor, token)
    assert undone
    assert match.log == plain.log
    assert text(match.state.position()) == text(plain.state.position())


@every
def test_a_clone_of_a_match_lives_its_own_life(setting: Setting) -> None:
    match = play_on(Match(setting.start(), Sealed("s")), Rng(10), 25)
    before = (text(match.state.position()), list(match.log or []), match.answers, str(match.drafts))
    twin = play_on(match.clone(), Rng(11))
    assert (text(match.state.position()), list(match.log or []), match.answers, str(match.drafts)) == before
    assert write_record(play_on(match, Rng(11)).record()) == write_record(twin.record())


@every
def test_what_is_refused_changes_nothing(setting: Setting) -> None:
    match = play_on(Match(setting.start(), Sealed("s")), Rng(12), 20)
    before = (text(match.state.position()), list(match.log or []), match.answers, str(match.drafts))
    seat = int(match.state.actor())
    for refused in (
        lambda: match.play(seat, "nonsense"),
        lambda: match.apply(seat, -1),
        lambda: match.play(99, "done"),
        lambda: match.draft(seat, ["nonsense"]),
        lambda: match.answer("nonsense"),
        lambda: match.correct(),
    ):
        with pytest.raises(GameError):
            refused()
    assert (text(match.state.position()), list(match.log or []), match.answers, str(match.drafts)) == before


# -- anywhere


@every
def test_a_match_begins_anywhere(setting: Setting) -> None:
    game = find_game(setting.game)
    for steps in (3, 18, 40):
        position = play_on(Match(setting.start(), Sealed("s")), Rng(13), steps).state.position()
        for source in (Sealed("t"), Typed(), Seeded("u")):
            match = play_on(Match(game.load(position), source, from_box=False), Rng(14))
            record = read_record(write_record(match.record()))
            played = begin(record)
            for _ in replay(record, played):
                pass
            assert text(played.state.position()) == text(match.state.position())
            if source.seed is not None:
                assert verify(record) == match.answers


@every
def test_a_match_goes_on_with_another_source(setting: Setting) -> None:
    """Cards that were typed in until the phone was at hand, and then dealt."""
    match = play_on(Match(setting.start(), Typed()), Rng(15), 40)
    on = resume(read_record(write_record(match.record())), Sealed("s"))
    play_on(on, Rng(16))
    assert on.over


def test_the_story_is_told_with_the_act_that_made_it() -> None:
    match = Match(find_game("lords-of-vegas").start(2), Sealed("s"), listen=True)
    told = [event.key for event in match.begun.story]
    quiet = Match(find_game("lords-of-vegas").start(2), Sealed("s"))
    assert quiet.begun.story == []
    chance = Rng(17)
    for _ in range(30):
        seat = int(match.state.actor())
        told += [event.key for event in match.take(seat, pick(match.state, seat, chance)).story]
    assert len(told) > 10
    assert match.state.heard() == []


def test_a_seed_that_is_no_secret_is_in_the_record_from_the_start() -> None:
    match = Match(find_game("welcome-to").start(1), Seeded("today"))
    record = read_record(write_record(match.record()))
    assert (record.chance, record.seed, record.commitment) == ("seeded", "today", None)
    assert verify(record) == match.answers
    forged = write_record(match.record()).replace("seed: today", "seed: yesterday")
    with pytest.raises(GameError, match="Chance should have given"):
        verify(read_record(forged))


def test_a_source_that_never_speaks_lets_everything_be_told() -> None:
    match = Match(find_game("welcome-to").start(1), Source())
    assert match.awaits_answer
    assert match.begun.chance == []


def test_nobody_waits_until_a_clock_that_was_ahead_is_right(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("strip", "lords-of-vegas", 2)
    table.pause, table.longest_wait, table.turn_limit = 4.0, 60.0, 600
    for number in range(2):
        table.sits(number, Seat("person", f"person {number}", "Ann"))
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 90_000)
    table.begins()
    table.absorb(table.event("wait", 1, {"until": now + 90_060}))
    monkeypatch.setattr(time, "time", lambda: now)
    assert table.formality() == "turn-card"
    assert table.pause_ends() == now + 60
    assert table.deadline() == now + 660
    monkeypatch.setattr(time, "time", lambda: now + 61)
    assert table.pause_ends() == now + 60  # it does not go on running away
