"""Boulevard without a server: the files that a browser needs to play by itself, and whole sites of them.

Pyodide lies packed beside the pages, and is given as it lies there: a web space of files packs nothing, and
the browser unpacks it faster than it would come. Only scripts are plain, for browsers load them by
themselves. The rules are packed from this very package.
"""

import gzip
import hashlib
import io
import json
import shutil
import zipfile
from functools import cache
from pathlib import Path

import boulevard
from boulevard.words import FOLDER, LANGUAGES

from .errors import ServerError

STATIC = Path(__file__).parent / "static"
ROOMS = ("games", "match", "bots", "analysis", "local", "paper", "words")
TAKEN = (".py", ".json", ".ttf", ".weights")
LIST = "files.json"
PACKED = (".gz", ".br")
THEN = (2020, 1, 1, 0, 0, 0)  # the same sources give the same bytes
MARK = '<meta name="boulevard-site" content="files" />'


@cache
def packed_rules() -> tuple[str, bytes]:
    """The rooms that run in a browser, as one file; its name says what is in it."""
    package = Path(boulevard.__file__).parent
    files = [package / "__init__.py"]
    for room in ROOMS:
        found = (file for file in (package / room).rglob("*") if file.suffix in TAKEN)
        files += sorted(file for file in found if not _card(file))
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file in files:
            name = zipfile.ZipInfo(file.relative_to(package.parent).as_posix(), THEN)
            archive.writestr(name, file.read_bytes(), zipfile.ZIP_DEFLATED)
    packed = buffer.getvalue()
    return f"house-{hashlib.sha256(packed).hexdigest()[:12]}.zip", packed


def _card(file: Path) -> bool:
    """Does it only say how weights came about?"""
    return file.suffix == ".json" and file.with_suffix(".weights").exists()


@cache
def pyodide_files() -> dict[str, Path]:
    """By the name they are asked for; they lie here packed. No web space unpacks what it calls `.packed`."""
    files = sorted((STATIC / "offline").glob("*.gz"))
    return {file.stem if is_script(file.stem) else f"{file.stem}.packed": file for file in files}


def is_script(name: str) -> bool:
    return name.endswith(".mjs")


@cache
def listing() -> bytes:
    """What a browser has to load, how big that is, and which pages it belongs to."""
    if not pyodide_files():
        raise ServerError("error-server-no-route")
    name, rules = packed_rules()
    sizes = {known: _size(known, file) for known, file in pyodide_files().items()} | {name: len(rules)}
    build = json.loads((STATIC / "shell.json").read_bytes())["build"]
    version = hashlib.sha256(json.dumps([build, sizes]).encode()).hexdigest()[:12]
    files = [{"name": known, "size": size} for known, size in sizes.items()]
    return json.dumps({"version": version, "build": build, "files": files}).encode()


def _size(name: str, file: Path) -> int:
    """As it is given: of a script unpacked, which the last four bytes say."""
    if not is_script(name):
        return file.stat().st_size
    with file.open("rb") as packed:
        packed.seek(-4, io.SEEK_END)
        return int.from_bytes(packed.read(4), "little")


def words_text(language: str) -> str:
    """All words of a language, as Fluent text."""
    files = sorted((FOLDER / language).glob("*.ftl"))
    return "\n".join([file.read_text(encoding="utf-8") for file in files])


def write_site(folder: Path) -> int:
    """Pages that need no server, for any web space and any path; says how many bytes they are."""
    if not (STATIC / "index.html").exists() or not pyodide_files():
        raise ServerError("error-server-no-pages")
    if folder.exists() and any(folder.iterdir()) and not (folder / "shell.json").exists():
        raise ServerError("error-server-site-folder", folder=str(folder))
    shutil.rmtree(folder, ignore_errors=True)
    left_out = shutil.ignore_patterns("offline", "docs*", ".built", *(f"*{suffix}" for suffix in PACKED))
    shutil.copytree(STATIC, folder, ignore=left_out)
    page = (folder / "index.html").read_text(encoding="utf-8")
    page = page.replace('="/', '="./').replace("<title>", f"{MARK}\n    <title>", 1)
    (folder / "index.html").write_text(page, encoding="utf-8")
    (folder / "words").mkdir()
    for language in LANGUAGES:
        (folder / "words" / f"{language}.ftl").write_text(words_text(language), encoding="utf-8")
    offline = folder / "offline"
    offline.mkdir()
    for name, packed in pyodide_files().items():
        given = packed.read_bytes()
        (offline / name).write_bytes(gzip.decompress(given) if is_script(name) else given)
    name, rules = packed_rules()
    (offline / name).write_bytes(rules)
    (offline / LIST).write_bytes(listing())
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
