"""Real browsers at a real server."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, BrowserContext, Page

import nunatak
from tests.kept import fresh
from tests.server.conftest import Server

LIKES = """if (location.protocol.startsWith("http") && !localStorage.getItem("nunatak"))
    localStorage.setItem("nunatak", JSON.stringify(%s));"""
"""Run before a page: what whoever comes likes, and which games they know and are told no aim of."""


class Visitors:
    """People with browsers of their own; whatever goes wrong in any of them is written down."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.contexts: list[BrowserContext] = []
        self.trouble: list[str] = []
        self.expected_loss = False
        self.also = ""  # another name of the same server

    def come(self, pace: str = "once", *, new: bool = False, **look: Any) -> Page:
        """Open a browser for somebody, who knows all games unless they are new.

        They are shown what others do at once, or at another pace.
        """
        usual = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}
        # A service worker stands between pages and what tests do to their lines.
        settings = {**usual, "service_workers": "block", **look}
        context = self.browser.new_context(**settings)
        context.set_default_timeout(30_000)
        likes = {"pace": pace, "met": [] if new else nunatak.game_names()}
        context.add_init_script(LIKES % msgspec.json.encode(likes).decode())
        self.contexts.append(context)
        page = context.new_page()
        page.on("console", lambda m: self.complain(m.type, m.text))
        page.on("pageerror", lambda error: self.trouble.append(f"error: {error}"))
        page.on("request", lambda request: self.leaves(request.url))
        return page

    def complain(self, kind: str, text: str) -> None:
        """Note what the console says, but for lines that were cut on purpose."""
        lost = "ERR_CONNECTION" in text or "WebSocket" in text
        if "Service Worker registration blocked" in text:
            return
        if kind in ("error", "warning") and not (self.expected_loss and lost):
            self.trouble.append(f"{kind}: {text}")

    def leaves(self, url: str) -> None:
        """Note a request that leaves the machine."""
        ours = [base for base in (self.server.base, self.also) if base]
        if not url.startswith((*ours, *(base.replace("http", "ws") for base in ours))):
            self.trouble.append(f"asks {url}")

    def goto(self, page: Page, path: str) -> Page:
        """Open an address and wait until the page is drawn."""
        page.goto(self.server.base + path)
        page.wait_for_selector("body[data-ready]", state="attached")
        return page


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("house")).start()
    yield started
    started.stop()
    assert "Traceback" not in started.errors(), started.errors()


@pytest.fixture
def visitors(browser: Browser, house: Server) -> Iterator[Visitors]:
    all_of_them = Visitors(browser, house)
    yield all_of_them
    for context in all_of_them.contexts:
        context.close()
    assert all_of_them.trouble == []


@pytest.fixture
def alone(browser: Browser, tmp_path: Path) -> Iterator[Visitors]:
    """Visitors of a server that may be killed."""
    all_of_them = Visitors(browser, Server(tmp_path).start())
    yield all_of_them
    for context in all_of_them.contexts:
        context.close()
    all_of_them.server.stop()
    assert all_of_them.trouble == []


@pytest.fixture(scope="module")
def finished(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitors]:
    """Visitors of a server with a finished game of each title."""
    folder = fresh.folder(tmp_path_factory.mktemp("finished"))
    server = Server(folder, readings_from_an_address=100).start()  # all games are read at once
    found = Visitors(browser, server)
    yield found
    for context in found.contexts:
        context.close()
    server.stop()
    assert found.trouble == []
    assert "Traceback" not in server.errors()
