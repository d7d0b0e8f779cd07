"""Options of Frozen Frontier in words: what they are, and what they cost and bring.

They are made of what a seat sees, so the terminal, the page and hints say the same.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from nunatak.games.frozen_frontier.rules.vocabulary import (
    IN_A_BUILDING,
    LAST_STEP,
    PLACES,
    RESOURCES,
    VOCABULARY,
)
from nunatak.games.frozen_frontier.screen import effect_words
from nunatak.scene.sight import Sight
from nunatak.scene.text import FALLBACK

Words = tuple[str, str]  # what it is, and what it costs and brings
ENDS = ("settle-where", "use-spot", "refresh-spot", "give-what", "fulfil-unscheduled")


def label(sight: Sight, option: int) -> str:
    """Return an option in words for whoever is asked, or nothing if its verb says enough."""
    if sight.seat is None or option not in sight.options:
        return ""
    return Labels(sight, sight.seat, sight.asked.get("building", "none")).label(option)


class Labels:
    """The words for the options of one decision."""

    def __init__(self, sight: Sight, seat: int, building: str = "none") -> None:
        self.sight = sight
        self.table = sight.table
        self.mine: dict[str, Any] = sight.table["seats"][seat]
        self.now: dict[str, Any] = sight.table["now"]
        self.seat = seat
        self.locale = sight.locale
        self.building = building  # which a project is played for

    def label(self, option: int) -> str:
        """Return an option with all that matters about it, or nothing if its verb says enough."""
        first, rest = self.words(option)
        if not rest:
            return first
        key = "label-with-sentence" if rest.endswith(".") else "label-with"
        return self.say(key, first=first, rest=rest)

    def short(self, option: int) -> str:
        """Return an option without what it brings."""
        return self.words(option)[0] or self.sight.label(option)

    def words(self, option: int) -> Words:
        """Return an option in two parts."""
        verb = VOCABULARY.verb(option)
        how = HOW.get(verb.name)
        if how is None:
            return "", ""
        noun = "" if verb.nouns is None else str(verb.nouns[option - verb.first])
        return how(self, noun)

    def say(self, key: str, **nouns: Any) -> str:
        """Return one of the game's own words."""
        return self.sight.say(key, **nouns)

    def sentence(self, name: str) -> str:
        """Return all that a card does."""
        return effect_words.sentence(name, self.locale)

    def effect(self, name: str) -> str:
        """Return what a card costs and does, without when."""
        return effect_words.does_what(effect_words.rows()[name], self.locale)

    @property
    def here(self) -> dict[str, Any]:
        """The city that the carrier is in."""
        found: dict[str, Any] = self.table["cities"][self.mine["carrier"]]
        return found

    def city(self, name: str) -> str:
        """Return a city by its name."""
        return self.say(f"city-{name}")

    # Moving

    def land(self, _: str) -> Words:
        """Return what it is to stop where one is."""
        stays = self.mine["carrier"] == self.now["from"]
        city = self.city(self.mine["carrier"])
        return self.say("label-stay" if stays else "label-stop", city=city), self.lying_in(
            self.mine["carrier"]
        )

    def deploy(self, city: str) -> Words:
        """Return what it is to start in a city."""
        return self.say("option-deploy", noun=self.city(city)), self.lying_in(city)

    def stop(self, city: str) -> Words:
        """Return what it is to fly to a city: for a Qubit if another one is passed."""
        passed = self.mine["carrier"]
        if passed == self.now["from"]:
            return self.say("option-stop", noun=self.city(city)), self.lying_in(city)
        words = self.say("label-stop-past", city=self.city(city), passed=self.city(passed))
        return words, self.lying_in(city)

    def lying_in(self, city: str) -> str:
        """Return the project that somebody gets who stops in a city."""
        project = self.table["cities"][city]["project"]
        return "" if project is None else self.say("label-project", project=self.card(project))

    def card(self, project: str) -> str:
        """Return a project with its building and its city."""
        row = effect_words.rows()[project]
        return self.say(
            "label-card",
            title=self.say(f"project-{project}"),
            building=self.say(f"building-{row['building']}"),
            city=self.city(row["city"]),
        )

    # Constructing

    def build(self, building: str) -> Words:
        """Return what it is to construct a building."""
        words = self.say(
            "label-build",
            building=self.say(f"building-{building}"),
            cost=effect_words.price(building, self.locale),
        )
        return words, effect_words.brief(building, self.locale)

    def play(self, project: str) -> Words:
        """Return what it is to play a project."""
        row = effect_words.rows()[project]
        fits = (row["building"], row["city"]) == (self.building, self.mine["carrier"])
        return self.say("option-play", noun=self.card(project)), (
            self.say("label-fits") if fits else ""
        )

    def complete(self, _: str) -> Words:
        """Return what it is to complete the project that is played."""
        name = self.now["playing"]
        return self.say("label-complete", project=self.say(f"project-{name}")), self.sentence(name)

    def decline(self, _: str) -> Words:
        """Return what it is not to complete it."""
        return self.say("label-decline", project=self.say(f"project-{self.now['playing']}")), ""

    def replace(self, slot: str) -> Words:
        """Return what it is to complete it in place of another one."""
        former = self.mine["slots"][int(slot[-1]) - 1]
        if former is None:
            return "", ""
        words = self.say("option-replace", noun=self.say(f"project-{former}"))
        return words, self.say("label-loses", does=effect_words.brief(former, self.locale))

    def subsidize(self, name: str) -> Words:
        """Return what it is to use a subsidy."""
        return self.say("option-subsidize", noun=self.say(f"subsidy-{name}")), self.effect(name)

    # Collaborating

    def settle(self, space: str) -> Words:
        """Return what it is to settle somebody somewhere."""
        building, place = parted(space)
        slot = self.here["buildings"].get(building)
        if slot is None or place >= len(slot["spaces"]):
            return "", ""
        colonist = slot["spaces"][place]["colonist"]
        opened = [s["gives"] for s in slot["spots"] if s["space"] == place + 1]
        words = self.say("label-settle", colonist=colonist, building=self.whose(building, slot))
        points = 2 if colonist == "scientist" else 1
        return words, self.say("label-opens", points=points, spots=self.spots(opened, slot))

    def spots(self, gives: Sequence[str], slot: dict[str, Any]) -> str:
        """Return what spots give, several of a kind by their number."""
        parts = [
            self.given(what, slot) if n == 1 else self.say(f"goods-{what}", n=n)
            for what, n in Counter(gives).items()
        ]
        return effect_words.listed(parts, self.locale)

    def given(self, what: str, slot: dict[str, Any]) -> str:
        """Return what a spot gives: a resource, or the laboratory's effect."""
        if what == "lab":
            return self.say("label-lab", does=self.say(f"lab-{slot['lab']}"))
        return self.say(f"resource-{what}")

    def whose(self, building: str, slot: dict[str, Any]) -> str:
        """Return a building, and whether it is one's own."""
        words = self.say(f"building-{building}")
        return self.say("label-own", building=words) if slot["owner"] == self.seat + 1 else words

    def operate(self, spot: str) -> Words:
        """Return what it is to use a spot."""
        building, place = parted(spot)
        slot = self.here["buildings"].get(building)
        if slot is None or place >= len(slot["spots"]):
            return "", ""
        gives = slot["spots"][place]["gives"]
        owned = self.whose(building, slot)
        if gives == "lab":
            words = self.say("label-use-lab", building=owned)
            return words, self.say("label-fee", does=self.say(f"lab-{slot['lab']}"))
        return self.say("label-collect", resource=gives, building=owned), ""

    def refresh(self, spot: str) -> Words:
        """Return what it is to clear a spot."""
        building, place = parted(spot)
        slot = self.here["buildings"].get(building)
        if slot is None or place >= len(slot["spots"]):
            return "", ""
        what = self.given(slot["spots"][place]["gives"], slot)
        return self.say("label-clear", what=what, building=self.whose(building, slot)), ""

    def collect_basic(self, _: str) -> Words:
        """Return what it is to collect a city's Basic Resource."""
        city = self.city(self.mine["carrier"])
        return self.say("label-collect-basic", resource=self.here["basic"], city=city), ""

    def collaborate(self, _: str) -> Words:
        """Return what it is to collaborate."""
        return self.say("option-collaborate"), self.say("label-collaborate")

    def raise_funds(self, _: str) -> Words:
        """Return what it is to raise funds."""
        return self.say("option-raise-funds"), self.say("label-raise-funds")

    def pass_by(self, _: str) -> Words:
        """Return what it is to pass."""
        return self.say("option-pass"), self.say("label-pass")

    def done(self, _: str) -> Words:
        """Return what it is to do no more of something."""
        if self.sight.decision not in ENDS:
            return "", ""
        return self.say(f"label-done-{self.sight.decision}"), ""

    # Effects

    def use(self, place: str) -> Words:
        """Return what it is to use an ability."""
        lying = [self.mine["corporation"], *self.mine["slots"], *self.mine["programs"]]
        name = lying[PLACES.index(place)]
        if name is None:
            return "", ""
        return self.say("option-use", noun=self.say(f"ability-{name}")), self.effect(name)

    def refuse(self, _: str) -> Words:
        """Return what it is to use no ability."""
        return self.say("label-refuse", abilities=len(self.sight.options) - 1), ""

    def advance(self, track: str) -> Words:
        """Return what it is to advance on a track, and what the next step brings."""
        words = self.say("option-advance", noun=self.say(f"track-{track}"))
        step = self.mine[track] + 1
        if step > LAST_STEP:
            return words, ""
        bonus = effect_words.brief(f"{track}-{step}", self.locale)
        return words, self.say("label-step", step=step, bonus=bonus or "none")

    def pay(self, resource: str) -> Words:
        """Return what it is to spend a unit."""
        return self.counted("label-pay", resource), ""

    def take(self, resource: str) -> Words:
        """Return what it is to take a unit."""
        return self.counted("label-take", resource), ""

    def give(self, resource: str) -> Words:
        """Return what it is to give a unit."""
        return self.counted("label-give", resource), ""

    def counted(self, key: str, resource: str) -> str:
        """Return something about a resource, with how much of it there is."""
        return self.say(key, resource=resource, have=self.mine["store"][resource])

    # Cards

    def keep(self, project: str) -> Words:
        """Return what it is to keep a project."""
        return self.say("option-keep", noun=self.card(project)), self.sentence(project)

    def study(self, program: str) -> Words:
        """Return what it is to choose a program."""
        return self.say("option-study", noun=self.say(f"program-{program}")), self.sentence(program)

    def incorporate(self, name: str) -> Words:
        """Return what it is to lead a corporation: what it starts with, and its ability."""
        words = self.say("option-incorporate", noun=self.say(f"corporation-{name}"))
        starts = self.say("label-starts", goods=started(name, self.locale))
        return words, f"{starts} {self.sentence(name)}"


def parted(place: str) -> tuple[str, int]:
    """Return the building of a space or spot, and which of its places it is, from 0.

    >>> parted("power-plant-2")
    ('power-plant', 1)
    """
    building, _, number = place.rpartition("-")
    return building, (int(number) - 1) % int(IN_A_BUILDING)


def started(name: str, locale: str = FALLBACK) -> str:
    """Return what a corporation starts with.

    >>> started("nautilus")
    '8 Qubits, 2 aerogel, 1 energy, 1 regolith, 1 engineer, 1 scientist and step 1 of Science'
    """
    row = effect_words.rows()[name]
    goods = [("qubit", row["qubits"]), *zip(RESOURCES, row["store"], strict=True)]
    goods += [("engineer", row["engineers"]), ("scientist", row["scientists"])]
    parts = [effect_words.say(f"goods-{what}", locale, n=n) for what, n in goods if n]
    parts += [
        effect_words.say("label-start-step", locale, step=row[track], track=track)
        for track in ("industry", "science")
        if row[track]
    ]
    return effect_words.listed(parts, locale)


HOW: dict[str, Callable[[Labels, str], Words]] = {
    "land": Labels.land,
    "deploy": Labels.deploy,
    "stop": Labels.stop,
    "build": Labels.build,
    "play": Labels.play,
    "complete": Labels.complete,
    "decline": Labels.decline,
    "replace": Labels.replace,
    "subsidize": Labels.subsidize,
    "settle": Labels.settle,
    "operate": Labels.operate,
    "refresh": Labels.refresh,
    "collect-basic": Labels.collect_basic,
    "collaborate": Labels.collaborate,
    "raise-funds": Labels.raise_funds,
    "pass": Labels.pass_by,
    "done": Labels.done,
    "use": Labels.use,
    "refuse": Labels.refuse,
    "advance": Labels.advance,
    "pay": Labels.pay,
    "take": Labels.take,
    "give": Labels.give,
    "keep": Labels.keep,
    "study": Labels.study,
    "incorporate": Labels.incorporate,
}
