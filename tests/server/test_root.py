"""A server in a folder of an address, behind a proxy that takes the folder out of addresses or does not."""

import re
from collections.abc import Iterator

import httpx
import pytest

from boulevard.server.address import ways_in
from boulevard.server.errors import ServerError
from boulevard.server.settings import Settings
from boulevard.server.site import STATIC

from .helpers import Browser, Live, Server, served

ROOT = "/club/games"


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("inside"), root_path=ROOT + "/") as server:
        yield server


class Visitor(Browser):
    """Somebody in front of the proxy."""

    def __init__(self, server: Server, strips: bool) -> None:
        self.root = "" if strips else ROOT
        super().__init__(server, identity=False)
        self.http.base_url = httpx.URL(server.url + self.root)
        cookie = self.http.post("/api/me", json={"name": "Ann"}).headers["set-cookie"]
        assert f"Path={ROOT};" in cookie
        # The browser sees the folder in any case, and sends the cookie there.
        value = re.match(r"boulevard=([^;]*)", cookie)
        assert value is not None
        self.http.cookies.clear()
        self.http.headers["Cookie"] = f"boulevard={value[1]}"


@pytest.mark.parametrize("strips", [False, True])
def test_everything_works_in_a_folder(inside: Server, strips: bool) -> None:
    ann = Visitor(inside, strips)
    table = ann.new_table("mb", start=True)["id"]
    assert ann.get(f"/api/tables/{table}")["status"] == "running"
    assert ann.http.post("/api/logout").headers["set-cookie"].count(f"Path={ROOT};") == 1
    assert httpx.get(f"{inside.url}{ann.root}/healthz").status_code == 200


@pytest.mark.skipif(not (STATIC / "index.html").exists(), reason="built without pages")
def test_pages_name_their_files_and_their_server_in_the_folder(inside: Server) -> None:
    for path in (ROOT, ROOT + "/", f"{ROOT}/table/abc"):
        page = httpx.get(inside.url + path).text
        assert f'<meta name="boulevard-root" content="{ROOT}" />' in page
        files = re.findall(r'(?:src|href)="([^"]*)"', page)
        assert files
        for file in files:
            assert file.startswith(ROOT + "/")
            assert httpx.get(inside.url + file).status_code == 200
    assert httpx.get(inside.url + ROOT + "/openapi.json").json()["servers"] == [{"url": ROOT}]
    # Something else that begins like it is not ours: the page says so, and not the interface.
    assert "<title>" in httpx.get(inside.url + ROOT + "ome/api/games").text


def test_the_checks_of_the_gate_hold_in_a_folder(inside: Server) -> None:
    foreign = {"Origin": "http://elsewhere.example"}
    assert httpx.post(f"{inside.url}{ROOT}/api/me", json={}, headers=foreign).status_code == 403
    answer = httpx.get(f"{inside.url}{ROOT}/api/games")
    assert answer.headers["cache-control"] == "no-store"
    assert httpx.post(f"{inside.url}{ROOT}/api/me", content=b"x" * 70_000).status_code == 413


def test_sockets_open_in_a_folder(inside: Server) -> None:
    ann = Browser(inside, "Ann")
    value = ann.http.cookies["boulevard"]
    ann.http.cookies.clear()
    ann.http.headers["Cookie"] = f"boulevard={value}"
    table = ann.new_table("mb", start=True)["id"]
    ann.http.cookies.set("boulevard", value)
    live = Live(ann, table, root=ROOT)
    assert live.until("view")["seat"] == 0


def test_addresses_for_others_have_the_folder() -> None:
    settings = Settings(root_path=ROOT, host="0.0.0.0")
    assert ways_in(settings, "http://games.example:8000/") == [f"http://games.example:8000{ROOT}"]
    assert ways_in(Settings(root_path=ROOT, public_url="https://example.org/x/"), "http://a/") == [
        "https://example.org/x"
    ]


@pytest.mark.parametrize("wrong", ["club", "/club games", "/a//b", "/<script>"])
def test_a_folder_that_is_none_is_refused(wrong: str) -> None:
    with pytest.raises(ServerError, match="BOULEVARD_ROOT_PATH"):
        Settings(root_path=wrong)
