"""One moment of Frozen Frontier as whoever looks sees it: what all drawing needs to know."""

from functools import cache
from typing import Any

from nunatak.games.description import Game
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
from nunatak.games.frozen_frontier.screen import effect_icons as signs
from nunatak.games.frozen_frontier.screen import effect_words as abilities
from nunatak.games.frozen_frontier.screen.labels import Labels
from nunatak.scene.scene import SEATS, Sum
from nunatak.scene.sight import Sight

AISAAC = "aisaac"
AISAAC_LETTER = "E"  # a shape that nobody has who plays alone
IN_SET = 4
ROOM = 4  # units of a resource that a storage holds
CATEGORIES = ("control", "tracks", "contracts", "research", "leftovers", "tokens", "penalties")

Who = int | str


@cache
def fixed_words(game: Game[Any], key: str, locale: str) -> str:
    """Return words that are always the same."""
    return game.texts.say(key, locale)


@cache
def fixed_sentence(name: str, locale: str) -> str:
    """Return all that something does."""
    return abilities.sentence(name, locale)


@cache
def fixed_when(name: str, locale: str) -> str:
    """Return what triggers an ability in few words, and how often if nothing does."""
    return abilities.brief_when(name, locale) or abilities.how_often(name, locale)


class Moment:
    """What the parts of the scene ask for."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.table = sight.table
        self.now: dict[str, Any] = sight.table["now"]
        self.choices = frozenset(sight.options)
        self.labels = Labels(sight.table, self.viewer, sight.decision, sight.options, sight.locale)

    def say(self, key: str, /, **nouns: Any) -> str:
        """Return one of the game's own words."""
        if nouns:
            return self.sight.say(key, **nouns)
        return fixed_words(self.sight.game, key, self.sight.locale)

    # Choices

    def can(self, option: int) -> int | None:
        """Return the option if whoever looks may choose it."""
        return int(option) if option in self.choices else None

    def those(self, first: int, count: int) -> list[int]:
        """Return those of a verb's options that can be chosen."""
        return [o for o in self.sight.options if first <= o < first + count]

    # People

    @property
    def own(self) -> int | None:
        """The seat of whoever looks."""
        return self.sight.seat

    @property
    def viewer(self) -> int:
        """The seat whose board is shown: one's own, or for spectators whoever's turn it is."""
        if self.own is not None:
            return self.own
        active = self.table["active"]
        return 0 if active == AISAAC else int(active) - 1

    @property
    def acting(self) -> Who:
        """Who does something now: whoever is asked, or whose turn it is."""
        if self.sight.actor >= 0:
            return self.sight.actor + 1
        active: Who = self.table["active"]
        return active

    def seat(self, seat: int) -> dict[str, Any]:
        """Return what a seat has."""
        found: dict[str, Any] = self.table["seats"][seat]
        return found

    @property
    def mine(self) -> dict[str, Any]:
        """What the seat has whose board is shown."""
        return self.seat(self.viewer)

    def has(self, who: Who) -> dict[str, Any]:
        """Return what somebody has, AISAAC too."""
        return self.table["aisaac"] if who == AISAAC else self.seat(int(who) - 1)

    def everybody(self) -> list[Who]:
        """Return all who play, AISAAC last."""
        seats: list[Who] = [seat + 1 for seat in range(self.sight.players)]
        return [*seats, AISAAC] if self.table["aisaac"] else seats

    def letter(self, who: Who) -> str:
        """Return somebody as scenes name seats."""
        return AISAAC_LETTER if who == AISAAC else SEATS[int(who) - 1]

    def name(self, who: Who) -> str:
        """Return somebody's name."""
        return self.say("scene-aisaac") if who == AISAAC else self.sight.name(int(who) - 1)

    def shape(self, who: Who) -> str:
        """Return somebody's shape within words."""
        return f"[seat-{self.letter(who).lower()}|{self.name(who)}]"

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

    def city_name(self, name: str) -> str:
        """Return a city as people say it."""
        return self.say(f"city-{name}")

    def here(self) -> str | None:
        """Return the city in which things happen now."""
        found: str | None = self.has(self.acting)["carrier"] or self.mine["carrier"]
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
        return self.say(f"ability-{name}") if signs.ability(name) else self.say(f"subsidy-{name}")

    def sentence(self, name: str) -> str:
        """Return all that something does."""
        return fixed_sentence(name, self.sight.locale)

    def when(self, name: str) -> str:
        """Return what triggers an ability in few words, and how often if nothing does."""
        return f"[{signs.trigger(name)}] {fixed_when(name, self.sight.locale)}"

    def card_sum(self, name: str) -> Sum:
        """Return a card explained."""
        return Sum(self.title(name), self.card_rows(name), note=self.sentence(name))

    def card_rows(self, name: str) -> list[tuple[str, str]]:
        """Return what a card's head says."""
        row = abilities.rows()[name]
        if "city" not in row:
            return []
        building = self.building_name(row["building"])
        return [
            (self.say("scene-building"), f"[{signs.BUILDINGS[row['building']]}] {building}"),
            (self.say("scene-city"), self.city_name(row["city"])),
        ]

    def abilities_of(self, who: Who) -> list[tuple[str, str]]:
        """Return the places and names of somebody's abilities."""
        if who == AISAAC:
            return []
        part = self.seat(int(who) - 1)
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
        if signs.city_of(project) == city:
            return [b for b in buildings if buildings[b]["owner"] is None]
        building = signs.building_of(project)
        there = buildings.get(building)
        return [building] if there is not None and there["owner"] is None else []

    def completes(self, project: str, city: str, building: str) -> bool:
        """Say whether a project is completed by a building."""
        return signs.city_of(project) == city and signs.building_of(project) == building

    def cards_for(self, city: str, building: str) -> list[str]:
        """Return the cards of one's hand with which a building can be constructed."""
        return [card for card in self.mine["hand"] if building in self.uses(card, city)]

    def obstacle(self, city: str, building: str) -> str:
        """Return why one can't construct a building that does not stand yet, or nothing."""
        part = self.mine
        large = BUILDINGS.index(building) >= LARGE_FROM
        cost = abilities.cost(building)
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
        at = self.mine[track]
        names = [f"{track}-{n}" for n in range(at + 1, min(at + steps, int(LAST_STEP)) + 1)]
        found = [abilities.brief(name, self.sight.locale) for name in names]
        return [words for words in found if words]

    def sets_off(self, building: str) -> list[str]:
        """Return what constructing a building would bring beyond its bonus."""
        found: list[str] = []
        row = abilities.rows()[building]
        steps: dict[str, int] = {}
        for op in row["effect"]:
            if op["op"] == "advance":
                steps[op["track"]] = steps.get(op["track"], 0) + op["n"]
        for track, n in steps.items():
            found += self.steps_to(track, n)
        for place, name in self.abilities_of(self.viewer + 1):
            if not self.is_spent(place) and self.hears(name, row, steps):
                found.append(f"[{signs.trigger(name)}] {signs.effect(name)}")
        return found

    def hears(self, name: str, building: abilities.Row, steps: dict[str, int]) -> bool:
        """Say whether an ability is triggered by a construction, or by its steps."""
        event = abilities.rows()[name].get("event", {})
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
        found: int = abilities.rows()[f"{track}-{step}"]["points"]
        return found

    def until(self, track: str, op: str, generation: int = 0, skip: int = 0) -> int | None:
        """Return how many steps it is to the next bonus of a kind, or nothing if there is none."""
        at = int(self.mine[track])
        for step in range(at + 1, int(LAST_STEP) + 1):
            for each in abilities.rows()[f"{track}-{step}"]["effect"]:
                if each["op"] == op and each.get("generation", 0) == generation:
                    if skip == 0:
                        return step - at
                    skip -= 1
        return None

    # Points

    def points(self, who: Who) -> dict[str, int]:
        """Return somebody's points by category, as far as they are known."""
        if who != AISAAC:
            found: dict[str, int] = self.seat(int(who) - 1)["known points"]
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
        return who != AISAAC and bool(self.seat(int(who) - 1)["hidden contracts"])

    def category(self, who: Who, key: str) -> str:
        """Return somebody's points of a category; for contracts face down, how many there are."""
        if key == "contracts" and self.hides(who):
            return self.say("scene-face-down", count=self.has(who)["hidden contracts"])
        points = self.points(who)[key]
        return str(points) if points else ""

    def score(self, who: Who) -> str:
        """Return somebody's points if the game ended now, as far as they are known."""
        return f"{self.has(who)['score']}{'?' if self.hides(who) else ''}"
