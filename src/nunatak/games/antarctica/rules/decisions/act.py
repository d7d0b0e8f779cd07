"""What a ship's owner does where it has arrived: one action, one card and one discard."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.bits import BITS, add_bits, lowest
from nunatak.engine.position import CHANCE, SEAT_BITS, Action, Decision, Menu
from nunatak.games.antarctica.rules.decisions.cards import Assign, Hasten, Icebreak, Reinforce
from nunatak.games.antarctica.rules.decisions.discards import Discard, why_no_discard
from nunatak.games.antarctica.rules.decisions.shipyard import launch
from nunatak.games.antarctica.rules.decisions.sun import end_turn
from nunatak.games.antarctica.rules.decisions.tracks import (
    add_tracks,
    advance_mover,
    why_no_advance,
)
from nunatak.games.antarctica.rules.position import (
    ADVANCE_WHERE,
    BUILDING,
    NO_CARD,
    PILE,
    POINTS,
    THEN_GO_ON,
    TURN_UP_CARD,
    Antarctica,
)
from nunatak.games.antarctica.rules.scoring import SEATED
from nunatak.games.antarctica.rules.vocabulary import (
    ADVANCE,
    AREA_COUNT,
    ASSIGN,
    BASIC,
    BUILD,
    BUILT,
    CAMP,
    DISCARD,
    DONE,
    EXPERTISE,
    HASTEN,
    ICEBREAK,
    LAUNCH,
    PILE_COUNT,
    POINTS_LOST,
    RECRUIT,
    RECRUITED,
    REINFORCE,
    RESEARCH,
    RESEARCHED,
    RESOURCES,
    SAIL,
    SHIPYARD,
    STAY,
    TRACK_COUNT,
    USED,
)


@final
class Act(Menu[Antarctica]):
    """What to do in the target area, until the player has done enough (ruling 5)."""

    name = "act"
    secret = True  # whoever is not asked would be known to hold no card that can be played

    def __init__(self) -> None:
        self.build = Build(BUILD, PILE_COUNT)
        self.launch = Launch(LAUNCH)
        self.recruit = Recruit(RECRUIT)
        self.research = Research(RESEARCH, TRACK_COUNT)
        self.icebreak = Icebreak(ICEBREAK, AREA_COUNT)
        self.assign = Assign(ASSIGN)
        self.reinforce = Reinforce(REINFORCE)
        self.hasten = Hasten(HASTEN, TRACK_COUNT)
        self.discard = Discard(DISCARD)
        super().__init__(
            [
                self.build,
                self.launch,
                self.recruit,
                self.research,
                self.icebreak,
                self.assign,
                self.reinforce,
                self.hasten,
                self.discard,
                Done(DONE),
            ]
        )

    def options(self, p: Antarctica, out: vec[i64]) -> i64:
        """Write the options of all actions; no decision is met more often."""
        n: i64 = 0
        if not p.acted:
            n = self.build.options(p, out, n)
            n = self.launch.options(p, out, n)
            n = self.recruit.options(p, out, n)
            n = self.research.options(p, out, n)
        if p.may_play_card():
            n = self.icebreak.options(p, out, n)
            n = self.assign.options(p, out, n)
            n = self.reinforce.options(p, out, n)
            n = self.hasten.options(p, out, n)
        n = self.discard.options(p, out, n)
        out[n] = DONE
        return n + 1

    def why_none(self, p: Antarctica, option: i64) -> str:
        if option == STAY or SAIL <= option < BUILD:
            return "why-sailed-already"
        return why_no_discard(p, option)


@final
class Done(Action[Antarctica]):
    """Enough is done."""

    def take(self, p: Antarctica, noun: i64) -> None:
        end_turn(p)


# Build a building (rulebook, Box B)


@final
class Build(Action[Antarctica]):
    """The building of a pile's top card and its scientists come to the target area."""

    def options(self, p: Antarctica, out: vec[i64], n: i64) -> i64:
        if p.acted:
            return n
        access = p.access(p.mover)
        for pile in range(PILE_COUNT):
            out[n] = BUILD + pile
            n += i64(p.can_build(pile, access))
        return n

    def take(self, p: Antarctica, noun: i64) -> None:
        card = p.face_up[noun]
        tables = p.tables
        missing = tables.needs[card] & ~p.access(p.mover)
        if missing != 0:
            use_resource_card(p, missing)
        building = tables.results[card]
        scientists = tables.scientists[card]
        p.buildings[p.target] |= BITS[building]
        p.scientists[p.target * SEATED + p.mover] += scientists
        p.supply[p.mover] -= scientists
        p.built[p.mover] |= BITS[card]
        p.stars[p.mover] += tables.stars[card]
        p.face_up[noun] = NO_CARD
        p.acted = True
        p.idle = 0
        p.tell(BUILT, p.mover, building, p.target, scientists)
        p.step(THEN_GO_ON)
        if p.is_bare(noun):
            p.ask(TURN_UP_CARD, CHANCE, PILE.put(noun))
        if p.can_advance_somewhere(p.mover, 0):
            p.ask(ADVANCE_WHERE, p.mover, POINTS.put(tables.research[card]))
        else:
            p.tell(POINTS_LOST, p.mover, tables.research[card])

    def why_not(self, p: Antarctica, noun: i64) -> str:
        if p.acted:
            return "why-one-action"
        card = p.face_up[noun]
        if card == NO_CARD:
            return "why-pile-empty"
        if p.buildings[p.target] & BITS[p.tables.results[card]] != 0:
            return "why-building-there"
        if p.supply[p.mover] < p.tables.scientists[card]:
            return "why-supply-short"
        missing = p.tables.needs[card] & ~p.access(p.mover)
        if p.card_players & SEAT_BITS[p.mover] != 0 and p.holds_for(missing):
            return "why-no-access-by-card"
        return "why-no-access"


def use_resource_card(p: Antarctica, missing: i64) -> None:
    """Let a Resource card stand in for the one building that is missing (ruling 6)."""
    p.card_players |= SEAT_BITS[p.mover]
    kind = EXPERTISE
    if missing & RESOURCES != 0:
        kind = BASIC
        p.basics &= ~SEAT_BITS[p.mover]
    else:
        p.experts[p.mover] -= 1
    p.tell(USED, p.mover, kind, lowest(missing))


@final
class AdvanceWhere(Decision[Antarctica]):
    """On which track a new building advances its builder."""

    name = "advance-where"
    about = BUILDING

    def options(self, p: Antarctica, out: vec[i64]) -> i64:
        return add_tracks(p, ADVANCE, p.actor, 0, out, 0)

    def take(self, p: Antarctica, option: i64) -> None:
        advance_mover(p, option - ADVANCE, POINTS.of(p.about))

    def why_not(self, p: Antarctica, option: i64) -> str:
        if not ADVANCE <= option < ADVANCE + TRACK_COUNT:
            return ""
        return why_no_advance(p, option - ADVANCE, p.actor)


@final
class Launch(Action[Antarctica]):
    """A new ship, where the target area has a Shipyard."""

    def options(self, p: Antarctica, out: vec[i64], n: i64) -> i64:
        out[n] = LAUNCH
        return n + i64(not p.acted and p.can_launch())

    def take(self, p: Antarctica, noun: i64) -> None:
        p.acted = True
        p.step(THEN_GO_ON)
        launch(p, p.mover)

    def why_not(self, p: Antarctica, noun: i64) -> str:
        if p.acted:
            return "why-one-action"
        if p.buildings[p.target] & BITS[SHIPYARD] == 0:
            return "why-no-shipyard"
        return "why-sun-full" if p.ships[p.mover] > 0 else "why-no-ships-left"


# Recruit scientists, and advance on a research track (rulebook, Box C)


@final
class Recruit(Action[Antarctica]):
    """As many scientists join the supply as one has ships and scientists there."""

    def options(self, p: Antarctica, out: vec[i64], n: i64) -> i64:
        out[n] = RECRUIT
        return n + i64(not p.acted and p.can_recruit())

    def take(self, p: Antarctica, noun: i64) -> None:
        count = min(p.strength(p.target, p.mover), p.reserve[p.mover])
        p.acted = True
        p.join(p.mover, count)
        p.tell(RECRUITED, p.mover, count, p.target)
        p.step(THEN_GO_ON)

    def why_not(self, p: Antarctica, noun: i64) -> str:
        if p.acted:
            return "why-one-action"
        if p.buildings[p.target] & BITS[CAMP] == 0:
            return "why-no-camp"
        return "why-nobody-there" if p.strength(p.target, p.mover) == 0 else "why-reserve-empty"


@final
class Research(Action[Antarctica]):
    """A track that a centre of the target area serves, by one's ships and scientists there."""

    def options(self, p: Antarctica, out: vec[i64], n: i64) -> i64:
        return n if p.acted else add_bits(p.researched(), RESEARCH, out, n)

    def take(self, p: Antarctica, noun: i64) -> None:
        points = p.strength(p.target, p.mover)
        p.acted = True
        p.tell(RESEARCHED, p.mover, p.target, points)
        p.step(THEN_GO_ON)
        advance_mover(p, noun, points)

    def why_not(self, p: Antarctica, noun: i64) -> str:
        if p.acted:
            return "why-one-action"
        if p.tables.tracks[p.players] & BITS[noun] == 0:
            return "why-track-closed"
        if p.served() & BITS[noun] == 0:
            return "why-no-centre"
        if p.strength(p.target, p.mover) == 0:
            return "why-nobody-there"
        return why_no_advance(p, noun, p.mover)
