"""A game in which all seats draft at once."""

from abc import abstractmethod
from typing import Any, Final

from boulevard.games.chance import Chance
from boulevard.games.contract import NOBODY, Game, GameError, Json, Odds, State, WholeTurn
from boulevard.games.menus import add_gains
from boulevard.games.native import append, i64, vec
from boulevard.games.packed import bits, which

from .digest import Digest
from .draft import STAMPS, Draft
from .notation import Notation
from .others import END, HOTEL, OTHERS, SHUFFLE, Others
from .reading import FORMAT
from .sheet import StreetSheet
from .turn import DONE, Round

GOALS: Final = 3  # plans or projects in play
TOLD_APART: Final[i64] = 40  # seats; at larger tables not every turn is told to everybody


def some_of(mask: i64, chance: Chance) -> i64:
    """One of the outcomes of a mask, as `sample` would draw it from `_even_odds`."""
    for _ in range(chance.below(bits(mask))):
        mask &= mask - 1
    return which(mask & -mask)


class StreetsState(State):
    """Both games go through the same rounds: chance deals, everybody drafts, the drafts are resolved."""

    turn: i64
    drafting: i64  # seats that have not confirmed
    front: i64  # the first of them
    stamp: i64  # drafts with this stamp are this state's alone
    stage: i64  # what the game waits for
    approved: i64  # plans or projects fulfilled in earlier turns, as a mask
    rounds: vec[Round]  # one a seat where they hold different cards, otherwise one for all
    drafts: vec[Draft]  # each seat's turn
    others: Others | None  # who plays on paper at the same table
    solo: bool

    def __init__(
        self, game: Game, seats: i64, options: dict[str, Any], rules: int, drafts: vec[Draft]
    ) -> None:
        super().__init__(game, seats, options, rules)
        self.drafts = drafts
        self.stamp = STAMPS.fresh()
        self.solo = seats == 1
        self.others = None
        self.stage = 0
        self.turn = 0
        self.drafting = seats
        self.front = 0
        self.approved = 0
        self.rounds = vec[Round]()

    def _copy_round(self, state: "StreetsState") -> None:
        """What both games know of a round, into a copy of this state."""
        # From now on neither this state nor its copy may change the drafts they have in common.
        self.stamp = STAMPS.fresh()
        state.stamp = STAMPS.fresh()
        state.undoable = self.undoable
        state.stage = self.stage
        state.turn = self.turn
        state.drafting = self.drafting
        state.front = self.front
        state.approved = self.approved
        state.rounds = self.rounds
        others = self.others
        if others is not None:
            state.sit_with(others.clone())

    def turn_mark(self) -> int:
        return int(self.turn)

    # -- drafts

    def draft(self, seat: i64) -> Draft:
        """A seat's turn, to look at. A game says of which kind it is."""
        return self.drafts[seat]

    def own_draft(self, seat: i64) -> Draft:
        """A seat's turn, to change. A thousand seats make copies of a state costly if nothing is shared."""
        draft = self.drafts[seat]
        if draft.stamp != self.stamp:
            draft = draft.clone()
            draft.stamp = self.stamp
            self.drafts[seat] = draft
        return draft

    def new_draft(self, seat: i64) -> Draft:
        """A draft of this seat in which nothing has been done, beside its real one."""
        return self.drafts[seat].fresh()

    def round(self, seat: i64) -> Round:
        """What this turn offers the seat."""
        return self.rounds[seat if len(self.rounds) > 1 else i64(0)]

    def draft_choices(self, seat: i64, draft: Draft) -> vec[i64]:
        """What may come next in a draft of this seat: its real one, or a copy on which a bot tries things."""
        return draft.choices(self.round(seat))

    def draft_step(self, seat: i64, draft: Draft, choice: i64) -> None:
        """Carries a step out on a draft; DONE sets `confirmed`."""
        draft.take(self.round(seat), choice)

    @abstractmethod
    def aside(self, seat: i64, draft: Draft) -> i64:
        """What a confirmed draft does apart from its sheet, as a number: the card it gives away, its wish to
        shuffle. 0 for all that makes no difference, as far as this seat can know."""

    @abstractmethod
    def resolve(self) -> None:
        """Everybody has confirmed: make the drafts real and go on."""

    def next_cards(self, claims: i64, reshuffle: bool, spare: i64) -> None:
        """The sheets are of paper, somewhere else: the round ends with what everybody can see of it.

        `claims` are plans or projects that were fulfilled, as a mask; `spare` is the card of a hand that
        nobody used.
        """
        draft = self.own_draft(0)
        draft.claims |= claims
        draft.reshuffle = reshuffle
        draft.spare = spare
        self.resolve()

    def _tell_turns(self, key: str) -> None:
        """Everybody's turn, for the log."""
        if self.story is not None and self.seats <= TOLD_APART:
            for seat in range(self.seats):
                self.tell(key, seat=int(seat), steps=self.draft_tokens(seat))

    def open_round(self) -> None:
        self.drafting = self.seats
        self.front = 0

    # -- who is next

    @abstractmethod
    def seats_play(self) -> bool:
        """Is the game neither over nor waiting for chance?"""

    def _may_act(self, seat: i64) -> bool:
        return self.seats_play() and not self.drafts[seat].confirmed

    def actor(self) -> i64:
        if not self.seats_play():
            return NOBODY
        while self.drafts[self.front].confirmed:
            self.front += 1
        return self.front

    def waiting(self) -> list[int]:
        if not self.seats_play():
            return []
        return [int(seat) for seat in range(self.seats) if not self.drafts[seat].confirmed]

    def confirmed(self, seat: i64) -> bool:
        return not self.may_act(seat)

    # -- steps

    def _legal(self, seat: i64) -> vec[i64]:
        if not self.seats_play():
            return vec[i64]()
        draft = self.drafts[seat]
        return vec[i64]() if draft.confirmed else self.draft_choices(seat, draft)

    def advance(self, seat: i64, choice: i64) -> None:
        draft = self.own_draft(seat)
        draft.steps = append(draft.steps, choice)
        self.draft_step(seat, draft, choice)
        if draft.confirmed:
            self.drafting -= 1
            if self.drafting == 0:
                self.resolve()

    def _can_undo(self, seat: i64) -> bool:
        return self._may_act(seat) and len(self.drafts[seat].steps) > 0

    def rewind(self, seat: object) -> None:
        known = self.check_seat(seat)
        if self.can_undo(known):
            self.own_draft(known).rewind()

    def _undo(self, seat: i64) -> None:
        draft = self.own_draft(seat)
        steps = draft.steps
        draft.rewind()
        for i in range(i64(len(steps)) - 1):
            self.advance(seat, steps[i])

    def _forget_drafts(self, viewer: i64) -> None:
        """No seat but this one has begun its turn."""
        self.drafting = 0
        self.front = 0
        for seat in range(self.seats):
            draft = self.drafts[seat]
            if seat != viewer and (draft.confirmed or len(draft.steps) > 0):
                draft = self.own_draft(seat)
                draft.rewind()
                draft.confirmed = False
            if not draft.confirmed:
                self.drafting += 1

    # -- chance

    def _even_odds(self, outcomes: i64) -> Odds:
        """The possible ones of so many outcomes, all equally likely."""
        odds = Odds()
        for outcome in range(outcomes):
            if self.possible(outcome):
                odds.add(outcome, 1)
        return odds

    # -- others, whose sheets are of paper

    def sit_with(self, others: Others) -> None:
        """Nobody is alone who plays with others."""
        self.others = others
        self.solo = False

    @abstractmethod
    def between_turns(self) -> bool:
        """Has a turn ended, and no card of the next one come?"""

    @abstractmethod
    def stacks_lie(self) -> bool:
        """Do cards of the last turn lie there, effects up?"""

    def others_news(self) -> vec[i64]:
        """What others may have done in the turn that is over. The next card says: nothing more."""
        news = vec[i64]()
        others = self.others
        if others is None or not self.between_turns():
            return news
        for goal in range(i64(GOALS)):
            if not self.approved >> goal & 1:
                news = append(news, OTHERS + goal)
        if self.stacks_lie():
            news = append(news, SHUFFLE)
        return append(news, END)

    def _others_may(self, outcome: i64) -> bool:
        for news in self.others_news():
            if news == outcome:
                return True
        return False

    def _others_json(self, others: Others) -> Json:
        return others.json()

    def _weigh_news(self, odds: Odds) -> None:
        for news in self.others_news():
            odds.add(news, 1)

    def _goal_word(self) -> str:
        """What a token calls a plan or a project."""
        raise NotImplementedError

    def _news_token(self, news: i64) -> str:
        if news == SHUFFLE:
            return "others:shuffle"
        if news == END:
            return "others:end"
        if news >= HOTEL:
            return f"others:hotel-{news - HOTEL + 1}"
        return f"others:{self._goal_word()}-{news - OTHERS + 1}"

    # -- text

    @abstractmethod
    def notation(self) -> Notation: ...

    @abstractmethod
    def refusal(self, seat: i64, token: str, legal: str) -> GameError:
        """Why a token that is not legal now is refused."""

    def token(self, seat: i64, choice: i64) -> str:
        return self.notation().token(choice, self.drafts[seat], self.round(seat))

    def _choice(self, seat: i64, token: str) -> i64:
        steps = self.notation().steps(token)
        for legal in self._legal(seat):
            for step in steps:
                if step == legal and self.token(seat, step) == token:
                    return step
        raise self._explain(seat, token)

    def _explain(self, seat: i64, token: str) -> GameError:
        return self.refusal(seat, token, ", ".join(self.tokens(seat)[:12]))

    def draft_tokens(self, seat: i64) -> list[str]:
        """The steps of a seat's draft in the notation (a step's token depends on the sheet before it)."""
        steps = self.drafts[seat].steps
        if len(steps) == 0:
            return []
        return self.tokens_of(seat, self.new_draft(seat), steps)

    def tokens_of(self, seat: i64, draft: Draft, steps: vec[i64]) -> list[str]:
        """Steps in the notation, taken one after the other on this draft."""
        notation = self.notation()
        round = self.round(seat)
        tokens: list[str] = []
        for step in steps:
            tokens.append(notation.token(step, draft, round))
            self.draft_step(seat, draft, step)
        return tokens

    def play_drafts(self, drafts: list[list[Any]]) -> None:
        """The drafts of a position, seat after seat."""
        stage = self.stage
        for seat, draft in enumerate(drafts):
            for i, token in enumerate(draft):
                where = f"drafts[{seat}][{i}]"
                if self.stage != stage or self.awaits_chance() or self.over():
                    raise GameError("impossible-draft-now", where=where)
                try:
                    self.play(seat, token)
                except GameError as error:
                    raise GameError("impossible-draft", where=where, reason=error) from error
        if self.stage != stage:
            raise GameError("impossible-drafts-done", where="drafts")

    # -- pictures

    @abstractmethod
    def _stages(self) -> list[str]:
        """The names of what the game waits for."""

    @abstractmethod
    def _draw_table(self, drawn: Json, everything: bool, viewer: i64, shown: list[int]) -> None:
        """Adds cards, plans or projects and sheets of some seats: all of them, or what one seat may know."""

    @abstractmethod
    def _sheet_json(self, sheet: StreetSheet) -> Json:
        """A sheet as its own seat sees it."""

    @abstractmethod
    def _readings(self, seat: i64, drawn: Json, shown: list[int]) -> Json:
        """What a person reads off this picture, in which these seats' sheets are shown."""

    @abstractmethod
    def _entry(self, seat: i64, step: i64) -> Json:
        """A step as an entry of the menu."""

    def position(self) -> Json:
        return self._picture(True, -1, self._everybody())

    def position_of(self, first: int, last: int) -> Json:
        return self._picture(True, -1, [seat for seat in range(first, min(last, int(self.seats)))])

    def _everybody(self) -> list[int]:
        return [seat for seat in range(int(self.seats))]

    def _view(self, seat: i64) -> Json:
        shown = self._everybody()
        drawn = self._picture(False, seat, shown)
        drawn["readings"] = self._readings(seat, drawn, shown)
        return drawn

    def _sketch(self, seat: i64, sheets: list[int]) -> Json:
        drawn = self._picture(False, seat, sheets)
        drawn["shown_seats"] = sheets
        drawn["readings"] = self._readings(seat, drawn, sheets)
        return drawn

    def _picture(self, everything: bool, viewer: i64, shown: list[int]) -> Json:
        """A position, or the part of it that one seat may know; of the sheets those of some seats."""
        drawn: Json = {
            "game": self.game.id,
            "format": FORMAT,
            "rules": self.rules,
            "seats": int(self.seats),
            "options": dict(self.options),
            "stage": self._stages()[self.stage],
            "turn": int(self.turn),
        }
        self._draw_table(drawn, everything, viewer, shown)
        others = self.others
        if others is not None:
            drawn["others"] = self._others_json(others)
        if everything:
            drawn["drafts"] = [self.draft_tokens(seat) for seat in shown]
            return drawn
        drawn["confirmed"] = [self.drafts[seat].confirmed for seat in shown]
        if viewer >= 0:
            draft = self.draft(viewer)
            before: Json = drawn["sheets"][shown.index(int(viewer))]
            sheet = before if draft.untouched() else self._sheet_json(draft.drafted)
            drawn["draft"] = {"steps": self.draft_tokens(viewer), "sheet": sheet}
        return drawn

    def _menu(self, seat: i64, gains: bool) -> list[Json]:
        steps = self._legal(seat)
        entries = [self._entry(seat, step) for step in steps]
        if gains:
            add_gains(self, seat, steps, entries)
        return entries

    # -- whole turns

    def _turns(self, seat: i64) -> list[WholeTurn]:
        """Breadth first, so that every turn is told with as few steps as it takes from here."""
        draft = self.drafts[seat]
        before = i64(len(draft.steps))
        found: list[WholeTurn] = []
        ended: set[i64] = set()
        met: set[i64] = set()  # drafts on the way, however they came about
        edge = [draft]
        while edge:
            further: list[Draft] = []
            for here in edge:
                for step in self.draft_choices(seat, here):
                    if step == DONE:
                        key = self.turn_key(seat, here)
                        if key not in ended:
                            ended.add(key)
                            found.append(WholeTurn(append(here.steps[before:], DONE), key))
                        continue
                    after = here.clone()
                    after.steps = append(after.steps, step)
                    self.draft_step(seat, after, step)
                    key = self._way_key(after)
                    if key not in met:
                        met.add(key)
                        further.append(after)
            edge = further
        return found

    def turn_key(self, seat: i64, draft: Draft) -> i64:
        """The key of a whole turn that ends with this draft, see WholeTurn."""
        digest = Digest()
        draft.drafted.digest(digest)
        digest.add(self.aside(seat, draft))
        return digest.key()

    def _way_key(self, draft: Draft) -> i64:
        """The same for a draft on its way."""
        digest = Digest()
        draft.drafted.digest(digest)
        digest.add(draft.spare)
        draft.digest_progress(digest)
        return digest.key()
