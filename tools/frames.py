"""Measures how smooth tables are: gaps between frames while something moves, and from a tap to a frame.

For a quiet machine: `python -m tools.frames [turns]`. docs/table.md has the figures.
"""

import os
import random
import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import FLAGS, Server, Visitor, find_chromium
from tests.browser.hands import (
    new_table,
    no_guide,
    play_turn,
    play_turn_of_lords,
    play_turn_of_new_las_vegas,
    wait_for_turn,
)

PLAYS: dict[str, Callable[[Page, random.Random], object]] = {
    "welcome-to": play_turn,
    "new-las-vegas": play_turn_of_new_las_vegas,
    "lords-of-vegas": play_turn_of_lords,
}
# A gap counts while an animation runs; a tap counts until the frame after the first change of the board.
WATCH = """() => {
    window.gaps = []; window.taps = [];
    let last = null;
    const frame = now => {
        const moving = document.getAnimations().some(one => one.playState === 'running');
        if (last !== null && moving) gaps.push(now - last);
        last = moving ? now : null;
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    addEventListener('pointerdown', event => {
        const began = event.timeStamp;
        const board = document.querySelector('[data-test=board]')?.parentElement ?? document.body;
        const seen = new MutationObserver(() => {
            seen.disconnect();
            requestAnimationFrame(now => taps.push(Math.max(0, now - began)));
        });
        seen.observe(board, {subtree: true, childList: true, attributes: true});
    }, true);
}"""


def share(values: list[float], at: float) -> float:
    return sorted(values)[min(len(values) - 1, int(at * len(values)))]


def main() -> None:
    turns = int(sys.argv[1]) if len(sys.argv) > 1 else 6
    print(
        f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}; {turns} turns against two bots at 1366 x 768"
    )
    print("| game | frames | median gap | 95 % | over 34 ms | tap to frame: median | most |")
    print("|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        try:
            for game, play in PLAYS.items():
                visitor = Visitor(browser, server, 1366, 768, motion=True)
                page = visitor.open()
                no_guide(page)
                visitor.open(new_table(page, game, bots=2))
                wait_for_turn(page)
                page.evaluate(WATCH)
                chance = random.Random(2)
                for _ in range(turns):
                    play(page, chance)
                    wait_for_turn(page)
                gaps, taps = page.evaluate("[gaps, taps]")
                slow = 100 * sum(gap > 34 for gap in gaps) / len(gaps)
                middle, most = statistics.median(gaps), share(gaps, 0.95)
                print(f"| {game} | {len(gaps)} | {middle:.1f} ms | {most:.1f} ms | {slow:.1f} % ", end="")
                print(f"| {statistics.median(taps):.0f} ms | {max(taps):.0f} ms |")
                visitor.context.close()
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
