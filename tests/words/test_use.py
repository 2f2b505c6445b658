"""Every key is said by somebody, and whatever is said has words."""

import re
from functools import cache

from .texts import ROOT, messages

SOURCES = (("src/boulevard", ("*.py",)), ("web/src", ("*.ts", "*.svelte")))
# Keys that are put together: where the beginning stands in the sources, all that begin with it count as said.
BEGINNINGS = tuple(
    [
        "analysis-",
        "bot-",
        "bot-says-",
        "bot-style-",
        "call-",
        "game-",
        "guide-",
        "log-nlv-did-",
        "log-wt-did-",
        "lov-verb-",
        "option-",
        "plan-",
        "project-",
        "ui-office-status-",
        "score-lords-of-vegas-",
        "score-new-las-vegas-",
        "score-welcome-to-",
        "step-lords-of-vegas-",
        "step-new-las-vegas-",
        "step-welcome-to-",
        "ui-end-tie-",
        "ui-colour-",
        "ui-game-",
        "ui-nlv-effect-",
        "ui-nlv-go-",
        "ui-nlv-improve-",
        "ui-nlv-kind-",
        "ui-nlv-ladder-",
        "ui-nlv-loan-",
        "ui-nlv-now-",
        "ui-print-part-",
        "ui-problem-",
        "ui-tagline-",
        "ui-wt-effect-",
        "ui-wt-prompt-",
        "word-",
        "wt-street-",
    ]
)
TOLD_STEP_BY_STEP = {"log-nlv-turn"}  # the steps of the turn are told, not the turn
FOR_EACH_GAME = ("-position-card",)  # the street games share what says these: error-GAME-position-card
CODES = {"error-server-not-yours"}  # a reason that the page knows by itself; ui-problem-private says it


@cache
def source() -> str:
    files = [
        file
        for folder, patterns in SOURCES
        for pattern in patterns
        for file in sorted((ROOT / folder).rglob(pattern))
        if ".test." not in file.name and "static" not in file.parts
    ]
    assert len(files) > 100
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@cache
def literals() -> frozenset[str]:
    """Keys that are written out; the reasons of `impossible(...)` come without their beginning."""
    return frozenset(re.findall(r"[\"'`]([a-z0-9]+(?:-[a-z0-9]+)*)[\"'`]", source()))


def test_every_key_is_said() -> None:
    unused = [
        key
        for key in messages("en")
        if key not in literals()
        and not (key.startswith("impossible-") and key.removeprefix("impossible-") in literals())
        and not key.startswith(BEGINNINGS)
        and not any(key.endswith(end) and f'{end}"' in source() for end in FOR_EACH_GAME)
    ]
    assert unused == []


def test_beginnings_are_used() -> None:
    keys = messages("en")
    for beginning in BEGINNINGS:
        parts = [beginning, *(f"{game}-" for game in ("lords-of-vegas", "new-las-vegas", "welcome-to"))]
        start = next(
            (beginning.removesuffix(part) for part in parts[1:] if beginning.endswith(part)), beginning
        )
        assert re.search(rf"[\"'`]{re.escape(start)}(?:[\"'`$]|\{{)", source()), beginning
        assert any(key.startswith(beginning) for key in keys), beginning


def test_keys_that_are_put_together_are_said_too() -> None:
    """Their endings are names that stand in the sources or in the data of a game."""
    known = set(re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)*", source() + _data()))
    odd = [
        key
        for key in messages("en")
        if key.startswith(BEGINNINGS) and key not in literals() and not _ending_known(key, known)
    ]
    assert odd == []


def _data() -> str:
    return "\n".join(
        file.read_text(encoding="utf-8") for file in (ROOT / "src" / "boulevard" / "games").rglob("*.json")
    )


def _ending_known(key: str, known: set[str]) -> bool:
    start = max((one for one in BEGINNINGS if key.startswith(one)), key=len)
    ending = key[len(start) :]
    for game in ("lords-of-vegas", "new-las-vegas", "welcome-to"):
        ending = ending.removeprefix(game + "-")
    kind, _, rest = ending.removesuffix("-title").partition("-")
    ending = ending.removesuffix("-title") if start == "ui-problem-" else ending
    return ending in known or (start == "word-" and rest in known and kind in known)


def test_every_key_in_the_sources_has_words() -> None:
    written = re.findall(
        r"[\"'`]((?:error|log|ui|play|score|step|word)-[a-z0-9]+(?:-[a-z0-9]+)*)[\"'`]", source()
    )
    said = re.findall(r"\bsay\(\s*[\"'`]([a-z0-9]+(?:-[a-z0-9]+)+)[\"'`]", source())
    assert sorted({*written, *said} - messages("en").keys() - TOLD_STEP_BY_STEP - CODES) == []
