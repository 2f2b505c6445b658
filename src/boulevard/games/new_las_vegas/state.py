"""A game of New Las Vegas in progress."""

from typing import Any, Final

from boulevard.games.chance import Chance
from boulevard.games.contract import SPECTATOR, Game, GameError, Json, Odds, Score, State
from boulevard.games.native import append, i64, u8, vec
from boulevard.games.packed import BIT, byte
from boulevard.games.streets.cards import HAND
from boulevard.games.streets.draft import Draft
from boulevard.games.streets.notation import Notation
from boulevard.games.streets.others import CARD_WEIGHT, COUNTED, END, HOTEL, OTHERS, SHUFFLE, Others
from boulevard.games.streets.pile import Pile
from boulevard.games.streets.sheet import StreetSheet
from boulevard.games.streets.state import StreetsState, some_of
from boulevard.games.streets.turn import Round

from . import menu, picture, readings
from .acme import Acme
from .components import (
    AVENUES,
    BORROWS,
    CARD_TOKENS,
    COLOURS,
    DECLINES,
    LOANS,
    PROJECT_NAMES,
    PROJECTS_IN_PLAY,
    UNDECIDED,
    card_token,
)
from .dealing import (
    COUNTING,
    DEALING,
    DEALING_PROJECTS,
    DECIDING,
    OVER,
    PLAYING,
    REVEALING,
    STAGES,
    UPPER_HALF,
    Stock,
    VegasCards,
)
from .edition import Edition
from .notation import NOTATION
from .projects import PROJECTS, projects_in_play
from .refusals import refusal
from .rest import BOXES, LOAN, Rest, most_now
from .scoring import Comparison, Outlook, Together, prospects, score_sheets
from .sheet import Sheet
from .turn import VegasDraft, VegasRound, own_round

# Answers of chance while cards are dealt: card * 2, + 1 for a card that comes again; or an approval card.
APPROVAL: Final[i64] = 250  # + colour
EVERYBODY: Final[i64] = -2


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
        rules: int,
        edition: Edition,
        drafts: vec[Draft],
        stock: Stock,
        cards: VegasCards,
    ) -> None:
        super().__init__(game, seats, options, rules, drafts)
        self.edition = edition
        self.introductory: bool = options["introductory"]
        self.acme: Acme | None = None
        if self.solo:
            level: int = options["acme"]
            self.acme = Acme(edition.architects[level - 1])
        self.stage = DEALING_PROJECTS
        self.projects = vec[i64]()
        self.taken: i64 = 0  # avenues where somebody built a hotel in an earlier turn
        self.stock = stock
        self.cards = cards
        # Of a resampled state: who knows its own loan. The others' are drawn, and count only at the end.
        self.knower: i64 = EVERYBODY

    # -- who is next

    def over(self) -> bool:
        return self.stage == OVER

    def awaits_chance(self) -> bool:
        return self.stage != PLAYING and self.stage != OVER and self.stage != DECIDING

    def seats_play(self) -> bool:
        return self.stage == PLAYING or self.stage == DECIDING

    def draft(self, seat: i64) -> VegasDraft:
        draft = self.drafts[seat]
        assert isinstance(draft, VegasDraft)
        return draft

    # -- chance

    def sample(self, chance: Chance) -> i64:
        if self.stage == DEALING:
            approvals = self._approvals_that_may_come()
            left = self.stock.left()
            if approvals > 0 and chance.below(left + approvals) >= left:
                return APPROVAL + self._hidden_approval(chance.below(approvals))
            return self.stock.some(chance) if self.others is None else super().sample(chance)
        if self.stage == REVEALING:
            return 2 * self.stock.fresh.some(chance)
        if self.stage == DEALING_PROJECTS:
            return some_of(self._projects_that_may_come(), chance)
        return super().sample(chance)

    def outcomes(self) -> Odds:
        if self.stage == DEALING_PROJECTS:
            return self._even_odds(i64(len(PROJECTS)))
        odds = Odds()
        if self.stage == COUNTING:
            for value in range(self._most_counted() + 1):
                odds.add(COUNTED + value, 1)
        elif self.stage == DEALING:
            if self.others is None:
                self.stock.weigh(odds)
            else:
                self.stock.fresh.weigh(odds, 2, 0, CARD_WEIGHT)
                self._weigh_news(odds)
            unit = self.stock.unit()
            for colour in range(PROJECTS_IN_PLAY):
                if self.possible(APPROVAL + colour):
                    odds.add(APPROVAL + colour, unit)
        else:
            self.stock.fresh.weigh(odds, 2, 0, 1)
        return odds

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
        if self.stage == COUNTING:
            return COUNTED <= outcome <= COUNTED + self._most_counted()
        if self.stage == DEALING:
            if outcome >= OTHERS:
                return self._others_may(outcome)
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
        return outcome < len(PROJECTS) and self._projects_that_may_come() >> outcome & 1 != 0

    def _projects_that_may_come(self) -> i64:
        return projects_in_play(i64(len(self.projects)), not self.introductory)

    def settle(self, outcome: i64) -> None:
        if self.stage == DEALING:
            if outcome >= OTHERS:
                self._hear(outcome)
            else:
                self._deal_card(outcome)
        elif self.stage == COUNTING:
            self._count(outcome - COUNTED)
        elif self.stage == REVEALING:
            self._reveal_loan_card(outcome >> 1)
        else:
            self.projects = append(self.projects[:], outcome)
            if len(self.projects) == PROJECTS_IN_PLAY:
                self.stage = DEALING if self.introductory or self._loans_known() else DECIDING
                self.make_rounds()
                self.open_round()

    def _loans_known(self) -> bool:
        """A typed position may bring its loans along."""
        return self.draft(0).base.loan != 0

    def _deal_card(self, outcome: i64) -> None:
        acme = self.acme
        if outcome >= APPROVAL and acme is not None:
            acme.approval(outcome - APPROVAL)
            if self.story is not None:
                self.tell("log-nlv-approval", project=int(outcome - APPROVAL) + 1)
        else:
            self.stock.remove(outcome)
            self.cards.put(outcome >> 1)
            if self.cards.complete():
                self.stage = PLAYING
                self.turn += 1
                self.make_rounds()
                self.open_round()
                return
        if self.stock.left() == 0 and self._approvals_that_may_come() == 0:
            self.refill()

    # -- others, whose sheets are of paper

    def sit_with(self, others: Others) -> None:
        super().sit_with(others)
        self.acme = None

    def between_turns(self) -> bool:
        return self.stage == DEALING and self.turn > 0 and self.cards.dealt == 0

    def others_news(self) -> vec[i64]:
        news = super().others_news()
        if len(news) == 0:
            return news
        for avenue in range(AVENUES):
            if not self.taken >> avenue & 1:
                news = append(news, HOTEL + avenue)
        return news

    def stacks_lie(self) -> bool:
        return self.cards.effects_lie()

    def _goal_word(self) -> str:
        return "project"

    def _others_json(self, others: Others) -> Json:
        return others.json() | {"hotels": picture.avenues_of(others.hotels)}

    def _hear(self, news: i64) -> None:
        others = self.others
        assert others is not None
        if news == END:
            self.tell("log-nlv-others-end")
            self.stage = COUNTING
        elif news == SHUFFLE:
            self.cards.clear()
            self.refill()
            self.tell("log-nlv-reshuffle")
        elif news >= HOTEL:
            others.hotels |= BIT[news - HOTEL]
            self.taken |= others.hotels
            self.tell("log-nlv-others-hotel", avenue=int(news - HOTEL) + 1)
        else:
            self.approved |= BIT[news - OTHERS]
            self.tell("log-nlv-others-project", project=int(news - OTHERS) + 1)

    def _count(self, value: i64) -> None:
        others = self.others
        assert others is not None
        others.tell(value)
        rest = self.rest()
        if rest is not None and rest.known():
            self._finish()

    def rest(self) -> Rest | None:
        others = self.others
        return None if others is None else Rest(others, self.introductory)

    def _asked(self) -> i64:
        rest = self.rest()
        assert rest is not None
        return rest.asked()

    def _most_counted(self) -> i64:
        return most_now(self._asked(), self.edition)

    def _counted_token(self, value: i64) -> str:
        asked = self._asked()
        if asked == LOAN:
            return "others:loan" if value else "others:no-loan"
        return f"others:{'inauguration' if asked == BOXES else 'series'}-{value}"

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
        """All cards that do not lie on the table become the pile again; solo: nor those that ACME has, and of
        the others the ones never seen stay apart."""
        rest = Pile(self.edition.cards[:])
        for held in self.cards.held():
            rest.remove(held)
        acme = self.acme
        if acme is None:
            self.stock = Stock(rest, Pile(vec[u8]()), 0, 0)
            return
        for unseen in self.stock.fresh.contents():
            rest.remove(unseen)
        for card in acme.cards:
            rest.remove(i64(card))
        self.stock.again = rest
        self.stock.upper = 0
        self.tell("log-nlv-reshuffle")

    def make_rounds(self) -> None:
        round = VegasRound(
            self.cards.numbers(0),
            self.cards.effects(0 if self.solo else HAND),
            self.solo,
            self.approved,
            self.approved == 0 and not self.solo,
            self.edition,
            self.stage == DECIDING,
            self.projects,
            self.taken,
            self.rules,
        )
        self.rounds = append(vec[Round](), round)

    # -- steps

    def aside(self, seat: i64, draft: Draft) -> i64:
        assert isinstance(draft, VegasDraft)
        if self.solo:  # ACME keeps the card it is given
            return i64(self.cards.slots[draft.spare]) if self.stage == PLAYING else i64(0)
        shuffled_anyway = self.stock.left() == 0 and self.rules == 1
        wish = draft.reshuffle and not shuffled_anyway
        return 1 if wish and not draft.sheet.finished() else 0

    def resolve(self) -> None:
        if self.stage == DECIDING:
            for seat in range(self.seats):
                self.own_draft(seat).commit()
            self.tell("log-nlv-loans")
            self.stage = DEALING
            return
        self._tell_turns("log-nlv-turn")
        approved = self.approved
        others = self.others
        reshuffle = False
        ended = False
        acme = self.acme
        if acme is not None:
            acme.receive(i64(self.cards.slots[self.draft(0).spare]))
        if self.story is not None:
            for seat in range(self.seats):
                self._announce(seat, self.draft(seat))
        for seat in range(self.seats):
            draft = self.own_draft(seat)
            self.approved |= draft.claims
            reshuffle = reshuffle or draft.reshuffle
            draft.commit()
            ended = ended or self.draft(seat).base.finished()
        if acme is not None:
            self.approved |= self._acme_builds(acme, approved)
            reshuffle = approved == 0 and self.approved != 0
            ended = ended or acme.all_projects()
        for seat in range(self.seats):
            sheet = self.draft(seat).base
            self.taken |= sheet.large | sheet.small
        if ended:
            if others is not None:
                self.stage = COUNTING
                return
            if self.solo:
                self.cards.clear()
            self.stage = REVEALING if self.stock.aside else OVER
            if self.stage == OVER:
                self._finish()
            return
        self._next_deal(reshuffle)

    def _announce(self, seat: i64, draft: VegasDraft) -> None:
        """The hotels and projects of a seat's turn, as ACME's are announced."""
        for k in range(PROJECTS_IN_PLAY):
            if draft.claims >> k & 1:
                points = int(byte(draft.sheet.projects, k))
                self.tell("log-nlv-project", seat=int(seat), project=int(k) + 1, points=points)
        for avenue in range(AVENUES):
            if (draft.sheet.large & ~draft.base.large) >> avenue & 1:
                self.tell("log-nlv-hotel-large", seat=int(seat), avenue=int(avenue) + 1)
            if (draft.sheet.small & ~draft.base.small) >> avenue & 1:
                self.tell("log-nlv-hotel-small", seat=int(seat), avenue=int(avenue) + 1)

    def _acme_builds(self, acme: Acme, approved: i64) -> i64:
        hotels = acme.hotels
        fulfilled = acme.end_turn(self.edition, self.projects, approved, self.taken)
        self.taken |= acme.hotels
        if self.story is not None:
            for colour in range(PROJECTS_IN_PLAY):
                if fulfilled >> colour & 1:
                    self.tell("log-nlv-acme-project", project=int(colour) + 1)
            for avenue in range(AVENUES):
                if (acme.hotels & ~hotels) >> avenue & 1:
                    self.tell("log-nlv-acme-hotel", avenue=int(avenue) + 1)
        return fulfilled

    def _next_deal(self, reshuffle: bool) -> None:
        self.stage = DEALING
        if self.solo:
            self.cards.clear()
            if reshuffle or (self.stock.left() == 0 and self._approvals_that_may_come() == 0):
                self.refill()
            return
        empty = self.stock.left() == 0
        if reshuffle or (empty and self.rules == 1):
            self.cards.clear()
        else:  # the effects of the last three cards count; the discards alone make new stacks
            self.cards.flip()
        if reshuffle or empty:
            self.refill()
            self.tell("log-nlv-reshuffle")

    def _finish(self) -> None:
        self.stage = OVER
        if self.story is not None and not self.introductory:
            for seat in range(self.seats):
                self.tell("log-nlv-loan", seat=int(seat), loan=LOANS[self.draft(seat).base.loan] or "-")

    # -- text

    def notation(self) -> Notation:
        return NOTATION

    def refusal(self, seat: i64, token: str, legal: str) -> GameError:
        return refusal(token, self.draft(seat), own_round(self.round(seat)), legal)

    def outcome_token(self, outcome: i64) -> str:
        if outcome >= COUNTED:
            return self._counted_token(outcome - COUNTED)
        if outcome >= OTHERS:
            return self._news_token(outcome)
        if self.stage == DEALING:
            if outcome >= APPROVAL:
                return "approval:" + COLOURS[outcome - APPROVAL]
            return ("again:" if outcome & 1 else "") + card_token(int(outcome >> 1))
        if self.stage == REVEALING:
            return "aside:" + card_token(int(outcome >> 1))
        return "project:" + PROJECT_NAMES[outcome]

    def parse_outcome(self, token: str) -> i64:
        kind, _, rest = token.partition(":")
        if kind == "others" or self.stage == COUNTING:
            return super().parse_outcome(token)
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
        state = NewLasVegasState(
            self.game,
            self.seats,
            self.options,
            self.rules,
            self.edition,
            self.drafts[:],
            self.stock.clone(),
            self.cards.clone(),
        )
        self._copy_round(state)
        acme = self.acme
        if acme is not None:
            state.acme = acme.clone()
        state.projects = self.projects  # never changed in place
        state.taken = self.taken
        state.knower = self.knower
        return state

    def _resample(self, seat: i64, chance: Chance) -> State:
        """Other seats' drafts are forgotten and their loans drawn anew; cards to come have no order."""
        state = self.clone()
        if self.stage == OVER:
            return state
        state._forget_drafts(seat)
        state.knower = seat
        for other in range(self.seats):
            if other != seat and state.draft(other).base.loan:
                state.own_draft(other)
                draft = state.draft(other)
                sheet = draft.base.clone()
                sheet.loan = BORROWS if chance.below(2) else DECLINES
                draft.public = sheet
                draft.drafted = sheet
        return state

    # -- pictures

    def _stages(self) -> list[str]:
        return STAGES

    def _draw_table(self, drawn: Json, everything: bool, viewer: i64, shown: list[int]) -> None:
        revealed = everything or self.stage == OVER
        drawn["projects"] = [
            {"project": PROJECT_NAMES[self.projects[k]], "approved": bool(self.approved >> k & 1)}
            for k in range(i64(len(self.projects)))
        ]
        drawn["cards"] = picture.cards_json(self.stock, self.cards, self.solo)
        drawn["sheets"] = [
            picture.sheet_json(self.draft(seat).base, revealed or seat == viewer) for seat in shown
        ]
        acme = self.acme
        if acme is not None:
            drawn["acme"] = picture.acme_json(acme)
            # The card set aside costs it nothing before it is revealed, so this tells no secret.
            if self.stage == OVER or not everything:
                beside = self.draft(0).sheet if viewer == 0 else self.draft(0).base
                drawn["acme"]["score"] = acme.score(beside).json()

    def _sheet_json(self, sheet: StreetSheet) -> Json:
        assert isinstance(sheet, Sheet)
        return picture.sheet_json(sheet, True)

    def _readings(self, seat: i64, drawn: Json, shown: list[int]) -> Json:
        acme = self.acme
        seen = self._seen_by(seat)
        rest = self.rest()
        comparison = Comparison(seen, acme, self.introductory, rest)
        read: Json = {
            "cards": readings.cards_for(drawn["cards"]),
            "taken": picture.avenues_of(self.taken),
            "sheets": [readings.sheet_readings(self.draft(one).base, self.introductory) for one in shown],
            # Before the end this would tell who wants a loan.
            "settled": readings.settled([seen[one] for one in shown], comparison)
            if self.stage == OVER
            else None,
        }
        if seat >= 0:
            draft = self.draft(seat)
            before: Json = read["sheets"][shown.index(int(seat))]
            read["draft"] = (
                before if draft.untouched() else readings.sheet_readings(draft.sheet, self.introductory)
            )
            if self.stage != OVER:
                read["prospects"] = self._prospects(seat, comparison)
        read["longest"] = readings.longest(seen, acme, rest)
        if acme is not None:
            read["acme"] = readings.acme_readings(acme)
        return read

    def _entry(self, seat: i64, step: i64) -> Json:
        draft = self.draft(seat)
        return menu.entry(step, self.token(seat, step), draft.sheet, draft.number)

    # -- the end

    def scores(self) -> list[Score]:
        sheets = [self.draft(seat).sheet for seat in range(self.seats)]
        return score_sheets(sheets, self.acme, self.introductory, self._hidden(), self.rest())

    def _score(self, seat: i64) -> Score:
        sheets = [self.draft(seat).sheet for seat in range(self.seats)]
        table = Together(sheets, self.acme, self.introductory, self._hidden(), self.rest())
        return table.score(sheets[seat])

    def _hidden(self) -> Outlook | None:
        """Of a state in which the wishes of others are not known: what a seat knows of the bank."""
        hidden: Outlook | None = None
        if self.stage != OVER and not self.introductory:
            if self.knower != EVERYBODY:
                hidden = self._outlook(self.knower)
            elif self.others is not None:
                hidden = self._outlook(SPECTATOR)
        return hidden

    def _outlook(self, seat: i64) -> Outlook:
        """What a seat (or a spectator) knows of the bank."""
        others = self.others
        architects: i64 = 2 if self.solo else self.seats + (i64(0) if others is None else others.count)
        if seat == SPECTATOR:
            return Outlook(self.edition, UNDECIDED, architects)
        return Outlook(self.edition, self.draft(seat).sheet.loan, architects - 1)

    def prospects(self, seat: i64) -> Json:
        """A seat's safe and debts as they stand, and what the bank may change, as far as it can know."""
        known = self._known(seat)
        comparison = Comparison(self._seen_by(known), self.acme, self.introductory, self.rest())
        return self._prospects(known, comparison)

    def _prospects(self, seat: i64, comparison: Comparison) -> Json:
        sheet = self.draft(seat).sheet
        decided = not self.introductory and sheet.loan != UNDECIDED
        return prospects(sheet, comparison, self._outlook(seat) if decided else None)

    def _seen_by(self, seat: i64) -> list[Sheet]:
        """Every sheet as this seat sees it."""
        return [
            self.draft(other).sheet if other == seat else self.draft(other).base
            for other in range(self.seats)
        ]

    def acme_score(self) -> Score | None:
        """What ACME has in the solo game; until the card set aside is revealed it is taken not to borrow."""
        acme = self.acme
        return None if acme is None else acme.score(self.draft(0).sheet)

    def places(self) -> list[int]:
        """In the solo game 1 is a win against ACME (or a complete tie), 2 a defeat."""
        rival = self.acme_score()
        if rival is None:
            return super().places()
        score = self.scores()[0]
        return [1 if [score.total, *score.tie_break] >= [rival.total, *rival.tie_break] else 2]
