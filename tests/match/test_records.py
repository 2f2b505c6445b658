"""Records: what is written is read back, what is damaged is refused by line."""

import contextlib

import pytest

from boulevard.games import chance as chances
from boulevard.games.catalogue import find_game
from boulevard.games.chance import Rng, commitment
from boulevard.games.contract import GameError
from boulevard.match import (
    Match,
    Record,
    RecordError,
    Sealed,
    begin,
    read_record,
    replay,
    verify,
    write_record,
)
from tests.kit import pick

RECORD = """\
boulevard record 1
game: welcome-to
rules: 1
options: {"advanced": false, "expert": false, "roundabouts": false}
seats: 2
names: ["Ann", "Ben"]

# The three plans, three effects, then three numbers.
* plan:estates-44 plan:estates-36 plan:estates-34
* 8-park 9-pool 10-temp 5-surveyor 6-bis 7-estate
1: pick:A write:5@1.3 park done
2: pick:C write:9@2.11 done
* 1-park 15-estate 8-pool
"""


def _finished() -> str:
    match = Match(find_game("welcome-to").start(2), Sealed("a seed"), ["Ann", "Ben"])
    chance = Rng(3)
    while (seat := match.state.actor()) >= 0:
        match.apply(seat, pick(match.state, seat, chance))
    return write_record(match.record())


def _last_state(record: Record) -> str:
    match = begin(record)
    for _ in replay(record, match):
        pass
    return str(match.state.position())


def test_a_hand_written_record_is_replayed() -> None:
    moments = list(replay(read_record(RECORD)))
    assert [moment.token for moment in moments][-4:] == ["done", "1-park", "15-estate", "8-pool"]
    assert [moment.actor for moment in moments][9:14] == [0, 0, 0, 0, 1]
    position = moments[-1].state.position()
    assert position["sheets"][0]["streets"][0]["houses"][2] == 5
    assert position["sheets"][0]["streets"][0]["parks"] == 1
    assert position["sheets"][1]["streets"][1]["houses"][10] == 9
    assert position["sheets"][1]["temps"] == 1


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("boulevard record 1", "chess record", 1, "error-record-first-line"),
        ("game: welcome-to", "game: chess", 2, "error-no-such-game"),
        ("rules: 1", "rules: 9", 2, "error-rules-version"),
        ("rules: 1", "rules: one", 3, "error-record-number"),
        ('{"advanced": false,', '{"advanced" false,', 4, "error-record-json"),
        ('"advanced"', '"no-such"', 2, "error-option-unknown"),
        ("seats: 2", "seats: 0", 11, "error-seat-written"),
        ("seats: 2\n", "", 1, "error-record-missing"),
        ("seats: 2\n", "seats: 2\nseats: 2\n", 6, "error-record-twice"),
        ('["Ann", "Ben"]', '["Ann"]', 6, "error-record-names"),
        ("* plan:estates-44", "* plan:estates-45", 9, "error-chance-impossible"),
        ("1: pick:A", "3: pick:A", 11, "error-seat-written"),
        ("1: pick:A", "1: pick:Q", 11, "error-step-not-now"),
        ("write:5@1.3 park", "write:5@1.3 pool", 11, "error-wt-other-effect"),
        ("2: pick:C", "1: pick:C", 12, "error-not-your-turn"),
        ("* 1-park", "* 1-pool", 13, "error-chance-impossible"),
        ("* 1-park 15-estate 8-pool", "* 1-park 15-estate 8-pool 2-park", 13, "error-chance-not-next"),
        ("* 1-park 15-estate 8-pool", "*", 13, "error-record-empty-line"),
        ("* 1-park 15-estate 8-pool", "hello", 13, "error-record-unknown-line"),
        ("* 1-park 15-estate 8-pool", "result: 1 2", 13, "error-record-unfinished"),
        ("* 1-park", "result: 1 2\n* 1-park", 14, "error-record-after-end"),
        ("* 1-park", "game: welcome-to\n* 1-park", 13, "error-record-twice"),
        ("* 1-park", "commitment: x\n* 1-park", 13, "error-record-late-header"),
    ],
)
def test_a_damaged_record_is_refused_naming_the_line(old: str, new: str, line: int, reason: str) -> None:
    damaged = RECORD.replace(old, new, 1)
    assert damaged != RECORD
    with pytest.raises(RecordError) as caught:
        list(replay(read_record(damaged)))
    assert caught.value.line == line
    inner = caught.value.details["reason"]
    assert isinstance(inner, GameError)
    assert inner.key == reason
    assert str(caught.value).startswith(f"Line {line}: ")


def test_a_wrong_result_is_refused() -> None:
    written = _finished()
    lines = written.splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("result: "))
    lines[at] = "result: 1 1"
    with pytest.raises(RecordError) as caught:
        list(replay(read_record("\n".join(lines))))
    assert caught.value.line == at + 1


def test_cutting_a_record_anywhere_gives_an_unfinished_game_or_an_error() -> None:
    written = _finished()
    for length in range(0, len(written), 97):
        with contextlib.suppress(RecordError):
            _last_state(read_record(written[:length]))


def test_a_game_can_start_from_a_position() -> None:
    match = Match(find_game("welcome-to").start(2), Sealed("a seed"))
    chance = Rng(5)
    for _ in range(31):
        seat = match.state.actor()
        match.apply(seat, pick(match.state, seat, chance))
    middle = find_game("welcome-to").load(match.state.position())
    puzzle = Match(middle, Sealed("another seed"), from_box=False)
    while (seat := puzzle.state.actor()) >= 0:
        puzzle.apply(seat, pick(puzzle.state, seat, chance))
    record = read_record(write_record(puzzle.record()))
    assert _last_state(record) == str(puzzle.state.position())
    assert verify(record) == puzzle.answers


def test_verify_proves_that_chance_was_not_touched() -> None:
    written = _finished()
    assert verify(read_record(written)) > 50
    no_seed = "\n".join(line for line in written.splitlines() if not line.startswith("seed:"))
    with pytest.raises(RecordError, match="seed"):
        verify(read_record(no_seed))
    with pytest.raises(RecordError, match="sealed"):
        verify(read_record(written.replace("seed: a seed", "seed: b seed")))
    forged = written.replace("seed: a seed", "seed: b seed").replace(
        commitment("a seed"), commitment("b seed")
    )
    with pytest.raises(RecordError, match="Chance should have given"):
        verify(read_record(forged))


def test_every_answer_of_the_dealer_stands_alone() -> None:
    """Answer n follows from the seed and n, not from the answers before it."""
    dealer = chances.Sealed("seed")
    in_order = []
    for answer in range(20):
        dealer.turn_to(answer)
        in_order.append([int(dealer.below(1000)) for _ in range(11)])
    for answer in (7, 0, 19):
        dealer.turn_to(answer)
        assert [int(dealer.below(1000)) for _ in range(11)] == in_order[answer]
    assert len({tuple(numbers) for numbers in in_order}) == 20


def test_the_generators_have_not_changed() -> None:
    """Old seeds must keep giving old games, on every machine."""
    rng = Rng(12345)
    assert [int(rng.word()) for _ in range(4)] == KNOWN_WORDS
    dealer = chances.Sealed("boulevard")
    assert [int(dealer.word()) for _ in range(4)] == KNOWN_SEALED


KNOWN_WORDS = [81281697, 704977440, 1116036237, 1545230889]
KNOWN_SEALED = [700623813, 2728667475, 1393809564, 1466177187]
