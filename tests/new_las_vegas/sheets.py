"""Readable positions for the tests.

A street is written as text: `.` is a casino that is not open, `7` one with a number, `7x` one opened by
Extended Casino, `#` a crane that is built and not open; `*` after a number is a circled star. Casinos that
are not mentioned are not open. A number on a crane says that the crane is built.
"""

import json
from collections.abc import Iterable, Sequence
from typing import Any

from boulevard.games.new_las_vegas.edition import DATA
from boulevard.games.new_las_vegas.game import NewLasVegas
from boulevard.games.new_las_vegas.state import NewLasVegasState
from tests.streets import Json, not_loaded, play, stacks

GAME = NewLasVegas()
KINDS: list[list[str]] = DATA["city_sheet"]["streets_top_to_bottom"]
DECK: list[str] = GAME.start(2).position()["cards"]["pile"]
PLAIN_PROJECTS = ("large-3", "odd-7", "cranes-4")
NO_GOLF: Json = {"holes": [], "lost": []}


def own_data() -> Json:
    """A copy of the data file, to be changed."""
    copy: Json = json.loads(json.dumps(DATA))
    return copy


def street(text: str, number: int) -> Json:
    casinos: list[object] = []
    built: list[int] = []
    shows: list[int] = []
    for avenue, word in enumerate(text.split(), 1):
        plain = word.rstrip("*")
        if plain in (".", "#"):
            casinos.append(None)
        else:
            casinos.append(int(plain) if plain.isdecimal() else plain)
        if "crane" in KINDS[number][avenue - 1] and plain != ".":
            built.append(avenue)
        if word.endswith("*"):
            shows.append(avenue)
    casinos += [None] * (11 - len(casinos))
    return {"casinos": casinos, "built": built, "shows": shows}


def golf_of(casinos: Sequence[object]) -> Json:
    """The course when the casinos of the top street were opened from left to right."""
    opened = [avenue for avenue, casino in enumerate(casinos, 1) if casino is not None]
    if not opened:
        return NO_GOLF
    end = opened[0]
    while end + 1 in opened:
        end += 1
    lost = list(range(end + 1, 12)) if opened[-1] > end else []
    return {"holes": list(range(opened[0], end + 1)), "lost": lost}


def sheet(
    first: str = "",
    second: str = "",
    third: str = "",
    fourth: str = "",
    *,
    small: Iterable[int] = (),
    golf: Json | None = None,
    limousine: str = "",
    checked: int = 3,
    bonuses: str = "",
    shows: tuple[int, int] | None = None,
    improved: Json | None = None,
    projects: Sequence[int] = (0, 0, 0),
    loan: str | None = "borrow",
) -> Json:
    streets = [street(text, number) for number, text in enumerate((first, second, third, fourth))]
    complete = [n for n in range(1, 12) if all(row["casinos"][n - 1] is not None for row in streets)]
    used = [{"d": "debt", "c": "clear"}[letter] for letter in bonuses]
    stars = sum(len(row["shows"]) for row in streets)
    left, right = shows or (stars, 0)
    return {
        "streets": streets,
        "hotels": {"large": [n for n in complete if n not in small], "small": [*small]},
        "golf": golf_of(streets[0]["casinos"]) if golf is None else golf,
        "limousine": limousine.split(),
        "inauguration": {"checked": checked, "bonuses": [*used, *[None] * (5 - len(used))]},
        "shows": {"left": left, "right": right},
        "improvements": improved or {},
        "projects": [*projects],
        "loan": loan,
    }


def turns_of(one: Json) -> int:
    return sum(isinstance(casino, int) for row in one["streets"] for casino in row["casinos"])


def filler(turns: int, introductory: bool = False) -> Json:
    """A dull sheet after so many turns: no effect, no complete avenue, short series."""
    rows = ["", "", "", ""]
    for number in (3, 2, 1, 0):
        words: list[str] = []
        for avenue in range(11):
            free = "crane" not in KINDS[number][avenue] and turns > 0
            words.append(str(avenue + 1) if free else ".")
            turns -= 1 if free else 0
        rows[number] = " ".join(words)
    one = sheet(*rows, loan=None if introductory else "decline")
    if introductory:
        one["golf"] = NO_GOLF
    assert turns == 0
    return one


def project_cards(names: Iterable[str], approved: Iterable[int] = ()) -> list[Json]:
    return [{"project": name, "approved": k in approved} for k, name in enumerate(names, 1)]


def table(
    *sheets: Json,
    combos: str = "5/show 8/construction 11/limousine",
    projects: Iterable[str] = PLAIN_PROJECTS,
    approved: Iterable[int] = (),
    options: Json | None = None,
) -> Json:
    """A game in which it is time to play; `combos` are the three pairs on the table, number/effect.

    One sheet gets a dull opponent.
    """
    introductory = bool(options and options.get("introductory"))
    everybody = [*sheets] if len(sheets) > 1 else [*sheets, filler(turns_of(sheets[0]), introductory)]
    return {
        "game": "new-las-vegas",
        "options": options or {},
        "stage": "play",
        "projects": project_cards(projects, approved),
        "cards": stacks(DECK, combos),
        "sheets": everybody,
    }


def solo_table(
    one: Json,
    *,
    hand: str = "5-show 8-construction 11-limousine",
    projects: Iterable[str] = PLAIN_PROJECTS,
    approved: Iterable[int] = (),
    options: Json | None = None,
    unseen: int | None = None,
    **acme: Any,
) -> Json:
    """A solo game in which it is time to play, with this hand and ACME as given.

    So many cards are left in the pile as the turns say, or `unseen` and those shuffled back.
    """
    introductory = bool(options and options.get("introductory"))
    pile = DECK[:]
    for card in [*hand.split(), *acme.get("cards", [])]:
        pile.remove(card)
    if unseen is None:
        fresh, again = pile[: len(pile) - 2 * turns_of(one)], pile[:0]
    else:
        fresh, again = pile[:unseen], pile[unseen:]
    upper = 0 if unseen is not None else max((40 if introductory else 39) - (81 - len(fresh)), 0)
    return {
        "game": "new-las-vegas",
        "options": options or {},
        "stage": "play",
        "projects": project_cards(projects, approved),
        "cards": {"pile": fresh, "again": again, "upper": upper, "hand": hand.split()},
        "sheets": [one],
        "acme": acme,
    }


def load(position: Json) -> NewLasVegasState:
    return GAME.load(position)


def game(*sheets: Json, **known: Any) -> NewLasVegasState:
    """`table`, loaded."""
    return load(table(*sheets, **known))


def solo(one: Json, **known: Any) -> NewLasVegasState:
    return load(solo_table(one, **known))


def after(steps: str, *sheets: Json, **known: Any) -> NewLasVegasState:
    """The game of `table` after these steps of the first seat."""
    state = game(*sheets, **known)
    play(state, 0, steps)
    return state


def written(*sheets: Json, **known: Any) -> NewLasVegasState:
    """Sheets as somebody might type them in: no cards, only what is written."""
    position: Json = {"game": "new-las-vegas", "sheets": [*sheets]}
    position.update(known)
    return load(position)


def beside(one: Json, **known: Any) -> NewLasVegasState:
    """A sheet beside a dull one; good enough for counting points."""
    return written(one, filler(turns_of(one)), **known)


def refused(position: object, key: str, /, **details: object) -> None:
    """This position is refused for this reason."""
    not_loaded(GAME, position, key, details)
