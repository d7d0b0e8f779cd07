"""Which ship and which lobbyist of the Arctic is which."""

from typing import Any

from nunatak.engine.events import NamedEvent
from nunatak.games.arctic.rules.vocabulary import ACTIONS, COUNTRIES, TRACK
from nunatak.scene.pieces import Pieces
from nunatak.scene.sight import Sight

HOME = ""  # where a lobbyist in hand is


class GamePieces(Pieces):
    """The ships and the lobbyists."""

    def __init__(self, sight: Sight) -> None:
        self.ships = Ships(sight)
        self.lobbyists = Lobbyists(sight)

    def follow(self, event: NamedEvent) -> None:
        """Move what an event moved."""
        self.ships.follow(event)
        self.lobbyists.follow(event)

    def agree(self, table: dict[str, Any]) -> None:
        """Let there be exactly what lies on a table."""
        self.ships.agree(table)
        self.lobbyists.agree(table)


class Ships(Pieces):
    """Every ship on the map with its own number."""

    def __init__(self, sight: Sight) -> None:
        self.at: dict[tuple[str, str], list[int]] = {}  # nation and area -> numbers
        self.count = 0
        for nation, areas in sight.table["symbols"].items():
            for area, ships in areas.items():
                for _ in range(ships):
                    self.add(nation, area)

    def add(self, nation: str, area: str) -> None:
        """Let there be one ship more."""
        self.at.setdefault((nation, area), []).append(self.count)
        self.count += 1

    def move(self, nation: str, source: str, to: str) -> None:
        """Let the last ship of an area go to another."""
        if self.at.get((nation, source)):
            self.at.setdefault((nation, to), []).append(self.at[nation, source].pop())

    def follow(self, event: NamedEvent) -> None:
        """Do what was told."""
        nouns = {name: str(noun) for name, noun in event.nouns.items()}
        if event.name == "ship-came":
            self.add("CHN", nouns["area"])
        elif event.name == "launched":
            self.add(nouns["nation"], nouns["area"])
        elif event.name == "sailed":
            self.move(nouns["nation"], nouns["source"], nouns["to"])
        elif event.name == "drifted":
            for _ in range(int(nouns["ships"])):
                self.move("CHN", nouns["source"], nouns["to"])
        elif event.name == "fought":
            for nation in (nouns["nation"], nouns["foe"]):
                if self.at.get((nation, nouns["area"])):
                    self.at[nation, nouns["area"]].pop()
        elif event.name == "norway-joined":
            for nation, area in list(self.at):
                if nation == "NOR":
                    self.at.setdefault(("EU", area), []).extend(self.at.pop((nation, area)))

    def agree(self, table: dict[str, Any]) -> None:
        """Let there be exactly the ships that are on the table, whatever was told."""
        there = {
            (nation, area): ships
            for area, part in table["areas"].items()
            for nation, ships in part["ships"].items()
        }
        for key in list(self.at):
            del self.at[key][there.get(key, 0) :]
        for (nation, area), ships in there.items():
            while len(self.at.get((nation, area), [])) < ships:
                self.add(nation, area)


class Lobbyists(Pieces):
    """Every lobbyist with its own number: `at` says for each place which one is there."""

    def __init__(self, sight: Sight) -> None:
        self.at: dict[str, int] = {}
        self.next = [0] * sight.players
        self.free: list[list[int]] = [[] for _ in range(sight.players)]
        self.owner: dict[int, int] = {}

    def number(self, seat: int) -> int:
        """Return a lobbyist from a seat's hand."""
        if self.free[seat]:
            return self.free[seat].pop()
        self.next[seat] += 1
        found = seat * 100 + self.next[seat]
        self.owner[found] = seat
        return found

    def home(self, place: str) -> None:
        """Send whoever is at a place home."""
        if place in self.at:
            number = self.at.pop(place)
            self.free[self.owner[number]].append(number)

    def move(self, seat: int, source: str, to: str) -> None:
        """Move a lobbyist from a place, or from the hand if nobody of the seat is there."""
        number = self.at.get(source)
        if number is None or self.owner[number] != seat:
            number = self.number(seat)
        else:
            del self.at[source]
        self.home(to)
        self.at[to] = number

    def follow(self, event: NamedEvent) -> None:
        """Do what was told."""
        nouns = event.nouns
        seat = int(nouns.get("seat", 0))
        if event.name == "invested":
            self.move(seat, HOME, f"track {nouns['space']}")
        elif event.name == "placed":
            white = [f"track {space}" for space in TRACK[:12]]
            source = next((place for place in white if place in self.at), HOME)
            self.move(seat, source, str(nouns["space"]))
        elif event.name == "moved-to-two":
            self.move(seat, str(nouns["source"]), str(nouns["space"]))
        elif event.name == "acted":
            country = str(nouns["nation"])
            places = [f"{country}-{n}" for n in (1, 2, 3, 4)]
            own = [p for p in places if p in self.at and self.owner[self.at[p]] == seat]
            self.move(seat, own[0] if own else HOME, f"{country} {nouns['action']}")
        elif event.name == "kept":
            space = str(nouns["space"])
            row = ACTIONS[:3] if space.endswith("1") else ACTIONS[3:]
            boxes = [f"{space[:-2]} {action}" for action in reversed(row)]
            self.move(seat, next((box for box in boxes if box in self.at), HOME), space)
        elif event.name == "protected":
            country = str(nouns["nation"])
            places = [f"{country}-{n}" for n in (1, 2, 3, 4)]
            own = [p for p in places if p in self.at and self.owner[self.at[p]] == seat]
            self.move(seat, own[0] if own else HOME, f"guard {nouns['area']}")
        elif event.name == "protection-ended":
            self.home(f"guard {nouns['area']}")
        elif event.name == "round-began":
            for place in list(self.at):
                if place.startswith("track") or (" " in place and not place.startswith("guard")):
                    self.home(place)

    def agree(self, table: dict[str, Any]) -> None:
        """Let lobbyists be exactly where they are on the table, whatever was told."""
        there: dict[str, int] = {}
        for name in COUNTRIES:
            part = table["countries"][name]
            there |= {space: owner for space, owner in part["influence"].items() if owner}
            there |= {f"{name} {box}": owner for box, owner in part["boxes"].items() if owner}
        there |= {f"track {space}": owner for space, owner in table["track"].items() if owner}
        there |= {
            f"guard {name}": part["guard"] for name, part in table["areas"].items() if part["guard"]
        }
        for place in list(self.at):
            if there.get(place) != self.owner[self.at[place]] + 1:
                self.home(place)
        for place, owner in there.items():
            if place not in self.at:
                self.at[place] = self.number(owner - 1)
