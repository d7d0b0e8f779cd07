"""Which piece is which, so that on a screen a thing that moves is seen to move."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Self

from nunatak.engine.events import NamedEvent

if TYPE_CHECKING:
    from nunatak.scene.sight import Sight


class Pieces(ABC):
    """Names that pieces keep while they move, from the beginning of a game on.

    They follow one event after the other, as far as one seat may know them, and are kept with its
    trail of events from update to update; what is drawn is a copy that agrees with what lies there.
    """

    @abstractmethod
    def __init__(self, sight: "Sight") -> None:
        """Name the pieces as they lie when a game begins; any sight of the game will do."""

    @abstractmethod
    def follow(self, event: NamedEvent) -> None:
        """Move what an event moved."""

    @abstractmethod
    def agree(self, table: dict[str, Any]) -> None:
        """Let there be exactly what lies on a table, whatever was told of how it came there."""

    def copy(self) -> Self:
        """Return the same names, which go on by themselves from here."""
        found = type(self).__new__(type(self))
        vars(found).update({name: copied(value) for name, value in vars(self).items()})
        return found

    @classmethod
    def seen(cls, sight: "Sight") -> Self:
        """Return the names of all that somebody sees."""
        return sight.heard.now(cls, sight)


def copied(value: Any) -> Any:
    """Return lists, dicts and pieces as new ones, and what lies in them as it is."""
    if isinstance(value, Pieces):
        return value.copy()
    if isinstance(value, dict):
        return {key: copied(each) for key, each in value.items()}
    return [copied(each) for each in value] if isinstance(value, list) else value
