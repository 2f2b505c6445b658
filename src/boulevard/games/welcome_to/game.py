"""Welcome To...: the box and a game in progress."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from boulevard.games.chance import Chance
from boulevard.games.contract import SPECTATOR, Game, GameError, Json, Option, Score, State
from boulevard.games.streets import STAMPS, Draft, Pile, StreetsState

from . import position as positions
from .components import (
    CARD_TOKENS,
    CARDS,
    DECK_SIZE,
    NO_CARD,
    SOLO_CARD,
    SOLO_UPPER_HALF,
    card_token,
    effect_of,
    number_of,
)
from .dealing import DEALING, DEALING_PLANS, FIRST_SEAT, OVER, PLAYING, STAGES, Table, new_table
from .notation import refusal, step_token
from .plans import PLAN_NAMES, PLANS, PLANS_IN_PLAY, plan_in_play
from .scoring import score_sheets
from .sheet import new_sheet
from .turn import Offer, Turn, choices, take

EXPERT_SEATS: Final = 27  # 81 cards, three each
NOTHING_PASSED: Final = vec[i64]()


class WelcomeTo(Game):
    def __init__(self) -> None:
        super().__init__(
            "welcome-to",
            1,
            1,
            1000,
            True,
            [Option("advanced", False), Option("roundabouts", False), Option("expert", False)],
        )

    def check_combination(self, seats: int, options: dict[str, Any]) -> None:
        if options["expert"] and not 2 <= seats <= EXPERT_SEATS:
            raise GameError("error-wt-expert-seats", seats=seats, fewest=2, most=EXPERT_SEATS)

    def hides(self, options: dict[str, Any]) -> bool:
        return bool(options["expert"])  # hands are passed on in secret

    def new_state(self, seats: int, options: dict[str, Any]) -> "WelcomeState":
        turns = vec[Turn]([Turn(new_sheet()) for _ in range(seats)])
        return WelcomeState(self, seats, options, turns, Pile(CARDS[:]), new_table(seats, options["expert"]))

    def load(self, position: object) -> "WelcomeState":
        read = positions.read(self, position)
        turns = vec[Turn]([Turn(sheet) for sheet in read.sheets])
        state = WelcomeState(self, read.seats, read.options, turns, read.pile, read.table)
        state.plans = read.plans
        state.approved = read.approved
        state.turn = read.turn
        state.solo_seen = read.solo_seen
        state.stage = read.stage
        if state.stage == PLAYING:
            state.make_offers()
            state.open_round()
        for seat, draft in enumerate(read.drafts):
            for i, token in enumerate(draft):
                where = f"drafts[{seat}][{i}]"
                if state.stage != PLAYING:
                    raise GameError("impossible-draft-now", where=where)
                try:
                    state.play(seat, token)
                except GameError as error:
                    raise GameError("impossible-draft", where=where, reason=error) from error
        if state.stage != read.stage:
            raise GameError("impossible-drafts-done", where="drafts")
        return state

    def schema(self) -> Json:
        return positions.schema(self)


class WelcomeState(StreetsState):
    def __init__(
        self, game: Game, seats: i64, options: dict[str, Any], turns: vec[Turn], pile: Pile, table: Table
    ) -> None:
        super().__init__(game, seats, options)
        self.turns = turns
        self.stamp = STAMPS.fresh()
        self.solo = seats == 1
        self.advanced: bool = options["advanced"]
        self.expert: bool = options["expert"]
        self.roundabouts: bool = options["roundabouts"]
        self.stage: i64 = DEALING_PLANS
        self.turn = 0
        self.waiting = seats
        self.front = 0
        self.plans = vec[i64]()
        self.approved: i64 = 0  # plans fulfilled in earlier turns, as a mask
        self.pile = pile
        self.table = table
        self.solo_seen = False
        self.offers = vec[Offer]()

    # -- who is next

    def over(self) -> bool:
        return self.stage == OVER

    def awaits_chance(self) -> bool:
        return self.stage < PLAYING

    def draft(self, seat: i64) -> Turn:
        return self.turns[seat]

    def put_draft(self, seat: i64, draft: Draft) -> None:
        assert isinstance(draft, Turn)
        self.turns[seat] = draft

    # -- chance

    def sample(self, chance: Chance) -> i64:
        if self.stage == DEALING:
            if self._solo_may_come() and chance.below(self.pile.left + 1) == self.pile.left:
                return SOLO_CARD
            return self.pile.some(chance)
        if self.stage == FIRST_SEAT:
            return chance.below(self.seats)
        candidates = vec[i64]()
        for index in range(i64(len(PLANS))):
            if self.possible(index):
                candidates = append(candidates, index)
        return candidates[chance.below(i64(len(candidates)))]

    def _solo_may_come(self) -> bool:
        return self.solo and not self.solo_seen and DECK_SIZE - self.pile.left >= SOLO_UPPER_HALF

    def possible(self, outcome: i64) -> bool:
        if self.stage == DEALING:
            if outcome == SOLO_CARD:
                return self._solo_may_come()
            return self.pile.holds(outcome)
        if self.stage == FIRST_SEAT:
            return outcome < self.seats
        return outcome < len(PLANS) and plan_in_play(
            outcome, i64(len(self.plans)), self.advanced, self.roundabouts
        )

    def settle(self, outcome: i64) -> None:
        if self.stage == DEALING:
            self._deal_card(outcome)
        elif self.stage == FIRST_SEAT:
            self.table.first_seat = outcome
            self.stage = DEALING
        else:
            self.plans = append(self.plans[:], outcome)
            if len(self.plans) == PLANS_IN_PLAY:
                self.stage = FIRST_SEAT if self.expert else DEALING

    def _deal_card(self, card: i64) -> None:
        if card == SOLO_CARD:
            self.solo_seen = True
            self.approved = 7
            self.tell("log-wt-solo-card")
            return
        self.pile.remove(card)
        self.table.put(card)
        if self.table.complete():
            self.stage = PLAYING
            self.turn += 1
            self.make_offers()
            self.open_round()
        elif self.pile.left == 0:
            self._refill()  # expert game: the discards are shuffled in the middle of a deal

    def _refill(self) -> None:
        """All cards that nobody holds become the pile again."""
        self.pile = Pile(CARDS[:])
        if self.expert:
            for card in self.table.cards:
                if i64(card) != NO_CARD:
                    self.pile.remove(i64(card))

    def make_offers(self) -> None:
        offers = vec[Offer]()
        for seat in range(self.seats if self.expert else i64(1)):
            numbers = vec[i64](capacity=3)
            effects = vec[i64](capacity=3)
            for i in range(i64(3)):
                numbers = append(numbers, number_of(i64(self.table.cards[seat * 3 + i])))
                shift: i64 = 0 if self.solo or self.expert else 3
                effects = append(effects, effect_of(i64(self.table.cards[seat * 3 + i + shift])))
            offer = Offer(
                numbers,
                effects,
                self.solo or self.expert,
                self.expert,
                self.roundabouts,
                self.plans,
                self.approved,
                self.approved == 0 and not self.solo,
            )
            offers = append(offers, offer)
        self.offers = offers

    # -- steps

    def offer(self, seat: i64) -> Offer:
        return self.offers[seat if self.expert else i64(0)]

    def draft_choices(self, seat: i64, draft: Draft) -> vec[i64]:
        assert isinstance(draft, Turn)
        return choices(draft, self.offer(seat))

    def draft_step(self, seat: i64, draft: Draft, choice: i64) -> None:
        assert isinstance(draft, Turn)
        take(draft, self.offer(seat), choice)

    def own_turn(self, seat: i64) -> Turn:
        turn = self.own_draft(seat)
        assert isinstance(turn, Turn)
        return turn

    def resolve(self) -> None:
        if self.story is not None:
            for seat in range(self.seats):
                self.tell("log-wt-turn", seat=int(seat), steps=self.draft_tokens(seat))
        claims: i64 = 0
        reshuffle = False
        for turn in self.turns:
            claims |= turn.claims
            reshuffle = reshuffle or turn.reshuffle
        self.approved |= claims
        passed = vec[i64]([turn.passed for turn in self.turns]) if self.expert else NOTHING_PASSED
        ended = False
        for seat in range(self.seats):
            turn = self.own_turn(seat)
            turn.commit()
            if turn.base.finished():
                ended = True
        if ended or (self.solo and self.pile.left < 3):
            self.stage = OVER
            return
        self.stage = DEALING
        empty = reshuffle or self.pile.left == 0
        if self.expert:
            self.table.pass_on(passed)
            if empty:
                self._refill()
        elif self.solo:
            self.table.new_stacks()
        elif empty:
            self._refill()
            self.table.new_stacks()
        else:
            self.table.flip()
        if reshuffle:
            self.tell("log-wt-reshuffle")

    # -- text

    def token(self, seat: i64, choice: i64) -> str:
        return step_token(choice, self.turns[seat], self.offer(seat))

    def explain(self, seat: i64, token: str) -> GameError:
        legal = self.tokens(seat)
        return refusal(token, self.turns[seat], self.offer(seat), ", ".join(legal[:12]))

    def draft_tokens(self, seat: i64) -> list[str]:
        """The steps of a seat's draft in the notation (a step's token depends on the sheet before it)."""
        turn = self.turns[seat]
        if len(turn.steps) == 0:
            return []
        again = Turn(turn.base.clone())
        offer = self.offer(seat)
        tokens: list[str] = []
        for step in turn.steps:
            tokens.append(step_token(step, again, offer))
            take(again, offer, step)
        return tokens

    def outcome_token(self, outcome: i64) -> str:
        if self.stage == DEALING:
            return card_token(int(outcome))
        if self.stage == FIRST_SEAT:
            return f"first:{outcome + 1}"
        return "plan:" + PLANS[outcome].name

    def parse_outcome(self, token: str) -> i64:
        if self.stage == DEALING:
            return CARD_TOKENS.get(token, -1)
        kind, _, rest = token.partition(":")
        if self.stage == FIRST_SEAT:
            for seat in range(self.seats):
                if token == self.outcome_token(seat):
                    return seat
            return -1
        return PLAN_NAMES.get(rest, -1) if kind == "plan" else -1

    # -- copies and secrets

    def clone(self) -> "WelcomeState":
        state = WelcomeState(
            self.game, self.seats, self.options, self.turns[:], self.pile.clone(), self.table.clone()
        )
        self.share_drafts(state)
        state.undoable = self.undoable
        state.stage = self.stage
        state.turn = self.turn
        state.waiting = self.waiting
        state.front = self.front
        state.plans = self.plans  # never changed in place
        state.approved = self.approved
        state.solo_seen = self.solo_seen
        state.offers = self.offers
        return state

    def knows(self, viewer: i64, slot: i64) -> bool:
        """May this seat know the card in this slot of the expert game? Its own, and the one it passed on."""
        if not self.expert or slot // 3 == viewer:
            return True
        passed_one = self.turn > (0 if self.stage == DEALING else 1)
        return passed_one and viewer >= 0 and slot == (viewer + self.seats - 1) % self.seats * 3

    def resample(self, seat: i64, chance: Chance) -> State:
        state = self.clone()
        if state.stage == PLAYING:
            state.waiting = 0
            state.front = 0
            for other in range(self.seats):
                if other != seat:
                    turn = state.own_turn(other)
                    turn.rewind()
                    turn.confirmed = False
                if not state.turns[other].confirmed:
                    state.waiting += 1
        if self.expert:
            state._redraw_hands(seat, chance)
        return state

    def _redraw_hands(self, seat: i64, chance: Chance) -> None:
        """Cards this seat cannot know go back into the pile and are drawn again."""
        cards = self.table.cards
        unknown: list[i64] = []
        pile = self.pile.contents()
        for slot in range(i64(len(cards))):
            if i64(cards[slot]) != NO_CARD and not self.knows(seat, slot):
                unknown.append(slot)
                pile.append(int(cards[slot]))
        self.pile = Pile(vec[u8]([u8(card) for card in sorted(pile)]))
        for slot in unknown:
            card = self.pile.some(chance)
            self.pile.remove(card)
            cards[slot] = u8(card)
        if self.stage == PLAYING:
            self.make_offers()

    # -- pictures

    def position(self) -> Json:
        return self._picture(True, -1)

    def view(self, seat: i64) -> Json:
        if seat != SPECTATOR:
            self.check_seat(seat)
        return self._picture(False, seat)

    def _picture(self, everything: bool, viewer: i64) -> Json:
        """A position, or the part of it that one seat may know."""
        slots: list[str | None] = []
        for slot in range(i64(len(self.table.cards))):
            card = i64(self.table.cards[slot])
            known = everything or self.knows(viewer, slot)
            slots.append(positions.slot_json(card) if known else None)
        cards: Json = {}
        if everything or not self.expert:
            cards["pile"] = [card_token(card) for card in self.pile.contents()]
        else:
            cards["pile"] = None  # would give the other hands away
            cards["left"] = int(self.pile.left)
        if self.solo:
            cards["hand"] = slots
        elif self.expert:
            cards["hands"] = [slots[3 * seat : 3 * seat + 3] for seat in range(int(self.seats))]
        else:
            cards["numbers"] = slots[:3]
            cards["effects"] = slots[3:]
        picture: Json = {
            "game": self.game.id,
            "rules": self.game.rules_version,
            "seats": int(self.seats),
            "options": dict(self.options),
            "stage": STAGES[self.stage],
            "turn": int(self.turn),
            "plans": [
                {"plan": PLANS[self.plans[k]].name, "approved": bool(self.approved >> k & 1)}
                for k in range(i64(len(self.plans)))
            ],
            "cards": cards,
            "sheets": [positions.sheet_json(turn.base) for turn in self.turns],
        }
        if self.solo:
            picture["solo_card"] = "seen" if self.solo_seen else "hidden"
        if self.expert and self.stage > FIRST_SEAT:
            picture["first_seat"] = int(self.table.first_seat) + 1
        if everything:
            picture["drafts"] = [self.draft_tokens(seat) for seat in range(self.seats)]
        else:
            picture["confirmed"] = [turn.confirmed for turn in self.turns]
            if viewer >= 0:
                turn = self.turns[viewer]
                picture["draft"] = {
                    "steps": self.draft_tokens(viewer),
                    "sheet": positions.sheet_json(turn.sheet),
                }
        return picture

    def turn_key(self, seat: i64) -> str:
        turn = self.turns[seat]
        passed: i64 = NO_CARD
        if self.expert and turn.passed >= 0:
            passed = i64(self.table.cards[seat * 3 + turn.passed])
        return f"{positions.sheet_json(turn.sheet)}{turn.reshuffle}{passed}{self.stage}{self.turn}"

    # -- the end

    def scores(self) -> list[Score]:
        return score_sheets([turn.sheet for turn in self.turns])
