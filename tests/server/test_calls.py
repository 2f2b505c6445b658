"""Being called: Web Push to a local push service, e-mail to a local mail server."""

import json
import queue
import random
import re
import threading
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from boulevard.server.errors import ServerError
from boulevard.server.push import Push
from boulevard.server.settings import Settings
from boulevard.words import say

from .helpers import Browser, Server, free_port

SOON = 60  # seconds a test waits for a call before it fails


def base64url(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class PushService:
    """What browsers' makers run: it takes calls and, here, reads them as the browser would."""

    def __init__(self) -> None:
        self.calls: queue.Queue[tuple[str, dict[str, str], bytes]] = queue.Queue()
        self.status = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.calls.put((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(service.status)
                if service.status == 307:
                    self.send_header("Location", f"{service.origin}/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self.http.server_port}"
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.http.shutdown()
        self.http.server_close()


class Device:
    """A browser's side of a subscription."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"0123456789abcdef"
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.keys = {"p256dh": base64url(point), "auth": base64url(self.secret)}

    def read(self, body: bytes) -> Any:
        text = http_ece.decrypt(body, private_key=self.private, auth_secret=self.secret, version="aes128gcm")
        return json.loads(text)


@pytest.fixture
def push_service() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.close()


@pytest.fixture
def called(push_service: PushService, new_server: Callable[..., Server]) -> Server:
    return new_server(push_services=push_service.origin, push_after=0.05)


def play(browser: Browser, table: str, seat: int) -> None:
    browser.random_turn(table, seat, random.Random(4))


def table_of_two(ann: Browser, ben: Browser) -> str:
    table = ann.new_table("mo", start=False)
    code = table["invite"].rpartition("/")[2]
    ben.post(f"/api/tables/{table['id']}/seats/1/take", {"invite": code})
    ann.post(f"/api/tables/{table['id']}/start")
    return str(table["id"])


def test_a_browser_is_called_when_it_is_somebodys_turn(called: Server, push_service: PushService) -> None:
    ann, ben = Browser(called, "Ann"), Browser(called, "Ben")
    device = Device()
    offered = ben.get("/api/me/calls")
    assert offered["calls"] == []
    wish = {"endpoint": push_service.origin + "/one", "keys": device.keys}
    kept = ben.post("/api/me/calls/push", wish, None, **{"Accept-Language": "de"})
    (taken,) = ben.get("/api/me/export")["calls"]
    assert taken.pop("created") > 0
    assert taken == {"kind": "push", "address": wish["endpoint"], "language": "de", "confirmed": True}
    assert [call["kind"] for call in kept["calls"]] == ["push"]
    assert "/one" not in json.dumps(kept)  # the address is a secret
    id = table_of_two(ann, ben)
    path, headers, body = push_service.calls.get(timeout=SOON)
    assert path == "/one"
    assert device.read(body) == {
        "title": say("call-turn", "de", game=say("game-welcome-to", "de")),
        "body": "Mit Ann",
        "path": f"/table/{id}",
        "tag": id,
    }
    # The service can check who calls: the key is the one that the browser was given.
    claims, _, key = headers["authorization"].partition(",")
    assert key.strip() == f"k={offered['push_key']}"
    assert Vapid02.verify(headers["authorization"])
    assert int(headers["ttl"]) > 0
    assert claims.startswith("vapid t=")
    # The next turn is the next call, and one turn is one call.
    play(ann, id, 0)
    play(ben, id, 1)
    push_service.calls.get(timeout=SOON)
    play(ann, id, 0)
    assert push_service.calls.empty()


def test_nobody_is_called_who_is_at_the_table(called: Server, push_service: PushService) -> None:
    ann, ben = Browser(called, "Ann"), Browser(called, "Ben")
    for browser, name in ((ann, "/ann"), (ben, "/ben")):
        browser.post("/api/me/calls/push", {"endpoint": push_service.origin + name, "keys": Device().keys})
    table = ann.new_table("mo", start=False)
    live = ann.live(table["id"])
    live.until("hello")
    ben.post(f"/api/tables/{table['id']}/seats/1/take", {"invite": table["invite"].rpartition("/")[2]})
    ann.post(f"/api/tables/{table['id']}/start")
    for _ in range(2):  # Ann listens to the table all the time
        assert push_service.calls.get(timeout=SOON)[0] == "/ben"
        play(ann, table["id"], 0)
        play(ben, table["id"], 1)
    live.close()


def test_a_browser_that_is_gone_is_forgotten(called: Server, push_service: PushService) -> None:
    ann, ben = Browser(called, "Ann"), Browser(called, "Ben")
    push_service.status = 410
    ben.post("/api/me/calls/push", {"endpoint": push_service.origin + "/x", "keys": Device().keys})
    id = table_of_two(ann, ben)
    push_service.calls.get(timeout=SOON)
    for _ in range(200):
        if not ben.get("/api/me/calls")["calls"]:
            break
    assert ben.get("/api/me/calls")["calls"] == []
    assert id


def test_no_other_host_is_asked(called: Server, push_service: PushService) -> None:
    ben = Browser(called, "Ben")
    for address in (
        "http://127.0.0.1:1/x",
        "http://169.254.169.254/latest",
        push_service.origin.replace("127.0.0.1", "127.0.0.1.example.org") + "/x",
        push_service.origin.replace("://", "://user@") + "/x",
        push_service.origin + "/\x00",
        "file:///etc/passwd",
        "not an address",
    ):
        wish = {"endpoint": address, "keys": Device().keys}
        assert ben.post("/api/me/calls/push", wish, status=400)["code"] == "error-server-push-address"
    push = Push("secret", Settings().push_services, "mailto:a@example.org")
    assert push.knows("https://fcm.googleapis.com/fcm/send/abc")
    assert push.knows("https://wns2-par02p.notify.windows.com/w/?token=1")
    assert not push.knows("https://fcm.googleapis.com.example.org/")
    assert not push.knows("http://fcm.googleapis.com/")
    assert not push.knows("https://fcm.googleapis.com:8443/")


def test_a_push_service_leads_nowhere_else(push_service: PushService) -> None:
    push_service.status = 307
    push = Push("secret", push_service.origin, "mailto:a@example.org")
    with pytest.raises(OSError, match="redirects"):
        push.send(push_service.origin + "/x", Device().keys, b"{}")
    assert [push_service.calls.get(timeout=SOON)[0]] == ["/x"]
    assert push_service.calls.empty()


def test_one_browser_calls_one_person(called: Server, push_service: PushService) -> None:
    ann, ben = Browser(called, "Ann"), Browser(called, "Ben")
    wish = {"endpoint": push_service.origin + "/shared", "keys": Device().keys}
    ann.post("/api/me/calls/push", wish)
    ben.post("/api/me/calls/push", wish)
    assert ann.get("/api/me/calls")["calls"] == []
    (call,) = ben.get("/api/me/calls")["calls"]
    assert ann.post(f"/api/me/calls/{call['id']}/stop", status=404)["code"] == "error-server-no-call"
    assert ben.post(f"/api/me/calls/{call['id']}/stop")["calls"] == []


class Letters:
    """A mail server that keeps what it gets."""

    def __init__(self) -> None:
        self.got: queue.Queue[EmailMessage] = queue.Queue()

    async def handle_DATA(self, _server: object, _session: object, envelope: Any) -> str:
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.got.put(letter)
        return "250 OK"


@pytest.fixture
def letters() -> Iterator[tuple[Letters, str]]:
    kept, port = Letters(), free_port()
    controller = Controller(kept, hostname="127.0.0.1", port=port)
    controller.start()
    yield kept, f"smtp://127.0.0.1:{port}"
    controller.stop()


def text_of(letter: EmailMessage) -> str:
    return str(letter.get_content())


def test_letters_come_only_after_a_yes(
    new_server: Callable[..., Server], letters: tuple[Letters, str]
) -> None:
    kept, smtp_url = letters
    server = new_server(
        smtp_url=smtp_url,
        mail_from="Boulevard <games@example.org>",
        public_url="https://play.example.org",
        mail_after=0.05,
    )
    ann, ben = Browser(server, "Ann"), Browser(server, "Ben")
    assert ben.get("/api/me/calls")["mail"]
    ben.post("/api/me/calls/mail", {"address": "ben@example.org"}, None, **{"Accept-Language": "fr"})
    question = kept.got.get(timeout=SOON)
    assert question["To"] == "ben@example.org"
    assert question["Subject"] == say("mail-confirm-title", "fr")
    yes = re.search(r"https://play\.example\.org/calls#yes=(\S+)", text_of(question))
    assert yes is not None
    id = table_of_two(ann, ben)
    play(ann, id, 0)
    assert kept.got.empty()
    assert ben.post("/api/calls/yes", {"token": "x" + yes[1]}, status=401)["code"] == "error-server-call-link"
    Browser(server, None).post("/api/calls/yes", {"token": yes[1]})  # perhaps on another device
    play(ben, id, 1)
    letter = kept.got.get(timeout=SOON)
    assert letter["Subject"] == say("call-turn", "fr", game=say("game-welcome-to", "fr"))
    assert f"https://play.example.org/table/{id}" in text_of(letter)
    stop = re.search(r"/calls#stop=(\S+)", text_of(letter))
    assert stop is not None
    assert letter["List-Unsubscribe"] == f"<https://play.example.org/calls#stop={stop[1]}>"
    ben.post("/api/calls/stop", {"token": stop[1]})
    assert ben.get("/api/me/calls")["calls"] == []
    play(ann, id, 0)
    play(ben, id, 1)
    assert kept.got.empty()


def test_no_letter_without_a_mail_server(ann: Browser) -> None:
    assert not ann.get("/api/me/calls")["mail"]
    wish = {"address": "ann@example.org"}
    assert ann.post("/api/me/calls/mail", wish, status=400)["code"] == "error-server-mail-address"


def test_letters_have_one_address(new_server: Callable[..., Server], letters: tuple[Letters, str]) -> None:
    kept, smtp_url = letters
    server = new_server(
        smtp_url=smtp_url,
        mail_from="games@example.org",
        public_url="http://play.example.org",
        login_rate="9/minute",
    )
    ben = Browser(server, "Ben")
    for address in (
        "a@b.org\nBcc: c@d.org",
        "a@b.org, c@d.org",
        "<a@b.org>",
        "a b@c.org",
        "nobody",
        "a@localhost",
    ):
        answer = ben.post("/api/me/calls/mail", {"address": address}, status=400)
        assert answer["code"] == "error-server-mail-address"
    assert kept.got.empty()
    codes = [ben.http.post("/api/me/calls/mail", json={"address": "a@b.org"}).status_code for _ in range(5)]
    assert codes[0] == 200
    assert codes[-1] == 429  # nobody's mailbox is filled from here


def test_settings_of_mail_go_together() -> None:
    with pytest.raises(ServerError, match="BOULEVARD_PUBLIC_URL"):
        Settings(smtp_url="smtp://127.0.0.1:25", mail_from="games@example.org").check()
    with pytest.raises(ServerError, match="BOULEVARD_SMTP_URL"):
        Settings(smtp_url="localhost", mail_from="a@b.org", public_url="https://b.org").check()
    assert "password" not in repr(Settings(smtp_url="smtp://user:password@b.org"))
