"""What somebody sees of Antarctica, and the places of things on the round board."""

from functools import cached_property
from math import cos, radians, sin
from typing import Any

from nunatak.games.antarctica.rules.vocabulary import AREAS
from nunatak.games.antarctica.screen.labels import reach
from nunatak.games.antarctica.screen.pieces import GamePieces
from nunatak.scene.sight import Sight

CX, CY = 640.0, 426.0
RING = 396.0  # where the sun goes round
BERTH = 356.0  # the first ship space; the others lie further in
BETWEEN = 31.0
CREW = 208.0
SYMBOLS = {
    "shaft-tower": "shaft",
    "headquarters": "hq",
    "plankton-farm": "plankton",
    "scientist": "pawn",
    "move-ship": "moveship",
    "advance-three": "adv3",
    "expertise-card": "expert",
    "basic-card": "basic",
    "icebreaker": "ice",
    "place-a-scientist": "pawn",
    "two-scientists": "people",
    "fast-research": "adv3",
    "expertise": "expert",
}
STARRED = ("headquarters", "plankton-farm", "antenna")
CENTRES = ("inland", "coastal", "naval")
# Places for buildings in an area: how far out, how far to the side, and how large, by how many.
FEW = ((251, -75), (251, -25), (251, 25), (251, 75))
SOME = ((251, -50), (251, 0), (251, 50), (303, -74), (303, 74), (251, -88), (251, 88))
MANY = (
    (242, -80), (242, -48), (242, -16), (242, 16), (242, 48), (242, 80), (276, -58), (276, 58),
    (276, -90), (276, 90), (308, -66), (308, 66), (308, -99), (308, 99),
)  # fmt: skip


def symbol(name: str) -> str:
    """Return the drawing of a building, a card or what a track's symbol does."""
    return SYMBOLS.get(name, name)


def place(area: str, out: float, aside: float = 0.0) -> tuple[float, float]:
    """Return a place in an area: how far from the pole, and how far to the side."""
    angle = radians(45 * AREAS.index(area))
    x = CX + out * sin(angle) + aside * cos(angle)
    y = CY - out * cos(angle) + aside * sin(angle)
    return round(x, 1), round(y, 1)


def building_places(count: int) -> tuple[list[tuple[float, float]], int]:
    """Return where so many buildings stand in an area, and how large they are."""
    if count <= len(FEW):
        shift = 25 * (len(FEW) - count)
        return [(out, aside + shift) for out, aside in FEW[:count]], 40
    if count <= 5:
        return list(SOME[:count]), 40
    return list(MANY[:count]), 29


class GameSight(Sight):
    """A sight of Antarctica."""

    @cached_property
    def pieces(self) -> GamePieces:
        """Which ship is which."""
        return GamePieces.seen(self)

    @property
    def mover(self) -> int:
        """The seat whose turn it is."""
        return int(self.table["mover"]) - 1

    def area(self, name: str) -> dict[str, Any]:
        """Return what lies in an area."""
        found: dict[str, Any] = self.table["areas"][name]
        return found

    def has(self, seat: int) -> dict[str, Any]:
        """Return what a seat has."""
        found: dict[str, Any] = self.table["seats"][seat]
        return found

    def area_name(self, name: str) -> str:
        """Return an area as people say it."""
        return self.say(f"area-{name}")

    def building(self, name: str) -> str:
        """Return a building as people say it."""
        words = self.say(f"name-{name}")
        return words[:1].upper() + words[1:]

    def worth(self, name: str) -> int:
        """Return what first place in an area is worth."""
        area = self.area(name)
        return int(len(area["buildings"]) + sum(area["scientists"]) + 1)

    def is_sailing(self, seat: int) -> bool:
        """Say whether it is a seat's turn, and its ship has still to sail."""
        table = self.table
        begun = table["turn"] and table["target"] is None and table["symbol"] is None
        return bool(begun and not self.over and seat == self.mover)

    def reach(self, building: str, seat: int) -> list[str]:
        """Return the areas in which a seat's ships have access to a building.

        A ship that is about to sail gives no access any more to what stands where it lies.
        """
        found = reach(self.table, building, seat)
        sun = self.table["sun"]
        if sun in found and self.is_sailing(seat):
            own = [ship for ship in self.area(sun)["line"] if ship["seat"] == seat + 1]
            if len(own) == 1:
                found.remove(sun)
        return found

    def acting(self) -> str | None:
        """Return the area in which somebody acts now."""
        target: str | None = self.table["target"]
        return None if self.over else target
