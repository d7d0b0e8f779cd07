"""What lets browsers install the pages as a program: manifest, icons, service worker, and the page
that is shown where there is no network."""

import base64
import hashlib
from functools import cache
from html import escape

import msgspec
import resvg_py
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from nunatak.server.people import people
from nunatak.server.routes.routes import locale_of, nowhere
from nunatak.server.shell import files
from nunatak.server.shell.pages import POLICY, STATIC, TYPES, asset, words

SIZES = (180, 192, 512)
LOOK = (
    ":root{color-scheme:light dark}"
    "body{margin:0;min-height:100vh;display:grid;place-items:center;text-align:center;"
    "font:16px/24px system-ui,sans-serif;background:light-dark(#f4f7fa,#0b1420);"
    "color:light-dark(#0e1b2a,#e8eff6)}main{padding:24px}svg{width:96px;height:72px}"
    ".hill{fill:light-dark(#17324d,#e8eff6)}.snow{fill:light-dark(#cfe3f1,#24405c)}"
    "h1{margin:12px 0 4px;font:600 28px/34px Charter,Georgia,serif}"
    "p{margin:0 0 20px;color:light-dark(#4a5b6e,#9fb0c2)}"
    "a{display:inline-block;padding:11px 24px;border-radius:6px;font-weight:600;"
    "text-decoration:none;color:#0e1b2a;background:light-dark(#ff6b1a,#ff8540)}"
)
"""How the page without a network looks: it can ask for no style sheet."""
HILL = (
    '<svg viewBox="0 0 32 24" aria-hidden="true">'
    '<path class="hill" d="M3 21 13 3l4.5 6.500L20.500 6 29 21z"/>'
    '<path class="snow" d="M13 3 8.700 10.700l3.300 2.100 2.300-2 3.200-1.300z"/></svg>'
)
LOOK_HASH = base64.b64encode(hashlib.sha256(LOOK.encode()).digest()).decode()
ALWAYS_ASK = "no-cache"


@cache
def manifest(locale: str) -> files.File:
    """Return what the program is called and how it looks."""
    say = words(locale)
    icons = [
        {"src": f"/icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png"}
        for size in SIZES
    ]
    made = {
        "id": "/",
        "name": "Nunatak",
        "short_name": "Nunatak",
        "description": say["install-line"],
        "lang": locale,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#f3f6fa",
        "theme_color": "#17324d",
        "icons": [
            *icons,
            {**icons[-1], "purpose": "maskable"},
            {"src": "/static/icon.svg", "sizes": "any", "type": "image/svg+xml"},
        ],
        "shortcuts": [{"name": say["new-table"], "url": "/new"}],
    }
    return files.File(msgspec.json.encode(made), "application/manifest+json")


@cache
def icon(size: int) -> files.File:
    """Return the icon in so many pixels, on a full square."""
    drawn = (STATIC / "icon.svg").read_text().replace('rx="7"', "")
    return files.File(bytes(resvg_py.svg_to_bytes(svg_string=drawn, width=size)), "image/png")


@cache
def worker() -> files.File:
    """Return the service worker."""
    return files.File(asset("sw.js"), TYPES[".js"])


@cache
def offline(locale: str) -> files.File:
    """Return the page for where there is no network; it needs nothing else."""
    say = words(locale)
    text = (
        f'<!doctype html><html lang="{locale}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark"><title>Nunatak</title>'
        f"<style>{LOOK}</style></head>"
        f"<body><main>{HILL}<h1>Nunatak</h1><p>{escape(say['offline-line'])}</p>"
        f'<a href="/">{escape(say["offline-again"])}</a></main></body></html>'
    )
    return files.File(text.encode(), TYPES[".html"])


def sent(request: Request, file: files.File, caching: str = ALWAYS_ASK) -> Response:
    """Return a file."""
    headers = request.headers
    accepts, known = headers.get("accept-encoding", ""), headers.get("if-none-match", "")
    return file.answer(accepts, known, caching)


async def get_manifest(request: Request) -> Response:
    """Return the manifest, in the reader's language."""
    return sent(request, manifest(people.spoken(request.query_params.get("lang", ""), "en")))


async def get_icon(request: Request) -> Response:
    """Return the icon."""
    size: int = request.path_params["size"]
    return sent(request, icon(size), files.SHORT) if size in SIZES else nowhere(request)


async def get_worker(request: Request) -> Response:
    """Return the service worker, which browsers look for anew each time."""
    return sent(request, worker())


async def get_offline(request: Request) -> Response:
    """Return the page for where there is no network."""
    answer = sent(request, offline(locale_of(request)))
    answer.headers["Content-Security-Policy"] = POLICY.replace(
        "style-src 'self'", f"style-src 'sha256-{LOOK_HASH}'"
    )
    return answer


INSTALL_ROUTES: list[BaseRoute] = [
    Route("/manifest.webmanifest", get_manifest),
    Route("/icon-{size:int}.png", get_icon),
    Route("/sw.js", get_worker),
    Route("/offline", get_offline),
]
