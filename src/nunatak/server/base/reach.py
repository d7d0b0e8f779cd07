"""At which addresses others can reach a server."""

import ipaddress
import socket

import msgspec
from starlette.requests import HTTPConnection

EVERYBODY = ("0.0.0.0", "::")
ELSEWHERE = ("192.0.2.1", 9)  # an address for examples: no packet is sent to find the way there


class Reach(msgspec.Struct, frozen=True):
    """Where a server listens, and what it is called outside."""

    host: str = "127.0.0.1"
    port: int = 0
    public: str = ""
    """The address that whoever runs it has named."""

    @property
    def own(self) -> str:
        """The address at which this machine reaches it."""
        return web_address("127.0.0.1" if self.host in EVERYBODY else self.host, self.port)

    @property
    def outside(self) -> str:
        """The address at which others reach it; empty if nobody else can."""
        if self.public:
            return self.public.rstrip("/")
        if self.host in EVERYBODY:
            found = address_in_network()
            return web_address(found, self.port) if found else ""
        return "" if is_loopback(self.host) else web_address(self.host, self.port)

    @property
    def shown(self) -> str:
        """The address to open: one that can be handed on, if there is any."""
        return self.outside or self.own

    def base(self, connection: HTTPConnection) -> str:
        """Return the address to write into an invitation: one that works for somebody else.

        Whoever comes by a name of this machine alone hands on another one, if there is one.
        """
        here = str(connection.base_url).rstrip("/").replace("ws", "http", 1)
        if self.public or is_loopback(connection.base_url.hostname or ""):
            return self.outside or here
        return here

    def alone(self, connection: HTTPConnection) -> bool:
        """Say whether an invitation from here works on this machine only."""
        return not self.outside and is_loopback(connection.base_url.hostname or "")


def web_address(host: str, port: int) -> str:
    """Return the address of a host's page.

    >>> web_address("::1", 8000)
    'http://[::1]:8000'
    """
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def is_loopback(host: str) -> bool:
    """Say whether a name is one that only this machine understands so.

    >>> is_loopback("localhost"), is_loopback("127.0.0.1"), is_loopback("192.168.1.7")
    (True, True, False)
    """
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def address_in_network() -> str:
    """Return the address that this machine has in the network around it, if there is one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.connect(ELSEWHERE)
            found: str = line.getsockname()[0]
        except OSError:
            return ""
    return "" if is_loopback(found) or found in EVERYBODY else found


def announced(reach: Reach, where: object) -> list[str]:
    """Return what is said when a server starts: where it is, and who can come."""
    lines = [f"Nunatak is at {reach.shown}/ (Ctrl+C stops it); its games are kept in {where}."]
    if not reach.outside:
        lines.append(
            "Only this machine reaches it. With --lan, phones in the same network do; "
            "public_address in the settings names any other address."
        )
    elif reach.public:
        lines.append(f"Invitations carry that address; on this machine it is {reach.own}/ as well.")
    else:
        lines.append("Everybody in the same network reaches it there, and invitations say so.")
    return lines
