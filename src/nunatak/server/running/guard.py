"""Lines on which somebody asks for pages: so many at once, and nobody may take forever.

A line that says one letter a second costs its owner nothing. So each has a time for its question
and a time for its answer, an address has so many, and where there is no room at all, whoever has
been silent longest makes way. Lines that became sockets are counted at the door instead.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterable

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from nunatak.server.base.limits import Limits
from nunatak.server.base.networks import Networks
from nunatak.server.shell.security import HEADERS, network

SWEEP = 1.0  # seconds between looks at whose time has run out


class Line:
    """One line: whose it is, and until when what it is at must be done."""

    def __init__(self, transport: asyncio.Transport, address: str, until: float) -> None:
        self.transport = transport
        self.address = address
        self.until = until
        self.asking = True
        """Whether the server still waits for a whole question."""
        self.heard = 0
        """Bytes of a question so far."""


class Guard:
    """All the lines of a server."""

    def __init__(
        self,
        limits: Limits,
        proxies: Iterable[str] = (),
        refused: Callable[[str], None] = lambda reason: None,
    ) -> None:
        self.limits = limits
        self.proxies = Networks(proxies)
        self.refused = refused
        self.lines: dict[object, Line] = {}
        self.addresses: Counter[str] = Counter()
        self.sweeping: asyncio.TimerHandle | None = None

    def came(self, key: object, transport: asyncio.Transport, host: str) -> bool:
        """Note a new line, or refuse it."""
        # A proxy speaks for many, and keeps them apart itself.
        address = "" if not host or host in self.proxies else network(host)
        if address and self.addresses[address] >= self.limits.lines_from_an_address:
            self.refuse(transport, "lines of an address")
            return False
        if len(self.lines) >= self.limits.lines and not self.make_room():
            self.refuse(transport, "lines")
            return False
        self.lines[key] = Line(transport, address, time.monotonic() + self.limits.question)
        self.addresses[address] += 1
        if self.sweeping is None:
            self.sweep()
        return True

    def make_room(self) -> bool:
        """End the line that has been silent for longest, if there is any."""
        for key, line in self.lines.items():
            if line.asking:
                self.end(key, "lines")
                return True
        return False

    def heard(self, key: object, size: int) -> None:
        """Count what was said; a question without an end is none."""
        line = self.lines.get(key)
        if line is not None and line.asking:
            line.heard += size
            if line.heard > self.limits.question_size:
                self.end(key, "size of a question")

    def asked(self, key: object) -> None:
        """Note that a question is whole, as far as its headers go."""
        line = self.lines.get(key)
        if line is not None:
            line.asking, line.heard = False, 0
            line.until = time.monotonic() + self.limits.answer

    def answered(self, key: object) -> None:
        """Note that it has been answered, and another may follow."""
        line = self.lines.pop(key, None)
        if line is not None:
            line.asking = True
            line.until = time.monotonic() + self.limits.question
            self.lines[key] = line  # it is silent from now on, for less long than others

    def gone(self, key: object) -> None:
        """Forget a line."""
        line = self.lines.pop(key, None)
        if line is not None:
            self.addresses[line.address] -= 1
            if not self.addresses[line.address]:
                del self.addresses[line.address]

    def end(self, key: object, reason: str) -> None:
        """End a line at once."""
        self.refused(reason)
        line = self.lines[key]
        self.gone(key)
        line.transport.abort()

    def refuse(self, transport: asyncio.Transport, reason: str) -> None:
        """Say no to a line that has only begun."""
        self.refused(reason)
        transport.write(plain_answer("429 Too Many Requests", "There are too many connections."))
        transport.close()

    def sweep(self) -> None:
        """End the lines whose time has run out, again and again while there are any."""
        now = time.monotonic()
        for key in [key for key, line in self.lines.items() if line.until < now]:
            self.end(key, "slow line")
        later = asyncio.get_running_loop().call_later
        self.sweeping = later(SWEEP, self.sweep) if self.lines else None


def plain_answer(status: str, say: str) -> bytes:
    """Return an answer that no page is made for, under the same policy as all pages."""
    headers = {
        **HEADERS,
        "Content-Type": "text/plain; charset=utf-8",
        "Content-Length": str(len(say.encode())),
        "Connection": "close",
    }
    lines = [f"HTTP/1.1 {status}", *(f"{name}: {value}" for name, value in headers.items())]
    return ("\r\n".join(lines) + "\r\n\r\n" + say).encode()


def guarded(guard: Guard, peers: int | None = None) -> type[HttpToolsProtocol]:
    """Return uvicorn's way of speaking HTTP, watched by a guard.

    Whoever comes to the port for peers speaks for many, as a proxy does.
    """

    class Guarded(HttpToolsProtocol):
        """Tells the guard what happens on a line."""

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            known = peers is not None and self.server is not None and self.server[1] == peers
            guard.came(self, transport, "" if known or not self.client else self.client[0])

        def connection_lost(self, exc: Exception | None) -> None:
            guard.gone(self)
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            guard.heard(self, len(data))  # afterwards: a form may have come with its headers

        def on_headers_complete(self) -> None:
            guard.asked(self)
            super().on_headers_complete()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            if not self.pipeline:
                guard.answered(self)

        def handle_websocket_upgrade(self) -> None:
            guard.gone(self)
            super().handle_websocket_upgrade()

        def send_400_response(self, msg: str) -> None:
            self.transport.write(plain_answer("400 Bad Request", msg))
            self.transport.close()

    return Guarded
