"""Every rule has a test, and no test cites a rule that does not exist."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
RULE_ID = re.compile(r"\b(?:WT|NLV|LOV)-R?\d\d\b")
DEFINED = re.compile(r"^(?:[-*] )?(?:\| *)?\*{0,2}((?:WT|NLV|LOV)-R?\d\d)\b", re.MULTILINE)


DROPPED = {"NLV-24"}  # never used again; docs/spec says why


def _cited() -> dict[str, str]:
    cited: dict[str, str] = {}
    for file in sorted((ROOT / "tests").rglob("*.py")):
        if file.samefile(__file__):
            continue
        for rule in RULE_ID.findall(file.read_text(encoding="utf-8")):
            cited.setdefault(rule, str(file.relative_to(ROOT)))
    return cited


def _defined() -> dict[str, str]:
    defined: dict[str, str] = {}
    for file in sorted((ROOT / "docs" / "rules").glob("*.md")):
        for rule in DEFINED.findall(file.read_text(encoding="utf-8")):
            assert rule not in defined, f"{rule} is defined twice"
            defined[rule] = file.name
    return defined


def test_every_rule_is_tested() -> None:
    defined = _defined()
    assert defined, "the rules are documented"
    assert sorted(defined.keys() - _cited().keys()) == []


def test_every_cited_rule_exists() -> None:
    cited = _cited()
    assert {rule: cited[rule] for rule in cited.keys() - _defined().keys() - DROPPED} == {}


def test_rules_are_numbered_without_gaps() -> None:
    for game in ("WT", "NLV", "LOV"):
        for kind in ("R", ""):
            known = [*_defined(), *DROPPED]
            numbers = sorted(int(rule[-2:]) for rule in known if re.fullmatch(rf"{game}-{kind}\d\d", rule))
            assert numbers == list(range(1, len(numbers) + 1)), f"{game}-{kind}"
    assert not DROPPED & _defined().keys()
