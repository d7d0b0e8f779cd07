"""What somebody sees of the Arctic: nations, areas and where they lie, ships and lobbyists."""

import tomllib
from functools import cache, cached_property
from math import cos, radians, sin
from typing import Any

from nunatak.games.arctic.rules.vocabulary import AREAS, NATIONS
from nunatak.games.arctic.screen.pieces import GamePieces
from nunatak.scene.sight import Sight

CX, CY = 642.0, 380.0
DEGREES = 360 / 132  # for each unit of an arc
RINGS = {
    "pole": (0.0, 46.0),
    "inner": (46.0, 152.0),
    "middle": (152.0, 250.0),
    "outer": (250.0, 326.0),
    "approach": (328.0, 362.0),
}
NAME_ROOM = 18.0  # at the outer edge of an area, for its name
VOTES = {"RUS": 1, "NOR": 1, "EU": 2, "CAN": 1, "USA": 1}


class Arc:
    """Where an area lies: its ring, from and to in degrees clockwise from above."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.ring: str = row["ring"]
        self.inner, self.outer = RINGS[self.ring]
        west, east = row["arc"]
        turn = 360 if west + east > 168 else 0  # so that what is below lies between 90 and 270
        self.start = 180 - east * DEGREES + turn
        self.end = 180 - west * DEGREES + turn
        self.middle = (self.start + self.end) / 2
        self.heart = (self.inner + self.outer - (NAME_ROOM if self.ring != "approach" else 0)) / 2
        self.width = radians(self.end - self.start) * self.heart

    def point(self, along: float, out: float) -> tuple[float, float]:
        """Return a point of the area: so far from its heart clockwise, and outwards."""
        if self.ring == "pole":
            return CX + along, CY - out
        radius = self.heart + out
        angle = radians(self.middle) + along / radius
        return round(CX + radius * sin(angle), 1), round(CY - radius * cos(angle), 1)


class GameSight(Sight):
    """A sight of the Arctic."""

    @cached_property
    def areas(self) -> list[dict[str, Any]]:
        """What lies in each area, in the order of the vocabulary."""
        return [self.table["areas"][name] for name in AREAS]

    @cached_property
    def arcs(self) -> tuple[Arc, ...]:
        """Where each area lies."""
        return arcs(self.game.components)

    @cached_property
    def pieces(self) -> GamePieces:
        """Which ship and which lobbyist is which."""
        return GamePieces.seen(self)

    @property
    def acting(self) -> str:
        """The nation whose turn it is."""
        return "CHN" if self.table["phase"] == 5 else str(self.table["country"])

    def area_name(self, area: int) -> str:
        """Return an area as the map calls it."""
        return self.say(f"map-{AREAS[area]}")

    def in_area(self, area: int) -> str:
        """Return where something in an area is."""
        return self.say(f"where-{AREAS[area]}")

    def nation_name(self, nation: str) -> str:
        """Return a nation as people say it."""
        return self.say(f"nation-{nation}")

    def owner_name(self, area: int) -> str:
        """Return whose platform is in an area."""
        return self.name(self.areas[area]["platform"] - 1)

    def debt(self, area: int) -> dict[str, str]:
        """Return who wants to be paid for a platform, and whose lobbyist from where protects it."""
        part = self.areas[area]
        return {
            "nation": self.nation_name(part["control"]),
            "name": self.name(part["guard"] - 1),
            "from": self.nation_name(part["guard from"]),
        }

    def is_ocean(self, area: int) -> bool:
        """Whether an area is neither coast nor Pole."""
        return self.arcs[area].ring in ("inner", "middle", "approach")

    def cost(self, area: int) -> int:
        """Return what construction costs in an area."""
        return {"outer": 1, "middle": 2, "inner": 3}[self.arcs[area].ring]

    def weight(self, country: str) -> int:
        """Return how many votes a country has."""
        if self.table["joined"]:
            return {"EU": 3, "NOR": 0}.get(country, 1)
        return VOTES[country]

    def state(self, nation: str) -> str:
        """Return the nation that a nation belongs to."""
        return "EU" if nation == "NOR" and self.table["joined"] else nation

    def china_waits(self) -> bool:
        """Say whether China does not act in this round: the first one of beginners."""
        beginner: bool = self.view["settings"]["beginner"]
        return beginner and self.table["round"] == 1

    def china_deed(self) -> str:
        """Return who decides for China, or what it does by itself."""
        seat = self.table["china"]["controller"]
        if seat is not None:
            return self.say("scene-run-by", name=self.name(seat - 1))
        return self.say("scene-waits" if self.china_waits() else "scene-drifts")

    def steps(self) -> int | None:
        """Return how far the nearest Chinese ship is from the Pole."""
        rings = ("pole", "inner", "middle", "outer", "approach")
        there = [n for n, part in enumerate(self.areas) if "CHN" in part["ships"]]
        return min((rings.index(self.arcs[n].ring) for n in there), default=None)


@cache
def arcs(components: str) -> tuple[Arc, ...]:
    """Return where the areas of a component file lie."""
    return tuple(Arc(row) for row in tomllib.loads(components)["areas"])


LETTERS = dict(zip(NATIONS, ("RU", "NO", "EU", "CA", "US", "CN"), strict=True))
