"""The browser app uses the same words as everything else, and its package list names no hosts."""

import json
import re
from pathlib import Path

import pytest

from boulevard.words import FOLDER, LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
RULES = ROOT / "docs" / "rules"
LITERAL = re.compile(r"'((?:ui|guide|bot|score|effect|plan|step|game|option|log)-[a-z0-9-]*[a-z0-9])'")
PREFIX = re.compile(r"`((?:ui|guide|bot)-[a-z0-9-]*)\$\{")
KEY = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
RULE = re.compile(r"^(?:[-*] )?(?:\| *)?\*\*([A-Z]{2,3}-R?\d\d)\b", re.MULTILINE)

pytestmark = pytest.mark.skipif(not WEB.exists(), reason="the sources of the browser app are not here")


def sources() -> str:
    files = [*WEB.glob("src/**/*.ts"), *WEB.glob("src/**/*.svelte")]
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(files) if "test" not in file.name)


def keys() -> set[str]:
    found: set[str] = set()
    for file in (FOLDER / "en").glob("*.ftl"):
        found |= set(KEY.findall(file.read_text(encoding="utf-8")))
    return found


def test_every_idea_of_the_guide_has_words() -> None:
    text = (WEB / "src" / "games" / "welcome-to" / "index.ts").read_text(encoding="utf-8")
    ideas = set(re.findall(r"id: '([a-z]+)'", text)) | {"fence", "estate", "park", "pool", "temp", "bis"}
    ideas |= set(re.findall(r"'(lesson-[a-z0-9-]+)'", text))
    assert {f"guide-welcome-to-{idea}" for idea in ideas} == {
        key for key in keys() if key.startswith("guide-welcome-to-")
    }


def test_the_package_list_names_no_hosts() -> None:
    lock = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock
    wanted = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    for version in (wanted["dependencies"] | wanted["devDependencies"]).values():
        assert re.fullmatch(r"\d+\.\d+\.\d+", version)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_translated_rules_have_the_same_ids(language: str) -> None:
    for file in sorted((RULES / language).glob("*.md")):
        english = RULE.findall((RULES / file.name).read_text(encoding="utf-8"))
        assert RULE.findall(file.read_text(encoding="utf-8")) == english, file
