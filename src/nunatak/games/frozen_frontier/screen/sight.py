"""What somebody sees of Frozen Frontier: people and AISAAC, cities, cards, tracks and points."""

from functools import cached_property
from typing import Any

from nunatak.games.frozen_frontier.rules.vocabulary import (
    BUILDINGS,
    CITIES,
    LARGE_FROM,
    LAST_STEP,
    PLACES,
    RESOURCES,
    SETS,
    TRACKS,
)
from nunatak.games.frozen_frontier.screen import effect_icons as icons
from nunatak.games.frozen_frontier.screen import effect_words
from nunatak.games.frozen_frontier.screen.labels import Labels
from nunatak.scene.items import Sum
from nunatak.scene.sight import Sight

AISAAC = "aisaac"
AISAAC_LETTER = "E"  # a shape that nobody has who plays alone
IN_SET = 4
ROOM = 4  # units of a resource that a storage holds
CATEGORIES = ("control", "tracks", "contracts", "research", "leftovers", "tokens", "penalties")

Who = int | str


class GameSight(Sight):
    """A sight of Frozen Frontier."""

    @property
    def now(self) -> dict[str, Any]:
        """What is under way in this turn."""
        found: dict[str, Any] = self.table["now"]
        return found

    @cached_property
    def labels(self) -> Labels:
        """The options in words."""
        return Labels(self, self.viewer)

    # People

    @property
    def viewer(self) -> int:
        """The seat whose board is shown: one's own, or for spectators whoever's turn it is."""
        if self.seat is not None:
            return self.seat
        active = self.table["active"]
        return 0 if active == AISAAC else int(active) - 1

    @property
    def acting(self) -> Who:
        """Who does something now: whoever is asked, or whose turn it is."""
        if self.actor >= 0:
            return self.actor + 1
        active: Who = self.table["active"]
        return active

    @property
    def holdings(self) -> dict[str, Any]:
        """What the seat has whose board is shown."""
        return self.has(self.viewer + 1)

    def has(self, who: Who) -> dict[str, Any]:
        """Return what somebody has, AISAAC too."""
        found: dict[str, Any] = (
            self.table["aisaac"] if who == AISAAC else self.table["seats"][int(who) - 1]
        )
        return found

    def everybody(self) -> list[Who]:
        """Return all who play, AISAAC last."""
        seats: list[Who] = [seat + 1 for seat in range(self.players)]
        return [*seats, AISAAC] if self.table["aisaac"] else seats

    def letter_of(self, who: Who) -> str:
        """Return somebody as scenes name seats."""
        return AISAAC_LETTER if who == AISAAC else self.letter(int(who) - 1)

    def name_of(self, who: Who) -> str:
        """Return somebody's name."""
        return self.say("scene-aisaac") if who == AISAAC else self.name(int(who) - 1)

    def shape(self, who: Who) -> str:
        """Return somebody's shape within words."""
        return f"[seat-{self.letter_of(who).lower()}|{self.name_of(who)}]"

    # Cities

    def city(self, name: str) -> dict[str, Any]:
        """Return what lies in a city."""
        found: dict[str, Any] = self.table["cities"][name]
        return found

    def cities(self) -> list[str]:
        """Return the cities on the board."""
        return list(self.table["cities"])

    def rows(self) -> int:
        """Return how many rows of cities there are."""
        return max(1, len(self.table["cities"]) // 2)

    def grid(self, name: str) -> tuple[int, int]:
        """Return the column and the row of a city."""
        number = CITIES.index(name)
        order = self.table["layout"].split("-")
        row = 2 * order.index(SETS[number // IN_SET]) + number % 2
        return number % IN_SET // 2, row

    def next_to(self, name: str) -> list[str]:
        """Return the three cities next to one: up, down, and across; columns are rings."""
        column, row = self.grid(name)
        rows = self.rows()
        there = ((column, (row - 1) % rows), (column, (row + 1) % rows), (1 - column, row))
        by_place = {self.grid(city): city for city in self.cities()}
        return [by_place[place] for place in there]

    def city_name(self, name: str) -> str:
        """Return a city as people say it."""
        return self.say(f"city-{name}")

    def here(self) -> str | None:
        """Return the city in which things happen now."""
        found: str | None = self.has(self.acting)["carrier"] or self.holdings["carrier"]
        return found if found in self.table["cities"] else None

    def building_name(self, building: str) -> str:
        """Return a building as people say it."""
        return self.say(f"building-{building}")

    def owner_shapes(self, city: str) -> list[tuple[Who, int]]:
        """Return who has how much in a city's council, the strongest first."""
        council = self.city(city)["council"]
        found: list[tuple[Who, int]] = [
            (who, council[str(who)]) for who in self.everybody() if str(who) in council
        ]
        return sorted(found, key=lambda pair: -pair[1])

    # Cards

    def title(self, name: str) -> str:
        """Return the title of a card."""
        return self.say(f"ability-{name}") if icons.ability(name) else self.say(f"subsidy-{name}")

    def sentence(self, name: str) -> str:
        """Return all that something does."""
        return effect_words.sentence(name, self.locale)

    def when(self, name: str) -> str:
        """Return what triggers an ability in few words, and how often if nothing does."""
        often = effect_words.how_often(name, self.locale)
        return f"[{icons.trigger(name)}] {effect_words.brief_when(name, self.locale) or often}"

    def card_sum(self, name: str) -> Sum:
        """Return a card explained."""
        return Sum(self.title(name), self.card_rows(name), note=self.sentence(name))

    def card_rows(self, name: str) -> list[tuple[str, str]]:
        """Return what a card's head says."""
        row = effect_words.rows()[name]
        if "city" not in row:
            return []
        building = self.building_name(row["building"])
        return [
            (self.say("scene-building"), f"[{icons.BUILDINGS[row['building']]}] {building}"),
            (self.say("scene-city"), self.city_name(row["city"])),
        ]

    def abilities_of(self, who: Who) -> list[tuple[str, str]]:
        """Return the places and names of somebody's effect_words."""
        if who == AISAAC:
            return []
        part = self.has(who)
        lying = [part["corporation"], *part["slots"], *part["programs"]]
        return [
            (place, name) for place, name in zip(PLACES, lying, strict=True) if name is not None
        ]

    def is_spent(self, place: str) -> bool:
        """Say whether an ability of the board that is shown was used up this turn."""
        return self.table["active"] == self.viewer + 1 and place in self.now["used"]

    # Building

    def uses(self, project: str, city: str) -> list[str]:
        """Return the buildings for which a project can be played in a city."""
        buildings = self.city(city)["buildings"]
        if icons.city_of(project) == city:
            return [b for b in buildings if buildings[b]["owner"] is None]
        building = icons.building_of(project)
        there = buildings.get(building)
        return [building] if there is not None and there["owner"] is None else []

    def completes(self, project: str, city: str, building: str) -> bool:
        """Say whether a project is completed by a building."""
        return icons.city_of(project) == city and icons.building_of(project) == building

    def to_complete(self, city: str) -> list[str]:
        """Return the cards of one's hand whose building can still be constructed in a city."""
        return [
            card
            for card in self.holdings["hand"]
            if icons.city_of(card) == city and icons.building_of(card) in self.uses(card, city)
        ]

    def cards_for(self, city: str, building: str) -> list[str]:
        """Return the cards of one's hand with which a building can be constructed."""
        return [card for card in self.holdings["hand"] if building in self.uses(card, city)]

    def obstacle(self, city: str, building: str) -> str:
        """Return why one can't construct a building that does not stand yet, or nothing."""
        part = self.holdings
        large = BUILDINGS.index(building) >= LARGE_FROM
        cost = effect_words.cost(building)
        if not self.cards_for(city, building):
            return self.say("scene-why-no-card")
        if not part["large" if large else "small"]:
            return self.say("scene-why-no-miniature")
        lacking = ""
        for good in cost:
            if good["what"] == "basic":
                have = sum(part["store"][basic] for basic in RESOURCES[:3])
            else:
                have = part["store"][good["what"]]
            lacking += f"[{good['what']}]" * max(0, good["n"] - have)
        if lacking:
            return self.say("scene-why-lacks", goods=lacking)
        need = sum(good["n"] for good in cost)
        if part["qubits"] < need:
            return self.say("scene-why-cover", need=need, have=part["qubits"])
        return ""

    def steps_to(self, track: str, steps: int) -> list[str]:
        """Return the bonuses of the next steps on a track, in few words."""
        at = self.holdings[track]
        names = [f"{track}-{n}" for n in range(at + 1, min(at + steps, int(LAST_STEP)) + 1)]
        found = [effect_words.brief(name, self.locale) for name in names]
        return [words for words in found if words]

    def sets_off(self, building: str, *, named: bool = False) -> list[str]:
        """Return what constructing a building would bring beyond its bonus, and by which card."""
        found: list[str] = []
        row = effect_words.rows()[building]
        steps: dict[str, int] = {}
        for op in row["effect"]:
            if op["op"] == "advance":
                steps[op["track"]] = steps.get(op["track"], 0) + op["n"]
        for track, n in steps.items():
            found += self.steps_to(track, n)
        for place, name in self.abilities_of(self.viewer + 1):
            if not self.is_spent(place) and self.hears(name, row, steps):
                mark = f"[{icons.trigger(name)}] {icons.effect(name)}"
                by = self.say("scene-by", bonus=icons.effect(name), ability=self.title(name))
                found.append(by if named else mark)
        return found

    def hears(self, name: str, building: effect_words.Row, steps: dict[str, int]) -> bool:
        """Say whether an ability is triggered by a construction, or by its steps."""
        event = effect_words.rows()[name].get("event", {})
        if event.get("on") == "construct":
            wanted = event.get("building", building["building"])
            sizes = event.get("size", building["size"])
            return building["building"] in wanted and building["size"] == sizes
        if event.get("on") == "advance":
            return event["track"] == "any" or event["track"] in steps
        return False

    # Tracks

    def points_at(self, track: str, step: int) -> int:
        """Return what a step is worth at the end."""
        found: int = effect_words.rows()[f"{track}-{step}"]["points"]
        return found

    def until(self, track: str, op: str, generation: int = 0, skip: int = 0) -> int | None:
        """Return how many steps it is to the next bonus of a kind, or nothing if there is none."""
        at = int(self.holdings[track])
        for step in range(at + 1, int(LAST_STEP) + 1):
            for each in effect_words.rows()[f"{track}-{step}"]["effect"]:
                if each["op"] == op and each.get("generation", 0) == generation:
                    if skip == 0:
                        return step - at
                    skip -= 1
        return None

    # Points

    def points(self, who: Who) -> dict[str, int]:
        """Return somebody's points by category, as far as they are known."""
        if who != AISAAC:
            found: dict[str, int] = self.has(who)["known points"]
            return found
        part = self.table["aisaac"]
        control = sum(
            city["worth"] // len(city["control"])
            for city in self.table["cities"].values()
            if AISAAC in city["control"]
        )
        tracks = sum(self.points_at(track, part[track]) for track in TRACKS)
        rest = part["score"] - control - tracks - part["points"]
        return {
            **dict.fromkeys(CATEGORIES, 0),
            "control": control,
            "tracks": tracks,
            "contracts": rest,
            "tokens": part["points"],
        }

    def hides(self, who: Who) -> bool:
        """Say whether contracts lie face down before somebody whose points they will be."""
        return who != AISAAC and bool(self.has(who)["hidden contracts"])

    def category(self, who: Who, key: str) -> str:
        """Return somebody's points of a category; for contracts face down, how many there are."""
        if key == "contracts" and self.hides(who):
            return self.say("scene-face-down", count=self.has(who)["hidden contracts"])
        points = self.points(who)[key]
        return str(points) if points else ""

    def score(self, who: Who) -> str:
        """Return somebody's points if the game ended now, as far as they are known."""
        return f"{self.has(who)['score']}{'?' if self.hides(who) else ''}"
