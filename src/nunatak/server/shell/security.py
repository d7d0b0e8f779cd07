"""What every answer carries, and where forms and sockets may come from."""

from hashlib import blake2b
from ipaddress import IPv6Address, ip_address
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from nunatak.server.shell.pages import POLICY

HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), interest-cohort=()",
}


class Headers:
    """Adds the headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, sending)


def address_of(connection: HTTPConnection) -> str:
    """Return where somebody is, for limits: an address, or the network that one household has."""
    return network(connection.client.host) if connection.client else ""


def origin(address: str, secret: str) -> str:
    """Return what is kept of an address: enough to see that two are the same."""
    return blake2b(address.encode(), key=secret.encode(), digest_size=12).hexdigest()


def network(host: str) -> str:
    """Return an address without the part that its owner can change at will.

    >>> network("192.0.2.7"), network("2001:db8:1:2:aaaa::1"), network("testclient")
    ('192.0.2.7', '2001:db8:1:2::', 'testclient')
    """
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if found.version == 4:
        return host
    return str(IPv6Address(int(found) >> 64 << 64))


def same_site(connection: HTTPConnection) -> bool:
    """Say whether a page of this server sent this."""
    origin = connection.headers.get("origin", "")
    host = connection.headers.get("host", "")
    try:
        return bool(host) and urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False
