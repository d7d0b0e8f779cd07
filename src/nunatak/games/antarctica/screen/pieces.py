"""Which ship is which, so that a ship that sails is seen to sail."""

from collections.abc import Sequence
from typing import Any

from nunatak.engine.events import NamedEvent
from nunatak.scene.scene import SEATS


class Fleet:
    """Names for all ships on the board, followed from the beginning through what was told."""

    def begin(self, table: dict[str, Any], told: Sequence[NamedEvent]) -> None:
        """Begin without any ship."""
        self.lines: dict[str, list[str]] = {}
        self.built: dict[int, int] = {}

    def settle(self, table: dict[str, Any]) -> None:
        """Leave them where they are; `names` knows what to do with what was not told."""

    def follow(self, told: NamedEvent) -> None:
        """Let a ship come, go or leave the game."""
        nouns = told.nouns
        if told.name in ("docked", "launched"):
            seat = int(nouns["seat"])
            self.built[seat] = self.built.get(seat, 0) + 1
            self.line(nouns["area"]).append(f"ship.{SEATS[seat]}{self.built[seat]}")
        elif told.name in ("sailed", "moved"):
            ship = self.leave(nouns["source"], int(nouns["seat"]))
            self.line(nouns["to"]).append(ship)
        elif told.name == "scrapped":
            self.leave(nouns["area"], int(nouns["seat"]))

    def line(self, area: Any) -> list[str]:
        """Return the ships in an area, in no matter which order."""
        return self.lines.setdefault(str(area), [])

    def leave(self, area: Any, seat: int) -> str:
        """Take one of a seat's ships out of an area and return its name."""
        line = self.line(area)
        found = next((s for s in line if s.startswith(f"ship.{SEATS[seat]}")), f"ship.{area}")
        if found in line:
            line.remove(found)
        return found

    def names(self, area: str, seats: Sequence[int]) -> list[str]:
        """Return names for the ships that lie in an area, the first in line first.

        Ships of one colour are alike, so it is enough that each colour has its own names there.
        """
        left = list(self.line(area))
        found = []
        for place, seat in enumerate(seats):
            name = next((s for s in left if s.startswith(f"ship.{SEATS[seat]}")), "")
            if name:
                left.remove(name)
            found.append(name or f"ship.{area}.{place}")
        return found
