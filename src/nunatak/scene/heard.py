"""What somebody has been told in a game, and the pieces that are followed by it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, TypeVar

from nunatak.engine.events import NamedEvent
from nunatak.scene.pieces import Pieces

if TYPE_CHECKING:
    from nunatak.scene.sight import Sight

Kind = TypeVar("Kind", bound=Pieces)


class Heard:
    """Events in the order in which they were told; each is followed once, however long they are."""

    def __init__(self, events: Iterable[NamedEvent] = ()) -> None:
        self.events = list(events)
        self.followed: dict[type[Pieces], tuple[Pieces, int]] = {}  # pieces, and how many events

    def now(self, kind: type[Kind], sight: Sight) -> Kind:
        """Return the pieces of a kind as they lie after all that was told."""
        pieces, count = self.followed.get(kind) or (kind(sight), 0)
        for event in self.events[count:]:
            pieces.follow(event)
        self.followed[kind] = pieces, len(self.events)
        found = pieces.copy()
        found.agree(sight.table)
        assert isinstance(found, kind)
        return found

    def and_then(self, events: Iterable[NamedEvent]) -> Heard:
        """Return what was heard, going on from here with what would be told."""
        further = Heard([*self.events, *events])
        further.followed = {kind: (p.copy(), n) for kind, (p, n) in self.followed.items()}
        return further
