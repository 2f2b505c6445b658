"""A game in progress: a board and the course of the game on it, the offers that stand, and undo.

Two kinds of things are done. *Steps on the board* are up to one seat at a time. *Talk* (to offer,
counter, accept, reject, withdraw) touches the board only when the last side of a deal accepts. Since rules
version 2 everybody may talk at any time, and undo treats the two kinds apart; in version 1 talk had its
moments, and whoever had an offer to answer was asked first.
"""

from typing import Any

from boulevard.games.chance import Chance
from boulevard.games.contract import Event, Game, GameError, Json, Odds, Score, State
from boulevard.games.native import i64, vec
from boulevard.games.packed import BIT, bits

from . import menu, readings, speech
from .actions import ACCEPT, BUY_LOT, END, LAY_OFF, REJECT, TURN_CARD, WITHDRAW
from .board import Board
from .components import END_CARD
from .deals import Offer, from_menu, transfer
from .legal import legal
from .moments import check_offer, problem, talk_open
from .notation import (
    answer_token,
    outcome_text,
    own_token,
    parse_outcome,
    parse_seat,
    step_token,
    terms_text,
    verb_of,
)
from .past import NO_PAST, Past, last_of
from .position import describe, fill
from .talk import NO_OFFERS, Standing, Talk
from .turn import (
    BREAK,
    DEALING,
    DIE,
    DRAWING,
    LAYING_OFF,
    OVER,
    PAY,
    RETAKE,
    STARTING,
    TAKING,
    TURN,
    Course,
)


class LordsState(State):
    """A game in progress."""

    def __init__(
        self, game: Game, seats: i64, options: dict[str, Any], rules: int, course: Course, talk: Talk
    ) -> None:
        super().__init__(game, seats, options, rules)
        self.anytime = rules >= 2  # deals
        self.course = course
        self.talk = talk
        self.past = NO_PAST  # replaced, never changed: copies share it

    @property
    def board(self) -> Board:
        return self.course.board

    def fill(self, data: Json) -> None:
        """Sets a new state up as a position says, or raises GameError."""
        fill(self.course, self.talk, data)

    # -- who is next

    def over(self) -> bool:
        return self.course.phase == OVER

    def awaits_chance(self) -> bool:
        return self.course.awaits_chance()

    def actor(self) -> i64:
        if not self.anytime and self.talk.offers and self._talk_open():
            return self.talk.offers[0].offer.to()
        return self.course.decider()

    def _may_act(self, seat: i64) -> bool:
        return self._talk_open() or seat == self.actor()

    def _talk_open(self) -> bool:
        return talk_open(self.course, self.anytime)

    # -- chance

    def sample(self, chance: Chance) -> i64:
        return self.course.sample(chance)

    def possible(self, outcome: i64) -> bool:
        return self.course.possible(outcome)

    def outcomes(self) -> Odds:
        odds = Odds()
        first: i64 = 0
        last: i64 = END_CARD
        if self.course.phase != DRAWING and self.course.phase != DEALING:
            first = DIE + 1
            last = DIE + 6
        for outcome in range(first, last + 1):
            if self.course.possible(outcome):
                odds.add(outcome, 1)
        return odds

    def settle(self, outcome: i64) -> None:
        if self.past:
            self.past = NO_PAST
        course = self.course
        card = course.phase == DRAWING
        unpaid = card or course.after == PAY or course.after == RETAKE
        if card and self.anytime:
            self.talk.new_turn(course.active)
        course.settle(outcome)
        self._go_on(unpaid)

    def _go_on(self, unpaid: bool) -> None:
        """After anything that happened on the board; `unpaid` says that a card was."""
        course = self.course
        if len(course.sold) > 0:
            self._next_sold()
        if course.phase == OVER:
            self.talk.clear()
        elif unpaid and self.anytime and self.talk.offers and course.at_rest():
            self.talk.tidy(course.board)

    # -- steps

    def _legal(self, seat: i64) -> vec[i64]:
        return legal(self.course, self.talk, seat)

    def advance(self, seat: i64, choice: i64) -> None:
        if choice >= BUY_LOT:
            self._say(from_menu(self.course.board, seat, choice), NO_OFFERS)
        elif choice >= WITHDRAW:
            self._withdraw(choice - WITHDRAW)
        elif choice >= REJECT:
            self._reject(seat, choice - REJECT)
        elif choice >= ACCEPT:
            self._accept(seat, choice - ACCEPT)
        else:
            course = self.course
            if self.undoable:
                self._remember(Past(seat, course.clone(), self._old_talk(), None, []))
            unpaid = course.phase == TAKING
            verb = verb_of(choice)
            verb.take(course, choice - verb.first)
            if choice == END and not self.anytime:
                self.talk.clear()
            self._go_on(unpaid)

    def token(self, seat: i64, choice: i64) -> str:
        if choice >= BUY_LOT:
            return own_token("offer", from_menu(self.course.board, seat, choice))
        if choice < ACCEPT:
            return step_token(choice)
        first = ACCEPT if choice < REJECT else REJECT if choice < WITHDRAW else WITHDRAW
        if choice - first >= len(self.talk.offers):
            raise GameError("error-lov-step", step=str(choice))
        offer = self.talk.offers[choice - first].offer
        if first == ACCEPT:
            return answer_token("accept", offer, seat)
        if not self.anytime:  # there is but one between two seats
            return f"reject:{offer.by + 1}" if first == REJECT else f"withdraw:{offer.to() + 1}"
        return answer_token("reject", offer, seat) if first == REJECT else own_token("withdraw", offer)

    # -- steps as words

    def play(self, seat: object, token: object) -> None:
        """Take a step, given as a token of the notation. Offers need not be on the menu."""
        text = str(token)
        verb, _, rest = text.partition(":")
        if verb in speech.TALK:
            known = self._check_turn(seat) if not self.anytime else self._check_talk(seat)
            self._speak(known, verb, rest)
        elif text == "undo" and self.anytime:
            self.undo(seat)
        else:
            super().play(seat, token)

    def propose(self, offer: Offer) -> None:
        """Make an offer."""
        by = int(offer.by)
        self._check_talk(by) if self.anytime else self._check_turn(by)
        check_offer(self.course, self.talk, offer)
        self._say(offer, NO_OFFERS)

    def _check_talk(self, seat: object) -> i64:
        known = self.check_seat(seat)
        if self.over():
            raise GameError("error-game-over")
        return known

    def _speak(self, seat: i64, verb: str, rest: str) -> None:
        course = self.course
        talk = self.talk
        if verb == "offer":
            self.propose(speech.said(course, talk, seat, rest, verb))
        elif verb == "counter":
            offer = speech.said(course, talk, seat, rest, verb)
            answered = talk.offers_to(seat, parse_seat(rest.partition(":")[0], self.seats))
            check_offer(course, talk, offer)
            self._say(offer, answered)
        elif verb == "accept":
            self._accept(seat, speech.accepted(course, talk, seat, rest))
        elif verb == "reject":
            self._reject(seat, speech.rejected(course, talk, seat, rest))
        else:
            self._withdraw(speech.withdrawn(course, talk, seat, rest))

    def _choice(self, seat: i64, token: str) -> i64:
        return speech.choice(self.course, self.talk, seat, token)

    def _explain(self, seat: i64, token: str) -> GameError:
        try:
            self._choice(seat, token)
        except GameError as error:
            return error
        return GameError("error-lov-step", step=token)

    def outcome_token(self, outcome: i64) -> str:
        return outcome_text(outcome)

    def parse_outcome(self, token: str) -> i64:
        return parse_outcome(token)

    # -- deals

    def problem(self, offer: Offer) -> GameError | None:
        """Why a deal cannot happen now."""
        return problem(self.course, self.anytime, offer)

    def _say(self, offer: Offer, answered: list[Standing]) -> None:
        """An offer stands now, instead of those that it answers and of one in the same words."""
        old = self._old_talk()
        talk = self.talk
        dropped = answered
        place = talk.place_of(offer) if self.anytime else talk.find(offer.by, offer.to())
        if place >= 0:
            dropped = [*answered, talk.offers[place]]
        for standing in dropped:
            talk.drop(talk.place(standing))
        said = talk.put(offer)
        if self.undoable:
            self._remember(Past(offer.by, self._old_course(), old, said, dropped))
        self._tell_deal("log-lov-offer", "log-lov-offer-of-several", offer)

    def _reject(self, seat: i64, place: i64) -> None:
        offer = self._take_away(seat, place)
        if self.story is not None:
            self.tell("log-lov-reject", seat=int(seat), other=int(offer.by))

    def _withdraw(self, place: i64) -> None:
        by = self.talk.offers[place].offer.by
        offer = self._take_away(by, place)
        self._tell_sides("log-lov-withdraw", by, offer)

    def _take_away(self, seat: i64, place: i64) -> Offer:
        standing = self.talk.offers[place]
        if self.undoable:
            self._remember(Past(seat, self._old_course(), self._old_talk(), None, [standing]))
        self.talk.drop(place)
        return standing.offer

    def _accept(self, seat: i64, place: i64) -> None:
        """A side agrees. When the last one does, the deal happens, and nothing before it can be undone."""
        talk = self.talk
        standing = talk.offers[place]
        offer = standing.offer
        agreed = standing.agreed | BIT[seat]
        talk.drop(place)
        if agreed != offer.sides:
            said = Standing(offer, agreed, standing.order)
            talk.put_back(said)
            if self.undoable:
                self._remember(Past(seat, None, None, said, [standing]))
            if self.story is not None:
                self.tell("log-lov-agree", seat=int(seat), other=int(offer.by))
            return
        self.past = NO_PAST
        course = self.course
        self._tell_deal("log-lov-deal", "log-lov-deal-of-several", offer)
        unpaid = course.phase == TAKING
        transfer(course.board, offer)
        if self.anytime:
            talk.tidy(course.board)
        if len(offer.actions) == 0:
            course.after_goods(offer.dice())
        else:
            course.check |= offer.dice()
            course.sold = offer.actions
        self._go_on(unpaid)

    def _next_sold(self) -> None:
        """The actions of a deal, one after the other, each when the one before is done with all its rolls."""
        course = self.course
        while course.phase == TURN and len(course.sold) > 0:
            step = course.sold[0]
            course.sold = course.sold[1:]
            if course.action_allowed(step):
                verb = verb_of(step)
                verb.take(course, step - verb.first)
            elif self.story is not None:
                self.tell("log-lov-sold-dropped", seat=int(course.active), action=step_token(step))
        if course.phase == TURN and course.check:
            course.settle_ties()

    def _tell_deal(self, key: str, ring_key: str, offer: Offer) -> None:
        if self.story is None:
            return
        terms = terms_text(offer, offer.by)
        if bits(offer.sides) == 2:
            self.tell(key, seat=int(offer.by), other=int(offer.to()), terms=terms)
        else:
            self.tell(ring_key, seat=int(offer.by), deal=terms)

    def _tell_sides(self, key: str, seat: i64, offer: Offer) -> None:
        if self.story is None:
            return
        for other in range(self.seats):
            if other != seat and offer.is_side(other):
                self.tell(key, seat=int(seat), other=int(other))

    def agrees(self, choice: i64) -> bool:
        return ACCEPT <= choice < REJECT

    def _alone(self, seat: i64) -> "LordsState":
        copy = self.clone()
        copy.talk.offers = NO_OFFERS
        copy.talk.count(seat, 1)  # which closes the menu
        return copy

    def _retractions(self, seat: i64) -> list[str]:
        """What this seat says to be bound by nothing that it proposed or agreed to."""
        words: list[str] = []
        for standing in self.talk.offers:
            if standing.offer.by == seat:
                words.append(self.token(seat, WITHDRAW + self.talk.place(standing)))
            elif standing.agreed & BIT[seat]:
                words.append(self.token(seat, REJECT + self.talk.place(standing)))
        return words

    def _refusals(self, seat: i64) -> list[str]:
        offers = self.talk.offers
        asked = [place for place in range(i64(len(offers))) if offers[place].asks(seat)]
        return [self.token(seat, REJECT + place) for place in asked] if self._talk_open() else []

    def formality(self) -> str:
        return step_token(TURN_CARD) if self.course.phase == BREAK else ""

    def proposals(self) -> bool:
        return len(self.talk.offers) > 0

    # -- undo

    def _remember(self, past: Past) -> None:
        self.past = self.past + [past]

    def _old_course(self) -> Course | None:
        """Only version 1 keeps it for talk."""
        return None if self.anytime or not self.undoable else self.course.clone()

    def _old_talk(self) -> Talk | None:
        return None if self.anytime or not self.undoable else self.talk.clone()

    def _can_undo(self, seat: i64) -> bool:
        return last_of(self.past, self.talk, seat) >= 0

    def _undo(self, seat: i64) -> None:
        place = last_of(self.past, self.talk, seat)
        before = self.past[place]
        self.past = self.past[:place] + self.past[place + 1 :]
        if before.course is not None:
            self.course = before.course.clone()  # copies of this state may share the past
            self.course.story = self.story
        if before.talk is not None:
            self.talk = before.talk.clone()
        elif before.course is None:
            self.talk.take_back(before.said, before.dropped)
            if before.said is not None and before.said.agreed == BIT[seat]:
                self.talk.count(seat, -1)

    # -- copies: nothing is hidden but what chance has not said yet

    def clone(self) -> "LordsState":
        copy = LordsState(
            self.game, self.seats, self.options, self.rules, self.course.clone(), self.talk.clone()
        )
        copy.undoable = self.undoable
        copy.past = self.past
        return copy

    # -- the log

    def listen(self) -> None:
        super().listen()
        self.course.story = self.story

    def heard(self) -> list[Event]:
        told = super().heard()
        self.course.story = self.story
        return told

    # -- pictures

    def position(self) -> Json:
        return describe(self, self.course, self.talk)

    def _view(self, seat: i64) -> Json:
        course = self.course
        picture = self.position()
        read = readings.readings(course.board, self._talk_open())
        offers = [standing.offer for standing in self.talk.offers]
        read["problems"] = [readings.problem(self.problem(offer)) for offer in offers]
        read["sold"] = [menu.sold(course.board, offer) for offer in offers]
        read["gamble"] = readings.gamble(course)
        picture["readings"] = read
        return picture

    def _menu(self, seat: i64, gains: bool) -> list[Json]:
        """Nothing brings points at once here, so that there are no gains."""
        course = self.course
        steps = menu.distinct(self._legal(seat))
        entries = [menu.entry(course.board, seat, step, self.token(seat, step)) for step in steps]
        if course.phase == LAYING_OFF and seat == course.owner:
            for i in range(2):
                rows = readings.shares(course.bet, course.board.money[seat], steps[i] == LAY_OFF)
                entries[i]["amounts"] = [row["boss"] for row in rows]
        return entries

    def _additions(self, seat: i64, token: str) -> list[Json]:
        """Actions of the active seat that could be part of an offer."""
        course = self.course
        offer = speech.said(course, self.talk, seat, token.partition(":")[2], "offer")
        if course.phase != TURN or not offer.is_side(course.active):
            return []
        return menu.sellable(course.board, course.active, course.gambled, offer)

    def turn_mark(self) -> int:
        course = self.course
        return 0 if course.phase <= STARTING else int(course.active) + 1

    def scores(self) -> list[Score]:
        board = self.course.board
        return [
            Score([("points", int(board.points[seat]))], int(board.points[seat]), [int(board.money[seat])])
            for seat in range(self.seats)
        ]
