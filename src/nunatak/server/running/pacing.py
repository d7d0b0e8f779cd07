"""Pages that are made for whoever asks: so many a second for each address, and no form is needed.

A page costs as much as a move. Files, which cost next to nothing, are let through: a page needs
dozens of them.
"""

import time

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from nunatak.server.people import people
from nunatak.server.shell.security import address_of
from nunatak.table.refusal import Refusal

FILES = ("/static/", "/art/", "/rules/", "/figures/", "/about/", "/icon", "/health", "/ready")
AGAIN = 2  # seconds after which it may be tried again


class Pacing:
    """Answers whoever asks for too many pages in one sentence."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] != "POST":
            hall, asked = scope["app"].state.hall, HTTPConnection(scope)
            free = scope["path"].startswith(FILES)
            if not free and not hall.pages.take(address_of(asked), time.monotonic()):
                hall.metrics.refused("pages")
                accepted = asked.headers.get("accept-language", "")
                say = Refusal("rate", "too-fast").say(people.language(asked.cookies, accepted))
                answer = PlainTextResponse(say, 429, {"Retry-After": str(AGAIN)})
                await answer(scope, receive, send)
                return
        await self.app(scope, receive, send)
