"""Which piece of Meltwater is which."""

import tomllib
from collections import Counter
from functools import cache
from typing import Any

from nunatak.engine.events import NamedEvent
from nunatak.games.meltwater.rules.vocabulary import HEXES
from nunatak.scene.pieces import Pieces
from nunatak.scene.sight import Sight

Place = tuple[str, str]  # a hex and a sort of piece
SORTS = ("civilians", "soldiers", "refugees", "stockpiles")
PRINTED = {  # sorts, as the component file calls them
    "us": "civilians",
    "ussr": "civilians",
    "us-soldiers": "soldiers",
    "ussr-soldiers": "soldiers",
    "refugees": "refugees",
    "stockpiles": "stockpiles",
}


class GamePieces(Pieces):
    """Names for the pieces of each sort in each hex."""

    def __init__(self, sight: Sight) -> None:
        self.at: dict[Place, list[str]] = {}
        self.count = 0
        there = set_up(sight.game.components, sight.view["settings"]["season"])
        self.settle({(name, sort): there[name, sort] for name in HEXES for sort in SORTS})

    def here(self, name: str, sort: str) -> list[str]:
        """Return the pieces of a sort in a hex."""
        return self.at.setdefault((name, sort), [])

    def move(self, sort: str, source: str, to: str, count: int = 1, into: str = "") -> None:
        """Move pieces of a sort to another hex, perhaps to become another sort there."""
        for _ in range(count):
            if self.here(source, sort):
                self.here(to, into or sort).append(self.here(source, sort).pop())

    def follow(self, event: NamedEvent) -> None:
        """Move what an event moved; what comes and goes is settled afterwards."""
        nouns = event.nouns
        source, to = str(nouns.get("source", "")), str(nouns.get("to", ""))
        sort = sort_of(str(nouns.get("unit", "")))
        match event.name:
            case "fled" | "driven":
                self.move(sort, source, to)
            case "defected":
                self.move(sort, source, to, into="civilians")
            case "marched":
                self.move("civilians", source, to, int(nouns["civilians"]))
            case "marched-armed":
                self.move("soldiers", source, to, int(nouns["soldiers"]))
            case "carried":
                self.move("stockpiles", source, to, int(nouns["stockpiles"]))
            case "evacuated":
                self.move("refugees", source, to, int(nouns["refugees"]))
                self.move("stockpiles", source, to, int(nouns["stockpiles"]))
            case "press-ganged":
                self.move("refugees", source, to, into="civilians")
            case "militarized":
                name = str(nouns["hex"])
                self.move("civilians", name, name, int(nouns["soldiers"]), into="soldiers")
            case "starved" | "poisoned" | "killed":
                pieces = self.here(str(nouns["hex"]), sort)
                if pieces:
                    pieces.pop()
            case "arrived":
                self.count += 1
                self.here(str(nouns["hex"]), sort).append(f"u{self.count}")
            case "attacked":
                for name in (source, str(nouns["target"])):
                    if self.here(name, "soldiers"):
                        self.here(name, "soldiers").pop()

    def agree(self, table: dict[str, Any]) -> None:
        """Let there be exactly what stands on the map."""
        self.settle({(n, sort): table["hexes"][n][sort] for n in HEXES for sort in SORTS})

    def settle(self, counts: dict[Place, int]) -> None:
        """Let there be so many."""
        for (name, sort), count in counts.items():
            pieces = self.here(name, sort)
            del pieces[count:]
            while len(pieces) < count:
                self.count += 1
                pieces.append(f"u{self.count}")


def sort_of(unit: str) -> str:
    """Return the sort of a unit as events name it."""
    if unit.endswith("civilian"):
        return "civilians"
    return "soldiers" if unit.endswith("soldier") else "refugees"


@cache
def set_up(components: str, season: str) -> Counter[Place]:
    """Return how many pieces stand where at the start."""
    rows = tomllib.loads(components)[season]
    return Counter((name, PRINTED[row["pieces"]]) for row in rows for name in row["hexes"].split())
