"""Posting to addresses that strangers have given: whereto at all, how long, how much.

A push service is somebody else's server, and its address comes from a browser. So it is asked for
over HTTPS only, at the usual port, and never at an address that is not everybody's: the name is
looked up once, and what was found and checked is what is connected to. No redirect is followed,
and of the answer nothing is read but its first lines.
"""

import asyncio
import ssl
from functools import cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

from nunatak.server.base.limits import Limits

HTTPS = 443
TRANSLATED = IPv6Network("64:ff9b::/96")  # IPv4 addresses, written as IPv6


class Forbidden(ValueError):
    """An address to which nothing is sent."""


def checked(endpoint: str, limits: Limits, anywhere: bool = False) -> SplitResult:
    """Return the parts of an address that something may be sent to, before it is looked up.

    >>> checked("https://push.example/x", Limits()).hostname
    'push.example'
    >>> checked("http://push.example/x", Limits())
    Traceback (most recent call last):
    nunatak.server.notices.endpoints.Forbidden: It is no https address.
    """
    if len(endpoint) > limits.endpoint or not endpoint.isascii() or not endpoint.isprintable():
        raise Forbidden("It is too long, or no address.")
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Forbidden("It is no address.") from None
    if parts.scheme != "https" and not (anywhere and parts.scheme == "http"):
        raise Forbidden("It is no https address.")
    if not host or " " in endpoint or parts.username is not None:
        raise Forbidden("It is no address.")
    if not anywhere:
        if port not in (None, HTTPS):
            raise Forbidden("It is at an unusual port.")
        literal = host_address(host)
        if literal is not None and not everybodys(literal):
            raise Forbidden("It is not everybody's address.")
    return parts


def host_address(host: str) -> IPv4Address | IPv6Address | None:
    """Return the address that a host is written as, if it is not a name."""
    try:
        return ip_address(host.partition("%")[0])
    except ValueError:
        return None


def everybodys(address: IPv4Address | IPv6Address) -> bool:
    """Say whether an address is one that everybody on the internet means the same by.

    >>> [everybodys(ip_address(a)) for a in ("1.1.1.1", "10.0.0.1", "127.0.0.1", "169.254.1.1")]
    [True, False, False, False]
    >>> [everybodys(ip_address(a)) for a in ("::1", "fe80::1", "::ffff:10.0.0.1", "fd00::1")]
    [False, False, False, False]
    """
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if address in TRANSLATED:
            inner = IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return everybodys(inner)
        if address.teredo is not None:
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


async def found(host: str, port: int, anywhere: bool) -> str:
    """Look up a name; return an address to connect to, if all it stands for is everybody's."""
    loop = asyncio.get_running_loop()
    rows = await loop.getaddrinfo(host, port, type=1)  # SOCK_STREAM
    addresses = [str(row[4][0]) for row in rows]
    for address in addresses:
        meant = host_address(address)
        if not anywhere and (meant is None or not everybodys(meant)):
            raise Forbidden("It is not everybody's address.")
    if not addresses:
        raise Forbidden("Nobody is there.")
    return addresses[0]


@cache
def encryption() -> ssl.SSLContext:
    """Return what others' certificates are checked against."""
    return ssl.create_default_context()


async def post(
    endpoint: str, headers: dict[str, str], body: bytes, limits: Limits, anywhere: bool = False
) -> int:
    """Post something; return the status of the answer, or raise what prevented it."""
    parts = checked(endpoint, limits, anywhere)
    async with asyncio.timeout(limits.push_time):
        return await posted(parts, headers, body, limits, anywhere)


async def posted(
    parts: SplitResult, headers: dict[str, str], body: bytes, limits: Limits, anywhere: bool
) -> int:
    """Post something to an address that was checked."""
    host = parts.hostname or ""
    encrypted = parts.scheme == "https"
    port = parts.port or (HTTPS if encrypted else 80)
    address = await found(host, port, anywhere)
    reader, writer = await asyncio.open_connection(
        address,
        port,
        limit=limits.push_answer,
        ssl=encryption() if encrypted else None,
        server_hostname=host if encrypted else None,
    )
    try:
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        usual = {"Host": parts.netloc, "Connection": "close", "Content-Length": str(len(body))}
        lines = [f"POST {target} HTTP/1.1", *(f"{k}: {v}" for k, v in {**usual, **headers}.items())]
        writer.write("\r\n".join(lines).encode("ascii") + b"\r\n\r\n" + body)
        await writer.drain()
        first = await reader.readuntil(b"\r\n")
        return status(first)
    finally:
        writer.transport.abort()  # the rest of the answer, and a long goodbye, are nobody's concern


def status(line: bytes) -> int:
    """Return the status that an answer begins with.

    >>> status(b"HTTP/1.1 201 Created")
    201
    """
    words = line.split()
    if len(words) < 2 or not words[0].startswith(b"HTTP/1.") or not words[1].isdigit():
        raise ValueError("That is no answer.")
    return int(words[1][:3])
