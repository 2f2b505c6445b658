"""What a browser loads to play by itself; tests/browser/test_offline.py plays with it."""

import _imp
import gzip
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


@BUILT
def test_the_compiled_rules_are_those_that_are_packed() -> None:
    """Python takes code only where the hash of the source stands in it; else it compiles once more."""
    packed = gzip.decompress(pyodide_files()["compiled.zip.packed"].read_bytes())
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        compiled = {name: archive.read(name) for name in archive.namelist()}
    with zipfile.ZipFile(io.BytesIO(packed_rules()[1])) as archive:
        for name in [file for file in archive.namelist() if file.endswith(".py")]:
            folder, _, file = name.rpartition("/")
            code = compiled.pop(f"{folder}/__pycache__/{file.removesuffix('.py')}.cpython-314.pyc")
            magic, flags = int.from_bytes(code[:4], "little"), int.from_bytes(code[4:8], "little")
            assert flags == 0b11, "checked against the source"
            assert code[8:16] == _imp.source_hash(magic, archive.read(name)), name
    assert compiled == {}


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
    assert {"pyodide.mjs", "pyodide.asm.wasm.packed", "python_stdlib.zip.packed"} < set(pyodide_files())
    page = (folder / "index.html").read_text()
    assert "boulevard-site" in page
    assert '="/' not in page  # any path will do
    for file in json.loads((folder / "shell.json").read_text())["files"]:
        assert (folder / file).is_file(), file
