"""Takes pictures of the pages around the tables: of a real server, with games under way and over.

``tools.shots`` takes them beside its own.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.request import urlopen

import msgspec
from websockets.asyncio.client import connect
from websockets.typing import Origin

import nunatak
from nunatak.scene.patch import Change, patched
from nunatak.server.base.limits import Limits
from nunatak.server.notices import letters
from nunatak.server.people.people import COOKIE, hashed
from nunatak.store import Person, Store
from nunatak.table import Table
from tools import samples

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

TOKEN = "whoever-sees-the-pictures-is-called-ines"
START = "import sys; from nunatak.cli import main; sys.argv[0] = 'nunatak'; main()"
LIMITS = {"bot_pause": 0, "lesson_pause": 0, "forms_a_second": 1000, "forms_at_once": 100000}
UNDER_WAY = 0.3  # of its choices have been made in a game that goes on
LIKES = json.dumps({"pace": "once", "met": nunatak.game_names()})
LIKED = f"""if (location.protocol.startsWith("http") && !localStorage.getItem("nunatak"))
    localStorage.setItem("nunatak", JSON.stringify({LIKES}));"""


def games(name: str) -> Iterator[Table]:
    """Yield a game that goes on and the same game at its end, for as many as may play."""
    players = max(nunatak.game(name).players)
    choices = sum(1 for _ in samples.moments(name, players)) - 1
    for state, some in (("now", int(UNDER_WAY * choices)), ("over", choices)):
        table = samples.last(islice(samples.moments(name, players), some + 1))
        table.row.id = f"{name}-{state}"
        yield table


async def fill(folder: Path) -> None:
    """Make a data folder with games."""
    store = await Store.open_in(folder)
    for n, name in enumerate(samples.PEOPLE):
        await store.add_person(Person(str(n), name), hashed(TOKEN) if n == 0 else f"of {name}")
    for name in nunatak.game_names():
        for table in games(name):
            await store.add_table(table.row, table.seats)
            entries = [(n, number, at) for n, number, at in table.record.since(0)]
            await store.save(table.row, entries=entries, position=table.position_row())
    await store.close()


@contextlib.contextmanager
def server(folder: Path) -> Iterator[str]:
    """Run a server with these games; give its address."""
    command = [sys.executable, "-c", START, "serve", "--no-browser", "--port", "0"]
    process = subprocess.Popen(
        [*command, "--data", str(folder)],
        env={**os.environ, "NUNATAK_LIMITS": json.dumps(LIMITS)},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    base = "http://127.0.0.1:" + line.split("http://")[1].split("/")[0].rsplit(":", 1)[1].strip()
    try:
        for _ in range(300):
            with contextlib.suppress(OSError):
                urlopen(f"{base}/health", timeout=5).close()
                break
            time.sleep(0.1)
        yield base
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(20)


class Visitor:
    """Somebody who walks through the pages at one screen."""

    def __init__(self, context: BrowserContext, base: str) -> None:
        self.context, self.base = context, base
        self.page: Page = context.new_page()

    def go(self, path: str) -> None:
        """Open a page and wait until it is drawn."""
        self.page.goto(self.base + path)
        self.page.wait_for_selector("body[data-ready]", state="attached")

    def ask(self, path: str, **form: object) -> str:
        """Send a form; return where it leads."""
        answer = self.context.request.post(
            self.base + path, data=form, headers={"origin": self.base}
        )
        where: str = answer.json()["url"]
        return where

    def table(self, game: str, *seats: dict[str, str], **more: object) -> str:
        return self.ask("/api/tables", game=game, name="Ines", seats=list(seats), **more)

    def click(self, name: str) -> None:
        """Press what is called so."""
        self.page.get_by_role("button", name=name, exact=True).first.click()

    def key(self, key: str) -> None:
        self.page.keyboard.press(key)


Stop = Callable[[Visitor], None]
STOPS: dict[str, Stop] = {}
STRANGERS: set[str] = set()
LINKS: dict[str, str] = {}


def stop(name: str, *, stranger: bool = False) -> Callable[[Stop], Stop]:
    """Name a page of the tour, as Ines sees it, or a stranger."""

    def named(way: Stop) -> Stop:
        STOPS[name] = way
        if stranger:
            STRANGERS.add(name)
        return way

    return named


def at(name: str, path: str, *, stranger: bool = False) -> None:
    """Name a page that only has to be opened."""
    stop(name, stranger=stranger)(lambda v: v.go(path))


at("home", "/")
at("home-new", "/", stranger=True)
at("new", "/new?game=frozen-frontier")
at("me", "/me")
at("come-back", "/me", stranger=True)
at("gone", "/t/nowhere")
for game in nunatak.game_names():
    at(f"{game}-page", f"/games/{game}")
    at(f"{game}-table", f"/t/{game}-now")
    at(f"{game}-watched", f"/t/{game}-over/30", stranger=True)


@stop("offline")
def offline(v: Visitor) -> None:
    v.page.goto(v.base + "/offline")


@stop("unsubscribed")
def unsubscribed(v: Visitor) -> None:
    v.page.goto(v.base + "/n/off/nothing")


@stop("mail")
def mail(v: Visitor) -> None:
    v.page.set_content(LINKS["mail"])


@stop("waiting")
def waiting(v: Visitor) -> None:
    free = {"kind": "link"}
    LINKS.setdefault("waiting", v.table("antarctica", {"kind": "me"}, free, free))
    v.go(LINKS["waiting"])


@stop("invited", stranger=True)
def invited(v: Visitor) -> None:
    v.go(LINKS["invited"])


@stop("settings")
def settings(v: Visitor) -> None:
    v.go("/t/meltwater-now")
    v.page.locator("header.top .iconbtn").last.click()


@stop("settings-home")
def settings_home(v: Visitor) -> None:
    v.go("/")
    v.page.locator("header.top .iconbtn").last.click()


@stop("leaving")
def leaving(v: Visitor) -> None:
    settings(v)
    v.page.locator("dialog .btn.danger").click()


@stop("puzzle")
def puzzle(v: Visitor) -> None:
    v.go("/puzzles/antartik/1")


@stop("solved")
def solved(v: Visitor) -> None:
    v.go("/puzzles/antartik/1")
    v.page.locator(".opt[data-take]").first.click()
    v.page.wait_for_selector(".puzzle-row.best")


@stop("rules")
def rules(v: Visitor) -> None:
    v.go("/t/arctic-now")
    if v.page.locator(".grab").is_visible():
        v.page.click(".grab")
    v.page.click("#tab-rules")
    v.page.wait_for_selector("details.rule")


@stop("rules-page")
def rules_page(v: Visitor) -> None:
    v.page.goto(v.base + "/rules/meltwater")


@stop("chat")
def chat(v: Visitor) -> None:
    v.go("/t/arctic-now")
    if v.page.locator(".grab").is_visible():
        v.page.click(".grab")
    v.page.click("#tab-chat")


@stop("challenge")
def challenge(v: Visitor) -> None:
    v.go(LINKS["challenge"])


@stop("challenged", stranger=True)
def challenged(v: Visitor) -> None:
    v.go(LINKS["challenge"])


def moments_of(game: str) -> None:
    """Name what can be opened at a game's table."""

    def on_table(key: str, found: str) -> Stop:
        def way(v: Visitor) -> None:
            v.go(f"/t/{game}-now")
            for _ in range(100):  # the words come after the board
                v.key(key)
                if v.page.query_selector(found):
                    break
                v.page.wait_for_timeout(100)

        return way

    STOPS[f"{game}-legend"] = on_table("i", "dialog")
    STOPS[f"{game}-aid"] = on_table("a", "dialog")

    @stop(f"{game}-aim", stranger=True)
    def aim(v: Visitor) -> None:
        v.go(f"/t/{game}-now")
        v.page.locator("header.top h1 button").click()
        v.page.wait_for_timeout(300)

    @stop(f"{game}-inspect")
    def inspect(v: Visitor) -> None:
        v.go(f"/t/{game}-now")
        v.page.wait_for_timeout(300)
        v.page.locator("svg.board").focus()
        for _ in range(4):
            v.key("ArrowRight")
        v.page.wait_for_timeout(400)

    @stop(f"{game}-lesson")
    def lesson(v: Visitor) -> None:
        v.go(v.ask("/api/lessons", game=game, name="Ines"))

    @stop(f"{game}-axis")
    def axis(v: Visitor) -> None:
        v.go(f"/t/{game}-now/40")

    @stop(f"{game}-over")
    def over(v: Visitor) -> None:
        v.go(f"/t/{game}-over")
        v.page.wait_for_selector(".podium")

    @stop(f"{game}-review")
    def review(v: Visitor) -> None:
        v.go(f"/t/{game}-over/40")
        v.page.wait_for_selector(".review-chart", timeout=120_000)


for game in nunatak.game_names():
    moments_of(game)


def letter() -> str:
    """Return a mail as its reader sees it, without its pictures."""
    table = samples.last(islice(samples.moments("meltwater", 2), 20))
    turn = letters.turn(table, str(table.asked()), "en", Limits())
    way = letters.Way(
        "https://nunatak.example", "#", {turn.table: "#"}, "nunatak@nunatak.example", "", "Ines"
    )
    mail = letters.letter([turn], way, {}, "en").get_body(("html",))
    assert mail is not None
    return str(mail.get_content())


def prepare(browser: Browser, base: str) -> None:
    """Make what several pages speak of: an invitation, a challenge, a mail."""
    context = browser.new_context()
    context.add_cookies([{"name": COOKIE, "value": TOKEN, "url": base}])
    ines = Visitor(context, base)
    LINKS["mail"] = letter()
    waiting(ines)
    link = ines.page.locator("input.address").first.input_value()
    LINKS["invited"] = link.replace(base, "")
    solo = ines.table("frozen-frontier", {"kind": "me"}).rsplit("/", 1)[1]
    with ThreadPoolExecutor() as aside:  # the browser's own loop runs here
        aside.submit(asyncio.run, _played_out(base, solo)).result()
    LINKS["challenge"] = ines.ask(f"/api/tables/{solo}/challenge")
    context.close()


async def _played_out(base: str, table: str) -> None:
    """Play a game for one to its end."""
    address = base.replace("http", "ws") + f"/socket/{table}"
    headers = {"cookie": f"{COOKIE}={TOKEN}"}
    async with connect(address, additional_headers=headers, origin=Origin(base)) as socket:
        scene: dict[str, Any] = {}
        await socket.send(json.dumps({"t": "hello", "id": "tour.0"}))
        async for text in socket:
            heard = json.loads(text)
            if heard["t"] == "scene":
                scene = heard["scene"]
            elif heard["t"] == "patch":
                scene = patched(scene, msgspec.convert(heard["change"], Change))
            else:
                continue
            if scene.get("over"):
                return
            options = [o["option"] for o in scene["prompt"].get("options", []) if "option" in o]
            if options:
                act = {
                    "t": "act",
                    "id": f"tour.{heard['v']}",
                    "v": heard["v"],
                    "option": options[0],
                }
                await socket.send(json.dumps(act))


def shoot(out: Path, names: list[str], sizes: dict[str, tuple[int, int]]) -> list[str]:
    """Take the pictures; give back what went wrong."""
    from playwright.sync_api import Error, sync_playwright

    trouble: list[str] = []
    found = shutil.which("chromium") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(fill(Path(folder)))
        with server(Path(folder)) as base, sync_playwright() as play:
            browser = play.chromium.launch(
                executable_path=found, args=["--no-sandbox", "--disable-gpu"]
            )
            prepare(browser, base)
            for size, (width, height) in sizes.items():
                for dark in (False, True):
                    for name in names:
                        path = out / f"{name}-{size}{'-dark' if dark else ''}.png"
                        context = browser.new_context(
                            viewport={"width": width, "height": height},
                            color_scheme="dark" if dark else "light",
                            has_touch=size == "phone",
                            reduced_motion="reduce",
                            service_workers="block",
                        )
                        context.add_init_script(LIKED)
                        if name not in STRANGERS:
                            context.add_cookies([{"name": COOKIE, "value": TOKEN, "url": base}])
                        visitor = Visitor(context, base)
                        visitor.page.on("pageerror", lambda error: trouble.append(str(error)))
                        try:
                            STOPS[name](visitor)
                        except Error as error:
                            trouble.append(f"{path.stem}: {error}")
                        visitor.page.wait_for_timeout(150)
                        visitor.page.screenshot(path=str(path))
                        context.close()
            browser.close()
    return trouble
