"""Browsers' sockets: straight to their tables, and with nothing at hand that is not needed.

A thousand tables have some thousands of sockets, nearly all of them silent. Forms and pages go
through Starlette's layers; a socket that did would keep a frame of each for as long as it lives.
"""

import asyncio
import re
from typing import Any

from starlette.applications import Starlette
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from nunatak.server.base.mailbox import Gate, Mailbox
from nunatak.server.running.relay import Relay
from nunatak.server.tables.connection import connected

TABLE = re.compile(r"/socket/([^/]+)")


class Entrance:
    """The application, with a way of its own for sockets."""

    def __init__(self, app: Starlette) -> None:
        self.app = app
        self.sockets: ASGIApp = Relay(at_table)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self.app(scope, receive, send)
            return
        scope["app"] = self.app
        try:
            await self.sockets(scope, receive, send)
        except asyncio.CancelledError:  # the server ends, and whoever waits comes back to another
            return


async def at_table(scope: Scope, receive: Receive, send: Send) -> None:
    """Serve a socket to a table; there are no others."""
    table = TABLE.fullmatch(scope["path"])
    if table is None:
        await receive()
        await send({"type": "websocket.close"})  # before it is accepted, this is a plain 403
        return
    await connected(table[1], scope, receive, send)


class Socket(WebSocketsSansIOProtocol):
    """Uvicorn's way of speaking WebSocket, with smaller queues, and without its first words."""

    def __init__(self, *how: Any, **more: Any) -> None:
        super().__init__(*how, **more)
        self.queue: Any = Mailbox()
        self.writable: Any = Gate()
        self.writable.set()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.handshake_complete and hasattr(self, "request"):
            self.request.headers.clear()  # of which nothing is asked any more
            del self.request, self.response
