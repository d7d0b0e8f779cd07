"""Handing on: whoever comes for a table that another process holds is connected through to it.

A browser may arrive at any process. What it sends goes to the table's own process as it is, and
back: forms over HTTP, the socket over a socket. So a table has one place where everything happens,
and a process that dies takes nothing with it but connections, which browsers make anew.
"""

import asyncio
import contextlib
import http.client
import re
import time
from collections.abc import Iterable

from starlette.types import ASGIApp, Message, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from nunatak.server.tables.leases import PATIENCE, Elsewhere, Leases
from nunatak.store.leases import Peer
from nunatak.table import Refusal

ABOUT = re.compile(r"/(?:t|socket|api/tables)/([\w-]{1,24})(?:/|$)", re.ASCII)
PROOF, CLIENT, HOST, SCHEME = (
    f"x-nunatak-{name}".encode() for name in ("relay", "client", "host", "scheme")
)
OURS = (PROOF, CLIENT, HOST, SCHEME)
OF_A_LINE = (b"host", b"connection", b"upgrade", b"transfer-encoding", b"content-length")
OF_A_SOCKET = (b"cookie", b"accept-language", b"user-agent", b"origin")
TRY_LATER = 1013
RESTARTED = 1012
Headers = list[tuple[bytes, bytes]]


class Relay:
    """Serves what concerns our own tables, and hands on the rest."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        hall = None if scope["type"] == "lifespan" else scope["app"].state.hall
        if hall is None or hall.leases is None:
            await self.app(scope, receive, send)
            return
        scope, from_peer = as_it_came(scope, hall.leases)
        about = ABOUT.match(scope["path"])
        if about is None:
            await self.app(scope, receive, send)
            return
        until = time.monotonic() + PATIENCE
        while True:
            try:
                await hall.leases.hold(about[1])
            except Elsewhere as elsewhere:
                if from_peer or time.monotonic() > until:
                    await refuse(scope, receive, send)
                    return
                if await handed_on(scope, receive, send, elsewhere.peer, hall.limits.body):
                    return
                await hall.leases.outlive(elsewhere.peer)  # it has died, and the table is ours
            except Refusal:  # we count as dead ourselves
                await refuse(scope, receive, send)
                return
            else:
                await self.app(scope, read_again(scope, receive), send)
                return


def as_it_came(scope: Scope, leases: Leases) -> tuple[Scope, bool]:
    """Return a request as its browser sent it, and whether another process handed it on."""
    said = {name: value for name, value in scope["headers"] if name in OURS}
    if not said:
        return scope, False
    headers = [(name, value) for name, value in scope["headers"] if name not in OURS]
    scope = {**scope, "headers": headers}
    if said.get(PROOF, b"").decode("latin-1") != leases.me.secret:
        return scope, False
    scope["headers"] = [
        (name, said.get(HOST, value) if name == b"host" else value) for name, value in headers
    ]
    scope["client"] = (said.get(CLIENT, b"").decode("latin-1"), 0)
    scope["scheme"] = said.get(SCHEME, b"http").decode("latin-1")
    return scope, True


def proof(scope: Scope, peer: Peer) -> Headers:
    """Return what tells another process that one of its peers speaks, and for whom."""
    host = dict(scope["headers"]).get(b"host", b"")
    client = scope["client"][0] if scope.get("client") else ""
    return [
        (PROOF, peer.secret.encode()),
        (CLIENT, client.encode()),
        (HOST, host),
        (SCHEME, scope["scheme"].encode()),
    ]


async def refuse(scope: Scope, receive: Receive, send: Send) -> None:
    """Ask somebody to come again in a moment."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": TRY_LATER})
        return
    headers = [(b"retry-after", b"1"), (b"content-type", b"text/plain; charset=utf-8")]
    await send({"type": "http.response.start", "status": 503, "headers": headers})
    say = b"This table is just being moved to another server; try again in a moment."
    await send({"type": "http.response.body", "body": say})


async def handed_on(scope: Scope, receive: Receive, send: Send, peer: Peer, most: int) -> bool:
    """Connect somebody through to another process; false if it can't be reached."""
    if scope["type"] == "websocket":
        return await socket_handed_on(scope, receive, send, peer)
    return await form_handed_on(scope, receive, send, peer, most)


# Forms and pages


async def form_handed_on(scope: Scope, receive: Receive, send: Send, peer: Peer, most: int) -> bool:
    """Have another process answer a request."""
    if "nunatak.body" not in scope:  # it can be read only once, and asked for again
        scope["nunatak.body"] = await body_of(receive, most)
    headers = [(n, v) for n, v in scope["headers"] if n not in OF_A_LINE]
    said = [*headers, *proof(scope, peer)]
    asked = (peer, scope["method"], as_asked(scope), said, scope["nunatak.body"])
    try:
        status, told, body = await asyncio.to_thread(fetched, *asked)
    except ConnectionRefusedError:
        return False
    except (OSError, http.client.HTTPException):
        if scope["method"] in ("GET", "HEAD"):
            return False
        await refuse(scope, receive, send)  # who knows whether it has been done
        return True
    await send({"type": "http.response.start", "status": status, "headers": told})
    await send({"type": "http.response.body", "body": body})
    return True


def as_asked(scope: Scope) -> str:
    """Return a path as the browser wrote it: decoded, it could not be asked for again."""
    query: bytes = scope["query_string"]
    path: bytes = scope["raw_path"]
    return (path + b"?" + query if query else path).decode("latin-1")


async def body_of(receive: Receive, most: int) -> bytes:
    """Return what was sent, or enough of it to be too much."""
    body = b""
    while len(body) <= most:
        message = await receive()
        body += message.get("body", b"")
        if not message.get("more_body", False):
            break
    return body


def read_again(scope: Scope, receive: Receive) -> Receive:
    """Return how a form is read that may have been read already, for somebody who is gone now."""
    if "nunatak.body" not in scope:
        return receive
    left = [scope["nunatak.body"]]

    async def receive_again() -> Message:
        if left:
            return {"type": "http.request", "body": left.pop(), "more_body": False}
        return await receive()

    return receive_again


def fetched(
    peer: Peer, method: str, target: str, headers: Headers, body: bytes
) -> tuple[int, Headers, bytes]:
    """Return what another process answers."""
    line = http.client.HTTPConnection(peer.address, timeout=PATIENCE)
    try:
        plain = {name.decode("latin-1"): value.decode("latin-1") for name, value in headers}
        line.request(method, target, body or None, plain)
        answer = line.getresponse()
        found = answer.read()
        kept = [
            (name.lower().encode("latin-1"), value.encode("latin-1"))
            for name, value in answer.getheaders()
            if name.lower() not in ("connection", "transfer-encoding", "content-length")
        ]
        return answer.status, [*kept, (b"content-length", str(len(found)).encode())], found
    finally:
        line.close()


# Sockets


async def socket_handed_on(scope: Scope, receive: Receive, send: Send, peer: Peer) -> bool:
    """Connect a browser's socket through to another process until either hangs up."""
    headers = [(n, v) for n, v in scope["headers"] if n in OF_A_SOCKET]
    said = [(n.decode("latin-1"), v.decode("latin-1")) for n, v in headers + proof(scope, peer)]
    line = connect(
        f"ws://{peer.address}{as_asked(scope)}",
        additional_headers=said,
        user_agent_header=None,
        compression=None,
        max_size=None,
        ping_interval=None,
        open_timeout=PATIENCE,
        proxy=None,
    )
    try:
        other = await line
    except InvalidHandshake:  # turned away, as a page of another site is
        await receive()
        await send({"type": "websocket.close", "code": 1008})
        return True
    except (OSError, TimeoutError):
        return False
    async with contextlib.AsyncExitStack() as stack:
        stack.push_async_callback(other.close)
        await receive()  # the browser's wish to connect
        await send({"type": "websocket.accept"})
        there = asyncio.create_task(from_browser(receive, other))
        back = asyncio.create_task(to_browser(other, send))
        await asyncio.wait([there, back], return_when=asyncio.FIRST_COMPLETED)
        await ended([there, back])
    return True


async def ended(tasks: Iterable[asyncio.Task[None]]) -> None:
    """End both directions."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def from_browser(receive: Receive, other: ClientConnection) -> None:
    """Hand on what the browser says."""
    while True:
        message: Message = await receive()
        if message["type"] == "websocket.disconnect":
            return
        said = message.get("text")
        await other.send(said if said is not None else message.get("bytes") or b"")


async def to_browser(other: ClientConnection, send: Send) -> None:
    """Hand back what the table says."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            said = await other.recv()
            what = {"text": said} if isinstance(said, str) else {"bytes": said}
            await send({"type": "websocket.send", **what})
    code = other.close_code or RESTARTED
    code = RESTARTED if code == 1006 else code  # its process has died
    await send({"type": "websocket.close", "code": code})
