"""Hidden hands: nobody looks into a second one while the game runs."""

from typing import Any

import pytest

from .helpers import Browser, Server
from .test_tables import join


def hidden(places: str, browser: Browser, **more: Any) -> Any:
    return browser.new_table(places, options={"expert": True}, **more)


def test_the_host_does_not_look_into_a_bots_hand(ann: Browser, ben: Browser) -> None:
    table = hidden("mbo", ann)
    join(table, ben, 2)
    here = f"/api/tables/{table['id']}"
    ann.post(f"{here}/start")
    ann.post(f"{here}/seats/1/leave")
    assert ann.post(f"{here}/seats/1/take", {}, 409)["code"] == "error-server-second-seat"
    # Nor after giving up her own; but she may come back to it.
    ann.post(f"{here}/seats/0/leave")
    invite = table["invite"].rpartition("/")[2]
    assert ann.post(f"{here}/seats/1/take", {"invite": invite}, 409)["code"] == "error-server-second-seat"
    ann.post(f"{here}/seats/0/take", {"invite": invite})
    # Somebody who has seen nothing may have it.
    Browser(ann.server, "Cleo").post(f"{here}/seats/1/take", {"invite": invite})


def test_a_restart_forgets_nothing(new_server: Any) -> None:
    server: Server = new_server()
    ann = Browser(server, "Ann")
    table = hidden("mbb", ann, start=True)
    here = f"/api/tables/{table['id']}"
    ann.post(f"{here}/seats/1/leave")
    ann.post(f"{here}/seats/0/leave", {"to": "open"})
    server.kill()
    server.start()
    invite = {"invite": table["invite"].rpartition("/")[2]}
    assert ann.post(f"{here}/seats/1/take", invite, 409)["code"] == "error-server-second-seat"
    ann.post(f"{here}/seats/0/take", invite)


def test_who_left_is_not_told(ann: Browser) -> None:
    table = hidden("mbb", ann, start=True)["id"]
    ann.post(f"/api/tables/{table}/seats/0/leave")
    told = ann.get(f"/api/tables/{table}/events")["events"][-1]
    assert "left" not in told


@pytest.mark.parametrize("start", [False, True])
def test_where_nothing_is_hidden_or_begun_seats_are_free(ann: Browser, start: bool) -> None:
    open_game = ann.new_table("mbb", start=True)["id"] if start else hidden("mbb", ann)["id"]
    ann.post(f"/api/tables/{open_game}/seats/1/leave")
    ann.post(f"/api/tables/{open_game}/seats/1/take")
