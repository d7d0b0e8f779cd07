"""Takes pictures of fixtures and real tables: ``python -m nunatak.web.shots OUT [name ...]``.

Wide and phone, light and dark, through the same shell and the same policy as the real pages.
``--serve`` only serves them, to look around by hand.
"""

from __future__ import annotations

import gzip
import importlib
import shutil
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING

from nunatak.protocol.messages import Boot, TableBoot, Whole
from nunatak.server import pages as page
from nunatak.server import samples

if TYPE_CHECKING:
    from playwright.sync_api import Page

GAMES = Path(page.HERE).parent / "games"
TABLES = ("antartik", "meltwater")
PAGES = ("home", "new", "over", "join", "curtain")
NAMES = (*TABLES, *PAGES, *samples.NAMES)
SIZES = {"wide": (1440, 900), "phone": (390, 844)}


def boot(name: str) -> Boot:
    """What the page of a fixture starts with."""
    if name in TABLES:
        made: Whole = importlib.import_module(f"nunatak.web.fixtures.{name}").whole()
        table = TableBoot(name, name, made.scene.title, "", f"/art/{name}", seated=True, whole=made)
        return Boot("table", "en", page.words("en"), page.LANGUAGES, "Ines", table=table)
    if name in samples.NAMES:
        return samples.boot(name)
    pages = importlib.import_module("nunatak.web.fixtures.pages")
    made_page: Boot = getattr(pages, name)()
    return made_page


def art(game: str, name: str) -> Path:
    """A drawing of a game."""
    return GAMES / game.replace("-", "_") / "art" / name


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        parts = self.path.split("?")[0].strip("/").split("/")
        match parts:
            case ["static", "covers", name] if (page.STATIC / "covers" / name).exists():
                self.answer((page.STATIC / "covers" / name).read_bytes(), Path(name).suffix)
            case ["static", name] if name in page.assets():
                self.answer(page.asset(name), Path(name).suffix)
            case ["art", game, name] if art(game, name).exists():
                self.answer(art(game, name).read_bytes(), ".svg")
            case ["fixture", name] if name in NAMES:
                self.answer(page.shell(boot(name)), ".html")
            case _:
                self.send_error(404)

    def answer(self, body: bytes, suffix: str) -> None:
        body = gzip.compress(body, 6)
        self.send_response(200)
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Type", page.TYPES[suffix])
        self.send_header("Content-Security-Policy", page.POLICY)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Quiet: the pictures speak."""


def listen(tab: Page, name: str, trouble: list[str]) -> None:
    """Notes what the browser complains about."""
    tab.on("console", lambda message: trouble.append(f"{name}: {message.text}"))
    tab.on("pageerror", lambda error: trouble.append(f"{name}: {error}"))


def shoot(out: Path, names: list[str], port: int) -> list[str]:
    """Takes the pictures; gives back what the console complained about."""
    from playwright.sync_api import TimeoutError, sync_playwright

    trouble: list[str] = []
    browser_path = shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as play:
        browser = play.chromium.launch(
            executable_path=browser_path, args=["--no-sandbox", "--disable-gpu"]
        )
        for name in names:
            for size, (width, height) in SIZES.items():
                for scheme in ("light", "dark"):
                    context = browser.new_context(
                        viewport={"width": width, "height": height},
                        color_scheme="dark" if scheme == "dark" else "light",
                        device_scale_factor=1,
                        has_touch=size == "phone",
                        reduced_motion="reduce",
                    )
                    tab = context.new_page()
                    listen(tab, name, trouble)
                    tab.goto(f"http://127.0.0.1:{port}/fixture/{name}")
                    try:
                        tab.wait_for_selector("body[data-ready]", state="attached", timeout=8000)
                    except TimeoutError:
                        trouble.append(f"{name}: the page was never ready.")
                    tab.wait_for_timeout(150)
                    tab.screenshot(path=str(out / f"{name}-{size}-{scheme}.png"))
                    context.close()
        browser.close()
    return trouble


def main() -> int:
    server = ThreadingHTTPServer(("127.0.0.1", 8765 if "--serve" in sys.argv else 0), Handler)
    if "--serve" in sys.argv:
        print(f"http://127.0.0.1:{server.server_port}/fixture/antartik")
        server.serve_forever()
    unknown = [name for name in sys.argv[2:] if name not in NAMES]
    if unknown or len(sys.argv) < 2 or sys.argv[1].startswith("-"):
        print("Usage: shots FOLDER [NAME ...]", file=sys.stderr)
        print("There are pictures of: " + ", ".join(NAMES), file=sys.stderr)
        return 2
    threading.Thread(target=server.serve_forever, daemon=True).start()
    out = Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    trouble = shoot(out, sys.argv[2:] or list(NAMES), server.server_port)
    for line in trouble:
        print(line, file=sys.stderr)
    return 1 if trouble else 0


if __name__ == "__main__":
    sys.exit(main())
