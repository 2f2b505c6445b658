"""The words with values in them are those that somebody has read."""

import re
from collections.abc import Iterator

import pytest

from boulevard.words import LANGUAGES

from .rendered import FOLDER, rendered
from .texts import messages, pattern_text


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_rendered_as_they_were_read(language: str) -> None:
    """If the change is meant: `python -m tests.words`, and read the difference as a player would."""
    assert rendered(language) == (FOLDER / f"{language}.txt").read_text(encoding="utf-8")


# A plural noun after "1": what a missing selector looks like.
PLURALS = {
    "en": r"points|bundles|debts|cards|tiles|dice|seats|houses"
    r"|boxes|lines|casinos|choices|turns|steps|temps|markers|hotels|offers|players|seconds|workers|ways"
    r"|characters|connections|suggestions|roundabouts|improvement cards",
    "de": r"Punkte|Schuldscheine|Karten|Plätze|Häuser|Felder"
    r"|Linien|Casinos|Möglichkeiten|Runden|Schritte|Hotels|Spielern?|Angebote|Sekunden|Arbeitsprozesse"
    r"|Arten|Verbindungen|Vorschläge|Kreisverkehre|Verbesserungskarten|Mitspielende",
    "fr": r"points|liasses|dettes|cartes|tuiles|dés|places"
    r"|maisons|cases|lignes|casinos|tours|étapes|marqueurs|joueurs|offres|secondes|moyens"
    r"|caractères|connexions|suggestions|ronds-points",
    "it": r"punti|mazzette|debiti|carte|tessere|dadi|posti"
    r"|case|caselle|linee|scelte|turni|passi|segnalini|giocatori|offerte|secondi|processi|modi"
    r"|caratteri|connessioni|suggerimenti|rotonde",
}
# Numbers that are never 1 here.
NEVER_ONE = set(
    [
        "error-lov-deal-dice",
        "error-lov-deal-many",
        "error-lov-deal-markers",
        "error-record-long",
        "error-server-record-long",
        "error-server-chat",
        "error-server-many-calls",
        "error-server-name",
        "error-server-password-length",
        "error-server-account-name",
        "error-seats",
        "error-wt-expert-seats",
        "impossible-roundabouts",
        "ui-nlv-track",
        "ui-nlv-bank-many",
        "impossible-plan-points",
        "impossible-nlv-project-points",
        "impossible-lov-over",
        "ui-turn-limit-value",
    ]
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_of_a_thing_is_singular(language: str) -> None:
    assert [f"{key}: {line}" for key, line in _plural_ones(language) if key not in NEVER_ONE] == []


def test_exceptions_are_needed() -> None:
    assert {key for language in LANGUAGES for key, _ in _plural_ones(language)} >= NEVER_ONE


def _plural_ones(language: str) -> Iterator[tuple[str, str]]:
    """Lines with a plural after "1", in French also after "0"."""
    single = "[01]" if language == "fr" else "1"
    key = ""
    for line in rendered(language).splitlines():
        if not line.startswith(" "):
            key = line
        elif re.search(rf"(?<![\d.,$]){single} (?:{PLURALS[language]})\b", line):
            yield key, line.strip()


# Counts that are never 0, or that stand beside the text.
NEVER_NONE = {
    "ui-office-copies",
    "ui-office-here",
    "ui-office-known",
    "ui-office-listening",
    "ui-office-playing",
    "ui-office-sits",
    "error-seat-written",
    "hint-boss",
    "hint-debts",
    "hint-estate",
    "hint-inauguration",
    "hint-points",
    "lov-brings-boss",
    "lov-brings-other",
    "lov-brings-tie",
    "lov-cards-left",
    "ui-end-winner",
    "ui-nlv-approval",
    "ui-waiting-for",
}


def test_french_none_is_not_told_as_one() -> None:
    """Nought takes the singular in French: where that says "une", nought needs words of its own."""
    told = set()
    for key, message in messages("fr").items():
        for name, variants in re.findall(r"\{ \$(\w+) ->(.*?)\n *\}", pattern_text(message), re.DOTALL):
            one = re.search(r"\[one\](.*)", variants)
            if one and f"{{ ${name} }}" not in one.group(1) and not re.search(r"\[[01]\]", variants):
                told.add(key)
    assert told == NEVER_NONE


TYPED = {"error-position-flag", "error-nlv-loan-first"}  # they tell what to type


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_token_of_the_notation_is_shown(language: str) -> None:
    words = "albion|hotel-large|true|false|decline"
    if language != "en":  # where these are the words
        words += "|borrow|yellow|left|improvement|lost|yes"
    tokens = re.compile(rf"(?<![-\w])(?:{words})(?![-\w])")
    wrong, key = [], ""
    for line in rendered(language).splitlines():
        if not line.startswith(" "):
            key = line
        elif key not in TYPED and tokens.search(line):
            wrong.append(f"{key}: {line.strip()}")
    assert wrong == []
