"""What is the same for all who see the same, made once for each version of a table."""

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

Made = TypeVar("Made")


class PerVersion:
    """Keeps what was made, until the table has changed.

    >>> kept = PerVersion()
    >>> kept.get(1, "scene", lambda: "drawn"), kept.get(1, "scene", lambda: "drawn again")
    ('drawn', 'drawn')
    >>> kept.get(2, "scene", lambda: "drawn again")
    'drawn again'
    """

    def __init__(self) -> None:
        self.version = -1
        self.made: dict[Hashable, Any] = {}

    def get(self, version: int, key: Hashable, make: Callable[[], Made]) -> Made:
        """Return what goes by this key in this version, and make it if nobody has."""
        if version != self.version:
            self.version = version
            self.made.clear()
        if key not in self.made:
            self.made[key] = make()
        found: Made = self.made[key]
        return found
