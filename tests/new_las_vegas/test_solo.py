"""Alone against ACME."""

from collections import Counter
from typing import Any

import pytest

from boulevard.games.chance import Rng
from boulevard.games.contract import SPECTATOR, GameError
from boulevard.games.new_las_vegas.edition import DATA
from boulevard.games.new_las_vegas.state import NewLasVegasState
from tests.kit import walk
from tests.new_las_vegas.sheets import (
    DECK,
    GAME,
    filler,
    own_data,
    project_cards,
    sheet,
    solo,
    turns_of,
    written,
)
from tests.new_las_vegas.sheets import (
    PLAIN_PROJECTS as PLAIN,
)
from tests.streets import Json, category, deal, drafted, play, refuses, take_card, verbs

LEVEL_1 = DATA["acme"]["architects"][0]


def parts(state: Any) -> dict[str, int]:
    score = state.acme_score()
    assert score is not None
    assert score.total == sum(points for _, points in score.parts)
    return dict(score.parts)


# -- cards


def test_levels() -> None:
    """NLV-R81: five architects; ACME is not at a table for two."""
    for level in range(1, 6):
        state = GAME.start(1, {"acme": level})
        assert state.position()["acme"]["cards"] == []
    assert "acme" not in GAME.start(2).position()
    with pytest.raises(GameError):
        GAME.start(1, {"acme": 6})


def test_two_halves() -> None:
    """NLV-R82, NLV-R83, NLV-27: no approval card among the first 39; all three before the pile is empty."""
    for seed in range(30):
        state = GAME.start(1)
        rng = Rng(seed)
        drawn = 0
        came: list[int] = []
        reshuffled = False
        while not state.over():
            if state.awaits_chance():
                stage = state.position()["stage"]
                token = state.outcome_token(state.sample(rng))
                if stage == "cards":
                    if token.startswith("approval"):
                        came.append(drawn)
                    else:
                        drawn += 1
                    reshuffled = reshuffled or token.startswith("again")
                    if state.position()["cards"]["upper"] > 0:
                        assert not state.possible(250)
                state.reveal_token(token)
            else:
                choices = state.legal(0)
                state.advance(0, choices[rng.below(len(choices))])
            if not reshuffled:
                approved = any(entry["approved"] for entry in state.position()["projects"])
                assert approved or all(number >= 39 for number in came)
            if drawn >= 80 and not reshuffled:
                assert len(came) == 3


def test_the_bank_first() -> None:
    """NLV-R83: the player decides about the bank, then a card is set aside: 80 can be drawn."""
    state = GAME.start(1)
    deal(state)
    assert state.tokens(0) == ["borrow", "decline"]
    play(state, 0, "borrow done")
    deal(state)
    cards = state.position()["cards"]
    assert len(cards["pile"]) == 78
    assert cards["upper"] == 36
    assert state.position()["acme"]["loan_card"] is None


def test_number_and_effect_from_two_cards() -> None:
    """NLV-R84: two different cards; the third goes to ACME's pile, behind those it has."""
    state = solo(sheet("1", loan="borrow"), hand="5-show 8-construction 11-limousine", cards=["9-limousine"])
    assert state.tokens(0) == ["pick:AB", "pick:AC", "pick:BA", "pick:BC", "pick:CA", "pick:CB"]
    play(state, 0, "pick:AB open:5@1.2")
    assert verbs(state, "crane")
    state.play(0, "done")
    assert state.position()["acme"]["cards"] == ["9-limousine", "11-limousine"]
    assert state.position()["cards"]["hand"] == [None, None, None]


def test_what_acme_has_so_far() -> None:
    """NLV-R91 to NLV-R96: views count ACME as if the game ended now, beside the reader's own draft."""
    for seed in range(4):
        state = GAME.start(1, {"acme": 1 + seed})
        for here in walk(state, Rng(seed)):
            assert isinstance(here, NewLasVegasState)
            score = here.acme_score()
            assert score is not None
            shown = here.view(0)["acme"]["score"]
            assert shown == score.json()
            assert shown["total"] == sum(shown["categories"].values())
            assert shown["categories"]["bankruptcy"] == 0  # the card set aside is not known yet
            assert "score" not in here.position()["acme"]
        assert state.view(0)["acme"]["score"] == state.position()["acme"]["score"]


def test_what_acme_has_tells_nobody_about_a_draft() -> None:
    """NLV-R94: the street bonus is compared with the player's series; others see that of confirmed turns."""
    state = solo(sheet("1", loan="borrow"), hand="3-show 5-construction 7-limousine")
    before = state.view(SPECTATOR)["acme"]["score"]
    own = state.view(0)["acme"]["score"]
    play(state, 0, "pick:AB open:3@1.2")
    assert state.view(SPECTATOR)["acme"]["score"] == before
    assert state.view(0)["acme"]["score"]["categories"]["streets"] < own["categories"]["streets"]


def test_refusal_feeds_acme() -> None:
    """NLV-R85: two boxes, and a card for ACME is chosen all the same."""
    stuck = sheet("12 13 . 14 15", ". 12 13 14 . 15", "12 . 13 14 15", "12 13 14 . 15")
    state = solo(stuck)
    play(state, 0, "refuse")
    assert drafted(state)["inauguration"]["checked"] == 5
    assert state.tokens(0) == ["give:A", "give:B", "give:C"]
    refuses(state, 0, "done", "error-nlv-give-first")
    play(state, 0, "give:B done")
    assert state.position()["acme"]["cards"] == ["8-construction"]


def test_no_choice_about_shuffling() -> None:
    """NLV-R89, NLV-17: the first project makes the shuffle compulsory; ACME's pile stays."""
    one = sheet("2 4 . 6 8 . 10")
    hand = "12-show 8-construction 11-limousine"
    state = solo(one, hand=hand, projects=["large-3", "even-6", "cranes-4"], cards=["9-show", "9-show"])
    play(state, 0, "pick:AB open:12@1.8 claim:2")
    assert "reshuffle" not in state.tokens(0)
    state.play(0, "done")
    cards = state.position()["cards"]
    assert Counter(cards["again"]) == Counter(DECK) - Counter(cards["pile"]) - Counter(
        ["9-show", "9-show", "11-limousine"]
    )
    assert cards["upper"] == 0
    assert state.position()["acme"]["cards"] == ["9-show", "9-show", "11-limousine"]


def dealing(one: Json, level: int = 1, projects: tuple[str, str, str] = PLAIN, **known: Any) -> Any:
    """A solo game in which the next hand is dealt: as many cards are out as the turns say."""
    turns = turns_of(one)
    pile = DECK[:]
    cards = known.pop("cards", None) or pile[:turns]
    for card in cards:
        pile.remove(card)
    acme = {"cards": cards, **known.pop("acme", {})}
    unseen = pile[2 * turns :] if known.pop("high", False) else pile[: len(pile) - 2 * turns]
    return GAME.load(
        {
            "game": "new-las-vegas",
            "options": {"acme": level, **known.pop("options", {})},
            "stage": "cards",
            "turn": turns,
            "projects": project_cards(projects, known.pop("approved", ())),
            "cards": {"pile": unseen, "again": [], "upper": 0, "hand": [None, None, None]},
            "sheets": [one],
            "acme": acme,
        }
    )


def dealt(state: Any, cards: int = 3, number: str = "") -> None:
    """Reveals cards from the pile, with this number if one is asked for."""
    for _ in range(cards):
        cards_left = state.position()["cards"]
        if any(card.startswith(number) for card in cards_left["pile"]):
            state.reveal_token(next(card for card in cards_left["pile"] if card.startswith(number)))
        else:
            state.reveal_token(
                "again:" + next(card for card in cards_left["again"] if card.startswith(number))
            )


def sheet_of(turns: int, **known: Any) -> Json:
    one = filler(turns)
    one["loan"] = "borrow"
    one.update(known)
    return one


def test_shuffle_when_the_pile_is_empty() -> None:
    """NLV-R89, NLV-17: in the middle of a deal, without the cards in hand and without ACME's."""
    data = own_data()["acme"]
    data["architects"][0]["approvals"] = [[False, []], [False, []], [False, []]]
    state = dealing(
        sheet_of(26), options={"sheet": {"acme": data}}, acme={"approvals": ["pink", "purple", "yellow"]}
    )
    assert len(state.position()["cards"]["pile"]) == 3
    dealt(state, 2)
    cards = state.position()["cards"]
    assert len(cards["pile"]) == 1  # the one set aside
    assert len(cards["again"]) == 52
    assert not state.possible(state.parse_outcome(cards["pile"][0]))
    state.reveal_token("again:" + cards["again"][0])
    assert state.position()["stage"] == "play"
    assert len(state.position()["acme"]["cards"]) == 26


# -- approvals


def test_approval_cards() -> None:
    """NLV-R86: an approval card is replaced at once and takes effect at the end of the turn."""
    state = dealing(sheet_of(13), level=2)
    state.reveal_token("approval:purple")
    assert state.position()["cards"]["hand"] == [None, None, None]
    with pytest.raises(GameError):
        state.reveal_token("approval:purple")
    dealt(state)
    acme = state.position()["acme"]
    assert acme["approvals"] == ["purple"]
    assert acme["hotels"] == []
    _any_turn(state)
    acme = state.position()["acme"]
    assert acme["hotels"] == [3]  # level 2, first approval: not fulfilled, hotel 3
    assert acme["projects"] == [0, 0, 0]


def test_three_approvals() -> None:
    """NLV-R86, NLV-R87: level 1 as in the rulebook: no and 6, no and 7, yes and 8 and 9."""
    state = dealing(sheet_of(13))
    for colour in ("yellow", "pink", "purple"):
        state.reveal_token("approval:" + colour)
    dealt(state)
    _any_turn(state)
    acme = state.position()["acme"]
    assert acme["hotels"] == [6, 7, 8, 9]
    assert acme["projects"] == [0, 9, 0]
    assert [entry["approved"] for entry in state.position()["projects"]] == [False, True, False]


def test_acme_shuffles_too() -> None:
    """NLV-R89, NLV-17: a project that ACME fulfils first makes the shuffle compulsory as well."""
    state = dealing(sheet_of(13), level=5)
    state.reveal_token("approval:pink")
    dealt(state)
    _any_turn(state)
    assert len(state.position()["cards"]["again"]) == 26 + 2


def test_acme_is_later() -> None:
    """NLV-R87: the lower value if you fulfilled the project in an earlier turn."""
    one = sheet("2 4 . 6 8 . 10 12", ". 1 2 3", "", "1 2 3 . 4 5 6", projects=(0, 8, 0))
    assert turns_of(one) == 15
    state = dealing(one, level=5, projects=("large-3", "even-6", "cranes-4"), approved=[2])
    state.reveal_token("approval:purple")
    dealt(state)
    _any_turn(state)
    assert state.position()["acme"]["projects"] == [0, 4, 0]


def test_both_in_the_same_turn() -> None:
    """NLV-R87, NLV-11: both write down the higher value."""
    one = sheet("2 4 . 6 8 . 10", ". 1 2", "", "1 2 3 . 4 5 6")
    assert turns_of(one) == 13
    state = dealing(one, level=5, projects=("large-3", "even-6", "cranes-4"), high=True)
    state.reveal_token("approval:purple")
    for card in ("12-show", "9-limousine", "9-improvement"):
        state.reveal_token(card)
    play(state, 0, "pick:AB open:12@1.8 claim:2 done")
    assert state.position()["acme"]["projects"] == [0, 8, 0]
    assert state.position()["sheets"][0]["projects"] == [0, 8, 0]


def test_acmes_hotels() -> None:
    """NLV-R88, NLV-18: where ACME has a hotel yours is small; where you had one ACME builds none."""
    mine = sheet("1 . . . . 5", "1 . . . . 5", "1 . . . . 5", "1 2 3")
    # Avenue 1 is complete and yours; level 1 builds 6, 7, then 8 and 9.
    assert mine["hotels"]["large"] == [1]
    data = own_data()["acme"]
    data["architects"][0]["approvals"][0] = [False, [1, 6]]
    state = _fourteen(mine, options={"sheet": {"acme": data}})
    state.reveal_token("approval:pink")
    dealt(state)
    _any_turn(state)
    assert state.position()["acme"]["hotels"] == [6]
    dealt(state, 3, "6-")
    _open(state, "4.6")
    assert drafted(state)["hotels"] == {"large": [1], "small": [6]}


def test_the_same_turn_is_in_time() -> None:
    """NLV-R88, NLV-18: in the turn of the approval card you may still build the large hotel."""
    mine = sheet("1 . . . . 5", "1 . . . . 5", "1 . . . . 5", "1 2 3")
    state = _fourteen(mine)
    state.reveal_token("approval:pink")
    dealt(state, 3, "6-")
    _open(state, "4.6")
    state.play(0, "done")
    assert state.position()["sheets"][0]["hotels"]["large"] == [1, 6]
    assert state.position()["acme"]["hotels"] == [6]


def test_acmes_hotels_fulfil_nothing() -> None:
    """NLV-R88: only the approval cards give ACME a project."""
    state = dealing(sheet_of(13), projects=("hotels-row-4", "odd-7", "cranes-4"))
    for colour in ("pink", "purple", "yellow"):
        state.reveal_token("approval:" + colour)
    dealt(state)
    _any_turn(state)
    assert state.position()["acme"]["hotels"] == [6, 7, 8, 9]
    assert state.position()["acme"]["projects"][0] == 0


def test_acme_ends_the_game() -> None:
    """NLV-R90: level 5 fulfils all three projects; the card set aside is turned over."""
    state = dealing(sheet_of(13), level=5)
    for colour in ("pink", "purple", "yellow"):
        state.reveal_token("approval:" + colour)
    dealt(state)
    _any_turn(state)
    assert state.position()["stage"] == "reveal"
    assert state.awaits_chance()
    with pytest.raises(GameError):
        state.reveal_token("aside:" + state.position()["acme"]["cards"][0] + "x")
    deal(state)
    assert state.over()
    assert state.position()["acme"]["loan_card"] in DECK
    assert state.position()["acme"]["score"]["total"] == state.acme_score().total


def _any_turn(state: Any) -> None:
    """A turn without effect."""
    for verb in ("pick", "open", "done"):
        state.play(0, next(step for step in state.tokens(0) if step.split(":")[0] == verb))


def _open(state: Any, casino: str) -> None:
    """Opens this casino with any number that fits."""
    for pick in [step for step in state.tokens(0) if step.startswith("pick")]:
        state.play(0, pick)
        for step in state.tokens(0):
            if step.startswith("open") and step.endswith("@" + casino):
                state.play(0, step)
                return
        state.undo(0)
    raise AssertionError("no number fits")


def _fourteen(mine: Json, **known: Any) -> Any:
    """The sheet with as many further casinos as it takes to see the lower half."""
    turns = turns_of(mine)
    row = mine["streets"][3]["casinos"]
    for avenue in (7, 8, 9, 11):
        if turns < 13:
            row[avenue - 1] = avenue
            turns += 1
    assert turns == 13
    return dealing(mine, **known)


# -- points


def score_of(one: Json, *cards: str, level: int = 1, loan_card: str | None = None, **acme: Any) -> Any:
    """Points of a finished solo game; a sheet that is not finished is scored as it stands."""
    known: Json = {"cards": [*cards], **acme}
    if loan_card:
        known["loan_card"] = loan_card
    return written(one, options={"acme": level}, acme=known)


TEN = sheet("", "", ". . . 2 3 4 . 5 6 7", "1 2 3 . 4")


def cards_with(*effects: str) -> list[str]:
    pile = DECK[:]
    return [take_card(pile, effect=effect) for effect in effects]


def test_cards_score() -> None:
    """NLV-R92, NLV-R93: each Inauguration, Show and Limousine card brings its value; hotels too."""
    state = score_of(TEN, *cards_with("inauguration", "show", "limousine", "show"))
    assert {"inauguration": 1, "shows": 2, "limousine": 1}.items() <= parts(state).items()
    built = score_of(TEN, approvals=["pink", "purple"], hotels=[6, 7])
    assert parts(built)["hotels"] == 2 * 2


def test_improvement_thresholds() -> None:
    """NLV-R91: from its threshold on, a domain counts with the improved value."""
    for improvements in range(9):
        effects = ["limousine", "show"] + ["improvement"] * improvements
        state = score_of(filled(12), *cards_with(*effects))
        values, at = LEVEL_1["values"], LEVEL_1["improvement_at"]
        for domain in ("limousine", "shows"):
            expected = values[domain][1 if improvements >= at[domain] else 0]
            assert parts(state)[domain] == expected


def filled(turns: int) -> Json:
    return sheet_of(turns)


def test_acmes_streets() -> None:
    """NLV-R94: construction cards and the number on the crane, at least 1, in every street, and the bonus."""
    # Level 1: three less. The player has series of 1 in the two lower streets.
    for cards, series in ((0, 1), (3, 1), (4, 1), (5, 2), (6, 3)):
        state = score_of(filled(12), *cards_with(*["construction"] * cards))
        bonus = LEVEL_1["values"]["streets"][0]
        longest = [int(state.draft(0).base.longest(street, -1)) for street in range(4)]
        leads = sum(series >= length for length in longest)
        assert parts(state)["streets"] == 4 * series + leads * bonus


def test_your_street_bonus() -> None:
    """NLV-R94, NLV-R74: yours if your series is at least as long as ACME's."""
    one = sheet("1 3 . 5", "", "", "2 3 4 . 5 6 7")
    state = score_of(one, *cards_with(*["construction"] * 6))  # series of 3
    assert category(state, "streets") == 3 + 6 + 1
    assert parts(state)["streets"] == 4 * 3 + 4 * LEVEL_1["values"]["streets"][0]


def test_acmes_golf() -> None:
    """NLV-R95: three equal effects in a row are two holes; order counts."""
    three = score_of(filled(5), *cards_with("show", "show", "show"))
    assert parts(three)["golf"] == 2 * LEVEL_1["values"]["golf"][0]
    mixed = score_of(filled(5), *cards_with("show", "limousine", "show"))
    assert parts(mixed)["golf"] == 0


def test_introductory_acme() -> None:
    """NLV-29: no golf and no loan in the introductory solo game."""
    one = filler(5, True)
    state = written(one, options={"introductory": True}, acme={"cards": cards_with("show", "show", "show")})
    assert parts(state)["golf"] == 0
    fresh = GAME.start(1, {"introductory": True})
    deal(fresh)
    assert fresh.position()["stage"] == "play"
    assert fresh.position()["cards"]["upper"] == 37


@pytest.mark.parametrize(("cards", "points", "second"), [(2, 10, False), (3, 10, False), (4, 5, True)])
def test_your_inauguration(cards: int, points: int, second: bool) -> None:
    """NLV-R92, NLV-26: your boxes against its cards; fewer makes you second, with the debt."""
    one = filled(8)
    one["streets"][1]["built"] = [1]  # one debt, which the one bundle covers
    one["loan"] = "decline"
    state = score_of(one, *cards_with(*["inauguration"] * cards))
    assert category(state, "inauguration") == points
    assert category(state, "bankruptcy") == (-20 if second else 0)


FINISHED = sheet(
    "1 2 . 3 4 . 5 6 . 7 8", ". 1 2 3 . 4 5 . 6 7 8", "1 . 2 3 4 5 . 6 7 8", "1 2 3 . 4 5 6 7 8 . 9"
)


@pytest.mark.parametrize(
    ("loan", "card", "bank", "penalty"),
    [
        ("borrow", "15-construction", 4, 0),
        ("borrow", "9-limousine", 4, 0),  # level 1 borrows from 9 on
        ("borrow", "8-show", 2, 0),
        ("decline", "9-limousine", 2, 0),
        ("decline", "8-show", 0, 8),
        ("decline", "1-show", 0, 1),
    ],
)
def test_the_card_set_aside(loan: str, card: str, bank: int, penalty: int) -> None:
    """NLV-R96, NLV-R78: ACME borrows from its number on; if neither borrows it loses the card's number."""
    for debts in range(7):
        one = {**FINISHED, "loan": loan, "streets": [dict(row) for row in FINISHED["streets"]]}
        one["streets"][0]["built"] = []
        names = [(0, 3), (0, 6), (0, 9), (1, 1), (1, 5), (1, 8)][:debts]
        for street, avenue in names:
            one["streets"][street]["built"] = [*one["streets"][street].get("built", []), avenue]
        one["inauguration"] = {"checked": 12, "bonuses": [None] * 5}
        state = score_of(one, loan_card=card)
        assert state.over()
        assert category(state, "bankruptcy") == (-20 if debts > 1 + bank else 0)
        assert parts(state)["bankruptcy"] == -penalty


def test_win_and_defeat() -> None:
    """NLV-28: place 1 against ACME, or 2; hotels decide a tie, and a complete tie is a win."""
    won = score_of({**FINISHED, "loan": "borrow"}, loan_card="8-show")
    assert won.scores()[0].total > won.acme_score().total
    assert won.places() == [1]
    lost = score_of(
        {**FINISHED, "loan": "borrow"},
        *[card for card in DECK if "construction" in card],
        loan_card="8-show",
        level=5,
    )
    assert lost.scores()[0].total < lost.acme_score().total
    assert lost.places() == [2]
