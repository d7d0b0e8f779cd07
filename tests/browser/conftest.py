"""Real browsers at a real server."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.server.conftest import Server


class Visitors:
    """People with browsers of their own; whatever goes wrong in any of them is written down."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.contexts: list[BrowserContext] = []
        self.trouble: list[str] = []
        self.expected_loss = False

    def come(self, **look: Any) -> Page:
        """Open a browser for somebody."""
        settings = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce", **look}
        context = self.browser.new_context(**settings)
        context.set_default_timeout(30_000)
        self.contexts.append(context)
        page = context.new_page()
        page.on("console", lambda m: self.complain(m.type, m.text))
        page.on("pageerror", lambda error: self.trouble.append(f"error: {error}"))
        page.on("request", lambda request: self.leaves(request.url))
        return page

    def complain(self, kind: str, text: str) -> None:
        """Note what the console says, but for lines that were cut on purpose."""
        lost = "ERR_CONNECTION" in text or "WebSocket" in text
        if kind in ("error", "warning") and not (self.expected_loss and lost):
            self.trouble.append(f"{kind}: {text}")

    def leaves(self, url: str) -> None:
        """Note a request that leaves the machine."""
        if not url.startswith((self.server.base, self.server.base.replace("http", "ws"))):
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
