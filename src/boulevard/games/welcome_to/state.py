"""A game of Welcome To... in progress."""

from typing import Any, Final

from boulevard.games.chance import Chance
from boulevard.games.contract import Game, GameError, Json, Odds, Score, State
from boulevard.games.native import append, i64, u8, vec
from boulevard.games.packed import BIT
from boulevard.games.streets.cards import HAND, NO_CARD, effect_of
from boulevard.games.streets.draft import Draft
from boulevard.games.streets.notation import Notation
from boulevard.games.streets.others import CARD_WEIGHT, COUNTED, END, OTHERS, SHUFFLE, Others
from boulevard.games.streets.pile import Pile
from boulevard.games.streets.sheet import StreetSheet
from boulevard.games.streets.state import StreetsState, some_of
from boulevard.games.streets.turn import Round

from . import menu, picture, readings
from .components import CARD_TOKENS, CARDS, DECK_SIZE, EFFECTS, SOLO_CARD, SOLO_UPPER_HALF, card_token
from .dealing import COUNTING, DEALING, DEALING_PLANS, FIRST_SEAT, OVER, PLAYING, STAGES, WelcomeCards
from .notation import notation_of
from .plans import PLAN_NAMES, PLANS, PLANS_IN_PLAY, plans_in_play
from .refusals import refusal
from .scoring import NO_OTHERS, Temps, score_sheet, score_sheets
from .scoring import UNKNOWN as NOT_COUNTED
from .sheet import Sheet
from .turn import WelcomeDraft, WelcomeRound, own_round

NOTHING_PASSED: Final = vec[i64]()
UNKNOWN: Final[i64] = -1
TOP: Final[i64] = 128  # + effect: an answer of chance, after the cards


class WelcomeState(StreetsState):
    def __init__(
        self,
        game: Game,
        seats: i64,
        options: dict[str, Any],
        rules: int,
        drafts: vec[Draft],
        pile: Pile,
        cards: WelcomeCards,
        advanced: bool,
        roundabouts: bool,
    ) -> None:
        super().__init__(game, seats, options, rules, drafts)
        self.advanced = advanced
        self.roundabouts = roundabouts
        self.expert = cards.expert
        self.stage = DEALING_PLANS
        self.plans = vec[i64]()
        self.pile = pile
        self.cards = cards
        self.solo_seen = False
        # Since version 2 the one pile of the solo and the expert game lies effect side up.
        self.open_pile = rules > 1 and (self.solo or self.expert)
        self.top: i64 = UNKNOWN  # the effect of its top card
        self.first_open = False  # was the first card of this deal seen on the pile?

    # -- who is next

    def over(self) -> bool:
        return self.stage == OVER

    def awaits_chance(self) -> bool:
        return self.stage < PLAYING or self.stage == COUNTING

    def seats_play(self) -> bool:
        return self.stage == PLAYING

    def draft(self, seat: i64) -> WelcomeDraft:
        draft = self.drafts[seat]
        assert isinstance(draft, WelcomeDraft)
        return draft

    # -- chance

    def _turning_up(self) -> bool:
        """Are the cards dealt and the pile's next effect not known yet?"""
        return self.cards.complete()

    def _first_is_known(self) -> bool:
        """Is the next card the one whose effect everybody saw?"""
        return self.top != UNKNOWN and self.cards.dealt == 0

    def sample(self, chance: Chance) -> i64:
        if self.stage == DEALING:
            if self.open_pile or self.solo:
                return self._sample_special(chance)
            return self.pile.some(chance) if self.others is None else super().sample(chance)
        if self.stage == FIRST_SEAT:
            return chance.below(self.seats)
        if self.stage == COUNTING:
            return super().sample(chance)
        return some_of(self._plans_that_may_come(), chance)

    def _sample_special(self, chance: Chance) -> i64:
        """A card of a pile in which the Solo card may be, or whose top may be seen."""
        if self._first_is_known():
            return self.pile.some_with(chance, self.top)
        if self._solo_may_come() and chance.below(self.pile.left + 1) == self.pile.left:
            return SOLO_CARD
        card = self.pile.some(chance)
        return TOP + effect_of(card) if self._turning_up() else card

    def outcomes(self) -> Odds:
        if self.stage == COUNTING:
            odds = Odds()
            for temps in range(self.draft(0).base.edition.temp_boxes + 1):
                odds.add(COUNTED + temps, 1)
            return odds
        if self.stage != DEALING:
            return self._even_odds(self.seats if self.stage == FIRST_SEAT else i64(len(PLANS)))
        odds = Odds()
        if self._turning_up():
            for effect in range(i64(len(EFFECTS))):
                count = self.pile.count_with(effect)
                if count:
                    odds.add(TOP + effect, count)
        elif self._first_is_known():
            all_cards = Odds()
            self.pile.weigh(all_cards, 1, 0, 1)
            for i in range(i64(len(all_cards.outcomes))):
                if effect_of(all_cards.outcomes[i]) == self.top:
                    odds.add(all_cards.outcomes[i], all_cards.weights[i])
            return odds
        else:
            self.pile.weigh(odds, 1, 0, 1 if self.others is None else CARD_WEIGHT)
            self._weigh_news(odds)
        if self._solo_may_come():
            odds.add(SOLO_CARD, 1)
        return odds

    def _solo_may_come(self) -> bool:
        return self.solo and not self.solo_seen and DECK_SIZE - self.pile.left >= SOLO_UPPER_HALF

    def possible(self, outcome: i64) -> bool:
        if self.stage == COUNTING:
            return COUNTED <= outcome <= COUNTED + self.draft(0).base.edition.temp_boxes
        if self.stage == DEALING:
            if outcome >= OTHERS:
                return self._others_may(outcome)
            if outcome == SOLO_CARD:
                return self._solo_may_come() and not self._first_is_known()
            if self._turning_up():
                return outcome >= TOP and self.pile.count_with(outcome - TOP) > 0
            known = not self._first_is_known() or effect_of(outcome) == self.top
            return known and outcome < TOP and self.pile.holds(outcome)
        if self.stage == FIRST_SEAT:
            return outcome < self.seats
        if self.stage != DEALING_PLANS or outcome >= len(PLANS):
            return False
        return self._plans_that_may_come() >> outcome & 1 != 0

    def _plans_that_may_come(self) -> i64:
        stack = i64(len(self.plans))
        return plans_in_play(stack, self.advanced, self.roundabouts, self.draft(0).base.edition)

    def settle(self, outcome: i64) -> None:
        if self.stage == DEALING:
            if outcome >= OTHERS:
                self._hear(outcome)
            else:
                self._deal_card(outcome)
        elif self.stage == COUNTING:
            self._count(outcome - COUNTED)
        elif self.stage == FIRST_SEAT:
            self.cards.first_seat = outcome
            self.stage = DEALING
        else:
            self.plans = append(self.plans[:], outcome)
            if len(self.plans) == PLANS_IN_PLAY:
                self.stage = FIRST_SEAT if self.expert and self.others is None else DEALING

    def _deal_card(self, outcome: i64) -> None:
        cards = self.cards
        if outcome == SOLO_CARD:
            self.solo_seen = True
            self.approved = 7
            self.tell("log-wt-solo-card")
        elif outcome >= TOP:
            self.top = outcome - TOP
        else:
            self.pile.remove(outcome)
            if self.open_pile and cards.dealt == 0:
                self.first_open = self.top != UNKNOWN
                self.top = UNKNOWN
            cards.put(outcome)
        if cards.dealt < cards.to_deal:
            if self.pile.left == 0 and self.expert:
                self._refill(True)  # the discards are shuffled in the middle of a deal
        elif not self.open_pile or not self._pile_to_look_at():
            self.stage = PLAYING
            self.turn += 1
            self.make_rounds()
            self.open_round()

    # -- others, whose sheets are of paper

    def sit_with(self, others: Others) -> None:
        super().sit_with(others)
        self.open_pile = False

    def between_turns(self) -> bool:
        return self.stage == DEALING and self.turn > 0 and self.cards.dealt == 0

    def stacks_lie(self) -> bool:
        return self.pile.left < DECK_SIZE if self.expert else self.cards.effects_lie()

    def _goal_word(self) -> str:
        return "plan"

    def _hear(self, news: i64) -> None:
        if news == END:
            self.tell("log-wt-others-end")
            self.stage = COUNTING
        elif news == SHUFFLE:
            self._refill(False)
            self.cards.clear()
            self.tell("log-wt-reshuffle")
        else:
            self.approved |= BIT[news - OTHERS]
            self.tell("log-wt-others-plan", plan=int(news - OTHERS) + 1)

    def _count(self, temps: i64) -> None:
        others = self.others
        assert others is not None
        others.tell(temps)
        self.tell("log-wt-others-temps", temps=int(temps))
        if len(others.told) == others.count:
            self.stage = OVER

    def _others_temps(self) -> i64:
        """As `temp_points` wants them: unknown until they are counted."""
        others = self.others
        if others is None:
            return NO_OTHERS
        if len(others.told) < others.count:
            return NOT_COUNTED
        hired: i64 = 0
        for temps in others.told:
            hired |= BIT[temps]
        return hired

    def _pile_to_look_at(self) -> bool:
        """Does everybody look at the pile's next effect before the turn begins?"""
        return self.top == UNKNOWN and (self.pile.left > 0 or self._solo_may_come())

    def _refill(self, but_shown: bool) -> None:
        """All cards, or all but those that lie on the table, become the pile again."""
        self.top = UNKNOWN
        self.pile = Pile(CARDS[:])
        if but_shown:
            for card in self.cards.held():
                self.pile.remove(card)

    def make_rounds(self) -> None:
        hands = self.solo or self.expert
        rounds = vec[Round]()
        for seat in range(self.seats if self.expert else i64(1)):
            round = WelcomeRound(
                self.cards.numbers(HAND * seat),
                self.cards.effects(HAND * seat if hands else HAND),
                hands,
                self.approved,
                self.approved == 0 and not self.solo,
                self.expert,
                self.roundabouts,
                self.plans,
                self.rules,
            )
            rounds = append(rounds, round)
        self.rounds = rounds

    # -- steps

    def aside(self, seat: i64, draft: Draft) -> i64:
        assert isinstance(draft, WelcomeDraft)
        if draft.sheet.finished():  # nothing is passed on or shuffled any more
            return 0
        alone = self.others is None
        if self.expert and draft.reshuffle and not alone:
            return 256  # every card comes back, this one too
        aside: i64 = 0
        if self.expert and draft.spare >= 0:
            aside = i64(self.cards.slots[seat * HAND + draft.spare])
        shuffled_anyway = self.pile.left == 0 and (alone if self.expert else self.rules == 1)
        if draft.reshuffle and not shuffled_anyway:
            aside += 256
        return aside

    def resolve(self) -> None:
        self._tell_turns("log-wt-turn")
        claims: i64 = 0
        reshuffle = False
        for draft in self.drafts:
            claims |= draft.claims
            reshuffle = reshuffle or draft.reshuffle
        others = self.others
        self.approved |= claims
        passed = vec[i64]([draft.spare for draft in self.drafts]) if self.expert else NOTHING_PASSED
        ended = False
        for seat in range(self.seats):
            self.own_draft(seat).commit()
            if self.draft(seat).base.finished():
                ended = True
        if ended or (self.solo and self.pile.left < 3):
            self.stage = OVER if others is None else COUNTING
            return
        self.stage = DEALING
        empty = self.pile.left == 0
        if self.expert and others is not None:
            self.pile.put_back(i64(self.cards.slots[passed[0]]))  # it may come round again
            self.cards.clear()
            if reshuffle:
                self._refill(False)
        elif self.expert:
            self.cards.pass_on(passed)
            self.first_open = False
            if reshuffle or empty:
                self._refill(True)
        elif self.solo:
            self.cards.clear()
        elif reshuffle or (empty and self.rules == 1):
            self._refill(False)
            self.cards.clear()
        else:
            self.cards.flip()
            if empty:  # the effects of the last three cards count; the discards alone make new stacks
                self._refill(True)
        if reshuffle or (empty and self.rules > 1 and not self.solo):
            self.tell("log-wt-reshuffle")

    # -- text

    def notation(self) -> Notation:
        return notation_of(self.draft(0).base.edition)

    def refusal(self, seat: i64, token: str, legal: str) -> GameError:
        return refusal(token, self.draft(seat), own_round(self.round(seat)), legal)

    def outcome_token(self, outcome: i64) -> str:
        if outcome >= COUNTED:
            return f"others:temps-{outcome - COUNTED}"
        if outcome >= OTHERS:
            return self._news_token(outcome)
        if self.stage == DEALING:
            return "top:" + EFFECTS[outcome - TOP] if outcome >= TOP else card_token(int(outcome))
        if self.stage == FIRST_SEAT:
            return f"first:{outcome + 1}"
        return "plan:" + PLANS[outcome].name

    def parse_outcome(self, token: str) -> i64:
        kind, _, rest = token.partition(":")
        if kind == "others" or self.stage == COUNTING:
            return super().parse_outcome(token)
        if self.stage == DEALING:
            if kind == "top" and rest in EFFECTS:
                return TOP + EFFECTS.index(rest)
            return CARD_TOKENS.get(token, -1)
        if self.stage == FIRST_SEAT:
            for seat in range(self.seats):
                if token == self.outcome_token(seat):
                    return seat
            return -1
        return PLAN_NAMES.get(rest, -1) if kind == "plan" else -1

    # -- copies and secrets

    def clone(self) -> "WelcomeState":
        state = WelcomeState(
            self.game,
            self.seats,
            self.options,
            self.rules,
            self.drafts[:],
            self.pile.clone(),
            self.cards.clone(),
            self.advanced,
            self.roundabouts,
        )
        self._copy_round(state)
        state.plans = self.plans  # never changed in place
        state.solo_seen = self.solo_seen
        state.top = self.top
        state.first_open = self.first_open
        return state

    def knows(self, viewer: i64, slot: i64) -> bool:
        """May this seat know the card in this slot of the expert game? Its own, and the one it passed on."""
        if not self.expert or slot // 3 == viewer:
            return True
        passed_one = self.turn > (0 if self.stage == DEALING else 1)
        return passed_one and viewer >= 0 and slot == (viewer + self.seats - 1) % self.seats * 3

    def _resample(self, seat: i64, chance: Chance) -> State:
        state = self.clone()
        if state.stage == PLAYING:
            state._forget_drafts(seat)
        if self.expert:
            state._redraw_hands(seat, chance)
        return state

    def open_effect(self, slot: i64) -> i64:
        """The effect of a card of the expert game that everybody has seen, or UNKNOWN.

        Cards were seen when they were passed on, and the first of a deal when it lay on the pile.
        """
        card = i64(self.cards.slots[slot])
        if not self.open_pile or card == NO_CARD:
            return UNKNOWN
        passed = slot % HAND == 0 and self.turn > (0 if self.stage == DEALING else 1)
        if passed or (self.first_open and slot == self.cards.slot(0)):
            return effect_of(card)
        return UNKNOWN

    def discards(self) -> list[int]:
        """The cards that were played since the pile was last shuffled."""
        rest = Pile(CARDS[:])
        for card in self.pile.contents():
            rest.remove(card)
        for held in self.cards.held():
            rest.remove(held)
        return rest.contents()

    def _redraw_hands(self, seat: i64, chance: Chance) -> None:
        """Cards this seat cannot know go back into the pile and are drawn again, first those whose effect it
        has seen."""
        slots = self.cards.slots
        unknown: list[i64] = []
        seen: list[i64] = []
        effects: list[i64] = []
        pile = self.pile.contents()
        for slot in range(i64(len(slots))):
            if i64(slots[slot]) != NO_CARD and not self.knows(seat, slot):
                effect = self.open_effect(slot)
                if effect == UNKNOWN:
                    unknown.append(slot)
                else:
                    seen.append(slot)
                    effects.append(effect)
                pile.append(int(slots[slot]))
        self.pile = Pile(vec[u8]([u8(card) for card in sorted(pile)]))
        for i in range(len(seen)):
            card = self.pile.some_with(chance, effects[i])
            self.pile.remove(card)
            slots[seen[i]] = u8(card)
        # The top card waits aside, so that no hand gets the last card with its effect.
        top = UNKNOWN if self.top == UNKNOWN else self.pile.some_with(chance, self.top)
        if top != UNKNOWN:
            self.pile.remove(top)
        for slot in unknown:
            card = self.pile.some(chance)
            self.pile.remove(card)
            slots[slot] = u8(card)
        if top != UNKNOWN:
            self.pile = Pile(vec[u8]([u8(card) for card in sorted([int(top)] + self.pile.contents())]))
        if self.stage == PLAYING:
            self.make_rounds()

    # -- pictures

    def _stages(self) -> list[str]:
        return STAGES

    def _draw_table(self, drawn: Json, everything: bool, viewer: i64, shown: list[int]) -> None:
        drawn["plans"] = [
            {"plan": PLANS[self.plans[k]].name, "approved": bool(self.approved >> k & 1)}
            for k in range(i64(len(self.plans)))
        ]
        drawn["cards"] = self._cards_picture(everything, viewer)
        drawn["sheets"] = [picture.sheet_json(self.draft(seat).base) for seat in shown]
        if self.solo:
            drawn["solo_card"] = "seen" if self.solo_seen else "hidden"
        if self.expert and self.stage > FIRST_SEAT and self.others is None:
            drawn["first_seat"] = int(self.cards.first_seat)

    def _sheet_json(self, sheet: StreetSheet) -> Json:
        assert isinstance(sheet, Sheet)
        return picture.sheet_json(sheet)

    def _readings(self, seat: i64, drawn: Json, shown: list[int]) -> Json:
        read: Json = {
            "cards": readings.cards_for(drawn["cards"], seat),
            "sheets": [readings.sheet_readings(self.draft(seat).base) for seat in shown],
        }
        if seat >= 0:
            draft = self.draft(seat)
            before: Json = read["sheets"][shown.index(int(seat))]
            read["draft"] = before if draft.untouched() else readings.sheet_readings(draft.sheet)
        if self.open_pile:
            read["unseen"] = self._unseen(seat)
        return read

    def _entry(self, seat: i64, step: i64) -> Json:
        return menu.entry(step, self.token(seat, step), self.draft(seat))

    def _cards_picture(self, everything: bool, viewer: i64) -> Json:
        slots: list[str | None] = []
        for slot in range(i64(len(self.cards.slots))):
            known = everything or self.knows(viewer, slot)
            slots.append(picture.slot_json(i64(self.cards.slots[slot])) if known else None)
        cards: Json = {}
        if everything or not self.expert:
            cards["pile"] = [card_token(card) for card in self.pile.contents()]
        else:
            cards["pile"] = None  # would give the other hands away
            cards["left"] = int(self.pile.left)
        if self.open_pile:
            self._add_open_cards(cards, everything)
        if self.solo:
            cards["hand"] = slots
        elif self.expert:
            cards["hands"] = [slots[3 * seat : 3 * seat + 3] for seat in range(int(self.seats))]
        else:
            cards["numbers"] = slots[:3]
            cards["effects"] = slots[3:]
        return cards

    def _add_open_cards(self, cards: Json, everything: bool) -> None:
        """What lies open: the pile's next effect, effects of cards passed on, cards that were played."""
        cards["top"] = None if self.top == UNKNOWN else EFFECTS[self.top]
        if everything:
            if self.expert:
                cards["first_open"] = self.first_open
            return
        cards["discards"] = [card_token(card) for card in self.discards()]
        if self.expert:
            effects = [self.open_effect(slot) for slot in range(i64(len(self.cards.slots)))]
            words = [None if effect == UNKNOWN else EFFECTS[effect] for effect in effects]
            cards["open"] = [words[3 * seat : 3 * seat + 3] for seat in range(int(self.seats))]

    def _unseen(self, viewer: i64) -> Json:
        """The cards whose effect this seat has not seen, by effect: in the pile, the top card included, and
        in the hands of others."""
        cards = [i64(card) for card in self.pile.contents()]
        for slot in range(i64(len(self.cards.slots))):
            if not self.knows(viewer, slot) and self.open_effect(slot) == UNKNOWN:
                cards.append(i64(self.cards.slots[slot]))
        return readings.effects_among(cards)

    # -- the end

    def scores(self) -> list[Score]:
        return score_sheets([self.draft(seat).sheet for seat in range(self.seats)], self._others_temps())

    def _score(self, seat: i64) -> Score:
        sheets = [self.draft(seat).sheet for seat in range(self.seats)]
        temps = Temps(sheets, self._others_temps())
        return score_sheet(sheets[seat], temps)
