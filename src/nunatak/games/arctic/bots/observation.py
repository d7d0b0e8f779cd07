"""The Arctic as numbers: all of it lies open."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64

from nunatak.engine.bits import BITS
from nunatak.engine.observation import Observation, turned
from nunatak.games.arctic.rules.position import Arctic
from nunatak.games.arctic.rules.vocabulary import (
    ACTION_COUNT,
    ACTIONS,
    AREAS,
    COUNTRIES,
    COUNTRY_COUNT,
    NATION_COUNT,
    NATIONS,
    PLACES,
    SPACE_COUNT,
    SPACES,
    TRACK,
    TRACK_COUNT,
)


@final
class ArcticObservation(Observation[Arctic]):
    """What is in every area, every country's display and everybody's purse."""

    def names(self, players: int) -> list[str]:
        """Return what each number of the row means; lobbyists are 1 for one's own, 2 the next."""
        found = super().names(players)
        found += ["round", "phase", "start player", "country that acts", "space that acts"]
        found += ["law", "Norway's support", "Norway has joined", "asked about", "step of sailing"]
        for nation in NATIONS:
            found += [f"ships of {nation} in {area}" for area in AREAS]
        found += [f"controller of {area}" for area in AREAS]
        found += [f"platform in {area}" for area in AREAS]
        found += [f"protector in {area}" for area in AREAS]
        found += [f"unmoved ships in {area}" for area in AREAS]
        found += [f"lobbyist on {space}" for space in SPACES]
        found += [f"lobbyist on the track {space}" for space in TRACK]
        found += [f"lobbyist on {country} {action}" for country in COUNTRIES for action in ACTIONS]
        for what in ("treasury", "vote", "conflict", "unrest"):
            found += [f"{what} of {country}" for country in COUNTRIES]
        for what in ("money", "lobbyists in hand"):
            found += [f"{what} {i}" for i in range(players)]
        return found

    def write(self, p: Arctic, eye: i64, out: vec[i16], at: i64) -> None:
        """Write the row into `out`, from `at` on."""
        at = self.write_common(p, eye, out, at)
        out[at] = i16(p.round)
        out[at + 1] = i16(p.phase)
        out[at + 2] = i16(turned(p.first, eye, p.players))
        out[at + 3] = i16(p.country)
        out[at + 4] = i16(p.number)
        out[at + 5] = i16(p.law)
        out[at + 6] = i16(p.support)
        out[at + 7] = i16(i64(p.joined))
        out[at + 8] = i16(p.about)
        out[at + 9] = i16(p.step_of_sail)
        at += 10
        for i in range(NATION_COUNT * PLACES):
            out[at + i] = i16(p.ships[i])
        at += NATION_COUNT * PLACES
        for area in range(PLACES):
            out[at + area] = i16(p.controller(area))
            out[at + PLACES + area] = i16(whose_platform(p, area, eye))
            guard: i64 = 0
            if p.guard[area] != 0:
                guard = turned((p.guard[area] - 1) >> 3, eye, p.players) + 1
            out[at + 2 * PLACES + area] = i16(guard)
            out[at + 3 * PLACES + area] = i16(p.sailing[area] & 255)
        at += 4 * PLACES
        at = write_owners(p, p.influence, SPACE_COUNT, eye, out, at)
        at = write_owners(p, p.track, TRACK_COUNT, eye, out, at)
        at = write_owners(p, p.boxes, COUNTRY_COUNT * ACTION_COUNT, eye, out, at)
        for country in range(COUNTRY_COUNT):
            out[at + country] = i16(p.treasury[country])
            out[at + COUNTRY_COUNT + country] = i16(p.vote[country])
            out[at + 2 * COUNTRY_COUNT + country] = i16(p.conflict[country])
            out[at + 3 * COUNTRY_COUNT + country] = i16(i64(p.unrest & BITS[country] != 0))
        at += 4 * COUNTRY_COUNT
        seat = eye
        for i in range(p.players):
            out[at + i] = i16(p.money[seat])
            out[at + p.players + i] = i16(p.hand[seat])
            seat = p.seat_after(seat)


def whose_platform(p: Arctic, area: i64, eye: i64) -> i64:
    """Return whose platform is in an area: 1 for one's own, 2 for the next, 0 for none."""
    for seat in range(p.players):
        if p.rigs[seat] & BITS[area] != 0:
            return turned(seat, eye, p.players) + 1
    return 0


def write_owners(p: Arctic, owners: vec[i64], count: i64, eye: i64, out: vec[i16], at: i64) -> i64:
    """Write whose lobbyists stand somewhere and return where the next number goes."""
    for i in range(count):
        owner: i64 = 0
        if owners[i] != 0:
            owner = turned(owners[i] - 1, eye, p.players) + 1
        out[at + i] = i16(owner)
    return at + count


def observation() -> ArcticObservation:
    """Return how the game is seen."""
    return ArcticObservation()
