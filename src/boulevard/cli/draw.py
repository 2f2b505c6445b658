"""Boards as text, for the terminal."""

from collections.abc import Callable
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from boulevard.games.contract import State
from boulevard.games.lords_of_vegas.components import LOT_NAMES, PRICE, PRINTED
from boulevard.games.new_las_vegas.edition import DATA
from boulevard.words import say


def draw(state: State, seat: int, language: str) -> RenderableType:
    """What this seat sees."""
    drawer = DRAWERS.get(state.game.id)
    view = state.view(seat)
    return drawer(view, seat, language) if drawer else Text(str(view))


def describe(state: State, seat: int, token: str, language: str) -> str:
    """A step in words, with its token."""
    verb, _, rest = token.partition(":")
    details: dict[str, object] = {"rest": rest}
    if state.game.id == "welcome-to":
        details = _welcome_details(state.view(seat), verb, rest, language)
    key = f"step-{state.game.id}-{verb}"
    text = say(key, language, **details)
    return token if text == key else f"{text}  [{token}]"


# -- Welcome To

PARKS = (3, 4, 5)
POOLS = ((2, 6, 7), (0, 3, 7), (1, 6, 10))


def _combinations(view: dict[str, Any], seat: int) -> tuple[list[str], list[str]]:
    """The three number cards and the three effect cards that this seat may use."""
    cards = view["cards"]
    if "numbers" in cards:
        return cards["numbers"], cards["effects"]
    hand = cards["hand"] if "hand" in cards else cards["hands"][seat]
    return hand, hand


def _effect(card: str, language: str) -> str:
    return say("effect-" + card.partition("-")[2], language)


def _offered(numbers: list[str], effects: list[str], language: str) -> Text:
    """The three combinations, by their letters."""
    line = Text()
    for letter, number, effect in zip("ABC", numbers, effects, strict=True):
        line.append(f" {letter} ", style="reverse")
        line.append(f" {number.partition('-')[0]:>2} ", style="bold")
        line.append(f"{_effect(effect, language)}    ")
    return line


def _welcome_details(view: dict[str, Any], verb: str, rest: str, language: str) -> dict[str, object]:
    details: dict[str, object] = {"rest": rest}
    if verb == "pick":
        seat = next((i for i, done in enumerate(view["confirmed"]) if not done), 0)
        numbers, effects = _combinations(view, seat)
        number = numbers["ABC".index(rest[0])]
        effect = effects["ABC".index(rest[-1])]
        details = {"number": number.partition("-")[0], "effect": _effect(effect, language)}
    elif verb in ("write", "bis"):
        number, _, house = rest.partition("@")
        details = {"number": number, "house": house}
    elif verb == "claim":
        plan = view["plans"][int(rest) - 1]["plan"]
        details = {"plan": rest, "condition": say("plan-" + plan, language)}
    elif verb == "use":
        details = {"houses": rest}
    return details


def _draw_welcome(view: dict[str, Any], seat: int, language: str) -> RenderableType:
    parts: list[RenderableType] = []
    begun = bool(view.get("draft", {}).get("steps"))  # the others do not change in the middle of a turn
    for other, sheet in enumerate(view["sheets"]):
        if other != seat and len(view["sheets"]) <= 4 and not begun:
            title = say("play-sheet-of", language, seat=other + 1)
            parts.append(
                Panel(_welcome_sheet(sheet, language), title=title, border_style="dim", expand=False)
            )
    parts.append(Text(say("play-turn", language, turn=view["turn"]), style="bold"))
    if view["stage"] == "play":
        numbers, effects = _combinations(view, seat)
        parts.append(_offered(numbers, effects, language))
        if "numbers" in view["cards"]:
            coming = ", ".join(_effect(card, language) for card in numbers)
            parts.append(Text(say("play-next-effects", language, effects=coming), style="dim"))
    for k, plan in enumerate(view["plans"], 1):
        style = "dim strike" if plan["approved"] else ""
        parts.append(Text(f" {k}. {say('plan-' + plan['plan'], language)}", style=style))
    own = view["draft"]["sheet"] if "draft" in view else view["sheets"][seat]
    parts.append(
        Panel(
            _welcome_sheet(own, language),
            title=say("play-your-sheet", language),
            border_style="yellow",
            expand=False,
        )
    )
    return Group(*parts)


def _welcome_sheet(sheet: dict[str, Any], language: str) -> Text:
    text = Text()
    for index, street in enumerate(sheet["streets"]):
        text.append(f"{index + 1} ", style="bold")
        for place, house in enumerate(street["houses"], 1):
            text.append(_house(house, place - 1 in POOLS[index], place in street["pools"]))
            text.append(
                "┃" if place in street["fences"] or place == len(street["houses"]) else "╌", style="dim"
            )
        trees = "♣" * street["parks"] + "·" * (PARKS[index] - street["parks"])
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
SIDES = ("ACE", "BDF")  # west and east of the Strip


def _draw_lords(view: dict[str, Any], seat: int, language: str) -> RenderableType:
    parts: list[RenderableType] = []
    for other, player in enumerate(view["players"]):
        line = Text()
        line.append(f" {'>' if other + 1 == view['active'] else ' '} ", style="bold")
        line.append(say("seat", language, seat=other + 1), style=SEAT_STYLES[other])
        line.append(f"  ${player['money']}  {say('score-total', language)}: {player['points']}")
        parts.append(line)
    if view["card"]:
        parts.append(Text(say("play-lords-of-vegas-card", language, card=view["card"]), style="bold"))
    owners = {lot: other for other, player in enumerate(view["players"]) for lot in player["lots"]}
    west, east = (_lot_rows(blocks) for blocks in SIDES)
    board = Text()
    for left, right in zip(west, east, strict=True):
        for lot in left:
            board.append(_lot(lot, view["tiles"], owners))
        board.append(" ║ ", style="yellow")
        for lot in right:
            board.append(_lot(lot, view["tiles"], owners))
        board.append("\n")
    for company, style in COMPANY_STYLES.items():
        board.append(f" {company} ", style=style)
        board.append(" ")
    parts.append(Panel(board, border_style="yellow", expand=False))
    return Group(*parts)


def _lot_rows(blocks: str) -> list[list[str]]:
    """The lots of one side of the Strip, row by row, an empty row between blocks."""
    rows: list[list[str]] = []
    for block in blocks:
        lots = [name for name in LOT_NAMES if name[0] == block]
        rows += [lots[i : i + 3] for i in range(0, len(lots), 3)] + [["", "", ""]]
    return rows[:-1]


def _lot(name: str, tiles: dict[str, Any], owners: dict[str, int]) -> Text:
    if not name:
        return Text(" " * 10)
    text = Text(f"{name:>3} ", style="dim")
    index = LOT_NAMES.index(name)
    if name in tiles:
        tile = tiles[name]
        die = f"{tile['die']}/{tile['seat']}" if tile["die"] else " - "
        text.append(f" {die} ", style=COMPANY_STYLES[tile["company"]])
        text.append(" ")
    elif name in owners:
        text.append(f"[{owners[name] + 1}]${PRICE[index]:<2}", style=SEAT_STYLES[owners[name]])
    else:
        text.append(f" ${PRICE[index]:<2}{PRINTED[index]} ", style="dim")
    return text


# -- New Las Vegas

CASINO_MARKS = {"plain": " . ", "star": " * ", "crane": " T ", "vip": " v ", "luxury": " l ", "mafia": " m "}


def _draw_new_las_vegas(view: dict[str, Any], seat: int, language: str) -> RenderableType:
    parts: list[RenderableType] = [Text(say("play-turn", language, turn=view["turn"]), style="bold")]
    cards = view["cards"]
    if view["stage"] == "play" and all(cards.get("numbers") or cards.get("hand") or [None]):
        numbers, effects = _combinations(view, seat)
        parts.append(_offered(numbers, effects, language))
    for k, project in enumerate(view["projects"], 1):
        style = "dim strike" if project["approved"] else ""
        parts.append(Text(f" {k}. {say('project-' + project['project'], language)}", style=style))
    own = view["draft"]["sheet"] if "draft" in view else view["sheets"][seat]
    city: dict[str, Any] = {**DATA, **(view["options"]["sheet"] or {})}["city_sheet"]
    kinds = city["streets_top_to_bottom"]
    title = say("play-your-sheet", language)
    parts.append(Panel(_city(own, kinds), title=title, border_style="magenta", expand=False))
    return Group(*parts)


def _city(sheet: dict[str, Any], kinds: list[list[str]]) -> Text:
    text = Text()
    golf = "".join(
        " o " if place in sheet["golf"]["holes"] else " x " if place in sheet["golf"]["lost"] else " - "
        for place in range(1, 12)
    )
    text.append(f"   {golf}\n", style="green")
    for index, street in enumerate(sheet["streets"]):
        text.append(f"{index + 1}  ", style="bold")
        for place, casino in enumerate(street["casinos"], 1):
            kind = kinds[index][place - 1]
            if casino is not None:
                text.append(f"{casino:>2} ", style="bold cyan" if place in street["shows"] else "bold")
            elif kind == "crane" and place in street["built"]:
                text.append(" _ ", style="yellow")
            else:
                text.append(CASINO_MARKS[kind], style="dim")
        text.append("\n")
    hotels = "".join(
        " H " if place in sheet["hotels"]["large"] else " h " if place in sheet["hotels"]["small"] else " - "
        for place in range(1, 12)
    )
    text.append(f"   {hotels}\n", style="magenta")
    boxes = sheet["inauguration"]["checked"]
    text.append(f"✓ {boxes}   ♪ {sheet['shows']['left']}/{sheet['shows']['right']}   ", style="dim")
    text.append("→ " + " ".join(map(str, sheet["limousine"][-4:])), style="dim")
    return text


DRAWERS: dict[str, Callable[[dict[str, Any], int, str], RenderableType]] = {
    "welcome-to": _draw_welcome,
    "new-las-vegas": _draw_new_las_vegas,
    "lords-of-vegas": _draw_lords,
}
