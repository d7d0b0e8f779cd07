"""Takes pictures of real tables and pages: ``python -m tools.shots FOLDER [NAME ...]``.

Five screens, light and dark, through the same shell and the same policy as the real pages.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from nunatak.server.shell import files, pages
from tools import samples

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


def picture(tab: Page, name: str, path: Path) -> None:
    """Show a page, and keep what is seen."""
    html = pages.shell(samples.boot(name))
    headers = {"content-security-policy": pages.POLICY, "content-type": "text/html"}
    tab.route(f"{HOST}/{name}", lambda route: route.fulfill(body=html, headers=headers))
    tab.goto(f"{HOST}/{name}")
    tab.wait_for_selector("body[data-ready]", state="attached", timeout=8000)
    tab.wait_for_timeout(150)
    tab.screenshot(path=str(path))


def shoot(out: Path, names: list[str]) -> list[str]:
    """Take the pictures; give back what the console complained about."""
    from playwright.sync_api import TimeoutError, sync_playwright

    trouble: list[str] = []
    found = shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as play:
        browser = play.chromium.launch(
            executable_path=found, args=["--no-sandbox", "--disable-gpu"]
        )
        for size, (width, height) in SIZES.items():
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
    unknown = [name for name in sys.argv[2:] if name not in samples.names()]
    if unknown or len(sys.argv) < 2 or sys.argv[1].startswith("-"):
        print("Usage: shots FOLDER [NAME ...]", file=sys.stderr)
        print("There are pictures of: " + ", ".join(samples.names()), file=sys.stderr)
        return 2
    out = Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    trouble = shoot(out, sys.argv[2:] or samples.names())
    for line in trouble:
        print(line, file=sys.stderr)
    return 1 if trouble else 0


if __name__ == "__main__":
    sys.exit(main())
