"""How soon the page shows something: ``./dev python -m tests.load.paint``.

On a phone of four times less processor and a slow line, with everything cold: from asking for a
table to the paint of its first board; and while somebody plays there, from a message's arrival at
the socket to the paint of what it changed, and from a tap to the next paint and to the move's.
"""

from __future__ import annotations

import argparse
import random
import shutil
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright

import nunatak
from nunatak.server.shell import pages
from tests.conftest import BROWSERS, FLAGS
from tests.server.client import post
from tests.server.conftest import Server

LINE = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 1e5}
SLOWER = 4  # the machine, so many times
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
    "service_workers": "block",
}
OPTION = ".prompt.mine:not(.busy) .opt[data-take], .prompt.mine:not(.busy) #confirm"
WATCH = """(() => {
    localStorage.setItem("nunatak", JSON.stringify({ pace: "once", met: %s }));
    const seen = (window.seen = { moves: [], taps: [] });
    // After a frame's callbacks come its styles, its layout and its paint, and then this message.
    const painted = (then) => requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => then(performance.now());
        port2.postMessage(0);
    });
    const mark = performance.mark.bind(performance);
    performance.mark = (name, ...more) => {
        if (name === "board") painted(() => mark("painted"));
        return mark(name, ...more);
    };
    let tapped = 0;
    addEventListener("click", (e) => (tapped = e.timeStamp), true);
    window.WebSocket = class extends WebSocket {
        constructor(...all) {
            super(...all);
            this.addEventListener("message", (e) => {
                if (!e.data.startsWith('{"t":"patch"') || !e.data.includes('"log":[')) return;
                const move = { at: performance.now(), letters: e.data.length, tapped };
                tapped = 0;
                painted((at) => seen.moves.push({ ...move, painted: at }));
            });
        }
    };
    new PerformanceObserver((list) => {
        for (const e of list.getEntries()) if (e.name === "click") seen.taps.push(e.duration);
    }).observe({ type: "event", durationThreshold: 16 });
})();"""


@dataclass
class Seen:
    """What was measured of a game, in milliseconds."""

    game: str
    boards: list[float] = field(default_factory=list)
    later: list[float] = field(default_factory=list)
    moves: list[float] = field(default_factory=list)
    taps: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)

    def line(self) -> str:
        """Return it as a line of a table."""
        found = [_most(self.boards), _most(self.later), _most(self.moves)]
        return " | ".join([f"| {self.game}", *found, _most(self.taps), f"{_most(self.answers)} |"])


def _most(times: list[float]) -> str:
    """Return the median and the longest.

    >>> _most([3, 1, 2.4]), _most([])
    ('2, 3', '-')
    """
    return f"{statistics.median(times):.0f}, {max(times):.0f}" if times else "-"


def throttle(session: CDPSession, slower: int = SLOWER) -> None:
    """Give a page a slow line, a slow machine, and nothing that it had before."""
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", LINE)
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})


@contextmanager
def phone(browser: Browser, cookies: Any, slower: int) -> Iterator[Page]:
    """Yield a new browser of somebody, in which nothing is kept but who they are."""
    context: BrowserContext = browser.new_context(**PHONE)
    context.add_cookies(cookies)
    context.add_init_script(WATCH % nunatak.game_names())
    page = context.new_page()
    throttle(context.new_cdp_session(page), slower)
    yield page
    context.close()


def first_board(page: Page, url: str) -> float:
    """Open a table; return when its board was painted."""
    page.goto(url)
    page.wait_for_function("performance.getEntriesByName('painted').length")
    mark: float = page.evaluate("performance.getEntriesByName('painted')[0].startTime")
    return mark


def play(page: Page, taps: int, seed: int, seconds: float = 60) -> dict[str, Any]:
    """Tap on options, whichever; return what the page saw of it."""
    rng, end = random.Random(seed), time.monotonic() + seconds
    while taps and time.monotonic() < end and not page.locator("#again").count():
        options = page.locator(OPTION)
        found = options.count()
        if not found:
            page.wait_for_timeout(50)
            continue
        options.nth(rng.randrange(found)).tap()
        page.wait_for_timeout(700)
        taps -= 1
    page.wait_for_timeout(500)
    seen: dict[str, Any] = page.evaluate("window.seen")
    return seen


def measured(browser: Browser, server: Server, game: str, asked: argparse.Namespace) -> Seen:
    """Return what is seen of a game by somebody who plays it against bots."""
    seen = Seen(game)
    bots = [{"kind": "bot", "level": "cub"}] * (nunatak.game(game).players[0] - 1)
    form = {"game": game, "name": "Ines", "seats": [{"kind": "me"}, *bots]}
    made, cookie = post(server.base, "/api/tables", form)
    name, value = cookie.split("=", 1)
    cookies = [{"name": name, "value": value, "url": server.base}]
    url = server.base + made["url"]
    with phone(browser, cookies, 1) as page:
        first_board(page, url)  # the server has its files ready
    for into in (seen.boards, seen.later):
        for _ in range(asked.loads):
            with phone(browser, cookies, asked.slower) as page:
                into.append(first_board(page, url))
        if into is seen.later:
            break
        with phone(browser, cookies, asked.slower) as page:
            first_board(page, url)
            page.wait_for_timeout(2500)  # what is brought after the board is there
            found = play(page, asked.taps, asked.seed)
        seen.moves = [move["painted"] - move["at"] for move in found["moves"]]
        seen.answers = [m["painted"] - m["tapped"] for m in found["moves"] if m["tapped"]]
        seen.taps = found["taps"]
    return seen


def sizes() -> str:
    """Return what each page is sent of the client before it shows something, and in all."""
    shell = ["nunatak.css", "index.html", "ui.svg"]
    lines = []
    for entry in ("play", "main"):
        first = sum(len(pages.packed(name)) for name in [f"{entry}app.js", *shell])
        parts = {n: len(pages.packed(n)) for n in pages.scripts() if n.startswith(f"{entry}app-")}
        lines.append(f"{entry}: {first} bytes at first, and parts of {sum(parts.values())}")
    return "\n".join(lines)


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=nunatak.game_names())
    parser.add_argument("--loads", type=int, default=5, help="first boards, each from cold")
    parser.add_argument("--taps", type=int, default=12)
    parser.add_argument("--slower", type=int, default=SLOWER)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    path = next(filter(None, map(shutil.which, BROWSERS)))
    print(sizes())
    print("| game | first board | after some moves | message to paint | tap | tap to move |")
    print("|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        try:
            for game in asked.games:
                print(measured(browser, server, game, asked).line(), flush=True)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
