"""Everything a page asks of a server and one device can answer itself: JSON in, JSON out, one call a message.

Errors are keys and details; the page has the words.
"""

import base64
import json
import secrets
import time
import traceback
from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any

from boulevard.analysis import calls as analysis
from boulevard.analysis.hints import check_hint
from boulevard.bots import minds
from boulevard.bots.minds import Mind
from boulevard.bots.offer import offered_games
from boulevard.bots.registry import find_bot
from boulevard.games.catalogue import find_game
from boulevard.games.contract import GameError
from boulevard.match import practice
from boulevard.match.archive import check_go_on, inspect_record, table_record
from boulevard.match.moments import Reading, check_seat, position_before, stops, turn
from boulevard.match.names import clean_name
from boulevard.match.pictures import some
from boulevard.match.record import SEALED
from boulevard.match.table import (
    OPEN,
    OVER,
    RUNNING,
    TELLING,
    Done,
    Logged,
    Origin,
    Seat,
    Table,
    check_chance,
    new_id,
)

from . import strip
from .dealer import SEVERAL, Dealer
from .kept import FORMAT, Kept, check_head, dump, read_kept, read_text

ME = "me"  # everybody at this device
MARK = "~"  # begins ids of here; no id of a server has it
PERSON = "me"  # where the name of whoever plays here is kept
ONE_GO = 0.25  # seconds for bots, until others hear what they did
QUICK = 0.0  # seconds that a bot may take its time: a browser's interpreted Python takes forty times as long
TURNS = 40  # of a replay in one answer
ENDED = 50  # games in a list

Json = dict[str, Any]


def _new_id() -> str:
    return MARK + new_id()


class House:
    """Tables and records of one device. What must outlive it goes out with every answer (`keep`), as texts by
    id, and comes back with `restore`."""

    def __init__(self) -> None:
        self.name = ""
        self.since = time.time()
        self.texts: dict[str, str] = {}  # tables as they are kept
        self.heads: dict[str, Json] = {}  # what a list needs of them
        self.tables: dict[str, Kept] = {}  # those that were opened
        self.records: dict[str, tuple[Json, str]] = {}  # what they are about, and their text
        self.decks: dict[str, Json] = {}  # of tables with paper sheets
        self.dealing: tuple[str, Dealer | strip.StripDealer] | None = None
        self.unheard: set[str] = set()  # tables where something happened that bots have not talked about
        self.told: list[tuple[str, Json]] = []
        self.keep: dict[str, str | None] = {}

    # -- the door

    def answer(self, message: str) -> str:
        """One question: `{"call": NAME, "with": {...}}`. Its `result`, or an `error`; and what else follows
        from it: messages for whoever looks at a table (`told`), texts to keep (`keep`; none: to drop), and
        the tables where bots are next (`work`)."""
        self.told, self.keep = [], {}
        answer: Json = {}
        try:
            asked = json.loads(message)
            answer["result"] = self._call(str(asked["call"]))(**asked.get("with", {}))
        except GameError as error:
            answer["error"] = _error(error)
        except Exception:  # a mistake of ours: the tables are read again from what was kept
            self.tables.clear()
            answer["error"] = {"code": "error-server-defect", "details": {}}
            answer["trace"] = traceback.format_exc()
        answer["told"] = self.told
        answer["keep"] = self.keep
        answer["work"] = [id for id, kept in self.tables.items() if self._has_work(kept.table)]
        return dump(answer)

    def _call(self, name: str) -> Callable[..., Any]:
        if name not in CALLS:
            raise GameError("error-server-no-route")
        found: Callable[..., Any] = getattr(self, CALLS[name])
        return found

    def restore(self, texts: Mapping[str, str]) -> list[Json]:
        """What was kept, by id. Says what could not be read; whoever keeps it goes on keeping it."""
        broken: list[Json] = []
        for id, text in texts.items():
            try:
                self._restore(id, text)
            except GameError as error:
                broken.append({"id": id} | _error(error))
        return broken

    def _restore(self, id: str, text: str) -> None:
        found = read_text(text)
        try:
            if id == PERSON:
                self.name = str(found["name"])
            elif "record" in found:
                self.records[id] = (found["record"], found["text"])
            elif "dealer" in found:
                self.decks[id] = found["dealer"]
            else:
                check_head(found)
                self.heads[id] = _head(found)
                self.texts[id] = text
        except (KeyError, TypeError):
            raise GameError("error-local-broken") from None

    # -- who plays here

    def me(self) -> Json:
        return {"name": self.name, "account": None, "created": self.since}

    def call_me(self, name: str) -> Json:
        self.name = clean_name(name)
        self.keep[PERSON] = dump({"format": FORMAT, "name": self.name})
        return self.me()

    def games(self) -> Json:
        return {"games": offered_games(QUICK)}

    # -- lists

    def my_tables(self) -> Json:
        lines = []
        for head in sorted(self.heads.values(), key=lambda head: -head["updated"]):
            yours = [number for number, seat in enumerate(head["seats"]) if seat["person"] == ME]
            waiting = head["waiting"] if head["status"] == RUNNING else []
            lines.append(
                {name: head[name] for name in ("id", "game", "status", "updated")}
                | {
                    "names": [seat["name"] for seat in head["seats"]],
                    "your_seats": yours,
                    "your_turn": any(seat in waiting for seat in yours),
                    "waiting": waiting,
                }
            )
        return {"tables": lines}

    def history(self) -> Json:
        """Finished games, newest first; those with arranged cards or from the middle say nothing."""
        ended = [head for head in self.heads.values() if head["result"] and head["origin"] is None]
        ended.sort(key=lambda head: -head["result"]["at"])
        return {
            "games": [
                {
                    "table": head["id"],
                    "game": head["game"],
                    "seat": number,
                    "total": head["result"]["totals"][number],
                    "place": head["result"]["places"][number],
                    "seats": len(head["seats"]),
                    "names": [other["name"] for other in head["seats"]],
                    "ended": head["result"]["at"],
                }
                for head in ended[:ENDED]
                for number, seat in enumerate(head["seats"])
                if seat["person"] == ME
            ]
        }

    def statistics(self) -> Json:
        games: dict[str, list[Json]] = {}
        for line in self.history()["games"]:
            games.setdefault(line["game"], []).append(line)
        return {
            "games": {
                game: {
                    "played": len(lines),
                    "won": sum(line["place"] == 1 for line in lines),
                    "best": max(line["total"] for line in lines),
                    "mean": sum(line["total"] for line in lines) / len(lines),
                }
                for game, lines in games.items()
            }
        }

    # -- tables

    def _open(self, id: str) -> Kept:
        if id not in self.tables:
            if id not in self.texts:
                raise GameError("error-server-no-table")
            self.tables[id] = read_kept(self.texts[id])
        return self.tables[id]

    def _new(
        self,
        game_id: str,
        options: Json,
        places: list[Seat],
        *,
        origin: Origin | None = None,
        rules: int | None = None,
        seed: str | None = None,
        chance: str = SEALED,
    ) -> Table:
        game = find_game(game_id)
        count, chosen = game.choose_options(len(places), options)
        table = Table(_new_id(), game.id, count)
        table.options = chosen
        table.rules = table.rules if rules is None else game.check_rules(rules)
        table.host = ME
        table.seed = seed or secrets.token_hex(32)
        table.chance = check_chance(game, chance, chosen)
        table.origin = origin
        table.created = time.time()
        for number, seat in enumerate(places):
            table.put_seat(number, seat)
        kept = self.tables[table.id] = Kept(table)
        event = table.event("created", None)
        table.absorb(event)
        self._write(kept, [event])
        return table

    def _write(self, kept: Kept, events: list[Logged], *, shows: bool = False) -> None:
        """What happened, for the log and for whoever looks."""
        table = kept.table
        for event in events:
            kept.add(event)
        if events:
            message: Json = {"type": "events", "events": [event.shown() for event in events]}
            self.told.append((table.id, message | _rest(table)))
        if any(event.kind in TELLING for event in events):
            self.told.append((table.id, {"type": "table", "table": self._picture(table)}))
        if shows:
            self.unheard.add(table.id)
            self.told += [(table.id, view) for view in self._views(table)]
        text = kept.text()
        self.texts[table.id] = self.keep[table.id] = text
        self.heads[table.id] = kept.about()

    def _picture(self, table: Table) -> Json:
        return table.json(ME, {ME}) | {"invite": None}

    def _views(self, table: Table) -> list[Json]:
        seats: list[int | None] = [*table.seats_of(ME)]
        return [{"type": "view", **table.seat_view(seat, seat is not None)} for seat in seats or [None]]

    def _changed(self, id: str, change: Callable[[Table], list[Logged]]) -> Json:
        kept = self._open(id)
        events = change(kept.table)
        if events:
            self._write(kept, events, shows=kept.table.status != OPEN)
        return self._picture(kept.table)

    def new_table(self, wish: Json) -> Json:
        """Whoever sits here has the places that are nobody's; friends hand the device around."""
        game = find_game(wish.get("game"))
        places = [_seat(place, self.name, game.id) for place in wish.get("places") or [{"kind": "me"}]]
        count = wish.get("seats") or max(len(places), game.fewest_seats)
        game.choose_options(count, wish.get("options") or {})
        if len(places) > count:
            raise GameError("error-server-places", places=len(places), seats=count)
        places += [Seat() for _ in range(count - len(places))]
        chance = wish.get("chance") or SEALED
        table = self._new(game.id, wish.get("options") or {}, places, chance=chance)
        if wish.get("start"):
            return self.start(table.id)
        return self._picture(table)

    def practise(self, game: str, bot: str = "greedy") -> Json:
        find_bot(bot, find_game(game).id)
        lesson = practice.lesson_of(game)
        places = [_mine(self.name), *(_bot(bot) for _ in range(practice.SEATS - 1))]
        origin = Origin(practice=True)
        table = self._new(game, lesson.options, places, origin=origin, seed=lesson.seed)
        return self.start(table.id)

    def table(self, id: str) -> Json:
        return self._picture(self._open(id).table)

    def forget(self, id: str) -> None:
        """A table or a record that nobody wants any more."""
        for place in (self.tables, self.texts, self.heads, self.records, self.decks):
            place.pop(id, None)
        self.keep[id] = None

    def facts(self, id: str) -> Json:
        table = self._open(id).table
        return dict(table.game.facts(table.game.choose_options(table.seat_count, table.options)[1]))

    def additions(self, id: str, seat: int, token: str) -> Json:
        table = self._open(id).table
        table.check_mine(seat, ME)
        return {"menu": table.playing().state.additions(seat, token)}

    def take(self, id: str, seat: int, name: str | None = None) -> Json:
        def change(table: Table) -> list[Logged]:
            _check_free(table, seat)
            return [table.sits(seat, _mine(name or self.name))]

        return self._changed(id, change)

    def seat_bot(self, id: str, seat: int, bot: str) -> Json:
        def change(table: Table) -> list[Logged]:
            find_bot(bot, table.game.id)
            _check_free(table, seat)
            return [table.sits(seat, _bot(bot))]

        return self._changed(id, change)

    def leave(self, id: str, seat: int, to: str = "open", bot: str = "greedy") -> Json:
        def change(table: Table) -> list[Logged]:
            find_bot(bot, table.game.id)
            table.check_seat(seat)
            if table.status == OVER:
                raise GameError("error-game-over")
            events: list[Logged] = []
            if table.status == RUNNING:
                if table.game.simultaneous and seat in table.drafts:
                    table.draft(seat, [])
                for words in table.playing().state.retractions(seat):
                    events += table.takes_step(seat, words)
            return [*events, table.sits(seat, _bot(bot) if to == "bot" else Seat())]

        return self._changed(id, change)

    def add_seat(self, id: str) -> Json:
        return self._changed(id, lambda table: [_before_start(table).adds_seat()])

    def remove_seat(self, id: str, seat: int) -> Json:
        def change(table: Table) -> list[Logged]:
            _before_start(table).check_seat(seat)
            return [table.removes_seat(seat)]

        return self._changed(id, change)

    def change_seat(self, id: str, seat: int, name: str | None = None, colour: str | None = None) -> Json:
        def change(table: Table) -> list[Logged]:
            table.check_seat(seat)
            return table.repaints(seat, name, colour)

        return self._changed(id, change)

    def mix(self, id: str, number: str) -> Json:
        return self._changed(id, lambda table: _before_start(table).mix(ME, number))

    def start(self, id: str, number: str | None = None) -> Json:
        return self._changed(id, lambda table: table.begins(ME, number))

    def rematch(self, id: str) -> Json:
        kept = self._open(id)
        table = kept.table
        if table.status != OVER:
            raise GameError("error-server-not-over")
        if table.rematch is None or table.rematch not in self.texts:
            places = [Seat(**asdict(seat)) for seat in table.seats]
            again = self._new(table.game.id, table.options, places, chance=table.chance)
            table.rematch = again.id
            event = table.event("rematch", None, {"table": again.id})
            table.absorb(event)
            self._write(kept, [event])
        return self.table(table.rematch)

    # -- playing

    def listen(self, id: str) -> list[Json]:
        """What somebody who comes to a table is told first."""
        kept = self._open(id)
        table = kept.table
        shown = [event.shown() for event in kept.log]
        return [
            {"type": "hello", "table": self._picture(table), "seq": table.seq},
            {"type": "events", "events": shown} | _rest(table),
            *self._views(table),
        ]

    def ask(self, id: str, ask: Json) -> Json:
        """A message of a page at a table, as a server's socket takes it."""
        kept = self._open(id)
        table = kept.table
        kind = ask["type"]
        if kind == "look":
            seat = ask.get("seat")
            if seat is not None:
                table.check_mine(seat, ME)
            return {"view": table.seat_view(seat, bool(ask.get("gains")), ask.get("sheets") or ())}
        if kind in ("tell", "untell"):
            number = ask["number"]
            events = table.tells(ask["token"], number) if kind == "tell" else table.untells(number)
            self._write(kept, events, shows=True)
            return Done(events[0].seq, False).json()
        if kind not in ("draft", "step", "undo"):
            raise GameError("error-local-alone")  # nobody to talk to, nobody to wait for
        seat = ask["seat"]
        table.check_mine(seat, ME)
        known = table.repeated(seat, ask.get("key"))
        if known is not None:
            return Done(known, kind == "draft", True, table.seat_view(seat, True)).json()
        if kind == "draft":
            events = table.drafts_turn(seat, ask["tokens"], turn=ask.get("turn"), key=ask.get("key"))
            # A draft that is not confirmed is kept too, and shown in the answer alone.
            self._write(kept, events, shows=bool(events) and events[0].public["resolved"])
        else:
            table.check_running()
            token = ask["token"] if kind == "step" else None
            events = table.takes_step(seat, token, key=ask.get("key"))
            self._write(kept, events, shows=True)
        seq = events[0].seq if events else table.seq
        return Done(seq, kind == "draft" and bool(events), False, table.seat_view(seat, True)).json()

    def work(self, id: str) -> None:
        """One thing that bots do: a word, a step that is left to them, or what they think next."""
        kept = self._open(id)
        table = kept.table
        if not self._has_work(table):
            return
        if id in self.unheard:
            self.unheard.discard(id)
            if self._talk(kept):
                return
        waiting = table.bots_waiting()
        if not waiting:
            return
        token = table.formality()
        if token:
            self._write(kept, table.takes_step(waiting[0], token), shows=True)
            return
        state = table.playing().state
        heads = [_mind(table, seat) for seat in waiting]
        for seat, tokens in minds.think(state.clone(), heads, secrets.token_hex(16), ONE_GO):
            if table.game.simultaneous:
                events = table.drafts_turn(seat, tokens)
                self._write(kept, events, shows=events[0].public["resolved"])
            else:
                for token in tokens:
                    self._write(kept, table.takes_step(seat, token), shows=True)

    def _talk(self, kept: Kept) -> bool:
        """Bots say what they have to say though others are next: one of them, if one wants to."""
        table = kept.table
        if table.game.simultaneous:
            return False
        state = table.playing().state
        asleep = [] if table.formality() else table.waiting
        heads = [
            _mind(table, seat)
            for seat, who in enumerate(table.seats)
            if who.kind == "bot" and seat not in asleep and state.may_act(seat)
        ]
        said = minds.remark(state.clone(), heads, secrets.token_hex(16))
        for seat, tokens in said:
            for token in tokens:
                self._write(kept, table.takes_step(seat, token), shows=True)
        return bool(said)

    def _has_work(self, table: Table) -> bool:
        if table.status != RUNNING or not any(seat.kind == "bot" for seat in table.seats):
            return False
        return bool(table.bots_waiting()) or (not table.game.simultaneous and table.id in self.unheard)

    # -- records

    def table_record(self, id: str) -> str:
        """Also of a running game: what it hides lies in this device anyway."""
        kept = self._open(id)
        kept.table.playing()
        return table_record(kept.table.terms(), kept.log)

    def table_turns(self, id: str, first: int, seat: int | None = None) -> Json:
        return _turns(self.table_record(id), first, seat)

    def go_on_from_table(self, id: str, turn: int, seat: int) -> Json:
        table = self._open(id).table
        check_go_on(table, ME)
        colours = [seat.colour for seat in table.seats]
        return self._go_on(self.table_record(id), id, turn, seat, colours)

    def import_record(self, text: str) -> Json:
        id = _new_id()
        line = inspect_record(text) | {"id": id}
        self.records[id] = (line, text)
        self.keep[id] = dump({"format": FORMAT, "record": line, "text": text})
        return line

    def _record(self, id: str) -> tuple[Json, str]:
        if id not in self.records:
            raise GameError("error-server-no-record")
        return self.records[id]

    def record(self, id: str) -> Json:
        return self._record(id)[0]

    def record_text(self, id: str) -> str:
        return self._record(id)[1]

    def record_facts(self, id: str) -> Json:
        line, _ = self._record(id)
        game = find_game(line["game"])
        return dict(game.facts(game.choose_options(line["seats"], line["options"])[1]))

    def record_turns(self, id: str, first: int, seat: int | None = None) -> Json:
        return _turns(self._record(id)[1], first, seat)

    def go_on_from_record(self, id: str, turn: int, seat: int) -> Json:
        return self._go_on(self._record(id)[1], None, turn, seat, [])

    def _go_on(
        self, text: str, table_id: str | None, turn: int, seat: int, colours: list[str | None]
    ) -> Json:
        """A table that begins before a turn of a record: a person at one seat, bots at all others."""
        position, record = position_before(text, turn)
        check_seat(seat, record.seats)
        places = [_mine(self.name) if number == seat else _bot("greedy") for number in range(record.seats)]
        for place, colour in zip(places, colours):
            place.colour = colour
        origin = Origin(table_id, turn, position)
        table = self._new(record.game, record.options, places, origin=origin, rules=record.rules)
        return self.start(table.id)

    # -- looking at games

    def judge_table(self, id: str, turn: int, seat: int | None = None) -> Json:
        check_go_on(self._open(id).table, ME)
        return analysis.judge_turn(self.table_record(id), turn, seat, analysis.BRIEF)

    def judge_record(self, id: str, turn: int, seat: int | None = None) -> Json:
        return analysis.judge_turn(self._record(id)[1], turn, seat, analysis.BRIEF)

    def hint(self, id: str, seat: int) -> Json:
        table = self._open(id).table
        check_hint(table, seat, ME)
        position = table.playing().state.position()
        return analysis.hint_for(position, seat, secrets.token_hex(16), analysis.BRIEF)

    def puzzles(self) -> Json:
        return analysis.puzzle_counts()

    def puzzle(self, game: str, number: int, tokens: list[str]) -> Json:
        return analysis.puzzle(game, number, tokens, analysis.BRIEF)

    # -- the deck of a table with paper sheets

    def dealers(self) -> list[Json]:
        return [
            {"id": id, "game": kept["game"], "turn": len(kept["flips"]) + 1}
            for id, kept in self.decks.items()
        ]

    def new_dealer(self, game: str, solo: bool, options: Json, seats: int = SEVERAL) -> Json:
        return self._dealt(_new_id(), Dealer(game, solo, options, seats=seats))

    def new_strip(self, seats: int) -> Json:
        return self._dealt(_new_id(), strip.StripDealer(seats))

    def _dealt(self, id: str, dealer: Dealer | strip.StripDealer) -> Json:
        self.dealing = (id, dealer)
        self.decks[id] = dealer.kept()
        self.keep[id] = dump({"format": FORMAT, "dealer": self.decks[id]})
        return {"id": id} | dealer.json()

    def _dealer(self, id: str) -> Dealer | strip.StripDealer:
        if self.dealing is None or self.dealing[0] != id:
            if id not in self.decks:
                raise GameError("error-server-no-table")
            kept = self.decks[id]
            kind: type[Dealer | strip.StripDealer] = (
                strip.StripDealer if kept["game"] == strip.GAME else Dealer
            )
            self.dealing = (id, kind.restore(kept))
        return self.dealing[1]

    def dealer(self, id: str) -> Json:
        return {"id": id} | self._dealer(id).json()

    def flip(self, id: str, claims: list[int], reshuffle: bool, spare: int | list[int] | None = None) -> Json:
        dealer = self._dealer(id)
        if not isinstance(dealer, Dealer):
            raise GameError("error-local-flip")
        dealer.flip(claims, reshuffle, spare)
        return self._dealt(id, dealer)

    def turn_card(self, id: str) -> Json:
        dealer = self._dealer(id)
        if not isinstance(dealer, strip.StripDealer):
            raise GameError("error-local-flip")
        dealer.turn_card()
        return self._dealt(id, dealer)

    def flip_back(self, id: str) -> Json:
        dealer = self._dealer(id)
        dealer.back()
        return self._dealt(id, dealer)

    # -- paper: sheets to print, to check, of one's own

    def paper(self, what: str, wish: Json) -> Json:
        from boulevard.paper.calls import CALLS as paper_calls  # who only plays need not wait for it

        if what not in paper_calls:
            raise GameError("error-server-no-route")
        return paper_calls[what](wish)

    def paper_file(self, what: str, wish: Json) -> str:
        from boulevard.paper.calls import print_pdf

        if what != "print/pdf":
            raise GameError("error-server-no-route")
        return base64.b64encode(print_pdf(wish)).decode("ascii")


# Names as the page's own calls have them (web/src/core/api.ts).
CALLS = {
    "me": "me",
    "becomeGuest": "call_me",
    "games": "games",
    "myTables": "my_tables",
    "history": "history",
    "statistics": "statistics",
    "newTable": "new_table",
    "practise": "practise",
    "table": "table",
    "forget": "forget",
    "facts": "facts",
    "additions": "additions",
    "take": "take",
    "seatBot": "seat_bot",
    "leave": "leave",
    "addSeat": "add_seat",
    "removeSeat": "remove_seat",
    "changeSeat": "change_seat",
    "mix": "mix",
    "start": "start",
    "rematch": "rematch",
    "listen": "listen",
    "ask": "ask",
    "work": "work",
    "tableRecord": "table_record",
    "tableTurns": "table_turns",
    "goOnFromTable": "go_on_from_table",
    "importRecord": "import_record",
    "record": "record",
    "recordText": "record_text",
    "recordFacts": "record_facts",
    "recordTurns": "record_turns",
    "goOnFromRecord": "go_on_from_record",
    "judgeTable": "judge_table",
    "judgeRecord": "judge_record",
    "hint": "hint",
    "puzzles": "puzzles",
    "puzzle": "puzzle",
    "dealers": "dealers",
    "newDealer": "new_dealer",
    "newStrip": "new_strip",
    "turnCard": "turn_card",
    "dealer": "dealer",
    "flip": "flip",
    "flipBack": "flip_back",
    "paper": "paper",
    "paperFile": "paper_file",
}


def _error(error: GameError) -> Json:
    details = {
        name: _error(value) if isinstance(value, GameError) else value
        for name, value in error.details.items()
    }
    return {"code": error.key, "details": details}


def _head(found: Json) -> Json:
    names = ("id", "game", "status", "seats", "waiting", "updated", "result", "origin")
    return {name: found[name] for name in names}


def _mine(name: str) -> Seat:
    return Seat("person", ME, name)


def _bot(name: str) -> Seat:
    return Seat("bot", None, name, name)


def _mind(table: Table, seat: int) -> Mind:
    return (seat, table.seats[seat].bot or "greedy", table.stands_in(seat))


def _rest(table: Table) -> Json:
    """What is said beside events."""
    waiting = some(table, table.waiting, [])
    return {"seq": table.seq, "waiting": waiting, "waiting_count": len(table.waiting), "missed": False}


def _seat(place: Json, my_name: str, game: str) -> Seat:
    name = clean_name(place["name"]) if place.get("name") else None
    kind = place.get("kind")
    seat = Seat()
    if kind == "me":
        seat = _mine(name or my_name)
    elif kind == "bot":
        bot = place.get("bot") or "greedy"
        find_bot(bot, game)
        seat = Seat("bot", None, name or bot, bot)
    seat.colour = place.get("colour")
    return seat


def _check_free(table: Table, seat: int) -> None:
    if table.check_seat(seat).kind != "open":
        raise GameError("error-server-seat-taken", seat=seat + 1)
    if table.status == OVER:
        raise GameError("error-game-over")


def _before_start(table: Table) -> Table:
    if table.status != OPEN:
        raise GameError("error-server-started")
    return table


def _turns(text: str, first: int, seat: int | None) -> Json:
    """The game before some turns from `first` on; ask again for the others."""
    reading = Reading(text)
    check_seat(seat, reading.record.seats)
    turns: list[Json] = []
    count = 0
    for stop in stops(reading):
        count = stop.at
        if first <= stop.at < first + TURNS:
            turns.append(turn(reading, stop, seat))
    if first > count:
        raise GameError("error-server-no-turn", turns=count)
    return {"length": count, "turns": turns}
