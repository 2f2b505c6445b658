"""Every key is said by somebody, and whatever is said has words."""

import re
from collections.abc import Iterable
from functools import cache

import pytest

from boulevard.analysis.report import SUMS
from boulevard.bots import characters
from boulevard.bots.registry import ENTRIES
from boulevard.games.catalogue import find_game
from boulevard.games.lords_of_vegas.components import COMPANIES
from boulevard.games.lords_of_vegas.menu import VERB_NAMES
from boulevard.games.lords_of_vegas.speech import TALK
from boulevard.games.new_las_vegas.components import COLOURS, COLUMNS, COMPASS, LADDERS
from boulevard.games.new_las_vegas.notation import NOTATION as NEW_LAS_VEGAS
from boulevard.games.welcome_to.notation import NOTATION as WELCOME_TO

from .texts import GAMES, ROOT, messages

SOURCES = (("src/boulevard", ("*.py",)), ("web/src", ("*.ts", "*.svelte")))
TOLD_STEP_BY_STEP = {"log-nlv-turn"}  # the steps of the turn are told, not the turn
FOR_EACH_GAME = ("-position-card",)  # the street games share what says these: error-GAME-position-card
SIGHTS = {"strip", "casinos", "dice"}  # of a sheet that is checked, and what the end shows without points
CODES = {"error-server-not-yours"}  # a reason that the page knows by itself; ui-problem-private says it


def words_in(path: str, pattern: str) -> set[str]:
    """What stands in quotes in these parts of a source."""
    parts = re.findall(pattern, (ROOT / path).read_text(encoding="utf-8"), re.DOTALL)
    assert parts, (path, pattern)
    return {word for part in parts for word in re.findall(r"[\"']([a-z0-9]+(?:-[a-z0-9]+)*)[\"']", part)}


def scored(game: str) -> set[str]:
    box = find_game(game)
    return {name for name, _ in box.start(box.fewest_seats).scores()[0].parts}


def named(words: dict[str, Iterable[str]]) -> set[str]:
    return {f"{name}-{value}" for name, values in words.items() for value in values}


@cache
def endings() -> dict[str, set[str]]:
    """Keys that are put together: what may follow each beginning, from where the program takes it."""
    wt, nlv = (find_game(game).facts(find_game(game).choose_options(2, {})[1]) for game in GAMES[:2])
    told = {"welcome-to": "index", "new-las-vegas": "index", "lords-of-vegas": "words"}  # ideas of the guide
    pages = "web/src/games"
    says = {
        "welcome-to": WELCOME_TO.names,
        "new-las-vegas": NEW_LAS_VEGAS.names,
        "lords-of-vegas": [*VERB_NAMES, *TALK],
    }
    problems = words_in("web/src/core/problem.ts", r"type Problem = [^;]*")
    return {
        "analysis-": set(SUMS) | words_in("src/boulevard/analysis/page.py", r" keys = [^\n]*"),
        "bot-": {entry.name for entry in ENTRIES},
        "bot-style-": {name for name in vars(characters) if name in {entry.name for entry in ENTRIES}},
        "bot-says-": words_in("web/src/core/saying.ts", r"type Mood = [^;]*"),
        "call-": words_in("src/boulevard/server/calls.py", r"reasons\[[^\]]*\] = \([^,]*"),
        "game-": set(GAMES),
        **{f"guide-{game}-": words_in(f"{pages}/{game}/{file}.ts", ".+") for game, file in told.items()},
        "log-nlv-did-": set(says["new-las-vegas"]),
        "log-wt-did-": set(says["welcome-to"]),
        "lov-verb-": words_in(f"{pages}/lords-of-vegas/notation.ts", r"type Verb = [^;]*"),
        **{f"option-{game}-": {option.name for option in find_game(game).options} for game in GAMES},
        "plan-": set(wt["plans"]),
        "project-": set(nlv["projects"]),
        "ui-office-status-": words_in(
            "src/boulevard/server/shapes.py", r"class OfficeTable.*?status: ([^\n]*)"
        ),
        "score-welcome-to-": scored("welcome-to"),
        "score-new-las-vegas-": scored("new-las-vegas"),
        "score-lords-of-vegas-": scored("lords-of-vegas")
        | {"strip", "casinos", "dice"},  # what is worth a look
        **{f"step-{game}-": set(verbs) for game, verbs in says.items()},
        "ui-end-tie-": set(GAMES),
        "ui-colour-": set(re.findall(r"^  (\w+): ", colours(), re.MULTILINE)),
        "ui-game-": set(GAMES),
        "ui-nlv-effect-": set(nlv["effects"]),
        "ui-nlv-go-": set(COMPASS.lower()),
        "ui-nlv-improve-": set(LADDERS),
        "ui-nlv-kind-": {lot["special"] for street in nlv["streets"] for lot in street if lot["special"]},
        "ui-nlv-ladder-": set(nlv["ladders"]),
        "ui-nlv-loan-": {"borrow", "decline"},
        "ui-nlv-now-": words_in(f"{pages}/new-las-vegas/index.ts", r"(?<=type Phase =)[^;]*")
        | set(nlv["effects"]),
        "ui-print-part-": words_in("web/src/pages/Print.svelte", r"const PARTS[^;]*"),
        "ui-problem-": problems | {f"{one}-title" for one in problems},
        "ui-tagline-": set(GAMES),
        "ui-wt-effect-": set(wt["effects"]),
        "ui-wt-prompt-": words_in(f"{pages}/welcome-to/index.ts", r"for \(const effect of \[[^\]]*"),
        "word-": named(
            {
                "company": [*COMPANIES, "strip"],
                "effect": [*wt["effects"], *nlv["effects"]],
                "column": COLUMNS,
                "colour": COLOURS,
                "ladder": LADDERS,
            }
        ),
        "wt-street-": {str(street + 1) for street in range(len(wt["streets"]))},
    }


def colours() -> str:
    text = (ROOT / "web" / "src" / "core" / "colours.ts").read_text(encoding="utf-8")
    return text.partition("PAINT")[2].partition("};")[0]


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


def put_together() -> set[str]:
    return {start + ending for start, several in endings().items() for ending in several}


def test_every_key_is_said() -> None:
    unused = [
        key
        for key in messages("en")
        if key not in literals()
        and key not in put_together()
        and not (key.startswith("impossible-") and key.removeprefix("impossible-") in literals())
        and not any(key.endswith(end) and f'{end}"' in source() for end in FOR_EACH_GAME)
    ]
    assert unused == []


@pytest.mark.parametrize("start", endings())
def test_beginnings_are_used(start: str) -> None:
    """Where the key is put together, its beginning stands in the sources, or that before the game."""
    beginning = re.sub(rf"-(?:{'|'.join(GAMES)})-$", "-", start)
    assert re.search(rf"[\"'`]{re.escape(beginning)}(?:[\"'`$]|\{{)", source())
    assert any(start + ending in messages("en") for ending in endings()[start]) or not endings()[start]


@pytest.mark.parametrize(
    "key", ["ui-colour-done", "analysis-turn-x", "step-welcome-to-offer", "bot-plan", "word-effect-vega"]
)
def test_a_key_that_nobody_says_is_noticed(key: str) -> None:
    """Its beginning and its ending are known, but not together."""
    assert key not in literals() | put_together()


def test_every_key_in_the_sources_has_words() -> None:
    written = re.findall(
        r"[\"'`]((?:error|log|ui|play|score|step|word)-[a-z0-9]+(?:-[a-z0-9]+)*)[\"'`]", source()
    )
    said = re.findall(r"\bsay\(\s*[\"'`]([a-z0-9]+(?:-[a-z0-9]+)+)[\"'`]", source())
    assert sorted({*written, *said} - messages("en").keys() - TOLD_STEP_BY_STEP - CODES) == []
