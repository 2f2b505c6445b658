"""Positions of New Las Vegas from JSON (docs/positions-new-las-vegas.md): reading and refusing."""

from typing import Any, Final

from boulevard.games.contract import Game, GameError, Json
from boulevard.games.native import append, i64, u8, vec
from boulevard.games.packed import BIT, BYTE, byte
from boulevard.games.reading import Complaints, fields, flag, header, impossible, items, one_of, whole, wholes
from boulevard.games.streets.cards import NO_CARD
from boulevard.games.streets.others import Others
from boulevard.games.streets.pile import Pile
from boulevard.games.streets.reading import FORMAT, CardReader, find_deal, read_others

from .acme import Acme
from .components import (
    AVENUES,
    CARD_TOKENS,
    COLOURS,
    DECK_SIZE,
    PROJECT_NAMES,
    PROJECTS_IN_PLAY,
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
    new_cards,
)
from .edition import BUILT_IN, Edition, edition_of
from .projects import PROJECTS, projects_in_play
from .rest import most_told
from .sheet import Sheet
from .sheet_reading import check_turns, read_sheet, turns_opened

MOST_REFUSALS: Final[i64] = 20  # two boxes each of a track of at most 40
READER: Final = CardReader(CARD_TOKENS, "error-nlv-position-card", "nlv-card-twice")


class Reading:
    """A position, read and found possible."""

    def __init__(self) -> None:
        self.seats: i64 = 1
        self.options: dict[str, Any] = {}
        self.introductory = False
        self.edition: Edition = BUILT_IN
        self.stage: i64 = DEALING
        self.turn: i64 = 0
        self.projects = vec[i64]()
        self.approved: i64 = 0
        self.taken: i64 = 0
        self.stock = Stock(Pile(vec[u8]()), Pile(vec[u8]()), 0, 0)
        self.cards = new_cards(True)
        self.acme: Acme | None = None
        self.rules = 0
        self.others = Others(0)
        self.sheets: list[Sheet] = []
        self.drafts: list[list[Any]] = []

    def resolved(self) -> i64:
        """Turns that are over."""
        return self.turn - (1 if self.stage == PLAYING else 0)


def read(game: Game, value: object) -> Reading:
    optional = [
        "format",
        "seats",
        "options",
        "stage",
        "turn",
        "projects",
        "cards",
        "acme",
        "drafts",
        "others",
    ]
    top, rules = header(value, game, ["sheets"], optional)
    reading = Reading()
    whole(top.get("format", 1), "format", 1, FORMAT)
    reading.rules = rules
    sheets = items(top["sheets"], "sheets", 1, game.most_seats)
    seats, reading.options = game.choose_options(top.get("seats", len(sheets)), top.get("options", {}))
    reading.seats = seats
    items(sheets, "sheets", seats, seats)
    reading.others = Others(reading.options.get("paper", 0))
    reading.edition = edition_of(reading.options["sheet"])
    reading.introductory = reading.options["introductory"]
    _read_projects(reading, top)
    for seat, entry in enumerate(sheets):
        where = f"sheets[{seat}]"
        sheet = read_sheet(entry, where, reading.edition, reading.introductory, rules, Complaints(False))
        reading.sheets.append(sheet)
    _read_acme(reading, top)
    _read_stage(reading, top)
    _read_others(reading, top)
    _check_hotels(reading, Complaints(False))
    _check_projects(reading, Complaints(False))
    _read_cards(reading, top)
    drafts = items(top.get("drafts", [[] for _ in range(seats)]), "drafts", seats, seats)
    reading.drafts = [items(draft, f"drafts[{seat}]", 0, 20) for seat, draft in enumerate(drafts)]
    return reading


def _read_others(reading: Reading, top: Json) -> None:
    most = most_told(reading.others, reading.introductory, reading.edition)
    if not reading.others.count and reading.stage == COUNTING:
        raise impossible("stage", "others")
    read_others(reading.others, top, reading.stage == COUNTING, reading.stage == OVER, most, ["hotels"])
    if reading.others.count:
        avenues = items(top["others"]["hotels"], "others.hotels", 0, int(AVENUES))
        for i, avenue in enumerate(avenues):
            reading.others.hotels |= BIT[whole(avenue, f"others.hotels[{i}]", 1, int(AVENUES)) - 1]


def check(game: Game, value: object) -> tuple[Reading, list[GameError]]:
    """Finished sheets as somebody wrote them: read as far as they can be, with all that is impossible.

    Which projects lay on the table may be left out; then nobody can say whether they were fulfilled.
    """
    top, rules = header(value, game, ["sheets"], ["seats", "options", "projects", "acme"])
    reading = Reading()
    reading.rules = rules
    sheets = items(top["sheets"], "sheets", 1, game.most_seats)
    reading.seats, reading.options = game.choose_options(len(sheets), top.get("options", {}))
    reading.edition = edition_of(reading.options["sheet"])
    reading.introductory = reading.options["introductory"]
    _read_projects(reading, top)
    kept = Complaints(True)
    turns: i64 = 0
    for seat, entry in enumerate(sheets):
        where = f"sheets[{seat}]"
        sheet = read_sheet(entry, where, reading.edition, reading.introductory, rules, kept)
        reading.sheets.append(sheet)
        turns = max(turns, turns_opened(sheet))
    _read_acme(reading, top)
    kept.kept.extend(_check_any_turns(reading.sheets, turns))
    if len({bool(sheet.loan) for sheet in reading.sheets}) > 1:
        kept.add(impossible("sheets", "nlv-loans-partly"))
    _check_hotels(reading, kept)
    if len(reading.projects):
        for k in range(i64(len(reading.projects))):
            for sheet in reading.sheets:
                if byte(sheet.projects, k):  # a typed sheet need not say so
                    reading.approved |= BIT[k]
        _check_projects(reading, kept)
    return reading, kept.kept


def _check_any_turns(sheets: list[Sheet], fewest: i64) -> list[GameError]:
    """Nobody wrote down how many turns there were: the number that explains the most."""
    best: list[GameError] | None = None
    for turns in range(fewest, fewest + MOST_REFUSALS + 1):
        found = Complaints(True)
        for seat, sheet in enumerate(sheets):
            check_turns(sheet, turns, f"sheets[{seat}]", found)
        if best is None or len(found.kept) < len(best):
            best = found.kept
    return [] if best is None else best


def _read_projects(reading: Reading, top: Json) -> None:
    for k, entry in enumerate(items(top.get("projects", []), "projects", 0, 3)):
        where = f"projects[{k}]"
        project = fields(entry, where, ["project"], ["approved"])
        name = one_of(project["project"], where + ".project", PROJECT_NAMES)
        index = PROJECT_NAMES.index(name)
        if not projects_in_play(k, not reading.introductory) >> index & 1:
            raise impossible(where, "nlv-project-colour", project=name, colour=COLOURS[k])
        reading.projects = append(reading.projects, i64(index))
        if flag(project.get("approved", False), where + ".approved"):
            reading.approved |= BIT[k]


# -- ACME


def _read_acme(reading: Reading, top: Json) -> None:
    if reading.seats + reading.others.count > 1:
        if "acme" in top:
            raise impossible("acme", "nlv-acme-seats")
        return
    level: int = reading.options["acme"]
    acme = Acme(reading.edition.architects[level - 1])
    reading.acme = acme
    optional = ["cards", "approvals", "settled", "hotels", "projects", "loan_card", "score"]
    value = fields(top.get("acme", {}), "acme", [], optional)
    for i, token in enumerate(items(value.get("cards", []), "acme.cards", 0, int(DECK_SIZE))):
        acme.cards = append(acme.cards, u8(READER.card(token, f"acme.cards[{i}]")))
    for i, colour in enumerate(items(value.get("approvals", []), "acme.approvals", 0, 3)):
        place = COLOURS.index(one_of(colour, f"acme.approvals[{i}]", COLOURS))
        if acme.has_come(place):
            raise impossible("acme.approvals", "nlv-approval-twice", colour=str(colour))
        acme.came = append(acme.came, i64(place))
    came = len(acme.came)
    acme.settled = whole(value.get("settled", came), "acme.settled", 0, came)
    built: i64 = 0
    for n in range(acme.settled):
        built |= acme.architect.hotels[n]
    for i, avenue in enumerate(items(value.get("hotels", []), "acme.hotels", 0, 11)):
        acme.hotels |= BIT[whole(avenue, f"acme.hotels[{i}]", 1, 11) - 1]
    if acme.hotels & ~built:
        raise impossible("acme.hotels", "nlv-acme-hotels")
    fulfilled: i64 = 0
    for n in range(acme.settled):
        if acme.architect.fulfils >> n & 1:
            fulfilled |= BIT[acme.came[n]]
    for k, points in enumerate(wholes(value.get("projects", [0, 0, 0]), "acme.projects", 3, 0, 99)):
        if (points > 0) != bool(fulfilled & BIT[k]):
            raise impossible("acme.projects", "nlv-acme-projects", project=k + 1)
        acme.projects += BYTE[k] * points
    if value.get("loan_card") is not None:
        acme.loan_card = READER.card(value["loan_card"], "acme.loan_card")
        if reading.introductory:
            raise impossible("acme.loan_card", "nlv-loan-introductory")


# -- how far the game has come


def _read_stage(reading: Reading, top: Json) -> None:
    opened: i64 = 0
    for sheet in reading.sheets:
        opened = max(opened, turns_opened(sheet))
    acme = reading.acme
    finished = any([sheet.finished() for sheet in reading.sheets]) or (
        acme is not None and acme.all_projects()
    )
    revealing = acme is not None and not reading.introductory and acme.loan_card == NO_CARD
    decided = _loans(reading)
    if "stage" in top:
        reading.stage = STAGES.index(one_of(top["stage"], "stage", STAGES))
    elif finished:
        # A typed sheet rarely says so: a finished sheet is a finished game.
        reading.stage = REVEALING if revealing else OVER
    elif len(reading.projects) < PROJECTS_IN_PLAY:
        reading.stage = DEALING_PROJECTS
    else:
        reading.stage = DEALING if decided or reading.introductory else DECIDING
    stage = reading.stage
    if finished and stage < REVEALING:
        raise impossible("stage", "nlv-finished")
    if not finished and stage >= REVEALING and not reading.others.count:
        raise impossible("stage", "nlv-unfinished")
    if (stage == OVER and revealing) or (stage == REVEALING and not revealing):
        raise impossible("stage", "nlv-reveal")
    if acme is not None and acme.loan_card != NO_CARD and stage != OVER:
        raise impossible("acme.loan_card", "nlv-loan-card-early")
    if DECIDING <= stage < OVER and len(reading.projects) < PROJECTS_IN_PLAY:
        raise impossible("projects", "nlv-projects-missing")
    if stage == DECIDING and (decided or reading.introductory):
        raise impossible("stage", "nlv-loans-over")
    if DECIDING < stage < REVEALING and not decided and not reading.introductory:
        raise impossible("sheets", "nlv-loans-missing")
    playing = 1 if stage == PLAYING else 0
    reading.turn = whole(top.get("turn", int(opened) + playing), "turn", playing, 1000)
    for seat, sheet in enumerate(reading.sheets):
        check_turns(sheet, reading.resolved(), f"sheets[{seat}]", Complaints(False))


def _loans(reading: Reading) -> bool:
    """Have the seats decided about the bank? All have, or none."""
    decided = [sheet.loan != 0 for sheet in reading.sheets]
    if any(decided) and not all(decided):
        raise impossible("sheets", "nlv-loans-partly")
    return decided[0]


def _check_hotels(reading: Reading, complaints: Complaints) -> None:
    """Where anybody has a hotel, somebody was first and has a large one."""
    large: i64 = 0
    small: i64 = 0
    for sheet in reading.sheets:
        large |= sheet.large
        small |= sheet.small
    acme = reading.acme
    if acme is not None:
        large |= acme.hotels
    large |= reading.others.hotels
    for avenue in range(11):
        if small & ~large & BIT[avenue]:
            complaints.add(impossible("sheets", "nlv-hotel-first", avenue=avenue + 1))
    reading.taken = large | small


def _check_projects(reading: Reading, complaints: Complaints) -> None:
    edition = reading.edition
    acme = reading.acme
    for k in range(PROJECTS_IN_PLAY):
        written: list[tuple[str, i64]] = []
        for seat, sheet in enumerate(reading.sheets):
            written.append((f"sheets[{seat}]", byte(sheet.projects, k)))
        if acme is not None:
            written.append(("acme", byte(acme.projects, k)))
        first = False
        fulfilled = False
        for where, points in written:
            if points == 0:
                continue
            if k >= len(reading.projects):
                complaints.add(impossible(where, "nlv-project-unknown", project=int(k) + 1))
                continue
            index = reading.projects[k]
            if points != edition.first[index] and points != edition.later[index]:
                complaints.add(
                    impossible(
                        where,
                        "nlv-project-points",
                        project=int(k) + 1,
                        points=int(points),
                        first=int(edition.first[index]),
                        later=int(edition.later[index]),
                    )
                )
            fulfilled = True
            first = first or points == edition.first[index]
        approved = bool(reading.approved & BIT[k])
        others = reading.others.count > 0 and approved
        if not others and (fulfilled != approved or (fulfilled and not first)):
            complaints.add(impossible(f"projects[{k}]", "nlv-project-approved", project=int(k) + 1))
        for seat, sheet in enumerate(reading.sheets):
            if byte(sheet.projects, k) and k < len(reading.projects):
                project = PROJECTS[reading.projects[k]]
                if project.lasting and not project.fulfilled(sheet):
                    complaints.add(impossible(f"sheets[{seat}]", "nlv-project-open", project=int(k) + 1))


# -- cards


def _read_cards(reading: Reading, top: Json) -> None:
    solo = reading.seats + reading.others.count == 1
    shown = new_cards(solo)
    reading.cards = shown
    acme = reading.acme
    hidden = acme is not None and not reading.introductory and acme.loan_card == NO_CARD
    aside: i64 = 1 if hidden else 0
    if "cards" not in top:
        if reading.stage == PLAYING:
            raise GameError("error-position-missing", where="position", field="cards")
        # A typed sheet: everything that nobody holds is shuffled and dealt anew.
        upper = UPPER_HALF - aside if solo else i64(0)
        reading.stock = Stock(Pile(reading.edition.cards[:]), Pile(vec[u8]()), aside, upper)
        if acme is not None:
            for card in acme.cards:
                READER.take(reading.stock.fresh, i64(card))
            if acme.loan_card != NO_CARD:
                READER.take(reading.stock.fresh, acme.loan_card)
            if len(acme.came) > 0:
                reading.stock.upper = 0
        return
    if solo:
        cards = fields(top["cards"], "cards", ["pile", "hand"], ["again", "upper"])
        READER.slots(shown, cards["hand"], "cards.hand", 0)
    else:
        cards = fields(top["cards"], "cards", ["pile", "numbers", "effects"], [])
        READER.slots(shown, cards["numbers"], "cards.numbers", 0)
        READER.slots(shown, cards["effects"], "cards.effects", 3)
    fresh = READER.pile(cards["pile"], "cards.pile", int(DECK_SIZE))
    again = READER.pile(cards.get("again", []), "cards.again", int(DECK_SIZE))
    upper = whole(cards.get("upper", 0), "cards.upper", 0, int(UPPER_HALF))
    reading.stock = Stock(fresh, again, aside, upper)
    left = Pile(reading.edition.cards[:])
    for seen in [*fresh.contents(), *again.contents(), *shown.held()]:
        READER.take(left, seen)
    if acme is not None:
        for card in acme.cards:
            READER.take(left, i64(card))
        if acme.loan_card != NO_CARD:
            READER.take(left, acme.loan_card)
    _find_deal(reading, shown)
    if acme is None:
        _check_stacks(reading)
    else:
        _check_solo_pile(reading, acme, left.left)


def _find_deal(reading: Reading, shown: VegasCards) -> None:
    """How far the current deal has come, from the cards on the table."""
    on_table = shown.on_table()
    size = i64(len(shown.slots))
    if reading.stage > PLAYING and reading.others.count:
        return  # others may have ended it when some or all cards had gone already
    if reading.stage >= PLAYING:
        # In the solo game the last hand has gone to ACME and the discards.
        if on_table != (0 if size == 3 and reading.stage > PLAYING else size):
            raise impossible("cards", "nlv-cards-missing")
        shown.dealt = on_table
        return
    if reading.stage < DEALING:
        acme = reading.acme
        held = i64(0) if acme is None else i64(len(acme.cards))
        if on_table or reading.stock.fresh.left != DECK_SIZE - held:
            raise impossible("cards", "nlv-cards-early")
        return
    if size == 6 and shown.effects_lie():
        shown.to_deal = 3
    if not find_deal(shown):
        raise impossible("cards", "nlv-cards-dealt")


def _check_stacks(reading: Reading) -> None:
    """Six cards for the first turn of new stacks, three for every further one."""
    drawn = DECK_SIZE - reading.stock.fresh.left
    if reading.stage == PLAYING and (drawn % 3 or drawn < 6 or (drawn - 3) // 3 > reading.turn):
        raise impossible("cards.pile", "nlv-pile-turns", cards=int(reading.stock.fresh.left))


def _check_solo_pile(reading: Reading, acme: Acme, discards: i64) -> None:
    stock = reading.stock
    resolved = reading.resolved()
    given = i64(len(acme.cards))
    if given > resolved:
        raise impossible("acme.cards", "nlv-acme-cards", cards=int(given), turns=int(resolved))
    # Two cards are discarded a turn.
    if discards > 2 * resolved:
        raise impossible("cards.pile", "nlv-discards", cards=int(discards), turns=int(resolved))
    if stock.fresh.left < stock.aside:
        raise impossible("cards.pile", "nlv-aside")
    expected = max(UPPER_HALF - stock.aside - (DECK_SIZE - stock.fresh.left), 0)
    if stock.upper != expected and (stock.upper != 0 or not reading.approved):
        raise impossible("cards.upper", "nlv-upper", cards=int(stock.upper), expected=int(expected))
    if stock.upper > 0 and (stock.again.left > 0 or len(acme.came) > 0):
        raise impossible("cards.upper", "nlv-upper", cards=int(stock.upper), expected=0)
