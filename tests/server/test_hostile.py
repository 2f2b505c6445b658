"""Messages and requests of people who mean no good: no crash, no 5xx, nothing told that is not theirs."""

import json
import random
import re
import string
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed, WebSocketException

from boulevard.games.catalogue import GAMES

from .helpers import Browser, Live, Server
from .test_tables import join

MESSAGES = [16_000, pytest.param(100_000, marks=pytest.mark.long)]  # for every game, on both databases


def noise(chance: random.Random, known: dict[str, Any], depth: int = 0) -> Any:
    """Any JSON, with a liking for things that mean something to the server."""
    pick = chance.randrange(12 if depth < 3 else 9)
    if pick == 0:
        return None
    if pick == 1:
        return chance.choice([True, False])
    if pick == 2:
        return chance.choice([0, 1, 2, -1, 10**6, 2**53, 2**64, -(2**63), 1e308, 0.5])
    if pick in (3, 4):
        return chance.choice(known["words"])
    if pick == 5:
        return "".join(chance.choices(string.printable + "\u202e\x00é🏠", k=chance.randrange(60)))
    if pick in (6, 7):
        return chance.choice(known["tokens"])
    if pick == 8:
        return chance.choice(
            ["x" * 5000, "\ud83d", "'; DROP TABLE events; --", "<script>alert(1)</script>", "../../x"]
        )
    if pick == 9:
        return [noise(chance, known, depth + 1) for _ in range(chance.randrange(5))]
    return {
        chance.choice(known["words"]): noise(chance, known, depth + 1) for _ in range(chance.randrange(5))
    }


def hostile(chance: random.Random, known: dict[str, Any]) -> str | bytes:
    """A message: sometimes bytes, sometimes broken JSON, mostly almost right."""
    pick = chance.randrange(20)
    if pick == 0:
        return chance.randbytes(chance.randrange(200))
    if pick == 1:
        return "".join(chance.choices(string.printable, k=chance.randrange(200)))
    if pick == 2:
        return chance.choice(
            ["[" * 3000, "{" * 3000, '{"a":' * 2000, "1" * 5000, "nan", "-", '"\\ud800"', ""]
        )
    message: dict[str, Any] = {
        "type": chance.choice(["draft", "step", "undo", "look", "chat", "ping", "hello"])
    }
    message["id"] = chance.choice([1, "a", None])
    message["seat"] = chance.choice([0, 0, 0, 1, 2, 3, -1, 10**9, None, "0", True])
    kind = message["type"]
    if kind == "draft":
        message["tokens"] = chance.choices(known["tokens"], k=chance.randrange(5))
        message["turn"] = chance.choice([None, 0, 3, 10**9])
    elif kind == "step":
        message["token"] = chance.choice(known["tokens"])
    elif kind == "chat":
        message["text"] = chance.choice(known["words"])
    if chance.randrange(2):
        message[
            chance.choice(["seat", "tokens", "token", "type", "id", "key", "turn", "brief", "gains", "text"])
        ] = noise(chance, known)
    text = json.dumps(message)
    if chance.randrange(10) == 0:
        place = chance.randrange(len(text))
        text = text[:place] + chance.choice(string.printable) + text[place + chance.randrange(3) :]
    return text


class Attacker(threading.Thread):
    """Sends hostile messages over its own socket and remembers everything it hears."""

    def __init__(self, browser: Browser, table: str, known: dict[str, Any], count: int, seed: int) -> None:
        super().__init__()
        self.browser = browser
        self.table = table
        self.known = known
        self.left = count
        self.chance = random.Random(seed)
        self.heard: list[str] = []
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            while self.left > 0:
                self.attack()
        except BaseException as error:
            self.failure = error

    def attack(self) -> None:
        live: Live = self.browser.live(self.table)
        try:
            while self.left > 0:
                for _ in range(min(50, self.left)):
                    live.socket.send(hostile(self.chance, self.known))
                    self.left -= 1
                live.socket.send('{"type":"ping","id":"end"}')
                while True:
                    text = str(live.socket.recv(60))
                    self.heard.append(text)
                    if text.startswith('{"type":"pong","id":"end"'):
                        break
        except WebSocketException:
            pass  # thrown out: it comes again
        finally:
            live.close()


def set_the_table(game: str, ann: Browser, ben: Browser, mallory: Browser) -> str:
    """A running game in which Ann, on seat 0, has secrets."""
    options = {"expert": True} if game == "welcome-to" else {}
    table = ann.post("/api/tables", {"game": game, "seats": 3, "options": options})
    for seat, person in enumerate((ben, mallory), 1):
        join(table, person, seat)
    here = f"/api/tables/{table['id']}"
    ann.post(f"{here}/start")
    if game == "new-las-vegas":
        for seat, person in enumerate((ann, ben, mallory)):
            person.post(f"{here}/seats/{seat}/draft", {"tokens": ["borrow", "done"]})
    return str(table["id"])


def no_secret_of_ann(seen: dict[str, Any]) -> None:
    """Looks for Ann's hand, loan and draft in what somebody else was shown."""
    view = seen["view"]
    hands = (view.get("cards") or {}).get("hands")
    if hands:
        assert hands[0].count(None) >= len(hands[0]) - 1  # one card of every hand lies open
    if "stage" in view and view["stage"] != "over":
        assert view["sheets"][0].get("loan") is None
        assert seen["scores"][0] is None
    if seen["seat"] is None:
        assert seen["draft"] == []
        assert seen["legal"] == []


@pytest.mark.parametrize("messages", MESSAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_hostile_messages_break_and_tell_nothing(
    server: Server, ann: Browser, ben: Browser, game: str, messages: int
) -> None:
    mallory = Browser(server, "Mallory")
    table = set_the_table(game, ann, ben, mallory)
    here = f"/api/tables/{table}"
    view = ann.get(f"{here}/view", seat=0)
    legal = [*view["legal"], *ben.get(f"{here}/view", seat=1)["legal"], "done", ""]
    drafted: list[str] = []
    if GAMES[game].simultaneous:
        drafted = view["legal"][:1]
        legal += ann.post(f"{here}/seats/0/draft", {"tokens": drafted})["view"]["legal"]
    words = ["seat", "type", "draft", "tokens", "hello", "seed", "view", table, "greedy", "0"]
    known = {"tokens": legal, "words": words}
    share = messages // 2 // 4  # two databases, four attackers each
    before = counted(ann)
    attackers = [
        Attacker(who, table, known, share, number)
        for number, who in enumerate([mallory, mallory, Browser(server, identity=False), ben])
    ]
    for attacker in attackers:
        attacker.start()
    for attacker in attackers:
        attacker.join(200)
        assert not attacker.is_alive()
        if attacker.failure is not None:
            raise attacker.failure
    # Ann's draft is as she left it, and nobody moved for her.
    assert ann.get(f"{here}/view", seat=0)["draft"] == drafted
    moved = [event for event in events(ann, here) if event["seat"] == 0 and event["kind"] in ("turn", "step")]
    assert len(moved) == (1 if game == "new-las-vegas" else 0)  # her loan
    cookies = [person.http.cookies["boulevard"] for person in (ann, ben, mallory)]
    shown = 0
    for attacker in attackers:
        everything = "\n".join(attacker.heard)
        assert "Traceback" not in everything
        for cookie in cookies:
            assert cookie not in everything
        for text in attacker.heard:
            message = json.loads(text)
            seen = message if message["type"] == "view" else message.get("view")
            if seen is not None and seen["view"] is not None:
                assert seen["seat"] in (None, {ben: 1, mallory: 2}.get(attacker.browser))
                no_secret_of_ann(seen)
                shown += 1
    assert shown > messages // 1000
    assert counted(ann) - before >= 4 * share
    assert not re.search(r'boulevard_http_requests_total\{status="5\d\d"\}', ann.get("/metrics"))
    assert ann.get("/healthz") == {"status": "ok"}


def counted(ann: Browser) -> float:
    """Messages the server has taken from sockets."""
    taken = re.findall(r'boulevard_socket_messages_total\{type="\w+"\} ([0-9.e+]+)', ann.get("/metrics"))
    return sum(float(number) for number in taken)


def events(ann: Browser, here: str) -> list[Any]:
    found: list[Any] = []
    while more := ann.get(f"{here}/events", since=found[-1]["seq"] if found else 0)["events"]:
        found += more
    return found


def test_too_many_messages_end_a_connection(new_server: Callable[..., Server]) -> None:
    server = new_server(socket_rate=5.0, socket_burst=20, http_rate="60/minute", login_rate="5/minute")
    ann = Browser(server, "Ann")
    live = ann.live(ann.new_table("mb", start=True)["id"])

    def hurry() -> None:
        for _ in range(200):
            live.socket.send('{"type":"ping"}')
        live.until("nothing")

    with pytest.raises(ConnectionClosed) as closed:
        hurry()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429
    assert any(message.get("code") == "error-server-too-fast" for message in live.heard)
    statuses = [
        ann.http.post("/api/login", json={"account": "ann", "password": "x"}).status_code for _ in range(8)
    ]
    assert statuses[0] == 401
    assert statuses[-1] == 429
    answers = [ann.http.get("/api/me") for _ in range(70)]
    assert answers[-1].status_code == 429
    assert int(answers[-1].headers["retry-after"]) >= 1


CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


def test_the_http_interface_keeps_its_description(server: Server) -> None:
    """Every operation with fitting and unfitting data: answers are as documented, and never 5xx."""
    described = schemathesis.openapi.from_url(server.url + "/openapi.json")
    ann = Browser(server, "Ann")
    table, running = ann.new_table("mo"), ann.new_table("mb", start=True)
    code = table["invite"].rpartition("/")[2]
    cookie = {"Cookie": f"boulevard={ann.http.cookies['boulevard']}"}
    seen: set[str] = set()

    def ask(case: Any) -> None:
        # Half of the time at a table that is there.
        chosen = random.Random(repr(case.body)).choice([table["id"], running["id"], None])
        if chosen is not None:
            for name, value in (("table_id", chosen), ("code", code)):
                if name in case.path_parameters:
                    case.path_parameters[name] = value
        if isinstance((case.query or {}).get("wait"), int | float):
            case.query["wait"] = min(case.query["wait"], 0.1)  # a test need not wait as long as it may
        answer = case.call(headers=cookie, timeout=60)
        seen.add(f"{case.method} {case.path} {answer.status_code}")
        case.validate_response(answer, checks=CHECKS)

    for found in described.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        if operation.path in ("/api/logout", "/api/me/link", "/api/me/delete"):
            continue
        for strategy in (
            operation.as_strategy(),
            operation.as_strategy(generation_mode=schemathesis.GenerationMode.NEGATIVE),
        ):
            careless = settings(
                max_examples=20,
                deadline=None,
                database=None,
                derandomize=True,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            with suppress(Unsatisfiable):  # there is no unfitting data for some
                careless(given(case=strategy)(ask))()
    assert len(seen) > 60, sorted(seen)
    assert not [line for line in seen if line.rpartition(" ")[2].startswith("5")]


def test_health_and_metrics(server: Server) -> None:
    assert httpx.get(server.url + "/healthz").json() == {"status": "ok"}
    assert "boulevard_events_total" in httpx.get(server.url + "/metrics").text


def numbers(schema: Any, where: str, known: dict[str, Any], seen: set[str]) -> Iterator[tuple[str, Any]]:
    """Every whole number that somebody may send, and where."""
    if isinstance(schema, list):
        for one in schema:
            yield from numbers(one, where, known, seen)
    if not isinstance(schema, dict):
        return
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        if name not in seen:
            seen.add(name)
            yield from numbers(known[name], name, known, seen)
        return
    if schema.get("type") == "integer":
        yield where, schema
    for name, one in schema.get("properties", {}).items():
        yield from numbers(one, f"{where}.{name}", known, seen)
    for part in ("anyOf", "oneOf", "allOf", "items", "prefixItems", "additionalProperties", "schema"):
        yield from numbers(schema.get(part), where, known, seen)


def test_every_number_that_is_asked_for_has_an_end(server: Server) -> None:
    """None is larger than what a database holds."""
    described = httpx.get(server.url + "/openapi.json").json()
    known, seen = described["components"]["schemas"], set[str]()
    found = list(numbers({"$ref": "#/SocketMessage"}, "", known, seen))
    for path, operations in described["paths"].items():
        for operation in operations.values():
            for taken in operation.get("parameters", []):
                found += numbers(taken, f"{path} {taken['name']}", known, seen)
            for body in operation.get("requestBody", {}).get("content", {}).values():
                found += numbers(body, path, known, seen)
    assert len(found) > 30
    assert [where for where, schema in found if schema.get("maximum", 2**63) > 2**53] == []
