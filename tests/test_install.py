"""What is released installs by itself: the archive in isolation, without Node; the engine without more."""

import os
import re
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path

import pytest

import boulevard
from tools.environment import extra, for_testing, read_project, uv_settings

ROOT = Path(__file__).parent.parent
PLAY_ALL = """
import boulevard
from boulevard.bots.playout import playout
from boulevard.games.catalogue import GAMES
from boulevard.games.chance import Rng
from boulevard.games.contract import GameError

for game in GAMES.values():
    state = game.start(2)
    assert playout(state, Rng(1)) > 10
    assert state.over()
try:
    GAMES["welcome-to"].start(0)
except GameError as error:
    print(error)
print(boulevard.compiled(), boulevard.__file__)
"""


def run(*command: object, **environment: str) -> str:
    """With a clean environment: nothing of this checkout or of a developer's machine helps."""
    inherited = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "BOULEVARD"))
    }
    done = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        env={**inherited, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("archive")
    build = "import sys, hatchling.build as b; b.build_sdist(sys.argv[1])"
    run(sys.executable, "-c", build, folder)
    (file,) = folder.glob("*.tar.gz")
    return file


@pytest.fixture(scope="module")
def pip(tmp_path_factory: pytest.TempPathFactory) -> list[object]:
    """An installer with a fresh environment to install into."""
    folder = tmp_path_factory.mktemp("fresh") / "env"
    run(sys.executable, "-m", "venv", folder)
    return [folder / "bin" / "python", "-m", "pip", "--disable-pip-version-check", "--no-input"]


def test_the_archive_holds_the_pages_and_no_pictures(archive: Path) -> None:
    with tarfile.open(archive) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
    assert f"boulevard-{boulevard.__version__}.tar.gz" == archive.name
    assert {"src/boulevard/server/static/index.html", "web/package.json", "constraints.txt"} <= names
    assert {"deploy/README.md", ".github/workflows/wheels.yml"} <= names
    assert {"hatch_build.py", "tools/environment.py", "docs/rules/welcome-to.md", "LICENSE"} <= names
    unwanted = ("node_modules", "docs/screenshots", ".so", ".pyc")
    assert [name for name in names if any(part in name for part in unwanted)] == []


@pytest.mark.parametrize("compiler", [True, False], ids=["with a C compiler", "without"])
def test_the_archive_installs_in_isolation(
    archive: Path, pip: list[object], compiler: bool, tmp_path: Path
) -> None:
    """Its build may use what it asks for and nothing else: no package of this environment, no Node."""
    if compiler and not boulevard.compiled():
        pytest.skip("there is no C compiler here")
    environment = {"PIP_CONSTRAINT": str(ROOT / "constraints.txt"), "BOULEVARD_QUICK": "1"}
    if not compiler:
        environment["PATH"] = str(tmp_path)
    said = run(*pip, "install", "-v", "--force-reinstall", archive, **environment)
    assert "Collecting hatchling" in said
    assert ("Collecting mypy==" in said) == compiler
    assert "nodejs" not in said
    assert "building the pages" not in said
    *_, refusal, engine = run(pip[0], "-c", PLAY_ALL).splitlines()
    assert refusal == "This game takes 1 to 10000 players, not 0."
    assert engine.split()[0] == str(compiler)
    assert str(ROOT) not in engine


def test_the_engine_alone(archive: Path, pip: list[object]) -> None:
    """In the environment of the test above: no server, no command line, only a word on how to get them."""
    installed = run(*pip, "list", "--format=freeze").lower()
    if "boulevard" not in installed:
        run(*pip, "install", archive, BOULEVARD_PURE="1")
        installed = run(*pip, "list", "--format=freeze").lower()
    for name in ("fastapi", "sqlalchemy", "typer", "rich", "mypy=="):
        assert name not in installed
    assert "librt" in installed
    command = Path(str(pip[0])).parent / "boulevard"
    assert 'pip install "boulevard[play]"' in run(command)
    assert f"boulevard {boulevard.__version__}" in run(command, "--version")
    done = subprocess.run([command, "games"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    without_words = "import sys; sys.modules['fluent'] = None\n" + PLAY_ALL
    assert "error-seats" in run(pip[0], "-c", without_words)


def test_importing_the_rules_imports_nothing_heavy() -> None:
    code = "import sys, boulevard.games; print([m for m in sys.modules if '.' not in m])"
    loaded = run(sys.executable, "-P", "-c", code)
    for name in ("fluent", "babel", "typer", "rich", "fastapi", "asyncio"):
        assert f"'{name}'" not in loaded
    code = "import sys; import boulevard.cli.main; print([m for m in sys.modules if '.' not in m])"
    loaded = run(sys.executable, "-P", "-c", code)
    for name in ("fluent", "babel", "fastapi", "sqlalchemy", "uvicorn"):
        assert f"'{name}'" not in loaded


def test_every_requirement_is_locked_and_no_address_is() -> None:
    text = (ROOT / "constraints.txt").read_text()
    assert "://" not in text
    locked = {re.split("==", line)[0] for line in text.splitlines()}
    wanted = {
        re.split(r"[\[<>=~ ]", line)[0].lower().replace("_", "-").replace(".", "-") for line in for_testing()
    }
    assert sorted(wanted - locked) == [], "not in constraints.txt: make lock"
    # What compiled code calls moves together with what compiled it.
    assert "mypy==2.4.1" in read_project()["dependency-groups"]["rules"]


def test_extras_name_what_they_build_on() -> None:
    play, server, everything = set(extra("play")), set(extra("server")), set(extra("all"))
    assert play < server <= everything
    assert not any(line.startswith("psycopg") for line in play)


def test_settings_of_pip_reach_uv(pip: list[object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in os.environ if name.startswith(("PIP_", "UV_"))]:
        monkeypatch.delenv(name)
    settings = tmp_path / "pip.conf"
    settings.write_text("[global]\nindex-url = file:///own\nextra-index-url =\n  file:///a\n  file:///b\n")
    monkeypatch.setenv("PIP_CONFIG_FILE", str(settings))
    command = [str(part) for part in pip[:3]]
    told = uv_settings(command)
    assert told["UV_DEFAULT_INDEX"] == "file:///own"
    assert told["UV_INDEX"] == "file:///a file:///b"
    monkeypatch.setenv("UV_INDEX", "file:///mine")
    assert uv_settings(command) == {}  # somebody who knows uv has the last word


def test_the_version_is_written_once() -> None:
    assert "version" in tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dynamic"]
