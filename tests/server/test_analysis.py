"""Games judged and hints given by a server."""

import random
from collections.abc import Iterator

import pytest

from boulevard.server import shapes

from .helpers import Browser, Server, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("analysis")) as server:
        yield server


def test_hints_are_for_those_who_play_alone_or_against_bots(server: Server) -> None:
    ann, ben = Browser(server), Browser(server, "Ben")
    solo = ann.new_table("m", start=True)
    found = ann.post(f"/api/tables/{solo['id']}/seats/0/hint")
    shapes.HintShape.model_validate(found)
    view = ann.get(f"/api/tables/{solo['id']}/view", seat=0)
    done = ann.post(
        f"/api/tables/{solo['id']}/seats/0/draft", {"tokens": found["tokens"], "turn": view["turn"]}
    )
    assert done["confirmed"]
    ben.post(f"/api/tables/{solo['id']}/seats/0/hint", status=403)
    against = ann.new_table("mb", start=True)
    ann.post(f"/api/tables/{against['id']}/seats/0/hint")
    two = ann.new_table("mo")
    ben.post(f"/api/tables/{two['id']}/seats/1/take", {"invite": two["invite"].rpartition("/")[2]})
    ann.post(f"/api/tables/{two['id']}/start")
    assert ann.post(f"/api/tables/{two['id']}/seats/0/hint", status=409)["code"] == "error-hint-people"


@pytest.mark.searching
def test_a_finished_game_is_judged_turn_by_turn(server: Server) -> None:
    ann = Browser(server)
    table = ann.new_table("mb", start=True)
    here = f"/api/tables/{table['id']}"
    assert ann.get(f"{here}/analysis", 409, turn=1)["code"] == "error-server-not-over"
    ann.play_on(table["id"], random.Random(1))
    judged = ann.get(f"{here}/analysis", turn=2)
    shapes.TurnJudged.model_validate(judged)
    assert {line["seat"] for line in judged["decisions"]} <= {0, 1}
    assert ann.get(f"{here}/analysis", 400, turn=99)["code"] == "error-server-no-turn"
    text = ann.get(f"{here}/record")
    brought = ann.http.post("/api/records", content=text, headers={"Content-Type": "text/plain"}).json()
    again = ann.get(f"/api/records/{brought['id']}/analysis", turn=2, seat=0)
    assert {line["seat"] for line in again["decisions"]} <= {0}
