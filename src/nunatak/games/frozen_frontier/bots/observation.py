"""Frozen Frontier as numbers: what a seat may see, in a row."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from nunatak.engine.bits import count_bits
from nunatak.engine.observation import Observation, turned
from nunatak.games.frozen_frontier.rules.position import FrozenFrontier
from nunatak.games.frozen_frontier.rules.rows import AISAAC, BITS, OWN, POOL, SPACES_IN_CITY
from nunatak.games.frozen_frontier.rules.tables import SLOTS_IN_CITY
from nunatak.games.frozen_frontier.rules.vocabulary import (
    CITIES,
    CITY_COUNT,
    CONTRACT_COUNT,
    CONTRACTS,
    PROJECT_COUNT,
    PROJECTS,
)

OPEN: Final[i64] = 24  # what everybody sees of a player: the fields of its row before the hand
FIELDS = (
    "Qubits",
    "points",
    "engineers",
    "scientists",
    "industry",
    "science",
    "small buildings left",
    "large buildings left",
    "AI tokens left",
    "penalties",
    "aerogel",
    "energy",
    "regolith",
    "helium",
    "corporation",
    "open slots",
    "slot 1",
    "slot 2",
    "slot 3",
    "slot 4",
    "slot 5",
    "research 1",
    "research 2",
    "research 3",
)


@final
class FrozenObservation(Observation[FrozenFrontier]):
    """The cities and everybody's board; of hands one's own, of others' the size."""

    def names(self, players: int) -> list[str]:
        """Return what each number of the row means."""
        found = super().names(players)
        found += ["round", "phase", "layout", "turn of", "stack", "card played, 0 if none"]
        found += [f"subsidy {i + 1}, 0 if none" for i in range(POOL)]
        for city in CITIES:
            found += [f"tax in {city}", f"project in {city}, 0 if none", f"Basic covered in {city}"]
            found += [f"owner of slot {i + 1} in {city}" for i in range(SLOTS_IN_CITY)]
            found += [f"settled {i + 1} in {city}" for i in range(SPACES_IN_CITY)]
            found += [f"covered {i + 1} in {city}" for i in range(SPACES_IN_CITY)]
            found += [f"AI tokens of {i} in {city}" for i in range(players)]
            found += [f"AI tokens of AISAAC in {city}"]
        found += [f"{card} in hand" for card in PROJECTS]
        found += [f"{card} in hand" for card in CONTRACTS]
        found += [f"{card} in the pool" for card in CONTRACTS]
        for i in range(players):
            found += [f"{field} of {i}" for field in FIELDS]
            found += [f"projects of {i}", f"contracts of {i}", f"carrier of {i}"]
            found += [f"contracts fulfilled by {i}"]
        return found

    def write(self, p: FrozenFrontier, eye: i64, out: vec[i16], at: i64) -> None:
        """Write the row into `out`, from `at` on."""
        at = self.write_common(p, eye, out, at)
        out[at] = i16(p.round)
        out[at + 1] = i16(p.phase)
        out[at + 2] = i16(p.layout)
        out[at + 3] = i16(self.counted(p, p.active, eye))
        out[at + 4] = i16(p.stack)
        out[at + 5] = i16(p.playing + 1)
        at += 6
        for place in range(POOL):
            out[at + place] = i16(p.pool[place] + 1)
        at += POOL
        for city in range(CITY_COUNT):
            at = self.write_city(p, city, eye, out, at)
        write_bits(p.hand(eye), PROJECT_COUNT, out, at)
        at += PROJECT_COUNT
        write_bits(p.contracts_held(eye), CONTRACT_COUNT, out, at)
        at += CONTRACT_COUNT
        write_bits(0, CONTRACT_COUNT, out, at)
        for card in p.papers:
            out[at + card] = 1
        at += CONTRACT_COUNT
        own = p.own
        seat = eye
        for _place in range(p.players):
            first = seat * OWN
            for field in range(OPEN):
                out[at + field] = i16(own[first + field])
            at += OPEN
            out[at] = i16(count_bits(p.hand(seat)))
            out[at + 1] = i16(count_bits(p.contracts_held(seat)))
            out[at + 2] = i16(p.here(seat))
            out[at + 3] = i16(p.contracts_fulfilled(seat))
            at += 4
            seat += 1
            if seat == p.players:
                seat = 0

    def counted(self, p: FrozenFrontier, who: i64, eye: i64) -> i64:
        """Return whose it is, counted from the eye on; AISAAC comes after all seats."""
        return p.players if who == AISAAC else turned(who, eye, p.players)

    def write_city(self, p: FrozenFrontier, city: i64, eye: i64, out: vec[i16], at: i64) -> i64:
        """Write what lies in a city, and return where the next number goes."""
        out[at] = i16(p.tax(city))
        out[at + 1] = i16(p.project_in(city) + 1)
        out[at + 2] = i16(i64(p.covered(city) & BITS[SPACES_IN_CITY] != 0))
        at += 3
        owners = p.owners(city)
        for slot in range(SLOTS_IN_CITY):
            owner = owners & 7
            owners >>= 3
            out[at + slot] = i16(i64(0) if owner == 0 else self.counted(p, owner - 1, eye) + 1)
        at += SLOTS_IN_CITY
        write_bits(p.settled(city), SPACES_IN_CITY, out, at)
        at += SPACES_IN_CITY
        write_bits(p.covered(city), SPACES_IN_CITY, out, at)
        at += SPACES_IN_CITY
        modules = p.all_modules(city)
        seat = eye
        for place in range(p.players):
            out[at + place] = i16((modules >> (8 * seat)) & 255)
            seat += 1
            if seat == p.players:
                seat = 0
        out[at + p.players] = i16((modules >> (8 * AISAAC)) & 255)
        return at + p.players + 1


def write_bits(bits: i64, count: i64, out: vec[i16], at: i64) -> None:
    """Write 1 for every bit that is set, and 0 for the others."""
    for place in range(at, at + count):
        out[place] = i16(bits & 1)
        bits >>= 1


def observation() -> FrozenObservation:
    """Return how the game is seen."""
    return FrozenObservation()
