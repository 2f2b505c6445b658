"""What a browser loads to play by itself; tests/browser/test_offline.py plays with it."""

import io
import json
import zipfile
from pathlib import Path

import pytest

from boulevard.server.errors import ServerError
from boulevard.server.site import STATIC, listing, packed_rules, pyodide_files, write_site

BUILT = pytest.mark.skipif(not (STATIC / "shell.json").exists(), reason="built without the pages")


def test_the_rules_are_packed_and_nothing_that_needs_a_server() -> None:
    name, packed = packed_rules()
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        rooms = {Path(file).parts[1] for file in archive.namelist()}
    assert rooms == {"__init__.py", "games", "match", "bots", "analysis", "local", "paper", "words"}
    assert name.startswith("house-")
    assert len(packed) < 600_000


def test_other_things_in_a_folder_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letters.txt").write_text("mine")
    with pytest.raises(ServerError):
        write_site(tmp_path)
    assert (tmp_path / "letters.txt").read_text() == "mine"


@BUILT
def test_a_site_holds_what_it_lists_and_is_written_again(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    first = write_site(folder)
    assert write_site(folder) == first
    listed = json.loads((folder / "offline" / "files.json").read_text())
    assert listed == json.loads(listing())
    for file in listed["files"]:
        assert (folder / "offline" / file["name"]).stat().st_size == file["size"]
    assert {"pyodide.asm.wasm", "python_stdlib.zip"} < set(pyodide_files())
    page = (folder / "index.html").read_text()
    assert "boulevard-site" in page
    assert '="/' not in page  # any path will do
    for file in json.loads((folder / "shell.json").read_text())["files"]:
        assert (folder / file).is_file(), file
