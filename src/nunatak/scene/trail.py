"""What somebody has been told in a game, and the pieces that are followed by it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol, TypeVar

from nunatak.engine.events import NamedEvent


class Follower(Protocol):
    """Knows which piece is which, by what has been told."""

    def begin(self, table: dict[str, Any], told: Sequence[NamedEvent]) -> None:
        """Know the pieces as they were before all that has been told by now."""

    def follow(self, event: NamedEvent, /) -> None:
        """Move what an event moved."""

    def settle(self, table: dict[str, Any]) -> None:
        """Agree with what is on the table, whatever was told."""


Kind = TypeVar("Kind", bound=Follower)


class Trail:
    """Events in the order in which they were told; each is followed once, however long they are."""

    def __init__(self, events: Iterable[NamedEvent] = ()) -> None:
        self.events = list(events)
        self.followers: dict[type[Follower], tuple[Follower, int]] = {}

    def now(self, kind: type[Kind], table: dict[str, Any]) -> Kind:
        """Return the pieces of a kind as they are on the table after all that was told."""
        follower, followed = self.followers.get(kind, (None, 0))
        if follower is None:
            follower = kind.__new__(kind)
            follower.begin(table, self.events)
        for event in self.events[followed:]:
            follower.follow(event)
        self.followers[kind] = follower, len(self.events)
        found = copied(follower)
        found.settle(table)
        assert isinstance(found, kind)
        return found

    def and_then(self, events: Iterable[NamedEvent]) -> Trail:
        """Return a trail that goes on from here with what would be told."""
        further = Trail([*self.events, *events])
        further.followers = {kind: (copied(f), n) for kind, (f, n) in self.followers.items()}
        return further


def copied(follower: Kind) -> Kind:
    """Return a follower of its own, with the same pieces."""
    found = type(follower).__new__(type(follower))
    for name, value in vars(follower).items():
        setattr(found, name, own(value))
    return found


def own(value: Any) -> Any:
    """Return lists and dicts, and those in them, as copies; all else stays itself."""
    if isinstance(value, list):
        return [own(each) if isinstance(each, list | dict) else each for each in value]
    if isinstance(value, dict):
        return {k: own(v) if isinstance(v, list | dict) else v for k, v in value.items()}
    return value
