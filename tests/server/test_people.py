"""Identities: guests, links to other devices, accounts."""

import stat
from pathlib import Path

import httpx
import pytest

from .helpers import Browser, Server


def test_a_guest_is_somebody_at_once(server: Server) -> None:
    somebody = Browser(server, None, identity=False)
    assert somebody.get("/api/me") is None
    somebody.post("/api/tables", {"game": "welcome-to"}, 401)
    me = somebody.post("/api/me")
    assert me["name"].startswith("Guest ")
    assert me["account"] is None
    assert somebody.get("/api/me") == me
    assert somebody.post("/api/me", {"name": "  Ann   Lee "})["name"] == "Ann Lee"


def test_the_cookie_is_kept_from_scripts_and_other_sites(server: Server) -> None:
    answer = httpx.post(server.url + "/api/me", json={})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    value = answer.cookies["boulevard"]
    for forged in (value[:-2] + "xx", "x" + value, "[]", ""):
        assert httpx.get(server.url + "/api/me", headers={"Cookie": f"boulevard={forged}"}).json() is None


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "a\u202eb", "a\x00b", "\u200b"])
def test_names_that_cannot_be_shown_are_refused(ann: Browser, name: str) -> None:
    assert ann.post("/api/me", {"name": name}, 400)["code"] in (
        "error-server-name",
        "error-server-bad-request",
    )


def test_a_personal_link_opens_the_identity_elsewhere(server: Server, ann: Browser) -> None:
    path = ann.post("/api/me/link")["path"]
    page, _, token = path.partition("#")
    assert page == "/back"
    phone = Browser(server, identity=False)
    assert phone.post("/api/me/claim", {"token": token})["name"] == "Ann"
    table = ann.new_table("mb")
    assert phone.get("/api/me/tables")["tables"][0]["id"] == table["id"]
    assert phone.get(f"/api/tables/{table['id']}")["seats"][0]["yours"]
    # Renewing ends the old link and the other device's cookie.
    ann.post("/api/me/link", {"renew": True})
    assert phone.get("/api/me") is None
    assert phone.post("/api/me/claim", {"token": token}, 401)["code"] == "error-server-link"
    assert ann.get("/api/me")["name"] == "Ann"
    # A cookie is no link and a link is no cookie.
    phone.post("/api/me/claim", {"token": ann.http.cookies["boulevard"]}, 401)


def test_an_account_keeps_what_the_guest_had(server: Server, ann: Browser) -> None:
    table = ann.new_table("mb")
    name = "Ann " + table["id"]
    assert ann.post("/api/me/account", {"account": name, "password": "correct horse"})["account"] == name
    assert ann.post("/api/me/account", {"account": "Other", "password": "correct horse"}, 409)
    assert ann.post("/api/logout") is None
    assert ann.get("/api/me") is None
    for password in ("wrong horse!", "correct horse "):
        assert (
            ann.post("/api/login", {"account": name, "password": password}, 401)["code"]
            == "error-server-login"
        )
    ann.post("/api/login", {"account": "nobody at all", "password": "correct horse"}, 401)
    ann.post("/api/login", {"account": name.upper(), "password": "correct horse"})
    assert ann.get("/api/me/tables")["tables"][0]["id"] == table["id"]
    rival = Browser(server, "Rival")
    taken = rival.post("/api/me/account", {"account": name.lower(), "password": "another one"}, 409)
    assert taken["code"] == "error-server-account-taken"
    assert rival.post("/api/me/account", {"account": "xy", "password": "another one"}, 400)
    assert rival.post("/api/me/account", {"account": "xyz" + table["id"], "password": "short"}, 400)


def test_errors_speak_the_readers_language(ann: Browser) -> None:
    here = "/api/tables/nothing-here"
    assert ann.get(here, 404)["message"] == "There is no such table."
    assert ann.get(here, 404, lang="fr")["message"] == "Cette table n’existe pas."
    german = ann.http.get(here, headers={"Accept-Language": "pt, de-CH;q=0.8, en;q=0.5"}).json()
    assert german == {
        "code": "error-server-no-table",
        "message": "Diesen Tisch gibt es nicht.",
        "details": {},
    }


def test_other_sites_cannot_act_for_a_visitor(ann: Browser, server: Server) -> None:
    for headers in (
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ):
        answer = ann.http.post("/api/tables", json={"game": "welcome-to"}, headers=headers)
        assert answer.status_code == 403, headers
        assert answer.json()["code"] == "error-server-origin"
    assert (
        ann.http.post("/api/tables", json={"game": "welcome-to"}, headers={"Origin": server.url}).status_code
        == 201
    )
    form = ann.http.post(
        "/api/tables", content='{"game": "welcome-to"}', headers={"Content-Type": "text/plain"}
    )
    assert form.status_code in (400, 415)


def test_bodies_have_a_limit(ann: Browser) -> None:
    answer = ann.http.post("/api/me", json={"name": "x" * 70_000})
    assert answer.status_code == 413
    assert answer.json()["code"] == "error-server-too-large"

    def endless() -> "object":
        for _ in range(100):
            yield b"x" * 1000

    assert ann.http.post("/api/me", content=endless()).status_code == 413  # type: ignore[arg-type]


def test_the_secret_key_is_its_owners(server: Server) -> None:
    key = Path(server.settings.data_dir) / "secret.key"
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    assert len(key.read_text()) > 40


def test_pages_carry_careful_headers(server: Server) -> None:
    answer = httpx.get(server.url + "/api/games")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["cache-control"] == "no-store"
    assert httpx.get(server.url + "/api/nothing").json()["code"] == "error-server-no-route"
    assert httpx.delete(server.url + "/api/me").status_code == 405


def test_every_operation_is_described(server: Server) -> None:
    described = httpx.get(server.url + "/openapi.json").json()
    assert described["info"]["title"] == "Boulevard"
    summaries = [operation["summary"] for path in described["paths"].values() for operation in path.values()]
    assert all(summary.endswith((".", "?")) for summary in summaries)
    assert len(set(summaries)) == len(summaries) > 30
    sent = described["components"]["schemas"]["SocketMessage"]["discriminator"]["mapping"]
    assert set(sent) == {"draft", "step", "undo", "tell", "untell", "look", "chat", "wait", "ping"}
    for name in sent.values():
        assert name.rpartition("/")[2] in described["components"]["schemas"]
    assert "/docs" not in described["paths"]
    page = httpx.get(server.url + "/docs")
    assert page.status_code == 200
    assert "default-src 'self'" in page.headers["content-security-policy"]


def test_games_and_words_are_there(server: Server) -> None:
    games = httpx.get(server.url + "/api/games").json()
    assert "welcome-to" in [game["id"] for game in games["games"]]
    for language in games["languages"]:
        assert "error-server-no-table = " in httpx.get(server.url + f"/api/words/{language}").text
