"""What an editor would mark with a red pencil, as far as a program can see it."""

import json
import re
import tomllib
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from boulevard.words import LANGUAGES, bundle
from boulevard.words.typography import typeset

from .rendered import rendered
from .texts import GAMES, messages, pattern_text, rules_file, rules_parts, texts

HERE = Path(__file__).parent
CASES = json.loads((HERE / "typography.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["text"])
def test_typography(case: dict[str, str]) -> None:
    """The browser app sets the same cases: web/src/core/typography.test.ts."""
    assert typeset(case["text"], case["language"]) == case["set"]


# Labels of what is pressed; "-" at the end stands for all that begin so.
BUTTONS = (
    "lov-accept",
    "lov-add-chip",
    "lov-clear",
    "lov-counter",
    "lov-reject",
    "lov-remove",
    "lov-send-",
    "lov-skip",
    "lov-take-chip",
    "lov-verb-",
    "lov-withdraw",
    "step-",
    "ui-account-make",
    "ui-again",
    "ui-call-back",
    "ui-call-stop",
    "ui-chat-send",
    "ui-check-add",
    "ui-check-open",
    "ui-check-remove",
    "ui-close",
    "ui-code-enter",
    "ui-confirm",
    "ui-copy",
    "ui-end-look",
    "ui-end-skip",
    "ui-guide-",
    "ui-hand-over-off",
    "ui-join",
    "ui-late-bot",
    "ui-learn",
    "ui-leave-",
    "ui-letter-confirm",
    "ui-letter-stop",
    "ui-link-make",
    "ui-login",
    "ui-logout",
    "ui-new-create",
    "ui-nlv-claim",
    "ui-nlv-mode-",
    "ui-own-again",
    "ui-own-save",
    "ui-play-",
    "ui-print-now",
    "ui-print-pdf",
    "ui-print-sheet-off",
    "ui-record-import",
    "ui-record-save",
    "ui-rematch",
    "ui-replay",
    "ui-replay-back",
    "ui-replay-on",
    "ui-replay-pause",
    "ui-replay-play",
    "ui-restart",
    "ui-save",
    "ui-seat-add",
    "ui-seat-free",
    "ui-seat-remove",
    "ui-share",
    "ui-start",
    "ui-undo",
    "ui-watch",
    "ui-wt-effect-",
    "ui-wt-roundabout",
)


def buttons(language: str) -> dict[str, str]:
    found = {
        key: pattern_text(message)
        for key, message in messages(language).items()
        if key in BUTTONS or any(one.endswith("-") and key.startswith(one) for one in BUTTONS)
    }
    assert len(found) > 90
    return found


class Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)


UNSET = {
    "en": r"(?<=[a-z])'(?=[a-z])|\.\.\.| %",
    "de": r"'|\.\.\.| [$%](?!\w)",
    "fr": r"'|\.\.\.| [$%](?!\w)| [;:!?»]|« ",
    "it": r"'|\.\.\.| [$%](?!\w)",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_come_typeset(language: str) -> None:
    wrong = []
    for key in messages(language):
        found = Texts()
        found.visit(bundle(language).get_message(key).value)
        wrong += [f"{key}: {text!r}" for text in found.found if re.search(UNSET[language], text)]
    assert wrong == []


# French with a space that is missing altogether, where values stand next to signs; English with one too many.
SPACES = {
    "en": r"\d %",
    "de": r"\d[$%]| ;|[\w)] :|\d [$%]",
    "fr": r"(?<![\u00a0\u202f])[;!?»]|(?<!\u00a0):(?=\s|$)|«(?!\u00a0)|\d[$%]|\d [$%]",
    "it": r"\d[$%]| ;|[\w)] :|\d [$%]",
}
TYPED = r"offer:\S+|https?:\S+|<!--.*?-->|\|[-|]+"  # what is typed, and the marks of a rules page


@pytest.mark.parametrize("language", LANGUAGES)
def test_spaces_stand_where_printers_set_them(language: str) -> None:
    lines = [line.strip() for line in rendered(language).splitlines()]
    rules = [typeset(text, language) for game in GAMES for _, text in rules_parts(game, language)]
    assert len(rules) > 300
    wrong = [
        line
        for line in lines + rules
        if re.search(SPACES[language], re.sub(TYPED, "", line.replace("*", "")))
    ]
    assert wrong == []


# Words that would have to change with the number or the name that follows.
BEFORE_VALUES = {
    "en": r"\ban? \{ \$",
    "de": r"(?!)",
    "fr": r"\b(?:de|que|le|du) \{ \$(?:name|names|other|seat)|\b[dl]['’]\{ \$",
    "it": r"\b(?:il|un|del|al|dal|nel|sul) \{ \$(?:number|value|lot|count|cost|card)"
    r"|\b\w+['’]\{ \$|\ba \{ \$(?:name|names|other|seat)",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_before_a_value_has_to_agree_with_it(language: str) -> None:
    wrong = [
        f"{key}: {pattern_text(message)}"
        for key, message in messages(language).items()
        if re.search(BEFORE_VALUES[language], pattern_text(message))
    ]
    assert wrong == []


def test_german_sentences_after_a_place_begin_with_a_capital() -> None:
    wrong = [
        key for key, one in messages("de").items() if re.search(r"\{ \$where \}: [a-zäöü]", pattern_text(one))
    ]
    assert wrong == []


FINITE = (
    r"ist|sind|bist|wird|werden|wirst|hat|hast|haben|kann|kannst|können|darf|darfst|dürfen|muss|musst|müssen"
    r"|gibt|geht|kommt|kommen|zählt|zählen|steht|stehen|liegt|liegen|zahlt|zahlen|bringt|bringen|kostet|bleibt"
    r"|bekommt|bekommst|bekommen|gewinnt|verliert|gehört|passt|braucht|nimm|wähle|lege?|kreuze|streiche|trage?"
    r"|baue|melde|zeichne|kopiere|gib|schreibe?|öffne|spiel[et]?|nimmt|macht"
)


def test_german_sentences_after_a_colon_begin_with_a_capital() -> None:
    """A list or a phrase goes on with a small letter: it has no verb before its first comma."""
    small = re.compile(rf": (?=[a-zäöü])[^.,;:(?!]*\b(?:{FINITE})\b")
    assert small.search("Keine Zahl passt: kreuze zwei Felder an.")
    wrong = [f"{name}: {text}" for _, name, text in texts("de") if small.search(text)]
    assert wrong == []


def test_italian_buttons_are_imperatives() -> None:
    infinitive = re.compile(r"^(?:\{.*?\] )?(?!Non )\w+(?:are|ere|ire|arsi|ersi|irsi)\b", re.DOTALL)
    wrong = [f"{key}: {text}" for key, text in buttons("it").items() if infinitive.search(text)]
    assert wrong == []


MASCULINE = {
    "de": r"\b[Dd]u bist (?:Erster|Zweiter|Letzter)|\bbist du (?:Erster|Zweiter|Letzter)\b",
    "fr": r"\b(?:prêt|connecté|[Cc]ontent de|présent|absent|[Vv]ous êtes (?:premier|un invité))\b",
    "it": r"\b(?:Ben ?tornato|pronto|[Ss]ei (?:primo|secondo|connesso|un invitato))\b",
}


@pytest.mark.parametrize("language", sorted(MASCULINE))
def test_the_reader_may_be_anybody(language: str) -> None:
    wrong = [f"{name}: {text}" for _, name, text in texts(language) if re.search(MASCULINE[language], text)]
    assert wrong == []


# Longer with a reason: two buttons of one name would stand on one screen; a noun alone would be no button.
LONG_BUTTONS = {"de": set[str](), "fr": {"ui-nlv-claim", "lov-counter"}, "it": {"lov-counter"}}


@pytest.mark.parametrize("language", sorted(LONG_BUTTONS))
def test_buttons_are_short(language: str) -> None:
    """At most 1.6 times the English length; 16 signs find room everywhere."""
    english = buttons("en")
    long = {key for key, text in buttons(language).items() if len(text) > max(16, 1.6 * len(english[key]))}
    assert long == LONG_BUTTONS[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_plan_cards_are_short(language: str) -> None:
    """One plan asks for three things at once and takes two lines."""
    long = {
        key
        for key, message in messages(language).items()
        if key.startswith("plan-") and len(pattern_text(message)) > 45
    }
    assert long == {"plan-parks-pools-roundabout"}


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_only_listed_words_are_those_of_english(language: str) -> None:
    """Forgotten translations look like this. same.toml lists what is rightly equal."""
    listed = set(tomllib.loads((HERE / "same.toml").read_text(encoding="utf-8"))[language])
    english = messages("en")
    equal = {
        key
        for key, message in messages(language).items()
        if pattern_text(message) == pattern_text(english[key])
        and re.search(r"[A-Za-z]{2}", re.sub(r"\{.*?\}", "", pattern_text(message)))
    }
    assert sorted(equal - listed) == []
    assert sorted(listed - equal) == [], "no longer equal"


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
@pytest.mark.parametrize("game", GAMES)
def test_rules_have_the_same_ids_and_drawings(game: str, language: str) -> None:
    assert _skeleton(game, language) == _skeleton(game, "en")


def _skeleton(game: str, language: str) -> list[str]:
    text = rules_file(game, language).read_text(encoding="utf-8")
    return re.findall(r"^#+(?= )|<!-- drawing: [\w-]+ -->|\*\*[A-Z]+-R?\d\d\*\*", text, re.MULTILINE)


def test_rules_speak_to_players() -> None:
    """Files, tests and bots belong to docs/spec."""
    wrong = [
        f"{game} {language}: {text}"
        for game in GAMES
        for language in LANGUAGES
        for _, text in rules_parts(game, language)
        if re.search(r"`|\btests?/|\.json|--option|\bplanners\b", text)
    ]
    assert wrong == []


def test_rendered_words_have_no_gaps() -> None:
    for language in LANGUAGES:
        for line in rendered(language).splitlines():
            assert not re.search(r"\{|  (?! )\S| [.,]$|\.\.", line.strip()), line
