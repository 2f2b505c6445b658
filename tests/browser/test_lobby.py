"""Coming in, being called, one device for several people, and what one hears."""

import json
import os
import queue
import random
import re
import signal
import threading
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from playwright.sync_api import Browser, Page, expect

from boulevard.server.address import own_addresses
from boulevard.server.load import tree
from boulevard.words import LANGUAGES, say

from .conftest import NARROW, Server, Visitor
from .hands import click, new_table, no_guide, play_turn, tokens, wait_for_turn
from .test_pages import AXE, scan

SIZES = ((1366, 768), (1024, 768), (390, 844), (360, 640))


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that listens to everybody."""
    server = Server(tmp_path_factory.mktemp("open"), host="0.0.0.0")
    server.start()
    yield server
    server.stop()


def open_table(page: Page, address: str, game: str = "welcome-to") -> None:
    page.goto(f"{address}/new/{game}")
    no_guide(page)
    page.get_by_label(say("ui-your-name")).fill("Ann")
    page.click("[data-test=create]")
    page.locator("[data-test=link]").wait_for()


def small_targets(page: Page) -> list[str]:
    """Things to tap that are lower or narrower than 40 pixels."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('main :is(button, a, select, .field), dialog button')]
            .filter(one => one.checkVisibility())
            .map(one => [one, one.getBoundingClientRect()])
            .filter(([, box]) => box.height < 40 || box.width < 40)
            .map(([one, box]) => `${one.outerHTML.slice(0, 90)} ${box.width}x${box.height}`)"""
    )
    return found


CUT = """() => [...document.querySelectorAll(':is(main, dialog) :is(.card, .button, .ticket, .chip)')]
    .filter(one => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
    .map(one => one.outerHTML.slice(0, 120))"""


@pytest.mark.skipif(not own_addresses(), reason="this computer is in no network")
def test_another_device_comes_in_by_address_and_by_code(browser: Browser, open_server: Server) -> None:
    ann = Visitor(browser, open_server)
    open_table(ann.page, open_server.address)
    code = ann.page.locator("[data-test=code]").inner_text()
    link = ann.page.locator("[data-test=link]").input_value()
    host = link.split("/")[2].rpartition(":")[0].strip("[]")
    assert host in own_addresses()
    expect(ann.page.locator("[data-test=qr]")).to_have_attribute("data-text", link)
    # The scanned address works as it stands.
    scanner = browser.new_context().new_page()
    scanner.goto(link)
    expect(scanner.locator("[data-test=sit]")).to_be_visible()
    scanner.context.close()
    # The code, typed as people type, on the home page.
    ben = Visitor(browser, open_server, 390, 844)
    ben.open()
    ben.page.fill("[data-test=code]", "zzzzzz")
    ben.page.click("[data-test=enter]")
    expect(ben.page.get_by_role("alert")).to_have_text(say("error-server-no-code"))
    ben.page.fill("[data-test=code]", code.lower())
    ben.page.click("[data-test=enter]")
    ben.page.fill("[data-test=name]", "Ben")
    ben.page.click("[data-test=sit]")
    expect(ann.page.get_by_text("Ben", exact=True)).to_be_visible()
    expect(ann.page.locator("[data-test=start]")).to_be_enabled()
    for visitor in (ann, ben):
        assert visitor.troubles == []
        visitor.context.close()


def test_a_server_that_hears_only_itself_says_how_to_open_up(visitor: Visitor, server: Server) -> None:
    open_table(visitor.page, server.address)
    expect(visitor.page.locator("[data-test=closed]")).to_contain_text("boulevard serve --host 0.0.0.0")
    assert visitor.page.locator("[data-test=qr]").count() == 0


def test_the_systems_share_dialog(browser: Browser, open_server: Server) -> None:
    visitor = Visitor(browser, open_server, 390, 844)
    visitor.context.add_init_script(
        "navigator.share = what => { window.shared = what; return Promise.resolve() }"
    )
    open_table(visitor.page, open_server.address)
    visitor.page.click("[data-test=share]")
    shared = visitor.page.evaluate("window.shared")
    assert shared["url"] == visitor.page.locator("[data-test=link]").input_value()
    assert visitor.page.locator("[data-test=code]").inner_text() in shared["text"]
    visitor.context.close()


def test_a_table_is_set(visitor: Visitor, server: Server) -> None:
    page = visitor.page
    open_table(page, server.address)
    page.click("[data-test=add-seat]")
    page.locator("[data-test=seat-2]").wait_for()
    page.click("[data-test=seat-1]")
    page.click("[data-test=seat-here]")
    expect(page.locator("[data-test=seat-1]")).to_contain_text(say("ui-guest-seat", seat=2))
    page.click("[data-test=seat-1]")
    page.fill("[data-test=seat-name]", "Mia")
    page.click("[data-test=colour-pink]")
    expect(page.locator("[data-test=colour-pink]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator("[data-test=seat-1]")).to_contain_text("Mia")
    page.click("[data-test=seat-2]")
    assert page.locator("[data-test=colour-pink]").is_disabled()
    page.click("[data-test=seat-bot-greedy]")
    expect(page.locator("[data-test=seat-2]")).to_contain_text(say("bot-greedy"))
    page.click("[data-test=seat-2]")
    page.click("[data-test=seat-remove]")
    expect(page.locator("[data-test=seat-2]")).to_have_count(0)
    page.reload()
    expect(page.locator("[data-test=seat-1]")).to_contain_text("Mia")
    page.click("[data-test=start]")
    expect(page.locator("[data-test=hand-over]")).to_be_visible()


def test_colours_of_the_lobby_are_those_of_the_strip(visitor: Visitor, server: Server) -> None:
    page = visitor.page
    open_table(page, server.address, "lords-of-vegas")
    page.click("[data-test=seat-0]")
    page.click("[data-test=colour-black]")
    expect(page.locator("[data-test=colour-black]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    page.click("[data-test=seat-1]")
    page.click("[data-test=seat-bot-greedy]")
    page.click("[data-test=start]")
    page.locator("[data-test=board] [data-lot]").first.wait_for()
    seat = page.locator(".lov .seat-0").first
    assert seat.evaluate("one => getComputedStyle(one).getPropertyValue('--seat')") == "#17151d"


def test_nobody_sees_the_next_persons_sheet(visitor: Visitor) -> None:
    page = visitor.open()
    path = new_table(page, "welcome-to", here=2)
    page.evaluate("localStorage.removeItem('boulevard-handover')")
    no_guide(page)
    visitor.open(path)
    screen = page.locator("[data-test=hand-over]")
    expect(screen).to_contain_text("Ann")
    expect(page.locator("[data-test=hand-over-ready]")).to_be_focused()
    # It covers everything, for the mouse, for the keyboard and for screen readers.
    token = page.locator("[data-token^='pick:']").first
    covered = token.evaluate(
        """one => { const box = one.getBoundingClientRect();
            const seen = document.elementFromPoint(box.x + box.width / 2, box.y + 4);
            return seen !== null && seen.closest('[data-test=hand-over]') !== null }"""
    )
    assert covered
    assert token.evaluate("one => one.closest('[inert]') !== null")
    page.click("[data-test=hand-over-ready]")
    expect(screen).to_have_count(0)
    play_turn(page, random.Random(3))
    expect(screen).to_contain_text("Guest 2")
    page.get_by_role("button", name=say("ui-hand-over-off")).click()
    expect(screen).to_have_count(0)
    wait_for_turn(page)
    page.reload()  # remembered
    wait_for_turn(page)
    expect(screen).to_have_count(0)


def test_home_shows_what_is_going_on(browser: Browser, visitor: Visitor, server: Server) -> None:
    page = visitor.open()
    waiting = new_table(page, "welcome-to", bots=1)
    open_table(page, server.address)
    visitor.open("/")
    first = page.locator("[data-test=running]").first
    expect(first).to_contain_text(say("ui-table-your-turn"))
    expect(page).to_have_title(re.compile(r"^\(1\) "))
    first.click()
    expect(page).to_have_url(server.address + waiting)
    expect(page).to_have_title(re.compile(re.escape(say("call-turn", game=say("game-welcome-to")))))
    # A table that anybody may join is on everybody's home page, and one tap and a name away.
    open_table(page, server.address, "new-las-vegas")
    with page.expect_response("**/listed"):
        page.check("[data-test=listed]")
    ben = Visitor(browser, server)
    ben.open("/")
    ben.page.locator("[data-test=joinable]").first.click()
    ben.page.fill("[data-test=name]", "Ben")
    ben.page.click("[data-test=sit]")
    expect(page.get_by_text("Ben", exact=True)).to_be_visible()
    assert ben.troubles == []
    ben.context.close()


def test_results_stand_on_the_home_page(visitor: Visitor) -> None:
    page = visitor.open()
    path = new_table(page, "lords-of-vegas", bots=1)
    page.evaluate(
        """async path => {
            const table = '/api/tables/' + path.split('/')[2];
            const headers = {'Content-Type': 'application/json'};
            for (let i = 0; i < 400; i++) {
                const view = await (await fetch(table + '/view?seat=0')).json();
                const usual = view.legal.find(token => ['end', 'leave', 'stand'].includes(token));
                const token = usual ?? view.legal[0];
                if (!token) {
                    const seen = await (await fetch(table)).json();
                    if (seen.status === 'over') return;
                    await fetch(table + '/events?wait=2&since=' + seen.seq);
                    continue;
                }
                const body = JSON.stringify({token});
                await fetch(table + '/seats/0/step', {method: 'POST', headers, body});
            }
        }""",
        path,
    )
    visitor.open("/")
    expect(page.locator("[data-test=result]").first).to_contain_text(say("ui-game-lords-of-vegas"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_fit_every_size(browser: Browser, open_server: Server, language: str) -> None:
    visitor = Visitor(browser, open_server)
    page = visitor.open()
    page.evaluate(f"localStorage.setItem('boulevard-language', '{language}')")
    new_table(page, "welcome-to", bots=1, name="Maximiliane-Theodora von Hohenberg")
    table = page.evaluate(
        """async () => {
            const open = {kind: 'open'};
            const places = [{kind: 'me'}, {kind: 'me', name: 'Ben'}, {kind: 'bot'}, open, open];
            const body = JSON.stringify({game: 'welcome-to', listed: true, places});
            const headers = {'Content-Type': 'application/json'};
            return (await (await fetch('/api/tables', {method: 'POST', headers, body})).json()).id;
        }"""
    )
    for path in (
        "/",
        "/new/welcome-to",
        "/new/new-las-vegas",
        "/new/lords-of-vegas",
        f"/table/{table}",
        "/me",
    ):
        visitor.open(path)
        page.locator("h1").first.wait_for()
        if path.startswith("/table"):
            page.locator("[data-test=link]").wait_for()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            where = f"{path} {language} {width}"
            assert page.evaluate(NARROW), where
            assert page.evaluate(CUT) == [], where
            assert small_targets(page) == [], where
        if path.startswith(("/new", "/table")):  # what is asked for first is in sight, without scrolling
            page.set_viewport_size({"width": 1366, "height": 768})
            expect(page.locator("[data-test=create], [data-test=start]")).to_be_in_viewport(ratio=1)
            page.click("[data-test=seat-1]")
            page.locator("dialog[open]").wait_for()
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                assert small_targets(page) == [], path
                assert page.evaluate(CUT) == [], path
            page.keyboard.press("Escape")
    assert visitor.troubles == []
    visitor.context.close()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_accessibility_of_a_set_table(browser: Browser, open_server: Server, theme: str) -> None:
    visitor = Visitor(browser, open_server)
    visitor.context.add_init_script(path=AXE)
    page = visitor.open()
    page.evaluate(f"localStorage.setItem('boulevard-theme', '\"{theme}\"')")
    for game in ("welcome-to", "new-las-vegas", "lords-of-vegas"):
        open_table(page, open_server.address, game)
        assert scan(page) == [], game
    page.click("[data-test=seat-1]")
    page.locator("dialog[open]").wait_for()
    assert scan(page) == []
    page.click("[data-test=seat-here]")
    page.click("[data-test=start]")
    page.locator("[data-test=hand-over]").wait_for()
    assert scan(page) == []
    visitor.open("/")
    page.locator("[data-test=running]").first.wait_for()
    assert scan(page) == []
    visitor.open("/calls#yes=abc")
    page.locator("[data-test=answer-letter]").wait_for()
    assert scan(page) == []
    assert visitor.troubles == []
    visitor.context.close()


LISTEN = """
const sounding = window.sounding = {contexts: 0, started: 0};
const Real = window.AudioContext;
window.AudioContext = class extends Real {
    constructor(...all) { super(...all); sounding.contexts += 1; sounding.context = this; }
};
const connect = AudioNode.prototype.connect;
AudioNode.prototype.connect = function (to, ...more) {
    if (to === sounding.context?.destination && !sounding.ear) {
        sounding.ear = new AnalyserNode(sounding.context, {fftSize: 32768});
        connect.call(this, sounding.ear);
    }
    return connect.call(this, to, ...more);
};
window.loudness = () => {
    if (!sounding.ear) return 0;
    const samples = new Float32Array(sounding.ear.fftSize);
    sounding.ear.getFloatTimeDomainData(samples);
    return Math.max(...samples.map(Math.abs));
};
"""


def test_sound_is_off_until_somebody_wishes_for_it(visitor: Visitor) -> None:
    visitor.context.add_init_script(LISTEN)
    page = visitor.open()
    no_guide(page)
    visitor.open(new_table(page, "welcome-to", bots=1))
    wait_for_turn(page)
    click(page, next(token for token in tokens(page) if token.startswith("pick:")))
    assert page.evaluate("sounding.contexts") == 0
    switch = page.locator("[data-test=sound]")
    expect(switch).to_be_visible()
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.click()
    page.wait_for_function("() => loudness() > 0.01")  # the bell
    page.wait_for_function("() => loudness() < 0.0005")
    click(page, next(token for token in tokens(page) if token.startswith("write:")))
    page.wait_for_function("() => loudness() > 0.005")  # the pencil
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")


def send(server: Server, what: signal.Signals) -> None:
    """To the server, and to its workers."""
    assert server.process is not None
    for pid in tree(server.process.pid):
        os.kill(pid, what)


def test_a_tap_is_answered_before_the_server(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        visitor = Visitor(browser, server)
        page = visitor.open()
        no_guide(page)
        visitor.open(new_table(page, "welcome-to", bots=1))
        wait_for_turn(page)
        assert server.process is not None
        send(server, signal.SIGSTOP)  # still there, and silent
        token = next(token for token in tokens(page) if token.startswith("pick:"))
        # Within the same task as the click: nothing was painted in between.
        marked = page.evaluate(
            "token => { const one = document.querySelector(`[data-token='${token}']`);"
            " one.dispatchEvent(new MouseEvent('click', {bubbles: true}));"
            " return one.hasAttribute('data-tapped') }",
            token,
        )
        assert marked
        expect(page.locator("[data-test=offline]")).to_contain_text("kept")
        send(server, signal.SIGCONT)
        expect(page.locator("[data-test=offline]")).to_have_count(0)
        page.wait_for_selector("[data-token^='write:']")
        assert page.locator("[data-tapped]").count() == 0
        assert visitor.troubles == []
        visitor.context.close()
    finally:
        if server.process is not None:
            send(server, signal.SIGCONT)
        server.stop()


class PushService:
    """What a browser's maker runs: it takes calls."""

    def __init__(self) -> None:
        self.calls: queue.Queue[bytes] = queue.Queue()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                service.calls.put(self.rfile.read(int(self.headers["content-length"])))
                self.send_response(201)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self.http.server_port}"
        threading.Thread(target=self.http.serve_forever, daemon=True).start()


def text64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def deliver(page: Page, origin: str, message: str) -> None:
    """Hands a message to the page's service worker, as the browser does when its push service calls."""
    session = page.context.new_cdp_session(page)
    found: list[Any] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(50)
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": origin, "registrationId": found[-1]["registrationId"], "data": message},
    )


NOTICES = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map(one => ({title: one.title, body: one.body, path: one.data.path}))"""


def test_a_closed_page_is_called(browser: Browser, tmp_path: Path) -> None:
    """The whole way, but for the browser maker's own service: a local one stands in for it."""
    service = PushService()
    private = ec.generate_private_key(ec.SECP256R1())
    secret = b"0123456789abcdef"
    point = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    subscription = {
        "endpoint": service.origin + "/ann",
        "keys": {"p256dh": text64(point), "auth": text64(secret)},
    }
    server = Server(tmp_path, push_services=service.origin, push_after="0.05")
    server.start()
    try:
        visitor = Visitor(browser, server, keeps=True)
        visitor.context.grant_permissions(["notifications"], origin=server.address)
        visitor.context.add_init_script(
            "PushManager.prototype.subscribe = async function (how) { window.subscribedWith = how;"
            f" return {{toJSON: () => ({json.dumps(subscription)})}} }}"
        )
        page = visitor.page
        open_table(page, server.address)
        page.click("[data-test=call-browser]")
        expect(page.get_by_role("status").filter(has_text=say("ui-call-always"))).to_be_visible()
        expect(page.locator("[data-test=call-push]")).to_be_visible()
        assert (
            page.evaluate("subscribedWith.userVisibleOnly && subscribedWith.applicationServerKey.length")
            == 65
        )
        table = page.url.rpartition("/")[2]
        invite = page.locator("[data-test=link]").input_value()
        visitor.open("/me")  # away from the table
        page.locator("[data-test=call-push]").wait_for()
        ben = Visitor(browser, server)
        ben.page.goto(invite)
        ben.page.fill("[data-test=name]", "Ben")
        ben.page.click("[data-test=sit]")
        ben.page.locator("[data-test=seat-1]").wait_for()
        page.evaluate(f"fetch('/api/tables/{table}/start', {{method: 'POST'}})")
        body = service.calls.get(timeout=60)
        message = http_ece.decrypt(
            body, private_key=private, auth_secret=secret, version="aes128gcm"
        ).decode()
        deliver(page, server.address, message)
        notices: list[dict[str, str]] = []
        for _ in range(100):
            notices = page.evaluate(NOTICES)
            if notices:
                break
            page.wait_for_timeout(50)
        title = say("call-turn", game=say("game-welcome-to"))
        assert notices == [{"title": title, "body": say("call-with", names="Ben"), "path": f"/table/{table}"}]
        for one in (visitor, ben):
            assert one.troubles == []
            one.context.close()
    finally:
        server.stop()
        service.http.shutdown()
        service.http.server_close()
