"""The page's types are those of the schemas, and its fixtures are what the engine says."""

import json
from pathlib import Path

import pytest

from boulevard.games.catalogue import GAMES
from tools import make_types

from .test_readings import validator

SCHEMAS = make_types.schemas()


@pytest.mark.parametrize("name", SCHEMAS)
def test_the_types_are_those_of_the_schema(name: str) -> None:
    assert make_types.stale(name, SCHEMAS[name]) is None, "run `make types`"


def test_there_are_no_other_types() -> None:
    assert {file.stem for file in make_types.FOLDER.glob("*.ts")} == set(SCHEMAS)


def test_changed_types_are_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A changed schema, a text changed by hand, a missing file."""
    schema = SCHEMAS["welcome-to"]
    assert make_types.stale("welcome-to", {**schema, "title": "other"})
    text = (make_types.FOLDER / "welcome-to.ts").read_text(encoding="utf-8")
    monkeypatch.setattr(make_types, "FOLDER", tmp_path)
    assert make_types.stale("welcome-to", schema)
    (make_types.FOLDER / "welcome-to.ts").write_text(
        text.replace("turn: number", "turn: string"), encoding="utf-8"
    )
    assert make_types.stale("welcome-to", schema)
    (make_types.FOLDER / "welcome-to.ts").write_text(text, encoding="utf-8")
    assert make_types.stale("welcome-to", schema) is None


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_tested_with_what_the_engine_says(game: str) -> None:
    file = make_types.GAMES_FOLDER / game / "moments.fixture.json"
    kept = json.loads(file.read_text(encoding="utf-8"))
    validator(game, "facts").validate(kept["facts"])
    for moment in kept["moments"]:
        validator(game, "view").validate(moment["view"])
        validator(game, "menu").validate(moment["menu"])
