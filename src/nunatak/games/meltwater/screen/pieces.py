"""Which piece of Meltwater is which, so that on the screen it glides from hex to hex."""

from collections.abc import Sequence
from typing import Any

from nunatak.engine.events import NamedEvent
from nunatak.games.meltwater.rules.vocabulary import HEXES

SORTS = ("civilians", "soldiers", "refugees", "stockpiles")


class Units:
    """Follows every piece by what has been told, and agrees with what stands on the map."""

    def begin(self, table: dict[str, Any], told: Sequence[NamedEvent]) -> None:
        """Put the pieces where they stood before all that was told."""
        self.at: dict[tuple[str, str], list[str]] = {}
        self.count = 0
        self.agree(start(table, told))

    def settle(self, table: dict[str, Any]) -> None:
        """Agree with what stands on the map."""
        self.agree({(n, s): table["hexes"][n][s] for n in HEXES for s in SORTS})

    def here(self, name: str, sort: str) -> list[str]:
        """Return the pieces of a sort in a hex."""
        return self.at.setdefault((name, sort), [])

    def move(self, sort: str, source: str, to: str, count: int = 1, into: str = "") -> None:
        """Move pieces of a sort to another hex, perhaps to become another sort there."""
        for _ in range(count):
            if self.here(source, sort):
                self.here(to, into or sort).append(self.here(source, sort).pop())

    def follow(self, told: NamedEvent) -> None:
        """Move what an event moved; what comes and goes is settled afterwards."""
        nouns = told.nouns
        source, to = str(nouns.get("source", "")), str(nouns.get("to", ""))
        sort = sort_of(str(nouns.get("unit", "")))
        match told.name:
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

    def agree(self, counts: dict[tuple[str, str], int]) -> None:
        """Agree with how many there are."""
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


def start(table: dict[str, Any], told: Sequence[NamedEvent]) -> dict[tuple[str, str], int]:
    """Return what stood where before all that was told, as far as it can be told."""
    counts = {(n, s): int(table["hexes"][n][s]) for n in HEXES for s in SORTS}

    def back(sort: str, source: str, to: str, count: int = 1, into: str = "") -> None:
        counts[to, into or sort] -= count
        counts[source, sort] += count

    for each in reversed(told):
        nouns = each.nouns
        source, to = str(nouns.get("source", "")), str(nouns.get("to", ""))
        sort = sort_of(str(nouns.get("unit", "")))
        match each.name:
            case "fled" | "driven":
                back(sort, source, to)
            case "defected":
                back(sort, source, to, into="civilians")
            case "marched":
                back("civilians", source, to, int(nouns["civilians"]))
            case "marched-armed":
                back("soldiers", source, to, int(nouns["soldiers"]))
            case "carried":
                back("stockpiles", source, to, int(nouns["stockpiles"]))
            case "evacuated":
                back("refugees", source, to, int(nouns["refugees"]))
                back("stockpiles", source, to, int(nouns["stockpiles"]))
            case "press-ganged":
                back("refugees", source, to, into="civilians")
            case "militarized":
                name = str(nouns["hex"])
                back("civilians", name, name, int(nouns["soldiers"]), into="soldiers")
            case "starved" | "poisoned" | "killed":
                counts[str(nouns["hex"]), sort] += 1
            case "arrived":
                counts[str(nouns["hex"]), sort] -= 1
            case "stockpiles-lost":
                counts[str(nouns["hex"]), "stockpiles"] += int(nouns["stockpiles"])
            case "attacked":
                for name in (source, str(nouns["target"])):
                    counts[name, "soldiers"] += 1
    return {place: max(0, count) for place, count in counts.items()}
