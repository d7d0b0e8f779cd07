"""Takes pictures of real tables and pages: ``python -m tools.shots FOLDER [NAME ...]``.

Five screens (or those that NUNATAK_SIZES names), light and dark, through the same shell and the
same policy as the real pages; and the pages of a real server, which are told in ``tools.tour``.
"""

from __future__ import annotations

import os
import shutil
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from nunatak.server.shell import files, pages
from tools import samples, tour

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

HOST = "http://table.test"
SIZES = {
    "desk": (1440, 900),
    "laptop": (1280, 720),
    "tablet": (1024, 768),
    "upright": (820, 1180),
    "phone": (390, 844),
}


def answer(route: Route) -> None:
    """Answer from the files themselves."""
    match route.request.url.removeprefix(HOST).strip("/").split("/"):
        case ["static", "covers", name]:
            file = files.cover(name)
        case ["static", name]:
            file = files.own(name)
        case ["art", game, name]:
            file = files.drawing(game, name)
        case _:
            file = None
    if file is None:
        route.fulfill(status=404)
        print(f"nothing lies at {route.request.url}", file=sys.stderr)
    else:
        route.fulfill(body=file.body, content_type=file.kind)


@cache
def written(name: str) -> bytes:
    """Return a page, for which a game may have to be played."""
    return pages.shell(samples.boot(name))


def picture(tab: Page, name: str, path: Path) -> None:
    """Show a page, and keep what is seen."""
    html = written(name)
    headers = {"content-security-policy": pages.POLICY, "content-type": "text/html"}
    tab.route(f"{HOST}/{name}", lambda route: route.fulfill(body=html, headers=headers))
    tab.goto(f"{HOST}/{name}")
    tab.wait_for_selector("body[data-ready]", state="attached", timeout=8000)
    tab.wait_for_timeout(150)
    tab.screenshot(path=str(path))


def shoot(out: Path, names: list[str], sizes: dict[str, tuple[int, int]]) -> list[str]:
    """Take the pictures; give back what the console complained about."""
    from playwright.sync_api import TimeoutError, sync_playwright

    trouble: list[str] = []
    found = shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as play:
        browser = play.chromium.launch(
            executable_path=found, args=["--no-sandbox", "--disable-gpu"]
        )
        for size, (width, height) in sizes.items():
            for dark in (False, True):
                context = browser.new_context(
                    viewport={"width": width, "height": height},
                    color_scheme="dark" if dark else "light",
                    has_touch=size == "phone",
                    reduced_motion="reduce",
                )
                tab = context.new_page()
                tab.on("console", lambda message: trouble.append(message.text))
                tab.on("pageerror", lambda error: trouble.append(str(error)))
                tab.route(f"{HOST}/**", answer)
                for name in names:
                    try:
                        picture(tab, name, out / f"{name}-{size}{'-dark' if dark else ''}.png")
                    except TimeoutError:
                        trouble.append(f"{name}: the page was never ready.")
                context.close()
        browser.close()
    return trouble


def main() -> int:
    """Take the pictures that were asked for, or all."""
    every = [*samples.names(), *tour.STOPS]
    unknown = [name for name in sys.argv[2:] if name not in every]
    if unknown or len(sys.argv) < 2 or sys.argv[1].startswith("-"):
        print("Usage: shots FOLDER [NAME ...]", file=sys.stderr)
        print("There are pictures of: " + ", ".join(every), file=sys.stderr)
        return 2
    out = Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[2:] or every
    sizes = {name: SIZES[name] for name in os.environ.get("NUNATAK_SIZES", "").split()} or SIZES
    trouble: list[str] = []
    if still := [name for name in wanted if name not in tour.STOPS]:
        trouble += shoot(out, still, sizes)
    if visited := [name for name in wanted if name in tour.STOPS]:
        trouble += tour.shoot(out, visited, sizes)
    for line in trouble:
        print(line, file=sys.stderr)
    return 1 if trouble else 0


if __name__ == "__main__":
    sys.exit(main())
