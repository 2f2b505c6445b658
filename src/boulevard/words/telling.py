"""Steps and events in words, for the terminal. The browser app says the same sentences (web/src/games)."""

from collections.abc import Callable, Sequence
from typing import Any

from boulevard.games.contract import Event

from . import say

SEATS = ("seat", "other", "to", "by")  # details of an event that are seats, counted from 0
QUIET = ("pick", "give", "pass", "done")  # steps of a turn that its story does not tell

Details = dict[str, object]


def people(names: Sequence[str], language: str) -> list[str]:
    """Names to show: bots have theirs in the reader's language, a person at the keyboard is a player."""
    met: dict[str, int] = {}
    shown: list[str] = []
    for seat, name in enumerate(names):
        bot = say(f"bot-{name}", language)
        if bot == f"bot-{name}":
            shown.append(say("player", language, seat=seat + 1) if name in ("", "you") else name)
            continue
        met[name] = met.get(name, 0) + 1
        shown.append(bot if met[name] == 1 else f"{bot} {met[name]}")
    return shown


def step_words(game: str, token: str, view: dict[str, Any], names: Sequence[str], language: str) -> str:
    """A step as a choice; the token itself where there are no words."""
    verb, _, rest = token.partition(":")
    if game == "lords-of-vegas" and ">" in rest:
        return say(f"step-{game}-{verb}-several", language, deal=_ring(rest, view, names, language))
    details = DETAILS[game](view, verb, rest, names, language) if game in DETAILS else {"rest": rest}
    key = f"step-{game}-{verb}"
    text = say(key, language, **details)
    return token if text == key else text


def story_lines(
    game: str, event: Event, view: dict[str, Any], names: Sequence[str], language: str
) -> list[str]:
    """An event as lines of the log."""
    details: Details = dict(event.details)
    for role in SEATS:
        seat = details.get(role)
        if isinstance(seat, int):
            details[role] = names[seat]
    steps = [step for step in _tokens(details) if step.partition(":")[0] not in QUIET]
    if event.key == "log-nlv-turn":  # a claim is announced by log-nlv-project
        return [_did(step, details, language) for step in steps if not step.startswith("claim:")]
    if event.key == "log-wt-turn":
        told = _built(steps, language)
        return [say(event.key, language, seat=details["seat"], steps=", ".join(told))] if told else []
    card, terms, deal = details.get("card"), details.get("terms"), details.get("deal")
    if isinstance(card, str):
        details["number"] = int(card.partition("-")[0])
    if isinstance(terms, str):
        details["terms"] = say("lov-terms", language, **_terms(terms, view, names, language))
    action = details.get("action")
    if isinstance(action, str):
        details["action"] = step_words(game, action, view, names, language)
    if isinstance(deal, str):
        details["deal"] = _ring(deal, view, names, language)
    return [say(event.key, language, **details)]


def _tokens(details: Details) -> list[str]:
    steps = details.get("steps")
    return [str(step) for step in steps] if isinstance(steps, list) else []


# -- Welcome To


def _welcome_to(view: dict[str, Any], verb: str, rest: str, names: Sequence[str], language: str) -> Details:
    if verb == "pick":
        number, effect = _picked(view, rest)
        return {"number": number, "effect": say(f"word-effect-{effect}", language)}
    if verb in ("write", "bis"):
        number, _, house = rest.partition("@")
        return {"number": number, "house": house}
    if verb == "claim":
        plan = view["plans"][int(rest) - 1]["plan"]
        return {"plan": rest, "condition": say(f"plan-{plan}", language)}
    return {"houses": rest} if verb == "use" else {"rest": rest}


def _built(steps: list[str], language: str) -> list[str]:
    """What somebody did in a turn. Parks and pools belong to the street of the turn's house."""
    written = next((step.partition("@")[2] for step in steps if step.startswith("write:")), "")
    told = []
    for step in steps:
        verb, _, rest = step.partition(":")
        house = rest.rpartition("@")[2] if "." in rest else written
        street = say(f"wt-street-{house.partition('.')[0]}", language)
        number = rest.partition("@")[0]
        if verb != "use":  # part of a plan, which is told
            told.append(
                say(f"log-wt-did-{verb}", language, number=number, street=street, size=rest, plan=rest)
            )
    return told


def _picked(view: dict[str, Any], letters: str) -> tuple[str, str]:
    """Number and effect of a combination."""
    cards = view["readings"]["cards"]
    number = cards["numbers"]["ABC".index(letters[0])]
    effect = cards["effects"]["ABC".index(letters[-1])]
    return number.partition("-")[0], effect.partition("-")[2]


# -- New Las Vegas


def _place(name: str, language: str) -> str:
    street, _, avenue = name.partition(".")
    return say("ui-nlv-at", language, street=street, avenue=avenue)


def _way(line: str, language: str) -> str:
    return ", ".join(say(f"ui-nlv-go-{sign.lower()}", language) for sign in line)


def _new_las_vegas(
    view: dict[str, Any], verb: str, rest: str, names: Sequence[str], language: str
) -> Details:
    words = rest
    if verb == "pick":
        number, effect = _picked(view, rest)
        words = say("ui-nlv-pair", language, number=number, effect=say(f"word-effect-{effect}", language))
    elif verb in ("open", "easy", "extend"):
        number, _, casino = rest.partition("@")
        words = say("ui-nlv-number-at", language, number=number, place=_place(casino, language))
    elif verb == "crane":
        words = _place(rest, language)
    elif verb == "drive":
        words = _way(rest, language)
    elif verb == "show":
        words = say(f"word-column-{rest}", language)
    elif verb == "improve":
        words = say(f"ui-nlv-improve-{rest}", language)
    elif verb == "claim":
        project = say(f"project-{view['projects'][int(rest) - 1]['project']}", language)
        words = f"{rest} ({project})"
    return {"rest": words}


def _did(step: str, details: Details, language: str) -> str:
    """A step of a turn that is over. The cards on the table are others by now: only the token speaks."""
    verb, _, rest = step.partition(":")
    number, _, casino = rest.rpartition("@")
    return say(
        f"log-nlv-did-{verb}",
        language,
        seat=details["seat"],
        number=number,
        place=_place(casino, language) if "." in casino else "",
        way=_way(rest, language) if verb == "drive" else "",
        column=rest,
        what=say(f"ui-nlv-improve-{rest}", language),
        project=rest,
    )


# -- Lords of Vegas


def _lords_of_vegas(
    view: dict[str, Any], verb: str, rest: str, names: Sequence[str], language: str
) -> Details:
    lot, _, value = rest.partition("=")
    if verb in ("offer", "counter", "accept", "reject", "withdraw"):
        seat, _, terms = rest.partition(":")
        return {"name": names[int(seat) - 1], **_terms(terms, view, names, language)}
    cost = int(value) if verb == "gamble" else 0  # what it costs is not always in the token
    return {"lot": lot, "company": value, "cost": cost, "value": value}


def _terms(terms: str, view: dict[str, Any], names: Sequence[str], language: str) -> Details:
    """Both sides of a deal, `give=...;get=...`."""
    give, _, get = terms.partition(";get=")
    sides = (give.removeprefix("give="), get)
    return {
        side: _goods(text, view, names, language) for side, text in zip(("give", "get"), sides, strict=True)
    }


def _ring(deal: str, view: dict[str, Any], names: Sequence[str], language: str) -> str:
    """A deal of several, `1>2=...;2>3=...`, who proposed it aside."""
    if not deal.partition(":")[0].count(">"):
        deal = deal.partition(":")[2]
    parts: list[str] = []
    for clause in deal.split(";"):
        seats, _, goods = clause.partition("=")
        who = " → ".join(names[int(seat) - 1] for seat in seats.split(">"))
        parts.append(f"{who}: {_goods(goods, view, names, language)}")
    return "; ".join(parts)


def _goods(side: str, view: dict[str, Any], names: Sequence[str], language: str) -> str:
    words: list[str] = []
    for good in side.split(","):
        if good.startswith("$"):
            words.append(say("lov-money", language, money=int(good[1:])))
        elif good.startswith("die@"):
            die = view["tiles"].get(good[4:], {}).get("die", 0)
            words.append(say("lov-good-die", language, value=die, lot=good[4:]))
        elif ":" in good:
            words.append(step_words("lords-of-vegas", good, view, names, language))
        elif good not in ("", "nothing"):
            words.append(say("lov-good-lot", language, lot=good))
    return ", ".join(words) or say("lov-nothing", language)


DETAILS: dict[str, Callable[[dict[str, Any], str, str, Sequence[str], str], Details]] = {
    "welcome-to": _welcome_to,
    "new-las-vegas": _new_las_vegas,
    "lords-of-vegas": _lords_of_vegas,
}
