"""Boards as text, for the terminal."""

from collections.abc import Callable, Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from boulevard.games.contract import Json, State
from boulevard.words import say
from boulevard.words.telling import step_words


def draw(state: State, seat: int, language: str) -> RenderableType:
    """What this seat sees."""
    drawer = DRAWERS.get(state.game.id)
    view = state.view(seat)
    return drawer(view, state.game.facts(state.options), seat, language) if drawer else Text(str(view))


def describe(state: State, seat: int, token: str, names: Sequence[str], language: str) -> str:
    """A step in words, with its token."""
    text = step_words(state.game.id, token, state.view(seat), names, language)
    return token if text == token else f"{text}  [{token}]"


# -- Welcome To


def _effect(card: str, language: str) -> str:
    return say("word-effect-" + card.partition("-")[2], language)


def _offered(cards: Json, language: str) -> Text:
    """The three combinations, by their letters."""
    line = Text()
    for letter, number, effect in zip("ABC", cards["numbers"], cards["effects"], strict=True):
        line.append(f" {letter} ", style="reverse")
        line.append(f" {number.partition('-')[0]:>2} ", style="bold")
        line.append(f"{_effect(effect, language)}    ")
    return line


def _draw_welcome(view: Json, facts: Json, seat: int, language: str) -> RenderableType:
    parts: list[RenderableType] = []
    begun = bool(view.get("draft", {}).get("steps"))  # the others do not change in the middle of a turn
    for other, sheet in enumerate(view["sheets"]):
        if other != seat and len(view["sheets"]) <= 4 and not begun:
            title = say("player", language, seat=other + 1)
            parts.append(
                Panel(_welcome_sheet(sheet, facts, language), title=title, border_style="dim", expand=False)
            )
    parts.append(Text(say("play-turn", language, turn=view["turn"]), style="bold"))
    if view["stage"] == "play":
        cards = view["readings"]["cards"]
        parts.append(_offered(cards, language))
        if not cards["apart"]:
            coming = ", ".join(_effect(card, language) for card in cards["numbers"])
            parts.append(Text(say("play-next-effects", language, effects=coming), style="dim"))
    for k, plan in enumerate(view["plans"], 1):
        style = "dim strike" if plan["approved"] else ""
        parts.append(Text(f" {k}. {say('plan-' + plan['plan'], language)}", style=style))
    own = view["draft"]["sheet"] if "draft" in view else view["sheets"][seat]
    parts.append(
        Panel(
            _welcome_sheet(own, facts, language),
            title=say("play-your-sheet", language),
            border_style="yellow",
            expand=False,
        )
    )
    return Group(*parts)


def _welcome_sheet(sheet: Json, facts: Json, language: str) -> Text:
    text = Text()
    for index, (street, printed) in enumerate(zip(sheet["streets"], facts["streets"], strict=True)):
        text.append(f"{index + 1} ", style="bold")
        for place, house in enumerate(street["houses"], 1):
            text.append(_house(house, place in printed["pools"], place in street["pools"]))
            text.append(
                "┃" if place in street["fences"] or place == len(street["houses"]) else "╌", style="dim"
            )
        trees = "♣" * street["parks"] + "·" * (len(printed["parks"]) - 1 - street["parks"])
        text.append(f"  {trees}\n", style="green")
    for name, value in (
        ("estates", " ".join(map(str, sheet["estates"]))),
        ("temps", sheet["temps"]),
        ("refusals", sheet["refusals"]),
        ("plans", " ".join(map(str, sheet["plans"]))),
    ):
        text.append(f"{say(f'score-welcome-to-{name}', language)}: {value}   ", style="dim")
    return text


def _house(house: int | str | None, pool_lot: bool, pool: bool) -> Text:
    if house is None:
        return Text(" ~ " if pool_lot else " . ", style="cyan" if pool_lot else "dim")
    if house == "R":
        return Text(" O ", style="magenta")
    return Text(
        f"{house:>3}" if isinstance(house, str) else f"{house:>2} ", style="bold cyan" if pool else "bold"
    )


# -- Lords of Vegas

COMPANY_STYLES = {
    "albion": "white on purple4",
    "sphinx": "black on gold3",
    "vega": "black on deep_sky_blue1",
    "tivoli": "black on grey74",
    "pioneer": "white on dark_orange3",
}
SEAT_STYLES = ("bold red", "bold green", "bold blue", "bold yellow")
LOT_WIDTH = 12  # six of them, the Strip and a frame fit into 80 columns


def _draw_lords(view: Json, facts: Json, seat: int, language: str) -> RenderableType:
    parts: list[RenderableType] = []
    for other, player in enumerate(view["players"]):
        line = Text()
        line.append(f" {'>' if other == view['active'] else ' '} ", style="bold")
        line.append(say("player", language, seat=other + 1), style=SEAT_STYLES[other])
        line.append(f"  ${player['money']}  {say('score-total', language)}: {player['points']}")
        parts.append(line)
    if view["card"]:
        parts.append(Text(say("play-lords-of-vegas-card", language, card=view["card"]), style="bold"))
    owners = {lot: other for other, player in enumerate(view["players"]) for lot in player["lots"]}
    west, east = (_lot_rows([lot for lot in facts["lots"] if lot["west"] == side]) for side in (True, False))
    board = Text()
    for left, right in zip(west, east, strict=True):
        for lot in left:
            board.append(_lot(lot, view, owners))
        board.append(" ║ ", style="yellow")
        for lot in right:
            board.append(_lot(lot, view, owners))
        board.append("\n")
    for company, style in COMPANY_STYLES.items():
        board.append(f" {say(f'word-company-{company}', language)} ", style=style)
        board.append(" ")
    parts.append(Panel(board, border_style="yellow", expand=False))
    parts.append(Text(say("play-lords-of-vegas-signs", language), style="dim"))
    return Group(*parts)


def _lot_rows(lots: list[Json]) -> list[list[Json | None]]:
    """The lots of one side of the Strip, row by row, an empty row between blocks."""
    rows: list[list[Json | None]] = []
    for lot in lots:
        if lot["column"] == 0:
            if lot["row"] == 0 and rows:
                rows.append([None] * 3)
            rows.append([])
        rows[-1].append(lot)
    return rows


def _lot(lot: Json | None, view: Json, owners: dict[str, int]) -> Text:
    """What stands there; a parking lot shows its owner and its price, a free lot its price and its die."""
    name = lot["name"] if lot else ""
    tiles, readings = view["tiles"], view["readings"]
    text = Text(f"{name:>3} ", style="dim")
    if lot is None:
        pass
    elif name in tiles:
        tile = tiles[name]
        die = " - " if tile["die"] is None else f"{tile['die']}/{tile['seat'] + 1}"
        boss = any(casino["crown"] == name for casino in readings["casinos"])
        text.append(f" {die}{'*' if boss else ' '}", style=COMPANY_STYLES[tile["company"]])
    elif name in owners:
        text.append(f"[{owners[name] + 1}] ${lot['price']}", style=SEAT_STYLES[owners[name]])
    elif name in readings["closed"]:
        text.append("×", style="dim")
    else:
        text.append(f"${lot['price']:<2} ({lot['die']})", style="dim")
    text.pad_right(LOT_WIDTH - len(text))
    return text


# -- New Las Vegas

CASINO_MARKS = {"vip": " v ", "luxury": " l ", "mafia": " m "}


def _draw_new_las_vegas(view: Json, facts: Json, seat: int, language: str) -> RenderableType:
    parts: list[RenderableType] = [Text(say("play-turn", language, turn=view["turn"]), style="bold")]
    cards = view["readings"]["cards"]
    if view["stage"] == "play" and all(cards["numbers"]):
        parts.append(_offered(cards, language))
    for k, project in enumerate(view["projects"], 1):
        style = "dim strike" if project["approved"] else ""
        parts.append(Text(f" {k}. {say('project-' + project['project'], language)}", style=style))
    own = view["draft"]["sheet"] if "draft" in view else view["sheets"][seat]
    title = say("play-your-sheet", language)
    parts.append(Panel(_city(own, facts), title=title, border_style="magenta", expand=False))
    return Group(*parts)


def _city(sheet: Json, facts: Json) -> Text:
    text = Text()
    avenues = range(1, len(facts["pars"]) + 1)
    golf = "".join(
        " o " if place in sheet["golf"]["holes"] else " x " if place in sheet["golf"]["lost"] else " - "
        for place in avenues
    )
    text.append(f"   {golf}\n", style="green")
    for index, (street, lots) in enumerate(zip(sheet["streets"], facts["streets"], strict=True)):
        text.append(f"{index + 1}  ", style="bold")
        for lot, casino in zip(lots, street["casinos"], strict=True):
            place = lot["avenue"]
            if casino is not None:
                text.append(f"{casino:>2} ", style="bold cyan" if place in street["shows"] else "bold")
            elif lot["crane"]:
                text.append(*((" _ ", "yellow") if place in street["built"] else (" T ", "dim")))
            else:
                text.append(CASINO_MARKS.get(lot["special"], " * " if lot["star"] else " . "), style="dim")
        text.append("\n")
    hotels = "".join(
        " H " if place in sheet["hotels"]["large"] else " h " if place in sheet["hotels"]["small"] else " - "
        for place in avenues
    )
    text.append(f"   {hotels}\n", style="magenta")
    boxes = sheet["inauguration"]["checked"]
    text.append(f"✓ {boxes}   ♪ {sheet['shows']['left']}/{sheet['shows']['right']}   ", style="dim")
    text.append("→ " + " ".join(map(str, sheet["limousine"][-4:])), style="dim")
    return text


DRAWERS: dict[str, Callable[[Json, Json, int, str], RenderableType]] = {
    "welcome-to": _draw_welcome,
    "new-las-vegas": _draw_new_las_vegas,
    "lords-of-vegas": _draw_lords,
}
