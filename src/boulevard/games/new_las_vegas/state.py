"""A game of New Las Vegas in progress."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from boulevard.games.chance import Chance
from boulevard.games.contract import Game, GameError, Json, Score, State
from boulevard.games.streets import STAMPS, Draft, Pile, StreetsState

from . import picture
from .acme import Acme
from .components import (
    BORROWS,
    CARD_TOKENS,
    COLOURS,
    DECLINES,
    LOANS,
    NO_CARD,
    PROJECT_NAMES,
    PROJECTS_IN_PLAY,
    card_token,
    effect_of,
    number_of,
)
from .dealing import (
    DEALING,
    DEALING_PROJECTS,
    DECIDING,
    OVER,
    PLAYING,
    REVEALING,
    STAGES,
    UPPER_HALF,
    Stock,
    Table,
)
from .edition import Edition
from .notation import refusal, step_token
from .projects import PROJECTS, project_in_play
from .scoring import score_sheets
from .turn import Offer, Turn, choices, take

# Answers of chance while cards are dealt: card * 2, + 1 for a card that comes again; or an approval card.
APPROVAL: Final[i64] = 250  # + colour
NO_NUMBERS: Final = vec[i64]([0, 0, 0])


def new_stock(edition: Edition, solo: bool, introductory: bool) -> Stock:
    aside: i64 = 1 if solo and not introductory else 0
    upper = UPPER_HALF - aside if solo else i64(0)
    return Stock(Pile(edition.cards[:]), Pile(vec[u8]()), aside, upper)


class NewLasVegasState(StreetsState):
    def __init__(
        self,
        game: Game,
        seats: i64,
        options: dict[str, Any],
        edition: Edition,
        turns: vec[Turn],
        stock: Stock,
        table: Table,
    ) -> None:
        super().__init__(game, seats, options)
        self.edition = edition
        self.turns = turns
        self.stamp = STAMPS.fresh()
        self.solo = seats == 1
        self.introductory: bool = options["introductory"]
        self.acme: Acme | None = None
        if self.solo:
            level: int = options["acme"]
            self.acme = Acme(edition.architects[level - 1])
        self.stage: i64 = DEALING_PROJECTS
        self.turn = 0
        self.waiting = seats
        self.front = 0
        self.projects = vec[i64]()
        self.approved: i64 = 0  # projects fulfilled in earlier turns, as a mask
        self.taken: i64 = 0  # avenues where somebody built a hotel in an earlier turn
        self.stock = stock
        self.table = table
        self.offer: Offer | None = None

    # -- who is next

    def over(self) -> bool:
        return self.stage == OVER

    def awaits_chance(self) -> bool:
        return self.stage == DEALING or self.stage == DEALING_PROJECTS or self.stage == REVEALING

    def draft(self, seat: i64) -> Turn:
        return self.turns[seat]

    def put_draft(self, seat: i64, draft: Draft) -> None:
        assert isinstance(draft, Turn)
        self.turns[seat] = draft

    # -- chance

    def sample(self, chance: Chance) -> i64:
        if self.stage == DEALING:
            approvals = self._approvals_that_may_come()
            left = self.stock.left()
            if approvals > 0 and chance.below(left + approvals) >= left:
                return APPROVAL + self._hidden_approval(chance.below(approvals))
            return self.stock.some(chance)
        if self.stage == REVEALING:
            return 2 * self.stock.fresh.some(chance)
        candidates = vec[i64]()
        for index in range(i64(len(PROJECTS))):
            if self.possible(index):
                candidates = append(candidates, index)
        return candidates[chance.below(i64(len(candidates)))]

    def _approvals_that_may_come(self) -> i64:
        """Approval cards among those the next card is drawn from."""
        acme = self.acme
        if acme is None or self.stock.upper > 0:
            return 0
        return PROJECTS_IN_PLAY - i64(len(acme.came))

    def _hidden_approval(self, index: i64) -> i64:
        """The colour of one of the approval cards still in the pile."""
        acme = self.acme
        assert acme is not None
        for colour in range(PROJECTS_IN_PLAY):
            if not acme.has_come(colour):
                if index == 0:
                    return colour
                index -= 1
        return -1

    def possible(self, outcome: i64) -> bool:
        if self.stage == DEALING:
            if outcome >= APPROVAL:
                acme = self.acme
                return (
                    acme is not None
                    and self.stock.upper == 0
                    and outcome < APPROVAL + PROJECTS_IN_PLAY
                    and not acme.has_come(outcome - APPROVAL)
                )
            return self.stock.holds(outcome)
        if self.stage == REVEALING:
            return not outcome & 1 and self.stock.fresh.holds(outcome >> 1)
        golf = not self.introductory
        return outcome < len(PROJECTS) and project_in_play(outcome, i64(len(self.projects)), golf)

    def settle(self, outcome: i64) -> None:
        if self.stage == DEALING:
            self._deal_card(outcome)
        elif self.stage == REVEALING:
            self._reveal_loan_card(outcome >> 1)
        else:
            self.projects = append(self.projects[:], outcome)
            if len(self.projects) == PROJECTS_IN_PLAY:
                self.stage = DEALING if self.introductory or self._loans_known() else DECIDING
                self.make_offer()
                self.open_round()

    def _loans_known(self) -> bool:
        """A typed position may bring its loans along."""
        return self.turns[0].base.loan != 0

    def _deal_card(self, outcome: i64) -> None:
        acme = self.acme
        if outcome >= APPROVAL and acme is not None:
            acme.approval(outcome - APPROVAL)
            if self.story is not None:
                self.tell("log-nlv-approval", project=int(outcome - APPROVAL) + 1)
        else:
            self.stock.remove(outcome)
            self.table.put(outcome >> 1)
            if self.table.complete():
                self.stage = PLAYING
                self.turn += 1
                self.make_offer()
                self.open_round()
                return
        if self.stock.left() == 0 and self._approvals_that_may_come() == 0:
            self.refill()

    def _reveal_loan_card(self, card: i64) -> None:
        acme = self.acme
        assert acme is not None
        self.stock.fresh.remove(card)
        self.stock.aside = 0
        acme.loan_card = card
        if self.story is not None:
            self.tell("log-nlv-loan-card", card=card_token(int(card)), borrows=acme.borrows())
        self._finish()

    def refill(self) -> None:
        """Solo: the discards go back into the pile, not ACME's cards. Otherwise all cards are shuffled."""
        acme = self.acme
        if acme is None:
            self.stock = Stock(Pile(self.edition.cards[:]), Pile(vec[u8]()), 0, 0)
            return
        rest = Pile(self.edition.cards[:])
        for i in range(self.stock.fresh.left):
            rest.remove(i64(self.stock.fresh.cards[i]))
        for card in acme.cards:
            rest.remove(i64(card))
        for card in self.table.cards:
            if i64(card) != NO_CARD:
                rest.remove(i64(card))
        self.stock.again = rest
        self.stock.upper = 0
        self.tell("log-nlv-reshuffle")

    def make_offer(self) -> None:
        numbers = NO_NUMBERS
        effects = NO_NUMBERS
        if self.stage == PLAYING:
            cards = self.table.cards
            shift: i64 = 0 if self.solo else 3
            numbers = vec[i64]([number_of(i64(cards[0])), number_of(i64(cards[1])), number_of(i64(cards[2]))])
            effects = vec[i64](
                [
                    effect_of(i64(cards[shift])),
                    effect_of(i64(cards[shift + 1])),
                    effect_of(i64(cards[shift + 2])),
                ]
            )
        self.offer = Offer(
            self.edition,
            self.stage == DECIDING,
            numbers,
            effects,
            self.solo,
            self.projects,
            self.approved,
            self.taken,
            self.approved == 0 and not self.solo,
        )

    # -- steps

    def _offer(self) -> Offer:
        offer = self.offer
        assert offer is not None
        return offer

    def draft_choices(self, seat: i64, draft: Draft) -> vec[i64]:
        assert isinstance(draft, Turn)
        return choices(draft, self._offer())

    def draft_step(self, seat: i64, draft: Draft, choice: i64) -> None:
        assert isinstance(draft, Turn)
        take(draft, self._offer(), choice)

    def own_turn(self, seat: i64) -> Turn:
        turn = self.own_draft(seat)
        assert isinstance(turn, Turn)
        return turn

    def resolve(self) -> None:
        if self.stage == DECIDING:
            for seat in range(self.seats):
                self.own_turn(seat).commit()
            self.tell("log-nlv-loans")
            self.stage = DEALING
            return
        if self.story is not None:
            for seat in range(self.seats):
                self.tell("log-nlv-turn", seat=int(seat), steps=self.draft_tokens(seat))
        approved = self.approved
        reshuffle = False
        ended = False
        acme = self.acme
        if acme is not None:
            acme.receive(i64(self.table.cards[self.turns[0].given]))
        for seat in range(self.seats):
            turn = self.own_turn(seat)
            self.approved |= turn.claims
            reshuffle = reshuffle or turn.reshuffle
            turn.commit()
            ended = ended or turn.base.finished()
        if acme is not None:
            self.approved |= self._acme_builds(acme, approved)
            reshuffle = approved == 0 and self.approved != 0
            ended = ended or acme.all_projects()
        for turn in self.turns:
            self.taken |= turn.base.large | turn.base.small
        if ended:
            if self.solo:
                self.table.clear()
            self.stage = REVEALING if self.stock.aside else OVER
            if self.stage == OVER:
                self._finish()
            return
        self._next_deal(reshuffle)

    def _acme_builds(self, acme: Acme, approved: i64) -> i64:
        hotels = acme.hotels
        fulfilled = acme.end_turn(self.edition, self.projects, approved, self.taken)
        self.taken |= acme.hotels
        if self.story is not None:
            for colour in range(PROJECTS_IN_PLAY):
                if fulfilled >> colour & 1:
                    self.tell("log-nlv-acme-project", project=int(colour) + 1)
            for avenue in range(11):
                if (acme.hotels & ~hotels) >> avenue & 1:
                    self.tell("log-nlv-acme-hotel", avenue=avenue + 1)
        return fulfilled

    def _next_deal(self, reshuffle: bool) -> None:
        self.stage = DEALING
        if self.solo:
            self.table.clear()
            if reshuffle or (self.stock.left() == 0 and self._approvals_that_may_come() == 0):
                self.refill()
        elif reshuffle or self.stock.left() == 0:
            self.refill()
            self.table.clear()
            self.tell("log-nlv-reshuffle")
        else:
            self.table.flip()

    def _finish(self) -> None:
        self.stage = OVER
        if self.story is not None and not self.introductory:
            for seat in range(self.seats):
                self.tell("log-nlv-loan", seat=int(seat), loan=LOANS[self.turns[seat].base.loan] or "-")

    # -- text

    def token(self, seat: i64, choice: i64) -> str:
        return step_token(choice, self.turns[seat], self._offer())

    def explain(self, seat: i64, token: str) -> GameError:
        legal = self.tokens(seat)
        return refusal(token, self.turns[seat], self._offer(), ", ".join(legal[:12]))

    def draft_tokens(self, seat: i64) -> list[str]:
        """The steps of a seat's draft in the notation (a step's token depends on the sheet before it)."""
        turn = self.turns[seat]
        if len(turn.steps) == 0:
            return []
        again = Turn(turn.base.clone())
        offer = self._offer()
        tokens: list[str] = []
        for step in turn.steps:
            tokens.append(step_token(step, again, offer))
            take(again, offer, step)
        return tokens

    def outcome_token(self, outcome: i64) -> str:
        if self.stage == DEALING:
            if outcome >= APPROVAL:
                return "approval:" + COLOURS[outcome - APPROVAL]
            return ("again:" if outcome & 1 else "") + card_token(int(outcome >> 1))
        if self.stage == REVEALING:
            return "aside:" + card_token(int(outcome >> 1))
        return "project:" + PROJECT_NAMES[outcome]

    def parse_outcome(self, token: str) -> i64:
        kind, _, rest = token.partition(":")
        if self.stage == DEALING:
            if kind == "approval" and rest in COLOURS:
                return APPROVAL + COLOURS.index(rest)
            if kind == "again" and rest in CARD_TOKENS:
                return 2 * CARD_TOKENS[rest] + 1
            return 2 * CARD_TOKENS[token] if token in CARD_TOKENS else -1
        if self.stage == REVEALING:
            return 2 * CARD_TOKENS[rest] if kind == "aside" and rest in CARD_TOKENS else -1
        return PROJECT_NAMES.index(rest) if kind == "project" and rest in PROJECT_NAMES else -1

    # -- copies and secrets

    def clone(self) -> "NewLasVegasState":
        turns = self.turns[:]
        state = NewLasVegasState(
            self.game, self.seats, self.options, self.edition, turns, self.stock.clone(), self.table.clone()
        )
        self.share_drafts(state)
        state.undoable = self.undoable
        acme = self.acme
        if acme is not None:
            state.acme = acme.clone()
        state.stage = self.stage
        state.turn = self.turn
        state.waiting = self.waiting
        state.front = self.front
        state.projects = self.projects  # never changed in place
        state.approved = self.approved
        state.taken = self.taken
        state.offer = self.offer
        return state

    def resample(self, seat: i64, chance: Chance) -> State:
        """Other seats' drafts are forgotten and their loans drawn anew; cards to come have no order."""
        state = self.clone()
        if self.stage == OVER:
            return state
        state.waiting = 0
        state.front = 0
        for other in range(self.seats):
            turn = state.own_turn(other)
            if other != seat:
                turn.rewind()
                turn.confirmed = False
                if turn.base.loan:
                    turn.base = turn.base.clone()
                    turn.base.loan = BORROWS if chance.below(2) else DECLINES
                    turn.sheet = turn.base
            if not turn.confirmed:
                state.waiting += 1
        return state

    # -- pictures

    def position(self) -> Json:
        return self._picture(True, -1)

    def view(self, seat: i64) -> Json:
        return self._picture(False, seat)

    def _picture(self, everything: bool, viewer: i64) -> Json:
        """A position, or the part of it that one seat may know."""
        revealed = everything or self.stage == OVER
        drawn: Json = {
            "game": self.game.id,
            "rules": self.game.rules_version,
            "seats": int(self.seats),
            "options": dict(self.options),
            "stage": STAGES[self.stage],
            "turn": int(self.turn),
            "projects": [
                {"project": PROJECT_NAMES[self.projects[k]], "approved": bool(self.approved >> k & 1)}
                for k in range(i64(len(self.projects)))
            ],
            "cards": picture.cards_json(self.stock, self.table, self.solo),
            "sheets": [
                picture.sheet_json(self.turns[seat].base, revealed or seat == viewer)
                for seat in range(self.seats)
            ],
        }
        acme = self.acme
        if acme is not None:
            drawn["acme"] = picture.acme_json(acme)
            # The card set aside costs it nothing before it is revealed, so this tells no secret.
            if self.stage == OVER or not everything:
                beside = self.turns[0].sheet if viewer == 0 else self.turns[0].base
                drawn["acme"]["score"] = acme.score(beside).json()
        if everything:
            drawn["drafts"] = [self.draft_tokens(seat) for seat in range(self.seats)]
        else:
            drawn["confirmed"] = [turn.confirmed for turn in self.turns]
            if viewer >= 0:
                turn = self.turns[viewer]
                drawn["draft"] = {
                    "steps": self.draft_tokens(viewer),
                    "sheet": picture.sheet_json(turn.sheet, True),
                }
        return drawn

    def turn_key(self, seat: i64) -> str:
        turn = self.turns[seat]
        return f"{picture.sheet_json(turn.sheet, True)}{turn.reshuffle}{turn.given}{self.stage}{self.turn}"

    # -- the end

    def scores(self) -> list[Score]:
        return score_sheets([turn.sheet for turn in self.turns], self.acme, self.introductory)

    def acme_score(self) -> Score | None:
        """What ACME has in the solo game; until the card set aside is revealed it is taken not to borrow."""
        acme = self.acme
        return None if acme is None else acme.score(self.turns[0].sheet)

    def places(self) -> list[int]:
        """In the solo game 1 is a win against ACME (or a complete tie), 2 a defeat."""
        rival = self.acme_score()
        if rival is None:
            return super().places()
        score = self.scores()[0]
        return [1 if [score.total, *score.tie_break] >= [rival.total, *rival.tie_break] else 2]
