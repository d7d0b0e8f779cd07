"""Which ship of Antarctica is which."""

from typing import Any

from nunatak.engine.events import NamedEvent
from nunatak.scene.pieces import Pieces
from nunatak.scene.scene import SEAT_LETTERS
from nunatak.scene.sight import Sight


class GamePieces(Pieces):
    """Names for the ships in each area."""

    def __init__(self, sight: Sight) -> None:
        self.lines: dict[str, list[str]] = {}
        self.built: dict[int, int] = {}

    def follow(self, event: NamedEvent) -> None:
        """Let a ship come, go or leave the game."""
        nouns = event.nouns
        if event.name in ("docked", "launched"):
            seat = int(nouns["seat"])
            self.built[seat] = self.built.get(seat, 0) + 1
            self.line(nouns["area"]).append(f"ship.{SEAT_LETTERS[seat]}{self.built[seat]}")
        elif event.name in ("sailed", "moved"):
            ship = self.leave(nouns["source"], int(nouns["seat"]))
            self.line(nouns["to"]).append(ship)
        elif event.name == "scrapped":
            self.leave(nouns["area"], int(nouns["seat"]))

    def line(self, area: Any) -> list[str]:
        """Return the ships in an area, in no matter which order."""
        return self.lines.setdefault(str(area), [])

    def leave(self, area: Any, seat: int) -> str:
        """Take one of a seat's ships out of an area and return its name."""
        line = self.line(area)
        found = next(
            (s for s in line if s.startswith(f"ship.{SEAT_LETTERS[seat]}")), f"ship.{area}"
        )
        if found in line:
            line.remove(found)
        return found

    def agree(self, table: dict[str, Any]) -> None:
        """Let every line have the ships that lie there, the first in line first.

        Ships of one colour are alike, so it is enough that each colour has its own names there.
        """
        for area, part in table["areas"].items():
            left = self.line(area)
            self.lines[area] = []
            for place, ship in enumerate(part["line"]):
                own = f"ship.{SEAT_LETTERS[ship['seat'] - 1]}"
                name = next((s for s in left if s.startswith(own)), "")
                if name:
                    left.remove(name)
                self.lines[area].append(name or f"ship.{area}.{place}")
