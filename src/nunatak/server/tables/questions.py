"""How much anybody may ask for that has to be kept, drawn, worded, thought about or read."""

from nunatak.protocol import messages as m
from nunatak.server.base.limits import Gate, Limits
from nunatak.server.tables.deeds import LASTING
from nunatak.server.tables.viewer import Viewer

LOOKS = (m.Hello, m.Look, m.Log, m.Recap, m.Reveal)
PREVIEWS = (m.Preview, m.Why, m.Advice)
DEEDS = tuple(kind for kind in LASTING if kind is not m.Chat)


class Budget:
    """So much for each person, whatever the number of their browsers, and for each address."""

    def __init__(self, person: Gate, address: Gate) -> None:
        self.people = person
        self.addresses = address

    def take(self, viewer: Viewer, now: float) -> bool:
        """Say whether somebody may have one more; who has no name is known by the connection."""
        who = viewer.who or f"a connection: {id(viewer)}"
        return self.people.take(who, now) and self.addresses.take(viewer.address, now)


class Questions:
    """What may still be asked, by anybody."""

    def __init__(self, limits: Limits) -> None:
        self.looks = Budget(
            Gate(limits.looks_a_second, limits.looks_at_once),
            Gate(limits.looks_a_second_from_an_address, limits.looks_at_once_from_an_address),
        )
        self.previews = Budget(
            Gate(limits.previews_a_second, limits.previews_at_once),
            Gate(limits.previews_a_second_from_an_address, limits.previews_at_once_from_an_address),
        )
        self.deeds = Budget(
            Gate(limits.deeds_a_second, limits.deeds_at_once),
            Gate(limits.deeds_a_second_from_an_address, limits.deeds_at_once_from_an_address),
        )
        self.chats = Budget(
            Gate(limits.chats_a_second, limits.chats_at_once),
            Gate(limits.chats_a_second_from_an_address, limits.chats_at_once_from_an_address),
        )

    def may_ask(self, viewer: Viewer, message: m.FromBrowser, now: float) -> bool:
        """Say whether somebody may have this answered now."""
        if not viewer.greeted:  # the first hello is everybody's right
            return True
        if isinstance(message, m.Chat):
            return self.chats.take(viewer, now)
        if isinstance(message, DEEDS):
            return self.deeds.take(viewer, now)
        if isinstance(message, LOOKS):
            return self.looks.take(viewer, now)
        return not isinstance(message, PREVIEWS) or self.previews.take(viewer, now)
