"""Addresses that the settings name, one by one or as networks."""

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network


class Networks:
    """A set of addresses.

    >>> own = Networks(["127.0.0.1", "10.0.0.0/8"])
    >>> "10.1.2.3" in own, "127.0.0.1" in own, "192.0.2.1" in own, "nonsense" in own
    (True, True, False, False)
    >>> Networks(["proxy"])
    Traceback (most recent call last):
        ...
    ValueError: 'proxy' is neither an address nor a network such as 10.0.0.0/8.
    """

    def __init__(self, named: Iterable[str]) -> None:
        self.networks = [self.network(each) for each in named]

    @staticmethod
    def network(named: str) -> IPv4Network | IPv6Network:
        """Return the network that a setting names."""
        try:
            return ip_network(named)
        except ValueError:
            why = f"{named!r} is neither an address nor a network such as 10.0.0.0/8."
            raise ValueError(why) from None

    def __contains__(self, host: str) -> bool:
        try:
            found = ip_address(host)
        except ValueError:
            return False
        return any(found in network for network in self.networks)
